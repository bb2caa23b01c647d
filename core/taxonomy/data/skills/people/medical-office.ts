export const skills = String.raw`
# Front office
medical-office-administration | Medical office administration | professional | medical office procedures; medical administrative assisting; <medical administrative assistant; <medical front office; <front office medical; <medical clerical; <medical office assistant; <medical secretary; medical office support; <Praxisorganisation; Arztpraxisverwaltung; <secrétariat médical; medical office?; medical administrative work; Praxisverwaltung | | patient; patients; receptionist; physician; scheduling; billing; clinic; medical; emr; charts; insurance
practice-management | Medical practice management | professional | practice management?; medical office management; managing a medical practice; Praxismanagement; gestion de cabinet médical; gestión de clínica médica | medical-office-administration | medical; physician; clinic; patients; dental; healthcare; physicians; emr; ehr
healthcare-administration | Health care administration | professional | healthcare administration; health administration?; healthcare management; health care management; health services administration; medical administration; administración sanitaria; administration de la santé; <healthcare operations; <health care operations; <health facility operations |  | master; masters; MHA; degree; bachelor; hospital management; public health; policy
hospital-administration | Hospital administration | professional | Krankenhausverwaltung; administration hospitalière; administración hospitalaria; Krankenhausmanagement; Klinikmanagement; gestion hospitalière; gestión hospitalaria | healthcare-administration
medical-reception | Medical reception | professional | <medical receptionist; medical front desk; front desk medical office; <patient check-in; <patient check in; <patient check-out; <checking in patients; <checking patients in; <check patients in; <checked in patients; <check in patients; <greeting patients; <greet patients; <greeted patients; <patient greeting; patient reception; Patientenempfang; Patientenannahme; Praxisempfang; accueil des patients; recepción de pacientes; <patient check-in and check-out; <checking patients in and out; Empfang der Patienten; <Begrüßung der Patienten; Empfang von Patienten; Anmeldung in der Arztpraxis; Empfang in der Arztpraxis; Annahme und Betreuung der Patienten; Patienten empfangen; Empfang unserer Patienten | medical-office-administration
patient-registration | Patient registration | professional | registering patients; register patients; registered patients?; <patient admissions?; <admitting patients?; <hospital registration; patient onboarding; <Patientenaufnahme?; <admission des patients?; <admisión de pacientes?; <patient demographics entry; <stationäre Aufnahme?; <admitting and registration; Aufnahme von Patienten am Empfang; Patientenanmeldung; Aufnahme der Patientendaten; Erfassung von Patientendaten; Anmeldung von Patienten; Erfassung der Patientendaten; Patientendaten erfassen; Aufnahme von Patientendaten; administrative Patientenaufnahme; Anmeldung der Patienten; Eingabe von Patientendaten | medical-office-administration | registration; insurance; demographics; clerk; registrar; Anmeldung; Empfang; Verwaltung; Stammdaten; secrétariat; standard; recepción; receptionist; front; verification
patient-intake | Patient intake | professional | patient intakes; patient intake forms; intake of patients; patient information collection; <verifying patient demographics
patient-access | Patient access? | professional | patient access services; patient access representative; <hospital admissions? | patient-registration | registration; clerk; insurance; registrar; access; registering; admitting; scheduling; hospital; epic; emtala; copays; demographics
chaa | Certified Healthcare Access Associate (CHAA) | certification | CHAA?; certified healthcare access associate; NAHAM CHAA | patient-access | naham; patient access; cham; admitting; admissions; registrar; patient registration; hospital registration
cham-access | Certified Healthcare Access Manager (CHAM) | certification | certified healthcare access manager; CHAM NAHAM | patient-access
patient-scheduling | Patient scheduling | professional | medical appointment scheduling; scheduling patients; schedule patients; scheduled patients; scheduling patient appointments; schedule patient appointments; scheduled patient appointments; patient appointment scheduling; medical scheduling; <surgery scheduling; <surgical scheduling; <scheduling surgeries; <scheduling procedures?; <scheduling of procedures?; <procedure scheduling?; Terminvergabe in der Praxis; prise de rendez-vous médicaux; citas médicas; agendamiento de pacientes; patient appointments; <patient recall scheduling; Terminvergabe an Patienten; Terminvergabe für Patienten; Vereinbarung von Patiententerminen; Patiententermine vereinbaren; Terminplanung der Patienten; Terminierung von Patienten; Patiententerminierung; Koordination von Patiententerminen; Patiententerminvergabe; Terminkoordination der Patienten; booking patients; booking patient appointments | medical-office-administration | patients; patient; surgical; surgery; endoscopy; clinic; radiology; physician
appointment-reminders | Patient appointment reminders | professional | appointment reminders to patients; appointment confirmation calls; confirming patient appointments; patient recall; recalls and reminders; Recall-System Praxis
medical-records | Medical records | professional | medical record; medical records management; patient records; maintaining patient records; maintain patient records; updating patient records; update patient records; health records; patient record management; medical recordkeeping; <medical charts; <medical filing; records of patients; Patientenakten; Krankenakten; dossiers médicaux; dossiers patients; <archivo clínico; medical records; <medical record filing; <pulling charts; medical record management; <patient files; <patient charts; <Patientenakte; medical record keeping; Verwaltung der Patientenakten; Führen von Patientenakten; Pflege der Patientenakten; Patientenakten führen; Führung der Patientenakten; Pflege von Patientenakten; Führung von Patientenakten; Verwaltung von Patientenakten; Patientenaktenverwaltung
chart-review | Chart review | professional | chart reviews; medical chart review; medical records review; medical record review; <retrospective chart review
chart-audits | Chart audits | professional | chart auditing; auditing charts; chart audit; patient chart audits | chart-review
chart-prep | Chart preparation? | professional | chart prep?; preparing patient charts | | patient; patients; medical; clinic; emr; ehr; physician; appointments; charts
release-of-information | Release of information | professional | ROI medical records; <medical record requests; release of medical records; release of medical information; medical records release; release of records? | medical-records | medical; patients; hipaa; him; ehr
health-information-management | Health information management | professional | gestion de l'information de santé; gestión de la información sanitaria; HIM department; health records management; <master patient index; <chart deficiency analysis; <chart completion; HIM?; <HIM operations | medical-records | health; coding; medical; records; rhit; rhia; ehr; hospital; release; epic
health-information-technology | Health information technology | technical | health IT?; healthcare IT?; healthcare information technology; health information systems; healthcare information systems | | ehr; hl7; emr; informatics; hospital; interoperability; epic; hipaa; fhir; cerner
medical-documentation-de | Medical documentation | professional | medizinische Dokumentation; documentation médicale; documentación médica
medical-terminology | Medical terminology | technical | medical terms; medical terminologies; medical language; knowledge of medical terminology; medical vocabulary; medizinische Fachsprache; medizinische Terminologie; terminologie médicale; vocabulaire médical; terminología médica
referrals | Medical referrals | professional | patient referrals; processing referrals?; process referrals?; referral management?; <specialist referrals; referral processing?; <referrals to specialists; medical referral; <Überweisungen an Fachärzte; adressage des patients; derivaciones médicas; <referral coordinator?; referral coordination? | | patients; patient; medical; physician; physicians; specialists; authorizations; insurance; clinic; provider; authorization
prior-authorization | Prior authorization | professional | prior authorizations; prior auth; prior auths; pre-authorization?; pre-authorizations?; preauthorization?; pre-certification?; pre-certifications?; precertification?; precertifications?; <obtaining authorizations?; obtain prior authorization; <medication prior authorization; Genehmigung durch Krankenkassen; autorizaciones médicas; insurance authorizations; insurance authorization; <authorizations from insurance | | insurance; medical; patient; patients; medications; payer; procedures; claims; physician; physicians; referrals; surgery
covermymeds | CoverMyMeds | tool | Cover My Meds | prior-authorization
insurance-verification | Insurance verification | professional | verifying insurance?; verify insurance?; verified insurance?; insurance eligibility; insurance eligibility verification; eligibility verification?; insurance benefits verification; verification of benefits?; verification of insurance; benefit verification?; benefits verification?; verify insurance coverage?; verifying insurance coverage?; verified insurance coverage?; verifying insurance eligibility; patient insurance verification; verifying patient insurance; health insurance verification; medical insurance verification; verified patient insurance; insurance coverage verification; insurance benefit verification; verificación de seguros | | insurance; patient; patients; medical; medicare; payer; copay; coverage; copays
copay-collection | Collecting copayments | professional | <copays?; <co-pays?; copay collection; <copayments?; <co-payments?; collecting copays; collect copays; collecting co-pays; collected copays; collect co-payments; collecting co-payments; collected co-pays; <collecting patient payments; <point of service collections; <posting copays | medical-office-administration | collect; collecting; collected; patients; posting; check-in; front desk; receptionist; payments; scheduling
patient-financial-counseling | Patient financial counseling | professional | financial counseling for patients; <patient financial assistance; <charity care applications; <patient payment plans; <financial clearance of patients
patient-accounts | Patient accounting | professional | patient accounts; patient account; patient financial services; <patient balances; <patient billing inquiries; hospital patient accounts | medical-billing
self-pay-collections | Self-pay collections | professional | patient collections; self pay collections; <early-out collections
medical-answering | Handling patient calls | professional | answering patient calls; patient phone calls; patient calls; answering patient questions; telephone messages for physicians; returning patient calls; <medical call center; <medical answering service; medical phone handling; <patient messages; <patient inquiries by phone | medical-office-administration
patient-portals | Patient portals | technical | patient portal; patient portal messages; portail patient; Patientenportal; portal del paciente
mychart | MyChart | tool | Epic MyChart; MyChart messages | patient-portals
prescription-refills | Prescription refill requests | professional | medication refill requests; refill requests; medication refills; <calling in prescriptions; <call in prescriptions; <called in prescriptions; <phoning in prescriptions; Rezeptbestellungen; renouvellement d'ordonnances; prescription refills
medical-transcription | Medical transcription | professional | <medical transcriptionist; transcribing medical reports; <physician dictation; dictation transcription; transcribe physician notes; transcription of medical reports; <clinical transcription; <medical typing; <medizinische Schreibarbeiten; <Arztbriefe schreiben; transcription médicale; transcripción médica; <transcribing medical dictation; <Arztbriefe? | medical-terminology | Schreibdienst; Diktat; Diktate; schreiben; Phonotypistin; Sekretariat; Schreibkraft
cmt-transcription | Certified Medical Transcriptionist (CMT) | certification | CMT transcription; certified medical transcriptionist | medical-transcription
chds | Certified Healthcare Documentation Specialist (CHDS) | certification | CHDS?; certified healthcare documentation specialist | medical-transcription | transcription; transcriptionist; AHDI; RHDS
rhds | Registered Healthcare Documentation Specialist (RHDS) | certification | RHDS?; registered healthcare documentation specialist | medical-transcription | transcription; transcriptionist; ahdi; chds; scribe
medical-scribing | Medical scribing | professional | <medical scribe; scribing for physicians; <ED scribe; <emergency department scribe; scribe for physicians; <virtual scribe; scribing? | medical-terminology | medical; physician; physicians; emr; ehr; patient; patients; charting; scribe; emergency
cmss-scribe | Certified Medical Scribe Specialist (CMSS) | certification | CMSS scribe; certified medical scribe specialist | medical-scribe-certification
medical-scribe-certification | Medical scribe certification | certification | certified medical scribe; medical scribe certificate; <ACMSS certified
unit-clerk | Hospital unit clerical work | professional | unit secretary?; unit clerk; ward clerk; health unit coordinator; <transcribing physician orders; <transcribe physicians' orders; <unit coordinator hospital; <transcribing doctors' orders | medical-office-administration | hospital; nursing; patients; patient; nurse; nurses; physician; charts; icu; medical; telemetry; admissions
cpoe | Computerized physician order entry (CPOE) | technical | CPOE; computerized physician order entry; computerized provider order entry; physician order entry
medical-interpreting | Medical interpreting | professional | <medical interpreter; healthcare interpreting; interpreting for patients; medical interpretation; <bilingual medical interpreter; interprétation médicale; intérprete médico; interpretación médica; Dolmetschen im Gesundheitswesen | interpreting
provider-credentialing | Provider credentialing | professional | <physician credentialing; credentialing?; <medical staff credentialing; <credentialing and privileging; <privileging? | | provider; providers; physician; physicians; caqh; medical; payer; medicare; nurse; hospital; clinic; licensure; enrollment
provider-enrollment | Provider enrollment | professional | payer enrollment; Medicare provider enrollment; <PECOS enrollment; provider enrolment
caqh | CAQH ProView | tool | CAQH; CAQH profiles; CAQH Provider Data Portal
nppes | NPPES | tool | NPI registry; National Plan and Provider Enumeration System
pecos | PECOS? | tool | Provider Enrollment Chain and Ownership System | provider-enrollment | medicare; enrollment; credentialing; caqh; npi; nppes
medical-staff-services | Medical staff services | professional | medical staff office; medical staff coordination
cpcs | Certified Provider Credentialing Specialist (CPCS) | certification | certified provider credentialing specialist | provider-credentialing
cpmsm | Certified Professional Medical Services Management (CPMSM) | certification | CPMSM; certified professional medical services management | medical-staff-services
practice-management-software | Practice management software | technical | practice management systems; practice management system; medical practice software; Praxissoftware; Praxisverwaltungssystem; logiciel de gestion de cabinet; medical office software; <medical scheduling software; Praxis-EDV

# Coding
medical-coding | Medical coding | professional | clinical coding; <diagnosis coding; <diagnostic coding?; coding medical records; <coding diagnoses; <procedure coding; <procedural coding?; coding of medical records; medizinische Kodierung; medizinische Codierung; codage médical; codificación médica; codificación clínica; <medical coder; <hospital coding; <ICD/CPT coding; <diagnosis codes | medical-terminology | icd; medical; cpt; claims; coder; hcpcs; icd-10
pmsi | PMSI (France) | technical | PMSI; codage PMSI; programme de médicalisation des systèmes d'information
kodierfachkraft | Weiterbildung zur Kodierfachkraft (Germany) | certification | Ausbildung zur medizinischen Kodierfachkraft; Weiterbildung zur klinischen Kodierfachkraft; zertifizierte Kodierfachkraft; ausgebildete Kodierfachkraft; geprüfte Kodierfachkraft; Weiterbildung zur Kodierfachkraft; Ausbildung zur Kodierfachkraft | medical-coding
icd-10 | ICD-10 | technical | ICD-10 coding; ICD10; <ICD-10-CM; <ICD-10-PCS; <ICD-10-CM/PCS; ICD 10 codes; <ICD-10-GM; CIM-10; CIE-10; <ICD-10 CM; <ICD-10-CM coding | medical-coding
icd-11 | ICD-11 | technical | ICD11; CIM-11; CIE-11; ICD-11 coding | medical-coding
icd-generic | ICD coding | technical | ICD codes; ICD classification; ICD diagnosis codes; ICD-Kodierung | medical-coding
icd-9 | ICD-9 | technical | ICD-9 coding; ICD9; <ICD-9-CM; ICD-9 codes; <ICD-9-CM coding; CIE-9 | medical-coding
cpt-coding | CPT coding | technical | CPT codes; <CPT-4; CPT code; current procedural terminology; CPT procedure coding; <CPT-4 coding; CPT?; <CPT modifiers | medical-coding | coding; codes; icd; icd-10; icd-9; hcpcs; billing; claims; coder; modifiers; insurance; medical
hcpcs | HCPCS | technical | HCPCS coding; HCPCS codes; <HCPCS Level II; healthcare common procedure coding system; <HCPCS level 2 | medical-coding
evaluation-management-coding | E/M coding | technical | E&M coding; evaluation & management coding; <E/M guidelines; <evaluation and management codes; <E/M codes; evaluation and management coding; <E/M levels; <E&M levels | medical-coding
profee-coding | Professional fee coding | technical | physician coding; pro-fee coding; profee coding | medical-coding
inpatient-coding | Inpatient coding | technical | inpatient hospital coding; <inpatient facility coding; <present on admission indicators; <acute care coding | medical-coding
drg | Diagnosis-related groups | technical | DRG?; DRGs?; diagnosis related groups; DRG coding; DRG assignment; <MS-DRG; <APR-DRG; <G-DRG; <DRG validation; <DRG-Kodierung; <aG-DRG; Fallpauschalen; grupos relacionados por diagnóstico; groupes homogènes de malades | | coding; icd; icd-10; inpatient; hospital; medicare; coder; reimbursement; cpt; hcpcs; denials; abrechnung; klinik; krankenhaus; kodierung
t2a | Tarification à l'activité (T2A) | technical | T2A?; tarification à l'activité |  | hôpital; hospitalier; hospitalière; DIM; PMSI; facturation; tarification; codage
outpatient-coding | Outpatient coding | technical | <outpatient facility coding; <emergency department coding; <ED coding; <same day surgery coding; <outpatient surgery coding; <observation coding? | medical-coding | outpatient; icd; cpt; coder; ed; inpatient
apc-coding | Ambulatory payment classification | technical | APC coding; ambulatory payment classifications
surgical-coding | Surgical coding | technical | surgery coding; operative report coding; <orthopedic surgery coding | medical-coding
radiology-coding | Radiology coding | technical | radiologic coding; <interventional radiology coding; diagnostic radiology coding | medical-coding
anesthesia-coding | Anesthesia coding | technical | anaesthesia coding | medical-coding
risk-adjustment-coding | Risk adjustment coding | technical | <HCC coding; <Medicare risk adjustment coding; hierarchical condition category coding | medical-coding
medicare-risk-adjustment | Medicare risk adjustment | technical | hierarchical condition categories; CMS-HCC; HCC risk adjustment; <RADV; <RADV audits
crc-coder | Certified Risk Adjustment Coder (CRC) | certification | CRC coder certification; certified risk adjustment coder; CRC AAPC | risk-adjustment-coding
coding-audit | Medical coding audits | professional | coding audits?; coding auditing?; medical coding audit; <coding quality review?; medical auditing; <medical record auditing; medical coding auditing; coding audit? | medical-coding | icd; cpt; medical; coders; hcc; drg
coding-compliance | Medical coding compliance | professional | medical coding compliance; coding guidelines?; <official coding guidelines; Deutsche Kodierrichtlinien; coding regulations?; Coding compliance? | medical-coding | icd; medical; cpt; coder; coders; ahima; aapc; billing; drg; icd-10
ncci-edits | NCCI edits | technical | NCCI?; CCI edits; National Correct Coding Initiative | medical-coding | edits; coding; cpt; coder; modifiers; icd; hcpcs
coverage-determinations | Medicare coverage determinations | technical | local coverage determinations; LCD/NCD; national coverage determinations; LCDs and NCDs
rac-audits | Medicare recovery audits | professional | RAC audits; recovery audit contractor; Medicare recovery audits; recovery audits? | | medicare; rac; denials; hospital; cms
cpma | Certified Professional Medical Auditor (CPMA) | certification | CPMA?; certified professional medical auditor | coding-audit | aapc; cpc; coder; icd; icd-10; cpt; ccs
medizincontrolling | Medical controlling in hospitals | professional | Medizincontrolling; <MDK-Management; medizinisches Controlling
clinical-documentation-improvement | Clinical documentation improvement | professional | <CDI specialist; clinical documentation integrity; <clinical documentation specialist; <concurrent documentation review; clinical documentation improvement (CDI); <CDI program; <physician queries; <provider queries | medical-documentation-de
ccds | Certified Clinical Documentation Specialist (CCDS) | certification | certified clinical documentation specialist; ACDIS CCDS; CCDS ACDIS; CCDS documentation; <CCDS-O documentation | clinical-documentation-improvement
cdip | Certified Documentation Integrity Practitioner (CDIP) | certification | CDIP?; certified documentation integrity practitioner; certified documentation improvement practitioner | clinical-documentation-improvement | AHIMA; CDI; CCDS; RHIA
encoder-software | Medical coding software | technical | medical encoder; encoder software?; Kodiersoftware; medical condition coding software; medical coding encoders; coding encoders? | medical-coding | icd; medical; coding; drg; 3m; cpt; coder
computer-assisted-coding | Computer-assisted coding | technical | computer assisted coding; CAC coding
threem-encoder | 3M Codefinder | tool | 3M encoder; Solventum Codefinder; 3M Coding and Reimbursement System; 3M CRS | encoder-software
threem-360 | 3M 360 Encompass | tool | 360 Encompass; Solventum 360 Encompass; 3M 360 | computer-assisted-coding
encoderpro | Optum EncoderPro | tool | EncoderPro; Encoder Pro; Optum encoder; EncoderPro.com | encoder-software
trucode | TruCode Encoder | tool | TruCode; TruBridge Encoder; <TruCode Encoder Essentials | encoder-software
find-a-code | Find-A-Code? | tool | FindACode? | encoder-software | encoder; codify; encoderpro; supercoder
aapc-codify | AAPC Codify | tool | Codify by AAPC; SuperCoder | encoder-software
clintegrity | Nuance Clintegrity | tool | Clintegrity; <Clintegrity 360 | encoder-software
quadax | Quadax | tool | Quadax claims; <Quadax Xpeditor
id-diacos | ID DIACOS | tool | DIACOS | encoder-software
kodip | KODIP | tool | 3M KODIP | encoder-software
cpc | Certified Professional Coder (CPC) | certification | CPC certification?; certified professional coder; CPC certified?; CPC? | medical-coding | aapc; icd; icd-10; ccs; rhit; medical coding; medical billing; hcpcs; rhia; cpma; cpb; medical coder; certified coder; professional coder
cpc-a | Certified Professional Coder-Apprentice (CPC-A) | certification | CPC-A; certified professional coder apprentice; CPC apprentice
aapc-certification | AAPC certification | certification | AAPC certified; AAPC credential
coc | Certified Outpatient Coder (COC) | certification | COC coder; certified outpatient coder; COC AAPC; <CPC-H | outpatient-coding
cic-coder | Certified Inpatient Coder (CIC) | certification | CIC inpatient coder; certified inpatient coder; CIC AAPC | inpatient-coding
certified-medical-coder | Medical coding certificate | certification | medical coding certification; certified in medical coding; <certified medical coder | medical-coding
ccs | Certified Coding Specialist (CCS) | certification | certified coding specialist; CCS certified?; CCS credential?; AHIMA CCS; CCS AHIMA; CCS coder; RHIT CCS; RHIA CCS; CCS CPC; CPC CCS | medical-coding | coder; ahima; icd-10; cpc; rhit; rhia; drg; hcpcs; medical coding; inpatient coding; outpatient coding; coding compliance
ccs-p | Certified Coding Specialist Physician-based (CCS-P) | certification | CCS-P; certified coding specialist-physician based | profee-coding
cca-coder | Certified Coding Associate (CCA) | certification | certified coding associate; CCA coder; CCA credential?; CCA AHIMA | medical-coding | coder; AHIMA; ICD-10; medical records; CPT
ahima-certification | AHIMA certification | certification | AHIMA certified; AHIMA credential
rhit | Registered Health Information Technician (RHIT) | certification | registered health information technician; RHIT certified; RHIT certification; RHIT credential; RHIT? | health-information-management | AHIMA; health information; CCS; RHIA; medical records; CPC; ICD; ICD-10
rhia | Registered Health Information Administrator (RHIA) | certification | registered health information administrator; RHIA certified; RHIA certification; RHIA credential; RHIA? | health-information-management | ahima; health information; ccs; rhit; medical records; cpc; icd; icd-10; chda; cdip
chda | Certified Health Data Analyst (CHDA) | certification | CHDA?; certified health data analyst |  | ahima; rhia; rhit; health data; ccs; health information
chps | Healthcare privacy certification (CHPS) | certification | CHPS?; AHIMA CHPS; certified in healthcare privacy and security |  | ahima; privacy; hipaa; rhia; rhit; hitech; chc
cbcs | Certified Billing Coding Specialist (CBCS) | certification | certified billing and coding specialist (CBCS); certified billing and coding specialist; CBCS certification; CBCS certified | medical-billing; medical-coding
billing-coding-certificate | Medical billing certificate | certification | medical billing certification; certified medical biller; <medical billing and coding certificate; <medical billing and coding certification; <medical billing and coding diploma; <certified medical billing and coding specialist | medical-billing
cpb | Certified Professional Biller (CPB) | certification | certified professional biller; AAPC CPB; CPB AAPC; CPB certified; CPB credential | medical-billing
cmrs | Certified Medical Reimbursement Specialist (CMRS) | certification | CMRS?; certified medical reimbursement specialist | medical-billing | AMBA; coder; CPC; biller; medical billing; cpt; icd; medical reimbursement
crcr | Certified Revenue Cycle Representative (CRCR) | certification | CRCR?; certified revenue cycle representative; HFMA CRCR | revenue-cycle-management | hfma; revenue cycle; patient access; patient accounts; crcs; medical billing; chfp
crcs | Certified Revenue Cycle Specialist (CRCS) | certification | CRCS?; certified revenue cycle specialist | revenue-cycle-management | revenue cycle; aaham; crcr; hfma; patient accounts; medical billing; patient access
chfp | Certified Healthcare Financial Professional (CHFP) | certification | CHFP?; certified healthcare financial professional; HFMA CHFP |  | hfma; revenue cycle; healthcare finance; healthcare financial; fhfma; crcr
cmaa | Certified Medical Administrative Assistant (CMAA) | certification | CMAA?; certified medical administrative assistant; <NHA CMAA | medical-office-administration | nha; ccma; medical assistant; medical administrative; phlebotomy; cehrs; cbcs; cpt; medical office; medical receptionist
medical-admin-assistant-certification | Medical administrative assistant certification | certification | medical administrative assistant certificate; medical admin assistant certified
cmom | Certified Medical Office Manager (CMOM) | certification | CMOM?; certified medical office manager | practice-management | pahcom; medical office; medical practice; practice management; practice manager; cpc
cmpe | Certified Medical Practice Executive (CMPE) | certification | CMPE?; certified medical practice executive; MGMA CMPE; <FACMPE | practice-management | mgma; acmpe; facmpe; medical practice; medical group; practice management; fache
fache | Fellow of the American College of Healthcare Executives (FACHE) | certification | FACHE?; ACHE fellow; Fellow of the American College of Healthcare Executives | healthcare-administration | ache; mha; healthcare executive; healthcare executives; healthcare administration; hospital administrator; hospital administration
cehrs | Certified Electronic Health Records Specialist (CEHRS) | certification | CEHRS; certified electronic health records specialist; certified EHR specialist | electronic-health-records
medical-office-certificate | Medical office certificate | certification | <medical office assistant certificate | medical-office-administration
medical-secretary-certificate | Medical secretary certificate | certification | certified medical secretary; medical secretary diploma
mha | Master of Health Administration (MHA) | certification | Master of Health Administration; Master of Healthcare Administration; master's in healthcare administration; MHA degree; MBA/MHA; MHA/MBA; MHA FACHE | healthcare-administration
lnha | Nursing home administrator licence (US) | certification | licensed nursing home administrator; LNHA; nursing home administrator license | nursing-home-administration
nursing-home-administration | Nursing home administration | professional | nursing home management; long-term care administration; skilled nursing facility administration; assisted living administration; Heimleitung Pflege; <assisted living administrator; direction d'EHPAD; dirección de residencias de mayores
rcfe | RCFE administrator certificate (California) | certification | RCFE certified administrator; RCFE administrator license; <certified RCFE administrator

# Billing
medical-billing | Medical billing | professional | <medical biller; healthcare billing; <physician billing; <hospital billing; patient billing; <billing insurance companies?; <health insurance billing; <medical insurance billing; billing patients; <billing medical claims; medical billing procedures; billing for medical services; Patientenabrechnung; medizinische Abrechnung; facturation médicale; facturación médica; <Krankenkassenabrechnung; Abrechnung ärztlicher Leistungen; <medical invoicing | | patients; medical; healthcare; physician; patient; medicare; cpt; icd
medical-claims | Medical claims processing | professional | medical claim processing; healthcare claims processing; insurance claims processing medical; processing medical claims; medical claims; health insurance claims processing; <healthcare claims; <health claims; <health insurance claims | medical-billing
claim-submission | Medical claim submission | professional | submitting claims to insurance?; claim submission?; claims submission?; claim submissions?; claims submissions?; submitting medical claims; medical claims submission; insurance claim submission?; <electronic claims submission; <electronic claims; <filing insurance claims?; <clean claims | medical-billing | patients; medical; medicare; patient; payer; cpt; providers; dental
claims-adjudication-medical | Medical claims adjudication | professional | adjudicating medical claims; health claims adjudication; healthcare claims adjudication; medical claims examining | medical-claims
claim-scrubbing | Claim scrubbing | professional | claims scrubbing; claim scrubber | medical-billing
cms-1500 | CMS-1500 claim form | technical | CMS 1500; CMS1500; HCFA 1500; HCFA; CMS-1500 forms; HCFA-1500 | claim-submission
ub-04 | UB-04 claim form | technical | UB-04; UB04; <UB-92; claim forms UB04; CMS-1450 | claim-submission
edi-837 | EDI 837 claims | technical | <837P?; <837I?; 837 claims; ANSI 837; EDI 837; HIPAA 837 | | claims; edi; 835; hipaa; clearinghouse
edi-835 | EDI 835 remittance | technical | 835 remittance; ANSI 835; EDI 835; 835 EDI files; 835 remittance files
denial-management | Denial management | professional | <claim denials; <denied claims; <claims denials; <insurance denials; denials management; <denial resolution; <working denials; <resolving denied claims; <rejected claims?; <claim rejections?; <denials and appeals | medical-claims | insurance; medical; payer; payers; billing; resubmit; medicare; denials
claim-appeals | Medical claim appeals | professional | insurance appeals; claim appeals?; appealing denied claims?; appeal letters to insurance; appeals to payers; denial appeals | | medical; medicare; payer; payers; patients; denials; billing; denied
appeals-grievances | Appeals and grievances | professional | grievances and appeals; member grievances; member appeals
claims-follow-up | Insurance claim follow-up | professional | insurance follow up; claim follow-up?; claims follow-up?; <unpaid claims?; <insurance claim status; <claim status?; follow up with insurance companies; <following up on unpaid claims; insurance follow-up; <A/R follow-up?; <AR follow up?; <A/R follow up?; <outstanding claims follow-up?; <payer follow-up | medical-claims | insurance; medical; claims; payer; denials; patient; medicare; billing; hmo
medical-ar | Medical accounts receivable | professional | insurance accounts receivable?; medical AR; hospital accounts receivable; healthcare accounts receivable; AR follow-up medical; physician accounts receivable | medical-billing | medical; hospital; patient; patients; payer; billing
medical-collections | Medical collections | professional | medical collection; medical debt collection; <insurance collections?; healthcare collections | | medical; patient; hospital; payer; payers; ar; patients
payment-posting | Medical payment posting | professional | payment posting?; <insurance payment posting; <posting insurance payments; <post insurance payments; <posted insurance payments; <ERA posting; <EOB posting; <posting of insurance payments; <posting payments and adjustments?; <contractual adjustments; posting payments?; posting patient payments | medical-billing | medical; insurance; claims; patient; billing; eob; era; charges; medicare; eobs
eob | Explanation of benefits? | technical | EOB?; EOBs; explanations of benefits?; reading EOBs | | claims; billing; denials; payer; patient; posting; medicare; remittance; eobs; denied
electronic-remittance | Electronic remittance advice | technical | remittance advice?; ERA/EOB; ERAs and EOBs; ERA remittance; remittance advices? | | medical; payer; era; eob; claims; patient; medicare
charge-entry | Charge entry | professional | charge posting?; posting charges?; entering charges?; <charge reconciliation; <superbills; <superbill | medical-billing | billing; medical; cpt; icd; patients; insurance; physician; payment posting
charge-capture | Charge capture | professional | charge capture processes; capturing charges; charge capture analysis | medical-billing
chargemaster | Chargemaster management | professional | charge master; chargemaster; CDM chargemaster; charge description master; CDM maintenance? | | charge; hospital; revenue; chargemaster
revenue-cycle-management | Revenue cycle management | professional | revenue cycle?; healthcare revenue cycle; <hospital revenue cycle; <revenue cycle operations; medical revenue cycle; <revenue cycle analysis; RCM? | medical-billing | revenue; billing; claims; healthcare; medical; denials; coding; hospital; payer
revenue-integrity | Revenue integrity | professional | hospital revenue integrity; charge integrity; Erlössicherung im Krankenhaus; Erlösmanagement im Krankenhaus | revenue-cycle-management
healthcare-reimbursement | Health care reimbursement | technical | healthcare reimbursement; medical reimbursement; reimbursement methodologies; <prospective payment systems
healthcare-finance | Health care finance | professional | healthcare finance; hospital finance; healthcare financial management; Krankenhausfinanzierung; finances hospitalières
medicare-medicaid | Medicare? | technical | <Medicare Part B; <Medicare Part A; <Medicare guidelines; <Medicare Part D | | medicaid; billing; claims; patients; insurance; hospital; cms; nursing; snf; hospice; coding; beneficiaries; eligibility; tricare; payer; payers; reimbursement; health
medicaid | Medicaid | technical | <Medi-Cal; <TennCare; <MassHealth; <Medicaid programs; <AHCCCS; <Medicaid managed care; Medicaid program
medicare-advantage | Medicare Advantage | technical | Medicare Part C; MAPD | medicare-medicaid
medicare-billing | Medicare billing | professional | Medicare claims; billing Medicare; <Medicare Part B billing | medical-billing; medicare-medicaid
medicaid-billing | Medicaid billing | professional | Medicaid claims; billing Medicaid; <Medicaid waiver billing | medical-billing; medicaid
medicaid-eligibility | Medicaid eligibility | professional | Medicaid eligibility determination; Medicaid applications; Medicaid enrollment | medicaid
tricare | TRICARE | technical | Tricare insurance; TRICARE for Life
chip-program | Children's Health Insurance Program (CHIP) | technical | CHIP program; SCHIP?; children's health insurance program | | medicaid; chip; insurance; medicare
managed-care | Managed care | technical | <managed care organizations; <capitation; <HMO?; <PPO?; <HMO/PPO? | | managed; medicare; billing; medicaid; claims
payer-contracting | Payer contracting | professional | managed care contracts; managed care contracting; payor contracting; payer contract negotiation
third-party-payers | Third-party payers | technical | third party payers; third-party payors; <commercial insurance payers; <commercial payers; third party payor
aco | Accountable care organizations | technical | accountable care organization; accountable care; ACO program
value-based-care | Value-based care | technical | value based care; value-based payment; value-based reimbursement; value-based healthcare
gkv | Statutory health insurance (Germany) | technical | gesetzliche Krankenversicherung; GKV; gesetzliche Krankenkassen
pkv | Private health insurance (Germany) | technical | private Krankenversicherung; PKV; private Krankenkassen
health-insurance | Health insurance? | technical | medical insurance?; health insurance plans?; medical insurance plans?; healthcare insurance?; Krankenversicherung?; assurance maladie?; seguros de salud; <health plans?; <health plan operations? | | claims; verification; billing; medicare; medicaid; payer; underwriting; Krankenkasse; Versicherung; remboursement
affordable-care-act | Affordable Care Act | technical | <ACA marketplace; <health insurance marketplace; <ACA enrollment; <Covered California; <health insurance exchange
certified-application-counselor | Certified application counselor (US) | certification | certified application counselor | affordable-care-act
workers-comp-medical | Workers' compensation billing | professional | workers comp billing | medical-billing
no-fault-billing | No-fault billing | professional | motor vehicle accident billing; PIP billing | medical-billing
personal-injury-billing | Personal injury billing | professional | lien-based billing; <medical liens?; lien billing? | medical-billing | billing; medical; provider; patients; chiropractic
bg-abrechnung | Berufsgenossenschaft billing (Germany) | professional | Berufsgenossenschaft Abrechnung; BG-Abrechnung; Abrechnung mit Berufsgenossenschaften; UV-GOÄ
german-medical-billing | EBM billing (Germany) | technical | EBM Abrechnung; <KV-Abrechnung; <Quartalsabrechnung?; kassenärztliche Abrechnung; Abrechnung nach EBM; EBM-Abrechnung | medical-billing | Praxis; Arzt; EBM; KV; Patienten; GOÄ; Arztpraxis
goae | GOÄ billing (Germany) | technical | GOÄ; GOÄ-Abrechnung; Abrechnung nach GOÄ; <Privatliquidation; Gebührenordnung für Ärzte | medical-billing
goz | GOZ billing (Germany) | technical | GOZ; GOZ-Abrechnung; Gebührenordnung für Zahnärzte | zahnarztabrechnung
bema | BEMA billing (Germany) | technical | BEMA; BEMA-Abrechnung; <KZV-Abrechnung | zahnarztabrechnung
drg-abrechnung | DRG billing (Germany) | technical | DRG-Abrechnung; Krankenhausabrechnung; Abrechnung stationärer Leistungen | medical-billing
zahnarztabrechnung | Dental practice billing (Germany) | professional | Zahnarztabrechnung; zahnärztliche Abrechnung; Abrechnung in der Zahnarztpraxis; <HKP Abrechnung | dental-billing
ccam | CCAM (France) | technical | cotation CCAM; classification commune des actes médicaux
ngap | NGAP (France) | technical | cotation NGAP; nomenclature générale des actes professionnels
tele-transmission-fr | SESAM-Vitale (France) | technical | carte Vitale; SESAM Vitale; <feuilles de soins
dental-billing | Dental billing | professional | <dental claims; <dental insurance claims | medical-billing
dental-insurance | Dental insurance? | technical | dental insurance verification; dental insurance plans?; dental plans? |  | claims; billing; patients; verification; dentrix; eaglesoft; breakdowns; front desk; receptionist; underwriting
cdt-codes | CDT coding | technical | CDT codes; Current Dental Terminology; dental procedure codes
dental-office-management | Dental office management | professional | dental practice management; managing a dental office; Praxismanagement Zahnarzt
dental-reception | Dental reception | professional | dental front office; dental receptionist; dental front desk; <dental scheduling; dental office reception
dental-treatment-coordination | Dental treatment coordination | professional | dental treatment presentation; dental treatment coordinator; treatment plan presentation dental; <orthodontic treatment coordination
zmv-germany | Zahnmedizinische Verwaltungsassistentin (Germany) | certification | ZMV?; abgeschlossene ZMV-Ausbildung | zahnarztabrechnung | zfa; zmp; zahnarztpraxis; zahnmedizin; zahnmedizinische; bema; goz
billing-specialities | Home health billing | professional | home care billing | medical-billing
dme-billing | DME billing | professional | DMEPOS billing; durable medical equipment billing; HME billing | medical-billing
ambulance-billing | Ambulance billing | professional | EMS billing; ambulance claims; medical transport billing | medical-billing
behavioral-health-billing | Behavioral health billing | professional | <mental health billing; <psychiatric billing; <substance abuse billing; <ABA billing | medical-billing
radiology-billing | Radiology billing | professional | imaging billing; diagnostic imaging billing | medical-billing
lab-billing | Laboratory billing | professional | lab billing; clinical laboratory billing | medical-billing
surgical-billing | Surgical billing | professional | surgery billing; <ASC billing; <ambulatory surgery center billing | medical-billing
anesthesia-billing | Anesthesia billing | professional | anaesthesia billing | medical-billing
pt-billing | Physical therapy billing | professional | therapy billing?; rehab billing?; outpatient therapy billing | medical-billing | physical; occupational; cpt; outpatient; units
fqhc-billing | FQHC billing | professional | federally qualified health center billing | medical-billing
ltc-billing | Nursing home billing | professional | SNF billing; skilled nursing facility billing; long-term care billing | medical-billing
hospice-billing | Hospice billing | professional | hospice claims | medical-billing
clearinghouses | Claims clearinghouses | technical | claims clearinghouse; medical clearinghouse; clearinghouse? | medical-claims | claims; medical; billing; payer; insurance; era; eligibility; hipaa; denials
payer-portals | Payer portals | technical | insurance portals; insurance websites; payer websites; insurance company portals
availity | Availity | tool | Availity Essentials; Availity portal | clearinghouses
navinet | NaviNet | tool | NantHealth NaviNet; Navinet portal | payer-portals
waystar | Waystar | tool | <ZirMed; <Navicure; Waystar clearinghouse | clearinghouses
change-healthcare | Change Healthcare? | tool | <Emdeon; Change Healthcare clearinghouse; <RelayHealth; Relay Health; <Assurance Reimbursement Management | clearinghouses | availity; clearinghouse; emdeon; relayhealth; claims; payer; waystar; billing; interqual; eligibility; remittance
office-ally | Office Ally | tool | OfficeAlly; <Office Ally Practice Mate | clearinghouses
trizetto-provider | TriZetto Provider Solutions | tool | Gateway EDI; TriZetto clearinghouse | clearinghouses; trizetto-software
trizetto-software | TriZetto software | tool | Trizetto | clearinghouses
optum-portal | UnitedHealthcare Provider Portal | tool | Optum portal; UHC provider portal; UHC Link | payer-portals
ssi-claims | SSI Claims Director | tool | SSI Group claims; SSI claims scrubber; SSI billing software; SSI clearinghouse | clearinghouses
epremis | ePREMIS | tool | nThrive ePremis; ePremis clearinghouse | clearinghouses
onesource-passport | Experian OneSource | tool | Passport OneSource; Passport eCare; OneSource eligibility | insurance-verification
nthrive | nThrive | tool | FinThrive; <MedAssets
experian-health | Experian Health | tool | <Experian Health eCare NEXT; Experian ClaimSource; ClaimSource
ability-ease | ABILITY EASE | tool | Ability EASE All-Payer; Inovalon EASE | clearinghouses
fiss-dde | FISS Direct Data Entry | tool | FISS; FISS/DDE; DDE?; Medicare DDE; Direct Data Entry Medicare; DDE Medicare | medicare-billing | medicare; billing; claims; fiss; medicaid; ub04; reimbursement
noridian-portal | Noridian Medicare Portal | tool | Noridian portal | medicare-billing
claims-platforms | Payer claims platforms | technical | health plan claims systems; claims adjudication systems; payer core administration systems | medical-claims
facets | TriZetto Facets | tool | FACETS?; Facets claims; Facets claims system | claims-platforms; trizetto-software | trizetto; claims; payer; qnxt; cognizant; hipaa; edi
qnxt | TriZetto QNXT | tool | QNXT; QNXT claims | claims-platforms; trizetto-software
amisys | AMISYS Advance | tool | Amisys; AMISYS claims system | claims-platforms
healthedge | HealthRules Payer | tool | HealthRules; HealthEdge HealthRules | claims-platforms
diamond-claims | Diamond claims system | tool | <Diamond 950 | claims-platforms
xcelys | Xcelys | tool | Xcelys claims | claims-platforms
metavance | MetaVance | tool | Metavance claims | claims-platforms
nasco | NASCO claims system | tool | NASCO BCBS; NASCO processing system | claims-platforms

# Electronic health records and health IT
electronic-health-records | Electronic health records | technical | EMR?; EHRs; EMRs; EHR systems; EMR systems; EMR system; EHR system; EMR/EHR; EHR/EMR; EMR software; EHR software; electronic medical records; electronic medical record; electronic health record; electronic medical records systems; electronic patient records; electronic medical record systems; electronic health record systems; electronic medical records software; electronic health records software; elektronische Patientenakte; dossier patient informatisé; historia clínica electrónica; expediente clínico electrónico; EHR; <electronic charts; <computerized patient records | | patient; patients; medical; clinic; charting; ehr; hospital; clinical; epic; physician; physicians; nurse; nursing; records; charts; hipaa; icd; cerner; medication
hospital-information-systems | Hospital information systems | technical | hospital information system; HIS hospital?; Krankenhausinformationssystem; système d'information hospitalier; sistema de información hospitalaria; <KIS-Administration; Krankenhausinformationssysteme; KIS-Systeme | | ehr; meditech; cerner; hl7; emr; krankenhaus; klinik; orbis
epa-de | Elektronische Patientenakte (Germany) | technical | ePA?; ePA für alle; elektronische Patientenakte ePA | | patientenakte; telematik; telematikinfrastruktur; gematik; krankenkasse; krankenkassen; e-rezept; erezept; versicherte; kim
epic | Epic? | tool | Epic EMR; Epic EHR; Epic systems; <EpicCare; Epic software; Epic charting; <Epic Ambulatory; <Epic Hyperspace; <Epic Inpatient; <Epic Cadence; <Epic Prelude; <Epic Beacon; <Epic Resolute; <Epic ClinDoc; <Epic Radiant; <Epic Care Everywhere; <Hyperspace EMR; <Epic Connect; EPIC medical software; <Epic OpTime; <Epic Stork; <Epic Hyperdrive; <Epic super user; <Epic Healthy Planet; <Epic Tapestry; <Epic Bridges; <Epic Cogito; <Epic Cupid; <Epic Grand Central; <Epic Haiku; <Epic Rover; <Epic Clarity; <Epic Caboodle; <KP HealthConnect | electronic-health-records | emr; ehr; ehrs; emrs; cerner; meditech; charting; hospital; nurse; nursing; rn; patient; patients; allscripts; clinic; mychart; pyxis
epic-certification | Epic certification | certification | Epic certifications; <Epic certified analyst; <Epic ClinDoc certification; <Epic Ambulatory certification; <Epic Cadence certification; Epic certified; <Epic ClinDoc certified | epic
epic-credentialed-trainer | Epic credentialed trainer | certification | credentialed Epic trainer | epic
epic-implementation | Epic implementation | professional | <Epic build; <Epic go-live; <Epic analyst; <Epic go-live support; Epic implementations | epic
cerner | Oracle Health (Cerner) | tool | Cerner Millennium; <Cerner PowerChart; <PowerChart; Cerner EMR; Cerner EHR; <FirstNet?; <SurgiNet; <Cerner FirstNet; <RadNet Cerner; <PathNet; <PowerNote; Oracle Cerner; Oracle Health EHR; <Cerner PathNet; Cerner; <Cerner CareAware; <Cerner Revenue Cycle | electronic-health-records | cerner; powerchart; surginet; emr; millennium
ish-med | i.s.h.med | tool | ishmed; Oracle i.s.h.med | electronic-health-records
meditech | MEDITECH | tool | <Meditech Magic; Meditech EMR; <Meditech Expanse; Meditech EHR; <Meditech 6.x; <Meditech Client/Server; Meditech charting | electronic-health-records
allscripts | Allscripts | tool | Allscripts EHR; Allscripts EMR; <Allscripts TouchWorks; All Scripts?; <Allscripts Professional; <Allscripts PM; Veradigm EHR | electronic-health-records | allscripts; nextgen; eclinicalworks; cerner; meditech; centricity; athenahealth; greenway
sunrise-clinical | Sunrise Clinical Manager | tool | Allscripts Sunrise; Eclipsys Sunrise; Altera Sunrise; Sunrise EHR; SCM Sunrise | electronic-health-records
misys-vision | Misys Vision | tool | | practice-management-software; misys-healthcare-software
misys-healthcare-software | Misys healthcare software | tool | Misys? | practice-management-software | medical; practice; emr; patient; tiger; patients; physician
misys-tiger | Misys Tiger | tool | Tiger Misys; Allscripts Tiger | practice-management-software; misys-healthcare-software
eclinicalworks | eClinicalWorks | tool | eCW; e-Clinical Works; eClinical Works; E Clinical Works; eClinicalWorks EMR; eClinical?; eClinicalWorks EHR | electronic-health-records | emr; ehr; practice; ecw; clinic; billing
nextgen | NextGen Healthcare | tool | NextGen?; NextGen EHR; NextGen EMR; <NextGen EPM; <NextGen Office; NextGen Healthcare Information Systems | electronic-health-records | emr; ehr; charting; clinic; practice; medical billing; medical records; medical assistant; medical office; eclinicalworks; allscripts; greenway; centricity; cerner; epm; claims
eko-health | Eko (stethoscope software) | tool | Eko Health; Eko stethoscope
chartware | ChartWare EMR | tool | ChartWare
galactek-eclipse | GalacTek ECLIPSE | tool
nextech | Nextech | tool | Nextech EHR; Nextech EMR | electronic-health-records
intellechart | IntelleChart | tool | IntelleChart PRO
athenahealth | athenahealth | tool | athenaNet; athenaOne; <athenaClinicals; <athenaCollector; Athena EMR; Athena EHR; athena health; athena net | electronic-health-records | emr; ehr; medical; billing; patient; patients; clinic; epic; healthcare; practice
athenaidx | athenaIDX | tool | IDX Flowcast; GE Centricity Business; Centricity Business; Flowcast; IDX system?; GE IDX; IDX? | practice-management-software | epic; medical; patient; cerner; centricity; flowcast; hospital
ge-centricity | GE Centricity | tool | Centricity?; <Centricity EMR; <Centricity Practice Solution; <Centricity PM; <Centricity Group Management; <Logician EMR | electronic-health-records | emr; ehr; pacs; ris; nextgen; allscripts
mckesson | McKesson Paragon | tool | Paragon EHR; Allscripts Paragon; Altera Paragon | electronic-health-records
mckesson-horizon | McKesson Horizon Clinicals | tool | Horizon Clinicals?; <McKesson Horizon | electronic-health-records | mckesson; cerner; meditech
mckesson-star | McKesson STAR | tool | HBOC Star; STAR Navigator | practice-management-software
healthquest | McKesson HealthQuest | tool | HealthQuest McKesson; HealthQuest patient accounting | practice-management-software
practice-partner | McKesson Practice Partner | tool | Practice Partner EMR; eMDs Practice Partner | electronic-health-records
pointclickcare | PointClickCare | tool | Point Click Care; PCC charting | electronic-health-records
pcc-ehr-pediatrics | PCC EHR (pediatrics) | tool | PCC EMR | electronic-health-records
matrixcare | MatrixCare | tool | Matrix Care; MDI Achieve; MatrixCare EHR | electronic-health-records
american-healthtech | American HealthTech | tool | AHT American HealthTech; American Health Tech | electronic-health-records
caretracker-cna | CareTracker | tool | Care Tracker?; Cerner CareTracker; Resource Systems CareTracker | electronic-health-records | caretracker; cna; adl; adls; kiosk; emr; ehr; pointclickcare
aod-software | Answers on Demand? | tool | AOD software; AOD Answers on Demand | electronic-health-records | aod; ehr; long-term care; long term care; pointclickcare; matrixcare; mds; skilled nursing
yardi-ehr | Yardi EHR | tool | | electronic-health-records
poc-charting | Point-of-care charting | technical | POC charting?; Point of Care CNA; Kiosk charting; point of care documentation; POC documentation? | electronic-health-records | cna; residents; patients; nursing; kiosk; adl; pointclickcare
sigmacare | SigmaCare | tool | Sigma Care EHR | electronic-health-records
homecare-software | Home care software | technical | home care and hospice software; home health software; home health EMR | electronic-health-records
wellsky | WellSky | tool | <Kinnser; <WellSky Home Health; <Kinnser Agency Manager; <WellSky Personal Care; <Wellsky Kinnser | homecare-software
clearcare | ClearCare | tool | ClearCare Online | homecare-software
hchb | Homecare Homebase | tool | HCHB; Home Care Home Base; PointCare HCHB | homecare-software
axxess | Axxess | tool | <Axxess Home Health; <Axxess AgencyCore; AgencyCore | homecare-software
devero | DeVero | tool | Devero home health; Netsmart DeVero | homecare-software
alayacare | AlayaCare | tool | Alaya Care | homecare-software
brightree | Brightree | tool | Brightree billing; Brightree DME; Brightree HME | homecare-software
healthwyse | HealthWyse | tool | Casamba HealthWyse; HealthWyse home health | homecare-software
mckesson-homecare | McKesson Homecare | tool | McKesson Horizon Homecare; Change Healthcare Homecare | homecare-software
netsmart-homecare | Netsmart homecare | tool | Netsmart myUnity; myUnity | homecare-software
consolo | Consolo? | tool | Consolo hospice; Consolo EMR | homecare-software | hospice; emr; ehr; patients; netsmart
suncoast-hospice | Suncoast hospice software | tool | Suncoast Solutions | homecare-software
thornberry-ndoc | Thornberry NDoc | tool | NDoc?; NDoc home health | homecare-software | home health; hospice; oasis; homecare; home care; thornberry; kinnser; visiting nurse
medifox | MediFox | tool | Medifox Dan; <MEDIFOX stationär; <MediFox ambulant | homecare-software
vivendi-pflege | Vivendi PD | tool | Vivendi Pflege; <Vivendi NG; Connext Vivendi; Vivendi Pflegedokumentation
snap-ambulant | Snap ambulant | tool | euregon snap | homecare-software
hometrak | HomeTrak | tool | HomeTrak Companion | homecare-software
sandata | Sandata EVV | tool | Sandata?; <Sandata Mobile Connect; Santrax | electronic-visit-verification | evv; home care; homecare; home health; santrax; caregivers; caregiver; hhaexchange; medicaid; visit verification
hhaexchange | HHAeXchange | tool | HHA Exchange; HHAX | electronic-visit-verification
electronic-visit-verification | Electronic visit verification | technical | EVV; EVV systems; electronic visit verification (EVV)
generations-homecare | Generations Homecare System | tool | Generations homecare software | homecare-software
dan-touch | DAN Produkte | tool | DANtouch; DAN Touch; DAN Pflegesoftware
senso-pflege | Senso Pflegesoftware | tool | Senso Pflegedokumentation; develop group Senso
cpsi | CPSI? | tool | CPSI EHR; Evident EHR; Thrive EHR; <TruBridge; CPSI system | electronic-health-records | ehr; emr; hospital; meditech; cerner; epic; billing; patient; patients; clinic; evident; trubridge
healthland | Healthland Centriq | tool | Healthland; Centriq? | electronic-health-records | healthland; ehr; emr; cpsi; meditech
medhost | MEDHOST | tool | HMS MedHost; <MedHost EDIS; Healthcare Management Systems HMS | electronic-health-records
quadramed | QuadraMed | tool | <QuadraMed CPR; <Quadramed Affinity; <Affinity EMR; <QuadraMed QCPR | electronic-health-records
soarian | Siemens Soarian | tool | Soarian; Cerner Soarian; Soarian Clinicals; Soarian Financials | electronic-health-records
siemens-invision | Siemens Invision | tool | Invision Siemens; Cerner Invision | practice-management-software
keane-hospital | Keane hospital systems | tool | Keane Patcom; Keane Optimum | electronic-health-records
picis | Picis | tool | <PICIS ED PulseCheck; <Picis OR Manager; <PulseCheck; <Picis CareSuite | electronic-health-records
t-system | T-System EV | tool | T-System EMR; T-System?; T-System EDIS; <T-System T-Sheets | electronic-health-records | ehr; emr; emergency department; emergency room; emergency medicine; scribe; meditech; cerner
wellsoft | Wellsoft EDIS | tool | Wellsoft; Wellsoft EMR | electronic-health-records
vista-cprs | VistA? | tool | <VistA CPRS; <VA CPRS; <Computerized Patient Record System; <VistA/CPRS; <BCMA VA; <Vista Imaging?; VistA EHR; VA VistA | electronic-health-records | veterans; ehr; bcma; veterans affairs; va hospital; cerner
ahlta | AHLTA | tool | Armed Forces Health Longitudinal Technology Application | electronic-health-records
chcs | CHCS? | tool | Composite Health Care System | electronic-health-records | ahlta; tricare; mhs; dod; essentris; military treatment; mtf; military; army; navy; naval; air force
mhs-genesis | MHS GENESIS | tool | MHS Genesis EHR | cerner
essentris | Essentris | tool | CliniComp Essentris; Essentris EMR | electronic-health-records
practice-ehrs | Practice Fusion | tool | PracticeFusion; Practice Fusion EHR; Veradigm Practice Fusion | electronic-health-records
drchrono | DrChrono | tool | Dr. Chrono; Dr Chrono | electronic-health-records
advancedmd | AdvancedMD | tool | Advanced MD; AdvancedMD EHR | electronic-health-records
amazing-charts | Amazing Charts? | tool | AmazingCharts?; Amazing Charts EHR | electronic-health-records | emr; ehr; patients; practice; medical; eclinicalworks; clinic
greenway-primesuite | Greenway PrimeSuite | tool | Prime Suite?; Greenway Medical Technologies PrimeSUITE; PrimeSuite?; Greenway Prime Suite | electronic-health-records; greenway-health | emr; ehr; patients; practice; medical; greenway; intergy; clinic; billing
greenway-health | Greenway Health | tool | Greenway EHR | electronic-health-records
intergy | Greenway Intergy | tool | Intergy; Sage Intergy; Vitera Intergy; Intergy EHR | electronic-health-records; greenway-health
aprima | Aprima | tool | Aprima EHR; eMDs Aprima; CGM Aprima | electronic-health-records
emds | e-MDs | tool | eMDs Solution Series; e-MDs EHR; eMDs? | electronic-health-records | ehr; practice management; nextgen; eclinicalworks; aprima; medical billing; athenahealth; kareo; allscripts; greenway
carecloud | CareCloud | tool | Care Cloud?; CareCloud Charts | electronic-health-records | carecloud; emr; ehr; medical billing; practice management
praxis-emr | Praxis EMR | tool | Praxis Electronic Medical Records | electronic-health-records
office-practicum | Office Practicum | tool | OfficePracticum; OP pediatric EHR | electronic-health-records
soapware | SOAPware | tool | SOAPware EMR | electronic-health-records
chartlogic | ChartLogic | tool | ChartLogic EHR; Medsphere ChartLogic | electronic-health-records
gmed | gGastro | tool | gMed gGastro; ModMed Gastroenterology | electronic-health-records; modmed-software
charmhealth | CharmHealth | tool | Charm EHR | electronic-health-records
elation | Elation Health | tool | Elation EMR; Elation EHR | electronic-health-records
prognocis | PrognoCIS | tool | PrognoCIS EHR; Bizmatics PrognoCIS; PrognoCIS EMR | electronic-health-records
azalea | Azalea Health EHR | tool | Azalea EHR | electronic-health-records
modmed | ModMed EMA | tool | EMA dermatology; Modernizing Medicine EMA | electronic-health-records; modmed-software
modmed-software | ModMed | tool | Modernizing Medicine | electronic-health-records
cliniko | Cliniko | tool | Cliniko software | practice-management-software
tebra | Tebra | tool | Kareo; Kareo billing; Kareo EHR; Tebra EHR | electronic-health-records
emis-web | EMIS Web | tool | EMIS clinical system | electronic-health-records
systmone | SystmOne | tool | TPP SystmOne; SystemOne TPP | electronic-health-records
rio-ehr | RiO EHR | tool | Servelec RiO; Access Rio EPR | electronic-health-records
behavioral-health-ehr | Behavioral health EHRs | technical | behavioral health EHR; mental health EHR; behavioral health EMR; behavioural health EHRs | electronic-health-records
simplepractice | SimplePractice | tool | Simple Practice?; SimplePractice EHR | behavioral-health-ehr | simplepractice; ehr; ehrs; emr; telehealth; teletherapy; therapynotes
therapynotes | TherapyNotes | tool | TherapyNotes EHR | behavioral-health-ehr
credible-ehr | Credible EHR | tool | Credible behavioral health; Qualifacts Credible | behavioral-health-ehr; qualifacts
myavatar | Netsmart myAvatar | tool | myAvatar; Avatar EHR; Netsmart Avatar; Avatar Netsmart | behavioral-health-ehr
carelogic | CareLogic | tool | Carelogic EHR; Qualifacts CareLogic | behavioral-health-ehr; qualifacts
qualifacts | Qualifacts | tool | | behavioral-health-ehr
procentive | Procentive | tool | Procentive EHR | behavioral-health-ehr
kipu | Kipu EMR | tool | Kipu; Kipu Health | behavioral-health-ehr
bestnotes | BestNotes | tool | Best Notes EHR | behavioral-health-ehr
valant | Valant | tool | Valant EHR | behavioral-health-ehr
theranest | TheraNest | tool | Thera Nest; Ensora TheraNest | behavioral-health-ehr
anasazi-ehr | Anasazi EHR | tool | Cerner Anasazi; Anasazi software | behavioral-health-ehr
sigmund-ehr | Sigmund AURA | tool | Sigmund software; Sigmund EHR | behavioral-health-ehr
centralreach | CentralReach | tool | Central Reach? | behavioral-health-ehr | software; behavioral; health; ehrs; centralreach
rethink-aba | RethinkBH | tool | Rethink ABA; Rethink Behavioral Health | behavioral-health-ehr
therap | Therap Services | tool | Therap documentation; Therap software; Therap? |  | isp; developmental; disabilities; dsp; t-logs
catalyst-aba | Catalyst by DataFinch | tool | DataFinch Catalyst; Catalyst ABA
icentrix-ecr | ICANotes | tool | ICANotes EHR | behavioral-health-ehr
medical-billing-software | Medical billing software | technical | medical billing systems; billing software for medical practices; logiciel de facturation médicale; software de facturación médica | medical-billing
medisoft | Medisoft | tool | eMDs Medisoft; CGM Medisoft | medical-billing-software
lytec | Lytec | tool | eMDs Lytec; <Lytec MD | medical-billing-software
medical-manager | Medical Manager? | tool | Medical Manager software; WebMD Medical Manager | medical-billing-software | software; billing; pm; emr; patient; practice; misys; medisoft
collaboratemd | CollaborateMD | tool | Collaborate MD | medical-billing-software
medware | Medware | tool | MedWare practice management | medical-billing-software
imagine-billing | Imagine medical billing software | tool | Imagine billing; ImagineSoftware; Imagine radiology billing; <ImagineMedMC | medical-billing-software
practicesuite | PracticeSuite | tool | Practice Suite? | medical-billing-software | practicesuite; medical billing; emr; ehr
practiceadmin | PracticeAdmin | tool | Practice Admin software | medical-billing-software
artiva | Artiva | tool | <Artiva Healthcare; Ontario Systems Artiva; <Artiva HCx
epaces | ePACES | tool | eMedNY ePACES | medicaid-billing
medevolve | MedEvolve | tool | MedEvolve PM | medical-billing-software
theraoffice | TheraOffice | tool | Thera Office | electronic-health-records
webpt | WebPT | tool | Web PT; WebPT EMR | electronic-health-records
raintree | Raintree Systems | tool | Raintree EMR; Raintree software | electronic-health-records
clinicient | Clinicient | tool | Clinicient Insight | electronic-health-records
prompt-emr | Prompt EMR | tool | Prompt Therapy Solutions | electronic-health-records
dental-software | Dental practice software | technical | dental software; dental practice management software; Zahnarztsoftware; logiciel dentaire; software dental | practice-management-software
dentrix | Dentrix | tool | <Dentrix G7; <Dentrix Ascend; <Dentrix Enterprise; Henry Schein Dentrix | dental-software
eaglesoft | Eaglesoft | tool | Eagle Soft; Patterson Eaglesoft | dental-software
open-dental | Open Dental? | tool | OpenDental? | dental-software | dentrix; eaglesoft; denticon; dexis; softdent; software
dexis | DEXIS | tool | DEXIS imaging; <DEXIS sensor; <Dexis Imaging Suite | dental-radiography
softdent | SoftDent | tool | Soft Dent; Carestream SoftDent | dental-software
practiceworks | PracticeWorks | tool | Carestream PracticeWorks; Practice Works dental | dental-software
curve-dental | Curve Dental | tool | Curve Hero; Curve SuperHero | dental-software
dentimax | DentiMax | tool | Dentimax software | dental-software
carestream-dental | Carestream Dental imaging | tool | Carestream dental; CS Imaging; Kodak imaging dental | dental-radiography
denticon | Denticon | tool | Planet DDS Denticon | dental-software
dolphin | Dolphin Imaging | tool | Dolphin orthodontic software; Dolphin Imaging and Management
dolphin-management | Dolphin Management | tool
axium | axiUm? | tool | Exan axiUm | dental-software | dental; dentistry; dentrix; eaglesoft; dental school; orthodontics
qsidental | QSIdental | tool | QSI dental; QSIDental Web | dental-software
orthotrac | OrthoTrac | tool | Carestream OrthoTrac | dental-software
ortho2 | Ortho2 Edge | tool | Ortho2 | dental-software
julie-logiciel | Julie Software | tool | logiciel Julie; Julie dentaire; Julie Solutions | dental-software
logos-w | LOGOSw | tool | Logos_w; LOGOS w dentaire | dental-software
gesden | Gesden | tool | <Gesden Evo; <Gesden G5 | dental-software
german-practice-software | CGM MEDISTAR | tool | Medistar | practice-management-software
turbomed | CGM TURBOMED | tool | Turbomed; TurboMed PVS | practice-management-software
isynet | x.isynet | tool | medatixx x.isynet; isynet | practice-management-software
medatixx | medatixx | tool | medatixx Praxissoftware | practice-management-software
x-concept | x.concept? | tool | x.concept medatixx | practice-management-software | medatixx; arztpraxis; praxissoftware; turbomed; medistar; kbv; x.isynet; arzthelferin; mfa
cgm-albis | CGM ALBIS | tool | Albis on Windows; ALBIS Praxissoftware | practice-management-software
cgm-m1 | CGM M1 PRO | tool | M1 PRO?; CompuMED M1 | practice-management-software | cgm; arztpraxis; arzt; turbomed; medistar
tomedo | tomedo | tool | zollsoft tomedo; tomedo Praxissoftware | practice-management-software
quincy-pvs | Quincy WIN | tool | Quincy PVS; Frey Quincy | practice-management-software
indamed | Indamed MEDICAL OFFICE | tool | Medical Office Indamed; Indamed Praxissoftware | practice-management-software
red-medical | RED medical Praxissoftware | tool | RED Praxissoftware | practice-management-software | praxis; praxissoftware; arzt; medistar; turbomed; doctolib; arztpraxis
orbis-kis | Dedalus ORBIS | tool | Orbis KIS; Agfa Orbis; ORBIS NICE; ORBIS Pflege | hospital-information-systems
nexus-kis | NEXUS KIS | tool | NEXUS / KIS; Nexus KIS NG; Nexus Krankenhausinformationssystem | hospital-information-systems
medico-kis | CGM MEDICO | tool | Medico KIS; CompuGroup Medico; Siemens medico | hospital-information-systems
is-h | SAP IS-H | tool | IS-H?; SAP Patient Management; SAP for Healthcare IS-H | hospital-information-systems | sap; krankenhaus; klinik; patientenverwaltung; abrechnung; i.s.h.med
imedone | iMedOne | tool | iMedOne KIS; Telekom iMedOne | hospital-information-systems
m-kis | M-KIS | tool | Meierhofer M-KIS; M-KIS Next | hospital-information-systems
dampsoft | DAMPSOFT DS-Win | tool | DAMPSOFT; DS-Win; DS-Win-Plus; <DAMPSOFT DS4 | dental-software
charly-solutio | charly by solutio | tool | Charly Zahnarztsoftware; solutio charly | dental-software
cgm-z1 | CGM Z1 PRO | tool | Z1 Zahnarztsoftware; CGM Z1 | dental-software
evident-zahnarzt | EVIDENT Zahnarztsoftware | tool | | dental-software
doctolib | Doctolib? | tool | <Doctolib Pro |  | rendez-vous; rdv; secrétariat; secrétaire; cabinet; praxis; termine; terminvergabe; terminbuchung; patienten; accueil; mfa; agenda; samedi; maiia
samedi | samedi Patientenkoordination | tool | samedi Terminbuchung
jameda | jameda | tool | jameda Terminbuchung
theorg | THEORG | tool | THEORG Praxissoftware; Sovdwaer THEORG | practice-management-software
weblogiciel-medistory | MédiStory | tool | Medistory; Prokov MédiStory | practice-management-software
hellodoc | HelloDoc | tool | Hellodoc CGM; CGM HelloDoc | practice-management-software
axisante | AxiSanté | tool | <axiSanté 5; Axisanté CGM | practice-management-software
weda | Weda? | tool | Weda logiciel médical | practice-management-software | médical; patients; cabinet; médecin; logiciel; secrétaire; doctolib
crossway | Crossway médical | tool | Crossway Cegedim; MLM Crossway | practice-management-software
mediboard | Mediboard | tool | OpenXtrem Mediboard | hospital-information-systems
dxcare | DxCare | tool | Dedalus DxCare; Dx Care | hospital-information-systems
easily-dpi | Easily DPI | tool | logiciel Easily | hospital-information-systems
hopital-manager | Hôpital Manager | tool | Softway Hôpital Manager; Hopital Manager | hospital-information-systems
netsoins | NETSoins | tool | Teranga NETSoins | electronic-health-records
titan-ehpad | Titan EHPAD | tool | Malta Titan; logiciel Titan
diraya | Diraya | tool | Diraya Andalucía | electronic-health-records
selene-his | Selene HIS | tool | HCIS Selene; Cerner Selene | hospital-information-systems
his-savac | SAVAC | tool | SAVAC HIS | hospital-information-systems
patient-engagement-tools | Patient engagement software | technical | <patient intake software; patient communication software; patient engagement platforms; patient engagement tools
phreesia | Phreesia | tool | Phreesia intake | patient-engagement-tools
zocdoc | Zocdoc | tool | Zoc Doc | patient-engagement-tools
luma-health | Luma Health | tool | LumaHealth | patient-engagement-tools
solutionreach | Solutionreach | tool | Smile Reminder; Solution Reach? | patient-engagement-tools | solutionreach; patient; patients; dental
weave | Weave patient communication | tool | Weave phone system; Weave software; Weave dental | patient-engagement-tools | dental; patients; dentrix; eaglesoft; scheduling; patient; phone; optometry
televox | TeleVox | tool | TeleVox reminders; HouseCalls TeleVox | patient-engagement-tools
lighthouse-360 | Lighthouse 360 | tool | Lighthouse 360 dental | patient-engagement-tools
demandforce | Demandforce | tool |  | patient-engagement-tools
doctible | Doctible | tool | Doctible reminders | patient-engagement-tools
doxy-me | Doxy.me | tool | Doxy?; doxy me | telehealth | telehealth; video; sessions; teletherapy; zoom
updox | Updox | tool | Updox fax; Updox portal | patient-engagement-tools
klara | Klara patient messaging | tool | Klara messaging | patient-engagement-tools
relatient | Relatient | tool | Relatient Dash | patient-engagement-tools
nexhealth | NexHealth | tool | NexHealth scheduling | patient-engagement-tools
tigerconnect | TigerConnect | tool | TigerText; Tiger Connect
vocera | Vocera | tool | Vocera badge; Vocera badges
speech-recognition-medical | Medical speech recognition | technical | voice recognition medical; medical dictation software; medizinische Spracherkennung; reconnaissance vocale médicale
dragon-medical | Dragon Medical One | tool | Dragon Medical; Dragon NaturallySpeaking medical; Nuance Dragon Medical | speech-recognition-medical
powerscribe | Nuance PowerScribe | tool | PowerScribe; <PowerScribe 360; <PowerScribe One | speech-recognition-medical
mmodal | 3M M*Modal | tool | M*Modal; MModal; M Modal; <Fluency Direct; <Fluency for Transcription; <Fluency for Imaging | speech-recognition-medical
escription | eScription | tool | Nuance eScription; eScription One | medical-transcription
winscribe | Winscribe | tool | Nuance Winscribe; Winscribe dictation
dax-copilot | Microsoft DAX Copilot | tool | DAX Copilot; Nuance DAX; Dragon Ambient eXperience; Dragon Copilot | ambient-documentation
abridge-ai | Abridge AI scribe | tool | | ambient-documentation
suki-ai | Suki AI | tool | Suki Assistant | ambient-documentation
ambient-documentation | Ambient clinical documentation | technical | AI medical scribe; ambient AI scribe; ambient listening documentation; AI scribe
olympus-dictation | Olympus Dictation Management | tool | Olympus ODMS
speechmagic | SpeechMagic | tool | Philips SpeechMagic
scanning-indexing-records | Scanning medical records | professional | scanning and indexing?; scanning patient charts; scanning charts; scan medical records; medical records imaging; chart scanning; <indexing medical records; <document imaging of charts; scanning and indexing of records | medical-records | medical; patient; patients; charts; emr; ehr; him
chartmaxx | ChartMaxx | tool | Quest ChartMaxx
lab-information-systems | Laboratory information systems | technical | laboratory information system; LIS?; LIS systems; Laborinformationssystem; Laborinformationssysteme; système informatique de laboratoire | | laboratory; lab; specimens; blood; hematology; medical; testing; hospital; Labor; ascp; chemistry
sunquest | Sunquest LIS | tool | Sunquest?; Sunquest Laboratory; Clinisys Sunquest | lab-information-systems | laboratory; lab; specimens; specimen; phlebotomy; phlebotomist; cerner; meditech; lis; hematology; copath; pathology
scc-soft | SCC SoftLab | tool | SoftLab? | lab-information-systems; scc-soft-computer | laboratory; lis; specimens; hematology; phlebotomy; scc; meditech; sunquest; cerner; blood bank; softbank; softmic
scc-soft-computer | SCC Soft Computer | tool | SCC Soft | lab-information-systems
orchard-harvest | Orchard Harvest? | tool | Orchard Harvest LIS | lab-information-systems; orchard-lis | lis; specimen; specimens; phlebotomy; hematology; laboratory information; meditech; sunquest
orchard-lis | Orchard LIS | tool | Orchard Software laboratory | lab-information-systems
orchard-enterprise-lab | Orchard Enterprise Lab | tool | | lab-information-systems
meditech-lis | MEDITECH Laboratory | tool | Meditech LIS; Meditech Lab | lab-information-systems; meditech
copath | CoPath | tool | CoPathPlus; Sunquest CoPath; CoPath Plus | lab-information-systems
powerpath | Sunquest PowerPath | tool |  | lab-information-systems
labcorp-link | Labcorp Link | tool | LabCorp portal; LabCorp Link portal
quest-quanum | Quest Quanum | tool | Care360; Quest Care360; Quanum Lab Services
swisslab | Swisslab | tool | Swisslab Lauris; Roche Swisslab | lab-information-systems
beaker | Epic Beaker | tool | Beaker LIS; Beaker CP; Beaker AP | lab-information-systems; epic
molis | MOLIS | tool | MOLIS LIS; CGM Molis | lab-information-systems
lis-glims | GLIMS | tool | MIPS GLIMS; Clinisys GLIMS | lab-information-systems
meaningful-use | Meaningful use (US) | technical | meaningful use?; promoting interoperability?; <meaningful use attestation | | ehr; emr; stage; cms; medicare; hipaa; attestation; hitech; mips; hospital
macra | MACRA | technical | MACRA/MIPS; <MIPS?; <quality payment program; <Merit-based Incentive Payment System; <MIPS reporting | | cms; medicare; macra; payment; hedis; meaningful; pqrs; physician; clinicians
ecqm | Electronic clinical quality measures | technical | eCQM; eCQMs
pcmh | Patient-centered medical home | technical | PCMH; patient centered medical home; medical home model; <PCMH recognition
ncqa | NCQA accreditation | technical | NCQA; NCQA standards; National Committee for Quality Assurance
urac | URAC accreditation | technical | URAC; URAC standards
ehr-implementation | EHR implementation | professional | EMR implementation; EHR implementations; <EMR conversion; <EHR conversion; EHR rollout | electronic-health-records
ehr-training | EHR training | professional | EMR training; training on EMR; clinical systems training; EHR user training; <EHR super user; <EMR super user | electronic-health-records
ehr-go-live | EHR go-live support | professional | EMR go-live; go-live support EHR; at-the-elbow support; ATE support?; elbow support? | electronic-health-records | epic; live; emr; ehr; cerner; clinicians
ehr-optimization | EHR optimization | professional | EMR optimization | electronic-health-records
clinical-applications | Clinical applications support | professional | clinical application support; clinical systems support; clinical applications analyst
clinical-workflow | Clinical workflows | professional | clinical workflow; <clinical workflow design; <clinical workflow redesign; <clinical workflow analysis; klinische Workflows
health-informatics | Health informatics | technical | <clinical informatics; healthcare informatics; <medical informatics; health care informatics; medizinische Informatik; Medizininformatik; informatique médicale; informática médica; Gesundheitsinformatik
nursing-informatics | Nursing informatics | technical | informatics nurse; nurse informaticist; nursing informaticist; Pflegeinformatik | health-informatics
cphims | Healthcare information systems certification (CPHIMS) | certification | CPHIMS; HIMSS CPHIMS; certified professional in healthcare information and management systems | health-informatics
cahims | Healthcare information systems associate certification (CAHIMS) | certification | CAHIMS; certified associate in healthcare information and management systems | health-informatics
informatics-nursing-cert | Informatics nursing certification (NI-BC) | certification | NI-BC; RN-BC informatics; informatics nursing board certified | nursing-informatics
healthcare-analytics | Health care analytics | technical | healthcare analytics; healthcare data analytics; health data analytics; healthcare data analysis; clinical data analytics
clinical-information-systems | Clinical information systems | technical | clinical information system; klinische Informationssysteme; klinisches Arbeitsplatzsystem; sistemas de información clínica
health-information-exchange | Health information exchange | technical | health information exchanges; HIE?; <Carequality; <CommonWell | health-informatics | health; interoperability; ehr; hl7; fhir; exchange; clinical; epic; patient
healthcare-interoperability | Health care interoperability | technical | healthcare interoperability; health data interoperability; Interoperabilität im Gesundheitswesen; interopérabilité en santé
immunization-registry | Immunization registries | professional | immunization registry; state immunization registry; immunization information systems; vaccine registry
pdmp | Prescription drug monitoring programs | technical | PDMP; prescription drug monitoring program; PDMP checks
telematikinfrastruktur | Telematikinfrastruktur (Germany) | technical | Telematikinfrastruktur; TI-Konnektor; <KIM Dienst; gematik TI
clinical-terminologies | Clinical terminologies | technical | clinical vocabularies; clinical ontologies | health-informatics
snomed-ct | SNOMED CT | technical | SNOMED; SNOMED-CT; SNOMED terminology | clinical-terminologies
loinc | LOINC | technical | LOINC codes; LOINC mapping | clinical-terminologies
rxnorm | RxNorm | technical | RxNorm codes | clinical-terminologies
mesh-terms | Medical Subject Headings | technical | MeSH terms; MeSH headings; MeSH indexing
ops-kodierung | OPS coding (Germany) | technical | OPS-Kodierung; OPS-Schlüssel; OPS Prozedurenschlüssel; Operationen- und Prozedurenschlüssel | medical-coding
ccda | C-CDA | technical | CCDA?; Consolidated CDA; Consolidated Clinical Document Architecture | | hl7; fhir; ehr; interoperability; cda; clinical; ccd
cancer-registry | Cancer registry | professional | tumor registry; Krebsregister; <Tumordokumentation; cancer registries; <cancer registry abstraction; registre des cancers; registro de cáncer
ctr | Certified Tumor Registrar (CTR) | certification | certified tumor registrar; CTR certification?; CTR certified?; <ODS-C; <oncology data specialist certified | cancer-registry | tumor; cancer registry; registrar; oncology; ncra; abstracting
trauma-registry | Trauma registry | professional | trauma registrar; trauma registries; Traumaregister; <trauma registry abstraction
clinical-abstraction | Clinical data abstraction | professional | medical record abstraction; chart abstraction; data abstraction from charts; clinical abstraction; medical chart abstraction; <registry abstraction; <HEDIS abstraction
nurse-staffing-software | Nurse scheduling software | technical | nurse staffing software; hospital staff scheduling software; Dienstplanungssoftware Pflege
api-healthcare | API Healthcare? | tool |  | nurse-staffing-software | staffing; kronos; timekeeping; nurse; payroll; nurse scheduling; ansos; shiftwizard; time and attendance; mckesson
shiftwizard | ShiftWizard | tool | Shift Wizard?; HealthStream ShiftWizard | nurse-staffing-software | software; nurse; shiftwizard
qgenda | QGenda | tool | Q Genda
smart-square | Smart Square? | tool | Smart Square scheduling; symplr Smart Square | nurse-staffing-software | scheduling; nurse; staffing; shifts; kronos; api; hospital; nursing
ansos | ANSOS | tool | Ansos One-Staff; ANSOS staffing | nurse-staffing-software
clairvia | Clairvia | tool | Cerner Clairvia; Clairvia Web | nurse-staffing-software
amion | Amion | tool | Amion scheduling; AMiON on-call
healthroster | HealthRoster | tool | Allocate HealthRoster; RLDatix Optima | nurse-staffing-software
vivendi-pep | Vivendi PEP | tool | Vivendi Dienstplanung | nurse-staffing-software
drug-references | Clinical reference tools | technical | drug reference databases; point-of-care clinical references; medical reference databases
uptodate | UpToDate? | tool | Wolters Kluwer UpToDate | drug-references | micromedex; lexicomp; epocrates; pubmed; medscape; dynamed; clinicalkey; evidence-based medicine; clinical decision; drug information; cochrane; emr; epic; ehr
micromedex | Micromedex | tool | IBM Micromedex; Merative Micromedex | drug-references
lexicomp | Lexicomp | tool | Lexi-Comp; UpToDate Lexidrug | drug-references
epocrates | Epocrates | tool | Epocrates Rx; athenahealth Epocrates | drug-references
pdr | Physicians' Desk Reference | tool | PDR physicians desk reference; Prescribers' Digital Reference | drug-references
medscape | Medscape | tool | Medscape Reference | drug-references
dynamed | DynaMed | tool | <DynaMed Plus; DynaMedex | drug-references
clinicalkey | ClinicalKey | tool | Elsevier ClinicalKey | drug-references
rote-liste | Rote Liste | tool | | drug-references
gelbe-liste | Gelbe Liste | tool | Gelbe Liste Pharmindex | drug-references
vidal | Vidal médicaments | tool | dictionnaire Vidal; Vidal Expert | drug-references
amboss | AMBOSS? | tool | AMBOSS Wissensplattform; AMBOSS Medizinwissen | drug-references | medizin; staatsexamen; medizinstudium; arzt; ärztin; uptodate; thieme; innere; klinik; usmle; medical
lippincott-procedures | Lippincott Procedures | tool | Lippincott Nursing Procedures | drug-references
elsevier-skills | Elsevier Clinical Skills | tool | Mosby's Skills | drug-references
vital-records | Vital records | professional | <birth certificates registration; <birth registration; <birth certificate clerk; <EDRS; <death certificates registration?; <death certificates?; vital records registration | medical-records | funeral; registrar; clerk; cremation; registration; edrs; mortuary
healthcare-customer-service | Patient service? | professional | <patient service representative; <patient services representative; patient customer service; customer service in healthcare; healthcare customer service; Patientenservice; servicio al paciente; atención al usuario sanitario; patient services?; <patient care coordinator?; patient customer care | medical-office-administration | customer; calls; appointments; phones; scheduling
member-services-health-plan | Health plan member services | professional | member services health plan; health plan customer service; member services representative health plan; health insurance member services
patient-complaints | Patient complaint handling | professional | patient complaints?; patient grievances; Beschwerdemanagement im Krankenhaus; gestion des plaintes patients | | resolved; resolve; handling; handled; satisfaction; grievances; grievance; service
patient-experience | Patient experience | professional | patient experience improvement; expérience patient; experiencia del paciente; Patientenerfahrung
cpxp | Certified Patient Experience Professional (CPXP) | certification | CPXP; certified patient experience professional | patient-experience
clinic-operations | Clinic operations | professional | clinic management?; managing clinics?; <clinic manager; clinic administration?; <administrador de clínica | healthcare-administration | patients; medical; physicians; dental; outpatient; nurses; healthcare; patient; providers
hospital-operations | Hospital operations | professional | hospital operations management
practice-operations | Medical practice operations | professional | practice administration; practice operations?; medical practice administration; physician practice operations | practice-management | medical; clinic; physician; patients; physicians
medical-supply-purchasing | Medical supply ordering | professional | ordering of medical supplies; ordering medical supplies | medical-office-administration
medical-inventory | Medical inventory management | professional | medical inventory; clinic inventory; medical supply management; <par levels in hospitals; medical stock management
hospital-materials-management | Hospital materials management | professional | hospital supply chain; medical materials management; healthcare supply chain?; hospital logistics; Krankenhauslogistik; logistique hospitalière | | hospital; surgical; hospitals; par; gpo
vaccine-storage | Vaccine inventory management | professional | vaccine inventory; vaccine storage; vaccine storage and handling; vaccine management; vaccine cold chain
vfc-program | Vaccines for Children program (US) | technical | Vaccines for Children; VFC program; VFC vaccines
healthcare-compliance | Health care compliance | professional | healthcare compliance; healthcare regulatory compliance; <healthcare regulations; <health care regulations; hospital compliance
stark-law | Stark Law | technical | physician self-referral law; Stark compliance; Stark regulations
anti-kickback | Anti-Kickback Statute | technical | Anti-Kickback laws
emtala | EMTALA | technical | Emergency Medical Treatment and Labor Act; EMTALA compliance; EMTALA regulations
part-2-42cfr | 42 CFR Part 2 | technical | 42 CFR Part 2 compliance; 42 CFR Part II
healthcare-fraud | Health care fraud detection | professional | healthcare fraud; fraud, waste and abuse?; fraud waste and abuse?; healthcare fraud investigation; FWA investigations?; <Medicare fraud | | medicare; medicaid; health; healthcare; claims; cms; providers; siu
medical-ethics | Medical ethics | technical | bioethics; clinical ethics; Medizinethik; éthique médicale; bioéthique; bioética; ética médica; <ethics consultation in hospitals
`;

