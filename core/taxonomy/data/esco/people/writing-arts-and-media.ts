/** ESCO's URIs of the skills of `skills/writing-arts-and-media.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
acting | http://data.europa.eu/esco/skill/74be20a7-fcfe-4715-bb62-8937a547a982
art-handling | http://data.europa.eu/esco/skill/e3e95567-666a-42bd-8565-ed3e4d3bb378
art-history | http://data.europa.eu/esco/skill/6c6f0d6e-1f31-4413-b2ee-dabe135b29a7
choreography | http://data.europa.eu/esco/skill/15781a5c-7f8a-4433-9c85-2eddfd3ab8f6
dance-performance | http://data.europa.eu/esco/skill/2aeadb90-7ddc-4329-9268-8d5a6bf76b99
journalism | http://data.europa.eu/esco/skill/3391d6dd-d584-4c8c-9af9-d2f0c45e2b4b
music-composition | http://data.europa.eu/esco/skill/c109d892-3665-4743-877b-2ba23834e9e0
music-theory | http://data.europa.eu/esco/skill/d11e4683-d2fe-45fd-bb1a-e995f7877851
singing | http://data.europa.eu/esco/skill/e50a68c5-2a5d-4815-8bd1-e4334aed7683
songwriting | http://data.europa.eu/esco/skill/6034b475-1c5c-4695-a0db-46a7bfa4537c
style-guides | http://data.europa.eu/esco/skill/e33f2942-c4e7-4cfa-8b5a-4e068ab5b1aa
`;
