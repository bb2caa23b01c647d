/** Design and product: user experience, product management, graphics, web sites, photography, film, sound, 3D, rooms and exhibitions. Format: ../README.md */
export const skills = String.raw`
# User experience
ux-design | User experience design | technical | UX; UX design; user experience; user experience (UX); <UX designer; UXD; experience design?; <UX principles; <UX concepts; <UX best practices; <UX-Konzeption; Nutzererfahrung; Benutzererfahrung; expérience utilisateur; design UX; experiencia de usuario; diseño de experiencia de usuario; diseño UX | | ux; ui; user; usability; figma; wireframes; interaction; prototyping; personas; sketch; interface
ui-design | User interface design | technical | UI?; UI design; user interface; user interface (UI); <UI designer; GUI design; graphical user interface design; interface design?; screen design; <UI visual design; <UI mockups; Screendesign; Gestaltung von Benutzeroberflächen; interface utilisateur; design d'interface; design UI; interfaz de usuario; diseño de interfaces; diseño UI | | ux; design; designer; user; interface; interfaces; web; figma; developer; development; app; front; css; html; javascript; react; components; mobile; angular; frontend; sketch; wireframes; android; ios; prototyping; backend; vue; testing; automation; games; unity; api
ui-ux-design | UI/UX design | technical | UI/UX; UX/UI; UX/UI design; UI and UX; UX and UI; <UX/UI designer; <UI/UX designer; UXUI; UIUX; UI/UX-Design Konzept; design UX/UI; diseño UX/UI; diseño UI/UX; user interface and user experience | ux-design; ui-design
user-centered-design | User-centered design | technical | user-centred design; user centric design; user-centered approach; human-centered design; human-centred design; UCD?; HCD?; nutzerzentriertes Design; nutzerzentrierte Gestaltung; menschzentrierte Gestaltung; conception centrée utilisateur; diseño centrado en el usuario | | ux; ui; user; usability; design; prototyping; wireframes; personas; agile
interaction-design | Interaction design | technical | IxD; <interaction designer; <microinteractions; <micro-interactions; <interaction patterns; Interaktionsdesign; design d'interaction; diseño de interacción | ux-design
hci | Human-computer interaction | technical | HCI?; human computer interaction (HCI); Mensch-Computer-Interaktion; Mensch-Maschine-Interaktion; interaction homme-machine; interacción persona-ordenador; human-computer interface | | ux; usability; user; computer; interface; interaction; design; human; psychology
user-research | User research | technical | UX research; <user researcher; <UX researcher; user experience research; <usability research; <user interviews; <contextual inquiry; <diary studies; <user studies; <user needs analysis; <generative research; <evaluative research; <user insights; <field studies with users; <ethnographic user research; Nutzerforschung; <Nutzerinterviews; recherche utilisateur; investigación de usuarios; <mixed-methods UX research
usability | Usability | technical | usability engineering; <usability design; <usability analysis; <usability evaluation; <heuristic evaluation; <heuristic analysis; <heuristic review; <cognitive walkthrough; <UX audit; <usability heuristics; ease of use design; Benutzerfreundlichkeit; ergonomie web; ergonomie des interfaces; usabilidad; <expert review of interfaces
usability-testing | Usability testing | technical | usability tests; user testing?; usability studies; UX testing; user tests?; <remote usability testing; <moderated usability testing; <unmoderated testing; <prototype testing with users; <guerrilla testing; <first-click testing; Nutzertests; tests utilisateurs; tests d'utilisabilité; pruebas de usabilidad; tests de usuario; <think-aloud?; <think-aloud protocol | usability; user-research | ux; usability; users; participants; user; prototypes; heuristic; moderated; ui; wireframes; figma; personas; interviews; research; prototyping
user-research-tools | UserTesting? | tool | UserTesting.com | usability-testing | maze; hotjar; optimal workshop; lookback; userzoom; figma; dovetail; qualtrics; miro; validately; usabilityhub; surveymonkey; lookback
optimal-workshop | Optimal Workshop? | tool | OptimalSort; Treejack |  | card sorting; treejack; optimalsort; usertesting; figma; ux; maze; userzoom; usability; tree testing; hotjar; miro
userzoom | UserZoom | tool | User Zoom | usability-testing
lookback | Lookback.io | tool | | usability-testing
loop11 | Loop11 | tool | | usability-testing
dovetail-research | Dovetail research | tool | Dovetail UX research; Dovetail? |  | usability; usertesting; maze; ux; figma; user research
maze-usability | Maze usability | tool | Maze.co; Maze testing?; Maze? | usability-testing | usability; ux; figma; usertesting; hotjar
techsmith-morae | TechSmith Morae | tool | Morae? | usability-testing | usability; camtasia; techsmith; ux; eye tracking; axure; silverback; snagit
dscout | dscout | tool | d-scout | user-research
usabilityhub | UsabilityHub | tool | Lyssna | usability-testing
tobii-eye-tracking | Tobii eye tracking | tool | Tobii; Tobii eye tracker; Tobii Pro
userlytics | Userlytics | tool | | usability-testing
personas | User personas | technical | personas?; <persona development; <persona creation; <creating personas; user profiles and personas; <proto-personas; UX personas; persona design; <customer personas | | user; ux; ui; journey; journeys; scenarios; wireframes; flows; storyboards; sitemaps; prototypes; stories; usability
journey-mapping | User journey mapping | technical | user journeys; user journey maps; journey mapping; journey maps; <experience maps; <experience mapping; <customer journey maps; parcours utilisateur
user-flows | User flows | technical | user flow diagrams; task flows?; task flow diagrams; flujos de usuario; Nutzerflüsse | | ux; ui; wireframes; personas; figma; sitemaps; prototypes; usability; sketch
empathy-mapping | Empathy mapping | technical | empathy maps
affinity-mapping | Affinity mapping | technical | affinity diagrams; affinity diagramming
wireframing | Wireframing | technical | wireframes; wire-framing; wire frames; wireframe design; wireframe development; <low-fidelity wireframes; <lo-fi wireframes; <high-fidelity wireframes; <hi-fi wireframes; <interactive wireframes; <annotated wireframes; <UI wireframes; <UX wireframes; creating wireframes; Wireframe-Erstellung; <maquettes filaires
prototyping | Prototyping? | technical | prototypes?; UI prototyping; UX prototyping; <interactive prototyping; <interactive prototypes; <clickable prototypes; <low-fidelity prototypes; <low-fidelity prototyping; <high-fidelity prototypes; <high-fidelity prototyping; <hi-fi prototypes; <lo-fi prototypes; digital prototyping; <paper prototyping; <paper prototypes; <functional prototypes of interfaces; <HTML prototypes; rapid prototyping UX; Prototyping von Oberflächen; prototypage d'interfaces; maquettage interactif; prototipado; <interactive mockups; <high-fidelity mockups; <Klickprototypen | | ux; ui; wireframes; wireframing; wireframe; figma; sketch; axure; invision; usability; user; interface; interaction; personas; mobile; app; design thinking; storyboards; html; xd
mockups | Mockups? | technical | mock-ups; mock up; mockup design; maquettes graphiques; design mockups; maquetas digitales | | ui; ux; wireframes; photoshop; design; designs; figma; prototypes; web; graphic; illustrator; website; app; prototyping; logo
information-architecture | Information architecture | technical | information architecture (IA); <information architect; IA?; <sitemaps?; <card sorting; <card sorts; <tree testing; <navigation design; <content architecture; Informationsarchitektur; architecture de l'information; arquitectura de información; arquitectura de la información; <arborescence de site; <site maps?; <site mapping? | | ux; ui; wireframes; sitemaps; usability; taxonomy; navigation; website; user flows; personas; prototypes; content strategy; card sorting
design-systems | Design systems? | technical | <UI component library; <component library design; <pattern library; <UI pattern library; <atomic design; <design tokens; <UI style guides; design language system; Designsysteme; Designsystem; système de design; sistemas de diseño; <style guide and component library | | figma; ui; ux; component; components; tokens; storybook; pattern; accessibility; style guide; sketch; css; react; typography; designops; atomic
inclusive-design | Inclusive design | technical | universal design; accessible design; accessibility design; <accessible user interfaces; barrierefreie Gestaltung; conception universelle; diseño inclusivo; diseño universal | | wcag; 508; web; ux; ui; usability; aria; html; screen; design; digital; user; a11y; css; interface
screen-reader-testing | Screen reader testing | technical | testing with screen readers
mobile-ui-design | Mobile interface design | technical | mobile UI; <mobile UX; mobile UI design; <mobile UX design; <mobile app design; app UI; <iOS design; <Android design; <iOS and Android design; Gestaltung mobiler Apps; design d'applications mobiles; diseño de apps; diseño de aplicaciones móviles; <app design | ui-design
material-design | Material Design | technical | Google Material Design; Material Design 3
apple-human-interface-guidelines | Apple Human Interface Guidelines | technical | Human Interface Guidelines; Apple HIG
conversation-design | Conversation design | technical | conversational design; conversational UX; <voice user interface design; <VUI design; <chatbot design; <voice interface design; dialog design; <dialogue design for chatbots; conversational interfaces; <voice UX
service-design | Service design? | technical | <service designer; <service blueprints; <service blueprinting; service mapping design; Servicedesign; design de service; diseño de servicios; end-to-end service design; <service prototyping | | ux; journey; journeys; blueprint; blueprints; design thinking; user; workshops; prototyping; personas; co-creation; human-centered; ui; interaction; usability
design-sprints | Design sprints | technical | Google design sprint; design sprint facilitation; product design sprint
lean-ux | Lean UX | technical
design-workshops | Design workshops | professional | UX workshops; co-creation workshops; design charrettes; design studio workshops; ateliers de co-création
digital-product-design | Digital product design | technical | product design?; <product designer?; digital product designer; end-to-end product design; software product design; digitales Produktdesign; design produit digital; diseño de producto digital; app product design | | ux; ui; figma; sketch; wireframes; app; mobile; web; saas; user; usability; digital; interaction; prototyping
design-handoff | Design handoff | technical | developer handoff; <redlines for developers; <redlining UI; <design specifications for developers; <UI specifications; <design specs for UI
design-management | Design management | professional | <design leadership; <managing designers; <leading design teams; <design team leadership; <creative team management; <managing creative teams; Designmanagement; management du design; gestión del diseño; <leading creative teams
design-operations | Design operations | professional | DesignOps; design ops
creative-operations | Creative operations | professional | creative ops; creative project management; creative services operations
human-factors-visual | Visual design principles | technical | <Gestalt principles; <visual perception?; <visual hierarchy; principles of design?; design principles?; design fundamentals?; principles of composition; elements of design; Gestaltungsgrundlagen; principes de design graphique; principios de diseño | | design; graphic; layout; Gestalt; composition; typography

# UX tools
figma | Figma | tool | <Figma prototyping; Figma design; <Figma auto layout; <Figma components; <Figma plugins; <Figma Dev Mode
figjam | FigJam | tool
sketch | Sketch? | tool | Sketch app?; SketchApp; Bohemian Sketch; Sketch 3?; Sketch for Mac; Sketch design tool; Sketch UI?; Sketch software UI |  | figma; invision; ux; zeplin; axure; xd; balsamiq; framer; sketch app
adobe-xd | Adobe XD | tool | Adobe Experience Design; AdobeXD; Adobe X D; XD?; Adobe XD CC; <Adobe XD prototyping; Experience Design CC | | adobe; figma; sketch; invision; photoshop; illustrator; ux; ui; axure; indesign; prototyping; wireframes; balsamiq; zeplin
invision | InVision? | tool | InVision app; <InVision Studio; <InVision prototyping; In Vision app; <InVision prototypes; InVisionApp; <InVision Freehand; <Invision Cloud | prototyping | figma; sketch; ux; ui; axure; zeplin; prototyping; balsamiq; wireframes; photoshop; prototypes; illustrator; xd; marvel; adobe; design; abstract
axure | Axure | tool | Axure RP; Axure RP Pro; Axure RP 8; Axure RP 9; AxureRP; Axure prototyping; Axure wireframes; Axure RP 7 | prototyping
balsamiq | Balsamiq | tool | Balsamiq Mockups; Balsamiq wireframes; Balsamic Mockups; Balsamiq Wireframing; Balsamic wireframing; Balsamiq Cloud | wireframing
zeplin | Zeplin | tool | Zeplin.io; Zeplin handoff | design-handoff
avocode | Avocode | tool | | design-handoff
sympli | Sympli handoff | tool | Sympli design handoff | design-handoff
abstract-design-versioning | Abstract design versioning | tool | Abstract for Sketch; Abstract? |  | figma; zeplin; invision; versioning
ui-prototyping-tools | Framer? | tool | Framer.js; Framer Studio | prototyping | figma; sketch; invision; prototyping; principle; axure; ux; ui; origami; zeplin; marvel
proto-io | Proto.io | tool | | prototyping
protopie | ProtoPie | tool | Proto Pie | prototyping
principle-for-mac | Principle for Mac | tool | Principle app | prototyping
origami-studio | Origami Studio | tool | Facebook Origami | prototyping
flinto | Flinto | tool | | prototyping
justinmind | Justinmind | tool | Just in Mind? | prototyping | software; prototyping; justinmind
uxpin | UXPin | tool | UX Pin | prototyping
marvel-app | Marvel App | tool | MarvelApp; Marvel prototyping | prototyping
uizard | Uizard | tool
moqups | Moqups | tool | | wireframing
mockplus | Mockplus | tool | | prototyping
irise | iRise | tool | | prototyping
mockflow | MockFlow | tool | | wireframing
pencil-project | Pencil Project | tool | | wireframing
penpot | Penpot | tool | | ui-design
visily | Visily | tool | | wireframing
online-whiteboards | Online whiteboards | technical | virtual whiteboarding; online whiteboarding | | miro; figma; workshop; workshops; remote; collaboration; figjam; lucidchart; whiteboard; ux; jira; confluence; notion; slack
miro | Miro? | tool | Miro board; RealtimeBoard | online-whiteboards | figma; workshop; workshops; remote; collaboration; figjam; lucidchart; whiteboard; ux; jira; confluence; notion; slack; mural
mural-whiteboard | Mural whiteboard | tool | Mural.co; Mural app; MURAL collaboration | online-whiteboards
whimsical | Whimsical? | tool | Whimsical app | online-whiteboards | figma; miro; wireframes; flowcharts; ux; whiteboard; figjam; jira; notion
lucidspark | Lucidspark | tool | Lucid Spark | online-whiteboards
stormboard | Stormboard | tool | | online-whiteboards

# Product management
product-management | Product management | professional | <digital product management; <software product management; <product manager?; <technical product management; <technical product manager; product management lifecycle; <SaaS product management; <mobile product management; <data product management; <end-to-end product management; Produktmanagement; <Produktmanager?; <digitales Produktmanagement; management de produit; gestion de produit digital; gestión de producto digital; gerencia de producto; <agile product management; outcome-driven product development; <platform product management; product management experience | | roadmap; product; backlog; agile; scrum; launch; features; market; stakeholders; requirements; saas; software
product-ownership | Product ownership | professional | <product owner; product owner role; <agile product owner; agile product ownership; Scrum product owner; PO role in Scrum; Scrum product ownership; <technical product owner; <acting product owner; <proxy product owner; <business product owner; responsable de produit agile; propietario de producto | backlog-management
product-strategy | Product strategy | professional | <product vision; product strategy development; product vision and strategy; vision and strategy of products; digital product strategy; product positioning strategy digital; Produktstrategie; <Produktvision; stratégie produit; <vision produit; estrategia de producto; <visión de producto
product-roadmaps | Product roadmaps | professional | roadmaps?; roadmapping?; product roadmapping; roadmap development?; roadmap planning?; roadmap management?; <feature roadmap; <technology and product roadmap; product road map; <release roadmap; Produkt-Roadmap; feuille de route produit; roadmap produit; hoja de ruta de producto; roadmap de producto; roadmap definition?; roadmap prioritization? | | product; products; feature; features; backlog; stakeholders; release; agile; scrum; launch; vision; platform; requirements
backlog-management | Backlog management | professional | <product backlog; backlog?; <backlog grooming; <backlog refinement; <backlog prioritization; <sprint backlog; product backlog management; <grooming backlog; managing backlog; maintaining product backlog; <story grooming; <grooming sessions; <user story backlog; <prioritized backlog; <backlog items; Backlog-Pflege; gestion du backlog; gestión del backlog; gestión de backlog; backlog creation; Backlog Refinement Meetings | | scrum; agile; sprint; sprints; product; jira; stories; grooming; epics; kanban; prioritized; features
product-discovery | Product discovery | professional | continuous discovery; <customer discovery; problem discovery; <opportunity solution tree; <customer problem interviews; découverte produit; <customer development interviews
jobs-to-be-done | Jobs to be done | technical | JTBD; jobs-to-be-done framework
feature-prioritisation | Feature prioritisation | professional | product prioritization; prioritization frameworks; <RICE scoring; <RICE prioritization; <MoSCoW prioritization; <MoSCoW method; <Kano model; <Kano analysis; <weighted shortest job first; <value vs effort; prioritizing features; prioritize features; prioritized features
impact-mapping | Impact mapping? | technical | impact maps? | | product; goals; user stories; story mapping; agile; backlog; okrs; roadmap
mvp | Minimum viable product | professional | MVP?; <MVP development; <MVP definition; <MVP launch | | product; startup; launch; features; roadmap; backlog; lean; poc
product-market-fit | Product-market fit | technical
product-validation | Product validation | professional | product hypotheses; lean validation; rapid product validation
product-requirements | Product requirements | professional | <product requirements documents; <PRD?; <market requirements documents; <MRD?; product requirements definition; product specs?; <feature specifications; <feature specs; writing product requirements; product definition; Produktanforderungen; exigences produit; requisitos de producto | | product; requirements; prd; mrd; roadmap; features; specifications; backlog; stories; launch; engineering; agile; user; software; prds; epics
product-led-growth | Product-led growth | professional | <growth product management; <growth experiments; PLG?; product-led; <in-app onboarding | | product; growth; saas; freemium; activation; retention; onboarding; funnel
user-onboarding-design | User onboarding design | technical | user onboarding flows; product onboarding flows
product-operations | Product operations | professional | product ops
beta-programs | Beta programs | professional | beta testing program; beta program management
release-notes | Release notes | professional | writing release notes
product-release-management | Product release management | professional | feature rollout; feature launches; product rollout coordination
product-management-tools | Productboard | tool
aha | Aha! Roadmaps | tool | Aha.io; Aha! software
prodpad | ProdPad | tool
roadmunk | Roadmunk | tool
productplan | ProductPlan | tool | Product Plan roadmap
airfocus | airfocus | tool
canny | Canny.io | tool
craft-io | craft.io | tool
jira-product-discovery | Jira Product Discovery | tool
dragonboat | Dragonboat software | tool
product-certificates | Certified Product Manager | certification | <AIPMM Certified Product Manager | product-management
npdp | New Product Development Professional (NPDP) | certification | PDMA NPDP
product-school-certificate | Product School certificate | certification | Product School PMC; Product Manager Certificate Product School | product-management
professional-scrum-with-user-experience | Professional Scrum with User Experience | certification | PSU I?; PSU Scrum.org |  | scrum; psm; pspo; scrum.org
reforge-program | Reforge program | certification | Reforge?; Reforge alumni |  | alumni; cohort
ux-certificates | UX certificate | certification | UX certification; UX design certificate; <UX Bootcamp certificate | ux-design
nn-g-ux-certification | Nielsen Norman Group UX Certification | certification | Nielsen Norman Group UX certificate; NN/g UX certification; NNG UX Certification; Nielsen Norman UX Certification; NN/g certified | ux-design
google-ux-design-certificate | Google UX Design Certificate | certification | Google UX Design Professional Certificate | ux-design
hfi-certified-usability-analyst | HFI Certified Usability Analyst | certification | Certified Usability Analyst; HFI CUA | usability
hfi-cxa | HFI CXA | certification | CXA Human Factors International; Certified User Experience Analyst | ux-design
cpux | CPUX | certification | <CPUX-F; UXQB CPUX; Certified Professional for Usability and User Experience; UXQB certified | usability
interaction-design-foundation-certificate | Interaction Design Foundation certificate | certification | IxDF certificate | ux-design | ux; usability; nng; ui; figma; uxqb

# Graphic design
graphic-design | Graphic design | technical | <graphic designer?; graphical design; graphics designing; <freelance graphic design; graphic design skills; <graphics creation; <designing graphics; <graphic production; Grafikdesign; Graphikdesign; Grafik-Design; graphisme; conception graphique; design graphique; création graphique; diseño gráfico; <diseñador gráfico?; <commercial art; infographie | | photoshop; illustrator; indesign; logo; brochures; adobe; print; branding; layout; typography
mediengestalter-de | Mediengestalter Digital und Print (DE) | certification | Mediengestalter Digital und Print?; Mediengestalterin Digital und Print? | graphic-design | abschluss; ihk; gelernt; gelernter; gelernte; abgeschlossene; abschlussprüfung; lehrabschluss
media-design | Media design | technical | Mediengestaltung; Mediendesign; design de médias; diseño de medios
communication-design | Communication design | technical | Kommunikationsdesign; design de communication; visual communication; visual communication design; visuelle Kommunikation; communication visuelle; comunicación visual
visual-design | Visual design | technical | <visual designer; digital visual design; visuelles Design; diseño visual
digital-graphics | Digital graphics | technical | <web graphics; <banner design; <web banners; <web banner design; <banner ad design; <digital banners; <display ad design; <graphics for web; <animated banners; <animated GIFs; <online banners; <thumbnail design; <GIF animation; <digital ads design; <online graphics
social-media-graphics | Social media graphics | technical | social media design; social media visuals; graphics for social media; diseño para redes sociales; visuels pour réseaux sociaux; Social-Media-Grafiken | digital-graphics
google-web-designer | Google Web Designer | tool | | digital-graphics
typography | Typography | technical | typographic design; <typographer; <typesetting; <type setting; <kerning; <font pairing; Typografie; Typographie; tipografía; composition typographique; <typeset; <web typography; <editorial typography; <font selection
type-design | Type design? | technical | font design; typeface design; <type designer; font creation; Schriftgestaltung | typography | typography; fonts; font; typeface; typefaces; glyphs; lettering; graphic; schrift; calligraphy; letterpress
lettering | Lettering | technical | hand lettering; custom lettering; chalk lettering; lettrage? |  | enseignes; enseigne; vinyle; peinture; adhésif; calligraphie; typographie; signalétique; graphisme
calligraphy | Calligraphy | technical | Kalligrafie; Kalligraphie; calligraphie; caligrafía
glyphs-font-editor | Glyphs font editor | tool | Glyphs app | type-design
fontlab | FontLab | tool | FontLab Studio | type-design
fontforge | FontForge | tool | | type-design
fontographer | Fontographer | tool | | type-design
suitcase-fusion | Suitcase Fusion | tool | Extensis Suitcase
colour-theory | Color theory | technical | colour theory; color composition; <color harmony; Farbenlehre; Farbgestaltung; théorie des couleurs; teoría del color; <color psychology
layout-design | Layout design? | technical | page layout; layout?; page design; layout and design?; design and layout?; <magazine layout; <newspaper layout; <book layout; <catalog layout; page layout and design; layout design skills?; Seitenlayout; Seitengestaltung; Layoutgestaltung; Layouterstellung; <maquettiste; maquette PAO; maquetación; maquetación editorial; diagramación editorial; <newspaper design and layout; <catalogue layout; <pagination of publications; <ad layout | | indesign; photoshop; illustrator; magazine; page; typography; quarkxpress; newspaper; design; catalog; brochures; print; graphic
editorial-design | Editorial design | technical | publication design; <magazine design; <book design; <newspaper design; editorial layout; <book cover design; <cover design; <catalog design; <catalogue design; <annual report design; Editorialdesign; <Buchgestaltung; design éditorial; diseño editorial; mise en page éditoriale; <newsletter design; publication layout; <booklet design
e-book-formatting | E-book formatting | technical | ebook formatting; e-book design; <EPUB?; <EPUB formatting?; book formatting | | indesign; ebook; ebooks; kindle; mobi; e-book; formatting; html; calibre; layout; typesetting
logo-design | Logo design | technical | logo creation; <logo designer; logo development; logotype; <logo concepts; designing logos; designed logos; Logodesign; Logogestaltung; Logoentwicklung; création de logo; diseño de logotipos; diseño de logos; logotipo?; <logo redesign; <monogram design | graphic-design | design; branding; brochures; graphic; illustrator; photoshop; flyers; typography; business; website; banner; identity; layout; corel
visual-identity | Brand identity design | technical | visual identity; brand design; visual branding; identity design; corporate design; brand identity systems; brand identity development; visual brand identity; branding design; brand look and feel; visual identity design; corporate identity design; brand logo systems; identité visuelle; identidad visual; identidad corporativa; Markendesign; Markengestaltung; <brand style guides; <brand books; charte graphique; <business card design; <stationery design
print-design | Print design | technical | print layout; designing for print; design for print; print and digital design; web and print design; printed materials design; <poster design; <postcard design; <invitation design; <banner and poster design; <direct mail design; <greeting card design; <print ad design; <pamphlet design; Printdesign; <Plakatgestaltung; <Flyergestaltung; design print; <création d'affiches; diseño de impresos; diseño para impresión; <cartelería; <diseño de carteles; <leaflet design | | design; graphic; brochures; flyers; banners; illustrator; photoshop; indesign; print; logos; layout; typography
apparel-graphics | Apparel graphics | technical | <T-shirt design; <t-shirt graphics; <graphic tees design
print-production | Print production | technical | production art; <production artist; print-ready files; print ready artwork; press-ready files; file preparation for print; preparing files for print; artwork production; mechanicals for print; Reinzeichnung; <Reinzeichner; Druckdatenerstellung; Druckdaten; Produktionsgrafik; exécution graphique; fabrication print; arte final; artes finales; <artefinalista; artworking; <artworker; print process knowledge; DTP artwork
press-checks | Press checks | professional | proofs and press checks; Andruckkontrolle
colour-management | Color management | technical | colour management; <color calibration; <ICC profiles; <color proofing; <color profiles; <X-Rite; color accuracy; Farbmanagement; gestion de la couleur; gestión del color; <soft proofing; <digital color proofing; <monitor calibration? | | color; colour; icc; display; x-rite; photo; print; proofing; printing
packaging-design | Packaging design | technical | package design; <packaging graphics; <packaging designer; <packaging artwork; product packaging design; <packaging mockups; <packaging layout; graphic packaging design; <box design; <packaging concepts; Verpackungsdesign; Verpackungsgestaltung; design packaging; design d'emballage; diseño de packaging; diseño de empaques; diseño de envases
label-design | Label design | technical | wine label design; diseño de etiquetas; Etikettengestaltung; design d'étiquettes
album-cover-design | Album cover design | technical | CD cover design; album art
pos-display-design | POS display design | technical | point of sale display design; PLV design; Displaydesign
signage-design | Signage design | technical | sign design; Beschilderungsdesign; signalétique?; señalética; <sign layout | | design; graphic; wayfinding; graphics; branding; banners; illustrator; photoshop; vinyl; exhibit; print; graphisme; panneaux; enseignes; charte graphique; indesign; plans; scénographie
wayfinding-design | Wayfinding design | technical | wayfinding; wayfinding systems; Leitsysteme?; signalétique d'orientation; environmental graphic design; <environmental graphics | | beschilderung; signaletik; orientierung; gebäude; signage; grafik; design; wayfinding
flexisign | FlexiSign | tool | FlexiSign Pro; SAi Flexi
signlab | SignLab | tool | CADlink SignLab
vehicle-wrap-design | Vehicle wrap design | technical | vehicle graphics design; car wrap design
trade-show-graphics | Trade show graphics | technical | trade show booth graphics; exhibit graphics
advertising-design | Advertising design | technical | advertisement design; <print ad layout; designing advertisements; advertisement layout; design of advertisements; advertising art; designing ads; designed ads; newspaper ad design; magazine ad design; Werbegestaltung; création publicitaire; diseño publicitario; advertising layout
infographics | Infographics | technical | infographic design; information graphics; infographic creation; Infografiken; Infografik; infografía; infographies; <editorial infographics
piktochart | Piktochart | tool
visme | Visme | tool
venngage | Venngage | tool
information-design | Information design | technical | Informationsdesign; design d'information; diseño de información
icon-design | Icon design | technical | iconography?; <icon sets; <app icons; icon creation; <pictograms?; designing icons; custom icons; Icongestaltung; iconographie?; iconografía?; <icon illustration; <pictogram design; <emoji design; <favicon | | design; ui; illustrator; logos; sketch; graphics; interface; illustration; photoshop; icon; app; figma; icons; logo; typography; web; ux
art-direction | Art direction | professional | <art director?; art directing; <art direction of shoots; <photo art direction; artistic direction?; <digital art direction; <advertising art direction; art-directed; <directing photo shoots; <photo shoot direction; art direct; direction artistique; <directeur artistique?; dirección de arte; <director de arte?; Artdirektion; Art-Direktion | | design; campaigns; advertising; designers; photography; creative; agency; magazine; branding; layout
creative-direction | Creative direction | professional | <creative director?; <creative leadership?; Kreativdirektion; direction de création; direction créative; dirección creativa; <creative team leadership | | campaigns; advertising; designers; agency; brand; design; art; creative; copywriters; campaign
mood-boards | Mood boards and concept boards | technical | moodboards; mood board; mood-boarding; <concept boards; <style boards; <style tiles; Moodboards erstellen; planches d'ambiance; planches de tendances; paneles de tendencias
digital-asset-management | Digital asset management | technical | DAM?; DAM systems; <digital asset libraries; <image library management; media asset management; asset library management; Bilddatenbank; photothèque; gestion de photothèque; <image bank management; <image metadata; <asset tagging | | assets; images; metadata; library; bynder; widen; archive; digital; media; photos; brand
photo-research | Photo research | professional | image research; picture research; stock photography research
adobe-bridge | Adobe Bridge | tool | Bridge CC
extensis-portfolio | Extensis Portfolio | tool | Portfolio Extensis | digital-asset-management
bynder | Bynder | tool | | digital-asset-management
acquia-dam | Acquia DAM | tool | Widen Collective; Widen DAM | digital-asset-management
canto | Canto DAM | tool | Canto Cumulus | digital-asset-management
brandfolder | Brandfolder | tool | | digital-asset-management
mediabeacon | MediaBeacon | tool | | digital-asset-management
adobe-creative-suite | Adobe Creative Cloud | tool | Adobe Creative Suite; Creative Cloud; Creative Suite?; Adobe CC; Adobe CS; Adobe Suite; Adobe CS6; Adobe CS5; Adobe CS4; Adobe CS3; Adobe CS5.5; Adobe CS2; Adobe Creative Suite CS6; Adobe Creative Suite 6; Adobe Creative Suite 5; Adobe Creative Suite CS5; Adobe Creative Suite 4; Adobe Creative Suite 3; Adobe Creative Suite CC; Adobe Creative; Creative Suite CS6; Adobe Master Collection; <Master Collection CS6; Creative Suite 5; Creative Suite 6; Adobe CS Suite; Adobe CC Suite; Adobe Design Suite; Adobe Design Premium; Adobe Web Premium; Adobe Creative Cloud Suite; Creative Cloud Suite; CS6?; CS5?; CS4?; CS3?; Adobe Creative Programs; suite Adobe; paquete Adobe; Adobe Creative Apps; <Adobe Production Premium | adobe-software | photoshop; illustrator; indesign; dreamweaver; acrobat; premiere; lightroom; suite; design; graphic; flash; creative; software; quarkxpress; cc; effects; layout; figma; adobe
adobe-software | Adobe software | tool | Adobe products; Adobe programs; Adobe applications; Adobe tools; logiciels Adobe; programas de Adobe; Adobe-Programme; Adobe-Produkte; Adobe package; <Adobe design software; Adobe? | | photoshop; illustrator; indesign; dreamweaver; acrobat; premiere; lightroom; flash; quarkxpress; figma
graphics-software | Graphic design software | technical | graphics software; design software?; graphic design tools; graphics programs; graphic design programs; graphics packages; design tools?; Grafikprogramme; Grafiksoftware; logiciels de graphisme; logiciels de PAO; software de diseño gráfico; programas de diseño; graphics tools; graphic editors; graphics applications | | photoshop; illustrator; adobe; indesign; graphic; coreldraw; graphics; sketch; canva; figma
photoshop | Adobe Photoshop | tool | Photoshop; Photo Shop?; Adobe Photo Shop; Adobe PhotoShop CS6; Photoshop CS6; Photoshop CS5; Photoshop CS4; Photoshop CS3; Photoshop CS2; Photoshop CS; Photoshop CC; Adobe Photoshop CC; Adobe Photoshop CS; Adobe Photoshop CS5; Adobe Photoshop CS4; Adobe Photoshop CS3; Adobe Photoshop 7.0; Photoshop 7.0; Adobe PS; Photoshop CC 2019; Photoshopping; Photoshop-Kenntnisse; PhotoShop Pro; Photoshop CS6/CC | image-editing | illustrator; adobe; dreamweaver; indesign; lightroom; acrobat; corel; premiere; quark; html
adobe-photoshop-elements | Adobe Photoshop Elements | tool | Photoshop Elements | image-editing
adobe-camera-raw | Adobe Camera Raw | tool | Camera Raw | image-editing
illustrator | Adobe Illustrator | tool | Illustrator?; Adobe Illustrator CC; Adobe Illustrator CS6; Adobe Illustrator CS5; Adobe Illustrator CS4; Adobe Illustrator CS3; Adobe Illustrator CS; Illustrator CS6; Illustrator CS5; Illustrator CS4; Illustrator CS3; Illustrator CS; Illustrator CC; Adobe AI vector; Adobe Illustrator 10 | vector-graphics | photoshop; indesign; adobe; dreamweaver; acrobat; quarkxpress; premiere; lightroom; corel; coreldraw; figma; xd; autocad; rhino; quark; fireworks; tech packs; technical packages; flat sketches; flats; sketches; trims; vector
indesign | Adobe InDesign | tool | InDesign; Adobe In-Design; Adobe In Design CS6; Adobe InDesign CC; Adobe InDesign CS6; Adobe InDesign CS5; Adobe InDesign CS4; Adobe InDesign CS3; Adobe InDesign CS; InDesign CS6; InDesign CS5; InDesign CS4; InDesign CS3; InDesign CS; InDesign CC; <InDesign templates; <InDesign layout | layout-design
adobe-incopy | Adobe InCopy | tool | InCopy
framemaker | Adobe FrameMaker | tool | FrameMaker; Frame Maker?; Adobe Frame Maker; Unstructured FrameMaker; Structured FrameMaker; FrameMaker 8 | layout-design | framemaker; robohelp; interleaf; dita; quark; pagemaker; technical writing
quarkxpress | QuarkXPress | tool | Quark Express; Quark XPress; Quark?; QuarkExpress; Quark X-Press; Quark Xpress 8; QuarkXPress 7 | layout-design | indesign; photoshop; illustrator; adobe; pagemaker; acrobat; freehand; mac; pre-press; prepress; publishing
quark-copydesk | Quark CopyDesk | tool | CopyDesk Quark
affinity | Affinity Designer | tool | Affinity Design; <Serif Affinity; <Affinity Suite | vector-graphics
affinity-photo | Affinity Photo | tool | | image-editing
affinity-publisher | Affinity Publisher | tool | | layout-design
serif-pageplus | Serif PagePlus | tool | PagePlus | layout-design
coreldraw | CorelDRAW | tool | Corel Draw; Corel Graphics Suite; CorelDRAW Graphics Suite; Corel?; Corel Suite; CorelDraw X7; Corel Draw X5; CorelDRAW X6; Corel Draw 12; Corel Draw Suite | vector-graphics | photoshop; illustrator; adobe; draw; indesign; vector; graphic; design; freehand; quarkxpress; paintshop; pagemaker
corel-photo-paint | Corel PHOTO-PAINT | tool | Corel PhotoPaint; Corel Photo Paint X5 | image-editing
corel-designer | Corel DESIGNER | tool | | vector-graphics
inkscape | Inkscape | tool | Ink scape | vector-graphics | illustrator; photoshop; quarkxpress; macromedia; dreamweaver; flash; vector; indesign; corel; fireworks
macromedia-freehand | Adobe FreeHand | tool | FreeHand MX; Aldus FreeHand; Adobe FreeHand MX; Macromedia FreeHand | vector-graphics
vectr | Vectr | tool | | vector-graphics
gravit-designer | Gravit Designer | tool | Corel Vector | vector-graphics
xara-designer | Xara Designer | tool | Xara? | vector-graphics | coreldraw; illustrator; vector; photoshop; inkscape; corel; graphic design; indesign
linearity-curve | Linearity Curve | tool | Vectornator | vector-graphics
gimp | GIMP | tool | GNU Image Manipulation Program; GIMP 2; Gimp image editing | image-editing
paintshop-pro | PaintShop Pro | tool | Paint Shop Pro; Corel PaintShop Pro; JASC Paint Shop; Corel Paint Shop; Jasc Paint Shop Pro | image-editing
paint-net | Paint.NET | tool | | image-editing
pixelmator | Pixelmator | tool | Pixelmator Pro | image-editing
photopea | Photopea | tool | | image-editing
pixlr | Pixlr | tool | Pixlr Editor | image-editing
ulead-photoimpact | Ulead PhotoImpact | tool | Photo Impact?; PhotoImpact | image-editing | software; image; editing; photoimpact
picmonkey | PicMonkey | tool | Pic Monkey | image-editing
befunky | BeFunky | tool | | image-editing
picasa | Picasa | tool | Google Picasa
irfanview | IrfanView | tool | Irfan View
photoscape | PhotoScape | tool | Photo Scape | image-editing
acdsee | ACDSee | tool | ACD See
snapseed | Snapseed | tool | | image-editing
vsco | VSCO | tool | | image-editing
adobe-fireworks | Adobe Fireworks | tool | Fireworks?; Macromedia Fireworks; Fireworks MX; Fireworks CS5; Fireworks CS6; Fireworks CS3; Adobe Fireworks CS5; Adobe Fireworks CS6 | image-editing | dreamweaver; macromedia; css; html; axure; freehand; coldfusion
adobe-imageready | Adobe ImageReady | tool | ImageReady | image-editing
canva | Canva | tool | <Canva Pro; Canva design; Canva.com; Canva graphic design; <Canva templates; <Canva for Teams; <Canva for business
adobe-express | Adobe Express | tool | Adobe Spark; Adobe Spark Post
vistacreate | VistaCreate | tool | Crello
depositphotos | Depositphotos | tool
dreamstime | Dreamstime | tool
alamy | Alamy | tool
pond5 | Pond5 | tool
500px | 500px | tool
artstation | ArtStation | tool
deviantart | DeviantArt | tool
pixiv | pixiv | tool
desygner | Desygner | tool
postermywall | PosterMyWall | tool | Poster My Wall
snappa | Snappa | tool
adobe-certificates | Adobe Certified Professional | certification | | adobe-certification
adobe-certified-associate | Adobe Certified Associate | certification | ACA Adobe; <Adobe Certified Associate in Visual Communication; <ACA Photoshop | adobe-certification
adobe-certified-expert | Adobe Certified Expert | certification | <Adobe Certified Expert in Photoshop
adobe-certified-instructor | Adobe Certified Instructor | certification | ACI Adobe
adobe-certification | Adobe certification | certification | Adobe Certified; <Adobe Certified Designer

# Illustration and drawing
illustration | Illustration? | technical | illustration work; <freelance illustration; illustration design; <book illustration; <children's book illustration; <editorial illustration; <digital illustration; <digital illustrator; <commercial illustration; <spot illustrations; <vector illustration; <Buchillustration; Illustrationen erstellen; ilustración; <ilustración digital; ilustraciones; <illustration numérique | | design; drawing; photoshop; painting; graphic; digital; typography; art; animation; books; sketching; watercolor; artist; layout; logo
comics | Comics? | technical | comic art; comic book art; cartooning; <graphic novels; bande dessinée; Comiczeichnen; comic illustration; historieta | | illustration; drawing; graphic novel; inking; storyboards; cartoons; manga; artist; zines; sequential; illustrator; character design; painting
technical-illustration | Technical illustration | technical | technische Illustration; illustration technique; ilustración técnica | illustration
medical-illustration | Medical illustration | technical | | illustration
arbortext-isodraw | Arbortext IsoDraw | tool | IsoDraw | technical-illustration
drawing | Drawing? | technical | hand drawing; freehand drawing; free hand drawing; <figure drawing; <life drawing; <perspective drawing; <pencil drawing; <pen and ink; <charcoal drawing; <sketching; <freehand sketching; <hand sketching; <free-hand sketching; sketching and drawing; drawing and sketching; <still life drawing; <observational drawing; Zeichnen?; Freihandzeichnen; <Aktzeichnen; <Skizzieren; dessin?; dessin à main levée; dibujo?; dibujo artístico; dibujo a mano alzada; <pastel drawing; <portrait drawing; <gesture drawing; <anatomy drawing; <hand rendering | | painting; illustration; sketching; photoshop; art; design; sculpture; illustrator; photography; artist; animation; crafts; figure; watercolor; storyboards; pintura; artes; arte; ilustración; acuarela; retrato; Malen; Malerei; Kunst; Skizzen
digital-painting | Digital painting | technical | digitale Malerei; peinture numérique; pintura digital; <tablet drawing; <iPad drawing | | photoshop; illustrator; illustration; ipad; drawing; painting; digital; art; clip; adobe; figma; wacom
corel-painter | Corel Painter | tool | Painter IX | digital-painting
procreate | Procreate? | tool | Procreate app; Procreate iPad | | illustration; ipad; drawing; painting; digital; art; photoshop; illustrator; sketching
clip-studio-paint | Clip Studio Paint | tool | Manga Studio? |  | photoshop; sai; illustrator; comics; illustration; clip studio; drawing; digital painting; procreate
krita | Krita | tool
painttool-sai | PaintTool SAI | tool | Paint Tool SAI
autodesk-sketchbook | Autodesk SketchBook | tool | SketchBook Pro; Autodesk Sketchbook Pro
adobe-fresco | Adobe Fresco | tool
artrage | ArtRage | tool
medibang-paint | MediBang Paint | tool | MediBang
wacom-tablets | Wacom tablets | tool | Wacom; Wacom Cintiq; <Cintiq
graphics-tablets | Graphics tablets | tool | Grafiktablett; tablette graphique; tableta gráfica; pen tablets; drawing tablet; drawing tablets
digital-art | Digital art | technical | digital drawing; arte digital; dibujo digital; digitale Kunst; digital artist
matte-painting | Matte painting | technical | digital matte painting | digital-painting
vector-graphics | Vector graphics | technical | vector art; vector artwork; vector design?; vector drawing; vector image editing; Vektorgrafik; Vektorgrafiken; images vectorielles; dessin vectoriel; gráficos vectoriales; <vector tracing; <vectorization?; <vectorizing | | illustrator; logo; logos; coreldraw; svg; inkscape; graphic; affinity; artwork; icons; photoshop; raster
svg | SVG | technical | scalable vector graphics; SVG graphics; SVG animation
concept-art | Concept art | technical | <concept artist; concept artwork; <creature design; concept sketches?; concept drawings?; concept art for games; <character concept; arte conceptual; <character concept art; <environment concept art; <environment design?; <prop design? |  | character; characters; game; games; film; art; environment; animation; illustration; creature; fantasy; painting
character-design | Character design | technical | character designer; diseño de personajes; conception de personnages; Charakterdesign; character development drawings
visual-development | Visual development | technical | vis dev art
storyboarding | Storyboarding | technical | storyboards; story boarding; story boards; <storyboard artist; storyboard creation; <scene boards; Storyboarderstellung; guion gráfico; scénarimage; storyboard development
toon-boom-storyboard-pro | Toon Boom Storyboard Pro | tool | Storyboard Pro; Toon Boom Storyboard | storyboarding
previsualization | Previsualization | technical | pre-visualization; previs
animatics | Animatics | technical
shot-lists | Shot lists | professional | découpage technique
fine-art-painting | Painting (fine art) | technical | <oil painting; <acrylic painting; <watercolor; <watercolour; <watercolor painting; <portrait painting; fine art painting; <encaustic; <canvas painting; <landscape painting; Malerei?; <Ölmalerei; <Aquarell; <peinture à l'huile; <aquarelle; <pintura al óleo; <acuarela; <gouache; <plein air; <murals | | painting; drawing; art; oil; acrylic; sculpture; illustration; gallery; watercolor; canvas; artist; ink; mural; exhibition; kunst; öl; acryl; atelier; zeichnung; künstler; grafik; bildhauerei; ausstellung; akademie; leinwand; fotografie
fine-arts | Fine arts? | technical | visual arts; studio art; bildende Kunst; bellas artes?; artes plásticas; artes visuales; beaux-arts? |  | painting; drawing; sculpture; exhibition; exhibitions; printmaking; artist; gallery; pintura; escultura; peinture; dessin
mixed-media-art | Mixed media art | technical | mixed media?; collage art; técnica mixta | | art; painting; collage; sculpture; drawing; ceramics; artist; printmaking; acrylic; installation
mural-painting | Mural painting | technical | mural art; murales?; peinture murale; Wandmalerei | fine-art-painting | pintura; artista; arte; muralista; peinture; fresques; pintar; dibujo; mural
airbrushing | Airbrushing | technical | airbrush art; airbrushing art; Airbrush; aerografía
face-painting | Face painting | technical | Kinderschminken; maquillage enfants; face painter; <face painting for children; pintacaritas; maquillage pour enfants
sculpture | Sculpture | technical | sculptor; <clay sculpting; <stone carving; <bronze casting art; Bildhauerei; escultura; modelado en arcilla; <ice sculpture art; <figurative sculpture; <life casting | | sculpture; painting; drawing; clay; art; ceramics; zbrush; modeling; wood; stone; artist; bronze; installation
installation-art | Installation art | technical | art installations; Installationskunst; art installation work
prop-making | Prop making | technical | props fabrication; Requisitenbau; fabrication d'accessoires
model-making | Model making? | technical | maquette making; miniature making; Modellbau?; maquettisme; scale modeling | | maquette; maquettes; architecture; foam; miniature; architectural; workshop; laser cutting; crafts; sculpture; dioramas; rhino; sketching; 3d printing; autocad; Architektur; Miniatur; Maßstab; Modelle; Hobby; Designmodelle
wood-carving | Wood carving | technical | Holzschnitzen; sculpture sur bois; tallado en madera; woodcarving | sculpture
ceramics-art | Pottery | technical | ceramic art; <wheel throwing; <hand building ceramics; <glazing ceramics; Töpfern; Keramik?; céramique?; poterie; cerámica?; alfarería; <throwing pottery; <ceramic glazing; <raku; ceramics? | | clay; art; wheel; studio; kiln; sculpture; crafts; glazing; Töpfern; poterie; arcilla; atelier; Kunst; artesanía; escultura
printmaking | Printmaking | technical | <etching prints; <lithography art; <linocut; <woodcut; <relief printing; <intaglio; <monotype; <block printing; <monoprint; Druckgrafik; gravure d'art; <screen printing art; <linoleum printing
book-arts | Book arts | technical | bookmaking art; handmade books; <zines; Buchkunst; artist books
crafts | Handicrafts and crafting | technical | handicrafts; handcrafts; crafting?; <craft projects; crafts?; <scrapbooking; <scrap booking; <paper crafts; <papercraft; <candle making; <soap making craft; <origami?; <macramé; <basketry; <basket weaving; Kunsthandwerk; Bastelarbeiten; Basteln; artisanat?; artisanat d'art; artesanía; DIY crafts; craft making; <decoupage; <resin art; <woodburning | | painting; drawing; sewing; art; knitting; kids; jewelry; activities; children; pottery; scrapbooking; ceramics; création; loisirs; objets; atelier; couture; poterie; créatif; bricolage; bijoux
stained-glass | Stained glass | technical | Glasmalerei; vitrail; vitrales
cricut | Cricut | tool | Cricut Design Space
silhouette-cameo | Silhouette Cameo | tool | <Silhouette Studio
mosaic-art | Mosaic art | technical | mosaics?; Mosaik?; mosaïque |  | tile; tiles; glass; grout; ceramic; ceramics; artist; murals; Kunst; Glas; Fliesen

# Image editing and photography
image-editing | Image editing | technical | photo editing; digital image editing; <photo manipulation; <image manipulation; photoediting; picture editing; <image cropping; <cropping and resizing; <background removal; <clipping paths; <image masking; digital photo editing; <photo compositing; <image compositing; edit photos; editing photos; edited photos; editing images; edit images; <photo editor; photograph editing; Bildbearbeitung; Fotobearbeitung; Bilder bearbeiten; traitement d'image photo; traitement des photos; édition photo; edición de imágenes; edición fotográfica; edición de fotos; edición de fotografía; editing pictures; image preparation; <photomontage; <photo montage
photo-retouching | Photo retouching | technical | <retoucher?; image retouching; photograph retouching; digital retouching; photoshop retouching; <high-end retouching; <beauty retouching; <skin retouching; <product retouching; photo retouch; photo touch-ups; photo touch up; photo correction; <dodge and burn; <color correction of photos; <photo color correction; Bildretusche; Retusche; Fotoretusche; retouche photo; <retouche beauté; retoque fotográfico; retoque digital; retoque de fotografías; retouching images; retouched images; photo enhancement; retouching? | | photoshop; photo; photos; images; image; photography; color; digital; lightroom; adobe; compositing; illustrator
photo-restoration | Photo restoration | technical | restoring photos; image restoration photos; restauration de photos; Fotorestaurierung
lightroom | Adobe Lightroom | tool | Lightroom; Adobe Photoshop Lightroom; Photoshop Lightroom; Lightroom Classic; Adobe Light Room; Lightroom CC; Lightroom 5; Adobe Lightroom CC; Lightroom Classic CC; <Lightroom presets; LR Classic; Adobe Lightroom Classic | image-editing
photo-workflow-tools | Capture One | tool | Capture One Pro; CaptureOne | image-editing | lightroom; photoshop; photography; raw; capture; photo; final cut; images; iphoto; canon; nikon; logic
apple-aperture | Apple Aperture | tool | Aperture? | image-editing | lightroom; iphoto
photo-mechanic | Photo Mechanic | tool | PhotoMechanic
dxo-photolab | DxO PhotoLab | tool | DxO Optics; DxO Optics Pro | image-editing
skylum-luminar | Skylum Luminar | tool | Luminar?; Luminar Neo | image-editing | lightroom; photoshop; skylum; capture one; topaz; photo editing; photography; photos; nik
nik-collection | Nik Collection | tool | Google Nik Collection
on1-photo-raw | ON1 Photo RAW | tool | ON1 | image-editing
topaz-labs | Topaz Labs | tool | <Topaz Photo AI; <Topaz Gigapixel
darktable | darktable | tool | | image-editing
rawtherapee | RawTherapee | tool | Raw Therapee | image-editing
photomatix | Photomatix | tool | Photomatix Pro
helicon-focus | Helicon Focus | tool
ptgui | PTGui | tool | PT Gui
raw-processing | RAW processing | technical | raw image processing; RAW development; RAW-Entwicklung
tethered-shooting | Tethered shooting | technical | tethered capture | photography
photography | Photography | technical | <photographer?; digital photography; photographing; photo shooting; <still photography; <freelance photography; professional photography; <commercial photography; <DSLR photography; photography skills; taking photographs; photo taking; photographic skills; photographic techniques; <black and white photography; <fine art photography; <nature photography; <landscape photography; <travel photography; <sports photography; <street photography; Fotografie; Photographie; Fotografieren; prise de vue photo; prises de vue photographiques; fotografía; fotografía digital; toma de fotografías; <iPhone photography; photograph?; <photo shoots; <photoshoots; <photo sessions; <Flash photography |  | camera; photoshop; lightroom; lighting; video; images; portraits; photos; studio; editing; events; shoots; canon; nikon; weddings; portrait; photographer
portrait-photography | Portrait photography | technical | portraiture; <headshots; <headshot photography; <family portraits; <family photography; <newborn photography; <baby photography; <school photography; <senior portraits; <studio portraits; <maternity photography; <child photography; <children's photography; <boudoir photography; <portrait photographer; <school portraits; Porträtfotografie; Portraitfotografie; photographie de portrait; fotografía de retrato | photography
event-photography | Event photography | technical | <event photographer; <concert photography; <party photography; <live event photography; <corporate event photography; Eventfotografie; photographie événementielle; fotografía de eventos; <nightlife photography | photography
wedding-photography | Wedding photography | technical | wedding photographer; Hochzeitsfotografie; photographie de mariage; fotografía de bodas; bridal photography; engagement photography | photography
product-photography | Product photography | technical | <e-commerce photography; <catalog photography; <jewelry photography; <tabletop photography; <packshots; <pack shots; product shots; product photos; <catalogue photography; <360 product photography; product photo shoots; <product photographer; Produktfotografie; photographie produit; fotografía de producto; <ghost mannequin; commercial product photography | photography
food-photography | Food photography | technical | Food-Fotografie; photographie culinaire; fotografía gastronómica | photography
advertising-photography | Advertising photography | technical | Werbefotografie; photographie publicitaire; fotografía publicitaria | photography
still-life-photography | Still life photography | technical | Stilllife-Fotografie; nature morte photo | photography
fashion-photography | Fashion photography | technical | <fashion photo shoots; <lookbook photography; Modefotografie; photographie de mode; fotografía de moda; <fashion and beauty photography | photography
architectural-photography | Architectural photography | technical | <interior photography; architecture photography; Architekturfotografie; photographie d'architecture; fotografía de arquitectura | photography
real-estate-photography | Real estate photography | technical | Immobilienfotografie; photographie immobilière; fotografía inmobiliaria; property photography | photography
aerial-photography | Aerial photography | technical | Luftbildfotografie; fotografía aérea; photographie aérienne | photography
virtual-tours | Virtual tours | technical | virtual tour creation; 360 virtual tours; visites virtuelles; virtuelle Rundgänge
360-degree-photography | 360-degree photography | technical | 360 photography; panoramic photography; fotografía 360 | photography
matterport | Matterport | tool | <Matterport Pro2; Matterport scans
photojournalism | Photojournalism | technical | photo journalism; news photography; press photography; <photojournalist; photo reporting; <photo essays; Fotojournalismus; Pressefotografie; Reportagefotografie; photojournalisme; photoreportage; reportage photo; fotoperiodismo; <sports photojournalism
documentary-photography | Documentary photography | technical | fotografía documental; Dokumentarfotografie; photographie documentaire | photography
studio-lighting | Studio lighting | technical | photographic lighting; photography lighting; <strobe lighting; <off-camera flash; <speedlights; studio lighting techniques; lighting for photography; <three-point lighting; <softboxes; <studio lights; lighting techniques for portraits; Studiobeleuchtung; Lichtsetzung; éclairage studio; iluminación fotográfica; iluminación de estudio; <continuous lighting; <backdrops and lighting; studio and location lighting; lighting photography; <Profoto
studio-photography | Studio photography | technical | Studiofotografie; fotografía de estudio; photographie en studio | photography
darkroom | Film photography | technical | <35mm photography; <35mm film; analog photography; analogue photography; <alternative processes photography; <cyanotype; Analogfotografie; argentique; photographie argentique | photography
darkroom-work | Darkroom work | technical | darkroom techniques?; darkroom printing; darkroom?; Dunkelkammer?; black and white darkroom; cuarto oscuro?; film developing?; film development photographs; revelado fotográfico; tirage argentique |  | photography; photographic; prints; enlarger; black and white; photographer; negatives; Fotografie; fotografía
photo-lab-operation | Photo lab operation | professional | photo lab; minilab; one-hour photo; photo processing; <Noritsu; <Fuji Frontier; wet lab photo; photo developing; laboratoire photo; <photo printing
fine-art-printing | Fine art printing | technical | giclée printing; tirage d'art
camera-equipment | Camera equipment | technical | <DSLR; <DSLR cameras; <digital SLR; <Canon DSLR; <Nikon DSLR; <Canon 5D; <Canon 5D Mark II; <Canon 5D Mark III; <Canon 7D; <Canon EOS; <Nikon cameras; <Canon cameras; <Nikon D800; <mirrorless cameras; <digital cameras; <video cameras; <camcorders; <HD cameras; <HD video cameras; <4K cameras; <cinema cameras; camera gear; <ENG cameras; <camera lenses; <medium-format cameras; <Digitalkamera; <Spiegelreflexkamera; Kameratechnik; <appareils photo reflex; <cámaras réflex; <still cameras; <SLR cameras; <film cameras | | lenses; video; photography; lighting; canon; nikon; tripods; filming; dslr; microphones; footage; shoots; film
red-cameras | RED cameras | tool | <RED Epic; <RED One?; <RED Scarlet; <RED Komodo | camera-equipment | camera; cameras; cinema; cinematography; arri; alexa; canon; sony; dslr; cinematographer; dop; 5d
arri-cameras | ARRI cameras | tool | <ARRI Alexa; <ARRI Amira | camera-equipment
blackmagic-cameras | Blackmagic cameras | tool | <Blackmagic Pocket Cinema Camera; <BMPCC | camera-equipment
sony-cinema-cameras | Sony cinema cameras | tool | <Sony FS7; <Sony FX6; <Sony FX9; <Sony A7S; <Sony EX3; <Sony Venice | camera-equipment
canon-cinema-cameras | Canon cinema cameras | tool | <Canon C300; <Canon C100; <Canon C70 | camera-equipment
gopro | GoPro | tool | GoPro cameras; <GoPro Hero
gimbal-operation | Gimbal operation | technical | gimbal; <Ronin gimbal; <DJI Ronin
steadicam-operation | Steadicam operation | technical | Steadicam; steadicam operator | camera-operation
16mm-film | 16mm film | technical | 16mm?; <Bolex |  | film; camera; shoot; bolex; cinema; projector; footage; filmed; super 8; 35mm
super-8-film | Super 8 film | technical | Super 8 filmmaking; Super-8-Film; Super 8 cameras

# Animation, effects and 3D
animation | Animation? | technical | animator?; <cartoon animation; <animation principles; Trickfilm; Animationsfilm; film d'animation; animación?; animación digital; <in-betweening; <keyframe animation; <animated films; <animated shorts; digital animation; computer animation; <vector animation | | 2d; 3d; maya; flash; photoshop; graphics; character; modeling; rendering; video; effects; illustration; storyboards; storyboarding; film; game; blender; cartoon; cinema; editing; toon; after effects; motion; personajes; ilustración; dibujos; storyboard
2d-animation | 2D animation | technical | 2-D animation; animation 2D; animación 2D; <frame-by-frame animation; 2D-Animation; 2D animator | animation
traditional-animation | Traditional animation | technical | hand-drawn animation; cel animation; Zeichentrick; dessin animé; dibujos animados; animación tradicional | 2d-animation
character-animation | Character animation | technical | animating characters; Charakteranimation; animación de personajes; animation de personnages; 3D character animation | animation
stop-motion | Stop motion | technical | stop motion animation; <claymation; stop-motion; animation en volume; Stop-Motion-Animation | animation
explainer-videos | Explainer videos | technical | explainer video animation; <whiteboard animation; whiteboard videos; Erklärfilme; vidéos explicatives; videos explicativos; animated videos
motion-graphics | Motion graphics | technical | motion design; motion graphics design; mograph; motion graphics animation; motion graphics designer; <animated graphics; <lower thirds; <kinetic typography; <animated logos; <logo animation; Bewegtbildgestaltung; motion designer; graphismes animés; <habillage vidéo; <habillage graphique animé; gráficos animados; animación gráfica; <motion titles; <animated titles; diseño de motion graphics | animation
broadcast-design | Broadcast graphics | technical | broadcast design; on-air graphics; television graphics; habillage d'antenne; On-Air-Design
title-design | Title design | technical | title sequences; animated title sequences; Titeldesign; générique de film
ui-animation | UI animation | technical | interface animation; microinteractions animation; UI motion design
chyron | Chyron graphics | tool | Chyron?; Chyron Hego; ChyronHego; <Chyron Duet; <Chyron PRIME | broadcast-design | broadcast; graphics; television; news; operator; lower; thirds
vizrt | Vizrt | tool | <Viz Artist; <Viz Engine; <Viz Trio; Vizrt graphics | broadcast-design
ross-xpression | Ross XPression | tool | Xpression graphics; Ross XPression graphics | broadcast-design
after-effects | Adobe After Effects | tool | After Effects?; AfterEffects; Adobe AfterEffects; Adobe AE; AE CC; After Effects CC; After Effects CS6; After Effects CS5; After Effects CS4; Adobe After Effects CC; Adobe After Effects CS6; Adobe After Effects CS5; After FX; <After Effects compositing; <After Effects animation; <After Effects templates; <Trapcode Particular; <Trapcode | motion-graphics | premiere; photoshop; adobe; illustrator; maya; avid; cinema; flash; animation; video; compositing; indesign; audition; nuke; editing; graphics
red-giant | Red Giant? | tool | <Red Giant Trapcode; <Red Giant Universe; <Magic Bullet Looks |  | after effects; trapcode; cinema 4d; premiere; element 3d; nuke; magic bullet; plugins; plug-ins; maxon
element-3d | Element 3D? | tool | Video Copilot Element 3D |  | after effects; cinema 4d; trapcode; premiere; video copilot; red giant; optical flares; motion graphics
mocha-pro | Mocha Pro | tool | Mocha AE; Boris FX Mocha; Imagineer Mocha; Boris FX Mocha Pro | compositing
apple-motion | Apple Motion | tool | Motion 5?; Apple Motion 5; Motion 4?; Final Cut Motion | motion-graphics | final cut; compressor; after effects; fcp; logic; premiere; dvd studio pro; soundtrack
flash-animate | Adobe Animate | tool | Adobe Flash; Flash?; Macromedia Flash; <Flash animation; Adobe Flash CS6; Adobe Flash CS5; Adobe Flash CS3; Adobe Flash Professional; Flash Professional; Flash CS6; Flash CS5; Flash CS4; Flash CS3; Flash MX; Macromedia Flash MX; Adobe Flash CS4; Flash 8; Adobe Animate CC; Animate CC; <Flash design?; <Flash development?; <Flash websites; Flash Pro; <Flash banners; Macromedia Flash 8 | animation | dreamweaver; fireworks; actionscript; macromedia; coldfusion; freehand; xhtml; html; animation; swf; flash player
toon-boom | Toon Boom Harmony | tool | ToonBoom; Harmony Toon Boom | animation; toon-boom-products
toon-boom-products | Toon Boom | tool | | animation
moho | Moho Pro | tool | Anime Studio Pro; Moho animation; Smith Micro Moho; Anime Studio Debut | 2d-animation
tvpaint | TVPaint | tool | TVPaint Animation; TV Paint | 2d-animation
adobe-character-animator | Adobe Character Animator | tool | Adobe Character Animator CC | 2d-animation
videoscribe | VideoScribe | tool | Sparkol VideoScribe | explainer-videos
doodly | Doodly | tool | Doodly whiteboard animation | explainer-videos
dragonframe | Dragonframe | tool | Dragon Stop Motion | stop-motion
lottie | Lottie? | tool | <Bodymovin; Lottie animation; Lottie animations | ui-animation | animation; after; effects; svg; json; motion; bodymovin; figma; ui; airbnb
3d-animation | 3D animation | technical | 3-D animation; 3D animator; 3D computer animation; CGI animation; CG animation; three-dimensional animation; <3D product animation; <architectural animation; 3D-Animationen; animation 3D; animación 3D; animación en 3D | animation; 3d-modeling | 3d; animation; vfx; maya; film; effects; modeling; rendering; compositing; video; max; lighting; cinema
computer-graphics-3d | 3D graphics | technical | 3D art; 3D artist; 3D graphic design; 3D-Grafik; infographie 3D; gráficos 3D; <CGI rendering; CG artist; CGI artist; computer-generated imagery; images de synthèse; 3D-Artist | | 3d; animation; vfx; maya; film; effects; modeling; rendering; compositing; video
3d-modeling | 3D modeling | technical | 3D modelling; 3-D modeling; 3D models; 3D modeler; <polygon modeling; <polygonal modeling; <hard surface modeling; <low poly modeling; <low-poly; <high-poly modeling; <organic modeling; 3D model making; <subdivision modeling; <subdivision surface; 3D-Modellierung; 3D-Modelle; modélisation 3D; modelado 3D; modelado en 3D; modelador 3D; 3D digital modeling; 3D object modeling; <3D CGI modeling; creating 3D models; <NURBS modeling; <character modeling; <environment modeling; <retopology; <3D asset creation
3d-sculpting | Digital sculpting | technical | 3D sculpting; digital sculpture; <high-poly sculpting; sculpture numérique; escultura digital; <character sculpting | 3d-modeling
mudbox | Autodesk Mudbox | tool | Mudbox | 3d-sculpting
3d-coat | 3DCoat | tool | 3D-Coat; 3D Coat | 3d-sculpting
nomad-sculpt | Nomad Sculpt | tool | | 3d-sculpting
sculptris | Sculptris | tool | | 3d-sculpting
3d-rigging | 3D rigging | technical | character rigging; rigging and skinning; <skinning and rigging; <character setup; <facial rigging; <rigging characters; skeletal rigging; <weight painting; <skin weighting; <rigging for animation; <rigging in Maya; rigging 3D; <character TD; <blendshapes; <blend shapes | 3d-animation
facial-animation | Facial animation | technical | lip sync animation; Gesichtsanimation; animación facial | 3d-animation
advanced-skeleton | Advanced Skeleton | tool | AdvancedSkeleton | 3d-rigging
texturing-3d | 3D texturing | technical | texturing?; <texture painting; <UV mapping; <UV unwrapping; texture mapping; <texture maps; <texture art; texture artist; <PBR texturing; <PBR materials; <texture creation; Texturierung; <UV layout; <3D materials; <material creation 3D; <normal mapping; <normal maps; <3D shading | 3d-modeling | maya; 3d; uv; zbrush; modeling; rigging; lighting; blender; animation; photoshop; unreal; shading; substance; rendering; models; max
substance-painter | Adobe Substance 3D Painter | tool | Substance Painter; Allegorithmic Substance Painter; Substance 3D Painter | texturing-3d
substance-designer | Adobe Substance 3D Designer | tool | Substance Designer; Substance 3D Designer | texturing-3d
substance-3d | Adobe Substance 3D | tool | Substance 3D; Adobe Substance; Allegorithmic Substance | texturing-3d
quixel | Quixel | tool | Quixel Suite; <Quixel Megascans; <Megascans; <Quixel Mixer | texturing-3d
foundry-mari | Foundry Mari | tool | Mari texturing | texturing-3d
xnormal | xNormal | tool | | texturing-3d
look-development | Look development | technical | lookdev; look dev; look development artist; <shading artist
3d-rendering | 3D rendering | technical | rendering?; 3D renders; <photorealistic rendering; rendu 3D; renderizado; renderizado 3D; renders 3D; computer rendering; <digital rendering of 3D scenes | | 3d; maya; vray; sketchup; autocad; revit; modeling; photoshop; max; rhino; lighting; animation; interior; texturing; drafting; models; lumion
3d-visualization | 3D visualization | technical | 3D visualisation; 3D-Visualisierung; visualisation 3D; visualización 3D; 3D visualizer; architectural visualisation 3D; <architectural 3D visualization | 3d-rendering
3d-lighting | 3D lighting | technical | lighting artist 3D; CG lighting; lighting in 3D scenes
v-ray | V-Ray | tool | VRay; Chaos V-Ray; Vray rendering; V-Ray Next; <V-Ray for SketchUp; <V-Ray for 3ds Max; V Ray render | 3d-rendering
arnold-renderer | Arnold renderer | tool | Arnold render; Autodesk Arnold; <MtoA; Solid Angle Arnold | 3d-rendering
octane-render | OctaneRender | tool | Octane Render; Otoy Octane | 3d-rendering
corona-renderer | Corona Renderer | tool | Corona Render; Chaos Corona | 3d-rendering
renderman | Pixar RenderMan | tool | RenderMan; PRMan | 3d-rendering
redshift-renderer | Redshift renderer | tool | Redshift render; Maxon Redshift; Redshift3D; Redshift 3D | 3d-rendering
mental-ray | Mental Ray | tool | mentalray; NVIDIA Mental Ray | 3d-rendering
maxwell-render | Maxwell Render | tool | Next Limit Maxwell | 3d-rendering
blender-cycles | Blender Cycles | tool | Cycles render; Cycles renderer | 3d-rendering; blender
su-podium | SU Podium | tool | Podium SU; SketchUp Podium | 3d-rendering
kerkythea | Kerkythea | tool | | 3d-rendering
thea-render | Thea Render | tool | Altair Thea Render | 3d-rendering
chaos-vantage | Chaos Vantage | tool | | 3d-rendering
maya | Autodesk Maya | tool | Maya?; Alias Maya; Maya 3D; AutoDesk Maya 3D; Maya 2016; Maya 8.5; Maya Unlimited; <Maya animation; <Maya modeling; 3D Maya; <Maya LT; Autodesk Maya 2018; <nCloth; <Maya Bifrost; <XGen?; <Maya Python scripting | 3d-modeling | zbrush; 3ds; 3d; autodesk; blender; mudbox; unreal; nuke; houdini; rigging; motionbuilder; cinema 4d
mel-scripting | MEL (Maya Embedded Language) | technical | MEL scripting; Maya MEL; Maya Embedded Language
3ds-max | Autodesk 3ds Max | tool | 3ds Max; 3D Max; 3DMax; 3D Studio Max; 3DStudio Max; 3D Studio?; 3ds Max Design; Autodesk 3D Max; 3DsMax; 3D Studio Max 9; 3DS?; Discreet 3ds Max; Kinetix 3D Studio; Autodesk 3DSMax; 3DS Studio Max | 3d-modeling | maya; v-ray; autodesk; autocad; revit; photoshop; sketchup
autodesk-viz | Autodesk VIZ | tool | 3D Studio Viz | 3d-modeling
blender | Blender? | tool | Blender 3D; Blender 2.8; <Blender modeling; <Blender animation; Blender software; Blender3D; <Blender 3D modeling; <Blender Eevee; <Grease Pencil?; <Blender Python | 3d-modeling | maya; 3d; unity; zbrush; max; 3ds; photoshop; animation; modeling; unreal; gimp; krita; rendering; cinema; substance; inkscape; godot; illustrator; adobe; solidworks; cad; game; sketchup
cinema-4d | Cinema 4D | tool | C4D; Cinema4D; Maxon Cinema 4D; Cinema 4-D; <Cinema 4D Lite; Maxon C4D; Cinema 4D R20; <Cinema 4D modeling | 3d-modeling
bodypaint-3d | BodyPaint 3D | tool | Maxon BodyPaint | texturing-3d
x-particles | X-Particles | tool | XParticles; INSYDIUM X-Particles
zbrush | ZBrush | tool | Z-Brush; Pixologic ZBrush; <ZBrush Core; Zbrush 4R7; <ZBrush sculpting | 3d-sculpting
houdini | Houdini? | tool | SideFX Houdini; Side FX Houdini; <Houdini FX; <Houdini VFX; <Houdini VEX; <Houdini Engine; <Vellum simulation; <procedural effects in Houdini; SideFX Houdini FX | visual-effects | maya; nuke; vfx; 3ds max; blender; cinema 4d; unreal; zbrush; vex; sidefx; redshift; arnold; animation; python; substance; usd; fx; mantra
procedural-modeling | Procedural modeling | technical | procedural generation of 3D; procedural 3D modelling; procedural effects
3d-packages-other | 3D software packages | technical | 3D software; 3D programs; 3D-Software; logiciels 3D; software 3D; <MilkShape; <Infini-D; <Ray Dream Studio; <Electric Image | 3d-modeling
lightwave-3d | LightWave 3D | tool | NewTek LightWave; <LightWave 11; NewTek LightWave 3D; LightWave? | 3d-modeling | 3d; maya; newtek; animation; max; cinema
modo | Foundry Modo | tool | Modo 3D; Luxology Modo | 3d-modeling
softimage | Autodesk Softimage | tool | Softimage; Softimage XSI; Avid Softimage | 3d-modeling
daz-studio | Daz Studio | tool | DAZ 3D; DAZ3D | 3d-modeling
poser | Poser Pro | tool | Smith Micro Poser; Poser 3D; Poser 11 | 3d-modeling
iclone | Reallusion iClone | tool | iClone; iClone 8 | 3d-animation
character-creator | Reallusion Character Creator | tool | Character Creator 3; Character Creator 4 | 3d-modeling
bryce-3d | Bryce 3D | tool | DAZ Bryce | 3d-modeling
vue-3d | E-on Vue | tool | VUE xStream; E-on Vue 3D | 3d-modeling
formz | form·Z | tool | form-Z; formZ; AutoDesSys formZ | 3d-modeling
swift-3d | Swift 3D | tool | Electric Rain Swift 3D
strata-3d | Strata 3D | tool | Strata Design 3D; Strata StudioPro | 3d-modeling
truespace | trueSpace | tool | Caligari trueSpace | 3d-modeling
carrara-3d | Carrara? | tool | Carrara 3D; DAZ Carrara | 3d-modeling | 3d; poser; daz; bryce; modeling; rendering; animation
marvelous-designer | Marvelous Designer | tool | CLO Marvelous Designer | 3d-modeling
speedtree | SpeedTree | tool | Speed Tree? | | software; speedtree
world-machine | World Machine? | tool | World Machine terrain | | terrain; gaea; unreal; unity; houdini
gaea-terrain | Gaea terrain generator | tool | QuadSpinner Gaea
wings-3d | Wings 3D | tool | Wings3D | 3d-modeling
makehuman | MakeHuman | tool
adobe-dimension | Adobe Dimension | tool | Adobe Dimension CC
substance-3d-stager | Adobe Substance 3D Stager | tool | Substance 3D Stager; Substance Stager
spline-3d | Spline 3D | tool | Spline tool 3D | 3d-modeling
gravity-sketch | Gravity Sketch | tool | | 3d-modeling
cheetah-3d | Cheetah 3D | tool | Cheetah3D | 3d-modeling
hexagon-3d | DAZ Hexagon | tool | DAZ 3D Hexagon | 3d-modeling
polycam | Polycam | tool | Polycam scans
motion-capture | Motion capture | technical | mocap; <performance capture; <motion capture animation; <facial capture; capture de mouvement; captura de movimiento; Motion-Capture-Verfahren; <motion capture editing; <mocap cleanup; motion-capture animation
motionbuilder | Autodesk MotionBuilder | tool | MotionBuilder; Motion Builder | 3d-animation
vicon | Vicon motion capture | tool | Vicon?; Vicon Blade; Vicon Shogun; Vicon Nexus | motion-capture | motion capture; mocap; biomechanics; gait; animation; optitrack; motionbuilder; maya; force plates; kinematics
optitrack | OptiTrack | tool | <OptiTrack Motive; NaturalPoint OptiTrack | motion-capture
xsens | Xsens | tool | <Xsens MVN; Movella Xsens | motion-capture
faceware | Faceware | tool | <Faceware Studio | motion-capture
rokoko | Rokoko? | tool | <Rokoko Smartsuit; <Rokoko Studio | motion-capture | mocap; motion; capture; smartsuit; animation; unreal; blender; maya; xsens
game-art | Game art | technical | <game artist; <3D game art; <2D game art; <game assets; <game asset creation; <tilesets; Spielegrafik; art de jeu vidéo; arte para videojuegos; game graphics; video game art; <character art for games; <game props modeling
pixel-art | Pixel art | technical | sprites?; sprite design; <sprite animation; pixel artist; Pixelart; pixel-art | game-art | pixel; game; games; unity; animation; 2d; aseprite; characters
environment-art | Environment art | technical | environment artist; 3D environment art; <level art; <set dressing in games | game-art
game-animation | Game animation | technical | animation for games; gameplay animation; animator for games | animation
game-ui-design | Game UI design | technical | game UI; game user interface design; HUD design; UI artist games
real-time-vfx | Real-time visual effects | technical | VFX for games; real-time VFX; game VFX; <Niagara VFX
aseprite | Aseprite | tool | | pixel-art; game-art
marmoset-toolbag | Marmoset Toolbag | tool | Marmoset? | 3d-rendering | substance; zbrush; maya; unreal; unity; rendering; textures; texturing; blender; 3ds max; game art; quixel; xnormal
technical-art-games | Technical art | technical | technical artist; tech art | game-art
visual-effects | Visual effects | technical | VFX; visual effects (VFX); <VFX supervision; visual FX; visuelle Effekte; effets visuels; efectos visuales; <CG effects; <VFX production; <set extensions; <wire removal; digital effects; <FX animation; <particle effects; SFX?; effets spéciaux numériques; <motion tracking in video; <VFX artist | | vfx; compositing; film; animation; effects; houdini; nuke; maya; makeup; video; sound; post
special-effects | Special effects | technical | practical effects; Spezialeffekte; effets spéciaux; efectos especiales; trucages; SFX film; special effects supervisor
matchmoving | Matchmoving | technical | match moving; camera tracking; 3D tracking?; motion tracking?; 3D camera tracking; matchmove | visual-effects | vfx; nuke; effects; camera; compositing; mocha; roto; rotoscoping; film; video
fx-simulation | Effects simulation | technical | fluid simulation?; cloth simulation?; destruction simulation?; dynamics and simulation effects; particle systems?; FX simulation; FX TD | visual-effects | vfx; houdini; maya; fx; animation; blender; unreal; effects; nuke; film
pftrack | PFTrack | tool | The Pixel Farm PFTrack | matchmoving
syntheyes | SynthEyes | tool | Boris FX SynthEyes | matchmoving
boujou | boujou | tool | Vicon boujou | matchmoving
3dequalizer | 3DEqualizer | tool | 3DE4; 3D Equalizer | matchmoving
compositing | Compositing | technical | digital compositing; VFX compositing; <3D compositing; Compositing VFX; composición digital; <node-based compositing; <layer compositing; compositing artist; <stereoscopic compositing | visual-effects | compositing; nuke; green; roto; footage; effects; tracking; video; keylight
chroma-keying | Chroma keying | technical | chroma key; green screen; greenscreen; green screen keying; chromakey; <blue screen keying; keying?; incrustation vidéo; fond vert; croma key; Greenscreen-Keying | | compositing; nuke; green; roto; footage; effects; tracking; video; keylight
rotoscoping | Rotoscoping | technical | rotoscope; roto artist; <roto and paint; <paint and roto; rotoscopia; rotoscopie; rotoscope animation; Rotoskopie
stereo-conversion | Stereoscopic conversion | technical | stereo conversion; 2D to 3D conversion; stereoscopic 3D
silhouette-fx | Silhouette FX | tool | SilhouetteFX; Boris FX Silhouette | rotoscoping
primatte | Primatte Keyer | tool | Primatte | chroma-keying
nuke | Foundry Nuke | tool | The Foundry Nuke; Nuke?; <NukeX; <Nuke Studio; <Nuke compositing; Nuke 10 | compositing | maya; compositing; houdini; vfx; roto; rotoscoping; silhouette; foundry; mudbox; shotgun
blackmagic-fusion | Blackmagic Fusion | tool | eyeon Fusion; DaVinci Fusion; Blackmagic Fusion compositing | compositing
autodesk-flame | Autodesk Flame | tool | Discreet Flame; Flame compositing | compositing
autodesk-inferno | Autodesk Inferno | tool | Discreet Inferno | compositing
autodesk-smoke | Autodesk Smoke | tool | Smoke on Mac | compositing
natron | Natron? | tool | | compositing | compositing; nuke; blender; fusion; vfx; effects; opensource; roto
hitfilm | HitFilm | tool | HitFilm Pro; HitFilm Express

# Film and video
video-production | Video production | technical | video creation; producing videos; produced videos; produce videos; creating videos; digital video production; <HD video production; Videoproduktion; Videoerstellung; <Imagefilme; production vidéo; réalisation de vidéos; réalisation vidéo; producción de video; create videos; video producer?; videos?; video content production; video content creation; video content; <promotional videos; <promo videos; <marketing videos; <training video production; digital video | | editing; camera; production; film; footage; photography; filming; youtube; premiere; shooting; audio; marketing; content; shoots
audiovisual-production | Audiovisual production | technical | AV production; production audiovisuelle; réalisation audiovisuelle; audiovisuel?; producción audiovisual; realización audiovisual; medios audiovisuales?; audiovisuelle Produktion; audio/video production | | tournage; montage; vidéo; cinéma; télévision; réalisation; film; captation; court-métrage; son; grabación; edición; cámara; rodaje; producción; realización; televisión
media-production | Media production | technical | multimedia production; Medienproduktion; media producer; production multimédia; producción multimedia; producción de medios
multimedia-design | Multimedia design | technical | multimedia designer; diseño multimedia; design multimédia; Multimediadesign; multimedia content design
corporate-videos | Corporate video production | technical | corporate videos; corporate film; Unternehmensfilme; film institutionnel; video corporativo | video-production
commercial-production | Commercial production? | technical | commercials production?; commercial video production; TV commercials production; Werbefilmproduktion; production publicitaire; producción publicitaria audiovisual | video-production | tv; video; spots; director; film; advertising; shoot; filming; editing; broadcast; radio
music-video-production | Music video production | technical | music videos; Musikvideos; clips musicaux; videoclips musicales | video-production
youtube-video-production | YouTube video production | technical | YouTube videos; producing YouTube videos; YouTube content creation; YouTube-Videos | video-production
social-video | Short-form social video | technical | social media videos; short-form video; <TikTok videos; <Reels editing; Kurzvideos für soziale Medien
wedding-videography | Wedding videography | technical | wedding videos; wedding videographer; Hochzeitsvideos; vidéaste de mariage | videography
videography | Videography | technical | videographer?; video shooting; video recording?; <video taping; videotaping; <videotaped; shooting video; shoot video; shot video; filming?; filmed?; video filming; <digital videography; <run-and-gun shooting; Videofilmen; Videodreh; Filmaufnahmen; Videoaufnahmen; Videografie; vidéaste; tournage vidéo; tournage de films; videógrafo; grabación de video; filmación; grabación audiovisual; <event videography; <interview filming; <B-roll; prises de vues vidéo; captation vidéo | video-production | video; camera; editing; film; events; footage; photography; editor; filmmaker; videographer; photography; videos; documentary; shoots
camera-operation | Camera operation | technical | camera operator; camera operating; operating cameras; cameraman; camera work; <studio camera operation; <handheld camera; operate camera; operated cameras; operating video cameras; <multi-camera operation; Kameraführung; Kameramann; Kamerafrau; Kamerabedienung; cadreur; opérateur de prise de vue; operador de cámara; camarógrafo; manejo de cámara; <film camera operation; <camera movement; <robotic camera operation; <jib operation?; <jib operator? | | camera; film; studio; broadcast; video; television; steadicam
camera-assisting | Camera assisting | technical | camera assistant; first assistant camera; second assistant camera; 1st AC; 2nd AC; <focus puller; <focus pulling; Kameraassistenz; assistant caméra; asistente de cámara
electronic-news-gathering | Electronic news gathering | technical | ENG shooting; ENG/EFP shooting; news videography; news photographer television; photojournalist television
electronic-field-production | Electronic field production | technical | EFP?; EFP production; ENG/EFP | | eng; camera; video; broadcast; field; news; production; studio; editing
digital-imaging-technician | Digital imaging technician work | technical | digital imaging technician; DIT on set; data wrangling on set; data management on set
cinematography | Cinematography | technical | <director of photography; cinematographer; cinematographic techniques; directeur de la photographie; chef opérateur; cinématographie; dirección de fotografía; director de fotografía; cinematografía; <shot composition; <visual composition for film; <cinematographic lighting; bildgestaltende Kamera | camera-operation
film-lighting | Film and video lighting | technical | film lighting; lighting for film; lighting for video; set lighting; video lighting; film set lighting; <best boy electric; Beleuchtung Film; Lichtgestaltung Film; iluminación cinematográfica; éclairage cinéma; Oberbeleuchter; Filmbeleuchtung; éclairage de plateau; iluminación de cine; <gaffer? | | film; lighting; set; grip; camera; cinematography; cinematographer; commercial; shoot
grip-work | Grip work | technical | key grip; grip equipment; grip and electric; film grip; dolly grip; machiniste cinéma
film-production | Film production | technical | filmmaking; film making; film-maker; filmmaker; movie production; motion picture production; <feature film production; <feature films; cinema production; Filmproduktion; Filmherstellung; production cinématographique; producción cinematográfica; producción de cine; <independent film production; <film set experience; <film crew
documentary-production | Documentary production | technical | documentary filmmaking; documentary film; documentaries?; Dokumentarfilm; cinéma documentaire; realización de documentales; documentary filmmaker | film-production | film; films; directed; editing; footage; produced; camera; filmed; director; filmmaker; video
short-film-production | Short film production | technical | short films; Kurzfilme; courts métrages; réalisation de courts métrages; cortometrajes; realización de cortometrajes | film-production
film-production-management | Film production management | technical | <line producing; line producer; unit production management; <film budgeting; production coordination film; unit production manager; Filmproduktionsleitung; direction de production cinéma | film-production
film-production-assistance | Film production assistance | technical | production assistant film; set production assistant; set PA; Produktionsassistenz Film; on-set production; <call sheets? | | film; shoot; cast; crew; set; production; actors; director; filming
location-scouting | Location scouting | technical | location management?; location scout; location manager?; Motivsuche; Aufnahmeleitung; repérages?; régie de film; búsqueda de locaciones; location management for film; repérage de décors; localización de exteriores | | film; shoot; scouting; scout; television; filming; tournage; cinéma; plateau; décors; vidéo; réalisateur
script-supervision | Script supervision | technical | script supervisor; script breakdown; continuity supervisor; scripte; continuity supervision; Script/Continuity
film-studies | Film studies | technical | cinema studies; Filmwissenschaft; études cinématographiques; estudios cinematográficos
movie-magic-budgeting | Movie Magic Budgeting | tool | EP Budgeting?; Movie Magic Budget |  | scheduling; movie magic; film; call sheets; final draft
movie-magic-scheduling | Movie Magic Scheduling | tool | EP Scheduling?; Movie Magic Schedule |  | budgeting; movie magic; film; call sheets; gorilla; final draft
celtx | Celtx | tool | Celtx Studio | screenwriting
studiobinder | StudioBinder | tool | Studio Binder
gorilla-scheduling | Gorilla film scheduling | tool | Gorilla scheduling; Gorilla budgeting
pre-production | Pre-production? | professional | preproduction?; pre-production planning?; <production scheduling film; <shoot planning; <video shoot planning; <preparation of shoots; <préparation de tournage; preproducción?; <planificación de rodaje | | film; video; shoot; shoots; filming; post-production; storyboard; storyboards; storyboarding; casting; camera; scripts; editing; rodaje; tournage; footage; locations; crews
post-production-management | Post-production management | professional | post-production supervision; post-production coordination; post-production workflow; post-production supervisor; post producer; chargé de post-production
photo-shoot-production | Photo shoot production | professional | coordinating photo shoots; organizing photo shoots; producing shoots; shoot production; coordinating shoots; shoot coordination; Shooting-Organisation; producción de sesiones fotográficas
shotgrid | Autodesk Flow Production Tracking | tool | ShotGrid; Shotgun Studio; Autodesk Shotgun; Shotgun Software; Shotgrid production tracking
ftrack | ftrack | tool | <ftrack Studio; <ftrack Review
frame-io | Frame.io | tool | Frame io; Adobe Frame.io
film-directing | Film and video directing | technical | film directing; film direction; directing films; <directed short films; <directing actors on camera; film director; Filmregie; dirección de cine; <dirección de cortometrajes; réalisateur?; réalisatrice?; <video directing; <video director; <directing commercials; <mise en scène film; <directing on-camera talent; realizador cinematográfico |  | film; films; cinéma; documentaire; court-métrage; courts-métrages; télévision; tournage; vidéo
television-directing | Television directing | technical | TV directing; live directing; multi-camera directing; Fernsehregie; réalisation télévision; realización televisiva
assistant-directing | Assistant directing | technical | assistant director film; 1st AD; first assistant director; second assistant director; Regieassistenz Film; assistant réalisateur; asistente de dirección
screenwriting | Screenwriting | technical | screenplay writing; screenplays; screen writing; Drehbuch; Drehbuchschreiben; Drehbücher; écriture de scénario; scénarisation; scénariste; guion; guiones; guionista; escritura de guiones; screenwriter; redacción de guiones; <dialogue writing; <script doctoring; <story development film
script-coverage | Script coverage | professional | script reading; script analysis; <script editing; script reader; Drehbuchlektorat
scriptwriting | Scriptwriting | technical | script writing?; scriptwriter; writing scripts?; <radio scripts; escritura de guiones audiovisuales; Skripterstellung |  | film; video; videos; television; radio; theatre; theater; podcast; storyboard; screenplay; voiceover; copywriting; broadcast; commercials
video-scripting | Video scripts | technical | writing scripts for video; video scripting; script writing for video; wrote scripts for videos; guiones de video | scriptwriting
television-writing | Television writing | technical | TV writing; writing for television; writers' room; <sketch writing
comedy-writing | Comedy writing | technical | sketch comedy writing
playwriting | Playwriting | technical | écriture dramatique; Dramatiker
final-draft | Final Draft? | tool | Final Draft software | screenwriting | screenwriting; screenwriter; screenplay; screenplays; celtx; movie magic; scriptwriting; teleplay; final cut; scrivener; writers duet; premiere; avid
movie-magic-screenwriter | Movie Magic Screenwriter | tool | MM Screenwriter | screenwriting
video-editing | Video editing | technical | video editor?; editing videos; edit videos; edited videos; video edit; digital video editing; non-linear editing; nonlinear editing; non-linear video editing; editing footage; edit footage; <footage editing; video cutting; Videoschnitt; Videobearbeitung; Cutter Video; montage vidéo; monteur vidéo; montage de vidéos; montage audiovisuel; edición de video; edición audiovisual; montaje de vídeo; montaje audiovisual; editor de video; <highlight reels; <multicam editing; <rough cuts; <news editing for television; <offline editing; <linear editing; <TikTok video editing; <short-form video editing; <logging footage | | premiere; footage; final cut; avid; production; film; camera; graphics; audio; color; youtube; filming
post-production | Post-production | technical | video post-production; postproduction; post production editing; Postproduktion; postproducción; post-producción; postproducción audiovisual; Schnitt und Postproduktion; post-production vidéo; film post-production
film-editing | Film editing | technical | film editor; <assistant editor film; Filmschnitt; Filmcutter; montage cinéma; edición cinematográfica; feature film editing; montaje cinematográfico
trailer-editing | Trailer editing | technical | cutting trailers; trailer editor; promo editing | video-editing
color-grading | Color grading | technical | colour grading; color correction?; colour correction?; color grading video; Farbkorrektur?; Colorgrading; étalonnage vidéo; étalonnage colorimétrique; étalonneur?; corrección de color?; <digital intermediate; video color correction | video-editing | video; footage; film; editing; grading; resolve; premiere; photo; davinci; avid; editor; audio; compositing; montage; image; vidéo; schnitt
davinci-resolve | DaVinci Resolve | tool | Da Vinci Resolve; Blackmagic DaVinci Resolve; DaVinci Resolve Studio; <color grading in DaVinci Resolve | video-editing
baselight | Baselight | tool | FilmLight Baselight | color-grading
adobe-speedgrade | Adobe SpeedGrade | tool | SpeedGrade | color-grading
premiere-pro | Adobe Premiere Pro | tool | Premiere Pro; Premiere?; Adobe Premiere; Adobe Premier; Adobe Premier Pro; Premier Pro?; AdobePremiere; Adobe Premiere CC; Adobe Premiere Pro CC; Adobe Premiere Pro CS6; Adobe Premiere Pro CS5; Adobe Premiere CS6; Adobe Premiere CS5; Premiere Pro CC; Premiere CC; Premiere CS6; Premiere CS5; Premiere Pro CS6; Premiere 6.5; <Premiere Pro editing; Adobe Premier CC; Adobe Premiere Pro CS4 | video-editing | avid; premiere; davinci; imovie; fcp; final cut; after effects; media composer
premiere-elements | Adobe Premiere Elements | tool | Premiere Elements
premiere-rush | Adobe Premiere Rush | tool | Premiere Rush; Adobe Rush
adobe-prelude | Adobe Prelude | tool | Adobe Prelude CC
final-cut-pro | Final Cut Pro | tool | Final Cut?; Final Cut Pro X; FCP?; FCPX; Final Cut Pro 7; FinalCut Pro; FinalCut; Apple Final Cut Pro; Apple Final Cut; Final Cut X; FCP 7; FCP X; Final Cut Pro HD; Final Cut 7; <Final Cut Pro editing; FCP7 | video-editing | premiere; avid; imovie; garageband; davinci; after effects
final-cut-studio | Final Cut Studio | tool | Final Cut Studio 2; Final Cut Studio 3; Apple Final Cut Studio; Final Cut Suite; Final Cut Pro Suite | final-cut-pro
final-cut-express | Final Cut Express | tool | Final Cut Express HD
final-cut-server | Final Cut Server | tool | Apple Final Cut Server
apple-compressor | Apple Compressor | tool | Compressor encoding
final-cut-certificate | Apple Final Cut Pro certificate | certification | Final Cut Pro Certified; Final Cut Certified; Apple Certified Pro Final Cut | final-cut-pro
avid | Avid Media Composer | tool | Media Composer; Avid?; <Avid editing; Avid Media Composer 8; Avid MC; Avid Composer; Avid Media; Avid system?; Avid editing systems; <Avid Nitris; <Avid Adrenaline | video-editing | premiere; fcp; protools; pro tools; davinci; inews; enps; final cut; media composer; after effects
avid-xpress | Avid Xpress | tool | Avid Xpress Pro; Avid Xpress DV; Avid Express | video-editing
avid-symphony | Avid Symphony | tool | <Symphony Nitris | avid
avid-newscutter | Avid NewsCutter | tool | NewsCutter | video-editing
avid-ds | Avid DS | tool | Avid DS Nitris | video-editing
avid-nexis | Avid NEXIS | tool | Avid Unity; Avid ISIS; <Avid shared storage
avid-interplay | Avid MediaCentral | tool | Avid Interplay; Interplay Production Asset Management; MediaCentral UX
avid-inews | Avid iNEWS | tool | iNews; Avid iNews newsroom; MediaCentral Newsroom
avid-certificate | Avid Certified User | certification | <Avid Certified User Media Composer; <Avid Certified User Pro Tools | avid
video-editors-other | Video editing software | technical | video editing programs; NLE systems; NLE software; Videoschnittprogramme; logiciels de montage vidéo; software de edición de video; video editing tools | video-editing
vegas-pro | VEGAS Pro | tool | Sony Vegas; Sony Vegas Pro; Magix Vegas; Magix Vegas Pro; Sonic Foundry Vegas | video-editing
imovie | iMovie | tool | i-Movie; Apple iMovie | video-editing
windows-movie-maker | Windows Movie Maker | tool | Movie Maker?; MovieMaker | video-editing | software; windows; imovie; moviemaker; powerpoint; publisher
pinnacle-studio | Pinnacle Studio | tool | Avid Pinnacle Studio; Pinnacle video editing; Corel Pinnacle Studio | video-editing
pinnacle-liquid | Pinnacle Liquid Edition | tool | Pinnacle Liquid; Liquid Edition; Avid Liquid | video-editing
edius | EDIUS | tool | Grass Valley Edius; Canopus Edius; EDIUS Pro | video-editing
filmora | Filmora | tool | Wondershare Filmora; Filmora9 | video-editing
capcut | CapCut | tool | Cap Cut; CapCut Pro | video-editing
lightworks-editor | Lightworks? | tool | Lightworks NLE | video-editing | premiere; final cut; davinci; vegas; avid; video editing; film editing; edius; kdenlive; nle; shotcut
powerdirector | CyberLink PowerDirector | tool | PowerDirector; Power Director? | video-editing | software; editing; powerdirector
corel-videostudio | Corel VideoStudio | tool | Ulead VideoStudio; VideoStudio Pro | video-editing
magix-movie-edit | MAGIX Movie Edit Pro | tool | Magix Movie Edit; Magix Video Deluxe | video-editing
kdenlive | Kdenlive | tool | | video-editing
shotcut | Shotcut | tool | | video-editing
openshot | OpenShot | tool | OpenShot Video Editor | video-editing
inshot | InShot | tool | InShot Video Editor | video-editing
kinemaster | KineMaster | tool | Kine Master | video-editing
media-100 | Media 100? | tool | Media100 | video-editing | avid; editing; premiere; final cut; nle; betacam; after effects; video
screenflow | ScreenFlow | tool | Telestream ScreenFlow
videopad | VideoPad | tool | NCH VideoPad | video-editing
wevideo | WeVideo | tool |  | video-editing
animoto | Animoto | tool | Animoto video maker
clipchamp | Microsoft Clipchamp | tool | Clipchamp | video-editing
descript | Descript? | tool | Descript editor | video-editing | podcast; podcasts; audio; video editing; transcription; premiere; riverside; capcut; audacity; canva; ai tools; elevenlabs
lumafusion | LumaFusion | tool | Luma Fusion | video-editing
movavi | Movavi Video Editor | tool | Movavi | video-editing
vn-editor | VN Video Editor | tool | VN Editor; VlogNow | video-editing
kapwing | Kapwing | tool | Kapwing editor | video-editing
opus-clip | OpusClip | tool | Opus Clip
dvd-authoring | DVD authoring | technical | DVD production; DVD creation; <DVD design; <Blu-ray authoring
video-transcoding | Video transcoding | technical | media encoding; transcoding; video compression for web; encoding and compression; exporting and encoding; <deliverables encoding; video conversion?; Videokodierung; encodage vidéo; codificación de video | | encoding; codec; codecs; ffmpeg; premiere; handbrake; mp4; h.264; compression; digitizing
video-digitization | Video digitization | technical | tape-to-digital transfer; digitizing video; digitizing footage; <VHS to DVD; Videodigitalisierung; numérisation vidéo; digitalización de video
dvd-duplication | DVD duplication | technical | video duplication; CD and DVD duplication; disc duplication
adobe-encore | Adobe Encore | tool | Encore DVD; Adobe Encore DVD; Encore CS6 | dvd-authoring
dvd-studio-pro | DVD Studio Pro | tool | Apple DVD Studio Pro | dvd-authoring
idvd | iDVD | tool | Apple iDVD | dvd-authoring
dvd-architect | DVD Architect | tool | Sony DVD Architect; Vegas DVD Architect | dvd-authoring
adobe-media-encoder | Adobe Media Encoder | tool | Media Encoder; AME encoder | video-transcoding
handbrake | HandBrake? | tool | HandBrake transcoder | video-transcoding | video; transcoding; encoding; ffmpeg; premiere; mp4; vlc; media encoder; compression
sorenson-squeeze | Sorenson Squeeze | tool | Squeeze encoder | video-transcoding
telestream-episode | Telestream Episode | tool | Episode Pro; Episode Engine | video-transcoding
autodesk-cleaner | Autodesk Cleaner | tool | Discreet Cleaner | video-transcoding
mpeg-streamclip | MPEG Streamclip | tool | | video-transcoding
roxio-toast | Roxio Toast | tool | Toast Titanium
broadcast-production | Broadcast production | technical | broadcast operations; broadcasting; broadcast media; <satellite news gathering; <Live-Übertragung; Rundfunkproduktion
television-production | Television production | technical | TV production; TV show production; <studio production; <TV studio production; television studio; live television; live TV production; Fernsehproduktion; production télévisuelle; producción de televisión; producción televisiva; realización de televisión; television broadcasting; broadcast television | broadcast-production
newscast-production | Newscast production | technical | news production?; Nachrichtenproduktion | television-production | newscast; newscasts; tv; television; broadcast; anchor; reporter; radio; journalism; newsroom; anchors; rundown
master-control | Master control operations | technical | broadcast master control; master control operator; playout; playout operation; régie de diffusion
control-room-television | Television control room operation | technical | control room operation television; television control room; <technical director television; régie TV
video-switching | Video switching | technical | video switcher; production switcher; Bildmischer; Bildmischung; <Ross Carbonite; <Grass Valley switcher; mélangeur vidéo
teleprompter-operation | Teleprompter operation | technical | TelePrompTer; prompter operator; Autocue operation; téléprompteur
floor-management-television | Television floor management | technical | studio floor management; floor director?; floor manager television | | studio; television; broadcast; tv; camera; news; newscast; teleprompter
sports-broadcast-production | Live sports production | technical | sports broadcasting; <replay operator; production sportive TV; Sportübertragung
multicamera-production | Multi-camera production | technical | multicam production; Mehrkameraproduktion
broadcast-engineering | Broadcast engineering | technical | broadcast technology; <broadcast equipment; Sendetechnik; Rundfunktechnik; <satellite uplink; broadcast engineer; ingénierie broadcast; <character generator
tricaster | TriCaster | tool | NewTek TriCaster; Vizrt TriCaster | video-switching
evs-replay | EVS replay systems | tool | EVS LSM; EVS XT3; EVS operator; EVS replay
live-streaming | Live streaming production | technical | live streaming; livestreaming; livestream; live stream?; live-streamed events; <streaming video production; <live video production; <live event streaming; live broadcasts online; <Twitch streaming; <YouTube live; <Facebook Live production; Livestreaming-Produktion; diffusion en direct; retransmission en direct; transmisión en vivo; streaming en directo; transmisiones en vivo | video-production | broadcast; obs; cameras; vmix; video production; switcher; tricaster; multicam
webcasting | Webcasting | technical | webcasts; webcast production; webcast producer
virtual-event-production | Virtual event production | professional | hybrid event production; virtual event producer; producing virtual events
obs-studio | OBS Studio | tool | Open Broadcaster Software; OBS streaming | live-streaming
vmix | vMix | tool | vMix Pro | live-streaming
wirecast | Wirecast | tool | Telestream Wirecast | live-streaming
streamlabs | Streamlabs | tool | Streamlabs OBS; SLOBS | live-streaming
streamyard | StreamYard | tool | Stream Yard | live-streaming
livestream-studio | Vimeo Livestream Studio | tool |  | live-streaming
restream | Restream? | tool | Restream.io | live-streaming | obs; streamyard; twitch; youtube; vmix; streamlabs; wirecast; zoom; facebook live
blackmagic-atem | Blackmagic ATEM | tool | ATEM switcher; ATEM Mini; Blackmagic ATEM switcher | video-switching
xsplit | XSplit | tool | <XSplit Broadcaster | live-streaming
riverside-fm | Riverside recording | tool | Riverside.fm

# Sound
audio-production | Audio production | technical | sound production; <audio content production; <digital audio production; Audioproduktion; Tonproduktion; production audio; production sonore; producción de audio; producción sonora; digital audio | | audio; recording; music; tools; logic; ableton; mixing; midi; sound; cubase; protools; studio
audio-recording | Audio recording | technical | studio recording; music recording; recording studio?; <voice recording; <multitrack recording; <multi-track recording; audio capture; Tonaufnahme; Tonaufnahmen; enregistrement sonore; enregistrement studio; grabación de audio; grabación de sonido; sound recording |  | engineer; engineered; mixing; pro tools; microphones; recorded; tracks; mastering; console; ton
field-recording | Field recording | technical | field recordings; Außenaufnahmen Ton; prise de son en extérieur
radio-production | Radio production | technical | radio broadcasting; <radio programming; <radio editing; <commercial radio production; Hörfunkproduktion; Radioproduktion; production radio; producción radiofónica; producción de radio; radio producer | audio-production
radio-imaging | Radio imaging | technical | <jingle production; station imaging; habillage radio
audiobook-production | Audiobook production | technical | audio book production; Hörbuchproduktion; producción de audiolibros; livre audio | audio-production
audio-engineering | Audio engineering | technical | sound engineering; audio engineer; sound engineer; audio technician; sound technician; <audio tech; <studio engineering; audio systems engineering; Tontechnik; Toningenieur; Audiotechnik; ingénieur du son; technicien son; ingeniería de sonido; ingeniero de sonido; técnico de sonido; <sound tech; <recording engineer; <recording engineering; <audio operator; <assistant engineer recording; <A1 audio; <A2 audio | audio-production
microphone-techniques | Microphone techniques | technical | microphone placement; mic placement; mic techniques; técnicas de microfonía; Mikrofonierung; techniques de prise de son
audio-signal-flow | Audio signal flow | technical | signal flow?; Signalfluss Audio; signal routing audio | | audio; mixing; console; consoles; microphone; microphones; live sound; studio; recording; patch bay; mixer; pro tools
mixing-consoles | Mixing consoles | technical | mixing desks; sound board; soundboard; <SSL console; <Neve console; Mischpulte; consoles de mixage; consolas de sonido; digital mixing consoles; <Yamaha CL5; <Behringer X32; <Midas M32; <Avid Venue; <DiGiCo; <Allen & Heath
audio-equipment | Audio equipment | technical | sound equipment; recording equipment; audio technology; sound technology; Tontechnik-Equipment; equipos de audio
analog-recording | Analog recording | technical | analogue recording; tape recording; analog tape
audio-editing | Audio editing | technical | sound editing; sound editor; audio editor; editing audio; edit audio; edited audio; Tonbearbeitung; Tonschnitt; Audiobearbeitung; Audioschnitt; montage son; montage sonore; édition audio; edición de audio; edición de sonido; edición sonora; digital audio editing; <voice editing; <audio cleanup; <audio clean-up; <noise reduction in audio; <ADR editing | audio-production
audio-post-production | Audio post-production | technical | post-production audio; postproducción de audio; audio post; audio sweetening; sound post-production; Audio-Postproduktion; post-production son
dialogue-editing | Dialogue editing | technical | dialog editing; dialogue editor; montage paroles | audio-editing
adr-recording | ADR recording | technical | automated dialogue replacement; ADR mixer; Nachsynchronisation; postsynchronisation
audio-restoration | Audio restoration | technical | audio cleanup and restoration; noise reduction audio; Tonrestaurierung; restauration audio | audio-editing
podcast-editing | Podcast editing | technical | editing podcasts; Podcast-Schnitt; montage de podcasts; edición de podcasts | audio-editing
vocal-tuning | Vocal tuning | technical | vocal editing; pitch correction; <comping vocals | audio-editing
melodyne | Melodyne | tool | Celemony Melodyne | vocal-tuning
auto-tune | Auto-Tune? | tool | Antares Auto-Tune; Autotune? | vocal-tuning | vocals; vocal; melodyne; pro tools; protools; antares; waves; logic pro; ableton; fl studio; cubase
izotope-rx | iZotope RX | tool | RX audio repair | audio-restoration; izotope-software
izotope-software | iZotope software | tool | iZotope | audio-restoration
mixing-mastering | Audio mixing | technical | sound mixing; <music mixing; mix engineering; mixing engineer; <stereo mixing; <film mixing; <mix-down; <mixdown; <final mix; mixing sound; audio mixes; Abmischung?; Abmischen?; Tonmischung; mixage audio; mixage; mezcla de audio; mezcla de sonido; <5.1 mixing; <re-recording mixing; <surround mixing | audio-engineering | mixing; audio; recording; music; tools; vinyl; sound; tracks; studio; ton; musik; aufnahme; mastering; band; podcast
location-sound | Location sound recording | technical | production sound; location sound; Originalton; prise de son; sonido directo; production sound mixing; <sound recordist; O-Ton-Aufnahme; son direct; <perchman; <perchista; <boom operation?; <boom operator? | | sound; film; audio; microphone; set; camera; mixer; recordist; lav; recording; filming
audio-mastering | Audio mastering | technical | mastering?; mastering engineer; masterización; mastering audio; Audio-Mastering | | mixing; audio; recording; music; vinyl; sound
spatial-audio-mixing | Spatial audio mixing | technical | <Dolby Atmos mixing; <Dolby Atmos; immersive audio mixing; <5.1 surround; spatial audio | mixing-mastering
live-sound | Live sound | technical | live sound engineering; live sound mixing; live audio; <front of house engineering; <FOH engineer; <FOH mixing; <front-of-house sound; <monitor engineer; sound reinforcement; live mixing; <concert sound; <sound checks; <soundcheck; running sound; live sound reinforcement; Beschallung; Beschallungstechnik; <Veranstaltungston; son live; sonido en vivo; <monitor mixing; <sound for events; <PA systems; <sound system setup; sonorisation?; sonorización?; <sonorisation de concerts; <line arrays; <wireless microphones | audio-engineering | concert; concerts; son; scène; spectacle; régie; sonido; eventos; micro; événements; musique; événementiel; escenario; éclairage; conciertos; sound; audio; mixage
theatre-sound | Theatre sound | technical | theater sound; Theaterton; sonido teatral; sound operator theatre
concert-production | Concert production | professional | concert producer; Konzertproduktion; producción de conciertos
smaart | Smaart | tool | Rational Acoustics Smaart
qlab | QLab | tool | Figure 53 QLab; Q Lab show control
sound-design | Sound design | technical | sound designer; audio design; Sounddesign; Klanggestaltung; design sonore; conception sonore; diseño sonoro; diseño de sonido; <sound library creation; <sound effects editing; sound effects design | audio-production
game-audio | Game audio | technical | game sound design; interactive audio; <audio implementation; sound design for games; Spielesound; audio para videojuegos | sound-design
foley | Foley sound | technical | foley recording; foley artist; foley editing; bruitage; Geräuschemacher
sound-synthesis | Sound synthesis | technical | synthesis sound; synthesizer programming; Klangsynthese; síntesis de sonido; synthèse sonore
sonic-branding | Sonic branding | technical | audio branding; Audio-Branding; identité sonore; sound logo design
sound-effects | Sound effects | technical | efectos de sonido; Soundeffekte; effets sonores
sound-installation | Sound installations | technical | sound installation; Klanginstallation; arte sonoro
fmod | FMOD | tool | FMOD Studio | game-audio; sound-design
wwise | Audiokinetic Wwise | tool | Wwise; <Wwise certified | game-audio; sound-design
max-msp | Max/MSP | tool | Cycling '74 Max; Max MSP; Max for Live; <Jitter video Max
pure-data | Pure Data? | tool | Pd patching | | max/msp; supercollider; audio; sound; synthesis; ableton; music; csound; interactive art; processing; arduino
supercollider | SuperCollider | tool | Super Collider audio
native-instruments-kontakt | Native Instruments Kontakt | tool | Kontakt sampler | native-instruments-software
native-instruments-komplete | Native Instruments Komplete | tool | NI Komplete | native-instruments-software
native-instruments-software | Native Instruments software | tool | Native Instruments
native-instruments-maschine | Native Instruments Maschine | tool | Maschine MK3
music-production | Music production | technical | music producer; <songs production; <hip-hop production; Musikproduktion; production musicale; <musique assistée par ordinateur; producción musical; producción de música; <track production? | audio-production | music; audio; ableton; logic; daw; recording; synthesizer; tools; cubase; songs; sound; keyboard; mixing; composer
beat-making | Beat making | technical | beatmaking; beats production; beatmaker | music-production
electronic-music | Electronic music production | technical | electronic music; producing electronic music; elektronische Musikproduktion; producción de música electrónica | music-production
midi | MIDI? | technical | MIDI programming; MIDI sequencing; sequencing music; <MIDI controllers; MIDI protocol; <MIDI programming basics | | music; audio; ableton; logic; daw; recording; synthesizer; tools; cubase; songs; sound; keyboard; mixing; composer
remixing | Remixing | technical | remix production; remixer
music-technology | Music technology | technical | Musiktechnologie; tecnología musical; music tech
music-editing | Music editing | technical | music editor; sampling music; music post-production; <music editing for film
music-supervision | Music supervision | professional | music supervisor; sync licensing music supervision; supervision musicale
voice-over | Voice-over | professional | voiceover; voice over work; voice-over recording; voice over artist; <commercial voice-over; Sprechertätigkeit; voix off; voz en off; voice recording artist; voice talent; voice over talent; voice work; <voice tracking; locución comercial
voice-acting | Voice acting | professional | voice actor; comédien voix; Synchronsprecher; actor de voz; character voices
dubbing-performance | Dubbing | professional | doublage voix; Synchronisation Sprecher; doblaje?; dubbing artist; doublage de films; doublage audiovisuel |  | voz; locución; actor; actriz; voces
narration | Narration | professional | narrator; <audiobook narration; Sprecher für Hörbücher; narración; Hörbuchsprecher; narration voice
announcing | Announcing? | professional | announcer; radio announcing; on-air announcing; <public address announcing; <PA announcing; locución; locutor; locutora; Radiosprecher; speaker radio; <PA announcer |  | radio; sports; public address; games; broadcast; station; stadium; announcer; commentary; on-air
pro-tools | Pro Tools | tool | ProTools; Avid Pro Tools; Avid ProTools; Digidesign Pro Tools; <Pro Tools HD; <Pro Tools LE; Pro Tools 10; Pro Tools 11; Pro Tools 12; Pro Tools 9; <Pro Tools HDX; ProTools HD; ProTools 10; Protools LE; Pro Tools 8 | audio-production
pro-tools-certificate | Pro Tools certificate | certification | Pro Tools Certified; <Pro Tools Certified Operator; Avid Pro Tools certified; <Pro Tools Operator Certification; <Pro Tools User Certification | pro-tools
adobe-audition | Adobe Audition | tool | Audition?; Adobe Audition CC; Adobe Audition CS6; Audition CC; Audition CS6; Adobe Audition 3.0; Audition 3.0 | audio-editing | premiere pro; audacity; protools; pro tools; garageband; reaper; after effects
adobe-soundbooth | Adobe Soundbooth | tool | Soundbooth | audio-editing
cool-edit-pro | Cool Edit Pro | tool | Cool Edit; CoolEdit; CoolEdit Pro; Syntrillium Cool Edit | audio-editing
audio-editors-other | Audio editing software | technical | audio software; audio editing programs; Audiosoftware; logiciels de montage audio | audio-editing | audio; garageband; premiere; podcast; tools; editing; protools; audition; software; imovie; sound; recording; photoshop; logic; video; cut; reaper; adobe
audacity | Audacity? | tool | Audacity audio; <Audacity editing; Audacity audio editor | audio-editing | audio; garageband; premiere; podcast; tools; editing; protools; audition; software; imovie; sound; recording; photoshop; logic; video; cut; reaper; adobe
sound-forge | SOUND FORGE | tool | Sony Sound Forge; SoundForge; Sound Forge Pro; Magix Sound Forge | audio-editing
wavelab | WaveLab | tool | Steinberg WaveLab | audio-mastering
soundtrack-pro | Soundtrack Pro | tool | Apple Soundtrack Pro | audio-editing
twistedwave | TwistedWave | tool | Twisted Wave | audio-editing
bias-peak | BIAS Peak | tool |  | audio-editing
goldwave | GoldWave | tool | Gold Wave? | audio-editing | software; editing; goldwave
ocenaudio | ocenaudio | tool | Ocen audio | audio-editing
wavepad | WavePad | tool | NCH WavePad | audio-editing
auphonic | Auphonic | tool
adobe-podcast | Adobe Podcast | tool | Adobe Podcast Enhance; Project Shasta
audio-hijack | Audio Hijack | tool | Audiohijack; Rogue Amoeba Audio Hijack
samplitude | Samplitude | tool | Magix Samplitude; Samplitude Pro X | audio-production
sequoia-daw | MAGIX Sequoia | tool | Sequoia mastering; Sequoia DAW | audio-production
hindenburg | Hindenburg? | tool | <Hindenburg Journalist; Hindenburg PRO | audio-editing | audio; podcast; radio; editing; audacity; audition; journalist; software
burli | Burli newsroom | tool | Burli?; Burli NE |  | newsroom; radio; news; broadcast; audition; audacity; newsboss; enps
newsboss | NewsBoss | tool | News Boss radio
wideorbit-automation | WideOrbit Automation for Radio | tool | WideOrbit Automation; Google SS32
dalet | Dalet | tool | DaletPlus; <Dalet Galaxy; <Dalet Radio Suite
logic-pro | Logic Pro | tool | Logic Pro X; <Logic Studio; Apple Logic; Apple Logic Pro; Logic Pro 9; <Logic Express; Emagic Logic; Logic X; Logic Pro 8; Logic 9; Logic Audio; LogicPro | audio-production
garageband | GarageBand | tool | Garage Band?; Apple GarageBand | audio-production | imovie; logic; audacity; pro tools; protools; final cut; ableton; ipad; keynote; adobe; photoshop; iphoto; macos; software; cubase; audition
ableton-live | Ableton Live | tool | Ableton; Ableton Live 9; Ableton Live 10; <Ableton Suite; Abelton; Abelton Live; Ableton Live 8; <Ableton Live Suite | music-production
ableton-certified-trainer | Ableton Certified Trainer | certification | | ableton-live
ableton-push | Ableton Push | tool | Push controller Ableton
bitwig-studio | Bitwig Studio | tool | Bitwig | music-production
other-daws | Digital audio workstations | technical | digital audio workstation; DAW?; DAW software; DAWs; stations audionumériques | audio-production | tools; protools; logic; ableton; cubase; audio; daw; wwise; audition; audacity; sound; recording; music; fmod; mixing
cubase | Cubase | tool | Steinberg Cubase; Cubase SX; Cubase Pro | audio-production
nuendo | Nuendo | tool | Steinberg Nuendo | audio-production
fl-studio | FL Studio | tool | Fruity Loops; FruityLoops; Image-Line FL Studio | music-production
reason-daw | Reason? | tool | Propellerhead Reason; Reason Studios; Reason DAW; Reason 5? | music-production | ableton; cubase; daw; propellerhead; midi; logic pro; pro tools; fl studio
reaper-daw | Reaper? | tool | Cockos Reaper; Reaper DAW | audio-production | tools; protools; logic; ableton; cubase; audio; daw; wwise; audition; audacity; sound; recording; music; fmod; mixing
studio-one | Studio One? | tool | PreSonus Studio One; Studio One Pro | audio-production | presonus; daw; ableton; cubase; logic; mixing; recording; pro tools; reaper; fl studio; audio; music
digital-performer | Digital Performer? | tool | MOTU Digital Performer; MOTU DP | audio-production | motu; pro tools; protools; logic; cubase; daw; sibelius; finale; midi; ableton
cakewalk-sonar | Cakewalk SONAR | tool | Cakewalk?; Sonar Platinum; SONAR X3; Cakewalk by BandLab | audio-production | sonar; cubase; pro tools; protools; midi; ableton; daw; bandlab; reaper; fl studio; sound forge; finale
ardour | Ardour? | tool | Ardour DAW | audio-production | audio; daw; linux; recording; reaper; mixing; audacity; jack
acid-pro | ACID Pro | tool | Sony ACID; Magix ACID Pro; Sonic Foundry ACID | music-production
mixcraft | Mixcraft | tool | Acoustica Mixcraft | music-production
fairlight | Fairlight? | tool | Blackmagic Fairlight; DaVinci Fairlight; Fairlight audio | audio-production | davinci; resolve; pro tools; protools; nuendo; blackmagic; audio; daw; logic pro
lmms | Linux MultiMedia Studio | tool | LMMS DAW | music-production
bandlab | BandLab | tool |  | music-production
soundation | Soundation | tool | | music-production
soundtrap | Soundtrap | tool | Soundtrap by Spotify | audio-production
mixbus | Harrison Mixbus | tool | Mixbus 32C | audio-production
luna-daw | Universal Audio LUNA | tool | Luna DAW; UAD LUNA | audio-production
pyramix | Pyramix | tool | Merging Pyramix | audio-production
sadie-daw | SADiE? | tool | SADiE workstation | audio-production | audio; editing; pyramix; radio; mastering; broadcast; wavelab

# Web design and content management
web-design | Web design | technical | website design; web designer?; web site design; web page design; webpage design; website designing; <website layout; <web layout design; designing websites; designed websites; design websites; web designing; <landing page UI design; Webdesign; Webseitengestaltung; Website-Gestaltung; conception de sites web; conception de sites internet; webdesigner?; diseño web; diseño de páginas web; diseño de sitios web; diseñador web? | | html; css; photoshop; dreamweaver; websites; website; javascript; wordpress; graphic; responsive; design; web; seo; illustrator
website-creation | Website creation | technical | website building; building websites; Webseitenerstellung; Erstellung von Webseiten; création de sites web; création de sites internet; creación de páginas web; creación de sitios web; creating websites
website-redesign | Website redesign | technical | site redesign; web redesign; website relaunch; Website-Relaunch; refonte de site web; rediseño de sitio web
website-management | Website management | professional | website maintenance; web site maintenance; website updates; updating website; maintaining websites; maintain website; maintained website; website administration; webmaster?; web administration; updated website; update website; website upkeep; website management and updates; managing website; manage website; managed website; site maintenance web; web page maintenance; web maintenance; website management skills; Webseitenpflege; Website-Pflege; Websitepflege; Pflege der Website; Homepagepflege; Pflege der Homepage; <Webmaster-Tätigkeit; gestion de site web; gestion de site internet; <mise à jour du site web; <mise à jour du site internet; administration de site web; administración de páginas web; mantenimiento de páginas web; gestión de sitios web; <actualización de la página web; mantenimiento web; <company website updates; <website content updates; <web content updates; <website editing; <website content maintenance | | website; html; content; site; websites; cms; web; wordpress; pages; hosting
web-publishing | Web publishing | professional | online publishing; Online-Publishing; publication web; publicación web
web-content-management | Web content management | professional | website content management; managing web content; gestion de contenu web; gestión de contenidos web; Web-Content-Pflege
intranet-management | Intranet management | professional | intranet site management; intranet administration; Intranet-Redaktion; gestion d'intranet; administración de intranet
content-management-systems | Content management systems | technical | CMS?; content management system (CMS); content management software; CMS platforms; CMS systems; CMS software; <CMS development; <CMS administration; <web CMS; <WCMS; <CMS websites; CMS tools; Redaktionssysteme; Redaktionssystem; Content-Management-Systeme; système de gestion de contenu; sistemas de gestión de contenidos; gestor de contenidos; gestores de contenido; <open source CMS; <custom CMS; CMS-Systeme; <CMS implementation; content management platforms; <web content management systems | | wordpress; drupal; joomla; website; web; html; content; websites; sitecore; css; php; site; blog; seo; digital; sharepoint; aem; typo3; kentico; intranet; magento
wordpress | WordPress | tool | Word Press; Wordpress CMS; WordPress.org; <WordPress.com; WordPress websites; <WordPress themes; <WordPress theme development; <WordPress plugins; <WordPress plugin development; <WordPress development; WordPress sites; <WordPress design; <WordPress blogs; <WordPress developer?; <WordPress customization; <WordPress administration; <WordPress Multisite; CMS WordPress; Wordpress-Kenntnisse; <Headless WordPress; <Gutenberg blocks; <Gutenberg editor; <Genesis Framework; <WordPress Gutenberg; <WordPress block editor; <Gutenberg block editor; <Gutenberg?; <Thesis WordPress theme | content-management-systems | blocks; elementor; themes; plugins; woocommerce; wordpress
elementor | Elementor | tool | Elementor Pro | wordpress
divi | Divi? | tool | Divi theme; Divi Builder; Elegant Themes Divi | wordpress | wordpress; elementor; woocommerce; php; wpbakery; css; avada; wix; shopify; yoast; page builder
wpbakery | WPBakery Page Builder | tool | WPBakery; WP Bakery | wordpress
visual-composer | Visual Composer? | tool | | wordpress | wordpress; elementor; divi; themes; plugins; woocommerce; php; wpbakery
beaver-builder | Beaver Builder | tool | | wordpress
oxygen-builder | Oxygen Builder | tool | Oxygen page builder | wordpress
bricks-builder | Bricks Builder | tool | Bricks WordPress | wordpress
avada | Avada? | tool | Avada theme | wordpress | wordpress; elementor; woocommerce; php; wpbakery; css; divi; yoast
acf-wordpress | Advanced Custom Fields | tool | ACF Pro; ACF WordPress | wordpress
wpml | WPML | tool | WordPress Multilingual plugin | wordpress
buddypress | BuddyPress | tool | | wordpress
bbpress | bbPress | tool | | wordpress
gravity-forms | Gravity Forms | tool | | wordpress
drupal | Drupal | tool | Drupal CMS; Drupal 7; Drupal 8; Drupal 6; Drupal 9; Drupal 10; <Drupal development; <Drupal themes; <Drupal theming; <Drupal modules; <Drupal module development; <Drush; <Drupal site building; <Drupal websites; <Drupal developer skills | content-management-systems
acquia | Acquia | tool | <Acquia Cloud; <Acquia Drupal; <Acquia Site Studio; <Drupal Acquia Site Studio | drupal
acquia-certificate | Acquia Certified Developer | certification | Acquia Certified Drupal Developer | drupal
drupal-commerce | Drupal Commerce | tool | Commerce for Drupal | drupal
backdrop-cms | Backdrop CMS | tool | | content-management-systems
joomla | Joomla | tool | Joomla CMS; Joomla 3; <Joomla websites; <Joomla development; <Joomla templates; Joomla 2.5; Joomla 1.5; <Joomla extensions; <Joomla-CMS Templates; <Joomla administration | content-management-systems
mambo-cms | Mambo CMS | tool | | content-management-systems
jomsocial | JomSocial | tool | | joomla
typo3 | TYPO3 | tool | Typo 3; TYPO3 CMS; <TypoScript; <TYPO3-Entwicklung; <Extbase; <TYPO3 Fluid templates | content-management-systems
typo3-certified | TYPO3 CMS Certified Integrator | certification | TCCI TYPO3; TYPO3 Certified Integrator | typo3
enterprise-cms | Web content management platforms | technical | enterprise CMS; digital experience platforms; DXP platforms | content-management-systems | adobe; cms; sitecore; cq5; sling; osgi; content; experience; web; drupal; digital; java; jcr; campaign; target
adobe-experience-manager | Adobe Experience Manager | tool | AEM?; Adobe AEM; Adobe CQ5; CQ5; Day CQ; Day CQ5; Adobe CQ; <AEM Sites; <AEM Assets; AEM as a Cloud Service | enterprise-cms | adobe; cms; sitecore; cq5; sling; osgi; web; drupal; java; jcr
sitecore | Sitecore | tool | Sitecore CMS; <Sitecore XP; <Sitecore SXA; <Sitecore XM Cloud; <Sitecore certified; <Sitecore JSS; <Sitecore JavaScript Services | enterprise-cms
kentico | Kentico | tool | Kentico CMS; <Kentico Xperience; Xperience by Kentico | content-management-systems
umbraco | Umbraco | tool | Umbraco CMS | content-management-systems
sitefinity | Sitefinity | tool | Telerik Sitefinity; Progress Sitefinity | content-management-systems
optimizely-cms | Optimizely CMS | tool | Episerver; EPiServer CMS; EPi Server | enterprise-cms
ektron | Ektron | tool | Ektron CMS; Ektron CMS400 | content-management-systems
dotnetnuke | DotNetNuke | tool | DNN Platform?; DNN CMS; DotNetNuke CMS | content-management-systems | cms; dotnetnuke; .net; asp.net; website; websites; iis; portal; modules
teamsite | OpenText TeamSite | tool | Interwoven TeamSite; TeamSite; Autonomy TeamSite; HP TeamSite | enterprise-cms
vignette | Vignette content management | tool | Vignette CMS; Vignette StoryServer; OpenText Vignette | enterprise-cms
tridion | SDL Tridion | tool | Tridion; RWS Tridion; Tridion Sites | enterprise-cms
percussion-cms | Percussion CMS | tool | Percussion Rhythmyx | content-management-systems
reddot-cms | RedDot CMS | tool | OpenText RedDot | content-management-systems
oracle-webcenter-sites | Oracle WebCenter Sites | tool | WebCenter Sites; Fatwire; FatWire Content Server | enterprise-cms
oracle-ucm | Oracle WebCenter Content | tool | Oracle UCM; Stellent; Universal Content Management Oracle | enterprise-cms
crownpeak | Crownpeak | tool | Crownpeak DXM | enterprise-cms
bloomreach | Bloomreach | tool | Hippo CMS; BloomReach Experience | enterprise-cms
magnolia-cms | Magnolia CMS | tool | Magnolia DXP | content-management-systems
jahia | Jahia | tool | Jahia DXP | content-management-systems
cascade-cms | Cascade CMS | tool | Cascade Server; Hannon Hill Cascade | content-management-systems
modern-campus-cms | Modern Campus CMS | tool | OU Campus?; OmniUpdate; Omni CMS | content-management-systems | cms; html; omniupdate; drupal; wordpress; css; cascade; web content; websites; webpages
liferay | Liferay | tool | <Liferay Portal; <Liferay DXP | content-management-systems
civicplus | CivicPlus | tool | CivicEngage | content-management-systems
ibm-wcm | IBM Web Content Manager | tool | IBM WCM; Lotus Web Content Management | enterprise-cms
expressionengine | ExpressionEngine | tool | Expression Engine | content-management-systems
modx | MODX | tool | <ModX Revolution; <ModX Evolution | content-management-systems
craft-cms | Craft CMS | tool | CraftCMS | content-management-systems
movable-type | Movable Type? | tool | MovableType | content-management-systems | software; content; movabletype
finalsite | Finalsite | tool | Finalsite CMS | content-management-systems
blackboard-web-community-manager | Blackboard Web Community Manager | tool | | content-management-systems
contao | Contao | tool | Contao CMS; TYPOlight | content-management-systems
neos-cms | Neos CMS | tool | TYPO3 Neos | content-management-systems
redaxo | REDAXO | tool | Redaxo CMS | content-management-systems
firstspirit | FirstSpirit | tool | e-Spirit FirstSpirit; Crownpeak FirstSpirit | enterprise-cms
coremedia | CoreMedia | tool | CoreMedia CMS; CoreMedia Content Cloud | enterprise-cms
opencms | OpenCms | tool | Alkacon OpenCms | content-management-systems
pimcore | Pimcore | tool | Pimcore DXP | content-management-systems
statamic | Statamic | tool | Statamic CMS | content-management-systems
silverstripe | Silverstripe | tool | Silverstripe CMS | content-management-systems
ez-platform | Ibexa DXP | tool | eZ Publish; eZ Platform; Ibexa | content-management-systems
processwire | ProcessWire | tool |  | content-management-systems
django-cms | django CMS | tool | Django-CMS | content-management-systems
ghost-cms | Ghost CMS | tool | Ghost blogging platform; Ghost.org | content-management-systems
spip | SPIP CMS | tool | | content-management-systems
headless-cms | Headless CMS | technical | headless content management; <composable content platforms; headless content management systems | content-management-systems
contentful | Contentful | tool | Contentful CMS | headless-cms
sanity-cms | Sanity CMS | tool | Sanity.io; Sanity Studio | headless-cms | cms; contentful; headless; strapi; groq; storyblok
prismic | Prismic | tool | Prismic.io; Prismic CMS | headless-cms
storyblok | Storyblok | tool | Storyblok CMS | headless-cms
contentstack | Contentstack | tool | Contentstack CMS | headless-cms
directus | Directus | tool | Directus CMS | headless-cms
payload-cms | Payload CMS | tool | PayloadCMS | headless-cms
decap-cms | Decap CMS | tool | Netlify CMS | headless-cms
datocms | DatoCMS | tool | Dato CMS | headless-cms
kontent-ai | Kontent.ai | tool | Kentico Kontent | headless-cms
butter-cms | ButterCMS | tool | Butter CMS | headless-cms
hygraph | Hygraph | tool | GraphCMS | headless-cms
agility-cms | Agility CMS | tool | | headless-cms
cosmic-cms | Cosmic CMS | tool | Cosmic JS | headless-cms
website-builders | Website builders | technical | <Homepage-Baukasten; website builder tools; website builder software; Website-Baukästen; <Homestead websites; <Network Solutions websites; <Volusion websites
weebly | Weebly | tool | Weebly.com | website-builders
godaddy-website-builder | GoDaddy Website Builder | tool | GoDaddy Websites + Marketing | website-builders
jimdo | Jimdo | tool | <Jimdo Creator; Jimdo.com | website-builders
google-sites | Google Sites? | tool | New Google Sites | website-builders | gmail; google docs; google drive; classroom; wix; g suite; website; html; google forms; weebly; google workspace; google slides; intranet
duda | Duda website builder | tool | Duda websites; DudaMobile | website-builders
strikingly | Strikingly? | tool | Strikingly.com | website-builders | website; wix; weebly; squarespace; builder; wordpress; web
carrd | Carrd | tool | Carrd.co | website-builders
hubspot-content-hub | HubSpot Content Hub | tool | HubSpot CMS; HubSpot CMS Hub; HubSpot website builder | content-management-systems
adobe-muse | Adobe Muse | tool | Muse websites; Adobe Muse CC | website-builders
adobe-business-catalyst | Adobe Business Catalyst | tool | Business Catalyst? | website-builders | adobe; dreamweaver; muse; cms; wordpress; squarespace; wix; html
ionos-mywebsite | IONOS MyWebsite | tool | 1&1 Website builder; 1&1 MyWebsite | website-builders
blogger | Google Blogger | tool | Blogger platform; Blogspot; Blogger.com
typepad | TypePad | tool | Typepad blog
cargo-collective | Cargo website builder | tool | Cargo Collective | website-builders
adobe-portfolio | Adobe Portfolio | tool | | website-builders
format-portfolio | Format.com | tool |  | website-builders
readymag | Readymag | tool | | website-builders
zoho-sites | Zoho Sites | tool | | website-builders
showit | Showit | tool | ShowIt websites | website-builders
site123 | SITE123 | tool | | website-builders
wix | Wix | tool | Wix.com; Wix websites; Wix website builder; <Wix Studio; <Wix Velo; Wix site; Wix Editor; <Wix ADI; <Corvid by Wix; Wix web design; <Editor X? | website-builders | wix; squarespace; webflow; figma; elementor; wordpress
squarespace | Squarespace | tool | Square Space?; Squarespace websites; Squarespace.com; Squarespace CMS; Squarespace site; Squarespace web design; <Squarespace Circle | website-builders | squarespace; website; websites; wix; wordpress; weebly
webflow | Webflow | tool | <Webflow CMS; <Webflow development; <Webflow designer; Webflow.io; Webflow websites; <Webflow certified | web-design
dreamweaver | Adobe Dreamweaver | tool | Dreamweaver; Dream Weaver; Macromedia Dreamweaver; Adobe Dream Weaver; Dreamweaver CS6; Dreamweaver CS5; Dreamweaver CS3; Dreamweaver CS4; Dreamweaver MX; Dreamweaver CC; Adobe Dreamweaver CS6; Adobe Dreamweaver CS5; Adobe Dreamweaver CC; Adobe Dreamweaver CS3; Macromedia Dreamweaver MX; Dreamweaver 8; DreamWeaver MX 2004; Adobe Dreamweaver CS4
older-web-editors | Visual web editors | technical | WYSIWYG editors; WYSIWYG HTML editors; WYSIWYG web editors; <Namo WebEditor; <HotDog editor; <Claris Home Page; <Google Page Creator | | html; dreamweaver; microsoft; excel; word; powerpoint; web; photoshop; publisher; access; css; website; flash
frontpage | Microsoft FrontPage | tool | FrontPage; Front Page?; MS FrontPage; MS Front Page; Microsoft Front Page; Frontpage 2000; FrontPage 2003 |  | dreamweaver; microsoft; visual basic; ms word; ms access; web development; python; html; hot dog; visio
expression-web | Microsoft Expression Web | tool | Expression Web; Expression Web 4
expression-blend | Microsoft Expression Blend | tool | Expression Blend; Blend for Visual Studio
expression-studio | Microsoft Expression Studio | tool | Expression Studio; Microsoft Expression; <Expression Design
adobe-golive | Adobe GoLive | tool | GoLive?; CyberStudio GoLive | | adobe; dreamweaver; photoshop; illustrator; html; frontpage; indesign; macromedia; quark
netobjects-fusion | NetObjects Fusion | tool | Net Objects Fusion
adobe-pagemill | Adobe PageMill | tool | PageMill
iweb | Apple iWeb | tool | iWeb? | | apple; imovie; idvd; iwork; mac; garageband; dreamweaver; iphoto; keynote
coffeecup | CoffeeCup HTML Editor | tool | CoffeeCup
rapidweaver | RapidWeaver | tool | Rapid Weaver
kompozer | KompoZer | tool
nvu | Nvu | tool

# Rooms and exhibitions
interior-design | Interior design | technical | interior designer?; interior designing; <residential interior design; <commercial interior design; <interior space design; <interior design concepts; Innenraumgestaltung; <Raumgestaltung; <Inneneinrichtung; décoration et design d'intérieur; design d'intérieur; diseño de interiores; diseño interior; interiorismo; diseño de espacios interiores; <healthcare interior design; agencement d'intérieur |  | autocad; sketchup; revit; finishes; furniture; residential; space; rendering; commercial; design; decor; interiors; lighting; ncidq
kitchen-bath-design | Kitchen and bath design | technical | kitchen & bath design; <bathroom design; <bath design; <closet design
kitchen-design | Kitchen design? | technical | kitchen planning?; Küchenplanung; agencement de cuisines; diseño de cocinas; Küchenplaner; concepteur cuisine | | cabinets; cabinetry; countertops; bath; nkba; interior; remodeling; küche; küchen; möbel; sketchup; autocad; prokitchen; showroom; bathroom; joinery
store-design | Store design | technical | retail interior design; store interior design; Ladenbau?; Ladengestaltung; conception de magasins; diseño de tiendas; retail space design | | gestaltung; entwurf; planung; design; innenarchitektur; visual; konzept
workplace-design | Workplace design | technical | office interior design; corporate interior design; Bürogestaltung; aménagement de bureaux; office design
hospitality-interior-design | Hospitality interior design | technical | hospitality design; hotel interior design; restaurant interior design | interior-design
interior-design-certificates | Interior design certificate | certification | <Certified Interior Designer; interior design certification | interior-design
ncidq | NCIDQ certification | certification | NCIDQ; NCIDQ certified; NCIDQ Certificate; NCIDQ qualified
ckbd | Certified Kitchen and Bath Designer (CKBD) | certification | Certified Kitchen and Bath Designer; CKBD; NKBA CKBD
certified-kitchen-designer | Certified Kitchen Designer (CKD) | certification | Certified Kitchen Designer
certified-bath-designer | Certified Bath Designer (CBD) | certification | Certified Bath Designer
akbd | Associate Kitchen and Bath Designer (AKBD) | certification | AKBD; Associate Kitchen and Bath Designer? |  | akbd; certified
nkba-certification | NKBA certification | certification | NKBA certified
registered-interior-designer | Registered interior designer | certification | licensed interior designer
certified-interior-decorator | Certified Interior Decorator (CID) | certification | Certified Interior Decorator
asid-membership | ASID membership | certification | ASID professional member; ASID member; <Allied ASID
caps-aging-in-place | Certified Aging-in-Place Specialist (CAPS) | certification | Certified Aging in Place Specialist; CAPS aging in place
furniture-design | Furniture design | technical | furniture designer; <custom furniture design; <furniture detailing; <millwork design; <seating design; Möbeldesign; Möbelentwurf; design de mobilier; conception de mobilier; création de mobilier; diseño de muebles; diseño de mobiliario; design of furniture; <cabinet design; <furniture drawings
home-product-design | Home product design | technical | home furnishings design; home goods design; <tabletop design; <giftware design; housewares design
toy-design | Toy design | technical | toy designer; Spielzeugdesign; diseño de juguetes; design de jouets
light-fixture-design | Light fixture design | technical | lighting fixture design; luminaire design; Leuchtendesign; design de luminaires
exhibition-design | Exhibition design | technical | exhibit design; exhibit designer; exhibition designer; <museum exhibit design; <museum exhibition design; <exhibit development; <gallery exhibition design; <exhibition concepts; <exhibit layout; exhibit planning?; Ausstellungsgestaltung; Ausstellungsdesign; Ausstellungskonzeption; conception d'expositions; diseño de exposiciones; diseño de exhibiciones; <interpretive exhibits design; scénographie d'exposition; <museum exhibits; <exhibition planning? | | design; designer; drawings; museum; fabrication; graphics; layout
museography | Museography | technical | museografía; muséographie; Museumsgestaltung
trade-show-booth-design | Trade show booth design | technical | booth design; stand design; exhibition stand design; trade show exhibit design; Messedesign; Messestanddesign; conception de stands; diseño de stands | exhibition-design
themed-environment-design | Themed environment design | technical | themed environments; theme park design; themed entertainment design; themed experience design
experiential-design | Experiential design | technical | experience environments design; spatial experience design; <pop-up store design
spatial-design | Spatial design | technical | event space design; design d'espace; diseño espacial; pavilion design
set-design | Set design? | technical | set designer; scenic design; scenic designer; stage design; <theatre set design; <theater set design; scenography; <film set design; theatrical set design; <television set design; Bühnenbild; Bühnenbildner; Bühnenbildgestaltung; Szenografie; Szenenbild; scénographie; <décors de théâtre; escenografía; diseño de escenarios; diseño escenográfico; <photo set design; <model box making | | theatre; theater; film; stage; scenic; costume; props; lighting; production design; television; escenografía; bühne; theatrical; scenery; plays
props-management | Props management | professional | props master; property master; props mastering; utilería; Requisiteur; <prop design for stage
production-design | Production design for film | technical | production designer?; film production design; production design film; production designer film; <art department film; décors de cinéma; dirección de arte cinematográfica; Szenenbildner | | film; set; theatre; theater; sets; television; feature; films
set-decoration | Set decoration | technical | set dressing; set decorator; set dresser; décoratrice plateau; ambientación de sets; ensemblier
scenic-painting | Scenic art | technical | scenic artist; scenic painter; scenic painting; Theatermalerei; peintre en décor
theatre-design | Theatre design | technical | theatrical design; theater design; diseño teatral
stage-lighting-design | Stage lighting | technical | theatrical lighting; theatre lighting; theater lighting; <theatrical lighting design; <concert lighting; <lighting design for theatre; <master electrician theatre; <lighting technician theatre; lumière de spectacle; éclairage scénique; éclairage de scène; régie lumière; Bühnenbeleuchtung; Bühnenlicht; iluminación escénica; iluminación teatral; iluminación de espectáculos; <moving lights; <event lighting; <lighting plots; Lichttechnik? | | Bühne; Veranstaltung; Theater; Show; Event; Konzert
etc-ion | ETC Ion? | tool | ETC Ion console; <ETC Ion Xe |  | lighting; console; consoles; dmx; eos; theatre; theater; grandma; element; stage
projection-mapping | Projection mapping | technical | video mapping; mapping vidéo; Videomapping
lighting-console-operation | Lighting console operation | technical | lighting board operation; light board operator; lighting console programming; lighting programmer; Lichtpultbedienung; <Hog lighting console; pupitreur lumière
followspot-operation | Followspot operation | technical | follow spot; spotlight operation; Verfolgerfahrer; poursuite lumière
dmx-lighting | DMX lighting control | technical | DMX; DMX512; <Art-Net lighting
etc-eos | ETC Eos | tool | ETC Eos family; EOS lighting console | lighting-console-operation
grandma-console | grandMA? | tool | grandMA2; grandMA3; MA Lighting grandMA; grandMA console; grandMA consoles; grandMA lighting; grandMA lighting console | lighting-console-operation | lighting; console; consoles; dmx; hog; eos; ma lighting; chamsys; qlab; vectorworks; moving lights
chamsys | ChamSys MagicQ | tool | ChamSys; MagicQ | lighting-console-operation
lightwright | Lightwright | tool | Lightwright 6
wysiwyg-lighting | wysiwyg lighting design software | tool | CAST wysiwyg; WYSIWYG lighting
capture-lighting | Capture lighting visualisation | tool | Capture Polar lighting; Capture Visualisation
projection-design | Projection design | technical | projection designer
resolume | Resolume | tool | <Resolume Arena; <Resolume Avenue | projection-mapping
isadora-software | Isadora media software | tool | Isadora video; TroikaTronix Isadora
media-servers | Media servers for shows | technical | media server programming; <disguise media server; <d3 media server; <Watchout?; <Hippotizer | | dataton; projection; disguise; hippotizer; resolume; qlab; projection mapping; projectors; video servers
`;

