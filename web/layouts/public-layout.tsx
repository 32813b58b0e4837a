import { Link, NavLink, Outlet, useLocation } from "react-router";
import { common } from "#texts/common.ts";
import { site as words } from "#texts/site.ts";
import { paths } from "#web/paths.ts";
import { ownSpace } from "#web/session/own-space.ts";
import { useSession } from "#web/session/session.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { SiteFooter } from "./site-footer.tsx";
import "./public-layout.css";

/** The top navigation, in the order of the specification ("Landing page"). */
const destinations = [
  { to: paths.home(), label: words.home },
  { to: paths.about(), label: words.about },
  { to: paths.contact(), label: words.contact },
  { to: paths.healthCenterLogin(), label: words.healthCenter },
  { to: paths.specialistLogin(), label: words.specialist },
] as const;

/** The frame of every page a visitor may see: skip link, navigation, content, footer. */
export function PublicLayout() {
  const { key } = useLocation();
  return (
    <>
      <a className="skip" href="#content">
        {common.skipToContent}
      </a>
      <header className="top no-print">
        <div className="wide top-inside">
          <Brand />
          <nav className="top-nav" aria-label={words.navigation}>
            <Destinations />
          </nav>
          {/* Works before the script, and without it; a new address closes it. */}
          <details className="top-menu" key={key}>
            <summary className="button">
              <Icon name="menu" />
              {words.menu}
            </summary>
            <nav className="top-sheet" aria-label={words.navigation}>
              <Destinations />
            </nav>
          </details>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}

function Destinations() {
  const { user } = useSession();
  return (
    <ul>
      {destinations.map(({ to, label }) => (
        <li key={to}>
          <NavLink className="top-link" to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <Link className="button button-secondary top-door" to={user ? ownSpace(user) : paths.login()}>
          {user ? words.ownSpace : words.patientLogin}
        </Link>
      </li>
    </ul>
  );
}
