/** Without a connection: what is kept, what is shown from before. */
export const offline = {
  region: "Connexion",
  none: "Pas de connexion. Vous pouvez continuer : rien de ce que vous saisissez n'est perdu.",
  waiting: (what: string) => `Pas de connexion. À envoyer dès le retour du réseau : ${what}.`,
  waitingSeveral: (count: number) => `Pas de connexion : ${count} envois partiront dès le retour du réseau.`,
  sendNow: "Envoyer maintenant",
  sendingNow: "Envoi…",
  drop: "Ne plus envoyer",
  dropWhat: (what: string) => `Ne plus envoyer : ${what}`,
  sent: (what: string) => `Envoyé : ${what}.`,
  refused: (what: string, why: string) => `Non envoyé : ${what}. ${why}`,
  understood: "J'ai compris",
  tooOld: "Cela attendait depuis plus de 20 heures. Vérifiez, puis recommencez.",
  /** What each kept write is, as it stands inside a sentence. */
  what: {
    sendSymptoms: "la description de vos symptômes",
    saveMedicalHistory: "le dossier médical",
    cancelAppointment: "l'annulation de votre rendez-vous",
    acceptReschedule: "votre accord pour le nouveau créneau",
    declineReschedule: "votre refus du créneau proposé",
    withdrawReschedule: "le retrait de votre proposition",
    sendContactMessage: "votre message",
  } as Record<string, string>,
  something: "votre demande",
  lastSeen: (when: string) => `Sans connexion : voici vos rendez-vous tels qu'ils étaient le ${when}.`,
  lastSeenOne: (when: string) => `Sans connexion : voici ce rendez-vous tel qu'il était le ${when}.`,
  leaveTitle: "Un envoi est en attente",
  leave: (what: string) => `Si vous vous déconnectez maintenant, ceci ne partira pas : ${what}.`,
  leaveUnnamed:
    "Le titulaire de ce compte a un envoi qui attend le retour du réseau. Si vous quittez son compte, il ne partira pas.",
  leaveNow: "Se déconnecter quand même",
  stay: "Rester connecté",
} as const;
