import { expect } from 'chai';
import { parseResume, plainTextDocument } from '../../../../../adapters/enrichment/parse/index.js';
import { pageOfRows, parseText, type SetRow } from '../support.js';

const BOLD = { bold: true } as const;

/** Name | issuer | date of each certificate */
function certificates(...rows: SetRow[]): string[] {
  const all: SetRow[] = [
    ['Mara Lindqvist', 20, { fontSize: 20 }],
    ['CERTIFICATES', 30, { fontSize: 14, bold: true }],
    ...rows,
  ];
  const document = pageOfRows(all, 13);
  return asRows(parseResume(document, { referenceDate: '2026-06-01' }).profile.certificates);
}

function written(...lines: string[]): string[] {
  return asRows(parseText('Mara Lindqvist', 'Certificates', ...lines).profile.certificates);
}

function asRows(found: readonly { name?: string; issuer?: string; date?: string }[] = []): string[] {
  return found.map(({ name, issuer, date }) => [name, issuer, date].map((value) => value ?? '-').join(' | '));
}

describe('Certificates whose issuer is on a line of its own', () => {
  it('stand behind a label, above the name or below its date, and are no name of their own', () => {
    const expected = ['Lamp Safety | Tern Academy | 2021-05', 'Wick Trimming | Gull Board | 2019-03'];
    expect(
      certificates(
        ['May 2021'],
        ['Issued by: Tern Academy'],
        ['Lamp Safety', 13, { fontSize: 12 }],
        ['March 2019', 24],
        ['Issued by: Gull Board'],
        ['Wick Trimming', 13, { fontSize: 12 }],
      ),
    ).to.deep.equal(expected);
    expect(
      written(
        'Lamp Safety',
        'Issued May 2021',
        'Issued by Tern Academy',
        'Wick Trimming',
        'Issued March 2019',
        'Issued by Gull Board',
      ),
    ).to.deep.equal(expected);
  });

  it('are told by names in bold or larger letters', () => {
    const expected = ['Lamp Safety | Tern Academy | 2021-05', 'Wick Trimming | Gull Board | 2019'];
    expect(
      certificates(
        ['Lamp Safety', 13, BOLD],
        ['Tern Academy · Issued May 2021 · Expires May 2024'],
        ['Wick Trimming', 13, BOLD],
        ['Gull Board, 2019'],
      ),
    ).to.deep.equal(expected);
    expect(
      certificates(
        ['Lamp Safety', 13, { fontSize: 11 }],
        ['Tern Academy | May 2021'],
        ['Credential ID 44X-881'],
        ['Wick Trimming', 13, { fontSize: 11 }],
        ['Gull Board'],
        ['2019'],
      ),
    ).to.deep.equal(expected);
  });

  it('have names that the edge of a column broke', () => {
    expect(
      certificates(
        ['Safety of Lamps and Lanterns', 13, BOLD],
        ['Handling', 13, BOLD],
        ['Tern Academy, 2021'],
        ['Wick Trimming', 13, BOLD],
        ['Gull Board, 2019'],
      ),
    ).to.deep.equal([
      'Safety of Lamps and Lanterns Handling | Tern Academy | 2021',
      'Wick Trimming | Gull Board | 2019',
    ]);
  });

  it('are told by the space above each of them, across columns too', () => {
    const right = { column: 1, x: 300 } as const;
    expect(
      certificates(
        ['Lamp Safety', 13, { column: 0 }],
        ['2021', 8, { column: 0, x: 200 }],
        ['Tern Academy', 7, { column: 0 }],
        ['Wick Trimming', -15, right],
        ['2019', 8, { ...right, x: 500 }],
        ['Gull Board', 7, right],
      ),
    ).to.deep.equal(['Lamp Safety | Tern Academy | 2021', 'Wick Trimming | Gull Board | 2019']);
    expect(
      written(
        'Lamp Safety',
        'Tern Academy',
        '',
        'Wick Trimming',
        'Gull Board, 2019',
        '',
        'Harbour Permit',
        'Port Office',
      ),
    ).to.deep.equal([
      'Lamp Safety | Tern Academy | -',
      'Wick Trimming | Gull Board | 2019',
      'Harbour Permit | Port Office | -',
    ]);
  });

  it('are told by what is further in below rows with a date', () => {
    expect(
      certificates(
        ['May 2021\tLamp Safety'],
        ['Tern Academy', 16, { x: 140 }],
        ['2019\tWick Trimming', 16],
        ['Gull Board', 16, { x: 140 }],
      ),
    ).to.deep.equal(['Lamp Safety | Tern Academy | 2021-05', 'Wick Trimming | Gull Board | 2019']);
  });

  it('may have their date above them', () => {
    expect(written('May 2021', 'Lamp Safety', 'Tern Academy', 'März 2019', 'Wick Trimming')).to.deep.equal([
      'Lamp Safety | Tern Academy | 2021-05',
      'Wick Trimming | - | 2019-03',
    ]);
  });

  it('are told by the label of the day of issue, in German too', () => {
    expect(written('Lampenschein', 'Prüfhaus Nord · Ausgestellt: Mai 2021')).to.deep.equal([
      'Lampenschein | Prüfhaus Nord | 2021-05',
    ]);
  });

  it('are told by issuers that everybody knows', () => {
    expect(written('Lamp Safety', 'American Heart Association | 2023', 'Wick Trimming, 2019')).to.deep.equal([
      'Lamp Safety | American Heart Association | 2023',
      'Wick Trimming | - | 2019',
    ]);
  });

  it('are certificates each where nothing sets them apart', () => {
    const listed = [
      'Lamp Safety | - | -',
      'Wick Trimming | - | 2019',
      'Harbour Permit | - | -',
      'Crane Permit | - | 2020',
    ];
    expect(written('Lamp Safety', 'Wick Trimming, 2019', 'Harbour Permit', 'Crane Permit, 2020')).to.deep.equal(listed);
    expect(
      certificates(['Lamp Safety'], ['Wick Trimming, 2019'], ['Harbour Permit'], ['Crane Permit, 2020']),
    ).to.deep.equal(listed);
  });

  it('are certificates each below the bold name of their kind', () => {
    expect(
      certificates(['Harbour', 13, BOLD], ['Lamp Safety'], ['Wick Trimming'], ['Lifting', 13, BOLD], ['Crane Permit']),
    ).to.include.members(['Lamp Safety | - | -', 'Wick Trimming | - | -', 'Crane Permit | - | -']);
  });

  it('are two where each of two lines has a date of its own, however it is set', () => {
    expect(certificates(['Lamp Safety, 2021', 13, BOLD], ['Wick Trimming, 2019'])).to.deep.equal([
      'Lamp Safety | - | 2021',
      'Wick Trimming | - | 2019',
    ]);
  });

  it('have no issuer in the account of what was learned', () => {
    expect(
      certificates(
        ['Lamp Safety', 13, BOLD],
        ['Learned how to keep calm and to call for help in a harbour.'],
        ['Wick Trimming', 13, BOLD],
        ['Trimmed wicks of all sizes and wrote it down for the others.'],
      ),
    ).to.deep.equal(['Lamp Safety | - | -', 'Wick Trimming | - | -']);
  });
});

