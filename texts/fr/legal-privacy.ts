import type { LegalHouse, LegalText } from "./legal-frame.ts";

/** Confidentialité. A change of meaning takes a new version in contract/legal.ts. */
export const legalPrivacy = (house: LegalHouse): LegalText => ({
  title: "Confidentialité",
  description: `Ce que ${house.name} fait de vos données personnelles et de santé, et comment exercer vos droits.`,
  intro: `Vos données de santé sont à vous. Cette page dit lesquelles ${house.name} traite, pourquoi, qui les lit et combien de temps elles sont gardées, selon la loi n° 2013-450 du 19 juin 2013 relative à la protection des données à caractère personnel.`,
  sections: [
    {
      title: "1. Qui répond de vos données",
      body: [
        `Le responsable du traitement est ${house.name}, ${house.address}. Pour toute question sur vos données : ${house.data_email}, ou ${house.phone}.`,
      ],
    },
    {
      title: "2. Ce que nous traitons, et pourquoi",
      body: [
        [
          "Votre compte : nom, téléphone ou e-mail, mot de passe (dont nous ne gardons qu'une empreinte). Pour vous reconnaître.",
          "Les patients de votre compte : nom, date de naissance, sexe, lien avec vous. Pour que le médecin sache qui il reçoit.",
          "Vos rendez-vous : médecin, date, type, notes, paiements. Pour tenir la promesse faite de part et d'autre, et les comptes que la loi exige.",
          "Votre santé : symptômes, antécédents, évaluation, comptes rendus. Pour votre consultation seulement.",
          "La sécurité du service : adresse réseau, heure des connexions, journal des actes sensibles. Pour empêcher et comprendre les abus.",
        ],
        "Les données de santé sont traitées avec votre accord exprès, que vous pouvez retirer. Le reste est nécessaire au service demandé ou à une obligation légale. Nous ne vendons aucune donnée, ne faisons pas de publicité et ne décidons rien de vous par profilage.",
      ],
    },
    {
      title: "3. Qui peut les lire",
      body: [
        [
          "Un médecin lit vos antécédents seulement si vous les partagez et si un rendez-vous est accepté entre vous, ou terminé depuis moins de 30 jours. Les symptômes et l'évaluation que vous joignez à un rendez-vous parviennent à son médecin.",
          "Chaque lecture est enregistrée. Vous voyez par qui et quand.",
          "Le centre de santé voit vos rendez-vous, jamais vos notes, vos symptômes ni vos antécédents.",
          "Nos administrateurs ne lisent ni vos réponses, ni vos symptômes, ni vos antécédents. Si vous signalez un problème dans une évaluation, ils lisent le texte que vous leur écrivez, la date, le degré d'urgence, et quelles règles et questions ont joué : ni votre nom, ni vos réponses, ni rien qui y mène. Le responsable technique peut faire rejouer cette évaluation par les règles, sans en lire les mots.",
          "Si un modèle de langue aide l'infirmière virtuelle à vous comprendre, il reçoit vos phrases sans le nom des personnes de votre compte, sans numéro ni adresse. Il ne décide de rien.",
          "Les prestataires de paiement et de messages ne reçoivent que ce qui leur est nécessaire : ni symptôme, ni diagnostic.",
          "Pour un appel vidéo, WhatsApp traite l'appel selon ses propres règles ; le message d'ouverture que nous proposons ne contient aucune donnée de santé.",
        ],
      ],
    },
    {
      title: "4. Comment elles sont protégées",
      body: [
        "Les échanges sont chiffrés. Les antécédents, symptômes, évaluations et notes sont en outre chiffrés dans la base, avec une clé gardée ailleurs. Les actes sensibles sont inscrits dans un journal qui ne s'efface pas.",
        "Si une fuite vous expose à un risque, vous en êtes averti ainsi que l'autorité.",
      ],
    },
    {
      title: "5. Où et combien de temps",
      body: [
        [
          "Compte et données de santé : tant que le compte existe.",
          "Évaluation faite sans compte : 30 jours, puis elle est effacée.",
          "Problème signalé dans une évaluation : un an au plus ; il est effacé avec le compte.",
          "Rendez-vous et paiements : le temps exigé par les obligations comptables et fiscales.",
          "Journal de sécurité : le temps nécessaire à la preuve, puis il est effacé ou rendu anonyme.",
        ],
        "L'hébergeur est nommé dans les mentions légales. Un transfert hors de Côte d'Ivoire ne se fait que dans les conditions de la loi, avec l'accord préalable de l'autorité lorsqu'il est exigé.",
      ],
    },
    {
      title: "6. Vos droits",
      body: [
        "Vous pouvez demander à voir vos données, à les corriger, à les effacer, à les emporter, vous opposer à un traitement ou retirer votre accord. Depuis votre compte, vous téléchargez vos données et demandez la suppression ; ce que la loi nous oblige à garder vous est alors nommé.",
        `Vous pouvez aussi écrire à ${house.data_email}. Si la réponse ne vous convient pas, adressez-vous à l'Autorité de régulation des télécommunications/TIC de Côte d'Ivoire (ARTCI), chargée de la protection des données.`,
      ],
    },
    {
      title: "7. Votre navigateur",
      body: [
        "Aucun cookie, aucun traceur, aucun contenu venu d'un autre site. Votre navigateur garde seulement ce qui vous tient connecté et ce que vous êtes en train de saisir, pour que rien ne se perde si le réseau tombe. Sur un appareil partagé, déconnectez-vous.",
      ],
    },
  ],
});
