import * as z from "zod/mini";

/** Thrown when the environment cannot be used; its message is one French sentence for the operator. */
export class ConfigProblem extends Error {}

const flag = (fallback: boolean) =>
  z.pipe(
    z.optional(z.enum(["on", "off"])),
    z.transform((value) => (value === undefined ? fallback : value === "on")),
  );
const whole = (fallback: number, least: number, most: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(least), z.lte(most)), fallback);
const list = () =>
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    ),
  );
const url = () => z.string().check(z.regex(/^https?:\/\/[^\s/]+(\/.*)?$/));

/** `smtp://user:password@host:587`; signs of a password that an address cannot hold are percent-encoded. */
const isSmtpUrl = (text: string) =>
  /^smtps?:$/.test(URL.parse(text)?.protocol ?? "") && URL.parse(text)?.hostname !== "";
/** `Kènèya <ne-pas-repondre@keneya.ci>`, or the address alone. */
const sender = /^(?:[^<>"\r\n]{1,80} <[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/;

/** `https://project.supabase.co`, perhaps with a path; nothing that would travel along with every request. */
function isServiceUrl(text: string): boolean {
  const parsed = URL.parse(text);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return false;
  return [parsed.username, parsed.password, parsed.search, parsed.hash].every((part) => part === "");
}
/** A key as it stands in a header. */
const secret = /^[\x21-\x7e]{20,4000}$/;
/** Anything that may stand in a header. */
const headerValue = /^[\x21-\x7e]{1,4000}$/;
const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

const environment = z.object({
  NODE_ENV: z._default(z.enum(["development", "test", "production"]), "development"),
  PORT: whole(3000, 0, 65535),
  HOST: z._default(z.string(), "127.0.0.1"),
  PUBLIC_URL: z.optional(url()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATA_DIR: z.optional(z.string()),
  DATABASE_PREPARED: flag(true),
  SEED: z.optional(z.enum(["demo", "none"])),
  ADMIN_SETUP_KEY: z.optional(z.string()),
  ENCRYPTION_KEY: z.optional(z.string()),
  ENCRYPTION_KEY_PREVIOUS: z.optional(z.string()),
  RATE_LIMITS: flag(true),
  NURSE_AHEAD: flag(true),
  TRUST_PROXY: flag(false),
  LOG_LEVEL: z._default(z.enum(["debug", "info", "warn", "error", "silent"]), "info"),
  AUTH_ANON_KEY: z.optional(z.string().check(z.minLength(20))),
  AUTH_SERVICE_ROLE_KEY: z.optional(z.string().check(z.minLength(20))),
  AUTH_SITE_URL: z.optional(url()),
  AUTH_REFRESH_REUSE_INTERVAL: whole(10, 0, 3600),
  AUTH_JWT_EXP: whole(3600, 60, 86_400),
  AUTH_MESSAGE_INTERVAL: whole(60, 0, 86_400),
  AUTH_REDIRECT_ALLOW_LIST: list(),
  AUTH_ANONYMOUS: flag(false),
  AUTH_SECURE_EMAIL_CHANGE: flag(true),
  AUTH_REAUTHENTICATION: flag(false),
  SUPABASE_URL: z.optional(z.string().check(z.refine(isServiceUrl))),
  SUPABASE_ANON_KEY: z.optional(z.string().check(z.regex(secret))),
  SUPABASE_SERVICE_ROLE_KEY: z.optional(z.string().check(z.regex(secret))),
  PAYMENT_PROVIDER: z.optional(z.enum(["sandbox"])),
  SANDBOX_PENDING_SECONDS: whole(60, 0, 86_400),
  OUTBOX: z.optional(z.enum(["embedded"])),
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtpUrl))),
  MAIL_FROM: z.optional(z.string().check(z.regex(sender))),
  DEV_PAGES: z.optional(z.enum(["on", "off"])),
  TRIAGE_LLM_URL: z.optional(z.string().check(z.refine(isServiceUrl))),
  TRIAGE_LLM_KEY: z.optional(z.string().check(z.regex(headerValue))),
  TRIAGE_LLM_MODEL: z.optional(z.string().check(z.maxLength(200))),
});

const hostedNames = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY"] as const;
type HostedName = (typeof hostedNames)[number];
type ModelName = "TRIAGE_LLM_URL" | "TRIAGE_LLM_KEY" | "TRIAGE_LLM_MODEL";

export type Config = Readonly<
  Omit<z.output<typeof environment>, "SEED" | "PAYMENT_PROVIDER" | "OUTBOX" | "DEV_PAGES" | HostedName | ModelName>
> & {
  /** Where people's passwords and sessions are kept; null: by the embedded service. */
  readonly hostedAuth: { readonly url: string; readonly anonKey: string; readonly serviceKey: string } | null;
  /** The language model that helps the triage; null: none. */
  readonly triageModel: { readonly url: string; readonly key: string | undefined; readonly model: string } | null;
  readonly production: boolean;
  readonly seed: "demo" | "none";
  readonly devPages: boolean;
  /** The address people see; filled in once the port is known. */
  readonly publicUrl: () => string;
};

