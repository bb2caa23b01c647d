/** ESCO's URIs of the skills of `skills/programming-languages.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
apl | http://data.europa.eu/esco/skill/58d7a289-dafd-4363-833f-d1dc4140885e
coffeescript | http://data.europa.eu/esco/skill/993b1e23-f2de-4bd8-b33f-f86dde1c8e9d
`;
