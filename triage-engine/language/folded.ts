/** Small letters without accents, each in its place. */
export const folded = (text: string) =>
  [...text.replaceAll("’", "'")].map((letter) => letter.toLowerCase().normalize("NFD").charAt(0)).join("");
