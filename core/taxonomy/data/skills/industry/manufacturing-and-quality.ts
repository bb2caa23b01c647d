export const skills = String.raw`
# Production
manufacturing | Manufacturing? | technical | manufacturing operations; manufacturing industry?; <manufacturing environment; industrial production; Fertigung?; fabrication industrielle; fabricación industrial; <mass production; <series production; <Serienfertigung; Fertigungsindustrie? | | production; assembly; plant; factory; machine; machines; quality; lean; operator; maschinen; montage; produktion; engineering; warehouse
production-work | Production work | professional | production?; production line; production line work; <production worker; factory production; <production operator; Produktion?; <Produktionsmitarbeiter; <Produktionshelfer; Fließbandarbeit; travail à la chaîne; producción industrial; manufacturing production; factory work; <production operations?; trabajo en producción | | factory; assembly; manufacturing; machine; operator; packaging; plant; warehouse; line; maschinen; montage; fertigung; assembler
assembly-work | Assembly work | professional | assembling?; assembly line; assembly line work; product assembly; manual assembly; <production assembly; assembling products; assembly operations; <assembly line worker; Montagearbeiten; Montage?; <Baugruppenmontage; travaux d'assemblage; ensamblaje | | production; parts; line; packaging; machine; factory; assemble; soldering; tools; inspection; manufacturing; wiring; components; fertigung; maschinen; packing; forklift
mechanical-assembly | Mechanical assembly | technical | mechanical assembling; <sub-assembly; <subassembly; assembly of mechanical parts; <machine assembly; <assembly of machinery; mechanische Montage; montage mécanique; ensamble mecánico | assembly-work
torque-tools | Torque tools | tool | torque wrench; torque wrenches; torque wrench use; Drehmomentschlüssel; clé dynamométrique; llave dinamométrica; calibrated torque tools
final-assembly | Final assembly? | professional | Endmontage; montage final; ensamble final | assembly-work | production; assembly; manufacturing; line; testing; parts; assembled; subassembly; montage; components; units; machine
small-parts-assembly | Small parts assembly | professional | precision assembly; micro assembly; Kleinteilemontage; Feinmontage; assemblage de précision | assembly-work
cell-manufacturing | Cellular manufacturing | technical | cell manufacturing?; work cells?; manufacturing cells; <one-piece flow; <single piece flow; Fertigungszellen | lean-manufacturing | lean; kanban; flow; layout; kaizen; takt; robots
machine-operation | Machine operation | technical | <machine operator; machine operating; operating machines; operating machinery; operate machines; operate machinery; production machine operation; <production equipment operation; operation of machinery; <machine tending; Maschinenbedienung; <Maschinenführer; Anlagenbedienung; conduite de machines; <conduite de ligne; manejo de máquinas; operación de máquinas; <operating production machinery; <industrial machinery operation
maschinen-und-anlagenfuhrer-de | Maschinen- und Anlagenführer (DE) | certification | Maschinen- und Anlagenführer?; Maschinenführer Ausbildung | machine-operation | ausbildung; abschluss; ihk; gelernt; gelernter; lehre; berufsausbildung; abgeschlossene; facharbeiter
produktionstechnologe-de | Produktionstechnologe (DE) | certification | Produktionstechnologe; Produktionstechnologin
produktionsfachkraft-chemie-de | Produktionsfachkraft Chemie (DE) | certification | Produktionsfachkraft Chemie
machine-setup | Machine setup | technical | machine set-up; setting up machines; set up machines; setup machines; <set-up operator; <setup operator; equipment setup production; <changeovers?; <machine changeovers; <equipment changeover; <die changes; <mold changes?; Einrichten von Maschinen; Maschineneinrichtung; réglage machines; ajuste de máquinas; <job setup?; <line changeovers; <tool changes on machines | | machine; machines; production; cnc; tooling; press; line; packaging; dies; operator
smed | SMED | technical | single-minute exchange of die; <quick changeover; <setup reduction; <Rüstzeitoptimierung | lean-manufacturing
machine-troubleshooting | Machine troubleshooting | technical | troubleshooting machines; machinery troubleshooting; troubleshoot machines; trouble shooting machines; machine fault diagnosis; Störungsbehebung?; Fehlersuche an Maschinen; dépannage machines; <equipment troubleshooting?; <troubleshooting equipment?; <troubleshoot equipment?; localización de fallas en máquinas | | machine; machines; production; plc; mechanical; packaging; conveyor; anlagen; maschinen; maschine; instandhaltung; hydraulic; maintenance
production-planning | Production planning | professional | <production scheduling?; production planning and scheduling; manufacturing planning; production planning and control; <manufacturing scheduling; <production schedules?; Produktionsplanung; PPS?; Produktionsplanung und -steuerung; <ordonnancement?; planification de production?; planificación de la producción; Fertigungsplanung und -steuerung; <production plan? | | sap; fertigung; produktion; planung; erp; manufacturing; materials; inventory; mrp; capacity; orders; plant; shop; factory; fabrication; atelier; usine; usinage
master-production-scheduling | Master production scheduling | professional | master scheduling?; master production schedule?; MPS scheduling; Primärbedarfsplanung; plan directeur de production; plan maestro de producción | production-planning | mrp; erp; capacity; inventory; manufacturing; s&op; demand; apics; materials
production-control | Production control? | professional | Fertigungssteuerung; production controlling?; manufacturing control?; pilotage de production?; control de producción; Produktionssteuerung | | manufacturing; inventory; materials; mrp; scheduling; plant; fertigung; fabrication; usine; shop; planta
planettogether | PlanetTogether | tool | PlanetTogether APS | production-planning
preactor | Preactor | tool | Siemens Opcenter APS; Preactor APS; Opcenter Scheduling | production-planning
asprova | Asprova | tool | Asprova APS | production-planning
mrp | Material requirements planning | technical | MRP?; MRP systems; MRP planning; Materialbedarfsplanung | production-planning | ERP; inventory; planning; production; materials; material; SAP; purchasing; manufacturing; procurement; scheduling; BOM; Disposition; Produktion
manufacturing-resource-planning | Manufacturing resource planning | technical | MRP II; MRPII | mrp
capacity-planning-production | Production capacity planning | professional | manufacturing capacity planning; <rough-cut capacity planning; <capacity analysis production; <labor capacity planning; <machine capacity planning; Kapazitätsplanung Produktion | production-planning
production-supervision | Production supervision | professional | <production supervisor; manufacturing supervision; supervising production; <production team leader; <line supervision; <manufacturing supervisor; <production foreman; <chef d'équipe production; supervisión de producción; <plant supervision; <production leadership
shift-supervision | Shift supervision | professional | shift supervisor?; Schichtführung; Schichtleitung?; Schichtführer; chef de quart; supervisión de turno; shift lead? | | production; shift; plant; crew; operators; manufacturing; employees; team; supervised; shifts; warehouse; security; Mitarbeiterführung; Personaleinsatz; Personalverantwortung; Fertigung; Anlagen; Schichtleiter
production-management | Production management? | professional | manufacturing management; <production manager?; <manufacturing operations management; Produktionsmanagement; gestion de production?; gestión de la producción; <operations management manufacturing; <multi-site manufacturing; Produktionsleitung?; <direction de production | | manufacturing; plant; factory; lean; machine; operators; fertigung; usine; maintenance; quality; erp; capacity; ordonnancement; industrielle; atelier; approvisionnement; nomenclatures
plant-management | Plant management? | professional | plant manager; Werksleitung; Werkleitung; direction d'usine; gerencia de planta; plant operations management; factory management | production-management | manufacturing; plant; factory; production; operations; maintenance; werk; usine; planta; p&l; safety
shop-floor-management | Shop floor management | professional | shopfloor management; shop floor control; <daily management boards; <tier meetings
gemba-walks | Gemba walks | professional | Gemba; genba
visual-management | Visual management? | technical | visual factory; management visuel?; visuelles Management; gestión visual; visual workplace | | lean; 5s; kaizen; boards; kanban; gemba; production; manufacturing
leader-standard-work | Leader standard work | technical | leader standard work LSW | lean-manufacturing
production-reporting | Production records? | professional | production reports?; production reporting?; <production logs?; <production documentation?; Produktionsdokumentation | | manufacturing; machine; plant; scrap; downtime; shift; line; operators; batch; output
batch-records | Batch records | professional | manufacturing batch records; completing batch records; <master batch records; <electronic batch records; batch documentation; Chargendokumentation; dossiers de lot; registros de lote; <EBR batch
batch-record-review | Batch record review | professional | review of batch records; batch review?; Chargenprüfung; revue de dossiers de lot | batch-records | gmp; records; pharmaceutical; record; qa; lot; manufacturing
device-history-records | Device history records | professional | DHR? | | device; dmr; fda; capa; history; batch
throughput-oee | Overall equipment effectiveness | technical | OEE; equipment effectiveness; TRS taux de rendement; Gesamtanlageneffektivität; OEE tracking; eficiencia general de los equipos
downtime-reduction | Downtime reduction? | professional | reduce downtime?; downtime analysis?; downtime tracking?; reducing machine downtime; Stillstandsreduzierung; réduction des temps d'arrêt | | machine; machines; equipment; production; maintenance; line; oee; plant; manufacturing
scrap-reduction | Scrap reduction | professional | reduce scrap; scrap and rework reduction; Ausschussreduzierung; réduction des rebuts; reducción de scrap
yield-improvement | Yield improvement? | professional | yield enhancement?; yield analysis?; Ausbeutesteigerung; production yield improvement | | wafer; semiconductor; process; scrap; manufacturing; defects; spc; fab; defect; chemical
work-instructions | Work instructions | professional | standard work instructions; <manufacturing work instructions; <assembly instructions; <process sheets?; <writing work instructions; Arbeitsanweisungen; instrucciones de trabajo; instructions de travail; <following work instructions | | manufacturing; assembly; production; shop; operators; process; machine; quality
standard-work | Standard work? | technical | standardized work; standard work development; Standardarbeit; travail standardisé; trabajo estandarizado | | lean; kaizen; 5s; takt; manufacturing; production; continuous; gemba; sigma
manufacturing-cost | Manufacturing cost reduction | professional | cost reduction in manufacturing; cost-down?; cost out projects | | suppliers; sourcing; bom; automotive; value engineering; tooling; cost out; plant
should-cost-analysis | Should-cost analysis | professional | should cost?; should-costing; product cost analysis; Target Costing Produktkosten | | procurement; suppliers; cost models; sourcing; apriori; quoting; bom; tooling; commodity
apriori-costing | aPriori costing | tool | aPriori?; aPriori software | should-cost-analysis | costing; should cost; cost modeling; cost engineering; sourcing; sheet metal; machining; casting
line-leadership | Production line leadership | professional | <line lead?; <lead operator?; <production lead?; <line leader?; <team lead production; <cell lead?; <production line lead | | assembly; manufacturing; machine; packaging; factory; operators; plant; machines; quality
subcontract-manufacturing | Contract manufacturing | professional | contract manufacturers; outsourced manufacturing; contract manufacturing management; <CMO management; co-manufacturing; Lohnfertigung; fabrication à façon
co-packing | Co-packing | professional | co-packers; co-packer management; contract packaging; Lohnverpackung; conditionnement à façon
toll-manufacturing | Toll manufacturing | professional | tollers; toll processing; toll blending; façonnage? | | sous-traitance; industrie; pharmaceutique; formulation; cosmétique; production
odm-manufacturing | ODM manufacturing | professional | OEM/ODM; ODM?; original design manufacturing | | oem; manufacturers; supplier; suppliers; shenzhen; sourcing; hardware; factory; private label; contract manufacturing
production-transfer | Production transfer | professional | manufacturing transfer; process transfer manufacturing; <product line transfers; production relocation; Produktionsverlagerung; <plant relocation; transfert de production?; transferencia de producción | | usine; industrialisation; fabrication; production; site; ligne; lignes
production-ramp-up | Production ramp-up | professional | ramp-up management; Anlaufmanagement; montée en cadence?; series ramp-up | | production; usine; industrialisation; atelier; fabrication

# Lean
lean-manufacturing | Lean manufacturing | technical | lean?; lean production; lean principles; lean manufacturing principles; lean methodologies; lean tools; lean techniques; lean thinking; <lean implementation; lean manufacturing techniques; lean concepts; lean practices; <lean transformation; Lean Management; schlanke Produktion; production au plus juste; manufactura esbelta; <lean initiatives; <lean training; <lean processes; <lean process improvement; <lean enterprise | | six; sigma; kaizen; manufacturing; 5s; kanban; continuous; improvement; tpm
toyota-production-system | Toyota Production System | technical | TPS lean; Toyota-Produktionssystem; système de production Toyota | lean-manufacturing
lean-certification | Lean certification | certification | lean certified; <Lean Bronze Certification; <SME Lean certification; certified lean practitioner; <Lean Expert certification | lean-manufacturing
kaizen | Kaizen | technical
kaizen-events | Kaizen events | professional | kaizen blitz; rapid improvement events; Kaizen facilitation; kaizen event facilitation; Kaizen-Workshops | kaizen
continuous-improvement | Continuous improvement | professional | continuous process improvement; <CI projects; continuous improvement projects; continual improvement; continuous improvement initiatives; <CIP projects; kontinuierliche Verbesserung; amélioration continue; mejora continua; KVP; kontinuierlicher Verbesserungsprozess; continuous improvement process; amélioration continue production
operational-excellence | Operational excellence | professional | opex programs; excellence opérationnelle; excelencia operacional; operational excellence programs
five-s | 5S | technical | 5-S?; 5S methodology; 5S program; 5S principles; <5S audits; five S; 5S implementation; 5S lean; 5S workplace organization; 5S-Methode | | kaizen; lean; kanban
6s-lean | 6S lean | technical | 6S?; 6S methodology | five-s | lean; 5s; kaizen; kanban; manufacturing; continuous
value-stream-mapping | Value stream mapping | technical | value-stream maps; value stream analysis; Wertstromanalyse; <Wertstromdesign; cartographie des flux; VSM?; mapeo de flujo de valor | lean-manufacturing | lean; kaizen; sigma; value; 5s; stream; kanban; mapping; dmaic
kanban-manufacturing | Kanban in production | technical | <Kanban inventory; material Kanban; Kanban-Steuerung; <e-Kanban; Kanban replenishment; <two-bin Kanban; <supermarket replenishment; <Kanban bins | lean-manufacturing
pull-systems | Pull systems | technical | pull production; Pull-Prinzip; flux tirés; sistema pull; <two-bin systems | lean-manufacturing
just-in-time | Just-in-time | technical | JIT?; just in time manufacturing; JIT manufacturing; <JIT inventory; <JIT delivery; <JIT/JIS; juste-à-temps; justo a tiempo; Just-in-Time-Fertigung | | lean; kanban; inventory; manufacturing; production; supplier; suppliers; delivery; mrp; materials
just-in-sequence | Just-in-sequence | technical | JIS delivery; synchronous delivery automotive | just-in-time
poka-yoke | Poka-yoke | technical | error proofing?; mistake proofing?; pokayoke | | lean; kaizen; 5s; manufacturing; fmea; process; assembly; production; quality
total-productive-maintenance | Total productive maintenance | technical | TPM?; <autonomous maintenance; total preventive maintenance; total production maintenance | | maintenance; lean; OEE; 5S; kaizen; manufacturing
a3-problem-solving | A3 problem solving | technical | A3 thinking; <A3 reports; <A3s?; A3 methodology | | lean; kaizen; problem; pdca

# Machining
machining | Machining | technical | <machinist; metal machining; <precision machining; <machine shop work; machining processes; <machining operations; <general machining; zerspanende Fertigung; Zerspanung; Zerspanungstechnik; spanende Bearbeitung; usinage; mecanizado; maquinado; <metal cutting by machining; <machine shop operations; machine-tool work
zerspanungsmechaniker-de | Zerspanungsmechaniker (DE) | certification | Zerspanungsmechaniker?; Zerspanungsmechanikerin? | machining | ausbildung; abschluss; ihk; gelernt; gelernter; gelernte; lehre; berufsausbildung; abgeschlossene; facharbeiter; facharbeiterbrief
polymechaniker-efz-ch | Polymechaniker EFZ (CH) | certification | Polymechaniker?; Polymechanikerin? | machining | lehre; efz; ausbildung; abschluss; lehrabschluss; gelernter; gelernt; berufslehre; fähigkeitszeugnis
industriemechaniker-de | Industriemechaniker (DE) | certification | Industriemechaniker?; Industriemechanikerin?; gelernter Industriemechaniker | | ausbildung; abschluss; ihk; gelernt; gelernter; gelernte; lehre; berufsausbildung; abgeschlossene; facharbeiter; facharbeiterbrief
feinwerkmechaniker-de | Feinwerkmechaniker (DE) | certification | Feinwerkmechaniker?; Feinwerkmechanikerin?; <Feinwerkmechaniker Zerspanung | | ausbildung; abschluss; ihk; gelernt; gelernter; gelernte; lehre; berufsausbildung; abgeschlossene; facharbeiter; gesellenbrief; geselle
betriebsschlosser-de | Betriebsschlosser (DE) | certification | Betriebsschlosser? | | ausbildung; abschluss; ihk; gelernt; gelernter; lehre; berufsausbildung; abgeschlossene; facharbeiter; facharbeiterbrief
industriemeister-metall-de | Industriemeister Metall (DE) | certification | Industriemeister Metall; Industriemeisterin Metall; geprüfter Industriemeister Metall
nims-certification-us | NIMS certification (US) | certification | <NIMS machining; NIMS credentials?; <NIMS Level 1 | machining | machining; CNC; machinist; metalworking; lathe; mill
certified-production-technician-us | Certified Production Technician (US) | certification | MSSC CPT; certified production technician; <MSSC certified production technician | mssc-certification
mssc-certification | MSSC certification | certification | MSSC certified
manual-machining | Manual machining | technical | <manual machinist; conventional machining; manual machines; konventionelle Zerspanung; <manual lathe; <manual mill; <conventional lathe; <conventional milling; <manual lathes and mills; usinage conventionnel; mecanizado convencional | machining
bridgeport-mill | Bridgeport mill | tool | Bridgeport?; Bridgeport milling machine | manual-machining; milling-machining | mill; lathe; machining; machinist; milling; machine; cnc
cnc-machining | CNC machining | technical | CNC; CNC machines; <CNC machinist; <CNC mill; computer numerical control; computer numeric control; CNC equipment; CNC machine tools; CNC-Maschinen; CNC-Technik; <CNC-Fachkraft; commande numérique; control numérico; usinage CNC; <NC machines; C.N.C.; numerical control | machining
cnc-operation | CNC operation | professional | CNC operator; CNC machine operation; CNC machine operator; Bedienung von CNC-Maschinen; conduite de machines CNC; operación CNC | cnc-machining
cnc-setup | CNC setup | professional | CNC set-up; CNC machine setup; CNC-Einrichten; réglage CNC; setup of CNC machines | cnc-machining; machine-setup
machining-centers | Machining centers | technical | CNC machining centers; Bearbeitungszentren; centres d'usinage; centros de mecanizado; <VMC?; <VMC machine; <HMC machining; vertical machining centers | cnc-machining | cnc; hmc; machining; haas; milling; fanuc; lathe; lathes
cnc-certification | CNC certification | certification | CNC-Schein; CNC certificate; <Haas CNC certification; <CNC-Fachkraft HWK | cnc-machining
cnc-routing | CNC routing | technical | CNC router; CNC router operation; défonceuse numérique; router CNC
biesse-cnc | Biesse CNC | tool | Biesse; BiesseWorks; <bSolid; Biesse Rover
homag-machines | HOMAG machines | tool | Homag; <woodWOP; <Weeke; HOMAG CNC
axyz-router | AXYZ router | tool | | cnc-routing
shopbot | ShopBot | tool | ShopBot CNC
vectric-vcarve | Vectric VCarve | tool | VCarve; VCarve Pro
cnc-programming | CNC programming | technical | <CNC programmer; NC programming; CNC-Programmierung; programmation CNC; <CNC editing; <program editing CNC; <conversational programming; programación CNC; <writing CNC programs; <CNC program writing; <creating CNC programs; <parametric CNC programming | cnc-machining
g-code | G-code | technical | G-code programming; G and M codes; G & M codes; <M-codes; G-code/M-code; DIN-ISO-Programmierung; DIN 66025
fanuc-macro-b | FANUC Macro B | technical | | cnc-programming
five-axis-machining | 5-axis machining | technical | five-axis machining; 5 axis?; <5-axis mill; <5-axis CNC; 5-Achs-Bearbeitung; 5-Achs-Fräsen; usinage 5 axes; mecanizado 5 ejes | cnc-machining | cnc; machining; milling; mill; mastercam; machine; machines; mori; haas; dmg; lathe; router; fräsen; usinage
4-axis-machining | 4-axis machining | technical | 4 axis?; four-axis machining; 4-axis CNC | cnc-machining | cnc; machining; milling; mill; mastercam; machine; machines; haas; lathe; horizontal
multi-axis-machining | Multi-axis machining | technical | <mill-turn; mill-turn machining; Dreh-Fräsen; multi-axis CNC | cnc-machining
milling-machining | Milling? | technical | <milling machine; <vertical mill; <mill operator?; <horizontal mill; <horizontal milling; <vertical milling; <face milling; Fräsen; fraisage; fresado?; milling machine operation; metal milling | machining | lathe; turning; machine; cnc; grinding; machining; drilling; mill; lathes; bridgeport; drill; CNC; machinist; parts; metal; tolerances; torno; fresadora; mecanizado; rectificado; taladrado
cnc-milling | CNC milling | technical | CNC milling machine; CNC-Fräsen; fraisage CNC; fresado CNC | milling-machining; cnc-machining
boring-mills | Boring mills | technical | horizontal boring mill; vertical boring mill; Bohrwerk; Bohrwerksdrehen; aléseuse; mandrinadora | machining
turning-machining | Turning? | technical | <lathe; lathe operation; <lathe operator; <engine lathe; lathe work; lathe machine; <turret lathe; Drehen?; <Drehmaschine; tournage?; torneado; <vertical turret lathe; lathing? | machining | milling; lathe; cnc; machining; grinding; fräsen; zerspanung; mill; facing; drilling; fraisage; usinage; tour; tourneur; rectification; commande; pièces
cnc-turning | CNC turning | technical | CNC-Drehen; CNC-Drehmaschine; tournage CNC; torneado CNC; turning centers; CNC lathe | turning-machining; cnc-machining
swiss-machining | Swiss-type machining | technical | Swiss machining; Swiss lathe; Swiss turning; <Swiss CNC; Swiss-type lathe; Langdrehen; <Citizen Swiss; <Star Swiss; <Tornos lathe | turning-machining
screw-machines | Screw machines | technical | multi-spindle screw machines; Davenport screw machine; Acme screw machines; Mehrspindeldrehautomaten; Swiss screw machining; décolletage? | turning-machining | usinage; tour; tours; décolleteur; mécanique; cnc; tournage; fraisage; tornos
grinding | Grinding? | technical | <CNC grinding; grinding machines; Schleifen?; rectificado?; <blanchard grinding; precision grinding; rectification mécanique; <grinding metal | machining | machining; welding; metal; surface; cylindrical; polishing; deburring; lathe; milling; cnc; tool; steel; zerspanung; drehen; fräsen; torneado; fresado; parts; drilling; fabrication
surface-grinding | Surface grinding | technical | surface grinder; Flachschleifen; rectification plane; rectificado plano | grinding
cylindrical-grinding | Cylindrical grinding | technical | OD grinding; ID grinding; OD/ID grinding; ID/OD grinding; cylindrical grinder; ID grinder; Rundschleifen; rectification cylindrique | grinding
centerless-grinding | Centerless grinding | technical | centerless grinder; spitzenloses Schleifen; rectification sans centre | grinding
tool-and-cutter-grinding | Tool and cutter grinding | technical | tool grinding; tool sharpening machine; Werkzeugschleifen; affûtage d'outils de coupe; cutter grinding | grinding
deburring | Deburring | technical | deburr; deburring parts; debur; <deburring tools; <hand deburring; Entgraten; ébavurage; desbarbado; deburred parts
metal-polishing | Metal polishing | technical | polishing metal; buffing and polishing; metal buffing; Metallpolieren; polissage de métaux; pulido de metales; buffing metal
metal-finishing | Metal finishing | technical | finishing of metal; finition métal; acabado de metales; <hand finishing of parts
vibratory-finishing | Vibratory finishing | technical | tumbling parts; mass finishing; tumble finishing; Gleitschleifen; tribofinition
drilling-machining | Drilling (machining) | technical | <drill press?; <drill presses; <drill press operation; <radial drill; <radial arm drill; <drill press operator; <drilling and boring; perçage?; Bohren und Gewindeschneiden; taladrado?; <counterboring; <pedestal drill; Bohren?; <drilling and tapping; <tapping holes; <reaming holes; <gun drilling | machining | drehen; fräsen; schleifen; zerspanung; metall; sägen; metallbearbeitung; usinage; tournage; fraisage; torneado; fresado; lathe; machining; metal; mill; saw; grinder; machine; milling; band; grinders; shop
edm | EDM? | technical | electrical discharge machining; electric discharge machining; EDM machining; EDM machines; électroérosion; <small hole EDM; <EDM operator; CNC EDM; Funkenerosion; Erodieren | machining | machining; wire; sinker; CNC; tool; discharge; machinist; electrode
wire-edm | Wire EDM | technical | wire cut EDM; Drahterodieren; électroérosion à fil; electroerosión por hilo; wire electrical discharge machining | edm
sinker-edm | Sinker EDM | technical | ram EDM; die sinker EDM; Senkerodieren; électroérosion par enfonçage; plunge EDM | edm
honing-lapping | Honing and lapping | technical | <honing machine; <lapping machine?; <honing?; <lapping?; <super finishing; <superfinishing; <Honen; <Läppen | machining | machining; grinding; cylinder; surface; polishing; cylindrical; bore; polish; wafer
gear-cutting | Gear cutting | technical | gear hobbing; hobbing; gear shaping; gear grinding; gear manufacturing; taillage d'engrenages; Zahnradfertigung; tallado de engranajes; <spline cutting | machining
broaching | Broaching | technical | broach machine; broaching machine; Räumen spanend; brochage? | machining | usinage; fraisage; tournage; rectification; broche
cam-programming | CAM programming | technical | computer-aided manufacturing; <CAM programmer; <CAD/CAM programming; CAM-Programmierung; programación CAM; <CAD/CAM software; fabrication assistée par ordinateur; <toolpath programming; <tool path generation; CAM? | | cnc; mastercam; machining; cad; toolpaths; milling; turning; machinist; nx; fusion
cam-software | CAM software | technical | computer-aided manufacturing software; computer aided manufacturing CAM software; CAM systems; CAM-Software; CAM-Systeme; logiciel de FAO; logiciels de FAO; software CAM | cam-programming
mastercam | Mastercam | tool | Master CAM; <Mastercam X; <Mastercam X5; <MasterCam 9; <Mastercam Mill; <Mastercam Lathe | cam-programming
gibbscam | GibbsCAM | tool | Gibbs CAM | cam-programming
esprit-cam | ESPRIT CAM | tool | ESPRIT CNC; Esprit CAD/CAM; DP Technology ESPRIT | cam-programming
featurecam | FeatureCAM | tool | Feature CAM; Autodesk FeatureCAM | cam-programming
powermill | PowerMILL | tool | Autodesk PowerMill; Delcam PowerMILL; Power Mill? | cam-programming | software; cam; programming; powermill
powershape | PowerShape | tool | Delcam PowerSHAPE; Autodesk PowerShape
artcam | ArtCAM | tool | Autodesk ArtCAM
carveco | Carveco | tool | Carveco Maker
alphacam | AlphaCAM | tool | Alpha CAM; Hexagon Alphacam | cam-programming
worknc | WorkNC | tool | Work NC | cam-programming
tebis | Tebis | tool | Tebis CAM | cam-programming
cimatron | Cimatron | tool | CimatronE | cam-programming
goelan | GOelan | tool | Goelan CAM | cam-programming
topsolid-cam | TopSolid'Cam | tool | | cam-programming
sprutcam | SprutCAM | tool | Sprut CAM | cam-programming
catia-machining | CATIA Machining | tool | CATIA CAM; DELMIA Machining | cam-programming
ncsimul | NCSIMUL | tool | NC Simul
predator-dnc | Predator DNC | tool | DNC Predator
fusion-360-cam | Fusion 360 CAM | tool | Fusion CAM; Autodesk Fusion CAM | cam-programming
surfcam | SURFCAM | tool | Surf CAM | cam-programming
edgecam | Edgecam | tool | Edge CAM | cam-programming
hypermill | hyperMILL | tool | Open Mind hyperMILL; hyper MILL | cam-programming
nx-cam | NX CAM | tool | Siemens NX CAM; Unigraphics CAM; UG CAM | cam-programming
solidcam | SolidCAM | tool | Solid CAM | cam-programming
camworks | CAMWorks | tool | CAM Works | cam-programming
hsmworks | HSMWorks | tool | HSM Works | cam-programming
inventor-cam | Inventor CAM | tool | InventorCAM; Inventor HSM; Inventor HSM Pro | cam-programming
bobcad | BobCAD-CAM | tool | BobCAD; Bob CAD; BobCAM | cam-programming
vericut | VERICUT | tool | Veri Cut; CGTech VERICUT | cam-programming
smartcam | SmartCAM | tool | Smart CAM | cam-programming
partmaker | PartMaker | tool | Part Maker CAM | cam-programming
fanuc-control | FANUC CNC controls | tool | Fanuc controls?; FANUC controllers?; Fanuc CNC; FANUC?; Fanuc-Steuerung; <FANUC 0i; <FANUC 31i | cnc-machining | cnc; mill; lathe; machining; mazak; haas; okuma; machinist; milling; heidenhain; siemens; turning; g-code
haas-cnc | Haas CNC machines | tool | Haas?; HAAS machines; <Haas mill; <Haas lathe; Haas control; <Haas VF; <Haas CNC mill; Haas CNC | cnc-machining | cnc; mazak; fanuc; mill; lathe; machine; machinist; mastercam; okuma
mazak | Mazak machines | tool | Mazak; <Mazak Integrex; <Mazak lathe; Yamazaki Mazak; Mazak CNC | cnc-machining
mazatrol | Mazatrol | tool | Mazatrol programming | cnc-machining
okuma | Okuma machines | tool | Okuma?; <Okuma OSP; <Okuma lathe; Okuma CNC; <OSP control | cnc-machining | cnc; lathe; lathes; mill; machining; machinist; mazak; haas; fanuc; osp; turning; mori seiki
heidenhain | Heidenhain controls | tool | Heidenhain; <TNC control; <iTNC 530; <TNC 640; <Heidenhain iTNC; <Heidenhain TNC; Heidenhain-Steuerung | cnc-machining
sinumerik | Siemens Sinumerik | tool | Sinumerik; <Sinumerik 840D; <Siemens 840D; <ShopMill; <ShopTurn; <840D; <Sinumerik 828D; Siemens CNC; <SINUMERIK ONE | cnc-machining
dmg-mori | DMG MORI machines | tool | DMG MORI; <Mori Seiki; <Deckel Maho; DMG machines; <Mori Seiki lathe | cnc-machining
hermle-machines | Hermle machines | tool | Hermle?; Hermle CNC | cnc-machining | cnc; fräsen; 5-achs; heidenhain; milling; machining; zerspanung; dmg
chiron-machines | Chiron machines | tool | Chiron CNC | cnc-machining
index-machines | Index machines | tool | | cnc-machining
traub-machines | Traub machines | tool | Traub CNC; Traub lathe
brother-cnc-machines | Brother CNC machines | tool | <Brother Speedio | cnc-machining
kitamura-machines | Kitamura machines | tool | Kitamura CNC | cnc-machining
hyundai-wia-machines | Hyundai-Wia machines | tool | Hyundai Wia CNC | cnc-machining
nakamura-tome-machines | Nakamura-Tome machines | tool | Nakamura CNC | cnc-machining
trumpf-amada | TRUMPF machines | tool | Trumpf?; <TRUMPF laser; <TRUMPF punching machine | | press; brake; laser; turret; trumpf; sheet; metal; stanzen; laserschneiden; abkanten; blech; biegen; amada; bystronic
trutops | TruTops | tool | TruTops Boost; TRUMPF TruTops
amada-machines | Amada machines | tool | Amada?; <Amada press brake; <Amada laser; <Amada turret; <Amada AP100 | | press; brake; laser; turret; trumpf; sheet; metal
bystronic-machines | Bystronic machines | tool | Bystronic; <BySoft; Bystronic laser
mitsubishi-laser-machines | Mitsubishi laser machines | tool | Mitsubishi laser; Mitsubishi laser cutter | laser-cutting
salvagnini-machines | Salvagnini machines | tool | Salvagnini; Salvagnini panel bender
lantek | Lantek | tool | <Lantek Expert
sigmanest | SigmaNEST | tool | Sigma Nest
pronest | ProNest | tool | Hypertherm ProNest
prototrak | ProtoTRAK | tool | Proto Trak; ProtoTRAK mill | cnc-machining
hurco | Hurco machines | tool | Hurco; <Hurco WinMax | cnc-machining
fadal-machines | Fadal machines | tool | Fadal; Fadal CNC; Fadal mill | cnc-machining
milltronics-machines | Milltronics machines | tool | Milltronics; Milltronics CNC | cnc-machining
makino-doosan | Makino machines | tool | Makino? | cnc-machining | cnc; mazak; haas; fanuc; machine; machining; okuma
doosan-machines | Doosan machines | tool | Doosan CNC; Doosan lathe; DN Solutions CNC; <Daewoo lathe; <Puma lathe | cnc-machining
matsuura-machines | Matsuura machines | tool | Matsuura CNC; Matsuura? | cnc-machining | cnc; machining; haas; mazak; okuma; mill; fanuc; machinist; mori seiki
tool-and-die | Tool and die making | technical | tool and die; tool & die; <tool and die maker; tool & die making; Werkzeugbau; matricería?; <toolroom work; toolmaking; tool making; <toolmaker; <die making; <die maker; outillage de précision | machining | moldes; troqueles; taller; mecanizado; herramientas; inyección; cnc
mold-making | Mold making | technical | mould making; moldmaking; mold maker; Formenbau; moulage outillage; fabricación de moldes; injection mold making | machining
mold-maintenance | Mold maintenance | technical | mold repair; injection mold repair; Werkzeuginstandhaltung Spritzguss; maintenance des moules; mantenimiento de moldes
die-maintenance | Die maintenance | technical | die repair; tool and die repair; die maintenance and repair; mantenimiento de troqueles; stamping die repair
werkzeugmechaniker-de | Werkzeugmechaniker (DE) | certification | Werkzeugmechaniker?; Werkzeugmechanikerin? | tool-and-die | ausbildung; abschluss; ihk; gelernt; gelernter; gelernte; lehre; berufsausbildung; abgeschlossene; facharbeiter
werkzeugmacher-de | Werkzeugmacher (DE) | certification | Werkzeugmacher?; Werkzeugmacherin?; gelernter Werkzeugmacher | | ausbildung; abschluss; ihk; gelernt; gelernte; lehre; berufsausbildung; abgeschlossene; facharbeiter; facharbeiterbrief
shop-math | Shop math | technical | shop mathematics; machinist math; machine shop math; math for machinists; <trigonometry in machining
speeds-and-feeds | Speeds and feeds | technical | feeds and speeds; speed and feed calculation; Schnittdatenberechnung; cutting parameters
cutting-fluids-tools | Cutting tools? | technical | <cutting tool selection; <tooling selection?; <carbide tooling; cutting tooling; <carbide inserts; Zerspanungswerkzeuge; <tool selection machining?; outils de coupe; herramientas de corte | | cnc; machining; carbide; milling; inserts; turning; lathe; machinist; zerspanung; usinage; mecanizado; drills; end
tool-presetting | Tool presetting | professional | tool setting?; tool pre-setter; tool offsets; Werkzeugvoreinstellung; préréglage d'outils; Zoller presetter | | cnc; offsets; machining; machine; tooling; setup; lathe
tool-crib-management | Tool crib management | professional | tool crib; crib attendant; tool crib attendant; tooling management?; Werkzeugausgabe; magasin d'outillage | | crib; cnc; machining; tools; cutting; machine

# Forming, casting, plastics
press-operation | Metalworking press operation | technical | <stamping press; <punch press; <punch presses; <press operator?; <stamping presses; <power press; <mechanical presses; <punch press operation; <prensas; <transfer press; metal pressing; <hydraulic press operation; <hydraulic presses; <arbor press; conduite de presse; press operation?; operación de prensas | | press; metal; dies; automotive; manufacturing; welding; forming; tooling; steel; machining
metal-stamping | Metal stamping | technical | stamping?; stamping operations?; Stanzen?; Stanztechnik; estampado de metal; emboutissage; découpage emboutissage; <progressive die stamping; stamped parts?; stamping of metal | | press; metal; dies; automotive; manufacturing; welding; forming; tooling; steel; machining
turret-punching | Turret punching | technical | turret punch; turret press; turret punch press; CNC punching; poinçonnage CNC; punzonado CNC; Stanz-Nibbeln
deep-drawing | Deep drawing | technical | Tiefziehen Blech; deep drawn parts; emboutissage profond; embutición profunda | metal-forming
metal-forming | Metal forming | technical | Umformtechnik; forming of metal; formage des métaux; conformado de metales
press-brake | Press brake operation | technical | press brake; brake press operator; <press brake operator; <CNC press brake; Abkanten; <Kantbank; plieuse; plegadora; brake press operation; brake press; brake presses
sheet-metal-bending | Sheet metal bending | technical | metal bending; bending sheet metal; Blechbiegen; Biegen Blech; pliage de tôle; plegado de chapa
sheet-forming | Sheet metal shearing | technical | <shears and brakes; sheet metal shears; <metal shear; shearing?; <shear operator; cisaillage de tôle; cizallado | | metal; sheet; steel; press; brake; bending; plate
roll-forming | Roll forming | technical | rollforming; Rollformen; profilage de tôle; perfilado? | | chapa; conformado; laminado; metal; plegado
plate-rolling | Plate rolling | technical | metal rolling?; slip roll?; plate roll operation; roulage de tôle; Blechrunden | | sheet; metal; plate; brake; shear; steel; fabrication; welding
rolling-mill-operation | Rolling mill operation | technical | rolling mill; Walzwerk; laminage?; laminoir; laminación de acero; hot rolling mill; cold rolling? | | steel; acier; mill; aluminium; aluminum; metal; strip; coil
metal-slitting | Metal slitting | technical | slitting?; slitter?; slitter operator?; slitting lines; steel slitting; refendage?; Spaltanlage | | steel; metal; coil; coils; roll; rolls; machine; rewinder; film; paper; aluminum; bobines
cut-to-length-line-operation | Cut-to-length line operation | technical | cut to length line?; leveler line; cut-to-length? | | coil; steel; metal; leveler; slitting; sheet; shear
ironworker-machine | Ironworker machine | tool | iron worker machine; hydraulic ironworker
metal-spinning | Metal spinning | technical | spin forming; Metalldrücken; repoussage? | | métal; tour; cuivre; laiton; tôle; orfèvrerie
laser-cutting | Laser cutting | technical | laser cutter; <CNC laser; laser cutting machines; Laserschneiden; découpe laser; corte láser; <laser machine operator; <flatbed laser; <laser cutting operator; <fiber laser cutting
nesting-software | Nesting software | technical | nesting programs?; sheet metal nesting; Schachtelsoftware; imbrication? | | sheet; laser; cutting; découpe; tôle; plasma; punch; cnc
laser-engraving | Laser engraving | technical | <laser etching; laser engraver; gravure laser; Lasergravur; grabado láser
engraving | Engraving? | technical | Gravieren?; gravure sur métal; grabado?; engraving machine; hand engraving; trophy engraving | | laser; jewelry; engraver; metal; trophies; rotary; glass; plaques; awards; gravur; joyería; wood; machine; hand
laser-marking | Laser marking | technical | Laserbeschriftung; marquage laser; marcado láser; part marking laser
hot-stamping-foil | Hot stamping (foil) | technical | hot foil stamping; foil stamping; Heißprägen; dorure à chaud; hot stamping? | | foil; printing; print; emboss; embossing; labels; packaging; dorure; bindery
waterjet-cutting | Waterjet cutting | technical | water jet?; waterjet?; water jet cutting; CNC waterjet; water jet cutter; Wasserstrahlschneiden; découpe jet d'eau; <OMAX waterjet; <Flow waterjet | | cutting; laser; cnc; plasma; metal; operator; machine; omax; stone; flow; router; abrasive
casting-foundry | Foundry work | technical | foundry?; metal casting; foundry operations; <aluminum casting; Gießerei; Gießereitechnik; fonderie?; fundición?; <iron foundry; <mold pouring; <molten metal; <coremaking; <core making; Gusstechnik; <pouring molten metal; Gießereiarbeiten; moulage de fonderie | | casting; castings; sand; metal; iron; mold; molds; steel; aluminum; furnace
die-casting | Die casting | technical | diecasting; die cast; die casting machines; aluminum die casting; Druckguss; Aluminiumdruckguss; fonderie sous pression; fundición a presión; high pressure die casting | casting-foundry
sand-casting | Sand casting | technical | Sandguss; moulage au sable; fundición en arena; green sand molding | casting-foundry
investment-casting | Investment casting | technical | lost wax casting; Feinguss; Wachsausschmelzverfahren; cire perdue; fundición a la cera perdida
giessereimechaniker-de | Gießereimechaniker (DE) | certification | Gießereimechaniker?; Gießereimechanikerin? | casting-foundry | ausbildung; abschluss; ihk; gelernt; gelernter; gelernte; lehre; berufsausbildung; abgeschlossene; facharbeiter
forging | Forging? | technical | <drop forging; <hammer forging; <forge press; <hot forging; <cold forging; Schmiedetechnik; <forging press; <open die forging; forja? | | casting; machining; metal; steel; welding; press; heat; stamping; acero; hierro; herrería; fundición; yunque; herrero
cold-heading | Cold heading | technical | cold forming?; Kaltumformung; Kaltstauchen; frappe à froid; cold header operation; estampado en frío | | fasteners; heading; bolts; metal; screws; wire; steel; header; forming
heat-treatment | Heat treatment? | technical | heat treating; <annealing?; <quenching and tempering; heat treat; <carburizing; <induction hardening; <nitriding; <hardening and tempering; Wärmebehandlung; traitement thermique; tratamiento térmico; <heat treat furnaces; <vacuum heat treatment; Härterei; <solution heat treatment; <case hardening; Härten? | | metal; metals; steel; furnace; furnaces; metallurgy; metallurgical; tempering; quenching; welding; stahl; castings; glühen; anlassen; forging; wärmebehandlung; werkstoff
furnace-operation | Furnace operation | professional | furnace operator?; industrial furnaces; Ofenbedienung; conduite de four; operación de hornos; kiln operation industrial | | steel; metal; melting; glass; molten; foundry; heat; aluminum; melt; ladle; temperature
cqi-9 | CQI-9 | technical | AIAG CQI-9
ams-2750 | AMS 2750 | technical | AMS2750; AMS2750E
surface-treatment | Surface treatment | technical | <metal coating; <passivation; Oberflächentechnik; Oberflächenbehandlung; traitement de surface; tratamiento de superficies; <phosphating; <electropolishing; <chromate conversion; surface finishing?; <e-coat | | anodizing; coating; chrome; nickel; zinc; metal; chemical; electroless; copper; tanks; finishing; painting
electroplating | Electroplating | technical | plating?; metal plating; electro-plating; <chrome plating; <zinc plating; <nickel plating; <gold plating; Galvanik; Galvanotechnik; galvanoplastie; galvanoplastia; <chemical plating; <electroless nickel; plating of metal | surface-treatment | anodizing; coating; chrome; nickel; zinc; metal; chemical; electroless; copper; tanks; finishing
anodizing | Anodizing | technical | anodize; Eloxieren; Eloxal; anodisation; anodizado | surface-treatment
powder-coating | Powder coating | technical | powder coat; powder coater; powdercoating; Pulverbeschichtung; Pulverbeschichten; thermolaquage; pintura electrostática; pintura en polvo; electrostatic powder coating | surface-treatment
galvanizing | Galvanizing | technical | hot-dip galvanizing; Feuerverzinken; Verzinken; galvanisation à chaud; galvanizado | surface-treatment
thermal-spraying | Thermal spraying | technical | thermal spray; plasma spray?; <HVOF; thermisches Spritzen; projection thermique; <plasma spraying | surface-treatment | coating; coatings; hvof; thermal; spray; turbine; ceramic; metal
industrial-spray-painting | Industrial spray painting | technical | wet paint lines; spray painting of parts; industrial painting of products; peinture industrielle; Nasslackierung; Lackieren industriell; paint line operation; <coating lines
pickling-line-operation | Pickling line operation | technical | pickling line; metal pickling; Beizen von Metall; décapage acide
injection-molding | Injection molding | technical | injection moulding; plastic injection molding; injection molding machines; <injection molder; plastic injection; Spritzguss; Spritzgießen; Kunststoffspritzguss; injection plastique; inyección de plástico; injection mold machine; <molding machine operator; moldeo por inyección; <injection presses; <Van Dorn presses; plastic molding; <injection molding operator; plastic injection moulding
scientific-molding | Scientific molding | technical | decoupled molding; scientific injection molding; systematic molding | injection-molding
insert-molding | Insert molding | technical | Umspritzen von Einlegeteilen | injection-molding
two-shot-molding | Two-shot molding | technical | two-shot injection molding; 2K-Spritzguss; two-component injection molding; Zweikomponenten-Spritzguss; multi-shot molding; bi-injection; double-shot molding | injection-molding
overmolding | Overmolding | technical | over-molding; surmoulage; Umspritzen von Kunststoff; sobremoldeo; Umspritzen? | injection-molding | spritzguss; kunststoff; spritzgießen; einlegeteile
mold-setting | Mold setting | professional | mold setter; mould setting; mold changeover; Formenrüsten; réglage de presse à injecter; cambio de moldes
arburg-machines | Arburg machines | tool | Arburg; <Arburg Allrounder; Arburg Selogica | injection-molding
engel-machines | Engel machines | tool | Engel molding machines; Engel Spritzgießmaschinen; Engel injection molding | injection-molding
kraussmaffei-machines | KraussMaffei machines | tool | Krauss Maffei; KraussMaffei injection molding | injection-molding
rjg-master-molder | RJG Master Molder | certification | <RJG Master Molder I; Master Molder? | rjg-certification | rjg; injection; molding; scientific; edart; certified
rjg-certification | RJG certification | certification | RJG certified
verfahrensmechaniker-kunststoff-de | Verfahrensmechaniker Kunststoff (DE) | certification | Verfahrensmechaniker für Kunststoff- und Kautschuktechnik | plastics-engineering
kunststofftechnologe | Kunststofftechnologe EFZ (CH) | certification | Kunststofftechnologe?; Kunststofftechnologe EFZ |  | EFZ; schweiz; lehre; lehrabschluss
kunststoff-kautschuktechnologe-de | Kunststoff- und Kautschuktechnologe (DE) | certification
blow-molding | Blow molding | technical | blow moulding; blow mold; <stretch blow molding; Blasformen; <blow molding machines; soplado de plástico; soufflage plastique
thermoforming | Thermoforming | technical | <vacuum forming; <vacuum former; thermoformage; Thermoformen; Tiefziehen?; termoformado | | Kunststoff; Folie; Verpackung; Thermoformen; Vakuum
rotational-molding | Rotational molding | technical | rotomolding; rotational moulding; Rotationsformen; rotomoulage; rotomoldeo
compression-molding | Compression molding | technical | compression moulding; transfer molding?; Pressverfahren?; moulage par compression; moldeo por compresión | | molding; rubber; composite; plastic; injection; mold; press; kunststoff
rubber-molding | Rubber molding | technical | rubber moulding; molded rubber; Gummiformen; moldeo de caucho
extrusion | Extrusion | technical | <extruders?; <extruder operator; <extrusion lines; Extrusionstechnik; <extruder operation; <extrusion operator; <twin screw extrusion; extruding; <twin-screw extruder; extrusion machine | | plastic; extruder; film; pvc; polymer; screw; profile; aluminum; feed; snack; operator
plastic-extrusion | Plastic extrusion | technical | Kunststoffextrusion; extrusion plastique; extrusión de plástico; <film extrusion; <blown film extrusion; <profile extrusion; <sheet extrusion; <blown film; <cast film; <co-extrusion | extrusion
aluminum-extrusion | Aluminum extrusion | technical | aluminium extrusion; Strangpressen; filage aluminium; extrusión de aluminio | extrusion
plastics-compounding | Plastics compounding | technical | compounding of plastics; <pelletizing?; <masterbatch production; Compoundierung; twin-screw compounding | | plastic; plastics; resin; polymer; extruder; compounding; extrusion
rubber-processing | Rubber processing | technical | <rubber mixing; <Banbury mixer; rubber manufacturing; Kautschukverarbeitung; caoutchouc industriel; transformation du caoutchouc; <vulcanization; <rubber calendering
tire-manufacturing | Tire manufacturing | technical | tire building; tire builder; tyre manufacturing; Reifenproduktion; fabrication de pneus; fabricación de neumáticos | rubber-processing
calendering | Calendering | technical | calender operation; Kalandrieren; calandrage; calandrado
paper-manufacturing | Paper manufacturing | technical | <paper machine; <paper mill; paper making?; papermaking; Papierherstellung; papeterie industrielle; fabrication de papier; producción de papel; <paper machine operation | | pulp; mill; paper machine; cellulose; tissue; stock preparation; pulping; papier
pulp-and-paper-industry | Pulp and paper industry | technical | pulp and paper; paper industry; industria papelera; Papierindustrie; industrie papetière
pulping | Pulping | technical | pulp mill; kraft pulping; pulp production; Zellstoffherstellung; fabrication de pâte
paper-converting | Paper converting | technical | tissue converting; converting operations?; rewinder?; <winder operator?; <roll slitting; Papierverarbeitung; transformation du papier; sheeting paper | | paper; tissue; roll; rolls; film; slitter; packaging; nonwoven; slitting; web
corrugated-box-manufacturing | Corrugated box manufacturing | technical | corrugated?; corrugator; corrugated boxes?; corrugated packaging?; box making?; <flexo folder gluer; <folder gluer; Wellpappenherstellung; carton ondulé; cartón corrugado | | packaging; flexo; gluer; corrugator; box; boxes; printing; carton; folding; plant
flexible-packaging-converting | Flexible packaging converting | technical | <bag making?; <laminating machine; <pouch making; film converting; flexible packaging manufacturing | | film; extrusion; plastic; pouch; machine; packaging; rolls; printing
die-cutting | Die cutting? | technical | die cutter; die cutting machines; rotary die cutting; flatbed die cutting; Stanzen Papier; découpe à l'emporte-pièce; troquelado? | | printing; press; paper; folding; gluing; machine; packaging; bindery; embossing; dies; cardboard; vinyl; labels; imprenta; cartón; bobst; leather; foam
wood-processing | Wood processing | technical | <wood products manufacturing; Holztechnik; wood manufacturing; Holzverarbeitung; transformation du bois; <plywood production | | wood; furniture; cabinet; woodworking; lumber; laminate; plywood
sawmill-operation | Sawmill operation | technical | sawmill; saw mill; lumber mill; scierie; Sägewerk; aserradero; <planer mill; sawyer work | wood-processing
lumber-grading | Lumber grading | professional | lumber grader; grading lumber; Holzsortierung; classement du bois; NHLA lumber grading
lumber-drying | Lumber drying | technical | kiln drying; lumber kiln operation; Holztrocknung; séchage du bois
lumber-handling | Lumber handling | professional | lumber?; lumber stacking; <lumber yard; lumber puller; stacking lumber | | wood; yard; stacking; sawmill; building; forklift; boards; plywood
veneering | Veneering | technical | veneer?; Furnieren; placage bois; chapado de madera; veneer work | | wood; furniture; cabinet; woodworking; lumber; plywood
edge-banding | Edge banding | technical | edgebander; edge bander; Kantenanleimen; plaquage de chants; canteado
wood-truss-assembly | Wood truss assembly | professional | truss assembly; truss building; roof truss assembly; truss builder
pallet-building | Pallet building | professional | pallet repair; building wooden pallets; Palettenreparatur; fabrication de palettes
wood-moulder-operation | Wood moulder operation | technical | moulder operation; Weinig moulder; wood molder operation; four-side planer | wood-processing
sagewerker-de | Sägewerker (DE) | certification | | wood-processing
holzbearbeitungsmechaniker-de | Holzbearbeitungsmechaniker (DE) | certification | Holzbearbeitungsmechaniker; Holzbearbeitungsmechanikerin
printing-production | Printing press operation | technical | printing press?; printing presses; <press operator printing?; <sheetfed press; print production operations; printing press operator; <pressman?; imprenta?; <press make-ready; <newspaper press; <label printing press; conduite de presse d'imprimerie; <web press?; <web printing; Druckmaschinenbedienung; <narrow web press | | press; offset; ink; printing; prints; operator; operators; sheetfed; prepress; bindery; heidelberg; printer; impresión; impresor; print; web; folder
offset-printing | Offset printing | technical | offset press; offset lithography; offset printing press; Offsetdruck; impression offset; impresión offset; lithographic printing; <web offset; <sheetfed offset
flexographic-printing | Flexographic printing | technical | flexography; flexo printing; flexographic press; Flexodruck; flexographie; flexografía; flexo press
gravure-printing | Gravure printing | technical | rotogravure; Tiefdruck; héliogravure; huecograbado
digital-printing | Digital printing | technical | digital press?; digital printing press; Digitaldruck; impression numérique?; impresión digital; <variable data printing | | imprimerie; offset; façonnage; presse; grand format; papier; prépresse; printing; print; Xerox; bindery; indigo
hp-indigo | HP Indigo | tool | Indigo press; HP Indigo press | digital-printing
xerox-igen | Xerox iGen | tool | iGen; Xerox iGen4 | digital-printing
large-format-printing | Large format printing | technical | wide format printing; Großformatdruck; impression grand format; impresión de gran formato
heidelberg-presses | Heidelberg presses | tool | Heidelberg press; <Heidelberg Speedmaster; <Heidelberg GTO | printing-production
ryobi-presses | Ryobi presses | tool | Ryobi press; Ryobi 3302 | printing-production
letterpress-printing | Letterpress printing | technical | letterpress; Buchdruck?; impression typographique; tipografía móvil | | offset; druckerei; drucker; druckmaschine; druckmaschinen; siebdruck; tiegel
printing-technology | Printing technology | technical | Drucktechnik; print technology; technologie de l'impression; graphic arts printing
medientechnologe-druck-de | Medientechnologe Druck (DE) | certification | Medientechnologin Druck | printing-production
drucker-de | Drucker (DE) | certification | gelernter Drucker; <Offsetdrucker Ausbildung; Drucker Ausbildung
efi-fiery | EFI Fiery | tool | Fiery RIP; Fiery Command WorkStation; EFI Fiery RIP
onyx-rip | ONYX RIP | tool | ONYX RIPCenter; ONYX Thrive; Onyx Postershop
caldera-rip | Caldera RIP | tool | Caldera VisualRIP
ink-mixing | Ink mixing | professional | mixing ink; ink matching; Farbmischung Druck
prepress | Prepress | technical | pre-press; <preflight?; <pre-flight?; pre-press operations; prepress operations; Druckvorstufe; prépresse; <trapping and imposition; preimpresión; <preflighting?; digital prepress; <color separations? | | printing; print; prepress; pdf; imposition; plates; files; offset; trapping; indesign; proofing
imposition-software | Imposition software | technical | imposition?; page imposition; imposition printing; Ausschießen | prepress | prepress; printing; print; pdf; layout; preps; press
computer-to-plate | Computer-to-plate | technical | CTP plates; platemaking?; plate making?; CTP prepress | prepress | printing; prepress; press; ctp; offset; flexo; plates; print
esko-software | Esko software | tool | Esko?; <Esko DeskPack; <Esko Automation Engine; <Esko Studio | | prepress; packaging; artioscad; automation engine; deskpack; illustrator; flexo; printing; flexography; packaging design; prinergy
kodak-prinergy | Kodak Prinergy | tool | Prinergy | prepress
enfocus-pitstop | Enfocus PitStop | tool | PitStop prepress; PitStop Pro | prepress
agfa-apogee | Agfa Apogee | tool | Apogee Prepress | prepress
heidelberg-prinect | Heidelberg Prinect | tool | Prinect; <Prinect Signa Station | prepress
bindery | Bindery work | technical | bindery; binding and finishing?; <perfect binding; <saddle stitching; <bindery equipment; <folding machines?; print finishing; <folder machine?; <paper folder?; <coil binding; <spiral binding?; Druckweiterverarbeitung; façonnage imprimerie; postpress | | bindery; printing; paper; cutter; stitching; print; cutting; booklet; copies; stitcher; press; mail; inserting
bookbinding | Bookbinding | technical | book binding; Buchbinderei; Buchbinden; reliure; encuadernación; bookbinder
laminating | Laminating? | technical | lamination?; print lamination; Kaschieren?; pelliculage papier?; laminado? | | print; film; paper; printing; finishing; sheets; press; packaging
mail-inserting-machine-operation | Mail inserting machine operation | professional | mail inserting; inserter operator; inserting machines; mail inserter; folding and inserting; inserter machines; Kuvertiermaschine; mise sous pli
guillotine-cutting-of-paper | Guillotine cutting of paper | professional | guillotine cutter; paper cutter?; paper cutting?; <Polar cutter; massicot?; Planschneider | bindery | bindery; printing; folder; press; print; finishing; guillotine; reliure; imprimerie
screen-printing | Screen printing | technical | silk screening; screenprinting; silkscreen; silk screen?; screen printer; silk screen printing; screen print; Siebdruck; sérigraphie; serigrafía; screen press?; <T-shirt printing; <screen printing press | | printing; ink; inks; shirts; prints; garments; press; screens; vinyl; emulsion; textile
pad-printing | Pad printing | technical | tampographie; Tampondruck; tampografía
heat-transfer-printing | Heat transfer printing | technical | heat press?; heat pressing; Transferdruck; transfert à chaud; heat transfer vinyl | | vinyl; t-shirts; shirts; printing; transfer; transfers; embroidery; sublimation; screen; garments; apparel
sublimation-printing | Sublimation printing | technical | dye sublimation; Sublimationsdruck; impression par sublimation; sublimación? | | estampado; impresión; textil; serigrafía; vinil; camisetas; tazas
direct-to-garment-printing | Direct-to-garment printing | technical | direct to garment; DTG printing; DTG printer
vinyl-graphics | Vinyl graphics | technical | <vinyl cutting; <vinyl cutter?; <vinyl application?; <vinyl plotter; sign vinyl | | signs; sign; vinyl; graphics; decals; plotter; printing; wraps; vehicle; banners
vehicle-wrapping | Vehicle wrapping | technical | vehicle wraps; car wrapping; vehicle wrap installation; Fahrzeugfolierung; covering véhicule; rotulación de vehículos; <3M certified wrap installer
roland-versaworks | Roland VersaWorks | tool | VersaWorks
roland-versacamm | Roland VersaCAMM | tool
glass-production | Glass production | technical | <tempered glass; <glass tempering
glassblowing | Glassblowing | technical | glass blowing; Glasbläserei; soufflage de verre; soplado de vidrio
lampworking | Lampworking | technical | flameworking; Glasperlen wickeln
ceramics-production | Ceramics production | technical | <slip casting; <ceramic casting; Keramikherstellung; production céramique; producción cerámica
kiln-operation | Kiln operation? | technical | kiln firing?; kilns?; Brennofen; cuisson au four céramique; horno cerámico | | ceramic; ceramics; pottery; clay; glaze; glazes; glazing; lumber; cement; brick; firing; glass; temperature; lime
optical-lab | Ophthalmic lens production | technical | optical lens grinding; lens grinding?; lens surfacing; optical lab?; ophthalmic lab; edging lenses; optical laboratory?; optical lens production | | lenses; lens; eyeglass; edging; surfacing; frames; ophthalmic; eyewear; optician; lab; prescription
jewelry-making | Jewelry making | technical | jewellery making; jewelry fabrication; jewelry manufacturing; joaillerie?; bijouterie?; joyería?; <wax carving?; <jewelry casting; <bench jeweler; <silversmithing | | taller; joyero; plata; oro; engaste; jewelry; jewellery; soldering; stone; silver; gold; rings; sertissage; polissage; atelier; bijoutier; joaillier; bijoutière; joaillière; sertisseur
jewelry-repair | Jewelry repair | technical | <jewelry sizing; <ring sizing; jewellery repair; Schmuckreparatur; réparation de bijoux; reparación de joyas
goldsmithing | Goldsmithing | technical | goldsmith; Goldschmiedearbeiten; orfèvrerie; orfebrería; goldsmith work | jewelry-making
jewelry-design | Jewelry design | technical | jewellery design; Schmuckdesign; création de bijoux; diseño de joyas
goldschmied-de | Goldschmied (DE) | certification | <Goldschmiedemeister; Gesellenbrief Goldschmied; Ausbildung zur Goldschmiedin | goldsmithing
rhinogold | RhinoGold | tool | | jewelry-design
matrixgold | MatrixGold | tool
gemvision-matrix | Gemvision Matrix | tool | Matrix jewelry CAD
rhinojewel | RhinoJewel | tool
watchmaking | Watch and clock repair | technical | watch repair; <watchmaker; <watch battery replacement; horlogerie?; Uhrmacherei; relojería?; <clock repair; <watch batteries; watchmaking; Uhrenreparatur |  | horloger; horlogère; réparation; mouvements; mouvement; rhabillage; atelier; taller; reparación; relojero; CFC

# Textile production
sewing | Sewing | technical | sewing machine; machine sewing; <seamstress; <single needle; <overlock?; <serger; sewing machine operation; <sewer operator; garment sewing; Nähen; costura; <stitcher?; sewing skills; <Näherei; couture?; sewing garments; <hemming?; <stitching?; <garment construction | | textile; garment; fabric; clothing; machine; tailoring; vêtements; tissu; sewing; fabrics; garments; clothes; alterations; pants; dresses; seams; costura; prendas; nähen
industrial-sewing | Industrial sewing | technical | industrial sewing machine; sewing machine operator; Industrienähen; Industrienäherei; couture industrielle; costura industrial; <overlock machine; <single needle machine; <double needle?; <coverstitch?; <flatlock? | sewing | sewing; machine; garment; overlock; needle; fabric; stitch; machines; garments; seams
hand-sewing | Hand sewing | technical | Handnähen; couture à la main; costura a mano | sewing
sewing-machine-repair | Sewing machine repair | technical | sewing machine mechanic; sewing machine maintenance; mechanic sewing machine; Nähmaschinenreparatur
tailoring-alterations | Tailoring? | technical | tailoring?; <custom tailoring; <Maßschneiderei; sastrería | sewing | sewing; garments; clothing; tailor; bridal; suits; dress; hems; seamstress; tuxedo; dry; garment; clothes
garment-alterations | Garment alterations | technical | alterations?; clothing alterations; alteration of garments; altering clothes; Änderungsschneiderei; retouches couture; arreglos de ropa; <bridal alterations; alterations of clothing | sewing | sewing; garments; clothing; tailor; bridal; suits; dress; hems; seamstress; tuxedo; dry; garment; clothes
dressmaking | Dressmaking | technical | dressmaker; custom dressmaking; Damenschneiderei; confection de robes; modista; Schneidern | sewing
massschneider-de | Maßschneider (DE) | certification | Maßschneider?; Maßschneiderin? | tailoring-alterations | ausbildung; abschluss; gelernt; gelernter; gelernte; lehre; berufsausbildung; gesellenbrief; geselle; gesellin; abgeschlossene
damenschneider-de | Damenschneider (DE) | certification | Damenschneiderin?; Damenschneider? | | ausbildung; abschluss; gelernt; gelernter; gelernte; lehre; berufsausbildung; gesellenbrief; geselle; gesellin; abgeschlossene
aenderungsschneider-de | Änderungsschneider (DE) | certification | Änderungsschneider?; Änderungsschneiderin? | | ausbildung; abschluss; ihk; gelernt; gelernter; gelernte; lehre; berufsausbildung; gesellenbrief; abgeschlossene
garment-production | Garment production | technical | garment manufacturing; apparel production; apparel manufacturing; clothing production; <cut and sew?; garment making; Bekleidungsherstellung; confection textile; <garment factory; clothing manufacturing; confección de prendas; <garment technology; confección textil | | garment; garments; apparel; fabric; patterns; fashion; clothing; factory; factories
fabric-cutting | Fabric cutting | professional | cutting fabric; fabric cutter; garment cutting; spreading and cutting?; Zuschnitt Textil; coupe de tissus; corte de tela | | fabric; fabrics; garment; garments; cutting; marker; apparel; textile
marker-making | Marker making? | technical | apparel marker making; Schnittbilder; plan de coupe textile | | garment; garments; pattern; patterns; grading; fabric; gerber; lectra; apparel; cutting; patternmaking; sewing
apparel-industry | Apparel industry | technical | garment industry; fashion industry?; Bekleidungsindustrie; industrie de l'habillement; industria de la confección | | apparel; garment; garments; clothing; fashion; textile; buyer; designer; brands
textile-manufacturing | Textile manufacturing | technical | textile production; <textile mill; <textile machinery; <textile finishing; <tufting; Textilherstellung; <carding textile; industrie textile; industria textil
weaving | Weaving? | technical | tissage?; Weberei; Weben?; tejeduría; weaving looms; loom operation; <hand weaving; weaving loom | | loom; looms; textile; textiles; fabric; fabrics; yarn; knitting; spinning; weaver; crafts; threads; weave; tejido; art; fiber; filature; tricotage
knitting | Knitting | technical | tricotage; Strickerei; Stricken?; tejido de punto; knitting machines; <circular knitting; <warp knitting | | häkeln; nähen; wolle; garn; handarbeit; textil; strickmaschine; textilien
crochet | Crochet | technical | crocheting; Häkeln; ganchillo
yarn-spinning | Yarn spinning | technical | spinning textile; yarn manufacturing; filature?; Spinnerei; hilandería; ring spinning | | textile; coton; laine; fils; tissage; fil; yarn
textile-engineering | Textile engineering | technical | textile technology; Textiltechnik; Textilingenieurwesen; génie textile; ingeniería textil
nonwovens | Nonwovens | technical | nonwoven fabrics; Vliesstoffe; non-tissés; no tejidos
dyeing | Textile dyeing | technical | dyeing?; fabric dyeing; <dye house; Färberei; teinture textile; <dyeing and finishing; teñido textil; <tie dye? | | fabric; fabrics; textile; textiles; yarn; leather; garments; cotton; dye; printing; finishing; denim; dyes; colors; knitting
textile-printing | Textile printing | technical | fabric printing; Textildruck; impression textile; estampado textil
batik | Batik | technical | batik printing
embroidery | Embroidery | technical | <machine embroidery; <embroidery machines; <embroidery digitizing; <hand embroidery; Sticken; broderie; bordado; <monogramming; <Tajima embroidery
quilting | Quilting | technical | quilt making; Quilten; courtepointe; acolchado? |  | costura; tela; telas; máquina de coser; confección; edredones; textil
beadwork | Beadwork | technical | beading?; perlage?; Perlenstickerei | | jewelry; embroidery; beads; necklaces; bracelets; handmade; crafts; sewing; sequins; perles; bijoux; broderie; couture
wilcom | Wilcom | tool | <Wilcom EmbroideryStudio; Wilcom digitizing | embroidery
needlepoint | Needlepoint | technical
needlework | Needlework | technical | Handarbeiten Textil; travaux d'aiguille; labores de aguja
cross-stitch | Cross stitch | technical | Kreuzstich; point de croix; punto de cruz
leatherwork | Leatherwork | technical | leather work; leatherworking; <leather goods; leather crafting; Lederverarbeitung; maroquinerie?; marroquinería?; leather craft; <leather sewing |  | artisan; cuir; atelier; coupe; piqûre; fabrication; cuero; taller; artesano; artesanal; couture; maroquinier; maroquinière
shoemaking | Shoemaking | technical | shoe making; Schuhmacherei; footwear manufacturing; footwear production; fabrication de chaussures; zapatería?; calzado fabricación | | calzado; cuero; taller; zapatero; fabricación; zapatos; reparación
shoe-repair | Shoe repair | technical | cordonnerie; Schuhreparatur; cobbler?; reparación de calzado | | shoes; shoe; leather; soles; heels; boots; footwear; stitching
leather-tanning | Leather tanning | technical | tanning leather; tannery; Gerberei; tannage; curtiduría
saddlery | Saddlery | technical | saddle making; Sattlerei; sellerie?; talabartería; harness making leather | leatherwork | cuir; cheval; équestre; maroquinerie; garnissage; artisan; harnais
footwear-design | Footwear design | technical | Schuhdesign; création de chaussures; diseño de calzado
laundry-operations | Laundry operations | professional | laundry?; <commercial laundry; laundry services; <industrial laundry; <linen service; <washing and ironing; <laundry equipment; <folding laundry; washing clothes; <laundry attendant; <laundry machines; Wäscherei; blanchisserie; lavandería; <linen handling; <folding linens; <washing linens; <wash and fold; laundry work; <linens and laundry; <doing laundry; Waschen der Wäsche; Waschen von Wäsche; Wäschepflege; Wäscheversorgung; Waschen und Bügeln; Wäsche waschen; Waschen, Trocknen und Bügeln; <Bedienung von Waschmaschinen; Wäschedienst; Wäscheaufbereitung; Bearbeitung der Wäsche; <Sortieren von Wäsche; Wäschearbeiten; <Sortieren der Wäsche; Versorgung der Wäsche; Waschen und Bügeln von Wäsche; Reinigung und Pflege der Wäsche; Waschen und Trocknen der Wäsche; Wäschereinigung; Wäschereitätigkeit; Wäschereitätigkeiten | | cleaning; housekeeping; linens; linen; wash; washing; towels; dry; cooking; folding; rooms; ironing; sheets; vacuuming; hotel; clothes; meals
dry-cleaning | Dry cleaning? | professional | dry cleaners?; Textilreinigung; chemische Reinigung; pressing nettoyage à sec; tintorería?; nettoyage à sec; limpieza en seco | | laundry; garments; pressing; clothes; cleaning; presser; counter; spotting; planchado; lavado; ropa; prendas; stain
ironing | Ironing | professional | ironing clothes; pressing clothes; Bügeln; repassage; planchado?; garment pressing; garment steaming; steam pressing?; Bügeln von Kleidung; Bügeln der Wäsche; <Wäsche bügeln; Bügeln von Wäsche; Bügelarbeiten; Bügeltätigkeit; Kleidung bügeln; Bügeln von Hemden; Mangeln von Wäsche; Hemden bügeln; Bügeln und Mangeln | | garments; garment; laundry; ironing; pressing; clothes; presser; linens; shirts; ropa; lavado; lavandería; limpieza; doblado; costura; prendas
textilreiniger-de | Textilreiniger (DE) | certification | Textilreiniger?; Textilreinigerin? | laundry-operations | ausbildung; abschluss; gelernt; gelernter; gelernte; lehre; berufsausbildung; gesellenbrief; geselle; abgeschlossene

# Packaging
packaging-operations | Packaging operations | professional | packaging?; product packaging operations; packing products; <packaging line; <packaging operator; packaging products; <line packing; <packaging worker; <machine packer; Verpackung?; conditionnement?; empaquetado?; empaque?; <cartoning?; <case packing; <pouching?; <carton sealing; <line packer; <bagging product; <Verpackungstechnik | | assembly; labeling; shipping; line; packing; sorting; machine; warehouse; inspection; boxes; filling; operator; lager; versand; kommissionierung; almacén; ligne; cajas; etiquetado; blister; conditionneuse; usine; agroalimentaire; flacons
packaging-machine-operation | Packaging machine operation | professional | packaging machines; packaging machine operator; packaging equipment; packaging machinery; Verpackungsmaschinen; conduite de ligne de conditionnement; operación de máquinas empacadoras; <flow wrapper; <form fill seal; <cartoner; <case packer; <blister machine; <bagging machine; <wrapping machine | packaging-operations
hand-packing | Hand packing | professional | hand packer; hand packaging; packing by hand; manuelle Verpackung; emballage manuel; empaque manual; Verpacken von Hand; händisches Verpacken; manuelles Verpacken; Verpacken von Produkten; Abpacken von Waren; Abpacken von Produkten; Produkte verpacken; Verpackungsarbeiten; Verpackungstätigkeit; Verpackungstätigkeiten; Produkte abpacken | packaging-operations
shrink-wrapping | Shrink wrapping | professional | shrink wrap machine; Schrumpffolierung; mise sous film; shrink wrap?; emplayado | | pallets; pallet; packaging; warehouse; machine; packing; wrapping; boxes; shipping; forklift; palletizing
vacuum-packaging | Vacuum packaging | professional | vacuum sealing; vacuum sealer; Vakuumverpackung; mise sous vide; empaque al vacío
heat-sealing | Heat sealing? | professional | heat sealer; Heißsiegeln; thermoscellage; sellado térmico | | packaging; bags; pouches; machine; sealer; plastic; products; packages; sealing; packing; line
packaging-engineering | Packaging engineering | technical | packaging development; <packaging design engineering; package engineering; <structural packaging; <packaging engineer; <packaging validation; Verpackungsentwicklung; <packaging specifications; package development; packaging technology; ingénierie packaging; <corrugated packaging design; <packaging materials selection
package-testing | Package testing | technical | ISTA testing; ISTA?; <ASTM D4169; transit testing?; Verpackungsprüfung; packaging transport testing | | packaging; testing; transit; vibration; drop; distribution
artioscad | ArtiosCAD | tool | Artios CAD; Esko ArtiosCAD | packaging-engineering
cape-pack | CAPE Pack | tool | Esko Cape Pack | packaging-engineering
tops-pro | TOPS Pro | tool | TOPS packaging; TOPS Packaging Software | packaging-engineering
sustainable-packaging | Sustainable packaging | technical | recyclable packaging; nachhaltige Verpackung; emballage durable; packaging sustainability
certified-packaging-professional | Certified Packaging Professional | certification | CPP packaging | packaging-engineering
packmitteltechnologe-de | Packmitteltechnologe (DE) | certification | Packmitteltechnologe; Packmitteltechnologin | packaging-operations
labeling-products | Product labeling | professional | labelling?; labeling?; <label printing?; labeling products; product labelling; <labeling machines; <label application; <labeling equipment; etiquetado; étiquetage; Etikettierung; <label machines; <printing labels?; <applying labels?; <tagging and labeling; Etikettieren von Waren; Etikettieren von Produkten; Etikettieren der Ware; Etikettierung von Produkten; Etikettierung von Waren; Produkte etikettieren; Waren etikettieren; Anbringen von Etiketten; Etikettieren der Produkte; Etikettierung der Produkte; Etikettierung der Ware | | packaging; packing; boxes; shipping; bottles; sorting; warehouse
zebra-label-printers | Zebra label printers | tool | Zebra printers; ZPL label printing; <Zebra ZT410
loftware | Loftware | tool | <Loftware Label Manager; <Loftware NiceLabel
nicelabel | NiceLabel | tool | Nice Label? | | software; nicelabel
bottling-filling | Bottling and filling | technical | bottling?; <bottling line; <filling machines?; <filling lines; <filler operator?; <canning line; <bottling machines; <capping machines; <cappers; <filling equipment; <bottle filling; <liquid filling?; Abfüllung; <Abfüllanlagen; embouteillage; embotellado; <fillers and cappers; <bottling plant; <can line?; <keg filling?; filling operations?; <kegging; <Krones lines; <depalletizer operation; <can seaming; llenado y envasado | | bottles; bottle; beverage; capping; labeler; packaging; liquids; beer; cans; vials; pharmaceutical; machine; brewery
palletizing | Palletizing | professional | stacking pallets; pallet stacking; building pallets; <palletizer; <pallet building and wrapping; palletize; Palettieren; palettisation; paletizado; <robotic palletizing; Palettieren von Waren; Palettieren der Ware; Palettierung von Waren; Waren palettieren; Packen von Paletten; Paletten packen; Paletten bauen; Palettenbau; Stapeln auf Paletten
pallet-wrapping | Pallet wrapping | professional | stretch wrapping; stretch wrap?; pallet wrapper; pallet wrap; wrapping pallets; shrink wrapping pallets; stretch wrapping of pallets; filmage de palettes; Paletten wickeln; Paletten folieren; Folieren von Paletten; Wickeln von Paletten; Paletten einstretchen; Umwickeln von Paletten | | pallets; pallet; warehouse; wrapping; loading; forklift; skids; boxes; shipping; palletizing
conveyor-systems | Conveyor systems | technical | conveyors?; <conveyor belts; <conveyor maintenance; Fördertechnik; convoyeurs; <bandas transportadoras; <conveyor line?; <conveyor installation; <conveyor controls; <Förderbänder; <conveyor repair; <conveyor design; Förderanlagen; transportadores industriales | | belt; belts; plc; maintenance; repair; motors; warehouse; packaging; machinery; rollers; installation; mechanical; sorting; material; production; electrical
automated-material-handling | Automated material handling | technical | <material handling systems; sortation systems?; sorters and conveyors; <baggage handling systems; automated material handling systems; Materialflusstechnik; <Hytrol conveyors; <cross-belt sorters | | conveyor; conveyors; warehouse; distribution; automation; parcel; plc; sorters
conveyor-belt-splicing | Conveyor belt splicing | technical | belt splicing; belt vulcanizing; vulcanization of belts; Fördergurtverbindung
agv-systems | Automated guided vehicles | technical | AGV?; fahrerlose Transportsysteme; AGV systems; véhicules à guidage automatique; autonomous mobile robots in warehouses; FTS-Systeme | | robots; warehouse; vehicles; guided; automation; robotics; plc; amr; forklift; material; logistics
as-rs | Automated storage and retrieval | technical | AS/RS?; automated storage and retrieval systems; <Hochregallager; automatic storage and retrieval; <automated warehouse systems | | conveyor; automated; sortation; wms; shuttle; storage
autostore | AutoStore | tool | AutoStore system | as-rs
dematic | Dematic | tool | Dematic systems; <Dematic iQ
ssi-schafer-systems | SSI Schäfer systems | tool | SSI Schaefer; <SSI WAMAS
weighing-batching | Weighing and measuring materials | professional | weighing ingredients; weighing and measuring?; <batch weighing; scales and weighing; weigh ingredients; measuring ingredients; weighing materials; weigh and measure?; <weigh scale?; <scale operation?; weighing products; pesaje? | | ingredients; materials; ingredientes; materia; batch; weighing; scales; weights; mixing; báscula; producto; recipes; prima; mixers; formula; raw materials; ingredient; dough; blending
weighbridge-operation | Weighbridge operation | professional | truck scales; <scale house?; scale house operator; weighbridge; weighmaster; scale operator?; Fahrzeugwaage; pont-bascule; báscula de camiones | | trucks; truck; tickets; weigh; weighing; gravel; landfill; grain; loads; loaded; quarry
weighmaster-licence-us | Weighmaster licence (US) | certification | weighmaster license; licensed weighmaster; <deputy weighmaster | weighbridge-operation
industrial-scales | Industrial scales? | technical | scale calibration and repair; Wägetechnik; scale technician; industrial weighing systems; Mettler Toledo scales | | calibration; weighing; load cells; mettler; toledo; rice lake; truck scales; weights; balances

# Food production
food-manufacturing | Food manufacturing | technical | food processing?; food production?; <food production line; food processing plant; food industry manufacturing; <food plant; food manufacturing plant; Lebensmittelproduktion; Lebensmittelherstellung; industrie agroalimentaire?; agroalimentaire?; procesamiento de alimentos; producción de alimentos?; <food and beverage manufacturing; <food and beverage production; <snack food production | | plant; machine; line; packaging; haccp; gmp; manufacturing; factory; operator; machines; machinery; sanitation; quality; ingredients; usda; batch; planta; mixing; conveyor; conditionnement; fabrication; production; usine; ligne; opérateur; opératrice
beverage-production | Beverage production | technical | beverage manufacturing; beverage industry; Getränkeherstellung; production de boissons; elaboración de bebidas; soft drink production
confectionery-production | Confectionery production | technical | confectionery?; candy making; candy manufacturing; Süßwarenherstellung; confiserie?; elaboración de dulces; <chocolatier work | | candy; chocolate; chocolates; sugar; chocolat; production; bonbons; pâtisserie; pastry; caramel
fachkraft-fur-lebensmitteltechnik-de | Fachkraft für Lebensmitteltechnik (DE) | certification | Fachkraft Lebensmitteltechnik | food-manufacturing
suesswarentechnologe-de | Süßwarentechnologe (DE) | certification | Süßwarentechnologe; Süßwarentechnologin
lebensmitteltechniker-de | Staatlich geprüfter Lebensmitteltechniker (DE) | certification | Lebensmitteltechniker?; Techniker Lebensmitteltechnik |  | staatlich; fachschule; technikerschule; weiterbildung; abschluss
food-technology | Food technology | technical | food science; <food technologist; Lebensmitteltechnologie; technologie alimentaire; tecnología de alimentos; Lebensmitteltechnik; sciences des aliments; ciencia de los alimentos
food-product-development | Food product development | professional | food R&D; product development food; food formulation; Lebensmittelentwicklung; développement de produits alimentaires; desarrollo de productos alimenticios
sensory-evaluation | Sensory evaluation? | technical | sensory analysis; sensory testing?; sensory panels?; Sensorik Lebensmittel; analyse sensorielle; análisis sensorial | | food; taste; flavor; panel; product; panelists; consumer; beverage; descriptive; tasting; shelf
food-chemistry | Food chemistry | technical | flavor chemistry; Lebensmittelchemie; chimie alimentaire; química de alimentos
food-engineering | Food engineering | technical | ingeniería de alimentos; génie alimentaire; Lebensmittelverfahrenstechnik
food-microbiology | Food microbiology | technical | Lebensmittelmikrobiologie; microbiologie alimentaire; microbiología de alimentos
shelf-life-testing | Shelf-life testing | technical | shelf life studies; shelf life validation; Haltbarkeitsprüfung; vida útil de alimentos
nutrition-labeling | Nutrition labeling | professional | nutrition facts panels; nutrition labeling analysis; nutritional labelling; étiquetage nutritionnel; etiquetado nutricional; Nährwertkennzeichnung
genesis-r-and-d-foods | Genesis R&D Foods | tool | Genesis R&D; ESHA Genesis; Genesis R&D software | nutrition-labeling
pasteurization | Pasteurization | technical | pasteurizer; <HTST pasteurization; Pasteurisierung; pasteurización; <milk pasteurization
thermal-processing-of-food | Thermal processing of food | technical | <retort processing; thermal processing food; <retort operation; <low-acid canned foods
better-process-control-school | Better Process Control School | certification | BPCS certificate; better process control? | thermal-processing-of-food | school; fda; canned; acidified; retort; haccp; pcqi; low-acid; certificate
food-testing | Food testing | professional | food analysis; food laboratory testing; Lebensmittelanalytik; analyse alimentaire; análisis de alimentos
meat-cutting | Meat cutting | technical | <meat cutter; <deboning; <boning?; <meat fabrication; cutting meat; <Zerlegung Fleisch; <meat trimming; <meat saw; <trimming meat; desposte; <meat room; butchering | | meat; beef; knife; meats; pork; butcher; lamb; knives; poultry; carcass; trimming; deboning
butchery | Butchery | technical | boucherie?; Metzgerei?; Fleischerei?; carnicería?; butcher work; Fleischerhandwerk; whole animal butchery | meat-cutting | Fleisch; Wurst; Fleischer; Metzger; Zerlegung; zerlegen; boucher; bouchère; découpe; désossage; viande; viandes; parage; ficelage; cortes; despiece; carnicero; deshuese; carnes
meat-processing | Meat processing | technical | meat packing; meatpacking; beef processing; pork processing; Fleischverarbeitung; transformation de viande; procesamiento de carne; meat plant
slaughtering | Slaughtering | technical | slaughterhouse; <kill floor; Schlachtung; abattage?; abattoir; faenado; Schlachthof | | abattoir; viande; boucherie; animaux; porcs; bovins; volailles
poultry-processing | Poultry processing | technical | chicken processing; poultry plant; Geflügelverarbeitung; faenado de aves
meat-slicing | Meat slicing | professional | meat slicer; slicing meat; deli slicing; slicing meats and cheeses; meats and cheeses slicing
sausage-making | Sausage making | technical | sausage production; Wurstherstellung; elaboración de embutidos
meat-grinding | Meat grinding | professional | meat grinder; grinding meat
meat-wrapping | Meat wrapping | professional | wrapping meat; meat packaging; meat wrapper
fleischer-de | Fleischer (DE) | certification | Fleischer Ausbildung; gelernter Metzger; <Metzgermeister; <Fleischermeister; Fleischergeselle | butchery
cap-boucher-fr | CAP boucher (FR) | certification | CAP boucherie | butchery
bp-boucher-fr | BP boucher (FR) | certification | BP boucher; brevet professionnel boucher
fish-processing | Fish processing | technical | seafood processing; <shellfish processing; Fischverarbeitung; fish plant; procesamiento de pescado
fish-filleting | Fish filleting | technical | filleting fish; fish fileting; fish cutting; cutting fish; fish butchery; Fisch filetieren; filetage de poisson; fileteado de pescado; fish cleaning; cleaning fish
fishmongery | Fishmongery | professional | fishmonger; poissonnerie?; pescadería?; Fischverkauf; fish counter |  | poisson; poissons; poissonnier; poissonnière; écaillage; filetage; pescado; pescados; pescadero; mariscos; étal
dairy-processing | Dairy processing | technical | <milk processing; dairy production; <Molkerei; Milchtechnologie; <dairy plant; dairy technology; laiterie?; dairy products manufacturing; dairy processing plant; <yogurt production; transformation laitière; procesamiento de lácteos |  | lait; pasteurisation; fromage; yaourt; fabrication; production; conditionnement
cheesemaking | Cheesemaking | technical | cheese making; Käseherstellung; fabrication de fromage; elaboración de quesos; fromagerie?; quesería?; Käserei |  | affinage; caillé; lait; fabrication; fromager; fromagère; leche; cuajada; moulage; elaboración
ice-cream-production | Ice cream production | technical | ice cream making; <gelato making; Eisherstellung; fabrication de glaces; elaboración de helados
milchtechnologe-de | Milchtechnologe (DE) | certification | Milchtechnologin | dairy-processing
molkereifachmann-de | Molkereifachmann (DE) | certification | Molkereifachmann; Molkereifachfrau
milchwirtschaftlicher-laborant-de | Milchwirtschaftlicher Laborant (DE) | certification | milchwirtschaftlicher Laborant; milchwirtschaftliche Laborantin
brewing | Brewing? | technical | beer brewing; brewing process?; brewery operations; beer production; craft brewing; Brauerei?; Brauwesen; Bierbrauen; brasserie fabrication; cervecería?; brewing beer; <mashing and lautering; <brewmaster; <brewhouse; elaboración de cerveza; <brewery cellar operations | | beer; brewery; brewer; fermentation; hops; kegs; cellar; malt; ales; lager; brewhouse; wort; brau; bier; Bier; Brauer; Sudhaus; Gärung; Maische; Braumeister; cerveza; fermentación; malta; lúpulo
home-brewing | Home brewing | technical | homebrewing; home brewer | brewing
malting | Malting | technical | malt house; Mälzerei; maltage; malteado
draft-system-cleaning | Draft system cleaning | professional | draught line cleaning; beer line cleaning
kombucha-brewing | Kombucha brewing | technical | kombucha production
brauer-und-malzer-de | Brauer und Mälzer (DE) | certification | Brauer und Mälzerin; <Braumeister; <Brau- und Malzmeister | brewing
cicerone-certification | Cicerone certification | certification | <Master Cicerone
ibd-certification | IBD certification | certification | <IBD Diploma in Brewing; <IBD General Certificate in Brewing | brewing
distilling | Distilling? | technical | spirits distilling; craft distilling; spirit production; <whisky production; distillation de spiritueux; Brennerei?; <gin distilling; destilado de licores | | spirits; whisky; whiskey; distillery; vodka; gin; fermentation; rum; brandy; alcohol; bourbon; spirituosen; schnaps; destille; mash
winemaking | Winemaking | technical | wine making; wine production; <vinification; winery operations; <cellar work winery; <Kellerwirtschaft; <racking and topping; <barrel work in wineries; Weinbereitung; vinificación
enology | Enology | technical | oenology; Önologie; œnologie; enología; wine science
winzer-de | Winzer (DE) | certification | <Winzermeister; Ausbildung zum Winzer | winemaking
weintechnologe-de | Weintechnologe (DE) | certification | Weintechnologe; Weintechnologin; <Weinküfer
industrial-baking | Industrial baking | technical | bakery production; <bakery manufacturing; industrial bakery; <dough production; Großbäckerei; boulangerie industrielle; panificación industrial; <wholesale bakery; <commercial bakery; <tortilla production; <industrial oven operation; production baking | food-manufacturing
dough-mixing | Dough mixing | professional | mixing dough; dough mixer; dough preparation?; dough sheeter; Teigherstellung; amasado; dough dividers; <proofing dough; Herstellung von Teigen; Zubereitung von Teigen; Teige herstellen; Teigbereitung; Herstellen von Teigen; Teige kneten; Teigzubereitung; Teigmacherei; Anmischen von Teigen | | bakery; bread; baking; pizza; oven; bake; pastry; baker; mixer; flour
milling-grain | Grain milling | technical | <flour milling; <rice milling; Müllerei; minoterie; molienda?; <corn milling; <grain processing | | harina; grano; molino; trigo; maíz; cereales; granos
feed-milling | Feed milling | technical | feed mill; feed mill operation; feed manufacturing; animal feed production; Futtermittelherstellung; fabrication d'aliments pour animaux; fábrica de alimentos balanceados
pet-food-manufacturing | Pet food manufacturing | technical | pet food production; Heimtierfutterherstellung
oilseed-processing | Oilseed processing | technical | oilseed crushing; <soybean crushing; <edible oil refining; Ölmühle
sugar-processing | Sugar processing | technical | sugar refining; sugar mill; Zuckerherstellung; sucrerie; ingenio azucarero
ethanol-production | Ethanol production | technical | ethanol plant; ethanol plant operation; bioethanol production
tobacco-processing | Tobacco processing | technical | tobacco manufacturing; <cigarette manufacturing; Tabakverarbeitung
coffee-roasting | Coffee roasting | technical | <coffee roaster; torréfaction; Kaffeerösten; tostado de café
coffee-cupping | Coffee cupping | technical | green coffee grading; coffee tasting; Q Grader cupping; catación de café
q-grader | Q Grader | certification | CQI Q Grader; Q Arabica grader; licensed Q Grader | coffee-cupping
grain-elevator | Grain handling | technical | <grain elevators; <grain storage; <grain drying; <grain grading; Getreidelagerung; manejo de granos
cip-sanitation | Food plant sanitation | technical | plant sanitation; <SSOP; <sanitation SOPs?; <sanitation standard operating procedures; <foaming and rinsing; <master sanitation schedule; sanitation?; <sanitation supervisor in food plants; <sanitation program? | | haccp; gmp; ssop; food processing; food plant; cip; clean-in-place; foaming; allergens; food safety; food production
cleaning-in-place | Cleaning in place | technical | clean-in-place; CIP cleaning; CIP systems; <CIP/SIP; CIP-Reinigung; nettoyage en place; limpieza CIP; <COP cleaning
sanitizing-of-equipment | Sanitizing of equipment | professional | equipment sanitation?; sanitize equipment?; equipment sanitizing?; sanitizing equipment?; cleaning and sanitizing equipment?; equipment washdown; limpieza y desinfección de equipos; désinfection des équipements | | plant; food; production; machines; cleaning; equipment; kitchen; haccp; utensils; line; machinery; tools; processing

# Quality
quality-control | Quality control | professional | QC?; quality inspection; <product inspection; quality checks; quality checking; QC inspection; quality control inspection; product quality control; <quality control inspector; quality control checks; <QC inspector; <quality inspector; Q.C.?; <quality control procedures; Qualitätskontrolle; Qualitätsprüfung; contrôle qualité; control de calidad; <incoming quality control; <QC testing; <quality checker; quality verification; QC checks?; <quality control analysis; <quality controller; <Warenprüfung; <inspección de calidad; <QA/QC; <QC/QA | | quality; inspection; defects; manufacturing; lab; laboratory; inspect; gmp; qa; inspections; inspector; samples; batch; iso; analyst; checks
final-inspection | Final inspection? | professional | final product inspection; Endkontrolle; Endprüfung; contrôle final?; inspección final; outgoing inspection? | quality-control | quality; parts; manufacturing; assembly; production; inspector; machined; gauges; micrometers; defects; aql; assembled; qualität; products; pièces
in-process-inspection | In-process inspection | professional | in-process checks; in-process quality checks; Inprozesskontrolle; contrôle en cours de production; inspección en proceso | quality-control
quality-assurance | Quality assurance | professional | <quality assurance processes; <quality assurance procedures; <product quality assurance; <quality assurance inspection; <QA inspection; <quality assurance programs; Qualitätssicherung; assurance qualité; aseguramiento de calidad; aseguramiento de la calidad; garantía de calidad; <quality assurance inspector; <quality assurance standards; <Qualitätssicherung in der Produktion
quality-management | Quality management | professional | quality management systems; QMS; Qualitätsmanagement; QM-System; Qualitätsmanagementsystem; gestion de la qualité; management de la qualité; gestión de calidad; gestión de la calidad; sistemas de gestión de calidad; <quality programs?; <quality manager; <quality policy?; QM?; <quality management principles; système qualité; <quality manuals; quality systems?; quality systems management | | iso; qualität; audit; audits; qualitätssicherung; 9001; prozesse; produktion; fmea
total-quality-management | Total quality management | technical | TQM; total quality; qualité totale; calidad total | quality-management
baldrige-framework | Baldrige framework | technical | Baldrige; Malcolm Baldrige | quality-management
quality-engineering | Quality engineering? | technical | <quality engineer?; <product quality engineering; <process quality engineering; <manufacturing quality engineering; Qualitätstechnik; <Qualitätsingenieur; ingénierie qualité; <design quality engineering; <quality engineering tools; ingeniería de calidad | | manufacturing; fmea; ppap; capa; iso; inspection; supplier; spc; six; apqp; medical; production; defects; automotive; test; testing; automation; aerospace; 8d
seven-basic-quality-tools | Seven basic quality tools | technical | seven quality tools; 7 QC tools; 7 quality tools; basic quality tools; outils qualité
automotive-core-tools | Automotive core tools | technical | quality core tools; core tools automotive; AIAG core tools; Core Tools VDA
advanced-quality-planning | Advanced quality planning | professional | quality planning?; Qualitätsplanung; Qualitätsvorausplanung; planification qualité | | apqp; ppap; fmea; automotive; control; inspection; manufacturing; iatf; iso
supplier-quality | Supplier quality management | professional | supplier quality; supplier quality assurance; <supplier quality engineering; <SQE; vendor quality; Lieferantenqualität; <supplier development quality; qualité fournisseurs; calidad de proveedores; <supplier quality improvement; SQA supplier | quality-management
supplier-audits | Supplier audits | professional | vendor audits; supplier auditing; supplier quality audits; Lieferantenaudits; audits fournisseurs; auditorías a proveedores
supplier-qualification | Supplier qualification | professional | vendor qualification?; supplier approval?; Lieferantenqualifizierung; qualification fournisseurs; homologación de proveedores | | audits; audit; gmp; quality; iso; suppliers; fda; materials; haccp; vendors
supplier-corrective-action-requests | Supplier corrective action requests | professional | SCAR?; supplier corrective action | | supplier; corrective; capa; 8d
incoming-inspection | Incoming inspection | professional | receiving inspection; incoming goods inspection; incoming material inspection; Wareneingangsprüfung; Wareneingangskontrolle; <receiving inspector; contrôle réception; inspect incoming materials; inspección de recepción; inspecting incoming | quality-control
visual-inspection | Visual inspection? | professional | visual quality inspection; <visual defects inspection; <cosmetic inspection?; visual inspection of parts; visually inspecting?; <inspecting for defects; Sichtprüfung; contrôle visuel; inspección visual; <identifying defects?; <check for defects?; <inspect for defects; <sorting defective parts; Sichtkontrolle; <inspecting parts for defects | quality-control | parts; products; production; line; surface; assembly; manufacturing; quality; defects; weld; welds; machine; ndt; product; inspect; microscope; inspections; qualität; solder; equipment; components
microscope-inspection | Microscope inspection | professional | inspection under microscope; microscopic inspection of parts; working under microscope; assembly under microscope
parts-inspection | Parts inspection | professional | inspecting parts; inspect parts; inspection of parts; Teileprüfung; inspección de piezas | quality-control
first-article-inspection | First article inspection | professional | FAI?; first piece inspection; <first article?; <first article inspection reports; <first piece?; contrôle premier article; Erstmusterprüfung; <EMPB; <Erstmusterprüfbericht | quality-control | inspection; inspections; ppap; as9102; quality; cmm; gd&t; parts; drawings; machining; blueprint; aerospace; manufacturing
as9102 | AS9102 | technical | AS9102 FAI; FAIR reports AS9102; AS9102 first article inspection | first-article-inspection
net-inspect | Net-Inspect | tool
dimensional-inspection | Dimensional inspection | technical | dimensional measurement; dimensional metrology; inspection of dimensions; <layout inspection?; contrôle dimensionnel; <dimensional layout?; <measuring parts?; <precision inspection; Maßprüfung; inspección dimensional | quality-control | parts; inspection; quality; calipers; micrometers; cmm; blueprints; gauges; gd&t
precision-measuring-instruments | Precision measuring instruments | technical | measuring instruments?; precision measuring tools; measuring tools?; precision measuring equipment; <inspection tools?; measurement tools?; precision measurement tools; Messmittel; instruments de mesure; instrumentos de medición; measuring equipment?; inspection instruments?; precision measurement; precision measuring; <gages and measuring | | calipers; micrometers; micrometer; caliper; gauges; gages; blueprint; blueprints; machining; calibration; precision; inspection; dimensional; parts; tolerances; tape; machined; quality
micrometers-calipers | Hand measuring tools | technical | <bore gauges; <gage blocks; <gauge blocks; <bore gages; <ring gauges; <plug gauges; <thread gauges; <pin gauges; <pin gages; <feeler gauges; <thread gages; <plug gages; <snap gauges; <snap gages; <ring gages; <mics and calipers; <gages?; <surface plate | precision-measuring-instruments | calipers; micrometers; measuring; inspection; height; pressure; plug; gauge; indicators; machining; precision; blueprint
micrometer | Micrometer? | tool | <depth micrometer; Bügelmessschraube; Mikrometerschraube; micromètre; micrómetro; <outside micrometer | micrometers-calipers | calipers; caliper; gauges; gages; measuring; blueprint; blueprints; machinist; inspection; cnc; lathe; indicators; tolerances; tape measure
caliper | Caliper? | tool | <vernier calipers; <dial caliper; <digital calipers; Messschieber; pied à coulisse; calibrador pie de rey; Schieblehre; <vernier? | micrometers-calipers | micrometers; measuring; gauge; machining; precision; caliper; micrometer; gauges; gages; blueprints; machinist; calipers; cnc; tolerances
height-gauge | Height gauge | tool | height gage; Höhenmessgerät; trusquin | micrometers-calipers
dial-indicator | Dial indicator | tool | <drop indicator; Messuhr; comparateur à cadran; reloj comparador; <test indicator | micrometers-calipers
cmm | Coordinate measuring machine | tool | <CMM operation; <CMM inspection; Koordinatenmessmaschine; <Koordinatenmesstechnik; coordinate measurement machine; machine à mesurer tridimensionnelle; <Zeiss CMM; <Brown & Sharpe CMM; <CMM operator; máquina de medición por coordenadas; CMM machine; <Mitutoyo CMM; <Zeiss Contura; coordinate measuring machine CMM; CMM? | dimensional-inspection | measuring; coordinate; calipers; micrometers; gd&t; gdt; inspection; metrology; zeiss; dmis; cnc
cmm-programming | CMM programming | technical | CMM programmer; programming of coordinate measuring machines; Koordinatenmesstechnik Programmierung | cmm
faro-arm | FARO arm | tool | FaroArm; FARO Edge; Faro?; FARO portable CMM; <CAM2 Measure | dimensional-inspection | arm; measuring; cmm; metrology; inspection; laser; romer; portable; scan
romer-arm | ROMER arm | tool | Hexagon Romer; Romer Absolute Arm | dimensional-inspection
laser-tracker | Laser tracker | tool | <API laser tracker; <Faro laser tracker; <Leica laser tracker; Lasertracker | dimensional-inspection
3d-metrology | 3D metrology | technical | 3D-Messtechnik; métrologie tridimensionnelle; <portable CMM; <optical 3D measurement | metrology
pc-dmis | PC-DMIS | tool | PCDMIS; <PC DMIS programming; <PC-DMIS CMM | cmm
calypso-cmm | Zeiss Calypso | tool | Calypso CMM; Calypso?; Zeiss Calypso CMM | cmm | zeiss; cmm; dmis; metrology; measuring; inspection
polyworks | PolyWorks | tool | <PolyWorks Inspector; Poly Works; <PolyWorks Modeler | cmm
verisurf | Verisurf | tool | Verisurf CAD | cmm
spatial-analyzer | SpatialAnalyzer | tool | Spatial Analyzer
mcosmos | Mitutoyo MCOSMOS | tool | MCOSMOS | cmm
quindos | QUINDOS | tool | Hexagon Quindos | cmm
gom-inspect | GOM Inspect | tool | GOM Suite; ZEISS Inspect; GOM software
metrolog | Metrolog | tool | Metrolog X4 | cmm
optical-comparator | Optical comparator | tool | profile projector; optical comparator operation; Profilprojektor; projecteur de profil | dimensional-inspection
vision-measurement-systems | Vision measurement systems | tool | vision measuring; video measuring system; <OGP; <SmartScope; <OGP SmartScope; <Micro-Vu; Keyence measurement; <Keyence IM; optische Messsysteme | dimensional-inspection
surface-roughness-measurement | Surface roughness measurement | technical | profilometer; surface roughness tester; surface profilometry; Rauheitsmessung; mesure de rugosité; medición de rugosidad; <roundness tester
metrology | Metrology | technical | industrial metrology; measurement science; Metrologie; metrología; Fertigungsmesstechnik; <metrology engineering; <metrology lab; <metrology equipment; <metrologist
measurement-uncertainty | Measurement uncertainty | technical | uncertainty analysis?; uncertainty budgets; Messunsicherheit; incertitude de mesure; incertidumbre de medición; GUM uncertainty | | calibration; measurement; metrology; 17025; gum; measurements; instruments; sensors
calibration | Calibration? | technical | equipment calibration; instrument calibration; calibrating?; calibrating instruments; calibration of equipment; calibrating equipment; calibrate equipment; calibration of instruments; <gauge calibration; <gage calibration; <calibration procedures; <calibration program; Kalibrierung; étalonnage?; calibración?; <calibration technician; <calibration systems; <calibration lab; calibrate instruments; <calibration/repair | | equipment; instruments; instrumentation; gauges; sensors; maintenance; scales; meters; test; laboratory; metrology; measurement; measuring; repair; quality; transmitters; preventive; instrumentos; équipements; calibrate
calibration-management | Calibration management | professional | calibration program management; Prüfmittelüberwachung; Prüfmittelmanagement; gestion métrologique; gage control?; gestión de calibraciones | | calibration; gage; gages; quality; msa; inspection; gauges; r&r
iso-iec-17025 | ISO/IEC 17025 | technical | ISO 17025; IEC 17025; ISO17025; DIN EN ISO/IEC 17025; <A2LA accreditation; <DAkkS accreditation; <A2LA
gagetrak | GAGEtrak | tool | Gage Trak | calibration-management
gagepack | GAGEpack | tool | | calibration-management
indysoft | IndySoft | tool | Indysoft calibration | calibration-management
beamex | Beamex | tool | <Beamex CMX; <Beamex MC6 | calibration
met-cal | MET/CAL | tool | Fluke MET/CAL | calibration
pmel | PMEL | technical | Precision Measurement Equipment Laboratory; TMDE?; test measurement and diagnostic equipment | calibration | calibration; test; measurement; army; diagnostic; pmel; calibrated; equipment
non-destructive-testing | Non-destructive testing | technical | NDT?; NDE?; nondestructive testing; NDT inspection; non-destructive examination; nondestructive inspection; NDI?; <NDT methods; zerstörungsfreie Prüfung; ZfP; contrôle non destructif; ensayos no destructivos; non-destructive inspection; nondestructive evaluation; CND contrôles non destructifs; <NDT technician; zerstörungsfreie Werkstoffprüfung; NDT/NDE | | testing; inspection; ultrasonic; penetrant; radiography; weld; magnetic; eddy; aircraft; welding; x-ray; nondestructive; welds; radiographic; ut; mt; asnt
ultrasonic-testing | Ultrasonic testing | technical | ultrasonic inspection; UT inspection; Ultraschallprüfung; UT testing?; ultrasons contrôle; ultrasonido industrial; <shear wave UT; contrôle par ultrasons | non-destructive-testing | ultrasonic; NDT; weld; welds; inspection; MT; RT; radiography; penetrant; thickness
phased-array-ultrasonic-testing | Phased array ultrasonic testing | technical | PAUT; phased array UT; phased array ultrasonic; phased array inspection | ultrasonic-testing
time-of-flight-diffraction | Time-of-flight diffraction | technical | TOFD; TOFD inspection | ultrasonic-testing
ultrasonic-thickness-gauging | Ultrasonic thickness gauging | technical | UT thickness; ultrasonic thickness testing; ultrasonic thickness; UTT?; ultrasonic thickness measurement | ultrasonic-testing | ultrasonic; thickness; ndt; corrosion; inspection; ut; hull; tanks
radiographic-testing | Industrial radiography | technical | industrial radiographic testing; radiographic testing; radiographic inspection; <film interpretation radiography; Durchstrahlungsprüfung; <x-ray inspection of welds; <RT film interpretation; radiographie industrielle; Röntgenprüfung; <radiographer industrial; <gamma radiography; <digital radiography NDT; <industrial radiographer; industrial X-ray | non-destructive-testing
x-ray-inspection-of-products | X-ray inspection of products | technical | X-ray inspection?; x-ray food inspection; X-ray machine inspection; Röntgeninspektion? | | products; product; food; metal; packaging; smt; pcb; bga; solder; electronics; quality; detector; welds; ndt; castings; aoi
industrial-radiography-certification-us | Industrial radiography certification (US) | certification | <IRRSP; <Industrial Radiography Radiation Safety Personnel; <ASNT IRRSP; certified industrial radiographer | radiographic-testing
magnetic-particle-testing | Magnetic particle testing | technical | magnetic particle inspection; magnetic particle; Magnetpulverprüfung; magnétoscopie; partículas magnéticas; <magnaflux; mag particle; <MT/PT?; <PT/MT? | non-destructive-testing | ndt; ut; magnetic; penetrant; inspection; weld; rt; welding; asnt
penetrant-testing | Penetrant testing | technical | dye penetrant; liquid penetrant; liquid penetrant inspection; dye penetrant testing; penetrant inspection; Farbeindringprüfung; Eindringprüfung; ressuage; liquid penetrant testing; <fluorescent penetrant inspection; <FPI inspection; dye penetrant inspection; líquidos penetrantes; <Zyglo | non-destructive-testing
eddy-current-testing | Eddy current testing | technical | eddy current; eddy current inspection; Wirbelstromprüfung; courants de Foucault; corrientes inducidas | non-destructive-testing
ndt-certification | NDT certification | certification | NDT certified; <NDT Level I | non-destructive-testing
ndt-level-ii-certification | NDT Level II certification | certification | NDT Level II; NDT Level 2; NDT certification Level II; <UT Level II?; <RT Level II?; <UT Level 2?; <MT Level II?; <PT Level II?; <VT Level II?; <ET Level II? | ndt-certification | NDT; NDE; nondestructive; ASNT; penetrant; ultrasonic; radiographic; SNT-TC-1A
ndt-level-iii-certification | NDT Level III certification | certification | NDT Level III; NDT Level 3; <ASNT Level III; <ASNT NDT Level III | ndt-level-ii-certification
asnt-certification | ASNT certification | certification | ASNT?; ASNT NDT; <ASNT Level II; <ASNT Level 2; <ASNT NDT Level II; <ACCP Level II | ndt-certification | certified; level; ut; mt; pt; rt; ndt; certification; ii; iii; nde; radiography
iso-9712-certification | ISO 9712 certification | certification | ISO 9712; EN 473; EN ISO 9712; <ISO 9712 Level 2 | ndt-certification
pcn-certification-uk | PCN certification (UK) | certification | <PCN Level 2; PCN NDT; <PCN Level 3 | ndt-certification
cgsb-ndt-certification-ca | CGSB NDT certification (CA) | certification | CGSB?; <CGSB Level II; CGSB NDT | ndt-certification | level; ndt; certified; ut; mt; pt; rt; ultrasonic; radiography; ii
cofrend-certification-fr | COFREND certification (FR) | certification | <COFREND niveau 2; <COFREND niveau 3; COFREND?; certification COFREND; certifié COFREND | ndt-certification | niveau; certification; certifié; ressuage; magnétoscopie; ultrasons
nas-410 | NAS 410 | certification | <NAS 410 Level II | ndt-certification
spc | Statistical process control | technical | SPC?; <control charts?; <statistical quality control; <SPC charts; statistische Prozessregelung; statistische Prozesslenkung; <control charting; <SPC software; maîtrise statistique des procédés; control estadístico de procesos; statistical process control SPC; maîtrise statistique des processus; <SPC data | | fmea; minitab; six; charts; capability; msa; ppap; apqp; cpk; 8d
process-capability-analysis | Process capability analysis | technical | process capability?; process capability studies; capability studies?; capability analysis?; Cpk; Cp/Cpk; Ppk?; Cp and Cpk; Prozessfähigkeit; capabilité des procédés; capacidad de proceso | | cpk; spc; process; statistical; minitab; gage; six; msa; ppap; quality; doe; capability
acceptance-sampling | Acceptance sampling | technical | AQL?; AQL sampling; sampling plans?; sampling inspection; <ANSI Z1.4; Stichprobenprüfung; plans d'échantillonnage?; muestreo de aceptación | | inspection; quality; z1.4; sampling; aql; defects; lot; inspections; qc; products; acceptance; garments
infinityqs | InfinityQS | tool | ProFicient InfinityQS; <InfinityQS Enact | spc
q-das | Q-DAS | tool | <qs-STAT; <Q-DAS solara | spc
winspc | WinSPC | tool | Win SPC | spc
jmp-statistics | JMP? | tool | JMP software; JMP statistical | | sas; minitab; statistics; statistical; doe; spss; regression; spc; matlab; stata; design of experiments; tableau; python
msa-gage-rr | Measurement systems analysis | technical | MSA?; Messsystemanalyse; Prüfmittelfähigkeit; analyse des systèmes de mesure | | spc; fmea; ppap; apqp; gage; quality; sigma
gage-r-and-r | Gage R&R | technical | gauge R&R; gage repeatability; GR&R; Gage RR; GRR studies; gauge repeatability; gage studies; gauge repeatability and reproducibility; gage repeatability and reproducibility; GRR?; Gage R&R studies | msa-gage-rr | gage; gauge; msa; ppap; spc; fmea; measurement; minitab
design-of-experiments | Design of experiments | technical | DoE statistical; <response surface methodology; <full factorial design; experimental design engineering
design-expert-software | Design-Expert software | tool | Stat-Ease Design-Expert; Design Expert DOE | design-of-experiments
fmea | FMEA | technical | failure mode and effects analysis; failure mode effects analysis; <PFMEA; <DFMEA; <design FMEA; <process FMEA; Fehlermöglichkeits- und Einflussanalyse; AMDEC; FMEA analysis; <PFMEA/DFMEA; <DFMEA/PFMEA; AMEF; <System-FMEA; <P-FMEA; <D-FMEA
apis-iq-fmea | APIS IQ-FMEA | tool | IQ-FMEA; APIS IQ-Software | fmea
fmeca | FMECA | technical | failure modes effects and criticality analysis; AMDEC criticité | fmea
ppap | PPAP | technical | production part approval process; <PPAP submission; production part approval; <PPAP documentation; <PPAP Level 3; PPAP process
vda-2-production-process-approval | VDA 2 production process approval | technical | PPF VDA 2; Produktionsprozess- und Produktfreigabe; PPF-Verfahren; Bemusterung nach VDA
erstbemusterung | Erstbemusterung | professional | Bemusterung?; initial sample inspection; ISIR?; échantillons initiaux; Erstmuster? | | ppap; serie; erstbemusterung; qualität; bauteile; werkzeug; lieferanten; lieferant; spritzguss; vda; fertigung
apqp | APQP | technical | advanced product quality planning; APQP process; Produktqualitätsvorausplanung; advance product quality planning; <APQP documentation
maturity-level-assurance-vda | Maturity level assurance (VDA) | technical | reifegradabsicherung; Reifegradabsicherung VDA; VDA MLA; VDA RGA
control-plans | Control plans? | professional | quality control plans; process control plans; plans de contrôle?; Produktionslenkungsplan; plan de surveillance?; planes de control | | inspection; quality; ndt; fmea; ppap; apqp; spc; msa; manufacturing; production; qualité; amdec; automotive
inspection-planning | Inspection planning? | professional | Prüfplanung; Prüfpläne; inspection plans?; planification des contrôles? | | quality; manufacturing; parts; weld; construction; cmm; gd&t; fertigung; qualität; drawings; dimensional; qualité; gamme; contrôleur; métrologie; fabrication
inspection-and-test-plans | Inspection and test plans | professional | ITP?; inspection test plans; Prüfablaufpläne; plan de inspección y pruebas | | inspection; quality; test; welding; construction; ndt
quality-plans | Quality plans? | professional | project quality plan; plan qualité; plan de calidad | | iso; manufacturing; construction; inspection; inspections; production; qualité; audit; audits; test
root-cause-analysis | Root cause analysis | technical | RCA?; root cause; Ursachenanalyse; root cause investigation; <root cause failure analysis; <RCFA; analyse des causes; análisis de causa raíz; <cause mapping; <root cause problem solving; analyse des causes racines; root cause analyses; <root cause corrective action; <RCCA; <root cause and corrective action | | root; cause; capa; fmea; corrective; failure; 8d; incident
ishikawa-diagrams | Ishikawa diagrams | technical | fishbone diagram; Ishikawa; cause and effect diagrams; Ishikawa-Diagramm; diagramme d'Ishikawa; diagrama de Ishikawa | root-cause-analysis
5-whys | 5 Whys | technical | five whys; 5-why analysis; 5 pourquoi; 5-Why-Methode; 5 porqués | root-cause-analysis
taproot | TapRooT? | technical | TapRooT root cause analysis | root-cause-analysis | root cause; incident; investigation; investigations; safety; RCA; cause
apollo-root-cause-analysis | Apollo root cause analysis | technical | RealityCharting; Apollo RCA | root-cause-analysis
kepner-tregoe-method | Kepner-Tregoe method | technical | Kepner-Tregoe; KT problem analysis; Kepner-Tregoe problem solving
eight-d | 8D problem solving | technical | 8D?; 8-D?; <8D reports; 8D method; 8D methodology; 8 disciplines; eight disciplines; 8Ds?; 8D process; 8D-Methode; <8D corrective action; Global 8D; structured problem solving 8D; méthode 8D; G8D | root-cause-analysis | problem; corrective; fmea; root; quality; cause; complaints; ppap; ishikawa; qualität; solving; automotive; spc; apqp; 5why; capa; 5-why; 8d
qrqc | QRQC | technical | quick response quality control
capa | Corrective and preventive action | professional | CAPA?; <corrective action?; <preventive action?; corrective & preventive action; CAPA management; CAPA process; <corrective action requests; <corrective action plans?; <Korrekturmaßnahmen; <actions correctives?; <acciones correctivas?; <corrective action reports?; Korrektur- und Vorbeugemaßnahmen; CAPA system; action corrective et préventive; <CAPA investigations; corrective/preventative actions; corrective and preventative actions; acciones correctivas y preventivas; CAPA plans; <CAR corrective action | | quality; root; cause; nonconformance; iso; fda; gmp; audit; audits; qms; deviations; deviation; complaints; preventive; non-conformance; qualité; calidad; auditorías; investigations; nonconforming; nonconformances
non-conformance | Nonconformance management | professional | <nonconformance reports; <NCR?; <non-conformance reports; nonconformances; non-conformances; non-conformities; gestion des non-conformités; no conformidades?; <non-conformance reporting; <discrepancy reports quality; nonconformity?; <nonconforming material handling; <nonconforming material; <non-conforming material; <nonconforming product; <non-conforming product; <discrepant material? | | capa; quality; nonconformance; inspection; mrb; corrective; iso; deviation
material-review-board | Material review board | professional | MRB?; MRB process; material review; MRB dispositions | non-conformance | nonconformance; quality; material; disposition; inspection; aerospace
quality-audits | Quality auditing | professional | quality audits; <internal quality audits; <quality system audits; <internal auditing of quality systems; Qualitätsaudits; audits qualité; auditorías de calidad; <quality auditor; <quality auditing systems; <auditoría interna de calidad
layered-process-audits | Layered process audits | technical | LPA?; layered audits?; LPA audits | quality-audits | audits; audit; process; quality; manufacturing; lean; production; automotive
vda-6-3-process-audit | VDA 6.3 process audit | technical | VDA 6.3; Prozessaudit VDA 6.3 | quality-audits
vda-6-3-auditor | VDA 6.3 auditor | certification | certified VDA 6.3 process auditor; VDA 6.3 Prozessauditor | vda-6-3-process-audit
vda-6-5-product-audit | VDA 6.5 product audit | technical | VDA 6.5; VDA 6.5 Produktaudit | quality-audits
process-audits | Process audits? | professional | Prozessaudits; audits de processus | quality-audits | iso; quality; vda; manufacturing; layered; production; iatf; qualität; audits; sigma
iso-audits | ISO audits | professional | ISO auditing; internal ISO audits; ISO internal audits; certification audits? | | iso; 9001; quality; 14001; qms; iatf; surveillance
document-control | Document control | professional | <controlled documents?; document control systems; <document controller; <engineering document control; Dokumentenlenkung; maîtrise documentaire; gestion documentaire qualité; control de documentos; <document change control; <Dokumentenmanagement Qualität; doc control; <quality document control; control documental?; <engineering document management; documentation control?; <quality records control | | iso; gmp; quality; sops; revision; revisions; drawings; engineering; procedures; calidad; gestión; documents; document
quality-documentation | Quality documentation | professional | quality documents?; QA documentation; quality control documentation; quality records?; Qualitätsdokumentation; quality assurance documentation; documentation qualité; ISO documentation | | iso; gmp; qms; inspection; audit; audits; quality; manufacturing; procedures
customer-complaints-quality | Product complaint handling | professional | customer quality complaints; product complaints?; Reklamationsmanagement; Reklamationsbearbeitung?; <quality complaints?; <Reklamationen?; traitement des réclamations qualité; quality complaint handling; gestión de reclamos de calidad; <returned product analysis | | returns; warranty; repair; product; customer; shipping; parts; repairs; qualität; 8d; produkte; quality; capa; lieferanten; mängel; kunden; kundenservice; lieferungen
warranty-administration | Warranty administration | professional | warranty claims; warranty management; warranty claims processing; warranty processing; warranty returns; Gewährleistung?; gestion des garanties?; gestión de garantías de vehículos; gestión de garantías de producto; tramitación de garantías de fabricante | | sav; constructeur; pièces; véhicules; atelier; concession; reklamation; reklamationen; garantie; werkstatt; hersteller; ersatzteile; kfz; händler
warranty-analysis | Warranty analysis | technical | field failure analysis; <field failures?; warranty data analysis; customer returns analysis; product returns analysis | | warranty; reliability; returns; root; customer; automotive; failures; fmea
iso-9001 | ISO 9001 | technical | ISO9001; ISO 9000; ISO 9001:2008; ISO 9001:2015; ISO 9001:2000; ISO9000; <ISO 9002; DIN EN ISO 9001; ISO 9001 standards; ISO9001:2008; ISO9001:2015; <ISO 9000:2000; ISO 9001 quality management; norma ISO 9001; ISO 9001 certification | quality-management | quality; standards; lean; audits; auditor; 9001; compliance; manufacturing; certified; certification; gmp; qms; documentation
iso-standards | ISO standards | technical | ISO?; ISO procedures; ISO certified?; ISO certification?; ISO compliance; ISO registration; normas ISO; normes ISO; ISO-Normen; I.S.O.?; ISO quality; ISO quality standards; ISO quality systems | | quality; standards; lean; audits; auditor; 9001; compliance; manufacturing; certified; certification; gmp; qms; documentation
iatf-16949 | IATF 16949 | technical | ISO/TS 16949; TS 16949; TS16949; IATF16949; ISO/TS16949; <IATF; IATF 16949:2016; ISO 16949; TS 16949:2009; <QS-9000 | quality-management
vda-standards | VDA standards | technical | <VDA 6; VDA-Normen; <VDA 6.1; VDA volumes; VDA-Bände
as9100 | AS9100 | technical | AS 9100; AS9100C; AS9100D; AS9100 Rev C; EN 9100; AS9100 Rev D; EN9100; AS9100B; AS 9100D; AS9100 quality; AS 9100C | quality-management
nadcap | Nadcap | technical | Nadcap audits; Nadcap accreditation; <NADCAP heat treating
as9110 | AS9110 | technical | EN 9110; AS 9110 | quality-management
as9120 | AS9120 | technical | EN 9120; AS 9120 | quality-management
as13100 | AS13100 | technical | AESQ AS13100 | quality-management
iso-13485 | ISO 13485 | technical | ISO13485; EN ISO 13485; ISO 13485:2016; ISO 13485:2003 | quality-management
fda-quality-system-regulation | FDA Quality System Regulation | technical | 21 CFR 820; 21 CFR Part 820; QSR?; FDA QSR; CFR 820; FDA 21 CFR 820; FDA QSR 820; QSR compliance; 21CFR820; FDA QMSR; quality system regulation | | fda; 820; iso; 13485; medical; device; gmp; capa; quality; cfr; devices
iso-14971 | ISO 14971 | technical | medical device risk management; ISO14971; EN ISO 14971
eu-medical-device-regulation | EU Medical Device Regulation | technical | EU MDR; MDR medical devices; MDR 2017/745; Medizinprodukteverordnung; Medical Device Regulation
mdsap | MDSAP | technical | Medical Device Single Audit Program
medical-device-design-controls | Medical device design controls | technical | design controls?; <design history file; <DHF?; <DHF/DMR; design control medical devices | | medical; device; devices; fda; 820; 13485; 14971; iso; history; verification; dmr
medical-device-manufacturing | Medical device manufacturing | technical | medical device assembly; medical device production; Medizintechnikfertigung; fabrication de dispositifs médicaux; fabricación de dispositivos médicos
medical-device-quality | Medical device quality | technical | medical device quality systems; medical device quality assurance; Qualitätsmanagement Medizinprodukte
iso-11607 | ISO 11607 | technical | sterile barrier validation; medical packaging validation
iso-14644 | ISO 14644 | technical | cleanroom classification; ISO 14644-1
gmp | Good manufacturing practice | technical | GMP?; cGMP; current good manufacturing practices; GMP compliance; GMP regulations; cGMP compliance; gute Herstellungspraxis; bonnes pratiques de fabrication; buenas prácticas de manufactura; cGMP regulations; <21 CFR 211; GMP environment; cGMP environment; G.M.P.?; <21 CFR 210; <21 CFR 210/211; CGMP's; GMP/cGMP; GMP's; <21 CFR Part 211; GMP manufacturing; c-GMP; FDA cGMP; buenas prácticas de fabricación; cGMP guidelines; GMP standards; GMP guidelines; BPM manufactura; BPF industrie; <cGMP manufacturing | | fda; pharmaceutical; gmp; cgmp; food; quality; haccp; sanitation; pharma; pharmaceuticals; batch; validation; gcp; glp; sop; sops; cleanroom; iso; production; manufacturing
eu-gmp | EU GMP | technical | EU-GMP-Leitfaden; EudraLex Volume 4; EU GMP Annex 1; EU GMP Annex 11 | gmp
qualified-person-eu | Qualified Person (EU) | certification | Sachkundige Person nach AMG; EU Qualified Person; Sachkundige Person § 15 AMG | gmp | release; batch; gmp; eu; pharmaceutical; certification; qp; annex; qualified
gamp | GAMP 5 | technical | GAMP; GAMP5
21-cfr-part-11 | 21 CFR Part 11 | technical | 21 CFR 11; 21CFR Part 11; Part 11 compliance; <electronic records compliance; FDA 21 CFR Part 11
process-validation | Process validation? | technical | Prozessvalidierung; validación de procesos; validation des procédés? | | gmp; fda; iq; oq; pq; medical; pharmaceutical; manufacturing; device; protocols; qualification; cleaning; protocol; injection; molding; equipment; iso
validation-engineering | Validation engineering | technical | validation protocols?; validation engineer?; validation reports?; <qualification protocols?; validation master plan; Validierung?; Qualifizierung und Validierung; ingénierie de validation | | gmp; fda; iq; oq; pq; pharmaceutical; qualification; qualifizierung; pharma; medical; equipment; csv; medizinprodukte; cleaning; gxp
cleaning-validation | Cleaning validation | technical | Reinigungsvalidierung; validation de nettoyage; validación de limpieza
sterilization-validation | Sterilization validation | technical | Sterilisationsvalidierung; EO sterilization validation
test-method-validation | Test method validation | technical | TMV medical device; validation of test methods; Prüfmethodenvalidierung
temperature-mapping | Temperature mapping | technical | thermal mapping?; warehouse temperature mapping; temperature mapping studies; cartographie thermique | | gmp; warehouse; validation; qualification; cold; chambers; refrigerators; autoclave; pharmaceutical
kaye-validator | Kaye Validator | tool | Kaye Validator AVS | temperature-mapping
kaye-valprobe | Kaye ValProbe | tool | ValProbe
computer-system-validation | Computer system validation | technical | computerized system validation; CSV validation; Computersystemvalidierung; validation des systèmes informatisés
equipment-qualification | Equipment qualification | technical | <IQ/OQ/PQ; <installation qualification?; <operational qualification?; <performance qualification?; <IOPQ; <IQOQPQ; Anlagenqualifizierung; qualification équipements; <IQ/OQ; <OQ/PQ?; <IQ/OQ/PQ protocols; equipment validation?; Gerätequalifizierung | | gmp; validation; iq; oq; pq; protocols; pharmaceutical; medical; fda; device; protocol; equipment
commissioning-and-qualification | Commissioning and qualification | professional | C&Q?; commissioning qualification and validation; CQV? | equipment-qualification | gmp; validation; iq; oq; pharmaceutical; biotech; commissioning; equipment; fda
quality-software | Quality management software | technical | eQMS; QMS software; electronic quality management system; CAQ software; CAQ-Systeme; CAQ?; logiciel qualité; <QAD quality; <Agile quality management | | qualität; qs; prüfplanung; software; sap; qualitätsmanagement; böhme; babtec; fmea
trackwise | TrackWise | tool | Sparta TrackWise; Trackwise QMS; <TrackWise Digital | quality-software
mastercontrol | MasterControl | tool | Master Control?; <MasterControl Quality | quality-software | software; quality; mastercontrol
etq-reliance | ETQ Reliance | tool | ETQ; ETQ Reliance QMS; EtQ quality | quality-software
veeva-qualitydocs | Veeva QualityDocs | tool | Veeva Vault QualityDocs | quality-software
veeva-vault-qms | Veeva Vault QMS | tool | Vault QMS | quality-software
arena-qms | Arena QMS | tool | PTC Arena QMS | quality-software
babtec | Babtec | tool | BabtecQ; Babtec CAQ | quality-software
casq-it | CASQ-it | tool | CASQit | quality-software
iqs-caq | iqs CAQ | tool | iqs Software | quality-software
greenlight-guru | Greenlight Guru | tool | | quality-software
intelex | Intelex | tool | <Intelex EHS; <Intelex QMS
pilgrim-smartsolve | Pilgrim SmartSolve | tool | SmartSolve; IQVIA SmartSolve | quality-software
qt9-qms | QT9 QMS | tool | QT9 | quality-software
unipoint | uniPoint | tool | uniPoint QMS | quality-software
qualio | Qualio | tool | Qualio eQMS | quality-software
q-pulse | Q-Pulse | tool | Ideagen Q-Pulse | quality-software
qcbd | QCBD | tool | CAMA QCBD | quality-software
grand-avenue-qms | Grand Avenue QMS | tool | Grand Avenue Software | quality-software
ibs-qms | IBS QMS | tool | IBS CAQ; Siemens IBS QMS | quality-software
certified-quality-engineer | ASQ Certified Quality Engineer | certification | ASQ CQE; CQE?; certified quality engineer; ASQ certified quality engineer CQE; certified quality engineer CQE | asq-certification; quality-engineering | asq; engineer; certified; cqa; quality; cmq; sigma; cre
asq-certification | ASQ certification | certification | ASQ certified; ASQ?; American Society for Quality certification | | cqe; cqa; six; sigma; auditor
asq-certified-reliability-engineer | ASQ Certified Reliability Engineer | certification | certified reliability engineer; CRE certification?; ASQ CRE | asq-certification | asq; reliability; cmrp; weibull; fmea
dgq-qualitatsmanager-de | DGQ-Qualitätsmanager (DE) | certification | Qualitätsmanager DGQ; DGQ-Qualitätsmanager; DGQ Quality Manager | quality-management
tuv-quality-manager | TÜV Quality Manager | certification | TÜV Qualitätsmanager; Quality Manager TÜV; Qualitätsmanager TÜV | quality-management
qualitatsmanagementbeauftragter | Qualitätsmanagementbeauftragter? | certification | QMB?; quality management representative?; Qualitätsmanagementbeauftragte? | quality-management | tüv; dgq; zertifikat; ausbildung; zertifiziert; prüfung; lehrgang; weiterbildung; qmb; qualitätsmanagement; iso 9001
certified-quality-auditor | ASQ Certified Quality Auditor | certification | ASQ CQA; CQA?; certified quality auditor; ASQ certified quality auditor CQA; certified quality auditor CQA | asq-certification; quality-audits | asq; auditor; certified; cqe; cssbb; cmq; auditing
asq-certified-biomedical-auditor | ASQ Certified Biomedical Auditor | certification | certified biomedical auditor; ASQ CBA | asq-certification
asq-certified-food-safety-auditor | ASQ Certified Food Safety Auditor | certification | ASQ CFSQA; certified food safety and quality auditor | asq-certification
asq-certified-haccp-auditor | ASQ Certified HACCP Auditor | certification | certified HACCP auditor; ASQ CHA
certified-quality-technician | ASQ Certified Quality Technician | certification | certified quality technician; CQT?; ASQ CQT | asq-certification | asq; technician; certified; cqi; inspection; cqe
asq-certified-quality-inspector | ASQ Certified Quality Inspector | certification | certified quality inspector?; ASQ CQI; certified quality inspector CQI | asq-certification | asq; cqi; certification; exam; cqe; cqt
asq-certified-mechanical-inspector | ASQ Certified Mechanical Inspector | certification | certified mechanical inspector; ASQ CMI
asq-certified-manager-of-quality | ASQ Certified Manager of Quality | certification | certified manager of quality; CMQ/OE; ASQ CMQ/OE; certified quality manager?; certified manager of quality/organizational excellence; ASQ CMQ; CMQOE | asq-certification | asq; cmq; oe; certification; cqe; cqa
asq-certified-quality-improvement-associate | ASQ Certified Quality Improvement Associate | certification | certified quality improvement associate; CQIA | asq-certification
asq-certified-quality-process-analyst | ASQ Certified Quality Process Analyst | certification | CQPA; certified quality process analyst | asq-certification
asq-certified-calibration-technician | ASQ Certified Calibration Technician | certification | certified calibration technician; ASQ CCT | asq-certification; calibration
asq-certified-supplier-quality-professional | ASQ Certified Supplier Quality Professional | certification | CSQP; certified supplier quality professional | asq-certification
iso-lead-auditor | ISO management system auditor | certification | ISO auditor; <ISO 9001 auditor; certified ISO auditor; <Exemplar Global certified auditor; <IRCA auditor | quality-audits
iso-9001-lead-auditor | ISO 9001 lead auditor | certification | ISO 9001:2015 lead auditor; ISO 9001:2008 lead auditor; certified ISO 9001 lead auditor; ISO 9001 lead assessor; QMS lead auditor; <IRCA QMS lead auditor | iso-lead-auditor-qualification; iso-9001
iso-14001-lead-auditor | ISO 14001 lead auditor | certification | EMS lead auditor; ISO 14001:2015 lead auditor | iso-lead-auditor-qualification; iso-14001
iso-45001-lead-auditor | ISO 45001 lead auditor | certification | ISO 45001:2018 lead auditor | iso-lead-auditor-qualification; iso-45001
ohsas-18001-lead-auditor | OHSAS 18001 lead auditor | certification | OHSAS lead auditor
iso-13485-lead-auditor | ISO 13485 lead auditor | certification | ISO 13485:2016 lead auditor | iso-lead-auditor-qualification; iso-13485
as9100-lead-auditor | AS9100 lead auditor | certification | AS9100D lead auditor | iso-lead-auditor-qualification; as9100
iso-internal-auditor | ISO internal auditor | certification | certified ISO internal auditor; certified internal auditor ISO; <ISO 9001 internal auditor; <internal auditor ISO 9001; <ISO 9001:2008 internal auditor; <auditor interno ISO 9001; <interner Auditor ISO 9001; internal ISO auditor; <auditeur interne ISO 9001 | iso-lead-auditor
iatf-16949-internal-auditor | IATF 16949 internal auditor | certification | <IATF 16949 auditor | iso-internal-auditor; iatf-16949
ts-16949-internal-auditor | TS 16949 internal auditor | certification | ISO/TS 16949 internal auditor
as9100-internal-auditor | AS9100 internal auditor | certification | AS9100D internal auditor | iso-internal-auditor; as9100
iso-lead-auditor-qualification | ISO lead auditor | certification | lead auditor?; certified lead auditor; lead assessor ISO; <IRCA lead auditor; <RAB lead auditor; auditor líder?; ISO lead assessor | iso-lead-auditor | iso; 9001; 14001

# Maintenance
industrial-maintenance | Industrial maintenance | technical | plant maintenance; machine maintenance; machinery maintenance; manufacturing maintenance; <maintenance engineering?; <maintenance technician?; <maintenance mechanic; production maintenance; <industrial mechanics; <industrial maintenance mechanic; <machine repair; industrial machinery maintenance; maintaining machinery; Instandhaltung?; maintenance industrielle; mantenimiento industrial; <general industrial maintenance; machinery maintenance and repair; <maintenance operations?; maintenance of machines | | repair; electrical; plumbing; hvac; equipment; mechanical; preventive; hydraulic; machine; troubleshooting; welding; plant; carpentry; wartung; anlagen; maschinen; instandhaltung; building; painting; repairs; facility; mecánico; industrial; machinery; produktion; machines; elektrik; conveyors; production; factory; plc; mechanik; pneumatik
equipment-maintenance | Equipment maintenance | technical | maintaining equipment?; maintenance of equipment; maintain equipment?; equipment upkeep; equipment maintenance and repair; equipment maintenance/repair; mantenimiento de equipos; maintenance?; maintenance and repair; repair and maintenance; repair & maintenance; maintenance & repair; Wartung?; Wartung und Instandhaltung; mantenimiento?; maintenance des équipements; production equipment maintenance | | repair; electrical; plumbing; hvac; equipment; mechanical; preventive; hydraulic; machine; troubleshooting; welding; plant; carpentry; wartung; anlagen; maschinen; instandhaltung; building; painting; repairs; facility; mecánico; industrial; machinery; inspected; operated; vehicles; weapons; radio; tools; cleaned; repaired; reparatur; reparaturen; instandsetzung; inspektion; störungsbehebung; lkw; fahrzeugen; geräten; technischen; aggregate
corrective-maintenance | Corrective maintenance | professional | breakdown maintenance?; breakdown repair; korrektive Instandhaltung; maintenance corrective; mantenimiento correctivo | | machines; equipment; machinery; plant; preventive; mechanical; electrical; corrective; production
maintenance-planning | Maintenance planning | professional | maintenance scheduling?; <maintenance planner; maintenance planning and scheduling; Instandhaltungsplanung; planification de la maintenance; planificación de mantenimiento; <maintenance schedules?; <maintenance planner/scheduler | | equipment; machines; machinery; planner; cmms; preventive; plant; aircraft; vehicles; fleet; work orders; repair; shutdown; facilities
maintenance-management | Maintenance management | professional | maintenance manager; Instandhaltungsmanagement; gestion de la maintenance; gestión de mantenimiento; maintenance program management; maintenance coordination; Instandhaltungsleitung
maintenance-supervision | Maintenance supervision | professional | maintenance supervisor; supervising maintenance; maintenance leadership; maintenance team supervision
sap-plant-maintenance | SAP Plant Maintenance | tool | SAP PM; SAP EAM; SAP plant maintenance module
maintainx | MaintainX | tool | Maintain X | cmms
hippo-cmms | Hippo CMMS | tool | Eptura Asset; Hippo maintenance | cmms
carl-source | CARL Source | tool | CARL GMAO; Carl Software; Carl Berger-Levrault | cmms
coswin | Coswin | tool | Coswin 8i; Siveco Coswin | cmms
plant-turnarounds | Plant shutdowns and turnarounds | technical | turnaround maintenance; plant shutdowns; outages and shutdowns; shutdown maintenance
predictive-maintenance | Predictive maintenance | technical | <condition monitoring?; condition based maintenance; <predictive maintenance technologies; vorausschauende Wartung; Zustandsüberwachung; maintenance prédictive; mantenimiento predictivo; PdM maintenance; <condition monitoring of machines; <predictive maintenance programs; <predictive and preventive maintenance; <preventive and predictive maintenance; <predictive/preventive maintenance; <preventive/predictive maintenance | | vibration; thermography; maintenance; machinery; equipment; bearings; oil; turbines; predictive; rotating; reliability; assets
thermography | Thermography | technical | infrared thermography; thermal imaging?; infrared inspection; infrared scanning?; <infrared camera?; Thermografie; thermographie infrarouge; termografía; thermographer; FLIR camera? | | electrical; inspection; infrared; vibration; ultrasound; predictive; thermographic; thermal; building; roof; buildings; drone
thermography-certification | Thermography certification | certification | certified thermographer; <Level I thermographer; <Level II thermographer; <ITC Level 1 thermography; <Level 1 thermographer | thermography
oil-analysis | Oil analysis? | technical | lubricant analysis; used oil analysis; Ölanalyse; analyse d'huile; análisis de aceite; tribology oil sampling | | vibration; thermography; lubrication; lubricant; predictive; engine; engines; bearings; hydraulic; maintenance; tribology; gearbox; reliability; samples
emerson-csi-vibration-analyzers | Emerson CSI vibration analyzers | tool | Emerson CSI vibration; CSI 2140; CSI 2130
skf-vibration-analyzers | SKF vibration analyzers | tool | SKF vibration; <SKF Microlog; <SKF @ptitude
reliability-certification | Certified Maintenance and Reliability Professional | certification | CMRP?; certified maintenance & reliability professional; SMRP CMRP | | maintenance; reliability; smrp; rcm; cmrt; planner
certified-reliability-leader | Certified Reliability Leader | certification | CRL reliability
overhaul | Machine overhaul | technical | equipment overhaul; machine rebuilding; rebuilding machinery; equipment rebuild; overhauling equipment; rebuild of machines; <overhauls?; <pump rebuilding; machine rebuild; <gearbox rebuilds; <gearboxes repair; <replacing bearings; <overhauling?; equipment rebuilding; machinery overhaul; Überholung von Maschinen; révision de machines; overhaul of equipment; <replace bearings; <belt replacement; rebuilding equipment | | engine; engines; pumps; pump; machine; machinery; turbine; compressor; gearbox; hydraulic; valves; maintenance; repair; motors; mechanical; diesel
field-service-engineering | Field service engineering | professional | field service?; <field service technician; on-site equipment repair; <field service engineer; <customer site equipment installation; technical field service; equipment service at customer sites; <field service repair; Servicetechnik; <Außendienst Servicetechniker; <field service support; on-site service and repair; servicio técnico en campo; <field repair; <on-site repair; <Servicetechniker; <Kundendiensttechniker; <technicien SAV; service après-vente technique?; <dépannage sur site; <field technician? | | equipment; repair; install; installation; troubleshooting; technician; customer; machines; engineer; sites; maintenance; troubleshoot; repairs; commissioning; dépannage; onsite; installed; repaired
office-equipment-repair | Office equipment repair | technical | copier repair; <printer repair; <copier maintenance; <printer maintenance; <copier service
vending-machine-repair | Vending machine repair | professional | vending machine maintenance; vending machine technician; Automatenreparatur; réparation de distributeurs automatiques
atm-repair | ATM repair | technical | ATM maintenance; ATM servicing; <ATM technician
kiosk-repair | Kiosk repair | professional | kiosk maintenance; self-service kiosk repair

# Safety
workplace-safety | Workplace safety | technical | safety?; occupational safety; industrial safety; <safety procedures; <safety compliance; <workplace safety regulations; <safety regulations; <safety standards?; <safety practices?; <safety protocols?; work safety?; <safety awareness?; <safe work practices; <safe working practices; Arbeitssicherheit; Arbeitsschutz; sécurité au travail; seguridad industrial; seguridad laboral; seguridad en el trabajo; job safety?; <health & safety regulations; <accident prevention; <safety measures?; <safety procedures and regulations; general safety?; <safety rules?; <safety guidelines?; <safety policies?; <plant safety; <warehouse safety; <manufacturing safety; prevención de riesgos laborales; <safety requirements?; <safety officer?; <shop safety; <safety policies and procedures | | osha; compliance; regulations; procedures; health; hazards; hazard; training; accidents; ppe; environmental; inspections; equipment; lockout; loto; ehs; hse; incident; maintenance; OSHA; workplace; employees; EHS; industrial; plant
safety-program-management | Safety program management | professional | safety management?; safety programs?; safety programme; industrial safety management; management de la sécurité; safety leadership? | workplace-safety | osha; ehs; hse; incident; injuries; accidents; accident; hazards; training; construction; contractors; site; workers; injury; plant; environmental; safety; compliance
osha-compliance | OSHA compliance | technical | OSHA; OSHA regulations; OSHA standards; OSHA safety; OSHA requirements; OSHA guidelines; OSHA rules; OSHA safety standards; OSHA regulatory compliance; O.S.H.A.; Occupational Safety and Health Administration; OSHA safety regulations; <OSHA inspections; OSHA policies; OSHA procedures; OSHA laws; OSHA safety guidelines; OSHA safety compliance | workplace-safety
osha-recordkeeping | OSHA recordkeeping | professional | OSHA logs; OSHA 300; OSHA 300 log; OSHA record keeping; OSHA reporting | osha-compliance
osha-29-cfr-1910 | OSHA 29 CFR 1910 | technical | 29 CFR 1910; CFR 1910; OSHA 1910; OSHA general industry standards | osha-compliance
osha-29-cfr-1926 | OSHA 29 CFR 1926 | technical | 29 CFR 1926; CFR 1926; OSHA 1926; OSHA construction standards | osha-compliance
cal-osha | Cal/OSHA | technical | CalOSHA; California OSHA regulations
miosha | MIOSHA | technical | Michigan OSHA
osha-certification | OSHA certification | certification | OSHA certified; OSHA certificate; OSHA safety certification; OSHA training?; OSHA safety training?; OSHA card; <OSHA trained? | | certified; certification; certificate; hour; 10; 30; card; completed; certifications; forklift
osha-10 | OSHA 10 | certification | OSHA 10-hour; OSHA10; 10 hour OSHA; OSHA 10 certified; OSHA 10 certification; OSHA 10 hr; OSHA 10 card; <OSHA 10-hour construction; <OSHA 10 hour general industry; 10 hr OSHA; OSHA 10 hour certification; OSHA 10 hour certified; 10 hour OSHA certification; <OSHA 10 construction; OSHA 10 training; <OSHA 10 General Industry; OSHA ten hour; OSHA 10 hour card; OSHA 10 Hour Safety | osha-certification
osha-30 | OSHA 30 | certification | OSHA 30-hour; OSHA30; 30 hour OSHA; OSHA 30 certified; OSHA 30 certification; OSHA 30 hr; OSHA 30 card; <OSHA 30-hour construction; 30 hr OSHA; OSHA 30 hour certification; OSHA 30 hour certified; <OSHA 30 hour general industry; <OSHA 30 construction; OSHA 30 training; <OSHA 30 General Industry; <OSHA 10/30 | osha-10
osha-authorized-trainer | OSHA authorized trainer | certification | OSHA outreach trainer; <OSHA 500; <OSHA 501; <OSHA 500 trainer | osha-certification
osha-510 | OSHA 510 | certification | OSHA 510 construction standards course | osha-certification
osha-511 | OSHA 511 | certification | OSHA 511 general industry standards course | osha-certification
hse-management | Environment, health and safety | professional | HSE?; EHS?; EH&S; environmental health and safety; health, safety and environment; health safety and environmental; SHE management; environmental health & safety; <HSE manager?; <EHS management; <EHS compliance; <EHS regulations; health, safety, environment; hygiène sécurité environnement; <HSE policies?; E.H.S.; <EHS management systems; environmental safety and health; <EHS programs?; <HSE procedures?; ES&H; EOHS; <HSE standards?; <HSE compliance?; <HSSE; HSE management? | | environmental; osha; iso; incident; hazard; contractors; accident; construction; environment; plant; offshore; iso 45001; iso 14001; nebosh; hazards; ppe; hazop; permit to work; contractor; workers; injury; drilling; refinery
occupational-health-and-safety | Occupational health and safety | professional | occupational safety and health; OH&S; health and safety?; health & safety?; safety and health?; safety & health?; WHS?; Arbeits- und Gesundheitsschutz; Sicherheit und Gesundheitsschutz; seguridad y salud en el trabajo; santé sécurité au travail; santé et sécurité?; seguridad y salud ocupacional; salud ocupacional; seguridad e higiene; work health and safety; <health and safety procedures; <health & safety procedures; <health and safety regulations; <health and safety compliance; <health and safety management; <health and safety standards; <health and safety policies; Arbeitsschutzmanagement | workplace-safety | safety; workplace; compliance; work; risk; osha; hazards; incident; workers; travail; occupational; industrial; regulations; construction; chantier; employees
qhse | QHSE | professional | QHSE management; HSEQ; EHSQ; SHEQ; quality health safety and environment; QSE? | hse-management | qualité; sécurité; environnement; iso; 9001; 14001; audit; audits; hse; 45001; prévention
enablon | Enablon | tool | Wolters Kluwer Enablon
cority | Cority | tool | <Cority EHS; Medgate
velocityehs | VelocityEHS | tool | Velocity EHS; MSDSonline
safetyculture | SafetyCulture | tool | iAuditor; SafetyCulture iAuditor
avetta | Avetta | tool | PICS Avetta
isnetworld | ISNetworld | tool | ISN?; ISNet World | | avetta; veriforce; prequalification; contractor compliance; osha; ehs; contractors; pec
risk-assessment-safety | Safety risk assessment | professional | <hazard analysis?; <hazard assessment; risk assessments safety; <hazard identification; <hazard recognition; workplace risk assessment; <hazard identification and risk assessment; <HIRA?; Gefährdungsbeurteilung; Gefährdungsbeurteilungen; évaluation des risques professionnels; evaluación de riesgos laborales; <safety hazard identification; <HIRARC; <identify hazards?; <identifying hazards?; <IPERC; <hazard control?; <hazard awareness; <document unique? | | safety; osha; work; workplace; job; incident; accidents; ppe; jsa; risques; prévention; professionnels; sécurité; duerp; haccp; construction; near; hazard; hazop; risk
job-hazard-analysis | Job hazard analysis | professional | job safety analysis; JSA?; job safety analyses; JHA?; job hazard analyses; ATS análisis de trabajo seguro; análisis de trabajo seguro; task hazard analysis | risk-assessment-safety | safety; job; hazard; osha; permit; toolbox; ppe; work; lockout; construction; loto; confined; risk
risk-assessment-and-method-statements | Risk assessment and method statements | professional | method statements?; RAMS method statements; method statement writing | | risk; assessments; construction; site; safety; rams; contractors; health; coshh; works
incident-investigation | Incident investigation? | professional | accident investigation?; safety incident investigation; accident/incident investigation; incident and accident investigation; Unfalluntersuchung; enquête accident; investigación de accidentes?; incident/accident investigation; <accident analysis?; <workplace accident investigation; investigation of accidents | | safety; osha; workplace; ehs; hse; root; injury; injuries; near; hazard; traffic; vehicle; workers; police; trabajo; laborales; scene; seguridad; aviation; corrective; accidents
accident-reconstruction | Accident reconstruction | technical | Unfallrekonstruktion; reconstruction d'accidents; reconstrucción de accidentes
pc-crash | PC-Crash | tool
safety-training | Safety training | professional | <safety orientation; conducting safety training; <safety instruction?; <safety trainer; safety training programs; delivering safety training; employee safety training; <safety inductions; Sicherheitsunterweisung; formation sécurité?; capacitación en seguridad; Sicherheitsunterweisungen; <new hire safety orientation | | osha; employees; workplace; workers; safety; ppe; orientation; site; animation; animer; formateur; accueil; sécurité
safety-meetings | Safety meetings | professional | safety talks; safety toolbox meetings; safety briefings?; conduct safety meetings; monthly safety meetings; <toolbox talks; tailgate meetings; causerie sécurité; charlas de seguridad; OSHA safety meetings | | toolbox; osha; crew; jobsite; construction; hazards; ppe; workers; crews; tailgate; safety; plant; flight; passengers
safety-committee-membership | Safety committee membership | professional | safety committee; safety committee member; Arbeitsschutzausschuss; comité de seguridad
safety-audits | Safety inspections | professional | safety audits?; <workplace inspections?; <safety walks; <site safety audits; <safety walkthroughs; <safety observations?; Sicherheitsbegehung; Sicherheitsbegehungen; audits sécurité; inspecciones de seguridad; safety and health inspections; safety auditing; <safety walk-throughs; <facility safety inspections; <safety checks?; <daily safety inspections; <EHS audits | | osha; hazards; hazard; ehs; hse; site; plant; construction; equipment; workplace; jobsite; ppe; inspections; corrective
fire-inspections | Fire inspections | professional | fire safety inspections; Brandschau; visites de sécurité incendie
fire-extinguishers | Fire extinguishers | professional | <fire extinguisher inspection; <fire extinguisher service; <fire extinguisher training; <fire extinguisher use; extintores; Feuerlöscher; extincteurs
fire-watch | Fire watch? | professional | firewatch; fire watch duty; surveillance incendie travaux à chaud | | welding; hot; hole; permit; confined; torch; cutting; spark; fire extinguisher; extinguisher; safety; welder; welders; shipyard; security; patrol; watch
confined-space-attendant | Confined space attendant | professional | hole watch; attendant for confined space; hole watch attendant; bottle watch? | | confined; hole; fire; watch; attendant; turnaround; refinery; scba
behavior-based-safety | Behavior-based safety | technical | BBS?; behavioral safety; behaviour based safety; <BBS program; <behavior based safety program; behavioral based safety; behavioural safety; verhaltensorientierte Arbeitssicherheit; <behavior-based safety observations; <BBSO | | safety; osha; behavior; hse; ehs; jsa
safety-culture | Safety culture | professional | safety culture development; Culture sécurité; cultura de seguridad; Sicherheitskultur
dupont-stop-program | DuPont STOP program | technical | DuPont STOP; STOP program safety | behavior-based-safety
lockout-tagout | Lockout/tagout | technical | lock out tag out; LOTO?; lockout tag out; <lockout-tagout procedures; LO/TO; <LOTO procedures; control of hazardous energy; lock out/tagout; <lockout tagout certified; <lock & tag; bloqueo y etiquetado; consignation déconsignation; tag out/lock out; lock out and tag out; lockout and tagout; log out tag out?; L.O.T.O.; <energy isolation | | lockout; tagout; safety; osha; confined; electrical; energy; tag; ppe; permit; maintenance; machine; arc; hazardous
ppe | Personal protective equipment | technical | PPE?; personal protection equipment; protective equipment?; protective gear?; <PPE use; persönliche Schutzausrüstung; PSA Schutzausrüstung; équipements de protection individuelle; equipo de protección personal; <proper PPE; safety gear?; <PPE compliance; equipos de protección; <protective clothing?; <hearing protection; <safety glasses; <safety equipment? | | safety; osha; gloves; respirator; loto; hazard; equipment; protective; lockout
respirators | Respirators? | technical | respirator use; respiratory protection; supplied air respirator; respiratory protection program; Atemschutz; protection respiratoire; protección respiratoria; respirator certified; respirator certification | ppe | fit; ppe; mask; safety; osha; protection; gloves; protective; scba; n95; hazmat; asbestos; protective clothing
respirator-fit-testing | Respirator fit testing | professional | fit testing?; respirator fit test; fit test?; <PortaCount; quantitative fit testing; qualitative fit testing | respirators | respirator; respirators; n95; mask; osha; respiratory; portacount; ppe; masks
self-contained-breathing-apparatus | Self-contained breathing apparatus | technical | SCBA; SCBA certified; SCBA trained; Pressluftatmer; appareil respiratoire isolant; ARI pompier; equipo de respiración autónoma
hearing-conservation | Hearing conservation | professional | hearing conservation program; <audiometric testing industrial; <occupational audiometry
caohc-certification | CAOHC certification | certification | Certified Occupational Hearing Conservationist; CAOHC certified; CAOHC certificate | hearing-conservation
industrial-hygiene | Industrial hygiene | technical | occupational hygiene; <exposure monitoring?; <workplace exposure monitoring; <industrial hygienist; <air sampling industrial hygiene; <personal exposure monitoring; <occupational exposure; <noise monitoring occupational; <industrial hygiene sampling; <IH monitoring?; hygiène industrielle; higiene industrial; Arbeitshygiene; <industrial hygiene surveys; <IH sampling; <industrial hygiene monitoring; <exposure assessment occupational; higiene ocupacional; <Gefahrstoffmessungen; <exposure assessments?; <personal air sampling; <industrial hygiene programs | | industrial; hygiene; noise; asbestos; osha; workplace; air; lead; safety; occupational; chemical; ventilation; niosh
certified-safety-professional | Certified Safety Professional | certification | certified safety professional CSP; CSP certification?; CSP safety; BCSP CSP | hse-management | safety; osha; certified; ehs; cih; bcsp; chst; board; hse
associate-safety-professional | Associate Safety Professional | certification | ASP safety?; BCSP ASP; ASP certification safety | | safety; osha; certified; ehs; bcsp; chst; csp
graduate-safety-practitioner | Graduate Safety Practitioner | certification | GSP BCSP
occupational-hygiene-and-safety-technician | Occupational Hygiene and Safety Technician | certification | OHST; occupational health and safety technologist
construction-health-and-safety-technician | Construction Health and Safety Technician | certification | CHST; CHST certified
safety-trained-supervisor | Safety Trained Supervisor | certification | STS safety; <STSC?; <safety trained supervisor construction |  | safety; supervisor; OSHA; BCSP; construction
safety-management-specialist | Safety Management Specialist | certification | BCSP SMS
certified-occupational-safety-specialist | Certified Occupational Safety Specialist | certification | COSS?; COSS certified? |  | OSHA; CSP; CHST; COSM; occupational
certified-occupational-safety-manager | Certified Occupational Safety Manager | certification | COSM?; COSM certified? |  | OSHA; COSS; safety; occupational
certified-safety-manager | Certified Safety Manager | certification | CSM safety; NASP Certified Safety Manager
certified-hazard-control-manager | Certified Hazard Control Manager | certification | CHCM? |  | hazard; safety; OSHA; CSP
certified-safety-and-health-official | Certified Safety and Health Official | certification | CSHO? |  | OTI; certification; official
certified-safety-and-health-manager | Certified Safety and Health Manager | certification | CSHM
crsp-canada | CRSP (Canada) | certification | CRSP?; Canadian Registered Safety Professional | hse-management | canadian; safety; registered; professional; bcrsp; ohs; ehs; nebosh; designation
nsc-advanced-safety-certificate | NSC Advanced Safety Certificate | certification | advanced safety certificate; National Safety Council advanced safety certificate
fachkraft-fur-arbeitssicherheit-de | Fachkraft für Arbeitssicherheit | certification | Fachkraft Arbeitssicherheit; SiFa?; Sicherheitsfachkraft?; FASi? | workplace-safety | arbeitssicherheit; fachkraft; dguv; arbeitsschutz; sicherheit; ausbildung; gefährdungsbeurteilung; sicherheitsfachkraft; asig
sicherheitsbeauftragter-de | Sicherheitsbeauftragter (DE) | certification | Sicherheitsbeauftragte?; Sicherheitsbeauftragter nach DGUV | workplace-safety | dguv; ersthelfer; arbeitssicherheit; brandschutzhelfer; sgb
iprp-fr | IPRP (FR) | certification | IPRP prévention; intervenant en prévention des risques professionnels | workplace-safety
tecnico-en-prevencion-de-riesgos-laborales-es | Técnico en prevención de riesgos laborales (ES) | certification | <técnico superior en prevención de riesgos laborales; técnico en prevención de riesgos laborales; <técnico superior PRL; <máster PRL | workplace-safety
certified-industrial-hygienist | Certified Industrial Hygienist | certification | CIH?; certified industrial hygienist CIH; CIH certification; board certified industrial hygienist; <ABIH certified | industrial-hygiene | hygienist; hygiene; csp; abih; certified; safety; industrial; bgc; chmm
certified-associate-industrial-hygienist | Certified Associate Industrial Hygienist | certification | CAIH | industrial-hygiene
registered-occupational-hygienist-canada | Registered Occupational Hygienist (Canada) | certification | ROH registered occupational hygienist | industrial-hygiene
nebosh | NEBOSH certificate | certification | <NEBOSH IGC; <NEBOSH International General Certificate; <NEBOSH General Certificate; NEBOSH certified; <NEBOSH Construction; <NEBOSH Construction Certificate; NEBOSH | hse-management
nebosh-diploma | NEBOSH diploma | certification | <NEBOSH International Diploma; <NEBOSH National Diploma | nebosh
iosh-membership | IOSH membership | certification | <GradIOSH; <CMIOSH; <TechIOSH; IOSH member; <CertIOSH; IOSH chartered member
iosh-qualification | IOSH certificate | certification | IOSH certified; IOSH? | | managing; safely; certificate; certified; qualified; nebosh
iosh-managing-safely | IOSH Managing Safely | certification | Managing Safely?; IOSH managing safely certificate | iosh-qualification | iosh; nebosh; certificate; course; cscs; smsts
iosh-working-safely | IOSH Working Safely | certification | IOSH working safely course | iosh-qualification
iso-45001 | ISO 45001 | technical | ISO45001; ISO 45001:2018; <occupational health and safety management system; <ISO 14001/45001; <ISO 45001 management system
ohsas-18001 | OHSAS 18001 | technical | OHSAS; OHSAS18001; OSHAS 18001; OHSAS 18001:2007
scc-certificate | SCC certificate? | certification | SCC-Zertifikat; SCC?; <SCC Dokument 016; <SCC Dokument 018 | | zertifikat; zertifiziert; sgu; dokument; 018; 016; 017; schein; sicherheits; schulung; prüfung; vca; arbeitssicherheit; sicherheit; scp; arbeitsschutz; baustelle; monteur; unterweisung
sccp-certificate | SCCP certificate | certification | SCCP?; SCCP-Zertifikat |  | SCC; SGU; zertifikat; zertifiziert; zertifizierung; arbeitsschutz
mase-fr | MASE (FR) | certification | MASE?; certification MASE; habilitation MASE | | sécurité; certification; uic; habilitation; qse; qhse; hse; entreprise; iso; chantier
osha-vpp | OSHA VPP | technical | VPP?; voluntary protection program; VPP Star | | osha; star; safety; voluntary; protection; ehs; site
iso-14001 | ISO 14001 | technical | ISO14001; ISO 14000; ISO 14001:2004; ISO 14001:2015; ISO14000; DIN EN ISO 14001; ISO 14001 EMS; <ISO 14001 certification | environmental-management-systems
environmental-management-systems | Environmental management systems | professional | Umweltmanagementsystem; Umweltmanagementsysteme; Umweltmanagement?; management environnemental?; système de management environnemental; sistemas de gestión ambiental; gestión ambiental?; environmental management ISO | | iso; 14001; emas; umwelt; sistema; residuos; ambiental; norma; audit; déchets; impacto; environnement
emas | EMAS? | technical | EMAS III; Eco-Management and Audit Scheme; EMAS-Verordnung | environmental-management-systems | iso; audit; umwelt; 14001; environmental; medioambiental; environnement
responsible-care | Responsible Care | technical | RC14001; Responsible Care management system
umweltmanagementbeauftragter | Umweltmanagementbeauftragter? | certification | Umweltmanagementbeauftragte?; <Umweltbeauftragter? | environmental-management-systems | tüv; zertifikat; lehrgang; ausbildung; iso; 14001; emas; prüfung
hazardous-materials | Hazardous materials handling | technical | hazardous materials; hazmat?; haz-mat; handling hazardous materials; <hazardous chemicals; hazardous substances; HAZMAT handling; hazardous materials management; Gefahrstoffe; Umgang mit Gefahrstoffen; matières dangereuses; produits dangereux?; materiales peligrosos; <Gefahrstoffmanagement; <hazardous materials handling and storage; handling of hazardous materials; sustancias peligrosas; <handling hazardous chemicals; hazardous goods?; <hazardous cargo; <hazardous chemical handling; <hazardous materials management systems; <HAZCHEM; <hazardous materials operations | | hazardous; chemicals; handling; spill; osha; waste; storage; transport; chemical; dot; shipping; cdl; safety; endorsement; materials; disposal; tanker; fire; ghs; stockage; msds; sds
dangerous-goods-handling | Dangerous goods handling | professional | dangerous goods; Gefahrgut; mercancías peligrosas; transport of dangerous goods; dangerous goods regulations; Gefahrgutrecht; TMD transport matières dangereuses; transport de matières dangereuses; hazmat shipping; hazardous materials shipping; transportation of dangerous goods
iata-dangerous-goods-regulations | IATA Dangerous Goods Regulations | certification | IATA DGR; IATA DG; IATA dangerous goods; IATA DGR certificate; IATA dangerous goods certification | dangerous-goods-handling
imdg-code | IMDG Code | technical | IMDG; <IMDG certificate | dangerous-goods-handling
49-cfr-hazardous-materials | 49 CFR hazardous materials | technical | 49 CFR?; 49 CFR hazmat; DOT hazmat; DOT hazardous materials; 49 CFR 172; DOT HM-181; HM-181; HM-126; DOT hazardous materials training; 49 CFR 100-185 | dangerous-goods-handling | hazmat; hazardous; dot; transportation; shipping; materials; dangerous; regulations; iata; transport; 172; 40
adr-dangerous-goods-rules | ADR dangerous goods rules | technical | ADR dangerous goods; ADR regulations; ADR/RID | dangerous-goods-handling
tdg-training-canada | TDG training (Canada) | certification | TDG?; TDG certified; TDG certificate | dangerous-goods-handling | training; certificate; certified; canada; whmis; dangerous; goods; dg; transport; trained; forklift; ticket; tickets
gefahrgutbeauftragter-de | Gefahrgutbeauftragter | certification | Gefahrgutbeauftragter; Gefahrgutbeauftragte; Gefahrgutbeauftragtenschein; ADR-Gefahrgutbeauftragter | dangerous-goods-handling
hazmat-training | Hazmat training | certification | HAZMAT certified; hazmat certification; hazardous materials training; <hazmat certified shipper; <hazmat employee training; hazmat trained
chemical-handling | Chemical handling | professional | handling chemicals; chemical storage?; chemical safety; Umgang mit Chemikalien; manipulation de produits chimiques; manejo de químicos | | chemicals; chemical; safety; hazardous; laboratory; sds; msds; warehouse; drums; tanks
hazardous-waste | Hazardous waste management | technical | hazardous waste; <hazardous waste disposal; hazardous waste handling; <hazardous waste manifests; <hazardous waste regulations; <waste manifests?; <universal waste?; Sonderabfall; gefährliche Abfälle; déchets dangereux; residuos peligrosos; <hazardous waste shipping; <chemical waste?; <lab packing hazardous waste; <lab packs?; <chemical waste disposal; hazardous waste management systems; hazwaste; <hazardous waste determinations; <waste profiling?; <household hazardous waste; gestión de residuos peligrosos | | rcra; epa; waste; disposal; hazardous; drums; environmental; lab; manifests; tsdf; shipments; regulated
rcra | RCRA | technical | RCRA regulations; RCRA compliance; RCRA training; RCRA certified; RCRA hazardous waste; Resource Conservation and Recovery Act | hazardous-waste
biohazard-cleanup | Biohazard cleanup | professional | crime scene cleanup; trauma scene cleanup; Tatortreinigung; nettoyage après décès; biohazard remediation
biohazard-waste-handling | Biohazard waste handling | professional | biohazard waste; regulated medical waste; Entsorgung infektiöser Abfälle; DASRI
hazwoper | HAZWOPER | certification | OSHA HAZWOPER; <24-hour HAZWOPER; <8-hour HAZWOPER refresher; HAZWOPER certified; <HAZWOPER 24; HAZWOPER trained; HAZWOPER training; hazardous waste operations and emergency response; <8 hour HAZWOPER; <HAZWOPER supervisor; <OSHA 24-hour HAZWOPER; HAZWOPER certification | hazardous-materials
40-hour-hazwoper | 40-hour HAZWOPER | certification | OSHA 40-hour HAZWOPER; 40-hr HAZWOPER; HAZWOPER 40; OSHA 40-hr HAZWOPER; HAZWOPER 40 hour; 40 hour OSHA HAZWOPER; OSHA 40-hour; OSHA 40 | hazwoper
hazmat-technician-certification | Hazmat technician certification | certification | hazmat tech level | hazmat-operations-certification
hazmat-operations-certification | Hazmat operations certification | certification | hazmat operations level; hazmat ops?; hazmat first responder operations | hazmat-awareness-certification | firefighter; awareness; emt; certified; nfpa; certification; fire; level; technician; proboard; ifsac
hazmat-awareness-certification | Hazmat awareness certification | certification | hazmat awareness?; hazardous materials awareness? | | firefighter; operations; emt; certified; certification; fire; level; ics; cpr; certificate
hazcom | Hazard communication | technical | hazard communication standard; HazCom; <right-to-know?; hazcom training; hazardous communication; HazComm; haz-com | | chemical; clp; sds; ghs; osha; msds; chemicals; hazardous; labels; ppe
safety-data-sheets | Safety data sheets | technical | MSDS; SDS sheets; material safety data sheets; MSDS sheets; Sicherheitsdatenblätter; fiches de données de sécurité; hojas de seguridad; MSDS/SDS; SDS/MSDS; MSDS management; SDS management; M.S.D.S.; MSDS's; MSDSs; <SDS authoring
whmis-canada | WHMIS (Canada) | certification | WHMIS; WHMIS 2015; WHMIS certified; WHMIS certification; WHMIS training; WHMIS certificate; W.H.M.I.S.; WHIMIS; SIMDUT | hazcom
ghs-chemical-classification | GHS chemical classification | technical | GHS?; globally harmonized system; GHS labeling; CLP/GHS; CLP-Verordnung; GHS-Kennzeichnung | | sds; msds; chemical; chemicals; hazard; hazcom; clp; osha; labels; hazardous; labeling; reach; safety
reach-compliance | REACH compliance | technical | REACH?; REACH regulation; REACH-Verordnung; règlement REACH | | rohs; compliance; chemical; clp; environmental; regulation; sds; ghs
spill-response | Spill response | technical | <chemical spill response; spill cleanup?; <oil spill response; emergency spill response; <chemical spill cleanup; <spill control?; <oil spill cleanup; <hazardous spill; <spill response planning; spill clean-up?; <oil spill removal; spill remediation; spill cleanup hazardous; <chemical spills; <spill containment?; <spill kits? | | hazardous; chemical; oil; epa; environmental; hazmat; chemicals; spcc; fuel; osha; emergency; waste; containment
spcc-plans | SPCC plans | professional | SPCC?; SPCC compliance; spill prevention control and countermeasure; spill prevention plans |  | stormwater; EPA; spill; environmental; SWPPP; RCRA; Tier II; permits; permitting; wastewater
hazmat-response | Hazmat response | professional | hazardous materials response; hazmat cleanup; hazmat emergency response; hazmat team; Gefahrguteinsatz
emergency-response-planning | Industrial emergency response planning | professional | <emergency action plans?; <emergency evacuation plans; <evacuation plans?; emergency response plans?; planes de emergencia; plan de emergencia?; <plan d'évacuation | | safety; osha; plant; site; hse; ehs; facility; evacuation; industrial; drills; spill; hazards; building; brigadas; industriales; planta
emergency-response-team-membership | Emergency response team membership | professional | emergency response team?; emergency response team member?; ERT member; brigada de emergencia; équipier de première intervention; plant emergency response; site emergency response | | plant; site; fire; hazmat; evacuation; facility; member; safety; first aid; brigade; aed; volunteer
evacuation-drills | Evacuation drills | professional | emergency drills?; evacuation procedures?; emergency evacuation?; Räumungsübungen; Evakuierungsübungen | | drills; fire; safety; drill; emergency; building; evacuation; floor; warden; osha; passengers; school
evakuierungshelfer-de | Evakuierungshelfer (DE) | certification | Räumungshelfer
industrial-firefighting | Workplace fire safety | professional | <fire prevention?; <fire safety training; prévention incendie?; <fire safety procedures?; prevención de incendios?; <fire safety management; <fire safety regulations; sécurité incendie | | workplace; safety; extinguishers; inspections; evacuation; training; building; employees; hot; osha; industrial; extintores; firefighting; extinguisher; inspection; brigada; sprinkler; hazards
fire-warden | Fire warden? | certification | fire warden training; fire warden certificate; <fire marshal workplace; <fire marshal training UK | | training; trained; certificate; first; aider; aid; certified; marshal; evacuation; appointed; safety
industrial-fire-brigade | Industrial fire brigade | professional | fire brigade plant; industrial fire fighting; industrial firefighting; pompiers d'entreprise
fire-drills | Fire drills | professional | conducting fire drills; Feueralarmübung; évacuation incendie; simulacros de incendio
brandschutzbeauftragter-de | Brandschutzbeauftragter | certification | Brandschutzbeauftragter; Brandschutzbeauftragte | industrial-firefighting
explosion-protection | Explosion protection | technical | <explosion proof equipment; <intrinsically safe; <hazardous area electrical; <intrinsic safety; <explosion-proof; <Ex-proof; <combustible dust?; protección contra explosiones? | | atex; dust; explosion; hazardous; nfpa; zonas; area; proof
environmental-compliance | Environmental compliance | professional | <environmental regulations; environmental regulatory compliance; <EPA regulations; <EPA compliance; <environmental reporting; <réglementation environnementale; <environmental monitoring compliance; <normativa ambiental; <environmental laws and regulations; <EPA reporting; <EPA guidelines?; <EPA standards?; <EPA regulatory compliance; <EPA rules; environmental permit compliance; Umweltauflagen; <Environmental compliance audits; state and federal environmental regulations?; cumplimiento ambiental; <EPA/DEQ | | environmental; waste; air; water; permits; hazardous; stormwater; osha; emissions; compliance
environmental-permitting | Environmental permitting | professional | environmental permits; environmental permit applications; umweltrechtliche Genehmigungen; autorisations environnementales; permisos ambientales
environmental-auditing | Environmental auditing | professional | environmental audits; Umweltaudits; audits environnementaux; auditoría ambiental; <environmental inspections
epcra-reporting | EPCRA reporting | professional | EPCRA; <Tier II reporting?; SARA Title III; SARA reporting?; SARA 313; <Form R?; TRI reporting?; Toxic Release Inventory; <Tier II reports? | environmental-compliance | epcra; sara; tri; title; emissions; inventory; epa; environmental; chemical; toxic; release; hazardous
tsca | TSCA | technical | Toxic Substances Control Act; TSCA compliance
clean-water-act | Clean Water Act? | technical | CWA compliance; Clean Water Act compliance | | npdes; epa; wetland; wetlands; stormwater; environmental; water; permit; permits; rcra; section; nepa; discharge
icpe-regulation-fr | ICPE regulation (FR) | technical | ICPE; réglementation ICPE; dossier ICPE | environmental-compliance
environmental-protection | Environmental protection? | technical | Umweltschutz?; protection de l'environnement?; protección ambiental?; protección del medio ambiente | | arbeitsschutz; emissionen; abfall; gewässerschutz; immissionsschutz; umwelt; epa; pollution; iso; 14001; waste; environmental; environnement; pollution; icpe; residuos; gestión; ambiental; regulations; compliance; monitoring; conservation; emissions
chmm | Certified Hazardous Materials Manager | certification | CHMM; certified hazardous materials manager CHMM | hazardous-materials
dangerous-goods-safety-adviser | Dangerous Goods Safety Adviser | certification | DGSA; <conseiller à la sécurité TMD; <consejero de seguridad ADR; dangerous goods safety advisor | dangerous-goods-handling
certified-dangerous-goods-professional | Certified Dangerous Goods Professional | certification | CDGP | dangerous-goods-handling
machine-guarding | Machine guarding | technical | machine guards; machine safeguarding; guarding machines?; machine safety guarding; <light curtains?; <safety interlocks?; <safety light curtains | | machine; plc; safety; guards; machinery; lockout; robot; osha; interlock; automation; guarding; e-stop
safety-plcs | Safety PLCs | technical | <GuardLogix; Sicherheits-SPS; <Siemens F-CPU; safety PLC programming; <safety relays? | | plc; plcs; safety; guardlogix; machine; e-stop; sil; sistema; pilz; interlocks
work-permits | Permit to work? | professional | <hot work permits; work permits safety; permit to work system; PTW?; safe work permits; safety permits; <permis de feu; PTW system; Erlaubnisschein; permis de travail sécurité; permisos de trabajo seguro | | permit; permits; safety; hot; confined; work; isolation; hse; toolbox; risk; loto; hazards; offshore; site
`;

