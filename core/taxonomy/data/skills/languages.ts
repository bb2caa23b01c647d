export const skills = String.raw`
# Germanic languages
english | English | language | Englisch; anglais; inglés; fluent English; business English; English language; Englischkenntnisse; verhandlungssicheres Englisch; fließend Englisch; anglais courant; anglais professionnel; inglés avanzado; inglés intermedio; native English; English native speaker; English proficiency; spoken English; written English; anglais technique; English language skills; Business-Englisch; inglés técnico; inglés fluido; Wirtschaftsenglisch; anglais lu écrit parlé; nivel de inglés; inglés básico; fluency in English; English fluency; English speaking; English speaker; TOEFL; IELTS; TOEIC; Cambridge First Certificate; BULATS; British English; American English; technical English; English skills; inglese; inglês; angielski; Englisch verhandlungssicher
german | German | language | Deutsch; allemand; alemán; German language; fluent German; Deutschkenntnisse; native German; business German; fließend Deutsch; verhandlungssicheres Deutsch; German speaking; German speaker; German language skills; Deutsch Muttersprache; Muttersprache Deutsch; Goethe-Zertifikat; TestDaF; conversational German; Hochdeutsch; allemand courant; German skills; tedesco; alemão; Österreichisches Deutsch; telc Deutsch; Deutsch verhandlungssicher
swiss-german | Swiss German | language | Schweizerdeutsch; Schwyzerdütsch; Schwiizerdütsch; suisse allemand; Schweizer Deutsch; alemán suizo; Züritüütsch; Swiss-German dialect; Mundart Schweiz
dutch | Dutch | language | Niederländisch; Holländisch; néerlandais; neerlandés; holandés; Nederlands; fluent Dutch; Dutch language; Dutch speaking; Niederländischkenntnisse; Dutch speaker; hollandais
flemish | Flemish | language | Flämisch; flamand; flamenco idioma; Vlaams; Belgian Dutch
luxembourgish | Luxembourgish | language | Luxemburgisch; luxembourgeois; luxemburgués; Lëtzebuergesch; Luxembourgish language
afrikaans | Afrikaans | language | afrikáans; Afrikaans language; fluent Afrikaans
swedish | Swedish | language | Schwedisch; suédois; sueco; svenska; Swedish language; fluent Swedish; Swedish speaking; Schwedischkenntnisse
norwegian | Norwegian | language | Norwegisch; norvégien; noruego; norsk; bokmål; nynorsk; Norwegian language; fluent Norwegian
danish | Danish | language | Dänisch; danois; danés; dansk; Danish language; fluent Danish; Dänischkenntnisse
icelandic | Icelandic | language | Isländisch; islandais; islandés; íslenska; Icelandic language
yiddish | Yiddish | language | Jiddisch; Yiddish language; fluent Yiddish; yidis

# Romance languages
french | French | language | Französisch; français; francés; fluent French; French language; native French; Französischkenntnisse; conversational French; business French; fließend Französisch; langue française; français langue maternelle; French speaking; French speaker; DELF; DALF; francés avanzado; francés básico; French language skills; bilingual French; Français courant; TCF français; verhandlungssicheres Französisch; intermediate French; French skills; francese; francês
spanish | Spanish | language | Spanisch; espagnol; español; castellano; fluent Spanish; Spanish language; bilingual Spanish; native Spanish; conversational Spanish; Spanish speaking; Spanischkenntnisse; Spanish speaker; Spanish fluency; fluency in Spanish; bilingual in Spanish; business Spanish; DELE; español nativo; lengua española; idioma español; native Spanish speaker; Spanish language skills; basic Spanish; intermediate Spanish; espagnol courant; fließend Spanisch; English and Spanish; English/Spanish; Spanish/English; Spanish and English; bilingual English/Spanish; bilingual English and Spanish; bilingual Spanish/English; bilingual in English and Spanish; Spanish & English; English & Spanish; bilingual in Spanish and English; fluent in Spanish; speak Spanish; castillan; medical Spanish; Latin American Spanish; Castilian Spanish; spagnolo; espanhol
italian | Italian? | language | Italienisch; italien?; italien langue; italiano; Italian language; fluent Italian; Italienischkenntnisse; conversational Italian; native Italian; Italian speaking; fließend Italienisch; italien courant; Italian speaker; langue italienne; business Italian | | language; languages; fluent; english; french; spanish; german; speak; conversational; native; bilingual; basic; intermediate; portuguese; beginner; spoken
portuguese | Portuguese | language | Portugiesisch; portugais; portugués; português; fluent Portuguese; Portuguese language; Portuguese speaking; native Portuguese; Portugiesischkenntnisse; Portuguese speaker; European Portuguese
brazilian-portuguese | Brazilian Portuguese | language | brasilianisches Portugiesisch; portugais brésilien; portugués brasileño; português brasileiro; português do Brasil; Brazilian-Portuguese speaking; PT-BR | portuguese
romanian | Romanian | language | Rumänisch; roumain; rumano; română; limba română; fluent Romanian; Romanian language; Romanian speaking; Moldovan
catalan | Catalan | language | Katalanisch; catalán; català; Catalan language; fluent Catalan; idioma catalán; llengua catalana; valencià; Valencian; valenciano
galician | Galician | language | Galicisch; galicien; gallego; galego; Galician language; lingua galega; idioma gallego
creole-haitian | Haitian Creole | language | Haitian-Creole; Haitianisch; Kreolisch; créole haïtien; criollo haitiano; Kreyòl; Kreyol; Creole language; fluent Creole; French Creole; kreyòl ayisyen; Creole? | | language; languages; fluent; french; english; haitian; bilingual; speak; spanish; native; spoken; patois
latin | Latin? | language | Lateinisch; Latein; latin langue; Latin language; Latinum; großes Latinum; kleines Latinum; lingua latina; Lateinkenntnisse; ecclesiastical Latin | | language; languages; greek; classics; ancient; french; english; reading; translation; taught; hebrew
romansh | Romansh | language | Rätoromanisch; romanche; romanche langue; retorrománico; rumantsch

# Slavic and Baltic languages
russian | Russian | language | Russisch; russe; ruso; русский; русский язык; fluent Russian; Russian language; native Russian; Russischkenntnisse; Russian speaking; Russian speaker; langue russe; idioma ruso
ukrainian | Ukrainian | language | Ukrainisch; ukrainien; ucraniano; українська; українська мова; fluent Ukrainian; Ukrainian language
belarusian | Belarusian | language | Weißrussisch; Belarussisch; biélorusse; bielorruso; беларуская; Belarussian; Byelorussian
polish | Polish? | language | Polnisch; polonais langue; polonais; polaco; polski; język polski; Polish language; fluent Polish; native Polish; Polish speaking; Polnischkenntnisse; Polish speaker; bilingual Polish; speak Polish; conversational Polish; English and Polish; English/Polish; Polish/English; Polish and English | | language; languages; fluent; english; german; russian; speak; bilingual; native; spanish; french; ukrainian; czech; conversational; spoken
czech | Czech | language | Tschechisch; tchèque; checo; čeština; český jazyk; Czech language; fluent Czech; Tschechischkenntnisse
slovak | Slovak | language | Slowakisch; slovaque; eslovaco; slovenčina; Slovak language; fluent Slovak; Slovakian
slovenian | Slovenian | language | Slowenisch; slovène; esloveno; slovenščina; Slovene; Slovenian language; fluent Slovenian
croatian | Croatian | language | Kroatisch; croate; croata; hrvatski; Croatian language; fluent Croatian
serbian | Serbian | language | Serbisch; serbe; serbio; srpski; српски; Serbian language; fluent Serbian; Serbo-Croatian; Serbokroatisch; serbo-croate; Serbo-Croatian language; srpskohrvatski
bosnian | Bosnian | language | Bosnisch; bosniaque; bosnio; bosanski; Bosnian language; fluent Bosnian; Bosniak
montenegrin | Montenegrin | language | Montenegrinisch; monténégrin; montenegrino; crnogorski
macedonian | Macedonian | language | Mazedonisch; Nordmazedonisch; macédonien; macedonio; македонски; Macedonian language
bulgarian | Bulgarian | language | Bulgarisch; bulgare; búlgaro; български; Bulgarian language; fluent Bulgarian
lithuanian | Lithuanian | language | Litauisch; lituanien; lituano; lietuvių; lietuvių kalba; Lithuanian language
latvian | Latvian | language | Lettisch; letton; letón; latviešu; latviešu valoda; Latvian language

# Other European languages
greek | Greek? | language | Griechisch; Neugriechisch; grec moderne; grec langue; griego; ελληνικά; Greek language; fluent Greek; native Greek; modern Greek; Griechischkenntnisse; Greek speaking; Griechisch Muttersprache | | language; languages; fluent; english; speak; latin; french; german; native; spanish; bilingual; turkish; italian; hebrew
ancient-greek | Ancient Greek | language | Altgriechisch; grec ancien; griego antiguo; classical Greek; Koine Greek; biblical Greek; New Testament Greek; Graecum
hungarian | Hungarian | language | Ungarisch; hongrois; húngaro; magyar; magyar nyelv; Hungarian language; fluent Hungarian; Ungarischkenntnisse
finnish | Finnish | language | Finnisch; finnois; finlandés; finés; suomi; suomen kieli; Finnish language; fluent Finnish; finlandais
estonian | Estonian | language | Estnisch; estonien; estonio; eesti keel; Estonian language; eesti
albanian | Albanian | language | Albanisch; albanais; albanés; shqip; gjuha shqipe; Albanian language; fluent Albanian; Kosovo-Albanisch
basque | Basque | language | Baskisch; basque langue; vasco; euskera; euskara; Basque language
irish | Irish? | language | Irisch; gaélique irlandais; irlandés; Gaeilge; Irish language; Irish Gaelic; Gaelic; fluent Irish; irlandais langue; Irish speaker; Gälisch | | language; languages; fluent; english; gaeilge; gaelic; speak; bilingual; native; speaker
scottish-gaelic | Scottish Gaelic | language | Schottisch-Gälisch; gaélique écossais; gaélico escocés; Gàidhlig; Scots Gaelic
welsh | Welsh? | language | Walisisch; gallois; galés; Cymraeg; Welsh language; fluent Welsh; Welsh speaker; Welsh speaking | | language; languages; fluent; english; cymraeg; speak; bilingual; speaker; speaking
breton | Breton | language | Bretonisch; breton langue; bretón; brezhoneg
maltese | Maltese | language | Maltesisch; maltais; maltés; Malti; Maltese language
turkish | Turkish | language | Türkisch; turc; turco; Türkçe; Türk dili; Turkish language; fluent Turkish; native Turkish; Türkischkenntnisse; Turkish speaking; Turkish speaker
romani | Romani | language | Romanes; Romany; Romanès; romaní; Roma-Sprache; Romani language
armenian | Armenian | language | Armenisch; arménien; armenio; հայերեն; Eastern Armenian; Western Armenian; Armenian language; fluent Armenian; Armenian speaking
georgian | Georgian? | language | Georgisch; géorgien; georgiano; ქართული; Georgian language; fluent Georgian; Kartuli | | language; languages; fluent; english; russian; speak; native; bilingual; armenian; turkish
esperanto | Esperanto | language | espéranto; Esperanto language

# Middle East, Caucasus and Central Asia
arabic | Arabic | language | Arabisch; arabe; árabe; العربية; Modern Standard Arabic; Egyptian Arabic; Levantine Arabic; fluent Arabic; Arabic language; MSA Arabic; native Arabic; Arabischkenntnisse; Gulf Arabic; Iraqi Arabic; Moroccan Arabic; Arabic speaking; Arabic speaker; Arabic dialects; Algerian Arabic; Tunisian Arabic; Syrian Arabic; arabe littéraire; arabe dialectal; Darija; Hocharabisch; Arabic/English; English/Arabic; bilingual Arabic; langue arabe; Sudanese Arabic; English and Arabic; Arabic and English
hebrew | Hebrew | language | Hebräisch; hébreu; hebreo; עברית; Ivrit; fluent Hebrew; Hebrew language; Iwrit; biblical Hebrew; native Hebrew; Hebraicum
persian | Persian (Farsi) | language | Persian; Farsi; Persisch; persan; persa; فارسی; Dari; Persian language; Farsi language; fluent Farsi; Farsi/Dari; Dari/Farsi; Persian/Farsi; Farsi/Persian; Iranian Farsi; Dari language; fluent Dari; Dari Persian
kurdish | Kurdish | language | Kurdisch; kurde; kurdo; kurdî; Kurmancî; Kurmanji; Sorani; Kurdish language; Kurdish Sorani; Kurdish Kurmanji; fluent Kurdish
pashto | Pashto | language | Paschtu; Paschto; pachto; pastún; پښتو; Pashtu; Pashto language; Pushto; Paschtunisch; Pashto/Dari
azerbaijani | Azerbaijani | language | Aserbaidschanisch; azéri; azerí; Azeri; azərbaycanca; Azeri Turkish; azerbaïdjanais; Azerbaijani Turkish
kazakh | Kazakh | language | Kasachisch; kazakh langue; kazajo; қазақша; қазақ тілі; Kazak; Kazakh language
uzbek | Uzbek | language | Usbekisch; ouzbek; uzbeko; oʻzbekcha; o'zbek tili; Uzbek language
turkmen | Turkmen | language | Turkmenisch; turkmène; turcomano; türkmençe
kyrgyz | Kyrgyz | language | Kirgisisch; kirghize; kirguís; кыргызча; Kirghiz
tajik | Tajik | language | Tadschikisch; tadjik; tayiko; тоҷикӣ; Tajiki
uyghur | Uyghur | language | Uigurisch; ouïghour; uigur; Uighur; Uygur
aramaic | Assyrian and Aramaic | language | Aramaic; Assyrian; Aramäisch; araméen; arameo; Assyrisch; Chaldean; Neo-Aramaic; Syriac; Chaldean Neo-Aramaic; Chaldäisch; assyrien

# South Asia
hindi | Hindi | language | hindi langue; हिन्दी; fluent Hindi; Hindi language; Hindi/Urdu; Hindi and English; English and Hindi; native Hindi; Hindi speaking; English/Hindi; Hindi/English; Hindi and Urdu; Hindi & English; English & Hindi
urdu | Urdu | language | ourdou; اردو; fluent Urdu; Urdu language; native Urdu; Urdu/Hindi; English and Urdu; Urdu and English; Urdu speaking
bengali | Bengali | language | Bengalisch; Bangla; bengalí; বাংলা; Bangla language; fluent Bengali; Bengali language; Bengali/Bangla; Bangla/Bengali
punjabi | Punjabi | language | Pandschabi; pendjabi; panyabí; ਪੰਜਾਬੀ; Panjabi; fluent Punjabi; Punjabi language; pundjabi
gujarati | Gujarati | language | Gudscharati; goudjarati; guyaratí; ગુજરાતી; Gujrati; fluent Gujarati; Gujarathi; Gujarati language
marathi | Marathi | language | Marathisch; मराठी; maratí; Marathi language; fluent Marathi
tamil | Tamil | language | Tamilisch; tamoul; தமிழ்; fluent Tamil; Tamil language; native Tamil; tamil langue
telugu | Telugu | language | télougou; తెలుగు; fluent Telugu; Telugu language; telougou; native Telugu
kannada | Kannada | language | ಕನ್ನಡ; canarés; Kannada language; fluent Kannada; native Kannada
malayalam | Malayalam | language | മലയാളം; malabar idioma; Malayalam language; fluent Malayalam; malayálam
sinhala | Sinhala | language | Singhalesisch; cinghalais; cingalés; Sinhalese; සිංහල; Singhalese; Sinhala language
nepali | Nepali | language | Nepalesisch; népalais; nepalí; नेपाली; Nepalese; Nepali language; fluent Nepali; Gorkhali
sanskrit | Sanskrit | language | sánscrito; संस्कृतम्; Sanskrit language; Sanskritisch
odia | Odia | language | Oriya; ଓଡ଼ିଆ; Oriya language; Odia language
assamese | Assamese | language | Assamesisch; asamés; অসমীয়া; assamais
konkani | Konkani | language | कोंकणी; konkaní; Konkani language; Goan Konkani
sindhi | Sindhi | language | سنڌي; sindi idioma; Sindhi language
bhojpuri | Bhojpuri and Maithili | language | Bhojpuri; Maithili; भोजपुरी; Magahi; Awadhi; Rajasthani; Marwari; Chhattisgarhi; Haryanvi
tulu | Tulu | language | ತುಳು; Tulu language
kashmiri | Kashmiri and Dogri | language | Kashmiri; Dogri; Pahari; Kaschmirisch; Hindko; Balochi; Baluchi; Saraiki
tibetan | Tibetan and Dzongkha | language | Tibetan; Dzongkha; Tibetisch; tibétain; tibetano; Tibetan language

# East and South-East Asia
mandarin-chinese | Mandarin Chinese | language | Mandarin; Chinese; Chinesisch; chinois; chino mandarín; 中文; 普通话; 汉语; Mandarin-Chinese; fluent Mandarin; Chinese Mandarin; fluent Chinese; Chinese language; Putonghua; Hochchinesisch; HSK; native Mandarin; native Chinese; simplified Chinese; traditional Chinese; mandarín; mandarin langue; chinois mandarin; Mandarin speaking; Chinese speaking; Mandarin language; business Mandarin; Taiwanese Mandarin; chinois langue; conversational Mandarin; Guoyu; Chinesischkenntnisse; idioma chino; 国语; 華語; Chinese/Mandarin; Mandarin/Chinese; Mandarin and English; Chinese and English; English and Chinese; English/Chinese; Chinese/English
cantonese | Cantonese | language | Kantonesisch; cantonais; cantonés; 粤语; 廣東話; Chinese Cantonese; fluent Cantonese; Cantonese Chinese; Cantonese language; Cantonese speaking; 广东话
taiwanese-hokkien | Hokkien and Taiwanese | language | Hokkien; Taiwanese Hokkien; Min Nan; 閩南語; Fukienese; Fujianese; Teochew; Hakka; 台語; Toisanese; Taishanese; Chiu Chow; Shanghainese; Fuzhounese; Toishanese; Hainanese; Foochow; Wu Chinese; Hokkienese; Taiwanese language
japanese | Japanese | language | Japanisch; japonais; japonés; 日本語; fluent Japanese; Japanese language; native Japanese; JLPT; Japanischkenntnisse; conversational Japanese; business Japanese; Japanese speaking; JLPT N1; JLPT N2; JLPT N3; Nihongo; JLPT N4; JLPT N5; langue japonaise; Japanese/English; English/Japanese; Japanese speaker; idioma japonés
korean | Korean | language | Koreanisch; coréen; coreano; 한국어; fluent Korean; Korean language; native Korean; TOPIK; Koreanischkenntnisse; Hangul; conversational Korean; Korean speaking; Korean/English; English/Korean; Korean speaker; langue coréenne
mongolian | Mongolian | language | Mongolisch; mongol; монгол; Mongolian language; mongol langue
vietnamese | Vietnamese | language | Vietnamesisch; vietnamien; vietnamita; tiếng Việt; fluent Vietnamese; Vietnamese language; Vietnamese speaking; bilingual Vietnamese; conversational Vietnamese; Vietnamese/English
thai | Thai? | language | Thailändisch; tailandés; ภาษาไทย; Thai language; fluent Thai; thaïlandais; native Thai | | language; languages; fluent; english; lao; speak; native; vietnamese; chinese; bilingual; spoken
lao | Lao | language | Laotisch; laotien; laosiano; ລາວ; Laotian; Lao language; Laotian language
khmer | Khmer | language | Kambodschanisch; khmer langue; camboyano; ខ្មែរ; Cambodian; Cambodian language; jemer; Khmer language; cambodgien
burmese | Burmese | language | Birmanisch; birman; birmano; မြန်မာ; Burmese language; Myanmar language; Burmesisch
malay | Malay | language | Malaiisch; malais; malayo; Bahasa Melayu; Bahasa Malaysia; Malay language; Malaysisch; Bahasa Malay; fluent Malay
indonesian | Indonesian | language | Indonesisch; indonésien; indonesio; Bahasa Indonesia; Indonesian language; fluent Indonesian; Bahasa; Javanese; Sundanese; Indonesian Bahasa
tagalog | Tagalog (Filipino) | language | Tagalog; Filipino language; Philippinisch; tagalo; Wikang Filipino; fluent Tagalog; Tagalog/Filipino; Filipino/Tagalog; Tagalog language; Filipino Tagalog; conversational Tagalog; Pilipino; Filipino?; native Tagalog; English and Tagalog; English/Tagalog; Tagalog/English; philippin langue; Taglish | | language; languages; fluent; english; tagalog; speak; native; ilocano; bilingual; cebuano; visayan; spoken; mandarin
ilocano | Ilocano, Cebuano and other Philippine languages | language | Ilocano; Cebuano; Visayan; Bisaya; Ilokano; Hiligaynon; Ilonggo; Kapampangan; Bicolano; Waray; Pangasinan; Bikol; Chavacano; Binisaya; Bisayan; Pampango
hmong | Hmong | language | Hmoob; Miao language; Hmong language; fluent Hmong; Hmong speaking; Mien; White Hmong
karen-language | Karen and Chin languages | language | Karen language; S'gaw Karen; Chin language; Hakha Chin; Karenni; Rohingya; Falam Chin; Zomi; Zomi language; Sgaw Karen; Karen interpreter; Rohingya language

# Africa
swahili | Swahili | language | Suaheli; Kisuaheli; kiswahili; swahili langue; suajili; fluent Swahili; Swahili language; Kishwahili; suahili
amharic | Amharic | language | Amharisch; amharique; amárico; አማርኛ; fluent Amharic; Amharic language; Amarigna; Amaric
tigrinya | Tigrinya | language | Tigrigna; Tigrinisch; ትግርኛ; tigriña; Tigrinya language; Tigrinja; Tigre language
oromo | Oromo | language | Afaan Oromo; Oromiffa; Oromisch; Oromo language; oromo langue; Afan Oromo
somali | Somali | language | Somalisch; Soomaali; somalí; Af-Soomaali; Somali language; fluent Somali; somali langue
hausa | Hausa | language | haoussa; Hausa language; harshen Hausa; fluent Hausa
yoruba | Yoruba | language | yorouba; Yorùbá; Yoruba language; fluent Yoruba; èdè Yorùbá
igbo | Igbo | language | Ibo; Asụsụ Igbo; Igbo language; fluent Igbo; Ibo language
nigerian-pidgin | West African pidgin and Krio | language | Nigerian Pidgin; Pidgin English; Krio; Liberian English; Cameroon Pidgin; Pidginenglisch; Broken English Pidgin; Kru; Krio language; pidgin; Patois; Jamaican Patois; Kriolu; Cape Verdean Creole; Jamaican Creole; Cape Verdean; créole cap-verdien; créole réunionnais; créole mauricien; Mauritian Creole; créole antillais; Cape Verdean Kriolu; Papiamento; Papiamentu; Tok Pisin; Sranan Tongo
twi | Twi (Akan) | language | Twi; Akan; Fante; Asante Twi; Ashanti language; Ga language; Ewe language; Twi language; Ghanaian Twi; Ashanti Twi
wolof | Wolof | language | ouolof; wólof; Wolof language; fluent Wolof
fula | Fula (Pulaar) | language | Fula; Fulani; Pulaar; Fulfulde; Peul; Fulah; Pular; foulfouldé; peulh
bambara | Bambara and other Mande languages | language | Bambara; Mandinka; Malinke; Dioula; Mandingo; Soninke; Bamanankan; Malinké; Mandingue; Soninké; Susu; Dyula; Mende language; Mandenka
lingala | Lingala | language | Lingala language; lingála; fluent Lingala; ngala
kinyarwanda | Kinyarwanda and Kirundi | language | Kinyarwanda; Kirundi; Ruandisch; Ikinyarwanda; Rundi; Kinyarwanda language; Kirundi language; Rwandan language
luganda | Luganda | language | Ganda; Luganda language; Runyankole; Acholi; Luo; Rukiga; Dholuo; Luganda/English; Lusoga; Runyoro; Rutooro; Lango
kikuyu | Kikuyu and other Kenyan languages | language | Kikuyu; Gikuyu; Kamba; Kalenjin; Luhya; Kisii; Meru language; Kikamba; Ekegusii; Maasai language
chichewa | Chichewa, Bemba and other languages of Malawi and Zambia | language | Chichewa; Bemba; Nyanja; Chewa; Tonga language; Cinyanja; Tumbuka; Icibemba
kongo | Kikongo, Tshiluba and Duala | language | Kikongo; Tshiluba; Duala; Kituba; Ewondo; Bamileke; Bassa; Fang language; Douala langue; Kongo language; Ciluba; Chiluba; Sango language
zulu | Zulu | language | isiZulu; Zulu language; zoulou; zulú
xhosa | Xhosa | language | isiXhosa; Xhosa language; Ndebele; isiNdebele; Swati; siSwati
sotho-tswana | Sotho and Tswana | language | Sesotho; Setswana; Tswana; Sotho; Sepedi; Northern Sotho; Tsonga; Xitsonga; Tshivenda
shona | Shona | language | chiShona; Shona language; fluent Shona
malagasy | Malagasy | language | Madagassisch; malgache; Malagasy language; malgache langue
berber | Berber (Amazigh) | language | Berber; Tamazight; Amazigh; Kabyle; berbère; Tachelhit; bereber; Berberisch; kabyle langue; Chleuh; Tarifit; Rifain; Kabylisch

# Oceania and the Americas
samoan | Samoan | language | Samoanisch; samoan langue; samoano; gagana Samoa; Gagana Sāmoa; Samoan language; fluent Samoan
hawaiian | Hawaiian? | language | Hawaiianisch; ʻŌlelo Hawaiʻi; Olelo Hawaii; hawaiano; Hawaiian language | | language; languages; english; fluent; samoan; pidgin; olelo; speak; tongan; immersion
tongan | Tongan | language | Tongaisch; lea faka-Tonga; tongano; Tongan language; fluent Tongan
maori | Māori | language | Maori; te reo Māori; te reo; Maori language; maorí; te reo Maori
fijian | Fijian | language | Fidschi-Sprache; fidjien; fiyiano; vosa vakaviti; Fijian language; Fiji Hindi
marshallese | Marshallese, Chuukese and Chamorro | language | Marshallese; Chuukese; Chamorro; Palauan; Pohnpeian; Marshallese language; Chuukese language; Yapese; Kosraean; Kajin Majel
quechua | Quechua | language | Ketschua; quichua; runasimi; Kichwa; quechua langue; quechua hablado; runa simi; Quechua language
aymara | Aymara | language | aimara; Aymara language; aymar aru; aymara langue
guarani | Guaraní | language | Guarani; avañe'ẽ; Guaraní language; idioma guaraní
nahuatl | Nahuatl and Mayan languages | language | Nahuatl; náhuatl; K'iche'; Yucatec Maya; Mam language; Q'anjob'al; Kaqchikel; Mixteco; Zapoteco; Q'eqchi'; K'iche; Mixtec; Zapotec; Mayan language; Kanjobal; Yucateco; Tzotzil; Tzeltal; lengua maya; Otomí; Mapudungun; Garifuna; Tseltal; Mazahua; totonaco; wayuunaiki; Achi Maya
navajo | Navajo and other Native American languages | language | Navajo language; Diné bizaad; Cherokee language; Lakota language; Ojibwe; fluent Navajo; Cree language; Dine language; Inuktitut; Choctaw language; Yup'ik; Anishinaabemowin; Navajo speaking; Speaks Navajo; Apache language; Inupiaq

# Sign languages
sign-language | Sign language | language | sign languages; signing language; Gebärdensprache; langue des signes; lengua de signos; lengua de señas; lenguaje de señas; fluent in sign language; basic sign language; tactile signing; Makaton; signed English; Auslan; Signing Exact English; sign language skills; baby sign language; conversational sign language; Cued Speech; langage des signes; LSM lengua de señas; lengua de señas mexicana; lengua de señas colombiana; lengua de señas peruana
american-sign-language | American Sign Language (ASL) | language | American Sign Language; ASL; Amerikanische Gebärdensprache; ASL fluent; fluent in ASL; American Sign Language ASL; ASL sign language; conversational ASL; ASLPI; ASL American Sign Language; fluent ASL; Langue des signes américaine; ASL interpreting | sign-language
british-sign-language | British Sign Language (BSL) | language | British Sign Language; BSL Level 1; BSL Level 2; BSL sign language; BSL Level 3; BSL?; Irish Sign Language; BSL Level 6; fluent BSL | sign-language | sign; language; deaf; level; interpreter; signing
german-sign-language | German Sign Language (DGS) | language | Deutsche Gebärdensprache; DGS Gebärdensprache; German Sign Language; Österreichische Gebärdensprache; DGS-Kenntnisse; lautsprachbegleitende Gebärden; Deutschschweizer Gebärdensprache; LBG Gebärden; GuK Gebärden; DGS 1 | sign-language
french-sign-language | French Sign Language (LSF) | language | langue des signes française; LSF; French Sign Language; LSQ; langue des signes québécoise; langue des signes française LSF; langue française parlée complétée | sign-language

# Skills of working with languages
bilingual | Bilingual or multilingual | soft | bilingual; bi-lingual; multilingual; bilingualism; fluently bilingual; trilingual; multi-lingual; bilingual skills; polyglot; foreign languages; foreign language skills; language skills; language proficiency; second language; fully bilingual; quadrilingual; bilingual communication skills; perfectly bilingual; bilingual proficiency; completely bilingual; bilingual speaker; foreign language proficiency; linguistic skills; multilingual skills; zweisprachig; mehrsprachig; Fremdsprachenkenntnisse; Mehrsprachigkeit; mehrsprachige; Sprachkenntnisse; Fremdsprachen; dreisprachig; gute Sprachkenntnisse; bilingue; trilingue; multilingue; langues étrangères; parfaitement bilingue; plurilingue; maîtrise des langues; parfait bilinguisme; bilinguisme; bilingüe; multilingüe; idiomas; trilingüe; lenguas extranjeras; dominio de idiomas; plurilingüe; idiomas extranjeros; bilingüismo
translation | Translation | professional | document translation; translating documents; translating?; translator; technical translation; legal translation; medical translation; literary translation; translation services; translate documents; translated documents; translation and interpretation; translation & interpretation; translation/interpretation; written translation; Spanish translation; translation and localization; translation skills; freelance translation; translation of documents; translations; certified translation; sight translation; translation and interpreting; financial translation; website translation; translating skills; translation proofreading; translation project management; audiovisual translation; translation review; Spanish to English translation; English to Spanish translation; English-Spanish translation; Spanish-English translation; translation editing; post-editing; machine translation post-editing; MTPE; translation quality assurance; French translation; German translation; translate Spanish; Übersetzung; Übersetzen; Fachübersetzungen; Übersetzungen; Übersetzungstätigkeit; Übersetzung von Dokumenten; traduction; traductions; traduction technique; traduction de documents; traductrice; traducteur; traduction juridique; traduction littéraire; traduction anglais-français; traducción; traducciones; traducción de documentos; traducción técnica; traductora; traducción audiovisual; traductor; traducción e interpretación; traducción jurídica; traducción de textos; traducción inglés-español | | spanish; documents; english; french; language; interpreting; german; interpreter; arabic
interpreting | Interpreting | professional | simultaneous interpreting; consecutive interpreting; court interpreting; language interpretation; interpreter; Spanish interpreter; community interpreting; simultaneous interpretation; consecutive interpretation; interpreter services; oral interpretation; conference interpreting; over-the-phone interpreting; court interpretation; telephonic interpretation; interpretation services; interpreting services; bilingual interpreter; language interpreter; Spanish medical interpreter; phone interpreting; interpreting Spanish; Spanish interpreting; interpretation skills; legal interpreting; court interpreter; medical Spanish interpreter; Spanish interpretation; linguist; military linguist; cryptologic linguist; whispered interpreting; liaison interpreting; telephone interpreting; interpretation?; video remote interpreting; Dolmetschen; Simultandolmetschen; Konsekutivdolmetschen; Dolmetscher; Dolmetscherin; Dolmetschertätigkeit; interprétariat; interprétation simultanée; interprétation de conférence; interprète; interprétation consécutive; interpretación simultánea; intérprete; interpretación consecutiva; interpretación de idiomas; interpretariado; interpretación médica | bilingual | translation; spanish; simultaneous; consecutive; interpreter; english; medical; language; languages; bilingual; patients; arabic
sign-language-interpreting | Sign language interpreting | professional | sign language interpreter; ASL interpreter; ASL interpretation; American Sign Language interpreter; sign language interpretation; interpreting for the deaf; video relay interpreting; VRS interpreting; educational interpreting; BSL interpreter; sign language interpreters; educational interpreter; video relay service; transliteration for the deaf; deaf interpreter; EIPA; oral transliteration; Deaf community; Deaf culture; Gebärdensprachdolmetschen; Gebärdensprachdolmetscher; interprète LSF; intérprete de lengua de señas; interprétariat en langue des signes; intérprete de lengua de signos; interprétation LSF | sign-language; interpreting
localization | Localization | professional | localisation; linguistic testing; game localization; website localization; language quality assurance; LQA; linguistic QA; translation management; localization management; localization testing; localization engineering; localization quality assurance; linguistic quality assurance; content localization; localization project management; product localization; video game localization; internationalization and localization; transcreation; language testing localization; Lokalisierung; Softwarelokalisierung; localisation de logiciels; localización; localización de videojuegos; localización de software; transcréation; transcreación; localización web | translation
cat-tools | Computer-assisted translation tools | tool | SDL Trados; Trados; memoQ; Wordfast; CAT tools; Phrase TMS; Memsource; Across Language Server; Trados Studio; Smartcat; OmegaT; XTM Cloud; SDL Trados Studio; Déjà Vu X; DeepL; Wordfast Pro; MultiTerm; SDL MultiTerm; Passolo; Transifex; Crowdin; Lokalise; Catalyst localization; SDLX; Trados 2019; Xbench; computer-assisted translation; computer-aided translation; MateCat; Trados Workbench; Google Translator Toolkit; translation memory; translation memories; terminology management; terminology databases; termbases; CAT-Tools; computergestützte Übersetzung; traduction assistée par ordinateur; TAO traduction; mémoires de traduction; herramientas TAO; traducción asistida; memorias de traducción; Trados 2021; Terminologiemanagement; terminologie multilingue; gestión terminológica; Star Transit; Transit NXT | translation
subtitling | Subtitling and captioning | professional | closed captioning; subtitles; captioning; subtitle editing; Subtitle Edit; CART captioning; live captioning; video captioning; subtitling and dubbing; Aegisub; dubbing translation; realtime captioning; broadcast captioning; real-time captioning; subtitle translation; audio description; fansubbing; subtitler; subtitle creation; subtitle timing; closed captions; SDH subtitles; Untertitelung; Untertitel; sous-titrage; adaptation et sous-titrage; subtitulado; subtitulación; subtitulaje; sous-titrage et doublage; velotypie; vélotypie; doblaje y subtitulación; audiodescripción; audiodescription; subtítulos
court-interpreter-certificate | Certified interpreter | certification | certified court interpreter; CCHI; NBCMI; federally certified interpreter; RID certified; NIC certified interpreter; certified sign language interpreter; Certified Healthcare Interpreter CHI; RID NIC; CMI interpreter; CoreCHI; Bridging the Gap; Bridging the Gap medical interpreter; certified interpreter; medical interpreter certificate; qualified bilingual staff; certified medical interpreter training; NAATI interpreter; DPSI; Diploma in Public Service Interpreting; NRPSI; 40-hour medical interpreter; federally certified court interpreter; medical interpreter certification; medical interpreter training; BEI certified; Registry of Interpreters for the Deaf; state certified court interpreter; staatlich geprüfter Dolmetscher; allgemein beeidigter Dolmetscher; vereidigte Dolmetscherin; vereidigter Dolmetscher; interprète assermenté; perito intérprete; intérprete jurado; expert interprète judiciaire; intérprete judicial; certified Spanish interpreter; staatlich geprüfte Dolmetscherin; beeidigte Dolmetscherin | interpreting
certified-translator | Certified translator | certification | ATA certified; sworn translator; American Translators Association; NAATI; staatlich geprüfter Übersetzer; vereidigter Übersetzer; ermächtigter Übersetzer; ATA-certified translator; ATA certified translator; NAATI certified translator; ITI qualified; DipTrans; CIOL; MITI; MCIL; certified translator; SDL Certified; SDL Trados certified; court translator; ATA member; staatlich geprüfte Übersetzerin; beeidigte Übersetzerin; vereidigte Übersetzerin; diplomierte Übersetzerin; Diplom-Übersetzerin; traducteur assermenté; traductrice assermentée; traducteur-interprète diplômé; traductor jurado; traductor público; traductora jurada; traductora pública; perito traductor; traductor oficial; traductor certificado; traductora oficial | translation
`;

