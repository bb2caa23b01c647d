import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Workshop, type ServerUnderTest } from '../support/a-server.js';
import { markdownBlocks, readPage } from '../support/markdown-blocks.js';
import { runnable } from '../support/runnable-snippet.js';

// The convention: a ```sh block with a curl call is followed by a line "Answered with `<status>`, shortened:" and a ```json block with members
// of the answer. What is not shown may be anything, `…` means any text, an empty list or object is empty. Variables that a block sets are
// there in the blocks after it.

interface Example {
  call: string;
  status: number;
  shown: unknown;
}

function examplesOf(page: string): Example[] {
  const blocks = markdownBlocks(page);
  return blocks.flatMap((block, index) => {
    if (block.language !== 'sh' || !block.text.includes('curl ')) return [];
    const answer = blocks[index + 1];
    const status = /^Answered with `(\d{3})`/.exec(answer?.leadIn ?? '')?.[1];
    if (answer?.language !== 'json' || status === undefined)
      throw new Error(`${page} does not show what is answered to ${block.text}`);
    return [{ call: block.text, status: Number(status), shown: JSON.parse(answer.text) as unknown }];
  });
}

function bash(script: string, directory: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // Standard error is a file, because a block may open /dev/stderr.
    const child = spawn('bash', ['-c', `exec 2>stderr\n${script}`], {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output: output + readFileSync(join(directory, 'stderr'), 'utf8') });
    });
  });
}

/** Every difference between what is shown and what was answered. */
function differences(shown: unknown, answered: unknown, at = ''): string[] {
  if (typeof shown === 'string' && shown.includes('…')) {
    const pieces = shown.split('…').map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${pieces.join('[^]*')}$`).test(String(answered))
      ? []
      : [`${at}: ${shown} ≠ ${String(answered)}`];
  }
  if (typeof shown !== 'object' || shown === null)
    return shown === answered ? [] : [`${at}: ${JSON.stringify(shown)} ≠ ${JSON.stringify(answered)}`];
  if (typeof answered !== 'object' || answered === null || Array.isArray(shown) !== Array.isArray(answered))
    return [`${at}: ${JSON.stringify(shown)} ≠ ${JSON.stringify(answered)}`];
  const members = Object.entries(shown);
  if (members.length === 0 && Object.keys(answered).length > 0) return [`${at} is not empty`];
  return members.flatMap(([name, value]) =>
    differences(value, (answered as Record<string, unknown>)[name], `${at}/${name}`),
  );
}

for (const page of ['README.md', 'docs/tutorial/first-match.md']) {
  describe(`the calls of ${page}`, function () {
    this.timeout(120_000);
    const workshop = new Workshop();
    let directory: string;
    let server: ServerUnderTest;
    before(async () => {
      directory = workshop.folder();
      server = await workshop.server(workshop.folder());
      writeFileSync(join(directory, 'variables'), `URL=${server.url}\nKEY=${server.key ?? ''}\n`);
    });
    after(() => workshop.clean());

    /** Runs a block with the variables of the blocks before it, and notes what curl got. */
    async function run(call: string): Promise<{ status: number; body: string; output: string }> {
      const { code, output } = await bash(
        `set -euo pipefail
         command -v curl >/dev/null || { echo 'curl is not installed'; exit 1; }
         set -a; source ./variables; set +a
         cd ${JSON.stringify(process.cwd())}
         note=${JSON.stringify(directory)}
         curl() { command curl -D "$note/headers" "$@" | tee "$note/body"; }
         ${call}
         for name in URL KEY CANDIDATE JOB; do [ -n "\${!name:-}" ] && declare -p "$name"; done > "$note/variables" || true`,
        directory,
      );
      if (code !== 0 || !existsSync(join(directory, 'headers')))
        throw new Error(`${call}\nended with ${String(code)}: ${output}`);
      const status = /^HTTP\/\S+ (\d+)/.exec(readFileSync(join(directory, 'headers'), 'utf8'))?.[1];
      return { status: Number(status), body: readFileSync(join(directory, 'body'), 'utf8'), output };
    }

    it('can be pasted one after the other, and are answered as the page shows', async () => {
      const examples = examplesOf(page);
      expect(examples.length, 'calls of the page').to.be.at.least(5);
      for (const { call, status, shown } of examples) {
        const isSafe = !/-X (POST|PATCH|DELETE)|-d |-F /.test(call);
        let answer = await run(call);
        let found = differences(shown, JSON.parse(answer.body));
        // What is read "a moment later" is asked for again.
        for (let again = 0; isSafe && found.length > 0 && again < 60; again += 1) {
          await new Promise((resolve) => setTimeout(resolve, 250));
          answer = await run(call);
          found = differences(shown, JSON.parse(answer.body));
        }
        expect(answer.status, call).to.equal(status);
        expect(found, `${call}\n${answer.body}`).to.deep.equal([]);
        expect(answer.output, 'what the user sees').to.include(answer.body.slice(0, 200));
      }
    });
  });
}

describe('the score in the README', () => {
  it('is what its formula gives', () => {
    const page = readPage('README.md');
    const [, formula = ''] = /The score is `\(([^`]+)\) \/ 100`/.exec(page) ?? [];
    const sum = formula
      .split(' + ')
      .map((term) => term.split(' × ').map(Number))
      .reduce((total, [weight = NaN, score = NaN]) => total + weight * score, 0);
    const [, shown] = /"score": ([\d.]+),\s+"potential"/.exec(page) ?? [];
    expect(Math.round(sum / 10) / 10).to.equal(Number(shown));
  });
});

describe('the embedding snippet of the README', function () {
  this.timeout(60_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  it('runs as it is printed, and finds the candidate that it has made', async () => {
    const snippet = markdownBlocks('README.md').find(({ language }) => language === 'ts');
    const file = join(workshop.folder(), 'snippet.mts');
    const data = JSON.stringify(workshop.folder());
    writeFileSync(file, runnable(snippet?.text ?? '').replace("'./data'", data));
    const printed: unknown[] = [];
    const { log } = console;
    console.log = (value: unknown) => printed.push(value);
    try {
      await import(pathToFileURL(file).href);
    } finally {
      console.log = log;
    }
    const [matches] = printed as [{ score: number; explanation: string }[]];
    expect(matches).to.have.length(1);
    expect(matches[0]?.score).to.be.greaterThan(50);
    expect(matches[0]?.explanation).to.include('has TypeScript');
  });
});

describe('the links of the pages', () => {
  it('lead to files that are there', () => {
    const pages = readdirSync(new URL('../../docs/', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`);
    let links = 0;
    for (const page of ['README.md', ...pages]) {
      for (const [, target = ''] of readPage(page).matchAll(/\]\(((?!https?:|#)[^)#]+)/g)) {
        const file = new URL(target, new URL(`../../${page}`, import.meta.url));
        expect(existsSync(file), `${page} → ${target}`).to.equal(true);
        links += 1;
      }
    }
    expect(links).to.be.greaterThan(20);
  });
});
