import { useState } from "react";
import { endOneSession, endOtherSessions, listSessions } from "#contract/account-settings.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { detailOf } from "#web/api/api-error.ts";
import type { ApiError } from "#web/api/api-error.ts";
import { useApiMutation, useApiQuery } from "#web/api/use-api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { instantInWords } from "./instant-in-words.ts";
import { SettingsPart } from "./settings-part.tsx";

type Device = OutputOf<typeof listSessions>[number];

/** Where the account is signed in, in words, and ending any of it. */
export function AccountDevices() {
  const answer = useApiQuery(listSessions);
  const showToast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const failed = (error: ApiError) => setFailure(detailOf(error, words.endFailed));
  const invalidates = [listSessions];
  const one = useApiMutation(endOneSession, {
    invalidates,
    onSuccess: () => showToast(words.ended),
    onError: (error) => {
      // Ended meanwhile: that is what was wanted.
      if (error.code === "session_not_found") void answer.refetch();
      else failed(error);
    },
  });
  const others = useApiMutation(endOtherSessions, {
    invalidates,
    onSuccess: () => showToast(words.othersEnded),
    onError: failed,
  });
  const devices = answer.data;
  return (
    <SettingsPart title={words.devices}>
      {failure && <Notice tone="error" live title={failure} />}
      {devices ? (
        <>
          <ul className="settings-devices">
            {devices.map((device) => (
              <DeviceLine
                key={device.id}
                device={device}
                busy={one.isPending && one.variables.params.id === device.id}
                onEnd={() => {
                  setFailure(null);
                  one.mutate({ params: { id: device.id } });
                }}
              />
            ))}
          </ul>
          {devices.length > 1 ? (
            <div>
              <Button
                busy={others.isPending}
                onClick={() => {
                  setFailure(null);
                  others.mutate({});
                }}
              >
                {words.endOthers}
              </Button>
            </div>
          ) : (
            <p className="quiet">{words.noOthers}</p>
          )}
        </>
      ) : answer.isError ? (
        <ErrorState
          title={words.devicesFailed}
          retryLabel={common.retry}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        >
          {answer.error.detail}
        </ErrorState>
      ) : (
        <Skeleton label={common.loading} look="blocks" count={2} />
      )}
    </SettingsPart>
  );
}

function DeviceLine({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const when = words.lastUsed(instantInWords(device.last_used_at));
  return (
    <li className="settings-device">
      <p>
        <strong>{device.device}</strong>
        <span className="quiet small">{when}</span>
        {device.address && <span className="quiet small">{words.addressPart(device.address)}</span>}
      </p>
      {device.current ? (
        <Badge colour="green" icon="check">
          {words.thisDevice}
        </Badge>
      ) : (
        <Button
          look="quiet"
          busy={busy}
          onClick={onEnd}
          aria-label={words.endOneLabel(device.device, instantInWords(device.last_used_at))}
        >
          {words.endOne}
        </Button>
      )}
    </li>
  );
}
