/** A text made to keep a pattern, a splitter or a table busy, in any length. */
export interface TextBait {
  name: string;
  make(characters: number): string;
}

const repeated = (unit: string): TextBait => ({
  name: `${JSON.stringify(unit)} again and again`,
  make: (characters) => unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters),
});

/** A long run between a start that a pattern likes and an end that it does not. */
const between = (head: string, unit: string, tail: string): TextBait => ({
  name: `${JSON.stringify(head)}, ${JSON.stringify(unit)} again and again, then ${JSON.stringify(tail)}`,
  make: (characters) => head + repeated(unit).make(characters - head.length - tail.length) + tail,
});

const CHARACTERS = [
  'a',
  'Z',
  '0',
  ' ',
  '\t',
  '\n',
  '\r',
  '\n \n',
  '-',
  '_',
  '.',
  ',',
  ';',
  ':',
  '/',
  '|',
  '"',
  "'",
  '*',
  '#',
];
const BRACKETS = [
  '(',
  ')',
  '()',
  '[',
  '](',
  '[](',
  '{',
  '{}',
  '<',
  '<a ',
  '<!---->',
  '<!--',
  '&',
  '&amp;',
  '&#x26;',
  '</',
];
const LISTS = ['- ', '• ', '* a\n', '1. ', 'a, ', 'A, B; ', 'x/y/', 'x | ', '- - ', 'a\t', '--- \n', '> ', '`', '**a'];
const DATES = [
  ...['2020 ', '2020-', '2020 - ', '2020 – 2021 ', '01/', '1/1/', '01.01.2020 ', 'Jan 2020 - ', 'January ', 'May may '],
  ...['Present ', '2019 – Present\n', 'since 2', "'19 ", 'seit 01.2020 bis ', '2020年', 'Q1 2020 ', '12/2019 – 01/'],
];
const CONTACTS = [
  ...[
    '+',
    '+49 ',
    '+1 (555) ',
    '(0)',
    '00 ',
    '@',
    'a@',
    'a@a.',
    'a.a@a.a.',
    'www.',
    'http://',
    'https://a.',
    'http://a/?&',
  ],
  ...[
    'linkedin.com/in/',
    'github.com/a/',
    'mailto:',
    'Tel.: ',
    'E-mail: ',
    '12345 ',
    'New York, NY 10001 ',
    'Berlin, ',
  ],
];
const CAREERS = [
  ...['Senior ', 'Engineer at ', 'Engineer, ', 'GmbH ', 'Inc., ', 'Ltd & Co. KG ', 'University of ', 'Bachelor of '],
  ...[
    'Master of Science in ',
    'B.Sc. ',
    'Ph.D. ',
    'M. ',
    'A. ',
    'Dr. Dr. ',
    'A-',
    'Aa ',
    'A B C ',
    'von der ',
    "O'",
    'of the ',
  ],
  ...[
    'EXPERIENCE\n',
    'Skills: ',
    'Education\n2010\n',
    'Languages: ',
    'I managed a team of ',
    'Java ',
    'C++/C#/.NET ',
    'k6 ',
  ],
  ...['Name:', 'Title: Company: ', 'Baker | Brotkorb | ', 'Baker (Brotkorb) '],
];
const ADS = [
  ...[
    'We want 5',
    'at least 5 ',
    '5+ years of ',
    '3-5 years ',
    'minimum of ',
    'React/Node/Java/',
    'English, ',
    'German (C1), ',
  ],
  ...[
    'fluent in ',
    'C1 ',
    'native ',
    '$5 ',
    '€ 5',
    'EUR 50.000 ',
    '50,000 - ',
    '50k-',
    'per hour ',
    'remote ',
    'full-time / ',
  ],
  ...[
    'must have ',
    'nice to have ',
    'required: ',
    'a plus ',
    'You will ',
    'We offer:\n',
    'or equivalent ',
    'degree in ',
  ],
];
const UNICODE = [
  ...[
    'e\u0301',
    '\u0301',
    'a\u0301\u0302\u0303',
    '\u202e',
    '\u200b',
    '\u200d',
    '👩‍👩‍👧‍👦',
    '𝒜',
    'ﬃ',
    'İ',
    'ß',
    'ǆ',
    '\u00a0',
  ],
  ...[
    '\u2028',
    '\u00ad',
    '\ufeff',
    '\u1100\u1161\u11a8',
    'العربية ',
    'ไทย',
    '中文',
    '\ufffd',
    '\u0085',
    '½',
    'Ⅳ',
    '\u{e0041}',
  ],
];
const BETWEEN: [string, string, string][] = [
  ['We want 5', ' ', 'nice people'],
  ['Jan 2020', ' ', 'x'],
  ['2020 -', ' ', 'x'],
  ['2020', '-', 'x'],
  ['+49', ' 1', 'x'],
  ['a', 'a', '@'],
  ['a@', 'a.', '!'],
  ['http://', 'a.', ' '],
  ['https://a/', '(', '!'],
  ['(', '(a', ''],
  ['"', 'a ', ''],
  ['Bachelor', ' of', '.'],
  ['Name', ' ', ':x'],
  ['•', ' \t', 'x'],
  ['Brotkorb', ', ', 'x'],
  ['Engineer', ' at', '\n'],
  ['$', '5,', 'x'],
  ['5', ' -', ' years'],
  ['English', ' (', ')'],
  ['Skills:', ' a,', '\u0301'],
  ['<!---->', '<!---->', 'x'],
  ['<a href="', 'a ', '>'],
  ['A', 'a A', '1'],
  ['', 'A.', ' 2020'],
  ['', ' ', '5 years'],
  ['', '\n', 'x'],
];

export const TEXT_BAITS: readonly TextBait[] = [
  ...[CHARACTERS, BRACKETS, LISTS, DATES, CONTACTS, CAREERS, ADS, UNICODE].flat().map(repeated),
  ...BETWEEN.map((parts) => between(...parts)),
];

/** As the body of a resume: on one line, and in lines as people write them. */
export function inResume(text: string, lineLength = Infinity): string {
  const head =
    'Mara Lindqvist\nBaker\nmara.lindqvist@example.com\n\nEXPERIENCE\nBaker, Brotkorb Oven House\n2019 - 2022\n';
  return head + (lineLength === Infinity ? text : inLines(text, lineLength));
}

function inLines(text: string, length: number): string {
  const points = [...text];
  const lines: string[] = [];
  for (let at = 0; at < points.length; at += length) lines.push(points.slice(at, at + length).join(''));
  return lines.join('\n');
}
