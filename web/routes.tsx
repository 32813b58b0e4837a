import { Suspense, lazy } from "react";
import type { ComponentType } from "react";
import { Route, Routes, matchPath } from "react-router";
import { common } from "#texts/common.ts";
import { PublicLayout } from "#web/layouts/public-layout.tsx";
import { ScreenBoundary } from "#web/layouts/screen-boundary.tsx";
import { NotFoundScreen } from "#web/screens/not-found.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export interface Screen {
  /** File name in `screens/`: the build's manifest is asked with it. */
  file: string;
  path: string;
  /** `server`: answered as ready HTML, then taken over. `browser`: needs a session, or makes no sense to a search engine. */
  rendered: "server" | "browser";
  /** `public`: inside navigation and footer. `own`: the screen brings its frame. */
  frame: "public" | "own";
  load: () => Promise<ComponentType>;
}

/** Every screen of the product. The last one answers all other addresses. */
export const screens: readonly Screen[] = [
  {
    file: "landing",
    path: "/",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/landing.tsx")).LandingScreen,
  },
  {
    file: "doctors",
    path: "/medecins",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/doctors.tsx")).DoctorsScreen,
  },
  {
    file: "doctor",
    path: "/medecins/:id",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/doctor.tsx")).DoctorScreen,
  },
  {
    file: "dashboard",
    path: "/dashboard",
    rendered: "browser",
    frame: "own",
    load: async () => (await import("#web/screens/dashboard.tsx")).DashboardScreen,
  },
  {
    file: "payment-callback",
    path: "/payment/callback",
    rendered: "browser",
    frame: "public",
    load: async () => (await import("#web/screens/payment-callback.tsx")).PaymentCallbackScreen,
  },
  {
    file: "payment-confirmation",
    path: "/payment/confirmation/:reference",
    rendered: "browser",
    frame: "public",
    load: async () => (await import("#web/screens/payment-confirmation.tsx")).PaymentConfirmationScreen,
  },
  {
    file: "about",
    path: "/about",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/about.tsx")).AboutScreen,
  },
  {
    file: "contact",
    path: "/contact",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/contact.tsx")).ContactScreen,
  },
  {
    file: "legal-terms",
    path: "/conditions",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/legal-terms.tsx")).LegalTermsScreen,
  },
  {
    file: "legal-privacy",
    path: "/confidentialite",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/legal-privacy.tsx")).LegalPrivacyScreen,
  },
  {
    file: "legal-notice",
    path: "/mentions-legales",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/legal-notice.tsx")).LegalNoticeScreen,
  },
  {
    file: "verify-email",
    path: "/verify-email",
    rendered: "browser",
    frame: "public",
    load: async () => (await import("#web/screens/verify-email.tsx")).VerifyEmailScreen,
  },
  {
    file: "reset-password",
    path: "/reset-password",
    rendered: "browser",
    frame: "public",
    load: async () => (await import("#web/screens/reset-password.tsx")).ResetPasswordScreen,
  },
  {
    file: "account-deleted",
    path: "/compte-supprime",
    rendered: "browser",
    frame: "public",
    load: async () => (await import("#web/screens/account-deleted.tsx")).AccountDeletedScreen,
  },
  {
    file: "specialist-login",
    path: "/specialist/:code?",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/specialist-login.tsx")).SpecialistLoginScreen,
  },
  {
    file: "health-center-login",
    path: "/health-center",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/health-center-login.tsx")).HealthCenterLoginScreen,
  },
  {
    file: "health-center-dashboard",
    path: "/health-center/dashboard",
    rendered: "browser",
    frame: "own",
    load: async () => (await import("#web/screens/health-center-dashboard.tsx")).HealthCenterDashboardScreen,
  },
  {
    file: "admin-login",
    path: "/admin/login",
    rendered: "server",
    frame: "public",
    load: async () => (await import("#web/screens/admin-login.tsx")).AdminLoginScreen,
  },
  {
    file: "admin",
    path: "/admin",
    rendered: "browser",
    frame: "own",
    load: async () => (await import("#web/screens/admin.tsx")).AdminScreen,
  },
  ...(import.meta.env.MODE === "production"
    ? []
    : [
        {
          file: "ui-gallery",
          path: "/_ui",
          rendered: "browser",
          frame: "own",
          load: async () => (await import("#web/screens/ui-gallery.tsx")).UiGalleryScreen,
        } as const,
      ]),
  { file: "not-found", path: "*", rendered: "server", frame: "public", load: async () => NotFoundScreen },
];

/** The screen that answers a path. */
export function findScreen(pathname: string): Screen {
  return screens.find((screen) => matchPath(screen.path, pathname)) ?? screens.at(-1)!;
}

const ready = new Map<Screen, ComponentType>();
const later = new Map(screens.map((screen) => [screen, lazy(async () => ({ default: await screen.load() }))]));

/** Fetches a screen before the first rendering, so that it stands there at once: on the server, and before taking the page over. */
export async function prepareScreen(screen: Screen): Promise<void> {
  ready.set(screen, await screen.load());
}

/** The routes as React knows them. A screen that is still on its way keeps the one before it on the page. */
export function AppRoutes() {
  const routes = (frame: Screen["frame"]) =>
    screens
      .filter((screen) => screen.frame === frame)
      .map((screen) => (
        <Route key={screen.path} path={screen.path} element={<ScreenView key={screen.file} screen={screen} />} />
      ));
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {routes("own")}
        <Route element={<PublicLayout />}>{routes("public")}</Route>
      </Routes>
    </Suspense>
  );
}

function ScreenView({ screen }: { screen: Screen }) {
  const View = ready.get(screen) ?? later.get(screen)!;
  return (
    <ScreenBoundary>
      <View />
    </ScreenBoundary>
  );
}

function Waiting() {
  return (
    <div className="wide section">
      <Skeleton label={common.loading} look="blocks" />
    </div>
  );
}
