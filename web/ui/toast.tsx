import { createContext, useCallback, useContext, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { Tone } from "./notice.tsx";
import "./toast.css";

interface Toast {
  id: number;
  text: ReactNode;
  tone: Tone;
}

type ShowToast = (text: ReactNode, tone?: Tone) => void;

const ToastContext = createContext<ShowToast>(() => {});
const visibleFor = 6000;
let lastId = 0;

/** Says in passing that something is done: `showToast("…")`. Never the only place of an error, for it goes away. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Holds the region where toasts appear; once, around the whole application. `label` names the region, `closeLabel` the cross. */
export function ToastProvider({
  label,
  closeLabel,
  children,
}: {
  label: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback<ShowToast>((text, tone = "success") => {
    lastId += 1;
    setToasts((before) => [...before.slice(-2), { id: lastId, text, tone }]);
  }, []);
  const remove = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts no-print" role="region" aria-label={label} aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} onEnd={remove} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastLine({ toast, closeLabel, onEnd }: { toast: Toast; closeLabel: string; onEnd: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onEnd(toast.id), visibleFor);
    return () => clearTimeout(timer);
  }, [held, onEnd, toast.id]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone} />
      <p>{toast.text}</p>
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={() => onEnd(toast.id)}>
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}
