/** What stands beside a field of the triage calls that is not right. */
export const triageFields = {
  symptomsMissing: "Décrivez en quelques mots ce qui ne va pas.",
  messageMissing: "Écrivez ou choisissez une réponse.",
  messageTooLong: (most: number) =>
    `Votre message est trop long : ${most.toLocaleString("fr-FR")} caractères au plus. Dites l'essentiel en quelques phrases.`,
  sessionMissing: "Indiquez l'évaluation à continuer.",
  problemMissing: "Dites ce qui ne va pas dans cette évaluation.",
  problemTooLong: (most: number) =>
    `Votre texte est trop long : ${most.toLocaleString("fr-FR")} caractères au plus. Dites l'essentiel en quelques phrases.`,
} as const;

/** How soon care is needed, in the words of the specification (section 9). */
export const urgencyMessages = {
  emergency: "Consultez immédiatement un service d'urgence.",
  urgent: "Consultez un médecin dans les 24 heures.",
  routine: "Consultez un médecin dans la semaine.",
  self_care: "Vous pouvez vous soigner à la maison.",
} as const;

export const triageAnswers = {
  /** Always shown (decisions, "Triage"). */
  disclaimer:
    "Cette orientation ne remplace pas un médecin. En cas de doute ou d'aggravation, consultez ou appelez les secours.",
  /** While no clinician answers for the content. */
  noClinicianYet: "Médecin responsable du contenu : en cours de désignation.",
  clinician: (name: string) => `Médecin responsable du contenu : ${name}.`,
  problemReported:
    "Merci. Votre signalement est transmis à l'équipe qui répond du contenu, avec les règles qui ont joué, sans votre nom ni vos messages.",
} as const;
