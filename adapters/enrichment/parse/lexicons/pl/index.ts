import { phrases, words } from '../phrases.js';
import type { LanguagePack } from '../language-pack.js';
import { plJobAds } from './job-ads.js';

/** Polish. */
export const polish: LanguagePack = {
  code: 'pl',
  country: 'PL',
  places: {
    remote: phrases`(?:praca )?zdaln(?:ie|a); zdalny`,
    cities: phrases`
      warszawa=PL; bielsko-biała=PL; londyn=GB; paryż=FR; berlin=DE; monachium=DE; praga=CZ; wiedeń=AT; bruksela=BE; lwów=UA; wilno=LT
    `,
  },
  dates: {
    present: phrases`obecnie; nadal; teraz`,
    since: phrases`od`,
    to: phrases`do`,
    rangeLead: phrases`od`,
    seasons: phrases`wiosna; lato; jesień; zima`,
    months: [
      words`styczen stycznia`,
      words`luty lutego`,
      words`marzec marca`,
      words`kwiecien kwietnia`,
      words`maj maja`,
      words`czerwiec czerwca`,
      words`lipiec lipca`,
      words`sierpien sierpnia`,
      words`wrzesien wrzesnia`,
      words`pazdziernik pazdziernika`,
      words`listopad listopada`,
      words`grudzien grudnia`,
    ],
  },
  joining: {
    andOr: phrases`i; oraz; lub`,
    listed: phrases`i; oraz; lub`,
    as: phrases`jako`,
  },
  person: {
    labels: phrases`data urodzenia`,
    bornIn: phrases`urodzon[ya]; urodził(?:em|am)? się; ur`,
    nameLabels: phrases`imię i nazwisko`,
  },
  headings: {
    summary: phrases`o mnie; podsumowanie`,
    work: phrases`doswiadczenie; doswiadczenie zawodowe`,
    education: phrases`wykształcenie; edukacja`,
    skills: phrases`umiejetnosci`,
    certificates: phrases`kursy; szkolenia; uprawnienia; uprawnienia i kursy; kursy i uprawnienia; kursy i szkolenia; certyfikaty`,
    languages: phrases`jezyki; jezyki obce; znajomosc jezykow`,
    contact: phrases`dane osobowe`,
    other: phrases`zainteresowania`,
  },
  labels: {
    expires: phrases`ważn[ayeo]+ do; wygasa`,
    position: phrases`stanowisko`,
    employer: phrases`pracodawca; firma`,
  },
  titles: {
    leadingHeads: words`
      pielegniarka pielegniarz ksiegowa ksiegowy kierowca sprzedawca nauczyciel nauczycielka inzynier kierownik magazynier programista
      kucharz asystent asystentka pracownik fizjoterapeuta fizjoterapeutka zalozyciel wspolzalozyciel
    `,
  },
  employers: {
    ownAccount: words`samozatrudnienie`,
    openers: words`szpital szkola urzad`,
  },
  education: {
    degrees: phrases`licencjat; magister; inżynier; technik; matura; świadectwo dojrzałości`,
    institutions: phrases`
      uniwersytet; politechnika; akademia; szkoła; technikum; liceum; zespół szkół
    `,
    withinStudies: phrases`w`,
  },
  languages: {
    names: words`angielski niemiecki francuski hiszpanski włoski rosyjski polski ukrainski`,
    levels: phrases`ojczysty; biegły; biegle; komunikatywny; podstawowy`,
  },
  prose: {
    functionWords: phrases`w; oraz; obecnie; z; się; dla; przy; od; lub; jest; są; nie; przez; pod; ze; na`,
  },
  ...plJobAds,
};
