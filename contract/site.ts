import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.gte(0));

/**
 * What the operator says about the house: shown on public pages, sown from `server/settings/content.ts`, kept in the platform
 * settings and read from there only (decisions, first paragraph).
 */
export const siteSettings = z.object({
  name: text,
  tagline: text,
  /** Postal address, one line each. */
  address: z.array(text),
  /** E.164. */
  phones: z.array(text),
  emails: z.array(text),
  opening_hours: z.array(z.object({ days: text, hours: text })),
  /** Short national numbers, in the order in which they are offered. */
  emergency_numbers: z.array(z.object({ number: text, name: text })),
  /** Marketing claims (specification, section 1): "500+ doctors" is `500`. */
  figures: z.object({ doctors: count, patients: count, consultations: count, cities: count }),
  towns: z.array(text),
  /** FCFA. */
  default_fees: z.object({ in_person: count, online: count }),
  /** What the legal notice must name. A line the operator has not filled in is not shown. */
  publisher: z.object({
    name: text,
    legal_form: z.nullable(text),
    registration: z.nullable(text),
    director: z.nullable(text),
    host: z.nullable(text),
    data_protection_email: text,
  }),
  /** The clinician who answers for the content of the triage; null while nobody is named. */
  content_clinician: z.optional(z.nullable(text)),
  /** True when no real money moves: the server knows its provider, nobody sets it. */
  payments_simulated: z.optional(z.boolean()),
});

export type SiteSettings = z.output<typeof siteSettings>;

export const readSite = endpoint({
  name: "readSite",
  method: "GET",
  path: "/site",
  access: "anyone",
  summary: "Ce que la maison dit d'elle-même : coordonnées, horaires, villes, tarifs par défaut",
  tag: "site",
  output: siteSettings,
  refusals: [],
});
