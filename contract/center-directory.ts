import * as z from "zod/mini";
import { fieldMessages } from "#texts/fields.ts";
import { towns, type Town } from "./doctors.ts";
import { endpoint } from "./endpoint.ts";
import { optionalText, page, phone, requiredText } from "./fields.ts";
import { fold } from "./specialties.ts";

/** The health centers people look for: what each says of itself, and the public list of them (docs/decisions/0029). */

const fact = z._default(z.nullable(z.boolean(fieldMessages.invalid)), null);

/** What a center may add to the five fields of its registration; all of it optional. */
export const centerFacts = {
  town: z._default(z.nullable(z.enum(towns, fieldMessages.choice)), null),
  neighbourhood: optionalText(120),
  /** Null: the center has not said. */
  emergency_service: fact,
  /** Day and night, every day; it then has no `opening_hours`. */
  open_24h: z._default(z.boolean(fieldMessages.invalid), false),
  opening_hours: optionalText(160),
};

const storedFacts = {
  town: z.nullable(z.enum(towns)),
  neighbourhood: z.nullable(z.string()),
  /** The address, as the center gives it. */
  location: z.string(),
  contact_phone: z.string(),
  emergency_service: z.nullable(z.boolean()),
  open_24h: z.boolean(),
  opening_hours: z.nullable(z.string()),
};

/** A center as anybody may read of it. */
export const listedCenter = z.object({ id: z.string(), name: z.string(), ...storedFacts });
export type ListedCenter = z.output<typeof listedCenter>;

export const listHealthCenters = endpoint({
  name: "listHealthCenters",
  method: "GET",
  path: "/health-centers",
  access: "anyone",
  summary: "Les centres de santé approuvés, d'une ville ou de toutes ; ceux qui ont un service d'urgence d'abord",
  tag: "health-centers",
  query: z.object({
    /** One of ours, accents and case ignored; every town when absent. */
    town: z.optional(z.string().check(z.maxLength(100))),
    ...page,
  }),
  output: z.array(listedCenter),
  refusals: ["unknown_town"],
});

/** What people read of a center, as the center itself sees it. */
export const centerProfile = z.object({ name: z.string(), ...storedFacts });
export type CenterProfile = z.output<typeof centerProfile>;

export const readCenterProfile = endpoint({
  name: "readCenterProfile",
  method: "GET",
  path: "/health-centers/profile",
  access: ["health_center"],
  summary: "Ce que le public lit du centre connecté",
  tag: "health-centers",
  output: centerProfile,
  refusals: [],
});

export const saveCenterProfile = endpoint({
  name: "saveCenterProfile",
  method: "PUT",
  path: "/health-centers/profile",
  access: ["health_center"],
  summary: "Remplacer ce que le public lit du centre connecté ; ce qui est omis est effacé",
  tag: "health-centers",
  input: z.object({ location: requiredText(200), contact_phone: phone(), ...centerFacts }),
  output: centerProfile,
  refusals: [],
});

/** The town of ours that the text names exactly, accents and case ignored; null when none is. */
export function townNamed(text: string): Town | null {
  return towns.find((town) => fold(town) === fold(text)) ?? null;
}

/** The one town of ours that an address names; null when it names none, or several. */
export function townIn(address: string): Town | null {
  const words = ` ${fold(address)} `;
  const named = towns.filter((town) => words.includes(` ${fold(town)} `));
  return named.length === 1 ? named[0]! : null;
}
