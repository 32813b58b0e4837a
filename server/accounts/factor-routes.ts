import {
  addFactor,
  challengeFactor,
  listFactors,
  makeRecoveryCodes,
  removeFactor,
  verifyFactor,
  verifyRecoveryCode,
} from "#contract/account-factors.ts";
import { route, type Route } from "#server/platform/route.ts";
import {
  addSecondFactor,
  allowOwnFactor,
  challengeSecondFactor,
  makeOwnRecoveryCodes,
  readSecondFactors,
  removeSecondFactor,
  verifyOwnRecoveryCode,
  verifySecondFactor,
} from "./second-factor.ts";

/** The second factor: on the account page, and between a password and everything else. */
export const factorRoutes: Route[] = [
  route(listFactors, { handle: (ctx, { actor }) => readSecondFactors(ctx, actor) }),
  route(addFactor, { handle: (ctx, { actor, input }) => addSecondFactor(ctx, actor, input) }),
  route(challengeFactor, {
    handle: (ctx, request) => challengeSecondFactor(ctx, request.actor, request.params.id, request),
  }),
  route(verifyFactor, {
    allow: (ctx, actor, { id }) => allowOwnFactor(ctx, actor, id),
    handle: (ctx, request) =>
      verifySecondFactor(ctx, request.actor, { ...request.input, id: request.params.id }, request),
  }),
  route(removeFactor, { handle: (ctx, { actor, params }) => removeSecondFactor(ctx, actor, params.id) }),
  route(makeRecoveryCodes, { handle: (ctx, { actor }) => makeOwnRecoveryCodes(ctx, actor) }),
  route(verifyRecoveryCode, {
    handle: (ctx, request) => verifyOwnRecoveryCode(ctx, request.actor, request.input.code, request),
  }),
];
