import type * as z from "zod/mini";
import type { Schema } from "#contract/endpoint.ts";
import { fieldMessages } from "#texts/fields.ts";
import { refuse, type FieldError } from "./refuse.ts";

type Issue = z.core.$ZodIssue;

/** The French sentence of an issue for which the contract names none. */
function sentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return fieldMessages.required;
      if (issue.expected === "number") return fieldMessages.number;
      if (issue.expected === "boolean") return fieldMessages.boolean;
      if (issue.expected === "array") return fieldMessages.list;
      return issue.expected === "object" ? fieldMessages.object : fieldMessages.invalid;
    case "too_big":
      return issue.origin === "string" ? fieldMessages.tooLong(Number(issue.maximum)) : fieldMessages.tooLarge;
    case "too_small":
      return issue.origin === "string" ? fieldMessages.tooShort(Number(issue.minimum)) : fieldMessages.negative;
    case "invalid_value":
      return fieldMessages.choice;
    default:
      return fieldMessages.invalid;
  }
}

const french: z.core.$ZodErrorMap = (issue) => sentence(issue as Issue);

/**
 * What the contract makes of what was sent.
 * Refuses: invalid_request, naming every wrong field once, in the order of the form.
 */
export function validate<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: french });
  if (result.success) return result.data;
  const errors: FieldError[] = [];
  for (const issue of result.error.issues) {
    const field = issue.path.join(".") || "body";
    if (!errors.some((error) => error.field === field)) errors.push({ field, message: issue.message });
  }
  refuse("invalid_request", { errors });
}
