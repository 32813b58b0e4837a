import { starting } from "#texts/starting.ts";

export type StartProblemCode = keyof typeof starting;

/** Says why the embedded database cannot run, in one French sentence fit to be shown to the person who starts it. */
export class StartProblem extends Error {
  readonly code: StartProblemCode;

  constructor(code: StartProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "StartProblem";
    this.code = code;
  }
}

/** Says that a living process already holds the data folder; that process is never disturbed. */
export class AlreadyRunning extends StartProblem {
  readonly address: string | undefined;

  constructor(folder: string, address?: string) {
    super("already_running", starting.already_running(folder, address));
    this.name = "AlreadyRunning";
    this.address = address;
  }
}

/** Turns what the file system or PostgreSQL said about `folder` into a start problem; leaves a start problem as it is. */
export function explain(error: unknown, folder: string): StartProblem {
  if (error instanceof StartProblem) return error;
  const { code = "", syscall = "" } = error as NodeJS.ErrnoException;
  const text = error instanceof Error ? error.message : String(error);
  if (code === "ENOSPC" || code === "EDQUOT" || /no space left|disk quota|wrote only \d+ of/i.test(text)) {
    return new StartProblem("disk_full", starting.disk_full(folder), error);
  }
  if (syscall.startsWith("spawn")) {
    if (code === "EPERM") return new StartProblem("no_user", starting.no_user(), error);
    return new StartProblem("no_binaries", starting.no_binaries(`${process.platform}-${process.arch}`), error);
  }
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ELOOP", "ENOENT"].includes(code)) {
    return new StartProblem("folder_not_writable", starting.folder_not_writable(folder), error);
  }
  if (/read-only file system|permission denied/i.test(text)) {
    return new StartProblem("folder_not_writable", starting.folder_not_writable(folder), error);
  }
  return new StartProblem("did_not_start", starting.did_not_start(firstLine(text)), error);
}

function firstLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const told = lines.find((line) => /\b(FATAL|PANIC|error):/i.test(line));
  return (told ?? lines.find((line) => line !== "") ?? "PostgreSQL").replace(/^.*?\b(FATAL|PANIC|error):\s*/i, "");
}
