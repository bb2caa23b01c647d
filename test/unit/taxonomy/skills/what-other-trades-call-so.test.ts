import { itIsFoundOnlyWhereMeant, type NameOfTwo } from './only-where-meant.js';

const WORK: readonly NameOfTwo[] = [
  ['weltwaerts', 'Freiwilligendienst im Ausland über kulturweit', 'weltwärts-Freiwilligendienst in Ghana'],
  ['data-strategy', 'Data-driven strategy for campaigns', 'Data strategy of the group'],
  ['diagnosis', 'Coded medical diagnoses of patients', 'Diagnosed patients and prescribed medication'],
  ['diagnosis', 'Supported newly diagnosed patients', 'Diagnostic médical et traitement des patients'],
  ['vocational-education', 'Vocational training at a trade school', 'Taught CTE classes, FFA advisor'],
  ['shared-services', 'Consultant, IBM Global Business Services', 'Built a shared service center'],
  ['wastewater-treatment', 'Rohre für Abwasser verlegt', 'Abwasser und Klärschlamm beprobt'],
  ['wastewater-treatment', 'Designed water and wastewater networks', 'Wastewater plant, sludge and effluent'],
  ['bartending', 'Zubereitung von Getränken im Café', 'Getränke zubereiten hinter dem Tresen'],
  ['mobile-development', 'Tested mobile applications on iOS and Android', 'Mobile apps in Swift and Kotlin'],
  ['local-government', 'Covered city government for the newspaper', 'Ten years of experience in local government'],
  ['money-transfers', 'Took cash, checks and money orders', 'Sold money orders'],
  ['robotics-education', 'VEX Robotics team in high school', 'VEX Robotics coach'],
  ['capital-budgeting', 'Executed CAPEX projects in the plant', 'CAPEX budget of the plant'],
  ['system-design', 'Conception de systèmes de ventilation', 'Conception de systèmes logiciels, UML'],
  ['dosimetry', 'Wore radiation dosimetry badges near patients', 'Radiation dosimetry in oncology'],
  ['bookkeeping', 'Double entry of data on customer accounts', 'Double entry, ledger, trial balance'],
  ['co-occurring-disorders', "Double diagnostic de l'installation", 'Double diagnostic en addictologie'],
  ['juvenile-law', 'Social worker: dependency court with children', 'Dependency court litigation'],
  ['english-foreign-teaching', "Élève des cours d'anglais du soir", "Donner des cours d'anglais aux enfants"],
  ['training-delivery', 'Training:\nSupervision of staff', 'Skills\nTraining\nOnboarding\nRecruiting'],
  ['training-delivery', 'BSc\n\nTraining\n- Supervision of personnel', 'Conducted training for employees'],
];

const PRODUCTS: readonly NameOfTwo[] = [
  ['opencv', 'Far Street, Coventry CV2 9ZZ', 'Skills: Python, cv2, numpy'],
  ['milltronics-machines', 'Milltronics level transmitters', 'Machinist: Haas, Mazak, Milltronics'],
  ['sap-grc', 'PFCG roles', 'SAP GRC Access Control'],
  ['lark-parser', 'Tools: Slack, Lark, Notion, Zoom', 'Lark parser'],
  ['lark-suite', '12 Lark Street. Slack, Excel', 'Tools: Lark, DingTalk, WeCom'],
  ['relay-graphql', 'Relay for Life, promoted on Facebook', 'React, Relay, GraphQL'],
  ['ibm-spectrum-protect', 'Territory Sales Manager (TSM), storage', 'Backup: TSM, NetBackup'],
  ['successfactors', 'key success factors of HRIS', 'Success Factors, Workday, HRIS'],
  ['automated-dispensing', 'Kommissionierautomat Apotheke', null],
  ['eztitles', 'EZ Titles, Ohio', 'EZ Titles for subtitles'],
  ['suse', 'Suse Beispiel, Köln', 'Linux (SuSE, Red Hat)'],
  ['informatica', 'Técnico en informática, admin', 'Informatica admin, ETL mappings'],
  ['cisco-unified-contact-center', 'CA IPCC cleared, voice process', 'Cisco IPCC'],
];

const CERTIFICATES: readonly NameOfTwo[] = [
  ['trinity-music', 'Passed Trinity Grade 8 in spoken English', 'Passed Trinity Grade 8 piano'],
  ['iata-diploma', 'IATA diploma in cargo rating', 'IATA diploma in travel and tourism'],
  ['bar-admission', 'Supervised by a licensed attorney', 'Licensed attorney, admitted in Texas'],
  ['cna', 'Claims adjuster at CNA, licensed in Illinois', 'Licensed CNA'],
  ['cieem-membership', 'Student member of CIEEM', 'Full member of CIEEM'],
];

describe('What other trades call so as well', () => {
  describe('as work', () => itIsFoundOnlyWhereMeant(WORK));
  describe('as a product', () => itIsFoundOnlyWhereMeant(PRODUCTS));
  describe('as a certificate', () => itIsFoundOnlyWhereMeant(CERTIFICATES));
});
