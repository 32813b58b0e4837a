import type { Concept } from "#triage-engine/schema.ts";

/** Eyes. Loss of sight is told with the head. */
export const eyes: readonly Concept[] = [
  {
    id: "red_eye",
    label: "œil rouge",
    seldom: ["<red> œil|yeux ?"],
    asked: ["blanc ~ rose|rouge", "rouge"],
    says: ["conjonctivite*|apollo|appolo|apolo", "<eye> ~ <red>"],
  },
  {
    id: "eye_pain",
    label: "douleur de l'œil",
    seldom: ["lance|mal ~ globe ?", "!yeux|œil ~ mal aucun moment", "!yeux|œil ~ fait pas souffrir"],
    asked: ["fait mal"],
    says: [
      "yeux|œil ~ sable|piment",
      "mal|maux|douleur*|douloureu*|souffre|lance|élance* & œil|yeux|paupière*",
      "œil|yeux ~ brûle* fort|trop",
    ],
  },
  {
    id: "eye_light",
    label: "lumière qui fait mal à l'œil rouge",
    seldom: ["œil|yeux ~ supporte plus|pas soleil|lumière ?"],
    says: ["ampoule ~ coupe|pique|blesse", "œil|yeux & lumière & mal|gêne*|supporte*|ouvr*|ferme*"],
  },
  {
    id: "eye_discharge",
    label: "œil collé ou qui coule du pus",
    denies: ["colle* ~ cahier|livre|téléphone|écran|télé ?"],
    seldom: ["œil|yeux coule jaune|blanc|vert|épais|pus"],
    says: [
      "yeux & matin & ouvrir ?",
      "œil|yeux ~ fermé ~ pus",
      "cils|paupière*|yeux|œil & collé*|soudé*",
      "œil|yeux ~ collé*|pus|saleté*",
      "pus|purulent*|caca|saleté* ~ œil|yeux",
      "décolle* cils|paupière*|yeux ?",
    ],
  },
  {
    id: "eye_watering",
    label: "œil qui pleure",
    says: [
      "œil|yeux coule|larme*",
      "larme* ~ coule* ?",
      "œil|yeux & pleure*",
      "eau coule ~ <eye> ?",
      "larmoie*",
      "<eye> ~ pleure*",
    ],
  },
  {
    id: "itchy_eyes",
    label: "yeux qui grattent",
    says: [
      "sable ~ yeux ?",
      "yeux secs|brûlé ?",
      "œil|yeux|paupière* gratte*|démange*|pique*|picote*|irrité*",
      "gratte*|démange* ~ œil|yeux|paupière* ?",
      "frotte yeux|œil ?",
    ],
  },
  {
    id: "eye_tired",
    label: "yeux fatigués ou secs",
    seldom: [
      "<eye> & ordinateur|ordi|écran|télé|portable|téléphone",
      "paupière*|œil ~ saute*|tressaute*|tremble*|bat|tressaille*|cligne",
    ],
    says: ["yeux ~ secs|lourd|fatigue", "yeux & secs|lourd|fatigué*|piqué & écran*|soir|lire|nuit"],
  },
  {
    id: "eye_injury",
    label: "coup ou objet dans l'œil",
    seldom: [
      "<eye> ~ reçu|éclat|limaille|copeau|ferraille",
      "reçu|éclat|limaille|copeau|ferraille ~ <eye>",
      "chose ~ entré|rentré|volé <eye>",
      "soudé|soudure|souder ~ sans lunettes|masque|protection",
      "meulé|meulage|soudé|meuleuse & lunettes|œil|yeux|paupière|étincelle*",
    ],
    denies: ["lumière blesse ?"],
    says: [
      "choc|poing|ballon|balle|pierre|caillou|branche|bâton|doigt|fer|métal|limaille|clou|verre|éclaté|paille|ongle|griffé|blessé|crevé|percé|perforé|fil ~ œil|yeux",
      "bois|fer|branche|éclat|clou ~ rentré|entré|parti|sauté ~ <eye>",
    ],
  },
  {
    id: "eye_penetrating",
    label: "œil percé ou objet planté dans l'œil",
    seldom: ["!grain*|poussière*|cil ~ planté|reste ~ œil|yeux ?", "œil ~ clou|couteau|ciseaux ?", "éclat|fer crevé ?"],
    says: [
      "flèche|couteau|ciseaux|clou|crayon|lance|planté|enfoncé ~ œil",
      "œil crevé|percé|perforé|ouvert|fendu ?",
      "pointe|clou|fer|éclat|épine|aiguille rentre|planté|entre <eye>",
    ],
    implies: ["eye_injury"],
  },
  {
    id: "eye_dust",
    label: "poussière ou cil dans l'œil",
    seldom: ["grain*|éclat*|limaille|copeau*|saleté ~ planté|reste|resté|entré|coincé ~ œil|yeux"],
    denies: ["comme ~ sable|grains", "mouche volant|noir ?"],
    says: [
      "grains|poussière|sable|limaille|saleté & racle|gratte|piqué|gêne|dedans & paupière|œil|yeux",
      "poussière*|sable|cil|moustiques|mouche|saleté|insecte|moucheron|bestiole|savon|shampoing ~ œil|yeux",
    ],
  },
  {
    id: "eye_chemical",
    label: "produit dans l'œil",
    seldom: [
      "œil|yeux ~ reçu|pris ~ ciment|chaux|acide|javel|essence",
      "chaux|acide|ciment|liquide|produit|sève ~ yeux|œil",
    ],
    denies: ["œil|yeux & collé matin|réveil|pus|sécrétion*|rouge* ?"],
    says: [
      "javel|soude|acide|produit|ciment|chaux|essence|pétrole|détergent|lessive|insecticide|pesticide|batterie|lacrymogène|ammoniac ~ œil|yeux",
      "giclée & paupières|yeux|oeil",
    ],
  },
  {
    id: "eye_mild_splash",
    label: "savon, shampoing ou piment dans l'œil",
    seldom: ["piment & frotté œil"],
    denies: ["comme ~ fumée ?", "fumée ~ devant ?"],
    says: ["kohl|maquillage|savon|shampoing|piment|gel|parfum|fumée|oignon*|citron|orange|vinaigre ~ œil|yeux"],
  },
  {
    id: "contact_lenses",
    label: "lentilles de contact",
    kind: "history",
    says: ["lentilles"],
  },
  {
    id: "stye",
    label: "bouton sur la paupière (orgelet)",
    says: [
      "grains|pustule|bosse|petit|rouge ~ bord paupière|cils",
      "grains|bosse ~ paupière",
      "orgelet|compère|chalazion",
      "bouton*|boule*|furoncle|clou ~ paupière*|œil|yeux|cils",
    ],
  },
  {
    id: "eyelid_swollen",
    label: "paupière gonflée",
    asked: ["bord"],
    says: ["paupière*|œil|yeux ~ gonfle*|enfle*|fermé*|doublé|triplé", "gonfle*|enfle* ~ paupière*|œil|yeux"],
  },
  {
    id: "eye_bulging",
    label: "œil poussé en avant ou qui ne bouge plus",
    says: ["œil avance|pousse|dehors", "œil|yeux sort|sorti", "<eye> ~ sort place|trou|orbite ?", "poussé avant"],
  },
  {
    id: "eye_white_child",
    label: "reflet blanc dans la pupille ou œil qui louche chez un enfant",
    seldom: ["!blanc œil ~ blanc|normal|clair", "!yeux|œil blanc*|blanche*", "reflet blanc"],
    denies: ["œil même|bien|reste blanc"],
    says: ["pupille|œil blanche|blanc ?", "oeil|yeux ~ brille ~ chat|flash"],
  },
  {
    id: "eye_blood_spot",
    label: "tache rouge sans douleur sur le blanc de l'œil",
    says: ["plaque|taches rouge ~ blanc|œil", "flaque|taches|goutte sang|rouge & œil", "taches sang ~ œil|blanc"],
    implies: ["red_eye"],
  },
  {
    id: "glasses_request",
    label: "contrôle de la vue, lunettes",
    seldom: ["copie mal tableau"],
    kind: "circumstance",
    says: [
      "voit pas|moins|mal ~ loin|tableau",
      "plisse ~ yeux ~ tableau|loin|lire|télé|écran",
      "contrôle|examen|bilan vue|yeux ?",
    ],
  },
];
