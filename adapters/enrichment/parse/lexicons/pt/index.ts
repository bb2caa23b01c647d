import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { ptJobAds } from './job-ads.js';
import { ptWordings } from './wordings.js';

/** Portuguese. */
export const portuguese: LanguagePack = {
  code: 'pt',
  country: 'PT',
  dates: {
    spansOfStudy: phrases`
      (?:\d{1,2}|um)\s(?:anos?|m[eê]s(?:es)?|semanas?)(?:,?\s(?:e\s)?\d{1,2}\sm[eê]s(?:es)?)?
    `,
    startLabels: phrases`de; desde; início; admissão; entrada; data (?:d[eo] )?(?:início|admissão|entrada)`,
    endLabels: phrases`até; fim; término; saída; demissão; data (?:d[eo] )?(?:fim|término|saída|demissão)`,
    signed: phrases`em; aos`,
    present: phrases`atual(?:mente|idade)?; (?:a?o )?(?:momento|presente)(?: atual)?; hoje; [àa] presente data; à (?:data(?: atual| de hoje)?|atualidade); até a data; em curso`,
    seasons: phrases`primavera; verão; outono; inverno`,
    to: phrases`até`,
    betweenOpening: phrases`entre`,
    betweenJoins: phrases`e(?: o)?`,
    untilOpening: phrases`até(?: ao?)?`,
    lasted: phrases`anos?; m[eê]s(?:es)?; semanas?; dias?`,
    monthsAtEdge: words`out`,
    toAfterMark: phrases`até`,
    months: [
      words`janeiro`,
      words`fevereiro fev`,
      words`marco`,
      words`abril`,
      words`maio`,
      words`junho`,
      words`julho`,
      words`agosto`,
      words`setembro`,
      words`outubro out`,
      words`novembro`,
      words`dezembro dez`,
    ],
  },
  places: {
    remote: phrases`(?:trabalho )?remoto; teletrabalho`,
    areasBefore: phrases`grande; região metropolitana de`,
    areasBehind: phrases`e (?:região|arredores)`,
    cities: phrases`
      lisboa=PT; londres=GB; nova iorque=US; nova york=US; genebra=CH; zurique=CH; milão=IT; madri=ES; bruxelas=BE; munique=DE;
      frankfurt=DE; berlim=DE; varsóvia=PL; antuérpia=BE; estrasburgo=FR; hamburgo=DE
    `,
  },
  names: {
    smallWords: phrases`da; do; dos; e`,
    particles: phrases`da; do; dos; das`,
  },
  joining: {
    dateLinks: phrases`em; desde`,
    andOr: phrases`e; ou`,
    listed: phrases`e; ou`,
    as: phrases`como`,
    andInHeadings: phrases`e`,
  },
  address: {
    streetOpenersNumberLast: phrases`rua; avenida; av\.; travessa; praça; alameda`,
    elsewhere: phrases`naturalidade; natural de; nascid[oa] em; local de nascimento; nacionalidade`,
    leads: phrases`(?:residente|residência) em; (?:moro|vivo) em`,
    labels: phrases`morada; endereço; residência; localidade; cidade`,
  },
  person: {
    registerNumbers: phrases`n[.º°]*; número; cédula`,
    labels: phrases`data de nascimento; nacionalidade`,
    documentBeforeName: phrases`(?:olá[,!.]? )?(?:eu sou|chamo-me|me chamo|o meu nome é|meu nome é) (?=\p{Lu}); olá[,!.]? sou (?=\p{Lu})`,
    titles: phrases`eng\.[ºª]?; dr\.?[ªa]; sr\.?[ªa]`,
    dataHeadings: phrases`dados pessoais; informac(?:ao|oes) pessoa(?:l|is)`,
    wanted: phrases`(?:emprego|cargo|função) (?:pretendid[oa]|desejad[oa]); emprego a que se candidata; profissão`,
    nameLabels: phrases`nome(?: completo)?; nome e apelidos?; apelidos? e nomes?; nome e sobrenome`,
    namesInTwo: phrases`
      apelido(?:s|\(s\))?\s*\/\s*nome(?:s|\(s\))?(?: próprio(?:s|\(s\))?)?; nome(?:s|\(s\))?(?: próprio(?:s|\(s\))?)?\s*\/\s*apelido(?:s|\(s\))?
    `,
    givenNameLabels: phrases`nome(?:s|\(s\))?(?: próprio(?:s|\(s\))?)?; primeiro nome`,
    surnameLabels: phrases`apelido(?:s|\(s\))?; sobrenomes?`,
    consents: phrases`(?:autorizo|dou o meu consentimento|consinto) [^.]{0,60}(?:tratamento|dados)`,
    onRequest: phrases`a pedido; sob pedido; mediante (?:pedido|solicitação)`,
    farewells: phrases`(?:com os )?(?:melhores|meus) cumprimentos; atenciosamente; cordialmente`,
    nameLabelsBeforeColon: phrases`nome(?: completo)?`,
    bornIn: phrases`nascid[oa]; nasci; nasceu`,
    noName: phrases`currículo; candidatura`,
  },
  contact: {
    phoneLabels: phrases`telefone`,
  },
  headings: {
    volunteer: phrases`voluntariado; trabalho voluntario`,
    publications: phrases`publicacoes; patentes; comunicacoes em congressos; palestras`,
    projects: phrases`projetos`,
    summary: phrases`sobre mim; resumo; resumo profissional; perfil; objetivo profissional; objetivos; resumo de qualificacoes; perfil profissional`,
    work: phrases`experiencia; experiencias; experiencia profissional; experiencias profissionais; historico profissional; percurso profissional; trajetoria profissional; historico de emprego`,
    education: phrases`educacao e formacao; formacao; formacao academica; formacao academica e profissional; educacao; habilitacoes literarias`,
    skills: phrases`habilidades; competencias; conhecimentos; conhecimentos em informatica; principais competencias; competencias tecnicas; competencias pessoais; aptidoes; competencias informaticas; competencias digitais; informatica`,
    certificates: phrases`licencas e certificados; cursos; cursos complementares; cursos e certificacoes; certificacoes; formacao complementar; formacao profissional; formacao continua; formacao profissional complementar; acoes de formacao; outras formacoes; cursos e formacoes; formacoes e cursos; outros cursos; formacoes; certificados; carta de conducao`,
    languages: phrases`linguas; idiomas`,
    contact: phrases`dados pessoais; informacao pessoal; informacoes pessoais; contactos`,
    other: phrases`disciplinas lecionadas; disciplinas ministradas; orientacoes; bancas; interesses; informacoes adicionais; informacoes complementares; informacao adicional; outras informacoes; atividades extracurriculares; interesses pessoais; passatempos; hobbies; tempos livres; interesses e hobbies; outros; referencias; referencias profissionais; referencias pessoais`,
  },
  titles: {
    offices: phrases`voluntári[oa]; tesoureir[oa]; membro; presidente`,
    leadingHeads: words`
      estagio
      aprendiz lojista empilhador empilhadorista copeiro copeira bolseiro bolseira doutorando doutoranda
      enfermeiro enfermeira engenheiro engenheira cozinheiro cozinheira professora contabilista vendedora motorista auxiliar empregado
      empregada estagiario estagiaria tecnica gestor ajudante servente pedreiro eletricista carpinteiro serralheiro soldador
      canalizador encanador assistente diretor diretora coordenador coordenadora desenvolvedor desenvolvedora atendente rececionista
      padeiro padeira pasteleiro pasteleira confeiteiro garcom garconete camareira camareiro faxineira porteiro formador formadora
      treinador treinadora instrutor instrutora advogado advogada arquiteto arquiteta agricultor agricultora estivador estoquista
      almoxarife conferente repositor repositora encarregado encarregada chefe jornalista tradutor tradutora especialista bombeiro
      caminhoneiro costureira cabeleireira cabeleireiro jardineiro trabalhador trabalhadora pesquisador pesquisadora fundador
      psicologa educadora fisioterapeuta medica nutricionista dentista bibliotecario bibliotecaria comprador compradora operadora
    `,
  },
  employers: {
    associations: phrases`Associação; Sociedade; Ordem; Federação`,
    associationLinks: phrases`de; dos; das; do; da; para`,
    units: phrases`serviço de; unidade de; departamento de`,
    sizes: phrases`funcionários; colaboradores; trabalhadores`,
    terms: phrases`estágio(?: profissional| curricular)?; tempo (?:parcial|inteiro); temporário; a termo`,
    nouns: words`advogados arquitetos irmaos filhos`,
    openers: words`
      camara hospitais escola hotelaria clinica restaurante farmacia supermercado supermercados padaria instituto fundacao oficina
      construtora grupo pastelaria creche associacao colegio universidade faculdade transportes instalacoes construcoes prefeitura
      metalurgica grafica lavandaria
    `,
  },
  education: {
    halfSentences: phrases`bem como; enquanto; que; durante`,
    withinSentences: phrases`meu; minha; foi; fui`,
    degreeColumns: phrases`curso; grau(?: académico)?; diploma; habilitação; título`,
    schoolColumns: phrases`estabelecimento(?: de ensino)?; escola\s?/\s?universidade; instituição(?: de ensino)?; nome da (?:organização|instituição) de ensino; estabelecimento(?: de ensino)?; escola; universidade; faculdade`,
    boardColumns: phrases`entidade`,
    fieldColumns: phrases`área(?: de estudos?)?; especialização`,
    timeColumns: phrases`anos?; período; datas?; ano de conclusão; duração`,
    scoreColumns: phrases`média(?: final)?; classificação(?: final)?; nota`,
    atSchool: phrases`na; no`,
    studyOf: phrases`estudos (?:de|em)`,
    beforeField: phrases`em`,
    notFields: phrases`incomplet[oa]; não concluíd[oa]; sem diploma; nível .*; pós-laboral; concluíd[oa]`,
    obtained: phrases`(?:diploma )?(?:concluíd[oa]|obtid[oa])`,
    fields: phrases`
      direito; medicina; engenharia; gestão; física; química; história; contabilidade; enfermagem; \p{L}{3,20}(?:ologia|onomia|ística|ática|ónica|ônica)
    `,
    degreeLabels: phrases`(?:grau|título|diploma|qualificação)(?: (?:obtid[oa]|académico|acadêmico))?`,
    degreeAnswers: phrases`sim; não; concluíd[oa]`,
    degrees: phrases`
      mestrado; doutoramento; doutorado; (?:pós-)?graduação; bacharel(?:ado)?; licenciatura; especialização(?= em); tecnólogo; tecnologia(?= em);
      curso (?:técnico|profissional|de especialização tecnológica); curso (?:de|em)(?= \p{Lu}); técnico(?= em); (?:9|12)\.?º ano; ensino (?:médio|superior|fundamental|secundário|básico)
    `,
    institutions: phrases`universidade; faculdades?; centro universitário; escola; colégio; instituto federal; senai; senac; etec; fatec`,
  },
  skills: {
    years: phrases`anos?`,
    examples: phrases`incluindo; por exemplo; especialmente`,
    linksBeforeNames: phrases`com; de`,
    halvesAtStart: phrases`que; para`,
    halvesAtEnd: phrases`de; para; com`,
    noSkill: phrases`competências; habilidades; conhecimentos`,
    pastimes: phrases`interesses(?: pessoais)?; passatempos; hobbies; tempos livres; lazer`,
    licenceClasses: phrases`categorias?`,
    drivingLicences: phrases`carta de condução; habilitação`,
  },
  languages: {
    labels: phrases`(?:língua(?:\(s\)|s)? materna|primeira língua); outra(?:\(s\)|s)? língua; línguas estrangeira`,
    motherTongue: phrases`língua(?:\(s\)|s)? materna; primeira língua`,
    gridWords: words`compreender falar escrever compreensão oral leitura interação conversação produção expressão escrita`,
    frameworks: phrases`quadro europeu comum`,
    names: words`ingles alemao frances espanhol italiano russo chines ucraniano romeno mandarim crioulo`,
    levels: phrases`
      fluente; língua materna; avançad[oa]; intermediári[oa]; intermédi[oa]; básic[oa]; nativ[oa]; elementar; (?:muito )?bo[ma]; razoável;
      falado e escrito
    `,
  },
  headingWords: {
    pastimes: phrases`(?:interesses|passatempos|hobbies|tempos livres)(?: (?:e )?[\p{L}]+)?`,
    references: phrases`referencias(?: (?:pessoais|profissionais))?`,
  },
  labels: {
    honours: phrases`do (?:ano|mês); finalista; vencedor(?:a)?`,
    templatePlaces: phrases`Cidade\s{0,3},\s{0,3}(?:País|Estado|UF)(?!\p{L})`,
    pageNumber: phrases`p[aá]gina`,
    projectDetails: phrases`
      detalhes; ferramentas(?: utilizadas)?; tecnologias(?: utilizadas)?; ambiente; tamanho da equip[ae]; descrição(?: do projet?o)?; duração; período; responsabilidades; atividades; tarefas
    `,
    projectRole: phrases`papel; função; cargo`,
    issuingBodies: phrases`instituto; ministério; escola; academia; autoridade; centro de formação; ordem dos; fundação; universidade; associação; câmara de comércio`,
    position: phrases`cargo(?: ocupado)?; função(?: desempenhada| exercida)?; função ou cargo(?: ocupado)?; posição`,
    employer: phrases`(?:nome da )?empresa; (?:nome do )?empregador; entidade (?:patronal|empregadora); nome e (?:morada|endereço) do(?: empregador)?`,
    dates: phrases`datas?; período(?: de trabalho| trabalhado)?; duração`,
    place: phrases`país; local(?: de trabalho)?; localidade; cidade; localização`,
    accounts: phrases`(?:principais )?(?:atividades|atribuições|funções|tarefas|responsabilidades)(?: principais| desempenhadas| exercidas| realizadas)?; descrição(?: das (?:atividades|funções))?`,
    aside: phrases`tipo de empresa ou sec?tor; principais atividades e responsabilidades`,
    terms: phrases`tipo de contrato; salário; horas semanais; motivo da saída`,
    issuedOn: phrases`emitid[oa](?: em)?; obtid[oa](?: em)?; data de (?:emissão|obtenção|conclusão); (?:data|ano)(?=\s?:)`,
    expires: phrases`válid[oa] até; expira(?: em)?; validade`,
    credential: phrases`(?:código|id|número) d[ao] (?:credencial|certificado); (?:exibir|ver) (?:a )?(?:credencial|certificado)`,
    given: phrases`
      pr[éê]mios?; premiad[oa]s?; bolsas?; bolsista; medalhas?; reconhecimentos?; reconhecid[oa]; menção; finalistas?; vencedor(?:a|es)?; louvor; distinção; distinções;
      (?:funcionári[oa]|empregad[oa]|colaborador(?:a)?|vendedor(?:a)?) do (?:ano|mês); (?:primeiro|segundo|terceiro|1\.?º|2\.?º|3\.?º) (?:lugar|prémio|prêmio); concurso
    `,
    cards: phrases`empilhador(?:es)?; empilhadeira; primeiros socorros; carta de condução; plataformas elevatórias`,
    certified: phrases`certificad[oa]; certificação`,
    taught: phrases`cursos?; formação; seminário; carta; licença; diploma; carteira; habilitação; treinamento`,
  },
  employment: {
    breaks: phrases`licença[- ](?:de )?(?:maternidade|paternidade|parental); desempregad[oa]; desemprego; ano sabático; (?:à|em) procura de emprego`,
    joins: phrases`(?:ingressou|ingressei|ingresso|entrada) (?:em|na|no)`,
    changeLeads: phrases`(?:promovid[oa]|promoção) (?:para|a)(?: o cargo de)?; (?:contratad[oa]|admitid[oa]) como`,
    changeFrom: phrases`promovid[oa] de`,
    changeTo: phrases`para; a`,
    changeStops: phrases`em; após; desde; com`,
  },
  prose: {
    functionWords: phrases`e; da; do; dos; das; em; para; com; desde; não; uma; pel[oa]s?; aos?; na; nas; são; noss[oa]s?; você; até; às; é`,
  },
  ...ptJobAds,
  ...ptWordings,
};
