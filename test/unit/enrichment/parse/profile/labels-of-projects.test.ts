import { expect } from 'chai';
import { parseText } from '../support.js';

function projects(...lines: string[]): string[] {
  const { projects: found = [] } = parseText('Mara Lind', 'mara@example.org', '', ...lines).profile;
  return found.map(({ name, roles = [], startDate = '-', endDate = '-' }) =>
    [name, roles.join(', '), startDate, endDate].join(' | '),
  );
}

describe('Labels of what is said of a project', () => {
  it('begin no project, and neither does the number of a page', () => {
    for (const [heading, details, tools, size, page] of [
      ['Projects', 'Details', 'Tools', 'Team Size', 'Page 2 of 6'],
      ['Projekte', 'Beschreibung', 'Werkzeuge', 'Teamgröße', 'Seite 2 von 6'],
      ['Projets', 'Détails', 'Outils', "Taille de l'équipe", 'Page 2 sur 6'],
      ['Proyectos', 'Descripción', 'Herramientas', 'Tamaño del equipo', 'Página 2 de 6'],
      ['Progetti', 'Descrizione', 'Strumenti', 'Dimensione del team', 'Pagina 2 di 6'],
      ['Projetos', 'Descrição', 'Ferramentas', 'Tamanho da equipe', 'Página 2 de 6'],
      ['Projecten', 'Omschrijving', 'Gebruikte tools', 'Teamgrootte', 'Pagina 2 van 6'],
      ['Projekty', 'Opis projektu', 'Narzędzia', 'Wielkość zespołu', 'Strona 2 z 6'],
    ] as const) {
      const first = ['Ternova', details, 'Ternova Wicks and Oil', tools, 'Java, Oracle', size, '5', page];
      const second = ['Hullia', details, 'Hullia Boats', tools, 'Java'];
      expect(projects(heading, ...first, ...second), heading).to.deep.equal([
        'Ternova |  | - | -',
        'Hullia |  | - | -',
      ]);
    }
  });

  it('leave the name to the label of the name, and say the role and the time', () => {
    expect(
      projects(
        ...['Experience', 'Glazier, Gull Mills, 2012 - 2015', '', 'Projects'],
        ...['Project Name: Tern Portal', 'Client: Gull Mills', 'Role: Glazier', 'Duration: Jan 2012 - Mar 2013'],
        ...['Team Size: 5', 'Description: A portal for weavers.'],
        ...['Project Name: Hull Ledger', 'Client: Gull Mills', 'Role: Welder', 'Tools: Java, Oracle'],
      ),
    ).to.deep.equal(['Tern Portal | Glazier | 2012-01 | 2013-03', 'Hull Ledger | Welder | - | -']);
  });

  it('head no section with what they say on their own line', () => {
    for (const [heading, label] of [
      ['Projekte', 'Technologien'],
      ['Projets', 'Outils'],
      ['Proyectos', 'Tecnologías'],
    ] as const)
      expect(projects(heading, 'Ternova', `${label}: Java, Oracle`, 'Hullia', `${label}: Java`), heading).to.deep.equal(
        ['Ternova |  | - | -', 'Hullia |  | - | -'],
      );
    const { languages } = parseText(
      'Mara Lind',
      '',
      'Projects',
      'Ternova',
      'An atlas.',
      'Languages: English, Danish',
    ).profile;
    expect(languages).to.have.length(2);
  });

  it('are none where they are only part of a name', () => {
    expect(
      projects('Projects', 'Tools of the North', 'An atlas of looms.', 'Page 3 Gallery', 'Prints of old looms.'),
    ).to.deep.equal(['Tools of the North |  | - | -', 'Page 3 Gallery |  | - | -']);
  });
});
