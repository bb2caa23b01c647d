import type { Evidence, Profile, Skill } from '../../core/index.js';
import type { InferenceTools, ParsedResume } from '../../core/spi.js';

type Taxonomy = InferenceTools['taxonomy'];

/** A name in a list of things that were given, and whether anything else is said of it. */
interface Listed {
  readonly name?: string | undefined;
  readonly isAlone: boolean;
}

const LISTS = {
  certificates: ({ certificates = [] }: Profile): Listed[] =>
    certificates.map(({ name, date, issuer }) => ({ name, isAlone: !date && !issuer })),
  awards: ({ awards = [] }: Profile): Listed[] =>
    awards.map(({ title, date, awarder }) => ({ name: title, isAlone: !date && !awarder })),
  publications: ({ publications = [] }: Profile): Listed[] =>
    publications.map(({ name, releaseDate, publisher }) => ({ name, isAlone: !releaseDate && !publisher })),
};

/**
 * "Time management" below certificates, "Customer service" below awards, "Public relations" below publications: nothing that is given or printed
 * is called as a skill is, so it is listed with the skills. Nobody is called so either, and nobody is employed by what is.
 */
export function withSkillsApart(parsed: ParsedResume, taxonomy: Taxonomy): ParsedResume {
  const named = withoutSkillAsEmployer(withoutSkillAsName(parsed, taxonomy), taxonomy);
  return (Object.keys(LISTS) as (keyof typeof LISTS)[]).reduce(
    (from, list) => withSkillsOf(from, list, taxonomy),
    named,
  );
}

function withoutSkillAsName(parsed: ParsedResume, taxonomy: Taxonomy): ParsedResume {
  const { name, ...basics } = parsed.profile.basics ?? {};
  if (name === undefined || taxonomy.named(name) === undefined) return parsed;
  const evidence = parsed.evidence.filter(({ fact }) => fact !== '/profile/basics/name');
  return { ...parsed, profile: { ...parsed.profile, basics }, evidence };
}

/** "Application Developer, SAP ABAP", "Accountant, Finance": what somebody works with, or a department, employs nobody. What a vendor sells often has the vendor's name. */
function withoutSkillAsEmployer(parsed: ParsedResume, taxonomy: Taxonomy): ParsedResume {
  const { work = [] } = parsed.profile;
  const isSkillAt = work.map(({ name }) => name !== undefined && isNamedAsSkill(name, taxonomy));
  if (!isSkillAt.includes(true)) return parsed;
  const profile = {
    ...parsed.profile,
    work: work.map(({ name, ...entry }, at) => (isSkillAt[at] || name === undefined ? entry : { ...entry, name })),
  };
  const gone = new Set(isSkillAt.flatMap((isSkill, at) => (isSkill ? [`/profile/work/${String(at)}/name`] : [])));
  return { ...parsed, profile, evidence: parsed.evidence.filter(({ fact }) => !gone.has(fact)) };
}

/**
 * By its own name, not by one of its other forms: "Federal Aviation Administration" stands for its rules too. What is made by somebody may have the maker's name, and one word
 * of technology may be what is made.
 */
function isNamedAsSkill(employer: string, taxonomy: Taxonomy): boolean {
  const skill = taxonomy.named(employer)?.skill;
  if (!skill || !NOBODY.has(skill.type)) return false;
  const isProduct =
    skill.type === 'technical' &&
    !employer.includes(' ') &&
    taxonomy.entryOf(skill.id)?.fields?.includes('technology') === true;
  return !isProduct && ` ${employer.toLowerCase()} `.includes(` ${skill.name.toLowerCase()} `);
}

const NOBODY: ReadonlySet<string> = new Set(['technical', 'professional', 'soft']);

function withSkillsOf(parsed: ParsedResume, list: keyof typeof LISTS, taxonomy: Taxonomy): ParsedResume {
  const { profile } = parsed;
  const listed = LISTS[list](profile);
  const isOfSkill = listed.map(({ name, isAlone }) => isAlone && name !== undefined && isSkill(name, list, taxonomy));
  const isApart = listed.map((each, at) => isOfSkill[at] === true || (list === 'publications' && isNoTitle(each)));
  if (!isApart.includes(true)) return parsed;
  const skills: Skill[] = [...(profile.skills ?? [])];
  const known = new Set(
    skills.flatMap(({ name = '', keywords = [] }) => [name, ...keywords]).map((name) => taxonomy.skillKey(name)),
  );
  /** Where each entry is now: in its list, among the skills, or, said twice, nowhere. */
  const places = listed.map(({ name = '' }, at): string | undefined => {
    if (!isApart[at]) return `${list}/${String(isApart.slice(0, at).filter((apart) => !apart).length)}`;
    const key = taxonomy.skillKey(name);
    if (!isOfSkill[at] || known.has(key)) return undefined;
    known.add(key);
    skills.push({ name });
    return `skills/${String(skills.length - 1)}`;
  });
  const { [list]: entries, ...others } = profile;
  const kept = (entries ?? []).filter((_, at) => !isApart[at]);
  return {
    ...parsed,
    profile: { ...others, ...(kept.length > 0 && { [list]: kept }), ...(skills.length > 0 && { skills }) },
    evidence: parsed.evidence.flatMap((each) => moved(each, list, places)),
  };
}

function isSkill(name: string, list: keyof typeof LISTS, taxonomy: Taxonomy): boolean {
  const type = taxonomy.named(name)?.skill.type;
  // "Six Sigma" and "Microsoft Office" are names of certificates as well.
  return list === 'certificates'
    ? type === 'soft' || type === 'professional'
    : type !== undefined && type !== 'certification';
}

/** "Speaker", "Skilled negotiator": one or two words, of which nothing else is said, are the title of nothing printed. */
function isNoTitle({ name = '', isAlone }: Listed): boolean {
  return isAlone && name.split(/\s+/u).length < FEWEST_OF_TITLE;
}

/** In words. */
const FEWEST_OF_TITLE = 3;

function moved(each: Evidence, list: string, places: readonly (string | undefined)[]): Evidence[] {
  const [, , section, index, ...rest] = each.fact.split('/');
  if (section !== list || index === undefined) return [each];
  const place = places[Number(index)];
  if (place === undefined) return [];
  const field = place.startsWith('skills/') ? ['name'] : rest;
  return [{ ...each, fact: ['', 'profile', place, ...field].join('/') }];
}
