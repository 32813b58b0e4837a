import { secondFactor as words } from "#texts/second-factor.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { inFours } from "./in-fours.ts";
import "./recovery-codes.css";

/** Recovery codes, the one time they are seen: to be copied, kept as a file or printed. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = [words.fileHead, "", ...codes.map(inFours), ""].join("\r\n");
  return (
    <div className="stack">
      <p>{words.codesLead}</p>
      <div className="recovery-sheet">
        <p className="recovery-head">{words.fileHead}</p>
        <ol className="recovery-codes" aria-label={words.codesList}>
          {codes.map((code) => (
            <li key={code}>
              <code>{inFours(code)}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="row">
        <Button icon="download" onClick={() => saveFile(words.fileName, text, "text/plain;charset=utf-8")}>
          {words.download}
        </Button>
        <Button icon="print" onClick={() => print()}>
          {words.print}
        </Button>
        <CopyButton text={text} copiedLabel={words.copied} failedLabel={words.copyFailed}>
          {words.copyCodes}
        </CopyButton>
      </div>
      <Button look="primary" whole onClick={onKept}>
        {words.codesKept}
      </Button>
    </div>
  );
}
