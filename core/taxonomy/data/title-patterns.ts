/**
 * Titles that are made by rule, as `heads | words | occupation id`: a title that ends in one of the heads, with one of the words somewhere before it, is the occupation.
 * The word nearest to the head decides, of equals the line that comes first; `*` stands for whatever other words. `@name | words` gives a list of words a name.
 */
export const titlePatterns = String.raw`
# What is worked on, and with what: words that decide the trade of an operator, inspector, supervisor or helper
@spinning | spinning; carding; combing; twister; spooling; spool; roving; slubber; draw frame; yarn; thread; bobbin; skein; quill; doffing; doffer; beaming; warping; warper; reeling; picker machine; garnett; texturing; yarn winding; drawing frame; wool combing; cone winding; yarn twisting; yarn winder; top making; condenser
@weaving | loom; weaving; lace; carpet; rug; jacquard; tufting; braiding; webbing; quilting; cotton; wool; silk; jute; flax; linen; ribbon; needle loom; napping; burlap; bagging loom; terry; velvet; cloth weaving; fabric weaving; narrow fabric
@textile | textile; fabric; cloth; cotton; wool; fiber; fibre; nonwoven; felt; hemp; tow
@knitting | knitting; knit; hosiery; crochet; sock; seamless hosiery; tricot
@dyeing | dye; dyeing; bleaching; mercerizing; scouring; fulling; tentering; tenter; cloth finishing; textile finishing; cloth printing; yarn dyeing; dye range; cloth bleaching; sanforizing; desizing; fabric coating
@sewing | sewing; stitching; seaming; hemming; buttonhole; embroidery; serging; overlock; blindstitch; overedge; garment sewing; binding stitcher; bar tacking; button sewing; embroidery machine; garment; glove sewing
@leather | leather; hide; tanning; tannery; fur; pelt; fleshing; staking; buckskin; beamhouse; sammying
@footwear | shoe; boot; footwear; lasting; insole; outsole; sole; heel; upper; toe lasting; shoe repair
@wood | wood; woodworking; lumber; veneer; plywood; timber; shingle; stave; dowel; tenon; tenoner; mortise; mortising; mortiser; hardwood; dovetail; ripsaw; jointer; wood carving; wood turning; particle board; hardboard; cooperage; pallet; wood sanding; drum sander; belt sander; carving machine; wood lathe; wood routing; wood boring; wooden; wood planer; wood sander
@woodprocess | sanding; sander; drum sander; belt sander; planer; moulder; router; furniture; cabinet; crate; tenon; dovetail; nailing; log; flooring; doweling; edge banding; edgebander; glue spreader
@saw | saw; sawmill; band saw; bandsaw; ripsaw; rip saw; trim saw; gang saw; circular saw; log cutoff; cut off saw; cutoff saw; resaw; head saw; chop saw; log; edger; debarker; barker; chipper; wood chipper
@metalcutting | lathe; turret lathe; engine lathe; milling; drill press; broaching; broach; gear cutting; gear cutter; hobbing; gear hobber; reaming; threading; thread rolling; screw machine; automatic screw machine; jig boring; boring mill; machining; cnc; numerical control; nc; machine tool; metal cutting; chucking; chucker; boring machine; gear machine; shaper machine; metal turning; metal shaper; electrical discharge; edm; wire edm; burning machine; flame cutting; plasma cutting; laser cutting; torch; oxy fuel burning; waterjet; spark erosion
@metal | metal; steel; iron; aluminum; aluminium; brass; bronze; copper; zinc; tin; sheet metal; wire; nail; bolt; rivet; chain; screw; nut; tube mill; pipe mill; bar; rod; ingot; billet; slab; metal furniture; spring; tool; die
@metalgrinding | buffing; deburring; burring; surface grinder; lapping machine; tool grinder; centerless grinder; cylindrical grinder; honing machine; barrel polishing; tumbler
@metalpress | punch; punch press; press brake; brake press; power press; stamping; stamping press; shear; shearing; power shear; sheet metal; metal forming; roll forming; bending; bender; bending machine; swaging; straightening; flanging; crimping; metal spinning; spinning lathe; hydraulic press; cold header; metal stamping; metal forming
@metalhot | rolling mill; bar mill; wire drawing; billet; blooming mill; cold mill; hot mill; drawbench; metal drawing; strand; stranding; mill roll; cold roll; wire drawing; tube drawing; steel rolling; metal rolling; hot rolling
@forging | forging; forge; drop hammer; drophammer; upsetter; upset; forging press; steam hammer; trip hammer; swage
@casting | casting; die casting; foundry; centrifugal casting; coremaking; core making; molding machine metal; cupola; ladle; sand mill; shakeout; pig machine; shell mold
@heattreat | annealing; heat treating; heat treat; tempering; hardening; induction hardening; flame hardening; carburizing; quenching; soaking pit; normalizing; anneal
@metalfurnace | blast furnace; melting; smelting; smelter; open hearth; electric arc furnace; refining furnace; roasting furnace; reverberatory furnace; oxygen furnace; potline; electrolytic; metal furnace
@plating | plating; electroplating; galvanizing; anodizing; tin plating; lacquer; enamel; enameling; paint spray; spray painting; painting machine; metallizing; phosphating; pickling; chrome; japanning; rustproof
@coating | coating; dipping; spray; paint; painting; varnishing; lacquering
@plastics | plastic; injection; injection molding; blow molding; extruder; extrusion; extruding; vacuum forming; thermoforming; compression molding; vinyl; polymer; pelletizing; pelletizer; fiberglass; rotational molding; calender plastic; celluloid; acrylic; polyethylene; fibreglass; plastic molding; resin casting; optical disc moulding; record press
@rubber | rubber; tire; tyre; tread; vulcanizing; vulcanizer; latex; retread; retreading; banbury; rubber mill; inner tube; v belt
@paper | paper; paperboard; carton; envelope; corrugator; corrugated; corrugating; cardboard; tissue; napkin; paper cup; rewinder; slitting rewinding; wallpaper; wax paper; fiber box; folding carton; label cutting; paper converting; paper bag; paper box; box making; bag making; absorbent pad; diaper; sanitary napkin
@pulp | pulp; digester; fourdrinier; pulp mill; paper machine; calender stack; supercalender; papermaking; stock preparation; hydrapulper; bleach plant
@printing | printing; offset; offset press; lithographic; lithograph; gravure; rotogravure; letterpress; flexographic; embossing; engraving press; screen printing; silk screen; silk screen printing; web press; intaglio; multilith; ticket printing; label printing; proof press; digital printing; flexo; tag printing; printing press; print; bookbinding press
@prepress | typesetting; linotype; monotype; phototypesetting; photocomposing; photoengraving; platemaking; plate making; stripping film; pasteup; phototypesetter; teletypesetter; compositing; photolithographic
@bindery | print folding; bindery; saddle stitching; perfect binding; perfect binder; casing in; paper cutting; paper folding; stitcher bindery; gathering machine; rounding and backing; bookbinding; book sewing; book; collating; paper folding machine; thread sewing
@glass | glass; lehr; glass cutting; mirror; glass bending; glass blowing; bottle making; light bulb; glass grinding; glass forming; tube glass; glass furnace; glazing glass; lens molding; glass tube
@kiln | kiln; brick; tile; clay; pottery; ceramic; pug mill; cement kiln; lime kiln; porcelain; dry kiln; refractory; terra cotta
@stone | stone; granite; marble; slate; crusher; crushing; rock; quarry; gravel; mineral; ore; concentrator; stone cutting; stone polishing; ore dressing; asbestos; gypsum; talc; screening plant; rock crusher; aggregate; coal washing; coal cleaning; coal; ore flotation
@concrete | concrete; concrete block; precast; terrazzo; concrete pipe; cement mixing; plaster board; wallboard; batch plant; batching; cement block; cinder block
@separating | distillation; distilling; filtering; filtration; centrifuge; centrifugal; evaporator; evaporating; crystallizer; crystallizing; extraction; filter press; precipitator; rectifying; scrubber; clarifier; separator; stripper column; deodorizer; decanter; degreaser; dehydrating; sedimentation; purifying; purification; still; filter; separator; extractor
@mixing | mixer; mixing; blending; blender; agitator; grinding mill; ball mill; pulverizer; pulverizing; compounding; compounder; kneading; powder mixing; dough mixer chemical; dissolver; color mixing; hammer mill; mulling; muller; tumbler mixing; sifter; sifting; sieving; granulator; granulating
@chemical | chemical; acid; alkali; fertilizer; ammonia; chlorine; oxygen; catalyst; catalytic; polymerization; reactor chemical; nitrator; nitric acid; caustic; bromine; phosphate; sulfuric acid; saltpeter; hydrogen; acetylene; neutralizer; nitroglycerin; cellulose; viscose; dyestuff; lye; hydrogenation; saponification; process unit; carbon dioxide; alkylation; benzol; tar; coke; coke oven; byproduct; chlorinator; acetate; oxidation; rayon; nylon; nitration; sulfonation
@pharma | pharmaceutical; tablet; capsule; ampoule; ampule; pill; drug; vaccine; serum; biologic; biotech; biopharmaceutical
@cosmetics | soap; detergent; cosmetic; perfume; glycerin; candle; wax; lotion
@food | food; cereal; flour; grain; corn; rice; starch; pasta; macaroni; noodle; vegetable; fruit; potato; potato chip; nut; peanut; honey; egg; popcorn; spice; gluten; yeast; salad; cottonseed; margarine; shortening; lard; snack; frying; fryer; pitting; blanching; syrup; juice; vinegar; pickle; tea; rendering; gelatin; chip food; pet food; malt; sauce; soup; hulling; huller; sheller; winnower; coffee; cocoa; cocoa bean; dry milk; oilseed; refined oil; food cooking; cocoa mill; fruit press; vegetable oil; cocoa press
@bakery | bakery; dough; bread; cracker; cookie; biscuit; pretzel; wafer; pastry; tortilla; oven bakery; pie; doughnut; donut; icing; ice cream cone; bun
@confectionery | candy; chocolate; confectionery; confection; chewing gum; marshmallow; caramel; praline; licorice; enrobing; enrober; starch mogul; lozenge
@sugar | sugar; sugar cane; cane; sugar boiling; raw sugar; vacuum pan; molasses
@dairy | dairy; milk; cheese; butter; ice cream; pasteurizer; pasteurizing; homogenizer; yogurt; whey; evaporated milk
@meat | meat; sausage; bacon; poultry; beef; pork; carcass; offal; tripe; wiener; smokehouse; meat grinder; turkey; lamb; slaughter; packing house; packinghouse; killing floor
@fish | fish; shrimp; crab; oyster; clam; seafood; tuna; lobster; shellfish
@brewery | brewing; brewery; beer; wine; cider; winery; wort; malt house; malthouse; mash; brewhouse; lauter
@tobacco | tobacco; cigar; cigarette; snuff; stemming; leaf tobacco; plug
@canning | canning; cannery; can filling; retort; preserving; preserve
@packing | packaging; packing; filling; bottling; labeling; bagging; bagger; cartoning; crating; palletizer; cellophane; baling; baler; baling press; bundling; strapping; banding; bottle filling; tube filling; shrink wrap; carton forming; case packer; stamping can; bottle; capping; wrapping; filler; label; sealing
@laundry | laundry; dry cleaning; dry cleaner; flatwork; washroom; rug cleaning; tumble dryer
@drying | dryer; drier; drying; dry house; calciner; calcining; autoclave; core oven; furnace; oven; dehydrator; roasting; roaster
@sorting | sorting; sorter; grading
@crane | crane; hoist; derrick; gantry; cableway; bridge crane; overhead crane; cherry picker; boom truck; hoisting; tower crane; elevator hoist; winch; boom crane
@earth | bulldozer; dozer; backhoe; scraper; shovel; dragline; excavator; trencher; trenching machine; trenching; ditcher; front end loader; heavy equipment; earthmover; earth moving; motor grader; clamshell; dredge; skid steer; bobcat; power shovel; construction equipment; grading; back hoe; land leveler; mucking machine; heavy machine; heavy machinery; tractor crane; equipment construction; road grader; tractor loader; grader; wheel loader; track loader; engineering; crawler
@paving | paver; paving; asphalt paver; asphalt; screed; blacktop; asphalt plant; road roller; pavement; concrete paver; finishing concrete machine; stone spreader; form tamper; curb machine; oil distributor; chip spreader; road oiling; asphalt distributor; surfacing; steamroller; steam roller; road compactor
@piling | pile driver; pile driving; piledriver; caisson; vibratory hammer; piling
@logging | skidder; logging; feller buncher; feller; delimber; yarder; log loader; log skidder; logging tractor; forwarder; tree shear; slasher saw; log stacker; grapple
@farmmachine | combine; harvester; harvest; cotton picker; farm; farm machine; farm tractor; hay baler; thresher; grain harvester; sprayer farm; corn picker; potato digger
@mining | mining; mining machine; continuous miner; continuous mining; longwall; shuttle car; roof bolter; roof bolting; coal cutting; loading machine mine; tunneling; mucker; mine car; rock duster; coal cutter; mine machine; mine loader
@drilling | rig; rotary drill; churn drill; wagon drill; core drill; earth boring; derrick drill; blast hole; well drilling; diamond drill; earth auger; horizontal boring; directional drill; well drill; rock drill; water well
@oilfield | oil well; oil field; wireline; perforating gun; fracturing; acidizing; coiled tubing; slickline; swabbing; workover; oil lease; well service; frac; snubbing; well logging
@power | power plant; electric power; turbine; hydroelectric; hydro; steam turbine; electric plant; substation; powerhouse; nuclear; power house; power generation; gas turbine; auxiliary equipment; combined cycle; cogeneration; nuclear plant; diesel plant; generator; reactor
@boiler | boiler; steam plant; boiler room; boiler house; stationary; stationary boiler; ice plant; air compressor; heating plant; chiller; boiler plant; utility plant; building systems; ammonia refrigeration; refrigeration plant; steam boiler; steam generator; compressor
@water | water plant; water treatment; water filtration; pumping station water; waterworks; water softener; desalination; water works; water system; filtration plant; water purification
@wastewater | wastewater; waste water; sewage; sewage plant; sewage disposal; effluent; sludge; wastewater treatment; sewage treatment; sewer plant; waste treatment; biosolids
@gas | gas plant; natural gas; gas compressor; gas pumping; gas processing; gasoline plant; gas treating; gas control; gas transmission; gas distribution plant
@petroleum | refinery; petroleum; crude; oil refinery; crude unit; cracking; alkylation unit; coker; lube oil; oil treating; blending petroleum; tank farm; crude oil; hydrotreater; asphalt still
@pump | pumping; pipeline; pumper; dredge pump; compressor station; pipe line; pumphouse; pump house; pump station
@conveyor | conveyor; belt; belt conveyor; tipple; dumper; car dumper; elevator grain; stacker reclaimer; monorail
@forklift | forklift; forklift truck; fork lift truck; fork lift; lift truck; industrial truck; hi lo; hilo; tow motor; reach truck; stacker; fork truck; straddle truck; electric truck; platform truck; order picker lift; pallet jack; straddle carrier; fork; clamp truck; power truck
@photo | photograph; photographic; photo; film processing; darkroom; film; developing; photofinishing; minilab; printing photo; negative; microfilm; photo lab; photo processing
@assembly | assembly; production line; production; manufacturing; factory; fabrication
@anymachine | @spinning; @weaving; @knitting; @dyeing; @sewing; @leather; @footwear; @wood; @metalcutting; @metalgrinding; @metalpress; @metal; @metalhot; @textile; @forging; @casting; @heattreat; @metalfurnace; @plating; @plastics; @rubber; @paper; @pulp; @printing; @prepress; @bindery; @glass; @kiln; @stone; @concrete; @separating; @mixing; @chemical; @pharma; @cosmetics; @food; @bakery; @confectionery; @sugar; @dairy; @meat; @fish; @brewery; @tobacco; @canning; @packing; @drying; @assembly
@product | electronics; electronic; electrical; motor; battery; armature; coil winding; transformer; instrument; appliance; watch; clock; garment; clothing; apparel; hat; glove; toy; furniture; mattress; jewelry; machine parts; parts; valve; meter; relay; semiconductor; wafer; circuit board; printed circuit board; cable; engine; aircraft assembly; automobile body; body; metal finish; finish; receiving inspection; subassembly; final; final assembly; in process; incoming; machine shop; casing; ammunition; shell; fuse; gun; firearm; ordnance; weld; outgoing; ball bearing; bearing; hosiery; receiving; piece; cloth inspection; goods; yarn; machined parts; barrel; cork; pencil; pen; brush; broom; eyeglass; component; microchip; chip; crystal; magnet; tool; gauge; fabrication; sample; bench; floor; first piece; dimensional; layout; floor quality
@machineheads | operator; operative; tender; setter; set up operator; setup operator; setter operator; set up man; setup man; machine operator; machine operative; machine tender; machine setter; machine setup operator; machine set up operator; machine setter operator; set up mechanic; feeder; machine feeder; offbearer; off bearer; machine off bearer; machine offbearer; machine hand; machine runner; machine worker; equipment operator; equipment tender; unit operator; line operator; process operator; plant operator; machine catcher; catcher; machine specialist
# What belongs to another trade than its words say
@machineheads | bean picker; berry picker; hop picker; orange picker; fruit picker; corn picker; bean picker machine; berry picker machine; hop picker machine; corn picker machine; corn detasseler; detasseler; corn husker; cane cutter; cane planter; fruit loader; vegetable loader; vegetable harvester | tractor-driver | anywhere
@machineheads | underground drill; foundation drill; highwall drill; horizontal drill; rock drill; seismic drill; tunnel drill; quarry drill; blast hole drill; hole digger; post hole digger; cable tool | drilling-operator | anywhere
@machineheads | electric furnace; crucible furnace; melting furnace; furnace door | furnace-operator-metal | anywhere
@machineheads | pit furnace; plate furnace; cyanide furnace | heat-treater | anywhere
@machineheads | concrete cutting; concrete grinder; concrete grinding; concrete placement; concrete saw; concrete polishing | concrete-finisher | anywhere
@machineheads | asphalt mixing; asphalt plant; asphalt mixer; hot mix plant; blacktop plant | asphalt-plant-operator | anywhere
@machineheads | key punch; keypunch; punch card | data-entry-clerk | anywhere
@machineheads | semiconductor wafer; semiconductor wafers | semiconductor-technician | anywhere
@machineheads | barrel lathe; bottom turning lathe; adzing and boring; back knife lathe; profile shaper; wood lathe | woodworking-machine-operator | anywhere
@machineheads | friction saw; cold saw; metal cut off saw | metal-sawing-operator | anywhere
operator | fishing vessel; commercial fishing vessel; gillnet vessel; fishing boat | fishing-skipper
operator; driver | transit mix; transit mixer; moto mix | concrete-mixer-driver
operator; driver | tank truck; tank wagon | tanker-driver
operator; train operator; transit operator; driver | light rail; rail transit; light rail transit | tram-driver
truck driver; trucker; truck operator; driver | hi low; hilow; inside | forklift-operator
trucker | electric | forklift-operator
trucker | bobbin; cone; hand; cloth; yarn | warehouse-worker
supervisor; foreman; crew leader; team leader | brick chimney; chimney; cement finishing; concrete finishing; joist setting; highway maintenance; road maintenance; marble installer; gas line installer | construction-supervisor
supervisor; foreman; crew leader; team leader | coal mine production; mine production | mining-supervisor
supervisor; foreman; shift supervisor | gambling floor; gaming floor; electronic gaming device; electronic gambling device; gaming device | casino-pit-boss
supervisor; foreman | appliance service; electric motor repair; electric motor repairing; electrical and instrumentation | maintenance-supervisor
shop supervisor; shop foreman | body; auto body | maintenance-supervisor
supervisor; foreman | fruit grading; vegetable grading; grain grading | production-supervisor
dispatcher | bus; buses; cab; cabs; buses or cabs | fleet-coordinator
helper | asbestos worker; boiler coverer; cement finisher; concrete finisher; core drill operator; hot top liner; marble finisher; monument setter; beam builder; timber framer | construction-laborer
helper | continuous miner operator; continuous miner; joy operator; bottom hole pressure | mining-assistant
helper | tree surgeon; tree trimmer; arborist | landscape-worker
clerk | court operations; minute; traffic minute; docket | court-clerk
clerk | lost and found | customer-service-representative
judge | diving; dressage; equestrian; equestrian events; foul; gymnastics; horse show; dog show; figure skating | sports-judge | anywhere
attendant | change room; club room; cooling room; hot room; locker room; coat room | locker-room-attendant
teacher | bowling; judo; karate; ice skating; tennis; golf; fencing; archery; gymnastics | sports-instructor
teacher | flight; flight simulator | flight-instructor
nutritionist | beef cattle; cattle; dairy; dairy research; swine; poultry; animal; livestock; ruminant; equine; pet | animal-nutritionist
consultant; specialist; associate; analyst | mergers and acquisitions; m and a | ma-analyst
inspector | veterinary; vet; veterinary livestock; veterinary meat | veterinarian
salesperson; sales person | hardware; general hardware | retail-sales-associate
recruiter | sports; athletic | sports-scout
sorter | book; library | library-assistant
representative | advertising | advertising-sales-representative
representative | hospital insurance; patient insurance | patient-account-representative
representative; specialist | employment program; business employment; workforce services; labor service; labor services | employment-advisor
program manager | compliance | compliance-manager
applications engineer; application engineer | software; web; java; mobile; cloud | software-developer
applications engineer; application engineer | * | application-engineer
setter | ceramic tile; tile; marble tile | tile-setter
decorator | paperhanging; paper hanging | paperhanger
scientist | nuclear; particle | physicist
repairer; repairman; mechanic; servicer; installer | central office equipment; office central equipment | telecommunications-technician
repairer; repairman; mechanic; servicer; installer; technician | office machine; office equipment; office machinery; computer equipment; copying machine; accounting machine; bookkeeping machine; adding machine; cash register | office-equipment-technician
repairer; repairman; mechanic; servicer; installer | electronic equipment; radio equipment; broadcasting equipment | electronics-repairer
repairer; repairman; mechanic; servicer; installer | cellular equipment; cell tower; communication equipment; communications equipment; telecommunication equipment; telecommunications equipment | telecommunications-technician
repairer; repairman; mechanic; servicer; installer | farm machinery; dairy equipment; electric milkers; irrigation equipment | agricultural-equipment-mechanic
assistant | ophthalmic; ophthalmic surgical; ophthalmic technician surgical; technician surgical | ophthalmic-technician
assistant | certified first; surgical; certified surgical; surgical first | surgical-first-assistant
specialist | software quality; software quality assurance; software qa | qa-analyst
# Specific machines first, then kinds of work
@machineheads | saddle stitching; saddle stitch; saddle stitcher; perfect binding; book sewing | print-finisher
tender | brick; bricklayer; mason; stonemason; plasterer; mortar; hod | bricklayer-helper
@machineheads | wire weaving; wire cloth weaving; wire mesh weaving | metal-press-operator
@machineheads | capsule filling; tablet filling; ampoule filling; vial filling | pharmaceutical-production-technician
operator; operative; equipment operator; machine operator; plant operator; tender; engineer | @crane | crane-operator
operator; operative; driver; equipment operator | @forklift | forklift-operator
@machineheads | @drilling | drilling-operator | anywhere
@machineheads | @oilfield | oilfield-service-operator | anywhere
@machineheads | @piling | piling-operator | anywhere
@machineheads | @paving | paving-worker | anywhere
@machineheads | @logging | logging-equipment-operator | anywhere
@machineheads | @mining | miner | anywhere
@machineheads | @earth | heavy-equipment-operator | anywhere
@machineheads | @farmmachine | tractor-driver | anywhere
@machineheads | @water | water-treatment-plant-operator | anywhere
@machineheads | @wastewater | wastewater-operator | anywhere
@machineheads | @power | power-plant-operator | anywhere
@machineheads | @boiler | boiler-operator | anywhere
@machineheads | @petroleum | refinery-operator | anywhere
@machineheads | @gas | gas-plant-operator | anywhere
@machineheads | @pump | petroleum-pump-operator | anywhere
operator; operative | warehouse; distribution center | warehouse-worker
@machineheads | @packing | packaging-operator | anywhere
@machineheads | @laundry | laundry-worker | anywhere
@machineheads | @footwear | footwear-machine-operator | anywhere
@machineheads | @leather | leather-machine-operator | anywhere
@machineheads | @sewing | sewing-machine-operator | anywhere
@machineheads | @dyeing | textile-dyer | anywhere
@machineheads | @knitting | knitting-machine-operator | anywhere
@machineheads | @weaving | textile-machine-operator | anywhere
@machineheads | @rubber | rubber-machine-operator | anywhere
@machineheads | @plastics | plastics-machine-operator | anywhere
@machineheads | @prepress | prepress-technician | anywhere
@machineheads | @bindery | print-finisher | anywhere
@machineheads | @pulp | pulp-mill-operator | anywhere
@machineheads | @paper | paper-products-operator | anywhere
@machineheads | @glass | glass-plant-operator | anywhere
@machineheads | @concrete | concrete-products-operator | anywhere
@machineheads | @stone | stone-processing-operator | anywhere
@machineheads | @tobacco | tobacco-worker | anywhere
@machineheads | @canning | canning-operator | anywhere
@machineheads | @bakery | bakery-production-worker | anywhere
@machineheads | @confectionery | confectionery-operator | anywhere
@machineheads | @sugar | sugar-refinery-operator | anywhere
@machineheads | @dairy | dairy-operator | anywhere
@machineheads | @meat | meat-processing-worker | anywhere
@machineheads | @fish | fish-processing-worker | anywhere
@machineheads | @brewery | brewery-worker | anywhere
@machineheads | @food | food-production-operator | anywhere
@machineheads | @pharma | pharmaceutical-production-technician | anywhere
@machineheads | @cosmetics | soap-maker | anywhere
@machineheads | @kiln | kiln-operator | anywhere
@machineheads | @saw | sawmill-operator | anywhere
@machineheads | @wood | woodworking-machine-operator | anywhere
@machineheads | @printing | printing-press-operator | anywhere
@machineheads | @plating | coating-machine-operator | anywhere
@machineheads | @forging | forging-press-worker | anywhere
@machineheads | @heattreat | heat-treater | anywhere
@machineheads | @metalfurnace | furnace-operator-metal | anywhere
@machineheads | @casting | foundry-worker | anywhere
@machineheads | @metalpress | metal-press-operator | anywhere
@machineheads | @metalgrinding | metal-grinder-and-polisher | anywhere
@machineheads | @metalcutting | machinist | anywhere
@machineheads | @metalhot | rolling-mill-operator | anywhere
@machineheads | @metal | metal-press-operator | anywhere
@machineheads | @spinning | spinning-operator | anywhere
@machineheads | @chemical | chemical-plant-operator | anywhere
@machineheads | @photo | photographic-process-worker | anywhere
@machineheads | @separating | distillation-operator | anywhere
@machineheads | @mixing | mixing-machine-operator | anywhere
@machineheads | @drying | kiln-operator | anywhere
@machineheads | @woodprocess | woodworking-machine-operator | anywhere
@machineheads | @coating | coating-machine-operator | anywhere
@machineheads | @textile | textile-machine-operator | anywhere
# Technicians
@itword | computer; pc; desktop; it; information technology; help desk; hardware; laptop; workstation; deskside; computer support; software support; technology support; computer repair; desktop support
technician; tech; support technician; support specialist | @itword | it-support-specialist
technician; tech | network; lan; wan; network support; data network; computer network; noc | network-technician
technician; tech; mechanic | telecommunications; telephone; telecom; fiber optic; broadband; cable television; cable tv; dsl; central office; pbx; phone; catv; outside plant; telephony; internet; communication; communications; voice data | telecommunications-technician
technician; tech; mechanic; installer | cell tower; tower; wireless tower | tower-technician
technician; tech | electronic; electronics; radar; sonar; circuit; circuit board; electronics engineering; electronic engineering; electronic equipment; electronics test; microwave; digital electronics | electronics-technician
technician; tech | electrical engineering; electrical design; electrical power; electrical controls; electrical systems engineering | electrical-engineering-technician
technician; tech | semiconductor; wafer; wafer fab; fab; photolithography; cleanroom; diffusion; microelectronics | semiconductor-technician
technician; tech | electromechanical; electro mechanical; electro | electromechanical-engineering-technician
technician; tech | mechatronics; robotics; robot; automation | robotics-technician
technician; tech | mechanical engineering; mechanical design; mechanical test; machine design; tool design | mechanical-engineering-technician
technician; tech | civil; civil engineering; soils; soil testing; concrete testing; materials testing; highway; road materials; construction materials; asphalt; geotechnical; bridge; traffic engineering; structural; highway design; paving inspection | civil-engineering-technician
technician; tech | survey; surveying; land survey; geodetic; mapping; gps survey | surveying-technician
technician; tech | cad; cadd; drafting; design drafting; autocad | cad-technician
technician; tech | manufacturing engineering; industrial engineering; production engineering; time study; methods | production-engineering-technician
technician; tech | aerospace; spacecraft; missile; rocket; wind tunnel; flight test; propulsion | aerospace-technician
technician; tech | chemical laboratory; chemistry laboratory; chemistry lab; chemical lab; chemistry; analytical; analytical chemistry; chemical; paint testing; petroleum laboratory; fuel testing; oil analysis; wet chemistry; gas chromatography | chemical-laboratory-technician
technician; tech | hematology; serology; blood gas; clinical laboratory; clinical lab; medical lab; pathology lab; clinical chemistry; cytogenetics; immunohematology; microbiology lab; urinalysis | medical-laboratory-technician
technician; tech | histology; histopathology; tissue | histotechnologist
technician; tech | biological; biology; wildlife; wildlife biology; marine biology; fisheries; fish; botanical; genetics; molecular biology; cell culture; biological research; biochemistry; plant biology; entomology; biotechnology; marine; ecological; aquatic | biological-technician
technician; tech | agricultural; agriculture; crop; seed; agronomy; plant research; horticulture; precision agriculture; field crop; soil science; turf research; dairy research; seed analysis | agricultural-technician
technician; tech | food science; food; flavor; sensory; food lab; milk testing | food-science-technician
technician; tech | environmental; air quality; water quality; pollution; environmental health; pollution control; air pollution; water sampling; stormwater; emissions; soil remediation; groundwater; environmental science | environmental-technician
technician; tech | forest; forestry; timber; silviculture; forest fire; timber cruising; tree | forest-technician
technician; tech | geological; geology; geophysical; seismic; mud logging; core; mineral; mining; well logging; petroleum | geology-technician
technician; tech | nuclear; radiation protection; health physics; radiation control; reactor; radiological control; radiochemistry; radioactive waste | nuclear-technician
technician; tech | forensic; crime scene; crime lab; evidence; fingerprint; latent print; ballistics; crime laboratory | crime-scene-investigator
technician; tech | pharmacy; pharmacist; iv; compounding pharmacy; prescription | pharmacy-technician
technician; tech | surgical; operating room; or; scrub; surgery; labor and delivery surgical | surgical-technologist
technician; tech | x ray; radiology; radiologic; radiography; radiographic; diagnostic imaging; xray; medical imaging | radiologic-technologist
technician; tech | mri; magnetic resonance | mri-technologist
technician; tech | ct; cat scan; computed tomography | ct-technologist
technician; tech | ultrasound; sonography; sonogram; vascular ultrasound | sonographer
technician; tech | ekg; ecg; electrocardiogram; electrocardiograph; cardiac; cardiovascular; cardiology; telemetry; holter; stress test; cath lab; cardiac catheterization; cardiopulmonary; monitor telemetry; echo | cardiovascular-technologist
technician; tech | eeg; electroencephalograph; neurodiagnostic; end; neurophysiology; evoked potential | eeg-technologist
technician; tech | sleep; polysomnographic; polysomnography | sleep-technologist
technician; tech | nuclear medicine | nuclear-medicine-technologist
technician; tech | dialysis; hemodialysis; renal; renal dialysis; apheresis | dialysis-technician
technician; tech | sterile; sterile processing; central sterile; central service; sterilization; instrument sterilization; sterile supply; sterilizer | sterile-processing-technician
technician; tech | ophthalmic; eye; optometric; ophthalmology; optometry; vision | ophthalmic-technician
technician; tech | orthopedic; ortho; cast; orthopaedic | orthopedic-technician
technician; tech | anesthesia; anesthesiology | anesthesia-technician
technician; tech | endoscopy; gi; gastroenterology | endoscopy-technician
technician; tech | dental laboratory; dental lab; denture; crown and bridge; dental ceramic; dental prosthetic; orthodontic | dental-laboratory-technician
technician; tech | dietetic; nutrition; diet; dietary | dietetic-technician
technician; tech | patient care; nursing; nurse; medication; medicine; patient; bedside; hospital; mental health; psychiatric; emergency room; er; emergency department; home care | nursing-assistant
technician; tech | phlebotomy; phlebotomist; blood draw; donor; blood collection; plasma | phlebotomist
technician; tech | medical records; health information; medical record; coding medical; release of information; him; medical coding; tumor registry | medical-records-technician
technician; tech | paramedic; ambulance; emergency medical; emergency medical services; ems | emergency-medical-technician
technician; tech | veterinary; vet; animal hospital; animal clinic; veterinary surgical; veterinary medical | veterinary-technician
technician; tech | lab animal; laboratory animal; vivarium; animal research | laboratory-animal-technician
technician; tech; mechanic; service technician; service mechanic; repair technician; repair mechanic | automotive; auto; automobile; car; brake; brakes; transmission; automotive service; tune up; alignment; front end; dealership; vehicle; automotive repair; auto repair; fleet; smog; emission; engine performance; muffler; radiator; drivability; clutch; carburetor; exhaust; motor vehicle; van; vehicle maintenance; emissions vehicle; tuneup; automatic transmission | automotive-mechanic
technician; tech; mechanic; service technician; repair technician | lube; oil change; lubrication; quick lube | vehicle-service-technician
technician; tech; mechanic; changer; repairer | tire; wheel; tyre | tire-technician
technician; tech; mechanic; service technician; repair technician; repairer | diesel; truck; bus; diesel engine; trailer; semi; heavy truck; diesel truck; fleet diesel; transit; fire truck; refuse truck; tractor trailer; trolley; tank truck; locomotive diesel; coach; truck trailer | diesel-mechanic
technician; tech; mechanic; service technician; repair technician; repairer | motorcycle; atv; motor scooter; scooter; powersports; dirt bike | motorcycle-mechanic
technician; tech; mechanic; service technician; repair technician; repairer | rv; recreational vehicle; motor home; motorhome; camper; travel trailer | rv-technician
technician; tech; mechanic; service technician; repair technician; repairer | boat; marine; marine engine; outboard; outboard motor; motorboat; ship; yacht; inboard; marine diesel | marine-mechanic
technician; tech; mechanic; service technician; repair technician; repairer | heavy equipment; construction equipment; bulldozer; crane; dragline; mobile equipment; crawler tractor; heavy duty; heavy mobile equipment; excavator; off road; grading equipment; logging equipment; earth moving equipment; track vehicle; shovel; caterpillar; heavy line; mining equipment; mine equipment; heavy machinery; forklift; field heavy equipment; rental equipment | heavy-equipment-mechanic
technician; tech; mechanic; service technician; repair technician; repairer | farm; farm equipment; agricultural; agricultural equipment; tractor; farm machinery; combine; dairy equipment; sprinkler farm; farm machine; irrigation equipment; milking machine; harvest equipment; cotton picker | agricultural-equipment-mechanic
technician; tech; mechanic; service technician; repair technician; repairer | railroad; rail car; railcar; railway; locomotive; train; rolling stock; air brake; car shop; freight car; streetcar; rail | rail-car-repairer
technician; tech; mechanic; service technician; repair technician; inspector mechanic; maintenance technician | aircraft; airplane; aviation; airframe; a p; helicopter; jet engine; airline; aircraft engine; aircraft maintenance; powerplant; aviation maintenance; airframe and power plant; jet; flight line; aircraft fuel systems; aircraft body; aircraft hydraulic | aircraft-mechanic
technician; tech; mechanic | avionics; aviation electronics; aircraft electronics; aircraft electrical; aircraft radio; aircraft instrument | avionics-technician
technician; tech; mechanic; service technician; installer; repair technician; service mechanic | hvac; hvac r; heating; air conditioning; heat pump; ac; cooling; heating and cooling; furnace; heating and air conditioning; air conditioner; ventilation; oil burner; gas furnace; climate control; residential hvac; heating and ventilating; environmental control system | hvac-technician
technician; tech; mechanic; service technician; repair technician; installer; repairer | refrigeration; refrigerator; chiller; ice machine; commercial refrigeration; cold storage; freezer | refrigeration-technician
technician; tech; mechanic; installer; repairer; constructor; inspector mechanic; service technician | elevator; escalator; dumbwaiter; lift; moving sidewalk | elevator-technician
technician; tech; mechanic; service technician; repair technician; installer; repairer | appliance; washing machine; home appliance; household appliance; vacuum cleaner; small appliance; gas appliance; stove; washer; dryer; dishwasher; microwave oven; oven; range; sewing machine; electric appliance; domestic appliance | appliance-repair-technician
technician; tech; mechanic; service technician; repair technician; repairer; servicer | vending; vending machine; coin machine; slot machine; slot; arcade; jukebox; coin operated; video game; pinball machine; amusement machine; game machine; gaming machine; ticket machine; lottery machine | vending-machine-technician
technician; tech; mechanic; service technician; repair technician; repairer; servicer | copier; copy machine; office machine; printer; business machine; typewriter; cash register; photocopy; atm; automated teller; automatic teller machine; office equipment; duplicating machine; mail machine; adding machine; fax machine; dictating machine; calculating machine | office-equipment-technician
technician; tech; mechanic; service technician; repair technician; repairer; servicer | television; tv; radio; stereo; audio equipment; electronics service; video equipment; vcr; satellite dish; home theater; audio visual repair; public address; electronic organ; hearing aid repair; amplifier | electronics-repairer
technician; tech; mechanic; repairer; repair technician; installer | alarm; burglar alarm; security alarm; security systems; alarm system; access control; security system; cctv; fire alarm; fire alarm system; protective signal; home security; surveillance | alarm-technician
technician; tech; mechanic; repairer; repair technician | instrument; instrumentation; control systems; controls; process control; instrumentation and controls; i c; instrument and control; instrument control; control valve; meter control; gas regulator; valve; regulator; flow meter | instrument-technician
technician; tech | calibration; metrology; gauge; standards laboratory; precision measurement | calibration-technician
technician; tech; mechanic; repairer | wind turbine; wind; wind energy; wind farm; wind turbine service | wind-turbine-technician
technician; tech; installer | solar; photovoltaic; pv; solar panel; solar thermal; solar energy; solar power; solar pv; solar hot water | solar-installer
technician; tech; mechanic; repairer | substation; powerhouse; protective relay; power transformer; hydroelectric; generating station; power generation; transformer; electrical substation; switchgear | substation-technician
technician; tech; mechanic; repairer | electric motor; armature; generator; alternator; starter; battery; magneto; power tool; tool repair; electric tool; hand tool | electric-motor-repairer
technician; tech; mechanic; repairer | hydraulic; hydraulics; pneumatic; pneumatics; fluid power; hydraulic press; pump; compressor; gear box | hydraulics-technician
technician; tech; mechanic; repairer; maintenance technician | building maintenance; building; facilities; facility; apartment maintenance; property maintenance; apartment; school maintenance; hotel; hotel maintenance; residential; grounds maintenance; maintenance; multi craft; multicraft; preventive maintenance; general maintenance; plant facilities; maintenance repair; property; housing; physical plant; plumbing maintenance; utility maintenance | maintenance-technician
mechanic; repairer; maintenance mechanic; fixer; maintenance technician; repairman; machine fixer | industrial; machine; machinery; plant; production; production machine; packaging machine; packaging; textile machine; mill; loom; knitting machine; card; conveyor; press; printing press; printing machinery; equipment; electromechanical equipment; fabrication; foundry; shoe machine; cannery; bakery machine; laundry machine; manufacturing; winding machine; spinning frame; stoker; rig; oil field equipment; refinery; food processing equipment; automation equipment; machine tool; bottling machine; paper machine; treatment plant; stationary; steam; boiler; turbine; sawmill; powerhouse mechanic; kiln; automated equipment; materials handling; scale; mixing machine | industrial-mechanic
technician; tech | audio visual; audiovisual; av; a v; conference; presentation; multimedia; media center | audiovisual-technician
technician; tech | sound; live sound; recording; audio; music recording; studio recording; sound recording; recording studio | audio-engineer
technician; tech | broadcast; broadcasting; television broadcast; radio broadcast; tv station; transmitter; television; master control; satellite uplink; control room broadcast; video broadcast; field broadcast | broadcast-technician
technician; tech | lighting; stage lighting; theater lighting; light; studio lighting | lighting-technician
technician; tech | stage; theater; theatre; theatrical; scenic | stage-technician
technician; tech | quality; quality assurance; quality control; qa; qc; quality engineering; materials inspection; reliability test; product quality | quality-technician
technician; tech | ndt; nondestructive testing; non destructive testing; ultrasonic; nde; non destructive evaluation; magnetic particle; eddy current; radiographic testing | ndt-technician
technician; tech | 3d printing; additive manufacturing; 3d print | 3d-printing-technician
technician; tech | process; process engineering; process development; production process; batch processing | process-technician
technician; tech | photonics; laser; optics; electro optical; electro optics; fiber optics research | photonics-technician
technician; tech | nail; manicure; pedicure; acrylic nail | nail-technician
technician; tech | lash; eyelash; brow | lash-technician
technician; tech | hair; hair color; color salon | hairdresser
technician; tech | spa; skin; skin care; waxing; hair removal; facial | beautician
technician; tech; operator; worker; specialist; inspector; treater | pest; pest control; termite; exterminating; insect control; mosquito control; rodent; fumigation; bed bug; mosquito | pest-control-technician
technician; tech; worker | pool; swimming pool; spa pool; hot tub; pool service | pool-technician
technician; tech; worker; crew member; laborer; maintenance worker; maintenance technician; attendant; keeper | lawn; lawn care; landscape; landscaping; turf; grounds; golf course; greens; grass; groundskeeping; cemetery grounds; park grounds; athletic field; lawn maintenance | groundskeeper
technician; tech | window cleaning; window washing | window-cleaner
technician; tech; cleaner; worker | carpet cleaning; carpet; upholstery cleaning; upholstery; rug | carpet-cleaner
technician; tech; worker | restoration; water damage; fire restoration; mold remediation; water restoration; flood restoration; mitigation; disaster restoration | restoration-technician
technician; tech; worker; inspector | hazmat; hazardous waste; hazardous material; hazardous materials; decontamination; lead abatement; radiation decontamination; asbestos; asbestos abatement; asbestos removal; mold; abatement; environmental remediation; decommissioning and decontamination; hazardous materials removal; radiological waste | hazardous-materials-removal-worker
technician; tech | library; book; circulation; interlibrary loan; serials; cataloging; acquisitions library; library services | library-assistant
technician; tech | museum; exhibit; exhibits; gallery; archives; conservation museum; collections museum; preparation museum; art | museum-technician
technician; tech | locksmith; lock; safe; vault; key | locksmith
technician; tech | detail; detailing; auto detail; car wash; car detail | vehicle-cleaner
technician; tech; worker; mechanic; repairer; repairman; specialist | body; auto body; collision; body shop; paintless dent; dent; body repair; autobody; collision repair; frame; fender; bumper; body and fender; truck body; bus body; paintless dent repair | auto-body-repairer
technician; tech; installer; repairer; worker; specialist | windshield; auto glass; glass automotive; automotive glass; automobile glass; car glass | auto-glass-technician
technician; tech; mechanic; installer; repairer | garage door; overhead door; automatic door; door | garage-door-technician
technician; tech | event; entertainment; rental event; production event | av-event-technician
technician; tech; repairer; mechanic; service technician; repair technician | bicycle; bike | bicycle-mechanic
technician; tech; repairer; repair technician | watch; clock; chronometer; timepiece | watch-repairer
technician; tech; repairer; tuner; repair technician | piano; organ; musical instrument; guitar; band instrument; violin; accordion; wind instrument; percussion instrument; pipe organ; brass instrument; harp | musical-instrument-technician
technician; tech; repairer; repair technician; mechanic | camera; optical instrument; photographic equipment; precision instrument; binocular; surveying instrument; telescope; gyroscope; precision; scientific instrument; microscope | instrument-repairer
technician; tech; repairer; repair technician; mechanic | biomedical; biomedical equipment; medical equipment; hospital equipment; dental equipment; x ray equipment; medical device; surgical instrument repair; biomed; electromedical equipment; clinical engineering; imaging equipment | medical-equipment-technician
technician; tech; repairer; repair technician | cell phone; mobile phone; smartphone; phone repair | mobile-phone-repairer
technician; tech; mechanic; installer; repairer; maintainer; worker | signal; railroad signal; traffic signal; signals; switch signal; signal and track; rail signal | signal-technician
technician; tech; mechanic; setter; installer; repairer; inspector; service worker | electric meter; water meter; gas meter; meter; metering; utility meter | meter-technician
technician; tech | behavior; behavioral; aba; applied behavior analysis; autism; registered behavior | behavior-technician
technician; tech | data center; server room; datacenter | data-center-technician
technician; tech | gis; geographic information | gis-analyst
technician; tech | weather; meteorological; atmospheric | engineering-technician
technician; tech | engineering; engineering support; engineering lab; r d; research and development; test engineering; product development | engineering-technician
technician; tech | test; testing; product test; systems test; final test; engine test; test lab; electrical test; battery test | test-technician
technician; tech | wastewater; waste water; sewage; sewer | wastewater-operator
technician; tech | water treatment; water plant; water distribution | water-treatment-plant-operator
technician; tech | assembly; electronics assembly; mechanical assembly | assembler
technician; tech | production; manufacturing; factory | production-worker
technician; tech | packaging; packing | packaging-operator
technician; tech | laundry; dry cleaning | laundry-worker
technician; tech | welding; weld | welder
technician; tech | machine shop; cnc; machining; cnc machining | machinist
technician; tech | computer numerical control; cnc programming | cnc-operator
technician; tech | prepress; pre press; desktop publishing; imaging prepress; platemaking; digital prepress | prepress-technician
technician; tech | print; printing; print shop; printing press; digital print; offset printing | printing-press-operator
technician; tech | photo lab; film lab; photo processing; photofinishing; darkroom; minilab; film processing | photographic-process-worker
technician; tech | social media; marketing | marketing-assistant
technician; tech | accounting; accounts; tax; payables; bookkeeping; fiscal; finance; budget | accounting-technician
technician; tech | payroll | payroll-specialist
technician; tech; specialist; assistant; clerk | hr; human resources; personnel; human resource | hr-assistant
technician; tech | solar thermal | solar-installer
# Repairers and fixers of what technicians repair
repairer; servicer; repair worker; repairman | shoe; boot; leather goods | shoemaker
repairer; repair worker; restorer; refinisher; repairman | furniture; wood furniture; antique furniture; cane furniture | furniture-restorer
repairer; repair worker; repairman | jewelry; jewellery; gold; ring; silverware | jewellery-repairer
repairer; repair worker; repairman; mender | clothes; clothing; garment; dress; garment alteration; cloth; tent; canvas; glove; hosiery; sail; awning | tailor
repairer; repair worker; repairman | road; highway; street; pavement; asphalt | road-construction-worker
repairer; repair worker; repairman | line; power line; powerline; transmission line; electric line; trolley line | line-worker
repairer; repair worker; repairman | cable; telephone; telephone line; communications equipment; telegraph; central office; station telephone | telecommunications-technician
repairer; repair worker; repairman | gun; small arms; firearm; rifle; artillery | gunsmith
repairer; repair worker; repairman | pipe; pipeline; pipe line; gas main; main; water main; leak; gas line; sewer line | pipeline-technician
repairer; repair worker; repairman | roof; shingle | roofer
repairer; repair worker; repairman | fence | fence-installer
repairer; repair worker; repairman | book; bindery | bookbinder
repairer; repair worker; repairman | computer; data processing equipment; personal computer | computer-repair-technician
repairer; repair worker; repairman | building; house; home; maintenance | maintenance-technician
repairer; repair worker; repairman | machine; machinery; tool and fixture; mold; die; tools | industrial-mechanic
repairer; repair worker; repairman | electric; electrical; electrical equipment | electrician
repairer; repair worker; repairman | pallet; crate; box | pallet-maker
mechanic | lawn mower; lawnmower; small engine; outdoor power equipment; chain saw; lawn equipment; golf cart; two cycle engine; mower | agricultural-equipment-mechanic
mechanic | gas engine; engine; gasoline engine; race car; racing; speedometer; differential; air bag; hybrid; electric vehicle; ev; speed shop; garage; shop; service; service station | automotive-mechanic
mechanic | sheet metal; duct; sheetmetal | sheet-metal-worker
mechanic | plumbing; pipe; sprinkler; gas fitting; pipefitting | plumber
mechanic | insulation | insulation-worker
mechanic | electrical; industrial electrical; electrical maintenance; electrical equipment; electric | electrician
mechanic | drywall; acoustical ceiling; ceiling; acoustical | drywall-installer
mechanic | ordnance; small arms; gun; weapons; armament; weapon | gunsmith
mechanic | amusement ride; ride; carnival ride; theme park; ski lift | theme-park-technician
mechanic | floor covering; flooring; carpet; tile floor; linoleum | floor-layer
mechanic | glass; glazing | glazier
mechanic | tool; model; experimental; prototype; development | precision-mechanic
mechanic | construction; carpentry; building construction | carpenter
mechanic | line; overhead line; electric line | line-worker
mechanic | laboratory; research | engineering-technician
# Professions that whatever stands before them leaves what they are
welder | underwater; diver | underwater-welder
welder | * | welder
physician; medical doctor | emergency; er; emergency room | emergency-physician
physician; medical doctor; doctor of medicine | * | physician
surgeon | dental; oral; maxillofacial; oral and maxillofacial | oral-surgeon
surgeon | orthopedic; orthopaedic; hand; spine; joint | orthopedic-surgeon
surgeon | plastic; cosmetic; reconstructive | plastic-surgeon
surgeon | cardiac; heart; cardiothoracic; cardiovascular | cardiac-surgeon
surgeon | veterinary; animal | veterinary-specialist
surgeon | tree | tree-surgeon
surgeon | * | surgeon
nurse practitioner | * | nurse-practitioner
nurse anesthetist | * | nurse-anesthetist
nurse specialist | clinical | clinical-nurse-specialist
nurse | licensed practical; practical; vocational; licensed vocational; lpn; lvn | licensed-practical-nurse
nurse | school; school health | school-nurse
nurse | psychiatric; mental health; psych; behavioral health; addiction | psychiatric-nurse
nurse | pediatric; peds; children; picu | pediatric-nurse
nurse | critical care; intensive care; icu; ccu; intensive care unit; trauma; burn unit | critical-care-nurse
nurse | emergency; er; emergency room; emergency department; ed | emergency-nurse
nurse | operating room; or; perioperative; scrub; surgery; surgical; theatre; circulating | operating-room-nurse
nurse | labor and delivery; obstetric; obstetrics; obstetrical; maternity; mother baby; postpartum; delivery room | labor-and-delivery-nurse
nurse | oncology; cancer; chemotherapy; hematology | oncology-nurse
nurse | dialysis; renal; nephrology; hemodialysis | dialysis-nurse
nurse | neonatal; nicu; newborn; nursery; neonatal intensive care | neonatal-nurse
nurse | public health; community; community health; district; health department | public-health-nurse
nurse | home health; home care; visiting; home; private duty | home-health-nurse
nurse | hospice; palliative; palliative care | hospice-nurse
nurse | occupational; occupational health; industrial; company; plant | occupational-health-nurse
nurse | travel; traveling | travel-nurse
nurse | veterinary; animal; vet | veterinary-technician
nurse | dental | dental-assistant
nurse | cardiac; cardiology; cardiac care; telemetry; cath lab; cardiovascular | cardiac-nurse
nurse | geriatric; nursing home; gerontology; long term care; ltc; aged care | geriatric-nurse
nurse | * | registered-nurse
midwife | * | midwife
cook | prep; preparation; kitchen preparation | kitchen-assistant
cook | fast food; burger; drive in; hamburger; french fry | fast-food-cook
cook | school; cafeteria; institutional; institution; hospital; prison; camp; canteen; mess; jail; nursing home; ranch | institutional-cook
cook | private; household; family; domestic; private household | private-household-cook
cook | short order; grill; line; broiler; fry; breakfast | grill-cook
cook | ship; galley; vessel; ships | ships-cook
cook | kettle; candy; sugar; syrup; jelly; starch; size; soap; varnish; resin; dog food; mash; malt; digester; paint; chocolate; pulp; glue; starch; tankage; color; dye; lard; blow pit | food-production-operator
cook | * | cook
miner | * | miner
roofer | * | roofer
carpenter | ship; boat; shipyard | shipwright
carpenter | * | carpenter
plumber | * | plumber
electrician | aircraft; airplane; avionics | avionics-technician
electrician | automotive; automobile; auto; car; truck; vehicle; bus; diesel | vehicle-electronics-installer
electrician | chief; marine; ship; shipyard; stage; theater; mine; maintenance; plant; industrial; studio; light; locomotive; powerhouse; substation; crane; building; residential; commercial; construction; house; journeyman; master; elevator; sign; street light; airport; neon sign; bridge; solar; oil rig; rig; line | electrician
bricklayer; brick layer | * | bricklayer
stonemason; stone mason | * | stonemason
plasterer | * | plasterer
glazier | * | glazier
scaffolder; scaffold builder; scaffold erector | * | scaffolder
boilermaker; boiler maker | * | boilermaker
ironworker; iron worker | * | ironworker
pipefitter; pipe fitter; steamfitter; steam fitter | * | pipefitter
blacksmith | * | blacksmith
machinist | aircraft; airplane | machinist
machinist | wood; woodworking | woodworking-machine-operator
machinist | sewing | sewing-machine-operator
machinist | * | machinist
millwright | * | industrial-mechanic
upholsterer | auto; automobile; automotive; car; vehicle; aircraft; truck | vehicle-upholsterer
upholsterer | * | upholsterer
tailor | * | tailor
seamstress; dressmaker; dress maker | * | tailor
cabinetmaker; cabinet maker | * | cabinet-maker
sawyer | * | sawmill-operator
butcher; meat cutter; meatcutter | * | butcher
baker | * | baker
bartender; barkeeper | * | bartender
waiter; waitress; food server | room service | room-service-attendant
waiter; waitress; food server | * | waiter
barber | dog; pet; poodle; cat | pet-groomer
barber | * | barber
hairdresser; hair stylist; hairstylist; cosmetologist | * | hairdresser
cashier | casino; cage; gambling; gaming; sports book; keno; card room; off track betting; parimutuel | casino-cashier
cashier | box office; ticket; theater; theatre; movie | ticket-clerk
cashier | parking; parking lot; garage | parking-attendant
cashier | * | cashier
receptionist | medical; doctor; hospital; clinic; patient; health; medical office; physician; surgery; ward | medical-secretary
receptionist | dental; dentist | dental-receptionist
receptionist | hotel; hospitality; hospitality establishment; motel; resort; hostel | hotel-receptionist
receptionist | veterinary; vet; animal hospital | veterinary-receptionist
receptionist | salon; beauty; spa; hair | salon-receptionist
receptionist | * | receptionist
secretary | legal; law; court; litigation; judicial | legal-secretary
secretary | medical; hospital; clinical; health; ward; pathology; radiology; doctor; unit | medical-secretary
secretary | school; high school; elementary school | school-secretary
secretary | executive; board | executive-assistant
secretary | department; departmental | department-secretary
secretary | church; parish | church-secretary
secretary | social; private; personal | private-secretary
secretary | office; clerical; administrative; receptionist; general; accounting; sales; engineering; technical; foreign language; purchasing; marketing; personnel; hr; human resources; real estate; insurance; bookkeeper; membership; alumni; police; fire department; bureau; division; program; faculty; shipping; construction; union; field; front office; front desk; group; bank; export; city; town; village; county; project | secretary
typist | * | typist
stenographer | * | stenographer
bookkeeper | * | bookkeeper
accountant | cost; costing | cost-accountant
accountant | tax; income tax; vat | tax-accountant
accountant | property; real estate; lease; fixed asset | property-accountant
accountant | fund; hedge fund; mutual fund | fund-accountant
accountant | forensic; fraud | forensic-accountant
accountant | management; managerial | management-accountant
accountant | payroll | payroll-specialist
accountant | public; certified public; certified; chartered; cpa | chartered-accountant
accountant | * | accountant
auditor | night; hotel night | night-auditor
auditor | it; information systems; information technology; edp; systems; computer; cyber security; information security; data security | it-auditor
auditor | internal; operational; corporate; bank internal | internal-auditor
auditor | tax; revenue; sales tax; payroll tax | tax-inspector
auditor | quality; iso; quality assurance; quality systems; quality management | quality-auditor
auditor | energy; home energy; building energy; weatherization | energy-auditor
auditor | inventory; stock; freight; warehouse; cargo | stock-controller
auditor | coding; medical record; chart; medical coding; drg; clinical documentation | medical-coder
auditor | financial; external; accounts; statutory; compliance; bank; county; state; city; field; cost; claims; public; treasury; ledger; contract; government; municipal; school; insurance; premium; payroll; account; accounting; budget; fund; trust; securities; construction | auditor
lawyer; attorney; solicitor; barrister; attorney at law; counsel | patent | patent-attorney
lawyer; attorney; solicitor; attorney at law | trademark; intellectual property; copyright; ip | ip-lawyer
lawyer; attorney; solicitor; attorney at law | criminal; defense; criminal defense; criminal law; public defender; defence | criminal-lawyer
lawyer; attorney; solicitor; attorney at law | divorce; family; family law; child custody | family-lawyer
lawyer; attorney; solicitor; attorney at law | real estate; property; conveyancing; title | real-estate-lawyer
lawyer; attorney; solicitor; attorney at law | immigration; asylum | immigration-lawyer
lawyer; attorney; solicitor; attorney at law | tax; estate tax | tax-lawyer
lawyer; attorney; solicitor; attorney at law | labor; labour; employment; workers compensation | employment-lawyer
lawyer; attorney; solicitor; attorney at law | corporate; corporation; business; commercial; securities; mergers | corporate-lawyer
lawyer; attorney; solicitor; attorney at law | personal injury; injury; malpractice; accident | personal-injury-lawyer
lawyer; attorney; solicitor; attorney at law | probate; estate; estate planning; trust; wills; elder law | estate-planning-lawyer
lawyer; attorney; solicitor; attorney at law | bankruptcy; insolvency; foreclosure | insolvency-lawyer
lawyer; attorney; solicitor; attorney at law | prosecuting; district; county; state; commonwealth; city prosecuting | prosecutor
lawyer; attorney; solicitor; attorney at law | environmental; energy; natural resources | environmental-lawyer
lawyer; attorney; solicitor; attorney at law | maritime; admiralty | maritime-lawyer
lawyer; attorney; attorney at law | * | lawyer
prosecutor | * | prosecutor
paralegal; legal assistant | * | paralegal
judge | horse; livestock; dog; show; dog show; racing; sports; beauty contest; cattle; fair; race; paddock; placing; patrol; poultry; wine; flower; figure skating; horse show; baking; track; line; finish | referee
judge | * | judge
magistrate | * | judge
dentist | * | dentist
orthodontist | * | orthodontist
optometrist | * | optometrist
optician | * | optician
pharmacist | hospital; clinical; inpatient | hospital-pharmacist
pharmacist | * | pharmacist
veterinarian | * | veterinarian
psychologist | school; educational; education | school-psychologist
psychologist | industrial; organizational; engineering; occupational; work; business; personnel; human factors; industrial organizational | organizational-psychologist
psychologist | neuro; neuropsychology; clinical neuro | neuropsychologist
psychologist | health; rehabilitation | health-psychologist
psychologist | * | psychologist
psychotherapist | * | psychotherapist
psychiatrist | child; adolescent; child and adolescent | child-psychiatrist
psychiatrist | * | psychiatrist
pediatrician; paediatrician | * | pediatrician
cardiologist | * | cardiologist
dermatologist | * | dermatologist
neurologist | * | neurologist
neurosurgeon | * | neurosurgeon
ophthalmologist | * | ophthalmologist
radiologist | * | radiologist
anesthesiologist | * | anesthesiologist
oncologist | * | oncologist
urologist | * | urologist
gynecologist; obstetrician | * | obstetrician-gynecologist
pathologist | speech; language; speech language; speech and language | speech-language-pathologist
pathologist | plant; forest; crop | biologist
pathologist | forensic; medical examiner | forensic-pathologist
pathologist | oral; dental; clinical; surgical; anatomic; anatomical; medical; renal; pediatric; chemical; hospital | pathologist
chiropractor | * | chiropractor
podiatrist | * | podiatrist
dietitian; dietician | * | dietitian
nutritionist | animal; livestock; dairy; poultry | animal-scientist
nutritionist | * | dietitian
audiologist | * | audiologist
paramedic | * | paramedic
phlebotomist | * | phlebotomist
sonographer | * | sonographer
librarian | * | librarian
archivist | * | archivist
curator | * | museum-curator
economist | health; healthcare | health-economist
economist | business; company | business-economist
economist | home | teacher
economist | * | economist
sociologist | * | sociologist
anthropologist; ethnologist; archeologist; archaeologist | * | anthropologist
historian | * | historian
political scientist | * | political-scientist
geographer | * | geographer
physicist | medical; radiation therapy; radiological; radiation oncology; therapeutic; diagnostic imaging; health; hospital | medical-physicist
physicist | * | physicist
astronomer; astrophysicist | * | astronomer
chemist | analytical; instrument; quality control; assay | analytical-chemist
chemist | medicinal; drug discovery | medicinal-chemist
chemist | formulation; formulations; cosmetic; cosmetics | formulation-chemist
chemist | food; cereal; flour; wine; brewery; dairy | food-scientist
chemist | bio; biological; physiological; enzyme; clinical | biochemist
chemist | * | chemist
biochemist | * | biochemist
geologist; petrologist; mineralogist | engineering; geotechnical | engineering-geologist
geologist | petroleum; oil | petroleum-geologist
geologist | mining; mine | mine-geologist
geologist | exploration; uranium | exploration-geologist
geologist; petrologist; mineralogist | * | geologist
geophysicist; seismologist | * | geophysicist
hydrologist | * | hydrologist
meteorologist | * | meteorologist
biologist | wildlife; game; fish and wildlife; refuge; fish; fishery; fisheries | wildlife-biologist
biologist | marine; aquatic; ocean | marine-biologist
biologist | molecular; cell; cellular; gene | molecular-biologist
biologist | * | biologist
microbiologist; bacteriologist | * | microbiologist
botanist | * | botanist
zoologist; ornithologist; mammalogist; herpetologist; ichthyologist | * | zoologist
entomologist | * | entomologist
epidemiologist | * | epidemiologist
toxicologist | * | toxicologist
geneticist | * | geneticist
agronomist | * | agronomist
forester | * | forester
statistician | * | statistician
mathematician | * | mathematician
actuary | * | actuary
photographer | news; press; newspaper; photojournalist; sports | photojournalist
photographer | portrait; school; baby; wedding; passport; child; family | portrait-photographer
photographer | product; catalog; commercial product | product-photographer
photographer | police; forensic; evidence; crime scene | crime-scene-investigator
photographer | * | photographer
illustrator | * | illustrator
sculptor | * | sculptor
cartoonist | * | comic-artist
actor; actress | voice | voice-actor
actor; actress | * | actor
dancer | * | dancer
singer; vocalist | * | singer
musician; violinist; pianist; cellist; drummer; flutist; trumpeter; guitarist; organist; instrumentalist; percussionist | * | musician
choreographer | * | choreographer
journalist | * | journalist
interpreter | sign language; american sign language; asl; deaf | sign-language-interpreter
interpreter | court; judiciary; judicial; legal | court-interpreter
interpreter | medical; hospital; healthcare | medical-interpreter
interpreter | spanish; french; german; russian; chinese; arabic; conference; simultaneous; foreign language; language; bilingual; community; freelance; military; telephone; foreign; diplomatic; spanish english | interpreter
translator | * | translator
proofreader; proof reader | * | proofreader
firefighter; fire fighter; fireman | forest; wildland; brush; smokejumper; hotshot; forestry | wildland-firefighter
firefighter; fire fighter | industrial; airport; crash; plant | industrial-firefighter
firefighter; fire fighter | * | firefighter
police officer; patrolman; policeman; police patrol officer | * | police-officer
detective | store; hotel; house; shop; retail | store-detective
detective | private | private-investigator
detective | * | detective
correctional officer; corrections officer; correction officer; jailer; prison guard; detention officer; jail guard | * | correctional-officer
security guard; security officer | * | security-guard
guard | crossing; school crossing; street crossing | crossing-guard
guard | prison; jail; correctional; correction; detention; juvenile detention | correctional-officer
guard | life; beach; ocean; pool | lifeguard
guard | armored car; armored truck; armoured | armored-car-driver
guard | security; bank; gate; night; plant; building; museum; patrol; watch; store; yard; airport; merchant; campus; hospital; school; industrial plant; armed; unarmed; gallery; payroll; event; hotel; property; mall; shopping mall; parking lot; ramp; bullet proof | security-guard
lifeguard | * | lifeguard
bailiff | * | bailiff
park ranger; forest ranger | * | park-ranger
firearms instructor | * | sports-instructor
social worker | clinical; licensed clinical; psychotherapy | clinical-social-worker
social worker | medical; hospital; health care; healthcare; dialysis; renal; hospice; oncology; public health; nursing home | medical-social-worker
social worker | school | school-social-worker
social worker | child protective; child protection; child welfare; protective services; foster care; adoption; children protective service | child-protection-social-worker
social worker | * | social-worker
chaplain | * | chaplain
rabbi | * | rabbi
pastor; priest; minister of religion; clergyman; preacher; vicar; deacon; reverend | * | clergy-member
missionary | * | missionary
flight attendant | * | flight-attendant
bus driver | school | school-bus-driver
bus driver | * | bus-driver
truck driver; lorry driver; trucker | tow; wrecker; tow truck | tow-truck-driver
truck driver; lorry driver; trucker | concrete; mixer; cement; cement mixer; concrete mixing; ready mix | concrete-mixer-driver
truck driver; lorry driver; trucker | garbage; refuse; trash; recycling; sanitation; garbage collection; waste | refuse-truck-driver
truck driver; lorry driver; trucker | tank; tanker; fuel; gasoline; milk; oil; propane; liquid; fuel oil; gas; water | tanker-driver
truck driver; lorry driver; trucker | dump; tipper; gravel; coal | tipper-truck-driver
truck driver; lorry driver | fork; industrial; lift; fork lift; hi lo; jitney; electric | forklift-operator
truck driver; lorry driver | mail; delivery; parcel; newspaper; light; package; bakery; pick up; laundry; pickup; food; auto parts; city delivery; armored; express; bottled water | delivery-driver
truck driver; lorry driver; trucker | * | truck-driver
taxi driver; cab driver; cabdriver; taxicab driver | * | taxi-driver
chauffeur; limousine driver; limo driver | * | chauffeur
driver | taxi; cab; taxicab; pedicab | taxi-driver
driver | ambulance | emergency-ambulance-driver
driver | school bus | school-bus-driver
driver | bus; motor coach; motor bus; trolley bus; transit; charter; public transit; city bus; motorbus; jitney bus | bus-driver
driver | tram; streetcar; trolley; light rail | tram-driver
driver | train; locomotive; engine; mine motor | train-driver
driver | pizza; food delivery; newspaper delivery; meals on wheels; delivery; parcel; courier; package; package delivery; florist; flower; newspaper; pharmacy; medical courier; lunch truck; mail; laundry; dry cleaning; dairy; bakery; ice; ice cream; bread; milk route; route; route sales; sales; soft drink; beer; coffee; vending; van; light truck; home delivery; rural mail; catering truck; auto parts; appliance; furniture; grocery; uniform; linen; bottled water; ups; fedex | delivery-driver
driver | shuttle; airport shuttle; hotel; hotel shuttle; courtesy car; courtesy van; airport; parking shuttle; casino | shuttle-driver
driver | limousine; limo; hearse; private; town car; executive; chauffeur; livery; private car | chauffeur
driver | tow; wrecker; tow truck | tow-truck-driver
driver | concrete; cement; concrete mixer; cement mixer; mixer; transit mix; ready mix; ready mix truck | concrete-mixer-driver
driver | garbage; refuse; trash; recycling; sanitation; roll off; garbage truck; recycling truck; waste | refuse-truck-driver
driver | tanker; tank; fuel; gas; oil; fuel oil; propane; milk; gasoline; lpg; petroleum; bulk; milk hauler | tanker-driver
driver | dump; dump truck; gravel; tipper; belly dump | tipper-truck-driver
driver | forklift; fork lift; lift; lift truck; industrial truck; jitney; straddle | forklift-operator
driver | tractor trailer; semi; semi truck; semi trailer; flatbed; otr; over the road; long haul; line haul; linehaul; cdl; class a; class b; truck; log; logging; log truck; lumber; moving van; regional; owner operator; heavy truck; freight; livestock; car hauler; auto carrier; auto transport; commercial; team; transport; van truck; tandem; truckload; mobile home; sand; hazmat; intermodal; cattle; grain; equipment; hauling; coal; explosives; water truck; lowboy; delivery truck; supply; tractor; trailer truck; hay | truck-driver
driver | carriage; horse; wagon; mule; stagecoach; sleigh; team horse | carriage-driver
driver | race; race car; stock car; drag; racing | racing-driver
driver | yard; spotter; yard spotter; hostler; switch | yard-driver
driver | patient; medical transport; wheelchair; paratransit; ambulette; non emergency medical; medical; disabled; senior; special needs; handicap | patient-transport-driver
driver | street sweeper; sweeper; street sweeping | street-sweeper-driver
driver | ride share; rideshare; uber; lyft | rideshare-driver
driver | tractor farm; farm; combine; farm tractor | tractor-driver
driver | bulldozer; dozer; grader; scraper; road roller; steam shovel; backhoe; excavator; loader | heavy-equipment-operator
# Teachers
teacher | kindergarten | kindergarten-teacher | anywhere
teacher | preschool; pre school; pre k; prekindergarten; pre kindergarten; nursery school; nursery; early childhood; head start; toddler; infant; infant toddler; daycare; day care; early learning; child development; childcare; child care | preschool-teacher | anywhere
teacher | special education; special educational needs; special ed; special needs; resource; autism; sen; learning disabilities; learning disability; emotional support; exceptional children; exceptional student; life skills; mentally impaired; severe profound; visually impaired; hearing impaired; deaf; blind; developmentally delayed; ese; handicapped; resource room; behavior disorder; emotionally impaired; exceptional needs; physically impaired; interrelated special education; cross categorical | special-education-teacher | anywhere
teacher | gifted; gifted and talented; talented and gifted | gifted-teacher
teacher | substitute; relief; supply; reserve | substitute-teacher | anywhere
teacher | esl; ell; esol; tesol; efl; english as a second language; english language learner; tefl; english language learners; english to speakers of other languages; citizenship | esl-teacher
teacher | adult literacy; ged; abe; adult basic education; hse; literacy; adult secondary; general educational development | adult-literacy-teacher
teacher | adult education; adult; adult school; adult continuing education | adult-education-teacher
teacher | piano; violin music piano | piano-teacher
teacher | singing; voice; vocal | singing-teacher
teacher | vocational; vocational education; career and technical education; cte; career technical education; trade; technical education; career and technology education; agriculture; agricultural education; auto mechanics; welding; carpentry; cosmetology; home economics; family and consumer science; industrial arts; shop; technology education; vocational agriculture; business education vocational; health occupations; culinary; family consumer sciences; wood shop; drafting; barbering; automotive; electronics; trades; industrial education; woodworking; food service; vocational training; marketing education; industrial technology; machine shop; distributive education; hotel management; fashion design vocational | vocational-teacher
teacher | college; university; postsecondary; community college; law school; medical school; graduate school; junior college | college-instructor | anywhere
teacher | middle school; junior high; junior high school; intermediate school; middle grades; seventh grade; eighth grade; 7th grade; 8th grade; sixth grade | middle-school-teacher
teacher | high school; secondary; secondary school; secondary education; senior high; ninth grade; tenth grade; eleventh grade; twelfth grade | secondary-school-teacher
teacher | elementary; elementary school; primary; primary school; primary grade; first grade; second grade; third grade; fourth grade; fifth grade; grade school; 1st grade; 2nd grade; 3rd grade; 4th grade; 5th grade; elementary education; intermediate grade; multiage; combination; grade; self contained; infant school; key stage | primary-school-teacher
teacher | music; band; orchestra; instrumental; instrumental music; choral; choir; strings; violin; guitar; drum; chorus; general music | music-teacher
teacher | art; arts; drawing; painting; ceramics; visual arts; fine arts; pottery; studio art; sculpture; arts and crafts; graphic arts; crafts | art-teacher
teacher | drama; theater; theatre; acting; dramatic arts; performing arts; dramatics | drama-teacher
teacher | dance; ballet; ballroom dance; ballroom dancing; tap dance; dancing | dance-teacher
teacher | photography | photography-teacher
teacher | spanish; french; german; chinese; mandarin; latin; japanese; italian; russian; arabic; foreign language; world language; modern language; modern languages; language; languages; world languages; foreign languages; hebrew; korean | modern-languages-teacher
teacher | physical education; pe; p e; gym; health and physical education; phys ed | physical-education-teacher
teacher | math; mathematics; algebra; calculus; geometry; maths | math-teacher
teacher | physics | physics-teacher
teacher | chemistry | chemistry-teacher
teacher | biology; life science | biology-teacher
teacher | science; earth science; physical science; sciences; environmental science | science-teacher
teacher | history; us history; american history; world history | history-teacher
teacher | social studies; social science; civics; government; sociology; social sciences | social-studies-teacher
teacher | geography | geography-teacher
teacher | english; language arts; english language arts; english literature; literature; writing; journalism | english-teacher
teacher | reading; title i reading; remedial reading; reading recovery; title i; reading intervention | reading-specialist
teacher | computer; computers; computer science; information technology; technology; computer applications; ict; computing; computer technology; programming | computer-science-teacher
teacher | business; economics; business education; accounting; business studies; commerce | business-studies-teacher
teacher | religion; religious education; religious studies; bible; religious; theology; catechism | religion-teacher
teacher | yoga | yoga-instructor
teacher | swim; swimming | swimming-teacher
teacher | pilates; fitness; aerobics; zumba; exercise | fitness-class-instructor
teacher | meditation | meditation-teacher
teacher | driving; driver education; drivers education; driver training | driving-instructor
teacher | sunday school | religion-teacher
teacher secondary school; teacher primary school | special educational needs; special education needs; special needs | special-education-teacher
head teacher | * | school-principal
teacher secondary school; tutor secondary school | * | secondary-school-teacher
teacher | * | teacher
professor | economics; econometrics | lecturer-economics
professor | law; criminal law; legal studies; constitutional law; jurisprudence | lecturer-law
professor | computer science; information systems; computing; information technology; information science; computer; cybersecurity; data science; software engineering; computer information systems | lecturer-computer-science
professor | engineering; civil engineering; electrical engineering; mechanical engineering; aerospace engineering; chemical engineering; biomedical engineering; industrial engineering; nuclear engineering; marine engineering; architectural engineering; materials science; environmental engineering; geological engineering; petroleum engineering | lecturer-engineering
professor | mathematics; math; statistics; calculus; applied mathematics; biostatistics; mathematical sciences | lecturer-mathematics
professor | physics; astronomy; astrophysics; nuclear physics; thermodynamics | lecturer-physics
professor | chemistry; organic chemistry; inorganic chemistry; physical chemistry; analytical chemistry | lecturer-chemistry
professor | biology; microbiology; zoology; botany; genetics; biochemistry; anatomy; physiology; ecology; entomology; molecular biology; biological sciences; biological science; plant pathology; plant science; animal science; bacteriology; cell biology; marine biology; neuroscience; embryology; horticulture; agronomy; natural science; horticultural; forestry; wildlife | lecturer-biology
professor | psychology; child development; developmental psychology; educational psychology; clinical psychology; social psychology; counseling psychology | lecturer-psychology
professor | sociology; anthropology; political science; geography; archaeology; social science; social work; government; criminal justice; criminology; international relations; ethnic studies; women studies; area studies; african american studies; public policy; public administration; gender studies; urban studies; asian studies; latin american studies; international studies; public affairs; native american studies; american studies; library science | lecturer-social-sciences
professor | history; philosophy; religion; theology; divinity; english; literature; classics; humanities; art history; english literature; creative writing; american literature; ethics; religious studies; composition; rhetoric; american history; writing; comparative literature; biblical studies | lecturer-humanities
professor | spanish; french; german; russian; linguistics; chinese; foreign language; modern languages; languages; japanese; latin; greek; italian; romance languages; slavic languages; language; arabic; foreign languages | lecturer-languages
professor | art; music; theater; theatre; drama; dance; design; drawing; painting; photography; studio art; fine arts; ceramics; film; acting; piano; voice; graphic design; interior design; sculpture; theatre arts; jazz; violin; fashion design; cinema; choral music; opera; animation; architecture; landscape architecture; trombone; percussion | lecturer-arts
professor | education; special education; teacher education; higher education; early childhood education; elementary education; educational leadership; physical education; curriculum; kinesiology; exercise science | lecturer-education
professor | communication; communications; journalism; speech; media; advertising; public relations; mass communication; broadcast; public speaking; media studies; broadcasting | lecturer-communication
professor | business; accounting; finance; marketing; management; business administration; entrepreneurship; real estate; taxation; hospitality; operations management; organizational behavior; hospitality management; human resources management; insurance | lecturer-business
professor | medicine; surgery; pathology; pharmacology; dentistry; pharmacy; dental; public health; epidemiology; physical therapy; occupational therapy; nutrition; medical; health; radiology; psychiatry; pediatrics; veterinary medicine; immunology; health sciences; health science; optometry; respiratory therapy; speech pathology; audiology; chiropractic; cardiology; exercise physiology; neurology; environmental health; health services administration; dental hygiene | lecturer-medicine
professor | nursing; nurse | nursing-instructor
professor | geology; earth science; oceanography; meteorology; atmospheric science; geophysics; hydrology; environmental science; earth and atmospheric sciences; paleontology; geosciences; climatology; environmental studies | lecturer-earth-sciences
professor | * | university-professor
tutor | * | tutor
# What is left of machines without a word for the material
@machineheads | drawing press; shear; shears; power brake; punch and shear; forming; roll former; straightener; riveter | metal-press-operator | anywhere
@machineheads | roll; rolling; roller; mill roll; tube; strip; straightening roll | rolling-mill-operator | anywhere
@machineheads | grinder; grinding; polishing; polisher; buffer; tumbling; wheel | metal-grinder-and-polisher | anywhere
@machineheads | drill; jig; shaper; gear; gear shaper; automatic lathe; boring; threader; tapping; honing | machinist | anywhere
@machineheads | hammer; hammersmith | forging-press-worker | anywhere
@machineheads | core; mold; molding; core machine | foundry-worker | anywhere
@machineheads | folding; folder; collator; collating; stitcher | print-finisher | anywhere
@machineheads | hat; needle; brim; seam; button; fur; felting | sewing-machine-operator | anywhere
@machineheads | box; glue; tape; cup | paper-products-operator | anywhere
@machineheads | vacuum; blow; calender; foam | plastics-machine-operator | anywhere
@machineheads | tank; recovery; hydrogen; wet end; vat; vacuum drier | chemical-plant-operator | anywhere
@machineheads | track; ballast; rail; tie; tamper; tamping | railway-track-worker | anywhere
@machineheads | shot; shotblast; shot blast; sandblast; blast cleaning; blasting | abrasive-blasting-operator | anywhere
operator | boat; vessel; motorboat; ferry; launch; tow boat; tugboat | boat-operator
operator | computer; computer system; computer console; console; mainframe; peripheral; peripheral equipment; data center | computer-operator
operator | keyboard; keypunch; data entry; data input; key entry; tape; verifier; teletype; post; file | data-entry-clerk
operator | telephone; switchboard; pbx; directory assistance; information; directory; long distance; toll; exchange; telephone switchboard; relay telephone | switchboard-operator
operator | radio; dispatch; emergency; 911; fire alarm; police radio; emergency communications; communication; communications | emergency-dispatcher
operator | camera; studio camera; television camera; video camera; tv camera | camera-operator
operator | teleprompter; boom microphone; audio; sound; sound board; mixing board; recording | audio-engineer
operator | light; lighting; spotlight; light board; dimmer board | lighting-technician
operator | video; tape video; video control; broadcast; master control; videotape; transmitter; video tape; television; control tv | broadcast-technician
operator | movie; projection; motion picture; projector; film projector | cinema-projectionist
operator | bus; transit; coach; trolley; motor coach; paratransit; transit bus | bus-driver
operator | streetcar; tram; light rail; cable car | tram-driver
operator | subway; metro; train; locomotive; dinkey; motor car; rail car; engine | train-driver
operator | truck; dump truck; tractor trailer; vacuum truck | truck-driver
operator | drone; uav; unmanned aircraft; unmanned aerial; unmanned aerial vehicle; unmanned aerial systems; unmanned | drone-pilot
operator | ride; amusement ride; carousel; roller coaster; merry go round; ski lift ride; attraction | ride-operator
operator | ski lift; chair lift; chairlift; tramway; aerial tramway | ski-lift-operator
operator | scanner document; microfilm; document imaging | scanning-operator
operator | switch; switch tower; tower; railroad tower; signal tower; interlocking; retarder | railway-switch-operator
operator | cnc lathe | cnc-operator
operator | substation; power distribution; load; grid; dispatch power; power system; power control | power-dispatcher
operator | control room; plant control; process control | control-room-operator
operator | street sweeper; sweeper; street sweeping | street-sweeper-driver
operator | toll; toll booth | cashier
operator | snow plow; snowplow; snow removal; snow | snow-clearing-worker
operator | lawn mower; mower; mowing; grounds mower; mowing machine | groundskeeper
operator | duplicating; duplicating machine; photocopy; copy machine; copier; blueprint; mail machine; mail inserting; addressing machine; addressograph; mimeograph; office machine; calculating machine; bookkeeping machine; billing machine | office-clerk
operator | sonar; radar; electronic warfare; missile; weapons; artillery; warfare; magnetic anomaly detector | army-specialist
operator | x ray industrial; ultrasonic testing; eddy current | ndt-technician
operator | blood; plasma collection | phlebotomist
# Supervisors
@boss | supervisor; foreman; forewoman; shift supervisor; team supervisor; crew supervisor; crew chief; crew leader; line supervisor; department supervisor; crew boss; gang boss; gang supervisor; shop supervisor; shift leader; team leader; section supervisor; general foreman; group leader; floor supervisor; leader; lead
supervisor; foreman; forewoman; crew chief; crew leader; team leader; crew supervisor; gang boss | concrete; paving; bridge; road; highway; excavation; demolition; framing; construction; building construction; masonry; steel; ironwork; iron work; structural steel; roofing; drywall; painting; painter; glazing; insulation; tile; scaffolding; pile driving; pile driver; asphalt; street; sewer; pipe laying; pipeline; pipeline construction; grading; earthwork; tunnel; fence; labor; construction labor; trench; blasting; boilermaking; reinforcing steel; floor covering; lathing; stone; terrazzo; waterproofing; swimming pool; welding construction; track; track laying; railroad track; remodeling; site construction; sandblasting; sign erection; construction trades; asbestos removal | construction-supervisor
supervisor; foreman; crew leader; team leader | electrical; electrician; line; lineman; power line; electric; wiring; electricians; powerline | electrical-supervisor
supervisor; foreman; crew leader; team leader | plumbing; plumber; pipefitting; pipe fitting; pipefitter; steamfitting | plumbing-supervisor
supervisor; foreman; crew leader; team leader | carpentry; carpenter; cabinet installation; carpenters | carpentry-supervisor
supervisor; foreman; crew leader; team leader | bricklaying; bricklayer; brick | bricklaying-supervisor
supervisor; foreman; crew leader | mine; mining; quarry; pit; coal; underground; drilling; oil field; oil well; rig; well drilling; derrick; blasting mine; preparation plant; surface mine; gas field | mining-supervisor
supervisor; foreman; crew leader; team leader | air cargo ground crew; airline ground crew; ground handling; airport ramp | ramp-manager
supervisor; foreman | tile layer; tile setter; tile setting; tile laying | tiling-supervisor
supervisor; manager | parts department; parts counter | parts-manager
supervisor; foreman; crew leader; team leader | landscape; landscaping; grounds; groundskeeping; lawn; lawn service; greens; golf course; park; parks; gardening; tree trimming; grounds maintenance; tree; cemetery; horticulture | landscaping-supervisor
supervisor; foreman; crew leader; team leader | farm; ranch; agricultural; crop; dairy farm; dairy herd; poultry; poultry farm; orchard; vineyard; harvest; harvesting; greenhouse; nursery plant; livestock; hatchery; fish hatchery; forestry; logging; forest; lumbering; timber; picking; field crop; vegetable farming; hog farm; cattle; irrigation; farming; animal; vine fruit farming; tree fruit and nut farming; stock ranch; kennel; shearing; shed; christmas tree farm | farm-supervisor
supervisor; foreman; crew chief; crew leader; team leader; shop supervisor; shop foreman | maintenance; repair; mechanic; mechanical maintenance; machine repair; service shop; garage; shop maintenance; automotive; auto body; body shop; aircraft maintenance; vehicle maintenance; equipment maintenance; building maintenance; plant maintenance; motor vehicle; truck maintenance; bus maintenance; diesel; fleet maintenance; instrument; instrument repair; electronics repair; signal; telephone; telecommunications; cable; appliance; appliance repair; elevator; hvac; air conditioning; refrigeration; installation; installation and repair; equipment repair; millwright; meter; meter repair; avionics; aircraft; engine; engine repair; locomotive; roundhouse; car repair; line maintenance; substation; machinery; facilities maintenance; facility; facilities; mechanics; repairer; servicer; motor; tire repair; field service; communications equipment; central office repair; alarm; utilities maintenance; tool room maintenance; radio repair; field engineering; installer | maintenance-supervisor
supervisor; foreman; team leader; lead | housekeeping; cleaning; custodial; janitorial; custodian; janitor; room cleaning; window cleaning; house cleaning; environmental services; sanitation; maid; housekeeper; linen; cleaners; night cleaning; laundry hotel; hospital cleaning; porter | cleaning-supervisor
supervisor; foreman; team leader; lead; leader | warehouse; shipping; receiving; stock; stockroom; inventory; storeroom; shipping and receiving; loading; dock; freight; material handling; materials handling; distribution; distribution center; storage; supply; order filling; tool crib; parts warehouse; cargo; fulfillment; loading dock; terminal; packing; storehouse; stores; material; yard; logistics; luggage; baggage | warehouse-supervisor
supervisor; team leader | office; clerical; secretarial; administrative; administrative services; records; medical records; mail; mailroom; mail room; data entry; word processing; typing; file; filing; filing clerk; clerk; accounting; accounts payable; accounts receivable; billing; bookkeeping; audit; teller; credit; collection; collections; loan; cashier; cash; title; underwriting; policy; statistical; accounting clerks; stenography; correspondence; order; order department; reservation; reservations; ticket; ticket sales; telephone operator; switchboard; personnel; personnel records; library; tabulating; computer operations; central records; registration; admitting; admissions; scheduling; dispatch; dispatching; dispatcher; transcription; proofreading; escrow; safety deposit; vault; duplicating; production control; production clerks; advertising dispatch clerks; survey workers; benefits; policyholder; insurance; contact; real estate office; files; patient access; medical billing; customer order; coding; document; meter reading; meter reader; mortgage; loan processing; receptionist; secretary; delivery department; post office; postal; toll collector; toll; traffic; route; publications; print shop office; message; circulation; compensation; central supply | administrative-supervisor
supervisor; team leader | customer service; call center; contact center; customer care; help line; customer support; telemarketing; telesales; call centre; client service; phone; telephone sales; customer relations | contact-centre-supervisor
supervisor; team leader; lead | store; sales floor; retail; grocery; produce; meat department; deli; bakery department; checkout; front end; cashiers; department store; shoe department; clothing; key holder; liquor store; pharmacy store; cosmetics; merchandise; parts department; gas station; service station; merchandising; retail store; stationery; jewelry; food store; garden center; sales associate; salespersons | retail-supervisor
supervisor; team leader; lead | dining room; restaurant; food service; foodservice; food and beverage; nutrition; nutrition services; food services; cafeteria; kitchen; catering; banquet; dietary; cook; bar; dining; snack bar; food production kitchen; school cafeteria; lunchroom; dietary service; tray line; beverage; coffee shop; cooks; concession; concessions; wait staff; room service; diet | restaurant-supervisor
supervisor; foreman; team leader; lead | security; security guard; guard; patrol; security officer; protective service; gate; protection | security-supervisor
supervisor; sergeant | corrections; correctional; correction; prison; jail; detention; inmate; correctional officer; juvenile detention | correctional-supervisor
supervisor | police; patrol police; sheriff; detective; highway patrol; state police | police-supervisor
supervisor | social work; casework; case work; social services; child welfare; social service; welfare; case management; child protective services; family services; foster care; probation; human services; mental health; adoption; counseling; casework supervisor; eligibility; parole; youth services; caseworker; social worker; family service | social-work-supervisor
supervisor | nurse; nursing; ward; surgical nursing; obstetrical; nursing service; clinical nursing; unit nursing; intensive care | nurse-manager
supervisor | laboratory; lab; clinical laboratory; blood bank; histology; microbiology; hematology; chemistry lab; pathology; test lab; research laboratory; assay; testing laboratory | laboratory-manager
supervisor | radiology; imaging; x ray; ultrasound; mri; nuclear medicine; ct; diagnostic imaging | imaging-manager
supervisor | child care; childcare; daycare; day care; nursery; preschool | childcare-coordinator
supervisor | salon; hair; beauty; cosmetology | salon-manager
supervisor | bus; transit; transportation; fleet; truck; trucking; motor pool; drivers; driver; delivery; school bus; vehicle; street car; motor transport; road transport; dispatch trucking | fleet-coordinator
supervisor | casino; gaming; gambling; pit; slot; slots; table games; cardroom; poker; cage; keno; floor gaming; card room; surveillance casino | casino-pit-boss
supervisor | engineering; drafting; design | engineering-manager
supervisor | it; help desk; information technology; network; data processing; it systems; computer systems; information systems; programming; computer; desktop support; technical support; user support | it-service-desk-manager
supervisor | lifeguard; swimming pool; aquatics | leisure-centre-manager
supervisor | quality; quality control; quality assurance; inspection; inspectors; testing | quality-manager
supervisor | fire; firefighting; fire protection; fire prevention; forest fire | fire-chief
supervisor; foreman; forewoman; shift supervisor; line supervisor; department supervisor; shop supervisor; crew supervisor; crew leader; shift leader; group leader; floor supervisor | @anymachine; @laundry; @product; cutting; finishing; finishing department; making; welding; assembly; machine operators; hot room; mold; roll; pipe; tank; boiler; cell; yeast; cure; treating; pressing; heat; blend; room fabrication; sample; pattern; die; tool room; tool; toolroom; can; pot; sanding; slitting; shear; wet end; dry end; beam; kiln; cold press; dry press; hat; machine setter; power plant; water treatment; utilities; gas; gas plant; boiler room; wastewater; sewage; refinery; pump; waste; waste disposal; hazardous waste; recycling; furnace room; screen; reel; manufacturing assembly; plate; machine department; mounting; production department; material preparation; bottle house; wash house; brew house; rolling; pumping; treatment; storage battery; steam; metal can | production-supervisor | anywhere
# Inspectors, testers and checkers
@qc | inspector; product inspector; quality inspector; inspector and tester; inspector tester; final inspector; machine inspector; final tester
inspector | aircraft engine; jet engine; engine aircraft | aircraft-engine-inspector
inspector | aircraft; airplane; aviation; aviation safety; air safety; airworthiness; flight; airframe; helicopter; air carrier; aeronautical | aviation-inspector
inspector | hazardous waste; hazardous materials; waste; landfill; radiological; radiation | hazardous-waste-inspector
inspector | building; construction; housing; plan; plumbing; plumbing code; building code; framing; structural; masonry; roofing; construction site; home; house; property; dwelling; code; zoning; residential; concrete; reinforced concrete; site; public works; permit; occupancy; pool; asphalt; paving; highway construction; pipeline construction; bridge construction; right of way; rental property; elevator construction | building-inspector
inspector | electrical; wiring; electric; electrical installation; electrical code | electrical-inspector
inspector | bridge; bridges; dam; culvert; tunnel | bridge-inspector
inspector | code enforcement; code compliance; zoning code; sign code; litter | code-enforcement-officer
inspector | fire; fire prevention; fire safety; fire protection; fire code; fire marshal; fire alarm; sprinkler; fire department | fire-inspector
inspector | safety; osha; occupational safety; industrial safety; health and safety; mine safety; safety and health; mine; occupational health; asbestos safety; rail safety; safety and sanitary | hse-inspector
inspector | public health; health; sanitation; sanitary; environmental health; restaurant; restaurants; lead; sanitarian; food service; nuisance; mosquito; vector | public-health-inspector
inspector | environmental; pollution; water pollution; air pollution; environmental compliance; water quality; stormwater; sewage disposal; wetlands; septic; underground storage tank; erosion | environmental-compliance-inspector
inspector | food; food safety; meat; poultry; egg; dairy; milk; grain; fruit; vegetable; produce; fish; seafood; cotton; tobacco leaf; livestock; animal; plant; plant quarantine; agricultural; agriculture; nursery stock; brand; seed; potato; commodity; crop; farm products; fruits; apiary; bee; feed; fresh produce; plant protection; veterinary; plant industry | agricultural-inspector
inspector | motor vehicle; vehicle; emissions; emission; smog; safety vehicle; automobile; automotive; car; truck; taxi; taxicab; bus; trailer; vehicle emissions; new car; state vehicle; motor; brakes | vehicle-inspector
inspector | railroad; railway; rail; freight car; railroad car; locomotive; track; track railroad; rolling stock; passenger car; air brake; train; roadway | vehicle-inspector
inspector | customs; border; immigration customs; import; port customs; baggage customs | customs-officer
inspector | immigration; immigration and naturalization; passport | immigration-officer
inspector | postal; post office; mail fraud | detective
inspector | police; detective; homicide; vice | police-inspector
inspector | weights and measures; consumer; trading standards; consumer safety; gas pump; price; scale weights; weight | trading-standards-officer
inspector | wage and hour; labor; labour; employment standards; wage | labour-inspector
inspector | gaming; gambling; casino; lottery; racing | gaming-inspector
inspector | ticket; railway ticket; bus fare; fare | ticket-inspector
inspector | insurance; property insurance; underwriting; loss control; boiler insurance; insurance loss | insurance-risk-surveyor
inspector | cargo; marine cargo; petroleum cargo; grain cargo; bulk cargo; container cargo; freight; shipping; ship; hull; vessel; petroleum | cargo-inspector
inspector | tax; revenue; taxes; sales tax; excise | tax-inspector
inspector | weld; welding; welds; certified welding | welding-inspector
inspector | ndt; nondestructive; non destructive; ultrasonic; magnetic; magnetic particle; x ray; penetrant; radiographic; nondestructive test; penetrants; pipeline integrity | ndt-technician
inspector | school; education; educational; ofsted | education-inspector
inspector | bank; banking; savings and loan; financial; credit union; securities | financial-examiner
inspector | termite; pest; termite pest | pest-control-technician
inspector | corrosion; coating; paint coating; protective coating; cathodic protection | corrosion-technician
inspector | chimney | chimney-sweep
inspector | elevator; escalator; lift | elevator-technician
inspector | meter; gas meter; electric meter; water meter | meter-technician
inspector | hotel; room; rooms; housekeeping; motel; linen; cleaning | cleaning-supervisor
sorter; grader; worker | recycling; recyclables; scrap; waste; recycled materials | recycling-worker
tester | software; application; systems; software test; qa; web; user acceptance; uat; manual software; automation; mobile | qa-analyst
tester | game; video game; games | game-tester
tester | penetration; security; pen; cyber | penetration-tester
tester | soil; soils; concrete; asphalt; materials; aggregate; cement; road materials; compaction | civil-engineering-technician
tester | electronic; electronics; circuit; semiconductor; transistor; radio; relay; electrical; motor; battery; transformer; wire; cable; meter; coil; electric motor; appliance; instrument; engine; hydraulic; systems hardware; valve; component; circuit board; tube; dynamometer; pressure; leak; hydrostatic; boiler; radiator; brake; air conditioning; compressor; pump; aircraft; rocket motor; generator; gear | test-technician
tester | food; taste; flavor; coffee; tea; cheese; butter; wine; beer | food-taster
tester | milk; grain; seed; cream; protein | food-science-technician
tester | water; sewage; effluent | environmental-technician
tester | chemical; acid; oil; petroleum; pulp; gas chemical; laboratory; paint; rubber; fuel; cloth; paper; metal; ore; blood lab | chemical-laboratory-technician
tester | backflow; backflow prevention | plumber
@qc; tester; sampler; sorter; grader; sorter grader; and tester; and packer | @anymachine; @product; quality control; quality; quality assurance; qc; qa; in line; stock; part; box; wheel; watch; filter; glass; metal; paper; die; frame; plate; film; shoe; bottle; canned goods; nib; hide; mat; gauge; gear; golf ball; tire; hairspring; harness; mask; leak; belting; mattress; set; tank; wood; yarn; barrel; container; balance; equipment assembly; truing; machine; shipping quality; factory; production line; soldering; finishing; packing; repairs; salvage; bin; coil; shop; surgical; optical; equipment; material; component; photo; thread; blanket; tile; can; tension; triple air valve; lacquer; sponge; sealed battery; watch assembly; pumps; watch parts; comb; type; cigarette; hosiery | quality-inspector | anywhere
# Clerks
clerk | accounting; accounts; ledger; bookkeeping; general ledger; reconciliation; financial; fiscal; bank reconciliation; cost; voucher; journal; cost accounting; disbursement; expense; asset; tax accounting; plant accounting; finance; balance; account; control accounting; trust accounting; statement accounting | accounting-clerk
clerk | accounts payable; payable; payables; ap; invoice control; disbursements | accounts-payable-specialist
clerk | accounts receivable; receivable; receivables; ar | accounts-receivable-specialist
clerk | billing; invoice; billing control; rate billing; rating; invoicing; freight billing; bill; rate; c o d; statement; settlement; interline; toll billing; foreign billing; demurrage; toll settlement | billing-specialist
clerk | medical billing; medical claims billing; insurance billing; patient accounts; hospital billing; dental billing | medical-biller
clerk | payroll; pay; commission; payroll benefits; wage; salary; pay roll | payroll-specialist
clerk | time; timekeeping; timekeeper; crew; attendance payroll | timekeeping-clerk
clerk | audit; auditing; night audit; freight audit | audit-clerk
clerk | tax; tax record; tax return; revenue; assessment; property tax | tax-clerk
clerk | data entry; data processing; keypunch; data; data input; data control; coding data; computer; data coder | data-entry-clerk
clerk | mail; mailroom; mailing; mail room; addressing; mail processing; outgoing mail; incoming mail; mail distribution; central mail | mail-clerk
clerk | postal; post office; window; parcel post; postal window; stamp; stamps; general delivery; special delivery | postal-clerk
clerk | file; filing; records; record; document; archives; map; tape library; blueprint; microfilm; records management; retention; central files; fingerprint; vault; drawing; film; identification; cartographic; specifications; documentation | file-clerk
clerk | shipping; shipment; outgoing freight; distribution; dispatch; export shipping; forwarding; delivery; freight; express; route; dock; consignment | shipping-clerk
clerk | receiving; shipping and receiving; shipping receiving; receiving and shipping; returned goods | shipping-and-receiving-clerk
clerk | stock; stockroom; inventory; warehouse; storeroom; store room; supply; tool crib; parts; stock control; inventory control; material; materials; stores; tool; crib; storage; perpetual inventory; linen room; tool room; property; equipment; yard stock; stockyard; uniform; supplies; merchandise control; cellar; kitchen stock; cycle count; checkroom tool; material control; quartermaster; fuel; prop | storekeeper
clerk | order; orders; order entry; order desk; order department; mail order; catalog; order processing; customer order; telephone order; classified ad; subscription; will call | order-clerk
clerk | production; planning; production control; scheduling; schedule; material planning; production planning; expediting; assembly; production scheduling; job; control production; progress; work order; control; job control; production order | production-planner
clerk | purchasing; purchase; procurement; buying; purchase order; bid; contract procurement | procurement-clerk
clerk | personnel; hr; human resources; employment; benefits; employee benefits; personnel records; assignment; recruiting; military personnel; appointment; staffing | hr-assistant
clerk | locker room; coat room; checkroom; bathhouse | locker-room-attendant
clerk | hotel; motel; front desk; desk; night desk; hotel desk; front office; registration hotel; night; guest | hotel-receptionist
clerk | reservation; reservations; airline reservations; hotel reservations | reservation-agent
clerk | ticket; box office; admissions; ticketing; ticket sales; theater | ticket-clerk
clerk | travel; travel information; transportation; tourist; travel counter | travel-agent
clerk | information; public information; telephone information; directory; inquiry | information-clerk
clerk | hospital admitting; admitting; admission; admissions hospital; patient registration; registration; outpatient; patient access; patient intake; emergency room; clinic registration; hospital | hospital-admissions-clerk
clerk | ward; medical; unit; nursing; medical office; hospital unit; health unit; surgery scheduling; nursing unit; floor hospital; clinic; radiology; patient | medical-secretary
clerk | medical record; medical records; chart; health information; coding medical; medical coding; release of information | medical-records-technician
clerk | court; county court; district court; criminal court; docket; calendar; civil court; traffic court; jury; probate; small claims; circuit court; superior court; appellate; bankruptcy court; appeals; deputy court; courtroom; probation; warrant; judicial; docketing; magistrate | court-clerk
clerk | law; judicial law; legal research; law review | judicial-law-clerk
clerk | town; city; municipal; township; county; village; borough; election; elections; vital statistics; council; parish; voter registration; license; board of elections; license issuer; recorder | municipal-clerk
clerk | motor vehicle; license; driver license; permit; licensing; dog license; vehicle registration | licensing-officer
clerk | library; circulation; book; reference library; interlibrary; periodicals; library circulation; serials; catalogue library; audio visual library | library-assistant
clerk | loan; mortgage; mortgage loan; loan closing; mortgage processing; student loan; loan interviewer; commercial loan; loan documentation; loan review; installment loan; escrow; collateral; mortgage closing; real estate loan; credit; foreclosure; new accounts loan | loan-processor
clerk | new accounts; bank; teller; trust; clearing house; proof; transit; check processing; bookkeeping bank; safe deposit; wire transfer; encoder; foreign exchange; letter of credit; exchange; vault bank; draft; collection bank; check; sorting proof; bank operations; deposit; banking; float; return items; statement bank; safe deposit box; securities vault; reserves | bank-operations-specialist
clerk | brokerage; securities; stock transfer; margin; dividend; transfer; bond; purchase and sales; investment; blotter; p and s; cage brokerage; telegraph brokerage; trading; margin securities; trade settlement; mutual fund; coupon | trade-settlement-analyst
clerk | insurance; claims; insurance claims; policy; claim; premium; policy change; policy issue; dental claims; medical insurance; insurance policy; cancellation; reinsurance; claims processing; group insurance; medical claims; policyholder information; fire loss; loss; insurance checking; agency insurance; benefit claims; revival | insurance-claims-clerk
clerk | underwriting; underwriter; rating insurance | underwriting-assistant
clerk | collection; collections; credit collection; collection agency; skip trace; delinquent account; overdue account; past due accounts; bad debts; payment collection | collections-specialist
clerk | statistical; statistics; actuarial; compilation; survey statistical; tabulating; chart statistical; statistical data | statistical-clerk
clerk | survey; interviewing; interview; census; market research; poll; research; public opinion | survey-interviewer
clerk | correspondence; correspondent; letter; claims correspondence; reply | correspondence-clerk
clerk | complaint; adjustment; complaints; returns; customer complaint; adjustments; lost and found; claims adjustment; customer adjustment; merchandise return; return to factory | complaints-handler
clerk | customer service; service; customer; counter service; customer relations; service establishment; utility customer; telephone; light and power service; new service; water service; repair service; repair order; service order; contact; trouble; customer care | customer-service-representative
clerk | receptionist; reception; switchboard; front desk receptionist; appointment desk | receptionist
clerk | retail; store; sales; grocery; deli; delicatessen; bakery; produce; meat; liquor store; shoe; book store; bookstore; hardware; convenience store; gift shop; drug store; drugstore; counter; clothing; florist; pharmacy counter; candy; cosmetics; hardware store; department store; jewelry; food; market; snack bar; supermarket; gift; tobacco; dairy store; toy; garden center; floor; fountain; ice cream; cigar; video; paint store; meat counter; seafood; fish; sporting goods; merchandise; lumber; milk store; shop; fitting room; layaway; photo store; liquor; pet store; dry goods; florist shop; thrift store; salvage store; furniture; auto parts sales; concession | retail-sales-associate
clerk | parts counter; auto parts; parts sales; automotive parts; parts department | parts-salesperson
clerk | rental; car rental; auto rental; video rental; tool rental; equipment rental; dry cleaning; tool and equipment rental; automobile rental; bicycle rental; boat rental; ski rental; counter rental; storage facility rental; laundry counter; costume rental; dress clothes rental; trailer rental; furniture rental; truck rental | rental-clerk
clerk | pharmacy | pharmacy-assistant
clerk | cashier; cash; checkout; check out; lunchroom; cash register; cash office; toll; cafeteria; change; money; cage | cashier
clerk | betting; mutuel; parimutuel; sports book; off track betting; keno; pari mutuel; mutuel; bingo; race book; lottery | bookmaker
clerk | traffic; transportation; logistics; routing; freight traffic; load; car; car control; railroad; yard; train; interchange; train crew; weight; vessel; port; crew dispatch; demurrage; tonnage; car record; cargo; fleet; motor pool; air cargo; airport; operations airline; flight operations; railway; reconsignment; booking; dispatching | logistics-coordinator
clerk | typing; clerk typist; word processing; typist; transcribing; steno; telegraph; teletype; telegraphic | typist
clerk | legal; law office; litigation; legal office; title; real estate title; abstract; deed | legal-secretary
clerk | school; attendance; attendance school; student records; school registrar; college registrar; school office; transcript; student; admissions school; grading | school-secretary
clerk | police; police records; police department; identification police; fingerprint clerk; evidence; traffic police; criminal records; sheriff; detective bureau | office-clerk
clerk | general; office; clerical; administrative; administration; department; front office; bindery; copy; correlation; general office; agency; bureau; congressional; division; field; branch; office support; program; project; coding; classification; quotation; verification; verifying; rating clerk; contract; pricing; sorting; checking; price; advertising; circulation; marking; coupon redemption; suggestion; reports; report; minutes; routing office; insurance office; directory compiler; maintenance; engineering; history; quality; media; publication; food service; personnel office; calculating; industrial; membership; reader; construction; telephone directory; eligibility; unemployment; reproduction; copying; duplicating; photocopying; collating; pattern; quality control; laboratory; operations; credential; processing | office-clerk
# Workers, helpers and labourers
worker | hazardous waste; hazardous materials; asbestos; asbestos removal; lead abatement; radiation; hazmat; environmental cleanup; decontamination; lead; nuclear cleanup | hazardous-materials-removal-worker
worker | social; social service; social services; child welfare; family; foster care; youth services; human services; adoption; protective service; geriatric social; welfare; crisis; residential social; hospice social; outreach social; family service; case; intake; child protective; adult protective; family services; welfare eligibility; community social; medical social; mental health social; school social; psychiatric social; drug court; family support | social-worker
worker | youth; youth outreach; street youth; juvenile; gang youth | youth-worker
worker | child care; childcare; daycare; day care; nursery school; nursery; preschool; infant care; after school | childcare-worker
worker | community; outreach; community outreach; community development; community organization; neighborhood; community center | community-development-worker
worker | mental health; mental retardation; psychiatric; behavioral health; developmental disabilities; direct care; direct support; disability | disability-support-worker
worker | home health; home care; personal care; home health care; homecare; elder care; hospice; respite; personal | home-health-aide
worker | community health; health outreach; public health; lay health | community-health-worker
worker | recreation; playground; camp recreation; parks recreation | recreation-worker
worker | construction; concrete; building; demolition; excavation; pipe trench; road construction; bridge; bridge construction; drywall; carpentry labor; structural; foundation; masonry; stucco; site; tunnel; waterproofing; sandblast; shoring; trench; caisson; grouting; drain | construction-laborer
worker | road; highway; highway maintenance; street; street maintenance; asphalt; road maintenance; pavement; road repair; paving; roads; public works; blacktop; bituminous; guard rail; traffic control | road-construction-worker
worker | track; railroad; railroad track; railway; section track | railway-track-worker
worker | steel; structural steel; ornamental iron; iron; structural iron; reinforcing steel; reinforcing iron; structural metal; ornamental metal; rebar | ironworker
worker | sheet metal; sheetmetal; tin; duct; ductwork | sheet-metal-worker
worker | foundry; casting; molder; iron foundry; core; sand; cupola | foundry-worker
worker | metal; metal fabrication; fabrication; metal fabricating; metal bench; boilermaker | metal-fabricator
worker | insulation; insulating; pipe covering; asbestos insulation | insulation-worker
worker | utility line; power line; high line | line-worker
worker | maintenance; building maintenance; facility maintenance; plant maintenance; facilities maintenance; school maintenance; hotel maintenance; repair; general maintenance; utility maintenance; park maintenance; street light maintenance; property maintenance | maintenance-technician
worker | custodial; janitorial; cleaning; housekeeping; environmental services; sanitation; hospital cleaning; cleanup; clean up; night cleaning; restroom; sanitary; building cleaning | cleaner
worker | warehouse; shipping; receiving; stock; freight; dock; distribution; material handling; storage; loading; loading dock; fulfillment; order; distribution center; packing house loading; storeroom; cold storage; freight handling; cargo; produce warehouse; supply; shipping and receiving | warehouse-worker
worker | farm; ranch; agricultural; crop; crop production; orchard; harvest; vegetable; fruit farm; vineyard farm; migrant; seasonal farm; hay; tobacco farm; cotton; field crop; irrigation; farmworker; fruit; grain; diversified crops; cranberry; sugar beet; berry; mushroom; hop; citrus; potato; sod | crop-worker
worker | nursery plant; greenhouse; horticultural; plant nursery; tree nursery; nursery and greenhouse | nursery-worker
worker | livestock; poultry; dairy farm; animal farm; cattle; hog; sheep; egg; hatchery; chicken; poultry farm; turkey; calf; feedlot; lambing; dairy | livestock-worker
worker | animal; animal care; kennel; animal shelter; zoo; pet; animal husbandry; stable; dog | animal-caretaker
worker | fish hatchery; fish farm; aquaculture; shellfish; oyster | aquaculture-worker
worker | forest; forestry; timber; conservation; reforestation; tree; logging; woods; forest conservation; brush; fire line; trail; logger; boom; log pond; bull gang | forestry-worker
worker | landscape; grounds; lawn; park; grounds maintenance; garden; gardening; golf course; cemetery; greenskeeping; landscaping; groundskeeping; parks | groundskeeper
worker | kitchen; pantry; cafeteria; food preparation; food prep; dietary; canteen; lunchroom; school lunch; food service; dining room; tray line; snack bar; lunch room; mess hall; salad; tray; sandwich; cook; galley | kitchen-assistant
worker | fast food; counter; drive thru; concession | fast-food-worker
worker | laundry; dry cleaning; laundromat; flatwork; linen; linen room; wash house; dry clean; rug cleaning; laundry bag | laundry-worker
worker | bakery; bake shop; cake; dough | bakery-production-worker
worker | textile; yarn; cloth; spinning; knitting; hosiery; weave room; carpet; card room; rag; fabric; spooler; cotton mill; dye house; dye; bleach | textile-machine-operator
worker | garment; sewing; alteration; clothing; hat | sewing-machine-operator
worker | meat; meat packing; slaughterhouse; packing house; packinghouse; beef; pork; poultry processing; meat processing; poultry plant; sausage; offal; casing; hide; tripe; killing floor; ham | meat-processing-worker
worker | fish; fish processing; cannery fish; seafood; shrimp; fish cannery; crab | fish-processing-worker
worker | food; food processing; cannery; cereal; candy; flour; sugar; fruit processing; nut; peanut; frozen food; canning; grain elevator; grain mill; feed mill; bottling; popcorn; cheese; ice cream; pickle; cooler; milk; dairy plant; creamery | food-production-operator
worker | tobacco; cigar; cigarette; leaf | tobacco-worker
worker | leather; tannery; hide house | leather-machine-operator
worker | wood; sawmill; lumber; planing mill; lumberyard; furniture; woodworking; plywood; veneer; green chain; dry kiln; lumber mill; log; dry chain; saw; pole; shingle; box; cooperage; cabinet | woodworking-machine-operator
worker | paper; paper mill; pulp; pulp mill; carton; wallpaper; bag | paper-products-operator
worker | bindery; book; print shop; hand bindery; bookbinding | print-finisher
worker | printing; press room; pressroom; silk screen | printing-press-operator
worker | plastic; plastics; molding; fiberglass; injection molding; foam; resin; laminating | plastics-machine-operator
worker | rubber; tire; latex; rubber goods; mill rubber | rubber-machine-operator
worker | glass; glassware; fiber glass; mirror; lens | glass-plant-operator
worker | chemical; chemical plant; fertilizer; acid; explosives; paint; soap; powder; alum; chlorine; gas plant; tar; carbon; cell; cellroom; pharmaceutical; ammonia; formula | chemical-plant-operator
worker | brick; brickyard; tile plant; pottery; ceramic; clay; kiln; brick yard; porcelain; cement plant; cement; lime | kiln-operator
worker | stone; quarry; granite; marble; slate; gravel; rock; crusher; monument; sand pit; gravel pit | stone-processing-operator
worker | mine; coal mine; mining; coal; underground; ore; gold mine; surface mine; colliery; placer; dredge mine; tailings | mining-assistant
worker | oil field; oil rig; oil well; drilling; rig; oil; derrick; oilfield; gas field; gas well; pipe yard; well | roustabout
worker | packing; packaging; bottling line; wrapping; bagging; labeling; boxing; fruit packing; crating; packing line | packer
worker | assembly; assembly line; bench assembly; electronics assembly; electronic assembly; production assembly; table assembly; line assembly; bench; toy assembly; watch | assembler
worker | production; factory; manufacturing; plant; plant production; shop; general production; mill; industrial; steel mill; production line; machine; battery plant; utility production; line production; floor production; can; tank; refinery; finishing; plating; plating room; pickling; galvanizing; steel plant; rolling mill; furnace; mill utility; wire; cable; pipe; battery; soap factory; set up; trim; finishing room; tube; mattress; spring; broom; brush; ammunition; utility; line utility; process; processing; salvage; inspection; polishing; grinding; sanding; gluing; dry box; tray drier; powder line; wafer; core room; shell; candle; blending; dipping; painting line; spray booth | production-worker
worker | garbage; refuse; trash; waste collection; solid waste; sanitation truck; refuse collection | refuse-collector
worker | recycling; scrap; salvage yard; recycle; scrap metal; junk yard; waste sorting | recycling-worker
worker | postal; post office; mail; mail handling; mail processing | postal-worker
worker | clerical; office; administrative; desk; file; record; general clerical; records | office-clerk
worker | retail; store; shop; supermarket; grocery; checkout; sales floor; convenience store | retail-sales-associate
worker | car wash; carwash; auto detailing; vehicle cleaning | vehicle-cleaner
worker | cemetery; grave; graveyard | cemetery-worker
worker | pool; swimming pool | pool-technician
worker | water; sewer; water main; water utility; sewer maintenance; gas main; water department; sewage; waterworks; gas utility; water and sewer | water-network-operative
worker | slaughter | slaughterer
worker | aircraft; airport; ramp; airline; airline ramp; airfield; fleet service | aircraft-ground-handler
worker | amusement; amusement park; carnival; fair; theme park; attraction; arcade | entertainment-attendant
worker | research; laboratory; social research | research-assistant
worker | election; polling; poll; census; canvass | enumerator
worker | religious; church; parish; ministry; missionary | clergy-member
worker | hospital; patient care; nursing home; ward; hospital ward; nursing | nursing-assistant
@help | helper; assistant; apprentice helper; aide
helper | electrician; electrical; line; wiring; electric; electricians; lineman; cable splicer; electrical line; cable installer | electrician-helper
helper | plumber; plumbing; pipefitter; pipe fitter; steamfitter; pipe; sprinkler; pipelayer; pipeline; plumbers; pipe layer; steam fitter; sprinkler fitter | plumber-helper
helper | carpenter; carpentry; cabinet; floor layer; carpenters; framing; drywall; joiner; floor; hardwood floor; lather; shipwright | carpenter-helper
helper | bricklayer; brick; brickmason; stonemason; mason; masonry; tile; tile setter; terrazzo; marble; block; stone; marble setter; tile layer; bricklaying; brick mason; cement mason; plasterer; hod; firebrick; refractory; blockmason; granite | bricklayer-helper
helper | painter; painting; paper hanger; plasterer; stucco; paperhanger; wallpaper; decorator; house painter; drywall taper | painter-helper
helper | roofer; roofing; slate; shingle | roofer-helper
helper | construction; building; glazier; ironworker; insulation; concrete; surveyor; paving; excavation; demolition; bridge; scaffold; scaffolding; ornamental iron; structural steel; riveter; ironworkers; insulator; asbestos; pile driver; pump concrete; fence; fence erector; well driller; sheet metal construction; glass installer; siding; cement; rigger; house mover; house wrecker; fireproofing; waterproofer; acoustical; installer; elevator; elevator constructor; awning; hanger; sign erector; sign; drill; carpet layer; reinforcing | construction-laborer
helper | mechanic; repair; maintenance; maintenance mechanic; automotive; auto; auto mechanic; automobile; repairer; appliance; hvac; air conditioning; refrigeration; heating; diesel; aircraft; millwright; boilermaker; machinist maintenance; instrument; garage; body; auto body; tire; radiator; maintenance machinist; servicer; motor; meter; telephone; engine; truck mechanic; equipment; signal; gas; furnace installer; elevator repairer; machine repair; brake; industrial; gas appliance; oil burner; locomotive; car; airplane; mill wright; electric motor; avionics; air; heater; armature; tractor; electric; line repair; alarm; installation; instrument repair; locksmith; bus; battery; fitter; electronics; station installer; pump | repair-helper
helper | driver; truck; delivery; truck driver; van; moving; furniture; moving van; warehouse; dock; shipping; mover; garbage truck; beverage; trucker; loader; freight; ice | warehouse-worker
helper | kitchen; cook; cooks; baker; bakery; pantry; chef; food; cafeteria; caterer; cake; fry | kitchen-assistant
helper | farm; ranch; dairy; field; crop; harvest; orchard; poultry; livestock; irrigation | farm-worker
helper | gardener; landscape; landscaping; nursery; lawn; tree; tree trimmer; greenhouse; grounds | landscape-worker
helper | mine; miner; mining; drill mine; shaft; driller; blaster; timber mine; longwall; quarry; derrick; oil well; drilling; rotary driller; core drill; powder; shot; churn drill; prospecting driller; rod; oil field; well | mining-assistant
helper | nurse; nursing; hospital; ward; orderly | nursing-assistant
helper | mother; child; children; nursery school; childcare | childcare-worker
helper | homework; library; office; clerk; teacher; laboratory; machine shop inspector | production-worker
helper | @anymachine; @product; production; machine; machine operator; press; welder; welding; assembler; printer; press; machinist; furnace; metal; finisher; molder; mixer; tender; operator; kiln; operator; cutter; dyer; still; filter; calender; boiler; printing; blacksmith; forge; heat; heater; hot metal; melter; rolling; casting; ladle; rug cleaner; tank; core; cupola; mill; cell; barrel; cloth; spinner; dry house; die; mold; pourer; sheet metal; sheet metal worker; boiler house; buffer; polisher; shear; grinder; sander; upholsterer; upholstery; slitter; winder; pot; maker; layout; lay out; bench; hand; tool; pattern; beater; still; rotary; roll; electroplater; plater; burner; chain; forging; die casting; blender; washer; dry kiln; drier; cooker; coiler; glass; tube; rewinder; screen; galvanizer; hammer; slotter; pipe coverer; sausage; butcher; stitcher; charger; puller; sawyer; edger; log; planer; lumber; wood; sample; setter; engraver; lithographer; lithographic; digester; process; crusher; splitter; stove; reeler; liner; calenderer; powder press; press maintainer; beam; hooker; feeder; former; loom; knitter; weaver; tannery; tanner; compounder; acid; cast; doffer; bonder | production-worker | anywhere
laborer; labourer | farm; ranch; crop; field; harvest; orchard; agricultural; vegetable; poultry; dairy; livestock; hay; tobacco; fruit | farm-worker
laborer; labourer | landscape; lawn; nursery; garden; golf; golf course; grounds; park; yard; cemetery; gardening; tree | landscape-worker
laborer; labourer | mine; mining; coal; quarry; ore; pit; gravel; oil field; pipeline oil; drilling; underground | mining-assistant
laborer; labourer | warehouse; freight; dock; loading; shipping; stock; receiving; storage; wharf; stores; grain elevator; truck; railroad freight; moving; airport; wharf; cotton; bulk | warehouse-worker
laborer; labourer | sawmill; lumber; wood; foundry; steel; mill; factory; production; plant; chemical; paper; rubber; textile; machine; glass; brick; tannery; packing house; cannery; laundry; food; bakery; concrete products; shop; general production; salvage; meat; plating; hide; pottery; stone; cheese; boot and shoe; aircraft; brewery; oil refinery; pipe foundry; tin can; gas plant; rolling; poultry processing; hot plate; vat house; tin; starch; wharf plant; electroplating; powder; syrup; prestressed concrete; petroleum refinery; shellfish; pie bakery; fish; wine; cellar; still; yeast; ammunition; fireworks; high density press; shipyard; boiler | production-worker
laborer; labourer | road; highway; street; asphalt; paving; railroad; track; section; public works; traffic | road-construction-worker
laborer; labourer | construction; concrete; demolition; building; excavating; masonry; general construction; carpentry; bridge; brick; plasterer; pipeline; trench; drilling construction; utility; wrecking; cement; tunnel; stucco; carpenter; roofing; plumbing; house; foundation; pipe; site; grading; sewer; wrecking and salvaging; general; environmental; hod; mason | construction-laborer
laborer; labourer | forest; forestry; logging; tree planting; woods; brush; reforestation; timber | forestry-worker
laborer; labourer | kitchen; restaurant; cafeteria; galley | kitchen-assistant
laborer; labourer | recycling; scrap; waste; salvage yard; junk; garbage; refuse; trash; sanitation | refuse-collector
# Engineers
engineer | locomotive; train; railroad; yard switch; freight train; hostling | train-driver
engineer | stationary; boiler; boiler room; boiler operating; refrigeration operating; power plant operating; steam; refrigeration; chief operating; steam station; building operating; fireman; licensed; watch; ice plant; heating plant; plant utilities; utilities operating; pumping; turbine; fuels | boiler-operator
engineer | building; facilities; hotel; custodial; facility; house; school building; physical plant; property | building-maintenance-technician
engineer | ship; steamship; tugboat; vessel; barge; ferry; dredge; towboat; marine chief; fishing vessel; tug; port; marine operating; first assistant; second assistant; third assistant; boat | ship-engineer
engineer | audio; sound; recording; mixing; mastering; broadcast audio; studio; music; live sound; sound effects; rerecording | audio-engineer
engineer | broadcast; broadcasting; radio station; television; transmitter; video; television broadcast; tv; radio; video control; control room; television control | broadcast-engineer
engineer | flight; aerial | flight-engineer
engineer | crane; hoist; derrick; hoisting; shovel; dragline; power shovel | crane-operator
engineer | operating; heavy equipment operating; equipment operating; portable; grade | heavy-equipment-operator
engineer | aeronautical; aerospace; aircraft; aerodynamics; propulsion; spacecraft; rocket; astronautical; missile; airframe; flight control; stress aircraft; space; satellite; wind tunnel; guidance; helicopter; aviation; aircraft design; aeronautic; aircraft structures; flight systems; stress | aerospace-engineer
engineer | agricultural; farm equipment; irrigation; drainage; soil; farm; agriculture; farm machinery; food processing agricultural; research agricultural | agricultural-engineer
engineer | bio; biomedical; clinical; medical; bioengineering; biomechanical; medical device; rehabilitation; genetic; tissue; prosthetic; orthopedic device; hospital | biomedical-engineer
engineer | chemical; polymer; petrochemical; plastics; catalyst; chemical process; chemical research; electrolysis; adhesive; paint; absorption; chemical design; rubber; plastic; fermentation; textile chemical; ethanol; combustion; oil refining; coal gasification | chemical-engineer
engineer | civil; hydraulic; hydrographic; municipal; construction civil; city; county; dam; sewage; sewer; water; coastal; hydraulics; public works; concrete; foundation; land development; irrigation civil; dams | civil-engineer
engineer | structural; building structural; structures; steel; stress structural; reinforced concrete | structural-engineer
engineer | geotechnical; soils; geological; foundations | geotechnical-engineer
engineer | highway; road; street; roadway; pavement; airport; airport design | highway-engineer
engineer | traffic; transportation; transit; transport; traffic control; traffic safety | transportation-engineer
engineer | bridge; bridges | bridge-engineer
engineer | railroad; railway; track; rail | railway-engineer
engineer | water resources; hydrology; flood control; stormwater; water supply; hydrologic; hydroelectric; hydropower | water-resources-engineer
engineer | wastewater; waste water; sanitary; sanitation; water treatment; sewage treatment; public health; industrial waste | wastewater-engineer
engineer | environmental; pollution control; air pollution; air quality; remediation; hazardous waste; waste management; environmental protection; hazardous substances; resource conservation; ecological; reclamation; environmental health; solid waste; emissions; pollution; air pollution control; environmental remediation | environmental-engineer
engineer | electrical; power; electric; illuminating; electrical power; electrical design; electric power; relay; protective relay; distribution; power distribution; substation; electrical systems; lighting; transmission; transmission and protection; electrical controls; high voltage; electrical test; motor; induction; generator; planning electric power; power transmission; transformer; meter | electrical-engineer
engineer | electronic; electronics; circuit; circuit design; circuits; electronics design; radar; analog; antenna; electronics test; digital; signal; electronic design; electronic parts; sonar; electronics research; electro mechanical; electromagnetic; control electronics; electronic warfare; guidance systems; microwave; countermeasures | electronics-engineer
engineer | hardware; computer hardware; computer; board; cpu; motherboard; chip; silicon; vlsi; asic design; computer design; server hardware; digital hardware | hardware-engineer
engineer | rf; rfid; radio frequency; wireless; antenna rf | rf-engineer
engineer | telecommunications; telecom; telephone; communications; central office; outside plant; fiber optic; cable; microwave communication; telecommunication; voip; switching; communication; fiber; engineer in charge transmitter; fiber network; central office equipment; carrier | telecommunications-engineer
engineer | fire; fire protection; fire prevention; fire suppression; fire safety | fire-protection-engineer
engineer | safety; health and safety; occupational safety; product safety; system safety; industrial safety; industrial health; loss control; hygiene; accident prevention; safety and health; environmental health and safety; ehs; construction safety; radiation safety; health; loss prevention; environmental safety and health; mine safety; hse; hazard | safety-engineer
engineer | industrial; efficiency; work study; time study; methods; methods and procedures; plant layout; work measurement; factory lay out; standards; time and motion; production planning; industrial efficiency; industrial methods; ergonomics production | industrial-engineer
engineer | manufacturing; assembly; manufacturing systems; lean; cnc; advanced manufacturing; factory; production methods; tool process manufacturing | manufacturing-engineer
engineer | process; process control; process improvement; process development; process design | process-engineer
engineer | packaging | packaging-engineer
engineer | quality; quality control; quality assurance; product quality; six sigma; supplier quality manufacturing; inspection; qa manufacturing | quality-engineer
engineer | reliability; maintainability; reliability and maintainability; asset reliability; rams | reliability-engineer
engineer | maintenance; plant maintenance; equipment maintenance; maintenance planning; preventive maintenance | maintenance-engineer
engineer | automation; controls; control; control systems; industrial automation; plc; dcs; automation controls; process automation; scada; instrument and controls | automation-engineer
engineer | robotics; robot; robotic; robotics systems; autonomous; robotic systems | robotics-engineer
engineer | mechatronics; electromechanical | mechatronics-engineer
engineer | instrumentation; instrument; instruments; instrument and control; measurement; calibration; metrology | instrumentation-engineer
engineer | mechanical; machine; machine design; mechanical design; machinery; mechanical research; engine; diesel engine; internal combustion engine; mechanical systems; mechanism; heat transfer; tooling mechanical; plant mechanical; combustion engine; fluid; fluid power; power plant mechanical; turbine design; pressure vessel; die design; gas turbine; compressor; equipment design; heavy equipment; mechanical integrity; wheels; precision; vibration; optomechanical; mechanical maintenance; stress mechanical; gear | mechanical-engineer
engineer | automotive; auto; vehicle; chassis; automotive design; engine automotive; automobile; body; braking; suspension; truck; fuel cell vehicle; vehicle dynamics; automotive test | automotive-engineer
engineer | hvac; heating; ventilation; air conditioning; refrigeration design; heating and ventilating; cooling; heating ventilation and air conditioning; heating and air conditioning; mep | hvac-engineer
engineer | tool; tooling; tool design; die; tool and die; mold; jig | tooling-engineer
engineer | welding; weld; welding research | welding-engineer
engineer | marine; naval; naval architecture; ship design; marine equipment; offshore; ship construction; hull; shipbuilding; marine design; marine structural; ocean | marine-engineer
engineer | materials; material; ceramic; ceramics; composite; composites; glass; metallurgy; crystal; semiconductor materials; corrosion; materials research; metals; failure analysis; welding materials; metallurgical research; corrosion control; insulation; fiber materials | materials-engineer
engineer | metallurgical; metal | metallurgist
engineer | mining; mine; coal mine; mineral; quarry; mine ventilation; mineral processing; mine development; tunnel mine; minerals; mine exploration; mine production; longwall | mining-engineer
engineer | petroleum; oil; oil and gas; oil field; oilfield; natural gas; petroleum production; completion; completions; well; production petroleum; field oil; drilling and production; oil production; gas production; mud; wellsite; gas distribution; subsea; reservoirs | petroleum-engineer
engineer | nuclear; reactor; nuclear fuels; radiation; nuclear design; nuclear process; nuclear licensing; nuclear reactor; nuclear criticality safety; atomic process; core measures; nuclear equipment; nuclear plant; radiological | nuclear-engineer
engineer | optical; optics; laser; lens; electro optical; electro optics; photonic; fiber laser; optical systems; infrared; lidar; camera | optical-engineer
engineer | acoustical; acoustics; acoustic; noise | acoustical-engineer
engineer | energy; energy efficiency; energy conservation; utilities; utility; energy management; energy systems; energy savings; building energy; facility energy; cogeneration; distributed generation; geothermal; biomass; biofuels; biofuel; biogas | energy-engineer
engineer | solar; photovoltaic; pv; solar thermal; solar power; solar design | solar-energy-engineer
engineer | wind; wind turbine; wind farm; wind energy; wind power | wind-energy-engineer
engineer | fuel cell; hydrogen; fuel | hydrogen-engineer
engineer | battery; battery cell; energy storage | battery-engineer
engineer | nano; nanotechnology; nanosystems; nanofabrication; nanoscale | nanoengineer
engineer | human factors; ergonomics; ergonomic; usability engineering | human-factors-engineer
engineer | cost; estimating; cost control; value; pricing; costing; bid | cost-engineer
engineer | software; application software; computer software; software development; software design; software systems; embedded software; software applications; computer applications; application development; programming; simulation software; web applications; software product; systems software; computing; java; web; internet; mobile applications; platform software; api; applications; developer; machine software; video game; game; tools software; software research; c++; python; dot net; front end; back end; ui software | software-developer
engineer | quality assurance software; software quality; software test; qa; software testing; sqa; quality assurance test; software qa; automation test; test automation; manual test; sdet | test-automation-engineer
engineer | devops; site reliability; ci cd; build | devops-engineer
engineer | cloud; aws; azure; cloud infrastructure; cloud systems | cloud-engineer
engineer | data; big data; data pipeline; data warehouse; etl; data platform; database engineering; hadoop | data-engineer
engineer | machine learning; ml; deep learning | machine-learning-engineer
engineer | ai; artificial intelligence; ai ml | ai-engineer
engineer | network; lan; wan; network systems; computer network; network support; network control; internet network; data communications; network infrastructure; network operations; network design; cisco; routing; firewall network | network-engineer
engineer | security; cyber security; cybersecurity; information security; computer security; it security; information assurance; internet security; data security; network security; systems security; cyber; information systems security; vulnerability | security-engineer
engineer | computer systems; systems support; system; systems; systems integration; integration; information systems; it; it systems; information technology; it infrastructure; systems development; computer support; system development; technology; systems design; enterprise systems; system integration | systems-engineer
engineer | desktop; desktop support; help desk; it support; end user; user support; technical support; support; customer support; product support; computer field | technical-support-engineer
engineer | field; customer service; service; field service; customer; field support; equipment service; service delivery; installation field; onsite | field-service-engineer
engineer | sales; technical sales; solutions sales; pre sales; presales; sales support; hardware sales; product sales; aeronautical products sales; marine equipment sales; electrical products sales; customer sales; ceramic products sales; chemical equipment sales | sales-engineer
engineer | project; projects; field project; engineering project; construction project; project management; capital project | project-engineer
engineer | test; testing; validation test; systems test; product test; engine test; environmental test; flight test ground; component test; lab test; electrical test systems | test-engineer
engineer | development; product development; research and development; r d; research; product research; new product; advanced development; concept; innovation; product design; research development | development-engineer
engineer | design; designer; structural design product; cad; layout design; concept design; design release | design-engineer
engineer | logistics; supply chain; distribution logistics | logistics-engineer
# Analysts, specialists, coordinators and other office professions
@pro | specialist; coordinator; analyst; consultant; officer; administrator; associate; representative; advisor; adviser; assistant; manager; director
analyst | business systems; it business; systems business; business technology; business application; business requirements | it-business-analyst
analyst | system; systems; computer systems; information systems; it systems; computer; applications systems; systems programming; computer system; it; information technology; software systems; data processing systems; health systems; technology; data systems; erp; programmer; application; hris systems; systems support; computer science; programming; edp; e commerce systems; programming methodology; systems engineering; systems design; technical systems | systems-analyst
analyst | cyber security; cybersecurity; information security; security systems it; network security; it security; computer security; information assurance; cyber; data security; security information; information systems security; computer systems security; internet security; soc; vulnerability; threat; cyber defense; security operations; security controls; cyber threat; security monitoring; security | information-security-analyst
analyst | fraud; fraud prevention; fraud detection | fraud-analyst
analyst | intelligence; counterintelligence; crime; criminal intelligence; counter terrorism; imagery; all source intelligence; signals intelligence; geospatial intelligence; crime intelligence; military intelligence; threat intelligence military; target; counterterrorism; criminal research; exploitation; multi discipline language; intelligence research; human intelligence; special intelligence; signal intelligence; all source; cryptologic; cryptanalytic | intelligence-analyst
analyst | network; network systems; network operations; lan; wan; communications network; internetwork; network infrastructure; network control; network performance; computer network; network design | network-engineer
analyst | database; data base; database design; database management | database-administrator
analyst | data; data analytics; statistical data; data analysis; information; analytics data; survey data; research data; data mining; clinical data; analytics | data-analyst
analyst | business intelligence; bi | business-intelligence-analyst
analyst | quality assurance; software quality assurance; qa; software test; software quality; test; quality assurance software; software; uat; computer systems quality | qa-analyst
analyst | help desk; service desk; user support; it support; desktop; technical support; computer support; end user; support; desktop support | it-support-specialist
analyst | financial; finance; corporate finance; financial planning; investment banking; business financial; strategic financial; finance business; fp a; corporate financial; planning financial; cash flow; financial reporting analysis; bank financial; treasury financial | financial-analyst
analyst | investment; securities; portfolio; equity; stock; bond; security investment; fixed income; mutual fund; asset management; hedge fund; private equity; securities research; equity investment; investment strategy; trading | investment-analyst
analyst | credit; loan; credit risk; credit review; commercial loan; lending; credit administration; loan review; underwriting credit; mortgage; consumer credit; commercial credit | credit-analyst
analyst | risk; market risk; operational risk; financial risk; enterprise risk; quantitative risk; risk management; model risk; insurance risk | risk-analyst
analyst | budget; budgeting; budget and fiscal; cost budget; budget control; appropriations; fiscal; program budget; budget management; budget policy | budget-analyst
analyst | cost; costing; cost accounting; product cost; standard cost | cost-accountant
analyst | tax; income tax; taxes; sales tax; property tax; tax compliance | tax-accountant
analyst | accounting; general ledger; revenue accounting; accounts payable; accounting systems; reconciliation; revenue; fixed asset | accounting-analyst
analyst | quantitative; quant | quantitative-analyst
analyst | pricing; price; rate; rates; revenue management; yield | pricing-analyst
analyst | market; marketing; market research; consumer; media research; advertising; marketing research; customer insights; research marketing; brand; market intelligence; product marketing | market-research-analyst
analyst | web; website; digital analytics; web traffic; search; seo | web-analyst
analyst | policy; public policy; economic policy; health policy; legislative; government; environmental policy; government affairs; energy policy; education policy; climate policy; transportation policy; budget policy research | policy-analyst
analyst | compensation; benefits; job; position classification; wage and salary; salary; total rewards; compensation and benefits; employee benefits; pay; compensations; occupational; classification; wage; position; job analysis | compensation-and-benefits-analyst
analyst | hr; human resources; personnel; workforce hr; human resource; people; employee relations; staffing; talent | people-analytics-analyst
analyst | logistics; logistic; transportation; freight; fleet; distribution; transport; warehouse | logistics-analyst
analyst | supply chain; supply; inventory; demand; materials; material; procurement; stock control; purchasing; spend; replenishment; commodity supply; parts | supply-chain-analyst
analyst | operations research; modeling; decision; optimization; simulation; military operations | operations-research-analyst
analyst | management; organizational; management systems; management information; program management; business management; program; efficiency; procedures; business process; organization; methods; forms; records; work; program evaluation; reports; administrative; methods and procedures; business operations; process; performance; process improvement; business improvement; planning; strategic planning; project; strategy | management-analyst
analyst | environmental; water quality; pollution; air quality; water; soil; emissions; air; hazardous waste; environmental compliance; sustainability; climate | environmental-scientist
analyst | energy; energy market; power market; energy efficiency; utility rates | energy-analyst
analyst | laboratory; chemical; chemistry; quality control; qc; lab; wine; spectrographic; oil; fuel; petroleum; food laboratory; blood | chemical-laboratory-technician
analyst | insurance; claims; underwriting; policy insurance; coverage | insurance-claims-handler
analyst | compliance; regulatory; regulatory compliance; regulation; audit compliance; legal compliance; license; ethics; trade compliance | compliance-analyst
analyst | real estate; property; land; acquisitions; lease; site selection | real-estate-analyst
analyst | sports; baseball; football; performance sports | sports-analyst
analyst | gis; geospatial; geographic information systems; mapping; spatial; land use; imagery gis; remote sensing | gis-analyst
analyst | health informatics; clinical informatics; nursing informatics; medical informatics; clinical systems; clinical; informatics; emr; ehr; health information; nurse informatics; healthcare; clinical information; health | health-informatics-analyst
analyst | behavior; behavioral; applied behavior | behavior-analyst
specialist; administrator; consultant; associate | network; lan; wan; computer network; network systems; network support; local area network; network control; communications network; internetworking; wan lan | network-administrator
administrator | systems; system; it; information technology; enterprise systems; computer | systems-administrator
administrator; specialist; associate | computer systems; unix; windows; server; linux; computer system; it systems; information systems; information technology systems; vmware; data center systems; sysadmin | systems-administrator
specialist; administrator; consultant | database; data base; sql; oracle; sql server; database management; mysql; database systems; db | database-administrator
specialist; administrator; consultant; officer; advisor; engineer | information security; cyber security; cybersecurity; it security; computer security; information assurance; network security; data security; information systems security; cyber; computer systems security; internet security; information technology security; systems security | information-security-analyst
specialist; consultant; coordinator; associate; representative; assistant | marketing; market; direct marketing; product marketing; market development; field marketing; brand marketing; internet marketing; marketing communications; online marketing; promotion; promotions; e mail marketing; advertising; mobile marketing; search marketing; trade show marketing; sports marketing | marketing-specialist
specialist; coordinator; associate; advisor; officer; representative; consultant | public relations; media relations; pr; publicity; press; press relations; public affairs; public information; communications and public relations; promotions public relations; community affairs; corporate relations; external relations; information public; public relation | public-relations-specialist
specialist; coordinator; associate; officer; advisor; consultant | communications; communication; corporate communications; employee communications; external communications; marketing and communications; digital communications | communications-specialist
specialist; coordinator; associate; representative | social media; social marketing; digital media; social networking | social-media-manager
specialist; associate; representative; consultant; advisor; generalist; partner | human resources; hr; personnel; human resource; human resources information; staff; employee; military personnel; personnel management; employment; human resources operations; personnel operations; employee services | hr-generalist
specialist; representative; consultant; advisor; coordinator; officer; administrator | employee relations; labor relations; industrial relations; labour relations; labor; union relations; employer relations; grievance; workplace relations | employee-relations-specialist
specialist; representative; consultant; advisor; coordinator; officer; administrator | recruitment; recruiting; recruiter; staffing; talent acquisition; talent; sourcing talent; hiring; employment recruitment; placement; executive search; military recruiting | recruiter
specialist; representative; consultant; advisor; coordinator; administrator; counselor | benefits; compensation; employee benefits; compensation and benefits; total rewards; wage and salary; retirement benefits; workers compensation benefits; pension benefits; salary administration; salary; group benefits; health and welfare benefits | compensation-and-benefits-analyst
specialist; representative; consultant; coordinator; officer; administrator; associate | payroll; pay | payroll-specialist
specialist; representative; consultant; coordinator; officer; advisor; associate; facilitator; developer | training; staff training; training and development; employee development; learning; staff development; employee training; organizational training; learning and development; workforce development; computer training; corporate training; technical training; e learning training; human resources development; management development; supervisory training; talent development; personnel training; leadership development; training program; professional development; job training; training development; skills training | training-specialist
specialist; coordinator; consultant; officer; advisor | instructional design; instructional technology; e learning; learning design; instructional media; educational technology; instructional; distance learning | instructional-designer
specialist; coordinator; consultant; developer; director; supervisor | curriculum; curriculum development; curriculum design; curriculum and instruction; educational program; education curriculum; instruction; academic program; instructional materials | curriculum-developer
specialist; coordinator; consultant; officer; advisor; associate; representative; agent | procurement; purchasing; contract purchasing; acquisition; sourcing; supplier; subcontract; purchase; supply management; contracting procurement; strategic sourcing; material purchasing | purchasing-agent
specialist; coordinator; consultant; officer; associate; representative; planner; agent; administrator | logistics; supply chain; freight logistics; transportation logistics; distribution; supply; logistic; transportation; logistics management; warehouse logistics; integrated logistics; traffic logistics; logistics operations; shipping logistics; reverse logistics; freight; material management | logistics-specialist
specialist; coordinator; consultant; officer; associate; advisor; representative; administrator | import; export; customs; import export; customs compliance; trade; foreign trade; international trade; entry customs; brokerage customs; customs brokerage | import-export-specialist
specialist; coordinator; officer; associate; advisor; consultant; administrator; auditor | compliance; regulatory compliance; ethics compliance; corporate compliance; ethics; bank compliance; legal compliance; anti money laundering compliance; healthcare compliance; compliance review; privacy compliance | compliance-officer-corporate
specialist; coordinator; associate; officer; advisor; consultant; administrator; manager; director | regulatory affairs; regulatory; drug regulatory affairs; regulatory submissions; regulatory documentation; global regulatory affairs; device regulatory affairs; regulatory operations; regulatory services | regulatory-affairs-specialist
specialist; coordinator; officer; associate; advisor; consultant; administrator; professional; representative; technician; tech | safety; occupational safety; ehs; environmental health and safety; health and safety; hse; industrial safety; occupational health and safety; osha; construction safety; safety and health; environmental safety and health; risk control; ergonomics; loss control; workplace safety; fleet safety; site safety; industrial hygiene; radiation safety; occupational health; health safety and environmental; safety health; school safety; aviation ground safety; environmental health safety; health safety environment; safety compliance; field safety; safety training; oil field safety | occupational-health-and-safety-specialist
specialist; coordinator; officer; associate; advisor; consultant; representative | quality; quality assurance; quality control; quality systems; quality improvement; total quality; iso quality; quality management; quality compliance; qa; quality engineering; product quality; quality assessment; vendor quality; supplier quality | quality-assurance-specialist
specialist; coordinator; officer; associate; advisor; consultant; representative; scientist; expert | environmental; pollution control; environmental compliance; environmental protection; remediation; environmental remediation; water quality; natural resource; natural resources; environmental programs; environmental management; environmental permitting; environmental field; environmental science; waste management environmental; wetlands; site remediation; stormwater; air quality; environmental quality; water resource; air pollution; industrial environmental; environmental planning; brownfield; land resource; climate; ecological restoration; hazardous substances | environmental-scientist
specialist; coordinator; officer; manager; director; planner; consultant; administrator | emergency management; emergency preparedness; disaster; emergency planning; emergency services; disaster recovery emergency; public safety emergency; homeland security; emergency response; emergency operations; civil defense; disaster preparedness; hazard mitigation; emergency | emergency-management-specialist
specialist; coordinator; counselor; officer; advisor; manager; worker | case; case management; social services; family services; child welfare; family support; human services; protective services; family; children services; family intervention; family resource; foster care; adoption; child protection; community services; youth services; family preservation; kinship; client services social; intake social; housing social; homeless services; community support; crisis intervention; domestic violence; social service; refugee; prevention social; child support; elderly services; guardian ad litem; family service; social | case-manager
specialist; coordinator; counselor; technician | mental health; behavioral health; crisis mental health; psychosocial; residential mental health; wellness mental health; suicide prevention; mental health crisis | mental-health-counselor
specialist; counselor; coordinator; therapist; case manager | substance abuse; addiction; addictions; drug abuse; alcohol; drug and alcohol; alcohol and drug; chemical dependency; drug; addiction treatment; sobriety; recovery addiction; prevention substance abuse; alcoholism; drug court; alcohol and drug abuse; chemical dependency professional; substance use; dui | substance-abuse-counselor
specialist; counselor; coordinator; advisor; consultant; facilitator; officer; case manager | career; employment; job placement; job; vocational; career development; career services; job developer; career resource; workforce; career guidance; career center; outplacement; job search; employability; career technical; placement career; career transition; vocational services; work; employment services; job readiness; employment program; veterans employment; workforce services; career planning | employment-advisor
counselor | rehabilitation; vocational rehabilitation; rehab; disability; coordinate rehabilitation; veterans rehabilitation; rehabilitation services; psychosocial rehabilitation; independent living; orientation for the blind; certified vocational rehabilitation | rehabilitation-counselor
counselor | school; guidance; elementary school; high school; student; educational; education; middle school; secondary school; academic; school guidance; college; freshman; admissions; dean; student development; student services; college career; international student; student success | school-counselor
counselor | marriage; family; couples; marriage and family; child and family; family services; relationship; marital | marriage-and-family-therapist
counselor | mental health; clinical; behavioral; licensed professional; professional; outpatient; crisis; psychological; psychiatric; clinical mental health; behavioral health; emotional; group; in home; trauma; eating disorder; individual; wellness; licensed mental health; outpatient mental health; adolescent; child; residential treatment; anger management; domestic violence; hiv; day treatment | mental-health-counselor
counselor | grief; bereavement; hospice | bereavement-counsellor
counselor | genetic; genetics; prenatal genetic | genetic-counselor
counselor | credit; debt; budget; financial; consumer credit; housing; foreclosure; bankruptcy; mortgage; homebuyer; home ownership; student loan; financial aid | credit-counselor
counselor | camp; day camp; summer camp; recreation; activity camp | recreation-worker
counselor | residential; group home; residence; halfway house; direct care; live in; dormitory; youth residential; shelter; dorm; house; cottage; boarding | residential-counselor
counselor | youth; juvenile; street; at risk youth; gang; delinquency | youth-worker
counselor | probation; parole; correctional; corrections; juvenile probation; prison; pre release; offender | probation-officer
counselor | real estate; property | real-estate-agent
counselor | weight loss; diet; weight; nutrition; weight reduction | weight-loss-consultant
counselor | travel; vacation | travel-agent
counselor | employment; personnel; hr; human resources; recruitment | employment-advisor
counselor | funeral; cemetery; pre need; family service funeral | funeral-services-director
specialist; coordinator; educator; advisor; consultant; promoter; facilitator | health education; community health education; public health education; wellness; health promotion; diabetes education; hiv aids; prevention health; community health; diabetes; school health; hiv; lactation education; tobacco prevention; health and wellness; public health; aids; nutrition education; worksite wellness; injury prevention; hiv prevention; childbirth; employee wellness; diabetic; patient education; sex education; health services education; asthma; breastfeeding; std; drug prevention; violence prevention | health-educator
coordinator; specialist; planner; consultant; organizer; assistant | event; events; special events; conference; meeting; convention; catering event; trade show; meetings; banquet event; conventions; special event; meetings and conventions; conference services; convention services; corporate event; expo; exhibit trade show; festival; conference and event; meeting and event; sports event; events and promotions | event-planner
manager; director | event; events; special events; conference; meeting; convention; catering event; trade show; meetings; banquet event; conventions; special event; meetings and conventions; conference services; convention services; corporate event; expo; exhibit trade show; festival; conference and event; meeting and event; sports event; events and promotions | event-manager
coordinator; planner; consultant; specialist | wedding; bridal; weddings | wedding-planner
coordinator; administrator; specialist | volunteer; volunteers; volunteer services; volunteer program | volunteer-coordinator
coordinator; specialist; director; leader; assistant; manager | activities; activity; recreation activities; resident activities; life enrichment; social activities; leisure; senior activities; cruise activities; guest activities; group activities; activities program; recreational activities | activities-coordinator
coordinator; specialist; associate; assistant; administrator; manager | clinical research; clinical trial; clinical trials; research study; clinical study; research nurse; study; clinical data research; oncology research; clinical studies; human research | clinical-research-coordinator
coordinator; specialist; associate; navigator; administrator | patient care; health care; medical care; patient; discharge; transplant; home care; patient services; transition of care; care management; referral; hospice; patient referral; healthcare; home health care; clinic; patient access care; clinical care; case care; care transition; nurse; organ transplant | care-coordinator
coordinator; specialist; administrator; assistant | project; projects; construction project; it project; engineering project; project management; program project; capital projects | project-coordinator
coordinator | transportation; transport; bus; school bus; fleet; driver; motor pool; trucking; vehicle; dispatch; routing; delivery | fleet-coordinator
coordinator; specialist; agent | admissions; admission; enrollment; student admissions; recruitment admissions; student recruitment; student services; student affairs; financial aid; academic advising; student life; registrar; student success; international student; academic; residence life; alumni; student activities; student accounts; college recruitment; academic support; transfer; scholarship | student-services-officer
coordinator; specialist; manager; officer; assistant | grant; grants; proposal grants; grants and contracts; sponsored research; grant program | grants-manager
coordinator; specialist; assistant; manager; associate; director; officer | fundraising; fund raising; annual giving; donor relations; annual fund; development fundraising; giving; campaign fundraising; capital campaign; major gifts; donor; planned giving; gift; corporate giving; charitable; philanthropy; donor services; membership fundraising; special gifts; foundation relations; advancement | fundraiser
coordinator; specialist; representative; associate; agent; officer; advocate; advisor; consultant; professional; assistant; expert | customer service; customer support; client services; customer care; guest services; customer relations; client support; consumer affairs; customer; customer success support; customer experience; customer account; client service; member services; consumer relations; call center; customer solutions; service center; customer contact; customer satisfaction; member service; consumer services; customer operations; product support customer; customer engagement; inbound call; warranty; customer complaint | customer-service-representative
specialist; representative; coordinator; associate; agent; examiner; processor; adjuster; administrator; consultant; analyst; assistant; adjudicator | claims; insurance claims; claim; disability claims; medical claims; workers compensation claims; property claims; auto claims; claims adjustment; casualty claims; liability claims; bodily injury claims; catastrophe claims; health claims; life claims; claims service; claims processing; workers compensation; death claims; unemployment claims; commercial claims; field claims; auto damage; casualty; liability; fire loss | insurance-claims-handler
specialist; associate; officer; consultant; advisor; representative; counselor; originator | mortgage; loan; lending; commercial lending; home loan; mortgage loan; loan origination; consumer loan; commercial loan; home equity; real estate loan; business banking loan; student loan; sba loan; agricultural loan; loan review; loans; residential mortgage; loan documentation; origination; farm loan; consumer lending | loan-officer
processor | mortgage; loan; lending; commercial lending; home loan; mortgage loan; loan origination; consumer loan; commercial loan; home equity; real estate loan; business banking loan; student loan; sba loan; agricultural loan; loan review; loans; residential mortgage; loan documentation; origination; farm loan; consumer lending | loan-processor
specialist; associate; officer; representative; agent; coordinator | collections; collection; credit collection; debt collection; debt recovery; delinquency; bad debt; recovery collections; credit and collection; account recovery; repossession | collections-specialist
specialist; associate; coordinator; representative; administrator; assistant | accounts payable; payable; payables; invoice payable | accounts-payable-specialist
specialist; associate; coordinator; representative; administrator; assistant | accounts receivable; receivables; receivable; cash application | accounts-receivable-specialist
specialist; associate; coordinator; representative; administrator | billing; medical billing; invoice; invoicing; insurance billing; patient billing; billing and coding; revenue billing | billing-specialist
specialist; associate; coordinator; representative; administrator; officer | records; document; record; documentation control; document control; file; document management; records retention; information records; documents; archive; document imaging; data records; records and information; police records | document-controller
specialist; associate; coordinator; representative; coder | medical records; medical coding; coding; health information; medical record; health data; medical code; icd; clinical coding; inpatient coding; risk adjustment coding; diagnosis coding; health information management; outpatient coding; hospital coding; release of information; medical data; coding and billing | medical-coder
specialist; associate; coordinator; operator; technician | data entry; data processing; data input; data capture | data-entry-clerk
specialist; consultant; advisor; representative; agent; associate; counselor | travel; tour; vacation; cruise; reservations travel; leisure travel; international travel; group travel; trip; corporate travel; destination; auto travel | travel-agent
specialist; agent; representative; associate; coordinator | reservation; reservations; airline reservation; hotel reservations; booking; group reservations | reservation-agent
agent; representative; associate; specialist; consultant; advisor; counselor; broker agent; executive; producer | insurance; life insurance; health insurance; property insurance; insurance sales; auto insurance; crop insurance; insurance policy; casualty insurance; medicare insurance; pension insurance; personal lines insurance; commercial insurance; group insurance; debit insurance; commercial lines; annuity; estate planning insurance | insurance-agent
agent; representative; associate; specialist; consultant; advisor; salesperson; broker associate; sales associate; sales agent; sales person | real estate; realty; realtor; home sales; property; residential real estate; commercial real estate; land sales; new home; new homes; housing; real estate sales; apartment; time share; timeshare; land; home; condominium; farm real estate; subdivision; real property; industrial real estate | real-estate-agent
agent; specialist; consultant; associate; representative; professional; manager; officer | leasing; apartment leasing; lease; rental apartment; residential leasing; apartment rental | leasing-agent
agent; officer; specialist | border; border patrol; customs border; immigration; customs and border; immigration enforcement; deportation; customs and border protection | immigration-officer
agent; investigator; special agent | fbi; criminal; narcotics; drug enforcement; secret service; dea; criminal investigation; special; homicide; arson; police; undercover; federal; treasury; atf; counter intelligence; alcohol tobacco; intelligence special; criminal research; bomb; vice; gang; cold case; cyber crime; crime | detective
investigator | insurance fraud; insurance; siu; fraud insurance; claims; workers compensation | insurance-fraud-investigator
investigator | private; legal; loss prevention; background; surveillance; credit; accident; skip tracing; corporate; field; civil; asset protection; internal; undercover private | private-investigator
investigator | fire; arson; fire cause; fire and explosion | fire-inspector
investigator | fraud; financial fraud; bank fraud; credit card fraud | fraud-analyst
investigator | welfare; welfare fraud; child protective; child abuse; protective services; adult protective; social; child welfare | child-protection-social-worker
agent; clerk | ticket; railroad ticket; station ticket; bus ticket | ticket-clerk
agent; specialist; representative; coordinator | passenger service; airline; airport; gate; passenger; boarding; airline customer service; airport service; passenger service airline; ticketing airline; airlines; air transport passenger; airline ticket | airport-customer-service-agent
agent | ramp; ramp service; baggage; ground service; ramp operations; aircraft cleaning ramp; fleet service; ground handling; ground operations; ground | aircraft-ground-handler
agent | literary; theatrical; talent; booking; artist; model; music; actors; musicians; entertainment; modeling; commercial talent; band; artists; press artist; business manager artist; concert; speaker | artist-manager
agent | sports; athlete; athletic | sports-agent
agent | purchasing; procurement; buying; contract; supply; field contract; merchandise | purchasing-agent
agent | revenue; tax; internal revenue; revenue enforcement; tax collection; tax examining; tax compliance | tax-inspector
agent | rental; car rental; auto rental; rental car; vehicle rental | car-rental-agent
agent | freight; shipping; cargo; freight forwarding; air freight; ship; steamship; express freight; forwarding; truck freight; vessel | freight-forwarder
agent | extension; county extension; agricultural extension; 4 h; extension service; county agricultural; home demonstration; farm extension | agricultural-advisor
agent | store; loss prevention; asset protection; shoplifting; retail loss prevention | store-detective
agent | telemarketing; telesales; outbound call center; telephone sales; outbound | telemarketer
agent | right of way; land right of way; land acquisition; landman | right-of-way-agent
representative; salesperson; sales person; sales representative; sales agent; sales associate; sales consultant; sales specialist; sales executive; salesman | pharmaceutical; medical; medical device; surgical; medical equipment; hospital; pharmaceuticals; dental; prosthetic; medical supplies; orthopedic; drug; hospital supplies; biotech; dental equipment; veterinarian supplies; surgical instruments; dental supplies; specialty pharmaceutical | medical-sales-representative
representative; sales representative; sales agent; sales associate; sales consultant; salesperson; salesman; sales executive | advertising; ad; media; advertising space; radio time; radio advertising; television advertising; yellow pages; newspaper advertising; classified advertising; outdoor advertising; digital advertising; display advertising; space; airtime; signs advertising; broadcast advertising; internet advertising | advertising-sales-representative
representative; sales representative; sales agent; sales consultant; sales associate; sales executive; sales specialist; salesperson | software; saas; computer software; software solutions; computer | software-sales-representative
representative; sales representative; sales agent; sales consultant; sales specialist; salesperson | technical; scientific; industrial equipment; industrial machinery; chemical; electronics; instruments; aircraft; agricultural equipment; machinery; chemicals; instrumentation; telecommunications equipment; electrical; lab equipment; industrial; construction equipment; computers; data processing; electronic equipment; scientific instruments; oil field equipment; plastics; engineering products; communications equipment; packaging equipment; water treatment | technical-sales-representative
representative; sales representative; sales agent; sales consultant; sales specialist; salesperson; sales associate | solar; photovoltaic; solar energy; solar panel | solar-sales-consultant
representative; sales representative; sales consultant; sales agent | energy; electricity; utilities; gas and electric; fuel | energy-sales-representative
sales representative; sales agent; salesman; sales executive; sales consultant | wholesale; manufacturer; manufacturers; food products; textiles; footwear; furniture wholesale; beverage; foods; apparel; hardware supplies; paper products; building materials; equipment; printing; livestock; hotel supplies; uniforms; church supplies; metals; hardware; office supplies; toilet preparations; jewelry wholesale; groceries; services; security; business services; service; outside; field; territory; commercial; residential; account; business; b2b; district; corporate; route; product; freight; direct; graphic art; shipping; telecommunications; telephone services; franchise; hotel; membership; education courses; dancing instruction; public utilities; home improvement; financial products; pest control; lawn care; moving; uniform rental; wedding; events; home furnishings; animal feed; farm equipment; flooring; motor vehicle supplies; leather goods; tobacco products; petroleum products; sporting goods; electronics parts; musical instruments; novelties; publications; boats; cosmetics; safety equipment; wine | sales-representative
representative; sales representative; sales agent | telemarketing; telephone; telesales; phone; outbound; telephone solicitation; tele | telemarketer
representative; sales representative; sales associate | inside; internal | inside-sales-representative
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; store associate; sales attendant; sales consultant; sales assistant; sales advisor | shoe; shoes; footwear | shoe-salesperson
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; sales consultant; sales assistant; sales advisor | clothing; apparel; women apparel; menswear; dress; men clothing; fashion; garment; infants wear; lingerie; millinery; bridal gown; furs; hosiery; corset; suit | clothing-salesperson
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; sales consultant; sales assistant; sales advisor | jewelry; jewellery; watch; diamond | jewellery-salesperson
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; sales consultant; sales assistant; sales advisor | furniture; home furnishings; mattress; floor coverings; bedding; carpet; curtains | furniture-salesperson
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; sales consultant; sales assistant; sales advisor; sales representative | car; automobile; auto; automotive; vehicle; used car; new car; truck; motor vehicle; cars; motorcycle; rv; recreational vehicle; boat; trailers; mobile home | car-salesperson
salesperson; sales person; sales clerk; salesman; sales associate; sales assistant; sales specialist | parts; auto parts; automotive parts; automobile parts; car parts; truck parts | parts-salesperson
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; sales assistant | flowers; floral; plants; garden; nursery; garden center | garden-centre-salesperson
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; sales assistant; sales consultant | cosmetics; beauty; fragrance; perfume; toiletries | beauty-sales-assistant
salesperson; sales person; sales clerk; saleswoman; salesman; sales associate; sales assistant; sales consultant | appliances; household appliances; major appliance; appliance; sewing machines; stereo equipment; electronics; consumer electronics; televisions; home theater | electronics-salesperson
salesperson; sales person; sales clerk; saleswoman; sales associate; sales assistant; store clerk; store associate; counter clerk; sales helper; floor associate | retail; store; art; art objects; books; hardware; pets; toys; sporting goods; musical instruments; china; candy; general merchandise; stationery; stamps; coins; paint; paint store; pet supplies; gifts; surgical appliances; orthopedic shoes; hearing aids; wigs; yard goods; piece goods; sheet music; tobacco; liquor; souvenir; religious goods; art gallery; department store; trophies; bicycles; sales floor; floor; photographic supplies; lumber yard; lumber; building supplies; key holder; luggage; counter; merchandise; specialty; food; bakery; produce; deli; grocery; seasonal; part time; mall; kiosk; boutique | retail-sales-associate
# Assemblers, fitters and makers
assembler; assembly worker; assembler and tester; assembler tester | electronic; electronics; electronic equipment; photographic equipment; circuit board; printed circuit board; pcb; semiconductor; radio; television; electronic component; electronics component; wire and cable electronic; computer; transistor; electrical electronic | electronics-assembler
assembler; assembly worker | electrical; electric; electromechanical; electro mechanical; motor; electric motor; transformer; switchgear; control panel; armature; coil; battery; electrical equipment; switchboard; generator; wire; harness; wiring; cable; light fixture; lamp; relay; appliance; meter | electromechanical-assembler
assembler; assembly worker; assembly mechanic | aircraft; airplane; airframe; aircraft structure; helicopter; rocket; aircraft systems; wing | aircraft-assembler
assembler; assembly worker | engine; diesel engine; turbine; gas turbine; steam engine; jet engine | engine-assembler
assembler; assembly worker | automobile; auto; vehicle; truck; motor vehicle; car; automotive; motorcycle; bus; tractor; trailer | vehicle-assembler
assembler; assembly worker | machine; machinery; machine tool; farm machinery; hydraulic; pump; valve; compressor; gear; mechanical; boiler; industrial machinery; elevator; machine parts | mechanical-assembler
assembler; assembly worker | furniture; wood; cabinet; chair; bed; wood products; desk; table | furniture-assembler
assembler; assembly worker | window; door; screen; sash; skylight; window frame; partition | window-door-assembler
assembler; assembly worker | medical device; catheter; surgical; medical | medical-device-assembler
assembler; assembly worker | plastic; plastics; toy plastic | plastic-products-assembler
assembler; assembly worker | ammunition; explosives; fuse; cartridge; ordnance; shell; detonator; missile | ammunition-assembler
assembler; assembly worker; production assembler | * | assembler
fitter; fitter and turner | pipe; steam; gas pipe | pipefitter
fitter | ship; shipyard; structural; steel; structural metal; metal; plate; tank; boiler | metal-fabricator
fitter; mechanic fitter | machine; machinery; maintenance; bench; plant; mechanical; industrial | industrial-mechanic
fitter | kitchen; bathroom; bath | bathroom-fitter
fitter | electrical; electric | electrician
maker | tool and die; die; tool; jig; gauge; fixture; gage; tool and fixture | tool-and-die-maker
maker | cabinet; furniture; chair; table; desk; casket wood; bench furniture | cabinet-maker
maker | cheese | cheese-maker
maker | candy; confectionery; fudge; lollipop; gum drop; caramel; taffy; chocolate; marshmallow; praline; candy bar; chocolate candy; peanut brittle; lozenge | confectionery-operator
maker | bread; cake; pie; cracker; cookie; pastry; biscuit; donut; doughnut; bagel; pretzel; tortilla; pie crust; pizza dough; noodle; pasta; macaroni; dough; cone; cake batter; icing; waffle | bakery-production-worker
maker | sausage; ham; bologna; meat loaf; hot dog; frankfurter | meat-processing-worker
maker | butter; ice cream; yogurt; casein; powdered milk; cottage cheese; cream; milk powder | dairy-operator
maker | sugar; syrup; jelly; preserve; pickle; mayonnaise; vinegar; margarine; potato chip; peanut butter; cereal; starch; popcorn ball; sauce; jam; soup; yeast; salad dressing; honey; dressing; food batch; flavor; gelatin dessert | food-production-operator
maker | shoe; boot; slipper; sandal; moccasin; orthopedic shoe; ballet shoe; custom shoe | shoemaker
maker | dress; gown; suit; coat; shirt; skirt; blouse; alteration; wedding gown; trousers; pants; vest; garment; buttonhole hand; lapel; custom clothing | tailor
maker | hat; cap; millinery | milliner
maker | curtain; drape; drapery; awning; blind; cushion; slipcover; bedspread; canvas; tent; sail; flag; quilt; pillow; shade; venetian blind | interior-textile-fitter
maker | mattress; box spring; bedding | mattress-maker
maker | saddle; harness; whip; bridle | saddler
maker | leather goods; purse; wallet; leather; glove; bag leather; belt leather; luggage; suitcase; case leather; handbag | leather-goods-artisan
maker | jewelry; jewellery; ring; bracelet; chain jewelry; gold chain; mesh jewelry; bead; locket; pearl | jeweler
maker | violin; guitar; harp; banjo; bow violin; string instrument | luthier
maker | organ; piano; drum; brass wind instrument; musical instrument; reed; harpsichord; organ pipe; chimes; cymbal; accordion | musical-instrument-technician
maker | pottery; ceramic; clay; porcelain; stoneware | potter
maker | sign; neon sign; billboard; rubber stamp; stencil sign; nameplate | sign-maker
maker | mold; mould; plaster mold; rubber mold; glass mold; plastic mold; metal mold | mould-maker
maker | pattern; wood pattern; metal pattern; foundry pattern; plaster pattern; jewelry pattern | foundry-pattern-maker
maker | core; sand core; oil sand core; dry sand core; coremachine | coremaker
maker | mold foundry; sand mold; green sand | foundry-worker
maker | garment pattern; pattern garment; apparel pattern; paper pattern; dress pattern; clothing pattern | apparel-pattern-maker
maker | paper; pulp; paper bag; carton; envelope; box; paper box; cardboard box; corrugated box; tag; cup paper; paper cup; fiber drum; bag paper; set up box; wallpaper | paper-products-operator
maker | pallet; crate; wood box; skid; wooden box; box wood | pallet-maker
maker | barrel; cask; keg; stave | cooper
maker | basket; broom; brush; wicker; rattan; reed furniture; mop; wreath; cane; hammock | basket-maker
maker | wood; ladder; clothespin; shingle; picture frame; stair; wood heel; toothpick; frame wood; coffin; last; ski; golf club wood; door wood; sash; plywood; veneer; window frame | woodworking-machine-operator
maker | brick; tile; pipe clay; refractory; crucible; roofing tile; saggar; flower pot; adobe; fire brick; terra cotta | kiln-operator
maker | concrete block; block; concrete pipe; cement; concrete; plaster board; cement block; tombstone vault; burial vault; cast stone | concrete-products-operator
maker | glass; thermometer; bottle; mirror; stained glass; bulb; neon tube; lens; glass products; vial | glass-maker
maker | rubber; tire; tube rubber; rubber goods; belt; hose; gasket; rubber belt; v belt; balloon | rubber-machine-operator
maker | plastic; fiberglass; celluloid; acrylic; button; plastic boat; foam | plastics-machine-operator
maker | paint; ink; varnish; soap; dye; polish; glue; putty; acid; lacquer; fertilizer; chemical; powder; black powder; gunpowder; fireworks; dynamite; detonator; match; cosmetics; lotion; perfume; candle; wax; wood alcohol; detergent; crayon; tablet; pill; capsule | mixing-machine-operator
maker | cigar; cigarette; snuff; chewing tobacco; plug | tobacco-worker
maker | beer; malt; whiskey; cider | brewery-worker
maker | wine | winemaker
maker | dental; denture; crown; bridge dental; orthodontic appliance; dental appliance | dental-laboratory-technician
maker | artificial limb; brace; prosthetic; orthopedic appliance; artificial eye; arch support; orthotic; surgical appliance; orthosis; prosthesis | prosthetist-orthotist
maker | surgical instrument | surgical-instrument-maker
maker | instrument; optical instrument; precision instrument; scientific instrument; scale | instrument-repairer
maker | clock; watch; chronometer; balance wheel; dial | watch-repairer
maker | rope; net; rug; lace; braid; cord; cable rope; twine; fishing net; tassel; fringe; hand rug; carpet; felt; wig; blanket | handweaver
maker | map; chart | cartographer
maker | film; movie; documentary | film-director
maker | doll; toy; artificial flower; candle hand; novelty; puppet; fishing lure; lure; fly; model craft; craft; ornament; fishing rod; jewelry box; flower artificial | craft-artist
maker | wire; spring; nail; bolt; needle; pin; chain; fence wire; cable wire; screw; hook; rivet; fish hook; wire rope; wire mesh | spring-maker
maker | sheet metal; duct; tank; can; metal; gutter; pan; tin; stove; steel; boiler; metal furniture; locker | metal-fabricator
# Cleaners, washers
cleaner | window; glass exterior; skyscraper window | window-cleaner
cleaner | car; vehicle; auto; automobile; bus; truck; coach; train car; railroad car; taxi; railway carriage; train; tram | vehicle-cleaner
cleaner | aircraft; airplane; plane; cabin aircraft | aircraft-cleaner
cleaner | carpet; rug; upholstery; furniture; drapery; blind; curtain; venetian blind | carpet-cleaner
cleaner | dry; garment; suede; fur; leather garment; clothes; glove; hat; wig | dry-cleaner
cleaner | chimney; furnace; duct; flue; vent; air duct; stove; boiler; heating | chimney-sweep
cleaner | pool; swimming pool | pool-technician
cleaner | sewer; septic; septic tank; drain; cesspool; storm drain; catch basin; manhole; main | drain-technician
cleaner | street; road; yard street; parking lot; sidewalk | street-sweeper
cleaner | building exterior; exterior; graffiti; pressure; steam building; facade; stone; brick; wall; steam | building-exterior-cleaner
cleaner | hospital; ward; clinic; medical facility; operating room | hospital-cleaner
cleaner | school; college; campus | school-cleaner
cleaner | industrial; tank; factory; plant; barge; equipment; machine; machinery; ship hold; boiler room; mill; shop; tanker; bilge; silo; kettle; still; pipe; hull; ship; grease; sandblast; vat | industrial-cleaner
cleaner | kitchen; cookware; dish; pot; utensil; restaurant kitchen; silver | dishwasher
cleaner | fish; crab; shrimp; squid; clam; oyster; poultry; chicken; turkey; casing; tripe | fish-processing-worker
cleaner | crime scene; trauma; biohazard | crime-scene-cleaner
cleaner | house; home; domestic; residential; private home; apartment | domestic-cleaner
cleaner | hotel; room; guest room; motel; hostel; chalet | housekeeper
cleaner | office; building; commercial; night; floor; restroom; bank; church; store; mall; public area; lavatory; toilet; general; end of lease; theater; terminal; airport; stairs; facility; elevator; wash room; bathroom; janitor; stadium; laboratory; shopping mall | cleaner
washer | car; auto; automobile; truck; bus; vehicle; train; taxi; trailer; engine | vehicle-cleaner
washer | window | window-cleaner
washer | dish; pot; glass; silver; pan; pots and pans; bottle kitchen; kitchen; tray; pot and pan; dishes; steam table | dishwasher
washer | laundry; linen; clothes; rug; blanket; garment; machine laundry; diaper; towel; hand laundry; feather; uniform | laundry-worker
# Cutters, packers and others in production
cutter | meat; beef; pork; ham; lamb; poultry; chicken; turkey; carcass; bacon; bone; steak | butcher
cutter | fish; crab; salmon; fillet | fish-processing-worker
cutter | cloth; garment; fabric; textile; dress; shirt; coat; clothing; glove; apparel; suit; hat; fur; pants; trouser; necktie; canvas; felt; drapery; carpet; lining; pattern garment; sample garment; upholstery; tent; material; curtain; pillow; mattress; sail; cap; lace; custom; ribbon; fabric hand | garment-cutter
cutter | leather; shoe; sole; upper; heel; insole; boot; outsole; vamp; welt; clicker; clicking machine | footwear-machine-operator
cutter | glass; mirror; stained glass; plate glass; lens; bevel; crystal; optical glass | glass-cutter
cutter | stone; granite; marble; slate; monument; letter stone; curb; tombstone; onyx | stonemason
cutter | diamond; gem; jewel; gemstone; sapphire; brilliandeer; precious stone | jeweler
cutter | gas; flame; torch; acetylene; oxyacetylene; burner; metal flame; plasma; scrap metal; arc; thermal; oxygen | welder
cutter | metal; steel; sheet metal; bar; pipe metal; tube; gear; wire; thread; iron; rod; die; tool; bolt; key blank; screw; plate metal; angle shear; coil | machinist
cutter | paper; book; card; envelope; label; print; cardboard; printing; bindery; paperboard; box; carton; wallpaper; tag; page | print-finisher
cutter | timber; tree; wood logging; pulpwood; pulp wood; log; lumber woods; brush; right of way; firewood; fallers; pole | forestry-worker
cutter | lumber; wood; veneer; stave; shingle; sawmill; dowel; cork; pattern wood; panel | sawmill-operator
cutter | grass; lawn; weed; turf; grass weed | groundskeeper
cutter | hair | hairdresser
cutter | coal; coal mine; machine mine; rock mine; mine | miner
cutter | concrete; asphalt; pavement | concrete-cutter
cutter | rubber; tread; tire; latex | rubber-machine-operator
cutter | plastic; foam; vinyl; fiberglass; film plastic; linoleum; insulation | plastics-machine-operator
cutter | cheese; candy; cake; bread; dough; cookie; vegetable; fruit; potato; french fries; butter; chocolate; gum; macaroni; peach; beet; lettuce | food-production-operator
cutter | film; negative | film-editor
packer; packager | * | packer
bagger | grocery; store; courtesy | retail-stock-clerk
grinder | metal; tool; cylinder; surface; gear; machine; knife; saw; centerless; valve; steel; casting; tool and cutter; thread; die; internal; external; crankshaft; bench; cutlery; brake drum; cylindrical; disc; ball; scissors; shear; camshaft; precision; cutter; needle; roll; portable; snag; jig; weld; production; plate; razor; swing; rotary; cam; chisel; form; printing roller; bearing; ring; plane; hand; iron; universal; profile; stainless | metal-grinder-and-polisher
grinder | meat; sausage | meat-processing-worker
grinder | coffee; spice; flour; corn; grain; feed; mustard; cocoa; sugar; food; malt; wheat; peanut | food-production-operator
grinder | lens; optical; contact lens; optical element; eyeglass; optic | ophthalmic-laboratory-technician
grinder | glass; mirror | glass-cutter
grinder | paint; ink; chemical; color; powder; clay; pigment; drug; cork; rubber; pulp; wood pulp; lime; plaster; coal; ore; salt; soap | mixing-machine-operator
polisher | metal; brass; silver; chrome; steel; cylinder; die; tool; gold; aluminum; cutlery; barrel; plate; mold; jewelry; gun; pipe; tumbler; wheel; roll | metal-grinder-and-polisher
polisher | stone; granite; marble; terrazzo; slate | stone-processing-operator
polisher | glass; lens; mirror | glass-cutter
polisher | furniture; wood; french | wood-varnisher
polisher | floor | cleaner
polisher | car; automobile; auto | vehicle-cleaner
mixer | concrete; mortar; cement; plaster; mud; hod | concrete-products-operator
mixer | dough; cake; batter; bread; icing; feed; food; spice; candy; chocolate; flour; sausage; ice cream; syrup; salad; sugar; cereal; milk; sauce; juice; pickle; salad dressing; mash; wine; ingredient; flavoring; gum; dry feed | food-production-operator
mixer | paint; color; ink; dye; chemical; glue; powder; rubber; compound; batch; lacquer; soap; acid; clay; glaze; fertilizer; dry; drug; pulp; solution; starch; pigment; pharmaceutical; plastic; resin; cosmetic; asphalt; slurry; explosives; sand; varnish; tar; clay slip; latex; carbon; wax; enamel; mill; coating; formula; size; stain; oil; black; nitroglycerin; lead | mixing-machine-operator
mixer | sound; audio; music; rerecording; dialogue; film sound | audio-engineer
molder; moulder | plastic; injection; compression; blow; resin; vinyl; fiberglass; foam; acrylic; plastics; celluloid; pulp plastic; boat fiberglass | plastics-machine-operator
molder; moulder | rubber; tire; heel; vulcanized; hard rubber; foam rubber; tread | rubber-machine-operator
molder; moulder | sand; bench; floor; metal; foundry; machine; iron; pipe; steel; brass; green sand; stove; shell; pit; hand foundry; sweep; aluminum; squeeze; castings; casting; wax | foundry-worker
molder; moulder | glass; bottle; light bulb | glass-maker
molder; moulder | brick; tile; clay; pottery; refractory; terra cotta; ceramic | kiln-operator
molder; moulder | concrete; block; cement; stone; plaster; precast | concrete-products-operator
molder; moulder | candy; chocolate; cheese; meat; bread; macaroni; butter; ham; dough; sugar; sausage; food | food-production-operator
molder; moulder | wood; molding; furniture; sash | woodworking-machine-operator
loader | truck; freight; dock; warehouse; package; trailer; cargo; car; boxcar; van; furniture; parcel; ups; container; ship; bulk; produce; bag; milk; mail; lumber; barge; boat; delivery truck; trucks; night; shipping; grain; pallet; feed; ice; pie; baggage | warehouse-worker
loader | aircraft; airplane; airline; ramp; air cargo | baggage-handler
handler | material; materials; freight; package; warehouse; cargo; parcel; stock; product; merchandise; mail parcel; produce; lumber; bag; barrel; dock; material production; box; receiving; packages; parts; raw materials; tire; steel; furniture; cotton bale; beer | warehouse-worker
handler | baggage; luggage; ramp; airport baggage | baggage-handler
handler | mail | postal-worker
handler | animal; dog show; kennel; zoo; pet; horse; bird; show animal | animal-caretaker
handler | dog; k 9; canine; police dog; k9 | dog-handler
handler | food; deli food; kitchen food | kitchen-assistant
handler | hazardous material; hazardous materials; hazardous waste; asbestos; waste | hazardous-materials-removal-worker
# Installers
installer | cable; telephone; telecommunications; fiber optic; cable tv; satellite; internet; broadband; satellite dish; telephone station; communications; phone; antenna; cable television; dish; telephone equipment; pbx | telecommunications-technician
installer | alarm; burglar alarm; security; security system; fire alarm; cctv; access control; camera; home security; protective signal | alarm-technician
installer | carpet; flooring; floor; floor covering; linoleum; vinyl floor; hardwood floor; laminate; resilient floor; floor tile | floor-layer
installer | tile; ceramic tile; marble tile | tile-setter
installer | drywall; acoustical ceiling; ceiling; ceiling tile; sheetrock; wallboard; plasterboard | drywall-installer
installer | insulation; weatherstripping; weatherization; attic insulation; foam insulation; pipe insulation | insulation-worker
installer | fence; gate; chain link fence; guardrail | fence-installer
installer | window; door; glass; glazing; storm window; mirror; storefront; shower door; skylight; replacement window; plate glass | glazier
installer | siding; gutter; metal siding; vinyl siding; cladding; panel; aluminum siding; steel siding | cladding-installer
installer | roof; roofing; metal roof; shingle | roofer
installer | kitchen; cabinet; countertop; kitchen cabinet; millwork; finish carpentry; closet; trim; stair; staircase; counter top | finish-carpenter
installer | plumbing; water softener; water heater; sprinkler pipe; gas pipe; pipe; bathtub; sump pump; drain; water meter; septic; water system; gas line; bathroom | plumber
installer | sprinkler; fire sprinkler; sprinkler system | sprinkler-fitter
installer | irrigation; irrigation system; lawn sprinkler | irrigation-system-installer
installer | hvac; furnace; air conditioning; heating; duct; ductwork; ventilation; air conditioner; heating and air conditioning; oil burner; stove; boiler; refrigeration; heat pump; sheet metal | hvac-installer
installer | solar; pv; photovoltaic; solar panel; solar thermal; solar energy; pool solar; solar water heater; solar hot water; solar pv; solar power | solar-installer
installer | electrical; electric; lighting; light; wiring; generator; electric meter; street light; fixture; lighting fixture; sign electrical; panel electrical | electrician
installer | sign; billboard; banner | sign-installer
installer | appliance; gas appliance; dishwasher; household appliance; washing machine; laundry equipment | appliance-repair-technician
installer | audio; video; audio visual; home theater; av; sound system; television; tv antenna; home entertainment; audiovisual; sound; stereo | audiovisual-installer
installer | car stereo; mobile electronics; car alarm; car audio; automotive electronics; auto stereo; vehicle electronics; radio vehicle; gps; remote starter; auto radio; car radio | vehicle-electronics-installer
installer | windshield; auto glass; automotive glass; automobile glass; glass auto | auto-glass-technician
installer | muffler; exhaust; auto accessory; tire; automotive parts; seat cover; auto seat cover; convertible top; trailer hitch; brake; accessories; automobile accessories; truck accessories; sunroof; car | automotive-mechanic
installer | elevator; escalator; stair lift; lift | elevator-technician
installer | garage door; overhead door; automatic door; door opener | garage-door-technician
installer | machine; machinery; equipment; conveyor; industrial machinery; millwright; production equipment; food equipment; pump; boiler equipment | machinery-installer
installer | furniture; office furniture; modular; cubicle; shelving; fixture store; playground equipment; bleacher | furniture-assembler
installer | pool; swimming pool; spa; hot tub | pool-technician
installer | computer; network cabling; structured cabling; data cabling; low voltage; network; data cable; voice data | structured-cabling-technician
installer | wallpaper; wall covering; wallcovering | paperhanger
installer | drapery; curtain; blind; window treatment; shade; window blind; venetian blind; curtain and drapery | interior-textile-fitter
installer | landscape; sod; turf; plant; landscaping; lawn | landscape-worker
installer | ev charger; charging station | ev-charger-installer
installer | meter; gas meter; smart meter | meter-technician
# Instructors, aides, attendants
instructor | driving; driver; driver education; drivers education; truck driving; cdl; motorcycle; driver training; behind the wheel | driving-instructor
instructor | flight; flying; aviation flight; pilot; helicopter flight; airline flight; certified flight; glider | flight-instructor
instructor | yoga | yoga-instructor
instructor | pilates | pilates-instructor
instructor | fitness; aerobics; exercise; group fitness; zumba; cycling; spin; aerobic; group exercise; water aerobics; physical fitness; fitness and wellness; step aerobics; boot camp; spinning; barre; senior fitness; jazzercise | fitness-class-instructor
instructor | gym; weight training; weight | gym-instructor
instructor | swimming; swim; water safety; aquatics; swimming pool; learn to swim | swimming-teacher
instructor | ski; snowboard; skiing | ski-instructor
instructor | tennis | tennis-coach
instructor | golf | golf-instructor
instructor | karate; martial arts; judo; tae kwon do; self defense; boxing; kickboxing; taekwondo; fencing; jiu jitsu; kung fu; tai chi | martial-arts-instructor
instructor | gymnastics; tumbling; cheerleading | gymnastics-coach
instructor | riding; horseback riding; equestrian; horse riding; equitation; dressage | riding-instructor
instructor | scuba; diving; scuba diving; skin diving | scuba-instructor
instructor | climbing; rock climbing; ropes course | climbing-instructor
instructor | skydiving; parachute | skydiving-instructor
instructor | surf; surfing | surf-instructor
instructor | sailing; kayak; rowing; windsurfing; canoe; waterskiing; sail; water sports | watersports-instructor
instructor | outdoor; wilderness; survival; adventure; ski patrol; outdoor education; environmental outdoor | outdoor-activities-instructor
instructor | sports; bowling; skating; roller skating; ice skating; athletic; archery; basketball; figure skating; physical education; baseball; soccer; wrestling; rifle; shooting | sports-instructor
instructor | dance; ballet; ballroom dance; ballroom; tap; dancing; square dance; modern dance; ballroom dancing | dance-teacher
instructor | music; guitar; violin; drum; instrumental; band; choral; orchestra; flute; brass; strings; saxophone | music-teacher
instructor | piano; organ | piano-teacher
instructor | voice; singing | singing-teacher
instructor | art; painting; drawing; ceramics; pottery; craft; arts and crafts; crafts; sculpture; watercolor; jewelry making; quilting; knitting; sewing; flower arranging; needlework; calligraphy; stained glass; oil painting; floral design | art-teacher
instructor | drama; theater; acting; theatre; dramatic arts; improv; modeling; film acting | drama-teacher
instructor | photography | photography-teacher
instructor | english as a second language; esl; tefl; efl; esol | esl-teacher
instructor | language; spanish; french; german; foreign language; chinese; japanese; arabic; italian; russian; korean; mandarin; latin; hebrew; sign language; american sign language; languages | language-teacher
instructor | ged; abe; adult basic education; literacy; adult literacy; basic skills; hse | adult-literacy-teacher
instructor | adult education; adult | adult-education-teacher
instructor | nursing; clinical nursing; nurse; lpn; practical nursing; registered nurse; school of nursing; clinical nurse | nursing-instructor
instructor | college; university; community college; adjunct; postsecondary; faculty; law school; academic; part time college; philosophy; history; psychology; sociology; economics; mathematics; math; chemistry; biology; physics; anatomy; english; speech; political science; geography; religion; humanities; statistics; accounting; business; business administration; communications; communication; journalism; engineering; science; anatomy and physiology; microbiology; geology; astronomy; anthropology; social science; criminal justice; literature; writing; composition; law; paralegal; computer science; nutrition; public speaking; marketing; philosophy and religion; economics business; algebra; calculus; social work; graphic design; medical terminology; interior design; theology; physical therapy; education; art history; finance; management; real estate college; dental hygiene; respiratory therapy; radiology; radiologic technology; health science; mass communications; developmental math; biological sciences; ethics; english composition; general education; physical science; medical laboratory | college-instructor
instructor | vocational; trade; welding; automotive; auto mechanics; cosmetology; carpentry; electrical; culinary; plumbing; barber; hvac; machine shop; electronics; cooking; culinary arts; career and technical education; trade school; vocational training; technical; beauty; drafting; cad; esthetics; nail; auto body; diesel; construction; cnc; machining; medical assisting; emt; aviation maintenance; home economics; office machines; business technology; baking; industrial arts; apprentice; apprenticeship; massage therapy; automotive technology; medical assistant; beauty school; paramedic; phlebotomy; dental assisting; dental assistant; bartending; heavy equipment; truck driving school; medical coding; medical billing; hairdressing; pharmacy technician; computer aided drafting; surgical technology; agriculture; industrial maintenance; correctional vocational; wood shop; shop; graphic arts; printing; electronics technology | vocational-teacher
instructor | computer; software; it; microsoft office; computer applications; computer training; information technology; computer software; word processing; cisco; network | it-trainer
instructor | cpr; first aid; emergency care | first-aid-instructor
instructor | police; police academy; firearms; law enforcement; correctional; fire academy; fire; fire training; police firearms; defensive tactics | police-trainer
instructor | bridge; chess; parent; childbirth; lamaze; personal development; hobby; public speaking coach; self improvement | adult-education-teacher
instructor | training; corporate; sales training; staff; in service; orientation; safety training; product; customer service; employee; job training; military; classroom; call center; flight attendant; on the job | corporate-trainer
aide; assistant | teacher; teachers; teaching; classroom; instructional; education; school; educational; paraprofessional; kindergarten; elementary school; reading; bilingual; title i; child development teacher; special services; student; instruction; ell; preschool teacher; pre k; primary; learning; early childhood; early intervention; head start; instructional support | teaching-assistant
aide; assistant | special education; special needs; autism; special ed; one on one; exceptional children; resource room; sen; behavioral education | special-education-paraprofessional
aide | nurse; nursing; certified nurse; certified nursing; hospital; patient care; health care; ward; geriatric; hospital ward; medication; nursing home; restorative; certified medication; medicine; patient; healthcare; floor; restorative nursing; psychiatric; mental health; psych; nurses; rehabilitation nursing; state tested nursing; health; certified; emergency room; infirmary; surgical; psychological | nursing-assistant
aide | home health; home care; personal care; home; hospice; home health care; certified home health; homemaker; elderly; respite; in home; companion; personal; live in; residential; attendant care; geriatric home | home-health-aide
aide | physical therapy; physiotherapy; rehabilitation; therapy; rehab | physical-therapy-aide
aide | child care; daycare; childcare; day care; nursery; infant; toddler; nursery school; child; preschool; after school; children's; playground | childcare-worker
aide | library; library media; media center; media; bookmobile; school library | library-assistant
aide | pharmacy; pharmacist | pharmacy-assistant
aide | laboratory; lab; medical laboratory; clinical laboratory; research laboratory; blood bank | medical-laboratory-technician
aide | dietary; food service; kitchen; cafeteria; diet; lunch; dining; nutrition; galley; lunchroom; cook | kitchen-assistant
aide | laundry; linen | laundry-worker
aide | housekeeping; custodial; environmental services; janitorial | cleaner
aide | social services; social service; social work; casework; family service; welfare; community; human services; case; case management; outreach; social; community outreach; family | social-services-assistant
aide | office; clerical; administrative; student office; mail room; records; file | office-clerk
aide | dental; orthodontic; chairside | dental-assistant
aide | veterinary; animal hospital; vet; animal | veterinary-assistant
aide | transportation; bus; school bus; van | school-bus-attendant
aide | transport; patient transport; escort; radiology transport; hospital transport | orderly
aide | activity; activities; recreation; recreational; therapeutic recreation; recreational therapy | activities-coordinator
aide | research; survey research; laboratory research | research-assistant
aide | occupational therapy; ot; occupational | occupational-therapy-assistant
aide | congressional; legislative; campaign; political; council; press | parliamentary-assistant
aide | security; safety school; campus security; hall | school-supervisor
attendant | parking; parking lot; valet; garage; valet parking; lot; parking garage; parking ramp; car park; car lot; auto parking | parking-attendant
attendant | gas station; service station; filling station; fuel; gas; petrol station; gasoline; fueling; petrol; pump; marina; boat fuel | gas-station-attendant
attendant | laundry; laundromat; dry cleaning; linen; coin laundry; linen room; wash; self service laundry; laundry room | laundry-worker
attendant | car wash; carwash; auto wash; vehicle | vehicle-cleaner
attendant | locker room; coat room; coatroom; checkroom; cloakroom; dressing room; bathhouse; check room; washroom; rest room; shower; coat check; towel; hat check; baggage check; ladies room; men's; steam room; wardrobe | cloakroom-attendant
attendant | spa; sauna; massage; turkish bath | spa-attendant
attendant | ride; amusement ride; carnival; amusement park; fun house; game; arcade; carnival ride; amusement; games; attraction; bowling alley; skating rink; rink; recreation; ball; pool hall; golf range; driving range; golf; miniature golf; tennis court; billiard; pinsetter; boat rental; batting cage; park; campground; concession games; water park; recreation facility; playground; bowling; game room; gym; gymnasium; fitness; fitness center; caddie; golf cart; ski lift; boat; theme park; casino | entertainment-attendant
attendant | hospital; nursing; ward; hospital ward; psychiatric; patient care; patient; geriatric; operating room; first aid; health; infirmary; mental hospital; medical; nursing home; clinic; nurse; morgue hospital | nursing-assistant
attendant | personal; home; personal care; home care; companion; home health; handicapped; disability; residential; in home; family | home-health-aide
attendant | child care; childcare; nursery; daycare; day care; children; kindergarten; child; nursery school | childcare-worker
attendant | dining room; cafeteria; lunchroom; bar; banquet; buffet; salad bar; table; restaurant; beverage; mess hall; tray line; catering; lounge; dining; breakfast; breakfast bar; coffee; snack bar bus; food service; room service; food and beverage; minibar | busser
attendant | counter; lunch counter; snack bar; soda fountain; deli; food counter; coffee shop; cafe; concession stand; fast food; food; concession; ice cream; sandwich; steam table; refreshment; canteen; drive thru; concessions; juice bar; espresso; bakery; fountain | counter-attendant
attendant | room; guest room; housekeeping; hotel room; housekeeping room; turndown; guest; public area; lobby; dormitory; houseperson; guest house; guest services room; room cleaning | housekeeper
attendant | rest area; lavatory; restroom; cleaning; building; public space; convention center | cleaner
attendant | kennel; animal; animal shelter; zoo; pet; animal care; cattery; dog; dog daycare; dog pound; shelter animal; stable; barn; aquarium; horse; cat; poultry; laboratory animal | animal-caretaker
attendant | toll; toll booth; toll collector; toll bridge; turnpike; ticket booth; box office; toll gate; admission; fee booth; gate fee; parking booth; turnstile; ticket | ticket-clerk
attendant | store; retail; sales; department store; floor sales; gift shop; shop; fitting room; sales floor; pro shop; convenience store; self checkout; cart; shopping cart; grocery; lot store | retail-sales-associate
attendant | tool room; tool crib; stockroom; supply; stock; tool; warehouse; storeroom; crib; equipment room; parts; supply room; central supply; storage; equipment; material; oil house; tool issue | storekeeper
attendant | theater; movie theater; theatre; cinema; stadium; door theater; lobby theater; arena; event; auditorium | usher
attendant | pool; beach; swimming pool; waterpark pool | pool-attendant
attendant | airport; ramp; aircraft; airline ramp; cabin service; airplane; passenger aircraft | aircraft-ground-handler
attendant | train; railroad; dining car; sleeping car; passenger train; pullman; club car; parlor car | train-steward
attendant | cruise; ship; passenger ship; ferry | ship-steward
attendant | school bus; bus; bus aide | school-bus-attendant
attendant | recycling; landfill; transfer station; dump; waste; scale house; recycling center; drop off; solid waste; recycle; redemption center | recycling-worker
attendant | funeral; funeral home; mortuary; morgue; cemetery; funeral car; crematory | funeral-attendant
attendant | museum; art gallery; gallery; exhibit; visitor center; library; historical site; information; visitor services | visitor-services-assistant
attendant | rental; tool rental; ski rental; equipment rental; bicycle rental; rental counter; boat rental dock; video store | rental-clerk
# Technologists, scientists, superintendents, designers and others
technologist | medical; clinical laboratory; medical laboratory; microbiology; hematology; chemistry medical; immunology; toxicology; blood; laboratory; clinical; molecular; clinical chemistry; serology; immunohematology; lab; molecular genetics; cytogenetic; cytogenetics; hla; clinical microbiology | medical-laboratory-technologist
technologist | cyto; cytology | cytotechnologist
technologist | blood bank | blood-bank-technologist
technologist | histo; histology; histologic | histotechnologist
technologist | radiology; radiologic; x ray; radiographic; radiography; diagnostic imaging; imaging; radiological; angiography; fluoroscopy; vascular imaging; bone density | radiologic-technologist
technologist | mri; magnetic resonance imaging; magnetic resonance | mri-technologist
technologist | ct; computed tomography; ct scan; cat scan | ct-technologist
technologist | mammography; mammo; breast imaging | mammographer
technologist | nuclear medicine; pet; nuclear; nuclear cardiology | nuclear-medicine-technologist
technologist | ultrasound; sonography; vascular; vascular ultrasound | sonographer
technologist | echo; echocardiography; cardiac sonography; cardiac ultrasound | echocardiographer
technologist | cardiac; cardiovascular; ekg; cath lab; cardiology; ecg; cardiac catheterization; cardiopulmonary; cardiac cath; electrophysiology; cardiac cath lab; invasive cardiovascular | cardiovascular-technologist
technologist | eeg; neurodiagnostic; electroneurodiagnostic; electroencephalographic; end; nerve conduction | eeg-technologist
technologist | radiation therapy; radiation; radiation oncology | radiation-therapist
technologist | surgical; certified surgical; operating room; surgery | surgical-technologist
technologist | sleep; polysomnographic; polysomnography | sleep-technologist
technologist | veterinary; animal health; animal | veterinary-technician
technologist | ophthalmic; ophthalmic medical; ophthalmology | ophthalmic-technician
technologist | anesthesia | anesthesia-technician
technologist | endoscopy; gi | endoscopy-technician
technologist | food; dairy; cereal; meat; beverage | food-scientist
technologist | engineering; civil engineering | engineering-technician
technologist | electronics; electronics engineering; electronic | electronics-technician
technologist | electrical engineering; electrical | electrical-engineering-technician
technologist | mechanical engineering; mechanical | mechanical-engineering-technician
technologist | respiratory; pulmonary function; pulmonary; cardio respiratory | respiratory-therapist
technologist | industrial; manufacturing; manufacturing engineering | production-engineering-technician
technologist | textile | textile-technologist
technologist | garment; apparel; clothing | garment-technologist
scientist | data; data analytics; data research; big data | data-scientist
scientist | computer; computing; computer research; computer vision; information systems; human computer interaction | computer-scientist
scientist | soil; soils | soil-scientist
scientist | food; dairy; meat; cereal; flavor; food research; poultry food; beverage; meats | food-scientist
scientist | animal; poultry; dairy animal; swine; livestock; animal research; animal nutrition; equine | animal-scientist
scientist | plant; crop; agricultural; agronomy; horticultural; weed; seed; turf; forage | agronomist
scientist | forensic; crime lab; forensic dna; dna forensic; fingerprint | forensic-scientist
scientist | environmental; water quality; water; environmental health; wetlands; conservation; natural resource; ecological; climate; pollution | environmental-scientist
scientist | materials; material; polymer; ceramics; metallurgical; nanomaterials; glass | materials-scientist
scientist | clinical laboratory; medical laboratory; laboratory clinical; medical technology | medical-laboratory-technologist
scientist | atmospheric; weather; meteorological; atmosphere | meteorologist
scientist | earth; geological; geo; geologic; marine geological; mineral | geologist
scientist | political | political-scientist
scientist | social; behavioral; social research; public health social | social-researcher
scientist | information | information-scientist
scientist | forest; forestry; forest resource | forester
scientist | biological; biology; bio; life; cell; cell biology; molecular; marine; stem cell; wildlife; fishery; cancer; medical research; biotechnology; fisheries; molecular biology; biomedical; cancer research; protein; oncology; immunology; vaccine; discovery biology | biologist
scientist | chemical; analytical; chemistry; formulation; colorist; medicinal chemistry; analytical chemistry | chemist
scientist | bioinformatics; computational biology | bioinformatics-scientist
scientist | machine learning; artificial intelligence; ai | ai-research-scientist
scientist | water resources; hydrology; hydrologic | hydrologist
scientist | space; planetary | astronomer
superintendent | construction; building construction; project construction; field construction; site; general construction; concrete; job; paving; project; field; highway construction; road construction; utility construction; assistant construction; pipeline construction; drilling construction; bridge; marine construction | site-manager
superintendent | mine; mining; quarry; underground mine | mine-manager
superintendent | school; schools; school district; county school; district schools; education; school system | education-administrator
superintendent | golf course; greens; grounds; park; parks; cemetery; landscape; turf; recreation grounds; parks and recreation | landscaping-supervisor
superintendent | maintenance; mechanical; building maintenance; plant maintenance; equipment; shop; track maintenance; electrical maintenance; service; machine shop; garage; utilities maintenance | maintenance-manager
superintendent | building; apartment; apartment building; apartment house; resident; property building; house; residential building | caretaker-manager
superintendent | plant; factory; mill; production; manufacturing; refinery; chemical plant; smelter; sawmill; steel mill; cannery; foundry; operations plant; paper mill; brewery; packing house; process; shift plant; plating; fabrication; cotton gin; distillery; processing plant | plant-manager
superintendent | power plant; generation; substation; hydroelectric plant; electric power; power; hydroelectric; electric | power-plant-manager
superintendent | warehouse; terminal; shipping; stores; storage; freight; elevator grain; grain elevator; distribution; storeroom; docks; pier | warehouse-manager
superintendent | railroad; train; transportation; division railroad; bus; yard; streetcar; trainmaster | rail-operations-manager
superintendent | hospital; institution; sanatorium | hospital-director
superintendent | prison; correctional; correctional facility; reformatory; jail; detention | prison-governor
superintendent | marine; port; vessel | marine-superintendent
superintendent | police; state police | police-supervisor
superintendent | water; waterworks; water treatment; wastewater; sewage; sanitation; public works; street; streets; sewage plant; road; sewer; highway; water and sewer; waste water; waste; refuse | public-administration-manager
designer | graphic; graphics; print; layout; publication; logo; poster; graphic arts; visual; greeting card; brochure; digital graphic; book; magazine; visual communication; marketing; catalog; book cover | graphic-designer
designer | web; website; web site; internet; web page; web content; web graphics; online | web-designer
designer | ui; user interface; gui; interface; mobile ui | ui-designer
designer | ux; user experience; ui ux; ux ui; usability | ux-designer
designer | game; video game; games; gameplay; mobile game; narrative game | game-designer
designer | interior; interiors; home; residential interior; space; hospitality interior; interior space; bathroom; store interior; commercial interior; office interior; healthcare interior; home lighting; color interior | interior-designer
designer | kitchen; kitchen and bath; cabinet; kitchen and bathroom | kitchen-designer
designer | fashion; apparel; clothing; clothes; dress; garment; sportswear; women apparel; menswear; hat; handbag; accessories; lingerie; swimwear; bridal; fur; knitwear; outerwear; children clothing; coat; headwear; uniform; accessory; leather goods; millinery | fashion-designer
designer | shoe; footwear | footwear-designer
designer | costume; wardrobe; theatrical costume; stage costume | costume-designer
designer | jewelry; jewellery | jewellery-designer
designer | textile; fabric; carpet; rug; cloth; print textile; woven; lace; wallpaper; linen | textile-designer
designer | furniture; chair; lamp | furniture-designer
designer | floral; flower; florist; wedding flower; corsage; wreath; wedding floral; plant; flowers | floral-designer
designer | landscape; garden; landscaping | garden-designer
designer | set; scenic; stage; theater; theatrical; scenery; stage set; film set; television set | set-designer
designer | sound | sound-designer
designer | lighting; stage lighting; light | lighting-designer
designer | exhibit; exhibition; display; trade show; museum exhibit; trade show booth; exhibits | exhibition-designer
designer | industrial; product; commercial; consumer product; ceramic; glass; package product; silverware; toy product; appliance; pottery; tableware; sign; plastics; sporting goods; bicycle; china; commercial products; body; transportation; stained glass; memorial; medal; boat | industrial-designer
designer | packaging; package; carton; container | packaging-designer
designer | toy; toys | toy-designer
designer | car; automobile; automotive; vehicle; auto | automotive-designer
designer | circuit board; pcb; printed circuit; printed circuit board; board | pcb-designer
designer | integrated circuit; ic; chip; asic; vlsi; ic layout | integrated-circuit-designer
designer | electrical; electrical systems; power electrical; controls electrical; lighting electrical; electrical controls; electric | electrical-designer
designer | electronic; electronics; circuit; circuits; computer hardware; analog circuit | electronics-engineer
designer | mechanical; machine; die; tool; tool and die; mold; fixture; piping; engine; gear; hvac; pipe; jig; plant layout; tooling; plumbing; fire sprinkler; sprinkler; conveyor; mechanical systems; cad; autocad; process piping; boiler; drafting; design drafting; structural steel; aircraft; ship; hull; equipment; machine tool; sheet metal; duct; aircraft structures | mechanical-designer
designer | civil; highway; road; structural; bridge; site civil; roadway; civil engineering; sewer; drainage | civil-drafter
designer | instructional; curriculum; e learning; learning; training; online learning; education; learning experience; multimedia learning; elearning | instructional-designer
designer | multimedia; interactive; digital media; media; interactive media; new media; multi media | multimedia-designer
designer | motion; motion graphics; animation | motion-designer
designer | database; data base; data warehouse | database-developer
designer | software; application; systems software; computer software; system software | software-developer
designer | makeup; make up; special effects makeup; hair | make-up-and-hair-designer
designer | hair hairstyle; wig | hairdresser
# Managers and others whose field the words before it say, and who stay what they are
project manager | construction; construction services; building; civil; construction and safety | construction-project-manager
project manager | it; information technology; software; technology; web; ict; erp; systems; infrastructure; data; digital; cloud | it-project-manager
project manager | engineering; design; mechanical; electrical | engineering-project-manager
project manager | * | project-manager
program manager; programme manager | technical; engineering; it; software | technical-program-manager
program manager; programme manager | * | program-manager
account manager | key; strategic; national; global | key-account-manager
account manager | technical | technical-account-manager
account manager | * | account-manager
account executive | advertising; media | advertising-account-manager
account executive | * | account-executive
sales manager | regional; area; district; territory; north asia; emea | regional-sales-manager
sales manager | export; international | export-sales-manager
sales manager | * | sales-manager
sales director | * | sales-director
sales coordinator | * | sales-coordinator
marketing manager | digital; online; internet; web; e commerce | digital-marketing-manager
marketing manager | product | product-marketing-manager
marketing manager | content | content-marketing-manager
marketing manager | affiliate | affiliate-marketing-manager
marketing manager | * | marketing-manager
marketing director | digital; online | digital-marketing-manager
marketing director | * | marketing-director
marketing executive | * | marketing-specialist
operations manager | sales | sales-operations-manager
operations manager | hr; human resources; people | hr-operations-manager
operations manager | * | operations-manager
product manager | * | product-manager
engineering manager; engineering director | software; platform; site reliability; backend; back end; frontend; front end; full stack; devops | software-engineering-manager
engineering manager; engineering director | data; data platform | data-engineering-manager
engineering manager; engineering director | ground support; life support; mission support; flight support | engineering-manager
engineering manager; engineering director | support; technical support; customer support; product support; production support; software support | it-service-desk-manager
engineering manager; engineering director | field service | field-service-manager
engineering manager | * | engineering-manager
business development manager; business development representative | * | business-development-manager
finance manager | * | finance-manager
quality manager | * | quality-manager
training manager | * | training-manager
store manager | * | store-manager
restaurant manager | * | restaurant-manager
warehouse manager | * | warehouse-manager
production manager | * | production-manager
recruiter | technical; it | technical-recruiter
recruiter | executive; executive search | headhunter
recruiter | * | recruiter
chef | executive; head | head-chef
chef | pastry | pastry-chef
chef | sous | sous-chef
chef | private; personal | private-chef
chef | * | chef
data scientist | * | data-scientist
data analyst | * | data-analyst
data engineer | * | data-engineer
software engineer; software developer | * | software-developer
executive assistant | * | executive-assistant
administrative assistant | * | administrative-assistant
customer service representative | * | customer-service-representative
financial analyst | * | financial-analyst
# "HR head", "Head - Sales": who leads a field, as "Head of HR" does
head | hr; human resources; human resource | hr-director
head | finance; group finance | chief-financial-officer
head | accounts; accounting | accounting-manager
head | marketing; marketing and communications | marketing-director
head | digital marketing | digital-marketing-manager
head | brand | brand-director
head | regional sales; zonal sales; area sales; territory sales | regional-sales-manager
head | sales; national sales; country sales; sales and marketing; corporate sales | sales-director
head | business development | business-development-director
head | operations; business operations | director-of-operations
head | legal | general-counsel
head | compliance | compliance-manager
head | internal audit | internal-audit-manager
head | tax; taxation | tax-manager
head | treasury | treasury-manager
head | risk; risk management | risk-manager
head | claims | claims-manager
head | underwriting | underwriting-manager
head | talent acquisition; recruitment; recruiting | talent-acquisition-manager
head | training; learning and development; l d | training-manager
head | payroll | payroll-manager
head | admin; administration | administrative-director
head | communications; corporate communications | communications-director
head | pr; public relations | public-relations-manager
head | branch | branch-manager
head | customer service; customer support; customer care | customer-service-manager
head | customer success | customer-success-director
# Offices, as employers of Britain, India and Africa name those who work there
officer; executive; processor; accountant | accounts payable; ap; payables; purchase ledger | accounts-payable-specialist
officer; executive; accountant; analyst | accounts receivable; ar; receivables; sales ledger | accounts-receivable-specialist
associate; coordinator; analyst | ap | accounts-payable-specialist
associate; coordinator | ar | accounts-receivable-specialist
agent; executive; advisor | staffing; recruitment | recruiter
executive | claims; insurance claims; motor claims | insurance-claims-handler
executive | loan; home loan; mortgage; mortgage loan; personal loan; housing loan | loan-officer
executive | debt collection; loan collection; loan recovery; debt recovery | collections-specialist
executive | learning and development; training and development | training-specialist
executive | payroll | payroll-specialist
executive | data entry | data-entry-clerk
executive | front office; front desk; reception | receptionist
executive | media relations; press relations; media and public relations | public-relations-specialist
executive | business development; new business development | business-development-specialist
executive; advisor; consultant; associate | telesales; telemarketing; telecalling; tele sales; tele calling | telemarketer
executive; associate; coordinator; officer | content marketing | content-marketing-specialist
executive; associate; coordinator; analyst | performance marketing | performance-marketing-specialist
executive; associate; coordinator | email marketing; e mail marketing | email-marketing-specialist
executive; associate; analyst | paid search; paid media; ppc; sem | ppc-specialist
executive; associate; coordinator; consultant; assistant | social media marketing | social-media-specialist
executive; associate; coordinator; officer | sales development; outbound sales | sales-development-representative
executive; advisor; consultant; agent; specialist; salesperson | inside sales; inbound sales; internal sales | inside-sales-representative
executive; associate; coordinator; officer; assistant | sales operations; sales ops | sales-operations-analyst
executive; associate; officer; analyst | sales support | sales-support-specialist
executive; officer; assistant | sales admin | sales-coordinator
executive; assistant | sales administration | sales-coordinator
executive; officer; associate; coordinator; specialist; director | partnership; partnerships; strategic partnership; strategic partnerships; corporate partnerships; brand partnerships; business partnerships | partnerships-manager
executive; officer; associate; specialist | channel sales; partner sales; dealer sales; dealer development | channel-sales-manager
manager; director | franchise development; franchise recruitment | business-development-manager
director; executive; specialist; representative; coordinator | key account; key accounts; strategic account; strategic accounts; global account; national account; national accounts | key-account-manager
# Heads that stay what they are behind whatever word
admin manager | hospital; school; college; clinic; site; plant; project; commercial; warehouse; facility; facilities; medical; health; sales; export; digital | office-manager
admin officer | * | administrative-officer
audit associate | * | auditor
business owner | * | business-owner
community manager | digital; discord; developer; gaming; game; brand; web; social; forum; content | online-community-manager
hr administrator | * | hr-assistant
managing director | * | chief-executive-officer
operations administrator; operations assistant | * | business-operations-associate
project director | * | project-director
strategy manager | * | strategy-manager
content specialist | * | content-specialist
office coordinator | * | office-coordinator
trader | stock market; share market; stock; stocks; shares; bond; bonds; etf | trader
# Part of a title means something else behind these
coordinator | health unit; ward | medical-secretary
attendant | comfort station; public toilet | restroom-attendant
systems engineer | fuel cell | fuel-cell-engineer
systems engineer | rfid; radio frequency identification | rfid-device-specialist
layout designer; designer | mask layout; ic layout; chip layout; mask | integrated-circuit-designer
clerk | hotel room | hotel-receptionist
designer | course content; training course; online course; elearning course | instructional-designer
designer | golf course | landscape-architect
special agent | insurance; life insurance | insurance-agent
technologist | instructional design; instructional; learning | learning-technologist
controller | chemical processing plant; processing plant; chemical plant; water treatment plant; power plant | control-room-operator
radiographer | nuclear medicine | nuclear-medicine-technologist
specialist; expert | geographic information systems; geographical information systems | gis-analyst
`;
