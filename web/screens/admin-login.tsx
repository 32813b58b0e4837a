import { useNavigate } from "react-router";
import { adminTexts as words } from "#texts/admin.ts";
import { AdminLoginForm } from "#web/features/accounts/admin-login-form.tsx";
import { Door } from "#web/layouts/door.tsx";
import { paths } from "#web/paths.ts";

/** Specification, "/admin/login". */
export function AdminLoginScreen() {
  const navigate = useNavigate();
  return (
    <Door title={words.title} lead={words.loginLead}>
      <AdminLoginForm onDone={() => void navigate(paths.admin())} />
    </Door>
  );
}
