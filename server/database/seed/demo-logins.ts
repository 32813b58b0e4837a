import { formatPhone } from "#contract/phone.ts";
import { demoCenters } from "./centers-data.ts";
import { admin, awa, demoPasswords, drKouassi, superAdmin, yao } from "./people.ts";

/** How to get in as somebody of the demonstration data: where, as whom, by what. */
export interface DemoLogin {
  label: string;
  path: string;
  login: string;
  /** Null where the login is the secret itself. */
  secret: string | null;
}

/** Printed by `npm start` while demonstration data is loaded. */
export const demoLogins: readonly DemoLogin[] = [
  { label: "Patiente (Awa Koné)", path: "/?login=true", login: formatPhone(awa.phone), secret: demoPasswords.patient },
  {
    label: "Patient (Yao Kouadio)",
    path: "/?login=true",
    login: formatPhone(yao.phone),
    secret: demoPasswords.patient,
  },
  {
    label: "Médecin (Dr Aya Kouassi)",
    path: `/specialist/${drKouassi.specialist_code}`,
    login: drKouassi.specialist_code,
    secret: demoPasswords.doctor,
  },
  { label: "Centre de santé", path: "/health-center", login: demoCenters[0].login_code, secret: null },
  { label: "Super administratrice", path: "/admin/login", login: superAdmin.email, secret: demoPasswords.admin },
  { label: "Administrateur", path: "/admin/login", login: admin.email, secret: demoPasswords.admin },
];
