import type { Taxonomy } from '../../../../core/index.js';
import { type Occupation, type OccupationFinder, saysNoBranch } from '../../../../core/spi.js';
import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';
import { leadsField, ofHelper, titlesOfLedTrade, titlesOfNamedField } from './fields-and-trades.js';
import { occupationBySkills } from './occupation-by-skills.js';
import { hasLeadingHead, titlesOfField, titlesOfObject, titlesOfSameField, titlesWithLink } from './other-forms.js';
import { titlesOfLedField } from './led-fields.js';
import { isHeadOfManyTrades, meantAmongTrades, meantByHead } from './meant-by-skills.js';
import { firstPart, partsOfTitle, plainTitle, titlesWithBrackets } from './parts-of-title.js';
import { titlesInText } from './titles-in-text.js';

type OccupationHit = NonNullable<ReturnType<OccupationFinder['ofTitle']>>;

/** A form of the title of which so many words name an occupation needs no other. */
const CERTAIN = 0.95;
const LIKELY = 0.5;
/** What is concluded from the field or from the text counts less than what the title says. */
const CONCLUDED = 0.8;
/** A head that is exchanged says only the field. */
const SAME_FIELD = 0.5;
/** The title leaves it to the skills of the ad which of a few occupations is meant. */
const BY_HEAD = 0.5;
/** Words of the title and skills of the ad point to it. */
const BY_SKILLS = 0.3;
/** Of the words of a title in the text so many name the occupation: the others are adjectives. */
const LEAST_OF_TEXT = 0.34;

/**
 * The occupation that an ad is for: by its title or the parts of it, else by the title that the text gives the job ("We are looking for a cook"),
 * else by the field that the title names, in any language that the skills are known in,
 * or by its words together with the skills that the ad asks for. Of several occupations that go by the same title, the skills say which is meant.
 */
export function findOccupation(
  occupations: OccupationFinder,
  { title: written, description }: { title: string; description: string },
  skills: ReadonlySet<string>,
  taxonomy: Taxonomy,
): OccupationHit | undefined {
  const title = meantOfPeople(written, skills);
  const forms = partsOfTitle(title);
  const whole = [title, ...plainTitle(title)];
  const ofNamedField = (form: string): string[] => titlesOfNamedField(form, taxonomy);
  const ofField = (form: string): string[] =>
    isHeadOfManyTrades(form, occupations) ? [] : titlesOfField(form, leads(occupations, form));
  const meant = (hit: OccupationHit | undefined): OccupationHit | undefined => {
    const occupation = hit && meantAmongTrades(hit.occupation, skills, occupations, taxonomy);
    return hit && occupation !== hit.occupation ? concluded({ ...hit, occupation: occupation! }) : hit;
  };
  return (
    ofTrainee(occupations, title) ??
    ofSchool(occupations, whole, description) ??
    meant(
      ofLedField(
        occupations,
        whole,
        withBranch(ofForms(occupations, forms, leaderIn(occupations, title)), whole, occupations),
      ),
    ) ??
    exactly(occupations, [...forms.flatMap(otherWritings), ...titlesWithBrackets(title)], CONCLUDED) ??
    concluded(forms.map((form) => ofHelper(form, occupations)).find(Boolean)) ??
    exactly(occupations, forms.flatMap(ofNamedField), CONCLUDED) ??
    ofText(occupations, withoutTitle(description, written), ofNamedField) ??
    atConfidence(BY_HEAD, meantByHead(forms, skills, occupations, taxonomy)) ??
    exactly(occupations, whole.flatMap(ofField), CONCLUDED) ??
    atConfidence(BY_SKILLS, occupationBySkills(occupations, plainTitle(title)[0] ?? '', skills)) ??
    exactly(
      occupations,
      whole.flatMap((form) => titlesOfSameField(form, leads(occupations, form))),
      SAME_FIELD,
    )
  );
}

/** A "Kierownik – Zakupy" leads the purchasing, where no more than that somebody leads is read otherwise. */
function ofLedField(
  occupations: OccupationFinder,
  titles: readonly string[],
  known: OccupationHit | undefined,
): OccupationHit | undefined {
  if (known && !saysNoBranch(known.occupation)) return known;
  return (
    exactly(occupations, titles.flatMap(titlesOfLedField), CONCLUDED) ??
    exactly(occupations, titles.flatMap(titlesOfLedTrade), CONCLUDED) ??
    known
  );
}

/** Who leads a field does not work in it: a "Leitung Verkauf" sells nothing. */
function leads(occupations: OccupationFinder, form: string): boolean {
  const level = occupations.seniorityOf(form);
  if (level !== undefined && LEADING.has(level)) return true;
  return leadsField(form) || (level === 'lead' && hasLeadingHead(form));
}

/** A lead may do the work of those around. */
const LEADING: ReadonlySet<string> = new Set(['manager', 'director', 'vp', 'executive']);

/** Leaves out what only a part behind the title of a leader says: a "Unit manager - RN" is no nurse among those that are led. */
function ofLeader(
  hit: OccupationHit,
  form: string,
  first: string | undefined,
  occupations: OccupationFinder,
): OccupationHit[] {
  if (first === undefined || first.includes(form) || leads(occupations, form)) return [hit];
  return leadsOthers(hit.occupation, occupations) ? [hit] : [];
}

