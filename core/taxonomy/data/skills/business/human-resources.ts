export const skills = String.raw`
# Human resources in general
human-resources | Human resources | professional | HR; human resources management; human resource management; human resource; HR management; <HR generalist; <human resources generalist; HR functions; HR operations; HR support; human resources support; HR experience; HR activities; HR processes; HR practices; human resources functions; HR procedures; HR services; human resources practices; HR knowledge; personnel management; human capital management; HR skills; <HR projects; <HR programs; human resources operations; HR best practices; Personalwesen; Personalmanagement; Personalarbeit; ressources humaines; gestion des ressources humaines; RRHH; recursos humanos; gestión de recursos humanos; gestión humana; administración de recursos humanos; gestión de talento humano; gestion du personnel; gestión del personal; administración de personal; GRH? | | paie; recrutement; personnel; formation; ressources
hr-administration | HR administration | professional | personnel administration; human resources administration; HR admin; HR administrative support; <HR paperwork; HR documentation; <HR records; <personnel records; <personnel files; <personnel file maintenance; <employee files; <employee records; <employee record maintenance; <maintaining personnel files; <maintain personnel files; <maintaining employee records; <employee file maintenance; <personnel paperwork; <employee data management; <HR record keeping; <maintained personnel files; <human resource records; <HR data entry; <employment records; <employee file management; <personnel actions; personnel action forms; human resources assistance; HR assistance; <personnel records management; Personalverwaltung; Personaladministration; <Personalakten; <Personalaktenführung; Personalsachbearbeitung; administration du personnel; administration RH; gestion administrative du personnel; <dossiers du personnel; administración del personal; <expedientes de personal; gestion administrative RH; <Führen der Personalakten; <legajos de personal | human-resources
hr-business-partnering | HR business partnering | professional | HR business partner; HRBP; human resources business partner; <HR advisory; strategic HR partner; <HR advice?; HR partnership; <advising managers on HR; <Beratung von Führungskräften in Personalfragen | human-resources | HR; managers; employee; business
hr-strategy | HR strategy | professional | human resources strategy; people strategy; human capital strategy; strategic human resources; strategic human resource management; HR strategic planning; strategic human resources planning; <HR transformation; <talent strategy; people management strategy; Personalstrategie; stratégie RH; estrategia de recursos humanos; HR roadmap; <HR planning | human-resources
people-operations | People operations | professional | people ops; people operations management | human-resources
hr-policies | HR policies | professional | HR policy; human resources policies; HR policy development; personnel policies; HR policies & procedures; human resource policies; workplace policies; human resources policies and procedures; HR policy implementation; HR policies and practices; Personalrichtlinien; políticas de recursos humanos; politiques de ressources humaines; <rédaction du règlement intérieur; <mise à jour du règlement intérieur; <elaboración del reglamento interno de trabajo | human-resources
hr-compliance | HR compliance | professional | employment compliance; labor compliance; <HR audits; HR regulatory compliance; workplace compliance; employment law compliance; labor law compliance; <labor law posters; <Labor audit; <auditorías laborales; cumplimiento laboral; obligations légales employeur | human-resources
labor-law | Employment law | technical | labor law; labour law; labor laws; employment laws; labor and employment law; employment and labor law; labor & employment law; labor regulations; <state and federal employment laws; <federal and state employment laws; <federal and state employment law; employment regulations; HR laws; HR law; labor legislation; employment legislation; employment standards; HR legislation; Arbeitsrecht; arbeitsrechtliche Fragestellungen; arbeitsrechtliche Kenntnisse; droit du travail; législation du travail; código de trabajo; derecho laboral; legislación laboral; leyes laborales; droit social; <législation sociale; <Tarifrecht
nlra | National Labor Relations Act (NLRA) | technical | NLRA? | labor-law | labor; union; unions; HR; employment; NLRB; grievances
warn-act | WARN Act | technical | Worker Adjustment and Retraining Notification | labor-law
userra | USERRA | technical | USERRA compliance | labor-law
title-vii | Title VII of the Civil Rights Act | technical | Title VII | labor-law
davis-bacon | Davis-Bacon Act | technical | Davis-Bacon; prevailing wage compliance; certified payroll Davis-Bacon | labor-law
service-contract-act | Service Contract Act | technical | McNamara-O'Hara Service Contract Act | labor-law
aca-compliance | Affordable Care Act compliance | technical | ACA compliance; ACA reporting; 1095-C
betrvg | Betriebsverfassungsgesetz (DE) | technical | Betriebsverfassungsrecht; BetrVG; German works constitution law | labor-law
tvoed | TVöD (German public pay agreement) | technical | TVöD; Tarifvertrag öffentlicher Dienst
tv-l-de | TV-L (German public pay agreement of the states) | technical | TV-L; Tarifvertrag der Länder
sozialversicherungsrecht | German social security law | technical | Sozialversicherungsrecht; SV-Recht
fmla | Family and Medical Leave Act (FMLA) | technical | FMLA; Family and Medical Leave Act; Family Medical Leave Act; FMLA administration; FMLA leave; FMLA compliance
ada-compliance-employment | Workplace accommodation | technical | <ADA accommodations; reasonable accommodations; reasonable accommodation; workplace accommodations; disability accommodations; <ADA accommodation; <interactive process ADA; <ADA interactive process; accommodation requests
ada-law | Americans with Disabilities Act (ADA) | technical | Americans with Disabilities Act; ADAAA; Americans with Disabilities Act ADA; ADA regulations
schwerbehindertenrecht | German disability employment law | technical | Schwerbehindertenrecht
rqth | RQTH (FR) | technical | reconnaissance de la qualité de travailleur handicapé; reconnaissance travailleur handicapé
eeo | Equal employment opportunity (EEO) | technical | <EEO; equal employment opportunity; equal opportunity employment; <EEO compliance; <EEO investigations; <EEO complaints; <EEO laws; <EEO regulations; <EEOC compliance; <EEOC charges; <EEO counseling; <EEO counselor; <Equal Opportunity Advisor; <EO advisor; <EEOC; <Equal Employment Opportunity Commission
title-ix | Title IX | technical | Title IX compliance; Title IX investigations
agg-law | German equal treatment act (AGG) | technical | AGG Gleichbehandlung; Allgemeines Gleichbehandlungsgesetz
gender-equality-work | Gender equality at work | technical | Gleichstellung; égalité professionnelle; igualdad laboral

# Recruiting
recruiting | Recruiting | professional | recruitment; recruiter; recruitment and selection; recruitment & selection; recruiting staff; recruiting process; recruitment process; recruitment processes; recruiting employees; <recruitment strategies; <recruiting strategies; <recruitment strategy; <recruiting strategy; recruit staff; recruited staff; recruitment management; full-cycle recruiting; full cycle recruiting; full-cycle recruitment; full cycle recruitment; full life cycle recruiting; full life-cycle recruiting; full lifecycle recruiting; end-to-end recruitment; full life cycle recruitment; <full desk recruiting; recruiting efforts; <recruitment campaigns; candidate recruitment; <360 recruitment; <direct hire recruiting; <contingent recruiting; recruiting experience; staff recruitment; employee recruitment; employee recruiting; external recruiting; internal recruiting; <recruitment coordination; <recruiting events; <recruiting coordination; <recruitment administration; recruitment experience; recruit employees; recruited employees; recruiting skills; Personalbeschaffung; Personalrekrutierung; Rekrutierung; Personalgewinnung; Personalsuche; recrutement; processus de recrutement; chargé de recrutement; gestion du recrutement; reclutamiento; reclutamiento y selección; reclutamiento de personal; reclutamiento y selección de personal; Recrutement et sélection; selección de personal?; procesos de selección?; proceso de selección?; <Personalauswahl; <contratación de personal | human-resources | candidatos; reclutamiento; candidates; entrevistas; talento; personal; RRHH
talent-acquisition | Talent acquisition | professional | talent acquisition strategy; talent acquisition strategies; talent attraction; strategic talent acquisition; talent acquisition management; talent recruitment; acquisition of talent; talent acquisition specialist; acquisition de talents; adquisición de talento; atracción de talento; Talentgewinnung; attraction des talents; TA strategy | recruiting
talent-pipelines | Talent pipelines | professional | talent pipeline; talent pipelining; pipeline of candidates; candidate pipeline; candidate pipelines; talent pools; talent pool; Talentpool; vivier de candidats | recruiting
recruitment-marketing | Recruitment marketing | professional | recruiting marketing; marketing RH; Personalmarketing; Arbeitgebermarketing; recruitment advertising
sourcing-candidates | Candidate sourcing | professional | sourcing candidates; source candidates; sourced candidates; talent sourcing; candidate search; <passive candidates; <passive candidate sourcing; <internet sourcing; <internet recruiting; candidate generation; candidate identification; <resume sourcing; sourcing strategies for candidates; sourcing strategy recruiting; <talent mapping; <social recruiting; <social media recruiting; Active Sourcing; recruiting sourcing; sourcing talent; <candidate database search; online recruiting; <approche directe; sourcing de candidats; búsqueda de candidatos; candidate research; Kandidatensuche; <Direktansprache; recherche de candidats; <sourcing passive candidates | recruiting
boolean-search | Boolean search? | technical | Boolean searches; Boolean searching; X-ray search; Boolean sourcing | | candidates; sourcing; recruiting; LinkedIn; recruiter; resumes; strings; talent
headhunting | Executive search | professional | headhunting; head hunting; executive recruiting; executive recruitment; head-hunting; C-level recruiting; executive placement; retained search; search firm recruiting; caza de talentos; búsqueda de ejecutivos; chasse de têtes; Headhunter | recruiting
hiring | Hiring? | professional | hiring process; hiring staff; hiring employees; hire staff; hired staff; hire employees; hired employees; hiring decisions; hiring practices; employee hiring; hiring new employees; hiring processes; hiring procedures; hiring needs; hiring management; hiring personnel; staff hiring; hiring new staff; hiring team members; hiring of staff; Personaleinstellung; Einstellung von Mitarbeitern; embauche?; embauches?; contratación?; contrataciones? | | training; firing; supervision; scheduling; recruiting; staffing; onboarding; employees; staff; interviewing; terminating; evaluations; supervising; personal; empleados
interviewing | Interviewing | professional | interviewing candidates; interview candidates; interviewed candidates; conducting interviews?; conduct interviews?; conducted interviews?; candidate interviews; interviewing skills?; interview skills?; <behavioral interviewing; <behavioral interviews; interviewing applicants; interview applicants; interviewed applicants; job interviews; interview process?; interview techniques?; <phone interviews?; <phone screens; <phone interviewing; <telephone interviews?; interviewing techniques?; <behavioral based interviewing; <behavioral-based interviewing; <panel interviews?; <competency-based interviews; <competency based interviewing; <structured interviews?; interviewing prospective employees; interview prospective employees; interviewing potential employees; <video interviews?; applicant interviews; applicant interviewing; <pre-screening interviews; Bewerbungsgespräche; Vorstellungsgespräche; Durchführung von Vorstellungsgesprächen; Interviewführung?; Bewerberinterviews; Führen von Vorstellungsgesprächen; Durchführung von Bewerbungsgesprächen; entretiens de recrutement; entretiens d'embauche; conduite d'entretiens?; entrevistas de trabajo; <entrevistas por competencias; entretien de recrutement; entrevistas laborales; <entrevista por competencias; interviews?; entrevistas?; interviewing candidates for jobs | | candidates; applicants; hiring; screening; recruiting; employees; recruitment; hire; hiring; training; conducted; research; selection; applicant; investigations; selección; reclutamiento; candidatos
candidate-screening | Candidate screening | professional | screening candidates; screen candidates; screened candidates; <resume screening; <screening resumes; <screen resumes; <screened resumes; <resume review; <reviewing resumes; <review resumes; <reviewed resumes; applicant screening; screening applicants; screen applicants; screened applicants; <pre-screening candidates; <prescreening?; <pre-screening?; candidate evaluation; applicant selection; <CV screening; candidate qualification; <phone screening?; <phone screen candidates; application review recruiting; <telephone screening?; employment screening?; screening applications?; candidate review; applicant evaluation; <shortlisting?; <shortlisting candidates; Bewerbervorauswahl; Vorauswahl von Bewerbern; Sichtung von Bewerbungsunterlagen; Sichtung von Bewerbungen; Vorauswahl der Bewerber; <tri de CV; présélection des candidats; présélection de candidats; <tri des CV; sélection de candidats; <filtro curricular; preselección de candidatos; sélection des candidats; tri des candidatures; evaluación de candidatos; <pre-employment testing; candidate selection; selecting candidates | recruiting | candidates; applicants; resumes; recruiters; interviews; recruiting; hiring
background-checks | Background checks? | professional | background investigations?; <employment verification; <employment verifications; background checking; <criminal background checks; background screening; pre-employment background checks; employee background checks; <degree verification; <verification of employment; verificación de antecedentes; background checks? | | recruiting; onboarding; hiring; references; interviews; applicants; interviewed; conducted; hr; reference; recruitment; screened
reference-checks | Reference checks | professional | reference check; reference checking; checking references; check references; checked references; vérification des références; verificación de referencias; contrôle de références; Referenzprüfung; prise de références; Zeugnisprüfung
hireright | HireRight | tool | HireRight background checks | background-checks
sterling-checks | Sterling (background checks) | tool | Sterling background; SterlingOne | background-checks
checkr | Checkr | tool | Checkr background checks | background-checks
drug-testing-programs | Workplace drug testing programs | professional | drug testing coordination; drug tests administration; drug-free workplace program; employee drug testing
job-postings | Job postings | professional | job posting; posting jobs; post jobs; posted jobs; job ads; job advertisements; posting job openings; post job openings; posted job openings; advertising positions; job advertising; posting positions; post positions; job board postings; <online job boards; writing job advertisements; write job postings; Stellenanzeigen; Stellenausschreibungen; Erstellen von Stellenanzeigen; Schaltung von Stellenanzeigen; Erstellung von Stellenanzeigen; Erstellung von Stellenausschreibungen; annonces d'emploi; rédaction d'annonces; diffusion d'annonces; publicación de vacantes; publicación de ofertas de empleo; rédaction des annonces; anuncios de empleo; avisos de empleo; diffusion des offres d'emploi; Stellenausschreibung; <offres d'emploi; <ofertas de empleo | recruiting
indeed-recruiting | Indeed for Employers | tool | Indeed recruiting; Indeed postings; Indeed Resume; Indeed job postings | job-postings
careerbuilder | CareerBuilder | tool | Career Builder? | | software; careerbuilder
monster-recruiting | Monster (job board) | tool | Monster.com; Monster recruiting
dice-recruiting | Dice (job board) | tool | Dice job board; Dice.com
ziprecruiter | ZipRecruiter | tool | Zip Recruiter
stepstone | StepStone | tool | StepStone Stellenanzeigen
glassdoor-employer | Glassdoor for Employers | tool | Glassdoor employer
job-descriptions | Job descriptions? | professional | writing job descriptions; write job descriptions; wrote job descriptions; job description development; developing job descriptions; develop job descriptions; developed job descriptions; creating job descriptions; create job descriptions; created job descriptions; position descriptions; job description creation; updating job descriptions; Stellenbeschreibungen; Stellenbeschreibung; fiches de poste; fiche de poste; descripciones de puestos; descripción de puestos; descripción de cargos; <perfiles de puesto; <perfiles de cargo; <elaboración de perfiles de puesto | | writing; wrote; write; developed; updating; updated; created; reviewing; hr; maintained; recruitment; classification
job-fairs | Job fairs | professional | career fairs; job fair; career fair; hiring events; recruitment events; recruitment fairs; career events; Jobmessen; Karrieremessen; forums de recrutement; salons de recrutement; ferias de empleo; ferias laborales; Recruitingmessen; attending job fairs; attended job fairs; Ausbildungsmessen | recruiting
campus-recruiting | Campus recruiting | professional | campus recruitment; college recruiting; college recruitment; university recruiting; university relations recruiting; graduate recruitment; campus relations; college relations; relations écoles; relations universitaires; <early careers recruiting; Hochschulmarketing; Hochschulrecruiting; recruiting events on campus; <graduate programs recruitment; <early talent recruiting | recruiting
staffing | Staffing industry experience | professional | staffing?; staffing services; staffing industry; staffing agency; temporary staffing; temp staffing; contract staffing; <temp placement; temp agencies; <staff augmentation; staffing solutions; <IT staffing; <temp-to-hire; <contract-to-hire; <direct hire placement; <direct hire placements; <light industrial staffing; <staff placement; Zeitarbeit; Arbeitnehmerüberlassung; Personaldienstleistung; intérim?; travail temporaire; recrutement intérim; agences d'intérim; délégation de personnel; Personalüberlassung; <Personaldisposition; staffing agency recruiting | | temporary; staffing agency; recruiting; placement; placements; candidates; agence; recrutement; intérimaires; délégation; agences; temp
technical-recruiting | Technical recruiting | professional | technical recruitment; IT recruiting; IT recruitment; tech recruiting; IT-Recruiting; recrutement IT; reclutamiento IT | recruiting
healthcare-recruiting | Healthcare recruiting | professional | healthcare recruitment; <physician recruiting; <physician recruitment; <nurse recruitment; nurse recruiting | recruiting
contingent-workforce | Contingent workforce management | professional | contingent workforce; temporary staff management; contingent labor; <MSP staffing; <VMS staffing; contingent workforce program
rpo | Recruitment process outsourcing (RPO) | professional | recruitment process outsourcing; RPO recruiting | recruiting
sap-fieldglass | SAP Fieldglass | tool | Fieldglass; Fieldglass VMS | contingent-workforce
beeline-vms | Beeline? | tool | Beeline VMS | contingent-workforce | vms; fieldglass; contingent; staffing; vendor; iqnavigator; recruiting
iqnavigator | IQNavigator | tool | | contingent-workforce
job-placement | Job placement | professional | job placement assistance; Arbeitsvermittlung; Personalvermittlung; placement of candidates; job placement services; colocación de personal; insertion professionnelle placement; placing candidates; placed candidates
offer-management | Job offers | professional | extending offers?; extend offers?; extended offers?; offer letters; offer letter; <offer negotiations; <salary negotiation; <salary negotiations; offer management; employment offers; extending job offers; preparing offer letters; extend job offers; offer process?; <compensation negotiation; <negotiating offers?; <negotiate offers?; <negotiated offers?; <Gehaltsverhandlungen; promesses d'embauche; cartas oferta; <négociation salariale; <negociación salarial | recruiting | candidates; candidate; hiring; recruiting; onboarding; salary; recruiter; interviews; job
employment-contracts | Employment contracts | professional | employment contract; employment agreements; drafting employment contracts; Arbeitsverträge; Erstellung von Arbeitsverträgen; Erstellen von Arbeitsverträgen; Vertragserstellung Personal; contrats de travail; rédaction de contrats de travail; rédaction des contrats de travail; contratos de trabajo; contratos laborales; établissement des contrats de travail; elaboración de contratos laborales
employer-branding | Employer branding | professional | employer brand; employment branding; employer branding strategy; employer brand management; Arbeitgebermarke; marque employeur; marca empleadora; <employer value proposition
candidate-experience | Candidate experience | professional | candidate experience design; expérience candidat; Candidate-Experience
applicant-tracking | Applicant tracking systems | technical | applicant tracking; applicant tracking system; candidate tracking system; recruitment software; recruiting software; ATS systems; applicant tracking software; recruiting systems; ATS software; applicant tracking system ATS; applicant tracking systems ATS; Bewerbermanagementsystem; applicant tracking database; logiciel de recrutement; ATS? | | recruiting; applicant; candidates; recruiter; taleo; recruitment; hris; sourcing; resumes; hiring; hr; linkedin
application-management-recruiting | Managing applications | professional | gestion des candidatures; suivi des candidatures; Bewerbermanagement; Bewerberverwaltung; applicant management; gestión de candidaturas | recruiting
taleo | Oracle Taleo | tool | Taleo Business Edition; Taleo Enterprise; Taleo Recruiting; Oracle Taleo Cloud; Taleo | applicant-tracking
oracle-recruiting-cloud | Oracle Recruiting Cloud | tool | ORC recruiting; Oracle Recruiting | applicant-tracking
icims | iCIMS | tool | iCIMS ATS; iCIMS Talent Cloud; <iCIMS Recruit | applicant-tracking
greenhouse-ats | Greenhouse (recruiting) | tool | Greenhouse ATS; Greenhouse.io; Greenhouse recruiting; Greenhouse software; Greenhouse recruiting software | applicant-tracking
bullhorn | Bullhorn? | tool | Bull Horn?; Bullhorn ATS; Bullhorn staffing | applicant-tracking | ats; recruiting; crm; staffing; candidates; linkedin; applicant; recruiter
tempworks | TempWorks | tool | TempWorks Software | applicant-tracking
avionte | Avionté | tool | Avionte; <Avionte BOLD | applicant-tracking
jobdiva | JobDiva | tool | Job Diva | applicant-tracking
cats-ats | CATS (applicant tracking) | tool | CATS applicant tracking; CATSOne | applicant-tracking
pcrecruiter | PCRecruiter | tool | PC Recruiter | applicant-tracking
zoho-recruit | Zoho Recruit | tool | Zoho Recruit ATS | applicant-tracking
crelate | Crelate | tool | Crelate ATS | applicant-tracking
erecruit | Erecruit | tool | Erecruit staffing software | applicant-tracking
maxhire | MaxHire | tool | Bond MaxHire | applicant-tracking
vincere | Vincere (recruitment CRM) | tool | Vincere.io; Vincere recruitment | applicant-tracking
invenias | Invenias | tool | Bullhorn Invenias | applicant-tracking
loxo | Loxo | tool | Loxo ATS | applicant-tracking
recruiterflow | Recruiterflow | tool | Recruiter Flow | applicant-tracking
sendouts | SendOuts | tool | Sendouts Pro | applicant-tracking
zvoove | zvoove | tool | <L1 Personaldienstleister; zvoove Recruit | applicant-tracking
bigbiller | BigBiller | tool | Big Biller; Top Echelon recruiting | applicant-tracking
other-ats | PeopleFluent | tool | Peopleclick; <PeopleFluent Recruiting | applicant-tracking
silkroad | SilkRoad? | tool | <Silkroad OpenHire; <OpenHire | applicant-tracking | ats; onboarding; hris; recruiting; taleo; applicant; hr; lms
applicantpro | ApplicantPro | tool | Applicant Pro | applicant-tracking
avature | Avature | tool | Avature CRM; Avature ATS | applicant-tracking
peopleadmin | PeopleAdmin | tool | People Admin?; PowerSchool PeopleAdmin | applicant-tracking | software; applicant; tracking; peopleadmin
hirebridge | HireBridge | tool | Hire Bridge? | applicant-tracking | software; applicant; tracking; hirebridge
virtualedge | ADP VirtualEdge | tool | VirtualEdge; ADP Virtual Edge | applicant-tracking
usa-staffing | USA Staffing | tool | USA Staffing federal; USAStaffing | applicant-tracking
usajobs | USAJOBS | tool | USA Jobs
beamery | Beamery | tool | Beamery CRM
phenom-people | Phenom? | tool | Phenom People | | recruiting; ats; talent; career; crm; hr; workday
eightfold | Eightfold | tool | Eightfold AI
rexx-systems | rexx systems | tool | rexx Recruitment; rexx HR
d-vinci | d.vinci | tool | d.vinci Bewerbermanagement | applicant-tracking
softgarden | softgarden | tool | softgarden Bewerbermanagement | applicant-tracking
concludis | concludis | tool | concludis Bewerbermanagement | applicant-tracking
onlyfy | onlyfy by XING | tool | onlyfy; Prescreen Bewerbermanagement; onlyfy one | applicant-tracking
welcomekit | Welcome Kit? | tool | Welcome to the Jungle ATS; WelcomeKit | applicant-tracking | software; welcomekit
flatchr | Flatchr | tool | Flatchr ATS | applicant-tracking
taleez | Taleez | tool | Taleez ATS | applicant-tracking
hrsmart | HRsmart | tool | Deltek Talent Management | applicant-tracking
symplicity | Symplicity | tool | Symplicity CSM
handshake-recruiting | Handshake (campus recruiting) | tool | Handshake recruiting; joinHandshake; Handshake? | | campus; internships
kununu | Kununu | tool | <Kununu employer profile
welcome-to-the-jungle | Welcome to the Jungle (recruiting) | tool | WTTJ; Welcome to the Jungle
freelancermap | freelancermap | tool
kleinanzeigen | Kleinanzeigen | tool | eBay Kleinanzeigen
codementor | Codementor | tool
haufe-umantis | Haufe Talent Management | tool | Haufe umantis; umantis | applicant-tracking
hireez | hireEZ | tool | Hiretual; Hire EZ
seekout | SeekOut | tool | Seek Out recruiting
entelo | Entelo | tool | Entelo sourcing
gem-recruiting | Gem (recruiting) | tool | Gem recruiting; Gem.com
newton-ats | Newton (applicant tracking) | tool | Newton ATS; Newton Software | applicant-tracking
clearcompany | ClearCompany | tool | Clear Company? | applicant-tracking | software; applicant; tracking; clearcompany
deploy-hr | Deploy HR | tool | DeployHR | applicant-tracking
jobaps | JobAps | tool | JobAps system | applicant-tracking
cornerstone-recruiting | Cornerstone Recruiting | tool | Cornerstone Recruiting Suite | applicant-tracking
linkedin-recruiter | LinkedIn Recruiter | tool | LinkedIn RPS; <LinkedIn Recruiter Lite; <Recruiter Lite | sourcing-candidates; linkedin-talent-solutions
linkedin-talent-solutions | LinkedIn Talent Solutions | tool | | sourcing-candidates
linkedin-sourcing | Sourcing on LinkedIn | professional | LinkedIn sourcing; recruiting via LinkedIn; LinkedIn recruiting | sourcing-candidates
linkedin-talent-insights | LinkedIn Talent Insights | tool | LTI LinkedIn
linkedin-jobs | LinkedIn Jobs | tool | LinkedIn job postings; LinkedIn job slots | job-postings
xing-talentmanager | XING TalentManager | tool | XING Talent Manager | sourcing-candidates
assessment-tools-hr | Aptitude testing for selection | professional | <assessment centers; <assessment center; <assessment centre; <psychometric assessments; <psychometrics HR; <Assessment-Center; Eignungsdiagnostik; pruebas psicométricas; pruebas psicotécnicas; tests psychotechniques; evaluaciones psicométricas; tests de personnalité; pre-employment assessments; <employment testing
hogan-assessments | Hogan Assessments | tool | Hogan assessment; Hogan certified
wonderlic | Wonderlic | tool | Wonderlic test; Wonderlic Personnel Test
shl-assessments | SHL assessments | tool | SHL tests; <SHL OPQ; <OPQ32
caliper-profile | Caliper Profile | tool | Caliper assessment
insights-discovery | Insights Discovery | tool | Insights MDI; Insights Discovery certified
enneagram | Enneagram | technical | Enneagramm; eneagrama
eq-i | Emotional Quotient Inventory (EQ-i) | tool | Emotional Quotient Inventory; EQ-i 2.0
reiss-profile | Reiss Motivation Profile | tool | Reiss Profile

# Employment life cycle
onboarding | Onboarding of employees | professional | onboarding; on-boarding; new hire orientation; new employee orientation; new-hire orientation; new hire onboarding; orientation of new employees; new employee onboarding; onboarding process; onboarding new employees; employee orientation; employee orientations; <new hire paperwork; <new hire processing; new hire process; onboarding programs; onboarding program; onboarding of new employees; orientation sessions; staff onboarding; staff orientation; new employee orientations; new hire orientations; conducting new hire orientation; conduct new hire orientation; conducted new hire orientation; conducted new hire orientations; facilitating new hire orientation; employee induction; induction training; onboarding processes; onboard new employees; onboarded new employees; <new hire packets; <new employee paperwork; <new employee processing; Mitarbeiter-Onboarding; Mitarbeitereinführung; Einarbeitung; Einarbeitung neuer Mitarbeiter; Einarbeitung von neuen Mitarbeitern; Einarbeitung von Mitarbeitern; Onboarding neuer Mitarbeiter; Onboardingprozess; intégration des nouveaux collaborateurs; accueil et intégration; accueil et intégration des nouveaux collaborateurs; parcours d'intégration; intégration des salariés; inducción de personal; inducción de nuevo personal; inducción al personal; intégration du personnel; intégration de nouveaux collaborateurs; inducción?; employee onboarding; <new employee orientation programs | | personal; capacitación; reclutamiento; selección; empleados
offboarding | Offboarding | professional | off-boarding; <separations HR; <employee separations; <exit process; <exit processing; <exit procedures; out-processing; desvinculación; desvinculación de personal; sorties du personnel | human-resources | employee; hiring; hr; disciplinary; layoffs; severance; benefits; promotions; onboarding
employee-terminations | Employee terminations | professional | employee termination; terminations?; termination process; termination meetings; termination procedures; termination paperwork; Kündigungen; licenciements; procédures de licenciement; desvinculación laboral; despidos; voluntary and involuntary terminations; <severance packages; <severance agreements; <separation agreements; <Aufhebungsverträge; <finiquitos; <soldes de tout compte; <solde de tout compte; <ruptures conventionnelles; severance?; <indemnizaciones por despido | | employee; hiring; hr; disciplinary; layoffs; benefits; promotions; onboarding
workforce-reductions | Workforce reductions | professional | reductions in force; reduction in force; reduction-in-force; RIFs; workforce reduction; Personalabbau; plan de sauvegarde de l'emploi; reducción de personal; Stellenabbau; managing layoffs; managed layoffs; <conducting layoffs; layoff planning
outplacement | Outplacement | professional | outplacement services; Outplacementberatung
arbeitszeugnisse | Employment references (Arbeitszeugnisse) | professional | Arbeitszeugnisse; Erstellung von Arbeitszeugnissen; Zeugniserstellung; Zeugnisse schreiben
employee-relations | Employee relations | professional | employee relation; <ER issues; staff relations; <employee relations issues; employee relations management; <employee issues; <employee concerns; <employee complaints; <resolving employee issues?; <employee conflict resolution; workplace relations; <employee relations investigations; handling employee relations; <employee dispute resolution; employer-employee relations; employee-relations; Mitarbeiterbeziehungen; relations employés; relaciones con empleados; relaciones con el personal; gestion des relations avec le personnel; <Personalbetreuung; <Mitarbeiterbetreuung; <employee counseling; <employee counselling | human-resources | HR; human; grievances; relations; policies; managers
labor-relations | Labor relations | professional | labour relations; union relations; labor union relations; labor relations management; industrial relations; labor/management relations; labor-management relations; <works council relations; <Zusammenarbeit mit dem Betriebsrat; relations syndicales; relations du travail; <dialogue social; relaciones laborales; relaciones sindicales; relaciones industriales; gestion des relations sociales; <négociations syndicales; <union contracts; <labor disputes; relations sociales | human-resources
works-council | Works council work | professional | Betriebsratsarbeit; instances représentatives du personnel; instances IRP; délégués du personnel; comité social et économique; CSE comité social et économique; works council member; Betriebsratsmitglied; Mitbestimmung?; Mitglied im Betriebsrat; Mitglied des Betriebsrats; Betriebsratsvorsitz; Betriebsratsvorsitzender; member of the works council | | Betriebsrat; Personalrat; Arbeitsrecht; Gremien; HR; Personal
union-representation | Union representation | professional | shop steward; union steward; union representative; union organizing; représentant syndical; delegado sindical; Gewerkschaftsarbeit
workplace-investigations | Workplace investigations | professional | employee investigations; HR investigations; internal investigations?; <harassment investigations; <sexual harassment investigations; employee complaint investigations; <misconduct investigations?; <harassment complaints; <whistleblower complaints; <ethics investigations; investigaciones internas?; <enquêtes internes harcèlement; interne Untersuchungen?; <discrimination investigations | employee-relations | HR; employee; employees; harassment; workplace; ethics; discrimination; compliance; misconduct
harassment-prevention | Harassment prevention | professional | sexual harassment prevention; sexual harassment training; harassment training; anti-harassment training; prévention du harcèlement; prevención del acoso laboral; workplace harassment prevention; <SHARP program; workplace harassment
workplace-violence-prevention | Workplace violence prevention | professional | workplace violence prevention training
disciplinary-action | Disciplinary action | professional | disciplinary actions; corrective actions HR; progressive discipline; employee discipline; disciplinary procedures; disciplinary process?; disciplinary issues?; <performance improvement plans; <performance improvement plan; corrective action plans for employees; disciplining employees; disciplinary meetings; discipline employees; disciplinary measures; employee corrective action; disciplinary matters?; <written warnings?; <disciplinary hearings?; <disciplinary counseling; <Abmahnungen; Disziplinarmaßnahmen?; procédures disciplinaires; medidas disciplinarias?; sanctions disciplinaires; procesos disciplinarios; <PIPs for employees | employee-relations | employee; employees; HR; staff; termination; terminations; grievances; coaching; supervision; performance; personnel
performance-management | Performance management | professional | employee performance management; performance management systems; <staff performance evaluations; performance planning?; performance assessment?; <performance feedback?; managing performance; performance management process; performance management system; staff performance management; <evaluating performance?; <evaluating employee performance; <evaluate employee performance; <evaluated employee performance; <evaluate staff; <evaluating staff; <evaluated staff; <employee performance appraisals; performance monitoring of staff; <personnel evaluations; <personnel evaluation; <annual evaluations; <annual appraisals; <appraisal system; <conducted performance evaluations; <conduct performance evaluations; <conducting performance evaluations; <performance appraisal systems; <annual performance appraisals; <annual performance evaluations; <Zielvereinbarungsgespräche; <évaluation des performances?; <évaluations de performance?; <évaluation de la performance?; gestión del desempeño; gestion de la performance?; Leistungsmanagement; <évaluation annuelle du personnel; <Zielvereinbarungen | | employee; employees; HR; appraisal; appraisals; staff; coaching; goals; collaborateurs; RH; talent; salariés; objectives
performance-reviews | Performance reviews | professional | performance appraisals; performance appraisal; performance review; performance evaluations?; performance evaluation?; employee evaluations; employee evaluation; employee performance reviews; employee performance evaluations; employee appraisals; employee reviews; staff evaluations; staff evaluation; annual performance reviews; staff appraisals; conduct performance reviews; conducting performance reviews; conducted performance reviews; employee performance evaluation; evaluating employees; evaluate employees; evaluated employees; Mitarbeitergespräche; Mitarbeiterbeurteilung; Leistungsbeurteilung; Jahresgespräche; Mitarbeiterjahresgespräche; Beurteilungsgespräche; Mitarbeiterbewertung; Personalbeurteilung; entretiens annuels; entretien annuel; entretiens annuels d'évaluation; entretiens d'évaluation?; évaluation du personnel; evaluación del desempeño; evaluación de desempeño; evaluaciones de desempeño; evaluación de personal; evaluación del personal; annual reviews?; <NCOER; <NCOERs; <OER evaluations | performance-management | employee; employees; staff; HR; appraisals; appraisal; coaching; hiring; discipline; supervisor; supervised; team; personnel
employee-engagement | Employee engagement | professional | engagement programs?; <employee morale; <staff morale; <team morale; <morale building; <improving morale; <improve morale; <boost morale; <boosting morale; engagement strategies?; employee engagement programs; <employee engagement activities; staff engagement; engagement initiatives?; employee engagement initiatives; Mitarbeiterzufriedenheit; Mitarbeiterengagement; Mitarbeitermotivation; engagement des collaborateurs; compromiso laboral; <gestion du climat social; <clima laboral; <clima organizacional; <climat social; <employee satisfaction | | employee; employees; HR; retention; morale; workplace; culture; staff
employee-surveys | Employee surveys | professional | employee opinion surveys; employee engagement surveys; engagement surveys; employee satisfaction surveys; Mitarbeiterbefragungen; Mitarbeiterbefragung; encuestas de clima laboral; enquêtes collaborateurs; pulse surveys; baromètre social
organizational-culture | Organizational culture | professional | workplace culture; culture building?; culture development?; culture change?; Unternehmenskultur; culture d'entreprise; cultura organizacional; company culture; culture champions | | company; organizational; employee; workplace; values; leadership; HR; change
employee-experience | Employee experience | professional | EX employee experience; expérience collaborateur; experiencia del empleado
employee-resource-groups | Employee resource groups | professional | ERGs?; Employee Resource Group; affinity groups at work | | diversity; inclusion; employee; DEI; resource; belonging
quality-of-work-life | Quality of life at work (QVT) | professional | qualité de vie au travail; QVT; QVCT; bienestar laboral
company-events | Staff events | professional | employee events; Mitarbeiterevents; staff parties; company events? | | staff; employees; team; office; parties; culture; HR; internal
employee-recognition | Recognition programs? | professional | employee recognition; employee recognition programs; rewards and recognition; reward and recognition; rewards & recognition; <employee incentives; <employee incentive programs; <service awards?; <employee awards; staff recognition; recognition events?; recognition and rewards; programmes de reconnaissance; programas de reconocimiento; <spot awards; <incentive programs?; <employee awards programs | employee-engagement | employee; sales; compensation; commission; bonus; plans; staff; contests; benefits; awards; recognition; reward
employee-retention | Employee retention | professional | staff retention; retention strategies?; retention programs?; turnover reduction?; reducing turnover?; reduced turnover?; reduce turnover?; talent retention; retention of employees; retention of staff; <turnover analysis; employee turnover; reduce employee turnover; reduced employee turnover; <stay interviews; retention initiatives?; retain employees; attrition management?; attrition reduction?; retention planning?; fidélisation du personnel; retención de personal; retención de talento; fidélisation des salariés; retención del talento; reduction of turnover?; Fluktuationsmanagement; Mitarbeiterbindung | | employee; employees; staff; HR; recruitment; recruiting; engagement; hiring; talent; morale; turnover
diversity-inclusion | Diversity, equity and inclusion | professional | diversity and inclusion; diversity & inclusion; D&I; DEI; DE&I; diversity equity and inclusion; diversity?; <diversity training; <diversity recruiting; diversity initiatives; diversity programs; diversity management?; inclusion and diversity; inclusive workplace; workplace diversity; diversity awareness; <diversity recruitment; <diversity hiring; equity and inclusion; inclusion?; diversity and inclusion initiatives; diversity education; <unconscious bias training; <unconscious bias; diversity/inclusion; equity diversity and inclusion; EDI policy; Vielfalt?; Diversität?; diversité et inclusion; diversidad e inclusión; diversité?; <inclusión laboral | | diversity; equity; belonging; inclusion; dei; culture; workplace; hr; bias
hr-data | HR analytics | professional | HR metrics; people analytics; <HR reporting; workforce analytics; <HR reports; human resources analytics; HR data analysis; <headcount reporting; <headcount reports; <turnover reports; <recruiting metrics; <recruitment metrics; <time-to-fill; <time to fill; <cost-per-hire; <HR dashboards; talent analytics; HR data; <HR KPIs; <HR statistics; workforce metrics; human capital analytics; human capital metrics; <workforce reporting; employee data analysis; HR data management; <Personalstatistiken; <Personalstatistik; Personalkennzahlen; Personalberichtswesen; <tableaux de bord RH; <tableaux de bord sociaux; <indicadores de recursos humanos; <indicadores de gestión humana; <bilan social; <reporting social; <reporting RH; indicateurs RH | human-resources
personalcontrolling | HR controlling | professional | Personalcontrolling; contrôle de gestion sociale; HR-Controlling | hr-data
workforce-planning | Workforce planning | professional | manpower planning; staffing plans; staffing plan; staff planning; strategic workforce planning; headcount planning; labor planning?; labor forecasting; workforce forecasting; staffing models?; Personalplanung; Personalbedarfsplanung; GPEC; gestion prévisionnelle des emplois; GEPP; gestion prévisionnelle des emplois et des compétences; planification du personnel; planification de personal; planificación de personal; <gestion des effectifs; <staffing levels? | | staff; employees; headcount; workforce; scheduling; HR; budget; nurses; shifts; personnel
staff-scheduling | Staff scheduling | professional | employee scheduling; scheduling employees; schedule employees; scheduled employees; scheduling staff; schedule staff; scheduled staff; employee schedules; staff schedules; work schedules?; shift scheduling; shift planning; shift schedules?; rostering; scheduling shifts; scheduling of staff; personnel scheduling; scheduling personnel; employee work schedules; crew scheduling?; staffing schedules; staff rosters; workforce scheduling; scheduling of employees; managing work schedules; roster management; rosters?; shift rosters; labor scheduling; staff scheduling software; Personaleinsatzplanung; Dienstplanung; Dienstplangestaltung; Schichtplanung; Dienstplanerstellung; Dienstpläne; Schichtpläne; Mitarbeitereinsatzplanung; planning du personnel; turnos de trabajo; programación de turnos; elaboración de turnos; élaboration des plannings du personnel; Erstellung von Dienstplänen; Einteilung der Mitarbeiter; Einsatzplanung der Mitarbeiter; programación de personal; gestion des plannings du personnel | scheduling | staff; employees; employee; shifts; scheduling; payroll; nurses; managers; hours; personnel; workers
workforce-management-hr | Workforce management | professional | WFM; labor management; workforce management system
succession-planning | Succession planning | professional | succession management?; succession plans?; succession plan?; leadership pipeline; succession development; <talent reviews; <talent review; <bench strength?; <nine-box; <9-box; <nine box grid; Nachfolgeplanung; plan de succession?; planes de sucesión; plan de sucesión; plans de succession?; key position planning; leadership succession | | talent; leadership; HR; development; organizational; key; performance; pipeline; RH
talent-management | Talent management | professional | talent programs?; <high potential development; talent planning; <talent assessment; <talent calibration; Talentmanagement; gestion des talents?; gestión del talento; gestión de talento; <managing high-potential programs | | HR; employees; succession; recruiting; workforce; performance; RH; recrutement; leadership; development
career-planning | Career development programs | professional | career pathing; career ladders; gestion des carrières; gestion de carrières; plan de carrera; planes de carrera; employee career development; Karriereplanung?; <internal mobility; <mobilité interne; <talent mobility; <career development?; <career planning? | | employee; employees; HR; succession; talent; workforce; mentoring; internal
competency-management | Competency management | professional | competency models; competency modeling; competency frameworks; competency framework; competency mapping; competencies mapping; gestion des compétences; gestión por competencias; Kompetenzmanagement; <skills matrix; GPEC compétences
employee-development | Employee development | professional | staff development; employee development programs; staff development programs; employee growth; professional development of staff; developing employees; develop employees; developed employees; developing staff?; develop staff?; developed staff?; personnel development; development of staff; development of employees; people development; human capital development; Personalentwicklung; Mitarbeiterentwicklung; desarrollo de personal; développement des collaborateurs; Förderung der Mitarbeiter; Weiterentwicklung der Mitarbeiter; human resource development; human resources development; HRD?; <individual development plans; développement RH; talent development; desarrollo del talento; développement des talents | | training; employees; HR; coaching; talent; leadership; performance; team
organizational-development | Organizational development | professional | organization development; organisational development; OD consulting; organizational effectiveness; organizational development consulting; organizational assessment; Organisationsentwicklung; développement organisationnel; desarrollo organizacional | | organizational; organization; change; company; corporate; department; turnaround; strategic; business; teams; staff; acquisitions; debt
org-psychology | Organizational psychology | technical | industrial psychology; industrial organizational psychology; industrial/organizational psychology; I/O psychology; psicología organizacional; Arbeits- und Organisationspsychologie; psychologie du travail; psicología laboral; work psychology; <organizational behavior
organizational-design | Organizational design | professional | organization design; organisation design; diseño organizacional; Organisationsgestaltung; design organisationnel; <organizational charts?; <organization charts?; organizational structure?; <organigramas?; <Organigramme? | | restructuring; HR; roles; workforce; redesign; organizational; reporting; change; Personal

# Compensation and benefits
compensation | Compensation management | professional | compensation administration; compensation analysis?; compensation planning; compensation programs?; salary administration; salary structures; compensation structures?; compensation structure?; pay structures; <pay grades; compensation strategy; wage analysis; wage and salary administration; wage administration; <base pay?; <merit increases; <merit increase process; compensation plans?; compensation reviews; compensation design; salary planning; salary reviews; salary review; salary analysis; Vergütungsmanagement; Entgeltmanagement; Vergütungssysteme; Vergütungsstrukturen; politique de rémunération; administración de salarios; sueldos y salarios; administración de sueldos; compensación?; politique salariale; gestion de la rémunération; compensation?; remuneraciones?; rémunération?; Vergütung?; compensaciones? | | payroll; hr; recruitment; incentive; executive; recruiting; relations; classification; administration; analyst; onboarding; compensations; nómina; rrhh; sueldos; rh; vergütung; benefits
total-rewards | Total rewards | professional | total rewards programs; total rewards strategy; rémunération globale; compensación total
pay-equity | Pay equity | professional | pay equity analysis; Entgeltgleichheit; égalité salariale; equidad salarial
benefits-administration | Benefits administration | professional | employee benefits; benefit administration; employee benefits administration; benefits management; benefits?; <benefits enrollment; <open enrollment?; <open enrollments?; <benefit enrollment; <benefits open enrollment; health and welfare benefits; benefits programs?; benefit programs?; employee benefit programs; employee benefits programs; benefit plans; benefits plans; <benefits counseling?; benefit plan administration; benefits coordination?; <enrollment of benefits; benefits administrator; administering benefits; administer benefits; administered benefits; benefits analysis; benefits design; benefits processing?; benefits inquiries?; benefits eligibility?; <benefits negotiation; <benefits reconciliation; <FSA administration; <HSA administration; group benefits; <benefit enrollments; benefit coordination?; <benefits billing; employee benefit plans; benefit management; employee benefit administration; <benefits enrollment system; Mitarbeiterbenefits; avantages sociaux; prestaciones sociales?; beneficios sociales?; gestión de beneficios; administración de beneficios; administration des avantages sociaux; prestaciones laborales; beneficios a empleados; régimes d'avantages sociaux; <gestion mutuelle prévoyance; <flexible spending account administration | human-resources | payroll; compensation; enrollment; hr; recruiting; cobra; administration; onboarding; recruitment; relations; administered
employee-wellness | Employee wellness programs | professional | employee wellness; corporate wellness; wellness programs for employees; betriebliches Gesundheitsmanagement; Betriebliche Gesundheitsförderung; BGM Gesundheitsmanagement; programas de bienestar laboral
employee-assistance-program | Employee assistance program (EAP) | professional | EAP?; employee assistance programs | | employee; assistance; counseling; HR; wellness; referrals; benefits
employee-navigator | Employee Navigator | tool | EmployeeNavigator | benefits-administration
ease-benefits | Ease (benefits software) | tool | Ease benefits; EaseCentral | benefits-administration
benefitfocus | Benefitfocus | tool | Benefit Focus? | benefits-administration | software; benefits; administration; benefitfocus
bswift | bswift | tool | bswift benefits | benefits-administration
retirement-plans | Retirement plan administration | professional | <401k administration; pension administration; <403b; <defined contribution plans; <defined benefit plans; <401k plan administration; <401k plans; <401k enrollment; <457 plan; <401k audit; <401k plan; retirement administration; betriebliche Altersversorgung; betriebliche Altersvorsorge; <bAV; épargne salariale; planes de pensiones; fondos de pensiones; <401k?; retirement plans?; pension plans?; <pensions?; <Form 5500; <5500 filings; <pension funds administration | benefits-administration | administration; payroll; administered; audits; enrollment; cobra; erisa; clients; rollovers; investment; reconciliation; trustee; 5500
workers-compensation | Workers' compensation | professional | workers compensation; workers comp?; worker's compensation; worker's comp; workers' comp; workmans compensation; workman's compensation; workmans comp; worker compensation; workers compensation claims; workers' compensation claims; workers comp claims; worker's compensation claims; work comp; workman's comp; workers compensation administration; <déclaration des accidents du travail; <seguro de riesgos laborales; workers compensation management; gestion des accidents du travail | | claims; claim; injury; injuries; safety; HR; benefits; payroll; FMLA; insurance; OSHA; adjuster
relocation-immigration | Global mobility | professional | <employee relocation; <relocation programs?; <relocation management; expatriate management; expatriates?; expat management; expatriate assignments; <international assignments; <relocation coordination?; <employee relocation coordination; Entsendung; Auslandsentsendung; Mitarbeiterentsendung; Expatriate-Management; mobilité internationale?; movilidad internacional?; expatriados?; gestion des expatriés; expatriation? | human-resources | HR; employees; assignments; relocation; expatriate; immigration; visas; RH; collaborateurs; salariés; RRHH; global; tax
work-visas | Work visas | professional | visa processing?; work permits?; work permit?; H-1B visas; H-1B; H1B; H1-B; <H1B visas; <H1B visa processing; <TN visas; <green card processing; visa applications?; immigration processing; permisos de trabajo; Arbeitsvisa; <permis de travail; employee immigration | | employees; H-1B; immigration; HR; sponsorship; workers; expatriates

# Training
training-delivery | Training delivery | professional | training?; staff training; employee training; training employees; train employees; trained employees; training staff; train staff; trained staff; training new employees; train new employees; trained new employees; training new hires; train new hires; trained new hires; new hire training; new employee training; training new staff; train new staff; trained new staff; training programs?; training program?; training sessions?; delivering training; deliver training; delivered training; conducting training; conduct training; conducted training; conducted training sessions; conducting training sessions; conduct training sessions; providing training; provide training; provided training; provided training to; training others; team training; training team members; train team members; trained team members; training facilitation; facilitating training; facilitate training; facilitated training; facilitation of training; facilitated training sessions; <classroom training; <instructor-led training; <instructor led training; <ILT?; <on-the-job training; <on the job training; <OJT?; <hands-on training; <corporate training; <corporate trainer; <technical training; <in-service training; <in-services; <group training?; <one-on-one training; training skills; training of staff; training of employees; training of new employees; training personnel; trained personnel; train personnel; training classes?; <training seminars; <safety training delivery; <webinar training; <virtual training?; <remote training?; <management training; personnel training; training instruction; <training coordination; job training?; <training junior staff; <training colleagues; training experience; trained new team members; training new team members; train new team members; Mitarbeiterschulung; Schulungen; Schulung?; Mitarbeiterschulungen; Schulung von Mitarbeitern; Durchführung von Schulungen; Schulungen durchführen; Schulung der Mitarbeiter; Trainings durchführen; <Unterweisung; <Unterweisungen; Mitarbeitertraining; animation de formations; animation de formation; formation des équipes; formation du personnel; formation des collaborateurs; formation des nouveaux arrivants; capacitación; capacitación de personal; capacitación al personal; formación de equipos?; formación del personal; impartición de cursos; entrenamiento de personal; formation de nouveaux collaborateurs; entrenamiento?; formación de personal; capacitación del personal; impartir capacitaciones; Einweisung neuer Mitarbeiter; formation des nouveaux employés; dispenser des formations; formation?; <training and development; <training & development; trainer?; capacitaciones | | employees; staff; new; hiring; development; supervision; conducted; coaching; recruiting; sessions; customer; safety; users; onboarding; personnel; program; developed; delivered; scheduling; leadership; hires; trainees; animation; formateur; formatrice; stagiaires; pédagogique; collaborateurs; utilisateurs; accompagnement; tutorat; animer; personal; empleados; capacitación; colaboradores; equipo; ventas
workshop-facilitation | Leading workshops | professional | workshops?; conducting workshops; facilitating workshops; facilitate workshops; facilitated workshops; workshop facilitation; led workshops; workshop delivery; animation d'ateliers; animation d'atelier; Durchführung von Workshops; impartición de talleres; training workshops; workshop development | facilitation | training; conducted; facilitated; developed; participants; led; seminars; delivered
training-development | Training program development | professional | developing training; develop training; developed training; training design; developing training programs; develop training programs; developed training programs; <training materials; <training material; <training material development; <developing training materials; <develop training materials; <developed training materials; <creating training materials; <create training materials; <created training materials; training curriculum; training curriculum development; training program design; training plans?; training plan?; <training content; <training modules?; training course development; course development training; <training evaluation; <training analysis?; <ADDIE training; designing training?; design training?; designed training?; creating training programs; create training programs; created training programs; training program creation; creating training; created training; training programs development; development of training programs; <development of training materials; <training effectiveness; training package development; Schulungskonzepte; Trainingskonzepte; Konzeption von Schulungen; Trainingskonzeption; ingénierie de formation; ingénierie pédagogique; conception de formations; <conception de modules de formation; diseño de capacitaciones; <material de capacitación; <création de modules de formation; <Erstellung von Schulungsmaterial; diseño de programas de capacitación; <élaboration de supports de formation; development of training; <supports de formation?; <création de supports de formation | | employees; employee; staff; curriculum; learners; learning; trainers; instructional; workshops; e-learning; onboarding; LMS; facilitated; formateur; stagiaires
training-needs-analysis | Training needs analysis | professional | training needs assessment; training needs identification; needs assessment training; Trainingsbedarf; Schulungsbedarf; besoins de formation; analyse des besoins de formation; detección de necesidades de capacitación; necesidades de capacitación; Schulungsbedarfsanalyse; DNC capacitación
kirkpatrick-model | Kirkpatrick model | technical | Kirkpatrick evaluation; Kirkpatrick levels
learning-and-development | Learning and development | professional | learning & development; training management; <training administration; organizational learning?; corporate learning; employee learning; learning strategy; learning and development strategy; <training calendar; <training records?; <training tracking; Weiterbildungsmanagement; <Weiterbildungsplanung; <Seminarorganisation; <plan de formation; <plan de développement des compétences; gestion de la formation; <élaboration du plan de formation; <suivi des formations; <plans de formation; gestion des formations; <planes de capacitación; <plan de capacitación; <plan anual de capacitación; gestión de la formación; formación y desarrollo; <organisation des formations; formación continua?; <Organisation von Schulungen; Bildungsmanagement; <planificación de capacitaciones | | employee; employees; HR; LMS; courses; training; learning; talent; RRHH; capacitación
workforce-development | Workforce development | professional | workforce development programs; workforce training programs
lms-hr | Corporate learning platforms | technical | corporate LMS administration
sumtotal | SumTotal | tool | <SumTotal LMS; SumTotal Systems | lms-hr
docebo | Docebo | tool | Docebo LMS | lms-hr
talentlms | TalentLMS | tool | Talent LMS | lms-hr
sap-litmos | Litmos | tool | SAP Litmos; CallidusCloud Litmos | lms-hr
absorb-lms | Absorb LMS | tool | Absorb Learn | lms-hr
lessonly | Lessonly | tool | Seismic Learning | lms-hr
degreed | Degreed | tool | Degreed LXP | lms-hr
skillsoft | Skillsoft | tool | <Skillport; <Skillsoft Percipio; <Percipio | lms-hr
bridge-lms | Bridge LMS | tool | Bridge learning platform | lms-hr
successfactors-learning | SuccessFactors Learning | tool | Plateau LMS; SuccessFactors LMS; SAP SuccessFactors Learning | lms-hr; successfactors
workday-learning | Workday Learning | tool | Workday LMS | lms-hr; workday
360learning | 360Learning | tool | 360 Learning | lms-hr
netdimensions | NetDimensions | tool | NetDimensions Talent Suite | lms-hr
relias | Relias | tool | <Relias Learning; <Relias LMS | lms-hr
healthstream | HealthStream | tool | HealthStream Learning Center | lms-hr
edcast | EdCast | tool | EdCast LXP | lms-hr
axonify | Axonify | tool | Axonify learning | lms-hr
mindflash | Mindflash | tool | Trakstar Learn | lms-hr
halogen-software | Halogen Software | tool | Halogen TalentSpace; Saba TalentSpace
saba-cloud | Saba Cloud | tool | Saba learning platform; Saba LMS | lms-hr
lattice-hr | Lattice (HR) | tool | Lattice performance; Lattice HR
15five | 15Five | tool | 15 Five
culture-amp | Culture Amp | tool | CultureAmp
small-improvements | Small Improvements | tool | Small Improvements software
reflektive | Reflektive | tool | Reflektive performance
betterworks | Betterworks | tool | Better Works OKR
qualtrics-employeexm | Qualtrics EmployeeXM | tool | Qualtrics employee experience
tinypulse | TINYpulse | tool | Tiny Pulse
officevibe | Officevibe | tool | Workleap Officevibe
worktango | WorkTango | tool | Kazoo recognition
glint | Glint (surveys) | tool | Glint surveys; Viva Glint
peakon | Peakon | tool | Workday Peakon
bonusly | Bonusly | tool | Bonus.ly
workhuman | Workhuman | tool | Globoforce; Workhuman Social Recognition
apprentice-training | Training apprentices | professional | apprenticeship training; apprentice supervision; apprentice training; trained apprentices; apprenticeship management; Ausbildung von Auszubildenden; Ausbildungsbetreuung; Betreuung von Auszubildenden; Azubi-Betreuung; Auszubildendenbetreuung; Betreuung der Auszubildenden; Ausbildungsleitung; <Ausbildungswesen; Anleitung von Auszubildenden; Azubibetreuung; Ausbildung der Auszubildenden; encadrement d'apprentis; formation des apprentis; maître d'apprentissage; Betreuung und Ausbildung von Auszubildenden; <running apprenticeship programs; <apprenticeship program management | training-delivery
intern-supervision | Supervising interns | professional | supervised interns; supervise interns; managing interns; managed interns; mentoring interns; mentored interns; intern management; intern training; training interns; trained interns; encadrement de stagiaires; encadrement des stagiaires; encadrement de stagiaire; formation des stagiaires; tuteur de stage; maître de stage; Praktikantenbetreuung; Betreuung von Praktikanten; tutoría de practicantes; supervisión de practicantes; supervising student interns

# Safety and welfare at work
employee-safety-programs | Employee safety programs | professional | workplace safety programs; safety program management HR; <safety incentive programs; <Sistema de Gestión de Seguridad y Salud en el Trabajo; <SG-SST
psychosocial-risks | Psychosocial risk prevention | professional | RPS risques psychosociaux; risques psychosociaux; prévention des risques psychosociaux; psychosocial risks; riesgo psicosocial; psychische Gefährdungsbeurteilung
occupational-medical-checks | Occupational medical check-ups | professional | Arbeitsmedizinische Vorsorge?; visites médicales du travail; exámenes médicos ocupacionales | | Mitarbeiter; Personal; HR; Gesundheitsmanagement; Beschäftigte; Organisation
volunteer-management | Volunteer management | professional | volunteer coordination; managing volunteers; manage volunteers; managed volunteers; <volunteer recruitment; <recruiting volunteers; <recruit volunteers; <recruited volunteers; <volunteer training; <training volunteers; <trained volunteers; coordinating volunteers; coordinate volunteers; coordinated volunteers; supervising volunteers; supervise volunteers; supervised volunteers; volunteer supervision; volunteer program management; volunteer coordinator; volunteer leadership; volunteer engagement; volunteers?; <volunteer scheduling; volunteer relations; volunteer program coordination; <train volunteers; Freiwilligenmanagement; Ehrenamtskoordination; gestion des bénévoles; coordination de bénévoles; gestión de voluntarios; coordinación de voluntarios; Koordination von Ehrenamtlichen; volunteer services; <volunteer retention; managing volunteer programs; <volunteer program development | | coordinated; supervised; trained; recruited; managed; organized; supervise; coordinate; recruit; manage; train; fundraising; donors

# HR software
hris | HRIS | technical | HRIS systems; HRIS database; human resources information systems; human resource information systems; human resource information system; human resources information system; HRIS system; HRIS management; <HRIS administration; HRMS?; HR information systems; HCM systems; HR systems?; <HRIS implementation; <HRIS data entry; HR software; HRIS software; HRIS technologies; HRIS applications; HR technology; HRIS platforms; <HRIS implementations; HRIS databases; HR system?; <HRIS reporting; <HRIS maintenance; HR database; HR technologies; human resources software; human resource management system; human resource management systems; human resources management systems; HCM software; HCM platforms; HRIS data management; HR databases; HRMS systems; HRIS tools; SIRH; logiciel RH; logiciels RH; sistemas de recursos humanos; Personalmanagementsoftware; Personalverwaltungssoftware; Personalinformationssystem; HR-Software; Personalsoftware; Personalmanagementsysteme; Human resource management software HRMS | | payroll; Workday; ADP; employee; employees; SAP; PeopleSoft; HCM; recruiting; hr; peoplesoft; workday; hris; oracle
adp | ADP | tool | <ADP payroll; <ADP Payforce; <ADP Run; ADP software; <ADP eTime; <ADP Enterprise; <ADP Vantage; ADP HR; <ADP PC Payroll; <ADP ezLabor; <ADP ezLaborManager; <RUN Powered by ADP; ADP Workforce; <ADP payroll system; <ADP HRB; <ADP payroll processing; ADP system; <ADP GlobalView; <ADP PayExpert; <ADP Time and Attendance; <ADP ReportSmith; <ADP Payroll software; <ADP Pay eXpert; <ADP Workforce Manager; <ADP TotalPay; <ADP Decidium; ADP HRIS; <ADP Enterprise eTime; <ADP Vantage HCM; <ADP E-time; <ADP Time & Attendance; <ADP Lifion; <ezLaborManager; <ADP paie | payroll-software
adp-workforce-now | ADP Workforce Now | tool | ADP WorkforceNow; ADP WFN | adp; hris
adp-paisy | ADP PAISY | tool | PAISY | adp
adp-totalsource | ADP TotalSource | tool | ADP PEO | adp
payroll-software | Payroll software | technical | payroll applications; payroll packages; payroll programs; computerized payroll; payroll platforms; Lohnabrechnungssoftware; Abrechnungssoftware Lohn; Lohnprogramme; Abrechnungssysteme Lohn; payroll processing software; payroll software systems; logiciel de paie; logiciel paie; sistema de nómina; sistemas de nómina; software de nómina
workday | Workday? | tool | <Workday HCM; Workday HRIS; <Workday Human Capital Management; <Workday Payroll; <Workday Recruiting; <Workday Financials; <Workday Financial Management; <Workday reporting; Workday system; Workday software; <Workday ATS; <Workday Reports; <Workday Studio; <Workday Integrations; <Workday Compensation; <Workday Benefits; Workday implementation; <Workday Prism; <Workday Time Tracking; <Workday Absence; <Workday ERP; <Workday Finance; <Workday core HCM; Workday administrator; <Workday EIB; <Workday security; Workday HRMS; <Workday Extend; <Workday Advanced Compensation; <Workday Talent | hris | hris; hcm; adp; peoplesoft; hr; payroll; recruiting; taleo; ats; kronos; successfactors; sap; concur; icims; applicant; systems; ultipro; integration; oracle; greenhouse
kronos | UKG Kronos | tool | <UKG Dimensions; Kronos Workforce; Kronos Workforce Central; Kronos timekeeping; UKG Ready; <Kronos payroll; Kronos Time and Attendance; Kronos system; UKG Workforce Central; Kronos Workforce Ready; <Kronos scheduling; Kronos timekeeping system; Kronos WFC; <Workforce Central; Kronos Time & Attendance; Kronos software; Kronos Workforce Dimensions; Kronos WIM; Kronos time system; Kronos time keeping system; <Kronos Workforce Timekeeper; Kronos; <Workforce Timekeeper | ukg
ukg | UKG | tool
onshift | OnShift | tool | OnShift scheduling | staff-scheduling
api-laborworkx | API LaborWorkx | tool | API Healthcare LaborWorkx
when-i-work | When I Work? | tool | WhenIWork | staff-scheduling | software; staff; scheduling; wheniwork
deputy-scheduling | Deputy (scheduling) | tool | Deputy rostering; Deputy app | staff-scheduling
quinyx | Quinyx | tool | Quinyx WFM | staff-scheduling
homebase-scheduling | Homebase (scheduling) | tool | Homebase scheduling | staff-scheduling
skello | Skello | tool | Skello plannings | staff-scheduling
planday | Planday | tool | Planday rostering | staff-scheduling
atoss | ATOSS | tool | ATOSS Staff Efficiency; ATOSS Time Control
humanforce | Humanforce | tool | Human Force rostering
ultipro | UKG Pro | tool | Ulti Pro; UltiPro HRIS; UltiPro payroll; Ultimate UltiPro; Ultipro Core; UKG Pro HCM; <UltiPro Recruiting; <UltiPro BI; UltiPro; <Ultimate Software | hris; payroll-software
paychex | Paychex | tool | <Paychex Flex; <Paychex Preview; Paychex payroll; Pay Chex; Paychex Online; Paychex software; Paychex HR Online | payroll-software
insperity | Insperity | tool | <Insperity PEO
trinet | TriNet | tool | TriNet PEO
justworks | Justworks | tool | Justworks PEO
paychex-oasis | Paychex Oasis | tool | Oasis PEO; Oasis Outsourcing
peo-services | Professional employer organization (PEO) services | professional | PEO administration; professional employer organization; PEO services; co-employment
employer-of-record | Employer of record (EOR) services | professional | employer of record; EOR services; portage salarial international
deel | Deel? | tool | Deel platform; Deel HR; Deel EOR | | payroll; hr; eor; contractors; rippling; gusto; hris; bamboohr; remote
remote-com | Remote (EOR platform) | tool | Remote.com
oyster-hr | Oyster (EOR platform) | tool | Oyster HR
papaya-global | Papaya Global | tool | Papaya payroll
velocity-global | Velocity Global | tool | Velocity Global EOR
globalization-partners | Globalization Partners | tool | G-P Meridian
paycom-paylocity | Asure Software | tool | Asure payroll | hris; payroll-software
millennium-payroll | Millennium (payroll) | tool | Millennium payroll | payroll-software
evolution-payroll | Evolution Payroll | tool | iSystems Evolution | payroll-software
proliant-payroll | Proliant (payroll) | tool | Proliant payroll | payroll-software
netchex | Netchex | tool | Net Chex | payroll-software
ceridian | Dayforce | tool | Dayforce HCM; Dayforce Ceridian; Ceridian Dayforce | hris; payroll-software; ceridian-products
ceridian-products | Ceridian | tool | Ceridian payroll; Ceridian HCM | hris; payroll-software
ceridian-latitude | Ceridian Latitude | tool | | hris; payroll-software
ceridian-insync | Ceridian InSync | tool | | hris; payroll-software
ceridian-hpw | Ceridian HPW | tool | | hris; payroll-software
powerpay | Powerpay | tool | Ceridian Powerpay; Dayforce Powerpay | payroll-software
gusto | Gusto | tool | Gusto?; Gusto payroll; ZenPayroll; Gusto HR; Gusto software | payroll-software | payroll; hr; quickbooks; adp; paychex; bamboohr; rippling; onboarding; benefits; xero; hris
surepayroll | SurePayroll | tool | Sure Payroll? | payroll-software | software; payroll; surepayroll
intuit-payroll | Intuit Online Payroll | tool | Intuit Payroll | payroll-software
square-payroll | Square Payroll | tool | Square payroll app | payroll-software
onpay | OnPay | tool | OnPay payroll | payroll-software
patriot-payroll | Patriot Payroll | tool | Patriot Software payroll | payroll-software
wave-payroll | Wave Payroll | tool | Wave payroll app | payroll-software
brightpay | BrightPay | tool | Bright Pay? | payroll-software | software; payroll; brightpay
sage-payroll | Sage Payroll | tool | <Sage 50 Payroll; Sage Payroll UK | payroll-software
sage-paie | Sage Paie (FR) | tool | Sage Paie; Sage Paie & RH; <Sage 100 Paie | payroll-software
ciel-paie | Ciel Paie | tool | Ciel Paye | payroll-software
silae | Silae | tool | Silae paie; Silaexpert | payroll-software
ebp-paie | EBP Paie | tool | EBP Paye | payroll-software
cegid-paie | Cegid Paie | tool | Cegid RH Paie | payroll-software
quadra-paie | Quadra Paie | tool | Cegid Quadra Paie | payroll-software
nibelis | Nibelis | tool | Nibelis paie | payroll-software
payfit | PayFit | tool | Pay Fit? | payroll-software | software; payroll; payfit
hr-access | HR Access | tool | HRa Suite | hris
sopra-hr | Sopra HR | tool | <Sopra HR 4YOU
pleiades-rh | Pléiades (Sopra HR) | tool | Pléiades RH; Sopra HR Pléiades | hris
sage-hrms | Sage HRMS | tool | Sage Abra; Abra HRIS; Abra Suite | hris
sage-people | Sage People | tool | Fairsail; Sage Business Cloud People | hris
a3nom | a3NOM | tool | A3 Nómina; <a3innuva Nómina | payroll-software
meta4 | Meta4 | tool | Meta 4; Meta4 PeopleNet; Cegid PeopleNet | hris
nominaplus | NominaPlus | tool | Sage NominaPlus | payroll-software
nominasol | NominaSOL | tool | | payroll-software
aspel-noi | Aspel NOI | tool | NOI nómina | payroll-software
buk-hr | Buk (HR software) | tool | Buk remuneraciones; Buk RRHH | hris
myob-payroll | MYOB Payroll | tool | MYOB payroll software | payroll-software
lexware-lohn | Lexware Lohn | tool | Lexware Lohn+Gehalt; Lexware Lohn und Gehalt | payroll-software
bamboohr | BambooHR | tool | Bamboo HR; BambooHR ATS | hris
hibob | HiBob | tool | Bob HR; Bob HRIS; Hi Bob | hris
sage-hr | Sage HR | tool | CakeHR; Cake HR | hris
breathe-hr | Breathe HR | tool | BreatheHR | hris
factorial-hr | Factorial (HR software) | tool | Factorial HR | hris
lucca | Lucca (HR software) | tool | <Lucca Timmi; <Timmi Absences; <Figgo | hris
eurecia | Eurécia | tool | Eurecia | hris
kenjo | Kenjo | tool | Kenjo HR | hris
hrworks | HRworks | tool | HR works software | hris
kiwihr | kiwiHR | tool | Kiwi HR | hris
peoplehr | PeopleHR | tool | People HR | hris
humaans | Humaans | tool | Humaans HR | hris
charliehr | CharlieHR | tool | Charlie HR; Charlie HR system | hris
zoho-people | Zoho People | tool | ZohoPeople | hris
freshteam | Freshteam | tool | Fresh Team? | hris | software; hris; freshteam
cezanne-hr | Cezanne HR | tool | CezanneHR | hris
kelio | Kelio | tool | Kelio temps de travail
perbility | Perbility | tool | Perbility HELIX | hris
successfactors | SAP SuccessFactors | tool | SuccessFactors; <SF Employee Central; <SuccessFactors Employee Central; SAP Success Factors; <SuccessFactors Recruiting; <SAP SuccessFactors Employee Central; <SuccessFactors Performance and Goals; SAP SF; Success Factors? | hris | sap; workday; hris; hcm; peoplesoft; lms; taleo; adp; modules
sap-hcm | SAP HCM | tool | SAP HR; SAP HR/HCM; <SAP Payroll; <SAP HCM Payroll; SAP HRIS; SAP Human Capital Management; <SAP PA/PY; SAP HCM/HR; <SAP HR Payroll; SAP HR module; SAP Human Resources; <SAP Personnel Administration; <SAP ESS/MSS; <SAP PY; <SAP Time Management; <SAP OM module; SAP-HCM; <SAP HCM PY; <SAP PA | hris
pi-loga | P&I LOGA | tool | LOGA HR; LOGA? | hris | payroll; personalabrechnung; hr; sap; lohn; gehalt; personal; entgelt
oracle-hcm | Oracle HCM | tool | Oracle HRMS; Oracle HCM Cloud; Oracle HR; Oracle Fusion HCM; <Oracle Human Resources; Oracle HRIS; <Oracle Payroll; Oracle Cloud HCM; Oracle Core HR; Oracle HCM Fusion; <Oracle iRecruitment; <Oracle iRecruit; <Oracle Advanced Benefits; <Oracle HCM Fast Formulas; <Oracle Time and Labor | hris
peoplesoft-erecruit | PeopleSoft eRecruit | tool | PeopleSoft Talent Acquisition Manager | applicant-tracking
infor-hcm | Infor HCM | tool | Infor GHR; Infor Global HR; Lawson HR; Lawson HRIS; <Lawson payroll | hris
pds-vista | PDS Vista | tool | Vista HRMS | hris
cyborg-payroll | Cyborg (payroll) | tool | Cyborg payroll; Cyborg Systems HR | payroll-software
hrsoft | HRsoft | tool | HRsoft compensation

# Military and public personnel systems
federal-hr | Federal personnel administration (US) | professional | federal human resources; federal HR; <GS classification; federal personnel regulations; federal hiring; merit promotion; federal recruitment; federal staffing; <delegated examining; position management federal; <Standard Form 50; <SF-50; <SF-52; <RPA requests federal; <OPM regulations | hr-administration
dcpds | DCPDS | tool | Defense Civilian Personnel Data System
emilpo | eMILPO | tool | Electronic Military Personnel Office
iperms | iPERMS | tool | interactive Personnel Electronic Records Management System
milpds | MilPDS | tool | Military Personnel Data System
vmpf | vMPF (US Air Force) | tool | virtual Military Personnel Flight
ipps-a | IPPS-A | tool | Integrated Personnel and Pay System Army
deers-rapids | DEERS | tool
rapids-id | RAPIDS ID card system (US) | tool | RAPIDS ID cards
djms | Defense Joint Military Pay System (DJMS) | tool | DJMS; DJMS-AC
military-hr | Military personnel administration | professional | military human resources; military personnel management; 42A human resources specialist; human resources specialist Army; <military pay
fonction-publique-statut | French civil service rules | technical | statut de la fonction publique; fonction publique territoriale statut; carrières fonction publique; gestion des carrières fonction publique
beamtenrecht | German civil service law | technical | Beamtenrecht; öffentliches Dienstrecht
personalvertretungsrecht | German staff representation law | technical | Personalvertretungsrecht; BPersVG

# More particular skills
paycom | Paycom | tool | Paycom payroll; Paycom HRIS; Paycom ATS; Paycom software | hris; payroll-software
paylocity | Paylocity | tool | Paylocity payroll; Paylocity HRIS; <Paylocity Web Pay; Web Pay Paylocity; <Paylocity WebPay | hris; payroll-software
paycor | Paycor | tool | <Paycor Perform; Paycor HR; Paycor payroll; Paycor HCM | hris; payroll-software
isolved | iSolved | tool | iSolved HCM; isolved People Cloud; iSolved payroll | hris; payroll-software
personio | Personio | tool | Personio HR; Personio Recruiting; Personio-Kenntnisse | hris
rippling-zenefits | Rippling? | tool | Rippling HR; Rippling platform; Rippling HRIS | hris; payroll-software | payroll; hr; hris; gusto; deel; bamboohr; benefits; adp; workday
zenefits | TriNet Zenefits | tool | Zenefits | hris
namely | Namely (HR software) | tool | Namely HR; Namely payroll | hris
neogov | NEOGOV | tool | <Neogov Insight; <NEOGOV Onboard; <GovernmentJobs.com | applicant-tracking
jobvite | Jobvite | tool | Jobvite ATS; <Jobvite Engage | applicant-tracking
smartrecruiters | SmartRecruiters | tool | Smart Recruiters?; SmartRecruiters ATS | applicant-tracking | software; applicant; tracking; smartrecruiters
brassring | Kenexa BrassRing | tool | BrassRing; Infinite BrassRing; Brass Ring | applicant-tracking
ibm-kenexa | IBM Kenexa | tool | Kenexa | applicant-tracking
lever-ats | Lever (recruiting) | tool | Lever ATS; Lever.co; Lever recruiting; LeverTRM | applicant-tracking
workable | Workable? | tool | Workable ATS; Workable recruiting | applicant-tracking | ats; applicant; recruiting; greenhouse; lever; bamboohr; hris; candidates; sourcing
jazzhr | JazzHR | tool | Jazz HR | applicant-tracking
breezy-hr | Breezy HR | tool | BreezyHR | applicant-tracking
recruitee | Recruitee | tool | Recruitee ATS; Tellent Recruitee | applicant-tracking
teamtailor | Teamtailor | tool | Team Tailor | applicant-tracking
ashby | Ashby (recruiting) | tool | Ashby ATS; AshbyHQ | applicant-tracking
pinpoint-ats | Pinpoint (recruiting) | tool | Pinpoint ATS | applicant-tracking
hirevue | HireVue | tool | Hire Vue; HireVue video interviewing
spark-hire | Spark Hire | tool | SparkHire
vidcruiter | VidCruiter | tool | Vid Cruiter
modern-hire | Modern Hire | tool | Montage video interviewing
paradox-olivia | Paradox (recruiting assistant) | tool | Paradox Olivia; Olivia recruiting assistant
cornerstone-ondemand | Cornerstone OnDemand | tool | Cornerstone LMS; Cornerstone On Demand; CSOD; Cornerstone HR; Cornerstone learning | lms-hr
disc-assessment | DISC personality model | technical | DISC assessment; DISC profile; DISC?; <DISC certified; DISC profiles; <DISC training; Everything DiSC; DISC-Modell; modelo DISC; DISG; persolog | | personality; assessment; mbti; profile; behavioral; leadership; coaching; training; certified
mbti | Myers-Briggs (MBTI) | technical | Myers-Briggs; MBTI; Myers-Briggs Type Indicator; Myers Briggs; <MBTI certified; <MBTI facilitator; MBTI assessment
strengthsfinder | CliftonStrengths | technical | StrengthFinder; Clifton Strengths; Gallup StrengthsFinder; Strengths Finder; <CliftonStrengths coaching; Strength Finder; StrengthsFinder
predictive-index | Predictive Index | technical | Predictive Index certified; PI certified; Predictive Index analyst; Predictive Index assessment; Predictive Index partner
feedback-360 | 360-degree feedback | technical | 360 assessments; 360 feedback; 360 degree feedback; multi-rater feedback; 360 reviews; 360-Grad-Feedback; feedback 360; evaluación 360; 360 evaluations | performance-management
leave-administration | Leave of absence administration | professional | leave administration; leave management; <leave of absence management; <absence management; <absence tracking; <medical leave?; <leave requests?; LOA administration; <sick leave administration; <vacation tracking; <leave accruals; <PTO administration; <PTO management; annual leave management; Abwesenheitsmanagement; <Urlaubsverwaltung; <Urlaubsplanung; Fehlzeitenmanagement; <gestion des absences; <gestion des congés; <suivi des absences; control de vacaciones; <control de ausentismo; gestión de ausencias; <licencias y vacaciones; <maternity leave administration; <gestion des congés et absences; LOA?; <processing leaves of absence; <leave of absence requests | human-resources | leave; fmla; absence; benefits; hr; disability
disability-management | Disability management | professional | disability leave; <return to work programs; <return-to-work programs; integrated disability management; case management of employee disability; <return-to-work?; <return to work? | | leave; employees; employee; workers; compensation; HR; FMLA; accommodation; injured; disability; claims
bem | Betriebliches Eingliederungsmanagement (DE) | professional | BEM-Gespräche; Betriebliches Eingliederungsmanagement; BEM-Verfahren
i9-everify | Form I-9 verification | professional | I-9; I-9s; Form I-9; I-9 verification; employment eligibility verification; I-9 forms; I9; I9s; I-9 audits; I-9 compliance; I-9 documentation; I9 verification; I-9 processing
e-verify | E-Verify | tool | E-verify system
affirmative-action | Affirmative action planning | technical | affirmative action plans; affirmative action?; affirmative action compliance; OFCCP compliance; AAP reports; EEO/AA; OFCCP audits; AAP preparation; affirmative action reporting; <OFCCP | eeo | OFCCP; EEO; compliance; HR; plans; AAP; diversity; employment
eeo-1-reporting | EEO-1 reporting | professional | EEO-1; EEO-1 reports; EEO-1 report
vets-4212 | VETS-4212 reporting | professional | VETS-4212; VETS-100
flsa | Fair Labor Standards Act (FLSA) | technical | Fair Labor Standards Act; FLSA; FLSA compliance; wage and hour laws; wage and hour?; wage & hour?; FLSA classification; wage and hour compliance; <exempt and non-exempt classification; <overtime laws; FLSA regulations; <minimum wage laws; wage and hour regulations | labor-law | FLSA; HR; employment; labor; overtime; compliance; payroll; employees; law
arbeitszeitgesetz | German working time law | technical | Arbeitszeitgesetz; ArbZG
cobra-erisa | COBRA (US benefits continuation) | technical | COBRA?; COBRA administration; COBRA enrollment; COBRA compliance; COBRA notices; COBRA benefits | | benefits; hr; continuation; enrollment; erisa; insurance; administration
erisa | ERISA | technical | ERISA compliance; ERISA regulations; ERISA plans; Employee Retirement Income Security Act
exit-interviews | Exit interviews | professional | exit interview; conducting exit interviews; conduct exit interviews; conducted exit interviews; exit surveys; Austrittsgespräche; entretiens de départ; entrevistas de salida; exit interviewing; entrevista de salida
unemployment-claims | Unemployment claims? | professional | <unemployment hearings; unemployment compensation claims; unemployment claims management; unemployment administration; <unemployment appeals; unemployment responses; respond to unemployment claims; unemployment cost control; unemployment compensation? | | HR; payroll; hearings; employer; employees; terminations; workers; benefits; FMLA
collective-bargaining | Collective bargaining | professional | contract bargaining?; labor negotiations; union negotiations; labor contract negotiations; Tarifverhandlungen; négociation collective; négociations collectives; negociación colectiva; negociaciones sindicales; pliego de reclamos; CBA negotiation; union contract negotiations; interest-based bargaining; <collective bargaining agreements; <collective bargaining agreement; <CBA administration; <négociation de conventions collectives; <negociación de convenios colectivos; <Verhandlung von Tarifverträgen | labor-relations | union; unions; labor; grievances; CBA; arbitration
grievances | Grievance handling? | professional | grievances?; grievance?; union grievances; grievance procedures?; grievance process?; grievance resolution?; grievance investigations?; handling grievances; resolving grievances?; grievance hearings?; Beschwerdeverfahren Betriebsrat; grievance procedure?; employee grievances | | union; unions; employee; employees; labor; HR; arbitration; bargaining; arbitrations; disciplinary; contract
intern-programs | Internship programs | professional | internship program; internship program management; internship coordination; intern program; <intern recruiting; Praktikantenprogramm; programme de stages; programas de prácticas; <intern recruitment; programa de practicantes
graduate-trainee-programs | Graduate trainee programs | professional | trainee programs; Traineeprogramme; graduate programs HR; graduate trainee program
employee-handbooks | Employee handbooks | professional | employee handbook; employee handbook development; employee handbook creation; staff handbook; handbook development; revised employee handbook; Mitarbeiterhandbuch; manual del empleado; personnel handbook; livret d'accueil salarié; handbook revisions
job-evaluation | Job evaluation | professional | job evaluations; job grading; job classification?; position classification?; <Hay method; <Hay system; Stellenbewertung; valoración de puestos; pesée des postes; <Mercer IPE; job leveling; position evaluation?; <Eingruppierung; Tätigkeitsbewertung | | compensation; HR; grading; pay; salary; roles; job; Hay
job-analysis | Job analysis? | professional | job analyses?; análisis de puestos; analyse de poste?; Arbeitsplatzanalyse; análisis de cargos | | HR; compensation; job; descriptions; evaluation; classification; roles; grading; competencies; RH
salary-surveys | Salary benchmarking | professional | salary surveys; salary survey; <wage surveys; <market pricing?; compensation benchmarking; <compensation surveys; Gehaltsbenchmarking; enquêtes de rémunération; encuestas salariales; pay benchmarking; Gehaltsvergleiche; estudios salariales; benchmark salarial; <Radford surveys; <Mercer surveys; <Towers Watson surveys | | compensation; salary; salaries; pay; job; jobs; benchmarking; surveys; HR
marketpay | MarketPay | tool | PayScale MarketPay | salary-surveys
payscale | PayScale | tool | Pay Scale compensation | salary-surveys
payfactors | Payfactors | tool | Pay Factors? | salary-surveys | software; salary; benchmarking; payfactors
companalyst | CompAnalyst | tool | Salary.com CompAnalyst | salary-surveys
salary-com | Salary.com | tool | | salary-surveys
executive-compensation | Executive compensation | professional | <equity compensation design; <long-term incentive plans; <LTIP; executive pay; Vorstandsvergütung; <long term incentives | compensation
deferred-compensation | Deferred compensation plans | professional | deferred compensation; nonqualified deferred compensation
incentive-plans | Variable pay plans | professional | <bonus plans; <commission plans; variable compensation; incentive compensation; <sales compensation; incentive plans?; <sales compensation plans; <commission structures?; <commission structure?; <bonus programs?; <plan de comisiones; variable Vergütung; <Bonussysteme; planes de incentivos; rémunération variable; <commission plan design | compensation | compensation; sales; pay; payroll; HR; employee; employees; variable; bonus
leadership-development | Leadership development | professional | leadership development programs; leadership training?; management development; leadership development training; leadership programs?; executive development?; leadership academy; Führungskräfteentwicklung; desarrollo de liderazgo; développement du leadership; leadership workshops?; leadership coaching programs; Führungskräftetraining; formation des managers; leadership development coaching; desarrollo de líderes; Führungskräfteschulung; <supervisor training; <supervisory training; manager training | | managers; talent; succession; employees; coaching; development; HR; leaders; supervisors; executives; training; students; youth
train-the-trainer | Train-the-trainer | professional | train the trainer; train-the-trainer programs; training trainers; trainer development; formation de formateurs; formación de formadores; train-the-trainer sessions; training of trainers; formador de formadores; Multiplikatorenschulung
cross-training | Cross-training of staff? | professional | cross-training?; cross training?; cross train?; cross training employees; cross-trained staff; cross-training programs?; cross-train employees; polyvalence des équipes; cross training staff; cross-trained employees; capacitación cruzada | | employees; staff; team; departments; department; associates; positions; operators; coverage; roles; shifts
software-training | Software training | professional | user training?; end-user training; end user training; training end users; trained end users; computer training?; training users; trained users; train users; systems training?; system training?; application training?; Anwenderschulungen; Anwenderschulung; formation des utilisateurs; formation utilisateurs; capacitación a usuarios; <EHR training delivery; <ERP training; capacitación de usuarios; IT-Schulungen; formation aux logiciels; <SAP-Schulungen; technology training; <Durchführung von Excel-Schulungen; <Leitung von Excel-Schulungen; <Excel-Schulungen für Mitarbeiter | | software; users; end; ERP; EHR; SAP; Excel; applications; computer; implementation; rollout
customer-training | Client training | professional | customer training; training customers?; training clients; trained customers?; trained clients; client education sessions; Kundenschulungen; formation clients; capacitación a clientes; train customers?; formation des clients | | software; product; products; equipment; machines; onboarding; implementation; installation; support
product-training | Product training? | professional | Produktschulungen; capacitación de producto; formation produit? | | sales; customers; products; team; distributors; dealers; staff; clients; launch
partner-training | Partner training | professional | dealer training; distributor training; Händlerschulungen; formation des partenaires
training-manuals | Training manuals | professional | training manual; training manual development; developed training manuals; created training manuals; training guides?; <job aids; training documentation?; training documents?; Schulungsunterlagen; Erstellung von Schulungsunterlagen; manuales de capacitación; <quick reference guides; <quick reference cards | | manuals; training; employees; guides; staff; writing; SOPs; users; developed
user-guides | User guides | professional | user manuals; user manual; user guide; Benutzerhandbücher; manuels utilisateurs; manuales de usuario; guides utilisateurs; Bedienungsanleitungen?; instruction manuals?; <how-to guides | | documentation; technical; writing; wrote; manuals; guides; Dokumentation; Erstellung; Redaktion
training-videos | Training videos | professional | Schulungsvideos; vidéos de formation; videos de capacitación

# Certificates
phr | Professional in Human Resources (PHR) | certification | PHR?; Professional in Human Resources; PHR certification; PHR certified; Professional of Human Resources; PHR Certificate | human-resources | sphr; shrm; hrci; human; resources; hr
aphr | Associate Professional in Human Resources (aPHR) | certification | aPHR; Associate Professional in Human Resources; aPHR certified
phri | Professional in Human Resources International (PHRi) | certification | PHRi | human-resources
phr-ca | Professional in Human Resources California (PHRca) | certification | PHR-CA; PHRca | human-resources
hrci-certificate | HRCI certificate | certification | HRCI certified; HRCI certification; HRCI? | | certified; certification; phr; sphr; certificate; credential; shrm
chrp | Certified Human Resources Professional (CA) | certification | CHRP; Certified Human Resources Professional | human-resources
chrl | Certified Human Resources Leader (CA) | certification | CHRL; Certified Human Resources Leader | chrp
sphr | Senior Professional in Human Resources (SPHR) | certification | SPHR; Senior Professional in Human Resources; SPHR certification; SPHR certified; Senior Professional Human Resources; Senior Professional of Human Resources; Sr. Professional in Human Resources | human-resources
gphr | Global Professional in Human Resources (GPHR) | certification | GPHR; Global Professional in Human Resources | human-resources
sphri | Senior Professional in Human Resources International (SPHRi) | certification | SPHRi | human-resources
shrm-cp | SHRM Certified Professional (SHRM-CP) | certification | SHRM-CP; SHRM Certified Professional; SHRM CP certified; SHRM-CP certification; SHRM-CP certified | human-resources
shrm-certificate | SHRM certification | certification | SHRM certified; Society for Human Resource Management certification | human-resources
shrm-essentials | SHRM Essentials of Human Resources | certification | SHRM Essentials; SHRM Essentials of HR; SHRM Essentials Certificate
shrm-scp | SHRM Senior Certified Professional (SHRM-SCP) | certification | SHRM-SCP; SHRM Senior Certified Professional; SHRM-SCP certification; SHRM SCP certified | human-resources
cipd | CIPD qualification | certification | CIPD qualified; CIPD certificate; Chartered Institute of Personnel and Development qualification; CIPD?; CIPD qualification; CIPD accredited | human-resources | qualified; level; mcipd; acipd; assoc; diploma; membership
cipd-level-3 | CIPD Level 3 | certification | CIPD Foundation Certificate | cipd
cipd-level-5 | CIPD Level 5 | certification | CIPD Associate Diploma; <Assoc CIPD | cipd
cipd-level-7 | CIPD Level 7 | certification | CIPD Advanced Diploma | cipd-level-5
chartered-mcipd | Chartered MCIPD | certification | MCIPD; Chartered Member CIPD; <FCIPD | cipd
personalfachkaufmann | Geprüfter Personalfachkaufmann (DE) | certification | Personalfachkaufmann; Personalfachkauffrau; geprüfte Personalfachkauffrau; geprüfter Personalfachkaufmann | human-resources
personaldienstleistungskaufmann | Personaldienstleistungskaufmann (DE) | certification | Personaldienstleistungskaufmann; Personaldienstleistungskauffrau | human-resources
personalreferent-ihk | Personalreferent IHK (DE) | certification | Personalreferent IHK | human-resources
personalsachbearbeiter-ihk | Personalsachbearbeiter IHK (DE) | certification | Personalsachbearbeiter IHK
tp-gestionnaire-paie | Titre professionnel Gestionnaire de paie (FR) | certification | gestionnaire de paie titre professionnel; titre professionnel gestionnaire de paie
tp-assistant-rh | Titre professionnel Assistant ressources humaines (FR) | certification | assistant ressources humaines titre professionnel | human-resources
master-rh | Master Ressources humaines (FR) | certification | Master RH; Master GRH | human-resources
certified-compensation-professional | Certified Compensation Professional (CCP) | certification | Certified Compensation Professional; CCP compensation | compensation
certified-benefits-professional | Certified Benefits Professional (CBP) | certification | Certified Benefits Professional | benefits-administration
cebs | Certified Employee Benefit Specialist (CEBS) | certification | Certified Employee Benefit Specialist; CEBS; Certified Employee Benefits Specialist | benefits-administration
cecp | Certified Executive Compensation Professional (CECP) | certification | Certified Executive Compensation Professional | executive-compensation
global-remuneration-professional | Global Remuneration Professional (GRP) | certification | Global Remuneration Professional | compensation
retirement-plans-associate | Retirement Plans Associate (RPA) | certification | Retirement Plans Associate | retirement-plans
group-benefits-associate | Group Benefits Associate (GBA) | certification | Group Benefits Associate | benefits-administration
sales-compensation-professional | Certified Sales Compensation Professional (CSCP) | certification | Sales Compensation Professional | incentive-plans
qka | Qualified 401(k) Administrator (QKA) | certification | Qualified 401k Administrator | retirement-plans
cptd | Certified Professional in Talent Development (CPTD) | certification | CPTD; Certified Professional in Talent Development; <CPLP?; <Certified Professional in Learning and Performance | training-delivery | atd; talent; cptd; training; astd
aptd | Associate Professional in Talent Development (APTD) | certification | APTD; Associate Professional in Talent Development | training-delivery
atd-master-trainer | ATD Master Trainer | certification | ATD Master Trainer Program | training-delivery
atd-certification | ATD certificate | certification | ATD certification; Association for Talent Development certificate; <ASTD certified
train-the-trainer-certificate | Train-the-trainer certificate | certification | Train the Trainer certification; train-the-trainer certified; certified Train the Trainer | train-the-trainer
certified-trainer | Trainer certificate | certification | certified trainer; certified corporate trainer; zertifizierter Trainer; <Certified Professional Trainer; <Certified Training Manager; <Master Trainer certification; <Trainerausbildung | training-delivery
cptm | Certified Professional in Training Management (CPTM) | certification | Certified Professional in Training Management; CPTM
comptia-ctt | CompTIA CTT+ | certification | Certified Technical Trainer | training-delivery
ddi-facilitator | DDI certified facilitator | certification | DDI certified; DDI facilitator; DDI Certified Trainer | training-delivery
achieveglobal-facilitator | AchieveGlobal certified facilitator | certification | AchieveGlobal facilitator | training-delivery
army-basic-instructor | Army Basic Instructor Course (US) | certification | Army Basic Instructor Course; ABIC; Basic Instructor Course?; <Common Faculty Development Instructor Course | training-delivery | Army; military; sergeant; NCO; TRADOC; soldiers
master-training-specialist | Master Training Specialist (US Navy) | certification | Master Training Specialist | training-delivery
certified-facilitator | Facilitator certificate | certification | certified facilitator; <Certified Professional Facilitator | facilitation
fpa-formateur | Titre professionnel Formateur pour adultes (FR) | certification | titre professionnel formateur pour adultes; formateur professionnel d'adultes; FPA formateur | training-delivery
ausbildereignung | Ausbildereignung (AEVO) (DE) | certification | AEVO; Ausbildereignungsprüfung; Ausbildereignung; Ausbildereignungsschein; AdA-Schein; Ausbilderschein; Ausbildung der Ausbilder; Ausbilder-Eignungsprüfung; ADA Schein; Ausbildung der Ausbilder AEVO; Ausbilder IHK; Ausbilderprüfung; Ausbilderin IHK; AdA Schein IHK | apprentice-training
recruiter-certificates | AIRS Certified Internet Recruiter (CIR) | certification | Certified Internet Recruiter; AIRS CIR; CIR certified recruiter | recruiting
airs-certificate | AIRS recruiting certificate | certification | AIRS certified?; AIRS certification? | recruiting | recruiter; recruiting; sourcing; cir; recruiters; talent
airs-diversity-recruiter | AIRS Certified Diversity and Inclusion Recruiter (CDR) | certification | Certified Diversity Recruiter; CDR recruiter | recruiting
certified-personnel-consultant | Certified Personnel Consultant (CPC) | certification | Certified Personnel Consultant; <Certified Senior Personnel Consultant | recruiting
certified-staffing-professional | Certified Staffing Professional (CSP) | certification | Certified Staffing Professional; Certified Staffing Professional CSP; <Certified Temporary Staffing Specialist | staffing
certified-professional-recruiter | Certified Professional Recruiter | certification | PRC recruiter certification | recruiting
linkedin-certified-recruiter | LinkedIn Certified Professional Recruiter | certification | LinkedIn Recruiter certification | linkedin-recruiter
csmr-sourcing | Certified Social Sourcing Recruiter (CSSR) | certification | Certified Social Sourcing Recruiter | sourcing-candidates
shrm-talent-acquisition | SHRM Talent Acquisition Specialty Credential | certification | Talent Acquisition Specialty Credential | talent-acquisition
rec-recruitment | REC recruitment qualification (UK) | certification | REC recruitment qualification; REC Certificate in Recruitment Practice | recruiting
hris-certificates | Workday certification | certification | Workday certified; <Workday HCM certified; <Workday Pro; <Workday HCM certification; <Workday Pro certification; <Workday integration certified | workday
hrip | Human Resource Information Professional (HRIP) | certification | Human Resources Information Professional; HRIP | hris
successfactors-cert | SAP SuccessFactors certification | certification | SuccessFactors certified; <SuccessFactors Certified Consultant | successfactors
sap-hcm-cert | SAP HCM certification | certification | SAP Certified HCM | sap-hcm
oracle-hcm-cert | Oracle HCM certification | certification | Oracle HCM Cloud certified | oracle-hcm
adp-cert | ADP certification | certification | ADP certified | adp
ukg-cert | UKG certification | certification | UKG certified; <Kronos certified
peoplesoft-hcm-cert | PeopleSoft HCM certification | certification | PeopleSoft HCM certified
`;

