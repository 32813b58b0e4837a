import * as z from "zod/mini";
import { centerFields } from "#texts/health-centers.ts";
import { fieldMessages } from "#texts/fields.ts";
import { doctorProfile, towns } from "./doctors.ts";
import { endpoint } from "./endpoint.ts";
import { amount, email, optionalText, phone, requiredText } from "./fields.ts";
import { specialtyNamed } from "./specialties.ts";

/** One of the 15 specialties by its id or either label; its id inside. */
export const specialtyInput = z.pipe(
  requiredText(60, centerFields.specialtyRequired).check(
    z.refine((text) => specialtyNamed(text) !== null, centerFields.specialtyRequired),
  ),
  z.transform((text) => specialtyNamed(text) ?? "general-medicine"),
);

/** No public format is known: free text, checked by a person (design page "providers", 4.8). */
export const licenseNumber = requiredText(30).check(z.minLength(3, fieldMessages.tooShort(3)));

export const yearsOfExperience = z
  .number(fieldMessages.number)
  .check(z.int(fieldMessages.whole), z.gte(0, fieldMessages.negative), z.lte(80, fieldMessages.tooLarge));

const blank = z.pipe(
  z.literal(["", null]),
  z.transform(() => null),
);

/**
 * What a doctor says of themselves. Left out = as it was; null or blank = none. An account without a profile yet makes one with it:
 * then the licence number and the town are needed too.
 */
const doctorProfileInput = z.object({
  full_name: requiredText(120),
  specialty: specialtyInput,
  license_number: z.optional(licenseNumber),
  years_of_experience: z.optional(yearsOfExperience),
  town: z.optional(z.enum(towns, fieldMessages.choice)),
  clinic_address: requiredText(200),
  in_person_fee: z.optional(amount),
  online_fee: z.optional(amount),
  bio: z.optional(optionalText(2000)),
  email: z.optional(z.union([blank, email()])),
  phone: z.optional(z.union([blank, phone()])),
});

export const saveOwnProfile = endpoint({
  name: "saveOwnProfile",
  method: "PUT",
  path: "/doctors/profile",
  access: ["specialist"],
  summary: "Remplir ou changer le profil du spécialiste connecté",
  tag: "doctors",
  input: doctorProfileInput,
  output: doctorProfile,
  refusals: ["license_already_registered"],
});
