export const skills = String.raw`
# Warehouse
warehouse-operations | Warehouse operations | professional | warehousing; warehouse?; warehouse work; <warehouse worker; <warehouse associate; <warehouse procedures; <warehouse functions; <warehouse duties; <distribution center operations; Lagerarbeit; Lagertätigkeiten; entreposage; travail en entrepôt; operaciones de almacén; almacén?; trabajo de almacén; <Lagerlogistik; warehouse experience | | forklift; inventory; shipping; receiving; picking; packing; loading; pallets; pallet; logistics; distribution; stock; orders; labor; almacenista; mercancía; montacargas; inventario; bodega
warehouse-management | Warehouse management | professional | <warehouse manager; distribution center management; managing warehouses; <warehouse supervision; <warehouse supervisor; <warehouse leadership; DC management; Lagerleitung; Lagerverwaltung; gestion d'entrepôt; gestion des entrepôts; gestión de almacenes | warehouse-operations
fachkraft-fur-lagerlogistik-de | Fachkraft für Lagerlogistik (DE) | certification | Fachkraft für Lagerlogistik | warehouse-operations
fachlagerist-de | Fachlagerist (DE) | certification | Fachlagerist; Fachlageristin
lagermeister-de | Lagermeister (DE) | certification | Lagermeister; Lagermeisterin
logistiker-efz-ch | Logistiker EFZ (CH) | certification | Logistiker EFZ; Logistikerin EFZ
warehouse-management-systems | Warehouse management systems | technical | WMS?; warehouse software; WMS systems; Lagerverwaltungssystem; Lagerverwaltungssysteme | | warehouse; inventory; logistics; picking; manhattan; sap; erp; tms; scanner; scanners; rf; lager; distribution; shipping; 3pl; supply; fulfillment; kommissionierung; logistik; logistique; almacén; entrepôt; receiving; pallets; forklift; warehousing; magazzino; magazyn; redprairie
warehouse-control-systems | Warehouse control systems | technical | WCS warehouse; warehouse execution systems; Materialflusssteuerung
sap-ewm | SAP EWM | tool | SAP Extended Warehouse Management | warehouse-management-systems
sap-wm | SAP WM | tool | SAP warehouse management; SAP LE-WM; <SAP LES | warehouse-management-systems
manhattan-wms | Manhattan WMS | tool | <Manhattan WMOS; <Manhattan SCALE; <Manhattan PkMS; <PkMS; <Manhattan Active | warehouse-management-systems; manhattan-associates-software
manhattan-associates-software | Manhattan Associates software | tool | Manhattan Associates | warehouse-management-systems
blue-yonder-wms | Blue Yonder WMS | tool | RedPrairie; Red Prairie; JDA WMS; JDA RedPrairie; RedPrairie WMS | warehouse-management-systems; blue-yonder-software
blue-yonder-software | Blue Yonder software | tool | Blue Yonder; JDA software | warehouse-management-systems
highjump | HighJump WMS | tool | HighJump; High Jump?; High Jump WMS | warehouse-management-systems | software; warehouse; highjump
korber-wms | Körber WMS | tool | | warehouse-management-systems
infor-wms | Infor WMS | tool | <Infor SCE; <Provia WMS; <Infor Supply Chain Execution; <Exceed WMS | warehouse-management-systems
oracle-wms | Oracle WMS | tool | Oracle Warehouse Management; <LogFire; <Oracle WMS Cloud | warehouse-management-systems
microlistics | Microlistics | tool | Microlistics WMS | warehouse-management-systems
softeon | Softeon | tool | Softeon WMS | warehouse-management-systems
extensiv | Extensiv | tool | 3PL Central; <Extensiv 3PL Warehouse Manager | warehouse-management-systems
deposco | Deposco | tool | Deposco Bright Suite | warehouse-management-systems
reflex-wms | Reflex WMS | tool | Hardis Reflex; Reflex Hardis | warehouse-management-systems
psiwms | PSIwms | tool | PSI WMS | warehouse-management-systems
mecalux-easy-wms | Mecalux Easy WMS | tool | Easy WMS | warehouse-management-systems
viadat | viadat | tool | viadat WMS | warehouse-management-systems
shiphero | ShipHero | tool | Ship Hero
finale-inventory | Finale Inventory | tool
cin7 | Cin7 | tool | <DEAR Inventory; <Cin7 Core
sortly | Sortly | tool
fishbowl | Fishbowl Inventory | tool | Fishbowl?; Fishbowl software | warehouse-management-systems | inventory; quickbooks; warehouse; erp; barcode; stock; shipping
shipstation | ShipStation | tool | Ship Station
shipbob | ShipBob | tool | Ship Bob
easyship | Easyship | tool
pirate-ship | Pirate Ship? | tool | Pirate Ship shipping | | shipping; usps; shipstation; labels; ups; etsy; ebay
proship | ProShip | tool | Proship software
stamps-com | Stamps.com | tool
endicia | Endicia | tool
connectship | ConnectShip | tool | <ConnectShip Progistics
kewill-clippership | Kewill Clippership | tool | Clippership
order-picking | Order picking | professional | <order picker; order selecting; <order selector; picking orders; pulling orders; order pulling; picking?; order selection; <case picking; Kommissionierung; Kommissionieren; préparation de commandes; picking de pedidos; preparación de pedidos; <pick and pack; <pick/pack; <picker/packer | | packing; orders; order; warehouse; shipping; forklift; scanner; pallet; loading; receiving; rf
picking-and-packing | Picking and packing | professional | picking & packing; Kommissionieren und Verpacken | order-picking; order-packing
order-packing | Packing goods | professional | <packing orders; packing boxes; <boxing orders; Verpacken?; emballage?; <hand pack?; packing?; <bagging and boxing; <empaque de pedidos; <order packing | | shipping; boxes; orders; picking; labeling; warehouse; assembly; loading; unpacking; sorting; receiving; unloading; colis; marchandises; entrepôt; lager; versand; kommissionieren; cartons
voice-picking | Voice picking | technical | voice-directed picking; pick-to-voice; <voice picking system; pick by voice | order-picking
pick-to-light | Pick-to-light | technical | pick to light systems; put-to-light; Pick-by-Light | order-picking
vocollect | Vocollect | tool | Honeywell Vocollect; <Vocollect Talkman | voice-picking
order-fulfillment | Order fulfillment | professional | order fulfilment; fulfillment?; fulfilling orders; <e-commerce fulfillment; <fulfillment operations; <fulfillment center; product fulfillment; filling orders?; order filling? | | orders; order; warehouse; shipping; ecommerce; logistics; distribution
shipping-receiving | Shipping and receiving | professional | shipping & receiving; receiving and shipping; ship and receive; receiving & shipping; <shipping and receiving clerk; <shipper/receiver; Warenein- und -ausgang; Wareneingang und Warenausgang | shipping; receiving
shipping | Shipping? | professional | shipping of goods; <shipment preparation; <preparing shipments; <outbound shipping; <outbound shipments; shipping operations; <shipping clerk; shipping orders; <shipping logistics; shipping products?; <outbound logistics; <shipping coordination; <shipping procedures; Versand?; Warenausgang; Versandabwicklung; expédition?; envíos? | | receiving; warehouse; packing; inventory; orders; freight; ups; fedex; packages; labels; logistics; forklift; packaging; billing; distribution; lager; waren; pakete; wareneingang; kommissionierung; verpackung; logistik; colis; marchandises; entrepôt; réception; paquetes; almacén; logística
receiving | Goods receiving | professional | receiving?; receiving goods; goods receipt; inbound receiving; <receiving clerk; receiving merchandise; receiving shipments; <receiving inventory; <receiving freight; <receiving deliveries; <inbound freight; <inbound shipments; <inbound logistics; <receiving stock; receive shipments; receiving products; <receiving materials; Wareneingang; <Warenannahme; réception de marchandises; recepción de mercancías | | shipping; stocking; warehouse; inventory; forklift; merchandise; unloading; freight; stock; loading; pallets; inspection
shipping-documentation | Shipping documentation | professional | shipping documents; shipping paperwork; <packing lists; shipping papers; <commercial invoices; <airway bills; <air waybills; <waybills; <freight documents; <Frachtpapiere; <Lieferscheine; Versandpapiere; documents de transport; documentos de embarque; <CMR documents
bills-of-lading | Bills of lading | professional | BOL?; Konnossement; connaissement; conocimiento de embarque | shipping-documentation | freight; shipping; shipments; carrier; truck; loads; receiving; dispatch
certificates-of-origin | Certificates of origin | professional | Ursprungszeugnisse; certificats d'origine; certificados de origen | shipping-documentation
carrier-shipping-systems | UPS WorldShip | tool | WorldShip; UPS World Ship
fedex-ship-manager | FedEx Ship Manager | tool | FedEx Ship; FedEx shipping; FedEx Ship Manager software
ups-campusship | UPS CampusShip | tool | CampusShip
dhl-shipping-tools | DHL shipping tools | tool | DHL shipping; MyDHL+; DHL Geschäftskundenportal; DHL EasyShip
parcel-carrier-shipping | Parcel carrier shipping | professional | UPS and FedEx?; FedEx and UPS?; UPS/FedEx?; FedEx/UPS?; small parcel shipping; parcel shipping | | shipping; packages; labels; parcels; shipments; worldship; receiving; packing; mail
postal-mail-handling | Mail handling | professional | <mail sorting; <sorting mail; <mail distribution; mailroom; mail room; mailroom operations; mail processing; <incoming and outgoing mail; <distributing mail; <sort mail; <mail clerk; Poststelle; Postbearbeitung; <tri du courrier
mail-delivery | Mail delivery? | professional | mail carrier; delivering mail; letter carrier; Briefzustellung; reparto de correo | | route; routes; postal; letters; usps; post; carrier; mailroom; parcels; packages; sorting
postage-meters | Postage meters | technical | franking machine; Frankiermaschine; machine à affranchir; Pitney Bowes?; Pitney Bowes postage | | meter; meters; postage; mailroom; franking; mail; mailing
bulk-mailing | Bulk mailing | professional | bulk mail; USPS bulk mail; presort mail; mass mailings by post
parcel-sorting | Parcel sorting | professional | package handling; package sorting; <package handler; sorting packages; parcel handling; sorting parcels; Paketsortierung; tri de colis; <sorting freight
loading-unloading | Loading and unloading | professional | <loading and unloading trucks; <loading trucks; <unloading trucks; <truck loading; <truck unloading; load and unload; loading & unloading; <unloading freight; loading?; unloading?; <unload trucks; <load trucks; <cargo loading; <unloading merchandise; <trailer loading; <loading freight; Be- und Entladen; chargement et déchargement; carga y descarga | | trucks; unloading; forklift; warehouse; pallets; freight; trailers; shipping; packing; truck; dock; lifting; stocking; trailer; boxes; merchandise
freight-handling | Freight handling | professional | cargo handling; freight handler; Frachtumschlag; manutention de fret; manejo de carga
loading-dock-work | Loading dock work | professional | dock work; dock worker; loading docks; Laderampe; travail de quai
material-handling | Material handling | professional | <material handler; material movement; <moving materials in warehouse; <moving pallets; material transport; manutention; manejo de materiales; <Materialtransport
material-handling-equipment | Material handling equipment | technical | MHE?; MHE operation; Flurförderzeuge; engins de manutention; equipos de manejo de materiales | | forklift; forklifts; pallet; reach; warehouse; counterbalance; powered; lifts
line-feeding | Line feeding | professional | water spider; Materialbereitstellung; line-side delivery; bord de ligne
heavy-lifting | Heavy lifting | professional | lifting heavy objects; lift heavy objects; lifting 50 lbs; lift 50 pounds; lift up to 50 lbs; <manual lifting; able to lift 50 lbs; lifting heavy items; lifting up to 50 lbs; heavy lifter; <lifting boxes; <lift 75 lbs; <lift 100 lbs; port de charges lourdes
manual-handling-training | Manual handling training | certification | manual handling certificate; <gestes et postures
forklift-operation | Forklift operation | technical | forklift; fork lift; <forklift operator; forklift driving; <forklift driver; fork truck; forktruck; operating forklift; operate forklift; <fork lift operator; fork lift operation; <fork lift driver; forklift truck; Gabelstapler; Staplerfahren; <Staplerfahrer; <Gabelstaplerfahrer; chariot élévateur; <cariste; montacargas; carretilla elevadora; <carretillero; lift trucks; <powered industrial trucks; tow motor; towmotor; hi-lo; <propane forklift; <electric forklift; <sit-down forklift; <stand-up forklift; conduite de chariot élévateur; <forklift training; forklift experience
reach-truck-operation | Reach truck operation | technical | reach truck; reach lift; standup reach; stand-up reach; <Raymond reach; <Raymond reach truck; <reach forklift driver; reach fork; Schubmaststapler | forklift-operation
turret-truck-operation | Turret truck operation | technical | turret truck; swing reach; very narrow aisle truck; VNA truck; Schmalgangstapler | forklift-operation
order-picker-truck | Order picker truck operation | technical | cherry picker forklift; stock picker?; order picker lift; order picker truck; order picker forklift; high-level order picker; Kommissionierstapler; <Crown order picker | | warehouse; forklift; pallet; orders; reach; shipping; scanner
pallet-jack | Pallet jacks | technical | <electric pallet jack; pallet truck; <manual pallet jack; <powered pallet jack; <walkie rider; <electric jack; <rider pallet jack; <double pallet jack; <EPJ; Hubwagen; <Elektroameise; transpalette; transpaleta; patín hidráulico
hand-trucks | Hand trucks | technical | dolly and hand truck; dollies?; Sackkarre; diable de manutention; diablito de carga | | warehouse; moving; trucks; loading; pallet; unloading; movers; furniture
clamp-truck | Clamp truck operation | technical | clamp truck; clamp lift; squeeze lift; clamp forklift | forklift-operation
forklift-certification | Forklift certification | certification | forklift certified; certified forklift operator; forklift license; forklift licence; certified forklift; forklift operator certification; forklift certificate; forklift operator certificate; forklift driver certified; certified fork lift operator; fork lift certified; licensed forklift operator; forklift operator license; fork lift license; <OSHA forklift certification; forklift ticket; licencia de montacargas; forklift driving licence | forklift-operation
staplerschein-de | Staplerschein | certification | Staplerschein; Gabelstaplerschein; Flurförderschein; Gabelstaplerführerschein; Flurfördermittelschein; Fahrausweis für Flurförderzeuge; Stapler-Schein; Gabelstapler-Schein; Staplerführerschein; Stapler-Führerschein; Gabelstaplerführerausweis; Staplerausweis; Flurfördermittelausweis; Flurfördermittel-Schein | forklift-certification
caces-r489-fr | CACES R489 (FR) | certification | CACES R489; CACES chariots élévateurs; CACES cariste; <CACES 1 3 5; <CACES 1; <CACES 3; <CACES 5; <CACES 1A; <CACES 1B; <CACES 1 et 3; <CACES 1-3-5; <CACES 1, 3 et 5; <CACES R489 catégorie 1; <CACES R489 catégorie 1A; <CACES R489 catégorie 1B; <CACES R489 catégorie 3; <CACES R489 catégorie 5; <CACES R489 cat 1; <CACES R489 cat 3; <CACES R489 cat 5; <CACES R489 1A; <CACES R489 1B; <CACES R489 3; <CACES R489 5; <CACES catégorie 1; <CACES catégorie 3; <CACES catégorie 5; CACES chariot élévateur; permis cariste; CACES R 489 | forklift-certification
caces-r389-fr | CACES R389 (FR) | certification | CACES R389
caces | CACES | certification | CACES à jour
counterbalance-forklift-licence-uk | Counterbalance forklift licence (UK) | certification | counterbalance licence; FLT counterbalance | flt-licence-uk
rtitb-certificate-uk | RTITB certificate (UK) | certification | RTITB licence; RTITB forklift; RTITB accredited; RTITB?; RTITB certified | | licence; license; forklift; certificate; counterbalance; reach
itssar-certificate-uk | ITSSAR certificate (UK) | certification | ITSSAR forklift; ITSSAR?; ITSSAR licence | | licence; license; forklift; certificate; counterbalance; reach
flt-licence-uk | Forklift truck licence (UK) | certification | FLT licence; FLT license; forklift truck licence
reach-truck-licence | Reach truck licence | certification | reach truck certified; reach truck licence UK; <Schubmaststaplerschein; <B2 reach licence | reach-truck-operation
rf-scanners | Barcode scanners | technical | <RF scanning; <RF gun?; scan gun; hand-held scanners; handheld scanners; barcode scanning; bar code scanner; bar code scanning; hand scanner; scanners and RF; <RF equipment?; <RF unit?; <RF devices?; <Telxon; <Telxon gun; <Symbol scanner; <LRT scanner; Handscanner; MDE-Geräte; MDE Gerät; lecteur code-barres; lector de código de barras; <Zebra scanners; <RF scanners; <RF scanner | | warehouse; scanner; scanners; inventory; picking; forklift; pallet; pallets; shipping; receiving; barcode; orders; cycle counts
rfid | RFID | technical | RFID systems; radio-frequency identification; RFID technology
inventory-management | Inventory management | professional | inventory control; stock control; stock management; inventory?; managing inventory; <inventory control management; <inventory tracking; inventory maintenance; maintaining inventory; <inventory control procedures; manage inventory; control of inventory; inventory management and control; <inventory administration; <inventory supervision; stock keeping; maintain inventory; <monitoring inventory; Bestandsmanagement; Bestandsführung; Lagerbestandsführung; gestion des stocks; gestion de stock; gestión de inventarios; control de inventarios; manejo de inventarios; <inventory accuracy; <stock levels; <inventory monitoring; <inventory levels; <permanente Inventur | | stock; ordering; warehouse; shipping; receiving; supplies; merchandise; purchasing; order; cash; retail; stocking; store; counts; merchandising; logistics; asset; parts
inventory-software | Inventory control software | technical | inventory management software; inventory software; stock control software; inventory control systems; inventory management systems; Bestandsführungssoftware; logiciel de gestion des stocks; logiciel de gestion de stock; software de inventario; software de gestión de inventarios | inventory-management
inventory-counting | Inventory counting | professional | physical inventory; inventory counts; stocktaking; stock taking; stocktake; stock takes; <inventory audits; counting inventory; taking inventory; take inventory; inventory taking; <annual inventory; <daily inventory; <weekly inventory; <monthly inventory; conduct inventory; conducting inventory; <inventory auditing; counting stock; Inventur; Inventuren; Bestandsaufnahme?; inventaires?; inventaire physique; toma de inventarios; inventario físico; inventaire? | | lager; waren; filiale; lagerbestand; stock; stocks; magasin; marchandises; entrepôt; warehouse; dépôt; caisse; rayon; rayons; logistique; inventaires; inventur; produits; marchandise
cycle-counting | Cycle counting | professional | cycle counts; inventaire tournant; conteo cíclico | inventory-counting
inventory-reconciliation | Inventory reconciliation | professional | reconciling inventory; stock reconciliation; <inventory discrepancies; <inventory adjustments; <inventory variance; <inventory variance analysis; reconcile inventory; Bestandsabgleich; <discrepancy research inventory
inventory-optimization | Inventory optimization | technical | <inventory reduction; Bestandsoptimierung; <excess and obsolete inventory; <slow-moving inventory; <inventory analysis; <EOQ; <economic order quantity | inventory-management
safety-stock-planning | Safety stock planning | technical | safety stock; Sicherheitsbestand; stock de sécurité; inventario de seguridad
abc-analysis | ABC analysis? | technical | ABC inventory; ABC/XYZ-Analyse; ABC-Analyse?; ABC/XYZ; analyse ABC?; análisis ABC? | | inventory; stock; warehouse; lager; xyz; sku; logistik; einkauf; supply; stocks; inventarios; bestand; materialwirtschaft; disposition
sku-rationalization | SKU rationalization | professional | SKU management; product line rationalization; Sortimentsbereinigung
inventory-replenishment | Stock replenishment | professional | replenishment?; inventory replenishment; replenishing stock; restocking inventory; <replenishment planning; <auto-replenishment; replenish inventory; replenishing inventory; <restocking supplies; <replenish supplies; Nachschub?; réapprovisionnement; approvisionnement des stocks; reposición de inventario; reposición de mercancía; <par levels; <min/max levels; <reorder points | | inventory; stock; allocation; shelves; store; merchandise; supply; planning; orders; buying; warehouse
vendor-managed-inventory | Vendor-managed inventory | technical | VMI?; consignment inventory; Konsignationslager; gestion partagée des approvisionnements | | inventory; vendor; supplier; replenishment; kanban; stock
stock-rotation | Stock rotation | technical | product rotation; rotating stock; rotate stock; rotating products; rotate products; rotation of stock; <FIFO?; <FEFO; <FIFO method?; <first in first out?; rotation des stocks; rotación de inventario; <checking expiration dates | | stock; rotation; rotate; food; warehouse; perishable; expiration; shelves
supply-ordering | Supply ordering | professional | ordering supplies; order supplies; <order office supplies; <ordering office supplies; <office supply ordering; ordering of supplies; commande de fournitures | | supplies; inventory; stock; purchasing; vendors; merchandise; materials; receiving; scheduling; food; products; parts; stocking
ordering-from-suppliers | Ordering from suppliers | professional | ordering?; placing orders with vendors; order placing with suppliers; ordering products; ordering goods; ordering merchandise; product ordering; ordering materials; material ordering; Materialbestellung; Bestellwesen; passation de commandes; pedidos a proveedores; placing orders?; ordering stock; stock ordering; inventory ordering; ordering inventory | | supplies; inventory; stock; purchasing; vendors; merchandise; parts; stocking
asset-tracking | Asset tracking | professional | <equipment tracking; <equipment inventory; <property management of equipment; <equipment accountability; <asset inventory
tool-control | Tool control | professional | tool accountability; foreign object damage tool control; Werkzeugkontrolle
military-supply-systems | PBUSE | tool
gcss-army | GCSS-Army | tool | GCSS Army; Global Combat Support System-Army
ulls | ULLS | tool | <ULLS-S4; <ULLS-G; <ULLS-A(E); Unit Level Logistics System
sams-e | SAMS-E | tool | SAMS-1E; SAMS-2E; Standard Army Maintenance System
dpas | DPAS | tool | Defense Property Accountability System
r-supply | R-Supply | tool | Relational Supply; R-Supply Navy
nalcomis | NALCOMIS | tool | <NALCOMIS OOMA
mimms | MIMMS? | tool | Marine Corps Integrated Maintenance Management System | | marine; usmc; marines; gcss
stamis | STAMIS | technical | Standard Army Management Information Systems
dla-disposition-services | DLA Disposition Services | technical | DRMO; DRMO turn-ins
military-logistics | Military supply | professional | unit supply; <unit supply specialist; Army supply; <supply sergeant
military-logistics-work | Military logistics | professional | Militärlogistik
property-accountability | Property accountability | professional | property book; hand receipts; sub-hand receipts; supply accountability; FLIPL
cross-docking | Cross-docking | technical | cross dock; crossdock; cross-dock operations; Crossdocking
transloading | Transloading | professional | transload; transload operations; Umladen
freight-consolidation | Freight consolidation | professional | consolidation and deconsolidation; <CFS operations; container freight station; groupage?; Sammelladung; consolidación de carga | | transport; fret; logistique; camion; fracht; freight; maritime; import; export; conteneur
yard-management | Yard management | professional | <trailer yard; <yard checks; Hofmanagement? | | lkw; auflieger; trailer; wechselbrücken; logistik; rampe
yard-truck-driving | Yard truck driving | professional | yard jockey; yard spotter; hostler?; yard hostler; spotter truck; yard goat; yard dog; yard driver; trailer spotting; hostling; yard truck; switcher truck; yard switching; Rangieren von Aufliegern | | yard; trailers; trailer; truck; cdl; spotter; dock
dock-scheduling | Dock scheduling | professional | dock appointments; dock management?; dock door scheduling; Rampenmanagement; Zeitfenstermanagement | | warehouse; trailers; carriers; appointments; receiving; inbound; freight
dock-supervision | Dock supervision | professional | dock supervisor; supervising the dock
opendock | Opendock | tool | Open Dock scheduling | dock-scheduling
cold-chain | Cold chain logistics | technical | cold chain; <temperature-controlled logistics; cold chain management; Kühllogistik; chaîne du froid; cadena de frío; <temperature-controlled shipping
cold-storage | Cold storage? | technical | frozen storage; freezer warehouse; refrigerated warehouse; Kühllager; Tiefkühllager; entrepôt frigorifique; cámara frigorífica | | freezer; warehouse; frozen; refrigerated; food; produce; meat; forklift; pallets; perishable; seafood
refrigerated-transport | Refrigerated transport | technical | reefer?; refrigerated trailers; reefer loads; Kühltransport; transport frigorifique; transporte refrigerado | | trailer; trailers; container; containers; loads; cdl; freight; truck; driver; flatbed; dry van; refrigerated; trucking
good-distribution-practice | Good distribution practice | technical | GDP good distribution practice; GDP pharma; gute Vertriebspraxis; bonnes pratiques de distribution; buenas prácticas de distribución
reverse-logistics | Reverse logistics | professional | <returns management; <Retourenmanagement; logistique inverse; logística inversa
returns-to-vendor | Returns to vendor | professional | RTV?; processing returns to vendor; Lieferantenretouren; retours fournisseurs; devoluciones a proveedor; <RGA? | | vendor; vendors; returns; warehouse; merchandise; defective; credits; receiving; shipping
tool-crib-stores | Storekeeping | professional | <storekeeper; <stockroom; <stock room; <storeroom; <store room; stockroom management; stockroom organization; storeroom management; stores keeping; stockroom operations; <supply room; <parts room; stockroom maintenance; Magazinverwaltung; <Lagerist; <magasinier; <bodeguero; <almacenista; <stock clerk; <supply clerk; <gestion de magasin pièces

# Supply chain
supply-chain-management | Supply chain management | professional | supply chain; SCM?; <supply chain operations; managing supply chains; <supply chain logistics; <supply chain manager; end-to-end supply chain; <global supply chain; <supply chain process; <supply chain processes; Lieferkettenmanagement; chaîne logistique; gestion de la chaîne logistique; gestion de la chaîne d'approvisionnement; cadena de suministro; gestión de la cadena de suministro; cadena de abastecimiento | | supply; chain; logistics; procurement; sap; erp; warehouse
logistics | Logistics | professional | logistics management; <logistics operations; <logistics coordination; <logistics planning; <logistics support; <logistics coordinator; <logistics manager; <logistical coordination; <logistical support; <transportation logistics; <logistical operations; <logistical planning; <logistics administration; Logistik; <Logistikmanagement; logistique; logística; gestion logistique; gestión logística; operaciones logísticas; logistical management; <global logistics; <international logistics; <Transportlogistik; <material logistics; <transport and logistics; <transportation and logistics
kaufmann-fur-spedition-und-logistikdienstleistung-de | Kaufmann für Spedition und Logistikdienstleistung (DE) | certification | Kaufmann für Spedition und Logistikdienstleistung; Kauffrau für Spedition und Logistikdienstleistung | freight-forwarding
speditionskaufmann-de | Speditionskaufmann (DE) | certification | Speditionskaufmann; Speditionskauffrau
logistikmeister-de | Logistikmeister (DE) | certification | geprüfter Logistikmeister; Logistikmeisterin; Industriemeister Logistik | logistics
supply-chain-planning | Supply chain planning | professional | supply planning; <supply chain planner; <supply and demand planning; <supply planner; Supply-Chain-Planung; planificación de la cadena de suministro; <advanced planning and scheduling | supply-chain-management
distribution-requirements-planning | Distribution requirements planning | technical | DRP planning; distribution resource planning | supply-chain-planning
integrated-business-planning | Integrated business planning | professional | IBP process; integrated business planning process
demand-planning | Demand planning | professional | <demand planner; Bedarfsplanung?; Absatzplanung; planificación de la demanda; <forecast accuracy; <statistical forecasting demand; <consensus forecasting; <demand management?; <inventory forecast | | forecast; forecasting; supply; inventory; s&op; disposition; einkauf; bestand; absatz; produktion; material
demand-forecasting | Demand forecasting | technical | demand forecast; forecasting demand; prévision de la demande; Bedarfsprognose; pronóstico de la demanda
sales-operations-planning | Sales and operations planning | professional | S&OP; sales & operations planning; S&OP process; SIOP?; sales inventory and operations planning; SIOP process; <S&OE | supply-chain-planning | demand; forecast; inventory; supply; forecasting
material-planning | Material planning | professional | <material planner; production material planning; Materialdisposition; Materialplanung; planificación de materiales; <planner/buyer; <buyer/planner | | materialwirtschaft; einkauf; lager; logistik; purchasing; procurement; materials; vendors; suppliers; orders; inspection; delivery; parts; beschaffung; sap
materials-management | Materials management | professional | Materialwirtschaft; materials manager; material control; gestion des matières; gestión de materiales
expediting | Expediting? | professional | expediting materials; material expediting; expeditor?; parts expediting; <shortage management; relance fournisseurs; activación de pedidos | | purchase; purchasing; suppliers; vendors; vendor; materials; parts; procurement; buyers; buyer; shortages; po
mro-inventory-management | MRO inventory management | professional | MRO inventory; MRO materials; MRO supplies; MRO purchasing
supply-chain-analytics | Supply chain analysis | technical | supply chain analytics; <logistics analysis; <supply chain analyst; <supply chain modeling; <logistics analytics; <supply chain metrics
supply-chain-network-design | Supply chain network design | technical | network optimization?; distribution network design; supply chain design; Netzwerkplanung Logistik; network modeling supply chain | | supply chain; distribution; logistics; warehouses; freight; facilities; transportation
supply-chain-optimization | Supply chain optimization | professional | logistics optimization; supply chain improvement; optimisation de la supply chain; optimización de la cadena de suministro
coupa-supply-chain-guru | Coupa Supply Chain Guru | tool | Llamasoft; Supply Chain Guru; LLamasoft Supply Chain Guru X; Coupa Supply Chain Modeler | supply-chain-network-design
anylogistix | anyLogistix | tool | any Logistix | supply-chain-network-design
freight-cost-analysis | Freight cost analysis | professional | freight analysis; transportation cost analysis; freight spend analysis; Frachtkostenanalyse
supply-chain-risk | Supply chain risk management | professional | <supply risk; <supplier risk; <supplier risk management; <supply chain resilience; <supply continuity; <supply chain disruption; <supplier risk assessment
c-tpat | C-TPAT | technical | CTPAT; Customs-Trade Partnership Against Terrorism; CTPAT compliance
authorised-economic-operator | Authorised Economic Operator | certification | AEO certification; AEO status; OEA opérateur économique agréé; zugelassener Wirtschaftsbeteiligter; <AEO-C; <AEO-F
supply-chain-due-diligence | Supply chain due diligence | professional | Lieferkettensorgfaltspflichtengesetz; LkSG; Lieferkettengesetz; <conflict minerals; devoir de vigilance; <conflict minerals reporting
supply-chain-security | Supply chain security? | professional | cargo security; TAPA?; TAPA FSR; sûreté de la chaîne logistique | | cargo; c-tpat; ctpat; freight; customs; tapa; warehouse; shipments; carriers; theft; logistics; fsr; tsr
counterfeit-parts-prevention | Counterfeit parts prevention | professional | counterfeit parts; AS5553; counterfeit avoidance
sap-mm | SAP MM | tool | SAP Materials Management; SAP MM module; <SAP MM/WM; <SAP MM/PP
sap-srm | SAP SRM | tool | SAP Supplier Relationship Management
sap-pp | SAP PP | tool | SAP Production Planning; SAP PP module; <SAP PP/DS; <SAP PP-PI
sap-apo | SAP APO | tool | <APO DP; <APO SNP; <SAP APO DP; SAP Advanced Planning and Optimization | supply-chain-planning
sap-ibp | SAP IBP | tool | SAP Integrated Business Planning; IBP SAP | supply-chain-planning
sap-snc | SAP SNC | tool | SAP Supply Network Collaboration
kinaxis | Kinaxis RapidResponse | tool | Kinaxis; RapidResponse; Kinaxis Maestro | supply-chain-planning
oracle-ascp | Oracle ASCP | tool | Oracle Advanced Supply Chain Planning | oracle-vcp
oracle-vcp | Oracle Value Chain Planning | tool | Oracle VCP; Oracle VCP suite | supply-chain-planning
oracle-demantra | Oracle Demantra | tool | Demantra; Oracle Demantra Demand Management | demand-planning
oracle-scm-cloud | Oracle SCM Cloud | tool | Oracle Fusion SCM; Oracle Fusion Cloud SCM
logility | Logility | tool | Logility Voyager | supply-chain-planning
jda-planning | Blue Yonder planning | tool | <JDA demand; JDA planning; <JDA Fulfillment; Luminate Planning | supply-chain-planning; blue-yonder-software
manugistics | Manugistics | tool | Manugistics NetWORKS | supply-chain-planning
i2-planning | i2 planning | tool | i2 Technologies; <i2 Factory Planner | supply-chain-planning
jda-e3 | JDA E3 | tool | E3 replenishment; <E3 TRIM; <AWR E3
o9-solutions | o9 Solutions | tool | o9 planning | supply-chain-planning
relex | RELEX | tool | RELEX Solutions | supply-chain-planning
slim4 | Slim4 | tool | Slimstock Slim4 | supply-chain-planning
toolsgroup-so99-plus | ToolsGroup SO99+ | tool | ToolsGroup; SO99+ | supply-chain-planning
omp-plus | OMP Plus | tool | OMP planning; <OMP Unison Planning | supply-chain-planning
netstock | Netstock | tool
lokad | Lokad | tool
e2open | e2open | tool | E2open planning
infor-nexus | Infor Nexus | tool | GT Nexus
futurmaster | FuturMaster | tool | | supply-chain-planning
demand-solutions | Demand Solutions? | tool | | supply-chain-planning | demand planning; forecasting software; logility
atlas-planning-platform | Atlas Planning Platform | tool | John Galt planning | demand-planning
john-galt-forecastx | John Galt ForecastX | tool | ForecastX | demand-planning
apics-cpim | APICS CPIM | certification | CPIM; certified in production and inventory management; <APICS CPIM certified; certified in planning and inventory management | apics-certification
ascm-membership | ASCM membership | certification | APICS member; ASCM member
apics-certification | APICS certification | certification | APICS certified; APICS?; ASCM certified; ASCM certification | | cpim; cscp; cltd; certified; certification
apics-cirm | APICS CIRM | certification | CIRM? | | apics; cpim; cscp; inventory; production
apics-cscp | APICS CSCP | certification | CSCP; certified supply chain professional; APICS CSCP certified; CSCP certified | apics-certification
apics-cltd | APICS CLTD | certification | CLTD; certified in logistics, transportation and distribution | apics-certification
scor-model | SCOR model | technical | SCOR?; SCOR framework; SCOR-Modell; Supply Chain Operations Reference | | supply; chain; apics; ascm; logistics; cscp; s&op
scor-p | SCOR-P | certification | SCOR Professional; SCOR-P certified | scor-model
cscmp-scpro | CSCMP SCPro | certification | SCPro; <SCPro Level One | supply-chain-management
ast-and-l-ctl | AST&L CTL | certification | CTL certification logistics; certified in transportation and logistics | logistics
mssc-certified-logistics-technician | MSSC Certified Logistics Technician | certification | certified logistics technician; MSSC CLT; MSSC CLT certification | certified-logistics-associate
certified-logistics-associate | Certified Logistics Associate | certification | MSSC CLA
cilt-membership | CILT membership | certification | <CMILT; CILT?; CILT member; MCILT?; <FCILT | | member; membership; mcilt; cmilt; fcilt; chartered
demonstrated-master-logistician | Demonstrated Master Logistician | certification | SOLE DML

# Purchasing
procurement | Procurement | professional | purchasing; procurement management; purchasing management; <procurement process; <procurement processes; purchasing and procurement; procurement operations; <material procurement; procurement activities; purchase management; <purchasing procedures; <procurement of materials; <purchasing materials; purchasing activities; Einkauf; Beschaffung; achats; adquisiciones?; abastecimiento?; procurement/purchasing; <corporate purchasing; purchasing operations; <purchasing processes; <capital purchasing; <capital procurement; procurement and purchasing; purchasing & procurement; <equipment purchasing; compras empresariales; buying?; <purchasing agent; <buyer?; <operativer Einkauf; <industrial purchasing; compras? | | vendor; vendors; supplier; suppliers; procurement; sourcing; merchandise; merchandising; purchasing; retail; assortment; planner; materials; fashion; proveedores; compras; cotizaciones; almacén; insumos; licitaciones
indirect-procurement | Indirect procurement | professional | indirect purchasing; indirect spend; indirekter Einkauf; achats indirects; compras indirectas | procurement
direct-procurement | Direct procurement | professional | direct materials purchasing; direct materials procurement; direkter Einkauf; achats directs; Produktionsmaterialeinkauf | procurement
technical-purchasing | Technical purchasing | professional | technischer Einkauf; achats techniques; compras técnicas | procurement
purchase-orders | Purchase orders | professional | purchase order processing; PO processing; <issuing purchase orders; processing purchase orders; purchase order management; <creating purchase orders; <blanket orders; PO management; <placing purchase orders; <purchase order creation; Bestellungen auslösen; bons de commande; órdenes de compra; <PO creation; <purchase order tracking
purchase-requisitions | Purchase requisitions | professional | purchase requests; requisitions?; requisitioning?; Bestellanforderungen; BANF; demandes d'achat; requisiciones de compra | | purchase; purchasing; vendors; procurement; po; suppliers; buyer; materials
purchasing-cards | Purchasing cards | professional | P-Cards; purchase cards; procurement cards; P-card program; corporate purchasing cards
strategic-sourcing | Strategic sourcing | professional | <sourcing strategy; <procurement strategy; strategic procurement; strategic purchasing; strategischer Einkauf; strategische Beschaffung; achats stratégiques; compras estratégicas; <direct sourcing procurement; <category sourcing | procurement | vendor; vendors; supplier; suppliers; procurement; purchasing; global; materials; supply; fabric; negotiation; negotiations; manufacturing; buying; commodity; category; factories; overseas; fabrics; products
sourcing | Sourcing? | professional | product sourcing; materials sourcing; sourcing materials; sourcing suppliers; supplier identification; supplier sourcing; vendor sourcing; sourcing achats; sourcing and procurement; sourcing/procurement; <fabric sourcing; <local sourcing; Lieferantensuche; búsqueda de proveedores | procurement | vendor; vendors; supplier; suppliers; procurement; purchasing; materials; fabric; buying; commodity; factories; overseas; fabrics
global-sourcing | Global sourcing | professional | international sourcing; overseas sourcing; low-cost country sourcing; international purchasing; global procurement; globale Beschaffung; achats internationaux; compras internacionales | sourcing
category-management-in-procurement | Category management in procurement | professional | category management procurement; commodity management; Warengruppenmanagement; commodity sourcing; commodity manager; gestion de catégories achats; gestión de categorías de compra | procurement
spend-analysis | Spend analysis | professional | spend management; spend analytics; Ausgabenanalyse; analyse des dépenses achats
supplier-selection | Supplier selection | professional | vendor selection; vendor evaluation; Lieferantenauswahl; sélection des fournisseurs; selección de proveedores
make-or-buy-analysis | Make-or-buy analysis | professional | make-or-buy; make-or-buy decisions
supplier-management | Supplier management | professional | vendor management; supplier relationship management; <vendor relations; <supplier relations; <vendor relationships; managing vendors; managing suppliers; <supplier performance; vendor relationship management; <supplier relationships; vendor relations management; <supplier performance management; <vendor performance; <vendor coordination; supplier base management; <vendor liaison; <vendor communication; <coordinating vendors; <vendor manager; <vendor supervision; <supplier coordination; Lieferantenmanagement; gestion des fournisseurs; relation fournisseurs; gestión de proveedores; <vendor oversight; <supplier performance monitoring; <vendor partnerships; vendor/supplier management; <supplier rationalization; <vendor performance management; supplier/vendor management; <Lieferantenbeziehungen; vendor and supplier management | | sap; ariba; procurement; purchasing; supplier; sourcing
supplier-evaluation | Supplier evaluation | professional | supplier scorecards; vendor scorecards; Lieferantenbewertung; évaluation des fournisseurs; evaluación de proveedores; supplier assessments
supplier-development | Supplier development | professional | Lieferantenentwicklung; développement fournisseurs; desarrollo de proveedores
supplier-onboarding | Supplier onboarding | professional | Lieferanten-Onboarding; alta de proveedores
supplier-negotiation | Supplier negotiation | professional | vendor negotiation; purchasing negotiation; <price negotiation with suppliers; negotiating with vendors; negotiating with suppliers; purchase negotiation; Einkaufsverhandlungen; Lieferantenverhandlungen; <vendor contract negotiation; negotiate with vendors; procurement negotiation; <negotiating prices with vendors; <supplier contract negotiation; négociation fournisseurs; négociation achats; negociación con proveedores; <price negotiations vendors; <negotiate prices with vendors
freight-rate-negotiation | Freight rate negotiation | professional | freight negotiation; carrier rate negotiation; Frachtratenverhandlung; négociation de fret
supplier-contracts | Supplier contracts | professional | vendor contracts; purchasing contracts; procurement contracts; Lieferantenverträge; contrats fournisseurs; contratos con proveedores; Rahmenverträge Einkauf
rfq-rfp | Requests for quotation | professional | RFQ; request for quote; <obtaining quotes?; <vendor quotes; <obtain quotes?; Angebotseinholung; RFQ process; <requesting quotes?; <supplier quotes; <soliciting quotes?; consultation fournisseurs | | vendor; vendors; suppliers; purchasing; materials; procurement; purchase; contractors; parts
competitive-bidding | Competitive bidding | professional | competitive bids; bid solicitation; soliciting bids; obtaining bids; supplier bids; vendor bids; vendor bidding; sealed bids
bid-evaluation | Bid evaluation | professional | bid analysis; bid tabulation; bid comparison; bid review; Angebotsvergleich; analyse des offres; evaluación de ofertas
reverse-auctions | Reverse auctions | technical | eAuctions; e-auctions; enchères inversées; subastas inversas; Einkaufsauktionen
tender-management | Tender management | professional | Ausschreibungen; appels d'offres; licitaciones; public tenders; Ausschreibungsmanagement; licitaciones públicas; tendering management; RFx
government-procurement | Public procurement | professional | government procurement; government purchasing; marchés publics; öffentliches Auftragswesen; <Vergabeverfahren; contratación pública; contrataciones públicas; public purchasing; contratación estatal; <government contract administration
federal-acquisition-regulation | Federal Acquisition Regulation | technical | FAR regulations; federal acquisition; FAR/DFARS; FAR and DFARS; Federal Acquisition Regulations (FAR); simplified acquisition procedures; FAR Part 15
federal-procurement-us | Federal procurement (US) | professional | federal contracting; federal procurement; military procurement; defense procurement | government-procurement
contracting-officer-s-representative | Contracting Officer's Representative | certification | contracting officer representative; COTR; contracting officer representative COR; COR certification? | federal-procurement-us | contracting; federal; contract; contracts; cotr; dod; fac
gsa-schedules | GSA schedules | technical | GSA contracts; GSA Advantage; GSA MAS; GSA Multiple Award Schedule
ncma-cfcm | NCMA CFCM | certification | certified federal contracts manager; CFCM
ncma-cpcm | NCMA CPCM | certification | CPCM certification
e-procurement | E-procurement systems | technical | e-procurement; eProcurement; electronic procurement; e-Purchasing; procurement software; procurement systems; elektronische Beschaffung; achats électroniques | | procurement; purchasing; sap; ariba; invoice; payable; order; vendor; o2c; supplier
procure-to-pay | Procure-to-pay | professional | purchase-to-pay; P2P procurement; requisition-to-pay; P2P process; P2P?; P2P-Prozess; procure to pay process | | procurement; purchasing; sap; ariba; invoice; payable; order; vendor; o2c; supplier
source-to-pay | Source-to-pay | professional | S2P?; source-to-contract | | procurement; ariba; coupa; sourcing; p2p; ivalua; jaggaer
e-sourcing | E-sourcing | technical | eSourcing; e-sourcing platforms
sap-ariba | SAP Ariba | tool | Ariba; <Ariba Buyer; <Ariba Sourcing; <Ariba Network; <SAP Ariba Sourcing; <Ariba procurement; <Ariba Contracts | e-procurement
coupa | Coupa | tool | <Coupa Procurement; <Coupa P2P; Coupa software | e-procurement
jaggaer | JAGGAER | tool | <SciQuest; JAGGAER ONE | e-procurement
bravosolution | BravoSolution | tool | Bravo Solution | e-procurement
pool4tool | POOL4TOOL | tool | | e-procurement
onventis | Onventis | tool | Onventis Buyer | e-procurement
synertrade | Synertrade | tool | SynerTrade Accelerate | e-procurement
unimarket | Unimarket | tool | | e-procurement
precoro | Precoro | tool | | e-procurement
procurify | Procurify | tool | | e-procurement
tradeshift | Tradeshift | tool
bonfire-eprocurement | Bonfire eProcurement | tool | Euna Bonfire; BonfireHub | e-procurement
ivalua | Ivalua | tool | | e-procurement
emptoris | IBM Emptoris | tool | Emptoris | e-procurement
gep-smart | GEP SMART | tool | GEP procurement | e-procurement
zycus | Zycus | tool | | e-procurement
basware | Basware | tool | <Basware P2P | e-procurement
oracle-purchasing | Oracle Purchasing | tool | Oracle Procurement; <Oracle iProcurement; <Oracle Procurement Cloud; Oracle purchasing module | e-procurement
peoplesoft-purchasing | PeopleSoft Purchasing | tool | PeopleSoft eProcurement; PeopleSoft ePro | e-procurement
ism-cpsm | ISM CPSM | certification | CPSM?; certified professional in supply management; certified professional in supply management CPSM | procurement | supply; ism; procurement; purchasing; sourcing; cpim; cscp; cpm
ism-cpsd | ISM CPSD | certification | CPSD; Certified Professional in Supplier Diversity
certified-purchasing-manager | Certified Purchasing Manager | certification | C.P.M.?; ISM C.P.M. | procurement | purchasing; ism; supply; procurement; napm; buyer
ism-membership | ISM membership | certification | ISM member; Institute for Supply Management member; Institute of Supply Management member
certified-purchasing-professional | Certified Purchasing Professional | certification | APS CPP; certified purchasing professional CPP | procurement
cppb | CPPB | certification | certified professional public buyer; CPPB certified | government-procurement
cppo | CPPO | certification | CPPO certified; certified public procurement officer | cppb
nigp-cpp | NIGP-CPP | certification | NIGP certified procurement professional | government-procurement
spsm | SPSM | certification | Senior Professional in Supply Management; SPSM certification | procurement
scmp-canada | SCMP (Canada) | certification | SCMP certification; Supply Chain Management Professional Canada; Supply Chain Canada SCMP | supply-chain-management
fachwirt-fur-einkauf-de | Fachwirt für Einkauf (DE) | certification | Fachwirt für Einkauf | procurement
fachkaufmann-einkauf-logistik-de | Fachkaufmann für Einkauf und Logistik (DE) | certification | Fachkaufmann Einkauf und Logistik; Fachkauffrau Einkauf und Logistik

# Import, export, freight
import-export | Import and export? | professional | import/export?; importing and exporting; exports and imports; <import export operations; export/import?; <import and export operations; Import/Export Abwicklung; Außenhandel; importación y exportación; comercio exterior; import-export international; <import/export procedures | | importing; customs; shipments; freight; trade; logistics
export-operations | Export operations | professional | exporting?; exportation?; export shipping; export administration; export coordination; Exportabwicklung; Exportsachbearbeitung; exportaciones; administration des ventes export | | customs; shipments; freight; trade; logistics; douane; maritime; logistique
import-operations | Import operations | professional | import coordination; Importabwicklung; importaciones; <import documentation; importing goods
international-shipping | International shipping | professional | international shipments; overseas shipments; international freight; internationaler Versand; expédition internationale; envíos internacionales
export-documentation | Export documentation | professional | import/export documentation; export documents; Exportdokumente; documents d'exportation; documentación de exportación | export-operations
customs-clearance | Customs clearance | professional | <customs compliance; <customs documentation; <customs entry; <customs procedures; <customs entry writing; <import customs clearance; Zollabwicklung; <Zollanmeldung; <Zollformalitäten; dédouanement; <déclaration en douane; despacho aduanero; trámites aduaneros; <entry writer; customs clearing; Zollabfertigung; <customs declarations; <U.S. Customs; <customs invoices | | export; import; spedition; versand; außenhandel; atlas; zolltarif; logistik; ausfuhr; einfuhr
customs-regulations | Customs regulations | technical | customs law; US customs regulations; CBP regulations; Zollrecht; réglementation douanière; legislación aduanera; Zoll?; Zollwesen; douane?; aduanas?; US customs | | export; import; spedition; versand; außenhandel; atlas; zolltarif; logistik; ausfuhr; einfuhr; logistique; logística; transit; despacho
customs-brokerage | Customs brokerage | professional | customs broker; customs house brokerage; customs brokering; agente aduanal; commissionnaire en douane; Zollagentur | customs-clearance
licensed-customs-broker-us | Licensed customs broker (US) | certification | customs broker license; licensed customs broker; US customs broker license; LCB customs | customs-brokerage
certified-customs-specialist | Certified Customs Specialist | certification | CCS NCBFAA; NCBFAA CCS
duty-drawback | Duty drawback | professional | customs drawback; drawback claims; Zollrückvergütung
foreign-trade-zones | Foreign trade zones | technical | FTZ?; FTZ operations; zone franche; zona franca; Freihandelszonen | | customs; import; duty; zone; cbp; tariff; warehouse; zona; aduana
bonded-warehousing | Bonded warehousing | professional | bonded warehouse; in-bond shipments; Zolllager; entrepôt sous douane; depósito fiscal
importer-security-filing | Importer Security Filing | professional | ISF filing; ISF 10+2
atlas-customs-system-de | ATLAS customs system (DE) | tool | ATLAS Zoll; ATLAS-Ausfuhr; ATLAS-Verfahren; ATLAS NCTS | customs-clearance
ace-customs-system-us | ACE customs system (US) | tool | ACE customs; Automated Commercial Environment
delta-customs-system-fr | DELTA customs system (FR) | tool | DELTA G; DELTA X; DELT@ douane
dbh-customs-software | dbh customs software | tool | Advantage Customs; dbh Advantage Customs
sap-gts | SAP GTS | tool | SAP Global Trade Services | trade-compliance
tariff-classification | Tariff classification | technical | HTS classification; <HS codes; <HTS codes; <tariff codes; <commodity codes?; classement tarifaire; clasificación arancelaria; <harmonized tariff codes; <harmonized codes; HS classification; Einreihung Zolltarif; <Warentarifnummern; <fracciones arancelarias; harmonized tariff classification; <harmonized tariff schedule; <HTSUS; <harmonized system; <Zolltarif; <Schedule B? | | customs; tariff; classification; import; codes; entry
trade-compliance | Trade compliance? | professional | global trade compliance; import/export compliance; international trade compliance; <import/export regulations; <conformité douanière; <trade regulations?; <import and export regulations; import and export compliance; <import/export laws | | import; export; imports; exports; customs; tariff; itar; ear; shipments; sanctions; broker; hts; logistics
export-controls | Export controls | professional | export compliance; Exportkontrolle; contrôle export; export control compliance; export regulations; export licensing; Außenwirtschaftsrecht; <export license; control de exportaciones | trade-compliance
itar | ITAR | technical | International Traffic in Arms Regulations; ITAR regulations; ITAR compliance; ITAR/EAR; EAR/ITAR | export-controls
export-administration-regulations | Export Administration Regulations | technical | EAR regulations?; ECCN; Export Control Classification | export-controls | export; itar; ofac; eccn; trade compliance
denied-party-screening | Denied party screening | professional | restricted party screening; OFAC screening trade; sanctioned party screening | trade-compliance
rules-of-origin | Rules of origin | technical | <free trade agreements?; <FTA trade agreements; <NAFTA?; NAFTA certificates; <USMCA?; NAFTA certificate of origin; Präferenzrecht; Präferenzkalkulation; Ursprungsrecht; Präferenzen und Warenursprung; règles d'origine; reglas de origen; Warenursprung und Präferenzen | | customs; origin; tariff; certificates; import; zoll; präferenz; duty; hts; aduana; aduanas; certificate
import-compliance | Import compliance | professional | import regulations; importer compliance | trade-compliance
incoterms | Incoterms | technical | <Incoterms 2010; <Incoterms 2020; international commercial terms; <FOB/CIF; Lieferbedingungen Incoterms; INCO terms
freight-forwarding | Freight forwarding | professional | <freight forwarder; <forwarding agent; Spedition?; <Speditionswesen; commission de transport; freight forwarding operations; <flete internacional; <international freight forwarding; <international forwarding; <NVOCC; <transitaire; <agente de carga | | shipping; forwarding; carrier; carriers; logistics; unloading; ocean; ltl; air; cargo; warehouse; dispatch; trucks; transportation; stocking; truck; loading; receiving; inbound; sendungen; luftfracht; seefracht; zoll; frachten; abfertigung; disposition; zollabwicklung; verladung
freight-operations | Freight operations | professional | freight?; freight management; freight coordination; freight services; Frachtabwicklung; gestion du fret; gestión de fletes; <affrètement? | | shipping; forwarding; carrier; carriers; logistics; unloading; ocean; ltl; air; cargo; warehouse; dispatch; trucks; transportation; truck; loading; receiving; inbound; fret; transporteurs; camions; transport; messagerie
ocean-freight | Ocean freight | technical | sea freight; ocean shipping; <container shipping; <ocean export; <ocean import; <FCL?; <LCL?; <FCL/LCL; ocean freight operations; Seefracht; fret maritime; flete marítimo; <LCL/FCL; <transport maritime; <ocean bookings; <export ocean; <transporte marítimo | | container; ocean; freight; import; export; fret; conteneur; maritime; container; seefracht; vessel; forwarding
drayage | Drayage | professional | container drayage; port drayage; port operations drayage
intermodal-transport | Intermodal transport | technical | intermodal?; intermodal transportation; intermodal logistics; intermodal operations; Kombinierter Verkehr; transport intermodal; transporte intermodal | | rail; freight; container; logistics; drayage; trucking; shipping; transportation
demurrage-and-detention | Demurrage and detention | professional | demurrage; detention charges; surestaries
inttra | INTTRA | tool | INTTRA by e2open
air-freight | Air freight | technical | airfreight; air cargo; <air cargo operations; <air export; <air import; air freight operations; Luftfracht; fret aérien; carga aérea; <air shipments; <airway bill preparation
air-cargo-build-up | Air cargo build-up | professional | ULD build-up; cargo build-up; ULD loading; Palettenbau Luftfracht
air-cargo-security | Air cargo security | professional | Luftsicherheit?; cargo screening; TSA cargo screening; TSA indirect air carrier; IAC TSA; CCSF?; sûreté fret aérien | | tsa; cargo; luftfracht; fracht; luftsicherheitskontrollkraft
fiata-diploma | FIATA diploma | certification | FIATA Diploma in International Freight Forwarding | freight-forwarding
iata-cargo-introductory | IATA Cargo Introductory Course | certification | <IATA/FIATA cargo course
luftsicherheitskontrollkraft-de | Luftsicherheitskontrollkraft (DE) | certification | Luftsicherheitskontrollkraft; Luftsicherheitskontrollkräfte
freight-brokerage | Freight brokerage | professional | freight broker; freight brokering; truck brokerage; <load booking; <covering loads?; <booking loads; <3PL brokerage; brokerage of freight; <load planning brokerage; <truckload brokerage; <carrier sales?; <load matching? | | load; boards; truckstop; freight; broker; carrier; loads
load-boards | Load boards | technical | freight load boards; Frachtenbörse; bourse de fret; bolsa de cargas
dat-load-board | DAT load board | tool | DAT?; DAT Power; DAT One?; DAT TruckersEdge | load-boards | load; boards; truckstop; freight; broker; carrier; loads
truckstop | Truckstop.com | tool | Internet Truckstop; ITS load board | load-boards
timocom | Timocom | tool | TIMOCOM Frachtenbörse | load-boards
carrier-procurement | Carrier procurement | professional | carrier sourcing; carrier sales procurement
freight-sales | Freight sales | professional | selling freight services; logistics sales; Frachtverkauf
freight-audit | Freight billing | professional | <freight invoices; freight invoicing; <freight bills; Frachtkostenabrechnung; Frachtabrechnung; <carrier invoices
freight-auditing | Freight audit | professional | freight bill auditing; freight bill audit; freight payment; Frachtkostenprüfung; audit de fret; freight auditing
freight-claims | Freight claims | professional | cargo claims; carrier claims?; OS&D; overages shortages and damages; over, short and damaged; claims OS&D; Transportschäden | | freight; cargo; damage; damaged; shipments; trucking; shipping; loads
freight-rating | Freight rating | professional | freight rates; <carrier rates?; freight rate quotes; tarification fret; Frachtraten | | freight; lanes; ltl; truckload; shipping; shipments; trucking; quotes
third-party-logistics | Third-party logistics | professional | 3PL; <3PL management; <third-party logistics providers; <3PL operations; <3PL providers; <3PL warehousing
fourth-party-logistics | Fourth-party logistics | professional | 4PL; lead logistics provider; 4PL operations
contract-logistics | Contract logistics | professional | Kontraktlogistik; logistique contractuelle | third-party-logistics

# Transport
transportation-management | Transportation management | professional | transport management; <transportation operations; <transport operations?; <transportation planning and logistics; managing transportation; <traffic management logistics; <transportation manager; <transport coordination?; <coordinating transportation; <transportation coordination; transportation logistics management; <transportation administration; <transport manager; <transport coordinator; Transportmanagement; gestion des transports; <exploitation transport; gestión de transporte; <coordinación de transporte; <inbound transportation; <outbound transportation; <transportation analyst | | logistics; freight; carriers; carrier; trucking; warehouse; warehousing; distribution; shipping; supply; fleet; routing; dispatch; cargo
carrier-management | Carrier management | professional | carrier relations?; carrier selection?; carrier negotiations?; managing carriers; Frachtführermanagement; gestion des transporteurs; gestión de transportistas | | freight; trucking; loads; shipments; logistics; transportation; ltl; lanes; truckload
freight-transport | Freight transport | professional | freight transportation; transporte de carga; road freight; Güterverkehr; transport de marchandises; <transporte terrestre
transport-scheduling | Transport scheduling | professional | Transportplanung; transportation scheduling; scheduling transportation; planification transport
trucking-operations | Trucking operations | professional | trucking management; trucking company operations
arranging-transportation | Arranging transportation | professional | transport arrangements; arranging transport for clients; transportation arrangements
ltl-freight | LTL freight | technical | LTL; LTL shipments; less than truckload; LTL shipping; <LTL/TL; <TL/LTL; LTL freight shipping; Stückgut
truckload-freight | Truckload freight | technical | FTL?; truckload; full truckload; Komplettladung; Ladungsverkehr; camión completo | | trucks; loads; freight; ltl; carriers; truck; broker; shipments; lkw; transport
load-planning | Load planning? | professional | <load building trucks; load optimization?; <load consolidation?; load building; Laderaumplanung; <cube utilization | | truck; trucks; trailers; freight; aircraft; cargo; warehouse; carriers; shipments; shipping; dispatch; routes
tms | Transportation management systems | technical | TMS software?; transport management system; TMS?; TMS systems?; Transportmanagementsystem; Transport Management Software | | transportation; freight; logistics; wms; carrier; carriers; dispatch; shipping; loads
mcleod | McLeod LoadMaster | tool | McLeod Load Master | tms; mcleod-software
mcleod-software | McLeod Software | tool | McLeod trucking software; McLeod? | tms | tms; dispatch; dispatching; loadmaster; trucking; freight; carriers; loads
mcleod-powerbroker | McLeod PowerBroker | tool | PowerBroker? | tms; mcleod-software | mcleod; freight; brokerage; tms; carriers; loads
oracle-otm | Oracle Transportation Management | tool | OTM?; Oracle OTM; G-Log | tms | oracle; tms; transportation; logistics; freight
tmw-suite | TMW Suite | tool | TMWSuite; Trimble TMW | tms; tmw-systems-software
tmw-systems-software | TMW Systems software | tool | TMW; TMW Systems | tms
truckmate | TruckMate | tool | TMW TruckMate; Trimble TruckMate | tms
innovative-ies | Innovative IES | tool | Innovative Computing IES | tms
prophesy-dispatch | Prophesy dispatch | tool | Prophesy DispatchSeries | tms
tailwind-tms | Tailwind TMS | tool | Tailwind Transportation Software | tms
ascendtms | AscendTMS | tool | Ascend TMS | tms
axon-trucking-software | Axon trucking software | tool | Axon Software trucking | tms
revenova-tms | Revenova TMS | tool | Revenova | tms
rose-rocket | Rose Rocket | tool | Rose Rocket TMS | tms
alpega-tms | Alpega TMS | tool | Alpega; inet TMS | tms
generix-tms | Generix TMS | tool | Generix Group TMS | tms
shippeo | Shippeo | tool
cargowise | CargoWise | tool | CargoWise One; <CargoWise EDI; Cargo Wise; ediEnterprise; CargoWise Enterprise
mercurygate | MercuryGate | tool | Mercury Gate; MercuryGate TMS | tms
descartes | Descartes logistics software | tool | <Descartes Systems; Descartes? | tms | tms; customs; logistics; routing; freight; edi
aljex | Aljex | tool | Descartes Aljex | tms
sap-tm | SAP Transportation Management | tool | SAP TM | tms
sap-le-tra | SAP LE-TRA | tool | | tms
blue-yonder-tms | Blue Yonder TMS | tool | JDA TMS; i2 TMS; JDA Transportation | tms; blue-yonder-software
blujay | BluJay TMS | tool | BluJay | tms
leanlogistics | LeanLogistics | tool | Lean Logistics?; LeanTMS | tms | software; transportation; leanlogistics
kewill | Kewill | tool | Kewill TMS | tms
project44-fourkites | project44 | tool | Project 44
fourkites | FourKites | tool | Four Kites
macropoint | MacroPoint | tool | Descartes MacroPoint
shipment-visibility | Shipment visibility | technical | freight visibility; shipment tracking; track and trace shipments; Sendungsverfolgung; suivi des expéditions; rastreo de envíos
transporeon | Transporeon | tool | Transporeon platform
manhattan-tms | Manhattan TMS | tool | Manhattan transportation management | tms; manhattan-associates-software
soloplan | Soloplan CarLo | tool | CarLo? | tms | soloplan; disposition; spedition; tms; winsped; transportmanagement; speditionssoftware
winsped | WinSped | tool | LIS WinSped | tms
turvo | Turvo | tool | Turvo TMS | tms
fleet-management | Fleet management | professional | fleet operations?; vehicle fleet management; managing fleets; <fleet manager; <fleet supervision; <fleet administration; <fleet coordination; <fleet services; Fuhrparkmanagement; Fuhrparkverwaltung; Flottenmanagement; <Fuhrpark; gestion de flotte; gestion de parc automobile; gestión de flotas; control de flota; <fleet vehicles; <vehicle fleet | | vehicles; trucks; drivers; vehicle; maintenance; dispatch; driver; gps
fleet-maintenance | Fleet maintenance | professional | fleet maintenance management; fleet vehicle maintenance; vehicle fleet maintenance; Fuhrparkwartung; entretien de flotte; mantenimiento de flota
certified-automotive-fleet-manager | Certified Automotive Fleet Manager | certification | CAFM fleet; NAFA CAFM | fleet-management
certified-transportation-professional | Certified Transportation Professional | certification | NPTC CTP
ifta-reporting | IFTA reporting | technical | IFTA?; IFTA fuel tax; <fuel tax reporting; <IRP/IFTA; <IFTA/IRP | | fuel; irp; trucking; fleet; dot; mileage; drivers; permits; trucks; logs; fmcsa; taxes
irp-registration | IRP registration | professional | International Registration Plan; apportioned plates; IRP apportioned registration
motor-pool | Motor pool operations | professional | motor pool; motor pool dispatch; motor pool maintenance
telematics | Telematics | technical | <vehicle tracking; <GPS tracking?; <GPS fleet tracking; <fleet tracking; <vehicle tracking systems; <GPS tracking systems?; telematics systems; <fleet GPS; Telematik?; <vehicle telematics; Telematiksysteme; <fleet telematics | | tracking; dispatch; driver; routes; route; delivery; vehicle; truck; driving; navigation; maps; fleet; telematics; deliveries; trucks; drivers
gps-navigation | GPS navigation | technical | GPS?; GPS navigation systems?; navigation GPS; using GPS?; GPS devices?; GPS systems?; Navigationsgeräte; navegación GPS; global positioning system? | | tracking; dispatch; driver; routes; route; delivery; vehicle; truck; driving; navigation; maps; fleet; telematics; deliveries; trucks; drivers
gps-software | GPS software | technical | global positioning system software; global positioning system GPS software | gps-navigation
verizon-connect | Verizon Connect | tool | <Fleetmatics; <Verizon Connect Reveal; <Networkfleet | telematics
teletrac-navman | Teletrac Navman | tool | Teletrac; Navman | telematics
nextraq | NexTraq | tool | | telematics
lytx | Lytx | tool | <DriveCam; <Lytx DriveCam
motive | Motive fleet platform | tool | KeepTruckin; Motive ELD | telematics
fleetio | Fleetio | tool | | fleet-maintenance
assetworks-fleetfocus | AssetWorks FleetFocus | tool | FleetFocus | fleet-maintenance
assetworks-m5 | AssetWorks M5 | tool | | fleet-maintenance
rta-fleet | RTA Fleet | tool | RTA fleet management | fleet-maintenance
faster-fleet-software | FASTER fleet software | tool | Faster fleet; FASTER Web | fleet-maintenance
fleetwave | FleetWave | tool | Chevin FleetWave | fleet-maintenance
webfleet | Webfleet | tool | TomTom Webfleet; Webfleet Solutions | telematics
samsara | Samsara | tool | <Samsara ELD; <Samsara fleet | telematics | telematics; fleet; eld; dispatch; motive; geotab; driver; trucking; trucks; logs; dashcam
geotab | Geotab | tool | <Geotab GO; MyGeotab | telematics
omnitracs | Omnitracs | tool | <Qualcomm?; <Qualcomm system? | telematics | truck; driver; elog; peoplenet; trucking; omnitracs; dispatch; tms; tracking
peoplenet | PeopleNet | tool | Trimble PeopleNet; <PeopleNet ELD | telematics
platform-science | Platform Science? | tool | | telematics | eld; telematics; omnitracs; samsara
isaac-instruments | Isaac Instruments | tool | ISAAC ELD | telematics
dispatching | Dispatching | professional | dispatch?; <dispatcher; <dispatch operations; <dispatch management; <transport dispatch; <despacho de unidades; <dispatching vehicles; <despacho de vehículos; <taxi dispatch; <radio dispatch; <driver scheduling | | trucks; drivers; calls; radio; technicians; loads; 911; cad; emergency; vehicles; fleet; routes; freight; driver; truck; taxi; police; fire; dispatcher; dispatchers; deliveries; drove; trucking; shipping; carriers
service-dispatching | Service dispatching | professional | service dispatch; dispatching technicians; dispatching service calls; dispatch technicians; technician scheduling | dispatching
truck-dispatching | Truck dispatching | professional | truck dispatch; dispatching trucks; truck dispatcher; load dispatching?; freight dispatching; dispatching loads; load dispatch?; Transportdisposition; Speditionsdisposition; Fahrerdisposition; driver dispatch; dispatch drivers; dispatching drivers; régulation transport | dispatching | trucks; drivers; freight; carriers; truck; broker; trailers; loads
emergency-dispatch | Emergency dispatching | professional | 911 dispatch; emergency dispatch; <911 dispatcher; 9-1-1 dispatch; <emergency dispatcher; <police dispatch; <Leitstellendisponent; <police dispatcher; <911 operator; <emergency medical dispatch; <E911 | dispatching
computer-aided-dispatch | Computer-aided dispatch | technical | CAD dispatch; CAD dispatching system; Einsatzleitsystem
route-planning | Route planning | professional | delivery route planning; route scheduling; <truck routing; delivery routing; routing and scheduling?; route management?; planning routes; <route development?; planning delivery routes; Tourenplanung; Routenplanung; planification de tournées; planificación de rutas; diseño de rutas?; <route analysis?; route coordination; <route design?; route scheduling software; <Tourendisposition; <routing software?; <delivery routes | | delivery; trucks; truck; drivers; dispatch; freight; driver; fleet; logistics; deliveries; carriers; transportation; shipments; camiones; entregas; reparto; conductores; vehículos
delivery-scheduling | Delivery scheduling | professional | coordinating deliveries; delivery coordination?; scheduling deliveries; scheduling of deliveries; delivery schedules?; Liefertermine koordinieren; planification des livraisons; programación de entregas | | drivers; driver; furniture; shipments; trucks; carriers; warehouse; routes
route-optimization | Route optimization | technical | optimisation de tournées; Tourenoptimierung; optimización de rutas; vehicle routing problem | route-planning
roadnet | Roadnet | tool | Omnitracs Roadnet; UPS Roadnet; <Roadnet Anywhere | route-planning
pc-miler | PC*MILER | tool | PCMiler | route-planning
promiles | ProMiles | tool | ProMiles Online
optimoroute | OptimoRoute | tool | Optimo Route | route-planning
route4me | Route4Me | tool | Route 4 Me | route-planning
onfleet | Onfleet | tool
ptv-route-optimiser | PTV Route Optimiser | tool | PTV Smartour | route-planning
ptv-map-guide | PTV Map&Guide | tool | PTV Map & Guide | route-planning
transit-scheduling | Transit scheduling | technical | <bus routing; <runcutting
trapeze-transit-software | Trapeze transit software | tool | Trapeze?; Trapeze PASS; Trapeze FX; Trapeze transit scheduling | | transit; paratransit; scheduling; buses; routing; dispatch; riders; hastus
hastus | HASTUS | tool | GIRO HASTUS | transit-scheduling
transfinder | Transfinder | tool | Routefinder; Transfinder Routefinder
versatrans | Versatrans | tool | Tyler Versatrans
map-reading | Map reading | professional | reading maps; map reading skills; Kartenlesen; lecture de cartes; map navigation
delivery-driving | Delivery driving | professional | <delivery driver; product delivery by vehicle; <delivery routes driving; <route driver; route delivery; <box truck driver; <van driver; <delivery truck driver; <delivery van?; <Auslieferungsfahrer; <Kurierfahrer; <Lieferfahrer; <Paketzusteller; <chauffeur-livreur; <livreur; <repartidor; <26 ft box truck; <courier driver; <26' box truck; <conducteur livreur; <box truck?; <straight truck; <delivery truck? | | driver; driving; drove; drive; routes; cdl; license; chauffeur
goods-delivery | Goods delivery | professional | delivery services?; delivering orders?; delivering freight; home delivery?; local delivery?; livraison?; Auslieferung?; reparto de mercancía; delivering goods; deliver goods; delivery of goods; delivering products?; deliver products?; making deliveries; delivering merchandise; <furniture delivery; <appliance delivery; <newspaper delivery; <white glove delivery | | camion; colis; chauffeur; véhicule; marchandises; chargement; tournée; truck; trucks; van; driver; packages; route; routes; furniture; vehicle; drove; loading; stops; driving; pakete; waren; fahrer; lkw; tour; möbel; transporter; führerschein; speisen
parcel-delivery | Parcel delivery | professional | package delivery; delivering packages; deliver packages; Paketzustellung; Zustellung Pakete; livraison de colis; entrega de paquetes | goods-delivery
food-delivery | Food delivery | professional | pizza delivery; delivering food; Essenslieferung; livraison de repas; reparto de comida; <DoorDash?; <Uber Eats?; <GrubHub?; <Postmates?; <DoorDash driver; <pizza delivery driver | | driver; delivering; deliveries; courier; dasher; drove; driving; bike
courier-work | Courier work | professional | courier services?; courier?; messenger service?; bike courier; Kurierdienst; coursier; mensajería? | | driver; packages; bike; deliveries; vehicle; parcels; route; routes; paquetes; moto; colis
last-mile-delivery | Last-mile delivery | professional | last mile?; final mile?; last mile logistics; letzte Meile?; dernier kilomètre?; última milla? | | delivery; deliveries; logistics; drivers; carriers; packages; parcels; freight; colis; entrega; entregas; livraison; zustellung; logistik; logística
driving | Driving? | professional | vehicle driving; <company vehicle driving; driving vehicles; driving skills; motor vehicle operation; <driving company vehicles; <safe driving; operating motor vehicles; <safe driver; drive vehicles; <drive company vehicles; conduite de véhicules; conducción de vehículos; manejo de vehículos; Fahrtätigkeiten; <vehicle operator; <operating vehicles; <operate vehicles | | truck; vehicles; vehicle; cdl; routes; trucks; driver; forklift; passengers; bus; errands; van; license
defensive-driving | Defensive driving | professional | defensive driver; manejo defensivo; conduite préventive; defensives Fahren; Smith System; Smith System driving; <defensive driving course; <defensive driving training | driving
defensive-driving-certificate | Defensive driving certificate | certification | defensive driving certified; NSC defensive driving; DDC certificate | defensive-driving
clean-driving-record | Clean driving record | certification | clean MVR; good driving record; clean driver's record; clear driving record; excellent driving record; punktefreier Führerschein; safe driving record
driver-safety-training | Driver safety training | professional | driver training; driver safety; fleet driver training; training drivers; Fahrsicherheitstraining; formation des conducteurs
driving-instruction | Driving instruction | professional | driver education; <driving instructor; <behind-the-wheel instruction; <Fahrlehrer; <moniteur auto-école; <profesor de autoescuela; driver training instruction
driving-instructor-licence | Driving instructor licence | certification | <ADI licence; <approved driving instructor; <Fahrlehrererlaubnis; licensed driving instructor | driving-instruction
bepecaser-fr | BEPECASER (FR) | certification | BEPECASER
tp-ecsr-fr | Titre professionnel ECSR (FR) | certification | titre professionnel ECSR; enseignant de la conduite et de la sécurité routière titre professionnel
truck-driving | Truck driving | professional | <truck driver; <tractor-trailer?; trucking; <semi truck?; <18-wheeler?; commercial driving; commercial truck driving; driving trucks; commercial vehicle driving; driving semi; <commercial truck driver; CDL driving; operating tractor trailer; <local truck driving; <regional truck driving; <Lkw-Fahrer; Lkw fahren; <conducteur routier; <conducteur poids lourd; <chauffeur poids lourd; <chauffeur routier; <camionero; <conductor de camión; <operador de tractocamión; <HGV driver; HGV driving; <LGV driver; commercial vehicle operation; operating commercial vehicles; <heavy truck driving; <semi driver; <chófer de camión; <truckdriver; <10-speed transmission?; <53' trailer?; <dry van trailers; <commercial driver; <quinta rueda? | | driver; cdl; driving; trailers; forklift; freight; dump; loading; delivery; vans; tractors; heavy; operador; tractocamión; licencia; drove; drive
long-haul-trucking | Long-haul trucking | technical | OTR truck driver; OTR driver; over the road; long-haul?; Fernverkehr?; longue distance routier; largo recorrido? | truck-driving | truck; cdl; driver; lkw; fahrer; trailer; camion; chauffeur; camión; trucking; sattelzug; otr; kraftfahrer
berufskraftfahrer-de | Berufskraftfahrer (DE) | certification | Berufskraftfahrer?; Berufskraftfahrerin?; gelernter Berufskraftfahrer | truck-driving | ausbildung; abschluss; ihk; gelernt; gelernter; lehre; geselle; gesellenbrief; berufsausbildung; facharbeiter
titre-pro-conducteur-routier-fr | Titre pro conducteur routier (FR) | certification | titre professionnel conducteur du transport routier; TP CTRMP | truck-driving
cap-conducteur-routier-fr | CAP conducteur routier (FR) | certification | CAP conducteur routier; CAP conducteur routier marchandises
flatbed-securement | Load securement | technical | cargo securement; <tarping; <strapping loads; securing loads; load securing; cargo securing; Ladungssicherung; arrimage des charges; sujeción de carga; securing cargo; <chains and binders; <tie downs; <cargo tie-downs; secure loads; freight securing; <tarping and strapping; <chaining and strapping; <Zurren
flatbed-trucking | Flatbed trucking | technical | flatbed?; flat bed?; flatbed trailers; flatbed truck; flat bed trailer; <step deck; flatbed hauling; plateau routier; plataforma plana | truck-driving | truck; trailer; trailers; cdl; loads; driver; hauling; tarping; freight; trucks; reefer; drivers
heavy-haul-transport | Heavy haul transport | technical | heavy haul; heavy hauling; oversized loads; oversize loads; lowboy; lowboy trailer; low boy trailer; Schwertransport; convoi exceptionnel; transporte sobredimensionado
pilot-car-driving | Pilot car driving | professional | pilot car; escort vehicle driving; BF3-Begleitfahrzeug; voiture pilote
tanker-driving | Tanker truck driving | technical | tanker truck; tanker driving; <tanker driver; tank truck; <fuel tanker; <fuel truck; <Tankwagenfahrer; Tanklastzug; <conducteur citerne; camión cisterna; <pneumatic tanker; <crude oil hauling; tanker trailer; <water truck driver; <fuel hauling; <food grade tanker; <vacuum tanker; <hauling fuel
fuel-delivery | Fuel delivery | professional | fuel transport; transporte de combustible; propane delivery; heating oil delivery; Heizöllieferung; bobtail propane delivery
water-truck-operation | Water truck operation | technical | water truck; water truck driving; camion citerne à eau; camión de agua
towing | Towing? | technical | <tow truck; vehicle recovery; tow truck operation; <tow truck driver; vehicle towing; towing vehicles; <wrecker; <tow truck operator; towing?; <rollback tow truck; <rotator wrecker; Abschleppdienst; <dépannage remorquage; remolque de vehículos; <wrecker driver; <servicio de grúa; towing and recovery | | truck; roadside; vehicle; vehicles; repossession; wrecker; recovery; trailer; trailers; automotive; driver; flatbed
roadside-assistance | Roadside assistance | professional | roadside service; lockouts and jump starts; jump starts?; Pannenhilfe; dépannage routier; asistencia en carretera; auxilio vial | | tire; tires; lockouts; towing; vehicles; vehicle; fuel; roadside; battery
car-hauling | Car hauling | professional | auto transport; vehicle transport; auto hauling; car hauler; auto transport driver; Autotransport; convoyage de véhicules; portavehículos
trailer-towing | Trailer towing | professional | towing trailers; pulling trailers; hauling trailers; Anhänger ziehen; remolque de tráileres
towing-certification | Towing certification | certification | <WreckMaster certified; <TRAA certified; <WreckMaster | towing
passenger-driving | Passenger transport driving | professional | driving passengers; <conducteur de transport en commun; <chófer; <public transportation driver; transporting passengers; Personenbeförderung; <transportation of passengers; <transport passengers
chauffeuring | Chauffeuring | professional | chauffeur?; limousine driver; limo driver; private chauffeur; limousine driving; Chauffeurdienst; chauffeur de maître; chófer privado | | limousine; limo; private; vip; rolls; luxury; suv; prestige; maître
paratransit-driving | Paratransit driving | professional | paratransit; paratransit driver; transport adapté; Behindertenfahrdienst; wheelchair van driving
shuttle-driving | Shuttle driving | professional | shuttle driver; shuttle bus driver; airport shuttle; shuttle service; navette aéroport; Shuttlefahrten
transit-operations | Transit operations | professional | public transit operation; public transit?; öffentlicher Nahverkehr?; ÖPNV?; transport en commun exploitation; transporte público? | | fahrgäste; linienbus; linienbusse; verkehrsbetriebe; fahrplan; buses; bus; agency; passengers; riders; ridership; fahrzeuge; pasajeros; autobuses
personenbeforderungsschein-de | Personenbeförderungsschein (DE) | certification | P-Schein; Personenbeförderungsschein; Fahrgastbeförderungsschein; Taxischein
carte-vtc-fr | Carte VTC (FR) | certification | carte professionnelle VTC; carte VTC
carte-taxi-fr | Carte professionnelle taxi (FR) | certification | carte professionnelle taxi; carte pro taxi; certificat de capacité taxi
valet-parking | Valet parking | professional | valet?; <valet parking attendant; <parking cars; <valet attendant; valet service; <voiturier | | parking; cars; hotel; guests; attendant; keys
parking-operations | Parking operations | professional | <parking attendant; <parking lot attendant; <parking management; <parking lot operations; gestion de parking
ride-hailing | Ride-hailing driving | professional | <Uber driver; <Lyft driver; rideshare?; rideshare driver; ride share?; <Uber/Lyft?; <conducteur VTC; ride-hailing? | | driver; drove; passengers; vehicle; driving; car
taxi-driving | Taxi driving | professional | taxi driver; cab driver; Taxifahren; Taxifahrer; chauffeur de taxi; taxista; conduite de taxi
bus-driving | Bus driving | professional | <bus driver; <transit bus driver; <bus operator; <Busfahrer; <chauffeur de bus; <conducteur de bus; <conductor de autobús; <transit bus?; <Linienverkehr Bus; conduite de bus | | driver; driving; cdl; passengers; route; routes; operator; drove
school-bus-driving | School bus driving | professional | school bus?; school bus driver; school buses?; Schulbusfahrer; transport scolaire?; autobús escolar? | bus-driving | driver; driving; drove; cdl; routes; drive; conducteur; conductor; permis; endorsement; chofer
motorcoach-driving | Motorcoach driving | professional | motorcoach?; motor coach?; charter bus?; coach driver; coach driving; Reisebus?; autocar? | bus-driving | driver; driving; drove; cdl; drive; conducteur; permis; busfahrer; fahren; passengers; charter
fkb-fachkraft-im-fahrbetrieb-de | FKB Fachkraft im Fahrbetrieb (DE) | certification | Fachkraft im Fahrbetrieb | bus-driving
fuhrerschein-klasse-d-eu | Driving licence category D (Europe) | certification | Führerschein Klasse D; permis D; carnet D; Busführerschein; driving licence D; category D licence; category D driving licence; cat D licence; driving licence category D; driving license category D; category D driver's license; Führerschein der Klasse D; Führerschein D; Führerschein Kl. D; Fahrerlaubnis Klasse D; Fahrerlaubnis der Klasse D; Fahrerlaubnis D; Fahrausweis Kat. D; Fahrausweis Kategorie D; Führerausweis Kategorie D; Führerausweis Kat. D; Führerausweis D; FS-Klasse D; D-Führerschein; permis de conduire D; permis de conduire catégorie D; permis de catégorie D; permis catégorie D; carnet de conducir D; carné de conducir D; permiso de conducir D; carnet de conducir tipo D; permiso de conducir clase D; carnet tipo D; permiso D; patente D; patente di guida D; patente di guida categoria D; patente di guida cat. D; patente di guida di tipo D; patente di guida tipo D; patente di tipo D; patente tipo D; patente di categoria D; patente categoria D; patente cat. D; rijbewijs D; rijbewijs categorie D; rijbewijs cat. D; rijbewijs type D; D-rijbewijs; prawo jazdy D; prawo jazdy kat. D; prawo jazdy kategorii D; prawa jazdy D; prawa jazdy kat. D; prawa jazdy kategorii D; prawem jazdy D; prawem jazdy kat. D; prawem jazdy kategorii D; prawo jazdy kategoria D; carta de condução D; carta de condução categoria D; carta de condução de categoria D; carta de condução cat. D; carta de condução tipo D; carta categoria D; busrijbewijs; patente D pubblica; carta de pesados de passageiros | driving-licence-d1-eu
pcv-licence-uk | PCV licence (UK) | certification | PCV licence; PCV D licence; passenger carrying vehicle licence
driver-licence | Driver's license | certification | drivers license; valid driver's license; driving license; driving licence; driver's licence; valid drivers license; <class C driver's license; <clean driver's license; <driver's license class C; <class C drivers license; full driving licence; <clean driving licence; <full UK driving licence; Führerschein; Fahrerlaubnis; permis de conduire; licencia de conducir; carnet de conducir; permiso de conducir; carné de conducir; licencia de manejo; licencia de conducción; <valid license and clean driving record; current driver's license; valid driving licence; valid driving license; <full clean driving licence; state driver's license; <class D driver's license; patente di guida; rijbewijs; prawo jazdy; prawa jazdy; prawem jazdy; carta de condução; Führerausweis; Fahrausweis?; driver licence; automunito e patentato; <class E license?; <class G license? | | führerschein; auto; kategorie; pkw; pw; driver; driving; ontario; vehicle; driver's; kat; clean
chauffeur-s-licence-us | Chauffeur's licence (US) | certification | chauffeur's license; chauffeurs license; <class D chauffeur license | driver-licence
motorcycle-licence | Motorcycle licence | certification | motorcycle license; motorcycle endorsement; <class M license; permis moto; Motorradführerschein; carnet de moto; patente moto; motorrijbewijs; prawo jazdy na motocykl; carta de mota; carta de moto
cdl-class-a | CDL Class A (US) | certification | Class A CDL; CDL A; commercial driver's license class A; Class A license?; Class A commercial driver's license; Class A drivers license; class A driver's license; CDL Class A license; CDL (Class A); commercial drivers license class A; Class A commercial drivers license; CDL A license | truck-driving; commercial-driver-s-license-us | driver; truck; endorsements; hazmat; tanker; trailer; driving; commercial; drivers; cdl; tractor
commercial-driver-s-license-us | Commercial driver's license (US) | certification | CDL?; commercial driver's license?; CDL license; CDL licensed; commercial drivers license; commercial driving license; C.D.L. | driver-licence | class; driver; truck; license; endorsements; hazmat; tanker; trailer; driving; commercial; endorsement; licensed; drivers
cdl-learner-s-permit-us | CDL learner's permit (US) | certification | CDL permit; <CDL class A permit; CLP permit; commercial learner's permit
truck-licence-eu | Truck driving licence (Europe) | certification | Lkw-Führerschein; permis poids lourd; HGV licence; LGV licence; permis PL; carnet de camión; patente per camion; patente superiore; vrachtwagenrijbewijs; groot rijbewijs; prawo jazdy na samochody ciężarowe; prawo jazdy ciężarowe; carta de pesados; carta de condução de pesados; carta de pesados de mercadorias | driver-licence
truck-licence-canada | Canadian truck licence | certification | <class AZ license; <AZ license; <AZ licence; <DZ license; <DZ licence | truck-driving
truck-licence-mexico | Mexican truck licence | certification | <licencia federal tipo B; licencia federal?; <licencia tipo E | truck-driving | chofer; camión; operador; tractocamión; transporte; quinta; tráiler; tipo
cdl-class-b | CDL Class B (US) | certification | Class B CDL; CDL B; class B license?; commercial driver's license class B; class B commercial driver's license; class B driver's license; CDL class B license; commercial drivers license class B; class B drivers license; CDL B license; CDL (Class B); B CDL | commercial-driver-s-license-us | cdl; driver; truck; commercial; driving; bus; hazmat; passenger; airbrake; tanker; endorsements; driver's; trucks
cdl-class-c-us | CDL Class C (US) | certification | CDL class C; class C CDL; commercial class C license | commercial-driver-s-license-us
cdl-endorsements | CDL endorsements | certification | endorsements?; <hazmat/tanker; <hazmat and tanker; <P and S endorsements; <tanker/hazmat; <passenger and school bus endorsements | | cdl; hazmat; tanker; doubles; triples; lkw; trailer; truck; trucks; caces
hazmat-endorsement-us | Hazmat endorsement (US) | certification | hazmat endorsement; hazmat endorsed; hazardous materials endorsement; H endorsement CDL; endorsement hazmat; <X endorsement | cdl-endorsements
tanker-endorsement-us | Tanker endorsement (US) | certification | tanker endorsements; tank endorsement; N endorsement | cdl-endorsements
doubles-triples-endorsement-us | Doubles endorsement (US) | certification | doubles and triples?; doubles/triples; doubles/triples endorsement; T endorsement | cdl-endorsements | endorsement; endorsements; cdl; hazmat; tanker; class
passenger-endorsement-us | Passenger endorsement (US) | certification | passenger endorsement; CDL passenger endorsement; P endorsement | cdl-endorsements
school-bus-endorsement-us | School bus endorsement (US) | certification | school bus endorsement; S endorsement | cdl-endorsements
air-brake-endorsement | Air brake endorsement | certification | air brake certified; <Z endorsement | | cdl; class; driver; license; endorsement; truck; trucks
adr-certificate | ADR certificate | certification | ADR-Schein; Gefahrgutführerschein; ADR licence; carnet ADR; <ADR Basiskurs; ADR?; patentino ADR; patente ADR; certificato ADR; ADR-certificaat; ADR certificaat; uprawnienia ADR; zaświadczenie ADR; kurs ADR; certificado ADR; formation ADR; permis ADR; ADR-Bescheinigung; <ADR cisterne; <ADR cysterny; <ADR tank | | gefahrgut; lkw; schein; driver; hazardous; tanker; ce; führerschein; caces; conducteur
driver-cpc | Driver CPC (Europe) | certification | driver CPC; CPC driver; <CQC?; <Berufskraftfahrerqualifikation; Schlüsselzahl 95; Code 95; Driver Qualification Card; <Modul 95; Fahrerqualifizierung 95; <FIMO; <FCO transport; <FCO marchandises; <FCO voyageurs; <FIMO marchandises; <FIMO voyageurs; FIMO/FCO; <FCO?; carta di qualificazione del conducente; <CQC merci; <CQC persone; code95; vakbekwaamheid code 95; kod 95; kwalifikacja wstępna przyspieszona; kwalifikacja wstępna; świadectwo kwalifikacji zawodowej kierowcy; <przewóz rzeczy?; carta de qualificação de motorista; certificado de aptidão para motorista; <CAM mercadorias; <CAM passageiros; Grundqualifikation Berufskraftfahrer; Berufskraftfahrer-Qualifikation; Berufskraftfahrerqualifizierung; BKF-Module; Module 95; certificado de aptitud profesional CAP; CAP mercancías; CAP de mercancías; CAP de viajeros; <tarjeta CAP; <CAP conducción; <Module Berufskraftfahrer | | permis; conducteur; spl; ce; marchandises; kierowca; kwalifikacja; prawo; jazdy; patente; camion; autista; merci; conducente; persone; autotrasporti
transport-manager-cpc | Transport Manager CPC | certification | national CPC; international transport CPC; <capacité de transport; <attestation de capacité transport; <Fachkundenachweis Güterkraftverkehr; <Verkehrsleiter | transportation-management
driver-card-tachograph | Driver card (tachograph) | certification | Fahrerkarte; carte conducteur; tachograph card; tarjeta de conductor; carte chronotachygraphe; carte de conducteur; Fahrerkarte digital; Tachokarte; tarjeta de tacógrafo; tarjeta de conductor digital; carta tachigrafica; carta del conducente; carta cronotachigrafica; scheda tachigrafica; bestuurderskaart; tachograafkaart; karta kierowcy; karty kierowcy; kartę kierowcy; kartą kierowcy; karta do tachografu; cartão tacográfico; cartão de condutor; cartão de tacógrafo
dot-medical-card | DOT medical card (US) | certification | DOT physical?; DOT medical certificate; medical examiner's certificate?; <current DOT physical?; <current medical card | | driver; cdl; truck; valid; hazmat; endorsement; endorsements; license; current; twic
twic-card | TWIC card (US) | certification | TWIC; transportation worker identification credential; TWIC certified; TWIC certification
dot-compliance | DOT compliance | technical | DOT regulations; DOT rules?; DOT compliance management; Department of Transportation regulations; <DOT safety; DOT requirements?; <DOT audits; DOT safety regulations; DOT guidelines?; <DOT record keeping; Department of Transportation compliance; DOT laws; <DOT? | | trucking; driver; fmcsa; cdl; carrier; fleet; fmcsr; drivers; trucks; logbooks
fmcsa-regulations | FMCSA regulations | technical | FMCSA; FMCSA compliance; FMCSR; Federal Motor Carrier Safety Regulations; FMCSA rules; <CSA scores; <CSA compliance trucking; <CSA 2010 | dot-compliance
hours-of-service | Hours of service | technical | HOS regulations; hours of service regulations; HOS compliance; HOS rules; DOT hours of service
eu-driving-time-rules | EU driving time rules | technical | Lenk- und Ruhezeiten; réglementation sociale européenne; tiempos de conducción; drivers' hours regulations; RSE transport
tachographs | Tachographs | technical | digitaler Tachograph; tacógrafo; chronotachygraphe; Fahrtenschreiber; tachograph analysis
driver-qualification-files | Driver qualification files | professional | driver files?; DQ files; driver file audits | | dot; cdl; fmcsa; qualification; trucking; safety
dot-drug-testing | DOT drug testing | professional | DOT drug and alcohol; DOT drug and alcohol testing; <FMCSA Clearinghouse
electronic-logging | Electronic logging devices | technical | electronic logs?; e-logs; eLogs; electronic log books; <ELD compliance; <ELD mandate; <AOBRD; electronic driver logs; ELD? | | driver; drivers; truck; dot; hours; trucking; fmcsa; fleet; cdl
driver-logbooks | Driver logbooks | professional | log books?; logbooks driver; driver log books; daily driver logs; paper logs?; driver logs; trip logs; mileage logs?; logbook entries?; Fahrtenbuch; log auditing?; <driver log auditing | | driver; drivers; dot; truck; trip; hours; mileage; cdl; trucking; fmcsa
pre-trip-inspection | Vehicle pre-trip inspection | professional | pre-trip and post-trip inspections; pretrip inspections; pre-trip inspection; <post-trip inspections; pre and post trip inspections; <DVIR; <daily vehicle inspection; pre/post trip inspections; pre-trip?; pre-trip/post-trip; pre-trip and post-trip; pretrip?; Abfahrtskontrolle; <equipment pre-trip inspection; pre/post trip; inspection avant départ | | vehicle; truck; trailer; cdl; bus; driver; inspection; inspections; equipment; dot
vehicle-inspections | Vehicle inspections | professional | vehicle safety inspections; inspect vehicles; inspecting vehicles; truck inspections; fleet inspections; vehicle inspection reports; Fahrzeugprüfung; inspection de véhicules; inspección vehicular
pmcs | PMCS | professional | preventive maintenance checks and services; preventative maintenance checks and services; PMCS vehicles

# Aviation
aviation | Aviation? | technical | aviation industry; <civil aviation; <general aviation; <commercial aviation; Luftfahrt; aéronautique; aviación; <aviation operations; <aviation management; <airline industry; <airline operations; aviation experience | | aircraft; flight; airport; faa; pilot; maintenance; helicopter; airline; military; avionics; ground; aerospace; fuel
piloting | Aircraft piloting | technical | flying aircraft; <pilot in command; flying?; <airplane pilot; <aircraft pilot; <multi-engine aircraft?; <cross-country flying; <airline pilot; piloting?; <airline transport flying; <corporate pilot; pilotage d'avion; <single pilot?; <corporate flying; <charter pilot; <fixed wing?; <pilote de ligne; <Flugzeugführer; <turboprop flying; <co-pilot?; <night flying?; <instrument flying; <flight hours?; <PIC time | | pilot; airplane; cessna; helicopter; ifr; airline; captain; flight hours; pic; multi-engine; flew; cockpit; faa
aerial-application | Aerial application | technical | crop dusting flying; agricultural flying; crop dusting; épandage aérien; fumigación aérea | piloting
helicopter-piloting | Helicopter piloting | technical | <helicopter pilot; helicopter flying; <UH-60 pilot; <Hubschrauberpilot; <pilote d'hélicoptère; <piloto de helicóptero; <helicopter external load; <EMS helicopter pilot; <rotary wing pilot; <NVG flying; <rotorcraft flying | piloting
rotorcraft-rating | Rotorcraft rating | certification | rotorcraft helicopter rating; rotorcraft category rating; helicopter rating | helicopter-piloting
flight-instruction | Flight instruction | professional | <flight instructor; teaching flying; <simulator instructor; <ground school instruction; flight instruction given; <flight simulation training; <Fluglehrer; <instructeur de vol; <instructor de vuelo; <simulator instruction; <instructor pilot; pilot training?; <ground school? | | flight; aircraft; faa; aviation; instructor; cessna; students; cfi
flight-simulation | Flight simulation | technical | flight simulator; Flugsimulation; simulateur de vol; simulador de vuelo; full flight simulator
flight-planning | Flight planning | professional | Flugplanung; planificación de vuelo; <flight plans; préparation des vols
flight-dispatch | Flight dispatch | professional | flight dispatching; flight following; aircraft dispatch; flight dispatch operations; despacho de vuelos; despachador de vuelo; Flugdienstberatung; suivi des vols; <aircraft dispatcher
aircraft-weight-and-balance | Aircraft weight and balance | technical | weight and balance; weight & balance; weight and balance calculations; load sheets aircraft; masse et centrage; peso y balance
flight-operations | Flight operations | professional | flight ops; flight operations management; flight operations control; airline operations control; IOCC; opérations aériennes; operaciones de vuelo
flight-scheduling | Flight scheduling | professional | flight coordination; flight schedules; crew scheduling airline; programación de vuelos
navblue | NAVBLUE | tool | N-Flight Planning
sita | SITA? | tool | SITATEX; <SITA DCS | | airport; airline; airlines; check-in; baggage; dcs; amadeus
crew-resource-management | Crew resource management | technical | CRM aviation; cockpit resource management; CRM training pilots
foreflight | ForeFlight | tool | Fore Flight; ForeFlight Mobile | flight-planning
jeppesen | Jeppesen charts | tool | <Jeppesen; <Jeppesen FliteDeck; <JeppView | flight-planning
aircraft-dispatcher-licence | Aircraft dispatcher certificate (US) | certification | FAA aircraft dispatcher; licensed aircraft dispatcher; aircraft dispatcher license; FAA dispatcher; FAA dispatcher license; aircraft dispatcher certification; FAA aircraft dispatcher certificate; <dispatcher certificate FAA; flight dispatcher license; licensed dispatcher FAA | flight-dispatch
private-pilot-licence | Private pilot licence | certification | private pilot certificate; PPL?; private pilot's license; private pilots license; <PPL(A); <private pilot - ASEL; licence de pilote privé; private pilot certification; Privatpilotenlizenz; <FAA private pilot; <FAA private pilot license; licencia de piloto privado; <private pilot | pilot-licence | pilot; flight; aircraft; licence; flying; flugschein; faa; easa; vol; aviation; sep; cpl; atpl
pilot-licence | Pilot licence | certification | pilot license; pilot's license; Pilotenlizenz; Pilotenschein; licence de pilote; licencia de piloto | piloting
student-pilot-certificate | Student pilot certificate | certification | student pilot license; student pilot certificate US
sport-pilot-certificate-us | Sport pilot certificate (US) | certification | sport pilot; sport pilot license
recreational-pilot-certificate-us | Recreational pilot certificate (US) | certification | recreational pilot license
glider-pilot-licence | Glider pilot licence | certification | glider license; Segelflugschein; SPL Segelflug; licence de vol à voile; <glider pilot
ultralight-pilot-licence | Ultralight pilot licence | certification | UL-Schein; brevet ULM; <ultralight pilot; <Luftsportgeräteführer
commercial-pilot-licence | Commercial pilot licence | certification | <commercial pilot; commercial pilot certificate; commercial pilot's license; CPL pilot; <FAA commercial pilot; commercial pilot certification; CPL(A); licence de pilote professionnel; <commercial pilot SEL/MEL; Berufspilotenlizenz; licencia de piloto comercial; commercial pilots license; <FAA commercial pilot certificate; <commercial pilot multi-engine; <commercial ASEL/AMEL; <CPL/IR; <CPL IR ME; <commercial pilot rotorcraft; <frozen ATPL | private-pilot-licence
airline-transport-pilot | Airline transport pilot licence | certification | airline transport pilot; ATP certificate; ATPL; ATP license; airline transport pilot certificate; ATP rated; <ATP multi-engine; ATP pilot; <ATP AMEL; <ATPL(A); <FAA ATP; <ATP multiengine land; Verkehrspilotenlizenz; <ATP MEL; licencia de piloto de transporte de línea aérea; <EASA ATPL; <JAA ATPL; <JAR ATPL | commercial-pilot-licence
atp-ctp | ATP-CTP | certification | ATP Certification Training Program
atpl-theory | ATPL theory | certification | ATPL theory exams; ATPL théorique; frozen ATPL theory; ATPL-Theorie
multi-crew-cooperation-certificate | Multi-crew cooperation certificate | certification | MCC course; <MCC/JOC; <APS MCC; multi-crew cooperation course
type-rating | Aircraft type rating | certification | type ratings; type rated; <CL-65 type rating | piloting
a320-type-rating | A320 type rating | certification | A320 type rated; Airbus A320 type rating | type-rating
boeing-737-type-rating | Boeing 737 type rating | certification | B737 type rating; B-737 type rating; B737 type; 737 type rating | type-rating
instrument-rating | Instrument rating | certification | instrument rated; <multi-engine instrument; IFR rated; instrument airplane; instrument pilot; instrument rating airplane; instrument flight rating; IFR rating; <instrument/multi-engine; <ME/IR; <MEIR; habilitación IFR; instrument rated pilot; qualification IFR | pilot-licence
multi-engine-rating | Multi-engine rating | certification | multiengine rating; multi-engine rated; multi-engine land; airplane multi-engine land; AMEL?; <MEP rating | pilot-licence | multi; pilot; land; instrument; asel
single-engine-land-rating | Single-engine land rating | certification | airplane single engine land; ASEL?; <SEP rating | pilot-licence | pilot; flight; private; commercial; faa; rating; amel; instrument
tailwheel-endorsement | Tailwheel endorsement | certification | tailwheel endorsed; taildragger endorsement
high-performance-endorsement | High performance endorsement | certification | <complex and high performance endorsements
complex-endorsement | Complex aircraft endorsement | certification | complex endorsement; complex airplane endorsement
seaplane-rating | Seaplane rating | certification | single engine sea; ASES?; seaplane rated | | pilot; flight; private; commercial; faa; rating; amel; asel; instrument
certified-flight-instructor | Certified flight instructor | certification | CFI?; certified flight instructor CFI; flight instructor certificate; <gold seal flight instructor; <gold seal CFI; <FAA certified flight instructor; <flight instructor rating; <CFI airplane; <CFIG; FI(A) | flight-instruction | flight; instructor; pilot; instrument; commercial; faa
cfii | CFII | certification | CFI-I; certified flight instructor instrument; instrument flight instructor | certified-flight-instructor | flight; instructor; pilot; instrument; commercial; faa; hours; cfi
multi-engine-instructor | Multi-engine instructor | certification | MEI?; MEI flight instructor; multi-engine flight instructor | certified-flight-instructor | flight; instructor; pilot; instrument; commercial; faa; cfi
faa-ground-instructor | FAA ground instructor | certification | <advanced ground instructor; <AGI/IGI; <instrument ground instructor; <basic ground instructor
remote-pilot | Remote pilot certificate | certification | drone pilot license; drone pilot certificate; drone license | drone-piloting | pilot; faa; aerial; uav; photography; flying; dji; gis; inspection; operator; video; mapping
faa-part-107-us | FAA Part 107 (US) | certification | Part 107; FAA Part 107; Part 107 certified; FAA remote pilot; Part 107 license; FAA Part 107 remote pilot; FAA drone license; FAA licensed drone pilot; FAA Part 107 certified; sUAS remote pilot; FAA sUAS; FAA 107; FAA remote pilot certificate | remote-pilot
eu-drone-certificate | EU drone certificate | certification | Drohnenführerschein; <EU-Kompetenznachweis; <A1/A3 drone licence; <A2 drone licence; <EU-Fernpilotenzeugnis; <certificat CATT télépilote | remote-pilot
drone-piloting | Drone piloting | technical | drones?; drone operation; drone operator; UAV operator; UAV operations; UAS operations; UAS operator; drone flying; aerial drone; pilotage de drone; pilotaje de drones; Drohnensteuerung; <drone pilot; <UAS pilot; <UAV pilot; <télépilote de drone; <piloto de drones; <DJI drones; <DJI; <DJI drone flying | | pilot; faa; aerial; uav; photography; flying; dji; gis; inspection; operator; video; mapping
drone-photography | Drone photography | technical | drone videography; aerial drone photography; Drohnenfotografie; photographie par drone; fotografía con dron | drone-piloting
aircraft-maintenance | Aircraft maintenance | technical | aviation maintenance; aircraft repair; aircraft mechanics; <aircraft maintenance technician; <aviation mechanic; <aircraft line maintenance; <aircraft overhaul; <heavy checks; <airplane mechanic; <C checks?; <aircraft heavy maintenance; <aircraft troubleshooting; <aviation maintenance technician; <aircraft hydraulics; <aircraft technician; <flight line maintenance; Flugzeugmechanik; Flugzeugwartung; maintenance aéronautique; <mécanicien aéronautique; mantenimiento de aeronaves; <mecánico de aviación; mantenimiento aeronáutico; <flight line operations; <aircraft maintenance management; <plane captain; <crew chief aircraft; <line maintenance aircraft; airframe and engine; <base maintenance aircraft; <flightline maintenance; <aviation maintenance management; aircraft maintenance technology; <AMT aviation; <piston engines aircraft; <phase inspections?; <rigging flight controls?; <MRO aviation; <aircraft jacking; <aircraft fuel systems maintenance | | aircraft; hangar; airframe; aviation; faa; boeing; helicopter; airline
aircraft-inspection | Aircraft inspection | professional | aircraft inspector; aircraft maintenance inspection; Flugzeuginspektion; inspection d'aéronefs; inspección de aeronaves
helicopter-maintenance | Helicopter maintenance | technical | helicopter mechanic; helicopter repair; maintenance hélicoptère; Hubschrauberwartung | aircraft-maintenance
fluggeratmechaniker-de | Fluggerätmechaniker (DE) | certification | Fluggerätmechaniker; Fluggerätmechanikerin | aircraft-maintenance
fluggeraetelektroniker-de | Fluggerätelektroniker (DE) | certification | Fluggerätelektroniker; Fluggerätelektronikerin
ground-support-equipment | Ground support equipment maintenance | technical | GSE maintenance; ground support equipment?; aerospace ground equipment?; <AGE maintenance?; aviation support equipment; aircraft ground equipment | | aircraft; flightline; ramp; airport; tugs; hangar; airline; generators
jet-engine-maintenance | Aircraft engine maintenance | technical | <jet engine mechanic; jet engine maintenance; aircraft engine repair; <jet engine repair; powerplant maintenance; <Triebwerksmechanik; <turbine engine maintenance; <jet engines?; <aircraft engines? | | maintenance; mechanic; repair; repaired; overhaul; borescope; removal; a&p; technician
borescope | Borescope inspection | technical | borescope; boroscope; borescoping
aviation-ordnance | Aircraft armament | technical | aviation ordnance; aircraft armament systems; <aviation ordnanceman; <weapons loading aircraft
avionics-maintenance | Avionics maintenance | technical | <avionics technician; avionics repair; avionics troubleshooting; <avionics installation; <aircraft electrician; <avionics equipment; <aviation electronics technician; <aviation electrician; <radar and navigation avionics; <avionics test; <avionics test equipment; <Garmin avionics
avionics | Avionics | technical | avionics systems; avionics technology; Avionik; avionique; aviónica; aircraft electronics; aviation electronics
aircraft-electrical-systems | Aircraft electrical systems | technical | aircraft electrical; aircraft wiring; aviation electrical; électricité aéronautique; Flugzeugelektrik
ncatt-aet | NCATT AET | certification | ASTM NCAERT AET; <NCATT certified | avionics
airframe-powerplant | FAA airframe and powerplant certificate (US) | certification | A&P license; <A&P mechanic; airframe and powerplant; A&P certified; FAA A&P; airframe & powerplant; FAA airframe and powerplant; A&P certificate; A&P licensed; airframe and powerplant license; airframe & powerplant license; FAA A&P license; airframe and power plant; <FAA licensed A&P; A&P licence; A and P license; FAA airframe & powerplant; airframe and powerplant certificate; <airframe and powerplant mechanic; <licensed A&P mechanic; <certified A&P mechanic; <A&P/IA; FAA mechanic certificate with airframe and powerplant ratings | aircraft-maintenance | aircraft; faa; mechanic; license; airframe; aviation; powerplant; maintenance
faa-inspection-authorization-us | FAA inspection authorization (US) | certification | inspection authorization; FAA inspection authorization; IA aircraft | airframe-powerplant
faa-repairman-certificate-us | FAA repairman certificate (US) | certification | repairman certificate; FAA repairman certificate
faa-airframe-certificate-us | FAA airframe certificate (US) | certification | airframe license; airframe certificate; FAA airframe | aircraft-maintenance
faa-powerplant-certificate-us | FAA powerplant certificate (US) | certification | powerplant license; powerplant certificate; FAA powerplant | aircraft-maintenance
easa-part-66-licence | EASA Part-66 licence | certification | Part-66; EASA Part 66; licence Part 66 | aircraft-maintenance
easa-part-66-b1-licence | EASA Part-66 B1 licence | certification | EASA B1; Part 66 B1; <B1.1 licence; EASA Part-66 B1; <EASA B1.1; <EASA Part 66 B1.1; <TMA B1.1; <CAT B1?; <LMA B1 | easa-part-66-licence | aircraft; easa; part; maintenance; aviation; licence; boeing; airbus; engineer
easa-part-66-b2-licence | EASA Part-66 B2 licence | certification | EASA B2; Part 66 B2; CAT B2?; EASA Part 66 B2 | easa-part-66-licence | aircraft; easa; part; maintenance; aviation; avionics; boeing; airbus; engineer
easa-part-66-category-a-licence | EASA Part-66 category A licence | certification | CAT A licence?; EASA CAT A; Part-66 CAT A | easa-part-66-licence | aircraft; easa; part; maintenance; aviation; boeing; airbus; engineer
aircraft-maintenance-engineer-licence-canada | Aircraft maintenance engineer licence (Canada) | certification | AME licence; AME M1; AME M2; Transport Canada AME | aircraft-maintenance
faa-regulations | Aviation regulations | technical | Luftrecht; <aviation law regulations; réglementation aérienne
us-faa-regulations | FAA regulations | technical | federal aviation regulations; FAA compliance; FAA rules; FAA guidelines; FAA safety; FAA requirements; FAA policies; 14 CFR?; FAA?; Federal Aviation Administration?; <FAR/AIM; FARs aviation | faa-regulations | aircraft; pilot; part; regulations; airworthiness; compliance; inspector; airline; airport; repair; easa; flight; drone; faa; aviation
far-part-121 | FAR Part 121 | technical | Part 121; FAR 121; Part 121 operations; FAA part 121; 14 CFR Part 121
far-part-135 | FAR Part 135 | technical | Part 135; FAR 135; Part 135 operations; FAA Part 135; 14 CFR Part 135
far-part-91 | FAR Part 91 | technical | Part 91; FAR 91?; 14 CFR Part 91 | | aircraft; faa; aviation; flight; pilot
faa-part-145 | FAA Part 145 | technical | Part 145; FAA repair station; FAR 145; FAR Part 145; Part 145 repair station
easa-regulations | EASA regulations | technical | EASA rules; <EASA Part-145; EASA Part-21; EASA Part 21J; <Part-M
icao-standards | ICAO standards | technical | ICAO; ICAO regulations; ICAO Annex; ICAO SARPs
continuing-airworthiness | Continuing airworthiness | technical | CAMO?; EASA Part-CAMO; continuing airworthiness management | airworthiness | airworthiness; easa; aircraft; continuing
airworthiness | Airworthiness | professional | navigabilité des aéronefs; aeronavegabilidad; Lufttüchtigkeit; navigabilité?; aircraft airworthiness; <airworthiness reviews; <airworthiness inspections | aviation | aéronefs; aéronef; avion; aviation; easa; aérienne; maintenance
airworthiness-directives | Airworthiness directives | technical | airworthiness directives and service bulletins; AD compliance aviation
aircraft-certification | Aircraft certification | technical | type certification?; airworthiness certification; <FAR Part 25; FAR 23?; supplemental type certificates; <DER aviation; certification aéronautique | | aircraft; airworthiness; faa; easa; part; aviation; avionics; flight; certification
aviation-safety | Aviation safety | technical | aviation safety management systems; Flugsicherheit; sécurité aérienne; seguridad aérea; SMS aviation
iosa | IOSA | certification | IATA Operational Safety Audit
air-traffic-control | Air traffic control | technical | <air traffic controller; ATC?; <radar approach control; <tower control; <control tower; <air traffic control tower; <approach control; <ATC tower; Flugsicherung; <Fluglotse; <Fluglotsin; contrôle aérien; contrôle de la circulation aérienne; control de tráfico aéreo; <TRACON; <control tower operator; air traffic services; <ground controlled approach; <ARTCC; <controlador aéreo; <air traffic control specialist; <RAPCON; <air control military | | traffic; air; controller; radar; aviation; faa; pilot; airport; tower
air-traffic-management | Air traffic management | technical | airspace management; ATM air traffic; airspace control; airspace deconfliction
joint-terminal-attack-control | Joint terminal attack control | technical | JTAC
control-tower-operator-certificate | Control tower operator certificate | certification | CTO certificate; CTO rating; FAA control tower operator | air-traffic-control
air-traffic-controller-licence | Air traffic controller licence | certification | ATC license; ATC licence; air traffic controller license; ATCO licence; Fluglotsenlizenz
airport-operations | Airport operations | professional | <airport management; <ramp operations; airside operations; <airport operations management; <ground operations airport; <airfield operations; <airfield management; <airport ramp; <airport operations agent; Flughafenbetrieb; exploitation aéroportuaire; operaciones aeroportuarias; <airport duty management; <airport administration; <airport operations coordinator; <airport operations officer; <ramp supervisor; <ramp safety; airport customer service agent operations; <FBO operations; <airport safety; <airfield inspections; <gate operations airport
part-139-airport-certification | Part 139 airport certification | technical | FAR Part 139; Part 139; Part 139 inspections; 14 CFR Part 139
aaae-certified-member | AAAE Certified Member | certification | C.M. AAAE | airport-operations
aaae-airport-certified-employee | AAAE Airport Certified Employee | certification | ACE airport certified employee; AAAE ACE | airport-operations
airport-planning | Airport planning | technical | airport master planning; Flughafenplanung; planification aéroportuaire
notams | NOTAMs | technical | issuing NOTAMs
sida-badge | SIDA badge (US) | certification | SIDA?; airport SIDA badge; SIDA badged | | airport; badge; badged; tsa; aircraft; ramp; airline; airside; badging; escort; aoa; airfield
aircraft-ground-handling | Aircraft ground handling | professional | ground handling; <loading aircraft; <pushback?; <tug driving; <ramp agent duties; <loading and unloading aircraft; <aircraft loading; <aircraft pushback; <belt loader?; <line service technician; Bodenabfertigung; Flugzeugabfertigung; assistance en escale; <agent de piste; handling aeroportuario; ground support airport; <tugs and belt loaders; <line service?; <agente de rampa; aircraft ground servicing; ramp handling; airport ground handling; <jet bridge operation; <ramp agent | | aircraft; ramp; tug; airport; baggage; airline; fuel; fueling; gate; fbo
baggage-handling | Baggage handling | professional | baggage handler; luggage handling; handle baggage; bagagiste; unloading baggage; baggage loading; baggage loading and unloading; Gepäckabfertigung; manejo de equipaje; baggage service; baggage tugs
aircraft-fueling | Aircraft fueling | professional | aircraft refueling; refueling aircraft; fueling aircraft; hydrant fueling; aircraft fueler; avitaillement?; aviation fueling; Flugzeugbetankung; fuel farm | | avion; avions; aéroport; aéronefs; kérosène; carburant; piste
aircraft-deicing | Aircraft deicing | professional | aircraft de-icing; deicing aircraft; Flugzeugenteisung; dégivrage avion
aircraft-marshalling | Aircraft marshalling | professional | aircraft marshaling; marshalling aircraft; <wing walking; Einweisen von Flugzeugen
aircraft-cleaning | Aircraft cleaning | professional | aircraft cabin cleaning; Flugzeugreinigung; nettoyage d'avions; limpieza de aeronaves
aerial-port-operations | Aerial port operations | professional | aerial porter; aerial port; <aircraft loadmaster; <air transportation military
nata-safety-1st | NATA Safety 1st | certification | NATA Safety 1st certified; NATA Safety 1st PLST
worldtracer | WorldTracer | tool | World Tracer; SITA WorldTracer
cabin-crew | Cabin crew service | professional | <flight attendant; in-flight service; <cabin safety; cabin service; inflight service; airline cabin service; <cabin crew member; <in-flight safety; <Flugbegleiter; <Kabinenpersonal; <hôtesse de l'air; <steward avion; <personnel navigant commercial; <PNC avion; <sobrecargo?; <tripulante de cabina; <auxiliar de vuelo; <in-flight announcements; <corporate flight attendant; <airline flight attendant; <passenger cabin safety; <purser?; <emergency evacuation aircraft | | flight; airline; cabin; aircraft; vuelo; aerolínea; tripulante; avión; passengers; pasajeros; crew
cabin-crew-attestation-eu | Cabin crew attestation (EU) | certification | cabin crew attestation; CCA cabin crew; EASA cabin crew attestation; <certificado TCP | cabin-crew
cfs-pnc-fr | Certificat de formation à la sécurité PNC (FR) | certification | certificat de formation à la sécurité?; CFS PNC; CFS cabin | | pnc; cabin; navigant; aérien; hôtesse; steward; compagnie; aérienne; vol
faa-flight-attendant-certificate-us | FAA flight attendant certificate (US) | certification | flight attendant certification; FAA proficiency certificate flight attendant; FAA flight attendant proficiency | cabin-crew
airline-ticketing | Airline passenger service | professional | <gate agent; <passenger service agent; passenger services airline; airline customer service; <agent d'escale; <agent de passage; <agente de pasajes; <airline agent; passenger handling; <agente de tráfico; <gate and ticket counter; <passenger processing | | reservations; airline; airlines; sabre; amadeus; travel; boarding; passenger; passengers; gate; fares; airport; check; galileo; apollo; worldspan; refunds
air-ticketing | Airline ticketing | professional | ticketing agent?; <ticket agent?; airline ticket agent; airline tickets; ticket reissue; issuing tickets?; air ticketing; fares and ticketing; emisión de boletos; billetterie aérienne; re-ticketing; reissues and refunds; SABRE ticketing | | airline; airlines; fares; sabre; amadeus; flights; gds; galileo; travel; worldspan; airport
airline-reservations | Airline reservations | professional | <rebooking flights; <rebooking passengers; Flugreservierungen; réservations aériennes; reservas aéreas
passenger-check-in | Passenger check-in | professional | airline check-in; check-in passengers; airport check-in; check-in counter airline; baggage check; Passagier-Check-in; enregistrement des passagers; check-in de pasajeros
passenger-boarding | Passenger boarding | professional | boarding passengers; boarding procedures; boarding and deplaning; embarquement passagers; embarque de pasajeros
airfare-calculation | Airfare calculation | professional | fare calculation; air fares; tarification aérienne; airline fares

# Maritime
maritime-operations | Maritime operations | technical | maritime industry; vessel operations; ship operations; <merchant marine; seafaring; <able seaman; <vessel management; <shipboard operations; <deckhand; marine operations?; <deck hand; maritime?; <ordinary seaman; <ship handling; <ship management; Seefahrt; Schifffahrt; operaciones marítimas; <vessel navigation; <watchstanding bridge; <ship's bridge watch; <vessel crew; <matelot; <bosun; <boatswain; marine marchande; marina mercante | | shipping; vessel; vessels; ship; marine; port; offshore; navy; coast; navigation; cargo; ocean
seamanship | Seamanship | technical | deck seamanship; <line handling?; mooring?; Seemannschaft; matelotage; marinería; <helmsman; deck operations | | deck; vessel; ship; anchoring; boat; deckhand; lines; seaman; anchor; tug; boatswain
boat-operation | Boat operation | technical | boat handling; boat driving; small boat operations; boat captain; boat operator; coxswain?; conduite de bateau; boating; Bootsführung | | coast guard; navy; vessel; patrol; marine; boats
tugboat-operation | Tugboat operation | technical | tugboat; tug boat; towboat; towing vessels; Schlepper Schifffahrt; remorqueur; remolcador | maritime-operations
barge-operations | Barge operations | technical | barges; tankerman; tankerman PIC; barge loading
inland-navigation | Inland navigation | technical | Binnenschifffahrt; navigation fluviale; navegación fluvial; inland waterways
yacht-crew-work | Yacht crew work | professional | yacht crew; superyacht; yachting; yacht deckhand; yacht stewardess; équipage de yacht
schiffsmechaniker-de | Schiffsmechaniker (DE) | certification | Schiffsmechaniker; Schiffsmechanikerin | maritime-operations
binnenschiffer-de | Binnenschiffer (DE) | certification | Binnenschiffer?; Binnenschifferin?; Matrose Binnenschifffahrt | | ausbildung; abschluss; ihk; gelernt; gelernter; lehre; berufsausbildung; facharbeiter
dynamic-positioning | Dynamic positioning | technical | <DP operator; <dynamic positioning operator; <DP2? | | vessel; offshore; dpo; dynamic; ship; marine; mate; subsea
dpo-certificate | Dynamic positioning operator certificate | certification | DPO offshore; <Nautical Institute DP; <DP unlimited certificate; <DPO unlimited; DPO certificate? | dynamic-positioning | offshore; vessel; dynamic; positioning; marine; nautical; rig; drilling
marine-navigation | Marine navigation | technical | ship navigation; <radar navigation; <nautical charts; <bridge watchkeeping; <coastal navigation; <navigation rules; <terrestrial navigation; nautical navigation; Nautik; <bridge resource management; <passage planning; <navigation charts; navegación marítima; <navigational watch; <bridge watch; <officer of the watch; <navigation officer; <chart corrections; navigation nautique; <chart navigation; <voyage planning; <Schiffsführung; navigation maritime; <officer of the deck; <chart plotting; navigation at sea
ecdis | ECDIS | tool | electronic chart display; ECDIS generic; ECDIS type specific; Furuno ECDIS; JRC ECDIS | marine-navigation
gmdss-operator-certificate | GMDSS operator certificate | certification | GMDSS operator; <GOC GMDSS; <GMDSS GOC; GMDSS certificate; <GMDSS? | | operator; certificate; goc; stcw; license; endorsement
src-funkzeugnis-de | Short Range Certificate (SRC) | certification | SRC Funkzeugnis; SRC radio certificate; VHF SRC
lrc-funkzeugnis-de | Long Range Certificate (LRC) | certification | LRC Funkzeugnis; LRC radio certificate | src-funkzeugnis-de
arpa-radar | ARPA radar | technical | ARPA?; marine radar | | radar; ecdis; bridge; vessel; gmdss
radar-observer-certificate | Radar observer certificate | certification | radar observer; <radar observer unlimited
arpa-certificate | ARPA certificate | certification | ARPA certified; automatic radar plotting aids certificate
celestial-navigation | Celestial navigation | technical | astronomical navigation; Astronavigation; navigation astronomique | marine-navigation
colregs | COLREGs | technical | rules of the road marine; KVR Kollisionsverhütungsregeln
marine-engineering-ops | Marine engineering | technical | <ship engine room; shipboard engineering; <marine engines; ship engineering; <engine room operations; <marine engineer; <naval engineering; <marine propulsion; <marine diesel; <marine machinery; <engine room; Schiffsbetriebstechnik; <mécanicien marine; machines marines; <engine room watch; <propulsion plant?; <auxiliary machinery?; <motorman?; <chief engineer marine; <engineering watch; <engine room maintenance; <engineman; <ship's machinery; <engineering officer of the watch | | vessel; ship; ships; marine; navy; naval; engine; diesel; seaman; tug; boilers
ship-repair | Ship repair | technical | marine repair; reparación naval; ship maintenance; shipboard maintenance; <marine maintenance; shipyard work; shipyards; Schiffsreparatur; réparation navale
drydocking | Drydocking | technical | dry docking; drydock; dry dock; Docking von Schiffen; carénage? | | navire; navires; bateau; bateaux; coque; naval; cale
marine-electrical-systems | Marine electrical systems | technical | shipboard electrical; marine electrical; Schiffselektrik; électricité marine
marine-engineer-officer-certificate | Marine engineer officer certificate | certification | <second engineer CoC; <chief engineer unlimited | marine-engineering-ops
naval-architecture | Naval architecture | technical | <ship design; <hull design; <vessel design; architecture navale; arquitectura naval; <yacht design; <boat design; <hydrostatics?; <ship stability; <naval architect; <ship structures; Schiffbauingenieurwesen; <Schiffbauingenieur; ingeniería naval | | ship; hull; vessel; stability; naval; yacht; offshore
shipbuilding | Shipbuilding | technical | ship building; ship construction; Schiffbau; Schiffbautechnik; construction navale; construcción naval
marine-surveying | Marine surveying | professional | <marine surveyor; <hull survey; <vessel surveys; marine inspection
classification-society-rules | Classification society rules | technical | ABS rules; ABS class?; American Bureau of Shipping; class surveys; classification society; Lloyd's Register rules; Bureau Veritas marine; <DNV GL; <DNV rules | | vessel; ship; dnv; lloyd's; offshore; hull; ships; vessels
shipfitting | Shipfitting | technical | <shipfitter; ship fitting; <ship fitter
ship-design-software | AutoShip? | tool | | naval-architecture | hull; naval; rhino; maxsurf; vessel; ship; hydrostatics
ghs-stability | GHS stability | tool | General HydroStatics | naval-architecture
orca3d | Orca3D | tool | | naval-architecture
port-operations | Port operations | professional | <terminal operations?; <port management?; <container terminal; <marine terminal; <container yard; <container terminal operations; <marine terminal operations; <port terminal; Hafenbetrieb; Hafenlogistik; operaciones portuarias; <gate operations terminal; <container operations?; <port captain; <vessel planning | | vessel; vessels; marine; ships; berth; stevedoring; stevedores; quay; harbour; harbor; cargo; maritime
stevedoring | Stevedoring | professional | longshoring; longshoreman; stevedore; estiba; docker portuaire; vessel loading?; vessel loading and unloading; ship loading; Stauerei; manutention portuaire; ILA longshoreman | | port; dock; ship; cargo; terminal; longshore; crane; containers; berth; barge
ship-agency | Ship agency | professional | vessel agency; shipping agency; port agent; ship agent; Schiffsmakler; consignation de navires; agencia marítima; agence maritime; port agency services
navis-n4 | Navis N4 | tool | <Navis SPARCS; Kaleris N4 | port-operations; navis | terminal; n4; port; container; sparcs
navis | Navis | tool | | port-operations
reach-stacker-operation | Reach stacker operation | technical | reach stacker; container handler; Reachstacker | heavy-equipment-operation
ship-to-shore-crane-operation | Ship-to-shore crane operation | technical | ship to shore crane; gantry crane port; STS crane; RTG crane; Containerbrücke | crane-operation
marina-operations | Marina operations | professional | <marina management; <dockmaster; <dock master
stcw | STCW basic safety training | certification | basic safety training STCW; STCW Basic Training; STCW basic; basic safety training BST; certificat de formation de base à la sécurité?; formación básica en seguridad marítima; STCW 95 basic safety; BST maritime | | stcw; marine; maritime; navire; matelot; navigation; bord
stcw-certification | STCW certification | certification | STCW?; STCW certified; STCW certificate; STCW 95; STCW95; STCW 2010; STCW 78/95 | | certified; certificate; seafarer; gmdss; vessel; maritime; marine; bst
stcw-survival-craft | STCW survival craft | certification | PSCRB; proficiency in survival craft; survival craft and rescue boats | stcw
stcw-advanced-firefighting | STCW advanced firefighting | certification | advanced firefighting STCW; advanced fire fighting STCW | stcw
stcw-designated-security-duties | STCW designated security duties | certification | vessel personnel with designated security duties; proficiency in designated security duties; VPDSD
eng1-medical | ENG1 medical | certification | ENG1; ENG 1 seafarer medical | seafarer-medical-certificate
seafarer-medical-certificate | Seafarer medical certificate | certification | Seediensttauglichkeit; certificat médical maritime; <reconocimiento médico marítimo
seaman-s-book | Seaman's book | certification | seaman's discharge book; libreta de embarque; libreta de mar; Seefahrtsbuch; livret de marin; libreta de navegación
ship-security-officer | Ship Security Officer | certification | SSO STCW; ship security officer certificate; SSO ISPS
isps-code | ISPS Code | technical | ISPS?; ISPS compliance; <port facility security | | ship; vessel; marine; maritime; stcw; port; marpol
ism-code | ISM Code | technical | International Safety Management Code; ISM maritime
marpol | MARPOL | technical | MARPOL compliance
solas | SOLAS? | technical | SOLAS compliance; SOLAS regulations | | marpol; ship; vessel; maritime; stcw; imo
mariner-credential | Merchant mariner credential (US) | certification | MMC?; <USCG license; <merchant mariners document; <coast guard license; <merchant mariner's document; <Z-card | | vessel; captain; mariner; stcw; uscg; maritime; tonnage
uscg-captain-s-licence-us | USCG captain's licence (US) | certification | captain's license; captains license; USCG captain's license; USCG captain?; USCG licensed captain; USCG certified captain; USCG master; <100 ton master; <USCG 100 ton master; <master 100 ton; <USCG 100 ton; <200 ton master; <50 ton master; <USCG 50 ton; <25 ton master; <1600 ton master; <master 1600 tons | mariner-credential | vessel; charter; ton; license; licensed; boat; fishing; licence; master; maritime
oupv-licence-us | OUPV licence (US) | certification | OUPV; six-pack license; OUPV 6-pack; USCG OUPV; 6-pack captain's license | mariner-credential
able-seaman-certificate | Able seaman certificate | certification | able bodied seaman certificate; <AB unlimited; AB ticket; able seaman endorsement | maritime-operations
deck-officer-certificate-of-competency | Deck officer certificate of competency | certification | certificate of competency deck; <third mate license; <third mate unlimited; <3rd mate unlimited; <OOW certificate; <second mate CoC; <chief mate CoC; <Nautisches Patent | marine-navigation
master-mariner-certificate | Master mariner certificate | certification | master mariner; master unlimited; Master CoC; <capitaine au long cours; <capitán de altura; <Kapitänspatent | deck-officer-certificate-of-competency
capitaine-200-fr | Capitaine 200 (FR) | certification | brevet capitaine 200; Capitaine 200
boating-licence | Recreational boat licence | certification | boating license; boat license; boaters license; boater education card; <boater safety card; <boating safety certificate; <sailing license
sportbootfuhrerschein-de | Sportbootführerschein (DE) | certification | <SBF See; <SBF Binnen; <Sportbootführerschein See; <Sportbootführerschein Binnen | boating-licence
sportkustenschifferschein-de | Sportküstenschifferschein (DE) | certification | SKS-Schein | sportbootfuhrerschein-de
permis-bateau-fr | Permis bateau (FR) | certification | <permis côtier; permis bateau; permis plaisance; <permis hauturier | boating-licence
rya-powerboat-level-2 | RYA Powerboat Level 2 | certification
rya-day-skipper | RYA Day Skipper | certification | Day Skipper
rya-yachtmaster | RYA Yachtmaster | certification | Yachtmaster; <Yachtmaster Offshore; <Yachtmaster Coastal; <Yachtmaster Ocean | rya-day-skipper
patron-de-embarcaciones-es | Patrón de embarcaciones (ES) | certification | <PER patrón; título de patrón; patrón de embarcaciones de recreo | boating-licence

# Rail
rail-operations | Rail operations | technical | railroad operations; train operations?; railway operations; <freight rail; <railroad industry; Eisenbahnbetrieb; exploitation ferroviaire; operaciones ferroviarias; <rail transportation; <yardmaster; <rail yard operations; <brakeman; <personal ferroviario; <train crew?; <commuter rail; <rail freight | | train; locomotive; conductor; track; freight; union; yard; rail; trains; cars; intermodal; crossing; railroad; gcor
train-driving | Train driving | technical | train driver; locomotive engineer; locomotive operation; conduite de trains; Triebfahrzeugführung; conducción de trenes; train operator?; <Lokführer; <Triebfahrzeugführer; <conducteur de train; <maquinista de tren; <agent de conduite | | rail; railway; passengers; locomotive; metro; subway; depot; signals; transit
tram-driving | Tram driving | technical | tram driver; <light rail operation; <light rail operator; Straßenbahnfahrer; conduite de tramway; conductor de tranvía
train-conducting | Train conducting | professional | train conductor; railroad conductor; Zugbegleiter; Zugführer?; contrôleur train; revisor de tren; Kundenbetreuer im Nahverkehr | | bahn; zug; fahrgäste; eisenbahn; zugbegleiter; fahrkarten; fernverkehr; regionalverkehr
railcar-switching | Railcar switching | professional | switching railcars; switchman; Rangieren?; Rangierbegleiter; manœuvre ferroviaire; locomotive switching | | bahn; waggons; wagen; lok; eisenbahn; gleis; züge; güterbahnhof
railcar-loading | Railcar loading | professional | rail car loading; railcar unloading
train-dispatching | Train dispatching | professional | train dispatcher; Fahrdienstleiter; Fahrdienstleitung; régulation ferroviaire; despacho de trenes
fra-regulations | FRA regulations | technical | FRA?; Federal Railroad Administration; FRA compliance | | railroad; train; locomotive; track; rail; conductor
gcor | GCOR | technical | General Code of Operating Rules
norac | NORAC | technical | NORAC rules
fra-locomotive-engineer-certification-us | FRA locomotive engineer certification (US) | certification | locomotive engineer certification; certified locomotive engineer; FRA certified engineer | train-driving
fra-conductor-certification-us | FRA conductor certification (US) | certification | FRA certified conductor; conductor certification railroad | train-conducting
triebfahrzeugfuhrerschein-eu | Triebfahrzeugführerschein (EU) | certification | EU-Triebfahrzeugführerschein; licence de conducteur de train | train-driving
eisenbahner-betriebsdienst-de | Eisenbahner im Betriebsdienst (DE) | certification | Eisenbahner im Betriebsdienst; Eisenbahnerin im Betriebsdienst; EiB Lokführer und Transport
wagenmeister-de | Wagenmeister (DE) | certification | Wagenmeister?; <Wagenmeister Stufe 4 | | ausbildung; prüfung; stufe; zertifikat; eisenbahn; güterwagen; lehrgang
railroad-safety | Railroad safety | technical | rail safety; railway safety; Eisenbahnsicherheit; sécurité ferroviaire
trackmobile | Railcar movers | technical | <trackmobile; <Trackmobile operation; car mover rail
railroad-maintenance | Railroad maintenance | technical | rail maintenance; maintenance ferroviaire; mantenimiento ferroviario; railway maintenance; <railroad ties; rail repair; entretien ferroviaire
railway-track-maintenance | Railway track maintenance | technical | track maintenance?; railroad track maintenance; maintenance of way; trackwork; track inspection?; track repair?; Gleisinstandhaltung; entretien des voies; voie ferrée entretien; mantenimiento de vías; <rail grinding; <tie replacement; <tamper rail; <track surfacing; <track inspector | railroad-maintenance | rail; railroad; ties; ballast; tamper; rails; gauge; railway; switches; fra
track-construction | Track construction | technical | track laying; railroad track construction; railroad construction; Gleisbau; pose de voie ferrée; construcción de vías férreas
rail-welding | Rail welding | technical | thermite welding; track welding; aluminothermic welding; Schienenschweißen; soudage de rails
rolling-stock-maintenance | Rolling stock maintenance | technical | railcar repair; railcar maintenance; rail cars repair; <railcar inspection; Schienenfahrzeugmechanik; maintenance matériel roulant; mantenimiento de material rodante; carman | railroad-maintenance
locomotive-maintenance | Locomotive maintenance | technical | locomotive repair; locomotive mechanic; Lokomotivinstandhaltung; locomotive electrician | railroad-maintenance
railroad-signal-maintenance | Railroad signal maintenance | technical | signal maintainer; railway signal maintenance; maintenance signalisation ferroviaire | railroad-maintenance
roadway-worker-protection-us | Roadway worker protection (US) | certification | RWP certified; roadway worker protection; <RWIC
gleisbauer-de | Gleisbauer (DE) | certification | Gleisbauer?; Gleisbauerin? | track-construction | ausbildung; abschluss; ihk; gelernt; gelernter; lehre; berufsausbildung; facharbeiter
`;

