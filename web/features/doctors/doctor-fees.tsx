import { effectiveFee, formatFcfa } from "#contract/money.ts";
import type { Fees } from "#contract/money.ts";
import { directory as words } from "#texts/directory.ts";
import { Icon } from "#web/ui/icon.tsx";

/** What a fee reads like: an amount, or « Sur devis » for 0. */
export function feeText(amount: number): string {
  return amount === 0 ? words.onQuote : formatFcfa(amount);
}

/** Both prices of a doctor, before anything is booked. */
export function DoctorFees({ fees }: { fees: Fees }) {
  return (
    <dl className="fees">
      <div className="fee">
        <Icon name="place" size="s" />
        <dt>{words.inPerson}</dt>
        <dd className="figures">{feeText(effectiveFee(fees, "in-person"))}</dd>
      </div>
      <div className="fee">
        <Icon name="video" size="s" />
        <dt>{words.video}</dt>
        <dd className="figures">{feeText(effectiveFee(fees, "video"))}</dd>
      </div>
    </dl>
  );
}