export const substitutes = String.raw`
ehr-systems | electronic health record systems | 0.5 | epic; cerner; meditech; allscripts; sunrise-clinical; mckesson; mckesson-horizon; cpsi; healthland; medhost; quadramed; soarian; vista-cprs; keane-hospital
physician-ehr-systems | electronic health records of physicians' offices | 0.6 | eclinicalworks; nextgen; athenahealth; ge-centricity; practice-ehrs; drchrono; advancedmd; amazing-charts; greenway-primesuite; intergy; aprima; emds; carecloud; praxis-emr; office-practicum; soapware; chartlogic; charmhealth; elation; prognocis; azalea; modmed; nextech; tebra; practice-partner; greenway-health; modmed-software; pcc-ehr-pediatrics
long-term-care-ehrs | electronic health records of long-term care | 0.6 | pointclickcare; matrixcare; american-healthtech; aod-software; sigmacare; yardi-ehr
home-care-systems | home care software | 0.6 | wellsky; hchb; axxess; devero; alayacare; healthwyse; mckesson-homecare; netsmart-homecare; thornberry-ndoc; clearcare; generations-homecare; hometrak
hospice-systems | hospice software | 0.6 | consolo; suncoast-hospice
german-care-software | care software in Germany | 0.6 | medifox; vivendi-pflege; snap-ambulant; dan-touch; senso-pflege
visit-verification-systems | electronic visit verification | 0.6 | sandata; hhaexchange
emergency-department-systems | emergency department systems | 0.6 | picis; t-system; wellsoft
behavioral-health-systems | behavioral health records | 0.6 | simplepractice; therapynotes; credible-ehr; myavatar; carelogic; procentive; kipu; bestnotes; valant; theranest; anasazi-ehr; sigmund-ehr; qualifacts
aba-systems | records of applied behavior analysis | 0.6 | centralreach; rethink-aba; catalyst-aba
therapy-ehr-systems | records of physical therapy clinics | 0.6 | webpt; theraoffice; raintree; clinicient; prompt-emr
billing-systems | medical billing software | 0.6 | medisoft; lytec; medical-manager; collaboratemd; medware; imagine-billing; practicesuite; practiceadmin; medevolve
dental-systems | dental practice software | 0.6 | dentrix; eaglesoft; open-dental; softdent; practiceworks; curve-dental; dentimax; denticon; qsidental
orthodontic-systems | orthodontic practice software | 0.6 | dolphin; orthotrac; ortho2; dolphin-management
german-dental-systems | dental practice software in Germany | 0.6 | dampsoft; charly-solutio; cgm-z1; evident-zahnarzt
german-practice-systems | practice software in Germany | 0.6 | german-practice-software; turbomed; isynet; medatixx; cgm-albis; cgm-m1; tomedo; quincy-pvs; indamed; red-medical; x-concept
german-hospital-systems | hospital information systems in Germany | 0.6 | orbis-kis; nexus-kis; medico-kis; is-h; imedone; m-kis; ish-med
french-practice-systems | practice software in France | 0.6 | weblogiciel-medistory; hellodoc; axisante; weda; crossway
french-hospital-records | hospital records in France | 0.6 | mediboard; dxcare; easily-dpi; hopital-manager
british-records | health records in the United Kingdom | 0.6 | emis-web; systmone
clearinghouse-products | claims clearinghouses | 0.6 | availity; waystar; change-healthcare; office-ally; trizetto-provider; ssi-claims; epremis; ability-ease
payer-platforms | payer claims platforms | 0.6 | facets; qnxt; amisys; healthedge; diamond-claims; xcelys; metavance; nasco
encoder-products | coding encoders | 0.6 | threem-encoder; encoderpro; trucode; find-a-code; aapc-codify; clintegrity
german-grouper-products | coding software in Germany | 0.6 | id-diacos; kodip
patient-communication-products | patient communication software | 0.6 | solutionreach; televox; lighthouse-360; demandforce; doctible; luma-health; relatient; weave; nexhealth; klara
online-booking-products | online booking of medical appointments | 0.6 | doctolib; samedi; jameda; zocdoc
dictation-products | medical speech recognition | 0.6 | dragon-medical; mmodal; speechmagic
ambient-scribe-products | ambient clinical documentation | 0.6 | dax-copilot; abridge-ai; suki-ai
laboratory-systems | laboratory information systems | 0.6 | sunquest; scc-soft; orchard-harvest; meditech-lis; beaker; swisslab; molis; lis-glims; scc-soft-computer; orchard-enterprise-lab; orchard-lis
pathology-systems | pathology information systems | 0.6 | copath; powerpath
nurse-scheduling-products | nurse scheduling software | 0.6 | api-healthcare; shiftwizard; smart-square; ansos; clairvia; healthroster
physician-scheduling-products | physician scheduling software | 0.6 | qgenda; amion
drug-reference-products | drug references | 0.6 | micromedex; lexicomp; epocrates; pdr
clinical-reference-products | clinical references | 0.6 | uptodate; dynamed; clinicalkey; amboss
german-drug-lists | lists of medicines in Germany | 0.6 | rote-liste; gelbe-liste
nursing-skill-references | nursing procedure references | 0.6 | lippincott-procedures; elsevier-skills
code-sets | codes of procedures and supplies | 0.3 | cpt-coding; hcpcs
diagnosis-code-versions | versions of the diagnosis codes | 0.5 | icd-10; icd-9; icd-11
coding-settings | branches of medical coding | 0.4 | inpatient-coding; outpatient-coding; profee-coding
coding-credentials | medical coding credentials | 0.6 | cpc; ccs; ccs-p
inpatient-coding-credentials | inpatient coding credentials | 0.6 | ccs; cic-coder
billing-credentials | medical billing credentials | 0.6 | cbcs; cpb; cmrs; billing-coding-certificate
billing-tasks | medical billing tasks | 0.4 | claim-submission; denial-management; claims-follow-up; payment-posting; charge-entry
insurance-checks | checking insurance cover | 0.4 | insurance-verification; prior-authorization
medical-front-desk | front desk of a clinic | 0.5 | medical-reception; patient-registration; patient-scheduling
records-work | work with medical records | 0.4 | medical-records; release-of-information; scanning-indexing-records; chart-prep
dictation-and-scribing | writing down what physicians say | 0.4 | medical-transcription; medical-scribing
insurance-programs | public health insurance in the US | 0.4 | medicare-medicaid; medicaid
`;
