/**
 * Word classes for patterns: `<pain>`, `<head>`… Each list holds words, `*` after a beginning. Written with or without accents; the reader brings
 * them to their common form.
 */
export const classes: Readonly<Record<string, string>> = {
  pain:
    "mal maux plaint plains plaignait douleur* douloureux douloureuse souffre* souffrir souffrance pique piquer piqûre brûle brûlure* chauffe lance lancer lancine tape serre serrer " +
    "tire tirer tirent tiraille* élance* pince broie tue fend éclate ronge bobo algie pèse courbature* crampe* gêne gêner gênant dérange dérangement sensible endolori*",
  head: "tête crâne front tempe tempes nuque-tête cerveau céphal*",
  belly:
    "ventre abdomen estomac bide bedaine abdominal abdominale* intestin* boyau boyaux tripe* nombril ventr* épigastr*",
  low_belly: "bas-ventre pelvis pelvien* hypogastre bassin pubis",
  chest: "poitrine thorax thoracique* torse sternum poitrail",
  throat: "gorge gosier pharynx amygdale* gorges",
  ear: "oreille tympan tympans",
  eye: "œil yeux paupière* oeil zyeux pupille* vue",
  tooth: "dent dents molaire* gencive* canine* incisive* prémolaire* chicot carie*",
  back: "dos lombaire* reins colonne vertèbre* échine lombes vertébral* lombalgie",
  flank: "flanc flancs côté côtés rein reins côtes",
  leg: "jambe* mollet* cuisse* tibia gambe guibole* membre*",
  foot: "pied pieds orteil* talon talons plante",
  arm: "bras avant-bras coude coudes membre*",
  hand: "main mains doigt* poignet* paume* pouce*",
  joint: "articulation* genou genoux coude coudes cheville* poignet* hanche* épaule* jointure* doigts",
  skin: "peau corps visage bras jambe* dos cuisse* main mains pied pieds",
  urine: "urine* uriner urinant pipi pisse pisser pisses pissant urinaire* mixtion* miction*",
  genital_m:
    "pénis verge sexe gland zizi bangala kiki quéquette testicule* bourse* couille* prépuce scrotum boules gbangala",
  genital_f: "vagin vulve sexe foufoune vaginal* minou intime* parties kpêtou",
  breast: "sein seins téton* mamelle* mamelon* nichon* lolo lolos néné nénés",
  anus: "anus fesse* derrière rectum cul fondement",
  neck: "cou nuque",
  face: "visage figure face joue menton mâchoire",
  mouth: "bouche langue lèvre* gencive* palais",
  nose: "nez narine* sinus",
  knee: "genou genoux rotule",
  ankle: "cheville* malléole",
  shoulder: "épaule* omoplate* clavicule*",
  heart: "cœur coeur cardiaque*",
  child: "enfant enfants fils fille petit petite gosse gamin gamine garçon fillette garçonnet môme",
  baby: "bébé nourrisson nouveau-né nouveau-née nné bambin",
  very: "trop fort forte fortes vraiment grave beaucoup terrible* tellement énorme* insupportable* atroce* intense* violent* sévère* horrible* extrême* dingue",
  sudden: "coup brusque* brutal* soudain* subit* subitement soudainement directement instant kpa gbam",
  blood: "sang sanglant* saigne* ensanglanté* hémorragie sanguinolent*",
  swollen: "enfle* enflé gonfle* gonflé gonflement enflure tuméfié* boursouflé* boudiné* œdème* gros grosse",
  red: "rouge* rougeur* rougi rougeâtre*",
  hot: "chaud chaude chaleur chauffe brûlant* bouillant* brûle",
  fruit:
    "tomate orange citron mangue papaye melon pastèque courge coco avocat mandarine pamplemousse patate igname œuf ballon balle noix",
  man: "homme garçon type gars monsieur oncle tonton voisin patron prof professeur cousin pasteur imam maître chef gardien chauffeur inconnu beau-père",
  water: "eau liquide* aqueux aqueuse* flotte",
};
