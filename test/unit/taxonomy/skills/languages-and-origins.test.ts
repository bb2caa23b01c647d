import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

describe('Names of languages', () => {
  for (const [text, language] of [
    ['Prague, Czech Republic', 'czech'],
    ['Subvenciones del Gobierno Vasco', 'basque'],
    ['Institut du monde arabe, Paris', 'arabic'],
    ['Pecorino Sardo e altri formaggi', 'sardinian'],
    ['Sales in the German market', 'german'],
    ['Norwegian Cruise Line, waiter', 'norwegian'],
    ['Taught Spanish speaking students.', 'spanish'],
    ['Asociación sin fines de lucro', 'finnish'],
    ['Collected parking fines.', 'finnish'],
    ['Universidad de Gales', 'welsh'],
    ['Mandarin Oriental, chef de partie', 'mandarin-chinese'],
    ['Factory in Chaozhou', 'teochew'],
    ['Danish Mustermann, tel. 123', 'danish'],
    ['Cooked French, Italian and Spanish dishes', 'french'],
    ['Sales in the Dutch and French markets', 'dutch'],
    ['Negotiated with three Korean shipyards', 'korean'],
    ['Repaired Japanese cars for a German supplier', 'german'],
    ['Advised on French tax and Italian law', 'italian'],
    ['Spanish moss and Spanish guitar', 'spanish'],
    ['Serbian Orthodox parish', 'serbian'],
    ['Belarusian State University of Arts', 'belarusian'],
    ['Served on the board of the Finnish Club', 'finnish'],
    ['Korean Defense Service Medal', 'korean'],
    ['Explained the app to non English speakers', 'english'],
    ['Health among Armenians abroad', 'armenian'],
    ['Growth in Latin America', 'latin'],
    ['Hrvatski Telekom d.d., Zagreb', 'croatian'],
    ['جامعة الدول العربية', 'arabic'],
    ['Zee Bangla, Dhaka', 'bengali'],
    ['Den spanska marknaden', 'spanish'],
    ['Pengalaman kerja dari tahun 2010', 'dari'],
    ['Dagupan City, Pangasinan, Philippines', 'pangasinan'],
    ['Persian Gulf, offshore', 'persian'],
    ['Castellanos, E., Huertas, L.', 'spanish'],
    ['Aufenthalt in Italien. Sprachen: Englisch', 'italian'],
    ['Resa till Italien, språk engelska', 'italian'],
    ['Waiter in a modern Greek restaurant, fluent English', 'greek'],
    ['Isaan cuisine with Thai and Lao dishes', 'isan'],
    ['Partners in French-speaking Africa', 'french'],
    ['Worked with native Chinese teachers', 'chinese'],
  ] as const) {
    it(`are no languages where they say where something is from: ${text}`, () => {
      expect(found(text)).to.not.include(language);
    });
  }

  for (const [text, languages] of [
    ['Languages: English, German, Czech', ['english', 'german', 'czech']],
    ['Idiomas: español, vasco, inglés', ['spanish', 'basque', 'english']],
    ['Spanish-speaking required', ['spanish']],
    ['Langues : français, arabe, turc', ['french', 'arabic', 'turkish']],
    ['Fluent in English and Mandarin', ['english', 'mandarin-chinese']],
    ['English, Danish and Norwegian', ['english', 'danish', 'norwegian']],
    ['Bachelor of Arts in English State University', ['english']],
    ['Jezici: hrvatski, engleski', ['croatian']],
    ['اللغات: العربية، الإنجليزية', ['arabic']],
    ['Språk: svenska, engelska, spanska', ['english', 'spanish']],
    ['Fluent in Dari, Persian and Bangla', ['dari', 'persian', 'bengali']],
    ['Languages: Filipino, English, Ilocano, Pangasinan', ['tagalog', 'english', 'ilocano', 'pangasinan']],
    ['Idiomas: inglés (B2), alemán (A2), castellano (nativo)', ['english', 'german', 'spanish']],
    ['Langues : Français, Anglais, Italien', ['french', 'english', 'italian']],
    ['Fluent in modern Greek', ['greek']],
    ['Native English teacher in Seoul', ['english']],
    ['We are looking for native Spanish teachers', ['spanish']],
    ['native Armenian speaker, English-Spanish', ['armenian', 'english', 'spanish']],
  ] as const) {
    it(`are languages in a list of them: ${text}`, () => {
      expect(found(text)).to.include.members([...languages]);
    });
  }
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}

describe('Names of languages that are families’ names', () => {
  const languages = (text: string): string[] =>
    taxonomy
      .findSkills(text)
      .filter(({ skill }) => skill.type === 'language')
      .map(({ skill }) => skill.id);

  it('are no languages behind a first name', () => {
    expect(languages('Anna Tedesco, RN')).to.deep.equal([]);
    expect(languages('Reference: Maria C. Espanol, Director')).to.deep.equal([]);
    expect(languages('Name: Frans Pieter Botha')).to.deep.equal([]);
    expect(languages('Talen: Nederlands (moedertaal), Frans (goed)')).to.include('french');
  });

  it('are no languages in names of hospitals, schools, banks, towns and districts, and as a nationality', () => {
    for (const text of [
      'Enfermera, Hospital Alemán, Buenos Aires',
      'Colegio Alemán de Santiago',
      'Ingeniero en fabricante alemán de maquinaria',
      'Warehouse associate, Chino, CA.',
      'المملكة العربية السعودية',
      'Hrvatski Telekom d.d.',
      'BSc, Sher-e-Bangla Agricultural University',
      'PKO Bank Polski, doradca klienta',
      'Puttur, Dakshina Kannada',
      'Nationalité malgache',
      'Projet de coopération franco-géorgien',
    ])
      expect(languages(text), text).to.deep.equal([]);
    expect(languages('Idiomas: inglés (B2), alemán (A2)')).to.have.members(['english', 'german']);
    expect(languages('Deutsch-Englisch Übersetzer')).to.have.members(['german', 'english']);
    expect(languages('Nationality: Filipino. Languages spoken: English')).to.deep.equal(['english']);
  });

  it('are languages in a list with how well they are known in brackets, and joined by the word of any language', () => {
    expect(languages('Idiomas: español y quechua (avanzado)')).to.have.members(['spanish', 'quechua']);
    expect(languages('Langues : français, bambara (courant), anglais')).to.include('bambara');
    expect(languages('Vende productos quechua en el mercado. Idiomas: inglés')).to.deep.equal(['english']);
  });

  it('are languages in a list, behind how well they are known, and alone', () => {
    expect(languages('Inglese Tedesco Francese')).to.have.members(['english', 'german', 'french']);
    expect(languages('Lingue: Inglese, Tedesco')).to.include('german');
    expect(languages('Ottimo Tedesco')).to.deep.equal(['german']);
    expect(languages('Lingue: inglese (B2), tedesco (A2)')).to.include('german');
  });
});
