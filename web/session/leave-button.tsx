import { useState } from "react";
import { common } from "#texts/common.ts";
import { offline } from "#texts/offline.ts";
import { nameOfKept, useWaitingWrites } from "#web/offline/use-kept-writes.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { signOut } from "./session-store.ts";

export interface LeaveButtonProps {
  label: string;
  /** Somebody else may be reading: that something waits is said, not what. */
  discreet?: boolean;
  onLeft?: () => void;
}

/** Signs out. What still waits for a connection would go with the session: that is said first. */
export function LeaveButton({ label, discreet = false, onLeft }: LeaveButtonProps) {
  const waiting = useWaitingWrites();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    void signOut();
    onLeft?.();
  };
  return (
    <>
      <Button look="quiet" icon="door" onClick={() => (waiting.length > 0 ? setAsking(true) : leave())}>
        {label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={offline.leaveTitle} closeLabel={common.close}>
        <div className="stack">
          <p>{discreet ? offline.leaveUnnamed : offline.leave(waiting.map(nameOfKept).join(", "))}</p>
          <div className="row">
            <Button look="danger" onClick={leave}>
              {offline.leaveNow}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {offline.stay}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
