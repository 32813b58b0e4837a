import {
  forgotPassword,
  logout,
  reclaimFormerAccount,
  registerByEmail,
  resendVerification,
  resetPassword,
  sendPhoneCode,
  verifyEmail,
  verifyEmailByCode,
  verifyPhone,
} from "#contract/account-doors.ts";
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  listSessions,
  readAccount,
  removeLockPin,
  sendConfirmationCode,
  setLockPin,
  unlock,
  updateAccount,
} from "#contract/account-settings.ts";
import { addPatient, listPatients, removePatient, updatePatient } from "#contract/patients.ts";
import { endSessions } from "#server/auth/identity-sessions.ts";
import { resendConfirmation } from "#server/auth/send-mails.ts";
import { route, type Route } from "#server/platform/route.ts";
import { unhurried } from "#server/platform/unhurried.ts";
import { accountAnswers } from "#texts/accounts.ts";
import { changePassword as change } from "./change-password.ts";
import { endOneSession as endOne, listOwnDevices } from "./devices.ts";
import { setLockPin as setPin, unlock as tryPin } from "./lock-pin.ts";
import { readAccount as readOwn, updateAccount as update } from "./own-account.ts";
import {
  addPatient as add,
  allowOwnPatient,
  listOwnPatients,
  removePatient as remove,
  updatePatient as updateOne,
} from "./patients.ts";
import { reclaimFormerAccount as reclaim } from "./reclaim-former-account.ts";
import { registerEmail } from "./register-by-email.ts";
import { hashChosenPassword } from "./register.ts";
import { forgotPassword as forgot, resetPassword as reset } from "./reset-password.ts";
import { sendConfirmationCode as sendConfirmation } from "./send-confirmation-code.ts";
import { verifyEmail as verify, verifyEmailByCode as verifyByCode } from "./verify-email.ts";
import { sendPhoneCode as sendToPhone, verifyPhone as verifyNumber } from "./verify-phone.ts";

/** The doors around a password. */
export const accountDoorRoutes: Route[] = [
  route(registerByEmail, {
    prepare: (_ctx, { input }) =>
      hashChosenPassword(input.password, [input.email, input.full_name, input.phone_number ?? null]),
    handle: (ctx, { input }, passwordHash) => unhurried(registerEmail(ctx, input, passwordHash)),
  }),
  route(resendVerification, {
    handle: async (ctx, { input }) => {
      await unhurried(resendConfirmation(ctx, input.email));
      const retry_after = ctx.config.AUTH_MESSAGE_INTERVAL;
      return { success: true as const, message: accountAnswers.linkSentAgain, retry_after };
    },
  }),
  route(verifyEmail, { handle: (ctx, { query }) => verify(ctx, query.token) }),
  route(verifyEmailByCode, { handle: (ctx, { input }) => unhurried(verifyByCode(ctx, input)) }),
  route(forgotPassword, { handle: (ctx, { input }) => unhurried(forgot(ctx, input)) }),
  route(resetPassword, { handle: (ctx, request) => reset(ctx, request.input, request.actor, request) }),
  route(sendPhoneCode, { handle: (ctx, request) => sendToPhone(ctx, request.actor, request.input, request) }),
  route(verifyPhone, { handle: (ctx, request) => verifyNumber(ctx, request.actor, request.input, request) }),
  route(reclaimFormerAccount, {
    handle: (ctx, request) => reclaim(ctx, request.actor, request.input.password, request),
  }),
  route(logout, {
    handle: async (ctx, { actor, input }) =>
      void (await endSessions(ctx, actor.accountId, input.scope, actor.sessionId)),
  }),
];

/** The account page. Export and deletion stand with the reports: they gather what every feature keeps. */
export const accountSettingRoutes: Route[] = [
  route(readAccount, { handle: (ctx, { actor }) => readOwn(ctx, actor.accountId) }),
  route(updateAccount, { handle: (ctx, request) => update(ctx, request.actor, request.input, request) }),
  route(changePassword, { handle: (ctx, request) => change(ctx, request.actor, request.input, request) }),
  route(listSessions, { handle: (ctx, { actor }) => listOwnDevices(ctx, actor) }),
  route(endOneSession, { handle: (ctx, { actor, params }) => endOne(ctx, actor, params.id) }),
  route(endOtherSessions, {
    handle: async (ctx, { actor }) => void (await endSessions(ctx, actor.accountId, "others", actor.sessionId)),
  }),
  route(setLockPin, {
    handle: (ctx, request) => setPin(ctx, request.actor, request.input.pin, request.input.password, request),
  }),
  route(removeLockPin, {
    handle: (ctx, request) => setPin(ctx, request.actor, null, request.input.password, request),
  }),
  route(unlock, { handle: (ctx, { actor, input }) => tryPin(ctx, actor, input.pin) }),
  route(sendConfirmationCode, { handle: (ctx, { actor }) => sendConfirmation(ctx, actor) }),
];

/** Oneself and one's people. */
export const patientRoutes: Route[] = [
  route(listPatients, { handle: (ctx, { actor }) => listOwnPatients(ctx, actor) }),
  route(addPatient, { handle: (ctx, { actor, input }) => add(ctx, actor, input) }),
  route(updatePatient, {
    allow: (ctx, actor, params) => allowOwnPatient(ctx, actor, params.id),
    handle: (ctx, { actor, params, input }) => updateOne(ctx, actor, params.id, input),
  }),
  route(removePatient, { handle: (ctx, { actor, params }) => remove(ctx, actor, params.id) }),
];
