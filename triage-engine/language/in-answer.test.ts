import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";

const read = makeReader(concepts);
const polarity = (text: string, asked: string) =>
  read(text, { facts: [asked] }).mentions.findLast(({ concept }) => concept === asked)?.polarity;

describe("in answer to a question that names it", () => {
  it.each([
    ["steroid_stopped", "Je n'ai jamais pris de cortisone, je ne prends aucun traitement."],
    ["suicidal_thoughts", "ces pensées-là ne me viennent pas"],
    ["fever", "la peau reste propre et personne n'est chaud"],
    ["cannot_swallow", "Non, rien de tout ça, la salive passe mais ça fait mal."],
    ["suicidal_thoughts", "Je ris avec mes amis et je pense à mon avenir, jamais à ça."],
    ["cold_body", "Pas froid, elle est tiède, c'est l'eau sur la piqûre qui était froide."],
    ["gum_bleeding", "Mes gencives et mon nez ne saignent pas, ma tête est claire."],
    ["caries", "Mes dents sont entières, rien de cassé."],
    ["diabetes", "Le sucre, je ne l'ai pas, et ma tête ne me fait pas mal."],
    ["soaks_pads", "Le sang ne coule pas, son pied est tiède."],
    ["fever", "Quelle fièvre ? Ma température est normale."],
    ["snake_bite", "Le chien du voisin l'a mordu au mollet, il y a deux petits trous."],
    ["severe_pain", "Non, la douleur est forte mais supportable."],
    ["soaks_pads", "juste des petites traces marron depuis hier"],
    ["little_urine", "je pisse normal"],
    ["cannot_stand", "elle court partout"],
    ["confusion", "elle est bien consciente, elle parle normalement"],
    ["drowsy", "elle est bien réveillée et elle parle"],
    ["severe_belly_pain", "aucune douleur"],
    ["limb_cold_pale", "je transpire froid"],
  ])("%s is denied by « %s »", (asked, text) => {
    expect(polarity(text, asked)).not.toBe("yes");
  });

  it.each([
    ["critical_supply", "Oui, c'est pour l'épilepsie, la carbamazépine 400 matin et soir."],
    ["swallowed_battery", "Elle jouait avec la télécommande hier et on n'a pas retrouvé la petite pile ronde."],
    ["drowsy", "Depuis ce matin elle n'arrête pas de dormir, il faut la secouer un peu."],
    ["hard_breathing", "Je finis mes phrases, mais dès que je fais dix pas je suis essoufflée."],
    ["unconscious", "Cette personne ne respire plus."],
    ["black_stool", "Mes selles sont noires et collantes comme du goudron."],
  ])("%s is there when « %s »", (asked, text) => {
    expect(polarity(text, asked)).toBe("yes");
  });

  it("is not denied by a sentence that denies something else", () => {
    expect(polarity("Elle n'a pris que cent grammes depuis la naissance", "slow_growth")).not.toBe("no");
    expect(polarity("depuis hier soir pas une goutte de pipi ne sort", "cannot_pass_urine")).not.toBe("no");
  });

  it("is doubtful among words that reassure", () => {
    const mention = (text: string) =>
      read(text, { facts: ["fever"] }).mentions.find(({ concept }) => concept === "palpitations");
    expect(mention("son cœur bat comme d'habitude")).toMatchObject({ loose: true, calmly: true });
    expect(mention("son cœur bat trop vite")?.calmly).toBeUndefined();
  });
});

describe("words that only look like a sign", () => {
  const signs = (text: string) =>
    read(text, { facts: ["vomiting"] }).mentions.flatMap(({ concept, polarity: says }) =>
      says === "yes" ? [concept] : [],
    );
  it.each([
    ["no_urine", "uriner ne me fait pas mal"],
    ["hearing_gone", "je n'entends rien d'anormal"],
    ["leg_swelling_one", "seuls mes pieds gonflent un peu le soir"],
    ["choking", "tout est resté, et elle souffle tranquillement"],
    ["cannot_sleep", "il n'arrête pas de dormir"],
    ["confusion", "il ne sait pas où je suis"],
    ["bloating", "l'internat a renvoyé la moitié des élèves"],
    ["panic", "maman panique au téléphone"],
    ["deep_cut", "il a la peau intacte, sans ouverture"],
  ])("no %s in « %s »", (sign, text) => {
    expect(signs(text)).not.toContain(sign);
  });
});

describe("numbers in words", () => {
  it("takes no month of a treatment for one of a pregnancy", () => {
    expect(read("C'est le troisième mois de mon traitement, je tousse").numbers.map(({ name }) => name)).not.toContain(
      "pregnancy_weeks",
    );
  });

  it.each([
    ["Ma grossesse est dans le septième mois", "pregnancy_weeks", 28],
    ["mal de tête depuis cet après-midi", "hours_since_event", 6],
    ["ce matin le thermomètre d'un ami a affiché 38,6", "temperature", 38.6],
    ["il respire 70 fois par minute", "breaths_per_minute", 70],
  ] as const)("« %s »: %s %d", (text, name, value) => {
    expect(read(text).numbers.find((one) => one.name === name)).toMatchObject({ value, about: "patient" });
  });
});
