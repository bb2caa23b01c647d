import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: job ads. */
export const esJobAds = {
  adHeadings: {
    preferred: phrases`deseables?; se valora(?:rá)?; valorable`,
    offer: phrases`ofrecemos; se ofrece; qué te ofrecemos; beneficios; sobre nosotros; quiénes somos; condiciones`,
    required: phrases`requisitos; perfil; qué buscamos; se requiere; requerimientos; qué necesitas; te pedimos`,
    tasks: phrases`funciones; responsabilidades; tareas; qué harás; tus funciones; descripción (?:de la oferta|del puesto)`,
  },
  ads: {
    listItems: phrases`experiencia (?:en|con); conocimientos? (?:de|en)`,
    preferred: phrases`deseable; se valorar; valorable; se valora; preferible(?:mente)?`,
    required: phrases`imprescindible; obligatori[oa]; requerid[oa]; necesari[oa]; fluido`,
    experience: phrases`experiencia`,
    besideYears: phrases`experiencia; antigüedad`,
    asks: phrases`experiencia; conocimientos?; dominio`,
    gives: phrases`ofrecemos`,
    toReader: phrases`experiencia; conocimientos?`,
    ofEmployer: phrases`nuestr\w*`,
    ofPerson: phrases`capacidad`,
    phraseEnds: phrases`para; por; con`,
    filler: phrases`el; los; las`,
    phraseLeads: phrases`\b(?:experiencia|conocimientos?|dominio|manejo)\s{1,3}(?:en|de|del|con)\s{1,3}`,
  },
  adDegrees: {
    bachelor: phrases`
      licenciatura; diplomatura; ingeniería(?= (?:en|de|técnica|superior|informática|industrial)); grado (?:universitario|en); grado o;
      titulación universitaria; título universitario; titulad[oa] universitari[oa]; estudios universitarios
    `,
    doctorate: phrases`doctorado`,
    associate: phrases`ciclo formativo; grado (?:medio|superior); fp(?= |,|\.); formación profesional`,
    school: phrases`bachillerato`,
  },
  pay: {
    to: phrases`a; y; hasta`,
    hour: phrases`\bpor hora\b; \bla hora\b`,
    day: phrases`/ ?día\b; \bpor día\b`,
    week: phrases`\bpor semana\b`,
    month: phrases`/ ?mes\b; \bmensual(?:es)?\b; \b(?:por|al) mes\b`,
    year: phrases`/ ?año\b; \b(?:por|al) año\b; \banual(?:es)?\b`,
    words: phrases`salario; sueldo; retribución; bruto`,
    atMost: phrases`hasta`,
    atLeast: phrases`desde`,
  },
  workplace: {
    atTimes: phrases`días?`,
    placeLabels: phrases`ubicación; lugar(?: de trabajo)?; localidad`,
    ofJob: phrases`puesto`,
    basedIn: phrases`ubicad[oa] en`,
    officeIn: phrases`con sede en`,
    behindPlace: phrases`y; con`,
    hybridAlone: phrases`híbrid[oa]`,
    hybrid: phrases`\bmodalidad híbrida; \bteletrabajo parcial`,
    remoteAlone: phrases`remoto`,
    remote: phrases`100 ?% teletrabajo\b; \btrabajo remoto\b`,
    onSiteAlone: phrases`presencial`,
    onSite: phrases`\b100 ?% presencial`,
  },
} satisfies LanguageWords;
