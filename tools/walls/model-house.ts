/**
 * A small house with one innocent file of each kind. The walls' tests build it in a temporary folder, so that nothing is ever
 * planted in the working tree and the tests do not depend on which features exist today.
 */
export const innocents: Record<string, string> = {
  "texts/fr/doctors.ts": `export const doctorTexts = { title: "Médecins" };\n`,
  "triage-engine/rules.ts": `export const urgent = (signs: readonly string[]): boolean => signs.includes("x");\n`,
  "contract/money.ts": `import * as z from "zod/mini";
import { doctorTexts } from "#texts/doctors.ts";
export const moneySchema = z.number();
export const moneyTitle = doctorTexts.title;\n`,
  "contract/money.test.ts": `import { expect, test } from "vitest";
import { moneyTitle } from "./money.ts";
test("has a title", () => {
  expect(moneyTitle).toBe("Médecins");
});\n`,
  "server/ports/sms.ts": `export type SmsPort = { send: (to: string) => Promise<void> };\n`,
  "server/database/db.ts": `import { type Kysely } from "kysely";
export type Db = Kysely<{ doctors: { id: string } }>;\n`,
  "server/platform/config.ts": `import { env } from "node:process";
export const port = env["PORT"] ?? "3000";\n`,
  "server/context.ts": `import { type Db } from "#server/database/db.ts";
import { type SmsPort } from "#server/ports/sms.ts";
export type Context = { db: Db; sms: SmsPort };\n`,
  "server/messages/queue-message.ts": `import { type Context } from "#server/context.ts";
export const queueMessage = async (context: Context): Promise<void> => context.sms.send("+2250700000000");\n`,
  "server/doctors/queries.ts": `import { sql } from "kysely";
import { type Db } from "#server/database/db.ts";
export const countDoctors = async (db: Db) => sql\`select 1\`.execute(db);\n`,
  "server/doctors/search-queries.ts": `import { sql } from "kysely";
export const one = sql\`select 1\`;\n`,
  "server/doctors/search.ts": `import { type Context } from "#server/context.ts";
import { queueMessage } from "#server/messages/queue-message.ts";
import { countDoctors } from "./queries.ts";
export const search = async (context: Context) => {
  await queueMessage(context);
  return countDoctors(context.db);
};\n`,
  "server/doctors/routes.ts": `import { search } from "./search.ts";
export const doctorRoutes = [search];\n`,
  "server/doctors/jobs.ts": `export const doctorJobs = [];\n`,
  "server/doctors/search.db.test.ts": `import { sql } from "kysely";
import { expect, test } from "vitest";
import { seededDatabase } from "#server/testing/database.ts";
import { search } from "./search.ts";
test("finds", () => {
  expect([search, sql, seededDatabase]).toHaveLength(3);
});\n`,
  "server/testing/database.ts": `import { port } from "#server/platform/config.ts";
export const seededDatabase = port;\n`,
  "server/providers/sms/orange.ts": `import { type SmsPort } from "#server/ports/sms.ts";
import { port } from "#server/platform/config.ts";
export const orange: SmsPort = { send: async () => void port };\n`,
  "server/app.ts": `import { doctorRoutes } from "#server/doctors/routes.ts";
export const routes = [...doctorRoutes];\n`,
  "server/main.ts": `import { orange } from "#server/providers/sms/orange.ts";
import { routes } from "./app.ts";
console.log(orange, routes);\n`,
  "web/ui/button.tsx": `import { type ReactNode } from "react";
export function Button(props: { children: ReactNode }) {
  return <button type="button">{props.children}</button>;
}\n`,
  "web/paths.ts": `export const paths = { home: "/" };\n`,
  "web/api/call.ts": `import { moneyTitle } from "#contract/money.ts";
export const call = async () => fetch(\`/api?\${moneyTitle}\`);\n`,
  "web/session/use-session.ts": `import { call } from "#web/api/call.ts";
export const useSession = () => call;\n`,
  "web/features/doctors/doctor-card.tsx": `import { doctorTexts } from "#texts/doctors.ts";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
export function DoctorCard() {
  useSession();
  return <Button>{doctorTexts.title} · {doctorTexts.title}</Button>;
}\n`,
  "web/screens/directory.tsx": `import { DoctorCard } from "#web/features/doctors/doctor-card.tsx";
export function Directory() {
  return <DoctorCard />;
}\n`,
  "web/routes.tsx": `import { lazy } from "react";
export const routes = [lazy(async () => ({ default: (await import("#web/screens/directory.tsx")).Directory }))];\n`,
  "web/main.tsx": `import { routes } from "./routes.tsx";
document.title = String(routes.length);\n`,
  "web/screens/directory.dom.test.tsx": `import { expect, test } from "vitest";
import { call } from "#web/api/call.ts";
import { Directory } from "./directory.tsx";
test("shows doctors", () => {
  expect([Directory, call]).toHaveLength(2);
});\n`,
  "e2e/booking.e2e.ts": `import { chromium } from "playwright-core";
import { expect, test } from "vitest";
test("opens", () => {
  expect([chromium, document, process]).toHaveLength(3);
});\n`,
  "tools/bytes.ts": `import { port } from "#server/platform/config.ts";
console.log(port);\n`,
};

