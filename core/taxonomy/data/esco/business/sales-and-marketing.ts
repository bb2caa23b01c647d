/** ESCO's URIs of the skills of `skills/sales-and-marketing.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
advertising | http://data.europa.eu/esco/skill/aba1f05b-f312-47d8-be71-7c574134de8f
brand-management | http://data.europa.eu/esco/skill/ab5c3fac-238f-4006-a122-1114082a2f46
campaign-management | http://data.europa.eu/esco/skill/9c6e951f-aa88-4890-983d-e7a6ee49f5bb
client-relations | http://data.europa.eu/esco/skill/2239694b-771a-4586-8b54-2794e361a9ae
consumer-insights | http://data.europa.eu/esco/skill/05fc6f8d-639c-4329-a6de-dfdd800ed091
content-marketing | http://data.europa.eu/esco/skill/b0560439-14eb-41d1-aa53-1938efc24123
copywriting | http://data.europa.eu/esco/skill/ce592b28-4467-4908-b2e6-64bbe18da631
crm | http://data.europa.eu/esco/skill/9889b795-d755-41b2-8afd-2e3c87a65a38
customer-experience | http://data.europa.eu/esco/skill/4b95c7bb-5672-4e4a-88ea-ba96c12e8ca2
customer-segmentation | http://data.europa.eu/esco/skill/136e0cab-0b19-48f7-9086-745d615f416b
digital-marketing | http://data.europa.eu/esco/skill/43dfbe7f-9e10-4871-b171-e5076737b4cf
email-marketing | http://data.europa.eu/esco/skill/36931cb7-ca3f-4be1-8428-f38eefc8e1ed
fundraising | http://data.europa.eu/esco/skill/526a0eaa-2bee-4e80-989f-cb36f9fbee47
market-research | http://data.europa.eu/esco/skill/8770350e-746f-4adb-9556-18ca68104be6
marketing | http://data.europa.eu/esco/skill/de03f4fd-c147-4477-a048-7109e5ba2d6f
media-planning | http://data.europa.eu/esco/skill/e8f602f8-b98b-4071-b088-c65e016cdf98
mobile-marketing | http://data.europa.eu/esco/skill/ef069fe6-305b-4452-8f7d-0c572e98effc
needs-analysis | http://data.europa.eu/esco/skill/31c83903-8fc8-4bd8-9ca4-7a98a9c31eae
order-processing | http://data.europa.eu/esco/skill/ec66b111-d8d0-4516-88ba-ee0b6fe6f695
outdoor-advertising | http://data.europa.eu/esco/skill/a1bbc0e9-58d1-4bbc-bf68-de5679bef07f
political-campaigning | http://data.europa.eu/esco/skill/4bc7fcff-54a5-4ff0-8f5e-a7c2479b522c
press-releases | http://data.europa.eu/esco/skill/7800332c-a8eb-4792-8d72-50d509616154
pricing-strategy | http://data.europa.eu/esco/skill/1c460d2d-90c6-4fc9-ad49-febb6e15605a
prospecting | http://data.europa.eu/esco/skill/6d97bf55-6fb6-4795-8282-3ef915ae0bb8
public-relations | http://data.europa.eu/esco/skill/5330b70e-16f5-43a7-a6de-18fd6a4bd063
sales | http://data.europa.eu/esco/skill/450de541-797a-4da0-9fe4-a81471c8047d
sales-operations-analysis | http://data.europa.eu/esco/skill/2dd6ecdf-8a08-438b-8b4b-e0374f7b523b
sales-planning | http://data.europa.eu/esco/skill/e7219848-a27a-4bf4-8775-d367707be7c9
sales-presentations | http://data.europa.eu/esco/skill/2f573ad6-1fa6-46c5-a48d-912368fe55aa
seo | http://data.europa.eu/esco/skill/eda4d727-4374-49af-ace4-118c7c906835
social-media-marketing | http://data.europa.eu/esco/skill/509909a2-4a8f-4ead-8ad0-968df63b77cc
storytelling | http://data.europa.eu/esco/skill/1ef9cce1-bce6-4ec6-9071-41348f4c1acd
telemarketing | http://data.europa.eu/esco/skill/16132f2b-cf61-4c53-ae8d-9023a8bab90b
`;
