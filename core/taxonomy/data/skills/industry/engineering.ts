export const skills = String.raw`
# Engineering in general
engineering-design | Engineering design | technical | design engineering; engineering design process; <detail design engineering; <detailed engineering; <basic engineering?; Konstruktion?; Konstruktionstechnik; conception technique; diseño de ingeniería | | cad; maschinenbau; catia; solidworks; entwicklung; konstrukteur; inventor; creo; zeichnungen
front-end-engineering | Front-end engineering design | professional | FEED?; <FEED studies; <pre-FEED; FEED engineering | engineering-design | engineering; oil; gas; studies; epc; design; process; offshore
systems-engineering | Systems engineering | technical | <systems engineering process; Systemtechnik?; <ingeniería de sistemas industriales; ingénierie système; ingénierie des systèmes; <V-model systems engineering | | mbse; sysml; doors; v-modell; verifikation; incose; raumfahrt; fahrzeug; luftfahrt; anforderungen
model-based-systems-engineering | Model-based systems engineering | technical | MBSE; modellbasiertes Systems Engineering | systems-engineering
sysml | SysML | technical | Systems Modeling Language; SysML v2 | model-based-systems-engineering
ibm-rhapsody | IBM Rhapsody | tool | IBM Rational Rhapsody; Rational Rhapsody; Engineering Systems Design Rhapsody | model-based-systems-engineering
cameo-systems-modeler | Cameo Systems Modeler | tool | Cameo SysML; CATIA Magic | model-based-systems-engineering
magic-systems-of-systems-architect | Magic Systems of Systems Architect | tool | Cameo Enterprise Architecture | model-based-systems-engineering
magicdraw | MagicDraw | tool | Magic Draw? |  | sysml; uml; cameo; doors; mbse; rhapsody
capella-mbse | Capella MBSE | tool | Eclipse Capella; <Arcadia/Capella | model-based-systems-engineering
incose-systems-engineering-certification | INCOSE systems engineering certification | certification | <INCOSE CSEP; <INCOSE ASEP; <INCOSE ESEP; <Certified Systems Engineering Professional | systems-engineering
requirements-engineering-hardware | Product requirements and specifications | professional | <product requirements specification; engineering specifications; <Lasten- und Pflichtenheft; <cahier des charges technique; <engineering requirements? | | product; mechanical; hardware; specification; specifications; design; electrical; lastenheft; pflichtenheft
ibm-doors | IBM DOORS | tool | Rational DOORS; IBM Rational DOORS; Telelogic DOORS; IBM Engineering Requirements Management DOORS; DOORS requirements management
ibm-doors-next | IBM DOORS Next | tool | DOORS Next Generation; DOORS Next
product-development-engineering | Product development engineering | professional | <mechanical product development; engineering product development; <hardware product development; product engineering?; NPD process; Produktentwicklung?; développement produit industriel; desarrollo de producto industrial | engineering-design | manufacturing; product; engineering; prototype; bom; pcb; mechanical; cad; solidworks; konstruktion; serie; bauteile; maschinenbau
new-product-introduction | New product introduction | professional | NPI?; Neuproduktanlauf; Produktanlauf; introduction de nouveaux produits | | manufacturing; product; engineering; prototype; launch; bom; pcb; production
design-for-manufacturing | Design for manufacturing | technical | DFM; <DFMA; design for manufacturability; <design for manufacture and assembly; design for manufacture; <DFM/DFA; <DFX; fertigungsgerechte Konstruktion | engineering-design
design-reviews | Engineering design reviews | professional | <critical design review; <preliminary design review; <CDR/PDR; <PDR and CDR; technical design reviews | engineering-design
engineering-change-management | Engineering change management | professional | engineering changes; <engineering change orders; <engineering change notices; <ECN?; <ECR?; <engineering change requests; engineering change control; ECN process?; technical change management?; technisches Änderungsmanagement; Änderungsmanagement? | | ecn; engineering; change; bom; drawings; plm; cad; Konstruktion; Stückliste; CAD; PLM; Zeichnung; Entwicklung; Serie
bill-of-materials | Bills of materials | professional | BOM; parts lists; BOM management; material lists; Stücklisten; nomenclatures produits; lista de materiales
engineering-calculations | Engineering calculations | technical | design calculations; <sizing calculations; <hand calculations; technische Berechnungen; <calculs de dimensionnement
mathcad | Mathcad | tool | Math CAD; PTC Mathcad; Mathsoft Mathcad | engineering-calculations
data-acquisition | Data acquisition? | technical | DAQ; DAQ systems; <NI-DAQ; <dataloggers; <data loggers; measurement data acquisition; Messdatenerfassung; data acquisition systems; data acquisition software; acquisition de données; adquisición de datos; DAQ software | | labview; sensors; sensor; daq; instrumentation; oscilloscope; matlab; transducers; scada; plc; national instruments; signal conditioning; thermocouples; adc; telemetry; measurements; daq systems
geomechanical-design-analysis | Geomechanical design analysis | technical | geomechanical modelling; geomechanical modeling; geomechanical analysis; geomechanical design; Geomechanical design analysis GDA software
measurement-technology | Measurement technology | technical | Messtechnik; measurement engineering; measuring technology; <strain gauges; <strain gages; <metrología eléctrica; techniques de mesure; técnicas de medición
prototyping-hardware | Hardware prototyping | technical | physical prototyping; prototype development?; prototype build?; prototype building?; prototype fabrication; building prototypes?; Prototypenbau; Musterbau; prototypage?; construcción de prototipos | | hardware; mechanical; cad; pcb; machining; 3d; solidworks; parts; fabrication; electronics; sensors; cnc; assembly
rapid-prototyping | Rapid prototyping? | technical | rapid prototype?; <rapid tooling | prototyping-hardware | 3d; sla; printing; printer; cad; cnc; mechanical; fdm; molding; solidworks; additive; printers; sls; machining; tooling
3d-printing | 3D printing | technical | 3-D printing; 3D printers; <FDM printing; <fused deposition modeling; <stereolithography; <SLA printing; 3D-Druck; impression 3D; impresión 3D; <MakerBot printers; <Formlabs printers; <Stratasys printers; <Ultimaker printers; 3D printing technology
ultimaker-cura | UltiMaker Cura | tool | Cura slicer | 3d-printing
prusaslicer | PrusaSlicer | tool | Prusa Slicer | 3d-printing
additive-manufacturing | Additive manufacturing | technical | <selective laser sintering; <selective laser melting; <SLS printing; <laser powder bed fusion; additive Fertigung; fabrication additive; fabricación aditiva; <metal 3D printing; <DMLS
reverse-engineering-hardware | Reverse engineering of parts | technical | reverse engineering?; mechanical reverse engineering | | parts; mechanical; cad; scanning; solidworks; mold; tooling; dimensional
3d-scanning | 3D scanning | technical | 3D-Scannen; laser scanning of parts; part scanning; scan 3D; escaneado 3D
geomagic-design-x | Geomagic Design X | tool | Rapidform XOR | reverse-engineering-hardware; geomagic-software
geomagic-software | Geomagic software | tool | Geomagic | reverse-engineering-hardware
test-engineering | Test engineering | technical | <design validation testing; engineering testing; <test benches?; <test bench?; <test rigs; <test fixtures?; Versuchstechnik; <Prüfstand; <Prüfstände; <bancs d'essai; <design verification testing | | hardware; labview; electronics; mechanical; electrical; pcb; hydraulic; engine; prüfstand; sensors; validation; test fixtures; manufacturing; instruments
highly-accelerated-life-testing | Highly accelerated life testing | technical | HALT testing; <HALT/HASS; <HASS testing; <highly accelerated stress screening | test-engineering; reliability-engineering
design-verification-planning | Design verification planning | professional | DVP&R; DVPR; design verification plan and report; DVP&R plans | test-engineering
reliability-engineering | Reliability engineering | technical | reliability analysis?; <Weibull analysis; <MTBF; <reliability testing?; <RAMS?; <RAM analysis; Zuverlässigkeitstechnik; sûreté de fonctionnement; ingénierie de fiabilité; ingeniería de confiabilidad | | maintenance; reliability; fmea; mtbf; railway; maintainability
reliability-centered-maintenance | Reliability-centered maintenance | professional | reliability centred maintenance; maintenance basée sur la fiabilité; mantenimiento centrado en confiabilidad
reliasoft | ReliaSoft | tool | <ReliaSoft Weibull++; <Weibull++; <BlockSim; <XFMEA | reliability-engineering
failure-analysis | Failure analysis | technical | failure investigation; <fracture analysis; <fractography; failure analyses; Schadensanalyse; <component failure analysis; analyse de défaillances; análisis de fallas
fault-tree-analysis | Fault tree analysis | technical | FTA analysis; Fehlerbaumanalyse; arbre de défaillances; análisis de árbol de fallas
tolerance-analysis | Tolerance analysis | technical | tolerance stack-up; tolerance stackup; stack-up analysis; tolerance stack; tolerance stack-ups; <dimensional tolerance analysis; Toleranzanalyse; Toleranzrechnung
gdt | Geometric dimensioning and tolerancing | technical | GD&T; GDT; geometric tolerancing; geometric dimensioning & tolerancing; <ASME Y14.5; Form- und Lagetoleranzen; cotation fonctionnelle; <ASME Y14.5M; tolérancement géométrique; <GPS ISO 1101; <ISO 1101; <Y14.5
engineering-documentation | Engineering documentation | professional | <technical documentation for machines; <technical files; <machine documentation; technische Dokumentation Maschinenbau; <CE documentation
ce-marking | CE marking | technical | CE mark; <Machinery Directive; CE-Kennzeichnung; <Maschinenrichtlinie; CE conformity; <2006/42/EC; <CE certification; marquage CE; marcado CE
machinery-safety | Machinery safety | technical | machine safety; functional machine safety; Maschinensicherheit; safety of machinery; sécurité machine; <ISO 12100; <ISO 13849; <EN ISO 13849; <IEC 62061; seguridad de máquinas
sistema | SISTEMA? | tool | SISTEMA IFA software; SISTEMA ISO 13849 | machinery-safety | 13849; machinery; safety; ifa; pl; sicherheit; maschinensicherheit
ul-compliance | Product safety certification | technical | <UL standards; <UL certification; <UL listing; <product compliance; <regulatory compliance testing of products; <NRTL; <CSA certification of products; product safety compliance
ul-508a-panel-standards | UL 508A panel standards | technical | UL 508A; UL508A; UL 508A panels
rohs-compliance | RoHS compliance | technical | RoHS; RoHS directive; RoHS-Konformität
weee-compliance | WEEE compliance | technical | WEEE; WEEE directive; ElektroG
functional-safety | Functional safety | technical | <SIL assessment; funktionale Sicherheit; safety integrity level; sécurité fonctionnelle; seguridad funcional
iso-26262 | ISO 26262 | technical | ISO26262; automotive functional safety; <ASIL; <HARA? | functional-safety | asil; safety; iso; fmea; functional
iec-61508 | IEC 61508 | technical | IEC61508 | functional-safety
safety-instrumented-systems | Safety instrumented systems | technical | SIS design; safety instrumented functions; <IEC 61511; sistemas instrumentados de seguridad | functional-safety
tuv-functional-safety-certification | TÜV functional safety certification | certification | TÜV functional safety engineer; FS Eng TÜV; TÜV FSE | functional-safety

# CAD
cad | CAD? | technical | computer-aided design; CAD software?; CAD design; CAD modeling; <CAD/CAM; CAD drawings; computer aided drafting; CAD programs?; CAD-Konstruktion; CAO?; conception assistée par ordinateur; <DAO dessin; diseño asistido por ordenador; dessin assisté par ordinateur; rechnergestütztes Konstruieren; CAD systems?; <CAD operator? | | drawings; design; solidworks; autocad; drafting; engineering; 3d; 2d; mechanical; revit; cam; catia; modeling; pcb; architecture; software; inventor; sketchup; designs; creo; models; conception; dessin; designer; engineer; blueprints; manufacturing
computer-aided-design-and-drafting | Computer-aided design and drafting | technical | CADD?; computer-aided design and drafting software; <CADD drawings | cad | drafting; autocad; microstation; civil; drawings; drafter
2d-drafting | 2D drafting | technical | 2D CAD; 2-D drafting; 2D drawings?; <2D detailing; <AutoCAD drafting; 2D-Zeichnungen; dessin 2D; dibujo 2D | cad | cad; autocad; drafting; 3d; mechanical; engineering; solidworks; models; technical; architectural
shop-drawings | Shop drawings | professional | fabrication drawings; Werkstattzeichnungen; production drawings; manufacturing drawings; Fertigungszeichnungen; plans de fabrication; planos de taller; <assembly drawings
3d-modeling-engineering | 3D CAD modeling | technical | 3D CAD; <solid modeling; <solid modelling; <3D solid modeling; <parametric modeling?; <parametric modelling?; <surface modeling?; <3D mechanical modeling; 3D-Konstruktion; modélisation 3D CAO; <parametric design?; <surfacing CAD | cad | cad; solidworks; catia; creo; nx; 3d; rhino; grasshopper; inventor; parts; mechanical; revit; models; surfaces
autocad | AutoCAD | tool | Auto CAD; <AutoCAD LT; <AutoCad 2D; Autodesk AutoCAD; ACAD?; <AutoCAD 2D/3D; <AutoCAD 3D; AutoCAD 2010; AutoCAD 2014; <AutoCAD drawings | cad | autodesk; cad; drafting; revit; lt; drawings
autocad-architecture | AutoCAD Architecture | tool | Autodesk Architectural Desktop; Architectural Desktop; AutoCAD ADT | autocad
autocad-mechanical | AutoCAD Mechanical | tool | | autocad
autodesk-mechanical-desktop | Autodesk Mechanical Desktop | tool | Mechanical Desktop | autocad
autocad-map-3d | AutoCAD Map 3D | tool | AutoCAD Map | autocad
autocad-mep | AutoCAD MEP | tool | Autodesk Building Systems | autocad
bricscad | BricsCAD | tool | Brics CAD | cad; bricsys
bricsys | Bricsys | tool | | cad
zwcad | ZWCAD | tool | ZW CAD | cad
draftsight | DraftSight | tool | Draft Sight | cad
nanocad | nanoCAD | tool | | cad
turbocad | TurboCAD | tool | Turbo CAD | cad
progecad | progeCAD | tool | proge CAD | cad
gstarcad | GstarCAD | tool | Gstar CAD | cad
librecad | LibreCAD | tool | Libre CAD | cad
qcad | QCAD | tool | | cad
megacad | MegaCAD | tool | Mega CAD | cad
autocad-electrical | AutoCAD Electrical | tool | ACADE; Auto CAD Electrical | autocad
civil-3d | AutoCAD Civil 3D | tool | Civil 3D; Civil3D; Autodesk Civil 3D; AutoCAD Civil; Auto CAD Civil 3D | autocad
autodesk-land-desktop | Autodesk Land Desktop | tool | AutoCAD Land Desktop; Land Desktop; Land Development Desktop | autocad
bentley-openroads | Bentley OpenRoads | tool | OpenRoads; OpenRoads Designer | cad
bentley-inroads | Bentley InRoads | tool | InRoads?; Power InRoads; InRoads Suite | cad | microstation; geopak; bentley; openroads; civil 3d; roadway; autocad; civil; highway; surveying; dot
bentley-geopak | Bentley GEOPAK | tool | GEOPAK; GeoPak Road | cad
12d-model | 12d Model | tool | 12d Solutions | cad
carlson-civil | Carlson Civil | tool | Carlson Civil Suite | cad; carlson-software
carlson-software | Carlson Software | tool | | cad
trimble-quadri | Trimble Quadri | tool | | cad
trimble-novapoint | Trimble Novapoint | tool | Novapoint | cad
card-1 | Card/1 | tool | | cad
istram | ISTRAM | tool | ISTRAM/ISPOL; ISPOL | cad
clip-carreteras | CLIP carreteras | tool | software CLIP obra lineal | cad
covadis | Covadis | tool | <Covadis VRD; Géomédia Covadis | cad
mensura | Mensura? | tool | <Mensura Genius; MensuraSoft | cad | covadis; vrd; terrassement; topographie; génie civil; travaux
infraworks | InfraWorks | tool | Autodesk InfraWorks | cad
eagle-point | Eagle Point? | tool | Eagle Point software | cad | autocad; land desktop; microstation; softdesk; inroads; geopak; civil 3d; carlson; landcadd
vestra | VESTRA Infravision | tool | VESTRA? | cad | infravision; trassierung; straßenplanung; strassenplanung; card/1; civil 3d; autocad; tiefbau; stratis; bauzeichner
provi | ProVI? | tool | <ProVI Infrastruktur; <ProVI Bahnplanung | cad | trassierung; straßenplanung; strassenplanung; bahnplanung; verkehrsanlagen; civil 3d; vestra; card/1; tiefbauplanung; autocad; rib
autocad-plant-3d | AutoCAD Plant 3D | tool | Plant 3D | cad
autocad-p-and-id | AutoCAD P&ID | tool | AutoCAD P and ID | autocad
cadworx | CADWorx | tool | <CADWorx Plant; Hexagon CADWorx; <CADWorx Plant Professional | cad
cadpipe | CADPIPE | tool | AEC CADPIPE | cad
microstation | MicroStation | tool | Micro Station; Bentley MicroStation; Microstation V8; Microstation V8i | cad
bentley-systems-software | Bentley Systems software | tool | <Bentley Systems?; Bentley software; Bentley applications |  | microstation; inroads; openroads; staad; projectwise; geopak; cad; autocad; autoplant; watergems
solidworks | SolidWorks | tool | Solid Works?; SOLIDWORKS CAD; Dassault SolidWorks; Dassault Systèmes SolidWorks; Dassault Systemes SolidWorks | 3d-modeling-engineering | autocad; cad; 3d; catia; ansys; drawings; inventor; solidworks; creo; matlab
solidworks-simulation | SolidWorks Simulation | tool | COSMOSWorks; SolidWorks FEA; <SolidWorks Simulation Premium | solidworks; fea
edrawings | eDrawings | tool | SolidWorks eDrawings; eDrawings Viewer
solidworks-electrical | SolidWorks Electrical | tool | Solid Works Electrical
solidworks-composer | SolidWorks Composer | tool | 3DVIA Composer
driveworks | DriveWorks? | tool | DriveWorksXpress; DriveWorks Pro |  | solidworks; configurator; cad; design automation; autodesk; inventor
certified-solidworks-associate | Certified SOLIDWORKS Associate | certification | CSWA?; CSWA certification; SolidWorks CSWA | solidworks | solidworks; dassault; CSWP; CSWE; CAD
certified-solidworks-professional | Certified SOLIDWORKS Professional | certification | CSWP?; CSWP certification; SolidWorks CSWP | solidworks | solidworks; dassault; CSWA; CSWE; CAD
certified-solidworks-expert | Certified SOLIDWORKS Expert | certification | CSWE?; CSWE certification | certified-solidworks-professional | solidworks; dassault; CSWP; CSWA
catia | CATIA | tool | CATIA V5; CATIA V6; CATIA V4; CATIA V5R20; <GSD CATIA; <CATIA 3DEXPERIENCE; <CATIA Composer; Dassault Systèmes CATIA; Dassault Systemes CATIA | 3d-modeling-engineering
creo | PTC Creo | tool | Creo?; Pro/ENGINEER; Pro/E?; ProE; ProEngineer; Creo Parametric; <PTC Creo Parametric; Wildfire Pro/E; Pro/E Wildfire | 3d-modeling-engineering | cad; solidworks; ptc; catia; pro/e; windchill; nx; inventor; parametric; gd&t; ansys; fea; mechanical; cae; solid edge; wildfire; intralink; mechanism; sheet metal; mathcad; drawings; assemblies; tooling; prototypes
creo-elements-direct | Creo Elements/Direct | tool | CoCreate?; CoCreate Modeling; PTC CoCreate | 3d-modeling-engineering | cad; solid designer; solidworks; creo; ptc; pro/e; windchill; me10; inventor
siemens-nx | Siemens NX | tool | NX CAD; Unigraphics; UG NX; Unigraphics NX; NX Unigraphics; UGNX; NX 10; NX8 | 3d-modeling-engineering
i-deas | I-DEAS | tool | SDRC I-DEAS | 3d-modeling-engineering
autodesk-inventor | Autodesk Inventor | tool | Inventor?; Inventor Professional; AutoCAD Inventor; Inventor CAD; <iLogic | 3d-modeling-engineering | autodesk; autocad; cad; solidworks; revit; creo; catia; drafting
solid-edge | Solid Edge? | tool | SolidEdge; Solid Edge ST | 3d-modeling-engineering | software; cad; modeling; solidedge
fusion-360 | Autodesk Fusion 360 | tool | Autodesk Fusion; Fusion360 | 3d-modeling-engineering
onshape | Onshape | tool | On Shape CAD | 3d-modeling-engineering
freecad | FreeCAD | tool | Free-CAD | 3d-modeling-engineering
spaceclaim | SpaceClaim | tool | ANSYS SpaceClaim; SpaceClaim Engineer | 3d-modeling-engineering
keycreator | KeyCreator | tool | Cadkey; CADKEY 99 | 3d-modeling-engineering
topsolid | TopSolid | tool | TopSolid Design; Missler TopSolid | 3d-modeling-engineering
zw3d | ZW3D | tool | ZW 3D CAD | 3d-modeling-engineering
tinkercad | Tinkercad | tool | Tinker CAD; Autodesk Tinkercad
openscad | OpenSCAD | tool | Open SCAD | 3d-modeling-engineering
alibre-design | Alibre Design | tool | Alibre; Geomagic Design Alibre | 3d-modeling-engineering
shapr3d | Shapr3D | tool | Shapr 3D | 3d-modeling-engineering
hicad | HiCAD | tool | ISD HiCAD | 3d-modeling-engineering
think3 | think3 | tool | thinkdesign; ThinkDesign CAD | 3d-modeling-engineering
ironcad | IronCAD | tool | Iron CAD | 3d-modeling-engineering
rhino-3d | Rhinoceros 3D | tool | Rhino 3D; Rhino?; Rhino3D; Rhinoceros?; McNeel Rhino | 3d-modeling-engineering | grasshopper; sketchup; modeling; 3d; cad; autocad; revit; vray; keyshot; maya; jewelry; solidworks; rendering
grasshopper-3d | Grasshopper 3D | tool | Grasshopper Rhino; Grasshopper visual programming | rhino-3d
alias-automotive | Autodesk Alias | tool | Alias Automotive; Alias Studio; AliasStudio; Autodesk AliasStudio | 3d-modeling-engineering
class-a-surfacing | Class-A surfacing | technical | class A surfaces; class-A surface modeling; <Strak? | 3d-modeling-engineering | class; surfacing; icem; alias; catia; fläche; flächen; design; cad; karosserie; freiform
icem-surf | ICEM Surf | tool | ICEM Surfacing; Dassault ICEM Surf | 3d-modeling-engineering
revit | Revit | tool | Autodesk Revit; Revit 2014; Revit BIM; Autodesk Revit LT | cad
revit-architecture | Revit Architecture | tool | Autodesk Revit Architecture; Revit Arch | revit
revit-mep | Revit MEP | tool | Autodesk Revit MEP | revit
revit-structure | Revit Structure | tool | Autodesk Revit Structure | revit
revit-families | Revit families | technical | Revit family creation; Revit family editor; Revit-Familien | revit
dynamo-for-revit | Dynamo for Revit | tool | Dynamo Revit; Revit Dynamo; Autodesk Dynamo; Dynamo BIM; Dynamo scripting
pyrevit | pyRevit | tool | | revit
autodesk-formit | Autodesk FormIt | tool | FormIt; FormIt Pro
archicad | ArchiCAD | tool | Archi CAD; Graphisoft ArchiCAD | cad
bimx | BIMx | tool | Graphisoft BIMx
bimcloud | BIMcloud | tool | Graphisoft BIMcloud
edificius | Edificius | tool | ACCA Edificius | cad
ddscad | DDScad | tool | DDS-CAD | cad
linear-solutions | linear Solutions? | tool | liNear CAD?; liNear Building Revit |  | tga; revit; heizlast; lüftung; heizung; gebäudetechnik; mep
trimble-nova | Trimble Nova | tool | Plancal Nova; Trimble Plancal Nova | cad
solar-computer | SOLAR-COMPUTER | tool | Solar Computer TGA
vectorworks | Vectorworks | tool | Vector Works; <VectorWorks Architect; MiniCAD | cad
vectorworks-landmark | Vectorworks Landmark | tool | Landmark Vectorworks | vectorworks
vectorworks-spotlight | Vectorworks Spotlight | tool | Spotlight Vectorworks | vectorworks
allplan | Allplan | tool | Nemetschek Allplan; <Allplan Engineering | cad
chief-architect | Chief Architect? | tool | | cad | sketchup; autocad; 2020 design; softplan; kitchen; residential; remodeling; drafting; home designer; vectorworks; revit; interior design; floor plans; cabinetry; archicad
2020-design | 2020 Design? | tool | 20-20 Design?; 2020 Design Live; 20-20 kitchen design | cad | kitchen; kitchens; cabinet; cabinets; cabinetry; bath; sketchup; autocad; prokitchen; chief architect; countertops; nkba
softplan | SoftPlan | tool | Soft Plan? | cad | chief architect; autocad; sketchup; cad; revit; drafting
home-designer | Home Designer? | tool | Home Designer Pro; Chief Architect Home Designer | | chief architect; sketchup; autocad
cabinet-vision | Cabinet Vision | tool | CabinetVision; Cabinet Vision Solid
microvellum | Microvellum | tool | Micro Vellum
mozaik | Mozaik? | tool | Mozaik cabinet software; Mozaik CNC | | cabinet; cabinets; cabinetry; cnc; woodworking; millwork; microvellum; cabinet vision; kcdw
imos-cad | imos CAD | tool | imos iX; imos 3D
palette-cad | Palette CAD | tool | PaletteCAD
prokitchen | ProKitchen | tool | ProKitchen Software
kcdw | KCDw | tool | KCD Software; KCDw cabinet software
carat-kitchen-planning | Carat kitchen planning | tool | Carat Küchenplanung; CARAT Küchenplaner
winner-flex | Winner Flex | tool | Compusoft Winner; Winner Design? |  | küche; küchen; küchenplanung; compusoft; carat
roomsketcher | RoomSketcher | tool | Room Sketcher
sketchup | SketchUp | tool | Google SketchUp; Sketch Up; Google Sketch Up; SketchUp Pro; Trimble SketchUp
sketchup-layout | SketchUp LayOut | tool | LayOut SketchUp | sketchup
navisworks | Navisworks | tool | Autodesk Navisworks; <Navisworks Manage; Navis Works; <NavisWorks Simulate
solibri | Solibri | tool | Solibri Model Checker; <Solibri Office
revizto | Revizto | tool
synchro-4d | Synchro 4D | tool | Synchro Pro
4d-construction-planning | 4D construction planning | technical | 4D scheduling; 4D planning; 4D BIM; 4D simulation of construction
architectural-rendering | Architectural rendering | technical | architectural visualization; 3D architectural renderings; Architekturvisualisierung
lumion | Lumion | tool | Lumion 3D; Lumion Pro | architectural-rendering
enscape | Enscape | tool | Enscape 3D; Enscape for Revit | architectural-rendering
twinmotion | Twinmotion | tool | Epic Twinmotion | architectural-rendering
d5-render | D5 Render | tool | D5 Renderer | architectural-rendering
artlantis | Artlantis | tool | Artlantis Studio | architectural-rendering
tekla-structures | Tekla Structures | tool | <Tekla steel detailing; Xsteel | cad; tekla
tekla | Tekla | tool | Tekla software
sds2 | SDS/2 | tool | SDS2; SDS 2 detailing; Design Data SDS/2 | cad
advance-steel | Autodesk Advance Steel | tool | Advance Steel? | cad | autodesk; tekla; revit; detailing; detailer; autocad; sds/2; navisworks; bim; prosteel; robot structural
prosteel | ProSteel | tool | Bentley ProSteel; <Bentley ProStructures | cad
plant-design-software | Plant design software | technical | plant design systems; 3D plant design; Anlagenplanungssoftware; 3D plant modeling | cad
aveva-pdms | AVEVA PDMS | tool | PDMS plant design; PDMS 12; Plant Design Management System | plant-design-software
aveva-e3d-design | AVEVA E3D Design | tool | AVEVA E3D; AVEVA Everything3D; E3D Aveva | plant-design-software
intergraph-smart-3d | Intergraph Smart 3D | tool | SmartPlant 3D; SP3D; Smart 3D?; S3D Intergraph; Hexagon Smart 3D | plant-design-software | intergraph; smartplant; pdms; piping; e3d; sp3d; hexagon; plant design; isometrics
intergraph-pds | Intergraph PDS | tool | PDS plant design; Intergraph Plant Design System | plant-design-software
smartplant-p-and-id | SmartPlant P&ID | tool | SPPID; Smart P&ID; Intergraph SmartPlant P&ID
smartplant-instrumentation | SmartPlant Instrumentation | tool | INtools; Intergraph SPI; SPI Intools; Hexagon Smart Instrumentation; Intergraph Smart Instrumentation
autoplant | AutoPLANT | tool | Bentley AutoPLANT | plant-design-software
bentley-openplant | Bentley OpenPlant | tool | OpenPlant; OpenPlant Modeler | plant-design-software
aveva-diagrams | AVEVA Diagrams | tool
smartplant-foundation | SmartPlant Foundation | tool | Intergraph SPF; Smart Plant Foundation
comos | COMOS | tool | Siemens COMOS
m4-plant | M4 PLANT | tool | CAD Schroer M4 Plant | plant-design-software
medusa4 | MEDUSA4 | tool | MEDUSA CAD
eplan | EPLAN | tool | <EPLAN P8; <EPLAN Electric P8; <ePlan Electric
eplan-pro-panel | EPLAN Pro Panel | tool | EPLAN ProPanel
eplan-preplanning | EPLAN Preplanning | tool | EPLAN PPE
eplan-harness-prod | EPLAN Harness proD | tool | Harness proD
wscad | WSCAD | tool | WSCAD Suite
see-electrical | SEE Electrical | tool | SEE Electrical Expert
zuken-e3 | Zuken E3.series | tool | Zuken E3; E3.series
promis-e | Promis-e | tool | Bentley Promis-e
elcad | ELCAD | tool | Aucotec ELCAD
engineering-base | Engineering Base? | tool | Aucotec Engineering Base; Aucotec EB | | aucotec; eplan; e-cad
caneco-bt | Caneco BT | tool | Caneco; ALPI Caneco BT; Trace Caneco
elecworks | elecworks | tool | Trace Software elecworks
dialux | DIALux | tool | DIALux evo; DIA Lux
relux | RELUX | tool | ReluxDesktop; Relux Desktop
agi32 | AGi32 | tool | AGI 32 lighting; AGi-32
visual-lighting | Visual Lighting? | tool | Acuity Visual Lighting | | agi32; dialux; photometric; acuity
plm | Product lifecycle management | technical | PLM; PLM software; gestion du cycle de vie produit; Produktlebenszyklusmanagement; gestión del ciclo de vida del producto; PLM systems | | plm; solidworks; cad; teamcenter; windchill; bom; catia; vault; engineering; solid
product-data-management | Product data management | technical | PDM?; PDM systems; Produktdatenmanagement; PDM software; gestion des données techniques | | plm; solidworks; cad; teamcenter; windchill; bom; catia; vault; engineering; solid
autodesk-vault | Autodesk Vault | tool | Vault PDM; Vault Professional | product-data-management
solidworks-pdm | SolidWorks PDM | tool | SolidWorks Enterprise PDM; PDMWorks; SolidWorks EPDM; Enterprise PDM? | product-data-management | solidworks; epdm; dassault
teamcenter | Siemens Teamcenter | tool | Teamcenter; Teamcenter Engineering; <UG Teamcenter | plm
windchill | PTC Windchill | tool | Windchill; Wind Chill PDM | plm
pro-intralink | Pro/INTRALINK | tool | Intralink?; PTC Intralink | product-data-management | ptc; pro/e; windchill; creo; proengineer; pdm; pro/engineer; solidworks
enovia | ENOVIA | tool | <ENOVIA LCA; <Enovia V6 | plm
smarteam | SmarTeam | tool | ENOVIA SmarTeam; SmarTeam PDM | product-data-management
3dexperience | 3DEXPERIENCE | tool | 3DEXPERIENCE platform; Dassault 3DEXPERIENCE; 3DX platform
pro-file | PRO.FILE? | tool | PROCAD PRO.FILE | product-data-management | plm; procad; solidworks; solid edge; inventor; pdm; cad
cim-database | CIM Database | tool | CONTACT Software CIM Database; CIM DATABASE PLM | plm
keytech-plm | Keytech PLM | tool | keytech PDM | plm
duro-plm | Duro PLM | tool | | plm
propel-plm | Propel PLM | tool | Propel Software | plm
openbom | OpenBOM | tool |  |  | software; openbom
oracle-agile-plm | Oracle Agile PLM | tool | Agile PLM; Oracle Agile?; Agile PDM | plm | plm; pdm; bom; ecos; windchill; teamcenter; engineering change; change orders; part numbers
arena-plm | Arena PLM | tool | Arena Solutions; PTC Arena | plm
aras-innovator | Aras Innovator | tool | Aras PLM | plm
sap-plm | SAP PLM | tool | SAP Product Lifecycle Management | plm
sap-ectr | SAP ECTR | tool | SAP Engineering Control Center
cad-administration | CAD management | professional | CAD administration; CAD manager; <drawing standards; <CAD customization; <CAD libraries | cad

# CAE and simulation
cae | Computer-aided engineering | technical | CAE?; CAE analysis; engineering simulation; Simulation und Berechnung; <Berechnungsingenieur | | cad; fea; simulation; ansys; nastran; hypermesh; catia; engineering
fea | Finite element analysis | technical | FEA; FEM; finite element; finite element method; FE analysis; <finite element modeling; FEA analysis; FEM-Berechnung; Finite-Elemente-Methode; éléments finis; elementos finitos; análisis por elementos finitos; calcul par éléments finis | cae
finite-element-software | Finite element software | technical | FEM software; FEA software; finite element method FEM software; FEM-Software; logiciel éléments finis | fea
cfd | Computational fluid dynamics | technical | CFD?; CFD analysis; CFD simulation; computational fluid mechanics; CFD modeling; Strömungssimulation; <Strömungsmechanik numerisch; simulation numérique des fluides; dinámica de fluidos computacional; mécanique des fluides numérique; numerische Strömungsmechanik | cae; fluid-mechanics | simulation; ANSYS; fluid; flow; aerodynamics; Fluent; OpenFOAM; thermal; turbulence
ansys | ANSYS | tool | <ANSYS Workbench; <ANSYS Mechanical; <ANSYS APDL; <ANSYS Classic | fea
ansys-maxwell | ANSYS Maxwell | tool | Ansoft Maxwell; Maxwell 3D Ansys | cae
ansys-discovery | ANSYS Discovery | tool | <ANSYS Discovery Live
ncode-designlife | nCode DesignLife | tool | ANSYS nCode; HBM nCode
femfat | FEMFAT | tool | | fea
fe-safe | fe-safe | tool | FE-Safe Simulia | fea
ansys-fluent | ANSYS Fluent | tool | Fluent CFD; CFD Fluent; Fluent CFX; CFX Fluent; Gambit Fluent; Fluent Gambit; Fluent solver | cfd
ansys-cfx | ANSYS CFX | tool | CFX solver; CFX CFD | cfd
ansys-icem-cfd | ANSYS ICEM CFD | tool | ICEM CFD
gambit-meshing | Gambit meshing | tool | Gambit preprocessor
pointwise | Pointwise? | tool | Pointwise meshing; Fidelity Pointwise | | cfd; mesh; meshing; grid; fluent; gridgen; openfoam; star-ccm+; icem
gridgen | Gridgen | tool
tecplot | Tecplot | tool | Tecplot 360
flow-3d | FLOW-3D | tool | FLOW3D; <FLOW-3D CAST | cfd
converge-cfd | CONVERGE CFD | tool | | cfd
autodesk-cfd | Autodesk CFD | tool | CFdesign; Autodesk Simulation CFD | cfd
powerflow | PowerFLOW? | tool | SIMULIA PowerFLOW; Exa PowerFLOW | cfd | cfd; aerodynamics; aeroacoustics; exa; lattice boltzmann; star-ccm+; fluent; simulia; openfoam; vehicle
simscale | SimScale | tool | Sim Scale? | cae | software; computer; aided; simscale
abaqus | Abaqus | tool | <ABAQUS/CAE; <Abaqus Standard; <Abaqus Explicit; Simulia Abaqus | fea
tosca-structure | tosca structure | tool | SIMULIA Tosca | fea
isight | Isight? | tool | SIMULIA Isight |  | simulia; abaqus; modefrontier; optimization; optimisation; hypermesh; design of experiments; optislang; ansys
modefrontier | modeFRONTIER | tool | mode FRONTIER; ESTECO modeFRONTIER
optislang | optiSLang | tool | ANSYS optiSLang
nastran | Nastran | tool | MSC Nastran; <Nastran In-CAD; <NX Nastran; <Simcenter Nastran | fea
patran | Patran | tool | MSC Patran; Patran FEA | fea
msc-marc | MSC Marc | tool | Marc Mentat | fea
femap | Femap | tool | Simcenter Femap; Siemens Femap | fea
simcenter-3d | Simcenter 3D | tool | NX CAE | cae; siemens-simcenter
siemens-simcenter | Siemens Simcenter | tool | | cae
calculix | CalculiX | tool | | fea
code-aster | Code_Aster | tool | <Salome-Meca | fea
z88 | Z88 | tool | Z88Aurora | fea
autodesk-simulation-mechanical | Autodesk Simulation Mechanical | tool | ALGOR; Algor FEA; Autodesk Algor | fea
altair-simsolid | Altair SimSolid | tool | SimSolid | fea
altair-inspire | Altair Inspire | tool | solidThinking Inspire
topology-optimization | Topology optimization | technical | Topologieoptimierung; optimisation topologique
hypermesh | HyperMesh | tool | Altair HyperMesh | fea
altair-hyperworks | Altair HyperWorks | tool | HyperWorks; <HyperView?; <Altair HyperGraph; <Altair HyperView | cae | hypermesh; optistruct; radioss; altair; nastran; motionview; ls-dyna; abaqus; fea
altair-optistruct | Altair OptiStruct | tool | OptiStruct | fea
fe-meshing | FE meshing | technical | meshing of FE models; finite element meshing; FEM-Vernetzung; maillage éléments finis
ansa | ANSA? | tool | ANSA meshing; ANSA pre-processor | fea | cae; meshing; hypermesh; nastran; abaqus; ls-dyna
ls-dyna | LS-DYNA | tool | LSDYNA; <LS-PrePost | fea
crash-simulation | Crash simulation | technical | crashworthiness; <crash analysis vehicle | fea
pam-crash | PAM-CRASH | tool | ESI PAM-CRASH; PamCrash; ESI Virtual Performance Solution | crash-simulation
altair-radioss | Altair RADIOSS | tool | RADIOSS; <OpenRadioss | fea
madymo | MADYMO | tool | TASS MADYMO
comsol | COMSOL Multiphysics | tool | COMSOL; COMSOL multi-physics; FEMLAB | cae
star-ccm | STAR-CCM+ | tool | StarCCM+ | cfd
star-cd | STAR-CD | tool | Star CD CFD | cfd
openfoam | OpenFOAM | tool | Open FOAM | cfd
electronics-cooling-simulation | Electronics cooling simulation | technical | electronics thermal simulation | cfd
flotherm | FloTHERM | tool | Simcenter Flotherm; Mentor FloTHERM | electronics-cooling-simulation
floefd | FloEFD | tool | Simcenter FLOEFD; Flo EFD | cfd
ansys-icepak | ANSYS Icepak | tool | Icepak | electronics-cooling-simulation
6sigmaet | 6SigmaET | tool | 6Sigma ET; Celsius EC Solver | electronics-cooling-simulation
electronics-cooling | Electronics cooling | technical | cooling of electronics; thermal management of electronics; Elektronikkühlung
solidworks-flow-simulation | SolidWorks Flow Simulation | tool | Flow Simulation SolidWorks; FloWorks; COSMOSFloWorks | cfd
adams | MSC Adams | tool | <ADAMS/Car; <ADAMS/View; Adams simulation | multibody-dynamics
multibody-dynamics | Multibody dynamics | technical | multi-body dynamics; multibody simulation; Mehrkörpersimulation; multi-body simulation | cae
simpack | SIMPACK | tool | Simpack MBS | multibody-dynamics
recurdyn | RecurDyn | tool | Recur Dyn | multibody-dynamics
carsim | CarSim | tool | | cae
trucksim | TruckSim | tool | | cae
ipg-carmaker | IPG CarMaker | tool |  | cae
ipg-truckmaker | IPG TruckMaker | tool | TruckMaker
avl-cruise | AVL CRUISE | tool | <AVL Cruise M | cae
avl-boost | AVL BOOST | tool | | cae
gt-suite | GT-SUITE | tool | <GT-Power; Gamma Technologies GT | cae
simcenter-amesim | Simcenter Amesim | tool | AMESim; LMS AMESim; LMS Imagine.Lab | cae; siemens-simcenter
ricardo-wave | Ricardo WAVE | tool | WAVE Ricardo; Realis WAVE | cae
modelica | Modelica | technical | Modelica language
dymola | Dymola | tool | Dymola Modelica | modelica
openmodelica | OpenModelica | tool | Open Modelica | modelica
simulationx | SimulationX | tool | ESI SimulationX | cae
simcenter-testlab | Simcenter Testlab | tool | LMS Test.Lab; LMS Testlab | siemens-simcenter
moldflow | Moldflow | tool | Autodesk Moldflow; moldflow analysis | injection-molding-simulation
casting-simulation | Casting simulation | technical | <solidification simulation; Gießsimulation | cae
magmasoft | MAGMASOFT | tool | MAGMA5 | casting-simulation
procast | ProCAST | tool | ESI ProCAST | casting-simulation
sheet-metal-forming-simulation | Sheet metal forming simulation | technical | forming simulation; Umformsimulation; simulation d'emboutissage | cae
autoform | AutoForm | tool | Auto Form?; AutoForm sheet metal | sheet-metal-forming-simulation | dynaform; stamping; draw die; pamstamp; sheet metal; catia; blechumformung; forming simulation
pam-stamp | Pam-Stamp | tool | | sheet-metal-forming-simulation
simufact | Simufact | tool | <Simufact Forming; <Simufact Welding | cae
deform-3d | DEFORM-3D | tool | SFTC DEFORM | cae
moldex3d | Moldex3D | tool | Moldex 3D | injection-molding-simulation
injection-molding-simulation | Injection molding simulation | technical | mold flow analysis; mould flow analysis; mold filling simulation; moldflow simulation; Spritzgießsimulation; simulation rhéologique | cae
cadmould | Cadmould | tool | | injection-molding-simulation
process-simulation | Process simulation? | technical | chemical process simulation; <AspenTech; <Aspen simulation; simulation de procédés; Prozesssimulation Verfahrenstechnik; simulación de procesos químicos | | aspen; hysys; chemical; plant; distillation; reactor; pro/ii; unisim; chemcad; superpro; procédés; processes
aspen-hysys | Aspen HYSYS | tool | HYSYS; Hysys simulation | process-simulation
aspen-plus | Aspen Plus | tool | AspenPlus | process-simulation
aveva-pro-ii | AVEVA PRO/II | tool | PRO/II?; SimSci PRO/II; PRO II simulation | process-simulation | hysys; aspen; simsci; aveva; chemcad; unisim; process simulation; htri; refinery; petrochemical; distillation; proii
chemcad | CHEMCAD | tool | Chem CAD | process-simulation
honeywell-unisim | Honeywell UniSim | tool | UniSim; UniSim Design | process-simulation
gproms | gPROMS | tool | gPROMS Process | process-simulation
superpro-designer | SuperPro Designer | tool | Super Pro Designer; Intelligen SuperPro | process-simulation
promax-process-simulation | ProMax process simulation | tool | ProMax simulation; BR&E ProMax; ProMax BRE | process-simulation
dwsim | DWSIM | tool | | process-simulation
aspen-edr | Aspen EDR | tool | Aspen Exchanger Design and Rating
aspen-capital-cost-estimator | Aspen Capital Cost Estimator | tool | Aspen ICARUS; Aspen ACCE
coco-simulator | COCO simulator | tool | COCO/COFE | process-simulation
flarenet | FLARENET | tool | Aspen Flare System Analyzer; Flarenet simulation
energy-modeling | Building energy modeling | technical | Building energy simulation; <thermische Gebäudesimulation; energy modeling?; simulation thermique dynamique | | energy; trace; building; simulation; hvac; leed; modeling; energyplus
energyplus | EnergyPlus | tool | Energy Plus? | energy-modeling | equest; openstudio; designbuilder; trnsys; trace 700; iesve; energy modeling; ladybug
equest-energy-modeling | eQUEST energy modeling | tool | eQuest?; eQUEST software | energy-modeling | energy; trace; building; simulation; hvac; leed; modeling; energyplus
ies-ve | IES VE | tool | IESVE; IES Virtual Environment | energy-modeling
designbuilder | DesignBuilder | tool | Design Builder software | energy-modeling
trnsys | TRNSYS | tool | | energy-modeling
openstudio-energy | OpenStudio energy | tool | OpenStudio EnergyPlus; NREL OpenStudio | energy-modeling
carrier-hap | Carrier HAP | tool | Carrier Hourly Analysis Program; Hourly Analysis Program; HAP Carrier
trane-trace | Trane TRACE | tool | TRACE 700; Trane TRACE 700; TRACE 3D Plus
homer-energy | HOMER Energy | tool | HOMER Pro
retscreen | RETScreen | tool | RETScreen Expert; RET Screen
energy-certificates-for-buildings | Energy certificates for buildings | professional | Energieausweis; Energieausweise; EPC assessments; energy performance certificates; diagnostic de performance énergétique; DPE diagnostic; certificado de eficiencia energética; Energieausweiserstellung
wrightsoft | Wrightsoft | tool | <Wrightsoft Right-J; Right-Suite Universal
pleiades-std | Pleiades STD | tool | Pleiades Comfie | energy-modeling
solar-design-software | Solar design software | technical | PV design software; solar PV design software
pvsyst | PVsyst | tool | PV Syst; PVSyst simulation | solar-design-software
pv-sol | PV*SOL | tool | PVSOL | solar-design-software
helioscope | HelioScope | tool | Helioscope solar | solar-design-software
aurora-solar | Aurora Solar | tool | | solar-design-software
pvwatts | PVWatts | tool | PV Watts; NREL PVWatts
system-advisor-model | System Advisor Model | tool | SAM solar; NREL SAM
opensolar | OpenSolar | tool | Open Solar? | solar-design-software | helioscope; aurora; pvsyst; pvwatts; enphase; photovoltaic
pvcase | PVcase | tool | PV Case solar | solar-design-software
discrete-event-simulation | Discrete event simulation | technical | <Materialflusssimulation; simulation à événements discrets; ereignisdiskrete Simulation
siemens-tecnomatix | Siemens Tecnomatix | tool | Tecnomatix
process-simulate | Process Simulate | tool | Tecnomatix Process Simulate; Siemens Process Simulate
delmia | DELMIA | tool | Dassault DELMIA; DELMIA V5
witness-simulation | WITNESS simulation | tool | Lanner Witness | discrete-event-simulation
automod | AutoMod? | tool | AutoMod simulation | discrete-event-simulation | simulation; flexsim; promodel; material handling; discrete event; throughput; conveyor; simio; anylogic; witness
extendsim | ExtendSim | tool | Extend Sim | discrete-event-simulation
emulate3d | Emulate3D | tool | Demo3D

# Mechanical engineering
mechanical-engineering | Mechanical engineering | technical | mech engineering; <mechanical engineer; Maschinenbau; génie mécanique; ingeniería mecánica; ingénierie mécanique; mechanical engineering technology
mechanical-design | Mechanical design | technical | machine design; mechanical engineering design; <mechanism design; <mechanical systems design; <mechanical component design; <mechanical design engineer; <machine element design; mechanische Konstruktion; Maschinenkonstruktion; conception mécanique; diseño mecánico | mechanical-engineering
special-machine-design | Special-purpose machinery | technical | special purpose machines; custom machinery; custom machine design; Sondermaschinenbau; machines spéciales | mechanical-design
machine-building | Machine building | technical | building machines?; construction de machines; Maschinen- und Anlagenbau; <Anlagenbau | | mechanical; assembly; hydraulics; pneumatics; cnc; fabrication; machinist; welding; maschinenbau; montage
thermodynamics | Thermodynamics | technical | <applied thermodynamics; Thermodynamik; thermodynamique; termodinámica
heat-transfer | Heat transfer? | technical | Wärmeübertragung; transfert thermique; transferencia de calor | | thermodynamics; thermal; fluid; fluids; exchangers; cfd; conduction; convection; ansys; mechanical engineering; chemical; hvac; mass transfer; radiation; boiling; cooling; matlab; fem; fea
heat-exchangers | Heat exchangers | technical | Wärmetauscher; Wärmeübertrager; échangeurs de chaleur; intercambiadores de calor
heat-exchanger-design | Heat exchanger design | technical | design of heat exchangers; heat exchanger sizing | heat-transfer
htri-xchanger-suite | HTRI Xchanger Suite | tool | HTRI; HTRI Xist | heat-exchanger-design
thermal-engineering | Thermal engineering | technical | thermal design; thermal management; Wärmetechnik; génie thermique; ingeniería térmica | heat-transfer
thermal-simulation | Thermal simulation | technical | thermal modeling; thermal modelling; thermal analysis modeling; thermische Simulation; simulation thermique | heat-transfer
thermal-desktop | Thermal Desktop | tool | | thermal-simulation
sinda-fluint | SINDA-FLUINT | tool | | thermal-simulation
fluid-mechanics | Fluid mechanics | technical | fluid dynamics; Strömungslehre; Strömungsmechanik; mécanique des fluides; mecánica de fluidos; <hydrodynamics
solid-mechanics | Mechanics of materials | technical | solid mechanics; strength of materials; Festigkeitslehre; résistance des matériaux; resistencia de materiales
stress-analysis | Stress analysis | technical | structural stress analysis; Festigkeitsberechnung; Spannungsanalyse; analyse des contraintes; análisis de esfuerzos; <stress engineer | solid-mechanics
structural-mechanics | Structural mechanics? | technical | Strukturmechanik; mécanique des structures; mecánica estructural | | fea; finite; elasticity; stress; statics; solid; abaqus; ansys; fracture; composites; fluid mechanics; beams; plates
fatigue-analysis | Fatigue analysis? | technical | fatigue life analysis; fatigue life prediction; fatigue assessment?; Betriebsfestigkeit; analyse en fatigue; <fatigue and fracture | solid-mechanics | stress; structural; fea; fracture; cyclic; crack; ansys; nastran; static; vibration; durability; weld; welded
fracture-mechanics | Fracture mechanics | technical | Bruchmechanik; mécanique de la rupture; mecánica de la fractura | solid-mechanics
engineering-mechanics | Engineering mechanics | technical | technische Mechanik; statics and dynamics?; applied mechanics; mécanique appliquée | | mechanics; thermodynamics; fluid; solid; beams; statik; kinematics; strength of materials
vibration-analysis | Vibration analysis | technical | <vibration testing; <modal analysis; <vibration monitoring; <vibration analyst; Schwingungsanalyse; analyse vibratoire; análisis de vibraciones
nvh | NVH | technical | noise and vibration; noise, vibration and harshness; noise vibration harshness
rotor-dynamics | Rotor dynamics | technical | rotordynamics; Rotordynamik; dynamique des rotors | vibration-analysis
rotor-balancing | Rotor balancing | technical | dynamic balancing; field balancing; rotor balance; Auswuchten; équilibrage de rotors
structural-dynamics | Structural dynamics | technical | Strukturdynamik; dynamique des structures; dinámica estructural
vibration-analyst-certification | Vibration analyst certification | certification | <vibration analyst category II; certified vibration analyst; <CAT II vibration analyst; ISO 18436 vibration analyst | vibration-analysis
shaft-alignment | Shaft alignment | technical | laser shaft alignment; laser alignment of shafts; coupling alignment; Wellenausrichtung; lignage d'arbres; alineación láser de ejes
acoustics | Acoustics? | technical | acoustical engineering; acoustic engineering; <architectural acoustics; Akustik?; acoustique?; acústica? | | sound; noise; vibration; audio; ultrasound; acoustical; sonar; physics; room; lärm; schall; bruit; ruido; nvh; building; loudspeaker; acoustics; bauphysik; thermique; schwingungen; messtechnik; vibraciones; vibrations; schallschutz
sound-insulation | Sound insulation | technical | Schallschutz; soundproofing; sound proofing; isolation acoustique; aislamiento acústico
tribology | Tribology | technical | tribologie; tribología | | gears; bearings; shafts; motors; pumps; mechanical; drives; couplings; conveyors; transmission; chain; hydraulics; seals
lubrication | Lubrication | technical | lubrication engineering; lubricants?; Schmierstoffe; Schmiertechnik; lubrification; lubricación industrial; machine lubrication; greasing machines; greasing and lubrication |  | gears; bearings; machines; equipment; maintenance; grease; oil
bearings | Bearings? | technical | bearing replacement; roller bearings; bearing selection; bearing installation; Wälzlager; roulements mécaniques; rodamientos; <bearings and seals | | gears; shafts; motors; pumps; mechanical; drives; couplings; conveyors; seals; maintenance
gearboxes | Gearboxes? | technical | gear boxes; gearbox repair; gear reducers; speed reducers; gearbox maintenance; industrial gearboxes; réducteurs mécaniques; cajas reductoras | | gears; bearings; shafts; motors; pumps; mechanical; drives; couplings; conveyors; hydraulics; seals
gear-design | Gear design | technical | gear engineering; Verzahnung; Verzahnungstechnik; Getriebekonstruktion; conception d'engrenages; diseño de engranajes
kisssoft | KISSsoft | tool | <KISSsys; KISSsoft gear
mechanical-seals | Mechanical seals | technical | pump seals; seal replacement?; Gleitringdichtungen; garnitures mécaniques; sellos mecánicos |  | pump; pumps; packing; rotating equipment; impeller
machine-lubrication-certification | Machine lubrication certification | certification | | lubrication
icml-mlt | Machine Lubrication Technician (ICML MLT) | certification | Machine Lubrication Technician?; ICML MLT | machine-lubrication-certification | icml; mlt; mla; noria; certified; certification
stle-cls | Certified Lubrication Specialist (STLE CLS) | certification | Certified Lubrication Specialist; STLE CLS | machine-lubrication-certification
hydraulics | Hydraulics | technical | hydraulic systems; <hydraulic repair; <hydraulic equipment; <hydraulic design; <hydraulic cylinders; <hydraulic pumps; Hydraulik?; hydraulique?; hidráulica?; <hydraulic schematics; <hydraulic components; <hydraulic hoses; <fluid power; Hydrauliksysteme |  | neumática; cilindros; maquinaria; electrohidráulica; mecánica; electricidad; pneumatique; vérins; mécanique; engins; électricité; pompes; pneumatik; elektrik; wartung; instandhaltung; pumpen; zylinder; maschinen; anlagen; baumaschinen; landmaschinen; industriemechaniker; mechatroniker; steuerungstechnik; schlosser; elektrotechnik
fluid-power-certification | Fluid power certification | certification | <IFPS certification; <IFPS certified; <Certified Fluid Power Specialist; <Certified Fluid Power Mechanic
pneumatics | Pneumatics | technical | pneumatic systems; <pneumatic equipment; <pneumatic cylinders; Pneumatik; pneumatique?; neumática; <Festo pneumatics | | hydraulique; vérins; automatisme; automatismes; automate; automates; air comprimé; électrique; électrotechnique; électromécanique
air-compressors | Air compressors | technical | compressed air compressors; Druckluftkompressoren; compresseurs d'air; compresores de aire | compressors
compressed-air-systems | Compressed air systems | technical | compressed air; plant air systems; Druckluft; Drucklufttechnik; air comprimé; aire comprimido
pumps | Pumps? | technical | <pump repair; <centrifugal pumps; <pump maintenance; <pump selection; <positive displacement pumps; <vacuum pumps; Pumpentechnik; pump systems; <water pumps?; <rebuild pumps; pompes?; <bombas centrífugas; Pumpen | | valves; motors; hydraulic; compressors; maintenance; mechanical; piping; repair; hvac; plumbing; turbines; centrifugal
compressors | Compressors? | technical | <reciprocating compressors; <centrifugal compressors; <compressor maintenance; <screw compressors; <rotary compressors; <compressor stations; Kompressoren; Verdichter; compresseurs; <gas compression; compresores industriales | | pumps; gas; turbines; hvac; maintenance; air; valves; mechanical; refrigeration
turbines | Turbines | technical | <turbine maintenance; <turbine overhaul; Turbinen; turbinas
gas-turbines | Gas turbines | technical | Gasturbinen; turbines à gaz; turbinas de gas; <GE Frame turbines | turbines
steam-turbines | Steam turbines | technical | Dampfturbinen; turbines à vapeur; turbinas de vapor | turbines
turbomachinery | Turbomachinery | technical | turbo machinery; turbomachines; Turbomaschinen; turbomaquinaria
rotating-equipment | Rotating equipment | technical | rotating machinery; <rotating equipment engineering; rotary equipment; <rotating equipment maintenance; machines tournantes; equipos rotativos
pressure-vessels | Pressure vessels | technical | <pressure vessel design; <ASME pressure vessel; Druckbehälter; appareils à pression; recipientes a presión
asme-boiler-and-pressure-vessel-code | ASME Boiler and Pressure Vessel Code | technical | ASME BPVC; ASME boiler code; ASME BPV Code; <ASME Section I; <ASME Section VIII; <ASME VIII; <ASME Section IX; <ASME IX
pv-elite | PV Elite | tool | PVElite; Hexagon PV Elite | pressure-vessels
compress-pressure-vessel-software | COMPRESS pressure vessel software | tool | Codeware COMPRESS | pressure-vessels
storage-tank-design | Storage tank design | technical | <API 650; <API 620; aboveground storage tank design; diseño de tanques
ametank | AMETank | tool | TechnoSoft AMETank | storage-tank-design
pressure-equipment-directive | Pressure equipment directive | technical | PED 2014/68/EU; Druckgeräterichtlinie; directive équipements sous pression; PED 97/23/EC
ad-2000 | AD 2000 | technical | AD 2000 Regelwerk; AD-2000 Merkblatt
piping-design | Piping design | technical | piping engineering; <piping layout; <piping isometrics; <piping isometric drawings; <pipe routing; <piping designer; Rohrleitungsplanung; conception de tuyauterie; diseño de tuberías | | isometrics; pressure; vessels; process; valves; stress; equipment; pid; plumbing; mechanical; refinery; pumps; layout
process-piping | Process piping | technical | piping?; piping systems?; industrial piping; tuyauterie industrielle; tubería industrial; <ASME B31.3; <B31.3; <B31.1 | | isometrics; vessels; process; valves; pid; plumbing; mechanical; refinery; pumps; pipe; pipes; refineries; pipefitting; welding; b31.3; steam; petrochemical; pipeline; p&id
isometric-drawings | Isometric drawings | technical | isometric drafting; Isometrien; dessins isométriques; planos isométricos; reading isometrics
pipe-stress-analysis | Pipe stress analysis | technical | pipe stress; piping stress analysis | piping-design
caesar-ii | CAESAR II | tool | Caesar 2; Caesar II pipe stress; Hexagon CAESAR II | pipe-stress-analysis
autopipe | AutoPIPE | tool | Bentley AutoPIPE; Auto Pipe stress | pipe-stress-analysis
rohr2 | ROHR2 | tool | SIGMA ROHR2 | pipe-stress-analysis
pid-diagrams | P&ID | technical | P&IDs; piping and instrumentation diagrams; P&ID's; piping & instrumentation diagrams; RI-Fließbilder; R&I-Schema; piping and instrument diagrams; diagramas P&ID; <P&ID development
valves | Valves? | technical | <valve maintenance; <valve repair; <valve sizing; <valve automation; Armaturentechnik; robinetterie industrielle | | pumps; piping; steam; compressors; hydraulic; plumbing; process; actuators; instrumentation; pipe; repair
control-valves | Control valves | technical | control valve maintenance; Stellventile; vannes de régulation; válvulas de control; Regelventile | valves
pressure-relief-valves | Pressure relief valves | technical | relief valves; safety relief valves; PRVs; Sicherheitsventile; soupapes de sécurité; válvulas de seguridad; safety valves | valves
mechanical-power-transmission | Mechanical power transmission | technical | belts and pulleys; <V-belts; <belt drives; <chain drives; couplings and belts; belts, chains and sprockets; sheaves? | | belts; pulleys; gears; chains; sprockets; bearings; motors; conveyors; elevator; wire
mechatronics | Mechatronics | technical | mechatronic systems; mechatronics engineering; <mechatronic design; Mechatronik; <Mechatroniker; mécatronique; mecatrónica; <ingeniero mecatrónico
electromechanical-systems | Electromechanical systems | technical | electromechanical; electro-mechanical; electro-mechanical systems; électromécanique; electromecánica; Elektromechanik; <electromechanical troubleshooting; <electro-mechanical design
electromechanical-assembly | Electromechanical assembly | technical | electro-mechanical assembly; Baugruppenmontage elektromechanisch; assemblage électromécanique
robotics-engineering | Robotics | technical | robotics engineering; <industrial robotics; robotic systems; Robotik; robotique; robótica; <robot design
collaborative-robots | Collaborative robots | technical | cobots; collaborative robotics; kollaborative Roboter; robots collaboratifs | robotics-engineering
mobile-robotics | Mobile robotics | technical | autonomous mobile robots; AMR robots; mobile robots; mobile Robotik; robotique mobile; robótica móvil | robotics-engineering
gazebo-robotics-simulator | Gazebo robotics simulator | tool | Gazebo ROS; Gazebo simulation | robotics-engineering
motion-planning-for-robots | Motion planning for robots | technical | robot path planning; Bewegungsplanung Robotik; <inverse kinematics? | robotics-engineering | robot; robots; robotic; robotics; manipulator; ros; moveit; trajectory
optics | Optical engineering | technical | optics?; optical design; optical systems; <optical alignment; <optical testing; optique?; óptica física; Optik?; technische Optik; <optics laboratory | | optics; optical; photonics; fiber; spectroscopy; alignment; physics; diode; beam; welding; photonique; laser; lentilles; Laser; Physik; physique; Photonik; lens
ansys-zemax-opticstudio | Ansys Zemax OpticStudio | tool | Zemax; OpticStudio; Zemax OpticStudio | optics
code-v | CODE V? | tool | Code V optics; Synopsys CODE V | optics | optics; optical; zemax; lens; lenses; opticstudio; lighttools; synopsys; tracepro; tolerancing
lighttools | LightTools | tool | Synopsys LightTools | optics
fred-optical-software | FRED optical software | tool | FRED Optical Engineering | optics
asap-optics | ASAP optics | tool | ASAP optical software; Breault ASAP | optics
tracepro | TracePro | tool | Trace Pro? | optics | software; optical; engineering; tracepro
ansys-lumerical | Ansys Lumerical | tool | Lumerical; Lumerical FDTD
lens-design | Lens design | technical | optical lens design; Objektivdesign | optics
optomechanics | Optomechanics | technical | opto-mechanical design; optomechanical design; Optomechanik
photonics | Photonics | technical | Photonik; photonique; fotónica; integrated photonics; silicon photonics
laser-technology | Laser technology? | technical | lasers?; laser systems?; Lasertechnik; technologie laser; laser optics; tecnología láser; <ultrafast lasers; <femtosecond laser; <laser alignment; laser physics | | optics; optical; photonics; fiber; spectroscopy; alignment; physics; diode; beam; pulse
optoelectronics | Optoelectronics | technical | opto-electronics; Optoelektronik; optoélectronique; optoelectrónica
interferometry | Interferometry | technical | interferometric measurement; Interferometrie; interferometría
nonlinear-optics | Nonlinear optics | technical | nichtlineare Optik; optique non linéaire | optics
quantum-optics | Quantum optics | technical | Quantenoptik; optique quantique; óptica cuántica
materials-engineering | Materials engineering | technical | materials science; Werkstofftechnik; Werkstoffkunde; science des matériaux; ciencia de materiales; Materialwissenschaft; <materials engineer; <material selection? | | metals; alloys; polymers; corrosion; fea; strength; mechanical; metallurgy; ceramics; composites; failure analysis
metallurgy | Metallurgy | technical | metallurgical engineering; <physical metallurgy; <metallurgical analysis; Metallurgie; metalurgia; <metallurgical testing; Hüttenkunde | materials-engineering
metallography | Metallography | technical | metallographic analysis; metallographic examination; Metallographie; Metallografie; metalografía
extractive-metallurgy | Extractive metallurgy | technical | <hydrometallurgy; <pyrometallurgy; métallurgie extractive; metalurgia extractiva; mineral processing metallurgy | metallurgy
foundry-metallurgy | Steelmaking | technical | steel making; Stahlerzeugung; steel production; acería; <electric arc furnace; <continuous casting; <ladle metallurgy; <steel mill operations; Stahlherstellung
composites | Composite materials | technical | composites?; <composite manufacturing; composite structures; Faserverbundwerkstoffe; matériaux composites; materiales compuestos; Verbundwerkstoffe; <carbon fiber composites | materials-engineering | carbon fiber; carbon fibre; fiberglass; aerospace; layup; resin; laminate; prepreg; autoclave
composite-layup | Composite layup | technical | composite lay-up; hand lay-up; wet layup; lay-up composites; prepreg layup; <prepreg; <vacuum bagging; Laminieren Faserverbund; drapage composite | composites
composite-repair | Composite repair | technical | composite structure repair; carbon fiber repair; repair of composites | composites
fiberglass | Fiberglass | technical | fibreglass; fiberglass repair; fiberglass fabrication; glass-reinforced plastic; GRP laminating; GFK?; fibre de verre; fibra de vidrio; <gelcoat | | laminieren; faser; kunststoff; harz; cfk; laminat
carbon-fiber | Carbon fiber | technical | carbon fibre; CFRP; CFK; fibre de carbone; fibra de carbono; Kohlefaser; carbon fibre reinforced polymer | composites
fibersim | Fibersim | tool | Siemens Fibersim | composites
polymers-engineering | Polymer engineering | technical | <polymer science; <polymers?; <polymer processing; génie des polymères | materials-engineering | rheology; plastics; resins; thermoplastic; thermoplastics; composites; synthesis; extrusion; elastomers; materials science; dsc; molding; chemistry
plastics-engineering | Plastics engineering | technical | plastics technology; Kunststofftechnik; plasturgie; ingeniería de plásticos
rubber-technology | Rubber technology | technical | elastomers; rubber compounding; Kautschuktechnologie; technologie du caoutchouc; Gummitechnik
ceramics-engineering | Ceramic materials | technical | technical ceramics; ceramic engineering | materials-engineering
refractories | Refractories | technical | refractory installation; refractory materials; Feuerfest; Feuerfesttechnik; réfractaires; materiales refractarios; refractory bricklaying
glass-manufacturing | Glass manufacturing | technical | glass technology; Glastechnik; Glasherstellung; industrie verrière; fabricación de vidrio
corrosion-engineering | Corrosion engineering | technical | corrosion control; <corrosion monitoring; <corrosion prevention; <corrosion inspection; Korrosionsschutz; ingénierie de la corrosion | | corrosion; coating; coatings; inspector; pipeline; certified; cathodic; inspection
cathodic-protection | Cathodic protection | technical | kathodischer Korrosionsschutz; protection cathodique; protección catódica; CP corrosion systems | corrosion-engineering
ampp-coating-inspector-certification | AMPP coating inspector certification | certification | NACE CIP?; <NACE CIP Level 2; AMPP CIP?; AMPP certified coating inspector; <NACE CIP Level 1; <NACE CIP Level 3 | nace-certification | certified; certification; certificate; level; inspector; cert
nace-certification | NACE certification | certification | NACE certified; <NACE Level?; AMPP certified |  | corrosion; coating; coatings; cathodic; cip; cathodic protection; cwi
ampp-cathodic-protection-certification | AMPP cathodic protection certification | certification | <NACE CP1; <NACE CP2; <NACE CP3; <CP2 cathodic protection technician; <NACE cathodic protection technician; <NACE cathodic protection technologist; <NACE cathodic protection specialist; <NACE cathodic protection tester; NACE cathodic protection certification | nace-certification
frosio-inspector-certification | FROSIO inspector certification | certification | FROSIO?; <FROSIO Level III; FROSIO certified inspector; FROSIO certified |  | level; certified; certificate; certification; nace; inspector
protective-coating-inspection | Protective coating inspection | professional | coating inspection; paint inspection industrial; Beschichtungsinspektion; inspection de revêtements
materials-testing | Materials testing | technical | <Charpy impact testing; <destructive testing; mechanical testing of materials; Werkstoffprüfung; essais mécaniques; ensayo de materiales
tensile-testing | Tensile testing | technical | tensile tests; tension testing; Zugversuch; Zugprüfung; essais de traction; ensayos de tracción | materials-testing
hardness-testing | Hardness testing | technical | <Rockwell hardness; <Brinell; <Vickers hardness; Härteprüfung; essais de dureté; ensayos de dureza | materials-testing
instron-testers | Instron testers | tool | Instron; Instron Bluehill; Instron tensile tester | tensile-testing
astm-standards | ASTM standards | technical | ASTM testing; ASTM methods; ASTM test methods
construction-materials-testing | Construction materials testing | technical | concrete and soils testing; CMT testing | materials-testing

# Electrical engineering
electrical-engineering | Electrical engineering | technical | <electrical engineer; Elektrotechnik; génie électrique; ingeniería eléctrica; electrotechnical engineering; électrotechnique; electrotecnia; <EE degree electrical
electrical-design | Electrical design | technical | electrical system design; electrical engineering design; <electrical designer; Elektroplanung; Elektrokonstruktion; conception électrique; diseño eléctrico; <lighting and power layouts; <cable sizing | electrical-engineering
electrical-drawings | Electrical drawings | technical | <single line diagrams; <one-line diagrams; electrical diagrams; electrical plans; Stromlaufpläne; Elektropläne; schémas électriques; planos eléctricos; electrical layouts
wire-harness-design | Wire harness design | technical | harness design; cable harness design; wiring harness design; Kabelbaumkonstruktion; conception de faisceaux
capital-harness | Siemens Capital (electrical systems) | tool | Mentor Capital?; Siemens Capital?; <Capital Logic; <Capital Harness | wire-harness-design | harness; harnesses; wiring; vesys; schematics; wire; capital logic; e/e
vesys | VeSys | tool | Mentor VeSys; Siemens VeSys
power-systems | Power systems? | technical | power systems engineering; electrical power systems; <power system analysis; power engineering; elektrische Energietechnik; sistemas eléctricos de potencia; réseaux électriques; electric power systems; <power system planning; Energietechnik; <power systems engineer; réseaux électriques de puissance | electrical-engineering | electrical; grid; voltage; transmission; utility; relay; generators; transformers; distribution; electric; substation; etap; power-world; pscad; energy; renewable; protection
power-distribution | Power distribution | technical | electrical distribution; electric distribution; electrical power distribution; <distribution design; Energieverteilung; <low-voltage distribution; <medium voltage distribution; <distribution planning; electric utility distribution; distribution électrique; distribución eléctrica; <electric distribution engineering | power-systems
power-transmission | Power transmission lines | technical | electric transmission; <overhead transmission lines; <transmission planning; high voltage transmission | power-systems
pls-cadd | PLS-CADD | tool | PLS-CADD design
pls-pole | PLS-POLE | tool
transmission-line-design | Transmission line design | technical | overhead line design; transmission line engineering; Freileitungsplanung; conception de lignes électriques | power-transmission
o-calc-pro | O-Calc Pro | tool | OCalc Pro; O-Calc
spidacalc | SPIDAcalc | tool | SPIDA Calc
transmission-and-distribution | Transmission and distribution | technical | T&D engineering; power transmission and distribution; electric T&D; utility T&D | power-systems
substations | Substation engineering | technical | <substation design; substation; electrical substations; <substation maintenance; <substation automation; <substation construction; <substation engineer; Umspannwerke; Umspannwerk; postes électriques HT; subestaciones; subestaciones eléctricas; <switchyards | power-systems
iec-61850 | IEC 61850 | technical | IEC61850; <GOOSE messaging
switchgear | Switchgear | technical | switch gear; <medium voltage switchgear; <low voltage switchgear; switchboards?; appareillage électrique; Schaltanlagen; celdas eléctricas; Schaltgeräte | electrical-engineering | electrical; switchgear; transformers; panels; voltage; breakers; motor; power
motor-control-centers | Motor control centers | technical | MCC's?; motor control centre; MCCs?; centres de commande de moteurs | | electrical; switchgear; motor; vfd; vfds; breakers; plc; panels; voltage; relays; substation; transformers
medium-voltage | Medium voltage | technical | Mittelspannung; moyenne tension; media tensión; MV systems; medium voltage systems; <15kV
switching-of-electrical-systems | Switching of electrical systems | professional | electrical switching operations; electrical switching; Schalthandlungen; Schaltberechtigung; manœuvres électriques; high voltage switching
high-voltage | High voltage | technical | high voltage systems; high voltage equipment; Hochspannung; Hochspannungstechnik; haute tension; HV systems; alta tensión; <HV/MV; <medium and high voltage; high-voltage engineering
protective-relaying | Protective relaying | technical | relay protection; protective relays; protection relays; <SEL relays; <relay settings; <relay coordination; Schutztechnik; protecciones eléctricas; power system protection; protections électriques; <relay technician | power-systems
relay-testing | Relay testing | technical | protective relay testing; relay commissioning; Schutzprüfung; pruebas de relés | protective-relaying
aspen-oneliner | ASPEN OneLiner | tool | Aspen One Liner; ASPEN short circuit | protective-relaying
cape-software | CAPE software | tool | Electrocon CAPE; PSS CAPE | protective-relaying
omicron-test-sets | OMICRON test sets | tool | Omicron CMC; Omicron Test Universe | relay-testing
doble-test-equipment | Doble test equipment | tool | Doble testing; <Doble F6150; Doble power factor testing
neta-certification | NETA certification? | certification | <NETA Level II; <NETA Level III; <NETA Level 2; <NETA Level 3; <NETA Level IV; <NETA certified technician |  | electrical; relay; substation; ansi; transformer
arc-flash-studies | Power system studies | technical | <coordination studies; <protective device coordination; electrical power studies; études de réseaux électriques | power-systems
load-flow-analysis | Load flow analysis | technical | load flow; load flow studies; power flow analysis; power flow studies; Lastflussberechnung; estudios de flujo de carga | arc-flash-studies
short-circuit-analysis | Short circuit analysis | technical | short circuit studies; short circuit calculation; Kurzschlussberechnung; fault current analysis; estudios de cortocircuito | arc-flash-studies
etap | ETAP? | tool | ETAP PowerStation | arc-flash-studies | psse; skm; arc; flash; relay; switchgear; short-circuit
skm-powertools | SKM PowerTools | tool | SKM?; SKM Power Tools; <Dapper Captor; SKM PTW; SKM Systems Analysis | arc-flash-studies | etap; arc flash; easypower; short circuit; power systems; one-line
easypower | EasyPower | tool | Easy Power software | arc-flash-studies
pscad | PSCAD | tool | PSCAD/EMTDC | power-systems
pss-e | PSS/E | tool | PSSE; Siemens PSS/E; PSS E software | power-systems
powerworld-simulator | PowerWorld Simulator | tool | PowerWorld; Power World? | power-systems | psse; pss/e; load flow; power flow; etap; pscad; pslf; digsilent
digsilent-powerfactory | DIgSILENT PowerFactory | tool | DIgSILENT; PowerFactory | power-systems
pslf | PSLF? | tool | GE PSLF | power-systems | psse; powerworld; transmission; pscad; ge
cyme | CYME | tool | <CYMDIST; <CYME CYMDIST; Eaton CYME | power-systems
emtp | EMTP | tool | ATP-EMTP; EMTP-RV | power-systems
atpdraw | ATPDraw | tool
synergi-electric | Synergi Electric | tool | DNV Synergi Electric; SynerGEE Electric | power-systems
milsoft-windmil | Milsoft WindMil | tool | WindMil | power-systems; milsoft-software
milsoft-software | Milsoft software | tool | Milsoft; Milsoft Engineering Analysis | power-systems
opendss | OpenDSS | tool | Open DSS | power-systems
pss-sincal | PSS SINCAL | tool | Sincal | power-systems
neplan | NEPLAN | tool | | power-systems
plexos | PLEXOS | tool | Energy Exemplar PLEXOS
tara-power-software | TARA power software | tool | PowerGEM TARA | power-systems
nerc-compliance | NERC compliance | technical | NERC?; NERC standards; NERC reliability standards; <NERC/FERC | | cip; ferc; grid; bulk; wecc; transmission; reliability
nerc-cip | NERC CIP | technical | NERC critical infrastructure protection; NERC CIP compliance | nerc-compliance
nerc-certified-operator | NERC certified system operator | certification | NERC certified; NERC certification?; <NERC certified reliability coordinator; <NERC reliability coordinator certification; <NERC RC certification |  | system operator; transmission operator; reliability operator; reliability coordinator; control room; exam; credential; certificate; certified; certification
power-electronics | Power electronics | technical | <DC-DC converters; <power converters; Leistungselektronik; électronique de puissance; electrónica de potencia; <power conversion; <IGBT; <AC-DC converters | electronics
plecs | PLECS | tool | Plexim PLECS | power-electronics
power-supply-design | Power supply design | technical | switch mode power supplies; switched-mode power supplies; SMPS; SMPS design; Netzteilentwicklung; Schaltnetzteile; switching power supply design; conception d'alimentations | power-electronics
inverters | Inverters? | technical | power inverters; Wechselrichter; onduleurs?; inversores de corriente | | solar; pv; photovoltaic; solaire; photovoltaïque; panneaux; dc; power; ac; electronics; motor; grid; voltage; batteries; modules; converters
electric-machines | Electric machines | technical | electrical machines; <motor design; <BLDC motors; <brushless motors; <permanent magnet motors; machines électriques; máquinas eléctricas; elektrische Maschinen | electrical-engineering
motor-cad | Motor-CAD | tool | Ansys Motor-CAD; MotorCAD | electric-machines
jmag | JMAG | tool | <JMAG Designer | electric-machines
electric-drives | Electric drives | technical | electric drive systems; elektrische Antriebe; elektrische Antriebstechnik; entraînements électriques; accionamientos eléctricos
battery-engineering | Battery technology | technical | battery engineering; <battery design; <battery packs; <battery cells; Batterietechnik; technologie des batteries; tecnología de baterías
battery-management-systems | Battery management systems | technical | BMS battery; Batteriemanagementsystem; Batteriemanagementsysteme | battery-engineering
lithium-ion-batteries | Lithium-ion batteries | technical | Li-ion batteries; Lithium-Ionen-Batterien; baterías de iones de litio; batteries lithium-ion | battery-engineering
energy-storage-systems | Energy storage systems | technical | energy storage; BESS?; battery energy storage; battery energy storage systems; Energiespeicher; stockage d'énergie; almacenamiento de energía | | battery; storage; solar; pv; inverter; inverters; grid
fuel-cells | Fuel cells | technical | fuel cell systems; Brennstoffzellen; Brennstoffzellentechnik; piles à combustible; pilas de combustible
electric-vehicles | Electric vehicle technology | technical | electric vehicles?; <EV powertrain; electromobility; e-mobility; Elektromobilität; véhicules électriques?; <electric powertrain; vehículos eléctricos?; Elektrofahrzeuge? | | battery; batteries; powertrain; charging; motor; engineering; bms; batterie; traction; hochvolt; batería; technician; repair; automotive; hybrid
ev-charging-infrastructure | EV charging infrastructure | technical | EV charging; EV charging stations; charging infrastructure; Ladeinfrastruktur; Ladesäulen; bornes de recharge; IRVE; EVSE; infraestructura de recarga; EV charger installation
evitp-certification | EVITP certification (US) | certification | EVITP; EVITP certified; Electric Vehicle Infrastructure Training Program certification; Electric Vehicle Infrastructure Training Program certified | ev-charging-infrastructure
hybrid-vehicle-technology | Hybrid vehicle technology | technical | hybrid vehicles; hybrid electric vehicles; HEV; hybrid powertrain; Hybridfahrzeuge; véhicules hybrides; vehículos híbridos
ocpp | OCPP | technical | Open Charge Point Protocol; OCPP 1.6; OCPP 2.0.1

# Electronics
electronics | Electronics? | technical | electronic engineering; <electronic systems?; <electronic circuits; Elektronik?; électronique?; electrónica?; <ingeniero electrónico; <electronics engineer; <electronic equipment?; electronics technology; <electronic components; <basic electronics | | circuits; circuit; soldering; pcb; electrical; schematics; repair; analog; microcontroller; embedded; instrumentation; technician; oscilloscope; semiconductors; arduino; sensors; mechanical; mechanics; telecommunication; telecommunications; cartes; composants; soudure; capteurs; microcontrôleur; électrotechnique; automatisme; informatique industrielle; circuitos; placas; soldadura; microcontroladores; electricidad; électricité; mécanique; mecánica; telecomunicaciones; löten; schaltungen; leiterplatten; mikrocontroller; elektrotechnik; mechatronik; sensorik; messtechnik; pneumatik; hydraulik; mechanik; halbleiter; sps
circuit-design | Circuit design | technical | electronic circuit design; electronic design?; <electrical circuit design; <schematic design?; Schaltungsentwicklung; Schaltungstechnik; conception de circuits; diseño de circuitos?; <board design?; <board level design; <schematic capture | electronics | pcb; circuits; circuit; analog; altium; schematics; electronics; orcad; embedded; layout; microcontroller; fpga; electrónica
electronic-hardware-development | Electronic hardware development | technical | hardware design; Hardwareentwicklung; Hardware-Entwicklung; electronic hardware design; desarrollo de hardware; développement hardware
circuit-analysis | Circuit analysis | technical | electric circuit analysis; circuit theory; Schaltungsanalyse; análisis de circuitos
analog-design | Analog circuit design | technical | analog design; analogue electronics; analog electronics; <analog circuits; <operational amplifiers; <op-amps; analogue design; Analogtechnik; <analog and digital circuits; <analog and digital electronics | circuit-design
mixed-signal-design | Mixed-signal design | technical | analog/mixed signal; AMS design; mixed-signal IC design | analog-design; digital-circuit-design
digital-circuit-design | Digital circuit design | technical | digital logic design; <digital logic; digital design hardware; logic design; digital hardware design; <logic circuits; digital circuits; digital electronics; Digitaltechnik | circuit-design
pcb-design | PCB design | technical | printed circuit board design; PCB layout; circuit board design; PCB design and layout; Leiterplattenentwicklung; <Leiterplattenlayout; Leiterplattendesign; conception de cartes électroniques; diseño de PCB; <multilayer PCB design | circuit-design
printed-circuit-boards | Printed circuit boards | technical | PCB?; circuit boards; PCBA; Leiterplatten; cartes électroniques; placas de circuito impreso; <multilayer PCB | | circuit; board; layout; soldering; electronics; Altium; schematic; assembly; hardware; SMT
altium | Altium Designer | tool | Altium; Altium Designer PCB | pcb-design
altium-circuitmaker | Altium CircuitMaker | tool | CircuitMaker | pcb-design
orcad | OrCAD | tool | <OrCAD Capture; Cadence OrCAD; <OrCAD Layout | pcb-design
cadence-allegro | Cadence Allegro | tool | Allegro PCB; Allegro PCB Editor; Allegro PCB Designer; Allegro layout | pcb-design
mentor-pads | Mentor PADS | tool | PADS PCB; <PADS Layout; <PADS Logic; PADS Professional; Siemens PADS | pcb-design
xpedition | Xpedition | tool | Mentor Xpedition; Expedition PCB; Mentor Expedition; Siemens Xpedition; Expedition Enterprise | pcb-design
dxdesigner | DxDesigner | tool | Xpedition Designer
viewdraw | ViewDraw | tool | Mentor ViewDraw
mentor-graphics-tools | Mentor Graphics tools | tool | <Mentor Graphics; Siemens EDA; <Mentor Graphics software
cam350 | CAM350 | tool | DownStream CAM350; CAM 350
valor-npi | Valor NPI | tool
frontline-genesis-2000 | Frontline Genesis 2000 | tool | Genesis 2000 PCB; Valor Genesis
eagle-cad | Autodesk EAGLE | tool | EAGLE PCB; CadSoft EAGLE; EAGLE CAD; EAGLE schematic | pcb-design | pcb; altium; kicad; orcad; schematic; autodesk; layout; electronics; circuit
kicad | KiCad | tool | Ki CAD; KiCad EDA; <KiCad schematics; <KiCad schematic; <KiCad layout; <KiCad PCB layout | pcb-design
other-pcb-tools | EasyEDA | tool | Easy EDA | pcb-design
fritzing | Fritzing | tool
diptrace | DipTrace | tool | Dip Trace | pcb-design
target-3001 | TARGET 3001! | tool | | pcb-design
pcb-artist | PCB Artist | tool | | pcb-design
expresspcb | ExpressPCB | tool | Express PCB | pcb-design
pulsonix | Pulsonix | tool | | pcb-design
ultiboard | Ultiboard | tool | NI Ultiboard | pcb-design
zuken-cr | Zuken CR-8000 | tool | CR-8000 | pcb-design
zuken-cr-5000 | Zuken CR-5000 | tool | | pcb-design
zuken-cadstar | Zuken CADSTAR | tool | CADSTAR; Cadstar PCB | pcb-design
spice | SPICE simulation | technical | SPICE?; SPICE circuit simulation; SPICE models | circuit-simulation | circuit; cadence; analog; pcb; electronics; multisim; matlab; schematic; verilog; orcad
circuit-simulation | Circuit simulation | technical | electronic circuit simulation; Schaltungssimulation; simulation de circuits; simulación de circuitos
ltspice | LTspice | tool | LT Spice; Linear Technology LTspice | spice
pspice | PSpice | tool | P-Spice; OrCAD PSpice; Cadence PSpice | spice
hspice | HSPICE | tool | H-Spice | spice
ngspice | ngspice | tool | | spice
psim | PSIM? | tool | Powersim PSIM; Altair PSIM | circuit-simulation | simulink; plecs; converter; converters; inverter; electronics
tina-ti | TINA-TI | tool | DesignSoft TINA | spice
saber-simulation | Saber simulation | tool | Synopsys Saber; SaberRD | circuit-simulation
multisim | Multisim | tool | NI Multisim; Multi Sim?; Electronics Workbench | circuit-simulation | software; circuit; simulation; multisim
proteus-vsm | Proteus? | tool | Proteus simulation; <Proteus ISIS; <Proteus VSM; Proteus Design Suite | circuit-simulation | multisim; isis; circuit; keil; pcb; simulation; arduino; matlab
vlsi | Integrated circuit design | technical | chip design; IC design; <standard cell; Chipentwicklung; <tape-out; very large scale integration; conception de circuits intégrés; diseño de circuitos integrados | digital-circuit-design
ic-layout | IC layout | technical | analog layout; mask layout; physical layout design; IC mask design; full-custom layout | vlsi
physical-design-of-chips | Physical design of chips | technical | ASIC physical design; floorplanning and place and route; PnR flow; physical implementation ASIC; place and route ASIC; ASIC place and route | vlsi
design-for-test-of-chips | Design for test of chips | technical | DFT insertion; design for testability? | vlsi | dft; scan; atpg; bist; asic; jtag; soc; rtl; synopsys; chips; tessent
synopsys-tools | Synopsys tools | tool | <Synopsys?; <Synopsys EDA tools |  | verilog; systemverilog; rtl; synthesis; asic; vlsi; cadence; primetime; vcs; spyglass; eda; timing analysis; fpga; tcad; hspice; dft; mentor
embedded-hardware | Embedded hardware | technical | embedded hardware design; embedded electronics; embedded system hardware; Embedded-Hardware-Entwicklung | electronics
signal-integrity | Signal integrity | technical | signal integrity analysis; Signalintegrität; intégrité du signal
high-speed-pcb-design | High-speed PCB design | technical | high speed board design; high-speed digital design; high-speed design; <DDR routing | pcb-design
power-integrity | Power integrity | technical | power integrity analysis; PDN analysis
hyperlynx | HyperLynx | tool | Mentor HyperLynx; Siemens HyperLynx | signal-integrity
ansys-siwave | ANSYS SIwave | tool | SIwave | signal-integrity
cadence-sigrity | Cadence Sigrity | tool | Sigrity; Sigrity PowerSI | signal-integrity
emc | Electromagnetic compatibility | technical | EMC?; <EMI/EMC; EMC/EMI; <FCC Part 15; elektromagnetische Verträglichkeit; compatibilité électromagnétique; <MIL-STD-461; electromagnetic interference; EMI?; compatibilidad electromagnética; EMV-gerecht; elektromagnetische Verträglichkeit EMV | electronics | emi; radiated; shielding; pcb; electronics; immunity; emissions
emc-testing | EMC testing | technical | EMI testing; EMC-Prüfung; EMV-Prüfung; EMC compliance testing; essais CEM; <MIL-STD-461 testing | emc
electromagnetics | Electromagnetics | technical | electromagnetic theory; electromagnetism; Elektromagnetismus; électromagnétisme; electromagnetismo; elektromagnetische Felder
electrostatic-discharge-protection | Electrostatic discharge protection | technical | ESD protection design; ESD protection; ESD control; ESD-Schutz; ESD handling; ESD safe handling; <ANSI/ESD S20.20; <ESD certified
rf-engineering | RF engineering | technical | radio frequency?; radio-frequency engineering; RF design; RF?; <RF circuit design; <RF/microwave; RF systems; Hochfrequenztechnik; <RF electronics; hyperfréquences; <RF circuits; <RF amplifiers; <link budget; RF technology? | electronics | microwave; antenna; antennas; wireless; circuit; spectrum; amplifiers; lte; telecom; electronics; circuits
rf-testing | RF testing | technical | RF test; RF measurements; RF-Messtechnik
microwave-engineering | Microwave engineering | technical | microwave design; Mikrowellentechnik; ingénierie hyperfréquences | rf-engineering
rf-network-planning | RF network planning | technical | RF planning; radio network planning; RF optimization; <drive testing RF; Funknetzplanung; <drive test?; planification radio | | rf; lte; network; tems; kpi; gsm; 5g; optimization; umts; wcdma
atoll-rf-planning | Atoll RF planning | tool | Forsk Atoll | rf-network-planning
ibwave | iBwave | tool | <iBwave Design; i-Bwave | rf-network-planning
tems | TEMS? | tool | <TEMS Investigation; <TEMS Discovery | | drive; rf; ascom; lte; optimization; actix
actix-analyzer | Actix Analyzer | tool
antenna-design | Antenna design | technical | antenna engineering; <antenna measurements; <phased arrays?; Antennentechnik; <antenna theory; diseño de antenas; conception d'antennes | rf-engineering | antenna; antennas; radar; rf; microwave; beamforming
ansys-hfss | ANSYS HFSS | tool | HFSS?; Ansoft HFSS |  | ansys; ansoft; antenna; antennas; rf; microwave; cst; electromagnetic; signal integrity; matlab; pcb; comsol; feko; siwave
cst-studio-suite | CST Studio Suite | tool | CST Microwave Studio; CST MWS
altair-feko | Altair FEKO | tool | FEKO
keysight-ads | Keysight ADS | tool | Agilent ADS; Advanced Design System?; PathWave ADS; Keysight Advanced Design System | rf-engineering | keysight; agilent; rf; microwave; hfss
awr-microwave-office | AWR Microwave Office | tool | Microwave Office; Cadence AWR | rf-engineering
keysight-systemvue | Keysight SystemVue | tool | SystemVue; Agilent SystemVue
keysight-genesys | Keysight Genesys | tool | Agilent Genesys
radar-systems | Radar systems | technical | radar?; <radar engineering; <radar signal processing; Radartechnik; RADAR systems engineering; <radar technician; radares | | rf; antenna; navigation; signal; electronics; systems; military; aircraft; sensors; lidar; microwave; navy
electronic-warfare | Electronic warfare | technical | EW systems; electronic countermeasures; guerre électronique; guerra electrónica; Elektronische Kampfführung
synthetic-aperture-radar | Synthetic aperture radar | technical | SAR imagery; <SAR processing; InSAR; <SAR interferometry
satellite-communications | Satellite communications | technical | SATCOM; satellite communication systems; SATCOM systems; <satellite ground stations; <earth stations; Satellitenkommunikation; communications par satellite; comunicaciones satelitales
vsat | VSAT | technical | VSAT installation; very small aperture terminal | satellite-communications
wireless-networks-rf | Cellular network engineering | technical | <3G/4G; <RAN engineering; cellular networks; <small cells; mobile radio networks; Mobilfunk?; <2G/3G/4G; télécommunications mobiles; Mobilfunknetze; mobile networks; redes móviles |  | lte; 5g; gsm; umts; funknetz; netzplanung; antennen; basisstationen
lte | LTE | technical | 4G LTE; LTE optimization; LTE-Advanced; LTE networks; Long-Term Evolution; <eNodeB | wireless-networks-rf
5g | 5G | technical | 5G NR; 5G New Radio; 5G networks; 5G RAN; <gNodeB | wireless-networks-rf
umts | UMTS | technical | WCDMA; HSPA; 3G UMTS | wireless-networks-rf
gsm | GSM? | technical | GSM networks; <GPRS; <GSM/GPRS | wireless-networks-rf | umts; lte; gprs; 3g; cdma; rf; bts; telecom; modem; wcdma
cdma | CDMA | technical | CDMA2000; <EV-DO | wireless-networks-rf
open-ran | Open RAN | technical | O-RAN; ORAN? | wireless-networks-rf | ran; 5g; lte; open; o-ran
distributed-antenna-systems | Distributed antenna systems | technical | DAS systems; in-building DAS; <DAS installation; BDA/DAS
telecommunications-engineering | Telecommunications engineering | technical | telecom engineering; Nachrichtentechnik; génie des télécommunications; ingeniería de telecomunicaciones
base-station-installation | Base station installation | professional | BTS installation; cell site installation; base transceiver station installation; cell site construction
two-way-radio | Two-way radio systems | technical | two way radios; <land mobile radio; 2-way radios; <P25 radio; <Motorola radios; <LMR systems; Funkgeräte; Betriebsfunk
fcc-general-radiotelephone-operator-license-us | FCC General Radiotelephone Operator License (US) | certification | GROL?; FCC General Radiotelephone Operator License; FCC GROL |  | fcc; radiotelephone; radar; avionics; fcc license; element 3; element 8; a&p; marine electronics; rf
amateur-radio-licence | Amateur radio licence | certification | amateur radio license; ham radio license; <Amateurfunkzeugnis
amateur-radio | Amateur radio | professional | ham radio; Amateurfunk; radioamateur; ham radio operator; radioamatorismo; radioafición
motorola-radio-programming | Motorola radio programming | technical | Motorola CPS; radio programming Motorola; P25 programming | two-way-radio
tetra-radio | TETRA radio | technical | TETRA networks; TETRA digital radio | two-way-radio
control-systems | Control systems engineering | technical | control theory; control engineering; <feedback control; control system design; Regelungstechnik; Steuerungs- und Regelungstechnik; ingeniería de control; <controls engineer; Regelung und Steuerung; control systems?; automatique?; ingeniería de control automático | | régulation; asservissement; commande; automatismes; signal; robotique; plc; matlab; simulink; feedback; controller; controllers; automation; pid; servo; scada; labview; embedded; mechatronics; electrical
pid-control | PID control | technical | PID controllers; PID loops; PID tuning; loop tuning; PID-Regler; régulation PID | control-systems
model-predictive-control | Model predictive control | technical | MPC control; modellprädiktive Regelung; commande prédictive; control predictivo | control-systems
kalman-filtering | Kalman filtering | technical | EKF; filtre de Kalman
advanced-process-control | Advanced process control | technical | <DMCplus; APC process control; <Aspen DMC3 | control-systems
robust-control | Robust control | technical | H-infinity control; robuste Regelung; commande robuste | control-systems
sensors | Sensors | technical | sensor technology; <sensor integration; <proximity sensors; sensor systems; Sensorik?; capteurs; sensores; <photo eyes; <pressure sensors; <load cells; <encoders?; <transducers?; <temperature sensors; Sensortechnik; <RTDs?; <resistance temperature detectors | | sensors; motors; servo; plc; drives; proximity; motion; actuators; aktorik; sensoren; elektronik; messtechnik; elektrotechnik; automatisierung; mechatronik; embedded; thermocouples; thermocouple; transmitters; calibration; instrumentation
mems | MEMS | technical | MEMS sensors; microelectromechanical systems; micro-electro-mechanical systems; MEMS design; MEMS fabrication
thermocouples | Thermocouples | technical | Thermoelemente; termopares
soldering | Soldering | technical | <soldering iron; hand soldering; <PCB soldering; <surface mount soldering; <soldering electronics; <fine soldering; <SMT soldering; <micro soldering; <soldering and desoldering; <through-hole soldering; <rework soldering; Löten; <brasage électronique; <soldadura electrónica; <soldering components; <thru-hole; <Weichlöten; soudure à l'étain; soldadura con estaño; solder components; solder circuit boards; solder electronic components; soldering circuit boards; soldering electronic components
electronics-assembly | Electronics assembly | technical | <electronics assembler; <box build; electronic manufacturing; montage électronique; montaje electrónico; Elektronikmontage
pcb-assembly | PCB assembly | technical | printed circuit board assembly; circuit board assembly; PCB population; board assembly; board population; Leiterplattenbestückung; Bestückung Leiterplatten; câblage de cartes électroniques; <through-hole assembly; ensamble de tarjetas electrónicas; PCBA assembly | electronics-assembly
smt | Surface-mount technology | technical | SMT?; SMD?; surface mount; <pick and place machines; <SMT line; <solder paste; <SMT machines; <SMT equipment; <stencil printing electronics; <Siplace; <Fuji SMT; SMD-Bestückung; CMS composants de surface | electronics-assembly | pcb; smd; soldering; assembly; line; reflow; aoi; electronics
wave-soldering | Wave soldering | technical | wave solder; wave solder machine; Wellenlöten; brasage à la vague; <selective soldering
reflow-soldering | Reflow soldering | technical | reflow?; reflow oven; Reflow-Löten; refusion CMS | | pcb; smt; soldering; assembly; solder; electronics
bga-rework | BGA rework | technical | BGA reballing; ball grid array rework | soldering
automated-optical-inspection | Automated optical inspection | technical | AOI inspection; AOI machine; AOI electronics; automatische optische Inspektion; inspection optique automatisée
ipc-a-610 | IPC-A-610 certification | certification | IPC-A-610 certified; IPC-A-610 certification; <IPC-A-610 CIS; <IPC-A-610 specialist; <IPC-A-610 CIT
ipc-j-std-001 | IPC J-STD-001 certification | certification | J-STD-001 certified; <J-STD-001 CIS; J-STD 001 soldering certification; IPC J-STD-001 certified; J-STD-001 certification; <J-STD-001 CIT; <J-STD-001 certified IPC specialist | soldering
ipc-a-620 | IPC-A-620 certification | certification | IPC-A-620 certified; IPC/WHMA-A-620 certified; IPC/WHMA-A-620 certification; <IPC-A-620 CIS; <IPC-A-620 CIT
ipc-7711-7721 | IPC-7711 certification | certification | IPC-7711/7721 certified; IPC-7711/21 certified; IPC-7711 certified; <IPC-7711/7721 CIS; <IPC-7711/7721 CIT
ipc-certified-interconnect-designer | IPC Certified Interconnect Designer | certification | IPC CID | pcb-design
nasa-std-8739 | NASA-STD-8739 certification | certification | <NASA soldering certification; NASA-STD-8739 certified; <NASA-STD-8739.3 certified; <NASA-STD-8739.4 certified; <NASA-STD-8739.3 certification; <NASA soldering certified; NASA 8739 certified
ipc-certification | IPC certification? | certification | IPC certified?; <IPC trainer?; <IPC certified specialist? |  | solder; soldering; 610; pcb; j-std; j-std-001; electronics; a-610; smt; circuit; electronic; 620
wire-harness-assembly | Cable and wire harness assembly | technical | wire harness; <cable assembly; harness assembly; wire harnessing; cable harness; wiring harness; wire harnesses; cable harnesses; harness building; Kabelkonfektion; Kabelbaum; faisceaux électriques; <cable harnessing; Kabelbaumfertigung; <heat shrink tubing; <wire cutting and stripping; arneses eléctricos
crimping | Crimping? | technical | wire crimping; cable crimping; crimping connectors; crimp connectors; sertissage de cosses; Crimpen; engarzado | | wire; wires; cable; cables; terminals; harness; connectors; soldering; stripping; hydraulic
electronic-test-equipment | Electronic test equipment | technical | <function generator; <signal generators; <power meters?; <LCR meter; bench test equipment; <logic probe; <bit error rate tester; electronic test instruments; elektronische Messgeräte | electronics | analyzer; network; rf; oscilloscope; spectrum; antenna
oscilloscope | Oscilloscope | tool | o-scope; Oszilloskop; osciloscopio; oscilloscopes numériques; <digital storage oscilloscope | electronic-test-equipment
spectrum-analyzer | Spectrum analyzer | tool | spectrum analyser; Spektrumanalysator; analyseur de spectre; analizador de espectro | electronic-test-equipment
logic-analyzer | Logic analyzer | tool | logic analyser; Logikanalysator; analyseur logique | electronic-test-equipment
vector-network-analyzer | Vector network analyzer | tool | network analyzer?; VNA?; vector network analyser; Netzwerkanalysator; analyseur de réseau vectoriel | electronic-test-equipment | rf; oscilloscope; spectrum; antenna; microwave; signal generator; power meter; s-parameters; vna
multimeter | Multimeter | tool | digital multimeter; DMM?; multimètre; multímetro; Fluke meter; Fluke multimeter |  | oscilloscope; oscilloscopes; multimeter; voltage; circuits; electrical; electronic; electronics; meter; megger; soldering; fluke; spectrum analyzer; signal generator; function generator; troubleshooting
voltmeter | Voltmeter | tool | volt meter; voltmètre; voltímetro
ohmmeter | Ohmmeter | tool | ohmmètre; óhmetro
megohmmeter | Megohmmeter | tool | megger; insulation resistance tester; megger testing; meggering; Isolationsmessgerät; mégohmmètre; megóhmetro
spirent-testcenter | Spirent TestCenter | tool | | spirent
spirent | Spirent | tool
ixia-traffic-generator | Ixia traffic generator | tool | Ixia; <IxNetwork; <Ixia IxLoad
electronics-repair | Electronics troubleshooting and repair | technical | electronics repair; <component level repair; <component-level troubleshooting; <board level repair; electronic troubleshooting; troubleshooting electronics; <circuit board repair; <bench repair; <PCB repair; <board level troubleshooting; repair of electronic equipment; electronic equipment repair; réparation électronique; reparación electrónica; Elektronikreparatur; <console repair | electronics
tv-repair | TV repair | professional | television repair; TV service; TV-Reparatur; reparación de televisores; dépannage TV | electronics-repair
electronics-testing | Electronics testing | technical | <in-circuit testing; <in circuit test; <ICT testing; <burn-in testing; <functional testing of boards; <hipot testing; <hi-pot testing; <hipot; <flying probe; <boundary scan; <board testing; circuit testing; <HiPot test; test électronique; Elektronikprüfung | electronics | test; testing; labview; pcb; semiconductor; boards; teradyne
automated-test-equipment | Automated test equipment | technical | ATE?; ATE programming; automatic test equipment; ATE test systems | | test; testing; labview; pcb; semiconductor; boards; teradyne
teradyne-testers | Teradyne testers | tool | <Teradyne J750; <Teradyne UltraFLEX | automated-test-equipment
semiconductors | Semiconductor devices | technical | semiconductor physics; semiconductor?; <MOSFET; <solid state devices; <power semiconductors; <device physics; Halbleiter; Halbleitertechnik; semi-conducteurs; semiconductores; <diodes; <transistors; <solid state electronics; <device characterization; <CMOS technology | electronics | devices; device; physics; wafer; mosfet; fab; process; cmos; fabrication; transistors; diodes; characterization
tcad | TCAD | technical | | semiconductors
synopsys-sentaurus | Synopsys Sentaurus | tool | Sentaurus TCAD | tcad
silvaco-atlas | Silvaco TCAD | tool | Silvaco TCAD; <Silvaco Atlas | tcad
cmos | CMOS? | technical | CMOS process; CMOS circuits | | semiconductor; semiconductors; vlsi; analog; circuit; circuits; transistor; transistors; rf; layout; image sensor; image sensors; cadence; chip; asic; fpga; mems; verilog
semiconductor-fabrication | Semiconductor fabrication | technical | wafer fabrication; wafer fab; semiconductor processing; <wafer processing; <ion implantation; <chemical mechanical planarization; semiconductor manufacturing; <wafer inspection; <wafer handling; <wafer dicing; Halbleiterfertigung; <CMP process; fabrication de semi-conducteurs; fabricación de semiconductores | | deposition; film; thin; wafer; semiconductor; sputtering; etch; vacuum
thin-film-deposition | Thin film deposition | technical | thin films; <sputtering; <PVD?; <physical vapor deposition; <ALD?; <atomic layer deposition; Dünnschichttechnik; couches minces; <e-beam evaporation | | deposition; film; thin; wafer; semiconductor; sputtering; etch; vacuum
chemical-vapor-deposition | Chemical vapor deposition | technical | CVD?; <PECVD; chemical vapour deposition; <MOCVD; <LPCVD | thin-film-deposition | deposition; film; thin; wafer; semiconductor; sputtering; etch; vacuum
photolithography | Photolithography | technical | lithography semiconductor; photolithographie; Fotolithografie; fotolitografía; <EUV lithography
electron-beam-lithography | Electron beam lithography | technical | e-beam lithography; EBL lithography; Elektronenstrahllithografie; lithographie électronique
semiconductor-etching | Semiconductor etching | technical | <dry etching; <plasma etching; <wet etch; <RIE etching; <reactive ion etching; <DRIE; <wet etching; <Plasmaätzen
microfabrication | Microfabrication | technical | <nanofabrication; micro fabrication; Mikrofertigung; microfabricación
semiconductor-packaging | Semiconductor packaging | technical | IC packaging; <die attach; <flip chip; advanced packaging semiconductor; <die bonding; Halbleitergehäuse; <wafer-level packaging
wire-bonding | Wire bonding | technical | wire bond; wirebonding; Drahtbonden; <gold wire bonding; <K&S wire bonder
ellipsometry | Ellipsometry | technical | spectroscopic ellipsometry; Ellipsometrie
nanotechnology | Nanotechnology | technical | nano technology; nanotechnologie; nanotecnología
nanomaterials | Nanomaterials | technical | <nanoparticles; <nanoparticle synthesis; <carbon nanotubes; Nanomaterialien; nanomatériaux; nanomateriales; Nanopartikel | nanotechnology

# Automation
industrial-automation | Industrial automation | technical | automation engineering?; <factory automation; <automation controls; automation systems?; automation technology?; <machine automation; Automatisierungstechnik; Industrieautomation; automatisme; automatización industrial; Automatisierung?; <Fertigungsautomatisierung; automation and controls; plant automation | | sps; plc; steuerung; anlagen; maschinen; produktion; siemens; robotik; elektrotechnik; scada; plcs; motors; hmi; robots; machinery; conveyors; instrumentation; rockwell
industrial-control-systems | Industrial control systems | technical | industrial controls; Steuerungstechnik; systèmes de contrôle industriels; sistemas de control industrial; <ICS/SCADA
industry-4-0 | Industry 4.0 | technical | Industrie 4.0; smart manufacturing; smart factory; Industrie du futur; industria 4.0; fourth industrial revolution technologies
digital-twin | Digital twin | technical | digitaler Zwilling; jumeau numérique; gemelo digital
siemens-mindsphere | Siemens MindSphere | tool | MindSphere; Insights Hub? | | siemens; mindsphere; iiot; industrial iot; industry 4.0
plc-programming | PLC programming | technical | PLC logic; <PLC programmer; SPS-Programmierung; SPS programmieren; programmation automates; programación de PLC; <PLC ladder logic; PLC software | programmable-logic-controllers
programmable-logic-controllers | Programmable logic controllers | technical | PLC?; PLC's?; PLC systems; P.L.C.?; PLC controls; programmable logic control; SPS-Technik; automates programmables; automates programmables industriels; autómatas programables; API automate; <PLC troubleshooting; PLC control systems | | siemens; allen; allen-bradley; bradley; ladder; hmi; scada; programming; automation; troubleshooting; electrical; controls; rockwell; logix; vfd; machine; machines; motors; instrumentation; automatisme; sps; wiring; hydraulic; sensors; robotics; step7; tia; controllers; hydraulics; pneumatics
ladder-logic | Ladder logic | technical | ladder logic programming; ladder programming; ladder diagram programming; Kontaktplan; <relay ladder logic; langage ladder; lógica de escalera; LAD programming | plc-programming
iec-61131-3 | IEC 61131-3 | technical | IEC 61131; IEC61131; <sequential function chart; <Instruction List programming | plc-programming
structured-text-programming | Structured text programming | technical | structured text?; Structured Control Language; strukturierter Text; texte structuré; SCL Siemens | plc-programming | plc; ladder; iec; 61131; codesys; siemens; beckhoff; tia; fbd; automation; scl; twincat; studio 5000
function-block-diagram-programming | Function block diagram programming | technical | function block diagram; FBD programming; Funktionsplan; function block programming | plc-programming
siemens-tia-portal | Siemens TIA Portal | tool | TIA Portal; Siemens TIA; <TIA Portal V17; <TIA Portal V18 | plc-programming
siemens-simatic-s7 | Siemens SIMATIC S7 | tool | Siemens S7; Simatic S7; Siemens PLC; Siemens SPS; <S7-300; <S7-1200; <S7-1500; <S7-400; <S7-200; <Siemens S7-1200; <Siemens S7-1500; automate Siemens; PLC Siemens | programmable-logic-controllers; siemens-simatic
siemens-simatic | SIMATIC automation systems | tool | SIMATIC; Siemens SIMATIC | programmable-logic-controllers
simatic-step-7 | SIMATIC STEP 7 | tool | Step 7?; STEP7; Siemens Step 7; Simatic Manager; STEP 7 Classic | plc-programming | siemens; simatic; plc; sps; tia; wincc; s7-300; s7-400; hmi; profibus; automate
siemens-simotion | Siemens SIMOTION | tool | SIMOTION; SIMOTION SCOUT | motion-control
siemens-sinamics | Siemens SINAMICS | tool | SINAMICS; <SINAMICS S120; <SINAMICS G120; <Siemens Startdrive
simatic-pcs-7 | SIMATIC PCS 7 | tool | PCS7; PCS 7; Simatic PCS7 | dcs
allen-bradley | Allen-Bradley PLCs | tool | Allen-Bradley; <ControlLogix; <CompactLogix; <SLC 500; Rockwell PLC; <MicroLogix; <PLC5; <Control Logix; <Compact Logix; <SLC500; <Micrologix 1400; AB PLC; <Micro Logix; Allen-Bradley controllers; <PLC-5? | programmable-logic-controllers | controllogix; compactlogix; rslogix; panelview; micrologix; slc; slc500; factorytalk; rockwell; rsview
panelview | PanelView | tool | Panel View?; Allen Bradley PanelView; <PanelView Plus | hmi | allen-bradley; plc; hmi; rslogix; rockwell; factorytalk; controllogix
controlnet | ControlNet? | technical | ControlNet network | fieldbus | rockwell; allen-bradley; plc; plcs; devicenet; profibus; rslogix; ethernet/ip; controllogix; modbus; scada
devicenet | DeviceNet | technical | Device Net | fieldbus
rslogix | RSLogix 5000 | tool | Studio 5000; RSLogix5000; RS Logix 5000; Logix 5000; Rockwell Studio 5000; Logix5000; Studio5000; Studio 5000 Logix Designer | allen-bradley; plc-programming; rockwell-rslogix
rockwell-rslogix | Rockwell RSLogix | tool | RSLogix; RS Logix | allen-bradley; plc-programming
rslogix-500 | RSLogix 500 | tool | RS Logix 500; RSLogix500 | allen-bradley; plc-programming; rockwell-rslogix
rslogix-5 | RSLogix 5 | tool | | allen-bradley; plc-programming
rslinx | RSLinx | tool | RS Linx; <RSLinx Classic; FactoryTalk Linx
rsnetworx | RSNetWorx | tool | RS NetWorx
beckhoff-twincat | Beckhoff TwinCAT | tool | TwinCAT; <TwinCAT 3; <Beckhoff; <Beckhoff PLC | plc-programming
codesys | CODESYS | tool | Codesys V3; CoDeSys 2.3 | plc-programming
b-and-r | B&R Automation Studio | tool | <B&R PLC; <B&R Automation | plc-programming
ethercat | EtherCAT | technical | EtherCAT bus | industrial-automation
wago-plc | WAGO PLCs | tool | <WAGO e!COCKPIT | programmable-logic-controllers
plcnext | PLCnext | tool | Phoenix Contact PLCnext; <PLCnext Engineer | programmable-logic-controllers
drive-suppliers | Bosch Rexroth drives | tool | <IndraDrive; Rexroth drives; <ctrlX DRIVE
bosch-rexroth-indraworks | Bosch Rexroth IndraWorks | tool | IndraWorks
ctrlx-automation | ctrlX AUTOMATION | tool
lenze-drives | Lenze drives | tool | Lenze; Lenze frequency inverters; Lenze Umrichter
sew-eurodrive-drives | SEW-EURODRIVE drives | tool | SEW MOVITOOLS; SEW drives; SEW Umrichter; <MOVIDRIVE
danfoss-drives | Danfoss drives | tool | Danfoss VLT; VLT drives; Danfoss VFD
abb-drives | ABB drives | tool | <ABB ACS880; ABB VFD; <ABB ACS550; ABB DriveWindow
powerflex-drives | PowerFlex drives | tool | Allen-Bradley PowerFlex; PowerFlex VFD; <PowerFlex 525; <PowerFlex 755
yaskawa-drives | Yaskawa drives | tool | Yaskawa VFD; Yaskawa servo; Yaskawa Sigma
schneider-plc | Schneider Electric Modicon PLCs | tool | Modicon; Schneider PLC; <Modicon M340; Schneider Electric PLC; <Modicon Quantum; <ProWorx; <Modsoft | programmable-logic-controllers
ecostruxure-control-expert | EcoStruxure Control Expert | tool | Unity Pro?; Unity Pro XL?; Schneider Unity Pro | plc-programming | modicon; schneider; plc; m340; scada; hmi; vijeo; step 7
somachine | SoMachine | tool | EcoStruxure Machine Expert; Schneider SoMachine; Machine Expert? | plc-programming | schneider; codesys; modicon
omron-plc | Omron PLCs | tool | | programmable-logic-controllers
omron-sysmac-studio | Omron Sysmac Studio | tool | Sysmac Studio; Omron Sysmac | plc-programming
cx-programmer | CX-Programmer | tool | <Omron CX-One; <CX-One; Omron PLC CX Programmer | plc-programming
mitsubishi-plc | Mitsubishi PLCs | tool | MELSEC; Mitsubishi MELSEC | programmable-logic-controllers
gx-works | GX Works | tool | GX Works2; GX Works3; Mitsubishi GX Works | plc-programming
gx-developer | GX Developer | tool | Mitsubishi GX Developer | plc-programming
ge-fanuc-plc | GE Fanuc PLCs | tool | <RX3i; <GE RX3i; <VersaPro; <GE 90-30; <Emerson PACSystems; <GE Fanuc? | programmable-logic-controllers | plc; plcs; versapro; rx3i; proficy; cimplicity; hmi; 90-30; 90-70; ladder
proficy-machine-edition | Proficy Machine Edition | tool | PAC Machine Edition; Proficy ME | plc-programming
ge-proficy | GE Proficy | tool | Proficy software | plc-programming
abb-plc | ABB PLCs | tool | <ABB AC500; <AC500 | programmable-logic-controllers
automationdirect-plc | AutomationDirect PLCs | tool | <DirectLogic; <Koyo PLC; <Direct Logic PLC; <Productivity 3000; <Automation Direct | programmable-logic-controllers
other-plcs | Keyence PLCs | tool | | programmable-logic-controllers
delta-plcs | Delta PLCs | tool | Delta DVP PLC; Delta ISPSoft; <WPLSoft | programmable-logic-controllers
idec-plcs | IDEC PLCs | tool | IDEC WindLDR | programmable-logic-controllers
panasonic-plcs | Panasonic PLCs | tool | Panasonic FPWIN; <FPWIN Pro | programmable-logic-controllers
unitronics-plcs | Unitronics PLCs | tool | Unitronics?; <UniLogic; <VisiLogic | programmable-logic-controllers | plc; plcs; hmi; visilogic; unilogic; siemens; allen-bradley; omron; ladder; automation
click-plc | Click PLC | tool | CLICK Koyo | automationdirect-plc
siemens-logo | Siemens LOGO! | tool | LOGO! Soft Comfort; Siemens LOGO PLC | programmable-logic-controllers
pilz-safety-controllers | Pilz safety controllers | tool | Pilz PNOZ; <PNOZmulti; Pilz PSS 4000 | machinery-safety
scada | SCADA | technical | SCADA systems; supervisory control and data acquisition; <SCADA programming; S.C.A.D.A.; supervision industrielle; <Prozessvisualisierung; <Leittechnik | industrial-automation
process-control-engineering | Process control engineering | technical | Prozessleittechnik; PLT Prozessleittechnik; process control systems; PLT-Technik; contrôle de procédé; control de procesos industriales; process controls? | | instrumentation; plant; dcs; plc; chemical; scada; manufacturing; refinery; loops; automation
wonderware | AVEVA InTouch | tool | Wonderware InTouch; InTouch HMI; InTouch SCADA | scada; wonderware-software
wonderware-software | Wonderware | tool | Wonder Ware | scada
aveva-system-platform | AVEVA System Platform | tool | Wonderware System Platform; ArchestrA; Wonderware ArchestrA | scada; wonderware-software
aveva-edge | AVEVA Edge | tool | InduSoft; InduSoft Web Studio | scada
wincc | Siemens WinCC | tool | WinCC; Win CC; <WinCC Professional; <WinCC Unified; <SIMATIC WinCC V7; SIMATIC WinCC | scada
wincc-open-architecture | WinCC Open Architecture | tool | WinCC OA; PVSS; PVSS II | scada
wincc-flexible | WinCC flexible | tool | Siemens WinCC Flexible; WinCC flex | hmi
ignition-scada | Ignition SCADA | tool | Inductive Automation Ignition; Ignition?; <Ignition HMI; <Ignition Perspective; <Inductive Automation | scada | scada; hmi; plc; inductive; wonderware; factorytalk
factorytalk-view | FactoryTalk View | tool | Factory Talk View; <FactoryTalk View SE; <FactoryTalk View ME | scada; rockwell-factorytalk
rockwell-factorytalk | Rockwell FactoryTalk | tool | FactoryTalk; Factory Talk | scada
rsview32 | RSView32 | tool | RSView; RS View; RSView 32 | scada
factorytalk-historian | FactoryTalk Historian | tool
factorytalk-batch | FactoryTalk Batch | tool | RSBatch; RSBizWare Batch | rockwell-factorytalk
factorytalk-assetcentre | FactoryTalk AssetCentre | tool | Asset Centre FactoryTalk | rockwell-factorytalk
ifix | iFIX? | tool | GE iFIX; Proficy iFIX; iFix SCADA; Intellution FIX; Intellution iFIX | scada | scada; hmi; proficy; plc; wonderware; historian; cimplicity; intellution; factorytalk
cimplicity | CIMPLICITY | tool | GE Cimplicity; Proficy Cimplicity | scada
citect | Citect SCADA | tool | Citect; CitectSCADA; AVEVA Plant SCADA | scada
vtscada | VTScada | tool | VT SCADA; Trihedral VTScada | scada
iconics-genesis64 | ICONICS GENESIS64 | tool | GENESIS64 | scada; iconics
iconics | ICONICS | tool | | scada
survalent-scada | Survalent SCADA | tool | SurvalentONE | scada
pcvue | PcVue | tool | Arc Informatique PcVue; PC Vue | scada
panorama-e2 | Panorama E2 | tool | Codra Panorama | scada
movicon | Movicon | tool | Movicon.NExT; Progea Movicon | scada
rtu-configuration | RTU configuration | technical | remote terminal units; RTU programming; RTU SCADA
zenon | COPA-DATA zenon | tool | zenon COPA-DATA; COPA-DATA; zenon SCADA; zenon software platform | scada
clearscada | Geo SCADA Expert | tool | ClearSCADA; Geo SCADA | scada
hmi | Human-machine interfaces | technical | HMI?; <operator interface; <operator interface panels; <Bedienoberflächen für Maschinen; <HMI screens; interface homme-machine; Mensch-Maschine-Schnittstelle; <HMI design; interfaz hombre-máquina | industrial-automation | plc; plcs; scada; machine; automation; siemens; wonderware; interface; automotive; panel; factorytalk; controls; rockwell; sps; screens; panelview; programming; ux
red-lion-crimson | Red Lion Crimson | tool | Red Lion HMI; Crimson 3 | hmi
hmi-programming | HMI programming | technical | HMI development; HMI configuration; HMI-Programmierung; programmation IHM; programación de HMI | hmi
pro-face-hmi | Pro-face HMI | tool | Pro-face?; Proface | hmi | hmi; plc; scada; gp-pro; touch panel; omron; allen-bradley; siemens
gp-pro-ex | GP-Pro EX | tool | Pro-face GP-Pro EX; GP-ProEX | hmi
maple-systems-hmi | Maple Systems HMI | tool | Maple Systems; <EZware | hmi
weintek-hmi | Weintek HMI | tool | Weintek; <EasyBuilder Pro | hmi
dcs | Distributed control systems | technical | DCS?; DCS systems; <DCS programming; <DCS operation; DCS control; Prozessleitsystem; Prozessleitsysteme; systèmes numériques de contrôle-commande; sistemas de control distribuido | industrial-automation | process; plant; PLC; SCADA; refinery; loops; Honeywell; DeltaV; Yokogawa; control room
control-room-operation | Control room operation? | professional | control board operations; console operations?; Leitwartenbetrieb; conduite de salle de contrôle; operación de sala de control; control room operator? | | plant; dcs; scada; refinery; power; process; board; chemical; boiler; turbine; reactor; substation; industrial; gas; pipeline
deltav | Emerson DeltaV | tool | DeltaV; Delta V?; Emerson DeltaV DCS; Delta-V DCS? | dcs | emerson; dcs; plc; scada; experion; batch; refinery; ovation; yokogawa; process control
emerson-ovation | Emerson Ovation | tool | Ovation DCS | dcs
westinghouse-wdpf | Westinghouse WDPF | tool | WDPF
honeywell-experion | Honeywell Experion | tool | Experion PKS; Honeywell Experion PKS; Experion? | dcs; honeywell-dcs | honeywell; dcs; pks; scada; plc; c300; deltav; centum; triconex; control room; board operator; panel operator; tdc
honeywell-tdc-3000 | Honeywell TDC 3000 | tool | TDC 3000; TDC3000; Honeywell TPS | dcs; honeywell-dcs
honeywell-dcs | Honeywell DCS | tool | Honeywell distributed control systems | dcs
yokogawa-centum | Yokogawa Centum | tool | Centum VP; <Yokogawa DCS; <Centum CS 3000; Yokogawa Centum VP | dcs
yokogawa-instruments | Yokogawa process automation | tool | Yokogawa; Yokogawa instruments
abb-800xa | ABB 800xA | tool | 800xA; System 800xA; ABB Ability System 800xA | dcs; abb-dcs
abb-dcs | ABB DCS | tool | ABB distributed control systems | dcs
abb-bailey-infi-90 | ABB Bailey Infi 90 | tool | Infi 90; Bailey DCS; Bailey Infi 90; Symphony Harmony | dcs; abb-dcs; abb-bailey
abb-bailey | ABB Bailey | tool | | dcs; abb-dcs
abb-freelance | ABB Freelance | tool | Freelance DCS | dcs; abb-dcs
foxboro-dcs | Foxboro I/A | tool | Foxboro I/A Series | dcs; foxboro-dcs-software
foxboro-dcs-software | Foxboro DCS | tool | Foxboro?; Invensys Foxboro; <Foxboro Evo; EcoStruxure Foxboro DCS | dcs | dcs; triconex; plc; plcs; instrumentation; invensys; honeywell; deltav; transmitters; transmitter; yokogawa; rosemount; calibration; loop
pi-historian | AVEVA PI System | tool | PI Historian; OSIsoft; PI System; AVEVA PI; <PI ProcessBook; <PI DataLink; OSI PI; <PI Process Book; OSIsoft PI; <PI Vision
aveva-historian | AVEVA Historian | tool | Wonderware Historian; InSQL Historian | wonderware-software
aspen-infoplus-21 | Aspen InfoPlus.21 | tool | InfoPlus.21; Aspen IP.21; IP21 Aspen
canary-historian | Canary Historian | tool
fieldbus | Fieldbus systems | technical | Fieldbus; Feldbus; bus de terrain; <industrial Ethernet; redes industriales; réseaux industriels | industrial-automation
profibus | PROFIBUS | technical | Profibus DP; Profibus PA | fieldbus
profinet | PROFINET | technical | Profinet IO | fieldbus
modbus | Modbus | technical | Modbus TCP; Modbus RTU; Modbus TCP/IP; Modbus protocol | fieldbus
ethernet-ip | EtherNet/IP | technical | | fieldbus
foundation-fieldbus | FOUNDATION Fieldbus | technical | FF fieldbus | fieldbus
hart-protocol | HART protocol | technical | HART communication; <WirelessHART; <HART communicator; <475 HART communicator
dnp3 | DNP3 | technical | DNP 3.0; DNP3 protocol
io-link | IO-Link | technical | IOLink
opc-ua | OPC UA | technical | OPC Unified Architecture; <OPC UA server | opc
opc | OPC? | technical | OPC DA; OPC server; OPC Classic | | ua; scada; plc; server; da; kepware; dcs; hmi; historian; automation; modbus; profinet; wonderware; pi
kepserverex | KEPServerEX | tool | Kepware; Kepware KEPServerEX; PTC Kepware | opc
as-interface | AS-Interface? | technical | AS-i bus; ASi-Bus | fieldbus | profibus; fieldbus; plc; profinet; siemens; sps; automation; io-link; canopen; devicenet
sercos | SERCOS | technical | SERCOS III; sercos bus
cc-link | CC-Link | technical | CC-Link IE | fieldbus
iec-60870-5-104 | IEC 60870-5-104 | technical | IEC 104; IEC 60870-5; IEC 60870-5-101
instrumentation-engineering | Instrumentation and controls | technical | I&C?; instrumentation & controls; I&C engineering; process instrumentation; instrument and control?; control and instrumentation; instrumentation engineering; <instrumentation technician; instrumentation industrielle; instrumentación?; <instrument maintenance?; <instrument technician?; instrumentación y control; <EI&C; mesure et régulation; instrument & control?; instrumentation? | | calibration; valves; pressure; flow; controllers; plc; process; sensors; electrical; controls; technik; anlagen; elektrotechnik; instandhaltung; steuerung; automatisierung; dcs; scada; leittechnik; procesos; sensores; calibración; automatización; industrial; válvulas
msr-technology | MSR technology | technical | MSR?; MSR-Technik; Mess- und Regeltechnik; Mess-, Steuer- und Regelungstechnik; measuring and control technology | instrumentation-engineering | technik; anlagen; elektrotechnik; instandhaltung; steuerung; automatisierung; gebäude
electrical-and-instrumentation | Electrical and instrumentation | technical | E&I?; EMSR?; EMSR-Technik; electrical & instrumentation; E&I maintenance; <E & I technician | instrumentation-engineering | technik; anlagen; elektrotechnik; instandhaltung; steuerung; automatisierung; process; plant; electrical; instrumentation; instrument; e&i
loop-checks | Loop checks | technical | loop checking; instrument loop checks; loop testing?; instrument loop | instrumentation-engineering | instrument; instrumentation; transmitters; calibration; dcs; plc; commissioning; valves
process-transmitters | Process transmitters | technical | level transmitters; transmitters?; pressure transmitters; flow transmitters; Messumformer; transmetteurs de pression; transmisores de presión; <Siemens Milltronics; <Milltronics level transmitters; <Milltronics level |  | calibration; instrumentation; plc; dcs; hart; pressure; level
flow-meters | Flow meters | technical | flow measurement; flowmeters; Durchflussmessung; débitmètres; medidores de flujo; <Coriolis meters
instrument-tubing | Instrument tubing | technical | tube bending instrumentation; <Swagelok fittings; <Swagelok tubing; tubing bending; <stainless tube bending
isa-ccst | ISA Certified Control Systems Technician | certification | ISA CCST; certified control systems technician; <CCST Level 1; CCST? | instrumentation-engineering | instrumentation; isa; calibration; plc; dcs; control systems; instrument technician; process control; scada; loop
isa-certified-automation-professional | ISA Certified Automation Professional | certification | certified automation professional?; ISA CAP | industrial-automation | ISA; instrumentation; control systems; plc; scada; dcs
isa-iec-62443-certification | ISA/IEC 62443 certification | certification | ISA 62443 certificate; <ISA/IEC 62443 Cybersecurity Expert
iec-62443 | IEC 62443 | technical | <ISA 99; ISA/IEC 62443; IEC62443 | information-security
ot-security | OT security | technical | OT cybersecurity; ICS security; ICS cybersecurity; operational technology security; industrial cybersecurity; SCADA security; IT/OT security | information-security
compex-certification | CompEx certification | certification | CompEx?; <CompEx Ex01-Ex04 |  | hazardous; ex01; ex01-ex04; atex; explosive; offshore
atex | ATEX | technical | ATEX directive; ATEX zones; Explosionsschutz; Ex-Schutz; IECEx; atmosphères explosives; atmósferas explosivas
hazardous-area-classification | Hazardous area classification | technical | hazardous area classification study; <hazardous area equipment; Ex-Zonen-Einteilung
machine-vision | Machine vision | technical | industrial machine vision; vision systems?; industrial vision systems; industrielle Bildverarbeitung; <vision inspection systems; vision industrielle; visión artificial industrial; <vision system programming | industrial-automation | inspection; cognex; keyence; cameras; robot; robots; robotics; automation; plc; machine; image; camera
cognex-vision | Cognex vision | tool | Cognex; <Cognex In-Sight; <In-Sight Explorer; Cognex cameras | machine-vision
keyence-vision | Keyence vision | tool | Keyence?; Keyence vision systems; Keyence cameras; <Keyence CV-X | machine-vision | machine vision; cognex; vision systems; vision system; vision sensors; vision inspection; smart cameras; cv-x; bildverarbeitung; visión artificial
robot-programming | Industrial robot programming | technical | robot programming; Roboterprogrammierung; <robot teaching; programmation robots; Robotic arm programming; programación de robots | robotics-engineering
industrial-robots | Industrial robots | technical | Industrieroboter; robots industriels; robots industriales; <teach pendant; six-axis robots
robot-operation | Robot operation | technical | operating robots; robot operator; robotic cell operation; Roboterbedienung; conduite de robots
fanuc-robots | FANUC robots | tool | Fanuc robotics; FANUC robot programming; <Fanuc TP programming | industrial-robots
fanuc-roboguide | FANUC ROBOGUIDE | tool | ROBOGUIDE | robot-programming
fanuc-robot-certification | FANUC robot certification | certification | FANUC Robotics certification; FANUC certified; <FANUC HandlingTool certification; <FANUC certified robot operator | fanuc-robots
kuka-robots | KUKA robots | tool | KUKA?; <KRL programming; <KUKA WorkVisual; <KUKA.Sim; KUKA Roboter; <KUKA Robot Language; <KUKA KRL; <KRL? | industrial-robots | kuka; robot; robots; robotics; programming; abb; fanuc; yaskawa; motoman; roboter; robotik; roboterprogrammierung; kawasaki; welding; plc; sps; automation; robots industriels; robotique
abb-robots | ABB robots | tool | ABB Robotics; <ABB RAPID; <IRC5 controller | industrial-robots
abb-robotstudio | ABB RobotStudio | tool | RobotStudio; Robotstudio ABB | robot-programming
yaskawa-motoman-robots | Yaskawa Motoman robots | tool | Yaskawa Motoman; Motoman; Motoman robots; Yaskawa robots | industrial-robots
kawasaki-robots | Kawasaki robots | tool | | industrial-robots
universal-robots | Universal Robots | tool | UR robots; <UR5; <UR10; <UR5e; <UR10e; <PolyScope; Universal Robots cobots | collaborative-robots
staubli-robots | Stäubli robots | tool | | industrial-robots
epson-robots | Epson robots | tool | <Epson SCARA; <Epson RC+ | industrial-robots
nachi-robots | Nachi robots | tool | | industrial-robots
robodk | RoboDK | tool | Robo DK | robot-programming
end-of-arm-tooling | End-of-arm tooling | technical | EOAT; robot grippers; robotic end effectors; end effectors; Greifertechnik
motion-control | Motion control | technical | <servo controls; <motion controllers; <linear motion; <Parker motion; Bewegungssteuerung; <Kollmorgen servo drives; <Indramat
servo-drives | Servo drives | technical | servo motors; servo systems; servos; Servoantriebe; servomoteurs; servomotores | motion-control
kinetix-drives | Kinetix drives | tool | Allen Bradley Kinetix; <Kinetix 5500; Kinetix servo | servo-drives
actuators | Actuators | technical | pneumatic actuators; electric actuators; Aktorik; Stellantriebe; actionneurs; actuadores
motor-controls-engineering | Drive engineering | technical | <drive systems engineering; Antriebstechnik; <drives and controls; drive technology?; technique d'entraînement | | motors; servo; gearbox; gearboxes; inverters; antrieb; frequency; drives; getriebe; plc
mes-systems | Manufacturing execution systems | technical | MES systems; MES software; <Betriebsdatenerfassung; <MES implementation; <MES/MOM; <BDE/MDE; MES? | | manufacturing; production; plant; scada; factory; shop; plc; automation; sap; erp; batch; produktion
siemens-opcenter | Siemens Opcenter | tool | Opcenter; <Camstar; Siemens SIMATIC IT; <SIMATIC IT; Opcenter Execution; <Camstar MES | mes-systems
factorytalk-productioncentre | FactoryTalk ProductionCentre | tool | Rockwell ProductionCentre | mes-systems; rockwell-factorytalk
hydra-mes | HYDRA MES | tool | MPDV HYDRA; Hydra X | mes-systems
aveva-mes | AVEVA MES | tool | Wonderware MES | mes-systems
delmia-apriso | DELMIA Apriso | tool | Apriso; Apriso FlexNet | mes-systems
plex | Plex? | tool | Plex Systems; <Plex ERP; <Plex Smart Manufacturing; Rockwell Plex; <Plex MES | mes-systems | erp; mes; manufacturing; rockwell; automotive; mrp; shop floor; plant; epicor; production control; edi; iatf
tulip | Tulip MES | tool | Tulip Interfaces | mes-systems
werum-pas-x | Werum PAS-X | tool | PAS-X; Körber PAS-X | mes-systems
promis-mes | PROMIS MES | tool | Brooks PROMIS | mes-systems
critical-manufacturing-mes | Critical Manufacturing MES | tool | | mes-systems
sap-me | SAP ME | tool | SAP Manufacturing Execution | mes-systems
forcam | FORCAM | tool | FORCAM FORCE | mes-systems
itac-mes | iTAC MES | tool | iTAC.MES.Suite | mes-systems
pomsnet | POMSnet | tool | POMS MES | mes-systems
syncade | Syncade | tool | Emerson Syncade | mes-systems
commissioning | Commissioning? | professional | start-up and commissioning; commissioning and start-up; <plant commissioning; <equipment commissioning; <machine commissioning; <equipment start-up; <plant start-up; <machine start-up?; <system commissioning; Inbetriebnahme; mise en service?; puesta en marcha?; <commissioning engineer; startup and commissioning; <pre-commissioning; <Inbetriebnahme von Anlagen | | start-up; startup; installation; plant; testing; equipment; electrical; plc; building; hvac; engineer; troubleshooting; systems; instrumentation; fat; sat; leed
factory-acceptance-testing | Factory acceptance testing | professional | factory acceptance tests; FAT testing?; Werksabnahme; recette usine; pruebas FAT; <FAT/SAT; <FAT and SAT |  | acceptance; commissioning; vendor; plc; sat; witness
site-acceptance-testing | Site acceptance testing | professional | site acceptance test; SAT testing equipment; recette sur site; pruebas SAT
building-commissioning | Building commissioning | professional | retro-commissioning; commissioning agent; building systems commissioning; retrocommissioning; commissioning authority
certified-commissioning-professional | Certified Commissioning Professional | certification |  | building-commissioning
certified-commissioning-authority | Certified Commissioning Authority (CxA) | certification | Certified Commissioning Authority; CxA?; ACG CxA |  | acg; bcxp; certified commissioning authority
bcxp | Building Commissioning Professional (BCxP) | certification | BCxP; ASHRAE BCxP; Building Commissioning Professional? |  | bcxp; certified; certification

# Civil and structural
civil-engineering | Civil engineering | technical | <civil engineer; Bauingenieurwesen; génie civil; ingeniería civil; <Bauingenieur; <civil works design; <civil site design; <civil design; <civil engineering design
structural-engineering | Structural engineering | technical | <structural engineer; Tragwerksplanung; konstruktiver Ingenieurbau; ingénierie des structures; ingeniería estructural; génie des structures; Tragwerkslehre; Statik?; ingénierie structure | civil-engineering | tragwerk; bau; stahlbau; gebäude; stahlbeton; bauingenieur; holzbau
structural-analysis | Structural analysis? | technical | structural calculations; <structural load calculations; <lateral analysis; Statikberechnung; statische Berechnung; statische Berechnungen; analyse structurelle; cálculo de estructuras; análisis estructural?; <load calculations structural | | beams; loads; concrete; steel; etabs; sap2000; staad; finite; nastran; ansys; building; buildings; bridge; bridges; aircraft; stress; eurocode; fea; foundations; civil; seismic; frames; structures; timber
structural-design | Structural design? | technical | design of structures; structural system design; <building structural design; diseño estructural; <structural drawings; <structural framing plans | structural-engineering | beams; loads; concrete; steel; etabs; sap2000; staad; building; buildings; bridge; bridges; civil; seismic; foundations; eurocode; structural engineer; timber; slabs; architectural; detailing; aircraft; structures
steel-design | Structural steel design | technical | steel design; <AISC steel; <AISC 360; <steel connection design; steel structure design; <steel construction manual; Stahlbaukonstruktion; <steel connections; diseño en acero; <AISC code; <cold formed steel design; <AISC; <LRFD steel; conception charpente métallique | structural-design
ram-connection | RAM Connection | tool | Bentley RAM Connection | steel-design
eurocode-3 | Eurocode 3 | technical | EC3?; EN 1993 | eurocodes; steel-design | eurocode; steel; ec2; ec4
steel-detailing | Steel detailing | technical | <structural steel detailing drawings; <steel detailer; <misc steel detailing; <steel shop drawings; <steel fabrication drawings; <structural steel detailer; structural steel detailing; Stahlbauzeichnungen | cad
reinforced-concrete-design | Reinforced concrete design | technical | concrete design; RC design; concrete structure design; diseño de concreto armado; béton armé calcul; <ACI 318; Stahlbetonbemessung | structural-design | concrete; testing; field; technician; aisc; codes; structural; asce; certified
reinforced-concrete | Reinforced concrete | technical | Stahlbeton; Stahlbetonbau; béton armé; hormigón armado; concreto armado; reinforced concrete construction
prestressed-concrete | Prestressed concrete | technical | <prestressed concrete design; Spannbeton; béton précontraint; hormigón pretensado
rebar-detailing | Rebar detailing | technical | reinforcement detailing; bar bending schedules; Bewehrungspläne; plans de ferraillage
concrete-mix-design | Concrete mix design | technical | mix design?; design of concrete mixes; Betonrezeptur; formulation de béton; diseño de mezclas de concreto | | concrete; cement; asphalt; aggregates; strength; slump
eurocode-2 | Eurocode 2 | technical | EN 1992 | eurocodes; reinforced-concrete-design
aci-certification | ACI certification? | certification | ACI certified?; <ACI Concrete Field Testing Technician; <ACI field technician; <ACI Concrete Field Testing Technician Grade I; <ACI Grade I; <ACI strength testing technician |  | concrete; field testing; aggregate; slump; asphalt; nicet; soils; cylinders; nuclear gauge; field technician; strength testing; mixer; batch plant
timber-design | Timber design | technical | wood design?; timber engineering; <NDS wood; wood structures; timber structures design; <Eurocode 5; structural wood design; Holzbaustatik; conception bois; diseño en madera | structural-design | structural; timber; beams; nds; masonry; concrete
masonry-design | Masonry design | technical | structural masonry; masonry structural design; Mauerwerksbemessung | structural-design
truss-design | Truss design | technical | roof truss design; wood truss design; roof trusses design | structural-design
mitek-structure | MiTek Structure | tool | MiTek Sapphire | truss-design; mitek-software
mitek-pamir | MiTek PAMIR | tool | | truss-design; mitek-software
mitek-20-20 | MiTek 20-20 | tool | MiTek 2020 engineering | truss-design; mitek-software
mitek-software | MiTek software | tool | MiTek?; MiTek truss software | truss-design | truss; trusses; roof; timber; joists; lumber; alpine; sapphire; wall panels; building components
alpine-truss-software | Alpine truss software | tool | Alpine IntelliVIEW; IntelliVIEW Suite | truss-design
cadwork | Cadwork | tool | <cadwork 3D | cad
sema-holzbau | SEMA Holzbau | tool | SEMA software; SEMA timber software; SEMA Extra
dietrich-s | Dietrich's? | tool | Dietrichs?; Dietrich's CAD | | holzbau; zimmerei; sema; cadwork; abbund; hundegger; timber; zimmerer
hsbcad | hsbCAD | tool
seismic-design | Seismic design | technical | <seismic analysis?; <Eurocode 8; diseño sísmico; sismorresistente; earthquake engineering; seismic engineering; conception parasismique; Erdbebenbemessung; diseño sismorresistente | structural-engineering | structural; buildings; retrofit; etabs; sap2000; response spectrum; bridges; concrete
asce-7 | ASCE 7 | technical | ASCE 7-10; ASCE 7-05; ASCE 7-16; ASCE 7-22
structural-retrofit | Structural retrofit | technical | seismic retrofit; structural strengthening; retrofit of structures | structural-engineering
bridge-design | Bridge design | technical | bridge engineering; <AASHTO LRFD; <bridge analysis; Brückenplanung; diseño de puentes; <STAAD bridge; <bridge engineer; conception de ponts; <ponts et ouvrages d'art | structural-engineering
bridge-inspection | Bridge inspection | professional | bridge inspector; NBIS; NBI inspection; Brückenprüfung; inspection d'ouvrages d'art; inspección de puentes; <DIN 1076
bridge-load-rating | Bridge load rating | technical | bridge rating; load rating of bridges | structural-engineering
aashto-standards | AASHTO standards | technical | AASHTO; AASHTO specifications; AASHTO guidelines
lusas | LUSAS | tool | <LUSAS Bridge | structural-analysis
csibridge | CSiBridge | tool | CSI Bridge | structural-analysis
midas-civil | MIDAS Civil | tool | midas Civil NX | structural-analysis
aashtoware-bridge-rating | AASHTOWare Bridge Rating | tool | Virtis?; AASHTOWare BrR; BrR software | bridge-load-rating | bridge; bridges; aashtoware; load rating; opis; pontis; brass
openbridge | OpenBridge | tool | OpenBridge Designer | bridge-design
bentley-leap-bridge | Bentley LEAP Bridge | tool | LEAP Bridge?; Bentley LEAP; <Conspan; <LEAP Bridge Steel | bridge-design | bentley; conspan; microstation; girder; girders; prestressed; aashto; lrfd; openbridge; load rating; larsa; midas
eurocodes | Eurocodes | technical | structural Eurocodes; <Eurocode 1; <EN 1990; Eurocódigos
eurocode-7 | Eurocode 7 | technical | EN 1997; EC7? | eurocodes | eurocode; geotechnical; ec2; foundations
staad-pro | STAAD.Pro | tool | STAAD; STAADPro; STAAD.Pro V8i; STAAD III; Bentley STAAD | structural-analysis
staad-foundation | STAAD Foundation | tool | STAAD Foundation Advanced | structural-analysis
etabs | ETABS | tool | CSI ETABS; E-TABS? | structural-analysis | structural; staad; staad pro; sap2000; revit; concrete; seismic; tekla; autocad; safe
csi-safe | CSI SAFE | tool | SAFE CSI; SAFE slab design | structural-analysis
perform-3d | PERFORM-3D? | tool | CSI PERFORM-3D | structural-analysis | etabs; nonlinear; seismic; sap2000; pushover; csi; opensees; ls-dyna
sap2000 | SAP2000 | tool | SAP 2000?; CSI SAP2000 | structural-analysis | etabs; staad; structural; structures; risa; abaqus; safe; csi; autocad; seismic; revit; tekla; estructuras; structurel; tragwerk
risa | RISA-3D | tool | | structural-analysis; risa-structural-software
risa-structural-software | RISA structural software | tool | RISA?; <RISA 2D; <RISAFloor; RISA Technologies; <Risa Floor; <RISAFoundation; <RISABase; <RISAConnection; <RISASection | structural-analysis | structural; staad; etabs; steel; revit; tekla
ram-structural | RAM Structural System | tool | <RAM Steel; RAM SS; RAM Structural | structural-analysis
bentley-ram-software | Bentley RAM software | tool | Bentley RAM | structural-analysis
ram-elements | RAM Elements | tool | RAM Advanse; Bentley RAM Elements | structural-analysis
ram-concept | RAM Concept | tool | Bentley RAM Concept | structural-analysis
adapt-pt | ADAPT-PT | tool | ADAPT? | structural-analysis | etabs; ram concept; revit structure; post-tensioning; post-tension; staad; sap2000
adapt-builder | ADAPT-Builder | tool | | structural-analysis
adapt-floor | ADAPT-Floor | tool | ADAPT-Floor Pro | structural-analysis
spcolumn | spColumn | tool | PCA Column; SP Column? | structural-analysis; structurepoint-software | concrete; structural; etabs; safe; staad; sap2000; reinforced; risa
structurepoint-software | StructurePoint software | tool | StructurePoint | structural-analysis
spslab | spSlab | tool | PCA Slab | structural-analysis; structurepoint-software
enercalc | ENERCALC | tool | Enercalc structural | structural-analysis
tekla-tedds | Tekla Tedds | tool | TEDDS | structural-analysis
tekla-structural-designer | Tekla Structural Designer | tool | | structural-analysis
fastrak-building-designer | Fastrak Building Designer | tool | | structural-analysis
robot-structural-analysis | Autodesk Robot Structural Analysis | tool | Robot Structural Analysis; Autodesk Robot; RSA Autodesk; Robot Millennium; Robot Structural Analysis Professional | structural-analysis
dlubal-rfem | Dlubal RFEM | tool | RFEM | structural-analysis; dlubal-software
dlubal-software | Dlubal software | tool | Dlubal | structural-analysis
dlubal-rstab | Dlubal RSTAB | tool | RSTAB | structural-analysis; dlubal-software
scia-engineer | SCIA Engineer | tool | Nemetschek SCIA; ESA-PT; SCIA ESA PT | structural-analysis
sofistik | SOFiSTiK | tool | SOFiSTiK FEM | structural-analysis
frilo-mb | FRILO | tool | Frilo Statik | structural-analysis
mb-worksuite | mb WorkSuite | tool | MB AEC; <mb BauStatik; <BauStatik | structural-analysis
rib-structural-software | RIB structural software | tool | RIB FEM; <RIB TRIMAS | structural-analysis
infocad | InfoCAD | tool | InfoGraph InfoCAD | structural-analysis
pcae | PCAE | tool | pcae 4H | structural-analysis
axisvm | AxisVM | tool | Axis VM | structural-analysis
cubus | CUBUS? | tool | <Cubus Cedrus; <Cubus Statik | structural-analysis | statik; cedrus; tragwerk; tragwerksplanung; structural; fem; stahlbeton; bemessung; axisvm; massivbau
cypecad | CYPECAD | tool | | structural-analysis; cype-software
cype-software | CYPE software | tool | CYPE? | structural-analysis | cypecad; estructuras; autocad; revit; presto; arquímedes; instalaciones; arquitectura; ingeniería; cypetherm; tricalc; estruturas
cype-3d | CYPE 3D | tool | Metal 3D CYPE | structural-analysis; cype-software
tricalc | Tricalc | tool | | structural-analysis
skyciv | SkyCiv | tool | Sky Civ | structural-analysis
clearcalcs | ClearCalcs | tool | Clear Calcs
hilti-profis | Hilti PROFIS | tool | PROFIS Anchor; PROFIS Engineering; <Hilti Profis Anchor
idea-statica | IDEA StatiCa | tool | IdeaStatiCa; <IDEA Statica Connection | steel-design
simpson-strong-tie-software | Simpson Strong-Tie software | tool | Simpson Anchor Designer
woodworks-sizer | Woodworks Sizer | tool | WoodWorks software
forteweb | ForteWEB | tool | Forte Weyerhaeuser; Weyerhaeuser ForteWEB
beamchek | BEAMCHEK | tool | BeamChek software
graitec | Graitec Advance Design | tool | Advance Design Graitec; Effel Graitec | structural-analysis; graitec-software
graitec-software | Graitec software | tool | Graitec | structural-analysis
midas-structural | MIDAS Gen | tool | midas nGen; MIDAS structural | structural-analysis
gt-strudl | GT STRUDL | tool | STRUDL; GTSTRUDL | structural-analysis
geotechnical-engineering | Geotechnical engineering | technical | <geotechnical investigations; <geotechnical design; <geotechnical analysis; Geotechnik; géotechnique; geotecnia; <geotechnical engineer; <geotechnical reports; <settlement analysis?; geotechnical; geotech; <slope stability; <slope stability analysis | civil-engineering | soil; soils; foundation; foundations; slope; piles; bearing capacity
foundation-engineering | Foundation engineering | technical | foundation design; Grundbau; Gründungstechnik; deep foundation design; fondations calcul; diseño de cimentaciones | geotechnical-engineering
soil-mechanics | Soil mechanics | technical | Bodenmechanik; mécanique des sols; mecánica de suelos
rock-mechanics | Rock mechanics | technical | Felsmechanik; mécanique des roches; mecánica de rocas; rock engineering
subsurface-investigation | Subsurface investigation | professional | subsurface exploration; Baugrunderkundung; reconnaissance géotechnique; <geotechnical drilling; site investigation geotechnical
soil-stabilization | Soil stabilization | technical | soil improvement?; Bodenverbesserung; amélioration des sols; soil nailing; <jet grouting | | compaction; geotechnical; foundation; piles; grouting; embankment; stone columns; cement; lime
geotechnical-software | Geotechnical software | technical | geotechnical modeling software; Geotechniksoftware | geotechnical-engineering
plaxis | PLAXIS | tool | <PLAXIS 2D; <PLAXIS 3D; Bentley PLAXIS | geotechnical-software
gint | gINT | tool | <gINT Logs; Bentley gINT | geotechnical-software
geostudio | GeoStudio | tool | <GeoStudio Slope/W; <SLOPE/W; <SEEP/W | geotechnical-software
lpile | LPILE | tool | L-Pile; Ensoft LPILE | geotechnical-software
apile | APILE | tool | Ensoft APILE | geotechnical-software
rocscience-slide | Rocscience Slide | tool | Slide Rocscience; Slide2 Rocscience | geotechnical-software
rocscience-software | Rocscience software | tool | Rocscience; RS2 Rocscience; <RocLab; <Settle3D; <Settle3 | geotechnical-software
allpile | AllPile | tool | All Pile | geotechnical-software
dc-software-grundbau | DC-Software Grundbau | tool | DC-Grundbau | geotechnical-software
ggu-software | GGU software | tool | GGU-STABILITY; GGU-RETAIN | geotechnical-software
shaft-foundation-software | SHAFT foundation software | tool | Ensoft SHAFT | geotechnical-software
geo5 | GEO5 | tool | Geo 5 Fine | geotechnical-software
talren | TALREN | tool | Talren v5; Terrasol Talren | geotechnical-software
flac | FLAC? | tool | <FLAC3D; Itasca FLAC | geotechnical-software | itasca; geotechnical; rock; plaxis; slope
holebase | HoleBASE | tool | HoleBASE SI | geotechnical-software
openground | OpenGround | tool | Bentley OpenGround; OpenGround Cloud
soil-testing | Soil testing | technical | <Proctor test; <compaction testing; <field density tests; <Atterberg limits; estudios de suelos; <soil classification; <triaxial testing; <soil mechanics laboratory; <standard penetration test; soil analysis; <density testing of soils; Bodenuntersuchung; essais de sols
soil-sampling | Soil sampling | technical | soil samples; collecting soil samples; Bodenproben; Bodenprobenahme; prélèvement de sols; muestreo de suelos; soil borings
nuclear-density-gauge | Nuclear density gauge | tool | nuclear gauge?; <troxler?; <Troxler gauge; nuclear densometer; nuclear moisture density gauge |  | density; compaction; soil; soils; asphalt; geotechnical; aggregate; moisture; troxler
nuclear-gauge-certification | Nuclear gauge certification | certification | nuclear gauge certified | nuclear-density-gauge
sieve-analysis | Sieve analysis | technical | gradation testing; particle size distribution by sieving; Siebanalyse; analyse granulométrique; análisis granulométrico; aggregate gradation
nicet-certification | NICET certification | certification | NICET certified
waqtc-certification | WAQTC certification | certification | WAQTC?; WAQTC qualified |  | certified; certification; certificate; qualified; technician; embankment; nicet; module
transportation-engineering | Transportation engineering | technical | transport engineering; <transportation design; ingénierie des transports; Verkehrsingenieurwesen; ingeniería de transporte | civil-engineering
road-design | Road design | technical | highway design; roadway design; highway engineering; roadway engineering; Straßenplanung; Straßenentwurf; ingénierie routière; diseño vial; diseño de carreteras; conception routière; <geometric road design; <road geometry; roadway geometric design
pavement-design | Pavement design | technical | pavement engineering; asphalt pavement design; Straßenoberbau Bemessung; dimensionnement de chaussées; diseño de pavimentos; AASHTO pavement design
traffic-engineering | Traffic engineering? | technical | <traffic analysis highway; <Highway Capacity Manual; Verkehrstechnik?; ingeniería de tránsito; ingénierie du trafic?; ingeniería de tráfico? | transportation-engineering | road; roads; roadway; signal; highway; signals; intersections; intersection; transportation; synchro; straßen; tránsito; vissim; parking; pavement; straßenverkehr; ampeln; routes; carreteras
traffic-simulation | Traffic simulation? | technical | traffic modeling?; traffic modelling?; Verkehrssimulation; simulation de trafic; microsimulation traffic | | road; vissim; highway; transportation; roadway; intersections; synchro; signals; transport; aimsun; sumo
traffic-impact-studies | Traffic impact studies | professional | traffic impact analysis; traffic studies; Verkehrsgutachten; études de trafic; estudios de tránsito | traffic-engineering
traffic-signals | Traffic signals | technical | traffic signal design; signal timing?; traffic signal timing; Lichtsignalanlagen; feux tricolores; semáforos | | traffic; intersections; synchro; roadway; vehicle; corridor
traffic-counts | Traffic counts? | professional | turning movement counts; Verkehrszählung; comptages routiers; aforos vehiculares | | road; roadway; intersections; intersection; signal; vehicle; turning; transportation; highway; pedestrian
synchro-traffic | Synchro traffic | tool | Synchro Studio; Trafficware Synchro; <SimTraffic | traffic-engineering
ptv-vissim | PTV Vissim | tool | VISSIM | traffic-simulation
ptv-visum | PTV Visum | tool | VISUM? | | vissim; ptv; verkehrsmodell; verkehrsplanung; traffic; transport
transcad | TransCAD | tool | Trans CAD; Caliper TransCAD
corsim | CORSIM | tool | TSIS-CORSIM | traffic-simulation
aimsun | Aimsun | tool | Aimsun Next | traffic-simulation
highway-capacity-software | Highway Capacity Software | tool | HCS traffic; HCS7; McTrans HCS | traffic-engineering
sidra-intersection | SIDRA Intersection | tool | SIDRA? | traffic-engineering | intersection; traffic; synchro; vissim; junction
cube-voyager | CUBE Voyager | tool | Citilabs Cube; OpenPaths Cube
autoturn | AutoTURN | tool | Auto Turn?; Transoft AutoTURN |  | civil 3d; autocad; swept path; microstation; traffic; synchro
autodesk-vehicle-tracking | Autodesk Vehicle Tracking | tool | AutoTrack swept path
sumo-traffic-simulation | SUMO traffic simulation | tool | Eclipse SUMO | traffic-simulation
traffic-signal-technician | Traffic signal maintenance | technical | <traffic signal technician; traffic signal installation; traffic signal maintenance and repair
imsa-certification | IMSA certification | certification | IMSA certified; <IMSA Traffic Signal Technician; <IMSA Level II; <IMSA Level I; <IMSA work zone certified; <IMSA traffic signal certified |  | traffic; signal; roadway; fire alarm; signals; work zone; traffic signal; traffic signals; intersections; street lighting
professional-traffic-operations-engineer | Professional Traffic Operations Engineer | certification | PTOE? | traffic-engineering | traffic; transportation; p.e; pe; ite; synchro; signal timing; ptp; intersections
hydrology | Hydrology | technical | hydrologic analysis; <hydrologic modeling; hidrología; <hydrologist; <hydraulic and hydrologic analysis
hydraulic-modeling | Hydraulic modeling | technical | hydraulic modelling; hydraulic analysis of waterways; river modelling; open channel hydraulics; Hydraulik Wasserbau; modélisation hydraulique; modelación hidráulica; <H&H modeling
hydraulic-engineering | Hydraulic engineering | technical | Wasserbau; water engineering; Wasserbauingenieurwesen; génie hydraulique; ingeniería hidráulica | civil-engineering
floodplain-management | Floodplain management | professional | floodplain; floodplain analysis; FEMA floodplain; flood plain management; flood zone determinations
flood-risk-management | Flood risk management | technical | flood risk; flood control; flood protection; Hochwasserschutz; flood risk assessment; flood modeling; flood modelling; gestion du risque inondation; control de inundaciones
hec-ras | HEC-RAS | tool | HECRAS; <HEC-RAS 2D | hydraulic-modeling
hec-hms | HEC-HMS | tool | HECHMS | hydrology
epa-swmm | EPA SWMM | tool | SWMM; Storm Water Management Model | hydrology
pcswmm | PCSWMM | tool
xpswmm | XPSWMM | tool | XP-SWMM | hydrology
hy-8 | HY-8 | tool | HY8 culvert
mike-by-dhi | MIKE by DHI | tool | <MIKE 21; <MIKE FLOOD?; <MIKE 11; <MIKE SHE?; <MIKE URBAN?; DHI MIKE | hydraulic-modeling | hydraulic; hydrodynamic; hydrodynamics; hec-ras; swmm; dhi; hydrology; hydrological; infoworks; drainage; mike 11; mike 21; groundwater
infoworks-icm | InfoWorks ICM | tool | | hydraulic-modeling; infoworks
infoworks | InfoWorks? | tool | Innovyze InfoWorks; InfoWorks software | hydraulic-modeling | hydraulic; icm; sewer; mike; flood; drainage; swmm; innovyze; stormwater
infoworks-cs | InfoWorks CS | tool | | hydraulic-modeling; infoworks
tuflow | TUFLOW | tool | | hydraulic-modeling
delft3d | Delft3D | tool | Delft 3D | hydraulic-modeling
telemac | TELEMAC | tool | TELEMAC-2D; TELEMAC-MASCARET | hydraulic-modeling
wintr-55 | WinTR-55 | tool | Win TR-55 | hydrology
win-tr-20 | WinTR-20 | tool | TR-20?; NRCS TR-20 |  | tr-55; hydrology; hydrologic; hec-hms; hec-ras; hydraulics; stormwater; hydrocad; drainage
stormwater-management | Stormwater management | technical | storm water management; stormwater; storm water; <stormwater design; Regenwasserbewirtschaftung; <stormwater runoff; gestion des eaux pluviales; <stormwater permits; <MS4; <detention ponds; gestión de aguas pluviales
drainage-design | Drainage design | technical | storm sewer design; storm drain design; Entwässerungsplanung; conception d'assainissement; diseño de drenaje; <HY-22 | civil-engineering
swppp | SWPPP | professional | storm water pollution prevention; stormwater pollution prevention plan; storm water pollution prevention plans; SWPP; <stormwater inspection; stormwater pollution prevention | stormwater-management
npdes-permits | NPDES permits | professional | NPDES; NPDES permitting; NPDES compliance
cpesc | CPESC | certification | Certified Professional in Erosion and Sediment Control
qualified-swppp-developer | Qualified SWPPP Developer | certification | QSD?; <QSD/QSP?; QSD certification? | swppp | cpesc; certified; certification; certificate
qualified-swppp-practitioner | Qualified SWPPP Practitioner | certification | QSP SWPPP?; QSP certification? | swppp | swppp; stormwater; qsd; storm water; cpesc; certified; certification; certificate
cesswi | CESSWI | certification | Certified Erosion, Sediment and Storm Water Inspector
hydrocad | HydroCAD | tool | Hydro CAD | stormwater-management
hydraflow | Hydraflow | tool | <Hydraflow Storm Sewers; <Hydraflow Hydrographs | stormwater-management
stormcad | StormCAD | tool | Bentley StormCAD | stormwater-management
pondpack | PondPack | tool | Bentley PondPack | stormwater-management
water-distribution-design | Water distribution design | technical | <water system design; <hydraulic network modeling; <water main design; adduction d'eau conception | civil-engineering
water-distribution | Water distribution | technical | water distribution systems; water mains; Wasserversorgung; water supply systems; adduction d'eau; abastecimiento de agua; <water main repair
water-main-installation | Water main installation | technical | water main installation and repair; water line installation; waterline installation; installing water lines; pose de canalisations d'eau
sewer-design | Sewer design | technical | sanitary sewer design; wastewater collection design; Kanalplanung; diseño de alcantarillado; <lift station design | civil-engineering
sewer-collection-systems | Sewer collection systems | technical | wastewater collection; sanitary sewers; sewer systems; sewer maintenance; Kanalisation; réseaux d'assainissement; alcantarillado; collection system maintenance
water-resources-engineering | Water resources engineering | technical | water resources; water resource management; Wasserwirtschaft; gestion des ressources en eau; recursos hídricos
urban-water-management | Urban water management | technical | Siedlungswasserwirtschaft; integrated urban water management
epanet | EPANET | tool | EPA NET; EPANET 2 | water-distribution-design
watercad | WaterCAD | tool | Bentley WaterCAD | water-distribution-design
watergems | WaterGEMS | tool | Bentley WaterGEMS; OpenFlows WaterGEMS | water-distribution-design
sewercad | SewerCAD | tool | Bentley SewerCAD | sewer-design
sewergems | SewerGEMS | tool | Bentley SewerGEMS
infowater | InfoWater | tool | InfoWater Pro | water-distribution-design
h2omap | H2OMAP | tool | <H2OMAP Water
stanet | STANET | tool
basys | BaSYS | tool | Barthauer BaSYS
dam-engineering | Dams and hydraulic structures | technical | dam engineering; <dam safety; hydraulic structures; <dam design; <dam inspection; barrages hydrauliques; presas?; <dams and levees; Talsperren | | embalses; hidráulica; aliviaderos; obras; ingeniería; balsas
coastal-engineering | Coastal engineering | technical | Küstenschutz; génie côtier; ingeniería costera
port-engineering | Port engineering | technical | harbor engineering; harbour engineering; ingeniería portuaria; Hafenbau; génie portuaire; <piers and wharves; <waterfront structures | civil-engineering
marine-construction | Marine construction | technical | dock construction; <dock building; pier construction; marine pile driving; seawall construction
dredging | Dredging | technical | dredging operations; dredge operation; Nassbaggern; dragage; dragado?; <dredge operator | | draga; puerto; puertos; canal; sedimentos; marítima; harbor; marine
offshore-engineering | Offshore engineering? | technical | offshore structures; ocean engineering?; Offshoretechnik; ingénierie offshore; ingeniería offshore | | oil; gas; subsea; platform; platforms; wind; marine; vessel; structural; mooring; rig; coastal; naval
sacs-offshore | SACS offshore | tool | Bentley SACS | offshore-engineering
sesam | SESAM? | tool | DNV Sesam; DNV GL Sesam | offshore-engineering | dnv; offshore; hull; structural
orcaflex | OrcaFlex | tool | Orca Flex; Orcina OrcaFlex | offshore-engineering
moses-marine-software | MOSES marine software | tool | Bentley MOSES; Moses offshore | offshore-engineering
maxsurf | Maxsurf | tool | Bentley Maxsurf | naval-architecture
shipconstructor | ShipConstructor | tool | SSI ShipConstructor | naval-architecture
aveva-marine | AVEVA Marine | tool | Tribon | naval-architecture
foran | FORAN? | tool | FORAN shipbuilding; SENER FORAN | naval-architecture | shipbuilding; naval; hull; ship
napa-ship-design | NAPA ship design | tool | NAPA Oy; NAPA Designer | naval-architecture
cadmatic | CADMATIC | tool | <Cadmatic Hull; Nupas-Cadmatic
land-development | Land development design | professional | <subdivision design; <site civil design; <Erschließungsplanung; <land development engineering; <residential land development; land development?; site development design | | civil 3d; grading; civil; autocad; drainage; site plans; utilities; stormwater; subdivision; hydrology; roadway; sewer
cut-and-fill-calculations | Cut and fill calculations | technical | cut and fill; cut/fill analysis; earthwork calculations; Massenermittlung Erdbau; cubatures; cálculo de movimiento de tierras; earthwork quantities
site-grading-design | Site grading design | technical | grading plans; grading design; site grading plans
railway-engineering | Railway engineering | technical | rail engineering; railroad engineering; <AREMA; ingénierie ferroviaire; ingeniería ferroviaria; Bahntechnik
railway-track-engineering | Railway track engineering | technical | track design; track geometry; permanent way engineering; Eisenbahnbau; Gleisbau Planung; Oberbau Gleisbau; voie ferrée; Trassierung Bahn | railway-engineering
railway-signalling | Railway signalling | technical | railway signaling; rail signalling; railroad signaling; interlocking signalling; Leit- und Sicherungstechnik; LST Bahn; signalisation ferroviaire; señalización ferroviaria; <interlockings
etcs | ETCS | technical | ERTMS; ERTMS/ETCS; European Train Control System | railway-signalling
cbtc | CBTC | technical | communications-based train control | railway-signalling
positive-train-control | Positive train control | technical | PTC positive train control; PTC rail systems | railway-signalling
rolling-stock-engineering | Rolling stock engineering | technical | Schienenfahrzeuge; Schienenfahrzeugtechnik; matériel roulant; material rodante; <rolling stock design
railway-electrification | Railway electrification | technical | overhead line equipment; OLE railway; Oberleitungsbau; Oberleitung; catenary; caténaire; catenaria
mep-engineering | MEP engineering | technical | MEP?; MEP design; mechanical, electrical and plumbing; building services engineering; MEP systems; Technische Gebäudeausrüstung; <MEP coordination drawings; mechanical, electrical, plumbing; building services?; instalaciones de edificios; Gebäudetechnikplanung; Versorgungstechnik; <MEP engineer; instalaciones electromecánicas; <MEP coordination; TGA-Planung; TGA Technische Gebäudeausrüstung | | hvac; electrical; plumbing; bim; revit; mechanical; construction; building; HVAC; CIBSE; Revit; MEP
plumbing-design | Plumbing design | technical | plumbing engineering; plumbing system design; Sanitärplanung; conception plomberie; instalaciones hidrosanitarias; diseño de instalaciones sanitarias; diseño hidrosanitario | mep-engineering
ashrae-standards | ASHRAE standards | technical | ASHRAE; <ASHRAE 90.1; <ASHRAE 62.1; <ASHRAE Standard 55
hvac-engineering | HVAC engineering | technical | génie climatique; HVAC engineer; climate engineering
fire-protection-engineering | Fire protection engineering | technical | <fire protection design; fire safety engineering; ingénierie incendie; <fire modeling; <smoke control systems; Brandschutzplanung
fire-protection | Fire protection | technical | Brandschutz; vorbeugender Brandschutz; fire life safety; protection incendie; protección contra incendios; fire safety of buildings; sécurité incendie bâtiment
fire-sprinkler-design | Fire sprinkler design | technical | sprinkler design?; sprinkler system design; sprinkler layout; Sprinklerplanung; fire sprinkler system design | fire-protection-engineering | nfpa; fire; autosprink; hydracad; fire protection
nfpa-codes | NFPA codes | technical | NFPA; NFPA standards; <NFPA 72; <NFPA 25
nfpa-101 | NFPA 101 | technical | life safety code; NFPA 101 Life Safety Code; NFPA life safety code | nfpa-codes
international-fire-code | International Fire Code | technical | IFC fire code
autosprink | AutoSPRINK | tool | Auto Sprink; <AutoSprink VR | fire-sprinkler-design
hydracad | HydraCAD | tool | Hydratec HydraCAD | fire-sprinkler-design
hydracalc | HydraCALC | tool
pyrosim | PyroSim | tool
fire-dynamics-simulator | Fire Dynamics Simulator | tool | FDS fire simulation; NIST FDS
pathfinder-evacuation | Pathfinder evacuation | tool | Thunderhead Pathfinder
nicet-fire-alarm-certification | NICET fire alarm certification | certification | NICET fire alarm; <NICET Level II fire alarm; <NICET Level III fire alarm; NICET fire alarm systems | nicet-certification
nicet-water-based-systems-certification | NICET water-based systems certification | certification | NICET water-based systems layout; NICET sprinkler; <NICET Level III water-based systems | nicet-certification

# Chemical and process
chemical-engineering | Chemical engineering | technical | <chemical engineer; <chemical process engineering; Chemieingenieurwesen; génie chimique; ingeniería química; <ingeniero químico; <chemical reactors; Chemietechnik
reaction-engineering | Reaction engineering | technical | chemical reaction engineering; reactor design?; Reaktionstechnik; génie de la réaction chimique; chemical kinetics and reactors | chemical-engineering | chemical; catalyst; kinetics; catalytic; cstr; chemistry; process; reaction; reactions
transport-phenomena | Transport phenomena | technical | mass transfer; heat and mass transfer; <Stoffübertragung; phénomènes de transport; fenómenos de transporte
mass-and-energy-balances | Mass and energy balances | technical | mass balances; material balances; heat and material balances; Stoff- und Energiebilanzen; balance de materia y energía; bilans matière
unit-operations | Unit operations? | technical | Grundoperationen; opérations unitaires; operaciones unitarias |  | chemical; distillation; heat transfer; fluid mechanics; reactor; separation; thermodynamics; transport phenomena; chemical engineering
process-engineering | Process engineering | technical | <process design engineering; <process engineer; Prozesstechnik; ingénierie des procédés; ingeniería de procesos; <debottlenecking; <process troubleshooting; Verfahrenstechnik; génie des procédés; Verfahrensingenieurwesen
plant-engineering | Plant engineering | technical | plant design?; process plant design; Anlagenplanung; Anlagenbauplanung; ingeniería de plantas; process plant engineering | | process; piping; equipment; chemical; industrial; p&id; refinery; pds; pdms; 3d; petrochemical; epc; machinery
process-scale-up | Process scale-up | technical | scale-up of processes; scale up from lab to production; montée en échelle; escalado de procesos; Prozess-Scale-up
pilot-plant-operation | Pilot plant operation | professional | pilot plant; Technikum?; installation pilote; planta piloto | | pilot; verfahren; chemie; versuche; anlage; anlagen; labor; reaktor; verfahrenstechnik; scale-up
chemical-process-design | Chemical process design | technical | process design chemical; design of chemical processes; diseño de procesos químicos | process-engineering
separation-processes | Separation processes | technical | separation processes engineering; <evaporation and drying; <absorption columns; Trennverfahren; thermische Trennverfahren; procédés de séparation; separation process engineering | | distillation; water; process; separation; membrane; chemical; reactors; purification; chromatography; pumps
distillation | Distillation? | technical | distillation columns; Destillation; Rektifikation; destilación; distillation towers; fractional distillation | separation-processes | columns; column; reflux; refinery; chemical; separation; ethanol; solvent; extraction; crude; hysys; aspen; evaporation; fermentation; chemistry; laboratory; titration; heat exchangers; absorption
crystallization | Crystallization | technical | Kristallisation; cristallisation industrielle; cristalización; industrial crystallization | separation-processes
solvent-extraction | Solvent extraction | technical | liquid-liquid extraction; Flüssig-Flüssig-Extraktion; extracción por solventes; extraction liquide-liquide | separation-processes
adsorption | Adsorption | technical | adsorption columns; pressure swing adsorption; Adsorptionstechnik | separation-processes
membrane-filtration | Membrane filtration | technical | membrane separation; <ultrafiltration; <nanofiltration; <microfiltration; tangential flow filtration; TFF filtration; Membranfiltration; filtration membranaire; filtración por membranas | separation-processes
reverse-osmosis | Reverse osmosis | technical | reverse osmosis systems; RO systems; Umkehrosmose; osmose inverse; ósmosis inversa; <RO units
filtration | Filtration? | technical | industrial filtration; <filter press; <filter presses; filtración?; depth filtration; Filtrationstechnik | | water; process; separation; membrane; chemical; purification; pumps; filter; plant; agua; procesos; bombas; ósmosis; tratamiento; separación
industrial-centrifuges | Industrial centrifuges | technical | centrifuge operation?; decanter centrifuge; disc stack centrifuge; Zentrifugen?; centrifugeuses? |  | decanter; sludge; dekanter; anlagen; separatoren; filtration; wastewater; dewatering; boues
process-safety | Process safety management | technical | Anlagensicherheit; <pre-startup safety review; seguridad de procesos; <risk management plan EPA; <consequence modeling; sécurité des procédés; Prozesssicherheit; process safety | | hazop; process; safety; osha; lopa; chemical; moc; refinery
hazop | HAZOP | technical | HAZOP studies; hazard and operability studies; HAZOP facilitation; estudios HAZOP | process-safety
lopa | LOPA | technical | layers of protection analysis | process-safety
hazid | HAZID | technical | hazard identification studies HAZID; HAZID workshops | process-safety
process-hazard-analysis | Process hazard analysis | technical | PHA?; PHA facilitation; PHA revalidation | process-safety | hazop; process; safety; osha; lopa; chemical; moc; refinery
osha-process-safety-management | OSHA process safety management | technical | OSHA PSM; OSHA 1910.119; PSM OSHA; PSM compliance; 29 CFR 1910.119 | process-safety
seveso-directive | Seveso directive | technical | SEVESO; Seveso III; <Störfallverordnung; <12. BImSchV; <COMAH
bow-tie-analysis | Bow-tie analysis | technical | bowtie analysis; bow tie risk analysis; BowTieXP
quantitative-risk-assessment | Quantitative risk assessment | technical | QRA process safety; quantitative risk analysis of plants
pressure-relief-design | Pressure relief design | technical | relief system design; <API 520; <API 521; relief valve sizing; <flare system design
dnv-phast | DNV Phast | tool | PHAST? | | dnv; dispersion; consequence; safeti; qra; hazard
mechanical-integrity | Mechanical integrity | technical | mechanical integrity program; integridad mecánica; asset integrity management
certified-functional-safety-expert | Certified Functional Safety Expert | certification | CFSE? | functional-safety | functional safety; exida; iec 61508; iec 61511; sil; safety instrumented; sis
cfsp | Certified Functional Safety Professional (CFSP) | certification | CFSP?; Certified Functional Safety Professional |  | functional safety; sil; iec 61511; exida; safety instrumented; sis
oil-and-gas | Oil and gas industry | technical | oil and gas; oil & gas; <upstream oil and gas; petroleum industry; <oilfield; <oil field; <oil field services; <oilfield operations; <oilfield services; pétrole et gaz; petróleo y gas; Öl und Gas; <oil rig; <oil and gas production; <roustabout; <midstream oil and gas; oil and gas sector; Erdöl und Erdgas
lease-operation-oil | Lease operation (oil) | professional | lease operator?; pumper lease operator; oilfield pumper; lease pumper; gas well pumper | oil-and-gas | oil; wells; pumper; oilfield; tanks; gauging; pump jacks; production
offshore-oil-operations | Offshore oil operations | professional | offshore operations?; offshore oil; offshore platforms; offshore oil platforms; offshore drilling platforms; plateformes pétrolières; plataformas petroleras | oil-and-gas | oil; gas; rig; platform; platforms; drilling; vessel; subsea; well; wells; helicopter; petroleum
safeland | SafeLand USA | certification | SafeLand; SafeLand certification; SafeLandUSA; <PEC SafeLand
iadc-rigpass | IADC RigPass | certification | Rig Pass; IADC Rig Pass; RigPass
safegulf | SafeGulf | certification | Safe Gulf; SafeGulf certification
offshore-safety-training | BOSIET | certification | Basic Offshore Safety Induction and Emergency Training; <T-BOSIET
huet | HUET? | certification | helicopter underwater escape training | | offshore; helicopter; bosiet; foet
foet | FOET? | certification | Further Offshore Emergency Training; OPITO FOET | offshore-safety-training | bosiet; offshore; huet; opito; helicopter; oguk
gwo-basic-safety-training | GWO certificate | certification | GWO certified; GWO?; <GWO Basic Safety Training; <GWO BST; Global Wind Organisation certificate |  | bst; certified; heights; refresher
h2s-training | H2S safety training? | certification | H2S certified; H2S certification; hydrogen sulfide training?; H2S training?; <H2S awareness training; <H2S awareness certificate; <H2S awareness certified |  | completed; certified; certificate; trained; h2s alive
h2s-alive | H2S Alive | certification | Enform H2S Alive; Energy Safety Canada H2S Alive | h2s-training
petroleum-engineering | Petroleum engineering | technical | <production engineering oil; <petroleum engineer; ingeniería petrolera; ingénierie pétrolière; <production optimization wells; Erdöltechnik; <nodal analysis; <well performance | oil-and-gas | reservoir; eclipse; schlumberger; geology; seismic; petroleum
reservoir-engineering | Reservoir engineering | technical | Lagerstättentechnik; ingénierie de réservoir; ingeniería de yacimientos; reservoir engineer; <reservoir characterization; <decline curve analysis; <enhanced oil recovery; <PVT analysis | petroleum-engineering
reservoir-simulation | Reservoir simulation | technical | reservoir modeling; reservoir modelling; simulation de réservoir; simulación de yacimientos
hydraulic-fracturing | Hydraulic fracturing | technical | fracking; frac operations; frac crew; fracturing operations; fracturación hidráulica; frac operator | oil-and-gas
well-completions | Well completions | technical | completions engineering; completion operations; complétion de puits; terminación de pozos | oil-and-gas
well-workover | Well workover | technical | workovers; workover operations; well intervention; well servicing; <well stimulation; workover rig | oil-and-gas
well-testing | Well testing | technical | well test analysis; <well flowback; <flowback operations; pruebas de pozos | oil-and-gas
artificial-lift | Artificial lift | technical | artificial lift systems; <ESP pumps; <rod pumps; rod lift; gas lift; <pump jacks?; levantamiento artificial | oil-and-gas | oil; well; wells; oilfield; lease; rod
flow-assurance | Flow assurance | technical | aseguramiento de flujo; <hydrate management
slb-petrel | SLB Petrel | tool | Petrel?; Schlumberger Petrel; Petrel E&P | | reservoir; eclipse; schlumberger; geology; seismic; petroleum; slb
slb-eclipse | SLB Eclipse | tool | Eclipse reservoir; Schlumberger Eclipse; ECLIPSE reservoir simulator | reservoir-simulation
cmg-reservoir-software | CMG reservoir software | tool | CMG reservoir; <CMG STARS; <CMG IMEX; <CMG GEM | reservoir-simulation
slb-pipesim | SLB PIPESIM | tool | PIPESIM; Schlumberger PIPESIM
olga | OLGA? | tool | OLGA flow assurance; SLB OLGA | flow-assurance | flow; assurance; pipesim; multiphase; pipeline; hysys
pvtsim | PVTsim | tool | PVTsim Nova; Calsep PVTsim
petex-prosper | Petex PROSPER | tool | PROSPER petroleum; <Petex IPM; <PROSPER/GAP | petroleum-engineering
petex-mbal | Petex MBAL | tool | MBAL
aries-petroleum-economics | ARIES petroleum economics | tool | ARIES petroleum; Landmark ARIES
phdwin | PHDWin | tool | PHD Win
landmark-openworks | Landmark OpenWorks | tool | Halliburton OpenWorks
landmark-decisionspace | Landmark DecisionSpace | tool | DecisionSpace
kappa-saphir | Kappa Saphir | tool | <KAPPA Ecrin; Saphir well test; <Kappa Workstation
wellview | WellView | tool | Peloton WellView
openwells | OpenWells | tool | Landmark OpenWells; Halliburton OpenWells
wellplan | WellPlan | tool | Landmark WellPlan
drilling-engineering | Drilling operations? | technical | well drilling operations; <offshore drilling; <rotary drilling; <oil drilling; forage pétrolier; <derrickhand; <roughneck; perforación de pozos; <floorhand; oil well drilling | oil-and-gas | rig; oil; gas; wells; wellbore; casing; offshore; mud; directional; drilling rig; oilfield
well-drilling-engineering | Well drilling engineering | technical | drilling engineering; drilling engineer; well planning?; well design?; ingénierie de forage; ingeniería de perforación | drilling-engineering | drilling; casing; wellbore; petroleum; wells; oil; reservoir; completion
directional-drilling-of-wells | Directional drilling of wells | technical | directional drilling wells; directional well drilling; perforación direccional; Richtbohren | drilling-engineering
drilling-fluids | Drilling fluids | technical | drilling mud; mud engineering; mud engineer; Bohrspülung; fluides de forage; fluidos de perforación | oil-and-gas
mud-logging | Mud logging | technical | mudlogging; mud logger; surface logging | oil-and-gas
measurement-while-drilling | Measurement while drilling | technical | MWD; LWD; MWD/LWD; logging while drilling | oil-and-gas
wireline-operations | Wireline operations | technical | wireline?; wireline logging; <slickline; <e-line; electric line wireline | oil-and-gas | oil; gas; well; drilling; oilfield; wells; logging; rig; slickline
well-logging | Well logging | technical | well logs; well log analysis; log interpretation; petrophysical logging; registros de pozos; diagraphies
coiled-tubing | Coiled tubing | technical | coiled tubing operations; coil tubing | oil-and-gas
well-cementing | Well cementing | technical | cementing operations; casing and cementing; oil well cementing; cementación de pozos; <casing running | oil-and-gas
well-control | Well control | technical | well control operations; <blowout preventers; <BOP equipment; control de pozos; <wellhead maintenance | oil-and-gas
well-control-certification | Well control certification | certification | well control certified | well-control
iwcf-well-control-certification | IWCF well control certification | certification | IWCF certified; <IWCF Level 4; <IWCF Level 3; IWCF?; IWCF certificate | well-control-certification | certified; level; certificate; supervisor; iadc; well control
iadc-wellsharp | IADC WellSharp | certification | WellSharp | well-control-certification
iadc-wellcap | IADC WellCAP | certification | WellCAP | well-control-certification
refining | Petroleum refining | technical | <refinery operations; oil refining; refinery; <catalytic cracking; <hydrocracking; <refinery processes; Raffinerie; raffinage; refinería; <FCC unit; <hydrotreating; <delayed coker; <crude unit; <crude oil processing | oil-and-gas
petrochemicals | Petrochemicals | technical | petrochemical plant; petrochemical industry; Petrochemie; pétrochimie; petroquímica; <ethylene production
natural-gas-processing | Natural gas processing | technical | gas processing; gas plants; gas plant operations; <amine treating; <NGL fractionation; gas treatment; procesamiento de gas | oil-and-gas
lng | LNG | technical | LNG plants; liquefied natural gas; LNG terminals; GNL; Flüssigerdgas; LNG operations
turnaround-planning | Turnaround planning | professional | refinery turnaround; shutdowns and turnarounds; turnarounds and shutdowns; shutdown planning?; plant turnarounds; outage planning?; arrêts d'unités; paradas de planta; Stillstandsplanung; outage management plants | | refinery; plant; shutdown; outage; maintenance; petrochemical; chemical
pipeline-engineering | Pipeline engineering? | technical | pipeline design?; ingénierie pipeline; ingeniería de ductos; <cross-country pipelines | | gas; oil; hydraulic; stress; corrosion; onshore; offshore; subsea; asme; petroleum; natural; piping; route; b31.8
pipeline-operations | Pipeline operations? | professional | natural gas pipelines; gas pipeline; oil pipelines; <gas transmission; natural gas operations; pipeline operator?; oleoductos; gazoducs; Pipelinebetrieb; gas pipeline maintenance; oil pipeline maintenance | | gas; oil; welding; hydrotest; corrosion; compressor; pump; pigging; natural; dot; crude; petroleum; right-of-way; valves; station
pipeline-integrity-management | Pipeline integrity management | technical | pipeline integrity?; <in-line inspection; <ILI pigging; <pigging; <pipeline pigging; integrity management of pipelines |  | gas; oil; corrosion; pigging; ili; phmsa; cathodic; inspection
pipeline-inspection | Pipeline inspection? | professional | pipeline inspector; pipeline construction inspection | | gas; oil; welding; weld; coating; corrosion; api; pigging; natural; camera; sewer; pipeline integrity; construction; trench
api-1169 | API 1169 certification | certification | API 1169 pipeline inspector; API 1169 certified; API 1169 certification; API 1169? | pipeline-inspection | certified; certification; certifications; certificate; icp; authorized inspector
api-1104 | API 1104 | technical | API 1104 welding standard; API Standard 1104
49-cfr-192 | 49 CFR 192 | technical | DOT 192; CFR 192; 49 CFR Part 192
49-cfr-195 | 49 CFR 195 | technical | CFR 195; DOT 195; 49 CFR Part 195
phmsa-regulations | PHMSA regulations | technical | PHMSA; DOT pipeline regulations; pipeline safety regulations; PHMSA compliance
pipeline-operator-qualification | Pipeline operator qualified (OQ) | certification | OQ certified?; OQ qualified?; <Veriforce OQ qualified; <MEA operator qualified; <Veriforce OQ certified |  | pipeline; pipelines; natural gas; veriforce; covered tasks; cfr 192; gas distribution; dot 192; gas utility; nccer; gas pipeline; gas main; gas mains; gas meters
natural-gas-distribution | Natural gas distribution | technical | gas distribution; gas utility; Gasversorgung; Gasverteilung; distribution de gaz; distribución de gas natural
gas-leak-detection | Gas leak detection | technical | leak surveys; gas leak survey; gas leak investigation; Gasspürer; détection de fuites de gaz; <gas odor investigation
gas-measurement | Gas measurement | technical | gas metering; natural gas measurement; gas meters measurement; <orifice metering; medición de gas
asset-inspection-api | API inspector certification | certification | API inspector?; API certified inspector; API ICP; <API 510/570/653 certified; <API 510/570/653 inspector; <API 510/570/653 certification; <API 510/570/653 certifications |  | 510; 570; 653; api 510; cwi; icp
api-510 | API 510 inspector certification | certification | API 510 inspector; API 510 certified; API 510 Pressure Vessel Inspector; API 510? | asset-inspection-api | certified; certification; certifications; certificate; icp; authorized inspector
api-570 | API 570 inspector certification | certification | API 570 inspector; API 570 certified; API 570 Piping Inspector; API 570? | asset-inspection-api | certified; certification; certifications; certificate; icp; authorized inspector
api-653 | API 653 inspector certification | certification | API 653 inspector; API 653 certified; API 653 Tank Inspector; API 653? | asset-inspection-api | certified; certification; certifications; certificate; icp; authorized inspector
api-580 | API 580 certification | certification | API 580 certified
api-571 | API 571 certification | certification | API 571 certified
api-577 | API 577 certification | certification | API 577 certified
api-936 | API 936 certification | certification | API 936 certified
national-board-inspector-commission | National Board inspector commission | certification | AI commission national board; National Board commission? |  | boiler; boilers; asme; pressure vessel; pressure vessels; nbic; authorized inspector; jurisdictional
risk-based-inspection | Risk-based inspection | technical | RBI inspection; inspección basada en riesgo
chemical-processing-operations | Chemical plant operation | professional | <chemical operator; chemical processing; chemical production; <batch processing chemical; production chimique; chemical manufacturing?; <chemical process operator; <batch reactors; Chemieanlagenbedienung; conduite d'unités chimiques; operación de plantas químicas; <outside operator? | | chemical; plant; refinery; process; operator; units; reactor; petrochemical
chemikant-de | Chemikant (Berufsausbildung) | certification | Ausbildung Chemikant; gelernter Chemikant; Ausbildung zum Chemikanten; Ausbildung zum Chemikant; Berufsausbildung zum Chemikanten; Berufsausbildung zum Chemikant; Lehre zum Chemikanten; Ausbildung zur Chemikantin; Berufsausbildung zur Chemikantin; Lehre zur Chemikantin; Ausbildung als Chemikant; Berufsausbildung als Chemikant; Lehre als Chemikant; ausgebildeter Chemikant; Ausbildung zum/zur Chemikant; Berufsausbildung zum/zur Chemikant | chemical-processing-operations
chemical-mixing | Chemical mixing | professional | mixing chemicals; chemical blending; chemical batching; chemical compounding; compounding chemical; batching and blending; mezcla de productos químicos; mélange de produits chimiques; batch mixing? | | chemicals; chemical; tanks; ingredients; blending; formulas; formula; powders; liquids; raw; resin
process-operation | Process operation? | professional | process operator?; process technician?; operating process units; Anlagenbedienung Prozess; conduite de process; operación de procesos | | plant; chemical; reactor; dcs; refinery; batch; valves; pumps; production; petrochemical; manufacturing; equipment; operating; anlage; usine; planta
process-technology-degree-us | Process technology degree (US) | certification | PTEC degree; process technology AAS; process technology degree
formulation | Product formulation | technical | <formulation chemistry; formulation development; <paint formulation; <adhesive formulation; <coatings formulation; <cosmetic formulation; Rezepturentwicklung; <formulating chemicals; <formulations chemist; <formulation science; Formulierungsentwicklung; formulación de productos; formulation de produits
pharmaceutical-formulation | Pharmaceutical formulation | technical | drug formulation; Galenik; galénique; formulation galénique; formulation of drugs; formulación farmacéutica; <tablet formulation; <solid dosage forms; <oral solid dosage | formulation
lyophilization | Lyophilization | technical | freeze drying; Gefriertrocknung; liofilización; lyophilizer operation
color-matching | Color matching? | professional | colour matching?; <tinting?; color tinting; <tinting paint; Farbabmusterung; Farbmetrik; contretypage; igualación de color; shade matching? | | paint; color; textile; coatings; plastics; ink
paint-mixing | Paint mixing | professional | mixing paint; mixing of paints; Farben mischen; preparación de pinturas
adhesives-technology | Adhesives technology | technical | adhesives; adhesives and sealants; adhesive bonding; Klebtechnik; Klebetechnik; technologie des adhésifs; adhesivos industriales
coatings-chemistry | Coatings chemistry | technical | coatings technology; paints and coatings; resins and coatings; Lacktechnologie; chimie des revêtements; paint technology
biochemical-engineering | Bioprocess engineering | technical | bioprocessing; biochemical engineering; Bioverfahrenstechnik; bioprocess; génie biochimique; ingeniería bioquímica; <bioprocess development; Bioprozesstechnik; bioprocédés; bioprocesos
bioreactors | Bioreactors | technical | bioreactor operation; fermenters; Bioreaktoren; bioréacteurs; biorreactores; <single-use bioreactors; <fed-batch culture
industrial-fermentation | Industrial fermentation | technical | fermentation?; microbial fermentation; fermentation processes; fermentación industrial; Fermentation in Bioreaktoren; Fermentationstechnik; fermentation industrielle | | bioreactor; bioprocess; microbial; yeast; broth; cell; culture; strain; scale
upstream-bioprocessing | Upstream bioprocessing | technical | upstream processing bioprocess; upstream process development; USP bioprocess; upstream cell culture; <cell harvest; <seed train | biochemical-engineering
downstream-bioprocessing | Downstream bioprocessing | technical | downstream processing?; downstream purification; DSP bioprocess; Aufarbeitung biotechnologisch; <protein purification at scale; <chromatography skids | biochemical-engineering | bioprocess; protein; purification; chromatography; tff; filtration; akta; gmp; upstream; fermentation; biologics
biopharmaceutical-manufacturing | Biopharmaceutical manufacturing | technical | biomanufacturing; biologics manufacturing; bioproduction; Biopharmazeutische Produktion; bio-manufacturing; production biopharmaceutique
cell-therapy-manufacturing | Cell therapy manufacturing | technical | CAR-T manufacturing; cell and gene therapy manufacturing; ATMP manufacturing
pharma-engineering | Pharmaceutical manufacturing | technical | pharmaceutical production; <solid dosage manufacturing; Pharmaproduktion; pharmazeutische Produktion; production pharmaceutique; drug manufacturing?; <API manufacturing pharmaceutical; Arzneimittelherstellung; fabrication pharmaceutique; fabricación farmacéutica; <batch manufacturing of pharmaceuticals |  | gmp; cgmp; fda; tablets; pharmaceutical; batch; sterile
pharmaceutical-engineering | Pharmaceutical engineering | technical | Pharmatechnik; génie pharmaceutique; ingeniería farmacéutica
tablet-compression | Tablet compression | technical | tablet press; tablet presses; tablet press operation; Tablettierung; compression de comprimés; compresión de tabletas; <Fette tablet press | pharma-engineering
tablet-coating | Tablet coating | technical | coating of tablets; film coating tablets; Dragierung; pelliculage?; recubrimiento de tabletas | pharma-engineering | comprimés; pharmaceutique; enrobage; turbine; tablet; granulation; gélules
pharmaceutical-granulation | Pharmaceutical granulation | technical | granulation?; wet granulation; fluid bed granulation; Granulierung; granulación | pharma-engineering | tablet; pharmaceutical; compression; coating; blending; dosage; milling
capsule-filling | Capsule filling | technical | encapsulation machines; encapsulation pharmaceutical; encapsulation of capsules; Kapselfüllung; mise en gélules | pharma-engineering
aseptic-processing | Aseptic processing | technical | aseptic manufacturing; aseptic technique manufacturing; sterile manufacturing; <parenteral manufacturing; Sterilproduktion; fabrication aseptique; procesamiento aséptico; <media fills; <RABS; <restricted access barrier system | pharma-engineering
aseptic-filling | Aseptic filling | technical | fill finish; sterile filling; aseptische Abfüllung; remplissage aseptique; llenado aséptico; vial filling | aseptic-processing
cleanroom-gowning | Cleanroom gowning | technical | clean room gowning; aseptic gowning; gowning qualification; gowning procedures; habillage salle blanche
clean-utilities | Clean utilities | technical | <water for injection; <WFI systems; <purified water systems; <clean steam; Reinstmedien
pharmaceutical-packaging | Pharmaceutical packaging | professional | blister packaging?; pharma packaging; packaging of pharmaceuticals; conditionnement pharmaceutique; Pharmaverpackung; empaque farmacéutico; <serialization pharmaceutical |  | pharmaceutical; pharma; tablets; capsules; gmp; cgmp; medication
pharmaceutical-technology-transfer | Pharmaceutical technology transfer | professional | tech transfer pharmaceutical; tech transfer pharma; transfer of drug processes; transferencia de tecnología farmacéutica
isolators-for-aseptic-processing | Isolators for aseptic processing | technical | isolator technology; Isolatortechnik
nuclear-engineering | Nuclear engineering | technical | <reactor physics; Kerntechnik; ingénierie nucléaire; <reactor engineering; génie nucléaire; ingeniería nuclear
nuclear-power | Nuclear power | technical | nuclear energy; nuclear power plants; nuclear industry; Kernenergie; énergie nucléaire; energía nuclear; nuclear reactors
nuclear-plant-operations | Nuclear plant operations | professional | nuclear operations?; nuclear reactor operation; nuclear plant operator; exploitation nucléaire; <nuclear propulsion; nuclear reactor operations; <senior reactor operator | nuclear-power | reactor; plant; turbine; nrc; power; refueling; pwr; bwr; submarine; station
nuclear-safety | Nuclear safety | technical | sûreté nucléaire; nukleare Sicherheit; seguridad nuclear; nuclear safety analysis; <10 CFR 50; <NRC regulations | nuclear-power
nuclear-decommissioning | Nuclear decommissioning | technical | decommissioning nuclear; Rückbau kerntechnischer Anlagen; démantèlement nucléaire
radiation-protection | Radiation protection | technical | health physics; Strahlenschutz; radioprotection; ALARA; radiological controls; RadCon; radiological control technician; radiological protection; <dosimetry radiation
radiation-protection-certification-de | Fachkunde als Strahlenschutzbeauftragter | certification | bestellter Strahlenschutzbeauftragter; Fachkunde Strahlenschutzbeauftragter | radiation-protection
nrrpt | NRRPT | certification | NRRPT registered; National Registry of Radiation Protection Technologists? | radiation-protection | nrrpt; registered; certified; certification
certified-health-physicist | Certified Health Physicist | certification |  | radiation-protection
personne-competente-en-radioprotection-fr | Personne compétente en radioprotection | certification | PCR radioprotection; personne compétente en radioprotection | radiation-protection
radioactive-material-handling | Radioactive material handling | professional | radioactive materials; handling radioactive materials; radioisotope handling; radioaktive Stoffe; radioactive waste handling
nrc-reactor-operator-licence-us | Reactor operator licence | certification | reactor operator license; RO license nuclear; <NRC licensed reactor operator; <NRC reactor operator license | nuclear-plant-operations
nrc-senior-reactor-operator-licence-us | Senior reactor operator licence | certification | SRO license?; senior reactor operator license; <NRC senior reactor operator license | nuclear-plant-operations | nuclear; reactor; nrc
relap | RELAP | tool | RELAP5; RELAP5-3D | nuclear-engineering
mcnp | MCNP | tool | MCNP6; MCNPX; Monte Carlo N-Particle
scale-nuclear-code | SCALE nuclear code | tool | SCALE ORNL; <KENO criticality | nuclear-engineering

# Energy
energy-engineering | Energy engineering | technical | energy systems engineering; <energy engineer; ingeniería energética; génie énergétique; <energy analysis?; <thermal power engineering | | building; hvac; efficiency; audits; leed; electricity; thermal; buildings; retrofit; engineering; utility
energy-efficiency | Energy efficiency | technical | energy conservation; energy savings; energy efficiency measures; energy conservation measures; Energieeffizienz; efficacité énergétique; eficiencia energética; rational energy use; <energy retrofit
energy-management | Energy management | professional | Energiemanagement; management de l'énergie; gestión energética; energy management systems industrial; gestion de l'énergie
iso-50001 | ISO 50001 | technical | DIN EN ISO 50001; ISO 50001 energy management; ISO50001
iso-50001-lead-auditor | ISO 50001 lead auditor | certification | ISO 50001 Lead Auditor certified | iso-50001
iso-50001-auditor | ISO 50001 auditor | certification | Energieauditor ISO 50001; <ISO 50001 internal auditor
energy-consulting | Energy consulting | professional | Energieberatung; conseil en énergie; asesoría energética; energy advisory
energy-performance-contracting | Energy performance contracting | professional | energy performance contracts; performance contracting; ESCO contracts; Energie-Contracting
measurement-and-verification-of-savings | Measurement and verification of savings | technical | M&V?; measurement and verification; IPMVP; energy savings verification | | measurement; verification; savings; ipmvp; energy
utility-rebate-programs | Utility rebate programs | professional | energy rebate programs; utility incentive programs
power-plant-operations | Power plant operations | technical | <power house operations; <plant operator power; <auxiliary operator power plant; <power plant maintenance; Kraftwerksbetrieb; conduite de centrale; operación de centrales eléctricas; <utility plant operations
power-generation | Power generation | technical | electricity generation; energy generation; power plants; power station; Kraftwerke; Kraftwerk; Kraftwerkstechnik; Stromerzeugung; centrales électriques; production d'électricité; generación eléctrica; generación de energía; <coal-fired power plant; <fossil power plants; central térmica
hydropower | Hydropower | technical | hydroelectric power; hydro power; hydro-electric; Wasserkraft; hydroélectricité; energía hidroeléctrica; hydroelectric plants | power-generation
cogeneration | Cogeneration | technical | combined heat and power; CHP plants; BHKW; co-generation; Kraft-Wärme-Kopplung; Blockheizkraftwerk; cogeneración | power-generation
combined-cycle-power-plants | Combined cycle power plants | technical | combined cycle; combined cycle plants; CCGT; GuD-Kraftwerk; ciclo combinado; cycle combiné | power-generation
heat-recovery-steam-generators | Heat recovery steam generators | technical | HRSG; Abhitzekessel
biomass-energy | Biomass energy | technical | biomass boiler; bioenergy; biomass power; Biomasse; Bioenergie; biomasa; biomass heating
biogas-plants | Biogas plants | technical | biogas; Biogasanlagen; méthanisation; <anaerobic digesters; biogas plant operation
smart-grid | Smart grids | technical | redes eléctricas inteligentes; intelligente Netze; réseaux électriques intelligents; <DERMS; smart grid technology
smart-meters | Smart meters | technical | smart metering; advanced metering infrastructure; AMI metering; intelligente Messsysteme; compteurs communicants; <compteur Linky; medidores inteligentes; Smart-Meter-Rollout
meter-reading | Meter reading | professional | meter reader; reading meters; Zählerablesung; relève de compteurs; lectura de medidores; taking meter readings
electric-meter-installation | Electric meter installation | professional | meter installation?; electric meters; electric metering; meter testing?; meter technician?; Zählermontage; instalación de medidores | | electric; electrical; voltage; lineman; single-phase; three-phase; watt; ami; kwh; strom; elektro
outage-management-systems | Outage management systems | technical | outage management?; OMS utility; outage restoration; <ADMS | | utility; electric; grid; oms; restoration; storm; power; feeder; scada; distribution; utilities; lineman
demand-response | Demand response | technical | demand side management energy; Laststeuerung; réponse à la demande?; demand-side response | | effacement; électricité; énergie; réseau; flexibilité
microgrids | Microgrids | technical | Inselnetze; micro-réseaux; microrredes
grid-interconnection | Grid interconnection | technical | interconnection studies; grid integration?; DER interconnection; Netzanschluss; raccordement réseau; interconexión eléctrica | | renewable; power; solar; wind; energy; electric; storage; utility; inverter
distributed-energy-resources | Distributed energy resources | technical | DER integration; dezentrale Energieerzeugung; recursos energéticos distribuidos
certified-energy-manager | Certified Energy Manager | certification | certified energy manager CEM; CEM certification?; CEM energy manager; AEE Certified Energy Manager | energy-management | aee; association of energy engineers; energy engineer; energy audits; cmvp; ashrae; weatherization; resnet
certified-energy-auditor | Certified Energy Auditor | certification | AEE Certified Energy Auditor
bpi-certification | BPI certification? | certification | BPI certified?; <BPI envelope professional |  | weatherization; resnet; hers; energy audit; energy audits; energy auditor; energy auditing; energy efficiency; home energy; blower door; insulation; building performance; building performance institute; envelope professional
bpi-building-analyst | BPI Building Analyst | certification | BPI building analyst certification; Building Analyst Professional? | bpi-certification | bpi; certified; certification
hers-rater | HERS Rater | certification | RESNET HERS rater; certified HERS rater
cmvp | CMVP? | certification | certified measurement and verification professional | measurement-and-verification-of-savings | evo; aee; m&v; ipmvp; cem; energy engineer; energy engineers
certified-demand-side-manager | Certified Demand Side Manager | certification | CDSM? |  | demand side; aee
gebaudeenergieberater-de | Gebäudeenergieberater (DE) | certification | Gebäudeenergieberater HWK; geprüfter Gebäudeenergieberater | energy-consulting
energieeffizienz-experte-de | Energieeffizienz-Experte (dena) (DE) | certification | Energie-Effizienz-Experte?; Energieeffizienz-Experte?; dena Energieeffizienz-Experte |  | dena; expertenliste; eee-liste; gelistet; gelisteter

# Industrial engineering
industrial-engineering | Industrial engineering | technical | génie industriel; ingeniería industrial; <Industrial Engineering methods; <industrial engineer; industrial and systems engineering
wirtschaftsingenieurwesen | Wirtschaftsingenieurwesen | technical | industrial engineering and management; Wirtschaftsingenieur; Wirtschaftsingenieurin
time-and-motion-studies | Time and motion studies | professional | time studies; <motion study; work measurement?; work study?; time & motion studies; Zeitwirtschaft?; estudio de tiempos; étude des temps; estudio de métodos y tiempos; tiempos y movimientos; <method studies; Zeitstudien; Zeitaufnahme; <work sampling?; <REFA-Zeitstudien | industrial-engineering | motion; industrial; mtm; refa; garment; arbeitsvorbereitung; fertigung; lean; ergonomics; manufacturing
refa-qualification-de | REFA qualification (DE) | certification | REFA-Schein; <REFA-Grundausbildung; <REFA-Techniker; <REFA-Grundschein; <REFA Arbeitsorganisator; REFA? | time-and-motion-studies | schein; lehrgang; grundausbildung; grundschein; qualifikation; zertifikat; fachmann; weiterbildung; prozessorganisator
most-work-measurement | MOST work measurement | technical | Maynard Operation Sequence Technique; BasicMOST | time-and-motion-studies
methods-time-measurement | Methods-time measurement | technical | <MTM-1; <MTM-UAS; <MTM-2; MTM-Verfahren; MTM analysis | time-and-motion-studies
engineered-labor-standards | Engineered labor standards | technical | labor standards development; engineered standards warehouse; labour standards engineering | time-and-motion-studies
work-preparation-production | Work preparation (production) | professional | Arbeitsvorbereitung; AV Fertigung; industrial work preparation; ordonnancement méthodes
proplanner | Proplanner | tool | Pro Planner time study
facility-layout | Plant layout | professional | facility layout; plant layout design; factory layout; <line layout; Layoutplanung; implantation d'usine; distribución en planta; layout de planta; <warehouse layout; diseño de planta | industrial-engineering
factory-planning | Factory planning | technical | Fabrikplanung; factory design; planification d'usine; planificación de fábricas; facilities planning industrial
workstation-design | Workstation design | technical | work cell design?; workcell design?; Arbeitsplatzgestaltung; conception de postes de travail; diseño de estaciones de trabajo | | workstation; ergonomic; ergonomics; assembly; robot; robotic; manufacturing; layout; lean; production; line; fixtures
vistable | visTABLE | tool | visTable touch | facility-layout
line-balancing | Line balancing | professional | assembly line balancing; Austaktung; production line balancing; équilibrage de ligne; balanceo de líneas; <takt time analysis | industrial-engineering
takt-time | Takt time | technical | Taktzeit; takt time planning; takt time calculation; temps takt
cycle-time-reduction | Cycle time reduction | professional | cycle time analysis; cycle time improvement; reducing cycle times; Durchlaufzeitverkürzung; Taktzeitoptimierung; reducción de tiempos de ciclo
bottleneck-analysis | Bottleneck analysis? | professional | throughput analysis?; <throughput improvement?; Engpassanalyse; analyse des goulots; análisis de cuellos de botella | | production; manufacturing; line; lean; capacity; oee; takt; plant; assembly; simulation; shop
theory-of-constraints | Theory of constraints | technical | TOC constraints; <drum-buffer-rope; Engpasstheorie; théorie des contraintes; teoría de restricciones; engpasskonzentrierte Optimierung
ergonomics | Ergonomics | technical | <ergonomic assessments; workplace ergonomics; <ergonomic analysis; <ergonomic evaluations; Ergonomie; ergonomía; <ergonomic design; <RULA; <NIOSH lifting equation; <office ergonomics; occupational ergonomics; <ergonomic improvements; ergonomics engineering; <human factors/ergonomics
human-factors-engineering | Human factors engineering | technical | human factors; facteurs humains; factores humanos; human factors research; human factors design; usability engineering of devices; <IEC 62366
ergonomics-certification | Ergonomics certification | certification | | ergonomics
certified-professional-ergonomist | Certified Professional Ergonomist (CPE) | certification | Certified Professional Ergonomist; CPE ergonomist; BCPE CPE | ergonomics-certification
ceas | Certified Ergonomics Assessment Specialist (CEAS) | certification | Certified Ergonomics Assessment Specialist; CEAS?; CEAS ergonomics | ergonomics-certification | ergonomic; ergonomics; assessment; ergonomist
manufacturing-engineering | Manufacturing engineering | technical | production engineering?; <manufacturing process engineering; <process engineering in manufacturing; <manufacturing engineer; Fertigungstechnik; Produktionstechnik; ingeniería de manufactura; ingénierie de production; <manufacturing process development; ingeniería de producción; <process engineering manufacturing; ingeniería de fabricación; <manufacturing process improvement; <manufacturing methods | | manufacturing; lean; tooling; fixtures; assembly; plant; machining; automotive; quality; mechanical; industrial; cnc; fertigung
manufacturing-processes | Manufacturing processes | technical | manufacturing process; manufacturing technology; Fertigungsverfahren; procédés de fabrication; procesos de manufactura; procesos de fabricación; production processes manufacturing
product-industrialization | Product industrialization | professional | industrialization?; méthodes industrialisation; Industrialisierung?; industrialización?; Serienüberführung; Serienanlauf; transfer to series production | | product; production; produit; produits; série; serie; prototype; manufacturing; qualification; producto; tooling; usine; npi; méthodes; fertigung
manufacturing-process-planning | Manufacturing process planning | professional | Fertigungsplanung; Prozessplanung Fertigung; process planning manufacturing; Produktionsplanung Technik; Montageplanung; gammes de fabrication; <routing sheets
sme-manufacturing-certification | SME manufacturing certification | certification | | manufacturing-engineering
cmfgt | Certified Manufacturing Technologist (CMfgT) | certification | Certified Manufacturing Technologist; CMfgT | sme-manufacturing-certification
cmfge | Certified Manufacturing Engineer (CMfgE) | certification | Certified Manufacturing Engineer; CMfgE | sme-manufacturing-certification
tool-design | Tool design? | technical | tooling design; Werkzeugkonstruktion; conception d'outillage; diseño de herramientas?; <tooling design and development; Betriebsmittelkonstruktion | mechanical-design | dies; molds; fixtures; jigs; press; stamping; machining; tooling; cad; mold; tool room; moldes; troqueles; solidworks; gauges
fixture-design | Fixture design | technical | jig design; jig and fixture design; jig & fixture design; Vorrichtungskonstruktion; conception de gabarits; <gauge design; <check fixture design
jigs-and-fixtures | Jigs and fixtures | technical | jigs & fixtures; fixtures and jigs; tooling and fixtures; fixturing; fixture building; Vorrichtungsbau; <check fixtures; <workholding; <work holding; gabarits?; dispositivos de sujeción | | usinage; montage; outillage; fixtures; assemblage; mécanique; atelier; tôlerie; contrôle
mold-design | Mold design | technical | mould design; injection mold design; injection mould design; plastic mold design; Formenkonstruktion; Formenbau Konstruktion; conception de moules; diseño de moldes | tool-design
die-design | Die design? | technical | progressive die design; die design and development; stamping die design; Stanzwerkzeugkonstruktion; <progressive dies; diseño de troqueles; conception d'outils de découpe | tool-design | stamping; tooling; dies; molds; progressive; sheet metal; tool and die; press
sheet-metal-design | Sheet metal design | technical | sheet-metal part design; design of sheet metal parts; Blechkonstruktion; <sheet metal drawings; conception tôlerie; diseño en chapa; <sheet metal enclosure design
weldment-design | Weldment design | technical | weldments; design of weldments; Schweißkonstruktion; mécano-soudé; conception mécano-soudée
enclosure-design | Enclosure design | technical | design of enclosures; electronics enclosure design; Gehäusekonstruktion; Gehäuseentwicklung
plastic-part-design | Plastic part design | technical | <injection molded part design; plastic component design; Kunststoffkonstruktion; plastics design; plastic product design; diseño de piezas plásticas; conception plasturgie
industrial-design-product | Industrial design | technical | industrial product design; <product styling?; Industriedesign; diseño industrial; design industriel; <consumer product design; <industrial designer; design produit; <product form design; <concept sketching products; Produktdesign Industrie | | cad; sketching; prototypes; rhino; alias; product; automotive; form; ergonomics; industrial
clay-modeling | Clay modeling | technical | clay modelling; automotive clay modeling; Claymodellieren; modelage en argile; clay models
keyshot | KeyShot | tool | Keyshot rendering; Luxion KeyShot | product-rendering
product-rendering | Product rendering | technical | product visualization; 3D product rendering; Produktvisualisierung; rendu produit
bunkspeed | SolidWorks Visualize | tool | Bunkspeed; <Bunkspeed Shot | product-rendering

# Aerospace
aerospace-engineering | Aerospace engineering | technical | Luft- und Raumfahrttechnik; génie aérospatial; ingeniería aeroespacial; <aerospace engineer | | engineering; aircraft; defense; industry; automotive; manufacturing; aviation; structures; machining; components; systems; military
aeronautical-engineering | Aeronautical engineering | technical | aeronautics; Luftfahrttechnik; ingénierie aéronautique; génie aéronautique; ingeniería aeronáutica | aerospace-engineering
aircraft-design | Aircraft design | technical | aircraft conceptual design; Flugzeugentwurf; conception d'aéronefs; diseño de aeronaves | aerospace-engineering
aerospace-industry | Aerospace industry | technical | aerospace?; aerospace manufacturing; aerospace sector; aerospace and defense industry; Luft- und Raumfahrtindustrie; industrie aéronautique; industria aeroespacial; <aerospace systems | | engineering; aircraft; defense; industry; automotive; manufacturing; aviation; structures; machining; components; systems; military
astronautical-engineering | Astronautical engineering | technical | astronautics; space engineering; Raumfahrttechnik; ingénierie spatiale; ingeniería espacial | aerospace-engineering
aerodynamics | Aerodynamics | technical | <aerodynamic analysis; Aerodynamik; aérodynamique; aerodinámica; <aerodynamic design; <aerodynamicist; <supersonic flow | fluid-mechanics
wind-tunnel-testing | Wind tunnel testing | technical | wind tunnel; wind tunnel tests; Windkanalversuche; Windkanal; essais en soufflerie; túnel de viento
gas-dynamics | Gas dynamics | technical | compressible flow; Gasdynamik; dynamique des gaz | fluid-mechanics
aeroelasticity | Aeroelasticity | technical | <flutter analysis; Aeroelastik; aéroélasticité
xfoil | XFOIL | tool | | aerodynamics
xflr5 | XFLR5 | tool | | aerodynamics
openvsp | OpenVSP | tool | Open VSP; <VSPAERO
propulsion | Propulsion | technical | <jet propulsion?; propulsion systems; <propulsion engineering; Antriebssysteme Luftfahrt; <jet engine design; systèmes de propulsion; <Triebwerkstechnik |  | turbine; turbines; combustion; thermodynamics; nozzle; compressor; rocket; aerodynamics; gas dynamics; aircraft
rocket-propulsion | Rocket propulsion | technical | rocket engines; rocket motors; rocketry; Raketenantriebe; propulsion spatiale; propulsión de cohetes; rocket engine design | propulsion
combustion-engineering | Combustion engineering | technical | Verbrennungstechnik; combustion science; combustion technology; combustion?; ingeniería de combustión | | engine; burners; boilers; fuel; turbines; flame; propulsion; emissions
npss | NPSS? | tool | Numerical Propulsion System Simulation | propulsion | propulsion; turbine; gas turbine; aerospace; engine; thermodynamic; jet
avionics-engineering | Avionics engineering | technical | <avionics design; <avionics systems engineering; ingénierie avionique; Avionikentwicklung; <ARINC
do-160 | DO-160 | technical | RTCA DO-160; DO160
arp4754a | ARP4754A | technical | ARP4754; ARP 4754; ARP4754B
arp4761 | ARP4761 | technical | ARP 4761; ARP4761A
flight-control-systems | Flight control systems | technical | <fly-by-wire; flight controls engineering; Flugsteuerung; commandes de vol; flight control laws
aircraft-systems-engineering | Aircraft systems engineering | technical | systèmes avion; sistemas de aeronaves; <aircraft systems design
spacecraft-systems | Spacecraft engineering | technical | spacecraft design; spacecraft systems; <satellite engineering; <satellite design; <spacecraft integration; ingénierie des satellites; <satellite systems engineering | | spacecraft; launch; orbit; space; ground; nasa; payload; aerospace; propulsion
orbital-mechanics | Orbital mechanics | technical | orbital dynamics; astrodynamics; orbital analysis; Bahnmechanik; mécanique orbitale; mecánica orbital
guidance-navigation-and-control | Guidance, navigation and control | technical | GN&C; GNC engineering; guidance navigation & control; <attitude control; attitude determination and control; ADCS? | | spacecraft; attitude; satellite; cubesat; gnc
cubesat-development | CubeSat development | technical | CubeSat; nanosatellites; small satellites development | spacecraft-systems
satellite-operations | Satellite operations | professional | spacecraft operations; satellite ground control; mission operations space; satellite command and control; Satellitenbetrieb; opérations satellites
launch-vehicles | Launch vehicles | technical | launch vehicle integration; lanceurs spatiaux; Trägerraketen; launch operations? | | rocket; rockets; space; satellite; payload; range; nasa; spacecraft; propulsion; spacex; missile; orbit
ansys-stk | Ansys STK | tool | STK Systems Tool Kit; Satellite Tool Kit; AGI STK; Systems Tool Kit
gmat | GMAT? | tool | General Mission Analysis Tool; NASA GMAT | orbital-mechanics | orbit; orbital; stk; spacecraft; astrodynamics
aircraft-structures | Aircraft structures | technical | <airframe structures; aerostructures; <airframe design; <aircraft structural analysis; airframe?; Flugzeugstruktur; structures aéronautiques; estructuras aeronáuticas; <cold working aircraft structures | | aircraft; structures; powerplant; aerospace; repair; wing; fuselage; design
aircraft-structural-repair | Aircraft structural repair | technical | aircraft structures repair; aircraft structural maintenance; structural repair manual; structures mechanic; aircraft structural technician; réparation structure avion; aircraft structural
aircraft-sheet-metal | Aircraft sheet metal | technical | aircraft sheetmetal; sheet metal aircraft structures; sheet metal aviation; aviation sheet metal; tôlerie aéronautique; <cold working aircraft
aircraft-assembly | Aircraft assembly | professional | aircraft fabrication; aircraft manufacturing; aircraft production; structural assembly aircraft; Flugzeugmontage; assemblage aéronautique; ensamble de aeronaves
riveting | Riveting? | technical | rivets; bucking rivets; drilling and riveting; <bucking bars; Nieten; rivetage; remachado; rivet bucking; solid rivets | | aircraft; sheet; metal; drilling; rivets; assembly; fuselage; fabrication; sealing; welding; fasteners; riveter; bucking; airframe; nieten
aircraft-sealing | Aircraft sealing | professional | sealing aircraft; fuel tank sealing aircraft; aircraft sealant application
uav-engineering | Unmanned aircraft systems engineering | technical | drone engineering; UAV design; drone design; unmanned aircraft engineering; <quadcopter design | unmanned-aerial-vehicles
unmanned-aerial-vehicles | Unmanned aerial vehicles | technical | UAV; UAS?; unmanned aircraft systems; unmanned aerial systems; unmanned systems; Drohnentechnik; drones aériens; vehículos aéreos no tripulados; quadcopters; quadrotor | | drone; drones; uav; unmanned; faa; aircraft; pilot
ardupilot | ArduPilot | tool | Ardu Pilot; <ArduPlane; <ArduCopter | uav-engineering
px4-autopilot | PX4 autopilot | tool | PX4 | uav-engineering
qgroundcontrol | QGroundControl | tool | | uav-engineering
pixhawk | Pixhawk | tool | Pixhawk flight controller | uav-engineering
missile-systems | Weapons systems engineering | technical | Wehrtechnik; <armament engineering; <ballistics engineering
guided-missile-systems | Missile systems | technical | guided missiles; missile technology; missile defense?; missile defence?; Lenkflugkörper; missiles |  | radar; interceptor; guidance; ballistic; thaad; aegis; patriot; weapon
weapons-systems | Weapons systems | technical | armaments; Waffensysteme; sistemas de armas; systèmes d'armes; <torpedoes
energetic-materials | Energetic materials | technical | <explosives engineering; <propellants; <pyrotechnics engineering; <explosives chemistry
fire-control-systems | Fire control systems? | technical | weapons fire control; conduite de tir | | weapons; weapon; radar; gunnery; missile; navy; targeting; army; sonar; gun; tank; naval
ordnance-engineering | Ordnance engineering | technical | <munitions engineering; <ammunition engineering; <munitions design
mil-standards | Military standards? | technical | MIL-STD; military specifications; MIL-SPEC; MIL standards; normes militaires |  | mil-std; specifications; mil-spec; qualification; testing; avionics; drawings; ipc; soldering
mil-std-810 | MIL-STD-810 | technical | MIL-STD-810G; MIL-STD-810H | mil-standards
mil-std-882 | MIL-STD-882 | technical | MIL-STD-882E; system safety MIL-STD | mil-standards
navsea-standards | NAVSEA standards | technical | NAVSEA technical standards; NAVSEA tech pubs
defense-acquisition-us | Defense acquisition (US) | professional | defense acquisition; DoD acquisition; <DoD 5000; <DoD 5000.02; Defense Acquisition System; defense acquisition lifecycle; <JCIDS
dawia-certification-us | DAWIA certification (US) | certification | DAWIA? | defense-acquisition-us | certified; certification; dau; acquisition corps
dfars | DFARS | technical | Defense Federal Acquisition Regulation Supplement; DFARS compliance
dodaf | DoDAF | technical | Department of Defense Architecture Framework; DoD Architecture Framework

# Automotive engineering and vehicle repair
automotive-engineering | Automotive engineering | technical | vehicle engineering; automotive development; vehicle development; Fahrzeugtechnik; Fahrzeugentwicklung; ingénierie automobile; ingeniería automotriz; <automotive engineer; Automobilentwicklung; ingeniería de automoción; <automotive product development; Fahrzeugbau
formula-student | Formula Student | technical | Formula SAE; FSAE; <Formula SAE Electric
baja-sae | Baja SAE | technical | SAE Baja
body-in-white-engineering | Body-in-white engineering | technical | body in white; BIW?; Karosserieentwicklung; Rohbau Karosserie; caisse en blanc; automotive body engineering | | karosserie; stamping; automotive; rohbau; catia; chassis; sheet metal; spot welding; trim; vehicle
automotive-interior-trim-engineering | Automotive interior trim engineering | technical | interior trim automotive; Interieurentwicklung; vehicle interior engineering; <seat engineering automotive
automotive-exterior-engineering | Automotive exterior engineering | technical | exterior trim engineering; Exterieurentwicklung; <bumper design
adas-calibration | ADAS calibration | technical | camera calibration vehicles; ADAS recalibration; windshield camera calibration; Kalibrierung Fahrerassistenzsysteme
vehicle-homologation | Vehicle homologation | professional | homologation?; type approval?; vehicle type approval?; Typgenehmigung; Homologation von Fahrzeugen | | vehicle; automotive; ece; fahrzeug; kba; cars; homologation; fahrzeuge; motorcycles
powertrain | Powertrain engineering | technical | drivetrain engineering; Antriebsstrang; groupe motopropulseur; powertrain?; power train; drivetrain; drive train; powertrain development; Antriebsstrangentwicklung | | engine; transmission; automotive; vehicle; hybrid; drivetrain; calibration; diesel; chassis
internal-combustion-engines | Internal combustion engines | technical | IC engines; Verbrennungsmotoren; Verbrennungsmotor; moteurs thermiques; motores de combustión interna
engine-development | Engine development? | technical | engine design?; Motorenentwicklung; diesel engine development; développement moteur; desarrollo de motores | powertrain | combustion; powertrain; cylinder; diesel; gasoline; automotive; turbocharger; motoren; emissions; gt-power; calibration; thermodynamics
engine-testing | Engine testing | technical | engine test; engine dynamometer; engine dyno; dynamometer testing; dynamometer?; dyno testing; Motorprüfstand; banc moteur | | engine; motor; test cell; horsepower; emissions; powertrain
transmission-design | Transmission design? | technical | transmissions engineering; Getriebeentwicklung; gearbox design; conception de boîtes de vitesses |  | gear; gears; gearbox; automotive; clutch; drivetrain; powertrain; shaft
engine-calibration | Engine calibration | technical | emissions calibration; ECU calibration; powertrain calibration; Motorapplikation; Steuergeräteapplikation; calibration moteur
vehicle-dynamics | Vehicle dynamics | technical | <vehicle handling?; Fahrdynamik; dynamique du véhicule; dinámica vehicular |  | suspension; chassis; carsim; adams; kinematics; steering; ride
chassis-engineering | Chassis engineering | technical | chassis design; <suspension design; Fahrwerkentwicklung; liaison au sol; <suspension systems?; <steering systems?; chassis development; <brake systems engineering; Fahrwerkskonstruktion; Fahrwerksentwicklung |  | vehicle dynamics; development; CAD; chassis; kinematics; design
vehicle-testing | Vehicle testing | technical | Fahrversuch; road testing of vehicles; Fahrzeugerprobung; essais véhicules; vehicle validation; proving ground testing; <tire testing; <chassis dynamometer
automotive-electronics | Automotive electronics | technical | <automotive ECU; <ECU development; <Bordnetz; vehicle electronics; <Steuergeräte; électronique embarquée automobile; Fahrzeugelektronik; electrónica automotriz | | bus; lin; flexray; automotive; ecu; canoe; vector; i2c; spi; uart; embedded; j1939; autosar
most-bus | MOST bus | technical
uds | UDS? | technical | | | automotive; ecu; canoe; vector; kwp; doip; autosar; j1939; obd; capl; iso14229; lin; steuergerät; bootloader; dtc; fahrzeug
odx | ODX | technical | ODX diagnostics; Open Diagnostic Data Exchange
hardware-in-the-loop-testing | Hardware-in-the-loop testing | technical | hardware-in-the-loop; HIL testing; HIL simulation; HiL?; HiL-Tests; HIL test bench; hardware in the loop simulation |  | hardware in the loop; dspace; ecu; steuergeräte; steuergerät; mil; sil; simulink; canoe; automotive; simulation
software-in-the-loop-testing | Software-in-the-loop testing | technical | software-in-the-loop; SIL testing software; SiL-Tests
model-in-the-loop-testing | Model-in-the-loop testing | technical | model-in-the-loop; MiL testing; MiL-Tests
dspace | dSPACE? | tool | <dSPACE ControlDesk; <dSPACE SCALEXIO; <ControlDesk; dSPACE HIL; dSPACE systems; dSPACE MicroAutoBox |  | simulink; hil; matlab; autosar; canoe; controldesk; hardware-in-the-loop; ecu; targetlink; scalexio; microautobox; canape
etas-inca | ETAS INCA | tool | INCA ETAS
simcenter-prescan | Simcenter Prescan | tool | PreScan?; TASS PreScan |  | adas; carmaker; simulink; tass; simcenter; dspace; autonomous
ecu-test | TraceTronic ECU-TEST | tool | ECU-TEST TraceTronic
iso-21434 | ISO 21434 | technical | ISO/SAE 21434 | automotive-cybersecurity
automotive-cybersecurity | Automotive cybersecurity | technical | vehicle cybersecurity; Fahrzeug-Cybersecurity; cybersécurité automobile; ciberseguridad automotriz | information-security
unece-r155 | UNECE R155 | technical | UN R155; UN Regulation No. 155; UN ECE R155 | automotive-cybersecurity
automotive-repair | Automotive repair | technical | auto repair; vehicle repair; car repair; automotive maintenance; auto mechanics; <automotive mechanic; automotive service; automobile repair; auto maintenance; <automotive technician; vehicle maintenance and repair; automobile mechanics; repairing vehicles; repair vehicles; <truck repair; Kfz-Reparatur; mécanique automobile; réparation automobile; mecánica automotriz; Fahrzeugreparatur; automechanics; <mechanical repair of vehicles; mecánica de automóviles; motor vehicle repair; mantenimiento automotriz; automotive technology; Kfz-Technik; <light vehicle repair; reparación automotriz; Autoreparatur; mécanique auto; <Kfz-Mechatronik
vehicle-maintenance | Vehicle maintenance | professional | car maintenance; maintenance of vehicles; entretien de véhicules; mantenimiento de vehículos; <servicing and repairs?; <MOT preparation; <MOT prep |  | vehicles; mot; garage; cars; brakes; tyres; mechanic
kfz-mechatroniker-de | Kfz-Mechatroniker (Berufsausbildung) | certification | gelernter Kfz-Mechatroniker; Ausbildung zum Kfz-Mechatroniker; Berufsausbildung zum Kfz-Mechatroniker; Lehre zum Kfz-Mechatroniker; Ausbildung zur Kfz-Mechatronikerin; Berufsausbildung zur Kfz-Mechatronikerin; Lehre zur Kfz-Mechatronikerin; Ausbildung als Kfz-Mechatroniker; Berufsausbildung als Kfz-Mechatroniker; Lehre als Kfz-Mechatroniker; ausgebildeter Kfz-Mechatroniker; Gesellenbrief Kfz-Mechatroniker; Gesellenbrief als Kfz-Mechatroniker; Ausbildung zum Kraftfahrzeugmechatroniker; Berufsausbildung zum Kraftfahrzeugmechatroniker; Lehre zum Kraftfahrzeugmechatroniker; Ausbildung zur Kraftfahrzeugmechatronikerin; Berufsausbildung zur Kraftfahrzeugmechatronikerin; Lehre zur Kraftfahrzeugmechatronikerin; Ausbildung als Kraftfahrzeugmechatroniker; Berufsausbildung als Kraftfahrzeugmechatroniker; Lehre als Kraftfahrzeugmechatroniker; gelernter Kraftfahrzeugmechatroniker; ausgebildeter Kraftfahrzeugmechatroniker; Gesellenbrief Kraftfahrzeugmechatroniker; Gesellenbrief als Kraftfahrzeugmechatroniker; Ausbildung zum/zur Kfz-Mechatroniker; Berufsausbildung zum/zur Kfz-Mechatroniker; Ausbildung zum/zur Kraftfahrzeugmechatroniker; Berufsausbildung zum/zur Kraftfahrzeugmechatroniker | automotive-repair
kfz-mechaniker-de | Kfz-Mechaniker (Berufsausbildung) | certification | gelernter Kfz-Mechaniker; Ausbildung zum Kfz-Mechaniker; Berufsausbildung zum Kfz-Mechaniker; Lehre zum Kfz-Mechaniker; Ausbildung zur Kfz-Mechanikerin; Berufsausbildung zur Kfz-Mechanikerin; Lehre zur Kfz-Mechanikerin; Ausbildung als Kfz-Mechaniker; Berufsausbildung als Kfz-Mechaniker; Lehre als Kfz-Mechaniker; ausgebildeter Kfz-Mechaniker; Gesellenbrief Kfz-Mechaniker; Gesellenbrief als Kfz-Mechaniker; Ausbildung zum Kraftfahrzeugmechaniker; Berufsausbildung zum Kraftfahrzeugmechaniker; Lehre zum Kraftfahrzeugmechaniker; Ausbildung zur Kraftfahrzeugmechanikerin; Berufsausbildung zur Kraftfahrzeugmechanikerin; Lehre zur Kraftfahrzeugmechanikerin; Ausbildung als Kraftfahrzeugmechaniker; Berufsausbildung als Kraftfahrzeugmechaniker; Lehre als Kraftfahrzeugmechaniker; gelernter Kraftfahrzeugmechaniker; ausgebildeter Kraftfahrzeugmechaniker; Gesellenbrief Kraftfahrzeugmechaniker; Gesellenbrief als Kraftfahrzeugmechaniker; Ausbildung zum/zur Kfz-Mechaniker; Berufsausbildung zum/zur Kfz-Mechaniker; Ausbildung zum/zur Kraftfahrzeugmechaniker; Berufsausbildung zum/zur Kraftfahrzeugmechaniker
kfz-meister-de | Kfz-Meister | certification | Kfz-Meisterbrief; Kraftfahrzeugtechnikermeister; Kfz-Technikermeister; Kfz-Meister | automotive-repair
cap-mecanique-automobile-fr | CAP mécanique automobile (FR) | certification | <CAP maintenance des véhicules; CAP mécanicien automobile; CAP mécanique automobile | automotive-repair
bac-pro-maintenance-vehicules-fr | Bac pro Maintenance des véhicules (FR) | certification | Bac pro maintenance des véhicules; <Bac pro maintenance automobile
automotive-diagnostics | Automotive diagnostics | technical | vehicle diagnostics; <engine diagnostics; <automotive electrical diagnosis; <engine diagnosis; diagnosing vehicles; <driveability diagnostics; <drivability; diagnose vehicle problems; Fahrzeugdiagnose; diagnostic automobile; automotive troubleshooting; <driveability; auto diagnostics; diagnóstico automotriz; <check engine light diagnosis; <mechanical diagnosis of vehicles; vehicle fault diagnosis
automotive-scan-tools | Automotive scan tools | tool | scan tools?; diagnostic scan tools; diagnostic scanners?; <Snap-On scanner; vehicle scan tools; Diagnosetester; valise de diagnostic; escáner automotriz | automotive-diagnostics | automotive; mechanic; vehicle; vehicles; brakes; obd; obd-ii; obd2; transmission; transmissions; snap-on; drivability; auto repair
obd-ii | OBD-II | technical | OBD2; OBDII; OBD; on-board diagnostics; EOBD
automotive-electrical-systems | Automotive electrical systems | technical | automotive electrical; automotive wiring; vehicle electrical systems; 12 volt systems; Kfz-Elektrik; électricité automobile; electricidad automotriz; vehicle wiring; auto electrical
mitchell-1 | Mitchell 1 | tool | Mitchell on Demand; Mitchell1 ProDemand; <ProDemand
alldata | ALLDATA | tool | Alldata repair
identifix | Identifix | tool | Direct-Hit Identifix
esi-tronic | ESI[tronic] | tool | Bosch ESItronic | automotive-diagnostics
odis-diagnostics | ODIS diagnostics | tool | VAS ODIS; ODIS Service | automotive-diagnostics
xentry | XENTRY | tool | Mercedes XENTRY | automotive-diagnostics
star-diagnosis | Mercedes Star Diagnosis | tool | Star Diagnosis
bmw-ista | BMW ISTA | tool | ISTA/D | automotive-diagnostics
gds2 | GDS2 | tool | GM GDS2 | automotive-diagnostics
gm-tech-2 | GM Tech 2 scan tool | tool | Tech 2 scan tool
ford-ids | Ford IDS | tool | <Ford VCM | automotive-diagnostics
ford-fdrs | Ford FDRS | tool | Ford Diagnostic and Repair System | automotive-diagnostics
toyota-techstream | Toyota Techstream | tool | Techstream | automotive-diagnostics
vcds | VCDS? | tool | VAG-COM; Ross-Tech VCDS | automotive-diagnostics | vw; audi; volkswagen; odis; obd; obd2; scan tool; vag; ross-tech; diagnostics; bmw; škoda
autel-maxisys | Autel MaxiSys | tool | Autel scanner; MaxiSys | automotive-scan-tools
engine-repair | Engine repair | technical | <engine replacement; engine maintenance; <engine mechanics; <engine teardown; Motorinstandsetzung; <engine swaps; réparation moteur; reparación de motores; <head gasket replacement; <timing belt replacement; <cylinder head work; <carburetor rebuilding; engine servicing; <timing belts?; <cam belts |  | clutches; brakes; vehicles; garage; mot; cars; exhausts
engine-tune-ups | Engine tune-ups | professional | tune-ups?; tune-up?; tune ups of engines; afinación de motores; mise au point moteur | | engine; engines; brakes; oil; vehicles; spark; mechanic; automotive; tires; cars; motorcycle; transmissions; repair; vehicle
engine-rebuilding | Engine rebuilding | technical | engine rebuild; engine overhaul; rebuild engines; motor rebuild; Motorüberholung; rectificación de motores; <engine machining | engine-repair
fuel-injection-systems | Fuel injection systems | technical | fuel injection; diesel fuel injection; Einspritzsysteme; injection carburant; sistemas de inyección; automotive fuel systems |  | injection; engine; engines; diesel; injectors; automotive; vehicle; ignition; mechanic; carburetor; brakes; transmission
vehicle-cooling-system-repair | Vehicle cooling system repair | technical | <radiator repair; <radiator replacement; vehicle cooling systems; <water pump replacement | automotive-repair
starter-and-alternator-replacement | Starter and alternator replacement | professional | alternators and starters; starters and alternators; <alternator replacement; <starter replacement | automotive-repair
brake-repair | Brake repair | technical | <brake jobs; brake service; <brake replacement; brake systems repair; <brake pads?; <brake pad replacement; <brakes and rotors; changing brakes; <brake pads and rotors; brake work?; <brakes & rotors; <brake inspections; brakes?; réparation de freins; Bremsenreparatur; reparación de frenos; frenos automotrices; <brake system inspection; <Bremsen?; replace brakes; replace brake pads; replacing brakes; replacing brake pads |  | automotive; suspension; tires; vehicle; oil; mechanic; rotors; steering; tire; alignment; repair; trucks; werkstatt; kfz; auspuff; stoßdämpfer; ölwechsel; inspektion
air-brake-systems | Air brake systems | technical | air brake repair; air brake systems repair; Druckluftbremsen; freins à air; frenos de aire; pneumatic brakes vehicles
transmission-repair | Transmission repair | technical | transmission rebuilding; transmission overhaul; <transmission replacement; transmission rebuild; rebuilding transmissions; Getriebeinstandsetzung; <transmissions?; <automatic transmissions?; <manual transmissions?; <transmission service; <drivetrain repair; réparation de boîtes de vitesses; reparación de transmisiones | | engines; engine; brakes; rebuild; differentials; suspension; clutch; axles; mechanic; automotive; diesel; hydraulics; electrical; vehicles; trucks
clutch-replacement | Clutch replacement | professional | clutch repair; clutches?; changing clutches; Kupplungswechsel; remplacement d'embrayage; cambio de embrague | automotive-repair | transmission; brakes; mechanic; vehicle; automotive; gear; manual; trucks
driveline-repair | Driveline repair | technical | driveline; <drive shafts; axles?; <drive axles; <differentials repair; <axle repair; <transaxles; <CV axle replacement | | differentials; suspension; clutch; mechanic; automotive; diesel; hydraulics; vehicles; trucks; transmission
steering-suspension-repair | Steering and suspension repair | technical | steering and suspension; <suspension repair; <shocks and struts; steering & suspension; <ball joints; <front end repair; <suspension work; suspension and steering; <tie rods; <power steering repair; <shocks?; trains roulants | | brakes; suspension; alignment; steering; automotive; tires; repair
wheel-alignment | Wheel alignment | technical | front end alignment; vehicle alignment; alignment machine; alignment of vehicles; Achsvermessung; géométrie des trains roulants; alineación de ruedas; Spureinstellung; <Hunter alignment; four-wheel alignment | automotive-repair
oil-changes | Vehicle oil changes | technical | oil change; changing oil; <lube technician; <lube tech; <fluid changes; lube, oil and filter; <quick lube; lube oil filter; changed oil; <lube and oil changes; <express lube; oil and filter changes; vidange?; cambio de aceite; Ölwechsel; change oil; change engine oil; change oil and filters; changing engine oil; changing oil and filters |  | véhicule; auto; freins; pneus; garage; mécanique
checking-vehicle-fluids | Checking vehicle fluids | professional | check fluid levels?; checking fluids; fluid levels?; topping off fluids; fluid checks; vehicle fluid checks | | vehicle; vehicles; oil; tire; tires; coolant; engine; truck; brake; car; cars; transmission; brakes; trucks
multi-point-vehicle-inspection | Multi-point vehicle inspection | professional | multi-point inspections; multipoint inspection; courtesy vehicle inspection
vehicle-servicing | Vehicle servicing | professional | car servicing; scheduled vehicle maintenance; Fahrzeugwartung; Inspektion von Fahrzeugen; entretien automobile; entretien courant des véhicules | automotive-repair
tire-service | Tire service | technical | tire changing; tire installation; tire mounting and balancing; mount and balance tires; tires?; tyre fitting; <mounting and balancing; mounting tires; tire mounting; tire replacement; changing tires; tire changes; <tire technician; <tire maintenance; Reifenwechsel; Reifenmontage; montage de pneus; cambio de llantas; <tire retreading; <tire & lube; <tire machines; <truck tire service; change tyres; change tires; changing tyres; fit tyres; fit tires; fitting tyres; fitting tires |  | brakes; oil; mount; alignment; rotate; vehicles; wheels; mounting; balancing; suspension; batteries; tire; automotive
tire-rotation | Tire rotation | professional | rotate tires; rotating tires; rotación de llantas; permutation des pneus
tire-repair | Tire repair | professional | flat repair; flat tire repair; <fix flats; plug and patch tires; Reifenreparatur; réparation de pneus; reparación de llantas | tire-service
wheel-balancing | Wheel balancing | professional | tire balancing; balance tires; balancing tires; tire balancer; Reifen wuchten; équilibrage des roues; balanceo de llantas
tia-tire-certification | TIA tire certification | certification | TIA certified?; Tire Industry Association certification; TIA certified tire technician; <TIA ATS | tire-service | tire; tires; ats; wheel; wheels; alignment
diesel-mechanics | Diesel mechanics | technical | diesel repair; diesel engine repair; diesel technician; diesel maintenance; diesel technology; <diesel engine mechanic; <diesel diagnostics; <heavy-duty diesel; <diesel engine maintenance; mécanique diesel; mecánica diesel; <diesel engine diagnostics; <diesel fuel systems; <diesel equipment repair; <fleet mechanic; <light and heavy duty diesel; Dieselmechanik; <heavy duty mechanic; <diesel engines
heavy-truck-repair | Heavy truck repair | technical | heavy duty truck repair; semi truck repair; heavy truck mechanic; Nutzfahrzeugtechnik; Lkw-Reparatur; mécanique poids lourds; commercial truck repair; Nfz-Technik; diesel truck repair; reparación de camiones; <Nutzfahrzeugmechatronik
trailer-repair | Trailer repair | technical | semi trailer repair; trailer maintenance; trailer mechanic; Anhängerreparatur; reparación de remolques
diesel-aftertreatment-systems | Diesel aftertreatment systems | technical | aftertreatment systems; <DPF regeneration; <DPF; <SCR aftertreatment; <diesel particulate filters; <DEF systems
cummins-insite | Cummins INSITE | tool | Cummins Insite software
cummins-engines | Cummins engines | technical | Cummins?; Cummins diesel; Cummins diesel engines | | engines; diesel; isx; engine; detroit; repair; caterpillar; generators; mechanic; paccar; insite; trucks
detroit-diesel-engines | Detroit Diesel engines | technical | Detroit Diesel; Detroit engines; <DD15
detroit-diesel-diagnostic-link | Detroit Diesel Diagnostic Link | tool | DDDL; DiagnosticLink
caterpillar-engines | Caterpillar engines | technical | CAT engines; Caterpillar diesel engines; <C15 engine
cat-electronic-technician | Cat Electronic Technician | tool | CAT ET?; Caterpillar ET; CAT Electronic Tech |  | caterpillar; diesel; cat sis; insite; cummins; heavy equipment; hydraulics; detroit; diagnostics; engine; engines
cat-sis | Cat SIS | tool | Caterpillar SIS; CAT SIS 2.0
volvo-premium-tech-tool | Volvo Premium Tech Tool | tool | Premium Tech Tool; PTT Volvo
jpro-diagnostics | JPRO diagnostics | tool | Noregon JPRO; JPRO
paccar-davie4 | PACCAR Davie4 | tool | Davie4; PACCAR diagnostics
servicemaxx | ServiceMaxx | tool | Navistar ServiceMaxx; International ServiceMaxx
allison-doc | Allison DOC | tool | Allison transmission diagnostics
allison-transmissions | Allison automatic transmissions | tool | Allison transmission service
nutzfahrzeugmechatroniker-de | Nutzfahrzeugmechatroniker (Berufsausbildung) | certification | Ausbildung zum Nutzfahrzeugmechatroniker; Berufsausbildung zum Nutzfahrzeugmechatroniker; Lehre zum Nutzfahrzeugmechatroniker; Ausbildung zur Nutzfahrzeugmechatronikerin; Berufsausbildung zur Nutzfahrzeugmechatronikerin; Lehre zur Nutzfahrzeugmechatronikerin; Ausbildung als Nutzfahrzeugmechatroniker; Berufsausbildung als Nutzfahrzeugmechatroniker; Lehre als Nutzfahrzeugmechatroniker; gelernter Nutzfahrzeugmechatroniker; ausgebildeter Nutzfahrzeugmechatroniker; Ausbildung zum Kfz-Mechatroniker Nutzfahrzeugtechnik; Berufsausbildung zum Kfz-Mechatroniker Nutzfahrzeugtechnik; Lehre zum Kfz-Mechatroniker Nutzfahrzeugtechnik; Ausbildung zur Kfz-Mechatronikerin Nutzfahrzeugtechnik; Berufsausbildung zur Kfz-Mechatronikerin Nutzfahrzeugtechnik; Lehre zur Kfz-Mechatronikerin Nutzfahrzeugtechnik; Ausbildung als Kfz-Mechatroniker Nutzfahrzeugtechnik; Berufsausbildung als Kfz-Mechatroniker Nutzfahrzeugtechnik; Lehre als Kfz-Mechatroniker Nutzfahrzeugtechnik; gelernter Kfz-Mechatroniker Nutzfahrzeugtechnik; ausgebildeter Kfz-Mechatroniker Nutzfahrzeugtechnik; Ausbildung zum/zur Nutzfahrzeugmechatroniker; Berufsausbildung zum/zur Nutzfahrzeugmechatroniker; Ausbildung zum/zur Kfz-Mechatroniker Nutzfahrzeugtechnik; Berufsausbildung zum/zur Kfz-Mechatroniker Nutzfahrzeugtechnik | kfz-mechatroniker-de
auto-body-repair | Auto body repair | technical | collision repair; autobody repair; auto body; <dent repair; body work?; bodywork?; auto body work; autobody; <dent removal; body repair?; carrosserie; Karosserieinstandsetzung; <collision repair technician; <unibody repair; automotive body repair; Karosseriebau; <hojalatería y pintura; <chapa y pintura; <body filler work; tôlerie automobile; carrosserie automobile; panel beating; <stripping and refitting? |  | auto; collision; vehicle; dents; paint; car; frame; automotive; dent; cars; vehicles; sanding; welding; fender; truck; panels; panel; bodyshop; body shop; bumpers; bodywork
fahrzeuglackierer-de | Fahrzeuglackierer (Berufsausbildung) | certification | gelernter Fahrzeuglackierer; Ausbildung zum Fahrzeuglackierer; Berufsausbildung zum Fahrzeuglackierer; Lehre zum Fahrzeuglackierer; Ausbildung zur Fahrzeuglackiererin; Berufsausbildung zur Fahrzeuglackiererin; Lehre zur Fahrzeuglackiererin; Ausbildung als Fahrzeuglackierer; Berufsausbildung als Fahrzeuglackierer; Lehre als Fahrzeuglackierer; ausgebildeter Fahrzeuglackierer; Gesellenbrief Fahrzeuglackierer; Gesellenbrief als Fahrzeuglackierer; Ausbildung zum/zur Fahrzeuglackierer; Berufsausbildung zum/zur Fahrzeuglackierer | automotive-painting
karosserie-und-fahrzeugbaumechaniker-de | Karosserie- und Fahrzeugbaumechaniker (Berufsausbildung) | certification | Ausbildung zum Karosserie- und Fahrzeugbaumechaniker; Berufsausbildung zum Karosserie- und Fahrzeugbaumechaniker; Lehre zum Karosserie- und Fahrzeugbaumechaniker; Ausbildung zur Karosserie- und Fahrzeugbaumechanikerin; Berufsausbildung zur Karosserie- und Fahrzeugbaumechanikerin; Lehre zur Karosserie- und Fahrzeugbaumechanikerin; Ausbildung als Karosserie- und Fahrzeugbaumechaniker; Berufsausbildung als Karosserie- und Fahrzeugbaumechaniker; Lehre als Karosserie- und Fahrzeugbaumechaniker; gelernter Karosserie- und Fahrzeugbaumechaniker; ausgebildeter Karosserie- und Fahrzeugbaumechaniker; Gesellenbrief Karosserie- und Fahrzeugbaumechaniker; Gesellenbrief als Karosserie- und Fahrzeugbaumechaniker; Ausbildung zum/zur Karosserie- und Fahrzeugbaumechaniker; Berufsausbildung zum/zur Karosserie- und Fahrzeugbaumechaniker | auto-body-repair
automotive-painting | Automotive painting | technical | auto painting; automotive refinishing; auto body painting; auto refinishing; Fahrzeuglackierung; automotive paint; car painting; vehicle painting; peinture automobile; autopaint; painting cars; autobody painting; pintura automotriz; Autolackierung; <clear coat application; paint prep?; <filling and priming?; vehicle masking; <masking up vehicles |  | bodyshop; body; panel; panels; dent; masking; vehicles; resprays; bumpers; bodywork
paintless-dent-repair | Paintless dent repair | technical | PDR dent; paintless dent removal; débosselage sans peinture; Ausbeultechnik ohne Lackieren | auto-body-repair
frame-straightening | Frame straightening | technical | frame and unibody straightening; auto frame repair; redressage de châssis; Richtbank | auto-body-repair
i-car-certification | I-CAR certification | certification | I-CAR certified; <I-CAR Platinum; I-CAR? | auto-body-repair | certified; certification; platinum
auto-glass | Auto glass replacement | technical | <windshield replacement; <windshield repair; auto glass repair; <windshield installation; <auto glass technician; vehicle glass replacement; auto glass installation; Autoglaser; Autoglasmontage; remplacement de pare-brise; auto glass
window-tinting | Window tinting | professional | window tint; glass tinting; car window tinting; Scheibentönung; pose de films teintés; polarizado de vidrios; window film installation
car-audio-installation | Vehicle electronics installation | technical | <car audio; car audio installation; <car stereo installation; mobile electronics installation; <12-volt installation; mobile electronics?; <remote start installation; <car alarm installation; <GPS installation in vehicles; <accessory installation vehicles | | car; installation; vehicle; vehicles; 12-volt; alarm; alarms; amplifier; installer; stereo; mecp
vehicle-upfitting | Vehicle upfitting | professional | emergency vehicle upfitting; truck upfitting; vehicle outfitting; Fahrzeugausbau
mecp-certification | MECP certification | certification | MECP?; MECP certified; Mobile Electronics Certified Professional | car-audio-installation | installer; car; audio; 12v; car audio; 12 volt; remote start; remote starters; car stereo; installers; mobile electronics
automotive-hvac | Vehicle air conditioning | technical | automotive air conditioning; automotive AC; <auto AC repair; <vehicle air conditioning repair; automotive HVAC; auto air conditioning; auto A/C; automotive A/C; car air conditioning; mobile air conditioning; <A/C recharge; climatisation automobile; Kfz-Klimatechnik; aire acondicionado automotriz; automotive air conditioning repair
epa-section-609-certification-us | EPA Section 609 certification (US) | certification | ASE 609; EPA 609?; 609 certified?; 609 certification?; EPA 609 certified; MACS 609; MVAC 609; <MACS certified?; <MACS certification?; EPA Section 609 certified; EPA Section 609 certification; Section 609 certified; Section 609 certification | automotive-hvac | epa; refrigerant; automotive; mvac; ase; refrigerants; air conditioning; freon; a/c; epa 609; section 608; r-134a; r134a; certified; certification; certificate; license; licensed; card
kfz-klima-sachkunde-de | Kfz-Klima-Sachkunde (DE) | certification | Klimasachkunde Kfz; Sachkundenachweis Kfz-Klimaanlagen; Klimaschein Kfz | automotive-hvac
motorcycle-repair | Motorcycle repair | technical | <motorcycle mechanic; motorcycle maintenance; <Zweiradmechanik; <Zweiradmechatronik; <Harley-Davidson technician; <motorcycle technician; mécanique moto; reparación de motocicletas; Motorradreparatur
powersports-repair | Powersports repair | technical | ATV repair; powersports technician; snowmobile repair; UTV repair; jet ski repair; small powersports repair
bicycle-repair | Bicycle repair | technical | bike repair; <bicycle mechanic; <bike mechanic; bicycle maintenance; Fahrradmechanik; réparation de vélos; Fahrradreparatur; <e-bike repair; reparación de bicicletas; bicycle servicing
bicycle-assembly | Bicycle assembly | professional | bike assembly; bike building; Fahrradmontage; montage de vélos
zweiradmechatroniker-de | Zweiradmechatroniker (Berufsausbildung) | certification | Ausbildung zum Zweiradmechatroniker; Berufsausbildung zum Zweiradmechatroniker; Lehre zum Zweiradmechatroniker; Ausbildung zur Zweiradmechatronikerin; Berufsausbildung zur Zweiradmechatronikerin; Lehre zur Zweiradmechatronikerin; Ausbildung als Zweiradmechatroniker; Berufsausbildung als Zweiradmechatroniker; Lehre als Zweiradmechatroniker; gelernter Zweiradmechatroniker; ausgebildeter Zweiradmechatroniker; Gesellenbrief Zweiradmechatroniker; Gesellenbrief als Zweiradmechatroniker; Ausbildung zum/zur Zweiradmechatroniker; Berufsausbildung zum/zur Zweiradmechatroniker
zweiradmechaniker-de | Zweiradmechaniker (Berufsausbildung) | certification | Ausbildung zum Zweiradmechaniker; Berufsausbildung zum Zweiradmechaniker; Lehre zum Zweiradmechaniker; Ausbildung zur Zweiradmechanikerin; Berufsausbildung zur Zweiradmechanikerin; Lehre zur Zweiradmechanikerin; Ausbildung als Zweiradmechaniker; Berufsausbildung als Zweiradmechaniker; Lehre als Zweiradmechaniker; gelernter Zweiradmechaniker; ausgebildeter Zweiradmechaniker; Gesellenbrief Zweiradmechaniker; Gesellenbrief als Zweiradmechaniker; Ausbildung zum/zur Zweiradmechaniker; Berufsausbildung zum/zur Zweiradmechaniker
fahrradmonteur-de | Fahrradmonteur (Berufsausbildung) | certification | Ausbildung zum Fahrradmonteur; Berufsausbildung zum Fahrradmonteur; Lehre zum Fahrradmonteur; Ausbildung zur Fahrradmonteurin; Berufsausbildung zur Fahrradmonteurin; Lehre zur Fahrradmonteurin; Ausbildung als Fahrradmonteur; Berufsausbildung als Fahrradmonteur; Lehre als Fahrradmonteur; gelernter Fahrradmonteur; ausgebildeter Fahrradmonteur; Ausbildung zum/zur Fahrradmonteur; Berufsausbildung zum/zur Fahrradmonteur
marine-engine-repair | Marine engine repair | technical | <marine mechanics; <outboard motor repair; <inboard engines; marine diesel engines; <Mercury Marine engines; <outboard motors; mécanique marine; marine engine mechanics
boat-repair | Boat repair | technical | boat maintenance; <yacht maintenance; fiberglass boat repair; Bootsreparatur; Bootsbau Reparatur; réparation de bateaux; reparación de embarcaciones
boat-building | Boat building | technical | Bootsbau; boatbuilding; construction navale de plaisance; wooden boat building
abyc-certification | ABYC certification | certification | ABYC certified; <ABYC marine electrical certification; <ABYC marine systems certification; <ABYC certified marine electrical technician; ABYC certified technician
rv-repair | RV repair | technical | recreational vehicle repair; <RV technician; RV maintenance; camper repair; Wohnmobilreparatur
golf-cart-repair | Golf cart repair | technical | golf cart maintenance; golf cart mechanic
rvia-technician-certification | RVIA technician certification | certification | RVIA certified technician | rv-repair
rvti-certification | RVTI technician certification | certification | RVTI certified; <Registered RV Technician
service-advising | Automotive service advising | professional | <automotive service advisor; service writing; <service advisor automotive; <service writer; Kfz-Serviceberatung; <Serviceberater Kfz; <automotive repair estimates; conseil client atelier automobile
repair-orders | Repair orders | professional | writing repair orders; write repair orders; opening repair orders; ordres de réparation; órdenes de reparación; Reparaturaufträge
xtime | xtime | tool | Xtime scheduling; Cox Xtime
auto-damage-estimating | Vehicle damage estimating | professional | auto damage appraisal; vehicle damage appraisal; auto physical damage appraisal; <auto damage appraiser; <collision estimating; automotive damage estimating; Kfz-Gutachten; expertise automobile; Kfz-Schadensgutachten; <auto damage; auto estimating; auto damage estimating
ccc-one | CCC ONE | tool | CCC Pathways?; CCC One estimating; CCC estimating | auto-damage-estimating | collision; estimating; estimates; appraiser; appraisals; body shop; mitchell; audatex; adjuster; auto damage
mitchell-estimating | Mitchell estimating | tool | Mitchell UltraMate; <UltraMate; Mitchell Estimating software | auto-damage-estimating
audatex | Audatex | tool | Audatex estimating; Solera Audatex; <ADP Shoplink; <Audatex AudaPad | auto-damage-estimating
silverdat | SilverDAT | tool | DAT SilverDAT; SilverDAT 3; <DAT Kalkulation | auto-damage-estimating
auto-parts | Auto parts knowledge | professional | automotive parts; pièces détachées automobiles; auto parts; <refacciones automotrices; <repuestos automotrices; Kfz-Teile; Autoteile; automobile parts; automobile spare parts; auto spare parts; car parts; automobile parts industry; automotive parts industry
auto-parts-sales | Auto parts sales | professional | automotive parts sales; parts counter sales?; parts counter?; parts counterperson; auto parts counter; parts sales?; parts department?; <wholesale parts; vente de pièces automobiles; venta de autopartes; parts specialist? | | automotive; auto; dealership; vehicles; car; cars; vehicle; automobile; mechanics; dealer; oem
parts-ordering | Parts ordering | professional | ordering parts; order parts; commande de pièces; Teilebestellung; pedido de piezas
spare-parts-management | Spare parts management | professional | spare parts; parts management; parts inventory; Ersatzteilmanagement; Ersatzteile; Ersatzteilwesen; pièces détachées; pièces de rechange; refacciones; repuestos; gestion des pièces de rechange; spare parts inventory
electronic-parts-catalogs | Electronic parts catalogs | technical | parts catalog?; parts lookup?; parts interpreting; EPC parts catalogue; <ETKA | | automotive; dealership; vehicle; oem; vehicles; ordering; counter; dealer; catalogs; interpreting
ase-parts-specialist-certification | ASE parts specialist certification | certification | <ASE P2; <ASE P1; ASE parts specialist | auto-parts
dealership-software | Dealership management systems | technical | dealer management system; dealership software; DMS for dealerships; car dealer management system | | dealership; dealer; dms; reynolds; automotive; adp; dealertrack
cdk-drive | CDK Drive | tool | CDK?; CDK Global?; CDK dealer; ADP DMS; ADP dealership; ADP w.e.b.Suite; CDK Global DMS | dealership-software | dealership; dealer; dms; reynolds; adp; dealertrack
reynolds-era | Reynolds ERA | tool | ERA Ignite; Reynolds ERA-IGNITE | dealership-software; reynolds-and-reynolds
reynolds-and-reynolds | Reynolds dealership systems | tool | Reynolds & Reynolds; R&R dealership; Reynolds and Reynolds?; Reynolds DMS; <UCS Reynolds | dealership-software | dealership; dealer; dms; cdk; automotive; adp; vinsolutions
dealertrack | Dealertrack | tool | Dealer Track?; DealerTrack DMS; Arkona? | dealership-software | dealership; dealerships; dealertrack; dms; reynolds; cdk; automotive; f&i
auto-mate | Auto/Mate | tool | Auto/Mate DMS; AutoMate DMS | dealership-software
autosoft-dms | Autosoft DMS | tool | AutoSoft? | dealership-software | dealership; dealerships; dms; dealer; reynolds; cdk; dealertrack; service advisor
advent-dealership | Advent dealership | tool | Advent DMS | dealership-software
karmak | Karmak | tool | <Karmak Fusion; <Karmak ProfitMaster | dealership-software
procede-excede | Procede Excede | tool | Procede Software; Excede DMS | dealership-software
lightspeed-dealership | Lightspeed dealership | tool | Lightspeed EVO; LightspeedEVO | dealership-software
tekion | Tekion? | tool | Tekion ARC; Automotive Retail Cloud; Tekion DMS | dealership-software | dealership; dealerships; dms; cdk; reynolds; service advisor; dealertrack; xtime; vinsolutions
pbs-systems | PBS Systems | tool | PBS DMS | dealership-software
vinsolutions | VinSolutions | tool | <VinSolutions CRM; Vin Solutions; <VinSolutions Connect
dealersocket | DealerSocket | tool | Dealer Socket; DealerSocket CRM
elead-crm | Elead CRM | tool | Elead; ELEAD1ONE
vauto | vAuto | tool | <vAuto Provision
autovance | AutoVance | tool | Auto Vance
kelley-blue-book | Kelley Blue Book | tool | KBB?; Kelley BlueBook |  | nada; blue book; autotrader; vehicle; vehicles; trade-in; trade-ins; dealership; edmunds; vauto; manheim; black book; carfax; auto
manheim | Manheim? | tool | <Manheim Market Report; Manheim auctions | | auction; auctions; kbb; vauto; dealership; adesa; wholesale; blue book; used cars; dealer
carfax | Carfax | tool | CARFAX Service
tekmetric | Tekmetric | tool
shop-ware | Shop-Ware | tool
shopmonkey | Shopmonkey | tool
rowriter | ROWriter | tool | R.O. Writer?; RO Writer? |  | mitchell; alldata; tekmetric; shopkey; identifix; shop management; shop-ware; napa tracs
mitchell-1-manager-se | Mitchell 1 Manager SE | tool | Mitchell Manager SE; Mitchell 1 ManagerSE; ManagerSE
shopkey | ShopKey | tool | ShopKey Pro; Snap-on ShopKey
napa-tracs | NAPA TRACS | tool | NAPATRACS
protractor-shop-software | Protractor shop software | tool | Protractor.NET
werbas | Werbas | tool | WERBAS Werkstattsoftware
incadea | incadea | tool | incadea.dms | dealership-software
cross-dms | Cross DMS | tool | CROSS Volkswagen DMS | dealership-software
ase-certification | ASE certification | certification | ASE certified; <ASE certified technician; <ASE certified mechanic; ASE certificates; <ASE C1; Automotive Service Excellence certification; Automotive Service Excellence certified
ase-master-technician | ASE Master Technician | certification | ASE Master; ASE Master certified; ASE certified master; ASE certified master technician; <master automobile technician?; <ASE Master Automobile Technician | ase-certification | ase; certified; certification
ase-a1-engine-repair | ASE A1 Engine Repair | certification | ASE A1 | ase-certification
ase-a4-suspension-and-steering | ASE A4 Suspension and Steering | certification | ASE A4 | ase-certification
ase-a5-brakes | ASE A5 Brakes | certification | ASE A5; ASE brakes?; ASE certification brakes? | ase-certification | a5; a4; automotive; automobile
ase-a6-electrical-systems | ASE A6 Electrical Systems | certification | ASE A6; ASE electrical? | ase-certification | a6; a5; a8; automotive; automobile
ase-a7-heating-and-air-conditioning | ASE A7 Heating and Air Conditioning | certification | ASE A7 | ase-certification
ase-a8-engine-performance | ASE A8 Engine Performance | certification | ASE A8 | ase-certification
ase-g1-auto-maintenance-and-light-repair | ASE G1 Auto Maintenance and Light Repair | certification | ASE G1 | ase-certification
ase-l1-advanced-engine-performance | ASE L1 Advanced Engine Performance | certification | ASE L1 | ase-certification
ase-medium-heavy-truck | ASE Medium-Heavy Truck | certification | ASE T-series; <ASE T2; <ASE T4; <ASE Master Truck Technician | ase-certification
ase-collision-repair | ASE collision repair certification | certification | <ASE B2; ASE collision repair certified; ASE certified collision repair | ase-certification
vehicle-inspection-licence | Vehicle inspection licence | certification | state inspection license?; state inspector license?; vehicle inspection license; <NYS inspection license; <NYS inspector license?; <PA state inspection license; <Virginia state inspection license; <Pennsylvania inspection license; state vehicle inspection license |  | vehicle; automotive; auto; ase; mechanic; emissions
emissions-inspector-licence-us | Emissions inspector licence | certification | emission testing license; <PA emissions license; emissions inspection license; emissions inspector license
california-smog-inspector-licence-us | Smog inspector licence (US) | certification | smog license; <BAR smog license; <California smog license; Smog Check Inspector?; smog inspector license |  | license; licensed; bureau of automotive repair; certified; ase
vehicle-emissions-testing | Vehicle emissions testing | professional | emissions testing?; emission inspections; smog checks; smog inspections; Abgasuntersuchung; contrôle antipollution | | vehicle; vehicles; smog; automotive; engine; obd; dyno; dynamometer; inspections; car; cars
mot-tester-uk | MOT tester (UK) | certification | MOT tester; <MOT Class 4 tester; MOT inspector? |  | class 4; class 7; class iv; nominated tester; vosa; dvsa; nvq; garage; mot testing; class 5
hauptuntersuchung | Hauptuntersuchung | professional | HU/AU; Hauptuntersuchungen; periodische Fahrzeugüberwachung
prufingenieur-fahrzeuge-de | Prüfingenieur Fahrzeuge (DE) | certification | <TÜV Prüfingenieur?; Kfz-Prüfingenieur?; Prüfingenieur Kfz? | hauptuntersuchung | anerkannt; anerkannter; anerkennung; betraut; betrauung; prüfbefugnis
aas-kfz-de | Amtlich anerkannter Sachverständiger Kfz (DE) | certification | amtlich anerkannter Sachverständiger Kfz; <aaSmT
controle-technique-automobile-fr | Agrément contrôleur technique automobile | certification | contrôleur technique automobile?; agrément de contrôleur technique automobile |  | agrément; agréé; cqp; titre professionnel; préfectoral
dot-annual-vehicle-inspection | DOT annual vehicle inspection | professional | DOT inspector?; DOT annual inspections; annual DOT inspections; DOT inspections trucks; federal annual inspection; FHWA inspection | | truck; trucks; trailer; trailers; diesel; brakes; fleet; mechanic; vehicles; semi

# Environmental engineering
environmental-engineering | Environmental engineering | technical | <environmental engineer; Umwelttechnik; Umweltingenieurwesen; génie de l'environnement; ingeniería ambiental; <Umweltingenieur; <environmental systems engineering; ingénierie environnementale
water-treatment | Water treatment | technical | <water treatment plants; water purification; <water treatment systems; Wasseraufbereitung; traitement de l'eau; tratamiento de agua; <water treatment operations; traitement des eaux; <chlorination of water
drinking-water-treatment | Drinking water treatment | technical | potable water treatment; potable water; Trinkwasseraufbereitung; traitement de l'eau potable; potabilización; drinking water production | water-treatment
industrial-water-treatment | Industrial water treatment | technical | boiler water treatment; cooling water treatment; cooling tower water treatment; water treatment chemicals; Kesselwasseraufbereitung | water-treatment
desalination | Desalination | technical | seawater desalination; Meerwasserentsalzung; dessalement; desalinización; desalación | water-treatment
water-softeners | Water softeners | technical | water softening; Wasserenthärtung; adoucisseurs d'eau; ablandadores de agua; water softener installation
deionized-water-systems | Deionized water systems | technical | <RO/DI; DI water systems; deionised water; ultrapure water systems; VE-Wasser
water-filtration-systems | Water filtration systems | technical | water filtration; water filter systems; Wasserfiltration; filtration de l'eau
wastewater-treatment | Wastewater treatment | technical | waste water treatment; sewage treatment; <wastewater treatment plant; <wastewater plant operation; <activated sludge; <wastewater operations; Abwasserbehandlung; <Kläranlage; Abwassertechnik; traitement des eaux usées; <effluent treatment; <industrial wastewater; tratamiento de aguas residuales; <Kläranlagen; <pretreatment wastewater; <ETP operation; <STP operation; <effluent treatment plant; <anaerobic digestion wastewater; depuración de aguas; Abwasserreinigung; depuración de aguas residuales; <wastewater operator; <nutrient removal wastewater; épuration des eaux; wastewater?; waste water?; Abwasser?; aguas residuales? |  | treatment; sludge; effluent; clarifier; aeration; activated; digester; npdes; bod; cod; influent; Kläranlage; Klärwerk; Klärschlamm; Aufbereitung; Reinigung; Behandlung; tratamiento; depuradora; lodos; PTAR; EDAR
lift-stations | Lift stations? | technical | pump stations?; lift station maintenance; Pumpwerke; postes de relevage; estaciones de bombeo; sewage pumping stations | | wastewater; sewer; water; sewage; pumps; storm; pump; collection; manholes; treatment; utility
biosolids-management | Biosolids management | technical | biosolids; sludge?; <sludge dewatering; sludge treatment; Klärschlammbehandlung; traitement des boues; manejo de lodos | | wastewater; sewage; digester; dewatering; plant; water
water-reclamation | Water reclamation | technical | water reuse; reclaimed water; Wasserwiederverwendung; reutilización de agua
biowin | BioWin | tool | EnviroSim BioWin | wastewater-treatment
gps-x-wastewater | GPS-X wastewater | tool | GPS-X; Hydromantis GPS-X | wastewater-treatment
water-operator-licence | Water treatment operator licence | certification | water operator license?; water treatment operator license; certified water operator?; <T2 water treatment operator; <T1 water treatment operator; <Grade II water treatment operator | water-treatment | treatment; plant; filtration
wastewater-operator-licence-us | Wastewater operator licence | certification | wastewater operator license; wastewater license; certified wastewater operator; licensed wastewater operator; wastewater treatment operator license; <class II wastewater operator; <class A wastewater license; <class C wastewater license; <class B wastewater license; <Grade I wastewater operator | wastewater-treatment
water-distribution-operator-licence-us | Water distribution operator licence | certification | water distribution operator license; <D3 distribution operator; <D2 distribution operator; <D1 distribution operator | water-distribution
tceq-licence-us | TCEQ licence (US) | certification | TCEQ license; <TCEQ water license; <TCEQ wastewater license; TCEQ licensed
fachkraft-fur-abwassertechnik-de | Fachkraft für Abwassertechnik (Berufsausbildung) | certification | Ausbildung zur Fachkraft für Abwassertechnik; Berufsausbildung zur Fachkraft für Abwassertechnik; Lehre zur Fachkraft für Abwassertechnik; Ausbildung als Fachkraft für Abwassertechnik; Berufsausbildung als Fachkraft für Abwassertechnik; Lehre als Fachkraft für Abwassertechnik; gelernte Fachkraft für Abwassertechnik; ausgebildete Fachkraft für Abwassertechnik | wastewater-treatment
umwelttechnologe-abwasser-de | Umwelttechnologe für Abwasserbewirtschaftung (DE) | certification
fachkraft-fur-wasserversorgungstechnik-de | Fachkraft für Wasserversorgungstechnik (Berufsausbildung) | certification | Ausbildung zur Fachkraft für Wasserversorgungstechnik; Berufsausbildung zur Fachkraft für Wasserversorgungstechnik; Lehre zur Fachkraft für Wasserversorgungstechnik; Ausbildung als Fachkraft für Wasserversorgungstechnik; Berufsausbildung als Fachkraft für Wasserversorgungstechnik; Lehre als Fachkraft für Wasserversorgungstechnik; gelernte Fachkraft für Wasserversorgungstechnik; ausgebildete Fachkraft für Wasserversorgungstechnik | water-treatment
umwelttechnologe-wasser-de | Umwelttechnologe für Wasserversorgung (DE) | certification
wassermeister-de | Wassermeister (Meisterprüfung) | certification | geprüfter Wassermeister; Meisterprüfung Wassermeister; Wassermeisterprüfung | water-treatment
abwassermeister-de | Abwassermeister (Meisterprüfung) | certification | geprüfter Abwassermeister; Meisterprüfung Abwassermeister; Abwassermeisterprüfung | wastewater-treatment
air-pollution-control | Air pollution control | technical | emission control?; Luftreinhaltung; <scrubbers?; <electrostatic precipitators; <flue gas desulfurization; <scrubber operation; control de la contaminación atmosférica | environmental-engineering | emissions; air; pollution; chemical; gas; fgd; flue; boilers; stack; wet
air-quality | Air quality | technical | air quality management; Luftqualität; qualité de l'air; calidad del aire; <air compliance; <Clean Air Act; ambient air quality; <VOC emissions
air-permitting | Air permitting | professional | air permits; <Title V?; Title V permits; air quality permitting; Title V air permit; Title V permitting; air permit applications | | air; emissions; permit; permits; nsr; psd; neshap; epa; stack; tceq
air-dispersion-modeling | Air dispersion modeling | technical | air quality modeling; air dispersion modelling; Ausbreitungsrechnung; modélisation de la dispersion atmosphérique
aermod | AERMOD | tool | AERMOD View; BREEZE AERMOD | air-dispersion-modeling
calpuff | CALPUFF | tool
stack-testing | Stack testing | technical | source testing?; <EPA Method 5; stack emissions testing; stack sampling; Emissionsmessung | | stack; emissions; epa; method; air; boiler; boilers; cems; sampling
continuous-emissions-monitoring | Continuous emissions monitoring | technical | CEMS?; continuous emissions monitoring systems; CEM systems; emissions monitoring | | emissions; stack; opacity; epa; continuous
leak-detection-and-repair | Leak detection and repair | technical | LDAR; LDAR inspections; <EPA Method 21; <Method 21
emissions-inventories | Emissions inventories | professional | air emissions inventory; air emissions reporting; Emissionskataster
air-quality-monitoring | Air quality monitoring | professional | air monitoring; air sampling; ambient air monitoring; Luftmessung; monitoreo de calidad del aire; surveillance de la qualité de l'air
visible-emissions-evaluation-certification | Visible emissions evaluation certification | certification | visible emissions certified; VEO certification; EPA Method 9 certification; smoke school certified; smoke school certification
immission-control-law-de | Immission control law (DE) | technical | BImSchG; TA Luft; Immissionsschutz; Bundes-Immissionsschutzgesetz; TA Lärm
neshap | NESHAP | technical | MACT standards
dust-collection-systems | Dust collection systems | technical | dust collection; dust collectors; baghouse; Entstaubung; Entstaubungsanlagen; dépoussiérage?; colectores de polvo |  | filtres; filtration; aéraulique; silo; poussières
soil-remediation | Site remediation | technical | remediation?; soil remediation; <groundwater remediation; environmental remediation; <contaminated sites; environmental site remediation; Altlastensanierung; <Altlasten?; <remediation systems; contaminated site remediation; <dépollution des sols; <soil and groundwater remediation; <soil vapor extraction; <remediación de suelos; <remedial design?; remediation of contaminated land; <remedial action?; <remedial investigation | environmental-engineering | soil; groundwater; environmental; contaminated; site; sampling; hazardous; mold; asbestos; superfund; boden; grundwasser; bodenschutz; sanierung
groundwater-sampling | Groundwater sampling | professional | groundwater monitoring; <monitoring wells; monitoring well sampling; soil and groundwater sampling; well installation and sampling; Grundwasserprobenahme; Grundwassermonitoring; muestreo de aguas subterráneas; <monitoring well installation
groundwater-modeling | Groundwater modeling | technical | groundwater modelling; Grundwassermodellierung; modélisation hydrogéologique; modelación de aguas subterráneas | hydrogeology
modflow | MODFLOW | tool | Visual MODFLOW; GMS MODFLOW | groundwater-modeling
groundwater-vistas | Groundwater Vistas | tool
feflow | FEFLOW | tool | DHI FEFLOW | groundwater-modeling
aquifer-testing | Aquifer testing | technical | aquifer tests; <pumping tests; slug tests; Pumpversuche; essais de pompage | hydrogeology
underground-storage-tanks | Underground storage tanks | technical | <UST removal; <UST compliance; <underground storage tank removal; <petroleum tank closure
ust-operator-certification-us | UST operator certification (US) | certification | <Class A/B UST operator; <UST Class A operator; <UST operator A/B; <UST Class C operator; UST operator certification; certified UST operator | underground-storage-tanks
brownfield-redevelopment | Brownfield redevelopment | professional | brownfield?; Flächenrecycling; reconversion de friches |  | remediation; contaminated; redevelopment; environmental; epa; cleanup; soil; phase i
vapor-intrusion-assessment | Vapor intrusion assessment | technical | vapor intrusion; vapour intrusion
cercla | CERCLA | technical | Superfund; Superfund remediation
environmental-site-assessment | Environmental site assessment | professional | <Phase I and II?; <Phase I/II ESA; <Phase I & II environmental; <Phase I and Phase II environmental site assessments | environmental-engineering | environmental; esa; esas; astm; remediation; site; soil; groundwater; assessments; brownfield
phase-i-environmental-site-assessment | Phase I environmental site assessment | professional | Phase I ESA; phase 1 environmental site assessment; Phase I environmental; <ASTM E1527 | environmental-site-assessment
phase-ii-environmental-site-assessment | Phase II environmental site assessment | professional | Phase II ESA; Phase II environmental; phase 2 environmental site assessment; subsurface environmental investigation | environmental-site-assessment
environmental-due-diligence | Environmental due diligence | professional | Umwelt-Due-Diligence; due diligence environnementale; diagnostic de pollution
solid-waste-engineering | Landfill engineering | technical | <landfill design; <landfill gas; Deponietechnik; <landfill construction; <landfill gas collection; <landfill closure; conception de décharges | environmental-engineering
landfill-operation | Landfill operation | professional | landfill management; landfill?; Deponie; Deponiebetrieb; exploitation de décharge; relleno sanitario; operación de relleno sanitario | | waste; solid; gas; compactor; leachate; refuse; operator; environmental; transfer
transfer-station-operation | Transfer station operation | professional | waste transfer station; solid waste transfer station; Umschlagstation Abfall
manager-of-landfill-operations | Manager of Landfill Operations (MOLO) certification | certification | MOLO?; SWANA MOLO; MOLO certified; SWANA Manager of Landfill Operations; certified Manager of Landfill Operations | landfill-operation | landfill; swana; waste
geosynthetics | Geosynthetics | technical | <geotextiles; <geomembranes; <geomembrane installation; <liner installation; Geokunststoffe; géosynthétiques; geosintéticos
noise-assessment | Noise assessment | technical | <noise monitoring; <noise modelling; <environmental noise; noise impact assessment; <noise surveys; <noise mapping; Schallgutachten; <traffic noise model; <noise analysis environmental; évaluation du bruit; <sound level meters; <noise dosimetry; evaluación de ruido
cadnaa | CadnaA | tool | Cadna A; DataKustik CadnaA | noise-assessment
soundplan | SoundPLAN | tool | Sound PLAN? | noise-assessment | cadnaa; immi; acoustics; acoustic; noise mapping; odeon; schallschutz; schallimmission
noise-protection | Noise protection | technical | Lärmschutz; noise abatement; protection contre le bruit; noise mitigation; noise control

# Licences
professional-engineer | Professional Engineer (PE) licence | certification | PE?; P.E.?; professional engineer license; Professional Engineer?; PE licensed?; Professional Engineering license; licensed PE?; registered PE?; state PE?; licensed professional engineer; registered professional engineer; professional engineer registration; PE license?; P.E. license?; <Professional Engineer State of California; <Professional Engineer State of Florida; <Professional Engineer State of Ohio; <Professional Engineer State of Texas; <Professional Engineer State of New York; <Professional Engineer State of Michigan; <Professional Engineer State of Illinois; <Professional Engineer State of Colorado; <Professional Engineer Commonwealth of Pennsylvania; <Professional Engineer Commonwealth of Virginia |  | ncees; p.e; licensed; license number; pe license; civil pe; mechanical pe; electrical pe; leed ap; licensure
professional-engineer-licence-canada | Professional Engineer (P.Eng.) licence | certification | P.Eng.; licensed P.Eng.; <ing. OIQ; PEng licence; licensed PEng; PEng license; registered PEng
chartered-engineer-uk | Chartered Engineer (CEng) | certification | CEng?; chartered engineer?; <CEng MICE; <CEng MIMechE; <CEng MIET; <chartered civil engineer? |  | imeche; iet; ice; engineering council; mimeche; miet; istructe; icheme; engineers ireland; miei; imarest; cibse; mcibse; ciwem
incorporated-engineer-uk | Incorporated Engineer (UK) | certification | IEng?; incorporated engineer |  | imeche; iet; ice; engineering council; mimeche; miet; tmice; incorporated; engineers ireland; mcibse; imarest
eur-ing | EUR ING? | certification | European Engineer title |  | ceng; feani; chartered; engineers europe; ingenieur; imeche; iet; fiet; miet
ingenieur-diplome-par-l-etat-fr | Ingénieur diplômé par l'État (FR) | certification | IDPE?; ingénieur diplômé par l'État |  | ingénieur; diplômé; état
beratender-ingenieur-de | Beratender Ingenieur (DE) | certification | Beratender Ingenieur? |  | ingenieurkammer; kammer; baukammer
prufingenieur-fur-standsicherheit-de | Anerkennung als Prüfingenieur für Standsicherheit (DE) | certification | anerkannter Prüfingenieur für Standsicherheit; anerkannter Prüfingenieur für Baustatik; Anerkennung als Prüfingenieur für Standsicherheit; Anerkennung als Prüfingenieur für Baustatik | structural-engineering
pe-exam-us | PE exam passed (US) | certification | passed PE exam; passed the PE exam; PE exam passed; passed P.E. exam; passed the P.E. exam; passed Principles and Practice of Engineering exam; passed the Principles and Practice of Engineering exam
engineer-in-training | Engineer in Training (EIT) | certification | EIT?; E.I.T.; EIT certification; EIT license; EIT certified; engineer-in-training certification?; EI certified?; EIT certificate?; engineer intern certification?; certified engineer in training; <FE/EIT; <EIT/FE; engineering intern certification?; registered engineer in training |  | ncees; fe exam; e.i.t.; p.eng; apega; egbc; peo; apegs; pe exam; e.i.t
fe-exam | FE exam passed (US) | certification | FE certification?; passed FE exam; passed the FE exam; FE exam passed; passed the F.E. exam; passed fundamentals of engineering exam; passed the fundamentals of engineering exam; <passed FE civil exam; <passed the FE civil exam; <FE civil exam passed; <passed FE mechanical exam; <passed the FE mechanical exam; <passed FE electrical exam; <passed the FE electrical exam; Fundamentals of Engineering exam passed; FE exam certificate |  | ncees; eit; e.i.t; engineer in training
structural-engineer-licence | Structural Engineer licence | certification | SE license?; licensed structural engineer; structural engineering license; S.E. license?; registered structural engineer; structural engineer license | structural-engineering | structural; pe; civil; seismic
chartered-structural-engineer-uk | Chartered Structural Engineer | certification | <MIStructE; chartered structural engineer; <FIStructE | structural-engineering
qualifizierter-tragwerksplaner-de | Qualifizierter Tragwerksplaner (DE) | certification | Tragwerksplaner Listeneintrag; qualifizierter Tragwerksplaner | structural-engineering
nachweisberechtigter-standsicherheit-de | Nachweisberechtigter für Standsicherheit (DE) | certification | Nachweisberechtigter Standsicherheit; nachweisberechtigt Standsicherheit; Nachweisberechtigter für Standsicherheit
autodesk-certified | Autodesk certification | certification | Autodesk certified; <Autodesk Certified Professional; <Autodesk certified user
autocad-certification | AutoCAD certification | certification | AutoCAD certified; AutoCAD certificate; Autodesk AutoCAD certified; Autodesk AutoCAD certification; certified AutoCAD; <AutoCAD Certified Professional; <AutoCAD certified user | autocad
revit-certification | Revit certification | certification | Revit certified; <Revit certified professional; Autodesk Revit certification; <Revit Architecture certification | revit
adda-drafter-certification | ADDA drafter certification | certification | ADDA certified drafter; ADDA certification; American Design Drafting Association certification; certified drafter ADDA
cad-certificate | CAD certificate? | certification | CAD certification?; <certified CAD drafter | cad | autocad; solidworks; drafting; drafter; revit; inventor; catia; microstation; computer aided design; computer-aided design; civil 3d; creo
drafting-certificate | Drafting certificate | certification | certified drafter; drafting certification; <CAD/drafting certificate
technischer-produktdesigner-de | Technischer Produktdesigner (Berufsausbildung) | certification | Ausbildung zum Technischen Produktdesigner; Ausbildung zum Technischer Produktdesigner; Berufsausbildung zum Technischen Produktdesigner; Berufsausbildung zum Technischer Produktdesigner; Lehre zum Technischen Produktdesigner; Ausbildung zur Technischen Produktdesignerin; Berufsausbildung zur Technischen Produktdesignerin; Lehre zur Technischen Produktdesignerin; Ausbildung als Technischer Produktdesigner; Berufsausbildung als Technischer Produktdesigner; Lehre als Technischer Produktdesigner; gelernter Technischer Produktdesigner; ausgebildeter Technischer Produktdesigner; Ausbildung zum/zur Technischer Produktdesigner; Berufsausbildung zum/zur Technischer Produktdesigner; gelernte Technische Produktdesignerin; Ausbildung als Technische Produktdesignerin | cad
technischer-zeichner-de | Technischer Zeichner (Berufsausbildung) | certification | Ausbildung zum Technischen Zeichner; Ausbildung zum Technischer Zeichner; Berufsausbildung zum Technischen Zeichner; Berufsausbildung zum Technischer Zeichner; Lehre zum Technischen Zeichner; Ausbildung zur Technischen Zeichnerin; Berufsausbildung zur Technischen Zeichnerin; Lehre zur Technischen Zeichnerin; Ausbildung als Technischer Zeichner; Berufsausbildung als Technischer Zeichner; Lehre als Technischer Zeichner; gelernter Technischer Zeichner; ausgebildeter Technischer Zeichner; Ausbildung zum/zur Technischer Zeichner; Berufsausbildung zum/zur Technischer Zeichner; gelernte Technische Zeichnerin; Ausbildung als Technische Zeichnerin
technischer-systemplaner-de | Technischer Systemplaner (Berufsausbildung) | certification | Ausbildung zum Technischen Systemplaner; Ausbildung zum Technischer Systemplaner; Berufsausbildung zum Technischen Systemplaner; Berufsausbildung zum Technischer Systemplaner; Lehre zum Technischen Systemplaner; Ausbildung zur Technischen Systemplanerin; Berufsausbildung zur Technischen Systemplanerin; Lehre zur Technischen Systemplanerin; Ausbildung als Technischer Systemplaner; Berufsausbildung als Technischer Systemplaner; Lehre als Technischer Systemplaner; gelernter Technischer Systemplaner; ausgebildeter Technischer Systemplaner; Ausbildung zum/zur Technischer Systemplaner; Berufsausbildung zum/zur Technischer Systemplaner; gelernte Technische Systemplanerin; Ausbildung als Technische Systemplanerin
exhaust-system-repair | Exhaust system repair | technical | exhaust repairs; exhaust repair; exhaust replacement; exhaust fitting; Auspuffreparatur; Auspuffanlagen erneuern; Auspuff?; réparation d'échappement; remplacement d'échappement; échappement?; reparación de escapes; cambio de tubo de escape | automotive-repair | mechanic; brakes; tyres; tires; clutch; Bremsen; Ölwechsel; Reifen; Werkstatt; Kfz; vidange; freinage; embrayage; garage
`;

