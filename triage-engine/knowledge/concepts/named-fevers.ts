import type { Concept } from "#triage-engine/schema.ts";

/** Illnesses people name, tests, contacts and journeys. */
export const namedFevers: readonly Concept[] = [
  {
    id: "malaria",
    label: "paludisme",
    denies: ["protéger|éviter|prévenir ~ palu|malaria ?"],
    says: ["palu|malaria|djèkouadjo|sumaya|soumaya"],
  },
  {
    id: "malaria_test_negative",
    label: "test du paludisme négatif",
    kind: "circumstance",
    says: ["TDR|goutte ~ négatif|négative|neg", "palu ~ négatif|neg"],
    denies: [
      "pas fait test*|examen*|TDR|analyse*",
      "pas encore fait",
      "aucun test*|examen*",
      "jamais fait",
      "test* ~ positif|positive",
    ],
    excludes: ["malaria_test_positive", "malaria"],
  },
  {
    id: "malaria_test_mentioned",
    label: "test du paludisme",
    kind: "circumstance",
    says: ["test* palu|malaria", "test rapide palu", "examen|TDR|dépistage palu", "goutte épaisse"],
  },
  {
    id: "malaria_test_positive",
    label: "test du paludisme positif",
    seldom: ["piqué doigt ~ deux trait* ?"],
    kind: "circumstance",
    says: ["palu ~ trouvé|vu|confirmé|positif|positive", "TDR|goutte ~ positif|positive", "positif|croix ~ palu ?"],
    implies: ["malaria"],
    excludes: ["malaria_test_negative"],
  },
  {
    id: "malaria_treated",
    label: "traitement du paludisme déjà pris",
    seldom: ["palu ~ traitement|trait|soigné"],
    kind: "circumstance",
    says: [
      "coartem|artefan|artemether|artésunate|quinine|ACT|arteluf|lufanter",
      "traitement|médicament*|comprimés|trait|soigné ~ palu",
    ],
  },
  { id: "dengue", label: "dengue", says: ["dengue", "moustique tigre|rayé ?"] },
  {
    id: "yellow_fever",
    label: "fièvre jaune",
    says: ["fièvre jaune"],
    denies: ["contre fièvre jaune ?", "carnet|date*|vaccin* ~ fièvre jaune"],
  },
  {
    id: "typhoid",
    label: "fièvre typhoïde",
    says: ["typhoïde|tifoide|thyphoide", "Widal|vidal positif ?"],
  },
  { id: "meningitis", label: "méningite", says: ["méningite ?"] },
  {
    id: "haemorrhagic_fever",
    label: "fièvre hémorragique",
    says: ["ebola|lassa|marburg ?"],
  },
  {
    id: "flu",
    label: "grippe",
    seldom: ["grosse crève ?"],
    says: ["grippe|grippal|covid|corona|coronavirus ?"],
  },
  {
    id: "tuberculosis",
    label: "tuberculose",
    seldom: ["bacille ?"],
    says: ["tuberculose|tuberculeux|BK ?"],
  },
  {
    id: "tb_contact",
    label: "proche soigné pour la tuberculose",
    seldom: [
      "tuberculose ~ partage* ~ chambre|lit|maison",
      "traitement|médicaments poumons",
      "papa|maman|oncle|maison ~ tuberculose",
    ],
    kind: "circumstance",
    says: [
      "partage|dort|vit ~ chambre|lit ~ tuberculose|tb",
      "voisin*|collègue*|chambre|frère|sœur|mari|femme|mère|père ~ tb|tbc",
      "vit|habits|dormir ~ tuberculose|tuberculeux",
    ],
  },
  {
    id: "sepsis",
    label: "infection du sang",
    says: ["infection sang", "septicémie|sepsis ?", "sang infecté|empoisonné ?"],
  },
  {
    id: "sick_contact",
    label: "contact récent avec une personne malade",
    kind: "circumstance",
    says: [
      "femme|mari|fils|fille|enfant*|mère ~ aussi|chose",
      "voisin*|famille|école|classe|quartier|maison|frère|sœur|cousin ~ pareil|malade",
      "monde ~ malade|mal",
      "autre|gens ~ même ?",
    ],
    shares: true,
  },
  {
    id: "haemorrhagic_contact",
    label:
      "contact avec un malade qui saignait, un enterrement, de la viande de brousse, ou retour de Guinée, du Liberia ou du Nigeria",
    kind: "circumstance",
    says: [
      "aidé laver",
      "aidé|laver ~ mort|corps|défunt",
      "reviens|reviennent|revenu|revient|rentre|retour|viens|voyage|arrive ~ guinée|conakry|liberia|monrovia|nigeria|lagos|sierra|congo|ouganda",
      "mangé|touché|dépecé ~ singe|chauve-souris|chimpanzé|roussette",
      "enterrement|cadavre",
      "lavé|touché|toilettes corps|mort|défunt",
      "chauve souris ?",
      "ebola",
    ],
  },
  {
    id: "meningitis_contact",
    label: "contact proche avec un cas de méningite",
    denies: ["part*|repart*|vais|voyage ~ funérailles|enterrement"],
    kind: "circumstance",
    says: [
      "contact|voisin*|frère|sœur|camarade|collègue|enfant|cousin|élevée|ami|copain|copine|malade|atteint ~ méningite",
      "évacué|hospitalisé|mort ~ méningite",
    ],
  },
  {
    id: "recent_travel",
    label: "voyage récent",
    kind: "circumstance",
    says: [
      "voyage",
      "retour ~ village|burkina|mali ?",
      "revenu|rentre ~ village|brousse ?",
      "rentré|revenu|quitté|arrivé mali|burkina|ghana|guinée|libéria|nigeria|togo|bénin|sénégal|niger|france",
    ],
  },
  {
    id: "bad_news_of_test",
    label: "résultat d'analyse anormal",
    kind: "circumstance",
    says: ["résultat*|analyse*|bilan|examen ~ mauvais*|anormal*|inquiét* ?"],
  },
];
