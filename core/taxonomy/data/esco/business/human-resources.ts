/** ESCO's URIs of the skills of `skills/human-resources.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
diversity-inclusion | http://data.europa.eu/esco/skill/117df904-d348-4f14-bc92-feaaccba4ece
employee-retention | http://data.europa.eu/esco/skill/f77b73f0-8c65-4389-a3ae-3a57a73ad148
human-resources | http://data.europa.eu/esco/skill/e437eba1-3e22-41f2-8703-741e94785cba
interviewing | http://data.europa.eu/esco/skill/324f0243-1a21-4f5c-9f71-52eebc2596ed
job-descriptions | http://data.europa.eu/esco/skill/b3d9442d-1fb8-46cd-a947-154a42221f28
labor-law | http://data.europa.eu/esco/skill/97b713f0-b9e8-4903-8dee-7e0b4019a1c0
recruiting | http://data.europa.eu/esco/skill/496932f1-0b6b-4f73-9432-d95c7ddcd43b
taleo | http://data.europa.eu/esco/skill/d87fe0be-9055-4a76-a444-e98b5bfad9d8
training-development | http://data.europa.eu/esco/skill/517f678e-001b-4985-acb4-9edc3500d74c
volunteer-management | http://data.europa.eu/esco/skill/232f854a-f5b9-4d8a-8499-23f59852273c
`;
