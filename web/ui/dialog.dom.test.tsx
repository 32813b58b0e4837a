import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

// The test browser knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

function Opener({ onClose, byAddress }: { onClose: () => void; byAddress?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        ouvrir
      </button>
      <Dialog open={open} onClose={close} title="titre" closeLabel="fermer" byAddress={byAddress}>
        <button type="button" onClick={close}>
          fini
        </button>
      </Dialog>
    </>
  );
}

const opened = () => screen.queryByRole("dialog");

test("the back button closes it and the focus returns to where it was", async () => {
  const onClose = vi.fn<() => void>();
  render(<Opener onClose={onClose} />);
  const button = screen.getByText("ouvrir");
  button.focus();
  fireEvent.click(button);
  expect(opened()).not.toBeNull();
  history.back();
  await vi.waitFor(() => expect(opened()).toBeNull());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});

test("the cross closes it once and leaves no dead entry in the history", async () => {
  const onClose = vi.fn<() => void>();
  render(<Opener onClose={onClose} />);
  const before: unknown = history.state;
  fireEvent.click(screen.getByText("ouvrir"));
  expect(history.state).not.toEqual(before);
  fireEvent.click(screen.getByLabelText("fermer"));
  await vi.waitFor(() => expect(opened()).toBeNull());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual(before);
});

test("an owner who closes it by itself leaves no dead entry either", async () => {
  render(<Opener onClose={() => {}} />);
  const before: unknown = history.state;
  fireEvent.click(screen.getByText("ouvrir"));
  fireEvent.click(screen.getByText("fini"));
  expect(opened()).toBeNull();
  await vi.waitFor(() => expect(history.state).toEqual(before));
});

test("a dialog that the address opened adds no entry", () => {
  const onClose = vi.fn<() => void>();
  render(<Opener onClose={onClose} byAddress />);
  const length = history.length;
  fireEvent.click(screen.getByText("ouvrir"));
  expect(history.length).toBe(length);
  fireEvent.click(screen.getByLabelText("fermer"));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a page made on the server holds no dialog; it opens once the page is taken over", () => {
  const page = (
    <Dialog open byAddress onClose={() => {}} title="titre" closeLabel="fermer">
      texte
    </Dialog>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).toBe("");
  document.body.append(container);
  render(page, { container, hydrate: true });
  expect(opened()?.textContent).toContain("texte");
});
