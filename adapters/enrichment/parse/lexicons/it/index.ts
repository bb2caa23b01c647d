import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { itJobAds } from './job-ads.js';

/** Italian. */
export const italian: LanguagePack = {
  code: 'it',
  country: 'IT',
  dates: {
    present: phrases`(?:ad )?oggi; in corso; attual(?:mente|e)`,
    since: phrases`dal?`,
    seasons: phrases`primavera; estate; autunno; inverno`,
    to: phrases`fino ad?; ad; al`,
    rangeLead: phrases`dal?`,
    months: [
      words`gennaio`,
      words`febbraio`,
      words`marzo`,
      words`aprile`,
      words`maggio`,
      words`giugno giu`,
      words`luglio lug`,
      words`agosto`,
      words`settembre`,
      words`ottobre ott`,
      words`novembre`,
      words`dicembre`,
    ],
  },
  places: {
    remote: phrases`(?:da )?remoto; telelavoro`,
    cities: phrases`
      firenze=IT; genova=IT; milano=IT; napoli=IT; roma=IT; reggio emilia=IT; torino=IT; venezia=IT; londra=GB; parigi=FR; nizza=FR;
      lione=FR; barcellona=ES; monaco di baviera=DE; francoforte=DE; berlino=DE; zurigo=CH; ginevra=CH; basilea=CH; bruxelles=BE;
      lisbona=PT
    `,
  },
  names: {
    smallWords: phrases`di; della`,
    particles: phrases`di; della`,
  },
  joining: {
    andOr: phrases`e; o; oppure`,
    listed: phrases`e; o; oppure`,
    as: phrases`come; in qualità di`,
    within: phrases`presso`,
    andInHeadings: phrases`e`,
  },
  person: {
    labels: phrases`data di nascita; stato civile; nazionalità`,
    born: phrases`nat[oa]\s(?:il|a)\s`,
    bornIn: phrases`nat[oa]`,
    titles: phrases`sig\.?ra; sig; dott\.?(?:ssa)?; avv`,
    nameLabels: phrases`nome(?: e cognome| completo)?`,
    documentOf: phrases`di`,
    noName: phrases`indirizzo; telefono; nazionalità`,
  },
  contact: {
    phoneLabels: phrases`telefono; cellulare`,
  },
  headings: {
    summary: phrases`profilo; chi sono`,
    work: phrases`
      esperienza; esperienze; esperienza lavorativa; esperienze lavorative; esperienza professionale; esperienze professionali
    `,
    education: phrases`istruzione; istruzione e formazione; formazione`,
    skills: phrases`competenze; competenze tecniche; competenze digitali; conoscenze informatiche; capacita e competenze`,
    certificates: phrases`corsi; certificazioni`,
    languages: phrases`lingue; lingue straniere; conoscenze linguistiche`,
    contact: phrases`dati personali; informazioni personali; contatti`,
    other: phrases`interessi; referenze`,
  },
  labels: {
    expires: phrases`valid[oa] fino al?; scade(?: il| nel)?; scadenza`,
    position: phrases`mansione; tipo di impiego; (?:lavoro o )?posizione ricopert[ai]; qualifica`,
    employer: phrases`(?:nome e indirizzo del )?datore di lavoro; azienda`,
    sameEmployer: phrases`(?:la )?stessa (?:azienda|società)`,
    dates: phrases`date?(?: \(da ?[-–] ?a\))?; periodo`,
    aside: phrases`tipo di (?:azienda|attività) o settore; principali (?:mansioni|attività) e responsabilità`,
  },
  titles: {
    leadingHeads: words`
      impiegato impiegata infermiere infermiera cameriere cameriera cuoco cuoca commesso commessa magazziniere ragioniere contabile
      sviluppatore sviluppatrice ingegnere insegnante operaio operaia autista avvocato avvocatessa addetto addetta tirocinante educatrice
      badante elettricista idraulico parrucchiera barista fondatore fondatrice cofondatore cofondatrice
    `,
  },
  employers: {
    nouns: words`banca`,
    openers: words`ospedale scuola universita comune studio azienda ristorante albergo`,
  },
  education: {
    degrees: phrases`laurea; magistrale; diploma di`,
    institutions: phrases`universit(?:à|ato?|à degli studi); politecnico; liceo; istituto; università`,
    nameLinks: phrases`degli`,
    labels: phrases`nome e tipo di istituto di istruzione o formazione; date? \(da ?[-–] ?a\); principali materie(?: .{1,60})?; qualifica conseguita`,
  },
  languages: {
    names: words`inglese tedesco francese spagnolo portoghese olandese russo polacco rumeno cinese`,
    levels: phrases`madrelingua; avanzato; buono; ottimo; scolastico`,
  },
  prose: {
    functionWords: phrases`e; di; il; della; dei; con; presso; per; nel; nella; delle; degli; gli; che; una; alla; sono; dal; dalla; nelle; negli`,
  },
  ...itJobAds,
};
