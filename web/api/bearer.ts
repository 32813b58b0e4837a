/** Who lends calls the right to be made. `api/` stands below `session/`, so the session hangs itself on this port. */
export interface Bearer {
  /** The access token of now, renewed when it is about to end; null for a visitor. */
  token: () => Promise<string | null>;
  /** The server refused this token: another one, or null when the session is over. */
  renew: (refused: string) => Promise<string | null>;
  /** The server wants a second factor shown before this token opens anything. */
  owes: (refused: string) => void;
  /** Whose session it is, without asking anybody; null for a visitor. */
  holder: () => Holder | null;
}

/** An account, and the store in which the browser keeps its session: what is kept for the account lies there too, no longer than it. */
export interface Holder {
  id: string;
  storage: Storage | null;
}

const nobody: Bearer = { token: async () => null, renew: async () => null, owes: () => {}, holder: () => null };
let current = nobody;

/** Calls to endpoints that need a session carry this bearer from now on. */
export function carryBearer(lender: Bearer): void {
  current = lender;
}

export function bearer(): Bearer {
  return current;
}
