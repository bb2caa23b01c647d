/** ESCO's URIs of the skills of `skills/business-software.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
geographic-information-systems | http://data.europa.eu/esco/skill/377861af-f966-4c87-a2db-7e99904312b9
`;
