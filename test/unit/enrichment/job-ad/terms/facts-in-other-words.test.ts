import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (description: string, title = 'Post') => reader.readAtOnce({ title, description });
const monthsOf = (description: string) => read(description).requirements.experience?.minMonths;
const levelOf = (description: string) => read(description).requirements.education?.minLevel;
const codesOf = (description: string, title?: string) => read(description, title).findings.map(({ code }) => code);

describe('Facts that an ad has in its own words', () => {
  it('counts years on the job, not those of a training, a mission or the employer', () => {
    expect(monthsOf('• eine dreijährige abgeschlossene Pflegeausbildung\n• Erfahrung')).to.equal(undefined);
    expect(monthsOf("Mission de 3 mois renouvelable. Aucune expérience n'est demandée.")).to.equal(undefined);
    expect(monthsOf('Established contractor, 30+ years in the business, needs a tradie.')).to.equal(undefined);
    expect(monthsOf('You have spent at least a year in a similar kitchen.')).to.equal(12);
    expect(monthsOf('Stylist with 2 years after qualifying.')).to.equal(24);
    expect(monthsOf('- your first year done, plus at least 12 months in a team')).to.equal(12);
    expect(monthsOf('Tu as deux ans de métier ?')).to.equal(24);
    expect(monthsOf('Requisitos: mayor de 21 años, experiencia similar.')).to.equal(undefined);
    expect(monthsOf('Requisitos: experiencia mayor de 5 años.')).to.equal(60);
    expect(monthsOf('Mission intérimaire de 6 mois minimum. Expérience appréciée.')).to.equal(undefined);
  });

  it('knows degrees and trainings of several countries', () => {
    expect(levelOf('- Qualified and with a degree')).to.equal('bachelor');
    expect(levelOf("* A bachelor's or master's degree – we don't need a PhD")).to.equal('bachelor');
    expect(levelOf('* Trade certificate needed')).to.equal('associate');
    expect(levelOf('Profil :\n- CAP ou BEP plomberie')).to.equal('associate');
    expect(levelOf('Profil :\n- formation jardin, CAP, BEP, 1 an')).to.equal('associate');
    expect(levelOf('Profil :\n- niveau bac minimum')).to.equal('school');
    expect(levelOf('Profil :\n- niveau bac +2')).to.equal('associate');
    expect(levelOf('Estudios: Educación Secundaria Obligatoria')).to.equal('school');
    expect(levelOf('Exigences\n· DEP en soudage')).to.equal('associate');
    expect(levelOf("Exigences : CFC d'employé de commerce")).to.equal('associate');
    expect(levelOf('Profil: kaufm. Ausbildung')).to.equal('associate');
    expect(levelOf('Ihr Profil:\n- abgeschlossene Pflegeausbildung')).to.equal('associate');
    expect(levelOf('Je hebt een hbo-diploma in een technische richting en je werkt graag met mensen.')).to.equal(
      'bachelor',
    );
    expect(levelOf('Wij vragen dat je een pabo-diploma hebt en graag voor de klas staat.')).to.equal('bachelor');
  });

  it('gives a language the level that stands right behind it', () => {
    const { languages } = read('langue maternelle française, allemand B1, anglais C1').requirements;
    expect(languages.map(({ code, minLevel }) => `${code} ${String(minLevel)}`)).to.deep.equal([
      'fr native',
      'de B1',
      'en C1',
    ]);
  });

  it('reads the language of the country where somebody is to speak or understand it', () => {
    const codesIn = (description: string) => read(description).requirements.languages.map(({ code }) => code);
    expect(codesIn('Je spreekt goed Nederlands.')).to.deep.equal(['nl']);
    expect(codesIn('Wij zoeken iemand die Nederlands verstaat.')).to.deep.equal(['nl']);
    expect(codesIn('Parli bene italiano. Falas português. Mówisz dobrze po polsku.')).to.have.members([
      'it',
      'pt',
      'pl',
    ]);
  });

  it('reads sums with a dash for cents and of an hour, and none of meal vouchers', () => {
    expect(read("Lohn von CHF 4'800.– bis 5'300.–").pay).to.include({ minValue: 4800, maxValue: 5300 });
    expect(read("SOUDEUR – JOUR – 28 $ À 36 $ L'HEURE").pay).to.include({ minValue: 28, maxValue: 36 });
    expect(read('Notre offre : 30-38 k€ fixe + variable').pay).to.include({ minValue: 30000, maxValue: 38000 });
    expect(read('• Loon volgens ervaring, maaltijdcheques van € 8, verzekering').pay).to.equal(null);
  });

  it('sees days at home beside days in the office', () => {
    const workplaceOf = (description: string) => read(description).workplace?.type;
    expect(workplaceOf('Location: Leeds (3 days office / 2 days home)')).to.equal('HYBRID');
    expect(workplaceOf('am Standort Aachen (2 Tage/Woche remote)')).to.equal('HYBRID');
    expect(workplaceOf('bis zu drei Tage pro Woche bei dir zu Hause')).to.equal('HYBRID');
    expect(workplaceOf('Leeds, with some home working')).to.equal('HYBRID');
    expect(workplaceOf('6 month contract | Remote with occasional travel to Leeds')).to.equal('TELECOMMUTE');
  });

  it('names ages, origins and looks that are asked for, and no title that is named for both', () => {
    expect(codesOf('Restaurant zoekt een kok (tussen 20 en 35 jaar, 38 uur).')).to.include('protected.age');
    expect(codesOf('Le cabinet cherche un comptable, 30-45 ans, de nationalité suisse.')).to.include.members([
      'protected.age',
      'protected.origin',
    ]);
    expect(codesOf('We are looking for a young, attractive stylist.')).to.include('protected.appearance');
    expect(codesOf('The job would suit a school leaver.')).to.include('protected.age');
    expect(codesOf('Wir suchen eine Köchin oder einen Koch für unser Haus.', 'Köchin/Koch')).to.not.include(
      'language.gendered_term',
    );
  });
});
