import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { common } from "#texts/common.ts";
import { fieldMessages } from "#texts/fields.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { AddSpecialistDialog } from "./add-specialist-dialog.tsx";

const address = "POST /api/health-centers/specialists";
const added = {
  status: 201,
  body: { id: "d1", full_name: "Dr Aya Kouassi", specialty: "Cardiologie", specialist_code: "PQFDT7T8" },
};

function Opener() {
  const [open, setOpen] = useState(true);
  return <AddSpecialistDialog open={open} owner="c1" onClose={() => setOpen(false)} />;
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("button", { name: words.submit }).closest("form")!);
function fill() {
  type(words.fullName, "Dr Aya Kouassi");
  type(words.specialty, "cardiology");
  type(words.licence, "CI-MED-7788");
  type(words.town, "Abidjan");
  type(words.address, "Rue des Jardins");
  type(words.password, "mangue-12");
}
const shown = () => screen.queryByRole("dialog");

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("offers the fifteen specialties in French and the default fees", () => {
  renderInApp(<Opener />);
  const specialty = screen.getByLabelText<HTMLSelectElement>(words.specialty);
  expect([...specialty.options].map(({ text }) => text)).toContain("Gynécologie");
  expect(specialty.options).toHaveLength(16);
  expect(screen.getByLabelText<HTMLInputElement>(words.inPersonFee).value).toBe("10000");
  expect(screen.getByLabelText<HTMLInputElement>(words.onlineFee).value).toBe("8000");
  expect(screen.getByLabelText<HTMLInputElement>(words.onlineFee).step).toBe("1000");
});

test("what is missing or impossible is said beside its field and not sent", async () => {
  const server = fakeServer();
  renderInApp(<Opener />);
  fill();
  type(words.inPersonFee, "");
  type(words.onlineFee, "-5");
  type(words.password, "court");
  submit();
  await screen.findByText(fieldMessages.number);
  expect(screen.getByText(fieldMessages.negative)).toBeDefined();
  expect(screen.getByText(fieldMessages.tooShort(6))).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(words.inPersonFee));
  expect(server.seen).toHaveLength(0);
});

test("sends numbers as numbers, years left out as 0, and shows the code", async () => {
  const server = fakeServer({ [address]: added });
  renderInApp(<Opener />);
  fill();
  submit();
  await screen.findByText("PQFDT7T8");
  expect(server.seen[0]!.body).toEqual({
    full_name: "Dr Aya Kouassi",
    specialty: "cardiology",
    license_number: "CI-MED-7788",
    years_of_experience: 0,
    town: "Abidjan",
    clinic_address: "Rue des Jardins",
    in_person_fee: 10000,
    online_fee: 8000,
    password: "mangue-12",
    profile_image: null,
  });
});

test("the code stays as long as the pointer or the person's focus is on it, and goes three seconds after", async () => {
  fakeServer({ [address]: added });
  renderInApp(<Opener />);
  fill();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  submit();
  const code = await screen.findByText("PQFDT7T8");
  const view = code.closest(".code-once")!.parentElement!;
  fireEvent.pointerEnter(view);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).not.toBeNull();
  act(() => screen.getByRole("button", { name: words.copyCode }).focus());
  fireEvent.pointerLeave(view);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(shown()).not.toBeNull();
  act(() => screen.getByRole("button", { name: words.copyCode }).blur());
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(shown()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await waitFor(() => expect(shown()).toBeNull());
});

test("copying says so in the words of the specification", async () => {
  fakeServer({ [address]: added });
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  renderInApp(<Opener />);
  fill();
  submit();
  fireEvent.click(await screen.findByRole("button", { name: words.copyCode }));
  await screen.findByText("Code copié dans le presse-papiers !");
  expect(writeText).toHaveBeenCalledWith("PQFDT7T8");
});

test("a refusal leaves the form as it is; closed and opened again it still holds what was typed but the password", async () => {
  fakeServer({
    [address]: {
      status: 403,
      body: { detail: refusalTexts.center_not_approved, code: "center_not_approved", request_id: "r" },
    },
  });
  renderInApp(<Opener />);
  fill();
  submit();
  await screen.findByText(refusalTexts.center_not_approved);
  expect(screen.getByLabelText<HTMLInputElement>(words.address).value).toBe("Rue des Jardins");
  fireEvent.click(screen.getByRole("button", { name: common.close }));
  cleanup();
  renderInApp(<Opener />);
  expect(screen.getByLabelText<HTMLInputElement>(words.address).value).toBe("Rue des Jardins");
  expect(screen.getByLabelText<HTMLInputElement>(words.password).value).toBe("");
});
