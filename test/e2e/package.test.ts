import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Workshop } from '../support/a-server.js';
import { markdownBlocks } from '../support/markdown-blocks.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TYPESCRIPT = join(ROOT, 'node_modules/typescript/bin/tsc');
const PACKAGE = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  exports: object;
  peerDependencies: Record<string, string>;
};
const STRICT = { strict: true, module: 'nodenext', target: 'es2023', outDir: 'out', noUncheckedIndexedAccess: true };

describe('the package, packed and installed into an empty project', function () {
  this.timeout(300_000);
  const workshop = new Workshop();
  let project: string;
  const run = (command: string, ...given: string[]): string =>
    execFileSync(command, given, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  before(() => {
    project = workshop.folder();
    // `prepack` builds: nothing has to be there before.
    execFileSync('npm', ['pack', '--silent', '--pack-destination', project], { cwd: ROOT, stdio: 'pipe' });
    const [archive = ''] = readdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "name": "host", "private": true, "type": "module" }');
    // The contract suites need their optional peers, as an author of a store has them.
    const peers = Object.entries(PACKAGE.peerDependencies).map(([name, range]) => `${name}@${range}`);
    run('npm', 'install', `./${archive}`, ...peers, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  });
  after(() => workshop.clean());

  it("compiles the README's sample under strict rules with every type of the package checked, and runs it", () => {
    const sample = markdownBlocks('README.md').find(({ language }) => language === 'ts')?.text ?? '';
    const doors = Object.keys(PACKAGE.exports)
      .filter((door) => !door.endsWith('.json'))
      .map((door) => door.replace('.', 'talent-matching'));
    writeFileSync(join(project, 'sample.ts'), sample);
    writeFileSync(
      join(project, 'doors.ts'),
      doors.map((door) => `await import('${door}');\n`).join('') + 'export {};\n',
    );
    const files = ['sample.ts', 'doors.ts'];
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files }));
    run(process.execPath, TYPESCRIPT, '-p', '.');
    run(process.execPath, 'out/doors.js');
    expect(run(process.execPath, 'out/sample.js'))
      .to.match(/score: \d+/)
      .and.to.include('has TypeScript');
  });

  it('serves the reference and the guides, and reads a resume in a child process', async () => {
    const main = join(project, 'node_modules/talent-matching/dist/bootstrap/main.js');
    const program = workshop.run(process.execPath, {
      arguments: [main],
      environment: { DATA_DIR: workshop.folder(), PORT: '0', LOG_LEVEL: 'error' },
    });
    const [, url = ''] = await program.says(/listening on (http:\/\/\S+)[^]*Try .*\n/);
    for (const path of ['/docs', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css', '/docs/guides/embedding'])
      expect((await fetch(url + path)).status, path).to.equal(200);
    const headers = { Authorization: `Bearer ${/API key +(\S+)/.exec(program.stdout)?.[1] ?? ''}` };
    const body = new FormData();
    body.set('resume', new Blob(['Nora Quist\nBaker\n']), 'cv.txt');
    const made = await fetch(`${url}/v1/candidates`, { method: 'POST', headers, body });
    expect(made.status).to.equal(201);
    const { id } = (await made.json()) as { id: string };
    const read = async () => {
      const answer = await fetch(`${url}/v1/candidates/${id}`, { headers });
      return (await answer.json()) as { enrichment: { status: string }; profile: { basics?: { name?: string } } };
    };
    let candidate = await read();
    while (['queued', 'running'].includes(candidate.enrichment.status)) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      candidate = await read();
    }
    expect(candidate.profile.basics?.name).to.equal('Nora Quist');
    await program.kill('SIGTERM');
  });

  it("runs the contract suite on a store of the host's own", () => {
    writeFileSync(
      join(project, 'store.test.mjs'),
      `import { createMemoryStore } from 'talent-matching/memory';
      import { describeStore } from 'talent-matching/testing/contract';
      const factory = (clock) => Promise.resolve(createMemoryStore(clock ? { clock } : {}));
      describeStore('a store of the host', Object.assign(factory, { durable: false }));`,
    );
    const mocha = join(ROOT, 'node_modules/mocha/bin/mocha.js');
    expect(run(process.execPath, mocha, '--reporter', 'dot', 'store.test.mjs')).to.match(/\d{2,} passing/);
  });

  it('has its command line', () => {
    expect(run(join(project, 'node_modules/.bin/talent'), '--help')).to.match(/\baudit\b/);
  });

  it('holds no map without its source, and brings nothing that reports the installation', () => {
    const files = readdirSync(join(project, 'node_modules/talent-matching'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.map'))).to.deep.equal([]);
    expect(files).to.include('dist/core/index.js');
    expect(existsSync(join(project, 'node_modules/@scarf'))).to.equal(false);
  });
});
