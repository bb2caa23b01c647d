import { foldLetters } from '../text/search-words.js';

/**
 * The larger parts of some countries (ISO 3166-1 alpha-2), separated by `;`; after `=` its other names and its abbreviation. A wish for one
 * of them says nothing against a city of which the region is not given.
 */
const REGIONS: Readonly<Record<string, string>> = {
  US: 'alabama=al; alaska=ak; arizona=az; arkansas=ar; california=ca; colorado=co; connecticut=ct; delaware=de; district of columbia=dc; florida=fl; georgia=ga; hawaii=hi; idaho=id; illinois=il; indiana=in; iowa=ia; kansas=ks; kentucky=ky; louisiana=la; maine=me; maryland=md; massachusetts=ma; michigan=mi; minnesota=mn; mississippi=ms; missouri=mo; montana=mt; nebraska=ne; nevada=nv; new hampshire=nh; new jersey=nj; new mexico=nm; new york=ny; north carolina=nc; north dakota=nd; ohio=oh; oklahoma=ok; oregon=or; pennsylvania=pa; rhode island=ri; south carolina=sc; south dakota=sd; tennessee=tn; texas=tx; utah=ut; vermont=vt; virginia=va; washington=wa; west virginia=wv; wisconsin=wi; wyoming=wy',
  CA: 'alberta=ab; british columbia=bc; manitoba=mb; new brunswick=nb; newfoundland and labrador=nl; nova scotia=ns; ontario=on; prince edward island=pe; québec=qc; saskatchewan=sk',
  AU: 'new south wales=nsw; queensland=qld; south australia=sa; tasmania=tas; victoria=vic; western australia=wa; northern territory=nt; australian capital territory=act',
  GB: 'england; scotland; wales=cymru; northern ireland',
  DE: 'baden-württemberg=bw; bayern=bavaria=by; brandenburg=bb; hessen=hesse=he; mecklenburg-vorpommern=mv; niedersachsen=lower saxony=ni; nordrhein-westfalen=north rhine-westphalia=nrw=nw; rheinland-pfalz=rhineland-palatinate=rp; saarland=sl; sachsen=saxony=sn; sachsen-anhalt=saxony-anhalt=st; schleswig-holstein=sh; thüringen=thuringia=th',
  AT: 'burgenland; kärnten=carinthia; niederösterreich=lower austria; oberösterreich=upper austria; steiermark=styria; tirol=tyrol; vorarlberg',
  FR: 'auvergne-rhône-alpes; bourgogne-franche-comté; bretagne=brittany; centre-val de loire; corse=corsica; grand est; hauts-de-france; île-de-france; normandie=normandy; nouvelle-aquitaine; occitanie; pays de la loire; provence-alpes-côte d’azur=paca',
  ES: 'andalucía=andalusia; aragón; asturias; canarias=canary islands; cantabria; castilla y león; castilla-la mancha; cataluña=catalunya=catalonia; comunidad valenciana; euskadi=país vasco=basque country; extremadura; galicia; islas baleares=balearic islands; la rioja; navarra',
  IT: 'abruzzo; basilicata; calabria; campania; emilia-romagna; friuli venezia giulia; lazio; liguria; lombardia=lombardy; marche; molise; piemonte=piedmont; puglia=apulia; sardegna=sardinia; sicilia=sicily; toscana=tuscany; trentino-alto adige=südtirol=south tyrol; umbria; valle d’aosta; veneto',
};

/** Areas without a list of members here: nothing is known to lie outside of them. */
const AREAS: ReadonlySet<string> = new Set(
  'europe; europa; eu; european union; emea; dach; scandinavia; nordics; benelux; apac; asia; africa; latam; latin america; north america; south america; worldwide; world; anywhere; global; remote'.split(
    '; ',
  ),
);

const BY_NAME = new Map<string, { country: string; name: string }[]>();
for (const [country, list] of Object.entries(REGIONS)) {
  for (const row of list.split('; ')) {
    const forms = row.split('=').map(foldLetters);
    for (const form of forms) BY_NAME.set(form, [...(BY_NAME.get(form) ?? []), { country, name: forms[0]! }]);
  }
}

export function isArea(folded: string): boolean {
  return AREAS.has(folded);
}

/** The regions that a folded name or abbreviation may denote. */
export function regionsNamed(folded: string): readonly { country: string; name: string }[] {
  return BY_NAME.get(folded) ?? [];
}
