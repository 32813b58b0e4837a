import "#web/no-eval.ts";
import { hydrate } from "@tanstack/react-query";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "#web/app.tsx";
import { createQueryClient } from "#web/query-client.ts";
import { findScreen, prepareScreen } from "#web/routes.tsx";

const root = document.getElementById("root")!;
const client = createQueryClient();
// Kept however long nobody touches the page: a part that is taken over at its first use must find what the server made it of.
hydrate(client, JSON.parse(document.getElementById("state")?.textContent || "{}"), {
  defaultOptions: { queries: { gcTime: Infinity } },
});

const app = (
  <BrowserRouter>
    <App client={client} />
  </BrowserRouter>
);
const screen = findScreen(location.pathname);

// The screen of a page made by the server is fetched first: taking over then changes nothing that is seen. When it cannot be
// fetched, the page stays as it came, readable, its links and forms working.
if (screen.rendered === "server") {
  prepareScreen(screen).then(
    () => hydrateRoot(root, app),
    () => {},
  );
} else {
  createRoot(root).render(app);
}
