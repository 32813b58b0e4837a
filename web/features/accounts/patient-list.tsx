import { useState } from "react";
import { readOwnAccount } from "#contract/accounts.ts";
import { clinicDateAt, frenchDate } from "#contract/clinic-time.ts";
import { listPatients, mostPatients, removePatient } from "#contract/patients.ts";
import type { Patient } from "#contract/patients.ts";
import { formatPhone } from "#contract/phone.ts";
import { common } from "#texts/common.ts";
import { patientTexts as words } from "#texts/patients.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { ageInWords } from "./age.ts";
import { AddPatientForm, EditPatientForm } from "./patient-form.tsx";
import { usePatients } from "./use-patients.ts";
import "./patient-list.css";

type Open = { window: "add" } | { window: "edit" | "remove"; patient: Patient } | null;

/** Oneself and one's people: seen, added, mended, taken away. */
export function PatientList() {
  const answer = usePatients();
  const showToast = useToast();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const saved = ({ full_name }: Patient) => {
    close();
    showToast(words.saved(full_name));
  };
  const patients = answer.data;
  if (!patients) {
    return answer.isError ? (
      <ErrorState
        title={words.failed}
        retryLabel={common.retry}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      >
        {answer.error.detail}
      </ErrorState>
    ) : (
      <Skeleton label={common.loading} look="blocks" count={3} />
    );
  }
  const full = patients.length >= mostPatients;
  return (
    <div className="people">
      <ul className="people-list" aria-label={words.caption}>
        {patients.map((patient) => (
          <PatientLine key={patient.id} patient={patient} onOpen={(window) => setOpen({ window, patient })} />
        ))}
      </ul>
      {patients.length < 2 && (
        <p className="quiet">
          {words.alone} {words.aloneHelp}
        </p>
      )}
      {full ? (
        <p className="quiet">{words.full(mostPatients)}</p>
      ) : (
        <div>
          <Button look="primary" icon="plus" onClick={() => setOpen({ window: "add" })}>
            {words.add}
          </Button>
        </div>
      )}
      <Dialog open={open?.window === "add"} onClose={close} title={words.addTitle} closeLabel={common.close}>
        <AddPatientForm onDone={saved} />
      </Dialog>
      {open?.window === "edit" && (
        <Dialog open onClose={close} title={words.editTitle(open.patient.full_name)} closeLabel={common.close}>
          <EditPatientForm patient={open.patient} onDone={saved} />
        </Dialog>
      )}
      {open?.window === "remove" && <RemoveDialog patient={open.patient} onClose={close} />}
    </div>
  );
}

function PatientLine({ patient, onOpen }: { patient: Patient; onOpen: (window: "edit" | "remove") => void }) {
  const { full_name, relation, birth_date, sex, phone_number } = patient;
  const [today] = useState(() => clinicDateAt(new Date()));
  const facts = [
    birth_date ? ageInWords(birth_date, today) : words.incomplete,
    sex && words.sexes[sex],
    phone_number && formatPhone(phone_number),
  ].filter(Boolean);
  return (
    <li className="person">
      <div className="person-words">
        <h2 className="person-name">{full_name}</h2>
        <p>{words.relations[relation]}</p>
        <p className="quiet small">{facts.join(" · ")}</p>
        {birth_date && <p className="quiet small">{words.bornOn(frenchDate(birth_date).replace(/^\S+ /, ""))}</p>}
      </div>
      <div className="row">
        <Button look="quiet" aria-label={words.editLabel(full_name)} onClick={() => onOpen("edit")}>
          {words.edit}
        </Button>
        {relation !== "self" && (
          <Button look="quiet" aria-label={words.removeLabel(full_name)} onClick={() => onOpen("remove")}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

function RemoveDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const gone = () => {
    showToast(words.removed(patient.full_name));
    onClose();
  };
  const remove = useApiMutation(removePatient, {
    invalidates: [listPatients, readOwnAccount],
    onSuccess: gone,
    onError: (error) => setFailure(detailOf(error, words.removeFailed)),
  });
  return (
    <Dialog open onClose={onClose} title={words.removeTitle(patient.full_name)} closeLabel={common.close}>
      <div className="stack">
        <p>{words.removeHelp}</p>
        {failure && <Notice tone="error" live title={failure} />}
        <Button
          look="danger"
          whole
          busy={remove.isPending}
          busyLabel={words.removing}
          onClick={() => {
            setFailure(null);
            remove.mutate({ params: { id: patient.id } });
          }}
        >
          {words.removeNow}
        </Button>
        <Button look="primary" whole onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}
