/**
 * The versions of the legal pages, shown on them and kept with each acceptance. A page whose meaning changes gets a new
 * version, here and nowhere else.
 */
export const legalVersions = {
  terms: { version: "2026-11", date: "2026-11-20" },
  privacy: { version: "2026-11", date: "2026-11-20" },
  notice: { version: "2026-11", date: "2026-11-20" },
} as const;
