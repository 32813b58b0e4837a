import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";
import { swallowedPoison } from "#triage-engine/knowledge/first-aid.ts";

export const poisoning: Presentation = {
  id: "poisoning",
  label: "Produit, médicament ou plante avalés",
  opens: {
    poisoning: 5,
    swallowed_kerosene: 5,
    swallowed_caustic: 5,
    swallowed_pesticide: 5,
    swallowed_medicine: 5,
    overdose: 5,
    double_dose: 5,
    swallowed_mild: 5,
    product_named: 1,
  },
  specialties: ["Médecine Générale"],
  questions: [
    anyOf("poison_danger", ["drowsy", "hard_breathing", "convulsion", "vomiting", "mouth_burn"]),
    {
      id: "poison_amount",
      facts: ["tiny_amount"],
      you: "Est-ce une toute petite quantité (une goutte, une léchée), sans aucun signe ?",
      they: "Est-ce une toute petite quantité (une goutte, une léchée), sans aucun signe ?",
      needs: "poisoning & !swallowed_mild",
    },
    {
      id: "poison_intent",
      facts: ["suicide_attempt"],
      you: "Vous pouvez le dire ici sans honte : était-ce pour mourir ou vous faire du mal ?",
      they: "Était-ce pour mourir ou se faire du mal ?",
      needs: "(swallowed_medicine | overdose | poisoning) & age >= 9y",
    },
  ],
  rules: [
    {
      id: "poison-product-mouth",
      level: "emergency",
      when: "product_named & (mouth_burn | drooling | cannot_swallow)",
      reason: "un produit qui brûle a pu toucher la gorge ; c'est une urgence, même s'il a été recraché.",
      source: "etat",
      advice: swallowedPoison,
    },
    {
      id: "poison-kerosene",
      level: "emergency",
      when: "swallowed_kerosene",
      reason: "Le pétrole ou l'essence avalés peuvent passer dans les poumons, même en petite quantité.",
      source: "etat",
      advice: swallowedPoison,
    },
    {
      id: "poison-caustic",
      level: "emergency",
      when: "swallowed_caustic",
      reason:
        "Un produit comme la soude, l'acide ou la javel peut brûler la gorge et l'estomac, même si la bouche paraît normale.",
      source: "etat",
      specialties: ["Gastroentérologie", "Médecine Générale"],
      advice: {
        todo: ["Rincez la bouche et le visage à l'eau, puis plus rien à boire.", ...(swallowedPoison.todo ?? [])],
        avoid: swallowedPoison.avoid ?? [],
      },
    },
    {
      id: "poison-pesticide",
      level: "emergency",
      when: "swallowed_pesticide",
      reason: "Un pesticide peut arrêter la respiration, parfois plusieurs heures après.",
      source: "etat",
      advice: {
        todo: [
          "Enlevez les habits et lavez la peau à l'eau et au savon, avec des gants.",
          ...(swallowedPoison.todo ?? []),
        ],
        avoid: swallowedPoison.avoid ?? [],
      },
    },
    {
      id: "poison-medicine",
      level: "emergency",
      when: "overdose | swallowed_medicine & (age < 15y | suicidal_thoughts | drowsy | vomiting | convulsion | palpitations | hard_breathing | confusion | fainted)",
      reason: "la personne peut être empoisonnée même si elle se sent bien ; le paracétamol abîme le foie en silence.",
      source: "etat",
      advice: swallowedPoison,
    },
    {
      id: "poison-signs",
      level: "emergency",
      when: "(poisoning | swallowed_mild | traditional_remedy & poisoning) & (drowsy | unconscious | hard_breathing | convulsion | mouth_burn | confusion | drooling | cannot_swallow)",
      reason: "c'est un signe d'empoisonnement.",
      source: "iitt",
      advice: swallowedPoison,
    },
    {
      id: "poison-unknown",
      level: "emergency",
      when: "poisoning & !tiny_amount",
      reason: "Un produit ou une plante toxique avalé se traite à l'hôpital sans attendre les signes.",
      source: "iitt",
      advice: swallowedPoison,
    },
    {
      id: "poison-little",
      level: "urgent",
      when: "poisoning | double_dose | swallowed_medicine | swallowed_mild & vomiting",
      reason: "même une petite quantité se montre aujourd'hui, avec l'emballage.",
      source: "iitt",
      advice: swallowedPoison,
    },
    {
      id: "poison-mild",
      level: "self_care",
      when: "swallowed_mild & ~poisoning & !drowsy & !hard_breathing & !convulsion & !vomiting & !mouth_burn",
      reason: "Un peu de savon, de craie ou de dentifrice avalé est en général sans danger.",
      source: "keneya-table",
      covers: ["swallowed_mild", "loss_of_appetite", "crying_baby", "nausea"],
      advice: {
        todo: ["Rincez la bouche, donnez un peu d'eau, surveillez jusqu'à demain."],
        avoid: ["Ne faites pas vomir."],
      },
    },
  ],
  otherwise: { level: "urgent", reason: "Un produit avalé se montre aujourd'hui avec l'emballage.", source: "iitt" },
  advice: {
    ...swallowedPoison,
    watch: ["somnolence", "gêne pour respirer ou toux", "vomissements", "brûlure de la bouche"],
  },
};
