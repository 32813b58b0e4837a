export const bookingMessages = {
  reasonRequired: "Indiquez le motif du refus.",
} as const;

/** Status words of the specification, section 4. */
export const statusLabels = {
  pending: "En attente",
  accepted: "Accepté",
  rejected: "Refusé",
  completed: "Terminé",
  cancelled: "Annulé",
} as const;
