/** ESCO's URIs of the skills of `skills/agriculture-and-environment.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
agronomy | http://data.europa.eu/esco/skill/afdcb380-ef9f-4785-b877-cc551f035034
animal-feeding-nutrition | http://data.europa.eu/esco/skill/37fd96cf-404a-4fa3-a443-2b5d6858c010
animal-training | http://data.europa.eu/esco/skill/63c58fd8-e920-4f37-a6ab-32f86a4aef7a
animal-welfare | http://data.europa.eu/esco/skill/4e6cfb60-9579-4822-8a5e-424bc0c8835c
aquatic-ecology | http://data.europa.eu/esco/skill/450aeb6d-5f23-4e08-b088-3bbefbfb9f2d
circular-economy | http://data.europa.eu/esco/skill/22c45bf7-e52b-475f-847b-c32a87f65a5d
crop-production | http://data.europa.eu/esco/skill/4ca83b9d-afa0-49f8-b7af-e4e6a42ad299
dairy-farming | http://data.europa.eu/esco/skill/c359a936-2782-48d3-ac5f-e2ce6d6a6032
entomology | http://data.europa.eu/esco/skill/a3b453f1-1151-444c-b0fb-2c49539ce2bf
environmental-impact-assessment | http://data.europa.eu/esco/skill/e541c69c-ea80-4b17-87cb-4001d0b9d303
environmental-policy | http://data.europa.eu/esco/skill/081d7679-5070-4777-bece-a28c49f15636
equine-care | http://data.europa.eu/esco/skill/b669ef64-b137-4b0d-ad20-662934a6c1f9
farm-equipment-repair | http://data.europa.eu/esco/skill/2c5fbce2-cd76-4ef9-83c4-3a1b9afad015
farm-machinery | http://data.europa.eu/esco/skill/00dd3271-077f-4a12-a958-e297fdd724ce
fertilizer-application | http://data.europa.eu/esco/skill/726629ad-29f1-4e46-9723-13c023ed43b4
fisheries-management | http://data.europa.eu/esco/skill/13f56e40-eb4c-41d4-82e4-850f6f356581
geothermal-energy | http://data.europa.eu/esco/skill/3c1622fc-6c95-4b51-98da-1814ebe6e889
harvesting | http://data.europa.eu/esco/skill/2e4e8114-e579-453d-918e-b0262818ab76
horticulture | http://data.europa.eu/esco/skill/dcb01a4f-720a-480f-b61a-11a1286d56f3
integrated-pest-management | http://data.europa.eu/esco/skill/dbe63ddf-76f8-4177-a482-fee995a57b77
irrigation | http://data.europa.eu/esco/skill/700ea222-8139-4c48-95cf-014855565530
organic-farming | http://data.europa.eu/esco/skill/186da517-9a3e-41cd-9158-4001e3694459
pasture-management | http://data.europa.eu/esco/skill/d52d47d6-8ee1-4c59-9375-ab741f42d48b
pest-control | http://data.europa.eu/esco/skill/08881cb7-5331-4b11-9442-4d7c9fce749e
pet-grooming | http://data.europa.eu/esco/skill/f37dd722-72b4-4550-bca1-d19176208deb
plant-propagation | http://data.europa.eu/esco/skill/f36dff27-a70e-4c23-b2de-e2dffe84adbf
precision-agriculture | http://data.europa.eu/esco/skill/8ca08a35-2d2e-46f5-b440-8fc8ce736287
pruning | http://data.europa.eu/esco/skill/af9b6098-7d2f-4990-b4eb-d7dd73fdb933
renewable-energy | http://data.europa.eu/esco/skill/f8413360-6114-40de-a276-c59b764b9913
soil-science | http://data.europa.eu/esco/skill/91a6da8d-24dc-4453-9821-de305864677c
turf-management | http://data.europa.eu/esco/skill/2a093fd2-bfed-4506-ab58-257e29e238f0
viticulture | http://data.europa.eu/esco/skill/3c9fc332-97e4-409a-8c32-e81fa552e882
waste-management | http://data.europa.eu/esco/skill/40f65a56-ccbe-4601-9f32-1cc6cdd24f28
wind-turbine-maintenance | http://data.europa.eu/esco/skill/b7a26b32-c457-49aa-9a78-25ade10090e3
`;
