import { expect } from 'chai';
import { parseText } from '../support.js';

const certificates = (...lines: string[]) => parseText(...lines).profile.certificates?.map(({ name }) => name);
const skills = (...lines: string[]) =>
  parseText(...lines).profile.skills?.flatMap(({ name, keywords }) => [name, ...(keywords ?? [])]);

describe('The end of a resume', () => {
  for (const [heading, ...clause] of [
    ['Certificazioni', 'Autorizzo il trattamento dei miei dati personali ai sensi del Regolamento UE 2016/679.'],
    [
      'Kursy',
      'Wyrażam zgodę na przetwarzanie moich danych osobowych zgodnie z ustawą',
      'z dnia 10 maja 2018 r. o ochronie danych.',
    ],
    ['Cursos', 'Autorizo el tratamiento de mis datos personales.'],
    ['Certificats', "J'autorise l'utilisation de mes données à des fins de recrutement."],
    ['Certificaten', 'Hierbij geef ik toestemming voor het verwerken van mijn gegevens.'],
    ['Weiterbildung', 'Hiermit stimme ich der Verarbeitung meiner Daten zu.'],
  ] as const)
    it(`has a consent that is no certificate: ${heading}`, () => {
      const { profile, unread } = parseText(
        'Ann Kettering',
        'ann@example.net',
        '',
        heading!,
        'HACCP (2021)',
        '',
        ...clause,
      );
      expect(profile.certificates?.map(({ name }) => name)).to.deep.equal(['HACCP']);
      expect(unread?.share).to.equal(0);
    });

  it('has a name below the signature that is neither a certificate nor a skill', () => {
    const head = ['Anna Berger', 'Leipzig', 'a@example.net', ''];
    const end = ['', 'Leipzig, den 04.02.2024', 'Anna Berger'];
    expect(certificates(...head, 'Weiterbildung', '2017 Wundexpertin ICW', ...end)).to.deep.equal(['Wundexpertin ICW']);
    expect(skills(...head, 'Kenntnisse', 'EDV: Word, Excel', ...end)).to.deep.equal(['EDV', 'Word', 'Excel']);
  });

  it('may be a list of certificates about data and consent', () => {
    const listed = ['Consent management (2021)', 'Data protection officer (2022)', 'Zgodność z normami (2023)'];
    expect(certificates('Ann Kettering', 'ann@example.net', '', 'Certificates', ...listed)).to.have.lengthOf(3);
  });
});

describe('A line that closes a letter or a page', () => {
  for (const [heading, line] of [
    ['Certifications', 'References available on request.'],
    ['Certifications', 'Kind regards,'],
    ['Zertifikate', 'Referenzen auf Anfrage'],
    ['Zertifikate', 'Mit freundlichen Grüßen'],
    ['Certifications', 'Références sur demande'],
    ['Certifications', 'Cordialement'],
    ['Certificaciones', 'Un cordial saludo'],
    ['Certificaten', 'Met vriendelijke groet'],
    ['Kursy', 'Z poważaniem'],
    ['Certificazioni', 'Distinti saluti'],
    ['Certificações', 'Com os melhores cumprimentos'],
    ['Certificações', 'Página 1 de 2'],
  ] as const)
    it(`is no certificate: ${line}`, () => {
      const text = ['Ann Kettering', 'ann@example.net', '', heading, 'HACCP (2021)', line];
      expect(certificates(...text)).to.deep.equal(['HACCP']);
    });

  it('is no field of study where it is the number of a page', () => {
    const { education } = parseText(
      ...['Ann Kettering', '', 'Education', 'Tern University', 'Bachelor of Commerce, 2011 - 2015', 'Page 1 of 2'],
    ).profile;
    expect(education?.map(({ studyType, area }) => [studyType, area])).to.deep.equal([
      ['Bachelor of Commerce', undefined],
    ]);
  });
});
