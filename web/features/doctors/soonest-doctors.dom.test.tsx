import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clinicDateAt, clinicTimeAt } from "#contract/clinic-time.ts";
import { directory as words } from "#texts/directory.ts";
import { aDoctor } from "#web/testing/a-doctor.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { SoonestDoctors } from "./soonest-doctors.tsx";

afterEach(cleanup);

const doctors = ["Aya", "Koffi", "Yao"].map((id) => aDoctor(id, { specialty: "Pédiatrie" }));
doctors.push(aDoctor("Bamba", { specialty: "ORL" }), aDoctor("Zadi", { specialty: "ORL" }));

/** Free in so many hours. */
const freeIn = (doctor_id: string, hours: number) => {
  const instant = new Date(Date.now() + hours * 3_600_000);
  return { doctor_id, slots: [{ date: clinicDateAt(instant), time: clinicTimeAt(instant) }] };
};
const urgent = { hours: 24, late: "Trop tard", none: "Personne à temps" };
const names = () => screen.getAllByRole("heading", { level: 5 }).map(({ textContent }) => textContent);

test("who is free in time comes first, in the order of the specialties, the soonest of each first, three at most", async () => {
  const next = [freeIn("Aya", 50), freeIn("Koffi", 5), freeIn("Yao", 2), freeIn("Bamba", 1)];
  const { seen } = fakeServer({ "GET /api/doctors/next-slots": { body: [...next, { doctor_id: "Zadi", slots: [] }] } });
  renderInApp(<SoonestDoctors doctors={doctors} inTime={urgent} />);
  await screen.findByText("Dr Yao");
  expect(names()).toEqual(["Dr Yao", "Dr Koffi", "Dr Bamba"]);
  expect(screen.queryByText(urgent.late)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.others(2) }));
  expect(names().slice(3)).toEqual(["Dr Aya", "Dr Zadi"]);
  // Whoever is too late for the level is marked so.
  expect(screen.getAllByText(urgent.late)).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe("Dr Aya");
  expect(screen.queryByText(urgent.none)).toBeNull();
  // All free hours came in one call.
  expect(seen).toHaveLength(1);
});

test("where nobody is free in time it is said; a level without a time marks nobody", async () => {
  fakeServer({ "GET /api/doctors/next-slots": { body: doctors.map(({ id }) => freeIn(id, 30)) } });
  const { unmount } = renderInApp(<SoonestDoctors doctors={doctors} inTime={urgent} />);
  expect(await screen.findByText(urgent.none)).toBeDefined();
  unmount();
  renderInApp(<SoonestDoctors doctors={doctors} inTime={null} />);
  expect(await screen.findByText("Dr Aya")).toBeDefined();
  expect(screen.queryByText(urgent.none)).toBeNull();
  expect(screen.queryByText(urgent.late)).toBeNull();
});

test("without the free hours the doctors stand there all the same, in the order they came", async () => {
  fakeServer({ "GET /api/doctors/next-slots": lostConnection });
  renderInApp(<SoonestDoctors doctors={doctors} inTime={urgent} />);
  await screen.findByText("Dr Aya");
  expect(names()).toEqual(["Dr Aya", "Dr Koffi", "Dr Yao"]);
  expect(screen.queryByText(urgent.none)).toBeNull();
});
