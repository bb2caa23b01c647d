import type { LabelledPerson } from '../../core/index.js';
import { CsvFault, csvRecords } from './csv-records.js';

export interface GroupLabels {
  /** In the order of the columns. */
  attributes: string[];
  people: LabelledPerson[];
}

const ID_COLUMNS = ['candidateId', 'externalId'] as const;

/** What means a category that is not known, beside nothing at all. */
const UNKNOWN = 'unknown';

/**
 * Reads a file of group labels: a header of `candidateId` or `externalId` and one name for each attribute, then a person a line. Blanks around labels
 * do not count; an empty label and "unknown" mean that the category is not known. Throws `CsvFault`, also for a person named twice and for labels
 * that differ in case alone, which would make two categories of one.
 */
export function readGroupLabels(text: string): GroupLabels {
  const [header, ...records] = csvRecords(text);
  if (!header) throw new CsvFault(1, 1, 'the file is empty.');
  const [idColumn = '', ...attributes] = header.fields.map((field) => field.trim());
  const kind = ID_COLUMNS.find((name) => name === idColumn);
  if (!kind) throw new CsvFault(1, 1, `the first column must be ${ID_COLUMNS.join(' or ')}.`);
  if (attributes.length === 0) throw new CsvFault(1, 2, 'a column for at least one attribute is needed.');
  attributes.forEach((name, at) => {
    if (name === '') throw new CsvFault(1, at + 2, 'the attribute has no name.');
    if (attributes.indexOf(name) < at) throw new CsvFault(1, at + 2, `"${name}" is the name of two columns.`);
  });
  const lineOf = new Map<string, number>();
  const spellings = attributes.map(() => new Map<string, { label: string; line: number }>());
  const people = records.map(({ line, fields }): LabelledPerson => {
    if (fields.length !== attributes.length + 1) {
      const column = Math.min(fields.length, attributes.length + 1) + 1;
      throw new CsvFault(
        line,
        column,
        `${String(fields.length)} fields where the header has ${String(attributes.length + 1)}.`,
      );
    }
    const [value = '', ...written] = fields.map((field) => field.trim());
    if (value === '') throw new CsvFault(line, 1, `there is no ${kind}.`);
    const before = lineOf.get(value);
    if (before !== undefined) throw new CsvFault(line, 1, `${value} is in line ${String(before)} already.`);
    lineOf.set(value, line);
    const labels = written.map((label, at): [string, string | null] => {
      const folded = label.toLowerCase();
      if (folded === '' || folded === UNKNOWN) return [attributes[at]!, null];
      const known = spellings[at]!.get(folded);
      if (known && known.label !== label)
        throw new CsvFault(line, at + 2, `"${label}" is written "${known.label}" in line ${String(known.line)}.`);
      if (!known) spellings[at]!.set(folded, { label, line });
      return [attributes[at]!, label];
    });
    return { id: { kind, value }, labels: Object.fromEntries(labels) };
  });
  return { attributes, people };
}
