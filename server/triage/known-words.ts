import { concepts } from "#triage-engine/knowledge/index.ts";
import { isFrench, protectedWords } from "#triage-engine/language/common-words.ts";
import { englishForms } from "#triage-engine/language/english-forms.ts";
import { lexiconOf } from "#triage-engine/language/lexicon.ts";
import { tokenize } from "#triage-engine/language/normalize.ts";
import { numberBegins } from "#triage-engine/language/number-words.ts";
import { compilePatterns } from "#triage-engine/language/patterns.ts";
import { fillerWords, smallWords } from "#triage-engine/language/small-words.ts";
import { smsForms } from "#triage-engine/language/sms-forms.ts";
import { makeSpeller } from "#triage-engine/language/spelling.ts";
import { stem } from "#triage-engine/language/stem.ts";
import { isForm } from "#triage-engine/language/words.ts";
import { surelyNames } from "./name-words.ts";

/** What is known of a word, in lower case without accents, however it is spelled. */
export interface Vocabulary {
  /** A word of the engine's lexicon, of everyday French, or a message spelling of one; `loosely`: only by its stem. */
  knows(word: string): "surely" | "loosely" | false;
  /** The known word that an unknown one is a misspelling of, by the rules of the engine; null when there is none. */
  mended(word: string): string | null;
}

/** Everyday and medical words that the engine has no use for. */
const more =
  "h hui aujourd sinon pu er na so tel tels ceux celle lui elles afin ainsi onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille dizaine quinzaine vingtaine " +
  "grammes gramme gr centimetres cm mm km kg mg ml cl ui bpm mmhg degre unite unites periode habituel habituelle habituelles normaux tiede mechant solide solides honneur apparu apparue apparues " +
  "essoufflement eternuements eternuement constipation tremblements tremblement evanouissement amaigrissement drepanocytose epilepsie pneumonie schizophrenie electrophorese hemoglobine " +
  "suppositoire suppositoires serum collyre bicarbonate fortifiant laxatif antibio antibiotique antibiotiques amoxi amoxicilline spasfon doliprane efferalgan paracetamol ibuprofene aspirine ventoline betadine coartem artesunate quinine insuline " +
  "neurologue urologue gynecologue orthopediste cardiologue dermatologue pediatre kine dentiste sage pharmacienne dispensaire csu chu chr pmi irm scanner echographie ambulance garrot tensiometre mouchage ovule ovules " +
  "jeun charrette violences rapport relief pavillon routiere coranique consigne consignes seminaire transfuse transfusee transfusion cesarisee rifampicine entrain viole violee violees violer ecris ecrivez appelez rappelez rappeler code codes compte min juste bobo vont pars sors lis sache fasse dise prenne venez aidez voulons tend gere gronde salue etonne crient conduis conduit cultive nettoie balaie rendort redevient repare redemande suppose elargit suffisent faisant rentrant marchant attendant revenant regardant preparant mangeait pleuvait vider taper boiter posee levee tiree gatee reprise reparti repartie assise paye " +
  "apprenti apprentie macon soignant soignante instituteur institutrice couturier couturiere vendeur vendeuse comptable planteur caissiere tailleur soudeur mecanicien mecano menuisier pecheur cultivateur taximan surveillant enseignant enseignante commercant commercante gerant parrain marraine coloc colocataire majeur " +
  "internat allee cite camp campus atelier chorale mairie cantine universite universitaire fac maternelle dortoir uniforme amphi bts licence partiels compo composition revisions cinema emploi methode astuce calendrier chaine horloge tabaski pelerinage chapelet sorcellerie marabout esprit massage masque dessin dessins manoeuvre conducteur zemidjan capot autoroute frontiere carrefour caniveau poulailler balancoire " +
  "cola aloco confiture nescafe sucrerie tamarin girofle glacon frit piments allergie allergies allergique vertiges nausees nausee gaz ballonne ballonnement ballonnements ganglion ganglions hemorragie infection infections inflammation tumeur " +
  "gris grise grises transparent transparente transparentes fin fine fines mou mous epais epaisse moindre heureuse gentille communautaire lol mdr euh week end man mienne terminale " +
  "frissonne frissons raidissent saignant grattant boitant pincant lampant coiffer raser mange repliant balayant ramassant rangeant brossant " +
  "verifier verifie franchement nettement correctement brusquement calmement bizarrement exam bulletin croissance recreation repetition dodo calin grimace hesite index pecs minuit aube sieste ventilateur climatisation clim campement karite kinkeliba neem talc torchon tabouret banc " +
  "mme mlle mr monsieur madame mademoiselle docteur professeur infirmiere nounou tontine facebook tiktok pote demoiselle cmu wc ok svp stp";

