import { expect, test, vi } from "vitest";

test("schemas built afterwards never make code out of text", async () => {
  await import("./no-eval.ts");
  const z = await import("zod/mini");
  expect(z.config().jitless).toBe(true);
  const made = vi.spyOn(globalThis, "Function");
  expect(z.parse(z.object({ town: z.string() }), { town: "Bouaké" })).toEqual({ town: "Bouaké" });
  expect(made).not.toHaveBeenCalled();
});
