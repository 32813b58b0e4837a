import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { canReach, userFor } from "./run-as.ts";
import { explain, StartProblem } from "./start-problem.ts";
import { starting } from "#texts/starting.ts";

/**
 * Names the folder that holds the embedded database when `DATA_DIR` names none: `.data` in the project, or a folder of its own
 * under /var/lib when root starts a project that the database's user cannot enter (such as one under /root).
 */
export function defaultDataDir(projectRoot: string): string {
  const inside = join(projectRoot, ".data");
  const user = userFor(join(inside, "postgres"));
  if (user === undefined || canReach(user, projectRoot)) return inside;
  const mark = createHash("sha256").update(projectRoot).digest("hex").slice(0, 8);
  return join("/var/lib/keneya", `${basename(projectRoot)}-${mark}`);
}

/** Makes the data folder, which the database's user may cross and not list. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  } catch (error) {
    throw explain(error, dataDir);
  }
  const user = userFor(join(dataDir, "postgres"));
  if (user !== undefined && !canReach(user, dataDir)) {
    throw new StartProblem("folder_unreachable", starting.folder_unreachable(dataDir, user.name));
  }
}
