/** Words that every screen needs. */
export const common = {
  skipToContent: "Aller au contenu",
  retry: "Réessayer",
  close: "Fermer",
  back: "Retour",
  loading: "Chargement…",
  optional: "(facultatif)",
  showPassword: "Afficher",
  hidePassword: "Masquer",
  previousPage: "Précédent",
  nextPage: "Suivant",
  pages: "Pages",
  stepDone: "(étape terminée)",
  messages: "Messages",
  closeMessage: "Fermer ce message",
  more: "Plus",
  screenFailed: "Cette page n'a pas pu s'afficher.",
  screenFailedHelp: "Vérifiez votre connexion, puis réessayez. Ce que vous avez enregistré est conservé.",
  needsScript:
    "Cette page a besoin de JavaScript. Activez-le dans votre navigateur, ou appelez-nous : nous prenons vos rendez-vous par téléphone.",
} as const;
