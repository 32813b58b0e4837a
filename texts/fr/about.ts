/** The About page, and the names of the figures the house tells about itself. */
export const about = {
  pageTitle: "À Propos",
  description: (name: string) => `La mission, les valeurs et les chiffres de ${name}.`,
  missionTitle: "Que chacun puisse voir un médecin, à une heure sûre et à un prix connu.",
  mission: [
    (name: string) =>
      `En Côte d'Ivoire, trouver le bon médecin demande souvent de connaître quelqu'un, de se déplacer pour rien et d'attendre sans savoir. ${name} met fin à cette incertitude.`,
    () =>
      "Vous cherchez par ville et par spécialité, vous voyez les heures libres et le prix, vous réservez depuis un téléphone. Le médecin, le centre de santé et vous lisez le même rendez-vous.",
  ],
  valuesTitle: "Nos valeurs",
  values: [
    {
      icon: "shield",
      name: "Confiance",
      text: "Les médecins sont vérifiés. Vos informations de santé sont chiffrées ; un médecin ne les lit que pour votre consultation, et vous voyez qui les a lues.",
    },
    {
      icon: "spark",
      name: "Innovation",
      text: "Le mobile money, l'appel vidéo et le SMS au service du soin. Une nouveauté n'entre ici que si elle fait gagner du temps ou de la sûreté.",
    },
    {
      icon: "people",
      name: "Accessibilité",
      text: "Peu de mots, de grands boutons, peu de données. Le service doit marcher sur un téléphone simple et un réseau lent, pour ceux qui voient, entendent ou lisent difficilement.",
    },
  ],
  figuresTitle: "En chiffres",
  doctors: "médecins",
  patients: "patients",
  consultations: "consultations",
  cities: "villes",
  support: "à votre écoute",
  supportValue: "24h/24, 7j/7",
  backHome: "Retour à l'accueil",
} as const;
