// npm run keys:rotate: changes the key of the encrypted columns. Plain JavaScript for Node 20, which starts the pinned Node.
import { ensureInstalled } from "./bootstrap/install.mjs";
import { pinnedNode, root, told } from "./bootstrap/project.mjs";
import { become } from "./bootstrap/run.mjs";

await told(async () => {
  process.chdir(root);
  await ensureInstalled();
  become(pinnedNode, ["server/rotate-keys.ts", ...process.argv.slice(2)]);
});
