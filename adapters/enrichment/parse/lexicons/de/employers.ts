import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: names of employers. */
export const deEmployers = {
  employers: {
    associations: phrases`Verband; Berufsverband; Verein; Gesellschaft; Bund; Innung`,
    associationLinks: phrases`der; des; für; deutscher; Deutscher`,
    sizes: phrases`mitarbeite(?:r|nden?|rn|rinnen); beschäftigten?; filialen; standorten?`,
    ownAccount: words`selbststandig selbstandig freiberuflich freischaffend`,
    nouns: words`universitat hochschule klinik krankenhaus klinikum schule werke rechtsanwalte anwalte sohne gebruder`,
    openers: words`
      klinikum klinik klinken krankenhaus universitatsklinikum seniorenheim seniorenzentrum pflegeheim altenheim altenzentrum pflegedienst
      sozialstation diakonie caritas kindergarten kindertagesstatte kita krippe grundschule hauptschule realschule gesamtschule gymnasium
      berufsschule berufskolleg fachhochschule hochschule universitat gemeinde stadt landkreis kreis landratsamt stadtverwaltung finanzamt
      amtsgericht landgericht bundesagentur agentur jobcenter polizei bundeswehr feuerwehr stadtwerke kanzlei notariat steuerkanzlei
      steuerberatung ingenieurburo architekturburo praxis arztpraxis zahnarztpraxis apotheke autohaus spedition backerei metzgerei
      konditorei gasthaus gasthof restaurant hotel pension cafe catering modehaus kaufhaus mobelhaus baumarkt supermarkt sparkasse volksbank
      raiffeisenbank versicherung verlag druckerei elektro malerbetrieb schreinerei tischlerei zimmerei gartnerei friseursalon salon
      reisebüro zeitarbeit
    `,
    compoundEndings: phrases`
      klinik; klinikum; krankenhaus; schule; gymnasium; kolleg; werke; werk; kanzlei; heim; zentrum; praxis; apotheke; markt; amt; verein;
      verband; gesellschaft; kasse; backerei; metzgerei; brauerei; fabrik; druckerei; gartnerei; schreinerei; tischlerei; verwaltung;
      dienste?; betrieb; handel; bau; technik; logistik; garten; tagesstatte; kreis; stube; studio; hof
    `,
    denominations: phrases`ev\.?; kath\.?; staatliche[rs]; stadtische[rs]; evangelische[rs]; katholische[rs]`,
    ownedBy: phrases`eine? (?:unternehmen|tochter|tochtergesellschaft|firma|marke) (?:der|des|von) [^,()]{2,40}`,
    keepsTail: phrases`hochschule`,
    terms: phrases`
      befristet; unbefristet; teilzeit; vollzeit; minijob; festanstellung; praktikum; werkstudent; zeitarbeit; aushilfe; elternzeitvertretung;
      \d{1,3}\s?%
    `,
  },
} satisfies LanguageWords;
