import type { Presentation } from "#triage-engine/schema.ts";

const apart = {
  todo: [
    "Restez à l'écart des autres, dans une pièce seule.",
    "Appelez le 143 ou le 185 avant de vous déplacer et dites le contact ou le voyage.",
  ],
  avoid: ["Ne touchez ni sang, ni vomissures, ni selles sans gants.", "Ne prenez pas les transports en commun."],
};

/** Ebola, Lassa, Marburg: fever after contact, burial, bush meat or a journey. */
export const haemorrhagicFever: Presentation = {
  id: "haemorrhagic-fever",
  label: "Fièvre hémorragique",
  opens: { haemorrhagic_fever: 5, haemorrhagic_contact: 4 },
  specialties: ["Médecine Générale"],
  questions: [
    {
      id: "vhf_fever",
      facts: ["fever", "vomiting", "diarrhea", "spontaneous_bleeding"],
      you: "Avez-vous un de ces signes",
      they: "{Qui} a-t-{il} un de ces signes",
    },
    {
      id: "vhf_contact",
      facts: ["haemorrhagic_contact"],
      you: "Avez-vous touché un malade ou un mort suspect, mangé de la viande de brousse, ou voyagé en zone d'épidémie ces 3 dernières semaines ?",
      they: "{Qui} a-t-{il} touché un malade ou un mort suspect, mangé de la viande de brousse, ou voyagé en zone d'épidémie ces 3 dernières semaines ?",
    },
  ],
  rules: [
    {
      id: "vhf-fever-contact",
      level: "emergency",
      when: "(haemorrhagic_contact | haemorrhagic_fever & sick_contact) & (fever | vomiting | diarrhea | spontaneous_bleeding)",
      reason: "cela peut être une fièvre hémorragique ; il faut être isolé et pris en charge tout de suite.",
      source: "who-vhf",
      advice: apart,
    },
    {
      id: "vhf-bleeding",
      level: "emergency",
      when: "fever & (spontaneous_bleeding | vomits_blood | bloody_stool & spontaneous_bleeding)",
      reason: "une fièvre hémorragique est à craindre.",
      source: "who-vhf",
      advice: apart,
    },
    {
      id: "vhf-contact-only",
      level: "urgent",
      when: "haemorrhagic_contact & (haemorrhagic_fever | !fever & (sick_contact | fatigue | headache | body_aches))",
      reason: "il faut être suivi dès aujourd'hui, par téléphone d'abord.",
      source: "who-vhf",
      advice: apart,
    },
    {
      id: "vhf-without-fever",
      level: "routine",
      when: "(haemorrhagic_contact | haemorrhagic_fever) & !fever",
      reason: "Sans fièvre, le risque est faible ; surveillez-vous 21 jours et demandez conseil.",
      source: "who-vhf",
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Après un tel contact ou voyage, la température se vérifie aujourd'hui.",
    source: "who-vhf",
  },
  advice: { watch: ["Pendant 21 jours : fièvre, vomissements, diarrhée, saignement."] },
};
