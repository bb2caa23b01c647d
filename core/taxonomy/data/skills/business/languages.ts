export const skills = String.raw`
# Germanic languages
english | English | language | Englisch; anglais; inglés; fluent English; <business English; English language; Englischkenntnisse; <verhandlungssicheres Englisch; fließend Englisch; anglais courant; <anglais professionnel; <inglés avanzado; <inglés intermedio; <native English; <English native speaker; English proficiency; <spoken English; <written English; <anglais technique; English language skills; <Business-Englisch; <inglés técnico; inglés fluido; <Wirtschaftsenglisch; anglais lu écrit parlé; nivel de inglés; <inglés básico; fluency in English; English fluency; English speaking; English speaker; <British English; <American English; <technical English; English skills; inglese; inglês; angielski; <Englisch verhandlungssicher; <conversational English; <English B2; <English C1; <English C2; <legal English; <medical English; Engels?; engelska | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
german | German | language | Deutsch; allemand; alemán; German language; fluent German; Deutschkenntnisse; <native German; <business German; fließend Deutsch; <verhandlungssicheres Deutsch; German speaking; German speaker; German language skills; <Deutsch Muttersprache; <Muttersprache Deutsch; <conversational German; <Hochdeutsch; allemand courant; German skills; tedesco; alemão; <Österreichisches Deutsch; <Deutsch verhandlungssicher; Duits; niemiecki; <Deutsch B2; <Deutsch C1; <Deutsch B1; <Deutsch C2
swiss-german | Swiss German | language | Schweizerdeutsch; Schwyzerdütsch; Schwiizerdütsch; suisse allemand; Schweizer Deutsch; alemán suizo; <Züritüütsch; Swiss-German dialect; <Mundart Schweiz; <Berndeutsch; <Baseldeutsch | german
low-german | Low German | language | Plattdeutsch; Niederdeutsch; bas allemand
pennsylvania-dutch | Pennsylvania Dutch? | language | Pennsylvania German; Deitsch; Pennsylvaniadeutsch | | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; german; amish
plautdietsch | Plautdietsch | language | Mennonite Low German
frisian | Frisian | language | West Frisian; Friesisch; frisón; Frysk
faroese | Faroese | language | Färöisch; féroïen; feroés; føroyskt
scots-language | Scots language | language | Scots Leid
dutch | Dutch | language | Niederländisch; Holländisch; néerlandais; neerlandés; holandés?; Nederlands?; fluent Dutch; Dutch language; Dutch speaking; Niederländischkenntnisse; Dutch speaker; hollandais?; Dutch language skills; niderlandzki; <native Dutch; <business Dutch | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation; taal; talen; taalkennis; beheersing; mondeling; schriftelijk; moedertaal; vloeiend; engels; duits; frans; niederländisch
flemish | Flemish? | language | Flämisch; flamand?; flamenco idioma; Vlaams?; Belgian Dutch | dutch | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
luxembourgish | Luxembourgish | language | Luxemburgisch; luxembourgeois?; luxemburgués?; Lëtzebuergesch; Luxembourgish language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
afrikaans | Afrikaans | language | afrikáans; Afrikaans language; fluent Afrikaans
swedish | Swedish? | language | Schwedisch; suédois?; sueco?; svenska?; Swedish language; fluent Swedish; Swedish speaking; Schwedischkenntnisse | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
norwegian | Norwegian? | language | Norwegisch; norvégien?; noruego?; norsk?; <bokmål; <nynorsk; Norwegian language; fluent Norwegian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
danish | Danish? | language | Dänisch; danois?; danés?; dansk?; Danish language; fluent Danish; Dänischkenntnisse | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
icelandic | Icelandic | language | Isländisch; islandais?; islandés?; íslenska; Icelandic language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
yiddish | Yiddish | language | Jiddisch; Yiddish language; fluent Yiddish; yidis

# Romance languages
french | French | language | Französisch; français; francés; fluent French; French language; <native French; Französischkenntnisse; <conversational French; <business French; fließend Französisch; langue française; <français langue maternelle; French speaking; French speaker; <francés avanzado; <francés básico; French language skills; <bilingual French; Français courant; <verhandlungssicheres Französisch; <intermediate French; French skills; francese; francês; <Canadian French; <Québécois French; <français professionnel; <basic French; Frans?; francuski | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
spanish | Spanish | language | Spanisch; espagnol; español; castellano; fluent Spanish; Spanish language; <bilingual Spanish; <native Spanish; <conversational Spanish; Spanish speaking; Spanischkenntnisse; Spanish speaker; Spanish fluency; fluency in Spanish; <bilingual in Spanish; <business Spanish; <español nativo; lengua española; idioma español; <native Spanish speaker; Spanish language skills; <basic Spanish; <intermediate Spanish; espagnol courant; fließend Spanisch; fluent in Spanish; speak Spanish; castillan; <medical Spanish; <Latin American Spanish; <Castilian Spanish; spagnolo; espanhol; Spaans; hiszpański; spanska; <legal Spanish; <Mexican Spanish; <español lengua materna
ladino | Ladino? | language | Judeo-Spanish; judeoespañol; judéo-espagnol; djudezmo | | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; hebrew; sephardic; spanish; yiddish; turkish
asturian | Asturian | language | asturiano?; asturianu?; bable? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
aragonese-language | Aragonese | language | aragonés idioma; aragonese language
occitan | Occitan | language | Okzitanisch; occitano?; langue d'oc; <provençal langue; <gascon langue; <Aranese | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
corsican | Corsican? | language | Korsisch; langue corse; corsu; corso idioma | | language; languages; french; italian; speak; fluent; english
sardinian | Sardinian? | language | Sardisch; langue sarde; sardu?; sardo? | | language; languages; italian; speak; fluent; english; spanish; fluency; speaks; spoken; speaking; bilingual; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
sicilian-language | Sicilian language | language | siciliano lingua; sicilianu; langue sicilienne
ladin | Ladin | language | Ladinisch; ladino dolomitico
aromanian | Aromanian | language | Aromunisch; aroumain; armãneashti
italian | Italian? | language | Italienisch; italien?; italien langue; italiano?; Italian language; fluent Italian; Italienischkenntnisse; <conversational Italian; <native Italian; Italian speaking; fließend Italienisch; italien courant; Italian speaker; langue italienne; <business Italian | | language; languages; fluent; english; french; spanish; german; speak; conversational; native; bilingual; basic; intermediate; portuguese; beginner; spoken; fluency; speaks; speaking; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
portuguese | Portuguese | language | Portugiesisch; portugais?; portugués?; português?; fluent Portuguese; Portuguese language; Portuguese speaking; <native Portuguese; Portugiesischkenntnisse; Portuguese speaker; <European Portuguese | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
brazilian-portuguese | Brazilian Portuguese | language | brasilianisches Portugiesisch; portugais brésilien; portugués brasileño; português brasileiro; português do Brasil; Brazilian-Portuguese speaking; PT-BR | portuguese
romanian | Romanian | language | Rumänisch; roumain?; rumano?; română?; limba română; fluent Romanian; Romanian language; Romanian speaking; <Moldovan?; rumuński; <native Romanian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
catalan | Catalan | language | Katalanisch; catalán?; català?; Catalan language; fluent Catalan; idioma catalán; llengua catalana; <valencià?; <Valencian?; <valenciano? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
galician | Galician? | language | Galicisch; galicien?; gallego?; galego?; Galician language; lingua galega; idioma gallego | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
creole-haitian | Haitian Creole | language | Haitian-Creole; Haitianisch; créole haïtien; criollo haitiano; Kreyòl; Kreyol; kreyòl ayisyen; fluent Haitian Creole | | language; languages; fluent; french; english; haitian; bilingual; speak; spanish; native; spoken; patois
creole-generic | Creole? | language | Creole language; fluent Creole; Kreolisch; créole langue; French Creole | | language; languages; fluent; french; english; haitian; bilingual; speak; spanish; native; spoken; patois
creole-antillean | Antillean Creole | language | créole antillais; <Guadeloupean Creole; <Martinican Creole; <créole guadeloupéen; <créole martiniquais; <Saint Lucian Creole
creole-reunion | Réunion Creole | language | créole réunionnais; kréol rényoné; Réunionese Creole
creole-mauritian | Mauritian Creole | language | créole mauricien; Kreol morisien; Morisyen
creole-seychelles | Seychellois Creole | language | créole seychellois; Seselwa
creole-louisiana | Louisiana Creole | language | Kouri-Vini; Louisiana Creole French; créole louisianais
cape-verdean-creole | Cape Verdean Creole | language | Kriolu; Cape Verdean?; créole cap-verdien; Cape Verdean Kriolu; crioulo cabo-verdiano; kabuverdianu | | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; portuguese; creole
jamaican-patois | Jamaican Patois | language | Jamaican Creole; Patois?; Patwa; créole jamaïcain | | jamaican; jamaica; languages; language; creole; kreyol; fluent; english; spanish
papiamento | Papiamento | language | Papiamentu
sranan | Sranan Tongo | language | Sranan; Surinamese Creole
krio | Krio | language | Krio language; Sierra Leonean Krio; Sierra Leone Creole
gullah | Gullah | language | Gullah Geechee language; Gullah language
latin | Latin? | language | Lateinisch; Latein; latin langue; Latin language; <Latinum; <großes Latinum; <kleines Latinum; lingua latina; Lateinkenntnisse; <ecclesiastical Latin | | language; languages; greek; classics; ancient; french; english; translation; hebrew
romansh | Romansh | language | Rätoromanisch; romanche?; romanche langue; retorrománico; rumantsch | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation

# Slavic and Baltic languages
russian | Russian | language | Russisch; russe?; ruso?; русский; русский язык; fluent Russian; Russian language; <native Russian; Russischkenntnisse; Russian speaking; Russian speaker; langue russe; idioma ruso; rosyjski; <Russisch Muttersprache | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
ukrainian | Ukrainian | language | Ukrainisch; ukrainien?; ucraniano?; українська; українська мова; fluent Ukrainian; Ukrainian language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
belarusian | Belarusian | language | Weißrussisch; Belarussisch; biélorusse?; bielorruso?; беларуская; Belarussian; Byelorussian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
polish | Polish? | language | Polnisch; polonais langue; polaco?; polski?; język polski; Polish language; fluent Polish; <native Polish; Polish speaking; Polnischkenntnisse; Polish speaker; <bilingual Polish; speak Polish; <conversational Polish; polonais?; <Polnisch Muttersprache | | language; languages; fluent; english; german; russian; speak; bilingual; native; spanish; french; ukrainian; czech; conversational; spoken; fluency; speaks; speaking; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
czech | Czech | language | Tschechisch; tchèque?; checo?; čeština; český jazyk; Czech language; fluent Czech; Tschechischkenntnisse | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
slovak | Slovak | language | Slowakisch; slovaque?; eslovaco?; slovenčina; Slovak language; fluent Slovak; Slovakian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
slovenian | Slovenian | language | Slowenisch; slovène?; esloveno?; slovenščina; Slovene; Slovenian language; fluent Slovenian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
croatian | Croatian | language | Kroatisch; croate?; croata?; hrvatski; Croatian language; fluent Croatian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
serbian | Serbian | language | Serbisch; serbe?; serbio?; srpski; српски; Serbian language; fluent Serbian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
serbo-croatian | Serbo-Croatian | language | Serbokroatisch; serbo-croate; Serbo-Croatian language; srpskohrvatski; serbocroata; <BCS language
bosnian | Bosnian | language | Bosnisch; bosniaque?; bosnio?; bosanski; Bosnian language; fluent Bosnian; Bosniak? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
montenegrin | Montenegrin | language | Montenegrinisch; monténégrin?; montenegrino?; crnogorski | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
macedonian | Macedonian | language | Mazedonisch; Nordmazedonisch; macédonien?; macedonio?; македонски; Macedonian language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
sorbian | Sorbian | language | Sorbisch; sorabe?; sorbio; <Upper Sorbian; <Obersorbisch; <Niedersorbisch | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
rusyn | Rusyn | language | Russinisch; ruthène; Ruthenian; Carpatho-Rusyn
kashubian | Kashubian | language | Kaschubisch; kachoube; kaszëbsczi
silesian | Silesian? | language | Schlesisch; silésien; ślōnski | | language; languages; polish; german; speak; fluent; czech
church-slavonic | Church Slavonic | language | Old Church Slavonic; Kirchenslawisch; slavon?; eslavo eclesiástico | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
bulgarian | Bulgarian | language | Bulgarisch; bulgare?; búlgaro?; български; Bulgarian language; fluent Bulgarian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
lithuanian | Lithuanian | language | Litauisch; lituanien?; lituano?; lietuvių; lietuvių kalba; Lithuanian language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
latvian | Latvian | language | Lettisch; letton?; letón?; latviešu; latviešu valoda; Latvian language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation

# Other European languages
greek | Greek? | language | Griechisch; grec langue; griego?; ελληνικά; Greek language; fluent Greek; <native Greek; Griechischkenntnisse; Greek speaking; <Griechisch Muttersprache; modern Greek; Neugriechisch; grec moderne | | language; languages; fluent; english; speak; latin; french; german; native; spanish; bilingual; turkish; italian; hebrew; fluency; speaks; spoken; speaking; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
ancient-greek | Ancient Greek | language | Altgriechisch; grec ancien; griego antiguo; classical Greek; <Koine Greek; <biblical Greek; <New Testament Greek; <Graecum
hungarian | Hungarian | language | Ungarisch; hongrois?; húngaro?; magyar?; magyar nyelv; Hungarian language; fluent Hungarian; Ungarischkenntnisse; <native Hungarian | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
finnish | Finnish | language | Finnisch; finnois?; finlandés?; suomi?; suomen kieli; Finnish language; fluent Finnish; finlandais?; <native Finnish |  | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation; kielet; kielitaito; englanti; ruotsi; äidinkieli
sami | Sami? | language | Samisch; Sámi?; <Northern Sami; <davvisámegiella | | language; languages; norwegian; finnish; swedish; speak; fluent; northern
estonian | Estonian | language | Estnisch; estonien?; estonio?; eesti keel; Estonian language; eesti? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
albanian | Albanian | language | Albanisch; albanais?; albanés?; shqip; gjuha shqipe; Albanian language; fluent Albanian; <Kosovo-Albanisch | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
basque | Basque? | language | Baskisch; basque langue; vasco?; euskera; euskara; Basque language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
irish | Irish? | language | Irisch; gaélique irlandais; irlandés?; Gaeilge; Irish language; Irish Gaelic; fluent Irish; irlandais langue; Irish speaker | | language; languages; fluent; english; gaeilge; gaelic; speak; bilingual; native; speaker; fluency; speaks; spoken; speaking; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
gaelic | Gaelic? | language | Gälisch; gaélique; gaélico; Gaelic language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
manx | Manx? | language | Manx Gaelic; Gaelg; mannois? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation; dialect; gaelic; irish; welsh; cornish
cornish | Cornish? | language | Cornish language; Kernewek; kornisch | | language; languages; fluent; english; welsh; kernewek; speak; bilingual; speaker
scottish-gaelic | Scottish Gaelic | language | Schottisch-Gälisch; gaélique écossais; gaélico escocés; Gàidhlig; Scots Gaelic
welsh | Welsh? | language | Walisisch; gallois?; Cymraeg; Welsh language; fluent Welsh; Welsh speaker; Welsh speaking | | language; languages; fluent; english; cymraeg; speak; bilingual; speaker; speaking; fluency; speaks; spoken; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
breton | Breton? | language | Bretonisch; breton langue; bretón?; brezhoneg | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
maltese | Maltese? | language | Maltesisch; maltais?; maltés?; Malti?; Maltese language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
turkish | Turkish? | language | Türkisch; turc?; turco?; Türkçe; Türk dili; Turkish language; fluent Turkish; <native Turkish; Türkischkenntnisse; Turkish speaking; Turkish speaker; <Türkisch Muttersprache | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
romani | Romani? | language | Romanes?; Romany?; Romanès; romaní; Roma-Sprache; Romani language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
armenian | Armenian | language | Armenisch; arménien?; armenio?; հայերեն; <Eastern Armenian; <Western Armenian; Armenian language; fluent Armenian; Armenian speaking | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
georgian | Georgian? | language | Georgisch; géorgien?; georgiano?; ქართული; Georgian language; fluent Georgian; Kartuli | | language; languages; fluent; english; russian; speak; native; bilingual; armenian; turkish; fluency; speaks; spoken; speaking; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
esperanto | Esperanto | language | espéranto; Esperanto language

# Middle East, Caucasus and Central Asia
arabic | Arabic | language | Arabisch; arabe?; árabe?; العربية; <Modern Standard Arabic; <Egyptian Arabic; <Levantine Arabic; fluent Arabic; Arabic language; <MSA Arabic; <native Arabic; Arabischkenntnisse; <Gulf Arabic; <Iraqi Arabic; <Moroccan Arabic; Arabic speaking; Arabic speaker; <Arabic dialects; <Algerian Arabic; <Tunisian Arabic; <Syrian Arabic; <arabe littéraire; <arabe dialectal; <Darija; <Hocharabisch; <bilingual Arabic; langue arabe; <Sudanese Arabic; <Lebanese Arabic; <Yemeni Arabic; <Libyan Arabic; <Jordanian Arabic; <Palestinian Arabic; arabo?; <Classical Arabic; <Quranic Arabic | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
hebrew | Hebrew | language | Hebräisch; hébreu?; hebreo?; עברית; Ivrit; fluent Hebrew; Hebrew language; Iwrit; <native Hebrew | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
biblical-hebrew | Biblical Hebrew | language | Classical Hebrew; Bibelhebräisch; Althebräisch; hébreu biblique; hebreo bíblico; <Hebraicum
persian | Persian | language | Farsi?; Persisch; persan?; persa?; فارسی; Persian language; Farsi language; fluent Farsi; <Iranian Farsi; Persian (Farsi); <native Farsi | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
dari | Dari | language | Dari language; fluent Dari; Dari Persian; Afghan Persian; dari langue
kurdish | Kurdish | language | Kurdisch; kurde?; kurdo?; kurdî; <Kurmancî; <Kurmanji; <Sorani; Kurdish language; <Kurdish Sorani; <Kurdish Kurmanji; fluent Kurdish; <Badini? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
zazaki | Zazaki | language | Dimli; Zazaisch; Zaza language
pashto | Pashto | language | Paschtu; Paschto; pachto; pastún; پښتو; Pashtu; Pashto language; Pushto; Paschtunisch
azerbaijani | Azerbaijani | language | Aserbaidschanisch; azéri?; azerí; Azeri?; azərbaycanca; Azeri Turkish; azerbaïdjanais; Azerbaijani Turkish | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
kazakh | Kazakh | language | Kasachisch; kazakh langue; kazajo?; қазақша; қазақ тілі; Kazak?; Kazakh language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
uzbek | Uzbek | language | Usbekisch; ouzbek?; uzbeko?; oʻzbekcha; o'zbek tili; Uzbek language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
turkmen | Turkmen | language | Turkmenisch; turkmène?; turcomano; türkmençe | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
kyrgyz | Kyrgyz | language | Kirgisisch; kirghize; kirguís; кыргызча; Kirghiz
tajik | Tajik | language | Tadschikisch; tadjik?; tayiko; тоҷикӣ; Tajiki | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
uyghur | Uyghur | language | Uigurisch; ouïghour; uigur; Uighur; Uygur
aramaic | Aramaic | language | Aramäisch; araméen; arameo; <Neo-Aramaic; <Biblical Aramaic; Aramaic language; <Turoyo
assyrian | Assyrian Neo-Aramaic | language | Assyrian?; Assyrisch; assyrien?; Assyrian language; Sureth | aramaic | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
chaldean | Chaldean Neo-Aramaic | language | Chaldean?; Chaldäisch; Chaldean language; chaldéen | aramaic | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
syriac | Syriac? | language | Classical Syriac; Syrisch-Aramäisch; syriaque; siríaco | aramaic | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
chechen | Chechen | language | Tschetschenisch; tchétchène; нохчийн
tatar | Tatar | language | Tatarisch; tatare; татарча
crimean-tatar | Crimean Tatar | language | Krimtatarisch; tatar de Crimée; qırımtatar; tártaro de Crimea
ossetian | Ossetian | language | Ossetisch; ossète; osetio
circassian | Circassian | language | Tscherkessisch; <Adyghe; <Kabardian; tcherkesse
bashkir | Bashkir | language | Baschkirisch; bachkir
abkhaz | Abkhaz | language | Abchasisch; abkhaze
karakalpak | Karakalpak | language | Karakalpakisch

# South Asia
hindi | Hindi | language | hindi langue; हिन्दी; fluent Hindi; Hindi language; <native Hindi; Hindi speaking
urdu | Urdu | language | ourdou; اردو; fluent Urdu; Urdu language; <native Urdu; Urdu speaking
bengali | Bengali | language | Bengalisch; Bangla; bengalí; বাংলা; Bangla language; fluent Bengali; Bengali language
sylheti | Sylheti | language | Sylhetti; Siloti
chittagonian | Chittagonian | language | Chatgaya
punjabi | Punjabi | language | Pandschabi; pendjabi; panyabí; ਪੰਜਾਬੀ; Panjabi; fluent Punjabi; Punjabi language; pundjabi; <native Punjabi
gujarati | Gujarati | language | Gudscharati; goudjarati; guyaratí; ગુજરાતી; Gujrati; fluent Gujarati; Gujarathi; Gujarati language
marathi | Marathi | language | Marathisch; मराठी; maratí; Marathi language; fluent Marathi
tamil | Tamil? | language | Tamilisch; tamoul; தமிழ்; fluent Tamil; Tamil language; <native Tamil; tamil langue | | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; hindi; telugu; malayalam; kannada; sinhala; native; german; urdu; bengali; mother tongue; englisch; anglais; german
telugu | Telugu | language | télougou; తెలుగు; fluent Telugu; Telugu language; telougou; <native Telugu
kannada | Kannada | language | ಕನ್ನಡ; canarés; Kannada language; fluent Kannada; <native Kannada
malayalam | Malayalam | language | മലയാളം; malabar idioma; Malayalam language; fluent Malayalam; malayálam
sinhala | Sinhala | language | Singhalesisch; cinghalais; cingalés; Sinhalese; සිංහල; Singhalese; Sinhala language
nepali | Nepali | language | Nepalesisch; népalais?; nepalí; नेपाली; Nepalese?; Nepali language; fluent Nepali; Gorkhali | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
sanskrit | Sanskrit | language | sánscrito; संस्कृतम्; Sanskrit language; Sanskritisch
pali | Pali? | language | Pāli?; Pali language | | language; languages; sanskrit; buddhist; reading; hindi; tibetan; translation
santali | Santali | language | Santhali; Santali language
manipuri | Meitei (Manipuri) | language | Manipuri?; Meitei; Meiteilon; Manipuri language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
mizo | Mizo | language | Mizo language; Lushai
bodo | Bodo? | language | Bodo language; Boro language | | language; languages; assamese; hindi; english; speak; fluent; native; bengali
dhivehi | Dhivehi | language | Maldivian language; Divehi; Maldivisch; Dhivehi language
newari | Newari | language | Nepal Bhasa; Newar language
odia | Odia | language | Oriya; ଓଡ଼ିଆ; Oriya language; Odia language
assamese | Assamese | language | Assamesisch; asamés; অসমীয়া; assamais
konkani | Konkani | language | कोंकणी; konkaní; Konkani language; Goan Konkani
sindhi | Sindhi | language | سنڌي; sindi idioma; Sindhi language
bhojpuri | Bhojpuri | language | भोजपुरी
maithili | Maithili | language | मैथिली; Maithili language
magahi | Magahi | language | Magadhi; Magahi language
awadhi | Awadhi | language | अवधी; Awadhi language
rajasthani | Rajasthani | language | राजस्थानी; Rajasthani language
marwari | Marwari | language | मारवाड़ी; Marwari language | rajasthani
chhattisgarhi | Chhattisgarhi | language | छत्तीसगढ़ी; Chhattisgarhi language
haryanvi | Haryanvi | language | हरियाणवी; Haryanvi language
tulu | Tulu | language | ತುಳು; Tulu language
kashmiri | Kashmiri | language | Kaschmirisch; Kashmiri language; Koshur
dogri | Dogri | language | डोगरी; Dogri language
pahari | Pahari? | language | Pahari-Pothwari; Pothwari; Pahari language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
hindko | Hindko | language | Hindko language
balochi | Balochi | language | Baluchi; Belutschisch; baloutchi; بلوچی
saraiki | Saraiki | language | Siraiki; Seraiki; سرائیکی
brahui | Brahui | language | Brahvi; براہوئی
tibetan | Tibetan? | language | Tibetisch; tibétain; tibetano; Tibetan language | | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; chinese; mandarin; hindi; nepali; sanskrit
dzongkha | Dzongkha | language | Bhutanese language; རྫོང་ཁ; Dzongkha language
sherpa-language | Sherpa language | language | Sherpa bhasa
tamang | Tamang | language | Tamang language

# East and South-East Asia
mandarin-chinese | Mandarin Chinese | language | Mandarin?; chino mandarín; 普通话; Mandarin-Chinese; fluent Mandarin; Chinese Mandarin; Putonghua; Hochchinesisch; <native Mandarin; mandarín; mandarin langue; chinois mandarin; Mandarin speaking; Mandarin language; <business Mandarin; <Taiwanese Mandarin; <conversational Mandarin; Guoyu; 国语; 華語 | chinese | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
chinese | Chinese | language | Chinesisch; chinois?; 中文; 汉语; fluent Chinese; Chinese language; <native Chinese; <simplified Chinese; Chinese speaking; chinois langue; Chinesischkenntnisse; idioma chino; chino?; cinese?; chinês?; <business Chinese; <written Chinese | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation; simplified; mandarin; cantonese
cantonese | Cantonese | language | Kantonesisch; cantonais; cantonés; 粤语; 廣東話; Chinese Cantonese; fluent Cantonese; Cantonese Chinese; Cantonese language; Cantonese speaking; 广东话; <native Cantonese | chinese
taiwanese-hokkien | Hokkien | language | <Taiwanese Hokkien; Min Nan; 閩南語; Fukienese; <台語; Hokkienese; <Taiwanese language; Hoklo | chinese | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
teochew | Teochew | language | 潮州話 | chinese
hakka | Hakka | language | Hakka language; 客家話; Kejia | chinese
taishanese | Taishanese | language | Toisanese; Toishanese; Toisan; Hoisan-wa; 台山話 | chinese
shanghainese | Shanghainese | language | 上海话; Shanghai dialect | wu-chinese
wu-chinese | Wu Chinese | language | <Suzhou dialect; Wu dialect
fuzhounese | Fuzhounese | language | Fuzhou dialect; Hokchiu; 福州話; Foochow dialect | chinese
hainanese | Hainanese | language | Hainan dialect; 海南話 | chinese
zhuang | Zhuang | language | Zhuang language
japanese | Japanese | language | Japanisch; japonais?; japonés?; 日本語; fluent Japanese; Japanese language; <native Japanese; Japanischkenntnisse; <conversational Japanese; <business Japanese; Japanese speaking; Nihongo; langue japonaise; Japanese speaker; idioma japonés; giapponese; japoński | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
korean | Korean | language | Koreanisch; coréen?; coreano?; 한국어; fluent Korean; Korean language; <native Korean; Koreanischkenntnisse; <conversational Korean; Korean speaking; Korean speaker; langue coréenne | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
mongolian | Mongolian | language | Mongolisch; mongol?; монгол; Mongolian language; mongol langue | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
vietnamese | Vietnamese | language | Vietnamesisch; vietnamien?; vietnamita?; tiếng Việt; fluent Vietnamese; Vietnamese language; Vietnamese speaking; <bilingual Vietnamese; <conversational Vietnamese; <native Vietnamese | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
cham-language | Cham? | language | Cham language | | language; languages; fluent; speak; spoken; vietnamese; khmer; malay
thai | Thai? | language | Thailändisch; tailandés?; ภาษาไทย; Thai language; fluent Thai; thaïlandais?; <native Thai | | language; languages; fluent; english; lao; speak; native; vietnamese; chinese; bilingual; spoken; fluency; speaks; speaking; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
isan | Isan | language | Isaan; Northeastern Thai
shan-language | Shan language | language | Tai Yai
lao | Lao? | language | Laotisch; laotien?; laosiano; ລາວ; Laotian?; Lao language; Laotian language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
khmer | Khmer | language | Kambodschanisch; khmer langue; camboyano?; ខ្មែរ; Cambodian?; Cambodian language; jemer; Khmer language; cambodgien? |  | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
burmese | Burmese? | language | Birmanisch; birman?; birmano?; မြန်မာ; Burmese language; Myanmar language; Burmesisch | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
malay | Malay | language | Malaiisch; malais?; malayo?; Bahasa Melayu; Bahasa Malaysia; Malay language; Malaysisch; Bahasa Malay; fluent Malay | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
indonesian | Indonesian | language | Indonesisch; indonésien?; indonesio?; Bahasa Indonesia; Indonesian language; fluent Indonesian; Indonesian Bahasa | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
javanese | Javanese | language | Javanisch; javanais?; javanés; basa Jawa | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
sundanese | Sundanese | language | Sundanesisch; soundanais; basa Sunda
balinese | Balinese language | language | basa Bali; Balinesisch
minangkabau | Minangkabau | language | baso Minang; Minang? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
acehnese | Acehnese | language | basa Acèh; Achinese
tetum | Tetum | language | Tetun; tétoum
tagalog | Tagalog | language | Filipino language; Philippinisch; tagalo; Wikang Filipino; fluent Tagalog; Tagalog language; Filipino Tagalog; <conversational Tagalog; Pilipino; Filipino?; <native Tagalog; philippin langue; <Taglish; Tagalog (Filipino) | | language; languages; fluent; english; tagalog; speak; native; ilocano; bilingual; cebuano; visayan; spoken; mandarin
ilocano | Ilocano | language | Ilokano; Iloko; Ilocano language
cebuano | Cebuano | language | Visayan?; Bisaya; Binisaya; Bisayan; Sugbuanon; cebuano idioma | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
hiligaynon | Hiligaynon | language | Ilonggo?; Hiligaynon language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
kapampangan | Kapampangan | language | Pampango; Pampangan
bikol | Bikol | language | Bicolano; Bicol language; Bikolano
waray | Waray | language | Waray-Waray; Waray language; Winaray
pangasinan | Pangasinan | language | Pangasinense; Pangasinan language
chavacano | Chavacano | language | Chabacano; Zamboangueño
maranao | Maranao | language | Maranaw
tausug | Tausug | language | Bahasa Sūg; Suluk language
hmong | Hmong | language | Hmoob; Hmong language; fluent Hmong; Hmong speaking; <White Hmong
mien | Mien? | language | Iu Mien; Mien language; Yao Mien | | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; hmong; lao; laotian; vietnamese; yao
karen-language | Karen? | language | Karen language; <S'gaw Karen; <Sgaw Karen; <Pwo Karen; <Karen interpreter | | language; languages; interpreter; burmese; burma; myanmar; refugee; chin; speak; fluent
karenni | Karenni | language | Kayah?; Kayah Li; Red Karen | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
rohingya | Rohingya? | language | Rohingya language; Ruáingga | | language; languages; fluent; speak; speaks; spoken; interpreter; chittagonian; bengali; burmese; dialect
chin-language | Hakha Chin | language | Lai Chin; Hakha Lai
chin-languages | Chin languages | language | Chin language; Chin dialects
falam-chin | Falam Chin | language | Falam language
zomi | Zomi | language | Zomi language; Tedim Chin; Tedim? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
kachin | Kachin? | language | Jingpho; Jinghpaw; Kachin language | | language; languages; fluent; speak; speaks; spoken; interpreter; burmese; dialect
mon-language | Mon language | language

# Africa
swahili | Swahili | language | Suaheli; Kisuaheli; kiswahili; swahili langue; suajili; fluent Swahili; Swahili language; Kishwahili; suahili
amharic | Amharic | language | Amharisch; amharique; amárico; አማርኛ; fluent Amharic; Amharic language; Amarigna; Amaric
tigrinya | Tigrinya | language | Tigrigna; Tigrinisch; ትግርኛ; tigriña; Tigrinya language; Tigrinja
tigre-language | Tigre language | language | Tigré langue
afar | Afar language | language | Qafar af
harari | Harari language | language | Adare? | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
gurage | Gurage | language | Guragigna; Gurage language
sidamo | Sidama? | language | Sidamo?; Sidaamu Afoo | | language; languages; fluent; speak; speaks; spoken; interpreter; amharic; oromo; dialect
oromo | Oromo | language | Afaan Oromo; Oromiffa; Oromisch; Oromo language; oromo langue; Afan Oromo
somali | Somali | language | Somalisch; Soomaali; somalí; Af-Soomaali; Somali language; fluent Somali; somali langue
maay-maay | Maay Maay | language | Af-Maay; Mai Mai language
hausa | Hausa | language | haoussa; Hausa language; harshen Hausa; fluent Hausa
yoruba | Yoruba | language | yorouba; Yorùbá; Yoruba language; fluent Yoruba; èdè Yorùbá
igbo | Igbo | language | Ibo?; Asụsụ Igbo; Igbo language; fluent Igbo; Ibo language |  | nigeria; nigerian; yoruba; hausa; pidgin
nigerian-pidgin | Nigerian Pidgin | language | Nigerian Pidgin English; Naija Pidgin
pidgin-english | Pidgin English | language | pidgin; Pidginenglisch; Broken English Pidgin
cameroon-pidgin | Cameroonian Pidgin | language | Cameroon Pidgin; Cameroon Pidgin English; Kamtok
liberian-english | Liberian English | language | Liberian Kreyol; Kolokwa
kru-language | Kru? | language | Kru language; Klao | | language; languages; liberian; english; speak; fluent; native; bassa; french
tok-pisin | Tok Pisin | language | New Guinea Pidgin; Neo-Melanesian
bislama | Bislama | language | Bichelama
hawaiian-pidgin | Hawaiian Pidgin | language | Hawaiian Creole English; Hawaii Pidgin
edo-language | Edo language | language | Bini language
ibibio | Ibibio | language | Ibibio language
efik | Efik | language | Efik language
tiv | Tiv | language | Tiv language
kanuri | Kanuri | language | Kanuri language
ijaw | Ijaw | language | Izon; Ijo language
urhobo | Urhobo | language | Urhobo language
twi | Twi | language | Asante Twi; Ashanti language; Twi language; Ghanaian Twi; Ashanti Twi; <Akuapem Twi | akan
akan | Akan? | language | Akan language | | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; twi; fante; ghana
fante | Fante? | language | Fanti; Mfantse | akan | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect; twi; akan; ghana
ga-language | Ga language | language | Ga-Adangbe
ewe | Ewe? | language | Ewe language; Eʋegbe; éwé | | language; languages; fluent; english; french; twi; speak; native; ghana; togo
dagbani | Dagbani | language | Dagbanli; Dagbani language
wolof | Wolof | language | ouolof; wólof; Wolof language; fluent Wolof
fula | Fula | language | Fulani?; Pulaar; Fulfulde; Peul?; Fulah; Pular; foulfouldé; peulh; Fula (Pulaar); Fula language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
bambara | Bambara | language | Bamanankan
mandinka | Mandinka | language | Mandingo?; Mandingue; Mandinka language; Mandenka | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
malinke | Malinke | language | Malinké; Maninka; Maninkakan
dioula | Dioula | language | Dyula; Jula; dioula langue
soninke | Soninke | language | Soninké; Sarakole; Soninke language
susu | Susu? | language | Soussou; Susu language; Sosoxui | | language; languages; krio; french; english; speak; fluent; native; pular; malinke; guinea; fluency; speaks; spoken; speaking; bilingual; spanish; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
mende | Mende? | language | Mende language; Mɛnde | | language; languages; krio; english; speak; fluent; native; temne; sierra; fluency; speaks; spoken; speaking; bilingual; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
moore | Mossi language | language | Mooré langue
zarma | Zarma | language | Zerma; Djerma; zarma langue
serer | Serer? | language | Sérère; Serer language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
temne | Temne | language | Timne; Temne language
baoule | Baoulé | language | Baoulé langue
fon | Fongbe | language | Fon language; fon gbe
lingala | Lingala | language | Lingala language; lingála; fluent Lingala
kinyarwanda | Kinyarwanda | language | Ruandisch; Ikinyarwanda; Kinyarwanda language; Rwandan language
kirundi | Kirundi | language | Rundi; Kirundi language; Ikirundi
luganda | Luganda | language | Ganda?; Luganda language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
runyankole | Runyankole | language | Runyankore; Nkore language; Runyankole-Rukiga
rukiga | Rukiga | language | Kiga language; Chiga
acholi | Acholi | language | Acoli; Acholi language
luo | Dholuo | language | Luo?; Luo language | | language; languages; swahili; english; speak; fluent; native; kikuyu; luganda; kenya
lusoga | Lusoga | language | Soga language
runyoro | Runyoro | language | Nyoro language
rutooro | Rutooro | language | Tooro language; Rutoro
lango-language | Lango language | language | Leb Lango
dinka | Dinka | language | Dinka language; Thuɔŋjäŋ
nuer | Nuer | language | Nuer language; Thok Nath
juba-arabic | Juba Arabic | language | South Sudanese Arabic
zande | Zande | language | Azande language; Pazande
kikuyu | Kikuyu | language | Gikuyu; Kikuyu language
kamba | Kamba? | language | Kikamba; Kamba language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
kalenjin | Kalenjin | language | Kalenjin language; <Nandi language; <Kipsigis
luhya | Luhya | language | Luyia; Luhya language
kisii | Ekegusii | language | Kisii?; Gusii; Kisii language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
meru-language | Kimeru | language | Meru language
maasai | Maasai? | language | Maa language; Maasai language; Masai language | | language; languages; fluent; speak; speaks; spoken; interpreter; swahili; kikuyu
chaga | Chaga? | language | Kichaga; Chagga language | | language; languages; fluent; speak; speaks; spoken; interpreter; swahili; tanzania
sukuma | Sukuma | language | Kisukuma; Sukuma language
chichewa | Chichewa | language | Nyanja; Chewa; Cinyanja; Chinyanja; Chichewa language
bemba | Bemba | language | Icibemba; Bemba language; Chibemba
tonga-language | Chitonga | language | Zambian Tonga; Tonga (Zambia)
tumbuka | Tumbuka | language | Chitumbuka; Tumbuka language
lozi | Lozi | language | Silozi; Lozi language
kongo | Kikongo | language | Kongo language; <Kituba; Kikongo language
tshiluba | Tshiluba | language | Ciluba; Chiluba; Luba-Kasai; tchilouba
duala | Duala | language | Douala langue; Duala language
ewondo | Ewondo | language | Ewondo language
bamileke | Bamileke | language | Bamiléké; Bamileke language
bassa | Bassa? | language | Bassa language | | language; languages; fluent; speak; speaks; spoken; interpreter; liberian; kru; krio; dialect
basaa-language | Basaa language | language | Basaa
fang | Fang language | language
sango | Sango language | language
umbundu | Umbundu | language | Umbundo; Umbundu language
kimbundu | Kimbundu | language | Kimbundo; Kimbundu language
makhuwa | Makhuwa | language | Emakhuwa; Macua
tshwa | Changana | language | Xichangana; Changana language
zulu | Zulu? | language | isiZulu; Zulu language; zoulou; zulú | | language; languages; fluent; speak; speaks; spoken; bilingual; interpreter; english; afrikaans; xhosa; isixhosa; sotho; tswana; setswana
xhosa | Xhosa | language | isiXhosa; Xhosa language
ndebele | Ndebele? | language | isiNdebele; Ndebele language | | language; languages; fluent; spoken; speak; shona; zulu; isizulu; english; xhosa; afrikaans
swati | Swati? | language | siSwati; Swazi language | | language; languages; fluent; spoken; zulu; isizulu; siswati; xhosa; afrikaans; sotho
sotho-tswana | Sesotho | language | Sotho; Southern Sotho; Sotho language
tswana | Setswana | language | Tswana; Tswana language
sepedi | Sepedi | language | Northern Sotho; Sesotho sa Leboa; Pedi language
tsonga | Xitsonga | language | Tsonga; Tsonga language
venda | Tshivenda | language | Venda language
shona | Shona? | language | chiShona; Shona language; fluent Shona | | language; languages; fluent; spoken; speak; ndebele; zulu; zimbabwe; chichewa
malagasy | Malagasy | language | Madagassisch; malgache?; Malagasy language; malgache langue | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
berber | Tamazight | language | Berber?; Amazigh; berbère?; bereber?; Berberisch; Berber (Amazigh); Berber language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
kabyle | Kabyle | language | kabyle langue; Kabylisch; Taqbaylit
tachelhit | Tashelhit | language | Tachelhit; Chleuh; Tashelhiyt; Shilha
tarifit | Tarifit | language | Rifain; Riffian; Rif Berber
tuareg | Tamasheq | language | Tuareg language; Tamashek; tamachek

# Oceania and the Americas
samoan | Samoan | language | Samoanisch; samoan langue; samoano?; gagana Samoa; Gagana Sāmoa; Samoan language; fluent Samoan | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
hawaiian | Hawaiian? | language | Hawaiianisch; ʻŌlelo Hawaiʻi; Olelo Hawaii; hawaiano?; Hawaiian language | | language; languages; english; fluent; samoan; pidgin; olelo; speak; tongan; immersion; fluency; speaks; spoken; speaking; bilingual; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
tongan | Tongan | language | Tongaisch; lea faka-Tonga; tongano; Tongan language; fluent Tongan
maori | Māori | language | Maori?; te reo Māori; te reo; Maori language; maorí?; te reo Maori | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
cook-islands-maori | Cook Islands Māori | language | Rarotongan; Cook Islands Maori
niuean | Niuean | language | Niue language; vagahau Niuē
tahitian | Tahitian? | language | Tahitianisch; tahitien?; reo Tahiti |  | language; languages; fluent; speak; speaks; spoken; bilingual; english; french; interpreter; translator; dialect
fijian | Fijian | language | Fidschi-Sprache; fidjien; fiyiano; vosa vakaviti; Fijian language
fiji-hindi | Fiji Hindi | language | Fijian Hindi
marshallese | Marshallese | language | Marshallese language; Kajin Majel
chuukese | Chuukese | language | Chuukese language; Trukese
chamorro | Chamorro? | language | CHamoru; Chamorro language | | language; languages; fluent; speak; speaks; spoken; bilingual; guam; tagalog; dialect
palauan | Palauan | language | Palauan language; tekoi er a Belau
pohnpeian | Pohnpeian | language | Pohnpeian language; Ponapean
yapese | Yapese | language | Yapese language
kosraean | Kosraean | language | Kosraean language
quechua | Quechua? | language | Ketschua; quichua; runasimi; Kichwa?; quechua langue; quechua hablado; runa simi; Quechua language | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
aymara | Aymara | language | aimara; Aymara language; aymar aru; aymara langue
guarani | Guaraní? | language | Guarani?; avañe'ẽ; Guaraní language; idioma guaraní | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
nahuatl | Nahuatl | language | náhuatl
kiche | K'iche' | language | K'iche; Quiché language; k'iche' maya
yucatec-maya | Yucatec Maya | language | Yucateco?; maya yucateco; lengua maya; maaya t'aan | | maya; lengua; idioma; habla; language; dialect
mam-language | Mam language | language | idioma mam
qanjobal | Q'anjob'al | language | Kanjobal; Q'anjob'al language
kaqchikel | Kaqchikel | language | Cakchiquel; Kaqchikel language
qeqchi | Q'eqchi' | language | Kekchi; Kekchí; Q'eqchi
achi-maya | Achi Maya | language | Achí? | | maya; guatemala; k'iche; idioma; lengua; language; languages; fluent
ixil | Ixil | language | Ixil Maya; idioma ixil
chuj | Chuj | language | Chuj Maya; idioma chuj
popti | Popti' | language | Jakaltek; Jacaltec; Popti
tzotzil | Tzotzil | language | Tsotsil; lengua tzotzil
tzeltal | Tzeltal | language | Tseltal; lengua tzeltal
mixtec | Mixtec | language | Mixteco; lengua mixteca; <Mixteco Alto; <Mixteco Bajo
zapotec | Zapotec | language | Zapoteco; lengua zapoteca
triqui | Triqui | language | Trique; lengua triqui
otomi | Otomí | language | Otomi; hñähñu
mazahua | Mazahua | language | lengua mazahua; jñatjo
mazatec | Mazatec | language | Mazateco; lengua mazateca
totonac | Totonac | language | totonaco; lengua totonaca
purepecha | Purépecha | language | Purepecha; tarasco idioma; P'urhépecha
huichol | Huichol | language | Wixárika; Wixarika
mapudungun | Mapudungun | language | Mapuche language; mapuzugun; lengua mapuche
garifuna | Garifuna | language | Garífuna; Garifuna language
wayuunaiki | Wayuunaiki | language | Guajiro idioma; Wayuu language
miskito | Miskito | language | Miskitu; Miskito language
navajo | Navajo? | language | Navajo language; Diné bizaad; fluent Navajo; Dine language; Navajo speaking; Speaks Navajo | | language; languages; fluent; speak; speaks; english; bilingual; native; diné; tribal
cherokee-language | Cherokee language | language | Tsalagi; fluent Cherokee
lakota | Lakota language | language | Lakȟótiyapi; Lakota Sioux language
dakota-language | Dakota language | language | Dakhótiyapi; Dakota Sioux language
ojibwe | Ojibwe? | language | Anishinaabemowin; Ojibwe language; Ojibwa?; Chippewa language | | language; languages; fluent; speak; speaks; spoken; cree; dialect; anishinaabemowin
cree | Cree language | language | nêhiyawêwin; Plains Cree; langue crie; <Swampy Cree
inuktitut | Inuktitut | language | Inuktut; Inuktitut language
inuinnaqtun | Inuinnaqtun | language | Inuinnaqtun language
greenlandic | Greenlandic | language | Kalaallisut; Grönländisch; groenlandais
choctaw-language | Choctaw language | language | Chahta anumpa
yupik | Yup'ik | language | Central Yup'ik; Yupik; Yugtun
inupiaq | Inupiaq | language | Iñupiaq; Inupiat language
apache-language | Apache language | language | Western Apache; Ndee language
hopi-language | Hopi language | language | Hopilavayi
zuni-language | Zuni language | language | Shiwi'ma
keres | Keres | language | Keresan; Keres language
crow-language | Crow language | language | Apsáalooke language
mohawk-language | Mohawk language | language | Kanien'kéha; Kanienkeha
michif | Michif | language | Michif language; Métis language
dene | Dene? | language | Chipewyan; Denesuline; Dëne Sųłıné | | language; languages; fluent; speak; speaks; spoken; cree; dialect; chipewyan
mikmaq | Mi'kmaq language | language | Mi'kmaw?; Micmac language | | language; languages; fluent; speak; speaks; spoken; dialect
innu | Innu-aimun | language | Innu language; Montagnais?; langue innue | | language; languages; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator; translation
atikamekw | Atikamekw | language | langue atikamekw
old-english | Old English? | language | Anglo-Saxon language; Altenglisch; vieil anglais | | middle english; anglo-saxon; philology; linguistics; beowulf; chaucer; norse; latin; literature; medieval
middle-english | Middle English | language | Mittelenglisch; moyen anglais? | | old english; vieil; philology; linguistics; chaucer; medieval; médiéval; philologie; linguistique
middle-high-german | Middle High German | language | Mittelhochdeutsch; moyen haut-allemand
old-norse | Old Norse | language | Altnordisch; vieux norrois
coptic | Coptic? | language | Koptisch; copte?; copto | | language; languages; greek; hebrew; latin; arabic; ancient; reading; translation; fluent; fluency; speak; speaks; spoken; speaking; bilingual; english; spanish; french; german; idioma; idiomas; inglés; español; francés; langue; langues; anglais; courant; français; lingua; lingue; inglese; nivel; niveau; sprache; sprachen; englisch; deutsch; język; języki; interpreter; translator
akkadian | Akkadian | language | Akkadisch; akkadien
ottoman-turkish | Ottoman Turkish | language | Osmanisch; turc ottoman; Osmanlıca
geez | Ge'ez | language | Geez; Altäthiopisch; guèze

# Sign languages
sign-language | Sign language | language | sign languages; signing language; Gebärdensprache; langue des signes; lengua de signos; lengua de señas; lenguaje de señas; <fluent in sign language; <basic sign language; sign language skills; <conversational sign language; langage des signes
makaton | Makaton | language | Makaton signing; Makaton signs
signed-exact-english | Signing Exact English | language | SEE sign language; signed English?; Signed Exact English | | asl; deaf; sign; signing; interpreter
auslan | Auslan | language | Australian Sign Language | sign-language
nzsl | New Zealand Sign Language | language | NZSL | sign-language
irish-sign-language | Irish Sign Language | language | Teanga Chomharthaíochta na hÉireann | sign-language
baby-sign | Baby sign language | language | baby signing; Babyzeichensprache; langue des signes bébé
cued-speech | Cued Speech | technical | cued language; langue française parlée complétée; LfPC; palabra complementada
lsm | Mexican Sign Language | language | LSM lengua de señas; lengua de señas mexicana | sign-language
lengua-signos-espanola | Spanish Sign Language | language | lengua de signos española | sign-language
lsc-colombia | Colombian Sign Language | language | lengua de señas colombiana | sign-language
lsp-peru | Peruvian Sign Language | language | lengua de señas peruana | sign-language
lsa-argentina | Argentine Sign Language | language | lengua de señas argentina | sign-language
lsch-chile | Chilean Sign Language | language | lengua de señas chilena | sign-language
lis-italian | Italian Sign Language | language | lingua dei segni italiana; Lingua dei Segni | sign-language
libras | Brazilian Sign Language | language | Língua Brasileira de Sinais; Libras língua de sinais | sign-language
ngt | Dutch Sign Language | language | Nederlandse Gebarentaal; NGT gebarentaal | sign-language
international-sign | International Sign | language | International Sign Language; Signes internationaux; Internationale Gebärden | sign-language
tactile-signing | Tactile sign language | language | tactile signing; tactile ASL; ProTactile; taktiles Gebärden
american-sign-language | American Sign Language | language | ASL?; Amerikanische Gebärdensprache; ASL fluent; fluent in ASL; American Sign Language ASL; ASL sign language; <conversational ASL; ASL American Sign Language; fluent ASL; Langue des signes américaine; American Sign Language (ASL) | sign-language | deaf; interpreter; signing
aslpi | ASL Proficiency Interview | certification | ASLPI; ASLPI rating; <ASLPI level 4 | american-sign-language
british-sign-language | British Sign Language | language | BSL sign language; BSL?; fluent BSL; British Sign Language (BSL) | sign-language | deaf; interpreter; signing
bsl-qualification | British Sign Language qualification (UK) | certification | <BSL Level 1?; <BSL Level 2?; <BSL Level 3?; <BSL Level 6?; <Signature BSL; <BSL Level 4? | british-sign-language | deaf; british sign; sign language
german-sign-language | German Sign Language | language | Deutsche Gebärdensprache; DGS Gebärdensprache; DGS-Kenntnisse; German Sign Language (DGS); <DGS 1; <DGS 2 | sign-language
oegs | Austrian Sign Language | language | Österreichische Gebärdensprache; ÖGS | sign-language
dsgs | Swiss German Sign Language | language | Deutschschweizer Gebärdensprache; DSGS | sign-language
lbg-signs | Lautsprachbegleitende Gebärden | language | LBG Gebärden; Signed German
guk-signs | Gebärden-unterstützte Kommunikation (GuK) | technical | GuK Gebärden; gebärdenunterstützte Kommunikation
french-sign-language | French Sign Language | language | langue des signes française; LSF?; langue des signes française LSF; French Sign Language (LSF) | sign-language | signes; sourds; langue; malentendants; interprète
lsq | Quebec Sign Language | language | LSQ?; langue des signes québécoise | sign-language | signes; sourds; langue; interprète
braille | Braille | technical | Braille reading; Brailleschrift; Blindenschrift; <Unified English Braille

# Skills of working with languages
bilingual | Bilingual | soft | bi-lingual; bilingualism; fluently bilingual; bilingual skills; fully bilingual; bilingual communication skills; perfectly bilingual; bilingual proficiency; completely bilingual; bilingual speaker; zweisprachig; bilingue; parfaitement bilingue; parfait bilinguisme; bilinguisme; bilingüe; bilingüismo; Zweisprachigkeit
multilingual | Multilingual? | soft | multi-lingual?; multilingualism; polyglot?; <trilingual; <quadrilingual; multilingual skills; mehrsprachig; mehrsprachige?; Mehrsprachigkeit; <dreisprachig; plurilingue; multilingue?; <trilingue; multilingüe?; <trilingüe; plurilingüe; <viersprachig; multilinguisme; plurilinguisme | bilingual | english; french; spanish; german; italian; linguist; translator; speaks; fluent; languages; fluent; arabic; mandarin; deutsch; englisch; französisch; anglais; espagnol; inglés; francés; idiomas; langues; sprachen
foreign-language-skills | Foreign language skills | soft | foreign language proficiency; Fremdsprachenkenntnisse; conocimientos de idiomas extranjeros; connaissance de langues étrangères
translation | Translation? | professional | document translation; translating documents; translating?; <translator?; <technical translation; <legal translation; <medical translation; <literary translation; translation services; translate documents; translated documents; written translation; <Spanish translation; translation skills; <freelance translation; translation of documents; translations?; <financial translation; <website translation; translating skills; <Spanish to English translation; <English to Spanish translation; <English-Spanish translation; <Spanish-English translation; <French translation; <German translation; Übersetzung?; Übersetzen?; <Fachübersetzungen; Übersetzungen?; Übersetzungstätigkeit; Übersetzung von Dokumenten; traduction?; traductions?; <traduction technique; traduction de documents; <traductrice; <traducteur; <traduction juridique; <traduction littéraire; <traduction anglais-français; traducción?; traducciones?; traducción de documentos; <traducción técnica; <traductora; <traductor; <traducción jurídica; traducción de textos; <traducción inglés-español; <certified translations; <patent translation; traduzione?; tłumaczenie?; vertalen? | | spanish; english; french; language; interpreting; german; interpreter; arabic; translator; languages; italian; russian; chinese; japanese; portuguese; anglais; allemand; espagnol; inglés; alemán; francés; englisch; französisch; spanisch; deutsch; traducteur; traductrice; traductor; traductora; übersetzer; übersetzerin; interprétariat; interpretación; dolmetschen; linguistics; linguist; proofreading; literary; trados; inglese; tedesco; engels; duits; frans; angielski; niemiecki; angielskiego
audiovisual-translation | Audiovisual translation | professional | traducción audiovisual; traduction audiovisuelle; audiovisuelle Übersetzung | translation
mtpe | Machine translation post-editing | professional | MTPE; post-editing of machine translation; post-editing?; Post-Editing maschineller Übersetzung; post-édition; posedición | | translation; translator; machine; translations; linguist; localization; mt; neural
translation-revision | Translation revision | professional | translation review; translation editing; translation proofreading; revising translations; Übersetzungslektorat; Übersetzungsrevision; révision de traductions; revisión de traducciones
translation-project-management | Translation project management | professional | localization project management; translation management; Übersetzungsprojektmanagement; gestion de projets de traduction; gestión de proyectos de traducción
machine-translation | Machine translation | technical | maschinelle Übersetzung; traduction automatique; traducción automática
interpreting | Interpreting? | professional | language interpretation; <interpreter?; <Spanish interpreter; interpreter services; oral interpretation?; interpretation services?; interpreting services; <bilingual interpreter; <language interpreter; <interpreting Spanish; <Spanish interpreting; <Spanish interpretation; interpretation?; Dolmetschen; <Dolmetscher; <Dolmetscherin; Dolmetschertätigkeit; interprétariat; <interprète?; <intérprete?; interpretación de idiomas; interpretariado | bilingual | translation; spanish; simultaneous; consecutive; english; language; languages; bilingual; arabic; traduction; traducción; traductor; traductora; traducteur; traductrice; anglais; inglés; deaf; translator; sign language; fluent; french; german; russian; chinese
simultaneous-interpreting | Simultaneous interpreting | professional | simultaneous interpretation; Simultandolmetschen; interprétation simultanée; interpretación simultánea; <whispered interpreting; <chuchotage | interpreting
consecutive-interpreting | Consecutive interpreting | professional | consecutive interpretation; Konsekutivdolmetschen; interprétation consécutive; interpretación consecutiva; <liaison interpreting | interpreting
conference-interpreting | Conference interpreting | professional | Konferenzdolmetschen; interprétation de conférence; interpretación de conferencias; conference interpreter | interpreting
court-interpreting | Court interpreting | professional | court interpretation; legal interpreting; court interpreter; Gerichtsdolmetschen; interprétariat judiciaire; interpretación judicial | interpreting
community-interpreting | Community interpreting | professional | public service interpreting; Sprachmittlung; interprétariat en milieu social; interpretación comunitaria | interpreting
remote-interpreting | Remote interpreting | professional | over-the-phone interpreting; telephonic interpretation; telephone interpreting; phone interpreting; video remote interpreting; OPI interpreting; Telefondolmetschen; Remote-Dolmetschen; interprétation à distance; interpretación remota | interpreting
sight-translation | Sight translation | professional | Stegreifübersetzen; traduction à vue; traducción a la vista
cryptologic-linguistics | Cryptologic language analysis | professional | cryptologic linguist; cryptologic language analyst; signals intelligence linguist; airborne cryptologic linguist
sign-language-interpreting | Sign language interpreting | professional | <sign language interpreter?; <ASL interpreter; <ASL interpretation; <American Sign Language interpreter; sign language interpretation; interpreting for the deaf; <educational interpreting; <BSL interpreter; <sign language interpreters?; <educational interpreter; <deaf interpreter; Gebärdensprachdolmetschen; <Gebärdensprachdolmetscher; <interprète LSF; <intérprete de lengua de señas; interprétariat en langue des signes; <intérprete de lengua de signos; <interprétation LSF; <ASL interpreting; <video relay interpreting; <VRS interpreting | sign-language; interpreting | deaf; asl; interpreting; rid; signing; interpret; interpreted; hearing; bei; eipa
deaf-culture | Deaf culture | technical | Gehörlosenkultur; culture sourde; cultura sorda; <Deaf studies
oral-transliteration | Oral transliteration | professional | transliteration for the deaf; oral interpreting for the deaf; <cued language transliteration
eipa | Educational Interpreter Performance Assessment (EIPA) | certification | EIPA?; <EIPA 4.0?; educational interpreter performance assessment; <EIPA 3.5? | sign-language-interpreting | educational interpreter; interpreter; interpreting; asl; deaf; rid; sign language
rid-nic | National Interpreter Certification (NIC) | certification | NIC certified interpreter; RID NIC; NIC certified? | sign-language-interpreter-certification | rid; asl; deaf; interpreter; interpreting
sign-language-interpreter-certification | Sign language interpreter certification | certification | certified sign language interpreter; certified ASL interpreter; <RID certified
cdi-deaf | Certified Deaf Interpreter | certification | CDI deaf interpreter; certified deaf interpreters | sign-language-interpreting
bei-texas | BEI interpreter certification (Texas) | certification | BEI certified?; <BEI Basic?; <BEI Advanced? | sign-language-interpreting | interpreter; interpreting; asl; deaf; dars; rid; hhsc
localization | Localization? | professional | localisation?; <game localization; <website localization; <localization management?; <content localization; <product localization?; <video game localization; Lokalisierung?; <Softwarelokalisierung; <localisation de logiciels; localización?; <localización de videojuegos; <localización de software; <localización web | translation | translation; translations; language; languages; games; linguistic; traducción; traduction; linguist; übersetzung; übersetzungen; trados; sprachen; terminologie; transcreation; i18n; internationalization; subtitling; dubbing; locales; spanish; french; german; japanese; linguists; translators; multilingual
linguistic-qa | Linguistic quality assurance | professional | language quality assurance; LQA?; linguistic QA; linguistic testing; localization testing; localization quality assurance; localization QA; sprachliche Qualitätssicherung | | localization; translation; linguistic; linguist; trados; memoq
transcreation | Transcreation | professional | creative translation; transcréation; transcreación; Transkreation
localization-engineering | Localization engineering? | technical | localization engineer? | | translation; i18n; trados; strings; linguistic; translators; internationalization; locales; transifex; smartling; crowdin
cat-tools | Computer-assisted translation | technical | CAT tools; computer-aided translation; CAT-Tools; computergestützte Übersetzung; traduction assistée par ordinateur; TAO traduction; herramientas TAO; traducción asistida; computer-assisted translation tools; computer-aided translation tools; Übersetzungssoftware | translation
trados | Trados Studio | tool | SDL Trados; Trados; SDL Trados Studio; RWS Trados; Trados 2019; Trados 2021; Trados Workbench; Trados Studio 2022 | cat-tools
sdlx | SDLX | tool | SDL SDLX | cat-tools
multiterm | MultiTerm | tool | SDL MultiTerm; RWS MultiTerm; Trados MultiTerm | terminology-management
passolo | Passolo | tool | SDL Passolo; Trados Passolo
memoq | memoQ | tool | memoQ Translator Pro; Kilgray memoQ; <memoQ TMS | cat-tools
wordfast | Wordfast | tool | Wordfast Pro; <Wordfast Classic; <Wordfast Anywhere | cat-tools
phrase-tms | Phrase TMS | tool | Memsource; Memsource Cloud | cat-tools
across-ls | Across Language Server | tool | Across Translator Edition | cat-tools
smartcat | Smartcat | tool | Smartcat CAT tool | cat-tools
omegat | OmegaT | tool | Omega-T | cat-tools
xtm | XTM Cloud | tool |  | cat-tools
deja-vu | Déjà Vu X | tool | Déjà Vu X3; Atril Déjà Vu; DejaVu X | cat-tools
matecat | MateCat | tool | Matecat tool | cat-tools
star-transit | STAR Transit? | tool | Transit NXT; STAR Transit NXT | cat-tools | trados; memoq; cat tools; wordfast; translation; translator; terminology; nxt; across
deepl | DeepL | tool | DeepL Pro; DeepL Translator | machine-translation
google-translate | Google Translate | tool | Google Traduction | machine-translation
transifex | Transifex | tool | Transifex platform
crowdin | Crowdin | tool | <Crowdin Enterprise
lokalise | Lokalise | tool | Lokalise TMS
smartling | Smartling | tool | Smartling TMS
phrase-strings | Phrase Strings | tool | PhraseApp
poeditor | POEditor | tool
alchemy-catalyst | Alchemy CATALYST | tool | Catalyst localization; Alchemy Catalyst localization
xbench | Xbench | tool | ApSIC Xbench
interprefy | Interprefy | tool | Interprefy platform
kudo-interpreting | KUDO interpreting platform | tool | KUDO interpreting
translation-memory | Translation memories | technical | translation memory; translation memory management; mémoires de traduction; memorias de traducción; Translation-Memory-Systeme | cat-tools
terminology-management | Terminology management | professional | terminology databases; termbases; terminology work; Terminologiemanagement; Terminologiearbeit; terminologie multilingue; gestión terminológica; gestion terminologique
subtitling | Subtitling | professional | <subtitle editing; <subtitle translation; <fansubbing; <subtitler; subtitle creation; <subtitle timing; <SDH subtitles; Untertitelung; sous-titrage; subtitulado; subtitulación; subtitulaje; subtitles; <Untertitel; subtítulos
captioning | Captioning? | professional | closed captioning; closed captions; video captioning?; caption editing | | closed; subtitles; broadcast; deaf; accessibility; cart; transcription; stenocaptioner; subtitling; accessible
realtime-captioning | Real-time captioning | professional | CART captioning; live captioning; realtime captioning; broadcast captioning; communication access realtime translation; Schriftdolmetschen; vélotypie; velotypie; subtitulado en vivo | captioning
audio-description | Audio description | professional | audiodescripción; audiodescription; Audiodeskription; described video
dubbing-translation | Dubbing translation | professional | dubbing adaptation; dialogue adaptation for dubbing; Synchronübersetzung; adaptation de doublage; traducción para doblaje
subtitle-edit | Subtitle Edit? | tool | SubtitleEdit | subtitling | aegisub; eztitles; ooona; subtitle workshop; handbrake; amara; jubler
aegisub | Aegisub | tool | Aegisub editor | subtitling
eztitles | EZTitles | tool | EZ Titles | subtitling
ooona | OOONA | tool | OOONA Tools | subtitling
amara | Amara subtitling | tool
court-interpreter-certificate | Certified court interpreter | certification | certified court interpreter; <federally certified interpreter; <federally certified court interpreter; <state certified court interpreter | court-interpreting
certified-interpreter | Certified interpreter | certification | <certified Spanish interpreter; zertifizierter Dolmetscher; certified language interpreter; <CoreCHI | interpreting
chi-interpreter | Certified Healthcare Interpreter (CHI) | certification | Certified Healthcare Interpreter CHI | medical-interpreting
cmi-interpreter | Certified Medical Interpreter (CMI) | certification | CMI interpreter; NBCMI certified; CMI-Spanish | medical-interpreting
medical-interpreter-training | Medical interpreter training? | certification | <Bridging the Gap medical interpreter; <40-hour medical interpreter; medical interpreter certificate?; <Bridging the Gap medical interpreting |  | 40-hour; bridging the gap; 40 hour medical
qbs | Qualified Bilingual Staff (QBS) | certification | qualified bilingual staff? | bilingual | QBS; Kaiser
naati-interpreter | NAATI interpreter certification (Australia) | certification | NAATI certified interpreter; <NAATI CPI | naati-certification
dpsi | Diploma in Public Service Interpreting (UK) | certification | DPSI?; Diploma in Public Service Interpreting; CIOL DPSI | community-interpreting | interpreter; interpreting; nrpsi; ciol; public service interpreting
nrpsi | NRPSI registration (UK) | certification | NRPSI?; National Register of Public Service Interpreters?; NRPSI registered | community-interpreting | registered; registration; dpsi; ciol
dolmetscher-geprueft | Staatlich geprüfter Dolmetscher (Germany) | certification | staatlich geprüfte Dolmetscherin; staatlich geprüfter Dolmetscher | interpreting
dolmetscher-beeidigt | Beeidigter Dolmetscher | certification | allgemein beeidigte Dolmetscherin; vereidigte Dolmetscherin; vereidigter Dolmetscher; öffentlich bestellter Dolmetscher; allgemein beeidigter Dolmetscher; beeidigte Dolmetscherin | court-interpreting
interprete-assermente | Interprète assermenté | certification | <expert interprète judiciaire; <interprète expert près la cour d'appel; interprète assermentée | court-interpreting
interprete-jurado | Intérprete jurado | certification | traductor-intérprete jurado | interpreting
perito-interprete | Perito intérprete | certification | | court-interpreting
certified-translator | Certified translator | certification | traductor certificado | translation
sworn-translator | Sworn translator | certification | court-sworn translator | translation
ata-certified | ATA certified translator (US) | certification | ATA certified?; ATA-certified translator; ATA certification translator; ATA certified translator | translation | translator; translation; translations; linguist; interpreter
naati-translator | NAATI translator certification (Australia) | certification | NAATI certified translator; NAATI accredited translator | naati-certification
naati-certification | NAATI certification (Australia) | certification | NAATI certified; NAATI accredited; <NAATI Level 3; <NAATI Level 2
iti-qualified | ITI qualified translator (UK) | certification | MITI?; Qualified Member of the ITI | translation | ciol; iti; institute of translation; mcil; nrpsi; dpsi
diptrans | Diploma in Translation (UK) | certification | DipTrans; CIOL Diploma in Translation | translation
mcil | Chartered Institute of Linguists membership (UK) | certification | MCIL?; <Chartered Linguist; <MCIL CL? |  | linguist; linguists; translator; translation; interpreter; interpreting; ciol; diptrans; dpsi
uebersetzer-geprueft | Staatlich geprüfter Übersetzer (Germany) | certification | staatlich geprüfte Übersetzerin; staatlich geprüfter Übersetzer | translation
uebersetzer-beeidigt | Beeidigter Übersetzer | certification | vereidigter Übersetzer; ermächtigter Übersetzer; vereidigte Übersetzerin; öffentlich bestellter Übersetzer; ermächtigte Übersetzerin; beeidigte Übersetzerin | sworn-translator
diplom-uebersetzer | Diplom-Übersetzer (German-speaking countries) | certification | Diplom-Übersetzerin; diplomierte Übersetzerin; diplomierter Übersetzer | translation
traducteur-assermente | Traducteur assermenté | certification | traducteur expert judiciaire; expert traducteur judiciaire | sworn-translator
traductor-jurado | Traductor jurado | certification | traductora jurada | sworn-translator
traductor-publico | Traductor público | certification | traductor público nacional | sworn-translator
trados-certified | Trados certification | certification | SDL Certified?; SDL Trados certified; Trados Studio certified; RWS Trados certified | trados | trados; translator; translation; translations; multiterm
toefl | TOEFL? | certification | <TOEFL iBT?; <TOEFL ITP?; Test of English as a Foreign Language | english | score; scores; scored; points; overall; 120
ielts | IELTS? | certification | International English Language Testing System; <IELTS 7.0; <IELTS 8.0; <IELTS 5.5; <IELTS 6.0; <IELTS 6.5; <IELTS 7.5; <IELTS 8.5; <IELTS 9.0; <IELTS 6; <IELTS 7; <IELTS 8 | english | band; score; scored; overall
toeic | TOEIC? | certification | Test of English for International Communication; TOEIC Listening and Reading | english | score; scored; points; pts; punkte; 990; obtenu
fce | Cambridge B2 First | certification | Cambridge First Certificate; First Certificate in English?; FCE Cambridge; B2 First? | english | cambridge; fce; exam; certificate; english; esol
cambridge-cae | Cambridge C1 Advanced | certification | Certificate in Advanced English; Cambridge Advanced?; CAE Cambridge; C1 Advanced?; Cambridge Certificate in Advanced English | english | cambridge; cae; exam; certificate; esol
cpe-cambridge | Cambridge C2 Proficiency | certification | Certificate of Proficiency in English?; Cambridge Proficiency; CPE Cambridge; C2 Proficiency? | english | cambridge; cpe; exam; certificate; esol
pet-cambridge | Cambridge B1 Preliminary | certification | Preliminary English Test; B1 Preliminary?; PET Cambridge? | english | cambridge; pet; certificate; esol
bec | Business English Certificate (BEC) | certification | Cambridge BEC; Business English Certificate?; <BEC Higher; <BEC Vantage | english | cambridge; bec; cambridge english; ucles; esol
bulats | BULATS? | certification | Business Language Testing Service | english | score; points; niveau; c1; b2; obtenu
linguaskill | Linguaskill | certification | Cambridge Linguaskill | english
pte-academic | PTE Academic | certification | Pearson PTE; Pearson Test of English Academic | english
duolingo-test | Duolingo English Test | certification | | english
trinity-ise | Trinity ISE | certification | Integrated Skills in English?; Trinity College London ISE | english | trinity; ISE; exam
oet | Occupational English Test (OET) | certification | OET?; Occupational English Test | english | nmc; ahpra; score; grade b; grade a
goethe-zertifikat | Goethe-Zertifikat | certification | Goethe Zertifikat; Goethe certificate; <Goethe-Zertifikat B1; <Goethe-Zertifikat B2; <Goethe-Zertifikat C1; <Goethe-Zertifikat C2 | german
testdaf | TestDaF? | certification | Test Deutsch als Fremdsprache; TestDaF-Zertifikat | german | tdn; punkte; bestanden; tdn 4; tdn 5
telc-deutsch | telc Deutsch | certification | <telc Deutsch B1; <telc Deutsch B2; <telc Deutsch C1; telc-Zertifikat Deutsch; <telc Deutsch B1-B2 Pflege | german
dsh | Deutsche Sprachprüfung für den Hochschulzugang (DSH) | certification | <DSH-2?; DSH-Prüfung; <DSH-3? | german | deutsch; german; deutschkenntnisse; sprachprüfung; testdaf; goethe; telc; hochschulzugang; sprachkenntnisse
oesd | Österreichisches Sprachdiplom Deutsch (ÖSD) | certification | ÖSD?; ÖSD Zertifikat; ÖSD-Zertifikat; <ÖSD Zertifikat B2 | german | deutsch; german; goethe; telc; sprachdiplom; österreichisches; zertifikat; prüfung
fachsprachpruefung | Fachsprachprüfung (Germany) | certification | Fachsprachenprüfung?; <FSP Medizin?; <Fachsprachprüfung Medizin?; <Fachsprachprüfung Pflege?; bestandene Fachsprachprüfung; Fachsprachprüfung bestanden | german | bestanden; bestandene; ärztekammer; landesärztekammer
delf | DELF? | certification | Diplôme d'études en langue française; <DELF B2; <DELF B1; <DELF A2 | french | diplôme; diploma; obtenu; obtention; diplom; a2; b1; b2
dalf | DALF? | certification | Diplôme approfondi de langue française; <DALF C1; <DALF C2 | french | diplôme; diploma; obtenu; obtention; diplom; c1; c2
tcf | Test de connaissance du français (TCF) | certification | TCF français; Test de connaissance du français; <TCF Canada; <TCF Québec | french
tef | Test d'évaluation de français (TEF) | certification | <TEF Canada; TEF français; Test d'évaluation de français | french
dele | DELE? | certification | Diploma de Español como Lengua Extranjera; <DELE B2; <DELE C1; <DELE C2 | spanish | diploma; nivel; aprobado; obtenido; b2; c1; c2
siele | SIELE? | certification | SIELE Global; Servicio Internacional de Evaluación de la Lengua Española | spanish | puntos; points; puntuación; resultado; b2; c1
cils | CILS? | certification | Certificazione di Italiano come Lingua Straniera | italian | livello; ottenuto; conseguito; conseguita; superato; b2; c1
celi | CELI? | certification | Certificato di conoscenza della lingua italiana | italian | livello; ottenuto; conseguito; conseguita; superato; b2; c1
celpe-bras | Celpe-Bras | certification | | brazilian-portuguese
caple | CAPLE diploma | certification | CAPLE Portuguese?; <DIPLE?; <DEPLE? | portuguese | portuguese; português; portugues; portugais; portugiesisch; portoghese; língua portuguesa; lisboa; ciple; celpe-bras
jlpt | Japanese-Language Proficiency Test (JLPT) | certification | JLPT?; <JLPT N1; <JLPT N2; <JLPT N3; <JLPT N4; <JLPT N5; Japanese Language Proficiency Test | japanese | n1; n2; n3; passed; level
hsk | HSK? | certification | Hanyu Shuiping Kaoshi; <HSK 4; <HSK 5; <HSK 6; <HSK 3 | mandarin-chinese | level; score; passed; stufe; niveau; nivel; points
topik | Test of Proficiency in Korean (TOPIK) | certification | TOPIK?; <TOPIK II?; <TOPIK 6; <TOPIK 5 | korean | level; score; passed; stufe; niveau; nivel; grade
torfl | TORFL | certification | Test of Russian as a Foreign Language; TRKI | russian
dlpt | Defense Language Proficiency Test (DLPT) | certification | DLPT; DLPT 5; Defense Language Proficiency Test
actfl-opi | ACTFL Oral Proficiency Interview | certification | ACTFL OPI?; OPI ACTFL?; ACTFL OPIc?; <ACTFL Superior |  | superior; advanced; intermediate; rating; score; result
`;

