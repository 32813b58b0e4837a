import type { Chat, Turn } from "./chat.ts";
import type { Book } from "./reasoning/book.ts";
import { open } from "./reasoning/levels.ts";
import { conclude } from "./reasoning/result.ts";
import { rank } from "./schema.ts";

/**
 * What a language model read in the messages may raise the level, never lower it: of where the chat stands with it and where the same messages stand without
 * it, the higher level is told. A chat that would still ask without it is taken for what it would come to if it asked no more.
 */
export function raised(book: Book, play: (turns: readonly Turn[]) => Chat, turns: readonly Turn[]): Chat {
  const chat = play(turns);
  if (!turns.some(({ extra }) => extra?.length)) return chat;
  const { result, moment, facts } = play(turns.map(({ says }) => ({ says })));
  const plain = result ?? conclude(book, open(book, moment), moment, facts, { unresolved: true });
  const lower = chat.result ? rank(chat.result.level) < rank(plain.level) : result?.level === "emergency";
  if (!lower) return chat;
  const { pending: _, say: __, ...rest } = chat;
  return { ...rest, result: plain };
}
