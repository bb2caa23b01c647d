import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: skills and human languages. */
export const esSkills = {
  skills: {
    examples: phrases`incluyendo; por ejemplo; especialmente; p\. ?ej\.`,
    linksBeforeNames: phrases`con; de`,
    halvesAtStart: phrases`que; para`,
    halvesAtEnd: phrases`de; para; con; del`,
    licenceClasses: phrases`clases?; categorías?; tipos?`,
    drivingLicences: phrases`carn[eé]t(?: de conducir)?; permiso(?:s)? de (?:conducir|conducción)`,
    pastimes: phrases`aficiones(?: e intereses)?; intereses(?: (?:personales|y aficiones))?; hobbies; pasatiempos; tiempo libre; ocio`,
    noSkill: phrases`competencias; habilidades; aptitudes; conocimientos; contáctame; contáctenme; más sobre mí; (?:descargar|imprimir|ver) (?:el |mi )?(?:cv|currículum|pdf); referencias(?: (?:a petición|disponibles))?`,
    levels: phrases`básico; intermedio; avanzado; experto`,
    years: phrases`años`,
  },
  languages: {
    names: words`
      ingles aleman frances espanol castellano italiano portugues neerlandes holandes ruso polaco checo hungaro rumano griego turco hebreo
      persa chino japones coreano sueco noruego danes finlandes ucraniano valenciano euskera gallego catala valencia vasco arabe
    `,
    levels: phrases`
      lengua materna; materna; nativo; nativa; bilingüe; fluido; fluida; fluidez; avanzado; intermedio; básico; alto; medio; medio-alto;
      bajo; principiante; conversación; conversacional; hablado y escrito; hablado; escrito; elemental
    `,
    levelLeads: phrases`hablo`,
    levelLinks: phrases`en`,
    motherTongue: phrases`(?:lengua|idioma)(?:\(s\)|s)? matern[oa]`,
    labels: phrases`(?:lengua|idioma)(?:\(s\)|s)? matern[oa]; otro(?:\(s\)|s)? idioma`,
    gridWords: words`comprender hablar escribir comprensión auditiva de lectura expresión escrita oral interacción`,
    frameworks: phrases`marco común europeo`,
  },
} satisfies LanguageWords;
