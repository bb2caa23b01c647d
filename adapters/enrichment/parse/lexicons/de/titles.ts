import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: job titles. */
export const deTitles = {
  titles: {
    offices: phrases`vorsitzende[rn]?; kassenwart(?:in)?; schriftführer(?:in)?; mitglied; ehrenamtlich\p{L}{0,3}`,
    heads: words`
      entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin kaufmann kauffrau sachbearbeiter sachbearbeiterin
      assistentin assistent mitarbeiter mitarbeiterin praktikant praktikantin werkstudent werkstudentin verkaufer verkauferin lehrer
      lehrerin arzt arztin krankenpfleger krankenschwester pfleger pflegerin techniker technikerin geschaftsfuhrer geschaftsfuhrerin
      projektleiter projektleiterin teamleiter teamleiterin abteilungsleiter koch kochin auszubildender auszubildende azubi meister
      mechaniker mechanikerin elektriker buchhalter buchhalterin referent referentin redakteur redakteurin architektin fachkraft
      fachangestellte kellner kellnerin fahrer trainerin gestalter gestalterin wissenschaftler wissenschaftlerin verkaufsleiter informatiker
      informatikerin grunder grunderin mitgrunder mitgrunderin
    `,
    leadingHeads: words`
      praktikum
      altenpfleger altenpflegehelfer helfer anlagenmechaniker anwalt anwaltin anwarter apotheker architekt arbeiter aufseher aushilfe ausbilder
      azubi backer beamter beamtin bauleiter betreuer bibliothekar bote bauingenieur buchhalter buchbinder bundesfreiwilligendienst
      bundesfreiwilligendienstleistender busfahrer controller dachdecker disponent dozent dreher drucker einkaufer elektroinstallateur
      elektroniker elektriker ergotherapeut erzieher facharbeiter fahrer filialleiter fleischer fliesenleger florist forster
      frasmaschinenbediener friseur frisor friseurin gartner gebaudereiniger geselle gesellin gestalter grafiker hausmeister
      hauswirtschafterin hebamme hilfskraft industriemechaniker informatiker ingenieur installateur jurist justitiar justiziar kassierer
      kaufmann kauffrau kellner kfz-mechatroniker koch kochin kommissionierer konditor konstrukteur kraftfahrer krankenpfleger
      krankenschwester kurier laborant lackierer lagerist landwirt lehrer lehrling leiter logopade logopadin maler maurer mechaniker
      mechatroniker metallbauer metzger mitarbeiter monteur notar notfallsanitater padagoge padagogin personalreferent pfleger
      pflegefachfrau pflegefachmann physiotherapeut polizist polizeibeamter praktikant produktionshelfer programmierer projektleiter
      psychologe psychologin raumpfleger raumpflegerin rechtsanwalt rechtsanwaltin redakteur referendar referent reinigungskraft
      rezeptionist richter sachbearbeiter sanitater schichtleiter schlosser schneider schreiner schweisser sekretar sekretarin servicekraft
      softwareentwickler sozialarbeiter sozialpadagoge sozialpadagogin soldat staplerfahrer steuerberater steuerfachangestellter tagesmutter
      techniker therapeut tierarzt tierarztin tierpfleger tischler trockenbauer ubersetzer verkaufer verkaufsberater versicherungskaufmann
      vertriebsleiter vertriebsmitarbeiter volontar werkstudent werkstudentin wissenschaftler zahnarzt zahnarztin zerspanungsmechaniker
      zimmerer zimmermadchen zusteller prokurist prokuristin doktorand doktorandin hausdame auszubildende auszubildender wachmann stewardess teamleitung filialleitung stationsleitung
      pflegedienstleitung
    `,
    qualifiers: words`leitender leitende stellvertretender stellvertretende freiberuflicher`,
    endings: phrases`
      ingenieur(?:in)?; entwickler(?:in)?; berater(?:in)?; leiter(?:in)?; techniker(?:in)?; kauf(?:mann|frau); lehrer(?:in)?;
      assistent(?:in)?; mitarbeiter(?:in)?; fuhrer(?:in)?; meister(?:in)?; pfleger(?:in)?; verkaufer(?:in)?; mechaniker(?:in)?;
      arbeiter(?:in)?
    `,
    genderEndings: phrases`in; innen; r; n; e`,
    links: phrases`fur; der; im; am; zur; zum`,
    compoundEndings: phrases`
      kaufmann; kauffrau; fachmann; fachfrau; kraft; angestellter?; beamter; beamtin; gehilfe; gehilfin; anwalt; anwaltin; wirtin; fachwirt;
      betriebswirt; arzt; arztin; helfer; fahrer; betreuer; vertreter; bearbeiter; erzieher; installateur; monteur; elektroniker;
      mechatroniker; schlosser; planer; zeichner; laborant; prufer; sekretar; bediener; anwarter; pfleger; trager; warter; reiniger;
      bauer(?=in); therapeut; padagoge; padagogin; assistenz; leitung; aushilfe; kuchenhilfe; haushaltshilfe; monteurin; inspektor; referent;
      hersteller; bildner; former; leger; decker; giesser; schweisser; programmierer; designer; einkaufer; disponent; spediteur; makler;
      mediziner; koch; backer; gartner; leiter; techniker; ingenieur; entwickler; berater; assistent; verkaufer; mechaniker; fuhrer; arbeiter;
      gestalter; redakteur; dolmetscher; ubersetzer; zuchter; trainer; zusteller; auffuller; praktikum
    `,
    compounds: phrases`(?:kuchen|haushalts|putz|reinigungs|spul|stations)hilfe; pflegefach(?:mann|frau|person); (?:fach|hilfs)kraft`,
    feminines: phrases`(?<=\p{L}{5}(?:er|eur|ist|or))in`,
  },
} satisfies LanguageWords;
