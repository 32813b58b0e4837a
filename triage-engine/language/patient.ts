import type { Concept } from "#triage-engine/schema.ts";
import { bodyStems } from "./people-words.ts";
import { unknown, type Cast, type Somebody } from "./people.ts";
import { nobodyNamed, whoIs, type Who } from "./who.ts";
import type { Sign } from "./signs.ts";
import type { Word } from "./words.ts";

type Case = {
  words: readonly Word[];
  signs: readonly Sign[];
  cast: Cast;
  kinds: ReadonlyMap<string, Concept["kind"]>;
  ageNear: number | undefined;
  replying: boolean;
  /** The writer tells their own age: « j'ai quarante-quatre ans ». */
  selfAged: boolean;
  /** And that of an « il » or « elle » never named. */
  thirdAged: boolean;
  who?: Who;
};

export type Patient = {
  somebody: Somebody | undefined;
  who?: Who;
  /** The text says that it is not about the one who was asked of (« ce n'est pas ma mère, c'est ma fille »). */
  renamed: boolean;
  about: (somebody: Somebody | undefined) => "patient" | "other";
  aboutSign: (sign: Sign) => "patient" | "other";
  contact: (signs: readonly Sign[]) => Sign | undefined;
};

/** Of all the people in a text, the one who is ill. */
export function patientOf({ words, signs, cast, kinds, ageNear, replying, selfAged, thirdAged, who }: Case): Patient {
  const scores = new Map<Somebody, number>();
  const contrasts =
    selfAged || words.some(({ text }, at) => text === "moi" && /^(je?|m[ao]n|mes)$/.test(words[at + 1]?.text ?? ""));
  const unwell =
    contrasts &&
    signs.some((sign) => ofWriter(sign, kinds) || (sign.polarity === "no" && sign.somebody?.key === "self"));
  const never = new Set(
    [...cast.somebodies.values()].filter(
      (one) =>
        cannotBe(one, signs, kinds) ||
        (selfAged && !one.named && (one.storyFrom !== undefined || (one.key === "third" && !thirdAged))) ||
        (unwell && !one.named && beside(one)),
    ),
  );
  for (const somebody of cast.somebodies.values())
    scores.set(
      somebody,
      never.has(somebody)
        ? -1
        : scoreOf(somebody, signs, kinds) +
            (selfAged && somebody.key === "self" && signs.some((sign) => ofWriter(sign, kinds)) ? 1.5 : 0),
    );
  const known = who ? knownIn(cast, who) : undefined;
  const dangers = new Set(
    signs.flatMap((sign) => {
      const { somebody: whose } = sign;
      return whose && sign.polarity === "yes" && !never.has(whose) && presses(whose, sign) ? [whose] : [];
    }),
  );
  const self =
    who && who.kind !== "self" && meansSelf(words) ? (cast.somebodies.get("self") ?? unknown("self")) : undefined;
  const told =
    self ?? (who ? whoNow(who, known, scores, replying, dangers) : (writing(cast, signs, words) ?? best(scores)));
  const somebody = specific(told, cast, words) ?? (who ? undefined : unnamed(words, cast, signs));
  const found = somebody ? whoIs(somebody, ageNear) : undefined;
  const about = (other: Somebody | undefined): "patient" | "other" => {
    if (!other || other === somebody || other === told) return "patient";
    if (somebody && onlyChild(somebody, words) && oneChild(other, somebody)) return "patient";
    if (other.key === "third") return !somebody || somebody.key === "self" || somebody.person ? "patient" : "other";
    // « il est gonflé et je respire mal »: who « il » is nobody said; what the writer complains of must not be lost.
    if (somebody?.key === "third" && other.key === "self") return "patient";
    if (!somebody && !who) return never.has(other) || other.also ? "other" : "patient";
    return "other";
  };
  // « moi je suis le chauffeur, c'est la dame »
  const another = who?.kind === "self" && somebody?.named === true && somebody.person !== undefined;
  const named =
    another ||
    self !== undefined ||
    (somebody?.own === true && /^(baby|child|other)$/.test(somebody.person?.kind ?? ""));
  return {
    somebody,
    renamed: named && who !== undefined && found !== undefined && somebody !== known && found.noun !== who.noun,
    ...(found && (!who || (somebody !== known && somebody?.key !== who.noun)) && (somebody?.key !== "third" || !who)
      ? { who: found }
      : {}),
    about,
    // « mon cousin a vu le serpent »: it was near whoever is ill. « je suis allée faire le test »: with the child. « le bébé ne bouge plus »: in her.
    aboutSign: (sign) =>
      nearby.test(sign.concept) ||
      (somebody?.key === "self" && breasts.test(sign.concept)) ||
      (replying && ownThoughts.test(sign.concept) && (!who || who.kind === "self"))
        ? "patient"
        : about(sign.somebody),
    contact: (all) => all.find((sign) => about(sign.somebody) === "other" && isContact(sign)),
  };
}

