/** The words of the people one account looks after. */
export const patientFields = {
  fullNameRequired: "Nom complet requis",
  relationRequired: "Dites qui est cette personne pour vous.",
} as const;
