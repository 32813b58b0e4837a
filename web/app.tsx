import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { SiteSettings } from "#contract/site.ts";
import { common } from "#texts/common.ts";
import { siteKey } from "#web/api/site.ts";
import { Arrival } from "#web/layouts/arrival.tsx";
import { FactorGate } from "#web/layouts/factor-gate.tsx";
import { LockGate } from "#web/layouts/lock-gate.tsx";
import { SiteProvider } from "#web/layouts/site.tsx";
import { AppRoutes } from "#web/routes.tsx";
import { SessionProvider } from "#web/session/session.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import "#web/ui/tokens.css";
import "#web/ui/base.css";

const loadStep = async () => (await import("#web/screens/second-factor.tsx")).SecondFactorScreen;

/** Everything under the router; the same tree on the server and in the browser. */
export function App({ client }: { client: QueryClient }) {
  const site = client.getQueryData<SiteSettings>(siteKey);
  if (!site) throw new Error("The document carries no platform settings");
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <SiteProvider site={site}>
          <ToastProvider label={common.messages} closeLabel={common.closeMessage}>
            <Arrival />
            <FactorGate load={loadStep}>
              <LockGate>
                <AppRoutes />
              </LockGate>
            </FactorGate>
          </ToastProvider>
        </SiteProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
