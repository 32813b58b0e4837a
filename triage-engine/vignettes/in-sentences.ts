/** How people who type whole sentences word an answer to a list: by the names of signs, without what explains them in brackets. */
export type Manner = {
  /** Some signs of the list are there, others not. */
  has: (there: readonly string[], absent: readonly string[]) => string;
  /** None is there. */
  denies: (absent: readonly string[]) => string;
  /** An age as it is told, « 7 ans ». */
  age: (span: string) => string;
};

/** « a, b et c » with what stands between and before the last. */
const series = (names: readonly string[], between: string, last: string) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(between)}${last}${names.at(-1)!}`;

/** Three manners: sign by sign; « ni … ni »; the sign first, then what is not there. */
export const manners: readonly Manner[] = [
  {
    has: (there) => `Oui, ${series(there, ", ", " et ")}.`,
    denies: (absent) => `Non, pas de ${series(absent, ", pas de ", ", pas de ")}.`,
    age: (span) => `Il a ${span}.`,
  },
  {
    has: (there, absent) => `oui il y a ${series(there, ", ", " et ")}${absent.length ? ", mais pas le reste" : ""}`,
    denies: (absent) => `non, ni ${series(absent, ", ni ", " ni ")}`,
    age: (span) => `j'ai ${span}`,
  },
  {
    has: (there, absent) =>
      `${series(there, ", ", " et aussi ")}, oui${absent.length ? `. Par contre pas de ${series(absent, ", ni ", " ni ")}` : ""}`,
    denies: () => "Non, je ne vois aucun de ces signes pour le moment.",
    age: (span) => `${span} environ`,
  },
];
