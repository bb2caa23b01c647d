import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: headings of sections. */
export const deHeadings = {
  headings: {
    summary: phrases`
      profil; kurzprofil; zusammenfassung; uber mich; ueber mich; ziel; berufsziel; karriereziel; berufliches profil; kurzvorstellung;
      zu meiner person
    `,
    work: phrases`
      berufserfahrung; beruflicher werdegang; berufspraxis; praktische erfahrung; praxiserfahrung; werdegang; berufliche erfahrung;
      berufliche erfahrungen; praktika; praktikum; beschaftigung; arbeitserfahrung; berufliche laufbahn; berufliche stationen; tatigkeiten;
      erfahrung; erfahrungen; beruf; berufstatigkeit; berufstatigkeiten; berufliche tatigkeit; berufliche tatigkeiten; berufserfahrungen;
      praktische erfahrungen; praktische tatigkeiten; berufliche entwicklung; beruflicher hintergrund; bisherige tatigkeiten;
      beschaftigungsverhaltnisse; arbeitsverhaltnisse; karriere; berufsweg; nebentatigkeiten; praxis; beruflicher lebenslauf
    `,
    education: phrases`
      allgemeine und berufliche bildung; ausbildung; bildung; bildungsweg; bildungsgang; studium; schulbildung; schule; hochschule; akademischer werdegang;
      akademische ausbildung; schulausbildung; berufsausbildung; aus- und weiterbildung; hochschulbildung; studium und ausbildung;
      ausbildungen; schulischer werdegang; schulische ausbildung; schulische bildung; schul- und berufsausbildung; schul- und berufsbildung; schulische und berufliche ausbildung; schulische und berufliche bildung;
      berufliche und schulische ausbildung;
      schul- und hochschulbildung; berufliche ausbildung; berufliche bildung; akademischer hintergrund; hochschulstudium; bildungsabschlusse;
      schulabschluss; ausbildungsweg; schule und studium; ausbildung und studium`,
    skills: phrases`
      digitale kompetenzen; digitale kompetenz; digitale fahigkeiten; digitale kenntnisse; kenntnisse; fahigkeiten; kompetenzen; top-kenntnisse; top kenntnisse; edv-kenntnisse; edv kenntnisse; it-kenntnisse; it kenntnisse; fachkenntnisse;
      besondere kenntnisse; kenntnisse und fahigkeiten; fahigkeiten und kenntnisse; technische kenntnisse; qualifikationen; kernkompetenzen;
      computerkenntnisse; weitere kenntnisse; softwarekenntnisse; technologien; starken; fahigkeiten und kompetenzen; programmierkenntnisse;
      soziale kompetenzen; personliche starken; edv; edv- und it-kenntnisse; software und methoden; fachliche kompetenzen;
      fachliche kenntnisse; fachkompetenzen; methodenkompetenz; personliche fahigkeiten; personliche kompetenzen; zusatzqualifikationen;
      schlusselqualifikationen; it-fahigkeiten; spezialkenntnisse; schwerpunkte; edv- und fachkenntnisse; anwenderkenntnisse;
      edv-kenntnisse und software
    `,
    certificates: phrases`
      bescheinigungen und zertifikate; zertifikate; zertifizierungen; weiterbildung; weiterbildungen; fortbildung; fortbildungen; lizenzen; zertifikate und weiterbildungen;
      kurse; seminare; fuhrerschein; weiterbildungsmassnahmen; berufliche weiterbildung; lehrgange; schulungen; zusatzausbildung;
      fuhrerscheine; fort- und weiterbildung; fort- und weiterbildungen; fortbildungen; kurse und schulungen; kurse und lehrgange; weiterbildungen und kurse; zusatzqualifikation
    `,
    languages: phrases`
      sprachen; sprachkenntnisse; fremdsprachen; sprachliche kenntnisse; sprachen und sprachkenntnisse; sprachfertigkeiten
    `,
    projects: phrases`projekte; projekterfahrung; ausgewahlte projekte; eigene projekte`,
    volunteer: phrases`
      ehrenamt; ehrenamtliches engagement; ehrenamtliche tatigkeiten; soziales engagement; engagement; ehrenamtliche tatigkeit
    `,
    awards: phrases`auszeichnungen; preise; stipendien; erfolge; ehrungen; preise und auszeichnungen`,
    publications: phrases`publikationen; veroffentlichungen; vortrage; patente; vortrage und publikationen; publikationen und vortrage; konferenzbeitrage`,
    contact: phrases`
      kontakt; kontaktdaten; personliche daten; personliche angaben; anschrift; angaben zur person; zur person; profile im netz; personalien;
      personliches; meine daten; kontaktinformationen
    `,
    other: phrases`
      lehrveranstaltungen; gehaltene lehrveranstaltungen; betreute abschlussarbeiten; betreute arbeiten; gremienarbeit; gremien; gutachtertatigkeit;
      interessen; hobbys; hobbies und interessen; interessen und hobbys; referenzen; sonstiges; mitgliedschaften; freizeit; weitere angaben;
      personliche interessen; sonstige kenntnisse; wehrdienst; zivildienst; hobbys und interessen; freizeitinteressen; referenzpersonen; berufliche referenzen;
      interessen und freizeit; freizeitaktivitaten; freizeitbeschaftigung; freizeitgestaltung; private interessen; zusatzliche informationen`,
    noHeading: phrases`ausbildung (?:zur?m?|als)`,
  },
  headingWords: {
    interestsAtWork: phrases`fachliche; berufliche; wissenschaftliche; technische`,
    pastimes: phrases`(?:[\p{L}-]+ ){0,4}(?:hobbys?|hobbies|interessen|freizeit\p{L}*)(?: und [\p{L} ]+)?`,
    references: phrases`(?:[\p{L}-]+ ){0,4}referenz(?:en|personen)?`,
    education: phrases`ausbildung; schulbildung`,
    work: phrases`berufserfahrung; werdegang`,
    skills: phrases`\p{L}*-?kenntnisse`,
    projects: phrases`projekte`,
  },
} satisfies LanguageWords;
