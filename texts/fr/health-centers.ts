export const centerFields = {
  allRequired: "Tous les champs sont obligatoires",
  specialtyRequired: "Choisissez une spécialité dans la liste.",
} as const;

/** The mail that brings a new center its code. The code stands first, so that it can be found and copied. */
export const centerCodeMail = {
  subject: "Votre code de connexion Kènèya",
  body: (facts: { code: string; center: string; link: string }) =>
    [
      facts.code,
      `est le code de connexion de votre centre de santé, ${facts.center}, sur Kènèya.`,
      "Il donne accès à l'espace de votre centre. Gardez-le secret ; il ne vous sera pas envoyé une deuxième fois.",
      "Pour vous connecter :",
      facts.link,
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
} as const;
