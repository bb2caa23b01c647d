export const skills = String.raw`
# Writing
writing | Writing for publication | professional | professional writer; <freelance writer; <staff writer; <contributing writer; <contributing author; published writer; <published author; <author of books; <authored books; <book author; <book writing; <writing books; <magazine writing; <magazine articles; published articles; publishing articles; <feature articles; <feature stories; <long-form writing; <longform writing; <longform articles; writer?; author?; <essay writing; <writing for the web; <web writing; <interview-based writing; <profile writing; freier Autor; freie Autorin; <Autorentätigkeit; Schreiben von Artikeln; Verfassen von Artikeln; écriture?; écriture d'articles; pigiste; escritor; escritora; escribir artículos; rédacteur?; rédactrice? |  | articles; published; freelance; magazine; books; stories; editor; essays; fiction; newspaper; content; blog; poetry; romans; roman; scénario; poésie; littéraire; presse; web; éditions
fiction-writing | Fiction writing | professional | fiction?; <novel writing; <novelist; <short stories; <short story writing; <short fiction; <flash fiction; writing fiction; <science fiction writing; <fantasy writing; <young adult fiction; <character development writing; <plotting novels; <worldbuilding; literary fiction; <NaNoWriMo; <Kurzgeschichten; Belletristik; <nouvelles littéraires; <novelas; <cuentos; narrativa literaria; <romans de fiction; <Romane schreiben | writing | novel; novels; short stories; poetry; nonfiction; writing; writer; literary; author; stories; creative writing; mfa
nonfiction-writing | Nonfiction writing | professional | non-fiction writing; nonfiction?; non-fiction?; <creative nonfiction; <creative non-fiction; <narrative nonfiction; <memoir; <memoir writing; <biography writing; <biographies?; <personal essays; <travel writing; <travel writer; <food writing; <food writer; <nature writing; <science writing; <science writer; <popular science writing; <health writing; <history writing; <self-help books; <true crime writing; <obituary writing; <Sachbücher; <Sachtexte; <ensayos literarios | writing | novel; novels; short stories; poetry; fiction; writing; writer; literary; author; essays; creative writing; mfa; memoir; essayist
poetry | Poetry | professional | poetry writing; poems; writing poetry; poet; published poet; <spoken word?; <slam poetry; <poetry slam; <poetry readings; <haiku?; verse writing; Lyrik; Gedichte; poésie; poèmes; poesía; poemas | writing | poems; poetry; poet; sonnets; verse; poésie; gedichte
children-literature | Writing for children | professional | children's literature?; children's books?; children's book writing; children's book author; <picture books?; <picture book writing; <young adult literature?; <middle grade fiction; Kinderbücher?; Kinder- und Jugendliteratur?; <literatura infantil?; <littérature jeunesse? | writing | writer; author; wrote; published; illustrator; manuscripts; writing; novels; autorin; autor; escritora; autrice; auteur
textbook-writing | Textbook writing | professional | textbook authoring; textbook author; educational writing; writing educational content; Schulbuchautor; redacción de libros de texto; rédaction de manuels scolaires
test-item-writing | Test item writing | professional | item writing; assessment item writing; exam item writing; Itemerstellung
game-writing | Writing for games | professional | game writing; video game writing; <narrative design; <game narrative; <narrative designer; <interactive fiction; <interactive storytelling; <branching dialogue; <quest design writing; <dialogue writing for games; <tabletop game writing; <RPG writing; <roleplaying game writing; <écriture interactive; <narrativa interactiva
humor-writing | Humor writing | professional | humour writing; <satire; <satirical writing; <satire writing; <joke writing; <parody writing; <gag writing; <Satire schreiben; écriture humoristique | writing
comics-writing | Comics writing | professional | comic book writing; graphic novel writing; webcomics; guion de cómic; scénario de bande dessinée
greeting-card-writing | Greeting card writing | professional | writing greeting cards
reviews-criticism | Arts criticism | professional | <book reviews; <book reviewer; <book reviewing; <film reviews; <film criticism; <movie reviews; <film critic; <theater reviews; <theatre criticism; <music reviews; <music criticism; <concert reviews; cultural criticism; critique littéraire; <critique de cinéma; <critiques musicales; <crítica de cine; <crítica literaria; crítica de arte; <Buchbesprechungen; <Rezensionen?; Kunstkritik | | Bücher; Buch; Feuilleton; Kultur; Film; Literatur; Theater
restaurant-criticism | Restaurant reviews | professional | restaurant critic; crítica gastronómica; critique gastronomique; food criticism
technical-writing | Technical writing | professional | technical writer; technical communication; technical communicator; technical author; technical authoring; <technical editing; <technical editor; <user documentation; <end-user documentation; <developer documentation; <user manual writing; <operating manuals?; <installation guides?; <administrator guides?; <quick start guides; <reference guides?; <online help?; <online help systems; <help files?; <release notes writing; writing technical documents; technical publications?; <technical manuals?; documentation writing; writing documentation; documentation specialist?; <docs-as-code; technische Redaktion; technischer Redakteur; <Betriebsanleitungen?; rédaction technique; rédacteur technique; <notices techniques?; redacción técnica; redactor técnico | | writing; wrote; written; authored; writer; writers; author; dita; editing; rédaction; Redaktion; Erstellung; erstellt; help
structured-authoring | Structured authoring | technical | topic-based authoring; single-source publishing; single sourcing?; content reuse; <component content management; <CCMS?; <XML authoring; modulare Dokumentation; documentation structurée | | authoring; dita; xml; flare; framemaker; topic; docbook
dita | DITA? | technical | DITA XML; DITA authoring; <DITA Open Toolkit; Darwin Information Typing Architecture | structured-authoring | xml; authoring; oxygen; structured; docbook; technical
docbook | DocBook | technical | DocBook XML | structured-authoring
s1000d | S1000D | technical | S1000D data modules | structured-authoring
xmetal | XMetaL | tool | XMetaL Author
oxygen-xml | Oxygen XML Editor | tool | oXygen XML Author; Oxygen XML; Oxygen? | | xml; dita; xslt; xpath; schematron; framemaker; docbook
arbortext | Arbortext Editor | tool | Arbortext; Arbortext Epic; PTC Arbortext
simplified-technical-english | Simplified Technical English | technical | ASD-STE100; STE technical English; AECMA Simplified English
information-mapping | Information Mapping | technical | Information Mapping method
ietm | Interactive electronic technical manuals | technical | IETM; IETMs; interactive electronic technical manual
mil-std-40051 | MIL-STD-40051 | technical | MIL-STD-40051-2
ata-ispec-2200 | ATA iSpec 2200 | technical | ATA 2200; iSpec 2200
documentation-tools | Help authoring tools | technical | help authoring software
madcap-flare | MadCap Flare | tool | Madcap? | documentation-tools | flare; robohelp; authoring; documentation; oxygen
madcap-analyzer | MadCap Analyzer | tool | | documentation-tools
madcap-capture | MadCap Capture | tool | | documentation-tools
robohelp | Adobe RoboHelp | tool | RoboHelp | documentation-tools
author-it | Author-it? | tool | AuthorIT | documentation-tools | software; help; authoring; authorit
doc-to-help | Doc-To-Help? | tool |  | documentation-tools | robohelp; framemaker; technical writer; technical writing; online help; captivate; snagit; madcap; flare; user guides; user manuals
help-and-manual | Help+Manual? | tool | Help & Manual? | documentation-tools | framemaker; captivate; chm; doc-to-help; author-it
helpndoc | HelpNDoc | tool | Help N Doc | documentation-tools
clickhelp | ClickHelp | tool | | documentation-tools
paligo | Paligo | tool | Paligo CCMS | documentation-tools
adobe-tcs | Adobe Technical Communication Suite | tool | Adobe TCS | documentation-tools
webworks | WebWorks ePublisher | tool | Quadralay WebWorks; WebWorks Publisher; WebWorks ePublisher Pro | documentation-tools
schema-st4 | SCHEMA ST4 | tool | Quanos ST4 | documentation-tools
document360 | Document360 | tool | Document360 knowledge base
gitbook | GitBook | tool | Git Book
read-the-docs | Read the Docs? | tool | ReadTheDocs | | software; readthedocs
sphinx-docs | Sphinx (documentation) | tool | Sphinx documentation; Sphinx docs; Sphinx? |  | documentation; restructuredtext; mkdocs; doxygen; rst; autodoc; read the docs
mkdocs | MkDocs | tool | MkDocs Material
docusaurus | Docusaurus | tool | Docusaurus docs
forehelp | ForeHelp | tool | Fore Help | documentation-tools
helpstudio | HelpStudio | tool | Innovasys HelpStudio | documentation-tools
plain-language | Plain language writing | professional | plain language; plain English?; plain writing; <health literacy writing; <translating complex information into plain language; <translating technical information for lay audiences; Einfache Sprache; langage clair; lenguaje claro | | writing; editing; readability; rewriting; editor
easy-read | Easy-to-read writing | professional | easy read?; Leichte Sprache; FALC; lectura fácil; easy-to-read? | | disabilities; accessible; plain; inclusion; dyslexia
readability-testing | Readability testing | technical | Flesch-Kincaid; readability scores
web-newsletter-writing | Organizational publications | professional | in-house publications; <employee magazine; <staff magazine; <member magazine; association publications; <alumni magazine; <program books; <Vereinszeitschrift; <journal interne; <boletín interno; revista institucional
op-eds | Op-ed writing | professional | op-eds; tribunes d'opinion
exhibition-texts | Exhibition texts | professional | exhibit texts; wall texts; <museum labels; catalog essays; Ausstellungstexte; textos de sala
white-papers | White papers | professional | white paper writing; white paper; whitepaper writing; livres blancs; whitepapers

# Editing
editing | Editing for publication | professional | editor?; <copy editor; <copyeditor; <copyedited; <copy edited; <copy desk; <copy desk chief; <copy chief; <editing articles; <edited articles; <editing manuscripts; <edited manuscripts; <editing books; <book editing; <book editor; <magazine editing; <magazine editor; <newspaper editing; <newspaper editor; <editing for clarity; <editing for grammar; <edit for grammar; editorial services; editorial review; <substantive editing; <structural editing; <stylistic editing; <line editing; <line edits; content editor; freelance editing; freelance editor; <editing copy; <copy edits; <online editing; <web editing; <web editor; Lektorin?; Lektor?; secrétariat de rédaction; secrétaire de rédaction; travail éditorial; corrector de estilo; <edición periodística; <edición de libros; <Redaktionsarbeit | | articles; magazine; newspaper; publication; copy; manuscripts; stories; newsletter; journal; writer; content; publishing; editorial; books; verlag; manuskript; manuskripte; korrektorat; lektorat; texte; autoren
editor-in-chief | Editor-in-chief work | professional | editor in chief; Chefredaktion; Redaktionsleitung; rédaction en chef; dirección de redacción | editorial-management
developmental-editing | Developmental editing | professional | developmental editor; development editing; manuscript development; <manuscript evaluation; <manuscript critique; <manuscript assessment; <manuscript consultation; <book coaching; <Manuskriptbegutachtung; <lectura crítica de manuscritos; <dictamen editorial
author-relations | Author relations | professional | author management; author liaison; author communication; working with authors; worked with authors; Autorenbetreuung; suivi des auteurs; accompagnement d'auteurs
writing-coaching | Writing coaching | professional | writing coach; Schreibcoaching
proofreading | Proofreading | professional | proofreader; proof reader; proofread documents; proofreading documents; proofreading copy; proofreading articles; proofreading manuscripts; proofread articles; proofread copy; <galley proofs; <page proofs; correcting proofs; checking proofs; reading proofs; <proofreading marks; <proofreader's marks; <blueline review; Korrekturleser; <Schlussredaktion; <Schlusskorrektur; <correction d'épreuves; correcteur?; correctrice?; lecture-correction; <corrección de pruebas; corrección ortográfica; corrección ortotipográfica; correctora de textos; proof reading; proof-reading; proofread; proofing?; Korrektorat; Korrekturlesen; correction de textes; relecture?; corrección de textes; <spell checking; <spellcheck | | editing; writing; documents; copy; grammar; reports; editor; textes; correction; éditoriale; orthographe; traduction; rédaction; édition; éditions; presse
academic-editing | Academic editing | professional | editing academic papers; academic editor; <dissertation editing; <thesis editing; <editing dissertations; <editing theses; editing research papers; <journal editing; <journal editor; <editing for non-native speakers; <ESL editing; <editing scientific manuscripts; <scientific editing; <science editing; <scientific editor; substantive editing of research; <reference checking of manuscripts; wissenschaftliches Lektorat; <relecture scientifique; edición académica
turabian-style | Turabian style | technical | Turabian
ama-style | AMA style | technical | AMA Manual of Style
acs-style | ACS style | technical | ACS Style Guide
ieee-style | IEEE citation style | technical | IEEE style
vancouver-style | Vancouver citation style | technical | Vancouver style
harvard-referencing | Harvard referencing | technical | Harvard citation style
citation-formatting | Citation formatting | professional | citation checking; bibliographic formatting; citing sources
style-guides | Editorial style guides | professional | style guides?; <style guide development; style manual?; editorial guidelines; house style?; <voice and tone guidelines; Redaktionsrichtlinien; charte éditoriale; libro de estilo; manual de estilo; <tone of voice guidelines | | editorial; editing; copy; chicago; writers; editors; publications; proofreading; grammar; copyediting
bluebook | Bluebook citation | technical | Bluebook?; Bluebooking | | legal; citation; citations; law; review; cite; cites
gpo-style | GPO Style Manual | technical | Government Printing Office Style Manual
microsoft-style-guide | Microsoft Writing Style Guide | technical | Microsoft Manual of Style; Microsoft Style Guide
fact-checking | Fact-checking | professional | fact-checker; fact check; fact-checked; verifying facts; source verification?; verification of sources?; verifying sources?; source checking?; Faktencheck; Faktenprüfung; vérification des faits; vérification des sources; verificación de datos?; verificación de fuentes? | | articles; journalism; journalist; editor; reporters; magazine; periodismo; periodista; noticias; redacción; facts
editorial-research | Research for publications | professional | research for articles; story research; research for books; background research for stories; editorial research; journalistische Recherche; archival research for stories
editorial-management | Editorial management | professional | managing editor; editorial director; editorial direction; editorial leadership; editorial planning; editorial strategy; editorial production; editorial coordination; editorial workflow; editorial process; editorial operations; editorial team management; <managing writers; <managed writers; <managing freelance writers; <managed freelancers editorial; <assigning stories; <assigned stories; <assigning articles; <story assignment; <freelancer management editorial; <editorial budget; editorial content planning; <planning issues?; <issue planning?; <content commissioning; <commissioning articles; <commissioning content; <contributor management; Redaktionsplanung; <Blattplanung; <Heftplanung; gestion éditoriale; coordination éditoriale; direction éditoriale; coordinación editorial; dirección editorial; gestión editorial | editing | magazine; editorial; articles; newsletter; stories
literary-magazine-editing | Literary editing | professional | <literary magazine?; <literary journal; <anthologies?; <anthology editing; <slush pile; <reading submissions; <reviewing submissions for publication; <submissions editor; <Literaturzeitschrift?; <revista literaria? |  | editor; edited; submissions; redacción; redaktion; edición
submittable | Submittable? | tool | Submittable submissions |  | submissions; literary; poetry; grants; grant; magazine; manuscripts; applications; fiction; wordpress; mailchimp; journal
zine-making | Zine making | professional | making zines
book-indexing | Book indexing | professional | back-of-book indexing; indexing books; book indexes; indexer of books; Registererstellung; indexation d'ouvrages
cindex | CINDEX | tool | CINDEX indexing | book-indexing
sky-index | SKY Index | tool | SKY Index Professional | book-indexing
macrex | MACREX | tool | MACREX indexing | book-indexing
editing-software | PerfectIt | tool
grammarly | Grammarly | tool | Grammarly Business
prowritingaid | ProWritingAid | tool | Pro Writing Aid
hemingway-editor | Hemingway Editor | tool | Hemingway app
scrivener | Scrivener? | tool | Scrivener writing software |  | novel; novels; fiction; manuscript; manuscripts; screenwriting; final draft; grammarly; vellum; prowritingaid; ulysses; author; wordpress; word; google docs
ywriter | yWriter | tool | yWriter software
ulysses-app | Ulysses (writing app) | tool | Ulysses writing app
vellum-ebook | Vellum (book software) | tool | Vellum ebook
atticus-book | Atticus (book software) | tool | Atticus book software
track-changes | Track changes | technical | Word Track Changes
editorial-manager-software | Editorial Manager (Aries) | tool | Aries Editorial Manager
scholarone | ScholarOne Manuscripts | tool | ScholarOne; Manuscript Central
ejournalpress | eJournalPress | tool | eJP
open-journal-systems | Open Journal Systems | tool | OJS
antidote-correcteur | Antidote (writing software) | tool | Antidote correcteur
duden-mentor | Duden Mentor | tool | Duden-Mentor
stylewriter | StyleWriter | tool | Style Writer software
acrolinx | Acrolinx | tool | Acrolinx IQ
deepl-write | DeepL Write | tool | DeepLWrite
languagetool | LanguageTool | tool
woodwing | WoodWing Studio | tool | WoodWing Enterprise | woodwing-products
woodwing-products | WoodWing | tool
newscycle | Newscycle | tool | <Saxotech; <Naviga Content
cci-newsgate | CCI NewsGate | tool | NewsGate
blox-cms | BLOX CMS | tool | TownNews
arc-publishing | Arc XP | tool | Arc Publishing
baseview | Baseview NewsEdit | tool | NewsEdit Pro | baseview-products
baseview-products | Baseview | tool
methode-editorial | Méthode (editorial system) | tool | Methode editorial; Eidos Methode
chorus-cms | Chorus CMS | tool | Vox Chorus
k4-publishing | K4 Publishing System | tool | K4 publishing; vjoon K4
enps | ENPS newsroom system | tool | AP ENPS news

# Journalism
journalism | Journalism | professional | journalist; journalistic writing; journalism skills; <print journalism; <online journalism; <digital journalism; <newspaper journalism; <magazine journalism; <freelance journalism; <freelance journalist; <media ethics; <journalism ethics; <journalistic ethics; <student newspaper; <school newspaper; <college newspaper; <correspondent?; <foreign correspondent; Journalismus; Journalistin; <Zeitungsredaktion; <Lokalredaktion; journalistisches Schreiben; journalistische Arbeit; journalisme; journaliste; <presse écrite; periodismo; periodista; <prensa escrita; <newspaper writing | | news; newspaper; magazine; journalism; stories; reporter; covered; media; bureau
mass-communication | Mass communication | technical | mass media; comunicación de masas; communication de masse; Massenmedien
news-reporting | News reporting? | professional | news writing; newswriting; writing news; writing news stories; wrote news stories; write news stories; reporter?; news reporter; <general assignment reporter; <general assignment reporting; newspaper reporter; newspaper reporting; <beat reporting; <beat reporter; news gathering; newsgathering; gathering news; <breaking news?; <breaking news coverage; <breaking news reporting; <covering breaking news; <covered breaking news; <deadline reporting; <deadline writing; <writing on deadline; <enterprise stories?; <local news reporting; <community news?; <community journalism; <hard news; <hard news writing; <spot news; news coverage?; news stories?; news articles?; <news briefs?; <covered city council; <city council coverage; <government reporting?; <education reporting?; <cops reporter; <court reporting for newspapers; <crime reporting?; news judgment; news judgement; Nachrichtenredaktion; Nachrichten schreiben; <Lokaljournalismus; reportages?; reportage d'actualité; couverture de l'actualité; reportero; reportera; reportajes?; redacción de noticias; notas periodísticas; cobertura de noticias; journalistische Berichterstattung | journalism | news; newspaper; stories; covered; wrote; coverage; journalism; anchor; reporter; reported; newsroom; broadcast; journaliste; presse; télévision; periodista; prensa; periodismo
investigative-journalism | Investigative journalism | professional | investigative reporting; investigative reporter; investigative research for journalism; long-term investigations journalism; <undercover reporting; investigativer Journalismus; Investigativrecherche; journalisme d'investigation; periodismo de investigación; periodismo investigativo | journalism
feature-journalism | Feature journalism | professional | feature reporting; features writer; feature story writing; <lifestyle journalism; <lifestyle writer; <fashion journalism; <long-form journalism; <longform journalism; reportage writing; Reportagen; Reportageschreiben; <journalisme narratif; <crónica periodística; <periodismo narrativo; <human interest stories; <narrative journalism; <travel journalism; <lifestyle writing; <fashion writing | journalism
specialist-journalism | Specialist journalism | professional | <technology journalism; <tech journalism; <legal journalism; trade journalism; B2B journalism; Fachjournalismus; presse spécialisée; <foreign reporting; <international reporting; <war correspondent; <election coverage | journalism
business-journalism | Business journalism | professional | financial journalism; business reporting for media; economic journalism; Wirtschaftsjournalismus; journalisme économique; periodismo económico | specialist-journalism
political-journalism | Political journalism | professional | political reporting; political writer; politics coverage; Politikjournalismus; periodismo político; journalisme politique | specialist-journalism
science-journalism | Science journalism | professional | Wissenschaftsjournalismus; journalisme scientifique; periodismo científico | specialist-journalism
entertainment-journalism | Entertainment journalism | professional | entertainment writing; celebrity journalism; Boulevardjournalismus | specialist-journalism
music-journalism | Music journalism | professional | Musikjournalismus; journalisme musical; periodismo musical | specialist-journalism
arts-journalism | Arts journalism | professional | Kulturjournalismus; journalisme culturel; periodismo cultural | specialist-journalism
sports-journalism | Sports journalism | professional | sports writing; sportswriting; sports writer; sportswriter; sports reporting; sports reporter; <sports editor; sports coverage; sports articles; <game stories; <game recaps; covering sports; covered sports; <sports blogging; <sports columnist; Sportjournalismus; Sportredaktion; Sportberichterstattung; journalisme sportif; periodismo deportivo | journalism
data-journalism | Data journalism | technical | data-driven journalism; newsroom data analysis; Datenjournalismus; journalisme de données; periodismo de datos; <computer-assisted reporting
datawrapper | Datawrapper | tool | Data wrapper charts
flourish-charts | Flourish (charts) | tool | Flourish charts; Flourish.studio
news-graphics | News graphics | professional | interactive news graphics; Infografik Redaktion
multimedia-journalism | Multimedia journalism | professional | multimedia journalist; MMJ?; multi-media journalist; multimedia reporting; multimedia storytelling?; <backpack journalism; <backpack journalist; <mobile journalism; <mojo reporting; <one-man-band?; <one man band reporter; <online news writing; <digital reporting?; crossmediales Arbeiten; crossmedialer Journalismus; journalisme multimédia; <periodismo digital; periodismo multimedia | journalism | news; journalism; newsroom; journalist; reporter; newspaper; tv; anchor
video-journalism | Video journalism | professional | video journalist; Videojournalismus; journalisme vidéo; VJ reporter | multimedia-journalism
broadcast-journalism | Broadcast journalism | professional | broadcast news; broadcast writing; broadcast news writing; writing for broadcast; broadcast reporting; <television news; <TV news; <TV reporting; <television reporting; <television reporter; <TV reporter; <radio news; <radio reporter; <radio reporting; <radio journalism; <on-camera reporting; <on-camera reporter; <on-air reporting; <on-air reporter; <live reporting?; <live shots; <live reports?; <stand-ups reporter; <news packages; <packages news; <VO/SOTs; <VOSOTs; <news scripts; <news script writing; <news bulletins; <newscast writing; <newscasts; <Fernsehjournalismus; <Hörfunkjournalismus; <Radiojournalismus; <TV-Journalismus; <journalisme radio; <journalisme télé; journaliste reporter d'images; <periodismo televisivo; periodismo radial; <noticieros | journalism | tv; news; on-air; reporter; broadcast; anchor; television
news-producing | News producing | professional | news producer; newscast producer; newscast producing; producing newscasts; produced newscasts; producing news; <executive producer news; <line producing news; <show rundowns; <stacking newscasts; <stacking shows; <newscast stacking; <show stacking; <segment producing; <segment producer; <field producing; <field producer; show producer; <assignment desk; <assignment editor; <assignment editing; <scanner traffic monitoring; video journalism producing; Sendungsplanung; <Chef vom Dienst; <rédaction en chef TV; producción de noticias; producción de noticieros; producción periodística | | newscast; newscasts; rundown; rundowns; producer; newsroom; anchor; anchors; reporters; tv; broadcast; television
guest-booking | Guest booking for shows | professional | booking guests?; guest booking? | | show; shows; producer; television; radio; tv; podcast; segment; segments
talk-show-production | Talk show production | professional | talk radio production; morning show production
opinion-writing | Opinion writing | professional | <column writing; <columnist; <weekly column; opinion pieces; <opinion columns; <editorial columns; commentary writing; <advice column; <Kolumnen; Kolumnist; Kommentare schreiben; chroniqueur; columnista; <columnas de opinión
source-interviewing | Interviewing sources | professional | journalistic interviewing; interviewed sources; cultivating sources; interviewing subjects?; interviewed subjects?; interviewing experts?; interviewed experts?; <on-camera interviews; <interviewing celebrities; <interviewed athletes; <interviewing athletes; <man on the street interviews; <vox pops; press interviews?; interviewing for articles; conducted interviews for articles; conducting interviews for stories; journalistische Interviews; interviews journalistiques; entrevistas periodísticas | | articles; reporter; journalism; story; stories; magazine; newspaper; sources
story-pitching | Story pitching | professional | pitching stories to editors; pitching story ideas; pitched story ideas; story ideas; generating story ideas; story pitches
oral-history | Oral history | professional | oral history interviews; oral history interviewing; oral history projects; life history interviews; StoryCorps; Zeitzeugeninterviews; histoire orale; historia oral

# Presenting and broadcasting
news-anchoring | News anchoring | professional | news anchor; anchoring news; anchoring newscasts; anchored newscasts; television anchor; TV anchor; co-anchor; weekend anchor; morning anchor; news presenting; news presenter; newsreader; newscaster; Nachrichtensprecher; Fernsehmoderation; présentateur TV; présentation de journaux; presentador de noticias; conductor de noticieros; conducción de noticieros; <sports anchoring; <weather anchor
teleprompter-reading | Reading from a teleprompter | professional | teleprompter reading; reading from teleprompter
weathercasting | Weather presenting | professional | weathercaster; weather forecaster television; Wettermoderation; présentation de la météo
tv-radio-hosting | Show hosting? | professional | television host; TV host; <TV hosting; <hosting television shows; <hosted television shows; <television presenter; <TV presenter; on-air personality; on-air presentation; on-air host; on-camera host; on-camera hosting; talk show host; <talk show hosting; <radio hosting; <radio personality; <radio DJ; <hosted radio show; host of radio show; morning show host; QVC host; home shopping host; live presenter?; <TV-Moderation; Moderator Rundfunk; animateur radio; animatrice radio; conducción de programas?; <conducción de radio; presentadora de televisión; <on-air talent; <on-camera talent |  | television; TV; radio; broadcast; on-camera; on-air; episodes; televisión
radio-hosting | Radio presenting | professional | radio host; radio show host; radio announcer; radio presenter; Radiomoderation; Hörfunkmoderation; animation radio; locución de radio; hosting radio shows | tv-radio-hosting
podcast-hosting | Podcast hosting | professional | podcast host; hosted podcast; podcast hosting skills
sports-commentary | Sports commentary | professional | sports commentator; sports commentating; sports announcing; sports announcer; <play-by-play?; <play-by-play announcing; <play-by-play announcer; <color commentary; <color commentator; <colour commentary; sportscasting; sportscaster; sports broadcaster; <esports casting; <shoutcasting; Sportkommentar; Sportkommentator; commentaires sportifs; narración deportiva; comentarista deportivo | | sports; broadcast; announcer; basketball; football; hockey; radio; baseball
emceeing | Emceeing and event hosting | professional | emcee; emceeing; master of ceremonies; MC services; mistress of ceremonies; event hosting?; event emcee; <event moderation; hosting live events; hosted live events; <Eventmoderation; <Veranstaltungsmoderation; Conférencier; <animation d'événements; animateur micro; maestro de ceremonias; conducción de eventos; animador de eventos; animación de eventos |  | emcee; microphone; audience; stage; announcer; MC
trivia-hosting | Trivia hosting | professional | trivia host; quiz master
karaoke-hosting | Karaoke hosting | professional | karaoke host; KJ karaoke
radio-station-work | Radio station work | professional | radio station?; <college radio; <community radio; <public radio; <board operator?; <board operating?; <board op?; <board operator radio; <radio board operation; <running the board?; <program director radio; <music director radio; <station promotions; <radio logs?; <remote broadcasts?; <live remotes?; <air shift; <air checks; <programmation musicale radio; <musicalización de radio; operador de audio radio; emisora de radio; <radio station promotions; <Sendeabwicklung Radio; <Sendeabwicklung Hörfunk |  | radio; broadcast; station; fm; commercials; shows
broadcast-traffic | Broadcast traffic? | professional | commercial traffic?; traffic scheduling broadcast |  | radio; tv; spots; broadcast; station; advertising
fcc-rules | FCC rules | technical | FCC regulations; FCC compliance
marketron | Marketron | tool | <Marketron Traffic
wideorbit | WideOrbit | tool | <WideOrbit Traffic; <WO Traffic
ticketing-songkick | Songkick | tool
bandsintown | Bandsintown | tool
deezer | Deezer | tool | <Deezer for Creators
beatport | Beatport | tool
mixcloud | Mixcloud | tool
audiomack | Audiomack | tool
letterboxd | Letterboxd | tool
nexgen-radio | Prophet NexGen | tool | NexGen radio; RCS NexGen; NexGen Digital radio
rcs-selector | RCS GSelector | tool | RCS Selector; Selector music scheduling
musicmaster | MusicMaster | tool | MusicMaster scheduling
bsi-simian | BSI Simian | tool | Simian automation
audiovault | AudioVAULT | tool | BE AudioVAULT
enco-dad | ENCO DAD | tool | ENCO automation
rcs-zetta | RCS Zetta | tool

# Publishing
publishing | Publishing? | professional | publishing industry; <publisher of books; publishing house; publishing management; <book publishing; <trade publishing; <trade book publishing; <educational publishing; <academic publishing house; <magazine publishing; <newspaper publishing; <print publishing; <independent publishing; <small press; <small press publishing; <university press; publishing program; publishing process; publication management; <managing publications; publication production; Verlagswesen; Verlagsarbeit; <Buchverlag; <édition de livres; maison d'édition; secteur de l'édition; <chaîne du livre; industria editorial; sector editorial; mundo editorial; casa editorial | | editor; editorial; books; book; magazine; author; authors; manuscripts; newspaper; journals; literary; publisher; titles
medienkaufmann | Medienkaufmann Digital und Print (DE) | certification | Medienkauffrau Digital und Print?; Medienkaufmann Digital und Print? |  | abgeschlossene; gelernt; gelernter; gelernte; abschluss; ihk; abschlussprüfung; lehrabschluss
acquisitions-editing | Acquisitions editing | professional | acquisitions editor; book acquisitions; acquiring titles?; acquiring editor; commissioning editor; commissioning books; <list management publishing; manuscript acquisition; title acquisition?; Programmplanung Verlag; acquisition de titres | | publishing; books; authors; editor; manuscripts; publisher
book-proposals | Book proposals | professional | book proposal; book proposal development; <query letters
literary-agency | Literary agency | professional | literary agent; literary representation; literary scouting; literary scout; agent littéraire; agencia literaria
publishing-rights | Publishing rights | professional | subsidiary rights; sub rights; foreign rights; translation rights; book rights; rights and permissions?; Lizenzhandel Buch; Rechte und Lizenzen?; cession de droits?; droits étrangers; derechos editoriales; <foreign rights sales; adquisición de derechos? | | édition; auteurs; livres; éditeurs; éditeur; littéraire; libros; editorial; autores; literatura; publishing; book; books; authors; Verlag; Buch; Bücher; Autoren
permissions-editing | Text and image permissions | professional | permissions editing; permissions editor; obtaining permissions?; text permissions; photo permissions; art permissions | | copyright; images; photos; publishing; publishers; photographs; illustrations
picture-research | Picture research for publications | professional | photo researcher; Bildrecherche; Bildredaktion; recherche iconographique; iconographe
book-production | Book production | professional | book manufacturing; production editor; production editing; <publication scheduling; <production schedules publishing; <typesetter liaison; <galley production; <press checks publications; <copyright pages; <Library of Congress CIP; Herstellung Verlag; Buchherstellung; Druckvorstufe Verlag; fabrication de livres; suivi de fabrication?; chef de fabrication édition; producción editorial; <maquetación de libros; formación editorial | | livres; édition; imprimeur; imprimeurs; ouvrages; maquette; éditeur
magazine-production | Magazine production | professional | journal production; Zeitschriftenproduktion; fabrication de magazines
newspaper-production | Newspaper production | professional | newspaper pagination; page layout for newspapers; page makeup
onix-metadata | Book metadata | technical | metadata for books; ONIX?; ONIX metadata; <ISBN assignment | | metadata; isbn; publishing; books; epub; bibliographic; marc
digital-publishing | Digital publishing | technical | electronic publishing; e-publishing; <ebook production; <e-book production; <ebook publishing; <e-book publishing; <Kindle publishing; digital editions; <digital magazine; <E-Book-Erstellung; digitales Publizieren; édition numérique; <livres numériques; publicación digital; edición digital?; <libros electrónicos; <ebooks; <e-books | | libros; publicación; editorial; ebooks; revista; revistas
epub-production | EPUB production | technical | EPUB3; EPUB conversion; ebook conversion; e-book conversion | digital-publishing
jats-xml | JATS XML | technical | JATS; NLM DTD
crossref-doi | DOI registration | technical | <Crossref; <Crossref DOI
open-access-publishing | Open access publishing | professional | open access journals; Open-Access-Publizieren; Open Access? | | publishing; journals; scholarly; publications; doaj; institutional repository
calibre-ebook | Calibre (e-book software) | tool | Calibre ebook
sigil-ebook | Sigil (e-book editor) | tool | Sigil ebook
self-publishing | Self-publishing | professional | self-published; self-published author; indie publishing; Selfpublishing; Selbstverlag; auto-édition; autoédition; autopublicación; autoedición
amazon-kdp | Kindle Direct Publishing | tool | Amazon KDP; KDP? | self-publishing | kindle; self-publishing; ebook; ebooks; createspace; ingramspark
createspace | CreateSpace | tool
ingramspark | IngramSpark | tool | Ingram Spark | self-publishing
lulu-publishing | Lulu (publishing) | tool | Lulu publishing; Lulu.com | self-publishing
smashwords | Smashwords | tool |  | self-publishing
draft2digital | Draft2Digital | tool | Draft 2 Digital; D2D publishing | self-publishing
bookbaby | BookBaby | tool |  | self-publishing
book-marketing | Book promotion | professional | book marketing; book publicity; <book publicist; <author events; <author tours; <book tours; <book signings; <book launches; <book launch; <dédicaces; <presentaciones de libros
bookselling | Bookselling | professional | bookseller; Buchhandel; Buchhändler; librairie?; libraire; librero; bookstore sales; Sortimentsbuchhandel | | livres; libraire; clients; rayon; ouvrages; lecteurs
circulation-management | Newspaper and magazine circulation | professional | circulation management; newspaper circulation; magazine circulation; circulation manager?; magazine distribution; newspaper distribution |  | newspaper; magazine; subscribers; subscriptions; readers; carriers; newsstand
literary-events | Literary events? | professional | <reading series?; <author readings; readings and book events; Lesungen; lectures publiques d'auteurs; lecturas literarias; <organizing literary festivals |  | authors; author; poets; poetry; bookstore; writers; novelists
book-fairs | Book fairs | professional | Buchmesse; salons du livre; ferias del libro
journal-publishing | Journal publishing | professional | scholarly publishing; <STM publishing; scientific journals publishing; journal management?; journal manager?; managing journals?; <editorial office; <editorial office management; <manuscript tracking; <manuscript processing; wissenschaftliches Verlagswesen; Fachzeitschriften?; édition scientifique; revues scientifiques?; revistas científicas?; publicaciones académicas? | | scholarly; academic; editorial; peer; manuscripts; publishing; articles; redaktion; rédaction; éditeur; édition; edición; editor; Verlag; revisión
peer-review-management | Peer review management | professional | managing peer review; peer review coordination; peer review process management; gestion de la relecture par les pairs | journal-publishing
conference-proceedings | Conference proceedings | professional | proceedings editing; proceedings production; Tagungsbände; actes de colloque

# Theatre, film and performance
acting | Acting? | professional | actor?; actress?; theatrical acting; <acting technique; acting skills; <Meisner?; <Uta Hagen technique; <Suzuki acting; <scene study; character development acting; character acting; <monologues; Schauspiel; Schauspielerin; Schauspieler; Schauspielkunst; comédienne; comédien; jeu d'acteur; interprétation théâtrale; actuación?; actriz; <interpretación actoral; art dramatique; arte dramático | | theatre; theater; film; auditions; improv; singing; dance; theatrical; drama; actor; actress; screenwriting; musicals; playwriting; monologues; teatro; cine; escénica; actores
meisner-technique | Meisner technique | technical | Meisner acting | acting
stanislavski | Stanislavski system | technical | Stanislavski; Stanislavsky; Stanislavski method | acting
method-acting | Method acting | technical | Strasberg method | acting
script-memorization | Memorizing scripts | professional | memorizing lines; line memorization; memorization of scripts; script memorization
auditioning | Auditioning | professional | audition technique; <cold reading
stage-acting | Stage acting | professional | stage performance?; stage performing?; theatre acting; theater acting; theatre performance; theatrical performance; <performing in plays; <performed in plays; <stage plays; <Shakespeare?; <Shakespearean acting; <classical theatre; <classical acting; <ensemble acting; <ensemble performance; <touring theatre; <regional theatre; <repertory theatre; <summer stock; Bühnenspiel; Theaterspielen; Bühnenerfahrung | acting | acting; plays; actor; actress; stage; directing; performed; performing; music; dance; drama; arts; shakespeare; musicals; theatrical; theatre; theater
physical-theatre | Physical theatre | professional | physical theater; mask work?; teatro físico; théâtre physique; commedia dell'arte | stage-acting | theatre; theater; acting; actors; clown; commedia
stage-combat | Stage combat | professional | stage fighting; swordplay stage; Bühnenkampf; combat de scène
devised-theatre | Devised theatre | professional | devising theatre; devised theater; création collective théâtrale
mime | Mime? | professional | miming; Pantomime | | theatre; theater; clown; acting; improvisation; circus
theatre-arts | Theatre? | technical | theater?; teatro?; theatre arts; theater arts; theatrical arts; spectacle vivant; darstellende Kunst; community theatre; community theater; live theatre; live theater | | acting; plays; actor; actress; music; dance; drama; shakespeare; musicals; theatrical; backstage; auditions; improv
performing-arts | Performing arts? | technical | arts du spectacle; darstellende Künste; artes escénicas |  | theatre; theater; dance; acting; actor; dancer; drama; singing; stage
screen-acting | Screen acting | professional | film acting; <television acting; acting for camera; acting for the camera; on-camera acting; <commercial acting; television commercials actor; <web series acting; <self-tapes; Kameraschauspiel; actuación para cámara | acting
background-acting | Background acting | professional | background actor; film extra; extras work; Komparse; Statist; figurant?; figuration?; extra de cine; <stand-in work | | cinéma; film; tournage; plateau; figurant; figurants; séries; théâtre; série; rôle
stunt-performance | Stunt performance | professional | stunt work; stunts?; stunt performer; Stuntman; cascadeur; doble de acción; <stunt coordination | | film; stunt; performer; fight; television; actor; acrobatics
standardized-patient | Standardized patient work | professional | standardized patient; simulated patient; Simulationspatient; patient simulé
improvisation | Improvisational theatre | professional | improvisational acting; improvisational theater; improv comedy; comedy improv; improvisational comedy; <improv troupe; <UCB improv; <Second City?; Improvisationstheater; Impro-Theater; théâtre d'improvisation; improvisation théâtrale; improvisación teatral; improv | acting | improv; comedy; sketch; acting; ucb
stand-up-comedy | Stand-up comedy | professional | stand up comedy; standup comedy; stand-up comedian; comedian; humoriste; comediante; stand up comediante; comedy performance
sketch-comedy | Sketch comedy | professional | sketch comedy performance; Kabarett
musical-theatre | Musical theatre | professional | musical theater; musicals?; <Off-Broadway; <Broadway shows; <national tour musical; musical theatre performance; musical theater performance; <singing actor; Musicaldarsteller; comédie musicale; teatro musical | acting; singing | theatre; theater; broadway; acting; singing; actor; actress; dance; stage; plays; directed; choreography
cabaret | Cabaret performance | professional | cabaret singing; revue shows; spectacle de cabaret
theme-park-performance | Theme park performance | professional | theme park performer; theme park entertainment; Disney performer
voice-speech-training | Voice and speech training for performers | professional | vocal technique for actors; voice and speech; voice and speech training; voice and speech for actors; elocution; articulation in performance; Sprecherziehung; Sprechtraining; Bühnensprache; diction et voix; placement de voix; oratoria actoral; técnica vocal; impostación de voz
dialect-coaching | Dialect coaching | professional | dialect coach; dialect work; accent coaching; stage dialects
accent-reduction | Accent reduction | professional | accent reduction training; accent modification
alexander-technique | Alexander Technique | technical | Alexander-Technik; technique Alexander
linklater-technique | Linklater voice technique | technical | Linklater technique
fitzmaurice-voicework | Fitzmaurice Voicework | technical | Fitzmaurice voice
puppetry-circus | Puppetry | professional | puppet shows; puppet making; marionettes; Puppenspiel; marionnettes; títeres; marionetas
circus-arts | Circus arts | professional | circus performer; circus skills; Zirkus; arts du cirque; circo; <Zirkuspädagogik; <stilt walking; <fire performance?; <fire dancing | | circus; dance; poi; dancer; festival; stilt; juggling; aerial
aerial-arts | Aerial arts | professional | aerial silks; aerialist; tissus aériens; telas aéreas | circus-arts
acrobatics | Acrobatics | professional | Akrobatik; acrobacia; acrobatie
juggling | Juggling? | professional | juggling act; jonglage; malabares | | circus; clown; acrobatics; unicycle; magic; performer; stilt
clowning | Clowning | professional | clown; payaso; clownerie
balloon-art | Balloon art | professional | balloon twisting; balloon artist; sculpture de ballons; globoflexia
magic-performance | Magic performance | professional | magic tricks; magician; magic shows; close-up magic; mentalism; illusionist; Zauberkünstler; Zauberei; magie de scène; prestidigitation; magia escénica
street-performance | Street performance | professional | street performer; busking; arts de la rue; arte callejero escénico
costumed-characters | Costumed character performance | professional | costumed character; mascot performer; mascot performance; princess parties
ventriloquism | Ventriloquism | professional | ventriloquist; Bauchreden
theatre-directing | Theatre directing | professional | theater directing; theatrical directing; stage directing; stage director; stage direction; theatre director; theater director; <directing plays; <directed plays; <directed musicals; <directing musicals; directing actors?; directing for theatre; play direction; Theaterregie; mise en scène; metteur en scène; metteuse en scène; dirección teatral; dirección escénica; puesta en escena | | theatre; theater; plays; play; stage; musicals
dramaturgy | Dramaturgy | professional | dramaturg; dramaturge; Dramaturgie?; dramaturgia; <new play development; <play development? | | Theater; Schauspiel; Film; Inszenierung; Spielplan; théâtre; scène
opera-directing | Opera directing | professional | opera stage direction; Opernregie | theatre-directing
assistant-directing-theatre | Assistant directing (theatre) | professional | Regieassistenz; Regieassistenz Theater; assistant à la mise en scène; assistant directing theatre
stage-management | Stage management | professional | stage manager; stage managing; <assistant stage manager; <assistant stage management; production stage manager; <calling cues; <calling shows; <called shows; <cue calling; <prompt book; <prompt script; <rehearsal reports; <show reports?; backstage management; <rehearsal scheduling; <rehearsal management; <show calling; Inspizient; Inspizienz; Abendspielleitung; Spielleitung?; régie plateau; régie de scène; regiduría; jefatura de escenario; stage management AEA | | Theater; Bühne; Inszenierung; Regie; Inszenierungen
stage-crew | Stage crew work | professional | backstage crew; stage running crew; run crew theatre; backstage work; machiniste de plateau; <fly rail; flyman; <fly system
regie-generale | Technical stage direction (régie) | professional | régie générale; régisseur général; régie spectacle
theatre-production | Theatre production | professional | theatrical production; theater production; <performing arts production; <producing theatre; <producing plays; <theatre producer; <theater producer; <theatrical producer; <production management theatre; theatre production manager; Theaterproduktion; production théâtrale; production de spectacles; producción teatral; producción escénica; producción de espectáculos
technical-theatre | Technical theatre | professional | technical theater; stagecraft; stage craft; stage technology; stage technician; theatre technician; theater technician; technicien du spectacle; Bühnentechniker; Veranstaltungstechnik Theater; <technical director theatre; <technical director theater; <technical direction theatre
theatre-props | Theatre props | professional | props department; props artisan; prop building; accessoiriste; utilería teatral; Requisite? | | theater; bühne; theatre; props; film; ausstattung
wardrobe-theatre | Theatre wardrobe | professional | costume shop?; wardrobe crew; wardrobe running; dresser theatre; habilleuse; Garderobe Theater; vestuario teatral | | theatre; theater; costumes; stitcher; draper; production; sewing
scenic-construction | Scenic construction | professional | scene shop; scenic construction theatre; construction de décors
theatre-house-management | Theatre house management | professional | house management theatre; house manager theatre; front of house theatre
casting | Talent casting | professional | casting actors; casting director; casting assistant; casting associate; casting calls; background casting; extras casting; commercial casting; running auditions; ran auditions; audition coordination; Besetzung Film; direction de casting; director de casting
talent-representation | Talent representation | professional | talent agent?; talent agency?; Schauspielagentur; agent artistique; agencia de talentos?; <talent scouting?; <model scouting | | models; actors; artists; music; acting; entertainment; modeling; film; actores; modelos
breakdown-services | Breakdown Services? | tool | Breakdown Express |  | casting; actors; actor; auditions; actors access; casting networks; talent; submissions
actors-access | Actors Access | tool | ActorsAccess
casting-networks | Casting Networks | tool | CastingNetworks
modeling-fashion | Fashion modeling | professional | fashion model; <runway modeling; <runway model; <runway modelling; fashion modelling; <fit modeling?; <print modeling; <print model; <commercial modeling?; <commercial print modeling; <catalog modeling; <catalogue modelling; <hair model; <hand modeling?; <art modeling?; <figure modeling?; <life modeling; <life model; <promotional modeling; <promotional model; <promo modeling; <trade show model; <showroom model; <Fotomodell; mannequinat; modelaje; modelo de pasarela | | fashion; runway; photo; shoots; catalog; photographers
event-hostess | Event hostess work | professional | Messehostess; hôtesse d'accueil événementiel; edecán; azafata de eventos; trade show hostess
pageant-coaching | Pageant coaching | professional
dance-performance | Dance | professional | dance performance; dancing; dancer; professional dancer; <dance technique; dance training; dance rehearsals; <swing dance; <African dance; <Irish dance; <line dancing; <partnering dance; <dance company; <back-up dancer; <backup dancer; Tanz; Tänzerin?; Bühnentanz; danse; danseuse; danza; baile; bailarina; bailarín | | Ballett; Tanz; Choreografie; Bühne; Theater; Ensemble
ballet | Ballet | professional | classical ballet; ballet technique; klassisches Ballett; danse classique; ballet clásico; <pointe work; ballet dancer | dance-performance
contemporary-dance | Contemporary dance | professional | modern dance; danse contemporaine; danza contemporánea; zeitgenössischer Tanz; <Horton technique; <Graham technique; <Cunningham technique; <Limón technique; <contact improvisation | dance-performance
jazz-dance | Jazz dance | professional | Jazztanz; danse jazz | dance-performance
lyrical-dance | Lyrical dance | professional | lyrical dancing; <lyrical jazz | dance-performance
tap-dance | Tap dance | professional | tap dancing; Stepptanz; claquettes | dance-performance
hip-hop-dance | Hip hop dance | professional | street dance; <breakdancing; danse hip-hop; danza urbana | dance-performance
ballroom-dance | Ballroom dance | professional | ballroom dancing; Standardtanz; danse de salon; baile de salón | dance-performance
latin-dance | Latin dance | professional | salsa dancing; lateinamerikanische Tänze; danse latine; bailes latinos | dance-performance
folk-dance | Folk dance | professional | folkloric dance; ballet folklórico; Volkstanz; danse folklorique; danza folclórica | dance-performance
flamenco | Flamenco | professional | flamenco dance; baile flamenco | dance-performance
belly-dance | Belly dance | professional | belly dancing; Bauchtanz; danse orientale; danza del vientre | dance-performance
indian-classical-dance | Indian classical dance | professional | Bharatanatyam; Kathak; Odissi; Kuchipudi | dance-performance
labanotation | Labanotation | technical | Laban movement notation; Laban Movement Analysis
choreography | Choreography | professional | choreographer; choreographing?; choreographed?; choreograph?; choreographing dances; <choreographed routines; dance composition; <routine choreography; <cheer choreography; Choreografie; Choreographie; Choreograf; chorégraphie; chorégraphe; coreografía; coreógrafa | | dance; dances; routines; ballet; dancers; musicals; cheer; theatre; theater; dancer; musical
intimacy-coordination | Intimacy coordination | professional | intimacy direction; intimacy coordinator
movement-direction | Movement direction | professional | movement director; Bewegungsregie
fight-choreography | Fight choreography | professional | fight director; Kampfchoreografie; coreografía de lucha

# Music
music-performance | Music performance | professional | musical performance; musician; professional musician; performing music; performing musician; live music performance; <live concerts; <concert performance; <gigging; <touring musician; <touring band; <band leader; <bandleader; <bandleading; <playing in a band; <solo performance; <recitals; <ensemble playing; playing musical instruments; <multi-instrumentalist; Musiker; Musikerin; Berufsmusiker; Instrumentalist; musicien; musicienne; <concertiste; <concerts live; músico; música en vivo; instrumentista; ejecución musical; musicianship
chamber-music | Chamber music | professional | Kammermusik; musique de chambre; música de cámara | music-performance
orchestral-playing | Orchestral playing | professional | orchestral performance; playing in an orchestra; Orchesterspiel; Orchestermusiker; musicien d'orchestre; músico de orquesta; symphony orchestra member | music-performance
session-music | Session music | professional | session musician; session musician work; studio musician; session work?; Studiomusiker | music-performance | studio; recording; musician; guitar; vocals; albums; bands
jazz-performance | Jazz performance | professional | jazz music performance; Jazzmusik | music-performance
marching-band | Marching band | professional | banda de guerra
concert-band | Concert band | professional | wind ensemble; symphonic band; wind band | music-performance
piano-keyboard | Piano? | professional | pianist; piano performance; piano playing; playing piano; <concert pianist; <jazz piano; <electric piano; <piano accompaniment; <piano accompanist; <accompanist; <accompanying singers; <vocal accompaniment; <collaborative piano; <rehearsal pianist; <ballet accompanist; Klavier; Klavierspiel; <Klavierbegleitung; <Korrepetition; Korrepetitor; pianiste; accompagnement au piano; pianista | music-performance | music; musik; musique; música; musica; play; plays; playing; played; lesson; lessons; teacher; keyboard; instrument; instruments; pianist; jazz; classical; accordion; violin; guitar; vocal; voice; singing; singer; organ; drums; cello; flute; choir; band; recital; theory; gitarre; geige; guitare; chant; guitarra; canto; unterricht
keyboards-music | Keyboards (music) | professional | keyboard player; keyboardist; clavier musical; teclado musical; synthesizer playing; <synthesizers music | music-performance
organ-playing | Organ? | professional | organ playing; organist; church organist; pipe organ; Orgel; Kirchenorganist; organiste; organista | music-performance | piano; church; music; organist; choir; pipe; keyboard; musician
harpsichord | Harpsichord | professional | Cembalo; clavecin; clavecín | music-performance
accordion | Accordion? | professional | acordeón; Akkordeon; accordéon | music-performance | piano; music; instrument; band; folk; musician
guitar-bass | Guitar | professional | guitarist; guitar playing; playing guitar; <electric guitar; <acoustic guitar; <classical guitar; <jazz guitar; <lead guitarist; <rhythm guitar; Gitarre; Gitarrist; <E-Gitarre; guitare; guitariste; guitarra; guitarrista | music-performance
bass-guitar | Bass guitar | professional | bassist; bass player; bassiste; bajista; E-Bass | music-performance
double-bass | Double bass | professional | upright bass; Kontrabass; contrebasse; contrabajo | music-performance
harp | Harp? | professional | harpist; Harfe; harpe; arpista | music-performance | music; orchestra; piano; strings; musician; violin; concert
banjo | Banjo | professional | banjo player | music-performance
mandolin | Mandolin | professional | mandolina | music-performance
ukulele | Ukulele | professional | ukulele player | music-performance
strings | Violin | professional | violinist; violin performance; <concertmaster; Geige; Violine; Konzertmeister; violon; violoniste; violinista | music-performance
viola | Viola? | professional | viola player; violist; viola performance; Bratsche; alto instrument à cordes | music-performance | violin; cello; orchestra; strings; quartet; music
cello | Cello | professional | cellist; Violoncello; violoncelle; violoncelliste; violonchelo; chelista | music-performance
string-instruments-general | String instruments | professional | bowed strings; orchestral strings; Streichinstrumente; instruments à cordes; instrumentos de cuerda; <string quartet | music-performance
winds-brass | Flute? | professional | flutist; Querflöte; flûte traversière; flauta transversal | music-performance | piccolo; orchestra; clarinet; ensemble; woodwind; musician; recital; music
clarinet | Clarinet | professional | clarinetist; Klarinette; clarinette; clarinete | music-performance
oboe | Oboe | professional | oboist; hautbois | music-performance
bassoon | Bassoon | professional | bassoonist; Fagott; basson; fagot | music-performance
saxophone | Saxophone | professional | saxophonist; saxophone player; Saxophon; saxophoniste; saxofón | music-performance
trumpet | Trumpet | professional | trumpeter; Trompete; trompettiste; trompeta; trompette | music-performance
trombone | Trombone | professional | trombonist; Posaune; trombón | music-performance
french-horn | French horn | professional | Waldhorn; cor d'harmonie; corno francés | music-performance
tuba-euphonium | Tuba | professional | tuba player; tubiste | music-performance
euphonium | Euphonium | professional | baritone horn | music-performance
recorder-flute | Recorder (instrument) | professional | recorder flute; Blockflöte; flûte à bec; flauta dulce | music-performance
bagpipes | Bagpipes | professional | bagpiper; Dudelsack; cornemuse; gaita | music-performance
brass-instruments | Brass instruments | professional | Blechblasinstrumente; cuivres instruments; instrumentos de metal | music-performance
woodwinds | Woodwind instruments | professional | woodwinds; Holzblasinstrumente; instruments à vent bois; instrumentos de viento madera | music-performance
drums-percussion | Drums? | professional | drummer; drumming; drum set; drum kit; Schlagzeug; Schlagzeuger; batteur?; batteuse?; baterista; batería musical | music-performance | guitar; bass; band; music; percussion; musician; piano; kit; musique; groupe; musicien; percussions; jazz; rock; musicienne
percussion | Percussion? | professional | percussionist; Perkussion; percusión; percusionista; <hand drums; <marimba; <vibraphone; <timpani; <African drumming; <steel pan; <congas | music-performance | drums; music; orchestra; band; marching; ensemble; musician; instruments
drumline | Drumline | professional | drum line; drum corps | music-performance
singing | Singing | professional | singer; vocalist; vocals; vocal performance; voice performance; <lead vocals; <lead singer; <lead vocalist; <backing vocals; <backup singer; <background vocals; <classical voice; <jazz vocals; vocal technique; <vocal harmony; <harmonizing vocals; <wedding singer; <lieder; <bel canto; Gesang; Sängerin; Sänger; chanteuse; chanteur; canto?; cantante; mezzo-soprano; <baritone voice; <Chorgesang; <chant choral; <classical singing | music-performance | coro; música; voz; ópera; piano; cantante; coral
opera-singing | Opera singing | professional | opera singer; operatic singing; Operngesang; chant lyrique; canto lírico | singing
rapping | Rap? | professional | rapper; rapping; hip-hop MCing; Sprechgesang Rap | | hip-hop; music; lyrics; artist; songwriting; singer; producer; beats
beatboxing | Beatboxing | professional | beatbox
choral-music | Choral music | professional | choir; choral singing; <church choir; <gospel choir; <children's choir; chorister; <chamber choir; choral ensembles; a cappella; Chor; chorale; coros?; canto coral; <a capella; <a cappella singing |  | dirección coral; director coral; polifonía; repertorio coral; choir; conductor
choral-conducting | Choral conducting | professional | choral director; choral direction; choir conducting; choir director; choir directing; choirmaster; directing choirs; Chorleitung; Chorleiter; direction de chœur; chef de chœur; dirección coral; director de coro | choral-music
conducting-music | Orchestra conducting | professional | orchestral conducting; conducting orchestras; orchestra conductor; conducting music; music conductor; <assistant conductor?; <opera conducting; <guest conductor; Dirigieren; Dirigent; Orchesterleitung; Kapellmeister; chef d'orchestre; direction d'orchestre; dirección orquestal; director de orquesta; conducting ensembles | | orchestra; symphony; choir; opera; philharmonic; orchestral
music-direction | Music direction | professional | musical direction; musical director; music director; musikalische Leitung; direction musicale; dirección musical
band-conducting | Band conducting | professional | wind band conducting; Blasorchesterleitung
score-reading | Score reading | professional | score study; Partiturspiel; lectura de partituras orquestales
music-composition | Music composition | professional | composition of music; composing music; composed music; compose music; musical composition; music composer; <game music composition; <concert music composition; <electroacoustic composition; <commissioned works music; Komposition?; Komponist; Komponieren; composition musicale; compositeur; compositrice; composición musical; compositora; compositor musical; composer?; <algorithmic composition; <jingle writing; <jingles | | music; film; songs; orchestra; scores; arranger; piano; producer; musical; pianist; conductor; choral; Musik; Orchester; Klavier; Filmmusik; Komponist; Musikhochschule
film-scoring | Film music composition | professional | film composer; Filmmusik; musique de film; música de cine; film music; scoring to picture; composing for film; music composition for media; score production | music-composition
orchestration-music | Orchestration (music) | professional | musical orchestration; orchestration musicale; orquestación musical; Orchestrierung? | | Musik; Orchester; Filmmusik; Partitur; Arrangement; Komposition
music-arranging | Music arranging | professional | arranging music; arranged music; music arrangement; musical arrangement; musical arranging; arranger?; <horn arrangements; <string arrangements; <vocal arranging; <vocal arrangements; <choral arranging; Arrangieren?; arrangements musicaux; arrangeur; arreglos musicales; arreglista | | music; musical; composer; orchestra; choral; songs; jazz; band; Musik; Band; Chor; Komposition; Songs
music-engraving | Music engraving | professional | Notensatz; gravure musicale; music copying; music copyist; Notenkopist
music-transcription | Music transcription | professional | transcribing music; transcripción musical; transcription musicale
songwriting | Songwriting | professional | song writing; songwriter; singer-songwriter; <lyrics; writing songs; wrote songs; <topline writing; <toplining; co-writing songs; <hook writing; Songschreiben; Liedermacher; écriture de chansons; auteur-compositeur; auteur-compositeur-interprète; composición de canciones; cantautor; cantautora
lyric-writing | Lyric writing | professional | lyricist; writing lyrics; Songtexte; parolier; letrista | songwriting
music-theory | Music theory | technical | music theorist; <harmonic analysis?; <jazz theory; <jazz harmony; Musiktheorie; <Harmonielehre; théorie musicale; teoría musical; <armonía musical | | music; chords; counterpoint; ear; jazz; composition
ear-training | Ear training | technical | aural skills; aural training; Gehörbildung; entrenamiento auditivo; formation de l'oreille
sight-reading | Sight reading | technical | sight reading music; sightreading; Blattlesen; déchiffrage musical; sight singing; lectura a primera vista
reading-music | Reading music | technical | read music; reading sheet music; Notenlesen; lecture de partitions; lectura musical; solfège; solfeo
music-notation | Music notation | technical | Notenschrift; notation musicale; notación musical
musicology | Musicology | technical | <ethnomusicology; <historical musicology; music research; <music analysis; Musikwissenschaft; <Musikethnologie; musicologie; <ethnomusicologie; musicología; <etnomusicología
music-history | Music history | technical | Musikgeschichte; histoire de la musique; historia de la música
early-music | Early music performance | professional | historically informed performance; baroque music performance; Alte Musik
music-librarianship | Music librarianship | professional | music library; music archives; Musikbibliothek
music-notation-software | Music notation software | technical | logiciel de notation musicale; programas de notación musical; Notensatzprogramm; notation software | | notation; music; finale; sibelius; musescore; composition; arranging; logic; tools; score; composer; orchestration; ableton
sibelius | Sibelius? | tool | Avid Sibelius; Sibelius notation; Sibelius software; Sibelius 7? | music-notation-software | notation; finale; musescore; arranging; dorico; ableton
finale-notation | Finale (notation software) | tool | Finale notation; Finale software; MakeMusic Finale; Finale 2014; Finale? | music-notation-software | notation; sibelius; musescore; dorico; music software
printmusic | PrintMusic | tool | | music-notation-software
dorico | Dorico | tool | Steinberg Dorico | music-notation-software
musescore | MuseScore | tool | Muse Score | music-notation-software
noteflight | Noteflight | tool | | music-notation-software
lilypond | LilyPond | tool | Lily Pond notation | music-notation-software
guitar-pro | Guitar Pro | tool | GuitarPro | music-notation-software
notion-music | Notion (music notation) | tool | Notion music; PreSonus Notion | music-notation-software
encore-notation | Encore (music notation) | tool | Encore music notation | music-notation-software
smartmusic | SmartMusic | tool | MakeMusic Cloud
earmaster | EarMaster | tool | Ear Master
auralia | Auralia | tool | Auralia ear training
band-in-a-box | Band-in-a-Box | tool | BIAB? |  | music; midi; cubase; sibelius; finale; jazz; guitar; logic pro; pro tools; band
djing | DJing | professional | DJ?; deejay; deejaying; disc jockey; <mobile DJ; <wedding DJ; <club DJ; <event DJ; DJ services; <turntablism; <scratching turntables; <beat matching; <beatmatching; <mixing records; <resident DJ; Diskjockey; <DJ-Sets; platines DJ; mezcla en vivo DJ; <turntables? | | music; club; events; radio; weddings; serato; wedding; mixing; parties; turntables; nightclub
serato-dj | Serato DJ | tool | Serato; Serato Scratch Live
traktor | Traktor Pro | tool | Traktor DJ; NI Traktor
rekordbox | rekordbox | tool | Pioneer rekordbox
virtual-dj | VirtualDJ | tool | Virtual DJ
cdj-players | CDJ players | tool | CDJs; Pioneer CDJ
vjing | VJing | professional | visual jockey; live visuals
worship-music | Worship music | professional | <worship leading; <worship leader; worship ministry; <worship team; <worship team leadership; praise and worship; <praise team; praise & worship; <worship director; Lobpreis; alabanza y adoración; alabanza
church-music | Church music | professional | church musician; sacred music; liturgical music; liturgical musician; Kirchenmusik; Kirchenmusiker; musique sacrée; musique liturgique; música sacra; <church music director; <minister of music; music ministry; ministerio de música
gospel-music | Gospel music | professional | gospel singing
planning-center | Planning Center? | tool | Planning Center Online; <Planning Center Services? |  | church; worship; propresenter
propresenter | ProPresenter | tool | Pro Presenter
easyworship | EasyWorship | tool | Easy Worship
mediashout | MediaShout | tool | Media Shout
multitracks | MultiTracks? | tool | MultiTracks Playback | | ableton; worship; playback; propresenter; in-ear; church
instrument-repair | Musical instrument repair | technical | instrument repair?; <guitar repair; <guitar setup; <guitar tech; <guitar technician; <violin repair; <bow rehairing; <brass instrument repair; <band instrument repair | | musical; music; guitar; guitars; violin; brass; woodwind; piano; band
piano-tuning | Piano tuning | professional | piano tuner; piano technician; Klavierstimmer; accordeur de pianos; accord de pianos; afinación de pianos; afinador de pianos
piano-repair | Piano repair | professional | piano restoration; Klavierreparatur
instrument-making | Musical instrument making | professional | instrument making?; luthier; lutherie; luthería; Instrumentenbau; facture instrumentale; <guitar building; <violin making; <bow making; <Geigenbau; Geigenbauer; <Gitarrenbau; luthier guitare; <Klavierbau; Klavierbauer; <organ building; <Orgelbau | | musical; music; guitar; guitars; violin; brass; luthier
organ-tuning | Organ tuning | professional | pipe organ tuning; Orgelstimmung
backline-tech | Backline technician work | professional | backline?; backline technician; backline tech; guitar tech touring; drum tech | | touring; guitar; drum; stage; concerts; festival; bands; amps; amplifiers; monitors
music-business | Music industry knowledge | professional | music business; music industry; Musikwirtschaft; industria musical
artist-management | Artist management | professional | artist manager; managing artists?; managed artists?; band management?; band manager; talent management for artists; music management; Musikmanagement; Künstlermanagement; management d'artistes; manejo de artistas; representación de artistas | | music; bands; label; tours; recording; touring; album; concerts; musicians; gigs
tour-management | Tour management (music) | professional | tour manager?; road manager; Tourmanagement?; régie de tournée |  | band; bands; concerts; concert; artists; music; festival; backline; musicians; Künstler; Konzerte; Konzert
talent-booking | Talent booking | professional | booking talent; talent buyer; talent buying; booking agent?; concert booking; booking bands; <booked bands; booking artists; <booked artists; tour booking?; booking tours?; booking d'artistes; programmation de concerts; festival booking; tourneur de spectacles | | artists; bands; concerts; venues; music; performers; festivals
concert-promotion | Concert promotion | professional | concert promoter; concert production management; concert management; Konzertveranstaltung; production de concerts; promoción de conciertos
music-venue-management | Music venue management | professional | live music venue; venue booking? | | music; concerts; bands; artists; concert
record-label-work | Record label work | professional | record label?; record label management; artists and repertoire; <artist development; <A&R music |  | artists; releases; A&R; albums; bands; musicians; royalties
sync-licensing | Sync licensing | professional | music sync; music supervision licensing; synchronization licensing
music-marketing | Music marketing | professional | music promotion; Musikmarketing
artist-relations | Artist relations | professional | artist liaison; artist hospitality; Künstlerbetreuung
music-distribution | Music distribution | professional | digital music distribution
distrokid | DistroKid | tool | Distro Kid | music-distribution
tunecore | TuneCore | tool | Tune Core? | music-distribution | software; music; distribution; tunecore
performing-rights | Music performing rights | technical | performing rights organization; <ASCAP; <SESAC; <SoundExchange; <GEMA?; <SACEM; BMI music | | musik; urheber; verwertung; gvl; lizenzen

# Art and museums
art-history | Art history | technical | history of art; art historian; art historical research; <architectural history; <history of architecture; <Renaissance art; art research; Kunstgeschichte; Kunsthistoriker; Kunstwissenschaft; histoire de l'art; historien de l'art; historia del arte; teoría del arte
provenance-research | Provenance research | professional | Provenienzforschung; recherche de provenance | art-history
curating | Curating exhibitions | professional | curator?; curatorial; curatorial work; curatorial research; curatorial practice; curatorial assistance; curatorial projects; curated exhibitions; curated shows; curate exhibitions; curating shows; exhibition curation; exhibition curating; guest curator; Kuratieren; kuratorische Arbeit; Kurator?; Kuratorin?; Ausstellungskuration; commissariat d'exposition; commissaire d'exposition; curaduría?; curador?; curadora?; comisariado? | | museum; exhibition; exhibitions; gallery; art; museums; arte; museo; exposiciones; exposición; galería; Museum; Ausstellung; Ausstellungen; Kunst; Galerie
exhibition-management | Exhibition management | professional | exhibition coordination; exhibition development; Ausstellungsorganisation; organisation d'expositions; gestión de exposiciones; <traveling exhibitions; <loan exhibitions; museum exhibitions
exhibition-installation | Exhibition installation | professional | exhibit installation museum; montage d'expositions; Ausstellungsaufbau; exhibit mounting; installing exhibitions; exhibition installation design; montaje de exposiciones; gallery installation
museum-collections | Museum collections management | professional | collections management museum; museum collections; <collections care?; collections manager?; <museum registration; <museum registrar; <registrar museum; <cataloging artifacts; <cataloguing objects; <deaccessioning?; <object records?; <loan agreements museum; <museum loans; <incoming and outgoing loans?; <museum inventory; <collections inventory?; <collections storage?; Sammlungsbetreuung; Sammlungsmanagement; <Objektdokumentation; <Inventarisierung von Kunst; <Museumsdepot; régie des œuvres; gestion des collections; <récolement; <inventaire des collections; gestión de colecciones; <registro de obras; <museum accessioning; <accessioning objects; <accessioning artifacts | | museum; objects; artifacts; specimens; archive; archives; art; accession; exhibitions
condition-reporting | Condition reports for art | professional | condition reports art; condition reporting of objects; condition reporting art; constats d'état; Zustandsprotokolle Kunst
artifact-handling | Artifact handling? | professional | object handling?; handling artifacts; manipulation d'objets de collection | | artifacts; museum; artifact; gallery; art; archival
tms-collections | The Museum System (TMS) | tool | TMS museum; Gallery Systems TMS; TMS collections; The Museum System
embark-museum | EmbARK? | tool | EmbARK collections; EmbARK? |  | cataloguing; cataloging; pastperfect; gallery systems; mimsy; collections management; collection management
proficio | Proficio (museum software) | tool | Rediscovery Proficio
museumplus | MuseumPlus | tool | MuseumPlusRIA
mimsy | Mimsy XG | tool | Mimsy
emu-museum | EMu (museum software) | tool | KE EMu; Axiell EMu
argus-museum | Argus (museum software) | tool | Argus museum; Lucidea Argus
collectiveaccess | CollectiveAccess | tool
collectionspace | CollectionSpace | tool
museum-work | Museum work | professional | museum operations; <museum management; <museum administration; museum services?; museum practice; <museum internship; Museumsarbeit; <gestión de museos; museum?; musées?; museos? |  | exhibitions; collections; curator; art; visitors; gallery; education; heritage; history
heritage-management | Cultural heritage management | professional | cultural heritage; heritage management; heritage sites; Kulturerbe; patrimoine culturel; gestion du patrimoine?; conservation du patrimoine; valorisation du patrimoine?; patrimonio cultural; gestión del patrimonio? | | culturel; monuments; musée; historique; archéologie; cultural; museo; arqueología; histórico
museum-studies | Museum studies | technical | museology; Museumskunde; Museologie; museología; muséologie
public-history | Public history | technical | histoire publique; historia pública
historical-interpretation | Historical interpretation | professional | historical interpreter; living history; historical reenactment; historic site interpretation
museum-visitor-services | Museum visitor services | professional | visitor services museum; <gallery attendant; <gallery monitoring; <museum guard?; <gallery guard |  | visitors; galleries; exhibits; docent; admissions; artwork; exhibition
art-handling | Art handling | professional | art handler; handling art; handling artwork; artwork handling; fine art handling; <installing artwork; <installing art; <art packing; <packing artwork; <crating artwork; <art crating; <preparator?; <museum preparator; <exhibition preparator; <hanging artwork; <hanging art; <mount making; <mountmaking; <deinstallation?; <de-installation?; accrochage?; <montaje de obra; <embalaje de obras de arte | | art; exhibition; exhibitions; museum; gallery; artwork; exposition; œuvres; galerie; musée
picture-framing | Picture framing | professional | art framing; custom framing?; framing artwork; encadrement d'art; Bilderrahmung; enmarcado? | | picture; pictures; art; matting; mat; gallery; prints; artwork; cuadros; marcos; arte; molduras; láminas
fine-art-shipping | Fine art shipping | professional | art shipping; art transport; fine art logistics; Kunsttransport; transport d'œuvres d'art
art-conservation | Art conservation | technical | art restoration; conservation of art; art conservator; <paintings conservation; <paper conservation; <object conservation; <textile conservation; <photograph conservation; <preventive conservation; <preventative conservation; <conservation treatment?; conservation of artifacts; <restoration of paintings; Restaurierung?; Restaurator?; Restauratorin?; restauration d'œuvres d'art; <restauration de tableaux; conservation-restauration; restauración de obras de arte; conservación y restauración; restauración de bienes culturales; <paper conservator; museum conservator; <paintings conservator; Konservierung und Restaurierung | | Kunst; Gemälde; Museum; Kunstwerke; Denkmalpflege; Skulpturen; Konservierung; art; museum; objects; paintings; artifacts; paper; conservator
book-conservation | Book conservation | professional | book repair; book restoration; Buchrestaurierung; restauration de livres | art-conservation
antique-restoration | Antique restoration | professional | furniture restoration art; Antiquitätenrestaurierung; restauration de meubles anciens
gilding | Gilding | professional | <gold leaf; Vergolden?; dorure?; dorado con pan de oro | | Rahmen; Blattgold; Restaurierung; Bilderrahmen; Kirchen; feuille; reliure; cadres
gallery-management | Art gallery work | professional | <gallery management; art gallery?; <art gallery management; <gallery director; <gallery manager; gallery assistant; gallery operations; <gallery administration; <gallery sales; <gallery owner; <artist representation; <representing artists; <collector relations; Galeriearbeit; Galerist; Galerieassistenz; galerie d'art?; galeriste; galería de arte; galerista |  | artists; exhibitions; collectors; artworks; openings; curator; artistes; expositions
art-dealing | Art dealing | professional | art dealer; Kunsthandel; art sales; selling art; art market; Kunstmarkt; marché de l'art; mercado del arte; <art fairs
art-advisory | Art advisory | professional | art advisor; art consulting; art consultant; Kunstberatung
art-auctions | Art auctions | professional | auction catalogues; auction cataloging; auction specialist?; Auktionshaus; maison de ventes; casa de subastas | | art; paintings; antiques; jewelry; consignments; catalogues
artlogic | Artlogic | tool | Artlogic gallery software
artbase | ArtBase | tool | ArtBase gallery software
art-appraisal | Art appraisal | professional | art appraiser; appraising art; appraisal of art; fine art appraisal; Kunstgutachten; Kunstschätzung; expertise d'œuvres d'art; tasación de arte; valuación de obras de arte
antiques-dealing | Antiques dealing | professional | antique dealing; antiques dealer; antiquaire; Antiquitätenhandel; antigüedades?; collectibles dealing | | muebles; arte; anticuario; subastas; restauración
estate-sales | Estate sales (household contents) | professional | estate sale management; estate liquidation; Haushaltsauflösungen
personal-property-appraisal | Personal property appraisal | professional | jewelry appraisal antiques
arts-administration | Arts administration | professional | arts management; arts administrator; arts organization management; <arts nonprofit; <arts nonprofit management; cultural management; cultural administration; <arts leadership; <arts programming; <arts programs; <cultural programming; <cultural programs; cultural affairs?; <arts council; artistic administration; Kulturmanagement; Kulturarbeit; gestion culturelle; projets culturels; action culturelle; administration culturelle; <programmation culturelle; gestión cultural; proyectos culturales |  | arts; museum; festivals; exhibitions; artists
festival-management | Festival management | professional | festival production; festival coordination; arts festivals; Festivalorganisation; organisation de festivals; organización de festivales
film-programming | Film programming | professional | <film festival programming; programmation de films
public-art | Public art administration | professional | public art; public art projects; Kunst am Bau; arte público
community-arts | Community arts | professional | community art projects; community arts programs; soziokulturelle Kunstprojekte
cultural-mediation | Cultural mediation | professional | Kulturvermittlung; médiation artistique; mediación cultural artística
artistic-direction | Artistic direction (performing arts) | professional | artistic director; künstlerische Leitung; dirección artística; direction artistique de théâtre; artistic planning; <season planning? | | theatre; theater; orchestra; opera; concert; artistic; repertoire
cultural-events | Organizing cultural events | professional | cultural events?; eventos culturales; Kulturveranstaltungen; événements culturels | | organized; organised; organizing; planned; coordinated; managed; festival; planning
artist-residencies | Artist residency programs | professional | artist residency program management; residency programs for artists; <résidence d'artiste
cultural-policy | Cultural policy | technical | Kulturpolitik; politiques culturelles; política cultural
art-practice | Artistic practice | professional | practicing artist; practising artist; professional artist; freelance artist; exhibiting artist; visual artist; fine artist; artist?; art studio?; studio practice?; artist statement; artist portfolio; socially engaged art; freischaffende Künstlerin; freischaffender Künstler; bildende Künstlerin; künstlerische Praxis; artiste plasticien; artiste peintre; pratique artistique; artista plástico; artista visual; práctica artística; artist-in-residence; <commissioned artwork; <art commissions; <residencia artística |  | exhibitions; exhibited; gallery; paintings; art; studio; painting; sculpture; murals; portraits
performance-art | Performance art | professional | Performancekunst; art performance; arte de performance
video-art | Video art | professional | Videokunst; art vidéo; videoarte
new-media-art | New media art | professional | digital art installation; Medienkunst; art numérique; sound art
street-art | Street art | professional | graffiti art; arte urbano; art urbain
caricature | Caricaturing | professional | caricature artist; caricaturist; Karikaturen; caricatura
craft-fairs | Selling at craft fairs | professional | craft fairs; selling original artwork; Kunsthandwerkermärkte

# Memberships and certificates
writing-certificates | Certified Professional Technical Communicator (CPTC) | certification | Certified Professional Technical Communicator; CPTC?; <CPTC Foundation | technical-writing | technical communicator; technical communication; technical writing; technical writer; STC
technical-writing-certificate | Technical writing certificate | certification | technical writing certification; technical communication certificate | technical-writing
editing-certificate | Editing certificate | certification | certificate in editing; professional editing certificate | editing
copyediting-certificate | Copyediting certificate | certification | copyediting certification | copy-editing
bels | Editor in the Life Sciences (BELS) | certification | BELS certified; BELS? | academic-editing | editor; editing; manuscripts; life sciences; copyeditor
poynter-aces | Poynter ACES certificate in editing | certification | Poynter ACES certificate; ACES certificate in editing
ciep | CIEP membership (UK) | certification | CIEP?; CIEP member; <Advanced Professional Member SfEP |  | member; membership; intermediate; professional member; advanced professional
editors-canada | Editors Canada certification | certification | Editors Canada certified; <Certified Professional Editor? | editing | editors canada; editors' association of canada; eac
proofreading-certificate | Proofreading certificate | certification | <Proofread Anywhere certificate | proofreading
publishing-certificate | Publishing certificate | certification | certificate in publishing; <Columbia Publishing Course; <Denver Publishing Institute certificate
nctj | NCTJ Diploma (UK) | certification | NCTJ diploma; NCTJ qualified; NCTJ? | journalism | diploma; qualified; gold standard; pre-entry
bjtc | BJTC accredited qualification (UK) | certification | BJTC?; BJTC accredited | broadcast-journalism | accredited; diploma; qualified
redaktionsvolontariat | Redaktionsvolontariat (DE) | certification | Zeitungsvolontariat; Volontariat Redaktion; Volontariat? | journalism | tageszeitung; zeitungsredaktion; rundfunk; lokalredaktion
tekom-certificate | tekom certificate | certification | Tekom-Zertifikat; tekom certified | technical-writing
press-card | Press card | certification | carte de presse; Presseausweis; carné de prensa
creative-writing-certificate | Creative writing certificate | certification | certificate in creative writing | creative-writing
fernstudium-journalismus | Fernstudium Journalismus (DE) | certification | Fernstudium Journalismus Zertifikat
cprw | Certified Professional Résumé Writer (CPRW) | certification | Certified Professional Resume Writer; CPRW
performers-unions | SAG-AFTRA membership | certification | SAG-AFTRA member; <SAG member?; <AFTRA member; Screen Actors Guild member; SAG-AFTRA? |  | member; membership; aea; agva; agma
actors-equity | Actors' Equity membership (US) | certification | AEA member?; member of Actors' Equity Association |  | aea; sag; sag-aftra; aftra; member; equity card
equity-candidate | Equity Membership Candidate (US) | certification | EMC points? | | equity; aea; actors; theatre; sag-aftra
iatse | IATSE membership | certification | IATSE member; IATSE?; <IATSE Local member; member of IATSE |  | membership; card; journeyman
agma | AGMA membership | certification | American Guild of Musical Artists member; AGMA?; AGMA member |  | membership; agva; aea; sag-aftra; member of agma
agva | AGVA membership | certification | AGVA member; American Guild of Variety Artists member
afm-union | American Federation of Musicians membership | certification | member of the American Federation of Musicians |  | musician; musicians; union; member; orchestra; symphony; violin; trumpet; band
sdc-union | Stage Directors and Choreographers Society membership | certification | SDC member?; member of the Stage Directors and Choreographers Society |  | theatre; theater; choreographer; choreography; aea; sag-aftra
wga | Writers Guild of America membership | certification | WGA member?; Writers Guild of America member; member of the Writers Guild of America |  | writer; screenwriter; screenplay; writers; script; scripts; television; film; tv
dga | Directors Guild of America membership | certification | DGA member?; Directors Guild of America member; member of the Directors Guild of America |  | film; television; feature; assistant director; unit production manager; directing; screen
safd | Society of American Fight Directors certificate | certification | SAFD certified?; SAFD?; SAFD actor combatant | stage-combat | combatant; rapier; broadsword; unarmed; stage combat; fight choreography; fight director
intermittent-spectacle | Statut d'intermittent du spectacle (FR) | certification
buehnenreife | Bühnenreifeprüfung (DE) | certification | Bühnenreifeprüfung Schauspiel
music-dance-certificates | ABRSM grade exam passed | certification | <ABRSM Grade 5?; <ABRSM Grade 6?; <ABRSM Grade 7? | music-performance | certificate; lrsm; arsm; dipabrsm
trinity-music | Trinity music exam passed (UK) | certification | <passed Trinity Grade 8?; <passed Trinity Grade 5? | music-performance | piano; violin; viola; cello; guitar; flute; clarinet; oboe; saxophone; trumpet; trombone; drums; percussion; singing; organ; harp; recorder; music theory; theory of music
grade-8-music | Grade 8 music exam passed | certification | Grade 8 piano?; Grade 8 violin?; <ABRSM Grade 8? | music-performance | certificate; lrsm; arsm; dipabrsm
lrsm | LRSM? | certification | Licentiate of the Royal Schools of Music | music-performance | licentiate; royal schools; performance diploma; dipabrsm; distinction
dipabrsm | DipABRSM | certification |  | music-performance
atcl | ATCL? | certification | Associate of Trinity College London |  | distinction; licentiate; associate; ltcl; performance diploma
ltcl | LTCL? | certification | Licentiate of Trinity College London |  | distinction; licentiate; atcl; performance diploma
rcm-certificate | Royal Conservatory of Music certificate (Canada) | certification | <passed RCM Level 10 | music-performance | piano; violin; royal conservatory; voice; cello; theory
suzuki-teacher | Suzuki teacher training (music) | certification | Suzuki certified?; Suzuki certification?; Suzuki teacher training |  | violin; viola; cello; music teacher; suzuki method; suzuki association
orff-certificate | Orff Schulwerk certificate | certification | Orff certified; Orff certification
kodaly-certificate | Kodály certificate | certification | Kodály certified
music-together | Music Together certificate | certification | Music Together certified
kindermusik | Kindermusik licensed educator | certification | Kindermusik certified
registered-piano-technician | Registered Piano Technician (RPT) | certification | Registered Piano Technician | piano-tuning
nctm | Nationally Certified Teacher of Music (NCTM) | certification | Nationally Certified Teacher of Music; NCTM? |  | piano; mtna; pianist; music teacher; music teachers national
rad-teacher | Royal Academy of Dance registered teacher | certification | RAD registered teacher | ballet
cecchetti | Cecchetti certificate | certification | Cecchetti Method certified | ballet
istd | ISTD dance qualification (UK) | certification | ISTD?; ISTD qualified; <ISTD Associate? | dance-performance | licentiate; ddi; qualified; registered; diploma
abt-certified | ABT Certified Teacher | certification | <American Ballet Theatre certified | ballet
progressing-ballet-technique | Progressing Ballet Technique certificate | certification | PBT certified?; Progressing Ballet Technique certified |  | ballet; dance; dancers
acrobatic-arts | Acrobatic Arts certificate | certification | Acrobatic Arts certified
konzertexamen | Konzertexamen (DE) | certification | Konzertexamen | music-performance
c-kirchenmusiker | C-Kirchenmusiker | certification | C-Kirchenmusiker; C-Schein Kirchenmusik; C-Prüfung Kirchenmusik | church-music
chorleiterschein | Chorleiterschein (DE) | certification |  | choral-conducting
dem-conservatoire | Diplôme d'études musicales (FR) | certification | diplôme d'études musicales; DEM conservatoire | music-performance
de-professeur-danse | Diplôme d'État de professeur de danse (FR) | certification | diplôme d'État de professeur de danse | dance-performance
de-professeur-musique | Diplôme d'État de professeur de musique (FR) | certification | diplôme d'État de professeur de musique | music-performance
premier-prix-conservatoire | Premier prix de conservatoire | certification
titulo-superior-musica | Título superior de música | certification | título superior de música | music-performance
grado-profesional-musica | Grado profesional de música (ES) | certification | grado profesional de música | music-performance
art-museum-certificates | Appraisers Association of America membership | certification | AAA certified appraiser?; Appraisers Association of America member; Certified Member of the Appraisers Association of America | art-appraisal | antiques; fine art; decorative arts; uspap
isa-capp | ISA Certified Appraiser of Personal Property (CAPP) | certification | ISA CAPP; ISA Certified Appraiser of Personal Property
asa-art-appraiser | Accredited Senior Appraiser (art) | certification | accredited senior appraiser art | art-appraisal
museum-studies-certificate | Museum studies certificate | certification | certificate in museum studies | museum-studies
digital-archives-specialist | Digital Archives Specialist (DAS) | certification | digital archives specialist?; Digital Archives Specialist certificate |  | certified; certificate; certification; das certificate; das certification
arts-administration-certificate | Arts administration certificate | certification | certificate in arts administration | arts-administration
certified-picture-framer | Certified Picture Framer (CPF) | certification | Certified Picture Framer | picture-framing
auctioneer-license | Auctioneer license | certification | licensed auctioneer; auctioneer license
certified-auctioneers-institute | Certified Auctioneers Institute designation | certification | Certified Auctioneers Institute? |  | cai; designation; graduate
nai-interpretive-guide | NAI Certified Interpretive Guide | certification | Certified Interpretive Guide; NAI CIG
certified-heritage-interpreter | Certified Heritage Interpreter (NAI) | certification | certified heritage interpreter; CHI interpreter NAI
kulturmanager-ihk | Kulturmanager IHK (DE) | certification | Kulturmanager IHK | arts-administration
guide-conferencier | Carte de guide-conférencier (FR) | certification | carte de guide-conférencier; <guide-interprète national; <carte professionnelle de guide-conférencier
linkfire | Linkfire | tool | Linkfire smart links
stagetimer | Stagetimer | tool | stagetimer.io
reverbnation | ReverbNation? | tool |  |  | spotify; soundcloud; bandcamp; distrokid; tunecore
beatstars | BeatStars | tool
`;

