import { describe, expect, it } from "vitest";
import { AlreadyRunning, explain } from "./start-problem.ts";

const system = (code: string, syscall = "mkdir") =>
  Object.assign(new Error(`${code}: said the system`), { code, syscall });

describe("what the person who starts is told", () => {
  it.each([
    [system("ENOSPC"), "disk_full"],
    [new Error('initdb: error: could not write to file "x": No space left on device'), "disk_full"],
    [new Error('FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 9'), "disk_full"],
    [system("EROFS"), "folder_not_writable"],
    [system("ENOTDIR"), "folder_not_writable"],
    [new Error('initdb: error: could not create directory "x": Read-only file system'), "folder_not_writable"],
    [system("EPERM", "spawn postgres"), "no_user"],
    [system("ENOENT", "spawn postgres"), "no_binaries"],
    [new Error("something nobody foresaw"), "did_not_start"],
  ])("names the cause of %s", (error, code) => {
    const problem = explain(error, "/srv/données");
    expect(problem.code).toBe(code);
    expect(problem.cause).toBe(error);
  });

  it("repeats the sentence in which PostgreSQL gave up, without its dressing", () => {
    const told = '2026-11-20 LOG:  starting\n2026-11-20 10:00:00 UTC [12] FATAL:  invalid value for parameter "x"\n';
    expect(explain(new Error(told), "/srv").message).toContain('(invalid value for parameter "x")');
  });

  it("leaves a problem that already has its sentence", () => {
    const problem = new AlreadyRunning("/srv", "http://localhost:3000");
    expect(explain(problem, "/srv")).toBe(problem);
  });
});
