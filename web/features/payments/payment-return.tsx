import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { paymentPolling } from "#contract/payments.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { paths } from "#web/paths.ts";
import { forgetPendingChoice } from "#web/session/pending-choice.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePayment } from "./use-payment.ts";
import { usePaymentCheck } from "./use-payment-check.ts";
import "./payment-return.css";

export interface PaymentReturnProps {
  reference: string | null;
  /** Opens the login window; the payment is checked again once signed in. */
  onSignIn: () => void;
}

/** Where the provider sends people back to: processing, success or failed, told truthfully (specification, "Payment callback"). */
export function PaymentReturn({ reference, onSignIn }: PaymentReturnProps) {
  if (!reference) {
    return (
      <Outcome tone="error" title={words.missingReference}>
        <Ways />
      </Outcome>
    );
  }
  return <Checked reference={reference} onSignIn={onSignIn} />;
}

function Checked({ reference, onSignIn }: { reference: string; onSignIn: () => void }) {
  const { status } = useSession();
  const [round, setRound] = useState(0);
  const check = usePaymentCheck(reference, round, status === "signed-in");
  const again = (
    <Button look="primary" onClick={() => setRound(round + 1)}>
      {words.checkAgain}
    </Button>
  );
  if (status === "visitor") return <SignedOut onSignIn={onSignIn} />;
  if (check.state === "processing") return <Processing checks={check.checks} />;
  if (check.state === "success") return <Success reference={reference} />;
  if (check.state === "refunded") {
    return (
      <Outcome tone="warning" title={words.refundedTitle} text={words.refundedText}>
        <Ways />
      </Outcome>
    );
  }
  if (check.state === "failed") return <Failed appointmentId={check.appointmentId} />;
  if (check.state === "pending") {
    return (
      <Outcome tone="warning" icon="clock" title={words.pendingTitle} text={words.pendingText}>
        {again}
        <Ways />
      </Outcome>
    );
  }
  if (check.status === 401 || check.status === 403) return <SignedOut onSignIn={onSignIn} />;
  return (
    <Outcome tone="error" title={check.status === 404 ? words.notFound : words.checkFailed}>
      {check.status !== 404 && again}
      <Ways />
    </Outcome>
  );
}

function SignedOut({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Outcome tone="error" title={words.sessionExpired}>
      <Button look="primary" onClick={onSignIn}>
        {words.signIn}
      </Button>
    </Outcome>
  );
}

function Processing({ checks }: { checks: number }) {
  return (
    <div className="outcome" role="status">
      <span className="outcome-turn" aria-hidden="true" />
      <h1>{words.processing}</h1>
      <p className="figures">{words.check(checks, paymentPolling.checks)}</p>
      <p className="quiet">{words.processingText}</p>
    </div>
  );
}

function Success({ reference }: { reference: string }) {
  const navigate = useNavigate();
  // Whoever touches the page is reading it: then it stays.
  const [held, setHeld] = useState(false);
  // Booked and paid: nothing is being chosen any more.
  useEffect(forgetPendingChoice, []);
  useEffect(() => {
    if (held) return;
    const hold = () => setHeld(true);
    const signs = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
    for (const sign of signs) addEventListener(sign, hold, { passive: true });
    const timer = setTimeout(() => void navigate(paths.home()), paymentPolling.redirectSeconds * 1000);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, hold);
    };
  }, [held, navigate]);
  return (
    <Outcome tone="success" title={words.successTitle} text={words.successText}>
      <LinkButton to={paths.paymentConfirmation(reference)} look="primary">
        {words.seeConfirmation}
      </LinkButton>
      <LinkButton to={paths.dashboard({ onglet: "rendez-vous" })}>{words.myAppointments}</LinkButton>
      <p className="quiet small outcome-note">
        {held ? words.staying : words.redirecting(paymentPolling.redirectSeconds)}
      </p>
    </Outcome>
  );
}

function Failed({ appointmentId }: { appointmentId: string }) {
  const { pay, busy, error } = usePayment(appointmentId);
  return (
    <Outcome tone="error" title={words.failedTitle} text={words.failedText}>
      {error && (
        <Notice tone="error" live>
          {error}
        </Notice>
      )}
      <Button look="primary" busy={busy} busyLabel={words.opening} onClick={pay}>
        {words.retryPayment}
      </Button>
      <Ways />
    </Outcome>
  );
}

function Ways() {
  return (
    <>
      <LinkButton to={paths.dashboard({ onglet: "rendez-vous" })}>{words.myAppointments}</LinkButton>
      <LinkButton to={paths.contact()} look="quiet">
        {words.contact}
      </LinkButton>
    </>
  );
}

function Outcome({
  tone,
  icon = tone,
  title,
  text,
  children,
}: {
  tone: "success" | "error" | "warning";
  icon?: IconName;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <div className={`outcome outcome-${tone}`}>
      <div className="outcome-words" role={tone === "error" ? "alert" : "status"}>
        <Icon name={icon} size="l" />
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      <div className="outcome-ways">{children}</div>
    </div>
  );
}
