import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

describe('Driving licences', () => {
  it('are read in the words of eight languages, each category by itself', () => {
    const of: Readonly<Record<string, readonly string[]>> = {
      'driving-licence-b-eu': [
        'You hold a category B driving licence.',
        'Sie haben den Führerschein Klasse B.',
        'Fahrausweis Kat. B',
        'Titulaire du permis B',
        'Se requiere carnet de conducir B',
        'In possesso di patente B',
        'In het bezit van rijbewijs B',
        'Wymagane prawo jazdy kat. B',
        'Carta de condução categoria B',
      ],
      'driving-licence-ce-eu': ['Führerschein CE', 'permis CE', 'rijbewijs CE', 'prawo jazdy kat. C+E', 'patente CE'],
      'cnh-d-br': ['CNH categoria D'],
    };
    for (const [id, texts] of Object.entries(of))
      for (const text of texts) expect(found(text), text).to.deep.equal([id]);
  });

  it('imply the lower categories, and a licence of Brazil none of Europe', () => {
    expect([...taxonomy.implied('driving-licence-ce-eu')]).to.include.members([
      'driving-licence-c-eu',
      'driving-licence-b-eu',
      'truck-licence-eu',
      'driver-licence',
    ]);
    expect([...taxonomy.implied('cnh-e-br')]).not.to.include('driving-licence-b-eu');
  });

  it('are no small words after a word that also means permission', () => {
    for (const text of [
      "Ce projet a permis à l'équipe de grandir",
      "Elle a permis d'ouvrir",
      'Cela a permis ce succès',
    ])
      expect(found(text), text).to.deep.equal([]);
  });
});

describe('Certificates of one country', () => {
  it('are entries of their own, with the country in the name', () => {
    const pairs = [
      ['patentino del muletto', 'Patentino del muletto (Italy)'],
      ['heftruckcertificaat', 'Heftruckcertificaat (Netherlands, Belgium)'],
      ['uprawnień na wózki widłowe', 'Uprawnienia na wózki widłowe (Poland)'],
      ['carta de empilhador', 'Certificado de condutor de empilhador (Portugal)'],
      ['książeczki sanepidu', 'Książeczka lub orzeczenie sanitarno-epidemiologiczne (Poland)'],
    ] as const;
    for (const [form, name] of pairs) expect(taxonomy.named(form)?.skill.name, form).to.equal(name);
  });
});
