import type { Concept } from "#triage-engine/schema.ts";

/** Hernias, goitre and other lumps. */
export const lumpConcepts: readonly Concept[] = [
  {
    id: "hernia",
    label: "boule qui sort à l'aine ou au nombril (hernie)",
    seldom: ["repousse|pousse|rentre boule ~ intérieur|dedans|ventre ?"],
    says: [
      "nombril ~ rentre|sort|gonfle|comme",
      "boule|grosseur|bosse|œuf ~ sort|rentre ?",
      "hernie*|éventration",
      "boule|grosseur|bosse & nombril",
    ],
  },
  {
    id: "hernia_stuck",
    label: "hernie dure et douloureuse qui ne rentre plus",
    seldomAsked: ["dur* ~ pierre|caillou|bois", "crie* ~ touche*", "touche* ~ crie*", "rentre|repousse plus|pas"],
    seldom: [
      "repousse* & refuse*|veut plus ?",
      "!rentre ~ seul*|facile*|facilement|doigt|couche*|allong*|bien",
      "!couche*|allong* ~ rentre*|disparaît|part",
      "boule|bosse|œuf dur* sort",
    ],
    says: [
      "hernie ~ coincé|bloqué|étranglé|dure|pierre ?",
      "hernie|boule|grosseur|bosse ~ rentre|remet|repousse|remettre|réduit plus",
      "hernie|boule|grosseur|bosse & pas repousse|rentre|remettre|réduire",
      "boule|bosse|grosseur|œuf ~ nombril|aine|bourse ~ violet*|noir*|dur*|rouge*|coincé*|bloqué*",
    ],
    implies: ["hernia"],
  },
  {
    id: "groin_lump",
    label: "boule à l'aine",
    says: ["boule|grosseur aine", "boule|grosseur|bosse|ganglion* & aine", "boule|grosseur|bosse ~ pli ~ cuisse ?"],
  },
  {
    id: "goitre",
    label: "goitre (grosseur devant le cou)",
    seldom: ["grosseur|boule|bosse devant gorge"],
    says: ["goitre|thyroïde", "gros cou", "boule|grosseur|bosse ~ devant cou", "cou gros|grossit"],
  },
  {
    id: "lump",
    label: "boule ou grosseur sous la peau",
    denies: ["même grosseur ?"],
    says: [
      "boule|grosseur & dos|bras|cuisse|cou|tête|épaule|ventre",
      "boule|grosseur|nodule|kyste|tumeur|lipome ?",
      "dur|dure sous peau ?",
    ],
  },
  {
    id: "lump_worrying",
    label: "boule fixe ou qui grossit vite",
    seldom: ["boule|grosseur|bosse|masse ~ bouge pas ?", "!rentre seul* ?", "!même taille|grosseur"],
    denies: ["pas grossi|grandi", "roule|bouge & doigt|peau", "grossit pas", "dure & bouge"],
    says: ["boule|grosseur|bosse|masse ~ grossit|grandit ~ vite"],
  },
  {
    id: "goitre_growing",
    label: "goitre qui grossit vite",
    seldom: ["goitre|thyroïde grossit|augmente"],
    implies: ["goitre", "lump_worrying"],
  },
];
