import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { ptJobAds } from './job-ads.js';

/** Portuguese. */
export const portuguese: LanguagePack = {
  code: 'pt',
  country: 'PT',
  dates: {
    present: phrases`atual(?:mente|idade)?; (?:o )?(?:momento|presente)(?: atual)?; hoje`,
    seasons: phrases`primavera; verão; outono; inverno`,
    to: phrases`até`,
    months: [
      words`janeiro`,
      words`fevereiro`,
      words`marco`,
      words`abril`,
      words`maio`,
      words`junho`,
      words`julho`,
      words`agosto`,
      words`setembro`,
      words`outubro`,
      words`novembro`,
      words`dezembro`,
    ],
  },
  places: {
    remote: phrases`(?:trabalho )?remoto; teletrabalho`,
    cities: phrases`
      lisboa=PT; londres=GB; nova iorque=US; nova york=US; genebra=CH; zurique=CH; milão=IT; madri=ES; bruxelas=BE; munique=DE;
      frankfurt=DE
    `,
  },
  names: {
    smallWords: phrases`da; do; dos; e`,
    particles: phrases`da; do; dos; das`,
  },
  joining: {
    andOr: phrases`e; ou`,
    listed: phrases`e; ou`,
    as: phrases`como`,
    andInHeadings: phrases`e`,
  },
  person: {
    labels: phrases`data de nascimento; nacionalidade`,
    bornIn: phrases`nascid[oa]; nasci; nasceu`,
  },
  contact: {
    phoneLabels: phrases`telefone`,
  },
  headings: {
    summary: phrases`sobre mim; resumo; resumo profissional; perfil`,
    work: phrases`experiencia; experiencias; experiencia profissional; experiencias profissionais; historico profissional`,
    education: phrases`formacao; formacao academica; educacao; habilitacoes literarias`,
    skills: phrases`habilidades; competencias; conhecimentos; conhecimentos em informatica`,
    certificates: phrases`cursos; cursos complementares; cursos e certificacoes; certificacoes; formacao complementar`,
    languages: phrases`linguas; idiomas`,
    contact: phrases`dados pessoais; contactos`,
    other: phrases`interesses`,
  },
  titles: {
    leadingHeads: words`
      enfermeiro enfermeira engenheiro engenheira cozinheiro cozinheira professora contabilista vendedora motorista auxiliar empregado
      empregada estagiario estagiaria tecnica gestor
    `,
  },
  employers: {
    openers: words`camara hospitais escola hotelaria`,
  },
  education: {
    degrees: phrases`
      mestrado; doutoramento; doutorado; (?:pós-)?graduação; bacharel(?:ado)?; licenciatura; especialização(?= em); tecnólogo; tecnologia(?= em);
      curso técnico; técnico(?= em); ensino (?:médio|superior|fundamental)
    `,
    institutions: phrases`universidade; faculdades?; centro universitário; escola; colégio; instituto federal; senai; senac; etec; fatec`,
  },
  languages: {
    names: words`ingles alemao frances espanhol italiano russo chines`,
    levels: phrases`fluente; língua materna; avançado; intermediário; intermédio; básico; nativo`,
  },
  labels: {
    position: phrases`cargo; função ou cargo ocupado`,
    employer: phrases`empresa; nome e (?:morada|endereço) do empregador`,
    dates: phrases`datas?; período`,
    aside: phrases`tipo de empresa ou sec?tor; principais atividades e responsabilidades`,
    expires: phrases`válid[oa] até; expira(?: em)?; validade`,
  },
  prose: {
    functionWords: phrases`e; da; do; dos; das; em; para; com; desde; não; uma; pel[oa]s?; aos?; na; nas; são; noss[oa]s?; você; até; às; é`,
  },
  ...ptJobAds,
};
