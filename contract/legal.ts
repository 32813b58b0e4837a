import type { LegalHouse } from "#texts/legal-frame.ts";
import { formatPhone } from "./phone.ts";
import type { SiteSettings } from "./site.ts";

/**
 * The versions of the legal pages, shown on them and kept with each acceptance. A page whose meaning changes gets a new
 * version, here and nowhere else.
 */
export const legalVersions = {
  terms: { version: "2026-11", date: "2026-11-20" },
  privacy: { version: "2026-11.2", date: "2026-11-23" },
  notice: { version: "2026-11", date: "2026-11-20" },
} as const;

/** The facts that legal sentences take from the platform settings. */
export function legalHouse(site: SiteSettings): LegalHouse {
  return {
    name: site.publisher.name,
    email: site.emails[0] ?? "",
    data_email: site.publisher.data_protection_email,
    phone: formatPhone(site.phones[0] ?? ""),
    address: site.address.join(", "),
    emergency_numbers: site.emergency_numbers.map(({ number, name }) => `${number} (${name})`).join(", "),
  };
}
