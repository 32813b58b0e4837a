import type { Town } from "#contract/doctors.ts";
import type { SpecialtyId } from "#contract/specialties.ts";
import type { demoWeeks } from "./practice-data.ts";

export interface DemoDoctor {
  full_name: string;
  specialty: SpecialtyId;
  town: Town;
  clinic_address: string;
  /** Index into `demoCenters`, or the name of the doctor's own practice. */
  workplace: number | string;
  years_of_experience: number;
  consultation_fee: number | null;
  in_person_fee: number | null;
  online_fee: number | null;
  week: keyof typeof demoWeeks;
}

/**
 * The directory, one doctor a line: name, specialty, town, address, workplace (a center's place in `demoCenters`, or the name of a
 * practice), years, fees (consultation, in person, video; - where the doctor names none), week. The first is the doctor everybody
 * knows.
 */
const listed = `
  Dr Aya Kouassi | cardiology | Abidjan | Cocody Angré, après la pharmacie des Oscars | 0 | 14 | - 15000 12000 | full
  Dr Jean-Marc Kouassi | general-medicine | Abidjan | Yopougon Siporex, à côté de la station | Cabinet Siporex | 9 | - 8000 6000 | split
  Dr Mariam Koné | pediatrics | Abidjan | Cocody Riviera 2, derrière l'église Sainte-Famille | 0 | 12 | - 12000 10000 | full
  Dr Ibrahim Ouattara | gynecology | Abidjan | Marcory Zone 4, rue Paul Langevin | Cabinet médical Langevin | 18 | 20000 - - | friday
  Dr Fatou Traoré | dermatology | Abidjan | Plateau, avenue Chardy, face à la poste | 1 | 11 | - 18000 15000 | alternate
  Dr Koffi Yao | general-medicine | Abidjan | Abobo Gare, à côté de la mairie | Cabinet de la Mairie | 6 | - 5000 4000 | mornings
  Dr Adjoua N'Guessan | ophthalmology | Abidjan | Treichville, avenue 16, près du marché | Centre de l'œil de Treichville | 16 | - 15000 10000 | split
  Pr Seydou Coulibaly | neurology | Abidjan | Cocody, boulevard des Martyrs, après le CHU | 0 | 27 | - 25000 20000 | alternate
  Dr Affoué Konan | psychiatry | Abidjan | Cocody Deux-Plateaux, rue des Jardins | Cabinet des Jardins | 13 | - 20000 16000 | evenings
  Dr Moussa Bamba | orthopedics | Abidjan | Koumassi Remblais, face au lycée municipal | Clinique du Remblais | 15 | 18000 - 15000 | full
  Dr Aminata Touré | ent | Abidjan | Adjamé 220 Logements, derrière la gare | Cabinet 220 Logements | 10 | - 14000 11000 | split
  Dr Franck Aka | radiology | Abidjan | Plateau, avenue Chardy, face à la poste | 1 | 8 | - 20000 - | full
  Dr Salimata Diabaté | anesthesia | Abidjan | Plateau, avenue Chardy, face à la poste | 1 | 17 | - 15000 12000 | alternate
  Pr Didier Brou | general-surgery | Abidjan | Cocody Angré, après la pharmacie des Oscars | 0 | 24 | - 0 15000 | evenings
  Dr Lacina Soro | urology | Abidjan | Treichville, boulevard de Marseille, près du pont | Cabinet du Pont | 19 | - 18000 14000 | friday
  Dr Amenan Kouamé | gastroenterology | Abidjan | Cocody Riviera Palmeraie, après le rond-point | 0 | 12 | - 16000 13000 | split
  Dr Serge Tanoh | general-medicine | Abidjan | Cocody Angré 8e tranche, près du supermarché | 0 | 7 | - 10000 8000 | full
  Dr Kadiatou Diallo | pediatrics | Abidjan | Abobo Baoulé, en face de la pharmacie | Cabinet des Petits | 8 | - 7000 5000 | split
  Dr Hervé Assi | cardiology | Abidjan | Marcory Résidentiel, derrière la mosquée | Institut du cœur de Marcory | 21 | 25000 - - | friday
  Dr Esther Gnahoré | gynecology | Abidjan | Yopougon Maroc, carrefour Lavage | Maternité du Maroc | 14 | - 10000 8000 | full
  Dr Adama Sanogo | general-medicine | Abidjan | Port-Bouët Vridi, après le phare | Cabinet du Phare | 5 | - 6000 5000 | mornings
  Dr Ruth Ehui | dermatology | Abidjan | Cocody Deux-Plateaux Vallon, rue J 34 | Cabinet du Vallon | 9 | - 15000 12000 | evenings
  Dr Landry Zadi | orthopedics | Abidjan | Yopougon Niangon, près du terminus 40 | Cabinet Niangon | 7 | - 12000 - | weekend
  Dr Solange Adou | pediatrics | Abidjan | Marcory Zone 4, rue du Canal | Cabinet du Canal | 20 | - 18000 14000 | split
  Dr Drissa Fofana | ent | Abidjan | Abobo Anador, à côté de la grande mosquée | Cabinet Anador | 11 | 10000 - - | full
  Dr Nadège Kipré | psychiatry | Abidjan | Plateau, rue du Commerce, immeuble Alpha | 1 | 10 | - 22000 18000 | friday
  Dr Constant Anoh | ophthalmology | Abidjan | Cocody Saint-Jean, face à l'église | Cabinet Saint-Jean | 23 | - 16000 12000 | mornings
  Dr Rokia Cissé | general-medicine | Abidjan | Attécoubé Santé 3, près du dispensaire | Cabinet Santé 3 | 4 | - 5000 4000 | split
  Dr Arsène Yapi | radiology | Abidjan | Cocody Angré, après la pharmacie des Oscars | 0 | 13 | - 25000 - | full
  Dr Prisca Dago | gastroenterology | Abidjan | Marcory Biétry, boulevard de Marseille | Cabinet Biétry | 9 | - 15000 12000 | alternate
  Dr Issouf Dembélé | neurology | Abidjan | Plateau, avenue Chardy, face à la poste | 1 | 15 | - 22000 17000 | split
  Dr Inès Loba | gynecology | Abidjan | Cocody Riviera 3, près du lycée américain | Cabinet Riviera 3 | 8 | - 15000 12000 | evenings
  Dr Thierry Gbané | urology | Abidjan | Yopougon Selmer, au-dessus de la pharmacie | Cabinet Selmer | 12 | 15000 12000 10000 | full
  Dr Maïmouna Sylla | anesthesia | Abidjan | Cocody Angré, après la pharmacie des Oscars | 0 | 9 | - 12000 10000 | mornings
  Dr Bakary Méité | general-surgery | Abidjan | Treichville, avenue 8, après le palais des sports | Clinique de l'avenue 8 | 16 | - 20000 16000 | alternate
  Dr Mireille Ahoua | general-medicine | Abidjan | Bingerville, carrefour de la mairie | Cabinet de Bingerville | 11 | - 8000 6000 | weekend
  Dr Désiré Kouakou | cardiology | Abidjan | Plateau, avenue Chardy, face à la poste | 1 | 19 | - 20000 16000 | mornings
  Dr Yacouba Silué | pediatrics | Bouaké | Kennedy, près du rond-point | 2 | 10 | - 8000 6000 | full
  Dr Ahou N'Dri | general-medicine | Bouaké | Commerce, face à la grande mosquée | Cabinet du Commerce | 13 | - 5000 4000 | split
  Dr Souleymane Koné | cardiology | Bouaké | Kennedy, près du rond-point | 2 | 17 | - 12000 10000 | friday
  Dr Brigitte Kouadio | gynecology | Bouaké | Nimbo, derrière le CHU | Maternité de Nimbo | 22 | 12000 - - | full
  Dr Adama Ouattara | orthopedics | Bouaké | Kennedy, près du rond-point | 2 | 9 | - 10000 8000 | split
  Dr Marie-Ange Yao | dermatology | Bouaké | Air France 2, à côté de la pharmacie | Cabinet Air France | 7 | - 10000 8000 | evenings
  Dr Oumar Traoré | general-surgery | Bouaké | Kennedy, près du rond-point | 2 | 25 | - 15000 12000 | alternate
  Dr Akissi Kouamé | pediatrics | Bouaké | Dar es Salam 1, carrefour de l'école | Cabinet Dar es Salam | 6 | - 6000 5000 | mornings
  Dr Mamadou Diarra | urology | Bouaké | Commerce, rue de la gare | Cabinet de la Gare | 14 | - 12000 9000 | split
  Dr Clarisse Konan | ophthalmology | Bouaké | Kennedy, près du rond-point | 2 | 11 | - 9000 7000 | full
  Dr Bintou Camara | ent | Bouaké | Broukro, face à la station | Cabinet Broukro | 8 | - 8000 - | friday
  Dr Emmanuel Kra | radiology | Bouaké | Nimbo, en face du CHU | Imagerie de Nimbo | 12 | - 15000 - | mornings
  Dr Habib Touré | psychiatry | Bouaké | Air France 3, derrière le lycée | Cabinet du Lycée | 16 | - 12000 10000 | evenings
  Dr Georgette Koffi | general-medicine | Bouaké | Belleville, près du marché | Cabinet Belleville | 3 | - 4000 3000 | weekend
  Dr Abdoulaye Cissé | neurology | Bouaké | Kennedy, près du rond-point | 2 | 18 | - 15000 12000 | alternate
  Dr Paul N'Goran | general-medicine | Yamoussoukro | Habitat, derrière le marché | 3 | 12 | - 7000 5000 | full
  Dr Véronique Kouassi | pediatrics | Yamoussoukro | Habitat, derrière le marché | 3 | 15 | - 10000 8000 | split
  Dr Lassina Bamba | cardiology | Yamoussoukro | Morofé, route d'Abidjan, après le pont | Cabinet Morofé | 20 | - 15000 12000 | alternate
  Dr Rachel Amani | gynecology | Yamoussoukro | Habitat, derrière le marché | 3 | 9 | - 12000 10000 | full
  Dr Kouadio Brou | orthopedics | Yamoussoukro | Assabou, à côté de la préfecture | Cabinet Assabou | 13 | 10000 - - | friday
  Dr Fatoumata Sangaré | dermatology | Yamoussoukro | N'Zuessy, près de la basilique | Cabinet de la Basilique | 6 | - 12000 9000 | evenings
  Dr Norbert Yéboué | ophthalmology | Yamoussoukro | Dioulakro, face à l'école | Cabinet Dioulakro | 17 | - 10000 8000 | mornings
  Dr Henriette Assamoi | gastroenterology | Yamoussoukro | Habitat, derrière le marché | 3 | 14 | - 14000 11000 | split
  Dr Gaston Tra Bi | general-surgery | Yamoussoukro | Quartier Millionnaire, après la banque | Clinique du Lac | 28 | - 18000 14000 | alternate
  Dr Djénéba Keïta | ent | Yamoussoukro | Habitat, derrière le marché | 3 | 5 | - 9000 7000 | weekend
  Dr Alain Koudou | anesthesia | Yamoussoukro | Quartier Millionnaire, après la banque | Clinique du Lac | 10 | - 10000 - | mornings
  Dr Pélagie N'Cho | radiology | Yamoussoukro | Morofé, à côté de la station | Imagerie Morofé | 8 | - 14000 - | full
  Dr Sékou Doumbia | psychiatry | Yamoussoukro | Assabou, derrière la poste | Cabinet de la Poste | 12 | - 12000 10000 | friday
  Dr Yolande Gohi | urology | Yamoussoukro | Habitat, derrière le marché | 3 | 11 | - 13000 10000 | evenings
`;