/**
 * « Le sein est rouge, la petite de trois semaines tète encore »: she who nurses has the breast that hurts. « Mon bébé a 3 semaines, je pense à mourir »: it is
 * the writer who is in danger.
 */
function writing({ somebodies }: Cast, signs: readonly Sign[], words: readonly Word[]): Somebody | undefined {
  const now = (test: (sign: Sign) => boolean) =>
    signs.some((sign) => sign.polarity === "yes" && !sign.past && !sign.hypothetical && test(sign));
  const own = words.some(({ text }, at) => /^(mon|mes)$/.test(text) && /^seins?$/.test(words[at + 1]?.text ?? ""));
  const expects = /\bje suis (enceinte|a \S+ (mois|semaine))\b/.test(words.map(({ text }) => text).join(" "));
  const born = words.some(
    ({ text, value }, at) =>
      /^(ne|nee|accouch\w*|allait\w*)$/.test(text) ||
      (value !== undefined && words[at - 1]?.text === "a" && words[at - 2]?.text === "il"),
  );
  const ill = now(({ concept, somebody }) => somebody?.person?.kind === "baby" && !nearby.test(concept));
  const unborn =
    expects &&
    !born &&
    !ill &&
    [...somebodies.values()].every(({ person, key }) => !person || key === "self" || person.kind === "baby");
  const nurses =
    (own || now(({ concept }) => concept === "breastfeeding")) &&
    now(({ concept }) => breasts.test(concept)) &&
    !signs.some(({ somebody }) => somebody?.person?.sex === "female" && somebody.person.kind === "other");
  if (
    !nurses &&
    !unborn &&
    !now(
      ({ concept, somebody }) =>
        /^(suicidal_thoughts|suicidal_plan|harm_baby_thoughts)$/.test(concept) && somebody?.key === "self",
    )
  )
    return undefined;
  return somebodies.get("self") ?? unknown("self");
}

/** « J'allaite mon bébé, le sein est rouge » */
const breasts = /^(breast_red|breast_pain|breast_abscess|sore_nipple)$/;

/** « les enfants seraient mieux sans moi », of whoever was asked for such thoughts */
const ownThoughts = /^(suicidal_thoughts|suicidal_plan)$/;

const nearby =
  /^(baby_spits_up|no_fetal_movement|reduced_movement|snake_seen|malaria_test_mentioned|malaria_test_negative|malaria_test_positive)$/;

