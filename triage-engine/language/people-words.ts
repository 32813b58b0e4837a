import { classes } from "./classes.ts";
import { stem } from "./stem.ts";
import { readWords } from "./words.ts";

export type Person = {
  kind: "baby" | "child" | "other";
  noun: string;
  pronoun: "il" | "elle";
  sex?: "male" | "female";
};

const baby = (noun: string, pronoun: "il" | "elle" = "il"): Person => ({ kind: "baby", noun, pronoun });
const boy = (noun: string): Person => ({ kind: "child", noun, pronoun: "il", sex: "male" });
const girl = (noun: string): Person => ({ kind: "child", noun, pronoun: "elle", sex: "female" });
const man = (noun: string): Person => ({ kind: "other", noun, pronoun: "il", sex: "male" });
const woman = (noun: string): Person => ({ kind: "other", noun, pronoun: "elle", sex: "female" });

/** Words for people, as they are named back. */
export const people: Readonly<Record<string, Person>> = {
  bebe: baby("Votre bébé"),
  nourrisson: baby("Votre bébé"),
  nouveaune: baby("Votre bébé"),
  poupon: baby("Votre bébé"),
  jumeau: baby("Votre bébé"),
  jumeaux: baby("Votre bébé"),
  jumelle: baby("Votre bébé", "elle"),
  premature: baby("Votre bébé"),
  enfant: { kind: "child", noun: "Votre enfant", pronoun: "il" },
  enfants: { kind: "child", noun: "Votre enfant", pronoun: "il" },
  gosse: { kind: "child", noun: "Votre enfant", pronoun: "il" },
  gamin: boy("Votre enfant"),
  gamine: girl("Votre enfant"),
  fils: boy("Votre fils"),
  fiston: boy("Votre fils"),
  garcon: boy("Votre garçon"),
  garconnet: boy("Votre garçon"),
  petitfils: boy("Votre petit-fils"),
  neveu: boy("Votre neveu"),
  fille: girl("Votre fille"),
  fillette: girl("Votre fille"),
  petitefille: girl("Votre petite-fille"),
  niece: girl("Votre nièce"),
  eleve: { kind: "child", noun: "L'élève", pronoun: "il" },
  eleves: { kind: "child", noun: "L'élève", pronoun: "il" },
  mere: woman("Votre mère"),
  maman: woman("Votre mère"),
  mama: woman("Votre mère"),
  pere: man("Votre père"),
  papa: man("Votre père"),
  daron: man("Votre père"),
  tonton: man("Votre oncle"),
  oncle: man("Votre oncle"),
  tante: woman("Votre tante"),
  tantie: woman("Votre tante"),
  tata: woman("Votre tante"),
  femme: woman("Votre femme"),
  epouse: woman("Votre femme"),
  mari: man("Votre mari"),
  epoux: man("Votre mari"),
  conjoint: man("Votre conjoint"),
  compagnon: man("Votre conjoint"),
  copine: woman("Votre amie"),
  go: woman("Votre amie"),
  copain: man("Votre ami"),
  gars: man("Votre ami"),
  ami: man("Votre ami"),
  amie: woman("Votre amie"),
  fiance: man("Votre fiancé"),
  fiancee: woman("Votre fiancée"),
  voisin: man("Votre voisin"),
  voisine: woman("Votre voisine"),
  frere: man("Votre frère"),
  cadet: man("Votre frère"),
  cadette: woman("Votre sœur"),
  frangin: man("Votre frère"),
  soeur: woman("Votre sœur"),
  grandmere: woman("Votre grand-mère"),
  mamie: woman("Votre grand-mère"),
  grandpere: man("Votre grand-père"),
  papi: man("Votre grand-père"),
  papy: man("Votre grand-père"),
  cousin: man("Votre cousin"),
  cousine: woman("Votre cousine"),
  bellemere: woman("Votre belle-mère"),
  beaupere: man("Votre beau-père"),
  bellesoeur: woman("Votre belle-sœur"),
  beaufrere: man("Votre beau-frère"),
  patron: man("Votre patron"),
  employe: man("Votre employé"),
  employee: woman("Votre employée"),
  collegue: { kind: "other", noun: "Votre collègue", pronoun: "il" },
  ouvrier: man("Votre ouvrier"),
  ouvriers: man("Votre ouvrier"),
  ouvriere: woman("Votre ouvrière"),
  apprenti: man("Votre apprenti"),
  apprentie: woman("Votre apprentie"),
  servante: woman("Votre servante"),
  cuisinier: man("Votre cuisinier"),
  cuisiniere: woman("Votre cuisinière"),
  gardien: man("Votre gardien"),
  chauffeur: man("Votre chauffeur"),
  nounou: woman("Votre nounou"),
  dame: woman("Cette dame"),
  monsieur: man("Ce monsieur"),
  quelquun: { kind: "other", noun: "La personne malade", pronoun: "elle" },
  vieux: man("Votre père"),
  vieille: woman("Votre mère"),
  petit: boy("Le petit"),
  petite: girl("La petite"),
};

