/** ESCO's URIs of the skills of `skills/accounting-and-finance.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
accounting | http://data.europa.eu/esco/skill/ecc18804-a466-40d9-98b4-fba5cd67dd4b
accounting-software | http://data.europa.eu/esco/skill/a0d79341-8398-4019-ad1b-27888ec35aaa
actuarial-science | http://data.europa.eu/esco/skill/c9f4efcd-e16a-4515-a0cb-60c6c479853d
budgeting | http://data.europa.eu/esco/skill/21c5790c-0930-4d74-b3b0-84caf5af12ea
business-valuation | http://data.europa.eu/esco/skill/4e02ce5a-7321-426b-a809-6c507f30ef52
cash-flow-management | http://data.europa.eu/esco/skill/3f0ff149-7726-4205-be63-3c48c5c7cac8
cost-accounting | http://data.europa.eu/esco/skill/c5b90c0c-3af0-4c8c-a06c-cc3ced02242c
credit-management | http://data.europa.eu/esco/skill/e126f782-b4e6-4f7d-8dca-8d2e6778559b
economics | http://data.europa.eu/esco/skill/88af9294-b697-4687-ae19-aefbb6234dfa
erp | http://data.europa.eu/esco/skill/f0393af3-bcd9-41af-a36e-0cfb83b60081
financial-analysis | http://data.europa.eu/esco/skill/99571e68-801f-49af-a897-5f75996642e1
financial-forecasting | http://data.europa.eu/esco/skill/4b2db903-cd8e-48ce-97fb-a92db4def54e
financial-management | http://data.europa.eu/esco/skill/52e53619-fa77-4f72-b237-5e4aae784dc2
financial-risk-management | http://data.europa.eu/esco/skill/7f7756fc-d89d-41d5-93ef-85991603f4ad
financial-statements | http://data.europa.eu/esco/skill/60f51172-37c0-4933-a27a-cbf55dcd7580
general-ledger | http://data.europa.eu/esco/skill/dc417e19-edb4-4401-883a-2375f67a162f
ifrs | http://data.europa.eu/esco/skill/4a855abe-ac5b-4e95-ac10-3c1adceeee28
internal-audit | http://data.europa.eu/esco/skill/8804d963-5a31-4609-b5df-f741b7199fb7
investment-analysis | http://data.europa.eu/esco/skill/bf12b461-1c53-4d81-a395-8ba77f7483c4
mergers-acquisitions | http://data.europa.eu/esco/skill/075c68d7-efe4-4466-be4a-9acc726504df
payroll | http://data.europa.eu/esco/skill/9d916d7c-89b3-4084-a6d9-e2b0b3091404
petty-cash | http://data.europa.eu/esco/skill/63321ecf-4fc6-44d9-88f1-5373a4f3038a
tax-preparation | http://data.europa.eu/esco/skill/22a173f5-868c-4d82-87e6-beed500ce070
trading | http://data.europa.eu/esco/skill/c4b5eec1-2da9-4353-acd4-fbbf929123e2
transfer-pricing | http://data.europa.eu/esco/skill/90ab937a-9421-4a4c-a5fa-5c5a349aa818
trial-balance | http://data.europa.eu/esco/skill/eaa9727c-df1e-407a-85d3-48cc71508bc2
`;
