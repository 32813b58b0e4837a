import { historyLists } from "#contract/medical-records.ts";
import type { HistoryList, MedicalHistory } from "#contract/medical-records.ts";
import { formatPhone } from "#contract/phone.ts";
import { medicalHistoryTexts as words } from "#texts/medical-history.ts";

/** « 1,5 » as a person writes it. */
export const frenchNumber = (value: number) => String(value).replace(".", ",");

export const bloodLabel = (type: string) => (type === "Unknown" ? words.bloodUnknown : type);

/** Every line of a record that says something, in the order of the form: label and words. */
export function historyFacts(history: MedicalHistory): { label: string; text: string }[] {
  const { blood_type, height, weight, smoking_status, alcohol_consumption, exercise_frequency } = history;
  const list = (name: HistoryList) => ({ label: words.lists[name], text: history[name].join(", ") });
  const contact = [
    history.emergency_contact_name,
    history.emergency_contact_relationship,
    // A number is never broken in two lines.
    history.emergency_contact_phone && formatPhone(history.emergency_contact_phone).replaceAll(" ", "\u00a0"),
  ];
  return [
    { label: words.blood_type, text: blood_type ? bloodLabel(blood_type) : "" },
    { label: words.height, text: height === null ? "" : words.centimetres(frenchNumber(height)) },
    { label: words.weight, text: weight === null ? "" : words.kilograms(frenchNumber(weight)) },
    ...historyLists.map(list),
    { label: words.smoking_status, text: smoking_status ? words.smoking[smoking_status] : "" },
    { label: words.alcohol_consumption, text: alcohol_consumption ? words.alcohol[alcohol_consumption] : "" },
    { label: words.exercise_frequency, text: exercise_frequency ? words.exercise[exercise_frequency] : "" },
    { label: words.emergency, text: contact.filter(Boolean).join(", ") },
    { label: words.additional_notes, text: history.additional_notes ?? "" },
  ].filter(({ text }) => text !== "");
}
