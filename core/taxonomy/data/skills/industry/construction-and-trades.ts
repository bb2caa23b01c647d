export const skills = String.raw`
# Construction in general
construction | Construction? | technical | building construction; construction work; construction industry?; construction trades; building trades; Bauwesen; construcción?; travaux de construction; BTP?; construction experience |  | building; contractor; site; residential; commercial; concrete; carpentry; foreman; renovation; laborer; superintendent; chantier; chantiers; bâtiment; travaux; œuvre; maçon; conducteur; obra; obras; edificación; albañilería; hormigón; concreto; edificios; viviendas; albañil; residente de obra
residential-construction | Residential construction | technical | house building; home building; housebuilding; <new home construction; <single-family construction; <residential building?; Wohnungsbau | construction | construction; builder; homes; framing; carpentry; contractor; superintendent
commercial-construction | Commercial construction | technical | commercial building construction; commercial building projects | construction
industrial-construction | Industrial construction | technical | plant construction?; <heavy industrial construction; Industriebau | construction | refinery; industrial; piping; petrochemical; steel; construction; contractor; commissioning
heavy-civil-construction | Heavy civil construction | technical | <heavy highway construction; heavy civil; <heavy and highway construction; civil works; Tiefbau; obra civil; travaux publics; <civil construction | construction
road-construction | Road construction | technical | highway construction; roadworks; road works; road building; <street construction; roadway construction; Straßenbau; construction routière; construcción de carreteras | heavy-civil-construction
bridge-construction | Bridge construction | technical | bridge building?; bridge works; Brückenbau | heavy-civil-construction | civil; girders; concrete; highway; steel; roads; piers; abutments; structural; tunnels
tunnelling | Tunnelling | technical | tunneling construction; tunnel construction; <tunnel boring; <tunnel boring machine; Tunnelbau | heavy-civil-construction
pipeline-construction | Pipeline construction? | technical | pipeline installation?; Rohrleitungsbau |  | welding; gas; oil; trenching; excavation; pipe; pipelines; right-of-way; utilities
pipe-laying | Pipe laying | professional | pipelaying; laying pipe; <pipe layer; underground pipe installation; pose de canalisations; tendido de tuberías
utility-construction | Underground utility construction | technical | utility construction?; underground utility installation; <wet utilities; <sewer and water installation; utility installation?; underground utilities? | heavy-civil-construction | underground; sewer; water; excavation; trenching; gas; conduit; pipe
construction-management | Construction management | professional | managing construction; construction project management; <construction manager; <building project management; gestion de chantier; gestión de obras; Bauleitung; Baumanagement | construction
site-supervision | Construction site supervision | professional | site supervision?; construction supervision; jobsite supervision; job site supervision; <site superintendent; <construction superintendent; <job superintendent; conduite de travaux; Bauüberwachung; supervisión de obra; <construction site management | construction | construction; subcontractors; jobsite; building; contractors; trades; baustelle; superintendent
crew-supervision | Crew supervision? | professional | supervising crews?; construction crew supervision; leading construction crews |  | construction; jobsite; foreman; laborers; concrete; landscaping; crews; framing; paving; subcontractors
geprufter-polier-de | Geprüfter Polier (DE) | certification | geprüfter Polier; bestandene Polierprüfung; Polierprüfung bestanden; Polierprüfung abgelegt | crew-supervision
werkpolier-de | Geprüfter Werkpolier (DE) | certification | geprüfter Werkpolier; Prüfung zum Werkpolier bestanden
construction-labor | General construction labor | professional | construction labor; construction labour; <construction laborer; <construction labourer; <building labourer; <Bauhelfer; <peón de obra; general labouring; labouring?; <shovelling? | construction | labouring; concrete; concreting; aggregate; labourer; rubble; bricklayers; bricklayer; plasterers; digging; groundworks; construction; cscs; wheelbarrow; hod carrying
general-labor | General labor | professional | general labour; general laborer; manual labor; manual labour; Hilfsarbeiten; travail manuel; mano de obra general
site-logistics | Site logistics planning | professional | construction site logistics; <laydown area planning | construction
construction-scheduling | Construction scheduling | professional | <three-week look-ahead; project scheduling for construction; Bauablaufplanung; Bauzeitenplanung; planning de chantier; <look-ahead schedules? | construction-management | construction; subcontractors; superintendent; foremen; jobsite
critical-path-method | Critical path method | technical | critical path scheduling; CPM scheduling; critical path analysis; chemin critique?; ruta crítica? |  | primavera; schedule; planning; gantt; projet; pert; cronograma; proyecto; obra
subcontractor-management | Subcontractor management | professional | <subcontractor coordination; managing subcontractors; <coordinating subcontractors; <supervising subcontractors; <subcontractor supervision; sub-contractor management; <subcontractors? | construction | construction; contractors; coordinated; supervised; scheduling; trades; superintendent; site; managed; bids
construction-contracts | Construction contracts | professional | construction contract administration; construction contract management | construction-management
aia-contract-documents | AIA contract documents | technical | AIA contracts?; AIA documents?; AIA A201 | construction-contracts | construction; architect; contract; owner; subcontracts; a201; contractor
fidic-contracts | FIDIC contracts | technical | FIDIC; FIDIC Red Book | construction-contracts
jct-contracts | JCT contracts | technical | JCT?; Joint Contracts Tribunal | construction-contracts | contract; contracts; nec; construction; quantity; surveying; tribunal; fidic
nec-contracts | NEC contracts | technical | NEC3; NEC4; NEC4 contracts; New Engineering Contract | construction-contracts
vob | VOB? | technical | VOB/A; VOB/B; VOB/C; Vergabe- und Vertragsordnung für Bauleistungen |  | HOAI; Bau; Ausschreibung; Ausschreibungen; Vergabe; Bauleitung; VOL; BGB; Nachträge; AVA; Baustelle; Bauprojekte
hoai | HOAI | technical | HOAI Leistungsphasen; Leistungsphasen HOAI; Honorarordnung für Architekten und Ingenieure
change-orders | Change order management | professional | construction change orders; <variation orders; <contract variations?; Nachtragsmanagement; change orders?; <change order requests?; avenants de travaux; órdenes de cambio? | construction-management | construction; contractor; contractors; subcontractors; rfi; rfis; submittals; project; site; owner; invoices
rfi-management | Requests for information in construction | professional | RFI?; RFIs?; requests for information? | construction-management | construction; submittals; contractor; drawings; subcontractors; architect; change orders; project engineer
construction-submittals | Construction submittals | professional | submittals?; submittal review?; submittal process?; submittal logs?; <shop drawing review |  | construction; drawings; rfi; rfis; architect; contractor; subcontractors; specifications; shop
punch-lists | Punch lists | professional | punchlist; punch-out?; snagging; snag lists; <punch list items | construction | subcontractors; superintendent; walkthrough; closeout; contractor; drywall; carpentry
construction-closeout | Construction closeout | professional | project close-out?; closeout documents?; construction closeout documents; project closeout packages?; O&M manuals closeout; Bauabschluss |  | construction; punch; submittals; subcontractors; owner; contractor; warranties; as-built; o&m
construction-estimating | Construction estimating | professional | estimating?; construction cost estimating; <job estimating?; <project estimating?; building cost estimation; <bid estimates; Baukalkulation; Kalkulation im Bau; cost estimating?; <preparing estimates; chiffrage bâtiment; presupuestos de obra; études de prix; Kostenschätzung Bau; pricing jobs?; pricing up jobs?; <cost plans?; pricing tenders? | construction | construction; bid; bidding; takeoff; contractor; blueprint; building; takeoffs; bids; subcontractors; blueprints; tender; bills; estimator; take-offs; quantities; pricing tenders; pricing works; builder; quantity surveyor
estimating-software | Cost estimating software | technical | estimating software; cost estimation software; construction estimating software; Kalkulationssoftware; logiciel de devis; software de presupuestos
quantity-takeoff | Quantity takeoff | professional | quantity take-off; take-offs?; takeoffs?; <material takeoff; <material take-offs; Mengenermittlung; Massenermittlung; metrados; métré de travaux; <measuring from drawings; taking off quantities; réalisation de quantitatifs | construction-estimating | estimating; estimates; bid; bids; bidding; quantity; material; construction; drawings; estimator; bluebeam
quantity-surveying | Quantity surveying | professional | <quantity surveyor; <measured works; mediciones y presupuestos
bills-of-quantities | Bills of quantities | professional | BOQ?; BOQ preparation?; Leistungsverzeichnis?; Leistungsverzeichnisse?; devis quantitatif; preparing BoQs |  | quantity; quantities; tender; tenders; tendering; construction; estimation; contractor; drawings; bau; ausschreibung; vergabe; hoai; ava
construction-bidding | Construction bidding | professional | <bid packages?; <bid proposals?; <preparing bids?; job bidding; bidding jobs; bidding?; <construction tenders; appels d'offres travaux; bid preparation? |  | construction; contractor; estimate; estimating; estimates; tender; subcontractor; subcontractors; general contractor; takeoffs
construction-tendering | Construction tendering | professional | Ausschreibung und Vergabe; AVA Ausschreibung; tender preparation?; tendering?; procurement of construction works; Ausschreibung Vergabe Abrechnung; tender returns?; <tender submissions?; <sub-contractor quotes; <subcontractor quotes; <sub-contract enquiries |  | construction; contractor; tender; subcontractor; works; bau; hoai; building; quantities; site; subcontractors; quantity surveyor; bills of quantities; take-offs
value-engineering | Value engineering | professional | value analysis value engineering; VA/VE; VAVE?; value analysis?; análisis de valor?; Wertanalyse; analyse de la valeur |  | cost; engineering; design; reduction; function; functional; construction; suppliers
design-build | Design-build? | professional | design build delivery; design/build projects; design and build?; conception-réalisation? | construction-management | construction; contractor; projects; delivery; bid; architect; owner; buildings; build; bâtiment; groupement; maîtrise d'ouvrage; chantier; entreprise générale; marchés publics
preconstruction | Preconstruction | professional | pre-construction services; preconstruction services; preconstruction planning; pre-construction? | construction-management | estimating; bids; contractor; subcontractors; budgets; construction; phase; services
construction-inspection | Construction inspection | professional | <Bauabnahme; inspection de chantier; inspección de obras
building-inspection | Building inspection | professional | building inspector; inspection des bâtiments; inspección de edificios
structural-inspection | Structural inspection | professional | inspection of structures; Bauwerksprüfung; special inspections structural
site-inspections | Site inspections? | professional | job site inspections; site visits and inspections; Baustellenbegehung; visites de chantier? |  | construction; contractor; contractors; building; safety; field; chantier; architecte; structural
home-inspection | Home inspection | professional | residential inspection; house inspection; <property condition inspection | building-inspection
building-codes | Building codes | technical | building regulations; <local building codes; <Bauordnung; Bauvorschriften; <code requirements for buildings; réglementation du bâtiment?; normativa de edificación |  | code; codes; building; inspection; plans; construction; structural; inspector; permits
international-building-code | International Building Code | technical | IBC?; IBC code? | building-codes | building; construction; structural; inspector; permits; zoning; nfpa; architect; osha; ada
international-residential-code | International Residential Code | technical | IRC code?; IRC? | building-codes | ibc; building codes; structural; building inspector; permits; construction; residential construction
uniform-building-code | Uniform Building Code | technical | UBC?; UBC code | building-codes | codes; ibc; structural; building
code-enforcement | Code enforcement? | professional | code compliance inspections |  | zoning; municipal; ordinance; ordinances; violations; building; property; inspections; city; nuisance; permits
zoning | Zoning? | professional | zoning codes; zoning regulations; zoning ordinances; zoning laws |  | land use; planning; ordinance; ordinances; municipal; permits; variances; city; attorney; urban; subdivision; entitlements; real estate; building codes; planner; site plan
land-use-planning | Land use planning | professional | <land use regulations; Bauleitplanung; Flächennutzungsplanung; ordenamiento territorial
building-permits | Building permits | professional | construction permits; <permit applications?; <pulling permits; permit acquisition?; <planning permission; permit process?; <Bauantrag; permis de construire; licencias de obra; Baugenehmigung; permit expediting |  | construction; building; city; contractor; inspections; zoning; site; architect
ada-accessibility | Accessibility in buildings | technical | <ADA accessibility guidelines; <ADAAG; <ADA standards for accessible design; barrier-free design; barrierefreies Bauen; <ADA compliance in buildings; accessibilité PMR; accesibilidad en edificios | building-codes
blueprint-reading | Blueprint reading | technical | blue print reading; blueprints?; blue prints?; reading blueprints; read blueprints; reading blue prints; read blue prints; blueprint interpretation; interpreting blueprints; interpret blueprints; reading construction plans; plan reading?; reading plans?; technical drawing reading; reading technical drawings; read technical drawings; interpret drawings?; Lesen technischer Zeichnungen; Pläne lesen; lecture de plans; lectura de planos; reading construction drawings; <construction drawings; <engineering drawings?; reading drawings; interpreting drawings; working from drawings; read drawings?; read engineering drawings; read drawings and plans; reading engineering drawings; reading drawings and plans | | construction; machining; blueprint; blueprints; welding; mechanical; chantier; usinage; tolerances; assembly; carpentry; électricité; carpenter; contractor; electrical; plumbing; fabrication; machinist; cnc; tools; schematics; micrometers; framing; welder
schematics-reading | Reading schematics | technical | <schematics?; <schematic diagrams; read schematics; <electrical schematics; <wiring diagrams; <read wiring diagrams; <wiring schematics; <ladder diagrams; <Schaltpläne; Schaltpläne lesen; lecture de schémas; <circuit diagrams; lectura de diagramas |  | electrical; electronic; electronics; wiring; hydraulic; circuits; blueprints; troubleshooting; reading; read; technician; pcb; diagrams
construction-specifications | Construction specifications | professional | <plans and specifications?; construction specs; specification writing for construction; <plans and specs? | construction | construction; contractor; building; drawings; bid; architect; engineering; blueprints
csi-masterformat | CSI MasterFormat | technical | MasterFormat; CSI divisions | construction-specifications
csi-certification-us | CSI certification (US)? | certification | CSI certified construction specifications |  | specifications; masterformat; specifier; construction specifications; cdt
csi-cdt | Construction Documents Technologist (CDT) | certification | CSI CDT; CDT certification construction; Construction Documents Technologist
csi-ccs | Certified Construction Specifier (CCS) | certification | CSI CCS; Certified Construction Specifier
construction-documents | Construction documents | professional | construction documentation; <contract documents for construction; <construction drawing sets; <CD sets?; Ausführungsplanung; Werkplanung?; dossier d'exécution? | construction | construction; architect; architecture; revit; autocad; drawings; architekt; hoai; chantier; bau; gebäude
as-built-drawings | As-built drawings | professional | as-builts?; as-built documentation; Bestandspläne; plans de récolement; planos as-built |  | drawings; construction; autocad; survey; redlines; plans; contractor; documentation
building-surveying | Building surveying | professional | building surveys; <dilapidations; <condition surveys?; <building condition assessment; <facility condition assessment | construction | building; buildings; structural; property; surveyor; defects; façade; roof
architecture-design | Architectural design? | technical | architecture?; <building design; <architectural planning?; Architektur?; conception architecturale; diseño arquitectónico; <Entwurfsplanung |  | buildings; drafting; autocad; revit; aia; facade; urban; sketchup; archicad; rhino; zoning; interiors; construction documents; interior design; landscape; leed; masterplanning; building codes; riba; ncarb
architectural-drafting | Architectural drafting | technical | architectural drawings; Bauzeichnen; dessin d'architecture; dibujo arquitectónico | drafting
bauzeichner-de | Bauzeichner (Berufsausbildung) | certification | gelernter Bauzeichner; Ausbildung zum Bauzeichner; Berufsausbildung zum Bauzeichner; Lehre zum Bauzeichner; Ausbildung zur Bauzeichnerin; Berufsausbildung zur Bauzeichnerin; Lehre zur Bauzeichnerin; Ausbildung als Bauzeichner; Berufsausbildung als Bauzeichner; Lehre als Bauzeichner; ausgebildeter Bauzeichner; Ausbildung zum/zur Bauzeichner; Berufsausbildung zum/zur Bauzeichner | architectural-drafting
drafting | Drafting? | technical | draughting; technical drawing; <CAD drafting; technisches Zeichnen; dessin technique; dibujo técnico; delineación; <drafting and design |  | autocad; cad; drawings; architectural; mechanical; blueprint; solidworks; drafter
mechanical-drafting | Mechanical drafting | technical | machine drawings; dibujo mecánico; dessin industriel; mechanical drawings | drafting
architectural-models | Architectural model making | technical | architectural models?; physical model making; scale model making | architecture-design | foam; basswood; laser cutting; rhino; sketchup; renderings; revit; autocad; 3d printing; studio
space-planning | Space planning? | professional | interior space planning; office space planning; <space utilization?; <space allocation?; <office layouts |  | interior; office; furniture; layout; layouts; floor; architecture; design; retail; facilities; autocad; building
interior-architecture | Interior architecture | technical | <interior fit-out design; Innenarchitektur; architecture d'intérieur; interior architectural design | architecture-design
urban-planning | Urban planning | professional | city planning; town planning; <urban development planning; Stadtplanung; urbanisme; urbanismo; planificación urbana; <AICP candidate
urban-design | Urban design | technical | Städtebau; Stadtgestaltung; composition urbaine; diseño urbano
regional-planning | Regional planning | professional | Raumplanung; Regionalplanung; aménagement régional; aménagement du territoire
aicp | AICP? | certification | AICP certified?; American Institute of Certified Planners member; AICP planner | urban-planning | planner; planners; urban planning; city planning; zoning; land use; apa; transportation planning; comprehensive plan
site-planning | Site planning? | technical | <site plans?; <site plan design; site layout?; <site development plans |  | architecture; zoning; civil; landscape; grading; urban; construction; autocad; land; permits
historic-preservation | Historic preservation | professional | historic restoration; building conservation; heritage conservation; historical preservation; Denkmalpflege; Denkmalschutz; <listed buildings; restauration du patrimoine; restauración del patrimonio
green-building | Green building | technical | sustainable building; sustainable construction; green construction; green building practices; sustainable building design; nachhaltiges Bauen; éco-construction; construction durable; construcción sostenible
passive-house | Passive house | technical | Passivhaus; passive house design; passivhaus standard; maison passive | green-building
certified-passive-house-designer | Certified Passive House Designer | certification | CPHD?; zertifizierter Passivhausplaner | passive-house | passive; Passivhaus; PHPP; PHI; CPHC; Phius
cphc | Certified Passive House Consultant (CPHC) | certification | CPHC?; Phius certified consultant; Certified Passive House Consultant |  | passive; Phius; passivhaus
building-envelope | Building envelope | technical | building enclosure?; Gebäudehülle; enveloppe du bâtiment |  | construction; building; wall; facade; panels; exterior; metal; siding
facade-construction | Facade construction | technical | <facade systems; building facades; Fassadenbau; Fassadentechnik; façades; <façade engineering; construcción de fachadas
curtain-walls | Curtain walls | technical | curtain wall installation; Vorhangfassade; murs-rideaux; muro cortina | facade-construction
cladding | Cladding? | technical | wall cladding; cladding installation; bardage; Fassadenbekleidung; revestimiento de fachadas |  | construction; building; wall; facade; panels; exterior; siding
building-physics | Building physics | technical | Bauphysik; <hygrothermal analysis; <building acoustics; <thermal bridges; physique du bâtiment
energy-auditing | Energy auditing? | professional | energy audits; <home energy audit; building energy audits; Energieaudit; audit énergétique |  | building; buildings; hvac; blower; efficiency; lighting; weatherization; insulation; home; gebäude; utility; iso
blower-door-testing | Blower door testing | technical | blower door; airtightness testing buildings; Blower-Door-Test; test d'infiltrométrie
weatherization | Weatherization | technical | <air sealing?; <home weatherization |  | insulation; energy; attic; blower; windows; homes; audits

# Carpentry, interiors and finishing
carpentry | Carpentry | technical | <carpenter work; carpenter skills; carpentry work; carpintería
timber-framing | Timber framing | technical | charpente bois; timber frame construction; timber frame; Holzrahmenbau; Holzbau; carpintería de armar; Zimmerei; Zimmererarbeiten; charpente?; charpenterie | carpentry | bois; ossature; toiture; menuiserie; couverture; charpentier
zimmerer-de | Zimmerer (Berufsausbildung) | certification | Gesellenbrief Zimmerer; <Zimmerermeister; Ausbildung zum Zimmerer; Berufsausbildung zum Zimmerer; Lehre zum Zimmerer; Ausbildung zur Zimmerin; Berufsausbildung zur Zimmerin; Lehre zur Zimmerin; Ausbildung als Zimmerer; Berufsausbildung als Zimmerer; Lehre als Zimmerer; gelernter Zimmerer; ausgebildeter Zimmerer; Gesellenbrief als Zimmerer; Ausbildung zum/zur Zimmerer; Berufsausbildung zum/zur Zimmerer | timber-framing
tischler-de | Tischler (Berufsausbildung) | certification | Tischlergeselle; <Tischlermeister; <Schreinermeister; Gesellenbrief Tischler; Gesellenbrief Schreiner; Ausbildung zum Tischler; Ausbildung zum Schreiner; Berufsausbildung zum Tischler; Lehre zum Tischler; Ausbildung zur Tischlerin; Berufsausbildung zur Tischlerin; Lehre zur Tischlerin; Ausbildung als Tischler; Berufsausbildung als Tischler; Lehre als Tischler; gelernter Tischler; ausgebildeter Tischler; Gesellenbrief als Tischler; Berufsausbildung zum Schreiner; Lehre zum Schreiner; Ausbildung zur Schreinerin; Berufsausbildung zur Schreinerin; Lehre zur Schreinerin; Ausbildung als Schreiner; Berufsausbildung als Schreiner; Lehre als Schreiner; gelernter Schreiner; ausgebildeter Schreiner; Gesellenbrief als Schreiner; Ausbildung zum/zur Tischler; Ausbildung zum/zur Schreiner; Berufsausbildung zum/zur Tischler; Berufsausbildung zum/zur Schreiner | woodworking
schreiner-efz-ch | Schreiner EFZ (CH) | certification | Schreiner EFZ; Schreinerin EFZ
cap-menuisier-fr | CAP menuisier | certification | CAP menuiserie; CAP menuisier fabricant | woodworking
cap-ebeniste-fr | CAP ébéniste | certification | CAP ébénisterie
bp-menuisier-fr | BP menuisier (FR) | certification | BP menuisier; brevet professionnel menuisier
journeyman-carpenter | Journeyman carpenter? | certification | <UBC journeyman carpenter; journeyman carpenter card; journeyman carpenter certificate | carpentry | license; licence; certificate; certified; ticket; ticketed; Red Seal; union; UBC; apprenticeship; indentured; union card
red-seal-carpenter | Red Seal carpenter (Canada) | certification | Red Seal carpenter; carpenter Red Seal
rough-carpentry | Rough carpentry | technical | rough framing; structural carpentry; first fix carpentry; <roof joists | carpentry
framing | Framing? | technical | wood framing; <house framing; <wall framing; <framing houses; <Ständerbau | carpentry | carpentry; drywall; construction; roofing; wood; walls; siding; stud; decks; houses; concrete; sheetrock; trim
metal-stud-framing | Metal stud framing | technical | steel stud framing; metal framing; light gauge steel framing; steel framing interior; Metallständerwände | framing
finish-carpentry | Finish carpentry | technical | <trim carpentry; <trim work?; <trim installation?; <interior trim?; <crown molding; <crown moulding; <baseboard installation; <wainscoting; <molding installation; <finish carpenter; <second fix carpentry; skirting and architrave; fitting skirting; second fix? | carpentry | carpentry; baseboards; baseboard; cabinets; crown; molding; framing; drywall; carpenter; joinery; joiner; skirting; architrave; doors
cabinetmaking | Cabinetmaking | technical | cabinet making; cabinet maker; <custom cabinets; <custom cabinetry; cabinet building; <building cabinets; ébénisterie; ebanistería; <cabinetry; Möbeltischlerei | woodworking
cabinet-installation | Cabinet installation | professional | installing cabinets; kitchen cabinets installation; kitchen fitting?; Küchenmontage; pose de cuisines; montaje de cocinas; <fitting kitchens; cabinet installs?; fitting kitchen units; fit kitchens; fit kitchens and bathrooms; fit fitted kitchens; fitting kitchens and bathrooms; fitting fitted kitchens |  | kitchens; fitter; joinery; worktops; carpentry; bathrooms; kitchen; countertops; carpenter; joiner
millwork | Millwork | technical | architectural millwork; architectural woodwork; <millwork installation; <custom millwork; mill work
woodworking | Woodworking | technical | wood working; woodwork; <wood shop?; Tischlerei?; Schreinerei?; Tischlerarbeiten; Holzbearbeitung; menuiserie?; trabajo en madera; joinery? |  | wood; carpentry; furniture; cabinets; doors; windows; timber; workshop
furniture-making | Furniture making | technical | furniture building; <custom furniture; building furniture; furniture construction; Möbelbau; fabrication de meubles; fabricación de muebles | woodworking
furniture-assembly | Furniture assembly | professional | assembling furniture; assemble furniture; Möbelmontage; <furniture installation; montage de meubles; armado de muebles
wood-finishing | Wood finishing | technical | <wood staining; <staining wood; <lacquering?; <varnishing?; <wood refinishing; <furniture finishing |  | wood; furniture; staining; sanding; cabinets; woodworking; finish
furniture-refinishing | Furniture refinishing | technical | refinishing furniture; furniture restoration; Möbelrestaurierung; restauration de meubles; restauración de muebles
upholstery | Upholstery | technical | upholstering; reupholstery; furniture upholstery; Polsterei; tapisserie d'ameublement; tapicería; Polstern; upholsterer
stair-building | Stair building | technical | staircase construction; <stair installation; stair construction; Treppenbau
deck-building | Deck building? | technical | building decks?; deck construction; deck installation; construction de terrasses bois |  | carpentry; carpenter; framing; lumber; fences; fence; railings; composite; patio; pergola; roofing; handyman
fence-installation | Fence installation | technical | fencing installation; fence building; building fences; fence construction; <fence repair; <chain link fence; installing fences; putting up fences; fence erecting
formwork | Concrete formwork | technical | formwork; concrete forms?; <form setting?; <setting forms?; <building forms?; <form carpentry; shuttering; Schalungsbau; coffrage; encofrado?; shuttering work |  | concrete; rebar; pouring; foundations; construction; carpentry; carpenter; béton; hormigón; footings; slabs
door-installation | Door installation | technical | installing doors; hanging doors; door hanging; <door hardware installation; Türenmontage; <door and window installation; pose de portes; fitting doors; hang doors; hang internal doors; hang doors and windows; hanging internal doors; hanging doors and windows
garage-doors | Garage doors? | technical | <garage door repair; <overhead door installation; garage door installation; <dock doors?; Garagentore |  | install; installation; repair; springs; openers; overhead; technician; installing; repaired
window-installation | Window installation | technical | installing windows; window replacement; window fitting; Fenstermontage; pose de fenêtres; instalación de ventanas
glazing | Glazing? | technical | glass installation; <glass cutting; <glazier; glazing systems; glass fitting; Glaserei; Verglasung; vitrerie?; cristalería? |  | glass; glazier; windows; storefront; construction; curtain; installation; vitrier; miroiterie; double vitrage; cristalero; mamparas; aluminio
glaser-de | Glaser (Berufsausbildung) | certification | <Glasermeister; Glasergeselle; Gesellenbrief Glaser; Ausbildung zum Glaser; Berufsausbildung zum Glaser; Lehre zum Glaser; Ausbildung zur Glaserin; Berufsausbildung zur Glaserin; Lehre zur Glaserin; Ausbildung als Glaser; Berufsausbildung als Glaser; Lehre als Glaser; gelernter Glaser; ausgebildeter Glaser; Gesellenbrief als Glaser; Ausbildung zum/zur Glaser; Berufsausbildung zum/zur Glaser | glazing
siding-installation | Siding installation | technical | <vinyl siding; siding?; installing siding; <hardie board; <HardiePlank; exterior siding |  | roofing; vinyl; windows; gutters; construction; exterior; framing; painting; carpentry; drywall
gutter-installation | Gutters | technical | rain gutters; <seamless gutters; <gutter cleaning; <gutter repair; gutter installation; gutter installs
drywall | Drywall | technical | dry wall; sheetrock; sheet rock; drywall installation; drywall hanging; hanging drywall; hang drywall; dry walling; drywalling; gypsum board; plasterboard; dry lining; drylining; gyprock; Trockenbau; placo; pladur; pose de placo; <stud walls?; stud partitions?; <plasterboarding |  | plasterboard; plasterboarding; boarding; ceilings; dry lining; taping; skimming
drywall-finishing | Drywall finishing | technical | taping and mudding; mudding and taping; <drywall taping; <mudding?; <drywall repair; <drywall patching; <taping drywall; tape and mud; <joint compound; <texturing walls; <drywall texture; <skim coating; Spachtelarbeiten Trockenbau; bandes à joints |  | drywall; taping; sanding; sheetrock; tape; texture
plastering | Plastering | technical | plaster work; plastering walls; <lath and plaster; <rendering walls; <plasterer; Verputzen; Putzarbeiten; plâtrerie; yesería; plaster walls; plaster walls and ceilings; plaster ceilings; plastering walls and ceilings; plastering ceilings
stuckateur-de | Stuckateur (Berufsausbildung) | certification | <Stuckateurmeister; Ausbildung zum Stuckateur; Berufsausbildung zum Stuckateur; Lehre zum Stuckateur; Ausbildung zur Stuckateurin; Berufsausbildung zur Stuckateurin; Lehre zur Stuckateurin; Ausbildung als Stuckateur; Berufsausbildung als Stuckateur; Lehre als Stuckateur; gelernter Stuckateur; ausgebildeter Stuckateur; Gesellenbrief Stuckateur; Gesellenbrief als Stuckateur; Ausbildung zum/zur Stuckateur; Berufsausbildung zum/zur Stuckateur | plastering
gipser-efz-ch | Gipser EFZ (CH) | certification | Gipser EFZ
stucco | Stucco | technical | stucco application; <stucco repair
eifs | EIFS | technical | exterior insulation and finish systems; exterior insulation finishing system; Wärmedämmverbundsystem; WDVS; ITE isolation extérieure; external wall insulation
suspended-ceilings | Suspended ceilings | technical | drop ceilings; <acoustical ceilings; <acoustic ceilings; <ceiling grid; <ceiling tiles; <acoustical ceiling tile; <Deckenmontage; faux plafonds; falso techo
insulation-installation | Insulation installation | technical | insulation?; installing insulation; <spray foam insulation; <spray foam; building insulation; <blown-in insulation; Dämmung?; Wärmedämmung; isolation thermique?; aislamiento térmico; Dämmarbeiten; <thermal insulation? |  | drywall; construction; foam; thermal; roofing; building; pipe; walls; attic; hvac; framing
mechanical-insulation | Mechanical insulation | technical | pipe insulation; duct insulation; Rohrdämmung; calorifugeage; industrial insulation; aislamiento de tuberías
industrie-isolierer-de | Industrie-Isolierer (Berufsausbildung) | certification | Ausbildung zum Industrie-Isolierer; Berufsausbildung zum Industrie-Isolierer; Lehre zum Industrie-Isolierer; Ausbildung zur Industrie-Isoliererin; Berufsausbildung zur Industrie-Isoliererin; Lehre zur Industrie-Isoliererin; Ausbildung als Industrie-Isolierer; Berufsausbildung als Industrie-Isolierer; Lehre als Industrie-Isolierer; gelernter Industrie-Isolierer; ausgebildeter Industrie-Isolierer; Ausbildung zum/zur Industrie-Isolierer; Berufsausbildung zum/zur Industrie-Isolierer | mechanical-insulation
flooring-installation | Flooring installation | technical | flooring?; floor installation; floor laying; floor covering; installing floors; <laminate flooring; <vinyl flooring; <wood flooring; Bodenlegen; Bodenbelagsarbeiten; pose de revêtements de sol; <screeding; laying floors |  | installation; install; installed; installing; carpet; tile; hardwood; laminate; vinyl; painting; carpentry; drywall; remodeling
hardwood-flooring | Hardwood flooring | technical | <hardwood floors; hardwood floor installation | flooring-installation | flooring; floor; wood; carpet; laminate; hardwood; tile; bodenbeläge
floor-sanding | Floor sanding | technical | sanding floors; hardwood floor refinishing; Parkettschleifen; ponçage de parquet
parquet-laying | Parquet laying | technical | parquet?; parquetry?; Parkettlegen; Parkett?; pose de parquet | flooring-installation | flooring; floor; wood; carpet; laminate; hardwood; tile; bodenbeläge; parkettböden; dielen; schleifen; verlegen; estrich; carpentry
bodenleger-de | Bodenleger (Berufsausbildung) | certification | <Bodenlegermeister; Ausbildung zum Bodenleger; Berufsausbildung zum Bodenleger; Lehre zum Bodenleger; Ausbildung zur Bodenlegerin; Berufsausbildung zur Bodenlegerin; Lehre zur Bodenlegerin; Ausbildung als Bodenleger; Berufsausbildung als Bodenleger; Lehre als Bodenleger; gelernter Bodenleger; ausgebildeter Bodenleger; Gesellenbrief Bodenleger; Gesellenbrief als Bodenleger; Ausbildung zum/zur Bodenleger; Berufsausbildung zum/zur Bodenleger | flooring-installation
parkettleger-de | Parkettleger (Berufsausbildung) | certification | <Parkettlegermeister; Gesellenbrief Parkettleger; Ausbildung zum Parkettleger; Berufsausbildung zum Parkettleger; Lehre zum Parkettleger; Ausbildung zur Parkettlegerin; Berufsausbildung zur Parkettlegerin; Lehre zur Parkettlegerin; Ausbildung als Parkettleger; Berufsausbildung als Parkettleger; Lehre als Parkettleger; gelernter Parkettleger; ausgebildeter Parkettleger; Gesellenbrief als Parkettleger; Ausbildung zum/zur Parkettleger; Berufsausbildung zum/zur Parkettleger
carpet-installation | Carpet installation | technical | carpet laying; carpet fitting; installing carpet; <carpet repair; pose de moquette; Teppichverlegung | flooring-installation
tile-setting | Tile setting | technical | tile installation; tile work; tiling?; <ceramic tile; <ceramic tile installation; installing tile; laying tile; tile laying; <tile and grout; <grouting tile; tilework; Fliesenlegen; carrelage; alicatado; Fliesenlegerarbeiten; wall and floor tiling; lay tiles; lay floor tiles; lay wall tiles; laying floor tiles; laying wall tiles |  | tile; tiles; ceramic; grout; grouting; flooring; bathroom; bathrooms; bathroom remodeling; carpentry; drywall; plumbing; plastering; painting
fliesenleger-de | Fliesenleger (Berufsausbildung) | certification | <Fliesenlegermeister; Ausbildung zum Fliesenleger; Berufsausbildung zum Fliesenleger; Lehre zum Fliesenleger; Ausbildung zur Fliesenlegerin; Berufsausbildung zur Fliesenlegerin; Lehre zur Fliesenlegerin; Ausbildung als Fliesenleger; Berufsausbildung als Fliesenleger; Lehre als Fliesenleger; gelernter Fliesenleger; ausgebildeter Fliesenleger; Gesellenbrief Fliesenleger; Gesellenbrief als Fliesenleger; Ausbildung zum/zur Fliesenleger; Berufsausbildung zum/zur Fliesenleger | tile-setting
plattenleger-efz-ch | Plattenleger EFZ (CH) | certification | Plattenleger EFZ
cap-carreleur-fr | CAP carreleur | certification | CAP carreleur mosaïste; carreleur CAP | tile-setting
countertop-installation | Countertops? | technical | <countertop fabrication; <granite countertops; <solid surface countertops; countertop installation; <stone countertop fabrication | construction | granite; installation; install; cabinets; kitchen; quartz; laminate; marble; fabrication; installing
epoxy-flooring | Epoxy flooring | technical | epoxy floors; epoxy floor coatings; <resin flooring
painting-building | House and building painting | technical | painting?; <interior painting; <exterior painting; <interior and exterior painting; house painting; <commercial painting; painting and decorating; <residential painting; <painting walls; <painting houses; <painter and decorator; Malerarbeiten; Anstricharbeiten; peinture en bâtiment; pintura de edificios; <brush and roller painting; <glossing woodwork; <cutting in?; paint walls; paint walls and ceilings; paint interior walls; paint exterior walls; paint rooms; painting walls and ceilings; painting interior walls; painting exterior walls; painting rooms |  | drywall; carpentry; construction; interior; exterior; walls; house; houses; maintenance; plumbing; repairs; caulking; apartments; contractor; landscaping; flooring; tile; electrical; sanding; renovation; painting; painter; rolling; emulsion; gloss; wallpapering; decorating
maler-und-lackierer-de | Maler und Lackierer (Berufsausbildung) | certification | Malergeselle; <Malermeister; Ausbildung zum Maler und Lackierer; Berufsausbildung zum Maler und Lackierer; Lehre zum Maler und Lackierer; Ausbildung zur Malerin und Lackiererin; Berufsausbildung zur Malerin und Lackiererin; Lehre zur Malerin und Lackiererin; Ausbildung als Maler und Lackierer; Berufsausbildung als Maler und Lackierer; Lehre als Maler und Lackierer; gelernter Maler und Lackierer; ausgebildeter Maler und Lackierer; Gesellenbrief Maler und Lackierer; Gesellenbrief als Maler und Lackierer; Ausbildung zum/zur Maler und Lackierer; Berufsausbildung zum/zur Maler und Lackierer | painting-building
maler-efz-ch | Maler EFZ (CH) | certification | Maler EFZ; Malerin EFZ
cap-peintre-fr | CAP peintre | certification | CAP peintre en bâtiment; CAP peintre applicateur | painting-building
spray-painting | Spray painting | technical | paint spraying; <airless sprayer?; <airless spraying; <paint sprayer; Spritzlackieren; <HVLP spraying; <spray guns?; <paint booth operation; peinture au pistolet; pintura a pistola |  | painting; paint; coatings; painter; booth; primer; finishing; automotive; coating
wallpaper-hanging | Wallpaper hanging | technical | wallpapering; wallpaper?; wallcoverings?; wall coverings?; <wallpaper removal; Tapezieren; pose de papier peint; <pose de toile de verre; colocación de papel tapiz; hang wallpaper; hang wall coverings; hanging wallpaper; hanging wall coverings |  | painting; hanging; installation; drywall; removal; painter; install; decorating; paint
industrial-coating | Industrial coating | technical | industrial painting; <protective coatings?; <coating application?; <corrosion protection coating; peinture anticorrosion |  | painting; blasting; corrosion; steel; epoxy; tanks; primer; industrial; nace; paint; inspector
pressure-washing | Pressure washing | technical | power washing; <pressure washer; <power washer; pressure cleaning; high-pressure cleaning; pressure wash; power wash; nettoyage haute pression; lavado a presión
sandblasting | Abrasive blasting | technical | <sand blasting; <media blasting; <bead blasting; <shot blasting; <grit blasting; <Sandstrahlen; Strahlarbeiten; sandblasting; sablage; granallado
surface-preparation | Surface preparation? | technical | surface prep?; <sanding and priming; <sanding surfaces?; <scraping and sanding; <prep and paint; preparing surfaces?; filling and sanding |  | painting; paint; coating; coatings; sanding; primer; blasting; drywall; epoxy; sandblasting; concrete; painter; wallpaper; decorator
caulking | Caulking | technical | caulk; caulking and sealing; <sealant application; <joint sealing; calfeutrage
waterproofing | Waterproofing | technical | water proofing; <basement waterproofing; <below-grade waterproofing; <damp proofing; <membrane waterproofing; Abdichtung?; <Bauwerksabdichtung; étanchéité?; impermeabilización |  | toiture; bâtiment; terrasse; bau; keller; bauwerk; dach; membrane; couverture
firestopping | Firestopping | technical | fire stopping; <penetration sealing
fireproofing | Fireproofing | technical | <fire-resistive coatings; <intumescent coatings; <spray-applied fireproofing; <Brandschutzbeschichtung; <flocage coupe-feu
passive-fire-protection | Passive fire protection | technical | baulicher Brandschutz; protection passive incendie; fire compartmentation
renovation | Renovation | technical | remodeling?; remodelling?; <home remodeling; <home renovation; <house renovation; renovation projects; refurbishment?; building refurbishment; Sanierung?; Renovierung; <Altbausanierung; reformas de viviendas |  | bau; gebäude; altbau; bauleitung; haus; wohnungen; building; home; homes; kitchen; bathroom; construction; residential; carpentry; drywall; house; property; contractor; kitchens; apartments
tenant-improvements | Tenant improvements? | professional | tenant build-outs; tenant fit-out; commercial fit-out |  | construction; contractor; office; retail; buildout; leasing; build-outs; architect
interior-fit-out | Interior fit-out | professional | fit-out works; Innenausbau; aménagement intérieur travaux; second œuvre; fit out? |  | interior; office; offices; contractor; joinery; partitions; refurbishment; construction; tenant
kitchen-remodeling | Kitchen remodeling | professional | kitchen renovation; kitchen and bath remodeling; kitchen and bathroom remodeling; Küchenrenovierung | renovation
bathroom-remodeling | Bathroom remodeling | professional | bathroom renovation; Badsanierung; rénovation de salle de bain; remodelación de baños | renovation
demolition | Demolition | technical | demo work?; <interior demolition; <selective demolition; building demolition; demolishing?; Abbrucharbeiten; demolición; strip-out?; <breaking out concrete |  | construction; concrete; walls; debris; excavation; asbestos; laborer; drywall; jackhammer; buildings; demolition; refurbishment; partitions; breaking out; rubble
scaffolding | Scaffolding? | technical | <scaffold?; scaffold erection; erecting scaffolding; scaffold building; scaffold assembly; <scaffolder; Gerüstbau; échafaudage; andamios |  | construction; erection; painting; masonry; roofing; bricklaying; ladders; height; safety; erecting; forklift; rigging
scaffold-erector-certification | Scaffold erector certification | certification | scaffold builder certification; certified scaffold erector | scaffolding
geruestbauer-de | Gerüstbauer (Berufsausbildung) | certification | Gerüstbauer Gesellenbrief; Ausbildung zum Gerüstbauer; Berufsausbildung zum Gerüstbauer; Lehre zum Gerüstbauer; Ausbildung zur Gerüstbauerin; Berufsausbildung zur Gerüstbauerin; Lehre zur Gerüstbauerin; Ausbildung als Gerüstbauer; Berufsausbildung als Gerüstbauer; Lehre als Gerüstbauer; gelernter Gerüstbauer; ausgebildeter Gerüstbauer; Gesellenbrief Gerüstbauer; Gesellenbrief als Gerüstbauer; Ausbildung zum/zur Gerüstbauer; Berufsausbildung zum/zur Gerüstbauer
cisrs-card | CISRS card (UK) | certification | CISRS card; CISRS scaffolder; <CISRS advanced scaffolder
scaffold-competent-person | Scaffold competent person | certification | competent person scaffolding?; scaffolding competent person? |  | osha; trained; certified; certification; confined; excavation; fall protection
r408-echafaudage | Formation échafaudage R408 (FR) | certification | formation R408; formation échafaudage R408; attestation R408; habilitation R408
handyman | Handyman work | professional | handyman; handyman services; handyman repairs; handy man; <odd jobs repairs; <general handyman; minor repairs? |  | handyman; handyperson; caretaker; decorating; premises; plumbing; light bulbs; janitor
home-repair | Home repair | professional | house repairs; minor home repairs
property-preservation | Property preservation | professional | <trash-outs; <foreclosure clean-out; <vacant property maintenance; <board-ups
sign-installation | Sign installation | technical | installing signs; signage installation; pose d'enseignes
sign-fabrication | Sign fabrication | technical | sign making; signage production; neon signs; neon sign making; Schilderherstellung; Lichtwerbung
pool-construction | Swimming pool construction | technical | Schwimmbadbau; construcción de piscinas; pool building? |  | swimming; pools; gunite; plumbing; tile; concrete; excavation; spa
swimming-pool-maintenance | Swimming pool maintenance | professional | pool maintenance?; pool cleaning?; pool service?; Poolpflege; entretien de piscine; mantenimiento de piscinas; <spa maintenance? |  | swimming; pools; chlorine; chemicals; filters; filter; water; spas; lifeguard; cpo
pool-chemistry | Pool chemistry? | technical | pool chemicals; pool water chemistry; pool water testing; swimming pool chemicals |  | swimming; chlorine; water; pools; filters; lifeguard; ph; chemicals
modular-construction | Modular construction | technical | prefabricated construction; <prefabrication of buildings; <modular buildings; <Fertigteilbau; <Modulbau
manufactured-home-setup | Manufactured home setup | professional | mobile home set-up; mobile home installation; manufactured home installation

# Masonry, concrete, earthworks
masonry | Masonry | technical | <mason work; masonry work; <stone masonry; <brick masonry; <block masonry; Maurerarbeiten; Mauerwerk; maçonnerie; albañilería
maurer-de | Maurer (Berufsausbildung) | certification | Maurergeselle; <Maurermeister; Gesellenbrief Maurer; Ausbildung zum Maurer; Berufsausbildung zum Maurer; Lehre zum Maurer; Ausbildung zur Maurerin; Berufsausbildung zur Maurerin; Lehre zur Maurerin; Ausbildung als Maurer; Berufsausbildung als Maurer; Lehre als Maurer; gelernter Maurer; ausgebildeter Maurer; Gesellenbrief als Maurer; Ausbildung zum/zur Maurer; Berufsausbildung zum/zur Maurer | masonry
maurer-efz-ch | Maurer EFZ (CH) | certification | Maurer EFZ; Maurerin EFZ
cap-macon-fr | CAP maçon | certification | CAP maçonnerie | masonry
bricklaying | Bricklaying | technical | brick laying; laying brick; brickwork; brick work; <brick and block; <bricklayer; <facework?; lay bricks; lay bricks and blocks; lay blocks; laying bricks and blocks | masonry | bricks; blockwork; mortar; pointing; bricklayer
tuckpointing | Tuckpointing | technical | tuck pointing; repointing; brick pointing; rejointoiement | masonry
block-laying | Block laying | technical | laying block; concrete block?; cinder block?; concrete block laying; CMU laying; blockwork | masonry | laying; masonry; brick; mortar; mason; walls; bricklaying; cmu
stonework | Stonemasonry | technical | stone work; <stone setting?; <stone veneer; Steinmetzarbeiten; taille de pierre; cantería?; stonework; <natural stone work; <stone cutting? | masonry | masonry; brick; mason; granite; marble; masons; patio; mampostería; restauration; construction
steinmetz-de | Steinmetz (Berufsausbildung) | certification | <Steinmetzmeister; Gesellenbrief Steinmetz; Ausbildung zum Steinmetz; Berufsausbildung zum Steinmetz; Lehre zum Steinmetz; Ausbildung zur Steinmetzin; Berufsausbildung zur Steinmetzin; Lehre zur Steinmetzin; Ausbildung als Steinmetz; Berufsausbildung als Steinmetz; Lehre als Steinmetz; gelernter Steinmetz; ausgebildeter Steinmetz; Gesellenbrief als Steinmetz; Ausbildung zum/zur Steinmetz; Berufsausbildung zum/zur Steinmetz | stonework
mortar-mixing | Mixing mortar | technical | <mixing cement; <cement mixing; mortar mixing; mortar and cement mixing
concrete-mixing | Concrete mixing | professional | mixing concrete; concrete batching; Beton mischen; gâchage de béton; mezcla de concreto; <cement mixer; <concrete mixer
concrete-work | Concrete work | technical | concrete?; <concrete placement; <concrete placing; <pouring concrete; <concrete pouring; <poured concrete; <concrete pours; concrete construction; <cement work; <cast-in-place concrete; <concrete flatwork; <flatwork; Betonbau; Betonarbeiten; hormigón; bétonnage; concreting; laying concrete |  | framing; construction; masonry; forms; asphalt; rebar; pouring; excavation; carpentry; foundation; steel; drywall; paving; slab; finishing; cement; demolition
concrete-finishing | Concrete finishing | technical | cement finishing; finishing concrete; <concrete troweling; <power trowel; <cement mason; cement masonry | concrete-work
decorative-concrete | Decorative concrete | technical | <stamped concrete; <polished concrete; <concrete staining; béton décoratif | concrete-work
concrete-repair | Concrete repair | technical | concrete restoration; Betonsanierung? | concrete-work | beton; bau; sanierung; bauwerke; spritzbeton; brücken; parkhaus
concrete-cutting | Concrete cutting | technical | concrete sawing; concrete saw; <wall sawing; Betonschneiden; sciage de béton; corte de concreto; saw cutting concrete
core-drilling | Core drilling | technical | concrete coring; core drill; Kernbohren; Kernbohrung?; carottage?; extracción de testigos? |  | béton; sondage; beton; bauwerke; geotechnik; géotechnique; hormigón; minería; sondeos; forage
shotcrete | Shotcrete | technical | gunite; sprayed concrete; Spritzbeton; béton projeté; hormigón proyectado | concrete-work
concrete-testing | Concrete testing | technical | <slump test; <concrete cylinders; concrete field testing; <ACI testing; <concrete sampling; Betonprüfung; essais de béton
precast-concrete | Precast concrete | technical | precast?; pre-cast concrete; Betonfertigteile; béton préfabriqué |  | concrete; panels; construction; erection; structural; forms; beams; casting
post-tensioning | Post-tensioning | technical | post tension; post-tensioned concrete; Vorspannung nachträglich; postensado
tilt-up-construction | Tilt-up construction | technical | tilt-up; tilt wall; tilt-up concrete | concrete-work
rebar | Rebar | technical | rebar placement; tying rebar; reinforcing steel?; reinforcement fixing; ferraillage?; Bewehrung; steel fixing; rebar installation; Eisenflechten; <reinforcing iron |  | concrete; tying; construction; foundations; béton; coffrage; formwork; structural; inspection
foundations | Foundation construction | technical | foundation work?; building foundations?; <foundations and footings; <footings?; <slab on grade; cimentaciones |  | concrete; construction; excavation; slabs; slab; framing; masonry; rebar; footings
foundation-repair | Foundation repair | technical | underpinning?; foundation leveling; reprise en sous-œuvre; Fundamentsanierung |  | foundation; piers; basement; leveling; concrete; foundations; structural; excavation
pile-driving | Piling? | technical | Pfahlgründung; <pile driver operation; <sheet piling; pile driving; pilotaje de cimentaciones |  | foundation; foundations; construction; sheet; bored; drilling; geotechnical; marine; pile; piles; rig; rigs; sheet piles
deep-foundations | Deep foundations | technical | drilled shafts?; caissons?; <micropiles; Spezialtiefbau; fondations profondes; cimentaciones profundas; drilled piers? |  | piles; pile; foundation; geotechnical; drilling; drilled; construction; concrete; bridge
paving | Paving? | technical | <road paving; <paving operations; <pavement construction; pavimentación; <asphalt? | road-construction | paving; concrete; construction; road; roads; milling; roller; paver; crew; roofing; laying; sealcoating; asphalt; grading; excavation
asphalt-paving | Asphalt paving | technical | asphalt laying; asphalt work; blacktop; blacktop paving; Asphaltbau; enrobés?; asfaltado | paving | chantier; voirie; route; routes; finisseur; goudron; travaux publics; bordures
asphalt-repair | Asphalt repair | technical | <pothole repair; asphalt patching; <crack sealing; <crack filling asphalt; réparation de chaussée; <bacheo
paver-installation | Paver installation | technical | pavers; brick pavers; paver patios; interlocking pavers; Pflasterarbeiten; pavage; <patio installation; colocación de adoquines; lay paving; lay paving slabs; lay block paving; lay pavers; lay patios; laying paving; laying paving slabs; laying block paving; laying pavers; laying patios
hardscaping | Hardscaping | technical | hardscape; hardscape installation; hardscape construction
sealcoating | Sealcoating | technical | seal coating; asphalt sealing; driveway sealing
pavement-marking | Pavement marking | technical | line striping; <parking lot striping; road marking; Fahrbahnmarkierung; marquage routier; señalización horizontal
parking-lot-maintenance | Parking lot maintenance | professional | <parking lot sweeping; <parking lot repair
excavation | Excavation? | technical | excavating?; earthwork; earthmoving; earth moving; <site excavation; excavation work; Erdarbeiten; Erdbau; terrassement; excavaciones?; movimiento de tierras; <mass excavation; groundwork?; groundworks?; <digging trenches by hand |  | construction; trenching; grading; backhoe; trench; utilities; loader; bulldozer; digging; site; tierras; obra; foundations; drainage; heavy; dozer; concrete; sewer; earthwork; heavy equipment; foundation; operator; concreting; labourer; kerbs
grading-earthwork | Grading (earthwork) | technical | <rough grading; <finish grading; <fine grading; land grading; grading?; <final grade; site grading |  | excavation; drainage; dozer; construction; site; earthwork; paving; land; landscaping; bulldozer
trenching | Trenching | technical | trench digging; digging trenches; <ditch digging; <digging ditches; trench work; zanjeo
trench-safety | Trench safety | technical | excavation safety?; <shoring and trench boxes |  | trench; excavation; construction; concrete; safety; scaffolding
excavation-shoring | Excavation shoring | technical | shoring?; trench shoring; Verbau?; blindage de tranchées; entibación; <soldier piles and lagging |  | trench; excavation; construction; concrete; safety; scaffolding; grube; baugrube; tiefbau; kanalbau; graben; spundwand; erdarbeiten
excavation-competent-person | Excavation competent person training | certification | excavation competent person training | trench-safety
directional-drilling | Horizontal directional drilling | technical | directional drilling?; directional boring; HDD drilling; directional bore; forage dirigé; perforación horizontal dirigida |  | hdd; boring; bore; utility; utilities; fiber; conduit; vermeer; ditch witch; trenching; underground; locating; locates; trenchless; sewer
trenchless-technology | Trenchless technology | technical | trenchless?; trenchless rehabilitation; <microtunneling; <CIPP lining; <cured-in-place pipe; <pipe bursting; grabenloser Leitungsbau; <pipe lining? |  | sewer; pipe; pipes; cipp; hdd; rehabilitation; drain; water; gas; tunneling
site-preparation | Site preparation? | technical | site prep?; <jobsite preparation |  | construction; grading; clearing; excavation; concrete; land; landscaping; demolition; drainage; excavating
land-clearing | Land clearing | technical | clearing and grubbing; lot clearing; site clearing; Rodung; défrichement; desmonte? |  | terreno; vegetación; maleza; árboles; desbroce; movimiento de tierras
erosion-control | Erosion control | technical | erosion and sediment control; sediment control; <silt fence; <silt fencing; erosion prevention; <soil erosion control; contrôle de l'érosion; control de erosión
blasting-explosives | Blasting? | technical | <explosives?; <explosives handling?; <rock blasting; <drill and blast; Sprengtechnik; voladuras; blasting with explosives; minage? |  | explosives; rock; quarry; mine; drill; detonators; demolition; mining; explosifs; carrière; tir; tirs; boutefeu; mines
blaster-licence | Blaster licence | certification | blasters license; licensed blaster | blasting-explosives
atf-explosives-license | ATF explosives license (US) | certification | ATF explosives license
befaehigungsschein-20-sprengg-de | Befähigungsschein § 20 SprengG (DE) | certification | Befähigungsschein § 20 SprengG; Befähigungsschein nach § 20 SprengG
cpt-tir-fr | Certificat de préposé au tir (FR) | certification | certificat de préposé au tir
drainage | Drainage? | technical | drainage systems?; <french drains; <storm drainage; drainage installation; drain installation; <culverts; <site drainage; Entwässerung |  | grading; irrigation; storm; civil; excavation; sewer; roadway; site; pipe; landscaping; stormwater
septic-systems | Septic systems | technical | <septic tanks; <septic installation; <septic tank installation; <septic system installation; on-site wastewater systems; <septic pumping; assainissement non collectif
mining | Mining? | technical | <coal mining; <mine operations; mining operations?; mining industry?; Bergbau; exploitation minière; minería? |  | coal; mine; mines; underground; quarry; ore; miner; drilling; minerals; blasting; geology; msha; gold; mineral; minas; mina; metalurgia; yacimiento; minera; extractive; metallurgy; haul; exploration
quarrying | Quarrying | technical | quarry operations; quarry work; Steinbruch; carrière exploitation; explotación de canteras
underground-mining | Underground mining | technical | underground coal mining; Untertagebau; mine souterraine; minería subterránea; <roof bolting | mining
surface-mining | Surface mining | technical | open pit mining; open-cast mining; Tagebau; mine à ciel ouvert; minería a cielo abierto; strip mining | mining
deswik | Deswik | tool | <Deswik CAD
vulcan-mine-planning | Vulcan mine planning | tool | Maptek Vulcan
geovia-surpac | GEOVIA Surpac | tool | Surpac; Gemcom Surpac
minesight | MineSight | tool | HxGN MinePlan; Hexagon MinePlan
datamine | Datamine? | tool | <Datamine Studio |  | mining; geology; geological; surpac; vulcan; deswik; block model; mine; resource estimation; leapfrog; micromine; minería
micromine | Micromine | tool | <Micromine Origin
leapfrog-geo | Leapfrog Geo | tool | Seequent Leapfrog; Leapfrog? |  | geology; geological; seequent; drillhole; surpac; vulcan; datamine; micromine; deswik; arcgis; geophysics; geochemistry
mine-safety | MSHA certification | certification | MSHA certified; MSHA training?; <MSHA Part 46?; <MSHA Part 48?; <MSHA surface?; <MSHA underground?; MSHA card |  | certified; certification; certifications; certificate; trained; 5000-23
mine-safety-practice | Mine safety | technical | mine safety compliance; Grubensicherheit; sécurité minière; seguridad minera; <mine rescue

# Roofing and metal building trades
roofing | Roofing | technical | roof installation; <roof repair; <roof replacement; <roofing repairs; <roofing systems; roofing work; <roofer; Dachdeckerarbeiten; Dachdeckerei; toiture?; couverture zinguerie; techado; slating and tiling; roof tiling; <felt roofing; <lead work?; <tear-offs; <re-roofing |  | couverture; zinguerie; charpente; tuiles; couvreur; étanchéité; ardoises; roof; roofing; slating; tiles; gutters; roofer
dachdecker-de | Dachdecker (Berufsausbildung) | certification | Dachdeckergeselle; <Dachdeckermeister; Gesellenbrief Dachdecker; Ausbildung zum Dachdecker; Berufsausbildung zum Dachdecker; Lehre zum Dachdecker; Ausbildung zur Dachdeckerin; Berufsausbildung zur Dachdeckerin; Lehre zur Dachdeckerin; Ausbildung als Dachdecker; Berufsausbildung als Dachdecker; Lehre als Dachdecker; gelernter Dachdecker; ausgebildeter Dachdecker; Gesellenbrief als Dachdecker; Ausbildung zum/zur Dachdecker; Berufsausbildung zum/zur Dachdecker | roofing
dachdecker-efz-ch | Dachdecker EFZ (CH) | certification | Dachdecker EFZ
cap-couvreur-fr | CAP couvreur | certification | CAP couverture; CAP couvreur zingueur | roofing
shingle-roofing | Shingle roofing | technical | shingles?; <asphalt shingles; roof shingles; shingling; shingle installs | roofing | roof; roofing; roofs; asphalt; gutters; siding; installation; membrane; flashing
flat-roofing | Flat roofing | technical | <TPO roofing; <EPDM roofing; <single-ply roofing; <modified bitumen; <built-up roofing; flat roofs; Flachdach; <hot tar roofing; étanchéité toiture-terrasse; Flachdachabdichtung | roofing | roof; roofing; roofs; asphalt; gutters; siding; installation; membrane; flashing
metal-roofing | Metal roofing | technical | <standing seam roofing; metal roofs; metal roof installation; <sheet metal roofing; Blechdach | roofing
sheet-metal-work | Sheet metal work | technical | sheet metal?; sheetmetal; <sheet metal forming; <sheet metal layout; Blechbearbeitung; tôlerie; chapa metálica; <tinsmith; sheet metal installation; sheet metal experience | | fabrication; forming; brake; shear; ductwork; duct; welding; bending; layout; riveting; hvac; metal; stamping; aluminum; solidworks; aircraft
sheet-metal-fabrication | Sheet metal fabrication | technical | fabricating sheet metal; Blechfertigung; fabrication tôlerie; chapistería industrial | sheet-metal-work; metal-fabrication
architectural-sheet-metal | Architectural sheet metal | technical | Bauspenglerei; Spenglerarbeiten; Bauklempnerei; Klempnerei?; zinguerie; <flashing fabrication; <roof flashing; hojalatería de obra; <lead flashing | sheet-metal-work | dach; spengler; blech; zink; dachrinnen; fassaden; dachdecker; bedachung
spengler-de | Spengler (Berufsausbildung) | certification | <Spenglermeister; Gesellenbrief Spengler; Ausbildung zum Spengler; Berufsausbildung zum Spengler; Lehre zum Spengler; Ausbildung zur Spenglerin; Berufsausbildung zur Spenglerin; Lehre zur Spenglerin; Ausbildung als Spengler; Berufsausbildung als Spengler; Lehre als Spengler; gelernter Spengler; ausgebildeter Spengler; Gesellenbrief als Spengler; Ausbildung zum/zur Spengler; Berufsausbildung zum/zur Spengler | architectural-sheet-metal
spengler-efz-ch | Spengler EFZ (CH) | certification | Spengler EFZ
ironwork | Structural ironwork | technical | ironwork?; iron work?; <ironworker; <iron worker; structural steel erection; steel erection; <steel erecting; Stahlbau; Stahlbaumontage; montage de charpente métallique; montaje de estructuras metálicas |  | structural; rebar; erection; beams; ironworker; ironworkers; decking; bolting; columns
structural-steel | Structural steel | technical | structural iron?; Baustahl; charpente métallique?; estructuras metálicas?; structural steelwork |  | erection; construction; fabrication; beams; welding; bridges; steel; building; connections; design; detailing; concrete; métallique; soldadura; montage
journeyman-ironworker | Journeyman ironworker? | certification | ironworker journeyman?; Ironworkers Local journeyman | ironwork | certificate; certified; ticket; union; Ironworkers; Red Seal; apprenticeship; union card; union book
konstruktionsmechaniker-de | Konstruktionsmechaniker (Berufsausbildung) | certification | Ausbildung zum Konstruktionsmechaniker; Berufsausbildung zum Konstruktionsmechaniker; Lehre zum Konstruktionsmechaniker; Ausbildung zur Konstruktionsmechanikerin; Berufsausbildung zur Konstruktionsmechanikerin; Lehre zur Konstruktionsmechanikerin; Ausbildung als Konstruktionsmechaniker; Berufsausbildung als Konstruktionsmechaniker; Lehre als Konstruktionsmechaniker; gelernter Konstruktionsmechaniker; ausgebildeter Konstruktionsmechaniker; Ausbildung zum/zur Konstruktionsmechaniker; Berufsausbildung zum/zur Konstruktionsmechaniker | metal-fabrication
metallbauer-de | Metallbauer (Berufsausbildung) | certification | <Metallbaumeister; Gesellenbrief Metallbauer; Ausbildung zum Metallbauer; Berufsausbildung zum Metallbauer; Lehre zum Metallbauer; Ausbildung zur Metallbauerin; Berufsausbildung zur Metallbauerin; Lehre zur Metallbauerin; Ausbildung als Metallbauer; Berufsausbildung als Metallbauer; Lehre als Metallbauer; gelernter Metallbauer; ausgebildeter Metallbauer; Gesellenbrief als Metallbauer; Ausbildung zum/zur Metallbauer; Berufsausbildung zum/zur Metallbauer
metallbauer-efz-ch | Metallbauer EFZ (CH) | certification | Metallbauer EFZ
ornamental-iron | Ornamental ironwork | technical | ornamental iron; <wrought iron; <metal railings?; <iron railings; ferronnerie; herrería? |  | soldadura; soldador; rejas; welding; ironwork; gates; railings; portones; puertas; fabrication
blacksmithing | Blacksmithing | technical | blacksmith; Schmieden?; Kunstschmieden; forge artisanale?; herrería artística; forjado artístico |  | schmied; hufschmied; kunstschmied; amboss; esse; metall; metallbau
rigging | Rigging? | technical | <rigging and signaling; rigging and hoisting; <crane rigging; hoisting and rigging; load rigging; <rigging equipment; rigging loads; <slinging; eslingado; élingage; Anschlagen von Lasten |  | crane; hoist; hoisting; lifting; loads; signal; slings; welding; machinery; signaling; millwright; cranes
rigger-certification | Rigger certification | certification | certified rigger; <certified rigger level 1; <certified rigger level II; <rigger level 1 certification; <rigger level II certification | rigging
nccco-rigger | NCCCO Rigger (US) | certification | NCCCO rigger; CCO Rigger; <NCCCO Rigger Level II; <NCCCO Rigger Level I
millwright-work | Millwright work | technical | millwright; millwrighting; Industriemontage; <machinery alignment; <machine alignment
machinery-installation | Machinery installation | professional | machine installation?; equipment installation?; equipment setting?; installation of machinery; installation de machines; instalación de maquinaria; Maschinenaufstellung; machine moves?; machinery moves? |  | machinery; rigging; millwright; industrial; plant; machines; conveyors; conveyor; alignment; leveling; anchoring; production; cranes; factory; levelling
red-seal-millwright | Red Seal millwright | certification | industrial mechanic (millwright) Red Seal | millwright-work
journeyman-millwright | Journeyman millwright? | certification | millwright journeyman card; journeyman millwright card; journeyman millwright ticket |  | certificate; certified; ticket; union; UBC; Red Seal; apprenticeship; license; licence; union card
boilermaking | Boilermaking | technical | boilermaker; boiler making; Kesselbau; chaudronnerie?; calderería?; <boiler construction |  | soudure; tôlerie; tuyauterie; chaudronnier; soldadura; inox; calderero; acier
metal-fabrication | Metal fabrication | technical | steel fabrication?; <structural fabrication; <structural steel fabrication; fabrication of metal; metal fabricating; fabrication?; Metallbau; Schlosserei?; métallerie; metalistería; <welding fabrication; serrurerie métallerie?; fabricating frames; <fitting up?; fabricating steelwork |  | welding; steel; metal; weld; shop; sheet; aluminum; cutting; blueprint; machining; pipe; structural; welder; fabrication; plates; tacking
metalworking | Metalworking | technical | metal working; metalwork; metal work; Metallbearbeitung; travail des métaux; trabajo en metal

# Welding
welding | Welding | technical | <welder; <weld?; <welding equipment; <welding machines; welding techniques; <production welding; Schweißen; Schweissen; soudure; soudage; soldadura; <tacking?; tack welding; weld steel; weld metal; weld steel and aluminium; weld metal parts; weld steel components; weld metal components; welding steel; welding metal; welding steel and aluminium; welding metal parts; welding steel components; welding metal components |  | fabrication; mig; tig; torch; steel; grinder; fabricator; fabricate; arc; cut; grind; braze; solder; blueprints; welding; welder; grinding
arc-welding | Arc welding | technical | electric arc welding; Lichtbogenschweißen; soudage à l'arc; soldadura por arco; soldadura al arco | welding
mig-welding | MIG welding | technical | MIG?; GMAW; gas metal arc welding; <MIG welder; metal inert gas; wire feed welding; MAG welding; MAG-Schweißen; MIG-Schweißen; soudage MIG; GMAW welding; <MIG/MAG; soldadura MIG; <wire welding; MAG?; <MIG/MAG-Schweißen | welding | welding; tig; weld; welder; stick; arc; fabrication; mag; soudure; soudage; schweißen; flux; soldadura; schweißer; schweißerin; schweißnaht
tig-welding | TIG welding | technical | TIG?; GTAW; gas tungsten arc welding; <TIG welder; heliarc; tungsten inert gas; WIG-Schweißen; soudage TIG; GTAW welding; soldadura TIG; <argon welding; WIG? | welding | welding; mig; weld; welder; stick; arc; fabrication; soudure; soudage; schweißen; flux; soldadura; schweißer; schweißerin; schweißnaht
stick-welding | Stick welding | technical | SMAW; shielded metal arc welding; <stick welder; stick electrode welding; manual metal arc welding; MMA welding; Elektrodenschweißen; SMAW welding; <arc and stick welding; soudage à l'électrode enrobée; soldadura por electrodo | welding
flux-core-welding | Flux-cored arc welding | technical | FCAW; flux core?; flux cored?; flux core welding; flux-cored welding; flux-core arc welding; <dual shield welding; FCAW welding | welding | welding; mig; tig; weld; welder; stick; arc; fabrication
submerged-arc-welding | Submerged arc welding | technical | SAW welding; sub-arc welding; subarc welding; sub arc; Unterpulverschweißen | welding
oxy-fuel-cutting | Oxy-fuel cutting | technical | <oxy acetylene torch; oxyacetylene cutting; cutting torch; cutting torches; <acetylene torch; <acetylene torches; torch cutting; oxy-fuel; flame cutting; gas cutting; Brennschneiden; oxycoupage; <oxyacetylene; oxicorte
oxy-fuel-welding | Oxy-fuel welding | technical | gas welding; Autogenschweißen; Gasschmelzschweißen; oxy-acetylene welding; oxyacetylene welding; soudage oxyacétylénique; soldadura oxiacetilénica | welding
plasma-cutting | Plasma cutting | technical | <plasma cutter; plasma arc cutting; <plasma table; <CNC plasma; <plasma torch; Plasmaschneiden; découpe plasma; corte por plasma
spot-welding | Spot welding | technical | spot welder; Punktschweißen; resistance spot welding; soudage par points; soldadura por puntos | resistance-welding
resistance-welding | Resistance welding | technical | <projection welding; <seam welding; Widerstandsschweißen; soudage par résistance | welding
laser-welding | Laser welding | technical | laser beam welding; Laserschweißen | welding
electron-beam-welding | Electron beam welding | technical | EB welding; Elektronenstrahlschweißen | welding
friction-stir-welding | Friction stir welding | technical | FSW welding; Rührreibschweißen; soudage par friction-malaxage | welding
friction-welding | Friction welding | technical | Reibschweißen; <rotary friction welding; <inertia friction welding; soudage par friction; soldadura por fricción | welding
stud-welding | Stud welding | technical | Bolzenschweißen; soudage de goujons | welding
orbital-welding | Orbital welding | technical | Orbitalschweißen; soudage orbital; orbital tube welding | welding
robotic-welding | Robotic welding | technical | robot welding; welding robots; automated welding; robotic welder; <robotic weld cells
pipe-welding | Pipe welding | technical | pipe welder; <6G pipe welding; <6G welding; <6G certified; <pipeline welding; welding pipe; <5G pipe welding | welding
structural-welding | Structural welding | technical | <structural welder; structural steel welding | welding
aws-d1-1 | AWS D1.1 | technical | AWS D1.1 code; D1.1 welding; AWS D1.1 Structural Welding Code
aluminum-welding | Aluminum welding | technical | aluminium welding; welding aluminum | welding
stainless-steel-welding | Stainless steel welding | technical | welding stainless steel; stainless welding; Edelstahlschweißen; soudage inox; soldadura de acero inoxidable | welding
underwater-welding | Underwater welding | technical | <wet welding; <hyperbaric welding | welding
commercial-diving | Commercial diving | technical | commercial diver; Berufstaucher; scaphandrier; buceo comercial; underwater construction diving; <ADCI certified
brazing-soldering | Brazing | technical | <silver brazing; <torch brazing; <furnace brazing; braze?; <silver soldering?; Hartlöten?; brasage fort; soldadura fuerte |  | welding; copper; hvac; soldering; refrigeration; torch; plumbing; jewelry; kupfer; schweißen; löten; joints
pipe-soldering | Pipe soldering | technical | soldering copper; sweating copper; sweat soldering; Rohrlöten; soldering copper pipe
plastic-welding | Plastic welding | technical | <hot plate welding?; soudage plastique |  | plastic; plastics; polymer; ultrasonic; thermoplastic; hdpe; assembly
ultrasonic-welding | Ultrasonic welding | technical | Ultraschallschweißen; soudage par ultrasons; soldadura por ultrasonidos; ultrasonic welder
hdpe-pipe-fusion | HDPE pipe fusion | technical | HDPE fusion; butt fusion?; fusion welding of pipe; heat fusion?; poly fusion?; electrofusion; PE-Schweißen |  | pipe; hdpe; gas; polyethylene; pipeline; electrofusion; water
weld-inspection | Weld inspection | technical | welding inspection; <weld testing; <visual weld inspection; inspecting welds; <weld quality? |  | inspection; inspections; ndt; cwi; visual; welder; welds; testing; aws
welding-procedures | Welding procedures | technical | welding procedure specification; <WPS?; <PQR?; weld procedures |  | welding; weld; welder; asme; procedures; welds; aws
welding-symbols | Welding symbols | technical | weld symbols; reading welding symbols
welding-engineering | Welding engineering | technical | Schweißtechnik; ingénierie de soudage; ingeniería de soldadura; welding engineer
international-welding-engineer | International Welding Engineer | certification | IWE?; SFI Schweißfachingenieur; Schweißfachingenieur IWE; Schweißfachingenieur SFI; Ausbildung zum Schweißfachingenieur; geprüfter Schweißfachingenieur | welding-engineering | welding; welder; schweiß; schweißen; schweißtechnik; iwt; iws
international-welding-specialist | International Welding Specialist | certification | IWS welding; SFM Schweißfachmann; Schweißfachmann IWS; Schweißfachmann SFM; Ausbildung zum Schweißfachmann; geprüfter Schweißfachmann | welding-procedures
international-welding-technologist | International Welding Technologist | certification | IWT welding; Schweißtechniker IWT | welding-procedures
schweisswerkmeister-de | Schweißwerkmeister (DE) | certification | Schweißwerkmeister | welding
international-welding-practitioner | International Welding Practitioner | certification | Schweißpraktiker IWP
aws-welding-certification | AWS certified welder | certification | AWS welding certification; <AWS D1.1 certified; certified welder AWS; AWS welder certification; <certified welder AWS D1.1 | welder-certification
welder-certification | Welder certification | certification | welding certification; welding certified; certified welder; certification de soudeur; soldador certificado; Schweißerzertifikat; <Schweißerschein; <licence de soudage; Schweißzertifikat | welding
cwb-welder-certification-canada | CWB welder certification (Canada) | certification | CWB ticket; CWB welding certification; CWB welder certification; CWB certified welder; CWB tickets; CWB welding ticket; CWB welding tickets | welder-certification
asme-section-ix-welder-qualification | ASME Section IX certified welder | certification | ASME IX certified; ASME Section IX qualified welder; ASME certified welder | welder-certification
en-iso-9606-welder-qualification | EN ISO 9606 certified welder | certification | Schweißerprüfung nach DIN EN ISO 9606; Schweißerprüfung nach DIN EN ISO 9606-1; Schweißerprüfung DIN EN ISO 9606-1; Schweißerprüfung ISO 9606?; geprüfter Schweißer nach DIN EN ISO 9606-1; geprüfter Schweißer nach ISO 9606; ISO 9606 certified welder; welder qualified to ISO 9606; <Schweißerprüfung EN 287?; <Schweißerprüfung nach EN 287?; qualification soudeur ISO 9606? | welder-certification | gültig; gültige; abgelegt; bestanden; schweißschein; schweißerpass; schweißscheine
certified-welding-inspector | Certified Welding Inspector (CWI) | certification | <AWS CWI; CWI?; certified welding inspector CWI; Certified Welding Inspector; <AWS Certified Welding Inspector | weld-inspection | asnt; scwi; api 510; api 570; api 1169; certified
cswip | CSWIP | certification | <CSWIP 3.1; <CSWIP 3.2; CSWIP welding inspector | weld-inspection
aws-certified-welding-educator | AWS Certified Welding Educator | certification
aws-certified-welding-supervisor | AWS Certified Welding Supervisor | certification

# Plumbing and pipe trades
plumbing | Plumbing | technical | <plumbing repairs; <plumbing installation; plumbing systems; plumbing work; <plumbing maintenance; <plumber; <residential plumbing; <commercial plumbing; <basic plumbing; Sanitärinstallation; Klempnerarbeiten; Sanitärtechnik; plomberie; fontanería; plomería; <minor plumbing; <light plumbing; <leak repairs?; <pipework?; <rough-in?; <repairing leaks?; hot and cold water systems; hot and cold-water lines; cold-water lines; domestic water lines; water lines? | | plumber; plumbing; heating; boiler; radiators; bathroom; plumbing; plumber; fixtures; water heater; drains; taps; pipes; toilets; boilers
anlagenmechaniker-shk-de | Anlagenmechaniker SHK (Berufsausbildung) | certification | Gesellenbrief Anlagenmechaniker; Ausbildung zum Anlagenmechaniker SHK; Berufsausbildung zum Anlagenmechaniker SHK; Lehre zum Anlagenmechaniker SHK; Ausbildung zur Anlagenmechanikerin SHK; Berufsausbildung zur Anlagenmechanikerin SHK; Lehre zur Anlagenmechanikerin SHK; Ausbildung als Anlagenmechaniker SHK; Berufsausbildung als Anlagenmechaniker SHK; Lehre als Anlagenmechaniker SHK; gelernter Anlagenmechaniker SHK; ausgebildeter Anlagenmechaniker SHK; Ausbildung zum/zur Anlagenmechaniker SHK; Berufsausbildung zum/zur Anlagenmechaniker SHK; Ausbildung zum Anlagenmechaniker für Sanitär; Ausbildung zum Anlagenmechaniker Sanitär; Ausbildung als Anlagenmechaniker für Sanitär; Ausbildung zur Anlagenmechanikerin für Sanitär; Berufsausbildung zum Anlagenmechaniker für Sanitär; Berufsausbildung zum Anlagenmechaniker Sanitär; Berufsausbildung als Anlagenmechaniker für Sanitär; Berufsausbildung zur Anlagenmechanikerin für Sanitär; gelernter Anlagenmechaniker für Sanitär | plumbing
gas-wasserinstallateur-de | Gas- und Wasserinstallateur (Berufsausbildung) | certification | Ausbildung zum Gas- und Wasserinstallateur; Berufsausbildung zum Gas- und Wasserinstallateur; Lehre zum Gas- und Wasserinstallateur; Ausbildung zur Gas- und Wasserinstallateurin; Berufsausbildung zur Gas- und Wasserinstallateurin; Lehre zur Gas- und Wasserinstallateurin; Ausbildung als Gas- und Wasserinstallateur; Berufsausbildung als Gas- und Wasserinstallateur; Lehre als Gas- und Wasserinstallateur; gelernter Gas- und Wasserinstallateur; ausgebildeter Gas- und Wasserinstallateur; Gesellenbrief Gas- und Wasserinstallateur; Gesellenbrief als Gas- und Wasserinstallateur; Ausbildung zum/zur Gas- und Wasserinstallateur; Berufsausbildung zum/zur Gas- und Wasserinstallateur
shk-meister-de | Installateur- und Heizungsbauermeister (DE) | certification | SHK-Meister; Installateur- und Heizungsbauermeister; Meister SHK
sanitaerinstallateur-efz-ch | Sanitärinstallateur EFZ (CH) | certification | Sanitärinstallateur EFZ
cap-plombier-fr | CAP plombier | certification | CAP monteur en installations sanitaires; CAP plombier chauffagiste | plumbing
bp-plombier-fr | BP plombier (FR) | certification | BP plombier; BP monteur en installations du génie climatique et sanitaire
pipefitting | Pipefitting | technical | pipe fitting; <pipe fitter; <pipefitter; <pipe threading; <threading pipe; tuyauterie; <pipe cutting and threading; <pipe installation
steamfitting | Steamfitting | technical | steam fitting; steamfitter | pipefitting
rohrleitungsbauer-de | Rohrleitungsbauer (Berufsausbildung) | certification | Ausbildung zum Rohrleitungsbauer; Berufsausbildung zum Rohrleitungsbauer; Lehre zum Rohrleitungsbauer; Ausbildung zur Rohrleitungsbauerin; Berufsausbildung zur Rohrleitungsbauerin; Lehre zur Rohrleitungsbauerin; Ausbildung als Rohrleitungsbauer; Berufsausbildung als Rohrleitungsbauer; Lehre als Rohrleitungsbauer; gelernter Rohrleitungsbauer; ausgebildeter Rohrleitungsbauer; Ausbildung zum/zur Rohrleitungsbauer; Berufsausbildung zum/zur Rohrleitungsbauer | pipefitting
pipe-materials | Plumbing pipe materials | technical | <black iron pipe
pex-piping | PEX piping | technical | PEX?; PEX plumbing; PEX pipe | plumbing | plumbing; copper; pipe; piping; pvc; soldering; plumber; pipes; tubing; crimp
copper-piping | Copper piping | technical | copper pipe; copper tubing; Kupferrohr; tuyau de cuivre; tubería de cobre
pvc-piping | PVC piping | technical | PVC pipe?; <CPVC; PVC plumbing; tubería de PVC |  | plumbing; copper; irrigation; pipe; conduit; install; installing; glue; sprinkler; sewer
tube-bending | Tube bending | technical | pipe bending?; CNC tube bending; mandrel bending?; Rohrbiegen; cintrage de tubes; doblado de tubos; tube bending machine |  | tube; tubing; fabrication; exhaust; conduit; cnc; welding; pipe; hydraulic
press-fitting-systems | Press fitting systems | technical | <ProPress; <Viega ProPress; press fittings; Pressfittings; sertissage plomberie | plumbing
gas-fitting | Gas fitting | technical | <gas line installation; <gas lines?; gas piping?; <gas fitter; <gasfitter; <natural gas lines; gas installation?; Gasinstallation; installation gaz?; <gas safety checks; gas work?; gas pipework | | plumbing; plumber; natural; appliances; heating; furnace; chauffage; pipe; fitter; boilers; install; boiler; cookers
gas-safe-registration-uk | Gas Safe registration (UK) | certification | Gas Safe?; Gas Safe registered?; Gas Safe registered engineer?; Gas Safe registration; Gas Safe card; Gas Safe registered plumber; Gas Safe registered heating engineer; Gas Safe registered gas engineer | gas-fitting | ACS; CCN1; CPA1; HTR1
corgi-registration-uk | CORGI registration (UK) | certification | CORGI gas engineer; CORGI registered gas engineer; CORGI registered engineer
acs-gas-uk | ACS gas qualification (UK) | certification | ACS gas qualifications; ACS gas?; <CCN1 gas |  | Gas Safe; boiler; boilers; heating; plumbing; plumber; CCN1; CENWAT
gas-fitter-licence | Gas fitter licence | certification | gas fitter license; gasfitter ticket; licensed gas fitter | gas-fitting
g2-gas-technician-canada | Gas Technician 2 (Canada) | certification | Gas Technician 2; G2 gas technician; G2 gas licence
pg-gaz-fr | Professionnel du gaz (FR) | certification | PG gaz
trgi-sachkunde-de | TRGI-Sachkunde (DE) | certification | TRGI Sachkunde; Sachkunde TRGI
drain-cleaning | Drain cleaning | technical | drain clearing; <unclogging drains; <unclog drains; <hydro jetting; <hydrojetting; <sewer jetting; <rooter?; <drain snaking; drain unblocking; <clogged drains?; Rohrreinigung; débouchage de canalisations; destape de cañerías; <hydrocurage; unblocking drains; clearing blocked drains |  | plumbing; sewer; plumber; jetting; toilets; snake; drains; pipes
water-heaters | Water heaters | technical | <water heater installation; <water heater repair; hot water heaters; <tankless water heaters; chauffe-eau; Warmwasserbereiter; calentadores de agua; <water heater installs
plumbing-fixtures | Plumbing fixtures | technical | <fixture installation; <toilet repair; <faucets?; <faucet repair; <toilet installation; <garbage disposals; sanitary fixtures?; <sinks and toilets; <toilets and sinks; <bathroom fitting; <fitting bathrooms; fitting bathroom suites; taps and toilets; toilets?; urinals?; fit bathrooms; fit bathroom suites; fit new bathrooms; fitting new bathrooms |  | plumbing; toilets; sinks; toilet; repair; install; plumber; drains; replaced; replacing
sewer-lines | Sewer lines? | technical | <sewer line repair; <sewer installation; <sewer line installation; sewer line work; Kanalbau? |  | sewer; plumbing; water; excavation; pipe; install; repair; installation; tiefbau; rohre; straßenbau; manholes; tiefbauarbeiten
backflow-prevention | Backflow prevention | technical | <backflow testing; <backflow preventers?; <cross-connection control; <backflow tester | | plumbing; irrigation; testing; valves; water; cross-connection; tester; sprinkler
backflow-tester-certification | Backflow tester certification | certification | backflow certification; certified backflow tester; <ASSE 5110; <backflow prevention assembly tester? | backflow-prevention | certified; certification; certificate; licensed; license; awwa; asse; abpa; usc
irrigation-plumbing | Water well pumps | technical | <well pump installation; well pumps
water-well-drilling | Water well drilling | technical | well drilling; water wells; Brunnenbau; forage de puits; perforación de pozos de agua
sump-pumps | Sump pumps | technical | sump pump installation
ngwa-certification | NGWA certification | certification | NGWA certified well driller | water-well-drilling
water-well-driller-license | Water well driller license | certification | certified well driller; licensed well driller
fire-sprinklers | Fire sprinkler systems | technical | fire sprinklers; <sprinkler fitting; <sprinkler fitter; <fire sprinkler installation; Sprinkleranlagen; <NFPA 13; rociadores contra incendios
fire-suppression-systems | Fire suppression systems | technical | fire suppression?; <clean agent systems; <Ansul systems; Löschanlagen; systèmes d'extinction; sistemas de extinción; <kitchen hood suppression |  | sprinkler; sprinklers; alarm; alarms; halon; ansul; nfpa; extinguishers; hvac; installation; technician; fm200; piping
fire-pumps | Fire pumps | technical | fire pump testing; <NFPA 20
medical-gas | Medical gas systems | technical | <medical gas installation; med gas?; <medical gas piping |  | piping; plumbing; brazing; oxygen; hospital; installer; nfpa; copper
asse-6010 | ASSE 6010 | certification | ASSE 6010 medical gas installer; ASSE 6010 certified | medical-gas-certification
medical-gas-certification | Medical gas certification | certification | med gas certified; medical gas certified; med gas certification
nfpa-99 | NFPA 99 | technical | NFPA 99 health care facilities code
plumbing-code | Plumbing code | technical
uniform-plumbing-code | Uniform Plumbing Code | technical | UPC plumbing | plumbing-code
international-plumbing-code | International Plumbing Code | technical | IPC plumbing code | plumbing-code
journeyman-plumber | Journeyman plumber licence | certification | journeyman plumber?; journeyman plumber license; licensed journeyman plumber | plumber-licence | license; licensed; licence; journeyman card; license number
plumber-licence | Plumber licence | certification | licensed plumber?; plumbing license; plumber license; plumbing licence; <licencia de plomero | plumbing | plumbing license; plumber license; license number; journeyman license; master license
nvq-plumbing-uk | NVQ plumbing | certification | <NVQ Level 2 plumbing; <NVQ Level 3 plumbing | plumbing
city-and-guilds-plumbing-uk | City & Guilds plumbing | certification | City and Guilds plumbing
master-plumber | Master plumber licence | certification | master plumber?; master plumber license; licensed master plumber; master plumbing license | journeyman-plumber | license; licensed; licence; license number; masters license

# Electrical trade
electrical-work | Electrical installation | technical | electrical work; <electrical repair; electrical wiring; <electrical maintenance; <electrician; electrical trade; <house wiring; <residential wiring; <basic electrical?; <rough-in wiring; <electrical rough-in; <running wire?; <pulling wire; <wire pulling; Elektroinstallation; Elektroinstallationen; installation électrique; instalaciones eléctricas; électricité bâtiment?; <minor electrical?; <light electrical?; <wiring?; installing electrical systems; <apprentice electrician; <electrical apprentice; <installing power points; <installed power points; <installation of power points; <power point installation; <fitting power points; <power points and lighting; <lights and power points; <lighting and power points; first and second fix electrics; rewires?; <rewiring?; <fitting sockets; <consumer unit changes; <installing sockets; install sockets; install sockets and switches; install sockets and lighting; install consumer units; install lighting and sockets; installing sockets and switches; installing sockets and lighting; installing consumer units; installing lighting and sockets; run cables; run electrical cables; run cables and wiring; running electrical cables |  | electrical; electrician; electric; panels; conduit; lighting; circuits; outlets; voltage; plumbing; switches; soldering; cables; breakers; sockets; fuse boards
residential-electrical | Residential electrical? | technical | residential electrical work; <residential electrician; <residential electrical wiring; <new construction wiring; <outlets and switches; <switches and outlets | electrical-work | wiring; electrician; electrical; outlets; panels; homes; conduit; code
light-fixture-installation | Light fixture installation | professional | installing light fixtures; lighting installation?; pose de luminaires; instalación de luminarias; <ceiling fan installation; installing lighting?; installing light fittings; <fitting lights |  | electrical; electrician; fixtures; bulbs; wiring; outlets; ballasts; switches; sockets; rewiring
commercial-electrical | Commercial electrical | technical | commercial electrical work; <commercial electrician; <commercial wiring; commercial electrical installation | electrical-work
industrial-electrical | Industrial electrical | technical | <industrial electrician; <industrial wiring; industrial electrical maintenance; industrial electricity?; industrial electrical systems; Betriebselektrik; électricité industrielle; electricidad industrial | electrical-work | electrical; motors; plc; wiring; electrician; panels; maintenance; conduit
conduit-bending | Electrical conduit | technical | conduit?; <conduit bending; <bending conduit; <EMT conduit; <EMT bending; <running conduit; <conduit runs; <rigid conduit; conduit installation; <pipe and wire |  | electrical; wire; wiring; bending; emt; panels; electrician; pipe
electrical-panels | Electrical panels | technical | breaker panels; <breaker boxes; panel boards; panelboards; <service upgrades; <panel upgrades; tableaux électriques; cuadros eléctricos; distribution boards; load centers; <fuse boxes; installing panels? |  | conduit; wire; electrician; breakers; wiring
circuit-breakers | Circuit breakers? | technical | breaker testing?; Leistungsschalter; disjoncteurs; interruptores automáticos |  | electrical; switchgear; substation; relay; relays; transformers; voltage; breakers; panels; wiring; electrician; motors; fuses; electricians; transformer; schematics; conduit; generators; sf6; vacuum
control-wiring | Control panel wiring | technical | control wiring; <control panels?; <control cabinets?; panel wiring?; Schaltschrankverdrahtung |  | electrical; plc; wiring; schematics; assembly; assembled; motor; build; wired; relays; conduit; schaltschrank
control-panel-building | Control panel building | technical | control panel assembly; control cabinet building; Schaltschrankbau; Schaltschrank?; panel building?; câblage d'armoires électriques; armado de tableros | control-wiring | plc; wiring; electrical; eplan; enclosures; schematics; relays; automation; Verdrahtung; Verdrahten; Schaltplan; Schaltpläne; Klemmen; Elektriker; Steuerung; SPS
low-voltage | Low-voltage systems | technical | <low voltage wiring; low voltage?; <low-voltage cabling; <low voltage installation; Schwachstromtechnik; courant faible? |  | wiring; cabling; alarm; alarms; cctv; electrical; security; technician; install; installation; data; fire; câblage; électricité; cameras; structured; systems
structured-cabling | Structured cabling | technical | data cabling; network cabling installation; <Cat5e; <Cat 5?; <Cat5; <Cat6; <Cat 6?; <Cat6A; <cable terminations; <voice and data cabling; câblage?; cableado estructurado; network cabling; <cabling?; <patch panels?; Netzwerkverkabelung; câblage réseau |  | network; data; ethernet; fiber; cable; réseau; réseaux; rj45; voice; cat5; cat6; technician; termination; baies; switches; telecommunications; telecom
cable-pulling | Cable pulling | professional | pulling cable; running cable?; cable running?; cable installation?; Kabelverlegung; tirage de câbles; tendido de cables; Kabelzug |  | fiber; conduit; low voltage; network; electrical; technician; data; coax; telecom; install; wiring; cat6; electrician
coaxial-cable | Coaxial cable | technical | coaxial cabling; coax?; coax installation; Koaxialkabel; câble coaxial |  | cable; fiber; installation; rg6; network; telecom; connectors; technician; splitters; catv; cabling; satellite
cable-management | Cable management? | professional | wire management?; cable dressing |  | cables; rack; racks; racking; patch; network; data; cabling; servers; wiring; server; server room
bicsi-certification | BICSI certification | certification | BICSI certified; <BICSI Installer; <BICSI Technician; <BICSI INST1; <BICSI INSTC | structured-cabling
rcdd | RCDD? | certification | Registered Communications Distribution Designer; BICSI RCDD | bicsi-certification | bicsi; certified; certification; rtpm; registered communications distribution designer
fluke-dsx-cable-testers | Fluke DSX cable testers | tool | Fluke DSX; DSX-5000
fiber-optic-installation | Fiber optic cabling | technical | <fiber optic cable; <Glasfasertechnik; fiber optic installation; <fiber optics?; <fibre optics?; <Glasfaser?; <LWL?; <fibre optique?; <fibra óptica? |  | splicing; fusion; otdr; cabling; copper; coax; installation; telecom; verlegt; Spleißen; cables; câblage; cableado; fttx; ftth; technician; lwl; glasfaser
fiber-splicing | Fiber splicing | technical | fusion splicing?; fiber optic splicing; LWL-Spleißen; Spleißen Glasfaser; épissure fibre optique; soudure fibre optique?; empalme de fibra óptica | fiber-optic-installation | fiber; fibre; otdr; optic; optique; cable; telecom; splicing
otdr-testing | OTDR testing | technical | OTDR; réflectométrie fibre; OTDR-Messung; optical time domain reflectometer
ftth | FTTH | technical | FTTx; FTTH installation; Glasfaserausbau; raccordement FTTH | fiber-optic-installation
cable-splicing | Cable splicing? | technical | splicing cable; power cable splicing; Kabelmuffen; Muffenmontage; empalme de cables |  | underground; voltage; electrical; utility; splicer; telecom; fiber; lineman; splices; copper; mittelspannung
certified-fiber-optic-technician | Certified Fiber Optic Technician | certification | CFOT?; <FOA CFOT | fiber-optic-installation | fiber; fibre; optic; FOA; splicing; OTDR; cabling; CFOS
eta-fot | ETA Fiber Optics Technician | certification | ETA FOT
telecom-installation | Telecommunications installation | technical | telecom installation; <telephone installation; <telephone line installation; <telephone systems installation; <DSL installation; <drop installation?; <cable technician?; instalación de telecomunicaciones |  | telephone; cable; dsl; internet; customers; technician; phone; fiber; coax
cable-tv-installation | Cable TV installation | professional | cable TV technician; CATV installation; cable television installation; <HFC maintenance
satellite-dish-installation | Satellite dish installation | professional | satellite installation?; satellite TV installation; Satellitenanlagen; pose d'antennes paraboliques; instalación de antenas |  | dish; directv; tv; customers; receiver; antenna; technician; vsat
outside-plant-engineering | Outside plant engineering | technical | outside plant?; OSP engineering; OSP design; <aerial cable?; OSP construction; <aerial construction telecom |  | fiber; telecom; telephone; osp; cable; telecommunications; splicing; copper; engineering; poles
pole-climbing | Pole climbing | professional | climbing poles; utility pole climbing; gaffs and hooks
tower-climbing | Tower climbing | technical | <cell tower climbing; <tower climber; <tower technician; <tower erection
antenna-installation | Antenna installation | professional | antenna and line?; line and antenna?; antenna mounting; Antennenbau; pose d'antennes |  | tower; cell; coax; telecom; wireless; rf; climbing; lte
nate-tower-certification | NATE tower certification | certification | NATE tower climber certification; NATE certified tower climber | tower-climbing
comtrain | ComTrain tower climber certification | certification | ComTrain certified
fire-alarm-systems | Fire alarm systems | technical | fire alarms?; <fire alarm installation; <fire alarm inspection; fire detection systems; <fire alarm testing; Brandmeldeanlagen; détection incendie; <smoke detectors?; fire detection?; sistemas de alarma contra incendios |  | install; installation; inspection; testing; technician; nfpa; sprinkler; alarm; panels; wiring; inspections; security; maintenance; suppression; nicet; installed
notifier-fire-alarms | Notifier fire alarms | tool | Notifier?; Notifier fire panels | fire-alarm-systems | fire alarm; fire alarms; simplex; edwards; honeywell; nicet; addressable; silent knight; fire-lite
simplex-fire-alarms | Simplex fire alarms | tool | SimplexGrinnell panels; Simplex 4100 | fire-alarm-systems
est-fire-alarms | EST fire alarms | tool | Edwards EST3; <EST3 panels | fire-alarm-systems
fire-lite-alarms | Fire-Lite alarms | tool | Fire-Lite | fire-alarm-systems
silent-knight | Silent Knight fire alarms | tool | Silent Knight panels
din-14675-certification-de | DIN 14675 personal certificate (DE) | certification | Fachkraft für Brandmeldeanlagen nach DIN 14675; verantwortliche Person nach DIN 14675 | fire-alarm-systems
security-systems | Security system installation | technical | <alarm installation?; <security alarm systems; <burglar alarms?; <intrusion detection alarms; Einbruchmeldeanlagen; Alarmanlagen?; <alarm systems?; <Sicherheitstechnik?; intrusion alarm systems |  | install; installed; installing; installation; wiring; technician; low voltage; montage; elektro; einbruchmelder; videoüberwachung; brandmeldeanlagen; zutrittskontrolle; elektrotechnik
cctv-installation | CCTV installation | technical | security camera installation; security cameras?; surveillance cameras?; video surveillance systems?; Videoüberwachungsanlagen; vidéosurveillance?; IP camera installation; CCTV?; closed-circuit television? |  | install; installed; installing; installation; wiring; technician; low voltage; cabling; cameras; camera; dvr; alarm; access; nvr; video; alarms; security
access-control-installation | Access control installation | technical | access control systems installation; card reader installation; contrôle d'accès installation
genetec-security-center | Genetec Security Center | tool
bosch-security-panels | Bosch security panels | tool | <Bosch B-series panels; Bosch intrusion panels
dmp-alarm-panels | DMP alarm panels | tool | <DMP XR550; DMP panels
alarm-installer-licence | Alarm installer licence | certification | alarm license?; low voltage alarm license | security-systems | installer; installation; low voltage; technician; security systems
certified-alarm-technician | ESA Certified Alarm Technician | certification | NTS certified alarm technician; certified alarm technician; CAT Level I alarm
audio-visual-installation | Audio-visual installation | technical | AV installation; A/V installation; <home theater installation; <home theatre installation; <AV integration; <conference room AV installation
crestron | Crestron | tool | Crestron programming; Crestron control systems; <SIMPL Windows
extron | Extron | tool | Extron control; Extron systems
amx-control-systems | AMX control systems | tool | AMX?; AMX programming; AMX Netlinx; <NetLinx; <NetLinx programming; <NetLinx Studio |  | crestron; extron; av; audiovisual; touch panels; netlinx; biamp; harman; control systems; dsp; q-sys
qsc-q-sys | QSC Q-SYS | tool | Q-SYS; QSys designer
biamp-tesira | Biamp Tesira | tool | Tesira | biamp
biamp | Biamp | tool
dante-audio-networking | Dante audio networking | technical | Dante networking; Dante audio; Audinate Dante; <Dante Certified
cts | CTS? | certification | AVIXA CTS; InfoComm CTS; Certified Technology Specialist? | audio-visual-installation | avixa; infocomm; audiovisual; audio visual; crestron; extron; qsc; biamp; amx; cts-d; cts-i
av-equipment-operation | AV equipment operation | professional | audio/visual equipment; AV equipment?; A/V equipment?; audiovisual equipment operation; audio visual support |  | projectors; microphones; audio; operation; operate; operated; events; sound; setup; video; conference; operating; meetings
smart-home | Smart home installation | technical | home automation?; smart home?; smart home systems?; domotique?; domótica? |  | install; installation; installer; wiring; technician; knx; programming; crestron; lutron; control4; électricien; électricité; electricista; audio; thermostats
knx | KNX | technical | EIB/KNX; <KNX ETS; <ETS5; <ETS6; KNX programming; EIB-Bus
knx-partner-certification | KNX Partner certification | certification | KNX-Partner-Zertifikat; zertifizierter KNX-Partner | knx
control4 | Control4 | tool | Control4 programming; <Control4 Composer | smart-home
lutron | Lutron? | tool | <Lutron HomeWorks; <Lutron RadioRA; Lutron lighting controls |  | dimmer; dimmers; homeworks; radiora; lighting; crestron; control4; shades; smart home
savant-home-automation | Savant home automation | tool | Savant systems | smart-home
loxone | Loxone | tool | <Loxone Miniserver | smart-home
dali-lighting-control | DALI lighting control | technical | DALI-2
power-line-work | Power line work | technical | <line worker; <lineworker; linework?; <power line maintenance; powerline construction; Freileitungsbau; <overhead power lines; <lineman |  | lineman; poles; voltage; utility; bucket truck; energized; transformers; crossarms; lineworker; distribution lines
journeyman-lineman | Journeyman lineman? | certification | journeyman lineworker?; JL card?; power lineman journeyman; journeyman lineman card; journeyman lineman ticket | power-line-work | lineman; lineworker; IBEW; ticket; certificate; certified; union; apprenticeship; JATC; ALBAT; NJATC; DOL; union card
motor-controls | Motor controls? | technical | <motor starters; <motor controllers?; <MCC panels; commande de moteurs?; control de motores |  | electrical; vfd; vfds; plc; starters; starter; drives; wiring; electrician; conduit; panels; mcc; relays; électrique
electric-motors | Electric motors | technical | AC/DC motors; Elektromotoren; moteurs électriques; motores eléctricos; <3-phase motors; <three-phase motors
electric-motor-repair | Electric motor repair | technical | motor repair?; motor rewinding; motor rewind; Elektromotoreninstandsetzung; bobinage de moteurs; rebobinado de motores | electric-motors | electric; electrical; rewinding; bearings; windings; pumps; motors; rewind
stepper-motors | Stepper motors | technical | stepper motor control; Schrittmotoren; moteurs pas à pas | electric-motors
vfd | Variable frequency drives | technical | VFD?; VFD drives; variable speed drives; frequency converters; AC drives?; Frequenzumrichter; variateurs de vitesse; variadores de frecuencia; frequency inverters; variateurs de fréquence; adjustable speed drives; <VFD programming; <inverter drives?; VSD drives |  | motor; motors; plc; electrical; drives; vfd; vfds; automation; siemens; controls; abb; hvac; drive; plcs; vsd; pumps
three-phase-power | Three-phase power | technical | three phase?; 3 phase?; 3-phase power; <three phase electrical; Drehstrom; <480V?; <480 volts?; courant triphasé; corriente trifásica |  | electrical; wiring; motors; voltage; power; motor; transformers; single; electrician; conduit; generators; panels; volt; circuits
transformers-electrical | Electrical transformers | technical | <power transformers; <transformer installation; <transformer maintenance; <transformer testing; <distribution transformers; transformers?; Transformatoren; transformateurs électriques; transformadores eléctricos; <dry-type transformers |  | electrical; voltage; switchgear; generators; substation; motors; breakers; utility; relays
generators | Generators? | technical | <generator maintenance; <generator repair; <generator installation; <emergency generators; <backup generators; <standby generators; <diesel generators; Stromerzeuger; groupes électrogènes; generadores eléctricos; generator sets |  | electrical; diesel; backup; emergency; power; pumps; motors; hvac; ups; transformers
ups-systems | UPS systems | technical | uninterruptible power supply; <battery backup systems; <UPS maintenance; USV-Anlagen; onduleurs ASI
grounding-bonding | Electrical grounding | technical | grounding systems; earthing systems; Erdung?; mise à la terre?; grounding and bonding?; puesta a tierra |  | electrical; électrique; electric; elektro; blitzschutz; nec; wiring; conduit; câblage; lightning; voltage; elektroinstallation
lightning-protection | Lightning protection | technical | Blitzschutz; Blitzschutzbau; paratonnerre; pararrayos; lightning protection systems
electrical-testing | Electrical testing | technical | <insulation resistance testing; <voltage testing?; testing and inspection?; electrical testing and inspection |  | electrical; meter; circuits; continuity; multimeter; insulation; breakers; wiring; electrician; eicr; rewires; 18th edition; 2391; consumer units
electrical-test-equipment | Electrical test equipment | technical | <clamp meter; <amp meter; <ammeter; electrical meters?; Prüfgeräte elektrisch; <multi-meter; <ohm meter |  | multimeter; electrical; voltmeter; megger; electrician; calibration; testing; ohm; amp
dguv-v3-testing | DGUV V3 testing | technical | DGUV V3; DGUV Vorschrift 3; BGV A3; E-Check?; DGUV V3 Prüfung | electrical-testing | dguv; vde; elektro; prüfung; betriebsmittel; elektrofachkraft; elektriker; elektroinstallation
vde-testing | VDE testing | technical | VDE-Prüfung; VDE 0701-0702; VDE 0100-600 | electrical-testing
pat-testing | PAT testing | technical | portable appliance testing; PAT tester; PAT test | electrical-testing
electrical-troubleshooting | Electrical troubleshooting | technical | troubleshooting electrical; electrical diagnostics; troubleshoot electrical; troubleshooting electrical systems; electrical fault finding; electrical trouble shooting; troubleshooting electrical problems; elektrische Fehlersuche
lighting-systems | Lighting systems? | technical | <lighting retrofit; <lighting maintenance?; <lighting repair?; <ballasts?; Beleuchtungstechnik; alumbrado |  | electrical; building; fixtures; electrician; ballast; led; bulbs; lamps; install; installation; energy; emergency; hvac; replaced; facility
lighting-controls | Lighting controls? | technical | lighting control systems; Lichtsteuerung; gestion d'éclairage |  | electrical; dimming; lutron; dali; building; automation; commissioning; sensors; led; hvac; dmx; occupancy
led-lighting | LED lighting? | technical | LED retrofit; LED lighting retrofit; éclairage LED; iluminación LED |  | electrical; retrofit; fixtures; lamps; luminaires; design; drivers; electrician; energy; installation; ballast; optics
street-lighting | Street lighting | technical | Straßenbeleuchtung; éclairage public; alumbrado público; street light maintenance
relamping | Relamping | professional | changing light bulbs; replacing light bulbs; light bulb replacement
lighting-design | Lighting design | technical | <architectural lighting; <lighting calculations; Lichtplanung; <lighting layout; conception lumière; diseño de iluminación
national-electrical-code | National Electrical Code | technical | NEC?; NEC code; National Electric Code; NFPA 70 |  | code; electrical; codes; electrician; nfpa; osha; wiring
bs-7671 | BS 7671 | technical | 18th Edition wiring regulations; IET Wiring Regulations; BS 7671 18th Edition; 17th Edition wiring regulations
city-and-guilds-2382 | City & Guilds 2382 | certification | 18th Edition qualification?; C&G 2382; 18th Edition certificate?; 18th Edition? | bs-7671 | City & Guilds; City and Guilds; C&G; 2382; ECS; NVQ; JIB; NICEIC; electrician; electricians; electrical; wiring; 2391
city-and-guilds-2391 | City & Guilds 2391 | certification | 2391 inspection and testing; C&G 2391 | electrical-testing
jib-gold-card-uk | JIB Gold Card (UK) | certification | JIB Gold Card | electrical-work
ecs-card-uk | ECS card (UK) | certification | ECS card; Electrotechnical Certification Scheme card; <ECS Gold Card
iec-60364 | IEC 60364 | technical | low-voltage electrical installations IEC
vde-0100 | VDE 0100 | technical | DIN VDE 0100
nf-c-15-100 | NF C 15-100 | technical | norme NF C 15-100; NFC 15-100
rebt | REBT? | technical | reglamento electrotécnico para baja tensión; REBT baja tensión |  | tensión; reglamento; electrotécnico; electricista; instalaciones
arc-flash-safety | Electrical safety | technical | elektrische Sicherheit
nfpa-70e | NFPA 70E | technical | NFPA 70E training; NFPA 70E qualified | arc-flash-safety
live-working | Live working | technical | live-line work; Arbeiten unter Spannung; AuS?; travaux sous tension; trabajos con tensión |  | spannung; elektro; hochspannung; mittelspannung; niederspannung; netz; freileitung; live-line; arbeiten
habilitation-electrique-fr | Habilitation électrique | certification | <habilitation B1V; <habilitation BR; <habilitation H0B0
elektrofachkraft-de | Elektrofachkraft? | certification | EFK Elektrofachkraft; <verantwortliche Elektrofachkraft; <VEFK | electrical-work | qualifikation; zertifikat; befähigung
elektrofachkraft-fur-festgelegte-tatigkeiten-de | Elektrofachkraft für festgelegte Tätigkeiten (DE) | certification | EFKffT; Elektrofachkraft festgelegte Tätigkeiten; Elektrofachkraft für festgelegte Tätigkeiten
elektrotechnisch-unterwiesene-person-de | Elektrotechnisch unterwiesene Person | certification | EuP? |  | ausbildung; zertifikat; lehrgang; schulung; unterwiesen; bestellt
journeyman-electrician | Journeyman electrician licence | certification | journeyman electrician?; journeyman electrical license; journeyman electrician license; licensed journeyman electrician | electrician-licence | license; licensed; licence; journeyman card; license number
electrician-licence | Electrician licence | certification | licensed electrician?; electrician license; electrical license; <licencia de electricista | electrical-work | electrical license; electrician license; license number; journeyman license; master license
electrical-contractor-licence-us | Electrical contractor licence | certification | electrical contractor license; <C-10 license; <C-10 electrical contractor license
red-seal-electrician-canada | Red Seal electrician (Canada) | certification | construction electrician Red Seal; Red Seal electrician | electrician-licence
309a-electrician | 309A electrician (Ontario) | certification | 309A electrician; 309A licence; 309A construction and maintenance electrician
442a-electrician | 442A industrial electrician (Ontario) | certification | 442A electrician; 442A industrial electrician
elektroniker-de | Elektroniker (Berufsausbildung) | certification | Ausbildung zum Elektroniker; Berufsausbildung zum Elektroniker; Lehre zum Elektroniker; Ausbildung zur Elektronikerin; Berufsausbildung zur Elektronikerin; Lehre zur Elektronikerin; Ausbildung als Elektroniker; Berufsausbildung als Elektroniker; Lehre als Elektroniker; gelernter Elektroniker; ausgebildeter Elektroniker; Gesellenbrief Elektroniker; Gesellenbrief als Elektroniker; Ausbildung zum/zur Elektroniker; Berufsausbildung zum/zur Elektroniker; <Ausbildung zum Elektroniker für Betriebstechnik; <Ausbildung als Elektroniker für Betriebstechnik; <Ausbildung zum/zur Elektroniker für Betriebstechnik; <Berufsausbildung zum Elektroniker für Betriebstechnik; <Berufsausbildung als Elektroniker für Betriebstechnik; <Berufsausbildung zum/zur Elektroniker für Betriebstechnik; <gelernter Elektroniker für Betriebstechnik; <Ausbildung zum Elektroniker für Automatisierungstechnik; <Ausbildung als Elektroniker für Automatisierungstechnik; <Ausbildung zum/zur Elektroniker für Automatisierungstechnik; <Berufsausbildung zum Elektroniker für Automatisierungstechnik; <Berufsausbildung als Elektroniker für Automatisierungstechnik; <Berufsausbildung zum/zur Elektroniker für Automatisierungstechnik; <gelernter Elektroniker für Automatisierungstechnik; <Ausbildung zum Elektroniker für Energie- und Gebäudetechnik; <Ausbildung als Elektroniker für Energie- und Gebäudetechnik; <Ausbildung zum/zur Elektroniker für Energie- und Gebäudetechnik; <Berufsausbildung zum Elektroniker für Energie- und Gebäudetechnik; <Berufsausbildung als Elektroniker für Energie- und Gebäudetechnik; <Berufsausbildung zum/zur Elektroniker für Energie- und Gebäudetechnik; <gelernter Elektroniker für Energie- und Gebäudetechnik | electrical-work
elektroinstallateur-efz-ch | Elektroinstallateur EFZ (CH) | certification | Elektroinstallateur EFZ; Elektroinstallateurin EFZ
elektroinstallateur-de | Elektroinstallateur (Berufsausbildung) | certification | gelernter Elektroinstallateur; Ausbildung zum Elektroinstallateur; Berufsausbildung zum Elektroinstallateur; Lehre zum Elektroinstallateur; Ausbildung zur Elektroinstallateurin; Berufsausbildung zur Elektroinstallateurin; Lehre zur Elektroinstallateurin; Ausbildung als Elektroinstallateur; Berufsausbildung als Elektroinstallateur; Lehre als Elektroinstallateur; ausgebildeter Elektroinstallateur; Gesellenbrief Elektroinstallateur; Gesellenbrief als Elektroinstallateur; Ausbildung zum/zur Elektroinstallateur; Berufsausbildung zum/zur Elektroinstallateur
nvq-electrical-installation-uk | NVQ electrical installation | certification | <NVQ Level 3 electrical installation; NVQ electrical | electrical-work
am2-assessment-uk | AM2 assessment passed (UK) | certification | AM2?; AM2 qualified; passed AM2; AM2 passed; AM2 certificate; completed AM2 |  | electrician; electricians; jib; nvq; 18th edition; 17th edition; city & guilds; city and guilds; ecs; 2391; gold card
cap-electricien-fr | CAP électricien | certification | CAP électricité; CAP PROELEC | electrical-work
bac-pro-melec-fr | Bac pro électrotechnique (FR) | certification | bac pro ELEEC; bac professionnel MELEC; bac pro MELEC; bac professionnel électrotechnique
bep-electrotechnique-fr | BEP électrotechnique | certification | BEP MELEC
master-electrician | Master electrician licence | certification | master electrician?; master electrician license; master electrical license; licensed master electrician | journeyman-electrician | licence; licensed; license; license number; masters license
elektrotechnikermeister-de | Elektrotechnikermeister | certification | Elektromeister; <Elektroinstallateurmeister | electrical-work
industriemeister-elektrotechnik-de | Industriemeister Elektrotechnik (DE) | certification | Industriemeister Elektrotechnik
apprentice-electrician | Electrician apprenticeship | certification | <apprentissage électricien; <IBEW inside wireman apprenticeship; <IBEW electrical apprenticeship
ibew-membership | IBEW membership | certification | IBEW member; <IBEW journeyman; member of IBEW

# HVAC and refrigeration
hvac | HVAC | technical | HVAC/R; HVACR; heating and air conditioning; heating, ventilation and air conditioning; heating, ventilating and air conditioning; heating, ventilation, air conditioning; heating and cooling?; heating & air conditioning; heating & cooling?; heating and air?; heating & air?; HVAC systems; H.V.A.C.; <HVAC equipment; Heizung, Lüftung, Klima; Heizungs- und Klimatechnik; HLK; <HKLS; <heating and cooling systems; CVC chauffage ventilation climatisation; heating and cooling equipment | | technician; furnace; furnaces; ducts; ductwork; refrigerant; refrigeration; plumbing; ventilation; air conditioning; boilers; thermostats; epa; chillers; installation
air-conditioning-systems | Air conditioning systems | technical | air conditioning?; air conditioner?; Klimatechnik?; Klimaanlagen; climatisation?; climatización; aire acondicionado?; <split installs; <installing split systems; <commissioning AC units; installing air conditioners | | heating; hvac; refrigeration; repair; install; technician; installation; maintenance; refrigerant; heat; units; ducts; chauffage; ventilation; instalación; refrigeración; mantenimiento; kältetechnik; heizung; lüftung; automotive; plumbing; electrical
hvac-installation | HVAC installation | technical | installing HVAC; HVAC install; <furnace installation; <HVAC unit installation; <air conditioning installation; <AC installation; <A/C installation
ductless-mini-splits | Ductless mini-splits | technical | mini-split installation; split systems?; Split-Klimageräte; climatiseurs split; minisplits |  | hvac; installation; heat; air; ductless; refrigerant; pumps; conditioning; klima
hvac-repair | HVAC service and repair | technical | HVAC repair; HVAC service; <HVAC maintenance; <HVAC troubleshooting; <air conditioning repair; <HVAC technician; <HVAC preventive maintenance; <air conditioner repair; <AC repair; <A/C repair
air-filter-changes | Air filter changes | professional | changing air filters; air filters?; filter changes?; replacing HVAC filters |  | hvac; apartment; units; furnace; heating; tenants; vents; thermostat; light bulbs; smoke detectors
hvac-design | HVAC design | technical | HVAC systems design | hvac
hvac-load-calculation | HVAC load calculation | technical | heating and cooling load calculations; <Manual J; heat load calculation; cooling load calculations; Heizlastberechnung; Kühllastberechnung; bilan thermique; cálculo de cargas térmicas
duct-design | Duct design | technical | <Manual D; ductwork design; ventilation design?; Luftkanalnetzberechnung |  | hvac; duct; ducts; building; airflow; ashrae; revit; mechanical
refrigeration | Refrigeration? | technical | refrigeration systems; <refrigeration repair; <refrigeration equipment?; <refrigeration technician; <refrigeration maintenance; Kältetechnik; Kälteanlagen; refrigeración |  | hvac; compressors; compressor; chillers; technician; refrigerant; refrigerants; heating; air conditioning; ammonia; epa; boilers; ductwork; brazing; mechanic; plumbing; ventilation; freon; evaporators; condensers; kälte; klima
refrigerant-handling | Refrigerant handling | technical | refrigerants?; refrigerant recovery; Kältemittel; fluides frigorigènes; refrigerantes?; refrigerant charging; charging systems with refrigerant; recovering refrigerant; <F-gas work |  | hvac; recovery; recovering; charging; epa; evacuation; compressors; leak; refrigeration; brazing; refrigeración
commercial-refrigeration | Commercial refrigeration | technical | <walk-in coolers?; <walk-in freezers?; Gewerbekälte; froid commercial; refrigeración comercial; <supermarket refrigeration | refrigeration | refrigeration; repair; technician; hvac; compressor; compressors; install; installation; units; service; refrigerant; ice machines
mechatroniker-fur-kaltetechnik-de | Mechatroniker für Kältetechnik (Berufsausbildung) | certification | <Kälteanlagenbauermeister; Ausbildung zum Mechatroniker für Kältetechnik; Berufsausbildung zum Mechatroniker für Kältetechnik; Lehre zum Mechatroniker für Kältetechnik; Ausbildung zur Mechatronikerin für Kältetechnik; Berufsausbildung zur Mechatronikerin für Kältetechnik; Lehre zur Mechatronikerin für Kältetechnik; Ausbildung als Mechatroniker für Kältetechnik; Berufsausbildung als Mechatroniker für Kältetechnik; Lehre als Mechatroniker für Kältetechnik; gelernter Mechatroniker für Kältetechnik; ausgebildeter Mechatroniker für Kältetechnik; Gesellenbrief Mechatroniker für Kältetechnik; Gesellenbrief als Mechatroniker für Kältetechnik; Ausbildung zum Kältemechatroniker; Berufsausbildung zum Kältemechatroniker; Lehre zum Kältemechatroniker; Ausbildung zur Kältemechatronikerin; Berufsausbildung zur Kältemechatronikerin; Lehre zur Kältemechatronikerin; Ausbildung als Kältemechatroniker; Berufsausbildung als Kältemechatroniker; Lehre als Kältemechatroniker; gelernter Kältemechatroniker; ausgebildeter Kältemechatroniker; Gesellenbrief Kältemechatroniker; Gesellenbrief als Kältemechatroniker; Ausbildung zum/zur Mechatroniker für Kältetechnik; Berufsausbildung zum/zur Mechatroniker für Kältetechnik; Ausbildung zum/zur Kältemechatroniker; Berufsausbildung zum/zur Kältemechatroniker | refrigeration
kaelteanlagenbauer-de | Kälteanlagenbauer (Berufsausbildung) | certification | Ausbildung zum Kälteanlagenbauer; Berufsausbildung zum Kälteanlagenbauer; Lehre zum Kälteanlagenbauer; Ausbildung zur Kälteanlagenbauerin; Berufsausbildung zur Kälteanlagenbauerin; Lehre zur Kälteanlagenbauerin; Ausbildung als Kälteanlagenbauer; Berufsausbildung als Kälteanlagenbauer; Lehre als Kälteanlagenbauer; gelernter Kälteanlagenbauer; ausgebildeter Kälteanlagenbauer; Gesellenbrief Kälteanlagenbauer; Gesellenbrief als Kälteanlagenbauer; Ausbildung zum/zur Kälteanlagenbauer; Berufsausbildung zum/zur Kälteanlagenbauer
kaeltesystem-monteur-efz-ch | Kältesystem-Monteur EFZ (CH) | certification | Kältesystem-Monteur EFZ
attestation-fluides-frigorigenes-fr | Attestation fluides frigorigènes (FR) | certification | attestation d'aptitude fluides frigorigènes; <aptitude fluides frigorigènes catégorie 1; attestation fluides frigorigènes | refrigerant-handling
ammonia-refrigeration | Ammonia refrigeration | technical | <ammonia systems? | refrigeration | refrigeration; compressors; psm; refrigerant; compressor; chillers; boilers
reta-certification | RETA certification | certification | RETA certified | ammonia-refrigeration
reta-caro | Certified Assistant Refrigeration Operator (CARO) | certification | Certified Assistant Refrigeration Operator; RETA CARO | reta-certification
reta-ciro | Certified Industrial Refrigeration Operator (CIRO) | certification | Certified Industrial Refrigeration Operator; RETA CIRO | reta-certification
industrial-refrigeration | Industrial refrigeration | technical | Industriekälte; froid industriel; refrigeración industrial | refrigeration
chillers | Chillers | technical | <chiller plant; <chiller maintenance; <centrifugal chillers; chiller systems; water chillers; <chilled water systems; Kaltwassersätze; groupes froids; enfriadores de agua
cooling-towers | Cooling towers | technical | <cooling tower maintenance; Kühltürme; tours aéroréfrigérantes; torres de enfriamiento
boilers | Boilers | technical | <boiler maintenance; <steam boilers; <high pressure boilers; <low pressure boilers; <boiler repair; <hot water boilers; Heizkessel; Kesselanlagen; chaudières; calderas industriales; <boiler servicing; <boiler installs; <boiler installation
boiler-operation | Boiler operation | professional | boiler operator; Kesselbetrieb; conduite de chaudières; operación de calderas; boiler room operation | boilers
steam-systems | Steam systems | technical | steam distribution?; <steam traps; <steam piping; Dampfanlagen; réseaux vapeur |  | boilers; boiler; traps; piping; condensate; hvac; chilled; heating; vapor
boiler-licence | Boiler operator licence | certification | boiler license; boiler operator license; <high pressure boiler license; <low pressure boiler license | boiler-operation
stationary-engineer-licence-us | Stationary engineer licence | certification | stationary engineer license; licensed stationary engineer; <third class stationary engineer license; <high pressure stationary engineer license | boiler-operation
black-seal-licence-us | Black seal licence (US) | certification | black seal boiler license; black seal license; NJ black seal | boiler-licence
power-engineer-certificate-canada | Power engineer certificate | certification | power engineer certificate; <4th Class Power Engineer; <fourth class power engineer; <3rd Class Power Engineer | boiler-operation
kesselwarter-de | Kesselwärter (Prüfung) | certification | Kesselwärterschein; geprüfter Kesselwärter; Kesselwärterprüfung | boiler-operation
furnaces-heating | Heating systems | technical | heating equipment?; Heizungstechnik; Heizungsbau; Heizungsanlagen; chauffage?; calefacción?; <heating repair; central heating installs; <fitting radiators; central heating installation; <installing radiators; central heating; <power flushing |  | heating; hvac; gas; boilers; heat; air; install; repair; conditioners; ac; plomberie; sanitaire; chaudières; climatisation; chaudière; plombier; fontanería; climatización; boiler; radiadores; plomero
furnaces | Furnaces? | technical | gas furnaces; furnace repair; furnace maintenance; forced-air furnaces; oil furnaces; furnaces?; installing furnaces | | heating; hvac; gas; boilers; heat; air; install; repair; conditioners; ac
heat-pumps | Heat pumps | technical | heat pump installation; Wärmepumpen; Wärmepumpe; pompes à chaleur; bombas de calor
hydronic-heating | Hydronic heating | technical | hydronics; <radiant heating; <radiant floor heating; <Fußbodenheizung; <plancher chauffant; <calefacción por suelo radiante; <hydraulischer Abgleich | furnaces-heating
oil-burner-service | Oil burner service | technical | oil burners; oil burner repair; <NORA certified; Ölheizung | furnaces-heating
igshpa-certification | IGSHPA certification | certification | IGSHPA accredited installer; IGSHPA certified; IGSHPA accredited | heat-pumps
air-handlers | Air handling units | technical | air handlers; AHU?; AHUs?; Lüftungsanlagen; RLT-Anlagen; unidades manejadoras de aire; centrales de traitement d'air |  | hvac; ahu; rooftop; air; chillers; boilers; units; vav
rooftop-units | Rooftop units | technical | RTU?; RTUs?; package units; packaged rooftop units; rooftop HVAC units |  | hvac; ahu; rooftop; air; chillers; boilers; units; vav; conditioning
vav-systems | VAV systems | technical | VAV boxes; VAV?; variable air volume; VAV controllers |  | hvac; boxes; ahu; air; chillers; controls; bas; building; ddc; duct; volume
fan-coil-units | Fan coil units | technical | fan coils; ventilo-convecteurs; fancoils
ductwork | Ductwork | technical | duct work; <duct installation; <duct fabrication; <Lüftungsbau; <SMACNA standards; air ducts; ventilation ducts; conduits de ventilation; ductos de aire
duct-cleaning | Duct cleaning | professional | air duct cleaning; Lüftungsreinigung; nettoyage de gaines
nadca-certification | NADCA certification | certification | <ASCS NADCA; NADCA certified; <NADCA Air Systems Cleaning Specialist; <NADCA ASCS | duct-cleaning
ventilation | Ventilation systems | technical | ventilation?; <ventilation installation; <mechanical ventilation systems?; Lüftungstechnik; <kitchen exhaust; <exhaust fans; sistemas de ventilación |  | heating; hvac; air; ducts; exhaust; conditioning; building; fans; cooling
testing-adjusting-balancing | Testing, adjusting and balancing | technical | <air balancing; TAB balancing; test and balance?; <air and water balancing; <HVAC balancing |  | hvac; air; water; nebb; commissioning; airflow; mechanical; tab
nebb-certification | NEBB certification | certification | NEBB certified professional; <NEBB TAB; NEBB certified technician | testing-adjusting-balancing | certified; tab; balancing
aabc-certification | AABC certification | certification | <AABC TBE; <Test and Balance Engineer AABC; AABC certified technician | testing-adjusting-balancing | certified; certification; tab; balancing; professional
tabb-certification | TABB certification | certification | TABB certified technician | testing-adjusting-balancing | certified; certification; balancing; hvac
building-automation | Building automation systems | technical | building automation; BAS controls; BMS controls; building management system; Gebäudeautomation; GTB?; Gebäudeleittechnik; GTC bâtiment; automatización de edificios; building controls? |  | hvac; bacnet; ddc; niagara; tridium; controllers; automation; siemens; bms; cvc; gtc
hvac-controls | HVAC controls | technical | temperature controls?; DDC controls; direct digital controls; pneumatic controls HVAC; DDC-Technik?; pneumatic controls?; régulation CVC; thermostats and controls |  | hvac; building; thermostats; ahu; vav; boilers; chillers; bas; pneumatic; heating; gebäude
bacnet | BACnet | technical | BACnet/IP; BACnet MS/TP
lonworks | LonWorks | technical | LON bus; LonWorks network
energy-management-systems | Energy management systems? | technical | EMS building energy; Energiemanagementsysteme |  | hvac; building; buildings; bas; iso; efficiency; 50001; energy; automation; controls; bms; gebäude
m-bus | M-Bus | technical | M-Bus metering; Meter-Bus
johnson-controls-metasys | Johnson Controls Metasys | tool | Metasys; JCI Metasys | building-automation; johnson-controls-building-systems
johnson-controls-building-systems | Johnson Controls building systems | tool | Johnson Controls?; JCI controls | building-automation | bas; building automation; metasys; bacnet; ddc; niagara; tridium; siemens apogee; alerton; desigo
johnson-controls-fx | Johnson Controls FX | tool | <FX Supervisory; Facility Explorer | building-automation; johnson-controls-building-systems
tridium-niagara | Tridium Niagara | tool | <Niagara AX; <Niagara N4; Tridium; Niagara framework | building-automation
niagara-4-certification | Niagara 4 certification | certification | N4 certification? | tridium-niagara-certification | niagara; tridium; bacnet; bas; bms; hvac; building automation
niagara-ax-certification | Niagara AX certification | certification | AX certification?; Niagara AX certified | tridium-niagara-certification | niagara; tridium; bacnet; bas; bms; hvac; building automation; n4
tridium-niagara-certification | Tridium Niagara certification | certification | Niagara certified; Tridium Niagara certified; Tridium certified
distech-controls | Distech Controls | tool | Distech; <EC-NetAX | building-automation
schneider-ecostruxure-building-operation | Schneider EcoStruxure Building Operation | tool | EcoStruxure Building Operation; Schneider StruxureWare; SmartStruxure | building-automation
andover-continuum | Andover Continuum | tool | Andover Controls
delta-controls | Delta Controls | tool | <enteliWEB; <Delta Controls ORCA | building-automation
reliable-controls | Reliable Controls? | tool | <RC-Studio | building-automation | bacnet; hvac; bas; bms; ddc
carrier-i-vu | Carrier i-Vu | tool | i-Vu? | building-automation | carrier; hvac; bacnet; webctrl; bas; automated logic
carrier-comfort-network | Carrier Comfort Network | tool |  | building-automation
alerton | Alerton | tool | <Alerton Compass; <Alerton BACtalk | building-automation
sauter-building-automation | Sauter building automation | tool | SAUTER Vision Center; SAUTER CASE | building-automation
kieback-and-peter | Kieback & Peter | tool | <Neutrino-GLT | building-automation
honeywell-controls | Honeywell building controls | tool | Honeywell controls; <Honeywell WEBs | building-automation
honeywell-ebi | Honeywell EBI | tool | Enterprise Buildings Integrator; Honeywell Enterprise Buildings Integrator | building-automation
siemens-desigo | Siemens Desigo | tool | Desigo; <Desigo CC | building-automation
siemens-apogee | Siemens APOGEE | tool | <Siemens Apogee Insight; Siemens Insight; APOGEE PPCL | building-automation
automated-logic | WebCTRL | tool | <Automated Logic?; <ALC controls | building-automation | bacnet; hvac; webctrl; bas; bms
trane-controls | Trane controls | tool | <Trane Tracer; <Tracer Summit; <Tracer SC; Trane Tracer controls | building-automation
indoor-air-quality | Indoor air quality | technical | IAQ?; <air quality testing?; <indoor air quality testing; calidad del aire interior; qualité de l'air intérieur; Raumluftqualität |  | hvac; mold; ventilation; air; asbestos; environmental; industrial; hygiene; indoor
mold-inspection | Mold inspection | professional | mold testing; mold assessment; Schimmelpilzbegutachtung; inspección de moho
mold-assessor-licence-us | Mold assessor licence (US) | certification | licensed mold assessor; mold assessor license; mold assessment license
mold-remediator-licence-us | Mold remediator licence (US) | certification | mold remediator license; licensed mold remediator; mold remediation license
acac-cmc | ACAC Certified Microbial Consultant | certification | ACAC CMC; Certified Microbial Consultant
epa-608 | EPA Section 608 certification (US) | certification | EPA 608?; <EPA Type I; <EPA Type II; <EPA 608 Type II; EPA 608 certified; EPA 608 certification; <CFC certification?; <freon certification?; <CFC certified?; <CFC license?; EPA Section 608 certification; EPA Section 608 certified; Section 608 certified; Section 608 certification; <EPA Section 608 Universal; <EPA Section 608 Type II; EPA Section 608 technician | refrigerant-handling | hvac; universal; certified; certification; certificate; type i; type ii; type iii; type 1; type 2; license; licensed; card; nate
epa-608-universal-us | EPA 608 Universal (US) | certification | EPA universal certification; EPA universal certified; EPA universal license; EPA 608 Universal; <universal CFC; <universal refrigerant certification; EPA 608 universal certification; EPA Universal certified; EPA Universal certification; EPA Universal license | epa-608
f-gas-certification | F-gas certification | certification | F-gas certified; F-gas certificate | refrigerant-handling
sachkunde-kaeltemittel-de | Sachkunde Kältemittel (DE) | certification | Kälteschein; F-Gase-Sachkundenachweis; Sachkundenachweis Kältemittel; ChemKlimaschutzV Sachkunde; Sachkunde Kältemittel | f-gas-certification
city-and-guilds-2079 | City & Guilds 2079 | certification | C&G 2079; City and Guilds 2079 F-gas | f-gas-certification
r-410a-certification | R-410A certification | certification | R410A certified; R-410A safety certification; 410A certified | refrigerant-handling
nate-certification | NATE certification | certification | NATE certified?; NATE HVAC; NATE certified HVAC technician; NATE certified technician | hvac | hvac; hvacr; heating; refrigeration; air conditioning; heat pump; furnace; epa universal
hvac-excellence | HVAC Excellence certification | certification | HVAC Excellence certified | hvac
hvac-certificate | HVAC certificate | certification | HVAC certification; HVAC certified; HVAC/R certificate; HVAC technician certificate | hvac
hvac-contractor-licence-us | HVAC contractor licence | certification | HVAC contractor license; <C-20 license; <mechanical contractor license | hvac-license-us
hvac-license-us | HVAC licence | certification | <HVAC journeyman license; HVAC technician license; licensed HVAC technician; HVAC license
313a-refrigeration-mechanic-canada | 313A refrigeration mechanic (Canada) | certification | 313A?; refrigeration and air conditioning mechanic 313A | hvac | licence; license; licensed; ticket; journeyman; journeyperson; certificate of qualification; red seal; 313d; g2
313d-residential-ac-canada | 313D residential air conditioning mechanic (Ontario) | certification | 313D?; 313D licence |  | licence; license; licensed; ticket; journeyman; journeyperson; certificate of qualification; red seal; 313a; g2
red-seal-refrigeration | Red Seal refrigeration mechanic (Canada) | certification | Red Seal refrigeration mechanic
appliance-repair | Appliance repair | technical | home appliance repair; repairing appliances; <appliance maintenance; appliance service; repair appliances; <refrigerator repair; Haushaltsgeräte-Reparatur; réparation d'électroménager; reparación de electrodomésticos; <washer and dryer repair
appliance-installation | Appliance installation? | professional | installing appliances; household appliance installation; installation d'électroménager |  | delivery; washers; dryers; refrigerators; installing; repair; customers; gas; dishwashers; plumbing
elevator-maintenance | Elevator maintenance | technical | elevator repair; <elevator mechanic; lift maintenance; Aufzugstechnik; <lift engineer; <escalator maintenance; maintenance d'ascenseurs; mantenimiento de ascensores
elevator-installation | Elevator installation | technical | elevator construction; lift installation; Aufzugsmontage; montage d'ascenseurs
elevator-mechanic-licence-us | Elevator mechanic licence | certification | licensed elevator mechanic; elevator mechanic license | elevator-maintenance
naec-cet | Certified Elevator Technician (NAEC) | certification | NAEC CET; Certified Elevator Technician
neiep | NEIEP apprenticeship | certification | NEIEP?; National Elevator Industry Educational Program?; NEIEP graduate; completed NEIEP |  | graduate; graduated; completed; apprentice; apprenticeship; certificate; mechanic exam

# Heavy equipment
heavy-equipment-operation | Heavy equipment operation | technical | heavy equipment?; heavy machinery?; <heavy equipment operator; operating heavy equipment; heavy equipment operating; operating heavy machinery; heavy machinery operation; operate heavy equipment; operate heavy machinery; <Baumaschinen?; <Baumaschinenführer; <engins de chantier?; conduite d'engins; maquinaria pesada?; <construction equipment?; <construction machinery?; <earthmoving equipment; operación de maquinaria pesada |  | operator; operating; operate; operated; excavator; loader; backhoe; dozer; bulldozer; forklift; cdl; grader; crane; excavation; conducteur; conduite; bagger; radlader; operador; excavadora; retroexcavadora; skid
baumaschinenfuhrer-de | Baumaschinenführerschein | certification | <Baggerschein; <Radladerschein | heavy-equipment-operation
baugeraetefuehrer-de | Baugeräteführer (Berufsausbildung) | certification | Ausbildung zum Baugeräteführer; Berufsausbildung zum Baugeräteführer; Lehre zum Baugeräteführer; Ausbildung zur Baugeräteführerin; Berufsausbildung zur Baugeräteführerin; Lehre zur Baugeräteführerin; Ausbildung als Baugeräteführer; Berufsausbildung als Baugeräteführer; Lehre als Baugeräteführer; gelernter Baugeräteführer; ausgebildeter Baugeräteführer; Ausbildung zum/zur Baugeräteführer; Berufsausbildung zum/zur Baugeräteführer
caces-r482-fr | CACES engins de chantier (FR) | certification | <CACES R482; CACES engins de chantier | heavy-equipment-operation
caces-r372-fr | CACES R372 (FR) | certification | CACES R372; CACES R372m
cpcs-card-uk | CPCS card (UK) | certification | CPCS plant operator; <blue CPCS card; CPCS card | heavy-equipment-operation
npors-card-uk | NPORS card (UK) | certification | NPORS; NPORS card; NPORS operator
excavator-operation | Excavator operation | technical | excavator; trackhoe; track hoe; <digger operator; <excavator operator; <Baggerfahrer; <pelle mécanique; <pelleteuse; excavadora?; <mini excavator?; <Baggerführer; <Bagger fahren; <Baggerarbeiten | heavy-equipment-operation | operator; operating; operated; backhoe; loader; dozer; skid; trenching; bobcat; operate; retroexcavadora; operador; digging; equipment
backhoe-operation | Backhoe operation | technical | backhoe; back hoe; backhoe loader; <backhoe operator; tractopelle; retroexcavadora; Baggerlader | heavy-equipment-operation
bulldozer-operation | Bulldozer operation | technical | bulldozer; dozer; <dozer operator; bull dozer; <D6 dozer; Planierraupe | heavy-equipment-operation
loader-operation | Loader operation | technical | front end loader; wheel loader; front loader?; payloader; pay loader; end loader?; frontend loader; bucket loader; Radlader; chargeuse?; cargadora; <loader operator | heavy-equipment-operation | loader; excavator; heavy equipment; construction; quarry; backhoe; dozer
skid-steer-operation | Skid steer operation | technical | skid steer; skid-steer loader; skidsteer; bobcat?; skid loader; <Bobcat operator; <compact track loader; Kompaktlader | heavy-equipment-operation | operator; equipment; loader; backhoe; excavator; skid; forklift; dozer; tractor; construction; landscaping; machinery; operate
grader-operation | Motor grader operation | technical | motor grader; road grader; <grader operator; motorgrader; <Grader-Fahrer; niveleuse; motoniveladora | heavy-equipment-operation
scraper-operation | Scraper operation | technical | <scraper operator; earthmoving scraper; motor scraper; pan scraper; <CAT scraper | heavy-equipment-operation
roller-operation | Road roller operation | technical | road roller; <asphalt roller; <vibratory roller; <steam roller; <roller operator; <Walzenfahrer; rouleau compresseur | heavy-equipment-operation
soil-compaction | Soil compaction | technical | plate compactor; soil compactor; jumping jack compactor; tamper compaction; compaction of soil; Bodenverdichtung; compactage; compactación de suelos
crane-operation | Crane operation | technical | <crane operator; operating cranes; crane operating; <Kranführer; Kranbedienung; <Kranfahrer; <grutier; <grúas?; <crawler crane |  | operator; operating; operated; rigging; hoist; hoists; forklift; signal; lifting; lifts; operador; overhead; operate; nccco
overhead-crane-operation | Overhead crane operation | technical | overhead crane; bridge crane; gantry crane; jib crane; hoists and cranes; cranes and hoists; pont roulant; puente grúa; Hallenkran; Brückenkran; overhead hoist
mobile-crane-operation | Mobile crane operation | technical | mobile crane; hydraulic crane; <boom truck; Mobilkran; grue mobile; grúa móvil; rough terrain crane | crane-operation
tower-crane-operation | Tower crane operation | technical | tower crane; Turmdrehkran; grue à tour; grúa torre | crane-operation
nccco | NCCCO crane certification (US) | certification | NCCCO?; CCO certified?; NCCCO certified?; CCO crane operator; NCCCO crane certification | crane-operator-certification | certified; certification; crane operator; operator; card; licensed; signal person; rigger
crane-operator-certification | Crane operator certification | certification | certified crane operator; crane certification; crane license; crane operator license; crane certified; crane ticket | crane-operation
kranschein-de | Kranschein | certification | Kranführerschein; Kranschein; Kranberechtigung; Krankundenachweis | crane-operation
pontonnier-caces-r484-fr | CACES pont roulant (FR) | certification | <CACES R484; CACES pont roulant | overhead-crane-operation
caces-r487-fr | CACES grue à tour (FR) | certification | CACES grue à tour; <CACES R487 grues à tour | tower-crane-operation
crane-signaling | Crane signaling | technical | <signal person; crane signals; crane hand signals; <signalperson; <banksman
qualified-signal-person-certification | Qualified signal person certification | certification | qualified signal person?; NCCCO signalperson; certified signal person | crane-signaling | nccco; signalperson; certified
aerial-lift-operation | Aerial lift operation | technical | aerial lift; <man lift; <manlift; aerial work platform; mobile elevating work platform; Hebebühne?; Hubarbeitsbühne; nacelle élévatrice; <cherry picker?; plataformas elevadoras |  | operate; operator; operating; lift; forklift; boom; scissor; certified; aerial; platform; height; arbeitsbühne; stapler; höhe
scissor-lift-operation | Scissor lift operation | technical | scissor lift; scissorlift; Scherenbühne; nacelle ciseaux; plataforma de tijera | aerial-lift-operation
boom-lift-operation | Boom lift operation | technical | boom lift; articulating boom lift; JLG?; JLG lift; genie lift; Gelenkteleskopbühne | aerial-lift-operation | lift; operate; operator; operating; forklift; boom; scissor; aerial; genie; skyjack; certified
bucket-truck-operation | Bucket truck operation | technical | bucket truck?; camion nacelle | aerial-lift-operation | operate; operating; operator; lift; lineman; boom; tree; aerial; cdl; trimming; climbing; operated; digger
ipaf-licence | IPAF licence | certification | IPAF?; IPAF PAL card; IPAF PAL | aerial-lift-operation | ipaf; scissor; boom lift; cherry picker; 3a; 3b; pasma; cscs; smsts; sssts; cpcs; npors; ticket; tickets; licence; card; trained
hubarbeitsbuehnenschein-de | Bedienerschein Hubarbeitsbühnen | certification | Steigerschein; Hubarbeitsbühnenschein; Bühnenschein Hubarbeitsbühne; DGUV 308-008?; Bedienerschein Hubarbeitsbühnen; Bedienerschein für Hubarbeitsbühnen |  | Bedienerschein; Schulung; Schein; Ausbildung; Lehrgang; Bediener; Befähigungsnachweis; Bedienerausweis; Zertifikat
mewp-licence | MEWP operator licence | certification | MEWP licence; MEWP certified; MEWP ticket
caces-r486-fr | CACES nacelle (FR) | certification | CACES nacelle; <CACES R486; CACES PEMP | aerial-lift-operation
caces-r386-fr | CACES R386 (FR) | certification | CACES R386
aerial-lift-certification-us | Aerial lift certification | certification | aerial lift certified; <scissor lift certified; <boom lift certified; aerial work platform certification | aerial-lift-operation
dump-truck-operation | Dump truck driving | technical | dump truck?; <dump truck driver; <dumper driver; camion benne; camión volquete; <tri-axle dump truck; dump truck operation |  | driver; drive; driving; drove; cdl; operate; operator; operated; hauling; hauled; loader; backhoe; operating; license
haul-truck-operation | Haul truck operation | technical | haul truck; articulated dump truck; rock truck; mining truck operation; articulated hauler | heavy-equipment-operation
concrete-pump-operation | Concrete pump operation | technical | concrete pump?; concrete pumping?; <Betonpumpe; pompe à béton |  | operator; boom; hose; pumping; operate; concrete; pours; pump
concrete-mixer-truck-driving | Concrete mixer truck driving | technical | ready-mix truck; mixer truck?; redi-mix; concrete truck?; Fahrmischer; camion toupie; camión mezclador; ready mix truck driving |  | driver; cdl; drive; driving; drove; operate; batch; ready-mix; loads; deliver
ready-mix-concrete | Ready-mix concrete | technical | Transportbeton; béton prêt à l'emploi; concreto premezclado
acpa-operator-certification-us | ACPA operator certification (US) | certification | ACPA certified?; ACPA concrete pump operator; ACPA operator certification | concrete-pump-operation | concrete pump; concrete; pump; pumping
telehandler-operation | Telehandler operation | technical | telehandler; tele-handler; telescopic handler; reach forklift; rough terrain forklift; all-terrain forklift; telescopic forklift; Teleskoplader; chariot télescopique; <Lull forklift
trencher-operation | Trencher operation | technical | trencher; <ditch witch; trenching machine; <vermeer trencher | heavy-equipment-operation
vacuum-excavation | Vacuum excavation | technical | hydrovac; vac truck?; vacuum truck?; hydro excavation; Saugbagger; vacuum truck operation |  | operator; operate; driver; cdl; hydro; excavation; sewer; operated; excavating; tank; jetting
paver-machine-operation | Asphalt paver operation | technical | paving machine; asphalt paver; <paver operator; finisseur enrobés | paving
asphalt-milling | Asphalt milling | technical | milling machine asphalt; asphalt milling machine; cold milling of asphalt; Asphaltfräsen; fraisage d'enrobés
asphalt-plant-operation | Asphalt plant operation | technical | asphalt plant; Asphaltmischanlage; centrale d'enrobage; planta de asfalto
concrete-batch-plant-operation | Concrete batch plant operation | technical | batch plant?; concrete batch plant; Betonmischanlage; centrale à béton; planta de concreto; concrete plant operator |  | concrete; cement; aggregate; ready-mix; asphalt; mixer; trucks; ready
drill-rig-operation | Drill rig operation | technical | drilling rig?; drill rig; <auger drilling; <Bohrgerät; <rock drill? |  | rig; drilling; drill; blasting; operator; geotechnical; auger; boring; hole
jackhammer-operation | Jackhammer operation | technical | jackhammer; jack hammer; pneumatic breaker; marteau piqueur; martillo neumático; Presslufthammer
gps-machine-control | GPS machine control | technical | machine control?; <Trimble machine control; <GPS grade control; <grade control systems; <Topcon machine control; 3D-Maschinensteuerung; <Trimble Earthworks; <Leica iCON |  | gps; grading; trimble; topcon; dozer; survey; grader; excavator; earthwork; leica
heavy-equipment-maintenance | Heavy equipment maintenance | technical | heavy equipment repair; <heavy equipment mechanic; construction equipment repair; heavy duty equipment repair; <mobile plant maintenance; <heavy equipment diagnostics; <Baumaschinenmechanik; <Caterpillar equipment repair; <equipment mechanic?; maintenance d'engins; mecánica de maquinaria pesada |  | heavy; diesel; caterpillar; hydraulics; hydraulic; loaders; excavators; dozers; cranes; trucks
land-und-baumaschinenmechatroniker-de | Land- und Baumaschinenmechatroniker (Berufsausbildung) | certification | Ausbildung zum Land- und Baumaschinenmechatroniker; Berufsausbildung zum Land- und Baumaschinenmechatroniker; Lehre zum Land- und Baumaschinenmechatroniker; Ausbildung zur Land- und Baumaschinenmechatronikerin; Berufsausbildung zur Land- und Baumaschinenmechatronikerin; Lehre zur Land- und Baumaschinenmechatronikerin; Ausbildung als Land- und Baumaschinenmechatroniker; Berufsausbildung als Land- und Baumaschinenmechatroniker; Lehre als Land- und Baumaschinenmechatroniker; gelernter Land- und Baumaschinenmechatroniker; ausgebildeter Land- und Baumaschinenmechatroniker; Gesellenbrief Land- und Baumaschinenmechatroniker; Gesellenbrief als Land- und Baumaschinenmechatroniker; Ausbildung zum/zur Land- und Baumaschinenmechatroniker; Berufsausbildung zum/zur Land- und Baumaschinenmechatroniker | heavy-equipment-maintenance
landmaschinenmechaniker-de | Landmaschinenmechaniker (Berufsausbildung) | certification | Ausbildung zum Landmaschinenmechaniker; Berufsausbildung zum Landmaschinenmechaniker; Lehre zum Landmaschinenmechaniker; Ausbildung zur Landmaschinenmechanikerin; Berufsausbildung zur Landmaschinenmechanikerin; Lehre zur Landmaschinenmechanikerin; Ausbildung als Landmaschinenmechaniker; Berufsausbildung als Landmaschinenmechaniker; Lehre als Landmaschinenmechaniker; gelernter Landmaschinenmechaniker; ausgebildeter Landmaschinenmechaniker; Gesellenbrief Landmaschinenmechaniker; Gesellenbrief als Landmaschinenmechaniker; Ausbildung zum/zur Landmaschinenmechaniker; Berufsausbildung zum/zur Landmaschinenmechaniker
snow-removal | Snow removal | professional | <snow shoveling; <shoveling snow; snow and ice removal; <de-icing roads; <snowblower; <snow blower; Winterdienst; déneigement; snow clearing
snow-plowing | Snow plowing | professional | snow plow; snowplow; snowplowing; snow ploughing; snow plow operation; Schneeräumen; <snow plowing and salting | snow-removal
flagging-traffic-control | Work zone traffic control | professional | <flagger; flagging?; <traffic control plans; <work zone safety; temporary traffic control; <maintenance of traffic?; signalisation de chantier; Verkehrssicherung Baustelle; control de tráfico en obra; <traffic control? |  | flagger; flaggers; cones; work zone; mutcd; lane closure; lane closures; road construction; roadworks; highway
flagger-certification | Flagger certification | certification | flagger certified; certified flagger; <ATSSA flagger; flagger card | flagging-traffic-control
traffic-control-technician | Traffic control technician certificate | certification | <ATSSA TCT; certified traffic control technician; traffic control technician certification; <ATSSA Traffic Control Technician | flagging-traffic-control
traffic-control-supervisor | Traffic control supervisor certificate | certification | traffic control supervisor certification; <ATSSA TCS; certified traffic control supervisor; traffic control supervisor certified
florida-mot-certification | Maintenance of traffic certification (Florida) | certification | MOT certification Florida; FDOT MOT certification; TTC certification Florida
mutcd | MUTCD | technical | Manual on Uniform Traffic Control Devices
mvas-99-de | MVAS 99 (DE) | certification | MVAS 99? | flagging-traffic-control | zertifikat; lehrgang; schulung; schein; nachweis; befähigungsnachweis
rsa-verkehrssicherung-de | RSA-Schulung Verkehrssicherung (DE) | certification | RSA-Schulung Verkehrssicherung; MVAS-Schulung; MVAS-Lehrgang; MVAS-Zertifikat; MVAS-Schein; RSA 21 Schulung; Schulung nach MVAS

# Surveying
land-surveying | Land surveying | technical | surveying?; <land surveys; <land surveyor; Vermessung; Vermessungswesen; Vermessungstechnik; arpentage; <géomètre?; topografía; agrimensura; topographie? |  | land; survey; total; topographic; boundary; gps; civil; autocad; construction; station; mapping; leveling; engineering; site; bornage; implantation; levés; levé; topographique; station totale
topographic-surveying | Topographic surveying | technical | topographic surveys; topographical surveys; topographische Aufnahme; levé topographique; levantamiento topográfico | land-surveying
boundary-surveying | Boundary surveying | technical | boundary surveys; property surveys?; bornage; Grenzvermessung; deslinde? | land-surveying | boundary; land; surveyor; topographic; deeds; surveying; topografía; linderos; plats
construction-surveying | Construction surveying | technical | site surveying?; engineering surveying; Bauvermessung; Ingenieurvermessung; topographie de chantier |  | total; station; land; topographic; surveyor; staking; gps; theodolite; setting; boundary
vermessungstechniker-de | Vermessungstechniker (Berufsausbildung) | certification | Ausbildung zum Vermessungstechniker; Berufsausbildung zum Vermessungstechniker; Lehre zum Vermessungstechniker; Ausbildung zur Vermessungstechnikerin; Berufsausbildung zur Vermessungstechnikerin; Lehre zur Vermessungstechnikerin; Ausbildung als Vermessungstechniker; Berufsausbildung als Vermessungstechniker; Lehre als Vermessungstechniker; gelernter Vermessungstechniker; ausgebildeter Vermessungstechniker; Ausbildung zum/zur Vermessungstechniker; Berufsausbildung zum/zur Vermessungstechniker | land-surveying
geomatiker-de | Geomatiker (Berufsausbildung) | certification | Ausbildung zum Geomatiker; Berufsausbildung zum Geomatiker; Lehre zum Geomatiker; Ausbildung zur Geomatikerin; Berufsausbildung zur Geomatikerin; Lehre zur Geomatikerin; Ausbildung als Geomatiker; Berufsausbildung als Geomatiker; Lehre als Geomatiker; gelernter Geomatiker; ausgebildeter Geomatiker; Ausbildung zum/zur Geomatiker; Berufsausbildung zum/zur Geomatiker
geomatiker-efz-ch | Geomatiker EFZ (CH) | certification | Geomatiker EFZ; Geomatikerin EFZ
construction-layout | Construction layout | technical | construction staking; construction stakeout; <site layout and staking; <layout work?; <building layout?; setting out?; Absteckung; implantation de chantier?; replanteo? |  | survey; surveying; total; station; construction; site; theodolite; grade; staking; foundations; topografía; obra; concrete; footings; topographe
laser-level | Laser level | tool | rotary laser; Rotationslaser; niveau laser; nivel láser
builder-s-level | Builder's level | tool | builders level; transit level; automatic level?; Nivelliergerät; optical level? |  | theodolite; total station; surveying; surveyor; tripod; levelling; laser level; grade rod; transit level
total-station | Total station | tool | <robotic total station; <Leica total station; tachymeter; station totale; estación total
theodolite | Theodolite | tool | Theodolit; teodolito
gps-surveying | GPS surveying | technical | GNSS surveying; RTK GPS; RTK?; RTK surveying; GNSS-Vermessung; topographie GPS; <GPS survey equipment |  | gps; gnss; survey; surveying; trimble; topcon; station
trimble-survey-equipment | Trimble survey equipment | tool | Trimble?; Trimble GPS?; <Trimble R10; Trimble receivers; <Trimble TSC; <Trimble Survey Controller |  | gps; gnss; survey; surveying; topcon; leica; geospatial
trimble-access | Trimble Access | tool |  | land-surveying
topcon-survey-equipment | Topcon survey equipment | tool | Topcon? |  | survey; surveying; gps; gnss; total station; total stations; trimble; leica; machine control; grading; civil; topography; topografía; vermessung
sokkia | Sokkia survey equipment | tool | Sokkia; Sokkia total station
survey-data-collectors | Surveying data collectors | tool | surveying data collector
leica-captivate | Leica Captivate | tool |  | land-surveying
leica-viva | Leica Viva | tool | <SmartWorx Viva | land-surveying
leica-smartworx | Leica SmartWorx | tool | Leica SmartWorx Viva | land-surveying
laser-scanning | Laser scanning? | technical | terrestrial laser scanning; LiDAR scanning; 3D laser scanning; terrestrisches Laserscanning; scanner laser terrestre; <FARO scanner |  | point; cloud; clouds; faro; leica; survey; surveying; bim; scan; revit; 3d; terrestrial; cyclone; metrology; lidar
lidar | LiDAR | technical | <airborne LiDAR; <mobile LiDAR; <LiDAR data processing
leica-cyclone | Leica Cyclone | tool | <Cyclone REGISTER 360; <Leica Register 360
faro-scene | FARO SCENE | tool | FARO Scene software
autodesk-recap | Autodesk ReCap | tool | ReCap Pro
cloudcompare | CloudCompare | tool | Cloud Compare? |  | point cloud; point clouds; lidar; laser scanning; photogrammetry; meshlab; recap; pix4d; faro
terrascan | TerraScan | tool
terramodeler | TerraModeler | tool
photogrammetry | Photogrammetry | technical | <aerial photogrammetry; <orthophotos; Photogrammetrie
drone-surveying | Drone surveying | technical | drone mapping; UAV surveying; UAV mapping; Drohnenvermessung; topographie par drone; topografía con dron
pix4d | Pix4D | tool | <Pix4Dmapper; <Pix4Dmatic | photogrammetry
agisoft-metashape | Agisoft Metashape | tool | Agisoft; PhotoScan; Agisoft PhotoScan | photogrammetry
dronedeploy | DroneDeploy | tool | Drone Deploy
realitycapture | RealityCapture | tool | Capturing Reality RealityCapture | photogrammetry
contextcapture | ContextCapture | tool | Bentley ContextCapture; iTwin Capture | photogrammetry
hydrographic-surveying | Hydrographic surveying | technical | <bathymetry; <bathymetric surveys; hydrographic survey; levés hydrographiques; Hydrographie Vermessung
multibeam-sonar | Multibeam sonar | technical | multibeam echosounder; multibeam surveying; Fächerecholot | hydrographic-surveying
side-scan-sonar | Side-scan sonar | technical | side scan sonar; sidescan sonar; SSS sonar; Seitensichtsonar; sonar à balayage latéral; sonar de barrido lateral | hydrographic-surveying
hypack | HYPACK | tool | HYPACK software | hydrographic-surveying
qinsy | QINSy | tool | QPS QINSy | hydrographic-surveying
plats-legal-descriptions | Plats and legal descriptions | professional | plats?; <legal descriptions?; <subdivision plats; <plat maps |  | survey; surveys; surveying; maps; land; deeds; legal; easements; boundary
alta-surveys | ALTA surveys | technical | ALTA/NSPS; ALTA/ACSM; ALTA land title surveys; ALTA/NSPS land title surveys | land-surveying
deed-research | Deed research | professional | land records research; courthouse deed research; title deed research
carlson-survey | Carlson Survey | tool |  | land-surveying
carlson-survce | Carlson SurvCE | tool | SurvCE | land-surveying; carlson-software
carlson-survpc | Carlson SurvPC | tool | SurvPC | carlson-software
trimble-business-center | Trimble Business Center | tool | TBC Trimble | land-surveying
trimble-geomatics-office | Trimble Geomatics Office | tool |  | land-surveying
leica-infinity | Leica Infinity | tool |  | land-surveying
leica-geo-office | Leica Geo Office | tool |  | land-surveying
licensed-surveyor | Professional land surveyor licence | certification | licensed land surveyor; professional land surveyor?; registered land surveyor?; registered professional land surveyor; RPLS?; PLS license; PLS surveyor | land-surveying | PLS; RPLS; RLS; NCEES; NSPS; license number
chartered-surveyor-rics | Chartered Surveyor (RICS) | certification | chartered surveyor?; MRICS; RICS chartered; RICS qualified; RICS chartered surveyor |  | mrics; frics
land-surveyor-in-training-us | Land Surveyor in Training? | certification | LSIT? | land-surveying | surveyor; ncees; pls; fs exam; certified; certification
certified-survey-technician | Certified Survey Technician | certification | NSPS CST; <CST Level I?; certified survey technician CST | land-surveying | survey; surveying; surveyor; NSPS
offentlich-bestellter-vermessungsingenieur-de | Zulassung als ÖbVI (DE) | certification | Zulassung als Öffentlich bestellter Vermessungsingenieur; zugelassener ÖbVI; bestellt als ÖbVI | land-surveying
geometre-expert-fr | Géomètre-expert? | certification | géomètre-expert foncier?; diplôme de géomètre-expert; inscrit à l'ordre des géomètres-experts | land-surveying | inscrit; inscrite; ordre des géomètres

# Construction software
procore | Procore | tool | Procore software
procore-certification | Procore certification | certification | Procore certified; <Procore Certified: Project Manager; Procore certificate | procore
trimble-projectsight | Trimble ProjectSight | tool | ProjectSight | construction-management
bluebeam | Bluebeam Revu | tool | Bluebeam; Blue Beam; Bluebeam PDF Revu
primavera-p6 | Primavera P6 | tool | Primavera?; P6 scheduling; P6 Primavera; Primavera scheduling; <P6 Professional; <Primavera P6 EPPM; Primavera Project Planner P6 | construction-scheduling; oracle-primavera-systems | p6; scheduling; scheduler; construction; project; ms; oracle; schedule; projects
oracle-primavera-systems | Oracle Primavera Systems | tool | Primavera Systems; Primavera project software; Oracle Primavera; <Primavera Project Planner | construction-scheduling
primavera-p3 | Primavera P3 | tool | Primavera Project Planner P3 | construction-scheduling; oracle-primavera-systems
suretrak | SureTrak | tool | Primavera SureTrak | construction-scheduling
asta-powerproject | Asta Powerproject | tool | Powerproject; Asta Project | construction-scheduling
phoenix-project-manager | Phoenix Project Manager? | tool | Phoenix CPM | construction-scheduling | cpm; primavera; p6; critical path; asta; scheduling software; powerproject; ms project
touchplan | Touchplan | tool
oracle-primavera-cloud | Oracle Primavera Cloud | tool |  | construction-scheduling
buildertrend | Buildertrend | tool | BuilderTrend software
coconstruct | CoConstruct | tool |  | construction-management
jobtread | JobTread | tool | Job Tread | construction-management
jobber | Jobber? | tool | Jobber app; GetJobber |  | servicetitan; housecall pro; quickbooks; crm; field service; dispatch; invoicing software; buildertrend
servicetitan | ServiceTitan | tool | Service Titan
housecall-pro | Housecall Pro | tool | Housecall? |  | servicetitan; jobber; dispatch; hvac; plumbing; crm; quickbooks; fieldedge
fieldedge | FieldEdge | tool
desco-esc | dESCO ESC | tool | dESCO software
buildops | BuildOps | tool | Build Ops? |  | servicetitan; hvac; procore; field service; fieldedge
simpro | simPRO | tool | Simpro Software
contractor-foreman | Contractor Foreman? | tool |  | construction-management | app; buildertrend; procore; jobtread; coconstruct; quickbooks; estimating software; construction software
planswift | PlanSwift | tool | Plan Swift? | quantity-takeoff | software; quantity; takeoff; planswift
stack-takeoff | STACK takeoff | tool | STACK CT?; STACK Construction Technologies | quantity-takeoff | takeoff; takeoffs; estimating; planswift; bluebeam
togal-ai | Togal.AI | tool | Togal | quantity-takeoff
cubit-estimating | Cubit Estimating | tool | Cubit Buildsoft; Buildsoft Cubit | quantity-takeoff
costx | CostX | tool | RIB CostX; Exactal CostX | quantity-takeoff
winest | WinEst | tool | Trimble WinEst | construction-estimating
proest | ProEst | tool | Pro Est? | construction-estimating | software; proest
destini-estimator | DESTINI Estimator | tool | Beck Technology DESTINI; <DProfiler | construction-estimating
accubid | Accubid | tool | Trimble Accubid; <Accubid Pro; <Accubid Classic | construction-estimating
mccormick-estimating | McCormick Estimating | tool | McCormick electrical estimating | construction-estimating
fastpipe | FastPIPE | tool |  | construction-estimating
fastduct | FastDUCT | tool
quotesoft | QuoteSoft | tool | Quote Soft | construction-estimating
eagleview | EagleView | tool | Eagle View roof reports
acculynx | AccuLynx | tool
jobnimbus | JobNimbus | tool | Job Nimbus
hover-measurements | Hover measurements | tool | HOVER app? |  | roofing; roof; siding; xactimate; eagleview; companycam; acculynx; jobnimbus; exterior measurements
on-screen-takeoff | On-Screen Takeoff | tool | <OST takeoff; on-screen take-off | quantity-takeoff
quick-bid | Quick Bid? | tool | QuickBid; On Center Quick Bid | construction-estimating | software; construction; estimating; quickbid
rsmeans | RSMeans | tool | RS Means; RSMeans data; R.S. Means | construction-estimating
timberline | Sage 300 Construction and Real Estate | tool | Sage Timberline; Sage 300 CRE; <Timberline Office; Sage 300 Construction; Timberline? |  | estimating; bluebeam; estimator; sage; quickbooks; viewpoint; job cost; procore; on-screen takeoff; job costing; master builder
sage-estimating | Sage Estimating | tool | Timberline Estimating; Sage Timberline Estimating | construction-estimating
sage-100-contractor | Sage 100 Contractor | tool | Sage Master Builder; Intuit Master Builder
foundation-software | FOUNDATION construction accounting | tool
jonas-construction | Jonas Construction | tool | Jonas Construction Software
jonas-premier | Jonas Premier | tool | Jonas Premier Construction
acumatica-construction | Acumatica Construction | tool | Acumatica Construction Edition
computerease | ComputerEase | tool | Deltek ComputerEase
knowify | Knowify | tool
xactimate | Xactimate | tool | <Xactimate 28; Xactimate estimating | construction-estimating
xactanalysis | XactAnalysis | tool | Xact Analysis
xactimate-certification | Xactimate certification | certification | <Xactimate Level 3; Xactimate certified | xactimate
encircle | Encircle? | tool |  |  | restoration; xactimate; water damage; mitigation; iicrc; matterport; docusketch; companycam; dash
symbility | Symbility | tool | Symbility estimating | construction-estimating
heavybid | HCSS HeavyBid | tool | HeavyBid; Heavy Bid? | construction-estimating; hcss-software | hcss; bid2win; heavyjob; agtek; primavera
hcss-software | HCSS software | tool | HCSS? | construction-estimating | heavybid; heavyjob; estimating; estimator; construction; civil; paving; asphalt; earthwork; primavera; procore; bluebeam; viewpoint
hcss-heavyjob | HCSS HeavyJob | tool | HeavyJob; Heavy Job? | hcss-software | software; hcss; heavyjob
ineight | InEight | tool | <InEight Estimate; Hard Dollar?; <InEight Document |  | ineight; hcss; heavy civil; estimating software
b2w-estimate | B2W Estimate | tool |  | construction-estimating; b2w-software
b2w-software | B2W Software | tool | B2W? | construction-estimating | estimating; estimator; heavybid; hcss; paving; asphalt; earthwork; procore; bluebeam; heavy civil
agtek | AGTEK | tool | <AGTEK Earthwork; <Agtek 4D | quantity-takeoff
viewpoint-vista | Viewpoint Vista | tool | Viewpoint Vista by Trimble; Vista by Viewpoint | viewpoint-construction-software
viewpoint-construction-software | Viewpoint construction software | tool | Trimble Viewpoint
viewpoint-spectrum | Viewpoint Spectrum | tool | Spectrum construction accounting; Dexter + Chaney Spectrum | viewpoint-construction-software
fieldwire | Fieldwire | tool
plangrid | PlanGrid | tool | Plan Grid? |  | procore; bluebeam; bim 360; fieldwire; buildertrend; submittals; revit
autodesk-build | Autodesk Build | tool | ACC Build; Autodesk Construction Cloud Build
raken | Raken? | tool | Raken app |  | procore; daily reports; fieldwire; plangrid; buildertrend; construction; superintendent; autodesk build
bim-360 | BIM 360 | tool | Autodesk BIM 360; BIM360; <BIM 360 Field; <BIM 360 Glue
autodesk-construction-cloud | Autodesk Construction Cloud | tool | ACC Autodesk; Autodesk ACC; <Autodesk Docs; <BIM Collaborate; <BIM Collaborate Pro
trimble-connect | Trimble Connect | tool
dalux | Dalux | tool | <Dalux Field; <Dalux Box
planradar | PlanRadar | tool | Plan Radar
thinkproject | thinkproject | tool | think project!?; conclude CDE |  | cde; conject; bim 360; common data environment; projektplattform; aconex; procore; projectwise; bauprojekt; bauleitung
projectwise | ProjectWise | tool | Bentley ProjectWise
viewpoint-for-projects | Viewpoint For Projects | tool | 4Projects; Viewpoint 4Projects | viewpoint-construction-software
asite | Asite | tool | Asite CDE
openspace | OpenSpace.ai | tool
newforma | Newforma | tool | <Newforma Project Center
prolog-manager | Prolog Manager | tool | Prolog construction; Meridian Prolog
aconex | Oracle Aconex | tool | Aconex
e-builder | e-Builder | tool | eBuilder
primavera-expedition | Primavera Contract Management | tool | Primavera Expedition; Primavera Contract Manager | oracle-primavera-systems
constructware | Constructware | tool | Autodesk Constructware
cmic | CMiC? | tool | CMiC software |  | construction; procore; job cost; project accounting; viewpoint; primavera; contractor; subcontractors; change orders; subcontracts
kahua | Kahua | tool
bim | Building information modeling | technical | BIM; BIM modeling; BIM modelling; building information modelling; BIM software; building information management; maquette numérique?; modelado BIM; <3D building models; modelado de información de edificios |  | bim; revit; bâtiment; architecture; ifc; navisworks
bim-coordination | BIM coordination | professional | BIM coordinator; BIM-Koordination; coordination BIM; coordinación BIM | bim
bim-management | BIM management | professional | BIM manager; <BIM execution plans; <BEP BIM; <BIM standards | bim
iso-19650 | ISO 19650 | technical | BS EN ISO 19650; <PAS 1192 | bim
ifc | Industry Foundation Classes | technical | IFC models; <openBIM; IFC exchange | bim
cobie | COBie | technical | COBie data | bim
buildingsmart-certification | buildingSMART certification | certification | <buildingSMART Professional Certification; <buildingSMART Foundation certificate | bim
bim-basis-vdi-2552-de | BIM-Basiskenntnisse VDI 2552 (DE) | certification | BIM Basis VDI 2552; VDI/buildingSMART BIM Basis; BIM-Basiskenntnisse VDI 2552
bim-track | BIM Track | tool | BIMTrack
bimcollab | BIMcollab | tool | <BIMcollab ZOOM
clash-detection | Clash detection | technical | BIM clash detection; Kollisionsprüfung; <MEP clash detection; <3D coordination?; détection de conflits BIM |  | bim; navisworks; revit; mep; clash; models; model; trades
orca-ava | ORCA AVA | tool |  | ava-software
ava-software | AVA software | technical | AVA-Programme; <GAEB-Schnittstelle
rib-itwo | RIB iTWO | tool | iTWO; iTWO 5D; <ARRIBA? | ava-software | ava; itwo; bauleitung; ausschreibung; gaeb; hoai; kalkulation; leistungsverzeichnis
california-pro | CALIFORNIA.pro? | tool | G&W California | ava-software | ausschreibung; ava; leistungsverzeichnis; leistungsverzeichnisse; orca; nevaris; itwo; gaeb; hoai; bauleitung; avanti; arriba
nevaris | NEVARIS | tool | <Nevaris Build | ava-software
auer-success | AUER Success | tool |  | ava-software
brz-bausoftware | BRZ Bausoftware | tool | BRZ 7
gaeb-data-exchange | GAEB data exchange | technical | GAEB; GAEB XML; GAEB DA XML
stlb-bau | STLB-Bau | technical | Standardleistungsbuch
presto | Presto presupuestos | tool | Presto RIB Spain | construction-estimating
arquimedes-cype | Arquímedes CYPE | tool | Arquímedes presupuestos; CYPE Arquímedes | construction-estimating; cype-software
batigest | Batigest | tool | Sage Batigest; <Batigest Connect | construction-estimating
onaya | Onaya | tool |  | construction-estimating
batiscript | BatiScript | tool |  | construction-estimating
multidevis | Multidevis | tool |  | construction-estimating
cost-control-construction | Construction cost control | professional | earned value construction; Baukostencontrolling; <cost-to-complete?; <construction budgets; contrôle des coûts de chantier; control de costos de obra |  | construction; contractor; project; budgets; budget; subcontracts; forecasts; forecast
job-costing | Job costing? | professional | job cost; job cost accounting; construction job costing; job cost control; job cost reports; Nachkalkulation Bau |  | construction; project; projects; contractor; manufacturing; estimating; accounting; wip; labor; quickbooks; jobs; materials; billing; subcontractors
construction-billing | Construction billing | professional | <progress billing?; <applications for payment?; <schedule of values?; <interim valuations?; <monthly valuations? |  | construction; contractor; contractors; subcontractor; subcontractors; aia; retainage; wip; invoices; quantity surveyor; final accounts; variations
aia-billing | AIA billing | professional | AIA G702/G703; G702; <AIA pay applications | construction-billing
lien-waivers | Lien waivers | professional | <mechanics liens; lien releases?; <lien rights; <preliminary lien notices |  | subcontractor; subcontractors; contractor; construction; waivers; pay applications
certified-payroll | Certified payroll | professional | <prevailing wage; certified payroll reports
daily-construction-reports | Daily construction reports | professional | daily field reports?; <daily job reports; <site diaries?; daily site reports; Bautagebuch; <daily logs? |  | construction; jobsite; superintendent; subcontractors; contractor; foreman; inspection; inspector; crew; site
construction-safety | Construction safety | technical | jobsite safety; job site safety; site safety?; construction site safety; safety on construction sites; Baustellensicherheit; sécurité sur chantier; seguridad en obra; <tool box talks; <toolbox meetings | workplace-safety | construction; osha; jobsite; contractors; scaffolding; building; toolbox; subcontractors; baustelle
sigeko-de | SiGeKo (DE)? | certification | SiGeKo?; Sicherheits- und Gesundheitsschutzkoordinator?; SiGe-Koordinator?; SiGeKo nach RAB 30 | construction-safety | zertifikat; zertifizierter; sachkunde
coordonnateur-sps-fr | Coordonnateur SPS (FR)? | certification | CSPS?; coordonnateur SPS?; coordonnateur sécurité et protection de la santé?; attestation de compétence coordonnateur SPS; attestation de coordonnateur SPS | construction-safety | attestation; certifié
coordinador-de-seguridad-y-salud-es | Curso de coordinador de seguridad y salud (ES) | certification | curso de coordinador de seguridad y salud; curso coordinador de seguridad y salud; máster de coordinador de seguridad y salud; título de coordinador de seguridad y salud; certificado de coordinador de seguridad y salud | construction-safety
nyc-sst-card | NYC SST card | certification | SST card; OSHA SST; 40-hour SST; NYC Site Safety Training card
cscs-card-uk | CSCS card | certification | CSCS card; <CSCS gold card; <CSCS black card; <CSCS green card; <CSCS labourer card
fall-protection | Fall protection | technical | fall arrest; <fall arrest systems; <safety harness?; <harness and lanyard; Absturzsicherung; <PSAgA; protección contra caídas |  | fall; height; heights; scaffold; scaffolding; ladders; roof; lanyard; climbing; osha; roofing
working-at-height | Working at height | technical | work at heights; travail en hauteur; trabajos en altura; Arbeiten in der Höhe; Höhenarbeiten
working-at-heights-certificate | Working at heights certificate | certification | working at heights training?; WAH certificate; <habilitation travail en hauteur; <curso de trabajo en alturas? | fall-protection | completed; certified; certificado; certificación
fall-protection-training | Fall protection training? | certification | fall protection trained; fall protection certified; <competent person fall protection |  | completed; certified; certificate; certification; pasma; ipaf
psaga-schulung-de | PSAgA-Schulung? | certification | PSA gegen Absturz Schulung? |  | absolviert; teilgenommen; g41; höhenarbeiter
ladder-work | Ladder work | technical | <ladder safety; working on ladders; <extension ladders; climbing ladders?; <step ladders? |  | ladder; ladders; heights; painting; roof; climbing; lifting; bending; maintenance

# Facilities and maintenance
building-maintenance | Building maintenance | professional | facility maintenance?; <property maintenance; general building maintenance; building repair; maintenance of buildings; building upkeep; maintenance and repair of buildings; <hotel maintenance?; <school maintenance; Gebäudeinstandhaltung; entretien des bâtiments; mantenimiento de edificios; <general maintenance?; <general maintenance and repair?; <Hausmeister |  | building; plumbing; painting; electrical; hvac; repairs; carpentry; drywall; repair; facilities; property; apartment; grounds; custodial; janitorial; apartments
apartment-maintenance | Apartment maintenance | professional | apartment complex maintenance; multifamily maintenance; residential property maintenance | building-maintenance
caretaking-of-buildings | Caretaking of buildings | professional | Hausmeisterdienste; Hausmeistertätigkeiten; caretaker duties?; gardiennage d'immeuble; conserjería de edificios; Hauswartung |  | building; buildings; premises; school; boiler; grounds; janitor; site; locking
gebaudetechnik | Gebäudetechnik | technical | building technology systems; technische Gebäudesysteme; technique du bâtiment; Haustechnik? |  | heizung; lüftung; sanitär; klima; elektro; gebäude; hausmeister; wartung; facility
facilities-management | Facilities management | professional | <facilities manager; <facilities operations; managing facilities; Gebäudemanagement; gestion des installations; gestión de instalaciones; <FM services; <building operations? |  | facility; facilities; maintenance; hvac; tenants; building; janitorial; vendors; repairs
make-ready | Apartment make-ready | professional | make ready?; apartment turns; unit turns?; unit turnover?; <turnkey apartments; apartment turnovers |  | apartment; apartments; maintenance; vacant; painting; tenants; property; residents; move-in; leasing; carpet; units; turns
preventive-maintenance | Preventive maintenance | technical | preventative maintenance; <preventive maintenance programs; scheduled maintenance?; <PM program; PMs?; <PM schedules; planned maintenance; planned preventive maintenance; <preventive maintenance schedules; <preventative maintenance program; <equipment preventive maintenance; performing preventative maintenance; vorbeugende Instandhaltung; vorbeugende Wartung; maintenance préventive; mantenimiento preventivo; <preventive and corrective maintenance; <routine maintenance? | | maintenance; repair; repairs; preventive; hvac; inspections; lubrication; mechanic; vehicles; machinery; electrical; hydraulic; pumps; motors; trucks; mechanical
work-orders | Work orders | professional | <work order system; <maintenance requests; <work order completion; <completing work orders; Arbeitsaufträge?; work order management; bons de travail?; órdenes de trabajo?; work order processing |  | mantenimiento; taller; wartung; instandhaltung; werkstatt; maintenance; réparation; atelier; producción
cmms | CMMS | technical | computerized maintenance management system; maintenance management system; CMMS software; maintenance management software; GMAO; Instandhaltungssoftware
cafm | CAFM | technical | computer-aided facility management; CAFM-Software; CAFM systems
enterprise-asset-management | Enterprise asset management? | technical | EAM systems?; EAM software; enterprise asset management systems |  | maintenance; maximo; cmms; sap; work; equipment; infor; plant; reliability; assets
maximo | IBM Maximo | tool | Maximo?; Maximo CMMS; Maximo asset management; <MAXIMO EAM; IBM Maximo Asset Management | cmms | cmms; ibm; maintenance; sap; eam; work orders; asset management; tririga
infor-eam | Infor EAM | tool | <Infor Datastream; <Datastream 7i; <Infor Datastream 7i | cmms
mp2-cmms | MP2 CMMS | tool | Datastream MP2; MP2 maintenance; Infor MP2 | cmms
micromain | MicroMain | tool | MicroMain CMMS | cmms
managerplus | ManagerPlus | tool | ManagerPlus CMMS | cmms
brightly-asset-essentials | Brightly Asset Essentials | tool | Asset Essentials | cmms
dude-solutions | Dude Solutions | tool |  | cmms
hxgn-eam | HxGN EAM | tool | Hexagon EAM | cmms
famos-cafm | FAMOS CAFM | tool | Keßler FAMOS | cafm
pit-fm | pit-FM | tool |  | cafm
maintenance-connection | Maintenance Connection? | tool | Maintenance Connection CMMS; Accruent Maintenance Connection | cmms | cmms; maximo; work orders
emaint | eMaint | tool | eMaint CMMS; Fluke eMaint | cmms
fiix | Fiix | tool | Fiix CMMS | cmms
upkeep-cmms | UpKeep? | tool | UpKeep CMMS; UpKeep maintenance software | cmms | cmms; maximo; fiix; limble; maintainx; emaint; maintenance software; work order software
limble | Limble | tool | Limble CMMS | cmms
schooldude | SchoolDude | tool | School Dude | cmms
tma-systems | TMA Systems | tool | WebTMA | cmms
archibus | Archibus | tool | ARCHIBUS FM | cafm
corrigo | Corrigo | tool | CorrigoPro | cmms
servicechannel | ServiceChannel | tool | Service Channel? | cmms | cmms; corrigo; facility maintenance; facilities maintenance
planon | Planon | tool | Planon FM | cafm
famis | FAMIS? | tool | Famis 360 | cmms | cmms; facilities; facility; work orders; archibus; maximo; space management; accruent; planon
mechanical-maintenance-building | Mechanical repair | technical | mechanical maintenance; <mechanical troubleshooting?; mechanische Instandhaltung; maintenance mécanique; mantenimiento mecánico; <machinery repair; <repairing machinery; general mechanics?; <changing bearings; <bearing changes |  | repair; repairs; maintenance; machines; machinery; pumps; bearings; equipment; conveyor; hydraulic; gearboxes; mechanic
equipment-repair | Equipment repair | professional | repair of equipment; repairing equipment; repair equipment; réparation d'équipements; Gerätereparatur; repair work?; emergency repairs? | | equipment; maintenance; machinery; plumbing; technician; hvac; appliances; boilers
hand-tools | Hand tools | technical | handtools; use of hand tools; <basic hand tools; <various hand tools; Handwerkzeuge; outils à main; outillage à main; herramientas manuales; <hand and power tools; <screwdrivers?; <wrenches? |  | tools; power; drills; hammer; saws; pliers; drill; measuring; mechanic; repair; wrench; screwdriver; carpentry; assembly
tape-measure | Tape measure | tool | measuring tape; reading a tape measure; read a tape measure; Maßband; mètre ruban; cinta métrica
power-tools | Power tools | technical | powertools; electric tools; use of power tools; <cordless drill; <power drill; <impact driver; <grinders?; <jigsaw?; <power saws; Elektrowerkzeuge; outils électriques; outillage électroportatif; herramientas eléctricas?; <power and hand tools; <rotomartillo |  | saws; drills; tools; drill; hand; sanders; saw; cutting; grinder; grinding; sander; taladro; wood
pneumatic-tools | Pneumatic tools | technical | air tools?; pneumatic hand tools; Druckluftwerkzeuge; outils pneumatiques; herramientas neumáticas; <impact wrench |  | pneumatic; hand; power; tools; impact; wrenches; electric; torque; drills; assembly; ratchets
angle-grinder | Angle grinder | tool | hand grinder?; Winkelschleifer; meuleuse; amoladora; esmeriladora angular | power-tools | welding; welder; drill; drills; saws; cutting torch; belt sander; plasma cutter
nail-gun | Nail gun | tool | pneumatic nailer; cloueur; clavadora | power-tools
circular-saw | Circular saw | tool | skill saw; skil saw; Handkreissäge; scie circulaire; sierra circular; Kreissäge | power-tools
saws-woodworking-machines | Woodworking machines | technical | <radial arm saw; <panel saw?; <wood router?; <jointer?; <scroll saw; Holzbearbeitungsmaschinen; machines à bois; máquinas para madera |  | wood; saw; planer; saws; woodworking; sander; carpentry; table; cabinet; lathe; routers; cabinets
table-saw | Table saw | tool | Tischkreissäge; scie sur table; sierra de mesa | saws-woodworking-machines
band-saw | Band saw | tool | bandsaw; Bandsäge; scie à ruban; sierra de cinta; metal band saw
miter-saw | Miter saw | tool | mitre saw; chop saw?; Kappsäge; scie à onglets; ingletadora | power-tools | table saw; carpentry; carpenter; framing; trim; nail gun; nail guns; wood; woodworking; router
reciprocating-saw | Reciprocating saw | tool | sawzall; Säbelsäge; scie sabre | power-tools
wood-turning | Wood turning | technical | wood lathe; woodturning; Drechseln; tournage sur bois; torneado de madera | woodworking
tsm-schein-de | TSM-Schein (DE) | certification | TSM 1?; TSM-Schein; Tischler-Schreiner-Maschinenkurs | saws-woodworking-machines | Tischler; Schreiner; Maschinen; Holz; Maschinenschein
chainsaw | Chainsaw operation | technical | chainsaw; chain saw; chain saw operation; Motorsäge; Kettensäge; tronçonneuse; motosierra
motorsagenschein-de | Motorsägenschein | certification | Motorsägenkurs; Motorsägenführerschein; <AS Baum I; Kettensägenschein | chainsaw
powder-actuated-tools | Powder-actuated tools | technical | <Ramset; Bolzensetzgerät
hilti-tools | Hilti tools | tool | <Hilti drill; <Hilti DD core drill; Hilti? | power-tools | drill; hammer; rotary; anchors; gun; fasteners; powder; tools
powder-actuated-tool-licence | Powder-actuated tool licence | certification | <Hilti certified?; powder actuated tool certified; <Ramset certified; <Hilti operator card | powder-actuated-tools | powder; actuated; ramset; fasteners
locksmithing | Locksmithing | technical | <locksmith; <lock repair; <lock installation; <re-keying locks; <Schließtechnik; Schlüsseldienst; serrurerie dépannage; cerrajería
key-cutting | Key cutting | professional | key making; key duplication; Schlüssel fräsen; duplicata de clés
changing-locks | Changing locks | professional | lock changes; changing door locks; lock replacement; rekeying? |  | locks; lock; locksmith; keys; doors; door; apartment; maintenance
aloa-certification | ALOA certification | certification | ALOA certified; ALOA certified locksmith | locksmithing
certified-registered-locksmith | Certified Registered Locksmith (CRL) | certification | Certified Registered Locksmith; ALOA CRL | aloa-certification
locksmith-license-us | Locksmith license | certification | licensed locksmith
key-control | Key control? | professional | key management?; <key control systems; <master key systems |  | locksmith; locks; lock; guard; building; patrol; premises; rekeying; master; guard patrol; master keys; deadbolts; rekey; janitor; key box
mold-remediation | Mold remediation | technical | mould remediation; mold removal; mold abatement; <mildew removal; Schimmelsanierung
water-damage-restoration | Water damage restoration | technical | <water extraction?; <flood restoration?; <water mitigation; <water and fire damage restoration; <fire and water restoration; Wasserschadensanierung; dégâts des eaux remise en état; <water damage? |  | restoration; mold; drying; mitigation; fire; remediation; carpet; iicrc; extraction; dehumidifiers
disaster-restoration | Disaster restoration | professional | Brand- und Wasserschadensanierung; restoration after disaster; après-sinistre; property restoration? |  | fire; water; mold; damage; flood; iicrc; remediation; disaster
fire-damage-restoration | Fire damage restoration | technical | smoke damage?; smoke damage restoration; fire restoration?; Brandschadensanierung |  | restoration; water; mold; cleaning; remediation; iicrc; contents; soot
iicrc-certification | IICRC certification | certification | IICRC?; IICRC certified; <IICRC master restorer |  | certified; certification; certifications; wrt; asd; amrt; fsrt; cct; UFT; master restorer
iicrc-wrt | IICRC WRT | certification | WRT certification; WRT certified; IICRC Water Damage Restoration Technician; IICRC certified Water Damage Restoration Technician; certified Water Damage Restoration Technician; Water Damage Restoration Technician certification; Water Damage Restoration Technician? | iicrc-certification | wrt; asd
iicrc-asd | IICRC ASD | certification | ASD certified?; Applied Structural Drying Technician | iicrc-certification | iicrc; wrt; restoration; drying; amrt; water damage
iicrc-amrt | IICRC AMRT | certification | Applied Microbial Remediation Technician; AMRT certified | iicrc-certification
iicrc-fsrt | IICRC FSRT | certification | FSRT certified; IICRC Fire and Smoke Restoration Technician; certified Fire and Smoke Restoration Technician; Fire and Smoke Restoration Technician? | iicrc-certification | fsrt
iicrc-cct | IICRC CCT | certification | Carpet Cleaning Technician IICRC | iicrc-certification; carpet-cleaning
asbestos-abatement | Asbestos abatement | technical | asbestos removal; <asbestos handling; <asbestos worker; Asbestsanierung; désamiantage; retiro de asbesto; <asbestos?; <asbestos supervisor |  | removal; lead; abatement; hazardous; inspection; mold; survey; demolition
asbestos-inspection | Asbestos inspection | professional | asbestos surveys; asbestos sampling; repérage amiante; diagnostic amiante
asbestos-inspector-accreditation-us | Asbestos inspector accreditation | certification | <AHERA inspector; <AHERA building inspector; licensed asbestos inspector; asbestos inspector license | asbestos-inspection
asbestos-supervisor-licence-us | Asbestos supervisor licence | certification | asbestos supervisor license; asbestos contractor/supervisor license; asbestos contractor/supervisor certification; certified asbestos contractor/supervisor | asbestos-abatement
asbestos-worker-licence-us | Asbestos worker licence | certification | asbestos handler license; asbestos worker license; asbestos handler certificate | asbestos-abatement
asbestos-awareness-training | Asbestos awareness training? | certification | <UKATA asbestos awareness; asbestos awareness certificate; asbestos awareness course; asbestos awareness trained; asbestos awareness certified |  | completed; certified; certificate; certification; ukata
asbest-sachkunde-trgs-519-de | Asbest-Sachkunde TRGS 519 (DE) | certification | Asbestschein; Sachkunde Asbest; Sachkundenachweis TRGS 519; Asbest-Sachkunde TRGS 519; Sachkunde TRGS 519; Sachkundenachweis nach TRGS 519; Sachkunde nach TRGS 519; TRGS 519 Schein; TRGS 519 Sachkundenachweis; Sachkundiger nach TRGS 519 | asbestos-abatement
certification-amiante-sous-section-3-fr | Formation amiante sous-section 3 (FR) | certification | formation amiante sous-section 3; formation amiante SS3; habilitation amiante SS3; habilité amiante SS3; attestation amiante SS3; formation SS3; amiante SS3 attestation
amiante-sous-section-4-fr | Formation amiante sous-section 4 (FR) | certification | formation amiante sous-section 4; habilitation amiante SS4; habilité amiante SS4; formation amiante SS4; attestation amiante SS4; formation SS4
lead-abatement | Lead abatement | technical | <lead paint removal; lead-based paint removal; <lead-based paint abatement; <lead abatement supervisor
lead-safe-work-practices | Lead-safe work practices | technical | lead-safe?; lead awareness?; lead-based paint?; lead paint? |  | asbestos; epa; rrp; paint; abatement; renovation; painting; renovator; hazards; hud
lead-abatement-supervisor-licence-us | Lead abatement supervisor licence | certification | lead supervisor license?; lead abatement supervisor license | lead-abatement | abatement; paint; asbestos; EPA; lead-based
lead-abatement-worker-us | Lead abatement worker licence | certification | lead abatement worker license
lead-inspector-licence-us | Lead inspector licence | certification | lead inspector license; licensed lead inspector?; certified lead inspector? |  | lead-based paint; lead paint; lead hazard; xrf; abatement; asbestos; hud
lead-risk-assessor-us | Lead risk assessor licence (US) | certification | lead risk assessor license; licensed lead risk assessor; certified lead risk assessor; <licensed lead inspector/risk assessor; <certified lead inspector/risk assessor; lead risk assessor certification
epa-rrp | EPA RRP certification (US) | certification | EPA RRP?; RRP certified; certified renovator?; EPA RRP certification; certified lead renovator | lead-safe-work-practices | epa; lead renovator; certified renovator; certified; certification; certificate
contractor-licence | General contractor licence | certification | general contractor license; licensed general contractor?; general contractor's license; general building contractor license; <CSLB B license; <class B general contractor license |  | cslb; license no; license number
residential-builder-licence-us | Residential builder licence | certification | residential builder license; residential contractor license; licensed residential builder
home-improvement-contractor-us | Home improvement contractor license (US) | certification | home improvement contractor license; HIC license
home-improvement-salesperson-us | Home improvement salesperson license (US) | certification | home improvement salesperson license; HIS registration? |  | home improvement; CSLB
nccer-certification | NCCER certification | certification | NCCER certified; <NCCER Level 1; NCCER credentials; NCCER?; NCCER certificate; NCCER certification card |  | certified; level; certificate; journeyman
citb-certificate-uk | CITB certificate (UK) | certification | CITB certificate
citb-hse-test-uk | CITB safety test passed (UK) | certification | passed CITB health and safety test; CITB health and safety test passed; passed CITB HS&E test; CITB HS&E test passed; passed CITB test; CITB test passed
certified-construction-manager | Certified Construction Manager | certification | certified construction manager CCM; CMAA CCM | construction-management
construction-manager-in-training | Construction Manager-in-Training? | certification | CMIT?; CMAA CMIT |  | CMAA; CCM; CMCI; CMIT
smsts-uk | SMSTS (UK) | certification | SMSTS; Site Management Safety Training Scheme; CITB SMSTS | construction-safety
sssts-uk | SSSTS (UK) | certification | SSSTS; Site Supervision Safety Training Scheme; CITB SSSTS | construction-safety
bauvorlageberechtigung-de | Bauvorlageberechtigung (DE) | certification | bauvorlageberechtigt; Bauvorlageberechtigung; bauvorlageberechtigter Ingenieur
bauleiterschein-de | Bauleiterschein (DE) | certification | Bauleiterschein | construction-management
associate-constructor-cac | Associate Constructor (CAC) | certification | AIC CAC; Certified Associate Constructor
certified-professional-constructor | Certified Professional Constructor (CPC) | certification | AIC CPC; Certified Professional Constructor
mciob | MCIOB | certification | <Chartered Construction Manager CIOB | construction-management
code-inspector-certification | ICC certification? | certification | ICC certified?; ICC code certification; <certified code official? | building-codes | building inspector; building inspection; building inspections; building official; plans examiner; building codes; building code; code official; code enforcement; IBC; residential inspector; commercial inspector; plumbing inspector; mechanical inspector; electrical inspector
icc-building-inspector | ICC Building Inspector | certification | <ICC residential building inspector; <ICC B1; <ICC commercial building inspector; <ICC B2 | code-inspector-certification
icc-certified-building-official | ICC Certified Building Official | certification | certified building official?; ICC CBO | code-inspector-certification | ICC; International Code Council; plans examiner; IBC
icc-plans-examiner | ICC Plans Examiner | certification | <ICC B3 | code-inspector-certification
code-enforcement-certification | Code enforcement certification | certification | certified code enforcement officer; certified code enforcement official | code-enforcement
home-inspector-licence | Home inspector licence | certification | home inspector license; licensed home inspector | home-inspection
internachi | InterNACHI certification | certification | InterNACHI certified; <CPI InterNACHI; InterNACHI Certified Professional Inspector; InterNACHI certified inspector; InterNACHI certified home inspector
ashi-certified-inspector | ASHI Certified Inspector | certification | ASHI certified? |  | home inspector; home inspectors; home inspection; home inspections; internachi
leed | LEED professional accreditation | certification | LEED accredited?; LEED certified professional |  | professional; credential; green associate; gbci; usgbc
leed-green-associate | LEED Green Associate | certification | LEED GA; Green Associate LEED; USGBC LEED Green Associate | leed
leed-ap | LEED AP | certification | LEED accredited professional; LEED Accredited Professional LEED AP; LEED AP certified | leed
leed-ap-bd-plus-c | LEED AP BD+C | certification | LEED AP Building Design + Construction | leed-ap
leed-ap-o-plus-m | LEED AP O+M | certification | LEED AP EBOM; LEED AP Operations + Maintenance | leed-ap
leed-ap-id-plus-c | LEED AP ID+C | certification | LEED AP Interior Design + Construction | leed-ap
leed-projects | LEED rating system | tool | LEED; LEED certification; LEED-certified buildings; LEED design; LEED documentation; LEED consulting; LEED projects; <LEED BD+C; <LEED O+M; <LEED ID+C
breeam-dgnb | BREEAM | technical
breeam-assessor | BREEAM Assessor | certification | licensed BREEAM assessor | breeam-dgnb
breeam-ap | BREEAM Accredited Professional | certification | BREEAM AP
dgnb | DGNB | technical | DGNB Zertifizierung; DGNB-System
dgnb-auditor | DGNB Auditor | certification |  | dgnb
dgnb-consultant | DGNB Consultant | certification
dgnb-registered-professional | DGNB Registered Professional | certification
well-building-standard | WELL Building Standard | technical | WELL certification?; WELL v2 |  | leed; breeam; fitwel; iwbi; green building; sustainability; sustainable; wellness; dgnb
well-ap | WELL AP? | certification | WELL Accredited Professional? | well-building-standard | LEED; IWBI; Fitwel; BREEAM; USGBC; WELL Building Standard; DGNB; Living Future
hqe-certification | HQE certification | technical | HQE?; HQE bâtiment durable; démarche HQE |  | bâtiment; environnemental; environnementale; construction; certification; breeam; durable; leed; architecte; énergie
green-globes | Green Globes | technical | Green Globes rating; <Green Globes Professional
green-star-rating | Green Star rating | technical | <Green Star accreditation; Green Star Australia
fitwel | Fitwel | technical | <Fitwel Ambassador
living-building-challenge | Living Building Challenge | technical | <ILFI; <Living Future accreditation
envision-sp | Envision SP | certification | ENV SP; Envision Sustainability Professional
registered-architect | Architect (registered) | certification | registered architect?; licensed architect? |  | NCARB; registration; license; licensure; architects board
registered-architect-us | Registered Architect (US) | certification |  | registered-architect
ncarb-certificate | NCARB certificate | certification | NCARB certified | registered-architect
aia-membership | AIA membership | certification | AIA member?; <Assoc. AIA; American Institute of Architects member; member of the American Institute of Architects |  | architect; architects; architecture; architectural; NCARB; Assoc. AIA; LEED
arb-registration-uk | ARB registration (UK) | certification | ARB registered?; ARB registration? | registered-architect | architect; RIBA; Part 3; Part III
riba-part-3 | RIBA Part 3 (UK) | certification | RIBA Part III; RIBA Part 3
riba-chartered-architect | RIBA chartered architect (UK) | certification | RIBA Chartered Member; RIBA chartered architect
riba-membership | RIBA membership | certification | RIBA?; RIBA member |  | membership; chartered member; member of riba; member of the riba
riba-part-2 | RIBA Part 2 (UK) | certification | RIBA Part II; RIBA Part 2
riba-part-1 | RIBA Part 1 (UK) | certification | RIBA Part I; RIBA Part 1
eingetragener-architekt-de | Eingetragener Architekt (DE) | certification | eingetragener Architekt; <Architekt AKNW | registered-architect
architecte-hmonp-fr | Architecte HMONP (FR) | certification | architecte HMONP; HMONP; <architecte DE HMONP
architecte-dplg-fr | Diplôme d'architecte DPLG (FR) | certification | diplôme d'architecte DPLG; diplômé architecte DPLG; titre d'architecte DPLG; diplôme architecte DPLG
ordre-des-architectes-fr | Inscription à l'Ordre des architectes | certification | inscrit à l'Ordre des architectes; architecte inscrit à l'Ordre; inscription à l'Ordre des architectes
colegio-de-arquitectos-es | Arquitecto colegiado | certification | arquitecto colegiado | registered-architect
certified-facility-manager | IFMA Certified Facility Manager | certification | certified facility manager; certified facility manager CFM | facilities-management
ifma-facility-management-professional | IFMA Facility Management Professional | certification | FMP certification?; IFMA FMP | facilities-management | ifma; facility management; facilities management; cfm
ifma-sfp | IFMA Sustainability Facility Professional | certification | IFMA SFP; Sustainability Facility Professional
bomi-certification | BOMI certification | certification | BOMI? |  | certified; designation; certification; certificate; fma; rpa; sma
bomi-fma | Facilities Management Administrator (BOMI FMA) | certification | BOMI FMA; Facilities Management Administrator? | bomi-certification | BOMI; SMA; designation
bomi-sma | Systems Maintenance Administrator (BOMI SMA) | certification | BOMI SMA; Systems Maintenance Administrator? | bomi-certification | BOMI; FMA; designation
certified-plant-engineer | Certified Plant Engineer | certification | AFE CPE; AFE Certified Plant Engineer
certified-plant-maintenance-manager | Certified Plant Maintenance Manager | certification | AFE CPMM; CPMM? | maintenance-management | AFE; CPE; plant engineering; plant maintenance
building-operator-certification | Building Operator Certification | certification | <BOC Level 1?; <BOC Level I?; <BOC Level II?; building operator certified; BOC certification? |  | building operator; building operators; building engineer; hvac; boiler; boilers; chiller; chillers; energy efficiency; facilities maintenance; stationary engineer
certified-apartment-maintenance-technician | Certified Apartment Maintenance Technician | certification | CAMT?; NAA CAMT; CAMT certified? | apartment-maintenance | apartment; apartments; naa; epa; epa 608; hvac; cpo; multifamily; maintenance technician; maintenance supervisor
certified-maintenance-technician | Certified Maintenance & Reliability Technician (CMRT) | certification | CMRT?; certified maintenance and reliability technician; SMRP CMRT; certified maintenance & reliability technician |  | smrp; cmrp; maintenance technician
certified-professional-estimator | Certified Professional Estimator | certification | <certified professional estimator CPE; ASPE CPE | construction-estimating
aace-certification | AACE certification | certification | AACE certified?; <AACE certified professional? |  | cost engineering; cost engineer; cost estimating; cost control; estimator; psp; ccp; evp; project controls; primavera
aace-certified-cost-professional | AACE Certified Cost Professional | certification | certified cost professional; AACE CCP | aace-certification
aace-certified-estimating-professional | AACE Certified Estimating Professional | certification | certified estimating professional; AACE CEP | aace-certification
aace-planning-and-scheduling-professional | AACE Scheduling Professional | certification | AACE PSP | aace-certification; construction-scheduling
confined-space | Confined space entry | technical | <permit-required confined space; <confined space entry permits; <enclosed space entry; confined space work; <confined spaces?; espaces confinés?; espacios confinados?; Befahren von Behältern; <confined space training |  | permit; entry; rescue; attendant; ventilation; trained; training; certified; formation; habilitation; permiso; rescate
confined-space-certificate | Confined space certificate | certification | confined space certified; confined space entry certificate | confined-space
catec-fr | CATEC espaces confinés (FR) | certification | CATEC?; CATEC espaces confinés |  | espaces; confinés; confiné; formation; intervenant; surveillant; habilitation
confined-space-rescue | Confined space rescue | technical | confined space rescue training; rescue from confined spaces

# Cleaning
commercial-cleaning | Commercial cleaning | professional | <office cleaning; cleaning services?; janitorial cleaning; janitorial services; janitorial; janitorial work; janitorial duties; custodial services?; custodial work?; custodial duties?; custodial?; <custodial maintenance?; building cleaning; <cleaning offices; cleaning buildings; <janitorial maintenance; Gebäudereinigung; <Unterhaltsreinigung; nettoyage de locaux; entretien des locaux?; <limpieza de oficinas; <janitor; <facility cleaning; Büroreinigung; Reinigung von Büros; Reinigung von Büroräumen; Objektreinigung; Reinigung der Büroräume; Büros reinigen; Reinigung von Gebäuden; Durchführung der Unterhaltsreinigung; Reinigen von Büros; Reinigung von Büroflächen; Unterhaltsreinigung von Büros; Reinigen von Büroräumen; Durchführung von Unterhaltsreinigungen; Unterhaltsreinigungen; Reinigung von Objekten; school cleaning; contract cleaning; cleaning of offices; cleaning schools | | housekeeping; restrooms; floors; janitorial; rooms; janitor; mopping; vacuuming; sweeping; dusting; trash; houses; bathrooms; custodian; kitchen; homes; windows; sanitizing; laundry; buildings; building; nettoyage; ménage; bureaux; sols
cleaning | Cleaning? | professional | cleaning duties; general cleaning; Reinigungsarbeiten; cleaning work; keeping areas clean; Durchführung von Reinigungsarbeiten; Reinigung von Räumen; Reinigung der Räume; Reinigen der Räume; Reinigen von Räumen; Reinigungstätigkeit; Reinigungstätigkeiten; Reinigung der Räumlichkeiten; Reinigung von Räumlichkeiten; Räume reinigen; <Staub wischen; <Böden wischen; <Staubsaugen; Durchführen von Reinigungsarbeiten; <Staub saugen; <Wischen der Böden; <Saugen und Wischen; Ausführung von Reinigungsarbeiten; Durchführung der Reinigungsarbeiten; Reinigungserfahrung; allgemeine Reinigungsarbeiten; Reinigen der Räumlichkeiten; Durchführung von Reinigungstätigkeiten; Säubern von Räumen; <Abstauben; <Böden saugen und wischen; Erfahrung in der Reinigung; <Wischen von Böden; <dusting and polishing; <wiping down surfaces; <vacuuming corridors; <dusting and vacuuming; cleaning activities; wiping surfaces; washing floors; vacuum carpets; vacuum carpets and floors; vacuuming carpets; vacuuming floors; vacuuming carpets and floors |  | housekeeping; offices; restrooms; floors; janitorial; rooms; janitor; mopping; vacuuming; sweeping; dusting; trash; houses; bathrooms; custodian; kitchen; homes; sanitizing; laundry
restroom-cleaning | Restroom cleaning | professional | cleaning restrooms; cleaning bathrooms?; bathroom cleaning?; cleaning toilets; Sanitärreinigung; nettoyage des sanitaires; limpieza de baños; Reinigung der Sanitäranlagen; Reinigung von Sanitäranlagen; Reinigung der Sanitärräume; Reinigung von Toiletten; Reinigen der Sanitäranlagen; Reinigung der Toiletten; Reinigen von Sanitäranlagen; Toiletten reinigen; Reinigung von Sanitärräumen; Sanitäranlagen reinigen; Reinigung von Sanitärbereichen; Reinigung der Sanitärbereiche; Sanitärräume reinigen; Reinigen von Toiletten; WC-Reinigung; Reinigung des Sanitärbereichs; cleaning toilets and washrooms; toilet cleaning; clean restrooms; clean bathrooms; washroom cleaning; cleaning washrooms; clean toilets; cleaning showers | | toilets; floors; restrooms; mopping; trash; vacuuming; dusting; rooms; sweeping; sinks; cleaned; housekeeping; kitchen
industrial-cleaning | Industrial cleaning | professional | Industriereinigung; nettoyage industriel; limpieza industrial; plant cleaning?; tank cleaning?; Reinigung von Maschinen und Anlagen; Reinigung von Produktionsanlagen; Reinigung der Produktionsanlagen; Maschinenreinigung; Reinigung von Produktionsmaschinen; Reinigung von Produktionshallen; Anlagenreinigung; Reinigung der Produktionshallen; Industriereinigungen; Reinigung von Industrieanlagen |  | industrial; pressure; vacuum; refinery; tanks; confined; hydroblasting; equipment; waste
gebaudereiniger-de | Gebäudereiniger (Berufsausbildung) | certification | <Gebäudereinigermeister; Ausbildung zum Gebäudereiniger; Berufsausbildung zum Gebäudereiniger; Lehre zum Gebäudereiniger; Ausbildung zur Gebäudereinigerin; Berufsausbildung zur Gebäudereinigerin; Lehre zur Gebäudereinigerin; Ausbildung als Gebäudereiniger; Berufsausbildung als Gebäudereiniger; Lehre als Gebäudereiniger; gelernter Gebäudereiniger; ausgebildeter Gebäudereiniger; Gesellenbrief Gebäudereiniger; Gesellenbrief als Gebäudereiniger; Ausbildung zum/zur Gebäudereiniger; Berufsausbildung zum/zur Gebäudereiniger | commercial-cleaning
gebaeudereiniger-efz-ch | Gebäudereiniger EFZ (CH) | certification | Gebäudereiniger EFZ
cims-certification | Cleaning Industry Management Standard (CIMS) | technical | Cleaning Industry Management Standard; CIMS certification?; ISSA CIMS; <CIMS-GB |  | cleaning; ISSA; janitorial; custodial
house-cleaning | House cleaning | professional | residential cleaning; home cleaning; cleaning houses; cleaning homes; domestic cleaning; housecleaning; maid service; house keeping services; ménage à domicile; limpieza de casas; Haushaltsreinigung; <vacation rental cleaning; <apartment cleaning; Hausreinigung; Reinigung von Privathaushalten; Reinigung der Wohnung; Putzen im Haushalt; Reinigung von Wohnungen; Reinigung des Haushalts; Reinigungsarbeiten im Haushalt; Wohnungsreinigung; Reinigung im Haushalt; Putzen der Wohnung; Wohnungen reinigen; Reinigung im Privathaushalt; cleaning private homes
deep-cleaning | Deep cleaning? | professional | deep clean; <detailed cleaning?; <move-out cleaning; <move in cleaning; Grundreinigung |  | rooms; floors; carpets; housekeeping; sanitizing; kitchen; bathrooms; janitorial; houses; dusting; windows; restrooms; mopping; equipment; homes; carpet
post-construction-cleaning | Post-construction cleaning | professional | construction cleanup; construction clean-up; builders clean; Bauendreinigung; Baureinigung; nettoyage de fin de chantier
floor-care | Floor care | technical | floor maintenance?; <stripping and waxing; <strip and wax; <floor waxing; <floor buffing; <buffing floors; <floor stripping; <waxing floors; <floor scrubbers; <floor buffer; <burnishing floors; <strip and wax floors; <stripping floors; <auto scrubber; <floor cleaning?; hard floor care; Bodenpflege; entretien des sols; cuidado de pisos; <vacuuming?; <mopping?; <sweeping floors; <mopping floors; <sweeping and mopping; <sweep and mop floors; <vacuum floors; Reinigung von Böden; Reinigung der Böden; Grundreinigung von Böden; Bodenreinigung; Bedienung von Reinigungsmaschinen; Bedienung von Scheuersaugmaschinen; Fußbodenreinigung; Reinigung von Fußböden; Bodengrundreinigung; Reinigen der Böden; Reinigen von Böden; Beschichtung von Böden und Grundreinigung; Reinigung der Fußböden; Pflege von Bodenbelägen; mop floors; mop the floors; mopping the floors |  | floor; floors; cleaning; wax; scrubbers; janitorial; vacuums; vacuum; custodial; strippers; mop
carpet-cleaning | Carpet cleaning | technical | <carpet cleaners; <shampooing carpets; <carpet shampooing; <carpet extraction; <carpet shampoo; <steam cleaning carpets; <carpet extractors; carpet care; Teppichreinigung; nettoyage de moquette; limpieza de alfombras; Reinigung von Teppichen; Teppiche reinigen; Teppichbodenreinigung; Reinigung von Teppichböden
upholstery-cleaning | Upholstery cleaning | professional | furniture cleaning; Polsterreinigung; nettoyage de canapés; limpieza de tapicería
window-cleaning | Window cleaning | technical | window washing; washing windows; cleaning windows; <high-rise window cleaning; Fensterreinigung; nettoyage de vitres; Glasreinigung; limpieza de ventanas; <glass cleaning; Reinigung von Fenstern; Fenster putzen; Reinigen von Fenstern; Fensterputzen; Reinigung der Fenster; Fenster reinigen; Reinigung von Glasflächen; Reinigung der Fensterflächen; Glas- und Fensterreinigung; Glas- und Rahmenreinigung; Reinigung von Glasfassaden; Fenster- und Glasreinigung; Durchführung von Glasreinigungen; Reinigung der Glasflächen
rope-access | Rope access | technical | industrial rope access; Seilzugangstechnik; travaux sur cordes; trabajos verticales; Industrieklettern
irata-certification | IRATA certification | certification | IRATA?; <IRATA Level 1; <IRATA Level 2; <IRATA Level 3; IRATA certified | rope-access | level 1; level 2; level 3; certified; certificate; certification; technician; sprat
sprat-certification | SPRAT certification | certification | SPRAT?; <SPRAT Level 1; <SPRAT Level 2; <SPRAT Level 3 | rope-access | irata; level 1; level 2; level 3; level i; level ii; level iii; certified
fisat-certification-de | FISAT certification (DE) | certification | FISAT?; <FISAT Level 1; <FISAT Level 2; <FISAT Level 3; FISAT certification; FISAT-Zertifizierung | rope-access | Höhenarbeiter; Höhenarbeiterin; Industriekletterer; Level 1; Level 2; Level 3; IRATA; SZP
cqp-cordiste-fr | CQP cordiste (FR) | certification | CQP cordiste; CQP1 cordiste | rope-access
catc-cordiste-fr | CATC cordiste (FR) | certification | CATC cordiste
trash-removal | Trash removal | professional | garbage removal; emptying trash; empty trash; taking out trash; removing trash; trash disposal; trash collection; trash pick up; litter removal; debris removal?; <waste removal?; vaciado de basura; Entsorgung von Müll; Müll entsorgen; Müllentsorgung; Entleeren der Mülleimer; Leeren der Mülleimer; Müllbeseitigung; Leeren von Mülleimern; Leerung der Papierkörbe; Entleeren der Abfallbehälter; Entleeren von Papierkörben; Abfallentsorgung; Leeren der Papierkörbe; Entsorgung von Abfällen; Leeren von Papierkörben; Mülleimer leeren; Papierkörbe leeren; Entleerung der Mülleimer; Leerung von Abfallbehältern; Entleerung von Abfallbehältern; Entsorgung des Mülls; Müll rausbringen; Entleeren der Papierkörbe; Leeren der Abfallbehälter; Abfall entsorgen; Abfälle entsorgen; Abfallbeseitigung; emptying bins; emptying the bins; bin emptying; empty bins; empty waste bins; empty the bins; emptying waste bins |  | trash; garbage; cleaning; restrooms; dumpsters; mopping; sweeping; grounds; bins; janitorial; litter; construction; dumpster; demolition
junk-removal | Junk removal | professional | <clean-out services?; <estate cleanouts; Entrümpelung?; débarras?; <debris hauling |  | hauling; junk; furniture; debris; estate; moving; déménagement; maison; umzug; haushaltsauflösung; wohnung; truck
sanitation-disinfection | Disinfection | technical | <sanitizing?; disinfecting; <sanitization?; <surface disinfection; <electrostatic spraying; Desinfektion; désinfection; desinfección; <clean and sanitize?; disinfection and sanitizing; Desinfektion von Flächen; Desinfizieren von Flächen; Flächendesinfektion; Desinfektion der Flächen; Desinfektion von Räumen; Reinigung und Desinfektion; Reinigungs- und Desinfektionsarbeiten; Desinfektionsarbeiten; Durchführung von Desinfektionsmaßnahmen; Desinfektionsmaßnahmen; Reinigung und Desinfektion von Flächen; Flächen desinfizieren; Desinfektion von Oberflächen; Desinfektionsreinigung |  | equipment; surfaces; cleaning; disinfect; disinfecting; kitchen; restrooms; tables; rooms; dishes; utensils; food; toys; floors; bathrooms; tools; cleaned; covid-19
cleaning-chemicals | Cleaning chemicals | technical | chemical cleaners; cleaning agents?; cleaning products?; handling cleaning chemicals; <chemical dilution; cleaning solutions?; Reinigungsmittel; produits d'entretien?; <cleaning supplies?; productos de limpieza; Umgang mit Reinigungsmitteln; Umgang mit Reinigungschemie; fachgerechter Umgang mit Reinigungsmitteln; Dosierung von Reinigungsmitteln; Kenntnisse über Reinigungsmittel; Anwendung von Reinigungsmitteln; Kenntnisse von Reinigungsmitteln; sachgerechter Umgang mit Reinigungsmitteln; Reinigungs- und Pflegemittel; Reinigungschemie; Umgang mit Reinigungsmitteln und -geräten; Umgang mit Reinigungs- und Desinfektionsmitteln |  | cleaning; chemicals; mixing; dilution; floors; mop; janitorial; safe; housekeeping; restrooms; custodial; ménage; nettoyage; handling; sanitizers
cleanroom-cleaning | Cleanroom work | technical | clean room?; cleanroom; <cleanroom protocols; clean room environment; cleanroom environment; cleanroom procedures; Reinraum; salle blanche; sala limpia; clean room procedures; <cleanroom cleaning; travail en salle blanche; Reinraumarbeit |  | gmp; iso; sterile; aseptic; semiconductor; gowning; pharmaceutical; wafer; microbial; validated; contamination; particle
vehicle-detailing | Vehicle detailing | technical | auto detailing; car detailing; automotive detailing; <buffing and waxing; detail cars; <interior detailing?; Fahrzeugaufbereitung; Fahrzeugpflege; préparation esthétique automobile; detallado automotriz; Aufbereitung von Fahrzeugen; Autoaufbereitung; Fahrzeuge aufbereiten; professionelle Fahrzeugaufbereitung; Fahrzeugpflege und Aufbereitung; Aufbereiten von Fahrzeugen; Innen- und Außenreinigung von Fahrzeugen; Pkw-Aufbereitung |  | car; cars; vehicle; vehicles; auto; wash; wax; buffing; detailer
vehicle-washing | Vehicle washing | professional | car washing; car wash; washing vehicles; washing cars; vehicle cleaning; Fahrzeugwäsche; lavage automobile; lavado de autos; truck washing; Fahrzeugreinigung; Reinigung von Fahrzeugen; Waschen von Fahrzeugen; Reinigung der Fahrzeuge; Fahrzeuge waschen; Autowäsche; Fahrzeuge reinigen; Reinigen von Fahrzeugen; Reinigen der Fahrzeuge
vehicle-registration-service | Vehicle registration | professional | registering vehicles; vehicle registrations; registration of vehicles; immatriculation de véhicules; matriculación de vehículos
vehicle-handover | Vehicle handover to customers | professional | vehicle handovers; handing over vehicles to customers; vehicle delivery to customers; new car delivery; new car handover; livraison de véhicules aux clients; entrega de vehículos a clientes

# Landscaping
landscaping | Landscaping | technical | landscape work; <landscape installation; landscaping services; <landscaping maintenance; <landscaper; <landscape construction; landscape gardening; <lawn and landscape; Garten- und Landschaftsbau; GaLaBau; Landschaftsbau; aménagement paysager; paisajismo; <landscape maintenance; <espaces verts
landschaftsgartner-de | Landschaftsgärtner (Berufsausbildung) | certification | <Landschaftsgärtnermeister; Ausbildung zum Landschaftsgärtner; Berufsausbildung zum Landschaftsgärtner; Lehre zum Landschaftsgärtner; Ausbildung zur Landschaftsgärtnerin; Berufsausbildung zur Landschaftsgärtnerin; Lehre zur Landschaftsgärtnerin; Ausbildung als Landschaftsgärtner; Berufsausbildung als Landschaftsgärtner; Lehre als Landschaftsgärtner; gelernter Landschaftsgärtner; ausgebildeter Landschaftsgärtner; Ausbildung zum Gärtner im Garten- und Landschaftsbau; Berufsausbildung zum Gärtner im Garten- und Landschaftsbau; Lehre zum Gärtner im Garten- und Landschaftsbau; Ausbildung zur Gärtnerin im Garten- und Landschaftsbau; Berufsausbildung zur Gärtnerin im Garten- und Landschaftsbau; Lehre zur Gärtnerin im Garten- und Landschaftsbau; Ausbildung als Gärtner im Garten- und Landschaftsbau; Berufsausbildung als Gärtner im Garten- und Landschaftsbau; Lehre als Gärtner im Garten- und Landschaftsbau; gelernter Gärtner im Garten- und Landschaftsbau; ausgebildeter Gärtner im Garten- und Landschaftsbau; Ausbildung zum/zur Landschaftsgärtner; Berufsausbildung zum/zur Landschaftsgärtner; Ausbildung zum/zur Gärtner im Garten- und Landschaftsbau; Berufsausbildung zum/zur Gärtner im Garten- und Landschaftsbau | landscaping
gaertner-efz-ch | Gärtner EFZ (CH) | certification | Gärtner EFZ; Gärtnerin EFZ
landscape-industry-certified | Landscape Industry Certified | certification | Landscape Industry Certified Technician | landscaping
lawn-care | Lawn care | technical | lawn maintenance; lawn service; turf care; Rasenpflege; <lawn edging; entretien de pelouse
lawn-mowing | Lawn mowing | professional | mowing lawns; mowing grass; grass cutting; cutting grass; mow lawns; mowing; lawn cutting; lawn mower; lawnmower; riding mower; zero turn mower; Rasenmähen; tonte de pelouse; corte de césped
string-trimming | String trimming | professional | weed eating; weed eater; weed whacker; weedeater; string trimmer; weed trimming; Freischneider; débroussaillage; strimming
leaf-removal | Leaf removal | professional | <leaf blower; <raking leaves; Laub entfernen; leaf blowing; leaf clearing
groundskeeping | Groundskeeping | professional | grounds maintenance; grounds keeping; grounds care; <grounds keeper; <groundskeeper; maintenance of grounds; maintaining grounds; Grünanlagenpflege; Grünpflege; entretien des espaces verts; <yard maintenance; grounds maintenance duties
yard-work | Yard work | professional | yardwork; yard cleanup
landscape-design | Landscape design | technical | garden design; <landscape plans; <planting design?; <planting plans?; Gartengestaltung; diseño de jardines; conception de jardins |  | landscape; garden; plants; autocad; irrigation; architecture; gardens; hardscape
dynascape | DynaScape | tool | <DynaScape Design | landscape-design
land-f-x | LAND F/X | tool | Land FX; LandFX | landscape-design
landscape-lighting | Landscape lighting | technical | outdoor lighting installation; garden lighting
realtime-landscaping-architect | Realtime Landscaping Architect | tool | Realtime Landscaping | landscape-design
pro-landscape | PRO Landscape? | tool | PRO Landscape software | landscape-design | dynascape; autocad; sketchup; vizterra; land f/x; landscape software; 3d rendering
aspire-landscape-software | Aspire landscape software | tool | Aspire landscape management software
landscape-architecture | Landscape architecture | technical | landscape architectural design; <landscape architect; Landschaftsarchitektur; architecture du paysage; arquitectura del paisaje | landscape-design
landscape-architect-licence | Landscape architect licence | certification | registered landscape architect; licensed landscape architect; RLA? | landscape-architecture | landscape architect; landscape architecture; asla; clarb
cmli-uk | Chartered Member of the Landscape Institute (UK) | certification | CMLI?; chartered landscape architect?; Chartered Member of the Landscape Institute |  | landscape institute; cmli; landscape architect; landscape architecture
eingetragener-landschaftsarchitekt-de | Eingetragener Landschaftsarchitekt (DE) | certification | Landschaftsarchitekt eingetragen; eingetragener Landschaftsarchitekt
landschaftsplanung | Landschaftsplanung | technical | landscape planning; planificación del paisaje
retaining-walls | Retaining walls? | technical | <retaining wall construction; <segmental retaining walls; <retaining wall design; Stützmauern |  | landscape; hardscape; pavers; concrete; block; construction; masonry; geotechnical; structural; drainage; patios; design; excavation
sod-installation | Sod installation | technical | laying sod; sodding; Rollrasen; <turf installation?; colocación de césped; laying turf; turf laying; turfing |  | sod; lawn; irrigation; landscaping; grass; landscape; athletic; artificial
grass-seeding | Grass seeding | technical | <hydroseeding; lawn seeding; Rasenansaat; <overseeding
mulching | Mulching? | professional | mulch?; spreading mulch; mulch installation; Mulchen; paillage? |  | planting; mowing; weeding; lawn; landscaping; pruning; garden; trimming; trees; beds; desherbage; jardin; désherbage; tonte
artificial-turf-installation | Artificial turf installation | technical | synthetic turf installation; Kunstrasen; pose de gazon synthétique; césped artificial
small-engine-repair | Small engine repair | technical | <small engines?; <small engine mechanic; <lawn mower repair; <2-cycle engines; small engine maintenance; outdoor power equipment repair; réparation de motoculture |  | repair; mowers; chainsaws; mechanic; lawn; repaired; trimmers; outdoor; tune-ups; equipment; motorcycles; engine
playground-maintenance | Playground maintenance | professional | playground inspection; Spielplatzwartung
park-maintenance | Park maintenance | professional | Parkpflege; entretien des parcs | groundskeeping
athletic-field-maintenance | Athletic field maintenance | technical | ballfield maintenance; sports turf management; sports field maintenance; Sportplatzpflege; entretien de terrains de sport
cemetery-maintenance | Cemetery maintenance | professional | Friedhofspflege; entretien de cimetière; <grave digging
certified-playground-safety-inspector | Certified Playground Safety Inspector | certification
spielplatzpruefer-de | Qualifizierter Spielplatzprüfer (DE) | certification | qualifizierter Spielplatzprüfer; Spielplatzprüfer DIN 79161
rpii-uk | RPII playground inspector (UK) | certification | RPII?; RPII playground inspector |  | outdoor inspector; operational inspector; routine inspector; annual inspector; certified; qualified
playground-equipment-installation | Playground equipment installation | professional | Spielgerätemontage; playground construction
construction-cleanup | Jobsite cleanup | professional | job site cleanup; jobsite clean-up; job site clean up; site cleanup?; cleaning job sites; clean job site; <construction debris removal; keeping the site clean and tidy? |  | construction; job; debris; demolition; laborer; concrete; lumber; framing; bricklayers; labourer; labouring; builders; mixing mortar
load-bearing-materials | Carrying building materials | professional | carrying materials?; <loading and unloading building materials; <hod carrying; <material delivery to job site; material handling on site; <mason tending |  | construction; lumber; laborer; bricks; concrete; ladders; jobsite; scaffolding; drywall
moving-relocation | Furniture moving | professional | moving furniture; <residential moving; <loading moving trucks; <office moving?; <house moves; Umzüge?; déménagement?; mudanzas?; household goods moving; <packing and moving |  | möbel; lkw; muebles; carga; meubles; camion; furniture; truck; trucks; household; packing; déménageur; manutention; chargement
event-rigging | Stagehand work | technical | stagehand; <load-in and load-out?; <Auf- und Abbau von Veranstaltungstechnik |  | stage; lighting; audio; venue; concert; theater; rigging; sound; touring; event; events; show
stage-rigging | Stage rigging | technical | entertainment rigging; theatrical rigging; Veranstaltungsrigging; accroche scénique
etcp-rigger-certification | ETCP rigger certification | certification | ETCP certified rigger; <ETCP theatre rigger; <ETCP arena rigger | stage-rigging
etcp-electrician | ETCP Entertainment Electrician | certification | ETCP electrician; ETCP certified entertainment electrician
set-construction | Set construction? | technical | set building?; scenic carpentry; scenery construction; stage construction?; Bühnenbau?; construcción de escenografía; scene shop carpentry |  | scenic; theater; theatre; scenery; stage; film; carpentry; props; theatrical; bühne; veranstaltung; theater-; scene; carpenter; painting
exhibit-installation | Exhibit installation | professional | trade show setup?; trade show installation; booth construction?; exhibit building?; Messebau; montage de stands; montaje de stands; art handling exhibits |  | exhibit; exhibits; exhibition; museum; graphics; crates; install; booths; displays; dismantle; fabrication; convention
fachkraft-fur-veranstaltungstechnik-de | Fachkraft für Veranstaltungstechnik (Berufsausbildung) | certification | Ausbildung zur Fachkraft für Veranstaltungstechnik; Berufsausbildung zur Fachkraft für Veranstaltungstechnik; Lehre zur Fachkraft für Veranstaltungstechnik; Ausbildung als Fachkraft für Veranstaltungstechnik; Berufsausbildung als Fachkraft für Veranstaltungstechnik; Lehre als Fachkraft für Veranstaltungstechnik; gelernte Fachkraft für Veranstaltungstechnik; ausgebildete Fachkraft für Veranstaltungstechnik
meister-veranstaltungstechnik-de | Meister für Veranstaltungstechnik (DE) | certification | Meister Veranstaltungstechnik; Veranstaltungsmeister; Meister für Veranstaltungstechnik
causeway-estimating | Causeway Estimating | tool | Causeway?; Causeway software | estimating-software | estimator; estimating; take-offs; tender; bluebeam; conquest
conquest-estimating | ConQuest Estimating | tool | ConQuest?; ConQuest software | estimating-software | estimator; estimating; take-offs; tender; bluebeam; causeway
`;

