/**
 * The people everybody who works on the house knows: shown at `npm start`, met in tests and journeys. Their secrets are public,
 * which is why demonstration data is refused in production unless asked for.
 */
export const demoPasswords = { patient: "Baobab-2026", doctor: "Stethoscope-2026", admin: "Fromager-2026" } as const;

export const awa = { full_name: "Awa Koné", phone: "+2250707010203", email: "awa.kone@demo.keneya.ci" } as const;
export const ismael = { full_name: "Ismaël Koné", birth_date: "2019-03-14", sex: "male" } as const;
export const yao = { full_name: "Yao Kouadio", phone: "+2250505010203", email: "yao.kouadio@demo.keneya.ci" } as const;

export const drKouassi = { full_name: "Dr Aya Kouassi", specialist_code: "DRKASS22" } as const;

export const superAdmin = { full_name: "Mariam Bamba", email: "mariam.bamba@demo.keneya.ci" } as const;
export const admin = { full_name: "Serge Aka", email: "serge.aka@demo.keneya.ci" } as const;

/** Everybody else who consults. */
export const otherPatients = [
  "Adjoua Yao",
  "Koffi N'Guessan",
  "Fatou Traoré",
  "Ibrahim Ouattara",
  "Affoué Konan",
  "Moussa Coulibaly",
  "Aminata Touré",
  "Jean-Paul Aka",
  "Akissi Kouamé",
  "Seydou Koné",
  "Mariam Diallo",
  "Franck Kouadio",
  "Salimata Bamba",
  "Didier Brou",
  "Amenan Kouassi",
  "Lacina Soro",
  "Esther Gnahoré",
  "Adama Sanogo",
  "Ruth Ehui",
  "Drissa Fofana",
  "Solange Tanoh",
  "Hervé Assi",
  "Kadiatou Cissé",
  "Landry Zadi",
  "Nadège Adou",
  "Bakary Méité",
  "Prisca Dago",
  "Issouf Dembélé",
  "Inès Kipré",
  "Constant Anoh",
  "Rokia Camara",
  "Désiré Kouakou",
  "Brigitte Ahoua",
  "Souleymane Diabaté",
  "Mireille Loba",
  "Arsène Yapi",
  "Maïmouna Sylla",
  "Thierry Gbané",
  "Ahou N'Dri",
  "Yacouba Silué",
] as const;
