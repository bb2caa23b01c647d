import { expect } from 'chai';
import { parseResume, plainTextDocument } from '../../../../../adapters/enrichment/parse/index.js';
import { visibleLines } from '../../../../../adapters/enrichment/parse/document/page-text.js';
import { findSections } from '../../../../../adapters/enrichment/parse/sections/read-sections.js';
import { parseText } from '../support.js';

function kinds(...lines: string[]): string[] {
  return findSections(visibleLines(plainTextDocument(lines.join('\n')))).map((section) => section.kind);
}

describe('sections', () => {
  for (const [heading, kind] of [
    ['WORK EXPERIENCE', 'work'],
    ['Professional Background', 'work'],
    ['Career Highlights:', 'work'],
    ["Where I've worked", 'work'],
    ['Stained Glass Experience', 'work'],
    ['--- Employment History ---', 'work'],
    ['Related Experience in Lamps', 'work'],
    ['Academic (Teaching Experience):', 'work'],
    ['Administrative Positions', 'work'],
    ['PROFESSIONAL TRAINEESHIP', 'work'],
    ['Past Posts:', 'work'],
    ['CURRENT POSITION', 'work'],
    ['3. Education', 'education'],
    ['E D U C A T I O N', 'education'],
    ['Education & Training', 'education'],
    ['EDUCATION, CERTIFICATIONS & AFFILIATIONS', 'education'],
    ['Core Competencies', 'skills'],
    ['Berufserfahrung', 'work'],
    ['Ausbildung', 'education'],
    ['Kenntnisse', 'skills'],
    ['Expérience professionnelle', 'work'],
    ['Formation', 'education'],
    ['Compétences', 'skills'],
    ['Experiencia laboral', 'work'],
    ['Formación académica', 'education'],
    ['Idiomas', 'languages'],
  ] as const)
    it(`begin at "${heading}"`, () => {
      expect(kinds('Some line', heading, 'Some other line')).to.deep.equal(['top', kind]);
    });

  it('begin at a heading with a sign of its own, where points have another', () => {
    expect(
      kinds(
        'Some line',
        '■ Education',
        '• Harbour School',
        'Technology',
        'Welding',
        '■ Professional Experience',
        '• Mended lamps',
      ),
    ).to.include.members(['education', 'work']);
    expect(kinds('Some line', '• Harbour School', '• Education', '• Mended lamps at sea')).to.deep.equal(['top']);
  });

  for (const line of [
    'Excellent communication skills',
    'experience with ledgers',
    'Worked in education.',
    'SAMPLE EDUCATION RESUME',
    'TRAINING MANAGER',
    '• Languages',
  ])
    it(`do not begin at "${line}"`, () => {
      expect(kinds('Some line', line, 'Some other line')).to.deep.equal(['top']);
    });

  it('are cut where a heading is glued to its content', () => {
    const { profile } = parseText(
      'Ida Moreno',
      'SKILLS: Welding, Soldering',
      'EDUCATION: Bachelor of Arts, Fernhill University, 2010',
    );
    expect(profile.skills?.map((skill) => skill.name)).to.deep.equal(['Welding', 'Soldering']);
    expect(profile.education?.[0]?.institution).to.equal('Fernhill University');
  });

  it('have their headings recognized, but for those with content after them', () => {
    const lines = [
      'Ida Moreno',
      'PUBLIC RELATIONS EXPERIENCE',
      'Glazier, Larkspur Ltd, 2010 - 2012',
      'SKILLS: Welding',
    ];
    const text = lines.join('\n');
    expect(parseText(...lines).headings?.map(({ start, end }) => text.slice(start, end))).to.deep.equal([
      'PUBLIC RELATIONS EXPERIENCE',
    ]);
  });

  it('are found by their content where the headings are missing', () => {
    const { profile } = parseText(
      'Ida Moreno',
      'ida@example.org',
      'Staff Nurse, Willowbrook Hospital, 2015 - 2019',
      'Looked after twelve beds.',
      '',
      'Bachelor of Science in Nursing, Fernhill University, 2014',
    );
    expect(profile.work?.[0]).to.include({ position: 'Staff Nurse', name: 'Willowbrook Hospital' });
    expect(profile.education?.[0]?.institution).to.equal('Fernhill University');
  });

  it('lose the work that is in them, with the employer above its dates', () => {
    const { profile } = parseText(
      'Ida Moreno',
      'ACCOMPLISHMENTS',
      'Larkspur Trading House, Phoenix, Arizona',
      '2000 to 2012',
      'Chief Lamp Officer',
      'Kept the lamps of four halls alight and wrote down every wick that was cut.',
      'EDUCATION',
      'Bachelor of Arts, Fernhill University, 1998',
    );
    expect(profile.work?.map(({ name, position }) => [name, position])).to.deep.equal([
      ['Larkspur Trading House', 'Chief Lamp Officer'],
    ]);
  });

  it('keep the row where a page has its headings in the margin', () => {
    const rows: readonly (readonly [string, number, number])[] = [
      ['Experience', 0, 100],
      ['2015 - 2019', 0, 120],
      ['Education', 0, 200],
      ['Skills', 0, 300],
      ['Ida Moreno', 1, 20],
      ['Welder', 1, 100],
      ['Larkspur Ltd', 1, 120],
      ['Bachelor of Arts, Fernhill University', 1, 200],
      ['Riveting, Casting', 1, 300],
    ];
    const document = plainTextDocument(rows.map(([text]) => text).join('\n'));
    document.lines = document.lines.map((line, i) => ({
      ...line,
      column: rows[i]![1],
      x: rows[i]![1] * 150 + 20,
      y: rows[i]![2],
    }));
    const { profile } = parseResume(document, { referenceDate: '2026-06-01' });
    expect(profile.work?.[0]).to.include({
      position: 'Welder',
      name: 'Larkspur Ltd',
      startDate: '2015',
      endDate: '2019',
    });
    expect(profile.education?.[0]?.institution).to.equal('Fernhill University');
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Riveting', 'Casting']);
  });

  it('go before their row where the headings and the dates are in a margin at the right', () => {
    const rows: readonly (readonly [string, number, number])[] = [
      ['Ida Moreno', 0, 20],
      ['Larkspur Ltd', 0, 120],
      ['Welder', 0, 134],
      ['Riveted the hulls of two ferries that cross the sound.', 0, 148],
      ['Fernhill Society', 0, 170],
      ['Glazier', 0, 184],
      ['Bachelor of Arts, Fernhill University', 0, 240],
      ['Riveting, Casting', 0, 300],
      ['Experience', 1, 100],
      ['2015 - 2019', 1, 120],
      ['2012 - 2014', 1, 170],
      ['Education', 1, 220],
      ['Skills', 1, 280],
    ];
    const document = plainTextDocument(rows.map(([text]) => text).join('\n'));
    document.lines = document.lines.map((line, i) => ({
      ...line,
      column: rows[i]![1],
      x: rows[i]![1] * 400 + 20 + rows[i]![0].length,
      y: rows[i]![2],
    }));
    const { profile } = parseResume(document, { referenceDate: '2026-06-01' });
    expect(profile.work?.map(({ name, startDate }) => `${name} ${startDate}`)).to.deep.equal([
      'Larkspur Ltd 2015',
      'Fernhill Society 2012',
    ]);
    expect(profile.education?.[0]?.institution).to.equal('Fernhill University');
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Riveting', 'Casting']);
  });

  it('leave out lines that nobody can see', () => {
    const document = plainTextDocument('Ida Moreno\nSkills\nWelding\nRocketry');
    document.lines[3] = { ...document.lines[3]!, hidden: true };
    const sections = findSections(visibleLines(document));
    expect(sections.flatMap((section) => section.lines.map((line) => line.text))).to.deep.equal([
      'Ida Moreno',
      'Welding',
    ]);
  });

  it('go on across the foot of a page and the head of the next', () => {
    const document = plainTextDocument(
      ['Ida Moreno', 'Skills', 'Welding', 'Page 1 of 2', 'Ida Moreno, Resume', 'Riveting', 'Languages', 'Spanish'].join(
        '\n',
      ),
    );
    document.lines[3] = { ...document.lines[3]!, role: 'footer' };
    document.lines[4] = { ...document.lines[4]!, role: 'header', page: 2 };
    const { profile } = parseResume(document, { referenceDate: '2026-06-01' });
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Welding', 'Riveting']);
    expect(profile.languages?.map(({ language }) => language)).to.deep.equal(['Spanish']);
  });

  it('leave the contact data that a template keeps at its foot to the person', () => {
    const document = plainTextDocument(
      ['Ida Moreno', 'Skills', 'Welding', 'ida.moreno@example.com', '+1 503 555 0142'].join('\n'),
    );
    for (const at of [3, 4]) document.lines[at] = { ...document.lines[at]!, role: 'footer' };
    const { profile } = parseResume(document, { referenceDate: '2026-06-01' });
    expect(profile.basics).to.include({ email: 'ida.moreno@example.com' });
    expect(profile.basics?.phone).to.contain('5550142');
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Welding']);
  });
});