export const substitutes = String.raw`
wms-products | warehouse management systems | 0.6 | sap-ewm; sap-wm; manhattan-wms; blue-yonder-wms; highjump; infor-wms; oracle-wms; softeon; extensiv; reflex-wms; psiwms; korber-wms
small-business-inventory | inventory software for small businesses | 0.6 | fishbowl; cin7; finale-inventory; sortly
lift-trucks | lift trucks | 0.5 | forklift-operation; reach-truck-operation; order-picker-truck
warehouse-tasks | warehouse work | 0.5 | order-picking; order-packing; shipping-receiving; loading-unloading; material-handling; parcel-sorting
planning-suites | supply chain planning software | 0.6 | sap-apo; sap-ibp; kinaxis; oracle-ascp; logility; jda-planning; o9-solutions; relex; slim4; toolsgroup-so99-plus; omp-plus
network-design-tools | supply chain network design software | 0.6 | coupa-supply-chain-guru; anylogistix
procurement-suites | procurement software | 0.6 | sap-ariba; coupa; jaggaer; ivalua; oracle-purchasing; emptoris; gep-smart; zycus; basware; onventis; synertrade
tms-products | transportation management software | 0.6 | oracle-otm; mercurygate; sap-tm; blue-yonder-tms; blujay; turvo; manhattan-tms; alpega-tms; sap-le-tra
carrier-tms | trucking software | 0.6 | mcleod; tmw-suite; truckmate; axon-trucking-software; rose-rocket; mcleod-software; tmw-systems-software
broker-tms | freight broker software | 0.6 | aljex; mcleod-powerbroker; ascendtms; revenova-tms
load-board-products | load boards | 0.6 | dat-load-board; truckstop
visibility-platforms | shipment visibility platforms | 0.6 | project44-fourkites; fourkites; macropoint; shippeo
shipping-software | shipping software | 0.6 | shipstation; easyship; sendcloud; pirate-ship; proship
carrier-shipping-tools | parcel carrier software | 0.6 | carrier-shipping-systems; fedex-ship-manager
freight-modes | freight forwarding by mode | 0.5 | ocean-freight; air-freight
driving-work | driving work | 0.4 | delivery-driving; truck-driving; bus-driving; passenger-driving; ride-hailing; taxi-driving
planning-supply | supply planning | 0.5 | supply-chain-planning; demand-planning; material-planning
buying-work | purchasing | 0.5 | procurement; strategic-sourcing
inventory-work | inventory work | 0.4 | inventory-management; inventory-counting; inventory-replenishment
cross-border-trade | cross-border trade | 0.4 | customs-clearance; trade-compliance; tariff-classification
telematics-platforms | fleet telematics platforms | 0.6 | samsara; geotab; omnitracs; verizon-connect; motive; peoplenet; webfleet
fleet-software | fleet maintenance software | 0.6 | fleetio; assetworks-fleetfocus; rta-fleet; faster-fleet-software; assetworks-m5
routing-products | routing software | 0.6 | roadnet; optimoroute; route4me; ptv-route-optimiser; ptv-map-guide
transport-coordination | transport coordination | 0.5 | dispatching; route-planning; transportation-management
`;