/** What one planted fault must make the linter say. `rule` is the linter's name for the wall. */
export type Fault = { wall: string; file: string; source: string; rule: string };

const imports = "eslint(no-restricted-imports)";

function importFault(wall: string, file: string, specifier: string): Fault {
  return { wall, file, source: `import * as found from "${specifier}";\nexport const use = found;\n`, rule: imports };
}

/** One fault per kind of wall. Each stands in a file of its own. */
export const lintFaults: readonly Fault[] = [
  importFault("texts import nothing", "texts/fr/f1.ts", "#contract/money.ts"),
  importFault("the triage engine imports nothing", "triage-engine/f2.ts", "#texts/doctors.ts"),
  importFault("the contract does not know the server", "contract/f3.ts", "#server/platform/config.ts"),
  importFault("the contract does not know the web", "contract/f4.ts", "#web/paths.ts"),
  importFault("the contract does not know Node", "contract/f5.ts", "node:fs"),
  importFault("the contract loads the small zod", "contract/f6.ts", "zod"),
  importFault("a port knows no platform", "server/ports/f7.ts", "#server/platform/config.ts"),
  importFault("the database knows no feature", "server/database/f8.ts", "#server/doctors/search.ts"),
  importFault("the platform knows no medicine", "server/platform/f9.ts", "#server/doctors/search.ts"),
  importFault("the context knows no feature", "server/context.ts", "#server/doctors/search.ts"),
  importFault("a feature calls no floor above", "server/messages/f10.ts", "#server/doctors/search.ts"),
  importFault("another's queries are its own", "server/appointments/f11.ts", "#server/doctors/queries.ts"),
  importFault("another's split queries too", "server/appointments/f12.ts", "#server/doctors/search-queries.ts"),
  importFault("another's routes are its own", "server/appointments/f13.ts", "#server/doctors/routes.ts"),
  importFault("another's jobs are its own", "server/appointments/f14.ts", "#server/doctors/jobs.ts"),
  importFault("even for its queries", "server/appointments/queries.ts", "#server/doctors/queries.ts"),
  importFault("even for its tests", "server/appointments/f15.test.ts", "#server/doctors/queries.ts"),
  importFault("a feature knows no provider", "server/doctors/f16.ts", "#server/providers/sms/orange.ts"),
  importFault("no server file imports the web", "server/doctors/f17.ts", "#web/paths.ts"),
  importFault("not even the doors do", "server/worker.ts", "#web/paths.ts"),
  importFault("mine is ./, not #", "server/doctors/f18.ts", "#server/doctors/search.ts"),
  importFault("a neighbour is #, not ../", "server/doctors/f19.ts", "../messages/queue-message.ts"),
  importFault("../ stays ../ behind ./", "server/doctors/f20.ts", "./../messages/queue-message.ts"),
  importFault("a door reaches its rooms by #", "server/jobs.ts", "./providers/sms/orange.ts"),
  importFault("only queries import the query builder", "server/doctors/f21.ts", "kysely"),
  importFault("only providers load a vendor's SDK", "server/doctors/f22.ts", "twilio"),
  importFault("only platform knows Fastify", "server/doctors/f23.ts", "fastify"),
  importFault("code does not import tests' helpers", "server/doctors/f24.ts", "#server/testing/database.ts"),
  importFault("nobody imports a test", "server/doctors/f25.ts", "./search.db.test.ts"),
  importFault("a provider knows no feature", "server/providers/sms/f26.ts", "#server/messages/queue-message.ts"),
  importFault("only the triage feature runs the engine", "server/doctors/f27.ts", "#triage-engine/rules.ts"),
  importFault("the drawing pieces know no contract", "web/ui/f28.tsx", "#contract/money.ts"),
  importFault("the drawing pieces make no call", "web/ui/f29.tsx", "#web/api/call.ts"),
  importFault("the caller knows no feature", "web/api/f30.ts", "#web/features/doctors/doctor-card.tsx"),
  importFault("the caller knows no session", "web/api/f31.ts", "#web/session/use-session.ts"),
  importFault("the web does not import the server", "web/session/f32.ts", "#server/platform/config.ts"),
  importFault(
    "a feature of the web knows no other",
    "web/features/payments/f33.tsx",
    "#web/features/doctors/doctor-card.tsx",
  ),
  importFault("a feature of the web knows no screen", "web/features/doctors/f34.tsx", "#web/screens/directory.tsx"),
  importFault("a screen makes no call", "web/screens/f35.tsx", "#web/api/call.ts"),
  importFault("a screen does not import the server", "web/screens/f36.tsx", "#server/platform/config.ts"),
  importFault("only journeys drive a browser", "web/screens/f37.dom.test.tsx", "playwright-core"),
  importFault("a journey stays outside the server", "e2e/f38.e2e.ts", "#server/doctors/search.ts"),
  importFault("tools leave the web alone", "tools/f39.ts", "#web/screens/directory.tsx"),
  {
    wall: "the list of routes hangs no provider",
    file: "server/app.ts",
    source: `import { orange } from "#server/providers/sms/orange.ts";\nexport const routes = [orange];\n`,
    rule: imports,
  },
  importFault("the doors load no tests' helpers", "server/main.ts", "#server/testing/database.ts"),
  importFault("demonstration data hangs no provider", "server/database/seed.ts", "#server/providers/sms/orange.ts"),
  importFault("a feature loads no demonstration data", "server/doctors/f60.ts", "#server/database/seed.ts"),
  importFault("nor does the platform", "server/platform/f61.ts", "#server/database/seed.ts"),
  importFault("an embedded provider knows no feature", "server/providers/sms/outbox.ts", "#server/doctors/search.ts"),
  importFault("a vendor's adapter has no database", "server/providers/sms/f62.ts", "#server/database/db.ts"),
  importFault("a test of the server knows no web", "server/doctors/f63.test.ts", "#web/paths.ts"),
  importFault("only database tests write SQL", "server/doctors/f64.test.ts", "kysely"),
  importFault("a test of the contract knows no server", "contract/f65.test.ts", "#server/platform/config.ts"),
  importFault("a test of the web knows no server", "web/screens/f66.dom.test.tsx", "#server/platform/config.ts"),
  importFault("the table of screens makes no call", "web/routes.tsx", "#web/api/call.ts"),
  importFault("paths know no screen", "web/paths.ts", "#web/screens/directory.tsx"),
  {
    wall: "a lazy import is an import",
    file: "web/features/payments/f40.ts",
    source: `export const load = async () => import("#web/screens/directory.tsx");\n`,
    rule: imports,
  },
  {
    wall: "a re-export is an import",
    file: "server/messages/f41.ts",
    source: `export { search } from "#server/doctors/search.ts";\n`,
    rule: imports,
  },
  {
    wall: "a type import is an import",
    file: "contract/f42.ts",
    source: `import { type Context } from "#server/context.ts";\nexport type Use = Context;\n`,
    rule: imports,
  },
  {
    wall: "no ring of files",
    file: "server/doctors/ring-a.ts",
    source: `import { b } from "./ring-b.ts";\nexport const a = (): unknown => b;\n`,
    rule: "import(no-cycle)",
  },
  {
    wall: "nor its other half",
    file: "server/doctors/ring-b.ts",
    source: `import { a } from "./ring-a.ts";\nexport const b = (): unknown => a;\n`,
    rule: "import(no-cycle)",
  },
  {
    wall: "a ring through # is a ring",
    file: "server/audit/ring-c.ts",
    source: `import { d } from "#server/audit/ring-d.ts";\nexport const c = (): unknown => d;\n`,
    rule: "import(no-cycle)",
  },
  {
    wall: "nor its other half through #",
    file: "server/audit/ring-d.ts",
    source: `import { c } from "#server/audit/ring-c.ts";\nexport const d = (): unknown => c;\n`,
    rule: "import(no-cycle)",
  },
  {
    wall: "kebab-case files",
    file: "server/doctors/addDoctor.ts",
    source: "export const x = 1;\n",
    rule: "unicorn(filename-case)",
  },
  {
    wall: "no default export",
    file: "contract/f43.ts",
    source: "export default 1;\n",
    rule: "import(no-default-export)",
  },
  {
    wall: "at most 400 lines",
    file: "contract/f44.ts",
    source: "export const x = 1;\n".padEnd(420, "\n"),
    rule: "eslint(max-lines)",
  },
  {
    wall: "no word of a screen outside texts",
    file: "web/features/doctors/f45.tsx",
    source: "export function Hello() {\n  return <p>Bonjour</p>;\n}\n",
    rule: "react(jsx-no-literals)",
  },
  {
    wall: "nor in a label read aloud",
    file: "web/features/doctors/f46.tsx",
    source: `export function Hello() {\n  return <p aria-label="Bonjour" />;\n}\n`,
    rule: "react(jsx-no-literals)",
  },
  {
    wall: "only web/api speaks to the server",
    file: "web/features/doctors/f47.ts",
    source: `export const load = async () => fetch("/api/doctors");\n`,
    rule: "eslint(no-restricted-globals)",
  },
  {
    wall: "rules do not ask the time",
    file: "contract/f48.ts",
    source: "export const now = () => Date.now();\n",
    rule: "eslint(no-restricted-properties)",
  },
  {
    wall: "no any",
    file: "contract/f49.ts",
    source: "export const x = (y: any): unknown => y;\n",
    rule: "typescript(no-explicit-any)",
  },
  {
    wall: "no console in the server",
    file: "server/doctors/f50.ts",
    source: `console.log("x");\n`,
    rule: "eslint(no-console)",
  },
  {
    wall: "no test left alone in the light",
    file: "contract/f51.test.ts",
    source: `import { expect, test } from "vitest";\ntest.only("adds", () => {\n  expect(2).toBe(2);\n});\n`,
    rule: "vitest(no-focused-tests)",
  },
];