export const substitutes = String.raw`
german-varieties | varieties of German | 0.6 | german; swiss-german; luxembourgish
dutch-varieties | varieties of Dutch | 0.7 | dutch; flemish; afrikaans
scandinavian-languages | closely related Scandinavian languages | 0.5 | swedish; norwegian; danish
south-slavic-languages | closely related South Slavic languages | 0.7 | croatian; serbian; bosnian; montenegrin
czech-and-slovak | closely related West Slavic languages | 0.6 | czech; slovak
portuguese-varieties | varieties of Portuguese | 0.7 | portuguese; brazilian-portuguese; galician
hindi-urdu | closely related languages | 0.6 | hindi; urdu
persian-languages | varieties of Persian | 0.6 | persian; tajik
chinese-languages | Chinese languages | 0.3 | mandarin-chinese; cantonese; taiwanese-hokkien
malay-indonesian | closely related Malay languages | 0.6 | malay; indonesian
gaelic-languages | Gaelic languages | 0.4 | irish; scottish-gaelic
turkic-languages | closely related Turkic languages | 0.4 | turkish; azerbaijani; turkmen
nguni-languages | closely related Nguni languages | 0.5 | zulu; xhosa
east-slavic-languages | related East Slavic languages | 0.3 | russian; ukrainian; belarusian
language-mediation | translating and interpreting | 0.5 | translation; interpreting; localization; subtitling
philippine-languages | Philippine languages | 0.4 | tagalog; ilocano
`;
