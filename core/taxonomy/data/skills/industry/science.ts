export const skills = String.raw`
# Research in general
research | Research? | professional | scientific research; academic research; research methods; research methodology; <research projects?; conducting research?; <applied research; <basic research; wissenschaftliche Forschung; wissenschaftliches Arbeiten; Forschung?; Forschungsprojekte; recherche scientifique; méthodologie de recherche; investigación científica; investigación académica; metodología de la investigación |  | laboratory; lab; study; studies; scientific; university; academic; data; publications; professor; qualitative; quantitative; writing; experiments; literature; analysis; Universität; Lehrstuhl; Publikationen; Dissertation; Promotion; Institut
literature-review | Literature review | professional | literature search; literature searches; literature research; reviewing literature; reviewing scientific literature; <systematic review; <systematic literature review; <meta-analysis; <meta-analyses; <PRISMA systematic review; <Cochrane reviews; bibliographic research; Literaturrecherche; revue de la littérature; recherche bibliographique; revisión bibliográfica; revisión de literatura | research
experimental-design | Experimental design | professional | design of experiments in research; designing experiments; design experiments; designed experiments; designing and conducting experiments; diseño experimental | research
study-design | Study design | professional | research design; Studiendesign; diseño de estudios; designing research studies; diseño de la investigación | research
field-research | Field research | professional | fieldwork?; field work in science; field studies; <collecting field data; <field surveys in science; <field biology; Feldforschung; Feldarbeit?; travail de terrain?; trabajo de campo? | research | recherche; enquête; enquêtes; sociologie; anthropologie; investigación; encuestas; antropología; sociología; muestreo; entrevistas; ethnographie; survey; surveys; ecology; archaeology; ethnographic; geology; interviews; samples; species; sampling; anthropology; excavation; biology; ethnography; specimens
qualitative-research | Qualitative research | technical | qualitative methods; <qualitative interviews; <content analysis research; <ethnography; <ethnographic research; <in-depth interviews?; <semi-structured interviews?; qualitative Forschung; qualitative Sozialforschung; recherche qualitative; investigación cualitativa | research | research; study; participants; thematic; ethnographic; nvivo; transcripts; researcher
quantitative-research | Quantitative research | technical | quantitative analysis in research; quantitative Forschung; recherche quantitative; investigación cuantitativa | research
mixed-methods-research | Mixed methods research | technical | mixed methods; mixed-methods design; qualitative and quantitative research | qualitative-research; quantitative-research
survey-research | Survey research | professional | <survey design?; <questionnaire design; <questionnaire development; survey methodology; <survey development?; <survey administration?; <conducting surveys?; <survey data collection?; <designing surveys?; <opinion polling; Umfrageforschung; <Fragebogenentwicklung; enquêtes par questionnaire; <diseño de encuestas? | research | questionnaire; questionnaires; respondents; research; participants; responses; satisfaction; qualtrics; interviews; polling; encuestas; statistical
scientific-writing | Scientific writing | professional | scientific publications; scientific publishing?; writing scientific papers; <manuscript preparation?; <manuscript writing?; scientific manuscripts; research papers?; research paper writing; research publications?; peer-reviewed publications; scientific papers; <scientific reports; scientific articles; writing research papers; wissenschaftliches Schreiben; wissenschaftliche Publikationen; rédaction scientifique; publications scientifiques; redacción científica; publicaciones científicas | writing | research; journal; journals; published; co-authored; authored; peer-reviewed; scientific; publications
academic-writing | Academic writing | professional | <thesis writing; akademisches Schreiben; rédaction académique; redacción académica; escritura académica | writing
peer-review | Scholarly peer review | professional | manuscript review?; journal peer review; reviewer for journals; manuscript reviewer?; peer reviewer?; journal reviewer; refereeing manuscripts | | journal; journals; scientific; articles; academic
scientific-presentations | Scientific presentations | professional | <poster presentations; conference presentations?; oral presentations at conferences; presenting research?; presenting research findings?; presented research?; <conference posters; presenting at conferences? | research | abstract; abstracts; poster; posters; scientific; symposium; publications; academic; laboratory; thesis
science-communication | Science communication | professional | scientific communication; Wissenschaftskommunikation; <vulgarisation scientifique; <divulgación científica; communication scientifique; public engagement with science
research-funding | Research grant applications | professional | <NIH grants; <NSF grants; <NIH grant writing; <research proposals?; <research proposal writing?; <R01; <SBIR; <SBIR/STTR; <DFG-Anträge; <Drittmittelakquise; <ERC grant; <Horizon 2020; <Horizon Europe; <ANR projets; grant applications for research; writing research grant applications; Einwerbung von Drittmitteln | research | grants; grant; nih; nsf; funding; funded; laboratory; scientific; university; proposals
principal-investigator | Research leadership | professional | <principal investigator?; leading research projects; <research supervision; research management?; <supervising research; managing research projects; directing research; research program management; <Arbeitsgruppenleitung | research | grant; grants; funded; nih; nsf; r01; award; proposal; co-pi; awarded
laboratory-management | Laboratory management | professional | lab management; research lab management; laboratory supervision; Laborleitung; dirección de laboratorio; managing research laboratories; gestion de laboratoire
research-ethics | Research ethics | professional | <IRB?; <Institutional Review Board; <IRB submissions; <IRB protocols; <IRB applications; <IRB approval; <human subjects research; <human subjects protection; <ethics committee submissions; <ethics committee?; human research protections; responsible conduct of research; <Ethikantrag; comité d'éthique; comité de ética; <Ethikkommissionsanträge | research | research; human; subjects; protocol; protocols; study; clinical; consent; investigator; participants
citi-certification | CITI certification | certification | CITI training?; CITI certified?; CITI Program?; Collaborative Institutional Training Initiative; <CITI human subjects; <CITI Human Subjects Research; <CITI GCP; CITI Program certificate; CITI Program certification; CITI Program training |  | irb; human subjects; human subject; research ethics; responsible conduct; collaborative institutional; gcp; clinical research; clinical trials; biomedical; hipaa; nih; psychology
reference-management | Reference management software | technical | citation management?; reference managers; gestores bibliográficos | | endnote; zotero; mendeley; bibliography; literature; library; refworks
endnote | EndNote | tool | End Note? | reference-management | mendeley; zotero; spss; citation; pubmed; refworks
mendeley | Mendeley | tool | | reference-management
zotero | Zotero | tool | | reference-management
refworks | RefWorks | tool | Ref Works? | reference-management | mendeley; zotero; endnote; citation; pubmed
citavi | Citavi | tool | | reference-management
literature-databases | Scientific literature databases | technical | scientific databases; literature databases
pubmed | PubMed | tool | PubMed searches | literature-databases
medline | MEDLINE? | tool | Ovid MEDLINE | literature-databases | pubmed; embase; cochrane; literature; databases; cinahl; psycinfo; scopus; ovid; database; lexis; bibliographic
web-of-science | Web of Science | tool | | literature-databases
scopus | Scopus? | tool |  | literature-databases | pubmed; web of science; embase; databases; database; medline; literature; citations; elsevier; scholar; indexed; journals; bibliometric
protocols-io | protocols.io | tool
publons | Publons | tool
ssrn | SSRN | tool
inspire-hep | INSPIRE-HEP | tool
dblp | dblp | tool
alphaxiv | alphaXiv | tool
google-scholar | Google Scholar? | tool |  | literature-databases | pubmed; jstor; literature; databases; web of science; literature review; scopus; mendeley; zotero; ebsco
scifinder | SciFinder | tool | CAS SciFinder | literature-databases
embase | Embase | tool | | literature-databases
jstor | JSTOR | tool | | literature-databases
psycinfo | PsycINFO | tool | | literature-databases
cinahl | CINAHL | tool | | literature-databases
cochrane-library | Cochrane Library | tool | | literature-databases
ebscohost | EBSCOhost | tool | EBSCO | literature-databases
reaxys | Reaxys | tool | | literature-databases
proquest | ProQuest? | tool |  | literature-databases | ebsco; ebscohost; jstor; databases; lexisnexis; library; librarian; literature; scopus; refworks
electronic-lab-notebook | Laboratory notebook keeping | professional | lab notebook; maintaining laboratory notebook; maintain lab notebooks; <lab documentation; <laboratory documentation; Laborjournal; <Labordokumentation; cahier de laboratoire; cuaderno de laboratorio
eln | Electronic laboratory notebooks | technical | electronic laboratory notebook; electronic lab notebook; ELN; elektronisches Laborjournal; cahier de laboratoire électronique | electronic-lab-notebook
benchling | Benchling | tool | Benchling ELN | eln
labarchives | LabArchives | tool | | eln
signals-notebook | Signals Notebook | tool | Revvity Signals Notebook | eln
perkinelmer-e-notebook | PerkinElmer E-Notebook | tool | | eln
lims | Laboratory information management systems | technical | LIMS; lab information management
labware-lims | LabWare LIMS | tool | LabWare?; LIMS LabWare; LabWare ELN; LabWare 7 | lims | lims; starlims; labvantage; samplemanager; eln
labvantage | LabVantage | tool | Sapphire LIMS; LabVantage LIMS | lims
starlims | STARLIMS | tool | Star LIMS | lims
samplemanager-lims | SampleManager LIMS | tool | SampleManager; Thermo SampleManager | lims
data-collection-research | Research data collection | professional | collecting research data; collect research data; scientific data collection; experimental data collection; recording experimental data; wissenschaftliche Datenerhebung; recogida de datos?; collecte de données scientifiques | research | investigación; estudio; muestras; experimental; laboratorio; tesis; encuestas; campo
research-data-management | Research data management | professional | Forschungsdatenmanagement; gestion des données de recherche; <FAIR data; gestión de datos de investigación | research
scientific-data-analysis | Scientific data analysis | technical | experimental data analysis; data interpretation in science; analysis of experimental data; analyzing experimental data; analyzing scientific data; <curve fitting; <error analysis?; <numerical data analysis in science; Auswertung von Messdaten; Auswertung experimenteller Daten | research | experimental; laboratory; physics; measurements; curve; spectra; instrument

# Statistics for science
graphpad-prism | GraphPad Prism | tool | Graph Pad Prism; Prism software?; <Graphpad Prism 5 |  | graphpad; statistical; imagej; elisa; anova; spss; assays; dose
scientific-plotting | Igor Pro | tool
gnuplot | Gnuplot | tool
biostatistics | Biostatistics | technical | biostatistical analysis; <biostatistician; medical statistics; clinical statistics; clinical biostatistics; Biostatistik; biostatistique; bioestadística; <power analysis in studies
clinical-sas | Statistical programming for trials | technical | <clinical SAS programming; <clinical SAS; <TLFs; <tables, listings and figures; <SDTM mapping | biostatistics
cdisc-standards | CDISC standards | technical | CDISC; <CDISC SDTM; <SDTM; <ADaM?; <define.xml | | sdtm; cdisc; sas; define.xml; tlfs; clinical
statistical-analysis-plans | Statistical analysis plans | professional | SAP clinical statistics | biostatistics
psychometrics | Psychometrics | technical | psychometric analysis; <item response theory; <factor analysis of tests; <test validation psychometric; <scale development?; Psychometrie; psicometría | | psychometric; questionnaire; validity; reliability; psychology; item

# Laboratory work
laboratory-techniques | Laboratory techniques | technical | laboratory skills; lab skills; lab techniques; laboratory work; <laboratory testing; <lab testing; lab work; <laboratory procedures; <lab procedures; laboratory experience; lab experience; <laboratory analysis; <lab analysis; laboratory methods; <wet lab; <wet lab techniques; bench work in laboratories; basic laboratory techniques; <running lab tests?; <performing laboratory tests; bench science; Labortechniken; Laborarbeit; Labortätigkeit; Labormethoden; techniques de laboratoire; travail de laboratoire; técnicas de laboratorio; trabajo de laboratorio; <pruebas de laboratorio; <sample analysis?; <sample testing? | | laboratory; samples; reagents; chemistry; biology; specimens; assays; pipetting; research
laboratory-safety | Laboratory safety | technical | lab safety; laboratory safety training; <chemical hygiene; <chemical hygiene plan; <biosafety; <biological safety; <biosafety level 2; <BSL-2; <BSL2; <handling of hazardous chemicals; <fume hood; Laborsicherheit; <Biosicherheit?; Arbeitssicherheit im Labor; Gefahrstoffe im Labor; sécurité au laboratoire; <bioseguridad?; seguridad en el laboratorio | laboratory-techniques | laboratorio; muestras; microbiología; reactivos; labor; gentechnik; laboratory
lab-equipment | Laboratory equipment | technical | laboratory instruments; laboratory instrumentation; lab equipment; lab instruments; <laboratory equipment maintenance; <lab equipment maintenance; <maintaining laboratory equipment; operating laboratory equipment; <laboratory instrument maintenance; <instrument maintenance in laboratories; <analytical instruments; scientific instruments; scientific instrumentation; scientific equipment; Laborgeräte; Laborausrüstung; équipement de laboratoire; equipos de laboratorio | laboratory-techniques
instrument-calibration-lab | Calibrating laboratory instruments | professional | calibrating laboratory equipment; laboratory instrument calibration; <pipette calibration; calibration of laboratory instruments; <balance calibration; calibration of lab equipment; Kalibrierung von Laborgeräten | laboratory-techniques
pipetting | Pipetting | technical | <micropipetting; pipettes; <micropipettes; <multichannel pipettes; <serial dilutions; Pipettieren; pipetage; pipeteo; <preparing serial dilutions | laboratory-techniques
solution-preparation | Preparing solutions and media | technical | <solution preparation?; <preparing solutions?; <prepare solutions?; <prepared solutions?; <buffer preparation; <preparing buffers; <prepared buffers; <reagent preparation; <preparing reagents; <prepare reagents; <prepared reagents; <media preparation?; <media prep?; <preparation of media?; <preparing media?; <preparation of reagents; <preparation of solutions?; <prepare media?; <making buffers; <Lösungen ansetzen; <Pufferherstellung; <preparación de soluciones?; <préparation de solutions?; <preparación de reactivos | laboratory-techniques | agar; buffers; buffer; reagents; reagent; autoclave; laboratory; plates; bacterial; pipetting; samples; autoclaving; reactivos; laboratorio; análisis; químicos; laboratoire; réactifs; tampons; milieux; química
sample-preparation | Sample preparation | technical | sample prep?; preparing samples?; prepare samples?; prepared samples?; preparation of samples?; <sample extraction; <solid phase extraction; SPE sample preparation; <Soxhlet extraction; Probenvorbereitung; Probenaufbereitung; préparation d'échantillons; preparación de muestras | laboratory-techniques | laboratory; lab; analysis; hplc; chromatography; gc; microscopy; reagents; chemistry; specimens; extraction; testing; spectroscopy
sample-handling | Sample handling? | professional | sample processing?; processing samples?; procesamiento de muestras; Probenhandhabung; handling samples? | | laboratory; lab; specimens; blood; biological; analysis; soil; centrifuge; clinical; tissue; aliquots; assays; biobank; dna; labor; muestras; testing; chromatography; reagents
sampling-science | Taking samples | professional | sample collection; collecting samples; collect samples; collected samples; sampling of raw materials; field sample collection; raw material sampling; taking water samples; prélèvement d'échantillons; échantillonnage?; toma de muestras ambientales | | prélèvement; prélèvements; laboratoire; eau; sol; analyses
centrifugation | Centrifugation | technical | centrifuge; <ultracentrifugation; <ultracentrifuge; centrifuging samples; <density gradient centrifugation; Zentrifugation; centrífuga | laboratory-techniques
microscopy | Microscopy | technical | <light microscopy; <fluorescence microscopy; <fluorescent microscopy; <confocal microscopy; <confocal imaging; <optical microscopy; microscopes; <brightfield microscopy; <live cell imaging; <super-resolution microscopy; <two-photon microscopy; Mikroskopie; <Fluoreszenzmikroskopie; microscopie; microscopía | laboratory-techniques
electron-microscopy | Electron microscopy | technical | <SEM microscopy; <scanning electron microscopy; <scanning electron microscope; <transmission electron microscopy; <TEM microscopy; <SEM/EDS; <SEM-EDX; <cryo-EM; <cryo-electron microscopy; <Rasterelektronenmikroskopie; Elektronenmikroskopie; microscopie électronique; microscopía electrónica; <focused ion beam microscopy | microscopy
image-analysis-science | Microscopy image analysis | technical | <ImageJ analysis; quantitative image analysis in microscopy
cellprofiler | CellProfiler | tool | Cell Profiler | image-analysis-science
imaris | Imaris | tool | Bitplane Imaris | image-analysis-science
metamorph | MetaMorph | tool | MetaMorph imaging | image-analysis-science
nis-elements | NIS-Elements | tool | Nikon NIS-Elements | image-analysis-science
liquid-handling-automation | Laboratory automation | technical | <liquid handling; <liquid handlers; <liquid handling robots; <automated liquid handling; lab automation; laboratory robotics; laboratory automation systems; Laborautomatisierung | laboratory-techniques
high-throughput-screening | High-throughput screening | technical | HTS assays; Hochdurchsatz-Screening; criblage à haut débit
hamilton-liquid-handlers | Hamilton liquid handlers | tool | <Hamilton STAR | liquid-handling-automation
tecan-liquid-handlers | Tecan liquid handlers | tool | Tecan; <Tecan Freedom EVO; <Tecan Fluent | liquid-handling-automation
beckman-biomek | Beckman Biomek | tool | Biomek | liquid-handling-automation
opentrons | Opentrons | tool | <Opentrons OT-2 | liquid-handling-automation
quality-control-lab | Laboratory quality control | professional | QC laboratory; <QC testing in laboratories; QC lab; quality control laboratory; <quality control testing in laboratories; <analytical quality control; <release testing?; <lot release testing; Qualitätskontrolle im Labor; contrôle qualité en laboratoire; control de calidad en laboratorio | laboratory-techniques | gmp; batch; lot; hplc; pharmaceutical; assay; stability; microbiology
stability-testing | Stability testing? | technical | stability studies?; <stability program?; Stabilitätsprüfung; Stabilitätsstudien; études de stabilité?; estudios de estabilidad?; pharmaceutical stability | quality-control-lab | pharmaceutical; drug; ich; shelf; hplc; degradation; samples; gmp; formulation; dissolution; assay; medicamentos; médicaments; fármacos; farmacéutica; pharmaceutique; laboratorio; laboratoire
oos-investigations | Out-of-specification investigations | professional | OOS investigations; OOS/OOT; out of specification?; <OOT investigations | quality-control-lab | investigation; investigations; oot; gmp; lab; laboratory; oos

# Chemistry
chemistry | Chemistry | technical | general chemistry; <applied chemistry; <chemist skills; <industrial chemistry; Chemie?; chimie; química?; química general |  | física; biología; matemáticas; laboratorio; licenciatura; Biologie; Physik; Labor; Mathematik; Biochemie; Pharmazie
analytical-chemistry | Analytical chemistry | technical | <analytical testing; chemical analysis; chemical analyses; <quantitative chemical analysis; <qualitative and quantitative chemical analysis; <instrumental analysis; <chemical testing; <trace analysis?; analytische Chemie; <instrumentelle Analytik; chimie analytique; química analítica; análisis químico; <analytical methods in chemistry | chemistry | hplc; chemistry; laboratory; gc; spectroscopy; chromatography; forensic
organic-chemistry | Organic chemistry | technical | <synthetic organic chemistry; <organic synthesis; <organic chemist; organische Chemie; <organische Synthese; chimie organique; química orgánica; <multi-step synthesis; <multistep synthesis | chemistry
medicinal-chemistry | Medicinal chemistry | technical | medizinische Chemie; chimie médicinale; química medicinal; <structure-activity relationships; <SAR medicinal chemistry | organic-chemistry
peptide-synthesis | Peptide synthesis | technical | <solid-phase peptide synthesis; SPPS; Peptidsynthese; synthèse peptidique; síntesis de péptidos | chemical-synthesis
chemical-synthesis | Chemical synthesis | technical | synthesis of compounds; <synthesis of organic compounds; compound synthesis; synthesizing compounds; <air-sensitive techniques; <Schlenk techniques; <Schlenk line; <glovebox techniques; <reaction optimization; Synthesechemie; synthèse chimique; síntesis química | chemistry
process-chemistry | Process chemistry | technical | scale-up chemistry; chemical process development; Prozesschemie; chimie des procédés | chemistry
catalysis | Catalysis | technical | <heterogeneous catalysis; <homogeneous catalysis; Katalyse; catalyse; catálisis; catalyst development | chemistry
compound-purification | Purifying compounds | technical | <purification of compounds; <recrystallization?; <distillation in laboratories; <rotary evaporation; <rotavap | chemistry | organic; synthesis; NMR; HPLC; column chromatography; distillation
inorganic-chemistry | Inorganic chemistry | technical | <organometallic chemistry; <coordination chemistry; <solid-state chemistry; anorganische Chemie; chimie inorganique; química inorgánica | chemistry
physical-chemistry | Physical chemistry | technical | <chemical kinetics; <surface chemistry; <colloid chemistry; <photochemistry; <chemical thermodynamics; physikalische Chemie; chimie physique; fisicoquímica | chemistry
electrochemistry | Electrochemistry | technical | <cyclic voltammetry; <electrochemical impedance spectroscopy; <potentiostat; Elektrochemie; électrochimie; electroquímica | chemistry
rheology | Rheology | technical | <rheometer; <rheometry; Rheologie; rhéologie; reología | physical-chemistry
polymer-chemistry | Polymer chemistry | technical | <polymer synthesis; <polymer characterization; <polymerization; Polymerchemie; chimie des polymères; química de polímeros | chemistry
computational-chemistry | Computational chemistry | technical | <molecular modelling; <molecular simulation; <DFT calculations; <density functional theory; <quantum chemistry; <ab initio calculations; theoretische Chemie
chemdraw | ChemDraw | tool | PerkinElmer ChemDraw
chemoffice | ChemOffice | tool | PerkinElmer ChemOffice | chemdraw
gaussian-quantum-chemistry | Gaussian quantum chemistry | tool | <Gaussian 09; <Gaussian 16; <GaussView | computational-chemistry
vasp | VASP? | tool | Vienna Ab initio Simulation Package | computational-chemistry | dft; simulation; simulations; quantum; lammps; gaussian; ab initio; materials; density; quantum espresso; siesta; molecular
amber-molecular-dynamics | AMBER molecular dynamics | tool | <AmberTools | computational-chemistry
schrodinger-software | Schrödinger software | tool | <Schrodinger Glide; Schrodinger Suite | computational-chemistry
environmental-chemistry | Environmental chemical analysis | technical | <wastewater analysis; <EPA test methods; <BOD and COD; <TOC analysis?; environmental chemistry; Umweltanalytik; <Wasseranalytik; analyse environnementale; environmental testing?; environmental analysis? | | water; soil; wastewater; epa; laboratory; samples; chemistry; gc
wet-chemistry | Wet chemistry | technical | nasschemische Analytik; Nasschemie; chimie par voie humide; química húmeda; wet chemical analysis | analytical-chemistry
materials-characterization | Materials characterization | technical | caracterización de materiales; Werkstoffcharakterisierung; Materialcharakterisierung; caractérisation des matériaux
x-ray-diffraction | X-ray diffraction | technical | XRD; <powder XRD; PXRD; Röntgenbeugung; diffraction des rayons X; difracción de rayos X; X-ray powder diffraction | materials-characterization
crystallography | Crystallography | technical | <X-ray crystallography; <protein crystallography; Kristallographie; cristallographie; cristalografía; <crystal structure determination
xps | X-ray photoelectron spectroscopy | technical | XPS?; ESCA spectroscopy; Röntgenphotoelektronenspektroskopie | spectroscopy | spectroscopy; surface; sem; xrd; afm; raman; materials; characterization; thin
atomic-force-microscopy | Atomic force microscopy | technical | AFM?; Rasterkraftmikroskopie; microscopie à force atomique | scanning-probe-microscopy | microscopy; sem; tem; xrd; raman; surface; nano; xps; atomic
scanning-probe-microscopy | Scanning probe microscopy | technical | SPM microscopy; Rastersondenmikroskopie; microscopie à sonde locale; <scanning tunnelling microscopy; <scanning tunneling microscopy | microscopy
x-ray-fluorescence | X-ray fluorescence | technical | XRF; <XRF analysis; Röntgenfluoreszenzanalyse; fluorescence X; fluorescencia de rayos X | spectroscopy
particle-size-analysis | Particle size analysis | technical | <dynamic light scattering; <DLS?; <laser diffraction particle sizing; <BET surface area; <zeta potential; Partikelgrößenanalyse; granulométrie laser; análisis de tamaño de partícula | materials-characterization | particle; particles; zeta; scattering; nanoparticles; size; sem; tem

# Chromatography and spectroscopy
chromatography | Chromatography | technical | chromatographic techniques; chromatographic methods; <liquid chromatography; <column chromatography; <flash chromatography; <thin layer chromatography; <TLC chromatography; <size exclusion chromatography; <SEC chromatography; <affinity chromatography; <preparative chromatography; <supercritical fluid chromatography; <chiral chromatography; Chromatographie; Chromatografie; cromatografía | analytical-chemistry
hplc | HPLC | technical | high performance liquid chromatography; high pressure liquid chromatography; <RP-HPLC; <HPLC analysis; <HPLC method development; <Waters HPLC; <Agilent 1100; <Agilent 1200; <HPLC-UV; <HPLC systems; <HPLC troubleshooting; <Waters Alliance HPLC; CLHP; <cromatografía líquida; <Agilent HPLC; <preparative HPLC; <prep HPLC; Hochleistungsflüssigkeitschromatographie; chromatographie liquide haute performance; cromatografía líquida de alta resolución | chromatography
uhplc | UHPLC | technical | <UPLC; <HPLC/UPLC; ultra-high-performance liquid chromatography; <Waters Acquity | hplc
gas-chromatography | Gas chromatography | technical | GC chromatography; <GC-FID; <headspace GC; <GC headspace; GC analysis?; gas chromatograph; Gaschromatographie; chromatographie en phase gazeuse; cromatografía de gases | chromatography | chromatography; hplc; samples; fid; ms; volatile; laboratory
gc-ms | GC-MS | technical | GCMS; gas chromatography mass spectrometry; <GC-MS/MS | gas-chromatography; mass-spectrometry
lc-ms | LC-MS | technical | LCMS; <LC-MS/MS; liquid chromatography mass spectrometry; <UPLC-MS; <HPLC-MS; <LCMS/MS; <LC-MSMS | hplc; mass-spectrometry
ion-chromatography | Ion chromatography | technical | <Dionex; Ionenchromatographie; cromatografía iónica | chromatography
protein-purification | Protein purification | technical | <FPLC; <AKTA; <AKTA purifier; protein purification techniques; <protein chromatography; <recombinant protein purification; <protein refolding; Proteinaufreinigung; Proteinreinigung; purification de protéines; purificación de proteínas; <protein extraction; <protein isolation | biochemistry
mass-spectrometry | Mass spectrometry | technical | mass spectrometer; mass spec; mass spectroscopy; <MALDI-TOF; <MALDI; <ESI-MS; <triple quadrupole; <Orbitrap; <Q-TOF; <QTOF; <tandem mass spectrometry; <TOF-MS; Massenspektrometrie; spectrométrie de masse; espectrometría de masas | analytical-chemistry
spectroscopy | Spectroscopy | technical | spectroscopic techniques; spectroscopic analysis; <fluorescence spectroscopy; <near-infrared spectroscopy; <NIR spectroscopy; <circular dichroism; <optical spectroscopy; Spektroskopie; spectroscopie; espectroscopía | analytical-chemistry
raman-spectroscopy | Raman spectroscopy | technical | Raman-Spektroskopie; spectroscopie Raman | spectroscopy
ftir | FTIR spectroscopy | technical | FTIR; FT-IR; <ATR-FTIR; Fourier transform infrared spectroscopy; <FTIR spectrometer | infrared-spectroscopy
infrared-spectroscopy | Infrared spectroscopy | technical | IR spectroscopy; IR-Spektroskopie; Infrarotspektroskopie; spectroscopie infrarouge; espectroscopia infrarroja; <IR spectrometer | spectroscopy
uv-vis | UV-Vis spectrophotometry | technical | UV-Vis; UV-Vis spectroscopy; UV-Vis spectrophotometer; <NanoDrop; UV-Visible spectroscopy | spectrophotometry
spectrophotometry | Spectrophotometry | technical | <spectrophotometer; <UV spectrophotometry; Spektralphotometrie; Photometrie; spectrophotométrie; espectrofotometría | spectroscopy
microplate-readers | Microplate readers | tool | plate reader? |  | elisa; assay; assays; laboratory; pcr; pipetting; pipette; fluorescence; absorbance; spectrophotometer; biotek; centrifuge; cell
nmr | NMR spectroscopy | technical | NMR; nuclear magnetic resonance; nuclear magnetic resonance spectroscopy; <1H NMR; <2D NMR; <1H and 13C NMR; NMR-Spektroskopie; RMN? | spectroscopy | espectroscopía; spectroscopie; química; chimie; HPLC; infrarrojo; síntesis
atomic-spectroscopy | Atomic spectroscopy | technical | Atomspektroskopie; spectroscopie atomique; espectroscopia atómica | spectroscopy
atomic-absorption | Atomic absorption spectroscopy | technical | atomic absorption; AAS spectroscopy; atomic absorption spectrophotometry; <atomic absorption spectrophotometer; <graphite furnace AAS; Atomabsorptionsspektroskopie; absorción atómica; spectrométrie d'absorption atomique | atomic-spectroscopy
icp-ms | ICP-MS | technical | inductively coupled plasma mass spectrometry | mass-spectrometry
icp-oes | ICP-OES | technical | ICP-AES; inductively coupled plasma optical emission spectroscopy | atomic-spectroscopy
titration | Titration? | technical | <Karl Fischer; <Karl Fischer titration; <autotitrator; <auto-titrator; <potentiometric titration; <acid-base titration; <volumetric analysis; <KF titration; Titrationen; titrage?; valoración química | analytical-chemistry | chemistry; acid; wet; hplc; ph; karl; assay; chemical; chimie; reagents; titrant
gravimetric-analysis | Gravimetric analysis | technical | gravimetry; <loss on drying; Gravimetrie; gravimétrie; gravimetría | analytical-chemistry
physical-property-testing | Physical property testing of substances | technical | <viscosity testing; <viscometer; <viscosity measurement; <density measurement; <melting point determination; <refractometer; <polarimetry; <bomb calorimetry; <flash point testing | laboratory-techniques
thermal-analysis | Thermal analysis? | technical | <DSC?; <differential scanning calorimetry; <TGA?; <thermogravimetric analysis; <DSC/TGA; <dynamic mechanical analysis; thermische Analyse?; análisis térmico? | analytical-chemistry | polymer; polymers; calorimetry; characterization; laboratory; spectroscopy; ftir; xrd; tga; dsc; rheology; nmr; hplc; sem
dissolution-testing | Dissolution testing | technical | dissolution?; <dissolution apparatus; <dissolution tester; <USP dissolution | pharmaceutical-analysis | hplc; tablet; tablets; usp; assay; gmp; pharmaceutical; titration; disintegration
tablet-testing | Tablet testing | technical | <disintegration testing; <tablet hardness testing; <friability testing; <content uniformity | pharmaceutical-analysis
chromatography-software | Chromatography data systems | technical | CDS chromatography | chromatography
waters-empower | Waters Empower | tool | <Empower 3?; <Empower 2?; Empower chromatography; Empower CDS; Waters Empower software; Empower chromatography software | chromatography-software | hplc; waters; chromatography; uplc; gc; chromeleon; gmp; lims; dissolution; chemstation
chromeleon | Chromeleon | tool | Thermo Chromeleon | chromatography-software
agilent-chemstation | Agilent ChemStation | tool | ChemStation | chromatography-software
agilent-openlab | Agilent OpenLab | tool | OpenLab?; OpenLab CDS | chromatography-software | hplc; agilent; chromatography; gc; chemstation; empower; chromeleon; gc-ms; lc-ms; ezchrom; masshunter; lims
masslynx | MassLynx | tool | Waters MassLynx
xcalibur | Xcalibur | tool | Thermo Xcalibur
agilent-masshunter | Agilent MassHunter | tool | MassHunter
totalchrom | TotalChrom | tool | PerkinElmer TotalChrom | chromatography-software
sciex-analyst | SCIEX Analyst | tool | Analyst software Sciex
sciex-os | SCIEX OS | tool
method-development | Analytical method development | professional | method development?; developing analytical methods; Methodenentwicklung?; développement de méthodes analytiques; desarrollo de métodos analíticos | analytical-chemistry | analytical; hplc; chromatography; gc; validation; assay; lc; analytik; analytische; analytischen; ms; hplc-methoden
method-validation | Analytical method validation | professional | method validation; <method verification; <assay validation; <ICH Q2; validating analytical methods; <method qualification; Methodenvalidierung; validation de méthodes analytiques; validación de métodos analíticos | analytical-chemistry
method-transfer | Analytical method transfer | professional | method transfer; Methodentransfer; transfert de méthodes analytiques; transferencia de métodos analíticos | analytical-chemistry
pharmaceutical-analysis | Pharmaceutical analysis | technical | pharmaceutical testing; <drug substance and drug product testing; <impurity profiling; <API testing pharmaceutical | analytical-chemistry
pharmacopoeia-methods | Pharmacopoeia testing | technical | <USP?; <USP/NF; <USP methods?; <European Pharmacopoeia; <compendial methods; <compendial testing; <USP/EP?; pharmacopoeia methods; pharmacopeia methods; Arzneibuchmethoden; Prüfung nach Arzneibuch; <Arzneibuch; <Pharmakopöe; <pharmacopée; <farmacopea; <pharmacopeia | | pharmacopoeia; EP; compendial; GMP; pharmaceutical; assay; monograph; HPLC

# Biology
biology | Biology | technical | general biology; <biological research; Biologie; biologie générale; biología; biological sciences; ciencias biológicas
life-sciences | Life sciences | technical | Lebenswissenschaften; sciences de la vie; ciencias de la vida; biosciences; Biowissenschaften
molecular-biology | Molecular biology | technical | molecular biology techniques; molecular techniques; <plasmid preparation; <recombinant DNA; <recombinant DNA technology; <site-directed mutagenesis; <mutagenesis; <reporter assays; <luciferase assay; Molekularbiologie; molekularbiologische Methoden; biologie moléculaire; biología molecular | biology; laboratory-techniques
molecular-cloning | Molecular cloning | technical | gene cloning; DNA cloning; <subcloning; <plasmid construction; <plasmid design; <restriction digestion; <restriction digest; <restriction enzyme digestion; <ligation cloning; <bacterial transformation; <transformation of bacteria; <Gibson assembly; <Gateway cloning; Klonierung; clonage moléculaire; clonación molecular | molecular-biology
pcr | PCR? | technical | polymerase chain reaction; PCR techniques; <PCR amplification; <PCR assays; <primer design; <PCR testing; <multiplex PCR; <thermocycler; <thermal cycler; <nested PCR; <colony PCR; <PCR primer design; <digital PCR; <ddPCR; PCR-Technik; reacción en cadena de la polimerasa | molecular-biology | dna; rna; gel; electrophoresis; primer; qpcr; cloning; molecular; elisa; sequencing; biology; assay; assays; blot; laboratory; lab; culture
qpcr | qPCR | technical | <RT-qPCR; real-time PCR; quantitative PCR; <qRT-PCR; quantitative real-time PCR; <TaqMan; <SYBR Green; <real-time RT-PCR; PCR en tiempo real | pcr
rt-pcr | RT-PCR | technical | reverse transcription PCR; RTPCR; <cDNA synthesis | pcr
gel-electrophoresis | Gel electrophoresis | technical | <agarose gel electrophoresis; <SDS-PAGE; <polyacrylamide gel electrophoresis; <agarose gel; <DNA gel electrophoresis; <gel imaging; Gelelektrophorese; électrophorèse sur gel; electroforesis en gel | electrophoresis
electrophoresis | Electrophoresis | technical | Elektrophorese; électrophorèse; electroforesis; <capillary electrophoresis; <isoelectric focusing | laboratory-techniques
western-blot | Western blot | technical | western blotting; immunoblotting; immunoblot | molecular-biology; gel-electrophoresis
southern-blot | Southern blot | technical | southern blotting
northern-blot | Northern blot | technical | northern blotting
nucleic-acid-extraction | Nucleic acid extraction | technical | <DNA extraction; <RNA extraction; <DNA isolation; <RNA isolation; <DNA/RNA extraction; <DNA purification; nucleic acid isolation; <plasmid purification; <miniprep; <maxiprep; <DNA/RNA isolation; <DNA and RNA isolation; <RNA purification; <genomic DNA extraction; <DNA-Extraktion; <extraction d'ADN; <extracción de ADN | molecular-biology
dna-sequencing | DNA sequencing | technical | sequencing DNA; <Sanger sequencing; gene sequencing; Sequenzierung?; DNA-Sequenzierung; séquençage?; secuenciación de ADN | molecular-biology | adn; dna; genom; génome; illumina; sanger; pcr; génomique; rna; ngs
genotyping | Genotyping | technical | <SNP genotyping; Genotypisierung; génotypage; genotipado; <microsatellite analysis; <STR analysis; <fragment analysis of DNA | molecular-biology
dna-sequence-analysis | DNA sequence analysis | technical | sequence analysis of DNA; DNA-Sequenzanalyse | bioinformatics
ngs | Next-generation sequencing | technical | NGS?; <ChIP-seq; <whole genome sequencing; <exome sequencing; <Illumina sequencing; <Illumina MiSeq; <MiSeq; <HiSeq; <NextSeq; <NovaSeq; <library preparation NGS; <sequencing library preparation; <Oxford Nanopore; <nanopore sequencing; <PacBio | dna-sequencing | sequencing; illumina; genomics; genomic; dna; rna; pcr; library; variant; bioinformatics; miseq; genome; sanger; molecular; qpcr; crispr; bulk
metagenomics | Metagenomics | technical | Metagenomik; metagenómica; <16S sequencing
single-cell-rna-sequencing | Single-cell RNA sequencing | technical | scRNA-seq; single cell sequencing | ngs
rna-sequencing | RNA sequencing | technical | RNA-seq; RNAseq | ngs
bioinformatics | Bioinformatics | technical | <BLAST sequence search; <NCBI BLAST; <genome annotation
phylogenetics | Phylogenetics | technical | phylogenetic analysis; Phylogenetik; phylogénie
snapgene | SnapGene | tool | Snap Gene
geneious | Geneious | tool | Geneious Prime
vector-nti | Vector NTI | tool
systems-biology | Systems biology | technical | Systembiologie; biologie des systèmes
transcriptomics | Transcriptomics | technical | Transkriptomik; transcriptomique
genetics | Genetics? | technical | <human genetics; <population genetics; <molecular genetics; <medical genetics; <genetic analysis; <genetic testing; Genetik; génétique?; genética? | biology | molecular; genomics; dna; biology; breeding; genome; sequencing; gene; mutations; biochemistry; microbiology; pcr; biología; biologie; genetics; ecology; evolution; hereditary; biostatistics; cytogenetics
genomics | Genomics | technical | functional genomics; Genomik; génomique; genómica
genetic-counseling | Genetic counseling | professional | genetic counselling; genetische Beratung; conseil génétique
epigenetics | Epigenetics | technical | Epigenetik; épigénétique; epigenética
crispr | Gene editing | technical | <CRISPR; <CRISPR/Cas9; genome editing; <gene knockout; Geneditierung; Genom-Editierung; édition génomique; edición génica | molecular-biology
genetic-engineering | Genetic engineering | technical | Gentechnik; génie génétique; ingeniería genética
rna-interference | RNA interference | technical | RNAi; <siRNA; <shRNA; <siRNA knockdown
viral-vectors | Viral vectors | technical | <AAV vectors; <viral vector production; <lentivirus production; <lentiviral transduction
gene-therapy | Gene therapy | technical | Gentherapie; thérapie génique; terapia génica
synthetic-biology | Synthetic biology | technical | synthetische Biologie; biologie de synthèse
cell-culture | Cell culture | technical | cell culturing; <mammalian cell culture; cell culture techniques; <aseptic cell culture; <maintaining cell lines; <cell line maintenance; <primary cell culture; <stem cell culture; <suspension cell culture; <3D cell culture; <cell passaging; Zellkultur; Zellkulturtechniken; culture cellulaire; cultivo celular; cultivo de células; <culturing CHO cells; <HEK293 cell culture; <iPSC culture; <organoid culture | laboratory-techniques
stem-cell-research | Stem cell research | technical | Stammzellforschung; recherche sur les cellules souches; investigación con células madre; stem cell biology
cell-line-development | Cell line development | technical | Zelllinienentwicklung; développement de lignées cellulaires; desarrollo de líneas celulares | cell-culture
cryopreservation | Cryopreservation of biological samples | technical | cryopreservation; Kryokonservierung; cryoconservation; criopreservación; cryobanking | laboratory-techniques
cell-counting | Cell counting | technical | <hemocytometer; <haemocytometer; Zellzählung; comptage cellulaire; recuento celular | laboratory-techniques
tissue-engineering | Tissue engineering | technical | Gewebezüchtung; ingénierie tissulaire; ingeniería de tejidos; <scaffolds for tissue regeneration; <organoid engineering
transfection | Transfection | technical | <transient transfection; cell transfection; <Lipofectamine; <stable transfection; Transfektion; transfección; <electroporation of cells | cell-culture
cell-based-assays | Cell-based assays | technical | cell assays; <cell viability assays; <MTT assay; <cell proliferation assays; <cytotoxicity assays; <apoptosis assays; <migration assays; <proliferation assays; zellbasierte Assays; ensayos celulares | cell-culture
bioassays | Bioassays | technical | bioassay; <potency assays; <bioassay development; biologische Assays; essais biologiques; bioensayos | laboratory-techniques
cell-biology | Cell biology | technical | cellular biology; <cell signaling; <signal transduction; Zellbiologie; biologie cellulaire; biología celular | biology
developmental-biology | Developmental biology | technical | Entwicklungsbiologie; biologie du développement; biología del desarrollo | biology
cancer-biology | Cancer biology | technical | tumour biology; tumor biology; Krebsbiologie; <cancer research in laboratories; biologie du cancer; biología del cáncer | biology
flow-cytometry | Flow cytometry | technical | <FACS?; <flow cytometer; <FACS analysis; <multicolor flow cytometry; <immunophenotyping; <BD FACSCanto; Durchflusszytometrie; cytométrie en flux; citometría de flujo | laboratory-techniques | flow; cytometry; cell; cells; sorting; staining; bd; antibodies; elisa; pcr; immunology
flowjo | FlowJo | tool | Flow Jo | flow-cytometry
facsdiva | BD FACSDiva | tool | FACSDiva | flow-cytometry
cell-sorting | Cell sorting | technical | fluorescence-activated cell sorting; <magnetic cell sorting; <MACS cell separation; Zellsortierung; tri cellulaire | laboratory-techniques
elisa | ELISA? | technical | enzyme-linked immunosorbent assay; ELISA assays; <sandwich ELISA; ELISA-Test | immunoassays | assay; assays; pcr; western; cell; antibody; antibodies; immunoassay; immunoassays; blot; lab; laboratory; cytometry; biology; immunology; protein
immunoassays | Immunoassays | technical | immunoassay; Immunoassay-Entwicklung; <Luminex assays; <Meso Scale Discovery; <radioimmunoassay; <multiplex immunoassays; <lateral flow assay; <immunoassay development; <ligand binding assays; <ELISpot; <Luminex xMAP | laboratory-techniques
immunohistochemistry | Immunohistochemistry | technical | IHC?; immunohistochemical staining; Immunhistochemie; immunohistochimie; inmunohistoquímica | microscopy | tissue; staining; antibodies; antibody; histology; FFPE; western blot; ELISA; PCR; biopsies; immunofluorescence
immunofluorescence | Immunofluorescence | technical | immunofluorescence staining; Immunfluoreszenz; inmunofluorescencia; immunofluorescent staining; <immunocytochemistry | laboratory-techniques
in-situ-hybridization | In situ hybridization | technical | <fluorescence in situ hybridization; <RNAscope; In-situ-Hybridisierung; hybridation in situ; hibridación in situ | molecular-biology
immunology | Immunology | technical | <immunological techniques; <immuno-oncology; <T cell assays; Immunologie; inmunología; immunologie fondamentale | biology
virology | Virology | technical | Virologie; virología; <viral assays; <plaque assay | biology
antibody-development | Antibody development | technical | <antibody engineering; <monoclonal antibody production; <hybridoma; <hybridoma technology; Antikörperentwicklung; développement d'anticorps; desarrollo de anticuerpos | immunology
vaccine-development | Vaccine development | technical | Impfstoffentwicklung; développement de vaccins; desarrollo de vacunas | immunology
immunoprecipitation | Immunoprecipitation | technical | <co-immunoprecipitation; Immunpräzipitation; immunoprécipitation; inmunoprecipitación; <chromatin immunoprecipitation | laboratory-techniques
pbmc-isolation | PBMC isolation | technical | isolation of PBMC; <PBMC processing | laboratory-techniques
biochemistry | Biochemistry | technical | <biochemical assays; <enzyme kinetics; <enzymology; <enzyme assays; <protein chemistry; <protein analysis; <enzyme activity assays; <protein assays; <Bradford assay; <BCA assay; biochemical analysis; <protein biochemistry; Biochemie; biochimie; bioquímica | biology; chemistry
protein-expression | Protein expression | technical | <recombinant protein expression; Proteinexpression; expression de protéines; expresión de proteínas; <protein expression and purification | molecular-biology
biophysics | Biophysics | technical | Biophysik; biophysique; biofísica; <surface plasmon resonance; <Biacore; <isothermal titration calorimetry; biophysical methods
structural-biology | Structural biology | technical | Strukturbiologie; biologie structurale; biología estructural | biology
proteomics | Proteomics | technical | <quantitative proteomics; <protein identification by mass spectrometry; Proteomik; protéomique; proteómica | biochemistry
metabolomics | Metabolomics | technical | Metabolomik; métabolomique; metabolómica; <lipidomics; metabonomics | biochemistry
maxquant | MaxQuant | tool | | proteomics
proteome-discoverer | Proteome Discoverer | tool | Thermo Proteome Discoverer | proteomics
peptide-mapping | Peptide mapping | technical | Peptid-Mapping; cartographie peptidique; mapeo peptídico | biochemistry
microbiology | Microbiology | technical | <bacteriology; microbiological techniques; <microbiological testing; microbiology techniques; <microbial culture; <bacterial culture; <culturing bacteria; <microbiological analysis; <Gram staining; <Gram stain; <streak plating; <plating bacteria; <bacterial identification; <microbial identification; <microbial testing; <environmental microbiology; Mikrobiologie; microbiologie; microbiología; <análisis microbiológico | biology
sterility-testing | Sterility testing | technical | Sterilitätstest | microbiology
cleanroom-environmental-monitoring | Cleanroom environmental monitoring | technical | environmental monitoring in cleanrooms; clean room monitoring; viable and non-viable monitoring; Umgebungsmonitoring
bioburden-testing | Bioburden testing | technical | bioburden; microbial limits testing | microbiology
endotoxin-testing | Endotoxin testing | technical | LAL testing; endotoxin; LAL assay
neuroscience | Neuroscience? | technical | <neurobiology; <cognitive neuroscience; <behavioral neuroscience; Neurowissenschaften; <Neurobiologie; neurociencia | biology | neurons; cognitive; behavioral; psychology; fMRI; neural; neurobiology; PhD; biology; undergraduate; B.S.; university
electrophysiology | Electrophysiology? | technical | <patch clamp; Elektrophysiologie?; électrophysiologie?; electrofisiología? |  | neurons; patch clamp; ion channels; in vivo; brain slices; neuroscience; neuronal; Neurowissenschaften; neurosciences; neurociencias
stereotaxic-surgery | Stereotaxic surgery | technical | stereotactic surgery in rodents; stereotaktische Chirurgie an Nagetieren
ecology | Ecology | technical | ecological research; <biodiversity surveys; <population ecology; <endangered species surveys; Ökologie? | biology | Biologie; Botanik; Zoologie; Artenschutz; Naturschutz; Biodiversität
marine-biology | Marine biology | technical | Meeresbiologie; biologie marine; biología marina | biology
oceanography | Oceanography | technical | Ozeanographie; océanographie; oceanografía
scientific-diving | Scientific diving | technical | wissenschaftliches Tauchen; <AAUS scientific diver; plongée scientifique; buceo científico
botany | Botany | technical | plant biology; <plant physiology; Botanik; botanique; botánica; <herbarium curation | biology
plant-science | Plant science | technical | plant sciences; Pflanzenwissenschaften; sciences végétales; ciencias vegetales
animal-science | Animal science | technical | Tierwissenschaften; sciences animales; zootecnia; zootechnie
zoology | Zoology | technical | Zoologie; zoología | biology
primatology | Primatology | technical | Primatologie; primatología | zoology
forensic-science | Forensic science | technical | <forensics laboratory; <forensic DNA analysis; <forensic biology; <trace evidence; <forensic chemistry; <forensic analysis of evidence; Kriminaltechnik; Forensik?; criminalística; ciencias forenses; <forensic serology | | spuren; kriminaltechnik; labor; dna; tatort; rechtsmedizin
fingerprint-analysis | Fingerprint analysis? | technical | <latent print examination; fingerprint examination | | latent; forensic; forensics; crime; evidence; afis; dusting; scene
forensic-ballistics | Forensic ballistics | technical | <firearms examination; forensische Ballistik; balistique forensique; balística forense

# Physics and earth sciences
physics | Physics | technical | <applied physics; <experimental physics; <theoretical physics; <classical mechanics; <quantum mechanics; <quantum physics; <statistical mechanics; Physik; physique?; física?; <particle physics; <nuclear physics; <plasma physics; <condensed matter physics; <solid state physics; <high energy physics |  | chimie; mathématiques; sciences; licence; chemistry; mathematics; laboratory; química; matemáticas; matemática; licenciatura; biología
geant4 | Geant4 | tool | GEANT4 simulation
root-cern | ROOT (CERN) | tool
vacuum-technology | Vacuum technology | technical | <ultra-high vacuum; <ultrahigh vacuum; <UHV; <vacuum systems?; Vakuumtechnik; technique du vide; tecnología de vacío | physics | pumps; chamber; chambers; deposition; leak; cryogenic; sputtering; uhv; turbo
cryogenics | Cryogenics | technical | <cryogenic systems; Kryotechnik; cryogénie; criogenia
molecular-beam-epitaxy | Molecular beam epitaxy | technical | Molekularstrahlepitaxie; épitaxie par jets moléculaires
astronomy | Astronomy | technical | <telescope operation; <observational astronomy; <cosmology; <planetary science; <radio astronomy; Astronomie; astronomía | physics
astrophysics | Astrophysics | technical | Astrophysik; astrophysique; astrofísica | physics
geology | Geology | technical | <geological mapping; <geologic mapping; <field geology; <geological surveys; <petrology; <mineralogy; <sedimentology; <stratigraphy; <structural geology; <geological modeling; <core logging; <petroleum geology; Geologie; geología
earth-science | Earth science | technical | earth sciences; geoscience; Geowissenschaften; géosciences; sciences de la Terre; ciencias de la Tierra
paleontology | Paleontology | technical | palaeontology; Paläontologie; paléontologie; paleontología
volcanology | Volcanology | technical | Vulkanologie; volcanologie; vulcanología | geology
mineral-exploration | Mineral exploration | technical | Rohstoffexploration; exploration minière; exploración minera | geology
hydrogeology | Hydrogeology | technical | <groundwater hydrology; <hydrogeologic investigations; Hydrogeologie; hidrogeología; geohydrology | geology
geophysics | Geophysics | technical | <seismic interpretation; <seismic data processing; <seismology; <seismic surveys; <ground penetrating radar?; Geophysik; géophysique; geofísica | geology | geophysics; geophysical; seismic; archaeology; resistivity; magnetometer; gravity; geology
ihs-kingdom | IHS Kingdom | tool | Kingdom seismic; Kingdom Suite | geophysics
geochemistry | Geochemistry | technical | <isotope geochemistry; <stable isotopes; <stable isotope analysis; <radiometric dating; <radiocarbon dating; Geochemie; géochimie; geoquímica | geology
meteorology | Meteorology | technical | <weather forecasting; meteorología; Meteorologie; météorologie; atmospheric science
climate-science | Climate science | technical | climatology; Klimatologie; climatologie; climatología; <climate modeling; <climate modelling; <climate change research; Klimaforschung
wrf-model | WRF model | tool | Weather Research and Forecasting model | meteorology
environmental-science | Environmental science | technical | <environmental studies; <environmental research; Umweltwissenschaften; sciences de l'environnement; ciencias ambientales
geography | Geography? | technical | Geographie; géographie; geografía?; <physical geography; <géographie physique; <human geography |  | cartography; gis; geology; environmental; sociology; anthropology; climate; human; bachelor; teacher; maps; history; economics; political; science; geographie; historia; cartografía; geología
archaeology | Archaeology | technical | archeology; <archaeological excavation; <archaeological fieldwork; <archaeological survey; Archäologie; archéologie; arqueología; <bioarchaeology
anthropology | Anthropology | technical | Anthropologie; antropología; <cultural anthropology; <social anthropology; Ethnologie; <ethnology
artifact-cataloging | Artifact analysis and cataloging | professional | <artifact analysis; <artifact cataloging; <artefact cataloguing; Fundbearbeitung
paleography | Paleography | technical | palaeography; Paläographie; paléographie; paleografía
remote-sensing-science | Remote sensing | technical | <satellite image analysis; <satellite imagery analysis; <LiDAR vegetation analysis; <hyperspectral imaging; Fernerkundung; télédétection; teledetección; environmental remote sensing
erdas-imagine | ERDAS Imagine | tool | Hexagon ERDAS | remote-sensing-science
envi-software | ENVI image analysis | tool | ENVI software; L3Harris ENVI | remote-sensing-science
google-earth-engine | Google Earth Engine | tool | Earth Engine | remote-sensing-science
social-science-research | Social science research | technical | social research; <political science research; <sociological research; Sozialforschung | research
sociology | Sociology | technical | Soziologie; sociologie; sociología
social-sciences | Social sciences | technical | Sozialwissenschaften; sciences sociales; ciencias sociales; social science
demography | Demography | technical | Demographie; démographie; demografía; <population studies
historical-research | Historical research | technical | history research; Geschichtswissenschaft; recherche historique; investigación histórica | research
archival-research | Archival research | professional | Archivrecherche; recherche en archives; investigación de archivo | research
philosophy-humanities | Humanities? | technical | humanities research; humanities scholarship; Geisteswissenschaften; sciences humaines; humanidades? | | arts; literature; philosophy; history; social sciences; bachelor; major; digital; languages; teacher; scholarship; literatura; filosofía
philosophy | Philosophy? | technical | Philosophie?; filosofía?; <logic in philosophy; <moral philosophy |  | ethics; logic; metaphysics; theology; political; kant; humanities; epistemology; sociology; minor; psychology; literature; Ethik; Soziologie; Germanistik; Politikwissenschaft; ética; sociología; literatura; lettres; sociologie; histoire
theology | Theology | technical | Theologie; théologie; teología
religious-studies | Religious studies | technical | Religionswissenschaft; sciences des religions; ciencias de las religiones
literary-studies | Literary studies | technical | Literaturwissenschaft; <literary criticism; <literary analysis; <literary theory; <comparative literature; études littéraires; estudios literarios
classical-studies | Classical studies | technical | classics scholarship; Altphilologie; klassische Philologie; études classiques; filología clásica
linguistics | Linguistics? | technical | Linguistik; lingüística?; linguistique?; Sprachwissenschaft; <phonetics; <discourse analysis; <sociolinguistics |  | language; languages; phonetics; semantics; syntax; university; grammar; translation; corpus; degree; bachelor; master; phonology; literature; phonétique; syntaxe; sémantique; lettres; traductologie; fonética; sintaxis; filología
economics-research | Psychological research | technical | <experimental psychology; <cognitive psychology research; research in psychology; psychologische Forschung; <psychophysics | research
behavioral-research | Behavioral research | professional | behavioural research; <behavioral experiments; Verhaltensforschung | research
experimental-economics | Experimental economics | technical | experimentelle Ökonomie; économie expérimentale; economía experimental
eye-tracking | Eye tracking | technical | Eyetracking; Blickbewegungsmessung; oculométrie; seguimiento ocular
e-prime | E-Prime | tool | E-Prime software; Psychology Software Tools E-Prime
psychopy | PsychoPy | tool
actigraph | ActiGraph | tool | <ActiLife; <ActiGraph GT3X; ActiGraph accelerometers

# Biotech and pharma
biotechnology | Biotechnology | technical | biotech; <biotechnologist; <industrial biotechnology; Biotechnologie; biotecnología
biologics-development | Biopharmaceutical development | technical | <biologics development; <biosimilars development; biopharmazeutische Entwicklung; développement biopharmaceutique; <biosimilar development
drug-discovery | Drug discovery | technical | <lead optimization?; <target validation?; <target identification?; <hit-to-lead; Wirkstoffforschung | | drug; compounds; assay; assays; medicinal; chemistry; therapeutic; screening; biology; pharmacology
drug-development | Drug development | technical | Arzneimittelentwicklung; développement de médicaments; desarrollo de fármacos; pharmaceutical development; <pharmaceutical R&D
preclinical-research | Preclinical research | technical | <preclinical studies; <pre-clinical studies; <preclinical development; <IND-enabling studies; präklinische Forschung
toxicology | Toxicology | technical | <toxicology studies; <toxicological risk assessment; Toxikologie; toxicología; toxicologie
glp | Good laboratory practice (GLP) | technical | GLP?; good laboratory practice; GLP compliance; GLP regulations; GLP studies; cGLP; gute Laborpraxis; bonnes pratiques de laboratoire; buenas prácticas de laboratorio | laboratory-techniques | laboratory; gmp; gcp; gxp; toxicology; preclinical
gdp-documentation | Good documentation practice | technical | GDocP; <ALCOA?; good documentation practice (GDP); buenas prácticas de documentación; GDP documentation; gute Dokumentationspraxis | | GMP; documentation; data integrity; GxP; records; GLP
gxp-data-integrity | GxP data integrity | technical | data integrity in GxP; data integrity ALCOA; Datenintegrität im GxP-Umfeld; intégrité des données BPx | gxp
gxp | GxP compliance | technical | GxP regulations; GxP guidelines; <GxP systems; <21 CFR Part 210; <EU Annex 11; <validierte Systeme; GxP environment
fda-regulations | FDA regulations | technical | FDA guidelines; FDA compliance; FDA requirements; <FDA inspections; <FDA audits; <FDA approval process; <FDA 21 CFR; <21 CFR; <483 observations; FDA guidance; <FDA?; FDA-Vorschriften; réglementation FDA; normativa FDA | | regulations; compliance; submission; audit; inspection; gmp; 21; cfr; approval; regulatory; guidance; iso
ich-guidelines | ICH guidelines | technical | ICH guidance; <ICH Q-series; ICH-Richtlinien; lignes directrices ICH
ema-regulations | EMA regulations | technical | EMA guidelines; European Medicines Agency regulations
regulatory-affairs | Regulatory affairs (life sciences) | professional | <regulatory submissions?; <FDA submissions; <IND submissions; <NDA submissions; <BLA submissions; <IND/NDA; regulatory strategy pharmaceutical; <drug registration; <ANDA?; <regulatory dossiers; regulatory documents for drug approval; Arzneimittelzulassung; Zulassung von Arzneimitteln; affaires réglementaires; asuntos regulatorios; Regulatory affairs?; <FDA regulatory filings | | pharmaceutical; pharma; medical; device; devices; drug; fda; ema; submission; dossier; clinical; biotech; approval
rac-certification | RAC certification? | certification | RAPS RAC; Regulatory Affairs Certification | regulatory-affairs | RAPS; regulatory; FDA
510-k-submissions | 510(k) submissions | professional | 510(k)?; 510k? | regulatory-affairs | fda; medical; device; devices; submission; submissions; premarket; pma; regulatory
ectd | eCTD | technical | eCTD submissions; electronic common technical document
pharma-validation | Process validation in pharma | professional | process validation pharmaceutical; <process performance qualification; validación de procesos farmacéuticos; Prozessvalidierung in der Pharma; equipment and process validation in pharma | gmp
deviation-capa | Deviation management in GMP | professional | deviation management?; <laboratory deviations; <non-conformance investigations in GMP; gestión de desviaciones; deviations and CAPA in GxP; Abweichungsmanagement?; gestion des déviations | gmp | gmp; capa; gxp; pharma; pharmaceutical; batch; investigations; oos; pharmazeutische; quality
gmp-change-control | Change control in GMP | professional | change controls in GMP; <pharmaceutical change control | gmp
annual-product-review | Annual product review | professional | product quality review; annual product quality review; PQR Jahresbericht | gmp
batch-disposition | Batch disposition | professional | batch release?; Chargenfreigabe; libération de lots; liberación de lotes; <lot disposition | gmp | gmp; lot; qa; pharmaceutical; manufacturing; disposition; qp; batch records
pharmacovigilance | Pharmacovigilance | professional | drug safety; <SAE reporting; <SAE reconciliation; <case processing pharmacovigilance; <ICSR; <signal detection in drug safety; <PSUR; <PBRER; <safety reporting in trials; Arzneimittelsicherheit; Pharmakovigilanz; farmacovigilancia; <adverse event reporting to authorities
oracle-argus-safety | Oracle Argus Safety | tool | ARGUS Safety; Oracle Argus; Argus safety database | pharmacovigilance
meddra | MedDRA | technical | MedDRA coding
eudravigilance | EudraVigilance | tool | | pharmacovigilance
veeva-vault | Veeva Vault | tool | <Veeva Vault RIM; <Veeva QMS; <Veeva eTMF; <Veeva PromoMats | veeva-software | vault; documents; quality; regulatory; clinical; submissions; pharma; qms; etmf; promomats
veeva-software | Veeva software | tool | Veeva? | | vault; documents; quality; regulatory; clinical; submissions; pharma; qms; etmf; promomats
medical-affairs | Medical affairs | professional | <medical science liaison; <MSL?; <medical information pharma; <medical affairs strategy; <KOL engagement; <scientific advisory boards; <Medical Advisor; asuntos médicos |  | medical; liaison; kol; kols; therapeutic; pharma; oncology
medical-device-development | Medical device development | technical | <design controls for medical devices; <IVD development; Medizinprodukteentwicklung; développement de dispositifs médicaux; desarrollo de dispositivos médicos
iec-60601 | IEC 60601 | technical | EN 60601; <IEC 60601-1
biocompatibility-testing | Biocompatibility testing | technical | <ISO 10993; Biokompatibilitätsprüfung; essais de biocompatibilité; biological evaluation of medical devices
in-vitro-diagnostics | In vitro diagnostics | technical | In-vitro-Diagnostik; diagnostic in vitro; diagnóstico in vitro
ivdr | In Vitro Diagnostic Regulation | technical | IVDR; EU 2017/746

# Clinical research
clinical-research | Clinical research | professional | clinical trials; clinical studies; <clinical trial management; <clinical research coordination; clinical research studies; clinical investigation; <clinical trial operations; <phase I-IV clinical trials; <phase I clinical trials; <phase II clinical trials; <phase III clinical trials; <human clinical trials; <clinical study management; klinische Studien; klinische Forschung; essais cliniques; recherche clinique; ensayos clínicos; investigación clínica; <clinical research coordinator; <clinical development of drugs | research
gcp | Good clinical practice (GCP) | technical | good clinical practice; ICH-GCP; GCP/ICH; ICH GCP guidelines; GCP guidelines?; <GCP training?; <GCP certified?; GCP compliance?; ICH E6; GCP regulations?; gute klinische Praxis; bonnes pratiques cliniques; buenas prácticas clínicas; <GCP certification? | clinical-research | clinical; ich; trial; trials; good; irb; citi; study; cra; investigator
clinical-monitoring | Clinical trial monitoring | professional | clinical monitoring?; <site monitoring visits; <site initiation visits; <site qualification visits; <close-out visits; <site initiation?; <interim monitoring visits?; <source data verification; <site visits in clinical trials; <risk-based monitoring; <clinical research associate; monitoring clinical trials; <monitoring visit reports; klinisches Monitoring; monitorage clinique; monitorización de ensayos clínicos; <remote monitoring of trials | clinical-research; gcp | site; sites; trial; trials; study; cra; sponsor; sdv; protocol; investigators
clinical-site-management | Study site management | professional | site management in clinical trials; <study start-up; <study startup; <clinical study start-up; <site selection for trials; <site activation?; <site feasibility?; <regulatory binders; <investigator site file | clinical-research | clinical; trial; trials; irb; sponsor; study; investigator; protocol
study-coordination | Study coordination | professional | research study coordination; clinical study coordination; Studienkoordination; coordination d'études cliniques; coordinación de estudios | clinical-research
ip-accountability | Investigational product accountability | professional | drug accountability?; IP accountability?; <investigational product handling | clinical-research | investigational; clinical; trial; trials; study; sponsor; subjects
cro-oversight | CRO oversight? | professional | CRO management?; clinical vendor management; <clinical vendor oversight | clinical-research | clinical; trials; trial; vendors; sponsor; study; biotech
clinical-trial-budgets | Clinical trial budgets | professional | clinical trial budgeting; <site budget negotiation | clinical-research
subject-recruitment | Study participant recruitment | professional | subject recruitment; <patient recruitment for trials; recruiting study participants; recruitment of study participants; <screening and enrolling subjects; <subject enrollment; <screening patients for clinical trials | clinical-research
study-informed-consent | Informed consent in studies | professional | <informed consent process?; <consenting subjects; <consenting patients?; <informed consent?; <consentement éclairé?; <consentimiento informado? | | study; studies; trial; trials; clinical; research; irb; protocol; subjects; participants; essais; ensayos
trial-master-file | Trial master file | professional | TMF?; <eTMF; <essential documents?; <essential document collection; <TMF management; <eTMF management; <TMF reconciliation | clinical-research | tmf; clinical; trial; study; site; sponsor; investigator; irb
case-report-forms | Case report forms | professional | CRF completion; <CRF design; <eCRF; <eCRF completion; Prüfbögen klinischer Studien; cahiers d'observation? | clinical-research | clinique; cliniques; essais; étude; promoteur; arc; clinical
trial-query-resolution | Resolving data queries in trials | professional | query resolution in trials; <data queries in clinical trials; <query management in clinical trials | clinical-data-management
clinical-data-management | Clinical data management | professional | CDM clinical; <clinical data manager; <data management plans in trials; <clinical database design; <clinical database lock; <database lock?; <data cleaning of clinical trials; <edit checks?; clinical database management; <CCDM; <clinical data review; klinisches Datenmanagement | clinical-research | clinical; trial; trials; study; edc; crf; sas; query; queries
edc-systems | Electronic data capture | technical | EDC systems; EDC?; electronic data capture systems | clinical-data-management | clinical; trial; trials; study; crf; data; medidata; rave; query; sponsor
medidata-rave | Medidata Rave | tool | Rave EDC; Medidata Rave EDC | edc-systems; medidata
medidata | Medidata | tool | | edc-systems
oracle-inform | Oracle InForm | tool | InForm EDC | edc-systems
openclinica | OpenClinica | tool | Open Clinica | edc-systems
oracle-clinical | Oracle Clinical | tool | <Oracle Clinical RDC | edc-systems
castor-edc | Castor EDC | tool | | edc-systems
ibm-clinical-development | Merative Clinical Development | tool | IBM Clinical Development; Zelta EDC | edc-systems
medrio | Medrio | tool | Medrio EDC | edc-systems
viedoc | Viedoc | tool | | edc-systems
irt-systems | Interactive response technology | technical | IWRS; IVRS?; interactive web response system; interactive voice response system in trials; <randomization and trial supply management | | iwrs; clinical; randomization; trial; trials; study; sponsor; subjects
ctms | Clinical trial management systems | technical | CTMS; clinical trial management system
clinical-conductor | Clinical Conductor | tool | Clinical Conductor CTMS | ctms
oncore | OnCore CTMS | tool | OnCore clinical research management | ctms
siebel-ctms | Siebel CTMS | tool | Oracle Siebel CTMS | ctms
epro | Electronic patient-reported outcomes | technical | ePRO? | | clinical; trials; trial; patient-reported; ecoa; edc; outcomes; eclinical; rave
redcap | REDCap | tool | Research Electronic Data Capture; REDCap database; Red Cap database | edc-systems
clinical-protocols | Study protocols | professional | <protocol development for studies; clinical protocols?; clinical study protocols; <protocol writing?; <protocol design?; <developing research protocols; <clinical protocol development?; Studienprotokolle; Prüfplan?; protocoles d'étude; protocolos de investigación; research protocols | research | study; trial; trials; research; irb; klinische; klinischen; studie; studien; investigator; sponsor
protocol-compliance | Study protocol compliance | professional | <protocol adherence?; <protocol deviations? | clinical-research | study; trial; trials; clinical; research; irb; sponsor; subjects
medical-writing | Medical writing | professional | <medical writer; <regulatory medical writing; <clinical study reports; <CSR writing; <regulatory writing; clinical writing?; medizinisches Schreiben; rédaction médicale; redacción médica; <narrative writing for safety; <writing investigator brochures | scientific-writing | manuscripts; csr; protocols; publications; pharmaceutical; journals; regulatory
ccrp | Certified Clinical Research Professional (CCRP) | certification | CCRP?; SOCRA CCRP; SOCRA certified; Clinical research certification SOCRA; Certified Clinical Research Professional | clinical-research | socra; trials; gcp; clinical research; clinical trial
ccrc | Certified Clinical Research Coordinator (CCRC) | certification | CCRC?; ACRP CCRC; Certified Clinical Research Coordinator | clinical-research | acrp; trials; gcp; clinical research; clinical trial; irb
ccra-certification | Certified Clinical Research Associate (CCRA) | certification | CCRA?; ACRP CCRA; Certified Clinical Research Associate | clinical-research | ACRP; trials; GCP; clinical research; clinical trial; monitoring visits
acrp-cp | ACRP Certified Professional | certification | ACRP-CP | clinical-research
mathematics | Mathematics | technical | pure mathematics; mathematical knowledge; <numerical mathematics; Mathematik; mathématiques; matemáticas; maths; <algebra
business-administration-field | Business administration | professional | business studies; Betriebswirtschaftslehre; Betriebswirtschaft; administration des affaires; administración de empresas
`;

