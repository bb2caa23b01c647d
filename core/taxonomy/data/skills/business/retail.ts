export const skills = String.raw`
# Till
cash-handling | Cash handling | professional | handling cash; cash transactions?; money handling; handling money; <cash register; <cash registers; <cash register operation; <operating cash register; <operate cash register; <cashiering; <cashier?; cash handling procedures; cash control?; <cashier experience; <cash drawer; <cash drawers; cash operations?; handle cash; <cashier duties; <ringing up customers; <counting money; handling cash transactions; till operation; <Kassieren; Kassentätigkeit; <Kassiererfahrung; Kasse?; encaissement?; manejo de efectivo; cajero?; hôtesse de caisse; manejo de caja; <Kassenführung; <tenue de caisse; <Führen der Kasse; <Bedienen der Kasse; <Bedienung der Kasse; <Kasse bedienen; <Kassenbedienung; <Kassieren der Ware; <Kassieren von Waren; <Kassiertätigkeit; <Kassiertätigkeiten; <Kassendienst; <Kassenarbeit; Umgang mit Bargeld; Bargeldhandling; <Bedienung von Kassen; <Bedienung des Kassensystems; <Bedienung von Kassensystemen; <Betreuung der Kasse; <Kassenerfahrung; <Kassiervorgang; <Kassiervorgänge; using the till; till work; operating the till; working the till; working on the tills; <cash and banking; running the register?; <ringing up purchases; running a register?; operate the till; operating tills; balance the till; ring up sales; ringing up sales; take customer payments; process transactions?; processing transactions?; process payments?; take payments?; run the till; run a till; run the cash register; run tills; running the till; running a till; running the cash register; running tills; process customer payments; process card payments; process cash payments; process cash and card payments; processing customer payments; processing card payments; processing cash payments; processing cash and card payments |  | register; cash; retail; pos; drawer; money; store; kasse; verkauf; einzelhandel; filiale; caja; efectivo; cobro; cobros; tienda; supermercado; arqueo; caisse; magasin; tickets; rayon; cashier; till; checkout; change; shoppers
cash-reconciliation-retail | Till balancing | professional | balancing cash drawer; cash drawer balancing; balancing cash register; balancing drawer; balance cash drawer; till reconciliation; drawer reconciliation; cash counting; counting drawers; end-of-day cash reconciliation; balancing registers; closing out registers; cashing out registers; cash out drawers; counting cash; Kassenabschluss; clôture de caisse; cuadre de caja; arqueo de caja; balance drawers; Durchführung des Kassenabschlusses; Erstellen des Kassenabschlusses; Tagesabschluss der Kasse; Kassenabschlüsse; Abrechnung der Kasse; Kasse abrechnen; täglicher Kassenabschluss; Kassensturz; Kassenzählung; cashing up; balancing the drawer; balancing the till; balancing the cash drawer | cash-handling
bank-deposits-store | Making bank deposits | professional | bank deposits?; daily bank deposits; making bank deposits; daily deposits?; cash deposits?; preparing bank deposits; <making store bank deposits |  | store; register; registers; cash; till; drawers; drawer; deposit; safe; closing; bank; petty; bookkeeping
payment-terminals | Card payment processing | professional | credit card transactions; credit card processing; processing credit cards; card terminals; credit card machine; credit card terminals; processing credit card payments; credit and debit transactions; credit card payments; card machine; taking payments?; EC-Cash; terminal de paiement?; procesamiento de pagos?; cobro con tarjeta; credit card machines; Kartenzahlungen; Abwicklung von Kartenzahlungen; EC-Kartenzahlung; Bedienung des Kartenlesegeräts |  | card; credit; terminal; POS; tarjeta; debit; checkout
pos-systems | POS systems | technical | POS?; P.O.S.?; point of sale?; POS system; point of sale systems; POS terminals; POS operation; POS software; point of sales?; point of sale (POS); P.O.S?; POS register; point of sale system; POS transactions; electronic cash register; Kassensysteme; Kassensystem; logiciel de caisse; punto de venta?; sistemas de punto de venta; sistema POS; EPOS?; POS machine; Point of sale POS software |  | register; registers; cash; cashier; retail; store; restaurant; terminal; terminals; micros; aloha; toast; square; clover; till; hospitality; bartender; checkout; kasse; caja; cajero; lightspeed; shopify; cashiering; server; bar; barista; merchandising; shift; cobro; tienda
square-pos | Square POS | tool | Square Point of Sale; Square register; Square Up?; <Square for Retail; SquareUp; Square? | pos-systems | toast; clover; shopify; pos square; pos system square; pos systems square; aloha; micros; stripe; paypal; lightspeed; vagaro
clover-pos | Clover POS | tool | Clover?; Clover system?; Clover station | pos-systems | pos; square; aloha; toast; micros
shopify-pos | Shopify POS | tool | Shopify Point of Sale | pos-systems
lightspeed-pos | Lightspeed POS | tool | Lightspeed?; <LightSpeed Retail POS; <Lightspeed Retail | pos-systems | pos; retail; register; shopify; square; restaurant
ncr-counterpoint | NCR Counterpoint | tool | Counterpoint POS; CounterPoint?; NCR CounterPoint POS; Radiant CounterPoint | pos-systems | ncr; pos; retail; radiant; synchronics
ncr-pos-systems | NCR POS systems | tool | NCR POS | pos-systems
retail-pro | Retail Pro? | tool | RetailPro; Retail Pro POS; <Retail Pro Prism | pos-systems | retailpro; prism; counterpoint; lightspeed; quickbooks
oracle-retail | Oracle Retail | tool | <Oracle Retail Xstore; <Xstore; Oracle Xstore; Oracle MICROS Retail
oracle-retail-merchandising | Oracle Retail Merchandising System | tool | <Retek; Oracle RMS retail; Oracle Retail Merchandising
microsoft-rms-pos | Microsoft Dynamics RMS | tool | Microsoft RMS?; Microsoft Retail Management System; MS Dynamics RMS | pos-systems | pos; stores; cashier; point of sale; inventory
quickbooks-pos | QuickBooks POS | tool | QuickBooks Point of Sale; Intuit POS; Quick Books POS; QB POS | pos-systems
vend-pos | Vend POS | tool | Vend?; Vend retail | pos-systems | pos; lightspeed; register; shopify; retail; square
toshiba-ibm-pos | Toshiba POS systems | tool | <IBM SurePOS; Toshiba POS; <IBM 4690; <Toshiba 4690; IBM POS; <Toshiba 4690 POS | pos-systems
jda-mms | JDA Merchandise Management | tool | JDA MMS
arthur-planning | JDA Arthur planning | tool | JDA Arthur; Arthur Planning; JDA Enterprise Planning
aptos | Aptos Retail | tool | Aptos?; Epicor Retail; STS retail |  | allocation; jda; retail pro; oracle retail; store systems
oracle-rpas | Oracle RPAS | tool | Oracle retail predictive application server
island-pacific | Island Pacific? | tool | Island Pacific SmartSuite |  | jda; retek; allocation; merchandising; smartsuite; as400; replenishment; arthur
eagle-epicor | Epicor Eagle | tool | Activant Eagle; Eagle POS; Epicor Eagle POS; Eagle for Windows; Triad Eagle; Eagle Epicor | pos-systems
self-checkout | Self-checkout attendance | professional | self checkout; self checkout attendant; self-checkout machines; SCO attendant
refunds-exchanges | Returns and exchanges | professional | processing returns?; processing refunds?; customer returns?; <merchandise returns counter; <returns desk; process returns?; handling returns?; issuing refunds?; processing exchanges; product exchanges; retours et échanges; Umtausch?; Umtausch und Reklamation von Waren; Umtausch von Waren; Bearbeitung von Umtausch; Abwicklung von Umtausch; Abwicklung von Umtäuschen; Umtausch und Retouren; refunds and exchanges; handling refunds and exchanges; process returns; process returns and exchanges; process returns and refunds; process customer returns; processing returns; processing returns and exchanges; processing returns and refunds; processing customer returns |  | refunds; exchanges; store; register; merchandise; retail; cashier; Kasse
loyalty-programs | Loyalty programs | professional | loyalty program; customer loyalty programs; rewards programs?; loyalty cards; rewards program?; programme de fidélité; programas de lealtad; Kundenbindungsprogramme; loyalty schemes |  | loyalty; cards; points; retail; guests; hotel; shoppers; crm; coupons; shopper
store-credit-cards | Signing up store credit cards | professional | store credit cards; opening store credit cards; store credit card applications; credit card sign-ups; credit applications store card; opening credit card accounts

# Selling floor
retail-sales | Retail sales | professional | retail selling; retail?; retail store sales; <retail sales associate; in-store sales; floor sales?; <shop assistant; sales floor?; store sales?; retail customer sales; selling on the shop floor; <retail clerk; <salesclerk; <sales clerk; <retail associate; Verkauf im Einzelhandel; Verkäuferin; vente en magasin; vente au détail; conseiller de vente; ventas al por menor; venta al detalle; ventas en tienda; dependienta; Fachverkäuferin; vendeuse; <retail store?; retail experience; Verkaufen im Einzelhandel; Verkauf im Laden; Verkauf im Geschäft; Verkaufstätigkeit im Einzelhandel; Verkaufserfahrung im Einzelhandel; Ladenverkauf; Verkauf in der Filiale; Verkauf auf der Fläche; <Verkauf von Backwaren; <Verkauf von Textilien |  | store; merchandising; cash; stocking; merchandise; cashier; clothing; pos; register
einzelhandelskaufmann | Kaufmann im Einzelhandel? | certification | Einzelhandelskaufmann?; Einzelhandelskauffrau?; Kauffrau im Einzelhandel? | retail-sales | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung
verkaeufer-de | Verkäufer (vocational qualification) | certification | gelernter Verkäufer; ausgebildete Verkäuferin | retail-sales
retail-industry | Retail industry knowledge | technical | retail industry; retail sector; Einzelhandelsbranche; secteur de la distribution; sector retail; Einzelhandel; Einzelhandelskenntnisse
product-demonstration | Product demonstration | professional | product demonstrations; in-store demonstrations; demonstrating products; <product sampling?; product demos?; in-store demos; <food sampling; <food demonstrations; demo events?; <sampling events?; demonstrate products; Produktvorführung; démonstration de produits; demostración de productos; <in-store sampling; animation commerciale?; demonstradora; <tastings in store; Vorführen von Produkten; Vorführung von Produkten; Produkte vorführen; <Durchführung von Verkostungen; <Verkostung von Produkten; <Produktverkostungen |  | customers; store; stores; samples; promotional; brand; products; sales; consumers; retail
suggestive-selling | Suggestive selling | professional | add-on sales; upselling at the counter; add-on selling; suggestive sales; suggestive sell; retail add-ons; attachment sales? | retail-sales | retail; customers; store; register; sales; accessories
clienteling | Clienteling | professional | client book?; clientelling; client books?; clientele building retail; client outreach luxury retail; clientele book |  | clienteling; luxury; boutique; retail; fashion; sales; stylist; clientele
personal-shopping | Personal shopping | professional | personal shopper; conseil en image shopping; asesor de compras personal
personal-styling | Personal styling | professional | personal stylist; wardrobe consulting; wardrobe styling; styling clients?; Stilberatung |  | wardrobe; fashion; outfits; shopper; clothing
luxury-retail | Luxury retail | professional | luxury sales?; luxury goods?; vente de luxe; ventas de lujo; Luxusgüter Verkauf | retail-sales | boutique; fashion; retail; watches; jewelry; maison; clienteling; handbags
fitting-room | Fitting room service | professional | fitting rooms?; fitting room?; dressing room attendant; fitting room attendant; dressing rooms?; cabine d'essayage |  | store; customers; apparel; retail; clothes; merchandise; garments; sales
bra-fitting | Bra fitting | professional | bra fittings; BH-Anpassung
bridal-consulting | Bridal sales | professional | bridal consultant; bridal fitting; Brautmodenverkauf
shoe-fitting | Shoe fitting | professional | fitting shoes?; Schuhanpassung |  | footwear; retail; feet; foot; store; measuring
suit-fitting | Suit fitting | professional | tuxedo fitting; formalwear fitting
product-knowledge-apparel | Apparel sales | professional | clothing sales; fashion retail; apparel retail; fashion sales; <women's apparel?; <men's apparel?; <men's clothing?; <menswear sales; vente prêt-à-porter; venta de ropa; Textilverkauf; Modeverkauf; apparel sales associate | retail-sales | retail; store; customers; merchandising; sales associate; fitting; selling; boutique
shoe-sales | Shoe sales | professional | footwear sales; shoe salesperson; Schuhverkauf; vente de chaussures; venta de calzado | retail-sales
jewelry-sales | Jewelry sales | professional | jewellery sales; Schmuckverkauf; vente de bijoux; venta de joyería | retail-sales
watch-sales | Watch sales | professional | luxury watches; Uhrenverkauf; vente de montres | retail-sales
cosmetics-sales | Cosmetics sales | professional | beauty retail; cosmetics counter; fragrance sales; cosmetic sales; makeup counter sales; Parfümerieverkauf; vente en parfumerie | retail-sales
eyewear-sales | Eyewear sales | professional | optical sales; optical retail; <frame selection?; Brillenverkauf; vente de lunettes | retail-sales | eyewear; optical; lenses; glasses; optician; eyeglasses
electronics-retail | Consumer electronics sales | professional | electronics sales; <computer sales; <home electronics sales; Elektronikverkauf | retail-sales
mobile-phone-sales | Mobile phone sales | professional | cell phone sales; wireless sales; phone activation; wireless retail; phone sales retail; cellular sales; cell phone activation; wireless phone sales; venta de celulares; Handyverkauf; vente de téléphones mobiles | retail-sales
appliance-sales | Appliance sales | professional | vente d'électroménager; Haushaltsgeräteverkauf; venta de electrodomésticos | retail-sales
furniture-sales | Furniture sales | professional | home furnishings sales; Möbelverkauf; vente de meubles; venta de muebles; <mattress sales | retail-sales
grocery-retail | Grocery retail | professional | grocery?; supermarket?; grocery store?; grocery operations; <grocery stocking; grocery clerk; <dairy department?; <frozen food department?; Lebensmitteleinzelhandel; grande distribution?; supermercado?; Supermarkt?; grocery retailing; grocery industry?; Verkauf im Lebensmitteleinzelhandel; Erfahrung im Lebensmittelhandel |  | store; stocking; cashier; deli; meat; bakery; retail; dairy; frozen; shelves; supermarket; clerk; floral; rayon; caisse; Kasse; Regal; Regale; cajero; cajera; reposición; pasillo
grocery-bagging | Bagging groceries | professional | grocery bagging; <courtesy clerk; grocery bagger; bag groceries; empacador de supermercado
produce-department | Produce department work | professional | produce department; produce clerk; produce handling; produce stocking; Obst- und Gemüseabteilung; rayon fruits et légumes; Obst und Gemüse Abteilung; Pflege der Obst- und Gemüseabteilung | grocery-retail
convenience-store | Convenience store work | professional | convenience store?; convenience store operations; c-store |  | cashier; register; stocking; clerk; lottery; cigarettes
fuel-station | Fuel station work | professional | gas station?; gas station attendant; gas station cashier; Tankstelle?; station-service?; gasolinera?; estación de servicio; Verkauf in der Tankstelle; Tankstellenbetrieb; Arbeiten an der Tankstelle |  | cashier; register; fuel; pumps; Kasse; Kassierer; caisse; encaissement; carburant; cajero; despachador
fresh-counter | Fresh food counter | professional | Frischetheke; <Fleischtheke; <Käsetheke; rayon frais?; service counter fresh food; <cheese counter?; <cheesemonger; fresh counter; Bedienung an der Frischetheke; Verkauf an der Frischetheke; Arbeiten an der Frischetheke; Bedientheke; Bedientheken; Frischetheken; Verkauf an der Bedientheke; Bedienung an der Theke für Wurst und Käse; <Wursttheke; Bestückung der Theke mit Frischwaren; Bestücken der Frischetheke; <Fleisch- und Wursttheke; Betreuung der Frischetheke; <Fischtheke; dressing the counter |  | deli; meat; supermarket; charcuterie; fromage; butcher; traiteur; boucherie; poissonnerie; grande distribution; hypermarché; supermarché
store-operations | Store operations | professional | retail operations?; <opening and closing store; <open and close store; <opening and closing procedures?; <opening and closing duties?; <open and closing store; retail store operations; <opening/closing procedures?; daily store operations; <opening and closing the store; <opening & closing procedures?; <opening/closing store; <open/close store; store procedures?; <key holder?; <keyholder?; Ladenbetrieb; ouverture et fermeture du magasin; apertura y cierre de tienda; operaciones de tienda; <opening/closing duties?; operación de tiendas; Abläufe in der Filiale; Öffnen und Schließen der Filiale; Filialabläufe |  | store; shop; retail; merchandise; alarm; merchandising
store-openings | Opening new stores | professional | new store openings; store openings; store set-up; ouverture de magasins; Filialeröffnungen; apertura de nuevas tiendas
store-audits | Store audits | professional | store visits?; store inspections?; auditoría de tiendas |  | retail; stores; merchandising; district; planogram; audits; regional; brand
store-management | Store management | professional | store manager; retail store management; shop management?; managing retail stores; store leadership; retail supervision; <multi-unit retail management; <district retail management; <multi-store management; <multi-unit management?; <assistant store management; retail manager; store supervision; <multi-unit operations?; retail leadership; <department store management; managing stores; Filialleitung; Marktleitung; Filialleiter; Storemanagement; gestion de magasin; responsable de magasin; gestión de tiendas; gerente de tienda; retail business management; <multi-site retail; jefe de tienda; gestión de tienda; retail management; <department management retail?; <retail department management | store-operations | retail; stores; store; district; merchandising; sales; shop
retail-kpis | Retail KPIs | technical | <sell-through; retail metrics; <comp sales; <same-store sales; <conversion rate retail; <inventory turn retail; <gross margin return; <GMROI; <sales per square foot; <sell-through analysis; <retail math; <retail mathematics; <sell-thru; <stock-to-sales; <weeks of supply; <units per transaction

# Merchandising
merchandising | Merchandising | professional | retail merchandising; product merchandising; in-store merchandising; store merchandising; <floor merchandising; merchandiser; merchandise management; merchandise placement; merchandise presentation; <merchandising displays; <fashion merchandising; <merchandise display; merchandising products; <store resets; <merchandise displays; <reset merchandising; merchandise flow; <shelf resets; <resets?; <floor sets?; <floorsets; merchandising strategies; merchandising management; <product displays?; <apparel merchandising; Warenpräsentation; Merchandising im Handel; marchandisage; mercadeo en tienda; exhibición de mercancía; <product display?; <retail resets; <floor moves; <display setup?; <display merchandising; <building displays?; <setting up displays?; <end caps?; <endcaps?; <end cap displays; <promotional displays?; <displays?; <store displays; <retail displays; <in-store displays; <seasonal displays; <set up displays?; <display set-up?; <sale displays; <display building?; merchandise?; <field merchandising; ansprechende Warenpräsentation; Warenplatzierung; Platzierung der Ware; Präsentation der Ware; Präsentation der Waren; Präsentation von Waren; Gestaltung der Warenpräsentation; verkaufsfördernde Warenpräsentation; Waren präsentieren; verkaufsfördernde Präsentation der Ware; attraktive Warenpräsentation |  | retail; store; stocking; planograms; shelves; merchandise; signage; visual; displays; floor; promotional
pop-displays | Point-of-purchase displays | professional | point of purchase displays; POP displays; point-of-sale displays; PLV en magasin
visual-merchandising | Visual merchandising | professional | visual display?; visual merchandiser; store displays visual; visual presentation?; <mannequin dressing; visual standards?; visual merchandising displays; visuals merchandising; <mannequins?; visual merchandising standards; visual displays?; display design?; visual display design; <mannequin styling; in-store visual; retail display design; store visuals; visual directives; merchandising visuel; visual merch; visual stylist; visuelles Marketing; Gestaltung der Verkaufsfläche; visuelle Warenpräsentation; Gestaltung von Verkaufsflächen; Dekoration der Verkaufsfläche |  | merchandising; store; retail; fashion; mannequins
gestalter-visuelles-marketing | Gestalter für visuelles Marketing (DE) | certification | Gestalter für visuelles Marketing?; Gestalterin für visuelles Marketing? | visual-merchandising | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; abgeschlossen; IHK; Abschlussprüfung; Lehrabschluss; Umschulung
window-dressing | Window dressing | professional | window displays; window display; window design?; store windows; Schaufenstergestaltung; Schaufensterdekoration; vitrines magasin; étalagiste; escaparatismo; escaparates; seasonal window displays; Gestaltung der Schaufenster; Dekoration der Schaufenster; Schaufenster dekorieren; Schaufenster gestalten; Dekorieren von Schaufenstern; Gestaltung von Schaufenstern | visual-merchandising | store; retail; boutique; displays; visual; merchandising; mannequins; props
planograms | Planograms | technical | planogram; plan-o-grams; plan-o-gram; POG?; planogramming; shelf layout; schematics for shelves; planogram execution; planogram implementation; reading planograms; plan-a-grams; store planograms; POGs; planogram resets; following planograms; set planograms; Planogramme; shelf planning?; modular resets? |  | planogram; store; shelves; merchandising; retail; resets; shelf; merchandise; POGs
shelf-space-planning | Shelf space planning | professional | space management retail; space planning retail; shelf space management; Regalflächenplanung
planogram-software | Apollo space planning | tool | Apollo Space Planner
jda-space-planning | Blue Yonder Space Planning | tool | JDA Intactix; Intactix; JDA Floor Planning; Intactix Space Planning; JDA Space Planning
spaceman | Nielsen Spaceman | tool | Spaceman?; Spaceman Suite |  | planogram; planograms; nielsen; jda; intactix; apollo; shelf; space planning
mockshop | MockShop | tool | iMockShop
pricing-signage | Store pricing and signage | professional | <price changes?; <shelf labels; pricing merchandise; <price adjustments?; price signage; retail signage; pricing items?; sign changes?; <sale signs; <price verification?; <price accuracy?; <price tags; promotional signage?; pricing coordinator store; <price audits?; <price checks?; <store signage |  | store; retail; merchandise; shelf; shelves; tags; signs; labels; cashier; stocking; register
price-tagging | Price tagging | professional | ticketing merchandise; tagging merchandise; tagging clothes; tagging items?; item pricing?; price labels?; Preisauszeichnung; étiquetage des prix; marcaje de precios; marking merchandise; Auszeichnen der Ware; Auszeichnen von Waren; Auszeichnung der Ware; Auszeichnung von Waren; Preisauszeichnung der Ware; Etikettieren mit Preisen; Preise auszeichnen; Warenauszeichnung; Waren auszeichnen; Preisetiketten anbringen; update price labels; update shelf labels |  | merchandise; clothes; store; retail; pricing; garments; stocking; rayon; magasin; caisse; vêtements
markdowns | Retail markdowns | professional | price markdowns; markdown management; démarques prix
shelf-stocking | Stocking shelves | professional | stocking?; shelf stocking; stocking merchandise; restocking shelves; stock shelves; restocking?; stocking products?; shelf replenishment; re-stocking?; shelving products; restock shelves; replenishing shelves; stock merchandise; <overnight stocking; stocker?; restocking merchandise; replenishing merchandise; stocking product?; <night stocking; stocking items?; product stocking?; stocking the shelves; <facing shelves; <front facing shelves; restock merchandise; <fronting and facing; <stocking coolers; <stocking groceries; <freezer stocking; stocking items on shelves; shelf packing; <night fill; filling shelves; stock replenishment store; <overnight stocker; floor replenishment?; restocking items?; Regalpflege; Regale auffüllen; Warenverräumung; Regalservice; Regalauffüllung; Warenverräumer; mise en rayon; réassort?; réassortiment; reposición?; reponedor; surtido de anaqueles; resurtido; acomodador de mercancía; acomodo de mercancía; reponedora; <facing rayon; employé libre-service; Auffüllen der Regale; Auffüllen von Regalen; Regale einräumen; Einräumen der Regale; Einräumen von Regalen; Einräumen der Ware; Einräumen von Ware; Einräumen von Waren; Waren einräumen; Ware einräumen; Ware verräumen; Waren verräumen; Verräumen der Ware; Verräumen von Ware; Verräumen von Waren; Warenverräumen; Bestücken der Regale; Bestücken von Regalen; Regale bestücken; Bestückung der Regale; Bestückung von Regalen; Befüllen der Regale; Befüllen von Regalen; Regale befüllen; Nachfüllen der Regale; Auffüllen der Ware; Auffüllen von Waren; Auffüllen von Ware; Waren auffüllen; Ware auffüllen; Nachfüllen von Waren; Nachfüllen der Ware; Regalbetreuung; Regalbefüllung; Regalbestückung; Warenauffüllung; stacking shelves; shelf stacking; stack shelves |  | shelves; shelf; merchandise; store; cashier; pricing; retail; register; unloading; merchandising; freight; lager; regal; tienda; mercancía
backroom-operations | Backroom operations | professional | stock room operations retail; stockroom organization retail; back stock; backstock; backroom?; receiving merchandise backroom; back room?; stockroom retail; <store receiving; backroom organization; <stock organization; <merchandise receiving; back room organization; back stock organization; merchandise processing; processing merchandise; <shipment processing retail; unboxing merchandise; merchandise handling; <sensoring merchandise; <processing shipments?; Lagerarbeiten in der Filiale |  | stock; merchandise; stockroom; store; retail; inventory; freight; receiving; floor; stocking
folding-clothes | Folding and hanging clothes | professional | folding clothes; folding clothing; hanging clothes; hanging merchandise; hanging and folding
thrift-store | Thrift store work | professional | thrift store?; <sorting donations; thrift store operations; <donation sorting; charity shop? |  | volunteer; donations; sorting; sorted; cashier; Goodwill
loss-prevention | Loss prevention | professional | asset protection?; <shrink reduction; <shrinkage control; <shoplifting prevention; <theft prevention?; <shrink control; loss prevention procedures; <inventory shrink; loss prevention management; <preventing theft; <retail theft investigation; <shrink management; retail loss prevention; <theft deterrence; <inventory shrinkage; <internal theft?; <internal theft investigations; <external theft?; <shoplifter apprehension; retail asset protection; <shoplifter apprehensions; shortage control?; <shrink prevention; <theft control?; loss prevention awareness; <loss prevention officer; <asset protection associate; loss prevention techniques; <shrink awareness; <démarque inconnue; prévention des pertes?; prevención de pérdidas?; <reducing shrink; <loss prevention associate; <shrink results; LP procedures?; Ladendetektiv; <organized retail crime; <retail security?; Diebstahlprävention; Verhinderung von Diebstahl; Inventurdifferenzen reduzieren; Warensicherung im Verkauf; Ladendiebstahl verhindern; deterring theft; deter theft; prevent theft | | shrink; retail; store; stores; shoplifting; merchandise; CCTV; apprehensions; theft; magasin; tienda
eas-systems | Electronic article surveillance | technical | EAS systems; EAS tags; Warensicherung; antivols magasin
sensormatic | Sensormatic | tool | Sensormatic EAS | eas-systems
exception-based-reporting | Exception-based reporting | technical | EBR retail
lp-certification | LPQualified (LPQ) | certification | LPQ?; LPQualified | loss-prevention | loss prevention; lpc; wicklander; shrink; asset protection; shoplifting
wicklander-zulawski | Wicklander-Zulawski interview training | certification | Wicklander-Zulawski; Wicklander certified; Wicklander-Zulawski certified; Wicklander & Zulawski; W-Z certified; W-Z interview; Wicklander-Zulawski interview; Wicklander certification
lpcertified | LPCertified | certification | LP certified?; LPC loss prevention certified | loss-prevention | loss; prevention; lpq; shrink
certified-forensic-interviewer | Certified Forensic Interviewer (CFI) | certification | certified forensic interviewer; CFI interviewer
reid-technique | Reid Technique | technical | Reid interviewing; Reid interview; Reid Technique of Interviewing
retail-buying | Retail buying | professional | merchandise buying; <fashion buying; buyer retail; retail buyer?; <apparel buying; merchandise buyer; <fashion buyer; buying merchandise; merchandise purchasing; <buying trips; <assistant buying; buying office?; compra de mercancía; <apparel buyer; buying merchandise for store; purchasing merchandise; <assistant buyer; <category buyer; retail purchasing; <seasonal buying; <open-to-buy; Wareneinkauf?; <buy plans; <open-to-buy OTB |  | buying; merchandise; retail; planning; buyer; sortiment; filiale; filialen; einzelhandel; mode; textil
assortment-planning | Assortment planning | professional | product assortment?; product assortments?; assortment management; merchandise assortment; product assortment planning; assortment strategy; Sortimentsplanung; Sortimentsgestaltung; Sortimentsmanagement; planification assortiment; planificación de surtido; line planning? |  | assortment; merchandise; merchandising; buying; buyers; fashion; SKU; retail; season; category; apparel
merchandise-planning | Merchandise planning | professional | merchandise financial planning; retail planning; Warenplanung; <open-to-buy management
private-label | Private label development | professional | private label?; private labels?; Eigenmarkenentwicklung; marques de distributeur; marca propia |  | retail; brands; brand; sourcing; retailers; vendors; buying; assortment
category-management | Category management | professional | retail category management; category manager; category planning; <category reviews; <CPG category management; <category analysis; category strategy?; category management retail; gestión de categorías; gestion de catégories; <category insights; category development?; category growth?; category performance; category leadership?; <category business reviews |  | category; buyers; buyer; retail; retailers; suppliers; procurement; sourcing; assortment; merchandising; planogram; CPG
cpca-category | Certified Professional Category Analyst (CPCA) | certification | certified professional category analyst | category-management
cpcm-category | Certified Professional Category Manager (CPCM) | certification | CPCM category; Certified Professional Category Manager | category-management
cpsa-category | Certified Professional Strategic Advisor (CPSA) | certification | CPSA category; Certified Professional Strategic Advisor | category-management
allocation-retail | Merchandise allocation | professional | store allocation; allocation planning retail; retail allocation; merchandise allocations; allocating merchandise; allocation analyst?; <stock allocation; <merchandise replenishment |  | merchandise; store; stores; retail; apparel; buyers; sku
syndicated-data | Nielsen retail data | tool | Nielsen data; AC Nielsen?; ACNielsen?; Nielsen?; Nielsen Answers; Nielsen AOD; <Nielsen Homescan; NielsenIQ?; Nielsen Nitro; <Homescan |  | iri; nielsen; syndicated; spins; category; cpg; panel
syndicated-market-data | Syndicated market data | technical | syndicated data; syndicated consumer data; Marktforschungspanels Handel
iri-data | Circana (IRI) data | tool | IRI data?; IRI?; Symphony IRI; SymphonyIRI; IRI Unify; IRI Xlerate; Circana | syndicated-market-data | nielsen; syndicated; retail; spins; category; walmart; cpg; category management; scan data; retailers
spins-data | SPINS? | tool | SPINS data | syndicated-market-data | nielsen; iri; syndicated; cpg; grocery; natural
kantar-retail | Kantar Retail | tool | Kantar Retail IQ
retail-link | Walmart Retail Link | tool | Retail Link; RetailLink; Wal-Mart Retail Link
partners-online | Target Partners Online? | tool | Partners Online? |  | vendor portal; retail link; walmart; pol; buyers; merchants
npd-data | NPD data | tool | NPD? |  | circana; syndicated; pos data; retail tracking
vendor-portals-edi | Retail vendor portals | technical | vendor portals?; retailer portals |  | walmart; target; retailers; retailer; edi; chargebacks; retail; routing
walmart-supplier-center | Walmart Supplier Center | tool | Supplier One Walmart
sps-commerce | SPS Commerce | tool | SPS Commerce EDI
commercehub | CommerceHub | tool
dsco-drop-shipping-platform | DSCO drop shipping platform | tool | DSCO
joor-nuorder | JOOR | tool | Joor platform
nuorder | NuORDER | tool | Nuorder by Lightspeed
repspark | RepSpark | tool | Rep Spark? |  | software; repspark
brandboom | Brandboom | tool
amazon-vendor-central | Amazon Vendor Central | tool | vendor central; <Amazon Vendor account
retail-edi | Retail vendor compliance | professional | <routing guides; vendor compliance retail; <routing guide
retailer-chargebacks | Retailer chargebacks | professional | chargebacks retail; retail chargebacks
retail-edi-orders | Retail EDI | technical | EDI retail orders; EDI 856; advance ship notices; ASN EDI

# Commerce online
ecommerce-operations | E-commerce operations | professional | online store management; e-commerce store management; online retail?; web store management; e-tailing; eCommerce operations; webstore management; online shop management; Onlinehandel?; Webshop-Betreuung; <online retailing; Onlineshop?; Online-Shop?; <tienda en línea; <tienda online; <boutique en ligne; <vente en ligne |  | shop; betreuung; pflege; e-commerce; gestión; gestion; verkauf; Shopify; Shopware; Magento; WooCommerce; product listings; Amazon
online-product-listings | Listing products online | professional | product listing?; listing products?; product uploads; product setup online; product data entry e-commerce; Artikelpflege Online; mise en ligne de produits; product listings? |  | amazon; ebay; online; shopify; etsy; website; e-commerce; ecommerce; marketplace; store; descriptions
ecommerce-fulfillment | E-commerce order fulfilment | professional | online order fulfillment; order fulfillment online; e-commerce fulfillment retail; ecommerce fulfillment retail; préparation de commandes e-commerce
online-merchandising | Online merchandising | professional | ecommerce merchandising; site merchandising; e-commerce merchandising; digital merchandising
product-information-management | Product information management | technical | product content management; product catalog management; catalog management e-commerce; <Artikelpflege; PIM?; <item setup; <item set-up |  | catalog; salsify; akeneo; commerce; ecommerce; e-commerce; informatica; stibo; pimcore; inriver; pxm
salsify | Salsify | tool | Salsify PXM | product-information-management
omnichannel-retail | Omnichannel retail | professional | omni-channel retail; omnichannel?; omni-channel?; <ship from store |  | retail; store; commerce; fulfillment; stores; bopis; ecommerce; e-commerce
click-and-collect | Click and collect | professional | BOPIS; BOPUS; buy online pick up in store; curbside pickup
online-order-shopping | Online order shopping | professional | Instacart shopping; online order picking; online grocery shopping; e-commerce shopper; grocery pickup orders
drop-shipping | Drop shipping | professional | dropshipping; drop ship? |  | dropship; vendors; orders; ecommerce; e-commerce; shopify; suppliers; online
product-descriptions | Product descriptions | professional | writing product descriptions; fiches produits; product copy; Produktbeschreibungen; Produkttexte
amazon-seller-central | Amazon Seller Central | tool | Seller Central; Amazon seller account |  | amazon; seller; ecommerce; listing; listings; ebay
selling-on-amazon | Selling on Amazon | professional | Amazon marketplace; Amazon selling; Amazon Seller; Amazon store; Amazon marketplace management; venta en Amazon; vente sur Amazon; Amazon private label; <Amazon product research
amazon-fba | Fulfillment by Amazon (FBA) | professional | Amazon FBA; Fulfillment by Amazon; FBA?; FBA Amazon |  | amazon; seller; ecommerce; listing; listings; ebay
amazon-listings | Amazon listing optimization | professional | Amazon listings; Amazon listing; Amazon A+ content
amazon-brand-registry | Amazon Brand Registry | tool | Brand Registry Amazon
amazon-ppc | Amazon PPC | professional | Amazon sponsored ads management
helium-10 | Helium 10 | tool | Helium10
jungle-scout | Jungle Scout | tool | JungleScout
ebay-selling | eBay? | tool | <eBay listings; <eBay store; <eBay seller; <eBay store management; <selling on eBay; <eBay listing; eBay sales; <eBay power seller; <eBay selling manager; <eBay account |  | amazon; etsy; shopify; listings; listing; selling; seller; auctions; marketplace; marketplaces; e-commerce; ecommerce; online store; sold; walmart; poshmark; inventory
turbo-lister | eBay Turbo Lister | tool | Turbo Lister
auctiva | Auctiva | tool | Auctiva listings
etsy-selling | Etsy | tool | Etsy shop; Etsy store; Etsy.com
resale-platforms | Reselling online | professional | online reselling
poshmark | Poshmark | tool | Poshmark reselling
mercari | Mercari | tool | Mercari selling
depop | Depop | tool | Depop shop
facebook-marketplace | Facebook Marketplace | tool | FB Marketplace
vinted | Vinted | tool | Vinted Verkauf
online-auctions | Online auctions | professional | auctions online; Online-Auktionen; subastas en línea
marketplace-management | Online marketplace management | professional | online marketplaces; multichannel listing
walmart-marketplace | Walmart Marketplace | tool | Walmart Marketplace Seller Center
mercado-libre | Mercado Libre? | tool | MercadoLibre?; Mercado Libre ventas |  | publicaciones; tiendanube; shopify; vendedor; falabella; amazon; ebay; linio; mercado shops; tienda nube
otto-market | OTTO Market | tool | Otto Market Händler
kaufland-marketplace | Kaufland Global Marketplace | tool | Kaufland marketplace
cdiscount | Cdiscount Marketplace | tool | Cdiscount? |  | lengow; fnac; manomano; rakuten; seller; amazon; ebay; vendeur; marketplaces
zalando-partner | Zalando Partner Program | tool | Zalando partner
newegg-marketplace | Newegg Marketplace | tool | Newegg marketplace seller
channeladvisor | ChannelAdvisor | tool | Channel Advisor? |  | amazon; ebay; marketplaces; marketplace; ecommerce; e-commerce; shopify; magento
rithum | Rithum | tool
linnworks-sellercloud | Linnworks | tool
sellercloud | Sellercloud | tool | Seller Cloud? |  | amazon; ebay; skuvault; shipstation; marketplaces; shopify
skubana | Skubana | tool | Extensiv Order Manager
jtl-wawi | JTL-Wawi | tool | JTL Wawi; JTL Warenwirtschaft
jtl-shop | JTL-Shop | tool | JTL Shop 5
plentymarkets | plentymarkets | tool | plentymarkets ERP; PlentyONE
billbee | Billbee | tool
afterbuy | Afterbuy | tool | Afterbuy ViA-eBay
magnalister | magnalister | tool | magnalister Plugin

# Fashion
fashion-design | Fashion design | technical | apparel design; clothing design; <garment design; <women's wear design; fashion designer; <menswear design; <childrenswear design; <knitwear design; <activewear design; <swimwear design; fashion collections?; clothing designer; <womenswear?; fashion designing; apparel designer; <sportswear design; designing clothes; <lingerie design; <denim design; Modedesign; création de mode; stylisme de mode; stylisme; diseño de modas; diseño de moda; designing clothing; <bridal design; <diseño de indumentaria; <sweater design; <apparel graphics design |  | illustration; textile; garment; sewing; designer; pattern; sketches; sketching; draping; patternmaking; technical flats; mood boards
costume-design | Costume design | professional | costume designer; Kostümbild; costumes?; costuming |  | theatre; theater; design; film; wardrobe; sewing; stage
costume-making | Costume making | professional | costume construction; <wardrobe stitcher; Kostümschneiderei; couture costumes
wardrobe-supervision | Wardrobe supervision | professional | wardrobe department?; wardrobe supervisor |  | costume; costumes; theatre; theater; film; actors; dressers; production
accessory-design | Accessory design? | technical | accessories design?; <handbag design |  | fashion; handbag; handbags; jewelry; apparel; shoes; footwear; leather
millinery | Millinery | technical | hat making; Modistin; chapellerie; Putzmacherei
leather-goods-design | Leather goods design | technical | maroquinerie design
fashion-illustration | Fashion sketching | technical | fashion illustration; fashion sketches; fashion drawing; fashion illustrations; fashion figure drawing; sketching fashion; <hand sketching fashion; <croquis de mode
technical-flats | Technical flats | technical | flat sketching; flat sketches; technical flat sketching; technical sketching apparel; technical sketches apparel; CAD sketches apparel
pattern-making | Pattern making? | technical | patternmaking?; pattern drafting; pattern cutting; pattern maker?; flat pattern making; flat pattern?; flat patternmaking; pattern construction?; drafting patterns?; Schnittkonstruktion; Schnitttechnik; modélisme?; patronage couture; patronnage; patronaje; modelaje industrial; modéliste; first patterns?; production patterns?; trazo de patrones; <Schnittdirektrice; <sewing patterns |  | sewing; fashion; garment; patternmaking; sketching; apparel; draping; couture; patronage; mode; vêtement; vêtements; stylisme; prêt-à-porter
draping | Draping (fashion) | technical | draping?; draping garments; moulage couture; Drapieren |  | pattern; sewing; fashion; garment; patternmaking; sketching; drafting; patterns
pattern-grading | Pattern grading | technical | grading patterns; Gradierung?; gradation patrons; escalado de patrones |  | schnitt; bekleidung; mode; schnittkonstruktion; grafis; assyst
tech-packs | Tech packs | technical | technical packages apparel; <spec sheets apparel; tech pack; <garment specs; tech pack creation; <apparel specifications; <garment specifications; <garment spec; <spec packages; technical packs; tech packages; <spec'ing garments; <BOMs apparel
technical-design-apparel | Technical design (apparel) | professional | technical apparel design; technical designer apparel; technical design apparel; <grade rules; <points of measure
garment-costing | Garment costing | professional | cost sheets apparel; apparel costing
garment-measuring | Measuring garments | professional | garment measurements; measuring samples?; sample measurements? |  | garments; garment; fit; apparel; tech pack; fashion
sample-management | Sample management? | professional | sample tracking?; sample management fashion; sample coordination?; samples coordination? |  | apparel; fashion; garment; garments; showroom; buyers; fabric; textile; factory; factories; merchandising; PR; press
line-sheets | Line sheets | professional | line sheet; linesheets; line sheet creation; wholesale line sheets
lab-dips | Lab dip approvals | technical | lab dip; color approvals textile; lab dips; <strike-offs
garment-fitting | Garment fit | technical | fit sessions?; fit comments; fit approvals; garment fitting technical; apparel fit; fit specs; fit samples?; fit evaluation?; fit session?; fit analysis? |  | garment; garments; apparel; fittings; fashion
fabric-knowledge | Fabric knowledge | technical | textile knowledge; fabric selection; knowledge of fabrics; fabric research; fabric analysis; fabric construction; Stoffkunde; Warenkunde Textil; connaissance des tissus; textiles knowledge; <wovens?; conocimiento de telas; fabrics?; <fabric development |  | textile; knowledge; selection; garments; apparel; fashion; sourcing; sewing
textile-testing | Textile testing | technical | fabric testing; garment testing; <AATCC test methods; <AATCC; Textilprüfung; ensayos textiles
textile-science | Textile science | technical | textile chemistry; Textilchemie; science textile
denim-development | Denim development | technical | denim washes; <garment washing; Denim-Wäschen
trim-sourcing | Trim sourcing | professional | trims sourcing; sourcing trims
textile-design | Textile design | technical | <print design textile; <surface pattern design; <pattern design textile; surface design?; <repeat patterns?; textile designer; fabric design; <textile prints; <textile repeats; <print development; Textildesign; design textile; diseño textil; <repeat pattern design; <screen print design textile; home textiles design; <print repeats; <surface patterns |  | textile; print; pattern; fabric; fabrics; repeats
textile-cad | Textile CAD | technical | CAD textile design
woven-design | Woven textile design | technical | weave design; jacquard design; Webdesign Textil | textile-design
colorway-development | Colorway development | technical | colorways; Farbvarianten Textil
rug-design | Rug design | technical | carpet design; Teppichdesign | textile-design
wallpaper-design | Wallpaper design | technical | Tapetendesign
fiber-arts | Fiber arts | professional | textile art; Textilkunst; arte textil
embroidery-design | Embroidery design | technical | embroidery design textile; Stickmusterdesign
gerber-accumark | Gerber AccuMark | tool | Gerber?; AccuMark; <Gerber Technology; Gerber PDS; Gerber software?; Gerber pattern; Gerber pattern design |  | lectra; accumark; fashion; apparel; garment; pattern making; patternmaking; optitex
lectra | Lectra Modaris | tool | Modaris; <Lectra Modaris Expert | lectra-software
lectra-software | Lectra software | tool | Lectra; Lectra Systems
lectra-kaledo | Lectra Kaledo | tool | Kaledo | lectra-software
lectra-diamino | Lectra Diamino | tool | Diamino | lectra-software
u4ia | Lectra U4ia | tool | U4ia | lectra-software
primavision | Lectra PrimaVision | tool | PrimaVision | lectra-software
optitex | OptiTex | tool | Opti Tex; <Optitex 3D; <OptiTex PDS
clo-3d | CLO 3D | tool | CLO3D; CLO 3D fashion
marvelous-designer-fashion | Marvelous Designer (fashion) | tool | Marvelous Designer fashion
browzwear | Browzwear VStitcher | tool | VStitcher | browzwear-products
browzwear-products | Browzwear | tool
tukatech | TUKAcad | tool
tuka3d | TUKA3D | tool | Tuka 3D
assyst-cad | Assyst CAD | tool | Assyst? |  | pattern; lectra; gerber; schnitt; bekleidung; grading
vidya-3d | Vidya (3D fashion software) | tool | Vidya 3D
grafis | Grafis? | tool | Grafis Schnittkonstruktion |  | schnittkonstruktion; schnitte; bekleidung; lectra; gerber; schnitttechnik; assyst; gradierung; pattern making; optitex
apparel-3d-design | 3D garment design | technical | virtual sampling; 3D apparel design; 3D virtual prototyping apparel; <CLO virtual fashion
nedgraphics | NedGraphics | tool | Ned Graphics; <NedGraphics Easy; <NedGraphics Texcelle
pointcarre | Pointcarré | tool | Pointcarre; Pointcarre Textile
fashion-plm | Fashion PLM | technical
flexplm | PTC FlexPLM | tool | FlexPLM; Flex PLM | fashion-plm
centric-plm | Centric PLM | tool | Centric 8 | fashion-plm
gerber-plm | Gerber YuniquePLM | tool | YuniquePLM; Yunique; Gerber PLM | fashion-plm
gerber-webpdm | Gerber WebPDM | tool | WebPDM | fashion-plm
bluecherry | BlueCherry | tool | Blue Cherry; <Bluecherry PLM; <BlueCherry ERP; CGS BlueCherry
apparelmagic | ApparelMagic | tool | Apparel Magic
aims360 | AIMS360 | tool | AIMS 360
n41 | N41? | tool | N41 apparel ERP |  | apparel; erp; fashion; wholesale; edi; garment; aims360; bluecherry
bamboo-rose | Bamboo Rose | tool | TradeStone | fashion-plm
infor-fashion | Infor Fashion | tool | Infor Fashion PLM | fashion-plm
trend-forecasting-fashion | Trend forecasting? | professional | fashion trends; trend research?; trend analysis fashion; fashion forecasting; color forecasting; trend forecasting fashion; trend spotting?; trend reports?; fashion trend forecasting; trend forecast?; Trendforschung?; tendances mode; tendencias de moda; Trendscouting; forecasting trends?; <trend boards |  | fashion; color; apparel; WGSN; style; seasonal; runway; lifestyle; Mode
wgsn | WGSN | tool | WGSN trends
stylesight | Stylesight | tool | Stylesight trends
pantone | Pantone color system | technical | Pantone colors; Pantone matching; Pantone
comparative-shopping | Comparison shopping | professional | comparative shopping; comp shopping; competitive shopping; store comparison? |  | retail; competitors; fashion; apparel; prices; buyers; market; trend
fashion-styling | Fashion styling | professional | wardrobe stylist; photo shoot styling; fashion stylist; editorial styling; styling photo shoots; fashion editorial; stylist fashion; styling models; stylisme photo; estilismo?; estilismo de moda; wardrobe styling photo shoots; styling?; <dressing models |  | fashion; wardrobe; shoots; editorial; mannequin; clothing; apparel; runway; prop; shoot; moda; vestuario; sesiones de fotos
prop-styling | Prop styling | professional | prop stylist; set styling; soft goods styling
fashion-shows | Fashion shows | professional | fashion shows production; fashion show; fashion show production; fashion show coordination; runway shows; <fashion week
look-books | Look books | professional | look book; lookbooks; lookbook
interior-styling-sales | Interior decorating | professional | interior decoration; home decorating?; home decor?; interior styling; Dekoration von Räumen; décoration intérieure; décoration d'intérieur; decoración de interiores; space styling |  | interior; design; decorating; furniture; decoration; styling; accessories; showroom
home-staging | Home staging | professional | home stager; staging homes; Homestaging; valorisation immobilière décoration
color-consultation | Interior color consultation | professional | color consultation?; Farbberatung Innenraum |  | paint; interior; interiors; palette; wallpaper; furniture; decorating
ff-and-e | FF&E specification | professional | FF&E; furniture, fixtures and equipment; FF&E design; FF&E procurement; furniture specification; FF&E selection
finish-selection | Interior finish selection | professional | finishes selection; finish selections; finish schedules; finish selection; material selection interior; interior finishes? |  | palette; ff&e; selections; fabrics; interior design; interior designer
window-treatments | Window treatments? | technical | custom window treatments; draperies; drapery; blinds and shades; <blinds installation; <curtains? |  | drapery; draperies; blinds; shades; upholstery; interior; interiors; sewing; furnishings; fabrics
floral-design | Floral design | technical | flower arranging; floristry; floral arrangements; flower arrangements; floral arranging; floral arrangement; flower design?; floral?; floral designer; <wedding flowers; flower arrangement; <floral displays; <bouquets?; flowers arranging; Floristik; Florist; fleuriste; art floral; arreglos florales; florista; <bouquet making; <centerpieces?; arranging bouquets; arrange bouquets; making bouquets; make bouquets; creating bouquets; <bouquets and wreaths; <wreaths and bouquets; plan arrangements?; wiring flowers; <wedding bouquets; <corsages; <boutonnieres |  | flowers; flower; bouquets; arrangements; florist; wedding; weddings; plants; events; floristry; floral; foliage; wreaths; growers
aifd | AIFD accreditation | certification | AIFD?; American Institute of Floral Designers accreditation; accredited member of the American Institute of Floral Designers | floral-design | cfd; accredited; accreditation; inducted; member of aifd
flower-shop-work | Flower shop work | professional | flower shop; floral shop; flower processing?; conditioning flowers; condition flowers; cut, condition, and clean flowers; cutting and conditioning flowers; clean flowers; processing flowers; process flowers; <wrap and price arrangements; <order and purchase flowers; <ordering flowers; order flowers; purchase flowers; <buying flowers; flower care; <care of flowers; <hydrating flowers; flower processing; receive and process flowers |  | floral; florist; bouquets; stems; roses; arrangements
pet-retail | Pet store work | professional | pet store; pet supplies; pet retail; pet sales; Zoofachhandel; animalerie?; tienda de mascotas |  | magasin; vente; jardinerie; rayon; vendeur; vendeuse; caisse
aquarium-care | Aquarium care | technical | aquarium maintenance; fish tank maintenance; aquarium setup; aquariums?; fish tanks; salt water aquariums |  | fish; tank; tanks; reef; saltwater; freshwater
rental-counter | Rental counter operations | professional | equipment rental?; tool rental; rental sales?; rental contracts counter; rental operations?; equipment rentals?; rental counter; rental returns?; rental equipment?; location de matériel; rentals?; renta de equipos |  | equipment; ski; counter; tool; bike
car-rental | Car rental? | professional | car rental agent; vehicle rental?; truck rental; Autovermietung?; location de véhicules; alquiler de vehículos; renta de autos |  | rental agent; fleet; Hertz; Avis; rental agreements; renters; counter; Vermietung; Mietwagen
sports-rental | Sports equipment rental | professional | ski rental; skate rental; bike rental
ski-tuning | Ski tuning | technical | ski technician; Skiservice; skiman
ski-boot-fitting | Ski boot fitting | professional | boot fitting ski; Skischuhanpassung
boat-rental | Boat rental | professional | Bootsverleih?; location de bateaux |  | Kunden; Marina; Verleih; boats; Saison; tourism
rental-software | Point of Rental? | tool | Point of Rental software |  | rentalman; wynne; texada; alert easypro; quickbooks
rentalman | RentalMan | tool | Wynne RentalMan
pawn-broking | Pawnbroking | professional | pawn?; pawn shop; pawnbroker; pawn loans; pawn transactions; Leihhaus; casa de empeño |  | shop; loans; jewelry; pledge; pledges; broker; pawnshop
gold-buying | Buying gold | professional | gold buying; gold testing; Goldankauf; rachat d'or; compra de oro
gemology | Gemology | technical | gemstones; <diamond grading; <diamonds grading; gem identification; gemología; Edelsteinkunde; <jewelry grading; gemologist
jewelry-appraisal | Jewelry appraisal | professional | jewelry appraisals; Schmuckbewertung; expertise de bijoux; valuación de joyas
gia-gemologist | Graduate Gemologist (GG) | certification | graduate gemologist; <GIA GG; <Graduate Gemologist GIA; <GIA Graduate Gemologist | gemology
gia-certificate | GIA diploma | certification | GIA certified? | gemology | graduate gemologist; gg; ajp; gia diploma
gia-ajp | GIA Applied Jewelry Professional (AJP) | certification | GIA AJP; accredited jewelry professional; GIA applied jewelry professional; Accredited Jewelry Professional GIA
dca-diamontologist | DCA Certified Diamontologist | certification
dca-certificate | Diamond Council of America certificate | certification | DCA certified? |  | diamontologist; jewelry; jewelers; diamonds; jeweler
antiques | Auctioneering | professional | auctions?; auctioneer; auction house; commissaire-priseur; Auktionen? |  | auction; auctioneer; bidding; bids; estate; antiques; house
antiques-retail | Antiques trade | professional | antiques; antique sales; brocante; antiquités; antigüedades venta
antique-appraisal | Antique appraisal | professional | appraisals antiques; expertise d'antiquités
numismatics | Numismatics | technical | numismatique; Numismatik
consignment-sales | Consignment sales | professional | consignment?; consignment shop; consignment store; dépôt-vente |  | shop; antiques; clothing; boutique; consignors; resale; thrift; consignor
`;

