import { type Duty, type GuardedWords, wordsOfWork } from './words-of-work.js';

/** Duties as German ads and resumes write them: nouns, compounds, infinitives and what is said to "du". */
const DUTIES: readonly Duty[] = [
  ['Schweißarbeiten und Zusammenbau von Baugruppen', ['welding', 'assembly-work']],
  ['Du bedienst Maschinen und kommissionierst Ware', ['machine-operation', 'order-picking']],
  ['Maschinen rüsten, Fräsarbeiten, Sichtkontrollen', ['machine-setup', 'milling-machining', 'visual-inspection']],
  ['Instandhaltungsarbeiten und Beseitigung von Störungen', ['industrial-maintenance', 'troubleshooting']],
  ['Instandhaltungsarbeiten an Gebäuden, Kleinreparaturen', ['building-maintenance', 'handyman']],
  ['Kabel verlegen, Prüfungen nach VDE', ['cable-pulling', 'vde-testing']],
  [
    'Verrohrung von Filtern, Unterhaltsarbeiten, Pläne lesen',
    ['pipefitting', 'building-maintenance', 'blueprint-reading'],
  ],
  ['Telematik- und EDV-Installationen im Neubau', ['structured-cabling']],
  ['Sanitärarbeiten und Heizungswartung', ['plumbing', 'furnaces-heating']],
  ['Fliesen verlegen, Wände streichen, Trockenbauarbeiten', ['tile-setting', 'painting-building', 'drywall']],
  ['Sicherung der Ladung', ['flatbed-securement']],
  ['Bestellungen abwickeln, Liefertermine überwachen', ['purchase-orders', 'expediting']],
  ['Du erstellst Angebote und bearbeitest Aufträge', ['sales-proposals', 'order-processing']],
  ['Kunden beraten, Reklamationen bearbeiten', ['customer-advice', 'complaint-handling']],
  [
    'Rechnungen prüfen, Buchen von Belegen, Personalabrechnung',
    ['invoice-processing', 'accounts-data-entry', 'payroll'],
  ],
  ['Anrufe entgegennehmen, Termine koordinieren', ['telephone-skills', 'appointment-scheduling']],
  ['Betreuung der Anwender, Tickets bearbeiten', ['it-support', 'ticket-handling']],
  ['Entnahme von Proben, Laborarbeiten', ['sampling-science', 'laboratory-techniques']],
  ['Anträge prüfen, Beratung von Bürgerinnen und Bürgern', ['application-processing', 'citizen-services']],
  ['Zubereitung von vegetarischen Gerichten, Speisepläne erstellen', ['vegetarian-cooking', 'menu-planning']],
  ['Umsetzung und Überwachung des Pflegeprozesses', ['nursing-process']],
  ['Buchung und Kontierung, Bearbeitung von Zahlungseingängen', ['accounts-data-entry', 'cash-application']],
  ['Grundreinigungen und Reinraumreinigung', ['deep-cleaning', 'cleanroom-cleaning']],
  ['Hautanalysen und Beratung zu Pflegeprodukten', ['skin-analysis', 'beauty-advice']],
  ['Erstellung von Trainingsunterlagen, Lernerfolgskontrollen', ['training-development', 'assessment-design']],
  ['Traktor fahren, Melkarbeiten, Schnee räumen', ['tractor-operation', 'milking', 'snow-removal']],
];

/** Words that what an ad says about itself or another trade writes as well. */
const GUARDED: readonly GuardedWords[] = [
  ['food-safety', 'Hygienestandards in allen Filialen sind uns wichtig', 'Hygienestandards in Küche und Restaurant'],
  [
    'beauty-therapy',
    'Kosmetik und Reisen zu Sonderpreisen',
    'Kenntnisse in Kosmetik, Maniküre und Gesichtsbehandlungen',
  ],
  [
    'recruiting',
    'Im Rahmen des Rekrutierungsprozesses verarbeiten wir Ihre Daten',
    'Rekrutierungsprozesse und Personaladministration',
  ],
  ['sample-preparation', 'Vorbereitung von Proben des Chors und Konzerten', 'Vorbereitung von Proben für die HPLC'],
  ['minutes', 'Protokolle erstellen nach jedem Versuch', 'Vorbereitung von Besprechungen, Protokolle erstellen'],
];

wordsOfWork('German', DUTIES, GUARDED);
