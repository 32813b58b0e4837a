import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loginTexts as words } from "#texts/login.ts";
import { storageKey } from "#web/session/stored-session.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import type { FakeAnswer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { LoginDialog } from "./login-dialog.tsx";

const onSignedIn = vi.fn<() => void>();
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (name: string) => fireEvent.submit(screen.getByRole("button", { name }).closest("form")!);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onSignedIn.mockClear();
});
afterEach(cleanup);

/** The three ways in, each filled in and sent. */
const ways = {
  "POST /api/auth/phone/login": async () => {
    type(words.phone, "0707123456");
    type(words.password, "secret");
    submit(words.logIn);
  },
  "POST /api/auth/login": async () => {
    fireEvent.click(screen.getByRole("tab", { name: words.byEmail }));
    type(words.email, "awa@exemple.ci");
    type(words.password, "secret");
    submit(words.logIn);
  },
  "POST /api/auth/phone/register": async () => {
    fireEvent.click(screen.getByRole("button", { name: words.signUp }));
    type(words.fullName, "Awa Koné");
    type(words.phone, "0707123456");
    type(words.password, "karité-2026");
    submit(words.goOn);
    fireEvent.click(await screen.findByRole("button", { name: words.accept }));
  },
} as const;

async function enter(way: keyof typeof ways, answer: FakeAnswer) {
  fakeServer({ [way]: answer });
  // Somebody else each time: nothing was typed before.
  sessionStorage.clear();
  renderInApp(<LoginDialog open onClose={() => {}} onSignedIn={onSignedIn} />);
  await screen.findByLabelText(words.phone);
  await ways[way]();
}
const user = { id: "u1", full_name: "Awa Koné", phone_number: null, email: null, role: "patient" };

test.each([
  ["POST /api/auth/phone/login", "Numéro de téléphone ou mot de passe incorrect"],
  ["POST /api/auth/login", "Identifiants invalides"],
  ["POST /api/auth/phone/register", "Inscription échouée"],
] as const)("a refusal of %s without words is told as « %s »", async (way, sentence) => {
  await enter(way, { status: 400 });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  ["nothing", { status: 200 }, "Réponse invalide du serveur"],
  ["nobody", { body: { success: true, access_token: "a", refresh_token: "r" } }, "Réponse invalide du serveur"],
  ["no token", { body: { success: true, refresh_token: "r", user } }, "Token d'accès manquant"],
])("an answer that holds %s signs nobody in, by whichever way, and says so", async (_what, answer, sentence) => {
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    await enter(way, answer);
    expect((await screen.findByText(sentence)).closest("[role=alert]")).toBeTruthy();
    cleanup();
  }
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(localStorage.getItem(storageKey) ?? sessionStorage.getItem(storageKey)).toBeNull();
});

test("an empty phone login names both things it needs", async () => {
  fakeServer();
  renderInApp(<LoginDialog open onClose={() => {}} onSignedIn={onSignedIn} />);
  await screen.findByLabelText(words.phone);
  submit(words.logIn);
  expect(await screen.findAllByText("Numéro de téléphone et mot de passe requis")).toHaveLength(2);
});
