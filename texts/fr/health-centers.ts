export const centerFields = {
  allRequired: "Tous les champs sont obligatoires",
  specialtyRequired: "Choisissez une spécialité dans la liste.",
} as const;
