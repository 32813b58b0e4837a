import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** What a newborn and a baby do, and parents fear. */
export const everydayBabyConcepts: readonly EverydayConcept[] = [
  {
    id: "startle_reflex",
    label: "sursaut du bébé au bruit ou quand on le pose",
    of: "child",
    seldom: ["réflexe moro", "sursaut* ~ bruit*|porte|pose|dort|sommeil"],
    told: [
      String.raw`sursaut*|tressaut*|tressail*|sursote* & /(?:bruit|porte|pose|claque|dor[mt]|somm?eil|berceau|lit\b|tousse|eternu|klaxon|moto|moindre|rien|couche|voix|telephone|sonne|casserole|crie|tombe par terre)`,
      String.raw`bras & ouvre*|écarte*|lance*|jette*|lève* & /(?:bruit|porte|pose|claque|dor[mt]|somm?eil|berceau|lit\b|tousse|eternu|klaxon|moto|moindre|rien|couche|voix|telephone|sonne|casserole|crie|tombe par terre) & /(?:bebe|bb|fils|fille|petite?|nouveau)`,
      "bondi*|saut* ~ lit|berceau|sommeil|bruit* & /(?:bebe|bb|fils|fille|petite?|nouveau)",
    ],
    unless:
      /\b(?:convuls|ecume|bave|yeux (?:se )?(?:revuls|blanc|partent|tourn)|en serie|a la suite|plusieurs fois de suite|rafale|plie (?:en deux|tout)|ne (?:m'entend|reagit)|saute du lit|tombe du)/,
  },
  {
    id: "chin_trembles",
    label: "menton qui tremble quand le bébé pleure ou a froid",
    of: "child",
    seldom: ["menton|lèvre ~ tremble*|tremblote*"],
    told: ["menton|machoire & tremble*|tremblote*|vibre*|claque*"],
    unless:
      /\b(?:convuls|ecume|yeux (?:se )?(?:revuls|partent|tourn)|fievre|chaud|tout le corps|de partout|raidi|langue|les (?:bras|jambes) aussi)/,
  },
  {
    id: "fontanelle_beats",
    label: "fontanelle qui bat",
    of: "child",
    told: [
      "fontanel*|fontanell* & bat*|puls*|palpit*|boug*|respir*|saut*|mont*",
      "tête|crâne & /(?:trou|mou|molle|milieu|sommet|dessus|haut) & bat|battre|battent|puls*|palpit* & <baby>|mois|semaine*|tête",
    ],
    unless: /\b(?:bombee?|gonflee?|tendue?|creus\w+|enfonc\w+|dur[e]? et|coeur)/,
  },
  {
    id: "mouth_pearls",
    label: "petits grains blancs durs sur le palais ou la gencive d'un tout petit",
    of: "child",
    seldom: ["perle* epstein|palais|gencive*"],
    told: ["grain*|point*|perle*|boul*|bouton*|kyste* ~ blanc*|nacr* & palais|gencive*"],
    unless: /\b(?:saigne|plaques? blanche|muguet|langue|refuse|pus|bave|mord|met tout|perce|premiere dent)/,
  },
  {
    id: "suck_blister",
    label: "petite cloque de succion sur la lèvre",
    of: "child",
    seldom: ["cloque|ampoule succion"],
    told: ["lèvre* & cloque*|ampoul*|bull*|cal|pèl*|corne & tèt*|tété*|sein|biberon|suc*|téter"],
    unless: /\b(?:plusieurs cloques|partout|pus|fievre|herpes|saigne|coule)/,
  },
  {
    id: "milk_tongue",
    label: "langue blanche de lait, qui s'essuie",
    of: "child",
    told: [
      "langue & blanc* & /(?:(?:s'|j')?essui|part (?:quand|si|avec|bien|au)|s'enleve|parti[et]?|lait|que le lait|juste apres)",
    ],
    unless: /\b(?:(?:ne |n')?(?:part|s'enleve|s'en va|essuie) (?:pas|plus|jamais)|joues?|saigne|muguet|refuse)/,
  },
  {
    id: "strains_soft_stool",
    label: "bébé qui pousse et rougit avant une selle molle",
    of: "child",
    told: [
      String.raw`pouss*|forc*|gémi*|grogn*|roug* & /(?:(?:caca|selles?|chie|crotte|couche)\b[^.!?]{0,40}\b(?:mou|mous|molle?s?|pateu\w+|cremeu\w+|en pate|comme de la (?:creme|pate)|normale?s?)\b|\b(?:mou|mous|molle?s?|pateu\w+)\b[^.!?]{0,15}(?:caca|selles?))`,
    ],
    unless:
      /\b(?:sang|dure?s?\b|vomi|ventre (?:gonfle|dur|ballonn)|caillou|billes?|boyau|glaire|gelee|pale|jambes|pieds? sur|plie|huit|sept|liquides?|diarrhee)/,
  },
  {
    id: "food_in_stool",
    label: "morceaux d'aliments dans les selles du petit enfant",
    of: "child",
    told: [
      "caca|selle*|couche*|crotte* & /(?:grains? de mais|du mais|le mais|mais entier) & /(?:entier|morceau|ressort|retrouve|pas digere|intact|tel quel)",
      "caca|selle*|couche*|crotte* & carotte*|haricot*|tomate*|banane*|légume*|papaye|mangue|petit*-pois|arachide*|morceau* & /(?:entier|morceau|ressort|retrouve|pas digere|digere pas|digere mal|tel quel|intact)",
    ],
    unless:
      /\b(?:lait ressort|[0-9]+ ?jours\b|douze jours|tetee|vers? (?:blanc|dans|vivant)|bougent?|sang\b|diarrhee depuis|liquide comme)/,
  },
  {
    id: "baby_erection",
    label: "érection brève du petit garçon",
    of: "child",
    seldom: ["érection* ~ bébé|petit|fils|garçon"],
    told: [
      "zizi|sexe|verge|kiki|bangala|quéquette|pénis|quequette|bout & dur*|raid*|debout|dress*|bande* & /(?:couche|bain|pipi|reveil|matin|change|redescend|retombe|passe|minutes?|dor[mt])",
      "érection* & fils|bébé|garçon|petit",
    ],
    unless:
      /\b(?:fait mal|douleur|douloureu|pleure|hurle|(?:retombe|re?descend|passe|finit) (?:pas|plus)|heures|sans arret|depuis (?:le|ce) matin|drepano|ss\b|mon mari|mon copain)/,
  },
  {
    id: "sweaty_sleep",
    label: "tête du petit enfant qui transpire en dormant",
    of: "child",
    told: [
      String.raw`/(?:transpir\w*|sueurs?|\bsue\b|(?:mouill|tremp)\w+[^.!?]{0,20}(?:oreiller|drap|cheveu)|(?:oreiller|drap|cheveu|tete)\w*[^.!?]{0,15}(?:mouill|tremp)) & tête|cou|front|oreiller|cheveu*|nuque|beaucoup|énormément|trop|drap* & dor*|sommeil|nuit|sieste & <baby>|<child>|mois|ans`,
    ],
    unless:
      /\b(?:fievre|corps (?:est )?chaud|tousse|maigri|tete (?:moins|mal)|tetant|en tetant|palu|pipi|urine|vomi|accouch|eau chaude)/,
  },
];

const well = "!fever & !drowsy & !cannot_drink & !convulsion & !floppy & !poor_feeding";

export const everydayBabies: Presentation = {
  id: "everyday-babies",
  label: "Petites choses habituelles du bébé",
  opens: {
    startle_reflex: 6,
    chin_trembles: 6,
    fontanelle_beats: 6,
    mouth_pearls: 6,
    suck_blister: 6,
    milk_tongue: 6,
    strains_soft_stool: 6,
    food_in_stool: 6,
    baby_erection: 6,
    sweaty_sleep: 6,
  },
  fits: "age < 10y",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_infant",
    anyOf("everyday_baby_danger", ["fever", "drowsy", "poor_feeding", "inconsolable_crying"]),
  ],
  rules: [
    {
      id: "everyday-startle",
      level: "self_care",
      when: `(startle_reflex | chin_trembles) & age < 6mo & ${well}`,
      reason:
        "Un bébé de moins de 4 ou 5 mois qui sursaute au bruit, ouvre les bras ou tremble du menton a des nerfs encore jeunes : c'est normal.",
      source: "pcpnc",
      covers: ["startle_reflex", "chin_trembles", "crying_baby", "tremor", "chills", "cannot_sleep"],
      advice: {
        todo: ["Posez le bébé doucement, une main sur sa poitrine, ou emmaillotez-le sans serrer les jambes."],
        watch: ["Secousses qui ne s'arrêtent pas quand vous tenez le bras ou la jambe, yeux qui partent : urgence."],
      },
    },
    {
      id: "everyday-fontanelle",
      level: "self_care",
      when: "fontanelle_beats & age < 20mo & !fever & !bulging_fontanelle & !sunken_eyes & !drowsy & !poor_feeding & !vomiting & !head_injury",
      reason: "La partie molle du dessus de la tête bat avec le cœur : c'est normal chez un bébé qui va bien.",
      source: "nhs",
      covers: ["fontanelle_beats", "palpitations"],
      advice: {
        avoid: ["N'y mettez ni beurre, ni feuilles, ni emplâtre."],
        watch: ["Bombée et dure, ou très creuse : partez tout de suite."],
      },
    },
    {
      id: "everyday-baby-mouth",
      level: "self_care",
      when: "(mouth_pearls & age < 6mo | suck_blister & age < 12mo | milk_tongue & age < 12mo) & !fever & !poor_feeding & !mouth_thrush & !newborn_vesicles & !drowsy",
      reason:
        "Petits grains blancs du palais, cloque de succion ou lait sur la langue ne gênent pas un bébé qui tète bien.",
      source: "pcpnc",
      covers: [
        "mouth_pearls",
        "suck_blister",
        "milk_tongue",
        "mouth_sores",
        "cold_sore",
        "rash",
        "teething",
        "dry_lips",
        "newborn_marks",
        "friction_blister",
        "newborn_skin_pustules",
      ],
      advice: { avoid: ["Ne percez pas, ne grattez pas, ni miel ni citron dans la bouche."] },
    },
    {
      id: "everyday-baby-strains",
      level: "self_care",
      when: "strains_soft_stool & age < 9mo & !fever & !vomiting & !bloody_stool & !hard_stool & !belly_swollen & !poor_feeding",
      reason:
        "Un bébé qui pousse, rougit et gémit avant une selle molle apprend à pousser : ce n'est pas une constipation.",
      source: "nice-child-constipation",
      covers: [
        "strains_soft_stool",
        "constipation",
        "crying_baby",
        "bloating",
        "breastfed_stool",
        "belly_pain",
        "red_eye",
      ],
      advice: {
        todo: ["Pliez doucement ses jambes sur le ventre, massez le ventre en rond."],
        avoid: ["Ni lavement, ni suppositoire, ni savon, ni plante."],
      },
    },
    {
      id: "everyday-food-in-stool",
      level: "self_care",
      when: "food_in_stool & age >= 4mo & age < 7y & !fever & !bloody_stool & !weight_loss & !slow_growth & !vomiting",
      reason:
        "Des morceaux de légumes ou de grains ressortent entiers : le petit ventre ne les écrase pas encore tous.",
      source: "nhs",
      covers: ["food_in_stool", "diarrhea", "green_stool", "worms", "indigestion"],
      advice: { todo: ["Écrasez les aliments et apprenez-lui à mâcher."] },
    },
    {
      id: "everyday-baby-erection",
      level: "self_care",
      when: "baby_erection & age < 10y & !priapism & !sickle_cell & !penis_pain & !cannot_pass_urine & !burning_urine & !foreskin_stuck",
      reason:
        "Le sexe d'un petit garçon durcit parfois un moment, au réveil, au bain ou avant d'uriner : c'est normal.",
      source: "eau-urology",
      covers: ["baby_erection", "intimate_trouble"],
      advice: { watch: ["Si c'est douloureux ou dure plus d'une heure : partez à l'hôpital."] },
    },
    {
      id: "everyday-sweaty-sleep",
      level: "self_care",
      when: "sweaty_sleep & age < 7y & !fever & !weight_loss & !slow_growth & !cough & !hard_breathing & !poor_feeding & !swollen_glands",
      reason: "Un petit enfant transpire beaucoup de la tête quand il dort, surtout s'il fait chaud.",
      source: "nhs",
      covers: ["sweaty_sleep", "sweating", "night_sweats", "heat_exposure"],
      advice: { todo: ["Habits légers en coton, pas de bonnet ni de couverture, chambre aérée."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce qui inquiète chez un bébé sans signe de danger se montre dans la semaine.",
    source: "imci",
  },
  advice: { watch: ["Tète moins, dort trop, corps chaud ou mou, respiration rapide."] },
};
