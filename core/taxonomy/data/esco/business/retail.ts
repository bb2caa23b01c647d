/** ESCO's URIs of the skills of `skills/retail.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
fashion-design | http://data.europa.eu/esco/skill/d65e43ec-236d-4774-9ee6-f7f88e715bc4
floral-design | http://data.europa.eu/esco/skill/24a776a7-73f2-48a0-9b3e-93b8c78997e4
gemology | http://data.europa.eu/esco/skill/6b4649e5-25a6-4fb9-a0c4-5bb6c248feda
loss-prevention | http://data.europa.eu/esco/skill/efe5d94c-2249-4a50-8c44-6e77331c698d
loyalty-programs | http://data.europa.eu/esco/skill/77526b41-a770-4d4e-975e-5a595f6544fe
merchandising | http://data.europa.eu/esco/skill/51317990-9672-4635-bd76-7882718af136
payment-terminals | http://data.europa.eu/esco/skill/499031e7-9821-4728-adb8-2925663c6ef2
refunds-exchanges | http://data.europa.eu/esco/skill/bb127774-3166-4541-ad4c-cc3070fd93c5
shelf-stocking | http://data.europa.eu/esco/skill/7e9daad3-8604-4839-af9b-dc6f8db3ef68
textile-design | http://data.europa.eu/esco/skill/8542b62b-18b1-4c7f-9d4e-e717c10fbd72
`;
