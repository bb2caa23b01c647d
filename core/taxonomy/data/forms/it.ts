export const skills = String.raw`
cash-handling | <gestione della cassa; <gestione cassa; apertura e chiusura cassa; operazioni di cassa; gestisci la cassa; servizio cassa; uso del registratore di cassa; <emissione scontrini; servizio di cassa; uso della cassa; utilizzo cassa; maneggio denaro; utilizzo della cassa; attività di cassa; registratore di cassa; maneggio di denaro; cassa? | negozio; punto vendita; scaffali; camerini; clientela; palmare; tavoli; scontrini
cash-reconciliation-retail | chiusura cassa; quadratura di cassa; quadratura cassa; quadratura della cassa; chiusura di cassa; chiusura della cassa
retail-sales | vendita al dettaglio; vendita in negozio; vendita al banco; vendita al pubblico; assistenza clienti in negozio; consulenza alla vendita; vendita al cliente; servizio al banco e vendita
shelf-stocking | rifornimento scaffali; rifornimento degli scaffali; rifornire gli scaffali; rifornisci gli scaffali; riordino scaffali; sistemazione scaffali; sistemazione merce sugli scaffali; sistemazione della merce sugli scaffali; allestimento scaffali; caricamento scaffali; rifornimento banchi; allestimento banchi; carico scaffali; esposizione e rifornimento; rifornimento del banco
merchandising | esposizione della merce; esposizione merce; esposizione dei prodotti; esposizione prodotti; allestimento punto vendita; allestimento vetrine e scaffali; layout espositivo; cura dell'esposizione; allestimento espositivo; valorizzazione del prodotto; valorizzazione dei prodotti; esposizione del prodotto; posizionamento dei prodotti
visual-merchandising | allestimento del punto vendita
window-dressing | allestimento vetrine
price-tagging | prezzatura; etichettatura prezzi; cambio prezzi; cartellini prezzo; prezzatura merce; prezzatura prodotti
store-management | gestione del punto vendita; gestione punto vendita
customer-service | servizio clienti; assistenza clienti; assistenza alla clientela; assistenza al cliente; <accoglienza clienti; <accoglienza clientela; <accoglienza dei clienti; assistenza ai clienti; gestione clienti; rapporti con la clientela; gestione del cliente; servizio al cliente; gestione della clientela
complaint-handling | gestione reclami; gestione dei reclami
returns-refunds | gestione resi; gestione dei resi
after-sales-service | assistenza post-vendita; servizio post-vendita; post-vendita
order-processing | gestione ordini; gestione degli ordini; inserimento ordini; inserimento degli ordini; caricamento ordini; gestione ordini clienti; elaborazione ordini; inserimento e gestione ordini; gestione dell'ordine; avanzamento ordini
order-fulfillment | evasione ordini; evasione degli ordini
order-picking | prelievo merce; prelievo della merce; preparazione ordini; preparazione degli ordini; preparazione ordini clienti; picking con pistola; attività di picking; picking e packing; <picking con pistola RF; preparazione di ordini; allestimento ordini; preparazione commesse; prelievo articoli; preparazione merce; preparazione della merce | magazzino; merci; muletto; carrellisti; carrello; carrelli
packaging-operations | confezionamento prodotti; confezionamento dei prodotti; confezionamento?; imballaggio?; inscatolamento prodotti; confezionamento; imballaggio; confezionamento di prodotti; confezionamento e imballaggio; imballo; confezionamento alimentare; imballaggio della merce | magazzino; spedizione; etichettatura; merce; merci; pallet; bancali; produzione
receiving | ricevimento merci; ricevimento merce; ricezione merci; ricezione della merce; controllo merce in entrata; <spunta merce; controllo merce?; ricezione merce; accettazione merci; ricevimento della merce; controllo merce in ingresso; ingresso merci; accettazione merce; controllo merci in entrata | magazzino; ricevimento; stoccaggio; scarico; spedizioni; imballaggio
shipping | spedizione merci; spedizione della merce; preparazione delle spedizioni; gestione delle spedizioni; gestione spedizioni; pratiche di spedizione; organizzazione spedizioni; spedizioni?; preparazione spedizioni; spedizioni; spedizione merce; spedizioni merci | magazzino; imballaggio; picking; merce; stoccaggio
shipping-receiving | ricevimento e spedizione merci; ricezione e spedizione merci
shipping-documentation | documenti di trasporto; documenti di spedizione; bolle di trasporto; emissione DDT; emissione bolle; gestione DDT; DDT? | bolle; magazzino; merce; spedizioni; trasporto; fatture; documenti
loading-unloading | carico e scarico?; carico e scarico merci; carico e scarico merce; carico e scarico della merce; carichi e scarichi; carico camion; carico dei camion; <scarico container; carico furgone; carico/scarico merci; carico del furgone; carico e scarico; carico scarico; scarico merci; carico e scarico camion; carico/scarico merce; scarico merce; carico automezzi; carico e scarico automezzi | magazzino; merci; merce; camion; automezzi; furgone; muletto; bancali; pallet; facchinaggio
material-handling | movimentazione merci; movimentazione merce; movimentazione delle merci; movimentazione della merce; movimentazione materiali; movimentazione di merci; movimentazione materiale; movimentazione carichi
forklift-operation | guida del muletto; utilizzo del muletto; uso del muletto; guida di carrelli elevatori; guida del carrello elevatore; utilizzo del carrello elevatore; guida muletto; conduzione carrelli elevatori; conduzione muletto; carrello elevatore; uso muletto; utilizzo muletto; carrelli elevatori; utilizzo carrello elevatore; uso del carrello elevatore; muletto frontale; muletto
reach-truck-operation | guida del carrello retrattile; carrello retrattile; uso del carrello retrattile
pallet-jack | transpallet; uso del transpallet; uso transpallet; transpallet elettrico; utilizzo transpallet
rf-scanners | lettore di codici a barre; uso del palmare?; utilizzo palmare?; uso della pistola barcode; pistola RF; pistola a radiofrequenza; terminale RF; terminale a radiofrequenza; lettore barcode; lettore codici a barre; palmare; utilizzo palmare; terminale radiofrequenza; uso del palmare; pistola barcode; utilizzo radiofrequenza; lettore ottico | magazzino; picking; barcode; spedizioni; inventario
inventory-management | gestione delle scorte; gestione scorte; gestione delle giacenze; controllo delle giacenze; controllo delle scorte; controllo giacenze; gestione giacenze; gestione stock; controllo scorte; controllo stock
ordering-from-suppliers | ordini ai fornitori; ordini fornitori
purchase-orders | ordini di acquisto; ordini d'acquisto; gestione ordini fornitori; gestione degli ordini ai fornitori; gestione ordini di acquisto; gestione degli ordini di acquisto; emissione ordini; emissione degli ordini; emissione ordini di acquisto
warehouse-operations | attività di magazzino; lavoro in magazzino; esperienza in magazzino; stoccaggio merci; stoccaggio della merce; stoccaggio merce; <sistemazione merce?; <sistemazione della merce?; <stoccaggio in altezza; stoccaggio?; operazioni di magazzino; stoccaggio; logistica di magazzino; movimentazione di materiali; mansioni di magazzino; sistemazione magazzino; lavori di magazzino | magazzino; merce; picking; imballaggio; spedizioni; scarico
warehouse-management | gestione del magazzino; gestione magazzino; gestione di magazzino; gestire il magazzino
warehouse-management-systems | gestionale di magazzino
palletizing | pallettizzazione; preparazione bancali; bancalatura; preparazione pallet; palettizzazione; pallettizzare; formazione pallet; pallettizzazione della merce; preparazione dei bancali
labeling-products | etichettatura?; etichettatura dei prodotti; etichettatura prodotti; etichettatura; applicazione etichette | confezionamento; imballaggio; magazzino; merce; merci; pallet; bancali
mail-delivery | consegna della posta; recapito della posta
parcel-delivery | consegna pacchi; consegna di pacchi; consegna e ritiro pacchi; <ritiro pacchi? | corriere; furgone; consegne; autista
goods-delivery | consegna merci; consegna merce; consegna della merce; consegna delle merci; consegne a domicilio; consegna a domicilio; giro consegne
truck-driving | guida di camion; guida di mezzi pesanti; guida di autocarri; guida di autoarticolati; guida bilico; guida di bilici; guida del camion; guida autoarticolato; guida di autotreni; guida camion; guida autotreno; conduzione mezzi pesanti; guida autoarticolati; conduzione di automezzi pesanti
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
assembly-work | assemblaggio di componenti; assemblaggio componenti; assemblaggio manuale; montaggio e assemblaggio; assemblaggio?; montaggio componenti; montaggio?; montaggio di componenti; catena di montaggio; linea di montaggio; assemblaggio e montaggio; assemblaggio pezzi; assemblaggio di pezzi; montaggio in linea; assemblaggio di particolari; assemblaggio prodotti; linea di assemblaggio; assemblaggio meccanico | avvitatori; componenti; macchinari; collaudo; officina; assemblaggio; confezionamento; macchine
mechanical-assembly | montaggio meccanico; montaggi meccanici; aggiustaggio; aggiustaggio meccanico
machine-operation | conduzione macchine; conduzione di macchine; conduzione di macchinari; <conduzione di impianti; <conduzione di linee di produzione; <carico macchine; <carico e scarico pezzi; conduzione linea; conduzione di linea; conduzione impianti; conduzione linee; <carico e scarico macchine; uso macchinari; lavoro a bordo macchina; conduzione di linee; carico scarico macchine; alimentazione macchine; uso di macchinari; utilizzo di macchinari; utilizzo dei macchinari; gestione macchinari; conduzione linee automatiche; conduzione linee di produzione; controllo macchinari
machine-setup | attrezzaggio; regolazione macchine; messa a punto macchine; <cambio formato?; <cambi formato?; <cambio utensili; attrezzaggio macchine; <cambio stampi; settaggio macchine; regolazione e messa a punto?; attrezzaggio macchina; cambio formato; attrezzaggio delle macchine; regolazione dei macchinari; cambi formato | macchine; macchinari; confezionatrici; stampi; attrezzaggio; produzione
machining | lavorazioni meccaniche; lavorazione meccanica; asportazione di truciolo; <macchine utensili; lavorazioni meccaniche alle macchine utensili; lavorazione alle macchine utensili; lavorazione dei metalli; asportazione truciolo; lavorazioni di precisione
cnc-machining | lavorazioni CNC; macchine a controllo numerico; macchine utensili a controllo numerico; macchine utensili CNC
machining-centers | centri di lavoro CNC
manual-machining | macchine utensili tradizionali
turning-machining | tornitura; <tornio parallelo; tornio; uso del tornio; utilizzo del tornio; tornio tradizionale; torni tradizionali
cnc-turning | tornitura CNC; tornio CNC
milling-machining | fresatura?; <fresatrice; fresatura; fresatrice tradizionale; fresatrici | tornitura; tornio; officina; meccanica; metalli; utensili; foratura; cnc
cnc-milling | fresatura CNC; <fresatrice CNC
grinding | rettifica?; <rettificatrice; molatura; smerigliatura; molatura pezzi; rettifica; rettificatura | tornitura; fresatura; tornio; fresatrice; officina; utensili; foratura
deburring | sbavatura; sbavatura pezzi; sbavatura di pezzi; sbavatura dei pezzi
cnc-programming | programmazione CNC; programmazione a bordo macchina
welding | saldatura; <puntatura?; saldature; lavori di saldatura; saldatura di strutture; saldatura ad arco | saldatura; saldatore; molatura; piegatura; taglio; lamiera
mig-welding | saldatura a filo; saldatura MIG; saldatura MAG; saldatura a filo continuo; saldatura MIG/MAG
tig-welding | saldatura TIG; saldatura a TIG
stick-welding | saldatura ad elettrodo; saldatura a elettrodo; elettrodo rivestito
metal-fabrication | carpenteria metallica; <carpenteria leggera; assemblaggio strutture metalliche; assemblaggio strutture?; carpenteria pesante; carpenteria medio-pesante; carpenteria medio-leggera; carpenteria in ferro; strutture metalliche; costruzioni metalliche | saldatura; saldatore; carpenteria; molatura; metalliche
sheet-metal-fabrication | lavorazione della lamiera
laser-cutting | taglio laser; taglio al laser; macchine taglio laser
injection-molding | stampaggio a iniezione; stampaggio ad iniezione; stampaggio plastica; stampaggio materie plastiche; presse a iniezione
production-planning | pianificazione della produzione; pianificazione produzione; pianificare la produzione; programmazione della produzione
production-control | controllo della produzione
quality-control | controllo qualità; controllo della qualità; controlli qualità; controllo di qualità; verifica qualità; controllo conformità; controllo qualitativo; collaudo qualità
quality-management | gestione della qualità
visual-inspection | controllo visivo; controllo visivo prodotti
dimensional-inspection | controllo dimensionale; controllo misure?; controllo dimensionale pezzi | calibro; micrometro; pezzi; tolleranze; disegno
precision-measuring-instruments | strumenti di misura; strumenti di misurazione; utilizzo strumenti di misura; utilizzo di strumenti di misura
non-conformance | gestione delle non conformità
blueprint-reading | lettura del disegno tecnico; lettura disegno tecnico; lettura di disegni tecnici; lettura disegni tecnici; lettura disegno; lettura del disegno meccanico; lettura disegni; lettura del disegno; lettura disegno meccanico; lettura dei piani; piani di costruzione; lettura piani; lettura dei disegni; interpretazione di disegni tecnici; lettura planimetrie; interpretazione del disegno tecnico; leggere disegni tecnici
continuous-improvement | miglioramento continuo
workplace-safety | sicurezza sul lavoro; sicurezza nei luoghi di lavoro; norme di sicurezza; rispetto delle norme di sicurezza; norme antinfortunistiche; procedure di sicurezza; salute e sicurezza sul lavoro; sicurezza sui luoghi di lavoro; normative di sicurezza; normativa sulla sicurezza; salute e sicurezza; D.Lgs. 81/08; D.Lgs 81/08; D. Lgs. 81/08; Decreto Legislativo 81/08; D.lgs. 81/2008; norme sulla sicurezza; normativa in materia di sicurezza; testo unico sicurezza
industrial-maintenance | manutenzione industriale; manutenzione di impianti industriali; manutenzione meccanica; manutenzione di primo livello; manutenzione di macchinari; manutenzione ordinaria; manutenzione elettromeccanica
equipment-maintenance | manutenzione macchinari; manutenzione dei macchinari; manutenzione delle macchine; manutenzione delle attrezzature; manutenzione macchine; manutenzione impianti; manutenzione di impianti
preventive-maintenance | manutenzione preventiva; manutenzione programmata; manutenzioni preventive; manutenzione preventiva e programmata; manutenzione preventiva e correttiva
machine-troubleshooting | ricerca guasti?; diagnosi guasti?; diagnosi dei guasti?; individuazione dei guasti?; diagnosi guasti macchine; ricerca guasti; diagnosi guasti; diagnosi dei guasti | macchinari; macchine; impianti; produzione; officina; manutentore
building-maintenance | manutenzione degli edifici; manutenzione dello stabile; manutenzione edificio; manutenzione immobile
electrical-work | impianti elettrici; cablaggio elettrico; <manutenzione elettrica; impianti civili?; <tracce elettriche; <montaggio canaline; <collegamenti elettrici; impianti elettrici civili; impianti elettrici civili e industriali; realizzazione impianti elettrici; installazione di impianti elettrici; impiantistica elettrica; lavori elettrici; cablaggi elettrici | elettricista; cavi; cablaggio; quadri; elettrici; canaline
control-panel-building | cablaggio quadri elettrici; assemblaggio quadri elettrici; assemblaggio di quadri elettrici; cablaggio quadri bordo macchina
cable-pulling | posa cavi; stesura cavi elettrici; posa di cavi; stesura cavi; posa dei cavi; stesura di cavi; stendimento cavi
solar-installation | installazione di impianti fotovoltaici; installazione impianti fotovoltaici; montaggio pannelli fotovoltaici; montaggio di pannelli fotovoltaici; posa di pannelli fotovoltaici
plumbing | impianti idraulici; <riparazione perdite?; <riparazione di perdite?; impianti idrosanitari; impianti sanitari; impianti idrico-sanitari; <riparazione perdite; <riparazione di perdite; lavori idraulici; impiantistica idraulica | idraulico; sanitari; rubinetti; tubazioni; scarichi; caldaie
hvac | impianti di climatizzazione; climatizzazione? | impianti; caldaie; termoidraulica; idraulico; frigorista; condizionatori; riscaldamento
boilers | caldaie; <manutenzione di caldaie; manutenzione caldaie; installazione di caldaie; installazione caldaie; caldaie a gas; caldaie a condensazione; riparazione caldaie
masonry | lavori di muratura; muratura; opere murarie; opere in muratura; lavori murari
plastering | intonacatura; intonaco; intonaci; <rasatura pareti; <stuccatura pareti; <rasature?; esecuzione di intonaci; stesura intonaco; posa intonaci; realizzazione di intonaci | intonaci; intonaco; cartongesso; stuccature; tinteggiatura; muratore
drywall | cartongesso; posa cartongesso; pareti in cartongesso; posa di cartongesso; montaggio cartongesso; lavori in cartongesso
painting-building | tinteggiatura; imbiancatura; tinteggiatura esterni; <verniciatura infissi; pitturazione; tinteggiatura di interni; tinteggiatura pareti; lavori di tinteggiatura; pittura di interni
tile-setting | posa piastrelle; posa pavimenti e rivestimenti; posa rivestimenti; posa di piastrelle; posa di pavimenti e rivestimenti
flooring-installation | posa pavimenti; <massetti; <posa massetti; posa di pavimenti; posa pavimenti in legno
woodworking | lavorazione del legno; falegnameria; taglio legno; taglio del legno; lavorazione legno; macchine per il legno; macchine per la lavorazione del legno
furniture-assembly | montaggio mobili; montaggio di mobili; montaggio arredi; montaggio di arredi
window-installation | montaggio serramenti; posa serramenti; montaggio infissi; posa infissi; posa di serramenti; posa in opera di serramenti; posa di infissi; montaggio finestre; montaggio tapparelle
scaffolding | montaggio ponteggi; montaggio di ponteggi; montaggio e smontaggio ponteggi; ponteggi
waterproofing | impermeabilizzazione; impermeabilizzazioni; lavori di impermeabilizzazione; posa guaine; posa di guaine
renovation | ristrutturazione di edifici; ristrutturazioni edili; ristrutturazione di interni
excavation | lavori di scavo; scavi?; movimento terra; movimento terra; movimentazione terra; opere di scavo | cantiere; edile; escavatore; muratore; fondazioni
overhead-crane-operation | utilizzo del carroponte
construction | settore edile
construction-labor | lavori edili; assistenza muraria; assistenze murarie; <assistenza ai muratori; lavori di manovalanza?; lavori di cantiere; manovalanza edile; esperienza in cantiere | cantiere; edile; muratore; muratori; malta; macerie
site-supervision | gestione del cantiere; gestione cantiere; direzione cantiere; direzione di cantiere; direzione del cantiere; conduzione del cantiere; <assistenza di cantiere; direzione lavori; conduzione cantiere; supervisione cantiere; gestione cantieri; assistenza alla direzione lavori; coordinamento cantieri
quantity-takeoff | computi metrici; computo metrico; computi metrici estimativi; rilievi e misure
patient-care | assistenza ai pazienti; assistenza al paziente
nursing | assistenza infermieristica; attività infermieristiche
bathing-hygiene | igiene personale degli ospiti; igiene personale dei pazienti; igiene degli ospiti; bagno assistito; <igiene personale?; igiene degli anziani; igiene dei pazienti; igiene e mobilizzazione; igiene della persona; cura dell'igiene; igiene personale; cura dell'igiene personale; cura e igiene; igiene intima; igiene degli utenti; assistenza nell'igiene personale | ospiti; anziani; mobilizzazione; pasti; pazienti; assistiti; pannoloni; utenti
adl-assistance | assistenza nelle attività quotidiane; assistenza nelle attività di vita quotidiana; assistenza all'igiene personale; assistenza di base?; <alzate e messa a letto; aiuto nelle attività quotidiane; ausilio alle attività quotidiane; assistenza alle attività quotidiane; attività quotidiane? | anziani; ospiti; utenti; oss; igiene; mobilizzazione; assistenza; anziana; anziano; badante; signora
incontinence-care | cambio pannoloni
diapering | cambio pannolini; cambio del pannolino
patient-transfers | mobilizzazione dei pazienti; mobilizzazione del paziente; mobilizzazione degli ospiti; mobilizzazione?; movimentazione dei pazienti | ospiti; anziani; igiene; carrozzina; pasti
patient-transport | trasporto pazienti
elderly-care | assistenza anziani; assistenza agli anziani; assistenza ad anziani; cura degli anziani; assistenza a persone anziane; assistenza alla persona; assistenza a persone non autosufficienti; assistenza alle persone anziane; accudimento anziani; assistenza agli ospiti; persone non autosufficienti; cura della persona; assistenza tutelare
disability-care | assistenza a persone con disabilità; assistenza alle persone con disabilità; assistenza disabili; assistenza ai disabili
home-health | assistenza domiciliare; assistenza a domicilio; cure domiciliari; attività di vita quotidiana; attività della vita quotidiana; servizi domiciliari
medication-administration | somministrazione farmaci; somministrazione dei farmaci; somministrazione di farmaci; somministrazione della terapia; somministri i farmaci; somministrare i farmaci; somministrazione terapia; somministrazione terapie
phlebotomy | prelievi ematici; prelievo ematico; prelievi di sangue; prelievi venosi; prelievi? | infermiere; terapia; medicazioni; parametri; pazienti; ambulatorio
wound-care | medicazione delle ferite; cura delle ferite; medicazioni; medicazione di ferite
vital-signs | parametri vitali; rilevazione parametri?; rilevazione dei parametri?; rilevazione dei parametri vitali | pazienti; infermiere; pressione; terapia; medicazioni; prelievi; ospiti
infection-control | prevenzione delle infezioni; controllo delle infezioni
sterilization | sterilizzazione degli strumenti; sterilizzazione strumenti; sterilizzazione strumentario; sterilizzazione dello strumentario
patient-registration | accettazione pazienti
patient-scheduling | prenotazione visite mediche; prenotazione visite?; prenotazioni visite?; <prenotazioni CUP | pazienti; ambulatorio; medico; esami; cup; poliambulatorio; studio medico
medical-records | cartelle cliniche; gestione cartelle cliniche
dental-assisting | assistenza alla poltrona; assistenza alla poltrona e preparazione del riunito; <preparazione del riunito; <riordino degli strumentari?; <riordino dello strumentario?; assistenza a quattro mani | dentista; odontoiatrico; riunito; poltrona; dentistico
childcare | cura dei bambini; assistenza ai bambini; accudimento dei bambini; accudire i bambini; sorveglianza dei bambini; cura del bambino; accudimento bambini; assistenza bambini; servizi per l'infanzia; gestione dei bambini; cura e assistenza dei bambini; custodia di bambini; accudire bambini
child-activities | attività ludiche per bambini; attività educative?; attività ludiche?; attività ludico-educative; laboratori con i bambini | bambini; nido; infanzia; asilo; minori; ludoteca
parent-communication | colloqui con i genitori; colloqui con le famiglie?; colloqui con le famiglie degli alunni; rapporti con le famiglie? | alunni; bambini; nido; scuola; insegnante; genitori; lezioni
homework-help | aiuto compiti; aiuto nei compiti; doposcuola; supporto compiti
tutoring | <lezioni private; <ripetizioni private
teaching | insegnamento
lesson-planning | pianificazione delle lezioni; preparazione delle lezioni; prepari le lezioni; preparare le lezioni; preparazione lezioni
special-education | insegnamento di sostegno
instructional-materials | preparazione di materiale didattico; preparazione del materiale didattico
student-assessment | valutazione degli studenti; valutazione alunni; valutazione degli alunni
social-work | servizio sociale
cleaning | pulizia dei locali; pulizia degli ambienti; pulizia ambienti; lavori di pulizia; pulizie?; <pulizia del negozio; <pulizia del punto vendita; <spolveratura?; <scopatura; pulizie; pulizie uffici; pulizia locali; pulizia e sanificazione; pulizie civili; pulizia dei pavimenti; pulizie condominiali; pulizia e riordino; attività di pulizia; servizi di pulizia; pulizia delle aree comuni; pulizia degli uffici; pulizia e igienizzazione; pulizia delle superfici; pulizia generale | sanificazione; lavaggio; detergenti; pavimenti; igienizzazione; bagni; vetri; sanitari; arredi; mobili
commercial-cleaning | <pulizia uffici; <pulizia condomini; <pulizia di condomini; <pulizia scale; <pulizia delle scale; <pulizia parti comuni; <pulizia aree comuni; pulizia di uffici
restroom-cleaning | pulizia bagni; pulizia dei bagni; pulizia sanitari; pulizia servizi igienici; pulizia dei servizi igienici
house-cleaning | pulizie domestiche; pulizia della casa; pulizie di casa; gestione della casa; mansioni domestiche; pulizia della abitazione
window-cleaning | pulizia vetri; pulizia dei vetri; lavaggio vetri; pulizia vetrate; pulizia delle vetrate; lavaggio delle vetrate
floor-care | lavaggio pavimenti; lavaggio dei pavimenti; <uso lavasciuga; <uso della lavasciuga; <utilizzo lavasciuga; lavapavimenti; monospazzola; uso lavapavimenti; lavasciuga; utilizzo di macchinari per la pulizia; uso monospazzola; lavasciuga pavimenti
sanitation-disinfection | sanificazione; sanificazione degli ambienti; sanificazione ambienti; disinfezione; igienizzazione; sanificazione delle attrezzature; sanificazioni
refuse-collection | raccolta rifiuti; raccolta differenziata; raccolta porta a porta; ritiro rifiuti; raccolta dei rifiuti; smaltimento rifiuti
laundry-operations | servizio di lavanderia; lavaggio della biancheria; bucato; lavaggio biancheria; lavanderia industriale; gestione della biancheria; lavaggio e stiro; piegatura biancheria; gestione biancheria
ironing | stiratura?; stiratura biancheria; stiratura capi; stiro; stirare; stiratura; lavaggio e stiratura; stiro capi | biancheria; lavanderia; capi; camicie; pulizie; faccende
vehicle-washing | lavaggio auto; lavaggio veicoli; pulizia auto; pulizia veicoli; lavaggio automezzi; lavaggio autovetture
housekeeping | pulizia camere; pulizia delle camere; riassetto camere; riassetto delle camere; pulisci le camere; pulire le camere; rifai le camere; <cambio biancheria; <cambio della biancheria; <rifacimento letti; <rifacimento dei letti; <rifornimento minibar; rifacimento camere; rifacimento delle camere; pulizia e riordino camere; riordino camere; pulizia e riassetto delle camere; pulizia ai piani; pulizia delle stanze; pulizia appartamenti
food-preparation | preparazione degli alimenti; preparazione dei cibi; preparazione dei pasti; preparazione pasti; preparazione dei piatti; preparazione piatti; preparazione di piatti; <pulizia verdure; <pulizia delle verdure; <taglio verdure; <taglio delle verdure; <preparazione ingredienti; preparazione alimenti; <preparazione primi piatti; preparazione degli ingredienti; mise en place della cucina; preparazioni di base; lavorazione degli alimenti; preparazione della linea; preparazione cibi
cooking | cottura dei cibi; cottura degli alimenti; <cottura carni; <cottura delle carni; preparazione delle portate; realizzazione di piatti; cucina tradizionale; preparazione delle pietanze; preparazione di primi e secondi piatti; preparazione di secondi piatti; preparazione di primi piatti; preparazione antipasti; secondi piatti; primi piatti; preparazione e cottura
bread-making | panificazione; impasti il pane; produzione del pane; produzione di pane; cottura del pane
pastry | preparazione di dolci; preparazione dei dolci; pasticceria?; <lavorazione della pasta frolla; produzione di dolci; produzione dolci; preparazione dolci; pasticceria; preparazione dessert; preparazione di dessert; produzione di pasticceria; creme e farciture; pasticceria fresca | dolci; impasti; torte; dessert; pasticcere; pasticciere; creme; lievitati
pizza-making | preparazione pizze; preparazione delle pizze
plating-presentation | impiattamento; impiattare; presentazione dei piatti; presentazione delle pietanze; composizione dei piatti; guarnizione dei piatti
menu-planning | creazione del menù; preparazione menù; elaborazione menù; elaborazione del menù; elaborazione di menù; creazione menù; redazione menù; ideazione menù; stesura menu; composizione dei menù; creazione di menù; redazione dei menù
food-storage | conservazione degli alimenti; conservazione dei cibi
kitchen-cleaning | pulizia della cucina; pulizia cucina; riordino della cucina; pulizia e riordino della cucina; pulizia delle attrezzature; sanificazione cucina; pulizia attrezzature cucina; pulizia della postazione
dishwashing | lavaggio stoviglie; lavapentole; lavaggio piatti; lavaggio pentole; lavaggio delle stoviglie; lavastoviglie; lavaggio di stoviglie
kitchen-help | aiuto in cucina
food-safety | sicurezza alimentare?; igiene alimentare; igiene degli alimenti; norme igienico-sanitarie?; norme igienico-sanitarie; norme igieniche; sicurezza alimentare; normative HACCP; normativa igienico-sanitaria; norme di igiene; norme igieniche e HACCP; procedure di autocontrollo; manuale HACCP; autocontrollo alimentare; procedure HACCP | cucina; alimenti; alimentari; ristorazione; cibi; haccp
food-service | somministrazione di alimenti e bevande; <distribuzione dei pasti; sporzionamento; distribuzione pasti; sporzionamento e distribuzione pasti
institutional-catering | ristorazione collettiva; refezione scolastica; mensa scolastica; mense scolastiche; ristorazione scolastica; sporzionamento pasti
waiting-tables | servizio ai tavoli; servizio al tavolo; servizio in sala; servizio di sala; <presa delle comande; <presa comande; servi ai tavoli; servire ai tavoli; <apparecchiatura tavoli; <apparecchiatura dei tavoli; <apparecchiare i tavoli; <prendere le comande; <preparazione della sala?; <riassetto sala; <servizio colazioni; <raccolta ordini?; <portare i piatti; gestione della sala; gestire la sala; mise en place dei tavoli; allestimento sala; servizio pranzo; servizio ai piani e in sala; prendere le ordinazioni; allestimento dei tavoli; servizio clienti in sala; raccolta delle comande; presa comanda; raccolta comande | tavoli; comande; sparecchiatura
bartending | preparazione cocktail; spillatura birra; spillatura della birra; <preparazione aperitivi; servizio bar; preparazione bevande; preparazione di cocktail; banco bar; servizio al banco; preparazione di bevande; bancone bar; lavoro al banco; gestione del bar; servizio al bar; somministrazione di bevande; somministrazione alimenti e bevande; preparazione drink
barista | preparazione del caffè; preparazione caffè; preparazione di caffè; servizio di caffetteria; servizio caffetteria; macchina del caffè; preparazione di caffetteria; preparazione caffetteria
front-desk-hotel | operazioni di check-in e check-out; check-in e check-out degli ospiti; check-in e check-out
guest-relations | accoglienza ospiti?; accoglienza degli ospiti? | hotel; albergo; alberghiera; alberghiero; reception; camere; concierge; prenotazioni; check
reservations | gestione prenotazioni; gestione delle prenotazioni
event-planning | organizzazione eventi; organizzazione di eventi; organizzazione degli eventi
box-office | biglietteria
reception | attività di reception; servizio di reception; attività di front office; <accoglienza visitatori; <servizio reception
switchboard | centralino telefonico; gestione centralino; centralino; gestione del centralino
telephone-skills | gestione delle telefonate; gestione telefonate; rispondere al telefono; risposta telefonica
administrative-support | supporto amministrativo; attività amministrative; pratiche amministrative; mansioni amministrative; lavori di segreteria
secretarial-work | attività di segreteria
clerical-work | lavoro d'ufficio; lavori d'ufficio
data-entry | inserimento dati; inserimento dei dati; immissione dati; caricamento dati; inserimento dati a sistema; registrazione dati; imputazione dati
filing | archiviazione documenti; archiviazione dei documenti; archiviazione della documentazione; archiviazione?; archiviazione; archiviazione di documenti; archiviazione documentazione; tenuta archivi
document-management | gestione documentale; gestione dei documenti; gestione documenti; <protocollo?; protocollo documenti | archiviazione; posta; segreteria; ufficio; corrispondenza; pratiche; protocollazione
correspondence | gestione della corrispondenza; gestione corrispondenza; corrispondenza commerciale; redazione corrispondenza; <redazione lettere
mail-handling | smistamento della posta; smistamento posta; <ricezione pacchi?; distribuzione posta; gestione posta | corrispondenza; posta; centralino; segreteria; portineria
email-management | gestione della posta elettronica; gestione e-mail; gestione posta elettronica
appointment-scheduling | gestione appuntamenti; gestione degli appuntamenti; prenotazione appuntamenti; fissare appuntamenti; agenda appuntamenti
calendar-management | gestione agenda; gestione dell'agenda; gestione agende
minutes | verbalizzazione; redazione dei verbali; redazione verbali?; redazione di verbali? | riunioni; assemblee; assemblea; consiglio; segreteria
meeting-coordination | organizzazione riunioni; <gestione sale riunioni; <prenotazione sale riunioni
document-preparation | preparazione documenti; redazione documenti; redazione di documenti
report-preparation | reportistica; preparazione di report; redazione di report; elaborazione di report
spreadsheets | fogli di calcolo; foglio di calcolo
computer-literacy | conoscenze informatiche; competenze informatiche
accounting | contabilità
bookkeeping | tenuta della contabilità; tenuta dei libri contabili; <prima nota; <partita doppia; contabilità semplificata e ordinaria; gestione prima nota; registrazione prima nota; fatture attive e passive; fatturazione attiva e passiva
journal-entries | registrazioni contabili; scritture contabili; <scritture di assestamento; registrazioni di prima nota
accounts-payable | contabilità fornitori; ciclo passivo; <fatturazione passiva; <pagamenti fornitori; pagamento fornitori
accounts-receivable | contabilità clienti; ciclo attivo; <registrazione incassi
accounts-payable-and-receivable | ciclo attivo e passivo; contabilità clienti e fornitori; ciclo attivo e ciclo passivo; incassi e pagamenti
invoicing | fatturazione; emissione fatture; emissione delle fatture; emetti fatture; emettere fatture; bollettazione e fatturazione; emissione di fatture; <fatturazione attiva; bollettazione; DDT e fatture; fatturazione elettronica; emissione fatture attive; bolle e fatture; fatture e DDT
invoice-processing | registrazione fatture; registrazione delle fatture; registri le fatture; registrare le fatture; registrazione fatture passive; registrazione di fatture; <registrazione fatture attive e passive; contabilizzazione fatture; gestione delle fatture; gestione fatture; controllo fatture
bank-reconciliation | riconciliazioni bancarie; riconciliazione bancaria; riconciliazione dei conti bancari
month-end-close | chiusure mensili; chiusura mensile; chiusure mensili e trimestrali; chiusura contabile mensile
annual-financial-statements | bilancio d'esercizio; bilancio di esercizio; redazione del bilancio; redazione bilancio; redazione bilanci; <bilancio? | contabilità; iva; fatture
government-accounting | contabilità pubblica; contabilità di Stato; contabilità generale dello Stato
vat | <liquidazione IVA; dichiarazioni IVA; dichiarazione IVA
tax-preparation | dichiarazioni dei redditi; dichiarazione dei redditi; dichiarativi; dichiarazioni fiscali; <compilazione F24; <modelli F24; <modello 730; <modelli 730; compilazione dichiarativi; <F24; <certificazioni uniche; liquidazioni IVA; dichiarazioni d'imposta; dichiarativi fiscali
treasury | gestione della tesoreria
payment-processing | gestione dei pagamenti; gestione pagamenti; <predisposizione pagamenti; <disposizione bonifici
collections | recupero crediti; <solleciti clienti; sollecito pagamenti
dunning | solleciti di pagamento; solleciti ai clienti; gestione solleciti
expense-reports | note spese; rimborsi spese; gestione note spese
controlling | controllo di gestione
budgeting | redazione del budget; elaborazione del budget
financial-analysis | analisi finanziaria; <analisi di bilancio
auditing | revisione contabile; revisione dei conti
payroll | elaborazione buste paga; elaborazione delle buste paga; elaborazione paghe; elaborazione cedolini; paghe e contributi; elaborazione delle paghe; buste paga; <CU?; <UniEmens; <elaborazione CU; <calcolo contributi; <TFR?; <calcolo TFR; gestione salari; gestione dei salari; gestione stipendi; gestione degli stipendi; contabilità salari; gestione salari e oneri sociali | paghe; cedolini; contributi; buste; presenze; dipendenti
timekeeping | rilevazione presenze; rilevazione delle presenze; gestione presenze; gestione delle presenze
human-resources | gestione delle risorse umane; gestione risorse umane
hr-administration | amministrazione del personale; gestione amministrativa del personale; <assunzioni e cessazioni; <comunicazioni obbligatorie; <pratiche di assunzione; <inserimento neoassunti
recruiting | selezione del personale?; selezione di personale? | screening; onboarding; curricula; sourcing; paghe; conduzione di colloqui
onboarding | inserimento dei nuovi assunti; inserimento dei neoassunti; inserimento neoassunti in azienda; <accoglienza neoassunti
labor-law | diritto del lavoro
labor-relations | relazioni sindacali
staff-scheduling | gestione dei turni; gestione turni; organizzazione dei turni; pianificazione turni; pianificazione dei turni
team-management | gestione del team; coordinamento del team; gestione del personale?; coordinamento del personale; gestione di un team; gestione del personale; coordinamento di un team; coordinamento squadra; gestione di squadre | turni; reparto; squadra; negozio; responsabile
sales | attività di vendita; tecniche di vendita; assistenza alla vendita; vendita assistita
prospecting | ricerca nuovi clienti; ricerca di nuovi clienti
customer-acquisition | acquisizione nuovi clienti; acquisizione di nuovi clienti; acquisizione clienti
business-development | sviluppo commerciale; sviluppo del business
account-management | gestione del portafoglio clienti; gestione portafoglio clienti
customer-retention | fidelizzazione clienti; fidelizzazione dei clienti; fidelizzazione della clientela; fidelizzazione del cliente; fidelizzare i clienti; mantenimento clienti
client-relations | relazioni con i clienti; relazione con il cliente
sales-support | supporto alle vendite; supporto alla vendita
sales-office | amministrazione vendite; amministrazione delle vendite
price-quotes | preventivazione; redazione preventivi; elaborazione preventivi; stesura preventivi; emissione offerte; preparazione offerte; emissione preventivi; redazione offerte; preventivi?; preparazione di preventivi; preparazione preventivi; elaborazione offerte; stesura offerte; redazione di preventivi; elaborazione di preventivi | ordini; clienti; fatturazione; offerte; post-vendita; telefonate
sales-proposals | redazione di offerte commerciali
negotiation | negoziazione; trattative commerciali; gestione trattative; conduzione di trattative
meeting-sales-targets | raggiungimento degli obiettivi di vendita
sales-management | gestione delle vendite
market-research | ricerche di mercato; ricerca di mercato
social-media-marketing | gestione dei social media; gestione social media
content-creation | creazione di contenuti; creazione contenuti
public-relations | pubbliche relazioni
it-support | assistenza informatica; supporto informatico; supporto utenti; supporto agli utenti; assistenza agli utenti; assistenza utenti
technical-support | supporto tecnico; assistenza tecnica ai clienti; assistenza tecnica clienti
networking | reti informatiche
information-security | sicurezza informatica
system-administration | amministrazione di sistema; amministrazione di sistemi; amministrazione sistemi; amministrazione sistemistica; gestione server; gestione dei server
software-development | sviluppo software; sviluppo di software
web-development | sviluppo web; <sviluppo di siti web
databases | basi di dati
distributed-systems | sistemi distribuiti
cryptography | crittografia
data-analysis | analisi dei dati; analisi dati
anti-corruption | anticorruzione
administrative-law | diritto amministrativo
security-guarding | servizio di vigilanza; piantonamento; servizi di piantonamento; vigilanza armata; vigilanza non armata; guardiania; servizi di vigilanza; sorveglianza dei locali
access-control-security | controllo accessi; controllo degli accessi?; controllo varchi; controllo ingressi; <registrazione visitatori in portineria | portineria; vigilanza; visitatori; ronda; ronde; varchi; guardia
patrol | giri di ronda; pattugliamento; servizio di ronda; ronde ispettive; giri di ispezione; ronde di controllo; giri ispettivi; ronde notturne
surveillance-cctv | <monitoraggio delle telecamere; <controllo delle telecamere; videosorveglianza?; controllo telecamere; videosorveglianza; telecamere di sorveglianza | vigilanza; ronda; ronde; guardia; portineria; guardiania; piantonamento
fire-prevention | prevenzione incendi
farming | lavori agricoli; <lavoro nei campi
harvesting | <raccolta della frutta; <raccolta frutta; <vendemmia; <raccolta delle olive; raccolta ortaggi; raccolta di frutta; raccolta verdura; raccolta frutta e verdura; raccolta olive; raccolta uva; raccolta di ortaggi
pruning | potatura; potature; <taglio siepi; <taglio delle siepi; potatura siepi; potatura di alberi; potatura alberi; potatura delle siepi; potatura piante
irrigation | irrigazione? | agricoltura; agricolo; giardini; campi; colture; potatura; serre; verde
gardening | giardinaggio
groundskeeping | manutenzione del verde; manutenzione aree verdi
lawn-mowing | taglio erba; taglio dell'erba; sfalcio; sfalcio erba; taglio prato; rasatura prato; tosatura prato; sfalcio dell'erba
tractor-operation | guida del trattore; guida trattore?; guida di trattori? | aratura; semina; raccolta; agricolo; agricola; vigneto; stalla; fienagione
haircutting | taglio capelli; taglio uomo; taglio donna; taglio e piega?; taglio di capelli; taglio capelli uomo e donna; taglio e piega capelli; taglio? | parrucchiere; parrucchiera; shampoo; tinta; barba; mèches; capelli
hair-coloring | colorazione dei capelli; colore capelli; tinta capelli; <colpi di sole?; tinta?; taglio e colore; tinta e colore; taglio, piega e colore; colore e mèches; colore e meches; colore?; tecniche di colorazione; colpi di sole; schiariture; colorazione capelli; applicazione colore | parrucchiere; parrucchiera; capelli; shampoo; mèches; piega; acconciatore; salone; balayage
blow-drying | messa in piega; piega? | parrucchiere; shampoo; tinta; mèches; parrucchiera; capelli
nail-enhancements | ricostruzione unghie
waxing | ceretta; epilazione laser; depilazione a cera; epilazioni; cerette; depilazioni; epilazione con cera
hair-removal | epilazione; depilazione
facials | trattamenti viso; pulizia viso; pulizia del viso; trattamenti viso e corpo; trattamenti viso/corpo; trattamenti estetici viso
beauty-therapy | trattamenti estetici
massage-therapy | massaggi; massaggi rilassanti; massaggio; massoterapia; massaggi decontratturanti
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
corrective-maintenance | manutenzione correttiva; <riparazione guasti; manutenzione straordinaria?; manutenzione ordinaria e straordinaria?; <pronto intervento su guasti; manutenzioni correttive; manutenzione a guasto; interventi di riparazione | macchinari; guasti; macchine; manutentore
export-documentation | documenti doganali; pratiche doganali; documentazione doganale; pratiche di esportazione
inventory-counting | fai l'inventario; fare l'inventario; conta inventariale; inventari periodici; inventari?; inventari di magazzino; inventario di magazzino; inventari; gestione inventario; inventari fisici | magazzino; scaffali; merce; cassa; spedizioni; negozio
manual-therapy | terapia manuale
rfq-rfp | richieste di offerta; richiesta di offerta
refunds-exchanges | resi e cambi; cambi e resi
stock-rotation | controllo date di scadenza; controllo delle date di scadenza; rotazione prodotti; rotazione dei prodotti; controllo scadenze; controllo delle scadenze; rotazione della merce; verifica scadenze; rotazione merce
folding-clothes | <piegatura capi
customer-advice | consulenza al cliente; consulenza alla clientela
store-operations | <apertura e chiusura del negozio; <apertura e chiusura del punto vendita
loss-prevention | antitaccheggio; <servizio antitaccheggio
dough-mixing | preparazione impasti; preparazione degli impasti; preparazione dell'impasto; impasti; impasti diretti e indiretti; gestione degli impasti; <lievito madre; impasto del pane
cake-decorating | decorazione torte; decorazione di torte; decorazione delle torte
sandwich-making | preparazione panini; preparazione di panini
meat-cutting | taglio carni; taglio delle carni; disosso; disossatura; sezionamento carni; sezionamento delle carni; lavorazione carni; lavorazione delle carni; taglio della carne; taglio e disosso; preparazione delle carni; disosso carni; lavorazione della carne
sausage-making | preparazione salsicce; produzione salsicce; produzione di insaccati
meat-slicing | taglio salumi; affettatura salumi; taglio di salumi; affettatrice; affettatura; affettare salumi; uso dell'affettatrice
fresh-counter | banco gastronomia; banco salumi; banco macelleria; servizio al banco gastronomia
line-cooking | <gestione della partita? | cucina; cuoco; impiattamento; menù
bussing | sbarazzo; sbarazzo tavoli; sparecchiare; sparecchiare i tavoli; sgombero tavoli; apparecchiare e sparecchiare; riassetto dei tavoli
food-allergen-management | gestione allergeni; gestione degli allergeni
feeding-patients | aiuto ai pasti; aiuto al pasto; assistenza ai pasti; somministrazione pasti?; somministrazione dei pasti?; assistenza durante i pasti; somministrazione pasti; aiuto nell'alimentazione; imboccamento; aiuto durante i pasti; somministrazione dei pasti; aiuto nell'assunzione dei pasti; imboccare | ospiti; anziani; pazienti; igiene; assistiti; mobilizzazione
companionship | compagnia all'anziano; compagnia agli anziani; fare compagnia; compagnia all'anziana; tenere compagnia
client-transportation | accompagnamento a visite mediche; accompagnamento alle visite mediche
clinical-handoff | consegne infermieristiche
iv-therapy | terapia endovenosa; terapie endovenose; <gestione accessi venosi; <gestione degli accessi venosi
injections | praticare iniezioni; iniezioni intramuscolari
catheter-care | gestione cateteri vescicali; cateterismo vescicale
care-plans | pianificazione assistenziale
client-errands | fare la spesa? | anziani; anziana; anziano; colf; badante; pulizie; cucinare; commissioni
household-chores | cura della casa?; faccende domestiche; lavori domestici | pulizie; stirare; stiro; anziani; bucato; colf; badante; cucinare
trash-removal | svuotamento cestini; svuotamento dei cestini; <rotazione sacchi
post-construction-cleaning | pulizie di fine cantiere; pulizie fine cantiere
construction-cleanup | pulizia cantiere; pulizia del cantiere; pulizia di cantiere; <rimozione macerie
flatbed-securement | fissaggio del carico; ancoraggio del carico
ticket-sales | vendita biglietti; vendita di biglietti
pipe-soldering | saldatura tubi in rame; saldatura rame
construction-billing | contabilità di cantiere; contabilità lavori; contabilità dei lavori; <stati avanzamento lavori; <redazione SAL; <emissione SAL
order-packing | imballaggio merce; imballaggio prodotti; imballaggio dei prodotti; <inscatolamento
pallet-wrapping | filmatura bancali; filmatura pallet; fasciatura bancali
parcel-sorting | smistamento pacchi; smistamento colli
line-feeding | rifornimento linee; rifornimento linee di produzione; carico linea; asservimento linee; alimentazione linee? | produzione; reparto; montaggio; materiali; operaio
food-delivery | consegna pasti; consegna pasti a domicilio
last-mile-delivery | ultimo miglio; consegne ultimo miglio
long-haul-trucking | tratte nazionali?; viaggi nazionali e internazionali?; <viaggi nazionali?; trasporti internazionali su gomma?; tratte internazionali?; tratte estere? | camion; autista; bilico; autoarticolato; autotreno; camionista; patente ce; autisti; patente CE; cqc; motrice
freight-transport | trasporto merci; trasporto di merci; trasporto merce
refrigerated-transport | trasporto refrigerato; trasporto a temperatura controllata
pre-trip-inspection | controllo del mezzo?; controllo giornaliero del mezzo; verifica del mezzo? | autista; camion; carico; cronotachigrafo; consegne; rimorchio
tachographs | cronotachigrafo; uso del cronotachigrafo; tachigrafo; tachigrafo digitale; cronotachigrafo digitale
route-planning | pianificazione percorsi?; organizzazione del giro consegne | consegne; autisti; mezzi; spedizioni; trasporti
passenger-driving | trasporto passeggeri; trasporto persone; trasporto di persone
school-bus-driving | trasporto scolastico? | autista; scuolabus; conducente; guida; pullman
electrical-panels | quadri elettrici; montaggio quadri elettrici; <quadro elettrico
control-wiring | cablaggio quadri; cablaggio di quadri elettrici
light-fixture-installation | montaggio corpi illuminanti; installazione illuminazione; installazione corpi illuminanti
relamping | sostituzione lampadine; cambio lampadine
electrical-testing | <certificazioni impianti elettrici
electrical-troubleshooting | ricerca guasti elettrici
electrical-drawings | lettura schemi elettrici; lettura di schemi elettrici; lettura degli schemi elettrici; schemi elettrici; leggere schemi elettrici; lettura schemi elettrici e pneumatici
furnaces-heating | impianti di riscaldamento; <montaggio radiatori; impianti termoidraulici; impianti termici
heat-pumps | pompe di calore; installazione pompe di calore
water-heaters | scaldabagni; <installazione scaldabagni
plumbing-fixtures | posa sanitari; montaggio sanitari; installazione sanitari
drain-cleaning | spurgo?; stasatura | fognature; fosse; pozzi; scarichi; stasatura; idraulico
bathroom-remodeling | rifacimento bagni; ristrutturazione bagni; rifacimento di bagni
gutter-installation | montaggio grondaie; posa grondaie; grondaie
gas-fitting | impianti gas?; impianti a gas? | idraulico; caldaie; riscaldamento; tubazioni; sanitari; termoidraulico
surface-preparation | preparazione superfici; preparazione delle superfici; preparazione dei supporti
wallpaper-hanging | posa carta da parati; posa di carta da parati
bricklaying | costruzione muri; <tramezzi; <tramezzature; posa mattoni; costruzione di muri
block-laying | posa blocchi
mortar-mixing | preparazione malta; preparazione della malta
concrete-work | getto di calcestruzzo; getti di calcestruzzo; getto del calcestruzzo; opere in cemento armato; opere in calcestruzzo
formwork | casseratura; casserature; montaggio casseri; carpenteria in legno per cemento armato; carpenteria in legno; posa casseri
rebar | posa ferro; posa ferri; posa del ferro; legatura ferri; posa ferri d'armatura; ferri d'armatura; posa armature; lavorazione del ferro d'armatura
insulation-installation | <cappotto termico; <posa cappotto termico; <posa del cappotto; posa isolanti; posa cappotto; posa di cappotti termici; isolamento termico; coibentazioni
parquet-laying | posa parquet; posa di parquet; posa del parquet
door-installation | posa porte; montaggio porte; posa di porte; montaggio di porte; installazione porte
cabinet-installation | montaggio cucine; montaggio di cucine
furniture-making | costruzione mobili; costruzione di mobili; realizzazione mobili su misura; produzione mobili; produzione di mobili; realizzazione mobili; mobili su misura; arredamenti su misura
wood-finishing | <lucidatura mobili; verniciatura legno
timber-framing | <tetti in legno
interior-fit-out | finiture d'interni
demolition | demolizioni?; demolizione? | muri; cantiere; edile; macerie; edifici; scavi; muratore; pareti
trenching | <scavo di trincee
load-bearing-materials | trasporto materiali?; trasporto di materiali? | cantiere; edile; muratori; macerie; malta; manovale
paver-installation | posa autobloccanti; posa cubetti di porfido
roofing | <posa tegole; <posa di tegole; rifacimento tetti; rifacimento coperture; rifacimento di tetti; coperture edili; rifacimento di coperture; realizzazione di coperture
architectural-sheet-metal | lattoneria edile; lattonerie
construction-estimating | preventivi lavori edili; <analisi prezzi?; preventivazione lavori; preventivi edili | computo; computi; cantiere; capitolati; edili; metrici
construction-tendering | gare d'appalto edili; <richiesta offerte subappaltatori; <richieste di offerta ai subappaltatori
subcontractor-management | gestione subappaltatori; coordinamento subappaltatori; gestione dei subappaltatori
change-orders | <varianti in corso d'opera
cost-control-construction | controllo costi di commessa?; controllo dei costi di cantiere | cantiere; cantieri; edile; edili; sal
vehicle-maintenance | manutenzione veicoli; manutenzione auto
oil-changes | cambio olio? | filtri; freni; gomme; tagliandi; tagliando; officina; pneumatici; auto
brake-repair | sostituzione freni; freni?; sostituzione pastiglie freni; riparazione freni; impianti frenanti; sostituzione pastiglie; impianto frenante | olio; tagliandi; gomme; frizioni; officina; ammortizzatori
tire-service | cambio gomme; cambio pneumatici; <sostituzione pneumatici; montaggio pneumatici; equilibratura; montaggio gomme; convergenza ed equilibratura
clutch-replacement | sostituzione frizione; sostituzione frizioni
engine-repair | riparazione motori?; riparazione di motori?; <sostituzione cinghia di distribuzione; <cinghia di distribuzione; riparazione motori; revisione motori; riparazione di motori; sostituzione distribuzione | officina; freni; diesel; frizioni; tagliandi; auto
steering-suspension-repair | <sostituzione ammortizzatori; <ammortizzatori? | freni; olio; tagliandi; gomme; frizioni; officina
wheel-alignment | convergenza?; equilibratura e convergenza; assetto ruote | gomme; freni; officina; pneumatici; equilibratura; olio; tagliandi
automotive-diagnostics | diagnosi auto; diagnosi elettronica?; diagnosi?; diagnosi elettronica; strumenti di diagnosi; diagnostica auto; diagnosi e riparazione; autodiagnosi; diagnostica elettronica | tagliandi; freni; olio; officina; gomme; autoveicoli; frizioni
automotive-hvac | ricarica clima; ricarica aria condizionata auto
auto-body-repair | lattoneria auto; <levabolli; riparazione carrozzeria; <sostituzione lamierati; raddrizzatura lamierati; carrozzeria; lavori di carrozzeria; riparazione della carrozzeria; raddrizzatura lamiera
automotive-painting | verniciatura auto; verniciatura veicoli; verniciatura autoveicoli; <stuccatura e carteggiatura auto; verniciatura carrozzeria; verniciatura di autoveicoli; preparazione carrozzeria; stuccatura e verniciatura
auto-glass | sostituzione cristalli?; sostituzione parabrezza | parabrezza; carrozzeria; auto; carrozziere
mechanical-maintenance-building | riparazione macchine; riparazione macchinari; riparazioni meccaniche
troubleshooting | <ricerca del guasto; risoluzione guasti; individuazione guasti
spare-parts-management | gestione ricambi; ordine ricambi; gestione dei ricambi
lubrication | lubrificazione; ingrassaggio; lubrificazione macchine
pneumatics | pneumatica; impianti pneumatici; impianto pneumatico; schemi pneumatici
hydraulics | oleodinamica; idraulica industriale; sistemi oleodinamici; impianti oleodinamici; circuiti oleodinamici; sistemi idraulici
plasma-cutting | taglio plasma; taglio al plasma
oxy-fuel-cutting | ossitaglio; taglio ossiacetilenico
sheet-metal-bending | piegatura lamiera; piegatura lamiere; pressopiegatrice; piegatura; pressopiega; piegatura della lamiera; presse piegatrici
sheet-metal-work | lavorazione lamiera
cnc-operation | <correzione utensili; conduzione macchine CNC; uso macchine CNC; controllo numerico; utilizzo di macchine a controllo numerico; bordo macchina
micrometers-calipers | uso del calibro; uso di calibro e micrometro; calibro e micrometro; calibri e micrometri; calibro a corsoio
parts-inspection | controllo pezzi; controllo dei pezzi
hand-packing | confezionamento manuale; imballaggio manuale
industrial-cleaning | <pulizia macchinari; <pulizia delle macchine; pulizie industriali
refrigerant-handling | ricarica gas refrigerante; <ricarica gas?; recupero gas refrigerante | frigorista; split; climatizzatori; celle; perdite; vuoto; condizionatori
leak-testing | ricerca perdite; ricerca perdite gas
air-conditioning-systems | <installazione split; <montaggio condizionatori; <installazione condizionatori; <installazione climatizzatori; condizionatori
refrigeration | <manutenzione celle frigorifere; impianti frigoriferi; <manutenzione impianti frigoriferi
commissioning | <collaudo e messa in funzione; messa in servizio; avviamento impianti
brazing-soldering | saldobrasatura; brasatura
vehicle-servicing | tagliandi?; tagliando?; <preparazione alla revisione; <tagliandi auto | freni; olio; officina; gomme; frizioni; meccanico; autofficina; diagnosi
document-scanning | scansione documenti; scansione di documenti
call-screening | smistamento chiamate; smistamento delle chiamate; smistamento telefonate
inbound-calls | telefonate in entrata; chiamate in entrata; gestione chiamate in entrata
office-supplies | ordini cancelleria; ordini di cancelleria; acquisto cancelleria; gestione cancelleria
visitor-reception | accoglienza dei visitatori; <registrazione visitatori; <rilascio badge visitatori; registrazione dei visitatori
travel-planning | organizzazione trasferte; organizzazione viaggi; prenotazione viaggi; organizzazione di viaggi; viaggi business; viaggi d'affari; gestione trasferte
account-reconciliation | riconciliazione conti; riconciliazioni contabili; quadratura conti
zahlungsverkehr | <home banking? | contabilità
year-end-close | chiusura di bilancio; chiusure di bilancio; chiusura bilancio
fixed-assets | gestione cespiti; cespiti; cespiti ammortizzabili
petty-cash | piccola cassa; gestione piccola cassa; cassa contanti? | contabilità; banche; fatture; iva
cash-management | cassa e banche; gestione cassa e banche
leave-administration | gestione ferie e permessi; gestione assenze
employment-contracts | contratti di lavoro; redazione contratti di lavoro; <gestione contratti di lavoro
candidate-screening | screening CV; screening dei CV; screening curriculum; preselezione? | candidati; colloqui; curriculum; cv; candidature
interviewing | colloqui?; colloqui di selezione | selezione; cv; candidati; risorse; annunci; assunzioni
job-postings | pubblicazione annunci?; pubblicazione annunci di lavoro | candidati; selezione; colloqui; cv; curriculum; risorse umane
learning-and-development | piani di formazione; gestione della formazione
shipment-visibility | tracking spedizioni; monitoraggio spedizioni; monitoraggio delle spedizioni
phone-customer-service | assistenza telefonica; assistenza telefonica clienti; gestione chiamate; gestione delle chiamate; chiamate inbound; chiamate in uscita
customer-account-upkeep | gestione anagrafica clienti; aggiornamento anagrafica clienti; anagrafiche clienti
bottle-feeding | preparazione biberon
reading-to-children | lettura di fiabe; lettura fiabe; lettura ad alta voce ai bambini
child-daily-routines | <pappa e nanna; routine del nido
child-observation | osservazione dei bambini
student-supervision | sorveglianza degli alunni; sorveglianza in mensa; sorveglianza alunni; <pre e post scuola; assistenza mensa scolastica
teaching-assistance | assistenza scolastica; supporto agli alunni
grading | correzione compiti; correzione dei compiti; correzione elaborati
shampooing | lavaggio capelli | piega; taglio; colore; parrucchiere; capelli
hair-straightening | stiratura capelli
hair-styling-updos | acconciature
beard-trimming | taglio barba; rasatura barba | taglio; barbiere; parrucchiere; uomo; piega
gel-nails | semipermanente unghie; smalto semipermanente
eyelash-extensions | extension ciglia
brow-shaping | depilazione sopracciglia
lash-brow-tinting | tintura ciglia
body-treatments | trattamenti corpo
security-searches | controllo borse; controllo bagagli
gatehouse-duty | portierato; servizio di portierato; portineria
alarm-response-service | gestione allarmi?; gestione degli allarmi?; intervento su allarme | vigilanza; ronda; ronde; guardia; guardie; pattuglia; piantonamento
security-logs | registro di servizio? | vigilanza; ronda; ronde; guardia; piantonamento
milking | mungitura; mungitura delle vacche
feeding-animals | alimentazione animali; alimentazione degli animali; alimentazione del bestiame
livestock-care | accudimento animali?; <pulizia stalla; <pulizia delle stalle; cura del bestiame; accudimento del bestiame | stalla; bestiame; mungitura; vacche; bovini; suini
haymaking | fienagione
viticulture | potatura della vite; potatura vigneto; <legatura viti; potatura viti; lavori in vigna; potatura vite; lavori in vigneto; potatura verde; legatura della vite; gestione del vigneto
fruit-growing | <diradamento frutti; <diradamento? | potatura; raccolta; frutta; mele; frutteto; alberi
crop-production | lavori nei campi; lavorazioni del terreno agricolo; <coltivazione ortaggi
planting-seeding | semina; trapianto piantine; piantumazione; messa a dimora
pesticide-application | trattamenti fitosanitari; trattamento fitosanitario; <diserbo chimico
weeding | diserbo; diserbo manuale; estirpazione erbacce; sarchiatura; scerbatura; eliminazione delle erbe infestanti
string-trimming | decespugliatore; uso del decespugliatore; uso decespugliatore; decespugliamento
leaf-removal | raccolta foglie; soffiatura foglie; raccolta delle foglie
sod-installation | posa prato a rotoli
landscaping | realizzazione giardini; realizzazione di giardini; cura del verde; manutenzione giardini; manutenzione di giardini; cura dei giardini
fence-installation | recinzioni; posa recinzioni
snow-removal | spalatura neve; sgombero neve
handyman | piccole riparazioni?; piccole manutenzioni?; piccoli lavori di manutenzione? | condominio; tinteggiatura; imbiancatura; lampadine; giardinaggio; custode; idraulica; manutentore
meter-reading | lettura contatori; lettura dei contatori
tenant-relations | rapporti con i condomini; rapporti con gli inquilini
medical-reception | accoglienza pazienti; accoglienza dei pazienti
radiography | <radiografie endorali
dispensing-medication | dispensazione farmaci; spedizione ricette; spedizione delle ricette; dispensazione di farmaci
pharmacy-compounding | preparazioni galeniche; preparazioni magistrali; galenica
medication-counseling | consiglio al banco in farmacia
ventilator-care | ventilazione meccanica del paziente
microsoft-excel | uso di Excel; utilizzo di Excel; conoscenza di Excel; padronanza di Excel; Excel avanzato; fogli Excel; fogli di calcolo Excel | informatica; informatici; fogli di calcolo; diploma
emergency-department-care | pronto soccorso? | infermiere; infermieri; infermiera; triage; medico; medici; ospedaliero; reparto
electronic-health-records | cartella informatizzata; cartella clinica informatizzata; cartella clinica elettronica; cartella sanitaria informatizzata
financial-statements | stesura del bilancio; stesura di bilanci
microsoft-office | pacchetto Office; pacchetto MS Office; pacchetto Microsoft Office
emergency-nursing | infermiere di pronto soccorso; lavoro in pronto soccorso
budget-management | gestione del budget; gestione budget; gestione dei budget
ppc | campagne paid; canali paid; paid advertising
driving-licence-b-eu | licenza di condurre cat. B; licenza di condurre categoria B; licenza di condurre B; licenza di condurre di categoria B
driving-licence-ce-eu | licenza di condurre cat. CE; licenza di condurre categoria CE
crane-operator-certification | patente per gru; patente gru; patente di gruista
f-gas-certification | certificazione F-Gas; certificazione FGAS
adr-certificate | ADR base?; patente ADR base; patentino ADR base | autista; patente CE; CQC; cronotachigrafo; carta tachigrafica
hotel-operations | <servizio in sala colazioni
structured-cabling | cablaggio strutturato; cablaggi strutturati
fiber-optic-installation | posa fibra ottica; posa di fibra ottica; installazione fibra ottica; impianti in fibra ottica
fiber-splicing | giunzione fibra ottica; giunzione di fibra ottica; giunzioni in fibra ottica
coaxial-cable | cavo coassiale; cavi coassiali
cctv-installation | installazione telecamere; installazione di telecamere; impianti di videosorveglianza
pipe-laying | posa tubazioni; posa di tubazioni; posa delle tubazioni; posa condotte; posa di condotte
water-distribution | reti idriche; rete idrica; acquedotto; acquedotti; distribuzione dell'acqua potabile
sewer-lines | reti fognarie; rete fognaria; fognature
hvac-installation | installazione di climatizzatori; installazione di condizionatori; impianti di condizionamento
hvac-repair | manutenzione climatizzatori; manutenzione condizionatori; manutenzione di impianti di climatizzazione
carpentry | lavori di carpenteria; carpenteria del legno; lavori di falegnameria; strutture in legno
sign-installation | montaggio insegne; installazione insegne; posa insegne
vinyl-graphics | applicazione pellicole; applicazione adesivi; applicazione di pellicole adesive; posa pellicole adesive
working-at-height | lavori in quota; lavoro in quota
hand-tools | utensili manuali; attrezzi manuali; utensili a mano; utilizzo di utensili manuali
power-tools | elettroutensili; utensili elettrici; utilizzo di elettroutensili
heavy-equipment-operation | conduzione macchine operatrici; macchine movimento terra; mezzi d'opera; conduzione mezzi d'opera; macchine operatrici
excavator-operation | conduzione escavatore; escavatore; escavatori; miniescavatore; uso escavatore
crane-operation | uso carroponte; carroponte; utilizzo carroponte; manovra gru; conduzione gru; autogru
aerial-lift-operation | piattaforme aeree; piattaforma aerea; utilizzo PLE; piattaforma elevabile; piattaforme di lavoro elevabili
land-surveying | rilievi topografici; rilievi planoaltimetrici; tracciamenti di cantiere
construction-safety | sicurezza nei cantieri; sicurezza cantieri; sicurezza in cantiere; coordinamento della sicurezza
metal-stamping | stampaggio lamiera; stampaggio a freddo; tranciatura; conduzione presse; imbutitura; presse meccaniche
electronics-assembly | assemblaggio componentistica elettronica; assemblaggio schede elettroniche; montaggio schede elettroniche; assemblaggio di schede elettroniche; assemblaggio elettronico; saldatura componenti elettronici; saldatura a stagno; assemblaggio di componenti elettronici
production-work | linea di produzione; linee di produzione; lavoro in linea; esperienza in produzione; esperienza in ambito produttivo; catena di produzione; attività di produzione; lavorazioni in linea
production-reporting | rapportini di produzione; registrazione dati di produzione; compilazione della documentazione di produzione
schematics-reading | lettura dello schema elettrico
five-s | metodo 5S
risk-assessment-safety | POS e PSC; valutazione dei rischi; valutazione rischi; redazione DVR; documento di valutazione dei rischi
automotive-repair | riparazione autoveicoli; riparazione di autoveicoli; riparazioni auto; meccanica auto; riparazione veicoli; meccanica automobilistica; riparazione auto; manutenzione di veicoli; manutenzione autoveicoli; riparazione e manutenzione di autoveicoli
transmission-repair | cambi e frizioni; riparazione cambi
automotive-electrical-systems | elettrauto; impianti elettrici auto; elettronica auto; impianto elettrico auto; impianti elettrici dei veicoli
auto-parts | ricambi auto; ricambi; pezzi di ricambio; magazzino ricambi; ricambi autoveicoli
grilling | griglieria; cottura alla griglia; cottura alla brace; gestione della griglia
fish-filleting | pulizia del pesce; sfilettatura; lavorazione del pesce; taglio del pesce; pulizia pesce; sfilettatura del pesce
vegetarian-cooking | cucina vegetariana; piatti vegetariani; cucina vegetariana e vegana
front-of-house | accoglienza ai clienti; accoglienza del cliente; accogliere i clienti; accoglienza della clientela; accogliere la clientela
banquets | servizio banqueting; banchetti; servizio banchetti; catering e banqueting; banchettistica
fast-food | preparazione hamburger
baking | cottura pane; lavorazione impasti; produzione pane; infornare; prodotti da forno; lavorazione degli impasti; forno e pasticceria
food-ordering | ordini merce; gestione ordini cucina
delivery-driving | effettuare consegne; ritiro e consegna; attività di consegna; consegna dei pacchi; guida furgone; consegna ai clienti; consegne e ritiri
training-delivery | erogazione di corsi; docenza; formazione del personale; erogazione formazione; tenere corsi; attività di docenza; erogazione corsi; formazione in aula; erogazione di formazione; formazione dei nuovi assunti; corsi di formazione in aula
lifeguarding | assistenza bagnanti; sorveglianza piscina; sorveglianza bagnanti; sorveglianza della vasca
hairdressing | acconciatura
manicures | manicure e pedicure; onicotecnica; semipermanente; applicazione smalto
needs-analysis | analisi dei bisogni; analisi delle esigenze; analisi dei fabbisogni; rilevazione dei bisogni; analisi esigenze cliente; analisi delle esigenze del cliente; analisi esigenze
import-export | commercio estero; importazioni ed esportazioni
customs-regulations | normativa doganale; procedure doganali; valore in dogana
property-management | gestione immobili; gestione degli immobili; amministrazione immobili; gestione amministrativa degli immobili; gestione operativa degli immobili; amministrazione condominiale; gestione immobiliare; amministrazione di condomini; gestione locazioni
online-product-listings | caricamento prodotti; inserimento prodotti; schede prodotto; caricamento prodotti online; pubblicazione prodotti
ecommerce-operations | vendita online; gestione e-commerce; vendite online; gestione negozio online; gestione dello shop online
fabric-cutting | taglio tessuti; taglio pelle; taglio di tessuti; taglio pelli; taglio tessuto; taglio del tessuto
leatherwork | pelletteria; lavorazione della pelle; lavorazione pelle; banco pelletteria; scarnitura; lavorazione pelletteria
sewing | cucito; cucitura; cucitura a macchina; lavori di sartoria; confezione capi; cucire a macchina; cucitura capi
industrial-sewing | macchina lineare; taglia e cuci; macchine da cucire industriali; macchina da cucire industriale; tagliacuci; macchina piana
fish-processing | lavorazione pesce
project-management | gestione di progetti; gestione progetti; gestione dei progetti
agile | metodologie agili; metodologia agile
version-control | controllo di versione; sistemi di versionamento; versionamento del codice
systems-integration | integrazione di sistemi; integrazione dei sistemi
software-testing | test del software; collaudo software; collaudo del software
digital-transformation | trasformazione digitale
mechanical-drafting | disegno meccanico; disegno tecnico meccanico
teller-operations | operazioni di sportello; operazioni allo sportello; attività di sportello; sportello bancario; esperienza allo sportello
banking | prodotti bancari; servizi bancari; prodotti e servizi bancari; operazioni bancarie
financial-services | prodotti finanziari; servizi finanziari; prodotti e servizi finanziari; vendita di prodotti finanziari
air-ticketing | biglietteria aerea; emissione biglietti aerei; emissione di biglietti aerei; biglietteria aerea e ferroviaria
travel-agency | pacchetti viaggio; pacchetti turistici; creazione di pacchetti viaggio
fitting-room | gestione camerini; gestione dei camerini; assistenza in camerino; salottini prova
requirements-analysis | analisi requisiti; analisi dei requisiti; raccolta requisiti; raccolta dei requisiti
unit-testing | test unitari
continuous-integration | integrazione continua
help-desk | gestione ticket; gestione dei ticket; apertura ticket
garment-alterations | riparazioni sartoriali; riparazioni di capi; modifiche sartoriali; orli e riparazioni
analytical-chemistry | analisi chimiche; analisi di laboratorio chimico; analisi chimico-fisiche
sampling-science | campionamento?; prelievo di campioni; campionamenti? | laboratorio; analisi; acque; prove; campioni
calibration | taratura; taratura strumenti; taratura degli strumenti; tarature
general-ledger | contabilità generale; tenuta della contabilità generale
industrial-automation | automazione industriale; impianti automatizzati
`;

