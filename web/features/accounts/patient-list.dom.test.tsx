import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Patient } from "#contract/patients.ts";
import { apiTexts } from "#texts/api.ts";
import { common } from "#texts/common.ts";
import { patientTexts as words } from "#texts/patients.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { signIn } from "#web/testing/signed-in.ts";
import { PatientChoice } from "./patient-choice.tsx";
import { PatientList } from "./patient-list.tsx";

const self: Patient = {
  id: "p1",
  full_name: "Awa Koné",
  relation: "self",
  birth_date: null,
  sex: null,
  phone_number: "+2250707010203",
};
const yao: Patient = {
  ...self,
  id: "p2",
  full_name: "Yao Koné",
  relation: "child",
  birth_date: "2020-03-05",
  sex: "male",
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(cleanup);

/** A server that holds these people. */
function peopleServer(people: Patient[]) {
  const server = fakeServer({ "GET /api/patients": () => ({ body: people }) });
  return server;
}
const button = (name: string) => screen.getByRole("button", { name });
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.submit(button(words.save).closest("form")!);

test("lists oneself first, with relation and age, and never offers to remove oneself", async () => {
  peopleServer([self, yao]);
  renderInApp(<PatientList />);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(within(first!).getByText(words.relations["self"]!)).toBeDefined();
  expect(within(first!).queryByRole("button", { name: words.removeLabel(self.full_name) })).toBeNull();
  expect(within(second!).getByText("Naissance : 5 mars 2020")).toBeDefined();
  expect(within(second!).getByText(/ans · Homme/)).toBeDefined();
});

test("somebody is added once, after what was missing was said; a lost answer is asked again under the same key", async () => {
  const people = [self];
  const server = peopleServer(people);
  server.on("POST /api/patients", lostConnection);
  renderInApp(<PatientList />);
  await screen.findByText(words.alone, { exact: false });
  fireEvent.click(button(words.add));
  save();
  await screen.findByText("Nom complet requis");
  expect(screen.getByText("Dites qui est cette personne pour vous.")).toBeDefined();
  type(/^Nom complet/, "Yao Koné");
  fireEvent.click(screen.getByLabelText(words.relationChoices.child));
  type(/^Date de naissance/, "2020-03-05");
  save();
  await screen.findByText(apiTexts.offline);
  server.on("POST /api/patients", () => {
    people.push(yao);
    return { status: 201, body: yao };
  });
  save();
  await screen.findByRole("heading", { name: "Yao Koné" });
  const writes = server.seen.filter(({ method }) => method === "POST");
  expect(writes[1]!.body).toEqual({
    full_name: "Yao Koné",
    relation: "child",
    birth_date: "2020-03-05",
    sex: null,
    phone_number: null,
  });
  expect(writes[1]!.headers.get("idempotency-key")).toBe(writes[0]!.headers.get("idempotency-key"));
});

test("what was typed about somebody new survives a reload", async () => {
  peopleServer([self]);
  renderInApp(<PatientList />);
  fireEvent.click(await screen.findByRole("button", { name: words.add }));
  type(/^Nom complet/, "Yao");
  cleanup();
  renderInApp(<PatientList />);
  fireEvent.click(await screen.findByRole("button", { name: words.add }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Nom complet/).value).toBe("Yao");
});

test("facts are mended; taking one away sends null; one's own link stays unsaid", async () => {
  const server = peopleServer([self, yao]);
  server.on("PATCH /api/patients/p1", { body: { ...self, phone_number: null } });
  renderInApp(<PatientList />);
  fireEvent.click(await screen.findByRole("button", { name: words.editLabel(self.full_name) }));
  expect(screen.queryByRole("group", { name: words.relation })).toBeNull();
  type(/^Numéro de téléphone/, "");
  save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.seen.find(({ method }) => method === "PATCH")!.body).toEqual({
    full_name: "Awa Koné",
    birth_date: null,
    sex: null,
    phone_number: null,
  });
});

test("removing asks first and says what stays", async () => {
  const people = [self, yao];
  const server = peopleServer(people);
  renderInApp(<PatientList />);
  fireEvent.click(await screen.findByRole("button", { name: words.removeLabel(yao.full_name) }));
  expect(screen.getByText(words.removeHelp)).toBeDefined();
  server.on("DELETE /api/patients/p2", {
    status: 404,
    body: { detail: refusalTexts.patient_not_found, code: "patient_not_found", request_id: "r" },
  });
  fireEvent.click(button(words.removeNow));
  await screen.findByText(refusalTexts.patient_not_found);
  server.on("DELETE /api/patients/p2", () => {
    people.pop();
    return { status: 204 };
  });
  fireEvent.click(button(words.removeNow));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Yao Koné" })).toBeNull());
  expect(screen.getByText(words.removed("Yao Koné"))).toBeDefined();
});

test("at twelve people nobody more is offered", async () => {
  peopleServer([self, ...Array.from({ length: 11 }, (_, place) => ({ ...yao, id: `x${place}` }))]);
  renderInApp(<PatientList />);
  await screen.findByText(words.full(12));
  expect(screen.queryByRole("button", { name: words.add })).toBeNull();
});

test("a list that could not be read says so and can be asked again", async () => {
  const server = fakeServer({ "GET /api/patients": lostConnection });
  renderInApp(<PatientList />);
  await screen.findByText(words.failed);
  server.on("GET /api/patients", { body: [self] });
  fireEvent.click(button(common.retry));
  expect(await screen.findByRole("heading", { name: self.full_name })).toBeDefined();
});

function Choosing({ patients }: { patients: Patient[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <PatientChoice patients={patients} value={chosen} onChange={setChosen} />
      <output>{chosen ?? "personne"}</output>
    </>
  );
}

test("the choice begins with oneself and is not asked of who has nobody else", () => {
  renderInApp(<Choosing patients={[yao, self]} />);
  const group = screen.getByRole("group", { name: words.choice });
  expect(within(group).getByLabelText<HTMLInputElement>(/Awa Koné/).checked).toBe(true);
  fireEvent.click(within(group).getByLabelText(/Yao Koné/));
  expect(document.querySelector("output")!.textContent).toBe("p2");
  cleanup();
  renderInApp(<Choosing patients={[self]} />);
  expect(screen.queryByRole("group")).toBeNull();
});