/** Medicines and what is done or found by doctors, by their endings; no name ends so. */
const medical =
  /^[a-z]{3,}(?:mycine|cilline|azole|floxacine|picine|sartan|olol|statine|triaxone|quine|cycline|dipine|formine|semide|algie|ectomie|scopie|graphie|pathie|rrhee|rragie|therapie|plegie)s?$/;
const ordinal =
  /^(?:prem|deux|trois|quatr|cinqu|six|sept|huit|neuv|dix|onz|douz|treiz|quatorz|quinz|seiz|vingt|trent)ieme$/;

const fold = (text: string) => tokenize(text).map((token) => token.text);

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap(fold).filter((word) => /[a-z]/.test(word));
}

/** « jboi », « jvomi »: « je » glued to its verb. */
const glued = /^j(?=[bcdfglmnpqrstv][a-z]{2})/;

function makeVocabulary(): Vocabulary {
  const { words, beginnings } = compilePatterns(concepts);
  const lexicon = lexiconOf(words);
  const spell = makeSpeller(lexicon, beginnings);
  const forms = [...Object.entries(smsForms), ...Object.entries(englishForms)].flat();
  const sure = new Set([
    ...lexicon.keys(),
    ...protectedWords,
    ...smallWords,
    ...fillerWords,
    ...more.split(" "),
    ...wordsOf(forms.map((form) => form.replaceAll("_", " "))),
    ...wordsOf(concepts.map(({ label }) => label)),
  ]);
  // What the engine has no word for may still be everyday French, spelled by ear.
  const everyday = makeSpeller(
    new Map([...sure].filter((word) => word.length >= 4 && !surelyNames.has(word)).map((word) => [word, 1])),
    [],
  );
  const mend = (word: string) => {
    // « cuiss », « pharmaci »: the last letter is not heard.
    const longer = word.length >= 5 && sure.has(`${word}e`) ? `${word}e` : undefined;
    const near = [spell, everyday].map((one) => one(word)[0]).find((one) => one !== word);
    return longer ?? near ?? ["e", "s", "t", "r", "es"].map((end) => word + end).find((one) => sure.has(one)) ?? null;
  };
  const stems = new Set([...sure].filter((word) => word.length >= 5).map(stem));
  const alone = (word: string): "surely" | "loosely" | false => {
    if (sure.has(word) || isForm(word) || numberBegins(word) || medical.test(word) || ordinal.test(word))
      return "surely";
    // A bare stem is no word: « sall » is not « salle ».
    return word.length >= 5 && stem(word) !== word && (stems.has(stem(word)) || isFrench(word)) ? "loosely" : false;
  };
  return {
    knows: (word) => alone(word) || alone(word.replace(glued, "")),
    mended(word) {
      if (word.length < 4) return null;
      const verb = word.replace(glued, "");
      const best = mend(word) ?? (verb.length >= 4 && verb !== word ? mend(verb) : null);
      return best && surelyNames.has(best) ? null : best;
    },
  };
}

let made: Vocabulary | undefined;

/** The vocabulary, made once, when it is first needed. */
export function vocabulary(): Vocabulary {
  return (made ??= makeVocabulary());
}
