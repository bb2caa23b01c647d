import type { Vocabulary } from '../../core/index.js';
import type { ForeignOccupation, ForeignSkill } from '../../core/spi.js';
import { readRecords, type TaxonomyRecord } from './records.js';
import type { RowReader } from './rows.js';

/** Names of the files, as in O*NET's database in text format ("db_29_0_text"). */
export const ONET_FILES = {
  occupations: 'Occupation Data.txt',
  titles: 'Alternate Titles.txt',
  technology: 'Technology Skills.txt',
  skills: 'Skills.txt',
} as const;

const TAB = { kind: 'tab' } as const;
const CODE = 'O*NET-SOC Code';
/** On O*NET's scale of importance, 1 to 5, where 3 is "important" and 4 "very important". */
const TYPICAL_IMPORTANCE = 3.5;

/** Reads what there is of O*NET's files. Without `Occupation Data.txt` there are no occupations, only skills. Throws `TaxonomyFileError`. */
export async function readOnet(files: ReadonlyMap<string, string>, read: RowReader): Promise<Vocabulary> {
  const occupations = new Map<string, ForeignOccupation>();
  const skills = new Map<string, ForeignSkill>();
  const each = async (name: string, readFile: (file: string) => Promise<void>): Promise<void> => {
    const file = files.get(name);
    if (file !== undefined) await readFile(file);
  };
  await each(ONET_FILES.occupations, (file) => readOccupations(file, read, occupations));
  await each(ONET_FILES.titles, (file) => readTitles(file, read, occupations));
  await each(ONET_FILES.technology, (file) => readTechnology(file, read, skills, occupations));
  await each(ONET_FILES.skills, (file) => readSkills(file, read, skills, occupations));
  return { skills: [...skills.values()], occupations: [...occupations.values()] };
}

async function readOccupations(file: string, read: RowReader, into: Map<string, ForeignOccupation>): Promise<void> {
  for await (const row of readRecords(read, file, TAB, [CODE, 'Title'])) {
    const onet = codeOf(row);
    const id = `onet-${onet.replace('.', '-')}`;
    if (into.has(onet)) throw row.fault(CODE, 'the occupation is there twice');
    into.set(onet, { id, label: filled(row, 'Title'), titles: [], isco: '', onet, skills: [] });
  }
}

async function readTitles(file: string, read: RowReader, into: Map<string, ForeignOccupation>): Promise<void> {
  for await (const row of readRecords(read, file, TAB, [CODE, 'Alternate Title', 'Short Title'])) {
    const occupation = into.get(codeOf(row));
    const title = filled(row, 'Alternate Title');
    const short = row.cell('Short Title');
    if (!occupation) continue;
    // "Chief Executive Officer (CEO)": the brackets repeat the short title.
    const titles = [title.replace(/\s{0,9}\([^()]*\)$/, ''), ...(short === '' || short === 'n/a' ? [] : [short])];
    into.set(occupation.onet, { ...occupation, titles: [...occupation.titles, ...titles] });
  }
}

async function readTechnology(
  file: string,
  read: RowReader,
  skills: Map<string, ForeignSkill>,
  occupations: Map<string, ForeignOccupation>,
): Promise<void> {
  for await (const row of readRecords(read, file, TAB, [CODE, 'Example', 'Commodity Title', 'Hot Technology'])) {
    const code = codeOf(row);
    const name = filled(row, 'Example');
    const id = `onet-${slug(name)}`;
    if (!skills.has(id)) {
      skills.set(id, { id, name, type: 'tool', aliases: [], broader: [], context: [row.cell('Commodity Title')] });
    }
    // Each occupation lists dozens; those that employers ask for often are typical of it.
    if (row.cell('Hot Technology') === 'Y') addSkill(occupations, code, id);
  }
}

async function readSkills(
  file: string,
  read: RowReader,
  skills: Map<string, ForeignSkill>,
  occupations: Map<string, ForeignOccupation>,
): Promise<void> {
  const columns = [CODE, 'Element ID', 'Element Name', 'Scale ID', 'Data Value'] as const;
  for await (const row of readRecords(read, file, TAB, columns)) {
    const code = codeOf(row);
    const element = row.cell('Element ID');
    if (!/^\d(?:\.\w+)+$/.test(element)) throw row.fault('Element ID', `"${element}" is no id of an element`);
    const id = `onet-${slug(element)}`;
    if (!skills.has(id)) {
      const name = filled(row, 'Element Name');
      skills.set(id, { id, name, type: 'soft', aliases: [], broader: [], context: [], onet: element });
    }
    if (row.cell('Scale ID') !== 'IM' || row.optional('Recommend Suppress') === 'Y') continue;
    const value = Number(filled(row, 'Data Value'));
    if (!Number.isFinite(value)) throw row.fault('Data Value', `"${row.cell('Data Value')}" is no number`);
    if (value >= TYPICAL_IMPORTANCE) addSkill(occupations, code, id);
  }
}

function addSkill(occupations: Map<string, ForeignOccupation>, code: string, id: string): void {
  const occupation = occupations.get(code);
  if (occupation && !occupation.skills.includes(id)) {
    occupations.set(code, { ...occupation, skills: [...occupation.skills, id] });
  }
}

function codeOf(row: TaxonomyRecord<typeof CODE>): string {
  const code = row.cell(CODE);
  if (!/^\d{2}-\d{4}\.\d{2}$/.test(code)) throw row.fault(CODE, `"${code.slice(0, 40)}" is no code such as 15-1252.00`);
  return code;
}

function filled<Column extends string>(row: TaxonomyRecord<Column>, column: Column): string {
  const text = row.cell(column).replace(/\s+/g, ' ');
  if (text === '') throw row.fault(column, 'is empty');
  return text;
}

/** "C#" and "C++" keep their signs in words, so that no two names share an id. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/#/g, ' sharp ')
    .replace(/\+/g, ' plus ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
