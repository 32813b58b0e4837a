import { readOwnAccount } from "#contract/accounts.ts";
import { patientTexts as words } from "#texts/patients.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";

export interface PatientChipsProps {
  /** The chosen patient's id; null while nobody was chosen. */
  value: string | null;
  onChange: (patientId: string) => void;
}

/** Which of the account's people it is about. Nobody is chosen beforehand: it may be about somebody else. Visitors are asked nothing. */
export function PatientChips({ value, onChange }: PatientChipsProps) {
  const { user } = useSession();
  const account = useApiQuery(readOwnAccount, {}, { enabled: user?.role === "patient" });
  const patients = user?.role === "patient" ? (account.data?.patients ?? []) : [];
  if (patients.length < 2) return null;
  return (
    <RadioGroup
      label={words.whoIsIll}
      look="chips"
      choices={patients.map(({ id, full_name }) => ({ value: id, label: full_name }))}
      value={value}
      onChange={onChange}
    />
  );
}
