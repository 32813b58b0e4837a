import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Route, Routes, StaticRouter, useLocation } from "react-router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { adminTexts } from "#texts/admin.ts";
import { centerTexts } from "#texts/health-center-screens.ts";
import { loginTexts } from "#texts/login.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { SiteProvider } from "#web/layouts/site.tsx";
import { startSession } from "#web/session/session.tsx";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp, testSite } from "#web/testing/in-app.tsx";
import { AdminScreen } from "./admin.tsx";
import { HealthCenterLoginScreen } from "./health-center-login.tsx";
import { SpecialistLoginScreen } from "./specialist-login.tsx";

const person = (role: User["role"]): User => ({
  id: "u1",
  full_name: "Mariam Traoré",
  phone_number: null,
  email: "mariam@keneya.ci",
  role,
  is_super_admin: false,
});
const session = {
  success: true,
  access_token: "a",
  refresh_token: "r",
  expires_in: 3600,
  token_type: "bearer",
} as const;
const refused = (status: number, code: keyof typeof refusalTexts) => ({
  status,
  body: { detail: refusalTexts[code], code, request_id: "r" },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const submit = (name: string) => fireEvent.submit(button(name).closest("form")!);

function Where() {
  return <output>{useLocation().pathname}</output>;
}
const where = () => document.querySelector("output")!.textContent;

test("a specialist's code stands in the field as the address gives it, in capitals, and must have eight characters", () => {
  renderInApp(
    <Routes>
      <Route path="/specialist/:code?" element={<SpecialistLoginScreen />} />
    </Routes>,
    { url: "/specialist/pqf%20dt7t" },
  );
  expect(screen.getByLabelText<HTMLInputElement>(loginTexts.specialistCode).value).toBe("PQFDT7T");
  expect(button(loginTexts.logIn).disabled).toBe(true);
  type(loginTexts.specialistCode, "pqfdt7t8");
  expect(screen.getByLabelText<HTMLInputElement>(loginTexts.specialistCode).value).toBe("PQFDT7T8");
  expect(button(loginTexts.logIn).disabled).toBe(false);
  type(loginTexts.specialistCode, "pqfdt7t89");
  expect(button(loginTexts.logIn).disabled).toBe(true);
});

test("a specialist with a wrong password reads so and keeps what was typed", async () => {
  fakeServer({ "POST /api/auth/specialist-login": refused(401, "invalid_specialist_credentials") });
  renderInApp(<SpecialistLoginScreen />);
  type(loginTexts.specialistCode, "PQFDT7T8");
  type(loginTexts.password, "faux");
  submit(loginTexts.logIn);
  await screen.findByText(refusalTexts.invalid_specialist_credentials);
  expect(screen.getByLabelText<HTMLInputElement>(loginTexts.password).value).toBe("faux");
});

test("before the script has taken over, a door's form is closed: nothing typed could leave in the address", () => {
  const html = renderToString(
    <StaticRouter location="/specialist">
      <QueryClientProvider client={new QueryClient()}>
        <SiteProvider site={testSite}>
          <SpecialistLoginScreen />
        </SiteProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
  expect(html).toMatch(/<fieldset[^>]*disabled/);
});

test("a center's code loses its spaces, is cut at twenty characters, and leads to the center's dashboard", async () => {
  const server = fakeServer({
    "POST /api/auth/health-center/code-login": {
      body: {
        ...session,
        access_token: `x.${btoa(JSON.stringify({ sub: "acc-1" }))}.y`,
        health_center: { id: "c1", name: "Clinique", status: "approved" },
      },
    },
  });
  renderInApp(
    <>
      <HealthCenterLoginScreen />
      <Where />
    </>,
    { url: "/health-center" },
  );
  expect(button(centerTexts.logIn).disabled).toBe(true);
  type(centerTexts.code, " hc-7ft2 jycp".padEnd(40, "x"));
  expect(screen.getByLabelText<HTMLInputElement>(centerTexts.code).value).toHaveLength(20);
  type(centerTexts.code, " hc-7ft2 jycp ");
  submit(centerTexts.logIn);
  await waitFor(() => expect(where()).toBe("/health-center/dashboard"));
  expect(server.seen[0]!.body).toEqual({ login_code: "HC-7FT2JYCP" });
  expect(JSON.parse(localStorage.getItem(storageKey)!).user).toMatchObject({
    id: "acc-1",
    app_metadata: { role: "health_center" },
    user_metadata: { full_name: "Clinique" },
  });
});

test("the first administrator is created only with matching passwords, and is signed in at once", async () => {
  const admin = person("admin");
  const server = fakeServer({
    "POST /api/auth/admin/setup": { status: 201, body: { success: true, user: admin } },
    "POST /api/auth/admin/login": { body: { ...session, user: admin } },
    "GET /api/auth/me": { body: { user: admin, patients: [] } },
  });
  renderInApp(<AdminScreen />, { url: "/admin" });
  fireEvent.click(button(adminTexts.toSetup));
  type(adminTexts.fullName, "Mariam Traoré");
  type(adminTexts.email, "mariam@keneya.ci");
  type(adminTexts.password, "forteresse-9");
  type(adminTexts.passwordAgain, "forteresse-8");
  type(adminTexts.setupKey, "cle");
  submit(adminTexts.create);
  await screen.findByText(adminTexts.passwordsDiffer);
  expect(server.seen).toHaveLength(0);
  type(adminTexts.passwordAgain, "forteresse-9");
  submit(adminTexts.create);
  await screen.findByRole("heading", { name: adminTexts.createTitle });
  expect(server.seen[0]!.body).toEqual({
    full_name: "Mariam Traoré",
    email: "mariam@keneya.ci",
    password: "forteresse-9",
    setup_key: "cle",
  });
});

test("an administrator who was created but could not be signed in is told so at the login", async () => {
  fakeServer({
    "POST /api/auth/admin/setup": { status: 201, body: { success: true, user: person("admin") } },
    "POST /api/auth/admin/login": refused(503, "temporarily_unavailable"),
  });
  renderInApp(<AdminScreen />, { url: "/admin" });
  fireEvent.click(button(adminTexts.toSetup));
  type(adminTexts.fullName, "Mariam");
  type(adminTexts.email, "mariam@keneya.ci");
  type(adminTexts.password, "forteresse-9");
  type(adminTexts.passwordAgain, "forteresse-9");
  type(adminTexts.setupKey, "cle");
  submit(adminTexts.create);
  await screen.findByText(adminTexts.setUpButNotIn);
  expect(button(adminTexts.logIn)).toBeDefined();
});

test("whoever is no administrator is told so, whatever the browser believes, and offered their own space", async () => {
  fakeServer({ "GET /api/auth/me": { body: { user: person("specialist"), patients: [] } } });
  startSession({ ...session, user: person("admin") }, { remember: false });
  renderInApp(<AdminScreen />, { url: "/admin" });
  await screen.findByText(adminTexts.notAdmin);
  expect(screen.queryByText(adminTexts.createTitle)).toBeNull();
  expect(screen.getByRole("link", { name: adminTexts.ownSpace })).toBeDefined();
});

test("an access that cannot be checked says so and can be checked again", async () => {
  const server = fakeServer({ "GET /api/auth/me": refused(503, "temporarily_unavailable") });
  startSession({ ...session, user: person("admin") }, { remember: false });
  renderInApp(<AdminScreen />, { url: "/admin" });
  await screen.findByText(adminTexts.checkFailed);
  server.on("GET /api/auth/me", { body: { user: person("admin"), patients: [] } });
  fireEvent.click(button("Réessayer"));
  expect(await screen.findByRole("heading", { name: adminTexts.createTitle })).toBeDefined();
});

test("a session that has ended shows the login instead of the space", async () => {
  fakeServer({
    "GET /api/auth/me": refused(401, "session_expired"),
    "POST /auth/v1/token": { status: 400, body: { error_code: "refresh_token_not_found" } },
  });
  startSession({ ...session, user: person("admin") }, { remember: false });
  renderInApp(<AdminScreen />, { url: "/admin" });
  expect(await screen.findByRole("button", { name: adminTexts.logIn })).toBeDefined();
});
