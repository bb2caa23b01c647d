import { PROFESSIONS, type ProfessionPhrases } from './profession-phrases.js';

const FIRST_NAMES = [
  'Ilvara',
  'Tobren',
  'Maelis',
  'Corwin',
  'Sefina',
  'Odran',
  'Jessamy',
  'Leontin',
  'Brisa',
  'Halvard',
];
const LAST_NAMES = [
  'Quensell',
  'Marrowby',
  'Tandrup',
  'Okwuosa',
  'Velasco Ruiz',
  'Hintermann',
  'Dufresnoy',
  'Ashgrove',
];
const TOWNS = [
  'Lyon, France',
  'Leeds, United Kingdom',
  'Columbus, OH',
  'Graz, Austria',
  'Valencia, Spain',
  'Austin, TX',
];
const LANGUAGES = ['English: native', 'German: B2', 'French: C1', 'Spanish: A2', 'Italian: basic', 'Polish: fluent'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** How a resume is set out; the same facts in other forms. */
interface Style {
  heading: (words: string) => string;
  date: (year: number, month: number) => string;
  bullet: string;
  /** Title and employer of a position on its line, or lines. */
  position: (title: string, employer: string, dates: string) => string[];
}

const STYLES: readonly Style[] = [
  {
    heading: (words) => words.toUpperCase(),
    date: (year, month) => `${MONTHS[month - 1]!.slice(0, 3)} ${String(year)}`,
    bullet: '• ',
    position: (title, employer, dates) => [`${title}, ${employer}`, dates],
  },
  {
    heading: (words) => words,
    date: (year, month) => `${String(month).padStart(2, '0')}/${String(year)}`,
    bullet: '- ',
    position: (title, employer, dates) => [`${dates}\t${title}`, employer],
  },
  {
    heading: (words) => `${words}:`,
    date: (year, month) => `${MONTHS[month - 1]!} ${String(year)}`,
    bullet: '* ',
    position: (title, employer, dates) => [`${employer} | ${dates}`, title],
  },
];

/** An invented resume as plain text, of a given number of words or a few more. The same for the same random numbers. */
export function inventedResume(random: () => number, words: number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const profession = pick(PROFESSIONS);
  const style = pick(STYLES);
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
  const town = pick(TOWNS);
  const head = [
    name,
    profession.titles[0]!,
    `${town} | ${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org | +44 7700 900${String(100 + Math.floor(random() * 900))}`,
    '',
    style.heading('Summary'),
    `${profession.titles[0]!} with more than ${String(8 + Math.floor(random() * 12))} years in the field. ${number(profession.duties[0]!, random)}.`,
    '',
  ];
  const tail = ending(profession, style, random);
  const history = workHistory(profession, style, random, words - countWords([...head, ...tail].join('\n')));
  return [...head, ...history, ...tail].join('\n');
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

function workHistory(profession: ProfessionPhrases, style: Style, random: () => number, words: number): string[] {
  const lines = [style.heading('Work Experience')];
  const positions = profession.titles.length + Math.floor(random() * 3);
  let end = 2026;
  let written = 2;
  for (let at = 0; at < positions; at += 1) {
    const start = end - 1 - Math.floor(random() * 4);
    const month = 1 + Math.floor(random() * 12);
    const until = at === 0 ? 'Present' : style.date(end, 1 + Math.floor(random() * 12));
    const title = profession.titles[Math.min(at, profession.titles.length - 1)]!;
    const employer = profession.employers[at % profession.employers.length]!;
    const block = style.position(title, employer, `${style.date(start, month)} - ${until}`);
    const share = ((at + 1) * words) / positions;
    for (let duty = 0; written + countWords(block.join('\n')) < share; duty += 1) {
      const phrase = profession.duties[(at + duty) % profession.duties.length]!;
      block.push(`${style.bullet}${number(phrase, random)}${duty % 3 === 2 ? '.' : ''}`);
    }
    written += countWords(block.join('\n'));
    lines.push(...block, '');
    end = start;
  }
  return lines;
}

function ending(profession: ProfessionPhrases, style: Style, random: () => number): string[] {
  const shuffled = [...profession.skills].sort(() => random() - 0.5);
  const year = 1998 + Math.floor(random() * 12);
  return [
    style.heading('Education'),
    `${profession.degree}, ${profession.school}`,
    `${String(year)} - ${String(year + 3)}`,
    '',
    style.heading('Skills'),
    shuffled.join(', '),
    '',
    style.heading('Languages'),
    LANGUAGES.filter(() => random() < 0.4).join(', ') || LANGUAGES[0]!,
  ];
}

function number(phrase: string, random: () => number): string {
  return phrase.replace(/#/g, () => String(2 + Math.floor(random() * 58)));
}
