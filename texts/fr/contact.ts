/** The contact page. */
export const contact = {
  pageTitle: "Contact",
  description: (name: string) => `Téléphone, e-mail, adresse et heures d'ouverture de ${name}.`,
  title: "Parlons-nous",
  text: "Une question sur un rendez-vous, un paiement ou votre compte ? Appelez-nous ou écrivez-nous.",
  phones: "Téléphone",
  emails: "E-mail",
  address: "Adresse",
  openingHours: "Heures d'ouverture",
  call: "Appeler",
  write: "Écrire un e-mail",
  emergencyTitle: "Une urgence médicale ?",
  emergencyText: "Nous ne traitons pas les urgences. Appelez directement les secours :",
} as const;
