import {
  ACTS_BEFORE,
  DIRECTLY_BEFORE,
  KINDS_OF_PEOPLE,
  LESSONS_BEHIND,
  NEGATIONS,
  NO,
  NOT_NEGATED,
  OWN_AGAIN,
  PASSED,
  SEVERAL_PEOPLE,
  SUBJECTS_BEHIND,
  TEACHERS_BEHIND,
} from './words-beside-certificates.js';
import { fold } from '../../text/search-words.js';

// bounded: the clause before a name is at most 60 characters, and so is the text behind it
const NEGATED = new RegExp(
  String.raw`(?:(?:^ ?|[(:–—-] ?|(?<!\p{L})(?:have|has|had|holds?|with|possess(?:es)?|currently|but|and|is) )${NO}|(?<![\p{L}-])(?:${NEGATIONS}))(?: (?!(?:${NOT_NEGATED})(?!\p{L}))[\p{L}\p{N}’'/-]+){0,2}[ '’]$`,
  'u',
);

/** Articles and the like. */
const ARTICLE = String.raw`(?: (?:an?|the|my|our|their|de[rsnm]|die|das|eine[nrms]?|un|une|el|la|las|los|le|les|lo|il|gli|um|uma|het|een))?`;

// bounded: the clause before a name is at most 60 characters
const LEARNT_OR_ASSISTED = new RegExp(String.raw`(?<![\p{L}-])(?:${DIRECTLY_BEFORE})${ARTICLE}[ '’]$`, 'u');

// bounded: the clause before a name is at most 60 characters
const ACTED_ON = new RegExp(
  String.raw`(?<![\p{L}-])(?:${ACTS_BEFORE})(?: (?!(?:${OWN_AGAIN})(?!\p{L}))[\p{L}\p{N}’'/&-]+){0,3}[ '’]$`,
  'u',
);

const NAMED_AFTER = String.raw`^(?:['’]s?)?(?:[- ](?:certificate|certification|licen[cs]e|exam(?:ination)?|zertifikat))?[- ]`;
const TEACHER = new RegExp(String.raw`${NAMED_AFTER}(?:${TEACHERS_BEHIND})(?!\p{L})`, 'u');
const CERTIFIED = /certif|licen[cs]|qualifi|accredit|registered/u;
const SUBJECT = new RegExp(String.raw`${NAMED_AFTER}(?:${SUBJECTS_BEHIND})(?!\p{L})`, 'u');
// bounded: the text behind a name is at most 60 characters
const LESSON = new RegExp(
  String.raw`${NAMED_AFTER}(?:${LESSONS_BEHIND})(?!\p{L})(?![^.;]*(?<!\p{L})(?:${PASSED}))`,
  'u',
);

/** "Chartered Accountants", "CPAs", but neither "drivers license" nor the examinations "GCSEs". */
const ENDS_IN_PEOPLE = new RegExp(String.raw`(?:^|[ -])(?:${SEVERAL_PEOPLE})$`, 'u');
const BEGINS_WITH_PEOPLE = new RegExp(String.raw`^(?:${SEVERAL_PEOPLE}) `, 'u');
const SEVERAL_CAPITALS = /(?:^|[ /-])(?!GCSE|NVQ|BTEC|HN[CD]|SVQ|CEU|PDU)[A-Z]{2,6}s$/u;
const DOCUMENT = String.raw`['’]? ?(?:(?:licen[cs]e|card|permit|exam|award)s?(?!\p{L})|certificat|registration|diploma|qualification|examination)`;
const IS_DOCUMENT = new RegExp(`^${DOCUMENT}`, 'u');
const HAS_DOCUMENT = new RegExp(DOCUMENT, 'u');
const GOES_ON_WITH_PEOPLE = new RegExp(
  String.raw`^[- ](?:(?:${KINDS_OF_PEOPLE}) ){0,2}(?:${SEVERAL_PEOPLE})(?!\p{L}|['’]|${DOCUMENT}| (?:union|association|institute|society))`,
  'u',
);

/** "Associate member of the Institute of …": bodies are named after several of their members. */
const MEMBER = /(?<!\p{L})(?:member|fellow|associate)(?: [\p{L}'’-]+){0,6} (?:of|for)(?: the)? $/u;

/**
 * Whether a certificate is denied, that of somebody else, or the subject of lessons and offices: "no driving licence", "assistant to a notary public",
 * "ITIL training", "recruited chartered accountants".
 *
 * @param before - The clause up to the name, folded.
 * @param written - The name as the text has it.
 * @param behind - The line after it, folded.
 * @param canBeSeveral - Whether several people may stand for the certificate, as in a heading.
 */
export function isOfOthers(before: string, written: string, behind: string, canBeSeveral: boolean): boolean {
  return (
    NEGATED.test(before) ||
    LEARNT_OR_ASSISTED.test(before) ||
    ACTED_ON.test(before) ||
    SUBJECT.test(behind) ||
    (TEACHER.test(behind) && !CERTIFIED.test(before)) ||
    LESSON.test(behind) ||
    (!canBeSeveral && !MEMBER.test(before) && isOfSeveral(written, behind))
  );
}

function isOfSeveral(written: string, behind: string): boolean {
  const name = fold(written);
  if (GOES_ON_WITH_PEOPLE.test(behind)) return true;
  if (IS_DOCUMENT.test(behind) || HAS_DOCUMENT.test(name)) return false;
  if (BEGINS_WITH_PEOPLE.test(name)) return true;
  // "Institute of Chartered Accountants" is a body that has members.
  return (ENDS_IN_PEOPLE.test(name) || SEVERAL_CAPITALS.test(written)) && !/ (?:of|for|des?|dos|der) /u.test(name);
}
