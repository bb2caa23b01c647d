import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: job ads. */
export const deJobAds = {
  adHeadings: {
    opensTasks: phrases`(?:verantwortlich|zuständig) für; (?:aufgaben|tätigkeiten)(?: [\p{L}-]{2,20}){0,3} gehören(?: unter anderem| insbesondere)?; (?:aufgaben|tätigkeiten) (?:sind|umfassen)(?: unter anderem)?; aufgaben(?:gebiet|bereich)? umfasst(?: \p{L}{5,20}){0,2}; folgende (?:aufgaben|tätigkeiten)`,
    preferred: phrases`von vorteil; (?:wäre|wären|ist) (?:auch |noch |außerdem )?(?:schön|toll|super|nett|klasse|prima); (?:schön|toll|super|nett|klasse|prima) (?:wäre|wären); kein muss; ^kann(?:-kriterien)?:?$; kann-(?:kriterien|anforderungen); wünschenswert; idealerweise; vorteilhaft; pluspunkte?; nice to have; wir freuen uns (?:auch |besonders )?über(?! (?:deine|dein|ihre|ihr|eure|jede|bewerbung))`,
    offer: phrases`
      wir bieten; bieten wir; das bieten; wir geben; unser angebot; unsere leistungen; deine vorteile; ihre vorteile; über uns; das sind wir;
      benefits für dich; ^(?:wir|uns):?$; darauf (?:dürfen|können) sie; was dich erwartet; warum wir
    `,
    flat: phrases`
      (?:Deine|Ihre) (?:Aufgaben|Tätigkeiten|Vorteile|Benefits); (?:Dein|Ihr) Profil; (?:Was )?[Ww]ir bieten(?: dir| Ihnen)?; (?:Das|Was) (?:bieten wir|wir bieten)(?: dir| Ihnen)?; (?:Das|Was) (?:bringst du|du) mit(?:bringst)?;
      (?:Das|Was) (?:bringen Sie|Sie) mit(?:bringen)?; (?:Das|Was) erwartet (?:dich|Sie); Unser Angebot; Über uns; (?<=\p{Ll} )Benefits(?= \d); (?<=[.!?] )(?:Aufgaben(?:gebiet)?|Anforderungen|Profil|Qualifikation(?:en)?|Benefits|Voraussetzungen)
    `,
    announces: phrases`(?:umfassen|sind)(?: (?:unter anderem|u\.\s?a\.|folgende|die folgenden))?`,
    required: phrases`
      ihr profil; dein profil; (?:deine|ihre) stärken; (?:das|was) erwarten wir(?: von (?:dir|ihnen))?; (?:was )?wir (?:von (?:dir|ihnen) )?erwarten; unser partner von (?:dir|ihnen) erwartet; (?:womit|damit) (?:du|sie) punkt(?:est|en); unser wunschprofil; anforderung(?:en|sprofil); voraussetzungen; qualifikation(?:en)?; das bringst du;
      das bringen sie mit; sie bringen mit; du bringst mit; bringst du mit; was du mitbringst; (?:das|was) (?:du brauchst|brauchst du); was sie mitbringen; das wünschen wir uns;
      womit sie uns überzeugen; ^über (?:dich|sie):?$; (?:das|was) (?:dich|sie) auszeichnet; (?:das )?zeichnet (?:dich|sie) aus; das ist uns wichtig; (?:das|wen|wie|was) (?:suchen wir|wir suchen); wünschen (?:wir )?uns(?: von)?; wir brauchen (?:eine\p{L}{0,2} )?mensch\p{L}*; wer (?:du bist|sie sind); ^muss:?$; muss-(?:kriterien|anforderungen); damit (?:überzeugst|punktest); wir erwarten; ihre (?:kenntnisse|fähigkeiten|kompetenzen)
    `,
    tasks: phrases`
      (?:ihre |deine )?(?:\p{L}+)?aufgaben(?:gebiet|bereich)?; (?:ihre |deine )?aufgabe; (?:das|was) erwartet (?:sie|dich); was (?:sie|dich) erwartet; was (?:sie|du) (?:bei uns )?(?:tun|tust|machen|machst)(?: werden| wirst)?; (?:ihre|deine) tätigkeiten?; stellenbeschreibung;
      wofür wir (?:sie|dich) (?:brauchen|suchen); (?:dein|ihr) (?:arbeitsalltag|einsatzgebiet|verantwortungsbereich); das machst du; ^(?:über|zu) (?:die|der) (?:rolle|stelle|position):?$; (?:deine|ihre) (?:rolle|mission)
    `,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      Administrator(?:in|en)?=administrator; Analyst(?:in)?=analyst; Assistent(?:in)?=assistant; Assistenz=assistant; Berater(?:in)?=consultant;
      Designer(?:in)?=designer; (?:Kraft)?Fahrer(?:in)?=driver; Ingenieur(?:in)?=engineer; Planer(?:in)?=planner; Produzent(?:in)?=producer;
      Techniker(?:in)?=technician; Anlagenbediener(?:in)?=operator
    `,
    announcements: phrases`
      stellen(?:angebot|anzeige|ausschreibung); stelle (?:als|zur|zum); job(?:angebot)?(?: als)?; jobs;
      (?:wir )?suchen(?: wir)?(?: dich| sie)?(?: als)?(?: einen?| eine)?; (?:dringend )?gesucht(?: wird)?; verstärkung(?: gesucht)?;
      (?:arbeite|bewirb dich|starte|werde|komm)(?: bei uns| jetzt)?(?: als)?; (?:aus)?bildung (?:zum|zur)
    `,
    terms: phrases`
      vollzeit; teilzeit; voll- (?:und|oder|/) teilzeit; unbefristet\w*; befristet\w*; festanstellung; minijob; aushilfe; ab sofort;
      quereinsteiger\w*; alle geschlechter; remote; homeoffice; home[- ]office; zeitarbeit; werkstudent\w*; nebenjob; ferienjob;
      kennziffer:? ?[\w/-]*\d[\w/-]*; (?:stellen)?nr\.? ?\w*\d\w*; stunden
    `,
    termsAtEnds: phrases`nachtschicht; tagschicht; frühschicht; spätschicht; wechselschicht; dauernachtwache`,
    seeks: phrases`such(?:en|t)(?: wir)?(?: zum [^,.\n]{3,25}| ab sofort| für [^,.\n]{3,40})?; verstärkung als; stelle als`,
    agents: phrases`
      entwicklung=entwickler; reinigung=reinigungskraft; pflege=pflegefachkraft; verkauf=verkäufer; buchhaltung=buchhalter; lager=lagerist;
      vertrieb=vertriebsmitarbeiter; einkauf=einkäufer; küche=küchenhilfe; empfang=rezeptionist; technische[rn] dienst=haustechniker; küchen?=küchenhilfe; versand=versandmitarbeiter; produktion=produktionsmitarbeiter;
      hauswirtschaft=hauswirtschafterin
    `,
    plainHeads: phrases`mitarbeiter`,
    compoundHeads: phrases`mitarbeiter(?:in)?; kraft; helfer(?:in)?`,
    otherHalves: phrases`frau; mann; pfleger; pflegerin; schwester`,
    fieldHeads: phrases`
      (?:leiter(?:in)?|leitung)(?: der| des| für)?=manager; (?:experte|expertin|spezialist(?:in)?|fachkraft)(?: für| im| in der)?=specialist;
      (?:berater(?:in)?)(?: für| im)?=consultant; (?:referent(?:in)?|mitarbeiter(?:in)?|sachbearbeiter(?:in)?)(?: für| in der| in| im(?: bereich)?)?=specialist
    `,
    leaders: phrases`(?:abteilungs|bereichs)?(?:leiter(?:in)?|leitung)=manager; direktor(?:in)?=director`,
    leadersOf: phrases`für(?: den| die| das)?; der; des; im bereich`,
    ledFields: phrases`
      einkaufs?=procurement; (?:vertriebs?|verkaufs?)=sales; finanzen=finance; (?:buchhaltung|rechnungswesens?)=accounting; controllings?=controlling; (?:personal|personalwesen|hr)=HR; marketings?=marketing;
      (?:produktion|fertigung)=production; logistik=logistics; (?:qualität|qualitätsmanagement|qualitätssicherung)=quality; instandhaltung=maintenance; (?:it|edv)=IT; lagers?=warehouse; (?:kundenservice|kundendienst)=customer service
    `,
    helpers: phrases`helfer(?:in)?(?: für| im)?`,
    groups: phrases`team`,
    beforeEmployer: phrases`bei; für; in; im; am standort; auf (?:dem|der|einem|einer|unserem|unserer)`,
    articles: phrases`einen?; eine[nmrs]?; die; den; der; das; mehrere; zwei; erfahrenen?; engagierten?; motivierten?; zuverlässigen?`,
    roleLeads: phrases`als`,
    levelOfPost: phrases`entry=(?:einstiegs|junior-?)(?:position|stelle)`,
    labels: phrases`stelle; position; stellenbezeichnung; berufsbezeichnung`,
  },
  ads: {
    certificates: phrases`(?:Gabels|S)taplerschein; ADR-(?:Schein|Bescheinigung); [Mm]asernschutz(?:nachweis|impfung)?; [Ff]achweiterbildung(?: für)? \p{Lu}\p{L}+; Ersthelfer(?:ausbildung|schein)`,
    listItems: phrases`sehr gute?; gute?; erste; fundierte; erfahrung (?:in|mit); kenntnisse (?:in|der|im)`,
    openers: phrases`
      (?:Sehr [Gg]ute|Gute|Fundierte|Mehrjährige|Einschlägige|Abgeschlossene[sr]?)(?= \p{Lu}); Erste (?:Berufs)?[Ee]rfahrung; Idealerweise;
      (?<=\s\p{Lu}[\p{L}-]{6,30}(?<!e[nrms]?) )(?:Kenntnisse|Erfahrung(?:en)?) (?:in|im|mit|der)
    `,
    preferred: phrases`
      (?:wäre|wären) (?:toll|super|klasse|prima|top|ideal|nett|perfekt);
      von vorteil; (?:ist|wäre) (?:auch )?schön; schön wäre; vorteilhaft; wünschenswert; gerne? (?:auch|gesehen); (?<=^ {0,4})gerne?(?= {1,3}\p{Lu}); idealerweise; optimalerweise; (?:ideal|optimal) (?:wäre|wären); vorzugsweise; bevorzugt; im idealfall; ein plus; (?:er)?wünscht; bestenfalls;
      willkommen; von nutzen; pluspunkte?(?=\s{0,2}:); kein muss(?=\s{0,2}:); hilfreich;
      (?:wir )?freuen uns (?:auch |besonders )?über(?! (?:deine|dein|ihre|ihr|eure|jede|aussagekräftige|bewerbung\p{L}*|rückmeldung\p{L}*))
    `,
    andIdeally: phrases`(?:und|oder|sowie),? (?:auch )?(?:idealerweise|vorzugsweise|bestenfalls|optimalerweise|im idealfall)`,
    welcomeIf: phrases`wenn (?:du|sie); falls (?:du|sie); (?:hast|kannst|kennst|bist|sprichst|besitzt) du; (?:haben|können|kennen|sind|sprechen|besitzen) sie`,
    soMuchBetter: phrases`umso besser; desto besser; noch besser; immer her damit; ein (?:echter |großer )?(?:pluspunkt|plus|vorteil)`,
    notAsked: phrases`
      (?:ist|sind) (?:uns )?(?:egal|unwichtig); spiel(?:t|en) (?:für uns |bei uns )?keine rolle; keine bedingung;
      nicht (?:zwingend )?(?:nötig|notwendig|erforderlich|vorausgesetzt); (?<!\p{L})keine? (?:\p{L}+ ){1,6}(?:nötig|notwendig|erforderlich|vorausgesetzt|zwingend); nicht zwingend; kein muss(?!\s{0,2}:); setz(?:en wir|t)(?: das)? nicht voraus; mu(?:ss|ßt|sst) (?:du|man) nicht; muss aber nicht; müssen sie nicht; muss (?:aber )?(?:nicht|kein) sein; (?:wird|werden) nicht vorausgesetzt;
      (?:brauchst|benötigst) (?:du )?(?:dafür )?keine?n?; (?:brauchen|benötigen) sie (?:dafür )?keine?n?
    `,
    studying: phrases`eingeschrieben\p{L}* (?:in|im|für); immatrikuliert\p{L}* (?:in|im)`,
    learners: phrases`(?:schüler(?:innen)?|kinder|klassen|auszubildende[n]?) (?:lernen|erlernen|haben unterricht in)`,
    worksWith: phrases`
      (?:eng(?:e|er|en)? )?zusammenarbeit mit; (?:in )?(?:enger )?abstimmung mit; (?:in )?absprache mit; schnittstelle (?:zu|zur|zum|zwischen); arbeite\p{L}+ (?:\p{L}{2,10} )?mit(?=\s(?:den|der|dem|unser\p{L}*) (?:teams?|abteilung\p{L}*|bereich\p{L}*|fachbereich\p{L}*))
    `,
    lessons: phrases`\p{L}*tests? in; prüfung in; sprachkurse? (?:in|für); kurse? (?:in|für); sprachkurse?`,
    pupils: phrases`schüler\p{L}*`,
    teaching: phrases`unterricht\p{L}*; lehr(?:e|en|er|kraft)`,
    languageOfWork: phrases`\p{L}*sprache ist`,
    relativeTimes: phrases`(?<!nicht )weniger als; letzten; ersten; alle`,
    reportsTo: phrases`(?:berichte[nt]|berichtest|unterstell\p{L}*)(?: direkt)? (?:sie |du )?(?:an|der|dem)?`,
    employerSeeks: phrases`sucht`,
    beforeSought: phrases`eine[nmrs]?; ab sofort; zum; zur; dich; sie; verstärkung`,
    seeks: phrases`sucht; (?:wir )?(?:suchen|erwarten|wünschen uns)(?: wir)?; (?:zur verstärkung|verstärkung) ; gesucht wird`,
    employers: phrases`unser(?:e[mr]?|es)? (?:unternehmen|firma|gruppe|betrieb|team|haus|kunde); (?:firma|unternehmen|betrieb|kanzlei|agentur|gruppe|organisation|familienunternehmen) mit`,
    ofEmployerYears: phrases`[Ww]ir (?:[^.;:\n]{1,90} )?bringen (?:über |mehr als |rund )?\d{1,3} [Jj]ahre?(?= [Ee]rfahrung mit); seit (?:(?:über|mehr als|rund|fast) )?\d{2,3} jahren; \d{1,3} jahren? erfahrung (?:am|im|auf dem) markt; wir blicken; \d{1,3} jahren? (?:am markt|firmengeschichte|tradition)`,
    required: phrases`erforderlich; zwingend; notwendig; voraussetzung; mindestens; fließend\w*; verhandlungssicher\w*; sehr gute`,
    otherTimes: phrases`befristet; immatrikuliert`,
    atMostYears: phrases`bis zu; maximal; max\.?; höchstens; nicht mehr als`,
    beforeTerms: phrases`\p{L}{0,12}einsatz(?: von| über| für)?; befristet(?: auf| für)?; befristung(?: von)?; vertrag(?:slaufzeit)?(?: über| von)?; \p{L}{0,12}dauer(?: von)?; probezeit(?: von)?`,
    behindTerms: phrases`befrist\p{L}*; (?:(?!\p{L}*erfahrung)\p{L}+e ){0,2}\p{L}{0,20}(?:ausbildung|studium|lehre|weiterbildung|laufzeit); probezeit; am markt; (?:firmen|unternehmens)geschichte; tradition`,
    taughtBehind: phrases`(?:lernst|lernen) (?:du|sie)(?= (?:bei|von|mit) uns| hier| in den ersten| in der ersten| während der einarbeitung| vor ort); (?:kannst|können) (?:du|sie) (?:gerne? |auch )?(?:bei|von|mit) uns (?:er)?lernen; (?:kann|können) (?:gerne? |auch )?(?:bei|von) uns (?:er|ge)lernt werden; bringen wir (?:dir|ihnen) (?:gern(?:e)? )?bei; wird (?:dir|ihnen) (?:bei uns )?beigebracht; zeigen wir (?:dir|ihnen); (?:eine )?(?:schulung|einarbeitung) (?:erfolgt|ist vorgesehen|erhältst du|erhalten sie)`,
    teaches: phrases`(?:bekommst|erhältst|gewinnst|bekommen|erhalten) (?:(?:du|sie) )?(?:\p{L}+e )?einblicke? in; (?:du|sie) (?:wirst|werden) (?:\p{L}+ ){0,3}geschult in; (?:du|sie) (?:er)?lern(?:st|en); (?:lernst|lernen) (?:du|sie); wir bringen (?:dir|ihnen); (?:übernehmen|bezahlen|zahlen|finanzieren) (?:wir )?(?:dir |ihnen )?(?:die |alle )?(?:kosten|gebühren) (?:für|der|des)`,
    tooLittle: phrases`(?:reicht|genügt|reichen|genügen) (?:leider |uns )?nicht; (?:ist|sind) (?:leider )?nicht (?:ausreichend|genug); nicht ausreichend`,
    schoolNames: phrases`schulisch\p{L}* (?:ausbildung|betreuung|leitung)`,
    schoolGrades: phrases`(?:schul)?noten in`,
    schoolSubjects: phrases`mathe(?:matik)?`,
    experience: phrases`erfahrung`,
    besideYears: phrases`erfahrung; (?:berufs|fahr|verkaufs|unterrichts|projekt|montage|führungs)praxis; mindestens`,
    termJoiners: phrases`und; oder`,
    asks: phrases`erfahrung\w*; kenntnis\w*; beherrsch\w*; sicher\w*; kennen; musst; müssen`,
    gives: phrases`beschäftig\p{L}+ (?:über |rund |etwa |mehr als )?\d; gibt es; (?:lehrgänge?|seminare|schulungen|fortbildungen|weiterbildungen) in; erwartet dich ein\p{L}{0,2}; wir bieten; bewerb\w+; (?:wird|werden) (?:von uns )?(?:bezahlt|gefördert|übernommen); (?:bezahlen|übernehmen|zahlen|fördern|finanzieren) wir; wir (?:bezahlen|übernehmen|fördern|finanzieren)`,
    toReader: phrases`ihr; dein\w*; du; sie; erfahrung\w*; kenntnis\w*`,
    ofEmployer: phrases`wir; unser\w*; (?:einige|viele|manche|die meisten) unserer`,
    duties: phrases`
      (?:sie|du) (?!haben|sind|bringen|verfügen|besitzen|können|möchten|wollen|suchen|bist|hast|bringst|verfügst|kannst|möchtest|willst|suchst|bekomm|erhalten|erhältst|profitier|freu|interessier|bewerben|finden|lieben|lernen|erwarte)\p{L}{3,20}(?:en|st);
      (?:durchführung|erstellung|planung|betreuung|entwicklung|pflege|wartung|instandhaltung|reparatur|montage|bearbeitung|organisation|koordination|vorbereitung|erstellen|planen|betreuen|entwickeln|pflegen|warten|durchführen|bearbeiten|organisieren) (?:von|der|des|und|sowie|eines|einer|unserer)
    `,
    asksReader: phrases`
      (?:bist|hast|kannst|möchtest) du; (?:sind|haben|möchten|können) sie; (?:du|sie) (?:bist|hast|sind|haben|bringst|bringen)
    `,
    describesReader: phrases`(?:du (?:kennst|beherrschst|sprichst|verfügst)|sie (?:kennen|beherrschen|sprechen|verfügen)|(?:du hast|sie haben) (?:bereits |schon )?(?:erfahrung\p{L}*|mehrjährige|mindestens|eine abgeschlossene|gute kenntnisse))`,
    trades: phrases`
      
      (?:anbieter|hersteller|dienstleister|lieferant|spezialist|marktführer|weltmarktführer|kompetenzzentrum|systemhaus|fachhändler|großhändler|partner)(?:in|n|s|innen)? (?:für|von|im|in|der|des|rund um);
      \p{L}*(?:unternehmen|konzern|betrieb|agentur|kanzlei|verein|stiftung|gruppe) (?:der|des|im|für|aus|mit|das|die|in der|rund um)
    `,
    addresses: phrases`du; dir; dich; dein\w*; sie; ihnen; ihr\w*; bewerber\w*; kandidat\w*`,
    applying: phrases`
      interessiert\?; interesse(?: geweckt)?\?; (?:haben wir|hast du|hat) (?:ihr|dein|unser)\w* [\p{L} ]{0,30}(?:interesse|geweckt); bewirb dich;
      bewerben sie sich; (?:wir )?freuen (?:wir )?uns auf; kontakt; ansprechpartner\w*; (?:bitte )?(?:senden|schicken|richten) sie;
      (?:ihre|deine) (?:vollständigen? |aussagekräftigen? )?bewerbung\w*; für (?:rückfragen|nähere|weitere|fragen)\w*; noch fragen; fragen\?
    `,
    ofPerson: phrases`fähigkeit\w*; ausgeprägt\w*`,
    answersNo: phrases`nein; keine[rns]?`,
    languageForms: phrases`
      deutschen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|deutsche[rn]?(?= muttersprache)|deutsch-?sprachig\p{L}*=de;
      englischen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|englisch-?sprachig\p{L}*=en;
      französischen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|französisch-?sprachig\p{L}*=fr;
      spanischen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|spanisch-?sprachig\p{L}*=es;
      italienischen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|italienisch-?sprachig\p{L}*=it;
      niederländischen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|niederländisch-?sprachig\p{L}*=nl;
      polnischen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|polnisch-?sprachig\p{L}*=pl;
      portugiesischen?(?= (?:(?:und|oder) \p{L}{2,20} )?sprache)|portugiesisch-?sprachig\p{L}*=pt
    `,
    registeredWith: phrases`(?:registriert|eingetragen|zugelassen|Mitglied|Mitgliedschaft) (?:bei|in) (?:der|dem|einer)?`,
    registered: phrases`[Rr]egistrierung; [Zz]ulassung`,
    notTerms: phrases`
      keine?[nr]?; team\p{L}*; selbst\p{L}*; eigen\p{L}*; arbeit\p{L}*; zuverl\p{L}+; belastbar\p{L}*; flexib\p{L}+; freundlich\p{L}*; bereitschaft;
      \p{L}*bereitschaft; \p{L}*fähigkeit\p{L}*; freude; spaß; interesse; führerschein; \p{L}*ausbildung; studium; abschluss; deutsch\p{L}*;
      englisch\p{L}*; persönlichkeit; auftreten; denken; handeln; motivation; engagement; kommunikation\p{L}*; pünktlich\p{L}*; sorgfalt; umgang;
      organisation\p{L}*; erfahrung\p{L}*; \p{L}*erfahrung; kenntnisse; \p{L}*kenntnisse
    `,
    general: phrases`kindern?; interesse an \p{L}+(?: \p{L}+)?; planung und organisation; (?:zubereitung|umsetzung|anwendung|nutzung|durchführung|erstellung|bedienung|bearbeitung|zusammenarbeit); (?:\p{L}+(?:e[rnms]?)) (?:position|funktion|umfeld|bereich|rolle|tätigkeit); fh; (?:sehr )?gute[rnms]?; fundierte[rnms]?; wort; begeisterung(?: für)? \p{L}+; metall; schrift; schrift und; betriebssysteme?n?; datenbanken?; bereiche?n?; gebiete?n?; systemen?; sprachen?; tools?; werkzeugen?; produkten?; geräten?; anlagen; menschen; vertrieb und; umgang; bereich\w*; arbeit; aufgaben?; branche\w*; berufserfahrung; erfahrung\w*; position; funktion; kunden; mitarbeiter\w*; team; themen; umfeld; organisation; abteilung; betrieb; haus; schulung; vorteil`,
    torn: phrases`gesammelt; darauf; mich; wie; genauso; als; um; erforderlich; vorausgesetzt; notwendig`,
    phraseEnds: phrases`sucht; zeigen; bist; sind; hast; haben; wie; genauso; sowie; erforderlich; vorausgesetzt; mit; für; bei; sowie; ist; wird; von; unter`,
    noNames: phrases`Sprache; vergleichbare[rnms]?; ähnliche[rnms]?`,
    accordingTo: phrases`gemäß; entsprechend; laut`,
    filler: phrases`(?:idealerweise|vorzugsweise|bevorzugt|bestenfalls)(?: (?:auch|im|in|mit|aus))?; mindestens; der; die; das; den; dem; eine[mnrs]?`,
    worksNotPeople: phrases`
      vertriebsassistenz; vertriebsinnendienst; projektassistenz; personalmarketing; bauüberwachung; \p{L}+aufsicht; hausaufgabenhilfe; kosmetische fußpflege;
      entlassmanagement; it-support; hydraulik; elektromechanik; brandwache
    `,
    equivalents: phrases`gleichwertig\p{L}*; vergleichbar\p{L}*`,
    qualifiedByOne: [],
    or: phrases`oder; beziehungsweise; bzw\.`,
    bareRegisters: phrases`kammer; register; verband`,
    phraseLeads: phrases`
      (?<!\p{L})(?:fit|stark|versiert|geübt|sattelfest|sicher|sicherheit|routiniert) in\s{1,3}(?:(?:den|dem|der|die|das) )?;
      (?<!\p{L})(?:\p{L}{0,20}erfahrung(?:en)?|(?!deutsch|englisch|franz|sprach|span|ital)\p{L}{0,20}kenntnisse?n?|know-?how|verständnis|wissen|umgang|expertise|fachwissen)\s{1,3}(?:(?:sowie|und) \p{L}{2,20} )?(?:im umgang mit|in den bereichen|auf dem gebiet|im bereich|rund um|in|mit|im|von|der|über)\s{1,3}(?:(?:den|dem|der|die|das) )?
    `,
    insteadOf: phrases`statt`,
    registerLinks: phrases`der; des`,
    phraseJoiners: phrases`und; oder`,
    doneByOthers: phrases`(?:macht|machen|übernimmt|übernehmen|erledigt|erledigen|betreut|betreuen) (?:unsere?|eine?|externe?|die|das|der) (?:extern\p{L}{1,2} |ander\p{L}{1,2} )?\p{L}*(?:agentur\p{L}*|dienstleister\p{L}*|partner\p{L}*|kolleg\p{L}+|team|steuerberater\p{L}*|firma|unternehmen|abteilung|arbeitsvorbereitung|rechenzentrum); (?:wird|werden) (?:vom|(?:von|durch) (?:unser\p{L}*|eine[rmn]?|de[mrn]|extern\p{L}*)) [^,.;\n]{1,40} (?:gemacht|übernommen|erledigt|betreut|betrieben|durchgeführt|ausgeführt|entwickelt|gepflegt)`,
    testedIn: phrases`technische[rns]? (?:test|aufgabe|interview|gespräch) (?:in|zu)`,
    othersWork: phrases`\p{L}{3,20} unser(?:es|er) (?:kunden|kundin|partners|agentur|lieferanten) (?:in \p{L}{3,20} )?(?:arbeiten|nutzen|verwenden|entwickeln|programmieren); (?<!(?:deine|ihre|zukünftige|künftige)n? )\p{L}*-?kolleg(?:en|innen) (?:(?:aus|in|von) (?:der|dem) \p{L}+ )?(?:entwickeln|programmieren|arbeiten|nutzen|verwenden); (?:team|teams|kolleg\p{L}+|abteilung|agentur|partner\p{L}*|kund\p{L}+|entwickler\p{L}*), (?:die|das|der) (?:\p{L}+ ){0,2}(?:mit|in)`,
    groups: phrases`(?:das|die|der|unser|unsere)(?: [\p{L}-]{1,20}){0,2} (?:\p{L}*-?teams?|\p{L}*-?abteilung(?:en)?|\p{L}*-?entwickler(?:innen)?|\p{L}*-?ingenieure|designer(?:innen)?|kolleg(?:en|innen)|marketing|vertrieb|buchhaltung|controlling|einkauf|konstruktion|standorte|werke)`,
    groupsUse: phrases`arbeite(?:t|n) (?:mit|in|auf); nutz(?:t|en); verwende(?:t|n); programmier(?:t|en) in; entwickel(?:t|n) (?:in|mit); schreib(?:t|en) in; betreib(?:t|en); läuft auf; laufen auf`,
    likewise: phrases`ebenso; gleichfalls`,
    degreeIn: phrases`(?:studium|studiengang|abschluss|bachelor|master) (?:der|des|in|im fach|im bereich); studium(?= \()`,
  },
  adDegrees: {
    bachelor: phrases`
      (?:abgeschlossenes |erfolgreich abgeschlossenes )?(?:fach|hoch)?(?:hoch)?schulstudium; abgeschlossenes studium; studium der; (?<!(?:duale[sn]?|im|während des|neben dem|beim|dein|laufende[sn]?) )studium(?= (?:in|im bereich|im fach|\())(?! in (?:bewegung|teilzeit|vollzeit));
      studienabschluss; hochschulabschluss; (?:abschluss )?fachhochschule; bachelor; fh-abschluss; diplom(?=[ ,(])
    `,
    master: phrases`master-?(?:abschluss|studium); (?:abgeschlossener|einen) master`,
    doctorate: phrases`Promotion in; abgeschlossene Promotion`,
    associate: phrases`
      (?:berufs)?ausbildung(?=(?: oder |, | ?/ ?|,? bzw\. )(?:ein )?(?:\p{L}{5,20}es )?(?:\p{L}{0,12}studium|meister|techniker)(?!\p{L})); (?:studium|studienabschluss|hochschulabschluss|bachelor) (?:oder|bzw\.|/) (?:eine )?(?:\p{L}{5,20}e )?(?:berufs|fach)?ausbildung;
      berufsabschluss; gesellenbrief; meisterbrief; lehrabschluss; (?:abgeschlossene )?berufslehre; abgeschlossene lehre; grundausbildung als; abgeschlossene (?:\p{L}{3,25}e )(?:berufs)?ausbildung; fähigkeitszeugnis; efz;
      ausbildung (?:zum|zur|als|im bereich); (?<=^[^\p{L}\n]{0,4}|[:,]\s)(?:berufs)?ausbildung (?:im|in(?: der| einem)?)(?= \p{L});
      abgeschlossene (?:\p{L}{2,20})?ausbildung; (?:kaufm|techn|handwerkl|gewerbl)\. (?:berufs)?ausbildung; (?:lehre|ausbildung) als; gesell(?:e|in) (?:im|als); htl(?!\p{L})(?!-);
      (?:kaufmännische|technische|handwerkliche|medizinische|pflegerische|einschlägige|entsprechende|abgeschlossene) (?:berufs)?ausbildung;
      (?:vergleichbare|gleichwertige|ähnliche) (?:berufs)?ausbildung
    `,
    school: phrases`abitur; fachabitur; mittlere reife; (?:real|haupt|mittel)schulabschluss\p{L}{0,2}; mittlere[nr]? (?:schul|bildungs)abschluss`,
  },
  pay: {
    offers: phrases`wir (?:bieten|zahlen)(?: dir| ihnen)?; (?:das|was) (?:du bekommst|bekommst du|wir zahlen|wir bieten|zahlen wir|bieten wir)(?: dir| ihnen)?\s?:?; (?:du|sie) (?:bekommst|erhältst|bekommen|erhalten)`,
    beforeOrAfterTax: phrases`brutto; netto`,
    workedTime: phrases`stunden; std\.?; wochenstunden; tage?`,
    to: phrases`bis(?: zu)?`,
    hour: phrases`/ ?(?:std|stunde)\b; \b(?:pro|je|die) stunde\b; \bstundenlohn\b; \bstundensatz\b`,
    day: phrases`/ ?tag\b; \bpro tag\b; \btagessatz\b`,
    week: phrases`/ ?woche\b; \bpro woche\b`,
    month: phrases`\bim \d\. (?:lehr|ausbildungs)jahr\b; / ?monat\b; \b(?:pro|im|je) monat\b; \bmonatlich\w*; \bmonats(?:gehalt|lohn|brutto)\w*; \bmtl\b`,
    year: phrases`/ ?jahr\b; \bp\. a\.; \b(?:pro|im) jahr\b; \bjährlich\w*; \bjahres\w+`,
    words: phrases`\w*gehalt\w*; \w*lohn; entgeltgruppe; EG \d{1,2}\w?; tvöd\S{0,6}; tv-l; vergütung\w*; entgelt\w*; verdienst; brutto; jahresgehalt`,
    thousands: phrases`tsd\.?; t(?=€|eur)`,
    otherSums: phrases`umsatz\p{L}{0,20}; \p{L}{0,20}zuschuss; \p{L}{0,20}prämie; \p{L}{0,20}bonus; \p{L}{0,20}gutscheine?; sachbezug; fahrgeld; jobticket; essens?(?:marken|geld); urlaubsgeld; weihnachtsgeld`,
    beforeSum: phrases`von`,
    millions: phrases`mio; milliarden`,
    atMost: phrases`bis zu; maximal; höchstens`,
    atLeast: phrases`ab; mindestens`,
    besides: phrases`und`,
    shortWithDot: phrases`monatl; [Mm]ind; [Zz]zgl; [Ii]nkl; jährl; [Cc]irc`,
    extras: phrases`
      unterkunft; miete;
      ruf(?:bereitschaft|dienst)\p{L}{0,15}; bereitschafts(?:dienst|zulage|pauschale)\p{L}{0,3}; überstunden?\p{L}{0,15}; mehrarbeit; kilometer(?:geld|pauschale); \p{L}{0,20}zulagen?; \p{L}{0,20}zuschl[aä]ge?; \p{L}{0,15}spesen; auslöse; trinkgeld(?:er)?; verpflegungs\p{L}{1,20}
    `,
    extraLinks: phrases`
      kostet; ab; für;
      wird; werden; mit; vergütet; vergütung; bezahlt; pauschal; pauschale; zusätzlich; extra; von; je; à; sind; beträgt; betragen; in höhe; am wochenende
    `,
    extraBehind: phrases`zusätzlich; extra; obendrauf`,
    extraFor: phrases`für; an`,
    about: phrases`ca\.?; etwa; rund`,
    with: phrases`mit`,
    and: phrases`und`,
    between: phrases`zwischen`,
    times: phrases`mal`,
  },
  workplace: {
    atTimes: phrases`tage?n?; teilweise; gelegentlich`,
    homeWork: phrases`zu ?hause; home ?office`,
    shares: phrases`anteil`,
    negations: phrases`kein; keine[nrms]?; ohne`,
    placeLabels: phrases`(?:arbeits|einsatz|dienst|stand)ort`,
    weakLabels: phrases`einsatzgebiet; region; raum; werk; ort; sitz`,
    ofJob: phrases`stelle; arbeitsplatz`,
    basedIn: phrases`mit sitz in; in unserer? (?:filiale|niederlassung|werkstatt|praxis|klinik) (?:in )?`,
    founded: phrases`(?:gegründet|hauptsitz|zentrale|sitz) in; (?<!für (?:einen|unseren|unsere|namhafte) )(?:kunden|mandanten) (?:in|aus); (?:lieferanten|kollegen|bewerber|gäste|partner) (?:in|aus)`,
    in: phrases`in; [Ii]m Raum; Raum; Standort; [Dd]ienstort; [Ee]insatzort; [Aa]rbeitsort`,
    municipalities: phrases`(?:Kreis|Landeshaupt|Hanse|Universitäts|Welterbe)?[Ss]tadt; Stadt(?:verwaltung|werke) (?:von )?; Gemeinde(?:verwaltung)?`,
    publicBodies: phrases`(?:Gemeinde|Stadt)verwaltung; (?:Samt|Verbands)gemeinde`,
    addressParticles: phrases`am; an der; im; bei; ob der; ob; in der; vor der`,
    ofRecords: phrases`\p{L}{0,20}datenschutz\p{L}*; personenbezogene\p{L}? daten`,
    from: phrases`aus`,
    officeIn: phrases`(?:in|aus) unserem \p{L}+ in; für unseren standort(?: in)?; am standort; (?:arbeits|einsatz|dienst)ort ist`,
    noTown: phrases`bundesweit; deutschlandweit; europaweit; verschiedene; mehrere; flexibel; zentrale; hauptsitz; außendienst; nach absprache`,
    facilities: phrases`werkstatt; werk; filiale; niederlassung; zentrale; standort; lager; klinik`,
    behindPlace: phrases`und; mit`,
    hybrid: phrases`
      \b(?:bis zu )?\d tage (?:pro woche )?(?:im )?(?:home[ -]?office|mobil\w*|remote);
      \b(?:auch |teilweise |teils )(?:im |aus dem |von )?home[ -]?office; \bhybrides? (?:arbeiten|arbeitsmodell|arbeitsweise); büro[^.\n]{0,60} oder von zu ?hause; \bflexibl\w+ (?:home[ -]?office|mobil\w+ arbeit\w*);
      \bmobiles? arbeit\w*; \bhome[ -]?office(?= (?:möglich|nach|an |bis|oder)); \b(?:home ?office|mobiles arbeiten)[ -](?:möglich|option|tage|anteil)\w*;
      \bmöglichkeit (?:zu|zum|für) (?:home ?office|mobile[mn] arbeiten)
    `,
    remote: phrases`\bvollständig (?:remote|im home ?office); \b(?:komplett|100 ?%) remote\b; \breine remote[- ](?:stelle|position|arbeit|tätigkeit)\b; \barbeite(?:n|st)? (?:\p{L}{1,15} ){0,3}von zu ?hause`,
    onSite: phrases`\b(?:kein|ohne) home ?office\b; \bpräsenz(?:stelle|arbeit)\b; \b100 ?% vor ort; \barbeit findet (?:ausschließlich |komplett )?vor ort\b; \bhome ?office ist (?:leider )?nicht möglich\b; \bausschließlich vor ort\b`,
    townParticles: phrases`am; an der`,
    alternatives: phrases`oder`,
    near: phrases`
      bei; nahe; in der Nähe von; (?:Alt|Innen|Nord|Süd|Ost|West)stadt von; Herzen (?:von )?; (?:Stadtz|Z)entrum von; vor den Toren von; [Rr]und um; Großraum; [Mm]etropolregion; Landkreis
    `,
    forTown: phrases`für`,
    elsewhere: phrases`
      schwester(?:hotel|haus|betrieb|unternehmen|praxis|restaurant)\p{L}{0,2}; exportier\p{L}{1,3};
      gegründet; gründer\p{L}{0,6}; geboren; aufgewachsen; muttergesellschaft; mutterkonzern; konzernmutter; schwester(?:firma|gesellschaft); (?:kunden|mandanten|lieferanten|partner|investoren|eigentümer|kollegen|gäste) (?:sind|sitzen|kommen|leben|wohnen); erste[nrs]? (?:laden|filiale|geschäft|werk|büro|restaurant|salon|standort) (?:war|wurde|eröffnete|entstand)
    `,
    inYear: phrases`im Jahre?`,
    headquartersAre: phrases`ist; liegt; sitzt`,
    headquarters: phrases`zentrale; hauptsitz; hauptverwaltung`,
    officesBehind: phrases`Start-?[Uu]p; Unternehmen; Firma; Familienbetrieb; Familienunternehmen; Traditionsunternehmen; Verein; Büro; Standort; Niederlassung; Filiale; Raum; Werk; Kanzlei; Praxis; Studio; Agentur; Haus; Betrieb; Lager; Innenstadt; Umland`,
    withOthers: phrases`mit(?: unser(?:em|en|er))?`,
    townAdjectives: phrases`Münchner=München; Dresdner=Dresden; Hannoveraner=Hannover; Zürcher=Zürich; Basler=Basel`,
    ourBase: phrases`wir sind (?:[\p{L}-]{1,30} ){1,6}aus; wir sitzen (?:\p{L}{1,12} )?in; wir (?:sind|haben unser(?:en|e)? (?:sitz|büro|werkstatt|zentrale)) in; \p{L}{0,20}(?:unternehmen|firma|betrieb|kanzlei|kunde|mandant|agentur|gmbh|gruppe|hersteller)(?: (?:der|des|aus|im|in|für) [\p{L}-]{1,20}(?: [\p{L}-]{1,20})?)? mit sitz in`,
    sites: phrases`
      krankenhaus; klinik; klinikum; praxis; apotheke; laden; filiale; büro; schule; kita; restaurant; café; hotel; lager; salon; bäckerei; werk; werkstatt; standort; betrieb; pflegeheim; kanzlei; labor
    `,
    remoteIn: phrases`innerhalb(?: von)?; aus(?: ganz)?; in ganz`,
    days: phrases`tage?n?`,
    aWeek: phrases`/ ?woche; (?:pro|die|in der|jede) woche; wöchentlich`,
    atHome: phrases`
      (?:im |vom |aus dem )?home[ -]?office; (?:von |bei (?:dir|ihnen) )?zu ?hause(?: aus)?; mobile[sn]? arbeit\p{L}{0,3}; mobil(?:es)? arbeiten; remote
    `,
    atOffice: phrases`(?:im|in unserem) büro; vor ort; in präsenz`,
    beforeKind: phrases`(?:stelle|position|job|arbeit) ist; wir (?:sind|arbeiten)`,
  },
} satisfies LanguageWords;
