import { of } from "./of.ts";

/** The space of a doctor. */
export const specialist = {
  title: "Espace spécialiste",
  navigation: "Espace spécialiste",
  tabs: { home: "Tableau de bord", appointments: "Rendez-vous" },
  logOut: "Se déconnecter",

  greeting: (name: string) => `Bonjour ${name}`,
  requestCount: (count: number, more: boolean) =>
    more
      ? `Plus de ${count} nouvelles demandes vous attendent.`
      : count === 0
        ? "Aucune nouvelle demande ne vous attend."
        : count === 1
          ? "1 nouvelle demande vous attend."
          : `${count} nouvelles demandes vous attendent.`,

  requestsTitle: "Demandes en attente",
  requestsFailed: "Vos demandes n'ont pas pu être chargées.",
  noRequests: "Aucune demande en attente",
  noRequestsHelp:
    "Les nouvelles demandes apparaissent ici d'elles-mêmes. Une consultation au cabinet vous parvient dès qu'elle est payée.",
  allRequests: (count: number, more: boolean) => `Voir les ${more ? `plus de ${count}` : count} demandes`,
  seeAppointments: "Voir mes rendez-vous",

  patientNumber: (digits: string) => `Patient n° ${digits}`,
  inPerson: "Au cabinet",
  video: "Vidéo par WhatsApp",
  when: (date: string, time: string) => `${date} à\u00a0${time}`,
  notes: "Message du patient",

  accept: "Accepter",
  acceptLabel: (patient: string) => `Accepter la demande ${of(patient)}`,
  accepting: "Acceptation…",
  reject: "Refuser",
  rejectLabel: (patient: string) => `Refuser la demande ${of(patient)}`,
  accepted: "Consultation acceptée avec succès\u00a0!",
  rejected: "La demande a été refusée. Le patient est prévenu.",
  acceptFailed: "Erreur lors de l'acceptation de la consultation",
  rejectFailed: "Erreur lors du refus de la consultation",
  changedMeanwhile: (detail: string) => `${detail} La liste vient d'être mise à jour.`,

  rejectTitle: "Refuser cette demande",
  rejectWhat: (patient: string, when: string) => `${patient}, ${when}.`,
  rejectRefund: "Le patient sera prévenu et remboursé s'il a payé.",
  reason: "Motif du refus",
  reasonHelp: "Le patient lira ce motif.",
  rejectNow: "Refuser la demande",
  rejecting: "Refus en cours…",
  keep: "Annuler",

  appointmentsTitle: "Rendez-vous",
  appointmentsCaption: "Vos rendez-vous, les dernières dates en premier",
  appointmentsFailed: "Vos rendez-vous n'ont pas pu être chargés.",
  noAppointments: "Aucun rendez-vous pour le moment",
  noAppointmentsHelp: "Ils apparaissent ici dès qu'un patient réserve un de vos créneaux.",
  noneWithStatus: "Aucun rendez-vous avec ce statut",
  noneWithStatusHelp: "Choisissez un autre statut, ou affichez-les tous.",
  showAll: "Afficher tous les rendez-vous",
  filter: "Statut",
  everyStatus: "Tous les statuts",
  columns: { patient: "Patient", when: "Date et heure", type: "Type", status: "Statut", actions: "Actions" },
  more: "Voir plus",
  moreFailed: "La suite n'a pas pu être chargée.",
} as const;