describe('Two certificates between commas', () => {
  it('are one each where both are known by their short forms', () => {
    expect(written('PMP, CSM')).to.deep.equal(['PMP | - | -', 'CSM | - | -']);
    expect(written('Certified Lamp Keeper, CISSP')).to.deep.equal(['Certified Lamp Keeper | - | -', 'CISSP | - | -']);
  });

  it('are one and its issuer where the second is a body', () => {
    expect(written('PMP, PMI')).to.deep.equal(['PMP | PMI | -']);
    expect(written('CSM, Lantern Alliance')).to.deep.equal(['CSM | Lantern Alliance | -']);
  });
});

describe('The lines of a document without places', () => {
  it('go with the names in bold letters above them', () => {
    const text = ['Mara Lindqvist', 'Certificates', 'Lamp Safety', 'Tern Academy, 2021', 'Wick Trimming', 'Gull Board'];
    const document = plainTextDocument(text.join('\n'));
    for (const at of [2, 4]) document.lines[at] = { ...document.lines[at]!, bold: true };
    expect(asRows(parseResume(document, { referenceDate: '2026-06-01' }).profile.certificates)).to.deep.equal([
      'Lamp Safety | Tern Academy | 2021',
      'Wick Trimming | Gull Board | -',
    ]);
  });
});

/** Names and issuers of the certificates of a section. */
const held = (...lines: string[]): string[] =>
  (parseText('Ann Lee', 'CERTIFICATIONS', ...lines).profile.certificates ?? []).map(({ name, issuer }) =>
    [name, ...(issuer ? [issuer] : [])].join(' | '),
  );

