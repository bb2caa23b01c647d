/**
 * More rules of the form that `title-patterns.ts` describes, for heads that many trades share. They are asked where neither a title that is written down nor a rule
 * of that file says anything, so a word may stand here that would be too wide there; its lists of words are known here.
 */
export const widerTitlePatterns = String.raw`
# More of what is worked on, and with what
@spinningwider | comber; finisher card; cardroom; card room; coning; copping; cop winding; quiller; quilling; doubling; doubler; speeder; fly frame; jack frame; spinning frame; roving frame; twisting frame; twisting; rope laying; rope machine; rope making; cordage; uptwister; balling; ball winding; beamer; creel; warp tying; warp drawing; sliver; lap winding; sliver lap; ribbon lap; picker room; opening machine cotton; bale breaker; texturizing; false twist; throwing; throwster; bobbin winder; cone winder; skein winder; thread winding; spindle; spindraw; gilling; gill box; roping; yarn texturing; cop winder; filament winding yarn
@weavingwider | drawing in; batt; batting; needle punch; needle punching; needling; tassel; fringe; quilting machine; chenille; corduroy; broadloom; axminster; wilton; dobby; jacquard loom; warp knotting; ring travelers; shuttle loom; rapier; air jet loom; water jet loom; slasher yarn; yarn sizing; warp sizing; napper; shearing cloth; cloth shearing; braider; pile fabric; plush; netting; net making; wire weaving loom
@textilewider | cloth folding; cloth measuring; cloth inspecting; batt making; kapok; mop; wadding; felting; hat felting
@knittingwider | looper; looping; ribbing; rib knitting; boarding hosiery; full fashioned; circular knitting; flat knitting; warp knitting; toe closing; glove knitting; knitter; pantyhose
@dyeingwider | ager; kier; beck; padding mangle; pad dyeing; jig dyeing; jet dyeing; beam dyer; package dyeing; skein dyeing; yarn dyer; shrinking; decating; crabbing; singeing; singer cloth; napping cloth; calender cloth; wool scouring; carbonizing wool; wet finishing; dry finishing textile; cloth dyeing; printing textile; textile printing machine; raw stock dyeing; bleach range; bleach house; soaping; steaming cloth; drying range; finishing range; vat dyeing; water repellent; coloring textile
@sewingwider | lockstitch; lock stitch; chainstitch; chain stitch; coverstitch; cover stitch; blind stitch; basting; jump basting; shirring; ruffling; tucking; tacking machine; hemstitch; hemstitching; flatlock; flat lock; zigzag; zig zag; monogram; cuffing; piping machine; label sewing; belt loop; pocket setting; pocket; collar; cuff; sleeve setting; double needle; single needle; neck band; waistband; yoke; zipper sewing; zipper setting; elastic; blanket binding; mattress sewing; curtain sewing; drapery; quilting sewing; seam; seamer; necktie; fur sewing; fur machine; slip cover; slipcover; picot; scalloping; smocking; hem; eyelet buttonhole; snap fastener; hook and eye; button; bar tack; serger; merrow; patching machine
@leatherwider | skiving; sueding; fleshing machine; hide splitting; dehairing; unhairing; leather splitting; leather embossing; leather buffing; leather drying; toggling; finishing leather; tan; tan room; lime leather; limehouse; fur glazing; fur blowing; skin; wool pulling; leather coating; setting out; rawhide; chamois; upholstery leather
@footwearwider | eyelet; eyelet punching; vamp; welt; welting; counter molding; pull over; pullover lasting; bed lasting; heel attaching; heel scouring; heel seat; edge trimming shoe; naumkeag; rough rounder; channeling shoe; stitchdown; slipper; sandal; shank; bottom scouring; goodyear welt; mckay; shoe stitching; shoe cutting; box toe; cementing shoe
@woodwider | mitering; miter; dado; rabbet; groover; tongue and groove; matcher; jigsaw; buzzsaw; excelsior; clipper veneer; veneer clipper; veneer slicing; veneer lathe; chipper; shook; hoop making; barrel head; barrel; croze; crozer; heading wood; incising; pole peeling; bark peeling; wood chip; chipping wood; chucking wood; bent wood; wood bending; rafter cutting; truss; roof truss; pallet nailing; sash; door frame wood; molding wood; wood molding; boring wood; wood nailing; panel saw; particleboard; chipboard; fiberboard; flakeboard; oriented strand; dovetailer; wood heel; pencil slat; matchbox; plugging; laminated wood; glulam; wood stapling; log splitter; picket; fence picket; lath; wood flour
@woodprocesswider | edger wood; multiple drum sander; stroke sander; trimming wood; corner lock; lock corner; edge gluing; glue spreading veneer; glue jointer; cut off wood; wood cutting; frame nailing; wood assembly
@sawwider | bandmill; dragsaw; drag saw; jig saw; trimmer saw; slab saw; slasher mill; log deck; log yard; green chain; log turner; barking; log carriage; lath mill; shingle mill; stave mill; bolt saw; swing saw; pole saw; double end trimmer; gangsaw; resaw line; head rig; cant gang
@metalcuttingwider | vertical boring; horizontal boring; jig bore; precision boring; boring machine metal; bullard; vertical turret lathe; keyseater; keyseating; key seating; profiler; profiling; profile milling; knurling; chamfering; facing machine; facing; shaping machine; metal planer; planer metal; tapping machine; tapping; tapper; reamer; counterboring; countersinking; hob; hobber; swiss; swiss type; turning machine; turning center; machining center; duplicating lathe; tracer lathe; crankshaft turning; gun drilling; rifling; barrel rifling; multi spindle; multiple spindle drill; radial drill; honing machine cylinder; thread milling; thread milling machine; gear shaver; gear shaping; gear generator; spline; slotter; slotting metal; engraving machine metal; pantograph machine shop; die sinking; die sinker; tracer milling; hydrotel; jig mill; transfer machine metal; grinding machine setup; centering machine; pinion cutting; gleason; scalping; thread cutting; thread chaser; pipe threading; threading machine; nut tapping; screw threading
@metalgrindingwider | deburr; burr; burrer; burnishing; filing machine; grind; grinding machine; grinding machines; grinder machine; internal grinder; external grinder; lapping; lap grinder; disc grinder; disk grinder; rotary grinder; snag grinding; snagging; wheelabrator metal; vibratory finishing; barrel finishing; barrel tumbling; tumbling; edging machine metal; polishing machine; buffing machine; belt grinding; thread grinder; cam grinder; roll grinder; tool grinding; cutter grinder; surface grinding; cylindrical grinding; centerless grinding; saw sharpening; bit sharpening; knife grinding; abrasive belt; reaming barrel; ball grinding; metal buffing
@metalpresswider | arbor press; draw press; drawing press; hydropress; hydraulic press metal; kick press; foot press; four slide; fourslide; toggle press; notching; nibbler; nibbling; rivet machine; riveting machine; riveting; clinching; slitting line; swager; cold heading; header metal; upsetting; expanding machine; flange machine; embossing press metal; blanking; blanking press; trimming press; trim press; sintering press; compacting press; forming press; bliss press; dinking; perforating machine metal; sheet metal shear; squaring shear; rotary shear; alligator shear; coining; coining press; progressive die; transfer press; straightening press; straightening roll; bending roll; tube bending; tube bender; pipe bending; beading machine; seaming machine metal; can body; can making; body maker; nail making; spring coiling; coiling machine spring; wire forming; wire bending; wire straightening; chain making; pin making; needle making; zipper machine; slide fastener; brake machine; die setting; die setter; tube reducing; tube drawing; draw bench; pointing machine; pointer; roll former; rolling forming; corrugating metal; metal lath; expanded metal; barbed wire; wire fence; fence machine; wire mesh; mesh welding; cable stranding; cabling machine; wire stranding; wire winding metal; wire insulating; strip metal
@metalhotwider | roughing mill; rougher; finishing mill; reheating furnace; reheat; soaking; temper mill; tandem mill; skin pass; skin pass mill; piercing mill; pierce mill; plug mill; manipulator; coiler; downcoiler; hot bed; hotbed; cooling bed; strip mill; hot strip; cold strip; plate mill; rail mill; structural mill; tube mill seamless; seamless tube; slab; slabbing mill; bloom; screwdown; reversing mill; run out table; roller leveler; shear mill; billet shear; pipe mill weld; weld mill; continuous weld mill; rod mill; cold reduction; reducing mill; stretch reducing; sizing mill; extrusion press metal
@forgingwider | swedge; upsetting forging; forge press; forging hammer; hammer forging; trimming forging; heavy forging
@castingwider | diecast; die cast; sand slinger; sandslinger; core blower; core blowing; permanent mold; shell core; mold closing; shell molding; sand conditioning; investment casting; vacuum casting; lost wax; ingot casting; continuous casting; pouring metal; direct chill casting; type casting; typecasting; green sand; molding foundry; squeeze molding machine; core making machine; casting machine; lead casting; slush casting; rotary casting
@heattreatwider | induction heating; flame hardener; case hardening; stress relieving; nitriding; cyaniding; annealer; temperer; bright annealing; salt bath; hardener; lead bath
@metalfurnacewider | bessemer; bessemer converter; converter steel; basic oxygen; sinter plant; sintering machine; sinter machine; sintering metal; melt room metal; electric melt; charging machine furnace; flux plant; pulpit; holding furnace; ladle furnace; tilting furnace; anode furnace; copper furnace; zinc furnace; refinery metal; electrolytic cell; cell room; tapping furnace; lead furnace; lead smelting; dross; retort zinc; reduction furnace; flash furnace; matte; cupola tender; slag; hot blast stove; stove blast furnace
@platingwider | anodize; anodic; alodize; alodizing; electrogalvanizing; galvanized; tinning; hot dip; metalizing; metallizing machine; electroless; chrome plating; nickel plating; zinc plating; copper plating; gold plating; silver plating; barrel plating; passivation; etching metal; bonderizing; bluing; oxidizing metal; sherardizing; parkerizing; plating line; racking plating; lacquering; enamel spraying; porcelain enamel; powder coating line; conformal coating; flow coating; dip painting; spray line; paint line; coating line; coil coating
@coatingwider | dip; laminating machine; laminating; laminator; waxing machine; paraffin coating; glue machine; gluing; gluing machine; glue spreader; cementing machine; impregnating; impregnator; saturator; saturating; asphalt coating; silvering; silk screen coating; sizing machine; flocking; resin coating; rubberizing; adhesive
@plasticswider | polystyrene; thermoplastic; preform; pvc; vinyl extruding; film extrusion; blown film; resin; rotomolding; reaction injection; transfer molding; foam molding; foam; polyurethane; laminated plastic; plastic sheet; compression mold; styrofoam; acetate; cellophane; bag extrusion; pultrusion; chopper gun; gel coat; lens casting plastic; regrind; plastics fabrication; plastic welding; vacuum forming machine
@rubberwider | calender rubber; rubber calender; tuber; tuber machine; tire building; tire curing; curing press; bladder; bias cutter; bead building; bead machine tire; camelback; devulcanizer; reclaim rubber; rubber cutting; rubber molding; masticating; foam rubber; balloon; hose making; belt building rubber; gasket cutting rubber; rubber extruding; rubber mixing; crude rubber; latex dipping; retread mold
@paperwider | bag making machine; bag machine; box machine; folder gluer; die cutting carton; envelope machine; envelope folding; paper tube; tube winding paper; core winding; rewinder paper; sheeter; sheeting; slitter rewinder; paper slitter; paper cutter; paper coating; paper laminating; gummed tape; label machine; tissue machine; napkin folding; paper plate; paper cone; egg carton; molded pulp; printer slotter; corrugator single facer; single facer; double backer; partition assembly; wax paper machine; diaper machine; converting; playing card; greeting card machine; tag machine; crepe; crepe paper; cigarette paper; carbon paper; roll paper; paper roll; tab cutting; cup machine; straw; paper bottle
@pulpwider | beater; beater room; jordan; refiner pulp; pulp refiner; wood room; grinder room; chip screen; pulp washer; brown stock; bleacher pulp; bleach plant pulp; causticizing; lime kiln pulp; recovery boiler; black liquor; wet lap; wet machine; cylinder machine; couch; press section; dry end; wet end; back tender; machine tender paper; third hand; fourth hand paper; screen room pulp; decker; save all; rag cooker; rag boiler; hydropulper; pulper; paper mill; insulation board; wallboard paper; thickener pulp; stuff chest
@printingwider | cylinder press; platen press; job press; rotary press; flat bed press; multicolor; multigraph; lithopress; photogravure; digital press; digital printer; inkjet; ink jet; embossograph; foil stamping; hot stamping; wallpaper printing; bag printing; decal printing; pad printing; printing machine; color press; steel die press; steel die; newspaper press; letterset; security printing; tin printing; metal decorating; plate printing; offset lithographic; offset duplicating; ruling machine; balloon printing; fabric screen printing; stencil printing; screen print
@prepresswider | composing machine; composing room; intertype; ludlow; type caster; typecaster; photolettering; photocomposing machine; halftone; camera lithographic; process camera; color scanner; color separation; stripping prepress; plate processor; electrotype; electrotyping; stereotype; stereotyping; photoengraver; page makeup; pagination; varityper; platesetter; computer to plate; imagesetter; teletypesetting; cold type; photopolymer; plate graining
@binderywider | saddle stitch; saddle stitcher; spiral binding; spiral binder; coil binding; wire binding; case binder; case making; casemaking; booksewing; book trimming; book backing; casing in line; gathering; collator; perforating paper; paper drilling; paper punching; padding glue; padding press; stitching bindery; inserting bindery; book folding; folding machine; folding; trimmer book; guillotine; three knife; covering machine book; indexing; tipping machine; rounder; backing machine; back lining; looping machine book; paper jogging; book smasher
@glasswider | hot end; cold end; bulb blowing; bulb machine; glass bulb; bottle machine; beveling; beveller; glass beveling; glass edging; glass drilling; glass decorating; glass etching; glass tempering; tempering glass; glass laminating; glass rolling; float glass; fiberglass glass; fiber glass; forehearth; gob; stem machine; bending lehr; silvering mirror; lens grinding; lens surfacing; lens blocking; optical lens; optical; crystal; glass washer; glass polishing; mirror finishing; tubing machine glass; glass tubing; vial; ware glass; annealing lehr; batch house; neon tube; watch crystal; spectacle lens
@kilnwider | pug; brick making; brickmaking; brick machine; dry pan; wet pan; auger mill; auger machine clay; tile making; tile press; tile machine; clay mixing; clay press; glaze; glazing ceramic; glaze spraying; jiggering; jigger; slip casting; slip making; bisque; bisque kiln; glost kiln; kiln placer; firing kiln; sagger; enamel burning; frit; carbon baking; lime burning; lime plant; cement mill; raw mill; clinker; cement grinding; rotary kiln; tunnel kiln; pottery machine; ceramic press; abrasive wheel; grinding wheel; carbon electrode; electrode; graphite; charcoal; coke oven; coke; insulation brick; firebrick; sewer pipe; drain tile; roofing tile; spark plug insulator; insulator
@stonewider | crusher plant; stone crusher; gravel plant; sand plant; sand; jaw crusher; gyratory; ball mill ore; rod mill ore; flotation; flotation cell; jig ore; jigging; classifier; cyanide; cyanide plant; leaching; leach; concentrating; concentrating table; magnetic separator ore; coal washer; coal preparation; coal breaker; breaker coal; slate cutting; slate splitting; stone sawing; stone saw; gang saw stone; stone planing; stone lathe; stone surfacing; rubbing bed; stone carving machine; sandblast stone; marble polishing; marble saw; granite polishing; granite saw; granite surfacing; mica; mica splitting; lime; dolomite; phosphate rock; tailings; thickener; slime; trommel; gypsum board; plaster mill; wet plant; washing plant; mill ore
@concretewider | batch; batcher; concrete batching; concrete products; block machine; block making; concrete mixing plant; cement products; cement pipe; pipe making concrete; concrete vibrator; precast concrete; tile concrete; artificial stone; terrazzo block; cast stone; burial vault; cultured marble; asbestos cement; cement pump; gypsum block; cement bagging
@separatingwider | percolator; absorber; absorption; condenser; dehydration; dehydrator unit; dewatering; diffuser; dust collector; dust collection; evaporator pan; crystallization; expeller; flotation; fractionator; fractionation; leach tank; leacher; precipitation; reclaimer; rectification; saponification; scrubbing tower; screening; screen; settling; shaker screen; strainer; straining; sweating pan; thickening; vacuum filter; wash tank; washing machine chemical; water still; wringer; cracking still; solvent recovery; solvent extraction; winterizing; bleacher oil; oil extraction; oil bleaching; oil refining; deoiling; dewaxing
@mixingwider | agitation; attrition mill; ball miller; bran mixing; batch mixing; mash mixing; buhr mill; burr mill; chaser mill; churn soap; colloid mill; crushing mill; disintegrator; disperser; dry mix; dry mixing; emulsifying; emulsion; emulsifier; flaking; grinder mill; gristmill; hydration; ink mixing; masticator; micronizer; milling powder; mix; mixing machine; paint mixing; paste mixing; paste mill; pebble mill; pin mill; plow mixer; powder mill; powder blending; pug mixing; raymond mill; ribbon blender; roller mill; roller mill grain; sand mixing; size mixing; slurry; slurry mix; shredder; shredding; soap mixing; solution mixing; starch mixing; tumbling barrel mixing; wet mix; wet mixing; clay mixing mill; ore grinding; color blending; cocoa mill; compound mixing; compound; screening and mixing; crumbling; crushing; grinding mill ore
@chemicalwider | absorption tower; alum; ammoniation; ammonium; anhydrous; benzene; butadiene; calcium; carbide; carbon black; carbonation; chlorination; coagulating; coagulation; cresylic; dehydrogenation; desulfurization; desulphurizing; detergent making; dextrine; dry ice; explosive; explosives; dynamite; ethanol; biodiesel; biofuel; biofuels; glycerine; insecticide; lacquer making; lead oxide; litharge; methanol; naphthalene; nitrate; nitrocellulose; paint making; peroxide; phosphorus; pigment; polymer reactor; potash; rosin; salt; silica; soda ash; sodium; solvent; styrene; sulfur; sulphuric acid; synthetic fiber; synthetic rubber; titanium dioxide; toluene; turpentine; uranium; vinyl chloride; wood preserving; creosote; creosoting; zinc oxide; glue making; varnish; varnish cooking; gelatin; resin making; matches; match; charcoal chemical; chemicals; control chemical; cell house; chlor alkali; chemical process; chemical equipment; pilot plant; compressed gas; nitrogen; kettle chemical; retort chemical; wax making; tracer powder; powder; propellant; solid propellant
@pharmawider | ampul filling; tablet coating; tablet press; tablet making; pill making; pill coating; capsule filling; suppository; ointment; sterile products; sterile filling; bioprocess; biopharma; plasma fractionation; serum filling; antibiotic; vitamin; aseptic; lyophilizer; inoculation pharmaceutical
@cosmeticswider | lipstick; toothpaste; shampoo; toilet products; powder cosmetic; nail polish; soap cutting; soap pressing; candle making; candle dipping; perfumes; crutcher; mascara
@foodwider | almond; apple; banana; batter; bean; beet; berry; cabbage; cereal flaking; chili; citrus; coconut; coffee roasting; condiment; cooker; corn milling; egg breaking; egg drying; egg separating; feed mill; feed mixing; feed; flour mill; flour mixing; food mixing; frozen food; fry; garlic; gelatin food; grape; hops; husker; instant potato; juice extraction; jelly; jam; ketchup; macaroni press; mayonnaise; mushroom; noodle making; oat; oil mill; olive; onion; orange; pasta making; peach; peeler; pecan; pepper; pineapple; pizza; popcorn popping; prune; raisin; rice mill; salad dressing; salt food; sandwich; seasoning; sesame; shelling; shell nut; smoke house food; soy; soybean; spaghetti; spice milling; starch making; tamale; tomato; tofu; tortilla chip; walnut; wheat; yeast making; food processing; food production; food preparation machine; blancher; brine; corn syrup; dehydrated food; drying food; grain cleaning; nut roasting; milling grain; bleacher flour; popped corn; batter mixing; breading; breader
@bakerywider | batter mixer bakery; bagel; batter depositor; bake; bread slicing; bread wrapping; bread panning; cake; cake icing; cooling tunnel bakery; dough brake; dough divider; dough mixing; dough sheeter; doughnut machine; dumpling; pancake; pizza dough; proof box; roll bakery; waffle; ice cream cone baking; cracker sandwich; baking; oven baker
@confectionerywider | candy cooking; candy molding; candy pulling; chocolate coating; chocolate molding; chocolate temper; cocoa; cocoa press; cocoa bean; conche; gum; gumdrop; lollipop; marzipan; melangeur; mint; mogul; nougat; panning; starch casting; taffy; toffee; coating pan candy; cotton candy; hard candy
@sugarwider | affination; beet sugar; char filter; char house; crystallizer sugar; granulator sugar; melt house; sugar drying; sugar end; sugar grinding; sugar mill; vacuum pan sugar; beet slicing; juice sugar; sugar press
@dairywider | butter churn; buttermaker; casein; cheese cutting; cheese wrapping; condensed milk; cottage cheese; cream; creamery; curd; dairy processing; drying milk; freezer ice cream; ice cream freezing; ice cream freezer; milk drying; milk powder; milk processing; skim milk; whipped topping; churn; yoghurt; popsicle; novelty ice cream
@meatwider | abattoir; boning; boning room; casing sausage; sausage stuffing; sausage linking; linker; chicken processing; curing meat; curing room meat; deboning; dehairing hog; evisceration; gut; ham; ham boning; hide pulling; hog kill; meat cooking; meat cutting; meat curing; meat forming; meat packing; meat slicing; patty; pickle pumping; poultry dressing; poultry killing; poultry processing; rendering; rendering plant; sausage casing; skinning; smoked meat; smoke meat; stuffing sausage; tallow; veal; viscera; bacon slicing; bacon press; meat smoking; frankfurter; lard rendering; carcass washing; cattle killing
@fishwider | fish canning; fish cleaning; fish cutting; fish drying; fish filleting; fish meal; fish salting; fish skinning; fish smoking; herring; mackerel; roe; salmon; sardine; scallop; sea food; shrimp peeling; squid; crab meat; oyster shucking; surimi
@brewerywider | barley; beer bottling brewery; beer filtering; bottling brewery; cellar beer; cellar wine; cider making; distillery; distillery mash; fermenting; fermentation; fermentation cellar; grain distillery; keg; kettle brew; kettle beer; malting; mash house; mash tub; rum; spirits; still house; still whiskey; whiskey; wine cellar; wine fermenting; wine filtering; wine making; yeast brewery; rack beer
@tobaccowider | bunch cigar; cigar making; cigar rolling; cigar wrapping; cigarette making; cigarette packing; leaf conditioning; leaf stemming; snuff grinding; stem tobacco; stemmer; tobacco blending; tobacco cutting; tobacco drying; tobacco flavoring; tobacco stripping; wrapper leaf; filler tobacco; redrying; cigarette machine
@canningwider | can cooking; can closing food; exhaust box; canned food; jar filling; pressure cooker; retort canning; seaming can; steam box canning; sterilizing can; vegetable canning; fruit canning
@packingwider | aerosol filling; bag filling; bag sealing; bag closing; bottle capping; bottle labeling; bottle packing; bottling line; box sealing; boxing; canning beverage; carton filling; carton sealing; case packing; case sealing; casepacking; cartoner; drum filling; filling line; filling machine; heat seal; heat sealing; keg filling; labeler; labelling; multipack; package sealing; palletizing; packer machine; package; packing line; packing machine; pouch; sack filling; sack; sealing machine; shrink wrapping; shrink tunnel; stretch wrap; vacuum packing; weighing and packing; wrapping machine; wrapper machine; cylinder filling; liquid filling; powder filling; vial filling; bulk filling; can closing
@laundrywider | clothes drying; clothes washing; dry clean; drycleaning; extractor laundry; feather cleaning; fur cleaning; garment cleaning; ironing; ironing machine; ironer; laundering; laundry machine; laundry wash; linen folding; mangle; press laundry; pressing laundry; rug washing; shirt finishing; shirt folding; shirt pressing; spot cleaning; steam tunnel; towel; tumbler laundry; wash house; washing laundry; washer extractor; wash wheel
@dryingwider | belt dryer; conveyor dryer; curing oven; drum dryer; dry kiln; fluid bed dryer; grain dryer; kiln dryer; pan dryer; rotary dryer; spray dryer; spray drying; tray dryer; tunnel dryer; vacuum dryer; veneer dryer; heater; curing; baking oven; dry can; humidifier
@cranewider | aerial lift; aerial device; boom lift; bridge tram; carry deck crane; charging crane; container crane; crawler crane; dock crane; electric bridge crane; floor crane; gantry crane; hoist drum; hydraulic crane; jib crane; ladle crane; lattice boom; locomotive crane; loading crane; magnet crane; man lift; mobile crane; pole derrick; port crane; ship crane; stiff leg; stripper crane; tower hoist; truck crane; whirley; yard crane; air hoist; cable hoist; skip hoist; mine hoist; material hoist; cage hoist
@earthwider | articulated truck; back digger; blade; bucket loader; bull grader; carryall; ditching; ditching machine; ditch digging; digging; digging machine; digger; drag shovel; earth moving equipment; earthwork; end loader; elevating grader; excavation; excavating; excavating machine; gradall; heavy mobile equipment; hydraulic excavator; loader tractor; maintainer road; mini excavator; motor scraper; mobile equipment; off highway; pan scraper; payloader; post hole digger; rock truck; road machine; rooter; scarifier; scoop; skid loader; skidsteer; steam shovel; tractor scraper; turnapull; yard loader; front loader; heavy duty equipment; construction machinery; off road equipment; loading shovel; clam shovel; track hoe; trackhoe; snow plow; snowplow; snow blower; motor patrol; rubber tired loader; trench digging; mole
@pavingwider | asphalt paving; asphalt roller; asphalt spreader; bituminous; black top; blacktop paving; cold planer; compactor roller; concrete paving; concrete saw road; concrete spreader; crack sealing; curing machine concrete; hot mix plant; joint grooving; joint sealing; joint cutting pavement; milling machine road; oil spreader; pavement breaker; pavement milling; road marking; road packer; road paving; road surfacing; roller asphalt; sealcoating; slip form; slipform; slurry seal; soil stabilizer; street paving; tamping machine; tandem roller; vibratory roller; macadam; mechanical spreader; road mixer; hot mix plant asphalt
@pilingwider | drop hammer pile; diesel hammer; pile extractor; pile hammer; sheet piling
@loggingwider | log; log processor; buncher; chaser; choker; tree processor; tree harvester; forest harvester; harvester timber; timber harvester; loader log; log loading; log skid; log truck loader; masticator forestry; mulcher; mulching machine; slasher logging; stroke delimber; swing yarder; tower yarder; tree length; yarding; cable logging; chipper forestry; whole tree chipper; woods
@farmmachinewider | agricultural; agriculture; agricultural machine; baler; beet harvester; combine harvester; corn harvester; cotton harvester; crop dusting ground; cultivator; disc harrow; farm implement; farm machinery; fertilizer spreader; forage harvester; grain combine; grape harvester; hay; hay rake; mowing; mowing machine; orchard sprayer; planter; planting machine; plow; potato harvester; raking; rice combine; row crop; seed drill; seeder; self propelled sprayer; silage; sprayer tractor; spray rig; sugar cane harvester; swather; tobacco harvester; tractor; transplanter; transplanting; vegetable harvester; windrower; windrowing; milking; milking machine; pivot irrigation; cotton gin; ginning; bush hog; bush hogging
@miningwider | auger mining; roof bolt; coal; coal mining; coal loading; cutting machine mine; duck bill; dragline mine; drill jumbo; gathering arm; haulage mine; joy loader; joy loading; jumbo; lhd; load haul dump; loader mine; long wall; mine motor; mine cutting; monorail mine; mucking; mucking machine; placer; ram car; scoop tram; scooptram; shearer; shearer longwall; shield longwall; shot firing mine; shuttle buggy; underground; underground loader; undercutting; hydraulic mining; ore loading; plow longwall; slusher; scraper mine
@drillingwider | air drill; air track drill; auger drill; blasthole; boring machine earth; cable drill; core drilling; core boring; drill; drill rig; drilling machine rock; exploration drill; earth drilling; foundation drill; hard rock drill; horizontal drill; jackleg; jack hammer drill; percussion drill; pile drilling; quarry drill; raise bore; raise boring; seismic drill; shaft drill; shot hole drill; shothole; test boring; test drilling; tunnel drill; water well drilling; well boring; wash boring; post hole drill; directional bore; directional boring; boring rig
@oilfieldwider | acid treating; acidizer; cement oil well; casing crew; casing tong; cementer; flowback; fracking; frac pump; fishing tool; gravel pack; gun perforator; hot oil; hot oiler; nitrogen pump oilfield; oil treatment; pulling unit; power tong; reverse unit; rod pulling; sand control; service rig; service unit; snubbing unit; swab; swabber; testing oil well; well pulling; well servicing; well service unit; well stimulation; well treating; well testing; blow out preventer; oil and gas equipment; oil field service; wireline unit; slick line; drill stem; wellhead
@powerwider | auxiliary plant; auxiliary power; biomass; biomass plant; booster plant; combustion turbine; control room power; dam power; dispatch power; distribution control; dynamo; electric generating; electric power; electrical control; fossil; generating plant; generating station; generation; geothermal; hydro plant; hydroelectric plant; hydroelectric station; hydropower; landfill gas; load dispatch; nuclear reactor; power distribution; power reactor; power system; reactor nuclear; rectifier; solar thermal plant; steam electric; steam power; switch board; switchboard power; switchgear; transmission system; turbo; turbine plant; unit control; waste to energy; wind farm; central power; electric system
@boilerwider | air conditioning; blower room; boiler fireman; boilerhouse; building engineer; central plant; chilled water; chiller plant; compressed air; compressor house; cooling plant; cooling tower; engine room stationary; fan; furnace boiler; heat plant; heating; heating boiler; heating system; high pressure boiler; hot water plant; ice making; incinerator boiler; low pressure boiler; physical plant; powerhouse boiler; refrigerating; refrigeration; steam boiler; steam engine; steam generation; steam station; utilities; ventilation; ventilating; vacuum plant; gas engine; air plant; utilities plant; refrigeration system
@waterwider | aqueduct; chlorinator water; clarifying plant; desalting; distribution water; filter plant; filter water; fluoridation; gatehouse; headgate; pump station water; pumping plant water; purification plant; purification water; reservoir; reverse osmosis; water control; water distribution; water main; water plant pump; water pump; water pumping; water purifying; water purifier; water reclamation; water softening; water supply; water utility; watershed; well pump water
@wastewaterwider | activated sludge; disposal plant; industrial waste; industrial waste treatment; lift station; reclamation plant; sewage pumping; sewage treatment plant; sludge dewatering; sludge press; treatment plant; waste disposal plant; waste water treatment; wastewater collection; wastewater plant
@gaswider | absorption plant; air separation; amine; booster gas; butane; carbon dioxide; coal gas; coal gasification; compressor gas; cryogenic; dehydration gas; fractionation gas; gas booster; gas dispatch; gas house; gas line; gas pressure; gas processing plant; gas producer; gas recovery; gas storage; gas system; gas turbine compressor; gasification; gas works; helium; high pressure gas; hydrogen plant; liquefaction; liquefied natural gas; liquid natural gas; lng; lng plant; lpg; methane; oxygen plant; propane; purification gas; regasification; sulfur recovery; water gas; gas well; gas field
@petroleumwider | alkylation; blending oil; bulk plant; cat cracker; catalytic cracking; crude oil unit; crude still; dewaxing oil; distillation petroleum; dock oil; fluid catalytic; gas oil; gasoline; gasoline blending; grease; grease making; hydrocracker; isomerization; light oil; loading rack; lubricating oil; lube; naphtha; oil blending; oil pump; oil refining unit; oil plant; oil terminal; oil wash; paraffin; paraffin plant; petroleum terminal; platforming; reformer; refining equipment; tank truck loading; terminal oil; treater oil; treating plant; vacuum unit; visbreaker; wax plant; oil purification
@pumpwider | booster pump; booster station; compressor pipeline; discharge pump; fuel pump; gas pump station; gauger; main line; oil pumping; pipeline pump; pump room; pumping station; pumping unit; station pipeline; tank farm pump; transfer pump; vacuum pump; wellhead pump; sand pump; slurry pump; tailings pump; cargo pump
@conveyorwider | bin; bucket elevator; chute; coal conveyor; coal chute; conveyor belt; conveyor system; conveyor console; grain elevator; gravity conveyor; hopper; loading belt; loading boom; ore bridge; package conveyor; screw conveyor; silo; skip; stacker conveyor; transfer car; tripper; trolley conveyor; elevator bucket; car loader; pneumatic conveyor; ship loader
@forkliftwider | counterbalance; cherry picker warehouse; electric lift truck; electric pallet; fork lift machine; forklift driver; hyster; lift; narrow aisle; order picker truck; pallet truck; power jack; reach; reach lift; reach stacker; side loader; squeeze lift; straddle; tugger; warehouse equipment; yard jockey; lifter; materials handling equipment; material handling equipment; turret truck
@photowider | color printing photo; contact printing; enlarger; film developing; film loading; film printing; microfiche; microfilm camera; microfilming; motion picture film; negative cutting; negative developing; paper processing photo; photo finishing; photo printing; photofinishing equipment; photostat; print developing; print washing; reversal; slide mounting; blueprint; blueprinting; film laboratory
@assemblywider | assembly line; automatic assembly; assembling machine; assembly machine; final assembly line; fabrication machine; machine assembly; manufacturing machine; production machine; robotic assembly; team assembly
@anymachinewider | @spinningwider; @weavingwider; @textilewider; @knittingwider; @dyeingwider; @sewingwider; @leatherwider; @footwearwider; @woodwider; @woodprocesswider; @sawwider; @metalcuttingwider; @metalgrindingwider; @metalpresswider; @metalhotwider; @forgingwider; @castingwider; @heattreatwider; @metalfurnacewider; @platingwider; @coatingwider; @plasticswider; @rubberwider; @paperwider; @pulpwider; @printingwider; @prepresswider; @binderywider; @glasswider; @kilnwider; @stonewider; @concretewider; @separatingwider; @mixingwider; @chemicalwider; @pharmawider; @cosmeticswider; @foodwider; @bakerywider; @confectionerywider; @sugarwider; @dairywider; @meatwider; @fishwider; @brewerywider; @tobaccowider; @canningwider; @packingwider; @laundrywider; @dryingwider; @photowider; @assemblywider
# Machines
operator; operative; equipment operator; machine operator; plant operator; tender; engineer | @cranewider | crane-operator
operator; operative; driver; equipment operator | @forkliftwider | forklift-operator
@machineheads | @drillingwider | drilling-operator | anywhere
@machineheads | @oilfieldwider | oilfield-service-operator | anywhere
@machineheads | @pilingwider | piling-operator | anywhere
@machineheads | @pavingwider | paving-worker | anywhere
@machineheads | @loggingwider | logging-equipment-operator | anywhere
@machineheads | @miningwider | miner | anywhere
@machineheads | @earthwider | heavy-equipment-operator | anywhere
@machineheads | @farmmachinewider | tractor-driver | anywhere
@machineheads | @waterwider | water-treatment-plant-operator | anywhere
@machineheads | @wastewaterwider | wastewater-operator | anywhere
@machineheads | @powerwider | power-plant-operator | anywhere
@machineheads | @boilerwider | boiler-operator | anywhere
@machineheads | @petroleumwider | refinery-operator | anywhere
@machineheads | @gaswider | gas-plant-operator | anywhere
@machineheads | @pumpwider | petroleum-pump-operator | anywhere
@machineheads | @packingwider | packaging-operator | anywhere
@machineheads | @laundrywider | laundry-worker | anywhere
@machineheads | @footwearwider | footwear-machine-operator | anywhere
@machineheads | @leatherwider | leather-machine-operator | anywhere
@machineheads | @sewingwider | sewing-machine-operator | anywhere
@machineheads | @dyeingwider | textile-dyer | anywhere
@machineheads | @knittingwider | knitting-machine-operator | anywhere
@machineheads | @weavingwider | textile-machine-operator | anywhere
@machineheads | @rubberwider | rubber-machine-operator | anywhere
@machineheads | @plasticswider | plastics-machine-operator | anywhere
@machineheads | @prepresswider | prepress-technician | anywhere
@machineheads | @binderywider | print-finisher | anywhere
@machineheads | @pulpwider | pulp-mill-operator | anywhere
@machineheads | @paperwider | paper-products-operator | anywhere
@machineheads | @glasswider | glass-plant-operator | anywhere
@machineheads | @concretewider | concrete-products-operator | anywhere
@machineheads | @stonewider | stone-processing-operator | anywhere
@machineheads | @tobaccowider | tobacco-worker | anywhere
@machineheads | @canningwider | canning-operator | anywhere
@machineheads | @bakerywider | bakery-production-worker | anywhere
@machineheads | @confectionerywider | confectionery-operator | anywhere
@machineheads | @sugarwider | sugar-refinery-operator | anywhere
@machineheads | @dairywider | dairy-operator | anywhere
@machineheads | @meatwider | meat-processing-worker | anywhere
@machineheads | @fishwider | fish-processing-worker | anywhere
@machineheads | @brewerywider | brewery-worker | anywhere
@machineheads | @foodwider | food-production-operator | anywhere
@machineheads | @pharmawider | pharmaceutical-production-technician | anywhere
@machineheads | @cosmeticswider | soap-maker | anywhere
@machineheads | @kilnwider | kiln-operator | anywhere
@machineheads | @sawwider | sawmill-operator | anywhere
@machineheads | @woodwider | woodworking-machine-operator | anywhere
@machineheads | @printingwider | printing-press-operator | anywhere
@machineheads | @platingwider | coating-machine-operator | anywhere
@machineheads | @forgingwider | forging-press-worker | anywhere
@machineheads | @heattreatwider | heat-treater | anywhere
@machineheads | @metalfurnacewider | furnace-operator-metal | anywhere
@machineheads | @castingwider | foundry-worker | anywhere
@machineheads | @metalpresswider | metal-press-operator | anywhere
@machineheads | @metalgrindingwider | metal-grinder-and-polisher | anywhere
@machineheads | @metalcuttingwider | machinist | anywhere
@machineheads | @metalhotwider | rolling-mill-operator | anywhere
@machineheads | @spinningwider | spinning-operator | anywhere
@machineheads | @chemicalwider | chemical-plant-operator | anywhere
@machineheads | @photowider | photographic-process-worker | anywhere
@machineheads | @separatingwider | distillation-operator | anywhere
@machineheads | @mixingwider | mixing-machine-operator | anywhere
@machineheads | @dryingwider | kiln-operator | anywhere
@machineheads | @woodprocesswider | woodworking-machine-operator | anywhere
@machineheads | @coatingwider | coating-machine-operator | anywhere
@machineheads | @textilewider | textile-machine-operator | anywhere
supervisor; foreman; forewoman; shift supervisor; line supervisor; department supervisor; shop supervisor; crew leader; shift leader; group leader | @anymachinewider | production-supervisor
product inspector; quality inspector; final inspector; inspector | @anymachinewider | product-quality-inspector
helper | @anymachinewider | production-worker
# Welding, cutting with heat and office machines
@weldwords | weld; welding; welder; braze; brazing; resistance welding; spot welding; arc welding; submerged arc; projection welding; butt welding; seam welding; friction welding; electron beam; laser welding; robotic weld; robotic welding; welding robot; tig; mig; stud welding
@machineheads; hand; helper machine | @weldwords | welder | anywhere
@machineheads | soldering; solder; wave solder; wave soldering; flow solder; reflow; surface mount; surface mount technology; smt; pick and place | smt-operator | anywhere
@machineheads; cutter | laser cutting; laser cutter; plasma cutting; plasma; plasma table; flame cutting; oxygen cutting; oxyacetylene; acetylene; acetylene torch; torch; thermal cutting; burning machine; burn table; water jet; waterjet; oxyfuel; gas cutting | laser-cutting-operator | anywhere
@machineheads; worker | sandblast; sand blast; shotblast; shot blast; shot blasting; sand blasting; shot peening; shotpeening; grit blasting; wheelabrator; blasting cabinet; abrasive blast; abrasive blasting | abrasive-blasting-operator | anywhere
operator | accounting machine; adding machine; calculating machine; calculator; comptometer; bookkeeping machine; posting machine; billing machine; invoice machine; proof machine; audit machine; tabulating machine; reconciliation machine; business machine | accounting-clerk
operator | card punch; card punching; card punching machine; keypunch; key punch; keypunch machine; keying; keying machine; data coder; data entry machine; data capture; verifier; verifying machine; key verifier; data conversion | data-entry-clerk
operator | word processing; word processing machine; dictaphone; ediphone; transcribing; transcribing machine; dictating machine; teletypewriter; teletype; varitype; braille typing; stenotype; composing typewriter | typist
operator | phone; telephone exchange; pbx; cbx; toll; long distance; central office; directory assistance; information telephone; local telephone; telecommunications; paging; traffic telephone; call out; communication center; switchboard relief; interceptor telephone; service assistance | switchboard-operator
operator | inserter; inserting machine; inserting; mailing machine; mail inserting; folding inserting; addressing machine; addressograph; postage machine; postage meter; mail processing equipment; canceling machine; presort; presort machine; letter sorting; letter sorting machine; letter sorter; flat sorter; mail sorting machine; parcel sorting; parcel sorter; mail sorting | mail-clerk
operator | duplicating; duplicating machine; mimeograph; copy machine; copier; copying machine; photocopy; photocopying; photocopy machine; xerox; xerox machine; photostat; ditto machine; reprographics; office machine; scanner document; scanning; document scanning; scanning equipment; imaging document | scanning-operator
operator | unmanned aircraft; unmanned aircraft systems; unmanned aerial; unmanned aerial vehicle; uav; uas; drone; remotely piloted aircraft; remotely piloted; small unmanned aircraft | drone-pilot
operator | movie projector; projection; motion picture projector; cinema; moving picture; projector booth; movie machine | cinema-projectionist
operator | x ray; xray; radiographic | radiologic-technologist
operator | ct scanner; cat scanner | ct-technologist
operator | electrocardiograph; ekg; ecg; cardiograph | cardiovascular-technologist
operator | lie detector; polygraph | polygraph-examiner
operator | dish machine; dishwashing machine; dishwasher; dishwashing | dishwasher
operator | escalator; elevator passenger; passenger elevator; freight elevator | doorman
operator | cash register; checkout register; till | cashier
operator | beauty; beauty shop; beauty salon; facial; scalp treatment; electrolysis; skin care | beautician
operator | sewer cleaning; sewer cleaning machine; drain cleaning; roto rooter; jet vac; vacuum truck sewer | drain-technician
operator | help desk; computer help desk | help-desk-technician
operator | jackhammer; jack hammer; air hammer; concrete vibrator hand; grout; grouting; grout machine; gunite; nozzle; shotcrete; air gun; pneumatic tool; mortar mixer; cement gun; core drill concrete | construction-laborer
operator | ride; amusement ride; ferris wheel; merry go round; carousel; roller coaster | ride-operator
operator | slot machine; keno; card game; gaming table; dice table; bingo; roulette | casino-dealer
operator | canteen truck; lunch wagon; food truck; food cart; hot dog stand; sandwich cart; ice cream truck; pushcart; snack cart | street-food-vendor
operator | tavern; luncheonette; lunchroom; cafe; cafeteria; restaurant; diner; food stand | restaurant-owner
operator | motel; rooming house; guest house; bed and breakfast; boarding house; lodge | hotel-manager
operator | stereoplotter; stereo plotter; photogrammetric plotter | cartographer
operator | survey instrument; surveying instrument; transit surveying | surveying-technician
operator | seismograph; magnetometer; gravity meter; seismic recording; geophysical instrument; seismometer | geology-technician
operator | board audio; sound board; microphone; mixing console; playback; play back; sound mixing; audio board; audio | audio-engineer
operator | studio control; telecine; television control; master control; video control; broadcast; broadcasting; transmitter; transmitter broadcast; teleprompter; videotape; video tape | broadcast-technician
operator | spotlight; follow spot; stage light; light board; lighting; lamp stage; arc light | lighting-technician
operator | undercover | detective
operator | fire engine; fire engine pump; fire pump; fire apparatus; ladder truck; fire truck; aerial ladder | fire-engine-driver
operator | towboat; tugboat; ferry; water taxi; launch; motorboat; skiff; workboat | boat-operator
# Materials by hand and machine: whoever cuts, winds, trims or fills them works in their trade
@handheads | trimmer; finisher; splitter; stripper; brusher; blender; stretcher; shaver; folder; presser; cutter; coater; edger; shaper; turner; sander; mixer; stitcher; sewer; sealer; curer; treater; straightener; reeler; slitter; piercer; perforator; softener; steamer; cooker; crusher; chopper; slicer; grinder; skinner; stuffer; peeler; laminator; blocker; stamper; embosser; twister; spooler; roaster; knotter; smoother; polisher; reamer; rounder; beveler; scourer; skiver; extruder; calender; caster; molder; moulder; winder; dryer; drier; washer; filler; inserter; doubler; buffer; puller; roller; singer; rewinder; sizer; coner; quiller; conditioner; refiner; dehydrator; fermenter; pickler; salter; smoker; filleter; shucker; boner; linker
finisher; polisher; buffer; sander; grinder; burnisher; deburrer; brusher | @metal; @metalcutting; @metalpress; @metalhot; @metalgrinding; @casting; @forging; die; mold; gear; propeller; bumper; fender; knife; barrel gun; pipe; tool; machine parts; casting; castings; weld; surface; hardware; belt; disc; disk; rotary; wheel; barrel; bench | metal-grinder-and-polisher
finisher; sander; polisher; stainer; rubber; filler; sealer; varnisher; sprayer | furniture; wood; wood furniture; cabinet; chair; casket; wood cabinet; piano; antique; television cabinet; woodwork; wood frame; picture frame | wood-varnisher
finisher; sander; refinisher | floor; hardwood; hardwood floor; wood floor; parquet | hardwood-floor-layer
finisher; sander; taper; joint finisher; spackler; stripper | drywall; sheetrock; sheet rock; wallboard; joint; gypsum board; plasterboard | drywall-installer
finisher; polisher; grinder; mason; layer | concrete; cement; terrazzo; concrete floor | concrete-finisher
sprayer; painter; striper | spray gun; lacquer; enamel; finish; production; industrial; metal; machine parts; toy; touch up; automatic; airbrush production; electrostatic; furniture spray; product | industrial-painter
sprayer; painter; striper; refinisher; body painter | automotive; auto; automobile; car; truck; vehicle; auto body; transportation equipment; motorcycle; bus | car-painter
painter; sprayer | boat; ship; shipyard; marine; hull; yacht | marine-painter
painter | house; building; buildings; bridge; maintenance; structural steel; roof; exterior; interior; residential; commercial; facility; facilities; apartment; barn; brush; silo; tank; traffic line; highway; parking line | painter-and-decorator
painter | portrait; picture; landscape; miniature; watercolor; oil; fine art | artistic-painter
painter | sign; billboard; lettering; sign board; banner | sign-maker
painter | china; pottery; ceramic; tile; porcelain | ceramic-painter
painter | scenic; scene; scenery; stage; stage settings; set; theater | set-builder
striper | road; highway; street; parking lot; traffic | road-marker
sprayer | insecticide; mosquito; herbicide; weed; pesticide; orchard; tree; plant; fruit; crop; lawn; spray plant; knapsack | pesticide-sprayer
sprayer; applicator; installer; blower | spray foam; foam insulation; insulation; wall insulation; rock wool; cellulose insulation | insulation-worker
sprayer | drywall texture; stucco; plaster; fireproofing; acoustic ceiling | plasterer
applicator | siding; aluminum siding; vinyl siding | cladding-installer
applicator | pesticide; pest control; fertilizer; chemical; herbicide; spray; crop; lawn; weed control; insecticide | pesticide-sprayer
applicator | roofing; roof; shingle | roofer
applicator | drywall; sheetrock; sheet rock | drywall-installer
cutter; trimmer | hedge; tree; brush tree | tree-surgeon
cutter; trimmer; clearer | weed; brush; grass; lawn | groundskeeper
cutter; picker; puller; tier; harvester; thinner; hoer; planter; stripper; buncher; topper; bagger field; washer field | asparagus; lettuce; celery; broccoli; cabbage; cauliflower; spinach; carrot; onion; beet; cucumber; tomato; bean; pea; pepper; squash; melon; strawberry; raspberry; blueberry; berry; apple; orange; lemon; citrus; grape; peach; pear; cherry; plum; prune; olive; fig; date; avocado; banana; pineapple; nut; walnut; pecan; almond; peanut; cotton; corn; cane; sugar cane; tobacco field; hop; hay; rice; wheat; mushroom; potato; sweet potato; flower; rose; cranberry; vegetable; fruit; fern; bulb; seedling; crop; moss; vine; grapevine; cotton field; sugar beet | crop-worker
cutter | wood; pulpwood; timber; firewood; cordwood; tree; log; prop; tie; post; logging | logging-equipment-operator
cutter | glass; mirror; lens; plate glass; bottle; optical glass; crystal glass; art glass | glass-cutter
cutter | stone; granite; marble; monument; slate; sandstone | stonemason
cutter | diamond; gem; gemstone; jewel; precious stone; opal; stone gem | diamond-cutter
cutter | cloth; garment; fabric; clothing; apparel; dress; suit; coat; shirt; lining; pattern cloth; sample cloth; underwear; trimming; textile; canvas; lace; curtain; drapery; fur; hat; cap; collar; cuff; glove; necktie; belt garment; knit goods; electric knife; band knife; hand cloth; rotary cloth; machine cloth | garment-cutter
cutter | meat; beef; pork; sausage; fish meat; carcass; ham; lamb; veal | butcher
cutter | fish; seafood; salmon; tuna | fish-processing-worker
cutter | foam; mattress; foam rubber; cushion | foam-cutter
cutter | concrete; pavement; concrete saw | concrete-cutter
cutter | shoe; sole; upper; insole; leather shoe; outsole; vamp | footwear-machine-operator
cutter | film; negative; sound; motion picture | film-editor
cutter | hair | hairdresser
cutter | gear; tooth; thread; broach; keyway | gear-cutter
cutter | die; tool; steel die; hub die | tool-and-die-maker
cutter | metal; steel; brass; sheet metal; tin; iron; pipe; tube; bar; rod; scrap; wire; can; aluminum; zipper; link; square; nail | metal-press-operator
cutter | coal; mine; rock mine | miner
cutter | carpet; rug; linoleum; tile floor | floor-layer
cutter | linoleum block; block printing; wood block; type; stencil; letter; sign letter | engraver
picker | order; warehouse; stock; parts; merchandise; bin; case; freezer case; cooler case | order-picker
picker | litter; trash; paper park; refuse; roadside | litter-picker
picker; sorter; shucker; peeler | crab; shrimp; oyster; clam; scallop; lobster | fish-processing-worker
hanger | wallpaper; paper; wall paper; wallcovering; vinyl wall; wall covering | paperhanger
hanger | drywall; sheetrock; sheet rock; plasterboard; wallboard | drywall-installer
hanger | curtain; drapery; blind; shade; venetian blind; window shade | interior-textile-fitter
hanger | awning; canopy | awning-installer
hanger | billboard; sign; poster; bill | sign-installer
hanger | gutter; rain gutter; downspout | gutter-installer
hanger | door; window; screen door; storm door; sash | door-installer
hanger; installer; erector | steel; iron; structural steel; steel beam | ironworker
hanger | live; live chicken; poultry; live poultry; chicken; carcass; meat | meat-processing-worker
layer | brick; block; concrete block; adobe; firebrick; cinder block; refractory brick; segment block; glass block; brick and block | bricklayer
layer | carpet; rug; floor; linoleum; floor covering; vinyl; parquet; hardwood; wood floor; rubber floor; floor tile; cork floor | floor-layer
layer | tile; mosaic; ceramic tile; marble tile | tile-setter
layer | pipe; sewer; sewer pipe; water main; gas main; conduit; drain; drain tile; trench pipe; underground pipe; culvert; main | pipelayer
layer | stone; flagstone; stone wall | stonemason
layer | track; rail; railroad track | rail-layer
layer | shingle; roof; roofing; slate roof | roofer
layer | cable; electric cable; underground cable; fiber cable | cable-jointer
layer | sod; turf; lawn | landscape-worker
layer | asphalt; blacktop; paving; curb; paving stone; cobblestone; road | road-construction-worker
setter | tile; mosaic; marble; ceramic tile | tile-setter
setter | stone; curbstone; monument; granite; curb | stonemason
setter | terrazzo | terrazzo-setter
setter | boiler | boilermaker
setter | pin; pinsetter; bowling pin | recreation-attendant
setter | diamond; gem; jewel; stone jewelry; jewelry | stone-setter
setter | type; typesetting; hand type; job type | typesetter
setter | fence; post; fence post | fence-installer
setter | steel; iron; structural steel; rebar | ironworker
setter; placer; tier; buster; bender | rebar; reinforcing steel; reinforcing rod; reinforcing iron; rod | steel-fixer
setter; builder; carpenter; stripper; erector; maker | form; concrete form; wood form; form carpentry; manhole form | formwork-carpenter
setter | choker; choke; tong logging | forestry-worker
builder | boat; canoe; ship model boat; yacht; fiberglass boat | boat-builder
builder | scaffold; staging | scaffolder
builder | tire; tyre; band tire; bead; tread; tube tire | tyre-builder
builder | custom car; car body; coach; custom motorcycle; bus body; truck body | coachbuilder
builder | freight car; railroad car; wood car; railcar | rolling-stock-assembler
builder | furniture; cabinet; piano case; showcase; wood furniture | cabinet-maker
builder | fence; stockade | fence-installer
builder | chimney; kiln; oven; furnace; brick; boiler brickwork; cupola; fireplace; manhole | bricklayer
builder | house; home; residential; custom home; building | general-contractor
builder | deck; porch; closet; stair; dock; pier; trestle; wharf; brattice; wood bridge; motion picture set | carpenter
builder | sign; neon sign; billboard | sign-maker
builder | set; scenery; stage set; motion picture scene; exhibit stage | set-builder
builder | exhibit; display; trade show booth; booth | exhibition-stand-builder
builder | organ; pipe organ | organ-builder
builder | machine tool; machine; machinery; machine tools; engine; motor assembling; transmission; tool machine | industrial-machinery-assembler
builder | tool; die; fixture; jig; gauge; tool and die; mold | tool-and-die-maker
builder | model; wood model; metal model; mock up; prototype; scale model; pattern | model-maker
builder | coil; transformer; battery; computer; anode; electronic | electronics-assembler
builder | bike; bicycle; custom bike | bicycle-assembler
builder | order; load; pallet load; linen load | order-picker
builder | harness; cable; wire harness; wiring harness | cable-assembler
builder | elevator | elevator-technician
builder | bridge; road; highway; sewer | civil-engineering-worker
builder | derrick; rig; oil rig; oil field rig; drilling rig; oil derrick | roustabout
builder | truss; roof truss; crate; box; wood box; pallet | pallet-maker
builder | mattress; box spring; cushion | mattress-maker
builder | chair frame; frame furniture; sofa frame | furniture-assembler
erector | steel; structural steel; iron; ornamental iron; bridge steel; tank; tower steel; metal building; structural iron; ornamental metal; metal tank | steel-erector
erector | fence | fence-installer
erector | sign; billboard; sign board | sign-installer
erector | monument; tombstone; gravestone | stonemason
erector | machine; machinery; engine; diesel engine; pump; farm machinery; turbine; stoker; boiler equipment | machinery-installer
erector | tent; circus tent; canvas tent | tent-installer
erector | elevator; freight elevator | elevator-technician
erector | ship; marine | shipwright
erector | awning | awning-installer
erector | silo; barn; wood silo; prefabricated house; modular home | carpenter
erector | tower; antenna tower; pole; radio tower; aerial | tower-technician
erector | sheet metal; metal duct; metal trim | sheet-metal-worker
erector | wind turbine; wind tower | wind-turbine-technician
tier; wrapper; packer; closer; bundler | bundle; parcel; package; gift; box; carton; bag; sausage; bread; candy; cheese; butter; cigar; cigarette; fruit; meat; produce; sandwich; pastry; cake; merchandise; glassware; order; shipping | packer
washer; cleaner; polisher; wiper; waxer; detailer; steam cleaner | car; automobile; auto; automotive; truck; bus; vehicle; wagon; van; railroad car; coach; engine; motor; airplane exterior; boat | vehicle-cleaner
washer; cleaner | window; wall window | window-cleaner
washer; cleaner | dish; pot; pan; pots; glass bar; silver; silverware; kitchen | dishwasher
washer; cleaner | house; home; domestic; private home; apartment house | domestic-cleaner
washer; cleaner | office; school; hall; building; hospital; hotel; latrine; lavatory; toilet; public building; commercial; institutional; housekeeping; store; church; night; floor; wall; restroom; industrial office; bathroom; ward; stadium; theater | cleaner
washer; cleaner | sewer; drain; septic tank; catch basin; cesspool; grease trap; pipe sewer; storm drain | drain-technician
washer; cleaner | chimney; flue; boiler flue; furnace | chimney-sweep
washer; cleaner | tank; boiler; barrel; machine; engine parts; vat; die; mold; parts; machinery; equipment; kiln; press; casting; can; ship tank; industrial; plant; bin; conveyor; factory; condenser; cooker; filter; tower; screen; drum; container; cell; ladle; flask | industrial-cleaner
washer; cleaner | carpet; rug; upholstery; oriental rug; furniture upholstery | carpet-cleaner
washer; cleaner | aircraft; airplane; cabin aircraft; aircraft cabin | aircraft-cleaner
washer; cleaner | street; road; gutter street; parking lot | street-sweeper
washer; cleaner | swimming pool; pool | pool-technician
washer; cleaner | stable; barn; kennel; chicken house; dairy barn; pen | livestock-worker
washer; cleaner; folder; presser; ironer; sorter; marker; spotter; shaker | laundry; linen; clothes; garment; shirt; uniform; towel; diaper; flatwork; sheet; blanket; curtain; hat; glove; fur; silk; wool garment; dry; suede; leather garment; drapery; wet | laundry-worker
presser; ironer | clothes; clothing; garment; pants; coat; dress; shirt; vest; hand; machine; steam; silk; wool; form; flatwork; flat; hat; collar; cuff; suit; skirt; uniform; tie; seam; armhole; lining; sleeve; delicate fabrics; dry clean; finish | presser
@handheads | @footwear; @footwearwider | footwear-machine-operator
@handheads | @leather; @leatherwider | leather-machine-operator
@handheads | @sewing; @sewingwider | sewing-machine-operator
@handheads | @knitting; @knittingwider | knitting-machine-operator
@handheads | @dyeing; @dyeingwider | textile-dyer
@handheads | @weaving; @weavingwider | textile-machine-operator
@handheads | @rubber; @rubberwider | rubber-machine-operator
@handheads | @plastics; @plasticswider | plastics-machine-operator
@handheads | @bindery; @binderywider | print-finisher
@handheads | @pulp; @pulpwider | pulp-mill-operator
@handheads | @paper; @paperwider | paper-products-operator
@handheads | @glass; @glasswider | glass-plant-operator
@handheads | @tobacco; @tobaccowider | tobacco-worker
@handheads | @canning; @canningwider | canning-operator
@handheads | @bakery; @bakerywider | bakery-production-worker
@handheads | @confectionery; @confectionerywider | confectionery-operator
@handheads | @sugar; @sugarwider | sugar-refinery-operator
@handheads | @dairy; @dairywider | dairy-operator
@handheads | @fish; @fishwider | fish-processing-worker
@handheads | @meat; @meatwider | meat-processing-worker
@handheads | @brewery; @brewerywider | brewery-worker
@handheads | @food; @foodwider | food-production-operator
@handheads | @pharma; @pharmawider | pharmaceutical-production-technician
@handheads | @cosmetics; @cosmeticswider | soap-maker
@handheads | @plating; @platingwider | coating-machine-operator
@handheads | @forging; @forgingwider | forging-press-worker
@handheads | @heattreat; @heattreatwider | heat-treater
@handheads | @metalfurnace; @metalfurnacewider | furnace-operator-metal
@handheads | @casting; @castingwider | foundry-worker
@handheads | @metalpress; @metalpresswider | metal-press-operator
@handheads | @metalhot; @metalhotwider | rolling-mill-operator
@handheads | @spinning; @spinningwider | spinning-operator
@handheads | @photo; @photowider | photographic-process-worker
@handheads | @textile; @textilewider | textile-machine-operator
cleaner | @fish | fish-processing-worker
sander; turner; shaper; edger; borer; gluer; nailer; bender; patcher; planer; jointer; splicer; clipper; steamer; taper; molder; moulder; shaver; splitter; slicer; driller; stapler | wood; veneer; lumber; plywood; furniture; stave; shingle; picture frame; chair; wood heel; barrel; box; door; sash; bobbin; handle; bowl; spindle; frame; ski; bat; shuttle; crate; hardwood; panel; molding wood; woodwork; woodworking; wooden | woodworking-machine-operator
glazer; firer; placer; drawer; burner; mixer; sprayer; dipper | pottery; ware; clay; brick; tile; ceramic; porcelain; sagger; kiln; dish; green ware; greenware; glaze; bisque; sewer pipe; terra cotta; lime; cement; slip; refractory; enamel ware; crucible; insulator; charcoal; clay products | kiln-operator
sawyer; polisher; planer; driller; splitter; rubber; grinder; lather; turner; edger; finisher | granite; slate; monument; stone; marble slab; sandstone; limestone; memorial; tombstone | stone-processing-operator
molder; moulder; presser; caster; jiggerman; jiggerer; turner | pottery; ware; clay; ceramic; porcelain; dish; green ware; greenware; terra cotta | potter
builder | barrel; cask; keg | cooper
# Sales and service: whatever is sold, and to whom
sales representative; sales rep | route | route-driver
sales representative; sales rep | medical; pharmaceutical; medical device; dental; surgical; healthcare; biotech; pharmacy; hospital | medical-sales-representative
sales representative; sales rep | technical; industrial; chemical; engineering; electronics; electrical; scientific; semiconductor; instruments; instrumentation; automation; laboratory | technical-sales-representative
sales representative; sales rep | software; it; technology; computer; saas; edp systems; data processing; information technology | software-sales-representative
sales representative; sales rep | inside; internal; phone; telephone | inside-sales-representative
sales representative; sales rep | advertising; radio time; television time; media; newspaper advertising; advertising space; classified; internet advertising; sign; signs; display; time | advertising-sales-representative
sales representative; sales rep | insurance; underwriting; life insurance; health insurance | insurance-agent
sales representative; sales rep | real estate; home; timeshare; property | real-estate-agent
sales representative; sales rep | financial; financial services; securities; investment; mutual fund; stocks; bonds | financial-advisor
sales representative; sales rep | travel; tour | travel-agent
sales representative; sales rep | solar; solar energy; solar panel | solar-sales-consultant
sales representative; sales rep | energy; electricity; utility; natural gas | energy-sales-representative
sales representative; sales rep | export; international | export-sales-representative
sales representative; sales rep | retail; store; department store; showroom; floor | retail-sales-associate
sales representative; sales rep | telephone sales; telemarketing; outbound | telemarketer
sales representative; sales rep | automotive; automobile; car; auto; vehicle; used car; new car | car-salesperson
sales representative; sales rep | rental; car rental; equipment rental; truck rental | rental-clerk
sales representative; sales rep | door to door; direct; party plan; hostess party | door-to-door-salesperson
sales representative; sales rep | parts; auto parts; parts counter; automotive parts | parts-salesperson
sales representative; sales rep | * | sales-representative
representative; rep | manufacturer; manufacturers; manufacturer s; factory; mill; wholesale; independent sales; outside sales; field sales; territory | sales-representative
representative; rep | help desk; computer help desk; technical support; it support; call center support; desktop support; computer support | help-desk-technician
representative; rep | public health; community health; community health program; health outreach | community-health-worker
representative; rep | human resources; hr | hr-generalist
representative; rep | equal employment opportunity; equal opportunity; civil rights | equal-opportunity-officer
representative; rep | labor union; labor union business; union; union contract; millwright business; employee union | trade-union-official
representative; rep | pest control; commercial pest control; termite control; pest control service; termite | pest-control-technician
representative; rep | airline security; loss prevention; loss prevention service | loss-prevention-specialist
representative; rep | patient access; patient registration; admitting; admissions hospital; patient services; patient financial; patient; patient relations | patient-access-representative
representative; rep | personal banking; banking; bank; branch service; new accounts; banking services | personal-banker
representative; rep | guest service; guest services; visitor services; guest relations | visitor-services-assistant
representative; rep | order entry; order; order processing; customer order | order-clerk
representative; rep | data entry | data-entry-clerk
representative; rep | veterans contact; veterans service; labor service; workforce services; employment service; job service; eligibility services; eligibility | eligibility-interviewer
representative; rep | credit; credit and collection; collections; collection; accounts collection | collections-specialist
representative; rep | statement services | accounting-clerk
representative; rep | fraud; fraud prevention; fraud detection | fraud-analyst
representative; rep | motor vehicle; driver license; motor vehicle field | licensing-officer
representative; rep | market survey; survey; opinion; market research field | survey-interviewer
representative; rep | public information; media relations; publicity | public-relations-specialist
representative; rep | congressional; u s; state assembly | legislator
representative; rep | escrow | escrow-officer
representative; rep | artist; artists; talent | artist-manager
representative; rep | airline passenger; passenger service; passenger relations; gate; airport customer; airline customer; ticket counter | airport-customer-service-agent
representative; rep | field service; installation service; equipment service; manufacturers service; medical equipment service; product service | field-service-engineer
representative; rep | weatherization; energy conservation; energy efficiency | energy-conservation-officer
representative; rep | tax compliance; tax; revenue | tax-inspector
representative; rep | compliance; dealer compliance; regulatory | compliance-analyst
representative; rep | fundraising sale; development fund | fundraiser
representative; rep | health insurance enrollment; benefits; claims service | insurance-claims-handler
representative; rep | admissions; enrollment college; college admissions; student recruitment | student-services-officer
representative; rep | customer care; customer account; utility customer; billing customer; circulation; service counter; counter service; authorization; authorizations; installation customer; subscriber; warranty customer | customer-service-representative
salesperson; sales clerk; sales associate; salesman; sales assistant | advertising; signs and displays | advertising-sales-representative
salesperson; salesman | wholesale; florist supplies; industrial; commercial; medical supply; building materials wholesale; outside; traveling; territory; enterprise | sales-representative
salesperson; salesman | truck driver; wagon driver; route driver; route; driver; delivery route | route-driver
salesperson; salesman | inside; telephone | inside-sales-representative
salesperson; salesman; sales clerk; sales associate | art; art objects; automobile accessories; books; china; curtains; draperies; department store; electric motors; furs; fur; general merchandise; infants wear; pets; pet supplies; phonograph records; pianos; organs; sheet music; stamps; coins; wigs; yard goods; musical instruments; leather goods; gift shop; cosmetics; cutlery; hosiery; lumber; luggage; millinery; men s clothing; women s clothing; women s apparel; apparel; nursery; orthopedic shoes; photographic supplies; sewing machines; silverware; stationery; trailers; toys; uniforms; watches; floor; retail; store; hobby; counter | retail-sales-associate
dealer | baccarat; blackjack; black jack; big six; card; casino; casino games; craps; dice; faro; gambling; gaming; keno; mini baccarat; pai gow; poker; roulette; table games; wheel of fortune; twenty one; dual rate; card game; games | casino-dealer
dealer | scrap; scrap metal; metal; junk | scrap-dealer
dealer | antique; antiques; old coin; coin; stamp; rare book | antique-dealer
dealer | art | art-dealer
dealer | car; auto; automobile; used car | car-dealer
dealer | livestock; cattle; horse; hog; mule | livestock-dealer
dealer | securities; bond | stockbroker
broker | cattle; livestock; grain; produce; cotton; flour; food; rice; sugar; wool; hay; commodity; farm products; seed; lumber; oil | commodity-broker
broker | freight; transportation; truck; cargo transport; trucking | freight-broker
broker | customs; customhouse; customs house | customs-broker
broker | stock; bond; securities; floor; investment; options; municipal bond | stockbroker
broker | loan; mortgage | mortgage-broker
broker | marine cargo; ship; cargo ship; charter | ship-broker
broker | yacht; boat | yacht-broker
buyer | cattle; livestock; hog; poultry; chicken; cow; egg; horse; grain; wheat; tobacco; cotton; wool; hide; fur; cream; produce; fruit; vegetable; seed; oyster; fish; milk; crop; farm; sheep | farm-products-buyer
buyer | radio time; time; media; advertising; tv time; print media; space; broadcast | media-buyer
buyer | timber; lumber; log; pulpwood | timber-trader
buyer | fashion; merchandise; retail; resident; departmental; department store; grocery; apparel; assistant retail; general merchandise; ready to wear | retail-buyer
buyer | fuel; gold; ore; print; plant; contractor; tie; scrap; materials; material; indirect; mro; industrial; electronics; component; components; production | purchasing-agent
appraiser | auto; automobile; auto body; auto damage; collision; vehicle; vehicle damage; automobile damage; motor; insurance auto; material damage; physical damage; damage | motor-damage-assessor
appraiser | home; land; house; residential; commercial; property; real property; farm; ranch; right of way; review; rural; licensed; registered; residential fee; fee | real-estate-appraiser
appraiser | jewelry; diamond; art; antique; antiques; machinery; personal property; estate; fine arts; precious metal; collectibles; industrial | personal-property-appraiser
appraiser | tax; county; city; ad valorem; assessor; tax assessment | property-assessor
appraiser | customs; merchandise customs | customs-officer
appraiser | business | business-valuer
estimator | auto; auto body; collision; automobile body; body shop; auto body repair; auto collision; automobile damage; collision center | motor-damage-assessor
estimator | construction; building; roofing; commercial roofing; electrical; plumbing; drywall; concrete; insulation; paving; painting; mechanical; civil; hvac; landscape; earthwork; framing; glazing; carpentry; flooring; construction cost; construction job cost; residential construction | construction-estimator
estimator | cost; production cost; manufacturing; job cost; engineering cost; tooling; machine shop; industrial | cost-engineer
examiner | claims; insurance claims; claim; health claims; workers compensation claims; medical claims; life claims; disability claims; liability | insurance-claims-handler
examiner | bank; credit union; financial; securities; financial institution; savings and loan; budget bank | financial-examiner
examiner | patent | patent-examiner
examiner | trademark | trademark-examiner
examiner | tax; income tax; revenue; excise tax; sales tax; property tax; estate tax | tax-inspector
examiner | title; title insurance; real estate title; abstract; land title | title-examiner
examiner | driver; driver s license; driving; drivers license; driver license; road test; commercial driver | driving-examiner
examiner | polygraph; lie detector | polygraph-examiner
examiner | passport; passport application; license; licensing; license registration; visa; permit; motor vehicle | licensing-officer
examiner | immigration; deportation; naturalization; alien | immigration-officer
examiner | customs; merchandise customs; import | customs-officer
examiner | forensic; dna; forensic science; criminalistics; trace evidence; forensic biology | forensic-scientist
examiner | computer forensic; forensic computer; digital forensic; digital evidence; digital forensics; digital media forensics | digital-forensics-analyst
examiner | firearms; firearm; ballistics; firearm and toolmark | firearms-examiner
examiner | latent print; fingerprint; latent fingerprint; fingerprint evidence | latent-print-examiner
examiner | questioned document; questioned documents; handwriting | handwriting-expert
examiner | eligibility; unemployment; unemployment claims; disability; welfare; benefits; social security; unemployment insurance; medicaid | eligibility-interviewer
examiner | medical | coroner
examiner | plan; plans; building plans; construction plans | plans-examiner
examiner | hearing; hearings; appeals; trial; appeal; legal; law | hearing-officer
examiner | loan file; mortgage loan | loan-processor
examiner | rate; freight rate; fare; tariff; rating | shipping-and-receiving-clerk
examiner | cloth; garment; clothing; glove; fur; yarn; currency; cigarette; film; lens; finished cloth; gun; final; product; machine parts; shell; ampoule | product-quality-inspector
examiner | psychological; school psychological; psychometric; mental test | assistant-psychologist
# Investigators, officers and agents of the public and the law
investigator | private; confidential; undercover private; insurance private | private-investigator
investigator | insurance; claims; insurance claims; insurance fraud; special; siu | insurance-fraud-investigator
investigator | fraud; bank fraud; financial crime; financial; credit card fraud | fraud-analyst
investigator | criminal; homicide; narcotics; police; drug; burglary; internal affairs; missing persons; vice; fugitive; cybercrime; cybercrimes; crime; gang; robbery; sex crimes; state police; child support; district attorney; sheriff; auto theft | detective
investigator | arson; fire; fire cause; fire marshal | fire-inspector
investigator | crime scene; forensic; death scene | crime-scene-investigator
investigator | medicolegal death; medicolegal; coroner; deputy coroner; death; medical examiner | coroner
investigator | tax; income tax; revenue; internal revenue | tax-inspector
investigator | immigration; border | immigration-officer
investigator | equal employment opportunity; civil rights; equal opportunity; eeo; discrimination | equal-opportunity-officer
investigator | cyber; cybersecurity; cyber crime forensic; digital forensic; computer forensics; digital; blockchain threat | digital-forensics-analyst
investigator | loss prevention; store; shoplifting; shopping; retail; cash shortage; asset protection | store-detective
investigator | child protective; child abuse; child welfare; child protection | child-protection-social-worker
investigator | welfare; welfare fraud; eligibility | eligibility-interviewer
investigator | credit; credit card; credit report; loan | credit-analyst
investigator | epidemiology; disease; communicable disease; venereal disease | epidemiologist
investigator | wage and hour; labor; employment standards; wage | labour-inspector
investigator | clinical; research clinical; clinical trial; clinical research | clinical-research-associate
investigator | consumer; consumer affairs; trading standards | trading-standards-officer
investigator | animal cruelty; animal control; humane; animal | animal-control-officer
investigator | gaming; casino; gambling; racing | gaming-inspector
investigator | compliance; regulatory; industry operations; license; licensing; alcohol; liquor; rent; housing; environmental crime | compliance-officer-corporate
officer; agent; specialist; worker | probation; parole; juvenile probation; deputy probation; deputy juvenile; juvenile; juvenile parole; parole and probation; pretrial services; community supervision; probation and parole; intensive supervision; pretrial; adult probation; correctional probation; offender; juvenile supervision; juvenile court | probation-officer
officer; deputy | peace; transit police; police patrol; highway patrol; state patrol; traffic police; canine; k 9; park police; police park; harbor patrol; school resource; university police; campus police; airport police; railroad police; motorcycle police; mounted police; bicycle patrol; sheriff; drug abuse resistance; community policing; tribal police; public safety; traffic enforcement; alcohol law enforcement; marine patrol | police-officer
officer | precinct commanding; police commanding; motorized squad commanding; traffic division commanding; homicide squad commanding; police supervisory; watch commander police | police-supervisor
officer; agent; warden | game; fish and game; wildlife; wildlife enforcement; fish and wildlife; conservation enforcement; environmental conservation; fisheries enforcement; natural resource; natural resources police; wildlife conservation | park-ranger
officer; agent; warden | animal; dog; dog control; animal enforcement; animal cruelty; animal services; humane; animal care control; animal ordinance enforcement; dog license | animal-control-officer
officer; agent; attendant; specialist; technician; aide; controller | parking; parking control; parking enforcement; parking meter; parking regulation enforcement; meter; parking violations | parking-enforcement-officer
officer; agent; specialist | forest fire; wildland fire; forest fire control; wildfire; fire suppression forest | wildland-firefighter
officer | fire; fire prevention; fire safety; fire marshal; fire code | fire-inspector
officer | environmental health; sanitation; sanitary; port health | public-health-inspector
officer | financial aid; student financial aid; student | student-services-officer
officer | personnel; employee service; employee relations; staffing; employment personnel; retirement personnel | hr-generalist
officer | bank; banking; banking services; loan service; personal banking; business banking; branch banking; small business banking; private banking; retail banking | personal-banker
officer | corporate banking; commercial banking; relationship banking; business development bank | banking-relationship-manager
officer | investment; investment portfolio; investments | investment-adviser
officer | loan workout; credit; credit review; loan review; credit risk review; credit products | credit-analyst
officer | trust; estate trust; fiduciary | trust-officer
officer | equal employment opportunity; equal opportunity; eeo; civil rights; diversity | equal-opportunity-officer
officer | tax; tax revenue; u s revenue; revenue enforcement; collection tax | tax-inspector
officer | supply; contracting government | public-procurement-officer
officer | radiation; radiological defense; radiation safety; radiological | health-physicist
officer | extension; agricultural extension; farm extension; agriculture | agricultural-advisor
officer | database; statistical data | data-steward
officer | housing; tenant; land and estates; estates housing; rent | housing-officer
officer | motor equipment; transport; fleet; motor transport | fleet-coordinator
officer | first; second; third; fourth; deck; navigation; ship; maritime; sailing; merchant marine; watch ship; mate ship | deck-officer
officer | airfield; airfield services; airport operations; flight operations airport; airport duty | airport-operations-officer
officer | customs; custom protection; customs and border; border patrol; border protection; import; canine enforcement; border force | customs-officer
officer | immigration; immigration services; deportation; visa; asylum | immigration-officer
officer | license; licensing; driver license reviewing; permit; vehicle registration; passport | licensing-officer
officer | veterans service; veterans; veteran service | benefits-adviser
officer | diplomatic; consular; foreign service | diplomat
officer | admitting; admissions hospital; patient; hospital admitting | hospital-admissions-clerk
officer; guard | protective; protection; protective service; armed; unarmed; campus security; site; control room security; bank; loss control guard; patrol security; uniformed security; armed security; proprietary security | security-guard
officer | identification; evidence; criminal identification; forensic identification | crime-scene-investigator
officer | investigation; criminal investigation; investigative; fraud police | detective
officer | court; courtroom; court security; court services | bailiff
officer | penal; jail; prison; custody; detention; corrections; juvenile detention; institution; juvenile correctional; sheriff s detention; youth correctional | correctional-officer
officer | complaint; complaints; grievance; complaint investigations; ombuds | complaints-handler
officer | disbursing; finance clerk; cash; fiscal | accounting-technician
# The armed forces
@officerwords | infantry; armor; cavalry; artillery; field artillery; air defense artillery; air defense; ordnance; ammunition; weapons; missile; guided missile; combat; combat information center; combat systems; command and control; antisubmarine; anti submarine; assault amphibious vehicle; special forces; special warfare; special operations; psychological operations; airborne; military police; military intelligence; counterintelligence; signals intelligence; cryptologic; electronic warfare; naval gunfire; naval flight; catapult; arresting gear; air intercept; air support control; surface warfare; submarine; minesweeping; amphibious; nuclear weapons; aviation ordnance; military source operations; strategic debriefing; tactical debriefing; force deployment; staff combat; staff weapons; staff nuclear weapons; staff antisubmarine; reconnaissance; sonar; mine warfare; combatant diver; engineer combat; signal corps; chemical corps; military; army; marine corps; naval; navy; air force; coast guard
officer; commander; commanding officer; executive officer; staff officer; department head; leader; platoon leader; chief of operations; chief | @officerwords | military-officer | anywhere
officer; sergeant; petty officer; chief; leader; noncommissioned officer | noncommissioned; non commissioned; drill; first; gunnery; master; platoon; staff sergeant; company first | non-commissioned-officer
manager; superintendent; chief; crew chief | combat control; tactical air control; pararescue; cryptologic; airborne weapons; armament weapons; signals intelligence analysis; electronic signals intelligence; aircraft loadmaster; airborne operations; airborne mission systems; command post; signals intelligence; space systems operations; network intelligence; operations intelligence; aviation resource management; afloat cryptologic | non-commissioned-officer
specialist; technician; operator; crewmember; crewman; crew member; man; operations specialist; mechanic; repairer; rifleman; gunner; scout; instructor; analyst; handler; collector; system operator; maintainer | infantry; cavalry scout; artillery; field artillery; field artillery targeting; field artillery operations; cannon; cannon fire direction; howitzer; air defense; avenger; patriot; guided missile; missile system; ordnance disposal military; ammunition military; aviation ordnance; nuclear weapons; warhead; warhead maintenance; fire control; tactical fire control; fire support; reconnaissance; armor reconnaissance; air delivery; electronic warfare; electronics warfare; cryptologic; cryptologic support; cryptographic center; signals intelligence; signals intelligence analysis; signals collection; human intelligence collection; all source intelligence; area intelligence; voice intercept; emanations analysis; counterintelligence; psychological operations; military; military police; military source operations; aegis; aegis operations; sonar; antisubmarine; anti submarine warfare; aviation antisubmarine warfare; aircraft launch; arresting gear; expeditionary airfield; expeditionary airfield systems; landing support; amphibious; assault amphibious vehicle; light armored vehicle; machine gun; multiple launch rocket; rocket crew; chemical operations; powered bridge; aviation survival; special forces; special warfare; seal delivery; unmanned ground sensor; unattended ground sensor; vertical launching; weapons support; armament; armament weapons support; air launch weapons; airdrop; airdrop systems; combat engineer; minesweeping; radar intercept; marine air ground; submarine | soldier
crew member; crewmember; crew chief; crewman | tank; artillery; missile; howitzer; mortar; gun; rocket; launcher; assault amphibious vehicle; armored vehicle; radar | soldier
technician; tech | geographical information system; geographical information systems; geographic information; geospatial; gis data | gis-analyst
# Technicians, by what they work on
technician; tech | archaeological; photogrammetry; photogrammetric; cartographic; cartography; orthophoto; map; tax map; digital cartographic; topography; topographic; global positioning; remote sensing; image interpretation; geographic information system; lidar | surveying-technician
technician; tech | medicolegal; coroner; mortuary; morgue; autopsy; embalming; funeral | mortuary-technician
technician; tech | computer support; user; customer support; technical support; it service; microcomputer; computer system; computer systems; information systems; helpdesk; service desk; desktop computer; client technology; virus; computer laboratory; software; systems support; pc support; sales support computer; operations support; configuration | it-support-specialist
technician; tech | database; data base | database-administrator
technician; tech | internetwork; field network; internetworking | network-technician
technician; tech | biometrics fingerprint; criminal records; corrections identification; fingerprint identification; dna; criminalist; latent; evidence collection | evidence-technician
technician; tech | architectural; architecture; building information; bim | architectural-technician
technician; tech | sprinkler design; piping design; hvac design; pv design; layout drafting; mechanical drafting; staking | cad-technician
technician; tech | altitude chamber; aerospace physiological; flight data; flight test data; flight readiness; missile test; space systems; launch | aerospace-technician
technician; tech | calibration laboratory; measurement laboratory; gage; inspection gauge | calibration-technician
technician; tech | electrical; electrical service; electrical equipment; electrical maintenance; industrial electrical; electric; electrical construction | electrician
technician; tech | electronic systems; electronic development; electronic bench; electronic component; rework; circuit test; pcb; sensor; rfid; semiconductor development; electronic prototype; instrument electronics; failure analysis electronic; avionics bench; electronics bench | electronics-technician
technician; tech | programmable logic controller; plc; i and c; i and e; instrument and electrical; i c; e and i; scada; process instrumentation; control room instrument; electrical and instrumentation; dcs; automatic control; plant controls | instrument-technician
technician; tech | unmanned aerial systems; unmanned aircraft; unmanned aircraft systems; unmanned systems; drone; uav; small unmanned aircraft | drone-technician
technician; tech | motion study; time and motion; work measurement; lean manufacturing; industrial method; production control; manufacturing support | production-engineering-technician
technician; tech | optomechanical; optoelectronic; laser systems; laser scanner; fiber optics design; fiber optics lab; optical; photonic; photonic laboratory | photonics-technician
technician; tech | nanoscience; nanotechnology; nanofabrication; experimental; engineering laboratory; heat transfer; durability; performance test; materials lab; research and design; development lab; product engineering; failure analysis | engineering-technician
technician; tech | botany; wetlands; ecology; ecologist; rangeland; range; wildlife habitat; game; fisheries biology; stream; biological science; biological lab; biological laboratory; microbiology; microbiology laboratory; downstream; bioprocessing; cell biology; tissue culture; stem cell; genomics; sequencing; immunology; bioassay; animal biology; research biology; molecular | biological-technician
technician; tech | dairy herd; swine; artificial breeding; artificial insemination; animal husbandry; poultry field; feed mill lab; cotton program; seed lab; seed laboratory; agriculture field; plant breeding; grain lab; horticultural; corn lab; crop research; field research; soil fertility; large animal husbandry; livestock; husbandry | agricultural-technician
technician; tech | dye lab; formulation; paint laboratory; organic preparation; analytical lab; analytical laboratory; chemical treatment; concrete lab; cement lab; plastics lab; polymer lab; rubber lab; textile lab; paper lab; quality control lab; wet lab; chemical radiation; radiochemical; metallographic; metallurgical lab; coal lab; oil lab; lab analysis; sample prep; sample preparation; physical science; spectroscopy; chromatography; product development lab; petrochemical lab; prep lab | chemical-laboratory-technician
technician; tech | environmental laboratory; environmental monitoring; field sampling; air analysis; soil field; spill response; solid waste; landfill; waste minimization; industrial ecology; emergency spill response; groundwater monitoring; monitoring environmental; public health; environmental services field; hazardous waste field; environmental field services; brownfield | environmental-technician
technician; tech | seismograph; geophysical prospecting; well log; drill core; mineral exploration; core laboratory; oil exploration; geotechnical field | geology-technician
technician; tech | hydrography; hydrographic | hydrographic-surveying-technician
technician; tech | hydrology; hydrologic; hydrometeorological; stream gauging | hydrologic-technician
technician; tech | accelerator; nuclear fuel; radiation; nuclear fuel processing; reactor fuel; hot cell; nuclear worker; irradiation | nuclear-technician
technician; tech | forestry aid; forestry aide; timber management; reforestation; forest resource; fire management forest; forestry fire; tree planting; natural resource; natural resources | forest-technician
technician; tech | document imaging; imaging document; microfilm; document image; scanning; records scanning | scanning-operator
technician; tech | chemical dependency; substance abuse; drug abuse; alcohol abuse; addiction | substance-abuse-counselor
technician; tech | rehabilitation; rehab; physical therapy; physiotherapy; physical medicine; kinesiotherapy | physical-therapy-aide
technician; tech | recreational therapy; recreation therapy; activities | activities-coordinator
technician; tech | occupational therapy | occupational-therapy-assistant
technician; tech | legal; paralegal; law office; litigation support | paralegal
technician; tech | conservation art; conservator; painting conservation; paper conservation; art conservation; exhibit; museum collections | museum-technician
technician; tech | library acquisitions; library information; library technical; catalog; circulation library; technical services library | library-assistant
technician; tech | education; educational; classroom; instructional; teacher; special education | teaching-assistant
technician; tech | audio visual aids; audio visual communications; video projection; presentation technology; projection; av systems; classroom technology | audiovisual-technician
technician; tech | broadcast operations; news gathering; telecasting; studio; television studio; radio studio; television production; video production | broadcast-technician
technician; tech | sound effects; sound mixing; sound studio; playback; post production sound; dubbing | audio-engineer
technician; tech | radiation therapy; radiotherapy; radiation oncology | radiation-therapist
technician; tech | isotope; radioisotope; nuclear cardiology | nuclear-medicine-technologist
technician; tech | radiological; imaging; interventional radiology; special procedures; interventional; angiography; medical x ray; radiology imaging | radiologic-technologist
technician; tech | blood bank; blood bank laboratory; medical laboratory; pathology; pathological; clinical pathology; hospital laboratory; microbiology medical; urinalysis laboratory; laboratory medical; cytology; toxicology medical; lab liaison; certified medical laboratory | medical-laboratory-technician
technician; tech | cardiac monitor; electrocardiographic; holter scanning; holter monitor; monitor; telemetry monitor; ekg monitor; catheterization laboratory; vascular; electrophysiology; echocardiographic | cardiovascular-technologist
technician; tech | pulmonary function; respiratory therapy; inhalation therapy; respiratory care; blood gas analysis | respiratory-therapist
technician; tech | electroneurodiagnostic; neurology; brain wave; neurophysiological; electroencephalographic | eeg-technologist
technician; tech | electromyographic; emg | emg-technician
technician; tech | pharmacy laboratory; compounding; pharmaceutical compounding; sterile preparation; medication preparation; iv admixture | pharmacy-technician
technician; tech | veterinarian; veterinarian lab; animal health; veterinary laboratory; veterinary nursing; veterinary emergency; animal medical | veterinary-technician
technician; tech | ocular care; ocular; ophthalmic surgical; contact lens; eye care; eye bank; optical dispensing; refraction | ophthalmic-technician
technician; tech | health information management; health information systems; medical data; clinical records; cancer registry; health records; patient records | medical-records-technician
technician; tech | medical office; medical administrative; clinical office; clinic; obstetrics; podiatric; dermatology; urology; allergy; medical clinic; chiropractic; oncology clinic | medical-assistant
technician; tech | hearing; hearing health; hearing screening; hearing screen; audiometric; hearing aid; hearing instrument | hearing-aid-specialist
technician; tech | extracorporeal; heart lung; perfusion; life support | perfusionist
technician; tech | central processing; instrument processing; endoscope reprocessing; scope reprocessing; sterile processing and; decontamination hospital; surgical instrument; central supply processing | sterile-processing-technician
technician; tech | endoscope; endoscopic; gastrointestinal; endoscopy specialty; gi lab | endoscopy-technician
technician; tech | phlebotomy services; vein access; patient service phlebotomy; lab draw; blood donor; patient service | phlebotomist
technician; tech | food service; foodservice; nutrition services; formula; cook chill; weight reducing; dietary services | dietetic-technician
technician; tech | therapeutic massage; massage; bodywork; massage therapy | massage-therapist
technician; tech | resident care; patient support; patient transport; nursing home; health care; bedside care; personal care; direct care; acute care; home health; nursing unit | nursing-assistant
technician; tech | fire; forest firefighting; fire suppression; wildland fire; forestry firefighting; water and fire | firefighter
technician; tech | fire prevention; fire extinguisher; fire equipment; fire systems; fire protection equipment | fire-extinguisher-technician
technician; tech | pest control service; termite control service; pest management; bed bug; exterminator | pest-control-technician
technician; tech | landscape management; turfgrass; lawn and garden; tree and shrub; plant health care; irrigation landscape; grounds care; interior plant; horticultural grounds; landscape irrigation; tree care | landscape-worker
technician; tech | tattoo | tattoo-artist
technician; tech | fingernail; gel nail; nails | nail-technician
technician; tech | shampoo | shampoo-assistant
technician; tech | makeup; make up; cosmetics | makeup-artist
technician; tech | wardrobe; costume; costume shop | costume-attendant
technician; tech | fitness; exercise; fitness center; exercise science | gym-instructor
technician; tech | recreation; recreational; leisure; gameroom; game room; arcade floor | recreation-worker
technician; tech | office; administrative; clerical; office automation; records office; copy room; personnel records | office-clerk
technician; tech | word processor; word processing | typist
technician; tech | mail; bulk mail; mailroom; mail room; postal | mail-clerk
technician; tech | inventory; stockroom; supply; materials management; material handling; warehouse; warehousing; parts inventory; shipping; receiving | warehouse-worker
technician; tech | parts; automotive parts | parts-salesperson
technician; tech | procurement; purchasing; contracting; procurement support | procurement-clerk
technician; tech | dispatch; traffic dispatch; fleet dispatch | dispatcher
technician; tech | benefits; case; eligibility; social services; disability claims; welfare; claims social security | social-security-officer
technician; tech | actuarial; statistical; mathematics; survey data; data reduction; data processing statistical | statistical-clerk
technician; tech | data collection; data management; data control; data processing; customer data | data-entry-clerk
technician; tech | tax; tax examining; revenue; tax processing; taxpayer service | tax-clerk
technician; tech | collections; debt recovery | collections-specialist
technician; tech | traffic control; traffic signal maintenance; signal traffic; traffic operations; traffic systems | signal-technician
technician; tech | emissions; emission; smog; vehicle inspection; emissions testing; emissions inspection | vehicle-inspector
technician; tech | drywall | drywall-installer
technician; tech | insulation; weatherization; weatherization field; air sealing; building energy retrofit; energy retrofit; home performance; residential air sealing; firestop; firestopping; thermal insulation; solar insulation | weatherization-installer
technician; tech | lightning protection; neon; neon sign; sign electrical | electrician
technician; tech | fire sprinkler; sprinkler; fire sprinkler service; sprinkler fire; fire suppression system; special hazards | sprinkler-fitter
technician; tech | roof; roofing; roof service | roofer
technician; tech | sheet metal; duct; ductwork; metal duct | sheet-metal-worker
technician; tech | metal fabrication; fabrication metal | metal-fabricator
technician; tech | photovoltaic installation; solar installation; solar field; solar field service; solar service; solar site; solar lab; solar maintenance; pv installation; solar installer | solar-installer
technician; tech | fence | fence-installer
technician; tech | septic; septic tank; drain; sewer; septic tank service; drain cleaning; sewer camera; hydro jetting | drain-technician
technician; tech | public works; road maintenance; street maintenance; highway maintenance; pavement maintenance; road | road-maintenance-technician
technician; tech | poured concrete wall; concrete placement | concrete-finisher
technician; tech | pile driving | piling-operator
technician; tech | earth moving; earthmoving | heavy-equipment-operator
technician; tech | explosive ordnance; explosive ordnance disposal; bomb; unexploded ordnance; eod; bomb disposal | eod-technician
technician; tech | explosive; blast; blasting; explosives | blaster
technician; tech | rig; drilling rig | oil-rig-worker
technician; tech | oil field; oilfield; well field; wellhead; gas well; oil processing; shale processing; well testing; wireline; fluid oilfield | oilfield-service-operator
technician; tech | copier and printer; printer field; office products; office technology; mailing equipment; dictaphone; imaging equipment; document technology; copier field; mailing machine | office-equipment-technician
technician; tech | smart cellular; cell phone; smartphone repair; mobile device; tablet repair; wireless device | mobile-phone-repairer
technician; tech | communications systems; wireless cellular; cable television line; cable line; subscriber; premises; headend; information transport systems; install and repair; installation and repair; satellite; satellite communications; submarine cable; telecommunications switch; switch; teletype; wireless; wireless communications; cable service; communications equipment repair; outside plant cable; broadband service; buried wire; splicing; cable splicing; fiber; fiber splicing; antenna; radio frequency; rf; central office equipment; customer premises; cable installation; wire telephone; residential cable | telecommunications-technician
technician; tech | security; security installation; home security; home security installation; security camera; security equipment; technical security; cctv; video surveillance; intrusion alarm; life safety; smart home; low voltage; home automation | alarm-technician
technician; tech | power electronics; critical power; ups; battery and charger; uninterruptible power; critical power install; backup power | ups-technician
technician; tech | platform power; electrical power station; electrical power distribution; substation maintenance; electrical energy distribution; power line; utility power; hydroelectric plant; hydro plant; electrical distribution; relay | substation-technician
technician; tech | utility locate; locate; locating; line locating; underground locating; site damage prevention; damage prevention; underground utility; locator | utility-line-worker
technician; tech | energy conservation; energy efficiency; energy audit; home energy; building performance; energy management | energy-assessor
technician; tech | gas service; gas distribution; distribution gas; propane service; propane; natural gas; gas leak; gas heat; residential gas heat; oil heat; oil burner; heating service; hydronic; geothermal field; geothermal heat | heating-technician
technician; tech | test and balance; air balance; balancing | hvac-technician
technician; tech | hood; hood cleaning; kitchen exhaust; air duct cleaning | duct-cleaner
technician; tech | refractory | bricklayer
technician; tech | glass installer; glass sealing; vehicle glass; glass repair | auto-glass-technician
technician; tech | refinish; refinishing; automotive refinish; automotive paint; paint preparation; body paint; auto paint; paint shop automotive | car-painter
technician; tech | automotive specialty; certified automotive; fuel conversion; automobile equipment; motorsports; truck engine; engine; quick service; oil bay; auto service; vehicle maintenance; fleet; fleet maintenance; car repair; used car; undercar; auto electrical; driveability | automotive-mechanic
technician; tech | chainsaw; outdoor power equipment; small engine; lawn mower; lawn equipment; power equipment | small-engine-mechanic
technician; tech | gate; automated access; automatic gate; access systems; gate operator | gate-technician
technician; tech | dock door; garage door service; loading dock; dock equipment | garage-door-technician
technician; tech | industrial machine; industrial machinery; automated equipment; production equipment; equipment maintenance; mechanical maintenance; plant maintenance; conveyor; conveyor system; packaging maintenance; facility maintenance industrial; machine repair; mechanical; machine maintenance; millwright; mechanical repair | industrial-mechanic
technician; tech | water purification systems; water treatment service; water softener; water filtration service; water systems; soft water | plumber
technician; tech | wind plant; wind power; wind turbine blade; wind turbine troubleshooting; windmill; wind tower; wind site; wind field; turbine wind | wind-turbine-technician
technician; tech | arcade game; amusement game; gaming machine; game machine | vending-machine-technician
technician; tech | dental; denture laboratory; orthodontic laboratory; ceramic dental; model dental; metal dental; porcelain dental; crown; orthodontic lab; dental appliance; denture | dental-laboratory-technician
technician; tech | orthotic; prosthetic; prosthetics; orthotics; orthotic fabricator; prosthetic lab; prosthetics lab; arch support; orthotic and prosthetic; brace | prosthetist-orthotist
technician; tech | finishing lab; optical lab; surfacing; optical laboratory; lens lab; edging lab; lens edging; optical finishing; optical surfacing | ophthalmic-laboratory-technician
technician; tech | jewelry; bench jeweler; jewelry repair; gem; bench jewelry | jewellery-repairer
technician; tech | ear mold; hearing aid repair; ear mold laboratory | hearing-aid-specialist
technician; tech | digital photo; photo equipment operator; color laboratory; photographic; photo; photographic reproduction; photo lab digital; digital imaging photo; film laboratory; color lab; photofinishing laboratory | photographic-process-worker
technician; tech | laser etch; laser etching; laser marking; laser engraving | laser-engraver
technician; tech | composite; composite bond; fiber placement; lamination; composites; composite fabrication; lay up; layup; bonding composite | composite-technician
technician; tech | aircraft structures; structures; airframe structures; sheet metal aircraft | aircraft-structures-technician
technician; tech | aircraft engine; engine test cell; jet engine; powerplant aircraft | aircraft-engine-mechanic
technician; tech | avionics repair; avionics installation; aviation electrical | avionics-technician
technician; tech | injection mold; injection mold tooling; injection molding; molding; plastics molding; mold setup; mold set up; thermoplastic | injection-moulding-setter
technician; tech | tooling; die maintenance; die repair; mold repair; die; tap and die; tool and die; tool maintenance; mold tooling; mold maintenance; die setting | tool-and-die-maker
technician; tech | grinding; tool grinding; cnc grinding; profile grinder; lathe machine; cnc lathe; cnc machine; cnc mill; outer diameter; precision machining; lathe; milling; machine tool | cnc-operator
technician; tech | deburring; polishing; metal polishing; finishing metal; sanding metal | metal-grinder-and-polisher
technician; tech | electroplating; anodizing; plating | plating-operator
technician; tech | painting; powder coating; coatings; spray painting; industrial coating | industrial-painter
technician; tech | graphic; digital press; graphic arts; print production; reprographics | printing-press-operator
technician; tech | monogram; embroidery | sewing-machine-operator
technician; tech | sewing pattern; sewing pattern layout; pattern making apparel | apparel-pattern-maker
technician; tech | furniture; furniture repair; furniture restoration | furniture-restorer
technician; tech | upholstery | upholsterer
technician; tech | hydroelectric systems; power plant; cogeneration; energy storage; landfill gas; methane gas; coal gasification; generation plant; biomass | power-plant-operator
technician; tech | industrial waste treatment; biosolids; biosolids management; waste water; effluent treatment | wastewater-operator
technician; tech | water filtration; drinking water; water | water-treatment-plant-operator
technician; tech | chemical plant; chemical treatment plant; ammonia plant; biodiesel; biodiesel processing; plasma processing; chemical production; chemical processing; polymer production | chemical-plant-operator
technician; tech | pharmaceutical; pharmaceutical development; pharmaceutical manufacturing; biomanufacturing; bioprocess manufacturing; fill finish | pharmaceutical-production-technician
technician; tech | boiler; boiler house; steam; heating plant; central plant | boiler-operator
technician; tech | brewing; brewery; cellar brewery | brewery-worker
technician; tech | blending; batch room; mix; mixing; batching; compounding plant | mixing-machine-operator
technician; tech | retread; tire retread; rubber; tire building | rubber-machine-operator
technician; tech | plastic fabrication; extrusion; plastics; thermoforming | plastics-machine-operator
technician; tech | power washing; pressure washing | building-exterior-cleaner
technician; tech | cleaning; sanitation; environmental services; housekeeping; cip; janitorial; health care sanitary; floor care; custodial | cleaner
technician; tech | dish; dish room; utility kitchen | dishwasher
technician; tech | lot; porter lot; lavatory service; aircraft fueling; fuel; aircraft refueling; ramp service | aircraft-ground-handler
technician; tech | ground control approach; air traffic; airways; flight service | air-traffic-controller
technician; tech | fuel storage; tank farm; petroleum; terminal petroleum | petroleum-pump-operator
technician; tech | convenience recycle center; recycling; recycle | recycling-worker
technician; tech | crystal growing; wafer processing; semiconductor process; semiconductor manufacturing; wafer fabrication; clean room | semiconductor-technician
technician; tech | location and measurement; inspection; product inspection; zyglo; penetrant inspection; dimensional inspection; inspection quality | quality-technician
technician; tech | assembler; electronics assembler; cell assembly; wiring assembly | electronics-assembler
# Supervisors, managers and directors, by what they lead
supervisor; manager; superintendent; team leader; foreman; lead | sales; field sales; inside sales; sales department; sales representative; territory; key account; territory sales; insurance sales; newspaper carriers; driver sales; radio time sales | sales-manager
supervisor; team leader; lead; coordinator | loss prevention; asset protection; store security; retail security; armed site; guard force; site security | security-supervisor
supervisor | accounting; accountant; bookkeeping; bookkeepers; cost accounting; accounts payable; accounts receivable; billing; financial accounting; trust accounts; payroll accounting; general accounting; cost control; finance; financial | accounting-manager
supervisor | auditor; audit; internal audit | audit-manager
supervisor | purchasing; procurement; buying | procurement-manager
supervisor | employment; hr department; human resources; personnel; labor relations; recruiting | hr-manager
supervisor | training; job training; employee training; technical training | training-manager
supervisor | public relations; communications public | public-relations-manager
supervisor; manager | kitchen; kitchen work; cafeteria; lunchroom; counter; fountain; snack bar; concession; food counter; soda fountain; cocktail lounge; bartender; dining room; luncheonette; coffee shop; tea room; food concession; school lunch; lunch counter; kosher dietary | food-service-manager
supervisor | animal care; animal caretaker; kennel; stable; animal shelter; animal husbandry | farm-supervisor
supervisor | broiler; hatchery; detasseling crew; cranberry bog; aquacultural worker; fish hatchery; fisheries; planting; nursery plant; shed workers; ranch hand; farm crew; cattle; dairy; poultry barn; farrowing; cotton; vineyard crew; milking; feedlot; irrigation; orchard crew; field crop; greenhouse; christmas tree farm | farm-supervisor
supervisor; boss; foreman; crew boss | logging; woods; log sorting; yarding; felling; timber; pulpwood; forestry; saw woods; log; reforestation; tree planting | farm-supervisor
supervisor | groundskeeper; greenskeeper; cemetery workers; cemetery; lawn and tree; horticultural services; park worker; grounds crew; landscape crew | landscaping-supervisor
supervisor; foreman | brickmason; bricklayers; stonemason; masonry | bricklaying-supervisor
supervisor; foreman | drywall application; drywall; taping; lathing | drywall-foreman
supervisor; foreman | glazier; glaziers; glass installation | glass-installation-supervisor
supervisor; foreman | steamfitter; pipefitters; pipeline; pipeline gang; pipe crew | pipefitter-foreman
supervisor; foreman | ornamental ironworking; ironworking; steel erection; rigging; rigger; structural steel | structural-ironwork-supervisor
supervisor; foreman | insulation; insulating | insulation-supervisor
supervisor; foreman | labor gang; excavating; clearing; concreting; fence erector; house moving; house mover; wrecking; tunnel heading; riprap placing; road gang; dike; sign hanger; sign builder; awning hanger; billposting; traffic sign; joiners; field construction; crew construction; site construction; reclamation; trestle; bridges and buildings; gang; fence; surface paving; doping; dredge; tile; terrazzo | construction-supervisor
supervisor; foreman | oil well services; well service; oil field services; roustabout; rig; tankage; wellsite; drilling crew; gas well; oil field; mine; pit; quarry; surface mine; dredge operator; tipple | mining-supervisor
supervisor | elevator constructor; elevator | lift-installation-supervisor
supervisor; foreman | mechanics; outside machinist; rigger shop; wireworker; wheel shop; office machine service; cooler service; salvage; water softener service; radio interference; sound technician; cabin equipment; test deck; test desk; transmission telephone; ac; mechanical; equipment service; vehicle service; car repair; elevator service; appliance service; signal; telephone; communications equipment; line service telephone; meter shop; aircraft service; truck shop; shop repair | maintenance-supervisor
supervisor | hotel services; guest services; hospitality; front desk; front office; hotel front desk; reservations; bell service; concierge | front-office-manager
supervisor | slot shift; slot technical; blackjack; poker room; casino games; craps | casino-pit-boss
supervisor; manager | arcade; recreation; summer camp; playground; recreation attendant; caddie; caddy; golf; amusement park; ski area; show operations; aquatic; aquatics facility; community center; water park; pool; bowling; marina club; tennis club; ice rink; skating rink; boat club; rink; entertainment; clubhouse; country club; fitness center; billiard parlor; gun club; dance studio; recreation establishment; recreation services; theme park; recreational resort | leisure-centre-manager
supervisor | dormitory; residence; residence hall; cottage; resident care; direct care; group home; sorority; children s service; youth care | residential-counselor
supervisor; manager | auto rental; automobile leasing; leased machinery; car rental; equipment rental; tool rental; rental; rent; truck rental; video rental | rental-manager
supervisor | office services; steno pool; typing pool; typists; transcribing; transcribing operators; documentation; records center; keypunch; keypunch operators; order takers; order processing; central files; mail sorting; mail carriers; timekeeping; word processing center; stenographic; reception; schedule; switchboard; switchboard operators; telegraph; adjustment; complaint; tariff; rate; classified advertising; want ad; space control; ward service; stock control office; lending activities; billing office; clerks; administrative support; records department; library circulation; ticket office; coding; money room; magazine office; public message service | administrative-supervisor
supervisor | customer service representative; customer complaint service; central office operator; telephone operators; telephone solicitor; telemarketer; telephone information; information center; travel information center; telecommunicator; pbx | contact-centre-supervisor
supervisor | stock control; inventory control; materials; material control; stores; stock room; stockroom; marking room; central supply; tool crib; mail handlers; package handlers; cargo service; loading and unloading; stevedoring; warehouse workers; distribution; material handling; cargo; shipping room; baggage handling; package; preload | warehouse-supervisor
supervisor | identification and communications; police communications; police records; juvenile justice; homicide squad | police-supervisor
supervisor | correction officer; correctional institution; jail shift; juvenile correctional | correctional-supervisor
supervisor | municipal firefighting; smoke jumper; fire fighting and; forest fire specialist; wildland fire; fire crew; fire | fire-chief
supervisor | education; school; program school; special education; reading; career technical; vocational education; music education; art education; study hall; elementary; curriculum school | head-of-department-school
supervisor | early childhood; early childhood program; child care worker; childcare center; head start | childcare-coordinator
supervisor | volunteer services; volunteer | volunteer-manager
supervisor | hospital; clinical; medical; clinic; therapy; rehabilitation; respiratory therapy; physical therapy; pharmacy; dental | health-services-manager
supervisor | case; case work; community program; home care social; children services | social-work-supervisor
supervisor | wind operations; wind site; wind projects; hydroelectric; hydroelectric generation; hydroelectric station; power station; generating station; solar operations | power-plant-manager
supervisor | waterworks; water control; water treatment; wastewater; sewage plant; incinerator plant; gas plant; refinery; pipeline station; compressor station; natural gas | production-supervisor
supervisor | cab; taxi; dispatch; dispatching; route; terminal; train operations; train; yard; pilot car; car distribution; garbage collector; refuse collector; trash collector; street cleaning; route rider; on car; truck terminal; distribution transport; delivery crew; newspaper distributor | fleet-coordinator
supervisor | airport operations; ground operations; air cargo; ramp; line service; air cargo ground; gate services; station airline | ramp-manager
supervisor | parking; parking lot; garage parking; valet | parking-attendant
supervisor | car wash; carwash | cleaning-supervisor
supervisor | building services; exterior cleaning; home restoration; comfort station; disaster restoration; sanitation crew | cleaning-supervisor
supervisor; superintendent; foreman; leader | abrasive; aerosol; anode; artificial flower; automatic machines; beater room; bonding; brine; burner; burning; calender; calendering; carbon electrodes; cell; coating; composing room; converting; cook house; cook room; cooking; coremaker; costuming; curing; curing room; cutting; decorating; die cast; drawing department; dry paste; dyer; edging; electrotyping; engraving; erection shop; evaporation; explosive; feed house; fermenting; film processing; finishing; fitting; forming; forming department; framing mill; fur dressing; gasket; general milling; glaze; glue; grinding; hot dip; house furnishings; ice house; insecticide; inspecting; jewel; kiln; laundry plant; lime; liquefaction; loading rack; lubrication; machine assembler; machine group; machinist; melt house; melter; metalizing; mill; mill house; milling; molding; paint; paint department; parachute; paste plant; phosphorus; photographic; plant; pleating; powder; preparation; preparation department; prepress; press; press hand; press room; processing; production zone; putty; rag room; reduction plant; refining; repulping; roller shop; roofing plant; sandblaster; sawing; sawmill; scrap preparation; sheet metal shop; shipfitters; sign shop; silvering; sintering plant; sorting; specialty; stationary engineer; stone work; tan room; tapper; tower; toy assembly; tubing; turn; type photography; umbrella; upholstery; upholstery department; varnish; vat house; weave room; wet room; winding; workroom; alteration; machine; mold; tool and die; assembly floor; shop floor; fabrication; fabricating; manufacturing shift; packaging line; process; printing shop; bindery shop; board mill; bone plant; boat outfitting; art objects; silverware; manufactured buildings; motion picture equipment; sports equipment | production-supervisor
manager; director; superintendent | data center; data processing; computer operations; enterprise services; information services; information systems; computing services; it portfolio; internet technology; systems development; system development; computer programming; data systems; application development; technology; it; technical services it; mis; network; network support; web development; online services; telecommunications; software development; computer systems; information technology systems; data operations; network operations; database administration; help desk support; cloud; erp; digital technology; infrastructure | it-manager
manager; director | computer security; information systems security; cyber; cyber security; cybersecurity; web security; it security; security operations center; information assurance | information-security-manager
manager | circulation; advertising; advertising agency; advertising sales; print traffic; media traffic; account advertising | advertising-manager
manager; director | market analysis; marketing operations; campaign; brand marketing; demand generation; market development; product line marketing | marketing-manager
manager; director | community relations; information public; public information; publicity; university relations; press relations; media relations; external relations; corporate affairs; public relations | public-relations-manager
manager; director | funds development; fund development; development fund; annual giving; planned giving; fundraising; advancement; donor relations; underwriter solicitation | fundraising-manager
manager | conference center; convention center; public events; event center; concert hall; stadium; arena; theater; box office; concert; civic center; auditorium; playhouse | venue-manager
manager | credit; credit administration; credit department; credit office; credit and collections; cash; cash management; asset finance; treasury; financial reporting; financial systems; fiscal; finance department; billing; budget | finance-manager
manager | banking; bank; banking branch; financial center; financial institution; financial institution branch; branch banking; savings and loan; bank branch; credit union branch; branch bank | bank-branch-manager
manager | mutual fund; institutional asset; hedge fund; investment fund; equity fund; bond fund; fund | portfolio-manager
manager; superintendent; director | assembly; manufacturing department; plant general; sub plant; biodiesel plant; industrial; mill; manufacturing plant; milling plant; foundry; refinery; brewery; cannery; bottling plant; factory; manufacturing operations; production; fabrication shop; machine shop; processing plant; packing house; dairy plant; food plant; fermentation; general milling; sawmill | plant-manager
manager | production control; material planning; production planning; scheduling production | production-planner
manager; director | quality control systems; quality systems; quality control; quality; quality assurance; quality compliance | quality-manager
manager; superintendent | power plant; hydroelectric plant; hydroelectric; generating station; water utility plant; power station; utility plant; cogeneration plant; geothermal plant; nuclear plant; turbine site | power-plant-manager
manager; director | contracting; procurement; procurement services; strategic sourcing; sourcing; purchasing; supply management; commodity purchasing; buying; materials procurement | procurement-manager
manager; director | merchandise; division merchandise; general merchandise; merchandising | merchandising-manager
manager; superintendent; director | dispatch; parcel delivery; package delivery; home delivery; last mile delivery; goods delivery; logistics delivery; transport and delivery; corporate traffic; traffic; storage; terminal; truck terminal; receiving; shipping receiving; warehouse; integrated logistics; integrated logistics support; integrated logistics programs; logistics; logistics operations; logistics solution; logistics and planning; freight; transportation; transportation program; cargo; schedule planning; route delivery; distribution center; motor pool; bus operations; trucking; shipping; supply chain design; supply chain systems; supply chain development; supply chain; port traffic | logistics-manager
manager; director; superintendent | harbor; port; harbor department; marine terminal; waterfront; dock operations | port-manager
manager; superintendent | passenger station; airline station; flight operations station | airline-station-manager
manager; director | airport; airport operations; airfield | airport-manager
manager; superintendent; director | railroad; rail; train; railroad operations; yard rail; division railroad; railway | rail-operations-manager
manager; director | personnel; personnel generalist; employment; labor relations; industrial relations; employee welfare; hr operations; merit system; staffing hr; recruitment; placement; career development hr; employee services; people operations; position classification; job analysis | hr-manager
manager; director | benefits; compensation; employee benefits; wage and salary; total rewards | compensation-and-benefits-manager
manager; director | employee development; training and development; manpower development; staff development; learning and development; education and development; learning; workforce development; workforce development program; training; training development; technical training; sales training; professional development | training-manager
manager; superintendent | farm facility; farm field; field farm; fruit crops; orchard; grove; ranch; livestock; poultry; animal husbandry; dairy; cattle; sow; farrowing; barn; feedlot; harvest; harvesting; agriculture; agricultural; crop; plant culture; greenhouse; nursery plant; agronomy; propagation; irrigated farm; vineyard; hog; feed yard; precision crop | farm-manager
manager; superintendent | aquaculture; fish hatchery; fish farm; shellfish; hatchery fish; fisheries; marine site | aquaculture-manager
manager; superintendent | hatchery; poultry hatchery | hatchery-manager
manager; superintendent; director | construction; construction area; construction services; construction site; building construction; job site; homebuilding; highway construction; heavy construction; field construction; construction operations; sitework; solar installation; solar energy installation; solar construction | construction-manager
manager; director | engineering; electrical engineering; mechanical engineering; engineering design; engineering group; civil engineering; chemical engineering; architectural engineering; design engineering; project development engineering; plant engineering; prototype engineer; process engineering; industrial engineering | engineering-manager
manager; director | research and development; research; research development; technology development; biofuels technology; biofuels technology development; biodiesel technology development; product development; r d; laboratory research; applied research; natural sciences | research-and-development-manager
manager; director | laboratory; lab; analytical services; chemical laboratory; clinical laboratory; dental laboratory; testing laboratory; test laboratory; quality laboratory; pathology laboratory | laboratory-manager
manager | boarding house; lodging facilities; accommodations; motel; inn; lodge; tourist camp; resort; hotel; accommodations general; hotel rooms; guest house; casino hotel | hotel-manager
manager; director | front office; hotel front office; guest services hotel | rooms-division-manager
manager | food general; food service; food service general; foodservice; banquet; catering; liquor establishment; tavern; bar; night club; nightclub; food and beverage; beverage; commissary | food-service-manager
director | food service; food services; cafeteria; food and beverage; banquet; catering; dietary; dining services; beverage | food-service-manager
manager; director | casino; gambling; gaming; slot; slots; poker; baccarat; blackjack; card room; cardroom; craps; dice; keno; pai gow; table games; table games shift; slot shift; slot operations; race book; sports book; bingo; lottery office | casino-manager
manager | trailer park; mobile home park; rv park; campground; rv resort; agricultural labor camp; camp ground; camp site | camping-ground-manager
manager; director; administrator | health services; health; hospital; clinical services; outpatient services; outpatient; clinic; medical services; health care; healthcare; medical; healthcare system; cancer center; medical center; public health; rehabilitation services; ambulatory; ems; emergency medical services; dental services; hospital services; home health; health system; first aid; medical facilities; hospice; hospice plan; home care; behavioral health; mental health; nursing home health; transitional care; patient services; therapy; dialysis; health program; hospital plan; radiology services; surgery center | health-services-manager
manager; director; administrator | nursing; nursing services; nursing service; nurses; nursing department; clinical nursing; patient care | nurse-manager
manager; director; administrator | assisted living; nursing home; long term care; residential care; retirement community; retirement home; senior living; care home; aged care; nursing facility | care-home-manager
manager; director | health information; health information services; medical records; health information management; patient records | medical-records-manager
manager; director | clinical informatics; clinical applications; nursing informatics; clinical systems; health informatics | clinical-informatics-manager
manager; director | clinical data management; clinical trial; clinical research; clinical operations; clinical study; study clinical; clinical biostatistics; clinical statistics | clinical-trial-manager
manager; superintendent; director | postal; postal service; post office; mail center | postmaster
manager; director | apartment; apartment house; condominium; condominium association; homeowner association; homeowners association; cooperative housing; land; real estate; building rental; leasing; rental property; shopping center; mall; property; occupancy; land development; office building; rent control; apartment community; real estate property; market stall; university housing | property-manager
manager; director; superintendent; administrator | social services; social service; case services; child welfare; child welfare services; welfare; public welfare; family services; family service; community service; community services; community organization; adoption; adoption services; counseling; counseling services; casework; casework services; youth program; youth services; rehabilitation center; shelter; neighborhood center; senior services; senior center; veterans affairs; group work; disability services; social service agency; social welfare; council on aging; volunteer agency; community center social; homeless services; foster care; human services; social work; child services; group work program; disaster services; vocational rehabilitation; sheltered workshop; transitional housing | social-services-manager
manager; director; administrator | child care; childcare; day care; daycare; child care center; childcare center; day care center; preschool; nursery school; early childhood; head start; early head start; montessori program; preschool program; after school program; child development; child development center; kindergarten; daycare center | childcare-manager
director; administrator; superintendent | education; educational; school; special education; student services; pupil personnel; pupil personnel services; pupil services; academic affairs; extension division; continuing education; summer sessions; instruction; physical education; vocational education; career technical education; adult education; education program; athletics school; curriculum and instruction; special programs; title i; student affairs; alumni affairs; field education; health education; academic; academic program; college; college program; university; extension work; religious education school; bilingual education; music education; testing school; instructional services | education-administrator
director | financial aid; student financial aid; college financial aid | director-of-financial-aid
director | residence life; residential life; housing and residence; resident life; residence hall; student housing | director-of-residence-life
director; coordinator; manager | choir; chorus; choral; church choir; worship music; chancel choir | choir-director
director; conductor; leader | orchestra; symphony; philharmonic; band music; musical; music; concert band | orchestra-conductor
director | film; motion picture; movie; video; music video; documentary; television commercial; cinema; feature film; short film | film-director
director | television; tv; television program; newscast; television newscast; television studio; broadcast; radio program; radio; programming; program broadcast; station program; cable television program; public service broadcast; broadcast operations; radio television | programming-director
director | stage; theater; theatre; dramatic; drama; play; musical theater; pageant; theatrical | theatre-director
director | ballet; choreography; dance company | choreographer
director | news; television news; radio news; broadcast news; news technical | news-director
director | youth; youth ministry; religious activities; children s ministry; christian education; religious education; children s; church education; worship; senior adults; parish; religious; church school | religious-education-director
director | funeral; funeral arrangement; mortuary; funeral home | funeral-director
manager | funeral home; funeral; crematory; funeral location; funeral home general; mortuary | funeral-services-director
director; manager | recreation; recreation program; sports; parks; parks and recreation; recreation center; recreational; wellness; fitness; fitness and wellness; wellness programs; aquatics; aquatic; summer camp; athletic club; lifestyle; health club; gym; tennis; golf club; ski school; sports complex; community recreation; baseball club; horse racetrack; horse racing; horse show; race track; dog races; ski resort | leisure-centre-manager
director; manager | spa; beauty spa; day spa; massage department; spa and wellness | spa-manager
manager | barber; beauty; beauty shop; beauty salon; barber shop; hair salon; nail salon; tanning salon | salon-manager
director; manager | zoo; zoological; aquarium; menagerie | zoo-manager
director; manager | wildlife refuge; refuge; game preserve; wildlife area; nature preserve; forest preserve; nature center; wild life; wildlife; natural resources | environmental-manager
director; manager | regulatory affairs quality; compliance; ethics; privacy; privacy compliance; regulatory reports; regulatory compliance; regulatory; accreditation | compliance-manager
director; manager | loss prevention; loss control; asset protection; loss prevention operations; asset safety; retail loss prevention | loss-prevention-manager
director; manager; chief | security; security services; corporate security; internal security; security management; campus security; plant protection; hospital security; protective services; physical security; museum security; guard force | security-manager
director; manager | renewable energy development; renewable power; wind development; wind power development; solar development; energy services; clean energy; renewable energy; energy; wind facilities; wind farm; solar farm; clean energy site | renewable-energy-asset-manager
director; manager | brownfield; brownfield program; brownfield redevelopment; environmental quality; environmental quality division; environmental programs; redevelopment environmental; pollution control; hazardous waste; remediation; environmental services program | environmental-manager
director; manager | sustainability; sustainability programs; sustainability reports; corporate sustainability; green; sustainability strategy; environmental sustainability | sustainability-manager
director; manager | solid waste; solid waste disposal; waste; landfill; refuse; recycling; sanitation waste; waste disposal | waste-manager
director; manager; administrator | emergency; emergency planning; disaster response; emergency management system; emergency preparedness; civil defense; emergency planning and; emergency response; disaster preparedness; emergency services | emergency-management-specialist
director; manager; chief | bureau; consumer affairs; licensing and registration; labor standards; regulatory agency; revenue; state; state agency; county; city; municipal; department of revenue; unemployment; agricultural services; district customs; employment services; law enforcement agency; employment research; aeronautics commission; consumer protection; council; safety council; translation bureau; customs; arts council; government agency | public-administration-manager
manager | artist; artists; athlete; band; booking; talent; fight; boxer; model agency; modeling agency; celebrity; musician; performer; artist relationship; entertainer | artist-manager
manager | music publishing; copyright; repertoire; continuity rights | licensing-manager
manager | delicatessen; deli; delicatessen department; produce; dairy department; meat department; grocery department; frozen food department; bakery department; floral department; ready to wear; cosmetics department; front end; shoe department; seafood department; liquor department; bakery store; paint department store; jewelry department; men s department; toy department; electronics department | retail-department-manager
manager | florist; flower shop; gift shop; grocery; dry goods; hobby shop; record shop; shop; showroom; retail; thrift shop; liquor store; drug store; drugstore; shoe store; clothing; pawn shop; post exchange; ice cream shop; video store; hardware; paint store; convenience store; outlet; newsstand; pro shop; art framing; framing; print shop retail; tire store; jewelry; appliance store; feed store; lumber yard; cash and carry; department store; store | store-manager
manager | field service; auto service; automotive service; car service; auto specialty; auto specialty services; marine service; equipment service; aftersales; warranty; service department; parts and service; body shop; tire service; appliance service; truck service; maintenance shop | field-service-manager
manager; director | maintenance; building maintenance; plant maintenance; equipment maintenance; facility maintenance; mechanical maintenance | maintenance-manager
manager; director | building; building services; plant operations; physical plant; buildings and grounds; building and grounds; property utilization | facilities-manager
manager; director | landscape; landscaping; grounds; lawn services; gardening; turf; tree service; landscape market; golf course maintenance; nursery; arborist | landscaping-supervisor
manager; director | customer; customer service; client services; customer care; customer support; help line; statement clerks; call center; product support; consumer services; member services; guest relations; client relations; customer relations | customer-service-manager
manager; director | mailing; transcription; staff services; administrative services; office services; administrative; secretarial; clerical; business office; title search; services administrative | office-manager
manager | travel agency; travel; tours | travel-agency-manager
director; manager; coordinator | tour; cruise; cruise tour; destination; tourism; tours director | tour-leader
manager; director | pharmacy; pharmacy services; drug information | pharmacy-manager
manager; director | mine; mining; quarrying; quarry; pit; coal; underground; oil well drilling; gas well drilling; drilling; well drilling; ore; mineral processing; geophysical prospecting; geological; geophysical; exploration | mine-manager
manager; director | business development; new business; corporate business development | business-development-manager
manager; director | claims; insurance claims; property claims; casualty claims | claims-manager
manager; director | underwriting; commercial lines underwriting; property underwriting | underwriting-manager
manager | insurance; insurance agency; insurance branch; commercial lines; insurance office; insurance district | insurance-agency-manager
manager | irrigation district; water district; utility district; natural resources district | public-administration-manager
manager; director | account; client; client account; account services; campaign account; account group | account-manager
manager; director | exhibits; exhibition; museum exhibits; trade show; exhibit; collections museum | exhibition-manager
manager | film location; location scouting | location-manager-film
manager | stage; theatrical stage; theater stage | stage-manager
director | art; advertising art; graphic art | art-director
director; manager | conference planning; event planning; meeting planning; special events; events; meetings; convention; conference | event-manager
director; manager | grants; research grants; grant | grants-manager
director; manager | library; library services; branch library; public library | library-manager
director; manager | contracts; contract administration; subcontracts; contract compliance | contract-manager
director; manager | technical solutions; consulting technical; professional services it | it-manager
director | executive; nonprofit; non profit; charity; foundation; chamber of commerce; community service organization; nonprofit organization; association; trade association; nurses association | nonprofit-director
director; manager | industrial hygiene; health and safety; occupational safety; safety management; ehs; plant safety; safety programs; employee safety | hse-manager
director; manager | sales operations; sales administration | sales-operations-manager
director; manager | geodetic survey; survey party; survey; surveying | land-surveyor
director | outreach volunteer; volunteer services; volunteer | volunteer-manager
director | medical technical; medical staff | medical-director
director; manager | activities; activity; community life; social activities; life enrichment; resident activities | activities-coordinator
manager; director; supervisor | vehicle maintenance; fleet maintenance; bus maintenance; coach maintenance; truck maintenance | fleet-maintenance-manager
manager; director; supervisor | aircraft maintenance; airplane maintenance; line maintenance aircraft | aircraft-maintenance-manager
manager; director | housing authority; public housing; social housing; council housing; affordable housing | social-housing-manager
# Specialists, coordinators, consultants, advisers, associates and others of an office, by their field
@office | specialist; coordinator; consultant; advisor; adviser; associate; administrator; analyst; expert; professional; officer; representative; practitioner; planner; lead
@office | help desk support; pc support; computer technical; user support; lan support; technical support it; computer help desk; pc systems; microcomputer support; workstation; work station support; information technology support; computer user; service desk; desktop systems; end user computing | it-support-specialist
specialist; coordinator; consultant; associate; administrator; expert; professional | network; networking; network operations; network services; network systems; network support; wan support; network applications; network management; cisco certified network; networks computer; internetwork; network diagnostic; telecommunications management; network technical | network-administrator
specialist; consultant; associate; administrator; coordinator | operating systems; unix systems; server systems | systems-administrator
specialist; consultant; associate; coordinator; expert; administrator | database; data base; database management system; database administration; data storage; data modeling | database-administrator
specialist; consultant; associate | business intelligence | business-intelligence-analyst
specialist; consultant; coordinator; associate; administrator | web; web site; website; internet; web operations; web publishing; web technologies; web content; webmaster; websphere | web-administrator
specialist; consultant | web design; website design | web-designer
specialist; consultant; associate | software; software applications; applications software; software engineering; systems software; software computer; software development; application development; computer programming | software-developer
specialist; consultant; coordinator; associate; analyst | software testing; system testing; software quality; systems testing; systems tester; quality assurance software | qa-analyst
specialist; consultant; associate; analyst; expert; advisor; professional; practitioner | network and threat; cyber operations; cyber intelligence; cyber defense; cyber; computer security information; ai security; information assurance; certified information systems; vulnerability assessment; intrusion detection; threat monitoring; cyber defense forensics; it risk; database security; application security; public key infrastructure; threat; cyber risk; security assessment | information-security-analyst
specialist; consultant; associate; analyst; coordinator; advisor; technologist | geographic information systems; geospatial; geographic information; gis; geospatial information; geospatial analysis; remote sensing; geospatial image; geodata; imagery remote sensing; lidar; image analysis geospatial; map data | gis-analyst
specialist; consultant; coordinator; associate; analyst; advisor | health informatics; nursing informatics; nurse informatics; health information technology; clinical informatics; medical informatics; clinical information systems; telehealth; nursing information systems; registered nurse clinical; electronic health record; ehr; emr | health-informatics-specialist
specialist; coordinator; consultant; associate; administrator | data management; data quality; clinical data; data operations; customer data | data-steward
specialist; consultant; associate; analyst | analytics; advanced analytics; data analytics; data reporting; statistical reporting | data-analyst
specialist; consultant; associate; analyst; expert | statistical; statistics; sampling; psychometric; statistical research; biostatistical; survey statistics | statistician
specialist; consultant; associate; analyst; coordinator | bioinformatics; bioinformatics research; bioinformatics support; drug discovery informatics; microarray | bioinformatics-scientist
specialist; consultant; associate | artificial intelligence; ai; machine learning | ai-engineer
specialist; coordinator; consultant; administrator; associate | document management; document; records and information; records management; information management; records information; ecm; records retention | records-manager
specialist; coordinator; consultant; advisor; associate; planner | business continuity; disaster recovery; continuity of operations; business continuity planning; business continuity and | business-continuity-manager
specialist; coordinator; consultant; administrator; associate | contract; contracts; subcontract; subcontracts; contract and negotiations; contract administration; contract management | contract-manager
specialist; coordinator; advisor; consultant; officer; associate | grants; grant writing; grant; grant management | grant-writer
specialist; coordinator; consultant; advisor; associate; officer; planner | sustainability; sustainable design; sustainable business; climate change; greenhouse gas; energy and sustainability; sustainability strategy; corporate sustainability; green business; sustainable development | sustainability-specialist
specialist; consultant; coordinator; advisor; analyst; associate | energy efficiency; energy audit; building performance; energy conservation; energy savings; home energy; building science; home performance; energy project; energy auditing | energy-auditor
specialist; coordinator; consultant; advisor; officer; planner | emergency preparedness; disaster; emergency response; disaster control; disaster response; emergency planning; homeland security; crisis management; emergency services; continuity disaster | emergency-management-specialist
specialist; coordinator; consultant; advisor; professional; associate | financial planning; estate planning; personal finance; retirement planning; wealth services; pension planning; financial solutions; personal financial; retirement; financial health; financial sales; investments; finance personal; services investment | financial-advisor
analyst | financial; finance; financial operations; fiscal; revenue; financial reporting; financial services operations; finance operations | financial-analyst
specialist; consultant; associate | financial reporting; financial planning analysis | financial-analyst
coordinator; associate; clerk | financial; finance; fiscal; finance operations; financial operations | finance-assistant
specialist; coordinator; associate; assistant; consultant; professional | accounting; general accounting; account reconciliation; reconciliation; bookkeeping; garnishment; branch accounting | accounting-technician
specialist; consultant; associate; advisor; professional; expert | tax; income tax; corporate tax; taxation | tax-accountant
specialist; coordinator; consultant; associate; analyst | credit; credit risk; credit review; commercial credit; credit support; credit analysis; credit balance; certified credit; credit operations | credit-analyst
specialist; consultant; coordinator; associate; advisor; representative | loan; mortgage; lending; home loan; mortgage loan; loan servicing; branch loan; education finance | loan-officer
specialist; consultant; associate; analyst; advisor | risk management; operational risk; risk; enterprise risk; financial risk management | risk-analyst
specialist; coordinator; associate; representative; consultant | insurance claims; claims; claims account; claims support; insurance; disability claims; property claims; field property loss; claims service; appeals; grievance and appeals | insurance-claims-handler
specialist; consultant; associate | reimbursement; medical reimbursement; medical billing; billing medical; patient billing; patient accounts; health insurance billing; billing and insurance; hospital billing | medical-biller
specialist; coordinator; associate; representative | billing; statement; invoicing; customer billing | billing-specialist
specialist; coordinator; associate | collections; debt collection; debt recovery | collections-specialist
specialist; coordinator; consultant; associate | market research; marketing research; survey research; market intelligence; market analysis; consumer research; opinion research | market-research-analyst
specialist; consultant; coordinator; associate | search engine optimization; search; search engine; seo | seo-specialist
specialist; coordinator; consultant; associate | electronic commerce; e commerce; ecommerce; online sales; online merchandising | e-commerce-manager
specialist; coordinator; consultant; associate; assistant | marketing; marketing support; direct response; product marketing; campaign marketing; email marketing; brand; marketing communications; digital marketing; marketing program; advertising marketing | marketing-specialist
specialist; coordinator; consultant; associate; advisor; officer | development fundraising; annual giving; donor; donor relations; donation; advancement | fundraiser
specialist; coordinator; consultant; associate; advisor | event; events; wedding; party; conference; convention; meeting; special events; banquet event; certified meeting; conference planning; event planning | event-planner
specialist; coordinator; consultant; associate; planner; advisor | travel; corporate travel; travel service; tour; leisure travel; cruise; trip | travel-agent
specialist; coordinator; associate; consultant | visual merchandising; window display; presentation; merchandising visual; visual; merchandise presentation | visual-merchandiser
specialist; coordinator; associate; representative | merchandising; merchandise; inventory merchandise; retail merchandise; floor set | retail-merchandiser
specialist; associate; professional; expert; consultant; advisor; representative | retail sales; store; parts; parts counter; floor sales; garden center; lawn and garden; flooring sales; paint sales; wireless sales; electronics sales; men s custom; appliance; jewelry; fitting room; commission sales; toy; wallpaper; home lighting; shoe; cosmetics; fragrance; produce; grocery; sales floor; home improvement; drapery; trousseau; bridal | retail-sales-associate
specialist; associate; professional | sales; sales support; inside sales; commercial sales; product sales; solar sales | sales-representative
specialist; associate; coordinator | rental; car rental; equipment rental; vehicle return; tool rental | rental-clerk
specialist; coordinator; consultant; associate; advisor | human resource; staffing; employment; placement; personnel staffing; job service; job development; hiring; workforce; work force; recruitment; talent; job placement | recruiter
specialist; coordinator; consultant; advisor; associate | labor relations; industrial relations; collective bargaining; grievance; arbitration; relations employee; equal employment | employee-relations-specialist
specialist; coordinator; consultant; advisor; officer | equal employment opportunity; equal opportunity; civil rights; diversity; equity; affirmative action; inclusion diversity | equal-opportunity-officer
specialist; coordinator; consultant; advisor; associate | organizational development; organizational effectiveness; organization development; organizational; change organizational | organizational-development-consultant
specialist; coordinator; advisor; developer; consultant | manpower development; employee development; staff development; learning; learning development; professional development; leadership development | training-specialist
specialist; consultant; coordinator; analyst; expert; advisor | systems methods; industrial methods; efficiency; operations improvement; productivity; business process; performance improvement; integrated solutions; business initiatives | management-analyst
specialist; coordinator; consultant; analyst; professional; advisor | regulatory affairs; agricultural chemicals registration; regulatory submissions; regulatory science; drug regulatory | regulatory-affairs-specialist
specialist; coordinator; consultant; advisor; professional; officer; expert; inspector | product safety; industrial safety; safety; ergonomics; safety management; occupational safety; safety and health; safety research; industrial hygiene; employee safety; employee health; human factors safety; safety training; health and safety; environmental safety | occupational-health-and-safety-specialist
specialist; consultant; coordinator; professional; advisor | environmental; environmental field; remediation; site remediation; environmental projects; environmental quality; environmental restoration; water pollution; brownfield; brownfield redevelopment; environmental remediation; licensed site remediation; contamination; water quality; erosion control; erosion and sediment; watershed; environmental impact; environmental compliance | environmental-scientist
specialist; coordinator; consultant; advisor; planner | natural resource; natural resources; resource conservation; land reclamation; habitat restoration; endangered species; wildlife habitat; marine habitat; coastal; land conservation; soil conservation; wetland; ecological; rare species; fisheries habitat | ecologist
specialist; coordinator; consultant; expert; advisor | hydrology; groundwater; water resource; hydrologic; source water protection | hydrologist
specialist; consultant; advisor; expert; agent; educator | farm; agricultural; agriculture; agronomy; crop; certified crop; farm management; farm business management; extension; extension service; agricultural extension; agriculture extension; soil fertility; soil; seed; nutrient management; sustainable agriculture; precision farming; feed; feed management; farm services; irrigation; 4 h; county extension; urban gardening; horticulture; fertilizer; field crop; county agricultural; home economics extension; dairy | agricultural-advisor
specialist; consultant; advisor; coordinator | animal nutrition; dairy nutrition; swine; beef cattle; livestock; poultry; large herd | livestock-advisor
specialist; consultant; coordinator; expert | forestry; forest; timber; timber management; forest resource; forest practices; forestry support | forestry-adviser
specialist; consultant; coordinator | wildlife; wildlife refuge; fisheries; wildlife management | wildlife-biologist
specialist; professional; technician | landscape; landscaping; lawn; grounds; lawn care; tree; commercial lawn; residential lawn; grounds and nursery; greenhouse; nursery grounds; plant care | landscape-worker
specialist | pest; termite; wildlife removal; nuisance wildlife; urban wildlife; animal damage; pest elimination; pest control | pest-control-technician
specialist; coordinator | animal control; humane | animal-control-officer
specialist; consultant; coordinator; advisor; professional | nutrition; diet; food nutrition; weight reduction; community nutrition; clinical nutrition; weight management | dietitian
specialist; coordinator; consultant; advisor; educator | lactation; breastfeeding; certified lactation | lactation-consultant
specialist; coordinator; advisor | mental hygiene; behavioral health; mental health; crisis; autism; behavioral; anger; trauma | mental-health-counselor
specialist; coordinator; professional; advisor | substance abuse; chemical dependency; drug abuse; alcohol; addiction; drug and alcohol; substance abuse prevention; drug treatment; prevention substance; alcohol abuse | substance-abuse-counselor
specialist; coordinator; advisor; consultant | rehabilitation; vocational rehabilitation; rehabilitation services; vocational; industrial rehabilitation; independent living; work adjustment | rehabilitation-counselor
specialist; coordinator; worker; advisor; consultant; associate | child welfare; family services; family; community resource; social services; family support; case work; youth services; child protection; refugee; medical social; social work; intake; family protection; transition services; family preservation; neighborhood | social-services-assistant
specialist; worker; advisor | youth; teen; juvenile; after school; youth program | youth-worker
specialist; coordinator; advisor | victim; crime victim; sexual assault; domestic violence; sexual assault response; victim services; victim witness | victim-advocate
specialist; coordinator; worker | activities; recreation; recreational; therapeutic recreation; leisure; recreation therapy; life enrichment | activities-coordinator
specialist | aquatics; ocean lifeguard; ocean rescue; lifeguard | lifeguard
specialist; consultant; teacher | inclusion; intervention; rsp; special education; learning disabilities; resource special; adapted physical; adaptive physical education; adapted physical education; autism education | special-education-teacher
specialist; coordinator; consultant; advisor; director; developer | curriculum; assessment education; technical education; educational; school improvement; literacy coach; instructional systems; instructional; technology education; educational resource; instructional services; school program; technology infusion; educational technology | curriculum-developer
specialist; coordinator; advisor; consultant | academic guidance; guidance; academic; student support; student development; student assistance; career guidance; internship; college; university; disability service student; student | academic-advisor
specialist; coordinator; associate; consultant | library; media center; library media; library services; reference; library technical | librarian
specialist; coordinator; technician; consultant | audio visual; audiovisual; av production; media services; multimedia services; av; video conferencing; presentation av | audiovisual-technician
specialist; coordinator; artist; consultant; associate | graphics; graphic design; graphics production; presentation graphics; visual communications; publication design; document design | graphic-designer
specialist; associate; operator | desktop publishing; electronic publishing; digital publishing; publishing; publication layout | desktop-publisher
specialist; artist; consultant; developer | multimedia; multimedia authoring; virtual reality; new media; digital media | multimedia-designer
specialist; artist; technician | special effects; sight effects; visual effects | special-effects-technician
specialist; producer; coordinator | video; video production; videography | videographer
specialist; coordinator; consultant; associate | editorial; publications; editing; publication; content editing; manuscript | copy-editor
specialist; writer; coordinator | engineering documentation; technical documentation; technical communication | technical-writer
specialist; coordinator; consultant; associate; technologist; scientist; analyst | nuclear; radiation protection; radiation control; health physics; radiation safety | health-physicist
specialist; consultant; technologist | polymer; metallurgical; chemical; chemistry; laboratory chemical; petroleum chemistry; dye chemist | chemist
specialist; consultant; analyst | geological; geophysical; geoscience; geology; geotechnical geology; geophysical support | geologist
specialist; scientist; associate; consultant | biological; molecular biology; microbiology; structural biology; research biology; biotechnology; cell biology; biochemistry | biologist
specialist; coordinator; associate; consultant | clinical research; research support; research program; clinical trials; research laboratory; field research | research-assistant
specialist; coordinator; associate; consultant | clinical trial; clinical research coordinator; clinical study; clinical program research; study | clinical-research-coordinator
specialist; technologist | imaging; mri imaging; radiology; radiologic; radiography; diagnostic imaging; x ray | radiologic-technologist
specialist; technologist | mri; magnetic resonance imaging; magnetic resonance | mri-technologist
specialist; technologist | cardiovascular; cardiovascular invasive; registered cardiovascular; cardiac; invasive cardiovascular; cardiovascular interventional; electrophysiology; cardiac cath | cardiovascular-technologist
specialist; technologist | neurophysiology; electroencephalography; intraoperative neurophysiology; registered electroencephalography; electroencephalogram; electroneurodiagnostic; registered electroencephalogram | eeg-technologist
specialist; coordinator; technologist | cytogenetics; clinical laboratory; hematology; medical laboratory; genetic laboratory; chemistry clinical; microbiology clinical; immunology clinical; research clinical laboratory; cytogenetics clinical; chromatography clinical | medical-laboratory-technologist
specialist; technologist | cytology; cytopathology; cytology technical | cytotechnologist
specialist; technologist | histology; histologist; histologic | histotechnologist
specialist; technologist | surgical; ophthalmic surgical; operating room; certified surgical; surgery; surgical scrub; surgical services | surgical-technologist
specialist | sterilization; sterile processing; instrument sterile; soft goods sterile | sterile-processing-technician
specialist; coordinator; associate | patient access; patient registration; registration hospital; patient intake; patient services; patient relations; patient financial; patient resource; hospital admissions; medicaid service | patient-access-representative
specialist; coordinator; associate | medical records; health information; medical record; health services information; medical coding; coding; health information management; clinical documentation records | medical-records-technician
specialist | transcription; medical transcription; medical language; healthcare documentation | medical-transcriptionist
specialist; coordinator; nurse | utilization; utilization review; utilization management | utilization-review-nurse
specialist; nurse; coordinator; practitioner | nurse; clinical nursing; arnp; inservice nursing; nurse clinical | registered-nurse
specialist; coordinator; scientist | exercise; clinical exercise; cardiac exercise; exercise physiology; cardiac rehabilitation | exercise-physiologist
specialist; therapist; technician | hearing; hearing instrument; hearing aid; ear | hearing-aid-specialist
specialist | orthodontics and dentofacial; orthodontic; dentofacial orthopedics; orthodontics | orthodontist
specialist | foot; podiatric; foot and ankle; podiatric foot; ankle | podiatrist
specialist; doctor; physician | obstetrics; gynecology; ob gyn; women s health; obstetric | obstetrician-gynecologist
specialist; doctor; physician | cornea; glaucoma; oculoplastic; retina; eye; ophthalmology; ophthalmologist | ophthalmologist
specialist; doctor; physician | allergy; immunology; allergy and immunology | allergist
specialist; doctor; physician | pulmonary disease; tuberculosis; chest; lung; pulmonary; respiratory disease | pulmonologist
specialist; doctor; physician | cardiovascular disease; heart; cardiology; cardiac disease | cardiologist
specialist; doctor; physician | preventive medicine; public health; community medicine | public-health-physician
specialist; doctor; physician | occupational medicine; industrial medicine | occupational-physician
specialist; doctor; physician | physical medicine; physiatry; rehabilitation medicine | rehabilitation-physician
specialist; doctor; physician | sports medicine; industrial sports medicine; pediatric sports medicine | sports-medicine-physician
specialist; doctor; physician | emergency medicine; emergency department; emergency room; trauma; er | emergency-physician
specialist; doctor; physician | infertility; male infertility; fertility; reproductive | fertility-specialist
specialist; doctor; physician | neonatal; newborn; baby; children; pediatrics; neonatology | pediatrician
specialist; doctor; physician | internal medicine; internal diseases | internist
specialist; doctor; physician | nuclear medicine | nuclear-medicine-physician
specialist; doctor; physician | infectious disease; tropical disease | infectious-disease-physician
specialist; doctor; physician | skin; dermatology | dermatologist
specialist; doctor; physician | headache; neurology; nerve; brain | neurologist
specialist; doctor; physician | kidney; nephrology | nephrologist
specialist; doctor; physician | stomach; gastroenterology; digestive disease | gastroenterologist
specialist; doctor; physician | diabetes; endocrinology; gland | endocrinologist
specialist; doctor; physician | cancer; oncology; tumor | oncologist
doctor | chiropractic | chiropractor
doctor | dental medicine; dental surgery; dental; dental science; tooth | dentist
doctor | optometry | optometrist
doctor | podiatry; podiatric medicine; foot | podiatrist
doctor | veterinary; animal; horse; veterinary medicine; small animal; cow; large animal | veterinarian
doctor | audiology | audiologist
doctor | naturopathic; naturopathic medicine; drugless; naturopathy | naturopath
doctor | homeopathic; homeopathy | homeopath
doctor | acupuncture; oriental medicine | acupuncturist
doctor | general practice; family practice; family medicine; family; country; primary care; general medicine; house; osteopathic; osteopathy; allopathic; medical; company; ship; school; prison; hospital | physician
doctor | tree | tree-surgeon
therapist | aba; behavior; applied behavior; aba behavior; behavior analysis | behavior-technician
therapist | marriage; family; marriage and family; couples; licensed marriage | marriage-and-family-therapist
therapist | recreation; recreational; activities; adventure; therapeutic recreation; horticultural; activity; general activities; recreation activity | recreational-therapist
therapist | inhalation; oxygen; respiratory care; pulmonary; respiratory; cardiopulmonary | respiratory-therapist
therapist | radiologic; radiology; radiation; radiation oncology | radiation-therapist
therapist | oral; speech; language; voice; stuttering; hearing and speech; speech and language | speech-language-pathologist
therapist | dance; movement; dance movement | dance-therapist
therapist | music; musical; music rehabilitation | music-therapist
therapist | art; creative arts; expressive arts | art-therapist
therapist | massage; bodywork; deep tissue; deep tissue massage; sports massage; acupressure; neuromuscular; swedish massage; shiatsu; reflexology; medical massage; integrated deep tissue; craniosacral | massage-therapist
therapist | skin; skin care; beauty; facial; electrolysis | beautician
therapist | vocational; industrial; work; occupational rehabilitation; hand occupational; corrective occupational | occupational-therapist
therapist | physical; sports physical; orthopedic physical; manual; hydro; corrective; pediatric physical; kinesio | physical-therapist
therapist | mental health; behavioral health; psych; counseling; group; child; adolescent; individual; licensed clinical; outpatient mental; trauma; cognitive behavioral; milieu; residential mental; licensed professional; psychiatric; grief | mental-health-counselor
therapist | substance abuse; addiction; addictions; drug and alcohol; chemical dependency | substance-abuse-counselor
therapist | diet; nutrition | dietitian
therapist | vision; blind rehabilitation; orientation and mobility; vision rehabilitation | orthoptist
counselor | placement; employment; job; career placement; work; outplacement; employment service; career; career and technical; work force | employment-advisor
counselor | credit; debt; debt management; financial; budget; consumer credit; housing; home ownership; foreclosure; personal finance; financial health; homebuyer | credit-counselor
counselor | retirement; estate planning; pension; investment; financial planning | financial-advisor
counselor | alcoholic; alcoholism; drug; sobriety; addiction; detox; chemical dependency; drug and alcohol; substance; recovery; alcohol; tobacco; treatment; smoking cessation; quitline; methadone | substance-abuse-counselor
counselor | school adjustment; student; high school; elementary; curriculum; college; university; student support; guidance; academic; admissions; middle school; student assistance; extension course; school guidance | school-counselor
counselor | christian; pastoral; church; bible | chaplain
counselor | camp; summer; recreational; activities; summer camp; day camp; youth camp; recreation; residential camp | recreation-worker
counselor | residential; child care; group home; residential child care; resident; dormitory; residential youth; house; children s residential; direct care | residential-counselor
counselor | sexual assault; rape crisis | rape-crisis-counsellor
counselor | crisis; domestic violence; suicide; hotline | crisis-counselor
counselor | grief; bereavement | bereavement-counsellor
counselor | aids; hiv; community health; health; hiv test; public health | community-health-worker
counselor | elder; senior; personal; family; human relations; mental health; psychological; licensed professional; military and family; clinical; individual; anger control; children s; group; behavioral; licensed; youth; juvenile; lpc; trauma; military family; human services | mental-health-counselor
counselor | genetic; reproductive genetic; chromosomal disorders; prenatal; mitochondrial disorders | genetic-counselor
counselor | funeral; funeral planning; funeral prearrangement; memorial; pre need; cemetery | funeral-director
counselor | beauty; cosmetic; skin; makeup | beauty-sales-assistant
counselor | equal opportunity; equal employment; employee; industrial relations; employee assistance | employee-relations-specialist
counselor | camp nutrition; nutrition; diet; weight loss; weight | nutrition-coach
counselor | lactation; breastfeeding | lactation-consultant
counselor | legal | lawyer
counselor | classification; prison; correctional; inmate; offender | probation-officer
counselor | travel; automobile travel; auto club travel | travel-agent
counselor | real estate; sales real estate | real-estate-agent
# Mechanics, repairers and installers
mechanic; repairer; repairman; servicer; service mechanic | golf cart; electric golf cart; gas golf cart; lawnmower; lawn mower repair; power saw; garden implement; snowblower; snowmobile; jet ski; edge trimmer; chainsaw; engine service; service engine; gas engine small | small-engine-mechanic
mechanic; repairer; repairman; servicer | auto bench; auto headlight; auto heater; auto motor; auto suspension; chassis; cylinder block; carburetor; ignition; motor block; make ready; clutch; auto clutch; radiator; auto radiator; auto; automobile; automotive; brake; front end; front end alignment; wheel alignment; automotive alignment; fuel injection; automotive fuel injection; undercar; auto transmission; hydramatic; automotive brake; shock absorber; trim auto; spring auto; garage; ambulance; drive train; differential; tune up; headlight | automotive-mechanic
mechanic; repairer; repairman; fitter | diesel; bus motor; diesel motor; truck motor; truck bench; biodiesel engine; transportation; motor transportation | diesel-mechanic
mechanic; repairer; repairman | aircraft motor; aircraft accessories; aircraft cylinder; landing gear; preflight; propeller; supercharger; helicopter; utility helicopter; flight test; aircraft powertrain; aircraft powerplant; aircraft body; aerospace; missile; aircraft pneudraulics; pneudraulic systems; airplane | aircraft-mechanic
mechanic; repairer; repairman; specialist | avionics; avionics systems; automatic pilot; aircraft electrical systems; gyro; aircraft instrument | avionics-technician
mechanic; repairer; repairman | farm implement; implement; agriculture; harvester; pea viner; milking machine; dairy machine; cotton gin; tractor; plow farm | agricultural-equipment-mechanic
mechanic; repairer; repairman | dredge; dinkey; hoist; heavy equipment field; heavy; shovel; crusher; heavy machinery; drill rig; tow motor | heavy-equipment-mechanic
mechanic; repairer; repairman; servicer | boat motor; outboard engine; marine diesel engine; yacht engine | marine-mechanic
mechanic; repairer; repairman | mine car; freight; pullman car; railroad brake; subway car; car shop; air brake; roundhouse; railroad | rail-car-repairer
mechanic; repairer; repairman; installer | signal system; rail signal; crossing signal; communications signal; electric track switch | signal-technician
mechanic; repairer; repairman | furnace; hot air furnace; oil burner; heating; stoker; heater; attic fan; room cooler; evaporative cooler; air conditioner | hvac-technician
mechanic; repairer; repairman; servicer; adjuster; installer | gas appliance; electrical appliance; vacuum; electric razor; electric shaver; washing machine; sewing machine household; dryer household; appliance repair; stove; refrigerator; range; small appliance | appliance-repair-technician
mechanic; repairer; repairman; installer | telephone; telephone station; telegraph; telegraph repeater; teletype; pbx; switchboard; central office; exchange; relay telephone; communications security; toll; station; telecommunications; cable telephone; repeater; ticker; data communications; teletypewriter; switch box; fiber optic central; cable systems; telecommunications line; subscriber line | telecommunications-technician
mechanic; repairer; repairman; servicer; installer | radio; television; tape recorder; audio video; video player; video recorder; phonograph; public address system; public address; soundscriber; video system; electronic device; electronics; electronic; radar; stereo; electric organ; hi fi; home electronics; electronic devices; home theater | electronics-repairer
mechanic; repairer; repairman; servicer; installer | dictaphone; dictating transcribing machine; office machine; statistical machine; duplicating machine; calculating machine; simplex printer; typewriter; adding machine; cash register; register; time clock; mailing machine; accounting machine; fare register; taximeter; pneumatic tube; business machine | office-equipment-technician
mechanic; repairer; repairman; servicer | computer; computing systems; data processing; data processing machine; electronics computer; computer hardware | computer-repair-technician
mechanic; repairer; repairman; servicer | arcade game; arcade games; juke box; jukebox; coin machine; automatic dispenser; drink box; stamp machine; vending; slot machine; vending route; parking meter; pinball; amusement; automatic pinsetter; bowling alley; pinsetter | vending-machine-technician
mechanic; repairer; repairman; adjuster | clock; electric clock; watch; chronometer; time piece; timing device; music box | watch-repairer
mechanic; repairer; repairman; restorer | piano; banjo; mandolin; violin; guitar; pipe organ; piccolo; wind instrument; reed; accordion; harp; drum instrument; fretted instrument | musical-instrument-technician
mechanic; repairer; repairman; installer; specialist; expert; servicer | safe; vault; lock; bank vault; time lock; door closer; safe and vault | locksmith
mechanic; repairer; repairman; adjuster | thermostat; pyrometer; pneumatic tester; meter instrument; control; controls; gauge; electrical instrument; environmental control; environmental control system; regulator; recording instrument | instrument-technician
mechanic; repairer; repairman; winder; servicer; rewinder | dynamo; electric motor; armature winder; armature; electric switch; motor electric; stator; generator; transformer; electric tool; coil repair; magneto | electric-motor-repairer
mechanic; repairer; repairman; specialist; installer; servicer | biomedical equipment; radiological equipment; radiology equipment; dental equipment; surgical instrument; medical instrument; x ray; hearing aid; wheelchair; power wheelchair; electric wheelchair | medical-equipment-technician
mechanic; repairer; repairman; servicer | hydraulic jack; hydraulic auto jack; hydraulic press; hydraulic lift; hydraulic; pump; compressor; blower | hydraulics-technician
mechanic; repairer; repairman; fixer; changer; overhauler; adjuster | conveyor; crusher screen; industrial conveyor; gear; bearing; belt; pulley; spindle; flyer; shaker; card textile; loom; knitting machine; sewing machine; quilter; spinner; winder; frame textile; machine; forming machine; packaging machine; bag machine; envelope machine; folding machine; case finishing machine; garnett; knitter; linotype; monotype; printing machine; rubberizing; roll mill; breaker; tipple; area; deck; general machine; production machine; wheel and caster; smelting and refining; cigarette machine; bottling machine; labeling machine; boarding room; napper; looper; jacquard; warper; shuttle; bobbin; automation; rotary; extrusion press; primer; inspecting machine; weaving machine; textile machine; carding; comber; assembly machine; water or power; hydraulic rubbish; casting machine; tooling; mill machine; press machine | industrial-mechanic
mechanic; repairer; repairman; restorer | furniture; antique; cabinet; wood furniture; chair; assembled wood; picture frame | furniture-restorer
mechanic; repairer; repairman | upholstery; seat upholstery; furniture upholstery; saddle | upholsterer
mechanic; repairer; repairman; patcher | luggage; handbag; shoe; harness; leather | leather-craftsperson
mechanic; repairer; repairman; installer | sign; neon sign; electric sign; billboard; neon | sign-installer
mechanic; repairer; repairman; installer | fence; chain link; guard rail | fence-installer
mechanic; repairer; repairman | mobile home; trailer; house trailer; mobile home trailer; camper | rv-technician
mechanic; repairer; repairman; servicer | fire extinguisher; fire equipment; firefighting equipment; fire fighting equipment | fire-extinguisher-technician
mechanic; repairer; repairman | track; railroad track; track machine | railway-track-worker
mechanic; repairer; repairman; servicer | street light; light fixture; conduit; wiring; lamp; electric; electrical; electrician; street lighting; light | electrician
mechanic; repairer; repairman; installer; applicator | siding; aluminum siding; asbestos siding; permastone; weather strip; artificial stone; formstone; composition siding | cladding-installer
mechanic; repairer; repairman; installer | roof; metal roofing; roofing | roofer
mechanic; repairer; repairman | floor; tile; ceramic tile; terrazzo; floor installation; vinyl | floor-layer
mechanic; repairer; repairman; liner; worker; specialist | chimney; furnace lining; refractory; ladle lining; cupola; refractory materials; ladle; coke oven brick; kiln lining | bricklayer
mechanic; repairer; repairman; servicer | boat carpenter; framing; trestle; carpentry; bridge carpentry; wood sash; stair | carpenter
mechanic; repairer; repairman; servicer; installer; fitter | fire hydrant; soft water; water softener; water; water meter plumbing; gas line; septic; lawn sprinkler; swimming pool plumbing; steam trap; steam; industrial gas; gas main; water hydrant; septic tank; spouting pipe | plumber
mechanic; repairer; repairman; patcher | plaster; stucco | plasterer
mechanic; repairer; repairman; worker; fabricator | sheet metal layout; dural; duralumin; metal duct; auto sheet metal; cornice; tin; hood metal; metal ceiling | sheet-metal-worker
mechanic; repairer; repairman | boiler; boilerhouse; boilermaker; tank metal; lead tank; glass lined tank | boilermaker
mechanic; repairer; repairman; installer | elevator; dumbwaiter; escalator; elevator shaft | elevator-technician
mechanic; repairer; repairman; installer | venetian blind; drapery; blind | blind-fitter
mechanic; repairer; repairman; maker; hanger | awnings; awning; tarp; tent; canvas; parachute; sail | tent-maker
mechanic; repairer; repairman | die; pattern; tool; tool and fixture; mold; jig and fixture; extrusion die; hand tool; handtools; last; cutter tool | tool-and-die-maker
mechanic; repairer; repairman; servicer | billiard table; pool table; golf club; fishing rod; ski; sporting goods; roller skate; bowling ball; ski binding; sports equipment; fishing reel | sports-equipment-repairer
mechanic; repairer; repairman; servicer | wind turbine; windmill; wind energy | wind-turbine-technician
mechanic; repairer; repairman; servicer; adjuster; specialist | scale; scales; weighing scale | scale-technician
mechanic; repairer; repairman; fixer; specialist; changer | tire; tube; wheel tire | tire-technician
mechanic; repairer; repairman; specialist | motorcycle; motorcycle subassembly; moped | motorcycle-mechanic
installer; specialist; fitter | wind turbine; small wind energy; wind energy; wind energy systems; wind generating electric; rotor blade | wind-turbine-technician
installer | duct; air conditioning or; iron duct; air conditioning duct; heating systems; blower; fan; heater; bulk cooler; oil heater; stoker; refrigeration systems; geothermal; geothermal system; evaporative cooler; hvac sensor; cooling tower | hvac-installer
installer | conduit; neon; lightning protection; lightning rod; electric stop; underground conduit; fixture electric; electrical and electronics; switchboard electric; trolley wire; line electric | electrician
installer | masonry; monument; stone veneer; granite; marble; stone; tile and marble | stonemason
installer | paver; paving stone; interlocking pavement; interlocking concrete pavement; segmental paver; concrete pavement; segmental wall; slab; travertine; patio; interlocking; brick paver | paving-worker
installer; fitter | lock; door hardware; closer | door-hardware-technician
installer | fire control system; sprinkling system; fire suppression; sprinkler pipe | sprinkler-fitter
installer | weather strip; molding; sash; counter; window sash; closet; trim carpentry; jalousies; partition; wood shutter; stull; mantel; baseboard; handrail; prehung door | finish-carpenter
installer | gutters; gutter; spouting; downspout | gutter-installer
installer | culvert; precast concrete; pipe culvert; septic tank; sewer line; storm drain | pipelayer
installer | steel post; iron; ornamental iron; rebar; steel; metal building | ironworker
installer | commercial floor; floor coverer; rubber floor; epoxy; epoxy floor; sports floor; vinyl; wood floor | floor-layer
installer | pipe organ; organ; piano | organ-builder
installer | software; it equipment; pc; desktop computer; pos system | it-field-service-technician
installer | car electronics; tape deck; gps navigation; car phone; car navigation; mobile; automobile radio; radio car; car radio; automobile accessories electronic | vehicle-electronics-installer
installer | headliner; auto slip cover; seat; car seat; vinyl top; soft top; auto vinyl top; interior auto; car head liner; convertible top; upholstery automobile; visor | vehicle-upholsterer
installer | engine; engine cowling; transmission; automobile; radio aerial; safety belt; shock absorber; muffler exhaust; auto parts; trailer hitch | automotive-mechanic
installer | mobile home; custom home; manufactured home; modular home; modular building; manufactured building | carpenter
installer | milking system; electric milkers; conveyor belt; bowling pin setters; vending equipment; scale; turbine; wind tunnel; milling machine; printing equipment | machinery-installer
installer | tv; satellite tv; aerial; industrial aerial; radio aerial tower; antenna system | audiovisual-installer
installer | residential solar; solar system; solar energy system; solar electric; solar collector | solar-installer
installer | burial vault; cemetery vault; headstone; grave vault | cemetery-worker
installer | gas main; gas distribution; gas service | pipeline-technician
# Clerks and aides
clerk | law; judicial law; appeals law; federal district law; court law | judicial-law-clerk
clerk | chancery; circuit; civil court; district court; case court; criminal; felony; sessions; court; probate; docket; jury; trial; superior court; traffic court; county court; federal district; federal court | court-clerk
clerk | city; town; village; township; municipal; council; license bureau; birth certification; vital statistics; borough | municipal-clerk
clerk | social welfare; intake; eligibility; rehabilitation; public assistance | social-services-assistant
clerk | prescription; drug; drug store; pharmacy counter | pharmacy-assistant
clerk | kitchen; salad bar; soda; carry out; cafeteria; lunch; steam table; deli counter; snack bar; coffee shop; food counter; sandwich shop; diet kitchen | counter-attendant
clerk | gate; admission; box office; theater; ticket; recreation ticket; toll | ticket-clerk
clerk | clock repair; watch repair; repair; laundry; fur storage; film; shoe repair; appliance repair; bicycle repair | rental-clerk
clerk | bargain table; dairy; stamp redemption; fur; candy; drapery; floral; frozen food; garden; gift wrap; housewares; liquor; lumber; magazine; men s wear; music; paint; pet shop; record; toy; variety; hobby; sporting goods; fashion; fish market; cosmetics; market; novelty; courtesy; grocery store courtesy; station store; gas station; convenience store | retail-sales-associate
clerk | telecommunications; switching; message; central telephone; directory; phone room | switchboard-operator
clerk | bill of lading; cod; freight rate; way bill; waybill; manifest; demurrage; weigh; truck; car record; baggage; departure; aircraft log; piggyback; locomotive; distributing; fuel oil; grain elevator; ticket shipping; disposition; return to factory; linen; storehouse; toolroom; tool crib; packing; wrapping; yard freight; routing mail; export; import; customs entry; terminal; hall; tracer; space; cargo; container; weight; scale; measuring; field cane scale; elevator; tally; gin; sample; log; stores; tool; material control; parts; supply; store room; carton; check in | shipping-and-receiving-clerk
clerk | bill of materials; estimate; production; schedule; expeditor; expediting; time study; production control; plant; formula; follow up; work order; alterations workroom; dispatcher; process; progress; job order; manufacturing; material planning; production planning; efficiency; locomotive lubricating; weave defect; ends breakage; piece goods | expeditor
clerk | accounts adjustable; deposit refund; fee; posting; receipt; reconciling; reconciliation; revising; remittance; figure; financial recording; fixed capital; discount; advice; amortization; budget; accountant; note; credit card; returned item; returned check; utility billing; cash application; tax billing; interest; expense; ledger; journal; proof; voucher; account information; loan accounting; petty cash; cost; bookkeeping; trust; general ledger; prorate; proration; tariff | accounting-clerk
clerk | foreign; foreign exchange; foreign exchange position; letter of credit; safekeeping; mortgage loan computation; securities; stock transfer; dividend; bond; margin; bank; brokerage; commodities; otc; collateral; coupon; transit; vault; reconcilement; loan; mortgage; savings | bank-operations-specialist
clerk | sign out; bonus; time card; time; attendance payroll; wage; timekeeping; piecework | payroll-specialist
clerk | circulation subscription; catalogue; order fulfillment; fulfillment; reordering; advertising space; want ad; classified; classified ad; mail order; sales order; gas distribution; order make up; telephone order; catalog order; order entry; customer order | order-clerk
clerk | correspondence renew; correspondence review; complaint; fan mail; inquiry; fans | correspondence-clerk
clerk | file management; history card; index; kardex; record filing; register; map; film file; document file; tape file; morgue; tape library; blueprint; drawing; engineering records; engineering document; diagram; archive; microfilm | file-clerk
clerk | data capture; encoding; keyboarding; data examination; code and test; computer entry; data editing; image review; data | data-entry-clerk
clerk | birth certificate; er; admit; admissions hospital; hospital admissions; emergency room; outpatient; patient information; patient registration; ward admissions | hospital-admissions-clerk
clerk | mail forwarding; business mail; bulk mail; wrong address; mail; mail distribution; postal distribution; flat sorting; mail processing; mail sorting; computer forwarding; small package; part time flexible; markup; post office markup; automation postal; mail handling; parcel post; railway mail | postal-worker
clerk | bordereau; insurance examining; continuity insurance; insurance; endorsement; medical claims | insurance-claims-clerk
clerk | actuary; actuarial; analytical; data analysis; calculation; calculating; statistics; weather; survey; chart; gas usage; meter reading | statistical-clerk
clerk | copyright; editorial; news; proof reading; reader; reference editing; publication; circular; technical proof | proofreader
clerk | credit; credit application; credit rating; credit investigation | credit-analyst
clerk | personnel records; employment; temporary help; assignment; appointment; classification; retirement; benefit; human resources; staffing; personnel | hr-assistant
clerk | desk hotel; hotel room; motel; front office hotel; guest; registration hotel; room | hotel-receptionist
clerk | secretary; administrative support; program support; field office; office automation; department; general; clerk; maintenance of way; quality assurance; drafting; office; reception office; marketing; real estate office; fiscal; terminal make; animal shelter; extension; technical; investigation; trace; compliance; inspection; intelligence; purchasing support; operations; enrollment; utility; license; statement request; quality; research; training; contract; engineering; planning; project; safety; security; veterans; copy center; lost charge card; intake office; admissions | office-clerk
aide; assistant; helper | biological; biological science; biologist; insect control; plant control; laboratory biology; botany; research biology; wildlife; fisheries; biology | biological-technician
aide; assistant; helper | chemical laboratory; chemist; metallurgist; laboratory chemical; quality laboratory; malt specifications; chemistry; chemical; assay | chemical-laboratory-technician
aide; assistant; helper | geology; geological; geologist; paleontological; seismic | geology-technician
aide; assistant | forester; forestry; forest; grazing; range; conservation; park | forestry-worker
aide; assistant; helper | civil engineer s; civil engineer; surveyor; surveyor instrument; cartographic; engineering; survey; land survey | surveying-technician
aide; assistant; helper; specialist | case work; casework; case management; community development; community organization; counseling; counselor; gerontology; neighborhood; social worker; welfare service; family service; social service; group work; group work program; youth service; human services; social work; social; family; housing; employment and claims; addictions counselor; referral and information; therapeutic community; outreach | social-services-assistant
aide; assistant; helper | legal; law; corporate law; paralegal; attorney; litigation; lawyer | paralegal
aide; assistant; helper; paraprofessional | substitute; in school suspension; individualized education; teacher s; teacher; special education; kindergarten; kindergartner; classroom; school; instructional; playground school; study hall; reading; bilingual; resource room; education; educational; student; title i; pre kindergarten; preschool classroom; library school; parent classroom | teaching-assistant
aide; assistant; helper | library; library technical; library services; librarian; library media; library serials; cataloging; acquisitions; circulation; access services; serials; reference library; public services library; bindery library; media center; cataloging library | library-assistant
aide; assistant | radiology; radiologic; radiology practitioner; x ray; radiographic; imaging | radiologic-technologist
aide; assistant; helper | histology; histologic; medical lab; medical laboratory; pathology; blood bank; clinical laboratory; hospital laboratory | medical-laboratory-technician
aide; assistant; helper | pharmacist; pharmacist s; pharmacy; certified pharmacist; pharmaceutical; inpatient pharmacy | pharmacy-assistant
aide; assistant | ophthalmic; ocular care; optometric; optometry; optometrist; ophthalmology; ophthalmological; eye; certified ophthalmic; vision | optometric-assistant
aide; assistant; helper | dental; dentist; orthodontist; orthodontic; oral surgery; dentist s; periodontal; clerical dentist | dental-assistant
aide; assistant; helper | physician s office; doctor s; doctor; clinic; podiatrist; podiatric; chiropractor; chiropractic; medical; medical clinic; certified medical; medical office; clinical; hospital clinic; medical support; health clinic; orthopedic; dermatology; outpatient; pediatric medical; obstetrical; urology; physician practice; clinic medical | medical-assistant
assistant; associate; practitioner | physician; physician s; certified physician s; family physician; pediatric physician; surgical physician; gynecological physician; surgical critical care; emergency physician; surgeon s; orthopedic physician; anesthesiologist; doctor physician; first surgical | physician-assistant
aide; assistant | first; surgical first; certified first; surgical; surgery; certified surgical; certified surgical first; surgical services; scrub; first surgery; private scrub | surgical-technologist
aide; assistant | psychiatric; mental health; psychiatric technician; neuropsychiatric; behavioral health; charge; ward; nurse s; nurse; nursing care; hospital; resident care; institutional; patient; patient care; blind; gericare; geriatric; operating room hospital; direct care; developmental; hospital ward; certified nurse; rehabilitation nursing; residential hospital; medication; restorative | nursing-assistant
aide; assistant; helper | home help; home; companion; personal; elder; senior; home health; home care; home maker; home attendant; homemaker | home-health-aide
aide; assistant | physical therapist; physiotherapist; home health physical; outpatient physical therapist; registered therapist; physical therapy; rehabilitation services; rehab; physiotherapy; outpatient therapy | physical-therapist-assistant
aide; assistant | occupational therapist; certified occupational; occupational therapy; occupational | occupational-therapy-assistant
aide; assistant; helper | veterinary; veterinarian; animal hospital; veterinarian s; vet; animal clinic | veterinary-assistant
aide; assistant | recreation; recreational; recreational therapy; activity; activities; recreation leader; playground | recreation-worker
aide; assistant; helper | child care; daycare; day care; nursery; nursery school; childcare; infant; preschool; head start; early childhood; babysitting; mother s; parent | childcare-worker
aide; assistant; helper | diet; dietary; nutrition; food; food management; cafeteria; catering; caterer s; lunch; kitchen; hospital kitchen; food service; dining; meal; dietitian; restaurant; counter food; bakery kitchen; hospitality; cook s; fountain; salad; pantry kitchen; dining room hospital; commissary; lunchroom; baking; cafe | kitchen-assistant
aide; assistant | office; administrative office; administrative services; office support; program support; executive staff; director s; president s; vp; trust manager; clerical; field office; coordinating office; management; staff; executive administrative; unit; department; admin; congressional; congressional district; project office; office manager; administrative coordinator | administrative-assistant
aide; assistant | accountant; accounting; billing; bookkeeper; finance; audit; payroll accounting; accounts; cost accounting; fiscal; tax office | accounting-assistant
aide; assistant | brokerage; broker; portfolio; investment; registered sales; wealth | investment-assistant
aide; assistant | employment; staffing; human resources; personnel; recruiting; hr | hr-assistant
aide; assistant | data analysis; statistical research; faculty research; psychologist research; sociology research; agricultural; social research; research; psychology research; survey research; field research; laboratory research; economic research; historical research; market research; policy research; research faculty | research-assistant
aide; assistant | data control; data collection; data; computer data | data-entry-clerk
aide; assistant | funeral; undertaker; mortician; mortuary; embalmer; cemetery; crematory | funeral-attendant
aide; assistant | golf; golf shop; sports; gym; fitness; ski; swimming; athletics | recreation-attendant
aide; assistant | hair; stylist; salon; beauty; hairdresser; barber; shampoo; spa salon | shampoo-assistant
aide; assistant | merchandising; retail; store; sales floor; rental counter; shop; department store; stock room | retail-sales-associate
aide; assistant | security; traffic control; crossing; fire chief s; parking; public safety | security-guard
aide; assistant | school bus; bus; bus transport; bus school | school-bus-attendant
aide; assistant | mail; city carrier; postal; mail carrier; mailing; rural carrier; post office | postal-worker
aide; assistant | art museum; museum; gallery; exhibit; archives; collections | museum-technician
aide; assistant | minister; church; parish; pastoral | clergy-member
aide; assistant | costumer; costume; wardrobe; dresser | costume-attendant
aide; assistant | video production; television production; film; movie; production film; tv; camera; radio; broadcast; news; theater; studio; production video | film-production-assistant
aide; assistant | manufacturing; mill; packing; assembly; press; machine; welder; warehouse production; factory; dental ceramist; ice cream; syrup; blacksmith; forge; foundry; press room; plant | production-worker
aide; assistant; helper | electrical; electrician s; electrician; lineman; wireman; sign electrician | electrician-helper
aide; assistant; helper | plumber; plumbing; sprinkler installer; steamfitter; pipe fitter; pipefitter; sprinkler; trench | plumber-helper
aide; assistant; helper | painter; paperhanger; plaster painter; wallpaperer; house painter | painter-helper
aide; assistant; helper | roofer; roofing | roofer-helper
aide; assistant; helper | carpenter; cabinetmaker; carpenter s; framing; carpet layer; linoleum layer; carpet or rug; floor layer; drywall; rig builder; joiner | carpenter-helper
aide; assistant; helper | bricklayer; brick layer; chimney builder; adobe layer; tuck pointer; stone mason; patcher; firebrick layer; tile layer; cement mason; plaster; plasterer; tombstone erector; refractory | bricklayer-helper
aide; assistant; helper | construction; exterior work; house wirer; tower erector; billboard poster; shipyard; diver; trench digger; conduit; cement sprayer; wall taper; drywall stripper; rigging construction; pile driver; building; insulation; steel erector; surveying | construction-laborer
aide; assistant; helper | miner; driller s; blasting; pumper; derrickman; raise bore; roof bolter; seismograph; shooter; test borer; seismic prospecting; gravity prospecting; well puller; underground; mine; drill runner; driller | mining-assistant
aide; assistant; helper | mechanic s; mechanic; repair service; installation service; technician s; millwright; machinist; overhauler; salvager; signal maintainer; rigging; gas leak; fire equipment; logging equipment; over hauler; maintenance; industrial gas; installation; repair; service station; appliance repair; machine repair; garage | repair-helper
helper | annealer; anglesmith; barrow worker; beamer; blow pit; bolter; bottler; brewer; busher; car worker; caster; catcher; coater; cooper; coppersmith; crutcher; distillery; doubler; dressmaker; drop forger; dry cleaner; filer; forger; former; ginner; hammersmith; hardener; hot saw; impregnator; jig builder; lead caster; miller; milliner; pickler; piper; pointer; puddler; reheater; roller; rougher; service worker; shearer; shipfitter; splicer; stretcher; tailor; tapper; test department; tinsmith; toolmaker; toolroom; treater; trimmer; woodworker; belt builder; photographer; heavy forger; forgeman; fireman; soaker; washtub worker; scorer; gas pumping; liquefaction; vessel scrapper; cylinder die; hammerer; metalsmith; tinner; cooling; laundry machine; greaser | production-worker
helper | crop duster; tree surgeon; florist; chicken hatchery; hatchery; kennel; stable; animal farm; greenhouse plant; barn; poultry hatchery | farm-worker
helper | accountant; office messenger; office clerical; clerical; office general | office-clerk
helper | bartender; bar; dining room; waiter; cafe table | busser
specialist | automotive; automotive brake; brake; transmission; auto transmission; radiator; auto radiator; front end; front end alignment; auto wheel alignment; automotive alignment; wheel alignment; carburetor; ignition; clutch; auto clutch; fuel injection; undercar; tune up | automotive-mechanic
aide; assistant | speech; speech therapy; speech pathology; speech language; speech and language; speech correction; speech pathologist; speech language pathology | speech-language-pathology-assistant
# Workers, makers, inspectors, engineers and the rest
worker; man; hand; laborer | track service; track repair; section; extra gang; rail track; track maintenance | railway-track-worker
worker; laborer; hand | oil drilling; well service floor; floor drilling; derrick floor; rotary drilling; oil lease | roustabout
worker | settlement; group; court; field social; child abuse; case; foster home; medical social work; protective; ecclesiastical; social settlement | social-services-assistant
worker | alcoholism; drug abuse; addiction; detox; recovery | substance-abuse-counselor
worker | detention; jail; juvenile hall; prison | correctional-officer
worker | blood bank; blood donor; blood collection | phlebotomist
worker | bible; gospel; mission | missionary
worker | extension; home economics extension; 4 h | agricultural-advisor
worker; hand; man | grove; orchard; hoe; beet; bog; cranberry; rice field; onion; propagation; transplant; field; migratory; agriculture; crop farm; hay; vineyard; bean; berry | crop-worker
worker; hand; man | milking; milk house; dairy barn; cattle alley; farrowing; stock; poultry house; hatchery; poultry hatchery; dairy husbandry; poultry husbandry; bee; cow; lambing; brooder | livestock-worker
worker; man; hand | fishing; shellfish bed; bait; lobster; oyster boat; fish trap; net fishing | fisheries-deckhand
worker; man; hand | log raft; boom; pond; landing; skidway; grab jack; rollway; boom stick; timber; skid road; choker setting | forestry-worker
worker | restaurant; culinary; pantry goods; deli; steam table; tray service; tray room; hospital tray service; hot tamale; food court; snack | kitchen-assistant
worker | dish room; dishroom; pot wash; scullery; dish | dishwasher
worker | building service; washroom; hall; curtain cleaning; general house; bunk house; chore; dormitory; office building; janitor; lobby; room service cleaning | cleaner
worker; attendant | rodent control; weed control; mosquito abatement | pest-control-technician
worker | lawn service; plant care; tree and shrub; landscape gardening; interior plant; golf; park maintenance | landscape-worker
worker | animal care service; pet care; pet boarding; vivarium; animal hospital kennel | animal-caretaker
worker | casino; casino gaming; bingo; gaming; card room | casino-dealer
worker | fitness; gymnasium | gym-instructor
worker | therapeutic activities; activity; day activity | activities-coordinator
worker; man | property; prop; properties stage; theater property; set property; show; stage; convention stage | stagehand
worker | makeup | makeup-artist
worker; attendant | shoe shine; shine; boot black | doorman
worker | opinion polls; radio survey; opinion survey; census field | survey-interviewer
worker; man; helper | transit surveying; land surveying; surveying; survey crew; rod surveying | surveying-technician
worker | delivery; vehicle delivery; newspaper delivery | delivery-driver
worker; man; attendant | parking lot; car lot | parking-attendant
worker; man; hand | fuel; grease rack; lube; lube rack; lubrication; grease; garage service; oil change | vehicle-service-technician
worker; hand; man | barge; dredge; deck; boat; river transportation; scow; ferry; yacht; boat deck; ship deck; tugboat; boat crew | deckhand
worker; hand; man; stevedore | wharf; pier; hold; dock cargo; ship cargo; longshore | dock-worker
worker; man; hand; laborer | cold storage; lumber yard; moving; package; terminal; car loading; cargo station; platform; platform freight; loading dock; store room; stockroom; supply; materials; disposal yard; dock freight; coal yard; storehouse; produce dock | warehouse-worker
worker; man; collector; hand | garbage; garbage pick up; rubbish; trash; ash; trash pick up; disposal truck; refuse truck | refuse-collector
worker; man; hand | utility service; power pole; overhead line; hot stick; electrical line; conduit line; line crew; emergency line | line-worker
worker | telephone; toll test; toll testboard; telephone plant; telephone exchange; transmission telephone; call circuit | telecommunications-technician
worker; man | acoustical; acoustical material; drywall metal stud; metal stud; ceiling | drywall-installer
worker | mosaic; tile setting | tile-setter
worker; man; hand | mortar; grout; riprap; pick and shovel; connection; pipe trench; concrete form; construction pit; mesh; cement; tar pot; mastic; tunnel; dowel pin; trench; ditch; bridge gang; jackhammer; home weatherizing; house moving; construction yard | construction-laborer
worker | overhead crane erection; beam; column; reinforcing; steel construction; structural | ironworker
worker; man | neon sign; sign erection | sign-installer
worker; blaster; man | dobie; nitro; torpedo; explosives; shot; powder blasting; blasting; explosive; unexploded ordnance | blaster
worker; man; hand | face; shaft; pillar; mine face; mine timber; coal face; raise; gangway; section mine; roof mine; shore mine; stull; timber mine | miner
worker | quarry extraction; quarry face; plugger | stone-processing-operator
worker; fabricator; hand; man | sheet metal layout; layout sheet metal; template layout; steel layout; structural layout; boilermaker layout; beam layout; precision layout; machine lay out; pattern layout metal; aircraft layout; metal layout | metal-fabricator
worker; hand; man | aircraft assembly; airplane assembly; fairing; rivet aircraft | aircraft-assembler
worker; hand | bench precision; tool room; toolroom; die shop; die try out; die set up | tool-and-die-maker
worker | boning room; smokehouse; spice room; sausage room; killing floor; packing house; casing room; hide cellar | meat-processing-worker
worker | oven bake; bake room; proof room; pastry shop; doughnut shop | bakery-production-worker
worker | cellar; germination; bottling room; rack room; brewery cellar; fermenting room; bottle line | brewery-worker
worker | ice cream vault; milk room; pasteurizing room; creamery | dairy-operator
worker | embroidery; collar; cuff; button station; millinery; sewing room; stitching room; shirt factory; hat shop | sewing-machine-operator
worker | insole department; shoe; cripple shoe; vamp cut out; lasting room; fitting room shoe; bottoming room | footwear-machine-operator
worker | tanyard; limehouse; tan room; beam house | leather-machine-operator
worker | harness | saddler
worker | speeder; spinning room; cardroom; spinning; twister room; garnett room; winding room; warp room; silk; speeder frame; picker room | spinning-operator
worker | dye house; dye house vat; boil off; jig dye; bleach house | textile-dyer
worker | marquetry; woodshop; loft wood; cabinet shop; planing mill; mill wood; veneer | woodworking-machine-operator
worker | electroplating; chrome; silver spray; plating room; coating line; anode plating | plating-operator
worker | open hearth; blast furnace; remelt; hot blast; scruff; cinder pit; slag; cast house | furnace-operator-metal
worker | linotype; make up printing; lock up; composing room; lithography contact | prepress-technician
worker | print room; aniline press; press printing; pressman | printing-press-operator
worker | print binding; collating room | print-finisher
worker | jordan; beater; pulp room; wet machine; broke; green end | pulp-mill-operator
worker | optical; precision optical goods; optical goods; lens room | ophthalmic-laboratory-technician
worker; hand | first calender; calender; tire room; mill room rubber | rubber-machine-operator
worker | pressed or blown; bottle house; lehr end; blow room glass | glass-plant-operator
worker | form clay; clay house; sagger; kiln room; molding room ceramic | kiln-operator
worker | polysilicon; wafer line; crystal growing; clean room | semiconductor-technician
worker | exhaust plant; heating and ventilating; boiler plant; engine room; power house | boiler-operator
worker; hand; man | shipping floor; packing floor; cellophane; packing room; repack room; odd bundle; tie up; bagging room; wrap | packer
worker | piece; assembly floor; fiber; color; compound; abrasive; bin; pattern; forming process line; conveyor; equipment factory; novelty; viscose; filter; finishing; gathering; mill yard; mill | production-worker
maker | dress; suit; coat; shirt; uniform; vest; trouser; garment; gown; bridal gown; pants; clothes | tailor
maker | collar; cuff; pocket; sleeve; necktie; handkerchief; pillowcase; buttonhole; lining; corset; suspender; strap; bag cloth; flap; gore; levi; sack; tie; monogram; seat cover; slip cover; neck band; welt; slipcover; curtain; drapery; bedspread; quilt; comforter; sheet; towel; apron; belt loop; front; reinforcement | sewing-machine-operator
maker | hat; cap; bonnet; straw hat | milliner
maker | wig; toupee; hairpiece | wig-maker
maker | glove; mitten | glove-maker
maker | shoe; boot; box toe; counter; innersole; rand; shank; vamp; sandal; slipper; heel; moccasin; eyelet | footwear-machine-operator
maker | harness; saddle; bridle; whip | saddler
maker | leather goods; belt leather; wallet; handbag; pocketbook; purse; luggage; custom leather products; holster; suitcase | leather-craftsperson
maker | cushion; mattress; chair pad; pillow; box spring; bed spring | mattress-maker
maker | furniture; chair; table; piano case; showcase; counter top; cabinet wood; casket; wood casket; bookcase; drawer; closet; kitchen cabinet | cabinet-maker
maker | dowel; shake; hoop; cleat; handle; oar; boat oar; shingle; stave; spar; baseball bat; ski; toothpick; spool wood; wood heel; lath; custom stock; gun stock; last model; smoking pipe; clothespin; ladder; sled | woodworking-machine-operator
maker | pallet; crate; box wood; truss; roof truss; reel | pallet-maker
maker | barrel; keg; tub; cask | cooper
maker | boat; canoe; fiberglass boat | boat-builder
maker | sail; tent; awning; canvas; airplane cover; parachute; tarpaulin | tent-maker
maker | basket; wicker | basket-maker
maker | broom; brush; mop; brush head; paint brush | broom-maker
maker | pottery; vase; tile; brick; ceramic; sagger; stoneware | potter
maker | glass; bottle; vial; test tube; thermometer; artificial eye; artificial glass eye; bulb; neon tube; glass apparatus | glass-maker
maker | jewelry; ring; brooch; bracelet; necklace; earring; chain jewelry; locket; cufflink; emblem | jeweler
maker | watch; clock; chronometer; hairspring | watch-assembler
maker | piano; violin; guitar; banjo; drum; harp; accordion; musical instrument; flute; bow violin | luthier
maker | organ; pipe organ; organ pipe | organ-builder
maker | candle; soap; perfume; cosmetic; lotion; lipstick | soap-maker
maker | paint; varnish; lacquer; stain; color | paint-maker
maker | ink | ink-maker
maker | glue; paste; adhesive | glue-maker
maker | insecticide; pesticide; spray insecticide | pesticide-mixer
maker | acid; resin; soda; salt; caustic; gas; dry ice; caustic liquor; cadmium liquor; bleach; solution; carbon; starch chemical; grease; tallow; catalyst; rosin; liquor chemical; alum | chemical-plant-operator
maker | cheese; cottage cheese; process cheese | cheese-maker
maker | ice cream; gelato; sherbet; popsicle | gelato-maker
maker | butter; margarine; oleomargarine | butter-maker
maker | candy; chocolate; gum; caramel; fudge; marshmallow; marzipan; taffy; nougat; praline; lozenge; confectionery; candy bar | chocolatier
maker | noodle; pasta; macaroni; spaghetti; pierogi; ravioli; tamale; dumpling; lumpia wrapper | pasta-maker
maker | tortilla; taco shell | tortilla-maker
maker | cake; pie; doughnut; cruller; cookie; biscuit; pretzel; pastry; cracker; wafer; bun; bread | baker
maker | sausage; wiener; bologna; frankfurter; ham; pork cutlet; turkey roll; lunch meat; hot dog; bacon | meat-processing-worker
maker | pickle; relish; brine; mayonnaise; chili; soup; syrup; potato chip; ketchup; jelly; jam; sauce; peanut butter; cereal; popcorn; horseradish; mincemeat; fruit bar; vinegar; lard; pickling solution; salad dressing; juice; snack; gelatin food; frozen food; baby food; seasoning | food-production-operator
maker | beer; malt; mash | brewery-worker
maker | wine | winemaker
maker | cider | cider-maker
maker | tofu; soybean curd | tofu-maker
maker | coffee; espresso | barista
maker | sandwich; salad; pizza; pantry goods; hamburger; taco | fast-food-worker
maker | bed; hotel bed | housekeeper
maker | cigar; bunch; stogy; cigarette; twist; plug; snuff; toby | tobacco-worker
maker | key | locksmith
maker | die; tool; mold; gauge; jig; fixture; template; die cast die; extrusion die; cutter tool; mandrel; tool and die; cam; stamp die; punch; plastic fixture | tool-and-die-maker
maker | pattern; metal pattern; wood pattern; foundry pattern | foundry-pattern-maker
maker | model; scale model; mock up; mockup; architectural model; prototype; display model; metal mockup | model-maker
maker | gun; rifle; shotgun; firearm; gun barrel | gunsmith
maker | spring; coil spring | spring-maker
maker | chain | chain-maker
maker | wire frame; wire rope; nail; tack; pin; needle; zipper; buckle; screw; bolt; nut; rivet; spike; can; tin can; metal container; staple; fence; wire rope sling; metal casket; fireproof door; belt buckle; hose metal; flatware; hollow ware; collet; wire basket; pivot; spindle; fishing accessories; saw; chandelier; metal frame | metal-press-operator
maker | cornice; tank; duct; hood; metal; metal door; boiler plate | sheet-metal-worker
maker | instrument; surgical instrument; medical or surgical; optical instrument; microscope; scientific instrument; medical appliance; precision instrument | surgical-instrument-maker
maker | denture; denture model; orthodontic band; dental appliance; crown | dental-laboratory-technician
maker | artificial limb; brace; crutch; orthopedic appliance; prosthesis; artificial plastic eye | prosthetist-orthotist
maker | lens; eyeglass | ophthalmic-laboratory-technician
maker | battery; coil; transformer; relay; filament; magnet; electric meter; thermostat; cell battery; circuit; resistor; capacitor; fuse; cathode; electronic tube | electronics-assembler
maker | toy; doll; game; stuffed toy; puppet; kite | toy-assembler
maker | motorcycle; bicycle; golf cart | bicycle-assembler
maker | paper bag; paper box; box; carton; envelope; paper cup; paper tube; label; matchbook; sample card; paper flower; partition; tag; sample book; color card; folder | paper-products-operator
maker | plate; offset plate; lithographic plate; printing plate; photographic plate; plate photographic; screen; photoengraving; lithoplate; engraving plate; proof plate; photo mask; stencil; stereotype | prepress-technician
maker | sign; neon sign; banner; flag; billboard; decal | sign-maker
maker | blueprint; photostatic copy; slide | photographic-process-worker
maker | tire; tire bladder; tube rubber; tire beader | tyre-builder
maker | concrete block; concrete pipe; cement; concrete; burial vault; vault; concrete vault; cement block; pipe concrete; cement fittings; cultured marble products | concrete-products-operator
maker | core; sand core | coremaker
maker | mold casting; ingot; casting | foundry-worker
maker | rug; carpet; lace; braid; fringe; net; rope; twine; felt; ribbon; webbing; mat; yarn; pompom; tassel; blanket | textile-machine-operator
maker | costume; theatrical costume | costume-maker
maker | prop; property; motion picture prop | prop-maker
maker | road; pavement; highway | road-construction-worker
maker | video game | game-developer
maker | film; movie; documentary | film-director
inspector | air pollution; air pollution compliance; air permitting; environmental enforcement; pesticide control; hazardous waste enforcement; radon; water use; sewer discharge | environmental-compliance-inspector
inspector | cosmetology; license; licensing; liquor license; alcohol; barber; dry cleaning license | consumer-protection-inspector
inspector | scale; scales; weighing | trading-standards-officer
inspector | alarm; fire extinguisher; fire hazard; fire sprinkler apparatus; fire systems; fire equipment; burglar alarm | fire-safety-tester
inspector | health care facilities; dining service; quarantine; rabies; hospital; nursing home; health facility; disease control; mosquito control; tick | public-health-inspector
inspector | weed; weed control; plant disease; tree disease; cattle; brand; farm; agricultural establishment; wheat; crop; fruit shipping; shipping point; bee; tree; land use agricultural; disease and insect | agricultural-inspector
inspector | logging; logging operations; timber; forest; wood land | forestry-inspector
inspector | boiler; pressure vessel; pressure equipment | hse-inspector
inspector | amusement ride; ride; carnival ride | hse-inspector
inspector | street; sidewalk; street openings; driveway; paving; road construction; highway; pile driving; dredging; pipe laying; sewer construction; architectural; commercial building; mechanical building; gas installation; heating and refrigeration; site development; real estate; utility distribution; manhole; sewer; water main; underground; steam service; masonry construction; concrete construction; asphalt; public works; natural gas installation; housing; civil | construction-inspector
inspector | home energy; energy; weatherization | energy-assessor
inspector | natural gas pipeline; gas pipeline; gas line; gas distribution; pipeline; gas leak | pipeline-inspector
inspector | claims; claim; insurance claims | insurance-claims-handler
inspector | unemployment; unemployment claims; social insurance; welfare | social-security-officer
inspector | automotive damage; automotive field; auto damage; automotive damage field | motor-damage-assessor
inspector | traffic; bus traffic; street railway; transit; transportation operations | ticket-inspector
inspector | steamboat; naval; marine; vessel; ship classification; hull; boat safety | ship-surveyor
inspector | loading; freight service; cargo loading | cargo-inspector
inspector | baggage security; security baggage; airport security | transportation-security-officer
inspector | substation; switchboard; telephone; signal; rail signal; traffic signal; electrical test; voltage; circuitry; telegraph; television; radio; pbx; transmission; electromechanical; integrated circuits; temperature control; thermostat | test-technician
inspector | tire road; tire service | tire-technician
inspector | process; processing; final product; eddy current; zyglo; dials; die; gasket; jig; lens; roll; tube; cylinder; winding; cutting; hardness; chassis; clutch; casket; chair; bicycle; button; cover; cutter; decorating; insulation materials; lamp; matrix; mechanism; oil pipe; propeller; pole; precision devices; regulator; roller; rubber stamp; shuttle; slide fasteners; speedometer; stencil; stocking; toys; treating; upholstery covers; varnish; yard lumber; crosstie; proof coins; fireworks; baseball; bead; block; bottled beverage; buckle; bulb; canoe; golf club; hose; jewel; kosher; liquor; mica; netting; missile; publications; press pipe; pasting; polish; paper goods; casting; boxing; primer; artificial teeth; level vial; multifocal lens; parts; towel; visual; photograph; packer; golf ball | product-quality-inspector
checker | shipping; receiving; freight; load; loading; cargo; dock; box car; car; truckload; inventory; material; warehouse; stock room; billet; lumber; railroad car; unloading; receiving dock; aircraft shipping; order; linen; tool; toolroom; invoice receiving; apparel stock; merchandise; sample; case; shipment; container; traffic freight | shipping-and-receiving-clerk
checker | cash; grocery; food; supermarket; food store; store; counter; food and beverage; cafeteria; clerk | cashier
checker | bill; invoice; price; time; payroll; voucher; quotation; credit card; statement; cost; insurance policy; policy; claims | accounting-clerk
checker | coat; hat; fitting room; cloakroom | cloakroom-attendant
checker | bingo; race; keno | casino-dealer
checker | drawing; design; engineering drawings; drafting; body design; machine design; tool design; automotive design; automation design | cad-technician
checker | security; baggage security; identification | security-guard
checker | title; deed | title-examiner
tester | database; embedded; data warehouse; computer software; mobile app | qa-analyst
tester | risk security; cyber; security assessment; vulnerability; certified penetration; cyber assessment; security consulting; forensic analysis | penetration-tester
tester | cattle; cow; milk herd; butterfat; babcock; dairy herd; fowl blood; blood poultry | agricultural-technician
tester | oil field; crude; well; gas well; natural gas; gasoline; acidity; sulphate; dry color; air quality; olive brine; carbonation | chemical-laboratory-technician
tester | nondestructive; ultrasound; magnetic particle; radiographic | ndt-technician
tester | airplane; engine aircraft; flight; jet engine | test-technician
tester | automobile; road; car road; vehicle | automotive-test-driver
engineer | computer repair; pc installation; computer installation | it-field-service-technician
engineer | networking; server; messaging; network communications; certified novell; communications network | network-engineer
engineer | data warehousing; database; information data | data-engineer
engineer | cyber security threat; information security management; cyber; vulnerability; threat; appsec | security-engineer
engineer | algorithm; codebase; programming; application; web; front end software; back end; user interface; integration solutions; simulation software; game; video game | software-developer
engineer | regulatory; procurement; cost reduction; value engineering; budget; rate | cost-engineer
engineer | pollution; resource recovery; landfill; environmental planning; natural resources; watershed environmental; solid waste | environmental-engineer
engineer | airplane; propeller; supersonic; transonic; thermodynamics aircraft; weight aircraft; structural analysis aircraft; rocket; satellite launch | aerospace-engineer
engineer | biomaterials; dialysis; bioinstrumentation; prosthetics; arrhythmia; orthopedic; implant | biomedical-engineer
engineer | absorption; absorption and adsorption; oxidation; lubricating; polymerization; fermentation; catalysis; distillation; corrosion chemical; petrochemical process; cosmetics; adhesives; food process | chemical-engineer
engineer | asphalt; demolition; cadastral engineering; erecting; district highway; regional highway; cartographic civil; topographical; architectural; contracting; zoning; forestry road; consulting civil; building construction; concrete; dock; harbor construction; land development; public works; site development; municipal utilities; mapping civil; facilities design civil | civil-engineer
engineer | photogrammetric; mapping; cartographic; cadastral; topographic; geodetic | land-surveyor
engineer | traffic operations; transportation planning; parking; traffic signal | transportation-engineer
engineer | watershed; dam design; irrigation design | water-resources-engineer
engineer | electrical products; electrical prospecting; induction coordination; power generation; rural electrification; power supply; electrification; electrical transmission; generation; switchgear; transmission line | electrical-engineer
engineer | audio visual; studio operations; studio operation; telecasting; transmitter; broadcast operations; station radio; video systems; projection; transmitter station; dub room | broadcast-engineer
engineer | central office facilities; telephone planning; exchange; transmission telephone; commercial telephone; communications systems | telecommunications-engineer
engineer | electrophonic; dsp; signal integrity; digital signal processing; analog design; asic; semiconductor; semiconductor design; mixed signal; device electronic; gan device; vlsi; embedded hardware; mems; nanoelectronics; circuit board | electronics-engineer
engineer | radar; radar signal; radar signal processing | radar-engineer
engineer | human machine interface; cognitive; usability; hmi | human-factors-engineer
engineer | extrusion; brake; diesel; combustion; roller coaster; ventilating; ventilation; machine tool; thermodynamics; heat transfer; cryogenics; textile machinery; mechanical products; engine design; gear; turbine; pump; piping; refrigerating | mechanical-engineer
engineer | smelting; steel making; ore dressing; extractive metallurgy; foundry; metal casting; metallographic | metallurgist
engineer | glass science; ceramic science; polymer materials; nanomaterials; semiconductor materials research; textile materials | materials-engineer
engineer | tailings; ore; exploration mining; rock mechanics; coal | mining-engineer
engineer | oil exploration; well surveying; drilling fluids; oil production; gas production; echometer; well logging; oil reservoir | petroleum-engineer
engineer | seismic; geophysical; exploration seismic; geophysical prospecting | geophysicist
engineer | stack; fuel cell stack; stack yield | fuel-cell-engineer
engineer | solar array; solar performance; solar project; photovoltaic systems | solar-energy-engineer
engineer | wind turbine performance; wind resource | wind-energy-engineer
engineer | durability; product integrity; failure analysis; warranty reliability | reliability-engineer
engineer | motion study; productivity; methods specialist; work simplification; operations industrial; time and motion; production planning; material handling | industrial-engineer
engineer | blueprint; drafting; staking | design-engineer
engineer | supportability; logistics planning; integrated logistics; logistics support | logistics-engineer
engineer | technical marketing; pre sales technical; product sales engineer; solutions architect sales | sales-engineer
engineer | device processing; thin film; lithography; wafer; yield; yield improvement; metalorganic chemical vapor; epitaxy; etch; diffusion semiconductor; photolithography | semiconductor-process-engineer
engineer | freight; through freight; narrow gauge; dinkey; diesel dinkey; switch; yard; rail yard; switch yard; turntable; lokie; passenger train; main line railroad; locomotive road; road train | train-driver
engineer | bulldozer; clamshell; road roller; pile driver; hoisting pile; street roller; steam roller; grader; loader | heavy-equipment-operator
engineer | deck; harbor boat; steam tug; ship engine; second ship; third ship; towboat diesel; duty ship; harbor | ship-engineer
engineer | byproduct; exhauster; pumping station; compressor station; blowing; power and recovery; treating plant; refrigerating plant; compressor; heating operators; chief station; gas booster; stationary steam; compress; boiler steam; chief compressor; air conditioning plant | boiler-operator
engineer | fuel pilot; flight systems aboard | flight-engineer
engineer | measurement and verification; energy infrastructure; energy audit | energy-engineer
engineer | weapons; ordnance; ballistics; munitions | mechanical-engineer
attendant | nursing care; hospice; charge hospital; dispensary; physical therapy; rehabilitation; physiotherapy; sick bay; clinic; mental; institution; ward hospital | nursing-assistant
attendant | dental; dentist | dental-assistant
attendant | veterinary; animal hospital; aquarium tank; pound; livestock yard; monkey; aviary | animal-caretaker
attendant | police detention; reformatory; jail; prison; detention; women s prison; juvenile hall | correctional-officer
attendant | crew mess; mess; taproom; water dining; dining room tables; food service tray; club dining; food service; cafeteria line; kitchen | kitchen-assistant
attendant | fry line; fryline; griddle; grill; popcorn; candy; snack; hot dog; pizza; soda; coffee; concessions; curb; drive in | counter-attendant
attendant | keno; race board; sports book; cardroom; card room; bingo; casino | casino-dealer
attendant | door; gatehouse; lobby; valet; valet service; luggage; bell; bellstand; hall; hotel door; escort | doorman
attendant | ferris wheel; merry go round; coaster; carousel; playland; water slide; ride operator; roller coaster; bumper car; kiddie ride; sports complex; miniature golf; driving range; bowl; bowling; sweat box | ride-operator
attendant | clubhouse; key; locker; public bath; ladies; cabana; bathhouse towel; dressing; powder room; coat; hat; comfort station | locker-room-attendant
attendant | funeral service; burial; chapel; funeral parlor | funeral-attendant
attendant | children s; children s institution; baby; infant; playroom; children s ward | childcare-worker
attendant | lounge car; parlor; chair car; sleeping car service; tavern car; diner train | train-steward
attendant | bank vault; safe deposit; vault | bank-teller
attendant | front desk; motel front desk; guest services; hotel desk; motel | hotel-receptionist
attendant | hatchery; poultry hatchery; incubator | hatchery-technician
attendant | fuel dock; fuel island; gas station service; gasoline service; marine fuel; oil pit; refueling; tanker service; filling; fuel service; service station fuel | gas-station-attendant
attendant | airline; hangar; line service; cabin airline; meal airline; aircraft refueling; unloading and loading | aircraft-ground-handler
attendant | blood bank; donor; blood donor | phlebotomist
attendant | vending machine; vending; coin machine; route vending | vending-machine-technician
attendant | powerhouse; humidifier; boiler room; engine room; dust collector; incinerator; air conditioning plant | boiler-operator
attendant | wastewater treatment plant; sewage plant; pump station; water plant; sewage disposal plant | wastewater-operator
attendant | batch; mill; blending line; packing line; process; automatic machine; machine; drum; drier; curing oven; lehr; conveyor; retort condenser; sand plant; marker machine; bottling line; hopper; yeast fermentation; tower chemical; dry house; rolling; toolroom production | production-worker
attendant | road work | traffic-management-operative
driver | truck mounted; hazardous materials; automotive carrier; haulaway; dedicated; city; line; road; trailer; auto hauler; furniture truck; construction; wrecking; logging truck; feeder; hook up; dumpster; local truck; regional truck; tractor trailer team; milk pickup; pickup truck; food service truck; lowboy | truck-driver
driver | pick up; catering; store; package car; parts; residential delivery; florist delivery; meal; laundry route; mail; rural mail; light truck; service car; van; food service; local delivery; independent delivery; delivery van; newspaper | delivery-driver
driver | hack; taxi; livery; livery car | taxi-driver
driver | corporate; guest; escort; funeral car; presidential; escort car; limousine service; drive away; motor pool | chauffeur
driver | nascar; sulky; racecar; racing car; drag race; stock car race; formula | racing-driver
driver | campus; special education; stage coach motor; city transit; motor coach tour; school van; transit bus; crew car; bus relief | bus-driver
driver | jinrikisha; jinriksha; pedicab; bicycle taxi | pedicab-driver
driver | ems; rescue; ambulance | emergency-ambulance-driver
driver | rehabilitation; patient transportation; wheelchair van; dialysis transport | patient-transport-driver
driver | catshovel; cat; skidder; scoop; trencher; bobcat; skip load; carry all; dirt mover; straddle carrier loader; road grader; tractor construction; loader construction | heavy-equipment-operator
driver | straddle bug; uke; hyster; lifter; warehouse; dolly; stacker lift; jitney warehouse | forklift-operator
driver | lokie; dinkey; motor mine; mine; mine motor; engine rail; mule car mine | train-driver
driver | boat; speedboat; school boat; water taxi; ski boat | boat-operator
driver | recycle; recycling collections; residential recycle; garbage collector; sanitation truck; trash collector; waste collection | refuse-truck-driver
driver | street flusher; sprinkler truck; sweeper truck | street-sweeper-driver
driver | duck; sightseeing; tour bus; charter bus; tour; motor coach charter | coach-driver
driver | salesperson; route sales; bread route; milk route; route delivery; route; vending route; bakery route | route-driver
driver | mule; pony; team; horse cart; oxen; carriage horse; hack horse | carriage-driver
driver | delivery motorcycle | motorcycle-courier
driver | pile; pile hammer | piling-operator
driver | tow car; tow bar; wrecking car; auto recovery | tow-truck-driver
agent | athlete; athlete marketing; jockey s; jockey; player; sports contract | sports-agent
agent | author s; author; dramatic; literary; playwright | literary-agent
agent | artists; talent; theatrical; business performer; touring; circus; concert; model; booking; advance; press theater | talent-agent
agent | conservation; game; wildlife; fish and wildlife | park-ranger
agent | adoption; child placement | child-protection-social-worker
agent | escrow; closing; settlement | escrow-officer
agent | driver license; license; tag; permit | licensing-officer
agent | cia; intelligence; counterintelligence; field intelligence | intelligence-analyst
agent | drug enforcement; drug enforcement administration; fbi; fbi field; criminal investigative; secret service; narcotics; undercover; border intelligence; alcohol law; treasury enforcement; internal affairs; task force; atf; bureau of investigation | detective
agent | pension; burial insurance; debit; compensation insurance; surety; crop insurance; title insurance; medicare; fire insurance; annuity | insurance-agent
agent | mutual fund; financial services; mutual funds; financial services sales; investment | financial-advisor
agent | advertising; advertising space; publicity sales; site promotion; print advertising | advertising-sales-representative
agent | publicity; press; public relations; promotion | press-officer
agent | door to door; book; subscription; magazine subscription; party plan; house to house; direct selling; pillow | door-to-door-salesperson
agent | manufacturers; manufacturer s; commission; factory; wholesale; produce commission; livestock commission; oil; merchandise; bulk plant; petroleum sales; agricultural produce commission | sales-representative
agent | customs; customs brokerage; import customs; customs clearing; customs house | customs-broker
agent | export operations; air export; ocean export; import; export; freight forwarding; air export operations; ocean import | freight-forwarder
agent | commercial airline; airport sales; flight service; space control; airline; aircraft; cabin; gate airline; passenger; tourist; ground support airline; flight airline; depot; ticket station; airport | airport-customer-service-agent
agent | merchandise for resale; purchasing; procurement; supply; buying; fuel | purchasing-agent
agent | cotton; tobacco; wool; grain; fruit; produce; livestock; fish; crop | farm-products-buyer
agent | freight; freight claim; demurrage; car distribution; railroad freight; train; terminal; weight and balance | logistics-coordinator
agent | fiscal; tax; revenue; internal revenue; excise | tax-inspector
agent | security; airport security; casino enforcement; safety security | security-guard
agent | animal damage control; nuisance animal; mammal control; animal damage; wildlife control | pest-control-technician
agent | patient; patient resources; patient reimbursement; patient access | patient-access-representative
agent | contact; reservation center; help line; customer contact; call | call-center-agent
agent | mail; mail processing; postal | postal-worker
agent | geophysical prospecting permit; right of way; lease; land; easement; title land; water resource | right-of-way-agent
agent | news; newspaper; train news; candy train | street-vendor
agent | community health | community-health-worker
tester | tensile; metallurgical; brinell; hardness; rockwell; scleroscope; metal fatigue | materials-tester
checker | coat; hat | cloakroom-attendant
checker; tester | @product; cloth; fabric; yarn; felt; roving; thread; color; furnace; gauge; glass; pattern; process; roller; stock; steel; template; swatch; wrapping; photo; film; blast furnace; bakery products; bad cloth; core; loom; metal; production line; dry cleaning; spot; quality control; casting; electric organ; jukebox; pipe; cylinder; bag; block; bulb; cake; compressed gas; die; drum; filament; globe; lamp; leakage; magnetic; product; propeller; spark; spindle; thermometer; torque; viscosity; voltage; winding; insulator; hydrometer; moisture; pressure; record; refrigerator; radiator; twist; warp; ware; argon; bleach; calibration; differential; noise; sand; signal; thermocouple; inclinometer; sound; motorcycle; weld; tubing | product-quality-inspector
# Who works in a kitchen, a shop, a warehouse or on a site, and what the employer calls it
team member; crew member; crewmember | kitchen; back of house; boh; culinary; food prep; food preparation; dish room | kitchen-assistant
team member; crew member; crewmember | front of house; foh; dining room; wait | waiter
team member; crew member; crewmember | restaurant; fast food; quick service; drive thru; burger; sandwich; taco | fast-food-worker
team member; crew member; crewmember | cafe; coffee; coffee shop; coffeehouse; espresso; starbucks | coffee-shop-assistant
team member; crew member; crewmember; associate; employee | food service; foodservice; dining services; dining hall; cafeteria; canteen; nutrition services | cafeteria-worker
team member; crew member; crewmember; associate; employee | catering; event catering | catering-assistant
team member; crew member; associate | bakery | bakery-salesperson
team member; crew member; associate; employee | deli; delicatessen; prepared foods | deli-clerk
team member; associate | meat; meat department; butcher shop | meat-clerk
team member; associate | seafood; fish counter | fishmonger-salesperson
team member; associate | produce; produce department | greengrocer-salesperson
team member; crew member; associate; employee | grocery; grocery store; supermarket; dairy; frozen; frozen food; frozen foods | grocery-store-clerk
team member; associate; employee | stock; stockroom; stock room; back room; backroom; overnight stock; overnight stocking; stocking; replenishment; freight flow; overnight freight; inbound store; night replenishment | retail-stock-clerk
team member; crew member; crewmember; employee | store; retail; retail store; sales floor; department store; retail shop; shop; boutique; gift shop; general merchandise | retail-sales-associate
team member; associate; employee | front end; cashier; checkout | cashier
team member; associate; employee | garden; garden center; garden centre; lawn and garden | garden-centre-salesperson
team member; associate; employee | apparel; clothing; menswear; womenswear; ladieswear; childrenswear | clothing-salesperson
team member; associate; employee | warehouse; distribution center; distribution centre; sort center; sortation; cross dock; warehouse operations | warehouse-worker
team member; associate; employee | fulfillment; fulfilment; fulfillment center; order picking; order fulfilment | order-picker
team member; crew member; crewmember; employee | production; production line; manufacturing; factory; assembly line; plant | production-worker
crew member; crewmember; crew; team member; staff member | cleaning; janitorial; custodial; janitor; house cleaning; office cleaning | cleaner
crew member; crewmember; crew; laborer; team member | construction; concrete; framing; building; demolition; remodeling; drywall; masonry; excavation | construction-laborer
crew member; crewmember; crew | paving; asphalt | paving-worker
crew member; crewmember; crew | roofing | roofer-helper
crew member; crewmember; crew | moving; movers; furniture moving | furniture-mover
crew member; crewmember; team member; employee | car wash; carwash; auto wash; detail; auto detailing | vehicle-cleaner
crew member; crewmember; team member; employee | cinema; theater; theatre; movie theater; movie theatre | usher
crew member; crewmember; team member; employee | theme park; amusement park; amusement; water park; waterpark; rides | amusement-park-attendant
porter | lot; dealership; car lot; service lane; auto; automotive; car dealership; car wash; service drive | vehicle-cleaner
porter | maintenance; janitorial; day; building; cleaning; public area; mall; housekeeping | cleaner
porter | bar | barback
porter | banquet; conference; event | banquet-houseman
# In India and the Gulf the one who is in charge is the foreman
incharge | store; stores; store room; raw material store | storekeeper
incharge | showroom; outlet; shop; retail outlet; retail store; boutique | store-manager
incharge | floor; retail floor; section retail | retail-supervisor
incharge | warehouse; godown; dispatch; despatch; logistics; inventory; stock; depot; receiving | warehouse-supervisor
incharge | production; packing; packaging; line; assembly; finishing; moulding; fabrication; press shop; cutting; stitching; production shift; welding; paint shop | production-supervisor
incharge | plant; factory; unit factory | plant-manager
incharge | maintenance; mechanical maintenance; mechanical; electrical maintenance; plant maintenance; utility | maintenance-supervisor
incharge | electrical | electrical-supervisor
incharge | quality; quality control; qc; quality inspection | quality-control-supervisor
incharge | site; project site; construction site; civil site; construction | site-manager
incharge | civil; building; finishing civil | construction-supervisor
incharge | kitchen | sous-chef
incharge | restaurant; food and beverage; banquet; cafe; dining; service restaurant | restaurant-supervisor
incharge | housekeeping | housekeeping-supervisor
incharge | front office; front desk hotel | front-office-supervisor
incharge | purchase; purchasing; procurement | procurement-manager
incharge | transport; vehicle; fleet; transportation | transport-supervisor
incharge | workshop; garage; service center; service centre; service workshop | workshop-manager
incharge | shift | shift-supervisor
incharge | security | security-supervisor
incharge | laundry; cleaning | cleaning-supervisor
incharge | cash; cash counter; billing counter | head-cashier
executive | showroom; retail store; retail counter; store sales; counter sales; in store sales | retail-sales-associate
executive | front desk; front office; reception; guest reception | receptionist
executive | housekeeping | housekeeping-supervisor
executive | food and beverage; f and b; food and beverage service; restaurant | restaurant-supervisor
executive | inventory; stock; inventory control | stock-controller
executive | shipping; dispatch; despatch | shipping-clerk
executive | import; import export; export import; exim; export documentation; import documentation; shipping documentation | import-export-specialist
executive | customs; customs clearance; custom clearance | customs-broker
executive | freight; freight forwarding; sea freight; air freight; ocean freight | freight-forwarder
executive | transport; transportation; route | transport-planner-freight
executive | ticketing; reservation; reservations; air ticketing | reservation-agent
executive | travel; tour; tours; holiday; holidays | travel-agent
executive | quality; quality assurance | quality-assurance-specialist
executive | quality control; qc | quality-inspector
executive | maintenance | maintenance-technician
executive | facility; facilities; facility management; facilities management | facilities-coordinator
# Foremen and estimators of the trades, and their helpers
estimator; estimator project manager | fire protection; fire sprinkler; sprinkler; sitework; site work; steel; structural steel; masonry; restoration; window; glass; fence; fencing; remodeling; renovation; home improvement; cabinet; millwork; painting contractor; residential; commercial; preconstruction; heavy civil; bridge; tile; siding; demolition; low voltage; solar; hvac mechanical; exterior; interiors; asphalt; landscape construction; tree service | construction-estimator
superintendent | residential; commercial; civil; mep; multifamily; ground up; tenant improvement; interiors; restoration; pipeline construction; earthwork; heavy civil; assistant construction; home building; homebuilding | site-manager
supervisor; foreman; team leader | valet; parking; valet parking | parking-attendant
cook | senior living; nursing home; assisted living; jail; prison; correctional; daycare; day care; nursery; preschool; child care; university; dormitory; retirement home; rehab; shelter; dining hall; convent; camp school | institutional-cook
installer | quartz countertop; granite; marble countertop; solid surface | countertop-fabricator
installer | kitchen cabinet; modular kitchen; ikea kitchen | kitchen-fitter
installer | fireplace; gas fireplace; wood stove | fireplace-installer
lead hand; leading hand; charge hand; chargehand; leadman; lead man | production; manufacturing; assembly; fabrication; packing; machine shop; welding; paint | manufacturing-lead
lead hand; leading hand; charge hand; chargehand; leadman; lead man | warehouse; shipping; receiving; stores; material handling; dispatch | warehouse-supervisor
lead hand; leading hand; charge hand; chargehand; leadman; lead man | construction; carpentry; carpenter; concrete; site; civil; scaffolding; scaffold; painting; tile; formwork; drywall; plumbing; piping; duct | construction-supervisor
lead hand; leading hand; charge hand; chargehand; leadman; lead man | electrical; electrician | electrical-supervisor
lead hand; leading hand; charge hand; chargehand; leadman; lead man | maintenance; mechanical; hvac; mechanic; millwright | maintenance-supervisor
assistant | painter; painting decorator | painter-helper
assistant | plumber | plumber-helper
assistant | electrician | electrician-helper
assistant | mechanic; auto mechanic; diesel mechanic; technician maintenance | repair-helper
assistant | baker; pastry kitchen; pastry | bakery-assistant
assistant | driver; truck driver; delivery driver; van driver; lorry | delivery-helper
director | housekeeping; hotel housekeeping | housekeeping-manager
coordinator; inspector; lead hand | housekeeping | housekeeping-supervisor
manager | evs; environmental services hospital; hospital environmental services; sanitation | cleaning-manager
attendant; associate; technician; tech; worker | evs; environmental services; hospital environmental services | hospital-cleaner
helper; employee; staff member | housekeeping; cleaning; janitorial | cleaner
carrier associate; carrier assistant | rural; city; rural mail | postal-worker
porter | service | vehicle-cleaner
`;
