type Sex = "female" | "male" | null;

const people: Record<string, { female: string; male: string; unknown: string }> = {
  child: { female: "ma fille", male: "mon fils", unknown: "mon enfant" },
  parent: { female: "ma mère", male: "mon père", unknown: "une personne" },
  spouse: { female: "ma femme", male: "mon mari", unknown: "une personne" },
  other: { female: "une femme", male: "un homme", unknown: "une personne" },
};
const young = { female: "une fille", male: "un garçon", unknown: "un enfant" };

/** How an account's patient is introduced to the nurse, in the words a person would use. */
export const triageIntroduction = {
  days: (n: number) => (n === 1 ? "1 jour" : `${n} jours`),
  months: (n: number) => `${n} mois`,
  years: (n: number) => (n === 1 ? "1 an" : `${n} ans`),
  oneself: (age: string | null, sex: Sex) => {
    const known = [age && `J'ai ${age}.`, sex && `Je suis ${sex === "female" ? "une femme" : "un homme"}.`];
    return known.filter(Boolean).join(" ");
  },
  somebody: (relation: string, age: string | null, sex: Sex, isChild: boolean) => {
    const words = relation === "other" && isChild ? young : (people[relation] ?? people["other"]!);
    return `C'est pour ${words[sex ?? "unknown"]}${age ? ` de ${age}` : ""}.`;
  },
} as const;
