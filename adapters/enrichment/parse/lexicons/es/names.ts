import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: names of people and places, and how contact details are labelled. */
export const esNames = {
  names: {
    smallWords: phrases`el; los; las; del; y`,
    particles: phrases`del; el; los; las; y; e`,
    openEndsOfEmployers: phrases`del`,
    headingSmallWords: phrases`y`,
  },
  joining: {
    dateLinks: phrases`en; el; desde`,
    and: phrases`y`,
    inTown: phrases`en`,
    as: phrases`como`,
    within: phrases`en`,
    but: phrases`pero`,
    andOr: phrases`y; o`,
    listed: phrases`y; e; o`,
    employerArticles: phrases`el; la; los; las`,
  },
  places: {
    remote: phrases`(?:trabajo |en )?remoto; teletrabajo; a distancia`,
    smallWords: phrases`de; del; la; las; los`,
    areasBefore: phrases`gran; área metropolitana de; región metropolitana de`,
    areasBehind: phrases`y alrededores`,
    cities: phrases`
      ciudad de méxico=MX; cdmx=MX; querétaro=MX; ciudad juárez=MX; naucalpan=MX; santiago de chile=CL; córdoba argentina=AR;
      nueva york=US; londres=GB; múnich=DE; bruselas=BE; amberes=BE; núremberg=DE; fráncfort=DE; estrasburgo=FR; varsovia=PL; cracovia=PL; ginebra=CH; lisboa=PT; oporto=PT; burdeos=FR; castellón=ES; castellón de la plana=ES;
      chiclana=ES; donostia=ES; san sebastián=ES; gasteiz=ES; vitoria=ES; vitoria-gasteiz=ES; l'hospitalet=ES; lanzarote=ES;
      las palmas=ES; las rozas=ES; orense=ES; palma de mallorca=ES; villarreal=ES; jerez=ES; betanzos=ES; la coruña=ES; gerona=ES;
      lérida=ES; zaragoza=ES; sevilla=ES
    `,
  },
  address: {
    streetOpenersNumberLast: phrases`calle; avenida; plaza; paseo; c\/`,
    leads: phrases`(?:residente|vivo|resido) en`,
    labels: phrases`direcci[oó]n; ciudad`,
  },
  person: {
    registerNumbers: phrases`n[.º°]*; núm; número; colegiad[oa](?: n[.º°]*| núm)?`,
    labels: phrases`lugar y fecha de nacimiento; lugar de nacimiento; d\.?n\.?i\.?; n\.?i\.?e\.?; domicilio; hijos`,
    details: phrases`fecha de nacimiento; edad; estado civil; nacionalidad; sexo; direcci[oó]n`,
    born: phrases`nacid[oa]\s(?:el|en)\s`,
    bornIn: phrases`nacid[oa]; nací; nació`,
    maritalStatus: phrases`solter[oa]; casad[oa]; divorciad[oa]`,
    yearsOld: phrases`años`,
    documentBeforeName: phrases`(?:hola[,!.]? )?(?:soy|me llamo|mi nombre es) (?=\p{Lu})`,
    titles: phrases`sr; sra; nombre; don; doña; dña; señora?; lic(?=\.); lcd[oa]`,
    dataHeadings: phrases`informacion personal; datos personales`,
    wanted: phrases`(?:puesto|empleo|trabajo|cargo) (?:solicitado|deseado|al que se postula); profesión`,
    nameLabels: phrases`nombres? y apellidos?; nombre completo; apellidos? y nombres?; apellidos?, nombres?`,
    consents: phrases`(?:por la presente )?(?:autorizo|doy mi consentimiento|consiento) [^.]{0,60}(?:tratamiento|datos)`,
    namesInTwo: phrases`nombre(?:s|\(s\))?\s*\/\s*apellido(?:s|\(s\))?; apellido(?:s|\(s\))?\s*\/\s*nombre(?:s|\(s\))?`,
    givenNameLabels: phrases`nombre(?:s|\(s\))?`,
    surnameLabels: phrases`apellido(?:s|\(s\))?`,
    onRequest: phrases`a petición; bajo petición; (?:previa|a) solicitud`,
    farewells: phrases`(?:un )?(?:cordial(?:es)? )?saludos?(?: cordial(?:es)?)?; atentamente; le saluda atentamente`,
    nameLabelsBeforeColon: phrases`nombre[\p{L} ]{0,14}; apellidos?,? (?:y )?nombres?`,
    documentOf: phrases`de`,
    noName: phrases`hoja de vida; solicitud`,
  },
  contact: {
    phoneLabels: phrases`t[eé]l[eé]fono; m[oó]vil; tlf; tfno`,
  },
} satisfies LanguageWords;
