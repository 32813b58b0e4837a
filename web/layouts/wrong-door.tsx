import { useNavigate } from "react-router";
import { ownSpace } from "#web/session/own-space.ts";
import { signOut, useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Brand } from "./brand.tsx";
import { Page } from "./page.tsx";
import "./door.css";

export interface WrongDoorProps {
  title: string;
  /** Who is signed in. */
  help: string;
  rightDoor: string;
  thisDoor: string;
  /** The door of this space; going there ends the present session. */
  to: string;
}

/** A space that is not for whoever is signed in: says so, and offers both their own space and another sign-in. */
export function WrongDoor({ title, help, rightDoor, thisDoor, to }: WrongDoorProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const change = () => {
    void signOut();
    void navigate(to);
  };
  return (
    <main className="wide section" id="content" tabIndex={-1}>
      <Page title={title} hidden />
      <div className="door stack">
        <Brand />
        <h1>{title}</h1>
        <p className="lead">{help}</p>
        {user && (
          <LinkButton look="primary" whole to={ownSpace(user)}>
            {rightDoor}
          </LinkButton>
        )}
        <Button whole onClick={change}>
          {thisDoor}
        </Button>
      </div>
    </main>
  );
}
