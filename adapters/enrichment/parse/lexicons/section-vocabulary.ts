export type SectionKind =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'projects'
  | 'volunteer'
  | 'awards'
  | 'publications'
  | 'contact'
  | 'other';

/** Headings as people write them: lower case, no accents, "&" as "and"; one line per language or group of wordings. */
export const HEADING_PHRASES: Readonly<Record<SectionKind, string>> = {
  summary: `summary; profile; about; about me; objective; objectives; overview; introduction; bio; biography; personal statement; mission statement; who i am; in a nutshell; career focus; professional focus; qualifications profile; summary of qualification; summary of qualifications; qualification summary; qualifications summary; executive summary; executive profile; job objective; position objective; headline; value proposition
    profil; kurzprofil; zusammenfassung; uber mich; ueber mich; ziel; berufsziel; karriereziel
    a propos; a propos de moi; resume professionnel; objectif; objectif professionnel; presentation; accroche; profil professionnel
    perfil; perfil profesional; resumen; sobre mi; objetivo; objetivo profesional; extracto; acerca de mi
    berufliches profil; kurzvorstellung; zu meiner person; profil personnel; mon profil; qui suis-je; presentacion; resumen profesional; perfil personal; profiel; over mij; profilo; chi sono; sobre mim; resumo; o mnie; podsumowanie`,
  work: `academic career; academic experience; academic positions; experience; experiences; work experience; work experiences; professional experience; professional experiences; relevant experience; related experience; other experience; additional experience; employment experience; prior experience; previous experience; teaching experience; research experience; industry experience; work and volunteer experience; professional work experience; relevant work experience; professional history; experience summary; summary of experience; technical experience; professional and work experience; educational experience; leadership experience; training experience; work; employment; work history; employment history; career history; job history; history; professional background; work background; employment background; career background; background and experience; career highlights; career summary and experience; positions held; previous positions; past positions; appointments; professional appointments; academic appointments; internships; internship; internship experience; internships and experience; where i've worked; where i worked; where i have worked; what i've done; jobs; career; my career; employment record; record of employment; work record; career experience; professional career; career path; career progression; work experience and internships; practical experience; industrial experience; industry experience; military service; military experience; military; freelance; freelance work; employers; employment details; details of employment; previous employment; current employment; present employment; professional history; job experience; organizational experience; organisational experience; present position; current position; current positions; present positions; last position; last post; present post; current post; past posts; previous posts; posts held; employments; earlier career; early career; earlier experience; earlier roles; previous roles; other roles; work and experience; experience and accomplishments; experience and achievements; experience highlights; professional experience highlights; assignments; teaching; clinical experience; employment summary; employment profile; companies worked; services; vocational experience
    berufserfahrung; beruflicher werdegang; berufspraxis; praktische erfahrung; praxiserfahrung; werdegang; berufliche erfahrung; berufliche erfahrungen; praktika; praktikum; beschaftigung; arbeitserfahrung; berufliche laufbahn; berufliche stationen; tatigkeiten; erfahrung; erfahrungen; beruf
    experience professionnelle; experiences professionnelles; parcours professionnel; parcours; emplois; stages; carriere; emploi; experiences de travail
    experiencia; experiencia laboral; experiencia profesional; trayectoria profesional; trayectoria laboral; historial laboral; practicas; empleo; experiencias; antecedentes laborales
    berufstatigkeit; berufstatigkeiten; berufliche tatigkeit; berufliche tatigkeiten; berufserfahrungen; praktische erfahrungen; praktische tatigkeiten; berufliche entwicklung; beruflicher hintergrund; bisherige tatigkeiten; beschaftigungsverhaltnisse; arbeitsverhaltnisse; karriere; berufsweg; nebentatigkeiten; praxis; beruflicher lebenslauf
    historique professionnel; activites professionnelles; itineraire professionnel; emplois occupes; mes experiences; parcours et experiences; experiences et stages; experience de travail
    experiencia docente; experiencia previa; experiencia relevante; vida laboral; trayectoria; experiencias laborales; experiencias profesionales; historial profesional; desempeno profesional
    werkervaring; esperienza; esperienze; esperienza lavorativa; esperienze lavorative; esperienza professionale; esperienze professionali; experiencia profissional; experiencias profissionais; doswiadczenie; doswiadczenie zawodowe`,
  education: `education; educations; educational summary; education summary; academic summary; educational overview; educational information; formal education; educational background; educational qualification; educational qualifications; educational details; educational profile; educational credentials; educational history; education and training; education and trainings; education & training; training and education; education and credentials; education and certifications; education and certification; education/training; education and qualifications; education and professional development; education and honors; education and awards; education background; education details; education history; education/certifications; education / certifications; education and skills; academic background; academic qualification; academic qualifications; academic details; academic profile; academic record; academic records; academic history; academic credentials; academic chronicle; academics; academia; academic; scholastics; scholastic; studies; qualification; degrees; degree; schooling; university; university education; where i studied; formal education; higher education; college; school; my education; academic and professional qualifications; professional qualification; professional education; academic projects and education; education qualification; education qualifications; academic achievements; academic preparation; study; qualifications and training; qualifications and education; training and qualifications; trade qualifications; trade qualification; vocational qualifications; education and military training; military training and education; education and trade qualifications
    ausbildung; bildung; bildungsweg; bildungsgang; studium; schulbildung; schule; hochschule; akademischer werdegang; akademische ausbildung; schulausbildung; berufsausbildung; aus- und weiterbildung; hochschulbildung; studium und ausbildung
    formation; formations; etudes; diplomes; diplome; parcours academique; parcours scolaire; scolarite; formation academique; education et formation; formation et diplomes
    educacion; formacion; formacion academica; estudios; formacion profesional; datos academicos; educacion y formacion; antecedentes academicos; titulos
    ausbildungen; schulischer werdegang; schulische ausbildung; schulische bildung; schul- und berufsausbildung; schul- und hochschulbildung; berufliche ausbildung; berufliche bildung; akademischer hintergrund; hochschulstudium; bildungsabschlusse; schulabschluss; ausbildungsweg
    cursus; cursus scolaire; cursus universitaire; formation initiale; formation universitaire; formation scolaire; parcours de formation; diplomes obtenus; formation professionnelle; parcours universitaire
    titulacion; titulaciones; titulacion academica; formacion reglada; formacion universitaria; estudios realizados; preparacion academica; educacion formal; estudios academicos; historial academico
    opleiding; opleidingen; istruzione; istruzione e formazione; formazione; formacao; formacao academica; educacao; habilitacoes literarias; wykształcenie; edukacja`,
  skills: `skills; skill; skill set; skillset; skill sets; skills set; core skills; key skills; technical skills; professional skills; it skills; computer skills; software skills; soft skills; hard skills; special skills; other skills; additional skills; relevant skills; personal skills; language and computer skills; management skills; skill highlights; skills highlights; skills summary; summary of skills; skills and abilities; skills and qualifications; skills and expertise; skills and competencies; skills and interests; skills and tools; skills and technologies; skills and strengths; skills/tools; skills & abilities; skill areas; skill profile; skills profile; skills inventory; skills overview; skills and hobbies; capabilities and skills; capabilities; highlights; highlights of qualifications; highlights of qualification; qualification highlights; core qualifications; core competencies; core competency; core strengths; core expertise; key competencies; key strengths; key expertise; key qualifications; key highlights; competencies; competences; competence; strengths; strength; expertise; areas of expertise; area of expertise; areas of specialization; areas of interest and expertise; specialties; specialities; specialties and skills; technical expertise; technical summary; technical profile; technical proficiencies; technical proficiency; technical competencies; technical qualifications; technical knowledge; technical strengths; technical tools; technical environment; technical experience and skills; technologies; technology; technology skills; technology summary; technical; tech stack; tools; tools and technologies; tools and skills; tools & technologies; proficiencies; proficiency; computer proficiency; computer literacy; computer knowledge; software; software proficiency; software knowledge; computer software; programming skills; programming languages; programming; knowledge; abilities; qualifications; professional qualifications; professional strengths; professional expertise; what i'm good at; what i can do; stuff i know; toolbox; toolkit; functional skills; accounting skills; leadership skills; skills & expertise; leadership and management skills; skills and knowledge; career strengths; domain expertise; key skills and competencies; key skill; it proficiency; it expertise; computer proficiencies; applications; operating systems; key competence; professional competencies; areas of strength; areas of knowledge; areas of excellence; skills used
    kenntnisse; fahigkeiten; kompetenzen; edv-kenntnisse; edv kenntnisse; it-kenntnisse; it kenntnisse; fachkenntnisse; besondere kenntnisse; kenntnisse und fahigkeiten; fahigkeiten und kenntnisse; technische kenntnisse; qualifikationen; kernkompetenzen; computerkenntnisse; weitere kenntnisse; softwarekenntnisse; technologien; starken; fahigkeiten und kompetenzen; programmierkenntnisse; soziale kompetenzen
    competences; competences techniques; competences cles; competences professionnelles; competences informatiques; informatique; savoir-faire; savoir-etre; aptitudes; outils; atouts; qualites; logiciels; technologies et outils; connaissances; competences et outils
    habilidades; competencias; aptitudes; conocimientos; habilidades tecnicas; conocimientos tecnicos; conocimientos informaticos; informatica; destrezas; capacidades; herramientas; tecnologias; habilidades y competencias; aptitudes y habilidades; competencias clave; habilidades profesionales
    personliche starken; edv; edv- und it-kenntnisse; software und methoden; fachliche kompetenzen; fachliche kenntnisse; fachkompetenzen; methodenkompetenz; personliche fahigkeiten; personliche kompetenzen; zusatzqualifikationen; schlusselqualifikationen; it-fahigkeiten; spezialkenntnisse; schwerpunkte; edv- und fachkenntnisse; anwenderkenntnisse; edv-kenntnisse und software
    domaines de competences; domaines de competence; domaines d'expertise; competences metier; competences personnelles; competences specifiques; competences transversales; savoir faire; savoir etre; connaissances informatiques; connaissances techniques; bureautique; points forts; mes competences; outils informatiques; outils et logiciels
    competencias profesionales; competencias personales; competencias digitales; competencias tecnicas; software y herramientas; conocimientos profesionales; manejo de programas; ofimatica; fortalezas; cualidades; otros conocimientos; areas de conocimiento; habilidades personales; habilidades informaticas; programas informaticos
    vaardigheden; computervaardigheden; competenze; competenze tecniche; competenze digitali; conoscenze informatiche; capacita e competenze; umiejetnosci`,
  certificates: `certifications; certification; certificates; certificate; licenses; licences; license; licensure; credentials; licenses and certifications; licenses and certificates; certifications and licenses; certifications/licenses; certificates and licenses; certifications and licences; professional certifications; professional certification; professional licenses; professional credentials; certifications and training; certification and training; training and certifications; training and certification; trainings and certifications; certifications and trainings; professional certifications and training; technical certifications; certifications and courses; courses and certifications; courses and certificates; certificates and courses; training; trainings; trainings attended; training attended; professional training; professional development; professional trainings; courses; additional training; continuing education; workshops; seminars; workshops and seminars; seminars and workshops; seminars attended; military training; military education; licensures and certifications; accreditations; certifications and credentials; bar admissions; bar admission; admissions; licensure and certifications; licensure and certification; licensure and credentials; job related training; tickets and licences; licences and tickets; technical training; it certifications; relevant training; special training
    zertifikate; zertifizierungen; weiterbildung; weiterbildungen; fortbildung; fortbildungen; lizenzen; zertifikate und weiterbildungen; kurse; seminare; fuhrerschein
    certificats; certifications professionnelles; habilitations; formations complementaires; formation continue
    certificados; certificaciones; cursos; cursos y certificaciones; licencias; formacion complementaria; formacion adicional; cursos y seminarios
    weiterbildungsmassnahmen; berufliche weiterbildung; lehrgange; schulungen; zusatzausbildung; fuhrerscheine; fort- und weiterbildung; fort- und weiterbildungen
    formacion no reglada; otros cursos; cursos realizados; otra formacion; formacion continua; certificaciones y cursos; corsi; certificazioni; cursussen; kursy; szkolenia`,
  languages: `languages; language; language skills; language proficiency; languages known; languages spoken; foreign languages; linguistic skills; spoken languages; language proficiencies; language competence; linguistic proficiency; languages and skills; known languages; human languages
    sprachen; sprachkenntnisse; fremdsprachen; sprachliche kenntnisse
    langues; langues vivantes; competences linguistiques; langues etrangeres; langue
    idiomas; lenguas; idioma; competencias linguisticas
    sprachen und sprachkenntnisse; sprachfertigkeiten; langues parlees; langues maitrisees; niveau de langues; conocimiento de idiomas; conocimientos de idiomas; talen; talenkennis; lingue; lingue straniere; conoscenze linguistiche; linguas; jezyki; jezyki obce; znajomosc jezykow`,
  projects: `projects; project; personal projects; side projects; selected projects; key projects; academic projects; project experience; projects experience; project details; project work; project highlights; projects undertaken; projects handled; projects executed; highlights of projects executed; major projects; notable projects; recent projects; relevant projects; open source; open source projects; open source contributions; portfolio; research projects; academic project; project profile; project summary; professional projects; project undertaken; projects and research; course projects; technical projects; projects done; class projects; current projects; project list; representative projects
    projekte; projekterfahrung; ausgewahlte projekte; eigene projekte
    projets; projets personnels; projets realises; realisations
    proyectos; proyectos personales; proyectos destacados`,
  volunteer: `volunteer; volunteering; volunteerism; volunteer experience; volunteer work; volunteer activities; volunteer service; volunteer history; volunteer positions; community service; community involvement; community engagement; community; community leadership; community activities; community work; social engagement; social work; civic activities; civic involvement; charity; charity work; voluntary work; voluntary experience; volunteer and community service; volunteer/community service; community/volunteer activities; service; pro bono; board mandates; board memberships; board membership; board positions; board roles; board service; board appointments; boards; directorships; mandates; non-executive roles; board experience; professional service; academic service; university service; service to the profession
    ehrenamt; ehrenamtliches engagement; ehrenamtliche tatigkeiten; soziales engagement; engagement; ehrenamtliche tatigkeit
    benevolat; experience benevole; experiences benevoles; engagement associatif; engagements; vie associative
    voluntariado; experiencia de voluntariado; trabajo voluntario`,
  awards: `awards; award; honors; honours; honors and awards; awards and honors; awards and achievements; awards and recognition; awards and recognitions; awards/honors; honors/awards; awards received; honors and activities; achievements; achievement; key achievements; professional achievements; major achievements; selected achievements; accomplishments; core accomplishments; key accomplishments; selected accomplishments; professional accomplishments; major accomplishments; significant accomplishments; accomplishments and awards; recognition; recognitions; professional recognition; professional recognitions; scholarships; scholarships and awards; fellowships; prizes; distinctions; grants; research funding; research grants; grants and funding; funding; grants and fellowships; awards and scholarships; awards and certifications; awards and accomplishments; achievements and awards; achievements and accomplishments; honors and recognition; grants and awards; awards and honours; scholastic achievements; notable achievements; personal achievements
    auszeichnungen; preise; stipendien; erfolge; ehrungen; preise und auszeichnungen
    prix; distinctions; recompenses; bourses; prix et distinctions
    premios; reconocimientos; logros; becas; premios y reconocimientos; honores`,
  publications: `publications; publication; papers; research papers; articles; selected publications; publications and presentations; presentations; conference papers; patents; books; conferences; presentations and publications; patents and publications; journal articles; research publications; recent publications; talks; peer-reviewed publications; papers published; conferences and publications; research and publications
    publikationen; veroffentlichungen; vortrage; patente
    publications et conferences; brevets
    publicaciones; patentes; ponencias`,
  contact: `contact; contact info; contact information; contact details; contacts; personal information; personal details; personal data; personal profile; personal; personalia; personal particulars; get in touch; reach me; find me online; profiles; social; social media; social profiles; links; on the web; online; online presence; address; personal dossier; personal info; contact me; websites; personal vitae; websites, portfolios, profiles; websites and social links; basic information; identity; personal detail
    kontakt; kontaktdaten; personliche daten; personliche angaben; anschrift; angaben zur person; zur person; profile im netz
    coordonnees; contactez-moi; informations personnelles; donnees personnelles; etat civil; reseaux sociaux
    contacto; datos personales; datos de contacto; informacion personal; informacion de contacto; redes sociales
    personalien; personliches; meine daten; kontaktinformationen; mes coordonnees; infos personnelles; persoonlijke gegevens; dati personali; informazioni personali; contatti; dados pessoais; contactos; dane osobowe`,
  other: `references; reference; referees; professional references; references available upon request; referrals; interests; interest; hobbies; hobby; hobbies and interests; interests and hobbies; interests and activities; activities and interests; personal interests; interests/hobbies; areas of interest; research interests; professional interests; activities; activity; activities and honors; activities and awards; activities and leadership; extracurricular; extracurricular activities; extra curricular activities; extra-curricular activities; co-curricular activities; other activities; campus activities; leadership; leadership experience and activities; affiliations; affiliation; professional affiliations; professional affiliation; memberships; membership; professional memberships; professional membership; memberships and affiliations; affiliations and memberships; professional associations; associations; professional organizations; organizations; memberships and associations; professional memberships and affiliations; membership of professional bodies; additional information; additional info; additional details; additional; other information; other; other details; miscellaneous; misc; general information; relevant coursework; related coursework; coursework; courses taken; course work; key courses; relevant courses; declaration; testimonials; recommendations; what others say; availability; security clearance; clearance; keywords; research; research experience and interests; appendix; notes; visa status; passport details; family background; salary; salary history; strengths and weaknesses; publications available; travel; countries worked in; countries visited; signature; thesis; dissertation; legend; philosophy; life philosophy; day of my life; most proud of; military status; place; date; nationality
    interessen; hobbys; hobbies und interessen; interessen und hobbys; referenzen; sonstiges; mitgliedschaften; freizeit; weitere angaben; personliche interessen; sonstige kenntnisse; wehrdienst; zivildienst
    centres d'interet; centres d'interets; loisirs; interets; references professionnelles; divers; associations professionnelles; hobbies et loisirs; autres
    intereses; aficiones; referencias; otros; otros datos; pasatiempos; informacion adicional; datos de interes; afiliaciones; otros datos de interes
    hobbys und interessen; freizeitinteressen; interessen und freizeit; activites; activites extra-professionnelles; activites extraprofessionnelles; passions; interets personnels; mes centres d'interet; permis; permis de conduire; permiso de conducir; carnet de conducir; otra informacion; informacion de interes; disponibilidad; intereses personales; interessi; zainteresowania; interesses; hobby's; referenze`,
};

