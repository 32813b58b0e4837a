import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnAccount } from "#contract/account-settings.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { leavingTexts } from "#texts/accounts.ts";
import { common } from "#texts/common.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { useSession } from "#web/session/session.tsx";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { awa, signIn } from "#web/testing/signed-in.ts";
import { AccountSettings } from "./account-settings.tsx";

const account: OwnAccount = {
  ...awa,
  phone_verified: false,
  email_verified: true,
  pending_email: null,
  has_password: true,
  has_lock_pin: false,
  factors: [],
  terms_version: "2026-11",
  has_former_account: false,
  created_at: "2026-11-20T08:00:00Z",
};
const today = new Date().toISOString();
const devices = [
  { id: "s1", device: "Chrome sur Android", address: "160.155", created_at: today, last_used_at: today, current: true },
  { id: "s2", device: "Firefox sur Windows", address: null, created_at: today, last_used_at: today, current: false },
];
const refused = (status: number, code: keyof typeof refusalTexts, field?: string) => ({
  status,
  body: {
    detail: refusalTexts[code],
    code,
    request_id: "r",
    ...(field ? { errors: [{ field, message: refusalTexts[code] }] } : {}),
  },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Owner() {
  return <output>{useSession().user?.full_name}</output>;
}

async function open(facts: Partial<OwnAccount> = {}) {
  const server = fakeServer({
    "GET /api/account": { body: { ...account, ...facts } },
    "GET /api/account/sessions": { body: devices },
  });
  const onDeleted = vi.fn<() => void>();
  renderInApp(
    <>
      <Owner />
      <AccountSettings onDeleted={onDeleted} />
    </>,
  );
  await screen.findByRole("heading", { name: words.profile });
  return { server, onDeleted };
}
const part = (title: string) => within(screen.getByRole("region", { name: title }));
const type = (label: string, value: string, inside = screen as ReturnType<typeof within>) =>
  fireEvent.change(inside.getByLabelText(label), { target: { value } });
const press = (name: string, inside = screen as ReturnType<typeof within>) =>
  fireEvent.click(inside.getByRole("button", { name }));
const submit = (name: string, inside = screen as ReturnType<typeof within>) =>
  fireEvent.submit(inside.getByRole("button", { name }).closest("form")!);

test("a new name is told everywhere at once", async () => {
  const { server } = await open();
  server.on("PATCH /api/account", ({ body }) => ({
    body: { ...account, ...(body as object), message: "Enregistré." },
  }));
  type(words.fullName, "Awa Bamba");
  submit(words.save, part(words.profile));
  await screen.findByText("Enregistré.");
  expect(document.querySelector("output")!.textContent).toBe("Awa Bamba");
});

test("the number is proven by the code that was sent to it", async () => {
  const { server } = await open();
  const phone = part(words.phone);
  expect(phone.getByText(words.phoneUnverified)).toBeDefined();
  server.on("POST /api/auth/phone/send-code", {
    body: { success: true, message: "Un code vient d'être envoyé.", phone_number: awa.phone_number, retry_after: 60 },
  });
  server.on("POST /api/auth/phone/verify", refused(422, "code_invalid", "code"));
  press(words.verifyPhone, phone);
  await phone.findByText("Un code vient d'être envoyé.");
  type(words.code, "111111", phone);
  submit(words.confirmCode, phone);
  await phone.findByText(refusalTexts.code_invalid);
  server.on("POST /api/auth/phone/verify", {
    body: { success: true, message: "Votre numéro est vérifié.", phone_number: awa.phone_number },
  });
  type(words.code, "123 456", phone);
  submit(words.confirmCode, phone);
  await phone.findByText(words.phoneVerified);
  expect(server.seen.at(-1)!.body).toEqual({ code: "123456" });
});

test("another number needs the password, then its code", async () => {
  const { server } = await open();
  const phone = part(words.phone);
  press(words.changePhone, phone);
  type(words.newPhone, "05 06 07 08 09", phone);
  type(words.currentPassword, "faux", phone);
  server.on("POST /api/auth/phone/send-code", refused(422, "current_password_wrong", "current_password"));
  submit(words.sendCode, phone);
  await phone.findByText(refusalTexts.current_password_wrong);
  expect(document.activeElement).toBe(phone.getByLabelText(words.currentPassword));
  expect(server.seen.at(-1)!.body).toEqual({ phone_number: "05 06 07 08 09", current_password: "faux" });
});

test("a new address waits for its link, and the old one stays until then", async () => {
  const { server } = await open();
  const email = part(words.email);
  server.on("PATCH /api/account", {
    body: { ...account, pending_email: "neuve@demo.ci", message: "Un lien vient d'être envoyé." },
  });
  press(words.changeEmail, email);
  type(words.newEmail, "neuve@demo.ci", email);
  type(words.currentPassword, "karité", email);
  submit(words.sendLink, email);
  await email.findByText("Un lien vient d'être envoyé.");
  expect(email.getByText("awa@demo.ci")).toBeDefined();
  expect(server.seen.at(-1)!.body).toEqual({ email: "neuve@demo.ci", current_password: "karité" });
});

test("two different new passwords are told beside the second, and a success goes away after three seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await open();
  const password = part(words.passwordTitle);
  type(words.currentPassword, "ancien-mot", password);
  type(words.newPassword, "karité-2026", password);
  type(words.newPasswordAgain, "karité-2027", password);
  submit(words.changePassword, password);
  await password.findByText(words.passwordsDiffer);
  type(words.newPasswordAgain, "karité-2026", password);
  server.on("PUT /api/account/password", { body: { success: true, message: "Mot de passe changé avec succès!" } });
  submit(words.changePassword, password);
  await password.findByText("Mot de passe changé avec succès!");
  expect(password.getByLabelText<HTMLInputElement>(words.newPassword).value).toBe("");
  await vi.advanceTimersByTimeAsync(3100);
  await waitFor(() => expect(password.queryByText("Mot de passe changé avec succès!")).toBeNull());
  expect(server.seen.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { current_password: "ancien-mot", new_password: "karité-2026" },
  ]);
});