describe('Certificates and their issuers in one row', () => {
  it('are named by their short forms, the last with who issued it in brackets', () => {
    expect(held('BLS, ACLS (American Heart Association)')).to.deep.equal(['BLS', 'ACLS | American Heart Association']);
    expect(held('TNCC (Emergency Lamp Association)', 'CPR/First Aid (American Red Cross), 2021')).to.deep.equal([
      'TNCC | Emergency Lamp Association',
      'CPR/First Aid | American Red Cross',
    ]);
  });

  it('are known by what a card is for, in any language', () => {
    expect(held('OSHA 30, forklift')).to.deep.equal(['OSHA 30', 'forklift']);
    expect(held('OSHA 10, First Aid/CPR, Lantern Operator')).to.deep.equal([
      'OSHA 10',
      'First Aid/CPR',
      'Lantern Operator',
    ]);
    expect(held('UDT, prawo jazdy kat. B')).to.deep.equal(['UDT', 'prawo jazdy kat. B']);
    expect(held('HACCP, Primo soccorso, Antincendio')).to.deep.equal(['HACCP', 'Primo soccorso', 'Antincendio']);
  });

  it('have no issuer in brackets that say what they are or what they are for', () => {
    const others = [
      'Certified Lamp Engineer (CLE)',
      'TNCC (Trauma Nursing Core Course Association)',
      'Lamp Architect (Associate)',
      'Forklift Licence (Data Center)',
      'Lamp Care (Early Years Foundation)',
    ];
    for (const line of others) expect(held(line)).to.deep.equal([line]);
  });

  it('stay one where what is behind the comma issued it, or says something of it', () => {
    expect(held('OSHA 30, Tern Safety Council')).to.deep.equal(['OSHA 30 | Tern Safety Council']);
    expect(held('BLS, current')).to.have.length(1);
    expect(held('PMP, Project Management Institute')).to.deep.equal(['PMP | Project Management Institute']);
  });
});

describe('A list of certificates', () => {
  it('has an issuer behind a comma or a dash only where it is called as a body is, or a date is beside it', () => {
    expect(held('Lamp Technician 5 - Data Halls', 'Sums in Harbours, Wicks and Weights')).to.deep.equal([
      'Lamp Technician 5 - Data Halls',
      'Sums in Harbours, Wicks and Weights',
    ]);
    expect(held('Lamp Technician - Tern University', 'Wick Care, Ternwick, 2021', 'Glazing, Unit 3')).to.deep.equal([
      'Lamp Technician | Tern University',
      'Wick Care | Ternwick',
      'Glazing, Unit 3',
    ]);
  });

  it('holds no account of what somebody did, no half of a line, no school and no town alone', () => {
    expect(
      held(
        '• Trained four glaziers in the use of the new kiln',
        '• Completed all training for lamps and',
        '• Tern College',
        '• Hamburg',
        '• Lamp Safety',
        '• Certified in lamp safety and first aid through the harbour board',
        '• Diploma of Tern College',
      ),
    ).to.deep.equal([
      'Lamp Safety',
      'Certified in lamp safety and first aid through the harbour board',
      'Diploma of Tern College',
    ]);
  });

  it('is no list of skills between commas, and has an entry for each star within a line', () => {
    expect(held('Sweeping, Glazing, Certified, Paint, Driver, Forms, Ladders')).to.deep.equal([]);
    expect(held('*Kiln Care')).to.deep.equal(['Kiln Care']);
    expect(held('* Lamp reading certification * Harbour Certification *Wick Care')).to.deep.equal([
      'Lamp reading certification',
      'Harbour Certification',
      'Wick Care',
    ]);
  });
});

