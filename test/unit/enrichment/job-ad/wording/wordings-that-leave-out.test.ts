import { expect } from 'chai';
import { extractExperience } from '../../../../../adapters/enrichment/job-ad/recognizers/extract-experience.js';
import { lintTitle, lintWording } from '../../../../../adapters/enrichment/job-ad/recognizers/wording/lint-wording.js';

const codesOf = (text: string): string[] => lintWording(text).map(({ code }) => code);

const FOUND: Record<string, readonly string[]> = {
  'protected.age': [
    'We are looking for a young receptionist.',
    'A young, energetic person.',
    'We want young people.',
    'Recent college graduate who learns fast.',
    'You are fluent in English, age between 18 and 28.',
    'Applicants must be aged 20 to 35.',
    'You must be under 35 years old.',
    'The perfect candidate is bubbly and under 25.',
    'A family is looking for a woman, non-smoker, who is practising Catholic and 25 to 40 years old.',
    'Nous recherchons un homme robuste de moins de 40 ans.',
    'Famiglia cerca signora tra i 40 e i 55 anni.',
    'Wij zoeken een meid tussen de 18 en 25 jaar.',
    'Wir suchen Verstärkung. Alter: 18-25 Jahre.',
    'Du bist zwischen 18 und 25 Jahren alt.',
    'Du bist zwischen 18 und 25 Jahren. Du arbeitest samstags.',
    'Je bent tussen de 18 en 25 jaar. Je werkt op zaterdag.',
    'Hai tra i 18 e i 25 anni. Lavori il sabato.',
    'Masz od 18 do 25 lat. Pracujesz w soboty.',
    'Max age 35.',
    'The maximum age is 40.',
    'Applicants must not be older than 40.',
    'Wir suchen einen jungen Koch für unsere Küche.',
    'Wir suchen kräftige Männer zwischen 20 und 40 Jahren.',
    'Nous recherchons un jeune serveur pour la saison.',
    'Âge : 18 à 30 ans, expérience souhaitée.',
    'Nous cherchons une personne de 20 à 35 ans pour notre boutique.',
    'Buscamos personas de 18 a 35 años. Experiencia de un año.',
    'Se busca camarero joven para la terraza.',
    'Edad máxima 40 años.',
    'Cerchiamo una giovane commessa per il negozio.',
    'Età 18-29 anni, diploma richiesto.',
    'Cerchiamo candidati di età compresa tra 18 e 29 anni con esperienza.',
    'Wij zoeken een jonge kapper voor onze zaak.',
    'Wij zoeken een jonge hond met ambitie.',
    'Leeftijd 18-25 jaar met ervaring.',
    'Zatrudnimy młodą osobę do sklepu.',
    'Zatrudnimy kobietę do 30 lat.',
    'Szukamy kobiety w wieku 20-30 lat z doświadczeniem.',
    'Procuramos um jovem para a nossa loja.',
    'Contratamos pessoas de 20 a 40 anos. Não é necessário ter experiência.',
  ],
  'protected.gender': [
    'We need a woman who is good with guests.',
    'The ideal lady for this job is a mum.',
    'We are looking for a female driver with a van.',
    'Wir suchen kräftige Männer zwischen 20 und 40 Jahren.',
    'Wir suchen Männer.',
    'Wir suchen eine junge Frau für den Empfang.',
    'Gesucht wird ein Mann mit Führerschein.',
    'Gesucht: junge Dame für das Büro.',
    'Nous recherchons une femme pour le ménage.',
    'Se busca mujer para limpieza.',
    'Cerchiamo donna per le pulizie.',
    'Wij zoeken een vrouw voor de receptie.',
    'Zatrudnimy kobietę do sprzątania biur.',
    'Procura-se mulher para limpeza.',
  ],
  'protected.appearance': [
    'We are looking for a young and attractive receptionist.',
    'Handsome and athletic candidates preferred.',
    'You must be slim and well groomed.',
    'Photo required with your application.',
    'Sie haben Freude am Umgang mit Gästen und ein gepflegtes Äußeres.',
    'Wir erwarten Freundlichkeit mit gepflegtem Äußeren.',
    'Wir suchen eine attraktive Bedienung.',
    'Nous recherchons une jolie serveuse.',
    'Photo obligatoire. Envoyez votre CV.',
    'Photo exigée.',
    'Buscamos chica guapa para la barra.',
    'Inviare curriculum e foto a figura intera.',
    'Wij zoeken een knappe gastvrouw.',
    'Stuur je cv met een pasfoto.',
    'Zatrudnimy młodą, atrakcyjną kelnerkę.',
    'Procuramos moça bonita para a receção.',
  ],
  'protected.origin': [
    'Italian nationals only.',
    'UK nationals only.',
    'British citizens only.',
    'Solo cittadini italiani.',
    'Nur deutsche Bewerber.',
    'Ressortissants français uniquement.',
    'Solo ciudadanos españoles.',
    'Alleen Nederlanders.',
    'Tylko Polacy.',
    'Apenas brasileiros.',
  ],
  'protected.family_status': [
    'We need a woman who is single and free to travel.',
    'Not married or planning a family.',
    'Du bist ledig und flexibel.',
    'Vous êtes célibataire.',
    'De preferencia casado.',
    'Preferibilmente nubile.',
    'Je bent ongehuwd.',
    'Zatrudnimy panią bezdzietną.',
    'De preferência casado e sem filhos.',
  ],
  'protected.disability': [
    'No health problems.',
    'Wheelchair users cannot apply.',
    'You must be healthy.',
    'Good health required.',
    'Du bist kerngesund.',
    'Sans problème de santé.',
    'Sin problemas de salud.',
    'Senza problemi di salute.',
    'Geen gezondheidsproblemen.',
    'Bez problemów zdrowotnych.',
    'Sem problemas de saúde.',
  ],
  'protected.religion': [
    'Practising Catholic.',
    'You must be a Christian.',
    'We only hire Christians.',
    'Muslims need not apply.',
    'Die Bewerber müssen katholisch sein.',
    'Nur für Christen.',
    'Nous cherchons un cuisinier. De confession catholique.',
    'Mitgliedschaft in einer christlichen Kirche.',
    'Candidate de confession catholique.',
    'Persona católica practicante.',
    'Persona di fede cattolica.',
    'Je bent christen.',
    'Osoba wyznania katolickiego.',
    'Católico praticante.',
  ],
  'language.gendered_term': [
    'You are our girl Friday.',
    'Wir suchen eine freundliche Verkäuferin für unsere Filiale.',
    'Nous recherchons une vendeuse pour notre boutique.',
    'Se busca camarera para fines de semana.',
    'Zatrudnimy kelnerkę.',
  ],
};

