import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

describe('Names that are mostly something else', () => {
  for (const [text, id] of [
    ['Interests: golf, Airbnb, reading', 'airbnb'],
    ['Wrote press releases and keynote presentations for the board', 'apple-keynote'],
    ['Filed purchase orders and kept PO files in order', 'gettext'],
    ['Attained approval of a Class IIb device', 'ibm-app-connect'],
    ['Fifty plant modifications FCP (field change proposal), gas compressors', 'final-cut-pro'],
    ['Maintenance planner, Excel, SAP\nPlanner/Scheduler 2012 – 2014', 'microsoft-planner'],
    ['Photography: drone, DSLR', 'drone-ci'],
    ['Regression analysis (linear, logistic), Python', 'linear-issue-tracker'],
    ['XML (Atom, XSLT, RELAX NG)', 'atom-editor'],
    ['Rated best of our field on Trustpilot', 'trustpilot'],
    ['Small scale and large scale AI programmes', 'scale-ai'],
    ['Started as a PL/SQL developer', 'plsql-developer-tool'],
    ['Semester abroad at Mount Scopus, Jerusalem', 'scopus'],
  ] as const) {
    it(`claim no tool in other meanings: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(taxonomy.findSkills(text).map(({ skill }) => skill.id)).to.not.include(id);
    });
  }

  for (const [text, id] of [
    ['Managed Airbnb listings and guests of a vacation rental', 'airbnb'],
    ['ESB: IIB, IBM MQ, DataPower', 'ibm-app-connect'],
    ['Video editing: FCP, Premiere Pro', 'final-cut-pro'],
    ['Literature review in PubMed, Scopus and Web of Science', 'scopus'],
    ['E-mail marketing with Klaviyo and Shopify', 'klaviyo'],
    ['GitOps with Argo CD or Flux', 'flux-cd'],
    ['Log management: Graylog, Kibana', 'graylog'],
    ['Prise de rendez-vous sur Doctolib', 'doctolib'],
  ] as const) {
    it(`claim it beside words of its trade: ${text}`, () => {
      expect(taxonomy.findSkills(text).map(({ skill }) => skill.id)).to.include(id);
    });
  }
});
