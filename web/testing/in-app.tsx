import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router";
import type { SiteSettings } from "#contract/site.ts";
import { siteKey } from "#web/api/site.ts";
import { createQueryClient } from "#web/query-client.ts";
import { SiteProvider } from "#web/layouts/site.tsx";
import { readSession } from "#web/session/session-store.ts";
import { SessionProvider } from "#web/session/session.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";

/** Platform settings for tests. */
export const testSite: SiteSettings = {
  name: "Kènèya",
  tagline: "Un médecin vous attend",
  address: ["Cocody", "Abidjan"],
  phones: ["+2252722401840"],
  emails: ["contact@keneya.ci"],
  opening_hours: [{ days: "Lundi – vendredi", hours: "8h – 18h" }],
  emergency_numbers: [{ number: "185", name: "SAMU" }],
  figures: { doctors: 500, patients: 10_000, consultations: 25_000, cities: 15 },
  towns: ["Abidjan", "Bouaké", "Yamoussoukro"],
  default_fees: { in_person: 10_000, online: 8_000 },
  publisher: {
    name: "Kènèya",
    legal_form: null,
    registration: null,
    director: null,
    host: null,
    data_protection_email: "donnees@keneya.ci",
  },
};

/** The methods of `<dialog>` that the test browser lacks. */
function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Renders inside everything a screen stands in: router at `url`, data, session as stored, settings, toasts. */
export function renderInApp(ui: ReactNode, { url = "/" }: { url?: string } = {}): RenderResult {
  teachDialogs();
  history.replaceState(null, "", url);
  readSession();
  // As the product makes it, save that nothing is tried twice.
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  client.setQueryData(siteKey, testSite);
  return render(
    <BrowserRouter>
      <QueryClientProvider client={client}>
        <SessionProvider>
          <SiteProvider site={testSite}>
            <ToastProvider label="messages" closeLabel="fermer le message">
              {ui}
            </ToastProvider>
          </SiteProvider>
        </SessionProvider>
      </QueryClientProvider>
    </BrowserRouter>,
  );
}
