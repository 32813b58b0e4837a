/** Words whose ending is not an ending: cut, they would meet another word. */
const whole = new Set(
  "devient deviens deviennent mauvais violent violente violents violentes present presente serpent serpents souvent content moment argent parent parents patient patiente patients vent dent dents pas plus sous temps gros bras corps cancer danger hier mais tres apres pres vers fois mois plaies".split(
    " ",
  ),
);
const irregular: Record<string, string> = {
  plaies: "plaie",
  serpents: "serpent",
  dents: "dent",
  parents: "parent",
  parties: "parties",
  papier: "papier",
  papiers: "papier",
  fumee: "fumee",
  fumees: "fumee",
  mauvaise: "mauvais",
  mauvaises: "mauvais",
  tette: "tette",
  teter: "tette",
  tetait: "tette",
  tetent: "tette",
  courante: "courante",
  courantes: "courante",
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
  // « coupé » is no « coup », « une gorgée » no « gorge », « en train de » drags no foot, a point is no nail, a pillow no ear, « pris » no socket.
  gorgee: "gorgee",
  gorgees: "gorgee",
  pointe: "pointe",
  pointes: "pointe",
  oreiller: "oreiller",
  oreillers: "oreiller",
  duree: "duree",
  prise: "prise",
  prises: "prise",
};
/** Verbs whose forms share no ending, by the form that stands for all. */
const verbs: Readonly<Record<string, string>> = {
  boit: "bois boivent boire buvait buvais buvaient buvez boirait",
  dort: "dors dorment dormir dormait dormais dormez dormi",
  peut: "peux peuvent pouvait pouvais pouvaient pouvoir pourrait",
  veut: "veux veulent voulait voulais voulaient vouloir",
  voit: "vois voient voyait voyais voir verrait",
  sent: "sens sentait sentais sentir",
  tient: "tiens tenir tenait tenais tiennent",
  sort: "sors sortir sortait sortent",
  perd: "perds perdre perdait perdais perdent",
  mord: "mords mordre mordait mordu mordue mordus mordues",
  prend: "prends prendre prenait prenais prennent",
  repond: "reponds repondre repondait repondent",
  rend: "rends rendre rendait rendent",
  entend: "entends entendre entendait entendent",
  vient: "viens venir venait viennent",
  va: "vas vais vont allait allais aller allaient",
  meurt: "meurs mourir mourait meurent",
  court: "cours courir courait courent",
  fait: "fais faisait faisais font faire faisaient",
  dit: "dis disait dire disent",
  sait: "sais savait savais savoir savent",
  croire: "crois croit croyais croyait croient",
  met: "mets mettre mettait mettent",
  couper: "coupe coupes coupee coupees coupent coupait coupez",
  trainer: "traine traines trainent trainait",
};
/** Verbs in -ir: « maigrit », « maigri », « maigrissait » are one. */
const inIr =
  "maigri grossi noirci rougi evanoui gueri fini vieilli durci grandi vomi pali bleui jauni blanchi etourdi affaibli ralenti engourdi endormi epaissi retreci".split(
    " ",
  );
for (const [form, others] of Object.entries(verbs)) for (const other of others.split(" ")) irregular[other] = form;
for (const root of inIr)
  for (const ending of ["t", "s", "r", "e", "es", "ssait", "ssais", "ssent"]) irregular[root + ending] = root;
const endings = ["aient", "ait", "ais", "ent", "ees", "er", "ez", "ee", "es", "e"];

/** A word without the endings of number, gender and common verbs, so that « toussait », « tousser » and « tousse » are one word. */
export function stem(word: string): string {
  const known = irregular[word];
  if (known ?? whole.has(word)) return known ?? word;
  if (word.length < 4) return word;
  for (const ending of endings) {
    if (word.length - ending.length >= 4 && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  if (word.length >= 5 && /[sx]$/.test(word) && !word.endsWith("ss")) return stem(word.slice(0, -1));
  return word;
}
