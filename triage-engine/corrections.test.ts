import { describe, expect, it } from "vitest";
import { assess } from "./engine.ts";

const after = (...says: string[]) => assess(says.map((one) => ({ says: one })));

/** What is told at once as an emergency, by somebody who writes for somebody else. */
const emergencies = [
  "mon fils de 2 ans convulse",
  "mon bébé de 3 semaines a de la fièvre 39",
  "Mon bébé de 2 ans est tout mou et ne boit plus",
  "mon mari a 60 ans, il a la bouche de travers et ne bouge plus le bras",
  "je suis enceinte de 8 mois et je saigne beaucoup",
  "ma fille de 5 ans a avalé du pétrole",
];
const relatives = ["ma mère", "mon mari", "sa grand-mère", "la tantie", "ma belle-mère", "mon oncle"];
const playedDown = [
  "c'est rien, R dit que c'est la fatigue",
  "c'est bon, R dit de ne pas s'affoler",
  "c'est rien. R dit que ça va passer",
  "pour R ce n'est rien",
  "c'est R qui s'inquiète pour rien",
  "c'est pas grave selon R",
  "c'est pour R que j'écris, elle dit que ça va",
  "R a eu la même chose et c'est passé",
];

describe("an emergency that was told", () => {
  it("stays one whoever plays it down afterwards", () => {
    const lost = emergencies.flatMap((told) =>
      relatives.flatMap((relative) =>
        playedDown
          .map((one) => one.replace("R", relative))
          .filter((one) => after(told, one).level !== "emergency")
          .map((one) => `${told} / ${one}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ["mon bébé de 21 jours a de la fièvre 39", "en fait c'est 37", { temperature: 37, fever: "no" }],
    ["mon bébé de 21 jours a de la fièvre 39", "en fait il a 3 ans", { newborn: "no", fever: "yes" }],
    ["j'ai 55 ans et une douleur qui serre la poitrine", "en fait j'ai 35 ans", { age: 35 * 365.25 }],
  ])("is put right by who says so: « %s », « %s »", (told, said, facts) => {
    expect(after(told, said).trace.facts).toMatchObject(facts);
  });
});

describe("a danger is heard", () => {
  it.each([
    "j'ai un rhume // mon frère est inconscient",
    "j'ai mal à la dent // 30 ans // ma mère ne respire plus",
    "mon fils a un rhume, 5 ans // ma femme enceinte de 8 mois saigne beaucoup",
    "j'ai la toux, mon père (60 ans) a la bouche de travers",
    "mon petit-fils de 3 semaines a 38,5, j'ai 62 ans",
    "je ne blague pas mon fils de 3 ans convulse",
    "n'attendez pas mon bébé de 3 semaines a de la fièvre",
    "Personne n'arrive à le réveiller, mon papa de 60 ans",
    "rien ne peut la réveiller, ma mère",
    "je n'ai pas pu le réveiller",
    "cette personne ne respire plus",
    "le sang ne veut pas s'arrêter",
    "on n'a pas pu arrêter le sang de sa tête",
    "Elle n'a pas arrêté de convulser depuis 10 minutes, ma fille de 5 ans",
    "il n'a pas arrêté de vomir du sang",
    "rien d'autre que du sang qu'il vomit",
    "Sauf la tête qui explose d'un seul coup je n'ai rien, 50 ans",
    "elle est évanouie depuis 20 minutes",
    "brûlé sur tout le corps, 3 ans",
    "le bébé arrive, on voit la tête, on est au village",
    "que faire si ma fille de 3 ans a bu du pétrole",
    "il convulse // je ne sais pas // non",
    "je veux mourir, j'ai pris des comprimés",
    "je suis enceinte de 8 mois, j'ai 24 ans // le bébé ne bouge plus depuis hier",
  ])("« %s »", (chat) => {
    expect(after(...chat.split(" // ")).level).toBe("emergency");
  });

  it.each([
    ["je n'en peux plus je vais me pendre ce soir", "suicidal_thoughts"],
    ["je vais me tuer cette nuit", "suicidal_thoughts"],
    ["je ne sais pas quoi faire il convulse", "convulsion"],
    ["je ne comprends pas il ne se réveille pas", "unconscious"],
    ["dites-moi quoi faire si ma mère a la bouche de travers", "face_droop"],
  ])("« %s » tells of %s", (text, sign) => {
    expect(after(text).trace.facts[sign]).toBe("yes");
  });

  it.each([
    "et si mon fils convulse un jour ?",
    "c'est quoi l'éclampsie ?",
    "c'est quoi une convulsion",
    "mon père est mort d'un AVC, j'ai mal au bras",
    "ma sœur avait convulsé l'an dernier, moi j'ai mal à la tête",
  ])("and not where there is none: « %s »", (text) => {
    expect(after(text).level).not.toBe("emergency");
  });
});

describe("what was told wrongly", () => {
  it.each([
    "un serpent m'a mordu // en fait ce n'était pas un serpent, c'était un moustique",
    "il est inconscient // en fait elle est consciente",
    "il ne respire plus // pardon, il respire",
    "il a pris 20 comprimés de doliprane // pardon, 2 comprimés",
    "mon fils a avalé une pile // en fait non, on l'a retrouvée",
    "elle saigne beaucoup // en fait ça s'est arrêté",
  ])("is taken back: « %s »", (chat) => {
    expect(after(...chat.split(" // ")).level).toBeUndefined();
  });

  it.each([
    "un serpent m'a mordu // en fait je n'ai pas vu le serpent",
    "un serpent m'a mordu // en fait il y a aussi des fourmis",
    "il est inconscient // en fait il ne parle pas",
    "il a pris 20 comprimés de doliprane // en fait deux comprimés de plus",
    "mon fils a avalé une pile // en fait on ne la retrouve pas",
  ])("and nothing else is: « %s »", (chat) => {
    expect(after(...chat.split(" // ")).level).toBe("emergency");
  });
});

describe("words that are nothing but French or a greeting", () => {
  it.each(["Hello", "hello docteur", "help", "désire", "détaillé", "va te faire foutre"])("« %s»", (text) => {
    const { done, say } = after(text);
    expect({ done, urgent: say?.includes("urgence") ?? false }).toEqual({ done: false, urgent: false });
  });
});

describe("two pages of advice", () => {
  it("do not say to eat and not to eat", () => {
    const { todo, avoid } = after(
      "J'ai 30 ans, je vomis depuis ce matin et j'ai mal au ventre à droite en bas, avec de la fièvre 38,5",
      ...Array.from({ length: 12 }, () => "Non."),
    );
    const fasting = avoid.some((one) => one.startsWith("Ne mangez pas"));
    expect(fasting && todo.some((one) => /mange/i.test(one))).toBe(false);
  });
});
