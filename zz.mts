// node zz.mts folder [id-substring]: plays every case of a folder (absolute), explains misses
import { readdirSync } from "node:fs";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";
import { play } from "#triage-engine/chat.ts";
const folder = process.argv[2], only = process.argv[3] ?? "", all = process.argv.includes("--all"), sums = process.argv.includes("--sums");
const rank:any = { self_care: 0, routine: 1, urgent: 2, emergency: 3 };
let n=0,ok=0,u=0,o=0,spec=0,q=0; const lv:any={};
for (const f of readdirSync(folder).sort()) {
  const m = await import(folder + "/" + f);
  for (const v of Object.values(m).flat() as any[]) {
    if (!v.id.includes(only)) continue;
    const p = playVignette(v);
    const level = p.outcome.level as any;
    const good = level === v.level || v.accepts?.includes(level);
    const sp = p.outcome.specialties.some((s:any)=>v.specialties.includes(s));
    n++; q+=p.asked.length; if (good) ok++; else if ((rank[level]??-1)<rank[v.level]) u++; else o++;
    if (sp) spec++;
    const l = lv[v.level]??={n:0,ok:0}; l.n++; if(good)l.ok++;
    if ((good && sp && !all)||sums) continue;
    console.log(`\n### ${good?"":"LEVEL "}${sp?"":"SPEC "}${v.id} want ${v.level}${v.accepts?`(${v.accepts})`:""} got ${level} [${p.outcome.specialties}] want [${v.specialties}] tags ${v.tags} ${JSON.stringify(v.numbers)} ${v.sex}`);
    console.log("SAYS " + v.says);
    console.log("YES  " + v.yes.join(" ")+ (v.unknown?.length?" UNKNOWN "+v.unknown.join(" "):""));
    p.asked.forEach((a:string,i:number)=>console.log(`  Q ${a}\n  A ${p.messages[i+1]}`));
    console.log("WHY  " + JSON.stringify((p.outcome as any).reasons ?? (p.outcome as any).trace?.rules));
    console.log("HEARD " + [...(p.outcome as any).trace ? [JSON.stringify(p.outcome.trace.facts)] : []].join(''));
  }
}
console.log(`\n${n} cases: accepted ${(100*ok/n).toFixed(1)} % under ${u} over ${o} spec ${(100*spec/n).toFixed(1)} q ${(q/n).toFixed(2)}`, JSON.stringify(lv));
