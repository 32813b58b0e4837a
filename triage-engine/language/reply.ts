import { exception } from "./negation-words.ts";
import type { Word } from "./words.ts";

export type Reply = "yes" | "no" | "unknown";

/** Phrases as they come out of the reader, small words left out; the first that fits the beginning counts. `!` needs a short text. */
const phrases: readonly (readonly [Reply, string])[] = [
  [
    "unknown",
    "sais pas|sait pas|depend|prefere pas repondre|veux pas repondre|veux pas parler|veux pas evoque|peux pas evoque|prefere pas evoque|prefere taire|honte|comprends pas|sais plus|sait plus|pas sais|aucune idee|pas idee|peutetre|pas regarde|pas verifie|pas mesure|pas pris|pas thermometre|pas controle|pas sur|pas sure|pas fait attention|pas remarque|comment savoir|difficile dire|peux pas dire|saurais pas|saurait pas|ignore|sais rien|pas compte|pas vu|pas appareil|pas tensiometre|thermometre pas|pas certain|pas certaine|je crois pas savoir|dire vrai|oublie",
  ],
  ["unknown", "!possible|!aucune|!peux pas savoir|!bof|!hesite|!longtemps"],
  [
    "no",
    "non|nan|ras|pas probleme|pas souci|aucun probleme|aucun souci|nada|nop|rien signaler|pas avis|pas tout|pas tous|nullement|negatif|aucunement|crois pas|pense pas|pas crois|pas pense|pas vraiment|pas encore|non plus|meme pas|rien tout|aucun signe|aucun signes|aucun tout|ni un ni autre|ni un ni autr|no|nope|absolument pas|pas cas|surtout pas|jamais vie|jamais arrive|heureusement non|dieu merci non",
  ],
  [
    "no",
    "!jamais|!rien|!aucun|!aucune|!va|!va bien|!zero|!normal|!normalement|!pas|!point|!bon|!tout va bien|!comme habitude|!pas specialement|!pas particulier|!sans",
  ],
  [
    "yes",
    "oui|ouais|exact|exactement|bien sur|tout fait|effectivement|affirmatif|voila|absolument|yes|yeah|yep|evidemment|certainement|bien entendu|c vrai|vrai|justement|toutes|tous|malheureusement oui|si si",
  ],
  [
    "yes",
    "!peu|!parfois|!quelquefois|!fois|!souvent|!toujours|!beaucoup|!trop|!crois|!pense|!okay|!si|!dirait|!vraiment|!quelque fois|!fort|!assez|!tellement|!tout temps|!deux|!grave|!legerement|!moyen|!correct|!sur",
  ],
];

const ways = phrases.flatMap(([reply, list]) =>
  list.split("|").map((phrase) => ({ reply, weak: phrase.startsWith("!"), parts: phrase.replace("!", "").split(" ") })),
);

const leading = new Set(
  "hmm hm mmh euh heu ah oh eh bah ben bon beh mais alors donc et franchement docteur madame monsieur merci honnetement la enfin bonjour infirmiere hein quoi".split(
    " ",
  ),
);

/** Where a longer answer says no to what was asked, wherever that stands. */
const denying =
  /\b(le reste|les autres|moi|lui|elle|donc|ca|evidemment) (c est )?non\b|\bnon (pour|a) |\bni l une? ni l|\bni l[ea]s? (reste|autre)|\b(aucune( de ces| autre)?|ni autre|(pas|jamais \w+) d( autre|e)?) maladie|\brien d\w* (ca|cela|tel|autre)\b|\bnon rien$|\bpas (le reste|les autres)\b|\by ?a rien|\bn en \w+ (pas|aucune?)\b/;

/** « à part la fièvre, non », « sauf le ventre, rien »: no to what is not named. */
export const exceptOnly = new RegExp(`${exception.source}.*\\b(non|rien|aucune?)\\b`);

/** What a text answers to a question: its beginning, else that of a later sentence (« C'est pour ma fille. Non, rien. »), else its end. */
export function replyOf(words: readonly Word[], short: boolean): Reply | undefined {
  const begins = beginning(words, short);
  if (begins) return begins;
  // « la mâchoire, oui, elle est bloquée »
  const soon = words.slice(1, 5).find(({ text, gap }, at) => text === "oui" && (gap === 1 || words[at + 2]?.gap));
  if (soon && !words.slice(0, words.indexOf(soon)).some(({ text }) => /^(pas|ni|sans|si)$/.test(text))) return "yes";
  const later = words.flatMap((word, at) =>
    at > 0 && (word.gap === 2 || words[at - 1]?.after.includes(":")) && /^(non|oui)$/.test(word.text) ? [at] : [],
  );
  const [first] = later.filter((at) => words[at - 1]?.after.includes("?") !== true);
  if (first !== undefined) return beginning(words.slice(first), false);
  // « il marche comme d'habitude, non »
  const last = words.at(-1);
  const denies = words.some(({ text }) => /^(ne?|pas|plus|jamais)$/.test(text));
  if (last?.text === "non" && last.gap === 1 && !last.after.includes("?") && !denies) return "no";
  const text = words.map((word) => word.text).join(" ");
  return denying.test(text) || exceptOnly.test(text) ? "no" : undefined;
}

