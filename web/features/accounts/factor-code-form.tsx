import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { challengeFactor, verifyFactor } from "#contract/account-factors.ts";
import type { SecondFactor } from "#contract/account-factors.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useSecondsLeft } from "#web/ui/use-seconds-left.ts";
import { CodeField, SendAgain, onlyCode } from "./code-fields.tsx";

/** A code that was asked for. It is kept through a reload, so that the SMS on its way still counts; no code ever is. */
export type Challenge = { factor: string; id: string; message: string; at: number; wait: number };

/** As long as the server lets a code be typed. */
const countsFor = 5 * 60_000;

export interface FactorCodeFormProps {
  factor: Pick<SecondFactor, "id" | "type" | "phone">;
  /** The last code asked for, of whatever factor. */
  challenge: Challenge | null;
  onChallenge: (challenge: Challenge | null) => void;
  submit: string;
  busyLabel: string;
  onShown: (answer: SessionAnswer) => void;
  /** There is something to be done first, above the field: it does not take the focus, nor call the keyboard. */
  waits?: boolean;
  /** Above the field. */
  children?: ReactNode;
}

/** The code of one factor: read from the app, or from an SMS that is sent as soon as this stands. */
export function FactorCodeForm({ factor, onShown, ...props }: FactorCodeFormProps) {
  const byPhone = factor.type === "phone";
  const challenge = useChallenge(factor.id, props);
  const field = useRef<HTMLInputElement>(null);
  const form = useForm(verifyFactor, {
    params: { id: factor.id },
    initial: { code: "" },
    toInput: ({ code }) => ({ challenge_id: challenge.now() ?? "", code }),
    fallback: words.checkFailed,
    onValid: () => {
      if (challenge.now()) return false;
      // The app's code needs no message: the question is put just before the answer.
      challenge.ask(byPhone ? () => {} : form.send);
      return true;
    },
    onSuccess: onShown,
    onError: ({ code }) => {
      if (code !== "challenge_expired") return;
      challenge.forget();
      if (byPhone) return;
      form.setFailure(null);
      challenge.ask(form.send);
    },
  });
  const { ask } = challenge;
  const started = useRef(false);
  useEffect(() => {
    if (!props.waits) field.current?.focus();
    if (started.current || !byPhone || challenge.now()) return;
    started.current = true;
    ask(() => {});
    // Once, when the form appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const failure = form.failure ?? challenge.failure;
  return (
    <form className="stack" {...form.form}>
      {props.children}
      {byPhone && !failure && <Notice live title={challenge.said ?? words.textedTo(factor.phone ?? "")} />}
      {failure && <Notice tone="error" live title={failure} />}
      <CodeField
        {...form.text("code", onlyCode)}
        ref={field}
        label={byPhone ? words.smsCode : words.appCode}
        help={words.codeHelp}
        onFocus={({ target }) => target.select()}
      />
      <Button
        type="submit"
        look="primary"
        whole
        busy={form.busy || (challenge.busy && !byPhone)}
        busyLabel={props.busyLabel}
      >
        {props.submit}
      </Button>
      {byPhone && (
        <SendAgain
          label={words.resend}
          waitingLabel={words.resendIn}
          left={challenge.left}
          busy={challenge.busy}
          onSend={() => {
            form.setFailure(null);
            ask(() => field.current?.focus());
          }}
        />
      )}
    </form>
  );
}

/** What was asked for before a reload, while it counts; and in how many seconds another SMS may follow. */
function stillOpen(challenge: Challenge | null, factorId: string): { id: string; left: number } | null {
  if (challenge?.factor !== factorId) return null;
  const gone = Date.now() - challenge.at;
  return gone < countsFor ? { id: challenge.id, left: Math.max(0, Math.ceil(challenge.wait - gone / 1000)) } : null;
}

/** Asking for a code of a factor, and which question is open. */
function useChallenge(factorId: string, kept: Pick<FactorCodeFormProps, "challenge" | "onChallenge">) {
  const { challenge, onChallenge } = kept;
  const [before] = useState(() => stillOpen(challenge, factorId));
  const open = useRef<Pick<Challenge, "id"> | null>(before);
  const next = useRef<() => void>(() => {});
  const [left, wait] = useSecondsLeft(before?.left ?? 0);
  const keep = (made: Challenge | null) => {
    open.current = made;
    onChallenge(made);
  };
  const asking = useApiMutation(challengeFactor, {
    onSuccess: ({ challenge_id: id, message, retry_after }) => {
      keep({ factor: factorId, id, message, at: Date.now(), wait: retry_after });
      wait(retry_after);
      next.current();
    },
    onError: ({ retryAfter }) => {
      if (retryAfter) wait(retryAfter);
    },
  });
  const tooSoon = asking.error?.code === "code_sent_recently" ? asking.error.detail : null;
  const message = challenge?.factor === factorId ? challenge.message : null;
  return {
    now: () => open.current?.id ?? null,
    ask: (then: () => void) => {
      next.current = then;
      asking.mutate({ params: { id: factorId } });
    },
    forget: () => keep(null),
    busy: asking.isPending,
    failure: tooSoon || !asking.error ? null : detailOf(asking.error, words.sendFailed),
    /** What is known of the SMS: on its way, sent, or sent a moment ago from elsewhere. */
    said: asking.isPending ? words.sending : (tooSoon ?? message),
    left,
  };
}
