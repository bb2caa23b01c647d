import type { Language } from '../../candidate/profile.js';
import { CEFR_LEVELS, type LanguageLevel } from '../../job/requirements.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import type { SkillFact } from '../../candidate/candidate-intelligence.js';
import { isLanguageCode, LANGUAGE_CODES } from '../../taxonomy/model/language-codes.js';
import { languageLevelOf } from '../levels/language-level.js';

/** ISO 639-1 code of a language given by name or code. */
export function languageCodeOf(name: string, taxonomy: Taxonomy): string | null {
  const trimmed = name.trim();
  if (trimmed.length === 2 && isLanguageCode(trimmed)) return trimmed.toLowerCase();
  const skill =
    taxonomy.named(trimmed)?.skill ??
    taxonomy.findSkills(trimmed).find((mention) => mention.skill.type === 'language')?.skill;
  return skill ? (LANGUAGE_CODES[skill.id] ?? null) : null;
}

/** The languages listed, each at the highest level that is stated of it, and those that skills name without a level. */
export function inferLanguages(
  listed: readonly Language[],
  skills: readonly SkillFact[],
  taxonomy: Taxonomy,
): { code: string; level: LanguageLevel | 'unknown' }[] {
  const levels = new Map<string, LanguageLevel | 'unknown'>();
  for (const { language, fluency } of listed) {
    const code = language ? languageCodeOf(language, taxonomy) : null;
    if (!code) continue;
    const level = languageLevelOf(`${fluency ?? ''} ${language ?? ''}`) ?? 'unknown';
    const before = levels.get(code);
    if (before === undefined || isHigher(level, before)) levels.set(code, level);
  }
  for (const skill of skills) {
    const code = skill.type === 'language' ? LANGUAGE_CODES[skill.id] : undefined;
    if (code && !levels.has(code) && skill.confidence >= 0.7) levels.set(code, 'unknown');
  }
  return [...levels].map(([code, level]) => ({ code, level }));
}

function isHigher(one: LanguageLevel | 'unknown', other: LanguageLevel | 'unknown'): boolean {
  return one !== 'unknown' && (other === 'unknown' || CEFR_LEVELS.indexOf(one) > CEFR_LEVELS.indexOf(other));
}
