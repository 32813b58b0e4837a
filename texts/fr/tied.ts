const units =
  "heures?|h|minutes?|min|secondes?|jours?|semaines?|mois|ans?|kg|mg|g|cm|km|ml|°C|FCFA|caractères|fois|médecins?|centres?|signes?";
const afterNumber = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, "gu");
const afterHole = new RegExp(`^ (?=(?:${units})(?![\\p{L}\\d]))`, "u");

/** French signs stay on the line of their word, and a unit on that of its number: the spaces between them do not break. */
export function tied(text: string): string {
  return text
    .replace(/ (?=[?!:;»%])/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(afterNumber, "$1\u00a0");
}

/** The same for a piece of a text that follows a hole, where a number may come to stand. */
export const tiedAfterHole = (piece: string): string => tied(piece).replace(afterHole, "\u00a0");
