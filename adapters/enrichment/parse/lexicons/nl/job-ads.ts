import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Dutch: job ads. */
export const nlJobAds = {
  adHeadings: {
    opensTasks: phrases`verantwoordelijk voor; (?:taken|werkzaamheden)(?: [\p{L}-]{2,25}){0,4} (?:behoren|zijn|bestaan uit|horen)(?: onder (?:andere|meer))?; (?:houd|hou) je je (?:\p{L}{2,12} ){0,3}bezig met; volgende (?:taken|werkzaamheden)`,
    preferred: phrases`gewenst; wens(?:en)?; een pré; pré(?:'s)?; extra punten; mooi meegenomen; plus-?punten?; (?:extra )?troe(?:f|ven); nog beter; geen must; (?:leuk|fijn|mooi|handig) (?:als|om te hebben)`,
    offer: phrases`
      (?:ons )?aanbod; (?:wij|we) bieden; wat (?:wij|we) (?:je )?bieden; wat (?:bieden|kunnen) (?:wij|we)(?: (?:je|jou))?(?: bieden)?; dit bieden; arbeidsvoorwaarden; wat krijg je;
      wat (?:wij|we) (?:jou )?te bieden hebben; over ons; wie (?:zijn wij|wij zijn|we zijn); solliciteren; interesse
    `,
    flat: phrases`
      (?:Jouw|Je) (?:profiel|taken|rol|functie); Wat ga (?:je|jij) doen; (?:Wat )?[Ww](?:ij|e) bieden; Wat (?:wij|we) (?:jou )?bieden; Wat (?:je|jij) (?:doet|meebrengt); Wie (?:ben jij|we zoeken|wij zoeken); Over ons;
      (?<=[.!?] )(?:Functie-eisen|Functieomschrijving|Taken|Profiel|Aanbod|Arbeidsvoorwaarden)
    `,
    announces: phrases`(?:zijn|bestaan uit|omvatten)(?: (?:onder andere|o\.a\.|de volgende|als volgt))?`,
    required: phrases`
      ^(?:jij|je) (?:bent|hebt|beschikt over):?$; (?:wat )?(?:wij|we) verwachten; wat verwachten (?:wij|we); wie ben je; waar(?:aan)? voldoe (?:je|jij)(?: aan)?; jouw kwaliteiten; functie-?eisen; eis(?:en)?; wat staat er op je cv; (?:wat )?(?:wij |we )?vragen(?: (?:wij|we))?; jouw profiel; profiel; wie ben jij; wie jij bent; wie (?:wij |we )?zoeken; ^voorwaarden:?$; functieprofiel; vereisten; kwalificaties; over jou;
      wat breng (?:je|jij) mee; wat (?:heb (?:je|jij) nodig|(?:je|jij) nodig hebt); wat (?:je|jij) meebrengt; dit (?:ben|heb) jij
    `,
    tasks: phrases`
      wat houdt de (?:functie|baan|job) in; hoe ziet (?:je|jouw) (?:dag|werk\p{L}*|baan) eruit; functie-?inhoud; ^(?:de )?inhoud van (?:je|de|het) (?:werk|functie|baan); taken; takenpakket; taken-?omschrijving; jobomschrijving; werkzaamheden; wat ga (?:je|jij) (?:bij ons )?doen; wat (?:je|jij) doet; jouw taken; functieomschrijving; de functie; jouw (?:rol|job|baan|functie); verantwoordelijkheden; dit ga je doen
    `,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      beheerder=administrator; analist=analyst; assistente?=assistant; adviseur=consultant; ontwerper=designer;
      ingenieur=engineer; planner=planner; technicus=technician
    `,
    announcements: phrases`
      vacatures?(?: voor)?(?: een)?; baan als; (?:wij|we) zoeken(?: jou)?(?: als)?(?: een)?; gezocht; (?:wij zijn )?op zoek naar een; werken als;
      word jij; functie; kom (?:werken|jij)(?: als)?
    `,
    terms: phrases`
      fulltime; parttime; full time; part time; vast (?:contract|dienstverband|werk); tijdelijk; bijbaan; zzp; per direct; thuiswerk\w*; hybride;
      medior; v/m; m/v; uur(?: per week)?; \d{1,2} ?(?:-|tot) ?\d{1,2} uur(?: per week)?; starter
    `,
    termsAtEnds: phrases`avonddienst; nachtdienst; dagdienst; weekend`,
    seeks: phrases`zoekt; (?:wij|we) zoeken; op zoek naar; zoekt; gezocht`,
    agents: phrases`
      verkoop=verkoper; schoonmaak=schoonmaker; ontwikkeling=ontwikkelaar; inkoop=inkoper; magazijn=magazijnmedewerker
    `,
    plainHeads: phrases`medewerker`,
    compoundHeads: phrases`medewerker; medewerkster; hulp; kracht`,
    fieldHeads: phrases`
      (?:hoofd|manager|leidinggevende)(?: van| de)?=manager; (?:specialist|expert|deskundige)(?: in| op het gebied van)?=specialist;
      (?:adviseur|consultant)(?: in)?=consultant
    `,
    leaders: phrases`(?:hoofd|manager|leidinggevende|afdelingshoofd)=manager; directeur=director`,
    leadersOf: phrases`van de afdeling; afdeling; van; van de`,
    ledFields: phrases`
      inkoop=procurement; verkoop=sales; (?:financiën|finance)=finance; boekhouding=accounting; (?:personeelszaken|hr|p&o)=HR; marketing=marketing; productie=production; logistiek=logistics; kwaliteit=quality;
      (?:onderhoud|technische dienst)=maintenance; (?:ict|it)=IT; operaties=operations; communicatie=communications; magazijn=warehouse; klantenservice=customer service
    `,
    helpers: phrases`hulp`,
    groups: phrases`team`,
    beforeEmployer: phrases`bij; voor; in; te; regio`,
    articles: phrases`een; de; het; enkele; ervaren; enthousiaste; flexibele`,
    roleLeads: phrases`als`,
    levelOfPost: phrases`entry=startersfunctie; entry=junior[- ]?functie`,
    labels: phrases`functie; functietitel; vacature`,
  },
  ads: {
    certificates: phrases`[Cc]hauffeurs-?kaart; [Bb]estuurders-?kaart; BHV-diploma; ADR-certificaat; [Hh]eftruck(?:certificaat|diploma|brevet); [Rr]eachtruck(?:certificaat|brevet)`,
    listItems: phrases`ervaring (?:met|in|als); kennis van; goede; uitstekende; minimaal`,
    preferred: phrases`gewenst; een pré; een pre; pré(?=\s?:); bij voorkeur; liefst; een plus; pluspunt; mooi meegenomen; (?:een|extra) (?:echte |mooie )?(?:troef|plus)(?!\p{L}); (?:troeven|pluspunten)(?=\s{0,2}:); een streepje voor; een voordeel; (?:is|zijn) (?:wel )?handig`,
    required: phrases`vereist; verplicht; noodzakelijk; minimaal`,
    andIdeally: phrases`(?:en|of),? (?:het )?(?:liefst|bij voorkeur|idealiter)`,
    welcomeIf: phrases`als (?:je|u); (?:heb|kun|ben|spreek|ken|beheers) (?:je|jij); heeft u`,
    soMuchBetter: phrases`nog beter; des te beter; een streepje voor; (?:extra )?pluspunt; een pr[eé]; mooi meegenomen; (?:dat is )?(?:fijn|mooi|handig)(?=\s{0,2}(?:[.,;:!)]|$))`,
    notAsked: phrases`maakt (?:ons )?niets? uit; doe(?:t|n) er niet toe; geen (?:vereiste|must|eis)(?!\s{0,2}:); niet (?:vereist|nodig|noodzakelijk|verplicht); geen (?:[\p{L}-]+ ){1,4}(?:nodig|vereist|verplicht|noodzakelijk); hoeft (?:geen|niet)`,
    learners: phrases`(?:leerlingen|kinderen|studenten) (?:leren|krijgen les in)`,
    worksWith: phrases`
      (?:nauwe )?samenwerk\p{L}* met; werkt? (?:nauw )?samen met; in (?:nauw )?overleg met; (?:in )?afstemming met
    `,
    lessons: phrases`toets(?:en)?; (?:taal)?(?:cursus(?:sen)?|lessen)`,
    pupils: phrases`leerlingen`,
    teaching: phrases`lesgeven; docent\p{L}*; onderwij\p{L}+`,
    languageOfWork: phrases`voertaal`,
    relativeTimes: phrases`(?<!niet )minder dan; afgelopen; laatste; eerste`,
    reportsTo: phrases`rapporteer\p{L}* (?:rechtstreeks )?aan; onder leiding van`,
    employerSeeks: phrases`zoekt; is op zoek naar`,
    beforeSought: phrases`een; enkele; ervaren`,
    seeks: phrases`(?:wij|we) (?:zoeken|vragen|verwachten); op zoek naar; gezocht`,
    employers: phrases`(?:ons|onze) (?:bedrijf|groep|organisatie|klant|team); (?:bedrijf|organisatie|kantoor|bureau|groep|onderneming) met`,
    ofEmployerYears: phrases`al (?:meer dan |ruim )?\d{1,3} jaar (?:open|actief|een begrip); al (?:meer dan|ruim) \d{1,3} jaar (?:een |hét )`,
    atMostYears: phrases`tot; maximaal; hooguit; niet meer dan`,
    beforeTerms: phrases`opdracht(?: van| voor)?; project(?: van| voor)?; contract(?: van| voor)?; duur(?: van)?; proeftijd(?: van)?`,
    behindTerms: phrases`in (?:het )?bezit; (?:\p{L}+e )?\p{L}{0,20}(?:opleiding|studie); contract; bestaan; op de markt`,
    taughtBehind: phrases`op (?:onze kosten|kosten van de zaak); (?:haal|behaal|leer) je (?:bij ons|hier|intern|op de werkvloer|tijdens|in (?:de|je) eerste); kun je bij ons leren; (?:leren|tonen) (?:wij|we) je; (?:training|opleiding|cursus) (?:wordt )?(?:verzorgd|door ons betaald|krijg je)`,
    teaches: phrases`je (?:krijgt|volgt) (?:bij ons )?een (?:cursus|opleiding|training) (?:in )?; je leert; leer je; wij leren je; (?:wij|we) (?:betalen|vergoeden|bekostigen) (?:je|jouw|de|het)`,
    tooLittle: phrases`is (?:helaas )?niet (?:voldoende|genoeg); niet voldoende; onvoldoende`,
    schoolNames: phrases`basis(?:school|scholen|onderwijs)`,
    schoolGrades: phrases`cijfers voor`,
    schoolSubjects: phrases`wiskunde; rekenen`,
    experience: phrases`ervaring`,
    besideYears: phrases`ervaring`,
    asks: phrases`(?:je|jij|u) (?:moet|dient); kennen; \w*ervaring; \w*kennis; beheers\w*; vaardig\w*; minimaal; diploma; opleiding`,
    gives: phrases`telt (?:ruim |meer dan |ongeveer )?\d; \d[\d.]{0,6} (?:medewerkers|collega['’]?s|werknemers); (?:wij|we) bieden; solliciteer\w*; sollicitatie\w*; salaris; pensioen; vakantiedagen; reiskosten\w*`,
    toReader: phrases`jij; je; jouw; ervaring; kennis`,
    ofEmployer: phrases`wij; we; ons; onze`,
    duties: phrases`(?:je|jij|u) (?!bent|hebt|beschikt|wilt?|kunt|krijgt|ontvangt|zoekt|houdt van|vindt|spreekt|werkt (?:bij|voor)|leert|bezit|komt)\p{L}{3,16}t; (?:verantwoordelijk voor|\p{L}{3,14}en (?:van|en))`,
    asksReader: phrases`(?:ben|heb|kun|wil|beschik) (?:jij|je); (?:jij|je) (?:bent|hebt|beschikt)`,
    describesReader: phrases`(?:je|jij|u) (?:kent|beheerst|spreekt|beschikt over|(?:hebt|heeft) (?:al |ruime )?(?:ervaring|minimaal|minstens|een (?:diploma|afgeronde)))`,
    trades: phrases`
      
      (?:bedrijf|onderneming|organisatie|groothandel|leverancier|producent|specialist|marktleider|bureau|dienstverlener|aanbieder|fabrikant)(?: [\p{L}]+){0,2} (?:in|van|voor|op het gebied van|gespecialiseerd in|dat|die|met);
      (?:wij|we) leveren(?: [\p{L}]+){0,3}
    `,
    addresses: phrases`jij; je; jou; jouw; u; uw; kandida(?:at|ten)`,
    applying: phrases`
      interesse\?; geïnteresseerd\?; solliciteer; solliciteren; vragen\?; vragen over; reageer; ben je geïnteresseerd; stuur; mail; acquisitie
    `,
    answersNo: phrases`nee; geen`,
    languageForms: phrases`
      (?<=(?:spre(?:ekt?|ken)|verstaa[nt]|schrijft?|beheerst?)(?: (?:goed|vloeiend|vlot|uitstekend|redelijk|voldoende|een beetje))? )nederlands|nederlands(?= (?:spre(?:ekt?|ken)|verstaa[nt]|beheers(?:t|en)))|nederlandse(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|nederlands-?talig\p{L}*|(?<=tweetalig\p{L}? \(?)(?:nl|ne?d)(?=\s?[/–-]\s?(?:fr|en|de)(?!\p{L}))|(?<=tweetalig\p{L}? \(?(?:fr|en|de)\s?[/–-]\s?)nl=nl;
      (?<=(?:spre(?:ekt?|ken)|schrij(?:ft?|ven)|beheers(?:t|en)?|goede?|uitstekend|vloeiend|redelijk|(?:kennis|beheersing) van(?: het)?|en|of|zowel|,) )engels|engelse(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|engels(?=(?: op)?(?: niveau)?:? \(?[ABC][12](?![\p{L}\d]))|engels(?= (?:is|zijn) (?:een (?:pr[eé]|plus|must|vereiste|voordeel)|vereist|verplicht|gewenst)(?!\p{L}))|engels-?talig\p{L}*|(?<=tweetalig\p{L}? \(?)en(?=\s?[/–-]\s?(?:fr|nl|de)(?!\p{L}))|(?<=tweetalig\p{L}? \(?(?:fr|nl|de)\s?[/–-]\s?)en=en;
      (?<=(?:spre(?:ekt?|ken)|schrij(?:ft?|ven)|beheers(?:t|en)?|goede?|uitstekend|vloeiend|redelijk|(?:kennis|beheersing) van(?: het)?|engels en|nederlands en|engels,|nederlands,|zowel) )duits|duitse(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|duits(?=(?: op)?(?: niveau)?:? \(?[ABC][12](?![\p{L}\d]))|duits(?= (?:is|zijn) (?:een (?:pr[eé]|plus|must|vereiste|voordeel)|vereist|verplicht|gewenst)(?!\p{L}))|duits-?talig\p{L}*=de;
      (?<=(?:spre(?:ekt?|ken)|schrij(?:ft?|ven)|beheers(?:t|en)?|goede?|uitstekend|vloeiend|redelijk|(?:kennis|beheersing) van(?: het)?|engels en|nederlands en|engels,|nederlands,|zowel) )frans|franse(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|frans(?=(?: op)?(?: niveau)?:? \(?[ABC][12](?![\p{L}\d]))|frans(?= (?:is|zijn) (?:een (?:pr[eé]|plus|must|vereiste|voordeel)|vereist|verplicht|gewenst)(?!\p{L}))|frans-?talig\p{L}*|(?<=tweetalig\p{L}? \(?)fr(?=\s?[/–-]\s?(?:en|nl|de)(?!\p{L}))|(?<=tweetalig\p{L}? \(?(?:en|nl|de)\s?[/–-]\s?)fr=fr;
      (?<=(?:spre(?:ekt?|ken)|schrij(?:ft?|ven)|beheers(?:t|en)?|goede?|uitstekend|vloeiend|redelijk|(?:kennis|beheersing) van(?: het)?|engels en|nederlands en|engels,|nederlands,|zowel) )spaans|spaanse(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|spaans(?=(?: op)?(?: niveau)?:? \(?[ABC][12](?![\p{L}\d]))|spaans-?talig\p{L}*=es;
      (?<=(?:spre(?:ekt?|ken)|schrij(?:ft?|ven)|beheers(?:t|en)?|goede?|uitstekend|vloeiend|redelijk|(?:kennis|beheersing) van(?: het)?|engels en|nederlands en|engels,|nederlands,|zowel) )italiaans|italiaanse(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|italiaans(?=(?: op)?(?: niveau)?:? \(?[ABC][12](?![\p{L}\d]))|italiaans-?talig\p{L}*=it;
      portugeese(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|portugees-?talig\p{L}*=pt;
      poolse(?= (?:(?:en|of) \p{L}{2,20} )?taal(?:en)?)|pools-?talig\p{L}*=pl
    `,
    registeredWith: phrases`(?:[Gg]eregistreerd|[Ii]ngeschreven) (?:bij|in) (?:het|de)?`,
    registered: phrases`registratie; geregistreerd`,
    notTerms: phrases`
      team\p{L}*; tweetalig\p{L}*; zelfstandig\p{L}*; flexib\p{L}+; rijbewijs; beschikbaar\p{L}*; nederlands\p{L}*; engels\p{L}*; ervaring; opleiding; diploma;
      werk\p{L}*; houding; je; jij; goede?; communicati\p{L}+; nauwkeurig\p{L}*; verantwoord\p{L}+; hbo; mbo; minimaal; oog; geen
    `,
    general: phrases`doelgroep; productieomgeving; (?:[\p{L}-]+ )?(?:kennis|ervaring|affiniteit|interesse); [\p{L}-]+ (?:functie|omgeving|richting|organisatie|sector|branche|werkveld|setting|rol); [\p{L}-]+-(?:richting|omgeving|sector|branche|functie); vakgebied; master; bachelor; systemen; talen; tools; omgeving\p{L}*; gebied; technieken; producten; functie; bedrijf; team; klanten; werk; branche; organisatie; opdrachten; projecten`,
    torn: phrases`bent; bereid; beschikt; volgende; om; of; zoals; die`,
    phraseEnds: phrases`of de (?:wil|bereidheid); zoekt; zoals; om; die; binnen; in; met; bij; van; voor`,
    noNames: phrases`taal; vergelijkbare; soortgelijke`,
    accordingTo: phrases`volgens; conform; overeenkomstig`,
    filler: phrases`(?:bij voorkeur|liefst)(?: (?:in|met))?; de; het; een`,
    equivalents: phrases`gelijkwaardig\p{L}*`,
    qualifiedByOne: [],
    or: phrases`of`,
    bareRegisters: phrases`register; orde`,
    phraseLeads: phrases`
      \b(?:\p{L}{0,15}ervaring|\p{L}{0,15}kennis|vaardigheid|beheersing)\s{1,3}(?:met|van|in|op het gebied van)\s{1,3};
      \b(?:je bent|je|u|jij) (?:bent )?(?:sterk|goed|thuis|bedreven|handig) (?:in|met)\s{1,3}
    `,
    doneByOthers: phrases`(?:wordt|worden) door(?! (?:jou|je|u)(?!\p{L})) [^,.;\n]{1,40} (?:gedaan|verzorgd|uitgevoerd|beheerd|geregeld); (?:wordt|worden) (?:gedaan|verzorgd|uitgevoerd|beheerd) door(?! (?:jou|je|u)(?!\p{L})); (?:doet|doen|verzorgt|verzorgen) (?:ons|onze|een) (?:bureau|team|partner|leverancier|collega['’]?s)`,
    testedIn: phrases`technische (?:test|opdracht) in`,
    othersWork: phrases`(?:ict|it)-(?:afdeling|collega['’]?s) (?:werkt|werken|ontwikkelt|ontwikkelen) (?:met|in); (?:team|collega['’]?s|afdeling|bureau|klanten),? (?:dat|die) (?:met|gebruiken?)`,
    groups: phrases`(?:het|de|ons|onze)(?: [\p{L}-]{1,20}){0,2} (?:\p{L}*-?teams?|\p{L}*-?afdeling(?:en)?|ontwikkelaars|developers|programmeurs|engineers|collega['’]?s|tekenkamer|fabrieken)`,
    groupsUse: phrases`werk(?:t|en) (?:met|in|op); gebruik(?:t|en); bouw(?:t|en) (?:in|met|op); ontwikkel(?:t|en) (?:in|met); programmer(?:t|en) in; schrij(?:ft|ven) in; beher(?:t|en); beheert; draai(?:t|en) op`,
    likewise: phrases`eveneens; (?:is|zijn) dat ook`,
    degreeIn: phrases`(?:studie|(?:(?:bachelor|master|hbo|wo)[- ]?)?opleiding)(?: in)?; (?:diploma|bachelor|master|hbo|wo) in`,
  },
  adDegrees: {
    bachelor: phrases`pabo(?:[ -](?:diploma|opleiding))?; hbo(?!-?5|[ -]instelling); wo(?:[ -](?:niveau|werk|opleiding|opgeleid|diploma))`,
    associate: phrases`\p{L}{0,20}opleiding (?:op )?(?:mbo-?)?niveau [2-4]; mbo(?:[ -](?:v|vp|niveau|werk|opleiding|opgeleid|diploma|\d)|\d|\+); mbo(?=[-/]|,? (?:of|en) (?:hbo|vmbo)(?!\p{L})); graduaat(?:sdiploma|sopleiding)?; hbo-?5`,
    master: phrases`wo[- ]master; master(?:diploma|graad|opleiding); (?<!scrum[ -])master(?= (?:tew|hw|handels\p{L}*|in|of|economi\p{L}*|recht\p{L}*|psycholog\p{L}*|bedrijf\p{L}*)(?!\p{L}))`,
    school: phrases`v?mbo-?\/?mavo; mavo; middelbare? (?:school(?:diploma)?|onderwijs); vmbo; lbo; havo; vwo; (?:diploma )?(?:hoger )?secundair onderwijs`,
  },
  numbers: {
    to: phrases`tot`,
    timeUnits: phrases`-jarige(?= (?:[\p{L}-]{1,25} )?\p{L}{0,20}ervaring); jarige?; jaren; jaar; maanden; maand`,
    monthStems: phrases`maand`,
    words: phrases`een=1; één=1; vier=4; negen=9; twee=2; drie=3; vijf=5; zes=6; zeven=7; acht=8; tien=10`,
  },
  pay: {
    offers: phrases`(?:wij|we) bieden(?: je| jou)?; je (?:krijgt|verdient)`,
    beforeOrAfterTax: phrases`bruto; netto`,
    workedTime: phrases`uur; uren; u; dagen`,
    to: phrases`tot(?: en met)?`,
    hour: phrases`\bper uur\b; \bp/?u\b; \buurloon\b; \buurtarief\b`,
    day: phrases`\bper dag\b`,
    week: phrases`\bper week\b`,
    month: phrases`\bper maand\b; \bp/?m\b; \bmaandsalaris\b`,
    year: phrases`\bper jaar\b; \bjaarsalaris\b`,
    words: phrases`fwg \d{2}; salaris\p{L}*; schaal; bruto; loon; \w*loon; verdien\w*`,
    otherSums: phrases`bonus; (?:maaltijd|eco|cadeau|sport)-?cheques?; \p{L}{1,20}vergoeding(?:en)?; reiskosten\p{L}{0,20}; vergoeding; budget`,
    atMost: phrases`maximaal`,
    atLeast: phrases`vanaf; minimaal`,
    extras: phrases`
      huisvesting; huur;
      consignatie\p{L}{0,15}; bereikbaarheidsdienst\p{L}{0,12}; piketdienst\p{L}{0,12}; overwerk\p{L}{0,12}; overuren; kilometervergoeding; \p{L}{0,20}toeslag(?:en)?; fooi(?:en)?; onkostenvergoeding
    `,
    extraLinks: phrases`kost; voor; wordt; worden; betaald; vergoed; tegen; van; à; met; is; bedraagt; extra; vergoeding`,
    extraBehind: phrases`extra; bovenop; daarbovenop`,
    extraFor: phrases`voor; aan`,
    about: phrases`circa; ongeveer; rond(?: de)?`,
    besides: phrases`plus`,
    with: phrases`met`,
    and: phrases`en`,
    between: phrases`tussen`,
    times: phrases`keer`,
  },
  workplace: {
    atTimes: phrases`deels; dagen?; soms`,
    homeWork: phrases`huis; thuis`,
    shares: [],
    negations: phrases`geen; niet`,
    placeLabels: phrases`standplaats; werklocatie; locatie; plaats`,
    weakLabels: phrases`regio; vestiging; werkplek; stad`,
    ofJob: phrases`functie; vacature; baan`,
    basedIn: phrases`(?:gevestigd|werkzaam) in`,
    from: phrases`uit`,
    officeIn: phrases`(?:kantoor|hoofdkantoor|vestiging|werkplek) in(?: hartje)?; (?:standplaats|werklocatie) is`,
    founded: phrases`(?:opgericht|hoofdkantoor) in; (?:klanten|leveranciers|collega['’]s|partners) (?:in|uit|te)`,
    in: phrases`te; [Rr]egio; [Ss]tandplaats`,
    municipalities: phrases`[Gg]emeente(?:bestuur)?(?: van)?; [Ss]tad(?:sbestuur)?(?: van)?; OCMW(?: van)?`,
    publicBodies: phrases`OCMW(?:-bestuur)?(?: van)?; [Gg]emeente(?:bestuur)?(?: van)?; [Ll]okaal [Bb]estuur(?: van)?`,
    addressParticles: phrases`bij; aan de; aan den; aan; op; op den; van; den; de`,
    ofRecords: phrases`persoonsgegevens; privacy\p{L}*`,
    behindPlace: phrases`en; met; waar`,
    hybridAlone: phrases`hybride`,
    hybrid: phrases`\bdeels (?:remote|thuis|vanuit huis)\b; \b(?:hybride werken|thuiswerk(?:en|dag(?:en)?|mogelijkheden))\b; (?<!\bvolledig )\btelewerk(?:en|dag(?:en)?)?\b`,
    remote: phrases`\bvolledig (?:remote|thuis|vanuit huis|op afstand)\b; \bwerk\p{L}{0,3} (?:\p{L}{1,15} ){0,2}vanuit huis\b; \bvolledig telewerk(?:en)?\b`,
    onSiteAlone: phrases`op locatie`,
    near: phrases`nabij; bij; hartje; (?:hart|centrum|haven) van; (?:in de )?buurt van; strand van; rond(?:om)?; (?:in de )?omgeving(?: van)?; [Vv]anuit; in en (?:om|rond)`,
    forTown: phrases`voor`,
    elsewhere: phrases`
      zuster(?:bedrijf|hotel|restaurant|vestiging|organisatie); exporte(?:ren|ert); geëxporteerd;
      opgericht; oprichters?; geboren; opgegroeid; moederbedrijf; moedermaatschappij; onze (?:klanten|leveranciers|partners|collega['’]s) (?:zitten|zijn|komen|wonen); eerste (?:winkel|vestiging|kantoor|restaurant|fabriek) (?:opende|was|ging)
    `,
    headquartersAre: phrases`zit; staat; ligt`,
    headquarters: phrases`hoofdkantoor`,
    ourBase: phrases`(?:wij|we) zijn (?:[\p{L}-]{1,30} ){1,6}uit; (?:wij|we) (?:zitten|zijn gevestigd) in; (?:bedrijf|organisatie|bureau|onderneming|opdrachtgever),? gevestigd (?:in|te)`,
    sites: phrases`
      ziekenhuis; kliniek; praktijk; apotheek; winkel; kantoor; school; kinderdagverblijf; restaurant; café; hotel; magazijn; filiaal; vestiging; salon; bakkerij; fabriek; werkplaats; garage; zorgcentrum; laboratorium
    `,
    remoteIn: phrases`vanuit; binnen; in heel`,
    days: phrases`dag(?:en)?`,
    aWeek: phrases`/ ?week; per week; in de week; wekelijks`,
    atHome: phrases`thuis(?:werk(?:en)?)?; (?:van|vanuit) (?:huis|thuis); telewerk(?:en)?; op afstand`,
    atOffice: phrases`op (?:het )?kantoor; op locatie`,
    onSite: phrases`\bgeen (?:thuiswerk|telewerk)\p{L}{0,3}; \bthuiswerken is niet mogelijk\b`,
    beforeKind: phrases`(?:functie|baan|werk) is; (?:wij|we) werken`,
    awayWords: phrases`thuis; telewerk`,
  },
} satisfies LanguageWords;
