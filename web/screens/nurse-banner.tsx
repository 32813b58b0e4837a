import { myAppointments as words } from "#texts/my-appointments.ts";
import { paths } from "#web/paths.ts";
import { useKept } from "#web/session/session.tsx";
import { nurseChatKey } from "#web/session/stored-session.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { NursePlace, loadNurse } from "./nurse-place.tsx";

const fetchAhead = () => void loadNurse().catch(() => {});

/** The nurse on the patient's first screen. Whoever comes near her link has her script on its way. */
export function NurseBanner() {
  const begun = useKept(nurseChatKey);
  return (
    <>
      <section
        className="nurse-banner"
        aria-labelledby="infirmiere"
        onPointerEnter={fetchAhead}
        onFocusCapture={fetchAhead}
      >
        <div>
          <h2 id="infirmiere" className="patient-next">
            {words.nurseTitle}
          </h2>
          <p>{begun ? words.nurseBegun : words.nurseText}</p>
        </div>
        <LinkButton to={paths.dashboard({ infirmiere: "true" })} icon="heart">
          {begun ? words.nurseResume : words.nurseAction}
        </LinkButton>
      </section>
      <NursePlace />
    </>
  );
}
