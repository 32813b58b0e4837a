import type { LegalHouse, LegalText } from "./legal-frame.ts";

/** Conditions d'utilisation. A change of meaning takes a new version in contract/legal.ts. */
export const legalTerms = (house: LegalHouse): LegalText => ({
  title: "Conditions d'utilisation",
  description: `Les règles d'utilisation de ${house.name} : compte, rendez-vous, paiement, annulation.`,
  intro: `Ces conditions disent ce que ${house.name} fait, ce que ${house.name} ne fait pas, et ce que chacun s'engage à respecter. Vous les acceptez en créant un compte.`,
  sections: [
    {
      title: "1. Le service",
      body: [
        `${house.name} permet de trouver un médecin, de réserver une consultation au cabinet ou en vidéo, de la payer en ligne et de garder ses informations de santé.`,
        `${house.name} n'est ni un établissement de santé ni un médecin. La consultation est un acte du médecin, qui en répond selon les règles de sa profession et, pour la télémédecine, selon le décret n° 2018-361 du 29 mars 2018.`,
      ],
    },
    {
      title: "2. Les urgences",
      body: [
        `Le service n'est pas fait pour les urgences. Devant un danger immédiat, n'attendez pas un rendez-vous : appelez ${house.emergency_numbers}.`,
      ],
    },
    {
      title: "3. Votre compte",
      body: [
        "La recherche d'un médecin ne demande pas de compte. La réservation en demande un, ouvert avec un numéro de téléphone ou une adresse e-mail qui vous appartient.",
        "Vous donnez des informations exactes, vous gardez votre mot de passe pour vous et vous nous prévenez si quelqu'un d'autre utilise votre compte.",
        "Un parent peut réserver pour son enfant ou pour un proche qui y consent. Le compte d'un mineur est ouvert et suivi par son représentant légal.",
      ],
    },
    {
      title: "4. Le rendez-vous",
      body: [
        "Seules les heures libres sont proposées. Le montant affiché avant la réservation est celui que vous payez : il est fixé au moment où vous réservez.",
        [
          "Au cabinet : l'heure vous est gardée 30 minutes, le temps de payer. Sans paiement, elle est rendue aux autres patients, sauf si le centre accepte le paiement sur place.",
          "En vidéo : le médecin confirme d'abord. Vous payez ensuite dans les 24 heures, et au plus tard deux heures avant la consultation.",
        ],
        "Le médecin peut accepter ou refuser une demande ; un refus vous est annoncé avec sa raison. Chaque compte peut avoir cinq réservations non payées au plus.",
      ],
    },
    {
      title: "5. Paiement, annulation, remboursement",
      body: [
        "Les montants sont en francs CFA. Le paiement passe par un prestataire agréé, par mobile money ou par carte ; nous ne voyons ni votre code secret ni le numéro complet de votre carte.",
        [
          "Vous annulez au moins 24 heures avant : la consultation est remboursée.",
          "Vous annulez plus tard, ou vous ne venez pas : elle n'est pas remboursée.",
          "Le médecin ou le centre refuse ou annule : elle est remboursée, quel que soit le moment.",
          "Un paiement arrive après la fin du délai : le rendez-vous est rétabli si l'heure est encore libre, sinon vous êtes remboursé.",
        ],
      ],
    },
    {
      title: "6. Les médecins et les centres",
      body: [
        "Un médecin inscrit seul n'apparaît qu'après le contrôle de son autorisation d'exercer. Les médecins d'un centre approuvé sont présentés sous la responsabilité de ce centre.",
        "Chacun tient à jour ses heures et ses tarifs, honore les rendez-vous acceptés et respecte le secret médical.",
      ],
    },
    {
      title: "7. Ce qui est interdit",
      body: [
        [
          "se faire passer pour quelqu'un d'autre ;",
          "réserver sans intention de venir, ou à la place de patients fictifs ;",
          "copier l'annuaire, contourner les protections ou gêner le service ;",
          "publier une note qui ne vient pas d'une consultation réelle.",
        ],
        "Un compte qui le fait peut être suspendu. Son titulaire en est informé, avec la raison, et peut demander un nouvel examen.",
      ],
    },
    {
      title: "8. Notre responsabilité",
      body: [
        "Nous faisons ce qu'un professionnel attentif doit faire pour que le service marche, que les données soient protégées et qu'aucune heure ne soit vendue deux fois. Le réseau, l'électricité ou un prestataire peuvent toutefois faire défaut.",
        "Nous ne répondons pas du contenu d'une consultation. Rien ici ne retire un droit que la loi vous donne.",
      ],
    },
    {
      title: "9. Vos données",
      body: [
        "La page Confidentialité dit quelles données sont traitées, pourquoi, combien de temps, et comment exercer vos droits.",
      ],
    },
    {
      title: "10. Changement, fin, litige",
      body: [
        "Une nouvelle version de ces conditions vous est présentée avant de s'appliquer. Celle que vous avez acceptée et la date de votre accord sont conservées.",
        "Vous pouvez fermer votre compte à tout moment. Les rendez-vous à venir sont alors annulés selon les règles ci-dessus.",
        `En cas de désaccord, écrivez d'abord à ${house.email} : nous cherchons une solution avec vous. Le droit ivoirien s'applique ; à défaut d'accord, les tribunaux d'Abidjan sont compétents, sans priver le consommateur de ceux que la loi lui ouvre.`,
      ],
    },
  ],
});
