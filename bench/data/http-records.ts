import { PROFESSIONS } from './profession-phrases.js';
import { seededRandom } from './talent-pool.js';

const random = seededRandom(17);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const some = <T>(list: readonly T[], count: number): T[] =>
  [...list].sort(() => random() - 0.5).slice(0, Math.min(count, list.length));
const sentence = (text: string): string => text.replaceAll('#', () => String(2 + Math.floor(random() * 40)));

const CITIES = ['Berlin', 'Hamburg', 'Leipzig', 'Bremen', 'Kassel', 'Mainz', 'Ulm', 'Jena'];
const SYLLABLES = 'ba be da del fen gar ha il jo ka len lo ma mi na or pel qui ra sa tor ul ve wen xi ya zo'.split(' ');
/** Hardly ever the same twice, as the names of people are not. */
const inventedName = (): string => {
  const name = some(SYLLABLES, 3).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The body of a POST of an invented candidate: about 1.5 KB. */
export function candidateBody(index: number): string {
  const { titles, employers, degree, school, skills, duties } = pick(PROFESSIONS);
  return JSON.stringify({
    externalId: `bench-${String(index)}`,
    profile: {
      basics: {
        name: `${inventedName()} ${inventedName()}`,
        label: titles[0],
        email: `candidate.${String(index)}@example.com`,
        location: { city: pick(CITIES), countryCode: 'DE' },
      },
      work: titles.slice(0, 3).map((position, at) => ({
        name: pick(employers),
        position,
        startDate: `${String(2022 - at * 4)}-0${String(1 + Math.floor(random() * 9))}`,
        ...(at > 0 && { endDate: `${String(2025 - at * 4)}-11` }),
        highlights: some(duties, 2).map(sentence),
      })),
      education: [{ institution: school, studyType: degree, startDate: '2006', endDate: '2010' }],
      skills: some(skills, 8).map((name) => ({ name })),
      languages: [{ language: 'English', fluency: 'C1' }],
    },
    tags: ['spring-2026'],
  });
}

/** The body of a POST of an invented job that can be published. */
export function jobBody(index: number): string {
  const { titles, employers, skills, duties } = pick(PROFESSIONS);
  const [first, second, ...others] = some(skills, 6);
  return JSON.stringify({
    externalId: `bench-job-${String(index)}`,
    title: pick(titles),
    description: some(duties, 3).map(sentence).join('. '),
    hiringOrganization: { name: pick(employers) },
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    requirements: {
      skills: [
        { name: first, importance: 'required', minMonths: 24 },
        { name: second, importance: 'required' },
        ...others.map((name) => ({ name, importance: 'preferred' })),
      ],
      experience: { minMonths: 24 },
      languages: [{ code: 'en', minLevel: 'B2' }],
    },
  });
}
