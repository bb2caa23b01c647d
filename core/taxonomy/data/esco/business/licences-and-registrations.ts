export const uris = String.raw`
`;
