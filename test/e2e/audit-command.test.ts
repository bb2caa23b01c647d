import { expect } from 'chai';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workshop } from '../support/a-server.js';

interface CategoryShown {
  labels: string[];
  people: number;
  selection: { count: number; rate: number; ratio: number | null; isBelowFourFifths: boolean };
}

describe('talent audit adverse-impact', function () {
  this.timeout(120_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  let folder: string;
  let jobId: string;
  const groupsFile = (name: string, text: string | Uint8Array): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const audit = (groups: string, ...more: string[]) =>
    workshop.talent(
      folder,
      ...['audit', 'adverse-impact', '--tenant', 'default', '--job', jobId, '--groups', groups, ...more],
    );

  before(async () => {
    folder = workshop.folder();
    const { url, key = '', program } = await workshop.server(folder);
    const call = async (path: string, body?: object): Promise<Record<string, unknown>> => {
      const response = await fetch(url + path, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await response.json()) as Record<string, unknown>;
    };
    const job = await call('/v1/jobs', {
      title: 'Backend developer',
      requirements: { skills: [{ name: 'TypeScript', importance: 'required' }] },
    });
    jobId = job['id'] as string;
    for (let number = 0; number < 12; number += 1) {
      const skill = number < 6 || number === 11 ? 'TypeScript' : 'Bread baking';
      const profile = { basics: { label: 'Backend developer' }, skills: [{ name: skill }] };
      await call('/v1/candidates', { externalId: `ats-${String(number)}`, profile });
    }
    await giveFeedback(call);
    for (const until = Date.now() + 30_000; Date.now() < until;) {
      const { data } = (await call('/v1/candidates?limit=100')) as { data: { enrichment: { status: string } }[] };
      if (data.every(({ enrichment }) => enrichment.status === 'succeeded')) break;
    }
    expect((await program.kill('SIGTERM')).code).to.equal(0);
  });

  /** Outcomes of forty more, whose skills agree with them. */
  async function giveFeedback(call: (path: string, body?: object) => Promise<Record<string, unknown>>): Promise<void> {
    for (let number = 0; number < 40; number += 1) {
      const profile = { skills: [{ name: number % 2 === 0 ? 'TypeScript' : 'Bread baking' }] };
      const { id } = await call('/v1/candidates', { externalId: `known-${String(number)}`, profile });
      const outcome = number % 2 === 0 ? 'hired' : 'rejected';
      await call(`/v1/jobs/${jobId}/candidates/${String(id)}/feedback`, { outcome });
    }
  }

  it('prints how scores agree with outcomes, with the adverse impact where there are labels', async () => {
    const calibrate = (...more: string[]) =>
      workshop.talent(folder, ...['audit', 'calibration', '--tenant', 'default', ...more]);
    const text = await calibrate('--job', jobId);
    expect({ code: text.code, stderr: text.stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(text.stdout).to.contain('Outcomes: 40 scored pairs, 20 favourable, 20 not');
    expect(text.stdout).to.match(/^score +1\.000 +0\.\d{3} – 1\.000$/m);
    expect(text.stdout).to.contain('Keep the weights that are in use.');
    const labels = Array.from({ length: 40 }, (_, at) => `known-${String(at)},${at % 4 < 2 ? 'Female' : 'Male'}`);
    const groups = groupsFile('known.csv', `externalId,sex\n${labels.join('\n')}\n`);
    const { stdout } = await calibrate('--json', '--groups', groups, '--select', 'top:20');
    const shown = JSON.parse(stdout) as {
      jobId: string | null;
      auc: { value: number };
      adverseImpact: { applied: { tables: { categories: CategoryShown[] }[] }; suggested: null };
    };
    expect(shown.jobId).to.equal(null);
    expect(shown.auc.value).to.equal(1);
    const [table] = shown.adverseImpact.applied.tables;
    expect(table?.categories.map(({ people, selection }) => [people, selection.ratio])).to.deep.equal([
      [20, 1],
      [20, 1],
    ]);
  });

  const LABELS = `externalId,sex,race_ethnicity\r\n${Array.from({ length: 12 }, (_, at) => `ats-${String(at)},${at < 6 ? 'Female' : 'Male'},${at === 0 ? '' : at % 2 === 0 ? 'Asian' : 'White'}`).join('\r\n')}\r\nats-99,Male,White\r\n`;

  it('prints a table for each attribute and for both crossed, with what needs a second look', async () => {
    const { code, stdout, stderr } = await audit(groupsFile('groups.csv', LABELS));
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(stdout).to.contain('Assessed: 12 of 13 people in the file, 7 selected');
    expect(stdout).to.contain('Not assessed: 1 not found');
    expect(stdout).to.match(/^sex +people/m);
    expect(stdout).to.match(/^Male +6 +50\.0 % +0 +1 +0\.167 +0\.167 .*!$/m);
    expect(stdout).to.match(/^! Male: impact ratio of the selection rate 0\.167, below four fifths/m);
    expect(stdout).to.match(/^race_ethnicity +people/m);
    expect(stdout).to.match(/^sex × race_ethnicity +people/m);
    expect(stdout).to.contain('Category unknown: 1, of whom 1 selected');
    expect(stdout).to.contain('fewer than 30 people');
  });

  it('prints the same as JSON, by the rule and the columns that are asked for', async () => {
    const file = groupsFile('groups.csv', LABELS);
    const { code, stdout } = await audit(file, '--json', '--select', 'top:7', '--cross', 'race_ethnicity,sex');
    expect(code).to.equal(0);
    const shown = JSON.parse(stdout) as {
      selected: number;
      notAssessed: { notFound: string[] };
      tables: { attributes: string[]; unknown: object; categories: CategoryShown[] }[];
    };
    expect(shown.selected).to.equal(7);
    expect(shown.notAssessed.notFound).to.deep.equal(['ats-99']);
    expect(shown.tables.map(({ attributes }) => attributes)).to.deep.equal([
      ['sex'],
      ['race_ethnicity'],
      ['race_ethnicity', 'sex'],
    ]);
    const [sex] = shown.tables;
    expect(sex?.categories.map(({ labels, people, selection }) => [labels[0], people, selection.count])).to.deep.equal([
      ['Female', 6, 6],
      ['Male', 6, 1],
    ]);
    expect(sex?.categories[1]?.selection).to.include({ rate: 0.1667, ratio: 0.1667, isBelowFourFifths: true });
    expect(shown.tables[1]?.unknown).to.deep.equal({ people: 1, selected: 1 });
  });

  it('says in one line what is wrong with the file or with what is asked', async () => {
    const good = groupsFile('groups.csv', LABELS);
    const refused: [args: [string, ...string[]], message: RegExp][] = [
      [[groupsFile('twice.csv', 'externalId,sex\na,F\na,M\n')], /twice\.csv: line 3, column 1: a is in line 2/],
      [[groupsFile('latin.csv', Buffer.from('externalId,sex\nZo\u00eb,F\n', 'latin1'))], /latin\.csv: .*not UTF-8/],
      [[join(folder, 'none.csv')], /none\.csv: ENOENT/],
      [[good, '--cross', 'sex,age'], /no column age/],
      [[good, '--select', 'band:good'], /Write band:excellent\|strong/],
      [[good, '--select', 'score:101'], /from 0 to 100/],
      [[good, '--cross', 'sex'], /two attributes or more/],
      [[good, '--smallest-share', 'half'], /in percent/],
      [[good, '--job', 'job_unknown'], /There is no such job\./],
      [[good, '--tenant', 'nobody'], /There is no such tenant\./],
    ];
    for (const [args, message] of refused) {
      const { code, stdout, stderr } = await audit(...args);
      expect({ code, stdout }, args.join(' ')).to.deep.equal({ code: 1, stdout: '' });
      expect(stderr.trim()).to.match(message).and.not.contain('\n');
    }
  });
});
