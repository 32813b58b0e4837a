import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Later } from "./later.tsx";

afterEach(cleanup);

function Piece({ word }: { word: string }) {
  return <p>{word}</p>;
}
const parts = {
  props: { word: "arrivé" },
  waiting: <p>attend</p>,
  failed: (retry: () => void) => (
    <button type="button" onClick={retry}>
      encore
    </button>
  ),
};

test("waits, then shows the piece with its props", async () => {
  render(<Later {...parts} load={async () => Piece} />);
  expect(screen.getByText("attend")).toBeDefined();
  expect(await screen.findByText("arrivé")).toBeDefined();
});

test("a piece that could not be fetched can be asked for again", async () => {
  const load = vi
    .fn<() => Promise<typeof Piece>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(Piece);
  render(<Later {...parts} load={load} />);
  fireEvent.click(await screen.findByText("encore"));
  expect(await screen.findByText("arrivé")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("props that change reach the piece without fetching it again", async () => {
  const load = vi.fn<() => Promise<typeof Piece>>(async () => Piece);
  const { rerender } = render(<Later {...parts} load={load} />);
  await screen.findByText("arrivé");
  rerender(<Later {...parts} load={load} props={{ word: "changé" }} />);
  expect(screen.getByText("changé")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});
