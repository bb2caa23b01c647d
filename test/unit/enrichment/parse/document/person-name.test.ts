import { expect } from 'chai';
import { parseText } from '../support.js';

describe('The name of the candidate', () => {
  for (const name of ["Anne-Laure d'Aubrac", 'Chiara dell’Orsa', "Sean O'Quill"]) {
    it(`may begin its surname with a particle and an apostrophe: ${name}`, () => {
      const { profile } = parseText(
        name,
        'Warehouse manager',
        'Email: someone@example.net',
        '',
        'Summary',
        'Plans shifts.',
      );
      expect(profile.basics?.name).to.equal(name);
    });
  }

  const named = (...lines: string[]) => parseText(...lines).profile.basics?.name;

  it('may have four names and particles between them', () => {
    const name = 'Juan Pablo de la Cruz Méndez';
    expect(named(name, 'Warehouse manager', 'juanpablo.delacruz@example.net')).to.equal(name);
  });

  it('may begin with the surname where the mail address holds both, and a town after a comma is none', () => {
    expect(named("O'Quill, Siobhan Mary", 'siobhan_oquill@example.net')).to.equal("Siobhan Mary O'Quill");
    expect(named('Mara Lindqvist, Leeds', 'mara.lindqvist@example.net')).to.equal('Mara Lindqvist');
  });

  it('has no title in it that the mail address holds by chance', () => {
    expect(named('Rasmus Engeldinger, Koch', 'rasmus.koch@example.net')).to.equal('Rasmus Engeldinger');
    expect(named('Lampe, Baker', 'baker.lampe@example.net')).not.to.equal('Baker Lampe');
  });

  it('stands behind the name of the document and a dash', () => {
    const lines = [
      'ann.k@example.net | Farsund',
      'Summary',
      'Plans the shifts.',
      'Work history',
      'Kestrel Softworks, Farsund   Jul 2018 - Mar 2021',
    ];
    expect(named('Curriculum Vitae – Ann Kettering', ...lines)).to.equal('Ann Kettering');
    expect(named('Lebenslauf: Ann Kettering', ...lines)).to.equal('Ann Kettering');
  });

  it('is not that of an employer with dates, where there is none', () => {
    const lines = ['annk@example.net | Farsund', 'SUMMARY', 'Plans the shifts.', 'of two piers.', 'EXPERIENCE'];
    expect(named('RESUME', ...lines, 'Kestrel Softworks, Farsund   Jul 2018 - Mar 2021', 'Planner')).to.equal(
      undefined,
    );
  });

  it('is not that of who wrote a publication', () => {
    const lines = ['Welder', 'Leeds, UK', 'EXPERIENCE', 'Glazier, Northwind Ltd', '2001 - 2004', 'PUBLICATIONS'];
    expect(named(...lines, 'Moreno L, et al. Lanterns of the north. 2019;12:44-50')).to.equal(undefined);
  });

  it('is no street in a sidebar, which ends with the number of a house', () => {
    const lines = ['CONTACT', 'Rua das Lanternas 21, 3.º', 'leonor.vasques@example.pt', 'SKILLS', 'Excel', 'Wicks'];
    expect(named(...lines, 'Leonor Vasques Tavira', 'Compradora')).to.equal('Leonor Vasques Tavira');
  });
});
