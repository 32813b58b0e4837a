import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import type { ReactNode, SyntheticEvent } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { useBackButton } from "./use-back-button.ts";
import "./dialog.css";

export interface DialogProps {
  open: boolean;
  /** Asked by Escape, the cross or the back button. Whoever owns `open` sets it to false. */
  onClose: () => void;
  title: ReactNode;
  /** The name of the cross. */
  closeLabel: string;
  wide?: boolean;
  /** The address says that this dialog is open (`?login=true`): the entry of the history is the address's own, none is added. */
  byAddress?: boolean;
  children: ReactNode;
}

/**
 * The native modal: a sheet from below on phones, a box elsewhere. Focus starts on the title and returns to where it was.
 * The page behind neither scrolls nor answers. Pressing beside the box does not close it: nothing typed is lost by a slip.
 */
export function Dialog({ open: asked, onClose, title, closeLabel, wide, byAddress = false, children }: DialogProps) {
  // A page made on the server holds no dialog, even when its address opens one: it opens once the page is taken over.
  const open = useSyncExternalStore(
    never,
    () => asked,
    () => false,
  );
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const requestClose = useBackButton(open && !byAddress, onClose);

  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  // What had the focus may be gone with the step that ended: the new title says where we are.
  useEffect(() => {
    const dialog = box.current;
    if (dialog?.open && !dialog.contains(document.activeElement)) dialog.querySelector("h2")?.focus();
  }, [open, title]);

  if (!open) return null;
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    requestClose();
  };
  // Some browsers close without asking first (a second Escape, Android's own back gesture).
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && event.currentTarget.isConnected) requestClose();
  };
  return (
    <dialog
      ref={box}
      className={classNames("dialog", wide && "dialog-wide")}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
    >
      <div className="dialog-head">
        <h2 className="dialog-title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={requestClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

const never = () => () => {};
