import type { Concept } from "#triage-engine/schema.ts";

/** What people ask for without being ill: medicines, papers, examinations, advice. */
export const requestConcepts: readonly Concept[] = [
  {
    id: "supply_request",
    label: "renouvellement d'un traitement",
    seldom: ["ordonnance expire|fini|terminé|périmé"],
    says: [
      "recopier|refaire ordonnance",
      "besoin|veux|cherche ordonnance|prescription|médicament",
      "flacon ~ fini|bout ?",
      "renouvellement|renouveler",
      "médicament|traitement|comprimés fini|terminé|épuisé|manque",
      "reste ~ médicament|traitement|comprimés|jour",
      "plus médicament|traitement|comprimés",
    ],
  },
  {
    id: "supply_left",
    label: "encore pour deux semaines ou plus de ce traitement",
    implies: ["supply_request"],
    kind: "circumstance",
    seldom: [
      "reste|encore deux|trois|quatre|cinq|six semaines ~ comprimé*|boîte*|arv|insuline|traitement|dépakine|médicament*",
      "reste|encore mois & comprimé*|boîte*|arv|insuline|traitement|dépakine|médicament*",
      "reste|encore deux|trois|quatre|cinq|six mois & comprimé*|boîte*|arv|insuline|traitement|dépakine|médicament*",
    ],
  },
  {
    id: "critical_supply",
    label: "presque plus d'un traitement vital (insuline, épilepsie, anticoagulant, VIH)",
    seldom: ["reste deux|trois|quatre|1 dose*|stylo*|cartouche*|flacon*"],
    asked: [
      "insuline|épilepsie|vih|sida|arv|asthme|ventoline|carbamazépine|tégrétol|dépakine|gardénal|sintrom|anticoagulant*|diabète|fluidifi*",
    ],
    says: [
      "plus insuline|dépakine|gardénal|tégrétol|phénobarbital|carbamazépine|valproate|keppra|sintrom|previscan|warfarine|anticoagulant*|xarelto|arv|antirétrovira*|trithérapie|cortisone|corticoïde*|hydrocortisone|antiépileptique*|ventoline",
      "pharmacie* ~ rupture",
      "stylo vide|fini|reste|dernier",
      "insuline|dépakine|gardénal|tégrétol|phénobarbital|carbamazépine|valproate|keppra|sintrom|previscan|warfarine|anticoagulant*|xarelto|arv|antirétrovira*|trithérapie|cortisone|corticoïde*|hydrocortisone|antiépileptique* ~ fini|manque|rupture|reste|terminé|épuisé|dernier",
      "fini|reste|manque|rupture|dernier|terminé ~ insuline|dépakine|gardénal|tégrétol|phénobarbital|carbamazépine|valproate|keppra|sintrom|previscan|warfarine|anticoagulant*|xarelto|arv|antirétrovira*|trithérapie|cortisone|corticoïde*|hydrocortisone|antiépileptique*",
      "ventoline fini|vide",
    ],
    implies: ["supply_request"],
  },
  {
    id: "doses_missed_critical",
    label: "doses de ce traitement vital déjà sautées",
    denies: ["contracepti*|pilule|planning ?"],
    says: [
      "sauté|raté|oublié|arrêté ~ antirétrovir*|arv",

      "pas pris ~ gardénal|dépakine|tégrétol|antirétrovir*|arv|insuline",
    ],
  },
  {
    id: "checkup",
    label: "bilan ou contrôle sans maladie",
    seldom: [
      "!pas pour ~ bilan|contrôle|visite",
      "reprendre|cherche ~ suivi",
      "cherche ~ suivre",
      "rend contrôle|suivi",
    ],
    says: [
      "bilan santé|complet|général|annuel|sanguin|prénuptial|gratuit",
      "faire|veux|voudrais|demande|besoin|passe bilan",
      "contrôle|visite santé|annuel|annuelle|général|médical|tension",
      "faire|passe contrôle|dépistage|examen|analyse ?",
    ],
  },
  {
    id: "imaging_request",
    label: "demande d'imagerie (radio, échographie, scanner, IRM)",
    denies: ["dois|doit|devrais ~ radio|scanner|irm|écho ?", "faut radio ?"],
    says: [
      "irm|scanner|échographie ~ <knee>|genou|dos|<head>|ventre|papier|docteur",
      "radio|radiographie <chest>|poumons|dos|genou|<leg>|<arm>|pied|main|bassine|faire|passe|prescrit",
      "fer|faire|passe|besoin|veux|prescrit|demande|ordonnance ~ radio|échographie|écho|scanner|irm|mammographie|doppler|scan|radiographie",
    ],
  },
  {
    id: "anaesthesia_visit",
    label: "consultation d'anesthésie avant une opération",
    seldom: [
      "docteur|médecin sommeil|endormir",
      "consultation|visite|rend|rdv anesthésie|préanesthésique|préopératoire",
      "celui|docteur|médecin|monsieur|dame qui endort",
    ],
    says: [
      "endormir|endort ~ opération|hernie|chirurgien|mois",

      "anesthésiste",
    ],
  },
  {
    id: "vaccine_request",
    label: "demande de vaccin",
    seldom: ["!fait|reçu|eu tous vaccin* ?"],
    says: [
      "doit|falloir|faut ~ vaccin",
      "faire|besoin|veux|voudrais|prend|recevoir|demande|met|carnet ~ vaccin|vaccination|rappel",
      "vaccin fièvre jaune",
      "vaccin voyage|hpv|hépatite|tétanos|méningite|typhoïde|bébé|covid|grippe|rougeole|polio|bcg|rage|retard|manque|contre ?",
      "carnet jaune",
    ],
    denies: [
      "vaccin ~ date|jour",
      "carnet ~ jour|complet",
      "vaccin* jour",
      "vaccin|rappel tétanos date|remonte|jour|fait|reçu|bon",
    ],
  },
  {
    id: "certificate",
    label: "demande de certificat",
    says: ["certificat", "papier|justificatif médecin|médical|école"],
  },
  {
    id: "advice_question",
    label: "question ou conseil de prévention",
    seldom: [
      "quel*|quoi aliment*|nourriture*|repas|fruit*|légume*",
      "quoi|comme mangé|faire ~ éviter|prévenir|protéger",
      "quel* âge ~ donné|vaccin|vermifuge|sevrer|commencer",
    ],
    says: [
      "peut|puis|dois|faut|droite|interdit|dangereux ~ mangé|voyage|jeune|boire|prend|faire|travaille & enceinte|grossesse|allait*",
      "comme éviter|prévenir|protéger|préparé|doser|fabrique",
      "prévention|conseil|régime|alimentation|nutrition|information|renseignement|renseigner|moustiquaire ?",
      "voudrais|veux|peut sais ?",
      "faut|dois mangé|boire|éviter",
    ],
  },
  {
    id: "test_results",
    label: "résultats d'examens à lire",
    seldom: ["!sans résultat ?"],
    says: ["résultat ?"],
  },
  {
    id: "results_alarming",
    label: "résultat que le laboratoire ou le médecin a dit grave ou urgent",
    says: [
      "résultat|analyse|labo|laboratoire ~ grave|urgent|alarmant|anormal|urgence",
      "laboratoire|labo ~ appelé|téléphoné",
    ],
  },
  {
    id: "specialist_request",
    label: "demande de rendez-vous avec un spécialiste",
    says: [
      "rend|rdv|consultation|voit|consulter|trouvé|cherche médecin|docteur|généraliste|spécialiste|dentiste|psychologue ?",
      "prend|besoin rend|rdv",
    ],
  },
  {
    id: "stable_condition",
    label: "état stable sous traitement, sans signe nouveau",
    seldom: ["première consultation|cpn faite|passée"],
    kind: "circumstance",
    says: [
      "souffle|toux|état|même comme|même habitude",
      "rien nouveau|change|signaler",
      "stable|équilibre",
      "vais|sent bien",
      "exactement comme",
      "tout va bien",
    ],
  },
  {
    id: "wants_cardiologist",
    label: "demande à voir un cardiologue",
    kind: "circumstance",
    says: ["cardiolog*|cardio", "docteur|médecin|spécialiste cœur"],
  },
  {
    id: "wants_paediatrician",
    label: "demande à voir un pédiatre",
    seldom: ["voudrais|cherche|veux ~ docteur|médecin enfants|bébés"],
    kind: "circumstance",
    says: ["pédiatr*"],
  },
  {
    id: "wants_gynaecologist",
    label: "demande à voir un gynécologue ou une sage-femme",
    seldom: ["docteur|médecin|spécialiste femmes"],
    denies: ["gynéco* ~ donné|dit|prescrit* ?"],
    kind: "circumstance",
    says: ["gynéco* ?"],
  },
  {
    id: "wants_dermatologist",
    label: "demande à voir un dermatologue",
    seldom: ["spécialiste peau"],
    kind: "circumstance",
    says: ["dermato*"],
  },
  {
    id: "wants_eye_doctor",
    label: "demande à voir un médecin des yeux",
    seldom: ["lunettes ~ faire|ordonnance|refaire|change"],
    kind: "circumstance",
    says: ["ophtalm*|oculiste", "docteur|médecin|spécialiste yeux|vue"],
  },
  {
    id: "wants_ent",
    label: "demande à voir un ORL",
    seldom: ["voudrais|cherche|veux ~ médecin|docteur|spécialiste nez|gorge|oreille"],
    kind: "circumstance",
    says: ["orl"],
  },
  {
    id: "wants_orthopaedist",
    label: "demande à voir un orthopédiste",
    seldom: ["orthopéd*"],
    kind: "circumstance",
    says: ["docteur|spécialiste os"],
  },
  {
    id: "wants_neurologist",
    label: "demande à voir un neurologue",
    seldom: ["spécialiste cerveau|nerfs"],
    kind: "circumstance",
    says: ["neurolog*"],
  },
  {
    id: "wants_psychiatrist",
    label: "demande à voir un psychiatre ou un psychologue",
    kind: "circumstance",
    says: ["psychiatr*|psycholog*|psy"],
  },
  { id: "wants_surgeon", label: "demande à voir un chirurgien", kind: "circumstance", says: ["chirurgien|chirurgie"] },
  {
    id: "wants_urologist",
    label: "demande à voir un urologue",
    seldom: ["docteur|médecin|spécialiste prostate"],
    kind: "circumstance",
    says: ["urolog*"],
  },
  {
    id: "wants_gastro",
    label: "demande à voir un gastro-entérologue",
    seldom: ["voudrais|cherche|veux ~ médecin|docteur|spécialiste estomac|intestins"],
    kind: "circumstance",
    says: ["gastroentéro*|gastro"],
  },
];
