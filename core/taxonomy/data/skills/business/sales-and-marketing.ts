export const skills = String.raw`
# Sales
sales | Sales? | professional | sales experience; sales skills; selling?; selling skills; sales activities; sales background; <sales cycle?; <sales cycles?; <full sales cycle; <complete sales cycle; sales techniques; sales performance; sales professional; driving sales; increase sales; increasing sales; increased sales; generate sales; generating sales; generated sales; sales growth; sales efforts; sales functions?; <sales representative; <sales associate; sales revenue; sales volume; sales results; sales execution; sales driven; Vertrieb; Verkauf; Vertriebserfahrung; vente; ventes; force de vente; ventas; técnicas de venta; techniques de vente; <cycle de vente; fuerza de ventas; <sales consultant |  | marketing; customer; customers; revenue; quota; quotas; retail; products; selling; prospects; leads; merchandising; crm; client; clients; b2b; territory; promotions; negotiation; closing; goals; representative
field-sales | Field sales | professional | outside sales; outside selling?; Außendienst?; vente terrain; commercial terrain; ventas de campo; Außendiensterfahrung; visit customers; visit clients; visit customers in the field; visit customers on site; visiting customers; visiting clients; visiting customers in the field; visiting customers on site | sales | Vertrieb; Verkauf; Innendienst; sales; Akquise; Vertriebserfahrung
direct-sales | Direct sales | professional | direct selling; Direktvertrieb; vente directe; venta directa | sales
sales-support | Sales support | professional | assistance commerciale; apoyo a ventas
sales-operations | Sales operations? | professional | sales ops; revenue operations; RevOps |  | revops; crm; quota; quotas; territory; compensation; pipeline; forecasting; commissions; reps; salesforce; sales enablement
meeting-sales-targets | Meeting sales targets | professional | quota attainment; exceeding quota; exceeded quota; exceed quota; exceeding sales goals; exceeded sales goals; exceed sales goals; met sales goals; meeting sales goals; exceeded sales quota; exceeding sales quotas; exceeding sales targets; sales quotas?; sales quota?; sales targets; sales target; sales goals; atteinte des objectifs commerciaux; cumplimiento de metas de ventas; Erreichung der Vertriebsziele | sales | sales; exceeded; exceeding; quota; met; achieved; revenue
b2b-sales | B2B sales | professional | business-to-business sales; business to business sales; B2B selling; corporate sales?; B2B-Vertrieb; Firmenkundengeschäft; vente B2B; vente B to B; ventas B2B; ventas corporativas; business-to-business selling; <B2B?; <B to B?; <BtoB? | sales | sales; vente; vertrieb; selling; ventas; prospection
b2c-sales | B2C sales | professional | business-to-consumer sales; consumer sales; B2C-Vertrieb; Privatkundengeschäft; <B2C?; <B to C?; <BtoC?; <direct-to-consumer sales; <residential sales | sales | sales; vente; vertrieb; selling; ventas; prospection
d2c | Direct-to-consumer business | technical | direct to consumer; D2C; DTC e-commerce
inside-sales | Inside sales | professional | inside selling; internal sales?; inside sales representative; inside sales support; Vertriebsinnendienst; Verkaufsinnendienst; vente sédentaire; Innendienst? | sales | vertrieb; verkauf; außendienst; kunden; angebote; sales
telephone-sales | Telephone sales | professional | telesales; tele-sales; phone sales; sales over the phone; over-the-phone sales; vente par téléphone; televentas; ventas por teléfono; Telefonverkauf; télévente | sales
telemarketing | Telemarketing | professional | tele-marketing; telemarketer; outbound telemarketing; telephone marketing; telephone soliciting; Telefonmarketing; Telefonakquise; téléprospection; prospection téléphonique; telemercadeo | sales
cold-calling | Cold calling | professional | cold calls; cold call; cold-calls; Kaltakquise; démarchage téléphonique; llamadas en frío; outbound prospecting calls; phoning? | prospecting | cold; prospection; leads; sales; calls; calling; prospects; rendez-vous; commerciale
cold-outreach | Cold outreach | professional | outbound outreach; cold emailing; cold e-mailing; outbound prospecting emails | prospecting
door-to-door-sales | Door-to-door sales | professional | D2D sales; Haustürgeschäft; porte-à-porte; venta puerta a puerta; door-to-door?; <door knocking; <door-to-door canvassing; canvassing campuses; <canvassing for customers; <canvass neighborhoods; <sales canvassing; <canvassing homes; <doorstep canvassing | b2c-sales | sales; selling; canvassing; sold; fundraising; sell; doorstep; customers; leads; appointments; campuses; rep; neighborhoods
prospecting | Prospecting? | professional | sales prospecting; client prospecting; customer prospecting; prospecting new clients; prospecting for new business; prospect clients; prospect new clients; prospecting new business; prospect identification; identifying prospects; identify prospects; outbound prospecting; Akquise?; prospection?; prospection commerciale; prospection clients; prospección?; prospección de clientes; Kundenakquise; Kundenakquisition; Neukundenakquise; captación de clientes; <canvassing? | sales | sales; territory; leads; cold; clients
social-selling | Social selling | professional | LinkedIn social selling; venta social | prospecting
outbound-sales | Outbound sales | professional | outbound selling; outbound SDR; prospection sortante | prospecting
lead-generation | Lead generation | professional | lead gen; leads generation; generating leads; generate leads; generated leads; developing leads?; Leadgenerierung; Lead-Generierung; génération de leads; generación de leads |  | sales; marketing; prospects; pipeline; prospecting; CRM; qualified
demand-generation | Demand generation | professional | demand gen; demand generation marketing; B2B demand generation
lead-qualification | Lead qualification | professional | qualifying leads; qualify leads; qualified leads; qualification de leads; Leadqualifizierung; calificación de leads; BANT qualification
lead-management | Lead management | professional | lead nurturing; lead follow-up?; following up on leads?; follow up on leads?; gestion des leads; gestión de leads; Lead-Management; <lead lifecycle management |  | sales; marketing; CRM; prospects; customers; pipeline; appointments; campaigns
lead-scoring | Lead scoring | technical | lead score models; scoring de leads
business-development | Business development | professional | new business development; developing new business; develop new business; developed new business; business developer; biz dev; generating new business; generate new business; growing the business; new business acquisition; <new business opportunities; identifying new business opportunities; identify business opportunities; new business generation; Geschäftsentwicklung; Neugeschäft; développement commercial; développement des affaires; développement d'affaires; desarrollo de negocios; desarrollo comercial; desarrollo de negocio; new business? |  | generate; pipeline; prospecting; prospects; pitch; pitches; pitching; business development; cold calling; leads; selling
account-management | Account management | professional | client account management; customer account management; account manager; managing accounts?; manage accounts?; managed accounts?; account servicing?; <account growth; <account retention; <account planning; sales account management; <Bestandskundenbetreuung; <Bestandskundenpflege; gestion de comptes clients; gestion de portefeuille clients; gestión de cuentas?; manejo de cuentas?; <suivi de clientèle |  | clients; client; sales; customers; key; portfolio; growth; renewals; revenue; agency; ventas; clientes; Kunden
key-account-management | Key account management | professional | key accounts?; key account manager; <national accounts; <national account management; strategic accounts; strategic account management; <major accounts; <major account sales; <major account management; <global accounts; <global account management; Großkundenbetreuung; Schlüsselkunden; Key-Account-Management; grands comptes; gestion grands comptes; gestion des comptes clés; cuentas clave; grandes cuentas; key account? | account-management | accounts; manager; sales; clients; strategic; vertrieb
client-relations | Client relationship management | professional | client relations; client relationships; client relationship building; customer relations; customer relationships; relationship management?; client management?; building client relationships; building relationships with clients; building customer relationships; customer relationship building; customer relationship; client relationship; maintaining client relationships; client liaison; Kundenbeziehungen; Kundenpflege; Kundenbeziehungsmanagement; relation client; relations clients; relations clientèle; relaciones con clientes; relación con clientes; gestion de la relation client; <Kundenbetreuung; relationships with existing clients; relationships with existing customers; relationships with clients; relationships with customers; maintain relationships with clients; maintaining relationships with clients |  | account; accounts; business; sales; customers; clients; portfolio; bank; advisory; CRM; services
customer-retention | Customer retention | professional | client retention; retention of customers; customer loyalty; fidélisation?; fidélisation de la clientèle; fidelización de clientes; Kundenbindung; <churn prevention |  | clients; clientèle; vente; prospection; CRM; portefeuille
client-facing-work | Client-facing work | professional | client facing; client-facing; client contact?; client interaction?; contact client?; client communication; client communications; client engagement?; trato con clientes; client servicing?; client service?; client services? |  | account; accounts; business; agency; projects; customer; customers; bank; banking; investment; deliverables; stakeholders; sales; consulting; relation; vente
customer-acquisition | Customer acquisition | professional | client acquisition; new client acquisition; new customer acquisition; new account acquisition; acquiring new customers; acquire new clients; acquisition of new customers; conquête client; conquête de nouveaux clients; acquisition client; adquisición de clientes; Kundengewinnung; Gewinnung von Neukunden; <opening new accounts?; <opened new accounts?; Neukundengewinnung |  | sales; territory; prospecting; customers; leads; retention; B2B; revenue; growth; marketing
user-acquisition | User acquisition | professional | <UA campaigns; app user acquisition | digital-marketing
territory-management | Territory management | professional | sales territory management; territory sales; territory planning; <territory development; <territory growth?; managing territory?; territory sales management; <territory expansion; Gebietsverkauf; Gebietsverantwortung; gestion de secteur?; gestion d'un secteur?; manejo de zona? | sales | sales; accounts; vente; ventes; commercial; ventas; customers; clients; quota; reps; clientes
sales-management | Sales management | professional | managing sales teams; managing sales team; sales team management; sales leadership; leading sales teams; sales team leadership; managing sales force; sales force management; sales manager; sales team supervision; managing sales; sales team building; Vertriebsleitung; Verkaufsleitung; Vertriebssteuerung; direction commerciale; management d'équipe commerciale; gerencia de ventas; gestión de ventas; management commercial; sales supervision; <sales coaching; gestión comercial?; gestion commerciale?; <salesforce effectiveness; <salesforce management; <managing a salesforce; <managed a salesforce; <managed the salesforce; <leading the salesforce | sales | ventas; équipe; vente; commerciale; equipo
sales-planning | Sales planning | professional | sales strategy; sales strategies; sales plans; sales plan; sales strategy development; strategic sales planning; Vertriebsstrategie; Vertriebsplanung; stratégie commerciale; estrategia comercial; estrategias de ventas; plan d'action commercial; strategic sales plans | sales
strategic-selling | Strategic selling | professional | strategic sales; strategic account selling | sales
sales-forecasting | Sales forecasting | professional | sales forecasts; sales forecast; sales projections; <pipeline forecasting; <sales budgeting; Absatzprognose; prévision des ventes; prévisions des ventes; pronóstico de ventas
sales-pipeline | Sales pipeline management | professional | sales pipeline; pipeline development?; pipeline generation?; managing sales pipeline; opportunity management?; pipeline building?; funnel management; Pipeline-Management?; <sales funnel; pipeline management? | sales | sales; leads; CRM; Salesforce; prospects; prospecting; deals; B2B; revenue
consultative-selling | Consultative selling | professional | consultative sales; Beratungsverkauf; vente conseil; venta consultiva; Verkaufsberatung; <needs-based selling; <relationship selling; conseil client? | sales | vente; clientèle; magasin; commercial; produits
solution-selling | Solution selling | professional | solution sales; solutions selling; solutions sales; Lösungsvertrieb; vente de solutions; venta de soluciones; Solution Selling methodology | consultative-selling
value-selling | Value selling | professional | value-based selling; Value Selling Framework | consultative-selling
closing-sales | Closing deals | professional | closing sales; close sales; closing?; deal closing; closing techniques?; sales closing; closed sales; closing the sale; close deals; closing skills?; closer?; closing of sales; Verkaufsabschluss; conclusion de ventes; conclusion de la vente; cierre de ventas; <Vertragsabschluss? | sales | deals; negotiation; negotiating; prospecting; selling; leads; pipeline; objections
objection-handling | Objection handling | professional | overcoming objections; handling objections; overcome objections; objections?; rebuttals?; Einwandbehandlung; traitement des objections; manejo de objeciones | sales | sales; rebuttals; overcoming; selling; prospects; ventas
upselling | Upselling | professional | up-selling; up selling; upsell; upsells; up-sell; add-ons selling; additional sales?; Zusatzverkauf; vente additionnelle; ventes additionnelles | sales | sales; customers; upsell; retail; services; products; cross-selling; selling
cross-selling | Cross-selling | professional | cross selling; cross-sell; cross sell; venta cruzada; ventas cruzadas; ventes croisées; vente croisée | sales
sales-presentations | Sales presentations | professional | sales presentation; <sales pitches; sales pitch?; pitching to clients; pitch presentations?; pitching?; Verkaufspräsentationen; présentations commerciales; presentaciones comerciales; presentaciones de ventas; <C-level presentations? | sales | sales; clients; deals; proposals
client-presentations | Client presentations | professional | customer presentations; presenting to clients; presentations to clients; Kundenpräsentationen; présentations clients; presentaciones a clientes | presentation-skills
executive-selling | Selling to executives | professional | C-level sales; selling to C-level; C-suite selling
product-demonstrations | Product demonstrations for sale? | professional | demonstrated products?; demos to clients; sales demos; Produktvorführungen; Produktpräsentation; démonstration produit; démonstrations produits; demostraciones de producto; <software demonstrations?; <software demos?; <product presentations? |  | sales; customers; clients; prospects; trade; demos; presales; selling; prospective; vente
product-knowledge-sales | Product knowledge | professional | knowledge of products; connaissance produit; connaissance des produits; conocimiento del producto; Produktkenntnisse?; Warenkenntnisse; product expertise |  | Verkauf; Kunden; Beratung; Vertrieb; sales; Sortiment
sales-proposals | Sales proposals? | professional | sales proposal?; proposal development?; proposal preparation?; proposal generation?; Angebotserstellung; Angebote erstellen; propositions commerciales; propuestas comerciales; proposals?; preparing proposals?; prepare proposals?; prepared proposals?; proposal writing?; writing proposals?; <business proposals |  | rfp; sales; bids; clients; pricing
rfp-responses | RFP responses | professional | RFP response; responding to RFPs; bid writing?; tender responses; réponse aux appels d'offres; request for proposal responses; Ausschreibungsbearbeitung; respuesta a licitaciones; RFP?; RFPs? |  | responses; response; sales; writing
proposal-management | Proposal management | professional | proposal manager; Shipley proposal process; Angebotsmanagement
price-quotes | Quotations? | professional | price quotes; price quotations; quotes preparation?; preparing quotes; prepare quotes; quoting?; sales quotes; customer quotes; devis?; élaboration de devis; établissement de devis; cotizaciones?; elaboración de cotizaciones; <Preiskalkulation; quoting prices; <price quotes by phone |  | sales; quotes; contracts; customers; orders; margin; negotiation; proposals; bids; clientes; ventas; proveedores; compras; suppliers; enquiries; inquiries
price-negotiation | Price negotiation | professional | price negotiations; Preisverhandlungen; négociation des prix; negociación de precios | negotiation
order-processing | Order processing | professional | sales orders; sales order processing; order entry?; processing orders; process orders?; processed orders; entering orders?; enter orders?; processing customer orders; order fulfillment and entry; order tracking?; order administration; sales order entry; Auftragsabwicklung; Auftragsbearbeitung; Auftragserfassung; traitement des commandes; saisie des commandes; procesamiento de pedidos; gestión de pedidos; <customer orders?; order management; gestion des commandes; <order taking?; <toma de pedidos?; <taking orders by phone; <taking telephone orders; <prise de commandes téléphoniques; <prise de commandes clients?; <prise de commande téléphonique |  | logistique; commercial; devis; facturation; logística; almacén; clientes; fournisseurs; ADV; sales; online; warehouse; shipping; invoices; purchase; invoicing; SAP; client; fulfillment; orders; quotes; dispatch; stock; sales ledger; livraisons
sales-operations-analysis | Sales reporting and analysis | professional | sales reporting; sales reports; sales analysis; sales data analysis; sales analytics; sales performance analysis; weekly sales reports; sales tracking; sales statistics; Vertriebscontrolling Berichte; Verkaufsstatistiken; analyse des ventes; reporting commercial; análisis de ventas; reportes de ventas; informes de ventas; suivi des ventes
sales-training | Sales training | professional | training sales staff; training sales teams; sales team training; sales training programs; training sales representatives; sales workshops; Verkaufstraining; Verkaufsschulung; Vertriebsschulung; formation commerciale; formation à la vente; capacitación de ventas; capacitación en ventas; <training the salesforce; <trained the salesforce; <training of the salesforce; <salesforce training sessions
sales-enablement | Sales enablement | professional | sales readiness programs
sales-methodologies | SPIN selling | technical | SPIN sales training |  | spin; selling; challenger; sales; miller; training
sandler-selling | Sandler Selling System | technical | Sandler Selling; Sandler sales method; Sandler sales training
challenger-sale | Challenger Sale | technical | Challenger selling; Challenger sales model
meddic | MEDDIC | technical | <MEDDPICC; MEDDICC
bant | BANT | technical | BANT framework
miller-heiman | Miller Heiman Strategic Selling | technical | Miller Heiman
command-of-the-message | Command of the Message | technical | Force Management sales method
professional-selling-skills | Professional Selling Skills (PSS) | technical | Professional Selling Skills; PSS professional selling skills
aida-selling | AIDA model | technical | AIDA selling; AIDA-Modell
enterprise-sales | Enterprise sales | professional | <complex sales; <complex sales cycles; enterprise selling | b2b-sales
hardware-sales | Hardware sales | professional | IT hardware sales; Hardwarevertrieb | b2b-sales
technical-sales | Technical sales | professional | sales engineering; technical selling; technical sales support; <industrial sales; engineering sales; technischer Vertrieb; technischer Verkauf; Vertriebsingenieur; technico-commercial; technico-commerciale; ventas técnicas; venta técnica; <equipment sales; <capital equipment sales | b2b-sales
presales | Presales | professional | pre-sales; pre-sales support; pre-sales engineering; presales consulting; avant-vente; preventa técnica; solution engineering; Presales-Beratung
pharmaceutical-sales | Pharmaceutical sales | professional | pharma sales; <detailing physicians; <physician detailing; <pharmaceutical detailing; <calling on physicians; <specialty pharmaceutical sales; <visita médica?; <visite médicale?; Pharmareferent; Pharmavertrieb |  | médecins; pharmaceutique; laboratoire; laboratoires; pharmacies; prescripteurs; délégué; médicos; farmacéutica; farmacéutico; laboratorio; laboratorios; farmacias; visitador; médica
medical-sales | Medical sales | professional | <healthcare sales; <hospital sales; <biotech sales; <dental sales; ventas médicas | sales
advertising-sales | Advertising sales | professional | media sales; ad sales; selling advertising; sell advertising; sold advertising; advertising space sales; <broadcast sales; <digital ad sales; <print advertising sales; Anzeigenverkauf; Mediaverkauf; vente d'espaces publicitaires; venta de publicidad; <radio advertising sales | sales
ticket-sales | Ticket sales | professional | Ticketverkauf; vente de billets; venta de boletos
automotive-sales | Vehicle sales | professional | car sales; automotive sales; auto sales; automobile sales; selling cars; sell cars; dealership sales; <used car sales; Autoverkauf; Fahrzeugverkauf; vente automobile; venta de automóviles; ventas automotrices | sales
dealership-finance | Dealership finance and insurance (F&I) | professional | F&I?; F&I management; F&I products; dealership F&I |  | dealership; automotive; dealer; finance; warranty; lenders; dealertrack; vehicles; auto; reynolds
wholesale-sales | Wholesale? | professional | wholesale sales; wholesaling; Großhandel?; vente en gros; venta mayorista |  | retail; distributor; buyers; merchandise; distribution; retailers; buyer; Einzelhandel; Außenhandel; Händler; Sortiment
fmcg | Consumer goods (FMCG) industry | technical | FMCG; CPG?; consumer packaged goods; fast moving consumer goods; Konsumgüter; grande consommation; consumo masivo; produits de grande consommation; <FMCG sales; <CPG sales |  | fmcg; retail; brands; consumer; grocery; nielsen; marketing; sales; beverage; packaged; walmart; brand
distributor-sales | Sales to distributors and dealers | professional | distributor sales; dealer sales; sales to retailers; distribution sales?; vente aux distributeurs; ventas a distribuidores | b2b-sales | dealers; distributors; dealer; distributor; wholesalers; retailers; accounts; channel; partners
route-sales | Route sales | professional | driver salesperson; venta en ruta; autoventa | sales
channel-sales | Channel sales | professional | channel management; channel partners; channel partner management; indirect sales; reseller channel; reseller management; partner sales; VAR channel; <distributor management; <dealer management?; <dealer development; <Händlerbetreuung |  | sales; partners; business; alliances; channel; marketing; Händler; Partnervertrieb; Vertriebskanäle; Reseller
partnership-management | Partnership management | professional | strategic partnerships; partnerships?; strategic alliances; alliance management?; building partnerships?; partnership development; partner relations?; business partnerships; partnership building; partner management?; partner relationship management; gestion de partenariats; partenariats?; alianzas estratégicas; Partnermanagement; gestión de alianzas; desarrollo de alianzas |  | sales; strategic; partners; business; alliances; development; community; channel; marketing; stakeholders; sponsors
international-sales | International sales | professional | <export sales; global sales?; overseas sales; internationaler Vertrieb; Exportvertrieb; Auslandsvertrieb; vente internationale; ventas internacionales; export commercial; <international business development; <export management | sales | export; countries; distributors; overseas; territories
contract-sales-renewals | Contract renewals? | professional | renewals management?; renewal sales; contract renewal?; <subscription renewals; renewals?; account renewals?; renewal management?; renouvellement de contrats; renovación de contratos; Vertragsverlängerungen? |  | sales; contracts; account; accounts; policies; customers; contract; insurance; subscription; clients; Bestandskunden; Kündigungen; Kundenrückgewinnung; Versicherungen
customer-success | Customer success | professional | customer success management; client success; customer success manager; <churn reduction; <customer health scores; <reducing churn; <net revenue retention; succès client; éxito del cliente
client-onboarding | Client onboarding | professional | customer onboarding; onboarding of clients; onboarding clients; Kunden-Onboarding; onboarding de clientes; intégration client
quarterly-business-reviews | Quarterly business reviews | professional | QBRs; QBR; quarterly business review; executive business reviews
gainsight | Gainsight | tool | Gainsight CS | customer-success
totango | Totango | tool | Totango customer success | customer-success
churnzero | ChurnZero | tool |  | customer-success
vitally | Vitally (customer success) | tool | Vitally.io
planhat | Planhat | tool | Planhat CS
catalyst-cs | Catalyst (customer success) | tool | Catalyst CS
fundraising | Fundraising | professional | fund raising; fund-raising; <fundraising events; fundraisers; fundraising campaigns; <donor relations; <donor cultivation; <donor development; <donor management; <major gifts; <annual giving; <capital campaigns; <capital campaign; <planned giving; <donor stewardship; <charitable giving?; charity fundraising; <donor communications; <donor research; <prospect research?; raising funds?; raised funds?; solicit donations; soliciting donations; <corporate giving; <individual giving; Spendenakquise; Spendensammlung; collecte de fonds; levée de fonds?; recaudación de fondos; captación de fondos; <mécénat |  | donors; donor; charity; nonprofit; campaign; gifts; fundraising; philanthropy; events; association; foundation; scholarship; grants; dons
cfre | Certified Fund Raising Executive (CFRE) | certification | CFRE; Certified Fund Raising Executive | fundraising
grant-writing | Grant writing | professional | grant proposals; grant proposal; grant applications; writing grants; write grants; wrote grants; grant writer; grantwriting; grant proposal writing; grant development; <Fördermittelakquise; demandes de subventions; recherche de financements; redacción de subvenciones; <grant research |  | proposals; funding; foundation; federal; nonprofit; writing; fundraising; contracts; awards; research; budget
grant-management | Grant management? | professional | grants management?; grant administration; grants administration; <grant reporting |  | grants; funding; federal; proposals; nonprofit; awards; reporting; budget; funders; budgets; foundation; sponsored
referral-generation | Referral generation | professional | referrals?; referral business; generating referrals; generate referrals; referral network?; building referral networks; client referrals?; Empfehlungsmarketing; referidos?; recommandation clients; <referral marketing |  | sales; leads; prospecting; cold; prospección; prospectos; ventas; cartera

# CRM
crm | CRM software | technical | customer relationship management; CRM system; CRM systems; CRM tools; CRM database; customer relationship management software; customer relationship management systems; CRM platforms; CRM applications; <client database management; customer relationship management CRM; <CRM implementation; <CRM administration; CRM-Systeme; CRM-Software; logiciel CRM; outils CRM; sistema CRM; GRC gestion relation client; CRM?; Customer relationship management CRM software; update the CRM; update CRM records; update the CRM system; update records in the CRM; updating the CRM; updating CRM records; updating the CRM system; updating records in the CRM |  | sales; salesforce; hubspot; marketing; leads; erp; dynamics; zoho; vertrieb; verkauf; kunden; clients; clientes; ventas; commercial; commerciale; clientèle; prospects; pipeline; donor; donors; siebel; sap; tickets; prospection; prospecting; e-commerce; ecommerce; helpdesk; zendesk; pipedrive; accounts; outlook; excel; call center; kundenservice; campaigns
salesforce | Salesforce | tool | Salesforce.com; Sales force CRM; SFDC; Salesforce CRM; SalesForce.com CRM; <Salesforce Sales Cloud; <Sales Cloud; <Salesforce reports; Salesforce platform; <Salesforce reporting; <Salesforce dashboards; <Salesforce database; Salesforce software; Salesforce system; Sales Force.com; Sales Force?; Salesforce.com Salesforce CRM; <Salesforce Administration | crm | hubspot; zendesk; marketo; apex; soql; pardot
salesforce-service-cloud | Salesforce Service Cloud | tool | Service Cloud? | salesforce | salesforce; apex; sfdc; sales cloud; lightning; cpq; marketing cloud; visualforce; omnichannel; einstein
salesforce-cpq | Salesforce CPQ | tool | Steelbrick CPQ | salesforce
salesforce-revenue-cloud | Salesforce Revenue Cloud | tool |  | salesforce
salesforce-experience-cloud | Salesforce Experience Cloud | tool | Salesforce Community Cloud | salesforce
salesforce-einstein | Salesforce Einstein | tool |  | salesforce
agentforce | Salesforce Agentforce | tool | Agentforce
hubspot | HubSpot | tool | Hub Spot; <HubSpot Marketing Hub; <HubSpot Sales Hub; <HubSpot marketing automation; <HubSpot inbound; HubSpot software; HubSpot CRM | crm
dynamics-crm | Microsoft Dynamics 365 CRM | tool | Dynamics CRM; MS Dynamics CRM; Dynamics 365 CRM; <Dynamics 365 Sales; Microsoft CRM; MS CRM; D365 CRM; Dynamics 365 CE; Dynamics 365 Customer Engagement; <Dynamics 365 Customer Service; Microsoft Dynamics CRM | crm
dynamics-365 | Microsoft Dynamics 365 | tool | Dynamics 365; MS Dynamics; D365 | microsoft-dynamics
microsoft-dynamics | Microsoft Dynamics | tool
zoho | Zoho CRM | tool | <Zoho CRM Plus; ZohoCRM | crm
zoho-one | Zoho One | tool | Zoho?; Zoho Suite |  | crm; books; desk; software; salesforce; hubspot; suite
zoho-desk | Zoho Desk | tool | Zoho Desk helpdesk
zoho-campaigns | Zoho Campaigns | tool | Zoho email campaigns | email-marketing
other-crm-tools | SAP CRM | tool |  | crm
sap-sales-cloud | SAP Sales Cloud | tool | SAP C4C; SAP Cloud for Customer | crm
insightly | Insightly | tool | Insightly CRM | crm
copper-crm | Copper (CRM) | tool | Copper CRM; ProsperWorks | crm
freshsales | Freshsales | tool | Freshworks CRM | crm
nimble-crm | Nimble (CRM) | tool | Nimble CRM | crm
nutshell-crm | Nutshell (CRM) | tool | Nutshell CRM | crm
netsuite-crm | NetSuite CRM | tool | Oracle NetSuite CRM | crm
close-crm | Close.com (sales software) | tool | Close.io | crm
capsule-crm | Capsule (CRM) | tool | Capsule CRM | crm
maximizer-crm | Maximizer CRM | tool | Maximizer (CRM) | crm
saleslogix | SalesLogix | tool | Sales Logix; Infor CRM | crm
agile-crm | Agile CRM? | tool | AgileCRM | crm | hubspot; zoho; pipedrive; freshsales; insightly; infusionsoft
efficy | Efficy | tool | Efficy CRM | crm
velocify | Velocify | tool | Leads360; Velocify LeadManager | crm
bitrix24 | Bitrix24 | tool | Bitrix 24 | crm
cas-genesisworld | CAS genesisWorld | tool | genesisWorld | crm
veeva-crm | Veeva CRM | tool | Veeva Vault CRM | crm
salesnet | Salesnet | tool | Salesnet CRM | crm
bullhorn-crm | Bullhorn CRM | tool | Bullhorn sales CRM | crm
attio | Attio | tool | Attio CRM | crm
folk-crm | folk (CRM) | tool | folk CRM | crm
creatio | Creatio | tool | bpm'online; Creatio CRM | crm
kommo | Kommo | tool | amoCRM; Kommo CRM | crm
sales-engagement-tools | Sales engagement software | technical | sales engagement tools; sales engagement platforms; outbound automation
lusha | Lusha | tool | Lusha prospecting
seamless-ai | Seamless.AI? | tool | Seamless AI? |  | zoominfo; apollo.io; lusha; prospecting; sales navigator; outreach.io; salesloft; cold calling
clearbit | Clearbit | tool | HubSpot Breeze Intelligence
insidesales-com | XANT | tool | InsideSales.com | sales-engagement-tools
6sense | 6sense | tool | 6 sense ABM
highspot | Highspot | tool | High Spot? |  | seismic; showpad; salesforce; sales enablement; gong; salesloft
showpad | Showpad | tool | Show pad
seismic | Seismic (sales enablement) | tool | Seismic sales enablement
clari | Clari? | tool | Clari forecasting |  | salesforce; gong; salesloft; zoominfo; sales forecasting; outreach.io; hubspot
cognism | Cognism | tool | Cognism prospecting
lemlist | lemlist | tool | Lemlist outreach | sales-engagement-tools
clay-gtm | Clay (data enrichment) | tool | Clay.com; Clay GTM
instantly-ai | Instantly (cold e-mail) | tool | Instantly.ai | sales-engagement-tools
linkedin | LinkedIn? | tool | <LinkedIn networking; <LinkedIn Business |  | facebook; twitter; instagram; social; media; ads; recruiter; sourcing; indeed; campaigns; prospecting; youtube; monster; hootsuite
linkedin-ads | LinkedIn Ads | tool | LinkedIn Campaign Manager; LinkedIn advertising
linkedin-marketing | LinkedIn marketing | professional | LinkedIn content; LinkedIn page management | social-media-marketing

# Marketing
marketing | Marketing | professional | marketing skills; marketing activities; marketing experience; marketing programs; marketing initiatives; marketing efforts; marketing functions; marketing principles; marketing techniques; marketing mix; marketing concepts; marketing tactics; marketing management; mercadotecnia; mercadeo
marketing-operations | Marketing operations? | professional | marketing ops; MOps? |  | marketing; marketo; hubspot; demand; revops; salesforce; martech; automation; campaigns; campaign; budget; pardot; eloqua
marketing-strategy | Marketing strategy | professional | marketing strategies; strategic marketing; <marketing planning; <marketing plan; <marketing plans; <marketing plan development; develop marketing strategies; developing marketing strategies; <developed marketing plans; <developing marketing plans; marketing strategy development; <strategic marketing plans; <strategic marketing planning; Marketingstrategie; <Marketingplanung; <Marketingkonzepte; stratégie marketing; <plan marketing; estrategia de marketing; estrategias de marketing; <plan de marketing; <planes de marketing; <positioning strategy | marketing
digital-marketing | Digital marketing | professional | online marketing; internet marketing; web marketing; digital marketing strategy; digital marketing strategies; digital campaigns; digital marketing campaigns; online campaigns; digital content marketing; e-marketing; emarketing; Onlinemarketing; digitales Marketing; webmarketing; marketing numérique; mercadeo digital; marketing en ligne; interactive marketing | marketing
performance-marketing | Performance marketing | professional | Performance-Marketing; performance advertising | digital-marketing
growth-marketing | Growth marketing | professional | growth hacking; growth marketer | digital-marketing
online-advertising | Online advertising | professional | digital advertising; web advertising; publicidad digital; publicité en ligne; Onlinewerbung; digital ads | digital-marketing
digital-strategy | Digital strategy | professional | stratégie digitale; estrategia digital; Digitalstrategie
digital-communication | Digital communication? | professional | communication digitale; digitale Kommunikation?; comunicación digital; digital media communications |  | marketing; social; content; media; website; Marketing; PR; campaigns; newsletter; medios; redes; Medien
seo | SEO | technical | search engine optimization; search engine optimisation; search engine optimization SEO; SEO optimization; <on-page SEO; <off-page SEO; <SEO strategy; SEO best practices; <SEO audits; <SEO analysis; <on-page optimization; <off-page optimization; <SEO techniques; Suchmaschinenoptimierung; référencement naturel; optimización SEO; posicionamiento SEO; référencement web; posicionamiento web; référencement?; organic search? | digital-marketing | web; site; digital; seo; marketing; google; rédaction; contenu
keyword-research | Keyword research | technical | keyword analysis; keyword optimization; Keyword-Recherche; recherche de mots-clés; investigación de palabras clave; Keyword-Analyse | seo
link-building | Link building | technical | backlinks; backlinking; Linkaufbau; netlinking | seo
technical-seo | Technical SEO | technical | technisches SEO | seo
local-seo | Local SEO | technical | lokales SEO; SEO local | seo
seo-writing | SEO writing | professional | SEO copywriting; SEO content; SEO-Texte; rédaction SEO; redacción SEO | seo
sem | Search engine marketing (SEM) | technical | <paid search; <search engine marketing SEM; <paid search advertising; <paid search campaigns; <search marketing; <search advertising; <search engine advertising; <bid management for ads?; <keyword bidding; SEM campaigns; Suchmaschinenmarketing; Suchmaschinenwerbung; référencement payant; <campagnes SEA; <SEA?; SEM?; <search engine marketing | digital-marketing | seo; marketing; ppc; google; search; adwords; campaigns; digital; social; paid; cpc; sea; seo
ppc | Pay-per-click advertising (PPC) | technical | PPC?; pay per click; pay-per-click; PPC campaigns; PPC advertising; PPC management; PPC marketing; cost per click advertising | sem | seo; sem; adwords; ads; google; advertising; campaigns; paid; click
microsoft-advertising | Microsoft Advertising | tool | Bing Ads; Microsoft Ads | sem
yahoo-search-marketing | Yahoo Search Marketing | tool |  | sem
google-ads | Google Ads | tool | Google AdWords; AdWords; Ad Words; Google Adword; Google Ads campaigns; Google AdWords campaigns; <Google Display Network; <Google Shopping ads; <Google Ads Editor; <AdWords Editor | sem
google-marketing-platform | Google Marketing Platform | tool | <DoubleClick; DoubleClick Digital Marketing
dv360 | Display & Video 360 | tool | DV360; DoubleClick Bid Manager; Google Display & Video 360; Google DV360 | google-marketing-platform
campaign-manager-360 | Campaign Manager 360 | tool | CM360; DCM DoubleClick; DoubleClick Campaign Manager; Google Campaign Manager 360 | google-marketing-platform
search-ads-360 | Search Ads 360 | tool | SA360; DoubleClick Search | google-marketing-platform
google-ad-manager | Google Ad Manager | tool | DoubleClick for Publishers; DFP ad server
google-adsense | Google AdSense | tool | AdSense
youtube-ads | YouTube Ads | tool | YouTube advertising; YouTube ad campaigns
the-trade-desk | The Trade Desk? | tool | Trade Desk DSP; TTD? | programmatic-advertising | dsp; programmatic; dv360; adtech; dsps; ttd; criteo; media buying; display ads; google ads; facebook ads
criteo | Criteo? | tool | Criteo ads |  | adroll; retargeting; google ads; dv360; facebook ads; rtb house; display ads; adwords; rtb
adroll | AdRoll | tool | Ad Roll
taboola | Taboola? | tool | Taboola ads |  | outbrain; native ads; google ads; facebook ads; native advertising; adwords
outbrain | Outbrain? | tool | Outbrain ads |  | taboola; native ads; google ads; facebook ads; native advertising; adwords
amazon-ads | Amazon Ads | tool | Amazon Advertising; <Amazon Sponsored Products; <Amazon DSP
apple-search-ads | Apple Search Ads | tool | Apple Ads
programmatic-advertising | Programmatic advertising | technical | programmatic buying; programmatic media; <real-time bidding; <RTB?; <demand-side platform; <DSP advertising; affichage programmatique; publicidad programática; programmatic? | digital-marketing | advertising; display; media; dsp; ads; rtb; campaigns; buying; paid; marketing; programmatic; ssp; bidding; ad
display-advertising | Display advertising | technical | display ads; display campaigns; banner ads; Displaywerbung; publicité display | online-advertising
retargeting | Retargeting? | technical | remarketing; reciblage publicitaire | online-advertising | ads; advertising; campaigns; display; PPC; Google; Facebook; marketing; paid; remarketing; social; pixel; audiences
native-advertising | Native advertising | technical | native ads; publicité native | online-advertising
ad-operations | Ad operations | professional | ad ops; ad trafficking; ad serving; trafficking ads
social-media-marketing | Social media marketing | professional | social media management; social media strategy; social media campaigns; social media campaign; social media content; social media outreach; social media accounts; social media manager; social media presence; social media posts; social marketing campaigns; social media marketing SMM; SMM?; managing social media; manage social media; managed social media; social media optimization; social media engagement; social media planning; Social-Media-Marketing; gestion des réseaux sociaux; animation des réseaux sociaux; manejo de redes sociales; gestión de redes sociales; social media?; réseaux sociaux?; redes sociales?; soziale Medien?; médias sociaux?; <social media channels; <social media platforms; <Social media sites | digital-marketing | marketing; content; campaigns; management; communication; community; digital; facebook; instagram; strategy; contenu; gestión; contenido; posts; advertising; seo; blog; smo; sem; ppc; twitter; linkedin
paid-social | Paid social advertising | professional | paid social; paid social media; social media advertising; social media ads; social advertising; publicité sur les réseaux sociaux | social-media-marketing
social-listening | Social listening | professional | social media monitoring; écoute sociale
social-media-analytics | Social media analytics | technical | social media reporting; social media metrics; analyse des réseaux sociaux
community-management | Online community management | professional | community manager?; social community management; online community building; community engagement online; <Facebook groups moderation; <forum moderation; <community moderation; <Discord moderation; animation de communauté; gestión de comunidades; community management?; animation de communauté en ligne; managing online communities; managed online communities; building online communities |  | facebook; social; online; discord; moderation; instagram; réseaux; sociaux; redes; forum; forums; twitter; hootsuite; digital; contenus; contenidos; tiktok; webmarketing; linkedin
content-moderation | Content moderation | professional | online content moderation; Content-Moderation; modération de contenu; moderación de contenido
facebook-ads | Meta Ads | tool | Facebook Ads; Facebook advertising; Facebook Ads Manager; <Instagram Ads; Facebook Ad Manager; <Meta Ads Manager; <Facebook campaigns; <Instagram campaigns | paid-social | social; media; twitter; linkedin; ads; campaigns; pinterest; youtube; posts; tiktok; snapchat; followers; content; marketing; hootsuite; platforms
facebook | Facebook? | tool | Facebook page management; Facebook pages; <Facebook Insights |  | social; media; twitter; linkedin; ads; campaigns; pinterest; youtube; posts; tiktok; snapchat; followers; content; marketing; hootsuite; platforms; instagram
facebook-marketing | Facebook marketing | professional | Facebook business; marketing on Facebook | social-media-marketing
instagram | Instagram? | tool | Instagram Business; <Instagram Reels; <Instagram Stories |  | social; media; twitter; linkedin; ads; campaigns; pinterest; youtube; posts; tiktok; snapchat; followers; content; marketing; hootsuite; platforms; facebook
instagram-marketing | Instagram marketing | professional | marketing on Instagram | social-media-marketing
meta-business-suite | Meta Business Suite | tool | Facebook Business Suite; Facebook Business Manager; Meta Business Manager; Facebook Creator Studio
twitter-tiktok-youtube | X (Twitter) | tool | Twitter?; <Twitter Ads; <Twitter marketing; X/Twitter |  | facebook; instagram; social; media; linkedin; ads; posts; platforms; content; followers; channel; marketing; pinterest; tumblr; hootsuite
youtube | YouTube? | tool | You Tube? |  | facebook; instagram; social; media; linkedin; ads; posts; platforms; content; followers; channel; marketing; pinterest; tumblr; hootsuite
reddit | Reddit? | tool | <Reddit Ads; <subreddit moderation |  | facebook; instagram; social; media; linkedin; ads; posts; platforms; content; marketing; twitter
flickr | Flickr | tool | SmugMug Flickr
threads-app | Threads (Meta) | tool | Instagram Threads
discord | Discord? | tool | Discord servers?; Discord community |  | slack; community; twitch; server; social; media; gaming; moderation; telegram
twitch | Twitch? | tool |  |  | streaming; youtube; discord; gaming; obs; social
hootsuite | Hootsuite | tool | Hoot Suite; <Hootsuite Insights; HootSuite Pro
tweetdeck | TweetDeck | tool | Tweet Deck
xiaohongshu | Xiaohongshu | tool | RedNote app; Little Red Book marketing
sina-weibo | Sina Weibo | tool | Weibo
kuaishou | Kuaishou | tool | Kwai? |  | kuaishou; tiktok; douyin; wechat; instagram
bilibili | Bilibili | tool
vk-network | VK (social network) | tool | VKontakte
zalo | Zalo | tool | Zalo Official Account
naver-ads | Naver? | tool | <Naver Blog; <Naver Search Ads |  | kakao; seo; google ads; smart store; powerlink; baidu; yandex
baidu-search | Baidu? | tool | <Baidu SEO; <Baidu Tongji |  | seo; sem; wechat; weibo; ppc; yandex; naver
sprout-social | Sprout Social | tool | SproutSocial
buffer-app | Buffer (social media) | tool | Buffer app; Buffer social
sprinklr | Sprinklr | tool | Sprinklr Social
later-app | Later (social media) | tool | Later.com
loomly | Loomly | tool | Loomly calendar
agorapulse | Agorapulse | tool | Agora Pulse
coschedule | CoSchedule | tool
sendible | Sendible | tool | Sendible social
planoly | Planoly | tool | Planoly Instagram
meltwater | Meltwater? | tool | Meltwater News |  | media; social; monitoring; cision; listening; brandwatch; pr; hootsuite; analytics
brandwatch | Brandwatch | tool | <Crimson Hexagon; Brandwatch Analytics
emplifi | Emplifi | tool | Socialbakers
khoros | Khoros | tool | <Spredfast; <Lithium community platform
falcon-io | Falcon.io | tool | Falcon Social
sysomos | Sysomos | tool | Meltwater Sysomos
tagboard | Tagboard | tool | Tag board? |  | hootsuite; hashtag; twitter; instagram
radian6 | Salesforce Social Studio | tool | Radian6
swat-io | Swat.io | tool | Swat io
talkwalker | Talkwalker | tool | Talk walker
metricool | Metricool | tool | Metri cool
swello | Swello | tool | Swello réseaux sociaux
content-marketing | Content marketing | professional | content marketing strategy; marketing content; <content distribution?; Contentmarketing; marketing de contenidos; <branded content | marketing | seo; blog; blogs; newsletter; editorial; social media; syndication
content-strategy | Content strategy | professional | content planning?; stratégie de contenu; estrategia de contenidos; Contentstrategie |  | social; media; marketing; SEO; editorial; web; website; digital; brand; blog
content-creation | Content creation | professional | content development?; creating content?; content creator; content production?; content generation?; digital content creation; creating engaging content; Content-Erstellung; création de contenu; création de contenus; creación de contenido; creación de contenidos; digital content?; <online content?; <content curation |  | social; media; marketing; blog; website; web; video; videos; editorial; brand; posts; SEO; copywriting; newsletter; contenidos; YouTube; digital; writing
content-writing | Content writing | professional | web content writing; writing web content; <blog content; <case study writing; rédaction de contenus; <rédaction web; redacción de contenidos; <website content writing; <writing website content
editorial-calendars | Editorial calendars | professional | content calendar; content calendars; editorial calendar; Redaktionsplan; calendrier éditorial; calendario editorial
inbound-marketing | Inbound marketing | professional | inbound-Marketing | digital-marketing
copywriting | Copywriting | professional | copy writing; copywriter; advertising copy; marketing copy; <web copy; ad copy; <sales copy; writing copy?; <website copy; copy development; writing advertising copy; <headline writing; Werbetexte; conception-rédaction; rédaction publicitaire; redacción publicitaria; Werbetexten |  | advertising; marketing; ads; brand; brochures; web; website; campaigns; headlines; copy; creative
ux-writing | UX writing | professional | UX copy; microcopy; UX-Texte
blogging | Blogging | professional | blog writing; blog posts; blogger?; blog management; writing blogs; blogs?; blog articles; blog post writing; guest blogging; company blog; blog content management; Blogartikel; rédaction de blog; articles de blog; Blogs schreiben |  | content; social; writing; media; posts; wrote; newsletters; website; articles; seo; produced; hosted; marketing
podcasting | Podcasting | professional | podcast production; podcasts?; Podcast-Produktion |  | content; hosted; produced; audio; episodes; marketing; media
vlogging | Vlogging | professional | video blogging; vlogs
email-marketing | E-mail marketing | professional | email marketing; email campaigns; e-mail campaigns; email marketing campaigns; email blasts; e-blasts; eblasts; e-mail blasts; newsletter marketing; <email automation; <drip campaigns; <drip campaign; <email copy; <email list management; email marketing strategy; E-Mail-Kampagnen; Newsletter-Marketing; campagnes emailing; e-mailing?; emailing?; campagnes d'emailing; marketing por correo electrónico; campañas de email | digital-marketing | campaigns; campagnes; newsletter; newsletters; marketing; crm; prospection; mailchimp
newsletters | Newsletters? | professional | newsletter?; newsletter creation; creating newsletters; newsletter production; e-newsletters; e-newsletter; email newsletters; email newsletter; Newsletterversand; infolettres; boletines informativos |  | marketing; email; content; monthly; company; produced; wrote; design; editing; website; mailchimp; brochures; social
email-deliverability | E-mail deliverability | technical | email deliverability; SPF DKIM DMARC deliverability; sender reputation
mailchimp | Mailchimp | tool | Mail Chimp; Mailchimp campaigns | email-marketing
constant-contact | Constant Contact? | tool | ConstantContact; Constant Contact email | email-marketing | mailchimp; newsletter; newsletters; campaigns; hootsuite; wordpress; blasts; photoshop
other-email-tools | Campaign Monitor? | tool |  | email-marketing | mailchimp; email marketing; newsletters; klaviyo; hubspot
aweber | AWeber | tool | AWeber email | email-marketing
getresponse | GetResponse | tool | Get Response? | email-marketing | mailchimp; aweber; infusionsoft; constant contact; clickfunnels; activecampaign; convertkit
verticalresponse | VerticalResponse | tool | Vertical Response? | email-marketing | mailchimp; constant contact; exacttarget; icontact; email marketing; aweber
icontact | iContact | tool | iContact email | email-marketing
emma-email | Emma (e-mail marketing) | tool | MyEmma | email-marketing
brevo | Brevo | tool | Sendinblue | email-marketing
cleverreach | CleverReach | tool | Clever Reach | email-marketing
mailjet | Mailjet | tool | Mail jet? | email-marketing | mailchimp; sendgrid; mailgun; brevo; sendinblue; smtp
drip-email | Drip (e-mail marketing) | tool | Drip ECRM | email-marketing
convertkit | Kit (ConvertKit) | tool | ConvertKit | email-marketing
bronto | Bronto? | tool | Oracle Bronto | email-marketing | listrak; klaviyo; responsys; mailchimp; netsuite; magento; email marketing; newsletters
listrak | Listrak | tool | Listrak email | email-marketing
litmus-email | Litmus (e-mail testing) | tool | Litmus email
responsys | Oracle Responsys | tool | Responsys | email-marketing
silverpop | Acoustic Campaign? | tool | Silverpop; IBM Watson Campaign Automation | email-marketing | silverpop; eloqua; marketo; responsys; email marketing; marketing automation
rapidmail | rapidmail | tool | rapidmail Newsletter | email-marketing
emarsys | SAP Emarsys | tool | Emarsys | marketing-automation
dotdigital | Dotdigital | tool | Dotmailer | email-marketing
blueshift | Blueshift? | tool | Blueshift CDP |  | cdp; braze; klaviyo; iterable; marketing automation; email marketing; customer data platform
customer-io | Customer.io | tool | Customer io | marketing-automation
cheetah-digital | Cheetah Digital | tool | Experian CheetahMail; CheetahMail | email-marketing
braze | Braze (customer engagement) | tool | Braze platform; Appboy | marketing-automation
iterable | Iterable (marketing platform) | tool | Iterable marketing platform | marketing-automation
mailerlite | MailerLite | tool | Mailer Lite | email-marketing
beehiiv | beehiiv | tool | Beehiiv newsletter
substack | Substack | tool | Substack newsletter
marketing-automation | Marketing automation | technical | marketing automation platforms; marketing automation software; marketing automation tools; automated marketing; automatisation du marketing; automatización de marketing; Marketing-Automatisierung; customer journey automation | digital-marketing
martech | Marketing technology? | technical | MarTech; marketing tech stack; Marketing-Technologie |  | martech; marketo; hubspot; stack; automation; campaigns; salesforce; pardot
marketo | Marketo | tool | Adobe Marketo; Marketo Engage; Marketo automation; Marketo Marketing Automation; Adobe Marketo Engage | marketing-automation
marketo-certified-expert | Adobe Marketo Certified Expert | certification | Marketo Certified Expert | marketo
pardot | Salesforce Account Engagement (Pardot) | tool | Salesforce Pardot; Marketing Cloud Account Engagement; Pardot automation; Salesforce Marketing Cloud Account Engagement; Pardot | marketing-automation
eloqua | Oracle Eloqua | tool | Eloqua | marketing-automation | marketing; automation; campaigns; hubspot; marketo; pardot; email
unica | Unica? | tool | Unica marketing; IBM Unica; <IBM Campaign?; HCL Unica | marketing-automation | hcl; eloqua; adobe; marketo; unica; campaign management; adobe campaign
act-on | Act-On (marketing automation) | tool | Act-On Software | marketing-automation
sharpspring | SharpSpring | tool | Sharp Spring | marketing-automation
aprimo | Aprimo | tool | Aprimo Marketing
sas-marketing-automation | SAS Marketing Automation | tool | SAS Customer Intelligence | marketing-automation
google-analytics | Google Analytics | tool | <Google Analytics 4; <GA4; <Google Universal Analytics; Google Analytics reporting; <Google Analytics 360; Google Analytic; <GA360; <Urchin analytics
google-search-console | Google Search Console | tool | Google Webmaster Tools; Google Webmaster; Search Console
marketing-analytics | Marketing analytics | technical | marketing metrics; marketing analysis; <campaign analysis; <campaign analytics; <campaign reporting; <campaign performance analysis; <marketing ROI; marketing data analysis; customer analytics for marketing; <Kampagnenanalyse; marketing performance analysis; <marketing KPIs; <Kampagnencontrolling; Marketingcontrolling
conversion-tracking | Conversion tracking | technical | Conversion-Tracking; suivi des conversions; campaign tracking; <Facebook Pixel; <Meta Pixel
marketing-attribution | Marketing attribution | technical | multi-touch attribution; attribution models; Attributionsmodelle
ensighten | Ensighten | tool | Ensighten tag management
seo-tools | SEO tools | technical | SEO software |  | seo; semrush; ahrefs; analytics; google; keyword; serp
majestic-seo | Majestic? | tool | Majestic SEO | seo-tools | seo; ahrefs; semrush; backlinks; moz
sistrix | SISTRIX | tool | Sistrix Toolbox | seo-tools
searchmetrics | Searchmetrics | tool | Searchmetrics Suite | seo-tools
brightedge | BrightEdge | tool | Bright Edge? | seo-tools | seo; semrush; moz; ahrefs; searchmetrics
spyfu | SpyFu | tool | Spy Fu | seo-tools
google-keyword-planner | Google Keyword Planner | tool | Keyword Planner | keyword-research
google-trends | Google Trends | tool | Google Trend
yoast | Yoast SEO | tool | Yoast | seo-tools
ubersuggest | Ubersuggest | tool | Uber suggest | seo-tools
se-ranking | SE Ranking? | tool | SERanking | seo-tools | semrush; ahrefs; moz; ubersuggest; serpstat
conductor-seo | Conductor (SEO) | tool | Conductor Searchlight | seo-tools
wordtracker | Wordtracker | tool |  | keyword-research
yext | Yext | tool | Yext listings
surfer-seo | Surfer SEO | tool | SurferSEO | seo-tools
conversion-optimization | Conversion rate optimization | technical | CRO?; conversion optimization; <landing page optimization; <A/B testing of campaigns; <funnel optimization; Conversion-Optimierung; optimisation du taux de conversion | digital-marketing | conversion; landing; seo; ppc; ux; a/b; abandonment; funnel; funnels; checkout
landing-pages | Landing pages | professional | landing page; landing page design; landing page creation; pages d'atterrissage; Landingpages
unbounce | Unbounce | tool | Unbounce landing pages | landing-pages
leadpages | Leadpages | tool | Lead Pages? | landing-pages | clickfunnels; unbounce; infusionsoft; mailchimp; instapage; convertkit
instapage | Instapage | tool |  | landing-pages
clickfunnels | ClickFunnels | tool | Click Funnels | landing-pages
affiliate-marketing | Affiliate marketing | professional | affiliate programs; affiliate management; <affiliate networks; Amazon affiliate marketing; performance affiliate; affiliation marketing; Partnerprogramme?; marketing de afiliados | digital-marketing | Affiliate; Publisher; Awin; Online-Marketing; SEA
cj-affiliate | CJ Affiliate | tool | Commission Junction | affiliate-marketing
shareasale | ShareASale | tool | Share A Sale? | affiliate-marketing | affiliate; cj; rakuten; impact radius; linkshare; commission junction
rakuten-advertising | Rakuten Advertising | tool | Rakuten LinkShare; LinkShare | affiliate-marketing
awin | Awin | tool | Affiliate Window; zanox | affiliate-marketing
shopee-seller | Shopee? | tool | Shopee Seller Centre |  | lazada; tokopedia; tiktok shop; bukalapak; zalora
bukalapak | Bukalapak | tool
cafepress | CafePress | tool
threadless | Threadless | tool
spreadshirt | Spreadshirt | tool
teepublic | TeePublic | tool
custom-ink | Custom Ink? | tool |  |  | t-shirts; merch; apparel; merchandise
kickstarter-campaigns | Kickstarter campaigns | tool
ulule | Ulule | tool
buy-me-a-coffee | Buy Me A Coffee | tool
liberapay | Liberapay | tool
open-collective | Open Collective | tool
impact-com | impact.com | tool | Impact Radius? | affiliate-marketing | affiliate; affiliates; awin; shareasale; rakuten; cj
influencer-marketing | Influencer marketing | professional | influencer relations; influencer outreach; influencer campaigns; influencer partnerships; influencer management; marketing d'influence; marketing de influencers; Influencer-Marketing; <influencers? | marketing | social; campaigns; marketing; media; content
brand-ambassador | Brand ambassador | professional | brand ambassadors; brand ambassadorship; Markenbotschafter; ambassadeur de marque; embajador de marca; <ambassador programs; <brand ambassador programs
guerrilla-marketing | Guerrilla marketing | professional | guerilla marketing; Guerilla-Marketing; <street team marketing
viral-marketing | Viral marketing | professional | buzz marketing; word-of-mouth marketing; Mundpropaganda-Marketing
mobile-marketing | Mobile marketing | professional | mobile advertising; location-based marketing; proximity marketing? | digital-marketing | mobile; SMS; app; apps; advertising; campaigns; beacon; digital
app-store-optimization | App store optimization | technical | ASO app; App-Store-Optimierung
sms-marketing | SMS marketing | professional | text message marketing; text marketing; marketing par SMS
app-marketing | App marketing | professional | mobile app marketing; App-Marketing
ecommerce-marketing | E-commerce | professional | ecommerce; e commerce; eCommerce management; Online-Handel; commerce électronique; comercio electrónico; Onlineshop-Betreuung; gestion de site e-commerce; <online sales; <ventas en línea; e-commerce management; <e-commerce marketing; <marketplace management
brand-management | Brand management | professional | brand marketing; brand promotion; brand equity; brand manager; brand messaging; brand communications; brand consistency; Markenführung; Markenmanagement; gestion de marque; gestión de marca; Markenkommunikation | marketing
branding | Branding | professional | brand development; brand building; construcción de marca; Markenaufbau; company branding; corporate branding; product branding; création de marque; <rebranding; <re-branding
brand-strategy | Brand strategy | professional | branding strategy; stratégie de marque; Markenstrategie; estrategia de marca; brand planning; <brand positioning; <posicionamiento de marca
brand-identity | Brand identity | professional | corporate identity?; identité de marque; identidad de marca; identity development?; <brand guidelines; <brand standards? |  | logo; logos; design; branding; brand; visual; marketing; guidelines; typography; logotype
brand-awareness | Brand awareness campaigns | professional | brand awareness; increasing brand awareness; Markenbekanntheit; notoriété de la marque; brand recognition?; brand visibility |  | marketing; campaigns; social; media; brand; advertising; customers; events; content
personal-branding | Personal branding | professional | personal brand building; marca personal
product-marketing | Product marketing | professional | product positioning; <product promotion; product messaging; product marketing manager; Produktmarketing; marketing produit; marketing de producto | marketing
product-launches | Product launches? | professional | product launch; launching products; launching new products; new product launches; new product launch; launch new products; launched new products; product launch management; product rollouts; product introductions?; Produkteinführung; Produkteinführungen; lancement de produits; lancement produit; lanzamiento de productos |  | marketing; campaigns; sales; launch; market; brand; customers; go-to-market; strategy; promotional; products; product; marketing
market-research | Market research | professional | marketing research; market analysis; market studies; market study; market survey; market surveys; <market intelligence; <market trend analysis; market data analysis?; <analyzing market trends; <industry research?; <industry analysis?; market assessment; <market opportunity analysis; <market sizing; market analytics; conducting market research; market research analysis; primary market research; secondary market research; <desk research?; marktforschung; Marktanalyse; Marktanalysen; étude de marché; études de marché; analyse de marché; investigación de mercado; investigación de mercados; estudios de mercado; análisis de mercado; estudio de mercado; <market trends?; <research market trends; <veille marché |  | competitors; competitive; consumer; surveys; customers; trends; marketing; strategy; sizing; survey; data; customer; investment; market; client; clients
competitive-analysis | Competitive analysis? | professional | competitor analysis; competitive intelligence; competitive research; competitor research; competitive market analysis; competitive landscape; competitor intelligence; competitive analyses; competitive assessment; competitive benchmarking; competitive landscape analysis; analysis of competitors; Wettbewerbsanalyse; Wettbewerbsbeobachtung; veille concurrentielle; analyse de la concurrence; analyse concurrentielle; análisis de la competencia; análisis competitivo; benchmark concurrentiel; competition analysis |  | competitors; competitor; market; product; marketing; strategy; pricing; products; SWOT; trends; industry; research; business; sales; UX
consumer-insights | Consumer insights | professional | customer insights; <consumer behavior; <consumer behaviour; consumer research; customer research; <shopper insights; <consumer trends; <customer behavior analysis; <consumer behavior analysis; <brand tracking; <Konsumentenverhalten; <comportement du consommateur; <comportamiento del consumidor
shopper-marketing | Shopper marketing | professional | shopper activation | promotions
mri-simmons | MRI-Simmons | tool | Simmons research; MRI Simmons; GfK MRI
surveys-focus-groups | Surveys? | professional | <customer surveys; survey creation; survey analysis?; online surveys; <questionnaires; <telephone surveys; Google Forms surveys; conducted surveys?; <phone surveys; Umfragen; <Fragebögen; enquêtes?; <questionnaires d'enquête; encuestas; realización de encuestas; sondages?; <Kundenbefragungen; <enquêtes de satisfaction |  | customer; questionnaires; sondage; satisfaction; opinion; marketing; statistiques; consommateurs; respondents; questionnaire; surveymonkey; qualtrics
focus-groups | Focus groups | professional | focus group; focus group moderation; Fokusgruppen; groupes de discussion; grupos focales
advertising | Advertising | professional | advertising campaigns; advertising strategy; advertising strategies; ad campaigns; ad campaign; advertising campaign; ad campaign management; advertising management; <creating advertisements; ads creation; ad creation; creating ads; advertising materials; Werbung; Werbemaßnahmen; Werbekampagnen; publicité; campagnes publicitaires; publicidad; campañas publicitarias; <co-op advertising; <newspaper advertising | marketing
print-advertising | Print advertising | professional | print ads; magazine ads; newspaper ads; Printwerbung; Anzeigenschaltung; publicité presse | advertising
media-planning | Media planning | professional | media plan?; media plans?; media strategy?; media mix?; GRP planning; media schedules?; Mediaplanung; planification de medios; plan média; planificación de medios |  | advertising; buying; TV; radio; print; digital; campaigns; paid; GRP; clients; ads; marketing; reach; placement
media-buying | Media buying | professional | media buys; media buyer; media purchasing; ad buying; achat média; achat d'espace; compra de medios; Mediaeinkauf; media placement; media negotiation
strata-media | Strata (media buying) | tool | Strata media; <Strata NuMath; FreeWheel Strata | media-buying
mediaocean | Mediaocean | tool | <Mediaocean Prisma; Donovan Data Systems | media-buying
nielsen-audio | Nielsen Audio | tool | Arbitron
nielsen-ratings | Nielsen TV ratings | technical | Nielsen ratings
scarborough-research | Nielsen Scarborough | tool | Scarborough research
kantar-media | Kantar Media? | tool | <Kantar media Stradegy |  | stradegy; nielsen; comscore; mri; scarborough; adspender; strata
srds | SRDS? | tool | SRDS media planning |  | media; advertising; kantar; nielsen; comscore
campaign-management | Marketing campaign management | professional | marketing campaigns; marketing campaign; campaign management?; campaign planning?; campaign development?; campaign execution?; campaign strategy?; integrated campaigns; campaign optimization; campaign coordination?; campaign design?; campaign creation?; Kampagnenmanagement; Kampagnenplanung; Marketingkampagnen; campagnes marketing; gestion de campagnes?; gestión de campañas?; campañas de marketing; <promotional campaigns | marketing | marketing; media; email; social; digital; ads; advertising; brand; PPC; SEO; leads; promotional; medios; Google; customers
omnichannel-marketing | Omnichannel marketing | professional | cross-channel marketing; multi-channel marketing; multichannel marketing; omni-channel marketing; Omnichannel-Marketing; marketing omnicanal
integrated-marketing | Integrated marketing communications | professional | integrated marketing; integrated marketing campaigns; integrierte Kommunikation; IMC integrated marketing; communication intégrée
direct-marketing | Direct marketing | professional | direct response?; direct response marketing; Direktmarketing; marketing direct; marketing directo | marketing | DRTV; direct mail; copywriting; advertising; campaigns; infomercial; marketing
direct-mail | Direct mail | professional | direct mail campaigns; direct mail marketing; direct-mail; direct mailings; mailing campaigns; mass mailings; publipostage?; Postwurfsendungen; Mailingaktionen; mailings? | direct-marketing | campaigns; marketing; letters; mass; campaign; postal
database-marketing | Database marketing | professional | Database-Marketing; marketing de base de datos | direct-marketing
mailing-lists | Mailing lists | professional | mailing list management; mailing list maintenance; listes de diffusion
flyer-distribution | Flyer distribution | professional | distributing flyers; distribution de flyers; Flyerverteilung; reparto de volantes; leafleting
promotions | Sales promotion | professional | promotions?; sales promotions; promotional activities?; promotional strategies; promotional marketing; promotion planning?; <coupon programs?; promotional planning?; <sampling campaigns; promotional programs?; Verkaufsförderung; Promotionaktionen; promotion des ventes; promoción de ventas; promociones? |  | marketing; events; advertising; retail; campaigns; merchandising; products; pricing; ventas; tienda; producto
trade-marketing | Trade marketing | professional | trade promotion; trade promotions; Handelsmarketing; marketing de canal; <POS materials; <point-of-sale marketing; <in-store marketing; <PLV; PLV merchandising
promotional-products | Promotional products | professional | promotional items; giveaways?; Werbeartikel; objets publicitaires; artículos promocionales; branded merchandise |  | promotional; branded; merchandise; swag; events; marketing; brand; gifts; sponsors
sweepstakes | Contests and sweepstakes | professional | contest management; Gewinnspiele; jeux-concours; sorteos promocionales
event-marketing | Event marketing | professional | event promotion; Eventmarketing; marketing événementiel; marketing de eventos
experiential-marketing | Experiential marketing | professional | brand activation; brand activations; marketing expérientiel; activaciones de marca; BTL marketing
field-marketing | Field marketing | professional | roadshows?; field marketing events; marketing terrain |  | marketing; brand; sales; events; promotional; sampling; campaigns; customers
public-relations | Public relations | professional | PR?; PR campaigns; PR strategy; public relations campaigns; public relations strategy; PR activities?; PR and communications; publicity?; public relations management; PR management; Öffentlichkeitsarbeit; PR-Arbeit; Presse- und Öffentlichkeitsarbeit; relations publiques; relaciones públicas |  | media; marketing; press; communications; journalism; campaigns; advertising; branding; releases
communication-strategy | Communication strategy | professional | communications strategy; communication strategies; strategic communications; strategic communication; communications planning?; communication planning?; communication plans?; communications plans?; stratégie de communication; estrategia de comunicación; plan de communication?; plan de comunicación?; Kommunikationsstrategie; Kommunikationskonzepte |  | media; PR; marketing; messaging; press; internal; stakeholders; public; corporate; campaigns; externe; interne; medios; brand
external-communications | External communications | professional | external communication; communication externe; externe Kommunikation; comunicación externa | corporate-communications
reputation-management | Reputation management | professional | online reputation management; Reputationsmanagement; gestion de la réputation; gestión de reputación; e-réputation
public-affairs-pr | Public affairs communications | professional | public affairs
community-relations | Community relations | professional | relations avec la communauté; relaciones con la comunidad; relaciones comunitarias
media-relations | Media relations | professional | press relations; <press kits; <press kit; <media kits; <media kit; <media pitching; <pitching media; <pitching stories; media outreach; <media lists; <media contacts?; <press conferences; <press conference; <media interviews?; <media inquiries?; Medienarbeit; <Pressekontakte; relations presse; relations médias; <dossiers de presse; relaciones con los medios; Pressearbeit |  | press; PR; releases; journalists; public; relations; pitching; spokesperson; publicity; news; communications
media-monitoring | Media monitoring | professional | press clippings; revue de presse; Medienbeobachtung; monitoreo de medios; Pressespiegel
media-training | Media training | professional | Medientraining; formation média
spokesperson | Spokesperson work | professional | company spokesperson; Pressesprecher; porte-parole; vocería
cision | Cision | tool | Cision Communications Cloud
vocus | Vocus | tool
pr-newswire | PR Newswire | tool | PRNewswire
muck-rack | Muck Rack | tool | MuckRack
business-wire | Business Wire | tool | BusinessWire
factiva | Factiva | tool | Dow Jones Factiva
crisis-communications | Crisis communications | professional | crisis communication; crisis PR; crisis communications planning; crisis media relations; Krisenkommunikation; communication de crise; comunicación de crisis
corporate-communications | Corporate communications | professional | corporate communication; <executive communications?; <internal and external communications; <internal/external communications; <internal and external communication; <internal & external communications; company communications; Unternehmenskommunikation; communication d'entreprise; <communication institutionnelle; comunicación corporativa; <comunicación institucional; comunicación organizacional |  | speech; speeches; pr; messaging; internal communications; media; external; press; newsletters; employee
internal-communications | Internal communications | professional | internal communication; internal communications management; employee communications; employee communication; interne Kommunikation; communication interne; comunicación interna; <internal newsletters; <employee newsletters; <Mitarbeiterzeitung; <company newsletter; <corporate newsletters | corporate-communications
speechwriting | Speechwriting | professional | speech writing; executive speeches; Reden schreiben; rédaction de discours; redacción de discursos
marketing-communications | Marketing communications | professional | marcom; marketing communication; marketing communications strategy; Marketingkommunikation; communication marketing; comunicación de marketing
marketing-collateral | Marketing collateral | professional | marketing materials; marketing material; collateral materials; marketing collateral development; collateral development; sales materials; sell sheets; creating marketing materials; brochure development; sales literature; collateral?; Werbematerial; Werbemittel; Verkaufsunterlagen; supports de communication; création de supports de communication; <plaquettes commerciales; plaquettes?; material promocional; material publicitario; <product catalogs?; <flyer design; <brochure design; <brochures?; <flyers?; <folletos?; <Broschüren? |  | marketing; brochures; design; sales; materials; print; branding; advertising; flyers; collateral; creative; commerciales; supports; affiches; impression; graphiste; communication; brochure
community-outreach | Community outreach | professional | outreach?; outreach programs?; community engagement; outreach events?; public outreach; outreach activities?; outreach efforts?; <outreach coordination; outreach program development; <grassroots outreach; engagement communautaire; sensibilisation du public; vinculación con la comunidad; alcance comunitario |  | community; volunteers; nonprofit; residents; neighborhoods; faith; grassroots; homeless
community-organizing | Community organizing | professional | grassroots organizing; organización comunitaria; community organizer; neighborhood organizing; <tenant organizing; <faith-based organizing; mobilisation citoyenne
community-building | Community building? | professional | building communities?; Community-Aufbau |  | forum; Discord; Slack; moderators; social media; followers; engagement; ambassadors; meetups
storytelling | Storytelling? | professional | story telling?; <brand storytelling; narrative development?; <digital storytelling; <visual storytelling; <brand narratives; narrativa de marca |  | brand; marketing; product; positioning; content; communications; strategy; campaign; branding
message-development | Messaging strategy | professional | key messaging; messaging?; message development; messaging development; message strategy |  | brand; marketing; positioning; communications; campaign; branding
writing-editing | Writing? | professional | writing skills; professional writing; excellent writing; strong writing; excellent writing skills; strong writing skills; capacité rédactionnelle; capacités rédactionnelles; qualités rédactionnelles; redacción de textos; redacción?; rédaction?; <business writing; <persuasive writing; strong writer |  | content; proofreading; editorial; copy; articles; research; blog; grammar; reports; skills; creative; newsletters; wrote; publications; english
editing-texts | Text editing | professional | editing?; editing skills?; editing documents; content editing?; edición de textos; Redigieren; Textredaktion; Lektorat?; editorial skills; redaktionelle Arbeit |  | proofreading; editorial; copy; articles; grammar; publications; manuscript; texts; copyediting; copy editing
copy-editing | Copy editing | professional | copyediting; copy-editing; corrección de estilo
creative-writing | Creative writing | professional | story writing
article-writing | Writing articles | professional | article writing; wrote articles; rédaction d'articles; redacción de artículos; Artikel schreiben; freelance article writing
ghostwriting | Ghostwriting | professional | ghost writing; Ghostwriter
ap-style | AP style | technical | AP Style writing; AP Stylebook; Associated Press style
chicago-style | Chicago Manual of Style | technical | Chicago style?; CMOS style |  | apa; mla; citation; citations; editing; proofreading; copyediting; manual; ap style; turabian
apa-style | APA style | technical | APA format; APA citation
mla-style | MLA style | technical | MLA format; MLA citation
brand-licensing | Brand licensing | professional | product licensing?; merchandise licensing; license negotiation of brands; Lizenzvergabe?; concesión de licencias; licences de marque |  | brand; merchandise; royalties; licensee; licensees; character; Marke; Marken; Lizenznehmer; Merchandising
product-placement | Product placement? | professional | Produktplatzierung?; placement de produits |  | film; films; tv; television; brands; sponsorship; entertainment; advertising; Filme; Fernsehen; TV
account-based-marketing | Account-based marketing | professional | ABM?; account based marketing; ABM campaigns | marketing | marketing; campaigns; demand; B2B; Marketo; HubSpot; leads
b2b-marketing | B2B marketing | professional | business-to-business marketing; Business-to-Business-Marketing; marketing B2B; marketing B to B; B2B-Marketing | marketing
demandbase | Demandbase | tool | Demandbase ABM | account-based-marketing
terminus-abm | Terminus (ABM) | tool | Terminus ABM | account-based-marketing
customer-experience | Customer experience | professional | customer experience management; CX?; customer experience design; client experience; customer experience improvement; customer touchpoints; Kundenerlebnis; expérience client; experiencia del cliente; experiencia de cliente; enhancing customer experience; Kundenerfahrung |  | csat; nps; promoter; voice of the customer; ux; touchpoints; customer journey; call center; customer experience
customer-journey-mapping | Customer journey mapping | technical | customer journey; customer journeys; parcours client?; Customer-Journey; mapa de experiencia del cliente |  | cartographie; ux; omnicanal; personas
net-promoter-score | Net Promoter Score (NPS) | technical | Net Promoter; NPS?; Net Promoter Score |  | csat; satisfaction; promoter; feedback; cx; score
voice-of-customer | Voice of the customer | professional | voice of customer; VOC?; VoC programs; customer feedback analysis; customer feedback? |  | customer; csat; satisfaction; feedback; cx
csat | Customer satisfaction measurement | technical | CSAT; customer satisfaction score; <customer satisfaction surveys; Kundenzufriedenheitsmessung; mesure de la satisfaction client
marketing-budget | Marketing budget management | professional | marketing budgets; marketing budget; advertising budget; managing marketing budget; campaign budgets; Marketingbudget; budget marketing; presupuesto de marketing; budget communication; <ad spend management
customer-databases | Customer databases | professional | customer database; customer database management; client database; client databases; prospect database; customer lists?; base de données clients; bases de données clients; base de datos de clientes; Kundendatenbank; Kundendatenpflege; Pflege der Kundendaten |  | marketing; CRM; mailing; sales; contacts; leads; database; prospects
political-campaigning | Political campaigning | professional | political campaigns; campaign organizing; <voter outreach; <phone banking; <political canvassing; <field organizing; <get out the vote; <GOTV; electoral campaigns; political campaign; Wahlkampf; campagne électorale; campaña política; campañas electorales; <political fundraising
ngp-van | NGP VAN | tool | VoteBuilder; VAN VoteBuilder | political-campaigning
voter-registration | Voter registration drives | professional | voter registration
print-production-marketing | Print production for marketing | professional | print buying?; print production management?; print management?; print design coordination |  | brochures; marketing; collateral; catalogs; agency; advertising

# More particular skills
siebel | Oracle Siebel CRM | tool | Siebel; Siebel CRM; Oracle Siebel; Siebel Call Center; Siebel Sales; Siebel 8 | crm
oracle-cx-sales | Oracle CX Sales | tool | Oracle Sales Cloud | crm
oracle-crm | Oracle CRM | tool |  | crm
oracle-crm-on-demand | Oracle CRM On Demand | tool |  | crm
pipedrive | Pipedrive | tool | Pipedrive CRM; Pipe Drive? | crm | hubspot; salesforce; zoho; crm
sugarcrm | SugarCRM | tool | Sugar CRM; SugarCRM administration | crm
suitecrm | SuiteCRM | tool | Suite CRM? | crm | vtiger; sugarcrm; zoho; php; odoo; espocrm; hubspot
vtiger | Vtiger CRM | tool | Vtiger | crm
act-goldmine | Act! CRM | tool | ACT CRM; Sage ACT; ACT! database; ACT contact management | crm
goldmine | GoldMine CRM | tool | GoldMine? | crm | crm; salesforce
keap | Keap | tool | Infusionsoft; Infusion Soft; Keap CRM | crm; email-marketing
ontraport | Ontraport | tool | Office Autopilot | crm; email-marketing
kajabi | Kajabi | tool | Kajabi courses
zoominfo | ZoomInfo | tool | <DiscoverOrg; <ZoomInfo SalesOS; Zoom Info? |  | discoverorg; sales navigator; salesforce; prospecting; salesloft; hubspot; lusha; cold calling; outreach.io
dnb-hoovers | D&B Hoovers | tool | Hoovers?; Dun & Bradstreet Hoovers |  | zoominfo; dun & bradstreet; d&b; linkedin; salesforce; lexisnexis; prospecting; onesource; factiva; data.com; discoverorg
data-com | Data.com | tool | Salesforce Data.com; Jigsaw Data
insideview | InsideView | tool | Inside View? |  | zoominfo; hoovers; discoverorg; salesforce; rainking
rainking | RainKing | tool | Rain King? |  | zoominfo; hoovers; discoverorg; salesforce; insideview
sales-navigator | LinkedIn Sales Navigator | tool | Sales Navigator; LinkedIn Navigator
salesloft-outreach | Salesloft | tool | <Salesloft Cadence | sales-engagement-tools
outreach-io | Outreach (sales engagement) | tool | Outreach.io; Outreach sales platform | sales-engagement-tools
gong | Gong (conversation intelligence) | tool | Gong.io?; Gong call recording; Gong? |  | salesforce; salesloft; clari; hubspot; zoominfo; chorus; outreach.io; sales navigator; highspot
click-through-rate | Click-through rate | technical | CTR?; click-through rates; clickthrough rate; Klickrate; taux de clic; tasa de clics |  | ads; campaigns; ad; cpc; impressions; conversion; email; seo; ppc; google; marketing
chorus-ai | Chorus (conversation intelligence) | tool | Chorus.ai
apollo-io | Apollo.io | tool | Apollo sales intelligence | sales-engagement-tools
groove-sales | Groove (sales engagement) | tool | Groove sales engagement | sales-engagement-tools
yesware | Yesware | tool | Yes ware | sales-engagement-tools
klaviyo | Klaviyo? | tool | Klaviyo email; Klaviyo flows | email-marketing | mailchimp; shopify; email marketing; sms; hubspot; flows; attentive; omnisend; campaigns; segmentation; ecommerce; e-commerce; newsletter; newsletters
activecampaign | ActiveCampaign | tool | ActiveCampaign CRM; ActiveCampaign automations | email-marketing; marketing-automation
salesforce-marketing-cloud | Salesforce Marketing Cloud | tool | ExactTarget; Exact Target?; SFMC; Marketing Cloud Salesforce; <AMPscript; <SFMC Journey Builder; Salesforce Journey Builder; <Email Studio; Salesforce ExactTarget | email-marketing; marketing-automation | exacttarget; pardot; salesforce; eloqua; responsys; mailchimp; constant contact; silverpop
adobe-campaign | Adobe Campaign | tool | <Adobe Campaign Classic; Neolane; <Adobe Campaign Standard | marketing-automation
semrush | SEMrush | tool | SEM rush; Semrush.com | seo-tools
ahrefs-moz | Ahrefs | tool |  | seo-tools
moz-pro | Moz Pro | tool | SEOmoz; Moz SEO; <Open Site Explorer; Moz? | seo-tools | seo; semrush; ahrefs; analytics; google; keyword; serp
moz-local | Moz Local | tool | MozLocal | local-seo
screaming-frog | Screaming Frog | tool | Screaming Frog SEO Spider | seo-tools
oncrawl | Oncrawl | tool |  | seo-tools
sitebulb | Sitebulb | tool |  | seo-tools
lumar | Lumar? | tool | DeepCrawl | seo-tools | deepcrawl; seo; screaming frog; botify; semrush; ahrefs
tiktok-marketing | TikTok marketing | technical | TikTok content creation | social-media-marketing
tiktok | TikTok | tool | Tik Tok
tiktok-ads | TikTok Ads | tool | TikTok Ads Manager
youtube-marketing | YouTube marketing | technical | YouTube channel management; YouTube SEO; <YouTube channel creation | social-media-marketing
youtube-studio | YouTube Studio | tool | YouTube Creator Studio
pinterest-snapchat | Pinterest marketing | technical |  | social-media-marketing
pinterest | Pinterest | tool | <Pinterest Ads; Pinterest Business
snapchat | Snapchat | tool | <Snapchat ads
tumblr | Tumblr | tool | Tumblr blog
google-business-profile | Google Business Profile | tool | Google My Business; Google Local listings
yelp-business | Yelp for Business | tool | Yelp advertising; Yelp Ads
review-management | Online review management | professional | online reviews management; review management?; Google reviews?; gestion des avis clients; Bewertungsmanagement |  | online; Google; Yelp; reputation; reviews; customer; TripAdvisor; ratings
local-listings | Local listings management | professional | local listings?; local citation building |  | SEO; Google; citations; Yelp; Yext; search; business; profile
radio-tv-advertising | Broadcast advertising | technical
tv-advertising | Television advertising | professional | TV advertising; TV-Werbung; publicité télévisée; TV commercials? | radio-tv-advertising | advertising; media buying; campaigns; agency; marketing; copywriting; copywriter; media; billboards
radio-advertising | Radio advertising | professional | radio commercials?; radio spots?; Radiowerbung; publicité radio; cuñas radiales | radio-tv-advertising | advertising; media buying; campaigns; agency; marketing; copywriting; copywriter; media; billboards
outdoor-advertising | Outdoor advertising | technical | out-of-home advertising; OOH advertising; billboards; billboard advertising; DOOH; digital out-of-home; Außenwerbung; affichage publicitaire; publicidad exterior | advertising
trade-shows | Trade shows | professional | trade show; tradeshows; tradeshow; trade fairs; trade show management; trade show coordination; trade show marketing; trade show exhibits; Messeplanung; Messeorganisation; Messeauftritte; Messebetreuung; salons professionnels; foires et salons; participation à des salons; ferias comerciales; organización de ferias; trade show booths; exhibiting at trade shows
webinars | Webinars | professional | webinar; webinar production; hosting webinars; webinar hosting
virtual-events | Virtual events | professional | online events; virtuelle Events; événements en ligne; eventos virtuales
press-releases | Press releases | professional | press release; writing press releases; press release writing; wrote press releases; news releases; Pressemitteilungen; communiqués de presse; communiqué de presse; comunicados de prensa; notas de prensa; media releases; boletines de prensa; Pressetexte
customer-segmentation | Customer segmentation | technical | market segmentation; Kundensegmentierung; segmentation clients; audience segmentation; segmentación de mercado; segmentación de clientes |  | marketing; audience; segmentation; campaigns; ads; media; positioning; customer
buyer-personas | Buyer personas | technical | marketing personas; Buyer-Personas
audience-targeting | Target audience analysis? | professional | audience targeting; target market analysis; Zielgruppenanalyse; ciblage client; target marketing?; análisis de público objetivo |  | marketing; campaigns; ads; media; audience; segments; segmentation; customers; brand; Facebook
go-to-market | Go-to-market strategy | professional | go to market strategy; go-to-market; GTM strategy; go-to-market planning; go-to-market strategies; <market entry strategy; GTM planning; GTM execution; <market launch; <Markteintritt
pricing-strategy | Pricing strategy | professional | pricing strategies; pricing analysis?; pricing models; product pricing; <competitive pricing; <price optimization; <dynamic pricing?; pricing structure?; price setting?; value-based pricing; Preisstrategie; Preisgestaltung; Preisfindung; politique tarifaire; fijación de precios?; estrategia de precios; stratégie de prix; pricing? |  | pricing strategy; margin; margins; elasticity; price points; competitive pricing; value-based; revenue management; product management; go-to-market; monetization; tarif; tarifs; precios
home-improvement-sales | Home improvement sales | professional | <roofing sales; <window sales; in-home sales; home remodeling sales; <HVAC sales
alarm-system-sales | Alarm system sales | professional | home security sales; security system sales | b2c-sales
telecom-sales | Telecommunications sales | professional | telecom sales; cable sales; internet and TV sales; ventas de telecomunicaciones; vente de téléphonie; venta de telefonía; vente téléphonie mobile; Telekommunikationsvertrieb | sales
software-sales | Software sales | professional | <enterprise software sales; <SaaS sales; selling software; Softwarevertrieb; <SaaS selling; vente de logiciels; ventas de software
technology-sales | Technology sales | professional | tech sales; IT sales; IT-Vertrieb; ventas de tecnología; vente de solutions informatiques; <cloud sales; <cybersecurity sales | b2b-sales
government-sales | Public sector sales | professional | government sales; federal sales; selling to government; GSA sales; SLED sales; state and local government sales; ventas al gobierno; ventas a gobierno | b2b-sales
education-sales | Sales to schools | professional | education sales; school sales; edtech sales
food-beverage-sales | Food and beverage sales | professional | beverage sales; food service sales; foodservice sales; <alcohol sales; <liquor sales; <beer sales; food sales; <on-premise sales; <off-premise sales; beverage distribution sales; Getränkevertrieb; <vente de vins; ventas de alimentos y bebidas
medical-device-sales | Medical device sales | professional | <surgical sales; capital medical equipment sales; <orthopedic sales; <operating room sales; medical devices sales; Medizintechnikvertrieb; Medizinprodukteverkauf; vente de dispositifs médicaux | medical-sales
medical-equipment-sales | Medical equipment sales | professional | durable medical equipment sales; medical supply sales; ventas de equipos médicos; laboratory equipment sales | medical-sales
needs-analysis | Customer needs analysis | professional | needs analysis?; customer needs assessment; identifying customer needs; identify customer needs; understanding customer needs; assessing customer needs; Bedarfsanalyse?; Bedarfsermittlung?; needs assessment sales; découverte des besoins?; découverte client; client needs assessment?; analyse des besoins clients; client needs analysis?; identificación de necesidades del cliente; recueil des besoins clients; <discovery calls?; detección de necesidades de clientes |  | customer; customers; sales; selling; prospects; Kunden; Kundenberatung; Vertrieb; Verkauf; product; products; solutions; clients; closing; vente
sponsorship-sales | Sponsorship? | professional | sponsorship sales; sponsorships?; sponsorship acquisition; corporate sponsorship; securing sponsorships; sponsor relations; event sponsorship; sponsorship activation; corporate sponsorships; sponsorship development; Sponsoring?; Sponsorenakquise; recherche de sponsors; patrocinios?; sponsorship management |  | sponsors; sponsor; events; event; marketing; partners; partnerships; sales; fundraising; Marketing; Vereine; Events; corporate; brand; patrocinadores; eventos
appointment-setting | Appointment setting for sales | professional | appointment setting?; appointment setter?; setting sales appointments; scheduling sales appointments; booking sales meetings; prise de rendez-vous commerciaux; concertación de citas comerciales; Terminierung von Verkaufsgesprächen; set sales appointments; setting appointments?; set appointments? |  | sales; outbound; leads; prospecting; business; inside; pipeline; calls
sales-development | Sales development | professional | sales development representative; SDR?; BDR? |  | sales; outbound; leads; prospecting; inside; pipeline; calls

# Certificates
google-ads-certification | Google Ads certification | certification | Google AdWords certified; Google AdWords certification; Google AdWords Certified Professional; Google Ads certified; <Google Ads Search Certification; <Google Ads Display certification; AdWords certified; Google Ads Certifications | google-ads
microsoft-advertising-certified | Microsoft Advertising Certified Professional | certification | <Bing Ads Accredited Professional | microsoft-advertising
google-partner | Google Partners certification | certification | Google Partners certified
google-analytics-certification | Google Analytics certification | certification | Google Analytics Individual Qualification; GAIQ; Google Analytics IQ; Google Analytics IQ certification; Google Analytics Individual Qualification GAIQ; Google Analytics certified | google-analytics
google-digital-garage | Google Digital Garage certificate | certification | Google Digital Garage?; <Fundamentals of Digital Marketing certificate |  | certificate; certified; certification; fundamentals of digital marketing
google-digital-marketing-cert | Google Digital Marketing Certificate | certification | Google Digital Marketing & E-commerce certificate | digital-marketing
hubspot-certification | HubSpot certification | certification | <HubSpot Inbound Marketing Certification; <Inbound Marketing Certification?; HubSpot certified; <HubSpot inbound certification; <HubSpot Content Marketing certification; <HubSpot Email Marketing certification; <HubSpot Social Media certification; <HubSpot Academy certificate; HubSpot Academy certification |  | hubspot; inbound marketing
hootsuite-certification | Hootsuite certification | certification | Hootsuite Platform Certification; <Hootsuite Social Marketing Certification; Hootsuite certified; Hootsuite certified professional | hootsuite
meta-blueprint | Meta Blueprint certification | certification | Facebook Blueprint certification; <Meta Certified Digital Marketing Associate; Meta Blueprint certified; Facebook Blueprint certified
twitter-flight-school | Twitter Flight School | certification
social-media-certificate | Social media marketing certificate | certification | social media certification; social media marketing certification | social-media-marketing
marketing-certificates | Professional Certified Marketer (PCM) | certification | Professional Certified Marketer | marketing
chartered-marketer | Chartered Marketer | certification | CIM Chartered Marketer | marketing
cim-diploma | Chartered Institute of Marketing diploma | certification | CIM Diploma in Marketing; CIM Professional Diploma in Marketing; <CIM Postgraduate Diploma in Marketing | marketing
dmi-cdmp | Certified Digital Marketing Professional (DMI) | certification | Certified Digital Marketing Professional? | digital-marketing | DMI; Digital Marketing Institute
omcp | Online Marketing Certified Professional (OMCP) | certification | OMCP; Online Marketing Certified Professional | digital-marketing
digital-marketing-certificate | Digital marketing certificate | certification | digital marketing certification | digital-marketing
apr-pr | Accredited in Public Relations (APR) | certification | Accredited in Public Relations; APR public relations | public-relations
marketingfachwirt | Fachwirt für Marketing (DE) | certification | Marketingfachwirt; Fachwirt für Marketing; Marketingfachwirtin | marketing
kommunikationswirt | Kommunikationswirt (DE) | certification | Kommunikationswirt; Kommunikationswirtin
kaufmann-marketingkommunikation | Kaufmann für Marketingkommunikation (DE) | certification | Kaufmann für Marketingkommunikation?; Kauffrau für Marketingkommunikation? | marketing | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung
pragmatic-certified | Pragmatic Institute certification | certification | Pragmatic Marketing Certified; <PMC Level?; Pragmatic Marketing certification; Pragmatic Institute certified |  | pragmatic; product management; product manager; product marketing
sales-certificates | Certified Professional Sales Person (CPSP) | certification | Certified Professional Sales Person; CPSP? | sales | NASP; salesperson
certified-sales-professional | Certified Sales Professional (CSP) | certification | Certified Sales Professional | sales
certified-sales-executive | Certified Sales Executive (CSE) | certification | Certified Sales Executive | sales-management
cisp | Certified Inside Sales Professional (CISP) | certification | Certified Inside Sales Professional | inside-sales
cslp | Certified Sales Leadership Professional (CSLP) | certification | Certified Sales Leadership Professional | sales-management
cpmr | Certified Professional Manufacturers Representative (CPMR) | certification | CPMR?; Certified Professional Manufacturers Representative | sales | MRERF; MANA; manufacturers representative; manufacturers rep; manufacturer representative; independent rep; rep firm
sandler-certified | Sandler certification | certification | Sandler certified | sandler-selling
sama-certification | Certified Strategic Account Manager (SAMA) | certification | SAMA Certified Strategic Account Manager | key-account-management
cpsl | Certified Professional Sales Leader (CPSL) | certification | Certified Professional Sales Leader | sales-management
`;

