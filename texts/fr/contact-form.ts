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

/** The page that answers a form sent without a script when something is wrong with it. */
export const contactFormPage = {
  title: "Votre message n'est pas encore envoyé",
  wrong: "Corrigez les champs indiqués, puis envoyez de nouveau.",
  name: "Nom",
  email: "Adresse email",
  subject: "Objet",
  message: "Message",
  website: "Laissez ce champ vide",
  send: "Envoyer le message",
  back: "Retour à la page de contact",
} as const;

/** What the team receives; the answer goes to whoever wrote. */
export const contactMail = {
  subject: (subject: string) => `Contact : ${subject}`,
  body: (facts: { name: string; email: string; subject: string; message: string }) =>
    [`De : ${facts.name} <${facts.email}>`, `Objet : ${facts.subject}`, facts.message].join("\n\n"),
} as const;
