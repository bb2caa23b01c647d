export const skills = String.raw`
# Research in general
research | Research? | professional | scientific research; academic research; research skills; research methods; research methodology; laboratory research; research projects; conducting research; conducted research; applied research; basic research; research and analysis; wissenschaftliche Forschung; wissenschaftliches Arbeiten; Forschung; Forschungsprojekte; recherche scientifique; méthodologie de recherche; investigación científica; investigación académica; metodología de la investigación | | laboratory; lab; study; studies; scientific; university; academic; data; publications; professor; qualitative; quantitative; writing; experiments; literature; analysis
literature-review | Literature review | professional | literature search; literature searches; literature research; reviewing literature; reviewing scientific literature; systematic review; systematic literature review; meta-analysis; meta-analyses; PRISMA systematic review; Cochrane reviews; bibliographic research; Literaturrecherche; revue de la littérature; recherche bibliographique; revisión bibliográfica; revisión de literatura | research
experimental-design | Experimental design | professional | design of experiments in research; designing experiments; design experiments; designed experiments; study design; research design; designing and conducting experiments; Studiendesign; diseño experimental | research
field-research | Field research | professional | fieldwork; field work in science; field studies; collecting field data; field surveys in science; field biology; Feldforschung; Feldarbeit; travail de terrain; trabajo de campo | research
qualitative-research | Qualitative research | technical | qualitative methods; <qualitative interviews; <content analysis research; <ethnography; <ethnographic research; <in-depth interviews; <semi-structured interviews; qualitative Forschung; qualitative Sozialforschung; recherche qualitative; investigación cualitativa | research
quantitative-research | Quantitative research | technical | quantitative analysis in research; qualitative and quantitative research; mixed methods research; mixed methods; quantitative Forschung; recherche quantitative; investigación cuantitativa | research
survey-research | Survey research | professional | survey design; questionnaire design; questionnaire development; survey methodology; survey development; survey administration; conducting surveys; survey data collection; designing surveys; psychometric scale construction; opinion polling; Umfrageforschung; Fragebogenentwicklung; enquêtes par questionnaire; diseño de encuestas | research
scientific-writing | Scientific writing | professional | scientific publications; scientific publishing; writing scientific papers; manuscript preparation; manuscript writing; scientific manuscripts; research papers; research paper writing; research publications; peer-reviewed publications; academic writing; academic publishing; scientific papers; journal articles in science; scientific reports; scientific articles; writing research papers; thesis writing; wissenschaftliches Schreiben; wissenschaftliche Publikationen; rédaction scientifique; publications scientifiques; redacción científica; publicaciones científicas | writing
peer-review | Scholarly peer review | professional | manuscript review; journal peer review; reviewer for journals; manuscript reviewer; peer reviewer; journal reviewer; refereeing manuscripts
scientific-presentations | Scientific presentations | professional | poster presentations; conference presentations; oral presentations at conferences; presenting research; presenting research findings; presented research; scientific communication; science communication; conference posters; presenting at conferences; Wissenschaftskommunikation; vulgarisation scientifique; divulgación científica | research
research-funding | Research grant applications | professional | <NIH grants; <NSF grants; <NIH grant writing; research proposals; research proposal writing; <R01; <SBIR; <SBIR/STTR; <DFG-Anträge; Drittmittel; Drittmittelakquise; <ERC grant; <Horizon 2020; <Horizon Europe; <ANR projets; grant applications for research; research grants | research
principal-investigator | Research leadership | professional | <principal investigator; leading research projects; research supervision; research management; supervising research; managing research projects; directing research; research program management; <Arbeitsgruppenleitung | research
laboratory-management | Laboratory management | professional | lab management; research lab management; laboratory supervision; Laborleitung; dirección de laboratorio; managing research laboratories; gestion de laboratoire
research-ethics | Research ethics | professional | <IRB; <Institutional Review Board; <IRB submissions; <IRB protocols; <IRB applications; <IRB approval; <human subjects research; <human subjects protection; <ethics committee submissions; <ethics committee; human research protections; responsible conduct of research; <Ethikkommission; <Ethikantrag; comité d'éthique; comité de ética | research
citi-certification | CITI certification | certification | CITI training; CITI certified; CITI Program
reference-management | Reference management software | technical | citation management; reference managers; gestores bibliográficos
endnote | EndNote | tool | End Note | reference-management
mendeley | Mendeley | tool | | reference-management
zotero | Zotero | tool | | reference-management
refworks | RefWorks | tool | Ref Works | reference-management
citavi | Citavi | tool | | reference-management
literature-databases | Scientific literature databases | technical | scientific databases; literature databases
pubmed | PubMed | tool | MEDLINE; PubMed searches | literature-databases
web-of-science | Web of Science | tool | | literature-databases
scopus | Scopus | tool | | literature-databases
google-scholar | Google Scholar | tool | | literature-databases
scifinder | SciFinder | tool | CAS SciFinder | literature-databases
embase | Embase | tool | | literature-databases
jstor | JSTOR | tool | | literature-databases
psycinfo | PsycINFO | tool | | literature-databases
cinahl | CINAHL | tool | | literature-databases
cochrane-library | Cochrane Library | tool | | literature-databases
ebscohost | EBSCOhost | tool | EBSCO | literature-databases
reaxys | Reaxys | tool | | literature-databases
proquest | ProQuest | tool | | literature-databases
electronic-lab-notebook | Laboratory notebooks | professional | electronic lab notebook; electronic laboratory notebook; ELN; lab notebook; maintaining laboratory notebook; maintain lab notebooks; Benchling; LabArchives; lab documentation; laboratory documentation; laboratory record keeping; Laborjournal; Labordokumentation; cahier de laboratoire; cuaderno de laboratorio
lims | Laboratory information management systems | technical | LIMS; lab information management
labware-lims | LabWare LIMS | tool | LabWare | lims
labvantage | LabVantage | tool | Sapphire LIMS; LabVantage LIMS | lims
starlims | STARLIMS | tool | Star LIMS | lims
samplemanager-lims | SampleManager LIMS | tool | SampleManager; Thermo SampleManager | lims
data-collection-research | Research data collection | professional | collecting research data; collect research data; research data management; scientific data collection; collecting and analyzing data; collected and analyzed data; experimental data collection; recording experimental data; research databases; wissenschaftliche Datenerhebung; recogida de datos; collecte de données scientifiques | research
scientific-data-analysis | Scientific data analysis | technical | experimental data analysis; data interpretation in science; analysis of experimental data; analyzing experimental data; analyzing scientific data; curve fitting; error analysis; numerical data analysis in science; Auswertung von Messdaten; Auswertung experimenteller Daten | research

# Statistics for science
graphpad-prism | GraphPad Prism | tool | Graph Pad Prism; Prism software; Graphpad Prism 5
scientific-plotting | Igor Pro | tool
gnuplot | Gnuplot | tool
biostatistics | Biostatistics | technical | biostatistical analysis; biostatistician; medical statistics; clinical statistics; clinical biostatistics; power analysis in studies; Biostatistik; biostatistique; bioestadística
clinical-sas | Statistical programming for trials | technical | clinical SAS programming; clinical SAS; <TLFs; <tables, listings and figures; <SDTM mapping | biostatistics
cdisc-standards | CDISC standards | technical | CDISC; CDISC SDTM; SDTM; ADaM; define.xml
statistical-analysis-plans | Statistical analysis plans | professional | SAP clinical statistics | biostatistics
psychometrics | Psychometrics | technical | psychometric analysis; item response theory; factor analysis of tests; test validation psychometric; psychometric testing; scale development; Psychometrie; psicometría

# Laboratory work
laboratory-techniques | Laboratory techniques | technical | laboratory skills; lab skills; lab techniques; laboratory work; laboratory testing; lab testing; lab work; laboratory procedures; lab procedures; laboratory experience; lab experience; laboratory tests; laboratory analysis; lab analysis; laboratory methods; wet lab; wet lab techniques; bench work in laboratories; basic laboratory techniques; lab tests; running lab tests; performing laboratory tests; bench science; Labortechniken; Laborarbeit; Labortätigkeit; Labormethoden; techniques de laboratoire; travail de laboratoire; técnicas de laboratorio; trabajo de laboratorio; pruebas de laboratorio
laboratory-safety | Laboratory safety | technical | lab safety; laboratory safety training; <chemical hygiene; <chemical hygiene plan; <biosafety; <biological safety; <biosafety level 2; <BSL-2; <BSL2; <handling of hazardous chemicals; <fume hood; Laborsicherheit; <Biosicherheit; Arbeitssicherheit im Labor; Gefahrstoffe im Labor; sécurité au laboratoire; <bioseguridad; seguridad en el laboratorio | laboratory-techniques
lab-equipment | Laboratory equipment | technical | laboratory instruments; laboratory instrumentation; lab equipment; lab instruments; laboratory equipment maintenance; lab equipment maintenance; maintaining laboratory equipment; operating laboratory equipment; laboratory instrument maintenance; instrument maintenance in laboratories; analytical instruments; scientific instruments; scientific instrumentation; scientific equipment; Laborgeräte; Laborausrüstung; équipement de laboratoire; equipos de laboratorio | laboratory-techniques
instrument-calibration-lab | Calibrating laboratory instruments | professional | calibrating laboratory equipment; laboratory instrument calibration; pipette calibration; calibration of laboratory instruments; balance calibration; analytical balance; pH meter; pH measurement; calibration of lab equipment; pH testing; conductivity meter; Kalibrierung von Laborgeräten | laboratory-techniques
pipetting | Pipetting | technical | micropipetting; pipettes; micropipettes; multichannel pipettes; serial dilutions; dilutions; dilution preparation; Pipettieren; pipetage; pipeteo | laboratory-techniques
solution-preparation | Solution and media preparation | technical | solution preparation; preparing solutions; prepare solutions; prepared solutions; buffer preparation; preparing buffers; prepared buffers; reagent preparation; preparing reagents; prepare reagents; prepared reagents; media preparation; media prep; preparation of media; preparing media; preparation of reagents; preparation of solutions; prepare media; making buffers; buffers and reagents; stock solutions; standard solutions; Lösungen ansetzen; Pufferherstellung; preparación de soluciones; préparation de solutions; preparación de reactivos | laboratory-techniques
sample-preparation | Sample preparation | technical | sample prep; preparing samples; prepare samples; prepared samples; preparation of samples; sample processing; processing samples; sample extraction; sample handling; sample analysis; analyzing samples; sample testing; solid phase extraction; SPE sample preparation; Soxhlet extraction; Probenvorbereitung; Probenaufbereitung; préparation d'échantillons; preparación de muestras; procesamiento de muestras | laboratory-techniques
sampling-science | Taking samples | professional | sample collection; collecting samples; collect samples; collected samples; sampling of raw materials; field sample collection; raw material sampling; taking water samples; prélèvement d'échantillons; échantillonnage; toma de muestras ambientales
centrifugation | Centrifugation | technical | centrifuge; ultracentrifugation; ultracentrifuge; centrifuging samples; density gradient centrifugation; Zentrifugation; centrífuga | laboratory-techniques
microscopy | Microscopy | technical | light microscopy; fluorescence microscopy; fluorescent microscopy; confocal microscopy; confocal; confocal imaging; optical microscopy; microscopes; brightfield microscopy; live cell imaging; microscopic examination; super-resolution microscopy; two-photon microscopy; Mikroskopie; Fluoreszenzmikroskopie; microscopie; microscopía | laboratory-techniques
electron-microscopy | Electron microscopy | technical | SEM microscopy; scanning electron microscopy; scanning electron microscope; transmission electron microscopy; TEM microscopy; SEM/TEM; SEM/EDS; SEM-EDX; cryo-EM; cryo-electron microscopy; EDX; focused ion beam; Rasterelektronenmikroskopie; Elektronenmikroskopie; microscopie électronique; microscopía electrónica | microscopy
image-analysis-science | Microscopy image analysis | technical | ImageJ analysis; quantitative image analysis in microscopy
cellprofiler | CellProfiler | tool | Cell Profiler | image-analysis-science
imaris | Imaris | tool | Bitplane Imaris | image-analysis-science
metamorph | MetaMorph | tool | MetaMorph imaging | image-analysis-science
nis-elements | NIS-Elements | tool | Nikon NIS-Elements | image-analysis-science
liquid-handling-automation | Laboratory automation | technical | <liquid handling; <liquid handlers; <liquid handling robots; <automated liquid handling; lab automation; laboratory robotics; laboratory automation systems; Laborautomatisierung | laboratory-techniques
high-throughput-screening | High-throughput screening | technical | HTS assays; Hochdurchsatz-Screening; criblage à haut débit
hamilton-liquid-handlers | Hamilton liquid handlers | tool | Hamilton STAR | liquid-handling-automation
tecan-liquid-handlers | Tecan liquid handlers | tool | Tecan; Tecan Freedom EVO; Tecan Fluent | liquid-handling-automation
beckman-biomek | Beckman Biomek | tool | Biomek | liquid-handling-automation
opentrons | Opentrons | tool | Opentrons OT-2 | liquid-handling-automation
quality-control-lab | Laboratory quality control | professional | QC laboratory; QC testing in laboratories; QC lab; quality control laboratory; quality control testing in laboratories; analytical quality control; raw material testing; finished product testing; in-process testing; release testing; lot release testing; stability testing; stability studies; stability program; out of specification; OOS investigations; OOS/OOT; out-of-specification investigations; laboratory investigations; certificates of analysis; pharmakopöe Prüfung; Qualitätskontrolle im Labor; contrôle qualité en laboratoire; control de calidad en laboratorio | laboratory-techniques

# Chemistry
chemistry | Chemistry | technical | general chemistry; applied chemistry; chemist skills; industrial chemistry; Chemie; chimie; química; química general
analytical-chemistry | Analytical chemistry | technical | analytical testing; chemical analysis; chemical analyses; analytical methods; analytical techniques; quantitative chemical analysis; qualitative and quantitative chemical analysis; instrumental analysis; chemical testing; trace analysis; analytische Chemie; instrumentelle Analytik; chimie analytique; química analítica; análisis químico | chemistry
organic-chemistry | Organic chemistry | technical | synthetic organic chemistry; organic synthesis; organic chemist; organische Chemie; organische Synthese; chimie organique; química orgánica; medicinal chemistry; medizinische Chemie; peptide synthesis; solid-phase peptide synthesis; multi-step synthesis; multistep synthesis; structure-activity relationships; SAR medicinal chemistry | chemistry
chemical-synthesis | Chemical synthesis | technical | synthesis of compounds; synthesis of organic compounds; compound synthesis; synthesizing compounds; air-sensitive techniques; Schlenk techniques; Schlenk line; glove box; glovebox techniques; reaction optimization; chemical reactions; process chemistry; scale-up chemistry; catalysis; heterogeneous catalysis; homogeneous catalysis; recrystallization; purification of compounds; distillation in laboratories; Synthesechemie; synthèse chimique; síntesis química | chemistry
inorganic-chemistry | Inorganic chemistry | technical | organometallic chemistry; coordination chemistry; solid-state chemistry; anorganische Chemie; chimie inorganique; química inorgánica | chemistry
physical-chemistry | Physical chemistry | technical | chemical kinetics; electrochemistry; cyclic voltammetry; surface chemistry; colloid chemistry; photochemistry; chemical thermodynamics; rheology; rheometer; rheometry; physikalische Chemie; Elektrochemie; chimie physique; fisicoquímica; electroquímica | chemistry
polymer-chemistry | Polymer chemistry | technical | polymer synthesis; polymer characterization; polymerization; polymer materials; Polymerchemie; chimie des polymères; química de polímeros | chemistry
computational-chemistry | Computational chemistry | technical | <molecular modelling; <molecular simulation; <DFT calculations; <density functional theory; <quantum chemistry; <ab initio calculations; theoretische Chemie
chemdraw | ChemDraw | tool | ChemOffice; PerkinElmer ChemDraw
gaussian-quantum-chemistry | Gaussian quantum chemistry | tool | Gaussian 09; Gaussian 16; GaussView | computational-chemistry
vasp | VASP | tool | Vienna Ab initio Simulation Package | computational-chemistry
amber-molecular-dynamics | AMBER molecular dynamics | tool | AmberTools | computational-chemistry
schrodinger-software | Schrödinger software | tool | Schrodinger Glide | computational-chemistry
environmental-chemistry | Environmental testing | technical | environmental analysis; wastewater analysis; EPA test methods; wet chemistry; BOD and COD; TOC analysis; total organic carbon; NELAC; environmental chemistry; Umweltanalytik; Wasseranalytik; analyse environnementale
materials-characterization | Materials characterization | technical | X-ray diffraction; XRD; powder XRD; X-ray crystallography; XPS; X-ray photoelectron spectroscopy; atomic force microscopy; AFM; BET surface area; X-ray fluorescence; XRF; particle size analysis; dynamic light scattering; DLS; zeta potential; Röntgenbeugung; caracterización de materiales; crystallography

# Chromatography and spectroscopy
chromatography | Chromatography | technical | chromatographic techniques; chromatographic methods; <liquid chromatography; <column chromatography; <flash chromatography; <thin layer chromatography; <TLC chromatography; <size exclusion chromatography; <SEC chromatography; <affinity chromatography; <preparative chromatography; <supercritical fluid chromatography; <chiral chromatography; Chromatographie; Chromatografie; cromatografía | analytical-chemistry
hplc | HPLC | technical | high performance liquid chromatography; high pressure liquid chromatography; <RP-HPLC; <HPLC analysis; <HPLC method development; <prep HPLC; <preparative HPLC; <Agilent HPLC; Waters HPLC; Agilent 1100; Agilent 1200; HPLC-UV; HPLC systems; HPLC troubleshooting; Waters Alliance HPLC; CLHP; cromatografía líquida | chromatography
uhplc | UHPLC | technical | UPLC; HPLC/UPLC; ultra-high-performance liquid chromatography; Waters Acquity | hplc
gas-chromatography | Gas chromatography | technical | GC chromatography; GC-FID; headspace GC; GC headspace; GC analysis; gas chromatograph; Gaschromatographie; chromatographie en phase gazeuse; cromatografía de gases | chromatography
gc-ms | GC-MS | technical | GCMS; gas chromatography mass spectrometry; GC-MS/MS | gas-chromatography; mass-spectrometry
lc-ms | LC-MS | technical | LCMS; LC-MS/MS; liquid chromatography mass spectrometry; UPLC-MS; HPLC-MS; LCMS/MS; LC-MSMS | hplc; mass-spectrometry
ion-chromatography | Ion chromatography | technical | ion exchange chromatography; IC chromatography; Dionex; Ionenchromatographie; cromatografía iónica | chromatography
protein-purification | Protein purification | technical | FPLC; AKTA; AKTA purifier; protein purification techniques; protein chromatography; recombinant protein purification; protein isolation; protein extraction; protein expression and purification; protein refolding; TFF; ultrafiltration and diafiltration; UF/DF; Proteinaufreinigung; Proteinreinigung; purification de protéines; purificación de proteínas | biochemistry
mass-spectrometry | Mass spectrometry | technical | mass spectrometer; mass spec; mass spectroscopy; <MALDI-TOF; <MALDI; <ESI-MS; <triple quadrupole; <Orbitrap; <Q-TOF; <QTOF; <tandem mass spectrometry; <TOF-MS; Massenspektrometrie; spectrométrie de masse; espectrometría de masas | analytical-chemistry
spectroscopy | Spectroscopy | technical | spectroscopic techniques; spectroscopic analysis; <fluorescence spectroscopy; <near-infrared spectroscopy; <NIR spectroscopy; <circular dichroism; <optical spectroscopy; Spektroskopie; spectroscopie; espectroscopía | analytical-chemistry
raman-spectroscopy | Raman spectroscopy | technical | Raman-Spektroskopie; spectroscopie Raman | spectroscopy
ftir | FTIR spectroscopy | technical | FTIR; FT-IR; infrared spectroscopy; IR spectroscopy; IR spectrometer; ATR-FTIR; Fourier transform infrared spectroscopy; FTIR spectrometer | spectroscopy
uv-vis | UV-Vis spectrophotometry | technical | UV-Vis; UV-Vis spectroscopy; UV-Vis spectrophotometer; spectrophotometry; <spectrophotometer; UV spectrophotometry; <NanoDrop; UV-Visible spectroscopy; Photometrie; spectrophotométrie; espectrofotometría | spectroscopy
microplate-readers | Microplate readers | tool | plate reader
nmr | NMR spectroscopy | technical | NMR; nuclear magnetic resonance; nuclear magnetic resonance spectroscopy; 1H NMR; 2D NMR; 1H and 13C NMR; NMR-Spektroskopie; RMN | spectroscopy
atomic-spectroscopy | Atomic spectroscopy | technical | ICP-MS; ICP-OES; ICP; atomic absorption; atomic absorption spectroscopy; atomic absorption spectrophotometer; AAS spectroscopy; ICP-AES; inductively coupled plasma; graphite furnace; Atomabsorptionsspektroskopie; absorción atómica | spectroscopy
titration | Titration | technical | Karl Fischer; Karl Fischer titration; autotitrator; auto-titrator; potentiometric titration; acid-base titration; volumetric analysis; KF titration; moisture analysis; moisture analyzer; Titrationen; titrage; titulación; valoración química | analytical-chemistry
gravimetric-analysis | Gravimetric and physical testing | technical | gravimetric analysis; gravimetry; viscosity testing; viscometer; viscosity measurement; density measurement; melting point determination; refractometer; refractive index; polarimetry; bomb calorimetry; flash point testing; loss on drying | analytical-chemistry
thermal-analysis | Thermal analysis | technical | DSC; differential scanning calorimetry; TGA; thermogravimetric analysis; DSC/TGA; dynamic mechanical analysis; isothermal titration calorimetry; thermische Analyse; análisis térmico | analytical-chemistry
dissolution-testing | Dissolution testing | technical | dissolution?; dissolution apparatus; disintegration testing; tablet hardness testing; friability testing; content uniformity; dissolution tester; USP dissolution | pharmaceutical-analysis | hplc; tablet; tablets; usp; assay; gmp; pharmaceutical; titration; disintegration
chromatography-software | Chromatography data systems | technical | CDS chromatography | chromatography
waters-empower | Waters Empower | tool | Empower software; Empower 3; Empower 2; Empower chromatography; Empower CDS | chromatography-software
chromeleon | Chromeleon | tool | Thermo Chromeleon | chromatography-software
agilent-chemstation | Agilent ChemStation | tool | ChemStation | chromatography-software
agilent-openlab | Agilent OpenLab | tool | OpenLab; OpenLab CDS | chromatography-software
masslynx | MassLynx | tool | Waters MassLynx
xcalibur | Xcalibur | tool | Thermo Xcalibur
agilent-masshunter | Agilent MassHunter | tool | MassHunter
totalchrom | TotalChrom | tool | PerkinElmer TotalChrom | chromatography-software
sciex-analyst | SCIEX Analyst | tool | Analyst software Sciex; SCIEX OS
method-development | Analytical method development | professional | method development; analytical method development and validation; method development and validation; developing analytical methods; Methodenentwicklung; développement de méthodes analytiques; desarrollo de métodos analíticos | analytical-chemistry
method-validation | Analytical method validation | professional | method validation; analytical method transfer; method transfer; method verification; assay validation; ICH Q2; validating analytical methods; method qualification; Methodenvalidierung; validation de méthodes analytiques; validación de métodos analíticos | analytical-chemistry
pharmaceutical-analysis | Pharmaceutical analysis | technical | pharmaceutical testing; <drug substance and drug product testing; <impurity profiling; <API testing pharmaceutical | analytical-chemistry
pharmacopoeia-methods | Pharmacopoeia methods | technical | USP; USP/NF; USP methods; pharmacopeia; European Pharmacopoeia; compendial methods; compendial testing; USP/EP; Arzneibuch; Pharmakopöe; pharmacopée; farmacopea

# Biology
biology | Biology | technical | general biology; biological sciences; life sciences; biological research; Biologie; biologie générale; biología; ciencias biológicas; sciences de la vie
molecular-biology | Molecular biology | technical | molecular biology techniques; molecular techniques; molecular cloning; gene cloning; subcloning; DNA cloning; plasmid construction; plasmid design; plasmids; plasmid preparation; recombinant DNA; recombinant DNA technology; restriction digestion; restriction digest; restriction enzyme digestion; site-directed mutagenesis; mutagenesis; bacterial transformation; transformation of bacteria; ligation cloning; Gibson assembly; Gateway cloning; reporter assays; luciferase assay; Molekularbiologie; molekularbiologische Methoden; biologie moléculaire; biología molecular | biology; laboratory-techniques
pcr | PCR | technical | polymerase chain reaction; PCR techniques; PCR amplification; PCR assays; primer design; PCR testing; multiplex PCR; thermocycler; thermal cycler; nested PCR; PCR and gel electrophoresis; colony PCR; PCR primer design; digital PCR; ddPCR; PCR-Technik; reacción en cadena de la polimerasa | molecular-biology
qpcr | qPCR | technical | <RT-qPCR; real-time PCR; quantitative PCR; <qRT-PCR; quantitative real-time PCR; <TaqMan; <SYBR Green; <real-time RT-PCR; PCR en tiempo real | pcr
rt-pcr | RT-PCR | technical | reverse transcription PCR; RTPCR; <cDNA synthesis | pcr
gel-electrophoresis | Gel electrophoresis | technical | electrophoresis; agarose gel electrophoresis; SDS-PAGE; polyacrylamide gel electrophoresis; agarose gel; capillary electrophoresis; DNA gel electrophoresis; isoelectric focusing; gel imaging; Gelelektrophorese; électrophorèse; electroforesis | laboratory-techniques
western-blot | Western blot | technical | western blotting; immunoblotting; immunoblot | molecular-biology; gel-electrophoresis
southern-blot | Southern blot | technical | southern blotting
northern-blot | Northern blot | technical | northern blotting
nucleic-acid-extraction | Nucleic acid extraction | technical | <DNA extraction; <RNA extraction; <DNA isolation; <RNA isolation; <DNA/RNA extraction; <DNA purification; nucleic acid isolation; <plasmid purification; <miniprep; maxiprep; DNA/RNA isolation; DNA and RNA isolation; RNA purification; genomic DNA extraction; DNA quantification; DNA-Extraktion; extraction d'ADN; extracción de ADN | molecular-biology
dna-sequencing | DNA sequencing | technical | sequencing DNA; Sanger sequencing; gene sequencing; DNA sequence analysis; genotyping; SNP genotyping; sequence analysis of DNA; fragment analysis; microsatellite analysis; STR analysis; DNA analysis; Sequenzierung; DNA-Sequenzierung; séquençage; secuenciación de ADN | molecular-biology
ngs | Next-generation sequencing | technical | NGS; <ChIP-seq; <whole genome sequencing; <exome sequencing; <Illumina sequencing; <Illumina MiSeq; <MiSeq; <HiSeq; <NextSeq; <NovaSeq; <library preparation NGS; <sequencing library preparation; <Oxford Nanopore; <nanopore sequencing; <PacBio | dna-sequencing
metagenomics | Metagenomics | technical | 16S sequencing; Metagenomik; metagenómica
single-cell-rna-sequencing | Single-cell RNA sequencing | technical | scRNA-seq; single cell sequencing | ngs
rna-sequencing | RNA sequencing | technical | RNA-seq; RNAseq | ngs
bioinformatics | Bioinformatics | technical | <BLAST sequence search; <NCBI BLAST; <genome annotation
phylogenetics | Phylogenetics | technical | phylogenetic analysis; Phylogenetik; phylogénie
snapgene | SnapGene | tool | Snap Gene
geneious | Geneious | tool | Geneious Prime
vector-nti | Vector NTI | tool
systems-biology | Systems biology | technical | Systembiologie; biologie des systèmes
transcriptomics | Transcriptomics | technical | Transkriptomik; transcriptomique
genetics | Genetics | technical | <human genetics; <population genetics; <molecular genetics; <medical genetics; <genetic analysis; <genetic testing; Genetik; génétique; genética | biology
genomics | Genomics | technical | functional genomics; Genomik; génomique; genómica
genetic-counseling | Genetic counseling | professional | genetic counselling; genetische Beratung; conseil génétique
epigenetics | Epigenetics | technical | Epigenetik; épigénétique; epigenética
crispr | Gene editing | technical | <CRISPR; <CRISPR/Cas9; genome editing; <gene knockout | molecular-biology
genetic-engineering | Genetic engineering | technical | Gentechnik; génie génétique; ingeniería genética
rna-interference | RNA interference | technical | RNAi; siRNA; shRNA; siRNA knockdown
viral-vectors | Viral vectors | technical | AAV vectors; viral vector production; lentivirus production; lentiviral transduction
gene-therapy | Gene therapy | technical | Gentherapie; thérapie génique; terapia génica
synthetic-biology | Synthetic biology | technical | synthetische Biologie; biologie de synthèse
cell-culture | Cell culture | technical | tissue culture; cell culturing; mammalian cell culture; cell culture techniques; aseptic cell culture; maintaining cell lines; cell line maintenance; cell lines; cell line development; primary cell culture; stem cells; stem cell culture; stem cell research; iPSC; induced pluripotent stem cells; CHO cells; HEK293; suspension cell culture; 3D cell culture; organoids; cell passaging; cryopreservation; cell counting; hemocytometer; tissue engineering; primary cells; Zellkultur; Zellkulturtechniken; culture cellulaire; cultivo celular; cultivo de células | laboratory-techniques
transfection | Transfection | technical | transient transfection; cell transfection; electroporation; transduction; Lipofectamine; stable cell lines; stable transfection; protein overexpression; Transfektion; transfección | cell-culture
cell-based-assays | Cell-based assays | technical | cell assays; cell viability assays; MTT assay; cell proliferation assays; cytotoxicity assays; apoptosis assays; potency assays; functional assays; migration assays; bioassays; in vitro assays; cell viability; proliferation assays; zellbasierte Assays; ensayos celulares | cell-culture
cell-biology | Cell biology | technical | cellular biology; cell and molecular biology; cell signaling; signal transduction; cellular and molecular biology; developmental biology; cancer biology; Zellbiologie; biologie cellulaire; biología celular | biology
flow-cytometry | Flow cytometry | technical | FACS; flow cytometer; FACS analysis; cell sorting; fluorescence-activated cell sorting; FlowJo; FACSDiva; multicolor flow cytometry; immunophenotyping; BD FACSCanto; Durchflusszytometrie; cytométrie en flux; citometría de flujo | laboratory-techniques
elisa | ELISA | technical | enzyme-linked immunosorbent assay; ELISA assays; sandwich ELISA; ELISpot; immunoassay; Luminex; Meso Scale Discovery; radioimmunoassay; multiplex immunoassays; lateral flow assay; immunoassay development; ligand binding assays; ELISA-Test | laboratory-techniques
immunohistochemistry | Immunohistochemistry | technical | IHC; immunofluorescence; immunostaining; immunocytochemistry; in situ hybridization; fluorescence in situ hybridization; immunofluorescence staining; tissue staining; IF/IHC; immunohistochemical staining; Immunhistochemie; immunohistochimie; inmunohistoquímica | microscopy
immunology | Immunology | technical | immunological techniques; immuno-oncology; immunotherapy; antibody development; monoclonal antibodies; monoclonal antibody production; T cell assays; hybridoma; hybridoma technology; antibody purification; antibody engineering; PBMC isolation; PBMC; vaccine development; phage display; immunoprecipitation; co-immunoprecipitation; virology; Virologie; Immunologie; inmunología; virología; viral assays; plaque assay; antibodies | biology
biochemistry | Biochemistry | technical | biochemical assays; enzyme kinetics; enzymology; enzyme assays; protein chemistry; protein expression; protein analysis; recombinant protein expression; enzyme activity assays; protein assays; Bradford assay; BCA assay; biochemical analysis; protein biochemistry; lipid analysis; Biochemie; biochimie; bioquímica; biophysics; surface plasmon resonance; Biacore; structural biology; protein crystallography | biology; chemistry
proteomics | Proteomics and metabolomics | technical | proteomics; metabolomics; lipidomics; quantitative proteomics; protein identification by mass spectrometry; MaxQuant; Proteome Discoverer; peptide mapping; Proteomik; protéomique; proteómica | biochemistry; mass-spectrometry
microbiology | Microbiology | technical | bacteriology; microbiological techniques; microbiological testing; microbiology techniques; microbial culture; bacterial culture; culturing bacteria; microbiological analysis; Gram staining; Gram stain; streak plating; plating bacteria; bacterial identification; microbial identification; aseptic plating; colony counting; microbial testing; agar plates; yeast genetics; environmental microbiology; Mikrobiologie; microbiologie; microbiología; análisis microbiológico | biology
sterility-testing | Sterility testing | technical | Sterilitätstest | microbiology
cleanroom-environmental-monitoring | Cleanroom environmental monitoring | technical | environmental monitoring in cleanrooms; environmental monitoring program; clean room monitoring; viable and non-viable monitoring; Umgebungsmonitoring
bioburden-testing | Bioburden testing | technical | bioburden; microbial limits testing | microbiology
endotoxin-testing | Endotoxin testing | technical | LAL testing; endotoxin; LAL assay
neuroscience | Neuroscience | technical | neurobiology; electrophysiology; patch clamp; stereotaxic surgery; cognitive neuroscience; behavioral neuroscience; behavioral assays in mice; Neurowissenschaften; Neurobiologie; neurociencia | biology
ecology | Ecology | technical | ecological research; biodiversity surveys; population ecology; endangered species surveys; Ökologie | biology
marine-biology | Marine biology | technical | Meeresbiologie; biologie marine; biología marina | biology
oceanography | Oceanography | technical | marine science; Ozeanographie; océanographie; oceanografía
scientific-diving | Scientific diving | technical | AAUS scientific diver; wissenschaftliches Tauchen
botany | Botany and plant science | technical | botany; plant biology; plant physiology; agronomic research; Botanik; Pflanzenwissenschaften; botanique; botánica; herbarium curation | biology
animal-science | Animal science and livestock | professional | animal science; artificial insemination of cattle; Viehzucht
zoology | Zoology and animal behavior | technical | zoology; primatology; Zoologie; Tierpflege im Zoo; zoología | biology
forensic-science | Forensic science | technical | forensics laboratory; <forensic DNA analysis; <forensic biology; <trace evidence; <serology; <forensic chemistry; forensic analysis of evidence; Kriminaltechnik; Forensik; criminalística; ciencias forenses
fingerprint-analysis | Fingerprint analysis | technical | latent print examination
forensic-ballistics | Forensic ballistics | technical | ballistics; firearms examination; Ballistik

# Physics and earth sciences
physics | Physics | technical | <applied physics; <experimental physics; <theoretical physics; <classical mechanics; <quantum mechanics; <quantum physics; <statistical mechanics; Physik; physique?; física; <particle physics; <nuclear physics; <plasma physics; <condensed matter physics; <solid state physics; <high energy physics | | chimie; mathématiques; sciences; licence; chemistry; mathematics; laboratory
geant4 | Geant4 | tool | GEANT4 simulation
root-cern | ROOT (CERN) | tool
vacuum-technology | Vacuum and cryogenic technology | technical | ultra-high vacuum; ultrahigh vacuum; UHV; vacuum systems; cryogenics; cryogenic systems; vacuum technology; molecular beam epitaxy; Vakuumtechnik; Kryotechnik | physics
astronomy | Astronomy | technical | astrophysics; telescope operation; observational astronomy; cosmology; planetary science; radio astronomy; Astronomie; Astrophysik; astrophysique; astronomía; planetarium presentations | physics
geology | Geology | technical | geological mapping; geologic mapping; field geology; geological surveys; petrology; mineralogy; sedimentology; stratigraphy; structural geology; geological modeling; mineral exploration; core logging; rock identification; earth science; paleontology; petroleum geology; Geologie; Geowissenschaften; geología; volcanology
hydrogeology | Hydrogeology | technical | hydrological modeling; surface water hydrology; groundwater hydrology; hydrogeologic investigations; Hydrogeologie; hidrogeología; geohydrology | geology
geophysics | Geophysics | technical | seismic interpretation; seismic data processing; seismology; Petrel software; seismic surveys; ground penetrating radar; magnetometry; Kingdom seismic; Geophysik; géophysique; geofísica | geology
geochemistry | Geochemistry | technical | isotope geochemistry; stable isotopes; stable isotope analysis; radiometric dating; radiocarbon dating; mineral analysis; Geochemie; géochimie; geoquímica | geology
meteorology | Meteorology and climate science | technical | meteorology; weather forecasting; climatology; climate science; climate modeling; climate modelling; atmospheric science; weather data analysis; WRF model; climate change research; Meteorologie; Klimatologie; meteorología
environmental-science | Environmental science | technical | environmental studies; environmental research; Umweltwissenschaften; sciences de l'environnement; ciencias ambientales; geography science; physical geography; Geographie; géographie physique
archaeology | Archaeology | technical | archeology; archaeological excavation; archaeological fieldwork; archaeological survey; cultural resource management; artifact analysis; artifact cataloging; Archäologie; archéologie; arqueología; anthropology; cultural anthropology; bioarchaeology; Anthropologie; antropología; paleography
remote-sensing-science | Environmental remote sensing | technical | remote sensing; satellite image analysis; satellite imagery analysis; ERDAS Imagine; ENVI software; LiDAR vegetation analysis; hyperspectral imaging; Google Earth Engine; Fernerkundung; télédétection; teledetección
social-science-research | Social science research | technical | sociology; social research; political science research; sociological research; social sciences; historical research; archival research; Sozialforschung; Sozialwissenschaften; sciences sociales; sociología; ciencias sociales; demography; history research; Geschichtswissenschaft | research
philosophy-humanities | Humanities scholarship | technical | philosophy; humanities research; logic and ethics teaching; theology; religious studies; literary criticism; literary analysis; literary theory; classical studies; Philosophie; Theologie; filosofía; teología; textual analysis; comparative literature; Literaturwissenschaft; linguistics; Linguistik; lingüística; linguistique; phonetics; discourse analysis
economics-research | Research in economics and psychology | technical | experimental economics; behavioral research; experimental psychology; psychological research; behavioral experiments; human subjects experiments; eye tracking; E-Prime software; cognitive psychology research; Qualtrics experiments; psychophysics; participant recruitment for studies; MTurk studies | research

# Biotech and pharma
biotechnology | Biotechnology | technical | biotech; biotechnologist; industrial biotechnology; biopharmaceutical industry; biopharmaceuticals; biologics; biopharma; biosimilars; Biotechnologie; biotecnología
drug-discovery | Drug discovery | technical | <lead optimization; <target validation; <target identification; <hit-to-lead; Wirkstoffforschung
drug-development | Drug development | technical | Arzneimittelentwicklung; développement de médicaments; desarrollo de fármacos; pharmaceutical development; pharmaceutical R&D
preclinical-research | Preclinical research | technical | preclinical studies; pre-clinical studies; preclinical development; IND-enabling studies; präklinische Forschung
toxicology | Toxicology | technical | toxicology studies; toxicological risk assessment; Toxikologie; toxicología; toxicologie
glp | Good laboratory practice (GLP) | technical | GLP; good laboratory practice; GLP compliance; GLP regulations; GLP studies; cGMP/GLP; cGLP; GLP and GMP; gute Laborpraxis; bonnes pratiques de laboratoire; buenas prácticas de laboratorio | laboratory-techniques
gdp-documentation | Good documentation practice | technical | GDocP; ALCOA; data integrity in GxP; good documentation practice (GDP); batch production records; buenas prácticas de documentación; GDP documentation; data integrity ALCOA; gute Dokumentationspraxis; GMP documentation
gxp | GxP compliance | technical | GxP regulations; GxP guidelines; GxP systems; 21 CFR Part 210; EU Annex 11; validierte Systeme; GxP environment
fda-regulations | FDA regulations | technical | FDA guidelines; FDA compliance; FDA requirements; <FDA inspections; <FDA audits; FDA; <FDA approval process; <FDA 21 CFR; <21 CFR; <483 observations; FDA guidance
ich-guidelines | ICH guidelines | technical | ICH guidance; ICH Q-series; FDA/ICH
ema-regulations | EMA regulations | technical | EMA guidelines; European Medicines Agency regulations
regulatory-affairs | Regulatory affairs | professional | <regulatory submissions; <FDA submissions; <IND submissions; <NDA submissions; <BLA submissions; <IND/NDA; regulatory strategy pharmaceutical; <drug registration; <regulatory filings FDA; <ANDA; <regulatory dossiers; regulatory documents for drug approval; Arzneimittelzulassung; Zulassung von Arzneimitteln; affaires réglementaires; asuntos regulatorios
rac-certification | RAC certification | certification | RAPS RAC; Regulatory Affairs Certification | regulatory-affairs
510-k-submissions | 510(k) submissions | professional | 510(k); 510k | regulatory-affairs
ectd | eCTD | technical | eCTD submissions; electronic common technical document
pharma-validation | Equipment and process validation in pharma | professional | process validation pharmaceutical; process performance qualification; qualification d'équipements; validación de procesos farmacéuticos | gmp
deviation-capa | Deviations and CAPA in GxP | professional | deviation management; laboratory deviations; non-conformance investigations in GMP; Veeva QMS; change controls in GMP; annual product review; batch disposition; gestión de desviaciones | gmp
pharmacovigilance | Pharmacovigilance | professional | drug safety; <adverse event reporting; <SAE reporting; <SAE reconciliation; <case processing pharmacovigilance; <ICSR; <signal detection in drug safety; <PSUR; <PBRER; <safety reporting in trials; Arzneimittelsicherheit; Pharmakovigilanz; farmacovigilancia
oracle-argus-safety | Oracle Argus Safety | tool | ARGUS Safety; Oracle Argus; Argus safety database | pharmacovigilance
meddra | MedDRA | technical | MedDRA coding
eudravigilance | EudraVigilance | tool | | pharmacovigilance
veeva-vault | Veeva Vault | tool | Veeva; Veeva eTMF; Veeva Systems; Documentum pharma; Veeva Vault RIM
medical-affairs | Medical affairs | professional | medical science liaison; MSL; medical information pharma; medical affairs strategy; KOL engagement; key opinion leaders; scientific advisory boards; scientific affairs; Medical Advisor; affaires médicales; asuntos médicos
medical-device-development | Medical device development | technical | design controls for medical devices; IEC 60601; biocompatibility testing; ISO 10993; in vitro diagnostics; IVD development; IVDR; Medizinprodukte; Medizinproduktegesetz; dispositifs médicaux; dispositivos médicos

# Clinical research
clinical-research | Clinical research | professional | clinical trials; clinical studies; clinical trial management; clinical research coordination; clinical research coordinator; clinical research studies; clinical investigation; clinical trial operations; clinical development; phase I-IV clinical trials; phase I clinical trials; phase II clinical trials; phase III clinical trials; phase I; phase II and III; human clinical trials; clinical study management; klinische Studien; klinische Forschung; essais cliniques; recherche clinique; ensayos clínicos; investigación clínica | research
gcp | Good clinical practice (GCP) | technical | good clinical practice; ICH-GCP; GCP/ICH; ICH GCP guidelines; GCP guidelines; GCP training; GCP certified; GCP compliance; GCP certification; ICH E6; GCP regulations; gute klinische Praxis; bonnes pratiques cliniques; buenas prácticas clínicas; FDA/ICH-GCP; GCP clinical | clinical-research
clinical-monitoring | Clinical trial monitoring | professional | clinical monitoring; site monitoring; site monitoring visits; monitoring visits; site initiation visits; site qualification visits; close-out visits; site initiation; interim monitoring visits; source data verification; SDV; site visits in clinical trials; remote monitoring of trials; risk-based monitoring; clinical research associate; monitoring clinical trials; monitoring visit reports; trip reports in clinical trials; SIV; klinisches Monitoring; monitorage clinique; monitorización de ensayos clínicos | clinical-research; gcp
clinical-site-management | Study site management | professional | site management in clinical trials; study start-up; study startup; clinical study start-up; site selection for trials; site activation; site feasibility; study coordination; research study coordination; regulatory binders; investigator site file; investigational product; drug accountability; investigational product accountability; IP accountability; investigator meetings; clinical trial budgets; clinical vendor management; CRO management; CRO oversight | clinical-research
subject-recruitment | Study participant recruitment and consent | professional | informed consent; informed consent process; subject recruitment; patient recruitment for trials; recruiting study participants; participant recruitment; recruitment of study participants; screening and enrolling subjects; subject enrollment; patient enrollment; consenting patients; consenting subjects; study participants; recruiting participants; screening patients for clinical trials; Aufklärung und Einwilligung; consentement éclairé; consentimiento informado | clinical-research
trial-master-file | Trial master file | professional | TMF; eTMF; essential documents; essential document collection; TMF management; eTMF management; TMF reconciliation; clinical trial documentation; case report forms; CRF completion; CRF design; eCRF; source documents; source documentation; query resolution in trials; data queries in clinical trials; resolving queries | clinical-research
clinical-data-management | Clinical data management | professional | CDM clinical; clinical data manager; data management plans in trials; clinical database design; clinical database lock; database lock; data cleaning of clinical trials; edit checks; medical coding of adverse events; clinical database management; CCDM; clinical data entry; clinical data review; klinisches Datenmanagement | clinical-research
edc-systems | Electronic data capture systems | tool | EDC; electronic data capture; Medidata Rave; Medidata; Oracle InForm; OpenClinica; EDC systems; Oracle Clinical; Castor EDC; IBM Clinical Development; Rave EDC; InForm EDC; IVRS; IWRS; IVRS/IWRS; CTMS; clinical trial management system; ePRO; Clinical Conductor; OnCore; Medrio | clinical-data-management
redcap | REDCap | tool | Research Electronic Data Capture; REDCap database; Red Cap database
clinical-protocols | Study protocols | professional | protocol development for studies; clinical protocols; clinical study protocols; protocol writing; protocol design; research protocols; developing research protocols; protocol compliance; protocol deviations; protocol adherence; investigator brochures; investigator's brochure; clinical protocol development; Studienprotokolle; Prüfplan; protocoles d'étude; protocolos de investigación | research
medical-writing | Medical writing | professional | medical writer; regulatory medical writing; clinical study reports; CSR writing; regulatory writing; clinical writing; scientific and medical writing; AMWA; patient narratives; narrative writing for safety; medical communications; medizinisches Schreiben; rédaction médicale; redacción médica | scientific-writing
ccrp | Clinical research certification | certification | CCRC; CCRA; CCRP; certified clinical research coordinator; certified clinical research associate; certified clinical research professional; SOCRA; ACRP; ACRP-CP; ACRP certified; SOCRA certified; ACRP certification | clinical-research
mathematics | Mathematics | technical | maths; pure mathematics; mathematical knowledge; numerical mathematics; algebra; Mathematik; mathématiques; matemáticas
business-administration-field | Business administration | professional | business studies; Betriebswirtschaftslehre; Betriebswirtschaft; administration des affaires
`;

