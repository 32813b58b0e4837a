/** The second factor: the step of the login, and its part of the account page. */
const count = (many: number) => (many === 1 ? "1 code de secours" : `${many} codes de secours`);

export const secondFactor = {
  /** The step. */
  stepTitle: "Deuxième vérification",
  stepLead: "Ce compte demande une preuve de plus avant de s'ouvrir : un code que vous seul pouvez recevoir.",
  loading: "Chargement de vos moyens de vérification…",
  loadFailed: "Vos moyens de vérification n'ont pas pu être chargés.",
  openApp: "Ouvrez votre application d'authentification et recopiez le code affiché.",
  openNamedApp: (name: string) => `Ouvrez l'application d'authentification « ${name} » et recopiez le code affiché.`,
  textedTo: (phone: string) => `Le code est envoyé par SMS au ${phone}.`,
  sending: "Envoi du code…",
  sendFailed: "L'envoi a échoué. Veuillez réessayer.",
  resend: "Renvoyer le code",
  resendIn: (seconds: number) => `Renvoyer le code (${seconds} s)`,
  goOn: "Continuer",
  checking: "Vérification…",
  checkFailed: "Le code n'a pas pu être vérifié. Veuillez réessayer.",
  otherWay: "Utiliser un autre moyen",
  ways: "Choisissez un moyen",
  waysLead: "Comment voulez-vous confirmer que c'est vous ?",
  recoveryWay: "Code de secours",
  lost: "J'ai perdu mon téléphone",
  recoveryLead: "Entrez un des codes de secours que vous avez gardés. Chacun ne sert qu'une fois.",
  recoveryCode: "Code de secours",
  recoveryHelp: "16 lettres et chiffres ; les espaces ne comptent pas",
  recoveryUsed: (left: number) =>
    left === 0
      ? "C'était votre dernier code de secours. Créez-en de nouveaux dans votre compte."
      : `Il vous reste ${count(left)}.`,
  noRecovery: "Aucun code de secours n'est disponible pour ce compte.",
  noPhoneNoCode:
    "Sans ce téléphone ni code de secours, notre équipe doit vérifier qui vous êtes avant de rouvrir le compte.",
  contact: "Contacter l'équipe",
  back: "Retour",
  leave: "Se déconnecter",

  /** The part of the account page. */
  title: "Double vérification",
  why: "En plus de votre mot de passe, un code vous est demandé à chaque connexion. Qui devine votre mot de passe, ou le lit sur un téléphone partagé, n'entre pas.",
  whyCenter:
    "En plus du code de connexion du centre, un deuxième code est demandé à chaque connexion. Qui trouve le code du centre n'entre pas.",
  whyAdmin: "Un compte d'administrateur ouvre toute la plateforme : protégez-le aussi par un deuxième code.",
  partFailed: "La double vérification n'a pas pu être chargée.",
  on: "Activée",
  off: "Désactivée",
  app: "Application d'authentification",
  sms: (phone: string) => `SMS au ${phone}`,
  added: (when: string) => `Ajouté : ${when}`,
  used: (when: string) => `Dernière utilisation : ${when}`,
  never: "Jamais utilisé",
  addApp: "Ajouter une application",
  addSms: "Ajouter un numéro",
  remove: "Retirer",
  removeLabel: (name: string) => `Retirer ${name}`,

  /** Adding an app. */
  addAppTitle: "Ajouter une application",
  appLead:
    "Il vous faut une application d'authentification gratuite, comme Google Authenticator, Microsoft Authenticator ou Aegis. Elle donne un code même sans réseau.",
  name: "Nom",
  optional: "(facultatif)",
  nameHelp: "Pour la reconnaître, par exemple : Téléphone d'Awa",
  begin: "Continuer",
  beginning: "Préparation…",
  beginFailed: "L'ajout n'a pas pu commencer. Veuillez réessayer.",
  scan: "Scannez ce dessin avec l'application :",
  scanElsewhere: "Ou, si l'application est sur un autre téléphone, scannez ce dessin :",
  qrAlt: "Code QR à scanner avec votre application d'authentification",
  openHere: "Ouvrir mon application",
  typeSecret: "Ou recopiez cette clé dans l'application :",
  copySecret: "Copier la clé",
  copied: "Copié",
  copyFailed: "Sélectionnez le texte pour le copier",
  appCode: "Code affiché par l'application",
  codeHelp: "6 chiffres",
  activate: "Activer",
  activating: "Vérification…",
  cancel: "Annuler",
  goOnWithCode: "Si votre application affiche déjà un code pour Kènèya, entrez-le. Sinon, recommencez.",
  startAgain: "Recommencer",

  /** Adding a number. */
  addSmsTitle: "Ajouter un numéro",
  smsLead: "Un code vous sera envoyé par SMS à ce numéro à chaque connexion.",
  phone: "Numéro de téléphone",
  phoneHelp: "Exemple : 07 07 12 34 56",
  sendCode: "Recevoir un code par SMS",
  smsCode: "Code reçu par SMS",

  activated: "La double vérification est activée.",
  addedToo: "Ce moyen de vérification est ajouté.",

  /** Recovery codes. */
  recovery: "Codes de secours",
  recoveryWhy: "Si votre téléphone est perdu ou volé, un code de secours le remplace.",
  recoveryLeft: (left: number, total: number) => `${count(left)} sur ${total} encore valables`,
  recoveryOneLeft: (total: number) => `1 code de secours sur ${total} encore valable`,
  recoveryNone: "Vous n'avez plus de code de secours.",
  recoveryNeverMade: "Vous n'avez pas encore de codes de secours.",
  recoveryFew: "Créez de nouveaux codes avant d'en manquer.",
  makeCodes: "Créer des codes de secours",
  makeNewCodes: "Créer de nouveaux codes",
  making: "Création…",
  makeFailed: "Les codes n'ont pas pu être créés. Veuillez réessayer.",
  makeTitle: "Créer de nouveaux codes de secours ?",
  makeConsequence: "Vos anciens codes de secours ne serviront plus.",
  codesTitle: "Vos codes de secours",
  codesLead:
    "Gardez-les hors de ce téléphone : sur papier ou chez une personne de confiance. Ils ne seront plus affichés.",
  codesList: "Codes de secours",
  copyCodes: "Copier",
  download: "Télécharger",
  print: "Imprimer",
  codesKept: "J'ai gardé mes codes",
  fileName: "keneya-codes-de-secours.txt",
  fileHead: "Kènèya : codes de secours. Chacun ne sert qu'une fois.",

  /** Removing one. */
  removeTitle: "Retirer ce moyen de vérification ?",
  removeOne: (name: string) => `${name} ne pourra plus servir à vous connecter.`,
  removeLast:
    "C'est le dernier : la double vérification sera désactivée et vos codes de secours effacés. Seul votre mot de passe protégera le compte.",
  removeLastCenter:
    "C'est le dernier : la double vérification sera désactivée et les codes de secours effacés. Seul le code du centre protégera le compte.",
  removeNow: "Retirer",
  removing: "Retrait…",
  removeFailed: "Le retrait n'a pas pu se faire. Veuillez réessayer.",
  removed: "Ce moyen de vérification est retiré.",
  removedAll: "La double vérification est désactivée.",
  keep: "Garder",
  proofFirst: "Confirmez d'abord que c'est vous.",
} as const;
