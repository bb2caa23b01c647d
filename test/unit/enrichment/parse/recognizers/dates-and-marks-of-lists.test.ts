import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const read = (heading: string, ...lines: string[]): string[] =>
  (parseText('Ann Lee', heading, ...lines).profile.certificates ?? []).map(({ name, date, issuer }) =>
    [name, date, issuer].map((value) => value ?? '-').join(' | '),
  );

describe('The date of a certificate below its name', () => {
  for (const [heading, label, year] of [
    ['Certifications', 'Issued on 3 May 2019', 'Year: 2015'],
    ['Zertifikate', 'Ausgestellt am 3. Mai 2019', 'Jahr: 2015'],
    ['Certifications', 'Obtenu le 3 mai 2019', 'Année : 2015'],
    ['Certificaciones', 'Expedido el 3 de mayo de 2019', 'Año: 2015'],
    ['Certificaten', 'Behaald op 3 mei 2019', 'Jaar: 2015'],
    ['Certyfikaty', 'Wydany dnia 3 maja 2019', 'Rok: 2015'],
    ['Certificazioni', 'Rilasciato il 3 maggio 2019', 'Anno: 2015'],
    ['Certificações', 'Emitido em 3 de maio de 2019', 'Ano: 2015'],
  ] as const)
    it(`is behind its label, and no giver or place of a signature: "${label}"`, () => {
      expect(read(heading, 'Lantern Safety', label, 'Wick Trimming', year)).to.deep.equal([
        'Lantern Safety | 2019-05-03 | -',
        'Wick Trimming | 2015 | -',
      ]);
    });
});

describe('The name of an award', () => {
  it('does not end with the word before its date', () => {
    const { awards } = parseText('Ann Lee', 'Awards', 'Earned the Lantern Award in 2015').profile;
    expect(awards).to.deep.equal([{ title: 'Earned the Lantern Award', date: '2015' }]);
  });
});

describe('Marks of plain text', () => {
  it('part the two dates of a post: an arrow of two signs', () => {
    expect(jobs('Ann Lee', 'Experience', 'Lamp Fitter @ Tern Ltd', '[2017-05 -> 2021-01]')).to.deep.equal([
      'Lamp Fitter | Tern Ltd | 2017-05 | 2021-01',
    ]);
    expect(jobs('Ann Lee', 'Experience', 'Lamp Fitter', 'Tern Ltd', 'May 2017 => Jan 2021')).to.deep.equal([
      'Lamp Fitter | Tern Ltd | 2017-05 | 2021-01',
    ]);
  });

  it('part the items of a list, and a certificate from its giver: a tilde', () => {
    const { skills, certificates } = parseText(
      ...['Ann Lee', 'Skills', 'Lathe ~ Glass cutting ~ Microsoft Excel'],
      ...['Certificates', 'Lamp Safety ~ Gull Board ~ 2019'],
    ).profile;
    expect(skills?.map(({ name }) => name)).to.deep.equal(['Lathe', 'Glass cutting', 'Microsoft Excel']);
    expect(certificates).to.deep.equal([{ name: 'Lamp Safety', issuer: 'Gull Board', date: '2019' }]);
  });
});