/** One who signed up alone and waits for the licence to be verified, and one who has stopped. */
const waiting = `
  Dr Grâce Amani | pediatrics | Abidjan | Cocody Faya, près du carrefour | Cabinet Faya | 3 | - 8000 6000 | split
`;
const inactive = `
  Dr Raymond Yobo | general-medicine | Bouaké | Kennedy, près du rond-point | 2 | 35 | - 6000 5000 | mornings
`;

function read(table: string): DemoDoctor[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name, specialty, town, address, workplace, years, fees, week] = line.split("|").map((part) => part.trim());
      const [consultation, inPerson, online] = fees!.split(" ").map((fee) => (fee === "-" ? null : Number(fee)));
      return {
        full_name: name!,
        specialty: specialty as SpecialtyId,
        town: town as Town,
        clinic_address: address!,
        workplace: /^\d+$/.test(workplace!) ? Number(workplace) : workplace!,
        years_of_experience: Number(years),
        consultation_fee: consultation!,
        in_person_fee: inPerson!,
        online_fee: online!,
        week: week as keyof typeof demoWeeks,
      };
    });
}

export const demoDoctors: readonly { doctor: DemoDoctor; status: "active" | "waiting" | "inactive" }[] = [
  ...read(listed).map((doctor) => ({ doctor, status: "active" as const })),
  ...read(waiting).map((doctor) => ({ doctor, status: "waiting" as const })),
  ...read(inactive).map((doctor) => ({ doctor, status: "inactive" as const })),
];