describe('A section of certificates', () => {
  it('keeps only what says that it was given where it runs on into a list of something else', () => {
    const skills = ['Publicity', 'Brand Stories', 'Harbour Events', 'Retail Lamps', 'Wick Writing', 'Shop Windows'];
    expect(held('Certified Lamp Keeper', ...skills)).to.deep.equal(['Certified Lamp Keeper']);
    expect(held(...skills.slice(0, 3))).to.have.length(3);
    expect(held('Lamp Course', 'Wick Training', ...skills.slice(0, 4))).to.have.length(6);
  });

  it('has each that calls itself certified, with or without stars between', () => {
    expect(held('LANE Certified, TIPPER Certified')).to.deep.equal(['LANE Certified', 'TIPPER Certified']);
    expect(held('Certified Kiln Guide*Wick Certified Trainer* Glazing Certified')).to.deep.equal([
      'Certified Kiln Guide',
      'Wick Certified Trainer',
      'Glazing Certified',
    ]);
    expect(held('Certified Lamp Nurse, National Board for Certification of Lamp Nurses')).to.have.length(1);
  });

  it('says its label once more before a name, and its number below it', () => {
    expect(held('Certification : Lamp Safety, 2008', 'ID Number: 595771', 'Expiration: 12/31/2016')).to.deep.equal([
      'Lamp Safety',
    ]);
    expect(held('Führerschein Klasse B')).to.deep.equal(['Führerschein Klasse B']);
  });

  it('has no full stop behind a name, but behind an account of what somebody has', () => {
    const account = 'Certified in lamp safety and in first aid through the board of the harbour.';
    expect(held('Forklift certified.', 'Wick Care, Tern Academy Inc.', account)).to.deep.equal([
      'Forklift certified',
      'Wick Care | Tern Academy Inc.',
      account,
    ]);
  });

  it('has nothing of a form that nobody filled in', () => {
    expect(held('Certified [Job Title] , [Company Name]', 'Lamp Safety')).to.deep.equal(['Lamp Safety']);
  });

  it('does not begin at "Training" among skills or accounts of work', () => {
    const certificates = (...lines: string[]): unknown =>
      (parseText('Ann Lee', ...lines).profile.certificates ?? []).map(({ name }) => name);
    expect(
      certificates('Qualifications', 'Leadership', 'Writing', 'Training', 'Counseling', 'Client Support'),
    ).to.deep.equal([]);
    expect(
      certificates(
        'Accomplishments',
        'Won two harbours over',
        'Training',
        'Successfully trained all staff in the use of lamps.',
      ),
    ).to.deep.equal([]);
    expect(certificates('Skills', 'Glazing', 'Writing', 'Training', 'Lamp Course', 'Wick Care')).to.deep.equal([
      'Lamp Course',
      'Wick Care',
    ]);
  });
});

describe('Certificates with their dates', () => {
  it('are one entry each, though the next opens with a month that is written small', () => {
    expect(
      written('sept. 2017 Sécurité des lampes', 'mai 2018 Conduite de nacelles', 'nov. 2016 Permis de grue'),
    ).to.deep.equal([
      'Sécurité des lampes | - | 2017-09',
      'Conduite de nacelles | - | 2018-05',
      'Permis de grue | - | 2016-11',
    ]);
  });

  it('have their issuer behind the date in brackets, which is no name', () => {
    expect(
      written('Lamp Safety (Sep 2021), Tern Academy', 'Soins des mèches (juin 2013), Ministère des Phares'),
    ).to.deep.equal(['Lamp Safety | Tern Academy | 2021-09', 'Soins des mèches | Ministère des Phares | 2013-06']);
  });
});

describe('Certificates of three lines', () => {
  it('have their date between the name and who gave it', () => {
    const { certificates } = parseText(
      ...['Ann Kettering', '', 'Certifications', 'Lamp Analyst Level II', '2020', 'Tern Institute'],
      ...['Chartered Glazier', '2019', 'Wick Ontario'],
    ).profile;
    expect(certificates).to.deep.equal([
      { name: 'Lamp Analyst Level II', date: '2020', issuer: 'Tern Institute' },
      { name: 'Chartered Glazier', date: '2019', issuer: 'Wick Ontario' },
    ]);
  });
});

describe('Certificates of one or two pairs of lines', () => {
  it('have the second line as their issuer where it is called as a body is', () => {
    expect(certificates(['Lamp Safety Level 3'], ['Gull Institute, 2021'])).to.deep.equal([
      'Lamp Safety Level 3 | Gull Institute | 2021',
    ]);
    expect(certificates(['Schweißerprüfung'], ['Handwerkskammer Nordufer – 2018'])).to.deep.equal([
      'Schweißerprüfung | Handwerkskammer Nordufer | 2018',
    ]);
    expect(
      certificates(['Negocjator'], ['Akademia Rybitwa, 2015'], ['Obsługa suwnic'], ['Instytut Mewa, 2018']),
    ).to.deep.equal(['Negocjator | Akademia Rybitwa | 2015', 'Obsługa suwnic | Instytut Mewa | 2018']);
  });

  it('are one each where the second is another certificate', () => {
    expect(certificates(['Lamp Safety'], ['Wick Trimming, 2021'])).to.have.lengthOf(2);
  });
});

describe('Certificates in the rows of a table', () => {
  const row = { role: 'table-row' } as const;

  it('have their name, issuer and date in the cells, and none is the head of the columns', () => {
    expect(
      certificates(
        ['Certificado\tExpedido por\tAño', 13, { ...row, bold: true }],
        ['Gestión de lámparas\tEscuela Albatros\t2014', 13, row],
        ['Seguridad\tInstituto Gaviota\t2010', 13, row],
      ),
    ).to.deep.equal(['Gestión de lámparas | Escuela Albatros | 2014', 'Seguridad | Instituto Gaviota | 2010']);
  });
});
