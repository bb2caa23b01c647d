export const skills = String.raw`
cash-handling | <gestione della cassa; <gestione cassa; apertura e chiusura cassa; operazioni di cassa; gestisci la cassa; servizio cassa
cash-reconciliation-retail | chiusura cassa
retail-sales | vendita al dettaglio; vendita in negozio
shelf-stocking | rifornimento scaffali; rifornimento degli scaffali; rifornire gli scaffali; rifornisci gli scaffali
merchandising | esposizione della merce
visual-merchandising | allestimento del punto vendita
window-dressing | allestimento vetrine
price-tagging | prezzatura
store-management | gestione del punto vendita; gestione punto vendita
customer-service | servizio clienti; assistenza clienti; assistenza alla clientela; assistenza al cliente
complaint-handling | gestione reclami; gestione dei reclami
returns-refunds | gestione resi; gestione dei resi
after-sales-service | assistenza post-vendita; servizio post-vendita
order-processing | gestione ordini; gestione degli ordini
order-fulfillment | evasione ordini; evasione degli ordini
order-picking | prelievo merce; prelievo della merce; preparazione ordini; preparazione degli ordini
packaging-operations | confezionamento prodotti; confezionamento dei prodotti; confezionamento?; imballaggio? | magazzino; spedizione; etichettatura; merce; merci; pallet; bancali; produzione
receiving | ricevimento merci; ricevimento merce; ricezione merci; ricezione della merce; controllo merce in entrata
shipping | spedizione merci; spedizione della merce; preparazione delle spedizioni; gestione delle spedizioni; gestione spedizioni; pratiche di spedizione; organizzazione spedizioni
shipping-receiving | ricevimento e spedizione merci; ricezione e spedizione merci
shipping-documentation | documenti di trasporto; documenti di spedizione
loading-unloading | carico e scarico?; carico e scarico merci; carico e scarico merce; carico e scarico della merce; carichi e scarichi | magazzino; merci; merce; camion; automezzi; furgone; muletto; bancali; pallet; facchinaggio
material-handling | movimentazione merci; movimentazione merce; movimentazione delle merci; movimentazione della merce
forklift-operation | guida del muletto; utilizzo del muletto; uso del muletto; guida di carrelli elevatori; guida del carrello elevatore; utilizzo del carrello elevatore
reach-truck-operation | guida del carrello retrattile
pallet-jack | transpallet
rf-scanners | lettore di codici a barre
inventory-management | gestione delle scorte; gestione scorte; gestione delle giacenze; controllo delle giacenze; controllo delle scorte
ordering-from-suppliers | ordini ai fornitori
purchase-orders | ordini di acquisto; ordini d'acquisto; gestione ordini fornitori; gestione degli ordini ai fornitori; gestione ordini di acquisto; gestione degli ordini di acquisto; emissione ordini; emissione degli ordini; emissione ordini di acquisto
warehouse-operations | attività di magazzino; lavoro in magazzino; esperienza in magazzino; stoccaggio merci; stoccaggio della merce
warehouse-management | gestione del magazzino; gestione magazzino; gestione di magazzino; gestire il magazzino
warehouse-management-systems | gestionale di magazzino
palletizing | pallettizzazione; preparazione bancali
labeling-products | etichettatura?; etichettatura dei prodotti | confezionamento; imballaggio; magazzino; merce; merci; pallet; bancali
mail-delivery | consegna della posta; recapito della posta
parcel-delivery | consegna pacchi
goods-delivery | consegna merci; consegna merce; consegna della merce; consegna delle merci
truck-driving | guida di camion; guida di mezzi pesanti; guida di autocarri
bus-driving | guida di autobus
delivery-scheduling | pianificazione delle consegne; pianificazione consegne
fleet-management | gestione della flotta
customs-clearance | sdoganamento; operazioni doganali
logistics | gestione della logistica; attività logistiche
supply-chain-management | gestione della catena di fornitura; gestione della supply chain
procurement | acquisizione di beni e servizi; acquisto di beni e servizi; gestione acquisti; gestione degli acquisti; <approvvigionamento di materiali; <approvvigionamento dei materiali; approvvigionamento?; approvvigionamenti? | acquisti; fornitori; buyer; materie prime; magazzino; fornitura; forniture
supplier-negotiation | negoziazione con i fornitori
supplier-management | gestione dei fornitori; gestione fornitori; rapporti con i fornitori
supplier-selection | selezione dei fornitori; selezione fornitori
tender-management | gare d'appalto; gara d'appalto
government-procurement | appalti pubblici; appalto pubblico; appalti delle pubbliche amministrazioni; appalti? | pubblica amministrazione; pubbliche amministrazioni; enti pubblici; codice dei contratti; rup; anac; mepa; consip; stazione appaltante; acquisizione di beni
public-procurement-law | codice degli appalti; codice dei contratti pubblici
assembly-work | assemblaggio di componenti; assemblaggio componenti; assemblaggio manuale; montaggio e assemblaggio; assemblaggio? | montaggio; avvitatori; componenti; macchinari; collaudo; officina
mechanical-assembly | montaggio meccanico; montaggi meccanici
machine-operation | conduzione macchine; conduzione di macchine; conduzione di macchinari; <conduzione di impianti; <conduzione di linee di produzione
machine-setup | attrezzaggio
machining | lavorazioni meccaniche; lavorazione meccanica; asportazione di truciolo; <macchine utensili
cnc-machining | lavorazioni CNC; macchine a controllo numerico; macchine utensili a controllo numerico; macchine utensili CNC
machining-centers | centri di lavoro CNC
manual-machining | macchine utensili tradizionali
turning-machining | tornitura; <tornio parallelo
cnc-turning | tornitura CNC; tornio CNC
milling-machining | fresatura?; <fresatrice | tornitura; tornio; officina; meccanica; metalli; utensili; foratura; cnc
cnc-milling | fresatura CNC; <fresatrice CNC
grinding | rettifica?; <rettificatrice | tornitura; fresatura; tornio; fresatrice; officina; utensili; foratura
deburring | sbavatura
cnc-programming | programmazione CNC
welding | saldatura
mig-welding | saldatura a filo
tig-welding | saldatura TIG
stick-welding | saldatura ad elettrodo
metal-fabrication | carpenteria metallica; <carpenteria leggera
sheet-metal-fabrication | lavorazione della lamiera
laser-cutting | taglio laser
injection-molding | stampaggio a iniezione; stampaggio ad iniezione
production-planning | pianificazione della produzione; pianificazione produzione; pianificare la produzione; programmazione della produzione
production-control | controllo della produzione
quality-control | controllo qualità; controllo della qualità; controlli qualità; controllo di qualità
quality-management | gestione della qualità
visual-inspection | controllo visivo
dimensional-inspection | controllo dimensionale
precision-measuring-instruments | strumenti di misura
non-conformance | gestione delle non conformità
blueprint-reading | lettura del disegno tecnico; lettura disegno tecnico; lettura di disegni tecnici; lettura disegni tecnici
continuous-improvement | miglioramento continuo
workplace-safety | sicurezza sul lavoro; sicurezza nei luoghi di lavoro
industrial-maintenance | manutenzione industriale; manutenzione di impianti industriali
equipment-maintenance | manutenzione macchinari; manutenzione dei macchinari; manutenzione delle macchine; manutenzione delle attrezzature
preventive-maintenance | manutenzione preventiva; manutenzione programmata
machine-troubleshooting | ricerca guasti?; diagnosi guasti?; diagnosi dei guasti?; individuazione dei guasti? | macchinari; macchine; impianti; produzione; officina; manutentore
building-maintenance | manutenzione degli edifici
electrical-work | impianti elettrici; cablaggio elettrico; <manutenzione elettrica
control-panel-building | cablaggio quadri elettrici
cable-pulling | posa cavi
solar-installation | installazione di impianti fotovoltaici; installazione impianti fotovoltaici
plumbing | impianti idraulici
hvac | impianti di climatizzazione
boilers | caldaie
masonry | lavori di muratura
plastering | intonacatura
drywall | cartongesso
painting-building | tinteggiatura; imbiancatura
tile-setting | posa piastrelle
flooring-installation | posa pavimenti
woodworking | lavorazione del legno; falegnameria
furniture-assembly | montaggio mobili
window-installation | montaggio serramenti; posa serramenti
scaffolding | montaggio ponteggi
waterproofing | impermeabilizzazione
renovation | ristrutturazione di edifici; ristrutturazioni edili
excavation | lavori di scavo
overhead-crane-operation | utilizzo del carroponte
construction | settore edile
construction-labor | lavori edili
site-supervision | gestione del cantiere; gestione cantiere
quantity-takeoff | computi metrici; computo metrico
patient-care | assistenza ai pazienti; assistenza al paziente
nursing | assistenza infermieristica; attività infermieristiche
bathing-hygiene | igiene personale degli ospiti; igiene personale dei pazienti; igiene degli ospiti
adl-assistance | assistenza nelle attività quotidiane; assistenza nelle attività di vita quotidiana; assistenza all'igiene personale
incontinence-care | cambio pannoloni
diapering | cambio pannolini
patient-transfers | mobilizzazione dei pazienti; mobilizzazione del paziente
patient-transport | trasporto pazienti
elderly-care | assistenza anziani; assistenza agli anziani; assistenza ad anziani; cura degli anziani
disability-care | assistenza a persone con disabilità; assistenza alle persone con disabilità; assistenza disabili; assistenza ai disabili
home-health | assistenza domiciliare
medication-administration | somministrazione farmaci; somministrazione dei farmaci; somministrazione di farmaci; somministrazione della terapia; somministri i farmaci; somministrare i farmaci
phlebotomy | prelievi ematici; prelievo ematico
wound-care | medicazione delle ferite; cura delle ferite; medicazioni; medicazione di ferite
vital-signs | parametri vitali
infection-control | prevenzione delle infezioni; controllo delle infezioni
sterilization | sterilizzazione degli strumenti
patient-registration | accettazione pazienti
patient-scheduling | prenotazione visite mediche
medical-records | cartelle cliniche
dental-assisting | assistenza alla poltrona
childcare | cura dei bambini; assistenza ai bambini; accudimento dei bambini; accudire i bambini
child-activities | attività ludiche per bambini
parent-communication | colloqui con i genitori
homework-help | aiuto compiti; aiuto nei compiti
tutoring | <lezioni private; <ripetizioni private
teaching | insegnamento
lesson-planning | pianificazione delle lezioni; preparazione delle lezioni; prepari le lezioni; preparare le lezioni
special-education | insegnamento di sostegno
instructional-materials | preparazione di materiale didattico; preparazione del materiale didattico
student-assessment | valutazione degli studenti
social-work | servizio sociale
cleaning | pulizia dei locali; pulizia degli ambienti; pulizia ambienti; lavori di pulizia; pulizie? | sanificazione; lavaggio; detergenti; pavimenti; igienizzazione; bagni; vetri
commercial-cleaning | <pulizia uffici
restroom-cleaning | pulizia bagni; pulizia dei bagni
house-cleaning | pulizie domestiche; pulizia della casa
window-cleaning | pulizia vetri; pulizia dei vetri
floor-care | lavaggio pavimenti; lavaggio dei pavimenti
sanitation-disinfection | sanificazione
refuse-collection | raccolta rifiuti
laundry-operations | servizio di lavanderia; lavaggio della biancheria
ironing | stiratura?; stiratura biancheria; stiratura capi | biancheria; lavanderia; capi; camicie; pulizie; faccende
vehicle-washing | lavaggio auto
housekeeping | pulizia camere; pulizia delle camere; riassetto camere; riassetto delle camere; pulisci le camere; pulire le camere; rifai le camere
food-preparation | preparazione degli alimenti; preparazione dei cibi; preparazione dei pasti; preparazione pasti; preparazione dei piatti
cooking | cottura dei cibi; cottura degli alimenti
bread-making | panificazione; impasti il pane; produzione del pane
pastry | preparazione di dolci; preparazione dei dolci; pasticceria? | dolci; impasti; torte; dessert; pasticcere; pasticciere; creme; lievitati
pizza-making | preparazione pizze; preparazione delle pizze
plating-presentation | impiattamento; impiattare
menu-planning | creazione del menù
food-storage | conservazione degli alimenti; conservazione dei cibi
kitchen-cleaning | pulizia della cucina; pulizia cucina
dishwashing | lavaggio stoviglie
kitchen-help | aiuto in cucina
food-safety | sicurezza alimentare?; igiene alimentare; igiene degli alimenti; norme igienico-sanitarie? | cucina; alimenti; alimentari; ristorazione; cibi; haccp
food-service | somministrazione di alimenti e bevande; <distribuzione dei pasti
institutional-catering | ristorazione collettiva
waiting-tables | servizio ai tavoli; servizio al tavolo; servizio in sala; servizio di sala; <presa delle comande; <presa comande; servi ai tavoli; servire ai tavoli
bartending | preparazione cocktail
barista | preparazione del caffè
front-desk-hotel | operazioni di check-in e check-out; check-in e check-out degli ospiti
guest-relations | accoglienza ospiti?; accoglienza degli ospiti? | hotel; albergo; alberghiera; alberghiero; reception; camere; concierge; prenotazioni; check
reservations | gestione prenotazioni; gestione delle prenotazioni
event-planning | organizzazione eventi; organizzazione di eventi; organizzazione degli eventi
box-office | biglietteria
reception | attività di reception; servizio di reception; attività di front office; <accoglienza visitatori
switchboard | centralino telefonico; gestione centralino
telephone-skills | gestione delle telefonate; gestione telefonate
administrative-support | supporto amministrativo; attività amministrative
secretarial-work | attività di segreteria
clerical-work | lavoro d'ufficio; lavori d'ufficio
data-entry | inserimento dati; inserimento dei dati; immissione dati; caricamento dati
filing | archiviazione documenti; archiviazione dei documenti; archiviazione della documentazione
document-management | gestione documentale; gestione dei documenti
correspondence | gestione della corrispondenza; gestione corrispondenza
mail-handling | smistamento della posta; smistamento posta
email-management | gestione della posta elettronica; gestione e-mail
appointment-scheduling | gestione appuntamenti; gestione degli appuntamenti
calendar-management | gestione agenda; gestione dell'agenda
minutes | verbalizzazione; redazione dei verbali
meeting-coordination | organizzazione riunioni
document-preparation | preparazione documenti
report-preparation | reportistica; preparazione di report
spreadsheets | fogli di calcolo; foglio di calcolo
computer-literacy | conoscenze informatiche; competenze informatiche
accounting | contabilità
bookkeeping | tenuta della contabilità; tenuta dei libri contabili; <prima nota; <partita doppia
journal-entries | registrazioni contabili; scritture contabili
accounts-payable | contabilità fornitori; ciclo passivo; <fatturazione passiva; <pagamenti fornitori
accounts-receivable | contabilità clienti; ciclo attivo
accounts-payable-and-receivable | ciclo attivo e passivo; contabilità clienti e fornitori
invoicing | fatturazione; emissione fatture; emissione delle fatture; emetti fatture; emettere fatture
invoice-processing | registrazione fatture; registrazione delle fatture; registri le fatture; registrare le fatture
bank-reconciliation | riconciliazioni bancarie; riconciliazione bancaria
month-end-close | chiusure mensili
annual-financial-statements | bilancio d'esercizio; bilancio di esercizio; redazione del bilancio
government-accounting | contabilità pubblica; contabilità di Stato; contabilità generale dello Stato
vat | <liquidazione IVA
tax-preparation | dichiarazioni dei redditi; dichiarazione dei redditi
treasury | gestione della tesoreria
payment-processing | gestione dei pagamenti; gestione pagamenti
collections | recupero crediti
dunning | solleciti di pagamento
expense-reports | note spese
controlling | controllo di gestione
budgeting | redazione del budget; elaborazione del budget
financial-analysis | analisi finanziaria; <analisi di bilancio
auditing | revisione contabile; revisione dei conti
payroll | elaborazione buste paga; elaborazione delle buste paga; elaborazione paghe; elaborazione cedolini; paghe e contributi; elaborazione delle paghe
timekeeping | rilevazione presenze; rilevazione delle presenze; gestione presenze; gestione delle presenze
human-resources | gestione delle risorse umane; gestione risorse umane
hr-administration | amministrazione del personale; gestione amministrativa del personale
recruiting | selezione del personale?; selezione di personale? | screening; onboarding; curricula; sourcing; paghe; conduzione di colloqui
onboarding | inserimento dei nuovi assunti
labor-law | diritto del lavoro
labor-relations | relazioni sindacali
staff-scheduling | gestione dei turni; gestione turni
team-management | gestione del team; coordinamento del team
sales | attività di vendita; tecniche di vendita
prospecting | ricerca nuovi clienti; ricerca di nuovi clienti
customer-acquisition | acquisizione nuovi clienti; acquisizione di nuovi clienti
business-development | sviluppo commerciale; sviluppo del business
account-management | gestione del portafoglio clienti; gestione portafoglio clienti
customer-retention | fidelizzazione clienti; fidelizzazione dei clienti; fidelizzazione della clientela; fidelizzazione del cliente
client-relations | relazioni con i clienti; relazione con il cliente
sales-support | supporto alle vendite; supporto alla vendita
sales-office | amministrazione vendite; amministrazione delle vendite
price-quotes | preventivazione; redazione preventivi; elaborazione preventivi; stesura preventivi; emissione offerte; preparazione offerte; emissione preventivi
sales-proposals | redazione di offerte commerciali
negotiation | negoziazione
meeting-sales-targets | raggiungimento degli obiettivi di vendita
sales-management | gestione delle vendite
market-research | ricerche di mercato; ricerca di mercato
social-media-marketing | gestione dei social media; gestione social media
content-creation | creazione di contenuti; creazione contenuti
public-relations | pubbliche relazioni
it-support | assistenza informatica; supporto informatico
technical-support | supporto tecnico; assistenza tecnica ai clienti
networking | reti informatiche
information-security | sicurezza informatica
system-administration | amministrazione di sistema; amministrazione di sistemi
software-development | sviluppo software; sviluppo di software
web-development | sviluppo web; <sviluppo di siti web
databases | basi di dati
distributed-systems | sistemi distribuiti
cryptography | crittografia
data-analysis | analisi dei dati; analisi dati
anti-corruption | anticorruzione
administrative-law | diritto amministrativo
security-guarding | servizio di vigilanza
access-control-security | controllo accessi
patrol | giri di ronda; pattugliamento
surveillance-cctv | <monitoraggio delle telecamere; <controllo delle telecamere
fire-prevention | prevenzione incendi
farming | lavori agricoli; <lavoro nei campi
harvesting | <raccolta della frutta; <raccolta frutta; <vendemmia; <raccolta delle olive
pruning | potatura; potature
irrigation | irrigazione? | agricoltura; agricolo; giardini; campi; colture; potatura; serre; verde
gardening | giardinaggio
groundskeeping | manutenzione del verde; manutenzione aree verdi
lawn-mowing | taglio erba
tractor-operation | guida del trattore
haircutting | taglio capelli
hair-coloring | colorazione dei capelli
blow-drying | messa in piega
nail-enhancements | ricostruzione unghie
waxing | ceretta
hair-removal | epilazione; depilazione
facials | trattamenti viso
beauty-therapy | trattamenti estetici
massage-therapy | massaggi
laboratory-techniques | tecniche di laboratorio; <analisi di laboratorio
sample-preparation | preparazione dei campioni; preparazione campioni
teamwork | lavoro di squadra; lavoro in team; lavorare in team; lavoro di gruppo
communication | capacità comunicative; doti comunicative
interpersonal-skills | capacità relazionali; doti relazionali
organizational-skills | capacità organizzative; doti organizzative
time-management | gestione del tempo; organizzazione del tempo
problem-solving | risoluzione dei problemi; risoluzione di problemi
analytical-skills | capacità analitiche; capacità di analisi
independent-work | lavorare in autonomia
stress-tolerance | resistenza allo stress
willingness-to-travel | disponibilità a trasferte; disponibilità alle trasferte
attention-to-detail | attenzione ai dettagli; attenzione al dettaglio
adaptability | capacità di adattamento; spirito di adattamento
initiative | spirito di iniziativa; spirito d'iniziativa
manual-dexterity | manualità
inventory-replenishment | riassortimento
corrective-maintenance | manutenzione correttiva
export-documentation | documenti doganali; pratiche doganali; documentazione doganale; pratiche di esportazione
inventory-counting | fai l'inventario; fare l'inventario
manual-therapy | terapia manuale
rfq-rfp | richieste di offerta; richiesta di offerta
`;

export const titles = String.raw`
`;

export const seniority = String.raw`
`;
