export const skills = String.raw`
cash-handling | <kassa draaien; <achter de kassa staan; <werken aan de kassa; <werken achter de kassa; <kassawerkzaamheden; <kassawerk; <kassabediening; <bedienen van de kassa; <de kassa bedienen; <kassa bedienen; <bediening van de kassa; <afrekenen met klanten; omgaan met contant geld; <kassa-ervaring; <klanten afrekenen; <afrekenen van klanten; <kassadienst; afrekenen aan de kassa; achter de kassa; <afrekenen met gasten; kassa afhandelen; bedient de kassa
cash-reconciliation-retail | kassa opmaken; opmaken van de kassa; kas opmaken; kassa afsluiten; afsluiten van de kassa; kassa tellen; kasopmaak; kassacontrole; dagafsluiting; dagafsluiting van de kassa; dagontvangsten controleren
payment-terminals | pinbetalingen; pinbetalingen verwerken
pos-systems | kassasystemen; kassasysteem
refunds-exchanges | ruilen en retouren; ruilingen en retouren; ruilen van artikelen; retouren en ruilingen
retail-sales | verkoop in de winkel; winkelverkoop; verkoopervaring in de winkel; werken in een winkel; winkelervaring; <verkoopmedewerker in de winkel; verkoop in de detailhandel; verkopen in de winkel
retail-industry | retailsector; detailhandel; retailbranche; kennis van de detailhandel
product-demonstration | productdemonstraties; demonstreren van producten; producten demonstreren; <proeverijen in de winkel
shelf-stocking | vakken vullen; vakkenvullen; bijvullen van schappen; schappen bijvullen; schappen vullen; vullen van schappen; bijvullen van de schappen; aanvullen van schappen; schappen aanvullen; aanvullen van de schappen; het vullen van vakken; bijvullen van vakken; vakken bijvullen; rekken vullen; rekken aanvullen; aanvullen van de rekken; aanvullen van rekken; bijvullen van rekken; winkelrekken aanvullen; winkelrekken vullen; vult de vakken; artikelen bijvullen; <spiegelen van de schappen; aanvullen van vakken; spiegelen van producten; rekken bijvullen; vult de schappen; vult schappen; vult vakken; vult de rekken aan; vult de schappen aan; vult schappen aan
merchandising | artikelpresentatie; productpresentatie in de winkel; winkelpresentatie; presentatie van artikelen; warenpresentatie; goederenpresentatie; presentatie van de artikelen
visual-merchandising | visuele presentatie van de winkel; visuele winkelpresentatie
window-dressing | etalages inrichten; etaleren van de etalage; inrichten van etalages; etalage verzorgen
price-tagging | prijzen van artikelen; artikelen prijzen; prijskaartjes aanbrengen; artikelen van prijzen voorzien; beprijzen van artikelen
loss-prevention | diefstalpreventie; winkeldiefstal voorkomen; derving beperken; voorkomen van winkeldiefstal; <beperken van derving; <dervingsbeheersing
store-operations | dagelijkse gang van zaken in de winkel; winkeloperatie; openen en sluiten van de winkel; <openen en afsluiten van de winkel
store-management | winkelmanagement; leiden van een winkel; leidinggeven aan een winkel; aansturen van een winkel; filiaalbeheer
fresh-counter | versafdeling; <kaasafdeling; <vleeswarenafdeling; toonbank vullen
produce-department | AGF-afdeling; groente- en fruitafdeling; afdeling groente en fruit
grocery-retail | werken in een supermarkt; supermarktervaring
fuel-station | werken in een tankstation
backroom-operations | magazijnwerk in de winkel
order-picking | orders picken; orderpicken; orders rapen; rapen van orders; picken van orders; bestellingen picken; verzamelen van orders; orders verzamelen; verzamelen van bestellingen; goederen picken; bestellingen verzamelen; orders klaarzetten; producten picken; artikelen verzamelen; orderverzamelen; het picken van goederen; het picken van bestellingen; verzamelt orders; bestellingen klaarmaken?; orders klaarmaken; orders voorbereiden; verzamelt bestellingen; verzamelt de orders; verzamelt de bestellingen | magazijn; orders; scanner; inpakken
order-packing | orders inpakken; inpakken van orders; bestellingen inpakken; inpakken van bestellingen; verzendklaar maken van orders; verpakken van bestellingen; pakketten inpakken; orders verpakken; inpakken?; <inpakken van groenten; pakketten klaarmaken; goederen inpakken; inpakken van goederen; orders verzendklaar maken; pakt bestellingen in; pakt pakketten in; pakt orders in; pakt de bestellingen in; pakt de orders in | magazijn; orderpicken; producten; goederen; pakketten; zendingen; verpakken; sorteren; lopende band; labelen; bestellingen; orders; laden; lossen; heftruck; dozen vouwen; kartonnen dozen
picking-and-packing | orders picken en inpakken; orderpicken en inpakken; verzamelen en inpakken van bestellingen; picken en inpakken; picken en packen
hand-packing | inpakwerk; inpakwerkzaamheden; producten inpakken; inpakken van producten; verpakken van producten; producten verpakken; handmatig inpakken; handmatig verpakken; verpakkingswerk; <dozen vouwen; met de hand inpakken | producten; dozen; productie; orders; verpakken; magazijn; goederen
receiving | goederenontvangst; goederen ontvangen; ontvangen van goederen; ontvangst van goederen; inslag van goederen; ontvangen van leveringen; leveringen in ontvangst nemen; controleren van binnenkomende goederen; controle van binnenkomende goederen; inkomende goederen controleren; leveringen aannemen; aannemen van goederen; inkomende goederen; ontvangst en controle van goederen; goederenontvangst en controle; binnenkomende goederen; <containers lossen en inboeken; in ontvangst nemen van goederen; goederen controleren?; ontvangt leveringen; ontvangt goederen; ontvangt de goederen; ontvangt binnenkomende goederen | magazijn; goederenontvangst; leveringen; heftruck; lossen
shipping | verzenden van goederen; goederen verzenden; verzendklaar maken van goederen; goederen verzendklaar maken; uitgaande goederen; expeditie van goederen; klaarmaken voor verzending; verzending van goederen; pakketten verzenden; verzendklaar maken; expeditie?; klaarmaken van zendingen; uitslag van goederen; verzenden van pakketten | magazijn; inpakken; goederen; orderpicken; laden
shipping-receiving | in- en uitslag van goederen; laden, lossen en inslaan; inkomende en uitgaande goederen; ontvangst en verzending van goederen; in- en uitgaande goederen
shipping-documentation | verzenddocumenten; opmaken van verzenddocumenten; transportdocumenten; vrachtbrieven opmaken; opstellen van transportdocumenten; vrachtdocumenten; <paklijsten en vrachtbrieven; vrachtbrieven; vrachtbrieven controleren; pakbonnen controleren
loading-unloading | laden en lossen; lossen en laden; laden en lossen van vrachtwagens; het laden en lossen; vrachtwagens laden en lossen; <vrachtwagens lossen; <vrachtwagens laden; <lossen van vrachtwagens; <laden van vrachtwagens; <containers lossen; <lossen van containers; laad- en loswerkzaamheden; goederen laden en lossen; laden en lossen van goederen; <laden van goederen; <lossen van goederen; <vrachtwagens uitladen; laadt en lost vrachtwagens; laadt en lost; <bus laden?; <laden van de bus?; laden, lossen; laden of lossen; in- en uitladen | pakketten; pakketjes; bezorgen; bezorgroute; goederen; magazijn; lossen; vracht
heavy-lifting | zwaar tillen; tillen van zware lasten; zware lasten tillen; tillen van zware goederen
forklift-operation | heftruck rijden; heftruck besturen; werken met een heftruck; besturen van een heftruck; heftruckrijden; rijden met een heftruck; rijden op een heftruck; ervaring met heftruck; heftruckervaring; bedienen van een heftruck; werken met de heftruck; rijden met de heftruck; heftruck bedienen; rijden op de reachtruck; rijden op de heftruck; vorkheftruck; vorkheftruck rijden; met een vorkheftruck rijden; heftruck; ervaring met de heftruck
reach-truck-operation | reachtruck rijden; werken met een reachtruck; besturen van een reachtruck; rijden met een reachtruck; rijden op een reachtruck; ervaring met reachtruck; reachtruckervaring; reachtruck
pallet-jack | palletwagen bedienen; werken met een pompwagen; elektrische pompwagen; elektrische palletwagen; werken met een palletwagen; <EPT rijden; EPT?; rijden op de EPT; elektrische pallettruck; pallettruck; palletwagen; pompwagen; handpallettruck | heftruck; magazijn; reachtruck; pallets; orderpicken; pompwagen
order-picker-truck | rijden met een orderpicktruck; orderpicktruck; orderverzameltruck
rf-scanners | werken met een handscanner; werken met een scanner; scannen van goederen; producten scannen; goederen scannen; werken met de scanner; scannen van orders; scanner? | magazijn; goederen; picken; orderpicken; pakketten
inventory-management | voorraadbeheer; voorraden beheren; beheren van voorraden; voorraadcontrole; beheer van voorraden; voorraad beheren; beheren van de voorraad; beheer van de voorraad; voorraadbewaking; voorraden bijhouden; bijhouden van de voorraad; bijhouden van voorraden; controleren van voorraden; controle van voorraden; stockbeheer; voorraad bijhouden; voorraad controleren; voorraadadministratie; bewaken van de voorraad; bewaken van voorraden; beheren van de stock; stockbeheer en inventaris; voorraadniveaus bewaken
inventory-counting | voorraad tellen; voorraadtelling; voorraadtellingen; inventarisatie van de voorraad; tellen van voorraden; tellen van de voorraad; voorraden tellen; inventarissen uitvoeren; voorraadtellingen uitvoeren; inventaris opmaken; opmaken van de inventaris; inventaristelling; inventaristellingen; stocktelling; stocktellingen; inventariseren van de voorraad; inventarisatie?; tellen van voorraad; telt de voorraad; telt voorraden; telt de voorraden | winkel; voorraad; filiaal; magazijn
cycle-counting | cyclische tellingen; cyclische telling; cyclisch tellen
stock-rotation | <THT-controle; <controleren van houdbaarheidsdata; <houdbaarheidsdata controleren; houdbaarheidscontrole; THT controleren; spiegelen en roteren; controle van houdbaarheidsdata; controleren van de houdbaarheid; controle op houdbaarheid; FIFO-principe; vervaldata controleren; controleren van vervaldata; controle van vervaldata; THT-data controleren
inventory-replenishment | voorraad aanvullen; aanvullen van de voorraad; voorraden aanvullen; aanvullen van voorraden; aanvulling van de voorraad; bijbestellen van voorraad; bevoorrading van de winkel
ordering-from-suppliers | bestellen van goederen; goederen bestellen; bestellen bij leveranciers; bestellingen plaatsen bij leveranciers; bestellingen bij leveranciers; plaatsen van bestellingen bij leveranciers; artikelen bestellen; bestellen van artikelen; bestellingen plaatsen; bestellingen doen; bestelt producten; bestelt goederen; bestelt materialen; bestelt voorraad; bestelt producten bij leveranciers
warehouse-operations | magazijnwerk; magazijnwerkzaamheden; werken in een magazijn; werken in het magazijn; magazijnervaring; ervaring in een magazijn; opslag van goederen; opslaan van goederen; goederen opslaan; goederen inslaan; inslaan van goederen; goederen wegzetten; in- en uitslaan van goederen; algemene magazijnwerkzaamheden; magazijnactiviteiten; wegzetten van goederen; magazijntaken; magazijn op orde houden; uitslaan van goederen; goederen op locatie zetten; inslag en uitslag; inslag en uitslag van goederen; <goederen verplaatsen; ervaring in het magazijn; logistieke werkzaamheden; logistieke taken; ervaring in de logistiek
warehouse-management | magazijnbeheer; beheren van het magazijn; beheer van het magazijn; magazijn beheren; beheren van een magazijn
warehouse-management-systems | warehouse management systeem; magazijnbeheersysteem; voorraadbeheersysteem
palletizing | palletiseren; pallets stapelen; stapelen van pallets; goederen op pallets stapelen; pallets opbouwen; pallets bouwen; stapelen op pallets
pallet-wrapping | pallets wikkelen; wikkelen van pallets; pallets sealen; pallets omwikkelen
labeling-products | etiketteren; labelen van producten; etiketteren van producten; producten etiketteren; producten labelen; goederen labelen; labelen van goederen; stickeren van producten; etiketten aanbrengen; labelen? | inpakken; magazijn; orderpicken; pallets; sorteren; producten; etiketteren
parcel-sorting | pakketten sorteren; sorteren van pakketten; pakketsortering; poststukken sorteren; sorteren van post
mail-delivery | post bezorgen; post bezorging; bezorgen van post; postbezorging; brieven bezorgen; post rondbrengen
parcel-delivery | pakketten bezorgen; bezorgen van pakketten; pakketbezorging; pakketjes bezorgen; afleveren van pakketten; pakketten afleveren; pakketjes rondbrengen; pakketten rondbrengen; bezorgt pakketten; bezorgt pakketjes; bezorgt de pakketten; bezorgt bestellingen
goods-delivery | goederen bezorgen; bezorgen van goederen; goederen afleveren; afleveren van goederen; leveren van goederen; bestellingen bezorgen; bezorgen van bestellingen; leveringen bij klanten; goederen leveren bij klanten; afleveren van bestellingen; uitleveren van goederen; bestellingen leveren; goederen leveren; bezorgen aan huis; <bevoorraden van winkels; <winkels bevoorraden
delivery-driving | bezorgritten; rijden van bezorgritten; bezorgroutes rijden; leveringsritten; bezorging van goederen; leveringen uitvoeren; leveren bij klanten; leveren en ophalen; ophalen en leveren; ophalen en bezorgen; levering aan huis; thuisbezorging; thuisleveringen; ervaring als bezorger; ervaring als chauffeur; bestelwagen rijden; rijden met een bestelwagen; met een bestelwagen rijden; bestelbus rijden; rijden met een bestelbus; ervaring als chauffeur/bezorger; <bestelwagen?; <bestelbus? | rijden; chauffeur; bezorgen; leveringen; rijbewijs; laden; lossen; bezorger; vorkheftruck
truck-driving | vrachtwagen rijden; besturen van een vrachtwagen; vrachtwagen besturen; rijden met een vrachtwagen; ervaring als vrachtwagenchauffeur; rijden op een vrachtwagen; <rijden met trekker-oplegger; <trekker-oplegger rijden; het besturen van een vrachtwagen; trekker-oplegger; bakwagen rijden; rijden met een trekker-oplegger; rijdt met een vrachtwagen; rijdt met de vrachtwagen
bus-driving | bus rijden; besturen van een bus; een bus besturen; rijden met een bus; rijden met bussen; autobus besturen
passenger-driving | vervoer van passagiers; passagiers vervoeren; personenvervoer; vervoeren van passagiers; vervoeren van personen; personen vervoeren; vervoer van personen; reizigers vervoeren; vervoeren van reizigers; <rolstoelvervoer
route-planning | routes plannen; plannen van routes; ritten plannen; ritplanning; routeplanning; plannen van ritten; plannen van de routes; rittenplanning; leveringsplan volgen
transport-scheduling | transportplanning; plannen van transporten; transporten plannen; plannen van transport; transport plannen; planning van transporten
dispatching | aansturen van chauffeurs; plannen van chauffeurs
fleet-management | wagenparkbeheer; beheer van het wagenpark; beheren van het wagenpark; vlootbeheer; wagenpark beheren
tachographs | digitale tachograaf; bedienen van de tachograaf; werken met de digitale tachograaf; tachograaf; tachografen
eu-driving-time-rules | rij- en rusttijden; rijtijdenwet; rij- en rusttijdenwetgeving; kennis van rij- en rusttijden; naleven van rij- en rusttijden; rijtijdenwetgeving; rijtijdenbesluit
pre-trip-inspection | controle van het voertuig voor vertrek; voertuigcontrole voor vertrek; controle van het voertuig?; dagelijkse controle van het voertuig; voertuigcontrole? | chauffeur; ritten; rit; vrachtwagen; buschauffeur; tachograaf; lading; oplegger; passagiers
load-planning | laadplannen maken; beladingsplannen opstellen; laadplanning; beladingsplanning
customs-clearance | douaneaangiften; douaneaangifte; opmaken van douaneaangiften; douaneformaliteiten; douanedocumenten opmaken; douaneafhandeling; inklaren van goederen; inklaringen; verzorgen van douaneaangiften; opmaken van douanedocumenten; in- en uitklaren van goederen; afhandelen van douaneformaliteiten
purchase-orders | inkooporders; aanmaken van inkooporders; inkooporders aanmaken; plaatsen van inkooporders; inkooporders plaatsen; opvolgen van inkooporders; opmaken van bestelbonnen; bestelbonnen opmaken; inkooporders verwerken; verwerken van inkooporders
procurement | inkoop van goederen; goederen inkopen; inkopen van goederen; inkoop van materialen; materialen inkopen; inkopen van materialen; aankoop van materialen; aankoop van goederen; inkoopproces; inkoopervaring; aankopen van goederen; inkoop van producten; inkopen van producten; aankopen van materialen
supplier-negotiation | onderhandelen met leveranciers; onderhandelingen met leveranciers; <prijsonderhandelingen met leveranciers; onderhandelen met de leveranciers
supplier-management | leveranciersbeheer; leveranciersmanagement; beheren van leveranciers; onderhouden van contacten met leveranciers; contacten met leveranciers; contact met leveranciers onderhouden; relaties met leveranciers onderhouden; contacten met leveranciers onderhouden; onderhouden van contact met leveranciers
supplier-selection | leveranciersselectie; selecteren van leveranciers; leveranciers selecteren; selectie van leveranciers
rfq-rfp | offertes aanvragen; aanvragen van offertes; offertes opvragen; opvragen van offertes; offerteaanvragen; aanvragen van offertes bij leveranciers; opvragen van prijzen bij leveranciers; offertes opvragen bij leveranciers
bid-evaluation | offertes vergelijken; vergelijken van offertes; offertes beoordelen; beoordelen van offertes
materials-management | materiaalbeheer; beheer van materialen; beheren van materialen
returns-to-vendor | retourzendingen aan leveranciers; retouren naar leveranciers
reverse-logistics | verwerken van retouren in het magazijn; retourlogistiek; verwerking van retourgoederen; retourgoederen verwerken
returns-refunds | retouren verwerken; verwerken van retouren; retouren afhandelen; afhandelen van retouren; afhandeling van retouren; verwerking van retouren; retouren behandelen; behandelen van retouren; retourverwerking | klanten; orders; klantenservice; klachten; magazijn; bestellingen
freight-forwarding | <organiseren van internationale transporten; expeditie van zendingen
arranging-transportation | organiseren van transport; transport organiseren; regelen van transport; transport regelen; transporten regelen; organiseren van transporten; transporten organiseren
food-preparation | maaltijden bereiden; bereiden van maaltijden; bereiden van gerechten; gerechten bereiden; voorbereiden van gerechten; <groenten snijden; <snijden van groenten; mise-en-place werkzaamheden; voedselbereiding; bereiden van eten; eten bereiden; voorbereiden van maaltijden; maaltijden voorbereiden; gerechten voorbereiden; mise en place maken; bereiding van gerechten; bereiding van maaltijden; <salades maken; <groenten schoonmaken; voorbereidende werkzaamheden in de keuken; ingrediënten voorbereiden; voorbereidingen in de keuken; bereidt gerechten; bereidt maaltijden; bereidt de gerechten; bereidt de maaltijden; bereidt verse gerechten
cooking | koken van maaltijden; maaltijden koken; kookervaring; gerechten koken; kookvaardigheden; koken?; bereiden van warme en koude gerechten; bereiden van de lunch; voorbereiden van de lunch; klaarmaken van gerechten; gerechten klaarmaken; maaltijden klaarmaken; warme maaltijden bereiden; bereiding van voedsel | keuken; gerechten; menu; kok; maaltijden; kookt; restaurant; borrelhapjes; desserts; voorgerechten; hoofdgerechten; gasten; keukenteam; leerling-kok; lunch
baking | bakken van taarten; taarten bakken; <afbakken van brood; <brood afbakken; <brood en banket bakken; bakken van gebak
bread-making | brood bakken; bakken van brood; brood maken; broodbereiding; bereiden van brood; bakt brood; afbakken?; <deeg verwerken | brood; winkel; bakker; broodjes; deeg
pastry | gebak maken; banket maken; bereiden van desserts; desserts bereiden; maken van gebak; patisserie bereiden; desserts maken; nagerechten maken
cake-decorating | taarten decoreren; decoreren van taarten; taarten versieren; gebak opmaken; opmaken van gebak
dough-mixing | deeg maken; deeg bereiden; deegbereiding; bereiden van deeg; deeg kneden
sandwich-making | broodjes beleggen; broodjes smeren; belegde broodjes maken; broodjes klaarmaken; beleggen van broodjes; broodjes maken; smeren van broodjes; broodjes bereiden; sandwiches maken
pizza-making | pizza's bakken; pizza bakken; pizza's bereiden; pizza's maken; bereiden van pizza's
plating-presentation | borden opmaken; opmaken van borden; opmaken van gerechten; gerechten opmaken; presentatie van gerechten; gerechten garneren; garneren van gerechten
portion-control | portioneren van maaltijden; maaltijden portioneren; portioneren van gerechten; gerechten portioneren; porties afwegen
menu-planning | menu's samenstellen; samenstellen van menu's; samenstellen van het menu; menu samenstellen; menuplanning; opstellen van menu's; menukaart samenstellen; samenstellen van de menukaart; menu's opstellen
recipe-development | recepten ontwikkelen; ontwikkelen van recepten; ontwikkelen van nieuwe gerechten; nieuwe gerechten ontwikkelen; nieuwe recepten ontwikkelen; bedenken van nieuwe gerechten; receptontwikkeling
following-recipes | werken volgens recept; werken volgens recepten; koken volgens recept; recepten volgen; bereiden volgens recept; volgens receptuur werken; werken volgens receptuur
food-costing | foodcost; foodcost bewaken; kostprijs van gerechten berekenen; berekenen van de foodcost
food-ordering | bestellen van levensmiddelen; bestellen van ingrediënten; levensmiddelen bestellen; ingrediënten bestellen; inkoop van levensmiddelen
food-storage | opslag van levensmiddelen; levensmiddelen opslaan; voedsel opslaan; opslaan van voedsel; bewaren van voedsel
kitchen-cleaning | keuken schoonmaken; schoonmaken van de keuken; schoonhouden van de keuken; keuken schoonhouden; schoonmaak van de keuken; reinigen van de keuken; schoonmaakwerkzaamheden in de keuken; keuken poetsen; keuken opruimen
dishwashing | afwassen; vaat doen; afwas doen; de afwas doen; vaat wassen; de vaat doen; vaat spoelen; vaatwassen; werken in de spoelkeuken; spoelkeuken; servies afwassen; <bedienen van de vaatwasmachine; afwaswerkzaamheden; het doen van de afwas; afwas; doen van de afwas; afwasmachine bedienen
kitchen-help | helpen in de keuken; keukenhulp; keukenwerkzaamheden; meehelpen in de keuken; ondersteunen in de keuken; assisteren in de keuken; ondersteunende werkzaamheden in de keuken; hulp in de keuken; bijspringen in de keuken; keukentaken; lichte keukenwerkzaamheden; helpt in de keuken; helpt de koks; helpt mee in de keuken
food-safety | voedselhygiëne; voedselveiligheidsregels; hygiëneregels in de keuken; naleven van voedselveiligheid; hygiënisch werken met voedsel; hygiënevoorschriften in de keuken; voedselveiligheidsvoorschriften; keukenhygiëne; hygiëne in de keuken; voedselveiligheid; levensmiddelenhygiëne
haccp | HACCP-richtlijnen; HACCP-normen; werken volgens HACCP; HACCP-regels; werken volgens de HACCP-richtlijnen; HACCP-wetgeving; HACCP-voorschriften; hygiëne volgens HACCP; H.A.C.C.P.
food-service | maaltijden uitserveren; uitserveren van maaltijden; uitdelen van maaltijden; maaltijden uitdelen; maaltijden serveren; serveren van maaltijden; eten uitdelen; uitserveren; verdelen van maaltijden; maaltijden verdelen; opdienen; gerechten uitserveren; borden uitserveren; eten uitserveren; uitserveren van eten; lopen van de pas; borden lopen; serveert gerechten; serveert eten en drinken; serveert drankjes; serveert maaltijden; serveert drankjes en gerechten
waiting-tables | bedienen van gasten; gasten bedienen; serveren van drankjes; opnemen van bestellingen van gasten; uitserveren van gerechten; serveren van gerechten; gerechten serveren; bediening van gasten; tafels bedienen; in de bediening werken; werken in de bediening; eten en drinken serveren; bedienen van de gasten; dranken serveren; serveren van dranken; drankjes serveren; serveren van eten en drinken; bediening in restaurant; bestellingen van gasten opnemen; drankjes en gerechten serveren; ervaring in de bediening; bedient gasten; <bestellingen opnemen?; <opnemen van bestellingen?; <met een dienblad lopen; opnemen van de bestellingen; bediening?; <bestelling opnemen; neemt bestellingen op; neemt de bestellingen op; neemt bestellingen van gasten op | gasten; tafels; tafel; horeca; terras; dranken; drankjes; gerechten; bediening; serveren; uitserveren; afruimen; afrekenen; tappen; restaurant; bar; café; keuken
bussing | afruimen van tafels; tafels afruimen; tafels afnemen; afruimen van de tafels; tafels afruimen en schoonmaken; afruimen? | tafels; gasten; serveren; uitserveren; bestellingen
front-of-house | <tafels dekken; <dekken van tafels; <tafels indekken; <indekken van tafels
bartending | bardienst; achter de bar werken; werken achter de bar; cocktails maken; cocktails bereiden; drankjes maken; drankjes bereiden; <bier tappen; <tappen van bier; achter de bar staan; bereiden van drankjes; cocktails shaken; drankjes inschenken; dranken bereiden; bardiensten draaien; bereiden van dranken; <bar bijvullen; tappen?; bar draaien; draaien van de bar; achter de bar; de bar draaien | bar; bier; gasten; cocktails; glazen
barista | koffie zetten en serveren; koffie bereiden; bereiden van koffie; koffiespecialiteiten bereiden; bereiden van koffiespecialiteiten; koffies maken; koffies bereiden; espressomachine bedienen; koffiespecialiteiten
wine-pairing | wijnadvies; wijn adviseren; adviseren over wijn; wijn-spijscombinaties; wijnadvies geven
hosting-seating | gasten ontvangen en placeren; placeren van gasten; gasten placeren; gasten naar hun tafel begeleiden; begeleiden van gasten naar hun tafel
banquets | banketten verzorgen; verzorgen van banketten; bankets en feesten
catering | catering verzorgen; verzorgen van catering; cateringwerkzaamheden; cateringopdrachten
restaurant-management | leiden van een restaurant; runnen van een restaurant; restaurantmanagement; leidinggeven in een restaurant
kitchen-management | leiden van de keuken; keukenmanagement; leidinggeven aan de keuken; leidinggeven aan het keukenteam; aansturen van de keuken; aansturen van het keukenteam; leiding over de keuken
institutional-catering | grootkeuken; instellingskeuken; bedrijfscatering; koken in een grootkeuken
dietary-cooking | dieetmaaltijden bereiden; bereiden van dieetmaaltijden; dieetvoeding bereiden; dieetkeuken; dieetmaaltijden
food-allergen-management | allergenenkennis; allergenenregistratie; kennis van allergenen; allergenenbeheer
housekeeping | kamers schoonmaken; schoonmaken van kamers; hotelkamers schoonmaken; schoonmaken van hotelkamers; <bedden opmaken; <opmaken van bedden; kamers poetsen; schoonmaken van de kamers; <bedden verschonen; hotelschoonmaak; schoonmaken van hotelkamers en gangen; kamers reinigen; hotelkamers poetsen; reinigen van hotelkamers; <linnen verwisselen; <minibar bijvullen; kamers in orde brengen; poetsen van de kamers; poetsen van kamers; kamers van bewoners poetsen; kamers van de bewoners schoonmaken; kamers van de bewoners poetsen; schoonmaken van de bewonerskamers; poetsen van bewonerskamers; maakt de kamers schoon; maakt kamers schoon; maakt hotelkamers schoon
front-desk-hotel | in- en uitchecken van gasten; gasten in- en uitchecken; hotelreceptie; inchecken en uitchecken van gasten; werken aan de hotelreceptie; <inchecken van gasten; <gasten inchecken; in- en uitchecken van de gasten; check-in en check-out van gasten; in- en uitchecken?; check-in en check-out? | gasten; hotel; hotelgasten; kamers; receptie; reserveringen
guest-relations | gasten ontvangen; ontvangen van gasten; gasten verwelkomen; verwelkomen van gasten; gastenontvangst; ontvangst van gasten; gastenservice; begeleiden van gasten; ontvangt gasten; ontvangt de gasten; ontvangt onze gasten; ontvangt bezoekers
reservations | reserveringen aannemen; aannemen van reserveringen; reserveringen beheren; reservaties opnemen; boekingen verwerken; beheren van reserveringen; reservaties aannemen; kamerreserveringen; reservaties beheren; tafelreserveringen; kamerreservaties; reserveringen verwerken?; verwerken van reserveringen; reserveringen bijhouden; reserveringen opnemen; verwerkt reserveringen; verwerkt de reserveringen; verwerkt reserveringen aan; verwerkt reserveringen op; beheert reserveringen; beheert de reserveringen; beheert reserveringen aan; beheert reserveringen op; neemt reserveringen; neemt de reserveringen; neemt reserveringen aan; neemt reserveringen op | gasten; hotel; kamers; tafels; horeca; receptie; inchecken
event-planning | evenementen organiseren; organiseren van evenementen; plannen van evenementen; evenementen plannen; organisatie van evenementen; organiseren van events; events organiseren; evenementenorganisatie; plannen en organiseren van evenementen; evenementen plannen en organiseren; organisatie van events; voorbereiden van evenementen; events coördineren; evenementenplanning
conference-planning | conferenties organiseren; organiseren van conferenties; congressen organiseren; organiseren van congressen; organisatie van congressen
wedding-planning | bruiloften organiseren; organiseren van bruiloften; bruiloften plannen; huwelijken organiseren
box-office | verkoop van toegangskaarten; toegangskaarten verkopen; kaartverkoop
tour-guiding | rondleidingen geven; rondleidingen verzorgen; geven van rondleidingen; gidsen van groepen; stadsrondleidingen; verzorgen van rondleidingen
travel-agency | verkoop van reizen; reizen verkopen; reisadvies; reizen boeken voor klanten; boeken van reizen voor klanten
cleaning | schoonmaakwerk; schoonmaakwerkzaamheden; schoonmaken van ruimtes; ruimtes schoonmaken; <stofzuigen; <dweilen; <stof afnemen; <vloeren dweilen; poetswerk; schoonmaken van ruimten; ruimten schoonmaken; schoonmaakervaring; <stofzuigen en dweilen; <moppen van vloeren; schoonmaaktaken; uitvoeren van schoonmaakwerkzaamheden; <vloeren moppen; poetsen van ruimtes; poetswerkzaamheden; poetservaring; schoonmaakactiviteiten; dagelijkse schoonmaak; poetstaken; schoonmaken en opruimen; reinigen van ruimtes; <afstoffen; <winkel schoonhouden; <schoonhouden van de winkel; schoonmaak; ervaring in de schoonmaak; poetsen van kantoren; schoonmaakonderhoud; schoonmaken?; poetsen?; poetsen van gemeenschappelijke ruimtes; poetsen van lokalen; poetsen van de lokalen; onderhoud van de lokalen; schoonmaken van lokalen; poetsen van het gebouw | schoonmaak; schoonmaakmiddelen; sanitair; kantoren; stofzuigen; dweilen; keuken; kamers; huishouden
commercial-cleaning | kantoren schoonmaken; schoonmaken van kantoren; kantoorschoonmaak; gebouwen schoonmaken; schoonmaken van gebouwen; kantoren poetsen; schoonmaken van kantoorruimtes; schoonmaken van kantoorpanden; schoonmaak van kantoren; bedrijfsschoonmaak; kantoorreiniging; schoonmaak van gebouwen; <trappenhuizen schoonmaken; maakt kantoren schoon; maakt de kantoren schoon; maakt kantoorruimtes schoon
restroom-cleaning | toiletten schoonmaken; sanitair schoonmaken; schoonmaken van toiletten; schoonmaken van sanitair; sanitaire ruimtes schoonmaken; toiletten poetsen; sanitair reinigen; sanitair poetsen; schoonmaken van sanitaire ruimtes; reinigen van sanitair; reinigen van toiletten; sanitaire ruimten schoonmaken; badkamers schoonmaken; schoonmaken van badkamers; <badkamers poetsen
house-cleaning | huizen schoonmaken; huishoudelijke schoonmaak; schoonmaken van huizen; schoonmaken bij particulieren; schoonmaken van woningen; het huis schoonmaken; woningen schoonmaken; huis poetsen; woningen poetsen
household-chores | huishoudelijke taken; huishoudelijk werk; huishoudelijke werkzaamheden; licht huishoudelijk werk; lichte huishoudelijke taken; huishoudtaken; lichte huishoudelijke werkzaamheden; huishoudwerk; uitvoeren van huishoudelijke taken; huishoudelijke hulp; <koken en poetsen
window-cleaning | ramen wassen; ramen lappen; glasbewassing; ramen zemen; wassen van ramen; ramen schoonmaken; ramen reinigen; ruiten wassen; ramen poetsen; glazenwassen; schoonmaken van ramen; lapt ramen; lapt de ramen
floor-care | vloeronderhoud; vloeren schrobben; schrobben van vloeren; vloeren boenen; vloeren reinigen; reinigen van vloeren; vloeren schoonmaken; schoonmaken van vloeren; <schrobzuigmachine
carpet-cleaning | tapijtreiniging; tapijten reinigen; reinigen van tapijten; tapijten shamponeren
industrial-cleaning | machines schoonmaken; industriële reiniging; productielijnen reinigen; reinigen van productielijnen; reinigen van machines; schoonmaken van machines; reinigen van productiemachines; machines reinigen; schoonmaken van productielijnen; industriële schoonmaak; reinigen van installaties
sanitation-disinfection | ontsmetten van oppervlakken; oppervlakken desinfecteren; desinfecteren van oppervlakken; reinigen en desinfecteren; reiniging en desinfectie; ontsmetten van ruimtes; desinfecteren van ruimtes; reinigen en ontsmetten
cleaning-chemicals | werken met schoonmaakmiddelen; gebruik van schoonmaakmiddelen; kennis van schoonmaakmiddelen; omgaan met schoonmaakmiddelen; gebruik van reinigingsmiddelen; kennis van reinigingsproducten; gebruik van poetsmiddelen; reinigingsproducten gebruiken; kennis van poetsproducten
trash-removal | afval afvoeren; vuilnisbakken legen; prullenbakken legen; afvalbakken legen; vuilnisbakken ledigen; legen van prullenbakken; legen van afvalbakken; afvoeren van afval; prullenbakken leegmaken; legen van vuilnisbakken; vuilbakken ledigen; vuilbakjes ledigen; afval verwijderen; vuilnis buitenzetten; <container buitenzetten
laundry-operations | was doen; wassen en strijken; wasgoed verzorgen; <was sorteren; de was doen; wasgoed wassen; <wasgoed sorteren; wassen en drogen van wasgoed; verzorgen van de was; linnen wassen; was en strijk; <wasgoed opvouwen; wasserijwerk; <linnen sorteren; <was opvouwen; <was vouwen; was verzorgen; wasverzorging; wassen?; wassen en drogen van kleding | strijken; huishoudelijke; kleding; linnen; wasgoed
ironing | strijken van kleding; strijkwerk; kleding strijken; wasgoed strijken; strijken van wasgoed; strijken en vouwen; strijken? | wassen; stofzuigen; schoonmaken; huishoudelijke; boodschappen; wasgoed; was doen; strijkgoed; ramen lappen
vehicle-detailing | auto's poetsen; poetsen van auto's; auto poetsen; auto's oppoetsen; <polijsten van auto's; <auto's polijsten; autopoetsen; poetsen van voertuigen; <interieurreiniging van auto's; <lak polijsten; <lakbescherming; rijklaar maken van auto's?; <wax en polijstwerk | auto's; voertuigen; poetsen; showroom
vehicle-washing | auto's wassen; voertuigen wassen; wassen van voertuigen; voertuigen reinigen; wassen van auto's; reinigen van voertuigen; voertuigen schoonmaken; vrachtwagens wassen
bathing-hygiene | persoonlijke verzorging van cliënten; hulp bij wassen en aankleden; helpen met wassen en aankleden; wassen en aankleden van cliënten; hulp bij het wassen; helpen bij wassen en aankleden; helpen bij de persoonlijke verzorging; ondersteunen bij persoonlijke verzorging; helpen bij het wassen; hulp bij persoonlijke verzorging; ondersteuning bij persoonlijke verzorging; ondersteuning bij de persoonlijke verzorging; wassen van cliënten; hygiënische zorg; hygiënische zorgen; hulp bij wassen; lichaamsverzorging; hygiënezorg; wassen en kleden; hulp bij de lichaamsverzorging; hygiënische verzorging; helpt bij het wassen; helpen bij het wassen en aankleden; <wassen en aankleden; <hulp bij het wassen en aankleden; lichamelijke verzorging; douchen en aankleden; helpen met douchen
adl-assistance | ondersteuning bij dagelijkse activiteiten; hulp bij dagelijkse activiteiten; ADL-zorg; ADL-ondersteuning; hulp bij ADL; algemene dagelijkse levensverrichtingen; ADL-taken; ondersteunen bij dagelijkse activiteiten; helpen bij dagelijkse activiteiten; ondersteuning bij ADL; hulp bij de dagelijkse activiteiten; ADL-hulp; ondersteunen bij ADL; ondersteuning in het dagelijks leven; ondersteunen in het dagelijks leven; ADL-verzorging; persoonlijke verzorging?; hulp bij de ADL; ADL-handelingen; dagelijkse levensverrichtingen | cliënten; zorg; bewoners; adl; ouderen; thuiszorg; verpleging; patiënten; wlz; steunkousen; wassen; medicatie
feeding-patients | hulp bij eten en drinken; helpen bij het eten; helpen met eten; hulp bij het eten; helpen bij de maaltijden; hulp bij de maaltijden; ondersteuning bij maaltijden; helpen bij maaltijden; hulp bij maaltijden; helpen met eten en drinken; ondersteunen bij eten en drinken; hulp bij maaltijdbegeleiding; maaltijdbegeleiding
incontinence-care | incontinentiezorg; verwisselen van incontinentiemateriaal; incontinentiemateriaal verschonen; toiletbegeleiding bij incontinentie
patient-transfers | transfers van cliënten; cliënten verplaatsen; tiltechnieken; werken met een tillift; verplaatsen van patiënten; transfers van patiënten; tilliften gebruiken; cliënten tillen; verplaatsen van cliënten; heffen en tillen van bewoners; gebruik van een tillift; transfer van bewoners; werken met tilliften; <werken met de tillift; tillift? | zorg; cliënten; bewoners; steunkousen; aankleden; medicatie
ambulation | mobiliseren van patiënten; mobiliseren van cliënten; mobilisatie van patiënten; mobiliseren van bewoners; patiënten mobiliseren
patient-transport | vervoer van patiënten; patiënten vervoeren; patiëntenvervoer; vervoeren van patiënten; intern patiëntenvervoer
elderly-care | ouderenzorg; zorg voor ouderen; verzorgen van ouderen; ouderen verzorgen; begeleiden van ouderen; werken met ouderen; ouderen begeleiden; bejaardenzorg; zorg aan ouderen; ervaring in de ouderenzorg; zorgen voor ouderen; zorg verlenen aan ouderen; bejaardenhulp; verzorging van ouderen; ondersteunen van ouderen; hulp en verzorging; hulp en verzorging bieden; verzorging aan huis; verzorging bij mensen thuis; verzorgt bewoners; verzorgt de bewoners; verzorgt onze bewoners; verzorgt ouderen | ouderen; thuiszorg; cliënten; gebruikers; bewoners; thuisdiensten
dementia-care | zorg voor mensen met dementie; dementiezorg; begeleiden van mensen met dementie; omgaan met dementie; zorg aan mensen met dementie; ervaring met dementie; werken met mensen met dementie; begeleiding van mensen met dementie; psychogeriatrische zorg; omgaan met mensen met dementie; zorg voor cliënten met dementie; werken met personen met dementie; zorg voor personen met dementie; omgang met personen met dementie; mensen met dementie; psychogeriatrie; werken met dementie
disability-care | zorg voor mensen met een beperking; begeleiden van mensen met een beperking; gehandicaptenzorg; begeleiding van mensen met een beperking; werken met mensen met een beperking; ondersteunen van mensen met een beperking; ondersteuning van mensen met een beperking; zorg voor personen met een beperking; begeleiden van cliënten met een beperking; begeleiding van personen met een beperking; ervaring in de gehandicaptenzorg; werken met personen met een beperking; zorg aan mensen met een beperking; begeleiden van personen met een beperking; begeleiding van personen met een handicap; mensen met een beperking begeleiden; gehandicaptenbegeleiding; mensen met een verstandelijke beperking; begeleiden van mensen met een verstandelijke beperking
companionship | gezelschap bieden; gezelschap houden; wandelen met bewoners; een luisterend oor bieden
resident-activities | activiteiten voor bewoners organiseren; activiteiten met bewoners; activiteiten organiseren voor bewoners; organiseren van activiteiten voor bewoners; dagbesteding voor ouderen; activiteitenbegeleiding van bewoners
medication-administration | medicatie toedienen; toedienen van medicatie; medicatie verstrekken; medicijnen toedienen; medicijnen uitdelen; verstrekken van medicatie; medicatie delen; toedienen van medicijnen; medicatie uitdelen; medicatie aanreiken; aanreiken van medicatie; uitdelen van medicatie; medicijnen delen; medicatietoediening; medicatieverstrekking; delen van medicatie; toediening van medicatie; toedienen van geneesmiddelen; uitzetten van medicatie; dient medicatie toe; deelt medicatie uit; medicatie uitzetten; deelt medicijnen uit; deelt medicatie toe; dient medicatie uit; dient medicijnen uit
injections | injecties geven; injecteren van medicatie; toedienen van injecties; injecties toedienen; injecties zetten; <insuline spuiten; <subcutaan injecteren; geven van injecties; <insuline injecteren; <subcutane injecties; zetten van injecties; plaatsen van inspuitingen; inspuitingen geven; injecteren? | wondzorg; verpleegkundig; medicatie; patiënten; infusen; insuline
phlebotomy | bloed prikken; bloedprikken; bloed afnemen; afnemen van bloed; bloedafname; venapunctie; bloedafnames uitvoeren; uitvoeren van bloedafnames; bloedonderzoek afnemen; venapuncties; prikken van bloed
wound-care | wondverzorging; wondzorg; verzorgen van wonden; wonden verzorgen; verbinden van wonden; wondbehandeling; complexe wondzorg; <verbanden aanleggen; behandelen van wonden; <verband verwisselen; wonden verbinden; <verbandwissel; complexe wondverzorging; verbinden en verzorgen van wonden; wonden behandelen; behandeling van wonden; verzorgt wonden
pressure-injury-prevention | decubituspreventie; preventie van decubitus; preventie van doorligwonden; doorligwonden voorkomen
vital-signs | vitale functies meten; meten van vitale functies; controleren van vitale functies; vitale functies controleren; vitale parameters meten; meten van vitale parameters; bewaken van vitale functies; vitale parameters controleren; controle van vitale functies; opnemen van parameters bij patiënten; vitale functies bewaken; controle van vitale parameters; opvolgen van vitale parameters; vitale functies
blood-pressure | bloeddruk meten; meten van de bloeddruk; bloeddrukmeting; bloeddrukmetingen; bloeddruk opnemen; bloeddrukcontrole
blood-glucose-monitoring | bloedsuiker meten; bloedsuiker prikken; meten van bloedsuiker; bloedsuikermeting; bloedglucose meten; glucosemetingen; glycemie meten; bloedsuikercontrole; meten van glycemie; bloedsuikerwaarden meten; bloedsuikerspiegel meten
ekg | ECG maken; hartfilmpjes maken; ECG afnemen; afnemen van ECG; ECG's maken; maken van een ECG; ECG's afnemen; afnemen van ECG's; maken van hartfilmpjes
catheter-care | katheteriseren; katheter inbrengen; inbrengen van katheters; blaaskatheter plaatsen; katheters plaatsen; blaassondage; plaatsen van blaaskatheters; sonderen van de blaas; blaaskatheterisatie
iv-therapy | infuus aanleggen; infuus inbrengen; infusen aanleggen; inbrengen van infuus; infuustherapie; infuus prikken; infuuszorg; toedienen van infusen; verzorgen van infusen; aanleggen van infusen; infusen inbrengen; infusen plaatsen; plaatsen van infusen; inbrengen van een infuus; infusen toedienen; infuus verzorgen; verzorgen van infuus; infusen? | verpleegkundig; medicatie; patiënten; wondzorg; katheteriseren; injecteren
specimen-collection | afnemen van lichaamsmateriaal; monsters afnemen bij patiënten; <urinestalen afnemen; afname van stalen
patient-care | zorg voor patiënten; verzorgen van patiënten; patiënten verzorgen; verpleegkundige zorg aan patiënten; zorg verlenen aan patiënten; patiëntenzorg; zorg aan patiënten; verzorging van patiënten; begeleiden van patiënten; directe patiëntenzorg; verlenen van zorg aan patiënten; patiënten begeleiden; zorg verlenen aan cliënten; verlenen van zorg aan cliënten; patiëntgebonden zorg; opvang van patiënten; zorg voor cliënten; verzorgen van cliënten; verzorgen van bewoners; verzorging van bewoners; zorg voor bewoners; verzorgen en begeleiden van bewoners; bewoners verzorgen; verlenen van zorg; zorgverlening
nursing | verpleegkundige handelingen; verpleegtechnische handelingen; uitvoeren van verpleegkundige handelingen; verpleegkundige zorg; verpleegkundige taken; verpleegkundige zorg verlenen; <voorbehouden handelingen; verpleegkundige werkzaamheden; verpleegtechnische handelingen uitvoeren; uitvoeren van verpleegtechnische handelingen; verlenen van verpleegkundige zorg; bieden van verpleegkundige zorg; verpleegtechnische vaardigheden; <risicovolle en voorbehouden handelingen; verpleegkunde; verpleegkundig handelen
charting | zorgdossier bijhouden; rapporteren in het zorgdossier; bijhouden van het zorgdossier; rapporteren in zorgdossiers; verpleegkundig dossier bijhouden; elektronisch cliëntendossier bijhouden; zorgplannen en rapportages bijhouden; bijhouden van patiëntendossiers; rapporteren in het ECD; invullen van het zorgdossier; patiëntendossiers bijhouden; verpleegkundige rapportage; verpleegdossier bijhouden; bijhouden van het patiëntendossier; zorgrapportage; zorgdossiers; verpleegkundig dossier
care-plans | zorgplan opstellen; zorgplannen opstellen; opstellen van zorgplannen; zorgplannen; opstellen van het zorgplan; zorgplannen schrijven; zorgplannen evalueren; schrijven van zorgplannen; opstellen van een zorgplan; opstellen van zorgleefplannen; zorgleefplannen; verpleegplannen; verpleegplan opstellen; zorgplan; zorgleefplan
home-health | thuiszorg; zorg aan huis; thuisverpleging; zorg bij mensen thuis; ervaring in de thuiszorg; thuishulp; zorg thuis; zorg verlenen bij cliënten thuis; zorg bij cliënten thuis; wijkzorg; thuisverpleegkunde
infection-control | infectiepreventie; hygiëne en infectiepreventie; infectiebestrijding; ziekenhuishygiëne; infectiepreventiemaatregelen
sterilization | sterilisatie van instrumenten; steriliseren van instrumenten; instrumenten steriliseren; instrumenten reinigen en steriliseren; reinigen en steriliseren van instrumenten; sterilisatie van medische hulpmiddelen; reinigen en steriliseren van instrumentarium
palliative-care | palliatieve zorg; palliatieve zorg verlenen; palliatieve terminale zorg; palliatieve verpleging
end-of-life-care | stervensbegeleiding; terminale zorg; zorg in de laatste levensfase; begeleiden van stervenden
patient-registration | inschrijven van patiënten; patiënten inschrijven; patiëntenregistratie; patiëntgegevens registreren; registreren van patiëntgegevens; patiënten registreren; patiëntgegevens invoeren; registreren van patiënten; inschrijving van patiënten; registratie van patiënten; patiëntengegevens registreren
medical-reception | ontvangen van patiënten; patiënten ontvangen; patiëntenontvangst; onthaal van patiënten; baliewerkzaamheden in de praktijk; patiënten onthalen; ontvangst van patiënten; onthaal van patiënten en bezoekers; patiënten te woord staan; <baliewerk in de praktijk
patient-scheduling | afspraken maken met patiënten; inplannen van patiënten; afspraken inplannen voor patiënten; patiënten inplannen; plannen van afspraken voor patiënten; afspraken met patiënten inplannen; afspraken plannen voor patiënten
medical-records | patiëntendossiers beheren; beheer van patiëntendossiers; beheren van patiëntendossiers; patiëntendossiers; medische dossiers; medische dossiers beheren; medische dossiers bijhouden
dental-assisting | assisteren aan de stoel; assisteren van de tandarts; assisteren bij tandheelkundige behandelingen; stoelassistentie; de tandarts assisteren; assisteren van tandartsen; tandarts assisteren; vierhandig assisteren; assisteren aan de behandelstoel
dispensing-medication | medicijnen verstrekken; afleveren van medicijnen; geneesmiddelen afleveren; afleveren van geneesmiddelen; geneesmiddelen verstrekken; verstrekken van medicijnen; medicijnen afleveren; verstrekken van geneesmiddelen; ter hand stellen van geneesmiddelen; medicatie uitgeven; medicijnen uitgeven; uitgifte van medicatie; recepten aanmaken? | apotheek; medicatie; medicijnen; apothekersassistent; zelfzorgadvies; geneesmiddelen
childcare | opvang van kinderen; kinderen opvangen; begeleiden van kinderen; kinderen begeleiden; verzorgen van kinderen; zorgen voor kinderen; opvangen van kinderen; kinderen verzorgen; kinderopvang; ervaring in de kinderopvang; verzorging van kinderen; zorg voor kinderen; opvang en begeleiding van kinderen; begeleiding van kinderen; opvangen en begeleiden van kinderen; toezicht op kinderen; toezicht houden op kinderen; begeleidt kinderen; begeleidt de kinderen; verzorgt kinderen; verzorgt de kinderen
diapering | luiers verschonen; luiers verwisselen; verschonen van luiers; verschonen van kinderen; luiers wisselen; luiers vervangen; verschonen en voeden; voeden en verschonen
child-activities | activiteiten met kinderen; activiteiten voor kinderen organiseren; spelen met kinderen; knutselen met kinderen; organiseren van activiteiten voor kinderen; kinderactiviteiten; activiteiten begeleiden voor kinderen; activiteiten aanbieden aan kinderen; spelactiviteiten; activiteiten bedenken voor kinderen; kinderactiviteiten organiseren; organiseren van kinderactiviteiten; activiteiten organiseren voor kinderen; activiteiten voor kinderen; spelen met de kinderen; activiteiten organiseren voor de kinderen; knutselen
child-observation | observeren van kinderen; kinderen observeren; ontwikkeling van kinderen volgen; volgen van de ontwikkeling van kinderen; observaties van kinderen; kindobservaties; kindvolgsysteem
parent-communication | contact met ouders; oudergesprekken; oudergesprekken voeren; communiceren met ouders; voeren van oudergesprekken; communicatie met ouders; contacten met ouders; overdracht aan ouders; contact met de ouders; ouders informeren; contacten met ouders onderhouden; contact onderhouden met ouders; samenwerken met ouders; oudercontacten; ouderavonden; overdrachten aan ouders; gesprekken met ouders; oudercontact; afstemming met ouders
homework-help | huiswerkbegeleiding; helpen met huiswerk; hulp bij huiswerk; begeleiden bij huiswerk; huiswerk begeleiden; helpen bij huiswerk; huiswerkhulp; begeleiding bij huiswerk
tutoring | bijles geven; bijlessen geven; geven van bijles; bijles; geven van bijlessen; privélessen geven; bijlessen
teaching | lesgeven; les geven; lessen geven; leerlingen lesgeven; lesgeven aan leerlingen; leerlingen onderwijzen; verzorgen van lessen; geven van lessen; lessen verzorgen; leservaring; onderwijservaring; geven van onderwijs; onderwijs geven; onderwijs verzorgen; verzorgen van onderwijs; lesgeven aan studenten; lesgeven aan groepen; lesgeefervaring
lesson-planning | lessen voorbereiden; voorbereiden van lessen; lesvoorbereiding; lesvoorbereidingen maken; lesplannen maken; lesvoorbereidingen; lessen plannen; plannen van lessen; voorbereiding van lessen; lesplanning; lesplannen; opstellen van lesplannen
instructional-materials | lesmateriaal ontwikkelen; ontwikkelen van lesmateriaal; lesmateriaal maken; maken van lesmateriaal; leermiddelen ontwikkelen; samenstellen van lesmateriaal; ontwikkeling van lesmateriaal; lesmaterialen ontwikkelen; ontwikkelen van lesmaterialen; lesmateriaal voorbereiden; ontwikkelen van leermateriaal; leermateriaal ontwikkelen
student-assessment | beoordelen van leerlingen; leerlingen beoordelen; beoordelen van studenten; evalueren van leerlingen; leerlingen evalueren; beoordelen van leerprestaties; studenten beoordelen; toetsen maken en nakijken
grading | toetsen nakijken; nakijken van toetsen; toetsen verbeteren; examens nakijken; nakijken van examens; nakijken van opdrachten; verbeteren van toetsen; proefwerken nakijken; verbeteren van examens; examens verbeteren; corrigeren van toetsen; toetsen corrigeren; nakijkwerk
social-work | maatschappelijk werk; sociaal werk; maatschappelijke dienstverlening; ervaring in het sociaal werk; ervaring in het sociaal domein
case-documentation | dossiers van cliënten bijhouden; cliëntdossiers bijhouden; bijhouden van cliëntdossiers; cliëntendossiers bijhouden; dossiervorming van cliënten; bijhouden van cliëntendossiers
crisis-intervention | crisisinterventie; crisisinterventies; begeleiden in crisissituaties; crisishulpverlening; crisisopvang
youth-work | jongerenwerk; jongeren begeleiden; begeleiden van jongeren; werken met jongeren; begeleiding van jongeren; jeugdwerk; werken met kinderen en jongeren; werken met onze jongeren; jeugdzorg; jeugdhulp; jeugdhulpverlening; ervaring met jongeren; coachen van jongeren
security-guarding | bewaking van objecten; bewaken van gebouwen; objectbeveiliging; beveiligen van objecten; bewaking van gebouwen; objecten beveiligen; beveiligingswerkzaamheden; bewaken van objecten; gebouwen bewaken; objectbewaking; beveiligen van gebouwen; beveiliging van gebouwen; beveiliging van objecten; bewaken van terreinen; bewaken van sites; statische bewaking; <openen en sluiten van objecten
access-control-security | toegangscontroles uitvoeren; uitvoeren van toegangscontroles; in- en uitgangscontrole; controleren van bezoekers; toegangscontrole?; toegangscontroles?; bezoekers controleren; controle van bezoekers; toegangsbeheer?; toegangscontrole uitvoeren; controleert bezoekers; controleert bezoekers en voertuigen; controleert personen en voertuigen | beveiliger; portier; bezoekers; evenementen; surveillance; surveilleren; surveillancerondes; rondes; visiteren; fouilleren; objectbeveiliging; receptie; brandwacht; alarmopvolging; tassen; bewaking; beveiliging; terrein
patrol | surveillancerondes; controlerondes; controlerondes lopen; surveillancerondes lopen; controlerondes uitvoeren; lopen van controlerondes; brand- en sluitrondes; patrouilleren; bewakingsrondes; surveillanceronden; uitvoeren van controlerondes; uitvoeren van patrouilles; patrouillerondes; lopen van surveillancerondes; surveilleren?; rondes lopen; lopen van rondes; mobiele surveillance; surveillerondes | beveiliger; beveiliging; toegangscontrole; objecten; rondes; surveillance; surveillancerondes
surveillance-cctv | cameratoezicht; camerabeelden bekijken; bekijken van camerabeelden; monitoren van camerabeelden; uitkijken van camerabeelden; camerabeelden uitkijken; camerabeelden monitoren; camerasurveillance; bewaken van camerabeelden; camerabewaking? | beveiliger; meldkamer; surveillance; surveilleren; surveillancerondes; rondes; portier; objectbeveiliging; alarmopvolging; fouilleren; visiteren
security-searches | tassencontrole; fouilleren; fouilleren van bezoekers; tassen controleren; controleren van tassen; visiteren? | beveiliger; fouilleren; tassen; bezoekers; toegangscontrole; evenementen; voertuigen; surveillance; surveilleren
gatehouse-duty | portiersdienst; portierstaken; werken in de portiersloge; bemannen van de portiersloge; portiersdiensten; bemannen van de receptie en portiersloge; portierswerkzaamheden
event-security | evenementenbeveiliging; beveiligen van evenementen; beveiliging van evenementen; evenementen beveiligen; evenementenbewaking
fire-prevention | brandpreventie; brandveiligheid bewaken; preventie van brand; brandpreventieve maatregelen
bank-reconciliation | bankafstemming; bankboekingen afletteren
preventive-maintenance | preventief onderhoud; preventief onderhoud aan machines; preventief en correctief onderhoud; periodiek onderhoud; gepland onderhoud; preventieve onderhoudswerkzaamheden
corrective-maintenance | correctief onderhoud; correctief onderhoud aan machines; correctief en preventief onderhoud; <storingsonderhoud; <storingsdienst?; <storingen?; <oplossen van storingen aan machines; verhelpen van storingen; oplossen van storingen; opsporen van storingen; storingen opsporen; storingen analyseren; verhelpen van technische storingen; oplossen van technische storingen | monteur; machines; onderhoud; storingen; installaties; machines; monteur; onderhoud; installaties; elektra; mechanisch
troubleshooting | storingen zoeken; storingen oplossen; storingen verhelpen; storingen zoeken en oplossen; storingsanalyse; storingzoeken; storingen lokaliseren; lost storingen op; lost storingen; lost technische storingen op; lost technische storingen; verhelpt storingen op; verhelpt storingen; verhelpt technische storingen op; verhelpt technische storingen
electrical-drawings | elektrische schema's lezen; lezen van elektrische schema's
order-processing | orderverwerking; verwerken van orders; orders verwerken; orders invoeren; invoeren van orders; orderinvoer; verwerkt orders; verwerkt bestellingen; verwerkt de orders; verwerkt de bestellingen; verwerkt inkomende orders
price-quotes | offertes maken; opstellen van offertes; offertes opstellen; offertes uitbrengen; <offertes opvolgen; offerte opmaken; offertes opmaken; maken van offertes; offertes uitwerken; opmaken van offertes; offertes en calculaties; aanvragen verwerken tot offertes; offertes?; maakt offertes; maakt offertes op; maakt de offertes op; maakt offertes voor klanten; stelt offertes; stelt offertes op; stelt de offertes op; stelt offertes voor klanten | calculaties; calculatie; klanten; aanvragen; opdrachten; verkoop; opstellen; projecten
machine-operation | bedienen van machines; machines bedienen; <vullen van machines; bediening van machines; <machines vullen; <beladen van machines; bedienen van productiemachines; bedienen van de machines; bedienen van productielijnen; bedienen van de productielijn; bedienen van de productielijnen; productielijnen bedienen; productielijn bedienen; machinebediening; ervaring als operator; <ervaring als procesoperator; productielijnen?; <machines bijvullen; <bijvullen van machines; <machines aanvullen; <machines voeden?; bedient machines; bedient de machines; bedient productiemachines; bedient de productiemachines; bedient de machine | bedienen; ombouwen; afstellen; operator
invoice-processing | boekt facturen in; facturen inboeken; inboeken van facturen; facturen verwerken; verwerken van facturen; inkoopfacturen verwerken; inboeken van rekeningen; rekeningen inboeken; <facturen controleren; factuurverwerking; controleert facturen; controleert inkoopfacturen; controleert de facturen; boekt inkoopfacturen in; boekt de facturen in
invoicing | stelt facturen op; facturen opstellen; factureren; facturen maken; facturen versturen; verkoopfacturen maken; opmaken van facturen; facturatie; facturen opmaken; verkoopfacturen; facturering
payroll | salarisverwerking; loonverwerking; salarisadministratie; loonadministratie; <loonaangifte; <loonaangiften; <salarismutaties verwerken; <pensioenaangiften; verloning; <loonstroken; verwerken van salarissen
blueprint-reading | technische tekeningen lezen; tekening lezen; tekeningen lezen; lezen van tekeningen; lezen van technische tekeningen; lezen en interpreteren van technische tekeningen; werken vanaf tekening; tekeninglezen; werktekeningen lezen; lezen van werktekeningen; planlezen; plan lezen; plannen lezen?; technische tekening lezen; technische plannen lezen; lezen van plannen?; leest tekeningen; leest technische tekeningen; leest plannen | bouw; staal; montage; lassen; tekening; constructie; technisch inzicht; monteur
bookkeeping | administraties voeren; boekhouding voeren; boekhouding bijhouden; inboeken van bankafschriften; <bankafschriften inboeken; <bankmutaties; <bankmutaties verwerken; <kasboek bijhouden; boekhouding; boekhouden; financiële administratie; verzorgen van de financiële administratie; bijhouden van de administratie; voeren van de boekhouding; voeren van de administratie; boekhoudkundige werkzaamheden; boekhoudkundige principes; boekhoudkundige kennis; boekhoudkundige administratie; boekhoudkundige verwerking; boekhoudervaring; bijhouden van administraties; voeren van administraties; verwerken van administraties; klantadministraties; bankboekingen; administraties? | boekhouding; jaarrekeningen; aangiftes; fiscale; accountant; administratiekantoor; btw; jaarrekening; aangiften
financial-statements | jaarrekeningen samenstellen; samenstellen van jaarrekeningen; stelt jaarrekeningen samen; jaarrekeningen opstellen
vat | btw-aangifte; btw-aangiften; aangifte btw; aangiften btw; verzorgt aangiften btw; <kwartaalaangiften; <kwartaalaangiftes; aangifte omzetbelasting; aangiften omzetbelasting; aangiftes omzetbelasting
customer-advice | klanten adviseren; adviseren van klanten; klantadvies; advies geven aan klanten
customer-service | klanten helpen?; helpen van klanten?; klanten te woord staan; klantvragen beantwoorden; beantwoorden van klantvragen; klantenservice; klantcontact; klantenondersteuning; vragen van klanten beantwoorden; klantencontact; contact met klanten; te woord staan van klanten; communicatie naar klanten; communicatie met klanten; beantwoordt vragen van klanten; beantwoordt klantvragen; beantwoordt vragen via telefoon; beantwoordt vragen via telefoon en e-mail; beantwoordt vragen per telefoon en e-mail; beantwoordt vragen over producten; beantwoordt e-mails en telefoontjes; beantwoorden van vragen via telefoon; beantwoorden van vragen via telefoon en e-mail; beantwoorden van vragen van klanten; beantwoorden van vragen per telefoon | winkel; kassa; klantvragen; balie; afrekenen; vakkenvullen; vullen; schappen; telefonisch; baliewerk; klantenservice
staff-scheduling | roosters maken; maken van roosters; personeelsplanning?; werkroosters maken; roosterplanning; opstellen van roosters; dienstroosters maken; inroosteren van personeel; personeel inroosteren; personeel inplannen; inplannen van personeel; uurroosters opstellen; opstellen van uurroosters; maakt roosters; maakt de roosters; maakt de planning en roosters; maakt roosters en planningen; maakt de roosters en planning | roosters; horeca; winkel; filiaal; inroosteren; diensten; uitzendkrachten; bezetting; vakantieplanning
team-management | personeel aansturen; aansturen van personeel; aansturen van het team; aansturen van medewerkers; medewerkers aansturen; stuurt het team aan; stuurt een team aan; stuurt medewerkers aan; stuurt je team aan; stuurt collega's aan; stuurt een team van; geeft leiding aan een team; geeft leiding aan het team; geeft leiding aan een team van; geeft leiding aan medewerkers; geeft leiding aan
complaint-handling | klachten afhandelen; afhandelen van klachten; klachtenafhandeling; klachtenbehandeling; handelt klachten af; handelt klachten; handelt klachten van klanten af; handelt klachten van klanten; behandelt klachten af; behandelt klachten; behandelt klachten van klanten af; behandelt klachten van klanten
meat-cutting | uitbenen; vlees snijden; uitsnijden van vlees; <vlees portioneren
sausage-making | worst maken
meat-slicing | vleeswaren snijden; snijden van vleeswaren
line-cooking | partij draaien; <zelfstandig partij draaien
switchboard | telefooncentrale?; bedienen van de telefooncentrale | receptie; bezoekers; doorverbinden; balie; receptioniste; receptionist; gasten; telefoontjes
client-transportation | begeleiden naar afspraken; meegaan naar afspraken? | cliënten; cliënt; ouderen; bewoners; thuiszorg; begeleiding; ziekenhuis; boodschappen; persoonlijke verzorging
clinical-handoff | verpleegkundige overdracht; overdracht? | patiënten; medicatie; infusen; verpleegkundig; verpleging; wondzorg; anamnese
triage | <telefonische triage
client-errands | boodschappen doen? | cliënten; cliënt; ouderen; thuiszorg; huishoudelijke; begeleiding; bewoners; mantelzorg; stofzuigen; strijken
post-construction-cleaning | opleveringsschoonmaak
construction-cleanup | opruimen van de bouwplaats; bouwplaats opruimen; <puin ruimen? | bouw; bouwplaats; slopen; sloop; sloopwerk; container; sjouwen; steigers
flatbed-securement | lading zekeren; lading vastzetten; zekeren van lading; zekeren van de lading; ladingzekering; vastzetten van lading; ladingbeveiliging
mail-handling | post sorteren?; post verwerken; <pakketten aannemen?; postverwerking; verwerken van post; verwerken van de post; post registreren; inkomende en uitgaande post | kantoor; receptie; balie; secretariaat; facilitaire; archiveren; bezoekers; telefoon
ticket-sales | verkoop van vervoerbewijzen; verkoop van kaartjes
line-feeding | lijnen bevoorraden; bevoorraden van productielijnen; bevoorraden van lijnen; productielijnen bevoorraden
food-delivery | maaltijden bezorgen; bezorgen van maaltijden; eten bezorgen
last-mile-delivery | last mile bezorging
freight-transport | <nationaal transport; goederenvervoer; <internationaal transport
refrigerated-transport | koeltransport; gekoeld transport
school-bus-driving | leerlingenvervoer? | chauffeur; taxi; taxibus; busje; passagiers; rolstoelvervoer; taxichauffeur; buschauffeur; taxivervoer; ritten
electrical-work | <stopcontacten monteren; <sleuven frezen?; <leidingen leggen?; <groepenkasten monteren; <groepenkasten plaatsen; <groepenkasten?; <aansluiten van apparatuur?; elektra aanleggen; elektrotechniek; elektrotechnische installaties; elektrotechnische werkzaamheden; elektrawerkzaamheden; elektriciteitswerken; elektrische installaties; aanleggen van elektrische installaties; elektrische installaties plaatsen; installeren van elektra; <groepenkast aansluiten; <wandcontactdozen; <stopcontacten plaatsen; <bekabeling aanleggen; elektra?; aanleggen van bekabeling; bekabeling trekken; leidingen trekken; leggen van kabels; kabelgoten monteren; kabelgoten plaatsen; monteren van kabelgoten | elektra; kabels; groepenkasten; stopcontacten; elektricien; bedrading; schakelmateriaal; lasdozen; schakelaars; elektrisch; elektromonteur; groepenkast; loodgieter; installaties; installatie
electrical-panels | schakelkasten bouwen; schakelkastenbouw; groepenkasten bouwen
light-fixture-installation | verlichting aanleggen; armaturen monteren; verlichting monteren; aanleggen van verlichting; armaturen vervangen; vervangen van armaturen; vervangen armaturen; armaturen ophangen; verlichting installeren; plaatsen van verlichting; verlichting plaatsen; <noodverlichting onderhouden; <onderhouden van noodverlichtingsarmaturen; <noodverlichtingsarmaturen; <noodverlichting? | armaturen; verlichting; led; elektra; elektromonteur; lichtbronnen; installaties
relamping | lampen vervangen; vervangen van lampen; lichtbronnen vervangen; vervangen van lichtbronnen; lichtbronnen? | verlichting; armaturen; led; noodverlichtingsarmaturen
cable-pulling | kabels trekken; trekken van kabels; kabels leggen; trekt kabels; trekt de kabels; legt kabels; legt de kabels
electrical-troubleshooting | elektrische storingen verhelpen; elektrische storingen; elektrotechnische storingen; storingen aan elektrische installaties; storingen in elektrische installaties
boilers | <cv-ketels onderhouden; <onderhoud aan cv-ketels; cv-ketels; <cv-ketels installeren; cv-ketels plaatsen; plaatsen van cv-ketels; cv-installaties; verwarmingsketels
furnaces-heating | <radiatoren plaatsen; <vloerverwarming; <vloerverwarming leggen; <radiatoren monteren; verwarmingsinstallaties; centrale verwarming
heat-pumps | warmtepompen installeren; warmtepompen plaatsen; installeren van warmtepompen; warmtepompen
water-heaters | boilers plaatsen
plumbing | <lekkages verhelpen?; <leidingwerk?; <verhelpen van lekkages?; <lekkages opsporen?; loodgieterswerk; loodgieterswerkzaamheden; sanitair installeren; sanitaire installaties; waterleidingen aanleggen; gas- en waterleidingen; aanleggen van waterleidingen; sanitair? | sanitair; loodgieter; badkamers; riolering; radiatoren; cv-ketel; cv-ketels; waterleiding; waterleidingen; kranen; toiletten; leidingen; afvoeren; wc; cv; verwarming; badkamer; installatietechniek
plumbing-fixtures | sanitair monteren; sanitair plaatsen; plaatsen van sanitair
drain-cleaning | ontstoppen?; ontstoppen van riolering; ontstoppen van afvoeren; rioolontstopping | riool; riolering; loodgieter; afvoer; leidingen; sanitair
bathroom-remodeling | badkamers plaatsen; badkamers verbouwen; badkamerrenovatie; plaatsen van badkamers; badkamers installeren; badkamers renoveren
sewer-lines | riolering aanleggen; <riolering?; rioleringswerken; rioleringswerkzaamheden; <aanleg van riolering; <leggen van riolering; <rioleringen leggen | loodgieter; sanitair; leidingen; dakgoten; afvoer
gutter-installation | dakgoten; dakgoten vervangen; dakgoten plaatsen
gas-fitting | gasinstallaties; gasleidingen aanleggen
surface-preparation | ondergrond voorbereiden; voorbehandelen van ondergronden; <plamuren van wanden
painting-building | <sauzen?; <latex spuiten; <muren sauzen; <muren schilderen; schilderwerk; schilderwerkzaamheden; binnen- en buitenschilderwerk; schilderen van kozijnen; binnenschilderwerk; buitenschilderwerk; verfwerk; schildert muren; schildert kozijnen; schildert muren en plafonds; schildert binnen en buiten | schilder; behangen; muren; plamuren; schuren; latex; buitenschilderwerk; schilderwerk; binnenschilderwerk
wallpaper-hanging | behangen; behangwerk
plastering | stucen; stucwerk; stukadoren; pleisterwerk; pleisteren; pleisterwerken; bezetten van muren; muren pleisteren; muren stuken
drywall | gipsplaten plaatsen; <metalstud wanden plaatsen; <gipswanden plaatsen; systeemwanden plaatsen
bricklaying | metselen; metselwerk; metselt muren; metselt gevels
block-laying | lijmwerk van kalkzandsteen; kalkzandsteen lijmen
tuckpointing | voegen?; gevels voegen | metselen; gevel; metselaar; metselwerk; stenen; lijmen; voegwerk
mortar-mixing | specie maken; specie draaien
concrete-work | beton storten; betonstorten; storten van beton; betonwerk
formwork | bekisting; bekistingen maken; bekisten; bekisting stellen; bekisting maken; bekistingswerk; stellen van bekisting
rebar | wapening vlechten
tile-setting | tegelen?; tegels zetten; tegelwerk; tegelzetten; vloeren betegelen; tegelzetwerk; legt tegels; legt vloertegels; legt wandtegels; zet tegels; zet vloertegels; zet wandtegels | metselen; stucen; badkamers; voegen; kitten; tegelwerk; tegelzetten
insulation-installation | <dakisolatie; isoleren van woningen; isolatie aanbrengen; isolatiewerk; isolatiewerkzaamheden; spouwmuurisolatie; vloerisolatie; aanbrengen van isolatie; isolatiemateriaal aanbrengen; isolatie plaatsen
flooring-installation | vloeren leggen; leggen van vloeren; <laminaat leggen; <dekvloeren leggen
parquet-laying | parket leggen; parketvloeren leggen
door-installation | deuren afhangen; afhangen van deuren; deuren plaatsen
window-installation | kozijnen plaatsen; <kozijnen stellen; plaatsen van kozijnen; ramen plaatsen
glazing | glas zetten; beglazen
cabinet-installation | <keukens plaatsen; <keukens monteren; <keukenmontage; <maatwerkkasten plaatsen
furniture-assembly | meubels monteren; meubelmontage; meubels in elkaar zetten
furniture-making | meubels maken; meubelmaken; <maatwerkkasten; <maatwerkmeubels
woodworking | houtbewerking
wood-finishing | hout lakken
finish-carpentry | aftimmeren; aftimmerwerk; <plinten plaatsen
rough-carpentry | <dakkapellen?; <dakkapellen plaatsen; ruwbouw timmeren; plaatsen van dakkapellen; dakkapellen monteren; montage van dakkapellen; dakkapel plaatsen; plaatsing van dakkapellen; dakkapellen bouwen; <dakconstructies; <kapconstructies | timmerman; timmeren; timmerwerk; kozijnen; aftimmeren; plaatsen; dakconstructies
timber-framing | houtskeletbouw; houtskeletbouwwanden
siding-installation | gevelbekleding; gevelbekleding plaatsen; gevelbekleding aanbrengen
interior-fit-out | <wanden plaatsen; <binnenafbouw; afbouw van woningen
renovation | verbouwingen?; renovatiewerk; <gevelrenovatie | timmerman; aannemer; renovatie; metselen; stucen; badkamers; tegelen; bouw; renovaties; aftimmeren; nieuwbouw; slopen
demolition | slopen?; sloopwerk; sloopwerkzaamheden | bouw; bouwplaats; sloopwerk; puin; muren; asbest; vloeren; wanden; renovatie; stucen; metselen; tegelen
excavation | grondwerk; grondverzet; grondwerkzaamheden; graafwerk; graafwerkzaamheden
trenching | sleuven graven
construction-labor | <opperwerk
load-bearing-materials | materiaal aandragen?; materialen aandragen?; <sjouwen? | bouw; bouwplaats; opruimen; slopen; materiaal; puin; metselaar; metselaars; opperman; stenen; specie; steigers
scaffolding | steigers bouwen; steigers opbouwen; steigerbouw
paver-installation | bestraten; straatwerk?; bestratingen aanleggen; bestrating; bestratingswerk; bestratingswerkzaamheden; aanleggen van bestrating; bestrating aanleggen; klinkers leggen; sierbestrating; terrassen aanleggen; straatmakerswerk; straatwerkzaamheden; stratenmaken; straten van klinkers; opritten aanleggen | bestraten; bestrating; klinkers; stratenmaker; trottoirs; tegels; stoepen; riolering; grondwerk; gww
roofing | dakbedekking; dakbedekking aanbrengen; <pannen leggen; <dakpannen leggen; <daklekkages verhelpen; <bitumen branden; dakrenovatie; dakwerken; dakdekken; daken dekken; dakdekkerswerk; <dakramen plaatsen; <plaatsen van dakramen; <aanbrengen van dakbedekking; <EPDM-dakbedekking; <leien leggen; <dakrenovaties; <dakwerkzaamheden; <daken renoveren
architectural-sheet-metal | zinkwerk; <loodwerk? | zinkwerk; dakgoten; dakdekker; pannen; dakbedekking; schoorstenen
flat-roofing | bitumineuze dakbedekking; platte daken
quantity-takeoff | hoeveelheden uittrekken; uittrekken van hoeveelheden; uittrekstaten maken; uittrekstaten
bills-of-quantities | <bestekken lezen?
construction-estimating | calculeren van projecten?; <begrotingen maken?; calculeren?; opstellen van begrotingen?; <nacalculatie?; calculaties opstellen; opstellen van calculaties; calculaties maken; kostencalculaties; calculaties? | bestekken; bouw; uittrekken; bouwkundig; aannemer; uittrekstaten; onderaannemers; gww; utiliteitsbouw; woningbouw; uitvoerder; directiebegroting; offertes; calculator; begroting; projectleiding
construction-tendering | <offertes van onderaannemers
site-supervision | toezicht op de bouwplaats; <aansturen van onderaannemers op de bouw
subcontractor-management | aansturen van onderaannemers; onderaannemers aansturen
change-orders | <meerwerk?; meer- en minderwerk | minderwerk; bouw; calculatie; onderaannemers; nacalculatie
cost-control-construction | kostenbewaking van projecten? | bouw; aannemer; uitvoerder; onderaannemers; bouwplaats; gww; meerwerk; werkvoorbereiding
oil-changes | olie verversen; verversen van olie
brake-repair | remmen vervangen; vervangen van remmen; remmen vernieuwen
tire-service | banden wisselen; banden wisselen en balanceren; banden vervangen?; wisselen van banden; bandenwissel; wisselt banden; wisselt de banden | auto's; autobanden; balanceren; apk; garage; uitlijnen; vrachtwagens; distributieriem; uitlaten; autobedrijf
clutch-replacement | koppelingen vervangen?; koppeling vervangen? | auto's; distributieriem; remmen; versnellingsbak; versnellingsbakken; garage; apk; autobedrijf; uitlaten; banden; autotechnicus
engine-repair | <distributieriem vervangen; <distributieriemen vervangen; motorreparatie? | auto's; remmen; distributieriem; garage; apk; diesel; cilinderkop; autobedrijf
steering-suspension-repair | <schokbrekers vervangen; <schokdempers vervangen
wheel-alignment | uitlijnen?; auto's uitlijnen; uitlijnen van auto's | banden; auto's; remmen; balanceren; garage; apk
automotive-diagnostics | diagnose stellen?; uitlezen van auto's; auto's uitlezen | auto's; remmen; apk; banden; distributieriem; autobedrijf; autotechnicus; foutcodes
automotive-hvac | airco service?; aircoservice? | auto's; apk; banden; garage; remmen; autotechnicus; uitlijnen; distributieriem; autobedrijf
auto-body-repair | uitdeuken; schadeherstel?; autoschadeherstel | auto's; autoschade; uitdeuken; plaatwerker; carrosserie; autospuiter; autospuiten; ruitschade
automotive-painting | spuiten van auto's; autospuiten; auto's spuiten; <voorbewerken van auto's; <plamuren en schuren?
auto-glass | autoruiten vervangen; ruiten vervangen? | uitdeuken; spuiten; auto's; autoruit; autoruiten; ruitschade; sterreparatie; voorruit; voorruiten
equipment-maintenance | machineonderhoud; onderhoud aan machines; onderhoud van machines; onderhoud en storingen?; onderhoud van installaties; onderhoud aan installaties; klein onderhoud aan machines; onderhoud uitvoeren aan machines; onderhoud uitvoeren aan de machines; eerstelijns onderhoud; eerstelijnsonderhoud; onderhoudswerkzaamheden?; uitvoeren van onderhoud?; onderhoud en reparatie?; voert onderhoud uit aan machines; voert onderhoud uit aan installaties; voert preventief onderhoud uit; voert onderhoud aan machines uit; voert onderhoud en reparaties uit | machines; installaties; machinepark; monteur; werktuigbouwkundig; elektrotechnisch; revisie; machine; installatie; apparatuur; productielijn; productielijnen
mechanical-maintenance-building | reparatie van machines; machines repareren; <lagers vervangen; <reviseren van machines; <reviseren? | machines; lagers; pompen; monteur; onderhoud; motoren
machine-setup | machines instellen; instellen van machines; omstellen van machines; <ombouwen van machines; machines ombouwen; <gereedschap wisselen; machines afstellen; afstellen van machines; omstellen?; ombouwen en afstellen; instellen en afstellen; machines omstellen; ombouwen van productielijnen; afstellen van de machines; instellen van CNC-machines; instellen en bedienen van machines | machines; cnc; frezen; draaien; productie; instellen
machine-troubleshooting | storingen aan machines verhelpen; storingen aan machines oplossen
spare-parts-management | <onderdelen bestellen; <bestellen van onderdelen; onderdelenbeheer
lubrication | smeren van machines; machines smeren; doorsmeren
pneumatics | pneumatiek
hydraulics | hydrauliek
stick-welding | elektrode lassen; BMBE-lassen; lassen met elektrode; elektrodelassen
welding | <hechten?; laswerk; laswerkzaamheden; lassen van constructies; lassen van staal; lassen van buizen; lassen van staalconstructies; lassen van metaal; aflassen; las- en slijpwerk; lassen en slijpen; slijpen en lassen; gelaste verbindingen; lassen?; laswerken; kennis van lassen; laservaring; <halfautomaat lassen; <aflassen van constructies; last staal; last staalconstructies; last onderdelen; last constructies | lassen; lasser; slijpen; tig; plaatwerk; mig/mag; elektrode; snijbranden; metaal; staal; staalconstructies; constructiebankwerker; slijpwerk; mig; werkstukken; lascertificaten; constructies; monteur; constructie; constructiewerker
grinding | slijpen?; lasnaden slijpen; slijpwerk; metaal slijpen | lassen; lasser; metaal; ontbramen; staal; constructie; slijpwerk; boren; zagen; constructies
deburring | ontbramen; ontbramen van producten
plasma-cutting | plasmasnijden
oxy-fuel-cutting | snijbranden; autogeen snijden
sheet-metal-bending | kanten van plaatwerk; zetten? | plaatwerk; kantbank; zetwerk; kanten; zetbank; kanten en knippen; kantwerk
metal-fabrication | constructiewerk; <samenstellen van constructies; metaalconstructies bouwen; las- en constructiewerk
sheet-metal-work | plaatwerk; plaatbewerking
turning-machining | draaien? | frezen; cnc; draaibank; verspanen; ontbramen; cnc-draaien; cnc-frezen; cnc-draaier; verspaning; verspaner
milling-machining | frezen? | draaien; cnc; freesbank; verspanen; ontbramen; cnc-frezen; cnc-draaien; cnc-frezer; verspaning; verspaner
machining | verspanen; verspaning
cnc-operation | CNC-machines bedienen; bedienen van CNC-machines
cnc-programming | CNC-programmeren; programmeren van CNC-machines; CNC-machines programmeren; CNC-programma's maken; CNC-programma's schrijven; CNC programmeren
dimensional-inspection | opmeten van producten?; producten meten?; maatcontrole; maatvoering controleren? | schuifmaat; meetgereedschap; verspaning; producten; kwaliteitscontrole; cnc; draaien; frezen; ontbramen
micrometers-calipers | meetgereedschap; meetgereedschappen; <schuifmaat
parts-inspection | productcontrole?; producten controleren? | onderdelen; assemblage; montage; spuitgieten; metaal; machines; assembleren; lassen; cnc; kunststof
assembly-work | assembleren; assemblage?; monteren van onderdelen; montagewerk?; assemblagewerk; assemblage van onderdelen; in elkaar zetten van onderdelen; montagewerkzaamheden; onderdelen monteren; assemblagewerkzaamheden; monteert onderdelen; monteert componenten; monteert de onderdelen; monteert onderdelen en componenten | productie; onderdelen; assembleren; assemblage; fabriek; lopende band; solderen; monteren; componenten; machines
packaging-operations | verpakken; verpakkingswerkzaamheden
visual-inspection | visuele controle; visuele inspectie
quality-control | kwaliteitscontrole; kwaliteitscontroles; controleren van de kwaliteit; kwaliteit controleren; controle op kwaliteit; bewaken van de kwaliteit; controle van gelaste verbindingen; controleert de kwaliteit; controleert de kwaliteit van producten; controleert de kwaliteit van de producten; controleert de productkwaliteit
refrigerant-handling | koudemiddel vullen; vullen van koudemiddel; koudemiddelen; werken met koudemiddelen; afvullen van koudemiddel
leak-testing | lektesten; lekdichtheidscontrole; lekdichtheidscontroles; lektest
air-conditioning-systems | <airco's monteren; <airco's installeren; airco's plaatsen; <monteren van airco's; airco-installaties; installeren van airco's; aircosystemen; klimaatinstallaties; airconditioning onderhouden
refrigeration | <koelinstallaties onderhouden; koelinstallaties; <onderhoud aan koelinstallaties; koeltechniek
commissioning | inbedrijfstellen; inbedrijfstelling; in bedrijf stellen
brazing-soldering | hardsolderen
vehicle-servicing | onderhoudsbeurten?; onderhoudsbeurt?; autoonderhoud; onderhoud aan auto's; <APK?; <APK-keuringen voorbereiden; grote en kleine beurten; <onderhoud? | auto's; remmen; banden; apk; distributieriem; garage; autobedrijf; autotechnicus; uitlaten; personenauto
filing | archiveren; archiveren van documenten; archivering
document-scanning | documenten scannen; scannen van documenten
telephone-skills | telefoon beantwoorden; telefoon aannemen; beantwoorden van de telefoon; telefoon opnemen; aannemen van de telefoon
call-screening | telefoon doorverbinden; doorverbinden van gesprekken; telefoongesprekken doorverbinden
inbound-calls | inkomende gesprekken; inkomende telefoongesprekken; telefoontjes aannemen; inkomende telefoontjes; inkomende gesprekken aannemen; telefonisch te woord staan
appointment-scheduling | afspraken maken?; afspraken inplannen; inplannen van afspraken; afspraken plannen; plannen van afspraken; afspraken inboeken; plant afspraken; plant afspraken in; plant de afspraken in; plant afspraken met klanten | agenda; agenda's; agendabeheer; receptie; balie; secretariaat; patiënten; inplannen; telefoon; telefoontjes; baliewerk
calendar-management | agenda beheren; agendabeheer; beheren van agenda's
correspondence | correspondentie; zakelijke correspondentie; correspondentie verzorgen
document-preparation | documenten opstellen; opstellen van documenten
minutes | notuleren; notulen maken; notulen opstellen
office-supplies | bestellen van kantoorartikelen; kantoorartikelen bestellen
meeting-coordination | <vergaderzalen reserveren; <reserveren van vergaderzalen; <vergaderruimtes reserveren; vergaderingen organiseren; vergaderingen plannen
data-entry | gegevensinvoer; data-invoer; gegevens invoeren; invoeren van gegevens
administrative-support | administratieve werkzaamheden; administratieve ondersteuning; administratieve taken; secretariële werkzaamheden; verzorgt de administratie; verzorgt de administratieve afhandeling; verzorgt de administratieve verwerking
document-management | documentbeheer; <dossiers bijwerken; dossierbeheer; dossiervorming
email-management | mailbox beheren; beheren van de mailbox; mailboxbeheer
visitor-reception | bezoekers ontvangen; ontvangen van bezoekers; ontvangst van bezoekers; <bezoekers aanmelden; <bezoekersregistratie
reception | receptiewerkzaamheden; <receptiediensten; baliewerk?; baliewerkzaamheden? | receptie; bezoekers; gasten; ontvangst; telefooncentrale; doorverbinden; receptioniste; telefoon aannemen
travel-planning | reizen boeken; reizen regelen
accounts-payable | crediteurenadministratie; crediteurenbeheer; verwerken van inkoopfacturen; inkoopfacturen; leveranciersfacturen; betalingen aan leveranciers; crediteuren? | debiteuren; grootboek; facturen; boekhouding; administratie; betalingen
account-reconciliation | aansluitingen maken?; aansluiten van rekeningen; <tussenrekeningen; afstemmen van rekeningen; rekeningen afstemmen | boekhouding; grootboek; grootboekrekeningen; balans; tussenrekeningen; maandafsluiting; btw; jaarrekening; crediteuren; debiteuren
accounts-receivable | debiteurenadministratie; verkoopfacturen verwerken; klantenboekhouding; debiteuren? | crediteuren; grootboek; facturen; boekhouding; administratie; betalingen
accounts-payable-and-receivable | debiteuren en crediteuren; debiteuren- en crediteurenadministratie; debiteuren- en crediteurenbeheer
receivables-management | debiteurenbeheer; openstaande posten bewaken; <openstaande posten; debiteurenbewaking; opvolgen van openstaande facturen; openstaande facturen; debiteurendossier; debiteurendossiers; <betalingsherinneringen; <herinneringen bij betalingsachterstanden; <betalingsachterstanden
collections | <nabellen van debiteuren; incassowerkzaamheden
dunning | aanmaningen; aanmaningen versturen; herinneringen en aanmaningen
payment-processing | betalingen klaarzetten; betalingen verrichten; betaalbatches klaarzetten; betaalruns; betalingen verwerken; verwerken van betalingen; betalingsverkeer; betaalbatches; betalingsrun; betalingen innen
journal-entries | memoriaalboekingen; journaalposten; journaalposten boeken
tax-preparation | belastingaangiften; aangiften inkomstenbelasting; belastingaangiftes; fiscale aangiftes; fiscale aangiften; opstellen van fiscale aangiftes; aangifte inkomstenbelasting; aangiftes inkomstenbelasting; aangifte vennootschapsbelasting; aangiftes vennootschapsbelasting; aangiften vennootschapsbelasting; IB-aangiften; IB-aangiftes; VPB-aangiften; VPB-aangiftes
month-end-close | maandafsluiting; maandafsluitingen; maandelijkse afsluiting; maand- en jaarafsluitingen; maand- en jaarafsluiting; maandelijkse afsluitingen; periodeafsluiting
year-end-close | jaarafsluiting; jaarwerk; jaarafsluitingen; eindejaarsverrichtingen
annual-financial-statements | jaarrekeningen; jaarrekening; opstellen van jaarrekeningen; jaarcijfers; jaarcijfers opstellen; opstellen van jaarcijfers; totstandkoming van de jaarcijfers
general-ledger | grootboek; grootboekadministratie; grootboekrekeningen; grootboekmutaties
fixed-assets | vaste activa; activa-administratie
expense-reports | declaraties verwerken?; declaraties? | boekhouding; crediteuren; btw; onkostendeclaraties; onkosten; reiskosten; creditcards; creditcardafschriften
petty-cash | kasadministratie; kasboek
timekeeping | urenregistratie; urenadministratie; uren verwerken
leave-administration | verzuimregistratie?; verzuimadministratie?; <verlofregistratie; verlofadministratie | personeel; personeelsdossiers; hr; hrm; medewerkers; ziekmeldingen; salarisadministratie; verlof; arbodienst; arbeidsovereenkomsten
hr-administration | <in- en uitdiensttredingen; <in dienst en uit dienst; personeelsdossiers; personeelsadministratie; <personeelsdossiers bijhouden; <mutaties in het personeelssysteem; personele administratie; <in-, door- en uitstroom; <in-, door- en uitstroom van personeel; <in- en uitstroom van personeel; <personeelsmutaties; <mutaties verwerken in het personeelssysteem; <verwerken van personeelsmutaties; <opstellen van arbeidsovereenkomsten
employment-contracts | contracten opstellen?; arbeidscontracten opstellen; arbeidsovereenkomsten opstellen; arbeidsovereenkomsten | arbeidsovereenkomsten; arbeidscontracten; hr; hrm; personeelsdossiers; personeelsadministratie; salarisadministratie; verzuim; onboarding; indiensttreding
candidate-screening | cv's screenen; cv-selectie; screenen van kandidaten
interviewing | sollicitatiegesprekken; sollicitatiegesprekken voeren; selectiegesprekken
job-postings | vacatures plaatsen; plaatsen van vacatures
recruiting | personeelswerving; werving en selectie; werven en selecteren; werven en selecteren van personeel; werven van personeel; personeel werven
onboarding | onboarding van medewerkers; inwerken van nieuwe medewerkers; nieuwe medewerkers inwerken
shipment-visibility | leveringen opvolgen; opvolgen van leveringen; zendingen volgen; <levertijden bewaken; <levertijden opvolgen
after-sales-service | aftersales; nazorg aan klanten
phone-customer-service | telefonische klantvragen; telefonische klantenservice; klanten telefonisch te woord staan; telefonisch contact met klanten
live-chat-support | klantcontact via chat; chatten met klanten
customer-account-upkeep | klantgegevens bijwerken; klantgegevens beheren; bijwerken van klantgegevens
bottle-feeding | flesjes geven
reading-to-children | voorlezen?; voorlezen aan kinderen | kinderen; peuters; kinderopvang; luiers; knutselen; baby's
outdoor-play | buiten spelen met kinderen; buitenspelen
child-daily-routines | <kinderen naar bed brengen
student-supervision | pleinwacht; <overblijf; overblijven begeleiden; surveillance in de pauze
teaching-assistance | begeleiden van leerlingen?; leerlingen begeleiden?; ondersteuning in de klas | klas; klassen; leerkracht; onderwijsassistent; basisschool; lessen; groep 3; lesgeven; docent; klassenassistent
small-group-instruction | kleine groepjes begeleiden
homeroom-teaching | mentorlessen; mentoraat? | leerlingen; klas; docent; havo; vmbo; vwo; lesgeven; mentorlessen; lessen
haircutting | knippen?; wassen en knippen; haren knippen; heren knippen; dames en heren knippen; haar knippen; knipt haar; knipt haren | kapper; föhnen; kleuren; salon; baard; highlights; haren; kapsalon; kapster; kappers
shampooing | haren wassen
hair-coloring | haren verven; kleuren?; <kleurspoelingen; haar kleuren | knippen; föhnen; kapper; highlights; salon; haren; kapsalon; kapster; kappers; permanenten; permanent
perms | permanenten? | knippen; kapper; föhnen; kleuren; haren; kapsalon; kapster; kappers
hair-styling-updos | opsteekkapsels; haar opsteken
beard-trimming | baard trimmen; baarden trimmen; baarden scheren
facials | gezichtsbehandelingen; gezichtsbehandeling
waxing | harsen?; benen harsen | ontharen; wenkbrauwen; schoonheidsspecialist; gezichtsbehandelingen; massages; pedicure
hair-removal | ontharen; ontharing
eyelash-extensions | wimperextensions
brow-shaping | <epileren; wenkbrauwen epileren; wenkbrauwen vormgeven
lash-brow-tinting | wimpers verven; wimpers en wenkbrauwen verven
skin-analysis | huidanalyse; huidanalyses
massage-therapy | massages geven
body-treatments | lichaamsbehandelingen
alarm-response-service | alarmopvolging
security-logs | dagrapportages beveiliging
milking | melken van koeien; koeien melken
feeding-animals | voeren van dieren; dieren voeren; voeren van koeien
livestock-care | veeverzorging; <stallen uitmesten; vee verzorgen; <uitmesten
cattle-farming | <kalveren verzorgen; <kalveren voeren; jongvee verzorgen
haymaking | hooien; <inkuilen; <kuilgras maken
harvesting | oogsten?; oogstwerk; <plukken?; <appels plukken; fruit plukken; <paprika's oogsten; oogsten van groenten; oogsten van fruit; groenten oogsten; plukken van fruit; oogsten van planten; tomaten oogsten; tomaten plukken; oogstwerkzaamheden; aardbeien plukken | oogsten; fruit; appels; kas; aardbeien; tomaten; peren
crop-production | gewasverzorging; <dieven van tomaten; gewaswerkzaamheden; teeltwerkzaamheden
planting-seeding | zaaien?; zaaien en planten; <planten van bollen; beplanten; beplanting aanbrengen; aanbrengen van beplanting; aanplanten; planten van bomen; beplanting? | planten; oogsten; gewassen; tuin; akker; bollen; kas; moestuin; wieden; ploegen; schoffelen; gras; graszoden; tuinen; hovenier; groen; bestrating; snoeien; tuinaanleg
tractor-operation | trekker rijden?; tractor rijden; rijden op de trekker? | landbouw; loonwerk; gras; akkerbouw; boerderij; melken; ploegen; maaien; koeien; oogst; zaaien; bemesten
pesticide-application | gewasbescherming toepassen; spuiten van gewassen
crop-protection | gewasbescherming
weeding | onkruid wieden; wieden; onkruid verwijderen; onkruidbestrijding; schoffelen
lawn-mowing | gazon maaien; grasmaaien; gras maaien; maaien van gazons; maaiwerkzaamheden; maaien van gras
pruning | heggen snoeien; snoeien?; snoeiwerk; heggen knippen; hagen snoeien; snoeiwerkzaamheden; snoeien van bomen; hagen knippen; hagen scheren; snoeien van hagen | tuin; tuinen; gazon; hagen; heggen; onkruid; maaien; bomen; struiken; bladblazen; groenvoorziening
string-trimming | bosmaaien; werken met de bosmaaier
leaf-removal | bladblazen; blad ruimen; bladeren ruimen
sod-installation | graszoden leggen; leggen van graszoden
groundskeeping | groenvoorziening; groenonderhoud; onderhoud van groen; onderhoud van het groen; onderhoud groenvoorzieningen; onderhoud van groenvoorzieningen; onderhoud van plantsoenen; groenbeheer
landscaping | tuinaanleg; aanleg van tuinen; tuinen aanleggen; aanleggen van tuinen; aanleg en onderhoud van tuinen; hovenierswerkzaamheden; hovenierswerk; groenaanleg; aanleg en beplanting; meewerken aan tuinaanleg
fence-installation | schuttingen plaatsen; plaatsen van schuttingen
irrigation | beregening; beregenen; <water geven van planten
snow-removal | sneeuw ruimen; gladheidsbestrijding
handyman | kleine reparaties?; klein onderhoud?; kleine klussen | klussen; woning; woningen; gebouw; gebouwen; huismeester; conciërge; onderhoudsmedewerker; schilderwerk; klusjes; lampen vervangen
building-maintenance | gebouwonderhoud; onderhoud van gebouwen
meter-reading | meterstanden opnemen; meterstanden aflezen
pharmacy-compounding | magistrale bereidingen
medication-counseling | zelfzorgadvies; <medicatiebewaking
f-gassen-nl | F-gassen?; F-gassen certificering; F-gassen gecertificeerd; F-gassen verplicht | certificaat; verplicht; diploma; vereist; geldig; behaald; koeltechniek; airco; warmtepompen
tender-management | aanbestedingen; inschrijven op aanbestedingen
control-panel-building | bouwen van schakelkasten; schakelkasten bedraden
lighting-systems | verlichtingsinstallaties; <storingen aan verlichting; openbare verlichting
led-lighting | led-verlichting; ledverlichting; led-lichtbronnen
solar-installation | zonnepanelen plaatsen; plaatsen van zonnepanelen; monteren van zonnepanelen; zonnepanelen monteren; installeren van zonnepanelen; zonnepanelen installeren; zonnepanelen leggen; PV-installaties
ventilation | ventilatiesystemen; ventilatie-installaties; mechanische ventilatie; ventilatiekanalen
air-handlers | luchtbehandelingsinstallaties
gardening | tuinonderhoud; onderhoud van tuinen; tuinen onderhouden; tuinwerk; tuinwerkzaamheden; tuinieren
deck-building | vlonders leggen; vlonders; houten terrassen; overkappingen bouwen; tuinhuizen bouwen; houtbouw in de tuin; houtbouw? | tuin; hovenier; tuinaanleg; vlonder; bestrating; beplanting
landscape-design | tuinontwerp; tuinontwerpen; ontwerpen van tuinen; tuinen ontwerpen; tuintekeningen
chainsaw | kettingzaag; werken met de kettingzaag; motorkettingzaag; kettingzagen
balance-sheet-accounting | balansposities; balansrekeningen; beheer van balansposities; balansspecificaties; balanscontrole
financial-reporting | financiële rapportages; opstellen van financiële rapportages; maandrapportages; tussentijdse cijfers; financiële rapportering; in- en externe rapportages? | financiële; jaarcijfers; btw; boekhouding; controller
management-reporting | managementrapportages
tax-compliance | fiscale regelgeving; fiscale wetgeving; belastingwetgeving; fiscale wet- en regelgeving
taxation | fiscaliteit; fiscale kennis
accounting-software | financiële software; boekhoudpakket; boekhoudpakketten; boekhoudsoftware; boekhoudprogramma; boekhoudprogramma's; financieel pakket
audit-work | controleren van administraties; controle van administraties; controleren van jaarrekeningen
hospitality-industry | horeca-ervaring; ervaring in de horeca; horecaervaring
mig-welding | MIG/MAG-lassen; MIG/MAG lassen; MIG-MAG lassen; MIG-lassen; MAG-lassen; MIG lassen; MAG lassen; CO2-lassen
tig-welding | TIG-lassen; TIG lassen
structural-steel | staalconstructies; staalconstructie; staalbouw; constructiestaal; monteren en opbouwen van staalconstructies; opbouwen van staalconstructies; monteren en opbouwen van de staalconstructies; montage van staalconstructies; staalmontage; opbouw van staalconstructies; monteren van stalen constructies; stalen hallen monteren
metalworking | metaalbewerking; metaalbewerken; bankwerken; constructiebankwerk; metaalwerk
welder-certification | lascertificaten; lascertificaat; lasdiploma; lasdiploma's
production-work | productiewerk; productiewerkzaamheden; lopendebandwerk; werken aan de lopende band; ervaring in de productie; productie-ervaring; ervaring in productie; ervaring in een productieomgeving; ervaring in productieomgeving
mechanical-assembly | assemblage van mechanische componenten; mechanische assemblage
food-manufacturing | voedingsmiddelenindustrie; voedingsindustrie; levensmiddelenindustrie; voedingsmiddelenbranche
production-reporting | productiegegevens rapporteren; productiegegevens registreren; registreren van productiegegevens; productieregistratie; productierapportages
driver-logbooks | logboeken invullen; rittenstaten invullen; ritadministratie; rittenadministratie; logboeken en rapporten invullen
vehicle-inspections | controleren van voertuigen; voertuigen controleren; <APK-keuringen; <APK-keuring; <APK keuren; <APK-keuringen uitvoeren; <voertuigen keuren
toddler-care | peuters begeleiden; werken met peuters; begeleiden van peuters; belevingswereld van peuters; peuterwerk; peuterpedagogiek; peuteropvang; zorg voor peuters; ervaring met peuters
pedagogy | pedagogiek; pedagogische kennis; pedagogisch handelen; pedagogisch werk; pedagogische vaardigheden; pedagogische begeleiding
working-with-children | werken met kinderen; omgaan met kinderen; ervaring met kinderen; omgang met kinderen; ervaring in het werken met kinderen; affiniteit met kinderen
singing | zingen? | kinderen; peuters; koor; muziek; zang; zangles
residential-care-youth | leefgroepen; begeleid wonen voor jongeren; begeleiden van jongeren in een leefgroep
independent-living-support | ambulante begeleiding; begeleiden naar zelfstandigheid; begeleiding naar zelfstandigheid; ambulant begeleiden; thuisbegeleiding; begeleiding bij zelfstandig wonen
community-health-nursing | wijkverpleging; wijkverpleegkundige zorg
patient-monitoring | observeren van patiënten; patiënten observeren; observatie van patiënten; bewaken van patiënten; monitoren van patiënten; observeren van cliënten; signaleren van veranderingen in gezondheid; observeren en rapporteren?; observeren en signaleren? | patiënten; cliënten; zorg; bewoners; medicatie; verpleegkundige
patient-education | voorlichting geven aan patiënten; voorlichten van cliënten; voorlichten en adviseren van cliënten; patiëntvoorlichting; patiënteneducatie; adviseren van patiënten; begeleiden en adviseren van patiënten; voorlichting aan patiënten
care-coordination | coördineren van zorg; zorgcoördinatie; zorg coördineren; coördinatie van zorg; zorgregie
sales-office | verkoop binnendienst; commerciële binnendienst; binnendienst verkoop
crew-supervision | aansturen van ploegen; aansturen van vakmensen; aansturing van het team op de projectlocatie; aansturing van je team op de projectlocatie
carpentry | timmerwerk; timmerwerkzaamheden; timmeren; timmerervaring
masonry | metselwerkzaamheden; voegwerk; metsel- en voegwerk
hairdressing | knippen en kleuren; knippen, kleuren en stylen; kappersvak; kapperservaring
facilities-management | facilitair management; facilitaire dienstverlening; facilitaire zaken; facilitaire werkzaamheden; facilitaire taken; gebouwbeheer; facilitair beheer
assisted-living-de | <woonbegeleiding; <woon begeleiding; <beschermd wonen; <begeleid wonen; <residentiële begeleiding
agribusiness | agrarische sector
social-benefits-administration | uitkeringsadministratie; administratie van uitkeringen; <verstrekken van uitkeringen; <uitbetaling van uitkeringen; uitkeringen verwerken; verwerken van uitkeringen; <loonkostensubsidie?; <bijzondere bijstand; <Participatiewet; <GWS4all; <Suite4Sociale Regie; <Suites voor het Sociaal Domein; <terugvordering van uitkeringen; <uitkeringen berekenen | uitkeringen; uitkering; bijstand; gemeente; uitkeringsadministratie
garnishments | loonbeslag; loonbeslagen; <executoriale beslagleggingen; <executoriaal beslag; beslagleggingen?; verwerken van loonbeslagen | loon; salaris; uitkeringen; uitkering; deurwaarder
driver-cpc | vakbekwaamheid code 95; vakbekwaamheidsbewijs chauffeur; <bewijs van vakbekwaamheid code 95
chainsaw-certification | kettingzaagcertificaat; certificaat kettingzaag; kettingzaagdiploma; certificaat motorkettingzaag; <ECC kettingzaag
crane-operator-certification | <hijsbewijs; <hijsbewijzen; <TCVT-certificaat; <TCVT certificaat; <TCVT-registratie; kraanmachinistendiploma; <bovenloopkraancertificaat; <certificaat bovenloopkraan; <bovenloopkraan certificaat
pesticide-applicator-licence | fytolicentie; vakbekwaamheid gewasbescherming; spuitlicentie gewasbescherming
beveiliger-diploma-nl | diploma beveiliger 2; diploma beveiliger niveau 2; beveiliger 2 diploma; MBO Beveiliger 2; beveiligingsdiploma; diploma beveiliging
repair-orders | werkorders aanmaken; aanmaken van werkorders; werkplaatsorders; werkorders openen
vehicle-handover | aflevering van auto's; auto's afleveren; afleveren van voertuigen; voertuigaflevering
service-charge-statements | servicekostenafrekening; servicekostenafrekeningen; afrekening van servicekosten; stookkostenafrekening; servicekosten afrekenen
rent-accounting | huuradministratie; huurincasso?; huurachterstanden; huurdersadministratie; innen van huur | huur; huurders; woningen; vastgoed
working-at-height | werken op hoogte; op hoogte werken; hoogtewerk
working-at-heights-certificate | certificaat veilig werken op hoogte; attest werken op hoogte; certificaat werken op hoogte; attest veilig werken op hoogte; veilig werken op hoogte?; opleiding werken op hoogte | certificaat; certificaten; attest; hoogwerker; vca
production-supervision | aansturen van de productie; productie aansturen; aansturen van productiemedewerkers; leidinggeven aan productiemedewerkers; toezicht op de productie; aansturen van een productielijn; dagelijkse aansturing van de productie
floral-design | boeketten maken; maken van boeketten; boeketten binden; bloemschikken; bloemstukken maken; maken van bloemstukken; <rouwwerk?; <bruidswerk?; bloembinden; bloemwerk; <bruidsboeketten | bloemen; boeketten; bloemist; planten
flower-shop-work | verzorgen van bloemen en planten; bloemen en planten verzorgen; bloemen snijden en verzorgen; verzorging van snijbloemen; bloemen verkopen; verkoop van bloemen en planten
product-advice | producten adviseren; klanten adviseren over producten; advies geven over producten; productadvies; productadvies geven; adviseert klanten; adviseert onze klanten; adviseert de klanten; adviseert klanten over producten
excavator-operation | graafmachine bedienen; bedienen van een graafmachine; graafmachines bedienen; besturen van een graafmachine; werken met de graafmachine; bedienen van graafmachines
customer-acquisition | klanten werven; nieuwe klanten werven; werven van nieuwe klanten; werven van klanten; acquisitie plegen; koude acquisitie; telefonische acquisitie; nieuwe klanten binnenhalen; prospecteren; prospectie van nieuwe klanten; werft nieuwe klanten; werft klanten
client-relations | relatiebeheer; klantrelaties onderhouden; onderhouden van klantrelaties; onderhouden van klantcontacten; klantcontacten onderhouden; relaties onderhouden met klanten; onderhoudt klantrelaties; onderhoudt contact met klanten; onderhoudt relaties met klanten; onderhoudt contacten met klanten; onderhoudt de contacten met klanten; onderhoudt klantcontacten
help-desk | eerstelijns support; eerstelijnssupport; eerstelijns ondersteuning; tickets afhandelen; afhandelen van tickets; tickets oplossen; meldingen afhandelen?; incidenten afhandelen?; afhandelen van incidenten? | ict; it; servicedesk; helpdesk; tickets; gebruikers
desktop-support | werkplekken installeren; werkplekken inrichten?; installeren van werkplekken; laptops uitrollen; pc's installeren; werkplekbeheer; werkplekondersteuning | ict; laptops; hardware; windows
user-account-management | gebruikersbeheer; beheer van gebruikers; gebruikersaccounts beheren; beheer van gebruikersaccounts; accounts aanmaken?
vehicle-maintenance | kleine beurten; grote beurten; onderhoudsbeurten uitvoeren; beurten uitvoeren; onderhoud aan voertuigen
soldering | solderen; soldeerwerk; soldeerwerkzaamheden
after-school-programs | buitenschoolse opvang; opvang van kinderen na school; naschoolse opvang
butchery | vlees bereiden?; vlees uitbenen; uitbenen van vlees; portioneren van vlees; vlees verwerken; verwerken van vlees | slagerij; slager; vlees snijden; vlees
plant-propagation | planten stekken; stekken van planten; stekken steken; verspenen van planten
greenhouse-operations | werken in de kas; werken in kassen; kaswerk; werkzaamheden in de kas; gewaswerk
automotive-repair | repareert voertuigen; repareert auto's; repareert auto's en bestelwagens; repareert vrachtwagens
technical-support | ondersteunt gebruikers; ondersteunt de gebruikers; ondersteunt eindgebruikers; ondersteunt onze gebruikers; ondersteunt gebruikers bij technische problemen
software-installation | installeert software; installeert hard- en software
training-delivery | traint nieuwe collega's; traint nieuwe medewerkers; traint nieuwe collega's op; traint nieuwe medewerkers op; leidt nieuwe collega's; leidt nieuwe medewerkers; leidt nieuwe collega's op; leidt nieuwe medewerkers op
`;

