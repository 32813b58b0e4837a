import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** What is seen on a newborn and a baby, and parents fear: spots, the eyes, the head, where a vaccine was given. */
export const everydayBabyLookConcepts: readonly EverydayConcept[] = [
  {
    id: "blue_birthmark",
    label: "tache bleue ou grise du dos ou des fesses depuis la naissance",
    of: "child",
    seldom: ["tache* mongol*"],
    told: [
      "tache*|marque*|plaque*|trace*|bleu*|zone ~ bleu*|gris*|ardoise|vert*|violet*|noir* & fesse*|dos|rein*|épaule* & /(?:naissance|nais|ne(?:e)? |maternite|toujours|depuis qu'?(?:il|elle) est (?:ne|la)|depuis le debut|sorti[te]? (?:du|de)|il a ca depuis|apporte)",
      "tache*|marque*|plaque*|bleu* & fesse*|dos|rein* & /(?:bleu|gris|ardoise) & /(?:naissance|nais|ne(?:e)? |maternite|toujours|depuis qu'?(?:il|elle) est (?:ne|la)|depuis le debut|sorti[te]? (?:du|de)|il a ca depuis|apporte)",
      "fesse*|dos|rein* ~ bleu*|bleues|gris*|ardoise & /(?:naissance|nais|ne(?:e)? |maternite|toujours|depuis qu'?(?:il|elle) est (?:ne|la)|depuis le debut|sorti[te]? (?:du|de)|il a ca depuis|apporte)",
      "bleu*|hématome* & fesse*|dos|rein* & /(?:naissance|nais|ne(?:e)? |maternite|toujours|depuis qu'?(?:il|elle) est (?:ne|la)|depuis le debut|sorti[te]? (?:du|de)|il a ca depuis|apporte)",
    ],
    excludes: ["skin_dark_spots"],
    unless:
      /(?<!qu'on )(?<!qu'il )(?<!qu'elle )\b(?:l'a|a ete) (?:frapp|tap|batt|pinc|mord)|\b(?:apres (?:un|une|le|la) (?:choc|coup|chute)|est tombee?|s'est cogne|apparue? (?:hier|ce matin|cette nuit|aujourd)|depuis (?:hier|ce matin|avant-hier)|partout|gencives?|saigne|taches? violette|sorties? sans|petites taches|points rouges)/,
  },
  {
    id: "newborn_blotches",
    label: "plaques rouges du nouveau-né qui changent de place",
    of: "child",
    seldom: ["érythème toxique"],
    told: [
      String.raw`plaque*|rougeur*|tache*|bouton* & /(?:chang\w* (?:de )?(?:place|endroit)|se (?:deplac|promen)|voyag\w* (?:sur|partout|d'un)|boug\w* d'endroit|disparai\w+[^.!?]{0,25}revien|revien\w+ ailleurs|part\w* (?:et|puis) (?:ca )?(?:re)?vien|jamais au meme)`,
      "plaque*|rougeur*|tache*|rouge* & point*|grain*|tête*|bouton* ~ blanc*|jaune*|clair* & /(?:milieu|centre|dessus|au coeur|entoure|autour)",
      String.raw`rouge* & piqûre*|puce* & /(?:nouveau[ -]?ne|\b(?:[1-9]|1[0-9]|deux|trois|quatre|cinq) ?jours?\b[^.!?]{0,12}(?:taches?|boutons?|plaques?|peau)|naissance|maternite)`,
    ],
    excludes: ["hives"],
    unless: /\b(?:pus|cloques?|bulles?|ampoules?|eau dedans|corps (?:est )?chaud|brulant|violet)/,
  },
  {
    id: "blue_hands_feet",
    label: "mains et pieds bleutés du nouveau-né, lèvres roses",
    of: "child",
    told: [
      "main*|pied*|doigt* & bleu*|bleuté*|violet*|violac*|mauve* & /(?:(?:bouche|levres?|langue|visage|figure|corps|gencives?)[^.!?,]{0,25}(?:rose|rouge|normal)|(?:rose|rouge)[^.!?,]{0,20}(?:bouche|levres?|langue|visage|figure|corps))",
    ],
    unless:
      /\b(?:(?:levres?|langue|bouche|visage)[^.!?,]{0,15}(?:bleu|viol|gris|noir)|un (?:seul )?(?:pied|main)|corps (?:est )?froid)/,
  },
  {
    id: "tear_duct",
    label: "œil du bébé qui larmoie, blanc",
    of: "child",
    seldom: ["œil ~ larmoi*", "canal ~ larme*|lacrym*", "<baby> larmoi*"],
    told: [
      String.raw`œil|yeux|oeil & pleur*|coul*|larm*|mouill*|humide*|suint* & /(?:(?:blanc|blanche|clair)\w*[^.!?]{0,12}|pas (?:du tout )?(?:rouge|gonfl|enfl)|sans rougeur|ni rouge|jamais rouge|n'est pas rouge|toujours (?:mouille|humide)|depuis (?:la |sa )?naissance) & <baby>|<child>|mois|semaine*`,
      "œil|yeux|oeil & pleur*|coul*|larm* & /(?:tout(?:e)? seule?s?|sans (?:raison|chagrin|pleurer)|meme (?:quand (?:il|elle) (?:rit|dort|joue)|content)|canal) & <baby>|<child>|mois|semaine*",
      "/(?:larmoi|larmoy|larmes? (?:sur|qui coule)) & œil|yeux|joue|canal & <baby>|semaine*|mois",
    ],
    excludes: ["eye_watering"],
    unless:
      /(?<!pas )(?<!pas du tout )(?<!sans )(?<!ni )(?<!jamais )\b(?:oeil|yeux) (?:est |sont )?(?:tres |tout |toute )?rouge|\bpus\b|colle[es]? fort|paupieres? (?:tres )?(?:gonfle|enfle)|(?:veut|peut) pas ouvrir|noir|ne voi[st]|aveugle|rideau|gros oeil|grand oeil|lumiere|diar+h?e|vomi|sans larme|creu|rentr|jaunes?\\b(?! (?:clair|croute))|ecran|ecole|dent/,
  },
  {
    id: "squint_now_and_then",
    label: "œil du tout petit bébé qui louche par moments",
    of: "child",
    told: [
      "louch* & /(?:moment|parfois|fois|fatigu|quand|des qu|de temps|tete|somm?eil|pas tout le temps)",
      "yeux|oeil|œil ~ crois*|partent|part & /(?:moment|parfois|fois|fatigu|quand (?:il|elle) (?:tete|a somm|est)|de temps)",
    ],
    excludes: ["double_vision"],
    unless: /\b(?:reflet|blanc dans|tout le temps louche|louche tout le temps|secou|convuls|vomi)/,
  },
  {
    id: "bcg_sore",
    label: "bouton ou petite croûte à l'endroit du vaccin BCG",
    of: "child",
    told: [
      "bcg|bécégé & bouton*|croût*|trou*|plaie*|pus|jaun*|boul*|roug*|cicatri*|coul*|suint*|grain*|marque*|bobo|abcès|gonfl*|ouvert*",
      String.raw`vaccin*|piqû*|piqu*|vacin* & /(?:bras gauche|naissance|tuberculose|\btb\b|maternite|sortie|premier vaccin) & bouton*|croût*|trou*|plaie*|pus|jaun*|boul*|cicatri*|coul*|suint*|grain*|bobo|abcès & <baby>|semaine*|mois|jour*`,
    ],
    unless:
      /\b(?:sous (?:le bras|l'aisselle)|aisselle|ganglion|boule au cou|brulant|tout le bras|s'(?:agrandit|etend)|grandit|grossit)/,
  },
  {
    id: "vaccine_knot",
    label: "petite boule dure à l'endroit d'un vaccin",
    of: "child",
    told: [
      "vaccin*|vacin*|piqû*|piqué*|pike|piqure*|injection* & boul*|bosse*|noyau*|nœud|dur*|bille*|grosseur*|noisette|kyste & cuisse*|bras|jambe*|fesse*|épaule|endroit|côté",
    ],
    excludes: ["lump"],
    unless:
      /\b(?:bcg|tubercul|naissance|(?<!pas )(?<!ni )(?<!pas de )(?<!n'est pas )rouges? et chaud|pus\b|coule|grossit|grandit|boite|ne (?:bouge|marche) plus|aisselle|serpent|scorpion|abeille|moustique|implant|contracep|planning|3 mois depo|depo)/,
  },
  {
    id: "drool_rash",
    label: "rougeur du menton ou du cou du bébé qui bave",
    of: "child",
    told: ["bav*|salive & roug*|bouton*|irrit*|plaque* & menton|cou|bouche|joue*|poitrine"],
    unless: /\b(?:pus|croutes? jaune|suinte|fievre|cloque|gonfl|avale|avaler|laisse couler|respire)/,
  },
  {
    id: "cradle_cap",
    label: "croûtes de lait sur la tête du bébé",
    of: "child",
    seldom: ["croûte* ~ lait", "chapeau ~ lait"],
    told: [
      "croût*|écaill*|squam*|pellicul*|plaque* ~ jaun*|gras*|grass*|huil*|sèch* & tête|crâne|cuir|cheveu*|front|sourcil* & <baby>|semaine*|mois",
      "croût*|écaill*|squam*|pellicul* & tête|crâne|cuir|fontanel*|sourcil* & <baby>|semaine*|mois",
    ],
    excludes: ["impetigo", "dandruff"],
    unless:
      /\b(?:suint\w*|pus|(?<!ne )(?<!ca )coul\w*(?! pas)|saign\w*|cloque|teigne|plaques? rondes?|sans cheveux|brulant|fievre|choc|tombe)/,
  },
  {
    id: "bald_back_of_head",
    label: "cheveux de bébé qui tombent, arrière de la tête dégarni",
    of: "child",
    told: [
      String.raw`cheveu* & /(?:derriere|arriere|nuque|frotte|oreiller|drap|natte|matelas) & <baby>|semaine*|mois & /(?:plus|part|perd|tomb|chauv|degarn|pel|rond|vide|nu\b|use)`,
      "chauv*|dégarn*|pelé* & derrière|arrière|nuque & tête|crâne|cheveu*",
      "cheveu* ~ naissance & tomb*|perd*|part*|chut*",
      "<baby> ~ cheveu* ~ perd*|tomb*|chut*",
    ],
    excludes: ["hair_loss"],
    unless:
      /\b(?:croutes?|pellicule|squame|gratte|rouge|suinte|teigne (?:dans|chez|a la)|accouch|mes cheveux|par plaques)/,
  },
  {
    id: "flat_head",
    label: "arrière de la tête du bébé un peu plat",
    of: "child",
    seldom: ["tête plate|plat|aplati*|pointue|allongée"],
    told: [
      "tête|crâne ~ plat*|aplat* & derrière|arrière|côté|<baby>|dos|mois|semaine*",
      "tête|crâne & pointu*|allong*|déform*|asymétri*|tordu* & /(?:accouch|naissance|ne |nee |ventouse|sorti|matern|forceps)",
    ],
    unless: /\b(?:bosse molle|creux|trou|tombe|choc|coup|grossit vite|enorme|gros(?:se)? tete)/,
  },
];

const well = "!fever & !drowsy & !cannot_drink & !convulsion & !floppy & !poor_feeding";
const wellSkin = "!fever & !drowsy & !poor_feeding & !cellulitis & !newborn_vesicles & !purple_spots";

export const everydayBabyLook: Presentation = {
  id: "everyday-baby-look",
  label: "Taches, yeux et tête du bébé",
  opens: {
    blue_birthmark: 6,
    newborn_blotches: 6,
    blue_hands_feet: 6,
    tear_duct: 6,
    squint_now_and_then: 6,
    bcg_sore: 6,
    vaccine_knot: 6,
    drool_rash: 6,
    cradle_cap: 6,
    bald_back_of_head: 6,
    flat_head: 6,
  },
  fits: "age < 7y",
  specialties: ["Pédiatrie", "Dermatologie", "Médecine Générale"],
  questions: [
    "danger_infant",
    anyOf("everyday_baby_look_danger", ["fever", "drowsy", "poor_feeding", "inconsolable_crying"]),
    anyOf(
      "everyday_baby_skin",
      ["newborn_vesicles", "purple_spots", "cellulitis", "newborn_skin_pustules"],
      "~~newborn_blotches | ~~blue_birthmark | ~~bcg_sore | ~~drool_rash | ~~cradle_cap",
    ),
    {
      id: "everyday_baby_bruised",
      facts: ["blow"],
      you: "La tache est-elle venue après un coup ou une chute ?",
      they: "La tache est-elle venue après un coup ou une chute ?",
      needs: "~~blue_birthmark",
    },
    {
      id: "everyday_white_pupil",
      facts: ["eye_white_child"],
      you: "Voyez-vous un reflet blanc au milieu de l'œil, sur les photos par exemple, ou louche-t-il tout le temps ?",
      they: "Voyez-vous un reflet blanc au milieu de l'œil, sur les photos par exemple, ou louche-t-{il} tout le temps ?",
      needs: "~~squint_now_and_then",
    },
  ],
  rules: [
    {
      id: "everyday-blue-birthmark",
      level: "self_care",
      when: "blue_birthmark & age < 6y & !blow & !purple_spots & !fever & !spontaneous_bleeding",
      reason:
        "Une tache bleue ou grise du bas du dos ou des fesses, là depuis la naissance, est une couleur de la peau qui s'efface avec les années.",
      source: "nhs-skin",
      covers: ["blue_birthmark", "skin_dark_spots", "rash", "newborn_marks"],
      advice: { todo: ["Faites-la noter dans le carnet de santé."], avoid: ["Ni pommade, ni massage, ni plante."] },
    },
    {
      id: "everyday-blotches",
      level: "self_care",
      when: `newborn_blotches & age < 3w & ${wellSkin} & !newborn_skin_pustules`,
      reason:
        "Des plaques rouges avec un petit point clair, qui changent de place les premiers jours, s'en vont seules chez un bébé qui tète bien.",
      source: "nhs-skin",
      covers: ["newborn_blotches", "rash", "newborn_marks", "hives", "itch", "crying_baby", "mosquito_bites"],
      advice: {
        todo: ["Lavez à l'eau tiède, séchez doucement."],
        avoid: ["Ni pommade, ni talc, ni plante."],
        watch: ["Corps chaud, tète moins, boutons remplis d'eau ou de pus : faites voir le bébé aujourd'hui."],
      },
    },
    {
      id: "everyday-blue-hands",
      level: "self_care",
      when: `blue_hands_feet & age < 2mo & ${well} & !blue_lips & !hard_breathing & !cold_body`,
      reason: "Les mains et les pieds d'un nouveau-né bleuissent facilement à l'air quand la bouche reste rose.",
      source: "pcpnc",
      covers: ["blue_hands_feet"],
      advice: {
        todo: ["Mettez-le peau contre peau, avec bonnet et chaussettes."],
        watch: ["Lèvres ou langue bleues, corps froid, tète moins : partez tout de suite."],
      },
    },
    {
      id: "everyday-tear-duct",
      level: "self_care",
      when: "tear_duct & age < 12mo & (age >= 28d | !eye_discharge) & !red_eye & !eyelid_swollen & !fever & !light_hurts & !eye_pain & !eye_injury & !eye_white_child",
      reason:
        "Un œil de bébé qui larmoie mais reste blanc a souvent le canal des larmes encore étroit, qui s'ouvre avant un an.",
      source: "aao-eye",
      covers: ["tear_duct", "eye_watering", "eye_discharge", "crying_baby", "runny_nose"],
      advice: {
        todo: [
          "Nettoyez avec une compresse et de l'eau bouillie refroidie, du nez vers l'extérieur.",
          "Massez doucement le coin de l'œil près du nez, 3 fois par jour, mains lavées.",
        ],
        avoid: ["Ni lait, ni citron, ni collyre sans avis."],
        watch: ["Œil rouge, paupière gonflée, beaucoup de pus : faites-le voir aujourd'hui."],
      },
    },
    {
      id: "everyday-squint",
      level: "self_care",
      when: "squint_now_and_then & age < 4mo & !eye_white_child & !red_eye & !drowsy & !vomiting & !convulsion",
      reason: "Avant 3 ou 4 mois, les yeux d'un bébé ne se tiennent pas encore toujours ensemble.",
      source: "aao-eye",
      covers: ["squint_now_and_then", "double_vision"],
      advice: { watch: ["S'il louche encore après 4 mois, ou tout le temps, faites-le voir."] },
    },
    {
      id: "everyday-bcg",
      level: "self_care",
      when: "bcg_sore & age >= 2w & age < 9mo & !fever & !cellulitis & !swollen_glands & !hiv & !immunocompromised & !poor_feeding",
      reason:
        "Le vaccin BCG fait un bouton, puis une petite croûte qui peut couler un peu et laisse une cicatrice : c'est attendu.",
      source: "who-tb",
      covers: [
        "bcg_sore",
        "rash",
        "impetigo",
        "boil",
        "lump",
        "wound",
        "small_wound",
        "wound_infected",
        "newborn_skin_pustules",
        "leg_ulcer",
        "painless_ulcer",
        "abscess",
        "yellow_thing",
        "crying_baby",
      ],
      advice: {
        todo: ["Laissez à l'air, lavez à l'eau propre."],
        avoid: ["Ni alcool, ni pommade, ni plante, ni pansement serré ; ne pressez pas."],
        watch: ["Boule sous le bras, grosse rougeur chaude, plaie plus large qu'un centimètre : montrez-la."],
      },
    },
    {
      id: "everyday-vaccine-knot",
      level: "self_care",
      when: "vaccine_knot & age < 7y & !fever & !cellulitis & !abscess & !inconsolable_crying & !child_limp & !lump_worrying",
      reason:
        "Une petite boule dure à l'endroit d'un vaccin, sans rougeur ni fièvre, fond toute seule en quelques semaines.",
      source: "nhs",
      covers: ["vaccine_knot", "lump", "limb_pain", "crying_baby", "irritable", "bump_small", "head_injury"],
      advice: {
        todo: ["Un linge frais quelques minutes si c'est sensible."],
        avoid: ["Ne massez pas fort, ne piquez pas, pas de plante."],
        watch: ["Si elle devient rouge, chaude, molle, ou grossit : montrez-la."],
      },
    },
    {
      id: "everyday-drool-rash",
      level: "self_care",
      when: `drool_rash & age >= 2mo & age < 3y & ${wellSkin} & !wound_infected`,
      reason: "La salive irrite le menton et le cou ; cela passe quand la peau reste sèche.",
      source: "nhs-skin",
      covers: ["drool_rash", "rash", "teething", "itch", "eczema", "crying_baby", "newborn_marks"],
      advice: { todo: ["Essuyez sans frotter, changez le bavoir, un peu de vaseline avant la sieste."] },
    },
    {
      id: "everyday-bald-patch",
      level: "self_care",
      when: "bald_back_of_head & age < 12mo & !fever & !ringworm & !itch & !skin_peeling & !slow_growth",
      reason: "Les premiers cheveux tombent, surtout là où la tête frotte sur le lit, et repoussent seuls.",
      source: "nhs-skin",
      covers: ["bald_back_of_head", "hair_loss", "flat_head"],
      advice: { todo: ["Changez-le souvent de côté, et mettez-le sur le ventre quand il est réveillé et surveillé."] },
    },
    {
      id: "everyday-cradle-cap",
      level: "self_care",
      when: `cradle_cap & age < 24mo & ${wellSkin} & !newborn_skin_pustules & ~wound_infected & ~swollen_glands`,
      reason:
        "Des croûtes grasses sur la tête d'un bébé qui va bien sont des croûtes de lait, qui partent seules en quelques mois.",
      source: "nhs-skin",
      covers: ["cradle_cap", "newborn_marks", "rash", "itch", "eczema", "recurrent"],
      advice: {
        todo: ["Massez les croûtes avec un peu d'huile douce, laissez une heure, lavez et brossez doucement."],
        avoid: ["N'arrachez pas les croûtes, ne rasez pas la tête pour cela."],
        watch: ["Croûtes qui coulent, peau rouge et chaude, fièvre : faites-le voir aujourd'hui."],
      },
    },
    {
      id: "everyday-flat-head",
      level: "self_care",
      when: "flat_head & age < 8mo & !fever & !bulging_fontanelle & !skull_dent & !head_injury & !convulsion & !poor_feeding",
      reason:
        "La tête d'un bébé prend la forme de la naissance ou du côté où il dort, et s'arrondit quand il bouge plus.",
      source: "nhs",
      covers: ["flat_head", "bald_back_of_head", "hair_loss", "deformity"],
      advice: {
        todo: ["Couchez-le sur le dos, la tête tournée un jour d'un côté, un jour de l'autre."],
        avoid: ["Ne massez pas la tête pour la modeler."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce qui inquiète chez un bébé sans signe de danger se montre dans la semaine.",
    source: "imci",
  },
  advice: { watch: ["Tète moins, dort trop, corps chaud ou mou, respiration rapide."] },
};
