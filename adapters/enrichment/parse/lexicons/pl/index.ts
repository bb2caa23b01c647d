import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { plJobAds } from './job-ads.js';
import { plWordings } from './wordings.js';

/** Polish. */
export const polish: LanguagePack = {
  code: 'pl',
  country: 'PL',
  places: {
    remote: phrases`(?:praca )?zdaln(?:ie|a); zdalny`,
    areasBefore: phrases`okolice`,
    areasBehind: phrases`i okolice`,
    cities: phrases`
      lipsk=DE; norymberga=DE; antwerpia=BE; strasburg=FR; genewa=CH; lizbona=PT;
      warszawa=PL; bielsko-biała=PL; londyn=GB; paryż=FR; berlin=DE; monachium=DE; praga=CZ; wiedeń=AT; bruksela=BE; lwów=UA; wilno=LT
    `,
  },
  dates: {
    spansOfStudy: phrases`
      (?:\d{1,2}|jeden)\s(?:rok|lata|lat|miesiąc|miesiące|miesięcy)(?:,?\s(?:i\s)?\d{1,2}\smiesi(?:ąc|ące|ęcy))?
    `,
    startLabels: phrases`od; początek; rozpoczęcie; data (?:rozpoczęcia|zatrudnienia)`,
    endLabels: phrases`do; koniec; zakończenie; data zakończenia`,
    signed: phrases`dnia; dn\.`,
    present: phrases`obecnie; nadal; teraz; dziś; dzisiaj; dnia dzisiejszego; chwili obecnej; tej pory; w trakcie; aktualnie`,
    since: phrases`od`,
    to: phrases`do`,
    betweenOpening: phrases`między`,
    betweenJoins: phrases`a`,
    untilOpening: phrases`do`,
    afterYear: phrases`r\.; roku`,
    lasted: phrases`lata?; rok; mies\.?; miesi[ąę]c[ey]?; tygodni[ea]?; dni`,
    monthsAtEdge: words`sty lut kwi lip sie lis gru`,
    toAfterMark: phrases`do`,
    rangeLead: phrases`od`,
    seasons: phrases`wiosna; lato; jesień; zima`,
    months: [
      words`styczen stycznia sty`,
      words`luty lutego lut`,
      words`marzec marca`,
      words`kwiecien kwietnia kwi`,
      words`maj maja`,
      words`czerwiec czerwca cze`,
      words`lipiec lipca lip`,
      words`sierpien sierpnia sie`,
      words`wrzesien wrzesnia wrz`,
      words`pazdziernik pazdziernika paz`,
      words`listopad listopada lis`,
      words`grudzien grudnia gru`,
    ],
  },
  names: {
    smallWords: phrases`i; w; z; na; dla; nr`,
  },
  joining: {
    dateLinks: phrases`w; od; dnia`,
    andOr: phrases`i; oraz; lub`,
    listed: phrases`i; oraz; lub`,
    as: phrases`jako`,
  },
  address: {
    streetOpenersNumberLast: phrases`ul\.; al\.; os\.`,
    elsewhere: phrases`urodzon[ya]; ur\.; miejsce urodzenia; data i miejsce urodzenia; obywatelstwo`,
    labels: phrases`adres(?: zamieszkania)?; miejsce zamieszkania; zamieszkał[ya]; miejscowość; miasto`,
  },
  person: {
    registerNumbers: phrases`nr; numer; pwz`,
    labels: phrases`data urodzenia`,
    bornIn: phrases`urodzon[ya]; urodził(?:em|am)? się; ur`,
    consents: phrases`(?:niniejszym )?wyrażam (?:niniejszym )?zgodę; zgodnie z (?:art|rozporządzeniem|ustawą)\p{L}*; oświadczam`,
    onRequest: phrases`na (?:życzenie|żądanie|prośbę)`,
    farewells: phrases`z (?:poważaniem|wyrazami szacunku); (?:serdecznie )?pozdrawiam(?: serdecznie)?`,
    documentBeforeName: phrases`(?:cześć[,!.]? )?(?:jestem|nazywam się|mam na imię) (?=\p{Lu})`,
    titles: phrases`mgr; inż; lek(?=\.); hab(?=\.); lic(?=\.)`,
    dataHeadings: phrases`dane (?:osobowe|personalne); informacje osobiste`,
    wanted: phrases`(?:preferowane |oczekiwane )?stanowisko; stanowisko, o które się ubiegam; zawód`,
    nameLabels: phrases`imi(?:ę|ona) i nazwisko; nazwisko i imi(?:ę|ona)`,
    namesInTwo: phrases`nazwisko(?:\(a\))?\s*\/\s*imi(?:ę|ona)(?:\(ona\))?; imi(?:ę|ona)(?:\(ona\))?\s*\/\s*nazwisko(?:\(a\))?`,
    givenNameLabels: phrases`imi(?:ę|ona)`,
    surnameLabels: phrases`nazwisko`,
    noName: phrases`życiorys; kwestionariusz`,
  },
  headings: {
    awards: phrases`osiagniecia; nagrody`,
    volunteer: phrases`wolontariat; działalnosc społeczna`,
    publications: phrases`publikacje; patenty; wystapienia konferencyjne; referaty`,
    projects: phrases`projekty`,
    summary: phrases`o mnie; podsumowanie; cel zawodowy; profil zawodowy; podsumowanie zawodowe`,
    work: phrases`doswiadczenie; doswiadczenie zawodowe; historia zatrudnienia; przebieg pracy zawodowej; praktyki; staze; staze i praktyki; praktyki i staze; doswiadczenie i praktyki`,
    education: phrases`wykształcenie; edukacja; edukacja i szkolenia; wykształcenie i szkolenia`,
    skills: phrases`umiejetnosci cyfrowe; najwazniejsze umiejetnosci; umiejetnosci; kompetencje; kluczowe umiejetnosci; umiejetnosci techniczne; umiejetnosci i kompetencje; obsługa komputera; znajomosc programow; umiejetnosci komputerowe; umiejetnosci zawodowe`,
    certificates: phrases`licencje i certyfikaty; kursy; szkolenia; uprawnienia; uprawnienia i kursy; kursy i uprawnienia; kursy i szkolenia; szkolenia i kursy; ukonczone kursy; ukonczone szkolenia; odbyte szkolenia; dodatkowe szkolenia; certyfikaty; kwalifikacje; kursy i certyfikaty; szkolenia i certyfikaty; prawo jazdy; kwalifikacje i uprawnienia`,
    languages: phrases`umiejetnosci jezykowe; jezyki; jezyki obce; znajomosc jezykow; znajomosc jezykow obcych`,
    contact: phrases`dane osobowe; informacje osobiste; dane personalne; dane kontaktowe`,
    other: phrases`prowadzone zajecia; prowadzone przedmioty; zainteresowania; pasje; czas wolny; zainteresowania i hobby; hobby i zainteresowania; informacje dodatkowe; dodatkowe informacje; inne; referencje; klauzula; zgoda; hobby`,
  },
  employment: {
    joins: phrases`(?:dołączył(?:a|em|am)?|dołączenie) do`,
    breaks: phrases`urlop (?:macierzyński|rodzicielski|wychowawczy|bezpłatny); bezrobotn[ya]; przerwa zawodowa; poszukiwanie pracy`,
  },
  headingWords: {
    pastimes: phrases`(?:zainteresowania|hobby|pasje|czas wolny)(?: i [\p{L} ]+)?`,
    references: phrases`referencje`,
  },
  labels: {
    honours: phrases`(?<=\p{L}{4}\s)(?:roku|miesiąca); finalist(?:a|ka); laureat(?:ka)?`,
    templatePlaces: phrases`Miasto\s{0,3},\s{0,3}(?:Kraj|Województwo)(?!\p{L})`,
    pageNumber: phrases`strona`,
    projectDetails: phrases`
      szczegóły; narzędzia; (?:użyte |wykorzystane )?(?:technologie|narzędzia); środowisko; (?:wielkość|liczebność|rozmiar) zespołu; opis(?: projektu)?; czas trwania; okres; zadania; (?:zakres )?obowiązk(?:i|ów)
    `,
    projectRole: phrases`rola; funkcja`,
    issuedOn: phrases`wydan[yae](?: dnia| w)?; uzyskan[yae](?: dnia| w)?; data (?:wydania|uzyskania); (?:data|rok)(?=\s?:)`,
    expires: phrases`ważn[ayeo]+ do; wygasa`,
    credential: phrases`(?:identyfikator|numer|nr) (?:poświadczenia|certyfikatu); (?:pokaż|zobacz) (?:poświadczenie|certyfikat)`,
    given: phrases`
      nagrod[ayęo]\w*; nagród; nagrodzon[yae]; wyróżnieni[ea]; wyróżnion[yae]; stypendi(?:um|a|ów|alny|alna); stypendyst(?:a|ka); medale?; laureat(?:ka|em)?; zwycięzc[aąy]; zwyciężczyni; zwycięstw[oa];
      finalist(?:a|ka); odznaczeni[ea]; konkurs(?:u|ie)?; olimpiad[ayzie]\w*; puchar; (?:pracownik|pracownica|sprzedawca|sprzedawczyni|nauczyciel(?:ka)?) (?:roku|miesiąca);
      najlepsz[ya] (?:absolwent(?:ka)?|pracownik|pracownica|sprzedawca|student(?:ka)?); (?:i|ii|iii|1\.|2\.|3\.|pierwsze|drugie|trzecie) miejsce
    `,
    cards: phrases`udt; wózki widłowe; prawo jazdy; pierwsza pomoc; sep; książeczka sanepidowska`,
    certified: phrases`certyfikowan[ya]; certyfikat`,
    issuingBodies: phrases`akademia; ministerstwo; instytut; izba; ośrodek; stowarzyszenie; szkoła; uniwersytet; politechnika; urząd; centrum (?:szkoleń|kształcenia)`,
    taught: phrases`kurs; szkolenie; uprawnienia; świadectwo; prawo jazdy; dyplom; warsztaty; licencja`,
    position: phrases`(?:zajmowane )?stanowisko(?: pracy)?; zawód lub zajmowane(?: stanowisko)?; funkcja`,
    employer: phrases`(?:nazwa )?pracodawc[ay]; nazwa i adres(?: pracodawcy)?; firma; nazwa (?:firmy|przedsiębiorstwa); przedsiębiorstwo`,
    place: phrases`kraj; lokalizacja; miejscowość; miasto`,
    dates: phrases`okres(?: zatrudnienia| pracy)?; dat[ay]; czas (?:pracy|zatrudnienia); od ?[-–/] ?do`,
    accounts: phrases`(?:główne )?(?:obowiązki|zadania); zakres (?:obowiązków|zadań|prac)`,
    aside: phrases`rodzaj działalności lub sektor; główne (?:zadania|działania) i obowiązki`,
  },
  titles: {
    offices: phrases`wolontariusz(?:ka)?; skarbnik; członek; członkini; prezes`,
    leadingHeads: words`
      aplikant aplikantka doktorant doktorantka
      pielegniarka pielegniarz ksiegowa ksiegowy kierowca sprzedawca nauczyciel nauczycielka inzynier kierownik magazynier programista
      kucharz asystent asystentka pracownik fizjoterapeuta fizjoterapeutka zalozyciel wspolzalozyciel mechanik elektryk elektromonter
      elektromechanik hydraulik spawacz slusarz tokarz frezer lakiernik blacharz stolarz ciesla murarz tynkarz malarz dekarz glazurnik
      operatorka specjalista specjalistka doradca dyrektor dyrektorka analityk inspektor inspektorka kontroler konsultant
      konsultantka trener trenerka opiekun opiekunka lekarz lekarka ratownik robotnik konserwator serwisant projektant projektantka
      konstruktor kasjer kasjerka kelner kelnerka piekarz cukiernik rzeznik fryzjer fryzjerka recepcjonista recepcjonistka sekretarka
      sekretarz pakowacz pakowaczka magazynierka dyspozytor spedytor logistyk informatyk prawnik adwokat geodeta architekt farmaceuta
      dentysta połozna rejestratorka barman barmanka pomocnik brygadzista zastepca urzednik urzedniczka dziennikarz dziennikarka
      redaktor koordynator koordynatorka administratorka przedstawiciel przedstawicielka handlowiec sprzedawczyni
      wychowawca wychowawczyni pedagog psycholog logopeda wykładowca stazysta stazystka praktykant praktykantka ochroniarz sprzataczka
      kosmetyczka krawiec krawcowa szwaczka rolnik ogrodnik kucharka kierowniczka programistka tłumacz tłumaczka kurier listonosz
      strazak policjant zołnierz bibliotekarz bibliotekarka menedzer menadzer kosztorysant laborant laborantka diagnosta palacz
      dzwigowy
    `,
  },
  employers: {
    associations: phrases`Stowarzyszenie; Towarzystwo; Izba`,
    associationLinks: phrases`dla; na`,
    units: phrases`oddział; dział`,
    sizes: phrases`pracowników`,
    terms: phrases`umowa (?:zlecenie|o pracę|o dzieło); (?:pół|pełny) etatu?; staż; praktyka`,
    ownAccount: words`samozatrudnienie`,
    nouns: words`adwokaci bracia wspolnicy synowie`,
    openers: words`
      szpital szkola urzad przychodnia przedszkole zespol restauracja zaklad zaklady przedsiebiorstwo hurtownia apteka biuro fundacja
      stowarzyszenie warsztat piekarnia cukiernia gabinet kancelaria drukarnia fabryka spoldzielnia uniwersytet politechnika gospodarstwo
    `,
  },
  education: {
    halfSentences: phrases`oraz; lub; który; która; podczas`,
    withinSentences: phrases`moje; moją; mój; był[ao]?; jest`,
    notFields: phrases`nieukończon[eay]; niedokończon[eay]; bez dyplomu`,
    degreeColumns: phrases`tytuł(?: zawodowy)?; stopień; poziom(?: wykształcenia)?; wykształcenie`,
    schoolColumns: phrases`szkoła\s?/\s?uczelnia; uczelnia; szkoła; nazwa (?:szkoły|uczelni|instytucji(?: edukacyjnej)?); instytucja`,
    boardColumns: phrases`organizator`,
    fieldColumns: phrases`kierunek; specjalność; profil; wydział`,
    timeColumns: phrases`rok(?: ukończenia)?; lata; okres; data; od\s?[-–]\s?do`,
    scoreColumns: phrases`ocena; wynik`,
    atSchool: phrases`na`,
    studyOf: phrases`studia(?: na kierunku)?`,
    obtained: phrases`(?:dyplom )?(?:ukończon[eay]|uzyskany)`,
    classes: phrases`z wyróżnieniem`,
    fields: phrases`
      prawo; medycyna; inżynieria; fizyka; chemia; historia; zarządzanie; rachunkowość; budownictwo; \p{L}{3,20}(?:ologia|onomia|istyka|atyka|otyka)
    `,
    studyForms: phrases`(?:jednolite )?studia (?:(?:i{1,3}|[123]\.?) stopnia|magisterskie|licencjackie|inżynierskie|doktoranckie|podyplomowe)`,
    degreeLabels: phrases`(?:uzyskany )?tytuł(?: (?:zawodowy|naukowy))?; uzyskane wykształcenie`,
    degreeAnswers: phrases`tak; nie`,
    majors: phrases`kierunek(?: studiów)?; specjalność; specjalizacja`,
    labels: phrases`kierunek(?: studiów)?; specjalność; specjalizacja`,
    degrees: phrases`
      (?:jednolite )?studia (?:(?:i{1,3}|[123]\.?) stopnia|magisterskie|licencjackie|inżynierskie|doktoranckie|podyplomowe);
      (?:tytuł )?(?:magistra|licencjata)(?: inżyniera)?; (?:tytuł )?inżyniera; licencjat; magister(?: inżynier)?; inżynier; technik; matura; świadectwo dojrzałości; doktorat`,
    institutions: phrases`
      uniwersytet; politechnika; akademia; szkoła; technikum; liceum; zespół szkół
    `,
    withinStudies: phrases`w`,
  },
  skills: {
    years: phrases`lat(?:a)?; rok`,
    examples: phrases`w tym; na przykład; np\.; takie jak`,
    linksBeforeNames: phrases`z`,
    halvesAtStart: phrases`który; która; dla`,
    halvesAtEnd: phrases`dla`,
    noSkill: phrases`umiejętności; kompetencje`,
    pastimes: phrases`zainteresowania; hobby; pasje; czas wolny`,
    licenceClasses: phrases`kat(?:\.|egori[aei])`,
    drivingLicences: phrases`prawo jazdy`,
  },
  languages: {
    labels: phrases`język(?:\(i\))? ojczyst[ye](?:\(e\))?; inn[ye](?:\(e\))? język(?:i|\(i\))?; języki obce`,
    motherTongue: phrases`język(?:\(i\))? ojczyst[ye]`,
    gridWords: words`rozumienie mówienie pisanie słuchanie czytanie porozumiewanie się samodzielne wypowiadanie interakcja`,
    frameworks: phrases`europejski system opisu kształcenia językowego`,
    names: words`
      angielski niemiecki francuski hiszpanski włoski rosyjski polski ukrainski czeski słowacki szwedzki dunski norweski chinski japonski
      arabski turecki portugalski rumunski wegierski niderlandzki grecki
    `,
    levels: phrases`
      (?:język )?ojczysty; biegł[ya]; biegle; komunikatywn[yai]e?; podstawow[yai]; (?:śred?nio ?)?zaawansowan[yai]; (?:bardzo )?dobr[yae];
      w mowie i piśmie
    `,
  },
  prose: {
    functionWords: phrases`w; oraz; obecnie; z; się; dla; przy; od; lub; jest; są; nie; przez; pod; ze; na`,
  },
  ...plJobAds,
  ...plWordings,
};
