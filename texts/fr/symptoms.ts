export const symptomMessages = {
  /** Specification, section 5. */
  none: "Veuillez sélectionner au moins un symptôme",
  nameMissing: "Indiquez le nom du symptôme.",
  severity: "Choisissez une intensité : léger, modéré ou sévère.",
  durationTooLong: (most: number) => `Cette durée est trop longue : ${most} caractères au plus.`,
  tooMany: (most: number) => `Indiquez au plus ${most} symptômes.`,
} as const;

/** The symptoms form (specification, "Symptoms form"), and the same symptoms read again. */
export const symptomsForm = {
  title: "Décrire les symptômes",
  forWhom: (patient: string, doctor: string) => `Pour ${patient}, avant la consultation avec ${doctor}.`,
  help: "Lu par ce médecin seulement.",
  common: "Que ressentez-vous ?",
  commonHelp: "Touchez tout ce qui convient.",
  /** Specification, section 3: the symptoms offered. All else is typed. */
  list: [
    "Fièvre",
    "Maux de tête",
    "Toux",
    "Mal de gorge",
    "Fatigue",
    "Nausées",
    "Vomissements",
    "Diarrhée",
    "Douleurs abdominales",
    "Douleurs musculaires",
    "Essoufflement",
    "Vertiges",
    "Perte d'appétit",
  ],
  other: "Autre symptôme",
  add: "Ajouter",
  chosen: "Vos symptômes",
  severity: "Intensité",
  severities: { mild: "Léger", moderate: "Modéré", severe: "Sévère" },
  duration: "Depuis combien de temps ?",
  durationHelp: "Par exemple : 3 jours",
  remove: "Retirer",
  removeOf: (name: string) => `Retirer ${name}`,
  notes: "Autre chose à dire au médecin ?",
  optional: "(facultatif)",
  send: "Envoyer au médecin",
  sending: "Envoi…",
  sent: "Symptômes envoyés au médecin.",
  /** Specification, section 8. */
  fallback: "Erreur lors de l'envoi des symptômes. Veuillez réessayer.",
} as const;
