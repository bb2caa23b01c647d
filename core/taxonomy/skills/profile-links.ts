import type { PhraseHit } from '../phrases/phrase-matcher.js';
import type { Skill } from '../model/model.js';

/** Places where people and firms have a page of their own, by the ids of their entries. */
const SITES: ReadonlySet<string> = new Set(
  (
    'behance bitbucket bluesky codepen facebook github gitlab google-scholar instagram kaggle linkedin orcid quora reddit skype soundcloud ' +
    'stack-overflow telegram-app tumblr twitter-tiktok-youtube viber whatsapp xing youtube'
  ).split(' '),
);

/** "linkedin.com/in/…", "@someone" or a number, right after the name of the site. */
const LINK_AFTER =
  /^(?: (?:page|profile|account|handle|id))? ?(?:[:·|–-] ?)?\n? ?(?:https?:|www\.|@[\p{L}\p{N}]|\d{4}-\d{4}-\d{4})/iu;

/** "somebody (GitHub)": what stands before the bracket is one word in lower case, alone on its line. */
const HANDLE_BEFORE = /(?:^|\n)[ •·|-]{0,4}[\p{Ll}\p{N}][\p{Ll}\p{N}._-]{2,38} \($/u;

/** The line after that of the site: one word in lower case. */
const HANDLE_AFTER = /^ ?\n([\p{Ll}][\p{Ll}\p{N}._-]{4,38})(?:\n|$)/u;

/** "Follow us on …", and a list of sites after it. */
const FOLLOW = /\bfollow (?:us|\p{Lu}\p{L}+)\b[^.\n]{0,60}$/iu;

/** In characters: how far a line is looked at to either side. */
const REACH = 80;

/**
 * Whether the name of a site is only where somebody is found: "LinkedIn: www.linkedin.com/in/…", "someone (GitHub)", "Follow us on Twitter".
 *
 * @param isKnown whether a word is the name of a skill: lists in lower case look like handles
 */
export function isProfileLink(
  text: string,
  { start, end, value }: PhraseHit<{ skill: Skill }>,
  isKnown: (place: number) => boolean,
): boolean {
  if (!SITES.has(value.skill.id)) return false;
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (LINK_AFTER.test(after) || FOLLOW.test(before)) return true;
  if (after.startsWith(')') && HANDLE_BEFORE.test(before)) return true;
  const handle = HANDLE_AFTER.exec(after);
  if (!handle || !/(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(before)) return false;
  return !isKnown(end + handle[0].indexOf(handle[1] ?? ''));
}
