import { listHealthCenters, readCenterProfile, saveCenterProfile } from "#contract/center-directory.ts";
import {
  addSpecialist,
  createHealthCenter,
  listOwnSpecialists,
  loginHealthCenter,
  readHealthCenterStatus,
} from "#contract/health-centers.ts";
import { route, type Route } from "#server/platform/route.ts";
import { addSpecialist as add, allowAddingSpecialists, prepareSpecialist } from "./add-specialist.ts";
import { readCenterProfile as readProfile, saveCenterProfile as saveProfile } from "./center-profile.ts";
import { createHealthCenter as create } from "./create-health-center.ts";
import { listHealthCentersOf } from "./list-centers.ts";
import { listSpecialistsOf } from "./list-specialists.ts";
import { loginHealthCenter as login } from "./login-health-center.ts";
import { readStatusOf } from "./read-status.ts";

export const healthCenterRoutes: Route[] = [
  route(createHealthCenter, { handle: (ctx, { actor, input }) => create(ctx, actor, input) }),
  route(loginHealthCenter, { handle: (ctx, request) => login(ctx, request.input.login_code, request) }),
  route(listHealthCenters, { handle: (ctx, request) => listHealthCentersOf(ctx, request) }),
  route(readCenterProfile, { handle: (ctx, { actor }) => readProfile(ctx, actor) }),
  route(saveCenterProfile, { handle: (ctx, { actor, input }) => saveProfile(ctx, actor, input) }),
  route(readHealthCenterStatus, { handle: (ctx, { actor }) => readStatusOf(ctx, actor) }),
  route(listOwnSpecialists, { handle: (ctx, request) => listSpecialistsOf(ctx, request) }),
  route(addSpecialist, {
    allow: (ctx, actor) => allowAddingSpecialists(ctx, actor),
    prepare: (_ctx, { input }) => prepareSpecialist(input),
    handle: (ctx, { actor, input }, passwordHash) => add(ctx, actor, input, passwordHash),
  }),
];
