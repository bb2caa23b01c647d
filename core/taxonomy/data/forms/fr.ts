export const skills = String.raw`
`;

export const titles = String.raw`
`;

export const seniority = String.raw`
`;
