import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";

const read = makeReader(concepts);
const told = (text: string, asked?: readonly string[]) =>
  read(text, asked && { facts: asked })
    .mentions.filter(({ polarity, about, hypothetical }) => polarity === "yes" && about === "patient" && !hypothetical)
    .map(({ concept }) => concept);

/** Words of blind cases that were taken for a sign they do not tell (sets 30 to 39), or for none. */
describe("what people meant", () => {
  it.each([
    ["je n'ai pas de force", "fatigue"],
    ["je suis sans force ces jours-ci", "fatigue"],
    ["Un mille-pattes m'a piquée, pardon, mon mari l'a tué : c'était un scorpion", "scorpion_sting"],
    ["eau chaude sur bb", "burn"],
    ["le menton refuse de toucher la poitrine", "neck_stiff"],
    ["depuis hier après-midi je n'ai pas senti un seul coup de pied", "no_fetal_movement"],
    ["la tête va éclater", "headache"],
    ["le bras est ouvert, ça gicle", "heavy_bleeding"],
    ["la deuxième n'est toujours pas descendue", "placenta_retained"],
    ["ce sont des billes aimantées", "swallowed_battery"],
    ["on l'a piqué hier pour son rappel", "vaccine_recent"],
    ["dents de bb ki sort", "teething"],
    ["En repassant j'ai touché le fer avec l'avant-bras, c'est rouge", "burn"],
    ["les voisins ont mis des gens dans sa tête", "hears_voices"],
    ["elle répond à des gens invisibles", "hears_voices"],
    ["Toute la classe a eu Apollo, à mon tour : les deux yeux rouges", "red_eye"],
    ["Ma grand-mère est décédée il y a huit jours, je pleure le soir", "low_mood"],
    ["ses 2 yeux restent fermés au réveil à cause du pus jaune", "eye_discharge"],
    ["quelqu'un m'a fait ce que je ne voulais pas", "sexual_violence"],
    ["mon oncle a abusé de moi", "sexual_violence"],
    ["il y a du sang entre mes dents", "spontaneous_bleeding"],
    ["petites crêtes comme du chou-fleur à l'entrée du vagin", "genital_warts"],
    ["pus jaune qui sort de ma verge", "discharge_urethral"],
    ["depuis hier ma petite ne bouge plus son bras, on l'a tirée par la main", "pulled_elbow"],
    ["il a des petites plaies avec des croûtes jaunes autour du nez", "impetigo"],
    ["Inconscient, ne répond pas. De retour du village, un bouton", "unconscious"],
    ["oui, plus rien ne lui plaît", "low_mood"],
    ["mon pti frere le ba vente lui fai mal", "low_belly_pain"],
    ["ma langue est toute blanche", "mouth_thrush"],
    ["maman a raté sa dialyse hier", "dialysis_missed"],
    ["elle colle le cahier à ses yeux", "vision_blurred"],
    ["non, elle est tombée sur la main seulement", "hurt_one_place"],
  ])("« %s »: %s", (text, sign) => {
    expect(told(text)).toContain(sign);
  });

  it.each([
    ["je ne vois pas flou, la lumière ne me dérange pas", "vision_blurred"],
    ["j'ai abusé du foutou au mariage", "sexual_violence"],
    ["mon bébé de 6 mois pleure la nuit", "low_mood"],
    ["Ma voisine dit qu'il a la courante : il tète, caca jaune, mou avec des petits grains, il a 13 jours", "diarrhea"],
    ["un peu de lait remonte sur mon épaule", "pain_to_arm_jaw"],
    ["Le poignet a gonflé, il ne peut pas tenir son stylo", "one_side_weak"],
    ["je tourne mal la tête mais le menton touche la poitrine", "headache"],
    ["je marche cinq kilomètres par jour pour maigrir", "weight_loss"],
    ["Pas de sang, rien vomi", "vomiting"],
    ["c'est dur, il faut pousser longtemps aux toilettes", "baby_coming"],
    ["Ma voix est cassée, au téléphone on ne me reconnaît plus", "confusion"],
    ["ça sort sans forcer", "fatigue"],
    ["je croyais que j'avais fait un AVC", "stroke_said"],
    ["sa peau gratte aux jambes depuis que l'harmattan est arrivé", "itchy_nose"],
    ["il va aux toilettes, c'est mou, déjà trois fois", "floppy"],
    ["une bosse dure sous le genou depuis deux mois", "blow"],
    ["elle colle le cahier à ses yeux", "eye_discharge"],
    ["ça remonte acide dans la gorge", "sore_throat"],
    ["j'urine bien et je bois beaucoup", "much_urine"],
    ["ce n'est pas seulement le pied, la tête aussi", "hurt_one_place"],
    ["une douleur part de ma fesse gauche et descend jusqu'au pied", "anal_pain"],
    ["ça brûle pendant les rapports, pas en urinant", "no_urine"],
    ["ma fille de 7 mois mord tout ce qu'elle trouve", "animal_bite"],
    ["sur le front des boutons d'eau, ça brûle comme du feu", "burn"],
    ["y a du pus et ça chauffe quand je pisse", "fever"],
    ["il est suivi pour le cœur et ses comprimés sont finis", "chest_pressure"],
    ["j'ai dormi assise dans le car", "lying_flat_worse"],
    ["je m'endors tard depuis cinq jours", "late_period"],
    ["j'ai trop bu de sucreries au mariage", "drunk"],
    ["doctor jdoi fer koi pr ma gorge", "burn"],
  ])("« %s»: no %s", (text, sign) => {
    expect(told(text)).not.toContain(sign);
  });

  it("takes « à part … non » for a no to the rest, and what is named for there", () => {
    const reading = read("à part le sein et les courbatures non", { facts: ["flank_pain", "rash"] });
    expect(reading.reply).toBe("no");
    expect(told("à part le sein et les courbatures non", ["flank_pain", "rash"])).toContain("breast_pain");
  });

  it("gives no time to what is still to come", () => {
    for (const text of [
      "La surveillante dit d'attendre lundi",
      "Le major est absent jusqu'à jeudi",
      "j'ai rdv vendredi",
    ])
      expect(read(text).numbers).toEqual([]);
    expect(read("depuis jeudi je tousse").numbers).not.toEqual([]);
  });

  it("puts a time right, and keeps the sign it was told of", () => {
    const days = (text: string) =>
      read(text)
        .numbers.filter(({ name }) => name === "duration")
        .map(({ value }) => value);
    const back =
      "j'ai mal au dos depuis une quinzaine de jours. En fait non, ma femme dit que ça fait plutôt dix semaines";
    expect(days(back)).toEqual([70]);
    expect(days("je tousse depuis deux jours. En fait non, dix semaines")).toEqual([70]);
    const sting = "ma fille pleure quand elle fait pipi depuis une semaine, enfin non, je me trompe, depuis deux jours";
    expect(days(sting)).toEqual([2]);
    expect(told(sting)).toContain("burning_urine");
    expect(days("j'ai la jambe gonflée depuis bientôt deux ans")).toEqual([730.5]);
    expect(days("je suis triste, même le foot du dimanche m'ennuie")).toEqual([]);
    expect(days("je pleure le dimanche soir sans savoir pourquoi")).toEqual([]);
    expect(
      days("j'ai mal à la tête depuis une semaine. En fait non, je viens de compter, ça fait trois jours"),
    ).toEqual([3]);
    expect(days("une guêpe m'a piqué hier au bras, et l'an passé pareil")).toEqual([1]);
  });

  it("reads a pressure told with tenths, and whose it is", () => {
    const of = (text: string) =>
      read(text)
        .numbers.filter(({ name, about }) => name === "systolic" && about === "patient")
        .map(({ value }) => value);
    expect(of("ils ont trouvé 18 6 sur 11 2")).toEqual([186]);
    expect(of("La dame de la pharmacie a lu 19,2/11,2. Je n'ai mal nulle part.")).toEqual([192]);
  });

  it("takes ants for no tingling, a tight head for no plaster, a gynaecologist who was seen for no wish", () => {
    expect(told("j'ai mis le pied sur une file de fourmis rouges")).not.toContain("numbness");
    const head = told("Mal de tête comme une bande qui serre");
    expect(head).not.toContain("tight_cast");
    expect(head).toContain("head_pressure");
    expect(told("comme il y a deux ans quand le gynéco m'avait donné des ovules")).not.toContain("wants_gynaecologist");
    expect(told("j'ai un dépôt blanc comme du fromage frais en bas")).toContain("discharge_thrush");
  });

  it("takes no news for an illness, no smell of oil for a burn", () => {
    expect(told("On parle beaucoup de la dengue à la radio, comment protéger la maison ?")).not.toContain("dengue");
    expect(told("L'odeur de l'huile chaude me tourne le ventre tous les matins")).not.toContain("burn");
    expect(told("Les mangues tombent dans ma cour")).not.toContain("fall");
  });

  it("takes « ma fille » at the end of a greeting for who is spoken to", () => {
    const { who, numbers } = read(
      "Deux petites choses ma fille. Mon genou craque, plus d'un an maintenant. J'ai 63 ans",
    );
    expect(who?.noun).toBe("Vous");
    expect(numbers.filter(({ name }) => name === "age").map(({ value }) => Math.floor(value / 365.25))).toEqual([63]);
  });
});

describe("a measure in answer to a list", () => {
  it("names the sign it shows: « oui » is no yes to the worst of the list", () => {
    const chat = ["j'ai la tête lourde depuis trois jours", "52 ans", "non", "C'est un homme", "non"];
    const pressed = /tension élevée/;
    const messages = chat.map((says) => ({ says }));
    expect(assess(messages).question?.text).toMatch(pressed);
    const { level, done, question } = assess([
      ...messages,
      { says: "oui hier à la pharmacie ils ont trouvé 18 6 sur 11 2" },
    ]);
    expect(done ? level : question?.text).not.toMatch(/emergency|fumée/);
  });
});
