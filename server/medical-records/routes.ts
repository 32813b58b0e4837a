import {
  listDoctorPatients as listDoctorPatientsEndpoint,
  listRecordReadings as listRecordReadingsEndpoint,
  readMedicalHistory as readMedicalHistoryEndpoint,
  readPatientHistory as readPatientHistoryEndpoint,
  saveMedicalHistory as saveMedicalHistoryEndpoint,
} from "#contract/medical-records.ts";
import { route, type Route } from "#server/platform/route.ts";
import { readMedicalHistory, saveMedicalHistory } from "./medical-history.ts";
import { allowHistory, listDoctorPatients, readPatientHistory } from "./patient-history.ts";
import { listRecordReadings } from "./readings.ts";

function rowsOf<T>(page: { rows: T[]; next: string | null }, request: { nextPage(cursor: string): void }): T[] {
  if (page.next) request.nextPage(page.next);
  return page.rows;
}

export const medicalRecordRoutes: Route[] = [
  route(readMedicalHistoryEndpoint, {
    handle: (ctx, { actor, query }) => readMedicalHistory(ctx, actor, query.patient_id),
  }),
  route(saveMedicalHistoryEndpoint, { handle: (ctx, { actor, input }) => saveMedicalHistory(ctx, actor, input) }),
  route(listRecordReadingsEndpoint, {
    handle: async (ctx, request) => rowsOf(await listRecordReadings(ctx, request.actor, request.query), request),
  }),
  route(listDoctorPatientsEndpoint, {
    handle: async (ctx, request) => rowsOf(await listDoctorPatients(ctx, request.actor, request.query), request),
  }),
  route(readPatientHistoryEndpoint, {
    allow: allowHistory,
    handle: (ctx, { actor, params }) => readPatientHistory(ctx, actor, params.id),
  }),
];
