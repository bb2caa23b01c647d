/** Month names and their usual abbreviations in English, German, French, Spanish, Dutch, Italian, Portuguese and Polish, without accents, by month number. */
const NAMES: readonly string[] = [
  'january jan janv janvier januar jaenner janner enero ene januari gennaio janeiro styczen stycznia',
  'february feb febr febuary fevrier fevr fev februar febrero februari febbraio fevereiro luty lutego',
  'march mar mars marz maerz mrz marzo maart marco marzec marca',
  'april apr avril avr abril abr aprile abril kwiecien kwietnia',
  'may mai mayo mei maggio maio maj maja',
  'june jun juin juni junio giugno giu junho czerwiec czerwca',
  'july jul juillet juil juli julio luglio lug julho lipiec lipca',
  'august aug aout agosto ago augustus sierpien sierpnia',
  'september sept sep septembre septiembre septiembre set settembre setembro wrzesien wrzesnia',
  'october oct octobre oktober okt octubre ottobre ott outubro pazdziernik pazdziernika',
  'november nov novembre noviembre novembro listopad listopada',
  'december dec decembre dezember dez diciembre dic dicembre dezembro grudzien grudnia',
];

export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

const ACCENTED: Readonly<Record<string, string>> = {
  a: '[aä]',
  c: '[cç]',
  e: '[eéè]',
  u: '[uûü]',
  n: '[nń]',
  s: '[sś]',
  z: '[zź]',
};

/** As a regular expression, longest first; accents are written as classes because the text is matched as it stands. */
export const MONTH_PATTERN = [...MONTHS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[aceunsz]/g, (letter) => ACCENTED[letter] ?? letter))
  .join('|');

export const SEASON_PATTERN =
  'spring|summer|fall|autumn|winter|fr[uü]hjahr|fr[uü]hling|sommer|herbst|printemps|[eé]t[eé]|automne|hiver|primavera|verano|oto[nñ]o|invierno|early|mid|late|anfang|mitte|ende|q[1-4]|[1-4]q|semester|sem|ws|ss';

/** Words for "it still goes on". */
export const PRESENT_PATTERN =
  "presently|presents?|current(?:ly)?|now|today|to[- ]?date|till[- ]?(?:date|now|today|present)|until[- ]?(?:now|today|present)|date|ongoing|on[- ]going|to present|continuing|still|heute|jetzt|laufend|dato|gegenwart|aktuell|present day|pr[eé]sent|aujourd[’' ]?hui|(?:[aà] ce )?jour|actuel(?:lement)?|en cours|maintenant|actualidad|actual(?:mente|\\.)?|la fecha|presente|hoy|heden|huidig|oggi|in corso|attual(?:mente|e)|atual(?:mente|idade)?|hoje|obecnie|nadal|teraz";

/** Words that open a range with no end. */
export const SINCE_PATTERN = "since|seit(?: dem)?|depuis(?: le| l[’']ann[ée]e)?|desde(?: el)?|ab|sinds|dal|od";

/** What stands between the two ends of a range. `{` is what is left of an en dash where a PDF made with TeX does not say what its glyphs mean. */
export const RANGE_PATTERN =
  "(?:[-–—‒−―~→»{\\uFF0D\\u0096\\u0097]+(?:\\s{0,9}(?:to|bis|hasta(?: la| el)?|jusqu[’']?(?:à|au)|à))?|to|till|until|til|through|thru|up to|bis(?: zum)?|à|a|au|al|jusqu[’']?(?:à|au|en)|hasta(?: la| el)?|tot|fino a|até|do|ï¼\\u200b?|â€“|â€”|â|\\uFFFD|Â\\s?[-–])";
