export const skills = String.raw`
# Farming
farming | Farming? | technical | farm work; agriculture?; farm operations; agricultural work; <farm labor; agricultural production; <farm hand; agricultural operations; <agricultural sector; Landwirtschaft?; <Landwirt; exploitation agricole; agriculture générale; agricultura?; trabajo agrícola; labores agrícolas |  | crops; crop; farm; livestock; cattle; agricultural; tractor; harvest; organic; ranch; soil; animals; irrigation; dairy; poultry; fish; farmers; farmer; farming; cultivos; siembra; cosecha; riego; cultivo; labranza; Traktor; Ernte; Feldarbeit; Acker; Stall; Hof
farm-management | Farm management | professional | farm business management; agricultural management; <ranch management; <farm manager; <agribusiness management; <farm planning; Betriebsführung Landwirtschaft; gestion d'exploitation agricole; gestión agropecuaria; administración agropecuaria
agribusiness | Agribusiness | technical | agri-business; agronegocios; Agrarwirtschaft
agricultural-economics | Agricultural economics | technical | Agrarökonomie; économie agricole; economía agrícola
crop-production | Crop production | technical | crop farming; crop management; field crops; <row crops; crop cultivation; <arable farming; growing crops; <crop rotation; <grain farming; <corn and soybeans; <Ackerbau; Pflanzenbau; Pflanzenproduktion; production végétale; grandes cultures; producción de cultivos; producción agrícola; <wheat farming; <rice cultivation; <cotton farming; <silage making; <silaging | farming
planting-seeding | Planting? | technical | planting crops; <seeding?; <sowing; <planting trees; <transplanting seedlings; <seed planting; <planting seeds; <tree planting; <planting flowers; <Aussaat; siembra?; plant flowers; plant trees and shrubs; plant shrubs; plant bedding plants; plant flowers and shrubs; planting trees and shrubs; planting shrubs; planting bedding plants; planting flowers and shrubs |  | seeds; planting; crops; soil; mulching; farm; lawn; garden; harvest; sod; grass; cultivos; cosecha; semillas; riego; suelo; terreno
harvesting | Harvesting? | technical | harvesting crops; crop harvesting; <fruit picking; <picking fruit; <vegetable harvesting; <fruit picker; <hand harvesting; harvest operations; <crop picking; <grape harvesting; Erntearbeiten; <Erntehelfer; récolte?; <vendanges; cosecha; harvest crops; harvest vegetables; harvest fruit; harvest fruit and vegetables; harvest flowers; harvesting vegetables; harvesting fruit; harvesting fruit and vegetables; harvesting flowers; pick crops; pick vegetables; pick fruit; pick fruit and vegetables; pick flowers; picking crops; picking vegetables; picking fruit and vegetables; picking flowers |  | planting; crops; farm; crop; weeding; fruit; vegetables; irrigation; cultivation; fruits; légumes; vendanges; maraîchage; agricole; vigne; pommes; saisonnier
vegetable-growing | Vegetable growing | technical | vegetable production; vegetable farming; <market gardening; <vegetable gardening; <market garden; growing vegetables; Gemüsebau; <maraîchage; hortalizas? |  | cultivo; siembra; cosecha; riego; huerto; invernadero
urban-agriculture | Urban agriculture | technical | urban farming; agriculture urbaine; agricultura urbana
community-gardening | Community gardening | professional | community gardens; jardins partagés; huertos comunitarios
fruit-growing | Fruit growing | technical | <orchard management; <orchards; fruit production; <berry production; <citrus production; <orchard work; fruit farming; <fruit tree care; Obstbau; arboriculture fruitière; fruticultura
viticulture | Viticulture | technical | <vineyard management; <vineyards?; grape growing; <vineyard work; grape production; <vineyard operations; Weinbau; viticultura; pruning vines; vine pruning |  | pruning; grape; grapes; harvest; canopy; vines; winery; trellis; vineyard
organic-farming | Organic farming | technical | organic agriculture; <biodynamic farming; organic production; Ökolandbau; Biolandwirtschaft; agriculture biologique; agricultura orgánica; agricultura ecológica
sustainable-agriculture | Sustainable agriculture | technical | sustainable farming; nachhaltige Landwirtschaft; agriculture durable; agricultura sostenible
regenerative-agriculture | Regenerative agriculture | technical | regenerative farming; regenerative Landwirtschaft
permaculture | Permaculture | technical | Permakultur; permacultura; permaculture design
agroecology | Agroecology | technical | agroecología; agroécologie; Agrarökologie
national-organic-program-us | National Organic Program (US) | technical | USDA organic
organic-certification-work | Organic certification | professional | organic standards; Bio-Zertifizierung; certification biologique; certificación orgánica; certificación ecológica
precision-agriculture | Precision agriculture | technical | precision farming; <variable rate application; <yield mapping; <GPS guidance farming; precision ag; <yield monitors; smart farming; Präzisionslandwirtschaft; agriculture de précision; agricultura de precisión; <auto-steer
john-deere-operations-center | John Deere Operations Center | tool | MyJohnDeere | precision-agriculture
ag-leader | Ag Leader | tool | AgLeader; SMS Ag Leader; <Ag Leader SMS | precision-agriculture
climate-fieldview | Climate FieldView | tool | FieldView? | precision-agriculture | agronomy; planting; planter; john deere; yield; acres; crop; seed; crops; precision agriculture
agronomy | Agronomy | technical | agronomic practices; crop science?; <agronomist; <agronomy services; <crop consulting; Agronomie; agronomía; ingeniería agronómica; <crop advising; <field trials crops; <crop trials; <ingénieur agronome |  | agronomy; soil; crops; agronomist; plant breeding; weed; horticulture; agricultural
agricultural-science | Agricultural science | technical | Agrarwissenschaft; Agrarwissenschaften; agricultural research; sciences agronomiques; ciencias agrarias
soil-science | Soil science | technical | <soil fertility; <soil health; <soil management; <soil survey; <soil chemistry; <soil fertility management; <soil physics; Bodenkunde; pédologie; edafología; ciencia del suelo
soil-conservation | Soil conservation | technical | conservación de suelos; Bodenschutz; conservation des sols
plant-breeding | Plant breeding | technical | crop breeding; <plant propagation breeding; <hybrid seed production; Pflanzenzüchtung; sélection végétale; mejoramiento genético vegetal; <pollination work; <controlled pollination
seed-production | Seed production | technical | seed technology; Saatgutproduktion; production de semences; producción de semillas; <seed conditioning; <seed processing
seed-testing | Seed testing | technical | seed quality; Saatgutprüfung; essais de semences
fertilizer-application | Fertilizer application | technical | fertilization?; fertilizing; applying fertilizer; <fertigation; spreading fertilizer; Düngung; fertilización?; fertilizer spreading |  | lawn; lawns; crops; soil; grass; plants; turf; garden; irrigation; cultivos; suelos; aeration; weed; farm
nutrient-management | Nutrient management | technical | nutrient management plans; manure management; Nährstoffmanagement
irrigation | Irrigation? | technical | irrigation systems; <irrigation system installation; <irrigation repair; <sprinkler systems?; <irrigation installation; <irrigation maintenance; <lawn sprinklers; <irrigation design; <sprinkler repair?; <center pivot; <sprinkler installation?; <irrigation technician; <center pivot irrigation; watering systems; Bewässerung; Bewässerungstechnik; riego; sistemas de riego; <Rain Bird; <sprinkler system installation?; <irrigation controllers |  | lawn; landscaping; irrigation; landscape; mowing; watering; grounds; valves; turf; garden; dam; canals; crops; crop; agriculture; agricultural; farm; plants; planting; grass; sprinkler; sprinklers; soil; pumps; landscapes; hydrology; fertilization
drip-irrigation | Drip irrigation | technical | irrigation goutte à goutte; riego por goteo; Tropfbewässerung; micro-irrigation | irrigation
certified-irrigation | Irrigation certification | certification | <certified irrigation technician; <certified irrigation contractor; <certified landscape irrigation auditor; <CLIA irrigation auditor; <Irrigation Association certified; <Irrigation Association certification | irrigation
licensed-irrigator-us | Irrigator licence | certification | irrigation license?; irrigator license; licensed irrigator? | irrigation | Texas; TX; TCEQ; backflow; Dallas; Houston; Austin; San Antonio; Fort Worth
qwel | QWEL | certification | Qualified Water Efficient Landscaper
greenhouse-operations | Greenhouse operations | technical | greenhouse management; <greenhouses; greenhouse growing; greenhouse production; growing under glass; <greenhouse maintenance; <Gewächshaus; Unterglasanbau; <serres; cultures sous serre; invernaderos
hydroponics | Hydroponics | technical | hydroponic growing; hydroponic systems; hidroponía; Hydroponik; culture hydroponique
aquaponics | Aquaponics | technical | Aquaponik; aquaponie; acuaponía
vertical-farming | Vertical farming | technical
indoor-growing | Indoor growing | technical | indoor farming; indoor cultivation; controlled environment growing
cannabis-cultivation | Cannabis cultivation | technical | cannabis growing; marijuana cultivation; <cannabis trimming; <bud trimming; <trimming cannabis; cannabis production; <medical marijuana cultivation
budtending | Budtending | professional | budtender; cannabis dispensary; dispensary cannabis
cannabis-industry-knowledge | Cannabis industry knowledge | technical | cannabis industry; cannabis?; <CBD products; <hemp products |  | dispensary; marijuana; cultivation; cbd; hemp; thc; budtender
hemp-cultivation | Hemp cultivation | technical | hemp farming; Hanfanbau; culture du chanvre; cultivo de cáñamo
cannabis-extraction | Cannabis extraction | technical | cannabis processing; CO2 extraction cannabis
metrc | Metrc | tool
biotrackthc | BioTrackTHC | tool | BioTrack
cannabis-compliance | Cannabis compliance | professional | cannabis regulatory compliance
marijuana-enforcement-division-badge-us | Marijuana Enforcement Division badge (US) | certification | MED badge?; marijuana enforcement division badge |  | marijuana; cannabis; dispensary; budtender; Colorado
farm-machinery | Farm machinery operation | technical | <combine harvester; <combines?; farm equipment operation; <combine operator; <tractors and implements; <combine operation; <balers farm; <swather; <planter operation; <cotton picker; <grain cart; <Mähdrescher; <Traktor; <tracteur; <tractores; <moissonneuse; <sprayer operation; <crop sprayers; <cosechadora; farm machinery; agricultural machinery; maquinaria agrícola; Landmaschinen; machines agricoles; farm equipment; agricultural equipment |  | tractors; tractor; harvest; grain; farm; planters; balers; crop; hay; harvester; agricultural; deere
tractor-operation | Tractor operation | technical | tractors?; tractor driving; tractor operator?; driving tractors; operating tractors; tractor driver?; operate tractor; tractor work; farm tractor; Traktorfahren; conduite de tracteurs; operación de tractor; <tractorista; drive a tractor; drive tractors; driving a tractor | farm-machinery | farm; mowing; hay; crops; plowing; tillage; implements; agricultural; landscaping; tilling; field; fields; backhoe
haymaking | Haymaking | technical | hay production; baling hay; hay baling; hay baler; hay cutting; Heuernte; fenaison; henificación
farm-equipment-repair | Farm equipment repair | technical | agricultural equipment repair; farm machinery repair; <tractor repair; farm equipment maintenance; <tractor maintenance; agricultural mechanics; <farm mechanic; <farm equipment mechanic; agricultural equipment maintenance; farm machinery maintenance; mécanique agricole; agricultural machinery maintenance; mantenimiento de maquinaria agrícola; <John Deere equipment repair
john-deere-service-advisor | John Deere Service ADVISOR | tool | Service Advisor John Deere | farm-equipment-repair
grain-marketing | Grain marketing | technical | grain merchandising; grain trading; <grain buying
grain-inspection | Grain inspection | professional | grain inspector; grain sampling; grain quality; licensed grain inspector
post-harvest | Post-harvest handling | technical | <produce packing; postharvest; <packing house; <fruit packing; <produce grading; <fruit sorting; <vegetable packing; <packinghouse; <sorting fruit; <sorting produce; <produce sorting; <fresh produce packing; <fruit grading; <seleccionadora de fruta; <empaque de fruta; empaque agrícola; <packing shed; poscosecha
good-agricultural-practices | Good Agricultural Practices | technical | <GAP audits; GAP produce; buenas prácticas agrícolas; bonnes pratiques agricoles; gute landwirtschaftliche Praxis
globalg-a-p | GLOBALG.A.P. | technical | GLOBALGAP; GLOBAL GAP? | good-agricultural-practices | farm; audit; audits; produce; fruit; haccp; farms; agricultural
primusgfs | PrimusGFS | technical | Primus audits; Primus GFS
produce-inspection | Produce inspection? | professional | produce quality inspection; fruit inspection |  | fruit; fruits; vegetables; grading; usda; packing; fresh; warehouse; perishable
egg-grading | Egg grading | professional | egg processing; egg collection?; candling eggs |  | poultry; farm; hens; candling; barn; layer; chickens
farmers-markets | Farmers markets | professional | <farm stand; farmers market sales; farmer's market; farmers market management; mercado agrícola
community-supported-agriculture | Community-supported agriculture | professional | CSA farm; CSA program farm; solidarische Landwirtschaft; AMAP? |  | panier; paniers; maraîcher; maraîchage; légumes; bio; paysan
agricultural-extension | Agricultural extension | professional | extension services agriculture; <farmer training; rural extension; <agricultural advising; <extension agent; agricultural outreach; <farmer field schools; cooperative extension; agriculture extension; landwirtschaftliche Beratung; conseil agricole; extensión agrícola; extensión rural; <extensionista; asistencia técnica agropecuaria
rural-development | Rural development | professional | desarrollo rural; ländliche Entwicklung; agricultural development; développement rural; <LEADER programme
4-h-program-work | 4-H program work | professional | 4-H?; 4-H youth development |  | club; youth; fair; extension; ffa; livestock; volunteer
agricultural-education | Agricultural education | professional | FFA advisor; FFA?; agricultural literacy; enseignement agricole |  | agriculture; agricultural; advisor; students; chapter; livestock; farm; member; 4-h; president
master-gardener | Master Gardener? | certification | certified Master Gardener |  | certified; certification; certificate; completed; arborist; extension master gardener
agricultural-sales | Agricultural sales | professional | <seed sales; ag sales; <farm supply sales; <crop protection sales; <feed sales; <agrochemical sales; <farm equipment sales; <fertilizer sales; ag retail; <agronomy sales; <seed and chemical sales; <venta de agroquímicos; venta de insumos agrícolas; technico-commercial agricole
agricultural-certification | Certified Crop Adviser | certification | certified crop adviser CCA; certified crop advisor; CCA agronomy | agronomy
certified-professional-agronomist | Certified Professional Agronomist | certification | CPAg? | agronomy | agronomist; agronomy; CCA; crop; crops; soil; soils
certified-professional-soil-scientist | Certified Professional Soil Scientist | certification | CPSS?; CPSSc | soil-science | soil; soils; agronomy; wetland; classifier; soil scientist
certified-professional-horticulturist | Certified Professional Horticulturist | certification | ASHS CPH | horticulture
pest-control-adviser-licence-us | Pest Control Adviser licence (US) | certification | PCA license?; PCA pest control adviser; pest control adviser license |  | pest; pesticide; agriculture; crop; crops; adviser; agronomy; QAL
certiphyto-fr | Certiphyto (France) | certification | Certiphyto; certificat individuel produits phytopharmaceutiques | pesticide-application
pflanzenschutz-sachkundenachweis-de | Pflanzenschutz-Sachkundenachweis (DE) | certification | Sachkundenachweis Pflanzenschutz; Pflanzenschutz-Sachkunde; Sachkunde Pflanzenschutz; Pflanzenschutz-Sachkundenachweis | pesticide-application
carnet-de-aplicador-fitosanitario-es | Carnet de aplicador fitosanitario | certification | carnet fitosanitario; carné de aplicador fitosanitario; carnet de aplicador fitosanitario | pesticide-application

# Animals
livestock-care | Livestock care | technical | animal husbandry; livestock management; livestock handling; livestock production; <feeding livestock; <feeding animals on farms; livestock farming; caring for livestock; <livestock feeding; <ranch work; <ranch hand; <working cattle; <animal production; <cattle ranch; <goat farming; livestock operations; Viehhaltung; Tierhaltung?; Nutztierhaltung; élevage; ganadería?; producción animal; cría de ganado; working livestock; producción pecuaria; manejo de ganado; <cattle feeding; <livestock; <cattle?; <mucking out |  | landwirtschaft; kühe; rinder; schweine; hof; stall; geflügel; nutztiere; betrieb; ranch; feed; feeding; herd; beef; calves; pasture; dairy; sheep; goats; hogs; vaccinating; farm; horses; hay; ganado; bovino; bovinos; ordeño; vacas; potrero; rancho; pastoreo
cattle-farming | Cattle farming | technical | beef cattle; cattle production; cattle handling; ranching; cattle ranching; beef production; beef cattle production; élevage bovin; Rinderhaltung; ganadería bovina; <cow-calf operations; <calving; <branding cattle | livestock-care
sheep-farming | Sheep farming | technical | lambing; Schafhaltung; élevage ovin; ganadería ovina; <sheep and goats | livestock-care
sheep-shearing | Sheep shearing | technical | Schafschur; tonte de moutons; esquila
feedlot-operations | Feedlot operations | technical | feedlot; feed yard; pen riding; engorde de ganado | livestock-care
pasture-management | Pasture and grazing management | technical | grazing management; rotational grazing; pastures; Weidehaltung; gestion de pâturages; manejo de pasturas
dairy-farming | Dairy farming | technical | <dairy cattle; dairy herd management; dairy farm; <dairy cows; herd management dairy; dairy herd; <calf rearing; <feeding calves; <calf feeding; <calf care; Milchviehhaltung; Milchvieh; élevage laitier; ganado lechero; producción lechera; <milker; dairy management?; dairy operations?; <goat milking; lechería | livestock-care | cows; herd; milking; farm; cattle; calves; feed; milk
milking | Milking | professional | milking cows; milking parlor; Melken; traite des vaches; ordeño; milking machines; robotic milking; milk cows; milk the cows; milking the cows
dairycomp-305 | DairyComp 305 | tool | DairyComp | dairy-farming
poultry-farming | Poultry farming | technical | poultry production; <broiler production; <egg production; poultry management; poultry house; <hatchery?; poultry farm; <layer hens; <chicken farming; <turkey production; poultry care; <hatchery operations?; <raising chickens; <chicken catching; Geflügelhaltung; Geflügelzucht; aviculture; avicultura; granja avícola; <egg farm; <poultry hatchery; <incubation poultry; <hatchery management?; <broiler farms; poultry live operations; <poultry? | livestock-care | chicks; eggs; chicken; chickens; broiler; broilers; incubation; turkeys; farm; hens; barns; livestock; cattle
swine-farming | Swine farming | technical | swine production; hog farming; pig farming; <farrowing; swine management; hog production; <sow farm; pig production; <gestation swine; <hog barns; swine husbandry; <sow herd; <swine nursery; Schweinehaltung; Schweinezucht; élevage porcin; porcicultura; producción porcina; granja porcina; porc élevage | livestock-care
pqa-plus | PQA Plus certification | certification | PQA Plus certified; Pork Quality Assurance Plus certified
equine-care | Equine care | technical | horse care; equine management; <stable management; <grooming horses; <stable hand; horse handling; <barn management; <mucking stalls; <horse grooming; <cleaning stalls; <barn work; <stall cleaning; <barn maintenance; <feeding horses; horse husbandry; <groom horses; <barn chores; <barn manager; <barn hand; Pferdepflege; <Pferdewirt; soins aux chevaux; <palefrenier; <caballerizo; handling horses; <hot walking horses; <feeding and watering horses; <foaling; <equine nutrition; <equine facility management; <horses? |  | stalls; barn; grooming; stable; riding; feeding; equine; saddle; equestrian; ranch
horse-riding | Horse riding | technical | horseback riding; equestrian; équitation; equitación; Reiten; riding horses; <horsemanship
horse-training | Horse training | technical | training horses; doma de caballos; Pferdeausbildung; dressage de chevaux; breaking horses
horse-breeding | Horse breeding | technical | Pferdezucht; élevage de chevaux; cría de caballos; thoroughbred breeding
riding-instruction | Riding instruction | professional | horse riding instruction; horseback riding instruction; riding lessons; Reitunterricht; equestrian instruction; moniteur d'équitation; equestrian coaching
farriery | Farriery | technical | <farrier; horseshoeing; Hufbeschlag; <maréchal-ferrant; <herrador
animal-feeding-nutrition | Animal nutrition | technical | <feed formulation; <ration formulation; <ruminant nutrition; <feed rations; <livestock nutrition; <ration balancing; <cattle nutrition; <monogastric nutrition; <dairy nutrition; Tierernährung; nutrition animale; nutrición animal; <feed additives; <pet nutrition; <formulación de alimentos balanceados; animal diets; <companion animal nutrition
feeding-animals | Feeding animals | professional | animal feeding; feed animals; feeding and watering animals; preparing animal diets; Tiere füttern; nourrissage d'animaux
animal-breeding | Animal breeding | technical | breeding animals; <livestock breeding; <dog breeding; breeding livestock; Tierzucht; genetic selection livestock; reproductive management livestock; <cattle breeding; mejoramiento genético animal; breeder animals; <swine breeding
artificial-insemination-of-animals | Artificial insemination of animals | technical | artificial insemination of livestock; artificial insemination?; Besamung?; inseminación artificial?; insémination artificielle?; AI technician cattle; <semen collection?; <estrus synchronization |  | cattle; bovine; livestock; swine; breeding; animals; vacas; ganado; bovins; élevage; dairy; semen; rinder; herd; bovinos; cows
animal-reproduction | Animal reproduction | technical | reproduction animale; reproducción animal; bovine reproduction; embryo transfer cattle
animal-handling-care | Animal care | professional | <animal handling; <kennel work; <animal shelter work; <kennel cleaning; animal caretaking; caring for animals; <kennel attendant; <kennel; <kennel management; animal care and handling; <cleaning kennels; <animal caretaker; <animal care attendant; <small animal care; <kennel maintenance; <dog boarding; animal care taking; animal caregiver; <kennel assistant; caring for pets; <pet care; <pet boarding; <kennel technician; <animal sheltering; <cat care; <dog care; <cleaning cages; animal husbandry and care; <cleaning animal cages; <cage cleaning; Tierpflege; <soigneur animalier; soins aux animaux; cuidado de animales; manejo de animales; <wild animal care; <foster animals; feeding and cleaning animals; <exercising dogs; <shelter animals
animal-rescue | Animal rescue | professional | animal rescue work; Tierrettung; sauvetage animalier
pet-adoption-counseling | Pet adoption counseling | professional | animal adoptions; pet adoption
tierpfleger-de | Tierpfleger (Berufsausbildung) | certification | Tierpflegerin?; Tierpfleger Ausbildung; gelernter Tierpfleger | animal-handling-care | ausbildung; abschluss; ihk; gelernt; lehre; berufsausbildung; gelernte; lehrabschluss
sachkundenachweis-11-tierschg-de | Sachkundenachweis § 11 TierSchG (DE) | certification | Sachkunde § 11 TierSchG; Sachkundenachweis § 11 TierSchG; Sachkundenachweis nach § 11 TierSchG
acaced-fr | ACACED (FR) | certification | ACACED; attestation de connaissances pour les animaux de compagnie d'espèces domestiques; <certificat de capacité animaux domestiques
pet-first-aid-certification | Pet first aid certification | certification | pet first aid?; pet CPR?; pet first aid and CPR? |  | certified; certification; certifications; certificate; Red Cross; PetTech; Pet Tech
animal-welfare | Animal welfare | professional | Tierschutz; bienestar animal; bien-être animal; protection animale; animal protection; humane handling
pet-sitting | Pet sitting | professional | <dog sitting; pet sitter; <cat sitting; petsitting; <Hundesitting; Hundebetreuung; garde d'animaux; cuidador de mascotas
dog-walking | Dog walking | professional | dog walker; walking dogs; promenade de chiens; promeneur de chiens; paseo de perros; Gassigehen; Rover dog walking; Wag dog walking
dog-daycare | Dog daycare | professional | doggy daycare; dog day care; doggie daycare; Hundetagesstätte | animal-handling-care
pet-grooming | Pet grooming | professional | <dog grooming; animal grooming; <bathing dogs; <dog bathing; <nail trims pets; <pet bathing; <grooming dogs; <dog groomer; <pet groomer; <cat grooming; pet stylist; grooming animals; <bathing animals; <dog bather; pet styling; <bather dogs; <nail trimming pets; <hand stripping dogs; <dog washing; Hundepflege; <toilettage canin; toiletteur canin; toilettage; <peluquería canina; estética canina; peluquero canino; <nail clipping pets; <pet nail trimming; <dematting; <bathing pets; dog hair cutting
certified-pet-groomer | Certified pet groomer | certification | <National Certified Master Groomer; <NDGAA certified | pet-grooming
animal-training | Animal training | professional | <dog training; <obedience training dogs; <canine training; <dog trainer; training animals; <obedience training; <training dogs; <dog obedience training; <service dog training; animal trainer; <puppy training; <behavior modification dogs; <dog obedience; <dog agility; <Hundetraining; <Hundeausbildung; <éducation canine; <éducateur canin; <adiestramiento canino; <entrenamiento canino; <K-9 training; <K9 training; <working dogs; positive reinforcement training animals; operant conditioning animals; <clicker training
animal-behavior | Animal behavior | technical | animal behaviour; ethology; etología; Tierverhalten; Verhaltensbiologie; éthologie; comportement animal; animal behaviour science; Ethologie; <dog behavior; <canine behavior; <dog behaviour
cpdt-ka | Certified Professional Dog Trainer (CPDT) | certification | CPDT?; Certified Professional Dog Trainer; <CPDT-KA | animal-training | dog; dogs; canine; trainer
kpa-ctp | KPA-CTP | certification | Karen Pryor Academy certified | animal-training
zoo-keeping | Zookeeping | professional | zoo keeping; <exotic animal care; zoo animal care; zoology husbandry; <reptile care; <herpetology husbandry; <avian care; <marine mammal care; <bird care; <aviary; <exotic animal handling; <reptile husbandry; <primates care; Zootierpflege; <soigneur de zoo; cuidador de zoológico; zookeeping experience; animalerie exotique; <raptor handling; <reptile handling
wildlife-rehabilitation | Wildlife rehabilitation | professional | wildlife rehabilitator; wildlife rehab; raptor rehabilitation; Wildtierrehabilitation; wildlife care
aquarium-husbandry | Aquarium husbandry | technical | aquarist; Aquaristik; aquariophilie; acuarismo
falconry | Falconry | technical | Falknerei; fauconnerie; cetrería
beekeeping | Beekeeping | technical | apiculture; <honey production; bee keeping; <beekeeper; apiary?; hive management?; apiary management; Imkerei; apicultura; <apiculteur; <Imker; <honey extraction; <honey harvesting; <queen rearing; <apicultor |  | bees; bee; hives; honey; beekeeping; beekeeper; colonies; queen
animal-control | Animal control | professional | <animal control officer; <stray animal capture; <trapping animals; animal control enforcement; <animal cruelty investigations; <stray animals; <humane investigations; <cruelty investigations; <animal impound; control animal? |  | perros; perrera; callejeros; municipal; perros callejeros; animales abandonados
naca-animal-control-certification | NACA animal control certification | certification | NACA animal control?; NACA certified animal control officer | animal-control | certified; certification; certificate; academy; level I; level II
trap-neuter-return | Trap-neuter-return | professional | TNR?; TNR program |  | cats; feral; trap; shelter; cat; colony
chemical-immobilization-of-animals | Chemical immobilization of animals | technical | chemical capture; chemical immobilization wildlife
hunting | Hunting? | professional | Jagd; chasse?; cacería; Jagdausübung; <deer hunting |  | gibier; fusil; faune; garde; nature; forêt; tir; wildlife; deer; rifle; fishing; trapping; elk; outfitter; duck; hiking; camping; outdoors
hunting-licence | Hunting licence | certification | <Jagdschein; hunting license; <permis de chasser; <licencia de caza | hunting
hunter-education-certificate | Hunter education certificate | certification | hunter safety?; hunter education?; hunters safety certificate; hunter's safety?; hunter safety card; hunter education card |  | certificate; certified; completed; certification; hunting license
gamekeeping | Gamekeeping | professional | game management?; gamekeeper; Wildhege; gestion cynégétique |  | wildlife; hunting; deer; hunters; pheasant; species; habitat
nuisance-wildlife | Nuisance wildlife control | professional | wildlife control; <wildlife removal; wildlife damage management; <feral hog trapping; <wildlife exclusion; nuisance wildlife; <wildlife trapping; <bird control

# Fish and forest
fishing-commercial | Commercial fishing | technical | <net fishing; <longline fishing; <commercial fisherman; fishing boat; <crab fishing; <deckhand fishing; <lobster fishing; <trawling; <shrimping; <crabbing; <salmon fishing; <fisherman; commercial fisheries; <commercial fishing deckhand; Fischerei; <Hochseefischerei; pêche professionnelle; <marin-pêcheur; pêche en mer; pesca comercial; <pescador; <oyster harvesting; <gillnetting; <seining; <clamming |  | vessel; vessels; deckhand; trawler; crab; salmon; fisherman; longline; commercial fishing; trawl; barco; buque; marinero; embarcación; artesanal; pescadores; acuicultura
fisheries-observation | Fisheries observation | professional | fisheries observer; NMFS observer
aquaculture | Aquaculture | technical | <fish farming; <fish hatchery; <shellfish farming; <oyster farming; fish culture; <salmon farming; <shrimp farming; <recirculating aquaculture; <hatchery fish; fish husbandry; <fish rearing; <larval rearing; <oyster aquaculture; <tilapia farming; <Fischzucht; Aquakultur; <pisciculture; acuicultura; aquaculture systems; <piscicultura; <aquaculteur; <RAS aquaculture; fish farm; mariculture; <spawning fish; <ostréiculture; <truchicultura; <conchyliculture; <camaronicultura; <salmonicultura; <shellfish hatchery
algae-cultivation | Algae cultivation | technical | algae culture; algaculture; seaweed farming; Algenzucht
fisheries-management | Fisheries management | technical | fisheries science; <fish surveys; <electrofishing; <fish stock assessment; fisheries biology; <stock assessment?; <fish population surveys; <electro-fishing; <fish sampling; <fish tagging; <fish monitoring; fisheries research; <redd surveys; fisheries techniques; <backpack electrofishing; <seine netting; <fish counts; <smolt trapping; <screw trap; <fish otoliths; <snorkel surveys; Fischereibiologie; halieutique; gestión pesquera; manejo pesquero; <creel surveys; <spawning surveys; <fish weir; fisheries technician; biología pesquera; <fish aging |  | fish; fisheries; marine; species; catch; fishery
ichthyology | Ichthyology | technical | fish biology; fish ecology; fish identification; Ichthyologie
forestry | Forestry | technical | forest management; <forester; forest operations; <timber management; <forest ecology; <forest health; <forest restoration; <forest thinning; forestry operations; forestry management; <tree inventory; <forest measurements; <forest stewardship; forest resource management; <forest planning; <prescribed thinning; Forstwirtschaft; gestion forestière; foresterie; ingeniería forestal; manejo forestal; <forestry technician; <forest surveys; forest stand; Forstwissenschaft; <forest conservation
forest-inventory | Forest inventory | technical | forest mensuration; timber inventory; timber cruising; timber cruise; Forstinventur; inventaire forestier; inventario forestal; forest inventory analysis | forestry
silviculture | Silviculture | technical | Waldbau; sylviculture; silvicultura | forestry
reforestation | Reforestation | technical | afforestation; Aufforstung; reboisement; reforestación
urban-forestry | Urban forestry | technical | community forestry; foresterie urbaine; silvicultura urbana
agroforestry | Agroforestry | technical | agroforestería; Agroforst; agroforesterie
saf-certified-forester | SAF Certified Forester | certification | Society of American Foresters Certified Forester | forestry
registered-professional-forester | Registered Professional Forester | certification | RPF? | forestry | forester; forestry; timber; forest
forstwirt-de | Forstwirt (DE) | certification | Forstwirt?; Forstwirtin?; <Forstwirtschaftsmeister | forestry | ausbildung; abschluss; gelernt; gelernter; lehre; berufsausbildung; geselle; facharbeiter; berufsabschluss
fsc-certification | FSC certification | technical | FSC chain of custody
sfi-certification | SFI certification | technical | Sustainable Forestry Initiative
logging-timber | Timber harvesting | technical | logging?; logging operations?; <skidder operation; <skidder; <harvester forestry; <feller buncher; <logging equipment; <log loader?; timber cutting; <choker setting; <choker setter; <log skidder; <forwarder forestry; <log scaling; <hook tender; <log processor?; <yarder; <cable logging; Holzernte; Holzeinschlag; Harvesterfahrer; <bûcheron; <débardage; explotación forestal; <delimber; motosierrista |  | trees; forest; forestry; chainsaw; skidder; sawmill; lumber
tree-felling | Tree felling | technical | felling trees; timber felling; falling timber; fell trees; Holzfällung; abattage d'arbres; tala de árboles; bûcheronnage
firewood-processing | Firewood processing | professional | firewood; splitting wood; firewood cutting; splitting firewood; cutting firewood; wood splitting; log splitter
log-truck-driving | Log truck driving | professional | log truck; log hauling; log truck driver; grumier | truck-driving
arboriculture | Arboriculture | technical | tree care; <tree removal; tree service; <arborist; <tree surgery; <stump grinding; <tree cutting; tree work; <tree trimmer; <tree surgeon; <stump removal; tree maintenance; tree health; <cutting down trees; <tree preservation; <tree assessment; Baumpflege; <Baumfällung; <arboriste grimpeur; <élagueur; arboricultura; <tree trimming and removal; <cabling and bracing; <tree surveys; <Baumpfleger; <wood chippers; <consulting arborist
tree-pruning | Tree pruning? | technical | tree trimming; trimming trees; pruning trees; élagage; poda de árboles; Baumschnitt |  | trees; landscaping; climbing; shrubs; garden; branches; chainsaw; arborist; orchard; mowing; planting; lawn
tree-climbing | Tree climbing | technical | climbing trees; tree climber; grimpe d'arbres; Baumklettern
tree-risk-assessment | Tree risk assessment | technical | hazard trees; Baumkontrolle; tree inspection
skt-a-tree-climbing-certificate-de | SKT-A tree climbing certificate (DE) | certification | Seilklettertechnik A; SKT A?; <SKT B? | tree-climbing | Seilklettertechnik; Baumpflege; Baumpfleger; Baumpflegerin; Motorsäge; Motorsägenschein; AS Baum; Klettern; Kletterer; Baumkletterer; Baumklettern; SVLFG; Hubarbeitsbühne; ETW
brush-clearing | Brush clearing | technical | brush clearance; clearing brush; brush removal; <brush cutting; <brush hog; <brush cutter; <bush hog; <bush hogging; <brushcutter; <brush hogging; <bush hog mowing
line-clearance | Line clearance tree work | technical | line clearance?; utility line clearance; line clearance tree trimming; vegetation management utility; utility forestry; right-of-way vegetation management; <line clearance arborist | arboriculture | tree; trees; trimming; utility; vegetation; arborist; lines; energized
isa-arborist | Certified arborist | certification | <ISA Certified Arborist Municipal Specialist; <ISA utility specialist; <certified arborist ISA; <certified arborist utility specialist; <ISA Certified Arborist | arboriculture
isa-board-certified-master-arborist | ISA Board Certified Master Arborist | certification | BCMA arborist | isa-arborist
isa-traq | ISA TRAQ | certification | TRAQ?; tree risk assessment qualification; TRAQ qualified | tree-risk-assessment | arborist; ISA
isa-certified-tree-worker | ISA Certified Tree Worker | certification |  | arboriculture
tcia-ctsp | TCIA CTSP | certification | certified treecare safety professional; CTSP? |  | tree; arborist; treecare; TCIA
line-clearance-arborist-certification | Line clearance arborist certification | certification | line clearance certified?; line clearance certification? | line-clearance | tree; trees; arborist; utility; power lines; powerline
ehap | Electrical Hazard Awareness Program (EHAP) | certification | EHAP?; EHAP certified; Electrical Hazard Awareness Program?; Electrical Hazards Awareness Program? |  | arborist; line clearance; TCIA
registered-consulting-arborist | Registered Consulting Arborist | certification |  | arboriculture
european-tree-worker | European Tree Worker | certification | European Tree Worker certificate | arboriculture
european-tree-technician | European Tree Technician | certification |  | arboriculture
fachagrarwirt-baumpflege-de | Fachagrarwirt Baumpflege (DE) | certification | Fachagrarwirt Baumpflege; Fachagrarwirt für Baumpflege | arboriculture
arborist-licence-us | Arborist licence | certification | licensed arborist; <Connecticut arborist license; arborist license | arboriculture
chainsaw-certification | Chainsaw certificate of competence | certification | <NPTC CS30; <CS30?; <CS31?; <CS30/31?; <CS39?; <NPTC chainsaw; <NPTC chainsaw certificate; <Lantra chainsaw certificate; chainsaw certificate of competence; <CS30 chainsaw maintenance and cross-cutting; chainsaw licence; chainsaw license; chainsaw ticket; chainsaw tickets; chainsaw certificate; chainsaw certificates | chainsaw | chainsaw; lantra; cs30; cs31; felling; strimmer; tickets; brushcutter; NPTC; arborist; tree surgeon; cs32; cs38; cs39
lantra-certificate | Lantra certificate | certification | Lantra certified; <LANTRA? |  | chainsaw; certificate; award; ticket
usfs-sawyer-certification | USFS sawyer certification | certification | USFS sawyer; <class B sawyer; <USFS B faller | chainsaw
european-chainsaw-certificate | European Chainsaw Certificate | certification | ECC chainsaw; ECS chainsaw | chainsaw
game-of-logging | Game of Logging | certification | Game of Logging Level 4 | chainsaw
wildland-firefighting | Wildland firefighting | technical | wildland fire; wildfire suppression; wildland fire fighting; <wildland firefighter; wildland fire suppression; <fire line construction; <fireline; <hotshot crew; forest firefighting; <helitack; <mop up wildland; Waldbrandbekämpfung; feux de forêt; incendios forestales; <brigadista forestal; combate de incendios forestales; <engine crew wildland; <fire behavior wildland; <initial attack?; <smokejumper; <handcrew |  | fire; wildland; crew; suppression; fires
prescribed-burning | Prescribed burning | technical | prescribed fire; controlled burns; prescribed burns; quema prescrita; brûlage dirigé
wildfire-fuels-reduction | Wildfire fuels reduction | technical | fuels reduction; fuels management?; wildfire mitigation; hazardous fuels reduction; fuels treatment |  | wildfire; wildland; fire; forest; prescribed; thinning
nwcg-red-card-us | NWCG red card (US) | certification | red card wildland; red carded?; red card certified; <NWCG Firefighter Type 2; <FFT2? | wildland-firefighting | wildland; fire; nwcg; firefighter
nwcg-s-130 | NWCG S-130 Firefighter Training | certification | S-130?; S-130 firefighter training |  | wildland; nwcg; firefighter; fire; l-180; fireline
nwcg-s-190 | NWCG S-190 Wildland Fire Behavior | certification | S-190?; S-190 wildland fire behavior |  | wildland; nwcg; firefighter; fire; l-180; fireline
nwcg-firefighter-type-1-us | NWCG Firefighter Type 1 (US) | certification | FFT1?; firefighter type 1 | nwcg-red-card-us | wildland; nwcg; fire; firefighter; S-130; S-190; red card; ICT5; hotshot; fireline
prescribed-burn-manager-certification-us | Prescribed burn manager certification | certification | <certified burn boss; certified prescribed burn manager; prescribed burn manager certification | prescribed-burning
rxb2 | NWCG Prescribed Fire Burn Boss Type 2 | certification | RXB2; prescribed fire burn boss type 2
nwcg-s-212-us | NWCG S-212 (US) | certification | S-212?; S212?; S-212 wildland fire chain saws | chainsaw | wildland; nwcg; firefighter; chainsaw; chainsaws; chain saw; faller; S-130; S-190
wildlife-management | Wildlife management | technical | <habitat management; <wildlife conservation; <wildlife habitat; <small mammal trapping; <habitat assessment; <wildlife habitat management; <wildlife tracking; <animal capture wildlife; <population surveys wildlife; <habitat surveys; <habitat evaluation; <wildlife population; wildlife techniques; <desert tortoise surveys; <burrowing owl surveys; Wildtiermanagement; gestion de la faune; manejo de fauna silvestre; <deer management; <wildlife inventory; <wildlife technician; <pit tags wildlife; <wildlife protection; <waterfowl management; <raptors monitoring
wildlife-biology | Wildlife biology | technical | wildlife ecology; Wildtierbiologie; biologie de la faune; wildlife research; <mammalogy
wildlife-surveys | Wildlife surveys | professional | wildlife monitoring; Kartierung Fauna; Faunistik; suivi faunistique; monitoreo de fauna; mammal surveys; <small mammal surveys; <amphibian surveys; <reptile surveys
herpetology | Herpetology | technical | Herpetologie; herpetología
habitat-restoration | Habitat restoration | technical | Habitatrestaurierung; restauration d'habitats; restauración de hábitats
certified-wildlife-biologist | Certified Wildlife Biologist | certification |  | wildlife-biology
associate-wildlife-biologist | Associate Wildlife Biologist (TWS) | certification | associate wildlife biologist?; AWB Wildlife Society |  | awb; tws certified
bird-surveys | Bird surveys | technical | avian surveys; <point counts; <bird identification; <bird banding; <mist netting; bird monitoring; <avian point counts; <raptor surveys; <nesting bird surveys; <nest monitoring; <nest searching
ornithology | Ornithology | technical | Vogelkunde; ornithologie; ornitología; avian ecology; birding
bat-surveys | Bat surveys | technical | bat mist netting; acoustic bat monitoring; Fledermauskartierung | wildlife-management
wildlife-telemetry | Wildlife telemetry | technical | radio telemetry?; radio tracking wildlife; telemetry wildlife; VHF telemetry; GPS collars |  | wildlife; animals; birds; collars; tracking; habitat; species; fish
camera-trapping | Camera trapping | technical | camera traps; trail cameras; game cameras; Fotofallen; pièges photographiques

# Plants
horticulture | Horticulture | technical | ornamental horticulture; horticultural practices; plant care; plant cultivation; <horticulturist; plant production?; horticultural production; <gardener horticulture; horticultural; <ornamental plants; <container growing; <plant installation?; <transplanting; <transplanting plants; <annuals and perennials; <potting plants; <repotting; Gartenbau; <Zierpflanzenbau; <Zierpflanzengärtner; horticulture ornementale; horticultura; <horticulteur; florales y ornamentales; <Staudengärtner |  | plants; greenhouse; nursery; garden; landscape; seedlings; flowers; shrubs; potting; botanical; perennials
plant-nursery-work | Plant nursery work | technical | nursery management?; nursery production; plant nursery operations; nursery plant production; nursery work?; plant nursery; Baumschule; pépinière?; vivero?; nursery stock |  | plants; trees; greenhouse; shrubs; propagation; horticulture; landscape; plantas; végétaux; plantes; potting; seedlings
floriculture | Floriculture | technical | Blumenanbau; floriculture ornementale; floricultura; bedding plants
plant-identification | Plant identification | technical | identifying plants; Pflanzenbestimmung; identification des plantes
pruning | Pruning? | technical | <pruning shrubs; <hedge trimming; pruning trees and shrubs; <hedge trimmers; <trimming hedges; bush trimming; shrub trimming; <shrub pruning; trimming bushes; <trim hedges; trimming shrubs; <Heckenschnitt; <taille de haies; poda de arbustos; trimming trees and shrubs; <hedge cutting; <cutting hedges |  | shrubs; plants; planting; mowing; landscaping; weeding; mulching; irrigation; garden
garden-center | Garden center work | professional | garden centre; garden center sales; garden nursery; jardinerie; Gartencenter
plant-propagation | Plant propagation | technical | propagating plants; plant propagation techniques; propagation?; tissue culture plants; plant tissue culture; <grafting plants; vegetative propagation |  | plant; plants; nursery; greenhouse; cuttings; seed; horticulture; grafting; seedlings; vegetative; perennials
interior-plant-care | Interior plant care | technical | interior plantscaping; interiorscape; indoor plants care; watering plants; plant watering; houseplants; water plants; water the plants; watering of plants
gardening | Gardening | professional | garden maintenance; <flower beds; <flower gardening; garden work; <flower planting; <flower bed maintenance; <flower gardens; garden care; planting and maintaining gardens; garden bed maintenance; tending gardens; maintaining gardens; <garden beds; Gartenpflege; Gartenarbeit; Gartenarbeiten; jardinage; entretien de jardins; mantenimiento de jardines; cuidado de jardines; gardening work; jardinería; Gärtnerarbeiten; <gardener; <jardinero; <jardinier
weeding | Weeding? | professional | weed pulling; pulling weeds; weed removal; désherbage; Unkraut jäten; deshierbe |  | planting; garden; gardens; mulching; mowing; plants; lawn; lawns; landscaping; farm; pruning; hoeing; raking; flower; watering; crops; greenhouse; edging; vegetables; harvesting; gardening; trimming
turf-management | Turf management | technical | turfgrass management; <sports turf; turf maintenance; golf course management; <greenskeeper; <golf course superintendent; turf grass management; turfgrass science; course maintenance?; golf course operations maintenance; <sports turf maintenance; <athletic turf; <greens keeper; <greens aeration; turf science; turf equipment maintenance; <Greenkeeper; greenkeeping golf |  | golf; greens; turf; mowing; fairways; irrigation
golf-course-maintenance | Golf course maintenance | technical | greenskeeping; Greenkeeping; Golfplatzpflege; golf course grounds; entretien de golf; greens keeping; mantenimiento de campos de golf; <greens mowing; <bunker maintenance? | turf-management | golf; greens; turf; mowing; fairways
lawn-aeration | Lawn aeration | professional | aerating lawns; aeration lawn; aeration and overseeding; core aeration; lawn aerating; Vertikutieren; scarification de pelouse
gcsaa-membership | GCSAA membership | certification | GCSAA member; <GCSAA Class A; member of GCSAA
certified-golf-course-superintendent | Certified Golf Course Superintendent | certification | CGCS? | golf-course-maintenance | golf; superintendent; turf; turfgrass; GCSAA
pesticide-application | Pesticide application | technical | <herbicide application; <spraying pesticides; <spraying herbicides; <chemical application lawns; pesticide handling; <herbicide spraying; pesticide spraying; <pesticide mixing; <weed spraying; chemical spraying?; pesticide use; applying pesticides; pesticide/herbicide application; <spraying weeds; spraying chemicals?; apply pesticides; <agricultural spraying; <crop spraying; <lawn spraying; traitement phytosanitaire; aplicación de pesticidas; aplicación de agroquímicos; <fumigación agrícola; <aquatic weed control; <foliar spraying; <chemical weed control; <pesticide backpack sprayer; <agricultural chemical applications; <pesticide applicator; <applying herbicides; spraying crops |  | pesticide; pesticides; weeds; weed; herbicide; herbicides; lawn; crops; fertilizer; pest; insects
invasive-plant-management | Invasive plant management | technical | invasive species management; invasive plant removal; invasive species removal; invasive species; invasive species control; invasive plants; invasive plant control; noxious weed control; exotic plant removal; noxious weeds; Neophytenbekämpfung
weed-control | Weed control | technical | control de malezas; Unkrautbekämpfung; désherbage chimique; <weed science; weed management
crop-protection | Crop protection | technical | Pflanzenschutz; protection des cultures; crop protection products; protección de cultivos
pesticide-applicator-licence | Pesticide applicator licence | certification | pesticide applicator license; certified pesticide applicator; pesticide license; <commercial applicator license; licensed pesticide applicator; <commercial pesticide license; <private applicator license; pesticide applicator certification; <herbicide license; pesticide applicator's license; <public applicator license; <herbicide applicator license; <private pesticide applicator license; pesticide certification; spray license; core pesticide license; state applicator license; spraying license; <commercial pesticide applicators license; applicator's license pesticide; <aquatic pesticide license; <licensed commercial applicator; <RUP license; state pesticide license; <commercial pesticide applicator?; <private pesticide applicator?; <public operator pesticide applicator? | pesticide-application | licensed; license; certified; category; certification; licence
qualified-applicator-license-us | Qualified Applicator License (US) | certification | QAL?; qualified applicator license | pesticide-applicator-licence | pesticide; applicator; dpr; qac; pest
structural-pest-control-licence-us | Pest control licence | certification | pest control license; <structural pest control license; <certified pest control operator; <structural pest control operator?; <structural applicator license; <termite license; <WDO license; <WDI license; <pest control operator license; <structural pest control licence; <Branch 2 pest control license; <Branch 3 pest control license | pest-control | licensed; license; spcb
pa1-spraying-certificate-uk | PA1 spraying certificate (UK) | certification | PA1?; NPTC PA1; PA1 spraying certificate | pesticide-application | spraying; pesticide; pesticides; knapsack; nptc; lantra; pa6; herbicide; tickets; chainsaw
pa6-spraying-certificate-uk | PA6 spraying certificate (UK) | certification | PA6?; NPTC PA6; PA6 spraying certificate | pesticide-application | pesticide; pesticides; knapsack; nptc; lantra; pa1; herbicide; herbicides; chainsaw; brushcutter; weeds
pest-control | Pest control | technical | pest management; exterminating; <rodent control; <exterminator; <pest inspection; <bed bug treatment; pest control services; extermination; <pest control technician; <insect control; pest control inspection; <pest control operator; <bed bugs; <pest prevention; <bedbug treatment; <structural pest control; <pest exclusion; <pest monitoring; <baiting rodents; pest treatment; pest elimination; Schädlingsbekämpfung; <Schädlingsbekämpfer; <dératisation; <désinsectisation; control de plagas; 3D désinfection; gestión de plagas; <bed bug inspection; <rodent exclusion
fumigation | Fumigation | technical | fumigaciones; Begasung?; tent fumigation; fumigation operations |  | schädlinge; container; vorratsschutz; schädlingsbekämpfung; holz
schadlingsbekampfer-de | Schädlingsbekämpfer (Berufsausbildung) | certification | Schädlingsbekämpferin?; Schädlingsbekämpfer Ausbildung | pest-control | ausbildung; abschluss; ihk; gelernt; lehre; geprüfte; berufsausbildung
entomology | Entomology | technical | <entomologist; entomological; <medical entomology; <urban entomology; <insect collection; entomología; <insect sampling; <forensic entomology; <insect taxonomy; <insect rearing; <insect identification; Entomologie; <insect ecology; <insect surveys; <pinning insects
associate-certified-entomologist | Associate Certified Entomologist | certification | ACE entomologist | pest-control
board-certified-entomologist | Board Certified Entomologist | certification | BCE entomologist | entomology
mosquito-control | Mosquito control | technical | mosquito abatement; mosquito surveillance; mosquito identification; mosquito trapping | pest-control
termite-inspection | Termite inspection and treatment | technical | termite control; termite treatment; termite inspections; termites; WDO inspection; wood destroying insect inspection; termite work; crawl space inspection | pest-control
integrated-pest-management | Integrated pest management | technical | IPM?; integrated pest management (IPM); <biological pest control; IPM programs; integrated pest control; <biological control; <biocontrol; IPM practices; IPM techniques; integrierter Pflanzenschutz; protection intégrée; lutte intégrée; manejo integrado de plagas; <control biológico; protection biologique intégrée |  | pest; pests; insects; crops; plants; greenhouse; turf; landscape; pesticide; pesticides; agriculture; horticulture; garden
crop-scouting | Crop scouting | professional | scouting crops; field scouting?; pest scouting; scouting fields; insect scouting; scouting for pests; Feldbonitur; scouting for insects |  | crop; crops; pest; agronomy; soil; farmers; insects; weeds; corn
plant-pathology | Plant pathology | technical | <plant disease diagnosis; <plant disease identification; phytopathology; <plant virology; <plant health inspection; <crop diseases; <disease identification plants; <fungal pathogens plants; <plant disease diagnostics; Phytopathologie; fitopatología; phytopathologie végétale; <plant diagnostics
mushroom-growing | Mushroom cultivation | technical | mushroom growing; mushroom farming; champignonnière; growing mushrooms; Pilzzucht; cultivo de setas; cultivo de hongos
agricultural-inspection | Agricultural inspection | professional | agriculture inspection; inspección agrícola; <phytosanitary inspection; <plant inspection?; <plant quarantine; <plant quarantine inspection; <inspección fitosanitaria; <nursery inspection? |  | phytosanitary; usda; quarantine; agricultural; pests; agriculture; aphis
usda-aphis-regulations | USDA APHIS regulations | technical | USDA APHIS?; APHIS?; USDA PPQ; plant protection and quarantine |  | regulations; permits; compliance; phytosanitary; import; quarantine; inspections; animal welfare act
botany-field | Botanical field surveys | technical | <vegetation surveys; plant surveys?; <vegetation monitoring; <rare plant surveys; <vegetation sampling; <native plant identification; botanical surveys; <vegetation mapping; field botany; floristic surveys; <vegetation transects; <line-point intercept; Vegetationskunde; Kartierung Flora; <Biotopkartierung; botanique de terrain; relevés floristiques; botánica de campo; floristic inventory; <plant keys?; <floristic quality assessment; phytosociologie; levantamientos florísticos; field identification of plants; <vegetation plots |  | vegetation; botanical; species; flora; rare; habitat; botany; ecological
native-plant-landscaping | Native plant landscaping | technical | native plants; native landscaping; native plant gardens; pollinator gardens; <xeriscaping; <xeriscape
plant-taxonomy | Plant taxonomy | technical | Pflanzensystematik; taxonomie végétale; taxonomía vegetal; <dichotomous keys
vegetation-management | Vegetation management | technical | Vegetationsmanagement; gestion de la végétation
dendrology | Dendrology | technical | Dendrologie; dendrología
rangeland-management | Rangeland management | technical | range management?; rangeland monitoring; rangeland; rangeland health; <rangeland ecology; <rangeland science; <range science; <range ecology; AIM rangeland monitoring; pastoralisme |  | grazing; livestock; rangeland; cattle; vegetation; forage; ranch

# Environment and sustainability
sustainability | Sustainability | professional | environmental sustainability; sustainability management; sustainable development; <sustainability strategy; <sustainability planning; <sustainability consulting; sustainable practices; <sustainability programs; <sustainability initiatives; <corporate environmental sustainability; <sustainability program management; sustainability practices; <sustainability assessment; <sustainability education; <sustainability projects; <sustainability metrics; <sustainability analysis; <sustainability engagement; Nachhaltigkeit; Nachhaltigkeitsmanagement; développement durable; sostenibilidad; desarrollo sostenible; sustentabilidad; desarrollo sustentable; nachhaltige Entwicklung; <Nachhaltigkeitsstrategie; <corporate sustainability
issp-certification | ISSP certification | certification | <ISSP-CSP; <ISSP-SA; <ISSP Sustainability Excellence Associate
esg-reporting | Sustainability reporting | professional | ESG reporting; sustainability reports; ESG disclosure; corporate sustainability reporting; Nachhaltigkeitsberichterstattung; Nachhaltigkeitsbericht; CSR-Bericht; reporting extra-financier; sustainability disclosures; reportes de sostenibilidad; memoria de sostenibilidad; <non-financial reporting
esg | ESG | technical | environmental, social and governance; ESG strategy; ESG analysis; <ESG data; <ESG metrics; <ESG compliance; <ESG ratings
gri-standards | GRI standards | technical | GRI?; GRI reporting; Global Reporting Initiative; GRI G4 | esg-reporting | sustainability; esg; sasb; tcfd; disclosure; csr
csrd | CSRD | technical | Corporate Sustainability Reporting Directive; ESRS? |  | CSRD; sustainability; ESG; GRI; materiality; Nachhaltigkeit; durabilité; taxonomy
tcfd | TCFD | technical | TCFD reporting; Task Force on Climate-related Financial Disclosures
sasb | SASB | technical | SASB standards
cdp-disclosure | CDP disclosure | technical | CDP reporting?; carbon disclosure project; CDP questionnaire; CDP Climate | esg-reporting | carbon; climate; ghg; sustainability; tcfd; emissions
eu-taxonomy | EU taxonomy | technical | EU-Taxonomie; EU Taxonomy Regulation; taxonomie européenne
sfdr | SFDR | technical | Sustainable Finance Disclosure Regulation; Offenlegungsverordnung
ecovadis | EcoVadis | tool | EcoVadis rating; EcoVadis assessment
gresb | GRESB | tool | GRESB assessment; GRESB reporting
iso-26000 | ISO 26000 | technical | ISO 26000 social responsibility
materiality-assessment | Materiality assessment? | professional | double materiality; materiality analysis?; Wesentlichkeitsanalyse; double matérialité |  | esg; sustainability; gri; csrd; double; nachhaltigkeit; csr; durabilité
b-corp-certification | B Corp certification | technical | B Corp; <B Impact Assessment
fsa-credential | FSA credential? | certification | IFRS FSA credential; SASB FSA | sasb | SASB; IFRS; sustainability; ESG; ISSB
gri-certified | GRI Certified Sustainability Professional | certification |  | gri-standards | sustainability; ESG; Global Reporting Initiative; SASB; CDP
carbon-accounting | Carbon accounting | technical | <greenhouse gas inventories; GHG accounting; greenhouse gas accounting; carbon footprinting; <GHG inventories; <GHG protocol; carbon footprint analysis; <greenhouse gas reporting; <GHG reporting; <scope 3 emissions; CO2-Bilanzierung; CO2-Bilanz; bilan carbone; Klimabilanz; <inventario de gases de efecto invernadero; Treibhausgasbilanz; <GHG verification; carbon footprint calculation; bilan GES; carbon footprint assessment; <carbon footprint; <huella de carbono; <scope 1, 2 and 3
decarbonization | Decarbonization | technical | <carbon neutrality; <Klimaneutralität; Dekarbonisierung; décarbonation; descarbonización; <net zero strategy
science-based-targets | Science Based Targets | technical | SBTi; science based targets initiative
iso-14064 | ISO 14064 | technical | ISO 14064-1
renewable-energy-certificates | Renewable energy certificates | technical | RECs energy; guarantees of origin energy; Herkunftsnachweise Energie
carbon-capture | Carbon capture and storage | technical | carbon capture; CCUS; CCS carbon; CO2 storage
emissions-trading | Emissions trading and carbon markets | professional | carbon markets; <carbon credits; emissions trading; carbon trading; <cap and trade; <EU ETS; Emissionshandel; <clean development mechanism; <CDM projects; mercados de carbono; <bonos de carbono; <carbon offsets; <voluntary carbon market
climate-adaptation | Climate adaptation | technical | <climate resilience; climate change adaptation; <adaptation planning climate; Klimaanpassung; adaptación al cambio climático; <climate vulnerability assessment; adaptation au changement climatique
climate-protection | Climate protection | technical | Klimaschutz?; climate change mitigation; climate mitigation; Klimaschutzmanagement; climate action planning; climate action plans; atténuation climatique; <carbon sequestration |  | Klimaschutzkonzept; Klimaschutzmanager; Emissionen; Kommune; Kommunen; Treibhausgas; CO2; Klimaanpassung
climate-policy | Climate policy | technical | climate change policy; Klimapolitik; politique climatique; climate negotiations
climate-change-knowledge | Climate change knowledge | technical | climate change?; changement climatique?; cambio climático?; Klimawandel? |  | adaptation; mitigation; policy; environmental; emissions; carbon; sustainability; science; atténuation; scénarios; adaptación; mitigación; Anpassung; vulnérabilité; vulnerabilidad; Klimaforschung
climate-risk-assessment | Climate risk assessment | technical | climate risk; climate vulnerability; Klimarisikoanalyse
climate-finance | Climate finance | technical | Klimafinanzierung; finance climat
environmental-policy | Environmental policy | professional | <environmental policy analysis; Umweltpolitik; politique environnementale; política ambiental; environment policy; <environmental governance; <water policy; <air quality policy
energy-policy | Energy policy | technical | Energiepolitik; politique énergétique; política energética; renewable energy policy
environmental-justice | Environmental justice | technical | justice environnementale; justicia ambiental
environmental-advocacy | Environmental advocacy | professional | environmental campaigns; environmental activism
environmental-economics | Environmental economics | technical | natural resource economics; environmental valuation; Umweltökonomie; économie de l'environnement
environmental-planning | Environmental planning | professional | Umweltplanung; <environmental planner
life-cycle-assessment | Life cycle assessment | technical | LCA?; life cycle analysis?; <ISO 14040; Ökobilanz; Ökobilanzierung; analyse de cycle de vie; ACV?; análisis de ciclo de vida; <LCA software; <life cycle inventory; <EIO-LCA; <product carbon footprint; <PEF footprint |  | carbon; footprint; simapro; sustainability; gabi; empreinte; environnement; environnemental; environnementale; carbone; huella; ambiental; durable; epd; emissions; lca; iso 14040; openlca; environmental impacts
ecodesign | Ecodesign | technical | eco-design; Ökodesign; écoconception; ecodiseño; sustainable product design
environmental-product-declarations | Environmental product declarations | technical | EPDs; Umweltproduktdeklaration; FDES
material-flow-analysis | Material flow analysis | technical | Stoffstromanalyse; analyse des flux de matières
ecoinvent | ecoinvent | tool | ecoinvent database | life-cycle-assessment
one-click-lca | One Click LCA | tool | OneClick LCA | life-cycle-assessment
umberto-lca | Umberto LCA | tool | Umberto NXT; iPoint Umberto | life-cycle-assessment
cradle-to-cradle-certification | Cradle to Cradle certification | technical | Cradle to Cradle certified; C2C Certified
circular-economy | Circular economy | technical | Kreislaufwirtschaft; économie circulaire; economía circular; <circular design; circularity? |  | circular economy; recycling; waste; reuse; sustainability; packaging; recycled
zero-waste | Zero waste | technical | zéro déchet; cero residuos; zero-waste programs
industrial-ecology | Industrial ecology | technical | écologie industrielle; ecología industrial
simapro | SimaPro | tool | Sima Pro | life-cycle-assessment
gabi-lca | GaBi? | tool | GaBi LCA; Sphera GaBi; LCA for Experts | life-cycle-assessment | simapro; lca; openlca
openlca | openLCA | tool | Open LCA | life-cycle-assessment
environmental-impact-assessment | Environmental impact assessment | professional | <environmental impact statements; EIA?; environmental impact studies; <environmental impact reports; environmental impact analysis; <ESIA; <EIR?; Umweltverträglichkeitsprüfung; étude d'impact?; étude d'impact environnemental; estudio de impacto ambiental; evaluación de impacto ambiental; <manifestación de impacto ambiental; <EIS?; evaluación ambiental; <EIAR; <EAs and EISs; <ESHIA; <EIS/EA; evaluación de impactos ambientales; <Umweltprüfung?; <Environmental Impact Assessment (EIA); declaración de impacto ambiental; <environmental reviews |  | nepa; ceqa; environmental; impact; assessment; planning; environnement; environnementale; umwelt; naturschutz; icpe; bauleitplanung
nepa | NEPA? | technical | National Environmental Policy Act; NEPA compliance; NEPA documentation; NEPA documents; NEPA process; environmental planning NEPA; <categorical exclusions | environmental-impact-assessment | ceqa; environmental; eis; permitting; wetlands; assessment
ceqa | CEQA | technical | California Environmental Quality Act; CEQA documents; CEQA compliance; <Mitigated Negative Declaration | environmental-impact-assessment
seqra | SEQRA | technical | State Environmental Quality Review Act | environmental-impact-assessment
landschaftspflegerischer-begleitplan | Landschaftspflegerischer Begleitplan | technical | LBP Landschaftsplanung; landschaftspflegerische Begleitplanung
environmental-monitoring | Environmental monitoring? | technical | <environmental sampling; <field sampling?; <environmental field sampling; <environmental data collection; <environmental field work; <environmental testing water; <stream monitoring; <environmental field technician; <field data collection environmental; Umweltmonitoring; surveillance environnementale; monitoreo ambiental; <muestreo ambiental; <aquatic sampling; <stream assessment; <lake monitoring |  | water; air; soil; groundwater; ecological; habitat; wildlife; pollution; noise; emissions; cleanroom; viable; samples; temperature; humidity; gmp
water-sampling | Water sampling | professional | water quality sampling; surface water sampling; water samples; Wasserproben; Wasserprobenahme; prélèvements d'eau; muestreo de agua; drinking water sampling; <stormwater sampling; <wastewater sampling; <stream sampling
water-quality-monitoring | Water quality monitoring | professional | water monitoring; monitoreo de agua; water quality assessment; Gewässerüberwachung; surveillance de la qualité de l'eau
water-quality-testing | Water quality testing | technical | water testing; drinking water testing; water quality analysis; water analysis; análisis de agua; Wasseranalyse; analyse d'eau
water-quality | Water quality | technical | calidad del agua; Wasserqualität; qualité de l'eau; drinking water quality; water chemistry
sediment-sampling | Sediment sampling | professional | sediment samples; Sedimentprobenahme
ysi-water-quality-meters | YSI water quality meters | tool | YSI?; YSI meter; YSI sonde; <YSI ProDSS | water-quality-testing | sonde; water; turbidity; dissolved; meter; meters; hach; sampling
hach-water-analysis-instruments | Hach water analysis instruments | tool | Hach; Hach spectrophotometer; Hach meters | water-quality-testing
tmdls | TMDLs | technical | total maximum daily loads
radon | Radon testing | technical | radon measurement; radon; Radonmessung
radon-mitigation | Radon mitigation | technical | radon reduction; Radonsanierung
nrpp-certification | NRPP certification | certification | NRPP certified | radon
drinking-water-regulation | Drinking water regulations | technical | <lead and copper rule; <Safe Drinking Water Act; <Trinkwasserverordnung; drinking water compliance
aquatic-ecology | Aquatic ecology | technical | <limnology; <aquatic biology; <stream ecology; <freshwater ecology; <Limnologie; <limnología; Gewässerökologie; <macroinvertebrate sampling; <benthic macroinvertebrates; <macroinvertebrates; <benthic sampling; <marine ecology
ecotoxicology | Ecotoxicology | technical | toxicity testing aquatic; <aquatic toxicology; Ökotoxikologie; écotoxicologie; ecotoxicología; <environmental toxicology
conservation | Nature conservation | technical | conservation?; <land conservation; <conservation planning; <biodiversity conservation; <conservation biology; environmental conservation; <wildlife and nature conservation; ecosystem management?; <conservation management; <conservation projects; Naturschutz; <Artenschutz; protection de la nature; conservation de la nature; conservación ambiental; conservación de la naturaleza; <natural resource protection |  | natural; habitat; environmental; nature; forest; water; land; species; ecology; wildlife
natural-resource-management | Natural resource management | professional | manejo de recursos naturales; natural resource conservation; gestion des ressources naturelles
ecological-restoration | Ecological restoration | technical | ecosystem restoration; restoration ecology; restauración ecológica; Renaturierung; restauration écologique; habitat restoration work; restoration of habitats; génie écologique; <prairie restoration; <dune restoration
stream-restoration | Stream restoration | technical | river restoration; Fließgewässerrenaturierung; restauration de cours d'eau | ecological-restoration
biodiversity | Biodiversity | technical | Biodiversität; biodiversité; biodiversidad; <biodiversity monitoring
ecological-surveys | Ecological surveys | professional | ecological monitoring; ökologische Kartierung; inventaires écologiques
protected-area-management | Protected area management | professional | protected areas; áreas protegidas; preserve management; natural areas management; gestion d'espaces naturels; Schutzgebietsbetreuung
conservation-easements | Conservation easements | professional
land-stewardship | Land stewardship | professional | Landschaftspflege; entretien des espaces naturels
environmental-education | Environmental education | professional | <environmental educator; nature education; <conservation education; educación ambiental; Umweltbildung; éducation à l'environnement; éducation environnementale; <Waldpädagogik
nature-interpretation | Nature interpretation | professional | environmental interpretation; interpretive programs?; park interpretation; nature guide; naturalist; Naturführungen; interprétation de la nature; <interpretation natural |  | park; nature; trail; trails; ranger; wildlife; naturalist; parks
master-naturalist | Master Naturalist | certification | certified master naturalist; <Texas Master Naturalist
trail-work | Trail maintenance | technical | <trail building; <trail construction; <trail crew; hiking trail maintenance; trail work
conservation-corps-service | Conservation corps service | professional | conservation corps; AmeriCorps conservation corps
park-ranger | Park ranger work | professional | <park ranger; <guardaparques; <Ranger Nationalpark; <garde nature
park-management | Park management | professional | park operations?; Parkverwaltung; gestion de parcs |  | trails; campground; ranger; rangers; park ranger; natural resources; state parks; national park; wildlife
game-warden-work | Game warden work | professional | game warden; conservation law enforcement; conservation officer?; garde-chasse |  | wildlife; game; hunting; fishing; enforcement; patrol; poaching; hunters
marine-conservation | Marine conservation | technical | <sea turtle conservation; <coral restoration; <reef restoration; <coral reef monitoring; <coral reef restoration
species-protection-law | Endangered species compliance | professional | <endangered species act; <section 7 consultation; <ESA Section 7; <FFH-Verträglichkeit; <permits endangered species; <artenschutzrechtliche Prüfung
naturschutzrecht-de | Naturschutzrecht (DE) | technical | Eingriffsregelung; Bundesnaturschutzgesetz; BNatSchG
wetland-delineation | Wetland delineation | technical | <wetland identification; <wetland determination; <wetland assessment; <jurisdictional determinations; <wetland surveys
wetland-science | Wetland science | technical | wetland ecology; wetlands; wetland biology; zones humides; humedales; Feuchtgebiete; <wetland scientist; <wetland plants; <hydric soils; <wetland monitoring
wetland-restoration | Wetland restoration | technical | wetland mitigation; <wetland mitigation banking; Moorschutz; Moorrenaturierung; restauration de zones humides; <constructed wetlands
section-404-permitting-us | Section 404 permitting (US) | professional | Section 404 permits; Clean Water Act 404; 404 permits; wetland permitting; wetland permitting and mitigation; Section 404/401; Section 401? |  | wetland; wetlands; permits; permitting; water quality; clean water act; corps; 404
professional-wetland-scientist | Professional Wetland Scientist? | certification | PWS? | wetland-science | wetland scientist; wetland scientists; pwd; certified wetland; pws; society of wetland scientists; certification; certified
watershed-management | Watershed management | technical | <watershed planning; <watershed restoration; <river basin management; <watershed protection; <watershed assessment; <watershed modeling; <source water protection; manejo de cuencas; Gewässermanagement
water-management | Water management | professional | water resource planning; water supply planning; Wassermanagement; gestion de l'eau; gestion des eaux; gestión del agua; gestión hídrica; gestión de recursos hídricos; integrated water resources management; IWRM; gestion intégrée des ressources en eau; <groundwater management
eu-water-framework-directive | EU Water Framework Directive | technical | EU-Wasserrahmenrichtlinie; Wasserrahmenrichtlinie; WRRL; directive cadre sur l'eau
swat-model | SWAT model | tool | Soil and Water Assessment Tool; <ArcSWAT
nonpoint-source-pollution-control | Nonpoint source pollution control | technical | nonpoint source pollution; nonpoint source
riparian-restoration | Riparian restoration | technical | riparian buffers; riparian habitat restoration
green-infrastructure | Green infrastructure | technical | <rain gardens; <bioswales; <low impact development; <LID stormwater; <green stormwater infrastructure
green-roofs | Green roofs | technical | green roof installation; toitures végétalisées; Dachbegrünung; techos verdes
rainwater-harvesting | Rainwater harvesting | technical | rainwater collection; Regenwassernutzung; récupération d'eau de pluie
water-conservation | Water conservation | professional | water use efficiency; water efficiency; water resource conservation; <water audits; <water saving
water-rights | Water rights | professional | water allocation
environmental-certification | Certified Environmental Professional | certification
registered-environmental-manager | Registered Environmental Manager | certification | NREP REM
registered-environmental-property-assessor | Registered Environmental Property Assessor | certification | REPA?; NREP REPA | environmental-site-assessment | NREP; REM; CHMM
qualified-environmental-professional | Qualified Environmental Professional? | certification | QEP?; IPEP QEP |  | ipep; chmm; cih; cpea; awma
certified-ecologist | Certified Ecologist | certification | ESA certified ecologist
licensed-site-remediation-professional | Licensed Site Remediation Professional | certification | LSRP? | soil-remediation | license; license number
licensed-site-professional | Licensed Site Professional (Massachusetts) | certification | licensed site professional? |  | massachusetts; lsp; massdep; boston
licensed-environmental-professional | Licensed Environmental Professional (Connecticut) | certification | licensed environmental professional? |  | connecticut; lep; ctdeep; hartford
registered-environmental-assessor | Registered Environmental Assessor | certification
cesco | CESCO? | certification | certified environmental and safety compliance officer |  | chmm; certified environmental
iema-membership | IEMA membership | certification | <PIEMA; <AIEMA; <MIEMA; ISEP membership; member of IEMA; IEMA member; Practitioner member of IEMA
iema-foundation-certificate | IEMA Foundation Certificate | certification
cieem-membership | CIEEM membership | certification | <MCIEEM; <ACIEEM; full member of CIEEM; full CIEEM member; <associate member of CIEEM
chartered-environmentalist | Chartered Environmentalist | certification | CEnv? |  | chartered; CEng; IEMA; MIEMA; CIWEM; MCIWEM; CIWM; CSci; MCIEEM; CIEEM; Society for the Environment
ciwem-membership | CIWEM membership | certification | <MCIWEM; <C.WEM; CIWEM member; member of CIWEM
umweltgutachter-de | Umweltgutachter (EMAS) | certification | zugelassener Umweltgutachter; Zulassung als Umweltgutachter
environmental-health-specialist | Registered Environmental Health Specialist | certification | REHS?; <REHS/RS; registered sanitarian; registered environmental health specialist REHS; licensed environmental health specialist; RS sanitarian |  | sanitarian; NEHA; CP-FS; RS; CPO; registered environmental
cphi-canada | CPHI (Canada) | certification | CPHI?; CPHI(C) | environmental-health | ciphi; public health inspector
neha-cp-fs | NEHA CP-FS | certification | CP-FS; certified professional food safety
environmental-health | Environmental health | professional | <environmental health inspections; <public health inspection; <sanitary inspection; <restaurant health inspections; <sanitarian; santé environnementale; salud ambiental
vector-control | Vector control | technical | vector-borne disease control; Vektorkontrolle; lutte antivectorielle; control de vectores
erosion-certification | Erosion control certification | certification | certified erosion control; erosion and sediment control certified
cpswq | CPSWQ | certification | Certified Professional in Storm Water Quality
cisec | CISEC? | certification | Certified Inspector of Sediment and Erosion Control |  | erosion; sediment; swppp; stormwater; cpesc
cpesc-it | CPESC-IT | certification | CPESC in training
gswcc-certification-us | GSWCC certification (US) | certification | GSWCC?; <GSWCC Level 1A; <GSWCC Level II; <Level 1A GSWCC; <GSWCC Blue Card; GSWCC certification |  | certified; certification; Level 1A; Level 1B; Level II; card
tdec-epsc-us | TDEC EPSC (US) | certification | TDEC Level 1 EPSC; TDEC EPSC? |  | certified; certification; certificate; level 1; level 2; level i; level ii
certified-stormwater-inspector | Certified Stormwater Inspector | certification
responsible-land-disturber-us | Responsible Land Disturber (US) | certification | RLD Virginia; Responsible Land Disturber
floodplain-manager | Certified Floodplain Manager | certification | CFM floodplain; <certified floodplain manager CFM; ASFPM CFM
waste-management | Waste management | technical | <solid waste management; <solid waste; <waste disposal; <waste handling; <municipal solid waste; <waste stream; waste services; waste operations; waste removal management; Abfallwirtschaft; Abfallmanagement; Entsorgung; gestion des déchets; traitement des déchets; gestión de residuos; manejo de residuos; <residuos sólidos; <manejo de residuos sólidos; gestión integral de residuos; <residuos sólidos urbanos
waste-reduction | Waste reduction? | professional | waste minimization; waste diversion; Abfallvermeidung; réduction des déchets; reducción de residuos |  | recycling; landfill; environmental; sustainability; compost; packaging; food; diversion; zero; waste; déchets; residuos
waste-auditing | Waste auditing | professional | waste audits; waste characterization
septage-hauling | Septage hauling | professional | septic waste hauling; septage; <septic truck driving
refuse-collection | Refuse collection | professional | <garbage truck; <trash collection truck; <garbage truck driver; <refuse truck; <residential refuse; <rear loader; <residential garbage collection; <front load garbage truck; Müllabfuhr; collecte des déchets; recolección de basura; waste collection
roll-off-truck-driving | Roll-off truck driving | professional | roll-off truck; roll off driver; Abrollkipper | truck-driving
street-cleaning | Street cleaning | professional | <street sweeping; <street sweeper; <road sweeping; Straßenreinigung; barrido de calles; <sweeper truck; nettoiement urbain; <balayeuse; <agent de propreté
litter-picking | Litter picking | professional | litter pickup; litter pick up; ramassage de déchets
waste-to-energy | Waste-to-energy | technical | <waste incineration; <Müllverbrennung; energy-from-waste; <incinérateur d'ordures
waste-certification | SWANA certification | certification | SWANA certified | waste-management | waste; landfill; solid; certified; recycling; transfer; certification
wamitab-uk | WAMITAB (UK) | certification | WAMITAB; WAMITAB certificate | waste-management
true-advisor | TRUE Advisor? | certification | TRUE zero waste advisor | zero-waste | GBCI; USGBC; TRUE certification; leed
abfallbeauftragter-de | Fachkunde Abfallbeauftragter | certification | Fachkunde Abfallbeauftragter; Fachkundenachweis Abfallbeauftragter; zertifizierter Abfallbeauftragter; Lehrgang Abfallbeauftragter; Fachkundelehrgang Abfallbeauftragter | waste-management
fachkunde-entsorgungsfachbetrieb-de | Fachkunde Entsorgungsfachbetrieb (DE) | certification | Efb-Schein; Fachkunde Entsorgungsfachbetrieb
ciwm-membership-uk | CIWM membership (UK) | certification | <MCIWM; <chartered waste manager; CIWM member; CIWM membership; member of CIWM | waste-management
recycling | Recycling | technical | <materials recovery; recycling operations; <recycling program; <recycling sorting; <paper recycling; <plastic recycling; <recyclables; <recycling facility; <recycling coordination; <sorting recyclables; <cardboard recycling; <recycling collection; <tri des déchets; <tri sélectif; recyclage?; reciclaje?; <separación de residuos; valorisation des déchets; Aufbereitung Recycling; reciclado; <recycled materials |  | cardboard; recycling; compactors; forklift; trash; baler; hay; warehouse; waste; shredder; déchets; tri; ferraille; papier; plastique; valorisation; déchetterie; residuos; cartón; plástico; desechos; basura
baler-operation | Baler operation | professional | baling cardboard; cardboard baler; baler operator; compactors and balers; trash compactor; Ballenpresse; presse à balles; compactadora de cartón
materials-recovery-facility-operation | Materials recovery facility operation | professional | MRF?; materials recovery facility; Wertstoffhof; Recyclinghof; déchetterie; centre de tri? | recycling | recycling; sorting; waste; baler; recyclables; recovery; déchets; recyclage; collecte; ordures; emballages
scrap-metal | Scrap metal processing | technical | scrap metal recycling; <scrap yard; scrap processing; metal recycling; scrap metals; <scrap sorting; scrap management?; Schrotthandel; ferraille; chatarra; <metal sorting; <scrap buying |  | metal; metals; recycling; yard; ferrous; copper; aluminum; steel
auto-dismantling | Auto dismantling | technical | auto salvage; <salvage yard; auto dismantler; auto parts dismantling; <car crushing; salvage vehicles; vehicle dismantling
e-waste | Electronics recycling | technical | e-waste; e-waste recycling
r2-certification | R2 standard (electronics recycling) | technical | R2 standard?; R2 certification?; <R2v3; <R2/RIOS |  | recycling; e-waste; e-Stewards; recycler; RIOS; electronics recycling; electronic waste; IT asset disposition; ITAD; NAID
e-stewards | e-Stewards standard | technical | e-Stewards; e-Stewards certified; e-Stewards certification
composting | Composting | technical | compost; compost production; <organics recycling; <vermicomposting; <worm composting; Kompostierung; compostaje; composta?; <composting farm |  | residuos; huerto; huerta; orgánicos; orgánica; abono; lombrices; lombricomposta; jardín; suelo; estiércol

# Renewable energy
renewable-energy | Renewable energy | technical | renewables; clean energy; alternative energy; renewable energy systems; green energy; renewable energy technologies; <renewable energy development; <renewable energy projects; renewable power; renewable energy sources; sustainable energy; <renewable energy engineering; clean energy technologies; erneuerbare Energien; énergies renouvelables; energías renovables; <renewable generation; <renewable energy project development; energías limpias; <renewable project development; regenerative Energien
energy-transition | Energy transition | technical | Energiewende; transition énergétique; transición energética
cleantech | Cleantech | technical | clean technology; clean tech; Umwelttechnologien
power-purchase-agreements | Power purchase agreements | technical | PPA renewable; <corporate PPAs; PPA energy; Stromabnahmeverträge
hydrogen-energy | Hydrogen energy | technical | hydrogen?; <green hydrogen; Wasserstoff?; Wasserstofftechnik; hydrogène?; <hidrógeno verde; <electrolysis hydrogen; hydrogen technologies; <electrolyzers; <hydrogen production |  | fuel; energy; electrolysis; electrolyzer; brennstoffzelle; brennstoffzellen; renewable; énergie; energie; storage; pile; green; vert; wasserstofftechnologie
solar-pv | Solar photovoltaics | technical | photovoltaics; PV systems; photovoltaic systems; solar PV; <solar panels; solar energy systems; solar PV systems; <PV modules; <solar cells; <solar farms; <utility-scale solar; PV solar; solar electric; <solar site assessment; <solar arrays; solar power systems; <solar plant; Photovoltaik; PV-Anlagen; Photovoltaikanlagen; Solartechnik; photovoltaïque; fotovoltaica; energía solar fotovoltaica; <paneles solares; <PV panels; <residential solar; <commercial solar; <solar power plants; photovoltaic power; <solar roof; <thin film solar; <solar module; <off-grid solar; solar energy; énergie solaire; energía solar; Solarenergie; solar power; <solar projects; <maximum power point tracking; <maximum power point tracker; <MPPT | renewable-energy
pv-system-design | PV system design | technical | PV design; solar system design; solar design; solar PV design; photovoltaic design; PV-Planung; diseño fotovoltaico; conception photovoltaïque | solar-pv
solar-project-development | Solar project development | professional | solar development; solar project management
net-metering | Net metering | technical | solar net metering
solar-sales | Solar sales | professional | <residential solar sales; <door-to-door solar; <solar consulting; solar energy sales; solar panel sales; selling solar; <solar consultant; <solar financing; <solar proposals
solar-thermal | Solar thermal | technical | solar hot water; solar heating; Solarthermie; solaire thermique; solar water heating
concentrated-solar-power | Concentrated solar power | technical | CSP solar; solar thermal power plants; solarthermische Kraftwerke
solar-installation | Solar panel installation | technical | solar installation; PV installation; <solar installer; installing solar panels; rooftop solar; <residential solar installation; photovoltaic installation; solar PV installation; <solar panel installer; <racking and modules; solar array installation; <solar technician; <solar racking; <solar roofing; solar system installation; solar installs; <commercial solar installation; <solar racking installation; Solarmontage; PV-Montage; Photovoltaikmontage; installation de panneaux solaires; installation photovoltaïque; instalación de paneles solares; instalación fotovoltaica; <instalador fotovoltaico; <solar farm construction; pose de panneaux photovoltaïques
solar-maintenance | Solar maintenance | professional | solar O&M; solar panel cleaning; PV-Wartung; maintenance photovoltaïque; solar operations and maintenance
qualipv-fr | Formation QualiPV (FR) | certification | formation QualiPV; référent QualiPV; référent technique QualiPV; attestation QualiPV | solar-installation
solarteur-de | Solarteur (Weiterbildung) | certification | zertifizierter Solarteur; geprüfter Solarteur; Weiterbildung zum Solarteur; Solarteur-Zertifikat | solar-installation
fachkraft-solartechnik-hwk-de | Fachkraft für Solartechnik (HWK) (DE) | certification | Fachkraft für Solartechnik HWK
nabcep | NABCEP certification | certification | NABCEP certified; <NABCEP PV; <NABCEP PV technical sales; <NABCEP certification PV; NABCEP?; NABCEP certificate |  | certified; certificate; pvip; associate; credential
nabcep-pv-associate | NABCEP PV Associate | certification |  | nabcep
nabcep-pv-installation-professional | NABCEP PV Installation Professional | certification | NABCEP PVIP; NABCEP Certified PV Installation Professional | nabcep
solar-contractor-licence-us | Solar contractor licence | certification | C46 solar license; solar contractor license; C-46 solar contractor license | solar-installation
sei-solar-certificate | SEI solar certificate | certification | SEI certified?; SEI Solar Professionals Certificate |  | solar; photovoltaic; pv; renewable; nabcep
wind-energy | Wind energy | technical | wind power; <wind turbines; <wind farms; <wind energy development; wind energy technology; <wind farm development; wind power plants; <onshore wind; wind technology; Windenergie; Windkraft; <Windkraftanlagen; <Windenergieanlagen; <Windparks; éolien; énergie éolienne; <éoliennes; <parcs éoliens; energía eólica; eólica; <parques eólicos; <wind farm construction; <wind farm design; <aerogeneradores
wind-resource-assessment | Wind resource assessment | technical | wind resource analysis; Windgutachten; évaluation du gisement éolien
wasp | WAsP? | tool |  | wind-resource-assessment | wind; turbine; turbines; windpro; openwind; windfarmer
windpro | windPRO | tool | EMD windPRO
openwind | OpenWind | tool | UL Openwind | wind-resource-assessment
windfarmer | WindFarmer | tool | DNV WindFarmer | wind-resource-assessment
offshore-wind | Offshore wind | technical | offshore wind energy; offshore windfarms; éolien en mer; Offshore-Windenergie; eólica marina | wind-energy
wind-turbine-maintenance | Wind turbine maintenance | technical | <wind turbine technician; wind turbine repair; <wind technician; <wind turbine troubleshooting; wind turbine service; <wind turbine operation; <wind turbine inspection; <wind tech; <wind turbine commissioning; <wind energy technician; <wind farm maintenance; <Windkraftmonteur; <Servicetechniker Windenergie; maintenance éolienne; mantenimiento de aerogeneradores; <up-tower; <uptower repairs; <technicien éolien; <Vestas turbines; <Siemens Gamesa turbines; <GE wind turbines
wind-turbine-blade-repair | Wind turbine blade repair | technical | blade repair?; Rotorblattreparatur; réparation de pales |  | turbine; turbines; wind; composite; tower; fiberglass; rope
wind-turbine-installation | Wind turbine installation | technical | wind turbine erection; WEA-Montage; montage d'éoliennes
biofuels | Biofuels | technical | biofuel production; <bioethanol; biocombustibles; <algae biofuels; biocarburants; renewable fuels |  | biogas; renewable; gas; landfill; energy
biodiesel | Biodiesel | technical | biodiesel production | biofuels
anaerobic-digestion | Anaerobic digestion | technical | biodigestores; biogas digestion; Vergärung?; digestion anaérobie |  | biogas; biomasse; gülle; abfall; biogasanlage; substrat
renewable-natural-gas | Renewable natural gas | technical | RNG?; biomethane; Biomethan |  | biogas; renewable; gas; landfill; energy
gasification | Gasification | technical | biomass gasification; Vergasung? |  | biomasse; kohle; holz; synthesegas; biogas; biomass
wood-pellet-production | Wood pellet production | technical | wood pellets; pellet mill; Pelletproduktion
landfill-gas-to-energy | Landfill gas to energy | technical | landfill gas utilization; Deponiegasverwertung
geothermal-energy | Geothermal energy | technical | geothermal; geothermal systems; <geothermal heating; Geothermie; Erdwärme; geotermia; <geothermal heating and cooling; geothermal energy systems; <geothermal installation; energía geotérmica
ground-source-heat-pumps | Ground source heat pumps | technical | geothermal heat pumps; geothermal HVAC; GeoExchange; Erdwärmepumpen; pompes à chaleur géothermiques | heat-pumps
`;

export const substitutes = String.raw`
livestock-branches | livestock farming | 0.4 | cattle-farming; dairy-farming; sheep-farming; swine-farming
crop-branches | crop growing | 0.4 | crop-production; vegetable-growing; fruit-growing
field-work | field work on farms | 0.4 | planting-seeding; harvesting
garden-work | gardens and plants | 0.5 | gardening; horticulture
waste-work | waste and recycling | 0.4 | waste-management; recycling
lca-software | life cycle assessment software | 0.6 | simapro; gabi-lca; openlca; umberto-lca; one-click-lca
wind-software | wind resource software | 0.6 | wasp; windpro; openwind; windfarmer
sustainability-work | sustainability work | 0.4 | sustainability; esg-reporting; carbon-accounting
precision-farming-software | precision farming software | 0.5 | john-deere-operations-center; ag-leader; climate-fieldview
`;
