import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { BookingWish } from "#server/testing/crowd.ts";

export interface Answer {
  status: number;
  id: string | null;
  text: string;
}

/** A booking somebody asked for, and what was heard of it. */
export interface Asked extends BookingWish {
  key: string;
  /** Null: no answer came, or one that says "later" (503). */
  answer: Answer | null;
}

/** Sends one booking with its key; rejects when the connection ends before the answer does. */
export function ask(url: string, agent: Agent, booking: Pick<Asked, "key" | "token" | "body">): Promise<Answer> {
  const text = JSON.stringify(booking.body);
  return new Promise((done, fail) => {
    const outgoing = request(
      `${url}/api/appointments`,
      {
        agent,
        method: "POST",
        headers: {
          authorization: `Bearer ${booking.token}`,
          "idempotency-key": booking.key,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
        },
        timeout: 10_000,
      },
      (incoming) => {
        let heard = "";
        incoming.setEncoding("utf8").on("data", (chunk: string) => (heard += chunk));
        incoming.on("error", fail);
        incoming.on("end", () => {
          const status = incoming.statusCode ?? 0;
          const id = status === 201 ? (JSON.parse(heard) as { id: string }).id : null;
          done({ status, id, text: heard });
        });
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer within ten seconds")));
    outgoing.on("error", fail);
    outgoing.end(text);
  });
}

/** People who book as fast as they are answered, until `stop`; whoever hears nothing goes on with another wish a moment later. */
export function startBooking(url: string, people: number, wish: () => BookingWish, name: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const asked: Asked[] = [];
  let stopped = false;
  async function person(): Promise<void> {
    while (!stopped) {
      const booking: Asked = { ...wish(), key: `${name}-${asked.length}`, answer: null };
      asked.push(booking);
      try {
        const answer = await ask(url, agent, booking);
        if (answer.status !== 503) booking.answer = answer;
      } catch {
        // Nobody knows whether it was booked: it is repeated afterwards.
      }
      if (booking.answer === null) await sleep(200);
    }
  }
  const all = Promise.all(Array.from({ length: people }, person));
  return {
    asked,
    async stop(): Promise<void> {
      stopped = true;
      await all;
      agent.destroy();
    },
  };
}
