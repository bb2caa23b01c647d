import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: degrees and places of study. */
export const deEducation = {
  education: {
    halfSentences: phrases`und; oder; sowie; während; indem; welche[rsn]?; um`,
    withinSentences: phrases`meine?[rmn]?; wurden?; war(?:en)?; hatte; ich`,
    notFields: phrases`ohne abschluss; kein abschluss; nicht abgeschlossen; abgebrochen`,
    degreeColumns: phrases`abschluss; (?:schul|hochschul)?abschluss; ausbildung(?: zu[mr])?`,
    schoolColumns: phrases`schule\s?/\s?(?:hoch|berufs)schule; schule; hochschule; universität; (?:name der )?bildungseinrichtung; einrichtung; institution; ausbildungsstätte; ausbildungsbetrieb`,
    boardColumns: phrases`prüfende stelle; kammer`,
    fieldColumns: phrases`studiengang; fachrichtung; studienfach; fach; schwerpunkt`,
    timeColumns: phrases`zeitraum; dauer; jahr; zeit; von\s?[-–]\s?bis; abschlussjahr`,
    scoreColumns: phrases`note; abschlussnote; gesamtnote`,
    atSchool: phrases`an(?: der| dem)?; am; bei(?: der)?`,
    studyOf: phrases`(?:bachelor|master|diplom|hochschul)?studium(?: (?:der|des|im fach))?`,
    obtained: phrases`(?:erfolgreich )?abgeschlossen; abschluss erhalten; bestanden`,
    beforeField: phrases`im; für`,
    degrees: phrases`
      promotion; dr\. rer; lehrabschluss(?!prüfung); abitur; fachabitur; mittlere reife; diplom; staatsexamen; dipl\.?-?\s?ing\.?;
      (?:(?:berufs|abgeschlossene |duale |zweijährige |dreijährige )?ausbildung|umschulung|lehre|studium|fortbildung|weiterbildung|externenprüfung|meisterprüfung|gesellenprüfung|abschlussprüfung|anerkennung)(?= (?:zum|zur|als|der|im|fachkraft));
      (?:lehrabschluss|gesellen|meister|facharbeiter)prüfung(?= \p{Lu});
      (?:beschleunigte )?grundqualifikation; meisterbrief; gesellenbrief;
      (?:erster |qualifizierender |qualifizierter |mittlerer |erweiterter )?(?:haupt|real|mittel|volks|sekundar)?schulabschluss;
      (?:erweiterter )?sekundarabschluss(?: i{1,2})?; msa; (?:fach)?oberschulreife; fachoberschulreife; fachhochschulreife;
      (?:allgemeine |fachgebundene )?hochschulreife; berufsreife; diplom-?\p{L}+; (?:erstes |zweites |1\. |2\. )?staatsexamen;
      (?:als )?staatlich (?:anerkannte|geprüfte|examinierte)[rns]? \p{L}+; examinierte[rns]? \p{L}+; matur
    `,
    institutions: phrases`
      universit(?:ät|aet|at); akademie; hochschule; fachhochschule; \p{L}*schulen?; \p{L}*gymnasium; \p{L}*kolleg; lyzeum;
      berufsbildungszentrum; berufsförderungswerk; bsz; osz; bbz; bbs; ihk; hwk; handwerkskammer; handelskammer; ärztekammer; fakultät
    `,
    scores: phrases`abschlussnote; note`,
    majors: phrases`schwerpunkt; fachrichtung`,
    degreeLabels: phrases`
      (?:(?:voraussichtliche|angestrebte|geplante|erworbene|erreichte|höchste|letzte)[rs]? )?(?:schul|studien|berufs|ausbildungs|hochschul)?abschluss(?: als)?;
      akademischer (?:grad|titel)
    `,
    degreeAnswers: phrases`ja; nein; bestanden`,
    labels: phrases`zeitraum; (?:schul)?abschluss(?:note)?; studiengang; fachrichtung; note; bezeichnung der erworbenen(?: qualifikation)?; qualifikation; name und art der bildungs-?; oder ausbildungseinrichtung; hauptfächer(?:[ /]{1,3}berufliche fähigkeiten)?; name und art der (?:bildungs- (?:oder|und) )?ausbildungseinrichtung; stufe der nationalen(?: oder internationalen)? klassifikation`,
    classes: phrases`mit (?:auszeichnung|sehr gute(?:m|n) erfolg)`,
    theses: phrases`abschlussarbeit; bachelorarbeit; masterarbeit; diplomarbeit`,
    fields: phrases`
      informatik; wirtschaft; jura; medizin; pharmazie; physik; chemie; architektur; philosophie; geschichte; musik; kunst; sport; theologie;
      soziale arbeit; elektronik; \p{L}{3,24}(?:bau|wesen|technik|wissenschaft(?:en)?|lehre|logie|nomie|istik|matik|pädagogik|recht|ökonomie|medizin|pflege|ingenieur)
    `,
    certainInstitutions: phrases`hochschule; fachhochschule`,
    fieldOpeners: phrases`lehramt`,
    withinStudies: phrases`im`,
  },
} satisfies LanguageWords;
