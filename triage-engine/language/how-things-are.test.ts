import { describe, expect, it } from "vitest";
import { abilities } from "#triage-engine/knowledge/abilities.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { states } from "#triage-engine/knowledge/states.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { spread } from "#triage-engine/vignettes/spread.ts";
import { hearingHowThingsAre } from "./how-things-are.ts";
import { makeReader, type Asked, type Mention, type Who } from "./read.ts";
import { knowingSexByLife } from "./sex-by-life.ts";
import { knowingWhereItIs } from "./where-it-is.ts";

const plain = makeReader(concepts);
const read = hearingHowThingsAre(knowingWhereItIs(knowingSexByLife(plain)));
const denied = (mentions: readonly Mention[]) =>
  mentions.flatMap(({ concept, polarity }) => (polarity === "no" ? [concept] : []));
/** What the plain reader does not hear denied. */
const added = (text: string, ...rest: [asked?: Asked, who?: Who]) => {
  const before = denied(plain(text, ...rest).mentions);
  return denied(read(text, ...rest).mentions).filter((id) => !before.includes(id));
};
const self = { kind: "self", noun: "Vous", pronoun: "il" } as const;
const girl = { kind: "child", noun: "Votre fille", pronoun: "elle" } as const;

describe("how things are", () => {
  it.each([
    ["Je marche droit et je parle comme d'habitude", "balance_loss both_legs_weak speech_trouble"],
    ["oui, maintenant mon souffle est bon", "hard_breathing cannot_speak"],
    ["ma peau et mes yeux sont clairs", "cellulitis"],
    ["Son cou tourne bien", "neck_stiff"],
    ["mes selles sont de couleur normale", "black_stool bloody_stool"],
    ["je garde tout ce que je mange", "vomits_everything"],
    ["ça gratte juste un peu", "severe_pain"],
    ["elle pose tout son poids dessus", "cannot_bear_weight"],
    ["Là il joue au ballon dans la cour", "unconscious drowsy floppy confusion cannot_stand one_side_weak deformity"],
    ["elle rit avec son frère", "drowsy floppy crying_baby"],
    ["je suis montée au quatrième étage à pied sans m'arrêter", "breathless_on_effort cannot_speak cannot_stand"],
    ["je conduis toute la journée", "confusion loss_of_function drowsy"],
    ["je ne ressens rien de particulier", "headache dizzy nausea"],
    ["il va au champ quand même", "cannot_bear_weight severe_pain"],
    ["il a tout gardé", "vomits_everything vomiting"],
    ["tout est resté dans son ventre", "vomiting vomits_blood"],
    ["j'enfile mon aiguille du premier coup", "vision_blurred"],
    ["elle m'a raconté sa journée", "confusion speech_trouble"],
    ["ma culotte est toujours propre", "vaginal_bleeding soaks_pads"],
    ["mes urines sont jaunes comme d'habitude", "dark_urine"],
    ["la coupure s'est bien refermée", "deep_cut"],
    ["j'ai pissé il y a une heure", "no_urine little_urine"],
    ["jmarche bien mm", "foot_drop deformity"],
  ])("« %s » denies %s", (text, signs) => {
    expect(denied(read(text).mentions)).toEqual(expect.arrayContaining(signs.split(" ")));
  });

  it.each([
    ["Je marche bien mais mal", "balance_loss"],
    ["avant je marchais droit", "balance_loss"],
    ["quand je respire bien fort ça pique", "hard_breathing"],
    ["ma jambe droite est rouge", "leg_swelling"],
    ["il joue plus", "severe_pain"],
    ["le médicament, ça marche bien", "balance_loss"],
    ["la joue enflée comme une balle", "severe_pain"],
    ["ma joue est gonflée comme une balle", "severe_pain"],
    ["la bouche s'ouvre à peine", "locked_jaw"],
    ["Mon fils va à l'école et depuis hier il a mal au pied", "cannot_stand"],
    ["son ventre court depuis deux jours", "drowsy"],
    ["mon fils joue au foot", "joint_pain"],
    ["quand on pique la tache je ne ressens rien du tout", "numbness"],
    ["Mon bras gauche est lourd, je ne ressens rien du tout", "one_side_weak"],
    ["j'ai mal au ventre et ça reste", "vomits_blood"],
    ["je suis enceinte, j'ai la diarrhée, pas de sang", "vaginal_bleeding"],
    ["je suis docker, je porte des sacs. Depuis ce matin je ne me sens pas bien", "both_legs_weak"],
    ["je vois net de l'œil gauche", "vision_loss"],
    ["il a pissé ce matin, depuis rien", "no_urine"],
    ["mon sein c'est pas gonflé", "leg_swelling_one"],
    ["tête fort chaude, bébé de 2 mois", "floppy"],
    ["il court depuis ce matin aux toilettes", "severe_pain"],
    ["la boule, elle a grossi", "weight_loss"],
    ["la plaie est fermée mais elle chauffe", "wound_infected"],
    ["hier il a vidé son biberon", "cannot_drink"],
    ["la culotte est pleine de sang", "vaginal_bleeding"],
    ["il n'a pas gardé son lait", "vomiting"],
    ["il joue un peu puis il se couche", "drowsy"],
  ])("« %s » does not deny %s", (text, sign) => {
    expect(added(text)).not.toContain(sign);
  });

  it("takes what somebody does for how they are only in an answer", () => {
    expect(denied(read("je travaille").mentions)).not.toContain("cannot_stand");
    expect(denied(read("je travaille", { facts: ["fever"] }).mentions)).toContain("cannot_stand");
  });

  it("is of the patient: « je » is not the child somebody writes for", () => {
    expect(added("Je marche droit", { facts: [] }, girl)).not.toContain("both_legs_weak");
    expect(added("elle marche droit", { facts: [] }, girl)).toContain("both_legs_weak");
    expect(added("ma fille elle court partout", { facts: [] }, self)).not.toContain("both_legs_weak");
    expect(added("ma fille court partout dans la cour", { facts: [] }, girl)).toContain("both_legs_weak");
    expect(added("mon mari court partout dans la cour", { facts: [] }, girl)).not.toContain("both_legs_weak");
  });

  it("speaks of signs that exist", () => {
    const known = new Set(concepts.map(({ id }) => id));
    const named = [...abilities, ...states].flatMap(({ denies }) => denies.split(" "));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("where it is hurt", () => {
  it.each([
    ["un chien m'a mordu au mollet", "bite_face_neck"],
    [
      "une goutte d'huile chaude m'a fait une brûlure au bras, grande comme une pièce",
      "burn_face burn_large burn_electric",
    ],
    ["le chien m'a mordu la main, ça a saigné un peu", "heavy_bleeding"],
  ])("« %s » denies %s", (text, signs) => {
    expect(denied(read(text).mentions)).toEqual(expect.arrayContaining(signs.split(" ")));
  });

  it.each([
    ["le chien m'a mordu à la joue et au bras", "bite_face_neck"],
    ["le courant m'a fait une brûlure à la main", "burn_electric"],
    ["brûlure au bras avec l'eau de batterie chaude", "burn_chemical"],
  ])("« %s » does not deny %s", (text, sign) => {
    expect(added(text)).not.toContain(sign);
  });
});

describe("the sex by how somebody lives", () => {
  it.each([
    ["Je suis taximan et j'ai mal au dos", "male"],
    ["j'ai mal à la gorge et ma femme dit que je ronfle", "male"],
    ["mon mari me dit que je tousse trop, je suis fatigué", "female"],
    ["Docker, 31 ans, j'ai mal au dos", "male"],
    ["Taximan m'a renversée hier, j'ai mal au ventre", undefined],
    ["diarrhée, mon mari", undefined],
    ["ma femme saigne beaucoup depuis ce matin", "female"],
  ])("« %s »", (text, sex) => {
    expect(read(text).sex).toBe(sex);
  });
});

it("denies next to nothing that a working case has", () => {
  let heard = 0;
  const wrong: string[] = [];
  for (const { id, says, yes, words = {} } of spread(workVignettes, 500)) {
    const denials = [
      ...added(says),
      ...Object.entries(words).flatMap(([asked, text]) => added(text, { facts: [asked] })),
    ];
    heard += denials.length;
    wrong.push(...denials.filter((sign) => yes.includes(sign)).map((sign) => `${id}: ${sign}`));
  }
  expect(heard).toBeGreaterThan(220);
  expect(wrong.length).toBeLessThanOrEqual(heard / 300);
});
