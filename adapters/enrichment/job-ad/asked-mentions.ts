import type { SkillMention } from '../../../core/index.js';
import { lineAt, sentenceAround, type AdLine, type AdPart } from './ad-sections.js';

/** A skill that an ad names where it speaks of the person that it looks for, or of the work. */
export interface AskedMention extends SkillMention {
  readonly part: AdPart;
  readonly sentence: { readonly start: number; readonly end: number };
}

/** Words of a sentence that asks for something or tells what is to be done. */
const ASKS =
  /\b(experienced?|knowledge|familiar\w*|understanding|proficien\w*|skills?|skilled|expertise|background|degree|education|qualifi\w*|fluent|master\w*|competen\w*|comfortable|know(?:s|ing)?|ability|able|abilities|strong|solid|excellent|plus|advantage|must|requir\w*|working (?:with|in|on)|works? with|use|using|develop\w*|design\w*|responsib\w*|technolog\w*|stack|tools?|trained|interest(?:ed)?|passion\w*|erfahrung\w*|kenntnis\w*|beherrsch\w*|sicher\w*|expérience|connaissances?|maîtrise\w*|experiencia|conocimientos?|dominio)\b|\byou(?:['’]ll)? (?:have|are|will|can|bring)\b/iu;

/** Words of a sentence about the employer, what it gives, or how to apply. */
const GIVES =
  /\b(we offer|offers? you|benefits?|vacations?|holidays?|pension|insurance|bonus(?:es)?|salary|perks?|gym|fruit|snacks?|home office|work(?:ing)? from home|remote(?:ly)?|flexible|allowance|budget|stock options?|equity|equal opportunit\w+|regardless|applicants?|applications?|apply|cv|recruitment|gender|race|religion|disabilit\w*|our (?:mission|company|culture|customers?|clients?|values|people|history)|we believe|founded|headquarter\w*|worldwide|employees|colleagues|wir bieten|bewerb\w+|nous offrons|candidature|ofrecemos)\b/iu;

/** The mentions that count as asked for, each with the part of the ad and the sentence that it stands in. */
export function askedMentions(
  text: string,
  lines: readonly AdLine[],
  mentions: readonly SkillMention[],
): AskedMention[] {
  return mentions.flatMap((mention) => {
    const part = lineAt(lines, mention.start)?.part ?? 'other';
    const sentence = sentenceAround(text, mention.start, mention.end);
    const words = text.slice(sentence.start, sentence.end);
    return isAsked(mention, part, words) ? [{ ...mention, part, sentence }] : [];
  });
}

function isAsked({ skill }: SkillMention, part: AdPart, sentence: string): boolean {
  const asks = ASKS.test(sentence);
  const gives = GIVES.test(sentence);
  if (part === 'offer') return asks && !gives;
  if (gives && !asks) return false;
  if (part === 'required' || part === 'preferred' || asks) return true;
  // In an account of the work or of the employer, tools and technologies speak for themselves; fields of work and manners do not.
  if (skill.type === 'soft') return false;
  return part === 'tasks' || skill.type !== 'professional';
}

const RANK: Readonly<Record<AdPart, number>> = { required: 4, preferred: 3, tasks: 2, other: 1, offer: 0 };

/** One mention for each skill: the first where the ad asks most plainly, so that the quote is of the requirement and not of the headline. */
export function plainest(mentions: readonly AskedMention[]): AskedMention[] {
  const best = new Map<string, AskedMention>();
  for (const mention of mentions) {
    const known = best.get(mention.skill.id);
    if (!known || RANK[mention.part] > RANK[known.part]) best.set(mention.skill.id, mention);
  }
  return [...best.values()];
}
