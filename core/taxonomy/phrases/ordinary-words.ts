import { ORDINARY_WORDS_OF_EUROPE } from './ordinary-words-of-europe.js';

const OF_ENGLISH =
  `a ace act add aid aim air alert all also am an and any ape app apt arc are area arm art as ask asp at ate atom aware axe back bad
  bag ban bar base bat be bed been best bet bid big bit black blue board bold book both box boy brief bring build bus but buy by cab call
  came camp can cap car card care case cash cat cell chain chair chase chef child city class clean clear clip close cloud club coach coat code
  cold come cook cool copy core corp cost could court cover craft crane crew crib crisp cup cut dad dare dart data date day dead deal dear doe doe
  deep delta desk did dish do does dog done door dose down draft draw drive drop due each ear earn east easy eat edge edit egg else
  end epic era even event ever exam excel exit eye face fact fair fall fame far farm fast fate fax fear feed feel fees felt few file fill
  film find fine fire first fish fit five fix flag flash flat flex flow fly fold food foot for form found four free from fuel full fun
  fund gain game gap gas gate gave gear gem get gift girl give glad go goal gold gone good got grant graph great green grew grow had
  half hall hand hard has hat have he head hear heart heat held hello help hen her here hers hi high hill him his hit hive hold home hope
  host hot hour house how huge i ice idea if ill in inch info into ions iron is it item its ivy jam jan java jet job join just keen keep key
  kick kid kind king kit knew know lab lack lake lamp land large last late law lay lead lean learn least left leg less let level lid lie life
  lift light like line link lion list live load local lock log long look loop loss lost lot love low mac made mail main major make male man
  many map march mark mass mat mate may me meal mean meet melt men met micro might mill mind mine miss mix mobile mode model mom month moon
  more most move much must my name near neat neck need net never new news next nice nine no node none nor north nose not note now nurse oak
  odd of off oil ok old on once one only open or oral order our out oven over own pace pack page paid pain pair pan paper park part pass past
  path pay peak pen pet phone photo pick pie piece pig pin pipe plan plane plant play plot plug plus poem point pool poor pop port post pot
  power press print pro pull pump pure push put quick quiet race radio rail rain ran rank rap rat rate raw ray read ready real red rent
  rest rice rich ride right ring rise risk river road rock role roll room root rose round route row rule run rush safe said sail sale salt
  same sand sap sas save saw say scale scan score sea seal seat see seed seek seen self sell send serve set seven shall shape share she
  ship shoe shop short show side sign silk since sing sit site six size skill skin sky slow small smart snow so soap soft soil sold solid
  some song soon sort sound south space spark speed spend spin spot spring staff stage stand star start state stay steam steel step
  still stock stone stood stop store story strut study such suit sun sure swift table tab tag tail take talk tall tap tape target task
  tax tea teach team tell ten term test text than thank that the their them then there these they thin thing think this three time tin
  tip to today toe told tom ton too took tool top total touch tour town toy track trade train travel tree trip truck true try turn two type
  union unit until up upon us use user vast very via view vine vision visit voice wage wait walk wall want war warm was wash watch water wave
  way we weak wear web week well went were west what when where which while white who whole why wide wife will win wind wine wing wire wise
  wish with woman women won wood word wore work world would write wrong year yes yet you young your zero zone pas rt ot pt mas mat pets
  oh sam mis etc basic far ref tens cart hips facet snap pac sora dee les des der die das und est par con por una los san las sur aux ses`.split(
    /\s+/,
  );

/**
 * Ordinary words of up to five letters that some abbreviation shares. An abbreviation in this list counts only as written ("SOAP"),
 * all others in any case ("html", "Php").
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([...OF_ENGLISH, ...ORDINARY_WORDS_OF_EUROPE]);

/** The words that sentences are joined with. What begins with such an abbreviation ("CAN bus", "HIS registration", "SAW welding") is written with its capitals, or it is a piece of a sentence. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  `a all am and any are as at be but by can come did do does for from had has have he her here hers him his how i if in is it its let made make may me
  met more most must my no not now of off on or our out own per ran saw say see she so some than that the their them then there these they this to too
  up us was way we were what when where which while who why will with would you your der die das dem den des ein est sur mes ses par les dos las los con
  por sin una son der er es ist im am bei mit nur auf aus wie und ou et en de la le je tu il`.split(/\s+/),
);
