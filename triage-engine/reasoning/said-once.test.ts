import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { saidOnce } from "./said-once.ts";

it("says once what two pages say in their own words", () => {
  const { todo, avoid } = assess([
    { says: "ma fille de 3 ans a eu la fièvre, ce matin elle a convulsé et maintenant elle dort sans répondre" },
  ]);
  expect(todo.filter((line) => line.includes("sur le côté"))).toHaveLength(1);
  expect([...todo, ...avoid].filter((line) => /\bseule\b/.test(line))).toHaveLength(1);
});

it("leaves lines that only resemble each other", () => {
  const told = { todo: ["Buvez souvent.", "Mangez peu.", "Buvez de l'eau."], avoid: ["Buvez-en moins."], watch: [] };
  expect(saidOnce(told)).toEqual({ todo: ["Buvez souvent.", "Mangez peu."], avoid: ["Buvez-en moins."], watch: [] });
});

it("lets nobody drink where another page says nothing by mouth", () => {
  const { todo, avoid } = assess([
    { says: "Mon enfant a 3 ans, il chauffe depuis 3 jours, ses mains sont blanches, il ne me reconnaît plus" },
  ]);
  expect(avoid.some((line) => line.startsWith("Ni boire ni manger"))).toBe(true);
  expect(todo.filter((line) => /boire/.test(line))).toEqual([]);
  const told = { todo: ["Buvez souvent.", "Couchez-la."], avoid: ["Rien à boire si elle est endormie."], watch: [] };
  expect(saidOnce(told).todo).toEqual(["Buvez souvent.", "Couchez-la."]);
});
