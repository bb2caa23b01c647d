import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: degrees and places of study. */
export const esEducation = {
  education: {
    halfSentences: phrases`así como; mientras; que; para`,
    withinSentences: phrases`mi; fue; fui; tenía; estuve`,
    notFields: phrases`sin t[ií]tulo; sin titulaci[oó]n; inconclus[oa]; incomplet[oa]; no finalizad[oa]`,
    degreeColumns: phrases`título(?: obtenido)?; titulación; estudios; formación`,
    schoolColumns: phrases`(?:nombre del )?centro(?: de (?:estudios|formación)| educativo)?; institución; universidad; escuela`,
    boardColumns: phrases`entidad`,
    fieldColumns: phrases`especialidad; carrera`,
    timeColumns: phrases`años?; fechas?; periodo; período; año de (?:graduación|finalización); duración`,
    scoreColumns: phrases`nota(?: media)?; calificación`,
    atSchool: phrases`en(?: la| el)?`,
    studyOf: phrases`estudios (?:de|en)`,
    obtained: phrases`(?:título )?obtenido; finalizad[oa]; titulad[oa]`,
    beforeField: phrases`en`,
    degrees: phrases`
      doctorado; maestr[ií]a; m[aá]ster; magister; licenciatura; licenciado; licenciada; grado(?= en); (?<=^)grado(?=,|$| (?!superior|medio|de|del|di|primero|secondo)\p{L}{4}); ingenier[ií]a;
      t[eé]cnico(?= (?:en|em)); tecn[oó]logo; ingeniero; bachillerato; t[ií]tulo; t[eé]cnico superior; fp; ciclo formativo;
      grado (?:medio|superior); eso; cfg[ms]; formación profesional; graduad[oa](?= en| escolar); diplomatura; diplomad[oa](?= en);
      licenciad[oa](?= en); post?grado; técnic[oa](?: superior)?(?= en); bachiller; título de; curso (?:de|en)(?= \p{Lu})
    `,
    institutions: phrases`
      universidade?; institución; instituto; academia; politécnic[oa]; universitat; ies; i\.e\.s\.; ceip; cifp; cpifp; uned;
      centro de (?:formación|estudios); cámara de comercio; facultad; conservatorio; colegio; escuela
    `,
    majors: phrases`especialidad`,
    degreeLabels: phrases`(?:título|titulación)(?: (?:obtenid[oa]|académic[oa]))?`,
    degreeAnswers: phrases`sí; no; obtenido; en curso`,
    labels: phrases`fechas?; título de la cualificación(?: obtenida)?; obtenida; titulación; cualificación obtenida; centro; principales materias(?: o capacidades (?:profesionales|ocupacionales)(?: estudiadas)?)?; nombre y tipo de (?:la )?(?:organización|centro)(?: (?:educativ[oa]|que ha impartido la educación)(?: o (?:la )?(?:formativa|formación))?)?; nivel en la clasificación nacional(?: o internacional)?`,
    fields: phrases`
      derecho; medicina; física; química; historia; gestión; cocina; electricidad; empresariales; enfermería; matemáticas; contabilidad;
      \p{L}{3,20}(?:ología|onomía|ística|ática|ónica)
    `,
    theses: phrases`tesis`,
    certainInstitutions: phrases`universidad\p{L}*`,
    withinStudies: phrases`en`,
    fieldLinks: phrases`en`,
    openLinks: phrases`de`,
    nameLinks: phrases`de`,
  },
} satisfies LanguageWords;
