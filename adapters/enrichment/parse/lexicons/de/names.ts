import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: names of people and places, and how contact details are labelled. */
export const deNames = {
  names: {
    smallWords: phrases`von; und; der; zum; zur; am; im; für`,
    particles: phrases`der; den; von; vom; zu; zur`,
    openEnds: phrases`und`,
    openEndsOfEmployers: phrases`und; für`,
    headingSmallWords: phrases`und`,
  },
  joining: {
    dateLinks: phrases`im; in; am; seit`,
    and: phrases`und`,
    at: phrases`bei`,
    as: phrases`als`,
    within: phrases`im; in der; in einem; in einer`,
    fromOrAt: phrases`bei`,
    but: phrases`aber`,
    andOr: phrases`und; oder`,
    listed: phrases`und; oder; sowie`,
  },
  places: {
    smallWords: phrases`am; an; der`,
    remote: phrases`home ?office; homeoffice`,
    numberedCities: phrases`Prag; Wien`,
    areasBefore: phrases`großraum; raum; region`,
    areasBehind: phrases`und umgebung; und umland`,
    cities: phrases`
      münchen=DE; frankfurt=DE; freiburg im breisgau=DE; mülheim an der ruhr=DE; ludwigshafen=DE; marburg=DE; meißen=DE; kempten=DE;
      landau=DE; limburg=DE; neumarkt=DE; hanau=DE; heidenheim=DE; biberach=DE; bitterfeld=DE; bad homburg=DE; wien=AT; klagenfurt=AT;
      krems=AT; leoben=AT; st. pölten=AT; genf=CH; biel=CH; solothurn=CH; st. gallen=CH; mailand=IT; rom=IT; turin=IT; venedig=IT;
      florenz=IT; neapel=IT; warschau=PL; krakau=PL; danzig=PL; breslau=PL; posen=PL; prag=CZ; brüssel=BE; antwerpen=BE; lüttich=BE;
      lissabon=PT; kopenhagen=DK; straßburg=FR; nizza=FR; athen=GR; bukarest=RO; moskau=RU; den haag=NL; luxemburg=LU; mexiko-stadt=MX;
      peking=CN; tokio=JP
    `,
  },
  address: {
    streetEndings: phrases`straße; strasse; str\.; weg; platz; allee; gasse; ufer; damm`,
    streetWords: phrases`straße; strasse; str\.?; weg; platz; allee; gasse; ufer; damm; ring`,
    elsewhere: phrases`geboren; geburtsort`,
    leads: phrases`wohnhaft in; wohne in`,
    labels: phrases`adresse; wohnort; anschrift`,
  },
  person: {
    registerNumbers: phrases`nr; nummer; registernummer`,
    labels: phrases`
      vorname; nachname; familienname; geschlecht; konfession; geb(?:urtstag|urtsdatum|urtsort)[\p{L} /-]{0,16}; straße; plz,? ?(?:\/ ?)?ort;
      wohnort; wehrdienst
    `,
    details: phrases`
      geboren; geburtsdatum; geburtsort; alter; familienstand; staatsangeh[öo]rigkeit; nationalit[äa]t; geschlecht; anschrift; adresse
    `,
    born: phrases`geb(?:oren|\.)\s`,
    bornIn: phrases`geboren(?:er?)?; geb; jahrgang`,
    maritalStatus: phrases`ledig; verheiratet; geschieden; verwitwet`,
    yearsOld: phrases`jahre alt`,
    titles: phrases`
      herr; frau; ing; dipl(?:om)?(?:\.[- ]?|-)\p{L}[\p{L}.-]{1,18}(?: ?\((?:fh|tu|th|ba|dh|univ\.?)\))?; mag\.; pd; ddr; univ\.?-?prof;
      (?:med|univ|dent|vet|rer|nat|phil|iur|jur|pol|oec|techn|habil)(?=\.)
    `,
    dataHeadings: phrases`angaben zur person; zur person; personliche (?:daten|angaben); personalien`,
    wanted: phrases`(?:angestrebte|gewünschte|bevorzugte) (?:stelle|position|tätigkeit|beschäftigung); berufsfeld`,
    nameLabels: phrases`vor- und nachname; vorname(?:,| und|\/|) ?(?:nach)?name; name, vorname`,
    documentBeforeName: phrases`(?:(?:hallo|moin|guten tag)[,!.]? )?(?:ich bin|ich heiße|mein name ist) (?=\p{Lu}); lebenslauf (?:von )?(?=\p{Lu}); lebenslauf\s{0,3}[:–—-]\s{0,3}(?=\p{Lu})`,
    noName: phrases`bewerberbogen; bewerbungsbogen; personal(?:frage)?bogen; lebenslauf; adresse; anschrift; telefon; staatsangehörigkeit`,
    consents: phrases`
      (?:hiermit )?(?:willige ich|ich willige) [^.]{0,60}ein; (?:hiermit )?(?:stimme ich|ich stimme|ich erkläre mich) [^.]{0,60}(?:daten|verarbeitung|speicherung)\p{L}*
    `,
    namesInTwo: phrases`(?:nach|familien)?name(?:\(n\))?\s*\/\s*vornamen?(?:\(n\))?; vornamen?(?:\(n\))?\s*\/\s*(?:nach)?name(?:\(n\))?`,
    givenNameLabels: phrases`vornamen?(?:\(n\))?; rufname`,
    surnameLabels: phrases`(?:nach|familien|zu)?name(?:\(n\))?`,
    onRequest: phrases`auf (?:anfrage|wunsch|nachfrage)`,
    farewells: phrases`(?:mit )?(?:freundlichen?|besten?|herzlichen?|vielen?) gr(?:ü|ue)(?:ß|ss)en?; (?:viele|beste|herzliche|liebe|freundliche) gr(?:ü|ue)(?:ß|ss)e; hochachtungsvoll`,
    nameLabelsBeforeColon: phrases`(?:vor|nach)?name[\p{L},/ -]{0,16}`,
  },
  contact: {
    phoneLabels: phrases`telefon; mobil; handy; fon; natel`,
  },
} satisfies LanguageWords;
