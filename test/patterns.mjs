// Looks for regular expressions that can take more than linear time (https://github.com/RunDevelopment/scslre): every literal of the sources, and
// every one that is put together from words when a module is loaded. One that is open to it needs a comment at its statement that says what bounds
// the text that it sees, with the number: `// bounded: a name of at most 40 characters`.
// Run with: node --import tsx test/patterns.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['core', 'adapters', 'bootstrap'];
const FEWEST_PATTERNS = 700;
const BOUND = /bounded: .*\d/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

const found = sources.flatMap(patternsIn);
const built = found.filter(({ source }) => source === undefined);
const made = await patternsMade([...new Set(built.map(({ file }) => file))]);

const faults = [];
for (const place of found) {
  const patterns = place.source === undefined ? made.filter((one) => isAt(one, place)) : [place];
  const at = `${place.file}:${place.line}`;
  if (place.isBounded) continue;
  if (patterns.length === 0) {
    faults.push(
      `${at}: this expression is made when it is needed. Make it when the module is loaded, or state its bound.`,
    );
  }
  for (const { source, flags } of patterns) {
    const [report] = slowPartsOf(source, flags);
    if (report) faults.push(`${at}: ${report} in /${source.slice(0, 120)}/${flags}`);
  }
}

// A pattern that is known to be slow: without it, a broken analysis would pass everything.
if (slowPartsOf('\\s+$', 'u').length === 0)
  faults.push('The analysis does not find /\\s+$/, which takes quadratic time.');
const looked = found.length - built.length + made.length;
if (looked < FEWEST_PATTERNS)
  faults.push(`Only ${looked} expressions were looked at, ${FEWEST_PATTERNS} at least were expected.`);
for (const fault of faults) console.error(fault);
console.log(`${looked} regular expressions, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** The literals of a file, and the places where it makes expressions of strings. */
function patternsIn(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ ...placeOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(tree) === 'RegExp') {
      patterns.push(placeOf(node));
    }
    ts.forEachChild(node, visit);
  };
  const lineOf = (offset) => tree.getLineAndCharacterOfPosition(offset).line + 1;
  const placeOf = (node) => ({
    file,
    line: lineOf(node.getStart(tree)),
    lastLine: lineOf(node.getEnd()),
    isBounded: hasBound(node, text),
  });
  visit(tree);
  return patterns;
}

/** A comment before the expression, or before something that it is in, up to its statement or member. */
function hasBound(expression, text) {
  for (let node = expression; node && !ts.isSourceFile(node) && !ts.isBlock(node); node = node.parent) {
    const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
    if (comments.some(({ pos, end }) => BOUND.test(text.slice(pos, end)))) return true;
    if (ts.isStatement(node) || ts.isClassElement(node)) return false;
  }
  return false;
}

/** Loads the files, and notes every expression that they make on the way. */
async function patternsMade(files) {
  const Native = globalThis.RegExp;
  const root = ROOT.replaceAll('\\', '/');
  const seen = [];
  globalThis.RegExp = class extends Native {
    constructor(...given) {
      super(...given);
      const frame = new Error().stack?.split('\n')[2] ?? '';
      // The folder that holds the project may have the name of one in it.
      const at = frame
        .replaceAll('\\', '/')
        .replace(root, '')
        .match(/((?:core|adapters|bootstrap)\/[^():]+\.ts):(\d+):\d+/);
      if (at) seen.push({ file: at[1], line: Number(at[2]), source: this.source, flags: this.flags });
    }
  };
  try {
    for (const file of files) await import(pathToFileURL(join(ROOT, file)).href);
  } finally {
    globalThis.RegExp = Native;
  }
  return seen;
}

function isAt(pattern, { file, line, lastLine }) {
  return pattern.file === file && pattern.line >= line && pattern.line <= lastLine;
}

/** What is slow for some text; what would only be slow in front of something that always fails counts but for the search for its start. */
function slowPartsOf(source, flags) {
  const certain = analyse({ source, flags }).reports;
  const potential = analyse({ source, flags }, { assumeRejectingSuffix: true }).reports;
  return [...certain, ...potential.filter(({ type }) => type !== 'Move')].map((report) => {
    const degree = report.exponential ? 'exponential' : 'more than linear';
    if (report.type === 'Trade')
      return `${degree} time: ${quoted(report.startQuant)} and ${quoted(report.endQuant)} take the same text`;
    if (report.type === 'Self') return `${degree} time: ${quoted(report.quant)} takes the same text in several ways`;
    return `${degree} time: ${quoted(report.quant)} is tried again from each character of what it takes`;
  });
  function quoted({ start, end }) {
    return `\`${source.slice(start, end).slice(0, 60)}\``;
  }
}
