export const skills = String.raw`
production-work | Produktionstätigkeiten; <Arbeiten am Fließband
machine-operation | Bedienen von Maschinen; Maschinen bedienen; Bedienung von Maschinen; Bedienung der Maschinen; Bedienung von Produktionsanlagen; Maschinen und Anlagen bedienen; bedienst Maschinen; Anlagenführung
machine-setup | Rüsten von Maschinen; Maschinen rüsten; Umrüsten von Maschinen; Maschinen einrichten; Einrichten der Maschinen
cnc-operation | CNC-Maschinen bedienen; Bedienen von CNC-Maschinen
cnc-programming | Programmieren von CNC-Maschinen; Programmierung von CNC-Maschinen; CNC-Maschinen programmieren
machining | Zerspanungsarbeiten; Dreh- und Fräsarbeiten; spanende Fertigung
milling-machining | Fräsarbeiten
deburring | Entgratarbeiten
welding | Schweißarbeiten; Schweissarbeiten; Schweißkenntnisse; Schweißerfahrung
metalworking | Metallverarbeitung; Metallarbeiten; <Schlosserarbeiten
assembly-work | Montagetätigkeiten; Montieren von Baugruppen; Zusammenbau von Baugruppen; Baugruppen montieren; Bauteile montieren; Montageerfahrung
production-planning | Planung der Produktion; Planung und Steuerung der Produktion; Planung der Fertigung
production-control | Steuerung der Produktion; Steuerung der Fertigung
line-feeding | Materialversorgung der Produktion; Versorgung der Produktion mit Material; Bereitstellung von Material für die Produktion; Produktionsversorgung
machine-troubleshooting | Störungen an Maschinen beheben; Störungen an Anlagen beheben; Behebung von Maschinenstörungen
troubleshooting | Störungssuche; Störungsbeseitigung; Behebung von Störungen; Beseitigung von Störungen; Beheben von Störungen; Störungen beheben
quality-control | Qualitätskontrollen; Qualitätsprüfungen; Kontrolle der Qualität; Prüfung der Produktqualität
visual-inspection | Sichtkontrollen; Sichtprüfungen; visuelle Kontrolle
final-inspection | Endkontrollen
incoming-inspection | Wareneingangskontrollen; Wareneingangsprüfungen; Prüfung des Wareneingangs
dimensional-inspection | Maßkontrolle; Vermessen von Bauteilen
blueprint-reading | Lesen von technischen Zeichnungen; Lesen von Zeichnungen; Zeichnungen lesen; Lesen von Bauplänen; Arbeiten nach Zeichnung
schematics-reading | Lesen von Schaltplänen
bottling-filling | Abfüllen von Produkten; Abfüllen von Flüssigkeiten
packaging-operations | <Bedienung von Verpackungsmaschinen
industrial-maintenance | Instandhaltungsarbeiten; Instandhaltungstätigkeiten; Instandhaltungsmaßnahmen; Anlageninstandhaltung; Maschineninstandhaltung; Betriebsinstandhaltung
equipment-maintenance | Wartungsarbeiten; Wartungen durchführen; Durchführung von Wartungen; Wartungstätigkeiten; <Maschinen warten; <Anlagen warten; <Maschinenwartung; <Anlagenwartung
equipment-repair | Reparatur von Geräten; Geräte reparieren
mechanical-maintenance-building | mechanische Instandsetzung; <Reparatur von Maschinen; <Maschinen reparieren; <Austausch von Verschleißteilen
preventive-maintenance | präventive Instandhaltung; präventive Wartung; vorbeugende Wartungsarbeiten; planmäßige Wartung
building-maintenance | Instandhaltung von Gebäuden; Instandhaltung der Gebäude; Instandhaltungsarbeiten an Gebäuden; Gebäudeunterhalt
caretaking-of-buildings | Hausmeisterarbeiten; Hausmeistertätigkeit; Hauswartarbeiten
handyman | Kleinreparaturen; kleinere Reparaturen; kleinere Reparaturarbeiten
commissioning | <Inbetriebnahmen
vehicle-maintenance | Wartung von Fahrzeugen; Wartung der Fahrzeuge; Fahrzeuginstandhaltung
automotive-repair | Reparatur von Fahrzeugen; Fahrzeuge reparieren; Fahrzeugreparaturen; Kfz-Reparaturen
automotive-diagnostics | Fehlerdiagnose an Fahrzeugen; Kfz-Diagnose
vehicle-servicing | Fahrzeuginspektion; Fahrzeuginspektionen
tire-service | Räderwechsel; Reifenservice; Reifen wechseln
oil-changes | Öl wechseln
electrical-work | Elektroarbeiten; Elektroinstallationsarbeiten; elektrische Installationen; Installation elektrischer Anlagen; Installation von Elektroanlagen; Elektromontage; <elektrische Instandhaltung
cable-pulling | Verlegen von Kabeln; Kabel verlegen; Kabel ziehen
control-wiring | Verdrahtung von Schaltschränken; Schaltschränke verdrahten
control-panel-building | Bau von Schaltschränken; Aufbau von Schaltschränken
electrical-troubleshooting | Fehlersuche an elektrischen Anlagen
vde-testing | Prüfung nach VDE; Prüfungen nach VDE; Messungen nach VDE; VDE-Prüfungen
solar-installation | Montage von Photovoltaikanlagen; Installation von Photovoltaikanlagen; Montage von PV-Anlagen
plumbing | Sanitärarbeiten; Sanitärinstallationen; Installation von Sanitäranlagen; Sanitärmontage; Gas- und Wasserinstallation
pipefitting | Verlegen von Rohrleitungen; Montage von Rohrleitungen; Rohrleitungsmontage
furnaces-heating | <Heizungsinstallation; <Heizungsmontage; <Heizungswartung
hvac | Heizungs-, Lüftungs- und Klimatechnik; HLK-Technik
construction | Arbeiten auf der Baustelle; Baustellenerfahrung
masonry | Mauerwerksarbeiten; Mauern von Wänden
formwork | Schalungsarbeiten; Herstellen von Schalungen
concrete-work | Betonieren; Stahlbetonarbeiten
plastering | Verputzarbeiten; Gipserarbeiten
drywall | Trockenbauarbeiten; Montage von Gipskartonplatten
tile-setting | Fliesenarbeiten; Verlegen von Fliesen; Fliesen verlegen; Plattenlegerarbeiten
flooring-installation | Verlegen von Bodenbelägen; Bodenbeläge verlegen; Bodenlegerarbeiten; <Verlegen von Parkett; <Verlegen von Laminat
painting-building | Streicharbeiten; <Streichen von Wänden; <Wände streichen
wallpaper-hanging | Tapezierarbeiten
roofing | Dacharbeiten; Eindecken von Dächern; Dacheindeckungen
insulation-installation | Isolierarbeiten; Wärmedämmarbeiten
scaffolding | Auf- und Abbau von Gerüsten; Gerüstbauarbeiten
paver-installation | Verlegen von Pflastersteinen
excavation | Aushubarbeiten; Erdaushub
demolition | Abrissarbeiten; Abbruch von Gebäuden; <Rückbauarbeiten
renovation | Renovierungsarbeiten; Sanierungsarbeiten
woodworking | Schreinerarbeiten; Bearbeitung von Holz
timber-framing | Zimmereiarbeiten; Zimmermannsarbeiten
door-installation | Einbau von Türen; Montage von Türen
furniture-assembly | Montage von Möbeln; Möbel montieren; Aufbau von Möbeln
cabinet-installation | <Montage von Küchen; <Einbau von Küchen
construction-management | Leitung von Baustellen; Baustellenleitung; Leitung von Bauvorhaben
site-supervision | Überwachung der Baustelle; Baustellenüberwachung
excavator-operation | Bedienung von Baggern
procurement | Warenbeschaffung; Beschaffungsprozesse; Einkaufsprozesse; Beschaffungswesen
purchase-orders | Bestellungen erstellen; Bestellungen abwickeln
ordering-from-suppliers | Materialbestellungen; Bestellung von Material; Material bestellen; bestellst Ware
supplier-evaluation | Bewertung von Lieferanten; Lieferantenbeurteilung
price-negotiation | Preisverhandlung; Preise verhandeln
rfq-rfp | Lieferantenanfragen
expediting | Überwachung von Lieferterminen; Liefertermine überwachen; Lieferterminüberwachung
material-planning | Disposition von Material
flatbed-securement | Sicherung der Ladung; Ladung sichern; Sicherung von Ladung; Sichern der Ladung; Sicherung von Ladungen
dispatching | Fahrer disponieren; <Lkw-Disposition
order-picking | kommissionierst Ware; kommissionierst; kommissionieren Waren; kommissionierst Bestellungen
sales-proposals | Angebotswesen; Erstellen von Angeboten; Erstellung von Angeboten; Angebotsbearbeitung; Ausarbeitung von Angeboten; Angebote ausarbeiten; Angebotslegung; erstellst Angebote; Offertwesen; Offerten erstellen
order-processing | Auftragsannahme; Aufträge bearbeiten; Aufträge erfassen; Bearbeitung von Aufträgen; Erfassung von Aufträgen; Abwicklung von Aufträgen; Abwicklung von Kundenaufträgen; bearbeitest Aufträge; <Bestellannahme; <Bestellungen annehmen; <Annahme von Bestellungen
price-quotes | Kostenvoranschläge; Erstellung von Kostenvoranschlägen
sales | Vertriebstätigkeit; Verkaufserfahrung; Produkte verkaufen; Verkaufsgespräche; Führen von Verkaufsgesprächen; Verkaufstätigkeit
customer-service | Bearbeitung von Kundenanfragen; Kundenanfragen bearbeiten; Beantwortung von Kundenanfragen; Kundenanfragen beantworten; Bearbeitung von Kundenanliegen; Bedienung von Kunden; Bedienung der Kunden; Bedienung unserer Kunden; Kunden bedienen
customer-advice | Beratung unserer Kunden; Kunden beraten; Beraten von Kunden; Beratung unserer Kundinnen und Kunden; berätst Kunden
client-relations | <Betreuung von Kunden; <Betreuung der Kunden; <Betreuung unserer Kunden; <Kunden betreuen; <Betreuung von Bestandskunden
customer-acquisition | Akquise von Neukunden; Neukunden gewinnen; Gewinnung neuer Kunden; Neukundenakquisition
complaint-handling | Reklamationen bearbeiten; Bearbeitung von Beschwerden; Beschwerden bearbeiten; Abwicklung von Reklamationen; Reklamationsabwicklung; Annahme von Reklamationen; Kundenreklamationen; bearbeitest Reklamationen
phone-customer-service | telefonische Beratung von Kunden; telefonische Betreuung von Kunden; Kundenbetreuung am Telefon
sales-office | Unterstützung des Außendienstes; Unterstützung des Vertriebs; Verkaufsadministration
field-sales | Außendiensttätigkeit; Vertriebsaußendienst
bookkeeping | buchhalterische Tätigkeiten; buchhalterische Aufgaben; Buchhaltungsarbeiten
accounts-data-entry | Kontieren und Buchen; Buchen von Belegen; Buchung von Belegen; Buchen der laufenden Geschäftsvorfälle
accounts-payable | <Buchung von Eingangsrechnungen; <Verbuchung von Eingangsrechnungen; Kreditorenbuchungen
accounts-receivable | Debitorenbuchungen
accounts-payable-and-receivable | Kreditoren und Debitoren; Debitoren und Kreditoren
invoice-processing | Rechnungen prüfen; Prüfung von Rechnungen; Rechnungskontrolle; Bearbeitung von Rechnungen; Eingangsrechnungsprüfung; prüfst Rechnungen; <Rechnungsfreigabe; buchst Eingangsrechnungen; Eingangsrechnungen buchen
invoicing | Rechnungen schreiben; Rechnungen erstellen; Erstellung von Rechnungen; Erstellen von Rechnungen; Schreiben von Rechnungen; Fakturieren; Faktura; Ausgangsrechnungen erstellen; erstellst Rechnungen; schreibst Rechnungen
dunning | Mahnläufe; Durchführung von Mahnläufen
zahlungsverkehr | Abwicklung von Zahlungen
payment-processing | Durchführung von Zahlungsläufen; Zahlungslauf
account-reconciliation | Abstimmung von Konten; Kontenabstimmungen; Konten abstimmen
month-end-close | Erstellung von Monatsabschlüssen; Erstellen von Monatsabschlüssen; Mitwirkung bei Monatsabschlüssen; Monatsabschlüsse erstellen; erstellst Monatsabschlüsse
year-end-close | Erstellen von Jahresabschlüssen; Jahresabschlussarbeiten; Mitwirkung bei Jahresabschlüssen
vat | <Mehrwertsteuerabrechnungen
petty-cash | <Kassenbuchführung
payroll | Personalabrechnung; Lohnabrechnungen; Gehaltsabrechnungen; Lohnverrechnung; Personalverrechnung; Lohnwesen
travel-expense-accounting | Abrechnung von Reisekosten; Spesenabrechnungen
budgeting | Budgeterstellung; <Budgetkontrolle
recruiting | Rekrutierungsprozess?; Rekrutierungsprozesse?; Führen des Rekrutierungsprozesses; Steuerung des Rekrutierungsprozesses; Durchführung des Rekrutierungsprozesses; Mitarbeitergewinnung; Gewinnung neuer Mitarbeiter | personalarbeit; personalabteilung; personaladministration; personalwesen; hr-administration; personalmarketing; stellenausschreibungen; bewerbermanagement
interviewing | Führen von Bewerbungsgesprächen
candidate-screening | Vorauswahl von Kandidaten; Bewerbersichtung; Bewerbungen sichten
job-postings | Stelleninserate
hr-administration | personaladministrative Aufgaben; <Personalstammdaten; <Pflege von Personaldaten; <Personalaktenverwaltung
employment-contracts | Ausstellen von Arbeitsverträgen
arbeitszeugnisse | Erstellen von Arbeitszeugnissen
timekeeping | Erfassung der Arbeitszeiten
onboarding | neue Mitarbeiter einarbeiten
staff-scheduling | Erstellen von Dienstplänen; Erstellung des Dienstplans; Erstellung von Schichtplänen; Planung des Personaleinsatzes
reception | Empfangsdienst
visitor-reception | Besucher empfangen; Empfang von Gästen; Empfang der Besucher; Gäste empfangen; Begrüßung von Besuchern
telephone-skills | Telefonate entgegennehmen; Anrufe entgegennehmen; Entgegennahme von Anrufen; Annahme von Anrufen; telefonische Auskünfte; Telefonate führen
mail-handling | Postein- und -ausgang; Post bearbeiten; Verteilung der Post; Ein- und Ausgangspost
filing | Führung von Akten; Dokumente ablegen
appointment-scheduling | Termine vereinbaren; Vereinbarung von Terminen; Koordination von Terminen; Termine koordinieren; Abstimmung von Terminen; vereinbarst Termine
calendar-management | Kalenderpflege; Verwaltung von Terminen; Termine planen; Termine verwalten
administrative-support | Büroaufgaben; administrative Arbeiten; administrative Unterstützung; Verwaltungsarbeiten
data-entry | Daten erfassen; Daten eingeben; Erfassen von Daten
data-maintenance | Pflege von Daten; Daten pflegen; Pflege der Datenbank
master-data-management | <Artikelstammdaten; <Kundenstammdaten; <Materialstammdaten
minutes | Erstellung von Protokollen?; Protokolle erstellen?; Führen von Protokollen? | sitzungen; besprechungen; meetings; gremien; sekretariat; sitzungsvorbereitung
travel-planning | Organisation von Reisen; Planung von Reisen; Reisen buchen; <Buchung von Dienstreisen; <Buchung von Geschäftsreisen
meeting-coordination | Organisation von Sitzungen; Vorbereitung von Sitzungen; Meetings organisieren; Planung von Meetings
trade-shows | Organisation von Messen; Organisation von Messeauftritten
newsletters | Erstellung von Newslettern; Versand von Newslettern
content-creation | Erstellung von Content; Content erstellen; Content-Produktion; Contenterstellung
website-management | Pflege der Webseite; Homepage pflegen; Website pflegen; Betreuung der Website; Pflege unserer Website; Aktualisierung der Website
press-releases | Pressemeldungen
campaign-management | Planung von Kampagnen; Umsetzung von Kampagnen; Kampagnensteuerung
competitive-analysis | Wettbewerbsanalysen; Konkurrenzanalyse
it-support | Unterstützung der Anwender; Betreuung der Anwender; Unterstützung von Anwendern; Benutzersupport; Anwenderunterstützung
technical-support | technischer Kundensupport
ticket-handling | Bearbeitung von Tickets; Tickets bearbeiten; Bearbeitung von Supportanfragen
user-account-management | Verwaltung von Benutzerkonten; Benutzerkonten verwalten; Benutzerkontenverwaltung; <Benutzer anlegen
system-administration | Administration von IT-Systemen; Betreuung von IT-Systemen; Betrieb von IT-Systemen; EDV-Betreuung
server-administration | Administration von Servern; Betreuung von Servern; <Wartung von Servern
network-administration | Administration von Netzwerken; Netzwerkverwaltung
computer-hardware-installation | Installation von Hardware; Hardwareinstallation; Einrichtung von PC-Arbeitsplätzen
software-installation | Installation von Software; Software installieren; Softwareinstallationen
programming | Programmiererfahrung
software-development | Entwicklung von Software; Software entwickeln; Entwicklung von Softwarelösungen; Weiterentwicklung von Software; <Entwicklung von Anwendungen
web-development | Entwicklung von Webanwendungen; Webanwendungen entwickeln; Entwicklung von Websites; Webprogrammierung
patrol | Durchführen von Kontrollgängen; Streifenfahrten
haircutting | Haareschneiden; Schneiden von Haaren; Haarschneiden; <Herrenhaarschnitte; <Damenhaarschnitte
hair-coloring | Färben von Haaren; Haarfärbungen
beauty-therapy | Kosmetikbehandlung; Durchführung kosmetischer Behandlungen
laboratory-techniques | Laborarbeiten; Labortätigkeiten; Arbeiten im Labor; Laborerfahrung; <Laboranalysen
sampling-science | Probenahme; Probenahmen; Probennahme; Entnahme von Proben; Proben nehmen; Proben entnehmen
sample-preparation | Vorbereitung von Proben?; Proben vorbereiten?; Aufbereitung von Proben | labor; analytik; analysen; hplc; titration; chemische; mikroskopie
microscopy | Mikroskopieren; mikroskopische Untersuchungen
solution-preparation | <Ansetzen von Lösungen; <Herstellung von Nährmedien
lab-equipment | Bedienung von Laborgeräten; Umgang mit Laborgeräten
application-processing | Anträge bearbeiten; Prüfung von Anträgen; Anträge prüfen; Bescheidung von Anträgen; Antragssachbearbeitung; bearbeitest Anträge
citizen-services | Beratung von Bürgerinnen und Bürgern; Bürger beraten; Beratung von Bürgern; Bürgeranfragen
file-processing | Bearbeitung von Vorgängen; Bearbeitung von Akten
service-planning | <Erstellung von Hilfeplänen; <Hilfepläne; <Teilhabepläne
social-work | sozialarbeiterische Tätigkeit; sozialarbeiterische Begleitung; <Einzelfallhilfe
harvesting | Ernte von Obst und Gemüse; Erntehilfe; Ernteeinsatz; <Obsternte; <Weinlese; <Spargelernte
tractor-operation | Traktor fahren; Fahren von Traktoren; Schlepper fahren
farm-machinery | Bedienung landwirtschaftlicher Maschinen; Umgang mit landwirtschaftlichen Maschinen
feeding-animals | Füttern von Tieren; Fütterung der Tiere
milking | Melkarbeiten
livestock-care | Versorgung von Nutztieren; Stallarbeiten
gardening | Pflege des Gartens; Pflege von Gärten; gärtnerische Arbeiten
groundskeeping | Pflege von Grünanlagen; Pflege von Außenanlagen; Pflege der Außenanlagen; Grünflächenpflege; Pflege von Grünflächen
pruning | <Hecken schneiden; Gehölzschnitt; <Hecken- und Strauchschnitt
lawn-mowing | Rasen mähen; Mähen von Rasenflächen
planting-seeding | Pflanzarbeiten; Bepflanzungen
snow-removal | Schneeräumung; Winterdienstarbeiten; Räum- und Streudienst; Schnee räumen
front-desk-hotel | <Check-in der Gäste; <Einchecken der Gäste
loading-unloading | be- und entlädst; be- und entlädst LKW; belädst und entlädst
inventory-counting | führst Inventuren durch
shelf-stocking | räumst Regale ein; füllst Regale auf; Regale einzuräumen
cash-handling | sitzt an der Kasse; an der Kasse kassieren; kassierst; bedienst die Kasse
medication-administration | verabreichst Medikamente; verabreichen Sie Medikamente; richtest Medikamente
wound-care | versorgst Wunden; versorgen Wunden
housekeeping | reinigst Zimmer; reinigst die Gästezimmer; bereitest die Zimmer vor
bread-making | backst Brot; Brot und Brötchen backen; backst Brot und Brötchen
waiting-tables | bedienst Gäste; bedienst unsere Gäste
bathing-hygiene | hilfst bei der Körperpflege
lesson-planning | planst den Unterricht; bereitest den Unterricht vor
crane-operation | Kran bedienen; Hallenkran bedienen
financial-statements | erstellst Jahresabschlüsse
`;

export const titles = String.raw`
`;

export const seniority = String.raw`
`;
