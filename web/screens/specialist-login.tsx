import { useParams } from "react-router";
import { loginTexts as words } from "#texts/login.ts";
import { SpecialistLoginForm } from "#web/features/accounts/specialist-login-form.tsx";
import { Door } from "#web/layouts/door.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Specification, "Specialist login"; the code may stand in the address. */
export function SpecialistLoginScreen() {
  const { code = "" } = useParams();
  return (
    <Door
      title={words.specialistTitle}
      lead={words.specialistLead}
      canonical={paths.specialistLogin()}
      others={
        <>
          <p>{words.phoneDoctor}</p>
          <LinkButton look="quiet" to={paths.login()}>
            {words.phoneDoctorLogin}
          </LinkButton>
        </>
      }
    >
      <SpecialistLoginForm key={code} code={code} />
    </Door>
  );
}
