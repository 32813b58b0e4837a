// npm run dev: the product with its pages rebuilt and its server restarted at each change, every provider fake.
import { spawn } from "node:child_process";
import { build } from "./bootstrap/build.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { pinnedNode, projectEnvironment, root, Stop, told } from "./bootstrap/project.mjs";
import { sentences } from "./bootstrap/sentences.mjs";

const vite = "node_modules/vite/bin/vite.js";

/** Keys of real providers are left out, so that a developer's `.env` never sends or charges anything. */
const fake = {
  NODE_ENV: "development",
  PAYMENT_PROVIDER: "sandbox",
  PAYSTACK_SECRET_KEY: "",
  TRIAGE_LLM_URL: "",
  TRIAGE_LLM_KEY: "",
  SUPABASE_URL: "",
};

const commands = [
  ["--watch", "--watch-preserve-output", "server/main.ts"],
  [vite, "build", "--watch", "--logLevel", "warn"],
  [vite, "build", "--ssr", "--watch", "--logLevel", "warn"],
];

await told(async () => {
  process.chdir(root);
  await ensureInstalled();
  // Whole once before the server looks for them; the watchers then follow the changes.
  const { code, output } = await build();
  if (code !== 0) {
    console.error(output.trim());
    throw new Stop(sentences.buildFailed());
  }
  const env = projectEnvironment(fake);
  const children = commands.map((args) => spawn(pinnedNode, args, { stdio: ["ignore", "inherit", "inherit"], env }));
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // They are of use only together.
  for (const child of children) child.once("exit", stop);
});