export const substitutes = String.raw`
chromatography-methods | chromatography methods | 0.5 | hplc; gas-chromatography; ion-chromatography
spectroscopic-methods | optical spectroscopy | 0.4 | ftir; uv-vis; raman-spectroscopy
elemental-analysis-methods | elemental analysis by spectroscopy | 0.5 | icp-oes; icp-ms; atomic-absorption; x-ray-fluorescence
pcr-methods | PCR methods | 0.7 | pcr; qpcr
sequencing-methods | sequencing methods | 0.5 | dna-sequencing; ngs
statistics-packages-science | statistics packages | 0.5 | spss; stata; jmp-statistics; graphpad-prism
chemistry-branches | branches of chemistry | 0.3 | organic-chemistry; inorganic-chemistry; polymer-chemistry
biology-branches | branches of experimental biology | 0.4 | molecular-biology; cell-biology; biochemistry
earth-sciences-group | earth sciences | 0.4 | geology; geochemistry
trial-databases | systems for electronic data capture | 0.6 | medidata-rave; oracle-inform; openclinica; oracle-clinical; castor-edc; ibm-clinical-development; medrio; viedoc; redcap
ctms-products | clinical trial management systems | 0.6 | clinical-conductor; oncore; siebel-ctms
lab-notebook-products | electronic laboratory notebooks | 0.6 | benchling; labarchives; signals-notebook; perkinelmer-e-notebook
remote-sensing-products | software for remote sensing | 0.5 | erdas-imagine; envi-software; google-earth-engine
reference-managers | reference managers | 0.6 | endnote; mendeley; zotero; refworks; citavi
literature-database-products | literature databases | 0.5 | pubmed; web-of-science; scopus; embase
lims-products | laboratory information systems | 0.6 | labware-lims; labvantage; starlims; samplemanager-lims
chromatography-systems | chromatography data systems | 0.6 | waters-empower; chromeleon; agilent-chemstation; agilent-openlab
liquid-handlers | liquid handling robots | 0.6 | hamilton-liquid-handlers; tecan-liquid-handlers; beckman-biomek
cloning-software | sequence design software | 0.6 | snapgene; geneious; vector-nti
`;
