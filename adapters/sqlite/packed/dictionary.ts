/**
 * What the JSON of intelligence and of features repeats, most frequent last: members and values of the schema, none of a person. Never changed: stored
 * rows were made with it. A better one is a second one, with a number of its own.
 */
export const FIRST_DICTIONARY: string = [
  '"remote":"hybrid"},"employmentType":"availability":"workAuthorization":"salary":"management-experience""openToRemote":true"https://www."The title \\" s',
  'ays so.The summary says so."because":["The profile names no level." months of experience." years of experience, now Most supported skills: . Highest e',
  'ducation: doctorate.bachelor.vocational.secondary.master."highestLevel":"bachelor","fields":["computer-science"],"field":"education":{"highestLevel":"',
  'master","fields":[]},"languages":[{"code":"de","level":"B2"},{"code":"fr","level":"native"},{"code":"en","level":"C1","written":true}],"certifications',
  '":[{"name":"issuer":"expires":"issuedAt":"findings":[{"code":"work.overlap","severity":"warning","message":"path":"/profile/work/2","gap":"code":"work',
  '.missing_employer","severity":"info","resume.section_short"quality":{"score":100,"findings":[]}}"evidence":[{"path":"/profile/basics/email","quote":""',
  ',"start":,"end":,"page":1,"section":"experience","source":"resume"},"provenance":{"basics":"resume","work":"resume","education":"resume","skills":"res',
  'ume","languages":"resume"},{"basics":"caller","work":"caller","education":"caller","skills":"caller","languages":"caller"},"codes":{"isco08":"2330","o',
  'netSoc":"25-2031.00","onetSoc":"15-1252.00"}},{"id":","label":","confidence":1,"fromTitle":""occupations":[{"id":"family":"weight":0.6},{"id":"","fami',
  'ly":"titleWords":[{"word":"manager","weight":2},{"word":"senior","weight":1},{"word":"engineer","weight":3}],"hasSkillData":true,"experienceMonths":14',
  '1,"seniority":{"level":"junior","confidence":0.9,"level":"mid","level":"lead","level":"director","level":"executive","level":"senior","confidence":0.7',
  ',"because":[""experience":{"totalMonths":120,"managementMonths":0,"averageMonthsPerEmployer":40,"currentTitle":"currentEmployer":null,"currentTitle":n',
  'ull,"occupations":[],"seniority":null,"education":null,"languages":[],"certifications":[],"experienceMonths":null,{"generatedAt":"2026-01-15T12:00:00.',
  '000Z","engineVersion":"1.9.1","taxonomyVersion":"2026.11.18","inputHash":"","summary":"","skills":[{"id":"","months":24,"lastUsed":"2024-06","mentions',
  '":[""],"foundIn":["/profile/basics/summary"],"confidence":0.85,"codes":{"esco":"http://data.europa.eu/esco/skill/"}},{"id":"","name":"","as":"","type"',
  ':"soft","months":12,"lastUsed":"2023-12"},{"id":"","name":"","type":"technical","months":36,"lastUsed":"2025-11","mentions":[""],"foundIn":["/profile/',
  'skills/0","/profile/work/0","/profile/work/1","/profile/work/2"],"confidence":0.97},{"id":"","name":"","type":"professional","months":null,"lastUsed":',
  'null,"mentions":[""],"foundIn":["/profile/skills/1"],"confidence":0.95,"codes":{"esco":"http://data.europa.eu/esco/skill/',
].join('');
