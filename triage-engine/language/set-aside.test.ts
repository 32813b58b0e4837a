import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const first = (says: string) => assess([{ says }]);

it.each([
  ["Ma fille de 3 ans fait caca mou, elle a mangé des mangues chez sa mémé", "Votre fille"],
  ["Mon fils de 14 ans dit à son papa que sa gorge lui fait mal", "Votre fils"],
  ["C'est la maman de Aya 8 mois, ses fesses sont rouges", "Votre enfant"],
  ["Mon enfant de 8 ans a l'oreille qui coule. Mon oncle a versé de l'huile dedans", "Votre enfant"],
  ["Ma femme a eu notre bébé mercredi, elle a lavé 5 pagnes", "Votre femme"],
  ["Mon vieux, j'ai soulevé des sacs, mon dos en bas me fait mal", "Vous"],
])("« %s » is of %s", (says, who) => expect(first(says).about.who).toBe(who));

it("takes nobody for old by the grandmother they ate with", () => {
  expect(first("Ma fille de 3 ans fait caca mou, elle a mangé chez sa mémé").trace.facts["elderly"]).not.toBe("yes");
});

it("keeps a newborn who is told of, and an uncle who is ill", () => {
  expect(first("Ma femme a eu notre bébé mercredi, il ne tète plus").about.who).not.toBe("Votre femme");
  expect(first("Mon oncle a mis la main sur sa poitrine et il est tombé").about.who).toBe("Votre oncle");
});

it("asks for the lady whom a driver writes for", () => {
  const { question } = assess([
    { says: "moi je suis chauffeur de gbaka, j'ai une dame dedans, son ventre est gros, elle a mal à la tête" },
    { says: "moi je suis le chauffeur hein, c'est la dame. sa figure est gonflée" },
  ]);
  expect(question?.text).toMatch(/cette dame/i);
});

it("keeps who is ill though they are at somebody's, and who is looked at", () => {
  expect(first("Ma mère est chez sa sœur, elle ne parle plus depuis ce matin").about.who).toBe("Votre mère");
  expect(first("Mon frère, je l'ai trouvé par terre, il ne répond plus").about.who).toBe("Votre frère");
  expect(first("Mon frère, je l'ai trouvé par terre, il ne répond plus").level).toBe("emergency");
});

it("hears a pain in a part of the body that « fatigue » somebody", () => {
  expect(first("c'est mon dos en bas qui me fatigue depuis 3 semaines").trace.facts).toMatchObject({
    back_pain: "yes",
  });
  expect(first("C'est mon œil là, il me fatigue dè.").trace.facts).toMatchObject({ eye_pain: "yes" });
  expect(first("mon pied me fatigue").trace.facts).toMatchObject({ limb_pain: "yes" });
  expect(first("tout mon corps me fatigue, je suis fatigué").trace.facts).toMatchObject({ fatigue: "yes" });
});
