/** What the three legal pages share. */
export const legalFrame = {
  version: (version: string, date: string) => `Version ${version}, en vigueur depuis le ${date}.`,
} as const;

/** A legal page: paragraphs are sentences, a list is an array of them. */
export interface LegalText {
  title: string;
  description: string;
  intro: string;
  sections: readonly { title: string; body: readonly (string | readonly string[])[] }[];
}

/** What the legal pages take from the platform settings. */
export interface LegalHouse {
  name: string;
  email: string;
  data_email: string;
  phone: string;
  address: string;
  emergency_numbers: string;
}
