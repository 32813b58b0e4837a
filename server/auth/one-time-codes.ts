import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { beginFlow, flowPrefix, type Flow } from "./flows.ts";
import {
  findLink,
  replaceCode,
  takeCode,
  takeLink,
  tryCode,
  type CodeFacts,
  type CodeKind,
  type SpentCode,
} from "./code-queries.ts";
import { insertSentCode, lockSentCodes } from "./sent-code-queries.ts";

const day = 86_400_000;
/** Codes to one number in a day; an SMS costs, and each code is five guesses. Mails cost nothing but patience. */
const mostCodes = { number: 5, address: 20 } as const;

/** Where mailed links lead. */
export const siteUrl = (ctx: Pick<Context, "config">) =>
  (ctx.config.AUTH_SITE_URL ?? ctx.config.publicUrl()).replace(/\/+$/, "");

const codeDigest = (ctx: Pick<Context, "sealer">, userId: string, code: string) =>
  ctx.sealer.digest(`${userId} ${code}`, "one time code");
const linkDigest = (ctx: Pick<Context, "sealer">, token: string) => ctx.sealer.digest(token, "one time link");

export type LinkType = "signup" | "magiclink" | "recovery" | "email_change" | "invite";

/**
 * The link of a mail. It opens a page of ours, whose script acts: scanners that open links spend nothing. The page leads on where the
 * asking app named an address, or keeps the sign-in to the device it began on.
 */
export function mailedLink(
  ctx: Pick<Context, "config">,
  link: { token: string; type: LinkType; redirectTo?: string | null },
): string {
  const { token, type, redirectTo = null } = link;
  const leadsOn = redirectTo !== null || token.startsWith(flowPrefix);
  if (type === "recovery" && !leadsOn) return `${siteUrl(ctx)}/reset-password?token=${token}`;
  const query = new URLSearchParams({ token, type, ...(redirectTo === null ? {} : { redirect_to: redirectTo }) });
  return `${siteUrl(ctx)}/verify-email?${query.toString()}`;
}

/** Why nothing is sent now, and after how many seconds it may be. */
export type Withheld = { reason: "recently" | "too_many"; retryAfter: number };

/**
 * Takes the right to write a code of this kind to a number (E.164) or an address: one per `AUTH_MESSAGE_INTERVAL`, and so many in a day.
 * Null when it may be written; must run in the transaction that writes it. Taken for strangers too, so that asking tells nothing.
 */
export async function claimSending(
  ctx: Context,
  recipient: string,
  kind: CodeKind | "second_factor" | "sign_in",
): Promise<Withheld | null> {
  const now = ctx.clock.now();
  const sent = await lockSentCodes(ctx.db, recipient, new Date(now.getTime() - day));
  const last = sent.find((one) => one.kind === kind);
  const left = last ? ctx.config.AUTH_MESSAGE_INTERVAL * 1000 - (now.getTime() - last.sent_at.getTime()) : 0;
  if (left > 0) return { reason: "recently", retryAfter: Math.ceil(left / 1000) };
  const most = recipient.startsWith("+") ? mostCodes.number : mostCodes.address;
  const oldest = sent[most - 1];
  if (ctx.config.RATE_LIMITS && oldest) {
    return { reason: "too_many", retryAfter: Math.ceil((oldest.sent_at.getTime() + day - now.getTime()) / 1000) };
  }
  await insertSentCode(ctx.db, recipient, kind, now);
  return null;
}

export interface WantedCode {
  userId: string;
  kind: CodeKind;
  /** The address or number it will be sent to. */
  relatesTo: string;
  minutes: number;
  /** Counts once the code is used, and not before. */
  passwordHash?: string | null;
  facts?: CodeFacts | null;
  /** The device on which the link's sign-in has to end, or the flow that was begun when the code was first sent. */
  flow?: Flow | { id: string } | null;
  halves?: 1 | 2;
}

/** Makes a six-digit code and a link's token; those of the same kind made before stop working. Only keyed digests are kept. */
export async function makeCode(ctx: Context, wanted: WantedCode): Promise<{ code: string; token: string }> {
  const now = ctx.clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const { flow = null } = wanted;
  const flowId = flow && ("id" in flow ? flow.id : await beginFlow(ctx, wanted.userId, flow));
  const token = `${flowId === null ? "" : flowPrefix}${randomBytes(32).toString("base64url")}`;
  await replaceCode(ctx.db, {
    user_id: wanted.userId,
    kind: wanted.kind,
    relates_to: wanted.relatesTo,
    code_digest: codeDigest(ctx, wanted.userId, code),
    link_digest: linkDigest(ctx, token),
    password_hash: wanted.passwordHash ?? null,
    facts: wanted.facts ?? null,
    flow_id: flowId,
    halves: wanted.halves ?? 1,
    expires_at: new Date(now.getTime() + wanted.minutes * 60_000),
    created_at: now,
  });
  return { code, token };
}

/** Spends a mailed link of one of these kinds; null when it is unknown, used or too old. */
export async function spendLink(ctx: Context, kinds: readonly CodeKind[], token: string): Promise<SpentCode | null> {
  return takeLink(ctx.db, kinds, linkDigest(ctx, token), ctx.clock.now());
}

/** Whose a living link is, without spending it: slow work can be done before. */
export async function ownerOfLink(ctx: Context, kind: CodeKind, token: string): Promise<string | null> {
  return findLink(ctx.db, kind, linkDigest(ctx, token), ctx.clock.now());
}

export interface TriedCode {
  userId: string;
  kind: CodeKind;
  /** The number or address it must have been sent to; null where the person is signed in and has only one. */
  relatesTo: string | null;
  code: string;
}

/** True when the code is right; counts the guess either way, and after five the code is dead. Never call it where a refusal undoes it. */
export async function guessCode(ctx: Context, tried: TriedCode): Promise<boolean> {
  const expected = await tryCode(ctx.db, tried, ctx.clock.now());
  return expected !== null && timingSafeEqual(expected, codeDigest(ctx, tried.userId, tried.code));
}

/** Spends a code that `guessCode` found right; null when somebody was faster. */
export async function spendCode(ctx: Context, tried: TriedCode): Promise<SpentCode | null> {
  return takeCode(ctx.db, tried.userId, tried.kind, codeDigest(ctx, tried.userId, tried.code));
}

/** Guesses a code and spends it at once, where nothing slow stands between. */
export async function proveByCode(ctx: Context, tried: TriedCode): Promise<SpentCode | null> {
  return inTransaction(ctx, async (inside) => ((await guessCode(inside, tried)) ? spendCode(inside, tried) : null));
}
