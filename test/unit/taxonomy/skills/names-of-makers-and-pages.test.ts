import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

describe('The name of a product', () => {
  for (const [text, id] of [
    ['My work: https://portfolio.example.org/arduino-clock and more', 'arduino'],
    ['github.com/vera-lindqvist | Malmö', 'github'],
    ['Vera Lindqvist\nwww.behance.net/vera-lindqvist', 'behance'],
    ['Site: https://shop.wordpress.com/start', 'wordpress'],
  ] as const) {
    it(`is not named by an address: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(found(text)).to.not.include(id);
    });
  }

  for (const [text, id] of [
    ['Profiles\nLinkedIn\nveralindqvist\nStack Overflow\nveralindqvist\nWork', 'stack-overflow'],
    ['Malmö\nvera-lindqvist (GitHub)\nvera-lindqvist (Xing)', 'xing'],
    ['LinkedIn: www.linkedin.com/in/vera-lindqvist', 'linkedin'],
    ['ORCID\n0000-0001-0000-0000\nEducation', 'orcid'],
    ['Follow us on Instagram, Facebook or Twitter.', 'facebook'],
    ['Facebook Page: https://example.org/ourpage', 'facebook'],
  ] as const) {
    it(`is not named where somebody is found: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(found(text)).to.not.include(id);
    });
  }

  for (const [text, id] of [
    ['Geomagic Inc. – Durham, software developer', 'geomagic-software'],
    ['Worked for companies like Hammer & Sons, Dropbox and Stripe.', 'dropbox'],
    ['Past clients include Kessler Foods, Altium and the City of Linz.', 'altium'],
    ['Client: Cisco\nMigration of a data centre', 'cisco'],
    ['Corporate clients including Avaya, Kessler Foods and Nortel', 'avaya'],
    ['Temenos, a global leader in banking software', 'temenos'],
    ['DocuSign is the leading provider of signatures.', 'docusign'],
    ['Senior developer at Salesforce', 'salesforce'],
    ['Apply by Friday.\nPowered by JazzHR', 'jazzhr'],
  ] as const) {
    it(`is not named by that of its maker: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(found(text)).to.not.include(id);
    });
  }

  it('is not named by an ad of its maker, while a product with a fuller name is', () => {
    const ad = `About Salesforce\n\nAt Salesforce, we help shops. You know Salesforce Marketing Cloud and SQL.`;
    expect(found(ad)).to.include('salesforce-marketing-cloud').and.to.not.include('salesforce');
    const other =
      'Geotab, a leader in telematics, is hiring. You will grow with your team. Your data: Geotab. We want you.';
    expect(found(other)).to.not.include('geotab');
  });

  for (const [text, id] of [
    ['Excel at planning and building teams.', 'microsoft-excel'],
    ['MS Office. Excel in asking probing questions.', 'microsoft-excel'],
    ['Word, Outlook; user access and data access layers in SQL', 'microsoft-access'],
    ['Outlook, Word, foreign exchange, Visio', 'exchange-server'],
    ['Agile, Jira, linear algebra, Scrum', 'linear-issue-tracker'],
    ['Coached robotics teams. Zoom, Slack', 'microsoft-teams'],
    ['Network engineer, firewall team\nPalo Alto, CA', 'palo-alto'],
    ['Freelance artist/illustrator, Photoshop', 'illustrator'],
    ["Met the head of OpenAI's research, Python models", 'openai-api'],
  ] as const) {
    it(`is not named by a verb, a town or a part of another name: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(found(text)).to.not.include(id);
    });
  }

  for (const [text, ids] of [
    ['Tools: GitHub, GitLab, Docker', ['github', 'gitlab', 'docker']],
    ['GitHub\ndocker\nterraform', ['github', 'docker']],
    ['Managed our LinkedIn and Facebook pages.', ['linkedin', 'facebook']],
    ['E-mail clients such as Outlook and Lotus Notes', ['microsoft-outlook', 'lotus-notes']],
    ['Excel in Word and Outlook files; Access, Publisher', ['microsoft-excel', 'microsoft-access']],
    ['Docker is a plus. Kubernetes is the standard here.', ['docker', 'kubernetes']],
    ['Advanced Excel, Access and PowerPoint', ['microsoft-excel', 'microsoft-access']],
    ['Firewalls: Palo Alto, Fortinet, Cisco ASA', ['palo-alto']],
    ["Maintained Siemens PLC's", ['siemens-simatic-s7']],
  ] as const) {
    it(`is named where it is worked with: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(found(text)).to.include.members([...ids]);
    });
  }
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
