import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** The same words in another trade, or as everyday words, and in the trade whose skill they are. */
const WORDS: readonly [skill: string, elsewhere: string, where: string][] = [
  ['engineer-in-training', 'Software design engineer intern in Redmond', 'Engineer intern certification, NCEES'],
  [
    'machine-building',
    'Experience in building machine learning models',
    'Building machines: hydraulics and pneumatics',
  ],
  ['certified-fiber-optic-technician', 'Reported to the CFOs of two banks', 'CFOT, fiber splicing and OTDR tests'],
  ['cmos', 'Supply from our external CMOs', 'CMOS image sensors and analog circuits'],
  ['as-interface', 'Daily activities such as interface checks', 'PROFIBUS, AS-Interface and IO-Link'],
  ['newscast-production', 'Introduced a new production line', 'News production for the evening newscast'],
  ['set-construction', 'Training set construction for a classifier', 'Set construction and scenic carpentry'],
  ['paper-manufacturing', 'Sent papers making sure all was received', 'Paper making at a pulp mill'],
  ['manufacturing-cost', 'Kept the costs down all year', 'Cost-down with suppliers and value engineering'],
  ['key-control', 'Tested key controls under Sarbanes-Oxley', 'Key control, locks and master keys'],
  ['heat-treatment', 'Ice packs and heat treatments for patients', 'Heat treatment of steel in vacuum furnaces'],
  ['grandma-console', 'Meet my grandma', 'Programs DMX lighting on a grandMA console'],
  ['structural-mechanics', 'Aviation structural mechanic', 'Structural mechanics, FEA and fracture'],
  ['chief-architect', 'Chief architect of a bank', 'Kitchen design in Chief Architect and SketchUp'],
  ['2020-design', 'May 2020 design intern', 'Kitchen cabinets in 2020 Design and AutoCAD'],
  ['creo', 'Creo que soy puntual', 'SolidWorks, Creo and CATIA'],
  ['plex', 'Watched films on Plex', 'Shop floor reporting in Plex ERP, MRP'],
  ['pneumatics', 'Vente de pneumatiques', 'Hydraulique, pneumatique et vérins'],
  ['distillation', 'Knowledge distillation of language models', 'Distillation columns of a refinery'],
  ['watchmaking', 'Watches films', 'Watch repair'],
];

describe('Words of the trades that build, make and design', () => {
  for (const [skill, elsewhere, where] of WORDS) {
    it(`name ${skill} only where that trade stands around them: ${elsewhere}`, () => {
      expect(found(elsewhere)).to.not.include(skill);
      expect(found(where)).to.include(skill);
    });
  }

  it('are no longer taken from a question and answer, an article ahead of print or a bagger', () => {
    expect(found('Led the Q&A of the town hall')).to.not.include('quality-assurance');
    expect(found('Paged through the newspaper. Epub ahead of print.')).to.not.include('e-book-formatting');
    expect(found('Bagger at a supermarket')).to.not.include('excavator-operation');
  });
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
