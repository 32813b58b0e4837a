import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInApp, testSite } from "#web/testing/in-app.tsx";
import { EmergencyCalls } from "./emergency-calls.tsx";
import { SiteProvider } from "./site.tsx";

afterEach(cleanup);

test("every emergency number is one touch away from being called", () => {
  const emergency_numbers = [
    { number: "185", name: "SAMU" },
    { number: "112", name: "Urgences" },
  ];
  renderInApp(
    <SiteProvider site={{ ...testSite, emergency_numbers }}>
      <EmergencyCalls />
    </SiteProvider>,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["tel:185", "tel:112"]);
  expect(screen.getByRole("link", { name: "Appeler le 112 Urgences" })).toBeTruthy();
});
