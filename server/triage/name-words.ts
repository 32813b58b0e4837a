const set = (list: string) => new Set(list.split(" "));

/** Names and places that the French word list of the engine holds, that its stems or its mending would take for words, or that are very common. */
export const surelyNames: ReadonlySet<string> = set(
  "aminata fatou awa mariam mariame kouassi kouame konan koffi yao aya adjoua akissi affoue traore kone ouattara coulibaly toure bamba diallo kouadio ismael ibrahim ibrahima mohamed moussa seydou adama salif " +
    "mamadou fofana sangare cisse diabate sylla camara jean paul paule paulin michel jacques esther ruth rachel sarah jeanne christelle sandrine prisca moise remi serge martine georges gilles charles claude denis " +
    "amara aicha bakayoko barry balde conde diarra diop fall sall kante keita kane sow sy ndiaye soro silue tuo yeo ouedraogo kabore savane sanogo sory sekou issa issouf issiaka oumar ousmane abdou abdoulaye ahmed ali " +
    "ahou amenan amoin amlan adjo kofi kwame kouakou brou aka ehui tanoh boni yapi yapo achi gbagbo zadi dago lago beugre irie gnagne gueye habib kader omar rahim mory abel alex alexis alice aline anais angele anne " +
    "blaise brice camille carine elise elvis esaie felix francis franck gabin hermine herve ignace joelle lazare lucas marcel marthe maurice melanie nathan regine regis marie sita kadi fanta junior eric romain yves guy luc simon thomas " +
    "abidjan abj babi bouake yamoussoukro yakro yopougon yop cocody abobo adjame treichville marcory koumassi attecoube bingerville songon anyama angre riviera korhogo daloa gagnoa divo abengourou bondoukou odienne seguela soubre sassandra aboisso dabou agboville " +
    "dimbokro ferkessedougou katiola tiassale toumodi issia duekoue guiglo danane touba mankono bassam dioula baoule senoufo malinke agni gouro guere attie ebrie abron lobi yacouba",
);

/** Names that are everyday words: they go where something says that they are names. */
export const perhapsNames: ReadonlySet<string> = set(
  "rose bah ba assi seri latte pepe juste modeste kan dan do koman hie rosette blanche fleur fleurette desire desiree prince princesse parfait parfaite esperance pierre martin grace graces ange anges noel noelle victoire victor innocent innocente prudence constant constance clement clemence " +
    "marguerite aime aimee patience bonheur tresor precieux precieuse merveille roi reine perle celeste olive violette jasmin mars avril mai marc claire france tape bile pale tata soumaya lancine dieudonne dieu ble  " +
    "chance joie benedicte gloire divine fidele honore honorine placide aube aurore bienvenu bienvenue deborah emmanuel benit felicite florent sauveur " +
    "    legrand leblanc lebrun gentil colombe cherie anne rosalie olivier laurier charitable serie sery assise",
);

/** « Je m'appelle », « nommé »: what follows is a name, whatever it looks like. */
export const strongCues: readonly (readonly string[])[] =
  "m appelle|m appel|mappelle|mapelle|m apelle|s appelle|s appel|s apelle|s appele|s appelait|sappelle|sapelle|sapel|mapel|l appelle|l appellent|m appellent|m appelait|appelle moi|appelez moi|me nomme|me nome|se nomme|nomme|nommee|nommes|denomme|denommee|surnomme|surnommee|prenomme|prenommee|nom est|nom c est|nom cest|nom ce|nom de|nom|noms|prenom|prenoms|prenom est|prenom c est|prenom cest|moi c est|moi cest|soussigne|soussignee|pseudo|profil|alias|signature|facebook|whatsapp|tiktok|insta|instagram"
    .split("|")
    .map((cue) => cue.split(" "));

/** Of them, words so common that « c'est » and « je suis » do not make them names: « c'est juste », « je suis dan … ». */
export const rarelyNames: ReadonlySet<string> = set("juste modeste kan dan do koman bah");

/** Titles: what follows is a name when it is not plainly something else. */
export const titles: ReadonlySet<string> = set(
  "m mr mme mlle mmes monsieur madame mademoiselle docteur dr doc docta professeur pr prof maitre me pasteur imam pretre abbe chef el hadj hadja elhadj tantie tonton maman papa tata famille chez clan",
);

/** « Je suis », « c'est », « ici »: what follows may be a name. */
export const weakCues: readonly (readonly string[])[] =
  "je suis|jsuis|j suis|chui|chuis|jesuis|ici|voici|c est|cest|c etait|moi|bonjour|bonsoir|salut|coucou|merci|cordialement|signe|fils de|fille de|mere de|pere de|maman de|papa de|femme de|mari de|soeur de|frere de|enfant de|chez"
    .split("|")
    .map((cue) => cue.split(" "));

/** What an address begins with: all goes up to where something else is said. */
export const addressCues: ReadonlySet<string> = set(
  "habite habitons habitent habitait habit loge logeons reside residons demeure domicile domicilie domiciliee quartier rue avenue boulevard villa lot ilot immeuble appartement appart appt residence cite carrefour adresse maison porte bp secteur batiment bat etage numero no",
);
/** Of them, those that are so only before a number or a place. */
export const shyAddressCues: ReadonlySet<string> = set(
  "quartier rue maison porte no numero bat etage secteur habit cite demeure adresse residence lot domicile",
);

/** Words that end an address. */
export const afterAddress: ReadonlySet<string> = set(
  "m s t n ne se y et mais je j il elle on nous mon ma mes mn son sa notre depuis car donc qui que parce ai a est avec ca c qu moi quand puis",
);
