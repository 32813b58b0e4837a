/** The receipt of a payment: the PDF, the page that its QR code opens, and what is said when it is sent. */
export const receiptTexts = {
  mobileNeeded: "Indiquez un numéro de mobile (01, 05 ou 07) : un SMS n'arrive pas sur un poste fixe.",
  smsSent: "Le SMS avec le lien de votre reçu est envoyé.",
  emailSent: "L'email avec votre reçu en pièce jointe est envoyé.",
  /** What a screen says when sending fails without a reason (specification, section 8). */
  smsFailed: "Erreur lors de l'envoi du SMS",
  emailFailed: "Erreur lors de l'envoi de l'email",
} as const;

/** What stands on the receipt itself. */
export const receiptDocument = {
  title: "Reçu de paiement",
  documentTitle: (number: string) => `Reçu de paiement ${number}`,
  number: (number: string) => `N° ${number}`,
  amount: "Montant payé",
  simulation: "Simulation : aucun argent réel n'a été débité.",
  refundDue: "Ce paiement est en cours de remboursement.",
  refunded: "Ce paiement a été remboursé.",
  patient: "Patient",
  doctor: "Médecin",
  healthCenter: "Centre de santé",
  consultation: "Consultation",
  consultationTypes: { "in-person": "En cabinet", "whatsapp-video": "Vidéo (WhatsApp)" },
  date: "Date",
  time: "Heure",
  place: "Lieu",
  reference: "Référence",
  paidOn: "Payé le",
  provider: "Moyen de paiement",
  providers: { sandbox: "Prestataire de démonstration", paystack: "Paystack" } as Record<string, string>,
  check: "Vérifier ce reçu",
  checkHelp: "Scannez ce code avec un téléphone : la page confirme le numéro, le montant et la date du paiement.",
} as const;

/** The page that the QR code and the SMS open. */
export const receiptPage = {
  title: "Vérification d'un reçu",
  valid: "Ce reçu est authentique",
  validHelp: (house: string) => `Il a été établi par ${house} pour un paiement bien arrivé.`,
  simulation: "Simulation : aucun argent réel n'a été débité.",
  refunded: "Ce paiement a été remboursé, ou est en cours de remboursement.",
  number: "Numéro du reçu",
  amount: "Montant payé",
  paidOn: "Payé le",
  healthCenter: "Centre de santé",
  download: "Télécharger le reçu (PDF)",
  downloadUntil: (date: string) => `Ce lien de téléchargement reste valable jusqu'au ${date}.`,
  unknown: "Reçu introuvable",
  unknownHelp:
    "Aucun reçu ne correspond à cette adresse. Vérifiez que le code est lu en entier ; si le doute persiste, contactez le support.",
  home: (house: string) => `Aller sur ${house}`,
} as const;

/** What brings a receipt to somebody. The SMS names neither patient nor doctor: a phone is often shared. */
export const receiptMessages = {
  sms: (facts: { house: string; amount: string; until: string; link: string }) =>
    `${facts.house} : reçu d'un paiement de ${facts.amount}. À ouvrir avant le ${facts.until} :\n${facts.link}`,
  subject: (facts: { house: string; number: string }) => `Votre reçu ${facts.house} ${facts.number}`,
  email: (facts: { house: string; number: string; amount: string; paidOn: string; reference: string; link: string }) =>
    [
      "Bonjour,",
      `Vous trouverez en pièce jointe le reçu ${facts.number} d'un paiement de ${facts.amount}, arrivé le ${facts.paidOn}.`,
      `Référence du paiement : ${facts.reference}`,
      "Son authenticité se vérifie ici :",
      facts.link,
      `À bientôt,\nL'équipe ${facts.house}`,
    ].join("\n\n"),
  fileName: (number: string) => `recu-${number}.pdf`,
} as const;
