/** What the command `npm run keys:rotate` tells its operator. */
export const keyRotation = {
  no_data: (folder: string) =>
    `Il n’y a pas de base de données dans le dossier ${folder} : démarrez d’abord Kènèya, ou indiquez votre base avec DATABASE_URL ou DATA_DIR.`,
  under_way: () => "Un changement de clé est déjà en cours sur cette base : attendez qu’il se termine.",
  unknown: (lines: readonly string[]) =>
    `Des valeurs ont été chiffrées avec une clé qui n’est pas indiquée ici (${lines.join(", ")}) : ajoutez-la à ENCRYPTION_KEY_PREVIOUS, puis relancez la commande. Rien n’a été modifié.`,
  resumes: () => "Un changement de clé n’était pas terminé : il reprend.",
  new_key: (file: string) =>
    `Une nouvelle clé a été créée dans ${file} ; l’ancienne y reste pour lire ce qu’elle a chiffré.`,
  nothing_to_do: () =>
    "Tout est déjà chiffré avec la clé ENCRYPTION_KEY. Pour en changer : donnez une nouvelle valeur à ENCRYPTION_KEY, mettez l’ancienne dans ENCRYPTION_KEY_PREVIOUS, redémarrez Kènèya, puis relancez cette commande.",
  column: (name: string, count: number) =>
    `  ${name} : ${count === 0 ? "rien à rechiffrer" : count === 1 ? "1 valeur rechiffrée" : `${count} valeurs rechiffrées`}`,
  unreadable: (name: string, ids: readonly string[]) =>
    `  ${name} : ${ids.length === 1 ? "1 valeur illisible, laissée telle quelle" : `${ids.length} valeurs illisibles, laissées telles quelles`} (${ids.slice(0, 5).join(", ")}${ids.length > 5 ? ", …" : ""})`,
  done: () =>
    "Tout est chiffré avec la nouvelle clé. Gardez l’ancienne avec vos sauvegardes plus anciennes, qu’elle seule ouvre ; « npm run keys:rotate -- --retire » vérifie que rien n’en dépend plus et la retire.",
  left: (count: number) =>
    `${count === 1 ? "Une valeur dépend encore" : `${count} valeurs dépendent encore`} d’une ancienne clé : si Kènèya tourne avec d’anciens réglages, redémarrez-le, puis relancez cette commande.`,
  retired: (count: number) =>
    count === 1 ? "L’ancienne clé a été retirée." : `Les ${count} anciennes clés ont été retirées.`,
  none_to_retire: () => "Il n’y a pas d’ancienne clé à retirer.",
  retire_by_hand: () =>
    "Plus rien ne dépend des anciennes clés : vous pouvez vider ENCRYPTION_KEY_PREVIOUS et redémarrer Kènèya.",
};
