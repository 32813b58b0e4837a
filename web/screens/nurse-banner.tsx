import { myAppointments as words } from "#texts/my-appointments.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { fetchNurse } from "./load-nurse.ts";
import { NursePlace } from "./nurse-place.tsx";
import { useNurseStage } from "./nurse-stage.ts";

const told = {
  none: [words.nurseText, words.nurseAction],
  open: [words.nurseBegun, words.nurseResume],
  completed: [words.nurseDone, words.nurseReview],
} as const;

/** The nurse on the patient's first screen. Whoever comes near her link has her script on its way. */
export function NurseBanner() {
  const [text, action] = told[useNurseStage()];
  return (
    <>
      <section
        className="nurse-banner"
        aria-labelledby="infirmiere"
        onPointerEnter={fetchNurse}
        onFocusCapture={fetchNurse}
      >
        <div>
          <h2 id="infirmiere" className="patient-next">
            {words.nurseTitle}
          </h2>
          <p>{text}</p>
        </div>
        <LinkButton to={paths.dashboard({ infirmiere: "true" })} icon="heart">
          {action}
        </LinkButton>
      </section>
      <NursePlace />
    </>
  );
}
