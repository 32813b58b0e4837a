import type { Rule } from "#triage-engine/schema.ts";

/**
 * Small signs that go along with any harmless picture and change nothing about it. They prove nothing by themselves: each counts only beside a benign picture
 * that is proven (decision 0030). Whoever is very young, old or may have a fever is not among them: there weakness and lost appetite can be all that shows.
 */
export const companions: readonly Rule[] = [
  {
    id: "companion-any-age",
    level: "self_care",
    when: "age >= 0d",
    reason: "Ces petits signes accompagnent un mal sans gravité.",
    source: "nhs",
    covers: ["itch", "sneezing", "cannot_sleep", "stress", "anxiety", "bad_breath", "dry_lips", "advice_question"],
  },
  {
    id: "companion-small-child",
    level: "self_care",
    when: "age < 6y",
    reason: "Ces petits signes accompagnent un mal sans gravité.",
    source: "nhs",
    // It is the parent who is afraid.
    covers: ["anxiety", "panic", "fear_of_dying"],
  },
  {
    id: "companion-from-five",
    level: "self_care",
    when: "age >= 5y & !elderly & !fever",
    reason: "Ces petits signes accompagnent un mal sans gravité.",
    source: "nhs",
    covers: [
      "fatigue",
      "body_aches",
      "loss_of_appetite",
      "unwell_vague",
      "dry_mouth",
      "smell_lost",
      "crying_baby",
      "newborn_skin_pustules",
    ],
  },
  {
    id: "companion-feared-malaria",
    level: "self_care",
    when: "temperature < 37.5 & !fever & !chills & ~malaria_test_positive",
    reason: "Ces petits signes accompagnent un mal sans gravité.",
    source: "nhs",
    covers: ["malaria"],
  },
  {
    id: "companion-grown",
    level: "self_care",
    when: "age >= 15y & !elderly & !fever & !cannot_stand & !drowsy",
    reason: "Ces petits signes accompagnent un mal sans gravité.",
    source: "nhs",
    // « le corps mou » of a grown person is tiredness.
    covers: ["floppy"],
  },
];
