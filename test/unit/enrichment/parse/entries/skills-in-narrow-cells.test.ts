import { expect } from 'chai';
import { parseResume, plainTextDocument } from '../../../../../adapters/enrichment/parse/index.js';
import type { DocumentLine, ExtractedDocument } from '../../../../../core/candidate/resume-document.js';
import { parseText } from '../support.js';

type Row = readonly [text: string, y: number, fontSize?: number, bold?: boolean, x?: number, role?: 'table-row'];

function skills(...rows: Row[]): string[] {
  const all: Row[] = [['Mara Lindqvist', 30, 24], ['Skills', 60, 18, true], ...rows];
  const text = all.map(([line]) => line).join('\n');
  let start = 0;
  const lines = all.map(([line, y, fontSize = 12, bold, x = 66, role]): DocumentLine => {
    const own = {
      start,
      end: start + line.length,
      page: 1,
      x,
      y,
      fontSize,
      ...(bold && { bold }),
      ...(role && { role }),
    };
    start += line.length + 1;
    return own;
  });
  const document: ExtractedDocument = { contentType: 'application/pdf', text, pages: 1, lines, links: [] };
  const { skills: found = [] } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
  return found.map(({ name, keywords = [] }) => [name, ...keywords].join(' | '));
}

describe('Names of groups that say how well', () => {
  it('are names without it, where two of them do', () => {
    const rows: Row[] = [
      ['Statistics Advanced\tSurveys, sampling', 90],
      ['Fieldwork Master\tDiving, boat handling', 110],
    ];
    expect(skills(...rows)).to.deep.equal(['Statistics | Surveys | sampling', 'Fieldwork | Diving | boat handling']);
  });

  it('are whole where one alone ends in such a word', () => {
    const rows: Row[] = [
      ['Scrum Master: Retrospectives, planning', 90],
      ['Fieldwork: Diving, boat handling', 110],
    ];
    expect(skills(...rows)[0]).to.match(/^Scrum Master \|/u);
  });
});

describe('Skills below the bullets of their groups', () => {
  it('are of the group above them where they begin further in, without a bullet', () => {
    const rows: Row[] = [
      ['• Glass', 90],
      ['Blowing', 104, 12, false, 108],
      ['Cutting', 118, 12, false, 108],
      ['• Metal', 132],
      ['Leading', 146, 12, false, 108],
    ];
    expect(skills(...rows)).to.deep.equal(['Glass | Blowing | Cutting', 'Metal | Leading']);
  });

  it('are one each where what follows a bullet only goes on in the next line', () => {
    expect(
      skills(['• Blowing,', 90], ['cutting', 104, 12, false, 78], ['• Leading', 118], ['• Enamel', 132]),
    ).to.deep.equal(['Blowing', 'cutting', 'Leading', 'Enamel']);
  });

  it('are one each on tags side by side, whatever section the first of them could head', () => {
    const { skills: found = [], certificates = [] } = parseResume(
      plainTextDocument('Mara Lindqvist\nSkills\nFirst aid\tNutrition\tRowing'),
      {
        referenceDate: '2026-06-01',
      },
    ).profile;
    expect(found.map(({ name }) => name)).to.deep.equal(['First aid', 'Nutrition', 'Rowing']);
    expect(certificates).to.deep.equal([]);
  });
});

