import * as z from "zod/mini";
import { weekdays } from "./clinic-time.ts";
import { endpoint } from "./endpoint.ts";
import { clinicDate, page } from "./fields.ts";
import { daySlots } from "./slots.ts";
import { specialtyNamed } from "./specialties.ts";

/** The towns where doctors are listed (specification, section 9). */
export const towns = ["Abidjan", "Bouaké", "Yamoussoukro"] as const;
export type Town = (typeof towns)[number];

/** `{"monday": ["09:00-17:00"], …}`: what a doctor's week looks like on the wire. */
export const availableHours = z.partialRecord(
  z.enum(weekdays),
  z.array(z.string().check(z.maxLength(20))).check(z.maxLength(12)),
);
export type AvailableHours = Partial<Record<(typeof weekdays)[number], string[]>>;

/** A doctor as the directory shows one (specification, section 3; `specialty` is the French label). */
export const doctor = z.object({
  id: z.string(),
  full_name: z.string(),
  specialty: z.string(),
  town: z.string(),
  clinic_address: z.nullable(z.string()),
  hospital_name: z.nullable(z.string()),
  clinic_name: z.nullable(z.string()),
  profile_image: z.nullable(z.string()),
  consultation_fee: z.nullable(z.number()),
  in_person_fee: z.nullable(z.number()),
  online_fee: z.nullable(z.number()),
  whatsapp_fee: z.nullable(z.number()),
  years_of_experience: z.number(),
  /** 0 when nobody has rated the doctor yet. */
  rating: z.number(),
});
export type Doctor = z.output<typeof doctor>;

/** One doctor's own page: the directory's fields, the text about the doctor, and the week. */
export const doctorPage = z.extend(doctor, {
  bio: z.nullable(z.string()),
  available_hours: availableHours,
  bookable: z.boolean(),
});
export type DoctorPage = z.output<typeof doctorPage>;

export const searchDoctors = endpoint({
  name: "searchDoctors",
  method: "GET",
  path: "/doctors",
  access: "anyone",
  summary: "Chercher un médecin par texte, ville et spécialité",
  tag: "doctors",
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    town: z.optional(z.string().check(z.maxLength(100))),
    specialty: z.optional(z.string().check(z.maxLength(100))),
    ...page,
  }),
  output: z.array(doctor),
  refusals: [],
});

/** Doctors on one page of results: server and browser ask alike, so that what came with the document is not asked again. */
export const directoryPageSize = 10;
/** Doctors shown on the landing page before anything is asked. */
export const directoryPreviewSize = 4;

/** What the directory is asked for filters as they stand in an address: blank ones left out, a specialty by its id. */
export function directoryQuery(
  filters: { q?: string | null | undefined; town?: string | null | undefined; specialty?: string | null | undefined },
  limit: number = directoryPageSize,
): { q?: string; town?: string; specialty?: string; limit: number } {
  const specialty = specialtyNamed(filters.specialty ?? "") ?? filters.specialty;
  const named = Object.entries({ q: filters.q, town: filters.town, specialty })
    .map(([name, value]) => [name, value?.trim().slice(0, 100)] as const)
    .filter(([, value]) => value);
  return { ...Object.fromEntries(named), limit };
}

export const listDoctorsBySpecialty = endpoint({
  name: "listDoctorsBySpecialty",
  method: "GET",
  path: "/doctors/by-specialty/{specialty}",
  access: "anyone",
  summary: "Les médecins d'une spécialité, dans une ville",
  tag: "doctors",
  query: z.object({ town: z.optional(z.string().check(z.maxLength(100))), ...page }),
  output: z.array(doctor),
  refusals: [],
});

export const readDoctor = endpoint({
  name: "readDoctor",
  method: "GET",
  path: "/doctors/{id}",
  access: "anyone",
  summary: "La page d'un médecin",
  tag: "doctors",
  params: { id: "uuid" },
  output: doctorPage,
  refusals: ["doctor_not_found"],
});

/** At most this many days in one slots call. */
export const slotDaysAtOnce = 31;

export const listSlots = endpoint({
  name: "listSlots",
  method: "GET",
  path: "/doctors/{id}/slots",
  access: "anyone",
  summary: "Les créneaux libres d'un médecin, jour par jour",
  tag: "doctors",
  params: { id: "uuid" },
  query: z.object({ from: z.optional(clinicDate), to: z.optional(clinicDate) }),
  output: z.array(daySlots),
  refusals: ["doctor_not_found"],
});

/** At most this many doctors in one next-slots call. */
export const nextSlotsDoctors = 50;

/** Hours shown beside each doctor of a list: what fits in a line or two of a phone. */
const nextSlotsShown = 3;

/** What a page of doctors asks for its free hours; the server, which makes the first page, answers the same question. */
export function nextSlotsQuery(doctors: readonly { id: string }[]): { ids: string; limit: number } {
  return { ids: doctors.map(({ id }) => id).join(","), limit: nextSlotsShown };
}

export const listNextSlots = endpoint({
  name: "listNextSlots",
  method: "GET",
  path: "/doctors/next-slots",
  access: "anyone",
  summary: "Les prochains créneaux libres de plusieurs médecins",
  tag: "doctors",
  query: z.object({
    ids: z.string().check(z.maxLength(nextSlotsDoctors * 37)),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10)), nextSlotsShown),
  }),
  output: z.array(
    z.object({ doctor_id: z.string(), slots: z.array(z.object({ date: z.string(), time: z.string() })) }),
  ),
  refusals: [],
});

/** The specialist's own profile (specification, sections 3 and 7). */
export const doctorProfile = z.object({
  id: z.string(),
  full_name: z.string(),
  specialty: z.string(),
  license_number: z.string(),
  years_of_experience: z.number(),
  profile_image: z.nullable(z.string()),
  clinic_address: z.nullable(z.string()),
  town: z.string(),
  in_person_fee: z.number(),
  online_fee: z.number(),
  bio: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  specialist_code: z.nullable(z.string()),
  status: z.enum(["active", "waiting", "inactive"]),
});

export const readOwnProfile = endpoint({
  name: "readOwnProfile",
  method: "GET",
  path: "/doctors/profile",
  access: ["specialist"],
  summary: "Le profil du spécialiste connecté",
  tag: "doctors",
  output: doctorProfile,
  refusals: ["doctor_not_found"],
});
