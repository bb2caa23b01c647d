import type { Occupation, Skill, SkillType, SubstituteGroup } from '../model/model.js';

/** Reads the line formats of `data/README.md`. Throws on the first line that does not fit, naming it. */
export function parseSkills(source: string): Skill[] {
  return rows(source, MOST_COLUMNS).map((columns) => {
    const [id = '', rawName = '', type = '', aliases = '', broader = '', context = ''] = columns;
    if (!ID.test(id) || rawName === '' || !isSkillType(type)) throw new Error(`Not a skill: ${columns.join(' | ')}`);
    const forms = [rawName, ...list(aliases)];
    return {
      id,
      name: plain(rawName),
      type,
      aliases: forms.slice(1).map(plain),
      ...kindsOf(forms),
      context: list(context),
      broader: list(broader),
    };
  });
}

/** Forms of skills that stand apart from their entries. */
export type SkillForms = Pick<Skill, 'id' | 'aliases' | 'narrower' | 'ambiguous' | 'context'>;

export function parseForms(source: string): SkillForms[] {
  return rows(source).map((columns) => {
    const [id = '', forms = '', context = ''] = columns;
    if (!ID.test(id) || forms === '' || columns.length > 3)
      throw new Error(`No forms of a skill: ${columns.join(' | ')}`);
    const written = list(forms);
    return { id, aliases: written.map(plain), ...kindsOf(written), context: list(context) };
  });
}

function kindsOf(forms: readonly string[]): Pick<Skill, 'narrower' | 'ambiguous'> {
  return {
    narrower: forms.filter((form) => form.startsWith(NARROWER)).map(plain),
    ambiguous: forms.filter((form) => form.endsWith('?')).map(plain),
  };
}

export function parseSubstitutes(source: string): SubstituteGroup[] {
  return rows(source).map((columns) => {
    const [id = '', label = '', credit = '', members = ''] = columns;
    const share = Number(credit);
    if (!ID.test(id) || label === '' || !(share >= 0.2 && share <= 0.7)) {
      throw new Error(`Not a group of substitutes: ${columns.join(' | ')}`);
    }
    return { id, label, credit: share, members: list(members) };
  });
}

export function parseOccupations(source: string): Occupation[] {
  return rows(source).map((columns) => {
    const [id = '', label = '', family = '', isco = '', onet = '', titles = '', skills = ''] = columns;
    if (!ID.test(id) || label === '' || family === '') throw new Error(`Not an occupation: ${columns.join(' | ')}`);
    return { id, label, family, isco, onet, titles: list(titles), skills: list(skills) };
  });
}

/** `form | value` lines, as pairs. */
export function parsePairs(source: string): [string, string][] {
  return rows(source).map((columns) => [columns[0] ?? '', columns[1] ?? '']);
}

/** Lines of columns. */
export function parseRows(source: string): string[][] {
  return rows(source);
}

/** Before a form that names something narrower than the entry. */
const NARROWER = '<';

const ID = /^[a-z0-9][a-z0-9-]*$/;
const TYPES: readonly string[] = ['technical', 'professional', 'soft', 'language', 'tool', 'certification'];

function isSkillType(value: string): value is SkillType {
  return TYPES.includes(value);
}

function rows(source: string, most = Infinity): string[][] {
  const columns = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((column) => column.trim()));
  // A column too many would be lost without a word.
  const long = columns.find(({ length }) => length > most);
  if (long) throw new Error(`A line of the taxonomy has more than ${String(most)} columns: ${long[0] ?? ''}`);
  return columns;
}

/** id | name | type | forms | broader | context */
const MOST_COLUMNS = 6;

function list(column: string): string[] {
  return column
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function plain(form: string): string {
  return form.replace(/^</, '').replace(/\?$/, '').trim();
}
