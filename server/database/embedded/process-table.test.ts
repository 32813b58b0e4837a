import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { fingerprint, isAlive, servesFolder } from "./process-table.ts";

describe("the process table", () => {
  it("tells a living process from one that is gone", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const pid = child.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    await new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGKILL");
    });
    expect(isAlive(pid)).toBe(false);
    expect(fingerprint(pid)).toBeUndefined();
  });

  it("does not count a zombie among the living", { skip: process.platform !== "linux" }, async () => {
    // The child ends after the shell was replaced by a sleep, which never buries it.
    const shell = spawn("sh", ["-c", "sleep 0.2 & echo $!; exec sleep 30"], { stdio: ["ignore", "pipe", "ignore"] });
    const pid = await new Promise<number>((resolve) => {
      shell.stdout.once("data", (text: Buffer) => resolve(Number(text.toString())));
    });
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(() => process.kill(pid, 0)).not.toThrow();
    shell.kill("SIGKILL");
  });

  it("names one run of a process the same each time and two processes differently", () => {
    expect(fingerprint(process.pid)).toBe(fingerprint(process.pid));
    expect(fingerprint(process.pid)).not.toBe(fingerprint(process.ppid));
  });

  it("does not take this process for a database server", () => {
    expect(servesFolder(process.pid, "/nowhere")).toBe(false);
  });
});
