export const skills = String.raw`
# Customer service
customer-service | Customer service | professional | customer-service; customer support; customer care; customer service skills; excellent customer service; customer assistance; customer servicing; customer service experience; customer service representative; customer service representatives; customer service support; customer service excellence; strong customer service; excellent customer service skills; exceptional customer service; outstanding customer service; great customer service; superior customer service; providing customer service; provide customer service; provided customer service; provide excellent customer service; provided excellent customer service; providing excellent customer service; assisting customers; assist customers; assisted customers; helping customers; help customers; helped customers; serving customers; serve customers; served customers; assisting clients?; assist clients?; assisted clients?; <ensuring customer satisfaction; <ensure customer satisfaction; <ensured customer satisfaction; <member services; <member service; <face-to-face customer service; customer services; <customer inquiries; <customer enquiries; <customer questions; <answering customer questions; <answer customer questions; <answered customer questions; <responding to customer inquiries; <respond to customer inquiries; customer service associate; <greeting customers; <greet customers; <greeted customers; strong customer service skills; good customer service skills; great customer service skills; customer service techniques; customer service expertise; customer service background; client care?; customer care skills; customer-support; Kundenservice; Kundendienst?; Kundenbetreuer; Kundensupport; service client; service clients; service à la clientèle; assistance clientèle; servicio al cliente; atención al cliente; servicio a clientes; atención a clientes; atención de clientes; gestion clientèle; <customer-facing; <Kundenkontakt; <customer satisfaction?; <client satisfaction?; Kundenberatung; <conseil clientèle | | customer; customers; calls; call; representative; service; phone; retail; cashier; bank; clients; satisfaction; customer service; complaints; inquiries; guests; shoppers
customer-service-management | Customer service management | professional | customer service manager; customer service team management; customer service supervision; managing customer service; managing customer service teams; customer service leadership; customer service operations; customer support management; customer service department; customer service supervisor; customer care management; Leitung Kundenservice; gestión de servicio al cliente; responsable service client; gestión del servicio al cliente; Kundenserviceleitung | customer-service
customer-service-training | Customer service training | professional | customer service training programs; training in customer service; service training?; training customer service staff; customer service coaching; customer service workshops; service excellence training; capacitación en servicio al cliente; formation relation client | | customer; customers; hospitality; etiquette
complaint-handling | Complaint handling | professional | customer complaints; complaint resolution; resolving complaints; resolve complaints; resolved complaints; handling complaints; handle complaints; handled complaints; complaint management; complaints handling; customer complaint resolution; complaints?; handling customer complaints; handle customer complaints; handled customer complaints; resolving customer complaints; resolve customer complaints; resolved customer complaints; client complaints; <escalated complaints; complaints management; customer complaint handling; <customer escalations; <escalated calls; <handling escalations; <handling difficult customers; Beschwerdemanagement; Bearbeitung von Reklamationen; Beschwerdebearbeitung; gestion des réclamations; traitement des réclamations; réclamations clients; manejo de quejas; resolución de reclamos; gestión de reclamos; quejas y reclamos; atención de reclamos; gestion des réclamations clients; <service recovery?; customer issue resolution; <resolving customer issues; <resolve customer issues; <resolved customer issues; <handling irate customers; <dealing with irate customers; respond to complaints; respond to customer complaints; dealing with complaints; deal with complaints; guest concerns or complaints | | customer; customers; client; clients; calls; service; resolved; handled; resolution
dispute-handling | Handling customer disputes | professional | customer dispute resolution; customer disputes; gestion des litiges?; traitement des litiges?; gestión de disputas? | | clients; clientes; customers; réclamations; reclamos; SAV; commandes
returns-refunds | Refunds and returns | professional | processed returns?; refunds?; refund processing?; issued refunds?; issue refunds?; processed refunds?; process refunds?; <RMA processing; return merchandise authorization; gestion des retours; gestion des retours clients; devoluciones?; gestión de devoluciones; Bearbeitung von Retouren; Retouren bearbeiten; Retourenabwicklung; Abwicklung von Retouren; Bearbeitung der Retouren; Bearbeiten von Retouren; Annahme von Retouren; Retourenbearbeitung; Retouren annehmen; returns and refunds |  | customers; merchandise; exchanges; store; retail; cashier; tienda; clientes; remboursements; reembolsos
after-sales-service | After-sales service | professional | after sales service; after-sales support; after sales support; after-sales; After-Sales-Service; service après-vente; SAV?; servicio posventa; servicio postventa; posventa; postventa; atención posventa | | après; vente; réparation; réclamations; garantie; atelier; dépannage; technique; technicien; hotline
warranty-handling | Warranty handling | professional | Garantieabwicklung; garantías?; Gewährleistungsabwicklung; warranty claims handling | | cliente; clientes; producto; posventa; postventa; reparación; devoluciones
call-center | Call center work | professional | call center; call centre; call center experience; contact center; contact centre; call center operations; call center environment; call center agent; call center representative; call center customer service; call center representatives; contact center operations; contact center experience; call center support; call center skills; <high-volume call center; <high volume call center; Callcenter; Call-Center; centre d'appels; centre d'appel; centre de contacts; téléconseiller; téléconseil; centro de llamadas; centro de contacto; teleoperador; teleoperadora; conseiller téléphonique; plateforme téléphonique; agente de call center
phone-customer-service | Customer service by telephone | professional | phone-based customer service; customer service over the phone; customer service by phone; phone customer service; telephone customer service; telefonische Kundenbetreuung; telefonische Kundenberatung; telefonischer Kundenservice; relation client par téléphone; atención telefónica al cliente | customer-service
inbound-calls | Inbound calls | professional | inbound calling; answering inbound calls; inbound customer service; inbound call center; incoming customer calls; taking inbound calls; inbound call handling; answering incoming customer calls; inbound customer calls; answering customer calls; answered inbound calls; handling inbound calls; handled inbound calls; Inbound-Telefonie; Inbound-Calls; Inbound Telefonie; appels entrants; gestion des appels entrants; réception d'appels clients; llamadas entrantes; recepción de llamadas; traitement des appels entrants; atención de llamadas
outbound-calls | Outbound calls | professional | outbound calling; making outbound calls; outbound call center; outbound customer calls; outbound phone calls; make outbound calls; made outbound calls; outgoing customer calls; Outbound-Telefonie; Outbound-Calls; Outbound Telefonie; appels sortants; émission d'appels; llamadas salientes; emission d'appels; campagnes d'appels sortants; <courtesy calls; <follow-up calls; outbound call
call-center-management | Call center management | professional | contact center management; call center supervision; managing call center; call center team lead; call center supervisor; call center management experience; call center manager; call center leadership; managing call centers; contact centre management; gestion de centre d'appels; gestión de call center; Callcenter-Leitung; Teamleitung Callcenter; supervisión de call center; call center operations management
call-center-metrics | Call center metrics | technical | <average handle time; <AHT?; <first call resolution; <FCR?; <average handling time; <calls per hour; <abandonment rate?; <average speed of answer; call metrics; <adherence call center; <call handle time; service level call center; <first contact resolution; call center KPIs; <DMT duración media; <TMO tiempo medio; <durée moyenne de traitement; <nivel de servicio call center | | calls; call; agents; queue; inbound; contact; center
call-monitoring | Call monitoring | professional | call quality monitoring; monitoring calls; quality monitoring calls; call evaluation?; <call calibration; call auditing; call audits; monitor calls?; monitored calls; <call coaching; QA calls; call review?; monitoring phone calls; call quality assurance; quality call monitoring; quality assurance call center; Qualitätsmanagement im Callcenter; double écoute; monitoreo de llamadas; écoute d'appels?; monitoreo de calidad de llamadas; écoutes téléphoniques? | | agents; agent; quality; scorecard; coaching; center; customer; téléconseillers; plateau; appels; qualité; conseillers
call-center-wfm | Call center workforce planning | professional | call forecasting; call center scheduling; <intraday management; <real-time adherence; <intraday forecasting; call center forecasting; call volume forecasting; <schedule adherence? | | agents; call; calls; center; contact; intraday; forecasting
nice-iex | NICE IEX Workforce Management | tool | IEX?; NICE IEX; NICE WFM; IEX TotalView; NICE CXone WFM | | wfm; workforce; forecasting; call center; schedules; aspect; intraday
verint | Verint? | tool | <Verint WFM; <Verint Impact 360; <Blue Pumpkin?; <Witness call recording |  | wfm; workforce; call center; iex; witness; call recording; nice; avaya; quality monitoring; speech analytics; genesys; calabrio; workforce management; aspect
aspect-wfm | Aspect Workforce Management | tool | Aspect WFM; Aspect eWFM; eWFM
genesys-wfm | Genesys WFM | tool | Genesys Workforce Management
calabrio | Calabrio | tool | Calabrio ONE; <Teleopti
nice-systems | NICE (call recording) | tool | NICE call recording
injixo | injixo | tool | injixo WFM
live-chat-support | Live chat support | professional | live chat; chat support; chat customer service; online chat support; web chat support; chat agent; customer support via chat; Chat-Support; soporte por chat; atención por chat; web chat
email-support | E-mail customer support | professional | email support; email customer service; e-mail support; customer emails; customer support by email; Kundenkorrespondenz; E-Mail-Support; soporte por correo; traitement des mails clients; réponse aux mails clients; schriftliche Kundenanfragen; atención por correo electrónico; traitement des e-mails clients | customer-service
social-customer-care | Social media customer care | professional | social media customer service; social customer care; service client sur les réseaux sociaux | customer-service
omnichannel-support | Omnichannel customer support | professional | omnichannel support; multichannel customer support | customer-service
phone-system-tools | Call center telephony | technical | <predictive dialer; <predictive dialers; <auto dialer; <autodialer; <dialer systems; <automatic call distribution; <automatic call distributor; call center telephony software; contact center software
avaya | Avaya | tool | Avaya phone system; Avaya phone; <Avaya CMS; <Avaya One-X; <Avaya softphone
five9 | Five9 | tool | Five 9? | | genesys; dialer; call center; avaya; salesforce; ivr; contact center
genesys | Genesys | tool | <Genesys Cloud; <Genesys PureCloud
interactive-intelligence | Interactive Intelligence? | tool | ININ Interactive Intelligence; <Interaction Client? |  | genesys; ivr; cic; pureconnect; call center
ringcentral | RingCentral | tool | Ring Central?; Ring Central phone; Ring Central meetings | | software; ringcentral
aircall | Aircall | tool | Air Call phone
nice-cxone | NICE CXone | tool | NICE inContact; inContact; CXone; inContact phone
talkdesk | Talkdesk | tool | Talk desk? | | software; talkdesk
cisco-finesse | Cisco Finesse | tool | Finesse agent desktop; Finesse Cisco
eight-by-eight | 8x8? | tool | <8x8 Contact Center | | ringcentral; voip; call center; ucaas; zendesk; dialpad; softphone; avaya
dialpad | Dialpad? | tool | <Dialpad Talk |  | ringcentral; voip; zoom; aircall; salesloft; softphone; zendesk; salesforce; outreach
vicidial | VICIdial | tool | Vicidial dialer
twilio-flex | Twilio Flex | tool | Flex by Twilio
aspect-dialer | Aspect (contact center) | tool | Aspect dialer; Alvaria
noble-systems | Noble Systems | tool | Noble Systems dialer
livevox | LiveVox | tool | Live Vox
amazon-connect | Amazon Connect | tool | AWS Connect contact center
nuance-ivr | Nuance IVR | tool | Nuance call steering
cisco-jabber | Cisco Jabber | tool | Jabber? | | cisco; webex; voip; call manager; softphone; finesse; avaya; skype
cisco-ip-phone | Cisco IP phones | tool | Cisco IP phone; CISCO phone systems
nortel-phone | Nortel phone systems | tool | Nortel phone system
ozonetel | Ozonetel | tool | Ozonetel CloudAgent
mitel | Mitel | tool | Mitel phone system
vonage | Vonage | tool | Vonage Business
grasshopper-phone | Grasshopper (phone) | tool | Grasshopper phone
presence-suite | Presence Suite | tool | Presence Suite dialer
odigo | Odigo | tool | Odigo contact center
callrail | CallRail | tool | Call Rail
ringover | Ringover | tool
google-voice | Google Voice? | tool | Google Voice number |  | voip; phone; ringcentral; calls; texting; zoom; voicemail; skype
zendesk | Zendesk | tool | Zen Desk; <Zendesk Support; ZenDesk ticketing; <Zendesk administration; <Zendesk Guide; <Zendesk Explore; <Zendesk Chat; <Zopim | helpdesk-software
freshdesk | Freshdesk | tool | Fresh Desk | helpdesk-software
freshworks | Freshworks | tool | Freshworks suite
freshchat | Freshchat | tool | Fresh chat? | | software; freshchat
freshcaller | Freshcaller | tool | Fresh caller? | | software; freshcaller
intercom-support | Intercom? | tool | Intercom.io; Intercom chat | | zendesk; chat; freshdesk; hubspot; slack; salesforce; ticketing; helpscout
livechat-software | LiveChat (by Text) | tool | LiveChat Inc; LiveChat.com
liveperson | LivePerson | tool | LiveEngage
drift-chat | Drift (chat software) | tool | Drift chat; Drift? | | zendesk; chat; intercom; hubspot; salesforce
olark | Olark | tool | Olark chat
tawk-to | tawk.to | tool | Tawk
tidio | Tidio | tool | Tidio chat
snapengage | SnapEngage | tool | Snap Engage? | | software; snapengage
boldchat | BoldChat | tool | Bold Chat? | | software; boldchat
kustomer | Kustomer | tool | Kustomer CRM | helpdesk-software
crisp-chat | Crisp (chat) | tool | Crisp chat
zendesk-messaging | Zendesk Messaging | tool | Zendesk messaging channels | zendesk
iadvize | iAdvize | tool | iAdvize chat
userlike | Userlike | tool | Userlike Chat
gladly | Gladly (customer service) | tool | Gladly Hero; Gladly? | helpdesk-software | zendesk; kustomer; gorgias; freshdesk; helpscout; intercom
podium-messaging | Podium (messaging) | tool | Podium messaging
liveagent | LiveAgent? | tool |  | helpdesk-software | zendesk; freshdesk; ticketing; helpdesk; help desk; freshservice
manychat | ManyChat | tool
helpdesk-software | Customer support ticket systems | technical | customer support software; customer ticketing systems; customer support ticketing; support ticket systems; customer service software; ticketing tools customer service; customer service ticketing
help-scout | Help Scout | tool | HelpScout | helpdesk-software
kayako | Kayako | tool | Kayako helpdesk | helpdesk-software
desk-com | Desk.com | tool | Salesforce Desk.com | helpdesk-software
gorgias | Gorgias | tool | Gorgias helpdesk | helpdesk-software
oracle-service-cloud | Oracle Service Cloud | tool | Oracle RightNow; RightNow CRM; Oracle Service Cloud RightNow; Oracle B2C Service | helpdesk-software
front-app | Front (shared inbox) | tool | Front app?; Frontapp |  | zendesk; intercom; shared inbox; gorgias; freshdesk; slack; helpdesk
happyfox | HappyFox | tool | Happy Fox | helpdesk-software
uservoice | UserVoice | tool
groove-helpdesk | Groove (help desk) | tool | Groove helpdesk | helpdesk-software
reamaze | Re:amaze | tool | Reamaze | helpdesk-software
pega-customer-service | Pega Customer Service | tool |  | helpdesk-software
parature | Parature | tool | Microsoft Parature | helpdesk-software
dixa | Dixa | tool | Dixa customer service | helpdesk-software
osticket | osTicket | tool | OS Ticket? | helpdesk-software | software; customer; support; ticket; osticket
helpshift | Helpshift | tool |  | helpdesk-software
sprinklr-service | Sprinklr Service | tool | Sprinklr Modern Care
kana-service | KANA (customer service) | tool | KANA customer service; Verint KANA | helpdesk-software
order-status-support | Billing and order inquiries | professional | <billing inquiries; order inquiries; account inquiries?; <billing questions; <billing issues?; <billing disputes; order status?; <answering billing questions; order tracking inquiries; <resolving billing issues; <billing discrepancies?; <resolve billing issues; <resolved billing issues; <billing concerns; <billing adjustments?; <customer billing issues; <billing errors?; <invoice inquiries; <taking payments over the phone; <processing payments over the phone; <consultas de facturación; <questions de facturation; suivi des commandes clients; consultas de saldo | | customer; customers; inquiries; calls; orders; shipping; tracking; refund; refunds; call center
customer-account-upkeep | Customer account upkeep | professional | updating customer accounts; update customer accounts; updated customer accounts; customer account maintenance; customer account updates; account updates?; account maintenance customers; customer account management service; Pflege von Kundenkonten | | customer; customers; address; records
customer-followup | Customer follow-up | professional | following up with customers; follow up with customers; followed up with customers; client follow-up?; customer follow up; following up with clients?; follow up with clients?; followed up with clients?; customer callbacks; follow-up with clients?; client follow up?; follow-up with customers; Kundennachbetreuung; Nachbetreuung von Kunden; suivi client; suivi clients; suivi des clients; seguimiento a clientes; seguimiento de clientes; suivi de la clientèle; seguimiento al cliente | | sales; customers; accounts; orders; quotes; leads; satisfaction
sales-office | Sales administration | professional | sales desk?; sales office administration; sales coordination; sales assistant?; sales admin; sales administration support; Vertriebsassistenz; Auftragssachbearbeitung; Verkaufssachbearbeitung; Vertriebsunterstützung; Vertriebsadministration; Verkaufsberater Innendienst; Vertriebssachbearbeitung; administration des ventes; assistanat commercial; administración de ventas; asistente comercial; <assistante commerciale; <assistant commercial; apoyo comercial; gestion ADV; soporte de ventas; secrétariat commercial; asistente de ventas?; apoyo en ventas; <order desk; sales support administration | | invoices; orders; office; quotes; quotations; Innendienst; pedidos; facturas
counter-sales | Counter sales | professional | counter service?; customer counter?; Thekenverkauf; vente au comptoir; venta de mostrador | | parts; shop; store; retail; trade; customers
product-advice | Product advice | professional | product guidance; <product recommendations; <recommending products; <recommend products; <recommended products; <product information?; <providing product information; <provide product information; Produktberatung; conseil produit; asesoría de productos; fachkundige Beratung? | | customers; store; shop; retail; Kunden; Verkauf; magasin; tienda
customer-advice | Advising customers | professional | advise customers; advised customers; advising clients?; conseils aux clients; conseil aux clients; Beratung der Kunden; Beratung von Kunden; asesoría al cliente; asesoramiento al cliente; asesoramiento de clientes; asesoramiento a clientes | | products; customers; insurance; bank; sales; services
product-support | Product support | professional | customer product support; product assistance; Produktsupport; soporte de producto; support produit
customer-education | Customer education | professional | product education; customer product training; Kundenschulung; educación al cliente

# Insurance
insurance | Insurance? | professional | insurance industry; insurance services; insurance experience; insurance knowledge; insurance products; general insurance; insurance background; Versicherung?; Versicherungen?; Versicherungswesen; Versicherungsbranche; Versicherungswirtschaft; produits d'assurance; seguros?; aseguradora?; productos de seguros; secteur de l'assurance; sector asegurador; Versicherungsprodukte; assurance? | | claims; underwriting; broker; carrier; carriers; adjuster; banque; seguros; sinistres; courtage; versicherung; pólizas; siniestros; aseguradora; corredor; insurance agent; insurance broker; policyholder; policyholders; insurer; Schaden; Policen; Makler; Haftpflicht; Kfz; Tarife; Versicherungskaufmann; reaseguro
property-casualty | Property and casualty insurance | technical | property and casualty; P&C insurance; property & casualty; property and casualty lines; property/casualty; property casualty; property & casualty insurance; P&C lines; <Sachversicherung; Schaden- und Unfallversicherung; <Sachversicherungen; <IARD; assurance IARD; assurances IARD; <daños y responsabilidad seguros; HUK Versicherung; <seguros de daños; seguros generales; <assurance dommages; P&C? | insurance | insurance; claims; license; licensed; underwriting; carrier; agent; policies; lines
general-liability | General liability insurance | technical | general liability?; Haftpflichtversicherung; assurance responsabilité civile; seguro de responsabilidad civil; commercial general liability | | insurance; claims; policies; underwriting; auto; property; lines; coverage
personal-lines | Personal lines | technical | personal lines insurance; <auto and homeowners insurance; <home and auto insurance; <auto and home insurance; <renters insurance; personal insurance; <umbrella insurance; <Privathaftpflicht
auto-insurance | Motor insurance | technical | auto insurance?; car insurance?; automobile insurance?; Kfz-Versicherung; assurance auto; assurance automobile; seguro de auto; seguros de autos | | claims; underwriting; adjuster; policies; quotes; quoting; homeowners; policyholders; carriers; actuarial; total loss
home-insurance | Home insurance | technical | homeowners insurance; Hausratversicherung; Wohngebäudeversicherung; assurance habitation; seguro de hogar; seguros de hogar; multirisque habitation; homeowners? | | insurance; auto; policies; claims; renters; underwriting
commercial-lines | Commercial lines | technical | commercial lines insurance; commercial insurance; <commercial property insurance; <commercial auto insurance; <commercial auto; <business owners policies; <BOP insurance; Gewerbeversicherung; Industrieversicherung; gewerbliche Versicherungen; assurance des entreprises; seguros empresariales; assurances professionnelles; risques d'entreprise; business insurance | | insurance; liability; underwriting; claims; policies; lines; carrier
professional-liability | Professional liability insurance? | technical | professional liability?; errors and omissions insurance; E&O insurance; Berufshaftpflicht; RC professionnelle; <E&O? | | liability; policies; underwriting; claims; lines; brokers; cyber; d&o; underwriter; litigation; defense
directors-officers-insurance | Directors and officers insurance | technical | D&O insurance; D&O-Versicherung
marine-insurance | Marine insurance | technical | ocean marine?; inland marine; Transportversicherung; seguro de transporte; assurance maritime | | insurance; underwriting; cargo; hull; claims; policies
surety | Surety bonds | technical | surety bonding; surety; fidelity bonds; Kautionsversicherung; fianzas; caution assurance
crop-insurance | Crop insurance | technical | seguro agrícola; Ernteversicherung; assurance récolte
cyber-insurance | Cyber insurance | technical | Cyberversicherung; assurance cyber
surplus-lines | Excess and surplus lines | technical | excess & surplus?; surplus lines insurance | | insurance; underwriting; lines; broker; carriers; claims
life-insurance | Life insurance? | technical | <whole life insurance; <term life insurance; <universal life insurance; <term life; <final expense; <final expense insurance; <term and whole life; life insurance policies; <variable life?; individual life?; Lebensversicherung; Lebensversicherungen; assurance vie?; assurance-vie?; seguros de vida?; seguro de vida?; life insurance industry; <life insurance sales; <selling life insurance; <sold life insurance | | annuities; policies; licensed; underwriting; agents; policyholders; beneficiaries; carriers; quotes; whole; term; final expense; medicare; producer; pólizas; épargne; placements; actuarial
disability-insurance | Disability insurance? | technical | Berufsunfähigkeitsversicherung; assurance invalidité; seguro de invalidez?; long-term disability insurance? | | claims; underwriting; annuities; policies; agents; brokers; carriers; licensed; producer; actuarial
private-pensions | Private pension products | technical | Altersvorsorge?; private Altersvorsorge; produits d'épargne retraite; prévoyance individuelle; Rürup-Rente | | beratung; versicherung; riester; vorsorge; finanzberatung; bank; vertrieb; lebensversicherung
health-insurance-products | Health insurance products | technical | <group health insurance?; <group health?; <individual health insurance; <health insurance sales; assurance santé?; complémentaire santé?; Krankenversicherungen; <gastos médicos mayores?; <seguro de gastos médicos?; mutuelle santé?; mutuelle? | | courtage; souscription; adhérents; sinistres; licensed; brokers; carriers; quotes; pólizas; agents; underwriting; claims; medicare; agente; aseguradora
medicare-plans | Medicare plans | technical | Medicare supplement insurance; Medicare Advantage plans; Medicare supplements; Medicare products; Medicare sales; Medigap
long-term-care-insurance | Long-term care insurance | technical | Pflegeversicherung privat; assurance dépendance
supplemental-insurance | Supplemental insurance? | technical | <Aflac products; voluntary benefits insurance; Zusatzversicherungen | | aflac; licensed; agents; enrollments; brokers; carriers; quotes; medicare
insurance-sales | Insurance sales | professional | selling insurance; insurance agent; insurance producer; insurance advising; sell insurance; sold insurance; <insurance agency management; insurance advisor; insurance agents; <agency management insurance; <insurance needs analysis; <quoting insurance; <insurance quotes; <insurance quoting; Versicherungsvertrieb; Versicherungsvertreter; Versicherungsberatung; Versicherungsverkauf; vente d'assurance; venta de seguros; <agente de seguros; asesor de seguros; vente de contrats d'assurance; <conseiller en assurance; <insurance rating; <insurance agency sales
insurance-brokerage | Insurance brokerage | professional | insurance broker; insurance broking; courtage d'assurance; courtage en assurance; courtage en assurances; corretaje de seguros; correduría de seguros; Versicherungsmakler | insurance
policy-administration | Insurance policy servicing | professional | policy administration?; policy servicing?; <policy issuance; policy changes?; <policy renewals; <certificates of insurance?; <certificate of insurance?; insurance verification of policies; <policy endorsements; policy processing?; <insurance renewals; processing policy changes; insurance policy administration; <policy cancellations; <policy reinstatements; <policy renewal; policy service?; <renewal policies; <processing endorsements?; processing insurance policies; <insurance certificates; <COIs?; policy checking; <insurance billing policies; <issuing policies?; <issued policies?; policyholder service; Vertragsverwaltung Versicherung; Policierung; gestion de contrats d'assurance; <emisión de pólizas; gestion des contrats d'assurance; <renovación de pólizas; administración de pólizas; Bestandsverwaltung Versicherung; gestion des contrats prévoyance; Bestandsverwaltung? | | insurance; versicherung; policies; verträge; policen
underwriting | Underwriting (insurance) | professional | insurance underwriting; policy underwriting; <commercial underwriting; <life underwriting; <personal lines underwriting; <property underwriting; <commercial lines underwriting; Risikoprüfung?; Zeichnung von Risiken; souscription?; tarification des risques; suscripción de seguros; suscripción de riesgos; selección de riesgos; souscription de contrats; <Underwriting-Richtlinien; suscripción?; <Antragsprüfung? | | insurance; policy; risk; policies; lines; commercial; life; claims; seguros; versicherung; mortgage; loan
underwriting-work | Underwriting? | professional | underwriter?; underwrite?; underwriting analysis; <underwriting guidelines; risk underwriting; underwriting decisions; underwriting risk; underwriting review; underwriting experience; underwriting principles; underwriting procedures; underwriting policies; <underwriting assistant; <underwriting authority; underwriting management; risk selection? | | insurance; policy; policies; lines; claims; seguros; versicherung; mortgage; loan; loans; credit; risk; commercial; life
claims-handling | Claims handling | professional | insurance claims; claims processing; claims management; <claims adjusting; <claims adjudication; claims handling experience; claim processing; claims?; claims administration; processing claims; process claims; processed claims; <claims examination; claims analysis?; claim handling; claim management; <claims investigation; <claims investigations; <claims settlement; claims resolution; <claims adjuster; <claims examiner; claims representative; claims review?; <claim adjudication; <claim investigation; claim review?; <auto claims; <property claims; <liability claims; <casualty claims; handling claims; handled claims; handle claims; claims evaluation; claims reporting; claims support; <claim settlement; <claims negotiation; <bodily injury claims; <liability investigation; <claim adjusting; <first notice of loss; <FNOL; <loss adjusting; <claims adjustment; settling claims; <settle claims; <claims reserves; insurance claims processing; claims operations; <claims intake; <total loss claims; <catastrophe claims; <homeowners claims; insurance claim processing; <auto insurance claims; <commercial claims; <no-fault claims; <injury claims; claim analysis?; <disability claims; <life claims; Schadenregulierung; Schadenbearbeitung; Schadensregulierung; Schadensbearbeitung; Schadenmanagement; Leistungsbearbeitung; gestion des sinistres; gestion de sinistres; gestion sinistres; règlement des sinistres; déclaration de sinistre; gestión de siniestros; <ajuste de siniestros; tramitación de siniestros; manejo de siniestros; instruction des sinistres; liquidación de siniestros; atención de siniestros; ajustador de siniestros; perito de siniestros; <siniestros?; <indemnisation? | | insurance; adjuster; policy; auto; medical; liability; adjudication; coverage; billing; payer; denials; denied; investigate; investigated; seguros; assurance; sinistre; póliza
subrogation | Subrogation | professional | subrogation claims; recours assurance; Regress Versicherung; subrogación
property-damage-estimating | Insurance damage estimating | professional | damage appraisal; damage assessment claims; <auto damage estimates; property damage appraisal; damage estimates?; <vehicle appraisals?; property damage estimates; <roof inspections for claims; <CAT adjusting; <catastrophe adjusting; <expertise automobile sinistres; Schadengutachten; <peritaje de vehículos; peritajes?; expertise sinistre; valoración de daños?; évaluation des dommages?; Schadensbegutachtung?; <property damage adjusting | | seguros; siniestros; daños; aseguradora; vehículos; ajustador; insurance; claims; adjuster; sinistre; assurance; Versicherung
reinsurance | Reinsurance | technical | <treaty reinsurance; <facultative reinsurance; <reinsurance accounting; reinsurance contracts; <ceded reinsurance; <reinsurance treaties; <reinsurance broking; Rückversicherung; réassurance; reaseguro; reaseguros; <retrocession? | | treaty; treaties; insurance; cedents; reinsurer; facultative; underwriting
captive-insurance | Captive insurance | technical | captive management?; captive insurers | | insurance; reinsurance; insurers; risk; underwriting
london-market | London insurance market | technical | Lloyd's market; London Market insurance; Lloyd's of London
premium-audit | Premium audit | professional | premium auditing; premium audits; auditoría de primas
premium-accounting | Insurance premium accounting | professional | premium accounting; premium collection?; premium billing?; cobranza de primas; appel de primes; premium payments? | | insurance; policy; policies; policyholders; seguros
loss-control-inspections | Insurance loss control inspections | professional | loss control inspections; loss control consulting insurance; risk surveys insurance
insurance-agency-software | Applied Epic | tool | Epic insurance?; Applied Epic management system |  | ams360; vertafore; ezlynx; commercial lines; insurance agency; applied systems
ams360 | AMS360 | tool | AMS 360; Vertafore AMS360; AMS Afw
applied-tam | Applied TAM | tool | TAM agency management
ezlynx | EZLynx | tool | EZ Lynx
applied-rater | Applied Rater | tool
hawksoft | HawkSoft | tool | Hawk Soft
vertafore | Vertafore | tool | Vertafore systems
nexsure | Nexsure | tool | XDTI Nexsure
sagitta | Vertafore Sagitta | tool | Sagitta? |  | vertafore; ams360; imageright; renewals; commercial lines; certificates of insurance; insurance; brokerage
qq-catalyst | QQCatalyst | tool | QQ Catalyst
agencyzoom | AgencyZoom | tool
nowcerts | NowCerts | tool | Now Certs
pl-rating | PL Rating? | tool | FSC Rater; Vertafore PL Rating |  | vertafore; ams360; ezlynx; fsc; turborater; applied rater
sircon | Sircon | tool | Vertafore Sircon
imageright | ImageRight | tool | Vertafore ImageRight
agencybloc | AgencyBloc | tool | Agency Bloc
better-agency | Better Agency? | tool | Better Agency CRM | | ezlynx; hawksoft; applied epic
turborater | TurboRater | tool | ITC TurboRater
acturis | Acturis | tool | Acturis broking
opengi | Open GI? | tool | OpenGI |  | insurance; broker; brokers; acturis; policies; motor insurance
sicas-seguros | SICAS? | tool | SICAS seguros |  | seguros; pólizas; aseguradora; aseguradoras; póliza; fianzas
visualseg | visualSEG | tool | Visual SEG
quotit | Quotit | tool | Quotit quoting
smartinsur | smartINSUR | tool | SMART INSUR
winsurance | Winsurance | tool | Winsurance software
insurance-core-systems | Guidewire? | tool | | | insurance; claims; policy; claimcenter; policycenter; billingcenter; gosu; software; developer
guidewire-claimcenter | Guidewire ClaimCenter | tool | ClaimCenter; Guidewire Claim Center | insurance-core-systems
guidewire-policycenter | Guidewire PolicyCenter | tool | PolicyCenter; Guidewire Policy Center | insurance-core-systems
guidewire-billingcenter | Guidewire BillingCenter | tool | BillingCenter | insurance-core-systems
duck-creek | Duck Creek | tool | <Duck Creek Policy | | insurance; policy; claims; guidewire; billing; rating; p&c; underwriting
majesco | Majesco? | tool | <Majesco Policy |  | guidewire; duck creek; insurity; policy administration; underwriting
csc-exceed | CSC Exceed | tool | DXC Exceed
msg-life | msg.Life | tool | msg Life Factory
in-sure-core | adesso in.sure | tool | adesso insure; in.sure core
life400 | Life/400 | tool | Life400; LIFE 400 insurance
lifepro | LifePRO | tool | EXL LifePRO
sapiens-insurance | Sapiens? | tool | Sapiens insurance; <Sapiens CoreSuite | | insurance; policy; software; guidewire; duck; claims
insurity | Insurity? | tool | <Insurity Policy |  | guidewire; duck creek; majesco; policy administration; underwriting
cyberlife | CyberLife | tool | DXC CyberLife
vantage-one | Vantage-One? | tool | DXC Vantage-One | | life; policy; insurance; dxc; cyberlife; annuities
ccc-valuescope | CCC Valuescope | tool | CCC ONE valuation
colossus-claims | Colossus (claims software) | tool | Colossus claims
iso-claimsearch | ISO ClaimSearch | tool | Verisk ClaimSearch
pathways-estimating | Pathways (estimating) | tool | Pathways estimating
ivos | iVOS? | tool | Ventiv iVOS |  | claims; tpa; ventiv; adjuster; subrogation; riskmaster; workers compensation; workers' compensation
riskmaster | RISKMASTER | tool | Riskmaster Accelerator
origami-risk | Origami Risk | tool | Origami RMIS
riskonnect | Riskonnect | tool | Riskonnect RMIS
sap-fs-cd | SAP FS-CD | tool | SAP Collections and Disbursements
mitchell-international | Mitchell (claims software) | tool | Mitchell Cloud Estimating
ebao | eBaoTech | tool | Ebao; eBao InsureMO

# Banking and lending
banking | Banking | professional | banking operations; bank operations; banking services; <banking products; <community banking; <branch banking; banking experience; banking industry; bank services; banking sector; <universal banking; <bank products; <universal banker; Bankwesen; Bankgeschäft; Bankbetrieb; banque?; opérations bancaires; <produits bancaires; secteur bancaire; banca?; operaciones bancarias; <productos bancarios; servicios bancarios; sector bancario; banca comercial; asesor bancario | | crédit; guichet; conseiller; clientèle; assurance; bancaire; bancaires; bts; créditos; cuentas; riesgos; sucursal; hipotecas; banco; asesor
retail-banking | Retail banking | professional | consumer banking; personal banking; <personal banker; retail banker; banque de détail; banca minorista; banca personal; Privatkundengeschäft Bank; Privatkundenberatung Bank; conseiller clientèle particuliers; Privatkundenberatung | banking
corporate-banking | Corporate banking | professional | business banking; commercial banking; banca corporativa; banca empresas; banca empresarial; Firmenkundenberatung; Firmenkundengeschäft Bank; banque des entreprises | banking
credit-union-work | Credit union operations | professional | credit union?; credit unions?; cooperativas de ahorro y crédito | banking | teller; members; loans; deposits; lending; ncua; share accounts
bankkaufmann | Bankkaufmann (Berufsausbildung) | certification | Bankkauffrau?; Bankkaufmann?; gelernter Bankkaufmann; ausgebildete Bankkauffrau; Ausbildung zum Bankkaufmann; Ausbildung zur Bankkauffrau | banking | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung; Bankfachwirt; Sparkassenfachwirt
teller-operations | Teller operations | professional | bank teller; teller?; teller transactions; teller services; <vault operations bank; teller duties; <head teller; <deposits and withdrawals; teller line; <cashing checks; <check cashing; processing bank transactions; <cash vault; <vault teller; bank tellers; teller experience; <teller supervision; <deposits and loan payments; teller functions; <balancing cash drawer bank; <vault management?; <vault teller duties; <vault custodian?; coin and currency; Kassendienst Bank; Schalterdienst; guichet bancaire; guichetier; cajero bancario; cajera bancaria; ventanilla bancaria; operaciones de caja; opérations de guichet; atención en ventanilla; operaciones de ventanilla; <arqueo de bóveda; opérations de caisse bancaire | | bank; cash; checks; withdrawals; teller; balancing; drawer; banking; vault; transactions
bank-deposits | Preparing deposits | professional | prepare deposits; prepared deposits; deposit preparation; prepare bank deposits; prepared bank deposits; remise en banque; remises en banque; processing deposits; process deposits; processed deposits
money-transfers | Money transfers | professional | money transfer services; envío de dinero; transfert d'argent; <Western Union; <MoneyGram; <money orders?; <money order? |  | sold; sell; selling; sales of; issued; issuing; western union; moneygram; wire; transfers; remittances; check cashing
atm-balancing | ATM balancing | professional | ATM settlement; balancing ATMs
account-opening | Bank account opening | professional | opening bank accounts; new account opening?; <opening checking and savings accounts; account opening procedures; open new accounts?; new accounts representative; opening new bank accounts; account openings?; customer account opening; Kontoeröffnung; Kontoeröffnungen; ouverture de comptes; ouverture de compte; apertura de cuentas; apertura de cuentas bancarias; ouvertures de comptes; opening accounts?; open accounts?; opened accounts? | | bank; banking; savings; checking; deposit; teller; loans; branch; Konto; banque; cuentas
deposit-products | Deposit products | technical | <savings accounts; <checking accounts; certificates of deposit; deposit accounts; Girokonten; cuentas de ahorro; produits d'épargne bancaire; <safe deposit boxes; <checking and savings accounts
branch-management | Bank branch management | professional | bank branch operations; managing bank branch; branch banking operations; Filialleitung Bank; Geschäftsstellenleitung; direction d'agence bancaire; gerente de agencia?; gestión de agencias bancarias; gerencia de oficina bancaria; branch management?; branch manager?; managing a branch?; managed branch?; gerencia de sucursal?; direction d'agence?; responsable d'agence?; branch operations?; assistant branch manager? | | bank; banking; teller; loans; deposits; credit; bancaire; bancaria; banco; banque; lending
lending | Lending? | professional | <loan sales; <small business lending; lending experience; <small business loans; <loan products; <loan production; <lines of credit; Kreditvergabe; Kreditgeschäft; Darlehen; Kreditberatung; préstamos?; loans? | | loan; mortgage; lending; credit; borrowers; bank; underwriting; banking; originated; applications; servicing; approved; deposits
loan-processing | Loan processing | professional | processing loans; process loans?; process loan applications; processed loan applications; <processing loan applications; loan documentation?; Kreditsachbearbeitung; Kreditbearbeitung; montage de dossiers de crédit; montage de dossiers de prêt; dossiers de crédit; <loan application processing; <preparing loan documents; <loan document preparation | lending | mortgage; bank; borrower; borrowers; underwriting; credit; lending
loan-origination | Loan origination | professional | loan originations; originating loans; loan officer; colocación de créditos; colocación de crédito; otorgamiento de créditos; octroi de crédit | lending
consumer-lending | Consumer lending | professional | consumer loans; <personal loans; personal lending; installment loans; crédit à la consommation; crédits à la consommation; créditos personales; Privatkredite; Ratenkredite; <student loans?; <payday loans; <title loans | lending | lending; loan; loans; credit; bank; borrowers
commercial-lending | Commercial lending | professional | commercial loans; business loans; business lending; crédits aux entreprises; Firmenkredite; créditos empresariales; <commercial real estate lending | lending
sba-lending | SBA lending (US) | professional | SBA loans; <SBA 7(a) loans; <SBA 504 | commercial-lending
auto-lending | Auto lending | professional | auto loans; auto finance; indirect lending; Autofinanzierung; crédit auto | lending
agricultural-lending | Agricultural lending | professional | agricultural loans; crédito agrícola; crédit agricole financement | lending
equipment-finance | Equipment finance | professional | equipment financing; equipment leasing finance; Leasingfinanzierung
construction-lending | Construction loans | professional | construction lending; construction loan administration | lending
home-equity-loans | Home equity loans | professional | home equity lending; <HELOC; <HELOCs; <home equity lines of credit; <home equity line of credit; home equity loan; home equity | lending
microfinance | Microfinance | professional | microcredit; microcréditos; microfinanzas; microcrédit; Mikrofinanzierung
mortgage-lending | Mortgage lending | professional | mortgage loans; mortgage origination; mortgage banking; home loans; residential mortgage; residential lending; <mortgage loan processing; <FHA loans; <VA loans; <conventional loans; <mortgage processing; mortgage lending experience; residential mortgage lending; mortgage industry; mortgage sales; mortgage loan origination; mortgage loan officer; residential mortgages; <USDA loans; <jumbo loans; <refinance loans; <mortgage refinancing; mortgage products; mortgage advice; <secondary market mortgage; mortgage banking experience; mortgage operations; mortgage financing; <mortgage loan documents; Baufinanzierungsberatung; Hypotheken; Immobilienfinanzierung; Hypothekendarlehen; Immobilienfinanzierungen; prêt immobilier; crédit immobilier; prêts immobiliers; crédits immobiliers; créditos hipotecarios; crédito hipotecario; préstamos hipotecarios; créditos inmobiliarios; mortgage?; <reverse mortgages; <reverse mortgage; <refinancing?; hipotecas; <courtage en crédit immobilier; <mortgage broker; Baufinanzierung | lending | loan; lending; underwriting; processing; bank; residential; fha; banking; broker; loans; title; closing; insurance; brokers
loan-underwriting | Loan underwriting | professional | <mortgage underwriting; credit underwriting for loans; <debt-to-income analysis; loan underwriter; <FHA underwriting; <residential underwriting; <conventional underwriting; <commercial loan underwriting; underwriting loans; underwrite loans; underwrote loans; <consumer loan underwriting; <mortgage underwriter; <self-employed income analysis; <conditional approvals?; <clearing conditions?; Kreditprüfung; Kreditentscheidung; analyse de dossiers de crédit; étude de dossiers de crédit; étude de dossiers de prêt; <Fannie Mae guidelines; <DE underwriter; <VA underwriting; <automated underwriting systems; <LAPP?; <income analysis for loans | lending | mortgage; loan; loans; underwriter; FHA; lender; borrower
desktop-underwriter | Desktop Underwriter | tool | Desktop Underwriter DU; Fannie Mae DU
loan-product-advisor | Loan Product Advisor | tool | Loan Prospector; Freddie Mac LPA
income-verification | Income verification | professional | income calculation; verify income; verifying income; vérification des revenus
loan-servicing | Loan servicing | professional | <mortgage servicing; loan administration?; <loan payoffs; <escrow analysis; <payoff processing; <loan boarding; loan operations; loan monitoring; loan maintenance; <escrow administration; <commercial loan servicing; loan system administration; Darlehensverwaltung; gestion des prêts; administración de cartera de créditos; administración de cartera?; gestion post-octroi | | mortgage; bank; borrowers; lending; credit; crédito; escrow; payoff
loss-mitigation | Loss mitigation (loans) | professional | loss mitigation?; loan modifications; loan modification; foreclosure prevention; default servicing; default management; loan workout; loan workouts; <short sale processing; <HAMP?; mortgage default servicing | | mitigation; mortgage; foreclosure; modification; hafa
loan-collateral | Loan collateral management | professional | collateral management?; collateral review?; Kreditsicherheiten; Sicherheitenverwaltung; Sicherheitenprüfung; gestion des garanties de prêt | | loan; loans; bank; credit; securities; margin; derivatives; lending
loan-review | Loan review | professional | loan reviews; loan portfolio review; credit file review
marktfolge | Credit back office (Marktfolge) | professional | Marktfolge; Marktfolge Aktiv
overdue-loans | Collecting overdue loans | professional | recuperación de cartera; recuperación de cartera vencida; cartera vencida; cobranza de cartera vencida; recouvrement de créances bancaires; loan collections; <repossession; <repossessions; <delinquency management
loan-closing | Loan closing | professional | <closing disclosures; mortgage closing; loan closings; <HUD-1; <closing packages; <funding loans; mortgage closings; <HUD-1 settlement statements; closing loan documents; <loan funding; loan closing documents; preparing closing documents?; loan closer; <commercial loan closings; <closing disclosure; final closing documents?; prepare closing documents?; prepared closing documents?; <mortgage post-closing; Kreditvertragserstellung; Valutierung; Darlehensauszahlung; déblocage de fonds; desembolsos de créditos; cierre de créditos; desembolso de créditos; déblocage des fonds; <post-closing?; <closing documents?; <settlement statements? | | loan; mortgage; lending; title; escrow; borrowers; closer
mortgage-software | Encompass? | tool | Encompass LOS; Ellie Mae Encompass; Encompass 360; Encompass360; Encompass by Ellie Mae; Ellie Mae Encompass360 | | loan; mortgage; lending; calyx; loans; underwriting; processor; ellie; processing; los; originator
calyx-point | Calyx Point | tool | Point Calyx; Calyx? | | mortgage; loan; loans; encompass; lending; originator
byte-software | BytePro | tool | Byte Software; Byte Pro
black-knight-msp | Black Knight MSP | tool | BlackKnight MSP; MSP mortgage servicing |  | black knight; lps; loansphere; escrow; fidelity
lps-desktop | LPS Desktop | tool | Black Knight Desktop
loansphere | LoanSphere | tool | Black Knight LoanSphere; <LoanSphere Empower
empower-los | Empower LOS | tool | Black Knight Empower
lendingqb | LendingQB | tool | Lending QB
fics-mortgage | FICS (mortgage software) | tool | FICS? | | mortgage; loan; loans; servicing
floify | Floify | tool | Floify LOS
blend-mortgage | Blend (lending software) | tool | Blend mortgage
optimal-blue | Optimal Blue | tool | OptimalBlue
mortgagebot | Mortgagebot | tool | MortgageBot LOS
docmagic | DocMagic | tool | Doc Magic
meridianlink | MeridianLink | tool | Meridian Link
mortgage-cadence | Mortgage Cadence | tool | Accenture Mortgage Cadence
unifi-pro | UniFi LOS | tool
loanserv | LoanServ | tool | Sagent LoanServ
dataverify | DataVerify | tool | Data Verify? |  | encompass; fraudguard; calyx; corelogic
blitzdocs | BlitzDocs | tool | Blitz Docs
europace | Europace? | tool | Europace BaufiSmart | | Baufinanzierung; Finanzierung; Starpool; Genopace; Hypoport; Kredit; Darlehen; Immobilienfinanzierung
ehyp | eHyp | tool | eHyp Schufa
genoflow | Genoflow | tool
appraisalport | AppraisalPort | tool | Appraisal Port
mercury-network | Mercury Network? | tool | Mercury Network appraisals |  | appraisal; appraisals; appraiser; appraisers
fha-connection | FHA Connection | tool | FHAC
earlycheck | EarlyCheck | tool | Fannie Mae EarlyCheck
loanlogics | LoanLogics | tool | Loan Logics
bank-core-software | Core banking systems | technical | core banking; bank core systems
temenos-t24 | Temenos T24 | tool | T24?; T24 Temenos; Temenos Transact | bank-core-software; temenos | temenos; banking; core; finacle; flexcube; bank
temenos | Temenos software | tool | Temenos? | bank-core-software | t24; transact; core banking; finacle; flexcube; jbase; infobasic; banking; bank
finacle | Finacle | tool | Infosys Finacle | bank-core-software
jack-henry | Jack Henry SilverLake | tool | | bank-core-software; jack-henry-banking-systems
jack-henry-cif-20-20 | Jack Henry CIF 20-20 | tool | Jack Henry 20/20 | bank-core-software; jack-henry-banking-systems
jack-henry-banking-systems | Jack Henry banking systems | tool | Jack Henry?; Navigator Jack Henry | bank-core-software | core; symitar; silverlake; fiserv; teller; netteller; banking; deposits
symitar | Symitar Episys | tool | Episys | bank-core-software; symitar-products
symitar-products | Symitar | tool | | bank-core-software
fis-core | FIS Horizon | tool | Horizon core banking | bank-core-software; fis-banking-systems
fis-profile | FIS Profile | tool | | bank-core-software; fis-banking-systems
fis-banking-systems | FIS banking systems | tool | FIS banking | bank-core-software
fiserv | Fiserv | tool | <Fiserv DNA; <Fiserv Signature; <Fiserv Premier; <Cleartouch | bank-core-software
flexcube | Oracle FLEXCUBE | tool | Flexcube | bank-core-software
mambu | Mambu | tool | Mambu core banking | bank-core-software
avaloq | Avaloq | tool | Avaloq Banking Suite; Avaloq Core | bank-core-software
agree21 | agree21 | tool | agree21Banking | bank-core-software
osplus | OSPlus | tool | OSPlus neo | bank-core-software
kordoba | KORDOBA | tool | FIS Kordoba | bank-core-software
sap-banking | SAP Banking | tool | SAP for Banking | bank-core-software
bantotal | Bantotal | tool | sistema bancario Bantotal | bank-core-software
cobis | Cobis | tool | Cobis Core | bank-core-software
topaz-banking | Topaz (banking software) | tool | Topaz bancario | bank-core-software
sopra-banking | Sopra Banking Amplitude | tool | Delta Bank? | bank-core-software | amplitude; sopra; progiciel; monétique
equation-misys | Finastra Equation | tool | Equation Misys | bank-core-software
finnone | FinnOne | tool | FinnOne Neo
ncino | nCino | tool | n Cino
laserpro | LaserPro? | tool | Finastra LaserPro; Harland LaserPro |  | loan; loans; lending; mortgage; finastra; harland; loan documents; credit union
loan-iq | Loan IQ | tool | LoanIQ; Finastra Loan IQ
acbs | ACBS? | tool | FIS ACBS | | loan; loans; commercial; banking; syndicated; lending; afs
afs-lending | AFS (lending software) | tool | AFS lending; AFSVision
miser-banking | MISER? | tool | Miser banking | bank-core-software | banking; bank; teller; loans
hogan-banking | Hogan (banking system) | tool | Hogan banking; DXC Hogan | bank-core-software
phoenix-core | Phoenix (core banking) | tool | Phoenix core banking | bank-core-software
visionplus | VisionPLUS | tool | Vision Plus?; First Data VisionPLUS |  | first data; cobol; jcl; mainframe; card issuing; credit card; cms; vsam
tsys | TSYS? | tool | TSYS TS2 |  | ts2; merchant; chargebacks; first data; vantiv; card processing; authorizations; cardholder
first-data | First Data? | tool | FDR First Data | | fiserv; clover; merchant services; payment processing; omaha
swift-messaging | SWIFT messaging | technical | SWIFT messages; SWIFT payments; SWIFT MT; mensajería SWIFT; SWIFT-Nachrichten; <SWIFT Alliance
iso-20022 | ISO 20022 | technical | ISO 20022 messages; MX messages
creditlens | Moody's CreditLens | tool | CreditLens; Moody's RiskAnalyst
baker-hill | Baker Hill? | tool | Baker Hill NextGen | | loan; loans; lending; credit; bank; spreading; ncino
metro-2 | Metro 2 | technical | Metro 2 format
e-oscar | e-OSCAR | tool | E-Oscar disputes
netteller | NetTeller | tool | Jack Henry NetTeller
cashpro | CashPro | tool
finastra | Finastra? | tool | Finastra Fusion |  | misys; loan iq; fusion; core banking; midas; temenos; finacle
credit-card-operations | Card operations | professional | card services; debit card operations; credit card operations; credit card services; monétique; monétique bancaire; gestion des moyens de paiement
chargebacks | Chargeback handling | professional | chargebacks; chargeback processing; chargeback management; contracargos; Chargeback-Bearbeitung
card-disputes | Card disputes | professional | credit card disputes; debit card disputes; dispute processing?; dispute management cards; oppositions bancaires; <card fraud disputes; fraud disputes | | card; cards; bank; chargebacks; Visa; fraud
merchant-services | Merchant services | professional | merchant processing; merchant acquiring; <merchant accounts; merchant services sales
card-sales-bank | Selling credit cards | professional | credit card sales; venta de tarjetas de crédito
bank-fraud-monitoring | Bank fraud monitoring | professional | <check fraud detection; fraud alert handling; account fraud; fraud prevention banking; fraud analyst banking; phishing fraud banking; <check fraud; <wire fraud; <fraud alerts; credit card fraud monitoring
counterfeit-detection | Counterfeit money detection | professional | counterfeit detection?; detecting counterfeit currency; counterfeit bills; counterfeit currency; Falschgelderkennung; detección de billetes falsos; détection de faux billets | | currency; cash; bills; money; notes; teller; cashier
signature-verification | Signature verification | professional | verifying signatures; contrôle de signatures; verificación de firmas; Unterschriftenprüfung
identity-theft | Identity theft prevention | professional | identity theft?; suplantación de identidad; usurpation d'identité |  | fraud; bank; victims; investigations; investigate; investigated; cardholder; credit bureau; cases; account holders
trade-finance | Trade finance | technical | <documentary collections; <export finance; <documentary collection; <export credit; Außenhandelsfinanzierung; <Exportfinanzierung; financement du commerce international; <remises documentaires; comercio exterior bancario; <cobranzas documentarias; <remesas documentarias; <forfaiting
factoring | Factoring (finance) | professional | invoice factoring; affacturage; factoraje; factoring? | | receivables; invoices; finance; trade; leasing; credit; banking
asset-based-lending | Asset-based lending | professional | asset based lending; ABL? | lending | lending; loans; collateral; borrowing; credit; lender
supply-chain-finance | Supply chain finance | professional | reverse factoring; confirming proveedores
bank-guarantees | Bank guarantees | professional | Bankgarantien; garantías bancarias; garanties bancaires; Avale? | | Bank; Bürgschaften; Kredit; Akkreditive; Garantien
letters-of-credit | Letters of credit | technical | letter of credit; documentary credits; documentary credit; Akkreditive; Dokumentenakkreditive; crédit documentaire; crédits documentaires; cartas de crédito; carta de crédito; standby letters of credit; <UCP 600; Akkreditivgeschäft; commercial letters of credit; import letters of credit | trade-finance
credit-counseling | Credit counselling | professional | credit counseling; debt counseling; <debt management plans; credit education; Schuldnerberatung; Schuldenberatung; <surendettement
financial-education | Financial education | professional | financial literacy education; financial literacy; educación financiera; personal finance education; Finanzbildung; personal finance? | | literacy; education; workshops; students; teaching; budgeting; coaching
budget-counseling | Budget counselling | professional | budget counseling; conseil budgétaire; accompagnement budgétaire; family budgeting; Budgetberatung privat
housing-counseling | Housing counselling | professional | housing counseling; housing counselor; homebuyer education; first-time homebuyer counseling; foreclosure counseling
credit-repair | Credit repair | professional | credit restoration; reparación de crédito
debt-settlement | Debt settlement | professional | debt negotiation; negociación de deudas
bank-operations | Bank back office operations | professional | bank operations support; <deposit operations; <item processing?; <proof operator?; <proof department?; <check processing bank; <stop payments?; <exception items; <dormant accounts?; <check imaging; <proof encoding; <bank adjustments; <proof and transit; <item processing bank; <cash letter; <ATM reconciliation; <ATM operations; <NSF checks; back office bancaire; back-office bancario; <compensación bancaria; <traitement des chèques; <cámara de compensación; <compensación de cheques; opérations diverses bancaires; bank back office; <ACH operations; <wire operations?; <returned items? | | teller; tellers; ach; bank; deposits; branch; vault
escheatment | Escheatment | professional | unclaimed property?; unclaimed property reporting | | escheat; escheatment; holders; accounting; state; reporting; dormancy
nacha-rules | Nacha rules | technical | NACHA; NACHA operating rules
account-keeping-bank | Bank account administration | professional | Kontoführung; Kontenführung; Kontoverwaltung; tenue de comptes bancaires
bank-transfers-desk | Processing bank transfers | professional | Überweisungen?; virements bancaires; prélèvements et virements; virements et prélèvements; procesamiento de transferencias | | Bank; Zahlungsverkehr; Konten; Lastschriften; Zahlungen; Buchhaltung
trust-custody-services | Custody services? | professional | securities custody; global custody; custody operations?; Depotbank; Depotverwaltung; Verwahrstelle; custodia de valores financieros; conservation de titres; Wertpapierverwahrung; Wertpapierservice; Depotgeschäft | | securities; fund; funds; bank; global; settlement; crypto; Depot
trust-administration-bank | Bank trust operations | professional | trust operations?; trust services?; personal trust?; corporate trust; institutional trust; fideicomisos; fiducia? | | banca; banco; fideicomiso; patrimonio; bancaria; bank; fiduciary; estate; wealth; trustee; trustees
transfer-agency | Transfer agency | professional | transfer agent?; shareholder services transfer agent | | shareholder; shareholders; securities; fund; funds; stock; dividends

# Real estate
real-estate | Real estate | professional | real estate industry; real estate services; real estate experience; real-estate; real estate knowledge; Immobilien; Immobilienwirtschaft; Immobilienbranche; immobilier; bienes raíces; inmobiliario; sector inmobiliario; secteur immobilier; Wohnungswirtschaft; real estate market
real-estate-sales | Real estate sales | professional | real estate sales; <home sales; residential sales real estate; <selling homes; <new home sales; <luxury real estate sales; selling real estate; <selling houses; sell real estate; sold real estate; <luxury real estate; real estate selling; real estate salesperson; <residential property sales; Immobilienverkauf; Immobilienvertrieb; Verkauf von Immobilien; transaction immobilière; vente immobilière; négociateur immobilier; vente de biens immobiliers; <agent immobilier; transactions immobilières; ventas inmobiliarias; venta de inmuebles; venta de bienes raíces; <agente inmobiliario; venta de propiedades; asesor inmobiliario; <Eigentumswohnungen Verkauf; venta inmobiliaria; négociation immobilière; <venta de departamentos; <asesoría inmobiliaria; real estate agent; realtor?; <VEFA; property sales; realtors?; real estate agents; <residential real estate sales | real-estate | listing; listings; buyers; sellers; homes; showings; licensed; license; open houses; MLS; commission
real-estate-brokerage | Real estate brokerage | professional | real estate broker work; Immobilienvermittlung; Immobilienmakler; corretaje inmobiliario; courtage immobilier; Maklertätigkeit Immobilien | real-estate
land-sales | Land sales | professional | venta de lotes; vente de terrains; Grundstücksverkauf | real-estate
timeshare-sales | Timeshare sales | professional | timeshare; <vacation ownership sales; tiempo compartido?; resort sales? | | timeshare; vacation; ownership; owners; tours; club; clubes
commercial-real-estate | Commercial real estate | professional | commercial property sales; <commercial leasing; <tenant representation; <office leasing; <retail leasing; <commercial real estate brokerage; <industrial real estate; <commercial real estate leasing; <tenant rep; <commercial brokerage?; <landlord representation; commercial real estate sales; commercial real estate experience; commercial real estate investment; <shopping center leasing; <commercial property leasing; Gewerbeimmobilien; <Büroimmobilien; immobilier d'entreprise; immobilier commercial; inmuebles comerciales; <Vermietung von Gewerbeimmobilien; <Gewerbevermietung; inmobiliario comercial; immobilier tertiaire; <multifamily real estate; CRE? | real-estate | commercial; real estate; property; leasing; tenant; broker; lending; investment
property-listings | Showing properties | professional | property showings; <open houses?; <hosting open houses?; show properties; showing homes; <open house events?; show homes; showed homes; showed properties; home showings; property tours?; <apartment tours; <apartment showings; <showing apartments; <show apartments; <conduct tours of apartments; <open house?; <open house hosting?; Objektbesichtigungen; Wohnungsbesichtigungen; Besichtigungen Immobilien; Besichtigungstermine?; visites de biens; visites de biens immobiliers; mostrar propiedades; muestra de inmuebles; visitas inmobiliarias; visites immobilières | | real estate; listings; buyers; homes; showings; apartments; leasing; Immobilien; Wohnungen; Makler; Mietinteressenten
listing-acquisition | Winning property listings | professional | listing presentations; listing appointments; prise de mandats?; prise de mandat?; rentrée de mandats; recherche de mandats?; prospection immobilière; Immobilienakquise; captación de inmuebles; captación de propiedades; listing agent; <seller representation | | immobilier; biens; vendeurs; estimation; exclusifs; prospection
buyer-representation | Buyer representation (real estate) | professional | buyer's agent; buyers agent; representing home buyers
property-marketing | Property marketing | professional | real estate marketing; property listings; Exposéerstellung; Erstellung von Exposés; marketing inmobiliario; real estate photography marketing
multiple-listing-service | Multiple Listing Service (MLS) | tool | Multiple Listing Service; MLS?; <Flexmls; <Paragon MLS; <Matrix MLS; Multiple Listing Service MLS; <Stellar MLS; <Bright MLS; <MRIS?; <NTREIS; <HAR MLS; <MLS Matrix; MLS searches; MLS listing; MLS system?; <NWMLS; <GLVAR; MLS data entry; <CRMLS; <GAMLS; <FMLS; MLS listing service |  | real estate; realtor; listings; property; homes; zillow; broker; buyers; costar; showings; homebuyers
zillow | Zillow? | tool | <Zillow Premier Agent |  | realtor; trulia; mls; listings; real estate; redfin; real estate agent; buyers; sellers
trulia | Trulia | tool
realtor-com | Realtor.com | tool | Realtor.com leads
supra-ekey | Supra eKEY | tool | Supra lockbox
showingtime | ShowingTime | tool | Showing Time? |  | realtor; mls; supra; lockbox; zillow; real estate; listings
propstream | PropStream | tool | Propstream data
immoscout24 | ImmoScout24 | tool | ImmobilienScout24
immowelt | immowelt | tool | Immowelt Portal
seloger | SeLoger | tool
idealista | idealista? | tool | Idealista portal | | inmobiliaria; inmobiliario; fotocasa; portales; inmuebles; portal; propiedades; crm
rightmove | Rightmove | tool | Right move portal
zoopla | Zoopla | tool | Zoopla portal
onoffice | onOffice | tool | onOffice enterprise
flowfact | FLOWFACT | tool | FlowFact CRM
hektor-immobilier | Hektor (real estate software) | tool | Hektor immobilier
apimo | Apimo | tool | Apimo CRM
inmovilla | Inmovilla | tool | Inmovilla CRM
apartments-com | Apartments.com | tool | Apartments.com listings
property-portals | Property portals | technical | portales inmobiliarios; Immobilienportale; portails immobiliers; online property portals
comparative-market-analysis | Comparative market analysis | professional | CMA real estate; comparative market analyses; comparable market analysis; property valuations comps; CMA reports; competitive market analysis real estate; estudio comparativo de mercado inmobiliario; <comparable sales?; <market comparables? | | real estate; appraisal; property; listing; listings; homes
broker-price-opinion | Broker price opinions | professional | broker price opinion; BPO reports; BPO real estate
property-price-estimates | Estimating property prices | professional | estimation immobilière; estimations immobilières; estimation de biens immobiliers; estimation de biens; avis de valeur; Einwertung von Immobilien; Marktpreiseinschätzung; valoración inmobiliaria; pricing homes
real-estate-appraisal | Real estate appraisal | professional | property appraisal; property valuation; real property appraisal; <residential appraisal; real estate valuation; <commercial appraisal; <home appraisal; property valuations; real estate appraisals; <residential appraisals; property appraisals; appraisal reports?; real estate appraiser; property inspections appraisal; <residential appraiser; <commercial real estate appraisal; <land appraisal; Immobilienbewertung; Verkehrswertermittlung; Immobiliengutachten; Grundstücksbewertung; Wertermittlung?; Wertgutachten?; Sachverständiger für Immobilienbewertung; expertise immobilière; évaluation immobilière; avalúos inmobiliarios; valuación de inmuebles; tasación de inmuebles; tasaciones inmobiliarias; <Beleihungswertermittlung; valuación inmobiliaria; appraisals?; appraiser?; tasación?; tasaciones?; avalúos?; avalúo?; <Gutachtenerstellung Immobilien | | property; mortgage; title; real estate; loan; residential; ordered; inspections; underwriting; inmuebles; inmobiliaria; valuation; appraisal; bienes
property-tax-assessment | Property tax assessment | professional | tax assessor; property assessment?; <mass appraisal; assessor's office; property assessor; <CAMA appraisal; évaluation foncière | | tax; assessor; valuation; appraisal; county; parcels
appraisal-review | Appraisal review? | professional | appraisal reviews?; reviewing appraisals; appraisal management?; <appraisal ordering; <ordering appraisals | | mortgage; property; lender; lenders; estate; appraisers; USPAP
uspap | USPAP | technical | Uniform Standards of Professional Appraisal Practice
diagnostic-immobilier | Property diagnostics (FR) | professional | diagnostics immobiliers; diagnostic immobilier
property-management | Property management | professional | <residential property management; <apartment management; <commercial property management; managing properties?; manage properties?; managed properties?; property manager; community management property; <rental property management; <managing rental properties; <multifamily property management; <apartment community management; property management experience; <managing apartment communities; <apartment manager; property administration?; <managing residential properties; <apartment complex management; on-site property management; <residential management?; property oversight?; <manage apartment community; <multi-site property management; property supervision?; property management services; <student housing management; Immobilienverwaltung; Hausverwaltung; Objektverwaltung; Mietverwaltung; Liegenschaftsverwaltung; Wohnungsverwaltung; Grundstücksverwaltung; gestion locative; gérance?; gérance locative; administration de biens; administración de propiedades; administración de inmuebles; administración inmobiliaria; <administración de edificios; <administración de condominios; Mietsonderverwaltung; gestionnaire locatif; administración de rentas?; gestion d'immeubles; gérance d'immeubles; administrador de edificios; gestion immobilière; gestión inmobiliaria; Immobilienmanagement; gestión de alquileres?; <resident manager?; <building manager; landlord?; régie immobilière | | tenants; rental; property; lease; apartment; rent
short-term-rentals | Short-term rental management | professional | location saisonnière; locations saisonnières; alquileres vacacionales; Ferienwohnungsverwaltung
self-storage-management | Self-storage management | professional | self storage; storage facility management
mobile-home-parks | Mobile home park management | professional | manufactured housing community management
leasing | Leasing of property | professional | <apartment leasing; <leasing apartments; <lease negotiation; <lease negotiations; lease renewals; leasing consultant?; <residential leasing; <lease up; <lease-up; leasing agent; leasing office; leasing activities?; <lease enforcement; <rental applications; leasing operations?; <negotiating leases; <negotiate leases; <negotiated leases; <preparing leases; <prepare leases; <prepared leases; leasing specialist?; <apartment rentals; lease review; leasing professional?; <lease signing; <lease up properties; <lease-ups; leasing management?; property leasing; executing leases; <drafting leases; <commercial leases; <renting apartments; <lease apartments; <leased apartments; rental contracts?; <process rental applications; <processing rental applications; leasing experience?; renewal leases; <apartment rental; Vermietung?; <Mietverträge; <Wohnungsvermietung; Neuvermietung; Vermietungsmanagement; <Erstellung von Mietverträgen; <Mietvertragserstellung; <Vermietung von Wohnungen; mise en location; <rédaction de baux; alquiler de inmuebles; <contratos de arrendamiento; arrendamiento de inmuebles; renta de inmuebles; baux d'habitation gestion; renta de propiedades; <contratos de alquiler; leasing?; leases?; arrendamientos?; arrendamiento?; alquileres?; location immobilière | | lease; apartment; property; tenants; rental; residents; rent; tenant; landlord; properties; real estate; renewals
lease-administration | Lease administration | professional | lease management; lease abstracting; lease abstraction; lease abstracts; lease audits; lease files; lease documents?; lease agreements?; lease contracts?; lease paperwork; gestion des baux; administración de contratos de arrendamiento; Mietvertragsmanagement | | property; tenant; tenants; rent; landlord; portfolio; abstracts
etats-des-lieux | Handover inspections of rented homes | professional | états des lieux?; état des lieux?; réalisation des états des lieux?; Wohnungsübergaben; Wohnungsübergabe; Wohnungsabnahmen; Wohnungsabnahme; Wohnungsübergaben und -abnahmen; Wohnungsabnahmen und -übergaben; move-in inspections; move-out inspections; move in/move out inspections; move in and move out inspections | | location; locataires; locataire; immobilier; logement; logements; baux; biens; locative; sortants
tenant-relations | Tenant relations | professional | tenant services?; resident relations?; tenant communication; <tenant retention; <tenant complaints; tenant issues; <resident retention?; <resident complaints?; tenant requests; <move-ins and move-outs; <move-in/move-out; tenant coordination; resident concerns?; <resident events?; tenant management?; tenant satisfaction; tenant concerns; <tenant disputes; Mieterbetreuung; Mieterkommunikation; Mieteranfragen; Mieteranliegen; Mieterservice; relations locataires; relation locataires; relations avec les locataires; atención a inquilinos; gestion des locataires; accueil des locataires; atención de inquilinos; Betreuung der Mieter; gestion des réclamations locataires; <resident services? | | lease; leases; leasing; property; apartment; apartments; landlord; rent; rental; eviction; tenant; tenants; Mieter; locataires; inquilinos; Hausverwaltung
tenant-screening | Tenant screening | professional | screening tenants; resident screening?; tenant selection; tenant background checks; tenant applications; sélection des locataires; Mieterauswahl; selección de inquilinos | | lease; leasing; property; apartment; rental; tenants; tenant
property-inspections | Property inspections | professional | property inspection; unit inspections?; apartment inspections; walk-throughs of units; Objektbegehungen; inspección de inmuebles | | property; apartment; apartments; tenant; rental; lease; move
rent-collection | Rent collection | professional | collecting rent; rent payments; collect rent; collected rent; rent collections; rental payments; rents collection; rent posting; <delinquent rent; posting rent; unpaid rents; collection of rents; collect rents; collected rents; collecting rents; Mahnwesen Mieten; Mietinkasso; quittancement loyers; recouvrement des loyers; encaissement des loyers; cobro de alquileres; cobro de rentas; cobranza de rentas; recouvrement des impayés locatifs; impayés de loyers; gestion des impayés?; cobro de cánones de arrendamiento; cobro de cuotas de mantenimiento; <rent roll; <rent rolls | | loyers; locataires; locatif; bailleur; baux; locative
evictions | Evictions | professional | eviction; eviction process; eviction processing; eviction notices; filing evictions; file evictions; desalojos; Räumungsklagen; expulsions locatives
service-charge-statements | Service charge statements | professional | Nebenkostenabrechnung; Betriebskostenabrechnung; Nebenkostenabrechnungen; Betriebskostenabrechnungen; <Heizkostenabrechnung; régularisation des charges locatives; régularisation de charges; Betriebs- und Heizkostenabrechnung; service charge accounting
rent-accounting | Rent accounting | professional | Mietbuchhaltung; rent ledger; comptabilité locative; security deposit accounting
rent-adjustments | Rent adjustments | professional | rent increases; Mieterhöhungen; Mietanpassungen; révision des loyers
hoa-management | Homeowners association management | professional | HOA management; community association management; <condominium management; <condo association management; HOA experience; <condo management; <HOA accounting; <HOA board meetings; <strata management; WEG-Verwaltung; Wohnungseigentumsverwaltung; syndic de copropriété; gestion de copropriété; gestion de copropriétés; <assemblées générales de copropriété; administración de propiedad horizontal; gestionnaire de copropriété; <administración de fincas; <assemblées de copropriétaires; HOA?; syndic?; <CC&Rs; <Eigentümerversammlungen; <Eigentümerversammlung; copropriété?; propiedad horizontal; <comunidades de propietarios; <juntas de propietarios; <condominium associations; <managing homeowners associations; <homeowners association management services | | property; management; community; copropriété; gestion; immobilier; association; condominium; board
affordable-housing-compliance | Affordable housing compliance | technical | <HUD compliance; <Section 8 compliance; <income certifications; <recertifications?; <annual recertifications?; <HUD Section 8; <interim recertifications; <income recertifications; affordable housing management; <tenant income certification; <USDA Rural Development housing | | HUD; housing; tenants; section; LIHTC; tenant; apartment
lihtc | Low-income housing tax credit compliance (LIHTC) | technical | LIHTC; Low Income Housing Tax Credits; low income housing tax credit; LIHTC compliance; tax credit compliance?; tax credit housing; tax credit properties; tax credit property; Section 42 tax credit; <IRC Section 42 | affordable-housing-compliance | housing; HUD; LIHTC; tenant; affordable; property; apartment
hud-inspections | HUD property inspections | technical | REAC?; REAC inspections; NSPIRE; UPCS inspections | | hud; inspection; inspections; multifamily; housing
social-housing | Social housing management | professional | gestion de logements sociaux; attribution de logements sociaux; attribution de logements; commission d'attribution de logements; logements sociaux; geförderter Wohnungsbau
title-escrow | Title and escrow work | professional | escrow closing; <title insurance; <title commitments; escrow officer; <settlement closing; title closing; <deed preparation; title work?; <title reports; escrow accounts; <escrow accounting; title clearing; clearing title; title clearance; escrow processing; title processing?; escrow closings; <title plants; escrow services; county records research; escrow assistant; land title; escrow administration real estate; <title opinions; escrow?; <title company work; <real estate closings; <residential closings; <issuing title policies; <title policy preparation | | title; closing; real estate; mortgage; settlement; officer
title-examination | Title examination | professional | title search; title searches; title examiner; title research; abstracting titles; title abstracts?; title abstract?; title review?; chain of title?; estudio de títulos; estudios de títulos; title curative; curative title work | title-escrow | real estate; deeds; deed; mineral; property; liens; county; closing
landman-work | Landman work | professional | landman; lease hound; <oil and gas title; <mineral title; title runsheets; land acquisition oil and gas
right-of-way-acquisition | Right-of-way acquisition | professional | right of way acquisition; right of way agent; <easement acquisition; adquisición de servidumbres
grundbuch | German land register matters | technical | Grundbuch; Grundbucheinsicht; Grundbuchangelegenheiten; Grundbuchrecht
property-sale-contracts | Property sale contracts | professional | Kaufvertragsabwicklung; Kaufverträge Immobilien; compromis de vente; rédaction de compromis; rédaction de compromis de vente; actes de vente immobiliers; contratos de compraventa?; contrato de compraventa?; purchase and sale agreements?; real estate purchase contracts; Kaufvertragsvorbereitung; Notartermine?; escrituración; escrituración de inmuebles; <escrituras | | real estate; property; Immobilien; inmuebles; inmobiliaria; inmueble; immobilier; vivienda
transaction-coordination | Real estate transaction coordination | professional | transaction coordination; escrow coordination; <contract to close; transaction coordinator; <real estate paperwork; transaction coordination real estate; coordinating closings; coordinate closings; coordinated closings; suivi des transactions immobilières; <real estate contracts
skyslope | SkySlope | tool | Sky Slope
brokermint | Brokermint | tool | BoldTrail BackOffice
zipforms | zipForm | tool | zipForms; ZipForm Plus
transactiondesk | TransactionDesk | tool | Lone Wolf TransactionDesk
short-sales | Short sales (real estate) | professional | short sale negotiation; real estate short sale; short sale listings
reo-properties | REO property sales | professional | REO?; REO properties; bank-owned properties; REO sales; REO asset management; foreclosure sales | | foreclosure; foreclosures; properties; bank-owned; bpo; listings; mortgage; realtor
real-estate-negotiation | Real estate negotiation | professional | real estate negotiations; real estate contract negotiation; negotiating offers real estate; offers and counteroffers | negotiation
real-estate-development | Real estate development | professional | property development; <mixed-use development?; real estate developer; <residential development?; <commercial development?; real estate development projects; <multifamily development?; <commercial real estate development; <affordable housing development?; <housing development?; Projektentwicklung Immobilien; Immobilienentwicklung; Grundstücksentwicklung; Bauträger?; Bauträgergeschäft; Immobilienprojektentwicklung; promotion immobilière; développement immobilier; développement foncier; desarrollo inmobiliario; promoción inmobiliaria; proyectos inmobiliarios; promoteur immobilier?; desarrollos inmobiliarios; montage d'opérations immobilières | | property; zoning; land; developer; entitlements; pro forma; acquisition; acquisitions; feasibility; developers; lihtc; Projektentwicklung; Grundstücksankauf; montage d'opérations; permis de construire; foncier; maîtrise foncière
land-acquisition | Land acquisition | professional | land acquisitions; site acquisition?; land purchases; acquisition of land; prospection foncière; recherche foncière; acquisition foncière; maîtrise foncière; adquisición de terrenos; Grundstücksakquise; Grundstücksankauf | | land; zoning; entitlement; entitlements; landowners; parcels; estate; development
property-acquisition | Property acquisitions | professional | property acquisition; real estate acquisition; real estate acquisitions; Immobilienankauf; adquisición de inmuebles
land-entitlements | Land use entitlements | professional | land entitlement; entitlement processing real estate
site-selection | Site selection? | professional | store site selection; site searches?; Standortsuche; retail site selection; búsqueda de locales; recherche de locaux | | retail; store; stores; estate; property; land; Standort; tenants
real-estate-investment | Real estate investment | professional | real estate investing; investment properties; property investment; <real estate private equity; real estate investments; real estate investor; <rental property investment; <real estate syndication; Immobilieninvestment; Immobilieninvestments; investissement immobilier; inversión inmobiliaria; inversiones inmobiliarias; inversionista inmobiliario; <investissement locatif; <real estate investment analysis
real-estate-asset-management | Real estate asset management | professional | real estate asset manager; Immobilien-Asset-Management; asset management immobilier; gestion d'actifs immobiliers; real estate portfolio management; Immobilien-Portfoliomanagement
house-flipping | House flipping | professional | fix and flip; flipping houses; rehab properties; marchand de biens
real-estate-wholesaling | Real estate wholesaling | professional | wholesaling real estate
reits | Real estate investment trusts (REITs) | technical | REIT; REITs | | immobilier; REIT; patrimoine; placement; investissement; épargne; assurance
real-estate-funds | Real estate funds | technical | real estate fund; Immobilienfonds; fondos de inversión inmobiliaria; <SCPI? | | immobilier; REIT; patrimoine; placement; investissement; épargne; assurance; OPCI
real-estate-financial-modeling | Real estate financial modeling | professional | real estate financial analysis; real estate underwriting; commercial real estate underwriting; <pro forma analysis?; <cap rates; real estate acquisitions analysis; real estate finance modeling | | acquisitions; argus; multifamily; real estate; irr; leases; tenants
corporate-real-estate | Corporate real estate | professional | <portfolio of leased sites; <lease portfolio management; <relocation of offices real estate; <workplace strategy; corporate real estate management; transaction management corporate real estate; CREM; immobilier corporate
coworking-management | Coworking space management | professional | coworking management; coworking?; co-working?; coworking espacios | | members; community manager; memberships; occupancy; operator; tenants; events
space-management | Space management? | professional | space management IWMS; Flächenmanagement?; <occupancy planning | | occupancy; facilities; facility; office; workplace; floor; CAFM; Archibus; Gebäude
tririga | IBM TRIRIGA | tool | Tririga
fm-systems | FM:Systems | tool | FMSystems
lucernex | Lucernex | tool | Accruent Lucernex
amtdirect | AMTdirect | tool | MRI AMTdirect
prolease | ProLease | tool | MRI ProLease
costar-rem | CoStar Real Estate Manager | tool
costar | CoStar? | tool |  |  | real estate; loopnet; leasing; argus; crexi; comps; property; brokerage; tenants; xceligent
loopnet | LoopNet | tool | Loop Net? |  | costar; crexi; real estate; zillow; xceligent; brokerage
argus-enterprise | ARGUS Enterprise | tool | ARGUS DCF; Argus real estate; ARGUS software?; ARGUS real estate software |  | costar; real estate; dcf; leases; yardi; acquisitions; valuation; valuations; cre
crexi | Crexi | tool | CREXi listings
compstak | CompStak | tool | Comp Stak
yardi-matrix | Yardi Matrix | tool | YardiMatrix
real-capital-analytics | Real Capital Analytics | tool | RCA real estate data
corelogic | CoreLogic? | tool | Cotality; <RealQuest; <RealList; <Realist tax |  | mls; realquest; datatree; comps; costar; lexisnexis; title search; tax records; realist
reonomy | Reonomy | tool | Reonomy data
propertyshark | PropertyShark | tool | Property Shark
dataquick | DataQuick | tool | Data Quick? |  | corelogic; title; mls; realist; appraisal; escrow; realquest
titlepoint | TitlePoint | tool | Title Point? |  | escrow; datatree; title officer; datatrace; propertyradar; softpro
datatrace | DataTrace (title data) | tool | DataTrace? |  | title search; title searches; title plant; title examiner; title insurance; escrow; abstractor; deeds; liens; datatree
datatree | DataTree | tool | Data Tree?; First American DataTree |  | escrow; titlepoint; title search; deeds; first american; realist; softpro; title company
landvision | LandVision | tool | Land Vision? |  | loopnet; costar; parcel; parcels; brokerage; real estate
regrid | Regrid | tool | Loveland Regrid
remine | Remine | tool | Remine Pro
reis-data | Moody's REIS | tool | REIS real estate data
sprengnetter | Sprengnetter | tool | Sprengnetter-ProSa
on-geo | on-geo? | tool | <LORA Immobilienbewertung; on-geo LORA |  | lora; immobilienbewertung; sprengnetter; beleihungswert; verkehrswert; gutachten
a-la-mode-total | TOTAL (appraisal software) | tool | a la mode appraisal; TOTAL appraisal?; WinTOTAL |  | alamode; clickforms
aci-appraisal | ACI (appraisal software) | tool | ACI appraisal software
bradford-clickforms | Bradford ClickForms | tool | ClickForms appraisal
proval-cama | ProVal? | tool | ProVal CAMA |  | cama; assessor; appraisal; appraisals; parcels; property tax; appraiser
vanguard-cama | Vanguard CAMA | tool | Vanguard Appraisals
property-software | AppFolio | tool | <AppFolio Property Manager; AppFolio software | property-management-software
property-management-software | Property management software | technical | Immobilienverwaltungssoftware; logiciel de gestion locative; software de administración de inmuebles
realpage | RealPage | tool | <OneSite; <RealPage OneSite; Onesite RealPage; <YieldStar; <Lease Rent Options; <LRO revenue management | property-management-software
buildium | Buildium | tool | Buildium software | property-management-software
entrata | Entrata? | tool | Entrata Core | property-management-software | yardi; onesite; realpage; leasing; appfolio; resman; residents; apartment; apartments
rent-manager | Rent Manager? | tool | RentManager | property-management-software | yardi; appfolio; property; buildium; quickbooks; leases; tenants; onesite
resman | ResMan | tool | ResMan property management | property-management-software
rentec-direct | Rentec Direct | tool | Rentec | property-management-software
rentcafe | RentCafe | tool | Rent Café; Yardi RentCafe
knock-crm | Knock (leasing CRM) | tool | Knock CRM
propertyware | Propertyware | tool |  | property-management-software
blue-moon-leases | Blue Moon (lease software) | tool | Bluemoon lease; Blue Moon leases; Blue Moon lease software
property-boss | Property Boss | tool | PropertyBoss | property-management-software
sitelink | SiteLink? | tool | SiteLink storage | property-management-software | self storage; storage units; storage facility; self-storage; tenants; delinquent
storedge | storEDGE | tool | | property-management-software
tenantcloud | TenantCloud | tool | Tenant Cloud? | property-management-software | landlord; landlords; buildium; appfolio; rent; rentals; yardi; rent manager
avail-landlord | Avail (landlord software) | tool | Avail landlord | property-management-software
tops-hoa | TOPS (HOA software) | tool | TOPS HOA | property-management-software
cinc-systems | CINC Systems | tool | CINC HOA | property-management-software
vms-hoa | VMS (HOA software) | tool | VMS HOA | property-management-software
caliber-hoa | Caliber (HOA software) | tool | Caliber HOA | property-management-software
vantaca | Vantaca | tool | Vantaca HOA | property-management-software
jenark | Jenark | tool | Jenark HOA | property-management-software
buildinglink | BuildingLink | tool
mri-software | MRI Software? | tool | MRI property software; MRI Residential | property-management-software | yardi; lease; leases; tenants; rent; real estate; appfolio; realpage; jenark; timberline
amsi-property-management | AMSI Property Management | tool | AMSI property software; Amsi?; <AMSI eSite | property-management-software | yardi; leasing; apartments; onesite; realpage; rent roll; mri
skyline-property | SKYLINE (property software) | tool |  | property-management-software
timberline-property | Sage Timberline Property Management | tool |  | property-management-software
onsite-leasing | On-Site (leasing software) | tool | On-Site.com
leasehawk | LeaseHawk | tool | Lease Hawk
domuso | Domuso | tool | Domuso payments
boston-post | BostonPost | tool | Boston Post property | property-management-software
immotop | ImmoTop | tool | ImmoTop2 | property-management-software
realax | Realax | tool | Realax Software | property-management-software
ix-haus | iX-Haus | tool | Crem iX-Haus | property-management-software
domus-4000 | DOMUS 4000 | tool | Domus Navi | property-management-software
haussoft | Haussoft | tool | Haussoft Verwaltung | property-management-software
karthago-software | Karthago (property software) | tool | karthago Immobiliensoftware | property-management-software
aareon-wodis | Aareon Wodis | tool | Wodis; Wodis Sigma; Wodis Yuneo | property-management-software
aareon-ges | Aareon GES | tool | GES Aareon | property-management-software
sap-re-fx | SAP RE-FX | tool | SAP Real Estate Management; SAP RE module; SAP RE/FX
immosolve | Immosolve | tool | immosolve CRM
powimo | Powimo | tool | Powimo gestion
thetrawin | Thetrawin | tool | | property-management-software
seiitra | Seiitra | tool | Thetrawin Seiitra | property-management-software
gercop | Gercop | tool | Gercop copropriété | property-management-software
ikos-habitat | IKOS? | tool | Ikos immobilier | property-management-software | syndic; copropriété; gérance; locatif; locataires; logement social
smoobu | Smoobu | tool | Smoobu Channel Manager
ownerrez | OwnerRez | tool | Owner Rez
hospitable | Hospitable (rental software) | tool | Hospitable Airbnb
escapia | Escapia | tool | Escapia vacation rental
streamline-vrs | Streamline VRS | tool
real-estate-crm | Follow Up Boss | tool
kvcore | kvCORE | tool | BoldTrail; Inside Real Estate kvCORE
boomtown-crm | BoomTown (real estate CRM) | tool | BoomTown? |  | real estate; crm; kvcore; realtor; zillow
top-producer | Top Producer (real estate CRM) | tool
liondesk | LionDesk | tool | Lion Desk? | | software; liondesk
chime-crm | Lofty (real estate CRM) | tool | Chime CRM
wise-agent | Wise Agent? | tool | WiseAgent | | software; wiseagent
real-geeks | Real Geeks | tool | RealGeeks
placester | Placester | tool | Placester websites
cloud-cma | Cloud CMA | tool | CloudCMA
mojo-dialer | Mojo Dialer | tool | Mojo dialer real estate
redx | REDX | tool | RedX leads
vulcan7 | Vulcan7 | tool | Vulcan 7
bombbomb | BombBomb | tool | Bomb Bomb video
sierra-interactive | Sierra Interactive | tool | Sierra Interactive CRM
cinc-real-estate | CINC (real estate leads) | tool | CINC real estate
rpr-realtors | Realtors Property Resource (RPR) | tool | RPR Realtors Property Resource
moxiworks | MoxiWorks | tool | Moxi Works
ylopo | Ylopo | tool | Ylopo leads
brivity | Brivity | tool | Brivity CRM
propertybase | Propertybase | tool | Property base CRM
propstack | Propstack | tool | Propstack CRM
reapit | Reapit | tool | Reapit Foundations
alto-zoopla | Alto (estate agency software) | tool | Alto Zoopla
jupix | Jupix | tool | Jupix software
dezrez | Dezrez | tool | Dezrez Rezi
witei | Witei | tool | Witei CRM
easybroker | EasyBroker | tool | Easy Broker? | | software; easybroker
tokko-broker | Tokko Broker | tool | Tokko
wasi-inmobiliario | Wasi (real estate CRM) | tool | Wasi inmobiliario
netty-immobilier | Netty (real estate software) | tool | Netty immobilier
adaptimmo | Adaptimmo | tool | Adapt Immo
pericles-immobilier | Périclès (real estate software) | tool | Périclès immobilier
home-buying-advice | Home buying advice | professional | home buyer consultation; buyer consultation; buyer consultations; <home buying process; <working with first-time buyers; <buyer qualification real estate; conseil aux acquéreurs; accompagnement des acquéreurs; asesoría en compra de vivienda; Käuferberatung Immobilien; découverte acquéreurs; accompagnement acquéreurs

# Certificates
insurance-licence | Insurance license | certification | licensed insurance agent; <licensed insurance producer; <licensed insurance broker; <general lines insurance license; <general lines agent license; <Insurance producer license; <personal lines license | insurance
pc-insurance-license | Property & casualty insurance license | certification | P&C license; property and casualty license; property & casualty license; licensed in property and casualty; P&C licensed; licensed property and casualty; property casualty license; property and casualty insurance license | insurance-licence
life-health-license | Life & health insurance license | certification | life and health license; life & health license; life and health licensed; life accident and health license; licensed life and health; <life health and annuities license; life and health insurance licensed; life accident & health license; life and health insurance license | insurance-licence
life-insurance-license | Life insurance license | certification | life license?; licensed life insurance agent | insurance-licence | insurance; annuities; annuity
health-insurance-license | Health insurance license | certification |  | insurance-licence
florida-220 | Florida 2-20 general lines license | certification | 2-20 license; 220 insurance license; 2-20 general lines license | insurance-licence
florida-440 | Florida 4-40 customer representative license | certification | 4-40 license; 440 insurance license; 4-40 Customer Representative
florida-215 | Florida 2-15 health and life license | certification | 2-15 license; 0215 license; Florida 215 license; 215 health and life license; 2-15 health and life license | insurance-licence
florida-2044 | Florida 20-44 personal lines license | certification | 20-44 license | insurance-licence
versicherungskaufmann | Versicherungskaufmann (Berufsausbildung) | certification | Versicherungskaufmann?; Versicherungskauffrau?; <Kaufmann für Versicherungen und Finanzen?; <Kaufmann für Versicherungen und Finanzanlagen?; Ausbildung zum Versicherungskaufmann; Ausbildung zur Versicherungskauffrau | insurance | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung; Versicherungsfachwirt
versicherungsfachmann | Versicherungsfachmann (BWV/IHK) | certification | Versicherungsfachmann?; Versicherungsfachfrau?; Versicherungsfachmann IHK | insurance | IHK; BWV; geprüfter; geprüfte
gewo-34d | § 34d GewO (Sachkunde oder Erlaubnis) | certification | 34d?; § 34d GewO?; §34d?; <Erlaubnis nach § 34d GewO; <Sachkundeprüfung nach § 34d GewO; <Sachkundenachweis nach § 34d GewO |  | erlaubnis; versicherungsvermittler; registrierungsnummer
ias-niveau-1 | Capacité professionnelle en assurance IAS (FR) | certification | capacité professionnelle en assurance; capacité professionnelle assurance IAS; <IAS niveau 1; livret de stage assurance
orias | Inscription ORIAS (FR) | certification | habilitation ORIAS; ORIAS? | | habilitation; capacité; inscription; niveau 1; niveau I; IOBSP; IAS; livret
bts-assurance | BTS Assurance | certification |  | insurance
cedula-seguros-mx | Cédula de agente de seguros (MX) | certification | cédula de agente de seguros; cédula de seguros; cédula tipo A? |  | cnsf; seguros; fianzas
mediador-seguros-es | Mediador de seguros grupo B (ES) | certification | mediador de seguros grupo B
ribo | RIBO licence (Ontario) | certification | RIBO licensed; OTL RIBO; RIBO?; RIBO licence; <RIBO Level 1 licence; <RIBO Level 1 license |  | licensed; licence; otl
llqp | LLQP (Canada) | certification | LLQP; LLQP licensed; Life License Qualification Program
adjuster-licence | Claims adjuster license | certification | adjuster license; licensed adjuster; <all lines adjuster?; <all-lines adjuster license; licensed claims adjuster; <Texas All Lines Adjuster; <Texas adjuster license; <Florida adjuster license; <all lines adjuster license; <independent adjuster license; <Florida all lines adjuster; licensed insurance adjuster; insurance adjuster license; <workers compensation adjuster license; adjuster licenses; <multi-state adjuster licenses | claims-handling | license; licensed; licence; texas; florida; adjuster license; adjusters license
public-adjuster-license | Public adjuster license (US) | certification | public adjuster license; licensed public adjuster
florida-620 | Florida 6-20 all lines adjuster license | certification | 6-20 license; 620 all lines adjuster; 6-20 All Lines Adjuster; 6-20 adjuster | adjuster-licence
xactimate-level-1 | Xactimate Level 1 certification | certification | Xactimate Level 1?; Xactimate Level 1 certified; Xactimate Certified User Level 1 |  | certified user; certified
xactimate-level-2 | Xactimate Level 2 certification | certification | Xactimate Level 2?; Xactimate Level 2 certified; Xactimate Certified User Level 2 | xactimate-level-1 | certified user; certified
haag-certified | Haag Certified Inspector | certification | Haag certified
auto-appraiser-license | Auto damage appraiser license (US) | certification | auto appraiser license; auto damage appraiser license
nfip-certified | NFIP adjuster certification | certification | NFIP certified
wccp | Workers' Compensation Claims Professional (WCCP) | certification | WCCP?; Workers' Compensation Claims Professional? |  | wccp; wcca; designation
wcca | Workers' Compensation Claims Administration (WCCA) | certification | WCCA?; Workers' Compensation Claims Administration? |  | wcca; designation
sip-california | California Self-Insurance Administrator certificate | certification | SIP certification workers compensation; California SIP certificate; California SIP certified
cedula-ajustador | Cédula de ajustador de seguros (MX) | certification | cédula de ajustador; cédula de ajustador de seguros
cpcu | Chartered Property Casualty Underwriter (CPCU) | certification | CPCU?; Chartered Property Casualty Underwriter; CPCU designation | insurance | insurance; underwriter; underwriting; ains; arm; are; aic; property casualty; designation; claims
cic-designation | Certified Insurance Counselor (CIC) | certification | Certified Insurance Counselor; CIC designation? | insurance | insurance; CISR; CPCU
cisr | Certified Insurance Service Representative (CISR) | certification | CISR?; Certified Insurance Service Representative; CISR designation; Certified Insurance Service Representative CISR; Certified Insurance Service Representative designation | insurance | cic; cpcu; ains; designation; national alliance
aic-designation | Associate in Claims (AIC) | certification | Associate in Claims?; AIC designation | claims-handling | AIC; CPCU; The Institutes; designation; AINS; SCLA; Insurance Institute of America
ains | Associate in General Insurance (AINS) | certification | AINS?; AINS designation; Associate in General Insurance designation | insurance | cpcu; aic; au; designation
lutcf | LUTCF | certification | Life Underwriter Training Council Fellow | life-insurance
clu | Chartered Life Underwriter (CLU) | certification | CLU?; Chartered Life Underwriter | life-insurance | ChFC; CFP; LUTCF; CPCU; FLMI; financial advisor; financial planner; financial planning; designation
aai-insurance | Accredited Adviser in Insurance (AAI) | certification | Accredited Adviser in Insurance; AAI insurance? | insurance | designation; Accredited Adviser; Accredited Advisor; CPCU; CIC; CISR
ais-insurance | Associate in Insurance Services (AIS) | certification | Associate in Insurance Services? | insurance | AIS; AINS; CPCU; The Institutes; designation; Insurance Institute of America
au-designation | Associate in Commercial Underwriting (AU) | certification | Associate in Commercial Underwriting?; AU designation | underwriting | AU; AINS; CPCU; The Institutes; designation; Insurance Institute of America
api-insurance | Associate in Personal Insurance (API) | certification | Associate in Personal Insurance? | personal-lines | API; AINS; CPCU; The Institutes; designation; Insurance Institute of America
are-reinsurance | Associate in Reinsurance (ARe) | certification | Associate in Reinsurance?; Associate in Reinsurance designation | reinsurance | ARe; CPCU; The Institutes; designation; AINS; Insurance Institute of America
flmi | Fellow of the Life Management Institute (FLMI) | certification | FLMI?; Fellow Life Management Institute; FLMI designation; Fellow of the Life Management Institute | life-insurance | loma; insurance; life insurance; acs; almi; clu
almi | Associate of the Life Management Institute (ALMI) | certification | ALMI?; Associate of the Life Management Institute | life-insurance | LOMA; FLMI; insurance
loma-280 | LOMA 280 | certification
acs-loma | LOMA Associate in Customer Service (ACS) | certification | Associate Customer Service LOMA; ACS LOMA; LOMA Associate in Customer Service
cris | Construction Risk Insurance Specialist (CRIS) | certification | Construction Risk and Insurance Specialist?; Construction Risk Insurance Specialist? |  | CRIS; IRMI; designation; CIC; CPCU
cert-cii | CII Certificate in Insurance (UK) | certification | Certificate in Insurance CII; Cert CII qualified; CII Certificate in Insurance | insurance
dip-cii | CII Diploma in Insurance (UK) | certification | Dip CII; CII Diploma in Insurance | insurance
acii | CII Advanced Diploma in Insurance (UK) | certification | ACII?; <Chartered Insurer; CII Advanced Diploma in Insurance | insurance | insurance; insurer; CII; underwriting; underwriter; broker
cip-canada | Chartered Insurance Professional | certification | CIP Insurance Institute of Canada; Chartered Insurance Professional | insurance
scla | Senior Claim Law Associate (SCLA) | certification | SCLA?; Senior Claim Law Associate | claims-handling | claims; claim; adjuster; adjusters; AIC; CPCU; insurance
aiaf | Associate in Insurance Accounting and Finance (AIAF) | certification | AIAF?; Associate in Insurance Accounting and Finance |  | CPCU; underwriting
rebc | Registered Employee Benefits Consultant (REBC) | certification | Registered Employee Benefits Consultant
rhu | Registered Health Underwriter (RHU) | certification | Registered Health Underwriter | health-insurance-products
versicherungsfachwirt | Fachwirt für Versicherungen und Finanzen (DE) | certification | Fachwirt für Versicherungen und Finanzen; Versicherungsfachwirt; Versicherungsfachwirtin; Fachwirt Versicherungen | insurance
versicherungsbetriebswirt | Versicherungsbetriebswirt (DE) | certification | Versicherungsbetriebswirt DVA | insurance
nmls | NMLS mortgage loan originator credential (US) | certification | <mortgage loan originator license; licensed loan officer; <MLO license; <licensed mortgage loan originator; NMLS licensed; NMLS license; NMLS registered; NMLS certified; <licensed MLO; <registered mortgage loan originator; mortgage loan officer license; NMLS?; NMLS ID?; mortgage license? | mortgage-lending | licensed; license number
mortgage-broker-license | Mortgage broker license (US) | certification | mortgage broker license?; licensed mortgage broker? | | NMLS; FHA; DRE; loan officer; loan originator
fha-de-underwriter | FHA Direct Endorsement (DE) underwriter | certification | DE underwriter certification; FHA DE underwriter; DE/CHUMS; <CHUMS number; FHA DE certified; FHA Direct Endorsement underwriter | loan-underwriting
va-sar | VA Staff Appraisal Reviewer (SAR) | certification | VA SAR?; VA Staff Appraisal Reviewer; Staff Appraisal Reviewer? |  | lapp; approved; chums
cemap | CeMAP (UK) | certification | CeMAP?; CeMAP qualified |  | mortgage; mortgages; cefa; dipfa; certmapc; equity release; london institute of banking; libf
cemap-1 | CeMAP Level 1 (UK) | certification | CeMAP Level 1; CeMAP 1
certified-mortgage-banker | Certified Mortgage Banker (CMB) | certification | Certified Mortgage Banker | mortgage-lending
certified-mortgage-underwriter | Certified Mortgage Underwriter (CMU) | certification | Certified Mortgage Underwriter | loan-underwriting
certified-residential-underwriter | Certified Residential Underwriter (CRU) | certification | Certified Residential Underwriter
gewo-34i | § 34i GewO (Sachkunde oder Erlaubnis) | certification | 34i?; § 34i GewO?; <Erlaubnis nach § 34i GewO |  | erlaubnis; sachkundenachweis; genehmigung; gewerbeerlaubnis; registrierungsnummer
iobsp | Habilitation IOBSP (FR) | certification | <IOBSP niveau 1; habilitation IOBSP
lcci-es | Certificado LCCI (ES) | certification | LCCI?; certificado LCCI? |  | crédito inmobiliario; crédito hipotecario; ley 5/2019; hipotecario; hipotecaria; hipotecas; mifid
mortgage-agent-canada | Mortgage agent licence (Ontario) | certification | mortgage agent license?; <mortgage agent Level 1 |  | Ontario; FSRA; FSCO; FSRAO; Toronto; Canada
banking-certificates | Certified Banking Professional | certification | | banking
ctfa | Certified Trust and Fiduciary Advisor (CTFA) | certification | CTFA?; Certified Trust and Fiduciary Advisor |  | trust; trusts; fiduciary; trustee; wealth; estate planning; CFP; JD
chartered-banker | Chartered Banker | certification | Chartered Banker (MCBI) | banking
aap-ach | Accredited ACH Professional (AAP) | certification | Accredited ACH Professional; AAP ACH | ach
bankfachwirt | Bankfachwirt (DE) | certification | Bankfachwirt; Bankfachwirtin; geprüfter Bankfachwirt | banking
bankbetriebswirt | Bankbetriebswirt (DE) | certification | Bankbetriebswirt | banking
sparkassenfachwirt | Sparkassenfachwirt (DE) | certification | Sparkassenfachwirt; Sparkassenfachwirtin | banking
sparkassenbetriebswirt | Sparkassenbetriebswirt (DE) | certification | Sparkassenbetriebswirt | banking
sparkassenkaufmann | Sparkassenkaufmann (DE) | certification | Sparkassenkaufmann?; Sparkassenkauffrau?; Ausbildung zum Sparkassenkaufmann | banking | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung; Sparkassenfachwirt
bank-teller-certificate | Bank teller certificate | certification | certified bank teller; <ABA Bank Teller Certificate; Certified Teller? | teller-operations | ABA; bank teller; credit union
aba-certificate | American Bankers Association certificate | certification | ABA banking certificate
ccue | Certified Credit Union Executive (CCUE) | certification | Certified Credit Union Executive
rma-crc | Credit Risk Certification (RMA) | certification | Credit Risk Certification RMA; RMA Credit Risk Certification | credit-risk
bts-banque | BTS Banque | certification |  | banking
licence-pro-banque | Licence professionnelle Banque | certification | licence professionnelle banque; Licence pro banque assurance | banking
itb-banque | Diplôme ITB (Institut technique de banque) | certification | ITB banque | banking
jaiib | JAIIB (India) | certification | JAIIB | banking
caiib | CAIIB (India) | certification | CAIIB | jaiib
cdcs | Certified Documentary Credit Specialist (CDCS) | certification | Certified Documentary Credit Specialist; Certified Documentary Credit Specialist CDCS | letters-of-credit
dipfa | Diploma for Financial Advisers (UK) | certification | DipFA?; Diploma for Financial Advisers | financial-advice | financial adviser; financial advisers; financial advice; mortgage; cemap; libf; ifs; regulated
efa-efpa | European Financial Advisor (EFA) | certification | EFA certificado EFPA; European Financial Advisor? | financial-advice | efpa; efa; certified; certificación; certificado
eip-efpa | European Investment Practitioner (EIP) | certification | EIP EFPA; European Investment Practitioner
mifid-certificado | Certificado MiFID II (ES) | certification | MIFID II certificado; certificado MiFID II
cce-credit | Certified Credit Executive (CCE) | certification | Certified Credit Executive | credit-management
cba-credit | Credit Business Associate (CBA) | certification | Credit Business Associate? | credit-management | NACM; CBA; CBF; CCE; designation
fachwirt-finanzberatung | Geprüfter Fachwirt für Finanzberatung (DE) | certification | geprüfter Fachwirt für Finanzberatung | financial-advice
fachberater-finanzdienstleistungen | Fachberater für Finanzdienstleistungen (IHK) | certification | Fachberater für Finanzdienstleistungen?; Fachberater für Finanzdienstleistungen IHK; geprüfter Fachberater für Finanzdienstleistungen | financial-advice | IHK; geprüfter; geprüfte; Abschlussprüfung
gewo-34f | § 34f GewO (Sachkunde oder Erlaubnis) | certification | 34f?; § 34f GewO?; <Erlaubnis nach § 34f GewO |  | erlaubnis; sachkundenachweis; genehmigung; gewerbeerlaubnis; registrierungsnummer
real-estate-licence | Real estate license | certification | licensed real estate agent; <real estate salesperson license; real estate agent license; <real estate sales license; <licensed real estate salesperson; real estate licensee; state real estate license; <California real estate license; <Texas real estate license; <Florida real estate license; real estate licensed; real estate licenses; <NYS real estate license; active real estate license; <New York real estate license; <DRE license; <BRE license; <Georgia real estate license; <Illinois real estate license; <New Jersey real estate license; <real estate sales associate license; <Salesperson license real estate; <Virginia real estate license; <North Carolina real estate license; <Arizona real estate license; <Ohio real estate license; <Colorado real estate license; <Maryland real estate license; <Washington real estate license; licensed realtor; <licensed Realtor Associate; licensed real estate professional | real-estate
leasing-license | Leasing agent license (Illinois) | certification | licensed leasing agent?; Illinois leasing license; leasing agent license? |  | Illinois; Chicago; IDFPR
nar-member | National Association of Realtors membership | certification | NAR member; member of the National Association of Realtors
immobilienkaufmann | Immobilienkaufmann (Berufsausbildung) | certification | Immobilienkaufmann?; Immobilienkauffrau?; <Kauffrau der Grundstücks- und Wohnungswirtschaft?; <Kaufmann der Grundstücks- und Wohnungswirtschaft?; Ausbildung zum Immobilienkaufmann; Ausbildung zur Immobilienkauffrau | real-estate | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung; Immobilienfachwirt
gewo-34c | Erlaubnis nach § 34c GewO (DE) | certification | Maklererlaubnis 34c; § 34c GewO?; 34c?; §34c?; Erlaubnis nach § 34c GewO | | erlaubnis; maklererlaubnis; gewerbeerlaubnis; registrierungsnummer; erteilt
immobilienfachwirt | Immobilienfachwirt (DE) | certification | Immobilienfachwirt; Immobilienfachwirtin; geprüfter Immobilienfachwirt | real-estate
immobilienmakler-ihk | Immobilienmakler IHK (DE) | certification | Immobilienmakler IHK; Immobilienmaklerin IHK
carte-t | Carte T (FR) | certification | Carte T?; titulaire de la carte T; titulaire carte T |  | titulaire; détenteur; détentrice
carte-g | Carte G (FR) | certification | Carte G?; titulaire de la carte G; titulaire carte G |  | titulaire; détenteur; détentrice
bts-professions-immobilieres | BTS Professions immobilières (FR) | certification | BTS professions immobilières; BTS PI? | real-estate | immobilier; immobilière; immobilières; syndic; copropriété
api-es | Agente de la propiedad inmobiliaria (ES) | certification | agente inmobiliario API; agente de la propiedad inmobiliaria colegiado
licencia-inmobiliaria | Licencia de agente inmobiliario | certification | licencia inmobiliaria; <agente inmobiliario MVCS
real-estate-broker-licence | Real estate broker license | certification | real estate broker license; licensed real estate broker; <managing broker license; <broker associate license; <associate broker license?; real estate brokers license; real estate broker's license; real estate broker licensed; <licensed associate broker?; <licensed managing broker; <Illinois Managing Broker; state licensed real estate broker; licensed broker?; broker license?; broker's license?; <qualifying broker license | real-estate-licence | real estate; realtor; realty; mls
realtor-designations | Accredited Buyer's Representative (ABR) | certification | Accredited Buyer's Representative; Accredited Buyer Representative; ABR designation? | real-estate-licence | realtor; real estate; broker; listing; nar; gri; abr
gri | Graduate of the Realtor Institute (GRI) | certification | Graduate REALTOR Institute; GRI designation; Graduate Realtor Institute GRI; Graduate of the Realtor Institute
crs-realtor | Certified Residential Specialist (CRS) | certification | Certified Residential Specialist; CRS designation? | real-estate-licence | realtor; abr; gri; real estate; nar
sres | Seniors Real Estate Specialist (SRES) | certification | Seniors Real Estate Specialist; SRES?; SRES designation | real-estate-licence | realtor; real estate; nar; gri; abr
ccim | Certified Commercial Investment Member (CCIM) | certification | CCIM?; Certified Commercial Investment Member; CCIM designation | commercial-real-estate | sior; cpm; mai; designation; designee
sior | SIOR? | certification | SIOR designation | commercial-real-estate | ccim; designation; designee
e-pro | e-PRO certification | certification | e-PRO?; e-PRO certified? | | realtor; real estate; nar; gri; abr
cdpe | Certified Distressed Property Expert (CDPE) | certification | CDPE?; Certified Distressed Property Expert |  | short sale; short sales; foreclosure; foreclosures; realtor; real estate; REO; distressed; SFR; ABR
sfr | Short Sales and Foreclosure Resource (SFR) | certification | SFR certification?; Short Sales and Foreclosure Resource |  | short sale; short sales; foreclosure; foreclosures; realtor; NAR
psa-realtor | Pricing Strategy Advisor (PSA) | certification | Pricing Strategy Advisor? |  | NAR; PSA; ABR; SRS
clhms | Certified Luxury Home Marketing Specialist (CLHMS) | certification | CLHMS; Certified Luxury Home Marketing Specialist; Luxury Home Marketing Specialist? |  | certified; clhms; institute for luxury
cne-realtor | Certified Negotiation Expert (CNE) | certification | Certified Negotiation Expert; CNE negotiation
cns-realtor | Certified Negotiation Specialist | certification | certified negotiation specialist CNS
rene | Real Estate Negotiation Expert (RENE) | certification | Real Estate Negotiation Expert?; RENE negotiation |  | rene; certified; designation; certification; abr; sres
ahwd | At Home With Diversity (AHWD) | certification | At Home With Diversity; AHWD? |  | realtor; NAR; real estate; GRI; ABR; SRES; e-PRO
mrp-realtor | Military Relocation Professional (MRP) | certification | Military Relocation Professional? |  | mrp; certified; designation; certification; abr; sres
asp-staging | Accredited Staging Professional (ASP) | certification | ASP Accredited Staging Professional; Accredited Staging Professional
certified-home-stager | Certified home stager | certification
cips | Certified International Property Specialist (CIPS) | certification | Certified International Property Specialist; CIPS real estate
new-home-specialist | Certified New Home Specialist | certification
cnhmp | Certified New Home Marketing Professional | certification | CNHMP; CMP new home marketing
crp-relocation | Certified Relocation Professional (CRP) | certification | Certified Relocation Professional
cpm-irem | Certified Property Manager (CPM) | certification | Certified Property Manager; CPM IREM | property-management
arm-irem | Accredited Residential Manager (ARM) | certification | ARM IREM; Accredited Residential Manager | property-management
cam-naa | Certified Apartment Manager (CAM) | certification | Certified Apartment Manager; CAM Certified Apartment Manager | property-management
caps-apartment | Certified Apartment Portfolio Supervisor (CAPS) | certification | Certified Apartment Portfolio Supervisor; CAPS apartment; CAPS designation? | property-management | apartment; naa; multifamily; portfolio supervisor
nalp | National Apartment Leasing Professional (NALP) | certification | National Apartment Leasing Professional; NALP leasing; NALP? | leasing | apartment; leasing; naa; multifamily; CALP; CAM
calp | Certified Apartment Leasing Professional (CALP) | certification | Certified Apartment Leasing Professional; CALP? |  | apartment; leasing; naa; nalp; property management; property manager; multifamily; CAM
camt | Certificate for Apartment Maintenance Technicians (CAMT) | certification | Certificate for Apartment Maintenance Technicians
cmca | Certified Manager of Community Associations (CMCA) | certification | CMCA?; CMCA certified; CMCA designation; Certified Manager of Community Associations | hoa-management | community association; HOA; condominium; AMS; PCAM; CAI; LCAM
ams-cai | Association Management Specialist (AMS) | certification | AMS community association; Association Management Specialist? | hoa-management | CAI; AMS; CMCA; PCAM
pcam | Professional Community Association Manager (PCAM) | certification | PCAM?; Professional Community Association Manager? | hoa-management | PCAM; CMCA; AMS; CAI; designation
lcam-florida | Community association manager license (Florida) | certification | LCAM?; <CAM license Florida | cam-license | florida; dbpr; fl; miami; tampa; orlando; jacksonville; fort lauderdale; sarasota; boca raton; palm beach
cam-license | Community association manager license (US) | certification | CAM license?; CAM licensed?; Community Association Manager license; licensed community association manager |  | community association; HOA; condominium; LCAM; property manager
rpa-bomi | Real Property Administrator (RPA) | certification | Real Property Administrator?; RPA designation?; BOMI RPA | property-management | bomi; FMA; SMA; designation
property-manager-license | Property manager license | certification | property management license; licensed property manager | property-management
hccp | Housing Credit Certified Professional (HCCP) | certification | HCCP?; Housing Credit Certified Professional | lihtc | LIHTC; tax credit; tax credits; affordable housing; COS; NAHB; Section 42; TCS; HUD
certified-occupancy-specialist | Certified Occupancy Specialist (COS) | certification | Certified Occupancy Specialist; Certified Occupancy Specialist COS | affordable-housing-compliance
tax-credit-specialist | Tax Credit Specialist (TCS) | certification | TCS tax credit specialist; Tax Credit Specialist? | lihtc | TCS; NCHM; certified; designation
blended-occupancy-specialist | Blended Occupancy Specialist (BOS) | certification | Blended Occupancy Specialist | affordable-housing-compliance
nahp | National Affordable Housing Professional (NAHP) | certification | NAHP?; National Affordable Housing Professional | affordable-housing-compliance | affordable housing; housing; HUD; LIHTC; COS; TCS; NAHMA; CPO; Section 8
fair-housing-certificate | Fair housing certificate (US) | certification | Fair Housing certified; Fair Housing certification; fair housing certificate
rmp-narpm | Residential Management Professional (RMP) | certification | Residential Management Professional? | property-management | NARPM; RMP
zertifizierter-verwalter | Zertifizierter Verwalter nach § 26a WEG (DE) | certification | zertifizierter Verwalter?; zertifizierter WEG-Verwalter; zertifizierter Verwalter nach § 26a WEG | hoa-management | wohnungseigentum; hausverwaltung; immobilienverwaltung; weg-verwaltung; eigentümerversammlung; 26a
hausverwalter-ihk | Hausverwalter IHK (DE) | certification | Hausverwalter IHK; Immobilienverwalter IHK | property-management
administrador-fincas | Administrador de fincas colegiado (ES) | certification | administrador de fincas colegiado | hoa-management
tp-gestionnaire-immobilier | Titre professionnel Gestionnaire immobilier (FR) | certification | gestionnaire immobilier titre professionnel; titre professionnel gestionnaire immobilier
rcm-ontario | Registered Condominium Manager (Ontario) | certification | RCM condominium; Registered Condominium Manager | hoa-management
appraiser-licence | Real estate appraiser license | certification | <certified residential appraiser; <certified general appraiser; licensed appraiser?; appraiser license?; <licensed residential appraiser; certified real estate appraiser; state certified appraiser; <state certified residential appraiser; licensed real estate appraiser; <state certified general appraiser; <certified general real estate appraiser; certified appraiser?; <certified residential real estate appraiser; real estate appraiser license; appraiser certification? | real-estate-appraisal | real estate; real property; URAR; commercial properties; single family
mai-designation | MAI designation (Appraisal Institute) | certification | MAI designation; Member Appraisal Institute? | real-estate-appraisal | mai; designation; designated
sra-designation | SRA designation (Appraisal Institute) | certification | SRA designation | real-estate-appraisal
asa-appraiser | Accredited Senior Appraiser (ASA) | certification | ASA appraiser?; Accredited Senior Appraiser |  | accredited senior appraiser; accredited; american society of appraisers
rics-registered-valuer | RICS Registered Valuer | certification | | real-estate-appraisal
frics | Fellow of RICS (FRICS) | certification | FRICS; Fellow of RICS; Fellow of the Royal Institution of Chartered Surveyors
assocrics | Associate member of RICS (AssocRICS) | certification | AssocRICS; Associate member of RICS
iaao-cae | Certified Assessment Evaluator (CAE) | certification | Certified Assessment Evaluator; IAAO CAE | property-tax-assessment
ciao-illinois | Certified Illinois Assessing Officer | certification | CIAO Illinois | property-tax-assessment
hypzert | HypZert-Zertifizierung (DE) | certification | <HypZert CIS; <CIS HypZert; <HypZert F; <HypZert M; HypZert?; HypZert-Gutachter; HypZert-zertifiziert; HypZert-zertifizierter Gutachter | real-estate-appraisal | zertifiziert; zertifizierter; zertifizierte
rev-tegova | Recognised European Valuer (REV) | certification | REV TEGoVA; Recognised European Valuer | real-estate-appraisal
dia-zert | DIA-zertifizierter Immobiliengutachter (DE) | certification | DIA-zertifizierter Gutachter; DIA-zertifizierter Immobiliengutachter | real-estate-appraisal
obuv-sachverstaendiger | Öffentlich bestellter und vereidigter Sachverständiger (DE) | certification | öffentlich bestellter und vereidigter Sachverständiger
perito-tasador | Perito tasador (Spanish-speaking countries) | certification | perito tasador titulado; perito tasador colegiado; título de perito tasador | real-estate-appraisal
perito-valuador | Perito valuador (Latin America) | certification | perito valuador certificado; perito valuador colegiado; cédula de perito valuador | real-estate-appraisal
raa-colombia | Registro Abierto de Avaluadores (CO) | certification | Registro Abierto de Avaluadores; RAA avaluador | real-estate-appraisal
repev-peru | Perito tasador REPEV (PE) | certification | perito tasador REPEV | real-estate-appraisal
diagnostiqueur-certifie | Diagnostiqueur immobilier certifié (FR) | certification | diagnostiqueur immobilier certifié | diagnostic-immobilier
expert-immobilier-agree | Expert immobilier agréé | certification | | real-estate-appraisal
customer-service-certificate | Customer service certificate | certification | customer service certified; customer service certification; certified customer service representative; certificate in customer service | customer-service
ccsp-customer-service | Certified Customer Service Professional (CCSP) | certification | Certified Customer Service Professional; CCSP customer service | customer-service
ccxp | Certified Customer Experience Professional (CCXP) | certification | CCXP?; Certified Customer Experience Professional | customer-experience | cxpa; certified; customer experience professional
hdi-csr | HDI Customer Service Representative (HDI-CSR) | certification | HDI-CSR; HDI Certified Customer Service Representative | customer-service
nrf-customer-service | NRF Customer Service and Sales certificate | certification | NRF Customer Service certification; <NRF Professional Certification in Customer Service | customer-service
copc | COPC coordinator certification | certification | COPC Registered Coordinator; COPC certified coordinator; COPC coordinador registrado
icmi | ICMI certificate | certification | ICMI certified | call-center
nvq-customer-service | NVQ Customer Service | certification | NVQ Customer Service; <NVQ Level 2 Customer Service; <NVQ Level 3 Customer Service; <NVQ Level 2 in Customer Service | customer-service
ccsm | Certified Customer Success Manager (CCSM) | certification | CCSM?; Certified Customer Success Manager | customer-success | successhacker; successcoaching; certified
kaufmann-dialogmarketing | Kaufmann für Dialogmarketing (DE) | certification | Kaufmann für Dialogmarketing?; Kauffrau für Dialogmarketing? | customer-service | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung
servicefachkraft-dialogmarketing | Servicefachkraft für Dialogmarketing (DE) | certification | Servicefachkraft für Dialogmarketing? | customer-service | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung
crcd | Titre professionnel Conseiller relation client à distance (FR) | certification | titre professionnel conseiller relation client à distance; CRCD?; titre professionnel CRCD | customer-service | titre professionnel; titre; rncp; afpa
bts-ndrc | BTS NDRC (FR) | certification | BTS Négociation et digitalisation de la relation client; BTS NDRC | sales
bts-nrc | BTS NRC (FR) | certification | BTS NRC; BTS Négociation et relation client
bts-mco | BTS MCO (FR) | certification | BTS Management commercial opérationnel; BTS MCO
bts-muc | BTS Management des unités commerciales (MUC) | certification | BTS Management des unités commerciales; BTS MUC
bts-action-commerciale | BTS Action commerciale | certification |  | sales
bts-force-de-vente | BTS Force de vente | certification
dut-tc | DUT Techniques de commercialisation | certification | DUT TC? | sales | techniques; commercialisation; IUT; commercial; commerciale; commerce; BTS; licence; baccalauréat
but-tc | BUT Techniques de commercialisation | certification | BUT TC? |  | techniques; commercialisation; IUT; commercial; commerciale; commerce; BTS; licence; baccalauréat
bac-pro-commerce | Bac pro Commerce (FR) | certification | Bac pro commerce
bac-pro-mcv | Bac pro Métiers du commerce et de la vente | certification | Bac pro MCV
bac-pro-accueil | Bac pro Accueil (FR) | certification | Bac pro accueil | reception
tp-ntc | Titre professionnel Négociateur technico-commercial (FR) | certification | titre professionnel négociateur technico-commercial | technical-sales
`;

