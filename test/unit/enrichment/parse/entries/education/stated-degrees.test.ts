import { expect } from 'chai';
import { parseText } from '../../support.js';

/** Degree | field | school | start | end of each entry. */
function studies(...lines: string[]): string[] {
  return (parseText('Anna Berg', ...lines).profile.education ?? []).map((entry) =>
    [entry.studyType, entry.area, entry.institution, entry.startDate, entry.endDate]
      .map((value) => value ?? '-')
      .join(' | '),
  );
}

describe('A degree behind a label', () => {
  it('is of the entry that it stands in', () => {
    expect(
      studies(
        ...[
          'AUSBILDUNG',
          '2007 - 2010   Ausbildung zur Köchin',
          'Berufsschule Farsund',
          'Abschluss: Gesellenbrief',
          '',
        ],
        ...['1999 - 2006   Laternen-Gymnasium, Farsund', 'Abschluss: Abitur'],
      ),
    ).to.deep.equal([
      'Ausbildung zur Köchin | - | Berufsschule Farsund | 2007 | 2010',
      'Abitur | - | Laternen-Gymnasium | 1999 | 2006',
    ]);
  });

  it('is a degree, whatever it is called, and leaves the field to what was studied', () => {
    expect(
      studies(
        ...['AUSBILDUNG', '2010 - 2013', 'Studium der Informatik an der Uni Leipzig', 'Abschluss: Bachelor of Science'],
        ...['2007 - 2010', 'Berufsschule Farsund', 'Abschluss: Lampistin'],
      ),
    ).to.deep.equal([
      'Bachelor of Science | Informatik | Uni Leipzig | 2010 | 2013',
      'Lampistin | - | Berufsschule Farsund | 2007 | 2010',
    ]);
  });

  it('begins an entry where each begins with one', () => {
    expect(
      studies(
        ...['AUSBILDUNG', 'Abschluss: Bachelor of Science', 'Uni Leipzig', '2010 - 2013'],
        ...['Abschluss: Abitur', 'Laternen-Gymnasium', '2002 - 2010'],
      ),
    ).to.deep.equal([
      'Bachelor of Science | - | Uni Leipzig | 2010 | 2013',
      'Abitur | - | Laternen-Gymnasium | 2002 | 2010',
    ]);
  });

  it('is none where the label is only answered', () => {
    expect(
      studies(
        ...['OPLEIDING', '2015 - 2019', 'HBO Verpleegkunde', 'Hogeschool Utrecht', 'Diploma: ja'],
        ...['2009 - 2015', 'HAVO', 'Lantaarn College'],
      ),
    ).to.deep.equal([
      'HBO Verpleegkunde | - | Hogeschool Utrecht | 2015 | 2019',
      'HAVO | - | Lantaarn College | 2009 | 2015',
    ]);
    expect(
      studies(
        ...['OPLEIDING', '2015 - 2019 HBO Verpleegkunde, Hogeschool Utrecht, diploma behaald in 2019'],
        ...['2009 - 2015 HAVO, Lantaarn College'],
      ),
    ).to.deep.equal([
      'HBO Verpleegkunde | - | Hogeschool Utrecht | 2015 | 2019',
      'HAVO | - | Lantaarn College | 2009 | 2015',
    ]);
  });

  it('is none of the field of an entry, and neither is the label of a field', () => {
    expect(studies('WYKSZTAŁCENIE', '2008 - 2012', 'Technikum Mechaniczne', 'Tytuł: technik mechanik')).to.deep.equal([
      'technik mechanik | - | Technikum Mechaniczne | 2008 | 2012',
    ]);
    expect(
      studies('WYKSZTAŁCENIE', '2010 - 2012 Uniwersytet Warszawski', 'Kierunek: Prawo, studia magisterskie'),
    ).to.deep.equal(['studia magisterskie | Prawo | Uniwersytet Warszawski | 2010 | 2012']);
  });
});

