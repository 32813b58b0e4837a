import { formatPhone } from "#contract/phone.ts";

/** A number that is written the way people read it, and dialled by a touch. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="figures" href={`tel:${phone}`}>
      {formatPhone(phone)}
    </a>
  );
}
