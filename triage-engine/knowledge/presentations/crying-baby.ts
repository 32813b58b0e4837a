import type { Presentation } from "#triage-engine/schema.ts";
import { one } from "#triage-engine/knowledge/ask.ts";

/** A baby that cries: what must not be missed, then colic and teeth. */
export const cryingBaby: Presentation = {
  id: "crying-baby",
  label: "Bébé qui pleure",
  opens: { crying_baby: 3, inconsolable_crying: 4, irritable: 3 },
  fits: "age < 3y",
  specialties: ["Pédiatrie"],
  questions: [
    {
      id: "cry_danger",
      facts: ["bloody_stool", "bile_vomit", "bulging_fontanelle", "hernia_stuck", "floppy"],
      you: "Le bébé a-t-il un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    "danger_infant",
    "fever",
    "malaria_test",
    {
      id: "cry_urgent",
      facts: ["inconsolable_crying", "vomiting", "poor_feeding", "ear_pain", "head_injury"],
      you: "Le bébé a-t-il un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    {
      id: "cry_benign",
      facts: ["teething", "cannot_sleep", "nappy_rash"],
      you: "Le bébé a-t-il un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    one(
      "cry_parent",
      "harm_baby_thoughts",
      "Et vous : êtes-vous à bout, au point d'avoir peur de lui faire du mal ?",
      "Et vous : êtes-vous à bout, au point d'avoir peur de lui faire du mal ?",
      "crying_baby & age < 12mo",
    ),
  ],
  rules: [
    {
      id: "cry-danger",
      level: "emergency",
      when: "under_5 & (crying_baby | inconsolable_crying | irritable) & (bloody_stool & ~(hard_stool & blood_on_paper) & ~(diarrhea & (eats_drinks_well | ~vomiting)) | bile_vomit | bulging_fontanelle | hernia_stuck | floppy | drowsy | pain_in_waves_drawn_legs & (vomiting | pallor) | purple_spots | head_injury & vomiting | testicle_swelling)",
      reason: "un ventre bloqué, une hernie coincée ou une méningite est à craindre.",
      source: "etat",
      specialties: ["Pédiatrie", "Chirurgie Générale"],
      advice: { avoid: ["Ne donnez rien à boire ni à manger."] },
    },
    {
      id: "cry-inconsolable",
      level: "urgent",
      when: "age < 3y & inconsolable_crying",
      reason: "Des pleurs que rien ne calme doivent être vus aujourd'hui.",
      source: "nice-ng143",
    },
    {
      id: "cry-other",
      level: "urgent",
      when: "age < 3y & (crying_baby | irritable) & (vomiting | poor_feeding | ear_pain | limb_pain & ~vaccine_recent | burn)",
      reason: "à voir aujourd'hui.",
      source: "imci",
    },
    {
      id: "cry-evening",
      level: "self_care",
      when: "crying_baby & age < 5mo & !bloody_stool & !bile_vomit & !bulging_fontanelle & !hernia_stuck & !floppy & !cannot_drink & !convulsion & !hard_breathing & !fever & !inconsolable_crying & !vomiting & !poor_feeding & !ear_pain & !head_injury",
      reason: "Un bébé qui pleure le soir, se calme au bras, tète et grossit bien a souvent de simples coliques.",
      source: "keneya-table",
      covers: ["crying_baby", "irritable", "baby_spits_up", "hiccups", "bloating", "belly_pain", "cannot_sleep"],
      advice: {
        todo: [
          "Portez le bébé contre vous, bercez-le, faites-lui faire son rot ; passez le relais si vous êtes à bout.",
        ],
        avoid: ["Ne secouez jamais un bébé.", "Pas de tisane, de lavement ni de médicament sans avis."],
      },
    },
    {
      id: "cry-older",
      level: "self_care",
      when: "(crying_baby | irritable) & (teething | cannot_sleep | nappy_rash) & age >= 4mo & age < 3y & !bloody_stool & !bulging_fontanelle & !floppy & !cannot_drink & !convulsion & !hard_breathing & !fever & !inconsolable_crying & !vomiting & !poor_feeding & !ear_pain & !head_injury",
      reason: "Un enfant grognon qui boit, joue et n'a pas de fièvre peut rester à la maison.",
      source: "keneya-table",
      covers: ["crying_baby", "irritable", "teething", "cannot_sleep", "nappy_rash", "loss_of_appetite"],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des pleurs qui se répètent se montrent à un soignant dans la semaine.",
    source: "keneya-table",
  },
  advice: { watch: ["Fièvre, vomissements verts, sang dans les selles, tète moins, pleurs que rien ne calme."] },
};
