import { useState } from "react";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { Picture } from "./pictures.tsx";
import type { useSpeech } from "./use-speech.ts";

/** What is asked stands where the button was, which is gone: brought into view, it takes the focus over. */
function intoView(asked: HTMLElement | null): void {
  asked?.focus({ preventScroll: true });
  asked?.scrollIntoView?.({ block: "nearest" });
}

/** Reading aloud, where the browser can, and beginning anew, which asks first. */
export function ChatTools({ speech, onRestart }: { speech: ReturnType<typeof useSpeech>; onRestart: () => void }) {
  const [sure, setSure] = useState(false);
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
          <Button look="quiet" onClick={() => setSure(false)}>
            {words.restartNo}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {speech.on !== null && (
        <Button look="quiet" className="read-aloud" aria-pressed={speech.on} onClick={speech.toggle}>
          <Picture name="speaker" />
          {words.readAloud}
        </Button>
      )}
      <Button look="quiet" onClick={() => setSure(true)}>
        {words.restart}
      </Button>
    </>
  );
}
