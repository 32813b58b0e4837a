declare const read: unique symbol;

/**
 * An answer that is JSON text already, as the database wrote it: sent as it is, without being read and written again. Outside
 * production it is checked against the contract like every other answer.
 */
export class RawJson<Answer> {
  readonly text: string;
  /** What the text says; never there at run time. */
  declare readonly [read]: Answer;

  constructor(text: string) {
    this.text = text;
  }
}
