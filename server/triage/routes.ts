import * as records from "#contract/triage-records.ts";
import * as chat from "#contract/triage.ts";
import type { Context } from "#server/context.ts";
import { route, type Route } from "#server/platform/route.ts";
import { readTriageChangelog } from "./changelog.ts";
import { allowClaim, claimTriage } from "./claim.ts";
import { continueTriage, prepareMessage } from "./continue.ts";
import { findOwn } from "./find.ts";
import { listTriageProblems } from "./list-problems.ts";
import { listTriage } from "./list-sessions.ts";
import { allowStart, askerOf } from "./policy.ts";
import { readTriage } from "./read-session.ts";
import { reportTriageProblem } from "./report-problem.ts";
import { nameNumbers } from "./reword.ts";
import { openTriage, startTriage } from "./start.ts";

/** Reading costs by the letter: what one address may have read is limited so. */
function countWords(ctx: Context, address: string, text: string): Promise<void> {
  return ctx.rateLimits.action("triage_words", address, Math.ceil(text.length / 100));
}

export const triageRoutes: Route[] = [
  route(chat.startTriage, {
    reword: nameNumbers,
    allow: async (_ctx, actor, _params, headers) => allowStart(askerOf(actor, headers["authorization"])),
    prepare: async (ctx, { actor, input, address }) => {
      await ctx.rateLimits.action("triage_start", address);
      await countWords(ctx, address, input.initial_symptoms);
      return openTriage(ctx, askerOf(actor), input);
    },
    handle: (ctx, { actor }, opening) => startTriage(ctx, askerOf(actor), opening),
  }),
  route(chat.continueTriage, {
    reword: nameNumbers,
    prepare: async (ctx, { actor, headers, input, address, arrivedAt }) => {
      await countWords(ctx, address, input.message);
      return prepareMessage(ctx, askerOf(actor, headers["authorization"]), input, arrivedAt);
    },
    handle: (ctx, { actor, headers, input }, prepared) =>
      continueTriage(ctx, askerOf(actor, headers["authorization"]), input, prepared),
  }),
  route(chat.readTriageChangelog, {
    handle: (ctx, { cacheFor }) => {
      cacheFor(300);
      return readTriageChangelog(ctx);
    },
  }),
  route(chat.readTriage, {
    reword: nameNumbers,
    handle: (ctx, { actor, headers, params }) =>
      readTriage(ctx, askerOf(actor, headers["authorization"]), params.session_id),
  }),
  route(chat.reportTriageProblem, {
    allow: async (ctx, actor, params, headers) =>
      void (await findOwn(ctx, askerOf(actor, headers["authorization"]), params.session_id)),
    prepare: (ctx, { address }) => ctx.rateLimits.action("triage_problem", address),
    handle: (ctx, { actor, headers, params, input }) =>
      reportTriageProblem(ctx, askerOf(actor, headers["authorization"]), params.session_id, input),
  }),
  route(chat.claimTriage, {
    allow: allowClaim,
    handle: (ctx, { actor, params, input }) => claimTriage(ctx, actor, params.session_id, input),
  }),
  route(records.listTriage, { handle: (ctx, request) => listTriage(ctx, request) }),
  route(records.listTriageProblems, { handle: (ctx, request) => listTriageProblems(ctx, request) }),
];
