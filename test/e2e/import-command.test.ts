import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { eventually, Workshop, type Finished, type ServerUnderTest } from '../support/a-server.js';

interface Report {
  total: number;
  succeeded: number;
  unchanged: number;
  failed: number;
  causes: { count: number; code: string; pointer: string; first: string }[];
}

describe('talent import', function () {
  this.timeout(180_000);
  const workshop = new Workshop();
  let server: ServerUnderTest;
  let files: string;
  before(async () => {
    server = await workshop.server(workshop.folder());
    files = workshop.folder();
  });
  after(() => workshop.clean());

  const run = (...words: string[]): Promise<Finished> =>
    workshop.talent(files, ...words, '--url', server.url, '--key', server.key ?? '');
  const write = (name: string, text: string): string => {
    const path = join(files, name);
    writeFileSync(path, text);
    return path;
  };
  const reported = ({ stdout }: Finished): Report => JSON.parse(stdout) as Report;

  it('imports JSON Lines, once however often it is run', async () => {
    const lines = Array.from({ length: 40 }, (_, number) => ({
      externalId: `line-${String(number)}`,
      profile: { basics: { name: `Somebody ${String(number)}` } },
    }));
    const path = write('people.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    const first = await run('import', path, '--json');
    expect(first.code, first.stderr).to.equal(0);
    expect(reported(first)).to.include({ total: 40, succeeded: 40, unchanged: 0, failed: 0 });
    expect(reported(await run('import', path, '--json'))).to.include({ succeeded: 0, unchanged: 40 });
    const anonymous = write(
      'nameless.jsonl',
      JSON.stringify({ tags: ['nameless'], profile: { basics: { label: 'Baker' } } }),
    );
    for (let times = 0; times < 2; times += 1) expect((await run('import', anonymous)).code).to.equal(0);
    const found = await fetch(`${server.url}/v1/candidates?tag=nameless`, {
      headers: { Authorization: `Bearer ${server.key ?? ''}` },
    });
    expect(((await found.json()) as { data: unknown[] }).data).to.have.length(1);
  });

  it('maps the columns of CSV, and shows the first record before anything is stored', async () => {
    const path = write(
      'people.csv',
      'Ref,Full name,Role,Source\nr-1,"Quist, Nora",Baker,fair\nr-2,Mara Lindqvist,Cook,\n',
    );
    const map = write(
      'map.json',
      JSON.stringify({
        '/externalId': 'Ref',
        '/profile/basics/name': 'Full name',
        '/profile/work/0/position': 'Role',
        '/tags/0': 'Source',
      }),
    );
    const dry = await run('import', path, '--map', map, '--dry-run');
    expect(dry.code, dry.stderr).to.equal(0);
    expect(dry.stdout).to.contain('"name": "Quist, Nora"').and.to.contain('2 valid, 0 failed of 2');
    expect(reported(await run('import', path, '--map', map, '--json'))).to.include({ succeeded: 2, failed: 0 });
    const unmapped = await run('import', path);
    expect([unmapped.code, unmapped.stderr]).to.deep.equal([
      1,
      'talent: people.csv is CSV: say with --map which column is which member.\n',
    ]);
  });

  it('imports a folder of resumes, and ends with a table of what failed and why', async () => {
    const folder = join(files, 'resumes', 'spring');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'nora.txt'), 'Nora Quist\nBaker\n\nEXPERIENCE\nBaker, Brotkorb\n2019 - 2022');
    writeFileSync(join(folder, 'empty.pdf'), '');
    writeFileSync(join(folder, 'notes.jsonl'), '{"profile": 7}\n{"profile": 8}\n');
    const { code, stdout } = await run('import', join(files, 'resumes'));
    expect(code).to.equal(1);
    expect(stdout).to.contain('1 imported, 0 unchanged, 3 failed of 4');
    expect(stdout).to.contain('validation_failed').and.to.contain('spring/notes.jsonl:1');
    const { causes } = reported(await run('import', join(files, 'resumes'), '--json'));
    expect(causes[0]).to.include({ count: 2, code: 'validation_failed', pointer: '/profile' });
  });

  it('is interrupted by Ctrl-C, and goes on when it is run again', async () => {
    const count = 4500;
    const path = write(
      'many.jsonl',
      Array.from({ length: count }, (_, number) =>
        JSON.stringify({ tags: ['many'], profile: { basics: { name: `Somebody ${String(number)}` } } }),
      ).join('\n'),
    );
    const words = ['import', path, '--json', '--url', server.url, '--key', server.key ?? ''];
    const call = async <T>(from: string): Promise<T> => {
      const headers = { Authorization: `Bearer ${server.key ?? ''}` };
      return (await (await fetch(`${server.url}${from}`, { headers })).json()) as T;
    };
    interface Operations {
      data: { progress: { total: number; done: number } }[];
    }
    const program = workshop.program('bootstrap/talent.ts', { arguments: words });
    await eventually(
      () => call<Operations>('/v1/operations?limit=1'),
      ({ data }) => data[0]?.progress.total === 2000 && data[0].progress.done > 0,
    );
    const interrupted = await program.kill('SIGINT');
    expect(interrupted.code).to.equal(1);
    expect(interrupted.stderr).to.contain('the same command goes on from there');
    expect(reported(interrupted)).to.deep.include({ interrupted: true, failed: 0 });

    const again = await run('import', path, '--json');
    expect(again.code, again.stderr).to.equal(0);
    // None of them has an id of its own, and none is there twice.
    expect(reported(again)).to.include({ total: count, succeeded: count, failed: 0 });
    let found = 0;
    for (let cursor = ''; ;) {
      const { data, nextCursor } = await call<{ data: unknown[]; nextCursor: string | null }>(
        `/v1/candidates?tag=many&limit=100${cursor}`,
      );
      found += data.length;
      if (nextCursor === null) break;
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(found).to.equal(count);
  });

  it('says in one line what is wrong', async () => {
    const gone = await run('import', join(files, 'nothing.jsonl'));
    expect([gone.code, gone.stderr]).to.deep.equal([1, `talent: ${join(files, 'nothing.jsonl')} is not there.\n`]);
    const path = write('one.jsonl', '{"profile":{}}');
    const refused = await workshop.talent(files, 'import', path, '--url', server.url, '--key', 'tm_live_wrong');
    expect(refused.code).to.equal(1);
    expect(refused.stderr)
      .to.contain('invalid_api_key')
      .and.to.match(/^[^\n]*\n$/);
  });
});
