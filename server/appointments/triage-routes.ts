import { attachTriage as attachEndpoint, readAppointmentTriage as readEndpoint } from "#contract/triage-records.ts";
import { route, type Route } from "#server/platform/route.ts";
import { allowAttach, attachTriage, readAppointmentTriage } from "./triage.ts";

export const appointmentTriageRoutes: Route[] = [
  route(attachEndpoint, {
    allow: allowAttach,
    handle: (ctx, { actor, params, input }) => attachTriage(ctx, actor, params.id, input.session_id),
  }),
  route(readEndpoint, { handle: (ctx, { actor, params }) => readAppointmentTriage(ctx, actor, params.id) }),
];
