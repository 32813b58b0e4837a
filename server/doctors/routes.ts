import { saveOwnProfile } from "#contract/doctor-profile.ts";
import { listDoctorsBySpecialty, readDoctor, readOwnProfile, searchDoctors, type Doctor } from "#contract/doctors.ts";
import type { Context } from "#server/context.ts";
import { decodeCursor, encodeCursor } from "#server/platform/cursors.ts";
import { RawJson } from "#server/platform/raw-json.ts";
import { route, type Route } from "#server/platform/route.ts";
import { readDoctor as readDoctorPage } from "./read-doctor.ts";
import { readProfileOf } from "./read-own-profile.ts";
import { saveOwnProfile as saveProfile } from "./save-own-profile.ts";
import { searchDirectory } from "./search.ts";
import type { Typed } from "./understand.ts";

interface PageAsked {
  query: { limit: number; cursor?: string | undefined };
  nextPage(cursor: string): void;
}

async function answerPage(ctx: Context, request: PageAsked, typed: Typed): Promise<RawJson<Doctor[]>> {
  const [after] = decodeCursor(request.query.cursor, 1) ?? [null];
  const page = await searchDirectory(ctx, typed, { after: after ?? null, limit: request.query.limit });
  if (page.next) request.nextPage(encodeCursor([page.next]));
  return new RawJson(page.json);
}

export const doctorRoutes: Route[] = [
  route(searchDoctors, { handle: (ctx, request) => answerPage(ctx, request, request.query) }),
  route(listDoctorsBySpecialty, {
    handle: (ctx, request) =>
      answerPage(ctx, request, { town: request.query.town, specialty: request.params.specialty }),
  }),
  route(readDoctor, { handle: (ctx, { params }) => readDoctorPage(ctx, params.id) }),
  route(readOwnProfile, { handle: (ctx, { actor }) => readProfileOf(ctx, actor) }),
  route(saveOwnProfile, { handle: (ctx, { actor, input }) => saveProfile(ctx, actor, input) }),
];