export const substitutes = String.raw`
cad-packages-3d | 3D CAD packages | 0.6 | solidworks; catia; creo; siemens-nx; autodesk-inventor; solid-edge; fusion-360; onshape; zw3d; ironcad; alibre-design; topsolid; freecad
surface-modelers | surface modelers | 0.4 | rhino-3d; alias-automotive; icem-surf
bim-authoring | building design software | 0.6 | revit; archicad; vectorworks; allplan
drafting-software | drafting software | 0.6 | autocad; microstation; bricscad; zwcad; draftsight; gstarcad; nanocad
civil-design-tools | civil design software | 0.5 | civil-3d; bentley-openroads; bentley-inroads; bentley-geopak; 12d-model; carlson-civil
plant-cad | plant design packages | 0.6 | autocad-plant-3d; aveva-pdms; aveva-e3d-design; intergraph-smart-3d; intergraph-pds; autoplant; bentley-openplant; cadworx
electrical-cad | electrical CAD | 0.6 | autocad-electrical; eplan; wscad; see-electrical; zuken-e3; elcad; solidworks-electrical
lighting-calculation | lighting calculation software | 0.6 | relux; visual-lighting
plm-systems | product lifecycle systems | 0.6 | teamcenter; windchill; enovia; oracle-agile-plm; arena-plm; aras-innovator; sap-plm
pdm-systems | product data management systems | 0.6 | autodesk-vault; solidworks-pdm; pro-intralink; smarteam; pro-file; keytech-plm
mbse-tools | systems modeling tools | 0.5 | ibm-rhapsody; cameo-systems-modeler; magicdraw; capella-mbse; magic-systems-of-systems-architect
fea-packages | finite element packages | 0.6 | ansys; abaqus; nastran; msc-marc; altair-optistruct; ls-dyna; comsol; simcenter-3d; code-aster; solidworks-simulation
fe-preprocessors | finite element pre-processors | 0.6 | hypermesh; ansa; patran; femap
crash-solvers | explicit crash solvers | 0.6 | ls-dyna; pam-crash; altair-radioss
cfd-packages | fluid simulation packages | 0.6 | ansys-fluent; ansys-cfx; star-ccm; openfoam; comsol; converge-cfd; flow-3d; autodesk-cfd; solidworks-flow-simulation
electronics-thermal | electronics cooling simulation | 0.6 | flotherm; ansys-icepak; 6sigmaet; floefd
multibody-packages | multibody simulation packages | 0.6 | adams; simpack; recurdyn
vehicle-simulators | vehicle simulation packages | 0.6 | carsim; trucksim; ipg-carmaker
engine-simulators | engine and powertrain simulation | 0.5 | gt-suite; avl-boost; ricardo-wave; simcenter-amesim; avl-cruise
injection-simulators | injection molding simulation | 0.6 | moldflow; moldex3d; cadmould
casting-simulators | casting simulation packages | 0.6 | magmasoft; procast
forming-simulators | forming simulation packages | 0.6 | autoform; pam-stamp
process-simulators | process simulators | 0.6 | aspen-hysys; aspen-plus; aveva-pro-ii; chemcad; honeywell-unisim; promax-process-simulation; dwsim
building-energy-simulators | building energy simulation | 0.6 | energyplus; equest-energy-modeling; ies-ve; designbuilder; trnsys; openstudio-energy
solar-layout-software | solar design packages | 0.6 | pvsyst; pv-sol; helioscope; aurora-solar; opensolar; pvcase
plant-simulators | discrete event simulators | 0.6 | witness-simulation; automod; extendsim
structural-analysis-packages | structural analysis packages | 0.6 | staad-pro; etabs; sap2000; risa; ram-structural; robot-structural-analysis; dlubal-rfem; scia-engineer; sofistik; midas-structural; gt-strudl; cypecad; graitec; tekla-structural-designer; risa-structural-software; bentley-ram-software; fastrak-building-designer; dlubal-software; cype-software
power-study-software | power system study software | 0.6 | etap; skm-powertools; easypower
grid-simulators | grid simulation software | 0.6 | pss-e; powerworld-simulator; digsilent-powerfactory; pslf; cyme; neplan; pss-sincal; synergi-electric; milsoft-windmil; milsoft-software
emt-simulators | electromagnetic transient simulation | 0.6 | pscad; emtp
plc-platforms | PLC platforms | 0.6 | siemens-simatic-s7; allen-bradley; schneider-plc; omron-plc; mitsubishi-plc; ge-fanuc-plc; abb-plc; wago-plc; plcnext; automationdirect-plc; other-plcs; delta-plcs
plc-software | PLC programming software | 0.6 | siemens-tia-portal; rslogix; beckhoff-twincat; codesys; b-and-r; ecostruxure-control-expert; omron-sysmac-studio; gx-works; rockwell-rslogix; gx-developer
scada-packages | SCADA and visualization packages | 0.6 | wonderware; aveva-system-platform; wincc; ignition-scada; factorytalk-view; ifix; cimplicity; citect; zenon; clearscada; vtscada; wonderware-software
dcs-platforms | distributed control systems | 0.6 | deltav; honeywell-experion; yokogawa-centum; abb-800xa; foxboro-dcs; simatic-pcs-7; emerson-ovation; abb-dcs; foxboro-dcs-software; honeywell-dcs
process-historians | plant historians | 0.6 | pi-historian; aveva-historian; aspen-infoplus-21; factorytalk-historian; canary-historian
mes-products | manufacturing execution products | 0.6 | siemens-opcenter; hydra-mes; delmia-apriso; plex; tulip; critical-manufacturing-mes; forcam; aveva-mes
pharma-mes | batch manufacturing execution products | 0.6 | werum-pas-x; pomsnet; syncade
robot-brands | industrial robot brands | 0.6 | fanuc-robots; kuka-robots; abb-robots; yaskawa-motoman-robots; kawasaki-robots; staubli-robots; nachi-robots
vision-brands | machine vision systems | 0.6 | cognex-vision; keyence-vision
drive-brands | drive brands | 0.5 | drive-suppliers; lenze-drives; sew-eurodrive-drives; danfoss-drives; abb-drives; powerflex-drives; yaskawa-drives; siemens-sinamics
pcb-tools | PCB design tools | 0.6 | altium; orcad; cadence-allegro; mentor-pads; eagle-cad; kicad; xpedition; zuken-cr; zuken-cadstar; other-pcb-tools; diptrace; pulsonix; zuken-cr-5000
spice-simulators | circuit simulators | 0.6 | ltspice; pspice; hspice; tina-ti; multisim; cadence-spectre
em-simulators | electromagnetic field simulation | 0.6 | ansys-hfss; cst-studio-suite; altair-feko
rf-circuit-simulators | RF circuit simulation | 0.6 | keysight-ads; awr-microwave-office
optical-design-software | optical design software | 0.6 | ansys-zemax-opticstudio; code-v
traffic-simulators | traffic simulation software | 0.6 | ptv-vissim; aimsun; corsim; synchro-traffic
travel-demand-models | travel demand software | 0.6 | ptv-visum; transcad; cube-voyager
stormwater-models | storm sewer software | 0.6 | hydrocad; hydraflow; stormcad; pondpack
water-network-models | water network software | 0.6 | watercad; watergems; epanet; infowater
river-models | river hydraulics software | 0.6 | hec-ras; mike-by-dhi; tuflow; telemac; delft3d
geotechnical-packages | geotechnical software | 0.5 | plaxis; geostudio; rocscience-software; geo5; talren; ggu-software
lateral-pile-software | pile analysis software | 0.5 | lpile; allpile; apile
fluid-power | fluid power | 0.5 | hydraulics; pneumatics
structural-materials-design | structural design by material | 0.4 | steel-design; reinforced-concrete-design; timber-design
engineering-math-tools | engineering computation tools | 0.4 | matlab; mathcad
automotive-mechanic-branches | vehicle repair | 0.4 | automotive-repair; diesel-mechanics; motorcycle-repair
estimating-products | collision estimating systems | 0.6 | ccc-one; mitchell-estimating; audatex; silverdat
repair-information | repair information systems | 0.6 | mitchell-1; alldata; identifix
dealer-systems | dealer management systems | 0.6 | cdk-drive; reynolds-era; dealertrack; auto-mate; autosoft-dms; pbs-systems; tekion; advent-dealership
dealer-crm | dealership CRM | 0.6 | vinsolutions; dealersocket; elead-crm
shop-management | repair shop management software | 0.6 | tekmetric; shop-ware; shopmonkey; rowriter; mitchell-1-manager-se; napa-tracs
truck-diagnostics | truck diagnostic software | 0.5 | cummins-insite; detroit-diesel-diagnostic-link; cat-electronic-technician; volvo-premium-tech-tool; jpro-diagnostics; paccar-davie4; servicemaxx
water-engineering | drainage and water network design | 0.4 | stormwater-management; drainage-design; sewer-design
water-and-wastewater | water and wastewater treatment | 0.5 | water-treatment; wastewater-treatment
additive-processes | additive processes | 0.6 | 3d-printing; additive-manufacturing
rf-fields | radio-frequency engineering | 0.4 | rf-engineering; microwave-engineering; antenna-design
steel-detailing-software | steel detailing software | 0.6 | tekla-structures; sds2; advance-steel; prosteel
`;
