/** What the command `npm run triage:replay` tells its operator: no word of the conversation. */
export const triageReplay = {
  usage: "Indiquez la référence du signalement, ou l'identifiant de l'évaluation : npm run triage:replay -- 0192…",
  unknown: (id: string) => `Aucune évaluation, aucun signalement ne porte l'identifiant « ${id} ».`,
  erased: (id: string) => `L'évaluation du signalement « ${id} » a été effacée : elle ne peut plus être rejouée.`,
  same: (turn: number, version: string) => `Message ${turn} : règles ${version}, résultat identique.`,
  different: (turn: number, version: string, then: string, now: string) =>
    `Message ${turn} : règles ${version}, RÉSULTAT DIFFÉRENT (${then} alors, ${now} aujourd'hui).`,
  otherVersion: (turn: number, version: string, here: string, equal: boolean) =>
    `Message ${turn} : répondu par les règles ${version}, celles d'ici sont ${here} ; le résultat ${equal ? "est le même" : "n'est plus le même"}.`,
  rules: (gone: readonly string[], come: readonly string[]) =>
    `  Règles en moins : ${gone.join(", ") || "aucune"} ; en plus : ${come.join(", ") || "aucune"}.`,
  question: "question",
  allSame: "Évaluation rejouée à l'identique.",
  notSame: "Avec les mêmes règles et les mêmes réponses, le résultat diffère : c'est un défaut, signalez-le.",
  notComparable: (here: string) =>
    `Cette évaluation a été faite avec d'autres règles. Pour la rejouer à l'identique, utilisez une installation de la version d'alors ; celle d'ici est ${here}.`,
} as const;
