import { rooms, see, type Closed, type Room } from "./rooms.ts";

type Rules = Record<string, unknown>;

const outOfRoom: Closed = {
  globs: ["..", "../**", "./../**", "**/../**"],
  message: "`./` is mine, `#` is a neighbour's, `../` is nobody's.",
};

const testsFromCode: Closed = {
  globs: ["./**/*.test.ts", "./**/*.test.tsx", "#*/**/*.test.ts", "#*/**/*.test.tsx"],
  message: "A test is imported by nobody.",
};

/** `#` opens a comment in gitignore globs, so it is escaped wherever it leads. */
function escaped(glob: string): string {
  return glob.replace(/^(!?)#/u, "$1\\#");
}

const anyPackage = ["[a-z]*", "[a-z]*/**", "@*/**"];

/** `!` in front of a room's glob closes a part of what the room allows; for the linter it is the other way round. */
function flipped(glob: string): string {
  return glob.startsWith("!") ? glob.slice(1) : `!${glob}`;
}

/**
 * Turns "may" into "refuse all, except". The linter lets an import pass as soon as one of several lists allows it, so all stands in
 * one list, where the last word counts: nothing, packages, no neighbour's file (a package's glob may match the end of its path),
 * the neighbours of this room, its own files, and last what stays closed to all.
 */
function restrictedImports(room: Room): Rules {
  const packages = room.packages.flatMap((name) => (name === "**" ? anyPackage : [name]));
  const mine = room.flat === true ? "./*" : "./**";
  const closed = [outOfRoom, testsFromCode, ...(room.closed ?? [])];
  const group = [
    "**",
    ...packages.map(flipped),
    "#*/**",
    ...room.may.map(flipped),
    "./**",
    flipped(mine),
    ...closed.flatMap(({ globs }) => globs),
  ].map(escaped);
  const message = [room.message, ...closed.map((wall) => wall.message), see].join(" ");
  return { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] };
}

const everywhere: Rules = {
  "no-restricted-imports": ["error", { patterns: [{ group: outOfRoom.globs, message: outOfRoom.message }] }],
  "import/no-cycle": "error",
  "import/no-default-export": "error",
  "import/no-self-import": "error",
  "import/no-unassigned-import": "off",
  "unicorn/filename-case": ["error", { case: "kebabCase" }],
  "max-lines": ["error", { max: 400 }],
  "no-console": "error",
  "no-var": "error",
  "no-eval": "error",
  "prefer-const": "error",
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-param-reassign": "error",
  "typescript/no-explicit-any": "error",
  "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "typescript/ban-ts-comment": "error",
  "unicorn/prefer-node-protocol": "error",
  "unicorn/consistent-function-scoping": "off",
  // Written for another web framework: ours awaits its handlers.
  "oxc/no-async-endpoint-handlers": "off",
  "no-underscore-dangle": "off",
  // CommonJS packages are imported whole (`pg.Pool`), because Node sees no named exports in some of them.
  "import/no-named-as-default-member": "off",
  // It does not see a condition that a signal handler or another closure changes.
  "no-unmodified-loop-condition": "off",
  "react/react-in-jsx-scope": "off",
  "react/rules-of-hooks": "error",
  "react/exhaustive-deps": "error",
  // A function handed as children or prop is our way to render inside a field.
  "react/no-unstable-nested-components": "off",
  // A screen taken from the table of screens is the same component each time, which this rule cannot see.
  "react/static-components": "off",
  // An effect may start over when something changes that it does not read (the path, say), and may then set state.
  "react/exhaustive-effect-dependencies": "off",
  "react/set-state-in-effect": "off",
  // Of the finished page axe judges better, and tables laid out as cards need the roles that CSS takes from them.
  "jsx-a11y/anchor-has-content": "off",
  "jsx-a11y/no-redundant-roles": "off",
  "jsx-a11y/prefer-tag-over-role": "off",
  "jsx-a11y/no-interactive-element-to-noninteractive-role": "off",
  "jsx-a11y/interactive-supports-focus": "off",
  "react/no-danger": "error",
  "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "expect*", "assert*", "fc.assert"] }],
  "vitest/no-focused-tests": "error",
  "vitest/no-disabled-tests": "error",
};

const readAloud = ["aria-label", "aria-description", "aria-placeholder", "alt", "title", "placeholder", "label"];

const habits = [
  // Outside web/ a function named use… is no hook.
  {
    files: ["server/**", "tools/**", "bench/**", "e2e/**"],
    rules: { "react/rules-of-hooks": "off" },
  },
  {
    files: [
      "tools/**",
      "bench/**",
      "e2e/**",
      "server/testing/**",
      "server/main.ts",
      "server/worker.ts",
      "server/rotate-keys.ts",
      "server/service-key.ts",
      "server/replay-triage.ts",
    ],
    rules: { "no-console": "off" },
  },
  { files: ["*.config.ts", "web/*.config.ts"], rules: { "import/no-default-export": "off" } },
  {
    files: ["web/**/*.tsx"],
    excludeFiles: ["web/**/*.test.tsx", "web/testing/**", "web/**/*gallery*.tsx"],
    rules: {
      "react/jsx-no-literals": [
        "error",
        { allowedStrings: ["", "·", "–", "—", "/", ":", "*", "•", "→", "←", "×"], restrictedAttributes: readAloud },
      ],
    },
  },
  {
    files: ["web/**"],
    excludeFiles: ["web/api/**", "web/offline/**", "web/**/*.test.ts", "web/**/*.test.tsx", "web/testing/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Only web/api speaks to the server: call an endpoint by name." },
      ],
    },
  },
  {
    files: ["contract/**", "texts/**", "triage-engine/**", "server/*/policy.ts"],
    excludeFiles: ["**/*.test.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "The clock is handed in: rules never ask the time." },
        { object: "Math", property: "random", message: "Chance is handed in: rules answer the same twice." },
      ],
    },
  },
];

/** The whole linter configuration, generated from the rooms. */
function lintConfig() {
  return {
    $schema: "./node_modules/oxlint/configuration_schema.json",
    plugins: ["import", "unicorn", "typescript", "react", "jsx-a11y", "oxc", "promise", "node", "vitest"],
    categories: { correctness: "error", suspicious: "error" },
    ignorePatterns: ["dist/**", "node_modules/**", ".data/**", "server/database/tables.ts", "**/*.generated.ts"],
    rules: everywhere,
    overrides: [...habits, ...rooms.map((room) => ({ files: room.files, rules: restrictedImports(room) }))],
  };
}

/** The file as it is committed. */
export function lintConfigText(): string {
  return `${JSON.stringify(lintConfig(), null, 2)}\n`;
}
