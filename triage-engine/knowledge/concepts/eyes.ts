import type { Concept } from "#triage-engine/schema.ts";

/** Eyes. Loss of sight is told with the head. */
export const eyes: readonly Concept[] = [
  {
    id: "red_eye",
    label: "œil rouge",
    says: [
      "<eye> <red>",
      "œil|yeux gauche|droit <red>",
      "œil|yeux tout|devenu <red>",
      "<red> œil|yeux",
      "conjonctivite*",
      "apollo|appolo|apolo",
      "œil ~ sang dedans",
      "blanc œil ~ rouge|sang",
    ],
  },
  {
    id: "eye_pain",
    label: "douleur de l'œil",
    says: [
      "mal|maux|douleur*|douloureu*|souffre|lance|élance* & œil|yeux|paupière*",
      "œil|yeux ~ brûle* fort|trop",
      "œil|yeux ~ fait mal",
      "douleur oculaire",
      "lumière ~ mal ~ œil|yeux",
      "yeux ~ mal ~ lumière",
    ],
  },
  {
    id: "eye_light",
    label: "lumière qui fait mal à l'œil rouge",
    says: ["œil|yeux & lumière & mal|gêne*|supporte*|ouvr*|ferme*"],
  },
  {
    id: "eye_discharge",
    label: "œil collé ou qui coule du pus",
    says: [
      "ouvrir plus|pas & collé*|pus|croûte*|jaune",
      "cils|paupière*|yeux|œil & collé*|collent|colle|soudé*",
      "œil|yeux|paupière*|cils collé*|pus|croûte*|chassie*|sécrétion*|gluant*",
      "œil|yeux ~ collé*|pus|saleté*",
      "pus|caca|saleté* ~ œil|yeux",
      "œil|yeux coule* jaune|blanc|vert|épais|pus",
      "chassie*",
      "caca œil|yeux",
    ],
  },
  {
    id: "eye_watering",
    label: "œil qui pleure",
    says: [
      "œil|yeux coule*|pleure*|larmoie*|larme*",
      "larmoiement*",
      "larme* ~ coule*",
      "yeux mouillés|humides|eau",
      "œil|yeux & pleure*",
    ],
  },
  {
    id: "itchy_eyes",
    label: "yeux qui grattent",
    says: [
      "œil|yeux|paupière* gratte*|démange*|pique*|picote*|irrité*",
      "gratte*|démange* ~ œil|yeux|paupière*",
      "sable ~ yeux",
      "yeux secs",
      "démangeaison* ~ œil|yeux",
    ],
  },
  {
    id: "eye_tired",
    label: "yeux fatigués ou secs",
    says: [
      "yeux ~ secs|lourds|fatigués",
      "yeux & secs|lourds|fatigué*|piquent & écran*|téléphone|ordinateur|soir|lire|télé|nuit",
      "yeux fatigués|secs|lourds",
      "fatigue visuelle|yeux|oculaire",
    ],
  },
  {
    id: "eye_injury",
    label: "coup ou objet dans l'œil",
    says: [
      "meulé|meulage|soudé|soudure|meuleuse & lunettes|œil|yeux|paupière|étincelle*",
      "choc|poing|ballon|balle|pierre|caillou|branche|bâton|doigt|bois|fer|métal|limaille|clou|verre|éclat|paille|ongle|griffe|griffé|blessé|crevé|percé|perforé|fil ~ œil|yeux",
      "œil|yeux ~ crevé|percé|perforé|blessé|griffé",
      "pris|donné|reçu ~ coup ~ œil|yeux",
      "reçu ~ balle|ballon|pierre|caillou|coup|branche ~ œil|yeux",
      "œil|yeux ~ reçu|éclat|meulage|soudure|limaille",
      "soudure|soudé|soudeur|meuleuse|meulage & œil|yeux",
      "plaie œil",
    ],
  },
  {
    id: "eye_penetrating",
    label: "œil percé ou objet planté dans l'œil",
    says: [
      "flèche|fléchette|couteau|ciseaux|clou|crayon|lance ~ œil",
      "œil crevé|percé|perforé|ouvert|fendu",
      "planté|plantée|enfoncé|rentré|entré ~ œil",
      "œil ~ coule ~ coup|blessé|crevé",
      "clou|couteau|fer|éclat|fil ~ planté|rentré|entré|enfoncé œil",
    ],
    implies: ["eye_injury"],
  },
  {
    id: "eye_dust",
    label: "poussière ou cil dans l'œil",
    says: [
      "grain|poussière|sable|limaille|saleté & racle|gratte|pique|gêne|dedans & paupière|œil|yeux",
      "poussière*|sable|cil|moustique|mouche|saleté|insecte ~ œil|yeux",
      "œil ~ poussière|sable|cil|grain",
      "moucheron|bestiole|savon|shampoing ~ œil|yeux",
    ],
  },
  {
    id: "eye_chemical",
    label: "produit dans l'œil",
    says: [
      "javel|soude|acide|produit|ciment|chaux|essence|pétrole|détergent|lessive|insecticide|pesticide|batterie|lacrymogène|ammoniac ~ œil|yeux",
      "œil|yeux ~ javel|soude|acide|produit|ciment|chaux|essence|pétrole|détergent|insecticide|pesticide|lacrymogène|batterie",
      "éclaboussé|éclaboussure|giclé|projeté|projection|reçu ~ produit|javel|acide|soude|ciment ~ œil|yeux|visage",
      "brûlure chimique œil|yeux",
    ],
  },
  {
    id: "eye_mild_splash",
    label: "savon, shampoing ou piment dans l'œil",
    says: [
      "savon|shampoing|champoing|piment|oignon|gel|parfum ~ œil|yeux",
      "reçu|mis savon|shampoing|piment ~ œil|yeux",
      "œil|yeux ~ savon|shampoing|piment|oignon",
    ],
  },
  {
    id: "contact_lenses",
    label: "lentilles de contact",
    kind: "history",
    says: ["lentille* ~ contact|œil|yeux|porte", "porte lentilles", "lentilles"],
  },
  {
    id: "stye",
    label: "bouton sur la paupière (orgelet)",
    says: [
      "grain|pustule|bosse|petit|rouge ~ bord paupière|cils",
      "grain|bosse ~ paupière",
      "orgelet|compère|chalazion",
      "bouton*|boule*|furoncle ~ paupière*|œil|yeux|cils",
      "paupière ~ bouton*|boule*|petit gonflé",
    ],
  },
  {
    id: "eyelid_swollen",
    label: "paupière gonflée",
    says: ["paupière*|œil|yeux ~ gonfle*|enfle*|fermé*", "gonfle*|enfle* ~ paupière*|œil|yeux"],
  },
  {
    id: "eye_bulging",
    label: "œil poussé en avant ou qui ne bouge plus",
    says: [
      "œil|yeux sort|sorti|sortent",
      "œil|yeux ~ exorbité*|globuleux",
      "œil poussé|avant",
      "œil bouge plus",
      "exophtalmie",
    ],
  },
  {
    id: "eye_white_child",
    label: "reflet blanc dans la pupille ou œil qui louche chez un enfant",
    says: ["pupille|œil blanche|blanc", "reflet blanc", "louche|strabisme", "œil ~ blanc ~ photo|pupille|milieu"],
  },
  {
    id: "eye_blood_spot",
    label: "tache rouge sans douleur sur le blanc de l'œil",
    says: [
      "flaque|tache|goutte sang|rouge & œil",
      "sang & blanc œil|yeux",
      "tache rouge|sang ~ œil|blanc",
      "sang ~ blanc œil",
      "vaisseau éclaté ~ œil",
      "œil ~ tache rouge",
    ],
    implies: ["red_eye"],
  },
  {
    id: "glasses_request",
    label: "contrôle de la vue, lunettes",
    kind: "circumstance",
    says: ["contrôle|examen|bilan vue|yeux", "lunettes ~ besoin|changer|nouvelles|prescription", "ordonnance lunettes"],
  },
];
