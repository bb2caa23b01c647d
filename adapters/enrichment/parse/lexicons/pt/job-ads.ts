import { verbsOfEmployer } from '../es/verbs-of-employer.js';
import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Portuguese, of Portugal and of Brazil: job ads. */
export const ptJobAds = {
  adHeadings: {
    opensTasks: phrases`responsável por; seguintes (?:funções|tarefas|atividades); (?:funções|tarefas|atividades) (?:são|serão)(?: as seguintes)?`,
    preferred: phrases`(?:critérios|fatores|condições|requisitos) preferenciais; (?:o que )?valorizamos; valoriza-se; seria (?:ótimo|bom); mais-valias?; um plus; pontos extra; melhor ainda(?: se)?; b[óô]nus(?=\s?:?$); desejáve(?:l|is); diferencia(?:l|is); (?:será|é) um diferencial; conhecimentos desejáveis; requisitos desejáveis; (?:serão|é) valorizad[oa]s?`,
    offer: phrases`oferta(?! de); condições(?! preferenciais); (?:o que )?damos; (?:o que )?oferecemos; benefícios; remuneração; sobre (?:nós|a empresa|a vaga na); quem somos; como se candidatar; contratação`,
    required: phrases`
      requisitos(?: obrigatórios| necessários| técnicos)?; é preciso; o que pretendemos; perfil; qualificações; habilidades(?: técnicas)?; conhecimentos; o que (?:buscamos|procuramos|esperamos);
      obrigatóri[oa]s?; pré-requisitos; mandatório; (?<!não )(?:precisas?|deves?) (?:de )?ter
    `,
    tasks: phrases`responsabilidades; atividades; atribuições; funç(?:ões|ão); o que (?:você vai|vais?) fazer; como será o (?:seu|teu) dia; (?:seu|teu|o) dia a dia; descrição da vaga; (?:caracterização|descrição) do posto(?: de trabalho)?; conteúdo funcional; tarefas; desafios`,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      administrador(?:a)?=administrator; analista=analyst; assistente=assistant; consultor(?:a)?=consultant; designer=designer; motorista=driver;
      engenheir[oa]=engineer; operador(?:a)?=operator; planejador(?:a)?=planner; planeador(?:a)?=planner; produtor(?:a)?=producer;
      técnic[oa]=technician
    `,
    announcements: phrases`
      vagas?(?: de| para)?; oferta de (?:emprego|trabalho); oportunidade(?: de| para)?; contrata(?:-se|mos)?; procura(?:-se|mos)?;
      precisa(?:-se|mos)?(?: de)?; estamos contratando; recruta(?:-se|mos)?;
      pessoa(?= (?:desenvolvedora|engenheira|analista|designer|gerente|programadora|arquiteta|cientista|t[ée]cnica|coordenadora|consultora|product));
      venha (?:trabalhar|ser); admite-se
    `,
    terms: phrases`
      tempo (?:integral|inteiro|parcial); efetiv[oa]; clt; pj; estágio; tempor[áa]ri[oa]; remot[oa]; h[íi]brid[oa]; presencial; home office;
      urgente; part[- ]time; full[- ]time; início imediato
    `,
    seeks: phrases`busca(?:mos)?; procura(?:mos)?; contrata(?:mos)?; precisa(?:mos)? de; vaga (?:de|para)`,
    agents: phrases`
      desenvolvimento=desenvolvedor; vendas=vendedor; limpeza=auxiliar de limpeza; contabilidade=contador; compras=comprador
    `,
    links: phrases`de`,
    fieldHeads: phrases`
      (?:gerente|diretora?|responsável|coordenadora?|chefe) (?:de|do|da|dos)=manager; especialista (?:em|de)=specialist; consultora? (?:em|de)=consultant;
      analista (?:em|de)=analyst
    `,
    leaders: phrases`(?:gerente|responsável|coordenadora?|chefe|encarregad[oa])=manager; diretora?=director`,
    teamLeaders: phrases`(?:chefe|líder|encarregad[oa]) de equip[ae](?: de)?`,
    leadersOf: phrases`do departamento de; da área de; de; do; da; das; dos`,
    ledFields: phrases`
      compras=procurement; vendas=sales; (?:finanças|financeir[oa])=finance; contabilidade=accounting; (?:recursos humanos|rh)=HR; marketing=marketing; produção=production; logística=logistics; qualidade=quality; manutenção=maintenance;
      (?:ti|informática)=IT; operações=operations; comunicação=communications; armazém=warehouse; (?:atendimento ao cliente|apoio ao cliente)=customer service
    `,
    helpers: phrases`ajudante de`,
    groups: [],
    beforeEmployer: phrases`na; no; em; para`,
    articles: phrases`uma?; um\(a\); os; as; novos?`,
    roleLeads: phrases`como`,
    ofAnySchool: phrases`professora?`,
    schools: phrases`escolas?; colégios?; ensino (?:básico|fundamental|médio|secundário); educação (?:infantil|básica)`,
    universities: phrases`universidades?; universitári[oa]s?; faculdades?; (?:no|do) ensino superior; politécnic[oa]s?`,
    levelOfPost: phrases`entry=(?:vaga|cargo) j[uú]nior`,
    labels: phrases`cargo; vaga; função`,
  },
  ads: {
    certificates: phrases`[Cc]artão de tacógrafo; NR-?(?:10|35|33); CAM(?= (?:válido|em dia))`,
    listItems: phrases`experiência (?:com|em|na|no|de); conhecimentos? (?:em|de|sobre); domínio`,
    preferred: phrases`valoriza(?:m)?-se; mais-valias?; idealmente; fator(?:es)? preferencia(?:l|is); (?:é|será|seria) (?:bem-vind[oa]s?|uma mais-valia); desejáve(?:l|is); diferencia(?:l|is); preferencialmente; de preferência; (?:é|será|serão) valorizad[oa]s?; um plus; valorizamos; (?:será|serão|é|são) valorizad[oa]s?; preferencia(?:l|is)(?=\s{0,2}(?:[.,;:)]|$))`,
    required: phrases`obrigatóri[oa]s?; necessári[oa]s?; indispensáve(?:l|is); imprescindíve(?:l|is); mínimo`,
    andIdeally: phrases`(?:e|ou),? (?:idealmente|preferencialmente|de preferência)`,
    welcomeIf: phrases`se (?:também|além disso|tens|tem|tiver|tiveres|sabes|souber|souberes|falas|falar|fores|for|conheces|conhecer|você)`,
    soMuchBetter: phrases`melhor ainda; ainda melhor; tanto melhor; um plus; uma mais-valia`,
    notAsked: phrases`não importam?; tanto faz; é indiferente; não (?:é |são )?(?:necessári[oa]s?|obrigatóri[oa]s?|exigid[oa]s?); não (?:precisa|precisas|é preciso|é exigid[oa])`,
    noNames: phrases`possibilidade; língua; idioma`,
    learners: phrases`(?:alunos|crianças|estudantes) (?:aprendem|estudam)`,
    worksWith: phrases`
      em (?:estreita )?(?:colaboração|parceria|articulação|conjunto|contato|contacto)(?: direto)? com; colabor\p{L}+ com
    `,
    answersNo: phrases`não; nenhuma?`,
    lessons: phrases`(?:provas?|testes?) de; (?:aulas?|cursos?|formação) (?:de|em)`,
    pupils: phrases`alun[oa]s`,
    teaching: phrases`ensin\p{L}+; professor\p{L}*; lecion\p{L}+; ministr\p{L}+`,
    languageOfWork: phrases`(?:língua|idioma) de trabalho`,
    relativeTimes: phrases`(?<!não )menos de; últimos; primeiros; cada`,
    studying: phrases`teses? de; estudantes? de; cursando`,
    reportsTo: phrases`report\p{L}*(?:-se)? (?:diretamente )?(?:a|ao|à); subordinad\p{L} (?:a|ao|à)`,
    employerSeeks: phrases`contrata; procura; busca; recruta; seleciona; admite`,
    beforeSought: phrases`uma?; um\(a\)`,
    seeks: phrases`(?:buscamos|procuramos|precisamos de|estamos (?:à procura|em busca) de|estamos contratando|contrata(?:mos)?|contrata-se|admite-se|precisa-se(?: de)?|recrut(?:a|amos)|admitimos|seleciona(?:mos)?|busca|procura|procura-se)`,
    employers: phrases`(?:nossa|nosso) (?:empresa|grupo|cliente|equipe|equipa); (?:empresa|grupo|escritório|agência|companhia|consultora|organização) com`,
    ofEmployerYears: phrases`(?:abert[oa]s?|em atividade|funciona|existe|existimos) há (?:mais de |quase )?\d{1,3} anos; há mais de \d{1,3} anos`,
    atMostYears: phrases`até; no máximo; máximo(?: de)?`,
    beforeTerms: phrases`(?<!experiência(?: \p{L}{3,15})? )maior(?:es)? de; contrato(?: de| por)?; duração(?: de)?; estágio(?: de)?`,
    behindTerms: phrases`de (?:história|mercado|tradição|contrato); no mercado`,
    taughtBehind: phrases`(?:por nossa conta|a nosso cargo); (?:formação|treinamento) (?:incluíd[oa]|previst[oa]|a cargo da empresa); (?:aprendes|você aprende|aprenderás)(?= (?:connosco|conosco|aqui|na primeira|nas primeiras))`,
    teaches: phrases`aprenderás; (?:vamos |iremos )?ensin(?:amos|ar)(?:-(?:te|lhe))?(?= (?:o|a|os|as|você|tudo sobre)(?!\p{L})); (?:vais|irás) aprender; (?:damos|oferecemos|asseguramos) (?:\p{L}+ )?(?:formação|treinamento) em; você (?:vai )?aprender\p{L}?; (?:pagamos|custeamos|financiamos) (?:o|a|os|as|seu|sua|teu|tua)`,
    tooLittle: phrases`não (?:basta|chega|é suficiente|serve); insuficiente`,
    schoolNames: phrases`(?:ensino|educação|escola) (?:básic[oa]|elementar)`,
    schoolGrades: phrases`notas (?:a|em)`,
    schoolSubjects: phrases`matemática`,
    experience: phrases`experiência`,
    besideYears: phrases`experiência`,
    behindYears: phrases`(?:desenvolv|trabalh|program|conduz|atu)(?:ando|endo|indo); na (?:função|área)`,
    asks: phrases`dev(?:e|es|em|erá|erás|erão) (?:conhecer|saber|dominar|ter|possuir); (?:é|são) (?:fundamenta(?:l|is)|indispensáve(?:l|is)|imprescindíve(?:l|is)|essencia(?:l|is)|obrigatóri[oa]s?|necessári[oa]s?); experiência; conhecimentos?; domínio; vivência; habilidade; capacidade; formação`,
    gives: phrases`emprega (?:mais de |cerca de )?\d; \d[\d.]{0,6} (?:colaboradores|funcionários|trabalhadores); oferecemos; benefícios?; vale[ -]\p{L}+; plano de saúde; candidat(?:ar|e|ura)\w*; currículo; remuneração`,
    toReader: phrases`dev(?:e|es|em|erá|erás|erão) (?:conhecer|saber|dominar|ter|possuir); (?:é|são) (?:fundamenta(?:l|is)|indispensáve(?:l|is)|imprescindíve(?:l|is)|essencia(?:l|is)|obrigatóri[oa]s?|necessári[oa]s?); você; experiência; conhecimentos?; profissional; candidat[oa]`,
    ofEmployer: [...phrases`somos; noss[ao]s?; a empresa`, ...verbsOfEmployer],
    duties: phrases`(?:as|os|suas|tuas) (?:principais )?(?:tarefas|funções|atividades|responsabilidades)(?: principais)? (?:é|são|serão|consist\p{L}{2,4}|incluem); (?:você )?(?:irá|será responsável|vai|ficará responsável); \p{L}{3,14}(?:ar|er|ir)(?= (?:a|o|os|as|de|do|da|com|e|um|uma|em))`,
    asksReader: phrases`(?:você|se) (?:é|tem|possui)`,
    describesReader: phrases`(?:(?:você |tu )?(?:conheces|dominas|falas)|você (?:conhece|domina|fala|possui)|(?:você )?(?:tens|tem) (?:experiência|pelo menos|no mínimo|formação))`,
    trades: phrases`
      
      (?:empresa|companhia|agência|fabricante|consultoria|grupo|multinacional|startup|fornecedora?|distribuidora?|líder)(?: [\p{L}]+){0,3} (?:de|do|da|dos|em|no|na|que|especializad[oa])
    `,
    addresses: phrases`você; tu; seu perfil; teu; tua; candidat[oa]s?; o profissional`,
    applying: phrases`interessad[oa]s?; envi(?:e|ar); para se candidatar; candidat(?:e|a)-se; contato; contacto`,
    thingsOf: phrases`empresa; grupo; multinacional; companhia; marca; mercados?; clientes?; cozinha; filial; fabricante; fornecedor(?:es)?; território`,
    languageForms: phrases`
      (?<=fal(?:as?|ar)(?: (?:bem|fluentemente))? )português=pt;
      língua portuguesa=pt; língua inglesa=en; língua alemã=de; língua francesa=fr; língua espanhola=es
    `,
    registerLinks: phrases`d[eoa]s?`,
    registeredWith: phrases`(?:[Rr]egistro|[Ii]nscrição|[Ii]nscrit[oa]) (?:no|na|ativo no|ativa na)`,
    registered: phrases`ativo; ativa`,
    notTerms: phrases`
      licenciatura; mestrado; bacharelado; transporte; escolaridade; próprio; própria; residência; equip[ea]; capacidade\p{L}*; disponib\p{L}+; carta; cnh; veículo; inglês; português; experiência\p{L}*; formação; ensino; responsab\p{L}+;
      iniciativa; pessoa; boa; bom; trabalho; proativ\p{L}+; comunica\p{L}+; graduação; superior; conheciment\p{L}+; possibilidade
    `,
    general: phrases`carteira(?: de trabalho| assinada)?; indústrias?; empresas?; dados; animais; falado e escrito; gabinetes?; escritórios?; obra; linguage(?:m|ns|n)(?: \p{L}+)?; frameworks?; tecnologias?; plataformas?; ambientes?; metodologias?; gest[ãa]o; uso; áreas?; empresa; vaga; equip[ae]; área; clientes?; projetos?; atividades; função; trabalho; sistemas?; ferramentas?`,
    torn: phrases`como; de; que`,
    phraseJoiners: phrases`(?:e|ou)(?= )`,
    phraseEnds: phrases`buscamos; procuramos; precisamos; oferecemos; uma (?:empresa|equip[ae]|organização); um (?:ambiente|grupo|time); serão; será; é; são; constitu\p{L}{1,4}; como; que; incluindo; em; para; por; com`,
    openPhrases: phrases`similar(?:es)?; equivalentes?`,
    accordingTo: phrases`conforme; de acordo com; segundo as`,
    filler: phrases`(?:preferencialmente|de preferência)(?: (?:em|com|na|no))?; os; as; da; do; dos; das`,
    worksNotPeople: phrases`atendimento ao cliente; suporte técnico; suporte de ti`,
    equivalents: phrases`equivalentes?`,
    qualifiedByOne: [],
    or: phrases`ou`,
    bareRegisters: phrases`ordem; conselho; registro; registo`,
    phraseLeads: phrases`
      \b(?:experiência|conhecimentos?|domínio|vivência|noções)\s{1,3}(?:\p{L}{3,15} ){0,2}(?:em|com|de|da|do|das|dos|sobre|na|no|nas|nos)\s{1,3}(?:(?:pelo menos |no mínimo )?\d{1,2} (?:anos?|meses) (?:em|com|de|na|no|nas|nos)\s{1,3})?
    `,
    doneByOthers: phrases`(?:é|são) (?:assegurad|gerid|realizad|feit|prestad|executad|desenvolvid)[oa]s? (?:por|pel[oa]s?)(?! (?:você|ti)(?!\p{L})); por (?:outra|uma) (?:equipe|equipa|empresa)(?: externa)?`,
    testedIn: phrases`(?:teste|prova|desafio) técnic[oa] (?:de|em)`,
    othersWork: phrases`(?:colegas|fornecedores) (?:d[eoa]s? (?:\p{L}+ ))?(?:usam|utilizam|trabalham com|desenvolvem em); (?:equip[ea]s?|colegas|departamento|agência|clientes?),? que (?:usam?|utilizam?|trabalham? com)`,
    groups: phrases`(?:o|a|os|as|noss[oa]s?) (?:times?|equip[ae]s?|departamentos?|áreas?|setor|programadores|desenvolvedores|engenheiros|colegas|analistas|fábricas)`,
    groupsUse: phrases`usam?; utilizam?; trabalham? (?:com|em); desenvolvem? (?:em|com); programam? em; gerem?; gerenciam?; rodam? em`,
    likewise: phrases`também(?=\s*$)`,
    masters: phrases`mestrado`,
    degreeIn: phrases`(?:licenciatura|graduação|mestrado|formação|licenciad[oa]|graduad[oa]|bacharelado|curso superior) em`,
  },
  adDegrees: {
    bachelor: phrases`
      ensino superior; superior (?:completo|em); graduação; graduad[oa] em; bacharel(?:ado)?; licenciatura; curso superior; formação superior
    `,
    master: phrases`mestrado; pós-graduação`,
    doctorate: phrases`[Dd]outorado; [Dd]outoramento`,
    associate: phrases`curso técnico; ensino médio técnico; técnico em; tecnólogo; nível técnico`,
    school: phrases`ensino (?:médio(?! (?:completo )?(?:(?:e|com|\+) )?(?:curso )?técnico)|fundamental|secundário); escolaridade (?:mínima )?obrigatória; 12\.?º ano; 9\.?º ano`,
  },
  numbers: {
    to: phrases`a`,
    timeUnits: phrases`anos?; meses; mês`,
    monthStems: phrases`m[eê]s`,
    words: phrases`um=1; uma=1; oito=8; dois=2; duas=2; três=3; quatro=4; cinco=5; seis=6; dez=10`,
  },
  pay: {
    offers: phrases`oferecemos; oferece-se`,
    beforeOrAfterTax: phrases`brut[oa]s?; líquid[oa]s?; limpos`,
    workedTime: phrases`horas?; h; dias?`,
    to: phrases`a; até`,
    hour: phrases`\b(?:por|à|a) hora\b; / ?hora\b; \bvalor(?: da)?[ /-]hora\b`,
    day: phrases`\bpor dia\b; / ?dia\b; \bdiárias?\b`,
    month: phrases`\b(?:por|ao) mês\b; \bordenado\b; / ?mês\b; \bmensa(?:l|is)\b`,
    year: phrases`\b(?:por|ao) ano\b; / ?ano\b; \banua(?:l|is)\b`,
    words: phrases`salário; diárias?; limpos; clt; ordenado; remuneração; vencimento; brut[oa]; pretensão salarial`,
    thousands: phrases`mil`,
    otherSums: phrases`vale[ -]\p{L}+; (?<!\p{L})v[art]; auxílio; subsídio; bónus; bônus; prémio`,
    atMost: phrases`até; máximo`,
    atLeast: phrases`a partir de; a partir; desde; mínimo`,
    extras: phrases`
      alojamento; renda;
      horas? extra(?:s|ordinárias?)?; sobreaviso; regime de prevenção; quilometragem; ajudas? de custos?; adicional (?:noturno|de \p{L}{3,20}); gorjetas
    `,
    extraLinks: phrases`custa; por; a; de; são; é; pag[oa]s?; remunerad[oa]s?; no valor; por; adiciona(?:l|is)`,
    extraBehind: phrases`adiciona(?:l|is); extras?; à parte`,
    extraFor: phrases`por; de; para`,
    about: phrases`cerca de; aproximadamente; por volta de`,
    besides: phrases`e; mais`,
    with: phrases`com`,
    and: phrases`e`,
    between: phrases`entre`,
    beforeHours: phrases`das; às`,
    times: phrases`vezes`,
  },
  workplace: {
    noTown: phrases`todo o brasil; todo o país; diversas; várias; a combinar; a definir; itinerante; residir; residência; resid(?:e|entes?)`,
    atTimes: phrases`dias?; parcialmente`,
    shares: [],
    negations: phrases`não; sem`,
    placeLabels: phrases`local(?: de trabalho)?; localização; localidade; cidade`,
    weakLabels: phrases`base; zona; região`,
    ofJob: phrases`vaga; posição`,
    basedIn: phrases`(?:localizad[oa]|situad[oa]) em`,
    from: phrases`de`,
    officeIn: phrases`(?:câmara municipal|prefeitura(?: municipal)?|concelho|escritório|sede|loja|fábrica|hospital|clínica|restaurante|unidade|armazém) (?:em|de); local de trabalho (?:é|será)(?: em)?`,
    founded: phrases`(?:fundad[oa]|sede) em; (?:clientes|fornecedores|colegas) (?:em|de)`,
    municipalities: phrases`(?:[Cc]âmara [Mm]unicipal|[Pp]refeitura(?: [Mm]unicipal)?|[Mm]unicípio) d[eo]`,
    in: phrases`[Ee]m; n[oa](?= (?:Porto|Rio de Janeiro|Recife|Funchal|Barreiro|Seixal|Montijo|Guarda|Covilhã|Maia|Amadora|Trofa)(?!\p{L}))`,
    behindPlace: phrases`e; com`,
    hybridAlone: phrases`híbrid[oa]`,
    hybrid: phrases`\b\d dias (?:de |em )?(?:remoto|home ?office|casa|presencia(?:l|is))\b; \bmodelo híbrido\b; \btrabalho híbrido\b; \bregime (?:de trabalho )?híbrido\b; ^\s{0,3}híbrido\b`,
    remoteAlone: phrases`remot[oa]; 100 ?% remot[oa]; teletrabalho`,
    remote: phrases`\b(?:totalmente|100 ?%) remot[oa]\b; \b(?:trabalho|vaga|modelo|regime) remot[oa]\b`,
    onSiteAlone: phrases`presencial`,
    onSite: phrases`\b(?:trabalho|vaga|modelo|regime) presencial\b; \b(?:sem|não há) (?:teletrabalho|home ?office)\b`,
    prepositions: phrases`em`,
    near: phrases`(?:centro|coração) d[eo]; zona (?:norte|sul|leste|este|oeste|centro|central) d[eo]; zona d[eo]; região (?:metropolitana )?d[eo]; distrito d[eo]; [Gg]rande; perto de; próximo (?:a|de); na região de; nos arredores de`,
    townParticles: phrases`d[eoa]s?`,
    forTown: phrases`para(?: o| a)?`,
    elsewhere: phrases`
      (?:hotel|empresa|restaurante)[- ]irmão?; exporta(?:mos|d[oa]s?|m)?;
      fundad[oa]s?; fundador\p{L}{0,3}; nasceu; cresceu; empresa[- ]mãe; nossos clientes (?:são|estão|ficam|vêm|moram); primeir[oa] (?:loja|escritório|restaurante|fábrica) (?:abriu|foi|nasceu); colegas d[eoa]
    `,
    ourBase: phrases`somos (?:[\p{L}-]{1,30} ){1,6}d[eo]; estamos (?:localizad[oa]s |situad[oa]s |sediad[oa]s )?em; ficamos em; com sede em`,
    sites: phrases`
      empresa; hospital; clínica; consultório; farmácia; loja; escritório; escola; creche; restaurante; café; hotel; armazém; filial; salão; padaria; fábrica; oficina; unidade; laboratório
    `,
    remoteIn: phrases`(?:para|em|de) todo o; n[oa]; desde; dentro d[oa]`,
    days: phrases`dias?`,
    aWeek: phrases`(?:por|na|à) semana; semanais`,
    atHome: phrases`(?:de |em )?(?:teletrabalho|home ?office|casa|trabalho remoto|remoto); a partir de casa`,
    atOffice: phrases`no escritório; na empresa; presencia(?:l|is)`,
    beforeKind: phrases`(?:vaga|trabalho|modelo)(?: é)?`,
    awayWords: phrases`teletrabalho`,
  },
} satisfies LanguageWords;
