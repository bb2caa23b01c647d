/** ESCO's URIs of the skills of `skills/medical-office.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
electronic-health-records | http://data.europa.eu/esco/skill/53141450-2fa9-4890-a64e-7ffd4e1144be
health-informatics | http://data.europa.eu/esco/skill/fb82ae25-b59f-43fd-aacf-a8308afbe85e
medical-billing | http://data.europa.eu/esco/skill/7d0da710-7fb9-4291-abbe-5e359c8339d0
medical-claims | http://data.europa.eu/esco/skill/7361c086-443c-43c2-8215-31ef8e8895e5
medical-coding | http://data.europa.eu/esco/skill/cf0b92de-4bd0-46ee-b383-7765b4cbcac9
medical-records | http://data.europa.eu/esco/skill/5d7890d5-d229-4b79-a5da-6819e38a52b6
medical-terminology | http://data.europa.eu/esco/skill/2806260f-6399-4add-8f11-070141423f9d
medical-transcription | http://data.europa.eu/esco/skill/5bda2af8-298a-476b-adcb-2bb95226de10
referrals | http://data.europa.eu/esco/skill/eb9f8a48-4be4-434b-be9d-293ff5c07f97
`;
