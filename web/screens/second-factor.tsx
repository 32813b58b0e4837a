import { useNavigate } from "react-router";
import { secondFactor as words } from "#texts/second-factor.ts";
import { FactorProof } from "#web/features/accounts/factor-proof.tsx";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { LeaveButton } from "#web/session/leave-button.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import "#web/layouts/door.css";
import "#web/layouts/lock-screen.css";

/** Stands in place of every page while a second factor is owed; shown, the page is there that was asked for. */
export function SecondFactorScreen() {
  const navigate = useNavigate();
  return (
    <main id="content" className="lock" tabIndex={-1}>
      <Page title={words.stepTitle} hidden />
      <div className="lock-box stack">
        <BrandMark />
        <h1>{words.stepTitle}</h1>
        <p className="lead">{words.stepLead}</p>
        <FactorProof />
        <div className="door-others">
          <LeaveButton label={words.leave} discreet onLeft={() => void navigate(paths.home())} />
        </div>
      </div>
    </main>
  );
}
