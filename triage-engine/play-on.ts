import { Table, type Chat, type Reader, type Turn } from "./chat.ts";
import type { Sense } from "./likelihood/sense.ts";
import type { Book } from "./reasoning/book.ts";

/** Chats kept where they stand. */
const mostKept = 400;

/**
 * Plays chats that grow by one message at a time without beginning each time anew: where a chat stood is kept, in memory only, and ends in the same place as
 * `play`. What is not kept (another process, too many chats since) is played from its first message.
 */
export function playOn(book: Book, read: Reader, sense?: Sense): (turns: readonly Turn[]) => Chat {
  const known = new Map<string, Table>();
  return (turns) => {
    const whole = JSON.stringify(turns);
    const before = JSON.stringify(turns.slice(0, -1));
    const [said, grown] = [known.get(whole), known.get(before)];
    const table = said ?? grown ?? new Table(book, sense);
    const heard = said ? turns.length : grown ? turns.length - 1 : 0;
    known.delete(whole);
    known.delete(before);
    for (let at = heard; at < turns.length; at += 1) table.hear(read, turns[at]!, at + 1);
    known.set(whole, table);
    if (known.size > mostKept) known.delete(known.keys().next().value!);
    return table.chat();
  };
}
