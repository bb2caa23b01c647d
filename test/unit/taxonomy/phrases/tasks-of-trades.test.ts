import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

/** Tasks as ads of crafts, shops, kitchens and care write them, each with the skill that it asks for. */
const TASKS: readonly (readonly [task: string, skill: string])[] = [
  ['Vous tirez les câbles et assurez le raccordement fibre optique', 'fiber-optic-installation'],
  ['Pose et renouvellement de canalisations', 'pipe-laying'],
  ['Réparation des fuites sur le réseau', 'plumbing'],
  ['Encaissez les clients du soir', 'cash-handling'],
  ['Élaboration des plats du jour', 'cooking'],
  ['Aide à la prise des repas des résidents', 'feeding-patients'],
  ['Montaje de cuadros eléctricos y cableado', 'electrical-panels'],
  ['Tendido de cable en obra', 'cable-pulling'],
  ['Detección de averías eléctricas', 'electrical-troubleshooting'],
  ['Reponer estanterías y etiquetar productos', 'shelf-stocking'],
  ['Manejo de carretillas y paletizado', 'forklift-operation'],
  ['Limpieza de habitaciones y cambio de ropa de cama', 'housekeeping'],
  ['Assemblaggio di componenti elettronici', 'electronics-assembly'],
  ['Posa cavi e quadri elettrici', 'cable-pulling'],
  ['Preparazione di secondi piatti di pesce', 'cooking'],
  ['Riparazione di autoveicoli e tagliandi', 'automotive-repair'],
  ['Utilizzo del muletto in magazzino', 'forklift-operation'],
  ['Desossa de carnes para o balcão', 'meat-cutting'],
  ['Abastecer linhas de produção', 'production-work'],
  ['Limpeza e arrumação de quartos', 'housekeeping'],
  ['Instalação de drywall e reboco', 'drywall'],
  ['Leitura de desenho técnico', 'blueprint-reading'],
  ['Tynki maszynowe i gipsowe', 'plastering'],
  ['Modyfikacje silników i skrzyń biegów', 'engine-repair'],
  ['Dostarczanie zamówionych towarów', 'delivery-driving'],
  ['Krojenie na krajalnicy', 'meat-slicing'],
  ['Układanie kabli na budowie', 'cable-pulling'],
  ['Pracy na wysokości nie unikasz', 'working-at-height'],
  ['Ébourgeonnage et travaux en vert de la vigne', 'viticulture'],
  ['Élaboration de devis et suivi des commandes', 'order-processing'],
  ['Poda de setos y siega de césped', 'pruning'],
  ['Emissione fatture attive', 'invoicing'],
  ['Potatura delle siepi', 'pruning'],
  ['Stębnówka i szycie tapicerki', 'industrial-sewing'],
  ['Wprowadzanie dokumentów do systemu', 'data-entry'],
];

/** The same words where they name something else. */
const ELSEWHERE: readonly (readonly [text: string, skill: string])[] = [
  ['Customer-facing roles in a growing team', 'shelf-stocking'],
  ['Tournage de courts métrages en extérieur', 'turning-machining'],
  ['Mise en place de procédures de suivi', 'food-preparation'],
  ['Cumplir las fechas de entregas del proyecto', 'delivery-driving'],
  ['Diritto di rettifica dei dati personali', 'grinding'],
  ['Portaria n.º 12 do ministério', 'security-guarding'],
  ['Facturación anual de cinco millones', 'invoicing'],
  ['Recolección de datos en campo', 'harvesting'],
  ['Pranie brudnych pieniędzy', 'laundry-operations'],
];

describe('tasks of crafts, shops, kitchens and care in five languages', () => {
  for (const [task, skill] of TASKS)
    it(`ask for ${skill}: "${task}"`, () => {
      expect(skillsIn(task)).to.include(skill);
    });
  for (const [text, skill] of ELSEWHERE)
    it(`do not name ${skill} in "${text}"`, () => {
      expect(skillsIn(text)).not.to.include(skill);
    });
});

function skillsIn(text: string): string[] {
  return taxonomy.findSkills(text).map((mention) => mention.skill.id);
}
