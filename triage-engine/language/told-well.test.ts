import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { hearingBareDenials } from "./bare-denials.ts";
import { makeReader } from "./read.ts";

const read = hearingBareDenials(makeReader(concepts));
const told = (text: string, wanted: "yes" | "no", asked?: readonly string[]) =>
  read(text, asked ? { facts: asked } : undefined).mentions.flatMap(({ concept, polarity, about }) =>
    polarity === wanted && about === "patient" ? [concept] : [],
  );

describe("who tells how things are well", () => {
  it.each([
    ["il mouille 6 ou 7 couches par jour", "no_urine little_urine"],
    ["il prend du poids", "slow_growth weight_loss"],
    ["il va à la selle chaque jour", "constipation no_stool_gas"],
    ["elle fait des gaz", "no_stool_gas"],
    ["quand il se couche ça rentre tout seul", "hernia_stuck"],
    ["son ventre est souple", "belly_swollen"],
    ["j'urine et je vais à la selle normalement", "cannot_hold_urine cannot_pass_urine constipation"],
    ["ma vue est normale", "vision_blurred vision_loss double_vision"],
    ["j'avale sans problème", "cannot_swallow drooling"],
    ["je n'entends pas de voix", "hears_voices"],
    ["je continue à aller au travail", "loss_of_function cannot_stand"],
    ["ses jambes sont solides", "both_legs_weak leg_weakness"],
    ["la sage-femme a trouvé la tension parfaite", "high_pressure"],
    ["mes genoux me font mal, ils ne sont pas rouges", "hot_joint cellulitis"],
    ["mal au dos, sans faiblesse", "both_legs_weak"],
    ["je ne me suis pas cognée", "head_injury blow"],
  ])("« %s » denies %s", (text, signs) => {
    expect(told(text, "no")).toEqual(expect.arrayContaining(signs.split(" ")));
  });

  it.each([
    ["Je marche et je ne suis pas essoufflé", "breathless_on_effort"],
    ["il pète comme tout le monde", "bloating"],
    ["on n'entend rien dans sa poitrine", "hearing_gone"],
    ["elle va aux toilettes chaque jour", "diarrhea"],
    ["son urine la dérange la nuit", "burning_urine"],
    ["même si l'urine sort, c'est lent", "lice"],
    ["J'ai vu des points blancs sur mes amygdales", "vision_blurred"],
    ["mal au dos depuis le sac de ciment, ça descend dans la jambe", "burn_chemical"],
    ["ça fait mal quand j'appuie avec le doigt", "chest_pressure"],
    ["le ciment a giclé dans mon œil", "heavy_bleeding"],
    ["même le foot à la télé je l'éteins", "faint_on_effort"],
    ["le pouce fatigué à force de taper sur le téléphone", "blow"],
    ["des petites cloques en bande d'un seul côté de la poitrine et du dos, ça me brûle beaucoup", "burn_large"],
  ])("« %s » tells of no %s", (text, sign) => {
    expect(told(text, "yes")).not.toContain(sign);
  });

  it.each([
    ["il ne prend pas de poids", "slow_growth"],
    ["quand je marche je suis essoufflé", "breathless_on_effort"],
    ["elle entend des voix", "hears_voices"],
    ["il n'avale pas bien", "cannot_swallow"],
    ["elle est devenue molle molle", "floppy"],
    ["quand je veux baisser la tête je ne peux pas", "neck_stiff"],
    ["il répond n'importe quoi", "confusion"],
    ["il n'arrive plus à desserrer les dents", "locked_jaw"],
    ["mon genou est ouvert sur 4 cm", "deep_cut"],
    ["il y a du jaune qui sort de mon sexe", "discharge_urethral"],
    ["une brûlure à la jambe", "burn"],
  ])("« %s » tells of %s", (text, sign) => {
    expect(told(text, "yes")).toContain(sign);
  });

  it("says in an answer how somebody is, and not yes", () => {
    expect(read("Il est tout à fait lui-même", { facts: ["convulsion"] }).reply).toBeUndefined();
    expect(read("tout à fait", { facts: ["convulsion"] }).reply).toBe("yes");
    expect(read("Ce n'est pas ça, sa soif est celle de toujours", { facts: ["thirst"] }).reply).toBe("no");
    expect(read("Je ne veux pas en parler.", { facts: ["suicidal_thoughts"] }).reply).toBe("unknown");
  });

  it("says of the pain that it is strong, whoever has it", () => {
    const boy = { kind: "child", noun: "Votre garçon", pronoun: "il" } as const;
    const { mentions } = read("Elle est forte", { facts: ["severe_pain"] }, boy);
    expect(mentions).toContainEqual(expect.objectContaining({ concept: "severe_pain", polarity: "yes" }));
  });
});
