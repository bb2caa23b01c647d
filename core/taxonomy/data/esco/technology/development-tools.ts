/** ESCO's URIs of the skills of `skills/development-tools.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
`;
