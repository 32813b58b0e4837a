/** The receipt of a payment: the PDF, the page that its QR code opens, and what is said when it is sent. */
export const receiptTexts = {
  mobileNeeded: "Indiquez un numéro de mobile (01, 05 ou 07) : un SMS n'arrive pas sur un poste fixe.",
  smsSent: "Le SMS avec le lien de votre reçu est envoyé.",
  emailSent: "L'email avec votre reçu en pièce jointe est envoyé.",
  /** What a screen says when sending fails without a reason (specification, section 8). */
  smsFailed: "Erreur lors de l'envoi du SMS",
  emailFailed: "Erreur lors de l'envoi de l'email",
} as const;
