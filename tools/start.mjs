// npm start: installs, builds and runs the whole product. Plain JavaScript for Node 20, since nothing is installed yet.
import { ensureBuilt } from "./bootstrap/build.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { pinnedNode, root, told } from "./bootstrap/project.mjs";
import { become } from "./bootstrap/run.mjs";

await told(async () => {
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  become(pinnedNode, ["server/main.ts", ...process.argv.slice(2)]);
});
