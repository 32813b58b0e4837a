import { namesIn, parseCondition } from "#triage-engine/reasoning/conditions.ts";
import type { Presentation, Question, Rule } from "#triage-engine/schema.ts";

/**
 * A page for each harmless matter of a page that holds several: on one page the dangers of all would be asked of whoever tells of one. Each asks what its own rule hangs on,
 * and has the graver rules that speak of it.
 */
export function pageForEach({ rules, opens, questions, ...page }: Presentation): readonly Presentation[] {
  const grave = rules.filter(({ level }) => level !== "self_care");
  return rules
    .filter((rule) => !grave.includes(rule))
    .map((rule) => {
      const signs = Object.keys(opens).filter((id) => signsOf(rule).has(id));
      const own = [...grave.flatMap((one) => ofThese(one, signs, rule.id)), rule];
      const asked = new Set(own.flatMap((one) => [...signsOf(one)]));
      return {
        ...page,
        id: `${rule.id}-page`,
        opens: Object.fromEntries(signs.map((id) => [id, opens[id]!])),
        questions: questions.flatMap<Question | string>((one) =>
          typeof one === "string" ? [one] : about(one, asked, rule.id),
        ),
        rules: own,
      };
    });
}

const signsOf = ({ when }: Rule) => namesIn(parseCondition(when)).signs;

function ofThese(rule: Rule, signs: readonly string[], id: string): Rule[] {
  const told = signs.filter((sign) => signsOf(rule).has(sign));
  return told.length ? [{ ...rule, id: `${rule.id}-${id}`, when: `(${told.join(" | ")}) & (${rule.when})` }] : [];
}

function about(question: Question, asked: ReadonlySet<string>, id: string): Question[] {
  const facts = (question.facts ?? []).filter((sign) => asked.has(sign));
  const { needs: _, ...plain } = question;
  if (!facts.length) return [];
  const single = facts.length === 1 && question.facts!.length > 1;
  return single ? [] : [{ ...plain, id: `${question.id}-${id}`, facts }];
}
