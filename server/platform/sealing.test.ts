import { describe, expect, it, vi } from "vitest";
import { createSealer, UnknownKey, type SealingKeys } from "./sealing.ts";

describe("a sealed value", () => {
  const sealer = createSealer("one key");
  const opens = (value: Buffer, context: string): boolean => {
    try {
      sealer.open(value, context);
      return true;
    } catch {
      return false;
    }
  };

  it("opens where it was sealed and nowhere else", () => {
    const sealed = sealer.seal("Drépanocytose", "row 1");
    expect(sealer.open(sealed, "row 1")).toBe("Drépanocytose");
    expect(opens(sealed, "row 2")).toBe(false);
    expect(sealed.toString("latin1")).not.toContain("panocytose");
    expect(sealer.seal("Drépanocytose", "row 1").equals(sealed)).toBe(false);
  });

  it("does not open when a single bit of it was altered, or when it was cut", () => {
    const sealed = sealer.seal("Asthme", "row");
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at]! ^= 1;
      expect(opens(altered, "row")).toBe(false);
      expect(opens(sealed.subarray(0, at), "row")).toBe(false);
    }
  });

  it("opens with a former key, is sealed with the present one, and not opened by a key nobody knows", () => {
    const old = sealer.seal("Asthme", "row");
    const later = createSealer({ current: "two", previous: ["zero", "one key"] });
    expect(later.open(old, "row")).toBe("Asthme");
    const fresh = later.seal("Asthme", "row");
    expect(fresh.subarray(1, 5)).toEqual(later.keyIds()[0]);
    expect(() => sealer.open(fresh, "row")).toThrow(UnknownKey);
    expect(createSealer("two").open(fresh, "row")).toBe("Asthme");
  });

  it("makes a running process look for a key made after its start, which it then seals with", () => {
    const lookAgain = vi.fn<() => SealingKeys>(() => ({ current: "two", previous: ["one key"] }));
    const running = createSealer("one key", { lookAgain });
    const [old, fresh] = [running.seal("a", "row"), createSealer("two").seal("b", "row")];
    expect(running.open(old, "row")).toBe("a");
    expect(lookAgain).not.toHaveBeenCalled();
    expect(running.open(fresh, "row")).toBe("b");
    expect(running.open(old, "row")).toBe("a");
    expect(createSealer("two").open(running.seal("c", "row"), "row")).toBe("c");
    // A value of nobody's key does not make it read its keys again and again.
    const strange = createSealer("three").seal("d", "row");
    for (let n = 0; n < 50; n += 1) expect(() => running.open(strange, "row")).toThrow(UnknownKey);
    expect(lookAgain).toHaveBeenCalledTimes(1);
  });
});
