/** Words whose ending is not an ending: cut, they would meet another word. */
const whole = new Set(
  "violent violente violents violentes present presente serpent serpents souvent content moment argent parent parents patient patiente patients vent dent dents pas plus sous temps gros bras corps cancer danger hier mais tres apres pres vers fois mois plaies".split(
    " ",
  ),
);
const irregular: Readonly<Record<string, string>> = {
  plaies: "plaie",
  serpents: "serpent",
  dents: "dent",
  parents: "parent",
  boite: "boiter",
  boites: "boiter",
  boitent: "boiter",
  boitait: "boiter",
  boiter: "boiter",
  verse: "verser",
  versee: "verser",
  verser: "verser",
  tante: "tante",
  tantes: "tante",
  reine: "reine",
  danse: "danse",
};
const endings = ["aient", "ait", "ais", "ent", "ees", "er", "ez", "ee", "es", "e"];

/** A word without the endings of number, gender and common verbs, so that « toussait », « tousser » and « tousse » are one word. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const known = irregular[word];
  if (known ?? whole.has(word)) return known ?? word;
  for (const ending of endings) {
    if (word.length - ending.length >= 4 && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  if (word.length >= 5 && /[sx]$/.test(word) && !word.endsWith("ss")) return stem(word.slice(0, -1));
  return word;
}
