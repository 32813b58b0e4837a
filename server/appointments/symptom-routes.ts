import { readSymptoms as readEndpoint, sendSymptoms as sendEndpoint } from "#contract/symptoms.ts";
import { route, type Route } from "#server/platform/route.ts";
import { readSymptoms, sendSymptoms } from "./symptoms.ts";

export const symptomRoutes: Route[] = [
  route(sendEndpoint, { handle: (ctx, { actor, input }) => sendSymptoms(ctx, actor, input) }),
  route(readEndpoint, { handle: (ctx, { actor, params }) => readSymptoms(ctx, actor, params.appointment_id) }),
];
