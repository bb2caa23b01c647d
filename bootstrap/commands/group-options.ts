import { readFile } from 'node:fs/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { CsvFault, readGroupLabels, type GroupLabels } from '../../adapters/group-labels/index.js';
import type { SelectableBand, Selection } from '../../core/index.js';
import { SELECTABLE_BANDS, SMALLEST_SHARE } from '../../core/spi.js';

/** The file of group labels cannot be used: one line that names the file and, within it, the place. */
export class GroupsFileError extends Error {}

export interface GroupOptions {
  groups: string;
  select: Selection;
  cross?: string[][];
  smallestShare: number;
}

/** Crossed where nothing else is said and the file has both. */
const CROSSED = ['sex', 'race_ethnicity'];

/** The options beside the file: who counts as selected, and which tables are made. */
export function addGroupOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--select <rule>', 'who counts as selected: band:strong, top:50 or score:70')
        .argParser(parseSelection)
        .default({ by: 'band', atLeast: 'strong' } satisfies Selection, 'band:strong'),
    )
    .option('--cross <attributes>', 'attributes to cross, such as sex,race_ethnicity; repeatable', parseCross)
    .addOption(
      new Option('--smallest-share <percent>', 'categories with a smaller share are left out of the ratios')
        .argParser(parsePercent)
        .default(SMALLEST_SHARE, '2'),
    );
}

/** People with their labels, and the tables to be made of them. Throws `GroupsFileError`. */
export async function groupsOf(
  options: GroupOptions,
): Promise<Pick<GroupLabels, 'people'> & { tables: string[][]; selection: Selection; smallestShare: number }> {
  const groups = await readGroups(options.groups);
  const tables = [...groups.attributes.map((attribute) => [attribute]), ...crossedOf(groups, options)];
  return { people: groups.people, tables, selection: options.select, smallestShare: options.smallestShare };
}

async function readGroups(file: string): Promise<GroupLabels> {
  try {
    return readGroupLabels(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    if (error instanceof CsvFault) throw new GroupsFileError(`${file}: ${error.message}`);
    if (error instanceof TypeError) throw new GroupsFileError(`${file}: the file is not UTF-8.`);
    throw new GroupsFileError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function crossedOf({ attributes }: GroupLabels, { cross, groups }: GroupOptions): string[][] {
  if (!cross) return CROSSED.every((name) => attributes.includes(name)) ? [CROSSED] : [];
  for (const name of cross.flat())
    if (!attributes.includes(name)) throw new GroupsFileError(`${groups}: there is no column ${name} to cross.`);
  return cross;
}

function parseSelection(text: string): Selection {
  const [, by = '', value = ''] = /^(band|top|score):(.+)$/.exec(text) ?? [];
  if (by === 'band' && (SELECTABLE_BANDS as readonly string[]).includes(value))
    return { by, atLeast: value as SelectableBand };
  if (by === 'top' && /^[1-9]\d{0,6}$/.test(value)) return { by, count: Number(value) };
  if (by === 'score' && /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) <= 100) return { by, atLeast: Number(value) };
  throw new InvalidArgumentError(
    `Write band:${SELECTABLE_BANDS.join('|')}, top:NUMBER, or score:NUMBER from 0 to 100.`,
  );
}

function parseCross(text: string, before: string[][] = []): string[][] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length < 2 || names.includes('') || new Set(names).size < names.length)
    throw new InvalidArgumentError('Name two attributes or more, separated by commas.');
  return [...before, names];
}

function parsePercent(text: string): number {
  if (!/^\d{1,2}(\.\d+)?$/.test(text)) throw new InvalidArgumentError('Write a share in percent, such as 2.');
  return Number(text) / 100;
}
