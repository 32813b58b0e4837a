import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messageTexts } from "#texts/messages.ts";
import { smsParts, splitLongNumbers, toSmsAlphabet } from "./encoding.ts";
import { whenOf } from "./when.ts";

const facts = {
  doctor: "Dr Aminata Kouassi",
  when: whenOf("2026-11-24", "09:00"),
  until: "14:35",
  amount: "10 000 FCFA",
  link: "https://keneya.example/dashboard",
  reference: "KN-ABCDE-23456-FGHJK-MNPQR",
  place: "Cocody, Riviera 2",
  reason: "Appelez le 0707123456",
  refund: "10 000 FCFA",
  kind: "video" as const,
  proposed: whenOf("2026-11-25", "10:30"),
  who: "Dr Aminata Kouassi",
  paid: "10 000 FCFA",
  patient: "Awa Koné",
};
const all = Object.entries(messageTexts).map(([name, text]) => [name, text(facts)] as const);

describe("the SMS alphabet", () => {
  it("keeps what GSM-7 has and folds the rest to its nearest likeness", () => {
    expect(toSmsAlphabet("Kènèya à é ù ì ò É Ç ñ ü")).toBe("Kènèya à é ù ì ò É Ç ñ ü");
    expect(toSmsAlphabet("être forêt ça cœur Noël À Œuvre île âge août")).toBe(
      "etre foret ca coeur Noel A OEuvre ile age aout",
    );
    expect(toSmsAlphabet("« Payer » 10\u202f000\u00a0FCFA — l’heure…")).toBe('"Payer" 10 000 FCFA - l\'heure...');
    expect(toSmsAlphabet("Sur 😀")).toBe("Sur ?");
    // Typed on some phones as a letter and its accent apart.
    expect(toSmsAlphabet("Ke\u0301")).toBe("Ké");
  });

  it("never leaves a letter that would halve the length of an SMS", () => {
    const alphabet = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => alphabet.test(toSmsAlphabet(text))));
  });

  it("counts 160 places alone and 153 each when joined", () => {
    expect([160, 161, 306, 307].map((length) => smsParts("a".repeat(length)))).toEqual([1, 2, 2, 3]);
    expect(smsParts(`${"a".repeat(159)}€`)).toBe(2);
  });
});

describe("numbers in a message", () => {
  it("leave a code at the start and a link on its line alone, and are split elsewhere", () => {
    expect(splitLongNumbers("123456 est votre code.\nhttps://k.ci/1234567\nAppelez 0707123456 ou +2250707123456")).toBe(
      "123456 est votre code.\nhttps://k.ci/1234567\nAppelez 07 07 12 34 56 ou +22 50 70 71 23 45 6",
    );
    expect(splitLongNumbers("le 12345")).toBe("le 12345");
  });

  it("never leave a run of six digits that is no code", () => {
    const text = fc.string({ unit: fc.constantFrom("1", "2", " ", "a", "\n") });
    fc.assert(fc.property(text, (typed) => !/\d{6,}/.test(splitLongNumbers(`x${typed}`))));
  });
});

describe("the texts", () => {
  it.each(all)("%s is written in the SMS alphabet, at most two SMS long, its link alone on a line", (_, text) => {
    expect(toSmsAlphabet(text.sms)).toBe(text.sms);
    expect(smsParts(text.sms)).toBeLessThanOrEqual(2);
    for (const body of [text.sms, text.email]) expect(body.split("\n")).toContain(facts.link);
  });

  it.each(all)("%s tells no reason and no specialty by SMS", (_, text) => {
    expect(text.sms).not.toContain(facts.reason);
    expect(text.sms).not.toMatch(/cardio|spécialit|motif :/i);
  });

  it("ask for the payment in one SMS", () => {
    expect(smsParts(messageTexts.bookedInPerson(facts).sms)).toBe(1);
  });
});