describe('How many degrees somebody finished', () => {
  it('is the name of none', () => {
    expect(studies('Education', 'May 2017', 'Finished 1 degree at Lakeside University', 'BSc · Physics')).to.deep.equal(
      ['BSc | Physics | Lakeside University | - | 2017-05'],
    );
  });

  it('stays with the examinations that are counted', () => {
    expect(studies('Education', '3 A levels, Lakeside School, 2012')).to.deep.equal([
      '3 A levels | - | Lakeside School | - | 2012',
    ]);
  });
});

describe('The field of a degree', () => {
  it('is no town behind the school that no list knows', () => {
    expect(studies('AUSBILDUNG', '2003 - 2011', 'Abitur, Laternen-Gymnasium, Ochsenheim')).to.deep.equal([
      'Abitur | - | Laternen-Gymnasium | 2003 | 2011',
    ]);
    expect(studies('FORMATION', '2003', 'Baccalauréat, Lycée du Phare, Saint-Flobert')).to.deep.equal([
      'Baccalauréat | - | Lycée du Phare | - | 2003',
    ]);
  });

  it('may be one word behind the school', () => {
    for (const field of [
      'Maschinenbau',
      'Rechtswissenschaft',
      'Biochemistry',
      'Optics',
      'Psychologie',
      'Bedrijfskunde',
      'Derecho',
    ])
      expect(studies('EDUCATION', '2003 - 2008', `Bachelor, Lakeside University, ${field}`), field).to.deep.equal([
        `Bachelor | ${field} | Lakeside University | 2003 | 2008`,
      ]);
  });

  it('is no honour, no short form of the degree and no way to study', () => {
    expect(studies('FORMATION', '2003', 'Baccalauréat STG, mention Assez Bien', 'Lycée du Phare, Lyon')).to.deep.equal([
      'Baccalauréat STG | - | Lycée du Phare | - | 2003',
    ]);
    expect(
      studies('FORMATION', '2012', 'DCG - Diplôme de comptabilité et de gestion', 'Lycée du Phare, Lyon'),
    ).to.deep.equal(['Diplôme de comptabilité et de gestion | - | Lycée du Phare | - | 2012']);
    expect(studies('FORMATION', '2012 CAP Pâtissier en candidat libre')).to.deep.equal([
      'CAP Pâtissier | - | - | - | 2012',
    ]);
  });

  it('is no employer that trained somebody', () => {
    expect(
      studies('AUSBILDUNG', '2010 - 2013', 'Ausbildung zur Industriekauffrau (IHK), Stadtwerke Farsund GmbH'),
    ).to.deep.equal(['Ausbildung zur Industriekauffrau (IHK) | - | Stadtwerke Farsund GmbH | 2010 | 2013']);
  });

  it('is no word of a field in the name of a firm', () => {
    expect(studies('AUSBILDUNG', '2004 - 2007   Ausbildung zum Maurer, Hochbau Laterne KG')).to.deep.equal([
      'Ausbildung zum Maurer | - | Hochbau Laterne KG | 2004 | 2007',
    ]);
  });

  it('is behind the level of the studies, beside the degree that they ended in', () => {
    expect(
      studies(
        'WYKSZTAŁCENIE',
        '2010 - 2012 Studia II stopnia, Inżynieria materiałowa, Politechnika Śląska - tytuł magistra inżyniera',
      ),
    ).to.deep.equal(['tytuł magistra inżyniera | Inżynieria materiałowa | Politechnika Śląska | 2010 | 2012']);
    expect(
      studies('WYKSZTAŁCENIE', '2010 - 2012 Studia doktoranckie, Inżynieria materiałowa, Politechnika Śląska'),
    ).to.deep.equal(['Studia doktoranckie | Inżynieria materiałowa | Politechnika Śląska | 2010 | 2012']);
  });

  it('is before the word for "at" the school, and behind the label of a profile', () => {
    expect(
      studies('AUSBILDUNG', '2010 - 2013', 'Betriebswirtschaftslehre an der Laternen-Universität Farsund'),
    ).to.deep.equal(['- | Betriebswirtschaftslehre | Laternen-Universität Farsund | 2010 | 2013']);
    expect(studies('OPLEIDING', '2005 - 2009', 'VMBO Kader, Sector Economie', 'Lantaarn College')).to.deep.equal([
      'VMBO Kader | Economie | Lantaarn College | 2005 | 2009',
    ]);
  });
});

