import {
  loginAdmin,
  loginByEmail,
  loginByPhone,
  readOwnAccount,
  registerByPhone,
  setUpFirstAdmin,
} from "#contract/accounts.ts";
import { route, type Route } from "#server/platform/route.ts";
import { readOwnAccount as readOwn } from "./read-own-account.ts";
import { hashChosenPassword, registerPhone } from "./register.ts";
import { setUpFirstAdmin as setUp } from "./set-up-first-admin.ts";
import { signInByPassword } from "./sign-in.ts";

export const accountRoutes: Route[] = [
  route(loginByPhone, {
    handle: (ctx, request) =>
      signInByPassword(
        ctx,
        { phone: request.input.phone },
        request.input.password,
        request,
        { refusal: "invalid_phone_credentials" },
        { remember: request.input.remember },
      ),
  }),
  route(registerByPhone, {
    prepare: (_ctx, { input }) => hashChosenPassword(input.password, [input.phone_number, input.full_name]),
    handle: (ctx, request, passwordHash) => registerPhone(ctx, request.input, passwordHash, request),
  }),
  route(loginByEmail, {
    handle: (ctx, request) =>
      signInByPassword(ctx, { email: request.input.email }, request.input.password, request, {
        refusal: "invalid_email_credentials",
      }),
  }),
  route(loginAdmin, {
    handle: (ctx, request) =>
      signInByPassword(ctx, { email: request.input.email }, request.input.password, request, {
        refusal: "invalid_admin_credentials",
        roles: ["admin"],
      }),
  }),
  route(setUpFirstAdmin, {
    handle: async (ctx, request) => ({ success: true as const, user: await setUp(ctx, request.input, request) }),
  }),
  route(readOwnAccount, { handle: (ctx, request) => readOwn(ctx, request.actor) }),
];
