/**
 * Plays cases with the nurse as `tools/build.mjs` built her for the browser, pages included, and with the engine as it is there: what was renamed and packed on the way must answer
 * the same, the summary for the doctor aside. Run: `node tools/built-nurse.ts`.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { assessAlone, type Outcome } from "#triage-engine/engine.ts";
import type { Pocket } from "#triage-engine/pocket/pocket.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { spread } from "#triage-engine/vignettes/spread.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";

const client = path.join(path.dirname(import.meta.dirname), "dist/client");
/** So many cases are played; with `--all` twenty-five times as many (minutes). */
const plays = process.argv.includes("--all") ? 1500 : 60;

globalThis.fetch = (address) => Promise.resolve(new Response(readFileSync(path.join(client, String(address)))));
const file = readdirSync(path.join(client, "assets")).find((name) => /^pocket-nurse-.*\.js$/.test(name));
if (!file) throw new Error("Nothing is built: run node tools/build.mjs first");
const { loadPocketNurse } = (await import(pathToFileURL(path.join(client, "assets", file)).href)) as {
  loadPocketNurse: () => Promise<Pocket>;
};
const pocketNurse = await loadPocketNurse();

// Signs and rules go by a letter in the browser: what a person reads is compared.
function seen({ done, question, say, level, reasons, todo, avoid, watch, specialties, town, about }: Outcome) {
  const asked = question && { text: question.text, choices: question.choices, step: question.step };
  return { done, asked, say, level, reasons, todo, avoid, watch, specialties, town, about };
}

const differing: string[] = [];
let played = 0;
for (const vignette of spread(workVignettes, plays)) {
  const { messages } = playVignette(vignette, undefined, assessAlone);
  for (let said = 1; said <= messages.length; said += 1) {
    const turns = messages.slice(0, said).map((says) => ({ says }));
    const [sent, whole] = [seen(await pocketNurse.assess(turns)), seen(assessAlone(turns))];
    played += 1;
    if (!isDeepStrictEqual(sent, whole))
      differing.push(`${vignette.id}, message ${said}:\n${JSON.stringify(sent)}\n${JSON.stringify(whole)}`);
  }
}
console.log(`${played - differing.length} of ${played} messages answered by the built nurse as by the engine`);
for (const one of differing.slice(0, 3)) console.error(one);
process.exitCode = differing.length > 0 ? 1 : 0;
