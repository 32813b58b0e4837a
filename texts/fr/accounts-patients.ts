/** The words of the people one account looks after. */
export const patientFields = {
  fullNameRequired: "Nom complet requis",
} as const;
