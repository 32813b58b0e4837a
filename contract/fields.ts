import * as z from "zod/mini";
import { isClinicDate, isClinicTime } from "./clinic-time.ts";
import { fieldMessages } from "#texts/fields.ts";
import { parsePhone } from "./phone.ts";

/** The value rules several features share. Each carries its French sentence, shown beside the field by form and API alike. */

/** Text that must not be blank; trimmed. */
export const requiredText = (most = 200, missing: string = fieldMessages.required) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, fieldMessages.tooLong(most)));

/** Text that may be absent, null or blank; blank becomes null. */
export const optionalText = (most = 500) =>
  z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(most, fieldMessages.tooLong(most)))),
    z.transform((text) => (text ? text : null)),
  );

const emailPattern = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]{2,}$/;

/** An e-mail address, trimmed and lower-cased. */
export const email = (missing: string = fieldMessages.required) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(254, fieldMessages.tooLong(254)),
      z.regex(emailPattern, fieldMessages.email),
    );

/** An Ivorian phone number in any accepted spelling; E.164 inside. */
export const phone = (missing: string = fieldMessages.required) =>
  z.pipe(
    z.string(missing).check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(40, fieldMessages.phone),
      z.refine((typed) => parsePhone(typed) !== null, fieldMessages.phone),
    ),
    z.transform((typed) => parsePhone(typed) ?? typed),
  );

export const clinicDate = z
  .string(fieldMessages.required)
  .check(z.refine(isClinicDate, { error: fieldMessages.date, abort: true }));
export const clinicTime = z
  .string(fieldMessages.required)
  .check(z.refine(isClinicTime, { error: fieldMessages.time, abort: true }));

export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const id = z.string(fieldMessages.required).check(z.regex(uuidPattern, fieldMessages.id));

/** A number of FCFA, whole and not negative. */
export const amount = z
  .number(fieldMessages.number)
  .check(z.int(fieldMessages.whole), z.gte(0, fieldMessages.negative), z.lte(10_000_000, fieldMessages.tooLarge));

/** `limit` and `cursor` of every list (decisions, "HTTP API"): 50 unless said, at most 200. */
export const page = {
  limit: z._default(
    z.coerce
      .number(fieldMessages.number)
      .check(z.int(fieldMessages.whole), z.gte(1, fieldMessages.limit), z.lte(200, fieldMessages.limit)),
    50,
  ),
  cursor: z.optional(z.string().check(z.maxLength(500, fieldMessages.tooLong(500)))),
};

/** How many bytes a text takes in UTF-8; written out because browser and server share no encoder by name. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
