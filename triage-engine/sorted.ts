/** A sorted copy. Phones of 2022 have no `toSorted`. */
export function sorted<T>(items: Iterable<T>, compare: (a: T, b: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy of our own
  return [...items].sort(compare);
}
