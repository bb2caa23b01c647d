import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

describe('Two ordinary words that stand together', () => {
  const sentences = [
    'I look at the screens when I work the night shift and track it down later',
    'Open shift, open table and square up: the whole team city wide gets a response',
    'We ask for help shift by shift, and we transfer every order to one drive through',
    'Managed ad accounts and chef server rotas',
    'The broker license was shown by a licensed agent of the property',
    'Responsible for new business and clients',
    'Key words: market segments and publishers, flexible hours in a young team',
    'The sales force met its goals',
    'Worked with the foreman, by hand or tools, and saved hard dollar costs at an age and stage of growth',
    'There was no notion so clear, and desk com, box com and data com are no products',
    'Small improvements of data tables and legal files, with great expectations of the review board',
  ];
  for (const sentence of sentences) {
    it(`name no product or certificate: ${sentence}`, () => {
      const named = taxonomy.findSkills(sentence).filter(({ skill }) => skill.type !== 'professional');
      expect(named.map(({ skill }) => skill.id)).to.deep.equal([]);
    });
  }

  it('name one where its trade is beside them', () => {
    const ids = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(ids('Team City and Jenkins, Git Hub')).to.include('teamcity');
    expect(ids('Service Now for tickets of the ITIL service desk')).to.include('servicenow');
    expect(ids('Boards in Notion.so, files in Box.com')).to.include('notion-app').and.to.include('box-com');
    expect(ids('Broker license in real estate')).to.include('real-estate-broker-licence');
  });
});

describe('The rules of accounting of a country', () => {
  const ids = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

  it('are those of no other', () => {
    expect(ids('Accounts under BE GAAP and IFRS')).to.deep.equal(['belgian-gaap', 'ifrs']);
    expect(ids('Knowledge of IE GAAP')).to.deep.equal(['irish-gaap']);
    expect(ids('Lux GAAP, Dutch GAAP')).to.deep.equal(['luxembourg-gaap', 'dutch-gaap']);
    expect(ids('Canadian GAAP; local GAAP; statutory GAAP')).to.deep.equal([]);
    expect(ids('Knowledge of GAAP')).to.deep.equal(['gaap']);
    expect(ids('US GAAP and HGB accounting')).to.include('gaap');
  });
});

const tools = (text: string) => taxonomy.findSkills(text).filter(({ skill }) => skill.type === 'tool');

const OTHER_MEANINGS = [
  'Strong people soft skills',
  'Gained two market share points in one year',
  'Campaigns based on geo-targeting',
  'Open GI and laparoscopic surgery',
  'Gestione delle merci in entrata e in uscita',
  'Developed MRI software for image reconstruction',
  'Earned 15 five-star reviews in one season',
  'Aider les personnes à se loger',
  'On-site leasing agent of 200 apartments',
  'Review and certify expense reports',
  'Represented the applicant pro bono',
  'Trained in quadratus lumborum block',
  'Helped the team tailor solutions',
  'Supported several departments, namely HR and payroll',
  'Designed maximum power point tracking converters',
  'Installed power points and lighting circuits',
  'Réunions en visio avec les clients',
  'Executive suite office manager',
  'Access databases to retrieve records of patients',
  'Managed a salesforce of 25 representatives',
  'Delivered keynote presentations at conferences',
  'Alfresco dining area of 60 covers',
  'Used hoovers, mops and floor polishers',
  'Potential impact radius of gas pipelines',
  'Created drip email campaigns',
  "Améliorer la qualité de l'interaction client",
  'Obsługa urządzeń biurowych (xero, fax, skaner)',
];

describe('Words that are no tools of offices, sales and finance', () => {
  for (const text of OTHER_MEANINGS) {
    it(`"${text}" names no tool`, () => {
      expect(tools(text).map(({ skill }) => skill.name)).to.eql([]);
    });
  }

  it('the names still count among other products and words of their trade', () => {
    const names = (text: string) => tools(text).map(({ skill }) => skill.name);
    expect(names('Skills: Excel, People Soft, Kronos')).to.include('PeopleSoft');
    expect(names('Bookkeeping for 20 clients using Xero')).to.include('Xero');
    expect(names('Maîtrise de la suite Office (Word, Excel)')).to.include('Microsoft Office');
    expect(names('Equity research with Capital IQ and Dealogic')).to.include('Dealogic');
  });
});
