import type { ReactNode } from "react";
import { Link } from "react-router";
import { common } from "#texts/common.ts";
import { loginTexts as words } from "#texts/login.ts";
import { ownSpace } from "#web/session/own-space.ts";
import { useSession } from "#web/session/session.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Page } from "./page.tsx";
import "./door.css";

export interface DoorProps {
  title: string;
  lead: ReactNode;
  /** Path of the page's one true address; absent where search engines have nothing to find. */
  canonical?: string;
  /** The form. */
  children: ReactNode;
  /** Where others go, under the form. */
  others?: ReactNode;
}

/** A page with one way in: who it is for, the form, and where others go. Somebody signed in already is told so. */
export function Door({ title, lead, canonical, children, others }: DoorProps) {
  const { status, user } = useSession();
  return (
    <div className="wide section">
      <Page title={title} canonical={canonical} hidden={!canonical} />
      <div className="door stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {user && (
          <Notice title={words.signedInAs(user.full_name)}>
            <Link to={ownSpace(user)}>{words.goToOwnSpace}</Link>
          </Notice>
        )}
        <noscript>
          <Notice tone="warning">{common.needsScript}</Notice>
        </noscript>
        {/* Before the script has arrived a form would send its password in the address: it waits, closed. */}
        <fieldset className="door-form" disabled={status === "unknown"}>
          {children}
        </fieldset>
        {others && <div className="door-others">{others}</div>}
      </div>
    </div>
  );
}