export const substitutes = String.raw`
german-varieties | varieties of German | 0.6 | german; luxembourgish
dutch-varieties | languages close to Dutch | 0.4 | dutch; afrikaans
scandinavian-languages | closely related Scandinavian languages | 0.5 | swedish; norwegian; danish
south-slavic-languages | closely related South Slavic languages | 0.7 | croatian; serbian; bosnian; montenegrin; serbo-croatian
czech-and-slovak | closely related West Slavic languages | 0.6 | czech; slovak
portuguese-galician | closely related Iberian languages | 0.5 | portuguese; galician
portuguese-varieties | varieties of Portuguese | 0.7 | portuguese; brazilian-portuguese
hindi-urdu | closely related languages | 0.6 | hindi; urdu
persian-languages | varieties of Persian | 0.6 | persian; dari; tajik
chinese-and-mandarin | Chinese without a named variety | 0.7 | chinese; mandarin-chinese
chinese-and-cantonese | Chinese without a named variety | 0.4 | chinese; cantonese
malay-indonesian | closely related Malay languages | 0.6 | malay; indonesian
gaelic-languages | Gaelic languages | 0.4 | irish; scottish-gaelic
gaelic-unnamed | Gaelic without a named language | 0.6 | gaelic; irish; scottish-gaelic
turkic-languages | closely related Turkic languages | 0.4 | turkish; azerbaijani; turkmen
nguni-languages | closely related Nguni languages | 0.5 | zulu; xhosa; ndebele; swati
sotho-languages | closely related Sotho-Tswana languages | 0.5 | sotho-tswana; tswana; sepedi
rwanda-rundi | closely related languages | 0.7 | kinyarwanda; kirundi
manding-languages | closely related Manding languages | 0.5 | bambara; dioula; mandinka; malinke
akan-languages | varieties of Akan | 0.6 | twi; fante
french-creoles | French-based creoles | 0.3 | creole-haitian; creole-antillean
creole-unnamed | Creole without a named language | 0.6 | creole-generic; creole-haitian
pidgin-languages | West African pidgins | 0.6 | pidgin-english; nigerian-pidgin; cameroon-pidgin
east-slavic-languages | related East Slavic languages | 0.3 | ukrainian; belarusian
language-mediation | translating and interpreting | 0.4 | translation; interpreting
captions-and-subtitles | text for moving pictures | 0.6 | subtitling; captioning
interpreting-modes | modes of interpreting | 0.5 | simultaneous-interpreting; consecutive-interpreting
cat-tool-products | computer-assisted translation tools | 0.6 | trados; memoq; wordfast; phrase-tms; across-ls; smartcat; omegat; xtm; deja-vu; matecat; star-transit; sdlx
localization-platforms | localization platforms | 0.6 | transifex; crowdin; lokalise; smartling; phrase-strings; poeditor
software-localization-tools | software localization tools | 0.6 | passolo; alchemy-catalyst
subtitling-tools | subtitling software | 0.6 | subtitle-edit; aegisub; eztitles; ooona; amara
english-tests | tests of English that universities and employers accept alike | 0.6 | toefl; ielts; pte-academic; duolingo-test
german-tests | tests of German that universities accept alike | 0.6 | testdaf; dsh; goethe-zertifikat; telc-deutsch; oesd
`;
