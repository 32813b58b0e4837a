import { useNavigate } from "react-router";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { CenterLoginForm } from "#web/features/health-centers/center-login-form.tsx";
import { Door } from "#web/layouts/door.tsx";
import { paths } from "#web/paths.ts";

/** Specification, "Health-center login". */
export function HealthCenterLoginScreen() {
  const navigate = useNavigate();
  return (
    <Door title={words.loginTitle} lead={words.loginLead} canonical={paths.healthCenterLogin()}>
      <CenterLoginForm onDone={() => void navigate(paths.healthCenterDashboard())} />
    </Door>
  );
}
