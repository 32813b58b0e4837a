import { uuidPattern } from "#contract/fields.ts";
import { fieldMessages } from "#texts/fields.ts";
import { refuse } from "./refuse.ts";

/** The cursor of a page: the sort keys of its last row, closed to the reader; a single key is an id, and stands as it is. */
export function encodeCursor(keys: readonly string[]): string {
  return keys.length === 1 ? keys[0]! : Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/**
 * The sort keys in a cursor; the last one is always a row's id. Null without a cursor.
 * Refuses: invalid_request for anything that no page of ours has named.
 */
export function decodeCursor(cursor: string | undefined, keys: number): string[] | null {
  if (cursor === undefined || cursor === "") return null;
  try {
    if (keys === 1 && uuidPattern.test(cursor)) return [cursor];
    const found: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (
      Array.isArray(found) &&
      found.length === keys &&
      found.every((key): key is string => typeof key === "string" && !key.includes("\0")) &&
      uuidPattern.test(found.at(-1)!)
    ) {
      return found;
    }
  } catch {
    // Said below, as for every other text that is no cursor.
  }
  refuse("invalid_request", { errors: [{ field: "cursor", message: fieldMessages.invalid }] });
}
