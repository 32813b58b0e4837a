/** What a person reads when a call brought no answer of the server. */
export const apiTexts = {
  offline: "Connexion perdue. Vérifiez votre réseau, puis réessayez : ce que vous avez saisi est conservé.",
  kept: "Pas de connexion : c'est gardé sur ce téléphone et sera envoyé dès son retour.",
  timeout: "Le réseau est trop lent : la demande n'a pas abouti. Réessayez.",
  failed: "Une erreur est survenue. Veuillez réessayer.",
} as const;
