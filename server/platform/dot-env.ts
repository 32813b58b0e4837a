import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";

/** Reads `.env` of the project into the environment; what is set already stands. */
export function readDotEnv(projectRoot: string): void {
  const file = join(projectRoot, ".env");
  if (existsSync(file)) loadEnvFile(file);
}
