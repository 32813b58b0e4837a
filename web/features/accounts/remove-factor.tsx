import { removeFactor } from "#contract/account-factors.ts";
import type { FactorState, SecondFactor } from "#contract/account-factors.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { common } from "#texts/common.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { FactorProof } from "./factor-proof.tsx";
import { factorName } from "./factor-words.ts";
import { useProvenMutation } from "./use-proven-mutation.ts";

/** Removing one: names what is lost, and wants a factor shown shortly before. */
export function RemoveFactor(props: {
  factor: SecondFactor;
  state: FactorState;
  role: OwnAccount["role"];
  onEnd: () => void;
}) {
  const { factor, state, onEnd } = props;
  const showToast = useToast();
  const isLast = state.factors.length === 1;
  const removing = useProvenMutation(removeFactor, {
    recentlyShown: state.recently_shown,
    fallback: words.removeFailed,
    onSuccess: () => {
      showToast(isLast ? words.removedAll : words.removed);
      onEnd();
    },
  });
  const loss = props.role === "health_center" ? words.removeLastCenter : words.removeLast;
  return (
    <Dialog open onClose={onEnd} title={words.removeTitle} closeLabel={common.close}>
      {removing.proving ? (
        <div className="stack">
          <p>{words.proofFirst}</p>
          <FactorProof onProven={removing.proven} />
        </div>
      ) : (
        <div className="stack">
          <p>{words.removeOne(factorName(factor))}</p>
          {isLast && <p>{loss}</p>}
          {removing.failure && <Notice tone="error" live title={removing.failure} />}
          <Button
            look="danger"
            whole
            busy={removing.busy}
            busyLabel={words.removing}
            onClick={() => removing.run({ params: { id: factor.id } })}
          >
            {words.removeNow}
          </Button>
          <Button look="primary" whole onClick={onEnd}>
            {words.keep}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
