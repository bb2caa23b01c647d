import type { LanguageWords } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * Spanish: wordings that leave people out. Sources: Ley 15/2022, articles 2 and 9; Estatuto de los Trabajadores, articles 4.2.c and 17; LISOS, article
 * 16.1.c (ads that discriminate by sex, age, civil status and others are a very grave infringement); in Mexico the Ley Federal del Trabajo, article 3. Of the
 * grounds of Ley 15/2022 language and ethnic origin are those of an accent.
 */
export const esWordings = {
  ages: {
    before: phrases`edad(?:es)?; rango de edad; edad comprendida`,
    behind: phrases`de edad; cumplidos`,
    years: phrases`años`,
    to: phrases`a; y; hasta; o`,
    from: phrases`entre(?: los)?; de(?: los)?; desde; mínima(?: de)?; mínimo; al menos; mayor(?:es)? de`,
    upTo: phrases`hasta(?: los)?; máxima(?: de)?; máximo; menor(?:es)? de; no mayor(?:es)? de; menos de`,
    persons: phrases`sexo (?:masculino|femenino); personas?; hombres?; mujer(?:es)?; señoritas?; señoras?; chic[oa]s?; jóvenes; joven; candidat[oa]s?; varón(?:es)?; gente`,
    being: phrases`tener; tengas?; tienes?; ser`,
    apart: phrases`con; y; o; e`,
  },
  sought: {
    seeks: phrases`(?:se )?busca(?:mos|n)?; (?:se )?necesita(?:mos|n)?; (?:se )?solicita(?:mos|n)?; (?:se )?requiere(?:n)?; requerimos; preferible(?:mente)?; preferentemente; (?:de )?preferencia; contratamos; ideal; imprescindible`,
    describes: phrases`eres; debe(?:s|rá)? ser; ser; que sea; seas`,
    whoIs: phrases`que (?:sea|esté|es)`,
    fill: phrases`una?; muy; también; persona; alguien`,
    wanted: phrases`se busca(?:n)?; se solicita(?:n)?; preferentemente; únicamente`,
    breaks: phrases`para; que; con; de(?:l)?; en; a; al; por; cuyo\p{L}*; nuestr\p{L}+; somos; ofrec\p{L}+; es; son; tiene\p{L}*; donde; sus?; atend\p{L}+; cuid\p{L}+; acompañ\p{L}+; o`,
    clients: phrases`
      niñ[oa]s?; adolescentes?; adult[oa]s?; alumn[oa]s?; estudiantes?; pacientes?; residentes?; usuari[oa]s?; clientes?; menores; familias?; mayores; personas?; jóvenes; gente; pacientes?; huéspedes; socios; aprendices
    `,
    cares: phrases`atend\p{L}+; cuid\p{L}+; acompañ\p{L}+; apoy\p{L}+; enseñ\p{L}+; ayud\p{L}+; trabaj\p{L}+ con; impart\p{L}+; clases?; grupos?; para`,
  },
  lint: {
    oneGender: phrases`señoritas?; azafatas?; chicas?; chicos?`,
    oneGenderTitles: phrases`
      camareras?; dependientas?; cocineras?; secretarias?; enfermeras?; limpiadoras?; cajeras?; peluqueras?; cuidadoras?; maestras?; encargadas?; niñeras?; costureras?; teleoperadoras?; educadoras?; profesoras?;
      (?<!(?:gestión|área|tareas?|técnic[oa]|asistencia|dirección|oficina|atención) )administrativa; azafatas?; monitoras?
    `,
    allGenders: phrases`[/(]-?(?:a|o|e|ra|or|es|as|os)s?\)?(?!\p{L}); @s?(?!\p{L}); h/m; m/h; hombre/mujer; mujer/hombre; ambos sexos; sexo indistinto; \(x\)`,
    age: phrases`
      (?:equipo|profesional|persona|candidat[oa]|ambiente|gente|plantilla|perfil) (?:\p{L}+ y )?joven(?:es)?(?: [ey] \p{L}+)?; joven [ey] (?:dinámic|internacional|motivad)\p{L}*;
      menor(?:es)? de \d{2}(?: años)?; mayor(?:es)? de (?:2[5-9]|[3-9]\d)(?: años)?; entre \d{2} y \d{2} años(?! de experiencia); máximo (?:2\d|[3-6]\d) años(?! de)(?=\s{0,2}(?:[.,;)]|$)| [yo] ); límite de edad; reci[eé]n (?:egresad|graduad|titulad)[oa]s? únicamente
    `,
    young: phrases`jóvenes; joven(?! empresa| compañía| start-?up)`,
    gender: phrases`sexo (?:femenino|masculino); (?:solo|sólo|únicamente|exclusivamente) (?:hombres|mujeres|personal (?:masculino|femenino)); personal (?:masculino|femenino)`,
    women: phrases`mujer(?:es)?(?! [oy] |/); señor(?:a|as|ita|itas); chicas?(?!/); mamás?`,
    men: phrases`hombres?(?! [oy] |/); varón(?:es)?(?! o |/); chicos?(?!/); caballeros?`,
    bothGenders: phrases`mujer(?:es)?(?: [yo] |/)hombres?; hombres?(?: [yo] |/)mujer(?:es)?; chic[oa]s?(?: [yo] |/)(?:chic)?[oa]s?; señor(?:es|as) y señor(?:es|as)`,
    origin: phrases`(?:de )?nacionalidad española; 
      nativ[oa] (?:en |de )?(?:inglés|español|alemán|francés); lengua materna; nacionalidad (?:española|mexicana) (?:obligatoria|imprescindible); (?:abstenerse|no) (?:\p{L}+ )?extranjeros; (?:solo|sólo|únicamente) (?:españoles|mexicanos|ciudadanos (?:españoles|mexicanos)|candidatos (?:españoles|mexicanos))
    `,
    accent: phrases`
      sin (?:ningún )?acento(?<=(?:español|castellano|inglés|francés|alemán|italiano|catalán|idioma|habl\p{L}{1,4}|dicción|pronunciación|voz|expresión)[^.;:\n]{0,25}\ssin (?:ningún )?acento); sin (?:ningún )?acento (?:extranjero|marcado|fuerte); acento (?:neutro|nativo)
    `,
    denied: phrases`sin; no(?: hay| existe| se exige| se pide)?; ninguna?; ningún`,
    family: phrases`solter[oa]s?; (?<!(?:y|o|con o) )sin hijos; sin cargas familiares; estado civil`,
    maritalStatus: phrases`casad[oa]s?; divorciad[oa]s?`,
    religion: phrases`(?:católic|cristian|evangélic|musulm|judí)\p{L}+ (?:practicantes?|únicamente|obligatori[oa]); (?:ser|persona|candidat[oa]) (?:de religión )?(?:católic|cristian|evangélic)[oa]`,
    disability: phrases`sin (?:problemas de salud|enfermedades|discapacidad(?:es)?|limitaciones físicas); ningún problema de salud; (?:gozar de|tener|con) (?:buena|perfecta|excelente|óptima) salud(?! financiera)(?: física)?`,
    appearance: phrases`
      (?:buena|excelente|óptima) presencia; buena imagen(?= (?:personal|física)|[.,;!)\n]|$); buena apariencia; físico (?:agradable|atractivo); (?:cv|currículum|curriculum|curriculo|solicitud)(?: vitae)? (?:actualizado )?(?:con|y) (?:una )?foto(?:grafía)?; foto(?:grafía)? (?:obligatoria|imprescindible|reciente|de cuerpo entero|actual(?:izada)?)
    `,
    looks: phrases`guap[oa]s?; (?<=(?:persona|chica|mujer|señorita|joven|dependienta|azafata|camarera) (?:\p{L}+ y )?)atractiv[oa]s?; delgad[oa]s?`,
  },
} satisfies LanguageWords;
