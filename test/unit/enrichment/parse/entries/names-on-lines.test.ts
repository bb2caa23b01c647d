import { expect } from 'chai';
import { jobs } from '../support.js';

describe('What stands beside a title and an employer', () => {
  it('is a ward or an office where it is written small behind the employer', () => {
    expect(jobs('Expériences', 'Infirmière, CHU de Valmont, service de réanimation, 2015 – 2019')).to.deep.equal([
      'Infirmière | CHU de Valmont | 2015 | 2019',
    ]);
    expect(
      jobs('Experiencia', 'Enfermera, Hospital San Telmo, unidad de cuidados intensivos, 2015 – 2019'),
    ).to.deep.equal(['Enfermera | Hospital San Telmo | 2015 | 2019']);
    expect(jobs('Expériences', 'Technicien, Service Lampes SARL, 2015 – 2019')).to.deep.equal([
      'Technicien | Service Lampes SARL | 2015 | 2019',
    ]);
  });

  it('is no label of a form', () => {
    const posts = jobs(
      'Experiência profissional',
      'Cargo: Contabilista',
      'Empresa: Vinhos Alto Lda',
      'Período: 2012 – 2017',
      'Curso: Contabilidade',
      'Instituição: Instituto Superior',
      'Ano: 2012',
    );
    expect(posts[0]).to.equal('Contabilista | Vinhos Alto Lda | 2012 | 2017');
    expect(posts.join('\n')).not.to.match(/Período|Ano|Instituição/u);
  });
});

describe('Titles of German with a sharp s', () => {
  it('are known as those with two letters are', () => {
    expect(jobs('Berufspraxis', 'seit 2016: MAG-/WIG-Schweißer bei Rheinstahl Rohrbau GmbH, Duisburg')).to.deep.equal([
      'MAG-/WIG-Schweißer | Rheinstahl Rohrbau GmbH | 2016 | -',
    ]);
    expect(jobs('Berufspraxis', '2008 – 2010: Helfer, Zeitarbeit Nordkraft')).to.deep.equal([
      'Helfer | Zeitarbeit Nordkraft | 2008 | 2010',
    ]);
  });
});

describe('Work experience in Dutch', () => {
  it('stands below "Ervaring" as well', () => {
    expect(jobs('Ervaring', 'Lasser bij Staalbouw Salland BV, Deventer (2013 – heden)')).to.deep.equal([
      'Lasser | Staalbouw Salland BV | 2013 | -',
    ]);
  });
});

describe('A line of a post', () => {
  it('is no sentence where its full stop is that of a legal form', () => {
    expect(
      jobs(
        ...['Duarte Pereira', '', 'Experiência profissional', 'Gestor de obra, Construções Cegonha, Lda.'],
        ...['janeiro de 2018 – atual', '', 'Engenheiro civil, Pontes Tern S.A.', 'setembro de 2013 – dezembro de 2017'],
      ),
    ).to.deep.equal([
      'Gestor de obra | Construções Cegonha, Lda. | 2018-01 | -',
      'Engenheiro civil | Pontes Tern S.A. | 2013-09 | 2017-12',
    ]);
  });

  it('is no duty where a firm is behind what opens like one', () => {
    expect(
      jobs(
        ...['Ann Kettering', '', 'Expériences professionnelles', 'février 2020 – janvier 2022'],
        ...['Responsable marketing digital, Brise Marine SARL', '', 'septembre 2016 – janvier 2020'],
        ...['Chargée de communication, Groupe Tern'],
      )[0],
    ).to.equal('Responsable marketing digital | Brise Marine SARL | 2020-02 | 2022-01');
    expect(
      jobs(
        ...['Ann Kettering', '', 'Expérience professionnelle', 'Responsable marketing, Société Brodeur SA'],
        ...["02/2023 - aujourd'hui", '', 'Comptable, Transports Tern SAS', '01/2017 - 12/2021'],
      ),
    ).to.deep.equal([
      'Responsable marketing | Société Brodeur SA | 2023-02 | -',
      'Comptable | Transports Tern SAS | 2017-01 | 2021-12',
    ]);
  });

  it('ends in the employer of another post, and what is before that is the title', () => {
    expect(
      jobs(
        ...['Ann Kettering', '', 'Experience', 'Lead Glazier, Lamps and Wicks, Northwind\tMay 2022 – Present'],
        ...['Glazier, Northwind\tMay 2019 – Apr 2022', 'Apprentice, Pebblework\tMay 2016 – Apr 2019'],
      ),
    ).to.deep.equal([
      'Lead Glazier, Lamps and Wicks | Northwind | 2022-05 | -',
      'Glazier | Northwind | 2019-05 | 2022-04',
      'Apprentice | Pebblework | 2016-05 | 2019-04',
    ]);
  });

  it('is no sentence, however many words its title has, where a bar parts it from its dates', () => {
    expect(
      jobs(
        ...['Ann Kettering', '', 'Expériences', 'CONSERVERIE DU GOLFE'],
        ...['Responsable du développement des lampes et de la formation des verriers | juin 2020 – présent'],
        ...['- Plan de formation', '', 'VERRERIE DU PORT', 'Assistante lampes | octobre 2012 – août 2016', '- Accueil'],
      )[0],
    ).to.equal(
      'Responsable du développement des lampes et de la formation des verriers | CONSERVERIE DU GOLFE | 2020-06 | -',
    );
  });
});
