import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { nlJobAds } from './job-ads.js';
import { nlWordings } from './wordings.js';

/** Dutch. */
export const dutch: LanguagePack = {
  code: 'nl',
  country: 'NL',
  dates: {
    spansOfStudy: phrases`
      (?:\d{1,2}|een|één)\s(?:jaar|jaren|maand(?:en)?|weken)(?:,?\s(?:en\s)?\d{1,2}\smaand(?:en)?)?
    `,
    startLabels: phrases`van; vanaf; begindatum; startdatum`,
    endLabels: phrases`tot; tot en met; t/m; einde; einddatum`,
    signed: phrases`d\.d\.`,
    present: phrases`(?:op )?heden; huidig; nu; vandaag`,
    since: phrases`sinds; vanaf; (?<!\S\s)per`,
    to: phrases`tot(?: en met| op)?; t\/m`,
    toAfterMark: phrases`tot(?: en met| op)?; t\/m`,
    betweenOpening: phrases`tussen`,
    betweenJoins: phrases`en`,
    untilOpening: phrases`tot(?: en met)?; t/m`,
    lasted: phrases`jaar; jr\.?; maanden; maand; mnd\.?; weken; week; dagen`,
    rangeLead: phrases`van`,
    seasons: phrases`lente; voorjaar; zomer; herfst; najaar; winter`,
    months: [
      words`januari`,
      words`februari`,
      words`maart mrt`,
      words`april`,
      words`mei`,
      words`juni`,
      words`juli`,
      words`augustus`,
      words`september`,
      words`oktober`,
      words`november`,
      words`december`,
    ],
  },
  places: {
    remote: phrases`thuiswerk(?:en)?; op afstand`,
    areasBefore: phrases`regio; groot`,
    areasBehind: phrases`en omgeving`,
    cities: phrases`
      almere=NL; den bosch=NL; 's-hertogenbosch=NL; den haag=NL; brussel=BE; gent=BE; oostende=BE; londen=GB; parijs=FR; berlijn=DE;
      keulen=DE; aken=DE; rijsel=FR; straatsburg=FR; luik=BE; bergen op zoom=NL; wenen=AT
    `,
  },
  names: {
    smallWords: phrases`te; het; der; voor`,
    particles: phrases`van; ter; ten; te; 't`,
  },
  joining: {
    dateLinks: phrases`in; op; sinds`,
    andOr: phrases`en; of`,
    listed: phrases`en; of`,
    as: phrases`als`,
    at: phrases`bij`,
    inTown: phrases`te`,
    andInHeadings: phrases`en`,
  },
  address: {
    streetEndings: phrases`straat; laan; plein; kade; gracht; dreef; singel; steeg`,
    elsewhere: phrases`geboren; geboorteplaats; geboorteplaats en -datum; nationaliteit`,
    leads: phrases`(?:woonachtig|wonend) in; (?:ik )?woon in`,
    labels: phrases`adres; woonplaats; woonadres; plaats`,
  },
  person: {
    registerNumbers: phrases`nummer; big-nummer; registratienummer`,
    labels: phrases`geboortedatum; nationaliteit; burgerlijke staat`,
    bornIn: phrases`geboren`,
    documentBeforeName: phrases`(?:hallo[,!.]? )?(?:ik ben|mijn naam is) (?=\p{Lu})`,
    titles: phrases`drs; ir(?=\.); dhr; mevr; mw; de heer; mevrouw`,
    dataHeadings: phrases`persoonlijke (?:gegevens|informatie); personalia`,
    wanted: phrases`gewenste (?:baan|functie); functie waarnaar (?:wordt|u) gesolliciteerd`,
    nameLabels: phrases`naam; volledige naam; voor- en achternaam; voornaam en achternaam; naam en voornaam`,
    namesInTwo: phrases`(?:achter)?naam\s*\/\s*voorna(?:am|men); voorna(?:am|men)\s*\/\s*achternaam`,
    givenNameLabels: phrases`voorna(?:am|men|\(a\)m\(en\)); roepnaam`,
    surnameLabels: phrases`(?:achter|familie)naam; naam`,
    consents: phrases`(?:hierbij )?(?:geef ik|ik geef|verleen ik|ik verleen) [^.]{0,20}toestemming`,
    onRequest: phrases`op (?:aan|na)?vraag; op verzoek`,
    farewells: phrases`(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?; hoogachtend`,
    nameLabelsBeforeColon: phrases`(?:volledige )?naam`,
    noName: phrases`sollicitatieformulier; adres; telefoon; woonplaats; nationaliteit`,
  },
  contact: {
    phoneLabels: phrases`telefoon`,
  },
  headings: {
    volunteer: phrases`vrijwilligerswerk; nevenactiviteiten; nevenfuncties`,
    publications: phrases`publicaties; lezingen; publicaties en lezingen; octrooien`,
    projects: phrases`projecten`,
    summary: phrases`profiel; over mij; persoonlijk profiel; profielschets`,
    work: phrases`werkervaring; werkervaringen; ervaring; ervaringen; professionele ervaring; carriere; relevante werkervaring; loopbaan; arbeidsverleden; stage-ervaring; stages; bijbanen`,
    education: phrases`onderwijs en opleiding; opleiding; opleidingen; opleiding en cursussen; opleidingen en cursussen`,
    skills: phrases`digitale vaardigheden; vaardigheden; topvaardigheden; belangrijkste vaardigheden; computervaardigheden; competenties; kwaliteiten; computerkennis; eigenschappen; kennis en vaardigheden`,
    certificates: phrases`licenties en certificaten; cursussen; certificaten; diploma's; trainingen; cursussen en trainingen; trainingen en cursussen; scholing; bijscholing; nascholing; bijscholingen; scholing en cursussen; cursussen en scholing; scholing/cursussen; cursussen/trainingen; cursussen en certificaten; cursussen en diploma's; diploma's en certificaten; rijbewijs; rijbewijzen`,
    languages: phrases`taalvaardigheden; taalvaardigheid; talen; talenkennis`,
    contact: phrases`persoonlijke gegevens; personalia; persoonlijke informatie`,
    other: phrases`gegeven vakken; begeleide scripties; commissies; hobby's; overige; overig; overige informatie; referenties; hobby's en interesses; interesses; hobbies; vrije tijd; vrijetijdsbesteding; interesses en hobby's`,
  },
  headingWords: {
    pastimes: phrases`(?:hobby's|hobbies|interesses|vrije tijd|vrijetijdsbesteding)(?: en [\p{L}' ]+)?`,
    references: phrases`referenties?`,
  },
  labels: {
    honours: phrases`van (?:het jaar|de maand); prijswinnaar; finaliste?`,
    templatePlaces: phrases`(?:Plaats|Stad)\s{0,3},\s{0,3}(?:Land|Provincie)(?!\p{L})`,
    pageNumber: phrases`pagina`,
    projectDetails: phrases`
      details; (?:gebruikte )?(?:tools|technieken|technologieën|software); omgeving; teamgrootte; (?:project)?omschrijving; beschrijving; duur; periode; taken; verantwoordelijkheden; werkzaamheden
    `,
    projectRole: phrases`rol; functie`,
    issuedOn: phrases`(?:afgegeven|uitgegeven|behaald)(?: op| in)?; datum van (?:afgifte|uitgifte); (?:datum|jaar)(?=\s?:)`,
    expires: phrases`geldig tot(?: en met)?; verloopt(?: op| in)?`,
    credential: phrases`(?:credential|certificaat)-?\s?(?:id|nummer); (?:credential|certificaat) (?:weergeven|bekijken)`,
    given: phrases`
      \w*prijs(?! van| per); ^prijzen$; \w*prijswinnaar; onderscheiding(?:en)?; onderscheiden; \w*beurs; studiebeurzen; medailles?; winnaar; winnares; gewonnen; finalist(?:e)?;
      genomineerd(?:e)?; nominaties?; (?:medewerk(?:er|ster)|verkoper|verkoopster|werknemer) van (?:het jaar|de maand); eervolle vermelding; \w*award; (?:1e|2e|3e|eerste|tweede|derde) (?:plaats|prijs)
    `,
    cards: phrases`heftruck(?:certificaat)?; reachtruck(?:certificaat)?; vca(?:-vol)?; bhv; ehbo; hoogwerker`,
    certified: phrases`gecertificeerde?; certificaat`,
    issuingBodies: phrases`instituut; ministerie; \p{L}{0,20}instituut; academie; \p{L}{0,20}academie; examenbureau; opleiding(?:en|scentrum|sinstituut); kamer van koophandel; hogeschool; universiteit`,
    taught: phrases`\p{L}{0,15}(?:cursus|training|opleiding|diploma|rijbewijs|bewijs|vergunning)`,
    position: phrases`functie(?:titel|naam|benaming)?; beroep(?: of functie)?; functie of beroep`,
    sameEmployer: phrases`(?:de)?zelfde (?:instelling|werkgever|organisatie); hetzelfde bedrijf; idem`,
    employer: phrases`(?:naam (?:van de )?)?werkgever; naam en adres(?: van(?: de)?(?: werkgever)?)?; (?:naam )?bedrijf; bedrijfsnaam; organisatie`,
    place: phrases`stad; land; (?:stand)?plaats; locatie`,
    dates: phrases`periode; data; datum; van ?[-–/] ?tot`,
    accounts: phrases`(?:belangrijkste )?(?:werkzaamheden|taken|verantwoordelijkheden)`,
    aside: phrases`(?:soort|type) bedrijf of sector; (?:voornaamste|belangrijkste) werkzaamheden en verantwoordelijkheden`,
  },
  employment: {
    breaks: phrases`zwangerschapsverlof; ouderschapsverlof; werkloos(?:heid)?; werkzoekend; wereldreis; sabbatical; loopbaanonderbreking`,
    joins: phrases`(?:begonnen|gestart) bij`,
    changeLeads: phrases`(?:bevorderd|doorgegroeid|promotie) (?:tot|naar); (?:begonnen|gestart|aangenomen) als`,
    changeFrom: phrases`(?:bevorderd|doorgegroeid) van`,
    changeTo: phrases`tot; naar`,
    changeStops: phrases`na; bij; sinds; met`,
  },
  titles: {
    offices: phrases`vrijwillig(?:er|ster); penningmeester; voorzitter; bestuurslid`,
    leadingHeads: words`
      leerling promovendus promovenda vakkenvuller vakkenvulster keukenhulp
      medewerker medewerkster verpleegkundige verzorgende adviseur beheerder ontwikkelaar vrachtwagenchauffeur docent leraar
      magazijnmedewerker boekhouder hovenier stagiair monteur oprichter medeoprichter begeleider begeleidster teamleider projectleider
      afdelingshoofd hoofd bedrijfsleider stagiaire bakker slager kapper kapster schoonmaker schoonmaakster heftruckchauffeur
      orderpicker lasser timmerman metselaar loodgieter elektricien stukadoor dakdekker tegelzetter vertaler verkoper verkoopster
      receptioniste secretaresse huisarts tandarts fysiotherapeut psycholoog jurist advocaat notaris boekhoudster administrateur
      onderwijzer leerkracht uitvoerder werkvoorbereider inkoper makelaar bezorger koerier postbode beveiliger gastvrouw gastheer
      serveerster verpleger verpleegster accountmanager directeur coordinator onderzoeker ontwerper redacteur bibliothecaris
      kinderbegeleider
    `,
    compoundEndings: phrases`verpleegkundige; medewerker; medewerkster; chauffeur; begeleider; begeleidster; beheerder; adviseur; verzorgende; leerkracht; coordinator; bezorger; bezorgster`,
  },
  employers: {
    associations: phrases`Vereniging; Beroepsvereniging; Bond; Genootschap`,
    associationLinks: phrases`van; voor`,
    units: phrases`afdeling; dienst`,
    sizes: phrases`medewerkers; werknemers`,
    terms: phrases`tijdelijk; vast; parttime; fulltime; uitzendkracht; (?:via )?uitzendbureau; stage; oproep; bijbaan`,
    ownAccount: words`zelfstandig zzp`,
    nouns: words`advocaten architecten notarissen makelaars gebroeders zonen installateurs`,
    openers: words`
      ziekenhuis gemeente basisschool zorggroep woonzorgcentrum zorgcentrum verpleeghuis verzorgingshuis stichting thuiszorg bakkerij
      slagerij drukkerij bouwbedrijf aannemersbedrijf installatiebedrijf transportbedrijf schildersbedrijf schoonmaakbedrijf apotheek
      tandartspraktijk huisartsenpraktijk kinderdagverblijf uitzendbureau advocatenkantoor administratiekantoor hogeschool universiteit
    `,
    compoundEndings: phrases`bedrijf; ziekenhuis; zorgcentrum; kantoor; praktijk; bakkerij; winkel`,
  },
  education: {
    halfSentences: phrases`en; alsmede; terwijl; die; om`,
    withinSentences: phrases`mijn; was; waren; heb; ik`,
    degreeColumns: phrases`opleiding; diploma; niveau; kwalificatie`,
    schoolColumns: phrases`school\s?/\s?opleidingsinstituut; instelling; school; (?:naam van de )?onderwijsinstelling; opleidingsinstituut; instituut`,
    boardColumns: phrases`exameninstelling`,
    fieldColumns: phrases`richting; studierichting; specialisatie; profiel`,
    timeColumns: phrases`jaar; periode; data; van\s?[-–]\s?tot; duur`,
    scoreColumns: phrases`cijfer; eindcijfer`,
    atSchool: phrases`aan(?: de| het)?`,
    studyOf: phrases`studie`,
    notFields: phrases`niet afgerond; niet voltooid; zonder diploma; niveau .*; deeltijd; voltijd; cum laude`,
    obtained: phrases`(?:diploma )?(?:behaald|ontvangen|afgerond); geslaagd; met diploma`,
    majors: phrases`profiel; sector; richting; uitstroomprofiel`,
    fields: phrases`rechten; geneeskunde; economie; geschiedenis; natuurkunde; scheikunde; \p{L}{3,20}(?:kunde|techniek|ologie|onomie|wetenschappen)`,
    degreeLabels: phrases`(?:behaald )?diploma; (?:behaalde )?graad`,
    degreeAnswers: phrases`ja; nee; behaald; niet behaald; gehaald; geslaagd; niet afgerond; afgerond`,
    degrees: phrases`doctoraat; hbo; mbo; vwo; havo; vmbo`,
    institutions: phrases`universiteit; hogeschool`,
  },
  skills: {
    years: phrases`jaar`,
    examples: phrases`inclusief; zoals; waaronder; bijv\.`,
    linksBeforeNames: phrases`met; van`,
    halvesAtStart: phrases`dat; om; voor`,
    halvesAtEnd: phrases`van; voor; met`,
    noSkill: phrases`vaardigheden; competenties`,
    pastimes: phrases`hobby['’]?s; hobbies; interesses; vrije tijd; vrijetijdsbesteding`,
    licenceClasses: phrases`categorie(?:ën)?`,
    drivingLicences: phrases`rijbewij(?:s|zen)`,
  },
  languages: {
    labels: phrases`moedertaal; andere ta(?:al|le)(?:\(en\))?; vreemde ta(?:al|le); overige tale`,
    motherTongue: phrases`moedertaal`,
    gridWords: words`begrijpen spreken schrijven luisteren lezen gesproken interactie productie`,
    frameworks: phrases`gemeenschappelijk europees referentiekader`,
    names: words`
      engels duits frans spaans italiaans portugees nederlands pools turks arabisch russisch roemeens chinees japans grieks hongaars
      tsjechisch zweeds deens noors oekraiens papiaments fries vlaams
    `,
    levels: phrases`moedertaal; vloeiend; vlot; (?:zeer )?goed; redelijk; gevorderd; in woord en geschrift; uitstekend; basis(?:kennis)?; matig`,
  },
  prose: {
    functionWords: phrases`het; een; van; voor; met; bij; heden; naar; ook; zijn; aan; uit; onze; wij; jij; jouw; ons; wordt; niet; op; tot; binnen; tussen; deze; dit; bent`,
  },
  ...nlJobAds,
  ...nlWordings,
};
