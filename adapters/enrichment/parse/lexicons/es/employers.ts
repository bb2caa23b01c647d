import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: names of employers. */
export const esEmployers = {
  employers: {
    associations: phrases`Asociación; Sociedad; Colegio; Federación`,
    associationLinks: phrases`de; del; para; española; nacional`,
    units: phrases`servicio de; unidad de; planta de; departamento de; área de`,
    sizes: phrases`empleados; trabajadores; tiendas`,
    terms: phrases`(?:contrato )?(?:temporal|indefinido); media jornada; jornada completa; prácticas; interin[oa]; sustitución`,
    ownAccount: words`autonomo autonoma`,
    nouns: words`universidad banco grupo escuela colegio hotel ministerio abogados arquitectos procuradores notarios asesores hermanos hnos hijos`,
    openers: words`
      hospital clinica residencia centro ambulatorio farmacia colegio escuela ceip ies instituto universidad academia guarderia ayuntamiento
      diputacion ministerio junta consejeria generalitat gestoria asesoria bufete despacho notaria consultora empresa grupo construcciones
      obras reformas instalaciones talleres taller restaurante cafeteria bar hostal parador chiringuito tienda tiendas supermercado
      supermercados almacenes calzados modas panaderia pasteleria carniceria papeleria peluqueria seguros banco caja inmobiliaria
      transportes logistica frutas conservas bodegas laboratorios fundacion asociacion electricidad montajes astilleros autopartes hermanos
    `,
  },
} satisfies LanguageWords;
