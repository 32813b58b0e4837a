import { of } from "./of.ts";

/** How soon care is needed, inside a sentence about an assessment. */
const joined = {
  emergency: "urgence",
  urgent: "à voir dans les 24 heures",
  routine: "à voir dans la semaine",
  self_care: "soins à la maison",
} as const;
type UrgencyLevel = keyof typeof joined;

/** The nurse's screens: what stands around her questions. Her own sentences come with the answers. */
export const nurse = {
  calls: "Numéros d'urgence",
  callNow: (number: string) => `Appeler le ${number}`,
  callNamed: (number: string, name: string) => `Appeler le ${number} ${name}`,

  opening: "Dites avec vos mots ce qui ne va pas.",
  openingHelp:
    "Par exemple : « Mon fils de 3 ans tousse et a le corps chaud depuis hier. » Dites qui est malade, son âge, depuis quand.",
  openingField: "Ce qui ne va pas",
  begin: "Commencer",
  keptVisitor: (days: number) =>
    `Vos réponses sont chiffrées et effacées après ${days} jours. Sans compte, elles ne sont liées à aucune personne et aucun médecin ne les lit.`,
  keptAccount:
    "Vos réponses sont chiffrées et gardées avec votre compte. Un médecin ne les lit que si vous les joignez à un rendez-vous.",
  privacy: "Confidentialité",
  disclaimer: "Cette orientation ne remplace pas un médecin.",

  conversation: "Conversation avec l'infirmière",
  you: "Vous",
  she: "Infirmière",
  question: (n: number) => `Question ${n}`,
  most: "sur 12 au plus",
  thinking: "L'infirmière lit votre réponse…",
  answers: "Réponses proposées",
  tick: "Touchez tous les signes présents, puis envoyez.",
  moreSigns: "Voir les autres signes",
  sendTicked: (n: number) => (n === 1 ? "Envoyer 1 signe" : `Envoyer ${n} signes`),
  /** Answers that stand alone in a list of signs: word for word as the nurse offers them. */
  alone: ["Rien de tout cela", "Je ne sais pas"] as readonly string[],
  /** Answers beside which the nurse hears typed words as well (`chat-steps.test.ts`). */
  plainAnswers: ["Oui", "Non", "Rien de tout cela", "Je ne sais pas"] as readonly string[],
  /** Before what was typed beside ticked signs. The nurse hears it without taking anything from it (`chat-steps.test.ts`). */
  added: "Précision : ",
  answerField: "Votre réponse",
  answerPlaceholder: "Ou écrivez ici",
  addPlaceholder: "Ajoutez un mot, si besoin",
  cut: (most: number) =>
    `Votre texte était trop long : la fin a été coupée à ${most.toLocaleString("fr-FR")} caractères. Dites l'essentiel en quelques phrases.`,
  send: "Envoyer",
  correct: "Corriger ma réponse",
  correction: "En fait, ",
  restart: "Recommencer",
  restartSure: "Tout recommencer ? Vos réponses ne seront plus affichées ici.",
  restartYes: "Oui, recommencer",
  restartNo: "Non, continuer",
  readAloud: "Lire à voix haute",

  startFailed: "Erreur lors du démarrage du triage. Veuillez réessayer.",
  talkFailed: "Erreur lors de la conversation. Veuillez réessayer.",
  doctorsFailed: "Erreur lors de la recherche des médecins.",
  nothingLost: "Rien n'est perdu : votre message est gardé ici.",
  waiting: "Pas de connexion. Votre message est gardé : il partira tout seul, une seule fois, au retour du réseau.",
  local:
    "Pas de connexion : l'évaluation continue sur votre téléphone. Vos réponses seront envoyées au retour du réseau.",
  localBrief: "Pas de connexion : l'évaluation continue sur votre téléphone.",
  again: "La connexion est revenue. Reprenons à cette question.",
  movedOn: "L'évaluation a continué dans une autre fenêtre. La voici ; votre message n'a pas été envoyé.",
  gone: "Cette évaluation n'est plus disponible. Vous pouvez en commencer une autre.",
  tooOld: "Cette évaluation date de plus d'un jour : recommencez-la, car ce qui était vrai hier a pu changer.",

  claimTitle: "Rattacher cette évaluation à votre compte ?",
  claimText:
    "Vous l'avez commencée sans compte. Rattachée, elle est gardée avec votre compte et peut être jointe à un rendez-vous.",
  claimYes: "Oui, la rattacher",
  claimNo: "Non, en commencer une autre",
  claimFailed: "L'évaluation n'a pas pu être rattachée. Veuillez réessayer.",

  townTitle: "Dans quelle ville êtes-vous ?",
  townHelp: "Pour vous montrer les médecins les plus proches.",
  otherTown: "Une autre ville",
  findDoctor: "Trouver un médecin",
  changeTown: "Changer de ville",
  levels: {
    emergency: "Urgence",
    urgent: "Urgent",
    routine: "Dans la semaine",
    self_care: "Soins à la maison",
  },
  reasons: "Pourquoi",
  actions: "Que faire maintenant",
  avoid: "À ne pas faire",
  warning: "Quand revenir ou appeler",
  whom: "Qui consulter",
  /** Of a level that has its time: beside a doctor who is free only later, and where nobody is free in time. */
  inTime: {
    urgent: {
      late: "Pas libre dans les 24 heures",
      none: "Aucun de ces médecins n'est libre dans les 24 heures. N'attendez pas : allez au centre de santé ou à l'hôpital le plus proche.",
    },
    routine: {
      late: "Pas libre dans la semaine",
      none: "Aucun de ces médecins n'est libre dans la semaine. Essayez une autre ville, ou allez au centre de santé.",
    },
  },
  doctorsIn: (town: string) => `Médecins à ${town}`,
  doctorsAnywhere: "Médecins",
  noDoctors: "Aucun médecin trouvé",
  noDoctorsHelp: (town: string) =>
    `Aucun médecin de ces spécialités${town && ` à ${town}`} pour le moment. Essayez une autre ville, ou cherchez parmi tous les médecins.`,
  allDoctors: "Voir tous les médecins",
  joinHint: "En réservant, vous pourrez joindre cette évaluation : le médecin la lira avant de vous voir.",
  followUp: "Après l'urgence : médecins pour la suite",
  newSignField: "Un signe nouveau ou une erreur ?",
  newSign: "Dites-le : le résultat sera revu.",
  reviewed: (time: string, level: string, before: string) =>
    level === before
      ? `Résultat revu à ${time} : toujours « ${level} ».`
      : `Résultat revu à ${time} : « ${level} », et non plus « ${before} ».`,
  unfinished: "Sans connexion, voici l'essentiel. Les autres conseils viendront au retour du réseau.",
  /** What anybody may be told at a level, where the page with its advice could not be had. */
  withoutPages: {
    emergency: [],
    urgent: [
      "Ne restez pas sans quelqu'un près de vous.",
      "Prenez avec vous le carnet de santé, les ordonnances et les médicaments déjà pris.",
    ],
    routine: [
      "Notez les signes et depuis quand ils durent, pour le dire au médecin.",
      "Prenez avec vous le carnet de santé, les ordonnances et les médicaments déjà pris.",
    ],
    self_care: ["Reposez-vous et surveillez les signes.", "S'ils ne passent pas, consultez un médecin."],
  } satisfies Record<UrgencyLevel, readonly string[]> as Record<UrgencyLevel, readonly string[]>,
  seeTalk: "Relire la conversation",

  emergencyWord: "URGENCE",
  numbersOf: "Numéros de Côte d'Ivoire ; ailleurs, le numéro d'urgence du pays.",
  pictures: [
    { picture: "phone", word: "Appelez" },
    { picture: "together", word: "Restez avec quelqu'un" },
    { picture: "hospital", word: "Allez aux urgences" },
  ] as const,
  emergencyTown: "Où êtes-vous ?",
  centersIn: (town: string) => `Centres de soins à ${town}`,
  centersElsewhere: "Centres de soins",
  centersHelp: "Appelez d'abord le 185 : il vous dira où aller. Avant de partir, appelez le centre pour être attendu.",
  centersWithoutEmergency: (town: string) =>
    `Aucun service d'urgence connu de nous à ${town}. Appelez le 185, ou allez à l'hôpital le plus proche. Autres centres de soins :`,
  noCenters: (town: string) => `Aucun centre connu à ${town}. Appelez le 185, ou allez à l'hôpital le plus proche.`,
  nearestHospital: "Appelez le 185, ou allez à l'hôpital le plus proche.",
  centersFailed: "Les centres n'ont pas pu être chargés. Appelez le 185.",
  hasEmergency: "Service d'urgence",
  noEmergency: "Sans service d'urgence",
  dayAndNight: "Ouvert 24 h sur 24",
  moreCenters: (count: number) => (count === 1 ? "Voir 1 autre centre" : `Voir ${count} autres centres`),
  call: "Appeler",
  callCenter: (name: string) => `Appeler ${name}`,
  directions: "Itinéraire",
  directionsTo: (name: string) => `Itinéraire vers ${name}`,

  report: "Signaler un problème",
  reportField: "Qu'est-ce qui ne va pas dans cette évaluation ?",
  reportHelp: "N'écrivez ni nom ni numéro. Nos administrateurs liront ce texte, sans votre nom ni vos réponses.",
  reportSend: "Envoyer le signalement",
  reportFailed: "Le signalement n'a pas pu être envoyé. Veuillez réessayer.",
  version: (version: string) => `Version ${version} des règles.`,

  join: "Joindre mon évaluation",
  joinNote: (level: UrgencyLevel) => `Votre évaluation (${joined[level]}). Lue par ce médecin seulement.`,
  joinClaims: "Elle sera rattachée à votre compte.",
  joining: "Envoi de votre évaluation au médecin…",
  joined: "Votre évaluation est jointe : le médecin la lira avant de vous voir.",
  joinFailed: "Votre évaluation n'a pas pu être jointe. Le rendez-vous, lui, est bien enregistré.",
  joinLater: "Joindre mon évaluation à ce rendez-vous",

  summaryTitle: "Évaluation jointe",
  summaryOf: (name: string) => `Évaluation ${of(name)}`,
  readSummary: "Lire l'évaluation",
  readSummaryOf: (name: string) => `Lire l'évaluation ${of(name)}`,
  summaryFailed: "L'évaluation n'a pas pu être chargée.",
  summaryAt: (when: string) => `Évaluation du ${when}`,
  summaryDetail: "Ce qui a été dit",
  summaryRead: (when: string) => `Lue par le médecin le ${when}.`,
  summaryUnread: "Le médecin ne l'a pas encore lue.",
  summaryNote: "Orientation automatique, à confirmer par votre examen.",

  ownTitle: "Mes évaluations",
  ownHelp:
    "Ce que vous avez dit à l'infirmière virtuelle. Un médecin ne le lit que si vous le joignez à un rendez-vous.",
  ownFailed: "Vos évaluations n'ont pas pu être chargées.",
  ownNone: "Aucune évaluation pour le moment.",
  ownBegin: "Commencer une évaluation",
  ownMore: "Voir plus",
  ownUnfinished: "Non terminée",
  ownRead: "Relire",
  ownReadNamed: (name: string, when: string) => `Relire l'évaluation ${of(name)}, ${when}`,
  ownGoOn: "Reprendre",
  ownGoOnNamed: (name: string, when: string) => `Reprendre l'évaluation ${of(name)}, ${when}`,
  ownGoOnNow: "Reprendre l'évaluation",
  ownOther: "Une autre évaluation est ouverte dans cette fenêtre : terminez-la ou recommencez-la d'abord.",
  ownOld:
    "Cette évaluation est ancienne : ce qui était vrai ce jour-là a pu changer. En cas de doute, faites-en une nouvelle.",
  quoted: (said: string) => `« ${said} »`,
} as const;
