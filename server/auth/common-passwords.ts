/**
 * The passwords people here try first: the world's most common, the French, the Ivorian. Compared without case, accents or spaces.
 * Families of them (123…, azerty…, one letter repeated) are met by rules below, not by this list.
 */
const common = new Set(
  `password password1 password123 passw0rd motdepasse motdepasse1 monmotdepasse mdp123 mdp1234 secret secret123 welcome welcome1 bienvenue
  bienvenue1 admin admin1 admin12 admin123 admin1234 administrateur administrator root toor user user123 test test1 test12 test123 test1234
  guest invite demo demo123 changeme changezmoi letmein login master default temp temp123 pass pass123 pass1234 p@ssword p@ssw0rd iloveyou
  iloveu jetaime jetaime1 jetadore montresor monamour monamour1 mamour amour amour123 bonjour bonjour1 bonjour123 bonsoir salut coucou coucou1
  doudou doudou1 loulou loulou1 cheri cherie chouchou nounours princesse princesse1 princess prince soleil soleil1 sunshine lumiere etoile
  maman maman1 mamanjetaime papa papa123 papamaman famille mafamille enfant bebe mignon monbebe naruto pokemon superman batman spiderman
  football footbal foot123 soccer basketball baseball dragon monkey shadow killer hunter tigger jordan jordan23 michael charlie daniel
  thomas nicolas julien camille marine chocolat vanille caramel internet ordinateur samsung samsung1 iphone android facebook facebook1 whatsapp
  google gmail yahoo youtube tiktok instagram orange orange1 orange123 orangeci moov moov123 mtn mtn123 mtnci wave wave123 money argent
  jesus jesus1 jesuschrist jesusestseigneur jesustaime dieu dieu1 dieuestgrand dieumerci dieudonne merciseigneur mercidieu merciejesus seigneur
  emmanuel gloire gloireadieu alleluia amen allah allahakbar alhamdulillah bismillah inchallah mohamed mohammed mamadou moussa ibrahim
  aminata fatou fatoumata mariam awa yao kouassi kouame koffi konan kone ouattara coulibaly traore toure diallo bamba drogba drogba11 didier
  didierdrogba gbagbo adoado abidjan abidjan1 abidjan225 abidjanci cotedivoire cotedivoire225 ivoire civ225 civ123 225225 bouake yamoussoukro
  cocody yopougon treichville marcory adjame koumassi plateau babi babi225 elephant elephants akwaba akwaba225 ivoirien ivoirienne afrique
  africa maquis attieke garba zouglou champion champions victoire liberte travail patience courage bonheur paix espoir reussite
  chelsea chelsea1 arsenal barcelone barcelona realmadrid ronaldo cr7cr7 messi messi10 marseille paris paris1 psgpsg france france1
  docteur docteur1 doctor medecin medecin1 hopital clinique sante sante123 keneya keneya1 keneya123 keneya225 patient patient1 infirmier
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx q1w2e3r4 abc123 abcd1234 abcdef1 a1b2c3 a1b2c3d4 aze123 azer1234 000007 007007 121212
  123123 1231231 123321 654321 987654 159753 147258 147852 258456 789456 456789 741852 852456 963852 112233 11223344 101010 131313 232323
  123abc 12345a 123456a 1234567a a123456 a12345 q123456 azerty1 qwerty1 trustno1 whatever starwars`.split(/\s+/),
);

const rows = [
  "01234567890123456789",
  "98765432109876543210",
  "abcdefghijklmnopqrstuvwxyz",
  "azertyuiopqsdfghjklmwxcvbn",
  "qwertyuiopasdfghjklzxcvbnm",
];

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s]/g, "")
    .toLowerCase();
}

/**
 * True for a password that is tried first: a well-known one, a run along the keyboard (also with digits or signs after it), one to
 * three characters repeated, or what is known of the account (its phone number, its e-mail address, its name).
 */
export function isCommonPassword(password: string, known: readonly (string | null | undefined)[] = []): boolean {
  const typed = folded(password);
  const bare = typed.replace(/[^a-z0-9]+$/, "");
  const letters = bare.replace(/\d+$/, "");
  if (common.has(typed) || common.has(bare)) return true;
  if (/^(.{1,3}?)\1+$/.test(typed)) return true;
  for (const row of rows) {
    if (row.includes(typed) || row.includes(bare)) return true;
    if (letters.length >= 4 && row.includes(letters)) return true;
  }
  return known.some((fact) => fact && isOwnFact(typed, folded(fact)));
}

/** The phone number in any spelling, the address or its name part, the person's name. */
function isOwnFact(typed: string, fact: string): boolean {
  const digits = fact.replace(/\D/g, "");
  const typedDigits = typed.replace(/^\+|^00/, "");
  if (digits.length >= 8 && /^\d+$/.test(typedDigits) && typedDigits.length >= 6 && digits.endsWith(typedDigits))
    return true;
  return typed === fact || (fact.includes("@") && typed === fact.split("@")[0]);
}
