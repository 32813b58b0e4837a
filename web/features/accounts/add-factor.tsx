import { useState } from "react";
import { makeRecoveryCodes } from "#contract/account-factors.ts";
import type { FactorState, SecondFactor, addFactor } from "#contract/account-factors.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { common } from "#texts/common.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { AppSecret, NameApp } from "./add-factor-app.tsx";
import { ChooseNumber } from "./add-factor-phone.tsx";
import { FactorCodeForm } from "./factor-code-form.tsx";
import type { Challenge } from "./factor-code-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { factorsOutdate, useRaise } from "./use-factors.ts";

/** What stays of a begun factor when this page is loaded anew, because its owner went to the app: no secret. */
export type Begun = { id: string; type: SecondFactor["type"]; phone: string | null };
type Answer = OutputOf<typeof addFactor>;

export interface AddFactorProps {
  account: OwnAccount;
  type: SecondFactor["type"];
  begun: Begun | null;
  onBegun: (begun: Begun | null) => void;
  challenge: Challenge | null;
  onChallenge: (challenge: Challenge | null) => void;
  recoveryCodes: FactorState["recovery_codes"];
  onEnd: () => void;
}

/** The window in which a second factor is added: what it is, its code, and with the first one the recovery codes. */
export function AddFactor(props: AddFactorProps) {
  const { account, type, begun, onBegun, onEnd } = props;
  const [totp, setTotp] = useState<Answer["totp"]>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showToast = useToast();
  const raise = useRaise();
  // The list grows a factor while the window stands: what it knew at the beginning decides.
  const [first] = useState(props.recoveryCodes === null);
  const making = useApiMutation(makeRecoveryCodes, {
    invalidates: factorsOutdate,
    onSuccess: (made) => setCodes(made.codes),
  });
  const start = (answer: Answer) => {
    setTotp(answer.totp);
    onBegun({ id: answer.id, type: answer.type, phone: answer.phone });
  };
  // Behind the window nobody would hear it.
  const end = (said: string) => {
    showToast(said);
    onEnd();
  };
  const titles = type === "totp" ? [words.addAppTitle, words.linkApp] : [words.addSmsTitle, words.confirmNumber];
  const title = codes ? words.codesTitle : titles[begun ? 1 : 0];
  return (
    <Dialog open onClose={onEnd} title={title} closeLabel={common.close}>
      <div className="stack">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => end(words.activated)} />
        ) : making.isPending || making.isError ? (
          <MakingCodes
            failure={making.isError ? detailOf(making.error, words.makeFailed) : null}
            onRetry={() => making.mutate({})}
          />
        ) : !begun ? (
          type === "totp" ? (
            <NameApp onBegun={start} />
          ) : (
            <ChooseNumber account={account} onBegun={start} />
          )
        ) : (
          <FactorCodeForm
            key={begun.id}
            factor={begun}
            challenge={props.challenge}
            onChallenge={props.onChallenge}
            submit={words.activate}
            busyLabel={words.activating}
            waits={totp !== null}
            onShown={(answer) => {
              raise(answer);
              onBegun(null);
              if (first) making.mutate({});
              else end(words.addedToo);
            }}
          >
            {totp && <AppSecret totp={totp} />}
            {!totp && type === "totp" && <p>{words.goOnWithCode}</p>}
          </FactorCodeForm>
        )}
        {begun && !totp && type === "totp" && (
          <Button look="quiet" whole onClick={() => onBegun(null)}>
            {words.startAgain}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function MakingCodes({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  return failure ? (
    <>
      <Notice tone="error" live title={failure} />
      <Button look="primary" whole onClick={onRetry}>
        {words.makeCodes}
      </Button>
    </>
  ) : (
    <p role="status">{words.making}</p>
  );
}
