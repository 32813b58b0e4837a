import { hash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { requestDigest } from "#server/platform/idempotency.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aPatient, type Person } from "#server/testing/people.ts";
import { readSession, say, start } from "./test-triage.ts";

const app = useTestApp();
const complaint = "J'ai de la fièvre depuis 2 jours";

describe("a beginning", () => {
  it("of two visitors under one key that anybody may send begins two sessions; a retry under a random one begins none", async () => {
    const begin = async (key: string, person?: { token: string }) => {
      const call = { token: person?.token, body: { initial_symptoms: complaint }, headers: { "idempotency-key": key } };
      const { status, body } = await app.call("POST", "/api/triage/start", call);
      expect(status).toBe(200);
      return body.session_id;
    };
    for (const key of ["1", "start", "0000000000000000000000001"]) expect(await begin(key)).not.toBe(await begin(key));
    const random = randomUUID().replaceAll("-", "");
    expect(await begin(random)).toBe(await begin(random));
    // An account's keys are its own, whatever they are.
    const [awa, yao] = [await aPatient(app), await aPatient(app, "Yao Kouadio")];
    expect(await begin("1", awa)).toBe(await begin("1", awa));
    expect(await begin("1", awa)).not.toBe(await begin("1", yao));
  });

  it("cannot be guessed from what is kept of its key", async () => {
    const [body, key] = [{ initial_symptoms: complaint }, randomUUID()];
    await app.call("POST", "/api/triage/start", { body, headers: { "idempotency-key": key } });
    const row = await app.ctx.db
      .selectFrom("idempotency_keys")
      .select("request_hash")
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    const plain = hash("sha256", `startTriage\n/triage/start\n${JSON.stringify(body)}`, "buffer");
    const kept = requestDigest(app.ctx, "startTriage", "/triage/start", body);
    expect([row.request_hash.equals(plain), row.request_hash.equals(kept)]).toEqual([false, true]);
  });
});

describe("a message without a step", () => {
  const stepOf = async (session_id: string, person?: Person): Promise<number> =>
    (await readSession(app, session_id, person)).body.step;

  it("sent twelve times at once is one, for a visitor and for an account", async () => {
    for (const person of [undefined, await aPatient(app)]) {
      const { session_id } = (await start(app, complaint, person)).body;
      for (const message of ["34 ans", "Non", "Non"]) {
        const before = await stepOf(session_id, person);
        const answers = await Promise.all(Array.from({ length: 12 }, () => say(app, session_id, message, person)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        expect(await stepOf(session_id, person)).toBe(before + 1);
      }
    }
  });

  it("is a new answer as soon as the former one was answered, though its words are the same", async () => {
    const { session_id } = (await start(app, complaint)).body;
    await say(app, session_id, "34 ans");
    for (let n = 3; n < 7; n += 1) {
      const { body } = await say(app, session_id, "Non");
      expect([body.step, await stepOf(session_id)]).toEqual([n, n]);
    }
  });
});
