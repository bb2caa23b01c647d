import type { LanguageWords } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * Dutch: wordings that leave people out. Sources: Wet gelijke behandeling op grond van leeftijd bij de arbeid, articles 3 and 9; Wet gelijke behandeling van
 * mannen en vrouwen, article 3 (an ad names both forms, or says "m/v"); Algemene wet gelijke behandeling, article 5 (race, to which the recruiters' guide wervingenselectiegids.nl counts an accent); Wet gelijke behandeling op grond van
 * handicap of chronische ziekte; Wet op de medische keuringen, article 4 (no questions about health).
 */
export const nlWordings = {
  ages: {
    before: phrases`leeftijd(?:scategorie)?; in de leeftijd(?: van)?`,
    behind: phrases`oud; leeftijd`,
    years: phrases`jaar`,
    to: phrases`tot(?: en met)?; t/m; en; of; à`,
    from: phrases`tussen(?: de)?; van; vanaf; minimaal; min\.?; minstens; ten minste; boven de`,
    upTo: phrases`tot(?: en met)?; max(?:imaal|\.)?; hooguit; onder de; niet ouder dan; jonger dan`,
    persons: phrases`personen; mensen; mannen; man; vrouwen; vrouw; dames?; jongens?; meisjes?; mei(?:d|den); kandida(?:at|ten)`,
    being: phrases`je bent; u bent; jij bent; bent (?:je|u)`,
    apart: phrases`met; en; hebt; heeft`,
  },
  sought: {
    seeks: phrases`(?:wij|we) zoeken; zoekt; zoeken; op zoek naar; gezocht; (?:wij|we) willen; bij voorkeur; liefst; (?:ideale|juiste); (?:wij|we) vragen`,
    describes: phrases`je bent; u bent; jij bent; bent (?:je|u); (?:moet|dient) (?:je |u )?(?:te )?zijn`,
    whoIs: phrases`die (?=\p{L}+ is)`,
    fill: phrases`een; erg; heel; ook; nog`,
    wanted: phrases`gezocht`,
    breaks: phrases`voor; die; dat; met; van; in; op; bij; aan; uit; als; waar; ons; onze; wij; we; te; om; is; zijn; heeft; hebben; bieden; begeleid\p{L}*; ondersteun\p{L}*; help\p{L}*; naar`,
    clients: phrases`kinderen; jongeren; volwassenen; leerlingen; studenten; bewoners; cliënten; patiënten; klanten; ouderen; gezinnen; mensen; personen; deelnemers; gasten; jeugdigen; leden`,
    cares: phrases`begeleid\p{L}*; ondersteun\p{L}*; help\p{L}*; verzorg\p{L}*; werk\p{L}* met; lesgeven; les; geeft les; groep(?:en)?; voor`,
  },
  lint: {
    oneGender: phrases`(?:de |dé )?juiste man; vakman(?!schap| of (?:\p{L}+ )?vakvrouw); verkoopster; timmerman; poetsvrouw; schoonmaakster`,
    oneGenderTitles: phrases`
      verkoopster; secretaresse; serveerster; verpleegster; kapster; schoonmaakster; poetsvrouw; gastvrouw; kassière; caissière; lerares; directrice; huishoudster; naaister; leidster; \p{L}{0,20}assistente; \p{L}{0,15}verzorgster; schoonheidsspecialiste; receptioniste; \p{L}{0,15}medewerkster; begeleidster; werkster; hostess
    `,
    allGenders: phrases`m/v(?:/x)?; v/m(?:/x)?; m-v; \((?:e|s?ter)\)`,
    age: phrases`
      jonge?(?: en dynamische?)? (?:team|medewerkers?|collega's?|hond(?:en)?(?! (?:uitlaten|en katten))); jeugdig\p{L}* (?:team|uitstraling|enthousiasme|elan); maximaal (?:1[6-9]|[2-6]\d) jaar(?! (?:\p{L}*)?ervaring)(?: oud)?; studentikoos; leeftijdsgrens
    `,
    young: phrases`jonge?(?! (?:kinderen|kind|ouderen|bedrijf|onderneming|organisatie|start-?up|merk|gezinnen|moeders|cliënten|patiënten|mantelzorgers))(?:,? \p{L}+)?`,
    bothGenders: phrases`vrouw(?:en)?(?: en | of |/)man(?:nen)?; man(?:nen)?(?: en | of |/)vrouw(?:en)?; dames en heren; jongens en meisjes; meisjes en jongens`,
    origin: phrases`(?:nederlandse|belgische) nationaliteit; nederlands als moedertaal; moedertaal; alleen (?:nederlanders|nederlandse (?:kandidaten|staatsburgers|sollicitanten)); geen buitenlanders; van nederlandse afkomst; autochto(?:on|ne)\p{L}*; nederlandse nationaliteit (?:vereist|verplicht|is (?:vereist|verplicht))`,
    accent: phrases`accentlo(?:os|ze); accentvrije?; accentvrij; zonder (?:buitenlands |vreemd |hoorbaar |sterk |zwaar )?accent`,
    denied: phrases`geen; zonder; niet`,
    gender: phrases`alleen (?:mannen|vrouwen|dames|heren); (?:uitsluitend|enkel) (?:mannen|vrouwen|dames|heren)`,
    women: phrases`vrouw(?:en)?(?! (?:of|en)|/|-); dames?(?! (?:of|en)|/|-); meisjes?; mei(?:d|den); moeders?; vrouwelijke (?!patiënten|cliënten|bewoners)\p{L}+`,
    men: phrases`(?<!\d )man(?:nen)?(?! (?:of|en)|/|-); heren(?! en|/|-); jongens?; kerels?; mannelijke (?!patiënten|cliënten|bewoners)\p{L}+`,
    appearance: phrases`representatief uiterlijk; verzorgd uiterlijk; goed uitziend\w*; aantrekkelijk uiterlijk; (?:cv|sollicitatie|brief|motivatie(?:brief)?),? (?:met|en|inclusief|voorzien van) (?:een |je |recente )?(?:pas)?foto; (?:pas)?foto (?:verplicht|vereist|meesturen|bijvoegen)`,
    looks: phrases`knappe; mooie (?:vrouw|meid|dame|verschijning); aantrekkelijke (?:vrouw|dame|verschijning|gastvrouw|hostess|meid); slanke?(?=\s{0,2}(?:[.,;!)\n]|$)| en| (?:vrouw|dame|verschijning))`,
    family: phrases`ongehuwd\w*; (?<!(?:en|of) )zonder kinderen; geen (?:kinderen|kinderwens|gezin)(?=\s{0,2}(?:[.,;!)\n]|$)| (?:hebt|heeft)); zonder gezin; kinderloos`,
    maritalStatus: phrases`vrijgezelle?; gehuwd(?:e)?; getrouwde?; alleenstaande?(?! (?:ouderen|moeders?|huis|woning)); kinderloze`,
    religion: phrases`belijdend lid; (?:praktiserend|overtuigd|meelevend) (?:christen|katholiek|moslim); (?:je bent|bent) (?:een )?(?:christen|katholiek|moslim)(?!\p{L}); christen (?:vereist|gewenst)`,
    disability: phrases`geen (?:gezondheidsproblemen|gezondheidsklachten|lichamelijke (?:beperkingen|klachten)|handicap); zonder (?:gezondheidsproblemen|lichamelijke beperkingen|handicap(?:s)?|beperkingen(?= [.,;]|[.,;!)\n]|$)); kerngezond; (?:in|een) (?:goede|uitstekende|perfecte) gezondheid(?=\s{0,2}(?:[.,;!)\n]|$)| (?:verkeren|hebben|vereist|is een vereiste))`,
  },
} satisfies LanguageWords;