/** What can stand in for what, in part. */
export const substitutes = String.raw`
ux-branches | user experience design | 0.5 | ux-design; ui-ux-design; interaction-design; digital-product-design; user-centered-design; service-design
interface-design-branches | interface design | 0.5 | ui-design; ui-ux-design; digital-product-design
ux-research-branches | research with users | 0.5 | user-research; usability-testing
ux-artefacts | drafts of an interface | 0.4 | wireframing; prototyping
accessibility-branches | accessibility | 0.6 | inclusive-design; web-accessibility
ui-design-tools | interface design tools | 0.6 | figma; sketch; adobe-xd; penpot
prototyping-tools-group | prototyping tools | 0.6 | invision; axure; ui-prototyping-tools; proto-io; protopie; principle-for-mac; justinmind; uxpin; marvel-app; origami-studio
product-management-branches | product management | 0.5 | product-management; product-ownership; product-strategy; product-roadmaps; product-discovery
backlog-work | backlog work | 0.5 | backlog-management; feature-prioritisation; use-cases; product-requirements
graphic-branches | graphic design | 0.5 | graphic-design; visual-design; print-design; advertising-design
identity-branches | brand graphics | 0.6 | logo-design; visual-identity; icon-design
page-branches | page design | 0.6 | layout-design; editorial-design; desktop-publishing; typography
print-branches | print preparation | 0.5 | print-production; prepress
direction-branches | creative leadership | 0.5 | art-direction; creative-direction; design-management
layout-programs | layout programs | 0.6 | indesign; quarkxpress; affinity-publisher
vector-programs | drawing programs | 0.6 | illustrator; coreldraw; inkscape; affinity; macromedia-freehand; xara-designer
image-programs | image editors | 0.6 | photoshop; gimp; affinity-photo; paintshop-pro; pixelmator; photopea
drawing-branches | drawing | 0.4 | drawing; illustration; digital-painting
photo-branches | photography | 0.4 | portrait-photography; event-photography; wedding-photography; fashion-photography
photo-and-video | camera work | 0.4 | videography; camera-operation; cinematography
image-work | image editing | 0.6 | image-editing; photo-retouching
modeling-programs | 3D programs | 0.6 | maya; 3ds-max; blender; cinema-4d; lightwave-3d; modo; softimage; houdini; autodesk-viz
animation-branches | animation | 0.4 | 2d-animation; motion-graphics; 3d-animation; stop-motion
animation-programs | 2D animation programs | 0.5 | flash-animate; toon-boom; moho; tvpaint; spine-2d
effects-programs | compositing programs | 0.5 | nuke; after-effects; blackmagic-fusion; autodesk-flame; natron; autodesk-inferno
video-programs | video editing programs | 0.6 | premiere-pro; final-cut-pro; avid; davinci-resolve; edius; vegas-pro; lightworks-editor
simple-video-programs | simple video editing programs | 0.6 | imovie; windows-movie-maker; filmora; capcut; powerdirector; pinnacle-studio; corel-videostudio; magix-movie-edit; inshot; kdenlive; shotcut; openshot; clipchamp; movavi
streaming-programs | live streaming programs | 0.6 | obs-studio; vmix; wirecast; streamlabs; xsplit
renderers | rendering programs | 0.6 | v-ray; arnold-renderer; octane-render; corona-renderer; renderman; redshift-renderer; maxwell-render; mental-ray
sculpting-programs | sculpting programs | 0.6 | zbrush; mudbox; 3d-coat; nomad-sculpt; sculptris
texturing-programs | texturing programs | 0.5 | substance-painter; foundry-mari; quixel
mocap-systems | motion capture systems | 0.5 | vicon; optitrack; xsens; rokoko
tracking-programs | matchmoving programs | 0.6 | pftrack; syntheyes; boujou; 3dequalizer
film-branches | film and video production | 0.4 | video-production; film-production; videography; television-production; documentary-production
audio-branches | audio production | 0.4 | audio-engineering; audio-editing; mixing-mastering; music-production; sound-design; live-sound
audio-workstations | digital audio workstations | 0.6 | pro-tools; logic-pro; ableton-live; bitwig-studio; cubase; nuendo; fl-studio; reason-daw; reaper-daw; studio-one; digital-performer; cakewalk-sonar
audio-editor-programs | audio editors | 0.6 | adobe-audition; audacity; sound-forge; wavelab; goldwave; wavepad; ocenaudio
game-audio-middleware | game audio middleware | 0.6 | fmod; wwise
screenwriting-programs | screenwriting programs | 0.6 | final-draft; celtx; movie-magic-screenwriter
lighting-consoles | lighting consoles | 0.5 | etc-eos; grandma-console; chamsys
cms-products | content management systems | 0.5 | wordpress; drupal; joomla; typo3; umbraco; kentico; contao; craft-cms; dotnetnuke
enterprise-cms-products | enterprise content management systems for the web | 0.5 | adobe-experience-manager; sitecore; optimizely-cms; tridion; teamsite; oracle-webcenter-sites; coremedia; firstspirit; bloomreach; crownpeak
headless-cms-products | headless content management systems | 0.6 | contentful; sanity-cms; prismic; storyblok; contentstack; directus; payload-cms; datocms; hygraph; strapi; kontent-ai
site-builders | website builders | 0.6 | wix; squarespace; webflow; weebly; jimdo; godaddy-website-builder; strikingly; duda
page-builders | page builders of WordPress | 0.6 | elementor; divi; wpbakery; beaver-builder; oxygen-builder; bricks-builder
room-branches | interior design | 0.5 | interior-design; interior-architecture
space-for-show | design of exhibitions and sets | 0.4 | exhibition-design; set-design; trade-show-booth-design
research-platforms | user research platforms | 0.6 | user-research-tools; userzoom; maze-usability; loop11; usabilityhub; userlytics
whiteboard-products | online whiteboard products | 0.6 | miro; mural-whiteboard; lucidspark; stormboard
roadmap-products | product roadmap software | 0.6 | product-management-tools; aha; prodpad; roadmunk; productplan; airfocus; craft-io
raw-converters | raw converters | 0.6 | lightroom; photo-workflow-tools; dxo-photolab; skylum-luminar; darktable; rawtherapee
asset-systems | digital asset management systems | 0.6 | extensis-portfolio; bynder; acquia-dam; canto; brandfolder; mediabeacon
quick-graphics | simple graphics programs | 0.6 | canva; adobe-express; vistacreate; desygner
`;
