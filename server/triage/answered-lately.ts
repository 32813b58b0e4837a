/** No request lasts that long. */
const keptMs = 60_000;

interface Session {
  /** When each of its turns was answered, by `performance.now()`; infinite while that is under way. */
  turns: Map<number, number>;
  touchedAt: number;
}

/** The sessions in which this process answered lately, the latest at the end. */
const lately = new Map<string, Session>();

function put(sessionId: string, turn: number, at: number): void {
  const now = performance.now();
  const turns = new Map([...(lately.get(sessionId)?.turns ?? [])].filter(([, then]) => now - then <= keptMs));
  lately.delete(sessionId);
  lately.set(sessionId, { turns: turns.set(turn, at), touchedAt: now });
  for (const [oldest, { touchedAt }] of lately) {
    if (now - touchedAt <= keptMs) break;
    lately.delete(oldest);
  }
}

/** A turn is about to be written: whoever comes from now on until it is answered cannot know its answer. */
export function noteTaken(sessionId: string, turn: number): void {
  put(sessionId, turn, Infinity);
}

/** It is being answered now. */
export function noteAnswered(sessionId: string, turn: number): void {
  put(sessionId, turn, performance.now());
}

/**
 * How many of a session's turns were answered when a request arrived (`performance.now()`): what its writer could have read. A message that
 * came before the answer to another cannot reply to it, however late its turn comes. `turns`: how many there are now.
 */
export function answeredBefore(sessionId: string, turns: number, arrivedAt: number): number {
  const unread = [...(lately.get(sessionId)?.turns ?? [])].filter(([turn, at]) => turn < turns && at > arrivedAt);
  return Math.min(turns, ...unread.map(([turn]) => turn));
}
