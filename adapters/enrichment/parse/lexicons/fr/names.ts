import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: names of people and places, and how contact details are labelled. */
export const frNames = {
  names: {
    smallWords: phrases`de; la; le; les; des; du; et`,
    particles: phrases`de; la; le; du; des`,
    openEnds: phrases`de; et`,
    openEndsOfEmployers: phrases`de; des; du`,
    headingSmallWords: phrases`et; de`,
  },
  joining: {
    dateLinks: phrases`en; le; depuis`,
    and: phrases`et`,
    at: phrases`chez`,
    as: phrases`comme; en tant que`,
    inTown: phrases`à`,
    within: phrases`au; à la; aux; dans`,
    fromOrAt: phrases`chez`,
    but: phrases`mais`,
    andOr: phrases`et; ou`,
    listed: phrases`et; ou`,
    withinElided: phrases`à l['’]`,
  },
  places: {
    remote: phrases`(?:full |en )?télétravail; à distance`,
    smallWords: phrases`le; les; sur`,
    numberedCities: phrases`Paris; Lyon; Marseille`,
    areasBefore: phrases`grand; région (?:de|métropolitaine de)`,
    areasBehind: phrases`et (?:périphérie|environs|alentours)`,
    cities: phrases`
      londres=GB; genève=CH; bâle=CH; berne=CH; anvers=BE; bruxelles=BE; gand=BE; louvain=BE; liège=BE; luxembourg=LU; la défense=FR;
      cherbourg=FR; neufchâtel=FR; barcelone=ES; séville=ES; valence=ES; lisbonne=PT; milan=IT; turin=IT; venise=IT; gênes=IT;
      varsovie=PL; cracovie=PL; francfort=DE; munich=DE; hambourg=DE; cologne=DE; vienne=AT; athènes=GR; le caire=EG; alger=DZ;
      tanger=MA; marrakech=MA; montréal=CA; québec=CA
    `,
  },
  address: {
    streetOpeners: phrases`rue; avenue; boulevard; place; allée; chemin`,
    elsewhere: phrases`née?`,
    leads: phrases`(?:basée?|habite|réside|domiciliée?) à`,
    labels: phrases`ville`,
  },
  person: {
    registerNumbers: phrases`n[°º]; numéro; rpps; ordre n[°º]`,
    labels: phrases`lieu de naissance; date et lieu de naissance; adresse; enfants`,
    details: phrases`date de naissance; n[ée]e? le; [âa]ge; situation familiale; [ée]tat civil; nationalit[ée]t?; sexe`,
    born: phrases`née?\s(?:le|en)\s`,
    bornIn: phrases`née?`,
    maritalStatus: phrases`célibataire; mariée?; divorcée?; pacsée?`,
    yearsOld: phrases`ans`,
    documentBeforeName: phrases`(?:bonjour[,!.]? )?(?:je suis|je m['’]appelle) (?=\p{Lu})`,
    titles: phrases`mme; m; nom; madame; monsieur; mlle`,
    dataHeadings: phrases`(?:informations|infos|donnees) personnelles; etat civil`,
    wanted: phrases`(?:poste|emploi) (?:visé|recherché|souhaité|désiré); profession`,
    nameLabels: phrases`noms? (?:et|&) prénoms?; prénoms? (?:et|&) noms?; nom, prénom; nom complet`,
    noName: phrases`candidature; résumé; adresse; téléphone; nationalité`,
    consents: phrases`j['’]autorise [^.]{0,60}(?:traitement|données|utilisation); je consens [^.]{0,60}(?:traitement|données)`,
    namesInTwo: phrases`nom(?:\(s\))?\s*\/\s*prénom(?:\(s\))?; prénom(?:\(s\))?\s*\/\s*nom(?:\(s\))?`,
    givenNameLabels: phrases`prénom(?:s|\(s\))?`,
    surnameLabels: phrases`nom(?:\(s\)| de famille)?`,
    onRequest: phrases`sur demande`,
    farewells: phrases`(?:bien )?cordialement(?: vôtre)?; (?:meilleures |sincères )?salutations(?: distinguées)?`,
    nameLabelsBeforeColon: phrases`nom[\p{L},/ ]{0,12}`,
    documentOf: phrases`de`,
  },
  contact: {
    phoneLabels: phrases`t[eé]l; portable`,
  },
} satisfies LanguageWords;
