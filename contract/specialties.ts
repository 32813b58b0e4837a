/**
 * The 15 specialties, once: id, French label, English label (specification, section 3), and the words by which people look
 * for the doctor. Any of id and labels is accepted on input; French is shown.
 */
export const specialties = [
  {
    id: "general-medicine",
    label: "Médecine Générale",
    english: "General Medicine",
    words: ["generaliste", "medecin", "docteur"],
  },
  { id: "cardiology", label: "Cardiologie", english: "Cardiology", words: ["cardiologue", "coeur", "tension"] },
  { id: "pediatrics", label: "Pédiatrie", english: "Pediatrics", words: ["pediatre", "enfant", "bebe"] },
  {
    id: "gynecology",
    label: "Gynécologie",
    english: "Gynecology",
    words: ["gynecologue", "obstetrique", "grossesse", "femme"],
  },
  { id: "dermatology", label: "Dermatologie", english: "Dermatology", words: ["dermatologue", "peau"] },
  {
    id: "ophthalmology",
    label: "Ophtalmologie",
    english: "Ophthalmology",
    words: ["ophtalmologue", "ophtalmo", "yeux", "oeil"],
  },
  { id: "ent", label: "ORL", english: "ENT", words: ["oreille", "gorge", "otorhino"] },
  { id: "orthopedics", label: "Orthopédie", english: "Orthopedics", words: ["orthopediste", "os", "fracture"] },
  { id: "neurology", label: "Neurologie", english: "Neurology", words: ["neurologue", "nerfs"] },
  { id: "psychiatry", label: "Psychiatrie", english: "Psychiatry", words: ["psychiatre", "psy"] },
  {
    id: "radiology",
    label: "Radiologie",
    english: "Radiology",
    words: ["radiologue", "radio", "echographie", "scanner"],
  },
  { id: "anesthesia", label: "Anesthésie", english: "Anesthesia", words: ["anesthesiste"] },
  {
    id: "general-surgery",
    label: "Chirurgie Générale",
    english: "General Surgery",
    words: ["chirurgien", "operation"],
  },
  { id: "urology", label: "Urologie", english: "Urology", words: ["urologue"] },
  {
    id: "gastroenterology",
    label: "Gastroentérologie",
    english: "Gastroenterology",
    words: ["gastroenterologue", "gastro", "ventre", "estomac"],
  },
] as const;

export type SpecialtyId = (typeof specialties)[number]["id"];

/** Letters without accents, lower case, single spaces: how typed text and stored names are compared. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** The specialty that an id or a label names exactly, case and accents ignored; null when none does. */
export function specialtyNamed(text: string): SpecialtyId | null {
  const folded = fold(text);
  return (
    specialties.find((it) => fold(it.id) === folded || fold(it.label) === folded || fold(it.english) === folded)?.id ??
    null
  );
}

/** The specialties whose id or label contains the text, case and accents ignored (specification, section 5: substring match). */
export function specialtiesContaining(text: string): SpecialtyId[] {
  const folded = fold(text);
  if (folded === "") return [];
  return specialties
    .filter((it) => [it.id, it.label, it.english].some((name) => fold(name).includes(folded)))
    .map((it) => it.id);
}

export function specialtyLabel(id: SpecialtyId): string {
  return specialties.find((it) => it.id === id)!.label;
}
