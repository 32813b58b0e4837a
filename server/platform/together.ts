interface TogetherRules<Item, Answer> {
  /** Answers every item, in their order. */
  run: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Items one run takes at most. */
  most: number;
  /** Runs under way at the same time: while one is being answered, the next is made ready. */
  atOnce: number;
  /** Marks no two items of one run may share; an item that shares one waits for the next. */
  marks?: (item: Item) => readonly string[];
  /** True for an error that only one of them caused, and that left nothing behind: each is then run alone. */
  causedByOne?: (error: unknown) => boolean;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Serves people together who come together: alone, one is served at once and waits for nobody; in a crowd, one round trip to the database
 * (and one commit) serves many. Nobody's item fails for another's.
 */
export function together<Item, Answer>(rules: TogetherRules<Item, Answer>): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let underWay = 0;

  /** The next ones that cannot get in each other's way; the others keep their place. */
  function take(): Waiting<Item, Answer>[] {
    const taken = new Set<string>();
    const next: Waiting<Item, Answer>[] = [];
    const later: Waiting<Item, Answer>[] = [];
    for (const one of waiting) {
      const marks = rules.marks?.(one.item) ?? [];
      if (next.length >= rules.most || marks.some((mark) => taken.has(mark))) later.push(one);
      else {
        for (const mark of marks) taken.add(mark);
        next.push(one);
      }
    }
    waiting = later;
    return next;
  }

  async function answer(crowd: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await rules.run(crowd.map((one) => one.item));
      for (const [index, one] of crowd.entries()) one.resolve(answers[index]!);
    } catch (error) {
      if (crowd.length > 1 && rules.causedByOne?.(error)) await Promise.all(crowd.map((one) => answer([one])));
      else for (const one of crowd) one.reject(error);
    }
  }

  function serve(): void {
    while (underWay < rules.atOnce && waiting.length > 0) {
      underWay += 1;
      void answer(take()).finally(() => {
        underWay -= 1;
        serve();
      });
    }
  }

  return (item) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      serve();
    });
}
