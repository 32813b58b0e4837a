import { expect, test } from "vitest";
import { filtersIn, hasFilter, noFilters, questionFor, withFilters } from "./filters.ts";

test("reads the filters of an address, a specialty by its id or by its label", () => {
  expect(filtersIn(new URLSearchParams("q=kouasi&town=Bouaké&specialty=Cardiologie"))).toEqual({
    q: "kouasi",
    town: "Bouaké",
    specialty: "cardiology",
  });
  expect(filtersIn(new URLSearchParams())).toEqual(noFilters);
});

test("writes filters into an address and leaves all else in it", () => {
  const address = new URLSearchParams("onglet=medecins&town=Abidjan");
  expect(withFilters(address, { q: " dr ", town: "", specialty: "ent" }).toString()).toBe(
    "onglet=medecins&q=dr&specialty=ent",
  );
  expect(address.get("town")).toBe("Abidjan");
});

test("asks for a whole page once something is chosen, else for as many as the screen previews", () => {
  expect(questionFor(noFilters, 4)).toEqual({ limit: 4 });
  expect(questionFor({ ...noFilters, town: "Abidjan" }, 4)).toEqual({ town: "Abidjan", limit: 10 });
});

test("blanks are no filter", () => {
  expect(hasFilter({ q: "  ", town: "", specialty: "" })).toBe(false);
  expect(hasFilter({ q: "", town: "Abidjan", specialty: "" })).toBe(true);
});
