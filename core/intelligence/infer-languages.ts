import type { Language } from '../candidate/profile.js';
import { CEFR_LEVELS, type LanguageLevel } from '../job/requirements.js';
import { fold } from '../search-words.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { SkillFact } from './candidate-intelligence.js';
import { isLanguageCode, LANGUAGE_CODES } from './language-codes.js';

/** Words of fluency, folded; the first line that fits decides. The ILR and LinkedIn scales are mapped to the nearest CEFR level. */
const FLUENCY: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    'native',
    /\b(native|mother tongue|first language|bilingual|muttersprach|zweisprachig|langue maternelle|maternel|natif|lengua materna|lengua nativa|nativ[oa]|bilingue|madrelingua|lingua materna|moedertaal|ojczyst)/,
  ],
  [
    'C2',
    /\b(c2|proficient|proficiency level 5|near[- ]native|full professional|verhandlungssicher|mastery|excellent|perfect|parfait|perfecto)/,
  ],
  [
    'C1',
    /\b(c1|fluent|fluency|flie(?:ss|ß)end|couramment|courant|fluid|con fluidez|advanced|fortgeschritten|professional working|tres bon|avance|avanzad|avancado|sehr gut|very good|muy bueno|ottimo|vloeiend|biegl)/,
  ],
  [
    'B2',
    /\b(b2|upper[- ]intermediate|good|gut|bon niveau|bonne?s?|professional|professionnel|working knowledge|conversant|konversationssicher|in wort und schrift|(?:nivel )?alto|medio[- ]alto|lu,? ecrit|hablado y escrito|buono|goed)/,
  ],
  [
    'B1',
    /\b(b1|intermediate|conversational|limited working|mittel|mittlere|intermediaire|moyen|intermedi|medio|conversacion|fair|redelijk|komunikatywn)/,
  ],
  [
    'A2',
    /\b(a2|elementary|basic|basics|grundkenntnisse|grundlagen|schulkenntnisse|schul\p{L}+isch|scolaire|scolastico|notions|basico|bajo|some|podstawow)/u,
  ],
  ['A1', /\b(a1|beginner|anfanger|debutant|principiante)/],
];

export function languageLevelOf(fluency: string): LanguageLevel | null {
  const folded = fold(fluency);
  const code = CEFR_LEVELS.find((level) => new RegExp(`\\b${level.toLowerCase()}\\b`).test(folded));
  return code ?? FLUENCY.find(([, words]) => words.test(folded))?.[0] ?? null;
}

/** ISO 639-1 code of a language given by name or code. */
export function languageCodeOf(name: string, taxonomy: Taxonomy): string | null {
  const trimmed = name.trim();
  if (trimmed.length === 2 && isLanguageCode(trimmed)) return trimmed.toLowerCase();
  const skill =
    taxonomy.named(trimmed) ?? taxonomy.findSkills(trimmed).find((mention) => mention.skill.type === 'language')?.skill;
  return skill ? (LANGUAGE_CODES[skill.id] ?? null) : null;
}

/** The languages listed, and those that skills name without a level. */
export function inferLanguages(
  listed: readonly Language[],
  skills: readonly SkillFact[],
  taxonomy: Taxonomy,
): { code: string; level: LanguageLevel | 'unknown' }[] {
  const levels = new Map<string, LanguageLevel | 'unknown'>();
  for (const { language, fluency } of listed) {
    const code = language ? languageCodeOf(language, taxonomy) : null;
    if (!code) continue;
    const level = languageLevelOf(`${fluency ?? ''} ${language ?? ''}`);
    if (level || !levels.has(code)) levels.set(code, level ?? 'unknown');
  }
  for (const skill of skills) {
    const code = skill.type === 'language' ? LANGUAGE_CODES[skill.id] : undefined;
    if (code && !levels.has(code) && skill.confidence >= 0.7) levels.set(code, 'unknown');
  }
  return [...levels].map(([code, level]) => ({ code, level }));
}
