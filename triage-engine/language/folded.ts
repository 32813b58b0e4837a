/** Small letters without accents, each in its place, so that what is found in it stands there in the text as well; pictures (« 🙏 ») are spaces. */
export const folded = (text: string) =>
  [...text.replaceAll("’", "'")]
    .map((letter) => (letter.length > 1 ? "  " : letter.toLowerCase().normalize("NFD").charAt(0)))
    .join("");
