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
