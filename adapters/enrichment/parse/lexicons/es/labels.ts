import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: labels inside entries. */
export const esLabels = {
  labels: {
    honours: phrases`del (?:año|mes); finalista; ganador(?:a)?`,
    templatePlaces: phrases`Ciudad\s{0,3},\s{0,3}(?:País|Estado|Provincia)(?!\p{L})`,
    pageNumber: phrases`p[aá]gina`,
    projectDetails: phrases`
      detalles?; herramientas(?: utilizadas)?; tecnologías(?: utilizadas)?; entorno(?: tecnológico)?; tamaño del equipo; descripción(?: del proyecto)?; duración; per[ií]odo; funciones; responsabilidades; tareas
    `,
    projectRole: phrases`rol; función; puesto`,
    issuedOn: phrases`expedid[oa](?: el| en)?; emitid[oa](?: el| en)?; obtenid[oa](?: el| en)?; fecha de (?:expedición|emisión|obtención); (?:fecha|año)(?=\s?:)`,
    expires: phrases`válid[oa] hasta; vigente hasta; vence(?: el| en)?; caduca(?: el| en)?`,
    credential: phrases`(?:id|número|n\.?º) de(?:l| la)? (?:credencial|certificado|certificación); (?:mostrar|ver) (?:la )?(?:credencial|certificado)`,
    given: phrases`
      premios?; premiad[oa]s?; galard\w+; becas?; becari[oa]; medallas?; reconocimientos?; reconocid[oa]; mención; finalistas?; ganador(?:a|es)?; distinción; distinciones; matrícula de honor; honores;
      (?:emplead[oa]|trabajador(?:a)?|vendedor(?:a)?|comercial) del (?:año|mes); (?:primer|segundo|tercer) (?:lugar|puesto|premio); cum laude; concurso
    `,
    cards: phrases`carretiller[oa]; carretilla elevadora; primeros auxilios; manipulador(?:a)? de alimentos; prevención de riesgos laborales; plataforma elevadora`,
    certified: phrases`certificad[oa]; certificación`,
    issuingBodies: phrases`instituto; ministerio; escuela; centro (?:de (?:formación|estudios)); academia; fundación; colegio oficial; cámara de comercio; consejería; universidad; federación; asociación`,
    taught: phrases`cursos?; taller; seminario; formación; carn[eé]t?; permiso; licencia; diploma; título; máster`,
    sameEmployer: phrases`(?:la )?misma empresa`,
    position: phrases`puesto; puesto de trabajo; cargo; (?:puesto|cargo) (?:desempeñado|ocupado); posición; ocupación; (?:profesión|función) o (?:cargo|puesto)(?: (?:desempeñado|ocupado))?`,
    employer: phrases`(?:nombre de la )?empresa; compañía; empleador; nombre y dirección(?: del empleador| de la(?: empresa(?: o(?: empleador)?)?)?)?`,
    aside: phrases`tipo de empresa o sector; (?:principales )?funciones y responsabilidades(?: principales)?`,
    terms: phrases`tipo de contrato; salario; sueldo; horas semanales; motivo de salida; jefe inmediato`,
    place: phrases`pa[ií]s; lugar(?: de trabajo)?; ciudad; localidad; ubicación`,
    client: phrases`cliente`,
    dates: phrases`per[ií]odo(?: laboral| trabajado)?; fechas?; duración; desde [-–/] hasta`,
    accounts: phrases`(?:principales )?(?:funciones|tareas|responsabilidades|actividades|logros)(?: principales| realizadas)?; descripción(?: del puesto)?`,
    noName: phrases`jornada completa; media jornada; contrato (?:indefinido|temporal); desde; baja maternal`,
    role: phrases`puesto; cargo`,
  },
  employment: {
    breaks: phrases`
      baja (?:maternal|por maternidad|paternal); permiso (?:de|por) (?:maternidad|paternidad); excedencia; año sabático; desemplead[oa]; (?:en )?desempleo; en paro; búsqueda (?:activa )?de empleo
    `,
    joins: phrases`(?:me incorporé|se incorporó|incorporación|entrada) (?:a|en)`,
    changeLeads: phrases`
      (?:ascendid[oa]|promovid[oa]|ascenso|promoción) a(?:l puesto de| la posición de)?; (?:contratad[oa]|incorporad[oa]) como;
      (?:empecé|comencé|ingresé) como
    `,
    changeFrom: phrases`(?:ascendid[oa]|promovid[oa]) de`,
    changeTo: phrases`a`,
    changeStops: phrases`en; tras; después; desde; con; por`,
  },
} satisfies LanguageWords;
