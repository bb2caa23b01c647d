import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: skills and human languages. */
export const frSkills = {
  skills: {
    examples: phrases`y compris; notamment; par exemple; p\. ?ex\.`,
    linksBeforeNames: phrases`avec; de`,
    halvesAtStart: phrases`que; ou; pour`,
    halvesAtEnd: phrases`de; pour; avec; des`,
    licenceClasses: phrases`cat(?:égories?|\.)`,
    drivingLicences: phrases`permis(?: de conduire)?`,
    pastimes: phrases`(?:sports? et )?loisirs; intérêts; centres? d['’]intérêts?; hobbies; passions?; passe-temps`,
    noSkill: phrases`compétences; atouts; points forts; contactez-moi; me contacter; en savoir plus; (?:télécharger|imprimer|voir) (?:le |mon )?(?:cv|pdf); références(?: (?:sur demande|disponibles sur demande))?`,
    levels: phrases`experte; débutant; intermédiaire; avancé`,
    years: phrases`ans`,
  },
  languages: {
    names: words`
      anglais allemand francais espagnol italien portugais neerlandais russe polonais tcheque slovaque hongrois roumain bulgare grec turc
      arabe hebreu persan chinois japonais coreen danois suedois norvegien finnois ukrainien serbe croate wolof berbere catalan basque
      luxembourgeois albanais armenien vietnamien tamoul
    `,
    levels: phrases`
      notions?; langue maternelle; maternel(?:le)?; courante?; couramment; bilingue; intermédiaire; débutante?; scolaire; avancée?; moyen;
      bon; très bon; bonnes? (?:notions|connaissances); natif; native; lue?s?; écrite?s?; parlée?s?; professionnel
    `,
    levelLeads: phrases`je (?:parle|suis)`,
    levelLinks: phrases`en`,
    motherTongue: phrases`langue(?:\(s\))? maternelle`,
    labels: phrases`langue(?:\(s\))? maternelle; autre(?:\(s\)|s)? langue`,
    gridWords: words`comprendre parler écrire écouter lire prendre part à une conversation s'exprimer oralement en continu expression compréhension orale écrite interaction`,
    frameworks: phrases`cadre européen commun`,
  },
} satisfies LanguageWords;
