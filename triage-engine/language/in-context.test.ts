import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { hearingInContext } from "./in-context.ts";
import { makeReader } from "./read.ts";

const read = hearingInContext(makeReader(concepts));
const signs = (text: string) =>
  read(text).mentions.flatMap(({ concept, polarity }) => (polarity === "yes" ? [concept] : []));

describe("a bare word beside a sign", () => {
  it.each([
    ["Mon garçon de 4 ans a mal à l'oreille gauche avec fièvre, ça coule jaune", "ear_discharge"],
    ["Ma fille de 7 ans pleure de son oreille et ce matin du liquide jaune coule", "ear_discharge"],
    ["mon œil est rouge depuis hier, il y a du pus", "eye_discharge"],
    ["mon bébé convulse", "convulsion_now"],
    ["mes règles ont sept semaines de retard, le test à la maison est positif", "pregnant"],
    ["elle a accouché hier, elle a déjà changé cinq pagnes", "soaks_pads"],
  ])("« %s »: %s", (text, sign) => {
    expect(signs(text)).toContain(sign);
  });

  it.each([
    ["mal à l'oreille, ça ne coule pas", "ear_discharge"],
    ["mal à l'oreille, pas de liquide, ni pus", "ear_discharge"],
    ["une plaie au pied sans pus", "wound_infected"],
    ["il a convulsé hier soir", "convulsion_now"],
    ["il convulse quand il a de la fièvre", "convulsion_now"],
    ["mes règles ont du retard, le test du palu est positif", "pregnant"],
    ["elle a accouché hier, elle change quatre garnitures par jour", "soaks_pads"],
  ])("« %s » is not %s", (text, sign) => {
    expect(signs(text)).not.toContain(sign);
  });

  it("is no sorrow where a child weeps of a pain, and one where it weeps of nothing", () => {
    expect(signs("Ma fille de 7 ans pleure de son oreille depuis deux nuits")).not.toContain("low_mood");
    expect(signs("mon fils de 10 ans pleure tout le temps et ne joue plus")).toContain("low_mood");
  });
});