export const substitutes = String.raw`
building-automation-platforms | building automation platforms | 0.6 | johnson-controls-metasys; tridium-niagara; honeywell-controls; siemens-desigo; automated-logic; trane-controls; siemens-apogee; distech-controls; schneider-ecostruxure-building-operation; delta-controls; alerton; carrier-i-vu; johnson-controls-building-systems; carrier-comfort-network
welding-processes | welding processes | 0.5 | mig-welding; tig-welding; stick-welding; flux-core-welding
thermal-cutting | thermal cutting | 0.4 | oxy-fuel-cutting; plasma-cutting
earthmoving-machines | earthmoving machines | 0.4 | excavator-operation; backhoe-operation; bulldozer-operation; loader-operation; skid-steer-operation
takeoff-software | takeoff software | 0.6 | planswift; on-screen-takeoff; stack-takeoff; togal-ai; agtek; cubit-estimating; costx
estimating-software | estimating software | 0.6 | sage-estimating; heavybid; b2w-estimate; winest; proest; quick-bid; destini-estimator
trade-estimating-software | trade estimating software | 0.6 | accubid; mccormick-estimating
restoration-estimating | restoration estimating | 0.6 | xactimate; symbility
ava-products | tendering software | 0.6 | orca-ava; rib-itwo; california-pro; nevaris; auer-success
construction-management-software | construction management software | 0.6 | procore; autodesk-build; cmic; e-builder; kahua; newforma; aconex; trimble-projectsight; bim-360; autodesk-construction-cloud
residential-builder-software | residential builder software | 0.6 | buildertrend; coconstruct; jobtread
field-tools-construction | construction field tools | 0.6 | fieldwire; plangrid; raken; planradar; dalux
construction-accounting | construction accounting software | 0.6 | timberline; viewpoint-vista; viewpoint-spectrum; foundation-software; sage-100-contractor; computerease; jonas-construction; jonas-premier; viewpoint-construction-software
construction-schedulers | construction scheduling software | 0.6 | primavera-p6; asta-powerproject; phoenix-project-manager; oracle-primavera-systems
trade-service-software | home service software | 0.6 | servicetitan; housecall-pro; jobber; fieldedge; desco-esc
maintenance-management-systems | maintenance management systems | 0.6 | maximo; infor-eam; maintenance-connection; emaint; fiix; upkeep-cmms; limble; maintainx; hippo-cmms; mp2-cmms; hxgn-eam; sap-plant-maintenance
cafm-systems | facility management systems | 0.6 | archibus; planon; famis; famos-cafm; pit-fm
mine-planning | mine planning software | 0.6 | deswik; vulcan-mine-planning; geovia-surpac; minesight; datamine; micromine
point-cloud-software | point cloud software | 0.6 | leica-cyclone; faro-scene; autodesk-recap; cloudcompare
photogrammetry-software | photogrammetry software | 0.6 | pix4d; agisoft-metashape; realitycapture; contextcapture
survey-office-software | survey office software | 0.6 | trimble-business-center; leica-infinity; carlson-survey; trimble-geomatics-office; leica-geo-office
av-control | audio-visual control systems | 0.6 | crestron; extron; amx-control-systems
home-automation-products | home automation products | 0.6 | control4; savant-home-automation; loxone
fire-alarm-brands | fire alarm panels | 0.6 | notifier-fire-alarms; simplex-fire-alarms; est-fire-alarms; fire-lite-alarms
roofing-systems | roofing systems | 0.4 | shingle-roofing; flat-roofing; metal-roofing
floor-laying | floor coverings | 0.3 | hardwood-flooring; carpet-installation; tile-setting
wall-finishing-trades | wall finishing | 0.4 | drywall-finishing; plastering; stucco
masonry-trades | masonry | 0.4 | bricklaying; block-laying
carpentry-branches | carpentry | 0.5 | rough-carpentry; framing
electrical-branches | electrical installation | 0.5 | residential-electrical; commercial-electrical; industrial-electrical
cleaning-work | cleaning work | 0.6 | commercial-cleaning; house-cleaning; deep-cleaning
grounds-work | grounds work | 0.6 | landscaping; lawn-care; groundskeeping
takeoff-and-surveying | quantity work | 0.6 | quantity-takeoff; quantity-surveying
site-leadership | leading construction sites | 0.5 | site-supervision; construction-management
survey-instruments | surveying instruments | 0.4 | total-station; gps-surveying
green-building-ratings | green building ratings | 0.5 | leed-projects; breeam-dgnb; dgnb; green-globes; green-star-rating
building-maintenance-work | building upkeep | 0.5 | building-maintenance; handyman; make-ready; home-repair; apartment-maintenance
elevating-platforms | elevating platforms | 0.5 | scissor-lift-operation; boom-lift-operation
`;
