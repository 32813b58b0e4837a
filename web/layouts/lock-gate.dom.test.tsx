import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cancelAppointment } from "#contract/appointment-changes.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { apiTexts } from "#texts/api.ts";
import { offline } from "#texts/offline.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { keepWrite, keptWrites } from "#web/offline/kept-writes.ts";
import { lock, useSession } from "#web/session/session.tsx";
import { lockKey, storageKey } from "#web/session/stored-session.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { LockGate } from "./lock-gate.tsx";

function Space() {
  return <p>{useSession().status === "visitor" ? "visiteur" : "dossier d'Awa"}</p>;
}
const open = () =>
  renderInApp(
    <LockGate>
      <Space />
    </LockGate>,
  );
const wrong = {
  status: 422,
  body: {
    detail: refusalTexts.pin_wrong,
    code: "pin_wrong",
    errors: [{ field: "pin", message: refusalTexts.pin_wrong }],
    request_id: "r",
  },
};
const field = () => screen.findByLabelText<HTMLInputElement>(words.lockedHelp);
const typePin = async (value: string) => fireEvent.change(await field(), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

test("locking takes the space off the page, and a reload does not bring it back", async () => {
  fakeServer();
  open();
  expect(screen.getByText("dossier d'Awa")).toBeDefined();
  act(lock);
  expect(screen.queryByText("dossier d'Awa")).toBeNull();
  await screen.findByRole("heading", { name: words.lockedTitle });
  cleanup();
  open();
  await screen.findByRole("heading", { name: words.lockedTitle });
  expect(screen.queryByText("dossier d'Awa")).toBeNull();
  expect(localStorage.getItem(storageKey)).not.toBeNull();
});

test("the fourth digit sends the code; the right one opens", async () => {
  const server = fakeServer({ "POST /api/account/unlock": { body: { success: true } } });
  lock();
  open();
  await typePin("12x3");
  expect(server.seen).toHaveLength(0);
  expect((await field()).value).toBe("123");
  await typePin("1234");
  await screen.findByText("dossier d'Awa");
  expect(server.seen[0]!.body).toEqual({ pin: "1234" });
  expect(localStorage.getItem(lockKey)).toBeNull();
});

test("a wrong code empties the field and says so; a lost connection keeps what was typed", async () => {
  const server = fakeServer({ "POST /api/account/unlock": wrong });
  lock();
  open();
  await typePin("0000");
  await screen.findByText(refusalTexts.pin_wrong);
  expect((await field()).value).toBe("");
  server.on("POST /api/account/unlock", lostConnection);
  await typePin("1234");
  await screen.findByText(apiTexts.offline);
  expect((await field()).value).toBe("1234");
});

test("after the fifth wrong code the session is over and the page says so", async () => {
  const over = {
    status: 401,
    body: { detail: refusalTexts.session_expired, code: "session_expired", request_id: "r" },
  };
  fakeServer({
    "POST /api/account/unlock": over,
    "POST /auth/v1/token": { status: 400, body: { code: "refresh_token_not_found" } },
  });
  lock();
  open();
  await typePin("0000");
  await screen.findByText("visiteur");
  await screen.findByText(words.lockedOut);
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test("somebody else may leave the account from here, and a new sign-in is not locked", async () => {
  fakeServer();
  lock();
  open();
  fireEvent.click(await screen.findByRole("button", { name: words.leaveAccount }));
  await screen.findByText("visiteur");
  act(() => signIn());
  expect(await screen.findByText("dossier d'Awa")).toBeDefined();
});

test("leaving the account says first that something of its owner waits for a connection, without saying what", async () => {
  fakeServer();
  keepWrite(cancelAppointment, { params: { id: "r1" }, input: { reason: "secret" } }, "k1");
  lock();
  open();
  fireEvent.click(await screen.findByRole("button", { name: words.leaveAccount }));
  const window = within(await screen.findByRole("dialog"));
  expect(window.getByText(offline.leaveUnnamed)).toBeDefined();
  expect(window.queryByText(/annulation/)).toBeNull();
  fireEvent.click(window.getByRole("button", { name: offline.stay }));
  expect(keptWrites()).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: words.leaveAccount }));
  fireEvent.click(await screen.findByRole("button", { name: offline.leaveNow }));
  await screen.findByText("visiteur");
  expect(Object.keys(localStorage).filter((name) => name.startsWith("keneya-kept"))).toEqual([]);
});

test("another window that locks locks this one too, and help can be called all the while", async () => {
  fakeServer();
  open();
  localStorage.setItem(lockKey, "awa");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: lockKey })));
  await screen.findByRole("heading", { name: words.lockedTitle });
  await waitFor(() => expect(screen.getByRole("link", { name: /185/ }).getAttribute("href")).toBe("tel:185"));
});