export const substitutes = String.raw`
retail-pos-systems | retail POS systems | 0.6 | square-pos; clover-pos; shopify-pos; lightspeed-pos; ncr-counterpoint; retail-pro; oracle-retail; microsoft-rms-pos; quickbooks-pos; vend-pos; toshiba-ibm-pos; eagle-epicor; ncr-pos-systems
till-work | till work | 0.5 | cash-handling; payment-terminals
shop-floor-selling | selling goods in shops | 0.4 | product-knowledge-apparel; shoe-sales; jewelry-sales; watch-sales; cosmetics-sales; eyewear-sales; electronics-retail; mobile-phone-sales; appliance-sales; furniture-sales
presentation-of-goods | presentation of goods | 0.6 | merchandising; visual-merchandising; window-dressing
buying-and-planning | buying and planning of goods | 0.5 | retail-buying; assortment-planning; merchandise-planning; category-management; allocation-retail
stock-work-retail | stock work in shops | 0.5 | shelf-stocking; backroom-operations
online-marketplaces | online marketplaces | 0.5 | amazon-seller-central; ebay-selling; etsy-selling; walmart-marketplace; mercado-libre; otto-market; kaufland-marketplace; cdiscount
resale-apps | resale platforms | 0.6 | poshmark; mercari; depop; vinted
multichannel-tools | multichannel selling software | 0.6 | channeladvisor; linnworks-sellercloud; sellercloud; skubana; billbee; afterbuy; plentymarkets; rithum
wholesale-showrooms | wholesale ordering platforms | 0.6 | joor-nuorder; nuorder; repspark; brandboom
pattern-software | pattern-making software | 0.6 | gerber-accumark; lectra; optitex; tukatech; assyst-cad; grafis; lectra-software
garment-3d-software | 3D garment software | 0.6 | clo-3d; browzwear; vidya-3d; tuka3d
textile-design-software | textile design software | 0.6 | nedgraphics; pointcarre; lectra-kaledo; u4ia
fashion-plm-systems | fashion PLM systems | 0.6 | flexplm; centric-plm; gerber-plm; gerber-webpdm; bamboo-rose; infor-fashion
space-planning-software | shelf planning software | 0.6 | jda-space-planning; spaceman; planogram-software
market-panels | retail market data | 0.6 | syndicated-data; iri-data; npd-data; spins-data
`;
