import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { takenOverAtFirstUse } from "#web/ui/taken-over.tsx";
import { contactDraft } from "./contact-draft.ts";
// The look of what the server's page already holds: its script comes later, its styles may not.
import "#web/ui/field.css";
import "#web/ui/button.css";
import "./contact-form.css";

const placeId = "message";

const Form = takenOverAtFirstUse({
  placeId,
  controls: "[name]",
  load: async () => (await import("./contact-form.tsx")).ContactForm,
  Failed: FormFailed,
  atOnce: hasDraft,
});

function FormFailed() {
  return (
    <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={() => location.reload()}>
      {common.screenFailedHelp}
    </ErrorState>
  );
}

/** The message form; the script that checks and sends it without leaving the page comes at the first touch. */
export function LateContactForm() {
  return (
    <div id={placeId}>
      <Form waiting={<Skeleton label={common.loading} look="blocks" count={4} />} />
    </div>
  );
}

function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(contactDraft) !== null;
  } catch {
    return false;
  }
}
