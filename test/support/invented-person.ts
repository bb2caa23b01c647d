import fc from 'fast-check';
import type { Career, GenderWords } from './careers.js';

/** Whatever could show a reader gender, age, origin, family, faith or means, as it is in resumes. All invented. */
export interface InventedPerson {
  name: string;
  contact: string[];
  /** Statements about the person, one a line. */
  statements: string[];
  /** Whether they are under the name, or at the end under a heading of their own. */
  place: 'top' | 'end';
  /** One more of them, in the middle of the summary. */
  aside: string;
  gender: GenderWords['gender'];
  school: string;
  graduated: number;
}

export const NAMES = [
  'Mara Lindqvist',
  'Thomas Weber',
  'Aisha Okonkwo-Bello',
  'Nguyen Thi Lan',
  'María José Peña Ruiz',
  "Sean O'Malley",
  'Zoë van der Berg',
  'ABDUL RAHMAN KHAN',
  'Ms. Priya Raghunathan',
  'Mr. Oluwaseun Adebayo',
  'Mrs Ingeborg Halvorsen',
  'Fatima El-Idrissi',
  'Kowalczyk, Małgorzata',
  'Li Wei',
  'DeShawn Carterwell',
  'Björn Þorvaldsson',
];

export const CONTACTS = [
  ['12 Harbour Lane, 20457 Hamburg, Germany', '+49 40 901820 | person@example.com'],
  ['4 Mill Road, Leeds LS1 4AB, United Kingdom', 'Tel: +44 113 496 0123', 'E-Mail: person@example.org'],
  ['Calle Mayor 7, 28013 Madrid, Spain', 'person@example.com'],
  ['88 Ocean Drive, Miami, FL 33139', '(305) 555-0142', 'linkedin.com/in/some-person'],
  ['15 Awolowo Road, Ikoyi, Lagos, Nigeria', 'person@example.com · +234 1 555 0100'],
  ['person@example.net', 'https://person.example.net'],
];

export const SCHOOLS = [
  'University of Hamburg',
  'Lagos State University',
  'Stanford University',
  'Universidad de Sevilla',
  'Spelman College',
  'Indian Institute of Technology Bombay',
  "Queen's University Belfast",
  'Universität Wien',
];

/** In several wordings, by the language of the resume. */
export const STATEMENTS: Readonly<Record<Career['language'], readonly string[]>> = {
  en: [
    'Date of birth: 04.05.1968',
    'DOB: 12 March 1999',
    'Born: 1971',
    'Born on 3 July 1985 in Lahore, Pakistan',
    'Age: 24',
    'Age 57',
    'I am 52 years old.',
    'Gender: female',
    'Sex: Male',
    'Pronouns: they/them',
    'Nationality: Nigerian',
    'Nationality: French',
    'Citizenship: Polish, Canadian',
    'Place of birth: Manila, Philippines',
    'Ethnicity: Hispanic or Latino',
    'Marital status: married, two children',
    'Marital Status: Single',
    'Married, three children',
    'Mother of two',
    'Proud father of three',
    "Father's name: Harish Raghunathan",
    "Husband's name: Ola Halvorsen",
    'Religion: Muslim',
    'Church: Roman Catholic',
    'Disability: none',
    'Passport no: X0000000',
    'Photo attached',
  ],
  de: [
    'Geburtsdatum: 04.05.1968',
    'Geboren am 12.03.1999 in Ankara',
    'Alter: 57 Jahre',
    'Geschlecht: weiblich',
    'Staatsangehörigkeit: türkisch',
    'Nationalität: Deutsch',
    'Familienstand: verheiratet, zwei Kinder',
    'Familienstand: ledig',
    'Konfession: evangelisch',
  ],
  fr: [
    'Date de naissance : 04/05/1968',
    'Née le 12 mars 1999 à Alger',
    'Né le 3 juillet 1985 à Lyon',
    'Âge : 41 ans',
    'Sexe : féminin',
    'Nationalité : française',
    'Situation familiale : mariée, deux enfants',
    'Célibataire',
  ],
  es: [
    'Fecha de nacimiento: 04/05/1968',
    'Nacida en Lima el 12 de marzo de 1999',
    'Edad: 57 años',
    'Sexo: femenino',
    'Nacionalidad: peruana',
    'Estado civil: casada, dos hijos',
    'Estado civil: soltero',
  ],
};

export const ASIDES = [
  '',
  ' A 47-year-old mother of two.',
  ' At 29 the youngest of the team.',
  ' Married for 20 years, with three grown children.',
  ' Born in Ghana, living here for 30 years.',
  ' A practising Catholic and a proud grandfather.',
  ' Back at work after four years of parental leave.',
];

const PERSONAL_HEADING: Readonly<Record<Career['language'], string>> = {
  en: 'Personal Details',
  de: 'Persönliche Daten',
  fr: 'Informations personnelles',
  es: 'Datos personales',
};

export function inventedPerson(language: Career['language']): fc.Arbitrary<InventedPerson> {
  return fc.record({
    name: fc.constantFrom(...NAMES),
    contact: fc.constantFrom(...CONTACTS),
    statements: fc.subarray([...STATEMENTS[language]], { maxLength: 4 }),
    place: fc.constantFrom('top' as const, 'end' as const),
    aside: fc.constantFrom(...ASIDES),
    gender: fc.constantFrom('female' as const, 'male' as const, 'neutral' as const),
    school: fc.constantFrom(...SCHOOLS),
    graduated: fc.integer({ min: 1979, max: 2012 }),
  });
}

const WORDS: Readonly<Record<GenderWords['gender'], GenderWords>> = {
  female: { gender: 'female', pronoun: 'She', possessive: 'her' },
  male: { gender: 'male', pronoun: 'He', possessive: 'his' },
  neutral: { gender: 'neutral', pronoun: 'They', possessive: 'their' },
};

/** The text of a resume: the same career of another person. */
export function resumeOf(person: InventedPerson, career: Career): string {
  const { name, contact, statements, place, aside, gender, school, graduated } = person;
  const isAtEnd = place === 'end' && statements.length > 0;
  return [
    name,
    ...contact,
    ...(isAtEnd ? [] : statements),
    '',
    ...career.lines({ words: WORDS[gender], aside, learnt: { school, from: graduated - 3, to: graduated } }),
    ...(isAtEnd ? ['', PERSONAL_HEADING[career.language], ...statements] : []),
  ].join('\n');
}