const HARMLESS = [
  'The school is Christian and welcomes everybody.',
  'Nous sommes une école de confession catholique.',
  'The building is open to wheelchair users.',
  'You are at least 18 years old and have experience.',
  'You must be over 18 years of age to serve alcohol.',
  'Du bist mindestens 18 Jahre alt und hast Erfahrung.',
  'Je bent minimaal 18 jaar en hebt ervaring.',
  'Tener al menos 18 años.',
  'Edad mínima 18 años.',
  'Masz ukończone 18 lat.',
  'Harbour Youth runs four houses for young people aged 13 to 17.',
  'We support adults aged 18 to 65 with learning disabilities.',
  'We are looking for a teacher for students aged 16 to 19.',
  'You teach 16-18 year old students.',
  'Wir betreuen junge Erwachsene zwischen 18 und 27 Jahren.',
  'Nous accompagnons des adultes de 20 à 60 ans.',
  'Atendemos a personas de entre 18 y 65 años.',
  'Assistiamo persone di età compresa tra 18 e 65 anni.',
  'Wij begeleiden jongeren van 16 tot 23 jaar.',
  'Wspieramy osoby w wieku 18-60 lat.',
  'Cuidamos de idosos e de adultos entre 18 e 65 anos.',
  'We are a young company.',
  'Wir sind ein junges Unternehmen.',
  'Nous sommes une jeune entreprise.',
  'Somos una empresa joven.',
  'Somos uma empresa jovem.',
  'Siamo una giovane azienda.',
  'Wij zijn een jong bedrijf.',
  'Jesteśmy młodą firmą.',
  'Our company is 18 years old.',
  'Our company is over 50 years old.',
  'Unser Betrieb ist über 50 Jahre alt.',
  'You maintain boilers up to 30 years old.',
  'We ask for 18 years of experience.',
  'You have 16 to 20 years of relevant experience.',
  'You keep deliveries under 30 minutes.',
  'You are the single point of contact for our clients.',
  'We enter a mature market.',
  'We offer an attractive salary at an attractive location.',
  'Wir bieten ein attraktives Gehalt.',
  'Oferujemy atrakcyjną stawkę.',
  'We need someone to man the phones.',
  'You take a photo of each house and send the photo to the office.',
  'Die Fotos unserer Firma finden Sie auf der Webseite.',
  "You run a shop for women's shoes.",
  "We are looking for a women's health physiotherapist.",
  'Wir suchen eine Fachkraft für unseren Frauenarzt in Bonn.',
  'Wir suchen eine Betreuungskraft für unsere Männer-WG.',
  'Wir suchen Männer und Frauen, die gern fahren.',
  'We are looking for men and women who like to drive.',
  'Wij zoeken mannen en vrouwen voor de productie.',
  'Buscamos hombres y mujeres para el almacén.',
  'Frauen werden bei gleicher Eignung bevorzugt.',
  'We are looking for nurses for elderly people.',
  'We are looking for a nurse to look after a young woman.',
  'Wir suchen eine Assistenz für eine junge Frau mit Behinderung.',
  'Nous recherchons un éducateur de jeunes enfants.',
  'Buscamos monitor para jóvenes.',
  'Szukamy osoby do pracy z młodzieżą i opieki nad kobietą.',
  'We want young people to feel safe.',
  "We are looking for a young people's support worker.",
  'You care for pregnant women on our ward.',
  'You are flexible, zeitlich ungebunden.',
  'Arbeitszeit: zeitlich und örtlich ungebunden.',
  'Nur deutsche Unterlagen werden gelesen.',
  'Programa Jovem Aprendiz.',
  'Visits are warmly encouraged.',
  'Kind regards, the team of the bakery.',
  'We consider all applicants without regard to age, gender or ethnic background.',
  'Insegnante di religione cattolica.',
  'Ambos sexos, sexo indistinto.',
  'You welcome ladies and gentlemen to our hotel.',
  'Tienda de zapatos de hombre busca personal.',
  'Donne e uomini sono benvenuti.',
  'Programme for residents 25 to 40 years old.',
  'You are a youth worker who supports young people.',
  'Wir suchen Verkäuferinnen (m/w/d) für unsere Filiale.',
  'Nous recherchons un vendeur ou une vendeuse (H/F).',
];

