export const skills = String.raw`
production-work | Produktionstätigkeiten; <Arbeiten am Fließband
machine-operation | Bedienen von Maschinen; Maschinen bedienen; Bedienung von Maschinen; Bedienung der Maschinen; Bedienung von Produktionsanlagen; Maschinen und Anlagen bedienen; bedienst Maschinen; Anlagenführung; <Bestücken der Maschinen; <Bestücken von Maschinen; <Maschinen bestücken; <Beschicken der Maschinen; <Überwachung der Anlagen; <Überwachung der Maschinen; <Überwachung von Maschinen; <Überwachung von Anlagen; <Überwachung der Produktionsanlagen; <Überwachung der Maschinen und Anlagen; bedienst die Maschinen; bedienst Anlagen; bedienst Maschinen und Anlagen; bedienst unsere Maschinen; bedienst Produktionsanlagen; bedienst Produktionsmaschinen; bedienen Maschinen; bedienen die Maschinen; bedienen Anlagen; bedienen Maschinen und Anlagen; bedienen unsere Maschinen; bedienen Produktionsanlagen; bedienen Produktionsmaschinen
machine-setup | Rüsten von Maschinen; Maschinen rüsten; Umrüsten von Maschinen; Maschinen einrichten; Einrichten der Maschinen; Rüsten der Maschinen; Umrüsten der Maschinen; <Werkzeugwechsel; <Umrüsten auf andere Formate; Rüsten und Einrichten der Maschinen; Rüsten, Einrichten; Rüsten und Einrichten; Einrichten und Rüsten; Rüsten?; Einrichten?; Rüsten von CNC-Maschinen; Einrichten von CNC-Maschinen; Einrichten der CNC-Maschinen; Rüsten von Anlagen; Rüsten der Anlagen | cnc; drehen; fräsen; maschinen; drehmaschinen; fräsmaschinen; zerspanung; werkzeuge; bearbeitungszentren; programmieren
cnc-operation | CNC-Maschinen bedienen; Bedienen von CNC-Maschinen; <CNC-Maschinist; <CNC-Bediener; Bedienung von CNC-Maschinen; Bedienung der CNC-Maschinen
cnc-programming | Programmieren von CNC-Maschinen; Programmierung von CNC-Maschinen; CNC-Maschinen programmieren; Programmierung der CNC-Maschinen; Programmieren der Maschinen?; Programmierung der Maschinen?; Programmieren von Bearbeitungszentren; Programmieren der CNC-Maschinen; Erstellen von CNC-Programmen; CNC-Programme erstellen; <Programmkorrekturen? | cnc; drehen; fräsen; fanuc; heidenhain; bearbeitungszentren; rüsten; siemens; werkstücke; drehmaschine
machining | Zerspanungsarbeiten; Dreh- und Fräsarbeiten; spanende Fertigung
milling-machining | Fräsarbeiten
deburring | Entgratarbeiten
welding | Schweißarbeiten; Schweissarbeiten; Schweißkenntnisse; Schweißerfahrung; <Heftschweißen; <Heften? | schweißen; schweißer; wig; brennschneiden; metallbau; mag-schweißen; wig-schweißen
metalworking | Metallverarbeitung; Metallarbeiten; <Schlosserarbeiten
assembly-work | Montagetätigkeiten; Montieren von Baugruppen; Zusammenbau von Baugruppen; Baugruppen montieren; Bauteile montieren; Montageerfahrung; Montage von Baugruppen; Montage von Bauteilen; Montage von Komponenten; Baugruppenmontage; Vormontage von Baugruppen; Montieren von Bauteilen; Montage mechanischer Baugruppen; montierst Bauteile; montierst Baugruppen; montierst Komponenten; montierst Bauteile und Baugruppen; montierst Einzelteile; montieren Bauteile; montieren Baugruppen; montieren Komponenten; montieren Bauteile und Baugruppen; montieren Einzelteile
production-planning | Planung der Produktion; Planung und Steuerung der Produktion; Planung der Fertigung
production-control | Steuerung der Produktion; Steuerung der Fertigung
line-feeding | Materialversorgung der Produktion; Versorgung der Produktion mit Material; Bereitstellung von Material für die Produktion; Produktionsversorgung; Bestückung der Linien; Bestückung der Produktionslinien; Linienversorgung; Versorgung der Linien mit Material
machine-troubleshooting | Störungen an Maschinen beheben; Störungen an Anlagen beheben; Behebung von Maschinenstörungen
troubleshooting | Störungssuche; Störungsbeseitigung; Behebung von Störungen; Beseitigung von Störungen; Beheben von Störungen; Störungen beheben; Störungsanalyse; Fehlersuche und Behebung; Fehlersuche und -behebung; Fehlersuche und Fehlerbehebung; behebst Störungen; behebst Fehler und Störungen; behebst technische Störungen; behebst Störungen und Fehler; beheben Störungen; beheben Fehler und Störungen; beheben technische Störungen; beheben Störungen und Fehler
quality-control | Qualitätskontrollen; Qualitätsprüfungen; Kontrolle der Qualität; Prüfung der Produktqualität; prüfst die Qualität; prüfst die Produktqualität; prüfst die Qualität der Produkte; prüfst die Qualität der Ware; prüfen die Qualität; prüfen die Produktqualität; prüfen die Qualität der Produkte; prüfen die Qualität der Ware
visual-inspection | Sichtkontrollen; Sichtprüfungen; visuelle Kontrolle
final-inspection | Endkontrollen
incoming-inspection | Wareneingangskontrollen; Wareneingangsprüfungen; Prüfung des Wareneingangs
dimensional-inspection | Maßkontrolle; Vermessen von Bauteilen; Messprotokolle erstellen?; <Messprotokolle?; Prüfen der Werkstücke; Prüfung der Werkstücke; Prüfen von Werkstücken; Vermessen von Werkstücken; Vermessen der Werkstücke; Prüfung von Bauteilen; Werkstückprüfung; Maßprüfung | messmittel; messschieber; messmaschine; messmaschinen; koordinatenmesstechnik; erstmuster; erstmusterprüfung; maßprüfung; zerspanung; drehen; fräsen; bügelmessschraube
blueprint-reading | Lesen von technischen Zeichnungen; Lesen von Zeichnungen; Zeichnungen lesen; Lesen von Bauplänen; Arbeiten nach Zeichnung; Pläne lesen; Lesen von Plänen; liest Pläne; Baupläne lesen; technische Zeichnungen?; technischen Zeichnungen?; nach technischen Zeichnungen; nach Zeichnung?; technische Zeichnungen lesen; Lesen technischer Zeichnungen; technisches Zeichnungslesen; liest technische Zeichnungen; liest Zeichnungen; lesen technische Zeichnungen; lesen Zeichnungen | drehen; fräsen; werkstücke; cnc; metall; montage; schweißen; messmitteln; bauteile; fertigung; messmittel; schlosser; messen
schematics-reading | Lesen von Schaltplänen
bottling-filling | Abfüllen von Produkten; Abfüllen von Flüssigkeiten
packaging-operations | <Bedienung von Verpackungsmaschinen
industrial-maintenance | Instandhaltungsarbeiten; Instandhaltungstätigkeiten; Instandhaltungsmaßnahmen; Anlageninstandhaltung; Maschineninstandhaltung; Betriebsinstandhaltung
equipment-maintenance | Wartungsarbeiten; Wartungen durchführen; Durchführung von Wartungen; Wartungstätigkeiten; <Maschinen warten; <Anlagen warten; <Maschinenwartung; <Anlagenwartung; wartest Anlagen; wartest Maschinen; wartest Maschinen und Anlagen; wartest die Anlagen; wartest die Maschinen; wartest unsere Maschinen; wartest unsere Anlagen; wartest technische Anlagen; warten Anlagen; warten Maschinen; warten Maschinen und Anlagen; warten die Anlagen; warten die Maschinen; warten unsere Maschinen; warten unsere Anlagen; warten technische Anlagen
equipment-repair | Reparatur von Geräten; Geräte reparieren
mechanical-maintenance-building | mechanische Instandsetzung; <Reparatur von Maschinen; <Maschinen reparieren; <Austausch von Verschleißteilen; Maschinenreparatur
preventive-maintenance | präventive Instandhaltung; präventive Wartung; vorbeugende Wartungsarbeiten; planmäßige Wartung
building-maintenance | Instandhaltung von Gebäuden; Instandhaltung der Gebäude; Instandhaltungsarbeiten an Gebäuden; Gebäudeunterhalt; <Kontrolle der Haustechnik; Unterhaltsarbeiten; Gebäudeunterhaltsarbeiten
caretaking-of-buildings | Hausmeisterarbeiten; Hausmeistertätigkeit; Hauswartarbeiten; Hausmeisterservice; Hauswartstätigkeiten
handyman | Kleinreparaturen; kleinere Reparaturen; kleinere Reparaturarbeiten; Reparaturarbeiten im Haus; kleinere handwerkliche Arbeiten; Schönheitsreparaturen; kleine Reparaturen? | haus; gebäude; hausmeister; haustechnik; wohnanlage; objekte; rolltore; schlösser
commissioning | <Inbetriebnahmen
vehicle-maintenance | Wartung von Fahrzeugen; Wartung der Fahrzeuge; Fahrzeuginstandhaltung
automotive-repair | Reparatur von Fahrzeugen; Fahrzeuge reparieren; Fahrzeugreparaturen; Kfz-Reparaturen; reparierst Fahrzeuge; reparierst Autos; reparierst Pkw; reparierst Nutzfahrzeuge; reparierst Lkw; reparieren Fahrzeuge; reparieren Autos; reparieren Pkw; reparieren Nutzfahrzeuge; reparieren Lkw
automotive-diagnostics | Fehlerdiagnose an Fahrzeugen; Kfz-Diagnose; Fehlerdiagnose am Fahrzeug
vehicle-servicing | Fahrzeuginspektion; Fahrzeuginspektionen; <HU-Vorbereitung; <Vorbereitung zur HU; <Inspektionen?; <Inspektion?; Kfz-Inspektion; führst Inspektionen durch; führst Inspektionen an Fahrzeugen durch; führst Wartungen an Fahrzeugen durch; führen Inspektionen durch; führen Inspektionen an Fahrzeugen durch; führen Wartungen an Fahrzeugen durch | ölwechsel; bremsen; kfz; reifen; zahnriemen; auspuff; kfz-werkstatt; hauptuntersuchung
tire-service | Räderwechsel; Reifenservice; Reifen wechseln; wechselst Reifen; wechselst Räder; wechselst Räder und Reifen; wechseln Reifen; wechseln Räder; wechseln Räder und Reifen
oil-changes | Öl wechseln
electrical-work | Elektroarbeiten; Elektroinstallationsarbeiten; elektrische Installationen; Installation elektrischer Anlagen; Installation von Elektroanlagen; Elektromontage; <elektrische Instandhaltung; <Installation von Steckdosen; <Steckdosen installieren; <Schlitze stemmen?; Elektro?; Verlegen von Leitungen?; Verlegung von Leitungen?; Zählerschränke; Zählerschränke montieren; Montage von Zählerschränken; Installation von Zählerschränken; Leitungsverlegung?; Leitungen verlegen? | steckdosen; schalter; kabel verlegen; elektroinstallation; elektriker; elektroniker; unterverteilung; heizung; lüftung; sanitär; haustechnik; gebäudetechnik; elektro; kabel; verteiler; schaltschrank
cable-pulling | Verlegen von Kabeln; Kabel verlegen; Kabel ziehen; verlegst Kabel; verlegst Leitungen; verlegst Kabel und Leitungen; verlegen Kabel; verlegen Leitungen; verlegen Kabel und Leitungen
control-wiring | Verdrahtung von Schaltschränken; Schaltschränke verdrahten
control-panel-building | Bau von Schaltschränken; Aufbau von Schaltschränken
electrical-troubleshooting | Fehlersuche an elektrischen Anlagen
vde-testing | Prüfung nach VDE; Prüfungen nach VDE; Messungen nach VDE; VDE-Prüfungen
solar-installation | Montage von Photovoltaikanlagen; Installation von Photovoltaikanlagen; Montage von PV-Anlagen; Photovoltaikanlagen montieren; PV-Montage; PV-Anlagen installieren; Solaranlagen montieren
plumbing | Sanitärarbeiten; Sanitärinstallationen; Installation von Sanitäranlagen; Sanitärmontage; Gas- und Wasserinstallation; <Rohrleitungen verlegen?; Sanitäranlagen; Montage von Sanitäranlagen; Sanitärreparaturen; Sanitär? | heizung; sanitär; bad; anlagenmechaniker; shk; lüftung; elektro; rohre; haustechnik; gebäudetechnik; klima
pipefitting | Verlegen von Rohrleitungen; Montage von Rohrleitungen; Rohrleitungsmontage; Verrohrung; Verrohrungen; Verrohrungsarbeiten
furnaces-heating | <Heizungsinstallation; <Heizungsmontage; <Heizungswartung; <Heizkörper montieren; <Montage von Heizkörpern; Wartung der Heizungsanlage; Wartung der Heizungsanlagen; <Wartung von Heizungsanlagen; <Wartung von Heizungen; <Heizungswartungen; <Reparatur von Heizungsanlagen; <Instandhaltung von Heizungsanlagen
hvac | Heizungs-, Lüftungs- und Klimatechnik; HLK-Technik
construction | Arbeiten auf der Baustelle; Baustellenerfahrung
masonry | Mauerwerksarbeiten; Mauern von Wänden
formwork | Schalungsarbeiten; Herstellen von Schalungen; Einschalen; Schalen und Betonieren
concrete-work | Betonieren; Stahlbetonarbeiten
plastering | Verputzarbeiten; Gipserarbeiten; Verputzen von Wänden
drywall | Trockenbauarbeiten; Montage von Gipskartonplatten; Gipskartonplatten montieren
tile-setting | Fliesenarbeiten; Verlegen von Fliesen; Fliesen verlegen; Plattenlegerarbeiten; <Fliesen legen; verlegst Fliesen; verlegst Platten und Fliesen; verlegst Fliesen und Platten; verlegen Fliesen; verlegen Platten und Fliesen; verlegen Fliesen und Platten
flooring-installation | Verlegen von Bodenbelägen; Bodenbeläge verlegen; Bodenlegerarbeiten; <Verlegen von Parkett; <Verlegen von Laminat; <Estricharbeiten; Bodenlegearbeiten; <Estrich verlegen; <Verlegen von Estrich; <Estrichverlegung
painting-building | Streicharbeiten; <Streichen von Wänden; <Wände streichen; Maler- und Lackierarbeiten; <Fassadenanstrich; <Fassadenanstriche; Lackierarbeiten?; Lackieren von Türen; Lackieren von Türen und Fenstern; Lackieren von Holzoberflächen; streichst Wände; streichst Wände und Decken; streichst Fassaden; streichst Decken; streichen Wände; streichen Wände und Decken; streichen Fassaden; streichen Decken | streichen; tapezieren; maler; anstrich; fassade; spachteln
wallpaper-hanging | Tapezierarbeiten
roofing | Dacharbeiten; Eindecken von Dächern; Dacheindeckungen; Dacheindeckung; Dachsanierung; Dachsanierungen; <Dachreparaturen; <Dachgauben; <Gaubenbau; <Einbau von Dachfenstern; <Steildach; <Dachabdichtung; <Dachabdichtungen
insulation-installation | Isolierarbeiten; Wärmedämmarbeiten; <Dämmung anbringen; Wärmedämmung anbringen
scaffolding | Auf- und Abbau von Gerüsten; Gerüstbauarbeiten; Gerüste aufbauen
paver-installation | Verlegen von Pflastersteinen; Pflastern?; Pflaster verlegen; Verlegen von Pflaster; Steinsetzarbeiten; Bordsteine setzen; Setzen von Bordsteinen; Pflasterbau | tiefbau; straßenbau; erdarbeiten; galabau; bordsteine; asphalt; wegebau
excavation | Aushubarbeiten; Erdaushub
demolition | Abrissarbeiten; Abbruch von Gebäuden; <Rückbauarbeiten; <Stemmarbeiten? | abbruch; abbrucharbeiten; abriss; rückbau; entkernung; bauschutt; presslufthammer
renovation | Renovierungsarbeiten; Sanierungsarbeiten
woodworking | Schreinerarbeiten; Bearbeitung von Holz; <Zuschnitt von Holz; <Holzzuschnitt; Verarbeitung von Holz; Plattenzuschnitt; <Zuschnitt von Plattenmaterial
timber-framing | Zimmereiarbeiten; Zimmermannsarbeiten; <Dachstuhl aufstellen; <Dachstühle
door-installation | Einbau von Türen; Montage von Türen; Türen einbauen; Türmontage; Türen montieren; <Türen und Fenster einbauen
furniture-assembly | Montage von Möbeln; Möbel montieren; Aufbau von Möbeln
cabinet-installation | <Montage von Küchen; <Einbau von Küchen; <Küchen montieren; <Küchen aufbauen
construction-management | Leitung von Baustellen; Baustellenleitung; Leitung von Bauvorhaben
site-supervision | Überwachung der Baustelle; Baustellenüberwachung; <Abnahme der Leistungen? | bauleitung; bauüberwachung; baustelle; baustellen; gewerke; hoai; nachunternehmer; bauleiter
excavator-operation | Bedienung von Baggern; Baggerfahren; Bagger fahren; Führen von Baggern; Bedienen von Baggern
procurement | Warenbeschaffung; Beschaffungsprozesse; Einkaufsprozesse; Beschaffungswesen
purchase-orders | Bestellungen erstellen; Bestellungen abwickeln
ordering-from-suppliers | Materialbestellungen; Bestellung von Material; Material bestellen; bestellst Ware; Bestellungen aufgeben; bestellst Waren; bestellst Material; bestellst Materialien; bestellst die Ware; bestellst Waren bei Lieferanten; bestellen Waren; bestellen Ware; bestellen Material; bestellen Materialien; bestellen die Ware; bestellen Waren bei Lieferanten
supplier-evaluation | Bewertung von Lieferanten; Lieferantenbeurteilung
price-negotiation | Preisverhandlung; Preise verhandeln
rfq-rfp | Lieferantenanfragen
expediting | Überwachung von Lieferterminen; Liefertermine überwachen; Lieferterminüberwachung
material-planning | Disposition von Material
flatbed-securement | Sicherung der Ladung; Ladung sichern; Sicherung von Ladung; Sichern der Ladung; Sicherung von Ladungen; sicherst die Ladung; sicherst Ladungen; sicherst Ladung; sichern die Ladung; sichern Ladungen; sichern Ladung
dispatching | Fahrer disponieren; <Lkw-Disposition
order-picking | kommissionierst Ware; kommissionierst; kommissionieren Waren; kommissionierst Bestellungen; Zusammenstellen von Aufträgen; Zusammenstellung von Waren; kommissionieren Sie; Kommissionieren Sie die Produkte
sales-proposals | Angebotswesen; Erstellen von Angeboten; Erstellung von Angeboten; Angebotsbearbeitung; Ausarbeitung von Angeboten; Angebote ausarbeiten; Angebotslegung; erstellst Angebote; Offertwesen; Offerten erstellen; erstellst unsere Angebote; erstellst individuelle Angebote; erstellst Angebote für Kunden; erstellen Angebote; erstellen unsere Angebote; erstellen individuelle Angebote; erstellen Angebote für Kunden
order-processing | Auftragsannahme; Aufträge bearbeiten; Aufträge erfassen; Bearbeitung von Aufträgen; Erfassung von Aufträgen; Abwicklung von Aufträgen; Abwicklung von Kundenaufträgen; bearbeitest Aufträge; <Bestellannahme; <Bestellungen annehmen; <Annahme von Bestellungen; bearbeitest Kundenaufträge; bearbeitest Bestellungen; bearbeitest die Aufträge; bearbeitest Aufträge und Bestellungen; bearbeitest Bestellungen und Aufträge; bearbeiten Aufträge; bearbeiten Kundenaufträge; bearbeiten Bestellungen; bearbeiten die Aufträge; bearbeiten Aufträge und Bestellungen; bearbeiten Bestellungen und Aufträge
price-quotes | Kostenvoranschläge; Erstellung von Kostenvoranschlägen; Angebote schreiben; <Preisauskünfte; <Kalkulation von Angeboten; <Angebotskalkulation
sales | Vertriebstätigkeit; Verkaufserfahrung; Produkte verkaufen; Verkaufsgespräche; Führen von Verkaufsgesprächen; Verkaufstätigkeit
customer-service | Bearbeitung von Kundenanfragen; Kundenanfragen bearbeiten; Beantwortung von Kundenanfragen; Kundenanfragen beantworten; Bearbeitung von Kundenanliegen; Bedienung von Kunden; Bedienung der Kunden; Bedienung unserer Kunden; Kunden bedienen; Bedienung der Kunden an der Theke; Bedienung an der Theke; Kundenbedienung an der Theke; beantwortest Kundenanfragen; beantwortest Anfragen unserer Kunden; beantwortest Kundenfragen; beantwortest Fragen unserer Kunden; beantwortest Anfragen von Kunden; beantwortest telefonische Kundenanfragen; beantworten Kundenanfragen; beantworten Anfragen unserer Kunden; beantworten Kundenfragen; beantworten Fragen unserer Kunden; beantworten Anfragen von Kunden; beantworten telefonische Kundenanfragen
customer-advice | Beratung unserer Kunden; Kunden beraten; Beraten von Kunden; Beratung unserer Kundinnen und Kunden; berätst Kunden; berätst unsere Kunden; berätst die Kunden; berätst Kundinnen und Kunden; berätst unsere Kundinnen und Kunden; beraten Kunden; beraten unsere Kunden; beraten die Kunden; beraten Kundinnen und Kunden; beraten unsere Kundinnen und Kunden
client-relations | <Betreuung von Kunden; <Betreuung der Kunden; <Betreuung unserer Kunden; <Kunden betreuen; <Betreuung von Bestandskunden; Betreuung der Klienten?; Betreuung der Mandanten; Mandantenbetreuung; Betreuung eines festen Mandantenkreises; Betreuung eines Mandantenkreises; Betreuung eines festen Kundenkreises; Betreuung eines festen Kundenstamms | buchhaltung; buchhaltungen; kanzlei; steuerberatung; steuerberatungskanzlei; mandanten
customer-acquisition | Akquise von Neukunden; Neukunden gewinnen; Gewinnung neuer Kunden; Neukundenakquisition
complaint-handling | Reklamationen bearbeiten; Bearbeitung von Beschwerden; Beschwerden bearbeiten; Abwicklung von Reklamationen; Reklamationsabwicklung; Annahme von Reklamationen; Kundenreklamationen; bearbeitest Reklamationen; Klärung von Kundenreklamationen; bearbeitest Beschwerden; bearbeitest Kundenreklamationen; bearbeitest Reklamationen und Beschwerden; bearbeiten Reklamationen; bearbeiten Beschwerden; bearbeiten Kundenreklamationen; bearbeiten Reklamationen und Beschwerden
phone-customer-service | telefonische Beratung von Kunden; telefonische Betreuung von Kunden; Kundenbetreuung am Telefon
sales-office | Unterstützung des Außendienstes; Unterstützung des Vertriebs; Verkaufsadministration
field-sales | Außendiensttätigkeit; Vertriebsaußendienst
bookkeeping | buchhalterische Tätigkeiten; buchhalterische Aufgaben; Buchhaltungsarbeiten; <Bankbuchungen; laufende Buchhaltungen; laufenden Buchhaltungen; Führung von Buchhaltungen; Führung der Buchhaltung; Mandantenbuchhaltung; Mandantenbuchhaltungen; Klientenbuchhaltungen; laufende Verbuchung; buchst Belege; buchst laufende Geschäftsvorfälle; buchst die laufenden Geschäftsvorfälle; buchen Belege; buchen laufende Geschäftsvorfälle; buchen die laufenden Geschäftsvorfälle; führst die Buchhaltung; führst die Finanzbuchhaltung; führst Finanzbuchhaltungen; führen die Buchhaltung; führen die Finanzbuchhaltung; führen Finanzbuchhaltungen
accounts-data-entry | Kontieren und Buchen; Buchen von Belegen; Buchung von Belegen; Buchen der laufenden Geschäftsvorfälle; Verbuchung der Geschäftsvorfälle; Verbuchung von Geschäftsvorfällen; Verbuchen von Geschäftsvorfällen; Verbuchung sämtlicher Geschäftsvorfälle; Kontieren von Belegen; Kontierung und Verbuchung; Kontierung und Buchung; Buchung und Kontierung; Belegerfassung
accounts-payable | <Buchung von Eingangsrechnungen; <Verbuchung von Eingangsrechnungen; Kreditorenbuchungen; <Lieferantenrechnungen buchen; Kreditorenrechnungen
accounts-receivable | Debitorenbuchungen; <Offene Posten überwachen; <Überwachung der offenen Posten; Debitorenrechnungen; Buchung von Debitorenrechnungen
accounts-payable-and-receivable | Kreditoren und Debitoren; Debitoren und Kreditoren
invoice-processing | Rechnungen prüfen; Prüfung von Rechnungen; Rechnungskontrolle; Bearbeitung von Rechnungen; Eingangsrechnungsprüfung; prüfst Rechnungen; <Rechnungsfreigabe; buchst Eingangsrechnungen; Eingangsrechnungen buchen; Rechnungserfassung; Erfassung von Eingangsrechnungen; <Belegprüfung?; Buchen von Eingangsrechnungen; Verbuchen von Eingangsrechnungen; prüfst Eingangsrechnungen; prüfst eingehende Rechnungen; prüfen Rechnungen; prüfen Eingangsrechnungen; prüfen eingehende Rechnungen | eingangsrechnungen; rechnungen; kreditoren; buchhaltung; kontierung
invoicing | Rechnungen schreiben; Rechnungen erstellen; Erstellung von Rechnungen; Erstellen von Rechnungen; Schreiben von Rechnungen; Fakturieren; Faktura; Ausgangsrechnungen erstellen; erstellst Rechnungen; schreibst Rechnungen; Erstellung von Ausgangsrechnungen; Erstellung der Ausgangsrechnungen
dunning | Mahnläufe; Durchführung von Mahnläufen
zahlungsverkehr | Abwicklung von Zahlungen
payment-processing | Durchführung von Zahlungsläufen; Zahlungslauf; Zahlläufe
account-reconciliation | Abstimmung von Konten; Kontenabstimmungen; Konten abstimmen; Kontenklärung?; Abstimmung der Sachkonten; Saldenabstimmung; Saldenabstimmungen; OP-Abstimmung; Klärung von Konten | debitoren; kreditoren; salden; saldenabstimmung; offene posten; buchhaltung; mahnwesen; monatsabschluss
month-end-close | Erstellung von Monatsabschlüssen; Erstellen von Monatsabschlüssen; Mitwirkung bei Monatsabschlüssen; Monatsabschlüsse erstellen; erstellst Monatsabschlüsse; Monatsabschlussarbeiten; Monats- und Jahresabschlüsse; Monats- und Quartalsabschlüsse; Monats-, Quartals- und Jahresabschlüsse; erstellst die Monatsabschlüsse; erstellst Monats- und Quartalsabschlüsse; erstellen Monatsabschlüsse; erstellen die Monatsabschlüsse; erstellen Monats- und Quartalsabschlüsse
year-end-close | Erstellen von Jahresabschlüssen; Jahresabschlussarbeiten; Mitwirkung bei Jahresabschlüssen; Jahresabschlusstätigkeiten; Jahresabschlussbuchungen; Unterstützung bei Jahresabschlüssen; Monats-, Quartals- und Jahresabschlusstätigkeiten; Mitarbeit bei Jahresabschlüssen; erstellst die Jahresabschlüsse; erstellen Jahresabschlüsse; erstellen die Jahresabschlüsse
vat | <Mehrwertsteuerabrechnungen; USt-Voranmeldung; USt-Voranmeldungen
petty-cash | <Kassenbuchführung; Führung des Kassenbuchs
payroll | Personalabrechnung; Lohnabrechnungen; Gehaltsabrechnungen; Lohnverrechnung; Personalverrechnung; Lohnwesen; <Bescheinigungswesen; <Meldungen zur Sozialversicherung; <Sozialversicherungsmeldungen; <Bescheinigungen für Krankenkassen? | lohn; lohnabrechnung; gehaltsabrechnung; entgeltabrechnung; sozialversicherung; sozialversicherungsmeldungen; lohnsteuer
travel-expense-accounting | Abrechnung von Reisekosten; Spesenabrechnungen
budgeting | Budgeterstellung; <Budgetkontrolle; Erstellung von Budgets; Budgets erstellen; Budgetierung; Aufstellung von Budgets
recruiting | Rekrutierungsprozess?; Rekrutierungsprozesse?; Führen des Rekrutierungsprozesses; Steuerung des Rekrutierungsprozesses; Durchführung des Rekrutierungsprozesses; Mitarbeitergewinnung; Gewinnung neuer Mitarbeiter | personalarbeit; personalabteilung; personaladministration; personalwesen; hr-administration; personalmarketing; stellenausschreibungen; bewerbermanagement
interviewing | Führen von Bewerbungsgesprächen
candidate-screening | Vorauswahl von Kandidaten; Bewerbersichtung; Bewerbungen sichten
job-postings | Stelleninserate
hr-administration | personaladministrative Aufgaben; <Personalstammdaten; <Pflege von Personaldaten; <Personalaktenverwaltung; <Ein- und Austritte?; Ein- und Austrittsmanagement | personalakten; personalverwaltung; arbeitsverträge; personalwesen; lohn; personalsachbearbeitung; zeugnisse; mitarbeiter
employment-contracts | Ausstellen von Arbeitsverträgen
arbeitszeugnisse | Erstellen von Arbeitszeugnissen
timekeeping | Erfassung der Arbeitszeiten
onboarding | neue Mitarbeiter einarbeiten; Einarbeitung neuer Kollegen
staff-scheduling | Erstellen von Dienstplänen; Erstellung des Dienstplans; Erstellung von Schichtplänen; Planung des Personaleinsatzes; Planung der Personaleinsätze; Personaleinsätze planen; Personaleinsätze; Einsatzpläne erstellen; Personaleinsatzplanung; Schichtplanung; Dienstplanung; Dienstplangestaltung; Erstellung von Dienstplänen; Dienstpläne erstellen; Schichtpläne erstellen; Erstellung der Schichtpläne; Erstellung der Dienstpläne; Einteilung der Mitarbeiter; Mitarbeitereinsatzplanung; Einsatzplanung der Mitarbeiter; erstellst Dienstpläne; erstellst Schichtpläne; erstellst die Dienstpläne; erstellst die Schichtpläne; erstellst Einsatzpläne; erstellen Dienstpläne; erstellen Schichtpläne; erstellen die Dienstpläne; erstellen die Schichtpläne; erstellen Einsatzpläne
reception | Empfangsdienst
visitor-reception | Besucher empfangen; Empfang von Gästen; Empfang der Besucher; Gäste empfangen; Begrüßung von Besuchern; <Besucherausweise ausstellen; Anmeldung von Besuchern; <Bewirtung von Gästen?; <Ausgabe von Besucherausweisen | besucher; besprechungsräume; konferenzräume; sekretariat; meetings; telefonzentrale; besprechungen
telephone-skills | Telefonate entgegennehmen; Anrufe entgegennehmen; Entgegennahme von Anrufen; Annahme von Anrufen; telefonische Auskünfte; Telefonate führen; Telefonbetreuung; Telefonannahme; Entgegennahme von Telefonaten; Annahme von Telefonaten; telefonische Betreuung?; Bedienung des Telefons | postbearbeitung; kunden; sekretariat; terminvereinbarung; empfang; büro
mail-handling | Postein- und -ausgang; Post bearbeiten; Verteilung der Post; Ein- und Ausgangspost; <Annahme von Paketen?; <Paketannahme? | postbearbeitung; posteingang; postausgang; frankieren; sekretariat; besucher; telefonzentrale
filing | Führung von Akten; Dokumente ablegen; Ablage von Dokumenten; Ablage und Archivierung | büro; telefon; post; schriftverkehr; termine; rechnungen
appointment-scheduling | Termine vereinbaren; Vereinbarung von Terminen; Koordination von Terminen; Termine koordinieren; Abstimmung von Terminen; vereinbarst Termine; Planung und Organisation von Terminen; Planung von Terminen; Organisation von Terminen; vereinbarst Termine mit Kunden; vereinbarst Termine mit Patienten; vereinbaren Termine; vereinbaren Termine mit Kunden; vereinbaren Termine mit Patienten
calendar-management | Kalenderpflege; Verwaltung von Terminen; Termine planen; Termine verwalten
administrative-support | Büroaufgaben; administrative Arbeiten; administrative Unterstützung; Verwaltungsarbeiten
data-entry | Daten erfassen; Daten eingeben; Erfassen von Daten
data-maintenance | Pflege von Daten; Daten pflegen; Pflege der Datenbank
master-data-management | <Artikelstammdaten; <Kundenstammdaten; <Materialstammdaten
minutes | Erstellung von Protokollen?; Protokolle erstellen?; Führen von Protokollen? | sitzungen; besprechungen; meetings; gremien; sekretariat; sitzungsvorbereitung
travel-planning | Organisation von Reisen; Planung von Reisen; Reisen buchen; <Buchung von Dienstreisen; <Buchung von Geschäftsreisen
meeting-coordination | Organisation von Sitzungen; Vorbereitung von Sitzungen; Meetings organisieren; Planung von Meetings; <Raumbuchung; <Raumbuchungen; <Buchung von Besprechungsräumen; <Besprechungsräume buchen
trade-shows | Organisation von Messen; Organisation von Messeauftritten
newsletters | Erstellung von Newslettern; Versand von Newslettern
content-creation | Erstellung von Content; Content erstellen; Content-Produktion; Contenterstellung
website-management | Pflege der Webseite; Homepage pflegen; Website pflegen; Betreuung der Website; Pflege unserer Website; Aktualisierung der Website
press-releases | Pressemeldungen
campaign-management | Planung von Kampagnen; Umsetzung von Kampagnen; Kampagnensteuerung
competitive-analysis | Wettbewerbsanalysen; Konkurrenzanalyse
it-support | Unterstützung der Anwender; Betreuung der Anwender; Unterstützung von Anwendern; Benutzersupport; Anwenderunterstützung; IT-Support; Support der Anwender; Betreuung von Anwendern; Bearbeitung von IT-Störungen; Annahme von IT-Problemen; Lösung von IT-Problemen
technical-support | technischer Kundensupport; unterstützt Anwender; unterstützt unsere Anwender; unterstützt die Anwender; unterstützt unsere Nutzer bei technischen Problemen; unterstützt Anwenderinnen und Anwender; unterstützen Anwender; unterstützen unsere Anwender; unterstützen die Anwender; unterstützen unsere Nutzer bei technischen Problemen; unterstützen Anwenderinnen und Anwender
ticket-handling | Bearbeitung von Tickets; Tickets bearbeiten; Bearbeitung von Supportanfragen; Erstellen von Tickets; Ticketbearbeitung; Bearbeitung von Support-Tickets
user-account-management | Verwaltung von Benutzerkonten; Benutzerkonten verwalten; Benutzerkontenverwaltung; <Benutzer anlegen; verwaltest Benutzerkonten; verwaltest Benutzer und Berechtigungen; verwaltest Benutzer- und Berechtigungen; verwaltest Nutzerkonten; verwalten Benutzerkonten; verwalten Benutzer und Berechtigungen; verwalten Benutzer- und Berechtigungen; verwalten Nutzerkonten
system-administration | Administration von IT-Systemen; Betreuung von IT-Systemen; Betrieb von IT-Systemen; EDV-Betreuung
server-administration | Administration von Servern; Betreuung von Servern; <Wartung von Servern
network-administration | Administration von Netzwerken; Netzwerkverwaltung
computer-hardware-installation | Installation von Hardware; Hardwareinstallation; Einrichtung von PC-Arbeitsplätzen
software-installation | Installation von Software; Software installieren; Softwareinstallationen; installierst Software; installierst Hard- und Software; installierst Software und Hardware; installieren Software; installieren Hard- und Software; installieren Software und Hardware
programming | Programmiererfahrung
software-development | Entwicklung von Software; Software entwickeln; Entwicklung von Softwarelösungen; Weiterentwicklung von Software; <Entwicklung von Anwendungen
web-development | Entwicklung von Webanwendungen; Webanwendungen entwickeln; Entwicklung von Websites; Webprogrammierung
patrol | Durchführen von Kontrollgängen; Streifenfahrten
haircutting | Haareschneiden; Schneiden von Haaren; Haarschneiden; <Herrenhaarschnitte; <Damenhaarschnitte; schneidest Haare; schneiden Haare
hair-coloring | Färben von Haaren; Haarfärbungen; Färben? | haare; friseur; föhnen; strähnen; dauerwelle; salon; haarschnitte; friseurin; friseursalon; tönen; blondieren; hochsteckfrisuren
beauty-therapy | Kosmetikbehandlung; Durchführung kosmetischer Behandlungen; Schönheitsbehandlungen; kosmetische Anwendungen; kosmetischer Behandlungen; kosmetischer und fußpflegerischer Behandlungen; Kosmetik? | gesichtsbehandlungen; fußpflege; kosmetikerin; hautanalysen; maniküre; kosmetiksalon
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
harvesting | Ernte von Obst und Gemüse; Erntehilfe; Ernteeinsatz; <Obsternte; <Weinlese; <Spargelernte; Ernten von Gemüse; <Ernten von Obst; Ernte?; <Silageernte | felder; gemüse; obst; feld; landwirtschaft; traktor; aussaat
tractor-operation | Traktor fahren; Fahren von Traktoren; Schlepper fahren
farm-machinery | Bedienung landwirtschaftlicher Maschinen; Umgang mit landwirtschaftlichen Maschinen
feeding-animals | Füttern von Tieren; Fütterung der Tiere; Füttern der Tiere; Fütterung? | tiere; tieren; kühe; kälber; schweine; rinder; pferde; stall; ställe; vieh; melken; milchvieh; geflügel; ausmisten; weide
milking | Melkarbeiten
livestock-care | Versorgung von Nutztieren; Stallarbeiten; Stallarbeit; <Ausmisten; Tierversorgung im Stall
gardening | Pflege des Gartens; Pflege von Gärten; gärtnerische Arbeiten; <Staudenpflege; <Beetpflege; <Pflege von Beeten; <Pflege von Staudenbeeten; <Grabpflege; <Pflege von Blumenbeeten; <Wechselbepflanzung
groundskeeping | Pflege von Grünanlagen; Pflege von Außenanlagen; Pflege der Außenanlagen; Grünflächenpflege; Pflege von Grünflächen; Außenanlagenpflege; Pflege der Grünanlagen; Pflege der Grünflächen; Unterhaltung von Grünflächen; Pflege und Unterhaltung von Grünflächen; Pflege und Unterhaltung der Grünanlagen; Unterhaltung der Grünanlagen; Pflege öffentlicher Grünflächen; Pflege von öffentlichen Grünanlagen; <Laubbeseitigung; <Laubarbeiten?; <Laub rechen | grünflächen; rasen; hecken; gärtner; winterdienst
pruning | <Hecken schneiden; Gehölzschnitt; <Hecken- und Strauchschnitt; <Rebschnitt; <Obstbaumschnitt; <Gehölzpflege; <Strauchschnitt; <Schnitt von Gehölzen; <Schnitt von Hecken; <Schnitt von Sträuchern; <Heckenpflege; <Rückschnitt von Gehölzen; <Gehölzrückschnitt; <Rosenschnitt
lawn-mowing | Rasen mähen; Mähen von Rasenflächen
planting-seeding | Pflanzarbeiten; Bepflanzungen
snow-removal | Schneeräumung; Winterdienstarbeiten; Räum- und Streudienst; Schnee räumen
front-desk-hotel | <Check-in der Gäste; <Einchecken der Gäste; Check-in und Check-out?; <Zimmerbelegung?; <Check-in und Check-out der Gäste; <An- und Abreise der Gäste; <Ein- und Auschecken der Gäste; <Gäste ein- und auschecken | gäste; gästen; hotel; hotelgäste; zimmer; reservierungen; rezeption
loading-unloading | be- und entlädst; be- und entlädst LKW; belädst und entlädst; Verladen von LKW; LKW-Verladung; Verladung von LKW; Container entladen; Beladung der Fahrzeuge; Verladung? | lkw; lager; ware; waren; container; stapler; versand
inventory-counting | führst Inventuren durch
shelf-stocking | räumst Regale ein; füllst Regale auf; Regale einzuräumen; füllst die Regale auf; füllst unsere Regale auf; füllen Regale auf; füllen die Regale auf; füllen unsere Regale auf
cash-handling | sitzt an der Kasse; an der Kasse kassieren; kassierst; bedienst die Kasse; <Abrechnung mit dem Gast; Entgegennahme von Zahlungen; Zahlungen entgegennehmen; Annahme von Zahlungen
medication-administration | verabreichst Medikamente; verabreichen Sie Medikamente; richtest Medikamente; Medikamentenmanagement; verabreichen Medikamente
wound-care | versorgst Wunden; versorgen Wunden
housekeeping | reinigst Zimmer; reinigst die Gästezimmer; bereitest die Zimmer vor; <Betten machen?; <Auffüllen der Minibar | hotel; hotelzimmer; gästezimmer; zimmerreinigung; zimmermädchen; minibar; bettwäsche wechseln; etage
bread-making | backst Brot; Brot und Brötchen backen; backst Brot und Brötchen; <Aufarbeiten der Teige
waiting-tables | bedienst Gäste; bedienst unsere Gäste; <Bestellungen aufnehmen?; <Aufnehmen von Bestellungen?; <Aufnahme von Bestellungen?; nimmst Bestellungen auf; nimmst die Bestellungen auf; nimmst Bestellungen der Gäste auf; nimmst die Bestellungen der Gäste auf; nehmen Bestellungen auf; nehmen die Bestellungen auf; nehmen Bestellungen der Gäste auf; nehmen die Bestellungen der Gäste auf | gäste; gast; speisen; getränke; tische; restaurant; gastronomie; kellner; service
bathing-hygiene | hilfst bei der Körperpflege; Hilfe beim An- und Auskleiden; Baden und Anziehen; Körperpflege? | pflege; bewohner; patienten; anziehen; pflegekraft; klienten; baden; grundpflege; pflegepläne
lesson-planning | planst den Unterricht; bereitest den Unterricht vor
crane-operation | Kran bedienen; Hallenkran bedienen
financial-statements | erstellst Jahresabschlüsse
cash-reconciliation-retail | Abrechnung der Tageseinnahmen; Kassenabrechnung; Kassenberichte; Kassenbericht; Kassenberichte erstellen; Tagesabschlüsse?; Tagesabschluss?; Tagesabschlüsse durchführen; Kassenabschluss; Kassenabschlüsse; Kassensturz | kasse; kassenberichte; kassenbuch; autohaus; kassieren; bargeld
stock-rotation | Kontrolle der Mindesthaltbarkeit
store-operations | <Öffnen und Schließen des Ladens
cleaning | <Staubwischen; Raumreinigung; Raumpflege; Mitarbeit in der Hausreinigung; Mitarbeit in der Reinigung; Mithilfe bei der Reinigung
dough-mixing | Teigführung; Teig herstellen; Teigherstellung; Herstellung von Teigen; Teige herstellen; Teigbereitung; Zubereitung von Teigen; Teigmacher
pastry | Feinbackwaren; Feingebäck; Desserts zubereiten
sandwich-making | Belegen von Snacks; Snacks belegen
meat-cutting | Zerlegen von Fleisch; Ausbeinen; Fleisch zuschneiden; Fleischzerlegung; Zuschnitt von Fleisch
food-preparation | Zubereitung warmer und kalter Speisen; <Gemüse putzen; <Salate vorbereiten; <Zubereitung von Salaten; Speisen vorbereiten; <Anrichten von Salaten; Salate zubereiten; bereitest Speisen zu; bereitest Gerichte zu; bereitest die Speisen zu; bereitest die Gerichte zu; bereitest unsere Speisen zu; bereiten Speisen zu; bereiten Gerichte zu; bereiten die Speisen zu; bereiten die Gerichte zu; bereiten unsere Speisen zu
menu-planning | Speisenplanung; Menüpläne; Speisepläne; Menüpläne erstellen; Menüpläne zu erstellen; Erstellen von Menüplänen; Erstellung der Speisepläne; Speisenplangestaltung
line-cooking | Postenführung?; Posten führen? | küche; speisen; koch; menüplanung
restroom-cleaning | <Bäder putzen; <Badreinigung; Toilettenreinigung
feeding-patients | Essen reichen
client-transportation | Begleitung zum Arzt; Begleitung zu Arztterminen; Begleitung bei Arztbesuchen; Arztbegleitung
clinical-handoff | Dienstübergabe? | pflege; patienten; bewohner; station; wundversorgung; medikamente; behandlungspflege
iv-therapy | <Infusionen vorbereiten
client-errands | Einkäufe erledigen?; Erledigung von Einkäufen? | senioren; klienten; pflegebedürftige; pflegebedürftigen; betreuung; alltagsbegleitung; arztbesuche; grundpflege; spaziergänge; haushalt
trash-removal | <Mülltonnen bereitstellen; <Bereitstellen der Mülltonnen
commercial-cleaning | <Treppenhausreinigung; Sonderreinigung; Sonderreinigungen; Schulreinigung; Praxisreinigung; Unterhaltsreinigung; Unterhaltsreinigungen; reinigst Büros; reinigst Büroräume; reinigst die Büros; reinigst die Büroräume; reinigen Büros; reinigen Büroräume; reinigen die Büros; reinigen die Büroräume
construction-cleanup | Baustelle aufräumen; Aufräumen der Baustelle; Baustellenreinigung
steering-suspension-repair | Fahrwerksreparatur; Reparaturen am Fahrwerk?; Arbeiten am Fahrwerk?; Fahrwerk?; Fahrwerke? | ölwechsel; kfz; auspuff; zahnriemen; achsvermessung; kfz-werkstatt; bremsen wechseln; bremsenwechsel; stoßdämpfer; reifenwechsel; kupplung wechseln
ticket-sales | Fahrkartenverkauf; Fahrscheinverkauf; Verkauf von Fahrkarten
construction-billing | Bauabrechnung; Abrechnung von Bauleistungen; Abrechnung der Bauleistungen
warehouse-operations | <Umlagerungen?; Erfahrung im Lagerbereich; Warenlagerung; Erfahrungen im Lager; Einlagerung?; lagerst Waren ein; lagerst Ware ein; lagerst die Ware ein; lagerst die Waren ein; lagern Waren ein; lagern Ware ein; lagern die Ware ein; lagern die Waren ein | lager; ware; einlagerung; einlagern; auslagerung; kommissionierung; kommissionieren; wareneingang; bestände; stapler; waren
labeling-products | Etikettieren; Labeln; Kennzeichnung der Ware; Etikettieren und Labeln; Labeln der Pakete; Labeln von Paketen
rf-scanners | Waren scannen; Arbeiten mit dem Scanner?; Handscannern; Scanner-Erfahrung; MDE-Geräten; Barcodescanner | lager; kommissionieren; kommissionierung; ware; barcode; barcodes; pakete; wareneingang
shipping-documentation | Ladepapiere prüfen; Ladepapiere; Kontrolle der Ladepapiere
material-handling | Innerbetrieblicher Transport; innerbetriebliche Transporte; Bereitstellen von Material? | lager; stapler; gabelstapler; produktion; fertigung; kommissionierung; kommissionieren; montage; logistik
goods-delivery | Stückgut ausliefern
food-delivery | Essen ausliefern; Auslieferung von Essen
truck-driving | Nahverkehr mit LKW; <Tourenfahrten im Nahverkehr; fährst LKW; fährst Lkw; fährst einen LKW; fährst Sattelzüge; fahren LKW; fahren Lkw; fahren einen LKW; fahren Sattelzüge
refrigerated-transport | Kühltransporte
passenger-driving | <Linienverkehr?; <Personentransport; <Beförderung von Fahrgästen; <Personenbeförderung; <Fahrgastbeförderung; <Transport von Fahrgästen | fahrgäste; bus; busse; busfahrer; fahrscheine; schüler
school-bus-driving | Schülerbeförderung; Schülertransport
electrical-panels | Verteilerbau; Verteilungen verdrahten
light-fixture-installation | Beleuchtung installieren; Leuchten montieren; Installation von Beleuchtung; Leuchtenmontage
relamping | <Leuchtmittel tauschen; Leuchtmittelwechsel; Leuchtmittel wechseln; Austausch von Leuchtmitteln
boilers | <Heizkessel warten; <Wartung von Heizkesseln
water-heaters | Durchlauferhitzer
plumbing-fixtures | Montage von Sanitärobjekten; Sanitärobjekte montieren
gutter-installation | Dachrinnen montieren; Dachrinnenmontage; Montage von Dachrinnen
surface-preparation | Untergrundvorbereitung; Untergründe vorbereiten; Vorbereitung der Untergründe; <Spachtelarbeiten; <Spachteln von Wänden
bricklaying | Mauerarbeiten; <Mauern hochziehen; <Ziegel mauern; mauerst Wände; mauerst Mauern; mauerst Mauerwerk; mauern Wände; mauern Mauern; mauern Mauerwerk
tuckpointing | Fugenarbeiten im Mauerwerk
mortar-mixing | Mörtel mischen; Mörtel anmischen
rebar | Bewehrungsarbeiten; Bewehrung verlegen; Eisen flechten
window-installation | Fenster einbauen; Einbau von Fenstern; <Dachfenster einbauen; Montage von Fenstern; Montage von Fenstern und Türen; Fensterbau
trenching | Gräben ausheben
construction-labor | Bauhelfertätigkeiten; <Handlangertätigkeiten
load-bearing-materials | Materialtransport auf der Baustelle
architectural-sheet-metal | Blecharbeiten am Dach; Spenglerei? | dächer; dachdeckung; flachdach; kamine; blechdach; dachrinne
flat-roofing | Flachdächer abdichten; Flachdachsanierung
quantity-takeoff | Aufmaß?; Aufmaße?; Aufmaß erstellen?; Aufmaße erstellen? | bauleitung; bauabrechnung; abrechnung; mengenermittlung; massenermittlung; leistungsverzeichnis; leistungsverzeichnisse; vob; ausschreibung; baustelle; nachträge; gaeb; bauleiter
construction-estimating | Kalkulation von Bauleistungen
construction-tendering | Ausschreibung?; <Ausschreibung von Bauleistungen | aufmaß; bau; baustelle; leistungsverzeichnisse; bauleitung; vob; hochbau; tiefbau; bauabrechnung
subcontractor-management | Steuerung der Nachunternehmer; Nachunternehmersteuerung; Koordination der Nachunternehmer
brake-repair | Bremsen wechseln; Bremsenwechsel; Bremsen erneuern; Bremsbeläge wechseln; Wechsel von Bremsen; Erneuerung von Bremsen
clutch-replacement | Kupplung wechseln; Kupplungen erneuern
engine-repair | <Zahnriemen wechseln; <Zahnriemenwechsel
automotive-hvac | Klimaservice?; Klimaanlagenservice? | kfz; kfz-werkstatt; autos; fahrzeuge; ölwechsel; bremsen; reifen; reifenwechsel; achsvermessung; auspuff
auto-body-repair | Karosseriearbeiten; Unfallinstandsetzung; <Ausbeulen; <Ausbeularbeiten
automotive-painting | Lackieren von Fahrzeugen
auto-glass | Scheibentausch?; Scheibenaustausch?; Autoglasreparatur | auto; autos; autoglas; windschutzscheibe; windschutzscheiben; fahrzeuge; kfz; steinschlag; steinschlagreparatur; karosserie
lubrication | Abschmieren; Schmierarbeiten
stick-welding | Elektrodenhandschweißen
grinding | <Schleifen von Schweißnähten
metal-fabrication | Bau von Stahlkonstruktionen
sheet-metal-work | Zuschnitt von Blechen; Blechzuschnitt
micrometers-calipers | Umgang mit Messmitteln
refrigerant-handling | Kältemittel einfüllen; Umgang mit Kältemitteln
air-conditioning-systems | Klimageräte montieren; <Montage von Klimageräten; <Einbau von Klimaanlagen; Klimageräte; Klimatechnik
refrigeration | <Kälteanlagen warten; <Wartung von Kälteanlagen
document-scanning | Dokumente einscannen; Digitalisierung von Dokumenten
call-screening | Anrufe weiterleiten; Weiterleitung von Anrufen; Anrufe vermitteln
receivables-management | Offene-Posten-Verwaltung; Forderungswesen; Bearbeitung offener Posten; Offene-Posten-Listen
collections | <Forderungseinzug
leave-administration | Fehlzeiten erfassen?; Fehlzeitenerfassung?; Erfassung von Fehlzeiten? | urlaub; urlaubsanträge; urlaubsverwaltung; personalakten; personalverwaltung; zeiterfassung; lohn; krankmeldungen; lohnabrechnung; personal; mitarbeiter
shipment-visibility | <Terminverfolgung von Lieferungen
customer-account-upkeep | Kundendaten pflegen
childcare | Betreuung der Kinder im Alltag; Umgang mit Kindern; Beaufsichtigung der Kinder; Betreuung, Bildung und Erziehung; Bildung, Erziehung und Betreuung; Bildung, Betreuung und Erziehung; Kinderbetreuung; Umgang mit den Kindern?; betreust Kinder; betreust die Kinder; betreust unsere Kinder; betreuen Kinder; betreuen die Kinder; betreuen unsere Kinder | kita; krippe; erzieher; erzieherin; kindergarten; hort; eltern
diapering | Wickeln? | kinder; krippe; kita; eingewöhnung; elterngespräche; erzieher
child-activities | Spielen mit den Kindern; <Planung von Angeboten für Kinder; pädagogische Angebote; Durchführung pädagogischer Angebote; Planung pädagogischer Angebote; Projekte mit den Kindern; Projektarbeit mit Kindern; Gestaltung des Gruppenalltags; Gestaltung des Kita-Alltags; Gestaltung des pädagogischen Alltags; Gruppenaktivitäten?; Planung von Gruppenaktivitäten?; pädagogische Aktivitäten; pädagogischer Aktivitäten; Entwickeln von Angeboten und Projekten?; Planung und Durchführung von pädagogischen Angeboten | kita; kinder; kindern; krippe; elementargruppe; eltern; erzieher; erzieherin; kitaalltag
reading-to-children | Vorlesen für Kinder | kinder; kita; krippe; erzieher; eingewöhnung; morgenkreis
outdoor-play | Spielen im Freien
parent-communication | Entwicklungsgespräche?; Erziehungspartnerschaft; Erziehungspartnerschaften; Bildungs- und Erziehungspartnerschaft; Elternkontakt; Gespräche mit den Eltern; Gespräche mit Eltern; <Entwicklungsgesprächen?; <Tür- und Angelgespräche; <Tür- und Angelgesprächen; <Erziehungspartnerschaft mit den Eltern | kinder; kita; eltern; erzieher; krippe; morgenkreis; kindern; beobachtungsbögen; eingewöhnung; kindern und eltern
child-observation | Portfolioarbeit?; Beobachtung und Dokumentation der Entwicklungsprozesse; Entwicklungsdokumentation; Entwicklungsdokumentationen; Dokumentation der Entwicklungsprozesse; Bildungs- und Lerngeschichten; Beobachtung der Kinder; Beobachtung und Dokumentation?; Beobachtungsbögen; Beobachtungsbogen; Entwicklungsberichten? | kita; kinder; kindern; krippe; erzieher; erzieherin; kindergarten; bildungsdokumentation; elterngespräche; elementargruppe; eltern; entwicklungsgesprächen; entwicklungsgespräche
preschool-teaching | <Morgenkreis?; <Morgenkreise? | kita; kinder; kindern; krippe; erzieher; erzieherin; kindergarten; eingewöhnung; elterngespräche; basteln
student-supervision | Beaufsichtigung in der Pause; <Mittagessen begleiten? | schüler; schülern; grundschule; ogs; hort; ganztag; hausaufgaben; hausaufgabenbetreuung; pausenaufsicht
teaching-assistance | Unterrichtsbegleitung
security-guarding | <Schließdienst; <Schließdienste; <Schließrunden; Objektschutz; Objektbewachung; Werkschutz; Bewachung von Objekten; Schutz von Gebäuden
cattle-farming | Kälberaufzucht; <Kälberversorgung
haymaking | <Silage machen
viticulture | <Rebarbeiten; <Laubarbeiten im Weinberg; <Rebschnitt im Weinberg
crop-production | Feldarbeiten? | landwirtschaft; traktor; traktoren; ernte; aussaat; acker; ackerbau; bodenbearbeitung; getreide; bauernhof; melken
pesticide-application | Ausbringen von Pflanzenschutzmitteln
sod-installation | Rollrasen verlegen
landscaping | Anlegen von Gärten
fence-installation | Zäune setzen; Zaunbau
meter-reading | Zählerstände ablesen; Ablesen der Zähler
dental-assisting | Assistenz bei der Behandlung? | zahnarzt; zahnmedizin; stuhlassistenz; prophylaxe; zahnärztlich
dispensing-medication | Rezeptbelieferung; Belieferung von Rezepten
pharmacy-compounding | Herstellung von Rezepturen; Rezepturen herstellen
medication-counseling | pharmazeutische Beratung
patient-transfers | <Mobilisation? | grundpflege; bewohner; körperpflege; essen anreichen; pflege
cooking | Zubereitung von Gerichten; Zubereitung der Mahlzeiten; <Zubereitung von Menüs
vegan-cooking | Zubereitung von veganen Gerichten; vegane Gerichte; vegane Speisen; veganes Kochen; Zubereitung veganer Gerichte; vegan kochen; Zubereitung von veganen und vegetarischen Gerichten
vegetarian-cooking | vegetarische Gerichte; vegetarische Speisen; vegetarisches Kochen; Zubereitung vegetarischer Gerichte; Zubereitung von vegetarischen Gerichten; vegetarische und vegane Gerichte
dietary-cooking | Zubereitung von Diäten; diätetische Küche
food-allergen-management | Lebensmittelunverträglichkeiten; Kennzeichnung der Allergene; Unverträglichkeiten und Allergien? | küche; speisen; koch; gerichte; gäste; zutaten; küchenteam
food-ordering | Bestellung der Lebensmittel; Einkauf der Lebensmittel; Bestellung und Einkauf der Lebensmittel; Einkauf der Zutaten; Einkauf unserer Zutaten; Einkauf und die Lagerung unserer Zutaten | küche; koch; köchin; speisen; lebensmittel; gastronomie; restaurant; zutaten
food-storage | Lagerung unserer Zutaten; Lagerung der Zutaten; Einlagerung der Lebensmittel
food-safety | Hygiene- und Sicherheitsstandards in der Küche; Hygiene- und Sicherheitsstandards in unserer Küche; Hygienestandards?; Hygienevorschriften?; Hygienerichtlinien?; Hygiene- und Sicherheitsstandards? | küche; koch; köchin; speisen; lebensmittel; gastronomie; restaurant; haccp; gerichte; zutaten; küchenteam
baking | Herstellung der Backwaren; Herstellen von Backwaren
plating-presentation | Anrichten und Garnieren; Portionieren und Anrichten
kitchen-cleaning | Küche sauber halten; Sauberkeit in der Küche
food-service | Speisesaal- und Servicedienst; Speisen servieren; Speisenverteilung; Verteilung der Speisen; Frühstücksservice; Buffetbetreuung; Speisesaaldienst; Servicedienst?; servierst Speisen; servierst Speisen und Getränke; servierst die Speisen; servierst unseren Gästen Speisen; servieren Speisen; servieren Speisen und Getränke; servieren die Speisen; servieren unseren Gästen Speisen | speisesaal; küche; speisen; gäste; restaurant; speisenversorgung; backwaren
bartending | Zubereitung von Getränken; Getränke zubereiten; Getränkezubereitung
catering | Veranstaltungscatering; Eventcatering; Seminarverpflegung
receiving | Warenkontrolle; Annahme der Waren; Prüfung der Lieferungen; Lieferungen prüfen; Wareneingangsbuchung; kontrollierst Lieferungen; kontrollierst eingehende Lieferungen; kontrollierst Wareneingänge; kontrollierst den Wareneingang; kontrollierst die Lieferungen; kontrollieren Lieferungen; kontrollieren eingehende Lieferungen; kontrollieren Wareneingänge; kontrollieren den Wareneingang; kontrollieren die Lieferungen
house-cleaning | Reinigung von Wohnräumen; Reinigung der Wohnräume; Hausreinigung? | wäsche; küche; haushalt; speisen; backwaren; hauswirtschafterin; zimmer
deep-cleaning | Grundreinigungen
floor-care | Scheuersaugmaschine; Scheuersaugautomat; Scheuersaugautomaten; Einscheibenmaschine; Einscheibenmaschinen
cleanroom-cleaning | Reinraumreinigung; Reinigung von Reinräumen
industrial-cleaning | Reinigung von Maschinen
hospital-housekeeping | Krankenhausreinigung; Klinikreinigung; OP-Reinigung; Reinigung der Patientenzimmer
household-chores | hauswirtschaftliche Hilfe; Hilfe im Haushalt; Unterstützung im Haushalt
nursing | pflegerische Tätigkeiten; Pflegeerfahrung; Erfahrung in der Pflege; Erfahrungen in der Pflege; pflegerische Erfahrung; examinierte Pflege; <Kranken- und Behandlungspflege; <Behandlungspflege
nursing-process | Umsetzung des Pflegeprozesses; Steuerung des Pflegeprozesses; Überwachung des Pflegeprozesses; Gestaltung des Pflegeprozesses; Umsetzung und Überwachung des Pflegeprozesses; Pflegeprozesses; Pflegeprozesse
home-health | ambulanter Pflege; ambulanten Pflege; häusliche Versorgung?; Versorgung in der Häuslichkeit | pflege; patienten; pflegedienst; klienten; pflegekräfte
charting | Pflegedokumentation; Führung der Pflegedokumentation; digitale Pflegedokumentation; dokumentierst die Pflege; dokumentierst Pflegemaßnahmen; dokumentierst die Pflegemaßnahmen; dokumentieren die Pflege; dokumentieren Pflegemaßnahmen; dokumentieren die Pflegemaßnahmen
elderly-care | Umgang mit älteren Menschen; Umgang mit älteren und hilfsbedürftigen Menschen; Umgang mit pflegebedürftigen Menschen; Betreuung pflegebedürftiger Menschen; Pflege und Betreuung unserer Bewohner; Pflege und Betreuung der Bewohner; Pflege unserer Bewohner; pflegst unsere Bewohner; pflegst Bewohner; pflegst die Bewohner; pflegst unsere Bewohnerinnen und Bewohner; pflegst pflegebedürftige Menschen; pflegen unsere Bewohner; pflegen Bewohner; pflegen die Bewohner; pflegen unsere Bewohnerinnen und Bewohner; pflegen pflegebedürftige Menschen
ambulation | Mobilisation der Patienten
dementia-care | Umgang mit Demenz
caregiving | Betreuung im Alltag; Alltagsbetreuung; Unterstützung im Alltag
early-childhood-education | frühkindliche Förderung; Bildungs- und Erziehungsarbeit; Kindergartenarbeit; Arbeit im Kindergarten; Krippenpädagogik; Arbeit in der Krippe; Naturpädagogik; Wildnispädagogik; naturpädagogische Zusatzqualifikation; Elementarbereich? | kinder; kita; krippe; erzieher; kindergarten; pädagogik; pädagogisch
child-development | Förderung der Kinder; Förderung von Kindern; Entwicklung der Kinder fördern; Förderung der kindlichen Entwicklung; Förderung der emotionalen, kognitiven und sozialen Kompetenz; Förderung der sozialen Kompetenz der Kinder; Förderung der motorischen Entwicklung; Entwicklungsförderung?; Sprachförderung?; <Entwicklungsbegleitung der Kinder; <Entwicklungsbegleitung von Kindern; <Begleitung der kindlichen Entwicklung; Begleitung der Kinder in ihrer Entwicklung | kinder; kindern; kita; krippe; erzieher; kindergarten; pädagogisch
inclusion-classroom | Inklusionspädagogik; Integrationspädagogik
financial-accounting | Finanzbuchhaltungen; Erstellung von Finanzbuchhaltungen; Erstellung der Finanzbuchhaltung
cash-application | Bearbeitung von Zahlungseingängen; Verbuchung der Zahlungseingänge; Buchung von Zahlungseingängen; Überwachung der Zahlungseingänge; Zahlungseingängen
annual-financial-statements | Erstellung von Bilanzen; Bilanzen erstellen; <Einnahmenüberschussrechnung; <Einnahmenüberschussrechnungen; <Einnahmen-Überschuss-Rechnung; <Einnahmen-Überschuss-Rechnungen
tax-preparation | Steuerdeklaration; <Einkommensteuererklärungen; <Körperschaftsteuererklärungen; <Umsatzsteuererklärungen; <Gewerbesteuererklärungen
tax-audits | Begleitung von Betriebsprüfungen; Betreuung von Betriebsprüfungen; Betriebsprüfungen? | steuer; steuerberater; steuererklärungen; finanzamt; steuerfachangestellte; mandanten
tax-compliance | Prüfung von Steuerbescheiden; Prüfung der Steuerbescheide; Steuerbescheide prüfen
cabinetmaking | Möbelschreinerei; Bau von Möbeln; Einbauschränke; Korpusbau; Möbelfertigung
interior-fit-out | Innenausbauten
exhibit-installation | Messeaufbau; Messeaufbauten; Messeauf- und -abbau; Messestandbau; Auf- und Abbau von Messeständen; Ausstellungsbau; Display- und Messebau
wood-finishing | Lackieren von Möbeln; Holzoberflächen; Oberflächenbehandlung von Holz
gebaudetechnik | Haustechnik; gebäudetechnische Anlagen; haustechnische Anlagen
facilities-management | Objektbetreuung; Objektmanagement; technische Objektbetreuung; Gebäudebewirtschaftung
ventilation | Lüftungssysteme; Lüftungssystemen; Raumlufttechnik; raumlufttechnische Anlagen; Lüftungsmontage; Lüftungskanäle; Montage von Lüftungskanälen
air-handlers | Wartung von Lüftungsanlagen; Montage von Lüftungsanlagen
fire-protection | Brandschutzanlagen; Überwachung der Brandschutzanlagen; Brandschutz- und Sicherheitsanlagen
energy-management | Energieverbrauch analysieren; Energiemonitoring; Analyse des Energieverbrauchs
skin-analysis | Hautanalysen; Hautdiagnose; Hautdiagnosen
cosmetic-foot-care | Fußpflegebehandlungen; fußpflegerische Behandlungen; fußpflegerischer Behandlungen
manicures | Handpflege
beauty-advice | Beratung zu Pflegeprodukten; Beratung zu Schönheitsbehandlungen; Beratung zu Kosmetikprodukten
salon-sanitation | Hygiene- und Sicherheitsstandards im Behandlungsraum; Hygiene im Behandlungsraum; Hygiene im Salon; Hygienevorschriften im Salon
order-packing | Verpackung der Waren; Warenverpackung; Verpackung von Waren; Packtätigkeiten; versandfertig verpacken; Verpacken nach Packvorschrift; verpackst Pakete; verpackst Waren; verpackst Bestellungen; verpackst die Ware; verpackst die Waren; verpackst Produkte; verpackst Artikel; verpacken Pakete; verpacken Waren; verpacken Bestellungen; verpacken die Ware; verpacken die Waren; verpacken Produkte; verpacken Artikel
shipping | versandfertig machen; Warenversand; Vorbereitung der Sendungen; Vorbereitung von Sendungen
pallet-jack | Bedienung des Handhubwagens; Bedienung von Hubwagen
material-handling-equipment | Umgang mit Flurförderzeugen
forklift-operation | Hochregalstapler
inventory-management | Kontrolle der Warenbestände; Warenbestände kontrollieren; kontrollieren unsere Warenbestände
training-delivery | Vor-Ort-Trainings; Schulungen leiten; Trainings leiten; Trainings durchzuführen; Nachschulungen; Schulungserfahrung; Trainererfahrung; Erfahrung als Trainer; Erfahrung als Dozent; Präsenzschulungen; Schulung der Mitarbeitenden; Schulung der Mitarbeiter; Schulung von Mitarbeitern; Schulung von Mitarbeitenden; Mitarbeiterschulung; Mitarbeiterschulungen; Mitarbeiter schulen; Schulung und Support der Mitarbeitenden; Durchführung von Schulungen; Schulungen durchführen
training-development | Trainingsunterlagen; Erstellung von Trainingsunterlagen; Konzeption von Trainings; Schulungsmaterialien; Trainingsmaterialien; Lehrunterlagen; Entwicklung von Trainings
training-manuals | Entwicklung von Schulungsunterlagen
assessment-design | Lernerfolgskontrollen; Erstellung von Lernerfolgskontrollen; Lernzielkontrollen
unit-planning | Vorbereitung von Unterrichtseinheiten
teaching | Unterrichtserteilung
elearning-development | E-Learning-Formate; Erstellung von E-Learnings; E-Learning-Inhalte; Online-Lernformate; digitale Lernformate; digitalen Lernformaten
train-driving | Führen von Zügen; Führen von Triebfahrzeugen; Fahren von Triebfahrzeugen; Triebfahrzeuge führen
rail-operations | Bahnbetrieb; bahnbetriebliche Ausbildung; Eisenbahnbereich; Eisenbahnverkehr
ticketing-systems | Ticketsystem; Ticketsystemen
computer-hardware | Hardwaresupport; Hardwarereparatur; Hardwareaustausch; Einrichtung von Hardware
vdi | VDI-Lösungen; VDI-Software; virtuelle Desktops
it-infrastructure | IT-Infrastrukturen
identity-access-management | Identitäts- und Zugriffsmanagement; Benutzer- und Rechteverwaltung; Rechteverwaltung
computer-literacy | Computerkenntnisse; IT-Anwenderkenntnisse; PC-Grundkenntnisse; EDV-Grundkenntnisse
structured-cabling | EDV-Installationen?; Telematik-Installationen; Telematikinstallationen | elektro; elektroinstallateur; telematik; installationen; installateur
curriculum-implementation | <Bildungsleitlinien?; <Orientierungsplan?; <Bildungsplan umsetzen; <Umsetzung des Bildungsplans; <Umsetzung des Orientierungsplans; <Umsetzung der Bildungsleitlinien; <Umsetzung der Bildungsgrundsätze | kita; krippe; elementargruppe; kindern; kinder; kindergarten
plant-identification | Pflanzenkenntnisse; Pflanzenkenntnis; <Gehölzkenntnisse; <Staudenkenntnisse
irrigation | Bewässerungsanlagen?; Bewässerungssysteme?; Bewässerungssystemen?; <Wartung von Bewässerungssystemen; <Wartung von Bewässerungsanlagen | rasen; gärtner; pflanzen; grünflächen; bäumen; garten; gartenbau; landschaftsbau; pflanzenschutz; baumpflege
file-print-servers | <Fileserver; <Fileservern; <Fileservices; <File-Services; <Dateidienste; <Druckdienste
motorsagenschein-de | Motorsägeschein; Motorsägen-Schein; Kettensägeschein; Motorkettensägenschein; <AS Baum 1; <AS Baum 2; Motorsägen-Führerschein; Motorsägenlehrgang
kranschein-de | <Hallenkranschein; <Brückenkranschein; Kranbefähigungsnachweis; Bedienberechtigung für Krane; Kranführerausweis; Befähigungsnachweis Kran
hubarbeitsbuhnenschein-de | Hubsteigerschein; Hubsteiger-Schein
driver-cpc | Modul 95?; Module 95?; Schlüsselziffer 95; Kennziffer 95; Eintrag 95?; SZ 95?; Ziffer 95? | führerschein; lkw; fahrerkarte; fahrer; kraftfahrer; ce
first-aid | Erste-Hilfe-Schein; Erste-Hilfe-Bescheinigung; Erste-Hilfe-Nachweis; <Ersthelferschein; <Ersthelfer-Schein; <Ersthelferausbildung; Nachweis über einen Erste-Hilfe-Kurs
lifeguard-certification | Rettungsschwimmerschein; Rettungsschwimmernachweis; Rettungsschwimmerabzeichen; Rettungsschwimmabzeichen?; <Rettungsschwimmerabzeichen Bronze; Rettungsfähigkeit Schwimmen | schwimmbad; badeaufsicht; freibad
dlrg-silber-de | Rettungsschwimmerabzeichen Silber; Rettungsschwimmabzeichen Silber; Rettungsschwimmabzeichen in Silber; Rettungsschwimmerabzeichen in Silber; DRSA Silber
uebungsleiter-c-de | <Übungsleiterschein; <Übungsleiter-Schein; <Übungsleiterlizenz; <Übungsleiter-Lizenz
pflanzenschutz-sachkundenachweis-de | Pflanzenschutzschein; Sachkundeausweis Pflanzenschutz; Spritzschein?; Sachkundenachweis im Pflanzenschutz; Sachkunde im Pflanzenschutz | pflanzenschutz; obstbau; weinbau; traktor
boating-licence | Bootsführerschein; Motorbootführerschein
betreuungskraft-43b | <Betreuungskraft nach § 53b; <Betreuungskraft nach § 53c; <Qualifikation nach § 53b SGB XI; <Qualifikation nach § 53c SGB XI; <Alltagsbegleiter nach § 53c; <Betreuungsassistent nach § 53b SGB XI
aircraft-cleaning | Kabinenreinigung von Flugzeugen; Reinigung von Flugzeugen; Reinigung der Flugzeuge; Reinigung von Flugzeugkabinen; Flugzeugkabinenreinigung; Flugzeuginnenreinigung; Reinigung der Kabinen?; Reinigung der VIP Kabinen | flugzeug; flugzeuge; flugzeugen; cockpit; cockpits; kundenflugzeuge
vehicle-detailing | <Flugzeugaufbereitung; <Aufbereitung von Flugzeugen; <Lackversiegelung; <Lackpolitur; <Poliertechniken?; <Lackschutz?; <Lackpflege; <Keramikversiegelung; <Nanoversiegelung; <Lederpflege?; <polieren und versiegeln?; <Fahrzeugpolitur; <Innenraumaufbereitung; <Innenaufbereitung von Fahrzeugen; <Pflege hochwertiger Oberflächen?; <Smart Repair? | fahrzeug; fahrzeuge; fahrzeugen; flugzeug; flugzeuge; flugzeugen; lackierten; politur; fahrzeugaufbereiter; autohaus; aufbereitung; oberflächen; versiegeln; lackschutz; poliertechniken
vehicle-washing | Reinigung der Fahrzeuge; Reinigen der Fahrzeuge; Fahrzeuge reinigen; Fahrzeuginnenreinigung; Autowäsche
repair-orders | Eröffnung von Reparaturaufträgen; Reparaturaufträge eröffnen; Eröffnen von Werkstattaufträgen; Werkstattaufträge anlegen; Annahme von Reparaturaufträgen; Erstellung von Reparaturaufträgen; Auftragseröffnung?; Werkstattaufträgen; Werkstattaufträge | werkstatt; autohaus; fahrzeug; kfz; reparatur; werkstattersatzwagen
service-advising | <Fahrzeugannahme; <Dialogannahme; <Direktannahme am Fahrzeug; <Reparaturannahme?; <Serviceannahme?; <Werkstatttermine vereinbaren; <Vereinbarung von Werkstattterminen | werkstatt; autohaus; fahrzeug; kfz; reparaturaufträge
vehicle-handover | Fahrzeugauslieferung; Fahrzeugauslieferungen; Fahrzeugübergabe an Kunden; Auslieferung von Fahrzeugen; Auslieferung der Fahrzeuge; Fahrzeugübergaben; Übergabe von Fahrzeugen
vehicle-registration-service | Fahrzeugzulassung; Fahrzeugzulassungen; Zulassung von Fahrzeugen; Kfz-Zulassung; Kfz-Zulassungen; An- und Abmeldung von Fahrzeugen; Zulassungen? | fahrzeugauslieferung; kfz; fahrzeuge; autohaus; neuwagen
car-rental | Koordination der Werkstattersatzwagen; Werkstattersatzwagen; Vergabe von Ersatzwagen; Ersatzfahrzeuge?; Mietwagenverwaltung; Mietwagen? | werkstatt; autohaus; mietverträge; fahrzeuge; mietverträgen
spare-parts-management | Herausgabe von Ersatzteilen; Ausgabe von Ersatzteilen; Ersatzteilausgabe; Ersatzteilbestellung; Ersatzteilverkauf; Ersatzteillager; Teilelager?; Teiledienst?; Bestellung von Ersatzteilen | ersatzteile; ersatzteilen; autohaus; werkstatt; kfz
claims-handling | <Unfallabwicklung; <Unfallschadenabwicklung; <Unfallrechnungen; <Abwicklung von Unfallschäden; <Schadensabwicklung mit Versicherungen
service-charge-statements | Betriebs- und Heizkostenabrechnungen; Betriebs- und Heizkostenabrechnung; Heizkostenabrechnungen; Neben- und Betriebskostenabrechnungen; Nebenkosten abrechnen; Betriebs- und Nebenkostenabrechnung; Betriebs- und Nebenkostenabrechnungen; <Anpassung der Vorauszahlungen; <Anpassungen der Vorauszahlungen; <Prüfung der Verbrauchswerte; <Verbrauchswerte auf Plausibilität; <Verbrauchserfassung?; <Abrechnungskonzepte?; Erstellung der Betriebskostenabrechnungen; Umlagen abrechnen? | betriebskosten; heizkosten; nebenkosten; mieter; hausverwaltung; immobilien; heizkostenabrechnungen; verbrauchswerte
hoa-management | <Wirtschaftspläne?; <Wirtschaftsplänen?; <Hausgeldabrechnung; <Hausgeldabrechnungen; <WEG-Abrechnung; <WEG-Abrechnungen; <Eigentümerversammlung; <Eigentümerversammlungen; <WEG-Verwaltung | hausverwaltung; eigentümer; immobilienverwaltung; heizkostenabrechnungen; betriebskosten; weg
rent-accounting | Mietenbuchhaltung; Mietenbuchhaltungen; Mieteingänge überwachen; Überwachung der Mieteingänge; Mieterbuchhaltung; <Kautionsverwaltung; Überwachung der Mietzahlungen
metal-sawing | Sägen?; Bandsägen? | drehen; fräsen; bohren; cnc; metall; zuschnitt; werkstücke; schweißen
precision-measuring-instruments | Messmitteln; Prüfmittel?; Prüfmitteln?; Messmittel; digitalen und konventionellen Messmitteln; Messwerkzeuge; Messwerkzeugen | werkstücke; messen; fertigung; qualitätskontrolle; drehen; fräsen; bauteile
process-improvement | Optimierung des Fertigungsprozesses; Optimierung der Fertigungsprozesse; Optimierung von Fertigungsprozessen; Fertigungsprozesse optimieren; Optimierung der Produktionsprozesse; Optimierung von Produktionsprozessen
production-supervision | <Linienführung?; Leitung der Produktionslinie; <Führung der Schichtmitarbeiter; Führung der Produktionsmitarbeiter; Steuerung der Produktionslinie; Überwachung des Produktionsablaufs; Überwachung der Produktion; Überwachung des Fertigungsprozesses; überwachst die Produktion; überwachst den Produktionsprozess; überwachst die Produktionsprozesse; überwachst die Fertigung; überwachen die Produktion; überwachen den Produktionsprozess; überwachen die Produktionsprozesse; überwachen die Fertigung | produktion; schicht; produktionsmitarbeiter; fertigung
floral-design | Floristik; Sträuße binden; Binden von Sträußen; Blumensträuße binden; Strauß binden?; Anfertigen von Gestecken; Gestecke anfertigen; <Trauerfloristik; <Hochzeitsfloristik; <Kränze binden; <Brautsträuße; floristische Gestaltung; Gestecke? | blumen; floristin; florist; sträuße; kränze; pflanzen; floristik
flower-shop-work | Pflege von Schnittblumen; Schnittblumen pflegen; Versorgung der Schnittblumen; Anschneiden von Schnittblumen; Blumen und Pflanzen versorgen; Pflege der Pflanzen und Schnittblumen; Blumenverkauf; Verkauf von Blumen und Pflanzen; Schnittblumen? | floristik; floristin; florist; sträuße; blumenladen
sewer-lines | <Kanalbau; <Kanalbauarbeiten; <Kanalsanierung; <Kanäle verlegen; <Verlegen von Kanalrohren
asphalt-paving | Asphaltarbeiten; Asphaltbau; Asphaltieren; Asphalteinbau; Einbau von Asphalt
access-control-security | Zutrittskontrolle; Zutrittskontrollen; Zugangskontrolle; Zugangskontrollen; Einlasskontrolle; Einlasskontrollen; Durchführung von Zutrittskontrollen; kontrollierst den Zugang; kontrollierst den Zutritt; kontrollierst Zutritte; kontrollierst Besucher; kontrollierst Personen und Fahrzeuge; kontrollieren den Zugang; kontrollieren den Zutritt; kontrollieren Zutritte; kontrollieren Besucher; kontrollieren Personen und Fahrzeuge
patient-registration | Patientenaufnahme; Aufnahme von Patienten; Patientenanmeldung; Anmeldung der Patienten; Aufnahme der Patienten
immunization | Impfungen durchführen; Durchführung von Impfungen; Impfungen verabreichen; Verabreichen von Impfungen
help-desk | Bearbeiten von Tickets; Bearbeitung von Störungsmeldungen?
desktop-support | Installation von Clients; Hardware-Rollouts; Hardware-Rollout; Installation von Arbeitsplätzen?; Einrichtung von Arbeitsplatzrechnern; Einrichten von Arbeitsplätzen?; PC-Arbeitsplätze einrichten | clients; hardware; software; windows; support
delivery-driving | belieferst unsere Kunden; belieferst Kunden; belieferst die Kunden; beliefern unsere Kunden; beliefern Kunden; beliefern die Kunden
window-cleaning | putzt Fenster; putzt die Fenster; putzen Fenster; putzen die Fenster
prospecting | akquirierst Neukunden; akquirierst neue Kunden; akquirierst Kunden; akquirieren Neukunden; akquirieren neue Kunden; akquirieren Kunden; gewinnst Neukunden; gewinnst neue Kunden; gewinnen Neukunden; gewinnen neue Kunden
account-management | betreust Bestandskunden; betreust unsere Bestandskunden; betreust bestehende Kunden; betreust unsere Kunden; betreust Kunden; betreuen Bestandskunden; betreuen unsere Bestandskunden; betreuen bestehende Kunden; betreuen unsere Kunden; betreuen Kunden
event-planning | organisierst Veranstaltungen; organisierst Events; organisierst Veranstaltungen und Events; organisierst unsere Veranstaltungen; organisierst Messen und Veranstaltungen; organisieren Veranstaltungen; organisieren Events; organisieren Veranstaltungen und Events; organisieren unsere Veranstaltungen; organisieren Messen und Veranstaltungen
team-management | führst Mitarbeiter; führst ein Team von; führst Ihr Team; führst dein Team; führst das Team fachlich; führst das Team fachlich und disziplinarisch; führst die Mitarbeiter; führen Mitarbeiter; führen ein Team von; führen Ihr Team; führen dein Team; führen das Team fachlich; führen das Team fachlich und disziplinarisch; führen die Mitarbeiter
`;

