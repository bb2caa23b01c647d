import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

describe('Certificates of business and public service', () => {
  it('are not read in roles, acts, employers and exams', () => {
    const texts: Readonly<Record<string, string>> = {
      'chartered-accountant': 'Trainee at Miller & Co Chartered Accountants, ACCA part qualified',
      'icaew-aca': 'Bookkeeper at an ICAEW member firm',
      'cpa-canada': 'Bookkeeper at CPA Ontario, member services',
      'ca-inter': 'CA Intermediate, Group 1 appeared',
      pmp: 'Project management professional with ten years of Agile and Scrum',
      'microsoft-office-specialist': 'Microsoft Office specialist with advanced Excel',
      'prince2-agile': 'PRINCE2 Agile environment, Scrum',
      'top-secret-clearance': 'Handled Top Secret documents for DoD projects',
      'bar-admission': 'Member of the bar and waiting staff',
      'justice-of-peace': 'Clerk at a Justice of the Peace court',
      'driving-licence-ce-eu': 'Maintained HGV Class 1 vehicles and trailers',
      bankkaufmann: 'Bankkaufmann, Abschluss von Bausparverträgen',
      buerokaufmann: 'Tätigkeit als Bürokauffrau in einer Spedition',
      'gewo-34d': 'Kenntnisse im § 34d GewO',
      'carte-t': "Agent commercial immobilier sous la carte T de l'agence",
      'fpa-formateur': "Formateur professionnel d'adultes à l'AFPA, diplôme d'ingénieur",
      'revisore-legale-it': 'Impiegata in uno studio di commercialista e revisore legale',
      'nr-35-br': 'Inspeções de NR-35 trabalho em altura',
      'badania-psychotechniczne-pl': 'Psycholog: badania psychotechniczne; prawo jazdy kat. B',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are read where the text says that they are held', () => {
    const texts: Readonly<Record<string, string>> = {
      'chartered-accountant': 'Fully qualified Chartered Accountant',
      'ca-inter': 'CA Inter cleared in May 2022',
      'microsoft-office-specialist': 'Microsoft Office Specialist certification',
      'driving-licence-ce-eu': 'HGV Class 1 licence',
      bankkaufmann: 'Abgeschlossene Ausbildung als Bankkaufmann',
      buerokaufmann: 'Bürokauffrau, abgeschlossene Ausbildung 2009',
      'carte-t': 'Titulaire de la carte T',
      'wft-nl': 'Wft diploma behaald',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });

  it('are not opened by a word of holding that is said of something else', () => {
    expect(found('Steuerberater, bestellt 2012')).to.include('steuerberater');
    const far = 'Assistenz eines Teams aus Steuerberater und Kanzleikraft, Reisen und Termine geplant, Papier bestellt';
    expect(found(far)).not.to.include('steuerberater');
  });
});
