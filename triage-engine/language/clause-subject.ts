import { bodyStems, harmingStems, people, reporting, sayingStems, type Person } from "./people-words.ts";
import type { Somebody } from "./people.ts";
import { beforePerson, personAt } from "./person-at.ts";
import type { Word } from "./words.ts";

const besides = new Set(["chez", "avec", "par", "comme", "selon", "sans", "apres", "contre"]);

/** « … me fait mal », « mon mari me frappe »: it happens to the writer; « elle ne me reconnaît pas » does not. */
export function suffers(words: readonly Word[], at: number, current: Somebody | undefined): boolean {
  if (!current || current.key === "self" || current.key === "crowd")
    return !/^(inquiet|dit|dis)/.test(words[at + 1]?.text ?? "");
  return words.slice(at + 1, at + 5).some(({ stem, text }) => harmingStems.has(stem) || text === "coup");
}

const belongings = new Set(
  "thermometre tensiometre chien chienne chiot chat chatte singe mouton medicament medicaments comprimes cachets traitement produit fusil arme maison chambre lit voiture moto carton sac tiroir armoire piscine mariage fete bureau accompagne accompagnee".split(
    " ",
  ),
);

/** Named as company, place or owner: « avec mon mari », « chez ma mère », « les cachets de ma mère »; « chez mon bébé » is about the baby. */
export function aside(words: readonly Word[], at: number, person: Person): boolean {
  const before = beforePerson(words, at);
  if (belongings.has(before)) return true;
  // « à la piscine d'une amie », « accompagnée de sa sœur »; « sa mère est en voyage »
  if (/^de?$/.test(words[at - 2]?.text ?? "") && belongings.has(words[at - 3]?.text ?? "")) return true;
  if (/^(sa|son)$/.test(words[at - 1]?.text ?? "") && /^(en|partie?|loin)$/.test(words[at + 2]?.text ?? ""))
    return true;
  // « je garde ma nièce pendant que ma sœur est au village »
  if (words[at - 3]?.text === "pendant" && words[at + 1]?.text === "est") return true;
  // « la maman a accouché à la maison, elle va bien »
  if (
    /^la (maman|mere) (va|a accouch\w*)$/.test(
      words
        .slice(at - 1, at + 3)
        .map(({ text }) => text)
        .join(" ")
        .replace(/ bien$/, ""),
    )
  )
    return true;
  return besides.has(before) && !(before === "chez" && person.kind !== "other");
}

/** « ma belle-mère dit que … », « ma femme s'affole »: told by them, not of them. */
export function says(words: readonly Word[], at: number): boolean {
  if (people[words[at]?.text ?? ""]?.kind === "baby") return false;
  // « ma mère va me tuer », « mon mari va me gronder »
  if (words[at + 1]?.text === "va" && /^(me|m|nous)$/.test(words[at + 2]?.text ?? "")) return true;
  for (let i = at + 1; i <= at + 4; i += 1) {
    const word = words[i];
    // « je l'ai montré à la voisine, elle dit que … »
    const takenUp =
      word?.gap === 1 &&
      i === at + 1 &&
      /^(il|elle)$/.test(word.text) &&
      /^(dit|pense|dis|conseille)$/.test(words[i + 1]?.text ?? "");
    if (!word || (word.gap > 0 && !takenUp)) return false;
    if (word.text === "veut" && words[i + 1]?.text === "savoir") return true;
    // « sa mère a vu que derrière l'oreille c'est gonflé »
    if (/^(vu|remarque)$/.test(word.text) && /^que?$/.test(words[i + 1]?.text ?? "")) return true;
    // « mon voisin parle déjà de palu »
    const of = words[i + 1]?.text === "deja" ? i + 2 : i + 1;
    if (word.text === "parle" && /^d[eu]$/.test(words[of]?.text ?? "") && words[of + 1]?.text !== "travers")
      return true;
    // « mon mari l'a tué : c'était un scorpion »: who dealt with the beast.
    if (/^(tue|ecrase|attrape|chasse)$/.test(word.text) && words[i - 2]?.text === "l") return true;
    if (sayingStems.has(word.stem)) {
      // « mon fils qui m'inquiète » is the one who is ill.
      if (/^(inquiet|panique)/.test(word.stem) && /^(m|me|nous)$/.test(words[i - 1]?.text ?? "")) return false;
      if (["avoir", "etre", "souffrir", "ressentir", "sentir"].includes(words[i + 1]?.text ?? "")) return false;
      return (
        !["il", "elle"].includes(words[i + 2]?.text ?? "") ||
        words[i + 3]?.text === "faut" ||
        !["que", "qu"].includes(words[i + 1]?.text ?? "") ||
        words[at - 1]?.text === "sa" ||
        words[at - 1]?.text === "son"
      );
    }
    if (!word.small && !word.filler) return false;
  }
  return false;
}

/** « j'ai vu que … », « je lui ai donné … »: the writer only tells. */
export function reports(words: readonly Word[], at: number): boolean {
  // « elle hurle quand je la porte »: what is done to the one who is ill.
  const when = ["quand", "lorsque", "que", "qu", "des"].includes(words[at - 1]?.text ?? "");
  if (when && words[at + 1]?.gap === 0 && ["le", "la", "l", "les", "lui"].includes(words[at + 1]?.text ?? ""))
    return true;
  // « je vous présente une femme de 28 ans »; « je vois flou » is of one's own eyes.
  if (words[at + 1]?.text === "vous" && /^(present|signal|adress|refer|rapport)/.test(words[at + 2]?.text ?? ""))
    return true;
  if (
    words[at + 1]?.text === "vois" &&
    /^(flou|doubl|troubl|mal|plus|rien|noir|moins|pas)/.test(words[at + 2]?.text ?? "")
  )
    return false;
  for (let i = at + 1; i <= at + 4; i += 1) {
    const word = words[i];
    if (!word || word.gap > 0) return false;
    // « j'entends moins bien »: of one's own ears.
    if (reporting.has(word.stem)) return !/^(moins|mal|plus|pas)$/.test(words[i + 1]?.text ?? "");
    if (personAt(words, i)) return true;
    if (!word.small && !word.filler && word.text !== "pas") return false;
  }
  return false;
}

