import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const told = (says: string) => assess([{ says }]).trace.facts;

describe("words that are said of something else", () => {
  it.each([
    ["J'ai de l'eau dans l'oreille et le son est un peu étouffé", "hard_breathing"],
    ["J'ai mal au genou, je mets quoi, du chaud ou du froid ?", "fever"],
    ["J'ai mal à la gorge, avaler c'est du verre pilé", "swallowed_sharp"],
    ["J'ai mal à la gorge, avaler c'est du verre pilé", "swallowed_battery"],
    ["Je suis enceinte, je prends acide folik", "hears_voices"],
    ["mon bébé de 7 mois bave et mord tou meme mon menton", "bite_face_neck"],
    ["Je me suis coupé le doigt, ça a pissé le sang", "blood_urine"],
    ["J'ai mal au cou quand je baisse la tête pour regarder le bébé, j'ai accouché il y a 3 semaines", "baby_coming"],
    ["Il a recraché du lait sur mon épaule, il a 2 mois", "knee_shoulder_worn"],
    ["Je l'ai tirée par la main et depuis son bras pend, elle a deux ans", "one_side_weak"],
    ["Au réveil mon bras droit était mort, j'avais dormi dessus, puis tout est revenu normal", "one_side_weak"],
  ])("%s: no %s", (says, sign) => expect(told(says)[sign]).not.toBe("yes"));

  it.each([
    ["La fumée m'étouffe", "hard_breathing"],
    ["Il a le corps chaud depuis hier", "fever"],
    ["Il a avalé du verre", "swallowed_sharp"],
    ["Le chien a mordu mon fils au visage", "bite_face_neck"],
    ["Je pisse du sang depuis hier", "blood_urine"],
    ["Mon bras droit est mort depuis ce matin, je ne peux pas le lever", "one_side_weak"],
  ])("%s: %s all the same", (says, sign) => expect(told(says)[sign]).toBe("yes"));
});

it.each([
  ["Nez bouché, je n'arrive pas à respirer la nuit, mais par la bouche ça passe bien", "Je suffoque", "hard_breathing"],
  ["Mon ongle de pied est devenu noir après le match, mes crampons sont serrés", "J'ai les lèvres bleues", "blue_lips"],
  ["Courbatures partout depuis ma première séance de zumba", "Je suis paralysé d'un côté", "one_side_weak"],
  [
    "Je suis resté accroupi, mes jambes étaient endormies, c'est passé",
    "Mes jambes sont mortes depuis ce matin",
    "both_legs_weak",
  ],
  ["Je prends du fer et mes selles sont vert foncé", "Je vomis du sang", "vomits_blood"],
  ["Depuis que je bois beaucoup d'eau je pisse clair chaque heure", "Je fais pipi sur moi", "cannot_hold_urine"],
  [
    "Mon bébé de 5 semaines pousse et devient tout rouge pour faire caca mais c'est mou",
    "Il est mou comme un chiffon",
    "floppy",
  ],
  [
    "Mon bébé de 6 semaines a une tache bleue aux fesses depuis la naissance",
    "Il a des taches violettes partout",
    "purple_spots",
  ],
])("leaves a danger that another sentence tells of: %s. %s", (harmless, danger, sign) =>
  expect(told(`${harmless}. ${danger}.`)[sign]).toBe("yes"),
);

describe("what is feared", () => {
  it.each([
    "Mon jet est faible depuis des mois, j'ai peur que ce soit la prostate",
    "J'ai mal au dos depuis hier, j'ai peur de ne pas pouvoir travailler lundi",
    "Ma fille a de la fièvre depuis hier, c'est moi qui ai peur",
  ])("is no trouble of its own beside another: %s", (says) => expect(told(says)["anxiety"]).toBeUndefined());

  it.each(["J'ai peur tout le temps", "J'ai peur de sortir de chez moi, j'ai le cœur qui bat", "Je suis angoissée"])(
    "is one alone: %s",
    (says) => expect(told(says)["anxiety"]).toBe("yes"),
  );
});

it("takes her who expects a baby for who is ill, and not the baby", () => {
  const asked = (says: string) => assess([{ says }]).question?.text ?? "";
  expect(asked("39 semaines ce matin, un gros truc comme blanc d'œuf, pas de contraction, bébé bouge bien")).toMatch(
    /Quel âge avez-vous/,
  );
});

it("hears a faint at the sight of blood, and no bleeding seen before a faint", () => {
  expect(told("À la prise de sang je me suis évanoui")["blood_faint"]).toBe("yes");
  expect(told("J'ai vu du sang dans mes selles puis je me suis évanoui")["blood_faint"]).toBeUndefined();
});

it.each([
  ["on le secoue, on l'appelle, c'est comme parler à une pierre", "unconscious"],
  ["on la secoue, on crie son nom, plus rien ne bouge chez elle", "unconscious"],
  ["une petite main est sortie au lieu de la tête", "baby_part_out"],
  ["j'ai accouché cette nuit, le gâteau n'est toujours pas descendu", "placenta_retained"],
  ["la kapot a peté hier nui", "emergency_contraception"],
  ["2 moi de grosses, j'ai envie de vomir", "pregnant"],
  ["ma fille a 39 depuis hier soir", "fever"],
])("hears in « %s » %s", (says, sign) => expect(told(says)[sign]).toBe("yes"));
