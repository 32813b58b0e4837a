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

/** « En cas d'urgence, appelez le 185, le 180 ou le 112. » */
function inAnEmergency(numbers: readonly string[]): string {
  const each = numbers.map((number) => `le ${number}`);
  const last = each.pop();
  const named = each.length > 0 ? `${each.join(", ")} ou ${last}` : last;
  return named ? `En cas d'urgence, appelez ${named}.` : "En cas d'urgence, appelez les secours.";
}

export const triageAnswers = {
  /** Always shown (decisions, "Triage"). */
  disclaimer:
    "Cette orientation ne remplace pas un médecin. En cas de doute ou d'aggravation, consultez ou appelez les secours.",
  /** While no clinician answers for the content. */
  noClinicianYet: "Médecin responsable du contenu : en cours de désignation.",
  clinician: (name: string) => `Médecin responsable du contenu : ${name}.`,
  tooManyRequests: (numbers: readonly string[]) =>
    `Trop de demandes en peu de temps. Patientez un instant avant de réessayer. ${inAnEmergency(numbers)}`,
  tooLong: (numbers: readonly string[]) =>
    `Cette évaluation est devenue trop longue. Commencez-en une nouvelle. ${inAnEmergency(numbers)}`,
  notAskedYet: "Cette question n'a pas encore été posée. Rechargez l'évaluation pour voir où elle en est.",
  problemReported:
    "Merci. Nos administrateurs liront votre texte, avec le degré d'urgence et les règles qui ont joué, sans votre nom ni vos réponses.",
} as const;
