import type { LegalHouse, LegalText } from "./legal-frame.ts";

/** Mentions légales. A change of meaning takes a new version in contract/legal.ts. */
export const legalNotice = (house: LegalHouse): LegalText => ({
  title: "Mentions légales",
  description: `Qui édite et héberge ${house.name}, et comment le joindre.`,
  intro: `Qui édite ${house.name}, qui l'héberge, et à qui s'adresser.`,
  sections: [
    {
      title: "Santé",
      body: [
        "Le service met en relation des patients, des médecins et des centres de santé. Les médecins exercent sous leur propre responsabilité et relèvent de l'Ordre national des médecins de Côte d'Ivoire. Les téléconsultations suivent le décret n° 2018-361 du 29 mars 2018.",
        `Le service ne remplace pas les secours : ${house.emergency_numbers}.`,
      ],
    },
    {
      title: "Données personnelles",
      body: [
        `Les traitements suivent la loi n° 2013-450 du 19 juin 2013, sous le contrôle de l'ARTCI. Pour exercer vos droits : ${house.data_email}.`,
      ],
    },
    {
      title: "Textes, marques, dessins",
      body: [
        `Le nom, la marque et le dessin tissé de ${house.name} ne peuvent être repris sans accord. Le motif s'inspire des étoffes baoulé et akan, patrimoine de leurs tisserands, sur lequel nous ne revendiquons rien.`,
      ],
    },
    {
      title: "Signaler un contenu",
      body: [
        `Une erreur, un contenu illicite, un médecin qui n'en est pas un ? Écrivez à ${house.email}. Nous vérifions et vous répondons.`,
      ],
    },
  ],
});

/** Names of the lines about the publisher. */
export const publisherLines = {
  title: "Éditeur",
  name: "Nom",
  legal_form: "Forme juridique",
  registration: "Immatriculation (RCCM)",
  director: "Directeur de la publication",
  address: "Adresse",
  phone: "Téléphone",
  email: "E-mail",
  host: "Hébergeur",
} as const;
