import { expect } from 'chai';
import { extractTerms } from '../../../../../adapters/enrichment/job-ad/terms.js';

type Row = readonly [text: string, place: string | null];

const place = (description: string, title = 'Clerk'): string | null => {
  const { location } = extractTerms({ title, description });
  return location && [location.city, location.region, location.countryCode].filter(Boolean).join(', ');
};
const currency = (description: string): string | undefined =>
  extractTerms({ title: 'Clerk', description }).pay?.currency;

function expectPlaces(name: string, rows: readonly Row[]): void {
  for (const [text, expected] of rows)
    it(`${name}: "${text}"`, () => {
      expect(place(text)).to.equal(expected);
    });
}

describe('The town of a job ad', () => {
  expectPlaces('is behind the label of a place, with or without a mark, and in an address its last part', [
    ['Funciones\nZONA DE TRABAJO: Madrid Ciudad\n27.000 €', 'Madrid'],
    ['Contratto svizzero.\nSede di lavoro Lugano.', 'Lugano'],
    ['Sede di lavoro accogliente e moderna.', null],
    ['Lieu de travail\nPlace du marché - cs 31, Mainvilliers (Eure-et-Loir (28))\nTemps complet', 'Mainvilliers'],
    ['Lieu de travail : 12 rue des Lilas, 33000 Bordeaux cedex', 'Bordeaux'],
    ['Lieu de travail\nPlace du marché\nTemps complet', null],
    ['Caxias do Sul - RS (São José)\nR$ 2.050,00', 'Caxias do Sul, BR'],
    ['Funciones:\n- Traslado de material.\n\nOlmeda, Guipúzcoa/Gipuzkoa (España)', 'Olmeda, ES'],
    ['Planta química, ubicada en Olmeda (Tarragona), desea cubrir puesto en producción.', 'Olmeda, ES'],
    ['Boa comunicação e trabalho em equipe\n\nR$ 2.800,00. Flores do Monte - RS', 'Flores do Monte, BR'],
    ['Motorista Entregador - RS\nRequisitos: CNH B', null],
    ['Vente et conseil au comptoir sur notre site de Rochelet (Namur) : accueil client.', 'Rochelet, BE'],
    ['Tareas: edición de textos.\nLugar de trabajo: CABA (Retiro).', null],
    ['Lucerna Spa Filiale di Asti ricerca un assistente.', null],
    ['Luogo di lavoro: strutture operative nella citta’ di Milano.', 'Milano'],
    ['Poste sur le secteur de LA ROCHELLE 17000, vos missions :', 'La Rochelle'],
    ['mansioni: cassa\nluogo di lavoro: cassano belbo (mi)', 'Cassano Belbo'],
    ['Missions :\n- tonte\n45250 BRIARE\nTemps complet', 'Briare'],
    ['Missions :\n- tonte\n45250 BRIARE\n45510 TIGY', null],
    ['Candidature : Mairie, 1 rue X\n44008 NANTES CEDEX 1', null],
  ]);

  expectPlaces('is not that of founders, customers, other companies or the past', [
    ['Our company was founded by two sisters in Jaipur.', null],
    ['Our founder grew up in Jaipur.', null],
    ['Our first shop opened in Paris in 1998.', null],
    ['Our clients are in Berlin.', null],
    ['Our parent company sits in Tokyo.', null],
    ['Unsere Kunden sitzen in Berlin. Du arbeitest in Kiel.', 'Kiel'],
    ['Nos clients sont à Lyon.', null],
    ['Il backend è curato dai colleghi di Milano.', null],
  ]);

  expectPlaces('may stand beside such words', [
    ['Our founder is from Leeds and you work in Sheffield.', 'Sheffield'],
    ['Our shop in Leeds since 2001.', 'Leeds'],
    ['Our shop in Leeds opened in 2019.', 'Leeds'],
    ['Notre cabinet à Lyon recherche un juriste.', 'Lyon'],
  ]);

  expectPlaces('is that of the employer where the ad names no other, and one employer', [
    ['Azienda con sede a Bergamo cerca un contabile.', 'Bergamo'],
    ['L’azienda, con sede a Bergamo, cerca un contabile per la sede di Milano.', 'Milano'],
    ['Unternehmen mit Sitz in Kassel sucht Verstärkung.', 'Kassel'],
    ['Firma z siedzibą w Lublinie poszukuje księgowej.', 'Lublin'],
    ['Une entreprise familiale implantée à Nantes recrute.', 'Nantes'],
    ['A family-run manufacturer based in Sheffield.', 'Sheffield'],
    ['A logistics firm in Antwerp.', 'Antwerp'],
    ['Ein Betrieb mit Sitz in Kassel. Eine Firma mit Sitz in Bremen liefert die Boote.', null],
    ['La società madre con sede a Torino produce lampade.', null],
  ]);

  expectPlaces('may have its district behind it', [
    ['Poste basé à Lyon 7e, en CDI.', 'Lyon'],
    ['Lieu : Marseille 8e', 'Marseille'],
    ['Poste à Paris 15ème.', 'Paris'],
  ]);

  expectPlaces('is the known one, without the words behind it', [
    ['Cerchiamo per la sede di Torino uno sviluppatore.', 'Torino'],
    ['We need you in our ledger team in London. Hybrid: two days in our Shoreditch office.', 'London'],
    ['You join our Wednesbury office.', 'Wednesbury'],
    ['Head office in Leeds. You work in our Wigan depot.', 'Wigan'],
  ]);

  expectPlaces('keeps its state or country in a sentence', [
    ['We need a clerk in Austin, Texas, to help us.', 'Austin, Texas, US'],
    ['A shop in Boise, Idaho needs a clerk.', 'Boise, Idaho, US'],
    ['A warehouse in Laredo, TX seeks a clerk.', 'Laredo, TX, US'],
    ['A shop in Leeds, UK needs a clerk.', 'Leeds, GB'],
    ['A shop in Cork, Ireland needs a clerk.', 'Cork, IE'],
    ['Work in Milan, IT support.', 'Milan'],
    ['The laws in Hong Kong, Taiwan and Japan.', 'Hong Kong'],
    ['Fennbrook is seeking a nurse for Reston, VA.', 'Reston, VA, US'],
  ]);

  expectPlaces('may stand before "based", an office or a team', [
    ['We are looking for a Perth-based copywriter.', 'Perth'],
    ['This is a Leeds-based role.', 'Leeds'],
    ['Join our Amsterdam team as a developer.', 'Amsterdam'],
    ['Two days a week in our Bristol studio.', 'Bristol'],
    ['You will join our Data Platform team.', null],
    ['German is a plus as our R&D team is in Munich.', null],
    ['Contratamos auxiliar de limpeza para o Porto.', 'Porto'],
    ['Our London-based founders built this. You will join the team in Leeds.', 'Leeds'],
    ['We are looking for a copywriter for a Perth-based client.', null],
    ['Seattle-based Lantern Capital invested in us. We seek a clerk.', null],
    ['Work with Manchester-based colleagues from our Leeds site.', 'Leeds'],
    ['You work closely with our London office.', null],
  ]);

  expectPlaces('may be an adjective', [
    ['Nous recrutons un électricien en région lyonnaise.', 'Lyon'],
    ['Unser Münchner Büro sucht Verstärkung.', 'München'],
    ['La région parisienne est notre premier marché. Poste basé à Nantes.', 'Nantes'],
    ['Nos clients sont en région lyonnaise. Le poste est basé à Grenoble.', 'Grenoble'],
    ['Du arbeitest eng mit unserem Berliner Büro zusammen.', null],
    ['Unser Rechner Raum ist neu.', null],
  ]);

  expectPlaces('may be that of an area', [
    ['Trabajarás en la zona norte de Madrid, de lunes a viernes.', 'Madrid'],
    ['Vaga para a zona sul de São Paulo, de segunda a sexta.', 'São Paulo'],
    ['Trabalho na região do Porto.', 'Porto'],
    ['You will cover the Greater Manchester area.', 'Manchester'],
    ['Nuestros clientes están en la zona norte de Madrid. El trabajo es en Toledo.', 'Toledo'],
  ]);

  expectPlaces('is not that of headquarters where another is named', [
    ['Our Munich headquarters runs payroll. You will work in our Porto office.', 'Porto'],
    ['Reporting to our London headquarters, you will be working out of Leeds.', 'Leeds'],
    ['You work at our London headquarters.', 'London'],
  ]);

  expectPlaces('may stand behind words for the place of work', [
    ['Unsere Kunden kommen aus Köln. Arbeitsort ist Bonn.', 'Bonn'],
    ['Miejscem pracy jest Kraków.', 'Kraków'],
    ['The place of work is Leeds.', 'Leeds'],
  ]);

  expectPlaces('is that of the employer where no other is named', [
    ['We are a Manchester-based manufacturer of lamps looking for a clerk.', 'Manchester'],
    ['Our Perth-based client is hiring a copywriter.', 'Perth'],
    ['This is a fully remote role. We are a Leeds-based charity.', null],
    ['Wir sind ein mittelständisches Unternehmen aus Köln und suchen einen Buchhalter.', 'Köln'],
    ['Wir sind ein junges Team aus Köchen und Kellnern.', null],
    ['Somos una empresa de Servicios Integrales.', null],
    ['We are based in Nottingham. You file letters.', 'Nottingham'],
    ['We are based in Leeds. You work in Sheffield.', 'Sheffield'],
    ['We are based in Leeds. Fully remote.', null],
    ['We are based in Europe.', null],
    ['Empresa con sede en Valencia busca carpintero.', 'Valencia'],
    ['Empresa con sede en Valencia. 100 % remoto desde España.', 'ES'],
  ]);

  expectPlaces('is the one near which or out of which the work is done', [
    ['A farm near Wakefield needs a hand.', 'Wakefield'],
    ['You drive out of Felixstowe.', 'Felixstowe'],
    ['FIFO from Perth.', 'Perth'],
    ['Jobs across Brisbane.', 'Brisbane'],
    ['Depuis Strasbourg, vous livrez nos clients.', 'Strasbourg'],
    ['Restauracja w centrum Poznania szuka kelnera.', 'Poznań'],
    ['Praca pod Warszawą.', 'Warszawa'],
    ['We need a pharmacist for Aberdeen.', 'Aberdeen'],
    ['Jobs across Leeds and York.', null],
    ['Tours near the London Eye.', null],
    ['We deliver food for Berlin.', null],
    ['We ship from Rotterdam.', null],
  ]);

  expectPlaces('may be called like a word where a hospital or shop is in it', [
    ['A hospital in Bath needs a nurse.', 'Bath'],
    ['A hospital in Reading needs a nurse.', 'Reading'],
    ['Un hôpital à Tours recherche un infirmier.', 'Tours'],
    ['Een ziekenhuis in Oss zoekt een verpleegkundige.', 'Oss'],
    ['A course in Reading. You teach.', null],
    ['Teacher in Reading and Maths.', null],
    ['A bar in Orange County needs a cook.', null],
  ]);

  it('may be called like a word in a title that has no such part', () => {
    expect(place('You care for people.', 'Nurse (Cork)')).to.equal('Cork');
    expect(place('You care for people.', 'Nurse - Bath')).to.equal('Bath');
    expect(place('You care for people.', 'Nurse (Galway)')).to.equal('Galway');
    for (const title of ['Teacher - Reading', 'Coach (Rugby)', 'Manager - Fleet', 'Cork Floor Layer'])
      expect(place('You care for people.', title), title).to.equal(null);
  });

  expectPlaces('gives way to the country of work from anywhere', [
    ['The job is fully remote within the United States.', 'US'],
    ['Vaga 100% remoto para todo o Brasil.', 'BR'],
    ['Remote in Spain with some travel.', 'ES'],
    ['Remote: anywhere in the UK', 'GB'],
    ['Remote, Scrum and Agile.', null],
  ]);
});

describe('A bare dollar of a job ad', () => {
  const dollars: readonly Row[] = [
    ['We do fit-outs right across Brisbane. $45-$52 per hour.', 'AUD'],
    ['We are based in Sydney, NSW. Salary $85,000 - $105,000.', 'AUD'],
    ['Salary $85,000 plus superannuation.', 'AUD'],
    ['$45 per hour, super on top.', 'AUD'],
    ['Newcastle clinic, Newcastle NSW. $45 per hour.', 'AUD'],
    ['$30 per hour plus KiwiSaver.', 'NZD'],
    ['Super team! $20 per hour, and super perks.', 'USD'],
    ['Dallas, TX. $20 per hour. We are super busy.', 'USD'],
    ['You work with ABN AMRO. $50 per hour.', 'USD'],
  ];
  for (const [text, expected] of dollars)
    it(`is that of its country: "${text}"`, () => {
      expect(currency(text)).to.equal(expected);
    });
});
