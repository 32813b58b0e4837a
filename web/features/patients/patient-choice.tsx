import { patientTexts as words } from "#texts/patients.ts";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { usePatients } from "./use-patients.ts";

export interface PatientChoiceProps {
  /** The chosen patient's id; null is the account's own. */
  value: string | null;
  onChange: (patientId: string) => void;
  label?: string;
  error?: string | null;
}

/** For whom: oneself or one's people. Nothing is asked where the account has nobody but its owner. */
export function PatientChoice({ value, onChange, label = words.choice, error }: PatientChoiceProps) {
  const { data: patients = [] } = usePatients();
  if (patients.length < 2) return null;
  const own = patients.find(({ relation }) => relation === "self") ?? patients[0]!;
  return (
    <RadioGroup
      label={label}
      choices={patients.map(({ id, full_name, relation }) => ({
        value: id,
        label: full_name,
        note: words.relations[relation],
      }))}
      value={value ?? own.id}
      onChange={onChange}
      error={error ?? null}
    />
  );
}
