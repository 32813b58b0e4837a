import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

const well = "!cannot_drink & !floppy & !convulsion & !hard_breathing & !fever & !slow_growth";
const wellBaby = `(age < 2mo & ${well} & !poor_feeding & !cold_body & !bile_vomit & !newborn_jaundice_early & !newborn_cord_red | age >= 2mo & age < 4mo & ${well})`;

/** What worries young parents and is mostly harmless: hiccups, sneezing, a little milk coming back, the cord; and doubts about weight. */
export const newbornEveryday: Presentation = {
  id: "newborn-everyday",
  label: "Petits soucis du bébé de moins de 4 mois",
  opens: {
    hiccups: 5,
    baby_spits_up: 4,
    cord_normal: 4,
    breastfed_stool: 4,
    newborn_marks: 5,
    mild_breath_noise_nose: 4,
    newborn_cord_red: 5,
    newborn_skin_pustules: 4,
    newborn_jaundice_early: 5,
    jaundice: 4,
    no_stool_newborn: 4,
    sneezing: 4,
    snoring: 3.5,
    eczema: 5.5,
    rash: 2.5,
    blocked_nose: 3,
    bloating: 3,
    floppy: 3,
    slow_growth: 3,
  },
  fits: "age < 4mo",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_infant",
    "danger_newborn",
    anyOf("baby_skin_danger", ["newborn_vesicles", "purple_spots"], "rash"),
    anyOf("baby_skin", ["newborn_skin_pustules", "rash_spreading"], "rash"),
    {
      id: "baby_growing",
      facts: ["slow_growth"],
      you: "Le bébé ne grossit-il pas assez, ou maigrit-il ?",
      they: "{Qui} ne grossit-{il} pas assez, ou maigrit-{il} ?",
    },
  ],
  rules: [
    {
      id: "baby-danger",
      level: "emergency",
      when: "age < 4mo & (cannot_drink | floppy | convulsion | bile_vomit | hard_breathing & !blocked_nose)",
      reason: "Un tout petit bébé avec un de ces signes doit être vu tout de suite.",
      source: "imci",
    },
    {
      id: "baby-weight-doubt",
      level: "routine",
      when: "age < 12mo & slow_growth",
      reason: "Un doute sur le poids du bébé se vérifie avec une pesée dans la semaine.",
      source: "imci",
    },
    {
      id: "baby-skin-stools",
      level: "self_care",
      when: `${wellBaby} & !cellulitis & (newborn_marks & age < 6w | breastfed_stool & !bloody_stool)`,
      reason: "Une peau qui pèle un peu après la naissance et des selles jaunes et molles au sein sont habituelles.",
      source: "pcpnc",
      covers: ["newborn_marks", "skin_peeling", "burn_blisters", "rash", "breastfed_stool", "diarrhea", "green_stool"],
    },
    {
      id: "baby-everyday",
      level: "self_care",
      when: `${wellBaby} & (hiccups | sneezing | baby_spits_up | cord_normal | blocked_nose | breastfed_stool & !bloody_stool | newborn_marks | bloating | snoring & !apnea | eczema | rash & !newborn_skin_pustules & !rash_spreading & !newborn_vesicles & !purple_spots)`,
      reason:
        "Hoquet, éternuements, petites remontées de lait, cordon qui tarde et petites marques de la peau sont habituels quand le bébé tète et grossit bien.",
      source: "pcpnc",
      covers: [
        "breastfed_stool",
        "newborn_marks",
        "rash",
        "eczema",
        "snoring",
        "impetigo",
        "breast_pain",
        "mild_breath_noise_nose",
        "bloating",
        "yellow_thing",
        "green_stool",
        "hiccups",
        "sneezing",
        "baby_spits_up",
        "cord_normal",
        "crying_baby",
        "blocked_nose",
        "runny_nose",
        "itchy_nose",
        "no_milk",
      ],
      advice: {
        todo: [
          "Gardez le bébé droit 20 minutes après la tétée et faites-lui faire son rot.",
          "Lavez le nez au sérum physiologique s'il est bouché ; gardez le cordon propre et sec.",
        ],
        avoid: ["Rien sur le cordon (ni beurre, ni poudre, ni plante), pas d'eau ni de tisane avant 6 mois."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un petit souci de bébé sans signe de danger se montre à un soignant dans la semaine.",
    source: "pcpnc",
  },
  advice: {
    todo: ["Continuez le sein à la demande."],
    watch: ["Tète moins, dort trop, corps chaud ou froid, respiration rapide, peau jaune, vomissement vert."],
  },
};
