import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const told = (...messages: string[]) => assess(messages.map((says) => ({ says }))).trace.facts;

describe("words of the body that tell of no trouble of it", () => {
  it.each([
    ["Ma mère a la tension, elle prend amlodipine, et depuis hier elle tousse", "high_pressure"],
    ["Elle se jette par terre et tape des pieds quand je dis non, elle a 3 ans", "blow"],
    ["Mes pieds picotent la nuit comme sur des braises", "burn"],
    ["Je vois du blanc dans le slip de ma fille de 11 ans", "vision_blurred"],
    ["Je vois des petits rubans blancs dans mes selles", "vision_blurred"],
    ["Mon goitre ne bouge pas et j'avale bien", "cannot_stand"],
    ["Il replie les jambes et devient tout pâle par moments, il a 9 mois", "limb_cold_pale"],
    ["Le kôkô me fatigue depuis trois semaines", "fatigue"],
    ["Une boule sort à l'aine quand je tousse et rentre quand je me couche", "cough"],
    ["J'ai la diarrhée depuis hier, je bois beaucoup d'eau", "thirst"],
    ["Son nez a saigné trois gouttes après s'être gratté", "runny_nose"],
    ["Après manger ça brûle et l'acide remonte dans la gorge", "burn_chemical"],
    ["Mon fils de 8 ans mouille encore son lit", "cannot_hold_urine"],
    ["J'ai porté des sacs de ciment, le bas de mon dos est raide", "locked_jaw"],
    ["Mon enfant dort mal, maintenant elle dort un peu mieux", "hand_numbness"],
    ["Petite plaie dans la lèvre après m'être mordue en mangeant", "animal_bite"],
    ["Je viens de me couper le poignet, le sang sort par jets, j'ai trempé deux serviettes", "soaks_pads"],
    ["J'ai mon examen, je ne dors pas, tout tourne dans ma tête", "vertigo"],
    ["J'ai des boutons rouges de chaleur qui piquent au cou et sous les seins", "neck_pain"],
    ["Le bébé de 2 semaines a les yeux qui coulent du pus, les paupières sont gonflées", "face_swelling"],
    ["Il y a du sang sur le papier, une petite boule sort quand je pousse et rentre seule", "hernia"],
    ["Mes selles sont vert-noir depuis que je prends du fer", "black_stool"],
  ])("%s: no %s", (says, sign) => expect(told(says)[sign]).not.toBe("yes"));

  it.each([
    ["Ma tension est à 19/11", "high_pressure"],
    ["La tension de ma mère est trop haute depuis hier", "high_pressure"],
    ["Il m'a tapé avec un bâton", "blow"],
    ["Une braise m'est tombée sur le pied", "burn"],
    ["Je vois trouble depuis ce matin", "vision_blurred"],
    ["Mon père ne bouge plus de son lit, il ne se lève plus", "cannot_stand"],
    ["Son pied est froid et tout blanc", "limb_cold_pale"],
    ["Je suis fatiguée depuis deux semaines", "fatigue"],
    ["Je tousse depuis trois jours", "cough"],
    ["J'ai tout le temps soif, je bois beaucoup et je pisse beaucoup", "thirst"],
    ["Mon nez coule depuis hier", "runny_nose"],
    ["De l'acide de batterie m'a brûlé la main", "burn_chemical"],
    ["Je fais pipi sur moi depuis hier, je ne retiens plus", "cannot_hold_urine"],
    ["Sa bouche ne s'ouvre plus et son corps est raide", "locked_jaw"],
    ["Le chien du voisin m'a mordue au mollet", "animal_bite"],
    ["J'ai accouché hier, je trempe une serviette chaque demi-heure", "soaks_pads"],
    ["La maison tourne quand je me lève", "vertigo"],
    ["J'ai mal au cou depuis ce matin", "neck_pain"],
    ["Son visage est gonflé depuis ce matin", "face_swelling"],
    ["J'ai une hernie à l'aine", "hernia"],
    ["Mes selles sont noires comme du goudron", "black_stool"],
    ["J'ai mal partout, j'ai 38,9 et le ventre me chauffe", "fever"],
    ["J'ai du sang qui coule en bas, je suis enceinte", "vaginal_bleeding"],
  ])("%s: %s all the same", (says, sign) => expect(told(says)[sign]).toBe("yes"));

  it("is told as what it is", () => {
    expect(told("Ma mère a la tension, elle prend amlodipine")).toHaveProperty("hypertension", "yes");
    expect(told("Je viens de me couper le poignet, le sang sort par jets")).toMatchObject({
      wound: "yes",
      heavy_bleeding: "yes",
    });
    expect(told("J'allaite mon bébé de 6 semaines, le sein est rouge")).toHaveProperty("breast_red", "yes");
  });

  it("leaves an answer what it says of who lies flat", () => {
    const swollen = "Mon mari a 68 ans, ses deux chevilles gonflent le soir";
    expect(told(swollen, "non non, il dort à plat, il souffle bien")["lying_flat_worse"]).not.toBe("yes");
    expect(told(swollen, "il ne dort plus à plat")["lying_flat_worse"]).toBe("yes");
  });
});
