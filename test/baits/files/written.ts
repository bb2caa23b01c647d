import type { FileBait } from '../file-bait.js';

const many = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
const page = (inside: string): string => `<!doctype html><html><body>${inside}</body></html>`;

const HTML: [string, () => string][] = [
  ['of 100,000 open tags', () => page('<b>'.repeat(100_000))],
  ['of tags 190 deep, 300 times', () => page(`${'<div>'.repeat(190)}x${'</div>'.repeat(190)}`.repeat(300))],
  ['of closing tags alone', () => page('</div></p></b>'.repeat(60_000))],
  ['with a tag of 100,000 attributes', () => page(`<p ${many(100_000, (at) => `a${String(at)}=x `)}>Ada`)],
  ['with the same attribute 200,000 times', () => page(`<p ${'a=x '.repeat(200_000)}>Ada`)],
  ['with an attribute of 5 MB', () => page(`<p title="${'x'.repeat(5_000_000)}">Ada`)],
  ['with an attribute that never ends', () => page(`<p title="${'<p '.repeat(300_000)}`)],
  ['of 40 empty comments and a letter', () => `${'<!---->'.repeat(40)}x`],
  ['of 100,000 empty comments', () => `${'<!---->'.repeat(100_000)}x`],
  ['of a comment that never ends', () => page(`<!--${'-'.repeat(1_000_000)}`)],
  ['of comments in comments', () => page('<!-- <!-- '.repeat(100_000))],
  ['of blanks before it begins', () => `${' \n'.repeat(200_000)}<html><p>Ada`],
  ['of comments and blanks before it begins', () => `${'<!-- a --> \n'.repeat(2_000)}<html><p>Ada`],
  ['of doctypes', () => '<!doctype html>'.repeat(50_000)],
  ['of "<" alone', () => page('<'.repeat(500_000))],
  ['of "<?" that never ends', () => `<?xml ${'a="b" '.repeat(100_000)}`],
  ['of references to letters', () => page('&lt;&#65;&notit;'.repeat(60_000))],
  ['of one reference that never ends', () => page(`&${'a'.repeat(500_000)}`)],
  ['of a style sheet of 5 MB', () => page(`<style>${'a{b:c}'.repeat(800_000)}</style>Ada`)],
  [
    'of styles on each word',
    () => page(many(20_000, () => '<i style="display:none;color:red;position:absolute">a</i>')),
  ],
  ['of a script of 5 MB', () => page(`<script>${'</scrip'.repeat(700_000)}</script>Ada`)],
  ['of a table of 300 × 300', () => page(`<table>${`<tr>${'<td>a</td>'.repeat(300)}</tr>`.repeat(300)}</table>`)],
  [
    'of cells that span a billion',
    () => page('<table><tr><td colspan=1000000000 rowspan=1000000000>Ada</td></tr></table>'),
  ],
  ['of tables in tables', () => page('<table><tr><td>'.repeat(60) + 'Ada')],
  ['of lists in lists', () => page('<ul><li>'.repeat(90) + 'Ada')],
  ['of 60,000 links', () => page('<a href="https://example.com/">a</a>'.repeat(60_000))],
  ['of 100,000 line breaks', () => page('<br>'.repeat(100_000))],
  ['of one word of 190,000 letters', () => page('a'.repeat(190_000))],
  ['of headings alone', () => page(many(20_000, () => '<h1>Experience</h1>'))],
  ['of CDATA', () => page('<![CDATA['.repeat(100_000))],
  ['in a picture', () => page(`<svg>${'<g>'.repeat(150)}<text>Ada</text></svg>`)],
];

const MARKDOWN: [string, () => string][] = [
  ['of 100,000 stars', () => `# Ada\n${'*'.repeat(100_000)}a`],
  ['of stars and blanks', () => `# Ada\n${'* '.repeat(50_000)}`],
  ['of quotes in quotes', () => `# Ada\n${'>'.repeat(50_000)} a`],
  ['of ticks of all lengths', () => `# Ada\n${many(400, (at) => `${'`'.repeat(at)} `)}`],
  ['of links that never end', () => `# Ada\n${'[a]('.repeat(40_000)}`],
  ['of pictures in links', () => `# Ada\n${'![['.repeat(40_000)}`],
  ['of references to one another', () => `# Ada\n${many(5_000, (at) => `[${String(at)}]: <${String(at + 1)}>\n`)}`],
  [
    'of a table of 3,000 columns',
    () => `# Ada\n|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n${`|${'b|'.repeat(3_000)}\n`.repeat(5)}`,
  ],
  ['of headings of 6 levels', () => many(20_000, (at) => `${'#'.repeat((at % 6) + 1)} Ada\n`)],
  ['of rules', () => `# Ada\n${'- '.repeat(90_000)}\n`],
  ['of lists that go ever deeper', () => `# Ada\n${many(600, (at) => `${' '.repeat(at)}- a\n`)}`],
  ['of underscores', () => `# Ada\n${'a_'.repeat(90_000)}`],
  ['with a front of 100,000 lines', () => `---\n${'a: b\n'.repeat(39_000)}---\n# Ada`],
];

