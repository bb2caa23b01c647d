/** Words of a resume that show the gender of the candidate. */
export interface GenderWords {
  gender: 'female' | 'male' | 'neutral';
  /** Begins a sentence about the person. */
  pronoun: string;
  possessive: string;
}

/** What differs between persons within the account of a career. */
export interface Wording {
  words: GenderWords;
  /** A sentence about the person in the summary, or nothing. */
  aside: string;
  learnt: SchoolYears;
}

export interface SchoolYears {
  school: string;
  from: number;
  to: number;
}

/** What a person has done and can do, in one language. Everything that differs between persons is put in from outside. */
export interface Career {
  name: string;
  language: 'en' | 'de' | 'fr' | 'es';
  lines(wording: Wording): string[];
}

/** The form of a word for a gender. */
function form({ gender }: GenderWords, female: string, male: string, neutral = male): string {
  return gender === 'female' ? female : gender === 'male' ? male : neutral;
}

// All people, firms and careers are invented.
export const CAREERS: readonly Career[] = [
  {
    name: 'developer',
    language: 'en',
    lines: ({ words: { pronoun, possessive }, aside, learnt: { school, from, to } }) => [
      'Summary',
      `Backend developer who likes quiet systems. ${pronoun} mentors juniors and writes ${possessive} designs down.${aside}`,
      'Experience',
      'Senior Backend Developer, Nordlicht Systems GmbH',
      'Jan 2019 - Present',
      `- ${pronoun} designed services in TypeScript on PostgreSQL and Kafka.`,
      '- Ran them on Kubernetes with Docker.',
      'Software Developer, Brightloom Ltd',
      'Mar 2014 - Dec 2018',
      `- ${pronoun} built web applications with Java and Spring Boot.`,
      'Education',
      `Bachelor of Science in Computer Science, ${school}, ${String(from)} - ${String(to)}`,
      'Skills',
      'TypeScript, Node.js, PostgreSQL, Docker, Kubernetes',
    ],
  },
  {
    name: 'nurse',
    language: 'en',
    lines: ({ words: { pronoun, possessive }, learnt: { school, to } }) => [
      'Experience',
      'Registered Nurse, Seaview Clinic',
      'Jun 2015 - Present',
      `- ${pronoun} gave patient care and wound care on a surgical ward.`,
      `- Trained ${possessive} colleagues in medication administration and triage.`,
      'Education',
      `Bachelor of Science in Nursing, ${school}, ${String(to)}`,
      'Certifications',
      'Basic Life Support (BLS)',
      'Skills',
      'Patient care, Wound care, Medication administration, Triage',
    ],
  },
  {
    name: 'accountant',
    language: 'en',
    lines: ({ words, aside, learnt: { school, from, to } }) => [
      'Profile',
      `Accountant with nine years in manufacturing. ${words.pronoun} closes the month in four days.${aside}`,
      'Work Experience',
      'Accountant | Fennmark Paper plc | 02/2016 - 01/2025',
      `${words.pronoun} prepared financial statements and handled accounts payable and accounts receivable in SAP.`,
      'Education and Training',
      `${school}`,
      `Bachelor of Commerce, Accounting, ${String(from)} to ${String(to)}`,
      'Key Skills',
      'Financial reporting, Accounts payable, Bank reconciliation, SAP, Microsoft Excel',
    ],
  },
  {
    name: 'salesperson',
    language: 'en',
    lines: ({ words, learnt: { school, to } }) => [
      'EMPLOYMENT HISTORY',
      `${form(words, 'Saleswoman', 'Salesman', 'Salesperson')}, Harbour Outfitters`,
      'April 2017 - March 2024',
      `${words.pronoun} advised customers, ran the cash register and did the visual merchandising.`,
      `${form(words, 'Waitress', 'Waiter')}, Cafe Lindgren`,
      'May 2014 - March 2017',
      `${words.pronoun} served guests and kept ${words.possessive} section in order.`,
      'EDUCATION',
      `High School Diploma, ${school}, ${String(to)}`,
      'SKILLS',
      'Customer service, Upselling, Cash handling, Inventory management',
    ],
  },
  {
    name: 'site supervisor',
    language: 'en',
    lines: ({ words, learnt: { school, to } }) => [
      'Experience',
      `${form(words, 'Forewoman', 'Foreman', 'Foreperson')}, Carrowdale Construction`,
      '2016 - 2025',
      `- ${words.pronoun} led a crew of twelve, read blueprints and kept the site safe.`,
      'Electrician, Voltmere Ltd',
      '2009 - 2016',
      '- Electrical wiring, conduit bending and troubleshooting in new houses.',
      'Education',
      `Associate Degree in Electrical Technology, ${school} (${String(to)})`,
      'Skills',
      'Electrical wiring, Blueprint reading, Site safety, Team leadership',
    ],
  },
  {
    name: 'teacher',
    language: 'en',
    lines: ({ words: { pronoun, possessive }, learnt: { school, from, to } }) => [
      'Teaching Experience',
      'Mathematics Teacher, Oakmere Secondary School',
      'September 2012 - Present',
      `- ${pronoun} taught algebra and statistics to ${possessive} classes of thirty.`,
      '- Lesson planning, curriculum development and classroom management.',
      'Education',
      `Master of Education, ${school}, ${String(from)}-${String(to)}`,
      'Languages',
      'English (native), French (B2)',
      'Skills',
      'Classroom management, Lesson planning, Curriculum development, Statistics',
    ],
  },
  {
    name: 'bookkeeper, in German',
    language: 'de',
    lines: ({ words, learnt: { school, from, to } }) => [
      'Berufserfahrung',
      '03/2015 - 12/2024',
      `${form(words, 'Buchhalterin', 'Buchhalter')}, Tannhof Möbel GmbH`,
      '- Kreditorenbuchhaltung und Monatsabschluss in SAP und DATEV',
      'Ausbildung',
      `${String(from)} - ${String(to)} ${school}, Bachelor Betriebswirtschaft`,
      'Kenntnisse',
      'SAP, DATEV, Microsoft Excel, Buchhaltung',
      'Sprachen',
      'Deutsch (Muttersprache), Englisch (B2)',
    ],
  },
  {
    name: 'web developer, in French',
    language: 'fr',
    lines: ({ words, learnt: { school, from, to } }) => [
      'Expérience professionnelle',
      `${form(words, 'Développeuse web', 'Développeur web')}, Atelier Brumaire`,
      'janvier 2018 - décembre 2024',
      '- Applications web en JavaScript, React et PHP',
      'Formation',
      `Licence informatique, ${school}, ${String(from)} - ${String(to)}`,
      'Compétences',
      'JavaScript, React, PHP, MySQL, Git',
    ],
  },
  {
    name: 'nurse, in Spanish',
    language: 'es',
    lines: ({ words, learnt: { school, from, to } }) => [
      'Experiencia laboral',
      `${form(words, 'Enfermera', 'Enfermero')}, Clínica Miravalle`,
      'enero 2016 - diciembre 2023',
      '- Triage y cuidados intensivos',
      'Educación',
      `Grado en Enfermería, ${school}, ${String(from)} - ${String(to)}`,
      'Habilidades',
      'Triage, Patient care, Wound care',
    ],
  },
];