export const substitutes = String.raw`
hr-suites | HR suites of large companies | 0.5 | workday; successfactors; oracle-hcm; ultipro; ceridian; sap-hcm
hr-systems-small | HR systems of small and mid-sized companies | 0.6 | bamboohr; personio; hibob; rippling-zenefits; zenefits; namely; factorial-hr; sage-hr; zoho-people; paycor; paylocity; paycom; isolved
payroll-systems | payroll systems | 0.5 | adp; paychex; gusto; paycom; paylocity; paycor; ceridian; surepayroll; onpay; ceridian-hpw; ceridian-insync; ceridian-latitude
payroll-systems-france | payroll systems in France | 0.6 | silae; sage-paie; ebp-paie; cegid-paie; payfit; nibelis; quadra-paie
payroll-systems-spain | payroll systems in Spanish-speaking countries | 0.5 | a3nom; nominaplus; nominasol; aspel-noi; meta4
applicant-tracking-systems | applicant tracking systems | 0.6 | taleo; icims; greenhouse-ats; lever-ats; jobvite; smartrecruiters; brassring; workable; jazzhr; ashby; teamtailor; bullhorn; avature; recruitee; ibm-kenexa
video-interviewing-tools | video interviewing tools | 0.6 | hirevue; spark-hire; vidcruiter; modern-hire
corporate-learning-products | corporate learning platforms | 0.6 | cornerstone-ondemand; docebo; talentlms; sap-litmos; absorb-lms; saba-cloud; sumtotal; 360learning; successfactors-learning
performance-tools | performance and engagement tools | 0.5 | lattice-hr; 15five; culture-amp; small-improvements; reflektive; betterworks
eor-platforms | employer of record platforms | 0.6 | deel; remote-com; oyster-hr; papaya-global; velocity-global; globalization-partners
rostering-tools | rostering tools | 0.6 | when-i-work; deputy-scheduling; quinyx; homebase-scheduling; skello; planday
personality-models | personality models | 0.4 | mbti; disc-assessment; insights-discovery; strengthsfinder
recruiting-work | recruiting | 0.6 | recruiting; talent-acquisition; sourcing-candidates; headhunting; technical-recruiting
selecting-people | selecting people | 0.6 | interviewing; candidate-screening; hiring
hr-generalist-work | general HR work | 0.4 | hr-administration; hr-business-partnering; employee-relations
training-work | training staff | 0.6 | training-delivery; training-development; workshop-facilitation
developing-employees | developing employees | 0.5 | talent-management; employee-development; succession-planning; leadership-development
keeping-people | keeping employees | 0.6 | employee-engagement; employee-retention; employee-recognition
`;
