import type { SkillType } from '../../taxonomy/model/model.js';
import { fold } from '../../text/search-words.js';

/** A sentence is looked at no further than this to either side, in characters. */
const REACH = 120;

/** Folded: lower case without accents. */
const FREE_TIME =
  /(?<!\p{L})(?:in (?:my|their) (?:free|spare|leisure) time|outside (?:of )?(?:the )?(?:work|office)|away from (?:work|the office)|when (?:i(?:'m| am) )?not (?:at )?work(?:ing)?|my (?:hobbies|pastimes)|in meiner freizeit|in der freizeit|meine hobb(?:y|ie)s|(?:pendant|durant|sur) (?:mon temps libre|mes loisirs)|a mes heures (?:perdues|libres)|mes (?:loisirs|passions|hobbies)|en mi tiempo libre|en mis ratos libres|mis (?:aficiones|hobbies|pasatiempos)|nel (?:mio )?tempo libero|i miei hobby|nos? (?:meus? )?tempos? livres?|nas horas vagas|os meus (?:passatempos|hobbies)|in mijn vrije tijd|mijn hobby['’]?s|w wolnym czasie|w czasie wolnym|moje (?:hobby|pasje))(?!\p{L})/u;

/** "Python", "C++": what has a name is a technology, what has a word is a pursuit ("photography"). */
const NAME = /[\p{Lu}\d+#]/u;

/**
 * Whether the sentence of a mention says what somebody does when they do not work: "Outside work I enjoy photography and cooking" offers neither. What was
 * learnt of a technology at home is known at work as well.
 */
export function isOfFreeTime(type: SkillType, text: string, start: number, end: number): boolean {
  if (type === 'tool' || type === 'language' || type === 'certification') return false;
  if (type === 'technical' && NAME.test(text.slice(start, end))) return false;
  const before = text
    .slice(Math.max(0, start - REACH), start)
    .split(/[.!?;•](?:\s|$)|\n\n/u)
    .at(-1);
  const behind = text.slice(end, end + REACH).split(/[.!?;•](?:\s|$)|\n\n/u, 1)[0];
  return FREE_TIME.test(fold(`${before ?? ''} … ${behind ?? ''}`));
}