/** Words that are a person only after one of these, and not before a noun (« mon petit doigt »). */
export const shyPeople: ReadonlySet<string> = new Set([
  "petit",
  "petite",
  "vieux",
  "vieille",
  "gars",
  "dame",
  "monsieur",
  "go",
  "homme",
]);

/** What may follow « mon petit », « la vieille » when they are people. */
export const afterShy: ReadonlySet<string> = new Set(
  "a est c en son sa ne n qui il elle s se fait vomi tousse convulse dort pleure de d ont avait etait boit mange respire refuse saigne souffre aussi la chauffe tremble tombe court va veut peut parle marche tient reste crie vient perd transpire voit sent prend urine pisse gratte glisse souffle devient ronfle delire repond reagit pese pesait tette tetait joue gemit dit".split(
    " ",
  ),
);

/** « J'ai vu », « je lui ai donné »: the writer speaks, somebody else is ill. Stems. */
export const reporting: ReadonlySet<string> = new Set(
  (
    "vu vois remarque constate pris donne mis mesure trouve senti peur amene emmene appele besoin crois pense pens veux voudrais sais dirais dis " +
    "suppose espere demande viens vis ecris ecri cherche thermometre tensiometre appareil souhaite aimerais pu suis_inquiet inquiet inquiete panique lave touche observe note verifie regarde achete envoye conduit entend entendu " +
    // What somebody does to the one they look after.
    "appuie appuyer presse pince secoue souleve assois palpe masse frotte appelle"
  )
    .split(" ")
    .map(stem),
);

/** « ma tante dit que c'est rien »: who says it is not who is ill. Stems. */
export const sayingStems: ReadonlySet<string> = new Set(
  "dit disent affirm pretend pretendr jur repet soupconn pens croir croit trouv racont conseill exager affol inquiet panique insist calme rassure"
    .split(" ")
    .map(stem),
);

/** What is done to somebody: « il me frappe », « un chien m'a mordu ». Stems. */
export const harmingStems: ReadonlySet<string> = new Set(
  "frappe boxe bat battu tape gifle viole agresse mord pique blesse menace griffe mal gratte brule serre demange touche force pousse jete renverse percute attrape lance coupe tire insulte"
    .split(" ")
    .map(stem),
);

/** Stems of parts of the body: « mon ventre » is the writer's. */
export const bodyStems: ReadonlySet<string> = new Set(
  Object.entries(classes)
    .filter(
      ([name]) =>
        !["pain", "child", "baby", "very", "sudden", "swollen", "red", "hot", "water", "blood"].includes(name),
    )
    .flatMap(([, list]) => readWords(list.replaceAll("*", "")).map(({ text }) => stem(text)))
    .concat(["regl", "grossess", "corp", "tension", "sucre", "selle", "sell", "coeur", "bours"]),
);

/** Words that tell the sex of the person they are said of. */
export const femaleWords: ReadonlySet<string> = new Set(
  "enceinte grossesse regles menopause menopausee vagin vaginal vaginale uterus uterin ovaire ovaires allaite allaitante accouche accouchement accoucher cesarienne menstrues menstruation fibrome faussecouche "
    .trim()
    .split(" "),
);
export const maleWords: ReadonlySet<string> = new Set(
  "prostate testicule testicules couille couilles verge penis erection bourses priapisme gbangala bangala ejaculation".split(
    " ",
  ),
);
