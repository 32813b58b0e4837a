import { loginTexts as words } from "#texts/login.ts";
import { RadioGroup } from "#web/ui/radio-group.tsx";

const roles = [
  { value: "patient", label: words.patient },
  { value: "provider", label: words.doctor },
] as const;

/** Signing up as a patient or as a doctor (specification, section 3: stored as provider). */
export function RoleChoice({ value, onChange }: { value: string; onChange: (role: string) => void }) {
  return (
    <RadioGroup
      look="chips"
      label={words.role}
      help={value === "provider" ? words.doctorNote : undefined}
      choices={roles}
      value={value}
      onChange={onChange}
    />
  );
}

/** What is sent of the choice. */
export const chosenRole = (role: string) => (role === "provider" ? ("provider" as const) : ("patient" as const));
