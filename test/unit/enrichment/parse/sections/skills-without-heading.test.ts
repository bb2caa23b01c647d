import { expect } from 'chai';
import { parseResume } from '../../../../../adapters/enrichment/parse/index.js';
import { plainTextDocument } from '../../../../../adapters/enrichment/parse/document/page-text.js';

type Group = readonly [heading: string, ...items: string[]];

const WORK: Group[] = [
  ['EXPERIENCE', 'Glazier\t03/2019 – 02/2022', 'Tern Works Ltd'],
  ['EDUCATION', 'Lakeside University', 'Diploma in Glass, 2015'],
];

/** A page with a sidebar, and the body beside it; headings are larger than what is below them. */
function skillsOf(...sidebar: Group[]): string[] {
  const rows = [sidebar, WORK].flatMap((groups, column) =>
    groups.flatMap(([heading, ...items]) => [
      { text: heading, fontSize: 11, column },
      ...items.map((text) => ({ text, fontSize: 8, column })),
    ]),
  );
  const all = [{ text: 'Mara Lindqvist', fontSize: 24, column: 0 }, ...rows];
  const document = plainTextDocument(all.map(({ text }) => text).join('\n'));
  document.lines = document.lines.map((line, at) => ({
    ...line,
    ...{ column: all[at]!.column, fontSize: all[at]!.fontSize, x: 40 + 200 * all[at]!.column, y: 40 + 14 * at },
  }));
  const { skills = [] } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
  return skills.map(({ name, keywords = [] }) => [name, ...keywords].join(', '));
}

const CONTACT: Group = ['CONTACT', 'Leeds', 'mara@example.org'];
const LANGUAGES: Group = ['LANGUAGES', 'English (fluent)', 'Danish (native)'];

describe('Groups of skills in a sidebar that says "Skills" nowhere', () => {
  it('are read where two follow one another', () => {
    const found = skillsOf(
      CONTACT,
      ['GLASSWORK', 'Panes', 'Harbour lamps', 'Care of wicks'],
      ['MENDING', 'Frames', 'Putty'],
      LANGUAGES,
    );
    expect(found).to.deep.equal(['GLASSWORK, Panes, Harbour lamps, Care of wicks', 'MENDING, Frames, Putty']);
  });

  it('are read beside one whose name is known', () => {
    const found = skillsOf(CONTACT, ['GLASSWORK', 'Panes', 'Harbour lamps'], ['SOFTWARE', 'Excel', 'Word'], LANGUAGES);
    expect(found).to.include('GLASSWORK, Panes, Harbour lamps');
  });

  it('are none where one list stands alone, where pastimes are beside it, or names are listed', () => {
    const one: Group = ['GLASSWORK', 'Panes', 'Harbour lamps'];
    const two: Group = ['SAILING', 'Lakes', 'Harbours'];
    expect(skillsOf(CONTACT, one, LANGUAGES)).to.deep.equal([]);
    expect(skillsOf(CONTACT, one, two, ['HOBBIES', 'Chess', 'Choirs'], LANGUAGES)).to.deep.equal([]);
    const boards: Group = ['BOARDS', 'Tern Works Ltd', 'Northwind Glass Ltd'];
    expect(skillsOf(CONTACT, boards, ['CHAIRS', 'Harbour Foods Ltd', 'Lamp Trust Ltd'], LANGUAGES)).to.deep.equal([]);
  });

  it('are none where another section is that of the skills', () => {
    const found = skillsOf(['SKILLS', 'Panes', 'Frames'], ['SAILING', 'Lakes', 'Harbours'], ['MUSIC', 'Piano', 'Lute']);
    expect(found).to.not.include('SAILING, Lakes, Harbours');
  });
});
