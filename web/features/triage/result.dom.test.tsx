import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { apiTexts } from "#texts/api.ts";
import { nurse as words } from "#texts/nurse.ts";
import { aResult } from "#web/testing/a-triage.ts";
import { fakeServer, lostConnection } from "#web/testing/fake-server.ts";
import { paths } from "#web/paths.ts";
import { renderInApp } from "#web/testing/in-app.tsx";
import { keptChat } from "./kept-chat.ts";
import { NurseChat } from "./nurse-chat.tsx";

const doctor = (id: string, full_name: string) => ({
  id,
  full_name,
  town: "Abidjan",
  hospital_name: "CHU",
  clinic_name: null,
  clinic_address: "Cocody",
});

/** Tells the nurse something that she answers with a result. */
function told(text: string) {
  renderInApp(
    <NurseChat
      towns={["Abidjan", "Bouaké"]}
      numbers={aResult().emergency_numbers}
      doctors={(found, inTime) => (
        <p>
          {found.map(({ full_name }) => full_name).join()} in {inTime?.hours} h
        </p>
      )}
      patientChoice={() => null}
    />,
  );
  fireEvent.change(screen.getByRole("textbox", { name: words.openingField }), { target: { value: text } });
  press(words.begin);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test("a completed assessment asks for the town, then shows doctors of every specialty, each once", async () => {
  const { seen } = fakeServer({
    "POST /api/triage/start": { body: aResult({ warning_signs: ["fièvre"] }) },
    "GET /api/doctors/by-specialty/Cardiologie": { body: [doctor("1", "Aya"), doctor("2", "Yao")] },
    "GET /api/doctors/by-specialty/M%C3%A9decine%20G%C3%A9n%C3%A9rale": {
      body: [doctor("2", "Yao"), doctor("3", "Awa")],
    },
  });
  told("palpitations");
  const town = await screen.findByRole("heading", { name: words.townTitle });
  expect(screen.getByRole("heading", { level: 3, name: words.levels.routine })).toBeDefined();
  // What to do waits for no town; a sign is shown as a sentence.
  for (const advice of ["Notez vos chiffres de tension.", "Pas de café.", "Fièvre."])
    expect(screen.getByText(advice).compareDocumentPosition(town)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Nor does whom to see, the first choice first.
  expect(screen.getByText("Cardiologie").compareDocumentPosition(screen.getByText("Médecine Générale"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText("Médecine Générale").compareDocumentPosition(town)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Nobody has to tell it to see who there is.
  expect(screen.getByRole("link", { name: words.findDoctor }).getAttribute("href")).toBe(paths.doctors());
  press("Abidjan");
  expect(await screen.findByText("Aya,Yao,Awa in 168 h")).toBeDefined();
  // What the choice brought is in view, not the top that was read before.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.doctorsIn("Abidjan")));
  expect(seen.filter(({ path }) => path.includes("by-specialty")).map(({ query }) => query["town"])).toEqual([
    "Abidjan",
    "Abidjan",
  ]);
  // Another town is chosen where the first one stands: the result stays.
  const result = screen.getByText("Notez vos chiffres de tension.");
  press(words.changeTown);
  expect(screen.getByText(words.townTitle)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: words.townTitle }));
  expect(result.isConnected).toBe(true);
  expect(keptChat()?.town).toBe("Abidjan");
  press("Bouaké");
  expect(document.activeElement?.textContent).toBe(words.doctorsIn("Bouaké"));
  expect(result.isConnected).toBe(true);
});

test("a town that was said is not asked again, and a search that fails says so", async () => {
  fakeServer({
    "POST /api/triage/start": { body: aResult({ ask_for_town: false, user_town: "Bouaké" }) },
    "GET /api/doctors/by-specialty/Cardiologie": lostConnection,
  });
  told("palpitations à Bouaké");
  expect(await screen.findByText("Erreur lors de la recherche des médecins.")).toBeDefined();
  expect(screen.getByText(apiTexts.offline)).toBeDefined();
  expect(screen.getByText(words.doctorsIn("Bouaké"))).toBeDefined();
});

test("where no doctor is found the catalogue says so, and which were looked for", async () => {
  fakeServer({
    "POST /api/triage/start": {
      body: aResult({ user_town: "Bouaké", recommended_specialties: ["Cardiologie"], reasons: [] }),
    },
    "GET /api/doctors/by-specialty/Cardiologie": { body: [] },
  });
  told("palpitations à Bouaké");
  expect(await screen.findByText("Aucun médecin trouvé")).toBeDefined();
  expect(screen.getByText(/de ces spécialités à Bouaké/)).toBeDefined();
  // The joining is promised before the doctors, not after.
  const hint = screen.getByText(words.joinHint);
  expect(hint.compareDocumentPosition(screen.getByText(words.doctorsIn("Bouaké")))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
