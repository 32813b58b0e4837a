/** Messages of the second factor's forms. */
export const factorFields = {
  codeRequired: "Indiquez le code à 6 chiffres.",
  codeShape: "Le code comporte 6 chiffres.",
  typeRequired: "Choisissez une application ou un numéro de téléphone.",
  phoneRequired: "Numéro de téléphone requis",
  recoveryCodeRequired: "Indiquez un de vos codes de secours.",
  recoveryCodeShape: "Un code de secours comporte 16 lettres et chiffres.",
} as const;

/** What the second factor's doors answer. */
export const factorAnswers = {
  codeTexted: (phone: string) => `Un code vient d'être envoyé par SMS au ${phone}.`,
  recoveryCodes: "Codes de secours",
  openApp: "Ouvrez votre application d'authentification et recopiez le code affiché.",
} as const;

/** How an authenticator app names us, beside the person's number or address. */
export const factorIssuer = "Kènèya";

const team = "À bientôt,\nL'équipe Kènèya";
const notYou =
  "Si ce n'était pas vous, changez votre mot de passe, vérifiez vos appareils connectés et contactez le support sans attendre.";

const mail = (subject: string, fact: string) => ({ subject, body: ["Bonjour,", fact, notYou, team].join("\n\n") });

/** What a person is told whenever their second factor changes or a recovery code is used. */
export const factorMessages = {
  codeBySms: (facts: { code: string; minutes: number }) =>
    `${facts.code} est votre code de connexion Kènèya, valable ${facts.minutes} minutes. Ne le donnez à personne.`,
  added: {
    mail: mail(
      "Un deuxième facteur protège votre compte",
      "Un deuxième facteur vient d'être ajouté à votre compte Kènèya : il vous sera demandé à chaque connexion.",
    ),
    sms: "Kènèya : un deuxième facteur a été ajouté à votre compte. Si ce n'était pas vous, contactez le support.",
  },
  removed: {
    mail: mail(
      "Un deuxième facteur a été retiré de votre compte",
      "Un deuxième facteur vient d'être retiré de votre compte Kènèya.",
    ),
    sms: "Kènèya : un deuxième facteur a été retiré de votre compte. Si ce n'était pas vous, contactez le support.",
  },
  recoveryCodeUsed: (left: number) => ({
    mail: mail(
      "Un code de secours vient de servir",
      `Un code de secours vient d'ouvrir votre compte Kènèya. Codes restants : ${left}.`,
    ),
    sms: `Kènèya : un code de secours vient d'ouvrir votre compte (restants : ${left}). Si ce n'était pas vous, contactez le support.`,
  }),
} as const;
