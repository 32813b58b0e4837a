import QRCode from "qrcode";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPdfAlphabet } from "./pdf-alphabet.ts";
import { drawReceipt, type ReceiptFacts } from "./receipt.ts";
import { modulesDrawn, readPdf } from "./test-pdf.ts";

const facts: ReceiptFacts = {
  number: "REC-2026-000-123",
  patient_name: "Awa Koné",
  doctor_name: "Dr Kouassi N'Guessan",
  health_center_name: "Clinique du Sacré-Cœur « Les Lagunes »",
  consultation_type: "in-person",
  appointment_date: "2026-11-24",
  appointment_time: "09:00",
  location: "Cocody Angré, après la pharmacie des Oscars – 2ᵉ étage",
  reference: "KN-ABCDE-23456-FGHJK-MNPQR",
  amount_paid: 1_250_000,
  paid_at: new Date("2026-11-23T08:05:00Z"),
  provider: "sandbox",
  simulation: true,
  refund: "none",
  check_url: "https://keneya.example/recu/ABCDEFGHJKMNPQRS",
  house: { name: "Kènèya", address: ["Cocody", "Abidjan"], contacts: ["+225 27 22 40 18 40", "contact@keneya.ci"] },
};

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("a receipt", () => {
  it("is one page of French that a reader reads back whole: every field, accents, amount", async () => {
    const bytes = await drawReceipt(facts);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThan(20_000);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({ pages: 1, title: "Reçu de paiement REC-2026-000-123", lang: "fr-CI" });
    expect(pdf.links).toEqual([facts.check_url]);
    const text = plain(pdf.texts.join("\n"));
    for (const said of [
      "Kènèya",
      "Reçu de paiement",
      "N° REC-2026-000-123",
      "Simulation : aucun argent réel n'a été débité.",
      "1 250 000 FCFA",
      "Awa Koné",
      "Dr Kouassi N'Guessan",
      "Clinique du Sacré-Cœur « Les Lagunes »",
      "En cabinet",
      "mardi 24 novembre 2026",
      "09:00",
      "KN-ABCDE-23456-FGHJK-MNPQR",
      "lundi 23 novembre 2026 à 08:05",
      "Prestataire de démonstration",
      "https://keneya.example/recu/ABCDEFGHJKMNPQRS",
    ]) {
      expect(text).toContain(said);
    }
    expect(plain(pdf.texts.join(" "))).toContain("Cocody Angré, après la pharmacie des Oscars – 2");
    expect(text).not.toContain("rembours");
  });

  it("leaves out what there is not, and says when the money went back", async () => {
    const bare = { ...facts, health_center_name: null, location: null, simulation: false };
    const text = (await readPdf(await drawReceipt({ ...bare, refund: "due" }))).texts.join("\n");
    for (const absent of ["Centre de santé", "Lieu", "Simulation"]) expect(text).not.toContain(absent);
    expect(text).toContain("Ce paiement est en cours de remboursement.");
    const done = (await readPdf(await drawReceipt({ ...bare, refund: "done" }))).texts.join("\n");
    expect(done).toContain("Ce paiement a été remboursé.");
  });

  it("carries a QR code of its check page: module for module the one that a reader expects", async () => {
    const bytes = await drawReceipt(facts);
    const { size, data } = QRCode.create(facts.check_url, { errorCorrectionLevel: "M" }).modules;
    const dark = new Set<string>();
    for (const { row, column, length } of modulesDrawn(bytes))
      for (let step = 0; step < length; step += 1) dark.add(`${row} ${column + step}`);
    const wanted = new Set<string>();
    for (let at = 0; at < size * size; at += 1) if (data[at]) wanted.add(`${Math.floor(at / size)} ${at % size}`);
    expect(dark).toEqual(wanted);
    expect(wanted.size).toBeGreaterThan(200);
  });

  it("is the same bytes for the same facts, and other bytes for others", async () => {
    expect((await drawReceipt(facts)).equals(await drawReceipt({ ...facts }))).toBe(true);
    expect((await drawReceipt(facts)).equals(await drawReceipt({ ...facts, amount_paid: 1 }))).toBe(false);
  });

  it("stays on one page whatever names and places are called", async () => {
    const long = "Œdème ".repeat(60);
    const unbroken = "W".repeat(200);
    for (const name of [long, unbroken]) {
      const named = { patient_name: name, doctor_name: name, health_center_name: name, location: name };
      const pdf = await readPdf(await drawReceipt({ ...facts, ...named, refund: "due" }));
      expect(pdf.pages).toBe(1);
      expect(plain(pdf.texts.join("\n"))).toContain("KN-ABCDE-23456-FGHJK-MNPQR");
      expect(pdf.texts.join("")).toContain("…");
    }
  });
});

describe("the alphabet of a PDF", () => {
  it("keeps French, and folds what the built-in fonts cannot draw", () => {
    const french = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ « » ’ – — … € °";
    expect(toPdfAlphabet(french)).toBe(french);
    expect(toPdfAlphabet("10\u202f000\u00a0FCFA")).toBe("10\u00a0000\u00a0FCFA");
    expect(toPdfAlphabet("Kɔnɛ Ŋa\u0301 N\u02bcGuessan\nDiallo")).toBe("Konè Ngá N’Guessan Diallo");
    expect(toPdfAlphabet("Awa 😀\u202e")).toBe("Awa ? ");
  });

  it("never lets a letter through that would come out as another", async () => {
    const drawable = /^[ -~\u00a0¡-¬®-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => drawable.test(toPdfAlphabet(text))));
  });
});