export function impersonal(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.text ?? "";
  if (words[at]?.text !== "il") return false;
  if (
    words[at - 1]?.text === "faut" ||
    (next === "fait" && ["chaud", "froid", "nuit", "beau"].includes(words[at + 2]?.text ?? ""))
  )
    return true;
  if (["y", "faut", "pleut", "parait", "semble", "reste", "manque", "vaut"].includes(next)) return true;
  if (next === "est") return words[at + 2]?.value !== undefined && words[at + 3]?.text === "heure";
  const after = words.slice(at + 2, at + 5);
  // « il m'est sorti des cloques »
  if (
    /^(me?|lui|nous)$/.test(next) &&
    after[0]?.text === "est" &&
    /^(sorti|venu|arrive|pousse|apparu)/.test(after[1]?.text ?? "")
  )
    return true;
  // « il m'arrive de tousser », « il me semble »
  if (/^me?$/.test(next) && /^(arriv|sembl)/.test(after[0]?.text ?? "")) return true;
  return (
    ["ne", "n", "me", "m", "en", "l"].includes(next) &&
    after.some(({ text }) => ["reste", "faut", "manque"].includes(text))
  );
}

const crowdAfterDans = new Set([
  "famille",
  "quartier",
  "village",
  "maison",
  "cour",
  "classe",
  "concession",
  "entourage",
]);

export function speaksOfCrowd(words: readonly Word[], at: number): boolean {
  const { text } = words[at] ?? { text: "" };
  // « il y a du diabète chez nous » is of a family, « ma sœur dort chez moi » is not.
  if (text === "chez" && ["nous", "moi"].includes(words[at + 1]?.text ?? ""))
    return !/^(dor|habit|vi[ts]|rest|log|vien|venu|pass|rentr|suis|est|gard|seul)/.test(words[at - 1]?.text ?? "");
  // « Internet parle de paralysie »
  if (/^(internet|google|facebook|tiktok|youtube)$/.test(text)) return true;
  if (text === "familial" || text === "familiaux" || text === "hereditaire") return true;
  if (/^invisibles?$/.test(words[at + 1]?.text ?? "")) return false;
  if (["gens", "voisins", "enfants", "eleves", "collegues", "personnes"].includes(text)) {
    return (
      ["des", "les", "plusieurs", "autres", "beaucoup", "de", "mes", "d"].includes(words[at - 1]?.text ?? "") &&
      !(text === "enfants" && ["mes", "les"].includes(words[at - 1]?.text ?? ""))
    );
  }
  if (words[at - 2]?.text === "toute" || words[at - 1]?.text === "toute") return false;
  if (crowdAfterDans.has(text) && ["dans", "de"].includes(words[at - 2]?.text ?? words[at - 1]?.text ?? ""))
    return text === "famille" || text === "quartier" || text === "village";
  return text === "famille" && words[at - 1]?.text === "de";
}

export const animals = new Set(
  "chien chienne chiot chat chatte chaton mouton brebis chevre cabri boeuf vache veau poule poulet poussin canard lapin cochon porc ane cheval perroquet".split(
    " ",
  ),
);
const ailing = new Set(
  "malad vomi touss tousser boiter diarrhe fievr mang dort gal tiqu saign maigri pleur eternu trembl gratt enceint mort".split(
    " ",
  ),
);

/** « mon mollet, il est gonflé », « le genou, il me fait mal »: a part of the body is spoken of, no person. */
export function bodySpokenOf(words: readonly Word[], at: number): boolean {
  const before = ["et", "mais", "car"].includes(words[at - 1]?.text ?? "") ? at - 2 : at - 1;
  if (!bodyStems.has(words[before]?.stem ?? "")) return false;
  const next = words[at + 1]?.text ?? "";
  return (
    ["me", "m"].includes(next) || (/^(est|sont|devient)$/.test(next) && bodyStates.test(words[at + 2]?.text ?? ""))
  );
}
const bodyStates =
  /^(tres|tout|toute|gonfl|enfl|roug|chaud|dur|bleu|noir|froid|raid|bloqu|deform|tendu|viol|lourd|engourd|plie|tord)/;

/** « mon chien vomit »: an animal is ill, nobody else. One that bites, licks or is eaten is no patient and harms one. */
export function ailingAnimal(words: readonly Word[], at: number): boolean {
  if (
    !animals.has(words[at]?.text ?? "") ||
    !/^(mon|ma|mes|notre|nos|le|la|son|sa|un|une)$/.test(words[at - 1]?.text ?? "")
  )
    return false;
  if (
    words.some(({ stem, text }) => /^(mord|griff|lech|bav|attaqu|crocs|dent|dents|vers)/.test(stem) || text === "rage")
  )
    return false;
  for (let i = at + 1; i <= at + 4 && words[i] && words[i]?.gap !== 2; i += 1)
    if (ailing.has(words[i]?.stem ?? "")) return true;
  return false;
}
