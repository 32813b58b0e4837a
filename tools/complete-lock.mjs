// node tools/complete-lock.mjs, after every change of dependencies.
//
// npm leaves out of package-lock.json the binary packages of other systems that it could not see when it resolved; `npm ci`
// then refuses the whole lock, on every machine. Their names and exact versions stand in their parents: this writes them in.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingFromLock, withMissing } from "./bootstrap/lock.mjs";
import { root } from "./bootstrap/project.mjs";

const file = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingFromLock(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(withMissing(lock), null, 2)}\n`);
console.log(`${missing.length} added to package-lock.json`);
