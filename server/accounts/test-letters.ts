import type { TestApp } from "#server/testing/app.ts";

/** What reached somebody, newest first. */
export async function lettersTo(app: TestApp, to: string) {
  return app.ctx.db
    .selectFrom("messages")
    .select(["channel", "purpose", "subject", "body"])
    .where("recipient", "=", to)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The code that stands first in the newest message. */
export async function codeSentTo(app: TestApp, to: string): Promise<string> {
  const [letter] = await lettersTo(app, to);
  return /^\d{6}/.exec(letter?.body ?? "")?.[0] ?? `no code for ${to}`;
}

/** The token in the link of the newest message. */
export async function tokenSentTo(app: TestApp, to: string): Promise<string> {
  const [letter] = await lettersTo(app, to);
  return /[?&]token=([\w-]+)/.exec(letter?.body ?? "")?.[1] ?? `no-link-for-${to}`;
}

/** Five digits more than a code: never right. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