export const substitutes = String.raw`
cam-packages | CAM packages | 0.6 | mastercam; gibbscam; esprit-cam; featurecam; powermill; surfcam; edgecam; hypermill; nx-cam; solidcam; camworks; bobcad; smartcam; alphacam; worknc; tebis
cnc-controls | CNC controls | 0.5 | fanuc-control; heidenhain; sinumerik; mazatrol
cnc-machine-brands | CNC machine brands | 0.5 | haas-cnc; mazak; okuma; dmg-mori; hurco; makino-doosan; doosan-machines
sheet-metal-machine-brands | sheet metal machine brands | 0.5 | trumpf-amada; amada-machines; bystronic-machines
nesting-products | nesting software | 0.6 | sigmanest; lantek; pronest
cutting-operations | machining operations | 0.4 | milling-machining; turning-machining; grinding
plastics-processing | plastics processing | 0.3 | injection-molding; blow-molding; extrusion
profile-cutting | cutting processes | 0.4 | laser-cutting; waterjet-cutting
cmm-software | coordinate measuring software | 0.6 | pc-dmis; calypso-cmm; polyworks; mcosmos; quindos; metrolog; verisurf
portable-measuring | portable measuring arms | 0.6 | faro-arm; romer-arm
spc-software | statistical software for quality | 0.6 | minitab; jmp-statistics
spc-products | process control software | 0.6 | infinityqs; q-das; winspc
ndt-methods | non-destructive testing methods | 0.3 | ultrasonic-testing; radiographic-testing; magnetic-particle-testing; penetrant-testing; eddy-current-testing
surface-ndt | surface crack testing | 0.5 | magnetic-particle-testing; penetrant-testing
quality-standards | quality management standards | 0.5 | iso-9001; iatf-16949; as9100; iso-13485
quality-inspection-work | quality inspection | 0.5 | quality-control; visual-inspection; incoming-inspection
problem-solving-methods | structured problem solving | 0.6 | root-cause-analysis; eight-d; a3-problem-solving
quality-suites | quality management systems | 0.6 | trackwise; mastercontrol; etq-reliance; veeva-qualitydocs; pilgrim-smartsolve; qualio; greenlight-guru
caq-suites | CAQ systems | 0.6 | babtec; casq-it; iqs-caq
cmms-products | maintenance management systems | 0.6 | maximo; fiix; upkeep-cmms; emaint; limble; maintainx; infor-eam; sap-plant-maintenance
improvement-programmes | improvement programmes | 0.6 | lean-manufacturing; continuous-improvement; kaizen
osha-cards | OSHA cards | 0.5 | osha-10; osha-30
print-processes | printing press processes | 0.4 | offset-printing; flexographic-printing; gravure-printing
prepress-workflows | prepress workflow software | 0.6 | kodak-prinergy; agfa-apogee; heidelberg-prinect
sewing-trades | sewing trades | 0.5 | tailoring-alterations; garment-alterations; dressmaking
factory-work | factory work | 0.5 | production-work; assembly-work; packaging-operations
beverage-making | beverage making | 0.3 | brewing; winemaking; distilling
label-software | label printing software | 0.6 | bartending; loftware; nicelabel
production-schedulers | production scheduling software | 0.6 | planettogether; preactor; asprova
`;
