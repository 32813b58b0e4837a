import { useState } from "react";
import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { common } from "#texts/common.ts";
import { site as words } from "#texts/site.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { OfflineStatus } from "./offline-status.tsx";
import "./dashboard-layout.css";

export interface DashboardTab {
  /** As it stands in the address: `?onglet=rendez-vous`. French, without accents. */
  id: string;
  label: string;
  icon: IconName;
  /** A number worth seeing from afar, such as new requests. */
  count?: number;
}

export interface DashboardLayoutProps {
  /** Whose space it is: a person, a center. */
  owner: ReactNode;
  /** Names the navigation aloud. */
  label: string;
  tabs: readonly DashboardTab[];
  current: string;
  /** Account menu, logout: at the foot of the sidebar, and in the phone's sheet. */
  account: ReactNode;
  children: ReactNode;
}

/** How many tabs the bar of a phone holds beside the one that opens the rest. */
const barPlaces = 4;

/** The open tab, kept in the address: the first one when the address names none that exists. */
export function useTab<Id extends string>(ids: readonly Id[]): Id {
  const [search] = useSearchParams();
  const asked = search.get("onglet");
  return ids.find((id) => id === asked) ?? ids[0]!;
}

/** The frame of a signed-in space: sidebar on a desk, bar at the thumb on a phone. */
export function DashboardLayout({ owner, label, tabs, current, account, children }: DashboardLayoutProps) {
  const { key } = useLocation();
  // The sheet belongs to the address it was opened at: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const shown = tabs.slice(0, barPlaces);
  return (
    <div className="board">
      <a className="skip" href="#content">
        {common.skipToContent}
      </a>
      <aside className="board-side no-print">
        <Brand />
        <p className="board-owner">{owner}</p>
        <nav aria-label={label}>
          <ul className="board-tabs">
            {tabs.map((tab) => (
              <li key={tab.id}>
                <TabLink tab={tab} current={current} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="board-account">{account}</div>
      </aside>
      <header className="board-top no-print">
        <Brand />
        <span className="board-owner">{owner}</span>
      </header>
      <main id="content" className="board-main" tabIndex={-1}>
        <OfflineStatus />
        {children}
      </main>
      <nav className="board-bar no-print" aria-label={label}>
        {shown.map((tab) => (
          <TabLink key={tab.id} tab={tab} current={current} />
        ))}
        <button
          type="button"
          className={classNames("board-tab", !shown.some((tab) => tab.id === current) && "board-here")}
          aria-haspopup="dialog"
          onClick={() => setOpenAt(key)}
        >
          <Icon name="menu" />
          <span>{common.more}</span>
        </button>
      </nav>
      <Dialog open={openAt === key} onClose={() => setOpenAt(null)} title={words.menu} closeLabel={common.close}>
        <nav aria-label={label}>
          <ul className="board-tabs">
            {tabs.slice(barPlaces).map((tab) => (
              <li key={tab.id}>
                <TabLink tab={tab} current={current} replace />
              </li>
            ))}
          </ul>
        </nav>
        <div className="board-account">{account}</div>
      </Dialog>
    </div>
  );
}

function TabLink({ tab, current, replace }: { tab: DashboardTab; current: string; replace?: boolean }) {
  return (
    <Link
      className="board-tab"
      to={{ search: `?onglet=${tab.id}` }}
      replace={replace}
      aria-current={tab.id === current ? "page" : undefined}
    >
      <Icon name={tab.icon} />
      <span>{tab.label}</span>
      {tab.count ? <span className="board-count">{tab.count}</span> : null}
    </Link>
  );
}
