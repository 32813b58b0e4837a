export const availabilityMessages = {
  range: (typed: string) =>
    `« ${typed} » n'est pas une plage horaire. Exemple : 09:00-17:00, à partir d'une heure pile ou d'une demie.`,
  overlap: "Deux plages de ce jour se chevauchent.",
  noSlots: "Aucun créneau disponible pour cette date.",
} as const;
