import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import ts from 'typescript';
import { LANGUAGE_PACKS } from '../../../../adapters/enrichment/parse/lexicons/lexicon.js';

const ENRICHMENT = fileURLToPath(new URL('../../../../adapters/enrichment', import.meta.url));
const SHORTEST = 5;

/** Words that are in a pattern for a reason of their own, by file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The class of "resume" with or without its accents; English, and on the Continent a beginner or a traineeship.
  'document/resume-document.ts': ['eé'],
  'profile/basics.ts': ['eé', 'starter'],
  'entries/read-entries.ts': ['stage'],
  // Part of the name of a university: "degli Studi"; the English adjective, which is a Portuguese noun.
  'entries/education/education-tokens.ts': ['degli', 'local'],
  // A currency.
  'recognizers/pay/currency-of-pay.ts': ['zł'],
  'title/parts-of-title.ts': ['zł'],
  // Ids of occupations and skills: "real-estate-developer", "driving-licence".
  'title/trades-of-titles.ts': ['estate', 'licence'],
};

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.toLowerCase().match(/\p{L}+/gu) ?? [];
  return Object.values(value as object).flatMap(wordsIn);
}

const [english, ...others] = LANGUAGE_PACKS.map((pack) => new Set(wordsIn(pack)));
const foreign = new Set(
  others.flatMap((pack) => [...pack]).filter((word) => word.length >= SHORTEST && !english!.has(word)),
);

/** The words of the string and regular expression literals of a file. */
function literalWords(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...wordsIn(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

describe('words of languages', () => {
  for (const folder of ['parse', 'job-ad'])
    it(`stand in the language packs and in no other file of ${folder}`, () => {
      const files = readdirSync(join(ENRICHMENT, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => name.endsWith('.ts') && !name.startsWith('lexicons/'));
      const strays = files.flatMap((name) => {
        const allowed = ALLOWED[name] ?? [];
        const words = literalWords(join(ENRICHMENT, folder, name)).filter(
          (word) => (foreign.has(word) || /[\u00df-\u017f].|.[\u00df-\u017f]/u.test(word)) && !allowed.includes(word),
        );
        return [...new Set(words)].map((word) => `${name}: ${word}`);
      });
      expect(strays).to.deep.equal([]);
    });
});
