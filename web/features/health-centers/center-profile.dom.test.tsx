import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CenterProfile } from "#contract/center-directory.ts";
import { centerProfileTexts as words } from "#texts/center-profile.ts";
import { fieldMessages } from "#texts/fields.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { CenterProfileMissing, CenterProfileSettings } from "./center-profile.tsx";

const read = "GET /api/health-centers/profile";
const save = "PUT /api/health-centers/profile";
const silent: CenterProfile = {
  name: "Clinique Sainte-Anne",
  town: null,
  neighbourhood: null,
  location: "Cocody Angré",
  contact_phone: "+2252722410142",
  emergency_service: null,
  open_24h: false,
  opening_hours: null,
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test("a center says where it is and what it can do; day and night has no hours", async () => {
  const { seen } = fakeServer({
    [read]: { body: silent },
    [save]: { body: { ...silent, town: "Abidjan", emergency_service: true, open_24h: true } },
  });
  renderInApp(<CenterProfileSettings />);
  fireEvent.click(await screen.findByRole("radio", { name: words.yes }));
  fireEvent.change(screen.getByRole("combobox", { name: words.town }), { target: { value: "Abidjan" } });
  fireEvent.change(screen.getByLabelText(words.hours, { exact: false }), { target: { value: "matin" } });
  fireEvent.click(screen.getByRole("checkbox", { name: words.dayAndNight }));
  expect(screen.queryByLabelText(words.hours, { exact: false })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByText(words.saved)).toBeDefined();
  expect(seen.find(({ method }) => method === "PUT")?.body).toEqual({
    town: "Abidjan",
    neighbourhood: "",
    location: "Cocody Angré",
    contact_phone: "+225 27 22 41 01 42",
    emergency_service: true,
    open_24h: true,
    opening_hours: null,
  });
});

test("what was not answered stays unsaid, and the town that the address names is shown once it is saved", async () => {
  const { seen } = fakeServer({ [read]: { body: silent }, [save]: { body: { ...silent, town: "Bouaké" } } });
  renderInApp(<CenterProfileSettings />);
  fireEvent.change(await screen.findByRole("textbox", { name: words.location }), { target: { value: "Koko, Bouaké" } });
  fireEvent.click(screen.getByRole("button", { name: words.save }));
  const town = screen.getByRole<HTMLSelectElement>("combobox", { name: words.town });
  await waitFor(() => expect(town.value).toBe("Bouaké"));
  expect(seen.find(({ method }) => method === "PUT")?.body).toMatchObject({ town: null, emergency_service: null });
});

test("a wrong number is told beside its field, and nothing is sent", async () => {
  const { seen } = fakeServer({ [read]: { body: silent } });
  renderInApp(<CenterProfileSettings />);
  const phone = await screen.findByRole("textbox", { name: words.phone });
  fireEvent.change(phone, { target: { value: "12" } });
  fireEvent.click(screen.getByRole("button", { name: words.save }));
  expect(await screen.findByText(fieldMessages.phone)).toBeDefined();
  expect(document.activeElement).toBe(phone);
  expect(seen.some(({ method }) => method === "PUT")).toBe(false);
});

test.each([
  ["no town", silent, words.missingTown],
  ["no word about emergencies", { ...silent, town: "Abidjan" as const }, words.missingEmergency],
])("a center with %s is told what is missing", async (_what, profile, sentence) => {
  fakeServer({ [read]: { body: profile } });
  renderInApp(<CenterProfileMissing />);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole("link", { name: words.complete }).getAttribute("href")).toContain("onglet=compte");
});

test("a complete one is left in peace", async () => {
  const { seen } = fakeServer({ [read]: { body: { ...silent, town: "Abidjan", emergency_service: false } } });
  renderInApp(<CenterProfileMissing />);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByText(words.missingTitle)).toBeNull();
});
