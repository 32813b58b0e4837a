/** A column whose values are sealed: where it is, and what each value is bound to. */
export interface SealedColumn {
  /** With its schema when it is not `public`. */
  table: string;
  column: string;
  /** The primary key, in the order in which `context` takes it. */
  key: readonly string[];
  /** The context a value is sealed with (`Sealer.seal`): whoever seals or opens it asks here. */
  context: (...key: string[]) => string;
}