describe('A wording that leaves people out', () => {
  for (const [code, texts] of Object.entries(FOUND))
    for (const text of texts)
      it(`is "${text}" (${code})`, () => {
        expect(codesOf(text)).to.include(code);
      });

  for (const text of HARMLESS)
    it(`is not "${text}"`, () => {
      expect(codesOf(text)).to.deep.equal([]);
    });

  it('is found once, with the words of the person wanted', () => {
    const found = lintWording('Wir suchen eine junge Frau für den Empfang.');
    expect(found.map(({ code }) => code)).to.deep.equal(['protected.age', 'protected.gender']);
    expect(found[1]?.detail).to.contain('Frau');
  });
});

describe('A title that leaves people out', () => {
  for (const title of [
    'Kellnerin',
    'Köchin',
    'Kauffrau für Büromanagement',
    'Serveuse',
    'Vendeuse en boulangerie',
    'Camarera de pisos',
    'Commessa',
    'Doktersassistente',
    'Kelnerka',
    'Opiekunka osób starszych',
    'Empregada de mesa',
  ])
    it(`names women only: "${title}"`, () => {
      expect(lintTitle(title).map(({ code }) => code)).to.deep.equal(['language.gendered_term']);
    });

  it('asks for the young or for one gender', () => {
    const codes = (title: string, text: string): string[] => lintTitle(title, text).map(({ code }) => code);
    expect(codes('Young receptionist wanted', 'You will work with us in the hotel.')).to.deep.equal(['protected.age']);
    expect(codes('Junge Bedienung gesucht', 'Sie arbeiten bei uns in der Küche.')).to.deep.equal(['protected.age']);
    expect(codes('Female driver', 'You will drive for us in the city.')).to.deep.equal(['protected.gender']);
  });

  for (const title of [
    'Kellner/in',
    'Kellner / Kellnerin',
    'Kauffrau/-mann für Büromanagement',
    'Kauffrau (m/w/d)',
    'Serveur / Serveuse',
    'Serveur(se)',
    'Assistant·e de direction',
    'Vendeuse H/F',
    'Camarero/a',
    'Camarera/o de pisos',
    'Cameriere/a',
    'Verkoopster m/v',
    'Kelner/Kelnerka',
    'Pielęgniarka/Pielęgniarz',
    'Cozinheiro(a)',
    "Women's health physiotherapist",
    "Young people's support worker",
    'Young Persons Advisor',
    'Conducteur de pelleteuse',
    'Gestión administrativa',
    'Designer',
    'Hebamme',
    'Sage-femme',
  ])
    it(`may be for everybody: "${title}"`, () => {
      expect(lintTitle(title)).to.deep.equal([]);
    });
});

