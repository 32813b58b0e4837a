import type { ReactNode } from "react";
import { Link } from "react-router";
import { triageMessageMost, triageVisitorDays } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { ReadAloud } from "./chat-tools.tsx";
import { sendsBy, useCut } from "./composer.tsx";
import type { Writing } from "./composer.tsx";
import type { Speech } from "./use-speech.ts";

export interface OpeningProps extends Writing {
  error: string | null;
  /** Whose chat it will be: kept with the account, or for a while. */
  hasAccount: boolean;
  /** Who is ill, where the account has several people; belongs to another feature. */
  patientChoice: ReactNode;
  speech: Speech;
}

/** The first stage: a person's own words, and what becomes of them. */
export function Opening({ text, onText, onSend, error, hasAccount, patientChoice, speech }: OpeningProps) {
  const { error: cut, onTyped } = useCut(text, onText, triageMessageMost);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") event.currentTarget.querySelector("textarea")?.focus();
        onSend();
      }}
    >
      <div className="nurse-hello">
        <p>{words.opening}</p>
        <ReadAloud speech={speech} />
      </div>
      {patientChoice}
      <Textarea
        label={words.openingField}
        help={words.openingHelp}
        error={error ?? cut}
        rows={3}
        enterKeyHint="send"
        value={text}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={(event) => {
          if (!sendsBy(event)) return;
          event.preventDefault();
          onSend();
        }}
      />
      <Button type="submit" look="primary" whole>
        {words.begin}
      </Button>
      <p className="quiet small">
        {hasAccount ? words.keptAccount : words.keptVisitor(triageVisitorDays)}{" "}
        <Link to={paths.privacy()}>{words.privacy}</Link>
      </p>
    </form>
  );
}
