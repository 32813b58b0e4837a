import { any, without } from "./in-text.ts";
import type { Otherwise } from "./otherwise-meant.ts";

const women =
  "regles|vagin\\w*|enceinte|grossesse|accouch\\w*|pertes|garnitures?|serviettes?|slip|culotte|pagne|saignements?|par le bas|implant|pilule|menstru\\w*|rapports?|uterus|caillots?|lochies";

/** Words of the body that tell of no trouble of it where they stand, or of another one. */
export const meantOfTheBody: readonly Otherwise[] = [
  // « il a la tension », « cachets de tension », « juste la tension, losartan »: known and treated, no figure.
  {
    signs: /^high_pressure$/,
    words:
      /\b(?:a|ai|fait|fais|suivie? (?:pour|de)|traitee? pour|pour|contre|(?:cachets?|comprimes?|medicaments?|ordonnance|traitement|pilules?) (?:de|pour|contre)|juste|seulement|que) (?:la |sa |ma |le |l'hyper)?tension\b(?! (?:est|a|monte|montee|haute|elevee|trop|forte|grimpe|de \d|qui))/,
    over: true,
    only: /^(?![^]*(?:tension[^.!?\n]{0,25}\d|\d[^.!?\n]{0,8}de tension|\d ?\/ ?\d|haute|elevee|monte|grimpe))/,
    as: "hypertension",
  },
  // « il répond à côté quand elle l'appelle de loin », « bébé confond jour et nuit », « plus la même depuis la rentrée »
  {
    signs: /^confusion$/,
    words:
      /\brepond\w*[^.!?\n]{0,14}\b(?:quand|lorsqu\w*)[^.!?\n]{0,25}\b(?:de loin|dos|derriere|autre piece)\b|\bconfond\w* (?:le )?jour|\bperd\w* (?:sa|ses) (?:tetes?|cheveux)\b[^.!?\n]{0,40}\b(?:cheveux|plaque|rond)/,
    over: true,
  },
  // « je vois du blanc dans le slip », « je vois des petits rubans dans mes selles »
  {
    signs: /^(?:vision_blurred|vision_loss|flashes_floaters|vision_slow_loss)$/,
    words:
      /\b(?:voi[stx]?|vu|vue|voit|voyons|remarque)\b[^.!?\n]{0,60}\b(?:dans|sur|au fond de|au|en bas de|autour de) (?:le |la |les |l'|mon |ma |mes |son |sa |ses |leurs? )?(?:slip|culotte|caca|selles?|pot|couche|bouche|langue|gencives?|gorge|pipi|urines?|peau|tete|cheveux|ongles?|pied|plaie|nez|papier|draps?|lit)\b|\bon voit (?:un |une |le |la )?(?:truc|bout|pointe?|petit|trait)\b/,
    over: true,
    only: without("flou\\w*|trouble|brouillard|aveugle|double|devant (?:les|mes|ses) yeux|voile"),
  },
  {
    signs: /^vision_\w+$/,
    words:
      /\b(?:veut|veux|peut) pas (?:me |le |la |nous )?(?:voir|recevoir)\b|\bvois plus (?:pourquoi|comment|quoi|l'interet|le bout|souvent)\b|\bvois plus mes regles\b/,
    over: true,
  },
  // « elle ne bouge plus le coude », « le goitre ne bouge pas »
  {
    signs: /^(?:cannot_stand|both_legs_weak|loss_of_function)$/,
    words:
      /\bbouge (?:pas|plus) (?:le |la |son |sa |mon |ma )?(?:coude|bras|main|doigt|pouce|poignet|epaule)|\b(?:goitre|boule|bosse|grosseur|kyste|dent|caillou|objet|tique|tache|poids)\b[^.!?\n]{0,30}\b(?:ne )?bouge (?:pas|plus)/,
    over: true,
  },
  // « il replie les jambes, devient tout pâle », « deux mains parce que le repas était froid »
  {
    signs: /^limb_cold_pale$/,
    words: /\b(?:repli\w*|ramen\w*) (?:ses |les )?jambes\b[^.!?\n]{0,60}/,
    over: true,
    as: "pallor",
  },
  {
    signs: /^limb_cold_pale$/,
    words: /\b(?:repas|eau|biere|boisson|temps|clim\w*|nourriture|plat|the)\b[^.!?\n]{0,12}\bfroide?\b/,
    over: true,
  },
  // « il ouvre à peine les dents »
  {
    signs: /^drowsy$/,
    words: /\bouvr\w* a peine (?:la |sa |les |ses )?(?:bouche|dents|machoire)\b|\bbouche s'ouvre a peine\b/,
    over: true,
    as: "cannot_open_mouth",
  },
  // « la bandelette du bras », « ça tire quand je lève le bras »
  {
    signs: /^pain_to_arm_jaw$/,
    words:
      /\b(?:ruban|bandelette|brassard|tensiometre|piqure|vaccin)\b[^.!?\n]{0,30}\bbras\b|\bquand (?:je|il|elle) (?:leve|bouge|tend)\b[^.!?\n]{0,12}\bbras\b|\bmarmite\b[^.!?\n]{0,40}/,
    over: true,
  },
  // « mon œil est rouge, il pleure », « je pleure », « elle pleure quand elle pousse »
  {
    signs: /^(?:crying_baby|low_mood)$/,
    words: /\b(?:oeil|yeux|paupieres?)\b[^.!?\n]{0,30}\bpleur\w*/,
    over: true,
    as: "eye_watering",
  },
  { signs: /^crying_baby$/, words: /\b(?:je|j') ?(?:\S+ )?pleur\w*/, over: true, as: "low_mood" },
  {
    signs: /^(?:crying_baby|low_mood)$/,
    words:
      /\bpleur\w* (?:seulement |toujours |un peu )?(?:quand|en|chaque fois|des qu\w*|lorsqu\w*|pour) (?:\S+ ){0,3}?(?:pouss\w*|caca|selles?|urin\w*|pipi|piss\w*|nettoi\w*|lave\w*|rien)\b/,
    over: true,
    only: without("accouch\\w*|femme|je pleur\\w*|trist\\w*|moral|deprim\\w*"),
  },
  // « le kôkô me fatigue », « le sac est vide », « mon jet s'affaiblit »
  {
    signs: /^fatigue$/,
    words:
      /\b(?:koko|kokoh|hemorroides?|regles|chaleur|demangeaisons?|boutons?|genoux?|epaules?) (?:\S+ )?(?:me|la|le|lui|nous) fatigue\w*|\b(?:sac|cote|bourses?|seins?|boite|flacon|biberon)\b[^.!?\n]{0,12}\bvides?\b/,
    over: true,
  },
  { signs: /^fatigue$/, words: /\bjet\b[^.!?\n]{0,18}\baffaibli\w*/, over: true, as: "weak_stream" },
  // « s'est gratté le nez », « deux bouffées »
  {
    signs: /^(?:itch|itchy_nose)$/,
    words: /\bnez\b[^.!?\n]{0,40}\bgratt\w*|\bgratt\w*[^.!?\n]{0,20}\b(?:le|son|mon|dans le) nez\b|\bbouffees?\b/,
    over: true,
  },
  // « une boule sort à l'aine quand je tousse »
  {
    signs: /^(?:cough|cold_signs|productive_cough)$/,
    words: /\b(?:quand|kan|lorsqu\w*|si|chaque fois qu\w*|ou que) [^.!?\n]{0,14}\btouss\w*|\ben touss?ant\b/,
    over: true,
    only: /\b(?:boule|hernie|aine|bosse|grosseur|nombril|bourse|fuit\w*|goutte\w*|pipi|urine)\b/,
  },
  // « un gastro-entérologue », « un liquide aigre me remonte »
  { signs: /^diarrhea$/, words: /\bgastro[ -]?enter\w*|\bliquide (?:aigre|acide|chaud|amer)\b/, over: true },
  {
    signs: /^diarrhea$/,
    words: /\b(?:retourne|retourner|vais|cours|file|repars) (?:aux?|vers les) (?:toilettes?|wc)\b[^.!?\n]{0,25}/,
    over: true,
    only: /^(?![^]*\b(?:selles?|caca|diarr?h\w*|liquide|ventre|coul\w*)\b)[^]*\b(?:urin\w*|pipi|piss\w*|gouttes?)\b/,
    as: "frequent_urine",
  },
  { signs: /^milk_gas$/, words: /\bboi[st]\b[^.!?\n]{0,20}\b(?:glacee?s?|froide?s?|jus|eau)\b/, over: true },
  // « je bois beaucoup d'eau », with a diarrhoea or a fever
  {
    signs: /^thirst$/,
    words: /\b(?:je |j'|il |elle )?boi[st] (?:\S+ )?(?:bcp|beaucoup|mes \S+ litres|comme un chameau|plein|bien|plus)\b/,
    over: true,
    only: without("soif|urin\\w*|piss\\w*|pipi|sucre|diabet\\w*|maigri\\w*"),
  },
  // « le nez a saigné trois gouttes », « comme de la morve » in stools
  {
    signs: /^(?:runny_nose|cold_signs)$/,
    words: /\bnez\b[^.!?\n]{0,45}\b(?:sang|saign\w*|gouttes?|pince\w*)\b|\bcomme (?:de la |la )?morve\b|\bmorve\b/,
    over: true,
    only: /\b(?:sang|saign\w*|rouge|filets?|selles?|caca|ventre)\b/,
  },
  // « mangé un peu de savon », « ne mange plus de papaye »
  {
    signs: /^loss_of_appetite$/,
    words:
      /\bmange\w* un peu de (?:savon|terre|craie|papier|plastique|poudre|sable)|\bmange(?:nt)? plus (?:de |d')(?!tout)\w+|\bpeu,? c'?e?s?t? ?pas du sang\b/,
    over: true,
  },
  // « il pleure pour un rien », of a child
  {
    signs: /^low_mood$/,
    words: /\b(?:il|elle) pleur\w*/,
    over: true,
    only: /^(?![^]*\b(?:triste\w*|deprim\w*|mourir|suicid\w*|envie de rien|femme|epouse|accouch\w*)\b)[^]*\b(?:mois|bebe|fils|enfant|petite?|garcon|jours)\b/,
  },
  // Blood of a nose, an eye or a wound.
  { signs: /^(?:vaginal_bleeding|vaginal_discharge|pregnancy_bleeding)$/, words: any, only: without(women) },
  {
    signs: /^(?:burn_blisters|skin_peeling)$/,
    words: /\bpeau\b[^.!?\n]{0,40}\bs'en va\b/,
    over: true,
    only: /\b(?:copeaux|feuilles|pele\w*|jours|bebe|mue)\b/,
  },
  {
    signs: /^chest_pain$/,
    words: /\b(?:dos|reins?)\b[^.!?\n]{0,14}\bsous les cotes\b|\bsous les cotes\b[^.!?\n]{0,14}\b(?:dos|reins?)\b/,
    over: true,
    as: "flank_pain",
  },
  {
    signs: /^chest_pain$/,
    words: /\bbrul\w* (?:\S+ )?(?:dans|a|derriere) (?:la |ma |le )?(?:poitrine|sternum)\b/,
    over: true,
    only: /\b(?:acid\w*|remont\w*|aigre|repas|mange\w*|allonge\w*|foutou|piment)\b/,
    as: "heartburn",
  },
  {
    signs: /^burn_chemical$/,
    words: /\bbrul\w*[^.!?\n]{0,35}\bacide?\b|\bacide?\b[^.!?\n]{0,35}\b(?:remont\w*|gorge|bouche|estomac)\b/,
    over: true,
    only: /\b(?:remont\w*|gout|aigre|estomac|gorge|repas|mange\w*|couche\w*)\b/,
    as: "heartburn",
  },
  { signs: /^burn_chemical$/, words: /\bporte\w* (?:\S+ ){0,3}?(?:ciment|siman)\b|\bsacs? de ciment\b/, over: true },
  {
    signs: /^(?:anal_pain|sore_throat)$/,
    words: /\bbrul\w*[^.!?\n]{0,12}\bderriere\b[^.!?\n]{0,30}\b(?:sternum|estomac|ventre|gorge|remont\w*)/,
    over: true,
    as: "heartburn",
  },
  { signs: /^wet_dream$/, words: /\bsemaines?\b|\bliquide (?:acide|aigre)\b|\btranspir\w*/, over: true },
  // « on voulait finir le jeûne »
  {
    signs: /^suicidal_\w+$/,
    words: /\bvoul\w+ finir (?:le|la|mon|ma|mes|ce|cette|son|sa) (?!jours|vie)\w+/,
    over: true,
  },
  // « mes cheveux tombent aux tempes », « ballons d'eau sur le front »
  {
    signs: /^(?:head_injury|fall|headache)$/,
    words:
      /\bcheveux\b[^.!?\n]{0,14}\btomb\w*|\bballons? d'eau\b|\bpoux?\b[^.!?\n]{0,10}\btete\b|\btempes se sont degarni\w*/,
    over: true,
  },
  {
    signs: /^head_injury$/,
    words: /\boeuf (?:de pigeon|de poule)?\b/,
    over: true,
    only: /\b(?:cheville|genou|bras|jambe|pied|coude|tibia)\b/,
  },
  { signs: /^pallor$/, words: /\bpaliers?\b|\bpales? du\b|\bongles?\b[^.!?\n]{0,15}\bblancs?\b/, over: true },
  // « le bas du dos est raide »
  { signs: /^locked_jaw$/, words: /\bdos?\b[^.!?\n]{0,14}\braides?\b/, over: true, as: "back_pain" },
  {
    signs: /^late_period$/,
    words:
      /\b(?:traiteur|bus|car|train|avion|salaire|travail|retard (?:au|en|a) (?:travail|cours|ecole|classe|service))\b[^.!?\n]{0,12}\bretard|\bpas en regles\b|\bretard (?:au|en|a) (?:travail|cours|ecole|classe|service|l'ecole)/,
    over: true,
  },
  // « au lit ça ne tient plus comme avant »
  {
    signs: /^general_decline$/,
    words: /\bplus comme avant\b/,
    over: true,
    only: /\bau lit\b|\b(?:madame|sexuel\w*|erection|rapports?|ma femme)\b/,
  },
  { signs: /^general_decline$/, words: /\breste debout\b[^.!?\n]{0,25}/, over: true },
  // « pieds qui fourmillent et chauffent », « ça remonte aigre et ça chauffe », « ça gratte et ça chauffe »
  {
    signs: /^fever$/,
    words:
      /\b(?:pieds?|mains?|jambes?|orteils?|plantes?|fesses?|anus|oeil|yeux|peau|gorge|estomac|ventre|nombril|gratte|demange|picot\w*|fourmill\w*|remont\w*)\b[^.!?\n]{0,30}\b(?:et |ca |qui )*chauff\w*/,
    over: true,
    only: without("fievre|corps chaud|corps chauffe|palu|39|38|40|temperature|frissons?"),
  },
  {
    signs: /^(?:panic|anxiety|stress)$/,
    words:
      /\b(?:tante|mari|femme|mere|maman|voisine|tout le monde|maison|famille) (?:\S+ )?panique\w*|\bexcuse\w* la panique\b|\bpanique (?:a la maison|ce matin)\b|\bfait peur\b/,
    over: true,
  },
  // « le coma » of somebody else
  {
    signs: /^unconscious$/,
    words: /\bcoma\b/,
    over: true,
    only: /\b(?:film|collegue|voisine?|cousine?|ami\w*|video|facebook|noix)\b/,
  },
  { signs: /^unconscious$/, words: /\breveille (?:un peu )?plus (?:la nuit|souvent|tot)|\bpour rien\b/, over: true },
  // « failli tomber », of a fright
  {
    signs: /^dizzy$/,
    words: /\bfailli (?:tomber|m'evanouir|mourir)\b/,
    over: true,
    only: /\b(?:vers?|peur|surprise|caca|choc)\b/,
  },
  {
    signs: /^(?:convulsion|convulsion_now)$/,
    words: /\bmains?\b[^.!?\n]{0,40}\bsecou\w*/,
    over: true,
    only: /\b(?:dor\w*|endor\w*|fourmi\w*|engourdi\w*|reveille\w*)\b/,
    as: "hand_numbness",
  },
  // « je mords un bonbon », « après m'être mordue »
  {
    signs: /^(?:animal_bite|human_bite|bite_face_neck)$/,
    words:
      /\b(?:mords?|mordre|mord) (?:dans )?(?:un|une|des|du|le|la|les) (?:bonbon|pain|fruit|viande|glace|chat|jouet|doigt|carotte)|\ba mordre\b|\b(?:m'etre|me suis|s'est|s'etre|t'es) (?:\S+ )?mordue?\b|\blangue (?:non |pas )?mordue?\b/,
    over: true,
    as: "bit_own_mouth",
  },
  {
    signs: /^(?:baby_coming|labour|baby_part_out)$/,
    words: /\btetees?\b|\bseins?\b|\bcroutes?\b[^.!?\n]{0,18}\btete?\b/,
    over: true,
  },
  {
    signs: /^lying_flat_worse$/,
    words: /\boreillers?\b/,
    over: true,
    only: /\b(?:acid\w*|remont\w*|aigre|cou|torticolis|nuque|heartburn|brul\w*)\b/,
  },
  {
    signs: /^lying_flat_worse$/,
    words: /\bdormi assise?\b/,
    over: true,
    only: /\b(?:gardien|bras|fourmis|coince|car|bus)\b/,
  },
  {
    signs: /^black_stool$/,
    words: /\bvert[ -]?(?:fonce|noir)\b|\b(?:vert|verdatre)\b[^.!?\n]{0,8}\bnoire?s?\b/,
    over: true,
    as: "iron_stool",
  },
  {
    signs: /^black_skin$/,
    words: /\b(?:un|une) (?:petite? )?(?:point|tache) noire?\b|\btaches? marrons?\b/,
    over: true,
    only: without("mort\\w*|pourri\\w*|sent|odeur|gangrene|froid\\w*"),
  },
  {
    signs: /^itch_night_household$/,
    words: /\b(?:fesses?|derriere|anus|trou|rondelle)\b/,
    only: /\b(?:vers?|selles?|caca|fesses?|derriere|anus)\b/,
  },
  { signs: /^headache$/, words: /\b(?:tetee|tetees|mamelons?)\b[^.!?\n]{0,12}\bpiqu\w*/, over: true },
  // « ça tourne dans ma tête », of whoever does not sleep before an examination
  {
    signs: /^(?:vertigo|dizzy)$/,
    words: /\b(?:ca|tout) tourne (?:en boucle )?dans (?:ma|la|sa) tete\b/,
    over: true,
    only: /^(?![^]*\b(?:vertige\w*|maison|debout|marche\w*|tombe\w*|leve)\b)[^]*\b(?:dor\w*|sommeil|examen|soucis?|pens\w*|stress\w*|travail|boulot|concours)\b/,
  },
  // « des boutons qui piquent au cou et sous les seins »
  {
    signs: /^(?:neck_pain|breast_pain|neck_stiff|breast_red|breasts_unequal)$/,
    words: /\b(?:boutons?|plaques?|rougeurs?|piquent|grattent|demangent)\b[^.!?\n]{0,40}\b(?:cou|nuque|seins?)\b/,
    over: true,
  },
  // « les deux yeux coulent du pus, les paupières sont gonflées »
  {
    signs: /^face_swelling$/,
    words: /\bpaupieres?\b[^.!?\n]{0,22}/,
    over: true,
    only: /\b(?:pus|coule\w*|colle\w*|orgelet|yeux rouges?|oeil rouge)\b/,
    as: "eyelid_swollen",
  },
  // « elle n'a pas encore vu ses règles », of a girl
  {
    signs: /^late_period$/,
    words: /\bpas encore (?:vu|eu) (?:ses|les|de|mes) regles\b/,
    over: true,
    only: /\b(?:fille|1[0-4] ans|9 ans)\b/,
  },
  // « il dort à plat, il souffle bien »
  {
    signs: /^(?:lying_flat_worse|hard_breathing)$/,
    words:
      /\ba plat\b[^.!?\n]{0,20}\b(?:souffle|respire)\w* (?:tres |aussi )?(?:bien|normal\w*|sans (?:souci|probleme|gene|peine))|\b(?:souffle|respire)\w* (?:bien|normal\w*)[^.!?\n]{0,20}\ba plat\b/,
    over: true,
  },
  // « je me sers du bras en bas, mais je ne peux pas le lever », of a shoulder
  {
    signs: /^(?:one_side_weak|cannot_stand|fatigue)$/,
    words: /\bsers? (?:bien |quand meme )?d[ue] (?:mon |son |le )?(?:bras|main)\b/,
  },
  // « on le réveille facilement »
  {
    signs: /^(?:drowsy|unconscious)$/,
    words: /\breveille\w* (?:bien |tres )?facile\w*|\bfacile\w* (?:a reveiller|reveille)/,
  },
  // « une glaire blanche », that nobody coughs up
  {
    signs: /^(?:productive_cough|cough|cold_signs)$/,
    words: /\bglaires?\b/,
    over: true,
    only: without("touss\\w*|toux|crach\\w*|poitrine|gorge|bronches"),
  },
  // « le retard pour marcher »
  {
    signs: /^late_period$/,
    words:
      /\bretard (?:pour|de|a|dans|au niveau) (?:la |le |l')?(?:march\w*|parl\w*|parole|langage|croissance|develop\w*|ecole|motri\w*)/,
    over: true,
    as: "child_behaviour",
  },
  // « l'urine ne sort plus fort, il faut pousser »
  {
    signs: /^(?:baby_coming|labour)$/,
    words: /\b(?:faut|dois|doit) pousser\b/,
    over: true,
    only: /\b(?:urin\w*|piss\w*|pipi|jet|selles?|caca)\b/,
  },
];
