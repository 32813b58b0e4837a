import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { accountRoutes } from "#server/accounts/routes.ts";
import { appointmentRoutes } from "#server/appointments/routes.ts";
import { availabilityRoutes } from "#server/availability/routes.ts";
import { loginSpecialistRoute } from "#server/doctors/login-specialist.ts";
import { serveOutbox } from "#server/messages/outbox-page.ts";
import { paymentRoutes } from "#server/payments/routes.ts";
import { createHttp, serveApi } from "#server/platform/http.ts";
import { serveHealth } from "#server/platform/health.ts";
import type { Route } from "#server/platform/route.ts";

/** Every route of the product, feature by feature. The OpenAPI document and the table of access tests are made from this list. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  loginSpecialistRoute,
  ...availabilityRoutes,
  ...appointmentRoutes,
  ...paymentRoutes,
];

/** Pages that a provider brings along; `main.ts` hangs them on, because nothing else knows providers. */
export type ProviderPages = (http: FastifyInstance, ctx: Context) => void;

/** The whole product on one server, not yet listening. */
export async function createApp(ctx: Context, providerPages: readonly ProviderPages[] = []): Promise<FastifyInstance> {
  const http = createHttp(ctx);
  serveHealth(http, ctx);
  serveApi(http, ctx, routes);
  serveOutbox(http, ctx);
  for (const serve of providerPages) serve(http, ctx);
  await http.ready();
  return http;
}
