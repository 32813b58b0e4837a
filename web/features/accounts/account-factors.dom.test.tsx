import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnAccount } from "#contract/account-settings.ts";
import { factorAnswers } from "#texts/factors.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { readStored } from "#web/session/stored-session.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import type { FakeHandler } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { awa, signIn } from "#web/testing/signed-in.ts";
import { AccountFactors } from "./account-factors.tsx";

const account: OwnAccount = {
  ...awa,
  phone_verified: true,
  email_verified: true,
  pending_email: null,
  has_password: true,
  has_lock_pin: false,
  factors: [],
  terms_version: "1",
  has_former_account: false,
  created_at: "2026-11-01T08:00:00Z",
};
const app = {
  id: "f1",
  type: "totp",
  name: "Téléphone d'Awa",
  phone: null,
  created_at: "2026-11-01T08:00:00Z",
  last_used_at: "2026-11-02T08:00:00Z",
};
const number = { ...app, id: "f2", type: "phone", name: null, phone: "•• •• •• •• 34", last_used_at: null };
const none = { factors: [], recovery_codes: null, required: false, recently_shown: false };
const two = { ...none, factors: [app, number], recovery_codes: { total: 10, left: 10 } };
const codes = ["abcdefghijklmnop", "qrstuvwxyz234567"];
const begun = {
  id: "f3",
  type: "totp",
  name: null,
  totp: { secret: "ABCDEFGH234567", uri: "otpauth://totp/K", qr_code: "data:image/svg+xml;utf-8,<svg/>" },
  phone: null,
};
const raised = {
  body: { success: true, access_token: "a-2", refresh_token: "r-2", expires_in: 3600, token_type: "bearer", user: awa },
};
const challenge = {
  body: { challenge_id: "c", type: "totp", expires_at: 0, message: factorAnswers.openApp, retry_after: 60 },
};
const refused = (status: number, code: keyof typeof refusalTexts, field?: string) => ({
  status,
  body: {
    detail: refusalTexts[code],
    code,
    request_id: "r",
    ...(field ? { errors: [{ field, message: refusalTexts[code] }] } : {}),
  },
});

function served(state: object, more: Record<string, FakeHandler> = {}) {
  return fakeServer({
    "GET /api/account/factors": { body: state },
    "POST /api/account/factors": { status: 201, body: begun },
    "POST /api/account/factors/f3/challenge": challenge,
    "POST /api/account/factors/f3/verify": raised,
    "POST /api/account/factors/f1/challenge": challenge,
    "POST /api/account/factors/f1/verify": raised,
    "POST /api/account/recovery-codes": { status: 201, body: { codes } },
    ...more,
  });
}
const open = (role: OwnAccount["role"] = "patient") => renderInApp(<AccountFactors account={{ ...account, role }} />);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (name: string) => fireEvent.submit(screen.getByRole("button", { name }).closest("form")!);
const window = () => within(screen.getByRole("dialog"));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

test("an account without a second factor is told why one helps, each role in its own words", async () => {
  served(none);
  open();
  await screen.findByText(words.off);
  expect(screen.getByText(words.why)).toBeDefined();
  expect(screen.queryByText(words.recovery)).toBeNull();
  cleanup();
  open("health_center");
  expect(screen.getByText(words.whyCenter)).toBeDefined();
  cleanup();
  open("admin");
  await screen.findByText(words.whyAdmin);
});

test("an app is added by picture, link or key; with the first one come the recovery codes, once", async () => {
  const server = served(none);
  open();
  await press(words.addApp);
  type(`${words.name} ${words.optional}`, "  Téléphone d'Awa ");
  submit(words.begin);
  const field = await screen.findByLabelText<HTMLInputElement>(words.appCode);
  expect(server.seen.at(-1)!.body).toEqual({ type: "totp", name: "  Téléphone d'Awa " });
  expect(screen.getByAltText<HTMLImageElement>(words.qrAlt).src).toBe(begun.totp.qr_code);
  expect(screen.getByText("ABCD EFGH 2345 67")).toBeDefined();
  expect(screen.getByRole("link", { name: words.openHere }).getAttribute("href")).toBe(begun.totp.uri);
  expect([field.inputMode, field.autocomplete]).toEqual(["numeric", "one-time-code"]);
  expect(document.activeElement?.textContent).toBe(words.linkApp);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(begun.totp.secret);

  server.on("GET /api/account/factors", { body: { ...two, recovery_codes: null, recently_shown: true } });
  type(words.appCode, "123456");
  submit(words.activate);
  const list = await screen.findByRole("list", { name: words.codesList });
  expect(within(list).getAllByRole("listitem")[0]!.textContent).toBe("abcd efgh ijkl mnop");
  expect(document.activeElement?.textContent).toBe(words.codesTitle);
  expect(readStored()?.access_token).toBe("a-2");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(codes[0]);
  await press(words.codesKept);
  expect(screen.queryByText("abcd efgh ijkl mnop")).toBeNull();
  await screen.findByText("Téléphone d'Awa");
});

test("a page loaded anew while its owner was in the app goes on at the code, without the secret", async () => {
  served(none);
  open();
  await press(words.addApp);
  submit(words.begin);
  await screen.findByLabelText(words.appCode);
  cleanup();
  open();
  await screen.findByText(words.goOnWithCode);
  expect(screen.queryByAltText(words.qrAlt)).toBeNull();
  type(words.appCode, "123456");
  submit(words.activate);
  await screen.findByRole("list", { name: words.codesList });
});

