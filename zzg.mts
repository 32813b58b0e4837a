// per missed case: what was heard falsely (with text), who, numbers wrong; and the case's signs not heard
import { concepts, presentations } from "#triage-engine/knowledge/index.ts";
import { derivations } from "#triage-engine/knowledge/derivations.ts";
import { sharedQuestions } from "#triage-engine/knowledge/questions.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { readBook } from "#triage-engine/reasoning/book.ts";
import { complete, noFacts, noteSign } from "#triage-engine/reasoning/facts.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";
import { readdirSync } from "node:fs";
const book = readBook({ concepts, presentations, sharedQuestions, derivations });
const read = makeReader(concepts);
const [folder, only = ""] = process.argv.slice(2);
for (const f of readdirSync(folder!).sort()) for (const v of Object.values(await import(folder + "/" + f)).flat() as any[]) {
  if (!v.id.includes(only)) continue;
  const p = playVignette(v); const ok = (p.outcome.level === v.level || v.accepts?.includes(p.outcome.level));
  const sp = p.outcome.specialties.some((s: any) => v.specialties.includes(s));
  if (ok && sp && !process.argv.includes("--all")) continue;
  const facts = noFacts();
  for (const id of v.yes) noteSign(facts, id, { value: "yes", via: "said", turn: 1 } as never, false);
  for (const [n, x] of Object.entries(v.numbers ?? {})) facts.numbers.set(n as never, x as number);
  const truth = new Set([...complete(facts, book.consequences).signs].filter(([, s]) => s.value === "yes").map(([id]) => id));
  const r = read(v.says);
  console.log(`\n## ${v.id} want ${v.level} got ${p.outcome.level}${ok ? "" : " LEVEL"}${sp ? "" : " SPEC "+p.outcome.specialties}\n${v.says}\n  who ${r.who?.noun ?? "-"} ${r.numbers.map((n: any) => `${n.name}=${Math.round(n.value*10)/10}${n.about === "other" ? "(other)" : ""}`).join(" ")} true ${JSON.stringify(v.numbers)}`);
  const heard = new Set<string>();
  for (const m of r.mentions as any[]) {
    const live = m.polarity === "yes" && m.about === "patient" && m.time === "now" && !m.hypothetical;
    if (live) heard.add(m.concept);
    const bad = live ? !truth.has(m.concept) : truth.has(m.concept) && m.polarity !== "yes" ;
    const lost = !live && m.polarity === "yes" && truth.has(m.concept);
    if (bad || lost) console.log(`   ${live ? "FALSE" : lost ? "LOST " : "DENIED"} ${m.concept}${m.loose ? " ?" : ""} ${m.about === "patient" ? "" : m.about} ${m.time === "now" ? "" : m.time} ${m.hypothetical ? "hyp" : ""} « ${v.says.slice(m.from, m.to)} »`);
  }
  console.log("   heard " + [...heard].join(" ") + "\n   TRUE not heard: " + v.yes.filter((y: string) => !heard.has(y)).join(" "));
  console.log("   WHY " + JSON.stringify(p.outcome.reasons).slice(0, 300));
}