export const titles = String.raw`
software-developer | Ontwikkelaar; Software ontwikkelaar
application-administrator | Applicatiebeheerder; Functioneel beheerder; Functioneel applicatiebeheerder; Technisch applicatiebeheerder
help-desk-technician | Servicedesk medewerker
technical-consultant | Technisch consultant
qa-analyst | Testanalist
product-manager | Productmanager
doctoral-researcher | Promovendus; Promovenda
research-assistant | Onderzoeksassistent
farmer | Agrariër
livestock-worker | Medewerker veehouderij
dairy-farmer | Melkveehouder
fruit-picker | Plukker
animal-caretaker | Dierenverzorger
stable-hand | Stalmedewerker
nursery-worker | Medewerker glastuinbouw; Kasmedewerker; Tuinbouwmedewerker
mechanical-engineer | Werktuigbouwkundig engineer
electrical-engineer | Elektrotechnisch engineer
architectural-technician | Bouwkundig tekenaar
structural-drafter | Constructietekenaar
plc-programmer | PLC programmeur
structural-engineer | Constructeur
administrative-assistant | Administratieve kracht; Administratief ondersteuner
accounting-clerk | Boekhoudkundig medewerker; Medewerker administratie; Financieel medewerker; Financieel administratief medewerkster
assistant-controller-finance | Assistent controller
executive-assistant | Management assistent; Management assistente
hr-advisor | Personeelsadviseur; Adviseur personeelszaken
employment-agency-consultant | Intercedent; Intercedente; Uitzendconsulent; Uitzendconsulente
account-manager | Accountmanager
inside-sales-representative | Binnendienst medewerker; Medewerker verkoop binnendienst; Verkoper binnendienst
sales-representative | Commercieel medewerker buitendienst; Verkoper buitendienst; Sales medewerker
marketing-specialist | Marketing medewerker; Marketing medewerkster
marketing-assistant | Marketing assistent; Marketing assistente
mortgage-broker | Hypotheekadviseur; Hypotheekadviseuse
real-estate-assistant | Assistent makelaar; Makelaarsassistent
bank-employee | Bankmedewerker; Bankmedewerkster
project-administrator | Projectassistent; Projectassistente
data-entry-clerk | Medewerker data-invoer
elderly-care-assistant | Helpende; Helpende plus; Helpende zorg en welzijn
nursing-assistant | Zorgassistent; Zorgkundige
caregiver | Thuisverzorger
disability-support-worker | Persoonlijk begeleider; Woonbegeleider; Ambulant begeleider; Begeleider gehandicaptenzorg; Begeleider wonen
physician | Basisarts
resident-physician | AIOS; ANIOS; Arts in opleiding tot specialist
dental-hygienist | Mondhygiënist; Mondhygiëniste
medical-assistant | Doktersassistent; Doktersassistente
veterinary-technician | Dierenartsassistent; Dierenartsassistente; Paraveterinair
emergency-ambulance-driver | Ambulancechauffeur
maternity-support-worker | Kraamverzorgende; Kraamverzorgster
youth-worker | Jongerenwerker
social-educator | Jeugdzorgwerker
teaching-assistant | Onderwijsassistent; Klassenassistent; Leraarondersteuner
math-teacher | Docent wiskunde
modern-languages-teacher | Docent Frans; Docent Spaans
history-teacher | Docent geschiedenis
primary-school-teacher | Leerkracht basisschool
babysitter | Oppas
tutor | Bijlesdocent; Bijlesleraar
swimming-teacher | Zweminstructeur; Zwemonderwijzer; Zwemleraar
sports-instructor | Sportinstructeur
gym-instructor | Fitnessinstructeur
lifeguard | Strandwacht
makeup-artist | Visagiste
domestic-cleaner | Huishoudelijk medewerker; Medewerker huishouding; Thuishulp
window-cleaner | Glazenwasser
security-guard | Objectbeveiliger; Medewerker beveiliging
store-detective | Winkelsurveillant
street-warden | Handhaver; Handhaver openbare ruimte
soldier | Militair
graphic-designer | Vormgever
desktop-publisher | DTP'er
videographer | Videograaf
audio-engineer | Geluidstechnicus
lighting-technician | Lichttechnicus
stage-technician | Podiumtechnicus; Theatertechnicus
sub-editor | Eindredacteur
singer | Zanger; Zangeres
dancer | Danser; Danseres
dance-teacher | Dansdocent; Dansdocente
floral-designer | Bloemist
library-assistant | Bibliotheekmedewerker; Medewerker bibliotheek
museum-assistant | Museummedewerker
visitor-services-assistant | Suppoost
pet-sitter | Hondenoppas; Oppas huisdieren
food-delivery-rider | Maaltijdbezorger; Maaltijdkoerier; Pizzakoerier
waiter | Horeca medewerker; Serveerhulp
retail-sales-associate | Winkelhulp; Verkoophulp
warehouse-worker | Magazijnhulp; Magazijn medewerker; Magazijnier; Loodsmedewerker; Logistiek operator
cleaner | Poetsvrouw; Interieurverzorger; Interieurverzorgster
field-service-engineer | Servicemonteur
civil-engineering-worker | Grondwerker
paver-layer | Stratenmaker
production-worker | Bandwerker; Lopendebandmedewerker
machine-operator | Operator productie
supermarket-manager | Bedrijfsleider supermarkt; Supermarktmanager
payroll-specialist | Loonadministrateur
furniture-mover | Verhuizer
traffic-marshal | Verkeersregelaar
bricklayer-helper | Opperman
systems-administrator | Windows-beheerder; Windows beheerder
social-benefits-officer | Medewerker uitkeringsadministratie; Uitkeringsadministrateur; Administratief medewerker uitkeringen; Klantmanager inkomen; Inkomensconsulent; Consulent inkomen; Consulent werk en inkomen; Uitkeringsdeskundige
steel-erector | Monteur staalconstructies; Staalconstructiemonteur; Monteur staalbouw; Staalmonteur; Montagemedewerker staalbouw; Montageploegbaas staal
roofer | Dakkapelmonteur; Dakkapel monteur; Dakkapellenmonteur; Dakwerker; Monteur dakkapellen; Dakmonteur
`;

export const seniority = String.raw`
`;