test("a code of four digits is set with the password and then offers to lock", async () => {
  const { server } = await open();
  const lock = part(words.lock);
  server.on("PUT /api/account/lock-pin", { body: { success: true } });
  press(words.setLock, lock);
  type(words.pin, "12a3", lock);
  submit(words.save, lock);
  await lock.findByText("Le code de verrouillage comporte 4 chiffres.");
  type(words.pin, "1234", lock);
  type(words.password, "karité", lock);
  submit(words.save, lock);
  await lock.findByRole("button", { name: words.lockNow });
  expect(server.seen.at(-1)!.body).toEqual({ pin: "1234", password: "karité" });
});

test("devices are told in words; one or all others are signed out", async () => {
  const { server } = await open();
  const list = part(words.devices);
  await list.findByText("Chrome sur Android");
  expect(list.getByText(words.thisDevice)).toBeDefined();
  expect(list.getAllByText(/^Dernière utilisation : aujourd'hui à/)).toHaveLength(2);
  server.on("DELETE /api/account/sessions/s2", lostConnection);
  fireEvent.click(list.getByRole("button", { name: /^Déconnecter Firefox sur Windows/ }));
  await list.findByRole("alert");
  server.on("DELETE /api/account/sessions/s2", { status: 204 });
  server.on("GET /api/account/sessions", { body: devices.slice(0, 1) });
  fireEvent.click(list.getByRole("button", { name: /^Déconnecter Firefox sur Windows/ }));
  await list.findByText(words.noOthers);
  expect(list.queryByRole("button", { name: words.endOthers })).toBeNull();
});

test("all data come as a file", async () => {
  const { server } = await open();
  const saved: Blob[] = [];
  const create = vi.fn<(blob: Blob) => string>((blob) => {
    saved.push(blob);
    return "blob:x";
  });
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} });
  const named: string[] = [];
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    named.push(this.download);
  };
  server.on("GET /api/account/export", { body: { account: { full_name: "Awa Koné" } } });
  press(words.export);
  await screen.findByText(words.exported);
  expect(named[0]).toMatch(/^keneya-mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await saved[0]!.text())).toEqual({ account: { full_name: "Awa Koné" } });
});

test("deletion names what is lost and what is kept, and wants the password", async () => {
  const { server, onDeleted } = await open();
  press(words.deletion);
  const dialog = within(screen.getByRole("dialog"));
  for (const item of [...words.lostItems.patient, ...leavingTexts.kept]) expect(dialog.getByText(item)).toBeDefined();
  submit(words.deleteNow, dialog);
  await dialog.findByText("Mot de passe requis");
  server.on("POST /api/account/delete", refused(422, "current_password_wrong", "password"));
  type(words.deleteByPassword, "faux", dialog);
  submit(words.deleteNow, dialog);
  await dialog.findByText(refusalTexts.current_password_wrong);
  server.on("POST /api/account/delete", { body: { success: true, message: "Supprimé.", kept: ["Reçus"] } });
  type(words.deleteByPassword, "karité", dialog);
  submit(words.deleteNow, dialog);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(server.seen.at(-1)!.body).toEqual({ password: "karité" });
});