describe('Skills in narrow cells', () => {
  it('go on in the line right below them where all items keep a distance', () => {
    expect(
      skills(
        ['Glass', 90, 18, true],
        ['Blowing', 116],
        ['Cutting', 142],
        ['Kiln', 168],
        ['Maintenance', 182],
        ['Enamel', 208],
        ['Leading', 234],
      ),
    ).to.deep.equal(['Glass | Blowing | Cutting | Kiln Maintenance | Enamel | Leading']);
  });

  it('are one each where lines follow each other, set solid in groups of two', () => {
    expect(
      skills(
        ['Glass', 90, 18, true],
        ['Blowing', 116],
        ['Cutting', 130],
        ['Kilns', 156],
        ['Enamel', 170],
        ['Leading', 196],
        ['Acids', 210],
      ),
    ).to.deep.equal(['Glass | Blowing | Cutting | Kilns | Enamel | Leading | Acids']);
  });

  it('have the name of their group over two lines of larger letters', () => {
    expect(
      skills(
        ['Stained', 90, 18, true],
        ['Glass', 111, 18, true],
        ['Leading', 138],
        ['Enamel', 164],
        ['Lamps', 200, 18, true],
        ['Arc lamps', 226],
        ['Neon', 252],
      ),
    ).to.deep.equal(['Stained Glass | Leading | Enamel', 'Lamps | Arc lamps | Neon']);
  });
});

describe('Skills that go on in the next line', () => {
  const names = (...lines: string[]): string[] =>
    (parseText('Ann Lee', 'SKILLS', ...lines).profile.skills ?? []).map(({ name = '' }) => name.replace(/\s+/gu, ' '));

  it('are one where the line before ends with a word that nothing ends with', () => {
    expect(names('• Lamps payable and', 'receivable', '• Wicks')).to.deep.equal([
      'Lamps payable and receivable',
      'Wicks',
    ]);
    expect(names('• Lampenannahme und', 'Dochtkontrolle', '• Inventur')[0]).to.equal(
      'Lampenannahme und Dochtkontrolle',
    );
    expect(names('Gestão de lâmpadas e', 'pavios', 'Excel')).to.deep.equal(['Gestão de lâmpadas e pavios', 'Excel']);
  });

  it('are one where a line in small letters has no bullet of its own', () => {
    expect(names('- Point of lamp (POL)', 'systems', '- Cash handling')).to.deep.equal([
      'Point of lamp (POL) systems',
      'Cash handling',
    ]);
  });

  it('are two where every line has its item', () => {
    expect(names('Welding', 'soldering', 'Brazing')).to.deep.equal(['Welding', 'soldering', 'Brazing']);
    expect(names('- welding', 'soldering', '- brazing')).to.deep.equal(['welding', 'soldering', 'brazing']);
    expect(names('• Lamps', 'wicks', 'oil')).to.deep.equal(['Lamps', 'wicks', 'oil']);
    expect(names('• Lamp oils', 'wicks', 'glass')).to.deep.equal(['Lamp oils', 'wicks', 'glass']);
    expect(names('- Lamps', 'Wicks', '- Oil')).to.deep.equal(['Lamps', 'Wicks', 'Oil']);
    expect(names('• Java, SQL', 'git, docker')).to.deep.equal(['Java', 'SQL', 'git', 'docker']);
  });
});

describe('Skills in the rows of a table', () => {
  const row = (text: string, y: number, bold = false): Row => [text, y, 12, bold, 66, 'table-row'];

  it('are the first cells, where the others say how well and how long, and the heads of the columns are none', () => {
    const found = skills(
      row('Vaardigheid\tNiveau\tJaren', 90, true),
      row('Lampen\tZeer goed\t12', 110),
      row('Snijden\tGoed\t6', 130),
      row('Glas\tGoed\t10', 150),
      row('Lood\tGoed\t8', 170),
    );
    expect(found).to.deep.equal(['Lampen', 'Snijden', 'Glas', 'Lood']);
  });

  it('are all cells of a grid in which each has one', () => {
    expect(skills(row('Lamps\tWicks', 90), row('Oil\tGlass', 110), row('Brass\tRope', 130))).to.have.lengthOf(6);
  });

  it('may have a name of two words with a slash between them, in bold', () => {
    const rows: Row[] = [
      ['Kiln Care / Glazing', 90, 12, true],
      ['Leading, Cutting', 104, 10],
      ['Boats', 128, 12, true],
      ['Caulking, Splicing', 142, 10],
    ];
    expect(skills(...rows)).to.deep.equal(['Kiln Care / Glazing | Leading | Cutting', 'Boats | Caulking | Splicing']);
  });
});
