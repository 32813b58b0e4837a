export const symptomMessages = {
  /** Specification, section 5. */
  none: "Veuillez sélectionner au moins un symptôme",
  nameMissing: "Indiquez le nom du symptôme.",
  severity: "Choisissez une intensité : léger, modéré ou sévère.",
  durationTooLong: (most: number) => `Cette durée est trop longue : ${most} caractères au plus.`,
  tooMany: (most: number) => `Indiquez au plus ${most} symptômes.`,
} as const;
