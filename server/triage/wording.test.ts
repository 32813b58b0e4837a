import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mayStandFor } from "./wording.ts";

const breath = "Avez-vous du mal à respirer ?";
const age = "Quel âge a le petit ?";
const fever = "Avez-vous de la fièvre, ou le corps chaud ?";
const since = "Depuis combien de temps cela dure-t-il ?";
const awake = "Votre fils se réveille-t-il quand vous l'appelez ?";
const dry = "Êtes-vous resté sans uriner ?";
const drinks = "Buvez-vous normalement ?";
const pain = "Avez-vous mal au ventre mais pas à la poitrine ?";

describe("a model's wording", () => {
  it.each([
    [breath, breath],
    [breath, "Est-ce que vous avez du mal à respirer en ce moment ?"],
    [breath, "Dites-moi, avez-vous du mal à respirer ?"],
    [breath, "Avez-vous aussi du mal à respirer ?"],
    [breath, "Pouvez-vous me dire si vous avez du mal à respirer ?"],
    [breath, "S'il vous plaît, avez-vous du mal à respirer ?"],
    [breath, "Respirez-vous mal ?"],
    [age, "Dites-moi, quel âge a le petit ?"],
    [age, "Quel est l’âge du petit, s’il vous plaît ?"],
    [age, "Pourriez-vous me préciser quel âge a le petit ?"],
    [age, "Merci, le petit a quel âge ?"],
    [age, "Quel âge a-t-il le petit ?"],
    [fever, "Est-ce que vous avez le corps chaud, ou de la fièvre ?"],
    [fever, "J'aimerais savoir si vous avez de la fièvre, ou le corps chaud ?"],
    [since, "Depuis quand est-ce que cela dure ?"],
    [since, "Ça dure depuis combien de temps ?"],
    [awake, "Est-ce que votre fils se réveille quand vous l'appelez ?"],
    [dry, "Dites-moi, êtes-vous resté sans uriner ?"],
    [drinks, "Est-ce que vous buvez normalement ?"],
    [drinks, "Excusez-moi, vous buvez normalement ?"],
    [pain, "Dites-moi si vous avez mal au ventre mais pas à la poitrine ?"],
  ])("may stand for « %s »: %s", (ours, theirs) => {
    expect(mayStandFor(ours, theirs)).toBe(true);
  });
});

describe("a model's wording is not shown", () => {
  it.each([
    "",
    "?",
    "Avez-vous du mal à respirer",
    "Avez-vous du mal à respirer ? Et de la fièvre ?",
    "Avez-vous de la fièvre ?",
    "N'avez-vous pas de mal à respirer ?",
    "Do you have trouble breathing or respirer ?",
    "Tu as du mal à respirer ?",
    "Avez-vous du mal à respirer <b>vite</b> ?",
    "Appelez le 0707070707, avez-vous du mal à respirer ?",
    "Ce n'est rien. Avez-vous du mal à respirer ?",
    "Avez-vous du mal à respirer\nou autre ?",
    "Voyez https://exemple.ci : avez-vous du mal à respirer ?",
    `Avez-vous ${"vraiment ".repeat(30)}du mal à respirer ?`,
    "Avez-vous du mal à respirer 🙂 ?",
    // A word that is not in our question, even one of the patient's.
    "Respirez-vous avec du mal, depuis que vous toussez ?",
    "Avez-vous du mаl à respirer ?",
    "Avez\u200b-vous du mal à respirer ?",
    `Avez-vous du mal à respirer${" ".repeat(90)}?`,
  ])("when it is no plain form of ours: %j", (theirs) => {
    expect(mayStandFor(breath, theirs)).toBe(false);
  });

  it.each([
    // Comfort.
    [age, "Rassurez-vous, c'est sûrement bénin et vous pouvez rester à la maison, mais quel âge a le petit ?"],
    [age, "Ne vous inquiétez pas, quel âge a le petit ?"],
    [age, "Tout va bien, quel âge a le petit ?"],
    [age, "Ce n'est pas grave, quel âge a le petit ?"],
    [breath, "C'est sûr, ce n'est que le stress, avez-vous du mal à respirer ?"],
    [breath, "Avez-vous un peu de mal à respirer ?"],
    [breath, "Merci, c'est bien, avez-vous du mal à respirer ?"],
    // Advice.
    [age, "Donnez-lui de l'amoxicilline et dites-moi, quel âge a le petit ?"],
    [age, "Donnez du paracétamol au petit, quel âge a-t-il ?"],
    [age, "Pouvez-vous attendre demain, et quel âge a le petit ?"],
    [breath, "Allongez-vous, avez-vous du mal à respirer ?"],
    [breath, "Respirez du mal, vous l'avez ?"],
    [drinks, "Buvez normalement, vous ?"],
    [drinks, "Buvez normalement s'il vous plaît ?"],
    [awake, "Appelez votre fils quand vous le réveille ?"],
    // Alarm.
    [age, "C'est une urgence vitale, appelez vite le SAMU, quel âge a le petit ?"],
    [age, "Le petit va mourir, quel âge a-t-il ?"],
    [breath, "Avez-vous très mal à respirer ?"],
    // A request for data.
    [age, "Quel est votre nom et le numéro de votre carte bancaire, et quel âge a le petit ?"],
    [age, "Quel âge a le petit Kouassi ?"],
    [age, "Quel âge a le petit et quelle est votre adresse ?"],
    [age, "Quel âge avez-vous et le petit ?"],
    [age, "Dites-moi votre code, s'il vous plaît, quel âge a le petit ?"],
    // A second question, or another one.
    [age, "Quel âge a le petit et a-t-il de la fièvre ?"],
    [age, "Le petit a-t-il de l'âge ?"],
    [age, "Quel âge avez-vous, petit ?"],
    [fever, "Avez-vous de la fièvre, ou le corps chaud, ou mal ?"],
    [fever, "Avez-vous de la fièvre et le corps chaud ?"],
    [fever, "A-t-il de la fièvre, ou le corps chaud ?"],
    [since, "Cela dure-t-il depuis longtemps ?"],
    [since, "Combien de temps cela dure-t-il ?"],
    [dry, "Êtes-vous resté sans uriner en ce moment ?"],
    [dry, "Êtes-vous resté à uriner ?"],
    [pain, "Avez-vous mal à la poitrine mais pas au ventre ?"],
    [pain, "Avez-vous pas mal au ventre mais à la poitrine ?"],
    [awake, "Votre fils vous appelle-t-il quand il se réveille ?"],
  ])("when it says more or else than « %s »: %s", (ours, theirs) => {
    expect(mayStandFor(ours, theirs)).toBe(false);
  });

  it("when it says anything besides ours, whatever that is", () => {
    const extra = fc.stringMatching(/^[a-zéè]{3,9}$/);
    const courtesy = ["aussi", "merci", "bonjour"];
    fc.assert(
      fc.property(extra, fc.nat(5), (word, at) => {
        fc.pre(
          !courtesy.includes(word) &&
            !["les", "des", "une", "aux", "est", "etes", "avez"].includes(word.normalize("NFD").replace(/\p{M}/gu, "")),
        );
        const words = breath.split(" ");
        words.splice(Math.min(at, words.length - 1), 0, word);
        expect(mayStandFor(breath, words.join(" "))).toBe(word === "vous");
      }),
    );
  });

  it("without a crash, whatever comes", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), fc.string(), (one, other) => void mayStandFor(one, other)));
  });
});