/**
 * Unusual wordings: a qualifier before a noun that names the section ("Bilingual Support Experience").
 * They count only where the line also looks like a heading.
 */
/** Words that tell the section wherever they stand in a heading that is set as one. */
export const HEADING_WORDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/(?<!\p{L})(?:volunteer|volunteering|volunteerism)(?!\p{L})/u, 'volunteer'],
  [
    /(?<!\p{L})(?:education|educational|academic|academics|ausbildung|schulbildung|formation|formations|educacion|estudios|titulacion)(?!\p{L})/u,
    'education',
  ],
  [
    /(?<!\p{L})(?:experience|experiences|employment|work history|career history|berufserfahrung|werdegang|experiencia|experiencias)(?!\p{L})/u,
    'work',
  ],
  [
    /(?<!\p{L})(?:skills|competencies|proficiencies|expertise|\p{L}*-?kenntnisse|competences|habilidades|competencias|conocimientos)(?!\p{L})/u,
    'skills',
  ],
  [/(?<!\p{L})(?:certifications?|licenses|licensure)(?!\p{L})/u, 'certificates'],
  [/(?<!\p{L})(?:projects|projekte|projets|proyectos)(?!\p{L})/u, 'projects'],
  [/(?<!\p{L})(?:awards|honors|honours)(?!\p{L})/u, 'awards'],
  [/(?<!\p{L})publications(?!\p{L})/u, 'publications'],
];

