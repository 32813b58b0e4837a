import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cancelAppointment } from "#contract/appointment-changes.ts";
import { offline } from "#texts/offline.ts";
import { keepWrite, keptWrites } from "#web/offline/kept-writes.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { LeaveButton } from "./leave-button.tsx";
import { sessionState } from "./session-store.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
  fakeServer({ "POST /auth/v1/logout": { status: 204 } });
});
afterEach(cleanup);

const leave = () => fireEvent.click(screen.getByRole("button", { name: "Partir" }));

test("with nothing waiting one press signs out", async () => {
  const onLeft = vi.fn<() => void>();
  renderInApp(<LeaveButton label="Partir" onLeft={onLeft} />);
  leave();
  await waitFor(() => expect(sessionState().status).toBe("visitor"));
  expect(onLeft).toHaveBeenCalledTimes(1);
});

test("what waits for a connection is named first; staying keeps it, leaving all the same drops it", async () => {
  keepWrite(cancelAppointment, { params: { id: "r1" }, input: {} }, "k1");
  renderInApp(<LeaveButton label="Partir" />);
  leave();
  const window = within(await screen.findByRole("dialog"));
  expect(window.getByText(offline.leave("l'annulation de votre rendez-vous"))).toBeDefined();
  fireEvent.click(window.getByRole("button", { name: offline.stay }));
  expect(sessionState().status).toBe("signed-in");
  expect(keptWrites()).toHaveLength(1);
  leave();
  fireEvent.click(await screen.findByRole("button", { name: offline.leaveNow }));
  await waitFor(() => expect(sessionState().status).toBe("visitor"));
  expect(Object.keys(localStorage).filter((name) => name.startsWith("keneya-kept"))).toEqual([]);
});
