export const skills = String.raw`
# Cooking
cooking | Cooking? | professional | food cooking; professional cooking; culinary skills; culinary arts; culinary; <commercial cooking; kitchen cooking; cooking skills; Kochen; cuisine professionnelle; cocina profesional; artes culinarias; cooking techniques; Kochen von Speisen; Kochen von Mahlzeiten; Gerichte kochen; Mahlzeiten kochen; Speisen kochen; frisches Kochen; Kochkenntnisse; Kocherfahrung; Kochen von Gerichten; Kochen à la carte; cook menu items; cooking menu items; cooking experience; cooking methods; cook meals; prepare and cook food; prepare and cook menu items; preparing dishes; prepare dishes; cooking food to order | | kitchen; food; chef; restaurant; menu; prep; culinary; grill; catering; meals; baking; line; recipes; cook
food-preparation | Food preparation | professional | food prep; preparing food; preparation of food; <prep cook; <prep cooking; prep work kitchen; meal prep; preparing meals; prepare food; prepare meals; kitchen prep; <vegetable preparation; Speisenzubereitung; Zubereitung von Speisen; préparation culinaire; préparation des repas; preparación de alimentos; Vorbereitung von Speisen; Zubereiten von Speisen; Speisen zubereiten; Vorbereiten von Speisen; Speisenvorbereitung; Zubereitung der Speisen; Vorbereitung der Speisen; <Schneiden von Gemüse; <Gemüse schneiden; Vorbereitung von Lebensmitteln; Vor- und Zubereitung von Speisen; Vor- und Zubereitung der Speisen; Vor- und Zubereiten von Speisen; Zubereitung kalter und warmer Speisen; Zubereitung von warmen und kalten Speisen; <Gemüse putzen und schneiden; Vorbereitungsarbeiten in der Küche; Vorbereiten der Speisen; Zubereitung von kalten und warmen Speisen; Anrichten und Zubereiten von Speisen; mise en place en cuisine; kitchen mise en place; mise-en-place prep; <prepping vegetables; <vegetable prep; prepping food; prep ingredients; prepare ingredients; prepping ingredients; prep vegetables; prep food; prep food items; prep jobs from the menu; prep jobs from the whole menu; prepping food items; prepping jobs from the menu; prepping jobs from the whole menu |  | kitchen; cuisine; küche; cocina; keuken; cucina; kuchnia; chef; cook; restaurant; plats; koch; köchin; plating; cooking; culinary; banquet; prep; food; pastry; pâtisserie
line-cooking | Line cooking | professional | line cook; line cooks; sauté station; <saute station; broiler station; working the line?; pantry station; station cook; <short order cooking; <short order cook; <grill station; <fry station; running a section?; <working a section? | cooking | cook; cooks; kitchen; grill; saute; sauté; restaurant; chef; cooking; menu
grilling | Grilling | technical | flat top grill; grill master; <steak cooking; charcoal grill; Grillen; parrilla?; working the grill; grill work | cooking | cocina; carnes; restaurante; asados; cocinero; chef
broiling | Broiling | technical | char broiling; charbroiler; broil cooking | cooking
barbecue | Barbecue | technical | BBQ; barbecuing; smoking meats; pit barbecue; barbacoa | cooking
frying | Frying | technical | deep frying; deep fryer; deep fryers; fry cook; <fryer operation; <pressure fryer | cooking
sauteing | Sautéing | technical | sauteing | cooking
sauce-making | Sauce making | technical | sauces; saucier; Saucenherstellung; elaboración de salsas | cooking
soup-making | Soup making | technical | making soups; Suppenherstellung | cooking
braising | Braising | technical | Schmoren; estofado | cooking
garde-manger | Garde manger | technical | cold kitchen; <pantry cook; <kalte Küche; <charcuterie boards; cold station; <salad preparation; <salads and dressings | cooking
fruit-carving | Fruit and vegetable carving | technical | fruit carving
ice-carving | Ice carving | technical | ice sculpture
knife-skills | Knife skills | technical | kitchen knife skills; knife handling; knife work; knife cuts; <vegetable cutting; <chopping vegetables; <cutting vegetables; <cutting and chopping
sous-vide | Sous vide | technical | sous vide cooking | cooking
molecular-gastronomy | Molecular gastronomy | technical | modernist cuisine; Molekularküche; cuisine moléculaire; cocina molecular | cooking
baking | Baking? | professional | <bakery?; <bakery goods?; baker?; <scratch baking; Backen; <Bäckerei?; boulangerie?; panadería?; <viennoiserie; <Bäckerhandwerk; <bake-off; Backen von Broten und Kuchen; Backen von Kuchen; Kuchen backen; Backen von Backwaren; Backwaren backen; Herstellung von Backwaren; Herstellen von Backwaren; <Aufbacken von Backwaren; <Aufbacken von Brötchen; <Backwaren aufbacken; Zubereitung von Backwaren; <Abbacken von Teiglingen; <Backen von Brötchen; Produktion von Backwaren; <Bedienung des Backofens; <Abbacken von Backwaren; Herstellung von Back- und Konditoreiwaren; baking experience; bake bread; baking pastries; baking from scratch; prepare baked goods | | cooking; cake; cakes; pastry; bread; kitchen; cookies; desserts; bakery; decorating; dough; food; ovens; teig; brot; brötchen; backen; pain; pains; pâte; pâtes; boulanger; masas; hornear; horno; panadero
bread-making | Bread baking | technical | bread making; baking bread; artisan bread; boulangerie artisanale; panificación; Brotbacken; Brot backen; Backen von Brot; Brotherstellung; Herstellung von Brot und Brötchen; Herstellung von Brot; Herstellung von Brot- und Backwaren; Brote backen; <Teige herstellen und aufarbeiten; Backen von Brot und Brötchen; finishing and packing bread? | baking | dough; ovens; proving; baker; kneading
pastry | Pastry making | professional | pastry arts; pastry; pastries?; <pastry chef; <dessert preparation; patisserie; pâtisserie; confectionery baking; <pastry cook; <plated desserts; Konditorei?; Patisserie-Handwerk; pastelería; repostería; pastry production; <desserts?; Herstellung von Torten; Herstellung von Feinbackwaren; Herstellung von Konditoreiwaren; Herstellung von Torten und Desserts; Herstellung von Desserts; Herstellung von Feingebäck; Zubereitung von Desserts; Torten und Desserts; Konditoreiwaren | | pastry; baking; chef; plated; kitchen; cakes; menu; torten; kuchen; teig; konditor; konditorin
cake-decorating | Cake decorating | technical | cake decoration; decorating cakes; cake decorator; <fondant; icing cakes; cake design; <piping icing; <wedding cakes; <custom cakes; Dekorieren von Torten; Torten dekorieren; Verzieren von Torten; Garnieren von Torten; Tortendekoration; Ausgarnieren von Torten; Garnieren von Torten und Kuchen
sugar-work | Sugar work | technical | sugar art; Zuckerartistik; travail du sucre | pastry
chocolate-work | Chocolate making | technical | chocolatier; chocolaterie; chocolate tempering; chocolate work
candy-making | Sweets making | technical | confections?; sugar confectionery; Bonbonherstellung; candy craft | | candy; chocolate; chocolates; sweets; pastry; pastries; dessert; sugar
pizza-making | Pizza making | technical | pizza maker; making pizza; <pizza dough; pizza prep; pizza preparation; making pizzas; pizzaiolo; <tossing pizza dough; <wood-fired pizza; pizza cook; Zubereitung von Pizza; Pizza backen; Pizzen zubereiten; Pizza zubereiten; Zubereitung von Pizzen; Herstellung von Pizza; <Pizzen backen | cooking
sushi-making | Sushi making | technical | sushi; sushi chef; sushi preparation; sushi rolling; sushi rolls
japanese-cuisine | Japanese cuisine | technical | cuisine japonaise; japanische Küche; cocina japonesa | cooking
sandwich-making | Sandwich making | professional | making sandwiches; sandwich preparation; sandwich artist; Belegen von Brötchen; Brötchen belegen; Zubereitung von Snacks und belegten Brötchen; belegte Brötchen zubereiten; Herstellung von belegten Brötchen; Zubereitung von Sandwiches; Belegen von Sandwiches; Zubereitung belegter Brötchen; Herstellung belegter Brötchen; Schmieren von Brötchen; Brötchen schmieren | food-preparation
deli-work | Deli work | professional | deli counter; deli clerk; deli slicer; slicing deli meats; meat slicing deli; delicatessen; deli meats
fast-food | Fast food operations | professional | fast food; quick service restaurant; quick-service restaurants; quick service?; fast food service; restauration rapide; comida rápida; Systemgastronomie; <drive-thru operations; <drive-thru?; <drive-through?; <fast casual | | restaurant; fast; food; orders; cashier; window; crew
ethnic-cuisines | International cuisine | technical | cuisine du monde | cooking
italian-cuisine | Italian cuisine | technical | Italian cooking; italienische Küche; cuisine italienne; cocina italiana | cooking
french-cuisine | French cuisine | technical | French cooking; französische Küche; cuisine française; cocina francesa | cooking
asian-cuisine | Asian cuisine | technical | Asian fusion; asiatische Küche; cuisine asiatique; cocina asiática | cooking
mexican-cuisine | Mexican cuisine | technical | Mexican food; cocina mexicana; mexikanische Küche | cooking
indian-cuisine | Indian cuisine | technical | cuisine indienne; indische Küche | cooking
mediterranean-cuisine | Mediterranean cuisine | technical | mediterrane Küche; cuisine méditerranéenne; cocina mediterránea | cooking
thai-cuisine | Thai cuisine | technical | thailändische Küche | cooking
chinese-cuisine | Chinese cuisine | technical | chinesische Küche; cuisine chinoise; cocina china | cooking
caribbean-cuisine | Caribbean cuisine | technical | cocina caribeña | cooking
dietary-cooking | Special-diet cooking | professional | therapeutic diets cooking; <modified diets?; <puréed diets?; cooking for special diets; <gluten-free cooking; Zubereitung von Diätkost; Zubereitung von Sonderkost; Zubereitung von Diätmahlzeiten; Diätkost; Schonkost; Zubereitung von Schonkost; Diätküche; Sonderkostformen; Zubereitung von Sonder- und Diätkost; Diätkostformen | | cook; kitchen; chef; meals; menus; cooking
food-allergen-management | Food allergen management | professional | allergen awareness; food allergens; allergen management; food allergies?; food allergy?; Allergenmanagement; gestion des allergènes; manejo de alérgenos; <allergen training; Allergenkennzeichnung; Kennzeichnung von Allergenen; Allergenkennzeichnungen; Allergenverordnung | | menu; kitchen; cook; chef; restaurant; server; guests; catering
servsafe-allergens | ServSafe Allergens | certification | ServSafe Allergens certificate | servsafe-certification
vegan-cooking | Vegan cooking | technical | vegane Küche; cuisine végane; cocina vegana | cooking
vegetarian-cooking | Vegetarian cooking | technical | vegetarische Küche; cuisine végétarienne; cocina vegetariana | cooking
kosher-kitchen | Kosher cooking | technical | kosher kitchen; koschere Küche; kashrut kitchen
halal-cooking | Halal cooking | technical | halal food preparation; halal kitchen
institutional-catering | Institutional food service | professional | <cafeteria service; <school food service; <hospital food service; <cafeteria?; institutional cooking; <school cafeteria; mass catering; <Großküche; Gemeinschaftsverpflegung; <Kantinenbetrieb; Kochen in der Kantine; Köche in der Kantine; restauration collective; comedor industrial; <military food service; <lunch lady; <cafeteria operations; <tray line; <dietary aide; <canteen kitchen; canteen cooking; <canteen assistant; <contract catering; Großküchen; Kochen in der Gemeinschaftsverpflegung; Arbeiten in der Großküche; Erfahrung in der Gemeinschaftsverpflegung; Kantinenküche | | kitchen; cooking; food; catering; company; meals; school; küche; koch; köchin; kochen; speisen; mahlzeiten; essensausgabe; großküche; verpflegung; cuisine; cocina; cook; trays; serving; foodservice
volume-cooking | Volume cooking | professional | large-scale cooking; batch cooking; high-volume cooking; quantity cooking; Kochen für große Gruppen | cooking
kitchen-management | Kitchen management | professional | back of house operations; BOH management; kitchen operations; BOH operations; kitchen supervision; kitchen manager; managing kitchen; kitchen leadership; kitchen staff supervision; kitchen supervisor; running the kitchen; Küchenleitung; gestion de cuisine; gestión de cocina; <executive chef duties; jefe de cocina; <chef de cuisine; BOH?; back-of-house?; Leitung der Küche; Führung der Küche; Leitung einer Küche; Führung des Küchenteams; Führung einer Küche; Leitung des Küchenteams; training kitchen staff; train kitchen staff; supervise kitchen staff; managing the kitchen; running a kitchen; training kitchen employees; train kitchen employees; managing kitchen employees; managing and training all kitchen employees | | kitchen; management; operations; restaurant; foh; front; house; manager
menu-planning | Menu planning | professional | menu development; menu design?; menu creation; menu writing; <menu engineering; <menu costing; <menu pricing; creating menus; menu preparation; planning menus; <seasonal menus; Menüplanung; Speiseplanung; élaboration de menus; planificación de menús; elaboración de menús; diseño de menús; menus?; meal planning?; <daily specials; Erstellung von Speiseplänen; Erstellen von Speiseplänen; Speiseplangestaltung; Gestaltung des Speiseplans; Speisepläne erstellen; Erstellung des Speiseplans; Gestaltung der Speisekarte; Gestaltung von Speisekarten; Erstellen der Speisekarte; Planung von Menüs; Erstellung von Menüs; Gestaltung von Menüs; Erstellen des Speiseplans; Speiseplanerstellung; Menügestaltung; Speisekartengestaltung; Erstellung der Speisekarte; Erstellung von Menüplänen | | menu; food; restaurant; chef; recipes; catering; kitchen; banquet; beverage
recipe-development | Recipe development? | professional | recipe creation?; recipe testing?; <recipe standardization; creating recipes?; developing recipes?; standardized recipes; recipe writing; culinary development; Rezeptentwicklung; fiches techniques cuisine; <recipe conversion; recipes?; Entwicklung von Rezepten; Entwicklung neuer Rezepte; Rezepturentwicklung für Speisen; Entwickeln von Rezepten; Rezepte entwickeln; Entwicklung neuer Gerichte; Kreation neuer Gerichte; neue Gerichte kreieren | | cooking; menu; food; menus; kitchen; chef; baking; ingredients
following-recipes | Following recipes | professional | following standardized recipes; cooking from recipes; seguir recetas; Kochen nach Rezept; Arbeiten nach Rezepturen; Zubereitung nach Rezeptur; Zubereitung nach Rezept; Arbeiten nach Rezept; Einhaltung der Rezepturen; Zubereiten nach Rezept; Herstellung nach Rezeptur; Kochen nach Rezeptur; Zubereitung der Speisen nach Rezept
food-costing | Food cost control | professional | food cost; food costs; food costing; <recipe costing; <food and labor cost; food cost management; food cost analysis; <beverage cost control; controlling food cost; Wareneinsatz Gastronomie; costo de alimentos; <prime cost restaurant; <pour cost; <liquor cost; <plate costing; <food & labor cost; Kalkulation von Speisen; Wareneinsatzkalkulation; Kalkulation des Wareneinsatzes; Speisenkalkulation; Kalkulation der Speisen; Wareneinsatz kalkulieren; Menükalkulation; Kalkulation von Menüs
portion-control | Portion control | professional | portioning; portion sizes; Portionierung; contrôle des portions; control de porciones; Portionieren von Speisen; Portionierung von Speisen; Speisen portionieren; Portionierung der Speisen; Portionieren der Speisen; Portionieren von Mahlzeiten
food-waste-reduction | Food waste reduction | professional | waste control food; Lebensmittelabfälle vermeiden; antigaspi; reducción de desperdicio de alimentos
food-ordering | Food ordering | professional | ordering food; ordering food supplies; food purchasing; <produce ordering; food supply ordering; <food and beverage purchasing; <beverage ordering; <liquor ordering; food procurement; Bestellung von Lebensmitteln; Lebensmittel bestellen; Lebensmitteleinkauf; Lebensmittelbestellung; Lebensmittelbestellungen; Bestellen von Lebensmitteln; Einkauf von Lebensmitteln? |  | küche; koch; köche; gastronomie; wareneinsatz; lieferanten
food-inventory | Food inventory | professional | kitchen inventory; food inventory control; food stock control; <liquor inventory; <bar inventory; inventario de cocina
food-storage | Food storage | professional | storing food; storage of food; food rotation; Lebensmittellagerung; almacenamiento de alimentos; stockage des denrées; Lagerung von Lebensmitteln; sachgerechte Lagerung von Lebensmitteln; fachgerechte Lagerung von Lebensmitteln; Lagern von Lebensmitteln; fachgerechte Lagerung der Lebensmittel; Lagerung der Lebensmittel
plating-presentation | Food presentation | professional | plating food; food plating; plate presentation; garnishing?; garnishes?; plating dishes; dressage d'assiettes; emplatado; food garnish; <buffet presentation; Anrichten von Speisen; Anrichten der Speisen; Speisen anrichten; Anrichten von Gerichten; Anrichten der Gerichte; Gerichte anrichten; Garnieren von Speisen; Garnieren und Anrichten von Speisen; Dekorieren von Speisen; ansprechendes Anrichten der Speisen; Speisenpräsentation; Speisen garnieren; Portionieren und Anrichten von Speisen; presentation of dishes; presentation of food | cooking | food; plate; plating; dishes; drinks; kitchen; cocktails; chef; cook
food-styling | Food styling | professional | food stylist; stylisme culinaire; estilismo gastronómico
kitchen-equipment | Commercial kitchen equipment | technical | kitchen equipment; <commercial ovens; <combi oven; <convection ovens?; <convection oven?; <tilt skillet; <steam kettles; <food processors?; kitchen machinery; <pizza ovens; <steam table; <deck oven; <steam tables | | kitchen; mixers; slicers; slicer; blenders; fryers; fryer; grill; cook; chef
rational-combi | Rational combi oven | tool | Rational combi steamer; RATIONAL SelfCookingCenter; iCombi | kitchen-equipment
kitchen-cleaning | Kitchen cleaning | professional | kitchen sanitation; cleaning kitchen; kitchen porter; stewarding?; cleaning kitchen equipment; kitchen cleanliness; clean kitchen; Reinigung der Küche; Küchenreinigung; Küche reinigen; Reinigung des Arbeitsplatzes in der Küche; Reinigen der Küche; Reinigung von Küchengeräten; Säubern der Küche; Reinigung der Küchengeräte; Sauberkeit in der Küche; Reinigungsarbeiten in der Küche; Reinigung der Küche und der Küchengeräte; Reinigen der Küchengeräte; Reinigung von Küche und Arbeitsgeräten; Küchenbereich reinigen; Reinigung des Küchenbereichs; Reinigung der Küchenbereiche; Sauberhalten der Küche; cleaning the kitchen |  | kitchen; dishes; hotel; banquet; dishwashing; restaurant; chef
dishwashing | Dishwashing | professional | dish washing; dishwasher?; washing dishes; wash dishes; dish machine; dish room; cleaning dishes; pot washing; dishes washing; Geschirrspülen; Spülküche; plonge?; plongeur?; lavaplatos; commis de cuisine plonge; <dishwasher machine; Spülen von Geschirr; Geschirr spülen; Reinigen von Geschirr; Reinigung von Geschirr; Geschirrreinigung; Abwasch; Reinigung des Geschirrs; Spülen von Töpfen; Spülen des Geschirrs; <Bedienung der Spülmaschine; <Bedienen der Spülmaschine; Spültätigkeiten; Spülarbeiten; Abspülen von Geschirr; Abwaschen von Geschirr; Spüldienst; Spülküchentätigkeiten; Reinigung von Geschirr und Besteck; Spülen von Geschirr und Besteck; <Bestücken der Spülmaschine; Geschirr abwaschen; Arbeiten in der Spülküche; washing up? |  | kitchen; restaurant; cook; busser; line; prep; server; cleaning; cuisine; vaisselle; restauration; salle; hygiène; pots; pans; dishes; cooking; food; utensils; potwash
kitchen-help | Kitchen help | professional | kitchen helper; Küchenhilfe; aide de cuisine; ayudante de cocina; Mithilfe in der Küche; Unterstützung in der Küche; Küchenhilfstätigkeiten; Unterstützung des Küchenteams; Unterstützung der Küche; Unterstützung bei der Zubereitung von Speisen; Unterstützung der Köche; Aushilfe in der Küche; Unterstützung bei der Speisenzubereitung; Helfen in der Küche; Küchenarbeiten; leichte Küchenarbeiten; Hilfstätigkeiten in der Küche; Küchentätigkeiten; Unterstützung des Küchenpersonals; Küchenhilfsarbeiten; Mithilfe bei der Zubereitung von Speisen; Mitarbeit in der Küche; allgemeine Küchenarbeiten
food-safety | Food safety | technical | food hygiene; <safe food handling; food safety standards; food sanitation; <kitchen safety; <food safety regulations; food safety procedures; food handling safety; food safety practices; food safety guidelines; <health department regulations?; <health code compliance?; <health codes?; <health department standards?; <temperature logs food; <food temperature logs; food handling procedures; food safety compliance; <health inspections restaurant; Lebensmittelsicherheit; Lebensmittelhygiene; sécurité alimentaire?; hygiène alimentaire; inocuidad alimentaria; higiene alimentaria; seguridad alimentaria?; food handling; <food safety audits; food safety management; Einhaltung der Hygienevorschriften in der Küche; Hygiene in der Küche; hygienischer Umgang mit Lebensmitteln; Einhaltung der Lebensmittelhygiene; Küchenhygiene; Lebensmittelhygienevorschriften; Lebensmittelhygieneverordnung; Hygienevorschriften in der Küche; Lebensmittelhygienerecht; Einhaltung der Lebensmittelhygienevorschriften; Hygienebestimmungen in der Küche; Hygienestandards in der Küche; Hygienevorschriften im Lebensmittelbereich; Hygiene im Lebensmittelbereich; nutrition and sanitation regulations; kitchen hygiene; sanitation regulations?; sanitation standards?; sanitation procedures?; sanitation guidelines?; health and sanitation standards?; safety and sanitation policies? | | HACCP; hygiène; cuisine; higiene; inocuidad; cocina; restauration; food; restaurant; kitchen; cook; chef; servsafe; alimentos
fda-food-code | FDA Food Code | technical | FDA food regulations
usda-fsis | USDA FSIS regulations | technical | FSIS; USDA inspection?; FSIS regulations | | meat; poultry; plant; slaughter; fsis; food; haccp
food-inspection | Food inspection | professional | food safety inspection; restaurant inspection; food inspector work; inspection sanitaire des aliments; Lebensmittelkontrolle
lebensmittelrecht | Food law | technical | Lebensmittelrecht; droit alimentaire; legislación alimentaria
haccp | HACCP | technical | hazard analysis critical control points; hazard analysis and critical control points; <HACCP plans; HACCP compliance; HACCP principles; <HACCP plan; H.A.C.C.P.; HACCP system; hazard analysis and critical control point; HACCP-Konzept; HACCP procedures; <HACCP manager; HACCP standards; <HACCP training; <HACCP coordinator; normes HACCP; APPCC; méthode HACCP; HACCP guidelines; HACCP program; análisis de peligros y puntos críticos de control; Einhaltung der HACCP-Richtlinien; HACCP-Richtlinien; HACCP-Vorschriften; HACCP-Kenntnisse; HACCP-Dokumentation; Hygienevorschriften nach HACCP; Hygienestandards nach HACCP | food-safety
harpc | HARPC | technical | Hazard Analysis and Risk-Based Preventive Controls
haccp-certificate | HACCP certificate | certification | HACCP certified? | haccp | servsafe; pcqi; sqf practitioner; food handler; food manager; cpr; manipulador de alimentos; carnet de manipulador; permis d'exploitation
food-safety-standards | GFSI food safety standards | technical | GFSI; GFSI standards; <GFSI audits
sqf | SQF? | technical | SQF Code; SQF audits; SQF audit; SQF 2000; SQF Level 3; SQF certification; SQF certified | food-safety-standards | haccp; brc; audit; gmp; gfsi; practitioner; sanitation; food
sqf-practitioner | SQF Practitioner certificate | certification | certified SQF practitioner; certified SQF Practitioner; SQF Practitioner? | sqf | certified; sqf certified; sqfi; sqf institute
brcgs | BRCGS Food Safety | technical | BRC?; BRCGS; BRC Global Standards; BRC audit; BRC audits; BRC food safety | food-safety-standards | food; haccp; ifs; allergen; hygiene; sqf; lebensmittel
ifs-food | IFS Food | technical | International Featured Standard Food; IFS Food Standard | food-safety-standards
fssc-22000 | FSSC 22000 | technical | FSSC22000 | food-safety-standards
iso-22000 | ISO 22000 | technical | ISO 22000:2005; ISO 22000:2018 | food-safety
aib-food | AIB food safety audits | technical | AIB audits; AIB inspection; AIB standards
fsma | Food Safety Modernization Act (FSMA) | technical | FSMA; Food Safety Modernization Act
pcqi | Preventive Controls Qualified Individual (PCQI) | certification | PCQI?; preventive controls qualified individual; PCQI certified; FSPCA PCQI |  | certified; certification; certificate; trained; fspca
food-handler | Food handler card | certification | food handler's card; food handlers card; food handler's permit; food handlers permit; food handler's certificate; food handlers certificate; food handler's license; food handlers license; food handler certificate; food handler certification; food handler permit; food handler's certification; food handlers certification; food handler certified; food handler license; food worker card; certified food handler; <360training food handler; food handling certificate; food handling license; food handler training certificate; <California food handler card; <Texas food handler card; <Oregon food handler card; <Utah food handler card | food-safety
ifsg-belehrung | Bescheinigung nach § 43 IfSG (DE) | certification | <Gesundheitszeugnis?; Belehrung nach § 43 IfSG vorhanden; Infektionsschutzbelehrung?; Belehrung nach § 43 IfSG? |  | rote karte; vorhanden; gültig; gültige; nachweis; bescheinigung; erstbelehrung
manipulador-alimentos | Carné de manipulador de alimentos | certification | carnet de manipulador de alimentos; certificado de manipulador de alimentos; curso de manipulador de alimentos; <manipulación de alimentos certificado
uk-food-hygiene-2 | Level 2 Food Hygiene certificate | certification | Level 2 food hygiene?; food hygiene level 2?; Level 2 food hygiene certificate; food hygiene certificate level 2; Level 2 food safety? | food-safety | certificate; certified; qualification; qualified; award; cieh; highfield; passed
uk-food-safety-3 | Level 3 Food Safety certificate | certification | Level 3 food safety?; food hygiene level 3? | uk-food-hygiene-2 | certificate; certified; qualification; qualified; award; cieh; highfield; passed
nyc-food-protection | NYC food protection certificate | certification | <NYC food protection certified | food-safety
food-safety-certificate | Food safety certificate | certification | food safety certified?; food sanitation certificate; food service sanitation certificate | food-safety | servsafe; food handler; food manager; food protection; cpr; tips
servsafe-food-handler | ServSafe Food Handler | certification | ServSafe food handlers; servsafe food handler certificate | servsafe-certification
hygiene-haccp-fr | Formation hygiène alimentaire HACCP (FR) | certification | formation hygiène alimentaire? | food-safety | permis d'exploitation; attestation; certificat
servsafe | ServSafe Food Protection Manager | certification | ServSafe Manager; ServSafe manager certified; ServSafe manager certification; servsafe food manager | servsafe-certification
servsafe-certification | ServSafe certification | certification | ServSafe?; ServSafe certified; Serve Safe?; Serv Safe?; Serve Safe certified; ServSafe certificate; Serv Safe certified; Serve Safe certification |  | food handler; tips; tabc; cpr; certified; certification; certificate; certifications; manager certified; food manager; national restaurant association
cfpm | Certified food protection manager | certification | certified food protection manager; CFPM?; food manager certification; certified food manager; food manager certificate; certified food safety manager; food protection manager certification; food safety manager certified; food manager's license; food protection manager certified; food safety manager certification; food managers certification; <Prometric certified food protection manager | food-safety | servsafe; food protection; food manager; food handler; prometric
illinois-fssm | Food service sanitation manager (Illinois) | certification | Illinois food service sanitation manager | food-safety
servsafe-instructor | ServSafe instructor | certification | registered ServSafe instructor | servsafe
culinary-certification | Certified Executive Chef (CEC) | certification | certified executive chef; <CEC ACF | cooking
acf-certified | ACF certification | certification | ACF certified; American Culinary Federation certification | cooking
acf-membership | American Culinary Federation membership | certification | ACF member?; member of the American Culinary Federation |  | culinary; culinarian; pastry; executive chef; sous chef
certified-culinarian | Certified Culinarian (ACF) | certification | certified culinarian | cooking
certified-sous-chef | Certified Sous Chef | certification | certified sous chef | cooking
certified-chef-de-cuisine | Certified Chef de Cuisine | certification | certified chef de cuisine | cooking
certified-master-chef | Certified Master Chef | certification | certified master chef | cooking
certified-pastry-culinarian | Certified Pastry Culinarian (ACF) | certification | certified pastry culinarian | pastry
certified-working-pastry-chef | Certified Working Pastry Chef (ACF) | certification | certified working pastry chef | pastry
certified-executive-pastry-chef | Certified Executive Pastry Chef (ACF) | certification | certified executive pastry chef | pastry
culinary-arts-certificate | Culinary arts certificate | certification | culinary certificate; certificate in culinary arts | cooking
prostart | ProStart certificate | certification | ProStart? |  | certificate; certification; certificate of achievement; completion
le-cordon-bleu | Le Cordon Bleu diploma | certification | <Grand Diplôme Le Cordon Bleu; <Le Cordon Bleu Grand Diplôme
city-guilds-706 | City & Guilds 706 (UK) | certification | City and Guilds 706; <City & Guilds 706/1; <City & Guilds 706/2; City & Guilds 706 | cooking
koch-ausbildung | Koch (Berufsausbildung) | certification | gelernter Koch; ausgebildeter Koch; abgeschlossene Ausbildung zum Koch | cooking
kuechenmeister | Küchenmeister (IHK) (DE) | certification | Küchenmeister?; Küchenmeister IHK; Küchenmeisterin? | koch-ausbildung | meisterprüfung; ihk
baeckermeister | Bäckermeister | certification | Bäckermeister; Bäckermeisterin | baking
konditormeister | Konditormeister | certification | Konditormeister; Konditormeisterin | pastry
cap-cuisine | CAP Cuisine (FR) | certification | CAP cuisine; CAP cuisinier | cooking
cap-patisserie | CAP Pâtissier (FR) | certification | CAP pâtisserie; CAP pâtissier | pastry
cap-boulanger | CAP Boulanger (FR) | certification | CAP boulanger; CAP boulangerie | bread-making
bep-cuisine | BEP Cuisine (FR) | certification | BEP cuisine | cooking
bep-restauration-fr | BEP Restauration (FR) | certification | BEP restauration; BEP hôtellerie-restauration
red-seal-cook | Red Seal cook (Canada) | certification | Red Seal chef; Red Seal endorsed cook; Red Seal cook | cooking
certified-dietary-manager | Certified Dietary Manager (CDM) | certification | CDM CFPP; CDM, CFPP; CFPP?; certified dietary manager CDM; Certified Dietary Manager |  | anfp; dietary manager; dietary director; cfpp; cdm; dietary services manager; food service director

# Restaurant service
food-service | Food service | professional | foodservice; food services; food and beverage service; food & beverage service; restaurant service; serving food; food service industry; food serving; F&B service; serving meals; serve food; food service operations; food service worker; servicio de alimentos; <food running; <food runner; <expediting food; food and beverage?; food & beverage?; F&B?; Gastronomie?; restauration?; hostelería?; Gastronomieerfahrung; Ausgabe von Speisen; Speisenausgabe; Essensausgabe; Ausgabe der Speisen; Ausgabe von Mahlzeiten; Speisen ausgeben; Essen ausgeben; Essensverteilung; Verteilung der Mahlzeiten; Verteilen der Mahlzeiten; Ausgabe von Speisen und Getränken; Speisen- und Getränkeausgabe; Ausgabe des Mittagessens; Verteilung von Speisen; Mahlzeiten ausgeben | | restaurant; service; server; kitchen; hotel; hôtellerie; gäste; cocina; serving; catering; beverage
waiting-tables | Waiting tables | professional | table service?; <waitressing; waiter; waitress; serving tables?; restaurant server; serving customers at tables; serving guests?; wait staff; waitstaff; wait tables; food server; table waiting; waiting on tables; serving?; taking food orders; <silver service; <gueridon service; <banquet serving; take food orders; <tableside service; cocktail waitress; cocktail server; <Kellnern; Servicekraft?; Bedienung?; Service am Gast; Kellner; Kellnerin; service en salle; serveuse; servicio de mesas; mesero; mesera; camarero; camarera; serve customers tables; dining room service; server experience?; Servieren von Speisen; Servieren von Speisen und Getränken; Speisen und Getränke servieren; Bedienung der Gäste; Bedienen der Gäste; Gäste bedienen; Servieren von Getränken; Aufnahme von Bestellungen der Gäste; Bedienen von Gästen; Bedienung von Gästen; Service am Tisch; Servieren der Speisen; Servieren der Speisen und Getränke; Bedienung am Tisch; Aufnehmen der Bestellungen der Gäste; Servieren der Getränke; Servicetätigkeit im Restaurant; Servicetätigkeiten im Restaurant; Service im Restaurant; Erfahrung im Service der Gastronomie; Service in der Gastronomie; Speisen- und Getränkeservice; Bestellungen der Gäste aufnehmen; Serviceerfahrung in der Gastronomie; Gästebedienung; Getränke servieren; Serviererfahrung; Aufnahme der Bestellungen der Gäste; <taking drinks orders; <taking food and drink orders; <laying tables; <running food?; <polishing cutlery; <taking orders?; <taking orders and serving; take food and drink orders; serve food and drinks; serving food and drinks; serve guests; <taking customers' orders? | food-service | tables; restaurant; food; drinks; bar; bartending; gäste; gastronomie; waitress; hostess; kitchen; catering; banquet; kellnern; beverages; meals; guests; Gäste; Gastronomie; Hotel; Getränke; Speisen; server; waiter; menu
fine-dining | Fine dining service | professional | fine dining; upscale dining; formal dining; gehobene Gastronomie; restauration gastronomique; upscale restaurant; <French service?; <Russian service? | | fine; dining; banquet; restaurant; tableside; gueridon; waiter
haute-cuisine | Haute cuisine | technical | alta cocina; gehobene Küche | cooking
hosting-seating | Restaurant hosting | professional | greeting and seating guests; seating guests; seating customers; hostessing; host/hostess; greeting and seating; seat guests; restaurant host; host restaurant; table seating; maître d'hôtel; maitre d'; maitre'd; waitlist management?; hostess duties; host duties; seating patrons; greet and seat guests; seating arrangements restaurant; jefe de sala; hosting?; <seating charts?; Begrüßung und Platzierung der Gäste; Gäste platzieren; Platzierung der Gäste; Gäste empfangen und platzieren; Gäste an den Tisch begleiten |  | restaurant; waitress; serving; bussing; bartending; seating; tables; waitressing; dining
bussing | Bussing tables | professional | bussing?; busing tables; busser; table clearing; clearing tables; bus tables; bus boy; busboy; bus person; <clearing and setting tables; <resetting tables; table setup?; <setting tables; <table setting; clear tables; <table settings; <débarrassage; table bussing; back waiter; <cleaning tables?; <clean tables?; Abräumen der Tische; Tische abräumen; Abräumen von Tischen; Abräumen von Geschirr; Geschirr abräumen; Abservieren; Abräumen des Geschirrs; Tische abwischen und eindecken | | restaurant; banquet; dining; silverware; server; servers; guests; dishes; tables; waiting; serving; hosting; waitress
bartending | Bartending | professional | bar tending; bartender; <cocktail making; bar service; mixing drinks; tending bar; <cocktail preparation; <cocktails; <mixing cocktails; drink preparation?; making drinks?; preparing drinks?; <making cocktails; bar work; drink mixing; <flair bartending; Barkeeper; <Cocktails mixen; barman; barmaid; coctelería; cantinero; <pouring drinks; <draft beer; drink making?; Barmixer; prepare drinks?; Zubereitung von Getränken?; Zubereiten von Getränken?; Mixen von Cocktails; Cocktails zubereiten; Zubereitung von Cocktails; Arbeiten hinter der Bar; Arbeit an der Bar; Ausschank von Getränken; Getränkeausschank; Getränke zubereiten?; Getränke ausschenken; <Zapfen von Bier; <Bier zapfen; Tresendienst; Arbeiten hinter der Theke in der Bar; Barbetrieb; Service an der Bar; Zubereiten von Cocktails; Thekendienst in der Gastronomie; Ausschank von Bier und Wein; pulling pints; restocking the bar; pouring beer; serving drinks at the bar; mix drinks; serving drinks; serve drinks; bar experience? | food-service | bar; cocktails; cocktail; bartender; bartending; alcoholic; liquor; beer; wine; theke; tresen; longdrinks; barkeeper; mixgetränke; spirituosen
mixology | Mixology | technical | mixologist; cocktail development; cocktail creation; craft cocktails; coctelería de autor | bartending
barback-work | Barback work | professional | barback; bar back; barbacking; commis de bar
bartending-certificate | Bartending certificate | certification | certified bartender; bartender certification; bartending certified; bartending certification; <bartending school certificate | bartending
mixology-certificate | Mixology certificate | certification | mixologist certified; mixology certification; certified mixologist
bartender-license | Bartender license | certification | bartending license; bartender license; licensed bartender | bartending
bar-management | Bar management | professional | bar manager; <beverage management; bar operations; bar supervision; <beverage program; <beverage operations; <beverage program development; <liquor control; gestion de bar; <beverage director; <pub management; <beverage manager; managing bar
nightclub-operations | Nightclub operations | professional | nightclub management; nightclub; <bottle service; gestion de discothèque
bar-setup | Bar set-up | professional | bar setup; bar stocking; stocking bar
beer-cellar-management | Beer cellar management | professional | cellar management beer; draught beer management; cellar management?; cellar work?; <changing barrels |  | beer; cask; pub; ale; kegs; bar; pints; barrels
uk-personal-licence | Personal licence to sell alcohol (UK) | certification | personal licence holder; personal licence alcohol; personal licence to sell alcohol
aplh-uk | Award for Personal Licence Holders (UK) | certification | APLH; BIIAB personal licence; Level 2 Award for Personal Licence Holders; APLH qualification; <BIIAB Level 2 Award for Personal Licence Holders; Award for Personal Licence Holders
liquor-licensing | Liquor licensing | professional | alcohol licensing; liquor license administration
barista | Barista skills | professional | barista; coffee making?; <latte art; making coffee?; coffee preparation?; <espresso drinks; coffee brewing; specialty coffee?; <making espresso; making coffee drinks; coffee drinks; café barista; <espresso making; Kaffeezubereitung; preparing coffee?; <barista training; brewing coffee?; preparación de café; coffee beverages; <coffee shop?; <espresso machine; <espresso?; <coffee service?; Zubereitung von Kaffeespezialitäten; Zubereiten von Kaffeespezialitäten; Kaffeespezialitäten zubereiten; Zubereitung von Kaffee; Kaffee zubereiten?; Bedienung der Siebträgermaschine; Zubereitung von Kaffeegetränken; Bedienung der Kaffeemaschine; Umgang mit der Siebträgermaschine; Umgang mit Siebträgermaschinen; Siebträgermaschine; Arbeiten an der Siebträgermaschine; Herstellung von Kaffeespezialitäten; Zubereitung von Kaffeevariationen | | coffee; latte; drinks; cafe; machine; brewing; barista; espresso; cappuccino; café; siebträger; siebträgermaschine; starbucks; pastries
barista-certificate | Barista certificate | certification | barista certified; <SCA Barista Skills certificate | barista
wine-knowledge | Wine knowledge | professional | <wine tasting; <wine list development; <wine lists; wine stewardship; Weinkenntnisse; Weinberatung; sommellerie; <œnologie service; <wine selection; <wine list; <wine program; <wine tastings; conocimiento de vinos; wine?; <sommelier; sumiller; <wine service; <wine cellar management; wine and spirits | | spirits; beer; food; sommelier; cellar; tasting; pairing; restaurant; liquor; service; menu; varietals; cocktails; bar
wine-sales | Wine sales | professional | Weinverkauf; venta de vinos; tasting room sales
wine-pairing | Food and wine pairing | technical | wine pairing; wine and food pairing; maridaje; accords mets et vins; wine pairings; Weinempfehlung zum Essen; Weinempfehlungen; Empfehlung von Weinen; passende Weine empfehlen; Beratung der Gäste bei der Weinauswahl | wine-knowledge
sommelier-certification | Sommelier certificate | certification | sommelier certification; <certified sommelier; <Level 1 sommelier; <level one sommelier; <level 1 sommelier certification; <level II sommelier | wine-knowledge
cms-introductory | Introductory Sommelier (Court of Master Sommeliers) | certification | CMS Level 1?; Introductory Sommelier? | wine-knowledge | sommelier; court of master sommeliers; certified; certificate; certification
cms-certified | Certified Sommelier (Court of Master Sommeliers) | certification | CMS Certified Sommelier; Court of Master Sommeliers Certified Sommelier | cms-introductory
cms-advanced | Advanced Sommelier (Court of Master Sommeliers) | certification | advanced sommelier? | cms-certified | court of master sommeliers; cms
wset | WSET award | certification | WSET certified; Wine & Spirit Education Trust award
wset-1 | WSET Level 1 | certification | WSET Level 1 Award | wset
wset-2 | WSET Level 2 | certification | WSET Level 2 Award | wset
wset-3 | WSET Level 3 | certification | WSET Level 3 Award | wset
wset-diploma | WSET Diploma | certification | WSET Level 4 Diploma; DipWSET | wset-3; wine-knowledge
csw-wine | Certified Specialist of Wine (CSW) | certification | certified specialist of wine | wine-knowledge
ihk-sommelier | Sommelier (IHK) (DE) | certification | IHK Sommelier; Sommelier IHK | wine-knowledge
certified-beer-server | Cicerone Certified Beer Server | certification | certified beer server; Certified Cicerone Beer Server
certified-cicerone | Certified Cicerone | certification |  | certified-beer-server | beer; certified; draft; brewery; bartender; server; certification; sommelier
biersommelier | Biersommelier? | certification | Biersommelier?; Biersommelière?; <Diplom-Biersommelier |  | diplom; doemens; zertifiziert; zertifizierter; zertifizierte; geprüfter; geprüfte; ausgebildeter; ausgebildete; ihk
barsmarts | BarSmarts certificate | certification | BarSmarts? |  | certified; certificate; certification; graduate; completed
alcohol-service-certification | TIPS certification (US) | certification | TIPS certified?; TIPS certification?; TIPS trained?; TIPS alcohol certification; TIPS card?; TIPS license? |  | certified; alcohol; servsafe; bartending; bartender; tabc; basset
responsible-alcohol-certificate | Responsible alcohol service certificate | certification | alcohol server certification; alcohol certified; alcohol server permit; alcohol service license; serve alcohol license; responsible beverage service certificate; responsible alcohol service certification
tabc | TABC certification (Texas) | certification | TABC certified; TABC certification; TABC?; TABC card; Texas Alcoholic Beverage Commission certification; Texas Alcoholic Beverage Commission certified; TABC license; TABC seller server certification; TABC seller server certified |  | servsafe; food handler; food handlers; bartender license
servsafe-alcohol | ServSafe Alcohol | certification | ServSafe Alcohol certified; ServSafe Alcohol certification | servsafe-certification
rbs-california | Responsible Beverage Service certification (RBS) | certification | RBS certified?; RBS certification?; <California RBS certification; Responsible Beverage Service certification |  | alcohol; bartender; servsafe; bartending; food handler; beverage service
basset | BASSET certification (Illinois) | certification | BASSET?; BASSET certified; BASSET certification; BASSET license |  | alcohol; bartender; tips; tabc; servsafe; bartending; liquor; food handler
mast-permit | MAST permit (Washington) | certification | MAST permit; MAST permit class 12; <class 12 mixologist
olcc | OLCC service permit (Oregon) | certification | OLCC permit? |  | handlers; handler; bartender; alcohol server; servsafe
smart-serve | Smart Serve certificate (Ontario) | certification | Smart Serve?; Smart Serve certified; Smart Serve Ontario? |  | ontario; toronto; ottawa; mississauga; bartender; bartending; alcohol; food handler; certified; certification; licensed; first aid; cpr; whmis
rsa-australia | Responsible Service of Alcohol certificate | certification | RSA certificate?; responsible service of alcohol certificate; RSA card? |  | alcohol; responsible service; australia; nsw; rcg; barista; bartender; responsible conduct of gambling
tam-card | TAM card (Nevada) | certification | TAM card; TAM card alcohol
ramp-pa | RAMP certification (Pennsylvania) | certification | RAMP certified?; RAMP certification?; Responsible Alcohol Management Program |  | alcohol; pennsylvania; bartender; plcb; bartending; bartenders; waitress; philadelphia; pittsburgh; liquor
team-alcohol | TEAM alcohol training (US) | certification
abc-card | ABC server permit (US) | certification | ABC card?; ABC server permit |  | alcohol; server; bartender; liquor; tennessee; serving
permis-exploitation | Permis d'exploitation d'un débit de boissons (FR) | certification | permis d'exploitation?; permis d'exploitation licence IV |  | boissons; restaurant; bar; restauration; brasserie; café; licence iv; licence 4; débit de boissons; haccp; barman; restaurateur; cuisinier
restaurant-management | Restaurant management | professional | restaurant operations; restaurant manager; restaurant supervision; managing restaurants; restaurant general management; <multi-unit restaurant management; <shift management restaurant; <shift leadership restaurant; <restaurant leadership; restaurant administration; Restaurantleitung; Gastronomieleitung; Betriebsleitung Gastronomie; gestion de restaurant; administración de restaurantes; gestión de restaurantes; gerente de restaurante; restaurant business; <dining room management; <dining room supervision; Leitung des Restaurants; Leitung eines Restaurants; Führung eines Restaurants; Führung des Restaurants; Leitung eines Gastronomiebetriebs
front-of-house | Front of house operations | professional | front of house; front of the house; FOH?; FOH operations; FOH management; front of house management; <Eindecken der Tische; <Tische eindecken; <Eindecken von Tischen; <Tisch eindecken; greet guests; greeting guests; welcoming guests | | restaurant; boh; servers; kitchen; dining; hospitality
food-service-management | Food service management | professional | food service manager; foodservice management; food service supervision; F&B management; F&B manager; dining services management; food and beverage management; food & beverage management; restauration collective gestion; gestión de alimentos y bebidas
restaurant-openings | Restaurant openings | professional | new restaurant openings; restaurant opening; new store opening restaurant; apertura de restaurantes
table-reservations-software | OpenTable? | tool | Open Table?; OpenTable reservation system; <GuestCenter |  | resy; reservations; micros; aloha; toast; pos; sevenrooms; yelp
resy | Resy | tool | <Resy OS
sevenrooms | SevenRooms | tool | Seven Rooms? |  | resy; opentable; micros; tock; aloha
tock | Tock (reservations) | tool | Tock reservations; exploretock
yelp-guest-manager | Yelp Guest Manager | tool | Yelp Reservations; NoWait? |  | restaurant; hostess; opentable; waitlist; yelp; guests; seating; reservations; resy
thefork | TheFork | tool | <TheFork Manager; LaFourchette
catering | Catering | professional | catering services; catering operations; catering events; <off-premise catering; <banquet catering; <catering management; <catering sales; catering service; <corporate catering; <private catering; catered events; <catering manager; <wedding catering; event catering; caterer; <catering coordination; food catering; <on-site catering; <catering planning; <catering set-up; caterings; Cateringservice; traiteur; servicio de catering; <catering setup; catering industry; <banquetería; <off-site catering; catering experience; Ausrichtung von Caterings; Durchführung von Caterings; Durchführung von Cateringveranstaltungen; Cateringveranstaltungen
banquets | Banquets | professional | banquet service; banquet operations; <banquet event orders; banquet management; banqueting; <BEO?; <banquet set-up; <BEOs?; <banquet setup; banquet server; banquet manager; banquet serving functions; banquet functions; <banquet captain; <banquet sales; banquet catering events; banquet houseman; <banquet captain duties; banquet food service; <buffet service; Bankett?; Bankettservice; Bankettorganisation; service banquet; banquetes; <buffet setup; <buffet set-up; <banquet bartender; banquet planning; <banquet supervision; <BEO's; banquet events; <banquet buffets; Durchführung von Banketten; Betreuung von Banketten; Bankettveranstaltungen; Vorbereitung von Banketten; Ausrichtung von Banketten | | Hotel; Gastronomie; Veranstaltungen; Catering; Küche; Gäste; banquet; banquets; catering; menu; delphi; events
private-chef | Private chef work | professional | personal chef; private chef; household cooking; <estate chef; <yacht chef; private cooking; in-home cooking; chef à domicile | cooking

# POS in restaurants
micros-pos | Oracle MICROS | tool | Micros?; <Micros 3700; <Micros RES; <Micros 9700; Micros system?; Micros POS system; MICROS systems?; Micros point of sale; <MICROS e7; Oracle Micros POS; Micros POS | restaurant-pos | pos; aloha; opera; restaurant; hotel; squirrel; fidelio; delphi; cash; bar; server; point; register; opentable; galaxy
micros-simphony | Oracle MICROS Simphony | tool | Simphony; Simphony POS; Micros Simphony | micros-pos
aloha-pos | Aloha POS | tool | NCR Aloha; Aloha?; Aloha POS system; NCR Aloha POS; Aloha system?; Aloha point of sale; Radiant Systems Aloha; Aloha software; Aloha Manager?; Aloha Enterprise.com | restaurant-pos | pos; micros; restaurant; opentable; server; toast; squirrel; register; bartending; compeat; hotschedules; positouch
toast-pos | Toast POS | tool | Toast?; Toast POS system; Toast point of sale; Toast software; ToastTab; Toast restaurant POS | restaurant-pos | pos; aloha; micros; square; opentable; clover
squirrel-pos | Squirrel POS | tool | Squirrel Systems?; Squirrel point of sale; Squirrel?; Squirrel POS system | restaurant-pos | pos; micros; aloha; restaurant; positouch
positouch | POSitouch | tool | Posi Touch; Positouch POS | restaurant-pos
touchbistro | TouchBistro | tool | Touch Bistro; TouchBistro POS | restaurant-pos
other-restaurant-pos | Lavu POS | tool | Lavu | restaurant-pos
future-pos | Future POS | tool | FuturePOS | restaurant-pos
xpient | XPIENT | tool | XPIENT POS | restaurant-pos
silverware-pos | Silverware POS | tool | SilverWare POS system | restaurant-pos
restaurant-manager-pos | ASI Restaurant Manager POS | tool | ASI Restaurant Manager | restaurant-pos
digital-dining | Digital Dining? | tool | Digital Dining POS | restaurant-pos | pos; restaurant; aloha; micros; server; menusoft; positouch; squirrel; bartender
focus-pos | Focus POS | tool | | restaurant-pos
maitred-pos | Maitre'D POS | tool | MaitreD POS | restaurant-pos
par-brink | PAR Brink POS | tool | Brink POS | restaurant-pos; par-pos-systems
par-pos-systems | PAR POS systems | tool | Par POS | restaurant-pos
par-pixelpoint | PAR PixelPoint | tool | PixelPoint POS
revel-pos | Revel Systems | tool | Revel POS | restaurant-pos
infogenesis | Agilysys InfoGenesis | tool | Infogenesis; InfoGenesis POS | restaurant-pos
orderbird | orderbird | tool | orderbird POS | restaurant-pos
gastrofix | Gastrofix | tool
harbortouch | Harbortouch | tool | HarborTouch POS | restaurant-pos
spoton | SpotOn | tool | SpotOn POS | restaurant-pos
upserve | Upserve | tool | Breadcrumb POS | restaurant-pos
restaurant-pos | Restaurant POS systems | technical | restaurant point of sale; restaurant POS; restaurant POS system; POS systems restaurant; Gastronomie-Kassensysteme
restaurant-back-office | Restaurant back-office software | technical | restaurant management software
menulink | Menulink | tool | NCR MenuLink | restaurant-back-office
eatec | EATEC | tool | Agilysys Eatec | restaurant-back-office
marketman | MarketMan | tool | Market Man? | restaurant-back-office | compeat; toast; restaurant365; food cost; craftable
bevspot | BevSpot | tool | Bev Spot | restaurant-back-office
foodtrak | FoodTrak | tool | Food Trak | restaurant-back-office
adaco | Adaco | tool | Adaco purchasing
micros-myinventory | MICROS myInventory | tool | Oracle myInventory
aloha-insight | Aloha Insight | tool | NCR Aloha Insight
craftable | Craftable? | tool | <Bevager; <Foodager | restaurant-back-office | bevager; foodager; restaurant; bar; f&b; beverage; toast; compeat
teamworx | TeamworX | tool | CrunchTime TeamworX
schedulefly | Schedulefly | tool | Schedule Fly | staff-scheduling
hotschedules | HotSchedules | tool | Hot Schedules? | staff-scheduling | pos; aloha; restaurant; 7shifts; kronos; micros; toast; opentable
7shifts | 7shifts | tool | 7shifts scheduling | staff-scheduling
crunchtime | CrunchTime | tool | <CrunchTime Net-Chef; Crunch Time? |  | aloha; micros; compeat; hotschedules; net-chef; positouch; food cost
restaurant365 | Restaurant365 | tool | Restaurant 365; R365
compeat | Compeat | tool | <CTUIT; <Compeat Radar
cheftec | ChefTec | tool | ChefTec software
cbord | CBORD | tool | <CBORD Foodservice Suite
computrition | Computrition | tool | Computrition Hospitality Suite
birchstreet | BirchStreet | tool | BirchStreet Systems
avero | Avero? | tool | <Avero Slingshot |  | restaurant; pos; micros; aloha; f&b; hotschedules; toast; compeat; opentable

# Hotel
hotel-operations | Hotel operations | professional | hotel management; hotel administration; <rooms division; hospitality operations; hotel manager; lodging operations; hotels management; <rooms division management; hotel and restaurant management; hotel general management; <hotel duty management; lodging management; hotel operation; hotel services; <hotel supervision; <hotel duty manager; Hotelmanagement; Hotelbetrieb; gestion hôtelière; gestión hotelera; administración hotelera; lodging?; <innkeeping; <resort operations; <resort management; <hôtellerie?; <Hotellerie?; <hotelería? | | hotel; hotels; guest; tourism; guests; restaurant; food; beverage; catering; resort; travel; events; industry; rooms; management; bartending; hôtel; hotelera; gäste
hospitality-management | Hospitality management | professional | hospitality administration; hospitality leadership; hospitality operations management
hotel-openings | Hotel openings | professional | hotel opening; hotel pre-opening; pre-opening hotel; ouverture d'hôtels
hospitality-industry | Hospitality industry knowledge | technical | hospitality industry; hotel industry; Hotelbranche; sector hotelero; hospitality? | | hotel; hotels; restaurant; restaurants; guest; guests; tourism; food; beverage; catering; resort; travel; events; retail; bartending; housekeeping
hotelfachmann | Hotelfachmann? | certification | Hotelfachmann?; Hotelfachfrau?; Hotelfachmann IHK | hotel-operations | abschluss; ihk; gelernt; gelernte; gelernter; abgeschlossene; lehrabschluss
vacation-rentals | Vacation rental management | professional | vacation rentals; <Airbnb hosting; <Airbnb management; short-term rentals?; <gîtes | | airbnb; vrbo; guests; vacation; guest; booking
airbnb | Airbnb? | tool | Airbnb Host |  | vrbo; listings; host; hosting; superhost; vacation rental; vacation rentals; booking.com; short-term rental; short-term rentals; guesty; expedia; tripadvisor; hostaway; channel manager
vrbo | Vrbo | tool | HomeAway VRBO
front-desk-hotel | Hotel front desk | professional | front office operations?; <guest check-in; <check-in and check-out?; front desk operations?; hotel reception; front desk agent?; <checking in guests; <front office management?; hotel front office; <guest check-in and check-out; <front desk management?; <front desk supervision?; <check-in/check-out?; <check in guests; <checking in and out guests; <checking guests in and out; <check in/out?; hotel front desk operations; hotel front desk agent; front desk hotel; front office hotel; <checking in/out?; <guest registration; hotel receptionist; <check guests in and out; <front office manager?; <guest check-ins; <check-ins and check-outs?; Hotelrezeption; Hotelempfang; Empfang Hotel; réception hôtel; réceptionniste hôtel; recepción hotelera; recepción de hotel; recepcionista de hotel; <hotel check-in; <guest room assignments; <Check-in und Check-out der Gäste; Check-in und Check-out von Gästen; Empfang der Hotelgäste; Arbeit an der Hotelrezeption; Rezeptionstätigkeit im Hotel; Durchführung von Check-in und Check-out; Ein- und Auschecken der Gäste; Check-in und Check-out unserer Gäste; An- und Abreise der Gäste; Erfahrung an der Hotelrezeption; Empfang der Gäste an der Rezeption; Ein- und Auschecken von Gästen; Ein- und Auschecken unserer Gäste; <room allocation? |  | guests; guest; hotel; hotels; rooms; reservations; room; hostel; resort; housekeeping; check-in; concierge
guest-relations | Guest relations | professional | guest services; guest service; guest satisfaction; guest experience; <guest complaints; <guest recovery; hotel guest service; guest care; <guest requests; guest assistance; guest service agent; <guest feedback; <handling guest complaints; guest hospitality; guest interaction; assisting guests; guest relation; <resolving guest complaints; <guest complaint resolution; guest engagement; guest concerns; Gästebetreuung; Gästeservice; relation clientèle hôtelière; atención al huésped; atención a huéspedes; guest services management; <VIP guest relations; guest retention; <guest inquiries; guest communications; <VIP guest services; <anticipating guest needs; <attending to guest needs; Betreuung der Gäste; Betreuung unserer Gäste; Gäste betreuen; Betreuung von Gästen; Begrüßung der Gäste; Ansprechpartner für Gäste; Gästebetreuung vor Ort; Betreuung der Hotelgäste; Gäste begrüßen
concierge | Concierge services | professional | concierge; concierge service; guest concierge; corporate concierge; conciergerie?; conserjería?; concierge desk; hotel concierge; concierge duties; <Les Clefs d'Or; <lobby ambassador; conserje? | | hotel; huéspedes; huésped; botones; hôtel; clients; luxe; hôtellerie
bell-services | Bell services | professional | bellman; bellboy; porter services hotel; bellhop; <luggage assistance?; bell desk; <bell captain; bell service; bell attendant; bell person; <guest luggage; bellperson; bell services management; botones?; <handling luggage? | | hotel; bell; bellman; lobby; rooms; resort; equipaje; recepción
door-services | Doorman service | professional | doorman; door attendant; doorman duties; door staff hotel; voiturier portier
housekeeping | Housekeeping? | professional | hotel housekeeping; room cleaning; room attendant; cleaning guest rooms; housekeeping services?; housekeeper; housekeeping operations; <making beds?; <bed making?; cleaning hotel rooms; hotel room cleaning; <housekeeping management; chambermaid; <turndown service; guest room cleaning; cleaning rooms; <changing linens?; <changing bed linens?; <room inspection?; <room inspections?; hotel cleaning; <executive housekeeping; <housekeeping supervision; <changing linen?; <make beds?; <linen changing?; <housekeeping supervisor; housekeeping duties?; <housekeeping inspection; clean rooms hotel; <inspecting rooms?; room turnover?; housekeeping department; cleaning guest bathrooms; <room inspector?; <turn down service; Zimmerreinigung; Zimmermädchen; Hausdame; Roomboy; femme de chambre; service d'étage; gouvernante?; gouvernante d'étage; limpieza de habitaciones; ama de llaves; cleaning suites; camarera de pisos; <change linens?; valet de chambre; employé d'étage; recamarera; house keeping?; <public area cleaning; <linen inventory; Reinigung der Zimmer; Reinigung der Gästezimmer; Reinigen der Zimmer; Reinigung von Hotelzimmern; Zimmer reinigen; Herrichten der Zimmer; Reinigung und Herrichten der Zimmer; <Betten beziehen; Reinigen von Gästezimmern; Reinigung der Hotelzimmer; Hotelzimmer reinigen; Reinigen der Gästezimmer; Reinigung von Gästezimmern; <Beziehen der Betten; Gästezimmer reinigen; <Bettwäsche wechseln; Zimmer herrichten; Hotelreinigung; Reinigen von Hotelzimmern; <Bettenmachen; <changing bed linen?; servicing rooms; servicing bedrooms; <restocking minibars; change bed linen; change beds; change bed sheets; change bedding; changing bed linen; changing beds; changing bed sheets; changing bedding |  | hotel; guest; guests; housekeepers; resort; hôtel; chambres; étages; étage; hôtellerie; housekeeping; vacuuming; dusting; hotels; suites; turndown; motel; lodging; maid; mopping; lodge; hospitality; houseman; laundry; cooking; ironing; babysitting
hospital-housekeeping | Hospital housekeeping | professional | environmental services hospital; <EVS technician; <terminal cleaning?; environmental services aide; <EVS aide; <patient room cleaning; hospital cleaning; EVS? | | hospital; patient; cleaning; housekeeping; infection
chest-certificate | Certified Health Care Environmental Services Technician (CHEST) | certification | CHEST EVS; Certified Health Care Environmental Services Technician | hospital-housekeeping
room-service | Room service | professional | in-room dining; room service attendant; room service orders; room service operations; Zimmerservice; Etagenservice; <minibar attendant
night-audit | Night audit | professional | night auditing; night auditor; hotel night audit; nightly audit; night audit reports; end of day hotel; night audit procedures; auditoría nocturna; night audits; auditor nocturno
night-reception | Night reception | professional | night porter; Nachtportier; Nachtrezeption; réceptionniste de nuit; veilleur de nuit?; recepcionista nocturno; night shift hotel audit | | hôtel; hôtelière; réception; clients; hôtellerie
reservations | Reservations? | professional | <hotel reservations; <room reservations; booking reservations; reservation management; guest reservations; reservations management; reservation handling; making reservations; taking reservations; reservation agent; reservation services; <hotel booking; <room bookings; reservations agent; <central reservations; take reservations; <hotel reservation; make reservations; <group reservations; <phone reservations; <booking hotel rooms; reservationist; <telephone reservations; <booking rooms; <room booking; reservation coordination; reservations coordination; Reservierungen; Reservierungsmanagement; réservations?; gestion des réservations; reservas?; reservaciones?; gestión de reservas; <room reservation; <group bookings; reservations?; <table reservations; <restaurant reservations; <reservation sales; Reservierung?; Bearbeitung von Reservierungen; Annahme von Reservierungen; Reservierungen bearbeiten; Reservierungen entgegennehmen; Entgegennahme von Reservierungen; Bearbeitung von Reservierungsanfragen; Reservierungsannahme; Annahme von Tischreservierungen; Reservierungsbearbeitung; Reservierungen annehmen; Verwaltung von Reservierungen; <Zimmerreservierungen; <Zimmerreservierung; <Tischreservierungen; Annahme und Bearbeitung von Reservierungen; Bearbeitung der Reservierungen; Entgegennahme von Zimmerreservierungen |  | hotel; guest; booking; rooms; restaurant; travel; airline; guests; agent; calls; gäste; zimmer; huéspedes; clientes; chambres; clients; viajes; habitaciones; restaurante; hôtel
hotel-revenue-management | Hotel revenue management | professional | hotel yield management; <RevPAR; room revenue management; hotel revenue; rate management hotel; rooms revenue; hotel pricing; <RevPar optimization; hotel revenue manager; <RevPAR growth; hotel rate management; Hotelier revenue; yield management?; Yieldmanagement? | | hotel; rooms; adr; revpar
ideas-rms | IDeaS Revenue Solutions | tool | IDeaS revenue; IDeaS G3; IDeaS RMS
duetto | Duetto? | tool | <Duetto GameChanger | | hotel; hotels; revenue; ideas; gamechanger; revpar
ezrms | EzRMS | tool | Infor EzRMS
synxis | Sabre SynXis | tool | SynXis; Synxis CRS
travelclick | TravelClick? | tool | <TravelCLICK iHotelier; <iHotelier |  | hotel; opera; reservations; pms; ihotelier; revenue management; sabre; synxis; ota; gds; hospitality
str-reports | STR reports | technical | STAR report?; STAR reports?; Smith Travel Research; STR benchmarking | | hotel; revpar; adr; str; hotels; occupancy
ota-management | OTA distribution | professional | OTA management?; <channel manager hotel; hotel distribution; OTA hotel; OTAs?; <OTA extranets; <managing online travel agencies; <online travel agency extranets | | hotel; hotels; booking; expedia; rooms; channel; rates; revpar
booking-com-extranet | Booking.com Extranet | tool | Booking.com? |  | extranet; expedia; airbnb; ota; channel manager; opera; siteminder
expedia-partner-central | Expedia Partner Central | tool | Expedia extranet
siteminder | SiteMinder? | tool | Site Minder? |  | hotel; hotels; channel manager; ota; otas; pms; cloudbeds; booking.com; expedia; reservations; hotelier; hotelería; hôtel
ratetiger | RateTiger | tool | Rate Tiger? | | software; ratetiger
ota-insight | Lighthouse (OTA Insight) | tool | OTA Insight
chia-crme | Certified Hotel Industry Analyst (CHIA) | certification | CHIA?; certified hotel industry analyst |  | hotel; hospitality; str; ahlei; hotels; lodging; revenue management; crme; smith travel
crme | Certified Revenue Management Executive (CRME) | certification | CRME?; certified revenue management executive | hotel-revenue-management | hotel; hospitality; hsmai; hotels; revenue management; revenue manager; director of revenue; chia; lodging; resort
property-management-systems-hotel | Hotel property management systems | technical | hotel management systems; property management system?; hotel PMS; PMS hotel; property management systems?; hotel software; hotel property management system; hotel systems; hotel management software; hotel reservation systems; hotel computer systems; PMS systems?; lodging management system; hotel reservation system; Hotelsoftware; logiciel hôtelier; sistemas hoteleros | | hotel; hotels; opera; fidelio; guest; reservations
opera-pms | Oracle OPERA PMS | tool | Oracle Opera; Opera?; Micros Opera; <OPERA Cloud; Opera property management; Opera PMS system; Opera property management system; Opera system?; <OPERA V5; <Opera Front Desk; Opera software?; Opera hotel system; <Oracle Opera Cloud; Opera PMS | property-management-systems-hotel | pms; hotel; micros; fidelio; onq; reservation; reservations; delphi; sabre; oracle; marsha; holidex
opera-sales-catering | OPERA Sales and Catering | tool | Opera S&C | opera-pms
opera-ors | OPERA Reservation System | tool | ORS Opera
fidelio | Fidelio? | tool | Micros Fidelio PMS; Fidelio Suite 8; <Suite8; <Fidelio Front Office; Fidelio PMS; Fidelio V8; Fidelio hotel; Fidelio V6; Micros Fidelio | property-management-systems-hotel | pms; micros; protel; property management system; hotel; reservations; reception
protel | Protel PMS | tool | protel hotel software; Protel hotel; protel Air; protel Front Office; Protel Hotelsoftware | property-management-systems-hotel
onq-hilton | Hilton OnQ | tool | OnQ?; On-Q?; Hilton OnQ system; OnQ PMS; On Q Hilton; OnQ R&I; Hilton On-Q; OnQ system | property-management-systems-hotel | hilton; hotel; opera; reservations; guest; hampton; hotels; marriott; pms
hilton-pep | Hilton PEP | tool | PEP Hilton; Property Engagement Platform | property-management-systems-hotel
marriott-systems | Marriott MARSHA | tool | MARSHA?; MARSHA reservation system; Marsha system? |  | marriott; fosse; holidex; fspms; marriott rewards; bonvoy
marriott-fosse | Marriott FOSSE | tool | FOSSE?; FOSSE PMS | property-management-systems-hotel | marriott; hotel; pms; marsha; lightspeed
galaxy-lightspeed | Galaxy Lightspeed | tool | Lightspeed PMS; LightSpeed Starwood; Galaxy PMS; Starwood Galaxy | property-management-systems-hotel
marriott-city | Marriott CI/TY | tool | CI/TY? | | marriott; hotel
other-hotel-pms | Hotelogix | tool | | property-management-systems-hotel
little-hotelier | Little Hotelier | tool | LittleHotelier | property-management-systems-hotel
innroad | innRoad | tool |  | property-management-systems-hotel
rezovation | RezOvation | tool | | property-management-systems-hotel
rezstream | RezStream | tool
resnexus | ResNexus | tool | Res Nexus | property-management-systems-hotel
stayntouch | Stayntouch | tool | StayNTouch PMS | property-management-systems-hotel
webrezpro | WebRezPro | tool | Web Rez Pro | property-management-systems-hotel
cloudbeds | Cloudbeds | tool | Cloudbeds PMS | property-management-systems-hotel
mews | Mews? | tool | Mews PMS | property-management-systems-hotel | pms; hotel; opera; cloudbeds; apaleo; protel
maestro-pms | Maestro PMS | tool | Maestro hotel; Northwind Maestro | property-management-systems-hotel
roomkey | RoomKeyPMS | tool | RoomKey PMS | property-management-systems-hotel
springer-miller | Springer-Miller Host | tool | Springer-Miller; SMS Host? | property-management-systems-hotel | hotel; resort; springer-miller; pms; lodging; spasoft; opera; front desk
agilysys-hotel | Agilysys LMS | tool | Agilysys Lodging Management System | property-management-systems-hotel
agilysys-visual-one | Agilysys Visual One | tool | Visual One PMS | property-management-systems-hotel
agilysys-stay | Agilysys Stay | tool | rGuest Stay | property-management-systems-hotel
ihg-systems | IHG Holidex | tool | Holidex; Holidex Plus | property-management-systems-hotel
ihg-concerto | IHG Concerto | tool | Concerto IHG
choice-advantage | choiceADVANTAGE | tool | Choice Advantage; Choice Advantage PMS | property-management-systems-hotel
skytouch | SkyTouch Hotel OS | tool | SkyTouch; Sky Touch? | property-management-systems-hotel | software; skytouch
visual-matrix | Visual Matrix? | tool | Visual Matrix PMS | property-management-systems-hotel | hotel; pms; front; guest; rooms
hotelkey | HotelKey | tool | HotelKey PMS | property-management-systems-hotel
infor-hms | Infor HMS | tool | Infor Hospitality | property-management-systems-hotel
roommaster | RoomMaster | tool | Room Master?; innQuest roomMaster | property-management-systems-hotel | software; hotel; property; roommaster
sihot | SIHOT | tool | SIHOT.PMS | property-management-systems-hotel
guestline | Guestline | tool | <Guestline Rezlynx; <Rezlynx | property-management-systems-hotel
apaleo | apaleo | tool | | property-management-systems-hotel
autoclerk | AutoClerk | tool | Best Western AutoClerk | property-management-systems-hotel
hotsos | HotSOS | tool | Hot SOS; Amadeus HotSOS
quore | Quore | tool
alice-hotel | ALICE (hotel operations) | tool | ALICE hotel; Actabl ALICE
knowcross | Knowcross | tool
guesty | Guesty | tool
hostaway | Hostaway | tool
lodgify | Lodgify | tool | Lodgify PMS
delphi-sales-catering | Amadeus Delphi (hotel sales) | tool | Delphi.fdc; Amadeus Delphi; Newmarket Delphi; Delphi FDC; Delphi MPE; <Delphi Diagrams; Amadeus Sales & Event Management; Delphi sales and catering; Delphi hotel sales |  | catering; hotel; banquet; newmarket; opera; fdc; sales; event; micros; meetingmatrix; events; beo
meetingbroker | MeetingBroker | tool | Amadeus MeetingBroker
event-management-software | Event management software | technical | event planning software; Veranstaltungssoftware; logiciel événementiel
eventpro | EventPro? | tool | Event Pro software; EventPro software | event-management-software | event management software; ungerboeck; caterease; banquet; cvent; tripleseat; beo; beos; catering software
ems-software | EMS (room scheduling) | tool | EMS software scheduling; Accruent EMS; Dean Evans EMS
event-temple | Event Temple | tool | EventTemple | event-management-software
reserve-interactive | ReServe Interactive | tool | Infor ReServe | event-management-software
total-party-planner | Total Party Planner | tool | TotalPartyPlanner | event-management-software
aisle-planner | Aisle Planner | tool | AislePlanner
splash-events | Splash (event software) | tool | SplashThat; Splash event platform
aventri | Aventri | tool | etouches; Stova
eventbooking | EventBooking? | tool | <VenueOps |  | venueops; ungerboeck; momentus; arena; ticketmaster; convention center
audienceview | AudienceView | tool | Audience View? |  | audienceview; ticketing; box office
conftool | ConfTool | tool | ConfTool Pro
priava | Priava | tool | Priava venue
caterxpert | Caterxpert | tool
planning-pod | Planning Pod | tool | PlanningPod | event-management-software
brown-paper-tickets | Brown Paper Tickets | tool | BrownPaperTickets
vendini | Vendini | tool | Vendini ticketing
spektrix | Spektrix | tool | Spektrix ticketing
gateway-galaxy | Gateway Galaxy | tool | Galaxy ticketing
accesso | accesso Passport | tool | accesso ticketing
cvent | Cvent | tool | <Cvent registration; <Cvent Supplier Network
tripleseat | Tripleseat | tool | Triple Seat? | | software; tripleseat
caterease | Caterease | tool | Cater Ease
social-tables | Social Tables? | tool | | | cvent; floor plans; banquet; event diagramming
allseated | Allseated | tool | Prismm
ungerboeck | Ungerboeck | tool | Momentus?; Momentus Technologies |  | ungerboeck; venue; venues; convention center; banquet; beo; beos
eventbrite | Eventbrite? | tool | Eventbrite ticketing; Event Brite? |  | events; ticketing; tickets; registration; meetup; mailchimp; fundraising; webinars
ticketmaster | Ticketmaster | tool | <Ticketmaster Host
stubhub | StubHub | tool
archtics | Archtics | tool | Ticketmaster Archtics
tessitura | Tessitura? | tool | Tessitura Network | | ticketing; crm; patron; spektrix; box office; donor; donors; subscriptions
paciolan | Paciolan | tool
meetingmatrix | MeetingMatrix | tool | Meeting Matrix?; Room Viewer; Room Viewer floor plans |  | meetingmatrix; delphi; catering; banquet
catertrax | CaterTrax | tool
starcite | StarCite | tool | Star Cite
virtual-event-platforms | Virtual event platforms | technical | online event platforms
hopin | Hopin | tool | Hopin Events | virtual-event-platforms
bizzabo | Bizzabo | tool | Bizzabo events
whova | Whova | tool | Whova app
crowdcompass | CrowdCompass | tool | Crowd Compass? | | software; crowdcompass
on24 | ON24 | tool | ON24 webinars; ON24 events | virtual-event-platforms
eventmobi | EventMobi | tool | Event Mobi
swapcard | Swapcard | tool
event-planning | Event planning | professional | event coordination; event management; event organization; planning events; events management; <special events; event planner; event coordinator; organizing events; event organizing; <event production; coordinating events; <corporate events; <event logistics; event scheduling?; <special event planning; <corporate event planning; <event execution; event organisation; events coordination; event operations; events planning; <special events planning; event manager; <special event coordination; <event set-up; <event setup; <party planning; plan events; <private events; <private parties; organize events; events organization; <event design?; coordinate events; <special events coordination; <event services; <event staffing; <event supervision; <corporate event management; Eventmanagement; Veranstaltungsmanagement; Veranstaltungsorganisation; Veranstaltungsplanung; Eventplanung; Organisation von Veranstaltungen; organisation d'événements; événementiel; gestion d'événements; organización de eventos; planificación de eventos; gestión de eventos; event development; coordinación de eventos; <special event management; on-site event management; <party planner; <execution of events; <logística de eventos; planner events; <Firmenevents?; Planung von Veranstaltungen; Planung und Durchführung von Veranstaltungen; Planung und Organisation von Veranstaltungen; Veranstaltungen organisieren; Organisation von Events; Planung von Events; Planung und Durchführung von Events; Organisieren von Veranstaltungen; Veranstaltungen planen; Events organisieren; Events planen; Planung und Organisation von Events; Eventorganisation; Vorbereitung von Veranstaltungen; Vorbereitung und Durchführung von Veranstaltungen; Planung, Organisation und Durchführung von Veranstaltungen; Durchführung von Veranstaltungen; Konzeption und Durchführung von Veranstaltungen; Organisation und Durchführung von Events; Konzeption und Umsetzung von Events; Planung und Umsetzung von Veranstaltungen; Planung und Umsetzung von Events | | venue; wedding; weddings; guests; catering; conference; conferences; decor; party; parties; fundraising; banquet; meetings; trade; florals; vendors; organisation; planung; hr; personalabteilung; organisierte
wedding-planning | Wedding planning | professional | wedding coordination; wedding planner; wedding coordinator; wedding events; Hochzeitsplanung; organización de bodas; planning weddings; wedding design; Planung von Hochzeiten; Ausrichtung von Hochzeiten; Hochzeiten planen; Organisation von Hochzeiten | event-planning
certified-wedding-planner | Certified wedding planner | certification | wedding planning certification; certified wedding & event planner | wedding-planning
conference-planning | Conference planning | professional | conference coordination; meeting planning; conference management; conference organization; conference services; meeting planner; conference organisation; convention planning; conferences planning; corporate meeting planning; conference logistics; conference production; meeting logistics; planning conferences; Tagungsorganisation; Konferenzorganisation; Kongressorganisation; organización de congresos; Tagungsmanagement; <convention services; <convention services management; <seminar coordination; <seminar planning; MICE?; Organisation von Tagungen; Planung von Tagungen; Organisation von Konferenzen; Tagungsbetreuung; Betreuung von Tagungen; Planung von Konferenzen; Organisation von Kongressen; Organisation von Tagungen und Konferenzen | | meetings; incentives; conferences; events; exhibitions; tourism
venue-management | Venue management | professional | venue operations; <stadium operations; <arena management; event venue management; <arena operations; venue coordination
venue-sourcing | Venue sourcing | professional | venue selection; site selection events; Locationsuche?; recherche de lieux | | Veranstaltung; Veranstaltungen; Event; Events; Hochzeit; Tagung
concessions | Concession stand operations | professional | concessions?; concessions management; concession stand; concession sales; concession operations?; stadium concessions | | stand; stadium; food; cashier; beverage; tickets; theater; snack; movie; arena; park
amusement-operations | Amusement park operations | professional | theme park operations; <ride operator; <ride operation; <amusement rides; <ride operations; <amusement ride operation; attractions operation; Freizeitpark; theme park?; amusement park? | | ride; operations; attractions; rides; guests; safety; tickets
box-office | Box office work | professional | box office?; box office operations; <ticket taking; <ticket taker; box office management; selling tickets?; taquilla?; billetterie?; ticket selling?; Verkauf von Eintrittskarten; Eintrittskartenverkauf; Verkauf von Tickets an der Kasse; Kartenverkauf an der Kasse | | theater; theatre; concert; concerts; museum; movie; cinema; venue; stadium; box; théâtre; musée; festival; spectacle; cine; teatro; espectáculos; tickets; ticket; cashier; concessions; patrons
ushering | Ushering | professional | usher?; ushers?; theater ushering; seating patrons events | | theater; theatre; church; patrons; seats; tickets; venue; concessions
event-certification | Certified Meeting Professional (CMP) | certification | CMP?; CMP certification?; Certified Meeting Professional | event-planning | event planner; event planning; meeting planner; meeting planning; mpi; pcma; convention; csep; cmm; events management; event management; events industry council; hotels and conventions
csep | Certified Special Events Professional (CSEP) | certification | CSEP?; certified special events professional | event-planning | ilea; event planner; event planning; ises; cmp; weddings; catering; meeting planner; wedding planner; event design; corporate events; event producer; event management
cmm-meeting | Certificate in Meeting Management (CMM) | certification | certified meeting manager; Certificate in Meeting Management | conference-planning | cmp; mpi; event; events; meetings
certified-event-planner | Event planning certificate | certification | certified event planner; certified event planning specialist; event planning certification | event-planning
event-management-certificate | Event management certificate | certification | event management certification; certified event management professional
des-digital-event | Digital Event Strategist (DES) | certification | DES digital event strategist; Digital Event Strategist? |  | certified; certification; cmp
mpi-member | Meeting Professionals International membership | certification | MPI member?; member of Meeting Professionals International |  | event planner; meeting planner; cmp; meeting professionals
veranstaltungskaufmann | Veranstaltungskaufmann (DE) | certification | Veranstaltungskaufmann?; Veranstaltungskauffrau? | event-planning | abschluss; gelernt; gelernter; gelernte; abgeschlossene; ihk; abschlussprüfung; lehrabschluss
veranstaltungsfachwirt | Geprüfter Veranstaltungsfachwirt (DE) | certification | geprüfter Veranstaltungsfachwirt; Veranstaltungsfachwirt | event-planning
ilea-member | International Live Events Association membership | certification | ILEA member
cpce | Certified Professional in Catering and Events (CPCE) | certification | CPCE?; certified professional in catering and events | catering | catering; nace
cgmp-meeting | Certified Government Meeting Professional (CGMP) | certification | certified government meeting professional | conference-planning
cvp | Certified Venue Professional (CVP) | certification | CVP certified venue professional; Certified Venue Professional | venue-management
hospitality-certification | Certified Hotel Administrator (CHA) | certification | CHA?; certified hotel administrator; CHA certified? | hotel-operations | ahlei; ahla; aahoa; hotel administrator; designation; certified
chs | Certified Hospitality Supervisor (CHS) | certification | certified hospitality supervisor; CHS? |  | ahlei; ahla; cha
ahlei-certificate | AHLEI certificate | certification | AHLEI certified; AHLEI certification
crde | Certified Rooms Division Executive (CRDE) | certification | certified rooms division executive | hotel-operations
cht-hospitality | Certified Hospitality Trainer (CHT) | certification | certified hospitality trainer; CHT hospitality
chdt | Certified Hospitality Department Trainer (CHDT) | certification | CHDT?; certified hospitality department trainer |  | hotel; hospitality; ahlei; ahla
cgsp | Certified Guest Service Professional (CGSP) | certification | CGSP?; certified guest service professional; Guest Service Gold certified | guest-relations | hotel; hospitality; ahlei; guest service
che-hospitality | Certified Hospitality Educator (CHE) | certification | certified hospitality educator
front-desk-certified | Certified Front Desk Representative | certification | | front-desk-hotel
cfbe | Certified Food and Beverage Executive (CFBE) | certification | CFBE?; certified food and beverage executive | food-service-management | hotel; ahlei; hospitality; beverage; f&b; restaurants; resort; lodging; hotels
clm-lodging | Certified Lodging Manager (CLM) | certification | certified lodging manager | hotel-operations
chsp | Certified Hospitality Sales Professional (CHSP) | certification | CHSP?; certified hospitality sales professional |  | hotel; hospitality; ahlei; hsmai; lodging
chhe | Certified Hospitality Housekeeping Executive (CHHE) | certification | certified hospitality housekeeping executive | housekeeping
cho-owner | Certified Hotel Owner (CHO) | certification | certified hotel owner | hotel-operations
chtmp | Certified Hospitality and Tourism Management Professional (CHTMP) | certification | certified hospitality and tourism management professional
hospitality-certificate | Hospitality certificate | certification | hospitality management certificate; <certified hospitality professional
hotelbetriebswirt | Staatlich geprüfter Hotelbetriebswirt (DE) | certification | staatlich geprüfter Hotelbetriebswirt; staatlich geprüfte Hotelbetriebswirtin; staatl. gepr. Hotelbetriebswirt | hotel-operations
bts-mhr | BTS Management en hôtellerie-restauration (FR) | certification | BTS MHR; BTS management en hôtellerie-restauration
bts-hotellerie-fr | BTS Hôtellerie-restauration (FR) | certification | BTS hôtellerie; BTS hôtellerie-restauration
bep-hotellerie | BEP Hôtellerie (FR) | certification | BEP hôtellerie
cap-restaurant | CAP Restaurant (FR) | certification | CAP restaurant | waiting-tables
cap-cshcr-fr | CAP Commercialisation et services en hôtel-café-restaurant (FR) | certification | CAP CSHCR; CAP commercialisation et services en HCR; CAP commercialisation et services en hôtel-café-restaurant

# Travel
travel-planning | Travel planning | professional | itinerary planning; travel itineraries; trip planning; travel arrangements; travel coordination; travel booking; itinerary development; booking travel; arranging travel; travel logistics; coordinating travel; travel scheduling; making travel arrangements; scheduling travel; travel itinerary; travel planner; making travel arrangement; <international travel arrangements; travel bookings; coordinating travel arrangements; travel reservations; arrange travel; planning travel; coordinate travel; coordination of travel; travel organization; preparing itineraries; <domestic and international travel planning; travel coordinator; <flight bookings; <booking flights; <flight booking; travel preparation; travel accommodations; book travel; travel agenda; Reiseplanung; Reiseorganisation; Reisebuchung; Reisemanagement; <Organisation von Dienstreisen; organisation de voyages; organisation de déplacements; organisation des déplacements; planificación de viajes; organización de viajes; gestión de viajes; coordinación de viajes; trip coordination; <foreign travel arrangements; arranged travel; booked travel; coordinated travel; itinerary management; itinerary preparation; <airline reservations for executives; <business travel arrangements; coordinate travel arrangements; making travel; schedule travel; scheduled travel; Reisebuchungen; <Planung und Organisation von Dienstreisen; Reisevorbereitung; <Dienstreiseplanung; Buchung von Reisen; <Planung von Dienstreisen; <Organisation von Geschäftsreisen; <Planung von Geschäftsreisen; <Geschäftsreiseorganisation; réservation de voyages; gestion des voyages; reserva de viajes; planification de voyages; organisation des voyages; logística de viajes; itineraries?; <gestion des déplacements | | travel; travel; meetings; flights; prepared; calendar
corporate-travel-management | Corporate travel management | professional | corporate travel; travel management; business travel management; Geschäftsreisemanagement; gestion des voyages d'affaires; gestión de viajes corporativos; travel policy management
travel-agency | Travel agency operations | professional | travel agent; travel consulting; <leisure travel; <tour packages; travel sales; travel consultant; <vacation planning; travel advisor; <vacation packages; <vacation sales; travel counselor; <leisure travel sales; travel counseling; <tour planning; Reisebüro; agence de voyages; agent de voyages; agencia de viajes; asesor de viajes; agente de viajes; travel packages; travel counsellor; <group travel; travel agency work; Verkauf von Reisen; Reiseberatung; Buchung von Reisen für Kunden; Vermittlung von Reisen; Reisevermittlung; Verkauf von Pauschalreisen; Beratung und Verkauf von Reisen; Reiseverkauf
tour-operations | Tour operations | professional | tour operator; tour operating; tour packaging; Reiseveranstaltung; tour-opérateur; turoperador
cruise-sales | Cruise sales | professional | cruise booking; cruise consultant; cruise planning; vente de croisières; Kreuzfahrtverkauf
reiseverkehrskaufmann | Reiseverkehrskaufmann (DE) | certification | Reiseverkehrskauffrau?; Reiseverkehrskaufmann? | travel-agency | abschluss; gelernt; gelernter; gelernte; abgeschlossene; ihk; abschlussprüfung; lehrabschluss
tourismuskaufmann | Tourismuskaufmann (DE) | certification | Tourismuskaufmann?; Tourismuskauffrau? | travel-agency | abschluss; gelernt; gelernter; gelernte; abgeschlossene; ihk; abschlussprüfung; lehrabschluss
kaufmann-tourismus-freizeit-de | Kaufmann für Tourismus und Freizeit (DE) | certification | Kauffrau für Tourismus und Freizeit?; Kaufmann für Tourismus und Freizeit? |  | abgeschlossene; gelernt; gelernter; gelernte; abschluss; ihk; abschlussprüfung; lehrabschluss
tour-guiding | Tour guiding | professional | guided tours; tour guide; tour leading; leading tours?; guiding tours; <city tours; <tour director; tour leader; giving tours?; <tour director services; conducting tours?; give tours?; Reiseleitung; <Stadtführung; <Stadtführungen; Gästeführung; Reiseleiter; guide touristique; guide conférencier; guía turístico; guía de turismo; guías de turistas; accompagnateur tourisme; <interpretive tours; <museum tours; <campus tours; <group tours?; Durchführung von Führungen; <Durchführung von Stadtführungen; Führungen für Besuchergruppen; Leiten von Führungen; <Stadtführungen durchführen; <Museumsführungen; <Durchführung von Museumsführungen; Durchführung von Besucherführungen; Besucherführungen; Gästeführungen | | museum; visitors; tourists; tourist; campus; guide; guides; city; historic; historical; exhibits
outdoor-guiding | Outdoor guiding | professional | <rafting guide; <river guide; <ski guide; <hunting guide; <wilderness guide; <backcountry guiding; <mountain guide; Bergführer; guide de montagne
tourism | Tourism | professional | tourism management; tourism industry; tourism development; <tourism promotion; <ecotourism; tourism operations; <tourism planning; Tourismus; Tourismusmanagement; tourisme; turismo; <sustainable tourism; <cultural tourism; gestión turística; <adventure tourism; Touristik; <eco-tourism
destination-management | Destination management | professional | destination management company; DMC tourism; destination marketing; destination marketing organization; convention and visitors bureau; gestión de destinos turísticos
tourist-information | Tourist information | professional | visitor information?; <visitor center?; <welcome center?; office de tourisme; Touristinformation; tourist services; visitor services? | | tourism; tourist; tourists; destination; brochures; visitors; attractions
global-distribution-systems | Global distribution systems | technical | GDS?; GDS systems; airline reservation systems; GDS reservation systems; CRS reservation; global distribution system; computer reservation systems; GDS reservations; airline reservation system; CRS systems?; GDS software; systèmes de réservation GDS | | sabre; amadeus; galileo; airline; travel; reservations; worldspan; ticketing; apollo; reisebüro
sabre-gds | Sabre? | tool | Sabre GDS; SABRE reservation system; <Sabre Red; <Sabre Red Workspace; Sabre travel; <Sabre Red 360; SABRE reservations; SABRE system? |  | amadeus; galileo; worldspan; gds; airline; airlines; travel; reservation; reservations; ticketing; booking; fares
sabresonic | SabreSonic | tool | Sabre Sonic; SABRE airline system
amadeus-gds | Amadeus GDS | tool | <Amadeus Selling Platform; Amadeus?; Amadeus CRS; Amadeus reservation system; Amadeus GDS system; Amadeus travel; <Amadeus Selling Platform Connect; <Amadeus Ticketing; Amadeus system?; Amadeus reservation |  | sabre; galileo; worldspan; gds; airline; airlines; travel; altea; ticketing; merlin; reservation system; reservation systems; booking system; booking systems; fares; iata
amadeus-altea | Amadeus Altéa | tool | Altéa?; Altea DCS |  | amadeus; dcs; airline; airlines; departure control; boarding
galileo-gds | Galileo GDS | tool | Galileo?; Travelport Galileo; Galileo CRS; Galileo reservation system; Galileo Desktop? | travelport-gds | sabre; amadeus; worldspan; gds; travelport; airline; ticketing; travel; fares
apollo-gds | Apollo GDS | tool | Travelport Apollo; Apollo reservation system | global-distribution-systems; travelport-gds
travelport-smartpoint | Travelport Smartpoint | tool | Smartpoint | global-distribution-systems; travelport-gds
travelport-gds | Travelport GDS | tool | Travelport; Travelport+ | global-distribution-systems
worldspan | Worldspan | tool | World Span; Worldspan GDS; Travelport Worldspan | travelport-gds
corporate-travel-tools | Corporate travel booking tools | technical | online booking tools for business travel
deem-travel | Deem? | tool |  |  | travel; concur; booking; corporate; sabre; egencia; navan
cytric | cytric | tool | Amadeus cytric
kds-travel | KDS Neo | tool | KDS travel
cruisematch | CruiseMatch | tool | Cruise Match? | | software; cruisematch
revelex | Revelex | tool | Revelex cruise
e2-solutions | E2 Solutions | tool | E2 travel
axus-travel | AXUS Travel App | tool | AXUS travel
travefy | Travefy | tool | Travefy itineraries
concur-travel | SAP Concur Travel | tool | Concur Travel; Cliqbook; Concur Cliqbook
egencia | Egencia | tool
getthere | GetThere | tool | Sabre GetThere
dts-travel | Defense Travel System | tool | DTS travel; defense travel system DTS
clientbase | ClientBase? | tool | <ClientBase Plus; Trams ClientBase; Clientbase Online |  | travel; trams; sabre; amadeus; worldspan; galileo; apollo; gds; itineraries
trams | TRAMS Back Office | tool | Trams accounting
vax-vacationaccess | VAX VacationAccess | tool | Vax Vacation Access; VAX travel
toma-merlin | Amadeus TOMA | tool | TOMA? | | amadeus; reisebüro; merlin; touristik; buchung; reisen
merlin-crs | Merlin (tour reservation system) | tool | Merlin CRS
touronline | TourOnline | tool
bistro-portal | Bistro Portal | tool | BistroPortal
arc-reporting | ARC reporting | professional | IAR?; Interactive agent reporting | | arc; bsp; travel; ticketing; airline; reports
bsp-reporting | BSP reporting | professional | IATA BSP reporting; BSP link
travelperk-navan | Navan? | tool | TripActions | | concur; travel; expenses; egencia; tripactions; travelperk; expense
travelperk | TravelPerk | tool
travel-certification | Certified Travel Associate (CTA) | certification | certified travel associate | travel-agency
ctc-travel | Certified Travel Counselor (CTC) | certification | certified travel counselor | travel-agency
travel-agent-certificate | Travel agent certificate | certification | certified travel agent; <destination specialist certificate | travel-agency
iata-diploma | IATA travel and tourism diploma | certification | IATA diploma?; <IATA/UFTAA Foundation; <IATA foundation diploma |  | travel and tourism; tourism; ticketing; travel agency; travel agent; travel consultant; uftaa
iata-certification | IATA certification | certification | IATA certified; <IATA travel agent certified
iatan-card | IATAN ID card | certification | IATAN card; IATA card; IATAN ID
acc-cruise | Accredited Cruise Counsellor (ACC) | certification | accredited cruise counsellor | cruise-sales
arc-specialist | ARC Specialist certificate | certification
ccte | Certified Corporate Travel Executive (CCTE) | certification | CCTE?; certified corporate travel executive | corporate-travel-management | travel; gbta; business travel
tico | TICO certificate (Ontario) | certification | TICO certified; TICO certificate
travel-agent-license | Travel agent license | certification | licensed travel agent
visa-passport-services | Visa and passport services | professional | passport services; visa processing travel; visa applications travel; <travel visas; visas and passports; passports and visas; passport processing; passport acceptance; visa procurement; passport agent; passport and visa; visas/passports; passport applications; visa assistance; Visabeschaffung; trámite de visas; trámites de pasaporte; visa documentation travel; expedited visas

# Gaming
casino-operations | Casino operations | professional | gaming operations; casino floor; casino management; <casino marketing operations; <table games management; <casino floor supervision; <pit supervision?; <pit boss; casino host; casino services; <casino supervision; <player development casino; Spielbank; <Spielhalle; <casino slot operations; casinos operation; casino gaming | | casino; games; dealers; gaming
slot-operations | Slot operations | professional | slot attendant; slot machines; slot department; slot floor
slot-technician | Slot machine repair | professional | slot technician; slot tech; IGT slot machines; slot machine maintenance
bingo-keno | Bingo operations | professional | bingo caller; bingo?; bingo hall | | hall; caller; gaming; casino; keno; charity; cards
keno | Keno | professional | keno writer; keno runner
lottery-sales | Lottery sales | professional | lottery tickets; selling lottery tickets; lottery transactions; lottery ticket sales; Lotto-Annahmestelle; lottery?; <lottery machine | | tickets; store; cashier; sales; machine
sportsbook | Sportsbook operations | professional | sports book; <race book; sports betting; <betting shop; <Wettannahme; sportsbook
casino-systems | Casino management systems | technical | casino player tracking system; player tracking systems? | | casino; slot; gaming
igt-advantage | IGT Advantage | tool | IGT casino system | casino-systems
konami-synkros | Konami SYNKROS | tool | Synkros | casino-systems
bally-acsc | Bally ACSC | tool | ACSC?; ACSC casino | casino-systems; bally-casino-systems | casino; bally; slot; slots; player tracking; players club; patron; gaming; cage; konami
bally-cmp | Bally CMP | tool | | casino-systems; bally-casino-systems
bally-casino-systems | Bally casino systems | tool | Bally casino management system | casino-systems
bally-sds | Bally SDS | tool | Slot Data System | casino-systems; bally-casino-systems
oasis-360 | Aristocrat Oasis 360 | tool | Oasis 360; Aristocrat Oasis | casino-systems
title-31 | Gaming compliance | professional | <Title 31 casino; <Title 31; gaming regulations; gaming commission regulations; <minimum internal control standards gaming
casino-surveillance | Casino surveillance | professional | gaming surveillance
casino-dealing | Casino dealing | professional | <blackjack dealing; casino dealer; <poker dealing; table games dealing; <craps dealing; <roulette dealing; card dealing; <dealing blackjack; casino dealers; croupier; <baccarat dealing; <blackjack dealer; <dealing poker; <dealing craps; dealer casino; <poker dealer; table games dealer; dealing cards; <dealing baccarat; <Texas hold'em dealing; dealing games; crupier; <roulette?; <blackjack?; <baccarat?; <craps?; <table games? | | casino; dealer; dealing; gaming; tables
casino-cage | Casino cage operations | professional | casino cage; casino cashiering; cage cashier; <count room; casino cashier; cage operations?; main bank cashier; <soft count; <chip runner; cage cashiering; <main banker?; <hard count; casino cage cashier; <chip running; cage supervisor; <casino count team; <count team?; vault casino; <soft count team | | casino; cage; drop; chips; slot; cashier
gaming-licence | Gaming license | certification | casino gaming license; gaming commission license; <Nevada gaming license; state gaming license; gaming work card; gaming control board license; work card gaming; gaming badge?; <Ohio gaming license; dealer license casino; <tribal gaming license; gaming employee license; gaming control license; casino employee license; <Nevada gaming card; <casino key license; <key gaming license; <sheriff's card gaming; <sheriff's card? |  | casino; gaming; dealer; license; nevada; blackjack; poker; slot machines; table games; tribal; las vegas; roulette; baccarat; tam; croupier
pml-uk | Personal Management Licence (UK gambling) | certification | personal management licence; PML gambling
sachkunde-spielhalle | Sachkundenachweis Spielhalle (DE) | certification | Sachkundenachweis Spielhalle
`;