describe('An age', () => {
  for (const text of [
    'You are at least 18 years old and have experience in sales.',
    'Du bist mindestens 18 Jahre alt und hast Erfahrung.',
    'Je bent minimaal 18 jaar en hebt ervaring in de horeca.',
    'Tener al menos 18 años y experiencia.',
    'Cerchiamo candidati di età compresa tra 18 e 29 anni con esperienza.',
    'Contratamos pessoas de 20 a 40 anos. Não é necessário ter experiência.',
    'Szukamy kobiety w wieku 20-30 lat z doświadczeniem.',
    'Âge : 18 à 30 ans, expérience souhaitée.',
    'Leeftijd 18-25 jaar met ervaring.',
    'Our company is 18 years old and looks for experience.',
    'We support adults aged 18 to 65. Experience is welcome.',
  ])
    it(`is no experience: "${text}"`, () => {
      expect(extractExperience(text)).to.deep.equal([]);
    });

  for (const [text, months] of [
    ['Buscamos personas de 18 a 35 años. Experiencia de un año.', 12],
    ['Età 18-29 anni. È richiesta esperienza minima di un anno.', 12],
    ['Zatrudnimy kobietę do 30 lat. Wymagamy rocznego doświadczenia.', 12],
    ['You are at least 18 years old and have 2 years of experience.', 24],
    ['Du betreust Kinder von 3 bis 6 Jahren und hast 2 Jahre Erfahrung.', 24],
    ['Je begeleidt jongeren van 12 tot 23 jaar. Je hebt 2 jaar werkervaring.', 24],
    ['Clases a niños de 6 a 12 años. Experiencia de un año.', 12],
    ['Acompanhas crianças dos 6 aos 12 anos. Experiência de 2 anos.', 24],
    ['Minimum rok doświadczenia.', 12],
    ['You work with children. You have 3 to 5 years of experience with patients.', 36],
    ['You have 18 years of experience.', 216],
    ['You have 16 to 20 years of relevant experience.', 192],
    ['Erfahrung von 16 bis 20 Jahren in der Leitung.', 192],
    ['15-20 jaar ervaring in de bouw.', 180],
    ['Tener 20 años de experiencia.', 240],
    ['You are a leader with 20 years of experience.', 240],
  ] as const)
    it(`stands beside experience: "${text}"`, () => {
      expect(extractExperience(text).map(({ minMonths }) => minMonths)).to.deep.equal([months]);
    });
});
