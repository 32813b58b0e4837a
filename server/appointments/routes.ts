import {
  acceptAppointment,
  bookAppointment,
  listDoctorAppointments,
  listOwnAppointments,
  rejectAppointment,
} from "#contract/appointments.ts";
import {
  acceptReschedule,
  cancelAppointment,
  declineReschedule,
  makeCalendarLink,
  proposeReschedule,
  readAppointment as readAppointmentEndpoint,
  readCalendar,
  withdrawReschedule,
} from "#contract/appointment-changes.ts";
import { route, type Route } from "#server/platform/route.ts";
import { acceptProposal, declineProposal, withdrawProposal } from "./answer-reschedule.ts";
import { book } from "./book.ts";
import { cancel } from "./cancel.ts";
import { allowConcerned } from "./concerned.ts";
import { accept, allowDecision, reject } from "./decide.ts";
import { listForDoctor, listOwn, type ListedPage } from "./list.ts";
import { readAppointment } from "./read-appointment.ts";
import { makeLink, readCalendarFile } from "./read-calendar.ts";
import { propose } from "./reschedule.ts";

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
  route(readAppointmentEndpoint, { handle: (ctx, { actor, params }) => readAppointment(ctx, actor, params.id) }),
  route(cancelAppointment, {
    allow: allowConcerned,
    handle: (ctx, { actor, params, input }) => cancel(ctx, actor, params.id, input),
  }),
  route(proposeReschedule, {
    allow: allowConcerned,
    handle: (ctx, { actor, params, input }) => propose(ctx, actor, params.id, input),
  }),
  route(acceptReschedule, {
    allow: allowConcerned,
    handle: (ctx, { actor, params, input }) => acceptProposal(ctx, actor, params.id, input),
  }),
  route(declineReschedule, {
    allow: allowConcerned,
    handle: (ctx, { actor, params, input }) => declineProposal(ctx, actor, params.id, input),
  }),
  route(withdrawReschedule, {
    allow: allowConcerned,
    handle: (ctx, { actor, params, input }) => withdrawProposal(ctx, actor, params.id, input),
  }),
  route(makeCalendarLink, { handle: (ctx, { actor, params }) => makeLink(ctx, actor, params.id) }),
  route(readCalendar, {
    handle: (ctx, { actor, params, query }) => readCalendarFile(ctx, actor, params.id, query.token),
  }),
];
