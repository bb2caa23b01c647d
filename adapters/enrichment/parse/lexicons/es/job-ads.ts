import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';
import { verbsOfEmployer } from './verbs-of-employer.js';

/** Spanish: job ads. */
export const esJobAds = {
  adHeadings: {
    opensTasks: phrases`(?:se )?(?:encargará|ocupará) de; responsables? de; (?:funciones|tareas) (?:son|serán)(?: las siguientes)?; siguientes (?:funciones|tareas)`,
    preferred: phrases`(?<!(?:perfil|candidat[oa]) )desead[oa]s?; se valora(?:rá|n|rán)?; valorables?; (?:nos|me) encantaría; no (?:es )?imprescindibles?; deseables?; (?:un|los) plus(?:es)?; suma(?:n|s|rás?)? puntos; puntos extra; mejor si; valoraremos; (?:otros )?méritos?`,
    offer: phrases`(?:qué|lo que) te damos; ofrecemos; se ofrece; qué te ofrecemos; beneficios; sobre nosotros; quiénes somos; condiciones`,
    required: phrases`(?:lo )?qu[eé] (?:te )?(?:buscamos|pedimos|esperamos|exigimos); a quién buscamos; imprescindible; requisitos; perfil; se requiere; requerimientos; qué necesitas; te pedimos; (?<!no )(?:debes tener|necesitas tener|has de tener)`,
    tasks: phrases`se (?:encargará|responsabilizará|ocupará)n? de; (?:qué|lo que) (?:vas a hacer|harás); (?:tu )?misi[oó]n(?: del puesto)?; tu día a día; actividades; funciones; responsabilidades; tareas; tus funciones; descripción (?:de la oferta|del puesto)`,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      administrador(?:a)?=administrator; analista=analyst; asistente=assistant; consultor(?:a)?=consultant; diseñador(?:a)?=designer;
      conductor(?:a)?=driver; ch[oó]fer=driver; ingenier[oa]=engineer; operador(?:a)?=operator; planificador(?:a)?=planner;
      productor(?:a)?=producer; técnic[oa]=technician
    `,
    announcements: phrases`
      oferta (?:de empleo|de trabajo|laboral); trabajo (?:de|como|fijo); empleo(?: de)?; vacante(?: de| para)?; puesto de;
      se (?:busca|necesita|precisa|solicita|requiere)n?; (?:buscamos|necesitamos|precisamos|seleccionamos|contratamos|solicitamos)(?: una?)?;
      únete (?:a [\p{L} ]{2,20} )?como; incorporamos; urge
    `,
    terms: phrases`
      oficial(?:es)?(?: de)? (?:[123]\.?[ªaº]|primera|segunda|tercera); jornada (?:completa|parcial); tiempo (?:completo|parcial); indefinid[oa]; contrato(?: \p{L}+)?; temporal; fij[oa]; remoto; h[ií]brid[oa];
      presencial; teletrabajo; urgente; incorporación inmediata; con (?:o sin )?experiencia; sin experiencia; sueldo(?: \p{L}+)?; freelance;
      media jornada; turno de \p{L}+; con (?:b[12]|c[12]) \p{L}+; con inglés; bilingüe; fin(?:es)? de semana
    `,
    termsAtEnds: phrases`extra; extras`,
    seeks: phrases`
      busca(?:mos)?; necesita(?:mos)?; precisa(?:mos)?; selecciona(?:mos)?; incorporar; solicita(?:mos)?; contrata(?:mos)?
    `,
    agents: phrases`
      desarrollo=desarrollador; ventas=vendedor; limpieza=limpiador; contabilidad=contable; mantenimiento=técnico de mantenimiento;
      compras=comprador
    `,
    links: phrases`de`,
    fieldHeads: phrases`
      (?:jefe|jefa|director|directora|responsable|encargado|encargada)(?: del departamento)? (?:de|del)=manager;
      (?:experto|experta|especialista) (?:en|de)=specialist; consultora? (?:en|de)=consultant; (?:analista) (?:en|de)=analyst
    `,
    leaders: phrases`(?:jef[ea]|responsable|encargad[oa]|gerente)=manager; directora?=director`,
    teamLeaders: phrases`(?:jef[ea]|encargad[oa]|líder) de equipo(?: de)?`,
    leadersOf: phrases`del departamento de; del área de; de; del`,
    ledFields: phrases`
      compras=procurement; ventas=sales; finanzas=finance; (?:contabilidad|administración)=accounting; (?:recursos humanos|rr\.?hh\.?)=HR; marketing=marketing; producción=production; logística=logistics; calidad=quality; mantenimiento=maintenance;
      (?:sistemas|informática|ti)=IT; operaciones=operations; comunicación=communications; almacén=warehouse; atención al cliente=customer service
    `,
    helpers: phrases`ayudante de; peón de`,
    groups: [],
    beforeEmployer: phrases`en; para; de la empresa`,
    articles: phrases`una?; unos; unas; el; la; los; las; varios; varias; nuev[oa]s?`,
    roleLeads: phrases`como`,
    levelOfPost: phrases`entry=puesto (?:junior|júnior|de principiante)`,
    labels: phrases`puesto; cargo; vacante; posición`,
  },
  ads: {
    certificates: phrases`[Cc]arn[eé]t de (?:carretillero|manipulador(?: de alimentos)?); CAP(?= (?:en vigor|vigente)); [Tt]arjeta de tacógrafo`,
    listItems: phrases`experiencia (?:en|con); conocimientos? (?:de|en)`,
    preferred: phrases`valorándose; (?:un|como) plus; punto a favor; (?:tanto )?mejor que mejor; idealmente; suma(?:rá|n)? puntos; (?:es|será|sería) bienvenid[oa]s?; deseables?; se valorar(?:á|án|ía); valorables?; a valorar; se valoran?; preferible(?:mente)?; preferentemente; preferentes?; preferenciales?; preferencial; de preferencia; valoramos; valoraremos; (?:es|sería|será) (?:\p{L}{3,9} )?útil`,
    andIdeally: phrases`(?:y|e|o),? (?:idealmente|preferiblemente|preferentemente|deseablemente)`,
    welcomeIf: phrases`si (?:además|también|tienes|sabes|hablas|conoces|eres|cuentas|dominas|manejas)`,
    soMuchBetter: phrases`mejor (?:que mejor|aún|todavía); aún mejor; sumas puntos; un plus`,
    notAsked: phrases`no importan?; (?:nos )?da igual; (?:es|son) indiferentes?; no (?:es |son )?(?:necesari[oa]s?|imprescindibles?|obligatori[oa]s?|requerid[oa]s?); no se (?:requiere|exige|necesita); no (?:necesitas|hace falta|hacen falta|es preciso)`,
    studying: phrases`tesis de; cursando; estudiantes? de; matriculad[oa]s? en`,
    noNames: phrases`términos; posibilidad; idioma; lengua`,
    learners: phrases`(?:alumnos|alumnado|niños|estudiantes) (?:aprende|aprenden|estudia|estudian)`,
    worksWith: phrases`
      (?:en )?(?:estrecha )?(?:colaboración|coordinación|contacto)(?: directo| estrecho| estrecha)? con; colabor\p{L}+ con; trabaj\p{L}+ (?:estrechamente |junto )?con(?=\s(?:el|la|los|las) (?:equipos?|departamentos?|áreas?|dirección))
    `,
    answersNo: phrases`no; ninguno; ninguna`,
    lessons: phrases`(?:pruebas?|test|examen) de; (?:clases?|cursos?|formación) (?:de|en)`,
    pupils: phrases`alumn[oa]s; alumnado`,
    teaching: phrases`impart\p{L}+; enseñ\p{L}+; profesor\p{L}*; docente\p{L}*`,
    languageOfWork: phrases`(?:idioma|lengua) de trabajo`,
    relativeTimes: phrases`(?<!no )menos de; últimos; primeros; cada`,
    reportsTo: phrases`(?:dependiendo|reportando|en dependencia)(?: directamente)? (?:de|del|a|al)`,
    employerSeeks: phrases`busca; selecciona; necesita; precisa; contrata; solicita; incorpora; demanda; requiere`,
    beforeSought: phrases`una?; unos; unas; varios; varias`,
    seeks: phrases`(?:busca|necesita|precisa|selecciona|solicita|demanda|requiere|contrata|buscamos|necesitamos|precisamos|seleccionamos|se busca|se necesita|se precisa|incorporar|desea (?:incorporar|cubrir|contratar))`,
    employers: phrases`nuestr[oa] (?:empresa|grupo|compañía|cliente|equipo); (?:empresa|compañía|grupo|despacho|agencia|consultora|organización) con`,
    ofEmployerYears: phrases`(?:abiert[oa]s?|funcionando|en marcha) desde hace (?:más de )?\d{1,3} años; (?:con|tras|desde hace) más de \d{1,3} años(?= de (?:trayectoria|historia|experiencia en el sector))`,
    required: phrases`imprescindible; obligatori[oa]; requerid[oa]; necesari[oa]; fluido`,
    atMostYears: phrases`hasta; máximo(?: de)?; como máximo; no más de`,
    beforeTerms: phrases`(?<!experiencia(?: \p{L}{3,15})? )mayor(?:es)? de; misión(?: de)?; formación(?: de)?; contrato(?: temporal)?(?: de| por)?; duración(?: de)?; periodo de prueba(?: de)?; prácticas de`,
    behindTerms: phrases`de antigüedad; de (?:trayectoria|historia|existencia|contrato|prueba); en el mercado`,
    taughtBehind: phrases`a (?:nuestro cargo|cargo de la empresa); (?:que )?(?:lo |la )?(?:aprenderás|aprendes)(?= con nosotros| aquí| en la empresa| la primera semana| en la primera| durante); formación (?:incluida|a cargo de la empresa); te lo enseñamos`,
    teaches: phrases`(?:impartimos|damos|ofrecemos|facilitamos|te damos) (?:\p{L}+ )?formación en; aprenderás; te (?:enseñaremos|formaremos|enseñamos|formamos); te (?:pagamos|financiamos|costeamos)`,
    tooLittle: phrases`no (?:basta|bastan|es suficiente|son suficientes|sirve|vale); insuficiente`,
    schoolNames: phrases`(?:enseñanza|educación|escuela) (?:elemental|básica)`,
    schoolGrades: phrases`(?:buenas )?notas en`,
    schoolSubjects: phrases`matemáticas`,
    experience: phrases`experiencia`,
    behindYears: phrases`en (?!el |la |los |las |una? |españa|activo|prácticas|formación|total|régimen); (?:como mínimo )?en (?:un )?puestos? (?:parecid|equivalent|análog)\p{L}+; (?:desarroll|program|trabaj|conduc|gestion|desempeñ|ejerc)(?:ando|iendo)`,
    besideYears: phrases`experiencia; antigüedad; en (?:un )?puestos? similar`,
    asks: phrases`(?:es|son) (?:fundamental(?:es)?|imprescindibles?|indispensables?|esencial(?:es)?|obligatori[oa]s?|necesari[oa]s?); experiencia; conocimientos?; dominio; deb(?:e|es|en|erá|erás|erán) (?:conocer|saber|dominar|manejar|tener|contar)`,
    gives: phrases`emplea a (?:más de |unas |unos )?\d; más de \d[\d.]{0,6} (?:emplead|trabajador|profesional)\p{L}+; ofrecemos; se ofrece; salario; sueldo; retribución; remuneración; beneficios sociales; candidaturas?`,
    toReader: phrases`se (?:encargará|responsabilizará|ocupará)n? de; deb(?:e|es|en|erá|erás|erán) (?:conocer|saber|dominar|manejar|tener|contar); (?:es|son) (?:fundamental(?:es)?|imprescindibles?|indispensables?|esencial(?:es)?|obligatori[oa]s?|necesari[oa]s?); experiencia; conocimientos?`,
    ofEmployer: [
      ...phrases`nuestr\w*; (?:algunos|muchos|la mayoría) de nuestr[oa]s; somos; contamos con`,
      ...verbsOfEmployer,
    ],
    duties: phrases`(?:las|los|tus|sus) (?:principales )?(?:tareas|funciones|responsabilidades)(?: (?:principales|a realizar|a desempeñar|a desarrollar)){0,2} (?:es|son|serán|consist\p{L}{2,4}|incluyen|incluirán); (?:te encargarás|se encargará|serás responsable|será responsable|te ocuparás); \p{L}{3,14}(?:ar|er|ir)(?= (?:la|el|los|las|de|del|con|y|un|una|en|a|al))`,
    asksReader: phrases`¿(?:eres|tienes|te gusta|quieres)`,
    describesReader: phrases`(?:(?:tú )?(?:conoces|dominas|hablas|manejas)|(?:tienes|cuentas con) (?:experiencia|al menos|conocimientos|titulación|formación))`,
    trades: phrases`
      
      (?:empresa|compañía|agencia|fabricante|consultora|grupo|multinacional|firma|startup|academia|despacho|proveedor[a]?|distribuidor[a]?|líder)(?: [\p{L}]+){0,3} (?:de|del|en|dedicad[oa]|especializad[oa]|que|y fabricante de)
    `,
    addresses: phrases`tú; te; tu; tus; usted; su perfil; candidat[oa]s?; la persona; debe(?:rá)?`,
    applying: phrases`
      interesad[oa]s?; (?:enviar|envía|envíanos|mandar?) ; para (?:postular\w*|aplicar|más información); contacto; inscríbete;
      las personas interesadas
    `,
    ofPerson: phrases`capacidad`,
    thingsOf: phrases`empresa; grupo; multinacional; compañía; marca; mercados?; clientes?; cocina; filial; fabricante; proveedor(?:es)?; territorio`,
    languageForms: phrases`
      lengua española=es; lengua inglesa=en; lengua alemana=de; lengua francesa=fr; lengua italiana=it; catalán(?=:?(?: nivel)? \(?[ABC][12](?![\p{L}\d]))|catalán (?:hablado|escrito|fluido|nativo)=ca
    `,
    registeredWith: phrases`(?:[Cc]olegiad[oa]|[Ii]nscrit[oa]) en (?:el|la)?`,
    noTerms: phrases`ESO; FP; TCAE`,
    notTerms: phrases`
      licenciatura; grado; diplomatura; máster; secundaria; preparatoria; bachillerato; terminad[oa]; propi[oa]; residencia; residir; equipo; capacidad\p{L}*; disponib\p{L}+; carnet; vehículo; coche; jornada; incorporación; inglés; español; experiencia\p{L}*; formación;
      título; titulación; responsab\p{L}+; iniciativa; persona; don de; buena; alta; ganas; actitud; trabajo; posibilidad\p{L}*; conocimiento\p{L}*
    `,
    general: phrases`grado (?:medio|superior); (?:secundaria|preparatoria|primaria)(?: \p{L}+)?; plantas?(?: \p{L}+)?; (?:puesto|función|entorno|sector|empresa|cargo)s? \p{L}+; ESO; datos; p[áa]ginas? web; herramientas?; frameworks?; lenguajes?; p[áa]ginas?; plataformas?; tecnolog[ií]as?; entornos?; atenci[oó]n; uso; [áa]rea\p{L}*; mismo; formaci[oó]n(?: relacionada)?; puesto; empresa; equipo; funciones(?: descritas)?; clientes?; sector; zona; trabajo; apartamentos?; proyectos?; tareas; similares?; experiencia; años?; meses`,
    torn: phrases`como; de; del; que; similar(?:es)?; trabajando`,
    phraseEnds: phrases`una (?:empresa|compañía|organización); un (?:entorno|ambiente|equipo|grupo); ser[áa]n?; es; son; se; busca; como; que; incluyendo; así; para; por; con`,
    openPhrases: phrases`similares; similar; equivalentes?`,
    accordingTo: phrases`según; conforme a; de acuerdo (?:con|a)`,
    filler: phrases`(?:preferentemente|preferiblemente)(?: (?:en|con|de))?; el; los; las; del; de la; de los; de las`,
    worksNotPeople: phrases`soporte técnico; secretaría jurídica; atención al cliente; prevención de pérdidas; autoventa`,
    equivalents: phrases`equivalentes?`,
    qualifiedByOne: [],
    or: phrases`o; u`,
    bareRegisters: phrases`colegio; registro`,
    phraseLeads: phrases`
      (?<!\p{L})que domine\s{1,3}
      \b(?:experiencia|conocimientos?|dominio|manejo|formación|nociones|expert[oa])\s{1,3}(?:\p{L}{3,15} ){0,2}(?:en|de|del|con|sobre)\s{1,3}(?:(?:al menos |mínimo )?\d{1,2} (?:años?|meses) (?:en|con|de)\s{1,3})?
    `,
    registerLinks: phrases`de`,
    phraseJoiners: phrases`y`,
    doneByOthers: phrases`(?:está|están) a cargo de; (?:es|son) (?:gestionad|realizad|llevad)[oa]s? por; (?:lo|la|los|las) (?:lleva|llevan|hace|hacen|gestiona|gestionan|realiza|realizan|presta|prestan) (?:una? |otra |otro |nuestr[oa] |el |la )?(?:agencia|empresa|equipo|proveedor|gestoría|departamento|contrata); corren? a cargo de(?! (?:la persona|ti(?!\p{L})|usted))`,
    testedIn: phrases`prueba técnica (?:de|en)`,
    othersWork: phrases`(?:compañeros|colegas|proveedores) (?:de(?:l| la)? )?(?:\p{L}+ )?(?:usan|utilizan|trabajan con|desarrollan (?:en|con)); (?:equipos?|compañeros|departamento|agencia|clientes?),? que (?:usan?|utilizan?|trabajan? con)`,
    groups: phrases`(?:el|los|la|las|nuestr[oa]s?) (?:equipos?|departamentos?|áreas?|desarrolladores|programadores|ingenieros|diseñadores|analistas|compañeros|oficina técnica|fábricas|plantas)`,
    groupsUse: phrases`usan?; utilizan?; trabajan? (?:con|en|sobre); desarrollan? (?:en|con); programan? en; funcionan? con; gestionan?; se apoyan? en`,
    likewise: phrases`también(?=\s*$)`,
    masters: phrases`máster`,
    degreeIn: phrases`(?:grado|licenciatura|máster|titulación|ingeniería|licenciad[oa]|graduad[oa]|titulad[oa]) (?:en|de)`,
  },
  adDegrees: {
    master: phrases`(?<!scrum[ -])máster(?= (?:en|oficial|universitario|o|de formación)(?!\p{L}))`,
    bachelor: phrases`
      licenciatura; diplomatura; ingeniería(?= (?:en|de|técnica|superior|informática|industrial)); grado (?:universitario|en); grado o;
      titulación universitaria; título (?:universitario|profesional); titulad[oa] universitari[oa]; estudios universitarios
    `,
    doctorate: phrases`[Dd]octorado`,
    associate: phrases`ciclo formativo; CFG[MS]; técnic[oa] (?:de )?nivel (?:medio|superior); grado (?:medio|superior); fp(?= |,|\.); formaci[oó]n profesional; t[ée]cnic[oa] (?:medio|superior)(?= en)`,
    school: phrases`bachillerato; ESO; (?:educación )?secundaria obligatoria; graduado escolar; (?:preparatoria|secundaria|primaria)(?: (?:terminada|concluida|completa)); secundario completo; enseñanza media(?: completa)?; (?:título|estudios) de bachiller`,
  },
  pay: {
    offers: phrases`(?:te )?ofrecemos; se ofrecen?`,
    beforeOrAfterTax: phrases`brut[oa]s?; net[oa]s?`,
    workedTime: phrases`horas?; h; d[ií]as?`,
    to: phrases`a; hasta`,
    hour: phrases`\bpor hora\b; \bla hora\b; \bvalor hora\b; \bhora trabajada\b`,
    day: phrases`/ ?día\b; \b(?:por|al) día\b; \bdiari[oa]s?\b; \bjornal\b`,
    week: phrases`\bpor semana\b`,
    month: phrases`/ ?mes\b; \bmensual(?:es)?\b; \b(?:por|al) mes\b`,
    year: phrases`\bb/?a\b; / ?año\b; \b(?:por|al) año\b; \banual(?:es)?\b`,
    words: phrases`(?:x|en) ?1[2-6] pagas; salario; sueldo; jornal(?:es)?; renta líquida; sueldo líquido; retribución; bruto; netos?`,
    thousands: phrases`mil`,
    otherSums: phrases`prestaciones; (?:tickets?|cheques?) (?:restaurante|comida|guardería); vales; bono; bonos; plus`,
    atMost: phrases`hasta; máximo`,
    atLeast: phrases`desde; a partir de; mínimo`,
    extras: phrases`
      alojamiento; alquiler;
      guardias(?! de seguridad)(?: localizadas)?; horas? extra(?:s|ordinarias?)?; disponibilidad(?! (?:inmediata|horaria)); kilometraje; dietas; propinas; nocturnidad; plus(?: de \p{L}{3,15})
    `,
    extraLinks: phrases`por; cuesta; a; a; de; se pagan?; pagad[oa]s?; remunerad[oa]s?; son; por; adicional(?:es)?; cada una`,
    extraBehind: phrases`adicional(?:es)?; extras?; aparte`,
    extraFor: phrases`por; de; en concepto de`,
    about: phrases`aproximadamente; alrededor de; en torno a`,
    besides: phrases`y; más`,
    with: phrases`con`,
    and: phrases`y`,
    between: phrases`entre`,
    beforeHours: phrases`(?:de|a|desde|hasta) las`,
    times: phrases`veces`,
    ofCountries: phrases`MX=IMSS; MX=[Pp]restaciones de ley; MX=[Ll]icencia federal; MX=[Pp]reparatoria; MX=CDMX; AR=[Rr]elación de dependencia; AR=CABA; CO=[Tt]érmino indefinido; CL=[Rr]enta líquida; CO=[Aa]uxilio de transporte; CO=SENA; MX=INFONAVIT; MX=Infonavit; AR=monotributo; AR=[Oo]bra social; CL=[Ii]sapre; CL=[Ff]onasa; CO=SMM?LV`,
  },
  workplace: {
    atTimes: phrases`días?`,
    homeWork: phrases`casa`,
    placeLabels: phrases`ubicación; lugar(?: de trabajo)?; zona de trabajo; localidad`,
    weakLabels: phrases`base; centro(?: de trabajo)?; zona; ciudad; población`,
    ofJob: phrases`puesto`,
    basedIn: phrases`ubicad[oa] en`,
    from: phrases`de`,
    officeIn: phrases`[Bb]ase en(?= \p{Lu}); (?:oficinas?|ayuntamiento|talleres(?: propios)?|taller|planta|fábrica|tienda|centro de trabajo|restaurante|delegación|clínica|hospital|almacén|hotel) (?:en|de); (?:lugar|centro) de trabajo (?:es|será|está en|estará en)`,
    noTown: phrases`caba; toda españa; varias; a convenir; itinerante; zona; residir; residencia; g[iu]{1,2}p[uú]z[ck]oa; [bv]i[zs][ck]a[iy]a; asturias; cantabria; navarra; extremadura`,
    founded: phrases`(?:fundad[oa]|nacid[oa]|sede) en; (?:clientes|proveedores|compañeros|colegas|socios) (?:en|de)`,
    in: phrases`[Ee]n`,
    municipalities: phrases`[Aa]yuntamiento de; [Cc]iudad de`,
    behindPlace: phrases`y; con; un; una`,
    hybridAlone: phrases`híbrid[oa]`,
    hybrid: phrases`\bmodalidad híbrida; \bteletrabajo parcial; \b\d días (?:de |en )?(?:teletrabajo|casa|remoto)`,
    remoteAlone: phrases`remoto`,
    remote: phrases`100 ?% teletrabajo\b; \btrabajo remoto\b; \btrabaj(?:a|ar|arás) (?:\p{L}{1,15} ){0,2}desde (?:casa|cualquier lugar)`,
    onSiteAlone: phrases`presencial`,
    onSite: phrases`\b100 ?% presencial; \btrabajo presencial\b; \bmodalidad presencial\b; \b(?:sin|no hay) teletrabajo\b; \bteletrabajo no disponible\b`,
    townParticles: phrases`del?; la; los; las`,
    districts: phrases`[Cc]iudad; [Cc]apital`,
    prepositions: phrases`en`,
    alternatives: phrases`o`,
    near: phrases`centro de; corazón de; zona (?:norte|sur|este|oeste|centro)(?: de)?; zona de; área (?:metropolitana )?de; provincia de; cerca de; alrededor de; alrededores de; [Dd]esde`,
    forTown: phrases`para`,
    elsewhere: phrases`
      (?:hotel|empresa|restaurante|tienda) herman[oa]; exporta(?:mos|d[oa]s?|n)?;
      fundad[oa]s?; fundador\p{L}{0,3}; naci[óo]; nacid[oa]s?; creci[óo]; (?:casa|empresa|sociedad) matriz; nuestros (?:clientes|proveedores|socios) (?:están|son|vienen|viven); primer[oa]? (?:tienda|local|restaurante|oficina|fábrica) (?:abrió|fue|se abrió|nació); (?:compañeros|colegas) de
    `,
    ourBase: phrases`somos (?:[\p{L}-]{1,30} ){1,6}de; estamos (?:ubicad[oa]s |situad[oa]s )?en; con sede en`,
    sites: phrases`
      empresa; firma; hospital; clínica; consulta; farmacia; tienda; oficina; escuela; colegio; guardería; restaurante; café; hotel; almacén; sucursal; peluquería; panadería; fábrica; planta; taller; residencia; laboratorio
    `,
    remoteIn: phrases`desde; (?:desde|en|para) tod[oa](?: el| la)?; dentro de`,
    days: phrases`d[ií]as?`,
    aWeek: phrases`/ ?semana; (?:a la|por|cada) semana; semanales`,
    atHome: phrases`(?:de |en )?(?:teletrabajo|remoto|casa); desde casa; a distancia`,
    atOffice: phrases`en (?:la |nuestra )?oficina; (?:de )?presencial(?:es|idad)?`,
    shares: [],
    negations: phrases`sin`,
    beforeKind: phrases`(?:puesto|trabajo|modalidad|modelo)(?: es)?`,
    awayWords: phrases`teletrabajo`,
  },
} satisfies LanguageWords;
