import { folded } from "./folded.ts";
import type { Asked, Mention, Reader, Reading, Who } from "./read.ts";

/** What was read, the text, and the same in small letters without accents, each in its place. */
export type Heard = { reading: Reading; text: string; plain: string; asked: Asked | undefined; who: Who | undefined };

/** The same reader, which hears something besides. A text whose letters would move when they are folded is left as it was read. */
export function hearingBesides(read: Reader, hear: (heard: Heard) => Reading): Reader {
  return (text, asked, who) => {
    const reading = read(text, asked, who);
    const plain = folded(text);
    return plain.length === text.length ? hear({ reading, text, plain, asked, who }) : reading;
  };
}

/** A sign that is there now, or is not, of the person who is ill. */
export const mentionOf = (concept: string, polarity: "yes" | "no", from: number, to: number): Mention => ({
  concept,
  polarity,
  from,
  to,
  about: "patient",
  time: "now",
  hypothetical: false,
});

/** The reading with more signs. */
export const withMore = (reading: Reading, more: readonly Mention[]): Reading =>
  more.length ? { ...reading, mentions: [...reading.mentions, ...more] } : reading;
