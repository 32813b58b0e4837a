import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { resendVerification, verifyEmail } from "#contract/account-doors.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { common } from "#texts/common.ts";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { ApiError, detailOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useForm } from "#web/api/use-form.ts";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import "./email-proof.css";

/** Specification, section 9: the redirect after a proven address. */
const redirectSeconds = 3;

type State =
  | { step: "verifying" }
  | { step: "success"; message: string; pending: boolean }
  | { step: "error"; message: string; again: boolean };

/** A token counts once: however often the page draws itself, it is sent once. */
const asked = new Map<string, Promise<OutputOf<typeof verifyEmail>>>();

function askOnce(token: string): Promise<OutputOf<typeof verifyEmail>> {
  const known = asked.get(token);
  if (known) return known;
  const asking = call(verifyEmail, { query: { token } });
  asked.set(token, asking);
  // What the server did not hear may be asked again.
  asking.catch(() => asked.delete(token));
  return asking;
}

/**
 * What a mailed link leads to: the address is proven here, by this page's script, so that a mail scanner that opens the link spends
 * nothing (specification, "Email verification page").
 */
export function EmailProof({ token, isChange }: { token: string | null; isChange: boolean }) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({ step: "verifying" });
  useEffect(() => {
    if (!token) return;
    let left = false;
    askOnce(token).then(
      ({ message, pending = false }) => !left && setState({ step: "success", message, pending }),
      (fault: unknown) => {
        if (left) return;
        const again = fault instanceof ApiError && fault.undecided;
        setState({ step: "error", message: detailOf(fault, words.fallback), again });
      },
    );
    return () => {
      left = true;
    };
  }, [token, round]);

  if (!token) return <Failed message={words.missing} isChange={isChange} />;
  if (state.step === "verifying") {
    return (
      <div className="proof" role="status">
        <span className="proof-turn" aria-hidden="true" />
        <h1>{words.verifying}</h1>
      </div>
    );
  }
  if (state.step === "success") {
    return state.pending ? (
      <Halfway message={state.message} />
    ) : (
      <Success message={state.message} isChange={isChange} />
    );
  }
  const retry = () => {
    setState({ step: "verifying" });
    setRound(round + 1);
  };
  return <Failed message={state.message} isChange={isChange} onRetry={state.again ? retry : undefined} />;
}

/** One of two addresses has agreed; the page waits for nothing. */
function Halfway({ message }: { message: string }) {
  return (
    <div className="proof proof-success">
      <div className="proof-words" role="status">
        <Icon name="success" size="l" />
        <h1>{words.halfway}</h1>
        <p>{message}</p>
      </div>
    </div>
  );
}

function Success({ message, isChange }: { message: string; isChange: boolean }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const next = isChange && user ? paths.dashboard({ onglet: "compte" }) : paths.login();
  // Whoever touches the page is reading it: then it stays.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const hold = () => setHeld(true);
    const signs = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
    for (const sign of signs) addEventListener(sign, hold, { passive: true });
    const timer = setTimeout(() => void navigate(next), redirectSeconds * 1000);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, hold);
    };
  }, [held, navigate, next]);
  return (
    <div className="proof proof-success">
      <div className="proof-words" role="status">
        <Icon name="success" size="l" />
        <h1>{words.success}</h1>
        <p>{message}</p>
      </div>
      <LinkButton to={next} look="primary" whole>
        {isChange && user ? words.toAccount : words.logIn}
      </LinkButton>
      <p className="quiet small">{held ? words.staying : words.redirecting(redirectSeconds)}</p>
    </div>
  );
}

function Failed({
  message,
  isChange,
  onRetry,
}: {
  message: string;
  isChange: boolean;
  onRetry?: (() => void) | undefined;
}) {
  return (
    <div className="proof proof-error">
      <div className="proof-words" role="alert">
        <Icon name="error" size="l" />
        <h1>{words.failed}</h1>
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button look="primary" whole onClick={onRetry}>
          {common.retry}
        </Button>
      )}
      {isChange ? (
        <LinkButton to={paths.dashboard({ onglet: "compte" })} whole>
          {words.toAccount}
        </LinkButton>
      ) : (
        <Resend />
      )}
    </div>
  );
}

function Resend() {
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm(resendVerification, {
    initial: { email: "" },
    toInput: (values) => values,
    fallback: words.resendFailed,
    draft: { key: "keneya-nouveau-lien", without: [] },
    onSuccess: ({ message }) => setSent(message),
  });
  return (
    <section className="proof-again stack" aria-labelledby="nouveau-lien">
      <h2 id="nouveau-lien">{words.resendTitle}</h2>
      <p className="quiet">{words.resendHelp}</p>
      {sent ? (
        <Notice tone="success" live title={sent}>
          <p>{words.checkInbox}</p>
        </Notice>
      ) : (
        <form className="stack" {...form.form}>
          {form.failure && <Notice tone="error" live title={form.failure} />}
          <Field {...form.text("email")} label={words.email} type="email" autoComplete="email" />
          <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.resending}>
            {words.resend}
          </Button>
        </form>
      )}
    </section>
  );
}
