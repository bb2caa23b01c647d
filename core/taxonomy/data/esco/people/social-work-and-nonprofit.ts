/** ESCO's URIs of the skills of `skills/social-work-and-nonprofit.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
anger-management | http://data.europa.eu/esco/skill/da342b33-736f-4024-9c4e-590e10850312
career-counseling | http://data.europa.eu/esco/skill/fd88851f-4d1d-4de8-aee1-4464c3012969
case-management | http://data.europa.eu/esco/skill/2ffc7a73-7e1d-434a-b498-2b0c056ced1d
cbt | http://data.europa.eu/esco/skill/561d0714-aebc-4275-8061-6924a4fb4e7e
child-protection | http://data.europa.eu/esco/skill/f2d63656-169c-4110-99fe-33914f902466
counseling | http://data.europa.eu/esco/skill/0ffed47f-d320-48cf-988d-40449825085c
crisis-intervention | http://data.europa.eu/esco/skill/8e261d1c-12c0-498e-bfc2-ec0c16496c68
donor-databases | http://data.europa.eu/esco/skill/0c66036a-3bdd-4955-8343-985f4697af64
family-therapy | http://data.europa.eu/esco/skill/675d8bf3-6daa-46fa-9762-7238ab38c65d
grief-counseling | http://data.europa.eu/esco/skill/5401bf12-9cb2-4c24-8293-37de2a834031
homeless-services | http://data.europa.eu/esco/skill/bbeff2f6-4a3c-44af-8589-ac158f652d0d
humanitarian-relief | http://data.europa.eu/esco/skill/8894e128-e6d1-4cb3-8f92-e7b5c9eaf774
mental-disorders | http://data.europa.eu/esco/skill/4b9b1bc5-a1a9-4172-a669-509f94a479dc
neuropsychology | http://data.europa.eu/esco/skill/e40d5ab6-957c-414f-9a6f-5e4c6208420f
psychoeducation | http://data.europa.eu/esco/skill/8ad984cf-6506-42ee-8d15-0ac571be0354
psychology | http://data.europa.eu/esco/skill/bfe4f330-d595-48c7-ab3c-f309471d6953
psychotherapy | http://data.europa.eu/esco/skill/74d17112-4675-4e97-8525-8d27ffe20fc7
relapse-prevention | http://data.europa.eu/esco/skill/c7a989eb-a8dc-4ecb-9944-3bbac9088c3c
school-counseling | http://data.europa.eu/esco/skill/f7940b22-764a-43f0-9642-f60f5897109b
school-psychology | http://data.europa.eu/esco/skill/621391ab-1187-4705-a0cb-a7b1a6d2b664
victim-services | http://data.europa.eu/esco/skill/44fb294c-440e-4c21-af34-9dec75cdf94b
youth-work | http://data.europa.eu/esco/skill/2eb30deb-18d0-4e9d-9c53-30069ac9a108
`;
