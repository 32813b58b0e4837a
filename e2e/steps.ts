import type { Locator, Page } from "playwright-core";
import { registerByPhone } from "#contract/accounts.ts";
import { listNextSlots, searchDoctors, type Doctor } from "#contract/doctors.ts";
import { paths } from "#web/paths.ts";
import { done } from "./api.ts";

/** Somebody who has, or will have, an account as a patient. */
export interface Patient {
  full_name: string;
  /** As a person types it. */
  phone: string;
  password: string;
}

let lastNumber = Date.now() % 10_000_000;

/** A person nobody knows yet, with a number nobody has. */
export function newPatient(full_name: string): Patient {
  lastNumber += 1;
  return { full_name, phone: `071${String(lastNumber).padStart(7, "0")}`, password: "karité-et-mangue" };
}

export const international = ({ phone }: Patient): string => `+225${phone}`;

/** Gives a person an account through the API and answers its token: what came before the journey. */
export async function registered(url: string, { full_name, phone, password }: Patient): Promise<string> {
  const input = { full_name, phone_number: phone, password, terms_accepted: true as const };
  return (await done(url, registerByPhone, { input })).access_token;
}

/** A doctor as a person would look for one. */
export async function doctorNamed(url: string, name: string): Promise<Doctor> {
  const [doctor] = await done(url, searchDoctors, { query: { q: name, limit: 1 } });
  if (!doctor) throw new Error(`the demonstration data know no ${name}`);
  return doctor;
}

/** The next free hours of a doctor. */
export async function freeSlots(url: string, doctorId: string, limit = 5): Promise<{ date: string; time: string }[]> {
  const [found] = await done(url, listNextSlots, { query: { ids: doctorId, limit } });
  if (!found || found.slots.length === 0) throw new Error("the doctor has no free hour");
  return found.slots;
}

/** Opens the booking window of a doctor at a slot, as a link that somebody kept would. */
export async function openBooking(
  page: Page,
  doctorId: string,
  slot: { date: string; time: string },
): Promise<Locator> {
  await page.goto(paths.doctor(doctorId, { date: slot.date, heure: slot.time }));
  return bookingWindow(page);
}

export async function bookingWindow(page: Page): Promise<Locator> {
  const window = page.getByRole("dialog", { name: "Prendre rendez-vous" });
  await window.waitFor();
  return window;
}

/** Presses « Créer un compte » in the open login window, fills it in and accepts the terms. */
export async function signUp(page: Page, patient: Patient): Promise<void> {
  const login = page.getByRole("dialog", { name: "Connexion" });
  await login.getByRole("button", { name: "Créer un compte" }).click();
  const form = page.getByRole("dialog", { name: "Inscription" });
  await form.getByLabel("Nom complet").fill(patient.full_name);
  await form.getByLabel("Numéro de téléphone").fill(patient.phone);
  await form.getByLabel("Mot de passe", { exact: true }).fill(patient.password);
  await form.getByRole("button", { name: "Continuer" }).click();
  await page
    .getByRole("dialog", { name: "Conditions d'utilisation" })
    .getByRole("button", { name: "J'accepte" })
    .click();
}

/** Signs in by phone in the window of the landing page, and waits for the own space. */
export async function logIn(page: Page, { phone, password }: Pick<Patient, "phone" | "password">): Promise<void> {
  await page.goto(paths.login());
  await fillLogin(page, phone, password);
  await page.waitForURL(/\/dashboard/);
}

export async function fillLogin(page: Page, phone: string, password: string): Promise<void> {
  const window = page.getByRole("dialog", { name: "Connexion" });
  await window.getByLabel("Numéro de téléphone").fill(phone);
  await window.getByLabel("Mot de passe", { exact: true }).fill(password);
  await window.getByRole("button", { name: "Se connecter" }).click();
}

/** A doctor signs in by code at the door that the link of the health center leads to. */
export async function logInAsDoctor(page: Page, code: string, password: string): Promise<void> {
  await page.goto(paths.specialistLogin(code));
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL(/\/dashboard/);
}

/** A health center's secretary signs in by the center's code. */
export async function logInAsCenter(page: Page, code: string): Promise<void> {
  await page.goto(paths.healthCenterLogin());
  await page.getByLabel("Code de connexion").fill(code);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL(/\/health-center\/dashboard/);
}

export async function logInAsAdmin(page: Page, email: string, password: string): Promise<void> {
  await page.goto(paths.adminLogin());
  await page.getByLabel("Adresse email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("heading", { name: "Créer un centre de santé" }).waitFor();
}

export type SandboxOutcome = "paid" | "refused" | "late" | "given up";
const outcomeButtons: Record<SandboxOutcome, RegExp> = {
  paid: /^Payer \d/,
  refused: /^Paiement refusé/,
  late: /^Confirmation tardive/,
  "given up": /^Abandonner/,
};

/** On the hosted page: chooses how the payment ends, and is led back. */
export async function payInSandbox(page: Page, outcome: SandboxOutcome): Promise<void> {
  await page.getByRole("heading", { name: "Paiement simulé" }).waitFor();
  await page.getByRole("button", { name: outcomeButtons[outcome] }).click();
  await page.waitForURL(/\/payment\/callback\?reference=/);
}
