/** Messages of the account forms, word for word those of the specification, section 5. */
export const accountFields = {
  phoneAndPasswordRequired: "Numéro de téléphone et mot de passe requis",
  phoneRequired: "Numéro de téléphone requis",
  fullNameRequired: "Nom complet requis",
  passwordRequired: "Mot de passe requis",
  passwordMinimum: (least: number) => `Le mot de passe doit contenir au moins ${least} caractères`,
  passwordTooLong: "Le mot de passe est trop long (72 octets au plus).",
  specialistCodeAndPasswordRequired: "Code spécialiste et mot de passe requis",
  termsRequired: "Vous devez accepter les conditions pour continuer",
  phoneOrEmail: "Indiquez votre numéro de téléphone ou votre adresse email.",
  codeRequired: "Indiquez le code reçu.",
  codeShape: "Le code comporte 6 chiffres.",
  pinShape: "Le code de verrouillage comporte 4 chiffres.",
  linkUnreadable: "Ce lien est illisible.",
} as const;

export const accountTexts = {
  /** Stands for a name where a person signed up without giving one. */
  unnamed: "Nouveau patient",
  /** Stand for names that were erased. */
  deletedAccount: "Compte supprimé",
  deletedPatient: "Patient supprimé",
} as const;

/** What the doors and the account page answer when it went well. */
export const accountAnswers = {
  linkSent: "Un lien de confirmation vous a été envoyé par email.",
  linkSentAgain: "Si un compte attend d'être confirmé à cette adresse, un nouveau lien vient d'y être envoyé.",
  emailVerified: "Votre adresse email est confirmée. Vous pouvez vous connecter.",
  emailChanged: "Votre nouvelle adresse email est confirmée.",
  recoveryTexted: "Si un compte existe avec ce numéro, un code vient de lui être envoyé par SMS.",
  recoveryMailed: "Si un compte existe avec cette adresse, un lien vient d'y être envoyé.",
  codeTexted: (phone: string) => `Un code vient d'être envoyé par SMS au ${phone}.`,
  codeMailed: (email: string) => `Un code vient d'être envoyé à ${email}.`,
  phoneVerified: "Votre numéro est vérifié.",
  saved: "Vos modifications sont enregistrées.",
  emailHalfway:
    "Première confirmation reçue. Ouvrez maintenant le lien envoyé à l'autre adresse : le changement comptera alors.",
  emailToConfirm: "Un lien vient d'être envoyé à votre nouvelle adresse : elle comptera une fois ce lien ouvert.",
  passwordChanged: "Mot de passe changé avec succès!",
  deleted: "Votre compte est supprimé. Nous vous remercions de votre confiance.",
} as const;

/** A device in words, from what its browser says of itself. */
export const deviceTexts = {
  unknown: "Appareil inconnu",
  program: "Programme",
  known: (browser: string, system: string) => `${browser} sur ${system}`,
} as const;

/** What a person who deletes the account reads: afterwards, and in the answer what the law makes us keep. */
export const leavingTexts = {
  sms: "Kènèya : votre compte est supprimé. Si ce n'était pas vous, contactez le support.",
  mail: {
    subject: "Votre compte est supprimé",
    body: [
      "Bonjour,",
      "Votre compte Kènèya est supprimé et vos données personnelles sont effacées.",
      "Si ce n'était pas vous, contactez le support sans attendre.",
      "À bientôt,\nL'équipe Kènèya",
    ].join("\n\n"),
  },
  kept: [
    "Les dates de vos consultations et leur médecin, sans votre nom, vos notes ni vos symptômes : le médecin doit pouvoir justifier de ses actes.",
    "Vos paiements, remboursements et reçus, sans votre nom : la loi impose de conserver la comptabilité pendant dix ans.",
    "Le journal des actions sensibles, sans donnée de santé : il protège tous les comptes et ne peut pas être modifié.",
  ],
} as const;
