/** Proving an email address: after signing up, and on the page its mailed link leads to. */
export const verifyEmailTexts = {
  pageTitle: "Vérification de l'adresse email",
  halfway: "Première confirmation reçue",
  verifying: "Vérification en cours…",
  success: "Adresse email confirmée",
  failed: "Adresse email non confirmée",
  /** Without a sentence of the server (specification, section 8). */
  fallback: "La vérification de l'adresse email a échoué. Veuillez réessayer.",
  missing: "Lien de vérification invalide : le jeton est manquant.",
  logIn: "Se connecter",
  toAccount: "Aller à mon compte",
  redirecting: (seconds: number) => `Vous serez redirigé dans ${seconds} secondes.`,
  staying: "Cette page reste ouverte.",

  /** Links that sign in. */
  linkTitle: "Votre lien Kènèya",
  linkLead: "Ce lien ne sert qu'une fois. Ne continuez que si vous l'avez demandé vous-même.",
  linkOther: (name: string) =>
    `Vous êtes connecté en tant que ${name}. En continuant, vous changez de compte sur cet appareil.`,
  linkGo: "Continuer",
  linkGoing: "Ouverture…",
  linkFailed: "Ce lien n'est plus valable. Demandez-en un autre.",

  checkInbox: "Consultez votre boîte de réception et vérifiez vos spams.",
  checkInboxAt: (email: string) => `Le lien a été envoyé à ${email}.`,
  afterLink: "Ouvrez ce lien pour confirmer votre adresse, puis connectez-vous.",
  codeTitle: "Ou saisissez le code du message",
  code: "Code à six chiffres",
  confirmCode: "Confirmer mon adresse",
  confirming: "Confirmation…",
  resend: "Renvoyer le lien",
  resending: "Envoi…",
  resendIn: (seconds: number) => `Renvoyer le lien (${seconds} s)`,
  resendFailed: "Le lien n'a pas pu être envoyé. Veuillez réessayer.",
  resendTitle: "Recevoir un nouveau lien",
  resendHelp: "Un lien ne sert qu'une fois et ne reste pas valable longtemps.",
  email: "Adresse email",
} as const;
