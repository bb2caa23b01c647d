import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { itJobAds } from './job-ads.js';
import { itWordings } from './wordings.js';

/** Italian. */
export const italian: LanguagePack = {
  code: 'it',
  country: 'IT',
  dates: {
    spansOfStudy: phrases`
      (?:\d{1,2}|un)\s(?:ann[oi]|mes[ei]|settimane)(?:,?\s(?:e\s)?\d{1,2}\smes[ei])?
    `,
    startLabels: phrases`dal; inizio; data (?:di )?(?:inizio|assunzione)`,
    endLabels: phrases`al; fine; fino al; data (?:di )?(?:fine|cessazione)`,
    signed: phrases`l[iì]; il`,
    present: phrases`(?:ad )?oggi; in corso; attual(?:mente|e); (?:alla )?data (?:attuale|odierna); (?:a )?tutt['’]oggi; tuttora; adesso`,
    since: phrases`dal?`,
    seasons: phrases`primavera; estate; autunno; inverno`,
    to: phrases`fino ad?; ad; al(?: mese di)?; all['’]`,
    betweenOpening: phrases`(?:tra|fra)(?: il| l['’]anno)?`,
    betweenJoins: phrases`e(?: il)?`,
    untilOpening: phrases`fino (?:al|a|ad|all['’]anno)`,
    lasted: phrases`ann[io]; mes[ei]; settiman[ae]; giorn[io]`,
    monthsAtEdge: words`gen mag`,
    rangeLead: phrases`dal?(?: mese di)?; dall['’]`,
    months: [
      words`gennaio gen`,
      words`febbraio`,
      words`marzo`,
      words`aprile`,
      words`maggio mag`,
      words`giugno giu`,
      words`luglio lug`,
      words`agosto`,
      words`settembre sett`,
      words`ottobre ott`,
      words`novembre`,
      words`dicembre`,
    ],
  },
  places: {
    remote: phrases`(?:da )?remoto; telelavoro`,
    areasBefore: phrases`area metropolitana di; area di`,
    areasBehind: phrases`e dintorni`,
    cities: phrases`
      firenze=IT; genova=IT; milano=IT; napoli=IT; roma=IT; reggio emilia=IT; torino=IT; venezia=IT; londra=GB; parigi=FR; nizza=FR;
      lione=FR; barcellona=ES; monaco di baviera=DE; francoforte=DE; berlino=DE; zurigo=CH; ginevra=CH; basilea=CH; bruxelles=BE;
      lisbona=PT; anversa=BE; varsavia=PL; cracovia=PL; norimberga=DE; strasburgo=FR
    `,
  },
  names: {
    smallWords: phrases`di; della`,
    particles: phrases`di; della; dalla; degli`,
  },
  joining: {
    dateLinks: phrases`in; nel; il; dal`,
    andOr: phrases`e; o; oppure`,
    listed: phrases`e; o; oppure`,
    as: phrases`come; in qualità di`,
    at: phrases`presso`,
    andInHeadings: phrases`e`,
  },
  address: {
    streetOpenersNumberLast: phrases`viale; piazza; vicolo`,
    elsewhere: phrases`nat[oa] (?:a|il); luogo (?:e data )?di nascita; nazionalità`,
    leads: phrases`(?:residente|domiciliat[oa]) (?:a|in); (?:vivo|abito) a`,
    labels: phrases`indirizzo; residenza; domicilio; residente; città`,
  },
  person: {
    registerNumbers: phrases`n; numero; iscrizione n`,
    labels: phrases`data di nascita; stato civile; nazionalità`,
    born: phrases`nat[oa]\s(?:il|a)\s`,
    bornIn: phrases`nat[oa]`,
    documentBeforeName: phrases`(?:ciao[,!.]? )?(?:mi chiamo|io sono) (?=\p{Lu}); ciao[,!.]? sono (?=\p{Lu})`,
    titles: phrases`sig\.?ra; sig; dott\.?(?:ssa)?; dr\.?ssa; avv; (?:arch|geom|rag)(?=\.)`,
    consents: phrases`
      (?:il|la) sottoscritt[oa] [^.]{0,60}(?:autorizza|dichiara); (?:si )?(?:autorizzo|autorizza|acconsento|presto il (?:mio )?consenso) [^.]{0,60}(?:trattamento|uso|utilizzo|dati)
    `,
    onRequest: phrases`su richiesta`,
    farewells: phrases`(?:cordiali|distinti) saluti; cordialmente`,
    dataHeadings: phrases`(?:informazioni|dati) personali; dati anagrafici`,
    wanted: phrases`posizione (?:ricoperta|ricercata|desiderata); posizione per la quale si concorre; occupazione desiderata; settore professionale`,
    nameLabels: phrases`nome(?: e cognome| completo)?; cognome e nome`,
    namesInTwo: phrases`cognome(?:\(i\))?\s*\/\s*nome(?:\(i\))?; nome(?:\(i\))?\s*\/\s*cognome(?:\(i\))?`,
    givenNameLabels: phrases`nom[ei]`,
    surnameLabels: phrases`cognom[ei]`,
    documentOf: phrases`di`,
    noName: phrases`candidatura; indirizzo; telefono; nazionalità`,
  },
  contact: {
    phoneLabels: phrases`telefono; cellulare`,
  },
  headings: {
    awards: phrases`premi; riconoscimenti`,
    volunteer: phrases`volontariato; attivita di volontariato`,
    publications: phrases`pubblicazioni; relazioni a convegni; interventi a convegni; brevetti`,
    projects: phrases`progetti`,
    summary: phrases`presentazione; profilo; chi sono; profilo professionale; obiettivo; obiettivo professionale`,
    work: phrases`
      esperienza; esperienze; esperienza lavorativa; esperienze lavorative; esperienza professionale; esperienze professionali; carriera; storia lavorativa; percorso professionale`,
    education: phrases`istruzione; istruzione e formazione; formazione; titoli di studio`,
    skills: phrases`competenze; competenze principali; principali competenze; competenze tecniche; competenze digitali; conoscenze informatiche; capacita e competenze; capacita e competenze personali; capacita e competenze tecniche; capacita e competenze relazionali; capacita e competenze organizzative; competenze personali; competenze professionali; competenze organizzative e gestionali; competenze comunicative; competenza digitale; competenze informatiche`,
    certificates: phrases`licenze e certificazioni; corsi; certificazioni; certificati; attestati; corsi di formazione; formazione professionale; formazione continua; corsi di aggiornamento; corsi professionali; altri corsi; corsi e seminari; aggiornamento professionale; corsi e certificazioni; corsi e attestati; patenti; patente; patente di guida`,
    languages: phrases`lingue; lingue straniere; conoscenze linguistiche; competenze linguistiche; lingue conosciute`,
    contact: phrases`dati personali; dati anagrafici; informazioni personali; contatti`,
    other: phrases`corsi tenuti; insegnamenti tenuti; tesi seguite; interessi; referenze; ulteriori informazioni; altre informazioni; informazioni aggiuntive; altro; hobby e interessi; interessi e hobby; interessi personali; hobby; tempo libero; passioni; autorizzazione`,
  },
  headingWords: {
    pastimes: phrases`(?:hobby|interessi|passioni|tempo libero)(?: e [\p{L} ]+)?; interessi personali`,
    references: phrases`referenze(?: professionali)?`,
  },
  labels: {
    honours: phrases`dell['’]anno; del mese; finalista; vincit(?:ore|rice)`,
    templatePlaces: phrases`Città\s{0,3},\s{0,3}(?:Paese|Provincia)(?!\p{L})`,
    pageNumber: phrases`pagina`,
    projectDetails: phrases`
      dettagli; strumenti(?: utilizzati)?; tecnologie(?: utilizzate)?; ambiente; dimension[ei] del team; descrizione(?: del progetto)?; durata; periodo; attività; responsabilità; compiti
    `,
    projectRole: phrases`ruolo`,
    issuedOn: phrases`rilasciat[oa](?: il| nel)?; conseguit[oa](?: il| nel)?; ottenut[oa](?: il| nel)?; data di (?:rilascio|conseguimento); (?:data|anno)(?=\s?:)`,
    expires: phrases`valid[oa] fino al?; scade(?: il| nel)?; scadenza`,
    credential: phrases`(?:id|numero) (?:credenziale|(?:del )?certificato); (?:mostra|vedi|visualizza) (?:la )?(?:credenziale|certificato)`,
    given: phrases`
      premi?o?; premiat[oai]; borsa di studio; borse di studio; medagli[ae]; riconosciment[oi]; menzione; finalist[ai]; vincit(?:ore|rice|ori); con lode;
      (?:dipendente|impiegat[oa]|vendit(?:ore|rice)|collaborat(?:ore|rice)) (?:dell['’]anno|del mese); (?:primo|secondo|terzo) (?:posto|premio); concorso
    `,
    cards: phrases`(?:patentino )?muletto; carrello elevatore; primo soccorso; antincendio; haccp; piattaforme elevabili`,
    certified: phrases`certificat[oa]; certificazione`,
    issuingBodies: phrases`istituto; ministero; scuola; ente; centro di formazione; collegio; ordine; accademia; camera di commercio; associazione; università; federazione`,
    taught: phrases`cors[oi]; seminario; patent(?:e|ino); attestato; abilitazione; diploma; formazione; licenza`,
    position: phrases`mansione; tipo di impiego; (?:lavoro o )?posizione(?: ricopert[ai]| lavorativa)?; qualifica; (?:ruolo|incarico)(?: ricoperto| svolto)?`,
    employer: phrases`(?:nome (?:e indirizzo )?del )?datore di lavoro; nome e indirizzo del(?: datore(?: di)?)?; (?:nome (?:dell['’])?)?azienda; società; ditta; impresa`,
    place: phrases`paese; sede(?: di lavoro)?; luogo(?: di lavoro)?; città; località`,
    sameEmployer: phrases`(?:la )?stessa (?:azienda|società)`,
    dates: phrases`date?(?: \(da ?[-–] ?a\))?; periodo(?: lavorativo| di lavoro| di impiego)?; durata; dal ?[-–/] ?al`,
    accounts: phrases`(?:principali )?(?:mansioni|attività|compiti|responsabilità)(?: principali| svolt[ei])?; descrizione(?: delle attività| del ruolo)?`,
    aside: phrases`tipo di (?:azienda|attività) o settore; principali (?:mansioni|attività) e responsabilità`,
    terms: phrases`tipo di contratto; retribuzione; ore settimanali; motivo della cessazione`,
  },
  employment: {
    breaks: phrases`(?:congedo|maternità|aspettativa) (?:di maternità|obbligatoria|parentale|facoltativa|non retribuita); disoccupat[oa]; in cerca di (?:occupazione|lavoro); anno sabbatico`,
    joins: phrases`(?:entrat[oa]|ingresso) in`,
    changeLeads: phrases`(?:promoss[oa]|promozione) (?:al ruolo di|a); assunt[oa] come`,
    changeFrom: phrases`promoss[oa] da`,
    changeTo: phrases`a`,
    changeStops: phrases`dopo; nel; presso`,
  },
  titles: {
    offices: phrases`volontari[oa]; tesorier[ea]; membro; presidente`,
    leadingHeads: words`
      tirocinio
      impiegato impiegata infermiere infermiera cameriere cameriera cuoco cuoca commesso commessa magazziniere ragioniere contabile
      sviluppatore sviluppatrice ingegnere insegnante operaio operaia autista avvocato avvocatessa addetto addetta tirocinante
      educatrice badante elettricista idraulico parrucchiera barista fondatore fondatrice cofondatore cofondatrice operatore
      operatrice direttore direttrice responsabile consulente specialista meccanico docente amministratore amministratrice
      coordinatore coordinatrice assistente muratore carpentiere falegname saldatore tornitore fresatore autotrasportatore camionista
      corriere fattorino portiere custode bagnino estetista parrucchiere barbiere sarto sarta panettiere fornaio pasticcere
      pasticciere pizzaiolo macellaio banconista banconiere segretaria segretario geometra architetto farmacista fisioterapista
      psicologo psicologa ostetrica giornalista redattore redattrice traduttore traduttrice educatore istruttore istruttrice
      allenatore animatore animatrice professore professoressa ricercatore ricercatrice programmatore programmatrice sistemista
      venditore venditrice rappresentante agente promotore promotrice caposala caporeparto capocantiere capoturno manutentore
      collaudatore carrozziere gommista imbianchino piastrellista manovale bracciante giardiniere collaboratore collaboratrice
      stagista apprendista praticante titolare presidente vicepresidente bibliotecario bibliotecaria dirigente funzionario funzionaria
    `,
  },
  employers: {
    associations: phrases`Associazione; Società; Ordine; Federazione`,
    associationLinks: phrases`di; degli; dei; delle; per; italiana; nazionale`,
    units: phrases`reparto(?: di)?; unità di; ufficio`,
    sizes: phrases`dipendenti; addetti`,
    terms: phrases`(?:a )?tempo (?:determinato|indeterminato|pieno|parziale); stage; tirocinio; stagionale`,
    nouns: words`banca avvocati architetti notai fratelli figli`,
    openers: words`
      ospedale scuola universita comune studio azienda ristorante albergo ditta impresa officina cooperativa clinica farmacia supermercato
      panificio pasticceria pizzeria trattoria istituto liceo fondazione associazione gruppo carrozzeria autofficina falegnameria policlinico
      agriturismo macelleria tipografia
    `,
  },
  education: {
    halfSentences: phrases`nonché; mentre; che; durante`,
    withinSentences: phrases`mia; mio; ho; sono`,
    degreeColumns: phrases`titolo(?: di studio)?; qualifica conseguita; diploma; laurea`,
    schoolColumns: phrases`(?:istituto|scuola)\s?/\s?università; istituto; università; scuola; nome e tipo di istituto di istruzione(?: o formazione)?; ente(?: formativo)?`,
    boardColumns: phrases`ente certificatore`,
    fieldColumns: phrases`principali materie(?: \/ .{3,40})?; indirizzo; specializzazione; facoltà`,
    timeColumns: phrases`ann[io]; anno (?:accademico|di conseguimento); dat[ae](?: \(da ?[-–] ?a\))?; periodo; durata`,
    scoreColumns: phrases`voto(?: finale)?; votazione`,
    atSchool: phrases`presso(?: la)?; alla`,
    studyOf: phrases`studi (?:di|in)`,
    notFields: phrases`non conseguit[oa]; non terminat[oa]; non completat[oa]; livello .*; voto .*; votazione .*`,
    obtained: phrases`(?:diploma )?conseguit[oa]`,
    degrees: phrases`
      dottorato(?: di ricerca)?; laurea; magistrale; diploma di; maturit[aà](?= |$);
      (?:attestato di )?qualifica(?: professionale)?(?= (?:di|in|come) )
    `,
    institutions: phrases`enaip; ial; cfp; centro di formazione(?: professionale)?; universit(?:à|ato?|à degli studi); politecnico; liceo; istituto; università`,
    openLinks: phrases`\sdi`,
    nameLinks: phrases`degli`,
    fields: phrases`
      diritto; giurisprudenza; medicina; ingegneria; lettere; fisica; chimica; storia; gestione; ragioneria; \p{L}{3,20}(?:ologia|onomia|istica|atica|onica)
    `,
    degreeLabels: phrases`titolo(?: di studio)?(?: (?:conseguito|rilasciato))?; (?:qualifica|diploma)(?: conseguit[oa])?`,
    degreeAnswers: phrases`sì; no; conseguit[oa]`,
    labels: phrases`nome e tipo di istituto di istruzione o formazione; date? \(da ?[-–] ?a\); principali materie(?: .{1,60})?; qualifica conseguita; titolo della qualifica rilasciata; nome e tipo d['’]organizzazione erogatrice dell['’]istruzione e formazione`,
  },
  skills: {
    years: phrases`anni; anno`,
    examples: phrases`tra cui; ad esempio; in particolare`,
    linksBeforeNames: phrases`con; di`,
    halvesAtStart: phrases`che; per`,
    halvesAtEnd: phrases`di; per; con; della`,
    noSkill: phrases`competenze; conoscenze`,
    pastimes: phrases`hobby(?: e interessi)?; interessi(?: personali| e hobby)?; passioni; tempo libero`,
    licenceClasses: phrases`categori[ae]`,
    drivingLicences: phrases`patent[ei](?: di guida)?`,
  },
  languages: {
    labels: phrases`madrelingua(?:\(e\))?; lingua madre; altr[ae](?:\([ae]\))? lingu[ae](?:\(e\))?; lingu[ae] stranier[ae]`,
    motherTongue: phrases`madrelingua; lingua madre`,
    gridWords: words`comprensione parlato produzione scritta ascolto lettura interazione orale`,
    frameworks: phrases`quadro comune europeo`,
    names: words`
      inglese tedesco francese spagnolo portoghese olandese russo polacco rumeno cinese arabo ucraino albanese giapponese ungherese croato
      svedese danese norvegese ebraico finlandese slovacco
    `,
    levels: phrases`madrelingua; avanzat[oa]; buon[oa]; ottim[oa]; eccellente; discret[oa]; scolastic[oa]; elementare; intermedi[oa]; base; fluente`,
  },
  prose: {
    functionWords: phrases`e; di; il; della; dei; con; presso; per; nel; nella; delle; degli; gli; che; una; alla; sono; dal; dalla; nelle; negli`,
  },
  ...itJobAds,
  ...itWordings,
};
