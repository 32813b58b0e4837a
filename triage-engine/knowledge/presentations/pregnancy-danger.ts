import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one, towardsMaternity } from "#triage-engine/knowledge/ask.ts";

/** Asked of every pregnant woman, whatever brings her. */
export const pregnancyDanger: Presentation = {
  id: "pregnancy-danger",
  label: "Signes de danger de la grossesse",
  layer: true,
  fits: "pregnant",
  opens: {},
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    "pregnancy_term",
    anyOf("pregnancy_signs", ["soaks_pads", "severe_belly_pain", "vision_blurred", "convulsion", "hard_breathing"]),
    one(
      "pregnancy_breath_effort",
      "breathless_on_effort",
      "Êtes-vous essoufflée seulement à l'effort, et bien au repos ?",
      "Est-elle essoufflée seulement à l'effort, et bien au repos ?",
      "hard_breathing",
    ),
    anyOf(
      "pregnancy_late_signs",
      ["no_fetal_movement", "contractions", "waters_broken", "face_swelling"],
      "pregnancy_weeks >= 20",
    ),
    anyOf("pregnancy_urgent", ["vaginal_bleeding", "fever", "burning_urine", "vomits_everything"]),
    anyOf("pregnancy_bleeding_with", ["low_belly_pain", "fainted", "shoulder_tip_pain"], "vaginal_bleeding"),
    one(
      "pregnancy_moves_less",
      "reduced_movement",
      "Le bébé bouge-t-il moins que d'habitude ?",
      "Le bébé bouge-t-il moins que d'habitude ?",
      "pregnancy_weeks >= 24",
    ),
  ],
  rules: [
    {
      id: "pregnancy-heavy-bleeding",
      level: "emergency",
      when: "pregnant & (soaks_pads | heavy_bleeding | vaginal_bleeding & (belly_pain | fainted | dizzy_on_standing | cannot_stand | shoulder_tip_pain | pregnancy_weeks >= 20))",
      reason:
        "Un saignement pendant la grossesse, abondant, avec douleur ou après 5 mois, met la mère et le bébé en danger.",
      source: "pcpnc",
      advice: {
        todo: towardsMaternity,
        avoid: ["Ne mettez rien dans le vagin.", "Pas de toucher ni de massage du ventre."],
      },
    },
    {
      id: "pregnancy-fit",
      level: "emergency",
      when: "pregnant & (convulsion | convulsion_now | confusion | unconscious | drowsy)",
      reason: "Une convulsion ou un trouble de la conscience pendant la grossesse peut être une éclampsie.",
      source: "pcpnc",
      advice: {
        todo: ["Couchez-la sur le côté gauche, écartez les objets durs.", ...towardsMaternity.slice(0, 1)],
        avoid: ["Ne mettez rien dans sa bouche."],
      },
    },
    {
      id: "pregnancy-head-eyes",
      level: "emergency",
      when: "pregnant & (vision_blurred | vision_loss | (aura | flashes_floaters) & !known_migraine | aura & headache | face_swelling & (headache | high_pressure | right_upper_pain | upper_belly_pain | pregnancy_weeks >= 20) | headache & (severe_pain | worst_headache | high_pressure | upper_belly_pain) | high_pressure & upper_belly_pain)",
      reason:
        "Une vue trouble, un fort mal de tête ou un visage gonflé pendant la grossesse peuvent annoncer une crise d'éclampsie.",
      source: "pcpnc",
      advice: { todo: [...towardsMaternity.slice(0, 2), "Faites mesurer la tension en arrivant."] },
    },
    {
      id: "pregnancy-pressure-severe",
      level: "emergency",
      when: "(pregnant | postpartum) & (systolic >= 160 | diastolic >= 110)",
      reason: "Une tension aussi haute pendant la grossesse ou après l'accouchement est dangereuse.",
      source: "nice-hdp",
      advice: { todo: towardsMaternity },
    },
    {
      id: "pregnancy-severe-pain",
      level: "emergency",
      when: "pregnant & (severe_belly_pain | belly_pain & (severe_pain | fainted | shoulder_tip_pain | cannot_stand) | rigid_belly | uterus_tear)",
      reason: "Une forte douleur du ventre pendant la grossesse peut venir d'un saignement à l'intérieur.",
      source: "iitt",
      specialties: ["Gynécologie", "Chirurgie Générale"],
      advice: { todo: towardsMaternity, avoid: ["Ne mangez ni ne buvez avant d'être examinée."] },
    },
    {
      id: "pregnancy-early-pain",
      level: "emergency",
      when: "ectopic_said | pregnant & pregnancy_weeks < 13 & (low_belly_pain | right_lower_pain | belly_pain & (vaginal_bleeding | sudden_onset) | fainted)",
      reason:
        "Au début de la grossesse, une douleur du bas du ventre ou un évanouissement peut être une grossesse hors de l'utérus.",
      source: "nice-ectopic",
      specialties: ["Gynécologie", "Chirurgie Générale"],
      advice: { todo: towardsMaternity },
    },
    {
      id: "pregnancy-labour",
      level: "emergency",
      when: "pregnant & (contractions | labour) | baby_coming & (pregnant | contractions | waters_broken | ~hard_stool & ~weak_stream & ~cannot_pass_urine & ~(sex = male) & ~(age >= 56y)) | cord_out | long_labour",
      reason: "L'accouchement a peut-être commencé : il faut partir à la maternité maintenant.",
      source: "iitt",
      advice: {
        todo: [
          ...towardsMaternity,
          "Si le bébé arrive : couchez-vous sur un linge propre, séchez-le, posez-le sur votre peau, ne tirez pas sur le cordon.",
        ],
        avoid: ["Pas de potion ni d'injection pour accélérer l'accouchement."],
      },
    },
    {
      id: "pregnancy-waters",
      level: "emergency",
      when: "(waters_broken | waters_green) & (pregnant | contractions | labour | no_fetal_movement)",
      reason: "Les eaux sont peut-être perdues : le bébé peut naître ou s'infecter.",
      source: "pcpnc",
      advice: {
        todo: [...towardsMaternity, "Mettez une serviette propre et regardez la couleur du liquide."],
        avoid: ["Ni bain, ni rapport, ni toucher."],
      },
    },
    {
      id: "pregnancy-no-movement",
      level: "emergency",
      when: "no_fetal_movement & (pregnant | labour) & ~(pregnancy_weeks < 20)",
      reason: "Un bébé qui ne bouge plus dans le ventre doit être contrôlé tout de suite.",
      source: "rcog-movements",
      advice: { todo: towardsMaternity },
    },
    {
      id: "pregnancy-breath",
      level: "emergency",
      when: "pregnant & (hard_breathing & !breathless_on_effort | hard_breathing & (lying_flat_worse | chest_pain | fever | sudden_onset | fast_breathing) | cannot_stand | leg_swelling_one & pleuritic_pain | chest_pain & fainted)",
      reason: "Le souffle court ou une faiblesse extrême pendant la grossesse est un signe de danger.",
      source: "pcpnc",
      specialties: ["Gynécologie", "Cardiologie"],
    },
    {
      id: "pregnancy-vomits-dry",
      level: "emergency",
      when: "pregnant & vomits_everything & (no_urine | fainted | cannot_stand | little_urine & (fatigue | dizzy | weight_loss | fall))",
      reason:
        "Enceinte, tout vomir et ne presque plus uriner vide le corps d'eau : une perfusion est nécessaire aujourd'hui.",
      source: "pcpnc",
    },
    {
      id: "pregnancy-fever-severe",
      level: "emergency",
      when: "pregnant & (fever | malaria) & (vomits_everything | cannot_stand | confusion | jaundice | dark_urine | severe_belly_pain | foul_lochia | discharge_odour)",
      reason: "Une fièvre avec un de ces signes pendant la grossesse peut être un paludisme grave ou une infection.",
      source: "malaria",
    },
    {
      id: "pregnancy-leg",
      level: "emergency",
      when: "(pregnant | postpartum) & leg_swelling_one",
      reason: "Une seule jambe gonflée pendant la grossesse ou après l'accouchement peut être un caillot.",
      source: "rcog-clots",
      specialties: ["Gynécologie", "Cardiologie"],
    },
    {
      id: "pregnancy-injury",
      level: "emergency",
      when: "pregnant & (road_crash | high_fall | stab_gun | crush | (violence_home | fall) & (belly_pain | vaginal_bleeding | bleeding))",
      reason: "Après un choc, une femme enceinte doit être contrôlée tout de suite, même si elle se sent bien.",
      source: "iitt",
    },
    {
      id: "pregnancy-light-bleeding",
      level: "urgent",
      when: "pregnant & vaginal_bleeding",
      reason: "Un saignement pendant la grossesse, même léger, doit être contrôlé dans la journée.",
      source: "nice-ectopic",
      advice: {
        todo: ["Reposez-vous et comptez les garnitures."],
        watch: ["Partez tout de suite si le sang augmente, si vous avez mal au ventre ou un malaise."],
      },
    },
    {
      id: "pregnancy-belly",
      level: "urgent",
      when: "pregnant & (belly_pain | low_belly_pain)",
      reason: "Un mal de ventre pendant la grossesse demande un examen dans la journée.",
      source: "pcpnc",
    },
    {
      id: "pregnancy-fever",
      level: "urgent",
      when: "pregnant & (fever | malaria | burning_urine | jaundice)",
      reason:
        "Une fièvre ou une brûlure urinaire pendant la grossesse se soigne le jour même, test du paludisme compris.",
      source: "pcpnc",
    },
    {
      id: "pregnancy-vomits",
      level: "urgent",
      when: "pregnant & (vomits_everything | (vomiting | morning_sickness) & (weight_loss | little_urine | no_urine | cannot_drink | many_vomits | fainted))",
      reason: "Ne plus rien garder pendant la grossesse demande un examen dans la journée.",
      source: "rcog-vomiting",
    },
    {
      id: "pregnancy-moves-less",
      level: "urgent",
      when: "pregnant & (reduced_movement | no_fetal_movement | overdue_birth)",
      reason: "Un bébé qui bouge moins, ou un terme dépassé, doit être contrôlé dans la journée.",
      source: "rcog-movements",
    },
    {
      id: "pregnancy-pressure",
      level: "urgent",
      when: "pregnant & (high_pressure | systolic >= 140 | diastolic >= 90 | headache & pregnancy_weeks >= 20 | face_swelling)",
      reason: "Un mal de tête ou une tension haute en fin de grossesse : il faut mesurer la tension aujourd'hui.",
      source: "nice-hdp",
      specialties: ["Gynécologie", "Cardiologie"],
    },
    {
      id: "pregnancy-blow",
      level: "urgent",
      when: "pregnant & (violence_home | fall)",
      reason: "Après un coup ou une chute pendant la grossesse, il faut contrôler la mère et le bébé dans la journée.",
      source: "iitt",
    },
    {
      id: "pregnancy-weak-itch",
      level: "urgent",
      when: "pregnant & (pallor | hard_breathing | itch_pregnancy | fainted | dizzy & palpitations)",
      reason:
        "Une grande pâleur, un évanouissement ou des démangeaisons des mains et des pieds demandent une prise de sang rapide.",
      source: "pcpnc",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne pendant la grossesse se montre à la sage-femme ou au médecin dans la semaine.",
    source: "pcpnc",
  },
  advice: {
    todo: [
      "Gardez le carnet de grossesse et le numéro de la maternité près de vous.",
      "Dormez sous moustiquaire imprégnée.",
    ],
    avoid: [
      "Pas de médicament ni de plante sans avis : certains sont dangereux pour le bébé.",
      "Pas d'anti-inflammatoire ni d'aspirine sans ordonnance.",
    ],
    watch: [
      "Partez tout de suite à la maternité si vous saignez, avez très mal, voyez trouble, perdez les eaux, convulsez ou si le bébé ne bouge plus.",
    ],
  },
};
