import { expect } from 'chai';
import { parseText } from '../../support.js';

describe('A field of study after the comma of its degree', () => {
  it('is the field, and an unknown place before it is not', () => {
    const { education } = parseText(
      'Ann Lee',
      'EDUCATION',
      'University of Wicks, Twin Hollows',
      'Doctor of Education, Lamp Policy and Administration (2006)',
    ).profile;
    expect(education?.[0]).to.include({ studyType: 'Doctor of Education', area: 'Lamp Policy and Administration' });
  });

  it('stays with its own degree when another follows on the next line', () => {
    const { education } = parseText(
      'Ann Lee',
      'EDUCATION',
      'University of Wicks',
      'Master of Education, Physical Education',
      'Bachelor of Science, Glass Science',
    ).profile;
    expect(education?.map(({ area }) => area)).to.deep.equal(['Physical Education', 'Glass Science']);
  });

  it('is found below "Educational summary"', () => {
    const { education } = parseText(
      'Ann Lee',
      'Educational Summary:',
      'Bachelor of Arts, Glass Design, University of Wicks',
    ).profile;
    expect(education).to.have.length(1);
  });
});

describe('A short form of a degree and its field', () => {
  const studied = (written: string): (string | undefined)[] => {
    const [entry] =
      parseText('Ann Lee', 'EDUCATION', `${written}, University of Wicks, 2015 - 2018`).profile.education ?? [];
    return [entry?.studyType, entry?.area];
  };

  for (const [written, degree, area] of [
    ['MA History', 'MA', 'History'],
    ['MS Computer Science', 'MS', 'Computer Science'],
    ['LLB Law', 'LLB', 'Law'],
    ['PGCE Primary', 'PGCE', 'Primary'],
    ['HND Business', 'HND', 'Business'],
    ['MRes Ecology', 'MRes', 'Ecology'],
    ['BSc (First Class) Microbiology', 'BSc (First Class)', 'Microbiology'],
    ['Physics (MSc)', 'MSc', 'Physics'],
  ] as const)
    it(`are two: "${written}"`, () => {
      expect(studied(written)).to.deep.equal([degree, area]);
    });

  for (const written of [
    'Scottish Highers',
    'Irish Leaving Cert',
    'GDL',
    'Paralegal Certificate (ABA-approved)',
    'MBA (in progress)',
  ])
    it(`are one without a field: "${written}"`, () => {
      expect(studied(written)).to.deep.equal([written, undefined]);
    });

  it('are no product of a firm, and nothing that was not obtained', () => {
    expect(studied('MS Office')[0]).to.equal(undefined);
    const { education } = parseText('Ann Lee', 'EDUCATION', 'University of Wicks, 2015 - 2016 (no degree)').profile;
    expect(education?.[0]?.studyType).to.equal(undefined);
  });
});

describe('What stands in brackets behind a degree', () => {
  const study = (line: string): { area?: string | undefined } =>
    parseText('Ida Moreno', '', 'Education', line).profile.education?.[0] ?? {};

  for (const [line, area] of [
    ['PhD in Chemistry (in progress), Tern University, 2027', 'Chemistry'],
    ['Master of Science in Data Science (distance learning), Tern University, 2017', 'Data Science'],
    ['MA in History (cum laude) - Tern University - 2017', 'History'],
    ['Master in Informatik (laufend), Universität Tern, 2022', 'Informatik'],
    ['Licence en Droit (en cours), Université de Tern, 2024', 'Droit'],
  ] as const)
    it(`is no field where that is said before: "${line}"`, () => {
      expect(study(line).area).to.equal(area);
    });

  it('is the field where no other is said', () => {
    expect(study('B.Tech (Mechanical), Tern Institute of Technology, 2012').area).to.equal('Mechanical');
  });
});
