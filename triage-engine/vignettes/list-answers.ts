/** What somebody answered to a list of signs without yes or no: of whom has one of them, told in other words (`sign`), or none. */
export type ListAnswer = { asked: readonly string[]; sign?: string; text: string };

/** Reads `sentences/list-answers.tsv`: the signs of the list, the one that is there or `-`, and the answer. */
export function listAnswersIn(file: string): ListAnswer[] {
  return file
    .trim()
    .split("\n")
    .map((line) => {
      const [asked = "", sign = "-", text = ""] = line.split("\t");
      return { asked: asked.split(" "), text, ...(sign === "-" ? {} : { sign }) };
    });
}
