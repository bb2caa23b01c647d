/** ESCO's URIs of the skills of `skills/office.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
administrative-support | http://data.europa.eu/esco/skill/6a609f8f-1451-4102-ad2d-62c5270e1237
appointment-scheduling | http://data.europa.eu/esco/skill/933e7ccf-5d56-46ba-aca4-857f826a6b3a
clerical-work | http://data.europa.eu/esco/skill/ab986bc4-df92-4351-9ac1-aa75af943cf7
computer-literacy | http://data.europa.eu/esco/skill/d15ce60f-ddab-41ce-ba56-398451b77b60
desktop-publishing | http://data.europa.eu/esco/skill/c46cf6f9-8b1e-44b9-a529-f5774c9167dd
document-management | http://data.europa.eu/esco/skill/ea1bf5e5-e7f0-4d2c-a415-1c39c00512b1
filing | http://data.europa.eu/esco/skill/3d427a49-4f85-42cd-8a92-62d4a34f41a1
internet-research | http://data.europa.eu/esco/skill/ba93b71b-c433-4a01-8246-ed2daa85a9a2
meeting-coordination | http://data.europa.eu/esco/skill/906c9e66-bdee-4f8e-93d7-88d9fcf39a0a
microsoft-access | http://data.europa.eu/esco/skill/3d03c40c-1b83-4793-8902-2523f40af59e
microsoft-office | http://data.europa.eu/esco/skill/f683ae1d-cb7c-4aa1-b9fe-205e1bd23535
microsoft-visio | http://data.europa.eu/esco/skill/86f7126d-97fd-4da5-be96-d1cf6ecd54e6
office-equipment | http://data.europa.eu/esco/skill/5a234b3b-63b4-482f-b481-a1ff9d95bbf8
records-management | http://data.europa.eu/esco/skill/12428071-1ec8-4d52-a0ce-3eee78e1e1be
report-preparation | http://data.europa.eu/esco/skill/918f5211-b99f-4b29-9a34-6e475583ef55
shorthand | http://data.europa.eu/esco/skill/7df4c2c2-6d09-498d-9ad5-eb4ac6f4db1a
spreadsheets | http://data.europa.eu/esco/skill/1973c966-f236-40c9-b2d4-5d71a89019be
telephone-skills | http://data.europa.eu/esco/skill/de2f0ce8-f8d6-48c5-a213-4d065251cecf
transcription | http://data.europa.eu/esco/skill/73aeff8a-28d9-46ca-9920-a9f37ce074fe
typing | http://data.europa.eu/esco/skill/ca49669b-1f59-4d1a-8e77-c77014ba93dc
word-processing | http://data.europa.eu/esco/skill/81633a44-f1db-4a01-a940-804c6905e330
`;
