/** ESCO's URIs of the skills of `skills/fitness-beauty-and-personal-care.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
babysitting | http://data.europa.eu/esco/skill/a6354281-5578-46ac-a9db-d179d9962b98
barbering | http://data.europa.eu/esco/skill/98b28b00-81e6-41f0-8283-2335c9f5d3f3
dance-instruction | http://data.europa.eu/esco/skill/c6f88b89-ce2c-4b8c-a133-7ee95bc48efa
embalming | http://data.europa.eu/esco/skill/43429ca9-c787-49dc-a082-8baae817fd2d
exercise-science | http://data.europa.eu/esco/skill/dbf04479-0dd1-437f-a6ed-3b43157e5d35
facials | http://data.europa.eu/esco/skill/cbe6e2a5-f7bc-4162-9803-fcb9ecd86052
hair-coloring | http://data.europa.eu/esco/skill/26db1e50-aa8f-407c-87b9-87a48dd4d29a
haircutting | http://data.europa.eu/esco/skill/03d8e93a-861a-45d3-a2d6-80781d6af1c9
hairdressing | http://data.europa.eu/esco/skill/d2c5d356-43d9-4118-827c-6801e32a452a
massage-therapy | http://data.europa.eu/esco/skill/f8bc0c97-e56f-4f19-bedc-fededf7bea26
permanent-makeup | http://data.europa.eu/esco/skill/3c221311-a579-4006-a595-d9aa6021c25e
pilates | http://data.europa.eu/esco/skill/c12f64ca-7dfd-4e4d-b38d-e11ea6c9e7f2
sports-nutrition | http://data.europa.eu/esco/skill/57437c77-18a4-45f2-aedd-5e146fc56681
swim-instruction | http://data.europa.eu/esco/skill/8dd42bbd-0c08-461d-8790-a2ef21adbb73
waxing | http://data.europa.eu/esco/skill/a4d11250-9fd2-4dc6-b998-0fcf529aeb86
yoga | http://data.europa.eu/esco/skill/3abfda93-0f26-46ac-bf92-d5917047e90b
`;
