import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** How small children sleep, grow up and behave. */
export const everydayWaysConcepts: readonly EverydayConcept[] = [
  {
    id: "wakes_at_night",
    label: "petit enfant qui se réveille la nuit puis se rendort",
    of: "child",
    told: [
      "réveil* & nuit* & /(?:se rendor|rendor|sein|tet|biberon|bras|calin|berce|joue|bavard|bonne humeur|en forme)",
      "/(?:fait pas (?:encore )?ses nuits|(?:pas|jamais|encore) (?:une )?nuits? (?:complete|entiere)|fait (?:toujours )?pas (?:encore )?ses nuits)",
      "réveil* & /(?:(?:chaque|toutes les|les|la|par) nuits?|fois (?:la|par) nuit|tous les soirs) & <baby>|mois & fois|heures",
    ],
    unless:
      /\b(?:cette nuit|convuls|toux|palu|chauff|sage|fievre|vomi|etouff|respire (?:mal|vite)|hurle|inconsolable|tire (?:son|l'|ses) oreille|je me reveille|mal a l|tousse (?:beaucoup|fort))/,
  },
  {
    id: "rocks_to_sleep",
    label: "petit enfant qui se balance ou tape la tête pour s'endormir",
    of: "child",
    told: [
      String.raw`/(?:(?:balanc|tap|cogn|secou|roul|frapp)\w* [^.!?,]{0,12}(?:tete|corps)|(?:tete|corps)[^.!?,]{0,12}(?:balanc|tap|cogn|roul|frapp)\w*|se balance) & endorm*|dormir|sommeil|lit|coucher|matelas|oreiller|berceau|sieste & /(?:pour (?:s'|se )?(?:endorm|dormir)|avant (?:de )?(?:s'endorm|dormir|le sommeil)|s'endor|au coucher|matelas|lit\b|oreiller|berceau|dor[mt])`,
    ],
    excludes: ["child_behaviour", "lice"],
    unless:
      /\b(?:raide|yeux (?:se )?(?:revuls|blanc|partent|retourn|tourn)|retourn|ecume|convuls|crise|tombe|sang|coup de|ne (?:repond|reagit)|repond|maux|mal a la tete|s'evanoui|vomi|accident|table|bosse|fievre|chaud|brul|s'est cogn|frappe a|l'a frapp|le sol|choc)/,
  },
  {
    id: "walks_later",
    label: "enfant qui ne marche pas encore",
    of: "child",
    told: [
      String.raw`/(?:(?:ne )?march\w* (?:toujours|encore) pas|march\w* pas encore|(?:pas encore|toujours pas|n'a pas encore|a pas encore)[^.!?]{0,15}(?:march|premiers pas|lache)|(?:il|elle|fils|fille|bebe|bb|garcon)[^.!?,]{0,25} (?:ne )?marche pas(?: seule?)?|(?:pas|jamais) (?:fait )?(?:ses )?premiers pas) & /(?:\b1[0-9] ?mois|un an|\b1 an|onze mois|douze mois|treize mois|quatorze mois|quinze mois|seize mois)`,
      "/(?:pas lance|pas lache|s'est pas lanc|ose pas)[^.!?]{0,20} & march* & mois|an",
    ],
    excludes: ["child_behaviour"],
    unless:
      /\b(?:(?:ne )?marche plus|marchait|est tombe|depuis (?:hier|ce matin|la piqure|le palu)|piqure|fievre|ventilateur|telephone|2 ans|deux ans|3 ans|trois ans|mou\b|molle|ne (?:se )?tient pas|mal au|jambes ecart)/,
  },
  {
    id: "bow_legs",
    label: "jambes arquées, genoux en dedans ou pieds plats d'un petit enfant",
    of: "child",
    seldom: ["pieds plats", "jambes arquées"],
    told: [
      "jamb*|genou* ~ arqu*|courb*|parenthès*|cowboy & <child>|<baby>|mois|ans|march*",
      "/(?:jambes?|genoux?) (?:en|comme un) (?:x|o|arc|cerceau)",
      "genou* & /(?:rentre|en dedans|se touchent|se cognent|collent)",
      "/pieds? (?:plats?|en dedans|qui rentrent) & <child>|ans|march*|mois",
    ],
    unless:
      /\b(?:aggrav|empir|de pire|de plus en plus|un seul cote|une seule jambe|une seule jambe|boite|douleur|fait (?:tres )?mal|tombe de|accident|casse|de plus en plus|gonfl|toc)/,
  },
  {
    id: "separation_cry",
    label: "petit enfant qui pleure quand sa mère s'éloigne",
    of: "child",
    told: [
      "/(?:(?:pleur|cri[ea]|hurl|panique)[^.!?]{0,50}(?:(?:je|quand|des que) (?:je )?(?:pars|sors|m'eloigne|le laisse|la laisse|quitte|vais)|creche|garderie|nounou|inconnu|etranger|d'autres bras|quelqu'un d'autre|disparais)|(?:(?:je|quand|des que) (?:je )?(?:pars|sors|m'eloigne|le laisse|la laisse|quitte|vais)|creche|garderie|nounou|inconnu|etranger|d'autres bras|disparais)[^.!?]{0,50}(?:pleur|cri[ea]|hurl|panique)) & <baby>|<child>|mois|ans",
      "/(?:ne me lache (?:pas|plus)|accroche a (?:moi|mon pagne|ma jupe)|colle (?:a moi|tout le temps)|pot de colle) & mois|ans|<baby>",
    ],
    excludes: ["child_behaviour"],
    unless:
      /\b(?:fievre|tete (?:moins|plus)|rien ne calme|depuis (?:hier|cette nuit)|bleu|marque|touche|frappe|zizi|peau)/,
  },
  {
    id: "fear_of_dark",
    label: "peur du noir ou des génies le soir",
    of: "child",
    seldom: ["peur ~ noir & dormir|nuit|lumière|lit|chambre|soir"],
    told: [
      String.raw`/(?:peur (?:du|dans le) noir|(?:sans|avec|laisse\w* la|allume\w* la) lumiere|(?:genies?|monstres?|fantomes?|sorcier\w*|loup|diable) (?:est |sont )?(?:sous|dans|derriere|la nuit)) & dor*|lit|nuit|chambre|soir & <child>|ans`,
    ],
    excludes: ["child_behaviour", "hears_voices"],
    unless:
      /\b(?:voit vraiment|lui parle|entend des voix|fievre|convuls|touche|frappe|le jour aussi|tout le temps|ne dort plus|depuis (?:un|des) mois|reveille en hurlant)/,
  },
  {
    id: "thumb_and_nails",
    label: "pouce sucé ou ongles rongés",
    of: "child",
    told: [
      "suce*|suçot*|tète|téter|tétouill* & pouce*|doigt* & <child>|<baby>|ans|mois|dent*|encore|toujours",
      "rong*|mang*|mord* ~ ongle*",
    ],
    excludes: ["child_behaviour"],
    unless: /\b(?:pus|panaris|gonfl|saigne)/,
  },
  {
    id: "touches_genitals",
    label: "petit enfant qui touche son sexe",
    of: "child",
    told: [
      "touch*|tripot*|frott*|jou*|tir* & zizi|sexe|kiki|bangala|minou|foufoune|kpêtou|quéquette|parties|zezette & <child>|<baby>|ans|mois",
      "/(?:mains?|doigts?) (?:toujours |tout le temps |souvent )?dans (?:la|le|sa|son) (?:culotte|slip|couche|pantalon) & <child>|ans",
      "frott* & coussin*|oreiller*|chaise*|nounours|fauteuil & <child>|ans",
    ],
    excludes: ["child_behaviour"],
    unless:
      /\b(?:tonton|voisin|cousin|quelqu'un|homme|gratte|brule|demange|rouge|perte|saigne|sang|pleure|mal (?:a|au)|decalotte|peau de)/,
  },
  {
    id: "imaginary_friend",
    label: "ami imaginaire, enfant qui parle seul en jouant",
    of: "child",
    seldom: ["ami imaginaire|invisible"],
    told: [
      "ami*|copain*|copine*|camarade*|personne* & imagin*|invisibl*|invent*",
      String.raw`parl*|caus*|discut* & seul*|jouet*|poupée*|invisible* & /(?:en jouant|joue (?:seule?|avec|dans|tout)|\bjeux?\b|jouets?|poupee) & ans|<child>`,
    ],
    excludes: ["child_behaviour", "hears_voices"],
    unless: /\b(?:voix lui (?:dit|disent|ordonn)|ordonn|fievre|delire|peur de|frappe|suicid|tuer)/,
  },
  {
    id: "stutters_small",
    label: "petit enfant qui bégaie en apprenant à parler",
    of: "child",
    told: [
      "bégai*|bégay*|bégu*|bégé*",
      "répèt*|repet* & mot*|syllab*|début & parl*|phrase*",
      "but*|accroch*|bloqu* & mot* & parl* & ans",
    ],
    excludes: ["child_behaviour", "speech_trouble"],
    unless:
      /\b(?:brutal|d'un coup|soudain|depuis (?:hier|ce matin|la chute|le choc)|chute|tombe|bouche (?:de travers|tordue)|convuls|[3-6][0-9] ans)/,
  },
  {
    id: "night_terror",
    label: "terreur de nuit : hurle endormi, puis se rendort sans souvenir",
    of: "child",
    seldom: ["terreur* nocturne*|nuit"],
    told: [
      String.raw`hurl*|cri*|pleur*|assoi*|assis*|dress* & nuit*|dor*|endorm*|couch*|sommeil & /(?:(?:ne )?(?:me |nous |m'|personne )?(?:re)?connai\w+ (?:pas|personne|plus)|se souvien|souvenir|rappelle|sans se reveiller|pas vraiment reveill|yeux (?:grand )?ouverts|comme si (?:il|elle) dormait|ne me voit pas)`,
      "cauchemar* & nuit*|dor*|réveil*|<child>|ans|rêv*",
      "/(?:mauvais|vilains?) reves? & <child>|ans",
    ],
    excludes: ["child_behaviour"],
    unless:
      /\b(?:inconscient|repond (?:pas|plus)|evanoui|fievre|palu|corps (?:est )?chaud|raide|ecume|bave|mousse|urine sur|se pisse|langue|bleu|secouss?es? (?:de|des|du|dans)|tremble de partout|toute la journee|en plein jour|je fais|mes cauchemars)/,
  },
  {
    id: "sleepwalks",
    label: "enfant qui marche, parle ou grince des dents en dormant",
    of: "child",
    seldom: ["somnambul*", "grince* dents"],
    told: [
      "march*|lèv*|promèn*|parl*|bavard* ~ dorm*|endormi*|sommeil|nuit* & <child>|ans & /(?:souvien|souvenir|rappel|yeux ouverts|en dormant|endormi|somm?eil)",
      "grinc*|grince* & dent*",
      "craqu*|frott* ~ dent* & nuit*|dor*|sommeil",
    ],
    unless: /\b(?:fievre|palu|delire|raide|ecume|bouche (?:ne )?s'ouvre|bloque|mal (?:aux|de) dents)/,
  },
];

export const everydayWays: Presentation = {
  id: "everyday-ways",
  label: "Sommeil et petites manies de l'enfant",
  opens: {
    wakes_at_night: 6,
    rocks_to_sleep: 6,
    walks_later: 6,
    bow_legs: 6,
    separation_cry: 6,
    fear_of_dark: 6,
    thumb_and_nails: 6,
    touches_genitals: 6,
    imaginary_friend: 6,
    stutters_small: 6,
    night_terror: 6,
    sleepwalks: 6,
  },
  fits: "age < 15y",
  specialties: ["Pédiatrie", "Médecine Générale"],
  questions: [
    "danger_infant",
    "danger_child",
    anyOf("everyday_ways_fit", ["fever", "convulsion", "drowsy", "skills_lost"]),
    anyOf("everyday_ways_grows", ["slow_growth", "weight_loss", "poor_feeding"], "age < 5y"),
    anyOf(
      "everyday_ways_hurt",
      ["sexual_violence", "burning_urine", "genital_itch", "vaginal_bleeding"],
      "~~touches_genitals",
    ),
    "duration",
  ],
  rules: [
    {
      id: "everyday-wakes",
      level: "self_care",
      when: "wakes_at_night & age < 30mo & !fever & !hard_breathing & !vomiting & !ear_pain & !inconsolable_crying & !slow_growth & !poor_feeding",
      reason: "Se réveiller la nuit pour téter ou être rassuré, puis se rendormir, est habituel avant deux ans.",
      source: "nhs",
      covers: [
        "wakes_at_night",
        "cannot_sleep",
        "crying_baby",
        "irritable",
        "feeding_question",
        "low_mood",
        "fatigue",
        "stress",
        "teething",
        "advice_question",
      ],
      advice: {
        todo: [
          "Gardez la lumière basse, parlez peu, et recouchez-le encore un peu éveillé.",
          "Faites-vous relayer pour dormir le jour.",
        ],
        avoid: ["Ni sirop ni plante pour le faire dormir."],
      },
    },
    {
      id: "everyday-rocks",
      level: "self_care",
      when: "rocks_to_sleep & age >= 4mo & age < 4y & !fever & !convulsion & !skills_lost & !ear_pain & !drowsy & !vomiting",
      reason:
        "Beaucoup de petits enfants se balancent ou tapent doucement la tête pour s'endormir ; cela passe vers trois ou quatre ans.",
      source: "nhs",
      covers: [
        "rocks_to_sleep",
        "child_behaviour",
        "head_injury",
        "bump_small",
        "blow",
        "tantrum",
        "cannot_sleep",
        "headache",
      ],
      advice: {
        todo: ["Éloignez le lit du mur, serrez les vis, gardez un rituel calme avant de dormir."],
        watch: ["S'il ne vous regarde pas, ne répond pas à son nom ou ne joue pas : parlez-en à un médecin."],
      },
    },
    {
      id: "everyday-walks-later",
      level: "self_care",
      when: "walks_later & age >= 8mo & age < 18mo & !skills_lost & !floppy & !both_legs_weak & !one_side_weak & !wasting & !child_limp & !fever",
      reason:
        "Les premiers pas viennent entre 10 et 18 mois : un enfant qui se tient et avance à sa façon a encore le temps.",
      source: "nhs",
      covers: ["walks_later", "slow_growth", "child_behaviour"],
      advice: {
        todo: ["Laissez-le pieds nus au sol, avec des appuis."],
        avoid: ["Pas de trotteur, ni massage qui fait mal."],
        watch: ["S'il ne marche pas à 18 mois, montrez-le."],
      },
    },
    {
      id: "everyday-bow-legs",
      level: "self_care",
      when: "bow_legs & age >= 9mo & age < 7y & !limb_pain & !child_limp & !slow_growth & !fever & !skills_lost & !sickle_cell",
      reason:
        "Jambes un peu arquées avant deux ans, genoux en dedans ou pieds plats ensuite, se redressent le plus souvent en grandissant.",
      source: "nhs",
      covers: ["bow_legs", "deformity"],
      advice: {
        todo: ["Laissez-le marcher pieds nus, au soleil du matin, avec du poisson, des œufs et du lait."],
        watch: ["Une seule jambe tordue, douleur, boiterie, ou jambes de plus en plus arquées : montrez-le."],
      },
    },
    {
      id: "everyday-separation",
      level: "self_care",
      when: "separation_cry & age >= 5mo & age < 5y & !fever & !inconsolable_crying & !ear_pain & !poor_feeding & !drowsy",
      reason: "Pleurer quand la mère s'éloigne ou devant un inconnu est une étape normale entre 6 mois et 3 ans.",
      source: "nhs",
      covers: ["separation_cry", "crying_baby", "child_behaviour", "anxiety", "tantrum", "irritable"],
      advice: { todo: ["Dites-lui au revoir sans vous cacher, laissez un tissu à vous, revenez à l'heure dite."] },
    },
    {
      id: "everyday-dark",
      level: "self_care",
      when: "fear_of_dark & age >= 2y & age < 10y & !fever & !convulsion & !drowsy & !skills_lost & ~sexual_violence & ~violence_home",
      reason: "La peur du noir est de cet âge ; elle passe quand l'enfant est rassuré.",
      source: "nhs",
      covers: ["fear_of_dark", "separation_cry", "child_behaviour", "anxiety", "cannot_sleep", "stress"],
      advice: {
        todo: ["Une petite lumière, la même histoire chaque soir, et quelques minutes près de lui."],
        avoid: ["Ni moqueries, ni menaces de génies."],
        watch: ["Peur le jour aussi, ou quelque chose qu'on lui a fait : parlez-en à un soignant."],
      },
    },
    {
      id: "everyday-thumb",
      level: "self_care",
      when: "thumb_and_nails & age < 12y & !fever & !toothache & !nail_pus & !finger_deep_infection",
      reason: "Sucer son pouce ou ronger ses ongles est une habitude qui rassure et se perd en grandissant.",
      source: "nhs",
      covers: ["thumb_and_nails", "teething", "child_behaviour", "nail_problem", "stress", "anxiety"],
      advice: {
        todo: ["Occupez ses mains, félicitez-le quand il s'en passe."],
        avoid: ["Ni piment sur les doigts, ni coups, ni moqueries."],
      },
    },
    {
      id: "everyday-touches",
      level: "self_care",
      when: "touches_genitals & age >= 6mo & age < 7y & !burning_urine & !genital_itch & !vaginal_bleeding & !discharge_urethral & !worms & ~sexual_violence & !fever",
      reason: "Un petit enfant découvre son corps avec ses mains : c'est normal quand rien ne gratte ni ne brûle.",
      source: "nhs",
      covers: ["touches_genitals", "child_behaviour", "intimate_trouble"],
      advice: {
        todo: ["Détournez son attention sans le gronder ; dites que cela ne se fait pas devant les gens."],
        watch: ["S'il imite des gestes d'adultes ou a peur de quelqu'un : parlez-en à un médecin."],
      },
    },
    {
      id: "everyday-imaginary",
      level: "self_care",
      when: "imaginary_friend & age >= 2y & age < 9y & !skills_lost & !fever & !agitation & !confusion & !convulsion",
      reason: "Entre 2 et 8 ans, parler seul en jouant ou avoir un ami inventé est un jeu normal.",
      source: "nhs",
      covers: ["imaginary_friend", "child_behaviour"],
      advice: { todo: ["Laissez-le jouer, sans moquerie ni peur."] },
    },
    {
      id: "everyday-stutters",
      level: "self_care",
      when: "stutters_small & age >= 2y & age < 6y & !skills_lost & !convulsion & !face_droop & !one_side_weak & !head_injury & !drowsy & duration < 180d",
      reason:
        "Entre 2 et 5 ans, répéter des mots en parlant arrive souvent quand les phrases viennent vite, et passe en quelques mois.",
      source: "nhs",
      covers: ["stutters_small", "child_behaviour", "speech_trouble"],
      advice: {
        todo: ["Écoutez-le jusqu'au bout, parlez-lui lentement."],
        avoid: ["Ne finissez pas ses phrases, ne vous moquez pas."],
        watch: ["Si cela dure plus de six mois ou le gêne, une orthophoniste peut aider."],
      },
    },
    {
      id: "everyday-night-terror",
      level: "self_care",
      when: "night_terror & age >= 18mo & age < 13y & !convulsion & !fever & !drowsy & !hard_breathing & !cannot_hold_urine & !skills_lost & ~epilepsy",
      reason:
        "Crier ou s'asseoir la nuit sans se réveiller vraiment, puis se rendormir sans souvenir, est fréquent chez l'enfant et passe seul.",
      source: "nhs",
      covers: [
        "night_terror",
        "cannot_sleep",
        "crying_baby",
        "sweating",
        "night_sweats",
        "agitation",
        "child_behaviour",
        "irritable",
        "unwell_vague",
        "sleepwalks",
        "palpitations",
      ],
      advice: {
        todo: ["Restez près de l'enfant sans le secouer ni le réveiller ; couchez-le plus tôt, à heure fixe."],
        avoid: ["Pas d'écran le soir, pas de punition, rien à boire ni à brûler pour « chasser » cela."],
        watch: ["Secousses, bave, urines perdues, ou plusieurs crises par nuit : faites-le voir."],
      },
    },
    {
      id: "everyday-sleepwalks",
      level: "self_care",
      when: "sleepwalks & age >= 1y & age < 15y & !convulsion & !fever & !drowsy & !toothache & !headache & !cannot_hold_urine & ~epilepsy",
      reason: "Parler, marcher ou grincer des dents en dormant est fréquent chez l'enfant et n'annonce rien de grave.",
      source: "nhs",
      covers: ["sleepwalks", "cannot_sleep", "child_behaviour", "worms", "night_terror", "unwell_vague"],
      advice: {
        todo: ["Fermez la porte et la cuisine à clé la nuit, ramenez-le doucement au lit."],
        avoid: ["Ne le réveillez pas brusquement."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce qui inquiète dans le sommeil ou les habitudes d'un enfant se montre dans la semaine.",
    source: "nhs",
  },
  advice: { watch: ["Secousses, perte de ce qu'il savait faire, fièvre, ne joue plus."] },
};
