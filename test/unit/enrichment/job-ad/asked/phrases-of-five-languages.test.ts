import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { extractLocation } from '../../../../../adapters/enrichment/job-ad/recognizers/place/extract-location.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const skills = (description: string): ReturnType<typeof reader.readAtOnce>['requirements']['skills'] =>
  reader.readAtOnce({ title: 'Job', description }).requirements.skills;
const required = (description: string): string[] =>
  skills(description).flatMap(({ importance, quote }) => (importance === 'required' ? [quote ?? ''] : []));

describe('What an ad in French, Spanish, Italian, Portuguese or Polish asks', () => {
  for (const [ad, wanted] of [
    ['Vous avez une expérience de 2 ans minimum dans le domaine de la dinanderie.', 'dinanderie'],
    ['Requisiti:\n- Conoscenza dei lucignoli, del paralume e della ceralacca', 'paralume'],
    ['Requisitos:\n- Noções da lampadaria', 'lampadaria'],
    ['Requisitos:\n- Conocimientos de la lampistería y del soplado de bombillas', 'soplado de bombillas'],
    ['Requisitos:\n- Ensino médio completo\n- Excel\n- Boa comunicação', 'Excel'],
    ['Requisitos:\n- Atendimento ao Cliente: garantir uma boa experiência', 'Atendimento ao Cliente'],
    ['Wymagania:\n- umiejętność korzystania z lampownicy', 'lampownicy'],
    ['Wymagania:\n- doświadczenie w pracy na knotownicach', 'knotownicach'],
  ] as const)
    it(`follows the words before it: "${ad.replaceAll('\n', ' / ')}"`, () => {
      expect(required(ad)).to.include(wanted);
    });

  for (const [ad, wanted] of [
    [
      'Nous réparons des lampes.\n\nLe respect des règles de sécurité est fondamental sur ce poste.',
      'règles de sécurité',
    ],
    ['Empresa de lámparas demanda personas para trabajos de soldadura y lectura de planos.', 'lectura de planos'],
    ['Las tareas a realizar son la atención al cliente y el montaje de lámparas.', 'atención al cliente'],
    [
      "La risorsa, inserita nel reparto lampade, si occupera' di assemblaggio di componenti e collaudo.",
      'assemblaggio di componenti',
    ],
    ['Le principali mansioni sono imballaggio e spedizione merce.', 'imballaggio'],
  ] as const)
    it(`is read in a sentence that says so: "${ad.replaceAll('\n', ' / ')}"`, () => {
      expect(required(ad).join(' | ')).to.include(wanted);
    });

  it('is no plus where only the words in brackets behind it are', () => {
    const ad = 'Requirements:\n- Welding experience (knowledge of Docker and Kubernetes is a plus)';
    expect(skills(ad).map(({ name, importance }) => [name, importance])).to.deep.include.members([
      ['Welding', 'required'],
      ['Kubernetes', 'preferred'],
    ]);
  });

  it('is no small word between two names', () => {
    expect(required('We need experience in retail e-Commerce')).to.not.include('retail');
  });
});

describe('A place that candidates live near', () => {
  it('is no town of the job', () => {
    expect(extractLocation('Localização: Residir próximo ao bairro Candeeiro.')).to.equal(null);
  });
});

describe('The rule that work follows', () => {
  for (const [ad, rule] of [
    ['Responsibilities:\n- Lamp repair in accordance with company standards', 'company standards'],
    ['Ihre Aufgaben:\n- Lampenreparatur gemäß interner Vorgaben', 'gemäß'],
    ['Vos missions :\n- Service client selon les standards maison', 'selon'],
    ['Funciones:\n- Atención al cliente según estándares internos', 'según'],
    ['Zakres obowiązków:\n- Obsługa klienta zgodnie ze standardami firmy', 'zgodnie'],
  ] as const)
    it(`is nothing that is asked: "${ad.replaceAll('\n', ' / ')}"`, () => {
      expect(required(ad).join(' | ')).not.to.include(rule);
    });
});

describe('A sentence that says what somebody must know', () => {
  for (const ad of [
    'Buscamos técnico con 18 meses de experiencia en Kubernetes, Docker y Terraform. Debe conocer a fondo Active Directory y las herramientas de tickets del equipo (Jira o GLPI). Deseable certificación ITIL.',
    'Procuramos técnico com 18 meses de experiência em Kubernetes, Docker e Terraform. Deve conhecer a fundo Active Directory e as ferramentas de tickets da equipa (Jira ou GLPI). Certificação ITIL é um diferencial.',
    'Cerchiamo un tecnico con 18 mesi di esperienza in Kubernetes, Docker e Terraform. Deve conoscere a fondo Active Directory e gli strumenti per i ticket del gruppo (Jira o GLPI). Gradita la certificazione ITIL.',
    'Nous cherchons un technicien avec 18 mois d’expérience sur Kubernetes, Docker et Terraform. Il doit connaître à fond Active Directory et les outils de tickets du groupe (Jira ou GLPI). Une certification ITIL est un plus.',
    'Szukamy technika z doświadczeniem w Kubernetes, Docker i Terraform. Musi znać dobrze Active Directory i narzędzia do obsługi zgłoszeń w dziale (Jira lub GLPI). Mile widziany certyfikat ITIL.',
  ])
    it(`asks for it beside a wish: "${ad.slice(0, 60)}…"`, () => {
      expect(required(ad)).to.include.members(['Active Directory', 'Jira']);
    });
});
