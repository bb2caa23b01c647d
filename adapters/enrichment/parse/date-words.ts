/** Month names and their abbreviations in English, German, French and Spanish, without accents, by month number. */
const NAMES: readonly string[] = [
  'january jan janv janvier januar jaenner janner enero ene',
  'february feb febr febuary fevrier fevr fev februar febrero',
  'march mar mars marz maerz mrz marzo',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juin juni junio',
  'july jul juillet juil juli julio',
  'august aug aout agosto ago',
  'september sept sep septembre septiembre septiembre set',
  'october oct octobre oktober okt octubre',
  'november nov novembre noviembre',
  'december dec decembre dezember dez diciembre dic',
];

export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** As a regular expression, longest first; accents are written as classes because the text is matched as it stands. */
export const MONTH_PATTERN = [...MONTHS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/e/g, '[eéè]').replace(/u/g, '[uûü]').replace(/a/g, '[aä]'))
  .join('|');

export const SEASON_PATTERN =
  'spring|summer|fall|autumn|winter|fr[uü]hjahr|fr[uü]hling|sommer|herbst|printemps|[eé]t[eé]|automne|hiver|primavera|verano|oto[nñ]o|invierno|early|mid|late|anfang|mitte|ende|q[1-4]|[1-4]q|semester|sem|ws|ss';

/** Words for "it still goes on". */
export const PRESENT_PATTERN =
  "presently|presents?|current(?:ly)?|now|today|to[- ]?date|till[- ]?(?:date|now|today|present)|until[- ]?(?:now|today|present)|date|ongoing|on[- ]going|to present|continuing|still|heute|jetzt|laufend|dato|gegenwart|aktuell|present day|pr[eé]sent|aujourd[’' ]?hui|(?:[aà] ce )?jour|actuel(?:lement)?|en cours|maintenant|actualidad|actual(?:mente)?|la fecha|presente|hoy";

/** Words that open a range with no end. */
export const SINCE_PATTERN = 'since|seit|depuis|desde|ab';

/** What stands between the two ends of a range. `{` is what is left of an en dash where a PDF made with TeX does not say what its glyphs mean. */
export const RANGE_PATTERN =
  '(?:[-–—‒−―~→»{\\uFF0D\\u0096\\u0097]+(?:\\s*(?:to|bis))?|to|till|until|til|through|thru|up to|bis(?: zum)?|à|a|au|al|hasta(?: la| el)?|ï¼\\u200b?|â€“|â€”|â|\\uFFFD|Â\\s?[-–])';
