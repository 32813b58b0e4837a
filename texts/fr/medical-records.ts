export const medicalRecordMessages = {
  height: "Indiquez une taille entre 20 et 260 cm.",
  weight: "Indiquez un poids entre 0,3 et 500 kg.",
  bloodType: "Choisissez un groupe sanguin de la liste.",
  tooManyItems: (most: number) => `Cette liste est trop longue : ${most} éléments au plus.`,
  itemTooLong: (most: number) => `Un élément de cette liste est trop long : ${most} caractères au plus.`,
  item: "Chaque élément de cette liste doit être un texte.",
  emergencyPhone:
    "Numéro de téléphone invalide. Exemples : 07 07 12 34 56, ou +33 6 12 34 56 78 pour un numéro à l'étranger.",
} as const;