const rtf = (inside: string): string => `{\\rtf1\\ansi ${inside}}`;
const RTF: [string, () => string][] = [
  ['of groups 190 deep', () => rtf(`${'{'.repeat(190)}Ada${'}'.repeat(190)}`)],
  ['of 500,000 groups deep', () => rtf('{'.repeat(500_000))],
  ['of closing braces', () => `{\\rtf1 Ada${'}'.repeat(300_000)}`],
  ['of 500,000 words of control', () => rtf('\\b'.repeat(500_000))],
  ['of a word of control of a megabyte', () => rtf(`\\${'a'.repeat(1_000_000)}`)],
  ['of a number of a megabyte', () => rtf(`\\b${'9'.repeat(1_000_000)}`)],
  ['of letters of Unicode with no stand-in', () => rtf('\\u65'.repeat(60_000))],
  ['that skips two billion letters', () => rtf('\\uc2147483647\\u65 Ada')],
  ['of binary data that claims two billion', () => rtf('\\bin2147483647 Ada')],
  ['of escaped bytes', () => rtf("\\'e4".repeat(100_000))],
  ['of a picture of 5 MB', () => rtf(`{\\pict ${'ff'.repeat(2_500_000)}}`)],
  ['of a table of 20,000 cells', () => rtf(`\\trowd ${'a\\cell '.repeat(20_000)}\\row`)],
  ['of a font table of 50,000', () => rtf(`{\\fonttbl${many(50_000, (at) => `{\\f${String(at)} A;}`)}}Ada`)],
  [
    'of fields in fields',
    () => rtf('{\\field{\\*\\fldinst HYPERLINK "https://example.com"}{\\fldrslt a}}'.repeat(10_000)),
  ],
  ['of backslashes', () => rtf('\\'.repeat(500_001))],
  ['of 60,000 paragraphs', () => rtf('\\par '.repeat(60_000))],
];

