import { useRef, useState } from "react";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { intoView } from "./into-view.ts";
import { Picture } from "./pictures.tsx";
import type { Speech } from "./use-speech.ts";

/** Reading aloud, switched on and off, where the browser can: a drawing, because whoever needs it may not read its name. */
export function ReadAloud({ speech }: { speech: Speech }) {
  if (speech.on === null) return null;
  return (
    <Button
      look="quiet"
      className="read-aloud"
      aria-label={words.readAloud}
      aria-pressed={speech.on}
      onClick={speech.toggle}
    >
      <Picture name="speaker" />
    </Button>
  );
}

/** Beginning anew, which asks first. */
export function Restart({ onRestart }: { onRestart: () => void }) {
  const [sure, setSure] = useState(false);
  const asked = useRef(false);
  /** Whoever thought better of it is where they were: on the button that asked. */
  const back = (button: HTMLElement | null) => {
    if (button && asked.current) button.focus({ preventScroll: true });
    if (button) asked.current = false;
  };
  if (sure) {
    return (
      <div className="restart" role="group" aria-label={words.restart} tabIndex={-1} ref={intoView}>
        <p>{words.restartSure}</p>
        <div className="replies">
          <Button
            onClick={() => {
              setSure(false);
              onRestart();
            }}
          >
            {words.restartYes}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              asked.current = true;
              setSure(false);
            }}
          >
            {words.restartNo}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Button look="quiet" ref={back} onClick={() => setSure(true)}>
      {words.restart}
    </Button>
  );
}