/** « c'est moi qui suis malade », « c'est pour moi que j'écris », « pas le voisin, moi » */
const meansSelf = (words: readonly Word[]) =>
  /\b((?:c est|c) moi (?:la |une )?(?:maman |mere |femme )?enceinte|(?:c est|c) (pour |bien )?moi( meme| l[ea] (?!maman|mere|papa|pere|tante|grand|nounou|voisin)[a-z]+)?( hein| l[ea] malade| meme|,|\.| qui (?!l|m |vous|ecri|demand|parl|gard|accompa)| que| je| j|$| le)|c est (pour moi|bien moi|moi meme)|c est moi (?!qui|sa|son|l|que|maman|papa)[a-z]+ pas|moi la malade|moi le (patient|malade)|malade c est moi|(sujet|parle|ecris) (de|pour) moi|de moi qu|pas (le|la|l|mon|ma) [a-z]+ (mais )?moi)\b/.test(
    words.map(({ text, gap }, at) => (at > 0 && gap === 2 ? `. ${text}` : text)).join(" "),
  );

/** What any child is called: « le petit » and « notre fils » are one. */
const anyChild = /^(Le petit|La petite|L'enfant|Votre enfant)$/;

function oneChild({ person: one, away }: Somebody, { person: other }: Somebody): boolean {
  if (!one || !other || away || one.kind === "other" || other.kind === "other") return false;
  return (anyChild.test(one.noun) || anyChild.test(other.noun)) && (!one.sex || !other.sex || one.sex === other.sex);
}

/** « Ma fille a accouché, la petite … », « la malade est la petite »: mother and child are two. */
const onlyChild = ({ named }: Somebody, words: readonly Word[]) =>
  !named && !words.some(({ text }) => /^(accouch|grandmere|grandpere)/.test(text));

/** The child by the name that tells most: « notre fils … le petit ». */
function specific(somebody: Somebody | undefined, { somebodies }: Cast, words: readonly Word[]): Somebody | undefined {
  if (!somebody?.person || !onlyChild(somebody, words) || !anyChild.test(somebody.person.noun)) return somebody;
  const others = [...somebodies.values()].filter((one) => one !== somebody && oneChild(one, somebody));
  return others.length === 1 ? others[0] : somebody;
}

/** Nobody is named: « mon gros orteil est gonflé » is the writer's. */
function unnamed(words: readonly Word[], { somebodies }: Cast, signs: readonly Sign[]): Somebody | undefined {
  if ([...somebodies.values()].some(({ person, key }) => person || key === "third")) return;
  const mine = words.some(({ text }, at) => {
    const before = words[at - 1]?.text ?? "";
    if (/^(me|m)$/.test(text))
      return (
        before === "je" ||
        words
          .slice(at + 1, at + 4)
          .some((one) => /^(attrap|gratt|lanc|serr|tir|brul|piqu|mord|griff|bless)/.test(one.text))
      );
    if (text === "moi") return words[at - 2]?.text.startsWith("abuse") === true;
    // « ma puce tousse » is no part of the writer's body.
    const owned = words.slice(at + 1, at + 4).some(({ stem, gap }) => gap === 0 && bodyStems.has(stem));
    const taken = /^(ordonnance|traitement|comprimes?|medicaments?)$/.test(words[at + 1]?.text ?? "");
    return /^(mon|ma|mes)$/.test(text) && (owned || taken || signs.some(({ first }) => first === at + 1));
  });
  if (mine) return unknown("self");
  // « Patiente de 29 ans », « Un homme de 45 ans consulte pour … »: whoever writes so is not ill.
  const reported =
    !somebodies.has("self") &&
    words
      .slice(0, 3)
      .some(({ text }) => /^patiente?$/.test(text) || (/^(homme|femme)$/.test(text) && words.some(ofReport)));
  return reported ? unknown("third") : undefined;
}

/** What a helper writes of a patient. */
const ofReport = ({ text }: Word) => /^(consulte|presente|rapporte|plaint)$/.test(text);

/** « j'ai un rhume et mon frère est inconscient »: a danger of now, plainly told of somebody near, goes before what the writer has. */
const presses = ({ person, also, storyFrom, own, stranger }: Somebody, { concept, loose, past, hypothetical }: Sign) =>
  person !== undefined &&
  !also &&
  !stranger &&
  (own === true || storyFrom === undefined) &&
  grave.has(concept) &&
  !loose &&
  !past &&
  !hypothetical;

/** Who is never the patient. */
const nobody = new Set(["crowd", "animal"]);

function scoreOf(somebody: Somebody, signs: readonly Sign[], kinds: ReadonlyMap<string, Concept["kind"]>): number {
  let score = somebody.named ? 1.5 : 0;
  const told = new Set<string>();
  // « mon père a fait un AVC, moi j'ai mal à la tête »: of those the writer names beside their own illness nothing weighs more.
  const writerIll = signs.some(({ somebody: other, polarity }) => other?.key === "self" && polarity === "yes");
  for (const sign of signs) {
    if (somebody.key === "self" && sign.concept === "baby_spits_up") continue;
    if (sign.somebody !== somebody || sign.past || sign.hypothetical || told.has(sign.concept)) continue;
    told.add(sign.concept);
    // « ma copine est partie »
    if (sign.concept === "grief" && somebody.person) continue;
    const kind = kinds.get(sign.concept) ?? "sign";
    score += kind === "sign" ? (sign.polarity === "yes" ? 2 : 1) : kind === "history" ? 1 : 0.5;
    if (sign.polarity === "yes" && grave.has(sign.concept) && (!writerIll || presses(somebody, sign))) score += 3;
  }
  if (somebody.also) score -= 3;
  // « Ma femme ne dort plus à cause de ma toux »: what a relative feels beside somebody ill.
  if (
    somebody.person &&
    [...told].every((id) => worries.has(id)) &&
    signs.some(
      ({ somebody: other, concept, polarity }) =>
        other !== somebody && polarity === "yes" && (kinds.get(concept) ?? "sign") === "sign" && !worries.has(concept),
    )
  )
    return 0;
  // A child is who a parent writes for, unless another grown-up is ill as well: then the gravest, or the one told of first.
  const small = somebody.person !== undefined && somebody.person.kind !== "other";
  const rival = signs.some(
    ({ somebody: other, polarity, past, hypothetical, concept }) =>
      (kinds.get(concept) ?? "sign") === "sign" &&
      other?.person?.kind === "other" &&
      !other.away &&
      !other.also &&
      polarity === "yes" &&
      !past &&
      !hypothetical,
  );
  return small && !rival && score > 0 ? score + 2 : score;
}

const cannotBe = (somebody: Somebody, signs: readonly Sign[], kinds: ReadonlyMap<string, Concept["kind"]>) =>
  somebody.away || nobody.has(somebody.key) || afterAnother(somebody, signs, kinds);

/** Told of as of something over, after somebody who is ill: « Un collègue était resté quatre jours sous perfusion. » */
function afterAnother(
  { storyFrom, stranger, named, key }: Somebody,
  signs: readonly Sign[],
  kinds: ReadonlyMap<string, Concept["kind"]>,
): boolean {
  if (storyFrom === undefined || named) return false;
  return signs.some(
    ({ somebody, first, polarity, past, hypothetical, concept }) =>
      first < storyFrom &&
      (!somebody || (somebody.key !== key && !somebody.away && !nobody.has(somebody.key))) &&
      polarity === "yes" &&
      !past &&
      !hypothetical &&
      kinds.get(concept) !== "circumstance" &&
      (stranger || !worries.has(concept)),
  );
}

/** What a relative feels who writes for somebody ill. */
const worries = new Set(["anxiety", "stress", "fatigue", "cannot_sleep", "grief"]);

/** Of two who are ill, the one in danger is spoken of. */
const grave = new Set(
  (
    "unconscious convulsion convulsion_now hard_breathing cannot_speak blue_lips confusion drowsy floppy cannot_drink cannot_stand neck_stiff " +
    "chest_pain chest_pressure face_droop one_side_weak speech_trouble heavy_bleeding soaks_pads vomits_blood cough_much_blood snake_bite " +
    "poisoning swallowed_caustic swallowed_kerosene swallowed_pesticide overdose suicide_attempt fainted no_urine choking drowning rice_water"
  ).split(" "),
);

/** The one with the most signs; somebody named counts even before any sign is told. */
function best(scores: ReadonlyMap<Somebody, number>): Somebody | undefined {
  let winner: Somebody | undefined;
  let most = 0;
  for (const [somebody, score] of scores) {
    if (score > most) {
      winner = somebody;
      most = score;
    }
  }
  if (winner) return winner;
  const persons = [...scores].filter(([somebody, score]) => somebody.person && !somebody.aside && score >= 0);
  return persons.length === 1 && persons[0]?.[0].person?.kind !== "other" ? persons[0]?.[0] : undefined;
}

/** The person already known, among those of this text. */
function knownIn(cast: Cast, who: Who): Somebody | undefined {
  if (who.kind === "self") return cast.somebodies.get("self");
  const named = cast.somebodies.get(who.noun);
  if (named) return named;
  for (const somebody of cast.somebodies.values()) {
    const { person } = somebody;
    // « c'est pour mon fils », after the little brother was asked for
    if (person && akin(person.kind, who.kind) && (!/frère|sœur/.test(who.noun) || anyChild.test(person.noun)))
      return somebody;
  }
  return cast.somebodies.get("third");
}

/** « le petit », « l'enfant » and « mon bébé » may be one; « la personne malade » may be any grown-up. */
const akin = (kind: Who["kind"], known: Who["kind"]) => (kind === "other") === (known === "other");

/** Keeps the patient unless the text says clearly, outside a reply, that somebody else is ill. */
function whoNow(
  who: Who,
  known: Somebody | undefined,
  scores: ReadonlyMap<Somebody, number>,
  replying: boolean,
  dangers: ReadonlySet<Somebody>,
): Somebody | undefined {
  for (const [somebody, score] of scores) {
    if (somebody === known || nobody.has(somebody.key) || somebody.away) continue;
    if (dangers.has(somebody)) return somebody;
    if (somebody.named && score > 1 && somebody.person) return somebody;
    if (
      who.kind === "self" &&
      !replying &&
      somebody.person &&
      score >= 2 &&
      (known ? (scores.get(known) ?? 0) : 0) === 0
    )
      return somebody;
  }
  return known ?? unknown(who.kind === "self" ? "self" : who.noun === nobodyNamed.noun ? "third" : who.noun);
}

/** « Un collègue s'est retrouvé paralysé », of whoever tells their own age or « moi, je … » and is ill as well. */
const beside = ({ person }: Somebody) => /(collègue|ami|amie|voisin|voisine)$/.test(person?.noun ?? "");

const ofWriter = (
  { concept, polarity, past, hypothetical, somebody }: Sign,
  kinds: ReadonlyMap<string, Concept["kind"]>,
) =>
  polarity === "yes" &&
  !past &&
  !hypothetical &&
  !worries.has(concept) &&
  (!somebody || somebody.key === "self") &&
  (concept === "pregnant" || (kinds.get(concept) ?? "sign") === "sign");

/** What passes from one to another. */
const catching = new Set(
  "fever high_fever chills malaria cough runny_nose sore_throat sneezing diarrhea watery_diarrhea rice_water bloody_stool cholera_suspected measles meningitis flu vomiting rash itch measles_signs chickenpox red_eye eye_discharge jaundice mouth_sores".split(
    " ",
  ),
);

/** A sign somebody near has as well, now: it may have been caught. */
function isContact(sign: Sign): boolean {
  if (sign.polarity !== "yes" || sign.past || sign.hypothetical || sign.somebody?.away) return false;
  if (!catching.has(sign.concept)) return false;
  return sign.somebody?.also === true || sign.somebody?.key === "crowd";
}
