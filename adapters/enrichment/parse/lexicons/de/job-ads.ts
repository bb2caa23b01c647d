import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: job ads. */
export const deJobAds = {
  adHeadings: {
    preferred: phrases`von vorteil; wünschenswert; idealerweise; vorteilhaft; pluspunkte?; nice to have`,
    offer: phrases`
      wir bieten; bieten wir; das bieten; wir geben; unser angebot; unsere leistungen; deine vorteile; ihre vorteile; über uns; das sind wir;
      benefits für dich; darauf (?:dürfen|können) sie; was dich erwartet; warum wir
    `,
    required: phrases`
      ihr profil; dein profil; unser wunschprofil; anforderung(?:en|sprofil); voraussetzungen; qualifikation(?:en)?; das bringst du;
      das bringen sie mit; sie bringen mit; du bringst mit; bringst du mit; was du mitbringst; was sie mitbringen; das wünschen wir uns;
      womit sie uns überzeugen; damit (?:überzeugst|punktest); wir erwarten; ihre (?:kenntnisse|fähigkeiten|kompetenzen)
    `,
    tasks: phrases`
      (?:ihre |deine )?(?:\p{L}+)?aufgaben(?:gebiet|bereich)?; das erwartet (?:sie|dich); ihre tätigkeiten?; stellenbeschreibung;
      das machst du
    `,
  },
  ads: {
    listItems: phrases`sehr gute?; gute?; erste; fundierte; erfahrung (?:in|mit); kenntnisse (?:in|der|im)`,
    preferred: phrases`von vorteil; vorteilhaft; wünschenswert; gerne auch; idealerweise; im idealfall; ein plus; (?:er)?wünscht`,
    required: phrases`erforderlich; zwingend; notwendig; voraussetzung; mindestens; fließend\w*; verhandlungssicher\w*; sehr gute`,
    otherTimes: phrases`befristet`,
    experience: phrases`erfahrung`,
    besideYears: phrases`erfahrung; berufspraxis; mindestens`,
    termJoiners: phrases`und; oder`,
    asks: phrases`erfahrung\w*; kenntnis\w*; beherrsch\w*; sicher\w*`,
    gives: phrases`wir bieten; bewerb\w+`,
    toReader: phrases`ihr; dein\w*; du; sie; erfahrung\w*; kenntnis\w*`,
    ofEmployer: phrases`wir; unser\w*`,
    ofPerson: phrases`fähigkeit\w*; ausgeprägt\w*`,
    phraseEnds: phrases`mit; für; bei; sowie; ist; wird; von`,
    filler: phrases`der; die; das; den; dem; einer?`,
    phraseLeads: phrases`
      \b(?:erfahrung(?:en)?|kenntnisse?|know-?how|verständnis)\s{1,3}(?:in|mit|im|von|der|über|im umgang mit|im bereich)\s{1,3}
    `,
  },
  adDegrees: {
    bachelor: phrases`
      (?:abgeschlossenes |erfolgreich abgeschlossenes )?(?:fach|hoch)?(?:hoch)?schulstudium; abgeschlossenes studium; studium der;
      studienabschluss; hochschulabschluss; diplom(?=[ ,(])
    `,
    master: phrases`masterabschluss`,
    doctorate: phrases`promotion in`,
    associate: phrases`
      abgeschlossene (?:berufs)?ausbildung;
      (?:kaufmännische|technische|handwerkliche|medizinische|pflegerische|einschlägige|entsprechende|abgeschlossene) (?:berufs)?ausbildung
    `,
    school: phrases`abitur; mittlere reife`,
  },
  pay: {
    to: phrases`bis(?: zu)?; und`,
    hour: phrases`/ ?(?:std|stunde)\b; \b(?:pro|je|die) stunde\b; \bstundenlohn\b`,
    day: phrases`/ ?tag\b; \bpro tag\b; \btagessatz\b`,
    week: phrases`/ ?woche\b; \bpro woche\b`,
    month: phrases`/ ?monat\b; \b(?:pro|im|je) monat\b; \bmonatlich\w*; \bmonats(?:gehalt|lohn|brutto)\w*; \bmtl\b`,
    year: phrases`/ ?jahr\b; \b(?:pro|im) jahr\b; \bjährlich\w*; \bjahres\w+`,
    words: phrases`gehalt\w*; \w*lohn; vergütung\w*; entgelt; verdienst; brutto`,
    otherSums: phrases`umsatz\w*`,
    beforeSum: phrases`von`,
    millions: phrases`mio; milliarden`,
    atMost: phrases`bis zu`,
    atLeast: phrases`ab`,
  },
  workplace: {
    atTimes: phrases`tage?; teilweise; gelegentlich`,
    negations: phrases`kein`,
    placeLabels: phrases`(?:arbeits|einsatz|dienst|stand)ort`,
    ofJob: phrases`stelle; arbeitsplatz`,
    basedIn: phrases`am standort`,
    officeIn: phrases`(?:in|aus) unserem \p{L}+ in; für unseren standort(?: in)?`,
    behindPlace: phrases`und; mit`,
    hybrid: phrases`
      \b\d tage (?:pro woche )?(?:home ?office|mobil\w*|remote); \b(?:home ?office|mobiles arbeiten)[ -](?:möglich|option|tage|anteil)\w*;
      \bmöglichkeit (?:zu|zum|für) (?:home ?office|mobile[mn] arbeiten)
    `,
    remote: phrases`\bvollständig (?:remote|im home ?office)`,
    onSite: phrases`\bkein home ?office\b; \bpräsenz(?:stelle|arbeit)\b; \b100 ?% vor ort`,
  },
  lint: {
    age: phrases`junges team; jung(?:e[rs]?)? und dynamisch\w*`,
    origin: phrases`muttersprachler\w*`,
  },
} satisfies LanguageWords;
