import { expect } from 'chai';
import { parseText } from '../support.js';

const HEAD = ['Ann Kettering', 'Leeds', 'ann@example.net', ''];
const certificates = (...lines: string[]) =>
  parseText(...HEAD, ...lines).profile.certificates?.map(({ name = '' }) => name.replace(/\s+/gu, ' '));
const skills = (...lines: string[]) =>
  parseText(...HEAD, ...lines).profile.skills?.map(({ name, keywords }) => [name, ...(keywords ?? [])].join('|'));

describe('A licence to drive', () => {
  it('has its name from the heading above its classes', () => {
    expect(certificates('Führerschein', 'Klasse B')).to.deep.equal(['Führerschein Klasse B']);
    expect(certificates('Permis de conduire', 'B et BE')).to.deep.equal(['Permis de conduire B et BE']);
    expect(certificates('Rijbewijs', 'B, BE')).to.deep.equal(['Rijbewijs B, BE']);
    expect(certificates('Patenti', 'B, C, CQC')).to.deep.equal(['Patenti B, C', 'CQC']);
  });

  it('is one line among skills, and heads none of those below it', () => {
    expect(skills('Kenntnisse', 'Führerschein: Klasse B', 'Staplerschein (2014)', 'Ersthelfer')).to.deep.equal([
      'Führerschein: Klasse B',
      'Staplerschein (2014)',
      'Ersthelfer',
    ]);
    expect(skills('Compétences', 'Permis B, C et CE', 'Excel')).to.deep.equal(['Permis B, C et CE', 'Excel']);
  });

  it('is found among other facts of the person', () => {
    expect(certificates('Otros datos de interés', 'Carnet de conducir B y vehículo propio.')).to.deep.equal([
      'Carnet de conducir B',
    ]);
  });

  it('is no other group with letters in it', () => {
    expect(skills('Kenntnisse', 'Programmieren: C, C++', 'Excel')).to.deep.equal(['Programmieren|C|C++|Excel']);
    expect(certificates('Certificates', 'Class B electrician, Tern Academy')).to.deep.equal(['Class B electrician']);
  });
});