export const titles = String.raw`
systems-administrator | Sistemista IT
sap-consultant | Consulente SAP
computer-repair-technician | Tecnico hardware
network-technician | Tecnico di rete
it-manager | Responsabile CED
software-developer
research-scientist | Ricercatore; Ricercatrice
postdoctoral-researcher | Assegnista di ricerca
doctoral-researcher | Dottorando; Dottoranda; Dottorando di ricerca
laboratory-technician | Analista di laboratorio
livestock-breeder | Allevatore
fruit-picker | Raccoglitore di frutta; Addetto alla raccolta frutta
dairy-farm-worker | Mungitore
tractor-driver | Trattorista
stable-hand | Stalliere
forestry-worker | Boscaiolo
fisher | Pescatore
production-engineer | Ingegnere di produzione
design-engineer | Ingegnere progettista; Progettista
electrical-designer | Progettista elettrico
cad-technician | Progettista CAD
plc-programmer | Programmatore PLC
electronics-technician | Perito elettronico
electrical-engineering-technician | Perito elettrotecnico
office-clerk | Addetto amministrazione; Addetta amministrazione; Addetto amministrativo; Addetta amministrativa
accounting-clerk | Addetta alla contabilità; Addetto amministrazione e contabilità
commercial-assistant | Impiegata commerciale; Addetto ufficio commerciale; Addetta ufficio commerciale; Impiegata back office commerciale; Impiegato back office commerciale
administrative-assistant | Assistente amministrativa; Assistente d'ufficio
sales-representative | Agente commerciale; Consulente commerciale; Addetto commerciale; Rappresentante di vendita
sales-manager | Responsabile commerciale
marketing-manager | Responsabile marketing
marketing-specialist | Addetta marketing; Impiegato marketing; Impiegata marketing
communications-specialist | Addetta comunicazione; Addetta alla comunicazione
telemarketer | Operatrice telemarketing; Operatrice di telemarketing; Operatore teleselling; Operatrice teleselling
trainee-solicitor | Praticante avvocato; Praticante legale
controlling-specialist | Controller di gestione; Addetta controllo di gestione
bank-employee | Bancaria; Impiegata di banca; Impiegata bancaria
hr-assistant | Addetta risorse umane; Impiegata risorse umane; Impiegata ufficio personale; Impiegato ufficio personale
insurance-agent | Consulente assicurativa; Subagente assicurativo
physician | Medico chirurgo; Guardia medica; Medico di guardia
resident-physician | Medico specializzando; Medico in formazione specialistica
ward-sister | Coordinatore infermieristico; Infermiere coordinatore; Caposala
operatore-socio-sanitario | OSS
elderly-care-assistant | Ausiliario socio assistenziale; Ausiliaria socio assistenziale
dental-hygienist | Igienista dentale
emergency-ambulance-driver | Autista soccorritore; Autista di ambulanza
social-educator | Educatore
sen-assistant | Assistente educativo culturale; Assistente all'autonomia e alla comunicazione; Educatore scolastico
teacher | Docente supplente; Insegnante supplente
literature-teacher | Insegnante di lettere; Docente di lettere
math-teacher | Insegnante di matematica; Docente di matematica
adult-trainer | Formatore; Formatore professionale
school-caretaker | Collaboratore scolastico; Bidello
swimming-teacher | Istruttore di nuoto; Istruttrice di nuoto
gym-instructor | Istruttore fitness; Istruttore di palestra; Istruttore sala pesi
sports-instructor | Istruttore sportivo
makeup-artist | Truccatore; Truccatrice
massage-therapist | Massaggiatore; Massaggiatrice
domestic-cleaner | Donna delle pulizie
door-supervisor | Buttafuori
gendarme | Carabiniere
municipal-police-officer | Vigile urbano; Agente di polizia locale; Agente di polizia municipale
local-government-clerk | Impiegato comunale
graphic-designer | Grafico; Grafico freelance
videographer | Videomaker
video-editor | Montatore video; Videomontatore
camera-operator | Operatore video; Operatore di ripresa; Operatore di camera
audio-engineer | Tecnico del suono; Fonico
lighting-technician | Tecnico luci; Tecnico delle luci
dancer | Ballerino; Ballerina
film-director | Regista
production-designer | Scenografo; Scenografa
costume-designer | Costumista
fashion-designer | Stilista; Stilista di moda
apparel-pattern-maker | Modellista
floral-designer | Fiorista
museum-guide | Guida museale
art-restorer | Restauratore di beni culturali; Restauratrice di beni culturali
play-leader | Animatore per bambini; Animatore centro estivo
orderly | Barelliere
retail-sales-associate | Addetta alle vendite; Commesso di negozio; Assistente alla clientela; Assistente alle vendite
delivery-driver | Autista consegnatario; Autista patente B
courier | Corriere
waiter | Aiuto cameriere di sala
deli-clerk | Addetto banco gastronomia; Addetto al banco gastronomia; Banconista gastronomia; Salumiere; Addetto al banco salumi; Addetto banco salumi; Addetto al reparto gastronomia; Addetto reparto gastronomia; Addetto gastronomia; Addetta gastronomia; Banconista salumi e formaggi
butcher | Addetto macelleria; Addetto al banco macelleria
fishmonger | Pescivendolo; Addetto pescheria; Addetto al banco pescheria
tire-technician | Gommista
bus-driver | Autista di bus; Autista bus; Autista di pullman; Autista di autobus; Conducente di autobus
night-porter | Portiere di notte; Portiere notturno
hotel-receptionist | Receptionist hotel; Receptionist di hotel; Receptionist d'albergo
childcare-worker | Educatore asilo nido; Educatore di asilo nido; Educatore d'asilo nido; Educatore di nido; Assistente all'infanzia; Educatore nido
preschool-teacher | Maestra scuola infanzia; Maestra d'asilo; Insegnante scuola dell'infanzia; Insegnante scuola infanzia
primary-school-teacher | Insegnante scuola primaria; Insegnante di scuola primaria; Maestra elementare; Maestro elementare
switchboard-operator | Centralinista
customer-service-representative | Addetto customer care; Addetto al customer care; Operatore customer care
mechanical-fitter | Montatore meccanico
heating-technician | Caldaista; Tecnico caldaista
street-cleaner-europe | Operatrice ecologica
production-worker | Operatrice di produzione
housekeeping-manager | Governante d'albergo; Governante di hotel; Governante ai piani; Governante hotel
busser | Commis di sala
commis-chef | Commis di cucina
ice-cream-maker | Gelataio
mail-sorter | Addetto smistamento pacchi; Addetto allo smistamento; Addetto smistamento
tourist-animator | Animatore turistico; Animatore villaggio
presser | Stiratrice; Stiratore; Addetto stireria
industrial-painter | Verniciatore; Verniciatore industriale
truck-driver | Autista bilico; Autista di bilico; Autista bilico estero
school-bus-driver | Autista scuolabus; Autista di scuolabus
payroll-specialist | Addetto ufficio paghe; Addetto paghe e contributi; Impiegato ufficio paghe; Addetta ufficio paghe
electronics-assembler | Operatore elettronico; Montatore elettronico; Assemblatore elettronico; Assemblatore schede elettroniche
cable-assembler | Cablatore; Cablatore elettrico; Addetto al cablaggio; Operatore cablaggi
cafeteria-worker | Addetti mensa; Addetto mensa scolastica; Addetta mensa scolastica; Addetto alla mensa; Addetto refezione
occupational-health-and-safety-specialist | Consulente HSE; Addetto HSE; Consulente sicurezza sul lavoro; Consulente salute e sicurezza
door-installer | Serramentista; Posatore di serramenti; Montatore di serramenti
chef-de-partie | Capo partita; Capopartita
upholsterer | Tappezziere
sheet-metal-worker | Lattoniere; Lattoniere industriale
mould-maker | Stampista
knitting-machine-operator | Magliaia; Magliaio
machine-setter | Attrezzista; Attrezzista CNC; Attrezzista macchine utensili
food-runner | Runner di sala; Runner ristorante; Runner luxury restaurant
`;

export const seniority = String.raw`
`;
