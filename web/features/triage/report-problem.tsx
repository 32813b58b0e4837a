import { useState } from "react";
import { reportTriageProblem, triageProblemMost } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { triageFields } from "#texts/triage.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useCut } from "./composer.tsx";
import { intoView } from "./into-view.ts";

/** « Signaler un problème »: what went wrong, in the person's words, to those who answer for the content. */
export function ReportProblem({ sessionId }: { sessionId: string }) {
  const [open, setOpen] = useState(false);
  const [{ message }, setDraft, forget] = useDraft({ message: "" }, { key: "keneya-triage-problem", without: [] });
  const [missing, setMissing] = useState(false);
  const report = useApiMutation(reportTriageProblem, { onSuccess: forget });
  const { error: cut, onTyped } = useCut(message, (typed) => setDraft({ message: typed }), triageProblemMost);
  if (report.data) {
    return (
      <div className="told" tabIndex={-1} ref={intoView}>
        <Notice tone="success">{report.data.message}</Notice>
      </div>
    );
  }
  if (!open) {
    return (
      <div>
        <Button look="quiet" icon="warning" onClick={() => setOpen(true)}>
          {words.report}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(message.trim() === "");
        if (message.trim() === "") event.currentTarget.querySelector("textarea")?.focus();
        else if (!report.isPending)
          report.mutate({ params: { session_id: sessionId }, input: { message: message.trim() } });
      }}
    >
      <Textarea
        ref={intoView}
        label={words.reportField}
        help={words.reportHelp}
        error={missing ? triageFields.problemMissing : (report.error?.errors[0]?.message ?? cut)}
        rows={3}
        value={message}
        onChange={(event) => onTyped(event.target.value)}
      />
      {report.error && report.error.errors.length === 0 && (
        <Notice tone="error" live>
          {detailOf(report.error, words.reportFailed)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={report.isPending}>
          {words.reportSend}
        </Button>
      </div>
    </form>
  );
}
