import { expect } from 'chai';
import { loadTaxonomy } from '../../../../core/taxonomy/loading/load-taxonomy.js';

const { taxonomy } = await loadTaxonomy();
const namesIn = (text: string) => taxonomy.findSkills(text).map((mention) => mention.skill.name);

/** Lists of tasks as short ads write them, without a verb, with what each asks for. */
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ['Using the till, stacking shelves, cashing up', ['Cash handling', 'Stocking shelves', 'Till balancing']],
  ['Bestellungen aufnehmen, Gäste bedienen, Getränke ausschenken', ['Waiting tables', 'Bartending']],
  ['Toilette des résidents, transmissions écrites et orales', ['Assisting with personal hygiene', 'Clinical handover']],
  [
    'Registrazione fatture, prima nota, riconciliazioni bancarie',
    ['Invoice processing', 'Bookkeeping', 'Bank reconciliation'],
  ],
  [
    'Preparación de ensaladas, fregado de platos, limpieza de cocina',
    ['Food preparation', 'Dishwashing', 'Kitchen cleaning'],
  ],
  ['Vlees snijden, toonbank vullen, afwas', ['Meat cutting', 'Fresh food counter', 'Dishwashing']],
  ['Przyjęcie i wydanie towaru, kompletacja towaru', ['Goods receiving', 'Order picking']],
  ['Strzyżenie damskie, koloryzacja, upięcia', ['Haircutting', 'Hair coloring', 'Updos and formal styling']],
  ['Dekretacja dokumentów, księgowanie, środki trwałe', ['Journal entries', 'Fixed asset accounting']],
  ['Tornear, fresar, instrumentos de medição', ['Turning', 'Milling']],
  ['Coleta de sangue, curativos, sinais vitais', ['Phlebotomy', 'Wound care']],
  ['Preparação de legumes, lavagem de loiça', ['Food preparation', 'Dishwashing']],
  ['Rewiring, fitting sockets, testing and inspection', ['Electrical installation', 'Electrical testing']],
  ['Mansioni: taglio, piega, tinta', ['Haircutting', 'Blow-drying', 'Hair coloring']],
  ['Bremsen, Fahrwerk, Ölwechsel', ['Steering and suspension repair', 'Vehicle oil changes']],
];

/** Words that mean something else there. */
const ELSEWHERE: readonly (readonly [string, string])[] = [
  ['A depot 500 mètres from the station', 'Quantity takeoff'],
  ['We display goods in the window', 'Goods receiving'],
  ['Laying the groundwork for growth', 'Excavation'],
  ['Entstaubung', 'Cleaning'],
  ['Wiring of the main switchboard and its breakers', 'Switchboard operation'],
  ['Benvenuti agli ospiti', 'Waiting tables'],
  ['Kadry zarządzającej', 'HR administration'],
  ['Taking blood sugar readings', 'Phlebotomy'],
  ['Care of labouring women on a delivery suite', 'General construction labor'],
  ['Traitement du rhume des foins', 'Haymaking'],
  ['Enyesado de fracturas en urgencias', 'Plastering'],
  ['Product testing and inspection of castings', 'Electrical testing'],
  ['Put away dishes after meals', 'Warehouse operations'],
  ['Moving and handling of goods with lift trucks', 'Transferring and lifting patients'],
  ['Monthly valuations of investment portfolios', 'Construction billing'],
  ['Preparazione della sala operatoria', 'Waiting tables'],
  ['Taglio, piega e saldatura di lamiere', 'Haircutting'],
  ['Uso del palmare per le comande ai tavoli', 'Barcode scanners'],
  ['Installazione impianti di videosorveglianza', 'CCTV monitoring'],
  ["Échanges et retours d'expérience entre équipes", 'Returns and exchanges'],
  ['Chiffrage des projets informatiques et rédaction de devis', 'Construction estimating'],
  ['Traite les animaux malades', 'Milking'],
  ['Transmissions orales aux parents à la crèche', 'Clinical handover'],
  ['Control de cámaras frigoríficas', 'CCTV monitoring'],
  ['Control de entradas y salidas de mercancía', 'Access control at entrances'],
  ['Derecho del Trabajo y Seguridad Social, asesoría laboral', 'Payroll'],
  ['Zatrudnienie na podstawie umowy o pracę', 'Employment contracts'],
  ['Dekretacja korespondencji w systemie EZD', 'Journal entries'],
  ['Strzyżenie psów i kotów', 'Haircutting'],
  ['Frezowanie nawierzchni asfaltowych', 'Milling'],
  ['Produkcja filmowa, montaż, udźwiękowienie', 'Assembly work'],
  ['Montaż instalacji gazowych LPG w samochodach', 'Gas fitting'],
  ['Carro com ar condicionado', 'Refrigerant handling'],
  ['Aprovado em concursos públicos', 'Tender management'],
  ['Coleta de sangue', 'Wound care'],
  ['Controlo de entradas e saídas de mercadoria', 'Access control at entrances'],
  ['Lançamento de notas dos alunos', 'Invoice processing'],
];

describe('phrases for the tasks of everyday work', () => {
  for (const [text, wanted] of LISTS)
    it(`finds what "${text}" asks for`, () => {
      expect(namesIn(text)).to.include.members([...wanted]);
    });
  for (const [text, skill] of ELSEWHERE)
    it(`does not find ${skill} in "${text}"`, () => {
      expect(namesIn(text)).not.to.include(skill);
    });
});
