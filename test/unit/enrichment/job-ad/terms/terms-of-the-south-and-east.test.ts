import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const city = (title: string, ...lines: string[]): string | undefined => read(title, ...lines).location?.city;

describe('The place of an ad in Spanish, Italian, Polish or Portuguese', () => {
  it('is the town, and not the province of another name behind it', () => {
    expect(read('Peón', 'La finca está en Lepe (Huelva) y busca peones para la campaña.').location).to.include({
      city: 'Lepe',
      countryCode: 'ES',
    });
    expect(city('Cuoco', 'Il ristorante Airone di Bardolino (VR) cerca un cuoco per la stagione.')).to.equal(
      'Bardolino',
    );
    expect(city('Eletricista', 'A fábrica em Três Lagoas (MS) busca um eletricista para a manutenção.')).to.equal(
      'Três Lagoas',
    );
    expect(city('Costureira', 'A confecção em Blumenau-SC precisa de uma costureira para o turno.')).to.equal(
      'Blumenau',
    );
    expect(read('Maestra', 'La escuela (Córdoba, Argentina) busca una maestra para el turno.').location).to.include({
      city: 'Córdoba',
      countryCode: 'AR',
    });
  });

  it('is no name of an employer before two letters in brackets', () => {
    expect(city('Dentista', 'Clínica Arara (SP) busca um dentista para a equipe, com experiência.')).to.equal(
      undefined,
    );
  });

  it('may have small words within, and a country that tells it from a larger one', () => {
    expect(city('Camarera en Lloret de Mar', 'Buscamos a alguien para el hotel.')).to.equal('Lloret de Mar');
    expect(read('Técnico', 'Buscamos un técnico de laboratorio.', 'León (España)').location).to.include({
      city: 'León',
      countryCode: 'ES',
    });
  });

  it('is the town of a house where no other place is named', () => {
    expect(city('Médico', 'Clínica privada de Monterrey solicita médico general para la consulta.')).to.equal(
      'Monterrey',
    );
    expect(city('Técnico', 'Empresa tecnológica de Medellín requiere técnico de soporte.')).to.equal('Medellín');
    expect(city('Técnico', 'Empresa tecnológica de Madrid busca técnico para trabajar en Toledo.')).to.equal('Toledo');
  });

  it('is the town of a town hall, and that of the employer with which an ad opens', () => {
    expect(city('Educador', 'Câmara Municipal de Viseu – procedimento para um posto de trabalho.')).to.equal('Viseu');
    expect(city('Laborant', 'Producent farb i lakierów z Dębicy szuka laboranta.')).to.equal('Dębica');
    expect(city('Elektryk', 'Praca przy instalacjach w domach, okolice Lublina.')).to.equal('Lublin');
  });
});

describe('The pay of an ad in Spanish, Italian, Polish or Portuguese', () => {
  it('is named by the day, in francs, and after taxes', () => {
    expect(read('Peón', 'Jornal de 62 euros al día según convenio.').pay).to.include({
      minValue: 62,
      unitText: 'DAY',
      currency: 'EUR',
    });
    expect(read('Pedreiro', 'Diária de R$ 180,00 e almoço.').pay).to.include({ minValue: 180, unitText: 'DAY' });
    expect(read('Kucharz', 'Oferujemy 7000–8500 zł na rękę i wyżywienie.').pay).to.include({
      minValue: 7000,
      maxValue: 8500,
      unitText: 'MONTH',
    });
    expect(read('Muratore', "Stipendio fr. 5'200.– – 6'000.– mensili.").pay).to.include({
      minValue: 5200,
      maxValue: 6000,
      currency: 'CHF',
      unitText: 'MONTH',
    });
    expect(read('Tratador', 'Oferecemos casa e 900 euros limpos.').pay).to.include({ minValue: 900 });
  });

  it('in pesos is that of the country, and is nothing where a Spanish text names none', () => {
    const offer = 'Ofrecemos un sueldo de $9,500 mensuales y un buen ambiente de trabajo para la tienda.';
    expect(read('Vendedora', offer, 'Tienda en Ciudad de México.').pay).to.include({ currency: 'MXN' });
    expect(read('Vendedora', offer, 'Prestaciones de ley.').pay).to.include({ currency: 'MXN' });
    expect(read('Vendedora', offer).pay).to.equal(null);
  });
});

