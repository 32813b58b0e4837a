/** The columns of a `MessageRow`, for a statement that inserts rows itself: `insert into messages (${messageColumns}) …`. */
export const messageColumns =
  "id, channel, recipient, subject, body, purpose, dedupe_key, not_before, created_at, next_attempt_at";

/**
 * The same columns with their types, for rows handed over as one JSON parameter:
 * `insert into messages (${messageColumns}) select ${messageColumns} from jsonb_to_recordset($1::jsonb) as m(${messageRecord})`.
 */
export const messageRecord =
  "id uuid, channel text, recipient text, subject text, body text, purpose text, dedupe_key text, not_before timestamptz, created_at timestamptz, next_attempt_at timestamptz";
