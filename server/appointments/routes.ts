import {
  acceptAppointment,
  bookAppointment,
  listDoctorAppointments,
  listOwnAppointments,
  rejectAppointment,
} from "#contract/appointments.ts";
import { route, type Route } from "#server/platform/route.ts";
import { book } from "./book.ts";
import { accept, allowDecision, reject } from "./decide.ts";
import { listForDoctor, listOwn, type ListedPage } from "./list.ts";

function rowsOf(page: ListedPage, request: { nextPage(cursor: string): void }): ListedPage["rows"] {
  if (page.next) request.nextPage(page.next);
  return page.rows;
}

export const appointmentRoutes: Route[] = [
  route(bookAppointment, {
    keyWrittenBy: "verb",
    handle: (ctx, { actor, input, idempotencyKey }) => book(ctx, actor, input, idempotencyKey),
  }),
  route(listOwnAppointments, {
    handle: async (ctx, request) => rowsOf(await listOwn(ctx, request.actor, request.query), request),
  }),
  route(listDoctorAppointments, {
    handle: async (ctx, request) => rowsOf(await listForDoctor(ctx, request.actor, request.query), request),
  }),
  route(acceptAppointment, {
    allow: allowDecision,
    handle: (ctx, { actor, params }) => accept(ctx, actor, params.id),
  }),
  route(rejectAppointment, {
    allow: allowDecision,
    handle: (ctx, { actor, params, input }) => reject(ctx, actor, params.id, input.reason),
  }),
];
