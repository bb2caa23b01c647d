import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: skills and human languages. */
export const deSkills = {
  skills: {
    examples: phrases`einschließlich; inklusive; inkl\.; insbesondere; z\. ?B\.`,
    linksBeforeNames: phrases`mit; von`,
    halvesAtStart: phrases`dass; oder; als; um; für`,
    halvesAtEnd: phrases`von; für; mit; sowie`,
    licenceClasses: phrases`(?:der )?klassen?; kl\.?`,
    drivingLicences: phrases`f(?:ü|ue)hrerschein(?:e|klassen?)?; fahrerlaubnis; fahrausweis`,
    pastimes: phrases`(?:persönliche |private )?interessen(?: und hobbys)?; hobbys?(?: und interessen)?; hobbies; freizeit\p{L}*`,
    noSkill: phrases`kenntnisse; fähigkeiten; kompetenzen; fachkenntnisse; kontakt aufnehmen; mehr über mich; (?:lebenslauf|pdf|cv) (?:herunterladen|drucken|ansehen); referenzen(?: auf (?:anfrage|wunsch))?`,
    levels: phrases`grundkenntnisse; fortgeschritten; sehr gut; gut`,
    years: phrases`jahre`,
  },
  languages: {
    names: words`
      englisch deutsch franzosisch franzoesisch spanisch italienisch portugiesisch niederlandisch niederlaendisch russisch polnisch
      tschechisch slowakisch ungarisch rumanisch bulgarisch griechisch turkisch tuerkisch arabisch hebraisch persisch chinesisch japanisch
      koreanisch danisch schwedisch norwegisch finnisch ukrainisch serbisch kroatisch bosnisch slowenisch albanisch latein
    `,
    levels: phrases`
      muttersprachen?; muttersprachlich(?:es niveau)?; muttersprachler(?:in)?; zweisprachig; verhandlungssicher; verhandlungssichere;
      fließende?; fliessende?; grundkenntnisse; grundlagen; schulkenntnisse; schul\p{L}+isch; sehr gute?; gute?; mittel; mittelstufe;
      mittlere; fortgeschritten; anfänger; konversationssicher; in wort und schrift; (?:großes|kleines) latinum; latinum; graecum
    `,
    levelLeads: phrases`ich spreche`,
    levelLinks: phrases`in`,
    motherTongue: phrases`muttersprache`,
    labels: phrases`muttersprache; (?:weitere|sonstige|andere) sprache`,
    gridWords: words`verstehen sprechen schreiben hören lesen an gesprächen teilnehmen zusammenhängendes`,
    frameworks: phrases`gemeinsamer? europäischer? referenzrahmen`,
  },
} satisfies LanguageWords;