/** Faults that only the type check sees: what each project may name. `rule` is the compiler's code. */
export const typeFaults: readonly Fault[] = [
  {
    wall: "the contract names no document",
    file: "contract/t1.ts",
    source: "export const t = document.title;\n",
    rule: "TS2584",
  },
  {
    wall: "the contract names no process",
    file: "contract/t2.ts",
    source: "export const p = process.pid;\n",
    rule: "TS2591",
  },
  { wall: "texts name no window", file: "texts/fr/t3.ts", source: "export const w = window;\n", rule: "TS2304" },
  {
    wall: "the engine names no Buffer",
    file: "triage-engine/t4.ts",
    source: "export const b = Buffer;\n",
    rule: "TS2591",
  },
  {
    wall: "the server names no document",
    file: "server/doctors/t5.ts",
    source: "export const t = document.title;\n",
    rule: "TS2584",
  },
  {
    wall: "nor do its tests",
    file: "server/doctors/t6.test.ts",
    source: "export const t = document.title;\n",
    rule: "TS2584",
  },
  {
    wall: "the browser names no process",
    file: "web/api/t7.ts",
    source: "export const p = process.pid;\n",
    rule: "TS2591",
  },
  { wall: "the browser names no Buffer", file: "web/ui/t8.tsx", source: "export const b = Buffer;\n", rule: "TS2591" },
  {
    wall: "the server project holds no web file",
    file: "server/doctors/t9.ts",
    source: `export { Directory } from "#web/screens/directory.tsx";\n`,
    rule: "TS6142",
  },
  { wall: "types are erasable", file: "contract/t10.ts", source: "export enum Colour {\n  Red,\n}\n", rule: "TS1294" },
  {
    wall: "an index may be missing",
    file: "contract/t11.ts",
    source: "export const first = (list: string[]): string => list[0];\n",
    rule: "TS2322",
  },
];
