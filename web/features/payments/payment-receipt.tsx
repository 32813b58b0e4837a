import type { ReactNode } from "react";
import { frenchDate } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { readPaymentConfirmation } from "#contract/payments.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { WovenBand } from "#web/ui/woven-band.tsx";
import { ReceiptActions } from "./receipt-actions.tsx";
import "./payment-receipt.css";

/** The confirmation of a payment, fit to be shown at the desk and printed (specification, "Payment confirmation page"). */
export function PaymentReceipt({ reference, issuer }: { reference: string; issuer: string }) {
  const { status } = useSession();
  const answer = useApiQuery(readPaymentConfirmation, { params: { reference } }, { enabled: status === "signed-in" });
  if (answer.isError || status === "visitor") {
    return (
      <div className="stack">
        <h1 className="receipt-heading">{words.confirmationTitle}</h1>
        <Notice tone="error" live title={words.confirmationFailed}>
          {answer.error && answer.error.detail}
        </Notice>
        <div className="row">
          {answer.error?.undecided && (
            <Button busy={answer.isFetching} onClick={() => void answer.refetch()}>
              {words.retry}
            </Button>
          )}
          <ToDashboard />
        </div>
      </div>
    );
  }
  if (!answer.data) return <Skeleton label={words.loadingConfirmation} look="blocks" count={3} />;
  const paid = answer.data;
  const video = paid.consultation_type === "whatsapp-video";
  return (
    <div className="stack">
      {paid.refunded && <Notice tone="warning" title={words.refundedNotice} />}
      <article className="receipt">
        <WovenBand size="s" />
        <div className="receipt-inside">
          <header>
            <p className="receipt-issuer">{issuer}</p>
            <h1 className="receipt-heading">{words.confirmationTitle}</h1>
            {!paid.refunded && <p className="quiet">{video ? words.confirmationLeadVideo : words.confirmationLead}</p>}
          </header>
          <dl className="receipt-facts">
            <Fact label={words.patient}>{paid.patient_name}</Fact>
            <Fact label={words.doctor}>{paid.doctor_name}</Fact>
            <Fact label={words.center}>{paid.health_center_name ?? words.none}</Fact>
            <Fact label={words.type}>{video ? words.video : words.inPerson}</Fact>
            <Fact label={words.date}>
              <span className="receipt-date">{frenchDate(paid.appointment_date)}</span>
            </Fact>
            <Fact label={words.time}>{paid.appointment_time}</Fact>
            <Fact label={words.place}>{video ? words.byWhatsapp : (paid.location ?? words.none)}</Fact>
            <Fact label={words.reference}>
              <span className="receipt-reference">{paid.reference}</span>
            </Fact>
          </dl>
          <p className="receipt-amount">
            <span>{words.amountPaid}</span>
            <strong className="figures">{formatFcfa(paid.amount_paid)}</strong>
          </p>
        </div>
        <WovenBand size="s" />
      </article>
      <div className="receipt-ways no-print">
        <ReceiptActions reference={paid.reference} />
        <ToDashboard />
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function ToDashboard() {
  return <LinkButton to={paths.dashboard()}>{words.toDashboard}</LinkButton>;
}