describe('Years and schooling of an ad in Spanish, Italian, Polish or Portuguese', () => {
  const months = (...lines: string[]): number | undefined =>
    read('Puesto', ...lines).requirements.experience?.minMonths ?? undefined;
  const level = (...lines: string[]): string | undefined =>
    read('Puesto', ...lines).requirements.education?.minLevel ?? undefined;

  it('are read without the word for experience', () => {
    expect(months('Requisitos:', 'Al menos 4 años desarrollando con Java.')).to.equal(48);
    expect(months('Buscamos a alguien con cinco años como mínimo en un puesto parecido.')).to.equal(60);
    expect(months('Szukamy osoby, która ma co najmniej rok komercyjnej pracy z Reactem.')).to.equal(12);
    expect(months('Wymagania:', '- co najmniej 3-letni staż pracy, w tym 1 rok w urzędzie')).to.equal(36);
  });

  it('have the lowest level that is enough', () => {
    expect(level('Requisitos: secundaria terminada y ganas de trabajar en el almacén.')).to.equal('school');
    expect(level('Requisitos:', '- CFGS de laboratorio o Grado en Química, con experiencia en el sector')).to.equal(
      'associate',
    );
    expect(level('Requisiti:', '- licenza media e disponibilità a lavorare su tre turni')).to.equal('school');
    expect(level('Wymagania:', '- wykształcenie wyższe lub średnie medyczne, znajomość przepisów')).to.equal('school');
    expect(level('Requisitos:', '- Escolaridade obrigatória e experiência com empilhador na empresa')).to.equal(
      'school',
    );
    expect(level('Requisitos:', '- Ensino médio completo e curso técnico em eletrotécnica na área')).to.equal(
      'associate',
    );
  });
});

describe('What is no skill in an ad in Spanish, Italian, Polish or Portuguese', () => {
  const names = (...lines: string[]): string[] =>
    read('Puesto', ...lines).requirements.skills.map(({ name }) => name.toLowerCase());

  it('is schooling, a way to work, a time of day or a number of years', () => {
    for (const [lines, word] of [
      [['Requisitos:', '- Transporte próprio', '- Escolaridade obrigatória'], 'transporte próprio'],
      [['Requisitos:', '- Licenciatura em Enfermagem'], 'licenciatura em enfermagem'],
      [['Cerchiamo un panettiere con esperienza per turno di notte.'], 'notte'],
      [['Requisiti:', '- esperienza minima 2 anni'], 'esperienza minima 2 anni'],
      [['Buscamos a alguien con un año de experiencia en puesto parecido.'], 'puesto parecido'],
    ] as const)
      expect(names(...lines), word).to.not.include(word);
  });

  it('is an employer that is called by its trade before it seeks', () => {
    expect(names('Fintech chilena con presencia en 3 países busca analista.', 'Requisitos:', '- SQL')).to.deep.equal([
      'sql',
    ]);
  });

  it('but what "will be valued" behind it is welcome', () => {
    const { skills } = read(
      'Cozinheiro',
      'Requisitos:',
      '- Conhecimentos de pastelaria serão valorizados',
    ).requirements;
    expect(skills.map(({ quote, importance }) => `${quote ?? ''} ${importance}`)).to.deep.equal([
      'pastelaria preferred',
    ]);
  });
});

describe('A title of one gender', () => {
  const codes = (title: string, description: string): string[] =>
    read(title, description).findings.map(({ code }) => code);

  it('is one in the language of the ad only', () => {
    expect(
      codes(
        'Assistente de Marketing',
        'Procuramos uma pessoa para a equipa de marketing da empresa, com experiência em campanhas e gosto pela escrita.',
      ),
    ).to.not.include('language.gendered_term');
    expect(codes('Kelnerka', 'Szukamy osoby do pracy w restauracji na pełny etat.')).to.include(
      'language.gendered_term',
    );
  });

  it('is beside its ages, which stand in a sentence of their own', () => {
    expect(codes('Murarz', 'Praca na terenie Krakowa. Mężczyźni do 55 lat. Płacimy co tydzień.')).to.include(
      'protected.age',
    );
    expect(codes('Pedreiro', 'Obra no centro. Sexo masculino, de 20 a 50 anos. Almoço incluído.')).to.include(
      'protected.age',
    );
  });
});
