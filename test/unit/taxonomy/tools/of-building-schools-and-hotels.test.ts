import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const toolsIn = (text: string): string[] =>
  taxonomy
    .findSkills(text)
    .filter((match) => match.skill.type === 'tool')
    .map((match) => match.skill.id);

describe('Tools of building, engineering, schools, hotels and clinics', () => {
  it('are not found in phrases of everyday work', () => {
    const phrases = [
      'Students co-construct knowledge in small groups.',
      'Senior engineer at Washington DC Software Solutions',
      'Maintain X-ray equipment',
      'Worked 7 shifts a week behind the bar.',
      'Ensured that guests were all seated before the show.',
      'Valutazione dei pro e contro di ogni soluzione',
      'Articulate presenter and communicator',
      'PV case processing and signal detection',
      'Cleaned labware and glassware',
      'Expanded the clientbase by 20 percent',
      'My teaching strategies include group work.',
      'Perform 3D modelling of parts',
      'Built common app components',
      'Travail en CAT et en ESAT',
      'Trained EMDs and shift supervisors',
    ];
    for (const phrase of phrases) expect(toolsIn(phrase), phrase).to.deep.equal([]);
  });

  it('are not found in employers, addresses and other products of the name', () => {
    const texts = [
      '12 Birch Street, Springfield',
      'Nurse at Suncoast Hospice',
      'Stylist, Boulevard Salon and Spa',
      'Case manager for Project Roomkey',
      'Graduate of Foxboro High School',
      'Hypergraph neural networks',
      'VirTis freeze dryer',
      'SSI claims and disability hearings',
      'Mike Urban, shift manager',
      'Power School, US Navy',
    ];
    for (const text of texts) expect(toolsIn(text), text).to.deep.equal([]);
  });

  it('are found where their trade speaks', () => {
    const texts: Readonly<Record<string, string>> = {
      'Skills: Pro/E, SolidWorks, AutoCAD': 'creo',
      'Structural design with ETABS, SAP 2000 and SAFE': 'sap2000',
      'Skills: MATLAB, dSPACE, CANoe': 'dspace',
      'LIMS (LabWare), HPLC': 'labware-lims',
      'Hotel channel manager SiteMinder': 'siteminder',
      'Entered grades in Power School for 120 students': 'powerschool',
      'Tools: MIKE URBAN, HEC-RAS': 'mike-by-dhi',
    };
    for (const [text, id] of Object.entries(texts)) expect(toolsIn(text), text).to.include(id);
  });

  it('are named as widely as what was written', () => {
    const names: Readonly<Record<string, string>> = {
      Yokogawa: 'Yokogawa process automation',
      'SolidWorks Visualize': 'SolidWorks Visualize',
      'Reynolds DMS': 'Reynolds dealership systems',
      TSheets: 'QuickBooks Time',
    };
    for (const [written, name] of Object.entries(names))
      expect(taxonomy.skillName(taxonomy.resolve(written)), written).to.equal(name);
  });
});
