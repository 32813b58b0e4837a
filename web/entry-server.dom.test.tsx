// @vitest-environment node
import { expect, test } from "vitest";
import { render, screenFiles } from "./entry-server.tsx";

const site = {
  name: "Kènèya",
  tagline: "Un médecin vous attend",
  address: ["Cocody", "Abidjan"],
  phones: ["+2252722401840"],
  emails: ["contact@keneya.ci"],
  opening_hours: [{ days: "Samedi", hours: "9h – 13h" }],
  emergency_numbers: [{ number: "185", name: "SAMU" }],
  figures: { doctors: 500, patients: 10_000, consultations: 25_000, cities: 15 },
  towns: ["Abidjan", "Bouaké"],
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
const at = (url: string, data: unknown = site) => render({ url, queries: [{ key: ["site"], data }] });

test("answers a public page whole, with its title and the settings in it", async () => {
  const page = await at("/contact?x=1");
  expect(page).toMatchObject({ status: 200, rendered: "server", screen: "web/screens/contact.tsx" });
  expect(page.head).toMatchObject({ title: "Contact – Kènèya", canonical: "/contact" });
  expect(page.html).toContain("9h – 13h");
  expect(page.html).toContain('href="tel:185"');
});

test.each(["/", "/about", "/contact", "/conditions", "/confidentialite", "/mentions-legales", "/nulle-part"])(
  "%s obeys the content policy: no inline script, no style attribute",
  async (url) => {
    const { html } = await at(url);
    expect(html).not.toMatch(/<script|\sstyle="|\son[a-z]+="/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  },
);

test("every screen is named by the file the build knows it by", async () => {
  const files = Object.keys(import.meta.glob("./screens/*.tsx")).map((file) => file.replace("./", "web/"));
  expect(files).toEqual(expect.arrayContaining([...screenFiles]));
  expect(screenFiles).toContain((await at("/contact")).screen);
});

test("an unknown address is answered 404 and kept from search engines", async () => {
  const page = await at("/nulle-part");
  expect(page.status).toBe(404);
  expect(page.head.hidden).toBe(true);
});

test("the state cannot break out of the script that holds it", async () => {
  const { state } = await at("/", { ...site, tagline: "</script><script>alert(1)</script>" });
  expect(state).not.toContain("<");
  expect(JSON.parse(state)).toMatchObject({ queries: [{ queryKey: ["site"] }] });
});

test("a page that cannot be made is a fault, never half a page", async () => {
  await expect(at("/contact", { ...site, phones: null })).rejects.toThrow("null");
  await expect(render({ url: "/", queries: [] })).rejects.toThrow("no platform settings");
});
