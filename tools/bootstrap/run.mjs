import { spawn } from "node:child_process";
import { constants } from "node:os";
import { projectEnvironment, root } from "./project.mjs";

/**
 * Runs a program of the project to its end and answers `{ code, output }`. Quiet: its output is kept, and only its caller
 * shows it; `started` is told its number. A program that outlives `limit` milliseconds is ended with all its children; `code` is then 124.
 */
export function runQuietly(program, args, { env = projectEnvironment(), limit = 0, started } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    if (child.pid) started?.(child.pid);
    const chunks = [];
    let isLate = false;
    const end = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // Gone already.
      }
    };
    // A group of its own, so that its children end with it; an interruption is therefore handed on by hand.
    const handOn = (signal) => {
      end(signal);
      process.exit(128 + constants.signals[signal]);
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.once(signal, handOn);
    const timers = [];
    if (limit > 0) {
      const late = () => {
        isLate = true;
        end("SIGTERM");
        timers.push(setTimeout(end, 10_000, "SIGKILL"));
      };
      timers.push(setTimeout(late, limit));
    }
    const settle = (code, note = "") => {
      for (const signal of signals) process.removeListener(signal, handOn);
      for (const timer of timers) clearTimeout(timer);
      resolve({ code, output: Buffer.concat(chunks).toString() + note });
    };
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.once("error", (error) => settle(127, String(error)));
    child.once("close", (code, signal) =>
      settle(isLate ? 124 : (code ?? 128 + constants.signals[signal]), isLate ? `\nended after ${limit / 1000} s` : ""),
    );
  });
}

/**
 * Becomes the program where this Node can (one process less, and signals reach it without us); else runs it, hands on
 * signals, and ends as it ends. Should this process be killed outright, the program sees its channel close.
 */
export function become(program, args) {
  const env = projectEnvironment();
  if (typeof process.execve === "function") process.execve(program, [program, ...args], env);
  const child = spawn(program, args, { cwd: root, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    console.error(error);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
