import type { FastifyInstance } from "fastify";
import { factorRoutes } from "#server/accounts/factor-routes.ts";
import { accountRoutes } from "#server/accounts/routes.ts";
import { accountDoorRoutes, accountSettingRoutes, patientRoutes } from "#server/accounts/settings-routes.ts";
import { signUpHooks } from "#server/accounts/sign-up-hooks.ts";
import { appointmentRoutes } from "#server/appointments/routes.ts";
import { symptomRoutes } from "#server/appointments/symptom-routes.ts";
import { appointmentTriageRoutes } from "#server/appointments/triage-routes.ts";
import { serveAuth } from "#server/auth/serve-auth.ts";
import { serveHostedAuth } from "#server/auth/serve-hosted.ts";
import { availabilityRoutes } from "#server/availability/routes.ts";
import { serveContactForm } from "#server/contact/form-page.ts";
import { contactRoutes } from "#server/contact/routes.ts";
import type { Context } from "#server/context.ts";
import { loginSpecialistRoute } from "#server/doctors/login-specialist.ts";
import { doctorRoutes } from "#server/doctors/routes.ts";
import { healthCenterRoutes } from "#server/health-centers/routes.ts";
import { medicalRecordRoutes } from "#server/medical-records/routes.ts";
import { serveOutbox } from "#server/messages/outbox-page.ts";
import { serveReceiptPage } from "#server/payments/receipt-page.ts";
import { receiptRoutes } from "#server/payments/receipt-routes.ts";
import { paymentRoutes } from "#server/payments/routes.ts";
import { serveHealth } from "#server/platform/health.ts";
import { createHttp, serveApi } from "#server/platform/http.ts";
import { serveOpenApi } from "#server/platform/openapi.ts";
import type { Route } from "#server/platform/route.ts";
import { leavingRoutes } from "#server/reports/account-routes.ts";
import { leaveByOperator } from "#server/reports/delete-account.ts";
import { settingRoutes } from "#server/settings/routes.ts";
import { loadEngineSoon } from "#server/triage/engine.ts";
import { rehearse } from "#server/triage/rehearse.ts";
import { triageRoutes } from "#server/triage/routes.ts";

/** Every route of the product, feature by feature. The OpenAPI document and the table of access tests are made from this list. */
export const routes: readonly Route[] = [
  ...settingRoutes,
  ...accountRoutes,
  ...accountDoorRoutes,
  ...accountSettingRoutes,
  ...factorRoutes,
  ...patientRoutes,
  loginSpecialistRoute,
  ...doctorRoutes,
  ...healthCenterRoutes,
  ...availabilityRoutes,
  ...appointmentRoutes,
  ...symptomRoutes,
  ...appointmentTriageRoutes,
  ...paymentRoutes,
  ...receiptRoutes,
  ...contactRoutes,
  ...medicalRecordRoutes,
  ...triageRoutes,
  ...leavingRoutes,
];

/** Something else that is served beside the API: pages of providers, the built web wing. */
export type Extra = (http: FastifyInstance, ctx: Context) => void;

/** The whole product on one server, not yet listening. */
export async function createApp(ctx: Context, extras: readonly Extra[] = []): Promise<FastifyInstance> {
  const http = createHttp(ctx);
  serveHealth(http, ctx);
  serveOpenApi(http, routes, ctx.config.publicUrl);
  serveOutbox(http, ctx);
  serveReceiptPage(http, ctx);
  serveContactForm(http, ctx);
  if (ctx.identity) serveHostedAuth(http, ctx, ctx.identity);
  else serveAuth(http, ctx, { ...signUpHooks, onUserRemoved: leaveByOperator });
  serveApi(http, ctx, routes);
  for (const serve of extras) serve(http, ctx);
  if (ctx.config.NURSE_AHEAD)
    http.addHook("onListen", async () =>
      loadEngineSoon(
        () => rehearse(ctx),
        (error) => ctx.log.error({ err: error }, "triage engine"),
      ),
    );
  await http.ready();
  return http;
}
