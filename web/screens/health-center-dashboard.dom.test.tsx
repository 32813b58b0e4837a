import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { paths } from "#web/paths.ts";
import { startSession } from "#web/session/session.tsx";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { HealthCenterDashboardScreen } from "./health-center-dashboard.tsx";

const status = "GET /api/health-centers/status";
const list = "GET /api/health-centers/specialists";
const center = (state: string, rejection_reason: string | null = null) => ({
  body: { status: state, name: "Clinique Sainte-Anne", rejection_reason },
});
const aya = {
  id: "d1",
  full_name: "Dr Aya Kouassi",
  specialty: "Cardiologie",
  specialist_code: "PQFDT7T8",
  status: "active",
};

function Where() {
  const { pathname } = useLocation();
  return pathname === paths.healthCenterDashboard() ? <HealthCenterDashboardScreen /> : <output>{pathname}</output>;
}
function open(onglet?: string, role: User["role"] = "health_center") {
  const user = { id: "u1", full_name: "Clinique", phone_number: null, email: null, role, is_super_admin: false };
  startSession({ access_token: "a", refresh_token: "r", expires_in: 3600, user }, { remember: true });
  return renderInApp(<Where />, { url: paths.healthCenterDashboard(onglet ? { onglet } : {}) });
}
const addButtons = () => screen.queryAllByRole("button", { name: words.add });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("an approved center sees its state, how many specialists it has, and may add one", async () => {
  fakeServer({ [status]: center("approved"), [list]: { body: [aya] } });
  open();
  await screen.findByText(words.approved);
  expect((await screen.findByText(words.specialistCount(1))).parentElement!.textContent).toContain("1");
  expect(addButtons()).toHaveLength(1);
});

test("a center that waits reads so and cannot add; a rejected one reads why", async () => {
  const server = fakeServer({ [status]: center("pending_approval"), [list]: { body: [] } });
  open();
  await screen.findByText(words.pending);
  expect(screen.getByText(words.pendingNote)).toBeDefined();
  expect(addButtons()).toHaveLength(0);
  cleanup();
  server.on(status, center("rejected", "Licence illisible"));
  open("specialistes");
  await screen.findByText(words.addingClosed);
  expect(addButtons()).toHaveLength(0);
  cleanup();
  open();
  expect(await screen.findByText(words.rejectedNote("Licence illisible"))).toBeDefined();
});

test("every specialist stands in the table with code and true state, and the next page follows on demand", async () => {
  fakeServer({
    [status]: center("approved"),
    [list]: ({ query }) =>
      query["cursor"]
        ? { body: [{ ...aya, id: "d2", full_name: "Dr Yao", specialist_code: null, status: "inactive" }] }
        : { body: [aya], headers: { link: '</api/health-centers/specialists?limit=200&cursor=c2>; rel="next"' } },
  });
  open("specialistes");
  await screen.findByText("PQFDT7T8");
  expect(screen.getByText(words.statuses.active)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: words.showMore }));
  await screen.findByText("Dr Yao");
  expect(screen.getByText(words.statuses.inactive)).toBeDefined();
  expect(screen.getByText(words.noCode)).toBeDefined();
  expect(screen.queryByRole("button", { name: words.showMore })).toBeNull();
});

test("an empty list says what to do; a failed one can be asked again", async () => {
  const server = fakeServer({
    [status]: center("approved"),
    [list]: { status: 503, body: { detail: refusalTexts.temporarily_unavailable, code: "temporarily_unavailable" } },
  });
  open("specialistes");
  await screen.findByText(words.specialistsFailed);
  server.on(list, { body: [] });
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await screen.findByText(words.noSpecialist);
  fireEvent.click(addButtons()[0]!);
  expect(screen.getByRole("dialog")).toBeDefined();
});

test("a visitor is sent to the center's door, anybody else is told whose space this is", async () => {
  fakeServer();
  renderInApp(<Where />, { url: paths.healthCenterDashboard() });
  await waitFor(() => expect(document.querySelector("output")?.textContent).toBe(paths.healthCenterLogin()));
  cleanup();
  open(undefined, "patient");
  expect(screen.getByText(words.wrongDoor)).toBeDefined();
});

test("logging out forgets the session", async () => {
  fakeServer({ [status]: center("approved"), [list]: { body: [] }, "POST /auth/v1/logout": { status: 204 } });
  open();
  fireEvent.click(screen.getByRole("button", { name: words.logOut }));
  await waitFor(() => expect(document.querySelector("output")).not.toBeNull());
  expect(localStorage.getItem(storageKey)).toBeNull();
});
