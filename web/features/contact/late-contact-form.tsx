import { Suspense, lazy, useEffect } from "react";
import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { contactDraft } from "./contact-draft.ts";
// The look of what the server's page already holds: its script comes later, its styles may not.
import "#web/ui/field.css";
import "#web/ui/button.css";
import "./contact-form.css";

/** What tells that somebody uses the page, and no longer only reads what came. */
const signs = ["pointerdown", "keydown", "focusin", "input"] as const;
const placeId = "message";

/** What was typed into the form before its script was there. */
let typedBefore: { name: string; value: string }[] = [];

const Form = lazy(async () => {
  await firstUse();
  try {
    const { ContactForm } = await import("./contact-form.tsx");
    typedBefore = readTyped();
    return { default: ContactForm };
  } catch {
    return { default: FormFailed };
  }
});

function FormFailed() {
  return (
    <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={() => location.reload()}>
      {common.screenFailedHelp}
    </ErrorState>
  );
}

/**
 * The message form. The server's HTML stands there whole and works as a plain form; the script that checks and sends it without leaving
 * the page is fetched at the first touch and takes it over where it stands, with what has been typed.
 */
export function LateContactForm() {
  return (
    <div id={placeId}>
      <Suspense fallback={<Skeleton label={common.loading} look="blocks" count={4} />}>
        <Form />
        <Retyped />
      </Suspense>
    </div>
  );
}

/** Resolves at once, unless this is a page made by the server that nobody has touched yet and that holds no earlier draft. */
function firstUse(): Promise<unknown> {
  const place = typeof document === "undefined" ? null : document.getElementById(placeId);
  if (!place || hasDraft() || place.contains(document.activeElement) || readTyped().length > 0)
    return Promise.resolve();
  return new Promise((resolve) => {
    // Before React hears of it: events inside a part that is not taken over yet go no further than to React.
    for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true, capture: true });
  });
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(contactDraft) !== null;
  } catch {
    return false;
  }
}

function controls(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`#${placeId} [name]`)];
}

function readTyped(): typeof typedBefore {
  return controls().flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** Nothing typed is lost: what stood in the form when its script took over is typed again, so that the script knows it. */
function Retyped() {
  useEffect(() => {
    const typed = typedBefore;
    typedBefore = [];
    for (const control of controls()) {
      const value = typed.find(({ name }) => name === control.name)?.value;
      if (value === undefined) continue;
      // React notes values set through the element itself and hears of those set behind its back: both are needed for it to see a change.
      control.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, []);
  return null;
}
