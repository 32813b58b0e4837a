import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adminTexts as words } from "#texts/admin.ts";
import { centerFields } from "#texts/health-centers.ts";
import { fieldMessages } from "#texts/fields.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { CreateCenterForm } from "./create-center-form.tsx";

const address = "POST /api/admin/health-centers/create";
const created = (email_sent: boolean) => ({
  status: 201,
  body: { success: true, id: "c1", name: "Clinique Sainte-Anne", login_code: "HC-7FT2JYCP", email_sent },
});
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("button", { name: words.createCenter }).closest("form")!);
function fill() {
  type(words.centerName, "Clinique Sainte-Anne");
  type(words.licence, "CI-ABJ-0042");
  type(words.location, "Cocody, Abidjan");
  type(words.phone, "27 22 40 18 40");
  type(words.centerEmail, "contact@sainte-anne.ci");
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test("fields left empty are named once above and each beside itself, and nothing is sent", async () => {
  const server = fakeServer();
  renderInApp(<CreateCenterForm />);
  fill();
  type(words.location, "  ");
  type(words.centerName, "");
  submit();
  await screen.findByText(centerFields.allRequired);
  expect(screen.getAllByText(fieldMessages.required)).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText(words.centerName));
  type(words.centerName, "Clinique");
  type(words.location, "Cocody");
  type(words.centerEmail, "sans-arobase");
  submit();
  await screen.findByText(fieldMessages.email);
  expect(screen.queryByText(centerFields.allRequired)).toBeNull();
  expect(server.seen).toHaveLength(0);
});

test("the code is shown with what became of the mail, and the form starts empty again", async () => {
  const server = fakeServer({ [address]: created(true) });
  renderInApp(<CreateCenterForm />);
  fill();
  submit();
  await screen.findByText("HC-7FT2JYCP");
  expect(screen.getByText(words.emailSent("contact@sainte-anne.ci"))).toBeDefined();
  expect(server.seen[0]!.headers.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/);
  fireEvent.click(screen.getByRole("button", { name: words.another }));
  expect(screen.getByLabelText<HTMLInputElement>(words.centerName).value).toBe("");
});

test("a mail that could not be sent asks for the code to be shared by hand", async () => {
  fakeServer({ [address]: created(false) });
  renderInApp(<CreateCenterForm />);
  fill();
  submit();
  expect(await screen.findByText(words.emailNotSent)).toBeDefined();
});

test("the server's objection to a field stands beside it; a refusal stands above", async () => {
  const server = fakeServer({
    [address]: {
      status: 422,
      body: {
        detail: "Vérifiez",
        code: "invalid_request",
        errors: [{ field: "contact_phone", message: "non" }],
        request_id: "r",
      },
    },
  });
  renderInApp(<CreateCenterForm />);
  fill();
  submit();
  const objection = await screen.findByText("non");
  expect(screen.queryByText("Vérifiez")).toBeNull();
  expect(objection.closest(".field")!.contains(screen.getByLabelText(words.phone))).toBe(true);
  server.on(address, {
    status: 409,
    body: { detail: refusalTexts.center_already_registered, code: "center_already_registered", request_id: "r" },
  });
  submit();
  const notice = await screen.findByText(refusalTexts.center_already_registered);
  expect(within(notice.closest<HTMLElement>("form")!).getByLabelText<HTMLInputElement>(words.licence).value).toBe(
    "CI-ABJ-0042",
  );
});
