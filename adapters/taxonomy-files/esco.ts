import type { Vocabulary } from '../../core/index.js';
import type { ForeignOccupation, ForeignSkill, SkillType } from '../../core/spi.js';
import { readRecords, type TaxonomyRecord } from './records.js';
import type { RowReader } from './rows.js';

/** Names of the files, as ESCO's portal gives them out (CSV, English; releases 1.1 and 1.2). */
export const ESCO_FILES = {
  skills: 'skills_en.csv',
  occupations: 'occupations_en.csv',
  broader: 'broaderRelationsSkillPillar_en.csv',
  relations: 'occupationSkillRelations_en.csv',
} as const;

const CSV = { kind: 'csv' } as const;
const SKILL = /^http:\/\/data\.europa\.eu\/esco\/skill\/([0-9a-f-]{36})$/i;
const OCCUPATION = /^http:\/\/data\.europa\.eu\/esco\/occupation\/([0-9a-f-]{36})$/i;
const KNOWLEDGE = 'KnowledgeSkillCompetence';
/** Context words of a skill are taken from so many of its broader skills. */
const BROADER_IN_CONTEXT = 3;

/** Reads what there is of ESCO's files. Without `skills_en.csv` occupations have no skills. Throws `TaxonomyFileError`. */
export async function readEsco(files: ReadonlyMap<string, string>, read: RowReader): Promise<Vocabulary> {
  const at = (name: string): string | undefined => files.get(name);
  const skills = new Map<string, ForeignSkill>();
  const [skillFile, broaderFile] = [at(ESCO_FILES.skills), at(ESCO_FILES.broader)];
  if (skillFile !== undefined) await readSkills(skillFile, read, skills);
  if (broaderFile !== undefined) await readBroader(broaderFile, read, skills);
  const occupations = new Map<string, ForeignOccupation>();
  const [occupationFile, relationFile] = [at(ESCO_FILES.occupations), at(ESCO_FILES.relations)];
  if (occupationFile !== undefined) await readOccupations(occupationFile, read, occupations);
  if (relationFile !== undefined) await readRelations(relationFile, read, skills, occupations);
  return { skills: [...skills.values()], occupations: [...occupations.values()] };
}

async function readSkills(file: string, read: RowReader, skills: Map<string, ForeignSkill>): Promise<void> {
  const columns = ['conceptUri', 'skillType', 'reuseLevel', 'preferredLabel', 'altLabels', 'hiddenLabels'] as const;
  for await (const row of readRecords(read, file, CSV, [...columns, 'status'])) {
    const uuid = uuidOf(row, 'conceptUri', SKILL);
    const skillType = row.cell('skillType');
    if (skillType !== '' && skillType !== 'knowledge' && skillType !== 'skill/competence') {
      throw row.fault('skillType', `"${skillType}" is neither "knowledge" nor "skill/competence"`);
    }
    if (!isReleased(row.cell('status'))) continue;
    const id = `esco-${uuid}`;
    if (skills.has(id)) throw row.fault('conceptUri', 'the skill is there twice');
    skills.set(id, {
      id,
      name: label(row),
      type: typeOf(skillType, row.cell('reuseLevel')),
      aliases: [...linesOf(row.cell('altLabels')), ...linesOf(row.cell('hiddenLabels'))],
      broader: [],
      context: [],
      esco: row.cell('conceptUri'),
    });
  }
}

function typeOf(skillType: string, reuseLevel: string): SkillType {
  if (skillType === 'knowledge') return 'technical';
  return reuseLevel === 'transversal' ? 'soft' : 'professional';
}

/** Both ends of a relation can be groups of skills, which are no skills that a person has. */
async function readBroader(file: string, read: RowReader, skills: Map<string, ForeignSkill>): Promise<void> {
  for await (const row of readRecords(read, file, CSV, ['conceptType', 'conceptUri', 'broaderType', 'broaderUri'])) {
    if (row.cell('conceptType') !== KNOWLEDGE || row.cell('broaderType') !== KNOWLEDGE) continue;
    const id = `esco-${uuidOf(row, 'conceptUri', SKILL)}`;
    const broader = skills.get(`esco-${uuidOf(row, 'broaderUri', SKILL)}`);
    const skill = skills.get(id);
    if (!skill || !broader || skill === broader) continue;
    const context = skill.context.length < BROADER_IN_CONTEXT ? [...skill.context, broader.name] : skill.context;
    skills.set(id, { ...skill, broader: [...skill.broader, broader.id], context });
  }
}

async function readOccupations(file: string, read: RowReader, into: Map<string, ForeignOccupation>): Promise<void> {
  const columns = ['conceptUri', 'iscoGroup', 'preferredLabel', 'altLabels', 'hiddenLabels', 'status'] as const;
  for await (const row of readRecords(read, file, CSV, columns)) {
    const uuid = uuidOf(row, 'conceptUri', OCCUPATION);
    const isco = row.cell('iscoGroup');
    if (!/^\d{4}$/.test(isco)) throw row.fault('iscoGroup', `"${isco}" is no ISCO-08 group of four digits`);
    if (!isReleased(row.cell('status'))) continue;
    const id = `esco-${uuid}`;
    if (into.has(id)) throw row.fault('conceptUri', 'the occupation is there twice');
    const titles = [...linesOf(row.cell('altLabels')), ...linesOf(row.cell('hiddenLabels'))];
    into.set(id, { id, label: label(row), titles, isco, onet: '', esco: row.cell('conceptUri'), skills: [] });
  }
}

/** Only the essential skills are typical of an occupation. */
async function readRelations(
  file: string,
  read: RowReader,
  skills: ReadonlyMap<string, ForeignSkill>,
  occupations: Map<string, ForeignOccupation>,
): Promise<void> {
  for await (const row of readRecords(read, file, CSV, ['occupationUri', 'relationType', 'skillUri'])) {
    const relation = row.cell('relationType');
    if (relation !== 'essential' && relation !== 'optional') {
      throw row.fault('relationType', `"${relation}" is neither "essential" nor "optional"`);
    }
    const id = `esco-${uuidOf(row, 'occupationUri', OCCUPATION)}`;
    const skill = `esco-${uuidOf(row, 'skillUri', SKILL)}`;
    const occupation = occupations.get(id);
    if (relation === 'optional' || !occupation || !skills.has(skill)) continue;
    occupations.set(id, { ...occupation, skills: [...occupation.skills, skill] });
  }
}

function uuidOf<Column extends string>(row: TaxonomyRecord<Column>, column: Column, shape: RegExp): string {
  const uuid = shape.exec(row.cell(column))?.[1];
  if (uuid === undefined) throw row.fault(column, `"${row.cell(column).slice(0, 80)}" is no URI of this kind`);
  return uuid.toLowerCase();
}

function label(row: TaxonomyRecord<'preferredLabel'>): string {
  const text = row.cell('preferredLabel').replace(/\s+/g, ' ');
  if (text === '') throw row.fault('preferredLabel', 'is empty');
  return text;
}

/** Alternative labels have a line each; in the collections of the portal `|` separates them. */
function linesOf(cell: string): string[] {
  return cell
    .split(/[\n\r|]+/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
}

function isReleased(status: string): boolean {
  return status === '' || status === 'released';
}
