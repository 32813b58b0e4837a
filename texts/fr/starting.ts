/** What a person who starts Kènèya reads when its embedded database cannot run: one sentence each, saying what to do. */
export const starting = {
  already_running: (folder: string, address?: string) =>
    address
      ? `Kènèya tourne déjà à l’adresse ${address} : ouvrez-la, ou arrêtez cette instance avant d’en démarrer une autre.`
      : `Kènèya tourne déjà avec le dossier de données ${folder} : arrêtez cette instance avant d’en démarrer une autre.`,
  database_in_use: (folder: string) =>
    `Une base PostgreSQL que Kènèya n’a pas démarrée utilise déjà le dossier ${folder} : arrêtez-la, ou choisissez un autre dossier avec DATA_DIR.`,
  folder_not_writable: (folder: string) =>
    `Kènèya ne peut pas écrire dans le dossier de données ${folder} : indiquez un dossier où vous pouvez écrire avec DATA_DIR.`,
  folder_unreachable: (folder: string, user: string) =>
    `L’utilisateur système « ${user} », sous lequel tourne la base, ne peut pas atteindre le dossier ${folder} : indiquez avec DATA_DIR un dossier qu’il peut traverser, par exemple /var/lib/keneya.`,
  folder_of_another: (folder: string) =>
    `Les données du dossier ${folder} appartiennent à un autre utilisateur du système : démarrez Kènèya sous cet utilisateur, ou choisissez un autre dossier avec DATA_DIR.`,
  disk_full: (folder: string) =>
    `Il ne reste plus de place sur le disque du dossier ${folder} : libérez de l’espace, puis relancez Kènèya.`,
  newer_data: (folder: string, found: string, ours: string) =>
    `Les données du dossier ${folder} viennent de PostgreSQL ${found}, plus récent que la version ${ours} de ce Kènèya : installez le Kènèya qui les a écrites, ou choisissez un autre dossier avec DATA_DIR.`,
  older_data: (folder: string, found: string, ours: string) =>
    `Les données du dossier ${folder} viennent de PostgreSQL ${found}, et ce Kènèya utilise la version ${ours} : convertissez-les avec pg_upgrade, ou choisissez un autre dossier avec DATA_DIR.`,
  password_missing: (folder: string) =>
    `Le mot de passe de la base manque dans le dossier ${folder} : remettez le fichier postgres.password de votre sauvegarde, ou choisissez un autre dossier avec DATA_DIR.`,
  no_binaries: (platform: string) =>
    `La base embarquée n’existe pas pour ce système (${platform}) : indiquez une base PostgreSQL 15 ou plus récente avec DATABASE_URL.`,
  no_user: () =>
    `PostgreSQL refuse de tourner en administrateur et aucun autre utilisateur n’a pu être pris : démarrez Kènèya sous un utilisateur ordinaire, ou indiquez une base avec DATABASE_URL.`,
  did_not_start: (reason: string) =>
    `La base de données n’a pas démarré (${reason}) : corrigez cette cause, puis relancez Kènèya.`,
  port_unusable: (host: string, port: number, code: string) =>
    code === "EADDRINUSE"
      ? `Le port ${port} est déjà utilisé par un autre programme : arrêtez-le, ou choisissez un autre port, par exemple PORT=${port + 1} npm start.`
      : `Kènèya ne peut pas écouter à l’adresse ${host}:${port} : choisissez d’autres valeurs pour HOST et PORT.`,
  unknown_key: () =>
    "Les données ont été chiffrées avec une autre clé : indiquez-la avec ENCRYPTION_KEY (ou, après un changement de clé, l’ancienne avec ENCRYPTION_KEY_PREVIOUS), ou remettez le fichier .secrets.json de votre sauvegarde à côté du dossier de données.",
  ready: (url: string) => `Kènèya est prêt : ${url}`,
  worker_needs_database: () =>
    "Les tâches de fond lancées à part ont besoin de la base commune : indiquez-la avec DATABASE_URL. Sans elle, npm start les exécute déjà.",
  demo_logins: "Comptes de démonstration :",
};
