import {
  deleteAccount as deleteAccountEndpoint,
  exportAccount as exportAccountEndpoint,
} from "#contract/account-settings.ts";
import { route, type Route } from "#server/platform/route.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

/** Leaving with one's data: what every feature keeps, gathered above them all. */
export const leavingRoutes: Route[] = [
  route(exportAccountEndpoint, { handle: (ctx, { actor }) => exportAccount(ctx, actor) }),
  route(deleteAccountEndpoint, {
    handle: (ctx, request) => deleteAccount(ctx, request.actor, request.input, request),
  }),
];
