import { mentionOf, withMore } from "./besides.ts";
import { folded } from "./folded.ts";
import type { Reader } from "./read.ts";

/** « c'est mon fils qui l'a contaminée, lui aussi était enrhumé », to the end of the sentence. */
const giver =
  /[,;]? ?(?:et |mais )?(?:je crois que |je pense que )?c'est (?:mon|ma|mes|son|sa|ses|notre|nos|le|la|les|un|une) (?:\S+ ){1,4}qui (?:me |le |la |les |m'|l'|nous |lui )?(?:l'|la )?(?:a |ont |aurait )?(?:contamine\w*|(?:donnee?|passee?|refilee?|transmise?|filee?) (?:ca|cela|le rhume|la grippe|l'angine|(?:s(?:a|on)|ce|cette|la|le) (?:rhume|toux|grippe|virus|microbe|palu|angine|gale)))[^.!?\n]*/;

/** The same reader, to whom whoever gave an illness on is not the one who is ill. The server's alone. */
export const knowingWhoGaveIt =
  (read: Reader): Reader =>
  (text, asked, who) => {
    const plain = folded(text);
    const found = plain.length === text.length ? giver.exec(plain) : undefined;
    if (!found) return read(text, asked, who);
    const [from, to] = [found.index, found.index + found[0].length];
    const rest = text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
    if (!/\p{L}/u.test(rest)) return read(text, asked, who);
    return withMore(read(rest, asked, who), [mentionOf("sick_contact", "yes", from, to)]);
  };
