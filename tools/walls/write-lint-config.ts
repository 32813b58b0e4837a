import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lintConfigText } from "./lint-config.ts";

/** Rewrites `.oxlintrc.json` from the rooms: `node tools/walls/write-lint-config.ts`. */
writeFileSync(join(import.meta.dirname, "..", "..", ".oxlintrc.json"), lintConfigText());