export const substitutes = String.raw`
crm-systems | CRM systems | 0.6 | salesforce; hubspot; dynamics-crm; zoho; pipedrive; sugarcrm; siebel; sap-sales-cloud; insightly; freshsales; oracle-cx-sales; close-crm; bitrix24; oracle-crm-on-demand; oracle-crm
small-contact-crm | CRM software of small companies | 0.6 | act-goldmine; goldmine; keap; capsule-crm; nutshell-crm; nimble-crm; copper-crm
email-marketing-tools | e-mail marketing tools | 0.6 | mailchimp; constant-contact; other-email-tools; klaviyo; brevo; activecampaign; aweber; getresponse; mailjet; cleverreach; convertkit; mailerlite
marketing-automation-tools | marketing automation tools | 0.6 | marketo; pardot; eloqua; hubspot; salesforce-marketing-cloud; adobe-campaign; act-on; unica; braze; iterable; customer-io
social-media-tools | social media management tools | 0.6 | hootsuite; sprout-social; buffer-app; later-app; agorapulse; sprinklr; loomly; sendible; metricool; swat-io
social-listening-tools | social listening tools | 0.6 | brandwatch; talkwalker; meltwater; sysomos
seo-tool-products | SEO tools | 0.6 | semrush; ahrefs-moz; moz-pro; sistrix; searchmetrics; majestic-seo; se-ranking; brightedge; conductor-seo
seo-crawlers | SEO crawlers | 0.6 | screaming-frog; sitebulb; oncrawl; lumar
paid-ad-platforms | advertising platforms | 0.4 | google-ads; microsoft-advertising; facebook-ads; linkedin-ads; tiktok-ads; amazon-ads; yahoo-search-marketing
landing-page-tools | landing page tools | 0.6 | unbounce; leadpages; instapage; clickfunnels
affiliate-network-products | affiliate networks | 0.6 | cj-affiliate; shareasale; rakuten-advertising; awin; impact-com
sales-engagement-products | sales engagement platforms | 0.6 | salesloft-outreach; outreach-io; apollo-io; groove-sales; lemlist
conversation-intelligence | conversation intelligence tools | 0.6 | gong; chorus-ai
sales-content-tools | sales content tools | 0.6 | highspot; showpad; seismic
contact-data-tools | contact data for prospecting | 0.6 | zoominfo; lusha; seamless-ai; cognism; apollo-io; rainking
customer-success-tools | customer success platforms | 0.6 | gainsight; totango; churnzero; planhat; vitally
sales-method-frameworks | selling methods | 0.5 | sales-methodologies; sandler-selling; challenger-sale; miller-heiman; meddic
citation-styles | style guides | 0.3 | ap-style; chicago-style; apa-style; mla-style
phone-sales | selling by telephone | 0.6 | inside-sales; telemarketing; cold-calling; telephone-sales
new-business | winning new business | 0.6 | prospecting; lead-generation; customer-acquisition; business-development
account-work | looking after accounts | 0.6 | account-management; key-account-management; client-relations
persuading-buyers | convincing buyers | 0.5 | sales-presentations; objection-handling; closing-sales
market-insight | market insight | 0.5 | market-research; competitive-analysis; consumer-insights
pr-branches | public relations | 0.5 | public-relations; media-relations
brand-work | brands | 0.6 | brand-management; branding; brand-strategy
search-marketing | paid search | 0.6 | sem; ppc
copy-work | working on texts | 0.5 | editing-texts; copy-editing; proofreading
content-work | content | 0.6 | content-marketing; content-creation; content-writing
`;
