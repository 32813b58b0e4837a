import type { AvailableHours } from "#contract/doctors.ts";
import type { SpecialtyId } from "#contract/specialties.ts";

const weekday = (range: string[]): AvailableHours => ({
  monday: range,
  tuesday: range,
  wednesday: range,
  thursday: range,
  friday: range,
});

/** Weeks as doctors here keep them. */
export const demoWeeks = {
  full: { ...weekday(["09:00-17:00"]), saturday: ["09:00-13:00"] },
  split: weekday(["08:00-12:00", "14:00-18:00"]),
  alternate: { monday: ["08:30-16:30"], wednesday: ["08:30-16:30"], friday: ["08:30-12:30"] },
  evenings: { tuesday: ["14:00-19:00"], thursday: ["14:00-19:00"], saturday: ["08:00-13:00"] },
  mornings: weekday(["07:30-13:30"]),
  friday: { ...weekday(["10:00-18:00"]), friday: ["10:00-12:30"] },
  weekend: { wednesday: ["15:00-20:00"], friday: ["15:00-20:00"], saturday: ["09:00-15:00"], sunday: ["09:00-12:00"] },
} satisfies Record<string, AvailableHours>;

/** What a doctor of the specialty says of the practice: sober, and true of anyone who practises it. */
export const demoBios: Record<SpecialtyId, readonly string[]> = {
  "general-medicine": [
    "Consultations de médecine générale pour adultes et enfants, suivi des maladies chroniques et certificats.",
    "Suivi de l'hypertension, du diabète et du paludisme. Orientation vers un spécialiste si nécessaire.",
  ],
  cardiology: [
    "Suivi de l'hypertension et des maladies du cœur. Électrocardiogramme et échographie sur place.",
    "Bilan cardiaque, essoufflement, palpitations, suivi après un infarctus.",
  ],
  pediatrics: [
    "Suivi des nourrissons et des enfants jusqu'à 15 ans, vaccinations, conseils d'alimentation.",
    "Consultations pour enfants, de la naissance à l'adolescence. Vaccins du programme national.",
  ],
  gynecology: [
    "Suivi de grossesse, échographie obstétricale, contraception et dépistage.",
    "Consultations de gynécologie, suivi avant et après l'accouchement.",
  ],
  dermatology: [
    "Maladies de la peau, des cheveux et des ongles, chez l'adulte et l'enfant.",
    "Acné, eczéma, mycoses et dépistage. Photos utiles pour une consultation vidéo.",
  ],
  ophthalmology: [
    "Examen de la vue, lunettes, suivi du glaucome et de la cataracte.",
    "Consultations des yeux pour adultes et enfants, fond d'œil sur place.",
  ],
  ent: [
    "Oreilles, nez, gorge : otites, angines, vertiges, troubles de l'audition.",
    "Consultations ORL de l'adulte et de l'enfant.",
  ],
  orthopedics: [
    "Fractures, entorses, douleurs du dos et des articulations, suivi après opération.",
    "Traumatologie et orthopédie, plâtres et rééducation.",
  ],
  neurology: [
    "Migraines, épilepsie, suites d'AVC, troubles de la mémoire.",
    "Consultations de neurologie et suivi au long cours.",
  ],
  psychiatry: [
    "Anxiété, dépression, troubles du sommeil. Écoute en toute confidentialité.",
    "Suivi psychiatrique et psychothérapie, aussi par vidéo.",
  ],
  radiology: [
    "Échographie, radiographie, scanner. Apportez votre ordonnance.",
    "Imagerie médicale ; compte rendu remis le jour même.",
  ],
  anesthesia: [
    "Consultation avant anesthésie et prise en charge de la douleur.",
    "Consultation préopératoire et suivi de la douleur chronique.",
  ],
  "general-surgery": [
    "Avis chirurgical, hernies, vésicule, suivi après opération. Devis remis après l'examen.",
    "Chirurgie générale et digestive, consultations avant et après opération.",
  ],
  urology: [
    "Troubles urinaires, calculs, prostate. Consultations en toute discrétion.",
    "Urologie de l'adulte, échographie sur place.",
  ],
  gastroenterology: [
    "Douleurs d'estomac, reflux, hépatites, endoscopie sur rendez-vous.",
    "Maladies du foie et de l'appareil digestif, suivi des hépatites.",
  ],
};

/** A second line some add. */
export const demoLanguages = [
  "Consulte en français et en dioula.",
  "Consulte en français et en baoulé.",
  "Consulte en français, en baoulé et en anglais.",
] as const;
