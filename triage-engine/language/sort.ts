import type { Word } from "./words.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const greetings = set(
  "bonjour bonsoir salut coucou hello hi allo hey docteur madame monsieur mademoiselle infirmiere va vas allez aller bien comment merci beaucoup s il vous plait te bonne journee soiree nuit aurevoir revoir chers cher hola yo wesh infirmier akwaba bienvenue oh eh donc alors tout monde famille",
);
const hostile = set(
  "con conne connard connasse salope salaud pute putain merde idiot idiote imbecile stupide debile encule enculer batard fdp ntm nique niquer tg gueule cretin abruti bouffon connerie voleur voleurs arnaque arnaqueur foutre chiant conneries nulle nul",
);
const english = set(
  "the is my i have has been and with are you what how can please help she he his her not since days child baby of to in it this that am was for me do does don cant pain years old feel feeling fever head stomach chest breathe your will from who there",
);
const others = set(
  "el los las que tengo mi hijo fiebre dolor hola esta yo ich habe und der das ist mein kind nicht sono ho mio figlio febbre male tenho meu filho febre com nao muito",
);
const off = set(
  "football foot match argent pret recette cuisine cuisiner politique president election musique chanson blague meteo temps robot intelligence loto pari paris traduire traduction capitale devoirs devoir mathematiques maths code wifi film serie coran bible priere amour drague epouser salaire emploi travail facture voiture moto telephone mobile money orange wave attieke placali foutou gagne can coupe championnat prix tarif",
);

/** What kind of message a text without any sign, number or reply is. */
export function sortOf(
  words: readonly Word[],
  text: string,
): "empty" | "greeting" | "off_topic" | "hostile" | "foreign" | "unclear" {
  const texts = words.filter(({ kind }) => kind === "word").map(({ text: word }) => word);
  if (!words.length) return /\p{L}/u.test(text.slice(0, 400)) ? "foreign" : "empty";
  if (texts.some((word) => hostile.has(word)) || commands(texts)) return "hostile";
  if (!texts.length) return "unclear";
  const foreign = words.filter(
    ({ from, to }) => english.has(plain(text, from, to)) || others.has(plain(text, from, to)),
  ).length;
  const french = texts.filter((word) => frenchMarks.has(word)).length;
  if (foreign >= 2 && foreign >= texts.length * 0.4 && foreign > french) return "foreign";
  if (texts.every((word) => greetings.has(word) || word.length <= 2) && texts.some((word) => word.length > 2))
    return unwell(texts) ? "unclear" : "greeting";
  if (asksWho(texts) || (texts.some((word) => off.has(word)) && !unwell(texts))) return "off_topic";
  return "unclear";
}

const frenchMarks = set(
  "je j ai il est pas ne ca c depuis mon ma mes une des les du au avec dans pour sur qui vous nous suis bonjour enfant",
);

const plain = (text: string, from: number, to: number) => text.slice(from, to).toLowerCase();

/** Orders to the machine: they have no effect, and get a calm answer. */
function commands(texts: readonly string[]): boolean {
  const has = (...some: string[]) => some.some((word) => texts.includes(word));
  if (
    has("ignore", "ignorer", "ignorez", "oublie", "oubliez") &&
    has(
      "instruction",
      "instructions",
      "consigne",
      "consignes",
      "regle",
      "regles",
      "precedent",
      "precedentes",
      "precedents",
    )
  )
    return true;
  return (
    has("prompt", "jailbreak", "system", "systeme") &&
    has("ignore", "affiche", "montre", "donne", "repete", "revele", "prompt")
  );
}

function asksWho(texts: readonly string[]): boolean {
  const said = texts.join(" ");
  return /\b(qui (es|etes|est) (tu|vous)|tu es qui|vous etes qui|t es qui|c est qui|(ton|votre) nom|comment tu t appelles|tu t appelles|appelez vous|es tu (un|une) )/.test(
    said,
  );
}

/** Words of illness and of the body: whoever says one of them has come for their health, whatever else they speak of. */
const ill = set(
  "malade pas mal souffre aide aidez urgence sante medecin consulter sang rouge peau os bras jambe jambes genou ventre dos nuque crane oeil yeux oreille gorge nez " +
    "bouche langue dent dents levre poitrine cou doigt doigts cheville tibia cuisse mollet epaule hanche blesse blessee tombe tombee accident explosion",
);
const unwell = (texts: readonly string[]) => texts.some((word) => ill.has(word));

const correcting =
  /\b(en fait|enfin non|enfin si|ah non|ou plutot|non pardon|mais si|en realite|pardon|suis trompe|suis trompee|m excuse|erreur|je corrige|rectifie|correction|finalement|voulais dire|mal dit|pas vrai|autant pour moi|au temps pour moi|me suis mal exprime|reflexion|plutot|contrairement)\b/;

/** Whether the text takes back something said before. */
export function correctsOf(words: readonly Word[]): boolean {
  return correcting.test(words.map(({ text }) => text).join(" "));
}
