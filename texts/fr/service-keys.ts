/** What the command `npm run keys:service` tells its operator. */
export const serviceKeys = {
  unnamed: "sans nom",
  made: (facts: { id: string; days: number; issuer: string }) =>
    `Clé de service ${facts.id}, valable ${facts.days} jours à l’adresse ${facts.issuer}. Elle permet de tout faire sur les comptes : gardez-la hors du navigateur et des dépôts de code. Elle n’est affichée qu’une fois ; « npm run keys:service -- --revoke ${facts.id} » la retire.`,
  none: () => "Aucune clé de service n’a été créée.",
  line: (facts: { id: string; name: string; state: string; used: string | null }) =>
    `${facts.id}  ${facts.name}  ${facts.state}  ${facts.used === null ? "jamais utilisée" : `utilisée le ${facts.used}`}`,
  revoked: (day: string) => `retirée le ${day}`,
  until: (day: string) => `valable jusqu’au ${day}`,
  expired: () => "expirée",
  unknown: (id: string) => `Aucune clé de service valable ne porte l’identifiant « ${id} ».`,
  taken_back: (id: string) => `La clé de service ${id} est retirée : elle n’ouvre plus rien.`,
} as const;
