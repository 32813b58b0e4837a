import type { Doctor } from "#contract/doctors.ts";

/** Where a doctor receives, in one line: workplace, address, town; nothing said twice. */
export function placeOf(doctor: Pick<Doctor, "town" | "clinic_address" | "clinic_name" | "hospital_name">): string {
  const parts: string[] = [];
  for (const part of [doctor.clinic_name ?? doctor.hospital_name, doctor.clinic_address, doctor.town]) {
    const told = part?.trim();
    if (told && !parts.some((said) => said.toLowerCase().includes(told.toLowerCase()))) parts.push(told);
  }
  return parts.join(", ");
}

/** One decimal in French, or null when nobody has rated the doctor yet. */
export function ratingText(rating: number): string | null {
  return rating > 0 ? rating.toFixed(1).replace(".", ",") : null;
}
