import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiTexts } from "#texts/api.ts";
import { common } from "#texts/common.ts";
import { directory as words } from "#texts/directory.ts";
import { aDoctor } from "#web/testing/a-doctor.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { DoctorSearch } from "./doctor-search.tsx";
import type { BookSlot } from "./next-slots.tsx";

const slots = [{ doctor_id: "Aya", slots: [{ date: "2030-01-07", time: "09:00" }] }];
const towns = ["Abidjan", "Bouaké"];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("shows who, prices, « Sur devis » for nothing asked, no rating nobody gave, and a free hour that books in one touch", async () => {
  fakeServer({
    "GET /api/doctors": { body: [aDoctor("Aya"), aDoctor("Yao", { rating: 4.25 })] },
    "GET /api/doctors/next-slots": { body: slots },
  });
  const onBook = vi.fn<BookSlot>();
  renderInApp(<DoctorSearch towns={towns} onBook={onBook} />);
  expect(await screen.findByText("Dr Aya")).toBeTruthy();
  expect(screen.getAllByText("15 000 FCFA")).toHaveLength(2);
  expect(screen.getAllByText(words.onQuote)).toHaveLength(2);
  expect(screen.getAllByText(/Note :/)).toHaveLength(1);
  expect(screen.getByText("Note : 4,3 sur 5")).toBeTruthy();
  const slot = await screen.findByRole("link", { name: /Réserver avec Dr Aya lun\. 7 jan/ });
  expect(slot.getAttribute("href")).toBe("/medecins/Aya?date=2030-01-07&heure=09%3A00");
  fireEvent.click(slot);
  expect(onBook).toHaveBeenCalledWith(expect.objectContaining({ id: "Aya" }), { date: "2030-01-07", time: "09:00" });
});

test("searches as one types, once typing rests, keeps the last results meanwhile and the filters in the address", async () => {
  let release = () => {};
  const server = fakeServer({
    "GET /api/doctors": async ({ query }) => {
      if (query["q"]) await new Promise<void>((done) => (release = done));
      return { body: [aDoctor(query["q"] ? "Kouassi" : "Aya")] };
    },
    "GET /api/doctors/next-slots": { body: [] },
  });
  renderInApp(<DoctorSearch towns={towns} />, { url: "/?onglet=medecins" });
  await screen.findByText("Dr Aya");
  const field = screen.getByLabelText<HTMLInputElement>(words.name);
  for (const text of ["k", "ko", "kouassi"]) fireEvent.change(field, { target: { value: text } });
  await waitFor(() => expect(location.search).toBe("?onglet=medecins&q=kouassi"));
  expect(await screen.findByText(words.searching)).toBeTruthy();
  expect(screen.getByText("Dr Aya")).toBeTruthy();
  act(() => release());
  expect(await screen.findByText("Dr Kouassi")).toBeTruthy();
  const asked = server.seen.filter(({ path }) => path === "/api/doctors").map(({ query }) => query["q"]);
  expect(asked).toEqual([undefined, "kouassi"]);
});

test("what was typed while an answer was on its way is not overwritten by it", async () => {
  fakeServer({ "GET /api/doctors": { body: [] } });
  renderInApp(<DoctorSearch towns={towns} />);
  const field = screen.getByLabelText<HTMLInputElement>(words.name);
  fireEvent.change(field, { target: { value: "kou" } });
  await waitFor(() => {
    // A letter at the very moment in which the address changes.
    if (location.search === "") fireEvent.change(field, { target: { value: "kou" } });
    expect(location.search).toBe("?q=kou");
  });
  fireEvent.change(field, { target: { value: "koua" } });
  expect(field.value).toBe("koua");
  await waitFor(() => expect(location.search).toBe("?q=koua"));
  expect(field.value).toBe("koua");
});

test("asks to choose first where nothing is previewed, and calls nobody", async () => {
  const server = fakeServer();
  renderInApp(<DoctorSearch towns={towns} previewSize={0} />);
  expect(screen.getByText(words.choose)).toBeTruthy();
  expect(server.seen).toEqual([]);
});

test("says that nobody was found and clears the filters on request", async () => {
  fakeServer({
    "GET /api/doctors": ({ query }) => ({ body: query["town"] ? [] : [aDoctor("Aya")] }),
    "GET /api/doctors/next-slots": { body: [] },
  });
  renderInApp(<DoctorSearch towns={towns} />, { url: "/medecins?town=Bouak%C3%A9" });
  expect(await screen.findByText("Aucun médecin trouvé")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.clear }));
  expect(await screen.findByText("Dr Aya")).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>(words.town).value).toBe("");
});

test("a lost connection is told and tried again", async () => {
  const server = fakeServer({ "GET /api/doctors": lostConnection });
  renderInApp(<DoctorSearch towns={towns} />);
  expect(await screen.findByText(words.failed)).toBeTruthy();
  expect(screen.getByText(apiTexts.offline)).toBeTruthy();
  server.on("GET /api/doctors", { body: [aDoctor("Aya")] });
  server.on("GET /api/doctors/next-slots", { body: [] });
  fireEvent.click(screen.getByRole("button", { name: common.retry }));
  expect(await screen.findByText("Dr Aya")).toBeTruthy();
});

test("goes on where the list ended", async () => {
  fakeServer({
    "GET /api/doctors": ({ query }) =>
      query["cursor"] === "c1"
        ? { body: [aDoctor("Yao")] }
        : { body: [aDoctor("Aya")], headers: { link: '</api/doctors?limit=10&cursor=c1>; rel="next"' } },
    "GET /api/doctors/next-slots": { body: [] },
  });
  renderInApp(<DoctorSearch towns={towns} />);
  fireEvent.click(await screen.findByRole("button", { name: words.more }));
  expect(await screen.findByText("Dr Yao")).toBeTruthy();
  expect(screen.getByText("Dr Aya")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: words.more })).toBeNull());
});
