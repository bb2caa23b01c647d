/** ESCO's URIs of the skills of `skills/it-operations-and-security.ts`. How they were chosen, and the terms of their re-use: `index.ts`. */
export const uris = String.raw`
ansible | http://data.europa.eu/esco/skill/6f8a40d6-f9ce-43ec-a72f-d4213a53f3ed
chef-tool | http://data.europa.eu/esco/skill/49f85a99-086c-45b6-a6fa-eb90305af7b1
cloud-architecture | http://data.europa.eu/esco/skill/11430d93-c835-48ed-8e70-285fa69c9ae6
cloud-computing | http://data.europa.eu/esco/skill/bd14968e-e409-45af-b362-3495ed7b10e0
cloud-migration | http://data.europa.eu/esco/skill/0a52bed5-fd29-45fb-aba6-e32bccfda1c1
cloud-security | http://data.europa.eu/esco/skill/1c2978b8-bb0d-4249-9c23-877571a4dffa
computer-repair | http://data.europa.eu/esco/skill/c77db25e-bb51-4a10-b2ad-99b48b1b4a37
devops | http://data.europa.eu/esco/skill/f0de4973-0a70-4644-8fd4-3a97080476f4
digital-forensics | http://data.europa.eu/esco/skill/118a9b27-1c5a-4214-b685-1a4d9e6365ea
disaster-recovery | http://data.europa.eu/esco/skill/64852ade-6ae1-4760-ba4a-976bf07ca255
encryption | http://data.europa.eu/esco/skill/d32db06e-bd06-4415-a7ab-1b0ee68caa9a
firewalls | http://data.europa.eu/esco/skill/e5b5053e-0ef6-4c4e-a3f2-42f955f4322c
help-desk | http://data.europa.eu/esco/skill/118efbcd-8fc5-4668-81d1-c383a0d16070
identity-access-management | http://data.europa.eu/esco/skill/ab49f767-296b-47d5-af56-0b4a69515b03
information-security | http://data.europa.eu/esco/skill/8088750d-8388-4170-a76f-48354c469c44
it-infrastructure | http://data.europa.eu/esco/skill/d0c6d77e-cb25-4770-bf77-2073fc5f7523
jenkins | http://data.europa.eu/esco/skill/f47a1998-0beb-43be-9f46-380aa4d183da
ldap | http://data.europa.eu/esco/skill/a57a54b6-2f2e-43e4-9621-b52f4a63cb08
mdm | http://data.europa.eu/esco/skill/cf532795-a1fd-43bd-8407-6e43f877e6e3
network-design | http://data.europa.eu/esco/skill/2164e860-7f20-48bc-b98c-5d9f8a561550
operating-systems | http://data.europa.eu/esco/skill/f9a6f35b-01a7-40c9-8b61-b6ee46f97272
puppet | http://data.europa.eu/esco/skill/6417a4cc-6f61-4459-a114-761a7fa0279d
saltstack | http://data.europa.eu/esco/skill/c7451027-8249-405a-bb1b-342ff0f3fb3b
software-installation | http://data.europa.eu/esco/skill/c8de8023-ab8a-402b-a828-b2b57cd3b2f7
system-administration | http://data.europa.eu/esco/skill/0868eef3-2213-4572-9343-74931345a7d3
technical-support | http://data.europa.eu/esco/skill/db36f7f1-5900-45bd-9ffb-f2b19c4362ac
ticketing-systems | http://data.europa.eu/esco/skill/6430eb0d-c6de-46b7-a7fc-3dd2e8e62a69
tomcat | http://data.europa.eu/esco/skill/0fb753a1-2ef2-4429-84d2-ecb2b24daf7a
troubleshooting | http://data.europa.eu/esco/skill/334e3e49-fb02-4051-809a-f06adfdc1c40
virtualisation | http://data.europa.eu/esco/skill/ae4f0cc6-e0b9-47f5-bdca-2fc2e6316dce
vpn | http://data.europa.eu/esco/skill/acf0a78c-f4e3-4bd9-a5cc-9cf4791b3b95
`;
