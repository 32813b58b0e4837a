import { describe, expect, it } from "vitest";
import { createOpenAiCompatible } from "./openai-compatible.ts";
import { misbehaviours, useModelServer } from "./test-model-server.ts";

const service = useModelServer();
const open = (more: { path?: string; key?: string } = {}) =>
  createOpenAiCompatible({ url: service.url + (more.path ?? ""), key: more.key, model: "petit-modele" });
const soon = () => AbortSignal.timeout(2000);
const signs = [
  { id: "fever", label: "fièvre" },
  { id: "cough", label: "toux" },
];
const asked = { text: "j'ai le corps chaud", question: null, signs };

describe("a model behind chat completions", () => {
  it("is asked with the list of signs and the message as data, and answers signs with their quotes", async () => {
    service.understand = '```json\n{"signs":[{"id":"fever","quote":"corps chaud"}]}\n```';
    expect(await open({ key: "la-cle" }).understand(asked, soon())).toEqual([{ id: "fever", quote: "corps chaud" }]);
    const { path, headers, body, asked: read } = service.received.at(-1)!;
    expect([path, headers.authorization, body.model]).toEqual([
      "/v1/chat/completions",
      "Bearer la-cle",
      "petit-modele",
    ]);
    expect(body.messages[0]!.content).toContain("fever: fièvre\ncough: toux");
    expect(read).toEqual({ question: null, message: asked.text });
    service.word = '{"question":"Avez-vous de la fièvre ?"}';
    expect(await open().word({ question: "Fièvre ?", said: "x" }, soon())).toBe("Avez-vous de la fièvre ?");
    expect(service.received.at(-1)!.headers.authorization).toBeUndefined();
  });

  it("is found under any of the addresses operators write", async () => {
    service.understand = '{"signs":[]}';
    for (const path of ["", "/", "/v1", "/v1/", "/v1/chat/completions"]) {
      await open({ path }).understand(asked, soon());
      expect(service.received.at(-1)!.path).toBe("/v1/chat/completions");
    }
  });

  it.each(Object.entries(misbehaviours))("never brings us down when it %s", async (_name, behaviour) => {
    service.understand = behaviour;
    service.word = behaviour;
    const found = await open()
      .understand(asked, soon())
      .catch((error: Error) => error);
    expect(found instanceof Error || Array.isArray(found)).toBe(true);
    const worded = await open()
      .word({ question: "Fièvre ?", said: "x" }, soon())
      .catch((error: Error) => error);
    expect(worded).toBeInstanceOf(Error);
  });

  it("is given up when the time is over, though its answer drips on", async () => {
    service.understand = (_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    };
    const began = performance.now();
    await expect(open().understand(asked, AbortSignal.timeout(150))).rejects.toThrow(/abort|timeout/i);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
