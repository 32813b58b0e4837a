import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Field } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";

afterEach(cleanup);

test("help and error are read with the field, and the error is announced where it appears", () => {
  const { rerender } = render(<Field label="nom" help="aide" />);
  const input = screen.getByLabelText("nom");
  const alert = screen.getByRole("alert");
  expect(input.getAttribute("aria-invalid")).toBeNull();
  rerender(<Field label="nom" help="aide" error="manque" />);
  expect(screen.getByRole("alert")).toBe(alert);
  expect(alert.textContent).toBe("manque");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const described = input.getAttribute("aria-describedby")!.split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(["aide", "manque"]);
});

test("a password can be looked at and hidden again without losing it", () => {
  render(<PasswordField label="code" showLabel="voir" hideLabel="cacher" defaultValue="secret" />);
  const input = screen.getByLabelText<HTMLInputElement>("code");
  expect(input.type).toBe("password");
  fireEvent.click(screen.getByText("voir"));
  expect(input.type).toBe("text");
  fireEvent.click(screen.getByText("cacher"));
  expect(input.type).toBe("password");
  expect(input.value).toBe("secret");
});
