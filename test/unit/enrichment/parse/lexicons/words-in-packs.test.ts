import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { LANGUAGE_PACKS } from '../../../../../adapters/enrichment/parse/lexicons/lexicon.js';

const RULES = ['adapters/enrichment/parse', 'adapters/enrichment/job-ad'];
/** Short forms of degrees, names of frameworks that look like addresses, and a tag of HTML: of no language. */
const OF_NO_LANGUAGE = new Set(['tech', 'next', 'express', 'strong']);
/** Patterns of addresses, and of pointers into JSON. */
const ADDRESS = /https?|www|\\\.com|\\\/profile/u;

function wordsOfPacks(): Set<string> {
  const words = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^\p{L}{4,}$/u.test(value)) words.add(value.toLowerCase());
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(gather);
  };
  for (const { code: _code, country: _country, ...pack } of LANGUAGE_PACKS) gather(pack);
  return words;
}

/** The sources of the regular expressions of a file, without what stands for classes of letters. */
function expressions(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') found.push(node.template.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true));
  return found
    .filter((source) => !ADDRESS.test(source))
    .map((source) =>
      source.replace(/\$\{[^}]*\}/gu, ' ').replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\[[^\]]*\]|\(\?<[a-z]\w*>/gu, ' '),
    );
}

describe('The rules that read resumes and job ads', () => {
  it('have no word of a language in their patterns: all of them are in the packs', () => {
    const known = wordsOfPacks();
    const files = RULES.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    ).filter((file) => file.endsWith('.ts') && !file.includes(`${path.sep}lexicons${path.sep}`));
    const faults = files.flatMap((file) =>
      expressions(file)
        .flatMap((source) => source.match(/(?<!\p{L})\p{L}\p{Ll}{3,}(?!\p{L})/gu) ?? [])
        .filter((word) => known.has(word.toLowerCase()) && !OF_NO_LANGUAGE.has(word.toLowerCase()))
        .map((word) => `${file}: ${word}`),
    );
    expect(files.length).to.be.greaterThan(40);
    expect(faults).to.deep.equal([]);
  });
});
