import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartProblem } from "./start-problem.ts";
import { starting } from "#texts/starting.ts";

export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Finds whom PostgreSQL runs as: nobody special for an ordinary user, and for root, whom PostgreSQL refuses, the owner of
 * the data when there are some, else `postgres`, else a system user of our own, else `nobody`.
 * Refuses: `no_user` when root has none of them.
 */
export function userFor(cluster: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(cluster);
  if (owner !== undefined && owner.uid !== 0) return owner;
  const user = find("postgres") ?? find("keneya") ?? create("keneya") ?? find("nobody");
  if (user === undefined) throw new StartProblem("no_user", starting.no_user());
  return user;
}

/** Tells whether this user may walk down to the folder (and enter it). */
export function canReach(user: SystemUser, folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && !mayEnter(user, found)) return false;
    if (path === dirname(path)) return true;
  }
}

function mayEnter(user: SystemUser, folder: { mode: number; uid: number; gid: number }): boolean {
  if (user.uid === 0) return true;
  const shift = folder.uid === user.uid ? 6 : folder.gid === user.gid ? 3 : 0;
  return ((folder.mode >> shift) & 0o1) === 0o1;
}

function ownerOf(path: string): SystemUser | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && users().find((user) => user.uid === found.uid);
}

function find(name: string): SystemUser | undefined {
  return users().find((user) => user.name === name);
}

function create(name: string): SystemUser | undefined {
  const shell = "/usr/sbin/nologin";
  const attempts: [string, string[]][] = [
    ["useradd", ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent", "--shell", shell, name]],
    ["adduser", ["-S", "-D", "-H", "-s", shell, name]],
  ];
  for (const [command, args] of attempts) {
    const done = spawnSync(command, args, { stdio: "ignore", timeout: 5000 });
    if (done.status === 0) return find(name);
  }
  return undefined;
}

function users(): SystemUser[] {
  let text = "";
  try {
    text = readFileSync("/etc/passwd", "utf8");
  } catch {
    return [];
  }
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
