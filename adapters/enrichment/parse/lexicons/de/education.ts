import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: degrees and places of study. */
export const deEducation = {
  education: {
    atSchool: phrases`an(?: der| dem)?; am; bei(?: der)?`,
    studyOf: phrases`(?:bachelor|master|diplom|hochschul)?studium(?: (?:der|des|im fach))?`,
    obtained: phrases`(?:erfolgreich )?abgeschlossen; abschluss erhalten; bestanden`,
    beforeField: phrases`im; für`,
    degrees: phrases`
      promotion; dr\. rer; abitur; fachabitur; mittlere reife; diplom; staatsexamen; dipl\.?-?\s?ing\.?;
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
    labels: phrases`(?:schul)?abschluss(?:note)?; studiengang; fachrichtung; note`,
    theses: phrases`abschlussarbeit; bachelorarbeit; masterarbeit; diplomarbeit`,
    fields: phrases`informatik; wirtschaft`,
    certainInstitutions: phrases`hochschule; fachhochschule`,
    fieldOpeners: phrases`lehramt`,
    withinStudies: phrases`im`,
  },
} satisfies LanguageWords;