/** What the beginning of a text answers; a short text may answer with less than yes or no (« un peu », « ça va »). */
function beginning(words: readonly Word[], short: boolean): Reply | undefined {
  const plain = words.filter(
    (word) => word.kind !== "sign" && (!word.small || word.text === "no" || word.text === "sur"),
  );
  let start = 0;
  while (plain[start] && leading.has(plain[start]?.text ?? "") && plain.length > start + 1) start += 1;
  const texts = plain.slice(start).map(({ text }) => text);
  if (!texts.length) return undefined;
  // « je n'étais pas là quand c'est arrivé »
  if (/\bet(ais|ait|ions) pas (la|present|presente|avec)\b/.test(words.map(({ text }) => text).join(" ")))
    return "unknown";
  // « je ne sais pas quoi faire, il convulse »
  if (/\bsai[st] pas (quoi|comment)\b/.test(words.map(({ text }) => text).join(" "))) return undefined;
  // « je n'ai pas vu une goutte de sang »
  if (/\bpas vu (d|de|une?|la moindre)\b/.test(words.map(({ text }) => text).join(" "))) return undefined;
  // « je crois oui », « hmm oui » and « je crois que oui » end on the answer.
  if (short && texts.length <= 4 && ["oui", "ouais"].includes(texts.at(-1) ?? "")) return "yes";
  if (
    short &&
    texts.length <= 4 &&
    texts.at(-1) === "non" &&
    texts[0] !== "oui" &&
    plain.at(-1)?.after.includes("?") !== true
  )
    return "no";
  // « aucun de ça, ça sort mais faible », « pas ça, c'est juste le sein »
  if (
    /^(rien|aucune?|pas) (de )?(ca|cela|ceux|celles|tout|tous|toutes|ces)\b|^aucune? (des|autre|maladie)\b/.test(
      words.map(({ text }) => text).join(" "),
    )
  )
    return "no";
  // « ce n'est pas ça, sa soif est celle de toujours »
  if (/^(non )?(c|ce) n? ?est pas (ca|cela)\b/.test(words.map(({ text }) => text).join(" "))) return "no";
  // « rien, pas de fièvre en tout cas », « aucun, elle tète fort »
  const next = words[words.indexOf(plain[start] as Word) + 1];
  if (/^(rien|aucune?|jamais)$/.test(texts[0] ?? "") && (next?.gap ?? 0) > 0) return "no";
  // « je ne vois aucun de ces signes »
  if (
    /^(?!oui|ouais).*\b(aucun|aucune|rien)( vraiment)? (signes?|symptomes?|tout|problemes?)\b/.test(
      texts.slice(0, 9).join(" "),
    )
  )
    return "no";
  if (!short || texts.length > 4) {
    // « juste la fièvre, sinon il est normal »
    const but = /\b(sinon|a part (?:ca|cela)|autrement)( tout)? (rien|normal|va|bien|aucun)/;
    if (but.test(texts.join(" ")) || /\bpas (soucis?|problemes?)( cote| la)?$/.test(texts.join(" "))) return "no";
  }
  if (/\bcomprends pas\b/.test(texts.join(" "))) return "unknown";
  // « aucune idée, je crois pas »
  if (/^aucune idee crois pas$/.test(texts.join(" "))) return "no";
  const way = ways.find(
    ({ weak, parts }) =>
      parts.every((part, i) => texts[i] === part) && (!weak || (short && texts.length <= parts.length + 2)),
  );
  // « il est tout à fait lui-même » says how somebody is, « tout à fait » that it is so.
  const after = plain[start + (way?.parts.length ?? 0)];
  const measured = way && measures.test(way.parts.join(" ")) && after?.gap === 0 && !listed.test(after.text);
  return measured ? undefined : way?.reply;
}

/** What says yes when it stands alone, and how much before another word. */
const measures = /^(tout fait|absolument|exactement|tous|toutes)$/;
/** « tous ces signes », « toutes les deux » */
const listed = /^(signes?|symptomes?|deux|trois|quatre|cinq|choses?)$/;
