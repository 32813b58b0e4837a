import { towns } from "#contract/doctors.ts";
import type { Town } from "#contract/doctors.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { addSpecialist, listOwnSpecialists } from "#contract/health-centers.ts";
import { defaultInPersonFee, defaultVideoFee } from "#contract/money.ts";
import { specialties } from "#contract/specialties.ts";
import { common } from "#texts/common.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Select } from "#web/ui/select.tsx";
import "./health-centers.css";

const feeStep = 1000;
const number = (typed: string) => (typed.trim() === "" ? Number.NaN : Number(typed));

/** The form of a new specialist (specification, section 5). What is typed survives a reload, the password does not. */
export function AddSpecialistForm(props: { owner: string; onAdded: (added: OutputOf<typeof addSpecialist>) => void }) {
  const form = useForm(addSpecialist, {
    initial: {
      full_name: "",
      specialty: "",
      license_number: "",
      years_of_experience: "",
      town: "",
      clinic_address: "",
      in_person_fee: String(defaultInPersonFee),
      online_fee: String(defaultVideoFee),
      password: "",
      profile_image: "",
    },
    toInput: ({ years_of_experience: years, town, in_person_fee, online_fee, profile_image, ...typed }) => ({
      ...typed,
      years_of_experience: years.trim() === "" ? 0 : number(years),
      town: town as Town,
      in_person_fee: number(in_person_fee),
      online_fee: number(online_fee),
      profile_image: profile_image || null,
    }),
    draft: { key: `keneya-specialiste-${props.owner}`, without: ["password"] },
    invalidates: [listOwnSpecialists],
    fallback: words.addFailed,
    onSuccess: props.onAdded,
  });
  const amount = { type: "number", inputMode: "numeric", min: 0, step: feeStep, autoComplete: "off" } as const;
  return (
    <form className="stack" {...form.form}>
      <Field {...form.text("full_name")} label={words.fullName} help={words.fullNameHelp} autoComplete="off" />
      <Select
        {...form.text("specialty")}
        label={words.specialty}
        placeholder={words.chooseSpecialty}
        options={specialties.map(({ id, label }) => ({ value: id, label }))}
      />
      <div className="center-pair">
        <Field {...form.text("license_number")} label={words.licence} autoComplete="off" />
        <Field
          {...form.text("years_of_experience")}
          label={words.years}
          hint={common.optional}
          type="number"
          inputMode="numeric"
          min={0}
          autoComplete="off"
        />
      </div>
      <Select
        {...form.text("town")}
        label={words.town}
        placeholder={words.chooseTown}
        options={towns.map((town) => ({ value: town, label: town }))}
      />
      <Field {...form.text("clinic_address")} label={words.address} autoComplete="off" />
      <div className="center-pair">
        <Field {...form.text("in_person_fee")} {...amount} label={words.inPersonFee} />
        <Field {...form.text("online_fee")} {...amount} label={words.onlineFee} help={words.onlineFeeHelp} />
      </div>
      <PasswordField
        {...form.text("password")}
        label={words.password}
        help={words.passwordHelp}
        autoComplete="new-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
      />
      <Field {...form.text("profile_image")} label={words.image} hint={common.optional} type="url" autoComplete="off" />
      <p className="small quiet">{words.hoursNote}</p>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