export const substitutes = String.raw`
chromatography-methods | chromatography methods | 0.6 | hplc; gas-chromatography; ion-chromatography; gc-ms; lc-ms
spectroscopic-methods | spectroscopic methods | 0.5 | ftir; uv-vis; nmr; atomic-spectroscopy
pcr-methods | PCR methods | 0.7 | pcr; qpcr
sequencing-methods | sequencing methods | 0.5 | dna-sequencing; ngs
cell-methods | methods with living cells | 0.5 | cell-culture; transfection; cell-based-assays; flow-cytometry
microscopy-methods | microscopy | 0.5 | microscopy; electron-microscopy
statistics-packages-science | statistics packages | 0.5 | spss; stata; jmp-statistics; graphpad-prism
qualitative-quantitative | research methods | 0.3 | qualitative-research; quantitative-research; survey-research
chemistry-branches | branches of chemistry | 0.4 | organic-chemistry; inorganic-chemistry; physical-chemistry; polymer-chemistry; analytical-chemistry
biology-branches | branches of experimental biology | 0.4 | molecular-biology; cell-biology; microbiology; biochemistry; genetics; immunology
earth-sciences-group | earth sciences | 0.5 | geology; hydrogeology; geophysics; geochemistry
trial-roles | work in clinical trials | 0.5 | clinical-monitoring; clinical-site-management; trial-master-file; clinical-data-management; subject-recruitment
trial-databases | databases for clinical studies | 0.6 | edc-systems; redcap
reference-managers | reference managers | 0.6 | endnote; mendeley; zotero; refworks; citavi
literature-database-products | literature databases | 0.5 | pubmed; web-of-science; scopus; embase
lims-products | laboratory information systems | 0.6 | labware-lims; labvantage; starlims; samplemanager-lims
chromatography-systems | chromatography data systems | 0.6 | waters-empower; chromeleon; agilent-chemstation; agilent-openlab
liquid-handlers | liquid handling robots | 0.6 | hamilton-liquid-handlers; tecan-liquid-handlers; beckman-biomek
cloning-software | sequence design software | 0.6 | snapgene; geneious; vector-nti
`;
