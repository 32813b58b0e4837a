import { useRef } from "react";
import { Link, NavLink, Outlet } from "react-router";
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
  const menu = useRef<HTMLDetailsElement>(null);
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
          {/* Works before the script, and without it. It closes at the touch: the next page may be long in coming. */}
          <details className="top-menu" ref={menu}>
            <summary className="button">
              <Icon name="menu" />
              {words.menu}
            </summary>
            <nav className="top-sheet" aria-label={words.navigation}>
              <Destinations onChosen={() => menu.current?.removeAttribute("open")} />
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

function Destinations({ onChosen }: { onChosen?: () => void }) {
  const { user } = useSession();
  return (
    <ul>
      {destinations.map(({ to, label }) => (
        <li key={to}>
          <NavLink className="top-link" to={to} end onClick={onChosen}>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <Link
          className="button button-secondary top-door"
          to={user ? ownSpace(user) : paths.login()}
          onClick={onChosen}
        >
          {user ? words.ownSpace : words.patientLogin}
        </Link>
      </li>
    </ul>
  );
}
