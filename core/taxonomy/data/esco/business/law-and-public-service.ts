/** ESCO's URIs of the skills of `skills/law-and-public-service.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
airport-screening | http://data.europa.eu/esco/skill/c2a97099-53e9-4fba-b289-35bc025fb348
antitrust | http://data.europa.eu/esco/skill/ce5598ec-5ca4-4f3e-92a2-c55c90ce6038
bankruptcy-law | http://data.europa.eu/esco/skill/91003b4a-f2aa-4472-a9c1-4597abb518f2
case-management-legal | http://data.europa.eu/esco/skill/66aad490-1c20-4e25-b189-634a218ee53e
consumer-protection-law | http://data.europa.eu/esco/skill/7ae62140-fe02-4ee3-a0c5-fb5668a2870d
contract-management | http://data.europa.eu/esco/skill/92721092-fe7c-4689-96bd-4f02385bc0e7
copyright | http://data.europa.eu/esco/skill/e2103a1d-4a84-47a9-b4f7-774787573449
corporate-law | http://data.europa.eu/esco/skill/d77d7685-04fb-43a4-a1ac-09a10811f646
court-testimony | http://data.europa.eu/esco/skill/478da040-fb0a-4fa8-9112-285ff5c4aefa
crime-scene | http://data.europa.eu/esco/skill/68defa68-cb54-4d99-89ac-af6bfd71946b
criminal-law | http://data.europa.eu/esco/skill/8836a5a5-e2ff-4baf-aae3-bfb78a4cca7f
crowd-control | http://data.europa.eu/esco/skill/753f2b67-ba47-49c2-a3fd-c40c4cfb4421
data-privacy | http://data.europa.eu/esco/skill/a4346013-a967-4a58-a533-6b32ad1364c5
evidence-handling | http://data.europa.eu/esco/skill/2242a42b-f810-4007-bd9c-e761f863cfd9
family-law | http://data.europa.eu/esco/skill/3cb348a4-e49e-4fe2-a403-d558dce1b38d
firearms | http://data.europa.eu/esco/skill/0b2701ed-e85a-4d02-a68b-ef5c695f785a
gdpr | http://data.europa.eu/esco/skill/d3e9b00a-0891-4fa8-836d-8240ec3d2758
immigration-law | http://data.europa.eu/esco/skill/7da0b396-34d7-4714-ada4-78d222e515a0
intellectual-property | http://data.europa.eu/esco/skill/2ad081e6-0a3f-4612-ac15-7ace75d39e26
law-enforcement | http://data.europa.eu/esco/skill/415f816c-07ae-4ac1-9ddb-ecaa9957a249
legal-advice | http://data.europa.eu/esco/skill/ea451251-71ab-4f89-8c0d-53344ef7004f
legal-research | http://data.europa.eu/esco/skill/a8585efe-4011-47b2-9aed-cd01bd3652c0
military-operations | http://data.europa.eu/esco/skill/2357e4f8-4b42-4969-bd17-cfea963956c0
municipal-finance | http://data.europa.eu/esco/skill/387ee646-0aaa-4161-ab3b-cde87ec09fdf
patrol | http://data.europa.eu/esco/skill/e95dc989-ae49-49c6-bfc4-9aef35e92f35
police-reports | http://data.europa.eu/esco/skill/24310a7b-5db1-4917-a705-4835630227ca
real-estate-law | http://data.europa.eu/esco/skill/b3a4924a-f793-485c-8dc1-54e12198d95d
search-and-rescue | http://data.europa.eu/esco/skill/a7774bdc-de0f-423e-b527-ef1409fbee6a
self-defense | http://data.europa.eu/esco/skill/ee1cef76-ec69-442e-bd1d-235bf02a86be
trademarks | http://data.europa.eu/esco/skill/66da3162-6c8d-44cb-9dd5-6f9efe1fcf67
`;
