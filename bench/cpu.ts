import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks per second of /proc: 100 on every Linux that Node runs on. */
const ticks = 100;

/** Fields of /proc/<pid>/stat after the command's name: parent, then time in user, in system, and both of children that ended. */
function statOf(pid: string): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) };
  } catch {
    return null;
  }
}

/** Processor time, in ms, a process and its children have used; not a number where there is no /proc. */
export function processorMs(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  let sum = 0;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const found = statOf(name);
    if (found && (Number(name) === pid || found.parent === pid)) sum += found.ticks;
  }
  return (sum * 1000) / ticks;
}
