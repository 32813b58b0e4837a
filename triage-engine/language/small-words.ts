/** Words that carry no sign by themselves: dropped from text and patterns before they are compared. Negations are not among them. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    "le la les l un une de du des d a au aux o en y je j tu il elle on nous vous ils elles me te se lui leur leurs m t s moi toi soi eux " +
    "mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces ca c cela ceci est suis es sont ai as ont avons avez que qu ne n tres " +
    "etre avoir etait etaient etais avait avais avaient ete eu eue sera soit sois dans sur qui dont sommes etes ait aie ci"
  ).split(" "),
);

/** Words a pattern may jump over: they stress, soften or link, and change nothing of what is said. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    "trop vraiment beaucoup tellement si assez encore deja aussi toujours souvent parfois meme juste seulement peu un fort fortement " +
    "fait fais font faire faisait commence commencer commencait continue continuer vient viens alors quand quoi donc bon ben bah hein quelque " +
    "completement totalement carrement legerement subitement maintenant mtn actuellement presque environ totale " +
    // How strong a pain is stands between it and its place: « une douleur terrible dans le crâne ».
    "terrible terribles atroce atroces horrible horribles affreuse affreux intense intenses violent violente violents violentes vive vif aigu aigue aigues " +
    "insupportable insupportables enorme enormes epouvantable forte fortes severe severes leger legere constante permanente continue persistante " +
    "lancinante soudaine brutale brusque subite nouvelle bizarre etrange drole incroyable infernale"
  ).split(" "),
);

/** Words that negate. */
export const negationWords: ReadonlySet<string> = new Set([
  "pas",
  "plus",
  "sans",
  "jamais",
  "ni",
  "aucun",
  "aucune",
  "rien",
  "zero",
  "guere",
]);