export const HEADING_PATTERNS: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /^(?:[\p{L}/&'-]+ ){0,2}(?:volunteer|volunteering|community(?! (?:colleges?|schools?|hospital|health|bank|manager)))\b.{0,24}$/u,
    'volunteer',
  ],
  [/^(?:[\p{L}/&',-]+ ){0,4}(?:projects?|project experience)$/u, 'projects'],
  [/^(?:[\p{L}/&',-]+ ){0,4}(?:work|job|employment|career|professional) (?:experiences?|history)\b.{0,24}$/u, 'work'],
  [
    /^(?:[\p{L}/&',-]+ ){1,4}(?:experiences?|employment|work history|internships?|traineeships?|externships?|clerkships?|placements|erfahrung)$/u,
    'work',
  ],
  [
    /^(?:(?:related|relevant|other|additional|previous|professional|work) )?experiences? (?:in|as|with|and|of) [\p{L} &,/-]{3,30}$/u,
    'work',
  ],
  [/^(?:[\p{L}/&',-]+ ){1,3}(?:positions|appointments)$/u, 'work'],
  [/^(?:[\p{L}/&',-]+ ){0,3}(?:education|educational background|studies|qualifications?)$/u, 'education'],
  [/^education\b[\p{L} /&,-]{0,30}$/u, 'education'],
  [
    /^(?:technical|computer|software|language|professional|key|core|relevant|other|additional|special|specific|general|primary|basic|main|it|analytical|business|management|personal|clinical|laboratory|research|digital|creative|design|industry|office)(?: (?:and|&|\/|,)? ?[\p{L}-]+){0,2} (?:skills?|skill sets?|competenc(?:ies|e)|expertise|proficienc(?:ies|y)|knowledge|abilities|strengths)$/u,
    'skills',
  ],
  [/^(?:areas?|summary|highlights?) of [\p{L} &,/-]{3,30}$/u, 'skills'],
  [/^skills?(?: |\/|, )(?:and |& )?[\p{L} &,/-]{3,30}$/u, 'skills'],
  [/^(?:[\p{L}/&',-]+ ){0,3}(?:certifications?|certificates?|licen[sc]es?|licensures?|trainings?)$/u, 'certificates'],
  [/^(?:certifications?|licen[sc]es?|trainings?)(?: |\/|, )(?:and |& )?[\p{L} &,/-]{3,30}$/u, 'certificates'],
  [/^(?:[\p{L}/&',-]+ ){0,3}(?:awards?|honors|honours|accomplishments|achievements|recognitions?)$/u, 'awards'],
  [/^(?:awards?|honors|honours)(?: |\/|, )(?:and |& )?[\p{L} &,/-]{3,30}$/u, 'awards'],
  [/^(?:[\p{L}/&',-]+ ){0,3}(?:publications?|presentations|patents)$/u, 'publications'],
  [/^(?:[\p{L}/&',-]+ ){0,3}(?:summary|profile|objective|overview|statement)$/u, 'summary'],
  [/^(?:personal|contact) [\p{L}]+$/u, 'contact'],
  [
    /^(?:[\p{L}/&',-]+ ){0,3}(?:affiliations?|memberships?|associations|activities|interests|hobbies|references|coursework|information|organizations)$/u,
    'other',
  ],
];
