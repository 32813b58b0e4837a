import { useState } from "react";
import { makeRecoveryCodes } from "#contract/account-factors.ts";
import type { FactorState } from "#contract/account-factors.ts";
import { common } from "#texts/common.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { FactorProof } from "./factor-proof.tsx";
import { fewCodes } from "./factor-recovery-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useProvenMutation } from "./use-proven-mutation.ts";

/** How many recovery codes still count, and making new ones. */
export function AccountRecovery({ state }: { state: FactorState }) {
  const [open, setOpen] = useState(false);
  const { recovery_codes: codes } = state;
  const left = codes?.left ?? 0;
  return (
    <div className="factor-recovery">
      <h3>{words.recovery}</h3>
      <p className="quiet">{words.recoveryWhy}</p>
      {codes && left >= fewCodes ? (
        <p>{words.recoveryLeft(left, codes.total)}</p>
      ) : (
        <Notice tone="warning" title={saying(codes)}>
          {left > 0 && <p>{words.recoveryFew}</p>}
        </Notice>
      )}
      <div>
        <Button onClick={() => setOpen(true)}>{codes ? words.makeNewCodes : words.makeCodes}</Button>
      </div>
      {open && <MakeCodes state={state} onEnd={() => setOpen(false)} />}
    </div>
  );
}

function saying(codes: FactorState["recovery_codes"]): string {
  if (!codes) return words.recoveryNeverMade;
  if (codes.left === 0) return words.recoveryNone;
  return codes.left === 1 ? words.recoveryOneLeft(codes.total) : words.recoveryLeft(codes.left, codes.total);
}

/** Asks first where former codes would die; then shows the new ones, once. */
function MakeCodes({ state, onEnd }: { state: FactorState; onEnd: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const making = useProvenMutation(makeRecoveryCodes, {
    recentlyShown: state.recently_shown,
    fallback: words.makeFailed,
    onSuccess: (made) => setCodes(made.codes),
  });
  const title = codes ? words.codesTitle : state.recovery_codes ? words.makeTitle : words.makeCodes;
  return (
    <Dialog open onClose={onEnd} title={title} closeLabel={common.close}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onEnd} />
      ) : making.proving ? (
        <div className="stack">
          <p>{words.proofFirst}</p>
          <FactorProof onProven={making.proven} />
        </div>
      ) : (
        <div className="stack">
          <p>{state.recovery_codes ? words.makeConsequence : words.recoveryWhy}</p>
          {making.failure && <Notice tone="error" live title={making.failure} />}
          <Button look="primary" whole busy={making.busy} busyLabel={words.making} onClick={() => making.run({})}>
            {words.makeCodes}
          </Button>
          <Button look="quiet" whole onClick={onEnd}>
            {words.cancel}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