const shapes: Record<string, string> = {
  NODE_ENV: "development, test ou production",
  PORT: "un nombre entre 0 et 65535",
  PUBLIC_URL: "une adresse complète, par exemple https://keneya.example",
  DATABASE_URL: "une adresse postgres://…",
  SEED: "demo ou none",
  SUPABASE_URL: "l'adresse du projet d'authentification, par exemple https://projet.supabase.co",
  SUPABASE_ANON_KEY: "la clé publique du projet d'authentification",
  SUPABASE_SERVICE_ROLE_KEY: "la clé de service du projet d'authentification",
  TRIAGE_LLM_URL: "l'adresse d'un service compatible avec OpenAI, par exemple https://modele.example/v1",
  TRIAGE_LLM_KEY: "la clé de ce service",
  TRIAGE_LLM_MODEL: "le nom du modèle",
  LOG_LEVEL: "debug, info, warn, error ou silent",
  PAYMENT_PROVIDER: "sandbox",
  SMTP_URL: "une adresse smtp://utilisateur:mot-de-passe@serveur:587 ou smtps://…",
  MAIL_FROM: "un nom et une adresse, par exemple Kènèya <ne-pas-repondre@keneya.example>",
};

/** Refuses: ConfigProblem for a project named by halves, over an open line, that is ourselves, or beside demonstration data. */
function readHostedAuth(
  values: Record<HostedName, string | undefined>,
  { production, seed, publicUrl }: { production: boolean; seed: string | undefined; publicUrl: string | undefined },
): Config["hostedAuth"] {
  const { SUPABASE_URL: address, SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = values;
  if (address === undefined && anonKey === undefined && serviceKey === undefined) return null;
  if (address === undefined || anonKey === undefined || serviceKey === undefined) {
    const missing = hostedNames.filter((name) => values[name] === undefined).join(", ");
    throw new ConfigProblem(
      `Pour confier les comptes à un projet d'authentification, indiquez les trois réglages ${hostedNames.join(", ")} ; il manque ${missing}.`,
    );
  }
  if (anonKey === serviceKey) {
    throw new ConfigProblem(
      "SUPABASE_ANON_KEY et SUPABASE_SERVICE_ROLE_KEY sont la même clé : la seconde est secrète.",
    );
  }
  const there = new URL(address);
  if (production && there.protocol !== "https:" && !isLoopback(there)) {
    throw new ConfigProblem("En production, SUPABASE_URL commence par https:// : des mots de passe passent par là.");
  }
  if (publicUrl !== undefined && there.origin === new URL(publicUrl).origin) {
    throw new ConfigProblem("SUPABASE_URL est l'adresse de Kènèya : indiquez celle du projet d'authentification.");
  }
  if (seed === "demo") {
    throw new ConfigProblem(
      "Les données de démonstration ne s'écrivent pas dans un projet d'authentification : retirez SEED=demo ou SUPABASE_URL.",
    );
  }
  return { url: address.replace(/\/+$/, ""), anonKey, serviceKey };
}

/** Refuses: ConfigProblem for a model named by halves, or over an open line in production: health data passes there. */
function readTriageModel(values: Record<ModelName, string | undefined>, production: boolean): Config["triageModel"] {
  const { TRIAGE_LLM_URL: address, TRIAGE_LLM_KEY: key, TRIAGE_LLM_MODEL: model } = values;
  if (address === undefined && model === undefined) return null;
  if (address === undefined || model === undefined) {
    throw new ConfigProblem(
      "Pour aider l'évaluation par un modèle de langue, indiquez TRIAGE_LLM_URL et TRIAGE_LLM_MODEL.",
    );
  }
  if (production && !address.startsWith("https:") && !isLoopback(new URL(address))) {
    throw new ConfigProblem(
      "En production, TRIAGE_LLM_URL commence par https:// : des données de santé passent par là.",
    );
  }
  return { url: address, key, model };
}

/**
 * Reads the settings of the README's table. An empty variable counts as unset.
 * Refuses: ConfigProblem naming the variable; in production, demonstration data, sandbox and outbox unless named explicitly.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? "?");
    throw new ConfigProblem(
      `Le réglage ${name} n'est pas valable : indiquez ${shapes[name] ?? "une valeur du tableau des réglages"}.`,
    );
  }
  const { SEED, PAYMENT_PROVIDER, OUTBOX, DEV_PAGES, ...rest } = parsed.data;
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY, ...others } = rest;
  const { TRIAGE_LLM_URL, TRIAGE_LLM_KEY, TRIAGE_LLM_MODEL, ...values } = others;
  const production = values.NODE_ENV === "production";
  if (production && PAYMENT_PROVIDER === undefined) {
    throw new ConfigProblem(
      "En production, nommez le prestataire de paiement : PAYMENT_PROVIDER (sandbox seulement pour un essai).",
    );
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    throw new ConfigProblem(`Avec SMTP_URL, indiquez aussi l'expéditeur, MAIL_FROM : ${shapes["MAIL_FROM"]}.`);
  }
  if (production && OUTBOX === undefined) {
    throw new ConfigProblem(
      values.SMTP_URL === undefined
        ? "En production, aucun expéditeur de messages n'est configuré : OUTBOX=embedded garde les messages sans les envoyer."
        : "En production, les emails partent par SMTP_URL, mais aucun expéditeur de SMS n'est configuré : OUTBOX=embedded garde les SMS sans les envoyer.",
    );
  }
  const hostedAuth = readHostedAuth(
    { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY },
    { production, seed: SEED, publicUrl: values.PUBLIC_URL },
  );
  let publicUrl = values.PUBLIC_URL?.replace(/\/+$/, "");
  return {
    ...values,
    production,
    hostedAuth,
    triageModel: readTriageModel({ TRIAGE_LLM_URL, TRIAGE_LLM_KEY, TRIAGE_LLM_MODEL }, production),
    seed: SEED ?? (production || hostedAuth ? "none" : "demo"),
    devPages: DEV_PAGES === undefined ? !production : DEV_PAGES === "on",
    publicUrl: () =>
      (publicUrl ??= `http://${values.HOST.includes(":") ? `[${values.HOST}]` : values.HOST}:${values.PORT}`),
  };
}
