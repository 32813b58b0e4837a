/**
 * What a person reads before anything is installed. The rest of the French stands in texts/fr/, which the oldest Node that
 * may start us cannot load.
 */
export const sentences = {
  oldNode: (found) =>
    `Kènèya a besoin de Node 20 ou plus récent pour s’installer, et cette machine a la version ${found} : installez-en une plus récente depuis https://nodejs.org.`,
  installing: () => "Installation des dépendances, une à deux minutes la première fois…",
  waiting: () => "Une autre installation de ce dossier est en cours, attente de sa fin…",
  building: () => "Construction des pages…",
  noNpm: () =>
    "La commande npm est introuvable : installez-la avec Node depuis https://nodejs.org, puis relancez npm start.",
  installFailed: () =>
    "Les dépendances n’ont pas pu être installées (détails ci-dessus) : vérifiez la connexion et l’espace disque, puis relancez npm start.",
  noRuntime: (platform) =>
    `Kènèya ne fournit pas son moteur Node pour ce système (${platform}) : utilisez Linux (x64, arm64) ou macOS.`,
  buildFailed: () =>
    "Les pages n’ont pas pu être construites (détails ci-dessus) : corrigez cette erreur, puis relancez npm start.",
  readOnly: (folder) =>
    `Le dossier ${folder} est en lecture seule et Kènèya n’y est pas encore installé et construit : rendez-le accessible en écriture pour un premier npm start ; ensuite il fonctionne en lecture seule, avec DATA_DIR vers un dossier où écrire.`,
};
