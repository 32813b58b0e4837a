import { patientTexts as words } from "#texts/patients.ts";
import { RadioGroup } from "#web/ui/radio-group.tsx";

export interface PatientChoiceProps {
  /** The people of the account, once known. */
  patients: readonly { id: string; full_name: string; relation: string }[];
  /** The chosen patient's id; null is the account's own. */
  value: string | null;
  onChange: (patientId: string) => void;
  /** `lines` tell how each is related; `chips` are short and tell it of oneself alone. */
  look?: "lines" | "chips";
}

/** For whom: oneself or one's people. Nothing is asked where the account has nobody but its owner. */
export function PatientChoice({ patients, value, onChange, look = "lines" }: PatientChoiceProps) {
  if (patients.length < 2) return null;
  const own = patients.find(({ relation }) => relation === "self") ?? patients[0]!;
  const relationOf = (relation: string) => words.relations[relation] ?? words.relations["other"]!;
  return (
    <RadioGroup
      label={words.choice}
      name="patient_id"
      look={look}
      choices={patients.map(({ id, full_name, relation }) => ({
        value: id,
        label: look === "chips" && id === own.id ? words.named(full_name, relationOf(relation)) : full_name,
        note: relationOf(relation),
      }))}
      value={value ?? own.id}
      onChange={onChange}
    />
  );
}
