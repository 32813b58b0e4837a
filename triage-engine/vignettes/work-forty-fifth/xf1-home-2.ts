import type { Vignette } from "#triage-engine/vignette.ts";

export const xf1Home2: readonly Vignette[] = [
  {
    id: "xf1-petites-betes-tresses",
    level: "self_care",
    specialties: ["Dermatologie", "Pédiatrie", "Médecine Générale"],
    source: "nhs-skin: poux de tête",
    tags: ["child"],
    says: "En défaisant les tresses de ma fille de neuf ans j'ai trouvé des petites bêtes grises et des œufs collés aux cheveux. Elle se gratte surtout derrière les oreilles.",
    yes: ["child", "lice", "itch", "sick_contact", "eats_drinks_well", "plays_normally"],
    numbers: { age: 3400, duration: 6 },
    sex: "female",
    words: {
      wound_infected: "non, pas de plaie sur la tête",
      fever: "non",
      sick_contact: "sa copine de chambre se gratte aussi",
    },
  },
  {
    id: "xf1-comprime-saute-une-fois",
    level: "self_care",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "who-contraception: une seule pilule oubliée, la prendre dès que possible",
    tags: ["adult"],
    says: "J'ai sauté mon comprimé de pilule hier à 20 h, je m'en suis rendu compte ce matin à 7 h. C'est la seule fois de la plaquette. J'en prends deux aujourd'hui ?",
    yes: ["adult", "childbearing", "pill_missed", "contraception", "taking_medicine", "advice_question"],
    numbers: { age: 8500, duration: 0.5, hours_since_event: 11 },
    sex: "female",
    words: { pills_missed_many: "non, une seule", late_period: "non, tout est régulier", vomiting: "non, pas malade" },
  },
];
