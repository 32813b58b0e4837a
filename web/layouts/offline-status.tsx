import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { offline as words } from "#texts/offline.ts";
import { dropWrite } from "#web/offline/kept-writes.ts";
import type { KeptWrite } from "#web/offline/kept-writes.ts";
import { registerWorker } from "#web/offline/register-worker.ts";
import { sendKept } from "#web/offline/send-kept.ts";
import type { SentWrite } from "#web/offline/send-kept.ts";
import { nameOfKept, useKeptWrites, useSendKept, useWaitingWrites } from "#web/offline/use-kept-writes.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import "./offline-status.css";

/** Says that there is no connection and what waits for it, sends it when the connection returns, and what the server refused. */
export function OfflineStatus() {
  const online = useOnline();
  const waiting = useWaitingWrites();
  const refused = useKeptWrites().filter((write) => write.refused !== null);
  useEffect(registerWorker, []);
  useSendKept(useTellSent());
  return (
    // It is there from the start, so that readers announce what lands in it.
    <div className="offline no-print" role="status" aria-label={words.region}>
      {waiting.length > 0 && <Waiting waiting={waiting} online={online} />}
      {waiting.length === 0 && !online && <Notice tone="warning" title={words.none} />}
      {refused.map((write) => (
        <Notice key={write.key} tone="error" title={words.refused(nameOfKept(write), write.refused ?? "")}>
          <div>
            <Button look="quiet" onClick={() => dropWrite(write)}>
              {words.understood}
            </Button>
          </div>
        </Notice>
      ))}
    </div>
  );
}

function Waiting({ waiting, online }: { waiting: readonly KeptWrite[]; online: boolean }) {
  const [sending, setSending] = useState(false);
  const sendNow = async () => {
    setSending(true);
    await sendKept();
    setSending(false);
  };
  const several = waiting.length > 1;
  return (
    <Notice
      tone="warning"
      title={several ? words.waitingSeveral(waiting.length) : words.waiting(nameOfKept(waiting[0]!))}
    >
      <div className="row">
        {online && (
          <Button busy={sending} busyLabel={words.sendingNow} onClick={() => void sendNow()}>
            {words.sendNow}
          </Button>
        )}
        {waiting.map((write) => (
          <Button
            key={write.key}
            look="quiet"
            aria-label={words.dropWhat(nameOfKept(write))}
            onClick={() => dropWrite(write)}
          >
            {several ? words.dropWhat(nameOfKept(write)) : words.drop}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

/** What has gone through is said, and the lists it changes are read again. */
function useTellSent() {
  const client = useQueryClient();
  const showToast = useToast();
  return useCallback(
    ({ write, outdates }: SentWrite) => {
      for (const { name } of outdates) void client.invalidateQueries({ queryKey: [name] });
      showToast(words.sent(nameOfKept(write)));
    },
    [client, showToast],
  );
}