const resume = (more: object): string => JSON.stringify({ basics: { name: 'Mara Lindqvist' }, ...more });
const deep = (depth: number, open: string, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`;
const work = (at: number): object => ({
  name: `Brotkorb ${String(at)}`,
  position: 'Baker',
  startDate: '2019-01',
  endDate: '2022-02',
  summary: 'Baked bread.',
});
const JSON_RESUMES: [string, () => string][] = [
  [
    'of 10,000 jobs',
    () =>
      resume({
        work: Array.from({ length: 1_800 }, (_, at) => work(at)).concat(Array.from({ length: 8_200 }, () => ({}))),
      }),
  ],
  ['of 1,500 jobs at once', () => resume({ work: Array.from({ length: 1_500 }, (_, at) => work(at)) })],
  [
    'of 1,800 schools',
    () =>
      resume({
        education: Array.from({ length: 1_800 }, (_, at) => ({
          institution: `School ${String(at)}`,
          studyType: 'Bachelor',
          area: 'Baking',
          startDate: '2010',
          endDate: '2013',
        })),
      }),
  ],
  [
    'of 10,000 skills',
    () => resume({ skills: Array.from({ length: 10_000 }, (_, at) => ({ name: `Skill ${String(at)}` })) }),
  ],
  [
    'of 20,000 words under one skill',
    () =>
      resume({ skills: [{ name: 'Baking', keywords: Array.from({ length: 20_000 }, (_, at) => `k${String(at)}`) }] }),
  ],
  [
    'of 10,000 languages',
    () => resume({ languages: Array.from({ length: 7_000 }, () => ({ language: 'English', fluency: 'C1' })) }),
  ],
  [
    'of 5,000 certificates',
    () => resume({ certificates: Array.from({ length: 5_000 }, () => ({ name: 'AWS', date: '2020' })) }),
  ],
  [
    'of 3,000 projects',
    () =>
      resume({
        projects: Array.from({ length: 3_000 }, () => ({
          name: 'Oven',
          description: 'Java, Kafka',
          startDate: '2020',
        })),
      }),
  ],
  ['of a summary of 190,000 letters', () => resume({ basics: { name: 'Ada', summary: 'a'.repeat(190_000) } })],
  ['of a name of 190,000 letters', () => resume({ basics: { name: 'A '.repeat(95_000) } })],
  ['of a label of skills', () => resume({ basics: { name: 'Ada', label: 'Java, '.repeat(30_000) } })],
  [
    'of dates of 50,000 digits',
    () => resume({ work: [{ name: 'B', startDate: '2'.repeat(50_000), endDate: '-'.repeat(50_000) }] }),
  ],
  [
    'of years that no one lived',
    () =>
      resume({
        work: [
          { name: 'B', position: 'C', startDate: '-271821', endDate: '275760-09-13' },
          { name: 'B', startDate: '0000-00', endDate: '9999-99' },
        ],
      }),
  ],
  [
    'of 5,000 profiles',
    () =>
      resume({
        basics: {
          name: 'Ada',
          profiles: Array.from({ length: 5_000 }, () => ({ network: 'x', url: 'https://example.com' })),
        },
      }),
  ],
  ['1,000 arrays deep', () => `{"basics":{"name":"Ada"},"x":${deep(1_000, '[', ']')}}`],
  ['100,000 objects deep', () => `{"basics":{"name":"Ada"},"x":${deep(100_000, '{"a":', '}')}}`],
  [
    'whose sections are of other types',
    () => JSON.stringify({ basics: [], work: 'x', education: 5, skills: { a: 1 }, languages: [null, 1, 'x', []] }),
  ],
  [
    'with "__proto__" in it',
    () => '{"basics":{"name":"Ada","__proto__":{"x":1}},"__proto__":{"work":[]},"constructor":{"prototype":{}}}',
  ],
  ['that names each member twice', () => `{${'"basics":{"name":"Ada"},'.repeat(6_000)}"x":1}`],
  ['of lone surrogates', () => `{"basics":{"name":"${'\\ud800'.repeat(30_000)}"}}`],
  ['of zeros in strings', () => `{"basics":{"name":"${'\\u0000'.repeat(30_000)}"}}`],
  ['of numbers as large as they go', () => `{"basics":{"name":"Ada"},"x":[${'1e999,'.repeat(30_000)}1]}`],
  ['of blanks', () => `${' '.repeat(190_000)}{"basics":{"name":"Ada"}}`],
];

const named = (kind: string, filename: string, baits: [string, () => string][]): FileBait[] =>
  baits.map(([what, make]) => ({ name: `${kind} ${what}`, filename, make: () => Buffer.from(make()) }));

const BYTES: [string, () => Uint8Array][] = [
  ['of all bytes in turn', () => Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 256))],
  ['of 0xFF', () => Buffer.alloc(100_000, 0xff)],
  ['of half letters of UTF-8', () => Buffer.alloc(100_000, 0xc3)],
  ['in UTF-16 without a mark', () => Buffer.from('Mara Lindqvist\nBaker\n'.repeat(2_000), 'utf16le')],
  ['in UTF-16 with a mark', () => Buffer.from(`\ufeff${'Mara Lindqvist\nBaker\n'.repeat(2_000)}`, 'utf16le')],
  ['with a zero behind each word', () => Buffer.from('Mara\u0000 '.repeat(20_000))],
  ['of one byte', () => Buffer.from('a')],
  ['of 10 MB without a line end', () => Buffer.alloc(10 * 1024 * 1024, 'a')],
  ['of 10 MB of line ends', () => Buffer.alloc(10 * 1024 * 1024, '\n')],
  [
    'that begins as a picture',
    () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100_000)]),
  ],
  [
    'that begins as a mail',
    () => Buffer.from(`From: a@example.com\nContent-Type: multipart/mixed; boundary=x\n\n${'--x\n'.repeat(40_000)}`),
  ],
  [
    'that begins as an old Word file',
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(100_000, 1)]),
  ],
];

export const WRITTEN_BAITS: readonly FileBait[] = [
  ...named('an HTML page', 'cv.html', HTML),
  ...named('Markdown', 'cv.md', MARKDOWN),
  ...named('RTF', 'cv.rtf', RTF),
  ...named('a JSON Resume', 'cv.json', JSON_RESUMES),
  ...BYTES.map(([what, make]) => ({ name: `a text file ${what}`, filename: 'cv.txt', make })),
];
