import { useState } from "react";
import { frenchInstant } from "#contract/clinic-time.ts";
import { readAppointmentTriage } from "#contract/triage-records.ts";
import type { TriageSummary } from "#contract/triage-records.ts";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { summaryWords } from "#triage-engine/knowledge/summary-words.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { AwaitingAssessment } from "./awaiting.tsx";
import { JoinLater } from "./join-booked.tsx";
import { levelLooks } from "./urgency-level.tsx";
import "./triage-summary.css";

/** What is known of an appointment where its assessment is shown. */
export interface AppointmentAssessed {
  id: string;
  patient_id: string;
  patient_name: string;
  status: string;
  has_triage?: boolean | undefined;
}

/** The doctor's way to the assessment: read only when it is opened, because each reading is noted for the patient. */
export function ReadTriage({ appointment }: { appointment: AppointmentAssessed }) {
  const [open, setOpen] = useState(false);
  const { id, patient_name: name, has_triage } = appointment;
  if (!has_triage) return null;
  return (
    <>
      <Button look="quiet" icon="heart" aria-label={words.readSummaryOf(name)} onClick={() => setOpen(true)}>
        {words.readSummary}
      </Button>
      <Dialog open={open} wide onClose={() => setOpen(false)} title={words.summaryOf(name)} closeLabel={common.close}>
        <Assessment id={id} reader="doctor" />
      </Dialog>
    </>
  );
}

/** The patient's view of what goes to the doctor; or, while the appointment lies ahead, the way to send it. */
export function TriageOfAppointment({ appointment }: { appointment: AppointmentAssessed }) {
  const { id, status, has_triage } = appointment;
  if (!has_triage)
    return status === "pending" || status === "accepted" ? <JoinLater appointment={appointment} /> : null;
  return (
    <section className="stack" aria-labelledby="evaluation">
      <h2 id="evaluation">{words.summaryTitle}</h2>
      <Assessment id={id} reader="patient" />
    </section>
  );
}

function Assessment({ id, reader }: { id: string; reader: "doctor" | "patient" }) {
  const answer = useApiQuery(readAppointmentTriage, { params: { id } }, { staleTime: 0 });
  if (!answer.data) return <AwaitingAssessment answer={answer} />;
  return <Summary summary={answer.data} reader={reader} />;
}

function Summary({ summary, reader }: { summary: TriageSummary; reader: "doctor" | "patient" }) {
  const { urgency_level: level, read_at, reasons } = summary;
  const { colour, icon } = levelLooks[level];
  const read = read_at ? words.summaryRead(frenchInstant(read_at)) : words.summaryUnread;
  return (
    <div className="stack">
      <p className="summary-head">
        <Badge colour={colour} icon={icon}>
          {words.levels[level]}
        </Badge>
        <span className="quiet small">{words.summaryAt(frenchInstant(summary.assessed_at))}</span>
      </p>
      {reasons.length > 0 && (
        <ul className="summary-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {reader === "doctor" ? (
        <SummaryText text={summary.summary} without={reasons.length > 0 ? summaryWords.reasons : null} />
      ) : (
        <details className="summary-more">
          <summary>{words.summaryDetail}</summary>
          <SummaryText text={summary.summary} without={null} />
        </details>
      )}
      <p className="quiet small">
        {reader === "doctor" ? words.summaryNote : read} {words.version(summary.engine_version)}
      </p>
    </div>
  );
}

/** « Signes présents : toux »: what each line tells is found at a glance; signs stand below each other. `without` stands above already. */
function SummaryText({ text, without }: { text: string; without: string | null }) {
  const lines = text.split("\n").map((line) => {
    const end = line.indexOf(" : ");
    return end > 0 ? { title: line.slice(0, end), rest: line.slice(end + 3) } : { title: null, rest: line };
  });
  return (
    <ul className="summary-text">
      {lines
        .filter(({ title }) => title === null || title !== without)
        .map(({ title, rest }, index) => (
          // The lines of a text that does not change.
          <li key={index}>
            {title && <strong>{`${title} : `}</strong>}
            {title && rest.includes(summaryWords.between) ? (
              <ul className="summary-signs">
                {rest.split(summaryWords.between).map((sign) => (
                  <li key={sign}>{sign}</li>
                ))}
              </ul>
            ) : (
              <span>{rest}</span>
            )}
          </li>
        ))}
    </ul>
  );
}
