/** ESCO's URIs of the skills of `skills/customer-service-and-real-estate.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
banking | http://data.europa.eu/esco/skill/3c209873-c757-47bb-91b5-9b6dc05df116
complaint-handling | http://data.europa.eu/esco/skill/28d715e3-3e5b-4fb6-8dd2-4be4919c8587
customer-service | http://data.europa.eu/esco/skill/15a33d76-4640-438d-ae64-fdc0c1d3eebc
customer-service-management | http://data.europa.eu/esco/skill/c09c5786-a479-46de-b0aa-d5d2d8ccc123
insurance | http://data.europa.eu/esco/skill/ab927ee8-acd9-41c2-aef0-2020364a1003
insurance-sales | http://data.europa.eu/esco/skill/d6e800ae-bbbb-453f-8ac6-19973a8ecea9
mortgage-lending | http://data.europa.eu/esco/skill/a727b46f-880a-4acb-9138-b7531b9d4121
real-estate-appraisal | http://data.europa.eu/esco/skill/b1a1149a-9bc5-468d-9d09-f6d171cfd619
reinsurance | http://data.europa.eu/esco/skill/d03dbfd1-0415-4a3a-8d2b-ff4dfff06bc8
`;
