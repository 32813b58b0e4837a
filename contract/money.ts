import type { ConsultationKind } from "./slots.ts";

/** Fees, in whole FCFA, used where a doctor names none (specification, section 9). */
export const defaultInPersonFee = 10_000;
export const defaultVideoFee = 8_000;

export interface Fees {
  consultation_fee: number | null;
  in_person_fee: number | null;
  online_fee: number | null;
  whatsapp_fee: number | null;
}

/**
 * What a consultation costs. In person: `in_person_fee`, else `consultation_fee`, else 10 000. Video: `online_fee`,
 * else `whatsapp_fee`, else 80 % of `consultation_fee` rounded, else 8 000. Zero is a value: « Sur devis ».
 * Source: specification section 9, decisions "Money".
 */
export function effectiveFee(fees: Fees, kind: ConsultationKind): number {
  if (kind === "in-person") return fees.in_person_fee ?? fees.consultation_fee ?? defaultInPersonFee;
  if (fees.online_fee !== null) return fees.online_fee;
  if (fees.whatsapp_fee !== null) return fees.whatsapp_fee;
  return fees.consultation_fee === null ? defaultVideoFee : Math.round(fees.consultation_fee * 0.8);
}

/** `10 000 FCFA`; `space` is a no-break space on screens and a plain one in SMS and CSV (decisions, "Language"). */
export function formatFcfa(amount: number, space: " " | "\u00a0" = "\u00a0"): string {
  const grouped = String(Math.round(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, space);
  return `${grouped}${space}FCFA`;
}
