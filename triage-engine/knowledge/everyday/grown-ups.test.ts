import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

/** Plays a chat in which every danger is denied and every « is it so » affirmed. */
function ending(says: string, { age = "28 ans", who = "C'est un homme" } = {}): string {
  const turns = [{ says }];
  for (let outcome = assess(turns); ; outcome = assess(turns)) {
    if (outcome.done || !outcome.question || turns.length > 20) return outcome.level ?? "open";
    const { id, number, facts } = outcome.question;
    turns.push({ says: answerTo(id, number, facts, { age, who }) });
  }
}

function answerTo(
  id: string,
  number: string | undefined,
  facts: readonly string[],
  { age, who }: { age: string; who: string },
): string {
  if (number === "age") return age;
  if (number === "duration") return "1 jour";
  if (number) return "je ne sais pas";
  if (
    /^everyday-.*-(?:toe_rubbed|knocked_self|splinter_removed|loud_noise|feeling_came_back|meal_skipped|food_helped|everyday_medicine)$/.test(
      id,
    )
  )
    return "oui";
  if (facts.some((fact) => fact === "pregnant" || fact === "late_period")) return who;
  return "non";
}

describe("what is harmless once its dangers are denied", () => {
  it.each([
    "J'ai des pellicules sur mes habits noirs, la tête gratte un peu",
    "J'ai des petites taches blanches sur trois ongles",
    "Mon ongle de pied est devenu noir après le match, mes crampons sont serrés",
    "Je me suis cogné contre la table et le bleu de ma cuisse devient vert et jaune",
    "J'avais une écharde dans la paume, je l'ai retirée entière avec une pince",
    "Mes tresses sont trop serrées depuis hier, j'ai mal au crâne",
    "Un moustique m'a piqué la paupière, elle est gonflée et ça gratte",
    "J'ai un bouton au bord de la paupière du bas depuis deux jours",
    "J'ai de l'eau coincée dans l'oreille depuis la piscine",
    "Mes oreilles grattent et je mets des cotons-tiges tous les jours",
    "Ça bourdonne dans mes oreilles depuis le concert d'hier soir",
    "Une boule blanche qui pue est sortie de ma gorge quand j'ai éternué",
    "Je me suis mordu la langue en mangeant, ça a saigné un peu puis c'est fini",
    "Nez bouché, je n'arrive pas à respirer la nuit, mais par la bouche ça passe bien",
    "Courbatures partout depuis ma première séance de zumba",
    "Torticolis ce matin au réveil, j'ai dormi dans le car",
    "Je suis resté accroupi pour laver, mes jambes étaient endormies, après quelques minutes c'est passé",
    "J'ai mangé de la betterave hier et mon pipi est rose ce matin",
    "Depuis que je prends des vitamines mes urines sont jaune fluo",
    "Je prends du fer et mes selles sont vert foncé",
    "Depuis que je bois beaucoup d'eau je pisse clair chaque heure",
    "Quand je bois du lait mon ventre gonfle et je pète",
    "J'avais sauté le petit déjeuner, mes mains tremblaient de faim, j'ai mangé et c'est passé",
    "J'ai un goût de métal dans la bouche depuis que je prends l'antibiotique",
    "J'ai pris le comprimé sans manger et j'ai eu envie de vomir, après avoir mangé c'est passé",
    "Trop de café ce matin, mes mains tremblent un peu",
    "J'ai oublié de prendre mon amlodipine ce matin",
    "J'ai pris deux fois mon augmentin ce matin par erreur",
    "J'ai pris un paracétamol périmé depuis deux mois",
    "Je me réveille avec du sperme dans mon slip après des rêves",
    "Première fois que ça tombe en panne au lit, j'avais bu, le matin tout est normal",
    "Ma tension est à 10/6 mais je me sens bien",
  ])("%s", (says) => expect(ending(says)).toBe("self_care"));
});

describe("what looks like it and is not harmless", () => {
  it.each([
    "Je perds mes cheveux par plaques rondes avec des pellicules et ça suinte",
    "Mes ongles sont tout blancs et mes pieds gonflent",
    "J'ai une bande noire sur l'ongle qui s'élargit depuis un an",
    "Mon orteil est devenu tout noir et sent mauvais",
    "J'ai des bleus partout sans me cogner et mes gencives saignent",
    "L'écharde est restée dans mon doigt, c'est gonflé, rouge, avec du pus",
    "Tresses serrées hier, mais mal de tête brutal comme un coup de tonnerre",
    "Piqûre à la paupière, ma langue gonfle et je respire mal",
    "L'oreille coule jaune après la piscine, de l'eau dedans",
    "Après une explosion je n'entends plus rien de l'oreille gauche, ça siffle",
    "Boule blanche dans la gorge qui grossit et je maigris",
    "Je me suis mordu la langue en dormant, j'ai convulsé",
    "Je n'arrive pas à respirer même par la bouche, le nez est bouché",
    "Premier sport hier, muscles très gonflés et urines couleur coca",
    "J'ai dormi sur un mauvais oreiller, nuque raide, fièvre, la lumière me fait mal",
    "J'étais assis, mon bras est devenu mort d'un coup, la bouche de travers, c'est revenu après 10 minutes",
    "Réveil avec le bras droit mort, ça ne revient pas depuis 3 heures, j'avais dormi dessus",
    "Mes urines sont rouges avec des caillots, j'ai bu du bissap",
    "Urine jaune vif et yeux jaunes, je prends des vitamines",
    "Selles noires collantes comme du goudron, je prends du fer",
    "Je prends du fer, selles noires et j'ai des vertiges",
    "Je bois 5 litres par jour, j'ai soif tout le temps, je pisse toutes les heures et j'ai maigri",
    "J'ai bu du lait, mes lèvres gonflent et j'ai des plaques partout",
    "Diabétique sous insuline je tremble et je transpire, j'ai pas mangé",
    "Goût de métal et je vomis tout, yeux jaunes sous traitement",
    "Trois redbull, je tremble et j'ai mal à la poitrine",
    "J'ai oublié mon sintrom hier",
    "J'ai pris deux fois ma digoxine ce matin",
    "Mon fils de 3 ans a pris deux fois son sirop de paracétamol",
    "J'ai avalé 20 doliprane périmés",
    "Du pus sort la nuit dans mon slip et ça brûle",
    "Ça fait des mois que je n'ai plus d'érection",
    "Tension basse 8/5 et je m'évanouis",
  ])("%s", (says) => expect(ending(says)).not.toBe("self_care"));
});
