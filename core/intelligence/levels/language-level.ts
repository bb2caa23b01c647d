import { CEFR_LEVELS, type LanguageLevel } from '../../job/requirements.js';
import { fold } from '../../text/search-words.js';

/** Characters that are looked at: what follows is an account. */
const LONGEST_FLUENCY = 300;

/** A word of fluency that is denied says nothing of what there is instead: "not fluent", "nicht fließend", "non-native". */
// bounded: a fluency is looked at up to 300 characters
const DENIED =
  /\b(?:not|non|no|nicht|keine?|pas|never|isn['’]?t)\b[ -]{1,2}(?:(?:yet|very|quite|completely|fully|really|ganz|noch|sehr|tres|muy|completement|del todo|a|an|de|d['’]) ?)*\p{L}+/gu;

const NATIVE =
  /\b(?:native|mother tongue|first language|muttersprach|zweisprachig aufgewachsen|langue maternelle|maternel|natif|lengua materna|lengua nativa|materna|nativ[oa]|madrelingua|lingua materna|moedertaal|ojczyst)/;
const ALMOST_NATIVE =
  /\b(?:near[- ]native|native[- ](?:like|level)|(?:almost|nearly|close to|quasi|casi|quase|nahezu|fast|annahernd|wie|auf|niveau|nivel) (?:native|natif|nativo|nativa|muttersprach\p{L}*)|quasi-native|muttersprach(?:niveau|liche[rsnm]? (?:niveau|kenntnisse))|bilingual level)/u;
/** "Native or fluent": the less of the two is enough, or certain. */
const OR_NATIVE =
  /\b(?:native|nativo|nativa|natif|maternel(?:le)?|muttersprach\p{L}*)(?: (?:speaker|level|or|oder|ou|o))* ?(?:\/|or|oder|ou|o)\b/u;

/** Words of fluency, folded; the first line that fits decides. The ILR and LinkedIn scales are mapped to the nearest CEFR level. */
const FLUENCY: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    'A2',
    /\b(?:grundkenntnis|basiskenntnis|grundlegend|(?:(?:very )?good|solid|strong|advanced|gute?|sehr gute?|fundierte?|solide|erweiterte?|bonnes?|buen[ao]s?|buon[ei]|boas) (?:basics?|grundkenntnisse|grundlagen|notions|nociones|nocoes|basi|bases)|advanced beginner|fortgeschrittene[rn]? anfanger|(?:pre|lower)[- ]intermediate|faux debutant|limited proficiency|basic (?:conversation|knowledge|understanding|level))/,
  ],
  ['native', /\b(?:bilingual|zweisprachig|bilingue)/],
  [
    'C2',
    /\b(?:proficient|proficiency level 5|full professional|verhandlungssicher|mastery|excellent|perfect|parfait|perfecto)/,
  ],
  [
    'C1',
    /\b(?:fluent|fluency|flie(?:ss|ß)end|couramment|courant|fluid|con fluidez|advanced|fortgeschritten|professional working|tres bon|avance|avanzad|avancado|sehr gut|very good|muy bueno|muy buen|muito bo[am]|ottim[oa]|vloeiend|vlot|zeer goed|bardzo dobr|biegl|(?<!srednio ?)zaawansowan)/,
  ],
  [
    'B2',
    /\b(?:upper[- ]intermediate|good(?! enough)|gut(?! genug)|bon niveau|bonne?s?|professional|professionnel|working knowledge|conversant|konversationssicher|in wort und schrift|(?:nivel )?alto|medio[- ]alto|lu,? ecrit|hablado y escrito|falado e escrito|in woord en geschrift|w mowie i pismie|buen[oa]?|buon[oa]?|bo[am]\b|goed(?! genoeg)|dobr[yae]\b)/,
  ],
  [
    'B1',
    /\b(?:intermediate|conversational|limited working|mittel|mittlere|intermediaire|moyen|intermedi|medio|conversacion|fair|redelijk|razoavel|discret[oa]|sredniozaawansowan|srednio zaawansowan|komunikatywn)/,
  ],
  [
    'A2',
    /\b(?:element(?:ary|are?|al)|basic|basics|grundlagen|schulkenntnisse|schul\p{L}+isch|scolaire|scolastico|notions|nociones|nocoes|basico|bajo|some|limited|basis|podstawow)/u,
  ],
  [
    'A1',
    /\b(?:beginner|anfanger|debutant|principiante|rudiment|a little|ein wenig|un peu|un poco|(?:currently )?learning)/,
  ],
];

/** "Fluent spoken, basic written": what is said of one use of a language. */
const USES =
  /\b(?:spoken|written|oral|verbal|speaking|writing|reading|schriftlich|mundlich|lesen|gesprochen|geschrieben|ecrit|parle|hablado|escrito|lectura)/;
const BETWEEN_USES = /[,;/]|\b(?:but|and|aber|und|mais|et|pero|y)\b/u;

/**
 * The level that words of fluency say for certain, `null` where they say none. A stated CEFR level comes before words, the mother tongue before
 * both; where several levels or uses are named, the lowest counts.
 */
export function languageLevelOf(fluency: string): LanguageLevel | null {
  const folded = fold(fluency.slice(0, LONGEST_FLUENCY));
  const stated = folded.replace(DENIED, (denied) => (ALMOST_NATIVE.test(denied) ? denied : ' '));
  const isNative = NATIVE.test(stated) && !ALMOST_NATIVE.test(stated);
  if (isNative && !OR_NATIVE.test(stated)) return 'native';
  const words = isNative ? stated.replace(NATIVE, ' ') : stated;
  const level = codeIn(words) ?? (ALMOST_NATIVE.test(stated) ? 'C2' : wordsOf(words));
  return level ?? (isNative ? 'native' : null);
}

function codeIn(text: string): LanguageLevel | null {
  const code = /\b(?:a1|a2|b1|b2|c1|c2)\b/gu;
  const found = (text.match(code) ?? []).map((each) => each.toUpperCase());
  return CEFR_LEVELS.find((level) => found.includes(level)) ?? null;
}

function wordsOf(text: string): LanguageLevel | null {
  const parts = USES.test(text) ? text.split(BETWEEN_USES) : [text];
  const levels = parts.map((part) => FLUENCY.find(([, words]) => words.test(part))?.[0]);
  return (
    CEFR_LEVELS.find((level) => levels.includes(level)) ?? FLUENCY.find(([, words]) => words.test(text))?.[0] ?? null
  );
}
