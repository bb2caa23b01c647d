import { JOINING_WORDS, ORDINARY_WORDS } from '../phrases/ordinary-words.js';
import { phraseKey } from '../phrases/phrase-key.js';
import type { Skill, SkillType } from '../model/model.js';
import type { Strictness } from '../phrases/phrase-tables.js';

/** Whether a form counts only letter for letter: up to two letters, or an abbreviation that is an ordinary word as well. */
export function needsExactCase(form: string): boolean {
  // Most forms are long: one look settles them.
  if (form.length > 5) return false;
  const letters = form.replace(/[^\p{L}]/gu, '');
  if (letters.length === form.length && letters.length <= 2) return true;
  // "FARs" is an abbreviation too.
  const singular = /^\p{Lu}+s$/u.test(form) ? form.slice(0, -1) : form;
  if (singular !== singular.toUpperCase()) return false;
  const word = singular.toLowerCase();
  return ORDINARY_WORDS.has(word) || (word.endsWith('s') && ORDINARY_WORDS.has(word.slice(0, -1)));
}

/** The category of a licence that is a small word too: "a permis à", "permis d'exploitation" are no licences A and D, and "patente B e automunito" none B+E. */
const CATEGORY = /(?<!(?:[Cc]lass|CDL)) (?:[ADEOY]|CE|BE|[BCD]1?\+E)$/;

/** "IT audit", "CAN bus". */
const OPENING_CAPITALS = /^(\p{Lu}{2,5})[ -]/u;

/** "Server+ certification" and "A+ certified": without the plus, ordinary words. */
const OPENING_PLUS = /^\p{L}+\+(?: |$)/u;

/** "§34a", of a law that its name goes without. */
const SECTION = /^§ ?[\p{L}\p{N}]+$/u;

/** "Notion.so", "Make.com": without the dot, ordinary words. */
const DOMAIN = /^[^.]+\.(?:app|co|com|dev|me|org|pro|site|so)$/;

/** Names of products and of languages are not inflected. */
const UNINFLECTED: ReadonlySet<SkillType> = new Set(['tool', 'certification', 'language']);
const PROPER = /^\p{Lu}\p{Ll}+$/u;
const LAST_ACCENTED = /[\u00c0-\u024f]$/;

/**
 * How a text must write a form of a skill. A single word that ends in "s" and is a proper name or an abbreviation keeps its "s", and so does
 * every ambiguous form: "Teams" is no team, "Words" no Word, "ETCS" no "etc", "Job descriptions" no "Job description". One that ends in an accent keeps it: "discipliné" is no discipline. The category of
 * a licence is a capital. A certificate that opens with a plus is not found without it, nor a section of a law without its sign, nor the domain of a product without its dot. An abbreviation that opens a form and is a joining word keeps its capitals: "it supports" is no IT support.
 */
export function strictnessOf(form: string, type: SkillType, ambiguous: boolean): Strictness {
  if (needsExactCase(form)) return 'exact';
  if (SECTION.test(form)) return 'section';
  if (type === 'tool' && DOMAIN.test(form)) return 'domain';
  if (type === 'certification' && OPENING_PLUS.test(form)) return 'plus';
  if (type === 'certification' && CATEGORY.test(form)) return 'capital';
  const opening = OPENING_CAPITALS.exec(form)?.[1];
  if (opening !== undefined && JOINING_WORDS.has(opening.toLowerCase())) return 'opening';
  const last = form.charCodeAt(form.length - 1);
  if (last < 128) {
    // There is one Word and one Segment: "key words" and "market segments" are others.
    // More than one German or Armenian are people.
    if ((ambiguous || type === 'language') && UNINFLECTED.has(type) && PROPER.test(form)) return 'ending';
    // The abbreviation of a product or a certificate is not inflected: LEED is not Leeds. Of equipment there are several: "CMMs", while who leads RNs is none.
    if (last !== 115 /* s */ && last !== 83 /* S */) {
      if (!UNINFLECTED.has(type) || form.length > 6 || form !== form.toUpperCase()) return 'folded';
      return type === 'tool' ? 'counted' : 'ending';
    }
    const keeps = ambiguous || UNINFLECTED.has(type) || (form.length <= 6 && form === form.toUpperCase());
    return keeps && (ambiguous || !/[^\p{L}\p{N}]/u.test(form)) ? 'ending' : 'folded';
  }
  return LAST_ACCENTED.test(form) && !form.includes(' ') ? 'ending' : 'folded';
}

/** By what no two skills may have a form: its words, with the "s" where texts must show it. "Canvas" and "Canva" are two forms. */
export function ownedAs(form: string, { type, ambiguous }: Pick<Skill, 'type' | 'ambiguous'>): string {
  const key = phraseKey(form);
  const keeps = /s$/i.test(form) && !/s$/.test(key) && strictnessOf(form, type, ambiguous.includes(form)) === 'ending';
  return keeps ? `${key}s` : key;
}
