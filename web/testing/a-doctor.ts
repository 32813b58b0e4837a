import type { Doctor } from "#contract/doctors.ts";

/** A doctor of the directory as the server answers it: seen at 15 000 FCFA, not yet rated; and whatever a test says. */
export function aDoctor(id: string, more: Partial<Doctor> = {}): Doctor {
  return {
    id,
    full_name: `Dr ${id}`,
    specialty: "Cardiologie",
    town: "Abidjan",
    clinic_address: "Cocody",
    hospital_name: null,
    clinic_name: null,
    profile_image: null,
    consultation_fee: null,
    in_person_fee: 15_000,
    online_fee: 0,
    whatsapp_fee: null,
    years_of_experience: 3,
    rating: 0,
    ...more,
  };
}
