import type {
  AdverseImpact,
  AdverseImpactAudit,
  CategoryImpact,
  Impact,
  ImpactTable,
  Selection,
} from '../../core/index.js';
import { FEW_PEOPLE } from '../../core/spi.js';

export const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The audit with rates and ratios to four decimals. The flags come from the exact figures. */
export function auditAsJson({ impact, ...about }: AdverseImpactAudit): Record<string, unknown> {
  return {
    ...about,
    ...impactAsJson(impact),
  };
}

export function impactAsJson(impact: AdverseImpact): Record<string, unknown> {
  const shown = ({ rate, ratio, ...rest }: Impact) => ({
    ...rest,
    rate: fourDecimals(rate),
    ratio: ratio === null ? null : fourDecimals(ratio),
  });
  return {
    people: impact.people,
    selected: impact.selected,
    medianScore: impact.medianScore,
    tables: impact.tables.map(({ categories, ...table }) => ({
      ...table,
      categories: categories.map(({ share, selection, scoring, ...category }) => ({
        ...category,
        share: fourDecimals(share),
        selection: shown(selection),
        scoring: shown(scoring),
      })),
    })),
  };
}

/** The audit as tables for a terminal, with a line below for everything that needs a second look. */
export function auditAsText({ job, impact, notAssessed, selection, ...about }: AdverseImpactAudit): string {
  const { notFound, withoutConsent, notYetRead } = notAssessed;
  const missing = notFound.length + withoutConsent.length + notYetRead.length;
  return [
    `Adverse impact of "${job.title}" (${job.id}, version ${String(job.version)})`,
    `Engine ${about.engineVersion}, taxonomy ${about.taxonomyVersion}, ${about.auditedAt}`,
    `Selected: ${wordsOf(selection)}`,
    `Assessed: ${String(impact.people)} of ${String(impact.people + missing)} people in the file, ${String(impact.selected)} selected, median score ${String(impact.medianScore ?? '–')}`,
    ...(missing > 0
      ? [
          `Not assessed: ${String(notFound.length)} not found, ${String(withoutConsent.length)} without consent to matching, ${String(notYetRead.length)} not read yet`,
        ]
      : []),
    ...impactLines(impact),
  ].join('\n');
}

/** A table for each attribute, with a blank line before it. */
export function impactLines({ tables }: AdverseImpact): string[] {
  return tables.flatMap((table) => ['', ...linesOf(table)]);
}

function wordsOf(selection: Selection): string {
  switch (selection.by) {
    case 'band':
      return `band ${selection.atLeast}${selection.atLeast === 'excellent' ? '' : ' or better'}`;
    case 'top':
      return `the ${String(selection.count)} with the highest scores`;
    case 'score':
      return `a score of ${String(selection.atLeast)} or more`;
  }
}

const HEADS = ['people', 'share', 'no band', 'selected', 'rate', 'ratio', 'above median', 'rate', 'ratio', ''];

function linesOf({ attributes, unknown, categories }: ImpactTable): string[] {
  const rows = categories.map((category) => [
    category.labels.join(' × '),
    String(category.people),
    `${(category.share * 100).toFixed(1)} %`,
    String(category.withoutEnoughData),
    ...cellsOf(category.selection, category),
    ...cellsOf(category.scoring, category),
    isFlagged(category) ? '!' : '',
  ]);
  return [
    ...aligned([[attributes.join(' × '), ...HEADS], ...rows]),
    `Category unknown: ${String(unknown.people)}, of whom ${String(unknown.selected)} selected`,
    ...categories.flatMap(notesOf),
  ];
}

function cellsOf({ count, rate, ratio }: Impact, { isLeftOut }: CategoryImpact): string[] {
  return [String(count), rate.toFixed(3), ratio === null ? (isLeftOut ? 'left out' : '–') : ratio.toFixed(3)];
}

function isFlagged({ selection, scoring }: CategoryImpact): boolean {
  return selection.isBelowFourFifths || scoring.isBelowFourFifths;
}

function notesOf(category: CategoryImpact): string[] {
  const { labels, people, share, isLeftOut, hasFewPeople } = category;
  const name = labels.join(' × ');
  if (isLeftOut) {
    const part = `${String(people)} ${people === 1 ? 'person' : 'people'}, ${(share * 100).toFixed(1)} %`;
    return [`  ${name}: left out of the ratios, ${part} of those whose category is known`];
  }
  return [
    ...(['selection', 'scoring'] as const).flatMap((kind) => {
      const { ratio, isBelowFourFifths, isTurnedByOnePerson } = category[kind];
      if (!isBelowFourFifths) return [];
      const turned = isTurnedByOnePerson ? '; one person more or less would turn it' : '';
      return [`! ${name}: impact ratio of the ${kind} rate ${(ratio ?? 0).toFixed(3)}, below four fifths${turned}`];
    }),
    ...(hasFewPeople ? [`  ${name}: fewer than ${String(FEW_PEOPLE)} people, the rates say little`] : []),
  ];
}

/** The first column to the left, all others to the right, the last as it is. */
export function aligned(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd(),
  );
}