test("who has no password confirms the deletion by a code, and can set neither password nor lock here", async () => {
  const { server, onDeleted } = await open({ has_password: false });
  expect(part(words.passwordTitle).queryByLabelText(words.currentPassword)).toBeNull();
  expect(part(words.lock).getByText(words.lockNeedsPassword)).toBeDefined();
  press(words.deletion);
  const dialog = within(screen.getByRole("dialog"));
  server.on("POST /api/account/send-code", { body: { success: true, message: "Un code est parti.", retry_after: 60 } });
  press(words.receiveCode, dialog);
  await dialog.findByText("Un code est parti.");
  server.on("POST /api/account/delete", { body: { success: true, message: "Supprimé.", kept: [] } });
  type(words.code, "123456", dialog);
  submit(words.deleteNow, dialog);
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  expect(server.seen.at(-1)!.body).toEqual({ code: "123456" });
});

test("centers and administrators are offered no deletion", async () => {
  await open({ role: "health_center" });
  expect(screen.queryByRole("button", { name: words.deletion })).toBeNull();
});

test("a number's former account is found again with its password, and becomes the session", async () => {
  const { server } = await open({ has_former_account: true });
  const former = part(words.formerTitle);
  server.on("POST /api/auth/phone/former", refused(404, "former_account_not_found"));
  type(words.formerPassword, "ancien", former);
  submit(words.reclaim, former);
  await former.findByText(refusalTexts.former_account_not_found);
  server.on("POST /api/auth/phone/former", {
    body: {
      access_token: "b",
      refresh_token: "s",
      expires_in: 3600,
      user: { ...awa, id: "old", full_name: "Awa d'avant" },
    },
  });
  submit(words.reclaim, former);
  await waitFor(() => expect(document.querySelector("output")!.textContent).toBe("Awa d'avant"));
});

test("an account without accepted terms asks for them and for the name it was made without", async () => {
  const { server } = await open({ terms_version: null, full_name: "Nouveau patient" });
  const card = part(words.completeTitle);
  expect(card.getByLabelText<HTMLInputElement>(words.fullName).value).toBe("");
  type(words.fullName, "Awa Koné", card);
  submit(words.save, card);
  await card.findByText("Vous devez accepter les conditions pour continuer");
  fireEvent.click(card.getByRole("checkbox"));
  server.on("PATCH /api/account", { body: { ...account, message: "Enregistré." } });
  submit(words.save, card);
  await waitFor(() => expect(screen.queryByRole("region", { name: words.completeTitle })).toBeNull());
  expect(server.seen.at(-1)).toMatchObject({ body: { full_name: "Awa Koné", terms_accepted: true } });
});

test("an account that has a name is asked for the terms alone", async () => {
  const { server } = await open({ terms_version: null });
  const card = part(words.termsTitle);
  expect(card.queryByLabelText(words.fullName)).toBeNull();
  fireEvent.click(card.getByRole("checkbox"));
  server.on("PATCH /api/account", { body: { ...account, message: "Enregistré." } });
  submit(words.save, card);
  await waitFor(() => expect(screen.queryByRole("region", { name: words.termsTitle })).toBeNull());
  expect(server.seen.at(-1)!.body).toEqual({ terms_accepted: true });
});

test("an account that could not be read says so and can be asked again", async () => {
  const server = fakeServer({ "GET /api/account": lostConnection, "GET /api/account/sessions": { body: devices } });
  renderInApp(<AccountSettings onDeleted={() => {}} />);
  await screen.findByText(words.failed);
  server.on("GET /api/account", { body: account });
  press(common.retry);
  expect(await screen.findByRole("heading", { name: words.profile })).toBeDefined();
});

test("a change of password that fails without a word of the server is told in the catalogue's", async () => {
  const { server } = await open();
  const password = part(words.passwordTitle);
  type(words.currentPassword, "ancien-mot", password);
  type(words.newPassword, "karité-2026", password);
  type(words.newPasswordAgain, "karité-2026", password);
  server.on("PUT /api/account/password", { status: 502 });
  submit(words.changePassword, password);
  expect(await password.findByText("Erreur lors du changement de mot de passe")).toBeTruthy();
});
