/** What a health center says of itself to the public. */
export const centerProfileTexts = {
  title: "Ce que le public lit de votre centre",
  lead: "Les patients le voient quand ils cherchent un centre, et surtout en cas d'urgence.",
  loadFailed: "La fiche de votre centre n'a pas pu être chargée.",

  town: "Ville",
  chooseTown: "Choisir une ville",
  otherTown: "Sans ville, votre centre n'est proposé à personne.",
  neighbourhood: "Quartier",
  neighbourhoodHelp: "Exemple : Cocody Angré",
  location: "Adresse",
  locationHelp: "Avec un repère connu, pour être trouvé sans plan.",
  phone: "Téléphone",
  phoneHelp: "Celui auquel quelqu'un répond : en cas d'urgence, on vous appelle avant de venir.",
  emergency: "Avez-vous un service d'urgence ?",
  emergencyHelp: "Répondez oui si une équipe reçoit les urgences sans rendez-vous.",
  yes: "Oui",
  no: "Non",
  dayAndNight: "Ouvert 24 h sur 24, tous les jours",
  hours: "Heures d'ouverture",
  hoursHelp: "Exemple : Lundi à samedi, 7 h 30 à 18 h",

  save: "Enregistrer",
  saving: "Enregistrement…",
  saved: "La fiche de votre centre est enregistrée.",
  saveFailed: "La fiche n'a pas pu être enregistrée. Veuillez réessayer.",

  missingTitle: "Votre fiche publique est incomplète",
  missingTown: "Indiquez votre ville : sans elle, votre centre n'est proposé à personne.",
  missingEmergency:
    "Dites si vous avez un service d'urgence : en cas de danger, ceux qui en ont un sont proposés d'abord.",
  complete: "Compléter la fiche",
} as const;
