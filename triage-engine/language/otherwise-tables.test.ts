import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { meantBeside } from "./otherwise-beside.ts";
import { meantOfTheBody } from "./otherwise-of-the-body.ts";
import { meantOfTheWell } from "./otherwise-of-the-well.ts";
import { meantOfThings } from "./otherwise-of-things.ts";
import { meantOtherwise } from "./otherwise-words.ts";

const told = (...messages: string[]) => assess(messages.map((says) => ({ says }))).trace.facts;

describe("what is said of a thing, or of the body where it is no trouble", () => {
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
    ["Mon gardien a le corps chaud, il ne bouge pas de la villa", "cannot_stand"],
    ["Elle tousse avec un peu de glaires claires", "discharge_normal"],
    ["Dent trouée, elle ouvre grand la bouche pour me montrer, elle a 7 ans", "swallowed_battery"],
    ["Une tôle m'a coupé un peu au doigt, c'est pas gros", "deep_cut"],
    ["Mon oncle a versé de l'huile dans son oreille qui coule, il a 8 ans", "burn"],
    ["Il fait caca une fois en 4 jours, dur comme caillou, il a 3 ans", "diarrhea"],
    ["Elle court au WC à tout moment pour quelques gouttes, ça brûle", "diarrhea"],
    ["Il a le nombril qui sort, quand il pleure ça gonfle", "crying_baby"],
    ["Avec l'harmattan elle met le doigt dans le nez, elle a saigné du nez", "itchy_nose"],
    ["Boutons au visage depuis des mois, ça me fatigue trop", "fatigue"],
    ["Paumes roses, peut-être un peu pâles mais pas blanches, mes règles coulent trop", "pallor"],
    ["Envie de vomir tout le temps, je suis enceinte de 2 mois", "many_vomits"],
    ["Elle pleure un peu quand je nettoie ses fesses rouges, elle a 8 mois", "crying_baby"],
    ["Je suis enceinte de 5 mois, après manger ça chauffe de l'estomac jusqu'à la gorge", "upper_belly_pain"],
    ["Le derrière la gratte la nuit, elle dort mal, elle a 4 ans", "cannot_sleep"],
    ["Quand je pisse ça brûle grave", "burn_large"],
    ["Je me suis levée pour aller aux toilettes, tout est devenu noir", "diarrhea"],
    ["Je ne vois plus mes règles depuis 4 mois, je fais la piqûre", "vision_loss"],
    ["La journée elle dort dans son fauteuil devant la télé, elle a 68 ans", "lying_flat_worse"],
    ["Le bout de mes seins est fendillé, quand il tète je serre les dents", "toothache"],
    ["On dirait du sable dans mes yeux, hier j'ai soudé", "dirty_wound"],
    ["Elle a 39 et dort beaucoup moins que d'habitude", "drowsy"],
    ["Il respire comme tout enfant qui court, il a la diarrhée", "fast_breathing"],
    ["J'ai les yeux rouges, personne m'a tapé", "blow"],
    ["J'ai des boutons au visage, mes règles sont normales", "vaginal_bleeding"],
    ["J'ai une plaie au pied, je ne sens même pas la douleur", "pain_unplaced"],
    ["Un chien m'a mordu, deux petits trous comme les dents", "caries"],
    ["Mon fils fait pipi au lit, elle se lève pour pisser seule", "much_urine"],
    ["Il mange garba avec nous, il se gratte la nuit", "suspect_food"],
    ["J'ai mal au cou, la cravate me serre le cou", "violence_danger"],
    ["Mon fils de 9 ans, deux coups de chicotte au bras", "toothache"],
  ])("%s: no %s", (says, sign) => expect(told(says)[sign]).not.toBe("yes"));

  it.each([
    ["Mon père est tombé ce matin", "fall"],
    ["Il a avalé la pile de la montre", "swallowed_battery"],
    ["Une tôle m'a coupé, c'est profond, on voit l'os", "deep_cut"],
    ["L'huile chaude m'a brûlé le bras", "burn"],
    ["Il fait caca dix fois par jour, c'est de l'eau", "diarrhea"],
    ["Je suis fatigué, ça me fatigue de marcher", "fatigue"],
    ["Elle est toute pâle, ses paumes sont blanches", "pallor"],
    ["J'ai des glaires claires dans la culotte et je tousse", "discharge_normal"],
    ["Mon bébé de 2 mois pleure sans arrêt, rien ne le calme", "inconsolable_crying"],
    ["Je suis enceinte de 8 mois, j'ai mal en haut du ventre", "upper_belly_pain"],
    ["Je vais aux toilettes dix fois par jour, c'est liquide", "diarrhea"],
    ["Je ne vois plus de l'œil gauche", "vision_loss"],
    ["Il dort assis dans le fauteuil, couché il étouffe", "lying_flat_worse"],
    ["Elle dort beaucoup et je n'arrive pas à la réveiller, elle a 39", "drowsy"],
    ["Il respire très vite, il a 2 ans et il tousse", "fast_breathing"],
    ["Mon mari m'a tapé au visage", "blow"],
    ["Un serpent l'a mordu, deux petits trous comme des dents", "snake_bite"],
    ["Mon mari m'a serré le cou hier, ma voix est partie", "violence_danger"],
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

  it("of a thing is told as what it is", () => {
    expect(told("Au lit ça ne se lève plus, j'ai 52 ans")).toHaveProperty("erectile_trouble", "yes");
    expect(told("Ce matin je suis tombée dans les pommes")).toHaveProperty("fainted", "yes");
    expect(told("Elle est asthmatique, en crise, elle arrive à dire deux mots seulement")).toHaveProperty(
      "cannot_speak",
      "yes",
    );
  });

  it("of the body is told as what it is", () => {
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

it("hears over several sentences what no pattern holds", () => {
  expect(told("Je pars aux toilettes, ça sort pas bien, c'est dur comme caillou")["hard_stool"]).toBe("yes");
  expect(
    told("J'ai accouché il y a 10 jours, quand il prend le sein ça fait mal, le bout s'est fendu")["sore_nipple"],
  ).toBe("yes");
  expect(
    assess([
      {
        says: "Il est rentré du champ de cacao tout mouillé, il bave, il a travaillé avec la machine au dos toute la matinée",
      },
    ]).level,
  ).toBe("emergency");
  expect(told("Elle a 7 mois de grossesse. Elle va au champ avec la machine au dos")["pesticide_exposure"]).not.toBe(
    "yes",
  );
});

it("asks nobody for a child that cannot be felt yet, nor for a crisis of who has no sickle cells", () => {
  const early = told("Je suis enceinte de 2 mois, j'ai la nausée", "a 2 mois on ne sent pas le bébé bouger");
  expect(early["no_fetal_movement"]).toBe("no");
  expect(told("J'ai mal aux jambes, je suis AA, pas de drépanocytose")["sickle_pain"]).not.toBe("yes");
});

it("names signs that are in the book, so that no line of the tables is deaf", () => {
  const known = new Set(concepts.map(({ id }) => id));
  const lines = [meantOfThings, meantBeside, meantOfTheWell, meantOfTheBody, meantOtherwise].flat();
  const named = lines.flatMap(({ signs, beside }) => [signs, beside].flatMap((pattern) => idsIn(pattern)));
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

/** Of `/^(?:cough|fever\w*)$/`: cough. */
function idsIn(pattern: RegExp | undefined): string[] {
  const choices = /^\^(?:\(\?:)?([^()]*)\)?\$$/.exec(pattern?.source ?? "")?.[1] ?? "";
  return choices.split("|").filter((choice) => /^[a-z_0-9]+$/.test(choice));
}
