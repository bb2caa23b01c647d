import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Italian: job ads. */
export const itJobAds = {
  adHeadings: {
    opensTasks: phrases`si occuperà(?: (?:principalmente|in particolare))? di; (?:sarà )?responsabile di; seguenti (?:attività|mansioni); (?:attività|mansioni) (?:sono|saranno)(?: le seguenti)?`,
    preferred: phrases`(?:cosa )?fa la differenza; (?:sarà|saranno|è|sono) (?:considerat[oaie] )?(?:un )?(?:plus|vantaggio|valore aggiunto); requisiti (?:desiderabili|desiderati|opzionali); un plus; i plus(?=\s?:?$|\s(?:se|per)\s); punti in più; ancora meglio(?: se)?; nice to have; gradit[oaie]; titol[oi] (?:di preferenza|preferenzial\p{L}+); requisiti preferenziali; costituisc\w+ (?:un )?(?:plus|titolo preferenziale); preferibil\w*`,
    offer: phrases`(?:cosa )?trov(?:i|erai) da noi; offerta(?! formativa); (?:cosa )?offriamo; (?:si|l'azienda) offre; condizioni; benefit; chi siamo; candidature; inquadramento`,
    required: phrases`
      requisiti; (?:si )?richied(?:e|ono|iamo)(?=:?$); (?:si richiedono |hanno )?le seguenti caratteristiche; completano il profilo; chi (?:stiamo cercando|cerchiamo|sei); cosa ci aspettiamo; profilo(?: ricercato)?; competenze(?: richieste)?; cosa (?:cerchiamo|chiediamo); cosa (?:ti )?serve; (?<!non )(?:devi|dovresti) avere; il candidato ideale; conoscenze richieste; titolo di studio
    `,
    tasks: phrases`mansioni; attività; responsabilità; cosa farai; (?:la tua giornata|cosa ti aspetta); di cosa ti occuperai; la risorsa si occuper(?:à|a['’]) di; il ruolo; descrizione (?:del lavoro|della posizione); compiti`,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      analista=analyst; assistente=assistant; consulente=consultant; designer=designer; autista=driver;
      ingegnere=engineer; operat(?:ore|rice)=operator; pianificat(?:ore|rice)=planner; tecnic[oa]=technician
    `,
    announcements: phrases`
      offert[ae](?: di lavoro)?; lavoro come; (?:annuncio|posizione)(?: aperta)?; (?:si )?cerca(?:si|no)?(?: una?)?; cerchiamo(?: una?)?;
      ricerc(?:a|hiamo)(?: una?)?; (?:si )?selezion(?:a|iamo)(?: una?)?; assum(?:e|iamo); (?:entra|unisciti)[\p{L} ]{0,20} come
    `,
    terms: phrases`
      tempo (?:indeterminato|determinato|pieno|parziale); full time; part time; contratto(?: \p{L}+)?; apprendistato; urgente; da remoto;
      smart working; turni; categorie protette; prima esperienza; con esperienza; primo impiego; ambosessi
    `,
    termsAtEnds: phrases`stage; extra; weekend`,
    seeks: phrases`cerca(?:ndo)?; cerchiamo; ricerca; ricerchiamo; cercasi; ricercasi; si ricerca(?:no)?; assum(?:e|iamo); seleziona; selezioniamo; assume; assumiamo`,
    agents: phrases`
      sviluppo=sviluppatore; vendite=venditore; pulizie=addetto alle pulizie; contabilità=contabile; acquisti=addetto acquisti
    `,
    links: phrases`di`,
    fieldHeads: phrases`
      (?:responsabile|direttore|direttrice)(?: di| del| della| dell['’])?=manager; (?:esperto|esperta|specialista)(?: di| in)?=specialist;
      consulente(?: di| in)?=consultant
    `,
    leaders: phrases`(?:responsabile|capo ?ufficio)=manager; (?:direttore|direttrice)=director`,
    teamLeaders: phrases`capo ?squadra(?: di)?; caposquadra`,
    leadersOf: phrases`dell['’]ufficio; del reparto; della; delle; degli; dell['’]; del; di`,
    ledFields: phrases`
      acquisti=procurement; vendite=sales; finanza=finance; (?:contabilità|amministrazione)=accounting; (?:risorse umane|hr|personale)=HR; marketing=marketing; produzione=production; logistica=logistics; qualità=quality;
      manutenzione=maintenance; (?:it|sistemi informativi)=IT; (?:operazioni|operations)=operations; comunicazione=communications; magazzino=warehouse; (?:servizio clienti|assistenza clienti)=customer service
    `,
    helpers: phrases`aiuto; aiutante`,
    groups: [],
    beforeEmployer: phrases`presso; a; per; in`,
    articles: phrases`una?; uno; un[ao]?; il; la; lo; gli; due`,
    roleLeads: phrases`in qualità di; come`,
    levelOfPost: phrases`entry=(?:posizione|ruolo) junior`,
    labels: phrases`posizione; ruolo; mansione; figura`,
  },
  ads: {
    certificates: phrases`[Pp]atentino(?: del)? muletto; HACCP(?= (?:in corso|valido)); [Cc]arta tachigrafica`,
    listItems: phrases`esperienza (?:in|nel\w*|con|di); conoscenza (?:di|del\w*); ottima; buona`,
    preferred: phrases`(?:saranno |sarà )?oggetto di valutazione; (?:costitui(?:sc\w+|rà|ranno)|rappresenta(?:no)?|è|sono|sarà|saranno) (?:considerat[oaie] )?(?:un )?(?:plus|vantaggio|valore aggiunto|elemento preferenziale); meglio se; idealmente; gradit[oaie]; preferenzial\w*; preferibil\w*; (?:è|sarà|sono|saranno) (?:considerat[oaie] )?un (?:vero )?plus; util[ei](?=\s{0,3}(?:[.,;)]|$)); sarebbe utile`,
    required: phrases`richiest[oaie]; indispensabil\w*; obbligatori[oa]; necessari[oa]; almeno`,
    andIdeally: phrases`(?:ed?|o),? (?:idealmente|preferibilmente|possibilmente)`,
    welcomeIf: phrases`se (?:hai|sai|conosci|parli|sei|possiedi|inoltre|poi)`,
    soMuchBetter: phrases`(?:ancora|tanto) meglio; meglio ancora; un plus`,
    notAsked: phrases`non (?:importa|importano|conta|contano); non (?:è|sono) important[ei]; non obbligatori[oaie]; non (?:è |sono )?(?:necessari[oaie]|richiest[oaie]|indispensabil\w*); non (?:serve|servono|occorr\p{L}{1,3}|hai bisogno di)`,
    learners: phrases`(?:alunni|studenti|bambini|ragazzi|allievi) (?:imparano|studiano|apprendono)`,
    worksWith: phrases`
      in (?:stretta )?(?:collaborazione|coordinamento|sinergia|contatto) con; collabor\p{L}+ con; interfacci\p{L}+ con
    `,
    answersNo: phrases`no; nessun[oa]`,
    lessons: phrases`(?:test|prova|prove) di; (?:corsi?|lezioni) di`,
    pupils: phrases`alunn[ie]`,
    teaching: phrases`insegn\p{L}+; docent\p{L}+`,
    languageOfWork: phrases`lingua di lavoro`,
    relativeTimes: phrases`(?<!non )meno di; ultimi; primi; ogni`,
    studying: phrases`tesi di; student[ie] di; laureand[oaie] in`,
    reportsTo: phrases`(?:rispond\p{L}*|riport\p{L}*) (?:direttamente )?(?:al|alla|a)`,
    employerSeeks: phrases`(?:ri)?cerca; seleziona; assume`,
    beforeSought: phrases`un[ao]?`,
    thingsOf: phrases`azienda; aziende; impresa; società; gruppo; gruppi; multinazionale; marchio; brand; mercat[oi]; client[ei]; clientela; cucina; capitale; proprietà; territorio; filiale; sede; casa madre; produttore; fornitori?`,
    languageForms: phrases`
      (?<=parl(?:i|a|are)(?: (?:bene|correntemente|fluentemente))? )italiano=it; (?:lingua|madrelingua|lingua madre) italian[oa]=it; (?:lingua|madrelingua|lingua madre) ingles[ei]=en; (?:lingua|madrelingua|lingua madre) tedesc[oa]=de; (?:lingua|madrelingua|lingua madre) frances[ei]=fr; (?:lingua|madrelingua|lingua madre) spagnol[oa]=es; lingue? (?:inglese|tedesca|francese|spagnola) e tedesca=de
    `,
    seeks: phrases`(?:stiamo )?cerca(?:ndo)?; cerchiamo; ricerca; ricerchiamo; selezion\w+; (?:è|si) richied\w+; richiesta`,
    employers: phrases`(?:la nostra|il nostro) (?:azienda|gruppo|cliente|società|team); (?:azienda|società|studio|gruppo|agenzia|impresa|realtà) con`,
    ofEmployerYears: phrases`(?:apert[oaie]|attiv[oaie]|presente|operante) da (?:oltre |più di |quasi )?\d{1,3} anni; da oltre \d{1,3} anni`,
    atMostYears: phrases`fino a; massimo; max\.?; al massimo; non più di`,
    beforeTerms: phrases`missione(?: di)?; patente(?: [abc])? da(?: almeno)?; contratto(?: a termine)?(?: di| da)?; durata(?: di)?; stage(?: di)?; tirocinio(?: di)?`,
    behindTerms: phrases`di (?:storia|attività|contratto|prova); sul mercato`,
    taughtBehind: phrases`a (?:nostro carico|carico (?:nostro|dell['’]azienda)); (?:lo |la )?(?:impari|imparerai)(?= (?:da|con) noi| qui| in azienda| la prima settimana| nella prima| nelle prime); formazione (?:inclusa|prevista|a nostro carico); te l[oa] insegniamo`,
    teaches: phrases`ti (?:insegniamo|insegneremo|formiamo|formeremo); (?:offriamo|eroghiamo|forniamo) (?:\p{L}+ )?formazione (?:su|in|sull['’]uso di); imparerai; ti (?:paghiamo|finanziamo)`,
    tooLittle: phrases`non (?:basta|bastano|è sufficiente|è abbastanza); insufficiente`,
    schoolNames: phrases`(?:anno|istituto|ufficio|personale|dirigente|edificio|ambito|calendario) scolastic[oi]; scuol[ae] elementar[ei]`,
    schoolGrades: phrases`voti in`,
    schoolSubjects: phrases`matematica`,
    experience: phrases`esperienz`,
    besideYears: phrases`esperienz; nel ruolo; nella mansione; in (?:ruol[oi]|mansion[ei]|posizion[ei]) analog`,
    asks: phrases`(?:dev[ei]|devono|dovrà|dovrai|dovranno) (?:conoscere|saper\p{L}{0,1}|avere|padroneggiare|possedere); (?:è|e['’]|sono) (?:fondamental[ei]|indispensabil[ei]|essenzial[ei]|necessari[oaie]|obbligatori[oaie]); esperienza; conoscenz[ae]; capacità; competenz[ae]; padronanza; richiest[oaie]; diploma; laurea`,
    gives: phrases`ccnl; (?:conta|impiega|occupa) (?:oltre |circa |più di )?\d; con (?:oltre |circa |più di )?\d[\d.]{0,6} (?:dipendenti|collaboratori|addetti); offriamo; si offre; inviare; candidatur\w+; curriculum; contratto; retribuzione`,
    toReader: phrases`(?:dev[ei]|devono|dovrà|dovrai|dovranno) (?:conoscere|saper\p{L}{0,1}|avere|padroneggiare|possedere); (?:è|e['’]|sono) (?:fondamental[ei]|indispensabil[ei]|essenzial[ei]|necessari[oaie]|obbligatori[oaie]); esperienza; conoscenz[ae]; candidat[oa]; risorsa; tu`,
    ofEmployer: phrases`siamo; la nostra; il nostro; l['’](?:azienda|istituto|ente|ospedale|impresa|associazione); la (?:società|cooperativa|scuola); (?!(?:cerchiamo|ricerchiamo|selezioniamo|richiediamo|chiediamo|vogliamo|desideriamo|assumiamo|valutiamo|apprezziamo|usiamo|utilizziamo|lavoriamo con)(?!\p{L}))\p{L}{2,14}iamo`,
    duties: phrases`(?:la risorsa|il candidato|la candidata|la figura|ti|si)(?:,[^,.;:\n]{3,120},)? (?:si )?(?:occuper(?:à|a['’])|occuperai|dovr(?:à|a['’])|sar(?:à|a['’]) (?:responsabile|incaricat[oa])); (?:le )?(?:principali|sue) mansioni; \p{L}{3,14}(?:are|ere|ire)(?= (?:la|il|i|le|gli|lo|l['’]|e|di|un|una|in|con))`,
    asksReader: phrases`(?:sei|hai|possiedi)`,
    describesReader: phrases`(?:(?:tu )?(?:conosci|parli|padroneggi|possiedi)|hai (?:già |maturato )?(?:esperienza|almeno|una laurea|un diploma|una buona conoscenza))`,
    trades: phrases`
      
      (?:azienda|società|impresa|gruppo|agenzia|realtà|studio|produttore|fornitore|multinazionale|leader)(?: [\p{L}]+){0,3} (?:di|del|della|dei|delle|nel|nella|nei|che|specializzat[ao]|operante)
    `,
    addresses: phrases`tu; ti; tuo; tua; tuoi; candidat[oaie]; la risorsa`,
    applying: phrases`per candidar\w+; inviare; gli interessati; i candidati interessati; candidati; contatti; invia`,
    registeredWith: phrases`(?:[Ii]scritt[oa]|[Ii]scrizione) (?:all['’]|al|alla)`,
    notTerms: phrases`
      laurea; licenza media; propri[oa]; domicilio; residenza; abitudine; squadra; team; capacità; disponib\p{L}+; patente; automunit\p{L}; inglese; italiano; esperienza; diploma; serietà; precisione;
      buona; ottima; orario; flessib\p{L}+; doti; massima; motivazione; lavoro; conoscenz\p{L}+; ottim\p{L}; buon\p{L}
    `,
    general: phrases`risorsa; configurazione; servizi(?: \p{L}+){0,2}; notte; giorno; \p{L}{2,12}(?:are|ere|ire); perit[oi] \p{L}+; laurea in \p{L}+; abitudine a \p{L}+; costruzion[ei]; cantieri?(?:e)?; officina; misura; nazionale; comunitario; nazionale e comunitario; piattaforme(?: \p{L}+)?; metodologie(?: \p{L}+){0,3}; protocolli(?: \p{L}+)?; strumenti; (?:ambient[ei]|contest[oi])(?: \p{L}+)?; strategie; quadro regolatorio(?: \p{L}+){0,3}; linguaggi(?: \p{L}+)?; tecnologie; utilizzo; gestione; normativa; lavoro; azienda; settore; ruolo; posizione; sistemi?; clienti; gruppo; attività; istituzionale; equivalenti; base; progetti; ambito; mansione`,
    torn: phrases`di; da; almeno; previst[oaie]; quali; come; base`,
    phraseJoiners: phrases`(?:e|ed|o)(?= )`,
    phraseEnds: phrases`un['’](?:azienda|impresa|organizzazione); una (?:realtà|società); un (?:ambiente|contesto|team|gruppo); sarà; saranno; è; sono; costituisc\p{L}{1,4}; costituir\p{L}{1,5}; ottim[oa]; buon[oa]; come; quali; tali; su; che; almeno; previst[oaie]; per; presso; nel; nella; con`,
    noNames: phrases`qualit(?:à|a['’]); lingua; analog[oa]`,
    openPhrases: phrases`simil[ei]; analog[oaie]{1,2}`,
    accordingTo: phrases`in conformità; in linea con; nel rispetto d\p{L}{1,4}`,
    filler: phrases`preferibilmente(?: (?:in|con|nel|nella))?; normativa in materia di; utilizzo di; ambienti di; sistemi di; quadro regolatorio; i; gli; degli; dei; del; delle; della; dello`,
    worksNotPeople: phrases`manicure e pedicure`,
    equivalents: phrases`equivalent[ei]; equipollent[ei]`,
    qualifiedByOne: [],
    or: phrases`o; oppure`,
    bareRegisters: phrases`albo; ordine; registro; elenco`,
    phraseLeads: phrases`
      \b(?:esperienza|conoscenza|competenz[ae]|padronanza|capacità|utilizzo|dimestichezza|(?:buon|ottimo) uso)\s{1,3}(?:\p{L}{3,15} ){0,2}(?:in|di|del|dei|degli|della|delle|dello|nel programma|nell['’]uso di|nell['’]utilizzo di|con)\s{1,3}(?:(?:almeno |minimo )?\d{1,2} (?:ann[oi]|mes[ei]) (?:in|nel|nello|nella|con|di)\s{1,3})?
    `,
    registerLinks: phrases`dei; degli`,
    doneByOthers: phrases`(?:è|sono) (?:curat|gestit|affidat|seguit|svolt|effettuat|eseguit|realizzat)[oaie] (?:da|dai|dal|dalla|dallo|dagli|dalle|a|all['’]|alla|al)`,
    testedIn: phrases`(?:prova|test) tecnic[oa] (?:di|in|su)`,
    othersWork: phrases`(?:colleghi|fornitori) (?:(?:del|dell['’]|della|di) ?(?:\p{L}+ ))?(?:usano|utilizzano|lavorano (?:con|in)|sviluppano (?:in|con)); (?:team|colleghi|reparto|agenzia|clienti),? che (?:usano|usa|utilizzano|utilizza|lavorano con|lavora con)`,
    groups: phrases`(?:(?:il|i|gli|la|lo|le)(?: nostr[oaie])? |l['’])(?:teams?|repart[oi]|uffici[o]?|sviluppatori|programmatori|progettisti|ingegneri|colleghi|divisione|squadra|stabilimenti)`,
    groupsUse: phrases`usa(?:no)?; utilizza(?:no)?; lavora(?:no)? (?:con|in|su); sviluppa(?:no)? (?:in|con); programma(?:no)? in; scriv(?:e|ono) in; gestis(?:ce|cono); gira(?:no)? su`,
    likewise: phrases`anche(?=\s)(?! se(?!\p{L}))`,
    masters: phrases`magistrale`,
    degreeIn: phrases`(?:laurea|diploma|laurea magistrale|laurea triennale|laureat[oaie]) in`,
  },
  adDegrees: {
    bachelor: phrases`laurea(?: triennale)?(?! (?:magistrale|specialistica|a ciclo unico)); laureat[oai]`,
    master: phrases`laurea (?:magistrale|specialistica)`,
    doctorate: phrases`[Dd]ottorato`,
    associate: phrases`attestato federale di capacità; AFC; diplom\p{L}{1,3} its; its academy; its(?= (?:o|oppure) )`,
    school: phrases`
      diploma(?: di)? (?:maturità|superiore|tecnico|perito|scuola|ragioneria|ragioniere|geometra|liceo|istituto); diplomat[oai]; perito; qualifica professionale; scuola (?:media|superiore); licenza media; terza media; scuola dell['’]obbligo;
      (?:in possesso di|titolo di studio:?) diploma
    `,
  },
  numbers: {
    to: phrases`a`,
    timeUnits: phrases`anni; anno; mesi; mese`,
    monthStems: phrases`mes`,
    words: phrases`uno=1; un=1; due=2; tre=3; quattro=4; cinque=5; sei=6; sette=7; otto=8; dieci=10`,
  },
  pay: {
    offers: phrases`(?:ti )?offriamo; si offr(?:e|ono)`,
    beforeOrAfterTax: phrases`lord[ie]; nett[oi]`,
    workedTime: phrases`ore; h; giorni`,
    to: phrases`ai?`,
    hour: phrases`\b(?:all['’]ora|l['’]ora|orari[ao])\b`,
    day: phrases`\bal giorno\b; / ?giorno\b; \bgiornalier[oaie]\b`,
    month: phrases`\b(?:al mese|mensil[ei]|mensilità)\b; / ?mese\b`,
    year: phrases`\b(?:all['’]anno|annu[aoi]|ral)\b; / ?anno\b`,
    words: phrases`stipendio; retribuzione; ral; lord[aio]; nett[ai]; compenso`,
    otherSums: phrases`buon[io] pasto; tickets? restaurant; welfare; bonus; premio; fatturato`,
    atMost: phrases`fino a; massimo`,
    atLeast: phrases`da; a partire da; minimo`,
    extras: phrases`
      alloggio; affitto;
      reperibilità; straordinari[oi]?; rimborso chilometrico; indennità(?: di \p{L}{3,20})?; trasfert[ae]; diaria; maggiorazion[ei]; mance
    `,
    extraLinks: phrases`a; costa; pagat[oaie]; retribuit[oaie]; compensat[oaie]; a; di; da; con; sono; è; pari; aggiuntiv[oaie]`,
    extraBehind: phrases`in più; aggiuntiv[ioa]; extra`,
    extraFor: phrases`per; di`,
    about: phrases`circa; intorno ai?`,
    besides: phrases`e; più`,
    with: phrases`con`,
    and: phrases`e`,
    between: phrases`tra; fra`,
    beforeHours: phrases`dalle(?: ore)?; alle(?: ore)?; ore`,
    times: phrases`volte`,
  },
  workplace: {
    atTimes: phrases`giorni?; parzial\w*`,
    homeWork: phrases`casa`,
    placeLabels: phrases`sede(?: di lavoro)?; luogo(?: di lavoro)?; zona(?: di lavoro)?; località`,
    weakLabels: phrases`città; area`,
    ofJob: phrases`posizione; ruolo; lavoro`,
    basedIn: phrases`(?:con sede|sito|situata|situato) (?:a|in)`,
    from: phrases`di`,
    officeIn: phrases`(?:sede|ufficio|comune|stabilimento|officina|negozio|filiale|ospedale|punto vendita|magazzino|ristorante|hotel) (?:di|a); azienda(?: \p{L}+){0,2} di; (?:sede|luogo) di lavoro (?:è|sarà)(?: a)?`,
    founded: phrases`(?:fondat[oa]|nat[oa]|sede) a; (?:clienti|fornitori|colleghi|soci) (?:a|di)`,
    in: phrases`a`,
    municipalities: phrases`[Cc]omune di`,
    behindPlace: phrases`e; con`,
    hybridAlone: phrases`ibrid[oa]`,
    hybrid: phrases`\bsmart ?working\b; \blavoro agile\b; \bmodalità ibrida\b`,
    remoteAlone: phrases`da remoto; in remoto`,
    remote: phrases`\b(?:full remote|completamente da remoto|100 ?% da remoto|lavoro da remoto)\b; \blavor\p{L}{1,6} (?:\p{L}{1,15} ){0,2}da casa\b`,
    onSiteAlone: phrases`in sede; in presenza`,
    near: phrases`citt(?:à|a['’]) di; zona(?: di)?; (?:centro|cuore) di; in centro a; alle porte di; zona (?:nord|sud|est|ovest|centro)(?: di)?; provincia di; hinterland di; vicino a; nei pressi di; in zona; nei dintorni di`,
    forTown: phrases`per`,
    elsewhere: phrases`
      s\.?p\.?a\.? filiale; agenzia per il lavoro filiale;
      (?:hotel|azienda|società|struttura) gemell[ao]; esporta(?:no|t[ioae])?; esportiamo;
      fondat[oaie]; fondator[ei]; fondatric[ei]; nat[oaie]; cresciut[oaie]; casa madre; società madre; capogruppo; (?:clienti|fornitori|soci) (?:sono|si trovano|vengono|vivono); prim[oa] (?:negozio|ristorante|ufficio|bottega|sede|laboratorio) (?:ha aperto|aprì|è stat[oa]|fu); colleghi
    `,
    inYear: phrases`nel`,
    townParticles: phrases`di; del; della; dell['’]; sul; sulla`,
    areasBefore: phrases`area; hinterland; provincia; zona`,
    townAdjectives: phrases`milanese=Milano; torinese=Torino; romana=Roma; bolognese=Bologna; napoletana=Napoli; fiorentina=Firenze; genovese=Genova; veronese=Verona; padovana=Padova; bresciana=Brescia; bergamasca=Bergamo`,
    ourBase: phrases`siamo (?:[\p{L}'’-]{1,30} ){1,6}(?:di|a); (?:siamo|abbiamo sede) a; con sede (?:legale |operativa )?a`,
    sites: phrases`
      ospedale; clinica; studio; farmacia; negozio; ufficio; scuola; asilo; ristorante; bar; albergo; hotel; magazzino; filiale; salone; panificio; stabilimento; officina; laboratorio; sede
    `,
    remoteIn: phrases`(?:in|da) tutta; ovunque in; dall['’]`,
    days: phrases`giorn[oi]`,
    aWeek: phrases`/ ?settimana; (?:a|alla|per|ogni) settimana; settimanal[ei]`,
    atHome: phrases`(?:di |in )?(?:smart ?working|lavoro agile|remoto|telelavoro); da (?:casa|remoto)`,
    atOffice: phrases`in (?:ufficio|sede|presenza)`,
    shares: [],
    negations: phrases`non; senza; niente`,
    onSite: phrases`\b(?:senza|no|niente) smart ?working\b; \bsmart ?working non (?:previsto|possibile)\b`,
    beforeKind: phrases`(?:posizione|lavoro|ruolo)(?: è)?`,
    awayWords: phrases`smart ?working`,
  },
} satisfies LanguageWords;
