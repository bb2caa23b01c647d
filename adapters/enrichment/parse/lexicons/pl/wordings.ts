import type { LanguageWords } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * Polish: wordings that leave people out. Sources: Kodeks pracy, articles 11(3) and 18(3a) (sex, age, disability, religion, origin and others), 18(3ca) § 3
 * (since 24 December 2025 ads and names of posts are neutral as to sex) and 22(1), whose list of what a candidate may be asked for has no photograph, no
 * family status and no health. An accent is one of ethnic origin (article 18(3a) § 4, indirectly).
 */
export const plWordings = {
  ages: {
    before: phrases`wiek(?:u)?; w wieku; ukończon(?:e|y|ych); przedział(?:e)? wiekow(?:y|ym)`,
    behind: phrases`roku życia; r\.? ?ż\.?; wieku`,
    years: phrases`lat(?:a)?; roku życia; r\.? ?ż\.?; rokiem życia`,
    to: phrases`do; a; i; lub`,
    from: phrases`od; między; pomiędzy; minimum; min\.?; co najmniej; powyżej; ponad`,
    upTo: phrases`do; maks(?:ymalnie|\.)?; max\.?; poniżej; nie więcej niż; najwyżej`,
    persons: phrases`os[oó]b(?:a|y|ę|om|ą)?; kobiet(?:a|y|ę|om|ą)?; mężczyzn(?:a|y|ę|om|ą)?; mężczyźni; pani(?:ą|e|e)?; panie; panów; pana; dziewczyn(?:a|y|ę)?; kandydat\p{L}*; ludzi`,
    being: phrases`masz; mieć; jesteś w wieku`,
    apart: phrases`z; ze; i; oraz; lub`,
  },
  sought: {
    seeks: phrases`poszukuj(?:e|emy|ę); szuka(?:my|m)?; zatrudni(?:my|ę)?; przyjm(?:iemy|ie|ę); potrzebuj(?:e|emy); preferujemy; preferowan\p{L}+; najchętniej; mile widzian\p{L}+; dam prac[ęe]; praca dla`,
    describes: phrases`jesteś; (?:musi|powinna|powinien|powinny) być; być`,
    whoIs: phrases`któr(?:a|y) jest`,
    fill: phrases`bardzo; osob(?:ą|ę|y); też; także`,
    wanted: phrases`poszukiwan\p{L}+; potrzebn\p{L}+; mile widzian\p{L}+`,
    breaks: phrases`do; dla; z; ze; w; we; na; przy; któr\p{L}+; po; pod; u; o; nasz\p{L}*; jest; są; oferujemy; zapewniamy; od; opiek\p{L}+; wspier\p{L}+; lub; jesteśmy`,
    clients: phrases`dzieci(?:om|ach)?; młodzież\p{L}*; dorosł\p{L}+; ucz(?:niów|niom|niami|niowie); student(?:ów|ami|om|ek|ki|ów); pacjent\p{L}+; mieszkań\p{L}+; podopieczn\p{L}+; klient\p{L}+; rodzin\p{L}*; senior\p{L}+; osoby; osób; osobami; osobom; ludzi; uczestni\p{L}+; przedszkolak\p{L}*`,
    cares: phrases`wspier\p{L}+; opiek\p{L}+; pomag\p{L}+; ucz(?:y|ysz|yć|ymy)?; prowadz\p{L}+; prac\p{L}+ z; zajęcia; grup\p{L}*; dla`,
  },
  lint: {
    oneGender: phrases`ekspedientk\p{L}{1,2}; sprzedawczyni\p{L}{0,2}; sekretark\p{L}{1,2}; kelnerk\p{L}{1,2}; pani(?:ą)? do \p{L}+`,
    oneGenderTitles: phrases`
      kelnerk[aiię]; sprzedawczyni[ęe]?; ekspedientk[aięi]; sekretark[aię]; fryzjerk[aię]; kuchark[aię]; kasjerk[aię]; pielęgniark[aię]; recepcjonistk[aię]; opiekunk[aię]; sprzątaczk[aię]; nauczycielk[aię]; przedszkolank[aię]; asystentk[aię]; barmank[aię]; pokojówk[aię]; krawcow[aąe]; szwaczk[aię]; pracownic[aęe]; hostess[aęy]; (?:główna|samodzielna|młodsza|starsza) księgowa
    `,
    allGenders: phrases`k/m; m/k; k / m; /-?(?:ka|ki|czka|yni|ica|arz|rz)(?!\p{L}); \((?:ka|k|ki|ek|czka)\)`,
    age: phrases`
      młod(?:y|ego|ym|e|ych)(?: i| oraz)? (?:dynamiczn\p{L}+(?: zesp\p{L}+)?|zesp\p{L}+)(?! firm\p{L}*); młod(?:y|ego|ym),? (?:i )?\p{L}{4,15} zesp\p{L}+; do \d{2} roku życia; wiek(?:u)? (?:do|od) \d{2}; (?:max\.?|maks\.?|maksymalnie) (?:2\d|[3-6]\d) lat(?= ?(?:[.,;)]|$)); granica wieku
    `,
    young: phrases`młod(?:y|ego|e|ych|ą|ej|a|zi)(?! (?:firm|spółk|start-?up|mark|pacjent|rodzic|mam)\p{L}*)(?:,? \p{L}+)?`,
    gender: phrases`(?:tylko|wyłącznie) (?:kobiet\p{L}*|mężczy\p{L}+|pani\p{L}*|panów); płeć(?: żeńska| męska|: (?:kobieta|mężczyzna))`,
    women: phrases`kobiet(?:ę|y|a|om)?(?! (?:i|lub|oraz) |/); (?<=(?:szukamy|poszukujemy|potrzebujemy) (?:\p{L}+ )?)pani(?! (?:lub|albo|i|oraz) |/); panią(?! (?:lub|albo)|/); panie(?! (?:i|oraz|lub)|/); dziewczyn(?:ę|y|a); mam(?:ę|y)(?=[ .,;!]|$)`,
    men: phrases`(?:mężczyzn(?:ę|y|a|om)?|mężczyźni)(?! (?:i|lub|oraz) |/); pan(?:a|ów)(?! (?:i|oraz|lub|albo)|/); chłopak(?:a|ów)`,
    bothGenders: phrases`kobiet\p{L}{0,2}(?: i | lub | oraz |/)mężczyzn\p{L}{0,2}; mężczyzn\p{L}{0,2}(?: i | lub | oraz |/)kobiet\p{L}{0,2}; pan(?:ią|ie|i)(?: i | lub | oraz |/)pan\p{L}{0,2}; pan(?:a|ów|ów)?(?: i | lub | oraz |/)pani\p{L}{0,2}`,
    origin: phrases`obcokrajowc\p{L}+ tylko; tylko (?:obcokrajowc\p{L}+|polac\p{L}+|polak\p{L}+|osoby z ukrainy); bez obcokrajowców; obywatelstwo polskie; (?:tylko|wyłącznie) (?:obywatel\p{L}+ polsk\p{L}+|narodowości polskiej)`,
    accent: phrases`bez (?:obcego |wschodniego |wyraźnego |słyszalnego )?akcentu(?! na(?!\p{L})); bezakcentow\p{L}+`,
    denied: phrases`bez; nie(?: ma| wymagamy)?; brak`,
    appearance: phrases`(?:cv|życiorys\p{L}*) (?:wraz )?(?:ze zdjęciem|i zdjęcie); zdjęcie (?:wymagane|obowiązkowe|konieczne|całej sylwetki); prosimy o (?:\p{L}+ ){0,2}zdjęci[ae]; mił(?:a|ej) (?:aparycj\p{L}+|powierzchown\p{L}+); nienagann(?:a|ej) (?:aparycj\p{L}|prezencj\p{L}); atrakcyjn(?:y|ego|ym) wygląd\p{L}*`,
    looks: phrases`atrakcyjn(?:ą|ej|a|e|y|ych)(?:,? (?:i )?\p{L}+)? (?:\p{L}+(?:istk|nerk|orerk|larerk|jonerk)ę|kelnerk[ęi]|kobiet\p{L}*|dziewczyn\p{L}*|pani\p{L}*|hostess\p{L}*|os[oó]b\p{L}*); atrakcyjn[ąaye](?=\s{0,2}(?:[.,;!)\n]|$)); ładn(?:ą|ej|a)(?= \p{L}+(?:kę|nę)|\s{0,2}[.,;!]); szczupł(?:ą|ej|a|y|ych); przystojn\p{L}+; zgrabn(?:ą|ej|a)`,
    family: phrases`bezdzietn\p{L}+; niezamężn\p{L}+; nieżonat\p{L}+; (?<!(?:i|lub) )bez dzieci; stanu? wolnego; stan cywilny; bez zobowiązań rodzinnych`,
    maritalStatus: phrases`zamężn(?:ą|a|ej|e); żonat(?:y|ego); singl(?:a|i|em); pann(?:ę|a|y); kawaler(?:a|ów)?`,
    religion: phrases`wyznania (?:rzymsko-?)?(?:katolick|prawosławn|ewangelick|muzułmańsk)\p{L}+; (?:praktykując|wierząc)\p{L}+ (?:katoli|chrześcijan)\p{L}+`,
    disability: phrases`bez (?:problemów zdrowotnych|problemów ze zdrowiem|niepełnosprawności|orzeczenia o niepełnosprawności); (?:bardzo |ogólnie )?dobry(?:m)? stan(?:em)? zdrowia; w pełni zdrow\p{L}+; brak problemów (?:zdrowotnych|ze zdrowiem)`,
  },
} satisfies LanguageWords;
