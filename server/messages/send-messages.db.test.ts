import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { Undeliverable } from "#server/ports/delivery.ts";
import { useTestApp } from "#server/testing/app.ts";
import { sendMessages, triesMost, waitBeforeTry } from "./send-messages.ts";
import { writeMessage } from "./write-message.ts";

const app = useTestApp();
const to = "+2250707123456";
const message = { channel: "sms", to, purpose: "test", body: "Bonjour" } as const;
let taken: string[] = [];
let sms: () => Promise<void> = async () => {};

beforeEach(async () => {
  await sql`delete from messages`.execute(app.ctx.db);
  taken = [];
  sms = async () => {};
  app.ctx.sms = {
    name: "test",
    async send({ id }) {
      await sms();
      taken.push(id);
      return { providerId: null };
    },
  };
});

const rows = () => app.ctx.db.selectFrom("messages").selectAll().orderBy("created_at").execute();

describe("sending", () => {
  it("sends each message once, with four workers at it", async () => {
    for (let n = 0; n < 120; n += 1) await writeMessage(app.ctx, message);
    const drain = async () => {
      while ((await sendMessages(app.ctx)) > 0);
    };
    await Promise.all([drain(), drain(), drain(), drain()]);
    expect(taken).toHaveLength(120);
    expect(new Set(taken).size).toBe(120);
    expect((await rows()).every((row) => row.sent_at !== null)).toBe(true);
  });

  it("sends nothing of a transaction that failed, and one of what is written twice", async () => {
    const failed = app.ctx.db.transaction().execute(async (db) => {
      await writeMessage({ ...app.ctx, db }, message);
      throw new Error("power cut");
    });
    await expect(failed).rejects.toThrow("power cut");
    for (let n = 0; n < 3; n += 1) await writeMessage(app.ctx, { ...message, dedupeKey: "one" });
    await sendMessages(app.ctx);
    expect(taken).toHaveLength(1);
  });

  it("waits until the message may ring", async () => {
    app.clock.moveTo("2026-11-23T22:00:00.000Z");
    await writeMessage(app.ctx, { ...message, keepsQuiet: true });
    expect(await sendMessages(app.ctx)).toBe(0);
    app.clock.moveTo("2026-11-24T07:00:00.000Z");
    expect(await sendMessages(app.ctx)).toBe(1);
  });
});

describe("a sender that fails", () => {
  it("is tried again, later and later, and loses nothing", async () => {
    sms = () => Promise.reject(new Error("down"));
    await writeMessage(app.ctx, message);
    await sendMessages(app.ctx);
    expect(await sendMessages(app.ctx)).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, dead_at: null, last_error: "down" }]);
    sms = async () => {};
    app.clock.moveBy(10_000);
    expect(await sendMessages(app.ctx)).toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 2, dead_at: null, last_error: null }]);
    expect(waitBeforeTry(1, 0.5)).toBe(5);
    expect(waitBeforeTry(3, 0.5)).toBe(20);
    expect(waitBeforeTry(30, 0.5)).toBe(3600);
  });

  it("gives up at once on an address that cannot exist, and in the end on one that never answers", async () => {
    sms = () => Promise.reject(new Undeliverable("no such number"));
    await writeMessage(app.ctx, message);
    await sendMessages(app.ctx);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, last_error: "no such number" }]);
    expect((await rows())[0]!.dead_at).not.toBeNull();
    sms = () => Promise.reject(new Error("down"));
    await writeMessage(app.ctx, message);
    for (let n = 0; n < triesMost + 5; n += 1) {
      await sendMessages(app.ctx);
      app.clock.moveBy(2 * 3_600_000);
    }
    const tried = (await rows()).find((row) => row.last_error === "down")!;
    expect([tried.attempts, tried.dead_at !== null]).toEqual([triesMost, true]);
  });

  it("leaves a message that a dying worker had taken to the next one", async () => {
    let tookOne = () => {};
    const isTaken = new Promise<void>((resolve) => (tookOne = resolve));
    sms = () => {
      tookOne();
      return new Promise(() => {});
    };
    await writeMessage(app.ctx, message);
    const dying = sendMessages(app.ctx).catch(() => "died");
    await isTaken;
    sms = async () => {};
    expect(await sendMessages(app.ctx)).toBe(0);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(app.ctx.db);
    await expect.poll(() => sendMessages(app.ctx)).toBe(1);
    expect(await dying).toBe("died");
    expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: app.clock.now() });
  });
});
