import type { Found } from "./match.ts";
import type { Word } from "./words.ts";

const part =
  /^(yeu|oeil|dent|gencive|ventre|estomac|pied|plante|jambe|mollet|genou|gorge|poitrine|langue|bouche|levre|oreille|nez|anus|fesse|sexe|vagin|plaie|main|doigt|bras|urine|pipi|hanche|cheville|cou$)/;
const deed = /^(urin|piss|pipi|aval|mange|cabin|selle|caca|chie)/;

/** « mes yeux chauffent trop », « ça chauffe fort quand j'urine »: what is hot is a place, and nobody has a fever by it. */
export function burnsThere({ concept, used }: Found, words: readonly Word[]): boolean {
  const at = used.find((i) => words[i]?.text.startsWith("chauff")) ?? 0;
  if (concept !== "fever" || !words[at]?.text.startsWith("chauff")) return false;
  let before = at - 1;
  while (words[before]?.small && words[before + 1]?.gap === 0) before -= 1;
  if (words[before + 1]?.gap === 0 && part.test(words[before]?.text ?? "")) return true;
  for (let i = at + 1; i <= at + 5 && words[i]?.gap === 0; i += 1) if (deed.test(words[i]?.text ?? "")) return true;
  return false;
}
