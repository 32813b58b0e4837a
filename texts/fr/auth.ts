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
  invite: (facts: { code: string; link: string; hours: number }) => ({
    subject: "Votre compte Kènèya vous attend",
    body: [
      `${facts.code} est votre code d'invitation Kènèya.`,
      "Un compte a été ouvert pour vous avec cette adresse email. Pour y entrer, ouvrez ce lien :",
      facts.link,
      `Le code et le lien sont valables ${facts.hours} heures. Si vous n'attendiez rien, ne faites rien : sans confirmation, personne ne peut s'en servir.`,
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
  changeEmail: (facts: { code: string; link: string; hours: number }) => ({
    subject: "Confirmez votre nouvelle adresse email",
    body: [
      `${facts.code} est votre code de confirmation Kènèya.`,
      "Pour que cette adresse devienne celle de votre compte, ouvrez ce lien :",
      facts.link,
      `Le lien est valable ${facts.hours} heures. Si vous n'avez rien demandé, ne faites rien : l'adresse du compte ne change pas.`,
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
  /** To the address that is to be replaced: it has a say. */
  leaveEmail: (facts: { code: string; link: string; hours: number; email: string }) => ({
    subject: "Acceptez-vous de changer d'adresse email ?",
    body: [
      `${facts.code} est votre code de confirmation Kènèya.`,
      `Quelqu'un, sans doute vous, veut que ${facts.email} remplace cette adresse sur votre compte. Pour l'accepter, ouvrez ce lien :`,
      facts.link,
      `Le lien est valable ${facts.hours} heures. L'adresse ne change qu'une fois les deux liens ouverts, celui-ci et celui de la nouvelle adresse.`,
      "Si vous n'avez rien demandé, ne faites rien, changez votre mot de passe et contactez le support.",
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
  signInByMail: (facts: { code: string; link: string; minutes: number }) => ({
    subject: "Votre lien de connexion",
    body: [
      `${facts.code} est votre code de connexion Kènèya.`,
      "Vous pouvez aussi vous connecter en ouvrant ce lien :",
      facts.link,
      `Le code et le lien sont valables ${facts.minutes} minutes et ne servent qu'une fois. Ne les donnez à personne. Si vous n'avez rien demandé, ne faites rien.`,
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
  emailChanged: (facts: { email: string }) => ({
    subject: "L'adresse email de votre compte a changé",
    body: [
      "Bonjour,",
      `L'adresse email de votre compte Kènèya est désormais ${facts.email}.`,
      "Si ce n'était pas vous, contactez le support sans attendre.",
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
  recoverByMail: (facts: { code: string; link: string; minutes: number }) => ({
    subject: "Choisissez un nouveau mot de passe",
    body: [
      `${facts.code} est votre code Kènèya.`,
      "Pour choisir un nouveau mot de passe, ouvrez ce lien :",
      facts.link,
      `Le code et le lien sont valables ${facts.minutes} minutes. Si vous n'avez rien demandé, ne faites rien : votre mot de passe reste le même.`,
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
  codeByMail: (facts: { code: string; minutes: number }) => ({
    subject: "Votre code de confirmation",
    body: [
      `${facts.code} est votre code de confirmation Kènèya.`,
      `Il est valable ${facts.minutes} minutes. Ne le donnez à personne.`,
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  }),
  codeBySms: (facts: { code: string; minutes: number }) =>
    `${facts.code} est votre code Kènèya, valable ${facts.minutes} minutes. Ne le donnez à personne.`,
  passwordChanged: {
    subject: "Votre mot de passe a été changé",
    body: [
      "Bonjour,",
      "Le mot de passe de votre compte Kènèya vient d'être changé et vos autres appareils ont été déconnectés.",
      "Si ce n'était pas vous, choisissez « Mot de passe oublié » et contactez le support sans attendre.",
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  },
  phoneChanged: {
    subject: "Le numéro de votre compte a changé",
    body: [
      "Bonjour,",
      "Le numéro de téléphone de votre compte Kènèya vient d'être changé.",
      "Si ce n'était pas vous, contactez le support sans attendre.",
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  },
  phoneChangedBySms: "Kènèya : le numéro de votre compte a été changé. Si ce n'était pas vous, contactez le support.",
} as const;
