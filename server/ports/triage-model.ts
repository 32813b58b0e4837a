/** A sign the triage knows, as a model may name it. */
export interface KnownSign {
  id: string;
  label: string;
}

/** A sign a model believes it read, with the very words that say so. */
export interface ReadSign {
  id: string;
  quote: string;
}

/**
 * A language model that helps the triage to understand and to word. Whatever it says is judged by whoever asks: it decides nothing. Both
 * calls end with the signal; what fails, fails by throwing.
 */
export interface TriageModelPort {
  readonly name: string;
  /** The signs that a text speaks of, among those that are known. */
  understand(
    asked: { text: string; question: string | null; signs: readonly KnownSign[] },
    signal: AbortSignal,
  ): Promise<readonly ReadSign[]>;
  /** The same question in words closer to what was said. */
  word(asked: { question: string; said: string }, signal: AbortSignal): Promise<string>;
}
