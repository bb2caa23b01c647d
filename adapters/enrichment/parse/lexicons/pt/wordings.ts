import type { LanguageWords } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * Portuguese: wordings that leave people out. Sources: in Portugal Código do Trabalho, articles 24 (among others language and ethnic origin, and so an accent), 30 (an ad names no preference by sex) and 17; in Brazil
 * Lei 9.029/1995, article 1, and CLT, article 373-A. The "jovem aprendiz" of Lei 10.097/2000 is the name of a programme.
 */
export const ptWordings = {
  ages: {
    before: phrases`idades?; faixa etária; com idade`,
    behind: phrases`de idade; completos`,
    years: phrases`anos`,
    to: phrases`a; e; até; aos; ou`,
    from: phrases`entre(?: os)?; de; dos; desde; mínima(?: de)?; no mínimo; mínimo(?: de)?; pelo menos; acima de; a partir de; superior a; maior(?:es)? de`,
    upTo: phrases`até(?: aos)?; máxima(?: de)?; no máximo; máximo(?: de)?; menor(?:es)? de; abaixo de; inferior a; menos de`,
    persons: phrases`sexo (?:masculino|feminino); pessoas?; homens?; homem; mulher(?:es)?; senhoras?; moças?; rapaz(?:es)?; jovens; jovem; candidat[oa]s?; raparigas?; gente`,
    being: phrases`ter; tenha(?:s)?; tem; tens; ser`,
    apart: phrases`com; e; ou`,
  },
  sought: {
    seeks: phrases`busca(?:mos|m|-se)?; procura(?:mos|m|-se)?; precisa(?:mos|-se)?(?: de)?; contrata(?:mos|-se|m)?; recruta(?:mos|-se)?; admite(?:-se)?; seleciona(?:mos)?; preferencialmente; (?:de )?preferência; ideal; queremos; necessita(?:mos|-se)(?: de)?`,
    describes: phrases`(?:deve|deverá|precisa) ser; ser; seja; que seja; você é; és`,
    whoIs: phrases`que (?:seja|é)`,
    fill: phrases`uma?; muito; também; pessoa; alguém`,
    wanted: phrases`procura-se; preferencialmente`,
    breaks: phrases`para; que; com; d[eoa]s?; em; n[oa]s?; a; ao; por; pel[oa]; cuj\p{L}+; noss\p{L}+; oferec\p{L}+; é; são; somos; onde; atend\p{L}+; cuid\p{L}+; acompanh\p{L}+; apoi\p{L}+; ou`,
    clients: phrases`crianças?; adolescentes?; adultos?; alun[oa]s?; estudantes?; pacientes?; utentes?; residentes?; clientes?; menores; famílias?; idos[oa]s?; pessoas?; jovens; hóspedes; usuári[oa]s?; formand[oa]s?; aprendizes?`,
    cares: phrases`atend\p{L}+; cuid\p{L}+; acompanh\p{L}+; apoi\p{L}+; ensin\p{L}+; ajud\p{L}+; trabalh\p{L}+ com; aulas?; turmas?; grupos?; para`,
  },
  lint: {
    oneGender: phrases`empregada doméstica; secretária; moça; rapaz`,
    oneGenderTitles: phrases`
      empregada(?: (?:de (?:mesa|limpeza|andares|balcão)|doméstica))?; cozinheira; secretária; costureira; cabeleireira; enfermeira; vendedora; garçonete; faxineira; babá; copeira; camareira; professora; operadora de caixa; educadora; cuidadora; arrumadeira; esteticista feminina
    `,
    allGenders: phrases`\((?:o|a|os|as)\); [/](?:o|a|os|as)(?!\p{L}); m/f; f/m; h/m; m/h; homem/mulher; ambos os sexos`,
    age: phrases`
      (?:perfil|equipa|equipe|profissional|ambiente|time|candidat[oa]) (?:\p{L}+ e )?jovem(?: e \p{L}+)?; jovem e dinâmic[oa](?! (?:empresa|startup)); (?:equipa|equipe) (?:muito )?jovem; até (?:1[6-9]|[2-6]\d) anos(?: de idade)?(?! de experiência); entre \d{2} e \d{2} anos(?! de experiência); máximo (?:2\d|[3-6]\d) anos(?= ?(?:[.,;)]|$)); limite de idade
    `,
    young: phrases`jovens(?! aprendizes); jovem(?! (?:aprendiz|empresa|startup|companhia))`,
    bothGenders: phrases`mulher(?:es)?(?: e | ou |/)home[mn]s?; home[mn]s?(?: e | ou |/)mulher(?:es)?; moças?(?: e | ou |/)rapaz(?:es)?; rapaz(?:es)?(?: e | ou |/)moças?`,
    origin: phrases`falante nativo; nativ[oa] em; apenas (?:brasileir|portugues)\w*; (?:só|somente|apenas) (?:cidadãos|candidatos) (?:brasileiros|portugueses); não (?:aceitamos|contratamos|admitimos) estrangeiros; nacionalidade (?:portuguesa|brasileira) (?:obrigatória|exigida)`,
    accent: phrases`sem (?:qualquer )?sotaque; sotaque (?:neutro|nativo)`,
    denied: phrases`sem; não(?: há| existe| exigimos| pedimos)?; nenhuma?; nenhum`,
    gender: phrases`(?:apenas|somente|só) (?:homens|mulheres); sexo (?:feminino|masculino)`,
    women: phrases`mulher(?:es)?(?! e homens| ou homens|/); senhoras?(?!/); moças?(?!/); meninas?; raparigas?; mães`,
    men: phrases`homens?(?! e mulheres| ou mulher|/); homem(?! ou mulher|/); rapaz(?:es)?(?! ou |/)`,
    appearance: phrases`boa (?:aparência|apresentação); excelente (?:apresentação|aparência); boa imagem pessoal; (?:currículo|curriculum|cv)(?: vitae)? (?:atualizado )?(?:com|e) (?:uma )?foto(?:grafia)?; foto(?:grafia)? (?:obrigatória|de corpo inteiro|recente|atualizada)`,
    looks: phrases`bonit[oa]s?; atraentes?(?=\s{0,2}(?:[.,;!)\n]|$)); magr[oa]s?; bela (?:mulher|moça|rapariga)`,
    family: phrases`solteir[oa]s?; (?<!(?:e|ou) )sem filhos; estado civil; sem (?:encargos|compromissos) familiares`,
    maritalStatus: phrases`casad[oa]s?; divorciad[oa]s?`,
    religion: phrases`(?:evangélic|católic|crist)\p{L}+ praticantes?; (?:ser|pessoa|candidat[oa]) (?:evangélic|católic)[oa]; ser cristã[oã]?; preferência (?:por )?(?:evangélic|católic|crist)\p{L}+; de religião (?:evangélica|católica) (?:obrigatória|exigida)`,
    disability: phrases`sem (?:problemas de saúde|doenças|deficiências?|limitações físicas); nenhum problema de saúde; (?:gozar de|ter|com) (?:boa|ótima|perfeita|excelente) saúde(?! financeira)(?: física)?`,
  },
} satisfies LanguageWords;
