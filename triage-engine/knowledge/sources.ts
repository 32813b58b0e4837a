import type { Source } from "#triage-engine/schema.ts";

/** Where rules come from, by the key they cite. */
export const sources = {
  iitt: {
    name: "OMS, CICR, MSF : outil interagences de triage intégré (Interagency Integrated Triage Tool)",
    date: "2020",
  },
  imci: { name: "OMS : prise en charge intégrée des maladies de l'enfant (PCIME), livret de tableaux", date: "2014" },
  etat: { name: "OMS : triage, évaluation et traitement d'urgence de l'enfant (ETAT)", date: "2016" },
  pcpnc: { name: "OMS : grossesse, accouchement, post-partum et soins du nouveau-né (PCPNC)", date: "2015" },
  malaria: { name: "OMS : lignes directrices sur le paludisme", date: "2024" },
} as const satisfies Record<string, Source>;
