export const bookingMessages = {
  reasonRequired: "Indiquez le motif du refus.",
} as const;

/** Status words of the specification, section 4. */
export const statusLabels = {
  pending: "En Attente",
  accepted: "Accepté",
  rejected: "Refusé",
  completed: "Terminé",
  cancelled: "Annulé",
} as const;

/** What opens a talk on WhatsApp, and the country of a map's address. Nothing here tells of health. */
export const contactTexts = {
  greetDoctor: (facts: { doctor: string; patient: string; when: string }) =>
    `Bonjour ${facts.doctor}, ici ${facts.patient}, pour notre consultation Kènèya du ${facts.when}.`,
  greetPatient: (facts: { doctor: string; when: string }) =>
    `Bonjour, ici ${facts.doctor}, pour notre consultation Kènèya du ${facts.when}.`,
  country: "Côte d'Ivoire",
  /** How messages name the patient to a doctor: by no name. */
  somePatient: "Le patient",
} as const;

/** Why a consultation was called off after its hour. */
export const absence = "le patient ne s'est pas présenté";

/** A line of an appointment's history: what happened, told to either side. */
const when = (date: string | undefined, time: string | undefined) => (date && time ? ` (${date} à ${time})` : "");

export const eventLabels = {
  booked: () => "Rendez-vous demandé",
  paid: () => "Paiement reçu",
  revived: () => "Paiement reçu après le délai : le rendez-vous est rétabli",
  accepted: () => "Confirmé par le médecin",
  rejected: () => "Refusé par le médecin",
  expired: () => "Annulé : il n'a pas été payé à temps",
  cancelled: (by: "patient" | "doctor" | "system") =>
    by === "patient" ? "Annulé par le patient" : by === "doctor" ? "Annulé par le médecin" : "Annulé",
  completed: () => "Consultation terminée",
  refunded: () => "Remboursement effectué",
  proposed: (by: "patient" | "doctor" | "system", date?: string, time?: string) =>
    `${by === "doctor" ? "Le médecin" : "Le patient"} propose un autre créneau${when(date, time)}`,
  moved: (_by: "patient" | "doctor" | "system", date?: string, time?: string) =>
    `Rendez-vous déplacé${when(date, time)}`,
  proposal_declined: (by: "patient" | "doctor" | "system", date?: string, time?: string) =>
    `${by === "doctor" ? "Le médecin" : "Le patient"} décline le créneau proposé${when(date, time)}`,
  proposal_withdrawn: (by: "patient" | "doctor" | "system", date?: string, time?: string) =>
    `${by === "doctor" ? "Le médecin" : "Le patient"} retire sa proposition${when(date, time)}`,
  proposal_expired: (_by: "patient" | "doctor" | "system", date?: string, time?: string) =>
    `Proposition restée sans réponse${when(date, time)}`,
} as const;

/** Beside the field, when the hour proposed is the hour it already has. */
export const rescheduleMessages = {
  sameTime: "C'est déjà l'heure de ce rendez-vous. Choisissez un autre créneau.",
} as const;

/** An entry of a calendar, which others may see: no specialty, no reason, no patient. */
export const calendarTexts = {
  patient: {
    summary: (doctor: string, video: boolean) => `Rendez-vous ${video ? "vidéo " : ""}avec ${doctor}`,
    inPerson: "Pensez à vos documents et arrivez quelques minutes en avance. Détails dans votre espace Kènèya.",
    video: "Consultation vidéo par WhatsApp : le bouton est dans votre espace Kènèya.",
  },
  doctor: {
    summary: (_doctor: string, video: boolean) => `Consultation Kènèya ${video ? "vidéo" : "au cabinet"}`,
    inPerson: "Détails dans votre espace Kènèya.",
    video: "Le bouton WhatsApp est dans votre espace Kènèya.",
  },
} as const;
