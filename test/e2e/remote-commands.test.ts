import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { eventually, Workshop, type Finished, type ServerUnderTest } from '../support/a-server.js';

interface Row {
  id: string;
  externalId: string | null;
  enrichment: { status: string };
}

describe('the commands that call a service', function () {
  this.timeout(180_000);
  const workshop = new Workshop();
  let server: ServerUnderTest;
  let files: string;
  let job: { id: string };
  before(async () => {
    server = await workshop.server(workshop.folder());
    files = workshop.folder();
    for (let number = 0; number < 5; number += 1)
      await post('/v1/candidates', {
        externalId: `ats-${String(number)}`,
        profile: { basics: { name: 'Nora <b>Quist</b>' } },
        resume: {
          text: `Nora Quist\nBackend Developer\n\nEXPERIENCE\nBackend Developer, Lumenholt GmbH\n2019 - 2024\n- Services in TypeScript`,
        },
      });
    job = await post('/v1/jobs', {
      title: 'Backend Developer <script>',
      description: 'We write TypeScript and Kafka.',
      requirements: { skills: [{ name: 'TypeScript', importance: 'required' }, { name: 'Kafka' }] },
    });
    await eventually(
      async () => ((await (await call('/v1/candidates')).json()) as { data: Row[] }).data,
      (rows) => rows.every(({ enrichment }) => enrichment.status === 'succeeded'),
    );
  });
  after(() => workshop.clean());

  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${server.key ?? ''}`, 'Content-Type': 'application/json' },
    });
  const post = async <T>(path: string, body: object): Promise<T> =>
    (await (await call(path, { method: 'POST', body: JSON.stringify(body) })).json()) as T;
  const run = (...words: string[]): Promise<Finished> =>
    workshop.talent(files, ...words, '--url', server.url, '--key', server.key ?? '');
  const idsIn = (text: string): (string | null)[] =>
    text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Row).externalId);

  it('export writes every record as a line, and goes on where an interrupted run has ended', async () => {
    const all = ['ats-0', 'ats-1', 'ats-2', 'ats-3', 'ats-4'];
    const { code, stdout, stderr } = await run('export');
    expect(code, stderr).to.equal(0);
    expect(idsIn(stdout)).to.deep.equal(all);
    const file = join(files, 'people.jsonl');
    writeFileSync(`${file}.part`, `${stdout.split('\n').slice(0, 2).join('\n')}\n{"id":"cand_cut o`);
    expect((await run('export', '--out', file)).code).to.equal(0);
    expect(idsIn(readFileSync(file, 'utf8'))).to.deep.equal(all);
    expect(existsSync(`${file}.part`)).to.equal(false);
    expect((await run('export', '--jobs')).stdout).to.contain(job.id);
  });

  it('match shows the best candidates, and writes a report that holds no markup of a resume or an ad', async () => {
    const table = await run('match', job.id, '--limit', '2');
    expect(table.code, table.stderr).to.equal(0);
    expect(table.stdout).to.contain('TypeScript').and.to.contain('Kafka').and.to.contain('Quist');
    const file = join(files, 'report.html');
    const { code, stderr } = await run('match', job.id, '--html', file);
    expect(code, stderr).to.equal(0);
    const page = readFileSync(file, 'utf8');
    expect(page).to.contain('Backend Developer &#60;script&#62;').and.to.contain('@media print');
    expect(page)
      .not.to.contain('<script')
      .and.not.to.match(/<b>|src=|href=/);
    expect(page.match(/<article>/g)).to.have.length(5);
    const none = await run('match', 'job_none');
    expect([none.code, none.stderr.includes('not_found')]).to.deep.equal([1, true]);
  });

  it('status names tenant, key and operations', async () => {
    const { code, stdout, stderr } = await run('status');
    expect(code, stderr).to.equal(0);
    expect(stdout).to.contain(`${server.url} is ready`).and.to.contain('default');
    const json = JSON.parse((await run('status', '--json')).stdout) as { ready: boolean; scopes: string[] };
    expect(json).to.deep.include({ ready: true, scopes: ['read', 'write', 'admin'] });
  });

  it('doctor makes no store where there is none', async () => {
    const folder = join(files, 'nowhere');
    const { code, stdout } = await workshop
      .program('bootstrap/talent.ts', {
        arguments: ['doctor', '--url', server.url],
        environment: { DATA_DIR: folder },
      })
      .end();
    expect(code, stdout).to.equal(0);
    expect(stdout).to.contain('✔ store       is not there yet');
    expect(existsSync(folder)).to.equal(false);
  });

  it('doctor finds nothing wrong where nothing is, and names what is', async () => {
    const well = await run('doctor');
    expect(well.code, well.stdout).to.equal(0);
    expect(well.stdout).to.contain('✔ service').and.to.contain('✔ store').and.not.to.contain('✘');
    const ill = await workshop
      .program('bootstrap/talent.ts', {
        arguments: ['doctor', '--url', server.url, '--key', 'tm_live_wrong', '--json'],
        environment: { DATA_DIR: files, PORT: 'a harbour' },
      })
      .end();
    expect(ill.code).to.equal(1);
    const findings = JSON.parse(ill.stdout) as { what: string; outcome: string; detail: string }[];
    const failed = findings.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ what }) => what)).to.deep.equal(['settings', 'key']);
    expect(failed[0]?.detail).to.contain('PORT');
  });
});