describe('A degree of an Italian school', () => {
  it('keeps the kind of school in its name, and leaves the name of the school to the school', () => {
    expect(
      studies('ISTRUZIONE E FORMAZIONE', '2012', 'Diploma di liceo artistico', 'Liceo Artistico Lanterna'),
    ).to.deep.equal(['Diploma di liceo artistico | - | Liceo Artistico Lanterna | - | 2012']);
    expect(studies('ISTRUZIONE E FORMAZIONE', '2017: Qualifica di OSS, ENAIP Veneto')).to.deep.equal([
      'Qualifica di OSS | - | ENAIP Veneto | - | 2017',
    ]);
  });
});

describe('Labels of studies that a narrow column breaks', () => {
  it('are no degree, no field and no school', () => {
    const studies = (...lines: string[]): string[] =>
      (parseText('Ann Lee', '', ...lines).profile.education ?? []).map(({ studyType, area, institution, endDate }) =>
        [studyType, area, institution, endDate].map((value) => value ?? '-').join(' | '),
      );
    expect(
      studies(
        'Formation',
        'Dates\tseptembre 2013 – juin 2015',
        'Intitulé du certificat ou\tCAP, Conduite routière',
        'diplôme délivré',
        'Nom et type de\tLycée professionnel du Phare',
        'l’établissement',
      ),
    ).to.deep.equal(['CAP | Conduite routière | Lycée professionnel du Phare | 2015-06']);
    expect(
      studies(
        'Ausbildung',
        'Zeitraum\tAugust 2008 – Juni 2014',
        'Bezeichnung der erworbenen\tRealschulabschluss',
        'Qualifikation',
        'Name und Art der Bildungs-\tGesamtschule Farsund',
        'oder Ausbildungseinrichtung',
      ),
    ).to.deep.equal(['Realschulabschluss | - | Gesamtschule Farsund | 2014-06']);
    expect(
      studies(
        'Educación',
        'Fechas\tseptiembre 2008 – junio 2014',
        'Título de la cualificación\tGrado en Derecho',
        'obtenida',
        'Nombre y tipo de la organización\tUniversidad de Farsund',
      ),
    ).to.deep.equal(['Grado en Derecho | Derecho | Universidad de Farsund | 2014-06']);
  });
});

describe('A degree before the comma of its field', () => {
  for (const [heading, school, degree, field] of [
    ['Formación académica', 'Universidad de Farsund', 'Grado', 'Economía'],
    ['Istruzione', 'Politecnico di Farsund', 'Dottorato di ricerca', 'Economia'],
    ['Wykształcenie', 'Politechnika Farsund', 'Doktorat', 'Ekonomia'],
  ] as const)
    it(`is read below its school: ${degree}`, () => {
      expect(studies('', heading, school, `${degree}, ${field}`, '2011')).to.deep.equal([
        `${degree} | ${field} | ${school} | - | 2011`,
      ]);
    });

  it('is read before a field with no mark between, and no level of an Italian school is one', () => {
    expect(studies('', 'Formación académica', '1997 - 2001', 'Grado Economía', 'Universidad de Farsund')[0]).to.match(
      /^Grado Economía \| - \| Universidad de Farsund/u,
    );
    expect(studies('', 'Istruzione', 'Scuola secondaria di secondo grado, Farsund', '2000 - 2005')).to.deep.equal([]);
  });
});
