import type { ReactNode } from "react";
import { readMedicalHistory } from "#contract/medical-records.ts";
import { common } from "#texts/common.ts";
import { medicalHistoryTexts as words } from "#texts/medical-history.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { historyFacts } from "./history-words.ts";
import { HistoryFacts, SharedBadge, UpdatedAt } from "./medical-history-card.tsx";
import { MedicalHistoryForm } from "./medical-history-form.tsx";
import { RecordReadings } from "./record-readings.tsx";
import { useOwnPatients } from "./use-own-patients.ts";
import "./medical-history.css";

export interface MedicalRecordProps {
  /** Whose record the address names; null is the account's own. */
  patientId: string | null;
  onPatient: (id: string) => void;
  /** The choice between them, which belongs to another feature. */
  patientChoice: (choice: {
    patients: ReturnType<typeof useOwnPatients>["patients"];
    value: string;
    onChange: (id: string) => void;
  }) => ReactNode;
  editing: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** The record of one of the account's people: what it says, its form, who read it and when. */
export function MedicalRecord({ patientId, onPatient, patientChoice, ...window }: MedicalRecordProps) {
  const account = useOwnPatients();
  const { patients } = account;
  const chosen = patients.find(({ id }) => id === patientId) ?? patients[0];
  if (!chosen) {
    if (!account.isError) return <Skeleton label={words.loading} look="blocks" count={2} />;
    return (
      <Failed retry={() => void account.refetch()} busy={account.isFetching}>
        {detailOf(account.error, "")}
      </Failed>
    );
  }
  return (
    <>
      {patientChoice({ patients, value: chosen.id, onChange: onPatient })}
      <OneRecord key={chosen.id} patient={chosen} {...window} />
    </>
  );
}

function OneRecord({
  patient,
  editing,
  onEdit,
  onClose,
}: { patient: { id: string; full_name: string } } & Pick<MedicalRecordProps, "editing" | "onEdit" | "onClose">) {
  const answer = useApiQuery(readMedicalHistory, { query: { patient_id: patient.id } }, { staleTime: 0 });
  const history = answer.data;
  if (!history) {
    if (!answer.isError) return <Skeleton label={words.loading} look="blocks" count={2} />;
    return (
      <Failed retry={() => void answer.refetch()} busy={answer.isFetching}>
        {detailOf(answer.error, "")}
      </Failed>
    );
  }
  const saved = history.updated_at !== null;
  return (
    <>
      <div className="record-columns">
        <Card title={words.titleOf(patient.full_name)} aside={saved && <SharedBadge history={history} />}>
          {saved ? (
            <>
              <p className="quiet">{history.share_with_doctors ? words.sharedHelp : words.notSharedHelp}</p>
              <div>
                <Button look="primary" onClick={onEdit}>
                  {words.edit}
                </Button>
              </div>
              <HistoryFacts facts={historyFacts(history)} />
              <UpdatedAt history={history} />
            </>
          ) : (
            <EmptyState
              title={words.empty}
              action={
                <Button look="primary" onClick={onEdit}>
                  {words.fill}
                </Button>
              }
            >
              {words.emptyHelp}
            </EmptyState>
          )}
        </Card>
        <RecordReadings patientId={patient.id} />
      </div>
      <Dialog
        open={editing}
        onClose={onClose}
        title={words.titleOf(patient.full_name)}
        closeLabel={common.close}
        byAddress
        wide
      >
        <MedicalHistoryForm patientId={patient.id} history={history} onDone={onClose} />
      </Dialog>
    </>
  );
}

function Failed({ retry, busy, children }: { retry: () => void; busy: boolean; children: ReactNode }) {
  return (
    <ErrorState title={words.failed} retryLabel={common.retry} onRetry={retry} busy={busy}>
      {children}
    </ErrorState>
  );
}