export const titles = String.raw`
software-developer | Software-Entwickler; Software-Entwicklerin; Entwickler; Entwicklerin; Softwareentwicklungsingenieur; Werkstudent Softwareentwicklung; Praktikant Softwareentwicklung
web-developer | Web-Entwickler
dot-net-developer | C#-Entwickler
mobile-developer | Mobile Entwickler
it-officer | IT-Spezialist
systems-administrator | IT-Systemadministrator; EDV-Administrator; Administrator Windows; Windows-Administrator; Administrator Windows Server; Administrator IT; IT-Administrator
help-desk-technician | First-Level-Support; 1st Level Support; 1st-Level-Supporter
technical-support-engineer | Second-Level-Support
it-manager | EDV-Leiter; Teamleiter IT; IT-Teamleiter
it-coordinator | IT-Koordinator
it-support-specialist | EDV-Techniker
software-architect | Software-Architekt
software-consultant | Anwendungsberater
university-research-assistant | Studentische Hilfskraft
laboratory-technician | Laborassistent; Laborhelfer; Labormitarbeiter; Labortechniker
farm-worker | Landwirtschaftlicher Mitarbeiter; Landwirtschaftshelfer
stable-hand | Stallhelfer
forestry-worker | Forstarbeiter
environmental-manager | Umweltbeauftragter
mechanical-designer | CAD-Konstrukteur
cad-technician | CAD-Zeichner
plc-technician | SPS-Techniker
simulation-engineer | Simulationsingenieur
hardware-engineer | Hardware-Entwickler
electronics-engineer | Elektronik-Entwickler
mechanical-engineer | Ingenieur Maschinenbau; Dipl.-Ing. Maschinenbau
electrical-engineer | Ingenieur Elektrotechnik; Ingenieur für Elektrotechnik
mechanical-engineering-technician | Techniker Maschinenbau
electrical-engineering-technician | Techniker Elektrotechnik
engineering-manager | Leiter Konstruktion; Teamleiter Konstruktion
bank-employee | Bankmitarbeiter; Mitarbeiter Bank; Bankfachfrau; Bankfachmann
bank-teller | Servicemitarbeiter Bank; Kassierer Bank; Schalterangestellter Bank
bank-branch-manager | Filialleiter Bank; Filialleiter Sparkasse
accounting-clerk | Mitarbeiter Buchhaltung; Mitarbeiter Rechnungswesen; Mitarbeiter Finanzbuchhaltung; Buchhaltungsmitarbeiter; Sachbearbeiter Finanz- und Rechnungswesen
accounting-manager | Teamleiter Buchhaltung; Leiter Finanzbuchhaltung; Leiter Finanz- und Rechnungswesen; Teamleiter Finanzbuchhaltung
controlling-specialist | Finanzcontroller
hr-assistant | Mitarbeiter Personal; Mitarbeiter Personalabteilung; HR-Assistenz; Assistenz Personal; Personalassistenz; Mitarbeiter Personalwesen; Mitarbeiter Personaladministration
hr-generalist | HR Referent; HR-Referentin; HR Mitarbeiter; HR-Sachbearbeiter; Sachbearbeiter Personal; Sachbearbeiter Personalwesen
hr-manager | Leiter Personal; Leiter Personalabteilung; Teamleiter Personal
administrative-assistant | Büroassistent; Büroassistentin; Büroassistenz; Bürofachkraft; Verwaltungsassistent; Verwaltungsmitarbeiter; Mitarbeiter Verwaltung; Mitarbeiter Administration
office-clerk | Büroangestellter; Büroangestellte; Bürosachbearbeiter; Kaufmännische Angestellte; Kaufmännischer Mitarbeiter; Kaufmännische Mitarbeiterin; Büromitarbeiter; Industriekaufmann; Industriekauffrau
executive-assistant | Assistent der Geschäftsleitung; Assistentin der Geschäftsleitung; Assistenz der Geschäftsleitung; Assistentin der Geschäftsführung; Geschäftsleitungsassistent
secretary | Sekretariatsmitarbeiter; Mitarbeiter Sekretariat; Sekretariatskraft
receptionist | Empfangsdame; Empfangssekretärin; Mitarbeiter Empfang; Empfang
sales-representative | Vertriebsbeauftragter; Vertriebsbeauftragte; Mitarbeiter Außendienst; Mitarbeiter Vertrieb; Vertriebsmitarbeiter Außendienst
inside-sales-representative | Sachbearbeiter Innendienst; Mitarbeiter Vertriebsinnendienst; Sachbearbeiter Vertriebsinnendienst; Mitarbeiter Innendienst
sales-manager | Teamleiter Vertrieb; Leiter Vertrieb; Abteilungsleiter Vertrieb; Leiter Verkauf
marketing-specialist | Marketingmitarbeiter; Mitarbeiter Marketing; Marketingfachfrau; Marketingfachmann; Referent Marketing
marketing-manager | Leiter Marketing; Teamleiter Marketing; Leiter Marketing und Vertrieb
marketing-assistant | Marketingassistenz; Assistenz Marketing
public-relations-specialist | PR-Assistent; PR-Assistentin; PR-Berater; PR-Beraterin; Referent Öffentlichkeitsarbeit; Referentin für Öffentlichkeitsarbeit; Referent für Öffentlichkeitsarbeit; Mitarbeiter Öffentlichkeitsarbeit; Mitarbeiter für Öffentlichkeitsarbeit
communications-specialist | Referent Kommunikation; Referent Unternehmenskommunikation; Mitarbeiter Kommunikation
insurance-agent | Versicherungsberater; Versicherungsfachmann; Versicherungsfachfrau; Kundenberater Versicherung
insurance-clerk | Versicherungsangestellter; Versicherungsangestellte
real-estate-agent | Immobilienberater; Immobilienvermittler
property-manager | Objektmanager Immobilien
paralegal | Rechtsfachwirt; Rechtsanwaltsgehilfe
legal-secretary | Rechtsanwaltssekretärin; Anwaltssekretärin; Rechtsanwaltssekretär; Anwaltsassistentin
financial-advisor | Finanzdienstleister; Vermögensberaterin
employment-agency-consultant | Disponent Zeitarbeit
call-center-agent | Callcenter-Mitarbeiter; Mitarbeiter Callcenter
nurse-manager | Pflegedienstleiter
operating-room-nurse | OP-Schwester; OP-Fachpfleger
ward-sister | Stationsschwester
social-services-assistant | Sozialassistent
disability-support-worker | Heilerziehungspflegehelfer; Betreuer in der Behindertenhilfe
sen-assistant | Schulbegleitung; Integrationskraft
childcare-worker | Kinderbetreuer; Kinderbetreuerin; Kinderbetreuung
childcare-manager | Kita-Leiter; Kita-Leiterin; Kindergartenleitung; Kindergartenleiter
preschool-assistant | Kindergartenhelferin; Kindergartenassistentin; Kindergartenassistenz
teacher | Lehramtsanwärter; Vertragslehrer
domestic-cleaner | Putzhilfe
cleaner | Reinigungsmitarbeiter; Mitarbeiter in der Reinigung; Reinigungspersonal
building-caretaker | Hauswart; Schulhausmeister
domestic-housekeeper | Hauswirtschafterin; Hauswirtschafter
customs-officer | Zöllner
firefighter | Berufsfeuerwehrmann; Freiwilliger Feuerwehrmann
soldier | Zeitsoldat; Berufssoldat; Soldat auf Zeit; Bundeswehrsoldat
security-guard | Sicherheitskraft; Security Mitarbeiter; Objektschützer; Mitarbeiter Sicherheitsdienst; Mitarbeiter im Sicherheitsdienst; Wachschutzmitarbeiter
videographer | Videograf
library-assistant | Fachangestellte für Medien- und Informationsdienste
visitor-services-assistant | Museumsaufsicht
dental-assistant | Stuhlassistenz; Zahnmedizinische Assistentin
waiter | Aushilfskellner; Serviceaushilfe; Bedienung Gastronomie; Servicefachkraft Gastronomie; Kellneraushilfe; Mitarbeiter im Service Gastronomie
bartender | Tresenkraft; Barkraft
restaurant-manager | Restaurantleitung; Gastronomieleiter; Gastronomieleitung
restaurant-supervisor | Serviceleiter Gastronomie; Serviceleitung Gastronomie
kitchen-assistant | Küchenkraft; Küchenhilfskraft; Aushilfe Küche; Mitarbeiter Küche
cafeteria-worker | Kantinenkraft; Mensamitarbeiter
hotel-receptionist | Empfangsmitarbeiter Hotel; Rezeptionsmitarbeiter; Mitarbeiter Rezeption Hotel
cashier | Kassenkraft
store-manager | Filialleitung; Ladenleiter; Shopleiter; Storeleiter
assistant-store-manager | Stellvertretende Filialleitung; Stellv. Filialleiter; Stv. Filialleiter; Stellv. Filialleitung
retail-stock-clerk | Warenverräumer; Warenauffüller; Regalbefüller
warehouse-worker | Lagerkraft; Lagerfacharbeiter; Mitarbeiter Lager; Mitarbeiter Logistik; Lageraushilfe; Mitarbeiter im Lager; Logistikmitarbeiter; Logistikhelfer
shipping-supervisor | Versandleiter; Versandleitung
delivery-driver | Paketfahrer; Paketkurier; Fahrer Klasse B; Fahrer mit Führerschein Klasse B
courier | Kurier
production-worker | Fertigungsmitarbeiter; Mitarbeiter Produktion; Mitarbeiter Fertigung; Aushilfe Produktion
machine-operator | Anlagenbediener; Maschinen- und Anlagenbediener
repair-helper | Schlosserhelfer
painter-helper | Malerhelfer
site-manager | Baustellenleiter
quality-inspector | Qualitätskontrolleur
handyman | Haushandwerker
forklift-operator | Hochregalstaplerfahrer; Schubmaststaplerfahrer
pharmacy-assistant | Apothekenhelfer
optician | Optiker
floor-layer | Estrichleger
pipelayer | Rohrleger
housekeeper | Roomboy
travel-agent | Reisebürokaufmann; Reiseverkehrskaufmann
truck-driver | Fahrer CE; Fahrer Klasse CE; Fahrer C/CE
building-electrician | Elektroniker für Gebäudetechnik; Elektroniker Gebäudetechnik
linux-administrator | Administrator Linux; Linux-Systemadministrator
automotive-service-advisor | Automobil-Serviceassistent; Automobil-Serviceassistenten; Automobilserviceassistent; Serviceassistent Autohaus; Serviceassistent Kfz; Serviceassistenz Autohaus; Service-Assistent Autohaus
machine-shop-supervisor | Meister CNC-Zerspanungstechnik; Meister CNC-Fertigung; Meister Zerspanungstechnik; Zerspanungsmeister
property-accountant | Betriebskostenabrechner; Nebenkostenabrechner; Immobilienbuchhalter; Sachbearbeiter Betriebskostenabrechnung; Objektbuchhalter; Mietenbuchhalter
`;

export const seniority = String.raw`
`;
