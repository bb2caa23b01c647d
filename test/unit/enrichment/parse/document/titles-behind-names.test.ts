import { expect } from 'chai';
import { headWordLexicon, parseResume, plainTextDocument } from '../../../../../adapters/enrichment/parse/index.js';

const LISTED: ReadonlySet<string> = new Set(['Java Developer', 'Analityk danych', 'Oracle Database Administrator']);
const titles = { ...headWordLexicon, isListed: (text: string) => LISTED.has(text) };

function headOf(...lines: string[]): string {
  const document = plainTextDocument(lines.join('\n'));
  const { basics = {} } = parseResume(document, { referenceDate: '2026-06-01' }, { titles }).profile;
  return `${basics.name ?? '-'} | ${basics.label ?? '-'}`;
}

describe('A title behind the name that nothing parts from it', () => {
  it('is apart where the mail address holds the name and the title is whole', () => {
    for (const [line, address, head] of [
      ['Mara Lind Senior Site Engineer', 'mara@example.org', 'Mara Lind | Senior Site Engineer'],
      ['MARA LIND SENIOR SITE ENGINEER', 'mara.lind@example.org', 'Mara Lind | Senior Site Engineer'],
      ['Mara van der Lind Java Developer', 'mara@example.org', 'Mara van der Lind | Java Developer'],
      ['Anna Wilk Analityk danych', 'anna@example.org', 'Anna Wilk | Analityk danych'],
      ['Claire Morel Développeuse web', 'claire.morel@example.org', 'Claire Morel | Développeuse web'],
      ['Clara Vogt Projektleiterin', 'clara.vogt@example.org', 'Clara Vogt | Projektleiterin'],
    ] as const)
      expect(headOf(line, address, 'Experience', 'Projektleiterin, Nordwind GmbH, 2012 - 2015'), line).to.equal(head);
  });

  it('is none where it is a surname, or where the address holds no name', () => {
    const named = (line: string, address: string) =>
      headOf(line, address, 'Experience', 'Cook, Hotel Baker, 2012 - 2015').split(' | ')[0];
    expect(named('Anna Maria Baker', 'annamaria@example.org')).to.equal('Anna Maria Baker');
    expect(named('John Carpenter Smith', 'john.carpenter@example.org')).to.equal('John Carpenter Smith');
    expect(named('Oracle Database Administrator', 'oracle.work@example.org')).to.equal('-');
    expect(named('Digital Marketing Manager', 'mara@example.org')).to.equal('-');
  });
});
