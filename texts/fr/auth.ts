/** What the identity service writes to people. The code stands first, the link alone on its line. */
export const authMessages = {
  confirmEmail: (facts: { code: string; link: string; hours: number }) => ({
    subject: "Confirmez votre adresse email",
    body: [
      `${facts.code} est votre code de confirmation Kènèya.`,
      "Vous pouvez aussi confirmer votre adresse en ouvrant ce lien :",
      facts.link,
      `Le code et le lien sont valables ${facts.hours} heures. Si vous n'avez pas créé de compte, ne faites rien : sans confirmation, personne ne peut s'en servir.`,
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
  alreadyRegistered: (facts: { link: string }) => ({
    subject: "Vous avez déjà un compte Kènèya",
    body: [
      "Bonjour,",
      "Quelqu'un, sans doute vous, a voulu créer un compte avec cette adresse email. Elle en a déjà un : connectez-vous avec votre mot de passe habituel.",
      facts.link,
      "Si ce n'était pas vous, ne faites rien : votre compte n'a pas changé.",
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
} as const;
