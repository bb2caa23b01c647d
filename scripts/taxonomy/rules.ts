import { namesPerson, titlesOfPeople } from '../../core/taxonomy/loading/person-nouns.js';
import { parseSubstitutes } from '../../core/taxonomy/loading/parse-lines.js';
import type { Occupation, Skill, SubstituteGroup } from '../../core/taxonomy/model/model.js';
import { ORDINARY_WORDS } from '../../core/taxonomy/phrases/ordinary-words.js';
import { phraseKey } from '../../core/taxonomy/phrases/phrase-key.js';
import { tokenize } from '../../core/taxonomy/phrases/tokens.js';
import { needsExactCase, ownedAs } from '../../core/taxonomy/skills/exact-case.js';
import { inOtherGender } from '../../core/taxonomy/titles/other-gender.js';
import { contextsOfEveryTrade, ordinaryPairs, variantsWithoutGuard } from './guards.js';
import { REAL_NAMES } from './real-names.js';

/** What the rules look at. */
export interface Data {
  skills: readonly Skill[];
  groups: readonly SubstituteGroup[];
  occupations: readonly Occupation[];
  /** Words that are frequent in ordinary texts, in lower case. */
  everyday: ReadonlySet<string>;
}

/** Each gives one line for each fault. */
export const RULES: Readonly<Record<string, (data: Data) => string[]>> = {
  'id given twice': idsGivenTwice,
  'form owned twice': formsOwnedTwice,
  'composite name': compositeNames,
  'list of skills': listsOfSkills,
  'name of another product': competitors,
  'everyday word without guard': unguarded,
  'product of two everyday words without guard': ordinaryPairs,
  'variant without the guard of its form': variantsWithoutGuard,
  'context of every trade': contextsOfEveryTrade,
  'gendered person as a narrower form': genderedPersons,
  'broader in a circle': circles,
  'id that does not exist': missingIds,
  'code of the wrong shape': codes,
};

export function substitutesOf(sources: readonly string[]): SubstituteGroup[] {
  return sources.flatMap(parseSubstitutes);
}

/** Of which each entry is one product, certificate or language. */
const ONE_THING: ReadonlySet<Skill['type']> = new Set(['tool', 'certification', 'language']);

function formsOf({ name, aliases }: Skill): string[] {
  return [name, ...aliases];
}

function ownersOf(skills: readonly Skill[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const skill of skills) {
    for (const form of formsOf(skill)) {
      const key = ownedAs(form, skill);
      const ids = owners.get(key);
      if (ids) ids.add(skill.id);
      else owners.set(key, new Set([skill.id]));
    }
  }
  return owners;
}

function idsGivenTwice({ skills, groups, occupations }: Data): string[] {
  return [skills, groups, occupations].flatMap((entries) => {
    const seen = new Set<string>();
    return entries.flatMap(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew ? [] : [id];
    });
  });
}

function formsOwnedTwice({ skills }: Data): string[] {
  return [...ownersOf(skills)]
    .filter(([, ids]) => ids.size > 1)
    .map(([key, ids]) => `"${key}" belongs to ${[...ids].join(' and ')}`);
}

function compositeNames({ skills }: Data): string[] {
  return skills
    .filter(({ name, type }) => ONE_THING.has(type) && !REAL_NAMES.has(name))
    .filter(({ name }) => /\s(?:and|or)\s|\/|\bother\b|,/i.test(name.replace(/\([^()]*\)/g, '')))
    .map(({ id, name }) => `${id}: "${name}"`);
}

const JOINT = /\s*[,;&/]\s*|\s+(?:and|or|und|oder|et|ou|y|o)\s+/i;

/** Forms that name several skills, of which the entry is not even narrower: "Docker and Kubernetes" of Docker. */
function listsOfSkills({ skills }: Data): string[] {
  const owners = ownersOf(skills);
  return skills.flatMap((skill) =>
    skill.aliases
      .filter((form) => !REAL_NAMES.has(form))
      .filter((form) => {
        const parts = form.split(JOINT);
        if (parts.length < 2) return false;
        const ids = parts.map((part) => [...(owners.get(phraseKey(part)) ?? [])][0]);
        const implied = new Set<string | undefined>([skill.id, ...skill.broader]);
        return ids.every((id) => id !== undefined) && ids.some((id) => !implied.has(id)) && new Set(ids).size > 1;
      })
      .map((form) => `${skill.id}: "${form}"`),
  );
}