function leadsOthers({ isco, label }: OccupationHit['occupation'], occupations: OccupationFinder): boolean {
  return isco.startsWith(MANAGERS) || leads(occupations, label);
}

/** The major group of ISCO-08. */
const MANAGERS = '1';

/** The first part of a title, where who leads others is named there. */
function leaderIn(occupations: OccupationFinder, title: string): string | undefined {
  const first = firstPart(title);
  return first !== '' && first !== title && leads(occupations, first) ? first : undefined;
}

/** Goods are sourced, and so are people: which of them, the skills of the ad say. */
function meantOfPeople(title: string, skills: ReadonlySet<string>): string {
  const isOfPeople = [...skills].some((id) => OF_RECRUITING.has(id.split('/', 1)[0]!));
  return isOfPeople ? OF_PEOPLE.reduce((meant, [word, ofPeople]) => meant.replace(word, ofPeople), title) : title;
}

const OF_PEOPLE = lexicon.adTitles.ofGoodsOrPeople.map((entry) => {
  const [word = '', ofPeople = ''] = entry.split('=');
  return [new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'giu'), ofPeople] as const;
});
const OF_RECRUITING: ReadonlySet<string> = new Set(['recruiting', 'sourcing-candidates', 'talent-acquisition']);

/** "Professor" is in Portuguese who teaches at a school, and in other languages at a university: the text says where. */
function ofSchool(occupations: OccupationFinder, titles: readonly string[], text: string): OccupationHit | undefined {
  const isMeant = titles.some((title) => OF_ANY_SCHOOL.test(title)) && SCHOOLS.test(text) && !UNIVERSITIES.test(text);
  return isMeant ? concluded(occupations.ofTitle('School teacher')) : undefined;
}

const OF_ANY_SCHOOL = new RegExp(`^(?:${anyOf(lexicon.adTitles.ofAnySchool)})$`, 'iu');
const SCHOOLS = new RegExp(wholeWords(lexicon.adTitles.schools), 'iu');
const UNIVERSITIES = new RegExp(wholeWords(lexicon.adTitles.universities), 'iu');

/** "IT Intern (Test Automation Engineer)", "Azubi (Koch)": the trade of a beginner stands in brackets. */
function ofTrainee(occupations: OccupationFinder, title: string): OccupationHit | undefined {
  const trade = IN_BRACKETS.exec(title)?.[1];
  if (trade === undefined || occupations.seniorityOf(title) !== 'intern') return undefined;
  const hit = occupations.ofTitle(trade);
  return hit?.confidence === 1 ? hit : undefined;
}

const IN_BRACKETS = /\(([^()]{4,60})\)/u;

/** Of titles that are joined the one that says the branch: "Branch manager / Floral designer" is an ad of a florist. */
function withBranch(
  hit: OccupationHit | undefined,
  titles: readonly string[],
  occupations: OccupationFinder,
): OccupationHit | undefined {
  if (!hit || !saysNoBranch(hit.occupation)) return hit;
  const joined = titles.flatMap((title) => occupations.allOfTitle(title));
  return joined.find(({ occupation }) => !saysNoBranch(occupation)) ?? hit;
}

function concluded(hit: OccupationHit | undefined): OccupationHit | undefined {
  return hit && { ...hit, confidence: Math.round(hit.confidence * CONCLUDED * 100) / 100 };
}

function ofForms(occupations: OccupationFinder, forms: readonly string[], leader?: string): OccupationHit | undefined {
  const hits = forms.flatMap((form) => {
    const hit = occupations.ofTitle(form);
    return hit ? ofLeader(hit, form, leader, occupations) : [];
  });
  return (
    hits.find(({ confidence }) => confidence >= CERTAIN) ??
    hits.find(({ confidence }) => confidence >= LIKELY) ??
    hits.sort((a, b) => b.confidence - a.confidence)[0]
  );
}

/** The first of these titles that names an occupation with all its words. */
function exactly(
  occupations: OccupationFinder,
  titles: readonly string[],
  confidence: number,
): OccupationHit | undefined {
  for (const written of titles) {
    const hit = occupations.ofTitle(written);
    if (hit?.confidence === 1) return { ...hit, confidence };
  }
  return undefined;
}

function atConfidence(confidence: number, occupation: Occupation | undefined): OccupationHit | undefined {
  return occupation && { occupation, confidence };
}

function otherWritings(form: string): string[] {
  return [...titlesWithLink(form), ...titlesOfObject(form)];
}

/** "Partner Business Manager, Systems Integrators": what follows the title that opens the text is a team or a place. */
function withoutTitle(description: string, title: string): string {
  const opens = title !== '' && description.slice(0, title.length).toLowerCase() === title.toLowerCase();
  return opens && /^[^\p{L}\p{N}]/u.test(description.slice(title.length))
    ? description.replace(/^[^\n]*/u, '')
    : description;
}

function ofText(
  occupations: OccupationFinder,
  description: string,
  ofNamedField: (form: string) => string[],
): OccupationHit | undefined {
  for (const written of titlesInText(description)) {
    const forms = partsOfTitle(written);
    const hit =
      ofForms(occupations, forms) ??
      exactly(
        occupations,
        forms.flatMap((form) => [...otherWritings(form), ...ofNamedField(form)]),
        1,
      );
    if (hit && hit.confidence >= LEAST_OF_TEXT) return concluded(hit);
  }
  return undefined;
}
