/** The message form of the contact page, what it answers, and the mail that brings it to the team. */
export const contactForm = {
  nameMissing: "Indiquez votre nom.",
  emailMissing: "Indiquez votre adresse email.",
  subjectMissing: "Indiquez l'objet de votre message.",
  messageMissing: "Écrivez votre message.",
  sent: "Message envoyé avec succès! Nous vous répondrons dans les plus brefs délais.",
  /** What the screen says when sending fails without a reason (specification, section 8). */
  failed: "Erreur lors de l'envoi du message. Veuillez réessayer.",
} as const;
