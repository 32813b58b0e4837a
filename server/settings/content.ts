import type { SiteSettings } from "#contract/site.ts";

/** What a new installation says about itself. It seeds the platform settings once; nothing else may read it. */
export const siteContent: SiteSettings = {
  name: "Kènèya",
  tagline: "Un médecin vous attend",
  address: ["Cocody, Riviera Palmeraie", "Face à la pharmacie de la Palmeraie", "Abidjan, Côte d'Ivoire"],
  phones: ["+2252722401840", "+2252722401841"],
  emails: ["contact@keneya.ci", "support@keneya.ci"],
  opening_hours: [
    { days: "Lundi – vendredi", hours: "8h – 18h" },
    { days: "Samedi", hours: "9h – 13h" },
  ],
  emergency_numbers: [
    { number: "185", name: "SAMU" },
    { number: "180", name: "Pompiers" },
    { number: "112", name: "Urgences" },
  ],
  figures: { doctors: 500, patients: 10_000, consultations: 25_000, cities: 15 },
  towns: ["Abidjan", "Bouaké", "Yamoussoukro"],
  default_fees: { in_person: 10_000, online: 8_000 },
  publisher: {
    name: "Kènèya",
    legal_form: null,
    registration: null,
    director: null,
    host: null,
    data_protection_email: "donnees@keneya.ci",
  },
  content_clinician: null,
};
