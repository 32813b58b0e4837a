import { useEffect, useState } from "react";
import type { OutputOf } from "#contract/endpoint.ts";
import type { addSpecialist } from "#contract/health-centers.ts";
import { common } from "#texts/common.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { AddSpecialistForm } from "./add-specialist-form.tsx";
import { CodeOnce } from "./code-once.tsx";

/** How long the code stays when nobody touches it (specification, section 9). */
const shownFor = 3000;

type Added = OutputOf<typeof addSpecialist>;

/** The window that adds a specialist: the form, then the code (specification, section 4). `owner` keeps drafts of two centers apart. */
export function AddSpecialistDialog(props: { open: boolean; owner: string; onClose: () => void }) {
  const { open, owner, onClose } = props;
  const [added, setAdded] = useState<Added | null>(null);
  const close = () => {
    setAdded(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={words.add} closeLabel={common.close}>
      {added ? <AddedView added={added} onEnd={close} /> : <AddSpecialistForm owner={owner} onAdded={setAdded} />}
    </Dialog>
  );
}

/** Closes by itself after three seconds, unless the pointer or the person's focus is inside (decisions, "Dashboards"). */
function AddedView({ added, onEnd }: { added: Added; onEnd: () => void }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onEnd, shownFor);
    return () => clearTimeout(timer);
    // Whoever renders anew does not start the time again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [held]);
  return (
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // The view itself takes the focus when it appears; a button in it takes it when a person goes there.
      onFocus={(event) => setFocused(event.target instanceof HTMLButtonElement)}
      onBlur={() => setFocused(false)}
    >
      <CodeOnce
        title={words.added(added.full_name)}
        label={words.addedCode}
        code={added.specialist_code}
        copyLabel={words.copyCode}
        copiedLabel={words.copied}
        failedLabel={words.copyFailed}
        actions={
          <Button look="quiet" onClick={onEnd}>
            {common.close}
          </Button>
        }
      >
        <p>{words.addedHelp}</p>
      </CodeOnce>
    </div>
  );
}
