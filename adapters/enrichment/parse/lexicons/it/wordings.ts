import type { LanguageWords } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * Italian: wordings that leave people out. Sources: D.lgs. 216/2003, articles 2 and 3 (age, disability, religion); D.lgs. 198/2006, article 27 (sex, marital
 * status, pregnancy); D.lgs. 215/2003 (origin, by article 2 indirectly too, as by an accent); D.lgs. 276/2003, articles 9 and 10; Legge 300/1970, article 8.
 */
export const itWordings = {
  ages: {
    before: phrases`et[àa]; fascia d['’]età; età compresa`,
    behind: phrases`di età; d['’]età; compiuti`,
    years: phrases`anni`,
    to: phrases`a; ai; e i; e gli; e; ed; ad; o`,
    from: phrases`(?:compresa )?(?:tra|fra)(?: i| gli)?; compresa; da(?:i|gli)?; minima(?: di)?; almeno; superiore (?:a|ai|agli); dai`,
    upTo: phrases`fino (?:a|ai|ad); massim[ao](?: di)?; max\.?; inferiore (?:a|ai|agli); sotto i; non superiore (?:a|ai|agli); entro i; meno di`,
    persons: phrases`sesso (?:maschile|femminile); person[ae]; uomini; uomo; donn[ae]; ragazz[aoie]; giovan[ie]; signor[aei]; signorin[ae]; candidat[oaie]`,
    being: phrases`aver(?:e)?(?: compiuto)?; hai; abbia; ha compiuto`,
    apart: phrases`con; e; ed; o`,
  },
  sought: {
    seeks: phrases`(?:si )?(?:ri)?cerca(?:no|ndo)?; (?:ri)?cerchiamo; selezion(?:a|iamo|ano); assum(?:e|iamo|ono); preferibilmente; preferibile; (?:di )?preferenza; ideale; (?:si )?richied(?:e|ono|iamo)`,
    describes: phrases`sei; (?:deve|dovrà|devi) essere; essere; che sia`,
    whoIs: phrases`che (?:sia|è)`,
    fill: phrases`un[ao]?; molto; anche; persona`,
    wanted: phrases`cercasi; preferibilmente; esclusivamente`,
    breaks: phrases`per; che; con; di; del\p{L}*; d['’]\p{L}+; in; nel\p{L}*; a; al\p{L}*; da; dal\p{L}*; su; presso; nostr\p{L}+; cui; offr\p{L}+; è; siamo; sono; assist\p{L}+; accompagn\p{L}+; o; e/o`,
    clients: phrases`bambin[iaeo]; adolescenti?; adult[io]; alunn[ioea]; student[ieo]; studentesse; pazient[ie]; ospit[ie]; utent[ie]; client[ie]; minori; famiglie; anzian[ie]; persone; giovani; ragazz[ie]; residenti`,
    cares: phrases`assist\p{L}+; accompagn\p{L}+; cur(?:a|are); aiut\p{L}+; insegn\p{L}+; segu(?:e|ire|irai); lavor\p{L}+ con; gruppi; corsi; per`,
  },
  lint: {
    oneGender: phrases`segretaria; commessa; cameriera; ragazz[ao]`,
    oneGenderTitles: phrases`
      cameriera; commessa; segretaria; infermiera; cuoca; parrucchiera; impiegata; addetta; operaia; educatrice; maestra; sarta; cassiera; collaboratrice; venditrice; direttrice; ragioniera; donna delle pulizie; banconiera; operatrice; barlady; hostess
    `,
    allGenders: phrases`ambosessi; m/f; f/m; uomo/donna`,
    age: phrases`
      (?:team|gruppo|staff|squadra|ambiente|organico|équipe)(?: \p{L}+)? giovane(?: e \p{L}+)?; giovane(?: e dinamic\w+)? (?:team|gruppo di lavoro|staff|squadra|ambiente|équipe); giovani (?:candidat|laureat|diplomat|talenti|professionist|risors)\p{L}*; giovane (?:laureat|diplomat|neolaureat|candidat|talento)\p{L}*;
      (?:candidat[oaei]|giovani|profil[oi]|risors[ae]|persone) under \d{2}; under (?:2\d|3\d)(?= (?:con|per|in)(?!\p{L})); (?:massimo|max\.?) (?:2\d|[3-6]\d) anni(?! di); neodiplomat\w*; limite d['’]età
    `,
    young: phrases`giovan[ei](?! (?:azienda|società|impresa|realtà|start-?up|famiglia|coppi\p{L}+|pazient\p{L}+|utent\p{L}+))(?:,? \p{L}+)?`,
    gender: phrases`(?:solo|esclusivamente) (?:uomini|donne|personale (?:maschile|femminile)); sesso (?:femminile|maschile); ambosessi esclusi; personale (?:femminile|maschile)`,
    women: phrases`donn[ae](?! e uomini| o uomini|/| delle pulizie); signor[ae]; signorin[ae]; ragazz[ae](?!/); mamm[ae]; bella presenza femminile`,
    men: phrases`uom(?:o|ini)(?! e donn| o donn|/); ragazzo(?!/)`,
    bothGenders: phrases`donn[ae](?: e | o |/)uom(?:o|ini); uom(?:o|ini)(?: e | o |/)donn[ae]; ragazz[oaie](?: e | o |/)(?:ragazz)?[oaie]; ambosessi`,
    origin: phrases`(?:nazionalità|cittadinanza) italiana; madrelingua; di nazionalità italiana; (?:solo|esclusivamente) (?:cittadin[ie]|personale|candidat[ie]|lavoratori) italian[eio]; (?:cittadin[ie]|candidat[ie]) (?:solo|esclusivamente) italian[ei]; solo italian[ie](?=\s{0,2}(?:[.,;!)\n]|$)); cittadinanza italiana (?:obbligatoria|richiesta); (?:no|astenersi) stranieri`,
    accent: phrases`
      senza (?:alcun )?accento(?<=(?:italiano|inglese|francese|tedesco|spagnolo|lingua|parl\p{L}{1,4}|dizione|pronuncia|voce|espressione)[^.;:\n]{0,25}\ssenza (?:alcun )?accento); senza (?:alcun )?accento (?:straniero|marcato); senza inflessioni straniere; accento neutro
    `,
    denied: phrases`senza; nessuna?; nessun; non (?:c['’]è|esiste|serve|si richiede|è richiesta)(?: un| una| alcun| alcuna)?`,
    appearance: phrases`(?:bella|ottima|buona) presenza; bell['’ ]aspetto; gradevole aspetto; aspetto (?:fisico )?gradevole; (?:allegare|inviare|con|e) (?:una )?foto(?:grafia)?(?= (?:al (?:cv|curriculum)|recente|a figura intera|obbligatoria)|[.,;!)\n]|$); (?:cv|curriculum(?: vitae)?),? (?:con|e|corredato di|completo di) (?:una )?foto(?:grafia)?; foto(?:grafia)? (?:a figura intera|a mezzo busto|obbligatoria|recente)`,
    looks: phrases`avvenent[ei]; bell[ae] (?:ragazz|donn|signorin|commess|hostess)\p{L}*; attraente; snell[ao]`,
    family: phrases`nubil[ei]; celib[ei]; (?<!(?:e|o|con o) )senza figli; senza (?:carichi|impegni) familiari`,
    maritalStatus: phrases`single(?=\s{0,2}(?:[.,;!)\n]|$)); sposat[oa]; coniugat[oa]; divorziat[oa]`,
    religion: phrases`(?:persona|candidat[oa]|essere) (?:di (?:religione|fede) )?(?:cattolic|cristian|musulman|ebre)\p{L}+; cattolic[oaie] praticant[ei]; (?<=, )di (?:religione|fede) (?:cattolica|cristiana|musulmana|ebraica)`,
    disability: phrases`senza (?:problemi di salute|disabilità|handicap); nessun problema di salute; sana e robusta costituzione; (?:ottim[oa]|perfett[oa]|buon[oa]) (?:stato di )?salute(?=\s{0,2}(?:[.,;!)\n]|$)| fisica)`,
  },
} satisfies LanguageWords;
