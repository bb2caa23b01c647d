/** Occupations: `id | Label | family | ISCO-08 | O*NET-SOC | titles | typical skill ids`. */
export const occupations = String.raw`
# science
lexicographer | Lexicographer | science | 2643 | 19-3099.00 | Lexikograf; Lexicographe; Lexicógrafo | translation; bilingual; proofreading; cat-tools; localization; editing; attention-to-detail
terminologist | Terminologist | science | 2643 | 19-3099.00 | Terminologe; Terminologue; Terminólogo
embryologist | Embryologist | science | 2131 | 19-1029.04 | Clinical embryologist; Embryologe; IVF embryologist; Embryologiste; Embriólogo; IVF laboratory technologist | clinical-laboratory; hematology-lab; clinical-chemistry; microbiology; blood-banking; quality-control-lab; lab-information-systems; microscopy
andrologist | Andrologist | science | 2131 | 19-1029.04
market-access-manager | Market access manager | science | 2431 | 11-2021.00 | Pricing and market access manager; Responsable accès au marché; Market access director | economics; econometrics; stata; statistics; financial-forecasting; r; report-preparation; data-analysis
market-access-specialist | Market access specialist | science | 2431 | 11-2021.00 | Market access consultant
perfumer | Perfumer | science | 2113 | 19-2031.00 | Fragrance chemist; Parfumeur; Perfumista; Fragrance developer; Nez parfumeur | chemistry; hplc; gas-chromatography; spectroscopy; organic-chemistry; laboratory-techniques; data-analysis; gmp; technical-writing
fragrance-evaluator | Fragrance evaluator | science | 2113 | 19-2031.00 | Evaluator fragrance
flavorist | Flavorist | science | 2113 | 19-1012.00 | Flavor chemist; Flavourist; Aromatiseur; Flavour chemist; Aromachemiker | food-technology; haccp; product-development-engineering; food-safety; gmp; quality-control
medical-writer | Medical writer | science | 2641 | 27-3042.00 | Regulatory writer; Regulatory medical writer; Medizinredakteur; Rédacteur médical; Redactor médico; Clinical writer; Medical communications specialist; Medical copywriter | technical-writing; technical-documentation; editing; framemaker; markdown; xml; information-architecture; research; proofreading
medical-communications-manager | Medical communications manager | science | 2641 | 27-3042.00
linguist | Linguist | science | 2643 | 19-3099.00 | Linguistics researcher; Sprachwissenschaftler; Linguiste; Lingüista; Forensic linguist; Military linguist; Cryptologic linguist; Applied linguist; Sociolinguist; Phonetician; Dialectologist | translation; bilingual; proofreading; cat-tools; localization; editing; attention-to-detail
philologist | Philologist | science | 2643 | 19-3099.00 | Philologe; Philologue; Filólogo; Germanist; Hispanist
literary-scholar | Literary scholar | science | 2643 | 19-3099.00 | Literaturwissenschaftler
chemist | Chemist | science | 2113 | 19-2031.00 | Research chemist; Chemiker; Chemikerin; Chimiste; Químico; Química analista; Chemicus; Chemik; Chimico; Químico analista; Assistant chemist; Laboratory chemist; Environmental chemist; Chemistry researcher; R&D chemist | chemistry; hplc; gas-chromatography; spectroscopy; organic-chemistry; laboratory-techniques; data-analysis; gmp; technical-writing
chemical-laboratory-technician | Chemical laboratory technician | science | 3111 | 19-4031.00 | Chemical technician; Chemistry technician; Chemielaborant; Chemielaborantin; Chemisch-technischer Assistent; Laboratory assistant chemistry; Chemielaborfachkraft; Technicien chimiste; Analista químico; Técnico químico; Chemical analyst; Chromatographer; Laboratory analyst chemical; Laborant chemiczny; Tecnico di laboratorio chimico; Técnico químico de laboratório; Chemisch analist; Tecnico chimico; Laboratorista químico; Técnico em química; Chemistry lab assistant; Chemistry laboratory assistant; Chemistry lab technician | laboratory-techniques; titration; hplc; sample-preparation; laboratory-safety; data-entry; calibration; gmp
laboratory-technician | Laboratory technician | science | 3111 | 19-4031.00 | Lab technician; Lab tech; Laborant; Laborantin; Technicien de laboratoire; Technicienne de laboratoire; Técnico de laboratorio; Laboratorista; Laboratory analyst; Tecnico di laboratorio; Laboratoriummedewerker; Laborantka; Laborante; Analist laboratorium; Laboratory assistant; Auxiliar de laboratório; Lab assistant; Lab intern; Laboratory intern; Lab analyst; Lab attendant; Laboratory attendant; Lab worker; Science technician; School science technician
leather-laboratory-technician | Leather laboratory technician | science | 3111 | 19-4031.00
laboratory-quality-control-analyst | Laboratory quality control analyst | science | 3111 | 19-4099.01 | QC analyst; Quality control scientist; QC scientist; Quality control laboratory analyst; QC lab technician; Quality control laboratory technician; Stability analyst; Technicien contrôle qualité laboratoire; Analista de control de calidad; Pharmaceutical analyst; QC laboratory technician; QC associate; Quality control associate; QC executive; Quality control executive | hplc; gmp; laboratory-techniques; method-validation; lims; technical-documentation; quality-control-lab
qc-microbiologist | QC microbiologist | science | 3111 | 19-4099.01 | Microbiology analyst; Quality control microbiologist
physicist | Physicist | science | 2111 | 19-2012.00 | Research physicist; Applied physicist; Nuclear physicist; Optical physicist; Physiker; Physikerin; Physicien; Physicienne; Físico; Experimental physicist; Theoretical physicist; Acoustical physicist; Physics researcher | physics; research; data-analysis; matlab; python; mathematical-modelling; scientific-writing; laboratory-techniques
astronomer | Astronomer | science | 2111 | 19-2011.00 | Observational astronomer; Astronom; Astronomin; Astronome; Astrónomo | astronomy; physics; python; data-analysis; research; scientific-writing; mathematical-modelling
planetary-scientist | Planetary scientist | science | 2111 | 19-2011.00 | Space scientist
astrophysicist | Astrophysicist | science | 2111 | 19-2011.00 | Astrophysicien; Cosmologist
meteorologist | Meteorologist | science | 2112 | 19-2021.00 | Atmospheric scientist; Meteorologe; Meteorologin; Météorologue; Meteorólogo; Weather analyst | meteorology; data-analysis; python; geospatial-analysis; remote-sensing-science; scientific-writing
biologist | Biologist | science | 2131 | 19-1029.04 | Research biologist; Biologe; Biologin; Biologiste; Biólogo; Bióloga; Life scientist; Evolutionary biologist; Bioloog; Biolog; Bióloga pesquisadora; Biology researcher; Field biologist | biology; laboratory-techniques; pcr; cell-culture; microscopy; data-analysis; scientific-writing; statistics
microbiologist | Microbiologist | science | 2131 | 19-1022.00 | Industrial microbiologist; Environmental microbiologist; Mikrobiologe; Mikrobiologin; Microbiologiste; Microbiólogo; Microbióloga; Food microbiologist; Clinical microbiologist | microbiology; sterile-technique; laboratory-techniques; cell-culture; pcr; microscopy; gmp
biochemist | Biochemist | science | 2131 | 19-1021.00 | Protein scientist; Enzymologist; Biochemiker; Biochemikerin; Biochimiste; Bioquímico; Protein biochemist; Protein purification scientist; Biochemistry researcher | biochemistry; protein-purification; elisa; western-blot; chromatography; laboratory-techniques; data-analysis
structural-biologist | Structural biologist | science | 2131 | 19-1021.00
biophysicist | Biophysicist | science | 2131 | 19-1021.00
life-sciences-research-scientist | Life sciences research scientist | science | 2131 | 19-1042.00 | Medical scientist; Antibody scientist; Discovery scientist | research; cell-culture; molecular-biology; flow-cytometry; experimental-design; scientific-writing; data-analysis; statistics
research-scientist | Research scientist | science | 2131 | 19-1099.00 | Research fellow; R&D scientist; Visiting researcher; Visiting scientist; Visiting research scholar; Scientist; Staff scientist; Principal scientist; Project scientist; Scientific officer | research; experimental-design; data-analysis; scientific-writing; literature-review; statistics; grant-writing; presentation-skills
research-assistant | Research assistant | science | 3119 | 19-4061.00 | Laboratory assistant research; Undergraduate research assistant; Research aide; Forschungsassistent; Assistant de recherche; Asistente de investigación; Social science research assistant; Ayudante de investigación; Research technician social science; Research intern; Economics research assistant; Biomedical research assistant; Field research assistant | research; data-collection; literature-review; data-entry; spss; microsoft-excel; report-preparation; survey-research
data-collector | Data collector | science | 3119 | 19-4061.00 | Data collection specialist; Field data collector
biological-technician | Biological technician | science | 3141 | 19-4021.00 | Biology technician; Biotechnician; Biotechnology technician; Life science technician; BTA; Biologisch-technischer Assistent; Biologielaborant; Biologielaborantin; Technicien biologiste; Molecular biology technician; Biochemistry technician; Biotechnical technician; Aquatic habitat restoration technician; Terrestrial habitat restoration technician; Biology lab technician; Biology lab assistant | laboratory-techniques; cell-culture; pcr; sterile-technique; sample-preparation; data-entry; microscopy
histology-research-technician | Histology research technician | science | 3141 | 19-4021.00
animal-research-technician | Animal research technician | science | 3141 | 19-4021.00
research-technician | Research technician | science | 3141 | 19-4021.00 | Laboratory research technician; Scientific laboratory technician
microbiology-laboratory-technician | Microbiology laboratory technician | science | 3141 | 19-4021.00 | Bacteriology technician; Microbiology technician; Microbiology lab technician; Microbiology laboratory assistant; Microbiology lab assistant
zoology-technician | Zoology technician | science | 3141 | 19-4021.00
botanical-technician | Botanical technician | science | 3141 | 19-4021.00
cell-culture-technician | Cell culture technician | science | 3141 | 19-4021.00
zoologist | Zoologist | science | 2131 | 19-1023.00 | Animal biologist; Zoologe; Zoologin; Zoologiste; Zoólogo; Mammalogist | wildlife-management; biology; data-collection; field-research; geospatial-analysis; statistics; report-preparation
primatologist | Primatologist | science | 2131 | 19-1023.00
ichthyologist | Ichthyologist | science | 2131 | 19-1023.00
herpetologist | Herpetologist | science | 2131 | 19-1023.00
ethologist | Ethologist | science | 2131 | 19-1023.00 | Animal behaviourist; Animal behaviour scientist; Animal behaviorist scientist; Éthologue; Etólogo
ornithologist | Ornithologist | science | 2131 | 19-1023.00 | Ornithologe; Ornithologue; Ornitólogo
ecologist | Ecologist | science | 2133 | 19-2041.03 | Field ecologist; Ecological consultant; Restoration ecologist; Ökologe; Ökologin; Écologue; Ecólogo; Ecology consultant; Assistant ecologist; Graduate ecologist | ecology; field-research; wildlife-management; geospatial-analysis; environmental-impact-assessment; report-preparation; environmental-compliance
wetland-scientist | Wetland scientist | science | 2133 | 19-2041.03
conservation-biologist | Conservation biologist | science | 2133 | 19-2041.03 | Conservation scientist
environmental-scientist | Environmental scientist | science | 2133 | 19-2041.00 | Environmental specialist; Environmental analyst; Environmental health scientist; Umweltwissenschaftler; Technico environnement; Chargé d'études environnement; Científico ambiental; Milieukundige; Specjalista ds. ochrony środowiska; Analista ambiental; Técnico de ambiente; Specialista ambientale; Técnico ambiental meio ambiente; Environmental project scientist; Environmental science intern | environmental-science; sampling-science; environmental-compliance; environmental-impact-assessment; geospatial-analysis; report-preparation; data-analysis
air-quality-scientist | Air quality scientist | science | 2133 | 19-2041.00 | Air quality analyst; Air pollution analyst
environmental-planner | Environmental planner | science | 2133 | 19-2041.00
environmental-advisor | Environmental advisor | science | 2133 | 19-2041.00 | Environmental officer; Milieuadviseur; Consulente ambientale; Environment officer
geologist | Geologist | science | 2114 | 19-2042.00 | Geoscientist; Geologe; Geologin; Géologue; Geólogo; Geóloga; Geoloog; Geolog; Staff geologist; Project geologist; Field geologist; Geology intern | geology; geospatial-analysis; geophysics; data-analysis; report-preparation
mineralogist | Mineralogist | science | 2114 | 19-2042.00 | Mineraloge; Minéralogiste
hydrologist | Hydrologist | science | 2114 | 19-2043.00 | Water scientist; Hydrologe; Hydrologue; Hidrólogo | hydrology; hydrogeology; geospatial-analysis; sampling-science; data-analysis; report-preparation; geology
food-scientist | Food scientist | science | 2145 | 19-1012.00 | Food technologist; Food science technologist; Lebensmitteltechnologe; Lebensmitteltechnologin; Ingénieur agroalimentaire; Tecnólogo de alimentos; Ingeniero de alimentos | food-technology; haccp; product-development-engineering; food-safety; gmp; quality-control
food-science-technician | Food science technician | science | 3119 | 19-4013.00 | Food laboratory technician; Food technician; Food quality technician; Food QA technician; Dairy lab technician; Lebensmitteltechniker; Technicien agroalimentaire; Food safety technician; Food lab technician; Técnico en alimentos | food-safety; haccp; laboratory-techniques; quality-control; microbiology; sample-preparation
agronomist | Agronomist | science | 2132 | 19-1013.00 | Crop consultant; Agronom; Agronomin; Agronome; Ingénieur agronome; Agrónomo; Ingeniero agrónomo; Ingeniera agrónoma; Horticulturist scientist; Crop advisor; Soil fertility specialist; Agronomy intern; Crop researcher | agronomy; soil-science; crop-production; pest-control; plant-pathology; geospatial-analysis; data-collection
animal-scientist | Animal scientist | science | 2131 | 19-1011.00 | Dairy scientist; Poultry scientist | livestock-care; animal-feeding-nutrition; genetics; data-analysis; research; statistics
animal-feed-nutritionist | Animal feed nutritionist | science | 2131 | 19-1011.00
animal-geneticist | Animal geneticist | science | 2131 | 19-1011.00
epidemiologist | Epidemiologist | science | 2131 | 19-1041.00 | Infectious disease epidemiologist; Public health epidemiologist; Disease surveillance specialist; Epidemiology analyst; Epidemiologe; Epidemiologin; Épidémiologiste; Epidemiólogo; Epidemióloga; Surveillance epidemiologist | epidemiology; biostatistics; sas; r; public-health; data-analysis; research
forensic-scientist | Forensic scientist | science | 3119 | 19-4092.00 | Crime laboratory analyst; Criminalist; Forensic analyst; Crime lab analyst | forensic-science; evidence-handling; dna-sequencing; laboratory-techniques; photography; report-preparation; attention-to-detail
forensic-chemist | Forensic chemist | science | 2113 | 19-4092.00
forensic-technician | Forensic science technician | science | 3119 | 19-4092.00 | Forensic technician
dna-analyst | DNA analyst | science | 3119 | 19-4092.00
materials-scientist | Materials scientist | science | 2113 | 19-2032.00 | Surface scientist; Werkstoffwissenschaftler; Nanomaterials scientist; Materialwissenschaftler | materials-engineering; microscopy; spectroscopy; chemistry; data-analysis; laboratory-techniques; polymers-engineering
battery-scientist | Battery scientist | science | 2113 | 19-2032.00
electrochemist | Electrochemist | science | 2113 | 19-2032.00
polymer-chemist | Polymer chemist | science | 2113 | 19-2032.00 | Polymer scientist
clinical-research-coordinator | Clinical research coordinator | science | 3259 | 11-9121.01 | Clinical trial coordinator; Study coordinator; Clinical study coordinator; Attaché de recherche clinique investigateur; Technicien d'études cliniques; Coordinador de ensayos clínicos; Clinical trials coordinator; Studienkoordinator; Studienkoordinatorin; Coordinador de estudios clínicos; Clinical research intern; Clinical research officer | clinical-research; gcp; subject-recruitment; research-ethics; data-collection; regulatory-compliance; edc-systems
research-coordinator | Research coordinator | science | 3259 | 11-9121.01
clinical-research-nurse | Clinical research nurse | science | 3259 | 11-9121.01 | Study nurse
clinical-research-associate | Clinical research associate | science | 2131 | 11-9121.01 | Clinical trial monitor; Clinical monitor; Attaché de recherche clinique; Klinischer Monitor; Monitor de ensayos clínicos; Site monitor clinical; Clinical site manager; In-house CRA; CRA | clinical-research; gcp; clinical-monitoring; edc-systems; regulatory-compliance; report-preparation
clinical-trial-assistant | Clinical trial assistant | science | 2131 | 11-9121.01 | Clinical trial associate
clinical-trial-manager | Clinical trial manager | science | 1223 | 11-9121.00 | Clinical project manager; Clinical research manager; Clinical operations manager; Clinical study manager; Clinical trials manager; Clinical program manager; Chef de projet clinique; Gerente de ensayos clínicos; Clinical development manager | clinical-research; gcp; project-management; budgeting; supplier-management; regulatory-compliance; stakeholder-management
laboratory-manager | Laboratory manager | science | 1223 | 11-9121.00 | Lab manager; Laborleiter; Laborleiterin; Responsable de laboratoire; Jefe de laboratorio; Laboratory director; Clinical laboratory manager; Germination testing manager; Laboratory operations manager; Lab operations manager | lab-equipment; team-management; laboratory-safety; budgeting; gmp; quality-assurance; product-development-engineering; lims
laboratory-supervisor | Laboratory supervisor | science | 1223 | 11-9121.00 | Lab supervisor; Lab coordinator; Laboratory coordinator
regulatory-affairs-specialist | Regulatory affairs specialist | science | 2619 | 13-1041.07 | Regulatory affairs associate; Regulatory affairs officer; Regulatory specialist; Chargé d'affaires réglementaires; Chargée d'affaires réglementaires; Técnico en asuntos regulatorios; Regulatory affairs consultant; RA specialist; Medical device regulatory specialist; Regulatory submissions specialist; Zulassungsmanager; Regulatory affairs executive; Drug regulatory affairs; Drug regulatory affairs executive; Drug regulatory affairs associate | regulatory-affairs; fda-regulations; medical-device-development; technical-writing; gmp; iso-13485; project-management
regulatory-affairs-manager | Regulatory affairs manager | science | 2619 | 13-1041.07 | Drug regulatory affairs manager; Responsable affaires réglementaires
pharmacovigilance-specialist | Pharmacovigilance specialist | science | 2262 | 19-1042.00 | Drug safety associate; Drug safety specialist; Pharmacovigilance officer; PV associate; Drug safety officer; Chargé de pharmacovigilance; Pharmacovigilance associate; Pharmacovigilance scientist; Técnico de farmacovigilancia; Drug safety scientist; PV specialist; Patient safety specialist pharma; Pharmacovigilance executive | pharmacovigilance; regulatory-compliance; gcp; medical-terminology; data-entry
pharmacovigilance-manager | Pharmacovigilance manager | science | 2262 | 19-1042.00 | Drug safety manager
medical-science-liaison | Medical science liaison | science | 2433 | 19-1042.00 | MSL; Medical advisor pharma; Medical liaison; Scientific advisor medical; Délégué scientifique; Responsable médical régional; Field medical advisor; Scientific liaison | medical-affairs; presentation-skills; clinical-research; scientific-writing; stakeholder-management; pharmacology; interpersonal-skills
medical-affairs-specialist | Medical affairs specialist | science | 2433 | 19-1042.00 | Medical affairs associate
medical-information-specialist | Medical information specialist | science | 2433 | 19-1042.00 | Medical information officer
medical-affairs-manager | Medical affairs manager | science | 2433 | 19-1042.00 | Responsable affaires médicales; Medical affairs director; Scientific affairs manager
psychometrician | Psychometrician | science | 2120 | 15-2041.00 | Assessment scientist; Measurement specialist; Test development psychometrist; Psychometric analyst | psychometrics; statistics; r; survey-research; data-analysis; research
test-item-writer | Test item writer | science | 2120 | 15-2041.00 | Test development specialist
economist | Economist | science | 2631 | 19-3011.00 | Econometrician; Labour economist; Research economist; Economic analyst; Economic consultant; Ökonom; Volkswirt; Volkswirtin; Économiste; Economista; Development economist; Pricing economist; Econoom; Ekonomista; Economista aziendale; Economista analista; Ekonomistka; Economic research analyst; Chargé d'études économiques; Wirtschaftsanalyst; Volkswirt Analyst; Economics researcher; Economic researcher | economics; econometrics; stata; statistics; financial-forecasting; r; report-preparation; data-analysis
sociologist | Sociologist | science | 2632 | 19-3041.00 | Soziologe; Soziologin; Sociologue; Sociólogo; Socióloga | social-science-research; qualitative-research; survey-research; statistics; spss; report-preparation
anthropologist | Anthropologist | science | 2632 | 19-3091.00 | Cultural anthropologist; Antropólogo; Anthropologue | field-research; qualitative-research; report-preparation; data-collection; geospatial-analysis
ethnographer | Ethnographer | science | 2632 | 19-3091.00 | Ethnologist
historian | Historian | science | 2633 | 19-3093.00 | Historical researcher; Historiker; Historikerin; Historien; Historiador; Historiadora; Public historian; Research historian | social-science-research; research; library-archive-work; report-preparation; editing; public-speaking
industrial-pharmacist | Industrial pharmacist | science | 2262 | 29-1051.00 | Pharmacien industriel; Industrieapotheker; Farmacéutico industrial; Fachapotheker Industrie | dispensing-medication; clinical-pharmacy; pharmacology; patient-education; immunization; controlled-substances; inventory-management; pharmacist-license
pharmaceutical-quality-specialist | Pharmaceutical quality specialist | science | 2262 | 29-1051.00
qualified-person-pharmaceutical | Qualified person (pharmaceuticals) | science | 2262 | 29-1051.00 | Qualified person pharmaceutical; Sachkundige Person; QP pharmaceutical; Pharmacien responsable
laboratory-animal-technician | Laboratory animal technician | science | 3240 | 31-9096.00 | Animal technologist; Laboratory animal caretaker; Vivarium technician; Tierpfleger Forschung; Animalier de laboratoire; Animal care technician laboratory; Animal technician; Zootechnicien; Animal lab technician | animal-handling-care; sanitation-disinfection; customer-service; veterinary-technician; scheduling
medical-physicist | Medical physicist | science | 2111 | 19-2012.00 | Medical physics expert; Medizinphysiker; Physicien médical; Radiofísico hospitalario; Físico médico; Radiation physicist; Radiotherapy physicist; Medizinphysik-Experte; Clinical physicist | radiation-therapy; radiation-safety; patient-care; care-plans; oncology-care
health-physicist | Health physicist | science | 2269 | 19-2012.00 | Radiation safety officer
biomedical-scientist | Biomedical scientist | science | 2131 | 29-2011.00 | Specialist biomedical scientist; Biomedizinischer Analytiker; Biomedizinische Analytikerin; Ingénieur biomédical de laboratoire; Biomedical laboratory scientist; Biomedical scientist advanced | clinical-laboratory; hematology-lab; clinical-chemistry; microbiology; blood-banking; quality-control-lab; lab-information-systems; microscopy
clinical-scientist | Clinical scientist | science | 2131 | 29-2011.00
medical-biologist-france | Medical biologist | science | 2131 | 29-2011.00 | Biologiste médical
clinical-biochemist | Clinical biochemist | science | 2131 | 29-2011.00 | Klinischer Chemiker; Bioquímico clínico
industrial-hygienist | Industrial hygienist | science | 2263 | 19-5011.00 | Occupational hygienist; Hygiéniste du travail; Arbeitshygieniker; Higienista industrial; Certified industrial hygienist | workplace-safety; risk-management; osha-compliance; incident-investigation; safety-training; auditing; regulatory-compliance; iso-45001; emergency-response-planning
ergonomist | Ergonomist | science | 2263 | 17-2112.01 | Ergonomics specialist; Ergonomics consultant; Ergonom; Ergonome; Ergónomo; Ergonomics engineer; Occupational ergonomist; Ergonomics advisor | workplace-safety; risk-management; osha-compliance; incident-investigation; safety-training; auditing; regulatory-compliance; iso-45001; emergency-response-planning
university-research-assistant | University research assistant | science | 2310 | 25-9044.00 | Wissenschaftlicher Mitarbeiter; Wissenschaftliche Mitarbeiterin; Academic research assistant; Graduate research assistant; Research assistant university; Wissenschaftliche Hilfskraft; Graduate student researcher; Undergraduate researcher; Student researcher; Student research assistant; Graduate researcher | higher-education-teaching; research; curriculum-development; scientific-writing; student-assessment; mentoring; grant-writing; public-speaking
doctoral-researcher | Doctoral researcher | science | 2310 | 25-9044.00 | PhD researcher; PhD student; PhD candidate; Doktorand; Doctorant; Doctorando; Investigador predoctoral; Doctoral student; Doctoral candidate; Doktorandin; PhD scholar; Doctoral fellow; Research scholar
postdoctoral-researcher | Postdoctoral researcher | science | 2310 | 25-1199.00 | Postdoc; Postdoctoral fellow; Post-doctoral researcher; Postdoctoral associate; Postdoctoral research fellow; Post-doctorant; Postdoctoral scholar; Investigador posdoctoral; Postdoctoral scientist; Research fellow university; Chercheur postdoctoral; Investigador postdoctoral; Postdoctoral research associate; Postdoktorand | higher-education-teaching; research; curriculum-development; scientific-writing; student-assessment; mentoring; grant-writing; public-speaking
zoo-curator | Zoo curator | science | 1431 | 19-1023.00 | Animal curator; Curator of mammals; Kurator Zoo; Curator of animals; Conservateur de zoo; Aquarium curator; Zoo registrar curator; Living collections curator; General curator zoo | animal-handling-care; animal-welfare; animal-training; records-management; public-speaking
gemologist | Gemmologist | science | 3315 | 51-9071.00 | Gemologist; Diamond grader; Gemmologue; Gemólogo; Gemmologe; Diamond sorter; Gemstone grader | jewelry-making; soldering; manual-dexterity; gemology; hand-tools; attention-to-detail
chemical-engineering-technician | Chemical engineering technician | science | 3116 | 19-4031.00 | Chemical process engineering technician; Technicien en génie chimique; Chemotechniker; Technicien procédés chimiques; Chemietechniker; Pilot plant technician; Technicien chimie industrielle; Process development technician chemical; Técnico en química industrial | laboratory-techniques; titration; hplc; sample-preparation; laboratory-safety; data-entry; calibration; gmp
chemical-manufacturing-quality-technician | Chemical manufacturing quality technician | science | 3116 | 19-4031.00
asphalt-laboratory-technician | Asphalt laboratory technician | science | 3116 | 19-4031.00
colour-sampling-technician | Colour sampling technician | science | 3116 | 19-4031.00 | Dye laboratory technician
metallurgical-technician | Metallurgical technician | science | 3117 | 17-3029.00 | Metallurgy technician; Mining technician lab; Metallurgical laboratory technician; Technicien métallurgiste; Metallurgical lab technician; Técnico metalúrgico; Mineral technician | laboratory-techniques; titration; hplc; sample-preparation; laboratory-safety; data-entry; calibration; gmp
mining-technician | Mining technician | science | 3117 | 17-3029.00 | Técnico en minas; Mine technician
metallographer | Metallographer | science | 3117 | 17-3029.00
assay-technician | Assay technician | science | 3117 | 17-3029.00 | Assay laboratory technician; Sample preparation technician mining
desalination-technician | Desalination technician | science | 3117 | 17-3029.00
mine-safety-officer | Mine safety officer | science | 3117 | 17-3029.00
geotechnician | Geotechnician | science | 3117 | 17-3029.00
mine-surveying-technician | Mine surveying technician | science | 3117 | 17-3029.00
physics-technician | Physics technician | science | 3111 | 19-4099.00 | Physiklaborant; Physics laboratory technician; Technicien physicien; Technicien de mesures physiques | laboratory-techniques; titration; hplc; sample-preparation; laboratory-safety; data-entry; calibration; gmp
remote-sensing-technician | Remote sensing technician | science | 3111 | 19-4099.00
materials-tester | Materials tester | science | 3111 | 19-4099.00 | Materials testing laboratory technician; Mechanical testing technician; Técnico en ensayos de materiales; Werkstoffprüfer
meteorology-technician | Meteorology technician | science | 3111 | 19-4099.00 | Meteorological technician; Weather observer; Wetterbeobachter; Technicien météorologue
geology-technician | Geology technician | science | 3111 | 19-4043.00 | Geological technician; Technicien géologue; Geoscience technician; Técnico en geología | laboratory-techniques; titration; hplc; sample-preparation; laboratory-safety; data-entry; calibration; gmp
core-logger | Core logger | science | 3111 | 19-4043.00 | Core technician
geophysical-technician | Geophysical technician | science | 3111 | 19-4043.00 | Seismic technician
hydrologic-technician | Hydrologic technician | science | 3111 | 19-4043.00 | Hydrology technician; Ground water technician; Surface water technician
hydrographic-surveying-technician | Hydrographic surveying technician | science | 3111 | 19-4043.00
soil-surveying-technician | Soil surveying technician | science | 3111 | 19-4043.00
food-analyst | Food analyst | science | 3111 | 19-4013.00 | Food chemistry technician; Food testing technician; Food laboratory analyst; Analyste agroalimentaire; Beverage quality technician; Lebensmittellaborant; Analista de alimentos | food-safety; haccp; laboratory-techniques; quality-control; microbiology; sample-preparation
brewery-laboratory-technician | Brewery laboratory technician | science | 3111 | 19-4013.00
dairy-laboratory-technician | Dairy laboratory technician | science | 3111 | 19-4013.00 | Milchwirtschaftlicher Laborant; Milk tester; Technicien laitier
wine-laboratory-technician | Wine laboratory technician | science | 3111 | 19-4013.00 | Technicien œnologue
food-chemist | Food chemist | science | 3111 | 19-4013.00 | Lebensmittelchemiker
water-quality-analyst | Water quality analyst | science | 2133 | 19-2041.00 | Water analyst; Water chemist; Drinking water analyst; Trinkwasseranalytiker; Water quality specialist; Water quality scientist; Analista de calidad del agua; Water laboratory technician; Water lab technician; Water sampling technician | environmental-science; sampling-science; environmental-compliance; environmental-impact-assessment; geospatial-analysis; report-preparation; data-analysis
soil-scientist | Soil scientist | science | 2133 | 19-1013.00 | Pedologist; Bodenkundler; Pédologue; Edafólogo; Soil surveyor; Soil specialist; Soil chemist | agronomy; soil-science; crop-production; pest-control; plant-pathology; geospatial-analysis; data-collection
geophysicist | Geophysicist | science | 2114 | 19-2042.00 | Geophysiker; Géophysicien; Geofísico; Seismic interpreter; Exploration geophysicist; Seismic data processor | geology; geospatial-analysis; geophysics; data-analysis; report-preparation
volcanologist | Volcanologist | science | 2114 | 19-2042.00 | Volcanologue
seismologist | Seismologist | science | 2114 | 19-2042.00 | Seismologe; Sismologue; Sismólogo
exploration-geologist | Exploration geologist | science | 2114 | 19-2042.00 | Géologue d'exploration; Geólogo de exploración | geology; geospatial-analysis; geophysics; data-analysis; report-preparation
geochemist | Geochemist | science | 2114 | 19-2042.00 | Géochimiste
wellsite-geologist | Wellsite geologist | science | 2114 | 19-2042.00
petroleum-geologist | Petroleum geologist | science | 2114 | 19-2042.00 | Oil geologist; Development geologist
mine-geologist | Mine geologist | science | 2114 | 19-2042.00 | Mining geologist; Geólogo de minas; Resource geologist
engineering-geologist | Engineering geologist | science | 2114 | 19-2042.00 | Ingenieurgeologe; Geotechnical geologist; Geotechniker Geologe | geology; geospatial-analysis; geophysics; data-analysis; report-preparation
geo-environmental-engineer | Geo-environmental engineer | science | 2114 | 19-2042.00
environmental-geologist | Environmental geologist | science | 2114 | 19-2042.00 | Umweltgeologe; Géologue de l'environnement; Geólogo ambiental
paleontologist | Palaeontologist | science | 2114 | 19-2042.00 | Paleontologist; Paläontologe; Paléontologue; Paleontólogo | geology; geospatial-analysis; geophysics; data-analysis; report-preparation
oceanographer | Oceanographer | science | 2114 | 19-2042.00 | Ozeanograf; Océanographe; Oceanógrafo; Marine scientist; Physical oceanographer; Chemical oceanographer; Ocean scientist | hydrology; hydrogeology; geospatial-analysis; sampling-science; data-analysis; report-preparation; geology
marine-geologist | Marine geologist | science | 2114 | 19-2042.00
hydrogeologist | Hydrogeologist | science | 2114 | 19-2043.00 | Hydrogeologe; Hydrogéologue; Hidrogeólogo; Groundwater modeller; Groundwater specialist; Groundwater scientist; Groundwater engineer | hydrology; hydrogeology; geospatial-analysis; sampling-science; data-analysis; report-preparation; geology
climatologist | Climatologist | science | 2112 | 19-2021.00 | Climate scientist; Klimaforscher; Klimatologe; Climatologue; Climatólogo; Climate researcher; Climate modeller | meteorology; data-analysis; python; geospatial-analysis; remote-sensing-science; scientific-writing
climate-risk-analyst | Climate risk analyst | science | 2112 | 19-2021.00 | Climate change analyst
weather-forecaster | Weather forecaster | science | 2112 | 19-2021.00 | Aviation meteorologist; Aviation weather forecaster; Prévisionniste météo; Meteorólogo del tiempo | meteorology; data-analysis; python; geospatial-analysis; remote-sensing-science; scientific-writing
weather-presenter | Weather presenter | science | 2112 | 19-2021.00 | TV weather presenter; Présentateur météo; Wettermoderator; Broadcast meteorologist
marine-biologist | Marine biologist | science | 2131 | 19-1029.04 | Meeresbiologe; Biologiste marin; Biólogo marino; Aquatic biologist | biology; laboratory-techniques; pcr; cell-culture; microscopy; data-analysis; scientific-writing; statistics
aquaculture-biologist | Aquaculture biologist | science | 2131 | 19-1029.04
limnologist | Limnologist | science | 2131 | 19-1029.04
fisheries-biologist | Fisheries biologist | science | 2131 | 19-1029.04 | Fisheries scientist; Fishery biologist; Fisheries researcher; Fish biologist
botanist | Botanist | science | 2131 | 19-1029.04 | Botaniker; Botaniste; Botánico; Plant biologist; Plant taxonomist; Plant scientist; Plant physiologist; Field botanist | biology; laboratory-techniques; pcr; cell-culture; microscopy; data-analysis; scientific-writing; statistics
botanicals-specialist | Botanicals specialist | science | 2131 | 19-1029.04
botanical-garden-curator | Botanical garden curator | science | 2131 | 19-1029.04 | Curator of horticulture
geneticist | Geneticist | science | 2131 | 19-1029.03 | Genetiker; Généticien; Genetista; Molecular geneticist; Genomics scientist; Humangenetiker; Genetics researcher; Genetic engineer | biology; laboratory-techniques; pcr; cell-culture; microscopy; data-analysis; scientific-writing; statistics
cytogeneticist | Cytogeneticist | science | 2131 | 19-1029.03 | Cytogenetic technologist; Cytogenetics technologist
molecular-biologist | Molecular biologist | science | 2131 | 19-1029.02 | Molekularbiologe; Biologiste moléculaire; Biólogo molecular; Genome editing scientist; Molecular biology scientist | biology; laboratory-techniques; pcr; cell-culture; microscopy; data-analysis; scientific-writing; statistics
developmental-biologist | Developmental biologist | science | 2131 | 19-1029.02
cell-biologist | Cell biologist | science | 2131 | 19-1029.02 | Zellbiologe; Biologiste cellulaire; Cell culture scientist
immunologist | Immunologist | science | 2131 | 19-1042.00 | Immunologe; Immunologue; Inmunólogo; Immunology scientist; Immuno-oncology scientist; Vaccine scientist; Immunoassay scientist; Immunology researcher | research; cell-culture; molecular-biology; flow-cytometry; experimental-design; scientific-writing; data-analysis; statistics
pharmacologist | Pharmacologist | science | 2131 | 19-1042.00 | Pharmakologe; Pharmacologue; Farmacólogo; Clinical pharmacologist; Clinical pharmacology scientist | research; cell-culture; molecular-biology; flow-cytometry; experimental-design; scientific-writing; data-analysis; statistics
pharmacokineticist | Pharmacokineticist | science | 2131 | 19-1042.00 | DMPK scientist; Pharmacometrician
toxicologist | Toxicologist | science | 2131 | 19-1042.00 | Toxikologe; Toxicologue; Toxicólogo; Ecotoxicologist; Regulatory toxicologist; Forensic toxicologist; Toxicology study director; Study director toxicology | research; cell-culture; molecular-biology; flow-cytometry; experimental-design; scientific-writing; data-analysis; statistics
neuroscientist | Neuroscientist | science | 2131 | 19-1042.00 | Neurowissenschaftler; Chercheur en neurosciences; Neurocientífico; Cognitive neuroscientist; Neurobiologist; Neurophysiologist; Computational neuroscientist | research; cell-culture; molecular-biology; flow-cytometry; experimental-design; scientific-writing; data-analysis; statistics
biomedical-researcher | Biomedical researcher | science | 2131 | 19-1042.00 | Biomedical research scientist; Medical research scientist; Cancer researcher; Medical researcher; Drug discovery scientist; Preclinical scientist; Translational scientist; Oncology researcher; Chercheur biomédical; Research physician scientist; Investigador biomédico; Physician scientist; Clinical research scientist | research; cell-culture; molecular-biology; flow-cytometry; experimental-design; scientific-writing; data-analysis; statistics
cell-therapy-scientist | Cell therapy scientist | science | 2131 | 19-1042.00 | Gene therapy scientist
food-biotechnologist | Food biotechnologist | science | 2131 | 19-1042.00
physiologist | Physiologist | science | 2131 | 19-1042.00
assay-development-scientist | Assay development scientist | science | 2131 | 19-1042.00
process-development-scientist | Process development scientist | science | 2131 | 19-1042.00 | Bioprocess scientist; Upstream process scientist; Downstream process scientist; Process scientist; Upstream scientist; Downstream scientist; MSAT scientist; Manufacturing scientist
biotechnologist | Biotechnologist | science | 2131 | 19-1042.00 | Biotech scientist; Biotechnologe; Biotechnologiste; Biotecnólogo; Biotech intern; Biotechnology intern; Biotechnology researcher; Biotech researcher
entomologist | Entomologist | science | 2131 | 19-1023.00 | Entomologe; Entomologiste; Entomólogo; Insect scientist | wildlife-management; biology; data-collection; field-research; geospatial-analysis; statistics; report-preparation
wildlife-biologist | Wildlife biologist | science | 2131 | 19-1023.00 | Wildbiologe; Wildlife ecologist; Biologiste de la faune; Biólogo de fauna; Wildlife scientist; Wildlife researcher | wildlife-management; biology; data-collection; field-research; geospatial-analysis; statistics; report-preparation
bat-ecologist | Bat ecologist | science | 2131 | 19-1023.00
wildlife-manager | Wildlife manager | science | 2131 | 19-1023.00
zoologist-curator | Zoologist curator | science | 2131 | 19-1023.00
virologist | Virologist | science | 2131 | 19-1022.00 | Virologe; Virologue; Virólogo; Virology scientist | microbiology; sterile-technique; laboratory-techniques; cell-culture; pcr; microscopy; gmp
bacteriologist | Bacteriologist | science | 2131 | 19-1022.00 | Bakteriologe; Bactériologue
mycologist | Mycologist | science | 2131 | 19-1022.00 | Mycologue
parasitologist | Parasitologist | science | 2131 | 19-1022.00 | Parasitologe; Parasitologue
analytical-chemist | Analytical chemist | science | 2113 | 19-2031.00 | Analytische Chemiker; Chimiste analyticien; Químico analítico; Method development chemist; Analytical scientist; Analytical development scientist; Chimiste analyste; Analytical method development scientist; Chromatography scientist | chemistry; hplc; gas-chromatography; spectroscopy; organic-chemistry; laboratory-techniques; data-analysis; gmp; technical-writing
mass-spectrometrist | Mass spectrometrist | science | 2113 | 19-2031.00 | Mass spectrometry scientist
qc-chemist | Quality control chemist | science | 2113 | 19-2031.00 | QC chemist
medicinal-chemist | Medicinal chemist | science | 2113 | 19-2031.00 | Medizinalchemiker; Chimiste médicinal | chemistry; hplc; gas-chromatography; spectroscopy; organic-chemistry; laboratory-techniques; data-analysis; gmp; technical-writing
process-chemist | Process chemist | science | 2113 | 19-2031.00
radiochemist | Radiochemist | science | 2113 | 19-2031.00
computational-chemist | Computational chemist | science | 2113 | 19-2031.00
organic-chemist | Organic chemist | science | 2113 | 19-2031.00 | Synthetic chemist; Synthesis chemist; Synthetic organic chemist; Chimiste organicien
formulation-chemist | Formulation chemist | science | 2113 | 19-2031.00 | Formulation scientist; Formulator; Chemical application specialist; Rezepturentwickler; Formulateur; Formuliertechniker; Formulador; Formulation development scientist; Formulation specialist | chemistry; hplc; gas-chromatography; spectroscopy; organic-chemistry; laboratory-techniques; data-analysis; gmp; technical-writing
coatings-chemist | Coatings chemist | science | 2113 | 19-2031.00 | Paint chemist
color-chemist | Colour chemist | science | 2113 | 19-2031.00 | Color chemist
textile-chemist | Textile chemist | science | 2113 | 19-2031.00 | Dye chemist
cosmetic-chemist | Cosmetic chemist | science | 2113 | 19-2031.00 | Cosmetic formulator; Formulateur cosmétique
sensory-scientist | Sensory scientist | science | 2113 | 19-1012.00 | Sensory analyst; Sensory specialist; Responsable analyse sensorielle; Sensoriker; Sensory evaluation scientist; Analista sensorial | food-technology; haccp; product-development-engineering; food-safety; gmp; quality-control
food-product-developer | Food product developer | science | 2145 | 19-1012.00 | NPD technologist; Product development scientist food; Food product development scientist; Food innovation technologist; R&D technologist food; Lebensmittelentwickler; Ingénieur R&D agroalimentaire; Food development technologist; Produktentwickler Lebensmittel; Desarrollador de alimentos; Chef de projet R&D agroalimentaire; Product development technologist | food-technology; haccp; product-development-engineering; food-safety; gmp; quality-control
food-r-and-d-manager | Food research and development manager | science | 2145 | 19-1012.00 | NPD manager food; Food NPD manager; Responsable R&D agroalimentaire
brewing-scientist | Brewing scientist | science | 2145 | 19-1012.00
food-process-engineer | Food process engineer | science | 2145 | 19-1012.00
plant-breeder | Plant breeder | science | 2132 | 19-1013.00 | Pflanzenzüchter; Sélectionneur végétal; Fitomejorador; Crop breeder; Plant breeding scientist; Seed breeder; Mejorador de plantas | agronomy; soil-science; crop-production; pest-control; plant-pathology; geospatial-analysis; data-collection
agricultural-scientist | Agricultural scientist | science | 2132 | 19-1013.00 | Agricultural researcher; Crop scientist; Agronomic researcher
seed-scientist | Seed scientist | science | 2132 | 19-1013.00
public-health-scientist | Public health scientist | science | 2263 | 19-1041.00 | Public health analyst; Public health researcher; Health policy researcher; Gesundheitswissenschaftler | epidemiology; biostatistics; sas; r; public-health; data-analysis; research
public-health-officer | Public health officer | science | 2263 | 19-1041.00 | Public health practitioner; Public health associate; Public health advisor; Public health consultant; Health protection officer; Chargé de mission santé publique; Public health specialist; Especialista en salud pública; Salubrista
political-scientist | Political scientist | science | 2633 | 19-3094.00 | Politikwissenschaftler; Politologue; Politólogo; Political researcher; Politologe | social-science-research; research; library-archive-work; report-preparation; editing; public-speaking
political-analyst | Political analyst | science | 2633 | 19-3094.00 | Political risk analyst; Geopolitical analyst; Analista político; International relations analyst; Foreign policy analyst
philosopher | Philosopher | science | 2633 | 19-3099.00 | Philosoph; Philosophe; Filósofo | social-science-research; research; library-archive-work; report-preparation; editing; public-speaking
ethicist | Ethicist | science | 2633 | 19-3099.00 | Ethiker
bioethicist | Bioethicist | science | 2633 | 19-3099.00 | Medical ethicist; Clinical ethicist
genealogist | Genealogist | science | 2633 | 19-3093.00 | Genealoge; Généalogiste; Genealogista; Genealogical researcher; Family historian; Probate genealogist | social-science-research; research; library-archive-work; report-preparation; editing; public-speaking
heir-hunter | Heir hunter | science | 2633 | 19-3093.00 | Erbenermittler
archaeologist | Archaeologist | science | 2632 | 19-3091.00 | Archeologist; Field archaeologist; Archäologe; Archäologin; Archéologue; Arqueólogo; Zooarchaeologist; Commercial archaeologist; Archaeological consultant; Heritage consultant archaeology | field-research; qualitative-research; report-preparation; data-collection; geospatial-analysis
excavation-director | Excavation director | science | 2632 | 19-3091.00 | Grabungsleiter
cultural-resource-specialist | Cultural resource specialist | science | 2632 | 19-3091.00
osteologist | Osteologist | science | 2632 | 19-3091.00 | Bioarchaeologist
archaeological-technician | Archaeological technician | science | 2632 | 19-3091.00 | Grabungstechniker; Archaeology technician; Archaeology field technician; Archaeological field technician
criminologist | Criminologist | science | 2632 | 19-3041.00 | Kriminologe; Criminologue; Criminólogo; Penologist; Crime researcher | social-science-research; qualitative-research; survey-research; statistics; spss; report-preparation
criminal-profiler | Criminal profiler | science | 2632 | 19-3041.00 | Profiler; Fallanalytiker
geographer | Geographer | science | 2632 | 19-3092.00 | Human geographer; Geograph; Géographe; Geógrafo; Physical geographer; Economic geographer | social-science-research; qualitative-research; survey-research; statistics; spss; report-preparation
social-researcher | Social researcher | science | 2632 | 19-3041.00 | Social research officer; Social scientist; Survey researcher; Chargé d'études sociologiques; Sozialforscher; Investigador social; Social work researcher; Chargé de recherche sciences sociales; Sozialwissenschaftler; Research officer social; Qualitative researcher; Social science researcher | social-science-research; qualitative-research; survey-research; statistics; spss; report-preparation
policy-researcher | Policy researcher | science | 2632 | 19-3041.00
thanatology-researcher | Thanatology researcher | science | 2632 | 19-3041.00
education-researcher | Education researcher | science | 2632 | 19-3041.00
behavioural-scientist | Behavioural scientist | science | 2632 | 19-3041.00 | Behavioral scientist; Behavioural researcher; Behavioural insights adviser
communication-scientist | Communication scientist | science | 2632 | 19-3041.00 | Media scientist; Kommunikationswissenschaftler; Medienwissenschaftler
gender-specialist | Gender specialist | science | 2632 | 19-3041.00
business-economist | Business economist | science | 2631 | 19-3011.00 | Business economics researcher; Économiste d'entreprise | economics; econometrics; stata; statistics; financial-forecasting; r; report-preparation; data-analysis
business-administration-graduate-germany | Business graduate (Betriebswirt) | science | 2631 | 19-3011.00 | Betriebswirt; Betriebswirtin; Diplom-Kaufmann; Diplom-Betriebswirt
trade-economist | Trade economist | science | 2631 | 19-3011.00
tax-policy-analyst | Tax policy analyst | science | 2631 | 19-3011.00
economic-policy-officer | Economic policy officer | science | 2631 | 19-3011.00 | Economic adviser; Economic advisor; Economic policy analyst; Policy economist; Asesor económico
agricultural-economist | Agricultural economist | science | 2631 | 19-3011.00
environmental-economist | Environmental economist | science | 2631 | 19-3011.00
health-economist | Health economist | science | 2631 | 19-3011.00 | HEOR analyst; Health economics analyst; Gesundheitsökonom; Économiste de la santé; Economista de la salud; HEOR specialist; Health technology assessment analyst; HTA analyst | economics; econometrics; stata; statistics; financial-forecasting; r; report-preparation; data-analysis
heor-manager | HEOR manager | science | 2631 | 19-3011.00
research-and-development-manager | Research and development manager | science | 1223 | 11-9041.00 | R&D manager; R&D director; Director of research and development; Director of R&D; Head of R&D; Leiter Forschung und Entwicklung; F&E-Leiter; Responsable R&D; Responsable recherche et développement; Directeur R&D; Director de I+D; Gerente de I+D; VP of R&D; R&D team leader; Directeur recherche et développement; Leiter Entwicklung; Entwicklungsleiter; Jefe de I+D; R&D manager engineering | lab-equipment; team-management; laboratory-safety; budgeting; gmp; quality-assurance; product-development-engineering; lims
footwear-product-development-manager | Footwear product development manager | science | 1223 | 11-9041.00
leather-goods-product-development-manager | Leather goods product development manager | science | 1223 | 11-9041.00
games-development-manager | Games development manager | science | 1223 | 11-9041.00
clothing-development-manager | Clothing development manager | science | 1223 | 11-9041.00
r-and-d-project-manager | R&D project manager | science | 1223 | 11-9041.00 | Chef de projet R&D; Chef de projet recherche et développement
chief-scientific-officer | Chief scientific officer | science | 1223 | 11-9041.00 | Chief science officer
product-development-manager | Product development manager | science | 1223 | 11-9041.00 | Product development director; Director of product development; Head of product development; NPD manager
research-manager | Research manager | science | 1223 | 11-9121.00 | Scientific director; Research programme manager; Head of laboratory; Research program manager; Directeur de recherche; Forschungsleiter; Director de investigación; Scientific manager; Responsable scientifique; Directeur scientifique; Director científico; Wissenschaftlicher Leiter; Head of research; Research director | lab-equipment; team-management; laboratory-safety; budgeting; gmp; quality-assurance; product-development-engineering; lims
scientific-project-manager | Scientific project manager | science | 1223 | 11-9121.00
research-group-leader | Research group leader | science | 1223 | 11-9121.00 | Group leader research; Arbeitsgruppenleiter Forschung
principal-investigator | Principal investigator | science | 1223 | 11-9121.00
research-associate | Research associate | science | 2131 | 19-4061.00 | Research associate biology; Scientific associate; Laboratory scientist; Research scientist life sciences; Associate scientist; Staff scientist research; Senior research associate; Ingénieur de recherche biologie; Ingénieur d'études recherche; Lab scientist; Chargé de recherche; Laboratory research associate | research; experimental-design; data-analysis; scientific-writing; literature-review; statistics; grant-writing; presentation-skills
computer-scientist | Computer scientist | science | 2511 | 15-1221.00 | Computer science researcher; Computer and information research scientist; Computer research scientist; Research computer scientist; Chercheur en informatique; Wissenschaftlicher Mitarbeiter Informatik; Investigador en informática; Informatikforscher; Quantum computing scientist | machine-learning; deep-learning; research; python; pytorch; scientific-writing; mathematical-modelling; statistics
quantum-computing-engineer | Quantum computing engineer | science | 2511 | 15-1221.00 | Quantum software engineer
demographer | Demographer | science | 2120 | 15-2041.00 | Population scientist; Demograph; Démographe; Demógrafo; Demographic analyst; Population analyst | statistics; r; sas; statistical-modelling; regression-analysis; experimental-design; spss; python
bioinformatics-analyst | Bioinformatics analyst | science | 2131 | 19-1029.01 | Genomics analyst; Sequencing data analyst; Genomic data analyst; Bioinformatics programmer | bioinformatics; python; r; genetics; ngs; linux; statistics; molecular-biology
bioinformatics-technician | Bioinformatics technician | science | 3141 | 19-1029.01
`;
