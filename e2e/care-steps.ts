import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { loginSpecialist } from "#contract/accounts.ts";
import { readAppointment } from "#contract/appointment-changes.ts";
import { acceptAppointment, bookAppointment } from "#contract/appointments.ts";
import { addDays, clinicDateAt } from "#contract/clinic-time.ts";
import { listSlots } from "#contract/doctors.ts";
import { initializePayment, readPaymentStatus } from "#contract/payments.ts";
import { demoPasswords, drKouassi } from "#server/database/seed/people.ts";
import { paths } from "#web/paths.ts";
import { done } from "./api.ts";
import { doctorNamed } from "./steps.ts";

/** Dr Kouassi as the API knows her: her id, and the token of her session. */
export interface DoctorAtWork {
  id: string;
  token: string;
}

export async function drKouassiAtWork(url: string): Promise<DoctorAtWork> {
  const { id } = await doctorNamed(url, drKouassi.full_name);
  const input = { specialist_code: drKouassi.specialist_code, password: demoPasswords.doctor };
  return { id, token: (await done(url, loginSpecialist, { input })).access_token };
}

/** Free hours so many days ahead at least: what is paid then can still be given back. */
export async function laterSlots(url: string, doctorId: string, days = 3): Promise<{ date: string; time: string }[]> {
  const from = addDays(clinicDateAt(new Date()), days);
  const found = await done(url, listSlots, { params: { id: doctorId }, query: { from, to: addDays(from, 10) } });
  return found.flatMap(({ date, times }) => times.map((time) => ({ date, time })));
}

export interface Consultation {
  id: string;
  date: string;
  time: string;
  reference: string;
}

/** What came before the journey: booked in person, paid, and accepted by its doctor unless said. */
export async function consultation(
  url: string,
  token: string,
  doctor: DoctorAtWork,
  { patient_id = null, accepted = true }: { patient_id?: string | null; accepted?: boolean } = {},
): Promise<Consultation> {
  const [slot] = await laterSlots(url, doctor.id);
  const { date, time } = slot!;
  const { id } = await done(url, bookAppointment, {
    token,
    input: {
      doctor_id: doctor.id,
      appointment_date: date,
      appointment_time: time,
      consultation_type: "in-person",
      patient_id,
    },
  });
  const { authorization_url, reference } = await done(url, initializePayment, { token, input: { appointment_id: id } });
  await fetch(authorization_url, {
    method: "POST",
    body: new URLSearchParams({ outcome: "success" }),
    redirect: "manual",
  });
  const { status } = await done(url, readPaymentStatus, { token, params: { reference } });
  if (status !== "successful") throw new Error(`the payment is ${status}`);
  if (accepted) await done(url, acceptAppointment, { token: doctor.token, params: { id } });
  return { id, date, time, reference };
}

/** An appointment as whoever holds the token reads it now. */
export const appointmentNow = (url: string, token: string, id: string) =>
  done(url, readAppointment, { token, params: { id } });

export async function openAppointment(page: Page, id: string): Promise<void> {
  await page.goto(paths.dashboard({ onglet: "rendez-vous", rendez_vous: id }));
  await page.getByRole("heading", { level: 1, name: /^Rendez-vous du/ }).waitFor();
}

/** The words of a PDF, read by a reader that knows nothing of what wrote it. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await task.destroy();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join(" ")
    .replaceAll(/\s+/g, " ");
}

/** Waits until the frame and the files of the dashboard lie on the device, those fetched ahead included: until no more of them come. */
export async function readyForOffline(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const { worker, kept } = await page.evaluate(async () => {
          const found = await (await caches.open("keneya-1")).keys();
          const registered = await navigator.serviceWorker.getRegistration();
          const { installing, waiting, active } = registered ?? {};
          const state = registered ? (active ?? waiting ?? installing)?.state : "unregistered";
          return {
            worker: navigator.serviceWorker.controller ? "controls" : state,
            kept: found.map(({ url }) => new URL(url).pathname),
          };
        });
        const more = kept.length - before;
        before = kept.length;
        const needed = [/^\/dashboard$/, /\/main-/, /\/appointment-.{8}\.js$/, /\/medical-history-.{8}\.js$/];
        return { worker, more, missing: needed.filter((sign) => !kept.some((path) => sign.test(path))).map(String) };
      },
      // A busy machine is idle late.
      { timeout: 60_000, interval: 1000 },
    )
    .toEqual({ worker: "controls", more: 0, missing: [] });
}
