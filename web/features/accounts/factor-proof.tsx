import { useEffect, useRef } from "react";
import type { FactorState, SecondFactor } from "#contract/account-factors.ts";
import type { SessionAnswer, User } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { oweNothing, useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { FactorCodeForm } from "./factor-code-form.tsx";
import type { Challenge } from "./factor-code-form.tsx";
import { FactorRecoveryForm } from "./factor-recovery-form.tsx";
import { factorName } from "./factor-words.ts";
import { useFactors, useRaise } from "./use-factors.ts";
import "./factor-proof.css";

/** A factor's id, or one of these. */
const recovery = "secours";
const choice = "choix";

/**
 * Asks for a second factor of the account, whichever its owner has at hand, and goes on with the session it opens: after a password, and
 * again before the factors themselves are changed. A reload goes on where it was.
 */
export function FactorProof({ onProven }: { onProven?: (user: User) => void }) {
  const answer = useFactors();
  const raise = useRaise();
  const { owing } = useSession();
  const [{ way, challenge }, keep, forget] = useDraft<{ way: string | null; challenge: Challenge | null }>(
    { way: null, challenge: null },
    { key: "keneya-double-verification", without: [] },
  );
  const proven = useRef(onProven);
  useEffect(() => {
    proven.current = onProven;
  });
  const settled = answer.data?.required === false && !answer.isFetching;
  useEffect(() => {
    // Its last factor was removed from another device meanwhile: there is nothing to show.
    if (!settled || !owing) return;
    oweNothing();
    proven.current?.(owing);
  }, [settled, owing]);

  if (!answer.data) {
    return answer.isError ? (
      <ErrorState
        title={words.loadFailed}
        retryLabel={common.retry}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      >
        {answer.error.detail}
      </ErrorState>
    ) : (
      <Skeleton label={words.loading} look="blocks" count={2} />
    );
  }
  const go = (to: string | null) => keep((before) => ({ ...before, way: to }));
  return (
    <Ways
      state={answer.data}
      way={way}
      onWay={go}
      challenge={challenge}
      onChallenge={(made) => keep((before) => ({ ...before, challenge: made }))}
      onShown={(session) => {
        forget();
        raise(session);
        onProven?.(session.user);
      }}
    />
  );
}

/** Who used a factor last has it at hand. */
function likeliest(factors: readonly SecondFactor[]): SecondFactor | undefined {
  const byUse = (one: SecondFactor, other: SecondFactor) =>
    (other.last_used_at ?? other.created_at).localeCompare(one.last_used_at ?? one.created_at);
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of our own; phones of 2022 have no toSorted
  return [...factors].sort(byUse)[0];
}

function Ways(props: {
  state: FactorState;
  way: string | null;
  onWay: (way: string | null) => void;
  challenge: Challenge | null;
  onChallenge: (challenge: Challenge | null) => void;
  onShown: (answer: SessionAnswer) => void;
}) {
  const { factors, recovery_codes: codes } = props.state;
  const { way, onWay } = props;
  const factor = factors.find(({ id }) => id === way) ?? likeliest(factors);
  if (way === choice && factors.length > 1) {
    return <Choice factors={factors} onWay={onWay} />;
  }
  if (way === recovery || !factor) {
    return <FactorRecoveryForm codes={codes} onShown={props.onShown} onBack={factor ? () => onWay(null) : undefined} />;
  }
  return (
    <div className="stack">
      <FactorCodeForm
        key={factor.id}
        factor={factor}
        challenge={props.challenge}
        onChallenge={props.onChallenge}
        submit={words.goOn}
        busyLabel={words.checking}
        onShown={props.onShown}
      >
        {factor.type === "totp" && <p>{factor.name ? words.openNamedApp(factor.name) : words.openApp}</p>}
      </FactorCodeForm>
      <div className="factor-ways">
        {factors.length > 1 && (
          <Button look="quiet" onClick={() => onWay(choice)}>
            {words.otherWay}
          </Button>
        )}
        <Button look="quiet" onClick={() => onWay(recovery)}>
          {words.lost}
        </Button>
      </div>
    </div>
  );
}

/** All factors by name; pressing one is choosing it, and has its SMS sent. */
function Choice({ factors, onWay }: { factors: readonly SecondFactor[]; onWay: (way: string) => void }) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector("button")?.focus(), []);
  return (
    <div className="stack" ref={first} role="group" aria-label={words.ways}>
      <p>{words.waysLead}</p>
      {factors.map((factor) => (
        <Button key={factor.id} whole className="factor-way" onClick={() => onWay(factor.id)}>
          <Icon name={factor.type === "phone" ? "phone" : "shield"} size="s" />
          <span>
            {factorName(factor)}
            {factor.name && (
              <span className="quiet small">{factor.type === "phone" ? words.sms(factor.phone ?? "") : words.app}</span>
            )}
          </span>
        </Button>
      ))}
      <Button whole className="factor-way" onClick={() => onWay(recovery)}>
        <Icon name="receipt" size="s" />
        <span>{words.recoveryWay}</span>
      </Button>
    </div>
  );
}
