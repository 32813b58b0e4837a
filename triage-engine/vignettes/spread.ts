import { sorted } from "#triage-engine/sorted.ts";

/** So many cases, by chance but always the same, and nearly the same when others are added: what plays them takes no longer when there are more. */
export function spread<One extends { id: string }>(cases: readonly One[], count: number): One[] {
  const drawn = cases.map((one) => ({ one, lot: lotOf(one.id) }));
  return sorted(drawn, (a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ one }) => one);
}

function lotOf(id: string): number {
  let lot = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) lot = Math.imul(lot ^ id.charCodeAt(at), 0x01000193) >>> 0;
  return lot;
}
