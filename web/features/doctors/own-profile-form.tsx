import { readOwnProfile, towns } from "#contract/doctors.ts";
import type { Town } from "#contract/doctors.ts";
import { saveOwnProfile } from "#contract/doctor-profile.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { defaultInPersonFee, defaultVideoFee } from "#contract/money.ts";
import { specialties, specialtyNamed } from "#contract/specialties.ts";
import { common } from "#texts/common.ts";
import { doctorProfileTexts as words } from "#texts/doctor-profile.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import "./own-profile.css";

export type OwnProfile = OutputOf<typeof readOwnProfile>;

const feeStep = 1000;
const number = (typed: string) => (typed.trim() === "" ? Number.NaN : Number(typed));
const towned = (town: string): Town | undefined => towns.find((one) => one === town);

function startOf(profile: OwnProfile | null, name: string) {
  return {
    full_name: profile?.full_name ?? name,
    specialty: (profile && specialtyNamed(profile.specialty)) ?? "",
    license_number: profile?.license_number ?? "",
    years_of_experience: profile ? String(profile.years_of_experience) : "",
    town: profile?.town ?? "",
    clinic_address: profile?.clinic_address ?? "",
    in_person_fee: String(profile?.in_person_fee ?? defaultInPersonFee),
    online_fee: String(profile?.online_fee ?? defaultVideoFee),
    email: profile?.email ?? "",
    phone: profile?.phone ?? "",
    bio: profile?.bio ?? "",
  };
}

export interface OwnProfileFormProps {
  /** None yet: the form makes it. */
  profile: OwnProfile | null;
  /** Stands in the empty form. */
  name?: string;
  /** Whose draft it is. */
  owner: string;
  onSaved: (profile: OwnProfile) => void;
}

/** What a doctor says of themselves in the directory; a new profile, or another licence or specialty, waits for its verification. */
export function OwnProfileForm({ profile, name = "", owner, onSaved }: OwnProfileFormProps) {
  const form = useForm(saveOwnProfile, {
    initial: startOf(profile, name),
    toInput: ({ years_of_experience: years, in_person_fee, online_fee, town, ...typed }) => ({
      ...typed,
      // What is not typed is said to be missing by the schema, which takes no undefined for it.
      town: towned(town) ?? ("" as Town),
      years_of_experience: years.trim() === "" ? 0 : number(years),
      in_person_fee: number(in_person_fee),
      online_fee: number(online_fee),
      email: typed.email.trim(),
      phone: typed.phone.trim(),
    }),
    ...(profile ? {} : { draft: { key: `keneya-profil-${owner}`, without: [] } }),
    fallback: words.saveFailed,
    invalidates: [readOwnProfile],
    onSuccess: onSaved,
  });
  const { license_number, specialty } = form.values;
  const verifiedAgain =
    profile?.status === "active" &&
    (license_number.trim() !== profile.license_number || specialty !== specialtyNamed(profile.specialty));
  const amount = { type: "number", inputMode: "numeric", min: 0, step: feeStep, autoComplete: "off" } as const;
  return (
    <form className="stack own-profile" {...form.form}>
      <Field {...form.text("full_name")} label={words.fullName} help={words.fullNameHelp} autoComplete="name" />
      <div className="own-profile-pair">
        <Select
          {...form.text("specialty")}
          label={words.specialty}
          placeholder={words.chooseSpecialty}
          options={specialties.map(({ id, label }) => ({ value: id, label }))}
        />
        <Field {...form.text("license_number")} label={words.license} autoComplete="off" />
      </div>
      {verifiedAgain && <Notice tone="warning" live title={words.verifyAgain} />}
      <div className="own-profile-pair">
        <Select
          {...form.text("town")}
          label={words.town}
          placeholder={words.chooseTown}
          options={towns.map((town) => ({ value: town, label: town }))}
        />
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
      <Field {...form.text("clinic_address")} label={words.address} autoComplete="street-address" />
      <div className="own-profile-pair">
        <Field {...form.text("in_person_fee")} {...amount} label={words.inPersonFee} />
        <Field {...form.text("online_fee")} {...amount} label={words.onlineFee} help={words.onlineFeeHelp} />
      </div>
      <div className="own-profile-pair">
        <Field {...form.text("email")} label={words.email} hint={common.optional} type="email" autoComplete="email" />
        <Field
          {...form.text("phone")}
          label={words.phone}
          hint={common.optional}
          type="tel"
          autoComplete="tel-national"
        />
      </div>
      <Textarea {...form.text("bio")} label={words.bio} hint={common.optional} help={words.bioHelp} rows={4} />
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <div>
        <Button type="submit" look="primary" busy={form.busy} busyLabel={profile ? words.saving : words.sending}>
          {profile ? words.save : words.send}
        </Button>
      </div>
    </form>
  );
}
