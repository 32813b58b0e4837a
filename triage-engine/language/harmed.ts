import { bodyStems } from "./people-words.ts";
import type { Cast, Somebody } from "./people.ts";
import { beforePerson, personAt } from "./person-at.ts";
import type { Word } from "./words.ts";

const harms =
  /^(frapp|battu|tap|gifl|viol|agress|mord|bless|pouss|jet|renvers|percut|verser|plant|cogn|abus|touch|drogu)/;

/** « mon mari a frappé notre fille à la tête »: what somebody does to another is the other's. The one harmed after a verb near these words, if any. */
export function harmedNear(words: readonly Word[], cast: Cast, first: number, last: number): Somebody | undefined {
  const subject = cast.of[first];
  let verb = -1;
  for (let i = Math.max(0, first - 3); i < words.length && i <= last + 6; i += 1) {
    const word = words[i];
    if (!word || (i > first && word.gap > 0)) return undefined;
    if (harms.test(word.stem) && cast.of[i] === subject) verb = i;
    if (verb < 0 || i - verb > 7 || !personAt(words, i) || cast.of[i] === subject) continue;
    const before = beforePerson(words, i);
    const owner = ["de", "d", "du"].includes(before);
    const at = words.findIndex(({ text }, place) => place > verb && place < i && text === before);
    if (owner && at > verb + 1 && !bodyStems.has(words[at - 1]?.stem ?? "")) return undefined;
    return owner || before === words[verb]?.text || ["a", "au", "sur"].includes(before) ? cast.of[i] : undefined;
  }
  return undefined;
}

const biting =
  /\b(chien|chiot|chat|singe)\w*( \w+){0,4} (mord|attrap)|\b(mord|attrap)\w*( \w+){0,4} par [a-z]+ (chien|chiot|chat|singe)/;

/** « le chien l'a mordu au mollet, il y a deux petits trous »: of the dog's teeth. */
export const bittenByPet = (words: readonly Word[]) => biting.test(words.map(({ text }) => text).join(" "));
