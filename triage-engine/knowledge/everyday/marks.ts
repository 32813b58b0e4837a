import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";
import { mattersOf } from "./matter.ts";

/** Marks that growing, work and glue leave on the skin. */
export const everydayMarksConcepts: readonly EverydayConcept[] = [
  {
    id: "stretch_marks",
    label: "vergetures de croissance ou de grossesse",
    seldom: ["vergeture*"],
    told: [
      String.raw`ligne*|trait*|raie*|rayure*|strie*|bande* & violet*|rouge*|rose*|mauve|blanch*|brillant* & dos|cuisse*|hanche*|fesse*|sein*|ventre|rein* & /(?:grandi|pousse vite|grossi|pris du poids|muscu|salle de sport|enceinte|grossesse|\bmois\b)`,
    ],
    excludes: ["skin_dark_spots"],
    unless:
      /\b(?:frapp|fouette (?:hier|par)|gratt|chaud|fievre|veine|grimpe|remonte vers|mollet|brulure|cortis|comprimes? de|pommade eclaircissante)/,
  },
  {
    id: "callus",
    label: "corne ou durillon des mains ou des pieds",
    seldom: ["durillon*", "callosité*", "corne & <hand>|<foot>|paume*|talon*|plante"],
    told: [
      String.raw`paume*|plante|talon*|doigt*|orteil*|main*|pied* & dur*|épais*|corne & /(?:travail|brouette|daba|houe|machette|manche|pouss|port[ea]|outil|chaussures?|marche pieds nus|pieds nus|guitare|volant|lessive|pile|mortier|haltere|barre)`,
    ],
    excludes: ["numb_patch"],
    unless:
      /\b(?:sen[st] (?:pas|plus|rien)|insensible|plaie|ouvert|pus|saigne|rouge et chaud|diabet|fievre|boule dure sous)/,
  },
  {
    id: "glued_fingers",
    label: "doigts collés par de la colle forte",
    seldom: [
      "doigt*|pouce|index|main* ~ collé*|colle*|coincé* ~ glue|colle",
      "glue|colle & doigt*|pouce|index ~ collé*|ensemble",
    ],
    told: ["/(?:super ?-?glue|glue|colle forte|cyanolit|loctite) & doigt*|pouce*|index|main*|peau"],
    excludes: ["limb_pain"],
    unless:
      /(?:dans (?:l'|son |mon |ses |mes )?(?:oeil|œil|yeux|bouche|gorge|nez|oreille)|sur (?:l'|les )(?:oeil|yeux|levres?)|avale|paupiere|brule (?:fort|beaucoup)|cloque)/,
  },
];

const ofSkin = mattersOf({ specialties: ["Médecine Générale", "Dermatologie"] });

export const everydayMarks: readonly Presentation[] = [
  ofSkin({
    id: "stretch-marks",
    label: "Vergetures",
    opens: { stretch_marks: 6 },
    fits: "age >= 9y",
    asks: [["fever", "blow", "cellulitis", "severe_pain"]],
    when: "stretch_marks & age >= 9y & age < 60y & !fever & !blow & !cellulitis & !severe_pain & ~bleaching_cream & ~steroid_stopped & ~purple_spots",
    reason:
      "Des lignes violettes puis claires sur le dos, les hanches ou le ventre viennent d'une peau qui s'est étirée en grandissant ou en grossissant.",
    source: "nhs-skin",
    covers: ["stretch_marks", "skin_dark_spots", "rash", "anxiety"],
    advice: {
      todo: ["Elles pâlissent avec le temps ; une crème hydratante suffit."],
      avoid: ["Ni crème éclaircissante, ni crème à la cortisone."],
      watch: ["Lignes larges et très violettes avec le visage qui s'arrondit ou une faiblesse : montrez-les."],
    },
  }),
  ofSkin({
    id: "callus",
    label: "Corne des mains ou des pieds",
    opens: { callus: 6 },
    fits: "age >= 6y",
    confirms: [["numb_patch", "Y a-t-il un endroit de la peau où vous ne sentez plus le toucher ou le chaud ?"]],
    asks: [["wound_infected", "wound", "fever", "diabetes"]],
    when: "callus & age >= 6y & !numb_patch & !wound_infected & !wound & !fever & !diabetes & ~severe_pain",
    reason:
      "La peau s'épaissit là où elle frotte ou porte ; c'est une protection, sans danger tant que vous sentez bien.",
    source: "nhs-skin",
    covers: ["callus", "nail_problem", "rash", "anxiety"],
    advice: {
      todo: [
        "Trempez dix minutes dans l'eau tiède, frottez doucement à la pierre ponce, puis crème grasse ; des gants au travail.",
      ],
      avoid: ["Ne coupez pas avec une lame."],
      watch: ["Plaie, pus, ou peau qui ne sent plus : montrez-la."],
    },
  }),
  ofSkin({
    id: "glued-fingers",
    label: "Doigts collés",
    opens: { glued_fingers: 6 },
    asks: [["eye_chemical", "burn", "wound", "severe_pain"]],
    when: "glued_fingers & age >= 2y & !eye_chemical & !burn & !wound & !severe_pain",
    reason: "Une colle forte sur les doigts se décolle avec de l'eau tiède savonneuse et de la patience.",
    source: "nhs",
    covers: ["glued_fingers", "limb_pain", "hurt_one_place"],
    advice: {
      todo: [
        "Trempez longtemps dans l'eau tiède et savonneuse, un peu d'huile, et roulez les doigts l'un sur l'autre.",
      ],
      avoid: ["Ne tirez pas d'un coup et n'utilisez pas de lame."],
      watch: ["Colle dans l'œil ou sur les lèvres : rincez et allez au centre de santé aujourd'hui."],
    },
  }),
];
