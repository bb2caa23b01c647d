import type { LanguageWords } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * German: wordings that leave people out. Sources: AGG, sections 1, 7 and 11; BAG 8 AZR 406/14 on "junges dynamisches Team"; OLG Karlsruhe 17 U 99/10 on
 * titles of one gender; the federal anti-discrimination agency on photographs; BAG 8 AZR 402/15 on "Deutsch als Muttersprache", beside which an accent says as much of the ethnic origin (AGG, section 3(2)). "Gepflegtes Äußeres" is about looks more than about clothes, so that a
 * dress code says it better. What is said of women "bei gleicher Eignung" is lawful.
 */
export const deWordings = {
  ages: {
    before: phrases`alter; im alter(?: von)?; altersgruppe`,
    behind: phrases`alt; jung; lebensalter`,
    years: phrases`jahren?`,
    to: phrases`bis; und`,
    from: phrases`zwischen; von; ab; mindestens; mind\.?; über`,
    upTo: phrases`bis(?: zu)?; max(?:imal|\.)?; höchstens; unter; nicht älter als; jünger als`,
    persons: phrases`personen; menschen; leute; männern?; frauen; damen; herren; frau; mann; dame; mädchen; bewerber\p{L}*; kandidat\p{L}*`,
    being: phrases`du bist; sie sind; bist du; sind sie; du solltest`,
    apart: phrases`mit; und; oder; alt; hast; haben`,
  },
  sought: {
    seeks: phrases`gesucht(?: wird| werden)?; such(?:en|t)(?: wir)?; wünschen uns; idealerweise; bevorzugt; vorzugsweise; stellen; brauchen`,
    describes: phrases`du bist; sie sind; bist du; sind sie; (?:sollte|sollten|müssen|muss|bewerber sind)`,
    whoIs: phrases`(?:die|der|das)(?= (?:jung|ledig|attraktiv|schlank|hübsch))`,
    fill: phrases`ein(?:e|en|er)?; sehr; auch; noch; möglichst; idealerweise`,
    wanted: phrases`gesucht`,
    breaks: phrases`
      für; zu[mr]?; die; der; das; welche\p{L}?; mit; von; vo[mn]; bei(?:m)?; in; im; an; am; auf; aus; als; wo; unser\p{L}*; wir; sie; um; deren; dessen; ist; sind; hat; haben; bieten; zur; betreu\p{L}+; begleite\p{L}*; unterstütz\p{L}+
    `,
    clients: phrases`
      kinder[n]?; jugendliche\p{L}?; schüler\p{L}*; erwachsene\p{L}?; bewohner\p{L}*; patient\p{L}*; klient\p{L}*; kund(?:e|en|in|innen); gäste[n]?; studierende\p{L}?; student\p{L}*; personen; menschen; leute; mieter\p{L}*; mitglieder[n]?; senior\p{L}*; auszubildende\p{L}?; familien
    `,
    cares: phrases`betreu\p{L}+; unterstütz\p{L}+; begleite\p{L}*; unterricht\p{L}*; pfleg(?:e|en|st|t); arbeit(?:en|est|et)? mit; hilf\p{L}*; helfen; für; gruppen?`,
  },
  lint: {
    oneGender: phrases`
      (?:putz|reinigungs|büro)(?:frau|dame)(?:en)?; krankenschwester(?! ?(?:/|\(|bzw|oder|und)); sekretärin(?! ?(?:/|\(|bzw|oder|und)); kameradschaft
    `,
    oneGenderTitles: phrases`
      \p{L}{0,25}(?:beiter|käufer|ister|erzieh|zieher|schreiber|kellner|pfleger|raucher|lehrer|halter|rater|leiter|fahrer|helfer|sekretär|assistent|referent|agent|direktor|inspektor|koch|köch|friseur|kassierer|schneider|ärzt|reiniger|bedien)in;
      \p{L}{0,20}(?:kauffrau|fachfrau|krankenschwester|friseuse)
    `,
    allGenders: phrases`m/w(?:/[dx])?; w/m(?:/[dx])?; d/m/w; m, ?w, ?d; [/:*_·]-?(?:in(?:nen)?|frau|mann)(?!\p{L}); \(in(?:nen)?\); (?<!\p{L})gn(?!\p{L}); alle geschlechter`,
    age: phrases`
      jung(?:e[nrs]?)?(?:,| und)? (?:dynamisch|motiviert)\w* (?:team|umfeld|kolleg\w+|mitarbeiter\w*); jung(?:e[nrs]?)? team; jungen? (?:mitarbeiter\w*|kolleg\w+); nicht älter als \d{2}; (?:maximal|höchstens|bis) \d{2} jahre alt; (?<=[.,;!] |^)(?:max\.?|maximal|höchstens) \d{2} jahre(?= ?(?:[.,;!]|$)); höchstalter; altersgrenze; (?:anfang|mitte|ende) (?:20|30|40|zwanzig|dreißig|vierzig)(?![\d.]|\p{L})
    `,
    young: phrases`
      jung(?:e[nrsm]?)?(?! gebliebene| erwachsene| patient| unternehmen| firma| start-?up| marke)(?:,? \p{L}+)?
    `,
    gender: phrases`nur (?:männliche|weibliche)\w*(?: bewerber\w*)?; nur (?:männer|frauen)(?= |[.,;!)]|$)`,
    women: phrases`frauen(?! (?:und|oder|werden))(?!-); (?<=\p{L}e[nr]? )(?:frau|dame)(?!-); damen(?! (?:und|oder))(?!-); mädchen(?!-); hausfrau(?:en)?; mütter; weibliche[nrs]? \p{L}+`,
    men: phrases`männern?(?! (?:und|oder))(?!-); (?<=(?:ein|\p{L}e[nr]?) )mann(?!-); herren(?! (?:und|oder))(?!-); jungs; männliche[nrs]? \p{L}+`,
    bothGenders: phrases`frau(?:en)?(?: und | oder |/)m(?:ann|änner); m(?:ann|änner)(?: und | oder |/)frau(?:en)?; damen und herren; frau bzw\.? mann`,
    origin: phrases`
      (?:deutsch(?:e|er)? |englisch(?:e|er)? )?muttersprachler\w*; deutsch(?:e[rn]?)? (?:als )?muttersprache; nur deutsche(?= (?:bewerber|kandidat|mitarbeiter|staats)\p{L}*|[.,;!)]|$); keine ausländer\w*;
      deutsche staats(?:angehörigkeit|bürgerschaft)(?= (?:erforderlich|notwendig|vorausgesetzt|zwingend|ist))
    `,
    accent: phrases`akzentfreie[nrsm]?; akzentfrei; (?:ohne|kein(?:en)?) (?:(?:ausländischen|fremden|starken|hörbaren|merklichen|erkennbaren) )?akzent`,
    denied: phrases`(?:kein(?:e[nrms]?)?|nicht|ohne)(?: eine?)?(?: feste[nrs]?| obere[nrs]?| starre[nrs]?)?; verzicht\p{L}{2,4}(?: sie| wir| du)?(?: bitte| bewusst| gerne?)? auf(?: ein| das| dein| ihr)?`,
    family: phrases`(?<!(?:zeitlich|örtlich|räumlich|regional|vertraglich) )ungebunden; ledig; (?<!(?:und|oder) )ohne kinder; kein(?:e|en) (?:kinder(?!gart)|kinderwunsch|familiäre[n]? verpflichtungen); unverheiratet; kinderlos`,
    maritalStatus: phrases`ledige[nrs]?; (?:un)?verheiratete[nrs]?; verheiratet; alleinstehend(?:e[nrs]?)?; kinderlose[nrs]?; geschieden\p{L}*`,
    religion: phrases`(?:zugehörigkeit|mitgliedschaft) (?:zu|in) einer christlichen kirche; (?:evangelisch|katholisch)\w* (?:konfession|glaubens?); (?:muss|müssen|sollten?) (?:\p{L}+ )?(?:katholisch|evangelisch|christlich|muslimisch|gläubig) sein; nur (?:für |an )?(?:christen|katholiken|protestanten|muslime)`,
    disability: phrases`
      kerngesund; (?:völlig|absolut|vollkommen) gesund; (?:keine|ohne) (?:gesundheitliche[nr]? (?:probleme|einschränkungen|beschwerden)|körperliche[nr]? (?:einschränkungen|gebrechen)|behinderung(?:en)?(?! ))(?=\s{0,2}(?:[.,;!)\n]|$)| (?:sind|ist|hast|haben|vorausgesetzt|erforderlich))
    `,
    appearance: phrases`
      gepflegt(?:e[smnr]?) (?:äußere[smn]?|erscheinungsbild(?:es)?|äussere[smn]?); attraktive[smn]? (?:äußere[smn]?|erscheinung(?:sbild)?); bewerbungsfoto; (?:lebenslauf|bewerbung) (?:mit|und) (?:foto|lichtbild); (?:lichtbild|foto) (?:erforderlich|erwünscht|zwingend|bitte beifügen); ganzkörperfoto;
      gut ?aussehende\w*
    `,
    looks: phrases`
      attraktive[nrs]?(?:,? (?:und )?\p{L}+)? (?:frau|frauen|dame|damen|bedienung|hostess\p{L}*|person|personen|mitarbeiterin(?:nen)?|kellnerin(?:nen)?|empfangs\p{L}+|verkäuferin(?:nen)?); attraktiv(?=\s{0,2}(?:[.,;!)\n]|$)| und); hübsche?[nrs]?; schlank(?=\s{0,2}(?:[.,;!)\n]|$)| und); schlanke[nr]? (?:frau|dame|person|figur|mitarbeiterin)
    `,
  },
} satisfies LanguageWords;
