import { useEffect, useRef, useState } from "react";
import type { ChangeEvent, FormEvent } from "react";
import * as z from "zod/mini";
import type { AnyEndpoint, InputSent, OutputOf } from "#contract/endpoint.ts";
import { fieldMessages } from "#texts/fields.ts";
import { detailOf } from "./api-error.ts";
import type { ApiError } from "./api-error.ts";
import type { CallArgs } from "./call.ts";
import { useApiMutation } from "./use-api.ts";
import type { Keeper } from "./use-api.ts";
import { useDraft } from "./use-draft.ts";
import type { Draft } from "./use-draft.ts";

type Values = Record<string, string | boolean | readonly unknown[]>;
type Errors = Readonly<Record<string, string>>;

export interface FormOptions<E extends AnyEndpoint, V extends Values> {
  initial: V;
  /** Of the endpoint's path. */
  params?: Record<string, string>;
  /** What is sent of what was typed. */
  toInput: (values: V) => InputSent<E>;
  /** What the schema cannot know, such as two passwords that must match. */
  check?: (values: V) => Errors;
  /** Said when the server gave no sentence of its own. */
  fallback: string;
  onSuccess: (output: OutputOf<E>, values: V) => unknown;
  /** What an answer lacks to count as success, in a sentence; it is handed nothing when the answer could not be read. */
  lacks?: (output: OutputOf<E> | undefined) => string | null;
  onError?: (error: ApiError) => unknown;
  /** Without a connection the request is kept for later, and `onKept` follows in place of `onSuccess`. */
  keeper?: Keeper;
  onKept?: (values: V) => unknown;
  /** Valid, but not to be sent yet: true stops here (an agreement is asked first). */
  onValid?: (values: V) => boolean;
  /** Keeps what is typed through a reload of this window. */
  draft?: Draft<V>;
  invalidates?: readonly AnyEndpoint[];
  /** A sentence of the schema about the form as a whole: said once, above; beside the fields stands that they are required. */
  allRequired?: string;
}

/**
 * A form over an endpoint: the endpoint's own schema checks it before anything is sent, each error stands beside its field, the first wrong
 * field gets the focus, and what was typed stays through every failure.
 */
export function useForm<E extends AnyEndpoint, V extends Values>(endpoint: E, options: FormOptions<E, V>) {
  const [values, setValues, forgetDraft] = useDraft(options.initial, options.draft);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The errors that have just been found: once they stand on the page, the first wrong field gets the focus. */
  const fresh = useRef<Errors | null>(null);
  const mutation = useApiMutation(endpoint, {
    invalidates: options.invalidates ?? [],
    keeper: options.keeper,
    onSuccess: async (output) => {
      const lacking = options.lacks?.(output);
      if (lacking) return setFailure(lacking);
      forgetDraft();
      await options.onSuccess(output, values);
    },
    onError: (error) => {
      if (error.kept) {
        forgetDraft();
        return void options.onKept?.(values);
      }
      // « allergies.3 » is told beside the list of allergies.
      const found = Object.fromEntries(error.errors.map(({ field, message }) => [field.split(".")[0]!, message]));
      const known = Object.keys(found).some((field) => field in values);
      show(found);
      const unread = error.unreadable && options.lacks?.(undefined);
      setFailure(known ? null : unread || detailOf(error, options.fallback));
      options.onError?.(error);
    },
  });

  const show = (errorsNow: Errors) => {
    fresh.current = errorsNow;
    setErrors(errorsNow);
  };
  useEffect(() => {
    if (fresh.current !== errors) return;
    fresh.current = null;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid=true] input")?.focus();
  }, [errors]);

  const setAll = (changed: Partial<V>) => {
    // Several fields may change before the next drawing: none is lost.
    setValues((before) => ({ ...before, ...changed }));
    setFailure(null);
    const wrong = Object.entries(errors).filter(([field]) => !(field in changed));
    if (wrong.length < Object.keys(errors).length) setErrors(Object.fromEntries(wrong));
  };
  const set = <Name extends keyof V & string>(name: Name, value: V[Name]) =>
    setAll({ [name]: value } as unknown as Partial<V>);
  const send = () => {
    setFailure(null);
    const { params } = options;
    mutation.mutate({ ...(params && { params }), input: options.toInput(values) } as unknown as CallArgs<E>);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const found: Errors = { ...problems(endpoint, options.toInput(values)), ...options.check?.(values) };
    const whole = options.allRequired;
    const lacking = Object.keys(found).filter((field) => found[field] === whole);
    show({ ...found, ...Object.fromEntries(lacking.map((field) => [field, fieldMessages.required])) });
    setFailure(whole && lacking.length > 0 ? whole : null);
    if (Object.keys(found).length > 0 || options.onValid?.(values)) return;
    send();
  };
  return {
    values,
    set,
    setAll,
    errors,
    /** What went wrong as a whole; null when nothing did, or when a field says it. */
    failure,
    setFailure,
    busy: mutation.isPending,
    /** For `<form>`: nothing is checked by the browser, whose words are not ours. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    /** Sends without asking again, after `onValid` stopped it. */
    send,
    /** Empties the form. */
    reset: () => {
      forgetDraft();
      setValues(options.initial);
      show({});
      setFailure(null);
      mutation.reset();
    },
    /** Closes the form: what was typed is given up. */
    dropped: (close: () => void) => () => {
      forgetDraft();
      close();
    },
    /** For `<Field>` and its like. `change` turns what is typed into what is kept. */
    text: (name: keyof V & string, change?: (typed: string) => string) => ({
      name,
      value: String(values[name]),
      error: errors[name] ?? null,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(name, (change ? changeInPlace(target, change) : target.value) as V[typeof name]),
    }),
    /** For `<Checkbox>`. */
    check: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      error: errors[name] ?? null,
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked as V[typeof name]),
    }),
  };
}

/** Changes what stands in the control, and leaves the cursor where the person is typing. */
function changeInPlace(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  change: (typed: string) => string,
): string {
  const changed = change(control.value);
  if (changed === control.value || control instanceof HTMLSelectElement) return changed;
  const place = change(control.value.slice(0, control.selectionStart ?? control.value.length)).length;
  control.value = changed;
  control.setSelectionRange(place, place);
  return changed;
}

/** What the endpoint's schema objects to: the first sentence for each field. */
function problems(endpoint: AnyEndpoint, input: unknown): Record<string, string> {
  const result = endpoint.input && z.safeParse(endpoint.input, input);
  const found: Record<string, string> = {};
  for (const { path, message } of result?.error?.issues ?? []) {
    // The terms are agreed to in a step of their own; a field that is not on the form cannot be mended there.
    const field = String(path[0]);
    found[field] ??= message;
  }
  return found;
}
