import { expect } from 'chai';
import { theService, type Json } from '../../support/a-service.js';
import { markdownBlocks } from '../../support/markdown-blocks.js';
import { faultsOf, typesOf } from '../../support/typed-client.js';

interface ReadmeCall {
  method: string;
  /** As the document names it. */
  path: string;
  body: string | undefined;
  /** Places in the answer that the page shows. */
  shown: string[];
}

/** The calls of the README, with what it shows of the answers. */
function callsOf(document: Json): ReadmeCall[] {
  const blocks = markdownBlocks('README.md');
  return blocks.flatMap(({ text, language }, index) => {
    if (language !== 'sh' || !text.includes('curl ')) return [];
    const [, url = ''] = /"\$URL(\/[^"]+)"/.exec(text) ?? [];
    const [, body] = /-d '(\{[^']*\})'/.exec(text) ?? [];
    const [, method = body === undefined ? 'GET' : 'POST'] = /-X (\w+)/.exec(text) ?? [];
    const answer = JSON.parse(blocks[index + 1]?.text ?? '') as unknown;
    return [{ method, path: templateOf(document, url), body, shown: placesOf(answer, 'data') }];
  });
}

function templateOf(document: Json, url: string): string {
  const wanted = url.replace(/\$\w+/g, '{}');
  const found = Object.keys(document.paths as object).find((path) => path.replace(/\{\w+\}/g, '{}') === wanted);
  if (found === undefined) throw new Error(`The document has no path for ${url}.`);
  return found;
}

/** Expressions that read each value. */
function placesOf(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => placesOf(each, `${at}?.[0]`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([name, each]) => placesOf(each, `${at}?.${name}`));
}

function programOf(calls: readonly ReadmeCall[]): string {
  const lines = calls.map(({ method, path, body, shown }) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${String(name)}: 'x'`).join(', ');
    const options = [
      ...(parameters === '' ? [] : [`params: { path: { ${parameters} } }`]),
      ...(body === undefined ? [] : [`body: ${body}`]),
    ];
    return `{
      const { data, error } = await client.${method}('${path}', { ${options.join(', ')} });
      if (error) throw new Error(\`\${error.code}: \${error.detail}\`);
      show(${shown.join(', ')});
    }`;
  });
  return `import createClient from 'openapi-fetch';
    import type { paths } from './api.js';
    const client = createClient<paths, 'application/json' | 'application/problem+json'>({ baseUrl: 'http://127.0.0.1:3000' });
    function show(...values: (string | number | boolean | null | object | undefined)[]): void { console.log(values); }
    ${lines.join('\n')}`;
}

describe('Types that are made from the OpenAPI document', function () {
  this.timeout(120_000);
  let document: Json;
  let types: string;
  before(async () => {
    document = (await (await theService()).stranger.get('/openapi.json')).json;
    types = await typesOf(document as object);
  });

  it('are such that the calls of the README compile under them, and what it shows of the answers is there', () => {
    const calls = callsOf(document);
    expect(calls.map(({ method }) => method)).to.deep.equal(['POST', 'GET', 'POST', 'POST', 'GET']);
    expect(calls.flatMap(({ shown }) => shown)).to.include('data?.profile?.work?.[0]?.position');
    expect(faultsOf(programOf(calls), types)).to.deep.equal([]);
  });

  it('are such that the program of the guide compiles under them', () => {
    const program = markdownBlocks('docs/guides/using-a-typed-client.md').find(({ language }) => language === 'ts');
    const declared = 'declare const process: { env: Record<string, string | undefined> };';
    expect(faultsOf(`${program!.text.replace('./talent.js', './api.js')}\n${declared}`, types)).to.deep.equal([]);
  });

  it('refuse a member that does not exist, in a request and in an answer, and a value that is not allowed', () => {
    const call = callsOf(document)[2]!;
    const faults = (change: Partial<ReadmeCall>): string[] => faultsOf(programOf([{ ...call, ...change }]), types);
    expect(faults({ body: call.body!.replace('"importance": "required"', '"importance": "vital"') })).to.have.length(1);
    expect(faults({ body: call.body!.replace('"title"', '"name"') })).not.to.be.empty;
    expect(faults({ shown: ['data?.intelligence?.occupations'] })).to.have.length(1);
  });
});
