import { rooms, type Closed, type Room } from "./rooms.ts";

type Pattern = { group: string[]; message: string };
type Rules = Record<string, unknown>;

const outOfRoom: Closed = {
  globs: ["..", "../**", "./../**", "**/../**"],
  message: "`./` is mine, `#` is a neighbour's: write #server/…, #contract/…, #texts/…, #web/… instead of ../",
};

const testsFromCode: Closed = {
  globs: ["./**/*.test.ts", "./**/*.test.tsx", "#*/**/*.test.ts", "#*/**/*.test.tsx"],
  message: "A test is imported by nobody.",
};

/** `#` opens a comment in gitignore globs, so it is escaped wherever it leads. */
function escaped(glob: string): string {
  return glob.replace(/^(!?)#/u, "$1\\#");
}

/** Turns "may" into "refuse all, except": a `!` in front of a room's glob closes a part of it again. */
function allowOnly(room: Room): Pattern {
  const mine = room.flat === true ? "./*" : "./**";
  const allowed = [mine, ...room.may, ...room.packages.flatMap((name) => (name === "**" ? anyPackage : [name]))];
  const flipped = allowed.map((glob) => (glob.startsWith("!") ? glob.slice(1) : `!${glob}`));
  return { group: ["**", ...flipped].map(escaped), message: room.message };
}

/** Everything that is neither a neighbour's file nor a path. */
const anyPackage = ["[a-z]*", "[a-z]*/**", "@*/**"];

function restrictedImports(room: Room): Rules {
  const closed = [outOfRoom, testsFromCode, ...(room.closed ?? [])];
  const patterns = [
    allowOnly(room),
    ...closed.map(({ globs, message }): Pattern => ({ group: globs.map(escaped), message })),
  ];
  return { "no-restricted-imports": ["error", { patterns }] };
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
  "no-underscore-dangle": "off",
  // CommonJS packages are imported whole (`pg.Pool`), because Node sees no named exports in some of them.
  "import/no-named-as-default-member": "off",
  // It does not see a condition that a signal handler or another closure changes.
  "no-unmodified-loop-condition": "off",
  "react/react-in-jsx-scope": "off",
  "react/rules-of-hooks": "error",
  "react/exhaustive-deps": "error",
  // A function handed as children or prop is our way to render inside a field; axe judges the finished page better than these two.
  "react/no-unstable-nested-components": "off",
  "jsx-a11y/anchor-has-content": "off",
  "jsx-a11y/interactive-supports-focus": "off",
  "react/no-danger": "error",
  "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "expect*", "assert*", "fc.assert"] }],
  "vitest/no-focused-tests": "error",
  "vitest/no-disabled-tests": "error",
};

const readAloud = ["aria-label", "aria-description", "aria-placeholder", "alt", "title", "placeholder", "label"];

const habits = [
  {
    files: ["tools/**", "bench/**", "e2e/**", "server/testing/**", "server/main.ts", "server/worker.ts"],
    rules: { "no-console": "off" },
  },
  { files: ["*.config.ts", "web/*.config.ts"], rules: { "import/no-default-export": "off" } },
  {
    files: ["web/**/*.tsx"],
    excludeFiles: ["web/**/*.test.tsx", "web/testing/**", "web/**/*gallery*.tsx"],
    rules: {
      "react/jsx-no-literals": [
        "error",
        { allowedStrings: ["·", "–", "—", "/", ":", "*", "•", "→", "←", "×"], restrictedAttributes: readAloud },
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
export function lintConfig() {
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
