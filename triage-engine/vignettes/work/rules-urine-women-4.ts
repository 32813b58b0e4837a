import type { Vignette } from "#triage-engine/vignette.ts";
import { hours, years } from "#triage-engine/vignettes/spans.ts";

/** Urine, men, women, pregnancy and birth: a patient for each rule that no other case made true. */
export const rulesUrineWomen4: readonly Vignette[] = [
  {
    id: "rule-sexual-infertility",
    level: "routine",
    specialties: ["Gynécologie", "Urologie", "Médecine Générale"],
    source: "nice-fertility: faiblesse sexuelle, désir d'enfant, ménopause",
    tags: ["adult"],
    says: "ça fait deux ans qu'on cherche un enfant et rien ne vient",
    yes: ["infertility"],
    numbers: { age: years(33), duration: 700 },
    sex: "female",
  },
  {
    id: "rule-labour-born-baby-still",
    level: "emergency",
    specialties: ["Pédiatrie", "Gynécologie"],
    source: "etat: accouchement, eaux, bébé qui ne bouge plus",
    tags: ["newborn"],
    says: "mon bébé de 3 semaines ne bouge plus",
    yes: ["no_fetal_movement"],
    numbers: { age: 18, duration: hours(1) },
    sex: "female",
  },
  {
    id: "rule-urine-man",
    level: "urgent",
    specialties: ["Urologie", "Médecine Générale"],
    source: "nice-uti: brûlures en urinant",
    tags: ["adult", "messy"],
    says: "homme de 38 ans, ça brûle quand je pisse",
    yes: ["burning_urine"],
    numbers: { age: years(38), duration: 2 },
    sex: "male",
  },
  {
    id: "rule-pregnancy-vomits-dry",
    level: "emergency",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "pcpnc: signes de danger de la grossesse",
    tags: ["adult", "pregnancy"],
    says: "enceinte de 2 mois je vomis tout et je n'urine plus depuis hier",
    yes: ["pregnant", "vomits_everything", "no_urine"],
    numbers: { age: years(24), duration: 2, pregnancy_weeks: 9 },
    sex: "female",
  },
];
