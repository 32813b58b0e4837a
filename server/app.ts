import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { accountRoutes } from "#server/accounts/routes.ts";
import { appointmentRoutes } from "#server/appointments/routes.ts";
import { availabilityRoutes } from "#server/availability/routes.ts";
import { loginSpecialistRoute } from "#server/doctors/login-specialist.ts";
import { createHttp, serveApi } from "#server/platform/http.ts";
import { serveHealth } from "#server/platform/health.ts";
import type { Route } from "#server/platform/route.ts";

/** Every route of the product, feature by feature. The OpenAPI document and the table of access tests are made from this list. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  loginSpecialistRoute,
  ...availabilityRoutes,
  ...appointmentRoutes,
];

/** The whole product on one server, not yet listening. */
export async function createApp(ctx: Context): Promise<FastifyInstance> {
  const http = createHttp(ctx);
  serveHealth(http, ctx);
  serveApi(http, ctx, routes);
  await http.ready();
  return http;
}
