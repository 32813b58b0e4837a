import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { aListedCenter } from "#web/testing/a-triage.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { Centers } from "./centers.tsx";
import { useCentersAhead } from "./use-recommended.ts";

const path = "GET /api/health-centers";

function Place({ start }: { start: string | null }) {
  const [town, setTown] = useState(start);
  return <Centers towns={["Abidjan", "Bouaké"]} town={town} onTown={setTown} />;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(cleanup);

test("once the town is chosen its centers can be called and found on a map, a few at first", async () => {
  const night = aListedCenter("Clinique de nuit", { emergency_service: true, open_24h: true, opening_hours: null });
  const others = ["Un", "Deux", "Trois", "Quatre"].map((name) => aListedCenter(name));
  const { seen } = fakeServer({ [path]: { body: [night, ...others] } });
  renderInApp(<Place start={null} />);
  expect(seen).toEqual([]);
  press("Abidjan");
  const call = await screen.findByRole("link", { name: words.callCenter("Clinique de nuit") });
  expect(call.getAttribute("href")).toBe("tel:+2252722410142");
  expect(screen.getAllByText(words.hasEmergency)).toHaveLength(1);
  expect(screen.getAllByText(words.dayAndNight)).toHaveLength(1);
  expect(screen.getAllByText(words.noEmergency)).toHaveLength(3);
  const there = screen.getByRole("link", { name: words.directionsTo("Clinique de nuit") });
  expect(new URL(there.getAttribute("href")!).searchParams.get("destination")).toBe(
    "Clinique de nuit, Angré, après la pharmacie, Abidjan",
  );
  expect(seen.map(({ query }) => query["town"])).toEqual(["Abidjan"]);
  // The button is gone: what came in its place has the focus, there and back.
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: words.centersIn("Abidjan") }));
  press(words.changeTown);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: words.emergencyTown }));
  press("Abidjan");
  press(words.moreCenters(1));
  expect(screen.getByRole("link", { name: words.callCenter("Quatre") })).toBeDefined();
});

test("an address that names its quarter and town is not told twice", async () => {
  const center = aListedCenter("Clinique", { location: "Abidjan, Angré, après la pharmacie" });
  fakeServer({ [path]: { body: [center] } });
  renderInApp(<Place start="Abidjan" />);
  expect(await screen.findByText("Abidjan, Angré, après la pharmacie")).toBeDefined();
  const there = screen.getByRole("link", { name: words.directionsTo("Clinique") });
  expect(new URL(there.getAttribute("href")!).searchParams.get("destination")).toBe(
    "Clinique, Abidjan, Angré, après la pharmacie",
  );
});

test("a town without a known emergency service says so, also where a center has said nothing", async () => {
  fakeServer({ [path]: { body: [aListedCenter("Un", { emergency_service: null })] } });
  renderInApp(<Place start="Bouaké" />);
  expect(await screen.findByText(words.centersWithoutEmergency("Bouaké"))).toBeDefined();
  expect(screen.queryByText(words.noEmergency)).toBeNull();
});

test("a town without a center, a town that is not ours and a list that fails send to the 185", async () => {
  const { on } = fakeServer({ [path]: { body: [] } });
  renderInApp(<Place start="Bouaké" />);
  expect(await screen.findByText(words.noCenters("Bouaké"))).toBeDefined();
  on(path, lostConnection);
  press(words.changeTown);
  press("Abidjan");
  expect(await screen.findByText(words.centersFailed)).toBeDefined();
  on(path, { body: [aListedCenter("Un")] });
  press(common.retry);
  expect(await screen.findByRole("link", { name: words.callCenter("Un") })).toBeDefined();
  press(words.changeTown);
  press(words.otherTown);
  expect(screen.getByText(words.nearestHospital)).toBeDefined();
});

test("where to go is fetched ahead of need, and is there without a network", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { on, seen } = fakeServer({
      [path]: ({ query }) => ({ body: [aListedCenter(`Clinique de ${query["town"]}`)] }),
    });
    function Ahead() {
      const [asked, setAsked] = useState(false);
      useCentersAhead(true, ["Abidjan", "Bouaké"], null);
      return asked ? (
        <Place start="Bouaké" />
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          {"demander"}
        </button>
      );
    }
    renderInApp(<Ahead />);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.map(({ query }) => query["town"])).toEqual(["Abidjan", "Bouaké"]);
    on(path, lostConnection);
    press("demander");
    expect(screen.getByRole("link", { name: words.callCenter("Clinique de Bouaké") })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});
