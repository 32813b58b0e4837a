/** The frame of the window where people sign in: all of it that comes with the pages a visitor sees first. */
export const loginWindow = {
  login: "Connexion",
  register: "Inscription",
  terms: "Conditions d'utilisation",
  sent: "Vérifiez votre boîte de réception",
  forgotten: "Mot de passe oublié",
  factor: "Deuxième vérification",
  failed: "Le formulaire n'a pas pu être chargé.",
  failedHelp: "Vérifiez votre connexion, puis réessayez.",
} as const;