test("recovery codes that could not be made are asked for again", async () => {
  const server = served(none, { "POST /api/account/recovery-codes": refused(503, "temporarily_unavailable") });
  open();
  await press(words.addApp);
  submit(words.begin);
  await screen.findByLabelText(words.appCode);
  type(words.appCode, "123456");
  submit(words.activate);
  await screen.findByText(refusalTexts.temporarily_unavailable);
  server.on("POST /api/account/recovery-codes", { status: 201, body: { codes } });
  await press(words.makeCodes);
  expect(await screen.findByRole("list", { name: words.codesList })).toBeDefined();
});

test("a number is texted as soon as it is chosen; a second factor makes no new recovery codes", async () => {
  const server = served(two, {
    "POST /api/account/factors": { status: 201, body: { ...begun, type: "phone", totp: null, phone: number.phone } },
    "POST /api/account/factors/f3/challenge": {
      body: { ...challenge.body, message: factorAnswers.codeTexted(number.phone!) },
    },
  });
  open();
  await press(words.addSms);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: words.phone });
  expect(field.value).toBe("+225 07 07 01 02 03");
  submit(words.sendCode);
  await screen.findByText(factorAnswers.codeTexted(number.phone!));
  expect(server.seen.find(({ method, path }) => method === "POST" && path === "/api/account/factors")!.body).toEqual({
    type: "phone",
    phone_number: "+225 07 07 01 02 03",
  });
  type(words.smsCode, "123456");
  submit(words.activate);
  await screen.findByText(words.addedToo);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.seen.some(({ path }) => path.endsWith("/recovery-codes"))).toBe(false);
});

test("what the server will not begin is said in the window", async () => {
  const server = served(two, { "POST /api/account/factors": refused(409, "factor_already_added") });
  open();
  await press(words.addSms);
  submit(words.sendCode);
  await screen.findByText(refusalTexts.factor_already_added);
  server.on("POST /api/account/factors", refused(409, "too_many_factors"));
  submit(words.sendCode);
  expect(await screen.findByText(refusalTexts.too_many_factors)).toBeDefined();
});

test("each factor says what it is, when it came and when it last served", async () => {
  served(two);
  open();
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first!.textContent).toContain(`Téléphone d'Awa${words.app}`);
  expect(first!.textContent).toMatch(/Dernière utilisation : .*2 novembre/);
  expect(second!.textContent).toContain(words.sms(number.phone!));
  expect(second!.textContent).toContain(words.never);
});

test("removing asks for a factor first where none was shown lately, then goes on by itself", async () => {
  const server = served(two, { "DELETE /api/account/factors/f2": { status: 204 } });
  open();
  await press(words.removeLabel(words.sms(number.phone!)));
  expect(screen.queryByText(words.removeLast)).toBeNull();
  await press(words.removeNow);
  await screen.findByText(words.proofFirst);
  await screen.findByLabelText(words.appCode);
  expect(server.seen.some(({ method }) => method === "DELETE")).toBe(false);
  type(words.appCode, "123456");
  submit(words.goOn);
  await screen.findByText(words.removed);
  expect(screen.queryByRole("dialog")).toBeNull();
  const removed = server.seen.find(({ method }) => method === "DELETE")!;
  expect([removed.path, removed.headers.get("authorization")]).toEqual(["/api/account/factors/f2", "Bearer a-2"]);
});

test("a proof that has grown old meanwhile is asked for again; the last factor names what goes with it", async () => {
  const removed = vi
    .fn<() => { status: number }>()
    .mockReturnValueOnce(refused(403, "factor_proof_needed"))
    .mockReturnValue({ status: 204 });
  served({ ...two, factors: [app], recently_shown: true }, { "DELETE /api/account/factors/f1": removed });
  open();
  await press(words.removeLabel("Téléphone d'Awa"));
  expect(screen.getByText(words.removeLast)).toBeDefined();
  await press(words.removeNow);
  await screen.findByLabelText(words.appCode);
  type(words.appCode, "123456");
  submit(words.goOn);
  await screen.findByText(words.removedAll);
});

test("a removal that fails says so and can be tried again or left", async () => {
  served({ ...two, recently_shown: true }, { "DELETE /api/account/factors/f1": refused(404, "factor_not_found") });
  open();
  await press(words.removeLabel("Téléphone d'Awa"));
  await press(words.removeNow);
  await screen.findByText(refusalTexts.factor_not_found);
  await press(words.keep);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  [{ total: 10, left: 10 }, words.recoveryLeft(10, 10), false],
  [{ total: 10, left: 3 }, words.recoveryLeft(3, 10), false],
  [{ total: 10, left: 2 }, words.recoveryLeft(2, 10), true],
  [{ total: 10, left: 1 }, words.recoveryOneLeft(10), true],
  [{ total: 10, left: 0 }, words.recoveryNone, true],
  [null, words.recoveryNeverMade, true],
])("of recovery codes %o it says « %s »", async (recovery_codes, sentence, warned) => {
  served({ ...two, recovery_codes });
  open();
  const said = await screen.findByText(sentence);
  expect(said.closest(".notice-warning") !== null).toBe(warned);
});

test("new recovery codes say first that the former ones die", async () => {
  served({ ...two, recently_shown: true });
  open();
  await press(words.makeNewCodes);
  expect(window().getByText(words.makeConsequence)).toBeDefined();
  await press(words.makeCodes);
  await screen.findByRole("list", { name: words.codesList });
});

test("a list that cannot be read is asked for again", async () => {
  const server = served(two, { "GET /api/account/factors": refused(503, "temporarily_unavailable") });
  open();
  await screen.findByText(words.partFailed);
  server.on("GET /api/account/factors", { body: two });
  await press("Réessayer");
  expect(await screen.findByText(words.on)).toBeDefined();
});
