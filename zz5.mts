import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { readdirSync, writeFileSync } from "node:fs";
const extra: any[] = [];
for (const d of process.argv.slice(3)) for (const f of readdirSync(d)) extra.push(...Object.values(await import(d + "/" + f)).flat() as any[]);
const out: any = {};
for (const v of [...workVignettes, ...extra] as any[]) { const p = playVignette(v); out[v.id] = { l: p.outcome.level ?? "none", ok: p.outcome.level === v.level || v.accepts?.includes(p.outcome.level) === true, s: p.outcome.specialties.some((s) => v.specialties.includes(s)), q: p.asked.length, d: p.asked.filter((a) => /Ai-je bien compris|au juste/.test(a)).length, w: v.level, t: v.tags }; }
writeFileSync(process.argv[2], JSON.stringify(out));
