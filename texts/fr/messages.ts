/**
 * What Kènèya writes to people, by SMS and by e-mail. An SMS is discreet: a phone is often shared, so no specialty and no
 * reason stands in it. Links stand alone on their line; amounts come with plain spaces.
 */
interface When {
  /** « mar. 24 nov. à 09:00 » */
  short: string;
  /** « mardi 24 novembre 2026 à 09:00 » */
  long: string;
}

/** « Dr Kouassi », whether the name was typed with its title or not. */
const titled = (name: string) => (/^(dr|pr|docteur|professeur)\b/i.test(name) ? name : `Dr ${name}`);

const greeting = "Bonjour,";
const farewell = "À bientôt,\nL'équipe Kènèya";

/** A mail: paragraphs, a link alone on its line, the house's name. */
const mail = (...paragraphs: string[]) => [greeting, ...paragraphs, farewell].join("\n\n");

export const messageTexts = {
  bookedInPerson: (facts: { doctor: string; when: When; until: string; amount: string; link: string }) => ({
    subject: "Votre rendez-vous est réservé : il reste à le payer",
    sms: `Kènèya : RDV ${titled(facts.doctor)}, ${facts.when.short}. Place gardée jusqu'à ${facts.until}, à payer : ${facts.amount}\n${facts.link}`,
    email: mail(
      `Votre rendez-vous avec ${titled(facts.doctor)}, ${facts.when.long}, est réservé.`,
      `Votre place est gardée jusqu'à ${facts.until}. Pour la confirmer, payez ${facts.amount} depuis « Mes rendez-vous » :`,
      facts.link,
    ),
  }),

  bookedVideo: (facts: { doctor: string; when: When; link: string }) => ({
    subject: "Votre demande de consultation vidéo est envoyée",
    sms: `Kènèya : demande envoyée à ${titled(facts.doctor)} pour le ${facts.when.short}. Nous vous écrivons dès sa réponse. Rien à payer pour le moment.\n${facts.link}`,
    email: mail(
      `Votre demande de consultation vidéo avec ${titled(facts.doctor)}, ${facts.when.long}, est envoyée.`,
      "Elle attend la confirmation du médecin. Rien n'est à payer pour le moment : nous vous écrivons dès sa réponse.",
      facts.link,
    ),
  }),

  bookedNothingToPay: (facts: { doctor: string; when: When; link: string }) => ({
    subject: "Votre demande de rendez-vous est envoyée",
    sms: `Kènèya : demande envoyée à ${titled(facts.doctor)} pour le ${facts.when.short}. Nous vous écrivons dès sa réponse.\n${facts.link}`,
    email: mail(
      `Votre demande de rendez-vous avec ${titled(facts.doctor)}, ${facts.when.long}, est envoyée.`,
      "Rien n'est à payer en ligne. Nous vous écrivons dès la réponse du médecin.",
      facts.link,
    ),
  }),

  paymentReceived: (facts: { doctor: string; when: When; amount: string; reference: string; link: string }) => ({
    subject: `Paiement reçu : ${facts.amount}`,
    sms: `Kènèya : paiement de ${facts.amount} bien arrivé. RDV ${titled(facts.doctor)}, ${facts.when.short}. Justificatif :\n${facts.link}`,
    email: mail(
      `Nous avons bien reçu votre paiement de ${facts.amount} pour le rendez-vous avec ${titled(facts.doctor)}, ${facts.when.long}.`,
      `Référence du paiement : ${facts.reference}`,
      "Le médecin est prévenu ; nous vous écrivons dès sa réponse. Votre reçu est ici :",
      facts.link,
    ),
  }),

  paymentReceivedAfterAcceptance: (facts: {
    doctor: string;
    when: When;
    amount: string;
    reference: string;
    link: string;
  }) => ({
    subject: `Paiement reçu : ${facts.amount}`,
    sms: `Kènèya : paiement de ${facts.amount} bien arrivé. RDV confirmé avec ${titled(facts.doctor)}, ${facts.when.short}. Justificatif :\n${facts.link}`,
    email: mail(
      `Nous avons bien reçu votre paiement de ${facts.amount}. Votre rendez-vous avec ${titled(facts.doctor)}, ${facts.when.long}, est confirmé.`,
      `Référence du paiement : ${facts.reference}`,
      "Votre reçu est ici :",
      facts.link,
    ),
  }),

  acceptedByDoctor: (facts: { doctor: string; when: When; place: string | null; link: string }) => ({
    subject: "Votre rendez-vous est confirmé",
    sms: `Kènèya : ${titled(facts.doctor)} vous attend ${facts.when.short}. Détails :\n${facts.link}`,
    email: mail(
      `${titled(facts.doctor)} a confirmé votre rendez-vous du ${facts.when.long}.`,
      ...(facts.place ? [`Lieu : ${facts.place}`] : []),
      "Les détails sont dans « Mes rendez-vous » :",
      facts.link,
    ),
  }),

  acceptedToPay: (facts: { doctor: string; when: When; until: string; amount: string; link: string }) => ({
    subject: "Votre consultation vidéo est acceptée : il reste à la payer",
    sms: `Kènèya : ${titled(facts.doctor)} accepte le RDV ${facts.when.short}. Payez ${facts.amount} avant ${facts.until}\n${facts.link}`,
    email: mail(
      `${titled(facts.doctor)} accepte votre consultation vidéo du ${facts.when.long}.`,
      `Pour la confirmer, payez ${facts.amount} avant ${facts.until} depuis « Mes rendez-vous » :`,
      facts.link,
    ),
  }),

  rejectedByDoctor: (facts: {
    doctor: string;
    when: When;
    reason: string;
    /** What is given back, or null where nothing was paid. */
    refund: string | null;
    link: string;
  }) => ({
    subject: "Votre demande de rendez-vous n'a pas été acceptée",
    // The doctor's words may tell of health: they stand in the mail and on the screen, never in an SMS.
    sms: `Kènèya : ${titled(facts.doctor)} ne peut pas vous recevoir ${facts.when.short}.${facts.refund ? ` ${facts.refund} vous sont remboursés.` : ""} Motif et autres créneaux :\n${facts.link}`,
    email: mail(
      `${titled(facts.doctor)} ne peut pas vous recevoir ${facts.when.long}.`,
      `Motif indiqué : ${facts.reason}`,
      ...(facts.refund
        ? [`Les ${facts.refund} que vous avez payés vous sont remboursés ; vous n'avez rien à faire.`]
        : []),
      "Vous pouvez choisir un autre créneau ou un autre médecin :",
      facts.link,
    ),
  }),

  bookingExpired: (facts: { doctor: string; when: When; link: string }) => ({
    subject: "Votre réservation a expiré",
    sms: `Kènèya : le RDV ${titled(facts.doctor)}, ${facts.when.short}, n'a pas été payé à temps : il est annulé. Rien n'a été débité. Reprendre un RDV :\n${facts.link}`,
    email: mail(
      `Votre rendez-vous avec ${titled(facts.doctor)}, ${facts.when.long}, n'a pas été payé à temps : il est annulé et le créneau est libéré. Rien n'a été débité.`,
      "Vous pouvez choisir un nouveau créneau quand vous voulez :",
      facts.link,
    ),
  }),

  lateMoneyRefunded: (facts: { doctor: string; when: When; amount: string; reference: string; link: string }) => ({
    subject: `Votre paiement de ${facts.amount} vous est remboursé`,
    sms: `Kènèya : vos ${facts.amount} sont arrivés trop tard, le RDV du ${facts.when.short} n'est plus réservé. Ils vous sont remboursés. Autre RDV :\n${facts.link}`,
    email: mail(
      `Votre paiement de ${facts.amount} est arrivé trop tard : le rendez-vous avec ${titled(facts.doctor)}, ${facts.when.long}, n'est plus réservé.`,
      "Cette somme vous est remboursée ; vous n'avez rien à faire.",
      `Référence du paiement : ${facts.reference}`,
      "Vous pouvez choisir un autre créneau :",
      facts.link,
    ),
  }),

  doublePaymentRefunded: (facts: { amount: string; reference: string; link: string }) => ({
    subject: `Un paiement de ${facts.amount} en double vous est remboursé`,
    sms: `Kènèya : un deuxième paiement de ${facts.amount} est arrivé pour un RDV déjà payé. Il vous est remboursé, le RDV reste valable.\n${facts.link}`,
    email: mail(
      `Un deuxième paiement de ${facts.amount} est arrivé pour un rendez-vous déjà payé. Il vous est remboursé et votre rendez-vous reste valable.`,
      `Référence de ce paiement : ${facts.reference}`,
      facts.link,
    ),
  }),

  cancelledByDoctor: (facts: {
    doctor: string;
    when: When;
    reason: string;
    /** What is given back, or null where nothing was paid. */
    refund: string | null;
    link: string;
  }) => ({
    subject: "Votre rendez-vous est annulé par le médecin",
    sms: `Kènèya : ${titled(facts.doctor)} annule le RDV du ${facts.when.short}.${facts.refund ? ` ${facts.refund} vous sont remboursés.` : ""} Motif et autres créneaux :\n${facts.link}`,
    email: mail(
      `${titled(facts.doctor)} doit annuler votre rendez-vous du ${facts.when.long}.`,
      `Motif indiqué : ${facts.reason}`,
      ...(facts.refund
        ? [`Les ${facts.refund} que vous avez payés vous sont remboursés ; vous n'avez rien à faire.`]
        : []),
      "Vous pouvez choisir un autre créneau ou un autre médecin :",
      facts.link,
    ),
  }),

  /** To the doctor: the slot is free again. What the patient wrote stands in the doctor's space only. */
  cancelledByPatient: (facts: { when: When; link: string }) => ({
    subject: "Un rendez-vous est annulé par le patient",
    sms: `Kènèya : le RDV du ${facts.when.short} est annulé par le patient, le créneau est libre. Détails :\n${facts.link}`,
    email: mail(
      `Le rendez-vous du ${facts.when.long} est annulé par le patient. Le créneau est de nouveau libre.`,
      "Les détails sont dans votre espace :",
      facts.link,
    ),
  }),

  /** To the patient who cancelled what was paid: what becomes of the money. */
  ownCancellation: (facts: { doctor: string; when: When; refund: string | null; paid: string; link: string }) => ({
    subject: "Votre rendez-vous est annulé",
    sms: `Kènèya : RDV ${titled(facts.doctor)}, ${facts.when.short}, annulé à votre demande. ${facts.refund ? `${facts.refund} vous sont remboursés.` : "Annulation à moins de 24 h : pas de remboursement."}\n${facts.link}`,
    email: mail(
      `Votre rendez-vous avec ${titled(facts.doctor)}, ${facts.when.long}, est annulé à votre demande.`,
      facts.refund
        ? `Les ${facts.refund} que vous avez payés vous sont remboursés ; vous n'avez rien à faire.`
        : `L'annulation est intervenue moins de 24 heures avant : les ${facts.paid} payés ne sont pas remboursés.`,
      facts.link,
    ),
  }),

  otherTimeByDoctor: (facts: { doctor: string; when: When; proposed: When; until: string; link: string }) => ({
    subject: "Votre médecin propose un autre créneau",
    sms: `Kènèya : ${titled(facts.doctor)} propose de déplacer le RDV du ${facts.when.short} au ${facts.proposed.short}. Répondez avant ${facts.until}\n${facts.link}`,
    email: mail(
      `${titled(facts.doctor)} propose de déplacer votre rendez-vous du ${facts.when.long} au ${facts.proposed.long}.`,
      `Acceptez ou déclinez avant ${facts.until}, depuis « Mes rendez-vous ». Sans réponse, le rendez-vous garde son heure.`,
      facts.link,
    ),
  }),

  otherTimeByPatient: (facts: { when: When; proposed: When; until: string; link: string }) => ({
    subject: "Un patient propose un autre créneau",
    sms: `Kènèya : un patient propose de déplacer le RDV du ${facts.when.short} au ${facts.proposed.short}. Répondez avant ${facts.until}\n${facts.link}`,
    email: mail(
      `Un patient propose de déplacer le rendez-vous du ${facts.when.long} au ${facts.proposed.long}.`,
      `Acceptez ou déclinez avant ${facts.until}, depuis votre espace. Sans réponse, le rendez-vous garde son heure.`,
      facts.link,
    ),
  }),

  /** To whoever had proposed. `who` accepts: « Dr Kouassi », or « Le patient ». */
  otherTimeAccepted: (facts: { who: string; when: When; link: string }) => ({
    subject: "Votre rendez-vous est déplacé",
    sms: `Kènèya : ${facts.who} accepte : le RDV est déplacé au ${facts.when.short}. Détails :\n${facts.link}`,
    email: mail(
      `${facts.who} accepte votre proposition : le rendez-vous est déplacé au ${facts.when.long}.`,
      "Si vous l'aviez ajouté à votre agenda, ajoutez-le de nouveau pour y changer l'heure :",
      facts.link,
    ),
  }),

  otherTimeDeclined: (facts: { who: string; when: When; link: string }) => ({
    subject: "Le créneau proposé n'a pas été accepté",
    sms: `Kènèya : ${facts.who} décline le créneau proposé. Le RDV reste le ${facts.when.short}.\n${facts.link}`,
    email: mail(
      `${facts.who} décline le créneau que vous avez proposé. Le rendez-vous reste le ${facts.when.long}.`,
      facts.link,
    ),
  }),

  otherTimeWithdrawn: (facts: { who: string; when: When; link: string }) => ({
    subject: "La proposition d'un autre créneau est retirée",
    sms: `Kènèya : ${facts.who} retire sa proposition. Le RDV reste le ${facts.when.short}.\n${facts.link}`,
    email: mail(
      `${facts.who} retire sa proposition d'un autre créneau. Le rendez-vous reste le ${facts.when.long}.`,
      facts.link,
    ),
  }),

  otherTimeUnanswered: (facts: { when: When; link: string }) => ({
    subject: "Votre proposition est restée sans réponse",
    sms: `Kènèya : pas de réponse au créneau que vous avez proposé. Le RDV reste le ${facts.when.short}.\n${facts.link}`,
    email: mail(
      `Le créneau que vous avez proposé est resté sans réponse. Le rendez-vous reste le ${facts.when.long}.`,
      facts.link,
    ),
  }),

  reminderDayBefore: (facts: { doctor: string; when: When; patient: string; place: string | null; link: string }) => ({
    subject: "Rappel : votre rendez-vous approche",
    sms: `Kènèya : rappel, RDV ${titled(facts.doctor)}, ${facts.when.short}. Un changement ? Dites-le ici :\n${facts.link}`,
    email: mail(
      `Rappel : ${titled(facts.doctor)} vous attend ${facts.when.long}.`,
      `Pour : ${facts.patient}`,
      facts.place ? `Lieu : ${facts.place}` : "La consultation a lieu par vidéo : le bouton est dans votre espace.",
      "Un empêchement ? Annulez ou déplacez le rendez-vous depuis « Mes rendez-vous » :",
      facts.link,
    ),
  }),

  reminderSoon: (facts: { doctor: string; when: When; patient: string; place: string | null; link: string }) => ({
    subject: "Rappel : votre rendez-vous est pour bientôt",
    sms: `Kènèya : à tout à l'heure ! RDV ${titled(facts.doctor)}, ${facts.when.short}. Détails :\n${facts.link}`,
    email: mail(
      `À tout à l'heure : ${titled(facts.doctor)} vous attend ${facts.when.long}.`,
      `Pour : ${facts.patient}`,
      facts.place ? `Lieu : ${facts.place}` : "La consultation a lieu par vidéo : le bouton est dans votre espace.",
      facts.link,
    ),
  }),

  newRequest: (facts: { when: When; kind: "in-person" | "video"; link: string }) => ({
    subject: "Nouvelle demande de rendez-vous",
    sms: `Kènèya : nouvelle demande de RDV pour le ${facts.when.short}${facts.kind === "video" ? " (vidéo)" : ""}. Répondre :\n${facts.link}`,
    email: mail(
      `Un patient demande un rendez-vous ${facts.kind === "video" ? "par vidéo" : "au cabinet"} pour le ${facts.when.long}.`,
      "Acceptez-le ou refusez-le depuis votre espace :",
      facts.link,
    ),
  }),

  consultationPaid: (facts: { when: When; link: string }) => ({
    subject: "Une consultation vidéo est payée",
    sms: `Kènèya : la consultation vidéo du ${facts.when.short} est payée. Détails :\n${facts.link}`,
    email: mail(
      `La consultation vidéo du ${facts.when.long} est payée : le patient vous attend à cette heure.`,
      "Les détails sont dans votre espace :",
      facts.link,
    ),
  }),
} as const;

/** The page on which a developer reads what was written. */
export const outboxPage = {
  title: "Boîte d'envoi",
  intro: "Messages écrits par Kènèya. En mode embarqué, rien n'est envoyé à l'extérieur.",
  searchLabel: "Destinataire (adresse email ou numéro)",
  search: "Chercher",
  all: "Tout afficher",
  none: "Aucun message pour ce destinataire.",
  noneAtAll: "Aucun message pour le moment.",
  channels: { sms: "SMS", email: "Email", whatsapp: "WhatsApp" },
  to: "À",
  attachment: (kind: string) => `Pièce jointe, faite à l'envoi : ${{ receipt: "reçu (PDF)" }[kind] ?? kind}`,
  written: "Écrit le",
  waits: (instant: string) => `Attend jusqu'au ${instant}`,
  sent: "Envoyé",
  waiting: "En attente d'envoi",
  dead: "Abandonné après plusieurs essais",
} as const;
