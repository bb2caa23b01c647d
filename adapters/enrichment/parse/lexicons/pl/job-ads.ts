import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Polish: job ads. */
export const plJobAds = {
  adHeadings: {
    opensTasks: phrases`odpowiedzialn\p{L}{1,2} (?:będzie )?(?:między innymi |m\.in\. |głównie )?za; do (?:twoich |jego |jej )?(?:\p{L}{3,12} )?(?:obowiązków|zadań)(?: [\p{L}-]{2,25}){0,4} (?:będzie )?(?:należeć|należą)(?: (?:będzie|między innymi|m\.in\.)){0,2}`,
    preferred: phrases`(?:dodatkowym |twoim )?(?:atutem|plusem); dodatkowe (?:atuty|wymagania|kwalifikacje|umiejętności); atuty; wymagania (?:dodatkowe|pożądane|fakultatywne); mile widzian\p{L}*; (?:będzie|to) plus\p{L}{0,3}; plusy; jeszcze lepiej; nice to have`,
    offer: phrases`co (?:możemy (?:ci|tobie|wam)?|mamy do) ?zaoferowa(?:ć|nia); co (?:zyskasz|otrzymasz|na ciebie czeka); zyskujesz; (?:co )?dajemy; warunki(?! (?:konieczne|udziału|przyjęcia)); (?:co )?oferujemy; (?:co )?zapewniamy; nasza oferta; benefity; o (?:nas|firmie); kim jesteśmy; (?:jak )?aplikuj; gwarantujemy; oferta`,
    flat: phrases`
      (?:Twoje|Główne) (?:obowiązki|zadania); Zakres (?:obowiązków|zadań); (?:Nasze |Twoje )?[Oo]czekiwania; (?:Co )?[Oo]ferujemy; Opis stanowiska; O nas; (?<=[.!?] )(?:Wymagania|Obowiązki|Zadania)
    `,
    required: phrases`
      (?:nasze |twoje )?wymagania; ^wymagane:?$; ^co (?:jest )?dla nas (?:jest )?(?:ważne|istotne); czego potrzebujesz; (?:nasz )?idealny kandydat; ^(?:jeśli|jeżeli) (?:masz|posiadasz):?$; ^potrzebujemy:?$; oczekujemy; (?:czego|kogo) (?:oczekujemy|potrzebujesz|wymagamy|szukamy|potrzebujemy); (?:czego )?oczekiwania; (?:twój )?profil; wymagamy; (?:co )?(?:musisz|powinieneś|powinnaś) mieć; (?:szukamy|poszukujemy) (?:osób|kandydat\p{L}*|osoby); kwalifikacje
    `,
    tasks: phrases`za co będziesz odpowiad\p{L}{2,4}; zakres odpowiedzialności; tak (?:może|będzie) wyglądać twoja praca; jak (?:będzie )?wygląda(?:ć)? (?:twoja )?praca; (?:twoje |główne |zakres )?obowiązk(?:i|ów); zadania; zakres (?:\p{L}{3,15} )?(?:zadań|prac); co będziesz robi[ćł]a?; na czym polega praca; opis stanowiska; opis (?:\p{L}{3,15} )?(?:zadań|czynności|obowiązków); czym będziesz; twoja rola; twój zakres`,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      administrator(?:ka)?=administrator; analityk=analyst; asystent(?:ka)?=assistant; konsultant(?:ka)?=consultant; designer=designer;
      kierowca=driver; inżynier=engineer; operator(?:ka)?=operator; planista=planner; technik=technician
    `,
    announcements: phrases`
      ofert[ay] pracy; praca(?: jako| dla)?; zatrudni(?:my|ę|a); (?:poszukujemy|szukamy|poszukiwan[ya]|poszukuje)(?: osoby na stanowisko)?;
      stanowisko:?; dołącz (?:do nas|do zespołu)?(?: jako)?; przyjm(?:ę|iemy|ujemy); potrzebn[yai]
    `,
    terms: phrases`
      pełny etat; pół etatu; pełen etat; umowa (?:o pracę|zlecenie|b2b); b2b; zdalnie; zdaln\p{L}+; hybrydow\p{L}+; stacjonarn\p{L}+; od zaraz;
      pilne; na zastępstwo; kat\.? ?[a-e](?: ?\+ ?e)?(?:[,/] ?[a-e](?: ?\+ ?e)?)*; praca dodatkowa; bez doświadczenia; etat
    `,
    seeks: phrases`poszukuje(?:my)?; szukamy; zatrudni(?:my)?; przyjmiemy`,
    agents: phrases`sprzedaż=sprzedawca; sprzątanie=sprzątacz`,
    objectEndings: phrases`
      a=; ę=a; ego=y; ej=a; kę=ka; ki=ka; ów=; y=; e=; i=; ców=ca; cy=ca; rkę=r; rki=r; rka=r; lkę=l; lki=l; lka=l; nkę=n; nki=n; nka=n; kiem=k; rem=r; rów=rz; rzy=rz;
      czyni=ca; czynię=ca; tkę=ta; tki=ta; tka=ta; owego=owy; owych=owy; ych=y
    `,
    fieldHeads: phrases`
      (?:kierownik|kierowniczka|dyrektor)(?: działu| ds\.| do spraw)?=manager; (?:specjalista|specjalistka|ekspert|ekspertka)(?: ds\.| do spraw)?=specialist;
      (?:konsultant|konsultantka)(?: ds\.| do spraw)?=consultant
    `,
    leaders: phrases`(?:kierownik|kierowniczka)=manager; dyrektor(?:ka)?=director`,
    leadersOf: phrases`działu; ds\.?; do spraw`,
    ledFields: phrases`
      (?:zakupy|zakupów)=procurement; (?:sprzedaż|sprzedaży)=sales; (?:finanse|finansów)=finance; (?:księgowość|księgowości)=accounting; (?:kadry|kadr|hr)=HR; marketingu?=marketing; produkcj[ai]=production; (?:logistyka|logistyki)=logistics;
      (?:jakość|jakości)=quality; utrzymani[ea] ruchu=maintenance; (?:it|informatyki|informatyka)=IT; operac(?:je|ji|yjny|yjna)=operations; (?:komunikacja|komunikacji)=communications; magazynu?=warehouse; obsług[ai] klienta=customer service
    `,
    helpers: phrases`pomocnik; pomocnica`,
    groups: [],
    beforeEmployer: phrases`w; we; dla; na terenie; do`,
    articles: phrases`osob[yę]; osób; kandydat[aów]{0,2}; doświadczon\p{L}+`,
    roleLeads: phrases`jako`,
    levelOfPost: phrases`entry=stanowisko (?:juniorskie|młodsze)`,
    labels: phrases`stanowisko`,
  },
  ads: {
    certificates: phrases`[Kk]arta kierowcy; SEP (?:do )?\d+ ?kV; [Kk]siążeczka sanepidowska`,
    listItems: phrases`doświadczeni\p{L}* (?:w|z|na|jako); znajomość; umiejętność; dobra; bardzo dobra; minimum; min\.`,
    preferred: phrases`mile widzian\p{L}*; (?:dodatkowym |dużym )?(?:atutem|plusem); preferowan\p{L}*; najlepiej; przyda si[eę]; przydadz[aą] si[eę]`,
    required: phrases`wymagan\p{L}*; konieczn\p{L}*; niezbędn\p{L}*; obowiązkow\p{L}*; minimum; co najmniej`,
    andIdeally: phrases`(?:i|oraz|lub|a) (?:najlepiej|mile widzian\p{L}{1,2})`,
    welcomeIf: phrases`je(?:śli|żeli); gdy; masz; znasz; mówisz`,
    soMuchBetter: phrases`tym lepiej; jeszcze lepiej; (?:dodatkowy )?(?:plus|atut)`,
    notAsked: phrases`niewymagan\p{L}*; niekonieczn\p{L}*; nie (?:oczekujemy|wymaga się); nie (?:ma|mają) znaczenia; bez znaczenia; nie (?:jest |są )?(?:wymagan\p{L}*|konieczn\p{L}*|potrzebn\p{L}*|wymagamy); nie (?:musisz|potrzebujesz|trzeba)`,
    learners: phrases`(?:uczniowie|dzieci|studenci) (?:\p{L}{1,15} ){0,7}(?:uczą się|poznają)`,
    worksWith: phrases`
      (?:ścisł\p{L} )?współprac\p{L}+ (?:z|ze)
    `,
    lessons: phrases`test(?:y|u)?(?: z)?(?: języka)?; (?:lekcje|lekcji|kursy?|kursów|zajęcia|zajęć)`,
    pupils: phrases`uczni\p{L}+`,
    teaching: phrases`nauczan\p{L}+; uczy\p{L}*; lektor\p{L}*; prowadzeni\p{L}+`,
    languageOfWork: phrases`język\p{L}* pracy`,
    relativeTimes: phrases`(?<!nie )mniej niż; ostatnich; pierwszych; co`,
    reportsTo: phrases`(?:raportowanie|raportuje) (?:bezpośrednio )?do; pod kierunkiem`,
    employerSeeks: phrases`zatrudni; poszukuje; szuka; przyjmie; powiększa (?:zespół|ekipę)`,
    beforeSought: phrases`osob[yęąó]; osób; kandydat\p{L}*; doświadczon\p{L}+; pracowni\p{L}+`,
    seeks: phrases`(?:poszukujemy|szukamy|wymagamy|oczekujemy|zatrudnimy|poszukuje|szuka|zatrudni|zatrudnię|przyjmę|przyjmiemy|potrzebujemy|potrzebn[iya])`,
    employers: phrases`nasz[aey]? (?:firma|grupa|zespół|klient); (?:firm\p{L}{1,2}|grup\p{L}{1,2}|agencj\p{L}{1,2}|kancelari\p{L}{1,2}|spółk\p{L}{1,2}) z`,
    ofEmployerYears: phrases`(?:firm[aąy]|spółk[aią]|agencj[aią]|przedsiębiorstwo|producent)(?: (?!szuka|zatrudni|poszukuj|przyjm|oczekuj|wymaga)\p{L}{2,20}){0,3} z (?:ponad )?\d{1,3}[ -]?letni(?:m|ą); (?:od|ponad) \d{1,3} lat (?:na rynku|działa)`,
    atMostYears: phrases`maksymalnie; maks\.?; najwyżej; nie więcej niż`,
    beforeTerms: phrases`prawo jazdy(?: kat\. [abc])? od(?: co najmniej)?; umowa na(?: czas)?; okres(?: próbny)?`,
    behindTerms: phrases`na rynku; tradycji`,
    taughtBehind: phrases`na (?:nasz koszt|koszt (?:firmy|pracodawcy)); nauczymy ci[eę]; nauczysz się (?:u nas|tutaj|w pierwszym); (?:zapewniamy )?szkolenie`,
    teaches: phrases`nauczymy(?! się)(?: ci[eę])?; (?:ci[eę] )?przeszkolimy; (?:zapewniamy|oferujemy) szkoleni\p{L}{1,2} (?:z|ze|w zakresie)?; nauczysz się; (?:finansujemy|opłacamy|sfinansujemy) (?:ci )?(?:kurs|szkoleni\p{L}+|uprawnieni\p{L}+|prawo jazdy)`,
    tooLittle: phrases`nie (?:wystarczy|wystarcza|jest wystarczając\p{L}{1,2}); niewystarczając\p{L}{1,2}`,
    schoolNames: phrases`szk[oó]ł\p{L}{0,3} podstawow\p{L}{1,3}`,
    schoolGrades: phrases`oceny z`,
    schoolSubjects: phrases`matematyk\p{L}*`,
    experience: phrases`doświadczeni; staż`,
    besideYears: phrases`doświadczeni; staż; praktyk`,
    behindYears: phrases`(?:komercyjnej |zawodowej )?pracy (?:z|ze|w|na|jako|przy)`,
    asks: phrases`(?:musi|musisz|powinien|powinna|powinieneś|powinnaś) (?:znać|umieć|posiadać|mieć); jest (?:niezbędn|konieczn|wymagan|obowiązkow)\p{L}{1,3}; doświadczeni\p{L}*; znajomość; umiejętnoś\p{L}*; wykształcenie; wiedza; biegł\p{L}*; obsług\p{L}*`,
    gives: phrases`zatrudnia(?:my)? (?:ponad |około )?\d; oferujemy; zapewniamy; wynagrodzenie; umow\p{L}+; aplikuj\p{L}*; ubezpieczeni\p{L}*; premi\p{L}+`,
    toReader: phrases`(?:musi|musisz|powinien|powinna|powinieneś|powinnaś) (?:znać|umieć|posiadać|mieć); jest (?:niezbędn|konieczn|wymagan|obowiązkow)\p{L}{1,3}; ty; twoj\p{L}*; twój; doświadczeni\p{L}*; znajomość; umiejętnoś\p{L}*; osob\p{L}+; kandydat\p{L}*`,
    ofEmployer: phrases`jesteśmy; nasz\p{L}*; firma; mamy; posiadamy; działamy; dostarczamy; rozwijamy; wspieramy; pomagamy; tworzymy; prowadzimy; łączymy; świadczymy; (?!(?:poszuk|oczek|potrzeb|prac|stos|wykorzyst|program|kod|prefer)ujemy)\p{L}{2,12}ujemy`,
    duties: phrases`prac[ay] przy; (?:będziesz|zajmiesz się|będzie odpowiedzialn\p{L}+); \p{L}{3,16}(?:anie|enie|ie) (?:\p{L}+)`,
    asksReader: phrases`(?:jesteś|masz|posiadasz|szukasz)`,
    describesReader: phrases`(?:znasz|mówisz|posługujesz się|(?:masz|posiadasz) (?:doświadczenie|co najmniej|minimum|wykształcenie|prawo jazdy))`,
    trades: phrases`
      
      (?:firm|spółk|producent|dostawc|lider|dystrybutor|przedsiębiorstw|agencj)\p{L}*(?: [\p{L}]+){0,3} (?:z branży|zajmując\p{L}+ się|specjalizując\p{L}+ się w|w branży|oferując\p{L}+|działając\p{L}+ w);
      (?:producent|dystrybutor|dostawc|lider)\p{L}*
    `,
    addresses: phrases`ty; ciebie; cię; twoj\p{L}*; twój; kandydat\p{L}*; osob[ay]`,
    applying: phrases`zainteresowan\p{L}*; osoby zainteresowane; aplikuj\p{L}*; cv (?:ze|prosimy|proszę); prosimy o; kontakt; wyślij`,
    formsOfCountries: phrases`Polski`,
    beforeCountries: phrases`z; do; spoza; całej; terenie; obszarze; granicami`,
    answersNo: phrases`nie; brak`,
    languageForms: phrases`
      (?<=mówi(?:sz|ący|ąca|ć)(?: \p{L}{2,12})? )po polsku=pl; (?<=mówi(?:sz|ący|ąca|ć)(?: \p{L}{2,12})? )po angielsku=en; (?<=mówi(?:sz|ący|ąca|ć)(?: \p{L}{2,12})? )po niemiecku=de;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)polski\p{L}{0,3}=pl;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)angielski\p{L}{0,3}=en;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)niemiecki\p{L}{0,3}=de;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)francuski\p{L}{0,3}=fr;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)hiszpański\p{L}{0,3}=es;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)włoski\p{L}{0,3}=it;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)ukraiński\p{L}{0,3}=uk;
      (?:język\p{L}* |znajomoś\p{L}+ (?:język\p{L}* )?)rosyjski\p{L}{0,3}=ru; angielskiego=en; niemieckiego=de; francuskiego=fr; hiszpańskiego=es; włoskiego=it; ukraińskiego=uk; rosyjskiego=ru
    `,
    registeredWith: phrases`(?:[Ww]pis|wpisan[yae]) do`,
    notTerms: phrases`
      znajomo\p{L}+; własn\p{L}+; zespo\p{L}+; pracy; praca; samodzieln\p{L}+; komunikatywn\p{L}+; odpowiedzialn\p{L}+; dyspozycyjn\p{L}+; prawo; prawa; zaangażowan\p{L}+;
      doświadczeni\p{L}+; wykształceni\p{L}+; język\p{L}*; chęć; chęci; sumienn\p{L}+; umiejętno\p{L}+; zdolno\p{L}+; dobra; dobre; wysok\p{L}+;
      gotowo\p{L}+; niekaraln\p{L}*; niepal\p{L}+; osob\p{L}*; orzeczeni\p{L}*
    `,
    general: phrases`sklepu; sklepów; biura; gości; niekaralno\p{L}+; osob\p{L}+ niepal\p{L}+; niepal\p{L}+; serwis\p{L}*; frameworki\p{L}*; narzędzi\p{L}*; system\p{L}*; język\p{L}*; obszar\p{L}*; środowisk\p{L}*; podstaw\p{L}*; pracy; praca; firm\p{L}*; zespo\p{L}*; branż\p{L}*; stanowisk\p{L}*; klient\p{L}*; projekt\p{L}*; systemów; komputera; biurze(?: rachunkowym)?; ustaw\p{L}{0,3}; przepisów; (?:dobrej )?znajomości(?: komputera)?`,
    generalAlone: phrases`(?!księgow)\p{L}{3,}(?:[oi]wych|nych|skich|ckich|rnych|owego|nego|skiego|ckiego|owej|nej|skiej|ckiej|owym|nym|skim)`,
    torn: phrases`tym; bez; jako; chcąc\p{L}+; będzie; jest; nowy`,
    phraseEnds: phrases`będą; są; stanowi\p{L}{0,3}; szuka; poszukuje; zatrudni; jako; który\p{L}*; będzie; jest; w; na; z; do; dla; przy; oraz`,
    equivalents: phrases`równoważn\p{L}+`,
    qualifiedByOne: [],
    or: phrases`lub; albo`,
    bareRegisters: phrases`rejestr\p{L}*; izb\p{L}*; list\p{L}*`,
    phraseJoiners: phrases`i; lub; oraz; albo`,
    noNames: phrases`język\p{L}{0,3}; wykształceni\p{L}*; znajomoś\p{L}*; umiejętnoś\p{L}*; doświadczeni\p{L}*`,
    accordingTo: phrases`zgodnie; według; wg`,
    filler: phrases`program(?:u|ów); system(?:u|ów); pakietu; narzędzi; środowiska; branży`,
    phraseLeads: phrases`
      (?<!\p{L})(?:doświadczeni(?:e|a|em|u)|wiedz(?:a|y|ę))\s{1,3}(?:\p{L}{3,15} )?(?:w pracy (?:z|na|przy)|w obsłudze|na temat|z zakresu|w zakresie|w|z)\s{1,3}
      (?<!\p{L})(?:znajomoś(?:ć|ci|cią)|obsługa|obsługi|podstawy?|umiejętnoś(?:ć|ci|cią) (?:korzystania z|posługiwania się|pracy (?:z|na)))\s{1,3}
    `,
    doneByOthers: phrases`(?:wykonuj[eą]|zapewnia(?:ją)?|realizuj[eą]|obsługuj[eą]|prowadz[ią]) (?:inna |zewnętrzn\p{L}+ )?(?:firma|firmy|agencja|podwykonawc\p{L}+|dostawc\p{L}+|serwis|inny (?:zespół|dział)); (?:jest|są) (?:wykonywan|realizowan|obsługiwan|prowadzon)\p{L}{1,2} przez(?! ciebie); (?:zajmuje|zajmują) się (?:agencja|firma|inny|zewnętrzn\p{L}*|nasza agencja)`,
    testedIn: phrases`(?:test techniczny|zadanie techniczne) (?:z|w)`,
    othersWork: phrases`(?:zespo\p{L}+|dział\p{L}*|klient\p{L}*), któr\p{L}+ (?:używa\p{L}*|korzysta\p{L}* z|pracuj\p{L}+ w)`,
    groups: phrases`(?:nasz |nasze )?(?:zespół|zespoły|dział|działy); (?:nasi )?(?:programiści|deweloperzy|inżynierowie|projektanci|analitycy)`,
    groupsUse: phrases`pracuj(?:e|ą) (?:na|w|z|ze); używa(?:ją)?; korzysta(?:ją)? ze?; pisz(?:e|ą) w; programuj(?:e|ą) w; obsługuj(?:e|ą); zarządza(?:ją)?; opiera(?:ją)? się na`,
    likewise: phrases`również(?=\s*$)`,
    masters: phrases`magist\p{L}{2,5}`,
    degreeIn: phrases`(?:studia|wykształcenie|kierunek)(?: wyższe| magisterskie| licencjackie)?(?: z zakresu| na kierunku)?`,
  },
  adDegrees: {
    bachelor: phrases`wykształceni\p{L}* (?:\p{L}{5,20} )?wyższ\p{L}{1,3}(?! magistersk); wyższ\p{L}{1,3} wykształceni\p{L}*; studia wyższe; licencjat; ukończone studia`,
    master: phrases`magister; (?:studia|wykształceni\p{L}* wyższ\p{L}{1,3}) magistersk\p{L}{1,3}`,
    doctorate: phrases`[Dd]oktorat`,
    associate: phrases`wykształceni\p{L}* (?:min(?:imum|\.)? )?(?:zawodow\p{L}*|techniczn\p{L}*); technikum`,
    school: phrases`wykształceni\p{L}* (?:min(?:imum|\.)? |co najmniej )?(?:(?:wyższe|zawodowe) (?:lub|albo|bądź|i) )?(?:średni\p{L}*|podstawow\p{L}*); matura; maturą`,
  },
  numbers: {
    to: phrases`do`,
    timeUnits: phrases`-letni\p{L}{0,4}(?= (?:[\p{L}-]{1,25} )?(?:doświadczeni|staż|praktyk)); letni\p{L}{1,4}; lata; lat; roku; rok; miesi(?:ące|ęcy|ąc)`,
    monthStems: phrases`miesi`,
    oneYear: phrases`roczn\p{L}{1,4}; (?<=(?:min\.|minimum|co najmniej|przynajmniej) )rok(?! temu); roku?(?= (?:\p{L}{3,15} )?(?:doświadczenia|praktyki|stażu|pracy (?:z|ze|w|na|jako|przy)))`,
    words: phrases`jeden=1; dwóch=2; dwu=2; trzech=3; czterech=4; cztero=4; pięciu=5; pięcio=5; dwa=2; trzy=3; cztery=4; pięć=5`,
  },
  pay: {
    offers: phrases`oferujemy; zapewniamy; zarobisz`,
    beforeOrAfterTax: phrases`brutto; netto; na rękę`,
    workedTime: phrases`godz\p{L}*\.?; h; dni; dzień`,
    to: phrases`do`,
    hour: phrases`/ ?(?:h|godz\.?|godzinę)(?!\p{L}); \bna godzinę\b; \bza godzinę\b; \bgodzinow\p{L}*`,
    day: phrases`\bdziennie\b; / ?dzień(?!\p{L}); \bza dniówkę; \bna dzień(?!\p{L})`,
    month: phrases`\bmiesięczn\p{L}*; / ?mies(?:iąc)?\b; \bna miesiąc\b; / ?mc\b`,
    year: phrases`\brocznie\b; / ?rok\b`,
    words: phrases`wynagrodzeni[ea]; brutto; netto; na rękę; pensja; stawka; zarobki`,
    thousands: phrases`ty[sś]\.?(?:ięcy|iące)?`,
    otherSums: phrases`premia; bonus; dodatek; obrotu`,
    atMost: phrases`do; maksymalnie`,
    atLeast: phrases`od; co najmniej`,
    shortWithDot: phrases`kat; np; m\.in; min; ok`,
    extras: phrases`
      zakwaterowanie; kwatera;
      dyżur(?:y|u|ów|ami)?(?: pod telefonem)?; nadgodzin\p{L}{0,3}; kilometrówk\p{L}{1,2}; dodat(?:ek|ki|ku|ków)(?: \p{L}{3,15}){0,2}; diet[ay]; napiwk\p{L}{1,3}
    `,
    extraLinks: phrases`kosztuje; za; płatn\p{L}{1,4}; po; w wysokości; za; są; wynosi; wynoszą; dodatkowo`,
    extraBehind: phrases`dodatkowo; ekstra`,
    extraFor: phrases`za`,
    about: phrases`około; ok\.`,
    besides: phrases`i; plus`,
    with: phrases`z; ze`,
    and: phrases`a`,
    between: phrases`między`,
    beforeHours: phrases`(?:od |do )?godz\.?`,
    times: phrases`razy`,
  },
  workplace: {
    atTimes: phrases`dni; dzień; częściowo`,
    shares: [],
    negations: phrases`nie; bez; brak`,
    placeLabels: phrases`miejsce (?:wykonywania )?pracy; lokalizacja(?: (?:miejsca )?pracy)?; adres (?:miejsca )?pracy; miasto; baza`,
    weakLabels: phrases`region; oddział; praca; miejsce`,
    ofJob: phrases`praca; pracy; stanowisko`,
    basedIn: phrases`(?:z siedzibą|zlokalizowan\p{L}+) w`,
    officeIn: phrases`(?:gmin[aąy]|urz[ąę]d\p{L}{0,3} (?:gminy|miasta(?: i gminy)?)(?: w)?); (?:biuro|biurze|oddział|oddziale) w; miejscem pracy (?:jest|będzie)`,
    ofRecords: phrases`danych osobowych; administrator\p{L}*`,
    founded: phrases`(?:założon\p{L}*|siedzib\p{L}*) (?:w|we); (?:klientów|klienci|dostawców|kolegami|kolegów) (?:w|z|ze)`,
    in: phrases`[Ww]; we`,
    from: phrases`ze?`,
    townEndings: phrases`
      ściu=ść; owie=ów/owa/owo; odzi=ódź; zie=da/d/dz; ście=sto/st/sta; cie=t/to/ta; le=ła/ło/ł; rze=ra/r; niu=ń; iu=/; wcu=wiec; ku=k/ek; ie=a//o;
      ni=nia/ń; i=ia/a; ach=e/y/i; u=/e/o; y=a/; niem=ń; owem=ów; em=/; ą=a; nia=ń; ia=/; owa=ów; ic=ice; a=/
    `,
    townForms: phrases`
      Białymstoku=Białystok; Bielsku-Białej=Bielsko-Biała; Dąbrowie Górniczej=Dąbrowa Górnicza; Gnieźnie=Gniezno;
      Gorzowie Wielkopolskim=Gorzów Wielkopolski; Jeleniej Górze=Jelenia Góra; Nowym Sączu=Nowy Sącz; Nowym Targu=Nowy Targ;
      Ostrowie Wielkopolskim=Ostrów Wielkopolski; Piotrkowie Trybunalskim=Piotrków Trybunalski; Rudzie Śląskiej=Ruda Śląska;
      Stalowej Woli=Stalowa Wola; Tomaszowie Mazowieckim=Tomaszów Mazowiecki; Zakopanem=Zakopane; Zielonej Górze=Zielona Góra
    `,
    behindPlace: phrases`i; z`,
    hybridAlone: phrases`hybrydow[oay]; praca hybrydowa`,
    hybrid: phrases`hybrydow\p{L}+; zdaln\p{L}+ (?:przez )?(?:\d|jeden|dwa|trzy|kilka) (?:dni|dzień|razy)`,
    remoteAlone: phrases`zdaln(?:ie|a); praca zdalna`,
    remote: phrases`(?:prac[aęy]|pracą|tryb(?:ie)?) zdaln\p{L}+; w pełni zdaln\p{L}+`,
    onSiteAlone: phrases`stacjonarn(?:ie|a|y); praca stacjonarna`,
    onSite: phrases`(?:prac[aęy]|pracą|tryb(?:ie)?) stacjonarn\p{L}+; \b(?:bez|brak) (?:możliwości )?pracy zdalnej\b`,
    near: phrases`koło; niedaleko; w pobliżu; w okolicach?; okolic[ea]; w rejonie; w centrum; na terenie; pod`,
    elsewhere: phrases`
      siostrzan\p{L}{1,3}; eksportuj\p{L}{1,4};
      założon\p{L}{1,3}; założyciel\p{L}{0,4}; urodzi\p{L}{1,4}; wychowa\p{L}{1,4}; spółk[ai][- ]matk[ai]; nasi (?:klienci|dostawcy|partnerzy) (?:są|mieszkają|pochodzą|działają); pierwsz\p{L}{1,3} (?:sklep|biuro|restauracja|salon|zakład) (?:otwarto|powstał\p{L}?|był\p{L}?|otworzyliśmy)
    `,
    ourBase: phrases`mieścimy się (?:w|we); nasz[ae] (?:siedziba|biuro|firma) (?:mieści się|znajduje się|jest) (?:w|we); (?:firma|spółka|klient) z siedzibą (?:w|we)`,
    sites: phrases`
      szpital\p{L}{0,2}; klinika; klinice; apteka; aptece; sklep\p{L}{0,2}; biuro; biurze; szkoła; szkole; restauracja; restauracji; hotel\p{L}{0,2}; magazyn\p{L}{0,2}; oddział; oddziale; salon\p{L}{0,2}; piekarni\p{L}?; fabryka; fabryce; warsztat; warsztacie; zakład; zakładzie
    `,
    remoteIn: phrases`z(?: całej)?; na terenie`,
    days: phrases`dni; dzień`,
    aWeek: phrases`w tygodniu; tygodniowo; na tydzień`,
    atHome: phrases`(?:pracy )?zdaln\p{L}{1,4}; z domu; home ?office`,
    atOffice: phrases`w biurze; stacjonarn\p{L}{1,4}`,
    beforeKind: phrases`praca; tryb`,
    awayWords: phrases`zdaln`,
  },
} satisfies LanguageWords;
