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
} as const;
