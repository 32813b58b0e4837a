/** Every address of the web wing. Nobody writes one by hand. */

type Query = Record<string, string | number | null | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

const part = encodeURIComponent;

export const paths = {
  home: () => "/",
  /** The landing page with the login window open. */
  login: () => "/?login=true",
  /** The landing page with the nurse's window open. */
  nurse: () => "/?infirmiere=true",
  about: () => "/about",
  contact: () => "/contact",
  doctors: (filters: { q?: string | null; town?: string | null; specialty?: string | null } = {}) =>
    withQuery("/medecins", filters),
  /** A doctor's public page; a chosen slot travels along, so that it survives the login. */
  doctor: (id: string, choice: { date?: string | null; heure?: string | null; type?: string | null } = {}) =>
    withQuery(`/medecins/${part(id)}`, choice),
  terms: () => "/conditions",
  privacy: () => "/confidentialite",
  legalNotice: () => "/mentions-legales",
  verifyEmail: (query: { token?: string; type?: string } = {}) => withQuery("/verify-email", query),
  /** The identity service's own address for a mailed link; it leads on to the app that asked. */
  openLink: (query: { token: string; type: string; redirect_to: string | null }) => withQuery("/auth/v1/verify", query),
  accountDeleted: () => "/compte-supprime",
  resetPassword: (query: { token?: string } = {}) => withQuery("/reset-password", query),
  dashboard: (
    query: {
      onglet?: string;
      statut?: string;
      /** Of the patient's appointments: `passes` for those that are over, one of them, and the window open on it. */
      quand?: string | null;
      rendez_vous?: string;
      fenetre?: string;
      /** Whose medical record. */
      patient?: string | null;
      /** `true`: the nurse's window is open. */
      infirmiere?: string | null;
    } = {},
  ) => withQuery("/dashboard", query),
  admin: (query: { onglet?: string } = {}) => withQuery("/admin", query),
  adminLogin: () => "/admin/login",
  healthCenterLogin: () => "/health-center",
  healthCenterDashboard: (query: { onglet?: string } = {}) => withQuery("/health-center/dashboard", query),
  specialistLogin: (code?: string) => (code ? `/specialist/${part(code)}` : "/specialist"),
  paymentCallback: (query: { reference?: string } = {}) => withQuery("/payment/callback", query),
  paymentConfirmation: (reference: string) => `/payment/confirmation/${part(reference)}`,
  outbox: () => "/dev/outbox",
  gallery: () => "/_ui",
} as const;
