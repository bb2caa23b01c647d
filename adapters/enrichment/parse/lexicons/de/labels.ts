import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** German: labels inside entries. */
export const deLabels = {
  labels: {
    honours: phrases`des (?:jahres|monats|quartals); preisträger(?:in)?; finalist(?:in)?; gewinner(?:in)?`,
    templatePlaces: phrases`(?:Ort|Stadt)\s{0,3},\s{0,3}(?:Land|Bundesland)(?!\p{L})`,
    pageNumber: phrases`seite`,
    projectDetails: phrases`
      details?; werkzeuge; tools; (?:eingesetzte |verwendete )?(?:technologien|werkzeuge|tools|software); umgebung; team-?größe; (?:projekt)?(?:beschreibung|dauer|zeitraum); aufgaben; verantwortlichkeiten
    `,
    projectRole: phrases`rolle; funktion`,
    sameEmployer: phrases`(?:selber|gleicher) (?:arbeitgeber|betrieb); ebenda; ebd\.?`,
    position: phrases`stelle(?:nbezeichnung)?; funktion; berufsbezeichnung; tätigkeit als; beruf; beruf oder funktion`,
    employer: phrases`unternehmen; firma; (?:name (?:und adresse )?des )?arbeitgebers?; name und adresse(?: des)?; betrieb`,
    aside: phrases`tätigkeitsbereich oder branche; wichtigste tätigkeiten(?: und(?: zuständigkeiten)?)?`,
    terms: phrases`wochenstunden; stunden pro woche; vorgesetzter?; gehalt; kündigungsgrund; austrittsgrund; vertragsart`,
    place: phrases`land; (?:arbeits|einsatz)?ort; standort`,
    client: phrases`kunde`,
    dates: phrases`(?:beschäftigungs)?zeitraum; dauer; von ?[-–/] ?bis`,
    accounts: phrases`(?:haupt)?aufgaben(?:bereiche?|gebiete?)?; tätigkeiten; tätigkeits(?:bereiche?|schwerpunkte?|beschreibung); schwerpunkte`,
    noName: phrases`
      vollzeit; teilzeit; unbefristet; befristet; festanstellung; minijob; von; vom; seit; elternzeit; mutterschutz; arbeits?suchend;
      arbeitslos
    `,
    issuingBodies: phrases`\p{L}{0,20}kammer; ihk; hwk; tüv; dekra; \p{L}{0,20}akademie; institut; \p{L}{0,20}institut; \p{L}{0,20}verband; gesellschaft; hochschule; universität; \p{L}{0,20}ministerium; volkshochschule; bildungs(?:zentrum|werk)`,
    issuedBy: phrases`ausgestellt von; verliehen von; vergeben von; aussteller; ausstellende organisation`,
    issuedOn: phrases`ausgestellt(?: am)?; ausstellungsdatum; erworben(?: am)?; erhalten(?: am)?; (?:datum|jahr)(?=\s?:)`,
    expires: phrases`gültig bis(?: zum)?; läuft ab(?: am)?; ablaufdatum`,
    credential: phrases`(?:nachweis|zertifikat)s?-?(?:id|nummer|nr\.?); (?:nachweis|zertifikat) (?:anzeigen|ansehen)`,
    cards: phrases`(?:gabel)?stapler(?:schein)?; kranschein; flurförderschein; erste[- ]hilfe; ersthelfer(?:in)?; brandschutzhelfer(?:in)?; hubarbeitsbühne`,
    certified: phrases`zertifizierte?[rns]?; zertifikat`,
    taught: phrases`\p{L}{0,20}(?:kurs|lehrgang|schulung|seminar|schein|lizenz|diplom|ausweis|prüfung|bildung|erlaubnis|berechtigung)`,
    given: phrases`
      \w*auszeichnung(?:en)?; ausgezeichnet; \w*preis(?! um| von| je| pro| für); ^preise$; preise und auszeichnungen; \w*preisträger(?:in)?; \w*medaillen?; \w*stipendi(?:um|en|at|atin); ehrung(?:en)?;
      ehrenurkunde; ehrennadel; gewinner(?:in)?; gewonnen; \w*sieger(?:in)?; \d\.? platz; platz \d; pokal; \w{3,}(?:er|erin|azubi|kraft) des (?:jahres|monats|quartals); finalist(?:in)?;
      nominier(?:t|ung); verdienstorden; jahrgangsbeste[rs]?; beste[rs]? (?:absolvent|azubi|auszubildende)\w*; \w*wettbewerb
    `,
    issuerAfter: phrases`ausgestellt von; verliehen von; vergeben von`,
    role: phrases`rolle; stelle; funktion`,
  },
  employment: {
    breaks: phrases`
      elternzeit; erziehungszeit; mutterschutz; familienpause; familienzeit; auszeit; sabbatjahr; sabbatical; arbeits?suchend; arbeits?suche; arbeitslos(?:igkeit)?;
      erwerbslos; weltreise; auslandsreise; pflegezeit; bildungsurlaub; berufliche auszeit; berufliche neuorientierung
    `,
    joins: phrases`(?:eintritt|einstieg|eingetreten|eingestiegen|angefangen|start) (?:bei(?: der)?|beim)`,
    changeLeads: phrases`
      (?:wurde )?(?:(?:intern|später|rasch) )?(?:befördert|beförderung|aufstieg) zu(?:m|r); (?:eingestellt|eingestiegen|einstieg|begonnen) als
    `,
    changeFrom: phrases`(?:befördert|beförderung|aufstieg) vo(?:m|n der)`,
    changeTo: phrases`zu(?:m|r)`,
    changeStops: phrases`im; in; ab; nach; mit; bei; seit; für`,
  },
} satisfies LanguageWords;