/** A form of one product in which the name of another one stands: "Adobe XD" of Figma. */
function competitors({ skills }: Data): string[] {
  const tools = skills.filter(({ type }) => type === 'tool');
  const names = new Map(tools.map((tool) => [phraseKey(tool.name), tool]));
  return tools.flatMap((tool) => {
    const own = tool.name.toLowerCase();
    const ownWords = new Set(tokenize(tool.name).map((token) => token.form));
    const related = new Set([tool.id, ...tool.broader]);
    return tool.aliases.flatMap((form) => {
      const words = tokenize(form).map((token) => token.form);
      for (let from = 0; from < words.length; from += 1) {
        for (let to = words.length; to > from; to -= 1) {
          if (to - from === words.length) continue;
          const other = names.get(words.slice(from, to).join(' '));
          // "MATLAB Stateflow" of Stateflow: who makes it stands before it.
          const isBeside = [...words.slice(0, from), ...words.slice(to)].some((word) => ownWords.has(word));
          if (!other || isBeside || related.has(other.id) || own.includes(other.name.toLowerCase())) continue;
          if (other.broader.includes(tool.id) || other.ambiguous.includes(other.name) || REAL_NAMES.has(form)) continue;
          return [`${tool.id}: "${form}" names ${other.name}`];
        }
      }
      return [];
    });
  });
}

function unguarded({ skills, everyday }: Data): string[] {
  return skills.flatMap((skill) => {
    const guarded = new Set(skill.ambiguous);
    return formsOf(skill)
      .filter((form) => /^\p{L}+$/u.test(form) && !guarded.has(form) && !REAL_NAMES.has(form) && !needsExactCase(form))
      .filter((form) => everyday.has(form.toLowerCase()) || ORDINARY_WORDS.has(form.toLowerCase()))
      .map((form) => `${skill.id}: "${form}"`);
  });
}

/** What is narrower is shown as written, and "Waiting tables (waitress)" shows a gender. The loader takes titles out; here is what it cannot know. */
function genderedPersons({ skills, occupations }: Data): string[] {
  const titles = titlesOfPeople(occupations);
  return skills.flatMap(({ id, narrower }) =>
    narrower
      .filter((form) => !REAL_NAMES.has(form) && !namesPerson(form, titles))
      .filter((form) => isGendered(form) || inOtherGender(form).some((other) => namesPerson(other, titles)))
      .map((form) => `${id}: "<${form}"`),
  );
}

function isGendered(form: string): boolean {
  return /\p{L}(?:woman|women|lady|ladies|waitress|stewardess|hostess|manageress|mistress|frau)$/iu.test(form);
}

function circles({ skills }: Data): string[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  return skills.flatMap(({ id }) => {
    const seen = new Set<string>();
    const open = [...(byId.get(id)?.broader ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === id) return [`${id} is broader than itself`];
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(byId.get(next)?.broader ?? []));
    }
    return [];
  });
}

function missingIds({ skills, groups, occupations }: Data): string[] {
  const ids = new Set(skills.map(({ id }) => id));
  const check = (where: string, named: readonly string[]): string[] =>
    named.filter((id) => !ids.has(id)).map((id) => `${where}: ${id}`);
  return [
    ...skills.flatMap(({ id, broader }) => check(`broader of ${id}`, broader)),
    ...groups.flatMap(({ id, members }) => check(`members of ${id}`, members)),
    ...occupations.flatMap(({ id, skills: typical }) => check(`skills of ${id}`, typical)),
  ];
}

const ISCO = /^\d{4}$/;
const ONET = /^\d{2}-\d{4}\.\d{2}$/;
const ESCO = /^http:\/\/data\.europa\.eu\/esco\/(?:skill|occupation)\/[0-9A-Za-z-]{3,60}$/;

function codes({ skills, occupations }: Data): string[] {
  const uris = [...skills, ...occupations].flatMap(({ id, esco }) => (esco === undefined ? [] : [{ id, esco }]));
  const owners = new Map<string, string>();
  const repeated = uris.flatMap(({ id, esco }) => {
    const owner = owners.get(esco);
    owners.set(esco, id);
    return owner === undefined ? [] : [`${id}: ${esco} belongs to ${owner} too`];
  });
  return [
    ...repeated,
    ...uris.filter(({ esco }) => !ESCO.test(esco)).map(({ id, esco }) => `${id}: ${esco}`),
    ...occupations.filter(({ isco }) => !ISCO.test(isco)).map(({ id, isco }) => `${id}: ISCO-08 ${isco}`),
    ...occupations.filter(({ onet }) => !ONET.test(onet)).map(({ id, onet }) => `${id}: O*NET-SOC ${onet}`),
  ];
}
