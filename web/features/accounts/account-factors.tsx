import { useState } from "react";
import type { FactorState, SecondFactor } from "#contract/account-factors.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { common } from "#texts/common.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountRecovery } from "./account-recovery.tsx";
import { AddFactor } from "./add-factor.tsx";
import type { Begun } from "./add-factor.tsx";
import type { Challenge } from "./factor-code-form.tsx";
import { factorName } from "./factor-words.ts";
import { instantInWords } from "./instant-in-words.ts";
import { RemoveFactor } from "./remove-factor.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { useFactors } from "./use-factors.ts";
import "./account-factors.css";

/** The second factor: whether the account has one, each of them, the recovery codes, adding and removing. */
export function AccountFactors({ account }: { account: OwnAccount }) {
  const answer = useFactors();
  return (
    <SettingsPart id="double-verification" title={words.title}>
      <p className="quiet">{account.role === "health_center" ? words.whyCenter : words.why}</p>
      {answer.data ? (
        <Factors account={account} state={answer.data} />
      ) : answer.isError ? (
        <ErrorState
          title={words.partFailed}
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

type Adding = { type: SecondFactor["type"] | null; begun: Begun | null; challenge: Challenge | null };
const nothing: Adding = { type: null, begun: null, challenge: null };

function Factors({ account, state }: { account: OwnAccount; state: FactorState }) {
  const [removing, setRemoving] = useState<SecondFactor | null>(null);
  // Opening the app may cost this page its memory: coming back, the window is open again where it was.
  const [{ type, begun, challenge }, setAdding] = useDraft(nothing, {
    key: `keneya-facteur-${account.id}`,
    without: [],
  });
  const { factors } = state;
  const isOn = factors.length > 0;
  return (
    <>
      <p>
        <Badge colour={isOn ? "green" : "grey"} icon={isOn ? "success" : "minus"}>
          {isOn ? words.on : words.off}
        </Badge>
      </p>
      {!isOn && account.role === "admin" && <p>{words.whyAdmin}</p>}
      {isOn && (
        <ul className="settings-devices">
          {factors.map((factor) => (
            <FactorLine key={factor.id} factor={factor} onRemove={() => setRemoving(factor)} />
          ))}
        </ul>
      )}
      <div className="row">
        <Button icon="shield" onClick={() => setAdding({ ...nothing, type: "totp" })}>
          {words.addApp}
        </Button>
        <Button icon="phone" onClick={() => setAdding({ ...nothing, type: "phone" })}>
          {words.addSms}
        </Button>
      </div>
      {isOn && <AccountRecovery state={state} />}
      {type && (
        <AddFactor
          account={account}
          type={type}
          begun={begun}
          onBegun={(now) => setAdding({ ...nothing, type, begun: now })}
          challenge={challenge}
          onChallenge={(made) => setAdding((before) => ({ ...before, challenge: made }))}
          recoveryCodes={state.recovery_codes}
          onEnd={() => setAdding(nothing)}
        />
      )}
      {removing && <RemoveFactor factor={removing} state={state} role={account.role} onEnd={() => setRemoving(null)} />}
    </>
  );
}

function FactorLine({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) {
  const { type, name, phone, created_at: added, last_used_at: used } = factor;
  return (
    <li className="settings-device">
      <p className="factor-line">
        <Icon name={type === "phone" ? "phone" : "shield"} size="s" />
        <span>
          <strong>{factorName(factor)}</strong>
          {name && <span className="quiet small">{type === "phone" ? words.sms(phone ?? "") : words.app}</span>}
          <span className="quiet small">{words.added(instantInWords(added))}</span>
          <span className="quiet small">{used ? words.used(instantInWords(used)) : words.never}</span>
        </span>
      </p>
      <Button look="quiet" onClick={onRemove} aria-label={words.removeLabel(factorName(factor))}>
        {words.remove}
      </Button>
    </li>
  );
}
