import { writeFile } from 'node:fs/promises';
import Table from 'cli-table3';
import { InvalidArgumentError, type Command } from 'commander';
import { addRemoteOptions, ServiceClient, type RemoteOptions } from '../remote/service-client.js';
import { matchPage } from './match-page.js';
import { matchedCandidates, nameOf, type MatchReport } from './matched-candidates.js';

interface MatchOptions extends RemoteOptions {
  limit: number;
  html?: string;
  json?: boolean;
}

const MOST_MATCHES = 50;

export function addMatchCommand(program: Command): void {
  addRemoteOptions(
    program
      .command('match')
      .description('show the best candidates for a job, with an explanation')
      .argument('<job>', 'id of the job'),
  )
    .option('--limit <count>', `how many, at most ${String(MOST_MATCHES)}`, parseLimit, 10)
    .option('--html <file>', 'write a self-contained report for screen and print')
    .option('--json', 'print JSON')
    .action(showMatches);
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_MATCHES)
    throw new InvalidArgumentError(`Write a number from 1 to ${String(MOST_MATCHES)}.`);
  return limit;
}

async function showMatches(job: string, { limit, html, json, ...remote }: MatchOptions): Promise<void> {
  const report = await matchedCandidates(new ServiceClient(remote), job, limit);
  if (html !== undefined) {
    await writeFile(html, matchPage(report, new Date()));
    process.stderr.write(`The report is in ${html}\n`);
  }
  if (json) process.stdout.write(`${JSON.stringify(report.matches.map(({ match }) => match))}\n`);
  else if (html === undefined) process.stdout.write(`${asTable(report)}\n`);
}

function asTable({ job, matches }: MatchReport): string {
  if (matches.length === 0) return `${job.title}: no candidate can be matched.`;
  const table = new Table({
    head: ['', 'score', 'band', 'candidate', 'found', 'missing'],
    style: { head: [], border: [] },
    wordWrap: true,
    colWidths: [null, null, null, 28, 36, 28],
  });
  for (const [index, { match, candidate }] of matches.entries()) {
    const skills = match.categories.find(({ category }) => category === 'skills');
    const label = candidate.profile.basics?.label;
    table.push([
      index + 1,
      match.score,
      match.band,
      `${nameOf(candidate)}${label === undefined ? '' : `\n${label}`}`,
      skills?.found.join(', ') ?? '',
      skills?.missing.join(', ') ?? '',
    ]);
  }
  return `${job.title}\n${table.toString()}`;
}
