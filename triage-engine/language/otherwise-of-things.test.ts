import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const told = (...messages: string[]) => assess(messages.map((says) => ({ says }))).trace.facts;

describe("what is said of things, and not of the body", () => {
  it.each([
    ["La corde du nombril est tombée, il reste une petite boule mouillée, il a 3 semaines", "fall"],
    ["Mes règles sont tombées ce matin, j'ai mal au ventre", "fall"],
    ["Au lit ça ne se lève plus, j'ai 52 ans", "cannot_stand"],
    ["Un chien m'a pris le mollet, il y a deux trous de dents", "toothache"],
    [
      "Mon père a eu un AVC en 2021, son bras gauche est resté faible ; il n'a pas fait de selles depuis 3 jours",
      "one_side_weak",
    ],
    ["Je ne dors plus, ce sont les soucis qui tournent dans ma tête", "vertigo"],
    ["J'ai perdu mon travail, depuis je dors mal", "bad_pillow"],
    ["Mal à la tête le soir, je suis fatigué des yeux", "fatigue"],
    ["Les mollets se serrent la nuit, les deux, je suis à 7 mois de grossesse", "calf_pain"],
    ["De l'huile m'a giclé dessus, j'ai une cloque de la taille d'une pièce", "burn_blisters"],
    ["J'ai une ampoule au talon avec mes chaussures neuves, la peau est décollée", "burn_blisters"],
    ["Ses fesses sont rouges, il n'y a pas de bouton ni plaie", "wound"],
    ["Gueule de bois, ça va un peu mieux depuis que j'ai bu de l'eau", "water_inhaled"],
    ["Elle fait ses dents, son caca est mou", "floppy"],
    ["Elle fait ses dents, son caca est mou", "diarrhea"],
    ["Je me lève quatre fois la nuit pour pisser, le jet est faible", "much_urine"],
    ["J'ai 51 ans, des bouffées de chaleur, plus de règles depuis 14 mois", "late_period"],
  ])("%s: no %s", (says, sign) => expect(told(says)[sign]).not.toBe("yes"));

  it.each([
    ["Mon père est tombé ce matin", "fall"],
    ["Il ne se lève plus du lit depuis ce matin, il a 80 ans", "cannot_stand"],
    ["J'ai une dent trouée qui me lance", "toothache"],
    ["Mon père a eu un AVC en 2021. Depuis ce matin son bras droit ne bouge plus", "one_side_weak"],
    ["La tête me tourne, j'ai des soucis", "vertigo"],
    ["J'ai le mollet gauche gonflé et douloureux", "calf_pain"],
    ["L'huile m'a brûlé, les cloques sont plus grandes qu'une pièce", "burn_blisters"],
    ["Il a bu la tasse en nageant dans la lagune, il tousse", "water_inhaled"],
    ["Mon bébé est tout mou et son caca est mou", "floppy"],
    ["Caca mou comme de l'eau, six fois depuis ce matin", "diarrhea"],
    ["J'ai 24 ans, plus de règles depuis 2 mois", "late_period"],
  ])("%s: %s all the same", (says, sign) => expect(told(says)[sign]).toBe("yes"));

  it("is told as what it is", () => {
    expect(told("Au lit ça ne se lève plus, j'ai 52 ans")).toHaveProperty("erectile_trouble", "yes");
    expect(told("Ce matin je suis tombée dans les pommes")).toHaveProperty("fainted", "yes");
    expect(told("Elle est asthmatique, en crise, elle arrive à dire deux mots seulement")).toHaveProperty(
      "cannot_speak",
      "yes",
    );
  });
});
