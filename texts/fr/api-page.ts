/** The page and document that describe the HTTP API. */
export const apiPageTexts = {
  title: "API de Kènèya",
  intro:
    "Chaque adresse existe sous /api et sous /api/v2. Les montants sont des nombres entiers de FCFA, les dates s'écrivent AAAA-MM-JJ et les heures HH:MM (heure d'Abidjan). Un refus répond { detail, code, errors?, request_id } : « detail » est une phrase prête à être montrée.",
  detail: "Une phrase en français, prête à être montrée.",
  success: "Réponse attendue",
  access: (roles: string) =>
    roles === "anyone"
      ? "Ouvert à tous."
      : roles === "signed-in"
        ? "Réservé aux personnes connectées."
        : `Réservé aux rôles : ${roles}.`,
  idempotencyKey:
    "Une même clé avec le même contenu donne une seule fois l'effet, et la même réponse, pendant au moins 24 h. Sans compte, commencer une évaluation demande une clé tirée au hasard (16 caractères au moins) : une autre ne compte pas.",
  query: "Paramètres",
  body: "Contenu envoyé",
  answer: "Réponse",
  refusals: "Refus possibles",
} as const;
