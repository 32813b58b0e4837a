// npm run triage:replay: plays a stored assessment again. Plain JavaScript for Node 20, which starts the pinned Node.
import { ensureInstalled } from "./bootstrap/install.mjs";
import { pinnedNode, root, told } from "./bootstrap/project.mjs";
import { become } from "./bootstrap/run.mjs";

await told(async () => {
  process.chdir(root);
  await ensureInstalled();
  become(pinnedNode, ["server/replay-triage.ts", ...process.argv.slice(2)]);
});
