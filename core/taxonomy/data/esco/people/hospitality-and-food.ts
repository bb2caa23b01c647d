/** ESCO's URIs of the skills of `skills/hospitality-and-food.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
baking | http://data.europa.eu/esco/skill/5626b3b1-5415-47f6-acf1-b573d457d180
box-office | http://data.europa.eu/esco/skill/2d823e3d-7b19-46d9-88a8-31bacac76a5d
cooking | http://data.europa.eu/esco/skill/f3934441-4bff-4076-9945-e6c51a01c467
event-planning | http://data.europa.eu/esco/skill/a4b7f1be-7058-45e4-ac90-66580499187f
food-preparation | http://data.europa.eu/esco/skill/4b15a965-9bb4-42f1-8e44-1024aeb0b08c
food-safety | http://data.europa.eu/esco/skill/3f4e4eab-a8e0-4aed-b8bb-79afe7c890e3
food-service | http://data.europa.eu/esco/skill/bcd2698e-7862-4f08-a3d1-7b3d5c4de999
global-distribution-systems | http://data.europa.eu/esco/skill/116083f9-8d05-4b2e-a15f-287b18de5f67
haccp | http://data.europa.eu/esco/skill/2d7bf28a-2487-4443-9115-47478080b1a4
hotel-operations | http://data.europa.eu/esco/skill/c76067d8-084b-4ca1-bc21-223a5caf7eea
hotel-revenue-management | http://data.europa.eu/esco/skill/c1eb6a1a-e830-482a-8f13-f5c2f5b11b5d
menu-planning | http://data.europa.eu/esco/skill/5c6ca864-76d5-4217-b3e1-9a7ba7f8f47b
pastry | http://data.europa.eu/esco/skill/15d5041a-4ff3-4527-ba5c-2445a4fd044a
pizza-making | http://data.europa.eu/esco/skill/298ead56-f11b-4c5d-a4d9-282f7a1489b6
recipe-development | http://data.europa.eu/esco/skill/c19c5b7d-ce2f-451f-9ae3-59cf823aa490
reservations | http://data.europa.eu/esco/skill/936a42f0-a586-4595-9e47-ca93210761fd
restaurant-management | http://data.europa.eu/esco/skill/c2fdfd64-6bdb-4ebc-b763-0a5d3eaa1ffe
sandwich-making | http://data.europa.eu/esco/skill/493a1805-6caa-4cda-8fd3-6495ec8ea451
title-31 | http://data.europa.eu/esco/skill/c9b40bd1-39e2-4e3c-b544-a5a326295169
waiting-tables | http://data.europa.eu/esco/skill/42a6eff0-e9d9-423d-877b-e48fe91ff26f
`;
