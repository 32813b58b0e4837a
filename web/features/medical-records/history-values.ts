import { historyLists } from "#contract/medical-records.ts";
import type { HistoryList, MedicalHistory, saveMedicalHistory } from "#contract/medical-records.ts";
import type { InputSent } from "#contract/endpoint.ts";
import { formatPhone } from "#contract/phone.ts";
import { frenchNumber } from "./history-words.ts";

/** What the form holds while it is typed: texts, lists and one tick. */
export type HistoryValues = Record<
  | "blood_type"
  | "height"
  | "weight"
  | "smoking_status"
  | "alcohol_consumption"
  | "exercise_frequency"
  | "emergency_contact_name"
  | "emergency_contact_phone"
  | "emergency_contact_relationship"
  | "additional_notes",
  string
> &
  Record<HistoryList, readonly string[]> & { share_with_doctors: boolean };

export function valuesOf(history: MedicalHistory): HistoryValues {
  const number = (value: number | null) => (value === null ? "" : frenchNumber(value));
  return {
    blood_type: history.blood_type ?? "",
    height: number(history.height),
    weight: number(history.weight),
    ...listsOf(history),
    smoking_status: history.smoking_status ?? "",
    alcohol_consumption: history.alcohol_consumption ?? "",
    exercise_frequency: history.exercise_frequency ?? "",
    emergency_contact_name: history.emergency_contact_name ?? "",
    emergency_contact_phone: history.emergency_contact_phone ? formatPhone(history.emergency_contact_phone) : "",
    emergency_contact_relationship: history.emergency_contact_relationship ?? "",
    additional_notes: history.additional_notes ?? "",
    share_with_doctors: history.share_with_doctors,
  };
}

type Sent = InputSent<typeof saveMedicalHistory>;

/** What is sent: numbers as numbers, nothing that is empty (specification, "Medical history"); what is no number stays wrong. */
export function inputOf(patient_id: string, values: HistoryValues): Sent {
  const texts = Object.entries(values).filter(
    ([name, value]) => typeof value === "string" && value.trim() !== "" && name !== "height" && name !== "weight",
  );
  const lists = Object.entries(listsOf(values)).filter(([, items]) => items.length > 0);
  return {
    patient_id,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(lists),
    ...numberOf("height", values.height),
    ...numberOf("weight", values.weight),
    share_with_doctors: values.share_with_doctors,
  };
}

function numberOf(name: "height" | "weight", typed: string): Partial<Record<typeof name, number>> {
  const text = typed.trim().replace(",", ".");
  return text === "" ? {} : { [name]: Number(text) };
}

function listsOf(from: Readonly<Record<HistoryList, readonly string[]>>): Record<HistoryList, readonly string[]> {
  return Object.fromEntries(historyLists.map((name) => [name, from[name]])) as Record<HistoryList, readonly string[]>;
}