export const substitutes = String.raw`
hotel-pms | hotel property-management systems | 0.6 | opera-pms; fidelio; protel; onq-hilton; hilton-pep; marriott-fosse; galaxy-lightspeed; other-hotel-pms; cloudbeds; mews; maestro-pms; roomkey; springer-miller; agilysys-hotel; agilysys-visual-one; choice-advantage; visual-matrix; hotelkey; infor-hms; roommaster; sihot; guestline; apaleo; autoclerk; little-hotelier; stayntouch; webrezpro
restaurant-pos-systems | restaurant POS systems | 0.6 | micros-pos; aloha-pos; toast-pos; squirrel-pos; positouch; touchbistro; other-restaurant-pos; digital-dining; focus-pos; maitred-pos; par-brink; revel-pos; infogenesis; orderbird; harbortouch; spoton; upserve; par-pos-systems
reservation-systems | travel reservation systems | 0.6 | sabre-gds; amadeus-gds; galileo-gds; apollo-gds; worldspan; travelport-smartpoint; travelport-gds
table-booking | restaurant reservation platforms | 0.6 | table-reservations-software; resy; sevenrooms; tock; thefork
food-safety-schemes | food safety schemes | 0.6 | sqf; brcgs; ifs-food; fssc-22000
kitchen-stations | kitchen stations | 0.5 | line-cooking; grilling; frying; sauteing; garde-manger
baking-branches | baking | 0.5 | baking; pastry; bread-making
serving-work | serving guests | 0.6 | waiting-tables; banquets; room-service; fine-dining
hotel-revenue-systems | hotel revenue systems | 0.6 | ideas-rms; duetto; ezrms
restaurant-back-offices | restaurant back-office systems | 0.6 | crunchtime; restaurant365; compeat; marketman; craftable
ticketing-systems | ticketing systems | 0.6 | ticketmaster; tessitura; paciolan; eventbrite; spektrix; audienceview; vendini
corporate-travel-systems | business travel booking tools | 0.6 | concur-travel; egencia; getthere; travelperk-navan; travelperk; deem-travel; cytric; kds-travel
front-of-hotel | hotel reception | 0.5 | front-desk-hotel; concierge; guest-relations; night-reception
event-work | event organization | 0.5 | event-planning; wedding-planning; conference-planning
event-sales-software | event and catering software | 0.6 | delphi-sales-catering; tripleseat; caterease; event-temple; planning-pod; total-party-planner; catertrax
floor-plan-tools | event floor plan tools | 0.6 | social-tables; allseated; meetingmatrix
event-apps | event platforms | 0.6 | cvent; bizzabo; whova; aventri; hopin; swapcard; eventmobi; crowdcompass
vacation-rental-channel | vacation rental software | 0.6 | guesty; hostaway; lodgify
`;
