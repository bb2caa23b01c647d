/** Occupations: `id | Label | family | ISCO-08 | O*NET-SOC | titles | typical skill ids`. */
export const occupations = String.raw`
# hospitality
tourist-animator | Tourist animator | hospitality | 2659 | 27-2099.00 | Animateur touristique; Animatrice touristique; Animador turístico; Gästeanimateur; Holiday entertainer; Hotel entertainer; Animateur de club de vacances; Resort entertainer; Animation team member; GO animateur; Animateur Hotel; Hotel animator; Animador de hotel; Entertainment team member resort; Animateur Urlaub; Kids animator; Chef animateur; Responsable animation touristique | public-speaking; creativity; communication; improvisation; event-planning
street-food-vendor | Street food vendor | hospitality | 5212 | 35-3023.00 | Hot dog vendor; Food stall vendor; Imbissverkäufer; Vendeur ambulant de nourriture; Vendedor ambulante de comida | cash-handling; sales; customer-service; communication; food-safety
ice-cream-vendor | Ice cream vendor | hospitality | 5212 | 35-3023.00 | Ice cream van driver
food-truck-operator | Food truck operator | hospitality | 5212 | 35-3023.00 | Food truck worker; Food truck owner
waiter | Waiter | hospitality | 5131 | 35-3031.00 | Waitress; Restaurant server; Food server; Waiting staff; Wait staff; Waiter/waitress; Kellner; Kellnerin; Servicekraft; Serveur; Serveuse; Camarero; Camarera; Mesero; Servicemitarbeiter; Restaurantfachfrau; Fachkraft im Gastgewerbe; Restaurantfachmann; Ober; Serveerster; Kelner; Kelnerka; Cameriere; Cameriera; Garçom; Empregado de mesa; Garçonete; Bedieningsmedewerker; Cameriere di sala; Medewerker bediening; Empregada de mesa; Horecamedewerker; Addetto alla sala; Horecamedewerkster | waiting-tables; customer-service; order-processing; pos-systems; upselling; cash-handling; food-safety; teamwork; communication
bartender | Bartender | hospitality | 5132 | 35-3011.00 | Barman; Barmaid; Mixologist; Bar staff; Bar tender; Barkeeper; Cocktail bartender; Bar attendant; Barkeeperin; Barmixer; Barmixerin; Cantinero; Bar server; Coctelero; Barmedewerker; Empregado de bar; Barmanka; Banconiere | bartending; customer-service; cash-handling; pos-systems; upselling; inventory-management
barista | Barista | hospitality | 5132 | 35-3023.01 | Coffee shop barista; Coffee barista; Barista trainer | barista; customer-service; cash-handling; pos-systems; food-safety; teamwork
restaurant-host | Restaurant host | hospitality | 5131 | 35-9031.00 | Restaurant hostess; Host/hostess; Front of house host; Greeter restaurant; Hôte d'accueil restaurant; Anfitrión de restaurante; Dining host; Reservations host; Restaurant greeter | customer-service; reservations; communication; waiting-tables; telephone-skills; multitasking
busser | Busser | hospitality | 9412 | 35-9011.00 | Busboy; Bus person; Table busser; Commis de salle; Ayudante de camarero; Garrotero; Bus boy; Commis de rang; Glass collector | waiting-tables; kitchen-cleaning; teamwork; food-safety; physical-fitness; customer-service
dining-room-attendant | Dining room attendant | hospitality | 9412 | 35-9011.00 | Cafeteria attendant
barback | Barback | hospitality | 9412 | 35-9011.00 | Bar back
food-runner | Food runner | hospitality | 9412 | 35-9011.00
sommelier | Sommelier | hospitality | 5131 | 35-3031.00 | Wine steward; Wine waiter; Sommelière; Sumiller; Weinkellner | wine-knowledge; customer-service; food-service; inventory-management; upselling; menu-planning
food-service-manager | Food service manager | hospitality | 1412 | 11-9051.00 | Responsable restauration; Food services director; Director of food services | restaurant-management; team-management; budgeting; food-safety; inventory-management; cost-reduction; customer-service; scheduling; haccp
food-and-beverage-supervisor | Food and beverage supervisor | hospitality | 1412 | 11-9051.00
food-and-beverage-manager | Food and beverage manager | hospitality | 1412 | 11-9051.00 | F&B manager; Food and beverage director; Gerente de alimentos y bebidas; F&B Managerin; Director of food and beverage
restaurant-manager | Restaurant manager | hospitality | 1412 | 11-9051.00 | Restaurant general manager; Front of house manager; Restaurantleiter; Restaurantleiterin; Betriebsleiter Gastronomie; Directeur de restaurant; Responsable de restaurant; Gerente de restaurante; Encargado de restaurante; Restaurantmanager; Kierownik restauracji; Responsabile di ristorante; Direttore di ristorante; Gerente de restaurante e bar; Menedżer restauracji; Bedrijfsleider restaurant; Responsabile ristorante; Manager restauracji; Bedrijfsleider horeca | restaurant-management; team-management; food-safety; customer-service; budgeting; scheduling; inventory-management; cost-reduction; pos-systems
assistant-restaurant-manager | Assistant restaurant manager | hospitality | 1412 | 11-9051.00
restaurant-supervisor | Restaurant supervisor | hospitality | 5131 | 35-1012.00 | Dining room supervisor; Front of house supervisor | leadership; waiting-tables; customer-service; scheduling; cash-handling; food-safety; training-delivery
banquet-server | Banquet server | hospitality | 5131 | 35-3041.00 | Banquet waiter; Event server; Mesero de banquetes; Hostess catering | waiting-tables; banquets; food-safety; customer-service; teamwork; physical-fitness
banquet-houseman | Banquet houseman | hospitality | 5131 | 35-3041.00 | Banquet setup attendant
catering-assistant | Catering assistant | hospitality | 5131 | 35-3041.00 | Catering staff; Catering attendant; Catering worker; Catering server
fast-food-worker | Fast food worker | hospitality | 9411 | 35-3023.00 | Fast food crew member; Team member fast food; Counter attendant; Fast food cashier; Quick service restaurant team member; Restaurant team member; Schnellrestaurant Mitarbeiter; Équipier polyvalent; Équipier de restauration rapide; Empleado de comida rápida; Sandwich artist; Employé polyvalent de restauration; Pracownik restauracji; Addetto fast food; Atendente de lanchonete; Pracownik fast food; Operatore fast food; Medewerker fastfood; Fastfoodmedewerker; Atendente de fast food; Addetto ristorazione; Operador de fast food; Addetto alla ristorazione veloce | food-preparation; customer-service; cash-handling; pos-systems; food-safety; teamwork; kitchen-cleaning; order-processing
hotel-receptionist | Hotel receptionist | hospitality | 4224 | 43-4081.00 | Front desk agent; Guest service agent; Hotel front desk clerk; Front office agent; Guest services representative; Front desk clerk; Hotelfachmann; Hotelfachfrau; Rezeptionist; Rezeptionistin; Réceptionniste d'hôtel; Recepcionista de hotel; Front office receptionist; Hotelreceptionist; Recepcjonista hotelowy; Receptionist d'albergo; Addetto al ricevimento; Rececionista de hotel; Recepcionista de hotelaria; Addetto ricevimento; Hotelreceptioniste; Recepcjonistka hotelowa; Addetto al ricevimento hotel; Segretario di ricevimento; Receptionista d'albergo | customer-service; reservations; opera-pms; front-desk-hotel; cash-handling; communication; bilingual; upselling; telephone-skills
hotel-manager | Hotel manager | hospitality | 1411 | 11-9081.00 | Hotel general manager; Lodging manager; Hotel operations manager; Hoteldirektor; Hoteldirektorin; Hotelmanager; Directeur d'hôtel; Directrice d'hôtel; Gerente de hotel; Director de hotel; Duty manager hotel; Hoteldirecteur; Dyrektor hotelu; Direttore d'albergo; Direttore di hotel; Gerente de hotelaria; Diretor de hotel; Kierownik hotelu; Direttore albergo; Direttore hotel; Resort manager; Gérant d'hôtel | hotel-operations; team-management; budgeting; hotel-revenue-management; customer-service; opera-pms; scheduling; sales
assistant-hotel-manager | Assistant hotel manager | hospitality | 1411 | 11-9081.00
front-office-manager | Front office manager | hospitality | 4224 | 11-9081.00 | Front desk manager; Chef de réception; Empfangschef; Empfangsleiter; Jefe de recepción; Empfangsleiterin | hotel-operations; leadership; customer-service; opera-pms; scheduling; reservations; hotel-revenue-management
hotel-duty-manager | Hotel duty manager | hospitality | 4224 | 11-9081.00
front-office-supervisor | Front office supervisor | hospitality | 4224 | 11-9081.00 | Front desk supervisor
concierge | Concierge | hospitality | 4229 | 39-6012.00 | Hotel concierge; Head concierge; Residential concierge; Concierge d'hôtel; Conserje de hotel; Chef concierge; Concierge agent | customer-service; tour-guiding; reservations; communication; bilingual; problem-solving
guest-relations-agent | Guest relations agent | hospitality | 4229 | 39-6012.00 | Guest experience agent; Guest experience specialist; Guest relations officer
bellhop | Bellhop | hospitality | 9621 | 39-6011.00 | Bellman; Hotel porter; Luggage porter; Bell attendant; Bellboy; Bagagiste d'hôtel; Botones; Hotelpage; Baggage porter | customer-service; heavy-lifting; communication; tour-guiding; physical-fitness
reservation-agent | Reservation agent | hospitality | 4221 | 43-4181.00 | Reservations agent; Reservationist; Booking agent; Reservations coordinator; Hotel reservations agent; Airline reservation agent; Agent de réservation; Agente de reservas; Reservierungsmitarbeiter; Reservation specialist; Booking coordinator; Reservations clerk; Reservierungsagent; Reservation sales agent | reservations; customer-service; amadeus-gds; data-entry; communication; upselling; telephone-skills
reservations-manager | Reservations manager | hospitality | 4221 | 43-4181.00
travel-agent | Travel agent | hospitality | 4221 | 41-3041.00 | Travel consultant; Travel advisor; Travel counselor; Reiseverkehrskaufmann; Reiseberater; Tourismuskaufmann; Agent de voyages; Conseiller voyages; Agente de viajes; Asesor de viajes; Reiseverkehrskauffrau; Reisadviseur; Reisagent; Agent turystyczny; Agente di viaggio; Agente de viagens; Doradca turystyczny; Consulente di viaggio; Konsultant turystyczny; Consultor de viagens; Banconista agenzia viaggi; Agente di viaggi; Addetto agenzia viaggi; Banconista agenzia di viaggi; Travel specialist; Travel planner; Trip planner; Travel designer; Tour consultant; Holiday sales consultant; Cruise consultant; Honeymoon travel consultant | travel-planning; amadeus-gds; sabre-gds; customer-service; sales; reservations; communication
travel-coordinator | Travel coordinator | hospitality | 4221 | 41-3041.00 | Travel arranger
tour-coordinator | Tour coordinator | hospitality | 4221 | 41-3041.00 | Tour planner
travel-agency-manager | Travel agency manager | hospitality | 1439 | 11-9199.00 | Travel manager; Reisebüroleiter; Directeur d'agence de voyages; Gerente de agencia de viajes | travel-planning; team-management; negotiation; marketing; budgeting; supplier-management
tour-guide | Tour guide | hospitality | 5113 | 39-7011.00 | Tourist guide; City guide; Travel guide; Fremdenführer; Guide touristique; Guía turístico; Guía de turismo; Przewodnik turystyczny; Guida turistica; Stadsgids; Reisgids; Toeristengids; Guide local; Excursion guide | public-speaking; tour-guiding; bilingual; customer-service; storytelling; first-aid; communication
tour-representative | Tour representative | hospitality | 4221 | 39-7012.00 |  | customer-service; first-aid; communication; tour-guiding; problem-solving; bilingual
entertainment-attendant | Entertainment attendant | hospitality | 9629 | 39-3091.00 | Park attendant; Hôte d'accueil parc; Recreation facility attendant; Amusement and recreation attendant | customer-service; workplace-safety; cash-handling; communication; crowd-control
arcade-attendant | Arcade attendant | hospitality | 9629 | 39-3091.00
climbing-wall-attendant | Climbing wall attendant | hospitality | 9629 | 39-3091.00
bowling-alley-attendant | Bowling alley attendant | hospitality | 9629 | 39-3091.00 | Bowling center attendant
ski-area-attendant | Ski area attendant | hospitality | 9629 | 39-3091.00
golf-course-attendant | Golf cart attendant | hospitality | 9629 | 39-3091.00 | Golf course attendant; Cart attendant golf; Bag drop attendant
casino-dealer | Casino dealer | hospitality | 4212 | 39-3011.00 | Croupier; Table games dealer; Blackjack dealer; Poker dealer; Gaming dealer; Croupière; Crupier | casino-operations; cash-handling; customer-service; numeracy; regulatory-compliance; attention-to-detail
casino-manager | Casino manager | hospitality | 1431 | 11-9071.00 | Gaming manager; Casino operations manager; Slot manager; Casino shift manager; Gambling manager; Casino floor manager; Directeur de casino; Gerente de casino; Director of casino operations | casino-operations; team-management; regulatory-compliance; customer-service; budgeting; security-guarding
cruise-ship-crew | Cruise ship crew | hospitality | 5111 | 53-6061.00 | Cruise staff | customer-service; workplace-safety; waiting-tables; housekeeping; bilingual; stcw
guest-experience-manager | Guest experience manager | hospitality | 1411 | 11-9081.00 | Guest relations manager; Guest services manager; Guest service manager; Hotel guest relations manager; Responsable relations clientèle hôtel; Guest experience supervisor | customer-experience; data-analysis; stakeholder-management; process-improvement
tourist-information-officer | Tourist information officer | hospitality | 4221 | 43-4199.00 | Tourist information clerk; Informador turístico; Conseiller en séjour; Tourist information assistant; Tourist information centre assistant; Mitarbeiter Touristinformation; Tourism information officer; Travel information clerk; Visitor centre assistant | customer-service; communication; tour-guiding; data-entry; telephone-skills; bilingual
tourist-information-manager | Tourist information centre manager | hospitality | 1439 | 11-1021.00 | Visitor centre manager; Tourist office manager; Directeur d'office de tourisme; Leiter Touristinformation; Directora de oficina de turismo | customer-service; communication; tour-guiding; data-entry; telephone-skills; bilingual; leadership
visitor-experience-manager | Visitor experience manager | hospitality | 1439 | 11-1021.00 | Visitor services manager
tourism-product-manager | Tourism product manager | hospitality | 1221 | 11-2021.00 | Product manager tourism; Chef de produit touristique; Jefe de producto turístico | travel-planning; team-management; negotiation; marketing; budgeting; supplier-management
tourism-marketing-manager | Tourism marketing manager | hospitality | 1221 | 11-2021.00 | Responsable marketing touristique
destination-manager | Destination manager | hospitality | 1221 | 11-2021.00 | Destination management manager; Destination marketing manager; Tourism development manager; Destination development manager
hospitality-entertainment-manager | Hospitality entertainment manager | hospitality | 1411 | 11-9072.00 | Hotel entertainment manager; Entertainment manager; Entertainment director; Chef animateur hôtel; Jefe de animación; Responsable animation hôtel; Activities manager resort; Resort activities manager; Head of entertainment; Jefe de entretenimiento; Animation manager hotel | public-speaking; creativity; communication; improvisation; event-planning; leadership
cruise-director | Cruise director | hospitality | 1411 | 11-9072.00
head-waiter | Head waiter | hospitality | 5131 | 35-1012.00 | Head waitress; Maître d'hôtel; Oberkellner; Restaurant captain; Jefe de sala; Capitán de meseros; Maître de salle; Restaurant head waiter; Chef de salle; Maître restaurant; Banquet captain; Responsable de salle; Dining room captain; Maitre de restaurante; Wait captain; Capitán de meseros restaurante; Restaurantmeister | leadership; waiting-tables; customer-service; scheduling; cash-handling; food-safety; training-delivery
chef-de-rang | Chef de rang | hospitality | 5131 | 35-1012.00 | Jefe de rango; Station waiter
head-sommelier | Head sommelier | hospitality | 5131 | 35-3031.00 | Chef sommelier; Maître sommelier; Chefsommelier; Jefe sumiller; Sommelier chef | wine-knowledge; customer-service; food-service; inventory-management; upselling; menu-planning
water-sommelier | Water sommelier | hospitality | 5131 | 35-3031.00
wine-director | Wine director | hospitality | 5131 | 35-3031.00 | Beverage director; Beverage manager restaurant; Wine and beverage manager; Wine program manager
beer-sommelier | Beer sommelier | hospitality | 5131 | 35-3031.00 | Biersommelier; Cicerone beer
bar-manager | Bar manager | hospitality | 1412 | 11-9051.00 | Responsable de bar; Gerente de bar; Gérant de bar; Encargado de bar; Cocktail bar manager; Barleiter; Betriebsleiter Bar | restaurant-management; team-management; food-safety; customer-service; budgeting; scheduling; inventory-management; cost-reduction; pos-systems
assistant-bar-manager | Assistant bar manager | hospitality | 1412 | 11-9051.00
head-bartender | Head bartender | hospitality | 1412 | 11-9051.00 | Bar supervisor; Chef de bar; Barchef; Jefe de bar
bar-owner | Bar owner | hospitality | 1412 | 11-9051.00 | Patron de bar
nightclub-manager | Nightclub manager | hospitality | 1412 | 11-9051.00 | Nachtclubmanager; Club manager nightlife
pub-landlord | Pub landlord | hospitality | 1412 | 11-9051.00 | Pub manager; Publican; Kneipenwirt; Pub licensee; Tavern owner; Gastwirt; Wirt Gaststätte; Tavern manager; Gastwirtin; Cafetier; Kneipier; Tabernero; Licensed premises manager
restaurant-owner | Restaurant owner | hospitality | 1412 | 11-9051.00 | Restaurateur; Gastronom; Restaurantinhaber; Propriétaire de restaurant; Dueño de restaurante; Restaurador hostelero; Restaurant proprietor; Gérant de restaurant; Chef propriétaire; Chef-owner; Owner restaurant; Hostelero; Gastronomin | restaurant-management; team-management; food-safety; customer-service; budgeting; scheduling; inventory-management; cost-reduction; pos-systems
cafe-owner | Café owner | hospitality | 1412 | 11-9051.00
fast-food-manager | Fast food restaurant manager | hospitality | 1412 | 11-9051.00 | Fast food manager; Quick service restaurant manager; QSR manager; Directeur de restauration rapide; Manager restauration rapide; Gerente de comida rápida; Betriebsleiter Systemgastronomie; Fast casual manager; Restaurant manager fast food; Encargado de comida rápida; Franchise restaurant manager; Restaurantleiter Systemgastronomie | restaurant-management; team-management; food-safety; customer-service; budgeting; scheduling; inventory-management; cost-reduction; pos-systems
fast-food-assistant-manager | Fast food assistant manager | hospitality | 1412 | 11-9051.00
systemgastronomie-specialist | Fast food service specialist (Systemgastronomie) | hospitality | 1412 | 11-9051.00 | Fachmann für Systemgastronomie; Fachfrau für Systemgastronomie
coffee-shop-manager | Coffee shop manager | hospitality | 1412 | 11-9051.00 | Cafe manager; Store manager coffee shop
quick-service-team-leader | Quick service restaurant team leader | hospitality | 5246 | 35-1012.00 | Fast food shift manager; Fast food team leader; Restaurant shift leader; Shift leader restaurant; Restaurant shift manager; Fast food supervisor; Fast food crew trainer; Crew trainer; Schichtführer Systemgastronomie; Responsable d'équipe restauration rapide; Crew leader restaurant; Restaurant team leader; Restaurant shift supervisor; Shift manager restaurant | leadership; waiting-tables; customer-service; scheduling; cash-handling; food-safety; training-delivery
coffee-shop-shift-supervisor | Coffee shop shift supervisor | hospitality | 5246 | 35-1012.00 | Shift supervisor coffee shop
counter-attendant | Food counter attendant | hospitality | 5246 | 35-3023.00 | Food counter assistant; Counter attendant food; Cafeteria counter attendant; Deli counter server; Snack bar attendant; Concession stand worker; Concessions attendant; Salad bar attendant; Thekenkraft; Servicekraft Theke; Concession worker; Vendeur en snacking; Buffet attendant; Snack bar worker; Thekenverkäufer; Food counter worker; Concessionaire attendant; Boba barista; Food court worker; Employé de snack; Serveur de cantine; Cafeteria server; Counter server; Counter staff food | barista; customer-service; cash-handling; pos-systems; food-safety; teamwork
juice-bar-attendant | Juice bar attendant | hospitality | 5246 | 35-3023.00 | Smoothie maker; Bubble tea maker
ice-cream-server | Ice cream shop attendant | hospitality | 5246 | 35-3023.00 | Ice cream scooper
coffee-shop-assistant | Coffee shop assistant | hospitality | 5246 | 35-3023.00 | Café assistant; Café attendant; Cafe worker; Coffee shop worker; Dependiente de cafetería; Café server
catering-manager | Catering manager | hospitality | 1412 | 11-9051.00 | Catering director; Catering operations manager; Catering sales manager; Responsable traiteur; Jefe de catering; Betriebsleiter Catering; Contract catering manager; School catering manager; Director of catering; Catering general manager; Gerente de catering; Event catering manager; Catering unit manager | restaurant-management; team-management; budgeting; food-safety; inventory-management; cost-reduction; customer-service; scheduling; haccp
school-food-service-director | School food service director | hospitality | 1412 | 11-9051.00 | School nutrition director
dining-services-manager | Dining services manager | hospitality | 1412 | 11-9051.00 | Dining manager; Dining services director
canteen-manager | Canteen manager | hospitality | 1412 | 11-9051.00 | Cafeteria manager; Kantinenleiter; Gérant de restauration collective; Responsable restauration collective; Küchenleiter Gemeinschaftsverpflegung; Gerente de comedor; Gérant de cantine
banquet-manager | Banquet manager | hospitality | 1412 | 11-9051.00 | Bankettleiter; Banqueting manager; Responsable banquets; Jefe de banquetes; Conference and banqueting manager; Director of banquets; Banquet operations manager; Bankettmanager; Gerente de banquetes | restaurant-management; team-management; budgeting; food-safety; inventory-management; cost-reduction; customer-service; scheduling; haccp
director-of-catering-and-convention-services | Director of catering and convention services | hospitality | 1412 | 11-9051.00
banquet-supervisor | Banquet supervisor | hospitality | 1412 | 11-9051.00 | Banqueting supervisor; Assistant banquet manager; Maître d'hôtel banquet
room-service-attendant | Room service attendant | hospitality | 5131 | 35-3041.00 | Room service waiter; In-room dining attendant; Room service server; Serveur room service; Zimmerservice Kellner; Etagenkellner; Room service order taker; In-room dining server; Mesero de servicio a cuartos; Serveur d'étage | waiting-tables; banquets; food-safety; customer-service; teamwork; physical-fitness
minibar-attendant | Minibar attendant | hospitality | 5131 | 35-3041.00
night-auditor | Night auditor | hospitality | 4224 | 43-4081.00 | Hotel night auditor; Night audit; Auditor nocturno; Night audit clerk; Night auditor clerk | customer-service; reservations; opera-pms; front-desk-hotel; cash-handling; communication; bilingual; upselling; telephone-skills
night-porter | Night porter | hospitality | 4224 | 43-4081.00 | Nachtportier; Veilleur de nuit hôtel; Veilleur de nuit
night-receptionist | Night receptionist | hospitality | 4224 | 43-4081.00 | Réceptionniste de nuit; Recepcionista nocturno; Night front desk agent; Réceptionnaire de nuit; Recepcionista de noche; Overnight front desk agent
night-manager-hotel | Hotel night manager | hospitality | 4224 | 43-4081.00 | Night manager hotel
night-audit-supervisor | Night audit supervisor | hospitality | 4224 | 43-4081.00
rooms-division-manager | Rooms division manager | hospitality | 1411 | 11-9081.00 | Director of rooms; Rooms division director; Rooms manager; Hotel accommodation manager; Director de habitaciones | hotel-operations; team-management; budgeting; hotel-revenue-management; customer-service; opera-pms; scheduling; sales
student-accommodation-manager | Student accommodation manager | hospitality | 1411 | 11-9081.00 | Residence hall manager
accommodation-manager | Accommodation manager | hospitality | 1411 | 11-9081.00 | Accommodation services manager; Hébergement responsable; Responsable hébergement; Responsable d'hébergement; Chef d'hébergement; Directeur de l'hébergement; Director de alojamiento
hostel-manager | Guest house manager | hospitality | 1411 | 11-9081.00 | Guesthouse manager; Motel manager; Lodge manager; Inn manager | hotel-operations; team-management; budgeting; hotel-revenue-management; customer-service; opera-pms; scheduling; sales
hostel-manager-role | Hostel manager | hospitality | 1411 | 11-9081.00 | Herbergsleiter; Hostel owner; Gérant d'auberge
bed-and-breakfast-owner | Bed and breakfast owner | hospitality | 1411 | 11-9081.00 | Bed and breakfast manager; Pension owner; Pensionswirt; Propriétaire de chambres d'hôtes; Bed and breakfast operator; Gérant de gîte
mountain-hut-keeper | Mountain hut keeper | hospitality | 1411 | 11-9081.00 | Gardien de refuge; Hüttenwirt
vacation-rental-manager | Vacation rental manager | hospitality | 1411 | 11-9081.00 | Airbnb host; Holiday rental manager; Short-term rental manager
hotel-owner | Hotel owner | hospitality | 1411 | 11-9081.00 | Hotelier; Hotelero; Hoteliere; Motel owner; Aubergiste; Innkeeper; Innkeeper hotel
camping-ground-manager | Camping ground manager | hospitality | 1439 | 11-9081.00 | Campsite manager; Campground manager; Campingplatzleiter; Directeur de camping; Gerente de camping; RV park manager; Caravan park manager; Director de camping; Responsable de camping; Camping manager | hotel-operations; team-management; budgeting; hotel-revenue-management; customer-service; opera-pms; scheduling; sales
holiday-park-manager | Holiday park manager | hospitality | 1439 | 11-9081.00 | Holiday park general manager; Directeur de village vacances; Holiday village manager
campsite-assistant | Campsite assistant | hospitality | 4224 | 43-4081.00 | Camping ground operative; Campground host; Campground attendant; Campingplatzmitarbeiter; Agent d'accueil camping; Holiday park assistant; Campsite courier; Employé de camping; Empleado de camping; Campground worker; Camp host; Réceptionniste de camping | customer-service; reservations; opera-pms; front-desk-hotel; cash-handling; communication; bilingual; upselling; telephone-skills
doorman | Doorman | hospitality | 9621 | 39-6011.00 | Doorperson; Hotel doorman; Portier; Türsteher Hotel; Voiturier portier; Portero de hotel; Building doorman; Concierge doorman; Hotel door attendant; Portier d'hôtel; Commissionaire; Wagenmeister Hotel | customer-service; heavy-lifting; communication; tour-guiding; physical-fitness
cloakroom-attendant | Cloakroom attendant | hospitality | 9629 | 39-3093.00 | Cloak room attendant; Coat check attendant; Garderobenfrau; Garderobier; Vestiaire agent; Coatroom attendant; Guardarropa; Hôtesse de vestiaire; Encargado de guardarropa | customer-service; workplace-safety; cash-handling; communication; crowd-control
locker-room-attendant | Locker room attendant | hospitality | 9629 | 39-3093.00 | Changing room attendant; Encargado de vestuario; Agent de vestiaire
restroom-attendant | Restroom attendant | hospitality | 9629 | 39-3093.00 | Bathroom attendant; Washroom attendant; Toilettenfrau; Dame pipi
usher | Cinema usher | hospitality | 9629 | 39-3031.00 | Cinema attendant; Platzanweiser; Ouvreur; Ouvreuse; Acomodador; Cinema team member; Movie theater usher; Agent d'accueil cinéma; Ouvreur de salle; Cinema host; Movie theater attendant | customer-service; workplace-safety; cash-handling; communication; crowd-control
theatre-usher | Theatre usher | hospitality | 9629 | 39-3031.00 | Theater usher; Theatre attendant; Front of house assistant theatre
stadium-usher | Stadium usher | hospitality | 9629 | 39-3031.00 | Stadium attendant; Event usher; Einlasser; Venue usher
ticket-taker | Ticket taker | hospitality | 9629 | 39-3031.00 | Ticket collector venue; Ticket checker
ride-operator | Amusement ride operator | hospitality | 9629 | 39-3091.00 | Ride operator; Attraction operator; Attraction attendant; Opérateur d'attractions; Operador de atracciones; Fahrgeschäftsbediener; Roller coaster operator; Opérateur de manège; Amusement attendant | customer-service; workplace-safety; cash-handling; communication; crowd-control
fairground-worker | Fairground worker | hospitality | 9629 | 39-3091.00 | Carnival worker; Schausteller; Forain manège
amusement-park-attendant | Amusement park attendant | hospitality | 9629 | 39-3091.00 | Theme park attendant; Theme park host; Attractions host; Cast member theme park; Park attendant amusement
water-park-attendant | Water park attendant | hospitality | 9629 | 39-3091.00
laser-tag-attendant | Laser tag attendant | hospitality | 9629 | 39-3091.00
trampoline-park-attendant | Trampoline park attendant | hospitality | 9629 | 39-3091.00
mini-golf-attendant | Mini golf attendant | hospitality | 9629 | 39-3091.00
escape-room-host | Escape room host | hospitality | 9629 | 39-3091.00 | Game master escape room
recreation-attendant | Recreation attendant | hospitality | 9629 | 39-3091.00
safari-guide | Safari guide | hospitality | 5113 | 39-7012.00 | Field guide safari; Game drive guide | public-speaking; tour-guiding; bilingual; customer-service; storytelling; first-aid; communication
park-interpreter | Park interpreter | hospitality | 5113 | 39-7012.00 | Interpretive guide; Interpreter park; Interpretive naturalist; Park naturalist; Guía intérprete de naturaleza; Nature interpreter; Park guide
nature-guide | Nature guide | hospitality | 5113 | 39-7012.00 | Naturführer; Guide naturaliste; Naturalist guide; Guía de naturaleza; Eco guide; Guide nature; Wildlife guide; Birding guide
museum-guide | Museum guide | hospitality | 5113 | 39-7011.00 | Museumsführer; Guide de musée; Guía de museo; Museum docent; Gallery guide; Museum educator guide; Guide-conférencier; Museum interpreter; Museum tour guide; Art gallery guide | public-speaking; tour-guiding; bilingual; customer-service; storytelling; first-aid; communication
cultural-mediator-museum | Museum cultural mediator | hospitality | 5113 | 39-7011.00 | Kunstvermittler; Médiateur culturel; Médiateur de musée
heritage-guide | Heritage guide | hospitality | 5113 | 39-7011.00 | Castle guide; Historic site guide; Historical interpreter; Guía de patrimonio; Heritage interpreter; Historic interpreter; Guide du patrimoine
tour-leader | Tour leader | hospitality | 5113 | 39-7012.00 | Tour manager travel; Tour escort; Tour director; Tour conductor; Reiseleiter; Reiseleiterin; Accompagnateur de voyage; Accompagnateur tourisme; Coordinador de viajes; Tour manager holidays; Guía acompañante; Coach tour manager; Travel companion guide; Accompagnateur touristique; Trip leader; Group travel leader; Tour courier; Group leader travel | public-speaking; tour-guiding; bilingual; customer-service; storytelling; first-aid; communication
holiday-rep | Holiday representative | hospitality | 4221 | 39-7012.00 | Holiday rep; Resort representative; Resort rep; Tour operator representative; Overseas representative; Destination representative; Gästebetreuer; Représentant sur place tour-opérateur; Hotelreiseleiter; Travel representative; Resort host; Gästebetreuerin | customer-service; first-aid; communication; tour-guiding; problem-solving; bilingual
tour-operator-manager | Tour operator manager | hospitality | 1439 | 11-1021.00 | Tour operations manager; Tour operator product manager | travel-planning; team-management; negotiation; marketing; budgeting; supplier-management
tourism-officer | Tourism officer | hospitality | 1439 | 11-1021.00 | Técnico de turismo; Chargé de développement touristique
tourism-policy-director | Tourism policy director | hospitality | 1213 | 11-1021.00
tourism-manager | Tourism manager | hospitality | 1439 | 11-1021.00 | Tourismusmanager; Responsable tourisme; Gestor de turismo; Tourism director
tour-operator | Tour operator | hospitality | 1439 | 11-1021.00 | Reiseveranstalter; Voyagiste; Touroperador; Forfaitiste; Chargé de production touristique
corporate-travel-consultant | Corporate travel consultant | hospitality | 4221 | 41-3041.00 | Business travel consultant; Corporate travel agent; Business travel agent; Geschäftsreisekaufmann; Conseiller voyages d'affaires; Asesor de viajes corporativos | travel-planning; amadeus-gds; sabre-gds; customer-service; sales; reservations; communication
corporate-travel-manager | Corporate travel manager | hospitality | 4221 | 41-3041.00 | Travel manager corporate
bookmaker | Bookmaker | hospitality | 4212 | 39-3012.00 | Buchmacher; Corredor de apuestas; Turf accountant | casino-operations; cash-handling; customer-service; numeracy; regulatory-compliance; attention-to-detail
sportsbook-writer | Sportsbook writer | hospitality | 4212 | 39-3012.00 | Sportsbook agent; Race and sportsbook writer; Sportsbook ticket writer; Race book writer
betting-shop-assistant | Betting shop assistant | hospitality | 4212 | 39-3012.00 | Betting clerk; Wettannahme Mitarbeiter; Betting cashier; Empleado de apuestas; Betting agent; Bookmaker's clerk; Bookmaking clerk
trader-sports-betting | Trader sports betting | hospitality | 4212 | 39-3012.00 | Odds trader; Sports trader; Sports betting trader; Odds compiler
keno-writer | Keno writer | hospitality | 4212 | 39-3012.00 | Keno runner
bingo-attendant | Bingo attendant | hospitality | 4212 | 39-3012.00
bingo-caller | Bingo caller | hospitality | 4212 | 39-3012.00
race-track-operator | Race track operator | hospitality | 4212 | 39-3012.00
lottery-operator | Lottery operator | hospitality | 4212 | 39-3012.00
casino-pit-boss | Casino pit boss | hospitality | 4212 | 39-1013.00 | Pit boss; Gaming supervisor; Table games supervisor; Casino inspector; Casino floor person; Chef de table; Jefe de mesa casino; Casino supervisor; Pit manager; Floor supervisor casino; Casino floor supervisor; Jefe de sector casino; Saalchef Casino; Casino pit manager; Sous-chef de table; Table games shift supervisor | casino-operations; cash-handling; customer-service; numeracy; regulatory-compliance; attention-to-detail; leadership
slot-supervisor | Slot supervisor | hospitality | 4212 | 39-1013.00
casino-cashier | Casino cashier | hospitality | 4212 | 43-3041.00 | Cage cashier; Casino cage cashier; Gaming cashier; Change attendant casino; Caissier de casino; Cajero de casino | casino-operations; cash-handling; customer-service; numeracy; regulatory-compliance; attention-to-detail
casino-cage-manager | Casino cage manager | hospitality | 4212 | 43-3041.00 | Cage supervisor; Cage manager
casino-count-team-member | Casino count team member | hospitality | 4212 | 43-3041.00 | Count team member casino; Soft count attendant; Casino count team
casino-host | Casino host | hospitality | 4212 | 43-3041.00 | VIP host casino; Player development executive; Casino marketing host; Slot host
slot-attendant | Slot attendant | hospitality | 4212 | 43-3041.00 | Casino slot attendant; Slot floorperson
lottery-manager | Lottery manager | hospitality | 1431 | 11-9071.00 |  | casino-operations; team-management; regulatory-compliance; customer-service; budgeting; security-guarding
race-track-manager | Race track manager | hospitality | 1431 | 11-9071.00
poker-room-manager | Poker room manager | hospitality | 1431 | 11-9071.00
sportsbook-manager | Sportsbook manager | hospitality | 1431 | 11-9071.00 | Sportsbook director
arcade-manager | Arcade manager | hospitality | 1431 | 11-9071.00 | Amusement arcade manager; Gaming hall manager; Spielhallenleiter; Spielstättenleiter
bingo-manager | Bingo manager | hospitality | 1431 | 11-9071.00 | Bingo hall manager
betting-shop-manager | Betting shop manager | hospitality | 1431 | 11-9071.00 | Betting manager; Gerente de casa de apuestas; Bookmaker manager; Gérant de PMU
amusement-park-manager | Amusement park manager | hospitality | 1431 | 11-9072.00 | Theme park manager; Directeur de parc d'attractions; Freizeitparkleiter; Attractions manager | team-management; sales; budgeting; scheduling; customer-service; fitness-assessment; event-planning
ski-resort-manager | Ski resort manager | hospitality | 1431 | 11-9072.00 | Directeur de station de ski
zoo-manager | Zoo manager | hospitality | 1431 | 11-9072.00 | Directeur de zoo; Zoodirektor
bowling-centre-manager | Bowling centre manager | hospitality | 1431 | 11-9072.00 | Bowling alley manager

# culinary
cook | Cook | culinary | 5120 | 35-2014.00 | Line cook; Restaurant cook; Prep cook; Short order cook; Breakfast cook; Koch; Köchin; Cuisinier; Cuisinière; Cocinero; Cocinera; Kitchen cook; Beikoch; Kok; Kucharz; Kucharka; Cuoco; Cuoca; Cozinheiro; Cozinheira; Zelfstandig werkend kok; Aiuto cuoco capo; Kok zelfstandig; Cozinheiro de restaurante; Pantry cook; Fish cook; Fischkoch | cooking; food-preparation; food-safety; knife-skills; grilling; kitchen-equipment; teamwork; time-management; haccp
tandoori-chef | Tandoori chef | culinary | 5120 | 35-2014.00 | Tandoor chef; Curry chef
wok-cook | Wok chef | culinary | 5120 | 35-2014.00 | Wok cook
chef | Chef | culinary | 3434 | 35-1011.00 | Chef cook | cooking; menu-planning; food-safety; knife-skills; plating-presentation; recipe-development; inventory-management; teamwork; haccp
head-chef | Head chef | culinary | 3434 | 35-1011.00 | Chef de cuisine; Head cook; Küchenchef; Küchenchefin; Jefe de cocina; Executive head chef; Chef-kok; Szef kuchni; Capocuoco; Chefe de cozinha; Capo cuoco; Chef-kok restaurant; Chef di cucina; Küchenmeister | menu-planning; team-management; food-costing; cooking; food-safety; inventory-management; recipe-development; scheduling; haccp
executive-chef | Executive chef | culinary | 3434 | 35-1011.00 | Corporate chef; Culinary director; Chef exécutif; Chef ejecutivo; Chef executivo; Executive chef cucina
kitchen-manager | Kitchen manager | culinary | 3434 | 35-1011.00 | Kitchen director; Küchenleiter
sous-chef | Sous chef | culinary | 3434 | 35-1011.00 | Executive sous chef; Second chef; Sous-chef de cuisine; Souschef; Second de cuisine; Segundo de cocina; Kitchen supervisor; Stellvertretender Küchenchef; Subchef; Sub chef; Zastępca szefa kuchni; Sotto chef; Subchefe de cozinha; Subchef de cozinha; Souschef-kok; Chef de cuisine adjoint | cooking; leadership; food-safety; menu-planning; inventory-management; food-preparation; training-delivery; plating-presentation
institutional-cook | Institutional cook | culinary | 5120 | 35-2012.00 | School cook; Cafeteria cook; Hospital cook; Canteen cook; Care home cook; Kantinenkoch; Cuisinier de collectivité; Cocinero de comedor; Cook institution; Cook/chef care home; School chef; Care home chef; Hospital chef | cooking; food-safety; menu-planning; institutional-catering; dietary-cooking; inventory-management; haccp
fast-food-cook | Fast food cook | culinary | 9411 | 35-2011.00 | Burger cook; Fast food preparer; Sandwich maker; Kebab cook; Griddle cook; Taco maker; Fish fryer; Cook fast food | cooking; food-preparation; food-safety; teamwork; time-management; kitchen-cleaning
private-household-cook | Private household cook | culinary | 5120 | 35-2013.00 | Household cook; Family cook; Private cook; Cuisinier particulier; Cocinera doméstica; Live-in cook; Meal prep cook; Domestic cook; Hauskoch | cooking; menu-planning; dietary-cooking; food-safety; meal-preparation; kitchen-cleaning
kitchen-assistant | Kitchen assistant | culinary | 9412 | 35-2021.00 | Kitchen helper; Kitchen hand; Kitchen porter; Food preparation worker; Food prep worker; Kitchen staff; Kitchen team member; Küchenhilfe; Küchenhelfer; Aide de cuisine; Commis de cuisine aide; Ayudante de cocina; Auxiliar de cocina; Food preparation assistant; Pinche de cocina; Keukenhulp; Pomoc kuchenna; Aiuto cuoco; Ajudante de cozinha; Auxiliar de cozinha; Addetto alla cucina; Keukenmedewerker; Aiutante di cucina; Keukenassistent; Addetto cucina; Pomocnik kuchenny; Aiuto cucina | food-preparation; kitchen-cleaning; food-safety; heavy-lifting; knife-skills; teamwork
dishwasher | Dishwasher | culinary | 9412 | 35-9021.00 | Kitchen steward; Pot washer; Dish washer; Plongeur; Spülkraft; Tellerwäscher; Lavaplatos; Lavaloza; Kitchen steward hotel; Pot wash; Utility kitchen worker; Stewarding attendant; Warewasher; Spüler; Friegaplatos; Afwasser; Lavapiatti; Lavador de pratos; Pomywacz; Lavador de louça; Zmywacz naczyń; Afwashulp | kitchen-cleaning; food-safety; physical-fitness; teamwork
baker | Baker | culinary | 7512 | 51-3011.00 | Bread baker; Artisan baker; Bäcker; Bäckerin; Boulanger; Boulangère; Panadero; Panadera; Bakker; Piekarz; Fornaio; Panettiere; Padeiro; Panificatore; Bakker ambachtelijk; Fornaia; Padeira | baking; industrial-baking; food-safety; food-preparation; kitchen-cleaning; inventory-management
bakery-assistant | Bakery assistant | culinary | 7512 | 51-3011.00 | Bakery clerk; Bakery worker; Boulanger pâtissier
pastry-chef | Pastry chef | culinary | 3434 | 35-1011.00 | Pastry cook; Patissier; Executive pastry chef; Konditor; Konditorin; Pâtissier; Pâtissière; Pastelero; Repostero; Dessert chef; Banketbakker; Cukiernik; Pasticcere; Pasticciere; Confeiteiro; Pasteleiro; Patissier banketbakker; Confeiteira; Pasticciera; Pasteleira; Chef pasticcere | pastry; baking; cake-decorating; food-safety; recipe-development; plating-presentation; creativity
butcher | Butcher | culinary | 7511 | 51-3021.00 | Meat cutter; Meat carver; Retail butcher; Metzger; Fleischer; Boucher; Carnicero; Block butcher; Charcutier; Carnicera; Fleischerin; Slager; Rzeźnik; Macellaio; Açougueiro; Talhante; Masarz; Cortador de carnes; Rozbieracz mięsa; Rzeźnik wędliniarz; Slagersknecht; Magarefe; Macellaia | meat-cutting; knife-skills; food-safety; customer-service; merchandising; sanitation-disinfection; haccp
meat-clerk | Meat clerk | culinary | 7511 | 51-3021.00 | Meat department associate
meat-wrapper | Meat wrapper | culinary | 7511 | 51-3021.00
meat-processing-worker | Meat processing worker | culinary | 8160 | 51-3022.00 | Meat packer; Meat trimmer; Meat processor; Meat plant operative; Deboner; Meat production operator; Prepared meat operator; Meat processing operator; Meatpacker; Opérateur transformation viande; Trimmer meat; Meat preparations operator; Meat factory worker | meat-cutting; knife-skills; food-safety; sanitation-disinfection; heavy-lifting; quality-control
poultry-processor | Poultry processor | culinary | 8160 | 51-3022.00 | Poultry plant worker; Poultry processing worker
sausage-maker | Sausage maker | culinary | 8160 | 51-3022.00 | Wurstmacher; Charcuterie operator
fishmonger | Fishmonger | culinary | 7511 | 51-3022.00 | Poissonnier; Pescadero; Seafood counter clerk; Poissonnière | fish-processing; knife-skills; food-safety; customer-service; sanitation-disinfection
oyster-shucker | Oyster shucker | culinary | 7511 | 51-3022.00 | Ostréiculteur écailler; Écailler
cheese-maker | Cheesemaker | culinary | 7513 | 51-3092.00 | Käser; Quesero; Artisan cheesemaker; Käsemeister; Maître fromager | food-safety; dairy-processing; quality-control; cip-sanitation; machine-operation; haccp
dairy-products-maker | Dairy products maker | culinary | 7513 | 51-3092.00
ice-cream-maker | Ice cream maker | culinary | 7513 | 51-3092.00 | Speiseeishersteller; Glacier; Heladero
dairy-technologist | Dairy technologist | culinary | 7513 | 51-3092.00 | Molkereifachmann
cheesemonger | Cheesemonger | culinary | 7513 | 51-3092.00 | Fromager; Fromagère; Affineur
gelato-maker | Gelato maker | culinary | 7513 | 51-3092.00 | Glacier artisan
butter-maker | Butter maker | culinary | 7513 | 51-3092.00
caterer | Caterer | culinary | 1412 | 11-9051.00 | Catering chef owner; Catering coordinator; Traiteur; Event caterer; Caterer self-employed; Party caterer | catering; menu-planning; event-planning; food-safety; food-costing; customer-service; cooking
catering-supervisor | Catering supervisor | culinary | 1412 | 11-9051.00
recipe-developer | Recipe developer | culinary | 3434 | 35-1011.00 | Culinary developer; Test kitchen chef; Research chef; Development chef; R&D chef; Culinary product developer; NPD chef; Food innovation chef; Product development chef | recipe-development; cooking; food-safety; plating-presentation; creativity; food-technology
food-taster | Food taster | culinary | 7515 | 51-9061.00 | Quality taster; Dégustateur; Catador; Food sensory panelist | food-technology; quality-control; food-safety; attention-to-detail; report-preparation
sensory-panelist | Sensory panelist | culinary | 7515 | 51-9061.00
coffee-cupper | Coffee cupper | culinary | 7515 | 51-9061.00
cafeteria-worker | Cafeteria worker | culinary | 9411 | 35-3023.00 | Lunch lady; School lunch worker; Canteen assistant; Food service worker; Food service assistant; Dining services worker; School catering assistant; Kantinenmitarbeiter; Agent de restauration; Employé de restauration; Dinner lady; Food services worker; Food service associate; Auxiliar de comedor; Employé de restauration collective; Empleado de comedor | food-preparation; customer-service; food-safety; kitchen-cleaning; cash-handling; teamwork
oil-mill-operator | Oil mill operator | culinary | 7514 | 51-3092.00 | Oilseed presser; Olive oil mill worker; Maestro de almazara; Moulinier d'huile; Ölmüller; Olive miller | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
preserves-maker | Preserves maker | culinary | 7514 | 51-3092.00 | Jam maker; Fruit preserver; Fruit and vegetable preserver; Confiturier; Mermeladero; Pickler
brewery-worker | Brewery worker | culinary | 8160 | 51-3092.00 | Brewery technician; Brew house operator; Brewery operator; Cellar operator; Brewery assistant; Cellar operative; Brauereiarbeiter; Ouvrier brasseur | brewing; quality-control; cip-sanitation; recipe-development; food-safety
cider-maker | Cider maker | culinary | 8160 | 51-3092.00 | Cidermaker
malt-house-worker | Malt house worker | culinary | 8160 | 51-3092.00 | Maltster; Mälzer
winery-worker | Winery worker | culinary | 8160 | 51-3092.00 | Cellar operative wine; Wine cellar worker; Ouvrier de chai; Bodeguero; Caviste vinicole
distiller | Distiller | culinary | 8160 | 51-9012.00 | Master distiller; Distillery worker; Distillery operator; Destillateur; Brenner; Bouilleur de cru; Maître distillateur; Maestro destilador; Stillman whisky | brewing; quality-control; cip-sanitation; recipe-development; food-safety
whisky-blender | Whisky blender | culinary | 8160 | 51-9012.00 | Liquor blender
winemaker | Winemaker | culinary | 2145 | 51-3092.00 | Oenologist; Enologist; Vintner; Enólogo; Œnologue; Oenologue; Önologe; Head winemaker; Viticulturist winemaker | brewing; quality-control; cip-sanitation; recipe-development; food-safety
assistant-winemaker | Assistant winemaker | culinary | 2145 | 51-3092.00
cellar-master | Cellar master | culinary | 2145 | 51-3092.00 | Maître de chai; Kellermeister; Weinküfer
dairy-operator | Dairy processing operator | culinary | 8160 | 51-3092.00 | Dairy operator; Dairy products manufacturing worker; Dairy production operator; Milk processing operator; Milk heat treatment operator; Ouvrier laitier; Milchtechnologe; Operario de lácteos; Creamery operator; Pasteurizer operator; Dairy processor; Dairy worker; Creamery worker | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
miller | Miller | culinary | 8160 | 51-9021.00 | Flour miller; Grain miller; Mill operator grain; Müller Mühle; Verfahrenstechnologe Mühlen; Meunier; Molinero; Rice miller; Feed mill operator; Feed miller | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
animal-feed-operator | Animal feed operator | culinary | 8160 | 51-9021.00
bakery-production-worker | Baking machine operator | culinary | 8160 | 51-3092.00 | Baking operator; Industrial baker; Bakery production operator; Bakery operative; Bakery machine operator; Bakery production worker; Oven operator bakery; Dough mixer operator; Opérateur en boulangerie industrielle; Biscuit production operator; Industrial bakery worker; Dough mixer | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
pasta-operator | Pasta operator | culinary | 8160 | 51-3092.00
confectionery-operator | Confectionery machine operator | culinary | 8160 | 51-3092.00 | Candy maker; Candy machine operator; Chocolate production operator; Chocolate moulding operator; Confectionery production worker; Cocoa press operator; Süßwarentechnologe; Opérateur confiserie; Sweet maker | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
coffee-roaster | Coffee roaster | culinary | 8160 | 51-3091.00 | Coffee roasting operator; Master roaster; Master coffee roaster; Kaffeeröster; Torréfacteur; Tostador de café; Head roaster; Coffee grinder operator; Röstmeister | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
food-roasting-operator | Food roasting machine operator | culinary | 8160 | 51-3091.00 | Roasting machine operator; Food roasting operator
food-drying-operator | Food drying machine operator | culinary | 8160 | 51-3091.00 | Drying machine operator food
nut-roaster | Nut roaster | culinary | 8160 | 51-3091.00
sugar-refinery-operator | Food refining operator | culinary | 8160 | 51-3092.00 | Edible oil refinery operator | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
hydrogenation-machine-operator | Hydrogenation machine operator | culinary | 8160 | 51-3092.00
honey-extractor | Honey extractor | culinary | 8160 | 51-3092.00
starch-extraction-operator | Starch extraction operator | culinary | 8160 | 51-3092.00
sugar-refinery-worker | Sugar refinery operator | culinary | 8160 | 51-3092.00 | Sugar boiler; Raffineur sucre; Zuckertechnologe
canning-operator | Food canning operator | culinary | 8160 | 51-3093.00 | Fish canning operator; Canner; Fruit and vegetable canner; Food preserving worker; Conservero | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
food-freezing-operator | Food freezing operator | culinary | 8160 | 51-3093.00 | Freezing operator food
blanching-operator | Blanching operator | culinary | 8160 | 51-3093.00
kettle-operator | Kettle operator | culinary | 8160 | 51-3093.00 | Kettle tender; Food cooking machine operator; Sauce production operator
fish-processing-worker | Fish processing worker | culinary | 7511 | 51-3022.00 | Fish processor; Fish filleter; Fish cutter; Fish trimmer; Seafood processor; Fish preparation operator; Fish production operator; Fischverarbeiter; Ouvrier de transformation du poisson; Fileteador de pescado; Shellfish processor; Seafood processing worker | food-safety; haccp; machine-operation; quality-control; heavy-lifting; gmp
food-grader | Food grader | culinary | 7515 | 45-2041.00 | Food product grader; Fruit grader | food-technology; quality-control; food-safety; attention-to-detail; report-preparation
cheese-grader | Cheese grader | culinary | 7515 | 45-2041.00
coffee-grader | Coffee grader | culinary | 7515 | 45-2041.00 | Green coffee grader
malt-master | Malt master | culinary | 7515 | 45-2041.00
whisky-taster | Whisky taster | culinary | 7515 | 45-2041.00
beer-taster | Beer taster | culinary | 7515 | 45-2041.00
meat-grader | Meat grader | culinary | 7515 | 45-2041.00
egg-grader | Egg grader | culinary | 7515 | 45-2041.00
coffee-taster | Coffee taster | culinary | 7515 | 45-2041.00 | Q grader; Cupper
tea-taster | Tea taster | culinary | 7515 | 45-2041.00
wine-taster | Wine taster | culinary | 7515 | 45-2041.00
slaughterer | Slaughterer | culinary | 7511 | 51-3023.00 | Slaughterhouse worker; Abattoir worker; Abattoir operative; Schlachter; Ouvrier d'abattoir; Matarife; Halal slaughterer; Slaughter operative; Abatteur d'animaux; Abatteur; Ouvrier abattoir | meat-cutting; knife-skills; food-safety; customer-service; merchandising; sanitation-disinfection; haccp
shochet | Shochet | culinary | 7511 | 51-3023.00 | Kosher slaughterer
halal-butcher | Halal butcher | culinary | 7511 | 51-3021.00 | Halal meat cutter; Boucher halal; Carnicero halal | meat-cutting; knife-skills; food-safety; customer-service; merchandising; sanitation-disinfection; haccp
kosher-butcher | Kosher butcher | culinary | 7511 | 51-3021.00
pizza-chef | Pizzaiolo | culinary | 7512 | 35-2014.00 | Pizza chef; Pizza maker; Pizzabäcker; Pizzero; Pizza cook; Maestro pizzero; Pizzaiolo chef; Pizza baker; Chef pizzaiolo; Flammkuchenbäcker; Pizza stretcher | cooking; food-preparation; food-safety; teamwork; time-management; kitchen-cleaning
sushi-chef | Sushi chef | culinary | 5120 | 35-2014.00 | Sushi cook; Sushi maker; Sushiman; Sushi-Koch; Itamae; Sushi roller; Sushi bar chef; Chef de sushi; Chef sushi; Cocinero de sushi | cooking; food-preparation; food-safety; knife-skills; grilling; kitchen-equipment; teamwork; time-management; haccp
grill-cook | Grill cook | culinary | 5120 | 35-2014.00 | Broiler cook; Grillkoch; Grillardin; Parrillero; Asador; Griller; Grill chef; Parrillero cocinero; Cook grill; Chef grill; Plancha cook; Cocinero de parrilla | cooking; food-preparation; food-safety; knife-skills; grilling; kitchen-equipment; teamwork; time-management; haccp
barbecue-cook | Barbecue cook | culinary | 5120 | 35-2014.00 | Pitmaster; Smokehouse cook
saute-cook | Sauté cook | culinary | 5120 | 35-2014.00 | Sauté chef
fry-cook | Fry cook | culinary | 5120 | 35-2014.00
diet-cook | Diet cook | culinary | 5120 | 35-2012.00 | Diätkoch; Diätkoch Klinik; Cuisinier diététique; Hospital diet cook; Dietary cook; Diätköchin; Cocinero dietético | cooking; food-safety; menu-planning; institutional-catering; dietary-cooking; inventory-management; haccp
kosher-cook | Kosher cook | culinary | 5120 | 35-2012.00
raw-food-chef | Raw food chef | culinary | 5120 | 35-2012.00
vegan-chef | Vegan chef | culinary | 5120 | 35-2012.00 | Vegan cook; Plant-based chef; Vegetarian cook
chef-de-partie | Chef de partie | culinary | 3434 | 35-2014.00 | Station chef; Section chef; Jefe de partida; Line chef; CDP chef; Junior chef de partie; Tournant chef; Chef tournant; Station cook; Senior chef de partie; Chef de partie tournant; Entremetier; Rôtisseur; Chef rôtisseur; Poissonnier de cuisine | cooking; menu-planning; food-safety; knife-skills; plating-presentation; recipe-development; inventory-management; teamwork; haccp
saucier | Saucier | culinary | 3434 | 35-2014.00 | Chef saucier; Sauce cook
garde-manger | Garde manger | culinary | 3434 | 35-2014.00 | Garde manger chef; Chef garde manger; Pantry chef; Larder chef; Cold kitchen chef
demi-chef-de-partie | Demi chef de partie | culinary | 3434 | 35-2014.00 | Demi chef
commis-chef | Commis chef | culinary | 5120 | 35-2014.00 | Commis de cuisine; Commis cook; Apprentice chef; Trainee chef; Jungkoch; Commis Koch; Ayudante de cocinero; Third cook; Apprenti cuisinier; Kochlehrling; Junior chef; Trainee cook; Apprentice cook; Commis; Cook apprentice; Second commis | cooking; menu-planning; food-safety; knife-skills; plating-presentation; recipe-development; inventory-management; teamwork; haccp
private-chef | Private chef | culinary | 3434 | 35-2013.00 | Personal chef; Chef à domicile; Chef privé; Privatkoch; Chef privado; Household chef; Chalet chef; Estate chef; Family chef; Sole chef; Chef particulier; Live-in chef; Meal prep chef; Personal cook; Chef a domicilio | cooking; menu-planning; dietary-cooking; food-safety; meal-preparation; kitchen-cleaning
chalet-host | Chalet host | culinary | 3434 | 35-2013.00
yacht-chef | Yacht chef | culinary | 3434 | 35-2013.00 | Superyacht chef
catering-chef | Catering chef | culinary | 3434 | 35-1011.00 | Event chef; Traiteur chef; Chef traiteur; Chef de catering; Contract catering chef; Corporate catering chef; Jefe de cocina colectividades | menu-planning; team-management; food-costing; cooking; food-safety; inventory-management; recipe-development; scheduling; haccp
production-chef | Production chef | culinary | 3434 | 35-1011.00 | Chef de production; CPU chef; Chef de production restauration
chef-manager | Chef manager | culinary | 3434 | 35-1011.00 | Unit chef; Chef gérant; Chef gérant restauration collective
banquet-chef | Banquet chef | culinary | 3434 | 35-1011.00 | Banquet cook
ships-cook | Ship's cook | culinary | 5120 | 35-2012.00 | Galley cook; Ship cook; Schiffskoch; Cuisinier de bord; Cocinero de barco; Offshore cook; Catering cook offshore; Cuisinier à bord | cooking; food-safety; menu-planning; institutional-catering; dietary-cooking; inventory-management; haccp
camp-cook | Camp cook | culinary | 5120 | 35-2012.00 | Remote camp cook; Camp chef
military-cook | Military cook | culinary | 5120 | 35-2012.00 | Army cook; Feldkoch; Culinary specialist navy; Culinary specialist military
cake-decorator | Cake decorator | culinary | 7512 | 51-3011.00 | Cake designer; Sugarcraft artist; Wedding cake designer; Tortendesigner; Cake maker; Decoradora de tortas; Cake artist; Cake baker; Cake decorating specialist; Bakery decorator; Decorador de pasteles | pastry; baking; cake-decorating; food-safety; recipe-development; plating-presentation; creativity
chocolatier | Chocolatier | culinary | 7512 | 51-3011.00 | Chocolate maker; Maître chocolatier; Schokoladenmacher; Chocolatero; Maestro chocolatero; Pralinenmacher; Chocolatier confiseur | pastry; baking; cake-decorating; food-safety; recipe-development; plating-presentation; creativity
confectioner | Confectioner | culinary | 7512 | 51-3011.00 | Confiseur; Confitero; Zuckerbäcker; Confiseurin; Sugar confectioner; Bonbonmacher
pasta-maker | Pasta maker | culinary | 7512 | 51-3092.00 | Fresh pasta maker; Pastamacher; Fabricant de pâtes; Pastaio; Elaborador de pasta; Pâtes fraîches artisan | baking; industrial-baking; food-safety; food-preparation; kitchen-cleaning; inventory-management
noodle-maker | Noodle maker | culinary | 7512 | 51-3092.00
tofu-maker | Tofu maker | culinary | 7512 | 51-3092.00
crepe-maker | Crepe maker | culinary | 7512 | 51-3092.00 | Crêpier
tortilla-maker | Tortilla maker | culinary | 7512 | 51-3092.00 | Tortillera
food-stylist | Food stylist | culinary | 3432 | 35-1011.00 | Styliste culinaire; Foodstylist; Estilista de alimentos; Culinary stylist; Food styling assistant; Estilista gastronómico | recipe-development; cooking; food-safety; plating-presentation; creativity; food-technology
`;
