/** ISO 639-1 codes of the languages in the taxonomy, by skill id. */
export const LANGUAGE_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  `afrikaans af,albanian sq,amharic am,arabic ar,armenian hy,azerbaijani az,basque eu,belarusian be,bengali bn,bosnian bs,bulgarian bg,
burmese my,catalan ca,chinese zh,mandarin zh,mandarin-chinese zh,cantonese zh,croatian hr,czech cs,danish da,dutch nl,english en,estonian et,
filipino tl,tagalog tl,finnish fi,french fr,galician gl,georgian ka,german de,greek el,gujarati gu,haitian-creole ht,creole-haitian ht,hausa ha,hebrew he,hindi hi,
hungarian hu,icelandic is,igbo ig,indonesian id,irish ga,italian it,japanese ja,kannada kn,kazakh kk,khmer km,korean ko,kurdish ku,kyrgyz ky,
lao lo,latin la,latvian lv,lithuanian lt,luxembourgish lb,macedonian mk,malay ms,malayalam ml,maltese mt,marathi mr,mongolian mn,nepali ne,
norwegian no,pashto ps,persian fa,dari fa,farsi fa,polish pl,portuguese pt,punjabi pa,romanian ro,russian ru,serbian sr,sinhala si,slovak sk,slovenian sl,
somali so,spanish es,swahili sw,swedish sv,tamil ta,telugu te,thai th,tibetan bo,tigrinya ti,turkish tr,turkmen tk,ukrainian uk,urdu ur,uzbek uz,wolof wo,
vietnamese vi,welsh cy,xhosa xh,yiddish yi,yoruba yo,zulu zu`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const CODES: ReadonlySet<string> = new Set(Object.values(LANGUAGE_CODES));

export function isLanguageCode(code: string): boolean {
  return CODES.has(code.toLowerCase());
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** Asking `Intl` takes longer than all else that explains a language. */
const KNOWN_NAMES = new Map<string, string>();
/** More than there are codes of two letters. */
const MOST_NAMES = 1000;

/** The English name of a language; the code itself where there is none. */
export function languageName(code: string): string {
  const known = KNOWN_NAMES.get(code);
  if (known !== undefined) return known;
  const name = NAMES.of(code) ?? code;
  if (KNOWN_NAMES.size < MOST_NAMES) KNOWN_NAMES.set(code, name);
  return name;
}
