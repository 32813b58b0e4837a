import type { Word } from "./words.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** After « plus » these compare: « plus fort », « plus que d'habitude ». */
const comparing = set(
  "que qu fort forte souvent longtemps vite mal grave rouge gros grosse grand grande loin tard haut chaud chaude froid dur intense encore rapide rapidement sombre fonce pale faible fatigue malade simple facile",
);

/** Whether the « plus » at this place means « no more ». */
export function plusNegates(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? "";
  const next = words[at + 1];
  const after = next && next.gap === 0 ? next.text : "";
  if (["en", "le", "la", "les", "non", "au", "de", "ou", "encore", "beaucoup"].includes(before))
    return before === "en" && saysNe(words, at);
  if (after === "de" && words[at + 2]?.value !== undefined) return false;
  // « plus d'une heure », « plus d'une demi-heure »
  if (after === "d" && [3, 4].some((i) => /^(an|mois|semaine|jour|heure|minute|fois)$/.test(words[at + i]?.text ?? "")))
    return false;
  if (after === "ou" && words[at + 2]?.text === "moins") return false;
  if (after === "en" && words[at + 2]?.text === "plus") return false;
  if (saysNe(words, at)) return true;
  if (comparesWithBefore(words, at)) return false;
  // « il réclame plus de lait qu'avant »
  if (after === "de" && /^qu?e?$/.test(words[at + 3]?.text ?? "")) return false;
  return !comparing.has(after);
}

/** « il est plus confus que d'habitude », « plus somnolent qu'hier ». */
function comparesWithBefore(words: readonly Word[], at: number): boolean {
  for (let i = at + 1; i <= at + 4 && words[i] && words[i]?.gap === 0; i += 1)
    if (["que", "qu"].includes(words[i]?.text ?? ""))
      return usual.has(words[i + 1]?.text ?? "") || usual.has(words[i + 2]?.text ?? "");
  return false;
}
const usual = set("habitude ordinaire avant hier jamais normal normale normalement autrefois veille matin");

/** « ne » or « n' » shortly before, in the same breath. */
export function saysNe(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 5); i -= 1) {
    const text = words[i]?.text;
    if (text === "ne" || text === "n") return true;
    if ((words[i + 1]?.gap ?? 0) > 0) return false;
  }
  return false;
}

/** Verbs after which « pas » says that something lasts: « n'arrête pas », « ne passe pas ». */
export const lastingVerbs = set(
  "arret cess fin finit finir part partir parti pass baiss descend descendu diminu calm stopp lach quitt guer guerit gueri tomb tombe disparu disparait soulag recul finiss amelior va vais sen sent sens comprend",
);

/** After « ne … pas », only the verb that follows is denied: « je ne peux pas dormir ». */
export const verbOnly = set(
  "peut peux arriv veut veux pouv peuvent pouvait pouvais dor dort dors supporte support voul voulait mang",
);

/** « un chien que je ne connais pas m'a mordu »: the denial ends with its own verb. */
export function verbFollows(words: readonly Word[], at: number): boolean {
  return /^[mlst]$/.test(words[at + 1]?.text ?? "") && /^(a|est|ont)$/.test(words[at + 2]?.text ?? "");
}

/** What softens instead of denying: « il ne tousse pas beaucoup ». */
export const softening = set(
  "beaucoup trop tres fort souvent toujours longtemps seulement que qu tellement si forcement uniquement juste enormement",
);

/** What follows « pas » when it says nothing against a sign. */
export const notAgainst = set(
  "seulement bien juste normal normale possible facile bon bonne uniquement drole supportable etonnant",
);

/** Words that end a negation. */
export const enders = set(
  "mais sauf sinon maintenant depuis cependant pourtant puis alors ensuite juste simplement donc car parce cause tellement tant quand lorsque contre toutefois seulement apres surtout oui plutot uniquement",
);

/** Who begins a sentence of its own. */
export const subjects = set("je j il elle on ils elles ca c");

/** Words of a bare no or nothing that follow a sign: « toux : non ». */
export const bareNo = set("non nan aucun aucune zero negatif negative absent absente rien jamais");

/** « personne n'a de fièvre », « personne autour de moi n'est malade »: nobody. « la personne ne respire plus » is somebody. */
export function isNobody(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== "personne" || /^(la|une|cette|chaque|autre)$/.test(words[at - 1]?.text ?? "")) return false;
  const breath = words.findIndex(({ gap }, place) => place > at && gap > 0);
  return words.slice(at + 1, breath < 0 ? at + 7 : Math.min(breath, at + 7)).some(({ text }) => /^ne?$/.test(text));
}

/** « à part la fièvre », « sauf le ventre »: what is named is there, whatever is denied after it. */
export const exception = /^((non|euh|ben) )?(a part|sauf|hormis|excepte) /;
