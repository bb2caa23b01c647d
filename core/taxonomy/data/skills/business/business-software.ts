/** Software of offices, geography, communication and other everyday work of technology. Format: ../README.md */
export const skills = String.raw`
geographic-information-systems | Geographic information systems | technical | GIS; Geographic information system; GIS mapping; GIS software; Geoinformationssysteme; Geografische Informationssysteme; Systèmes d'information géographique; SIG?; Sistemas de información geográfica; GIS analysis; <GIS data; GIS systems; Geographic information system software | | maps; gis; mapping; spatial; arcgis; qgis; esri
arcgis | ArcGIS | tool | Arc GIS; Esri ArcGIS; ArcGIS Desktop; <ArcMap; <ArcCatalog; <ArcGIS Spatial Analyst | geographic-information-systems
arcgis-pro | ArcGIS Pro | tool | | arcgis
arcgis-online | ArcGIS Online | tool | AGOL | geographic-information-systems
arcview | ArcView | tool | ESRI ArcView; ArcView GIS | geographic-information-systems
arcinfo | ArcInfo | tool | ESRI ArcInfo; Arc/Info | geographic-information-systems
arcgis-storymaps | ArcGIS StoryMaps | tool | Esri StoryMaps | geographic-information-systems
esri-survey123 | Esri Survey123 | tool | ArcGIS Survey123; Survey123
arcgis-field-maps | ArcGIS Field Maps | tool | Collector for ArcGIS
qgis | QGIS | tool | Quantum GIS | geographic-information-systems
grass-gis | GRASS GIS | tool | | geographic-information-systems
mapinfo-pro | MapInfo Pro | tool | MapInfo; Pitney Bowes MapInfo | geographic-information-systems
global-mapper | Global Mapper | tool | Blue Marble Global Mapper | geographic-information-systems
idrisi | IDRISI | tool | TerrSet; IDRISI TerrSet | geographic-information-systems
saga-gis | SAGA GIS | tool | | geographic-information-systems
manifold-gis | Manifold GIS | tool | Manifold System? | geographic-information-systems | gis; spatial; mapinfo; arcgis
geomedia | GeoMedia | tool | Intergraph GeoMedia; Hexagon GeoMedia | geographic-information-systems
safe-software-fme | Safe Software FME | tool | FME Desktop; Feature Manipulation Engine
maptitude | Maptitude | tool | | geographic-information-systems
carto | CARTO? | tool | CartoDB | | gis; arcgis; spatial; qgis; mapbox; geospatial; postgis; geodata
maptiler | MapTiler | tool
mapillary | Mapillary | tool
tomtom | TomTom? | tool | | | navigation; gps; garmin; waze; maps; traccar; route; routes; telematics
here-technologies | HERE Maps | tool | HERE?; HERE location services; <HERE SDK; HERE Technologies maps |  | maps; geocoding; gis; mapbox; tomtom; navigation
google-maps | Google Maps | tool | Google Maps navigation
waze | Waze | tool
what3words | what3words | tool
google-street-view | Google Street View | tool
openstreetmap-editing | OpenStreetMap editing | tool
mapping-software | Mapping software | technical | <Digital mapping; Cartography software
3m-post-it-app | 3M Post-it App | tool | Post-it App
blink-messaging | Blink messaging | tool | Blink employee app; Blink? |  | intranet; messaging; yammer
doc-cop | DOC Cop | tool
eko-digital-stethoscope | Eko digital stethoscope | tool
geomechanical-design-analysis-software | Geomechanical design analysis software | tool
schoolmessenger | SchoolMessenger | tool | Intrado SchoolMessenger
loom-video-messaging | Loom video messaging | tool | Loom video; Loom? | | slack; notion; zoom; async; asana; miro; recording; trello; figma; recordings; screen recording
goldenseal | Goldenseal? | tool | Turtle Creek Software Goldenseal | | estimating; construction; contractor; accounting; turtle creek
handheld-computers | Handheld computers | tool | Handheld computer devices; <PDA devices
statistical-software | Statistical software | technical | Statistical analysis software; Statistical packages; Statistiksoftware; Logiciels statistiques
opera-browser | Opera browser | tool
brave-browser | Brave browser | tool
vivaldi-browser | Vivaldi browser | tool | Vivaldi? |  | browser; chrome; firefox
tor-browser | Tor Browser | tool
wechat | WeChat | tool
line-messaging | LINE messaging | tool
viber | Viber? | tool |  |  | messenger; chatbot; chat; bot; bots; sms; marketing
kakaotalk | KakaoTalk | tool
threema | Threema | tool
element-messenger | Element messenger | tool | Element? |  | synapse; homeserver; mattermost; jitsi; telegram; matrix.org
zulip | Zulip | tool
mumble-voice-chat | Mumble voice chat | tool
teamspeak | TeamSpeak | tool
bigbluebutton | BigBlueButton | tool
livestorm | Livestorm | tool
lark-suite | Lark Suite | tool | Feishu; Lark?; <Lark Base; Lark/Feishu; Lark Office |  | feishu; dingtalk; bytedance; wecom
dingtalk | DingTalk | tool
wecom | WeCom | tool | WeChat Work
tencent-qq | Tencent QQ | tool | QQ messenger
apple-mail | Apple Mail | tool
em-client | eM Client | tool
mailbird | Mailbird | tool
proton-mail | Proton Mail | tool | ProtonMail
gmx-mail | GMX Mail | tool
superhuman-email | Superhuman email | tool
missive | Missive? | tool | | | inbox; slack; gmail; helpdesk; shared inbox
paypal | PayPal | tool | PayPal payments
venmo | Venmo | tool
zelle | Zelle? | tool | | | venmo; paypal; cash; payments; bank; payment
cash-app | Cash App | tool
apple-pay | Apple Pay | tool
google-pay | Google Pay | tool
samsung-pay | Samsung Pay | tool
alipay | Alipay | tool
klarna | Klarna? | tool | | | paypal; stripe; checkout; payments; afterpay; adyen; payment
afterpay | Afterpay | tool | Clearpay
pagseguro | PagSeguro? | tool | PagBank? |  | mercado pago; cielo; gateway; maquininha; stripe; paypal; woocommerce
mercado-pago | Mercado Pago? | tool | MercadoPago? |  | paypal; stripe; checkout; woocommerce; tiendanube; pasarela; payu; transbank; webpay; pagseguro
paytm-business | Paytm? | tool | Paytm for Business |  | phonepe; razorpay; payu; upi; billdesk; ccavenue; google pay; gpay; google pay
phonepe | PhonePe | tool
redsys | Redsys | tool
conekta | Conekta | tool
fawry | Fawry | tool
elavon | Elavon? | tool |  |  | pos; terminal; terminals; payment gateway; pci; first data; tsys; worldpay; paymentech; verifone; ingenico; braintree
viva-wallet | Viva Wallet | tool | Viva.com
paysafe | Paysafe? | tool | <Paysafecard |  | stripe; skrill; neteller; braintree; worldpay; adyen; paypal
zerodha-kite | Zerodha Kite | tool
affirm-payments | Affirm payments | tool
payoneer | Payoneer | tool
wise-transfers | Wise (money transfers) | tool | TransferWise; Wise?; Wise.com |  | paypal; revolut; payoneer; stripe; xero; quickbooks
worldpay | Worldpay | tool
mollie-payments | Mollie payments | tool
sumup | SumUp | tool
zettle | Zettle | tool | iZettle; PayPal Zettle
paddle-payments | Paddle payments | tool | Paddle? |  | stripe; saas; chargebee; braintree
lemon-squeezy | Lemon Squeezy | tool
gumroad | Gumroad | tool
patreon | Patreon | tool
ko-fi | Ko-fi | tool
coinbase | Coinbase? | tool | | | crypto; wallet; wallets; bitcoin; ethereum; binance; trading
binance | Binance? | tool | | | crypto; wallet; wallets; bitcoin; ethereum; coinbase; trading
metamask | MetaMask | tool
opensea | OpenSea | tool
robinhood-app | Robinhood app | tool
spotify | Spotify? | tool | | | playlist; playlists; podcast; podcasts; music; apple music; soundcloud; artists; streaming
soundcloud | SoundCloud | tool
youtube-music | YouTube Music | tool
discogs | Discogs | tool | Discogs marketplace
bandcamp | Bandcamp | tool
apple-music | Apple Music | tool
audible | Audible? | tool | | | audiobook; audiobooks; acx; kindle; narration; narrator; podcast; podcasts
udemy | Udemy? | tool | | | instructor; published course; course creator; skillshare; teachable; e-learning authoring
coursera | Coursera? | tool | | | instructor; partner university; course creator; course production; canvas; moodle
skillshare | Skillshare? | tool | | | teachable; udemy; instructor; course creator; thinkific
pluralsight | Pluralsight? | tool | | | author; instructor; lms; course creator; licences
linkedin-learning | LinkedIn Learning? | tool | Lynda.com | | lms; instructor; course creator; learning platform; workday learning; cornerstone
udacity | Udacity? | tool | | | instructor; mentor; reviewer; nanodegree mentor
codecademy | Codecademy? | tool | | | curriculum; instructor; course creator
freecodecamp | freeCodeCamp? | tool | | | contributor; open source; curriculum
datacamp | DataCamp? | tool | | | instructor; course creator; curriculum
masterclass | MasterClass? | tool | | | coursera; udemy; skillshare; linkedin learning; edx
babbel | Babbel | tool
anki-flashcards | Anki flashcards | tool | Anki? |  | flashcards; flashcard; quizlet; spaced repetition; duolingo
slido | Slido | tool
seesaw-for-schools | Seesaw for schools | tool
dribbble | Dribbble | tool
behance | Behance | tool | Adobe Behance
font-awesome | Font Awesome | tool
google-fonts | Google Fonts | tool
bitly | Bitly | tool
linktree | Linktree | tool
giphy | Giphy | tool
imgur | Imgur | tool
unsplash | Unsplash | tool
shutterstock | Shutterstock? | tool | | | stock; images; getty; istock; unsplash; adobe; photos; contributor
getty-images | Getty Images? | tool | | | stock; istock; shutterstock; licensing; photo research; unsplash; picture research
istock | iStock | tool
freepik | Freepik | tool
envato-elements | Envato Elements | tool | | envato
envato | Envato | tool
pexels | Pexels | tool
pixabay | Pixabay | tool
noun-project | Noun Project | tool
iconify | Iconify | tool
rive-animation | Rive animation | tool | Rive? | | lottie; animation; figma; flutter; motion
spline-3d-design | Spline 3D design | tool | Spline? |  | figma; webgl; three.js; rive; framer
quora | Quora | tool
medium-publishing | Medium (blog platform) | tool | Medium.com
discourse-forums | Discourse forums | tool | Discourse? |  | forums; phpbb; vbulletin; vanilla
phpbb | phpBB | tool
vbulletin | vBulletin | tool
xenforo | XenForo | tool
disqus | Disqus | tool
mastodon | Mastodon | tool
bluesky | Bluesky | tool
threads-by-instagram | Threads by Instagram | tool
xing | Xing | tool
viadeo | Viadeo | tool
glassdoor | Glassdoor? | tool |  |  | recruiting; recruitment; recruiter; indeed; ziprecruiter; job postings; sourcing; careerbuilder; employer branding; job boards; dice
indeed-hiring-platform | Indeed hiring platform | tool
wellfound | Wellfound | tool | AngelList
sessionize | Sessionize | tool
exordo | Ex Ordo | tool | Exordo
crew-united | Crew United | tool
clubforce | Clubforce | tool
spond | Spond | tool
runkeeper | Runkeeper | tool
trainerroad | TrainerRoad | tool
iheartradio | iHeartRadio | tool
spreaker | Spreaker | tool
audioboom | Audioboom | tool
pocket-casts | Pocket Casts | tool
apple-podcasts | Apple Podcasts | tool | Apple Podcasts Connect
inoreader | Inoreader | tool
feedly | Feedly | tool
zhihu | Zhihu | tool
instapaper | Instapaper | tool
pinboard | Pinboard bookmarks | tool
bookbub | BookBub | tool | BookBub Partners
leanpub | Leanpub | tool
rakuten-kobo | Rakuten Kobo | tool
archive-of-our-own | Archive of Our Own | tool | AO3
librarything | LibraryThing | tool
sefaria | Sefaria | tool
downdetector | Downdetector | tool
upwork | Upwork | tool
houzz | Houzz | tool | Houzz Pro
fiverr | Fiverr | tool
freelancer-com | Freelancer.com | tool
toptal | Toptal | tool
malt-freelance-platform | Malt freelance platform | tool
meetup-organising | Meetup organising | tool
qualified-com | Qualified.com | tool
leandata | LeanData | tool
chili-piper | Chili Piper | tool
conga-cpq | Conga CPQ | tool
logseq | Logseq | tool
roam-research | Roam Research | tool
joplin-notes | Joplin notes | tool | Joplin? |  | obsidian; notion; evernote
coda-docs | Coda docs | tool | Coda.io |  | notion; airtable; docs; confluence; asana; slack; wiki
craft-docs | Craft docs | tool
baserow | Baserow | tool
nocodb | NocoDB | tool
fibery | Fibery | tool
tana-notes | Tana notes | tool
things-task-manager | Things task manager | tool
ticktick | TickTick | tool
remember-the-milk | Remember The Milk | tool
focalboard | Focalboard | tool
rescuetime | RescueTime | tool
timely-time-tracking | Timely time tracking | tool
hubstaff | Hubstaff | tool
time-doctor | Time Doctor | tool
seafile | Seafile | tool
syncthing | Syncthing | tool
resilio-sync | Resilio Sync | tool
tresorit | Tresorit | tool
mega-cloud-storage | MEGA cloud storage | tool
pcloud | pCloud | tool
mediafire | MediaFire | tool
7-zip | 7-Zip | tool | 7Zip
winzip | WinZip | tool
winrar | WinRAR | tool
ccleaner | CCleaner | tool
vlc-media-player | VLC media player | tool | VLC? |  | player; ffmpeg; media; video; videos; obs; audacity; handbrake; codec; codecs; kodi
windows-media-player | Windows Media Player | tool
quicktime-player | QuickTime Player | tool | Apple QuickTime; QuickTime
realplayer | RealPlayer | tool
itunes | iTunes | tool | Apple iTunes
winamp | Winamp | tool
kodi-media-centre | Kodi media centre | tool
plex-media-server | Plex Media Server | tool
greenshot | Greenshot | tool
sharex | ShareX | tool
quillbot | QuillBot | tool
reverso-context | Reverso Context | tool
weblate | Weblate | tool
odoo-studio | Odoo Studio | tool
dolibarr | Dolibarr | tool
akaunting | Akaunting | tool
invoice-ninja | Invoice Ninja | tool
firefly-iii | Firefly III | tool
mautic | Mautic | tool
listmonk | listmonk | tool
matomo-tag-manager | Matomo Tag Manager | tool
chatwoot | Chatwoot | tool
cal-com | Cal.com | tool
youcanbookme | YouCanBookMe | tool
trustpilot | Trustpilot? | tool |  |  | feefo; google reviews; reputation; yotpo; bazaarvoice; review management; customer reviews; online reviews; tripadvisor
yotpo | Yotpo | tool
g2-reviews | G2 reviews | tool
birdeye | Birdeye | tool
podium-reviews | Podium reviews | tool
aftership | AfterShip | tool
shippo | Shippo | tool
easypost | EasyPost | tool
sendcloud | Sendcloud | tool
taobao | Taobao | tool
aliexpress | AliExpress | tool
alibaba-com | Alibaba.com | tool
rakuten | Rakuten? | tool | | | amazon; ebay; marketplace; marketplaces; seller; listings; shopify
allegro-marketplace | Allegro marketplace | tool
wish-marketplace | Wish marketplace | tool
redbubble | Redbubble | tool
printful | Printful | tool
printify | Printify | tool
teespring | Teespring | tool
zazzle | Zazzle | tool
society6 | Society6 | tool
creative-market | Creative Market? | tool | | | etsy; fonts; digital assets; envato
big-cartel | Big Cartel | tool
sellfy | Sellfy | tool
payhip | Payhip | tool
thinkific | Thinkific | tool
podia | Podia? | tool | | | teachable; thinkific; kajabi; online courses; membership; ecourses
learndash | LearnDash | tool
learnworlds | LearnWorlds | tool
circle-community-platform | Circle community platform | tool
mighty-networks | Mighty Networks | tool
philips-hue | Philips Hue | tool
apple-homekit | Apple HomeKit | tool | HomeKit
google-home | Google Home | tool
amazon-alexa | Amazon Alexa | tool
samsung-smartthings | Samsung SmartThings | tool | SmartThings
esphome | ESPHome | tool
tasmota | Tasmota | tool
zigbee2mqtt | Zigbee2MQTT | tool
openhab | openHAB | tool
iobroker | ioBroker | tool
homebridge | Homebridge | tool
fitbit | Fitbit | tool
strava | Strava | tool
garmin-connect | Garmin Connect | tool
apple-health | Apple Health | tool
headspace-app | Headspace app | tool
researchgate | ResearchGate | tool
academia-edu | Academia.edu | tool
orcid | ORCID? | tool | | | repository; repositories; integration; api; metadata; crossref; librarian; researchers; datacite
arxiv | arXiv | tool
zenodo | Zenodo | tool
figshare | figshare | tool
semantic-scholar | Semantic Scholar | tool
dimensions-database | Dimensions database | tool
wikidata | Wikidata | tool
wikipedia-editing | Wikipedia editing | tool
wikimedia-commons | Wikimedia Commons | tool
goodreads | Goodreads | tool
slideshare | SlideShare | tool
issuu | Issuu | tool
scribd | Scribd | tool
speaker-deck | Speaker Deck | tool
reveal-js | reveal.js | tool
beautiful-ai | Beautiful.ai | tool
tome-ai-presentations | Tome AI presentations | tool
infogram | Infogram | tool
flourish-visualization | Flourish visualization | tool
rawgraphs | RAWGraphs | tool
kumu-network-mapping | Kumu network mapping | tool
mindmeister | MindMeister | tool
xmind | XMind | tool
freemind | FreeMind | tool
coggle | Coggle | tool
mindmanager | MindManager | tool
milanote | Milanote | tool
libreoffice-impress | LibreOffice Impress | tool
libreoffice-draw | LibreOffice Draw | tool
libreoffice-math | LibreOffice Math | tool
collabora-online | Collabora Online | tool
zoho-writer | Zoho Writer | tool
zoho-workplace | Zoho Workplace | tool
conga-composer | Conga Composer | tool
matrix-protocol | Matrix protocol? | tool | Matrix.org |  | synapse; xmpp; element messenger; homeserver; e2ee; mattermost; federated; chat; decentralized; messaging; element
afas | AFAS | tool | AFAS Profit; AFAS Software? | erp | erp; hr; salaris; boekhouding; payroll
`;

export const substitutes = String.raw`
gis-products | geographic information systems | 0.5 | arcgis; arcgis-pro; qgis; mapinfo-pro; grass-gis; geomedia; manifold-gis
sales-payments | payment services on the web | 0.5 | paypal; mollie-payments; worldpay; paddle-payments
smart-home-hubs | smart home systems | 0.5 | openhab; iobroker; apple-homekit; google-home; samsung-smartthings
`;