export const substitutes = String.raw`
editing-steps | editing texts for publication | 0.5 | editing; copy-editing; developmental-editing; academic-editing
literary-writing | literary writing | 0.4 | fiction-writing; nonfiction-writing; children-literature
journalism-fields | journalism | 0.6 | journalism; news-reporting; feature-journalism; investigative-journalism; specialist-journalism
media-channels | news in several media | 0.5 | broadcast-journalism; multimedia-journalism; video-journalism
before-an-audience | presenting | 0.5 | news-anchoring; tv-radio-hosting; radio-hosting; emceeing
technical-documents | technical documentation | 0.5 | technical-writing; structured-authoring
help-authoring-products | help authoring tools | 0.6 | madcap-flare; robohelp; author-it; doc-to-help; help-and-manual; paligo; clickhelp
documentation-generators | documentation site generators | 0.6 | mkdocs; docusaurus; sphinx-docs; gitbook
writing-checkers | writing checkers | 0.6 | grammarly; prowritingaid; languagetool; hemingway-editor
newsroom-systems | newsroom systems | 0.5 | enps; newscycle; methode-editorial; cci-newsgate
manuscript-systems | manuscript submission systems | 0.6 | editorial-manager-software; scholarone; ejournalpress; open-journal-systems
book-platforms | self-publishing platforms | 0.6 | amazon-kdp; ingramspark; lulu-publishing; smashwords; draft2digital; bookbaby
acting-fields | acting | 0.6 | acting; stage-acting; screen-acting
running-productions | stage productions | 0.4 | stage-management; theatre-production
making-music | creating music | 0.5 | music-composition; music-arranging; songwriting
notation-products | music notation programs | 0.6 | sibelius; finale-notation; dorico; musescore; noteflight; printmusic
dj-programs | DJ programs | 0.6 | serato-dj; traktor; rekordbox; virtual-dj
collection-databases | museum collection databases | 0.6 | tms-collections; embark-museum; proficio; museumplus; mimsy; emu-museum; argus-museum; collectiveaccess; collectionspace; pastperfect
worship-software | worship presentation software | 0.6 | propresenter; easyworship; mediashout
museum-tasks | museum work | 0.5 | museum-work; museum-collections; curating
art-trade | art trade | 0.5 | gallery-management; art-dealing
`;