export const substitutes = String.raw`
support-ticket-systems | customer support software | 0.6 | zendesk; freshdesk; intercom-support; help-scout; gorgias; kayako; kustomer; gladly; happyfox; dixa; zoho-desk; desk-com; liveagent
live-chat-tools | live chat software | 0.6 | livechat-software; liveperson; olark; tawk-to; tidio; snapengage; boldchat; crisp-chat; userlike; iadvize; drift-chat
contact-center-platforms | contact center platforms | 0.6 | five9; genesys; nice-cxone; talkdesk; avaya; amazon-connect; twilio-flex; cisco-finesse; eight-by-eight; livevox; vicidial
business-phone-tools | business telephone systems | 0.6 | ringcentral; dialpad; aircall; vonage; mitel; ringover; grasshopper-phone
workforce-tools-calls | workforce management of call centers | 0.6 | nice-iex; verint; aspect-wfm; genesys-wfm; calabrio; injixo
contact-channels | customer contact channels | 0.6 | inbound-calls; outbound-calls; live-chat-support; email-support
customer-contact-work | looking after customers | 0.5 | customer-service; phone-customer-service; call-center
agency-systems | insurance agency systems | 0.6 | insurance-agency-software; ams360; applied-tam; ezlynx; hawksoft; nexsure; qq-catalyst; nowcerts; sagitta
insurance-platforms | insurance core systems | 0.5 | insurance-core-systems; duck-creek; majesco; sapiens-insurance; insurity
bank-branch-work | bank branch work | 0.5 | teller-operations; account-opening; retail-banking
loan-work | loans | 0.5 | lending; loan-processing; loan-origination; consumer-lending; mortgage-lending; commercial-lending
loan-origination-systems | loan origination systems | 0.6 | mortgage-software; calyx-point; byte-software; empower-los; lendingqb; mortgage-cadence; blend-mortgage; mortgagebot
core-banking-products | core banking systems | 0.5 | temenos-t24; finacle; jack-henry; symitar; fis-core; fiserv; flexcube; mambu; avaloq; jack-henry-banking-systems; fis-banking-systems; fis-profile
property-managers-work | managing property | 0.5 | property-management; hoa-management; leasing
property-value | valuing property | 0.5 | real-estate-appraisal; comparative-market-analysis; property-price-estimates
property-systems | property management software | 0.6 | property-software; yardi; realpage; buildium; entrata; rent-manager; resman; mri-software; propertyware; rentec-direct; amsi-property-management
property-systems-germany | property management software in Germany | 0.6 | aareon-wodis; aareon-ges; ix-haus; domus-4000; realax; immotop; haussoft; karthago-software
vacation-rental-tools | vacation rental software | 0.6 | smoobu; ownerrez; hospitable; escapia; streamline-vrs
agent-crm-tools | CRM of estate agents | 0.6 | real-estate-crm; kvcore; boomtown-crm; top-producer; liondesk; chime-crm; wise-agent; real-geeks; sierra-interactive
estate-agency-software | estate agency software | 0.6 | onoffice; flowfact; propstack; reapit; jupix; dezrez; apimo; hektor-immobilier; inmovilla; witei; tokko-broker
appraisal-programs | appraisal programs | 0.6 | a-la-mode-total; aci-appraisal; bradford-clickforms
`;
