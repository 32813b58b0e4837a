import { readFileSync } from "node:fs";
import path from "node:path";
import { levels, rank } from "#triage-engine/schema.ts";
import { asVignette, firstLinesIn } from "#triage-engine/vignettes/first-lines.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";

const folder = path.join(import.meta.dirname, "../triage-engine/vignettes/sentences");
const sets = [
  ["learnt from", "first-lines.tsv"],
  ["held", "held-first-lines.tsv"],
] as const;

/** How people fare who write one line and answer truthfully: what each level was told, emergencies told at once, questions. */
export function firstLinesReport(row: (name: string, text: string) => void): void {
  for (const [name, file] of sets) {
    const played = firstLinesIn(readFileSync(path.join(folder, file), "utf8"))
      .map(asVignette)
      .map((one) => playVignette(one));
    for (const level of levels.toReversed()) {
      const list = played.filter(({ vignette }) => vignette.level === level);
      if (!list.length) continue;
      const told = (wanted: (got: number) => boolean) =>
        list.filter(({ outcome }) => outcome.level && wanted(rank(outcome.level))).length;
      const questions = list.reduce((sum, { asked }) => sum + asked.length, 0) / list.length;
      const atOnce = list.filter(({ outcome, asked }) => outcome.level === level && !asked.length).length;
      row(
        `one line, ${name}: ${level}`,
        `${told((got) => got === rank(level))} of ${list.length}, at once ${atOnce}, lower ${told((got) => got < rank(level))}, more than one level lower ${told((got) => got < rank(level) - 1)}, higher ${told((got) => got > rank(level))}; ${questions.toFixed(2)} questions`,
      );
    }
  }
}
