import { phrases } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: headings of sections. */
export const enHeadings = {
  headings: {
    summary: phrases`
      summary; profile; about; about me; objective; objectives; overview; introduction; bio; biography; personal statement;
      mission statement; who i am; in a nutshell; career focus; professional focus; qualifications profile; summary of qualification;
      summary of qualifications; qualification summary; qualifications summary; executive summary; executive profile; job objective;
      position objective; headline; value proposition
    `,
    work: phrases`
      academic career; academic experience; academic positions; experience; experiences; work experience; work experiences;
      professional experience; professional experiences; relevant experience; related experience; other experience; additional experience;
      employment experience; prior experience; previous experience; teaching experience; research experience; industry experience;
      work and volunteer experience; professional work experience; relevant work experience; professional history; experience summary;
      summary of experience; technical experience; professional and work experience; educational experience; leadership experience;
      training experience; work; employment; work history; employment history; career history; job history; history; professional background;
      work background; employment background; career background; background and experience; career highlights; career summary and experience;
      positions held; previous positions; past positions; appointments; professional appointments; academic appointments; internships;
      internship; internship experience; internships and experience; where i've worked; where i worked; where i have worked; what i've done;
      jobs; career; my career; employment record; record of employment; work record; career experience; professional career; career path;
      career progression; work experience and internships; practical experience; industrial experience; military service;
      military experience; military; freelance; freelance work; employers; employment details; details of employment; previous employment;
      current employment; present employment; job experience; organizational experience; organisational experience; present position;
      current position; current positions; present positions; last position; last post; present post; current post; past posts;
      previous posts; posts held; employments; earlier career; early career; earlier experience; earlier roles; previous roles; other roles;
      work and experience; experience and accomplishments; experience and achievements; experience highlights;
      professional experience highlights; assignments; teaching; clinical experience; employment summary; employment profile;
      companies worked; services; vocational experience; career to date; career so far; career details; career timeline; career journey;
      trade history; working history; working life; professional record; professional journey; service history; service record;
      past jobs; previous jobs; past employment; current role; current roles; present role; recent roles; past roles; roles; roles held; placements; contracts;
      contract work; engagements; previous employers; past employers; recent employers; track record; what i have done; jobs i've had;
      jobs i have had; places i've worked; places i have worked; driving history; contract history; my work history
    `,
    education: phrases`
      education; educations; educational summary; education summary; academic summary; educational overview; educational information;
      formal education; educational background; educational qualification; educational qualifications; educational details;
      educational profile; educational credentials; educational history; education and training; education and trainings;
      education & training; training and education; education and credentials; education and certifications; education and certification;
      education/training; education and qualifications; education and professional development; education and honors; education and awards;
      education background; education details; education history; education/certifications; education / certifications; education and skills;
      academic background; academic qualification; academic qualifications; academic details; academic profile; academic record;
      academic records; academic history; academic credentials; academic chronicle; academics; academia; academic; scholastics; scholastic;
      studies; qualification; degrees; degree; schooling; university; university education; where i studied; higher education; college;
      school; my education; academic and professional qualifications; professional qualification; professional education;
      academic projects and education; education qualification; education qualifications; academic achievements; academic preparation; study;
      qualifications and training; qualifications and education; training and qualifications; trade qualifications; trade qualification;
      education and military training; military training and education; education and trade qualifications
    `,
    skills: phrases`
      digital skills; communication and interpersonal skills; organisational skills; organizational skills; skills; skill; top skills; skill set; skillset; skill sets; skills set; core skills; key skills; technical skills; professional skills; it skills;
      computer skills; software skills; soft skills; hard skills; special skills; other skills; additional skills; relevant skills;
      personal skills; language and computer skills; management skills; skill highlights; skills highlights; skills summary;
      professional skills summary; technical skills summary; key skills summary; summary of skills; summary of technical skills; skills and abilities; skills and qualifications; skills and expertise; skills and competencies;
      skills and interests; skills and tools; skills and technologies; skills and strengths; skills/tools; skills & abilities; skill areas;
      skill profile; skills profile; skills inventory; skills overview; skills and hobbies; capabilities and skills; capabilities;
      highlights; highlights of qualifications; highlights of qualification; qualification highlights; core qualifications;
      core competencies; core competency; core strengths; core expertise; key competencies; key strengths; key expertise; key qualifications;
      key highlights; competencies; competences; competence; strengths; strength; expertise; areas of expertise; area of expertise;
      areas of specialization; areas of interest and expertise; specialties; specialities; specialties and skills; technical expertise;
      technical summary; technical profile; technical proficiencies; technical proficiency; technical competencies; technical qualifications;
      technical knowledge; technical strengths; technical tools; technical environment; technical experience and skills; technologies;
      technology; technology skills; technology summary; technical; tech stack; tools; tools and technologies; tools and skills;
      tools & technologies; proficiencies; proficiency; computer proficiency; computer literacy; computer knowledge; software;
      software proficiency; software knowledge; computer software; programming skills; programming languages; programming; knowledge;
      abilities; qualifications; professional qualifications; professional strengths; professional expertise; what i'm good at;
      what i can do; stuff i know; toolbox; toolkit; functional skills; accounting skills; leadership skills; skills & expertise;
      leadership and management skills; skills and knowledge; career strengths; domain expertise; key skills and competencies; key skill;
      it proficiency; it expertise; computer proficiencies; applications; operating systems; key competence; professional competencies;
      areas of strength; areas of knowledge; areas of excellence; skills used; it; systems; systems used; computer packages; software packages; it packages;
      equipment; equipment used; machinery; machinery and equipment; plant and machinery; specialisms; lab techniques; laboratory techniques; techniques; proficient in; proficient with;
      attributes; personal attributes; key attributes; talents; what i bring; what i know
    `,
    certificates: phrases`
      licences and certifications; certifications; certification; certificates; certificate; certs; licenses; licences; license; licensure; credentials;
      licenses and certifications; licenses and certificates; certifications and licenses; certifications/licenses;
      certificates and licenses; certifications and licences; professional certifications; professional certification; professional licenses;
      professional credentials; certifications and training; certification and training; training and certifications;
      training and certification; trainings and certifications; certifications and trainings; professional certifications and training;
      technical certifications; certifications and courses; courses and certifications; courses and certificates; certificates and courses;
      training; trainings; trainings attended; training attended; professional training; professional development; professional trainings;
      courses; additional training; continuing education; workshops; seminars; workshops and seminars; seminars and workshops;
      seminars attended; military training; military education; licensures and certifications; accreditations;
      certifications and credentials; bar admissions; bar admission; admissions; licensure and certifications; licensure and certification;
      licensure and credentials; job related training; tickets and licences; licences and tickets; technical training; it certifications;
      relevant training; special training; registration; registrations; professional registration; professional registrations;
      licences and registrations; licenses and registrations; registrations and licences; registrations and memberships; tickets and cards; cards and tickets; tickets;
      cpd; continuing professional development; continuous professional development; short courses; courses attended; workshops attended;
      courses and workshops; workshops and courses; accreditation; vocational qualifications; additional qualifications; other qualifications; endorsements; ratings;
      certificates held; certifications held; licences held; licenses held; designations; professional designations; licenses and designations; licences and designations; first aid;
      other training; other courses; safety training; mandatory training
    `,
    languages: phrases`
      languages; language; language skills; language proficiency; languages known; languages spoken; foreign languages; linguistic skills;
      spoken languages; language proficiencies; language competence; linguistic proficiency; languages and skills; known languages;
      human languages
    `,
    projects: phrases`
      projects; project; personal projects; side projects; selected projects; key projects; academic projects; project experience;
      projects experience; project details; project work; project highlights; projects undertaken; projects handled; projects executed;
      highlights of projects executed; major projects; notable projects; recent projects; relevant projects; open source;
      open source projects; open source contributions; portfolio; research projects; academic project; project profile; project summary;
      professional projects; project undertaken; projects and research; course projects; technical projects; projects done; class projects;
      current projects; project list; representative projects
    `,
    volunteer: phrases`
      volunteer; volunteering; volunteerism; volunteer experience; volunteer work; volunteer activities; volunteer service;
      volunteer history; volunteer positions; community service; community involvement; community engagement; community;
      community leadership; community activities; community work; social engagement; social work; civic activities; civic involvement;
      charity; charity work; voluntary work; voluntary experience; volunteer and community service; volunteer/community service;
      community/volunteer activities; service; pro bono; board mandates; board memberships; board membership; board positions; board roles;
      board service; board appointments; boards; positions of responsibility; position of responsibility; directorships; mandates; non-executive roles; board experience; professional service;
      academic service; university service; service to the profession; giving back; voluntary roles; voluntary role; unpaid work; unpaid roles; trusteeships; trustee roles
    `,
    awards: phrases`
      awards; award; honors; honours; honors and awards; awards and honors; awards and achievements; awards and recognition;
      awards and recognitions; awards/honors; honors/awards; awards received; honors and activities; achievements; achievement;
      key achievements; professional achievements; major achievements; selected achievements; accomplishments; core accomplishments;
      key accomplishments; selected accomplishments; professional accomplishments; major accomplishments; significant accomplishments;
      accomplishments and awards; recognition; recognitions; professional recognition; professional recognitions; scholarships;
      scholarships and awards; fellowships; prizes; distinctions; grants; research funding; research grants; grants and funding; funding;
      grants and fellowships; awards and scholarships; awards and certifications; awards and accomplishments; achievements and awards;
      achievements and accomplishments; honors and recognition; grants and awards; awards and honours; scholastic achievements;
      notable achievements; personal achievements
    `,
    publications: phrases`
      publications; publication; papers; research papers; articles; selected publications; publications and presentations; presentations;
      conference papers; patents; books; conferences; presentations and publications; patents and publications; journal articles;
      research publications; recent publications; talks; peer-reviewed publications; papers published; conferences and publications;
      research and publications
    `,
    contact: phrases`
      contact; contact info; contact information; contact details; contacts; personal information; personal details; personal data;
      personal profile; personal; personalia; personal particulars; get in touch; reach me; find me online; profiles; social; social media;
      social profiles; links; on the web; online; online presence; address; personal dossier; personal info; contact me; websites;
      personal vitae; websites, portfolios, profiles; websites and social links; basic information; identity; personal detail
    `,
    other: phrases`
      references; reference; referees; professional references; references available upon request; referrals; interests; interest; hobbies;
      hobby; hobbies and interests; interests and hobbies; interests and activities; activities and interests; personal interests;
      interests/hobbies; areas of interest; research interests; professional interests; activities; activity; activities and honors;
      activities and awards; activities and leadership; extracurricular; extracurricular activities; extra curricular activities;
      extra-curricular activities; co-curricular activities; other activities; campus activities; leadership;
      leadership experience and activities; affiliations; affiliation; professional affiliations; professional affiliation; memberships;
      membership; professional memberships; professional membership; memberships and affiliations; affiliations and memberships;
      professional associations; associations; professional organizations; organizations; memberships and associations;
      professional memberships and affiliations; membership of professional bodies; additional information; additional info;
      additional details; additional; other information; other; other details; miscellaneous; misc; general information; relevant coursework;
      related coursework; coursework; courses taken; course work; key courses; relevant courses; declaration; testimonials; recommendations;
      what others say; availability; security clearance; clearance; keywords; research; research experience and interests; appendix; notes;
      visa status; passport details; family background; salary; salary history; strengths and weaknesses; publications available; travel;
      countries worked in; countries visited; signature; thesis; dissertation; legend; philosophy; life philosophy; day of my life;
      pastimes; leisure; leisure activities; leisure interests; outside interests; outside work; outside of work; away from work; free time; spare time;
      most proud of; military status; place; date; nationality; courses taught; courses taught and developed; classes taught; modules taught; subjects taught;
      courses developed; theses supervised; student supervision; students supervised; committees; committee work; committee service; committee memberships;
      peer review; peer reviewing; media appearances
    `,
    noHeading: [],
  },
  headingWords: {
    volunteer: phrases`volunteer; volunteering; volunteerism`,
    education: phrases`education; educational; academic; academics`,
    work: phrases`experience; experiences; employment; work history; career history`,
    skills: phrases`skills; competencies; proficiencies; expertise`,
    certificates: phrases`certifications?; licenses; licensure`,
    projects: phrases`projects`,
    awards: phrases`awards; honors; honours`,
    publications: phrases`publications`,
    objective: phrases`objecti`,
    inLine: phrases`(?:Work|Professional|Employment|Career) (?:Experience|History); Education; Technical Skills`,
    bracketed: phrases`\p{L}+ experience`,
    notTitles: phrases`s; ship; practicum`,
    coursesInside: phrases`courses?(?:work)?`,
    degreesOrSkills: phrases`(?:\p{L}+ (?:and )?)?qualifications?`,
    unpaid: phrases`
      (?:[\p{L}-]+ ){0,4}(?:activit(?:y|ies)|extracurriculars?|memberships?|affiliations?|associations|organi[sz]ations)(?: and [\p{L} ]+)?;
      leadership(?: and (?:activities|service|involvement|community|volunteering)[\p{L} ]*)?
    `,
    alsoItems: phrases`
      it; systems; equipment; machinery; specialisms; techniques; attributes; talents; roles; placements; contracts; contract work; engagements; track record;
      service record; accreditation; endorsements; ratings; designations; first aid; safety training; mandatory training; other training
    `,
    interestsAtWork: phrases`research; professional; technical; academic; clinical; scientific; career; teaching; areas?; business; industry; study; work`,
    pastimes: phrases`
      leisure(?: [\p{L}]+)?; (?:outside|away from)(?: of)? work; (?:free|spare) time; (?:[\p{L}-]+ ){0,4}(?:hobby|hobbies|pastimes|interests?)(?: and [\p{L} ]+)?; (?:activities|leisure) and (?:interests|hobbies)
    `,
    references: phrases`
      (?:[\p{L}-]+ ){0,4}(?:references?|referees?|referrals|testimonials|recommendations)(?: [\p{L} ]+)?; what others say
    `,
    tableHeads: phrases`degree; college; university; school; institute; qualification; course; board; place`,
  },
  headingPatterns: {
    volunteer: phrases`
      ^(?:[\p{L}/&'-]+ ){0,2}(?:volunteer|volunteering|community(?! (?:colleges?|schools?|hospital|health|bank|manager)))\b.{0,24}$
    `,
    projects: phrases`^(?:[\p{L}/&',-]+ ){0,4}(?:projects?|project experience)$`,
    work: phrases`
      ^(?:[\p{L}/&',-]+ ){0,4}(?:work|job|employment|career|professional) (?:experiences?|history)\b.{0,24}$;
      ^(?:[\p{L}/&',-]+ ){1,4}(?:experiences?|employment|work history|internships?|traineeships?|externships?|clerkships?|placements|erfahrung)$;
      ^(?:(?:related|relevant|other|additional|previous|professional|work) )?experiences? (?:in|as|with|and|of) [\p{L} &,/-]{3,30}$;
      ^(?:[\p{L}/&',-]+ ){1,3}(?:positions|appointments)$
    `,
    education: phrases`
      ^(?:[\p{L}/&',-]+ ){0,3}(?:education|educational background|studies|qualifications?)$; ^education\b[\p{L} /&,-]{0,30}$
    `,
    skills: phrases`
      ^(?:technical|computer|software|language|professional|key|core|relevant|other|additional|special|specific|general|primary|basic|main|it|analytical|business|management|personal|clinical|laboratory|research|digital|creative|design|industry|office)(?: (?:and|&|/|,)? ?[\p{L}-]+){0,2} (?:skills?|skill sets?|competenc(?:ies|e)|expertise|proficienc(?:ies|y)|knowledge|abilities|strengths)$;
      ^(?:areas?|summary|highlights?) of [\p{L} &,/-]{3,30}$; ^skills?(?: |/|, )(?:and |& )?[\p{L} &,/-]{3,30}$
    `,
    certificates: phrases`
      ^(?:[\p{L}/&',-]+ ){0,3}(?:certifications?|certificates?|licen[sc]es?|licensures?|trainings?)$;
      ^(?:certifications?|licen[sc]es?|trainings?)(?: |/|, )(?:and |& )?[\p{L} &,/-]{3,30}$
    `,
    awards: phrases`
      ^(?:[\p{L}/&',-]+ ){0,3}(?:awards?|honors|honours|accomplishments|achievements|recognitions?)$;
      ^(?:awards?|honors|honours)(?: |/|, )(?:and |& )?[\p{L} &,/-]{3,30}$
    `,
    publications: phrases`^(?:[\p{L}/&',-]+ ){0,3}(?:publications?|presentations|patents)$`,
    summary: phrases`^(?:[\p{L}/&',-]+ ){0,3}(?:summary|profile|objective|overview|statement)$`,
    contact: phrases`^(?:personal|contact) [\p{L}]+$`,
    other: phrases`
      ^(?:[\p{L}/&',-]+ ){0,3}(?:affiliations?|memberships?|associations|activities|interests|hobbies|references|coursework|information|organizations)$
    `,
  },
} satisfies Pick<Lexicon, 'headings' | 'headingWords' | 'headingPatterns'>;
