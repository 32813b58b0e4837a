import { describe, expect, it } from "vitest";
import { holds, namesIn, openIn, parseCondition, type Known } from "./conditions.ts";

const known = (
  signs: Record<string, boolean>,
  numbers: Record<string, number> = {},
  sex?: "male" | "female",
): Known => ({
  sign: (id) => signs[id],
  number: (name) => numbers[name],
  days: (sign) => numbers[`days of ${sign}`] ?? numbers.duration,
  sex: () => sex,
});
const value = (text: string, facts: Known) => holds(parseCondition(text), facts);

describe("a condition", () => {
  it("is neither true nor false while it hangs on something unknown", () => {
    expect(value("fever & neck_stiff", known({ fever: true }))).toBeUndefined();
    expect(value("fever & neck_stiff", known({ fever: false }))).toBe(false);
    expect(value("fever | neck_stiff", known({ fever: true }))).toBe(true);
    expect(value("fever | neck_stiff", known({ fever: false }))).toBeUndefined();
  });

  it("takes « not » for known not to be there", () => {
    expect(value("!fever", known({}))).toBeUndefined();
    expect(value("!fever", known({ fever: false }))).toBe(true);
    expect(value("!(a | b) & c", known({ a: false, b: false, c: true }))).toBe(true);
  });

  it("takes ~ for « unless it is said to be there »", () => {
    expect(value("fever & ~cough", known({ fever: true }))).toBe(true);
    expect(value("fever & ~cough", known({ fever: true, cough: true }))).toBe(false);
    expect(value("~(a & b)", known({ a: true }))).toBe(true);
  });

  it("binds & closer than |", () => {
    expect(value("a | b & c", known({ a: true, b: false, c: false }))).toBe(true);
    expect(value("(a | b) & c", known({ a: true, b: false, c: false }))).toBe(false);
  });

  it("counts so many of a list", () => {
    expect(value("2 of (a, b, c)", known({ a: true, b: true }))).toBe(true);
    expect(value("2 of (a, b, c)", known({ a: true }))).toBeUndefined();
    expect(value("2 of (a, b, c)", known({ a: true, b: false, c: false }))).toBe(false);
  });

  it("compares numbers in their units, and the age in days", () => {
    expect(value("age < 2mo", known({}, { age: 60 }))).toBe(true);
    expect(value("age < 2mo", known({}, { age: 61 }))).toBe(false);
    expect(value("age >= 50y", known({}, { age: 50 * 365.25 }))).toBe(true);
    expect(value("duration < 12h", known({}, { duration: 0.4 }))).toBe(true);
    expect(value("temperature >= 38.5", known({}, { temperature: 38.5 }))).toBe(true);
    expect(value("temperature >= 38.5", known({}))).toBeUndefined();
    expect(value("sex = female", known({}, {}, "male"))).toBe(false);
  });

  it("takes a sign's own duration before the general one", () => {
    expect(value("days(cough) >= 2w", known({}, { duration: 2, "days of cough": 20 }))).toBe(true);
    expect(value("days(cough) >= 2w", known({}, { duration: 2 }))).toBe(false);
  });

  it("names what it speaks of", () => {
    const { signs, numbers } = namesIn(parseCondition("a & !b | 2 of (c, days(d) > 3, age < 5y)"));
    expect([...signs]).toEqual(["a", "b", "c"]);
    expect([...numbers]).toEqual(["duration", "age"]);
  });

  it.each([
    "",
    "a &",
    "a b",
    "(a",
    "2 of a",
    "2 of (a",
    "age",
    "age < ",
    "sex = other",
    "a && b",
    "a + b",
    "days(a)",
    "5",
  ])("is refused when it is not of the language: %j", (text) => {
    expect(() => parseCondition(text)).toThrow("Condition not understood");
  });
});

describe("what a condition still hangs on", () => {
  const open = (text: string, facts: Known) => {
    const { signs, numbers } = openIn(parseCondition(text), facts);
    return [...signs, ...numbers].toSorted().join(" ");
  };

  it("leaves out the parts that are settled", () => {
    expect(open("(a | b) & !c & age < 5y", known({ a: true }))).toBe("age c");
    expect(open("a & b | c", known({ a: false }))).toBe("c");
    expect(open("2 of (a, b, c)", known({ a: true }))).toBe("b c");
  });

  it("is nothing once it is true or false", () => {
    expect(open("a | b", known({ a: true }))).toBe("");
    expect(open("a & b", known({ a: false }))).toBe("");
  });
});
