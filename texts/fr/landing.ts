/** The landing page. */
export const landing = {
  pageTitle: (name: string, tagline: string) => `${name} – ${tagline}`,
  description: (towns: string) =>
    `Trouvez un médecin à ${towns}, choisissez votre heure, payez en FCFA. Consultation au cabinet ou en vidéo.`,
  heroText: (towns: string) => `Trouvez le bon médecin à ${towns}, choisissez votre heure, au cabinet ou en vidéo.`,
  heroAction: "Prendre rendez-vous",
  heroSecond: "Chercher un médecin",
  heroNurse: "Parler à l'infirmière",
  heroNote: "Le prix est affiché avant de réserver. Paiement par mobile money ou par carte.",

  searchTitle: "Trouver un médecin",
  searchText: "Sans compte. Les prochaines heures libres sont affichées avec le prix.",

  nurseTitle: "Est-ce grave ? L'infirmière virtuelle vous répond",
  nurseText:
    "Dites ce qui ne va pas : en quelques questions, elle vous dit si c'est urgent, que faire et qui voir. Sans compte.",
  nurseAction: "Commencer l'évaluation",
  nurseResume: "Reprendre l'évaluation",
  nurseReview: "Revoir mon résultat",
  levels: [
    {
      level: "emergency",
      name: "Urgence",
      when: "Appelez ou partez maintenant",
      example: "Respiration difficile, perte de connaissance, saignement fort, convulsions, douleur dans la poitrine.",
    },
    {
      level: "urgent",
      name: "Urgent",
      when: "Voyez un médecin dans les 24 heures",
      example: "Forte fièvre qui dure, vomissements répétés, douleur qui augmente.",
    },
    {
      level: "routine",
      name: "Dans la semaine",
      when: "Prenez rendez-vous dans la semaine",
      example: "Gêne qui revient, suivi d'un traitement, contrôle.",
    },
    {
      level: "self_care",
      name: "Soins à la maison",
      when: "Reposez-vous et surveillez",
      example: "Rhume, petite fatigue. Si cela empire, consultez.",
    },
  ],
  emergencyTitle: "Danger immédiat ? N'attendez pas un rendez-vous.",

  benefitsTitle: "Ce qui change pour vous",
  benefits: [
    {
      icon: "clock",
      title: "Une heure précise",
      text: "Vous choisissez un créneau libre de 30 minutes. Plus de matinée perdue en salle d'attente.",
    },
    {
      icon: "wallet",
      title: "Un prix connu d'avance",
      text: "Le montant en FCFA est affiché avant de réserver. Vous payez par mobile money ou par carte.",
    },
    {
      icon: "video",
      title: "Au cabinet ou en vidéo",
      text: "Voyez le médecin sur place, ou par appel vidéo WhatsApp : c'est en général 20 % moins cher.",
    },
    {
      icon: "shield",
      title: "Des médecins vérifiés",
      text: "Un administrateur contrôle chaque autorisation d'exercer avant qu'un médecin apparaisse ici.",
    },
  ],

  closingTitle: "Votre prochaine consultation se réserve en quelques minutes.",
  closingText: "Un numéro de téléphone suffit pour créer votre compte.",
  closingAction: "Créer mon compte",
} as const;
