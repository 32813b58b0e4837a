import type { InContext } from "#triage-engine/language/in-context.ts";

/** What makes a matter harmless, where it was told of: what came before it, and what it passed with. */
export const toldWith: readonly InContext[] = [
  {
    word: "avant (?:mes|les|chaque) regles?|j?'?att?en[ds]* mes regles?|regles? (?:sont )?(?:pour|prevues?|dans)",
    beside: /^breast_pain$/,
    sign: "period_now",
  },
  {
    word: "entre (?:les |mes |ses )?(?:orteils?|doigts? (?:de|du|des) pieds?)",
    beside: /^(?:itch|eczema)$/,
    sign: "ringworm",
  },
  {
    word: "(?:j'y (?:vais|cours|retourne)|(?:aller |vais |cours |suis )?aux? (?:toilettes?|wc)|je (?:me leve|vais|cours|pisse|urine|fais pipi)|pipi|uriner?|pisser)[^.!?\\n]{0,25}(?:toutes? les? (?:\\S+ )?(?:minutes?|heures?|demi[- ]heures?)|tres souvent|sans arret|tout le temps|a chaque instant|souvent)",
    beside: /^burning_urine$/,
    sign: "frequent_urine",
  },
  { word: "paupieres?", beside: /^mosquito_bites$/, sign: "lid_bite" },
  {
    word: "tire\\w*|raides?|plier|deplier|lever les bras|escaliers?|courbatur\\w*|canard|mal partout|muscles?|cuisses?|mollets?|abdos|marcher",
    beside: /^first_sport$/,
    sign: "sport_soreness",
  },
  {
    word: "(?:semi-?)?marathon|trail|footing|jogging|rando\\w*|couru|course|courir|foot|football|maracana|match|tournoi|basket|tennis|sport|(?:longue )?marche de|chaussures?|baskets|crampons?|godasses?|souliers?|escarpins?|pointure",
    beside: /^toenail_black$/,
    sign: "toe_rubbed",
  },
  {
    word: "cogn\\w*|heurt\\w*|percut\\w*|bute|tape (?:contre|dans|le|la|sur|au)|coups?|chocs?|tacl\\w*|tombe\\w* (?:de|du|a|en|sur|dans|au)|chute|(?:pris|recu|prenant) (?:le |la |un |une |l'|mon )?(?:ballon|genou|coude|portes?|table|meuble|chaise|lit|coin)",
    beside: /^bruise_ripens$/,
    sign: "knocked_self",
  },
  {
    word: "tiree?s?|retiree?s?|enlevee?s?|enlever|sortie?s?|arrachee?s?|extraite?s?|otee?s?|partie",
    beside: /^splinter$/,
    sign: "splinter_removed",
  },
  {
    word: "tresses?|tressee?s?|tresser|rastas?|nattes?|vanilles|chignon|tissage|perruque|coiffeuse|tresseuse|coiffure|meches|braids|knotless|locks",
    beside: /^(?:headache|head_pressure)$/,
    sign: "fresh_braids",
  },
  {
    word: "baffles?|bafles?|sono|sonorisation|enceintes?|haut-?parleurs?|concert|boite de nuit|discotheque|maquis|dj|karaoke|festival|night-?club|zouglou|musique|petards?|feux? d'artifice|marteau piqueur|meule|casque|ecouteurs|airpods|(?:bruit|son) (?:tres |trop )?fort|mariage|tirs?",
    beside: /^ear_ringing$/,
    sign: "loud_noise",
  },
  {
    word: "revenue?s?|revient|reviennent|redevenue?s?|redevient|normale?s?|repartie?s?|partie?s?|passee?s?|passe|finie?s?|disparue?s?|disparait|rien apres|plus rien|puis rien",
    beside: /^limb_sat_on$/,
    sign: "feeling_came_back",
  },
  {
    word: "bett?eraves?|beteraves?|bissap|oseille|grenadine|colorants?|fruit du dragon|mures|bonbons? rouges?",
    beside: /^(?:pink_urine|blood_urine)$/,
    sign: "red_drink",
  },
  {
    word: "vitamines?|multivitamin\\w*|vita ?[bc]\\w*|complexe|berocca|supradyn|pharmaton|complements? alimentaires?|complements?|fortifiants?|alvityl",
    beside: /^(?:bright_urine|orange_urine)$/,
    sign: "vitamins_taken",
  },
  {
    word: "(?:vitamines?|multivitamin\\w*|complexe|berocca|supradyn|pharmaton|fortifiants?)",
    beside: /^orange_urine$/,
    sign: "orange_drug",
  },
  {
    word: "(?:le |du |de |au |ce |mon )fer|comprimes? de fer|tardyferon\\w*|fumafer|foldine|timoferol|ferrograd|ferrostrane|fer-foldine|hemafer",
    beside: /^iron_stool$/,
    sign: "takes_iron",
  },
  {
    word: "(?:[2-5](?:[.,]5)?|deux|trois|quatre|cinq) (?:litres?|bouteilles?|l)|\\d ?l|beaucoup d'eau|bcp d'eau|plus d'eau|litres? d'eau|boi\\w+ (?:beaucoup|plus|trop|plein)",
    beside: /^drinks_then_passes$/,
    sign: "drinks_on_purpose",
  },
  {
    word: "(?:saut|zapp|rat|oubli)\\w* (?:le |mon |de |un |ma )?(?:repas|midi|garba|dejeuner|petit|diner|manger|bouffe)|(?:rien|pas|jamais|sans|pa) (?:encore |rien |bien |pu |eu le temps de |le temps de )?(?:mang\\w*|avale|dejeun\\w*|petit[- ]dej\\w*|bouff\\w*)|a jeun|jeune|ramadan|careme|(?:ventre|estomac) (?:vide|creux)|avais (?:tres |trop |vraiment )?faim|faim",
    beside: /^(?:hungry_shaking|low_sugar_signs)$/,
    sign: "meal_skipped",
  },
  {
    word: "(?:mang\\w*|pris|bu|avale|apres)[^.!?\\n]{0,60}(?:passee?|passe|partie?|mieux|bien|calmee?|finie?|disparue?|normale?|arretee?|stoppe)",
    beside: /^(?:hungry_shaking|low_sugar_signs|empty_stomach_pill)$/,
    sign: "food_helped",
  },
  {
    word: "metronidazole|metro|flagyl|clarithro\\w*|doxy\\w*|amox\\w*|augmentin|azithro\\w*|cipro\\w*|ofloxacine|antibio\\w*|zinc|artemether|coartem|artefan|tetracycline|ibuprofene|fer|comprimes?|medicaments?|gelules?|cachets?|traitement|remede|vitamines?",
    beside: /^(?:metal_taste|empty_stomach_pill)$/,
    sign: "everyday_medicine",
  },
  {
    word: "amox\\w*|augmentin|clamoxyl|paracetamol|doliprane|efferalgan|panadol|dafalgan|vitamines?|spasfon|smecta|cetirizine|loratadine|azithro\\w*|cefixime|antibio\\w*|zinc|omeprazole|gaviscon|fer",
    beside: /^dose_twice$/,
    sign: "safe_medicine",
  },
  {
    word: "insuline?\\w*|metformin\\w*|glucophage|diamicron|daonil|glibenclamide|glimepiride|amarel|diabet\\w*|sucre|sintrom|coumadine|previscan|warfarine|xarelto|eliquis|pradaxa|anticoagulants?|plavix|kardegic|fluidifi\\w*|depakine|tegretol|gardenal|lamictal|keppra|epilep\\w*|crises?|arv|antiretrovira\\w*|vih|sida|tld|truvada|tuberculose|rifampicine|cordarone|amiodarone|digoxine|coeur|cardiaque|betabloquants?|bisoprolol|atenolol|rythme|pilule|contracep\\w*|levothyrox|thyroide|prednisone|cortisone|solupred|lithium|ventoline|morphine|tramadol|tramal|methotrexate|greffe|clonidine|catapressan|colchicine|theophylline|chloroquine|quinine",
    beside: /^(?:dose_forgotten|dose_twice|expired_tablet)$/,
    sign: "critical_medicine",
  },
  {
    word: "(?:matin|reveil|nuit|seule?|lendemain|dimanche|depuis)[^.!?\\n]{0,40}(?:erections?|band\\w*|dure?|dresse\\w*|debout|normale?s?|leve\\w*|marche|fonctionn\\w*|reussi)|(?:avant|d'habitude|dab|toujours|lendemain|apres)[^.!?\\n]{0,25}(?:marche\\w*|fonctionn\\w*|bien|normale?s?|aucun (?:souci|probleme)|pas de (?:souci|probleme))|erections? (?:etait |est )?(?:la |bien )?normale?s?",
    beside: /^failed_once$/,
    sign: "erections_else",
  },
  {
    word: "stress\\w*|pression|peur|angoiss\\w*|gene|timide|intimide|fatigu\\w*|creve|epuise|preoccup\\w*|soucis|bu|buvais|bieres?|alcool|whisky|bangui|koutoukou|verres|soule?|saoule?|ivre|bourre|premiere fois",
    beside: /^failed_once$/,
    sign: "strain_or_drink",
  },
  {
    word: "(?:sens|sent|suis|vais|va|porte) (?:tres |super |toujours |vraiment )?(?:bien|en forme|en pleine forme|top|normale?|nickel)|en (?:pleine )?forme|aucune? (?:malaises?|vertiges?|gene|symptomes?|probleme|souci)|(?:pas|jamais|ni|sans) (?:de |d'|eu de |un )?(?:malaises?|vertiges?|gene|symptomes?)|tete ne (?:me )?tourne\\w* (?:jamais)|(?:travaille|danse|cours|joue|sport|marche)[^.!?\\n]{0,25}(?:normale?\\w*|bien|comme d'habitude|tous les jours|sans probleme)|je danse|je cours|je travaille",
    beside: /^(?:low_figure|low_pressure)$/,
    sign: "feels_well",
  },
];
