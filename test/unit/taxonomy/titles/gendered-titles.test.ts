import { expect } from 'chai';
import { headWordLexicon } from '../../../../adapters/enrichment/parse/recognizers/titles-and-employers.js';
import { phraseKey } from '../../../../core/taxonomy/phrases/phrase-key.js';
import { inOneGender, inOtherGender } from '../../../../core/spi.js';
import { occupations } from '../../../support/taxonomy.js';

/** All that is known of a title. */
function classified(title: string): unknown {
  return {
    occupation: occupations.ofTitle(title)?.occupation.id,
    family: occupations.familyOfTitle(title),
    level: occupations.seniorityOf(title),
  };
}

describe('A job title', () => {
  it('gives women, men and anybody the same', () => {
    for (const forms of [
      ['Salesman', 'Saleswoman', 'Salesperson'],
      ['Sales man', 'Sales lady', 'Sales woman', 'Sales person'],
      ['Foreman', 'Forewoman', 'Foreperson'],
      ['Senior chairman', 'Senior chairwoman', 'Senior chairperson'],
      ['Cameraman', 'Camerawoman', 'Cameraperson'],
      ['Journeyman electrician', 'Journeywoman electrician', 'Journeyperson electrician'],
      ['Delivery man', 'Delivery woman', 'Delivery person'],
      ['Headmaster', 'Headmistress'],
      ['Bar manager', 'Bar manageress'],
    ]) {
      for (const form of forms) expect(classified(form), form).to.deep.equal(classified(forms[0]!));
    }
    expect(classified('Forewoman')).to.include({ occupation: 'construction-supervisor', level: 'lead' });
  });

  it('is the same in every form of every title that ends in "man"', () => {
    let compared = 0;
    for (const { label, titles } of occupations.all()) {
      for (const title of [label, ...titles]) {
        if (!/\p{L}{3}man$/u.test(title) || /(?:german|human|woman)$/iu.test(title)) continue;
        for (const ending of ['woman', 'person'])
          expect(classified(title.replace(/man$/u, ending)), title).to.deep.equal(classified(title));
        compared += 1;
      }
    }
    expect(compared).to.be.above(20);
  });

  it('is the same in German, French and Spanish, whichever form the taxonomy lists', () => {
    for (const [woman, man] of [
      ['Marktleiterin', 'Marktleiter'],
      ['Einzelhandelskauffrau', 'Einzelhandelskaufmann'],
      ['Teamassistentin', 'Teamassistent'],
      ['Directrice de magasin', 'Directeur de magasin'],
      ['Technicienne du spectacle', 'Technicien du spectacle'],
      ['Visiteuse médicale', 'Visiteur médical'],
      ['Diseñadora gráfica', 'Diseñador gráfico'],
      ['Ingeniera de ventas', 'Ingeniero de ventas'],
    ] as const) {
      expect(classified(woman), woman).to.include({ occupation: occupations.ofTitle(man)!.occupation.id });
    }
  });

  it('is of the same occupation in the other gender, or of one that lists that form as its own', () => {
    const different: string[] = [];
    let compared = 0;
    for (const { id, label, titles } of occupations.all()) {
      for (const title of [label, ...titles]) {
        for (const other of inOtherGender(title)) {
          const owner = occupations.ofTitle(other)?.occupation;
          const listed = [owner?.label, ...(owner?.titles ?? [])].some(
            (own) => own && phraseKey(own) === phraseKey(other),
          );
          compared += 1;
          if (owner?.id !== id && !listed) different.push(`${title}: ${id}, ${other}: ${owner?.id}`);
        }
      }
    }
    expect(compared).to.be.above(5000);
    expect(different).to.deep.equal([]);
  });

  it('is known as a title in every form', () => {
    for (const [male, female] of [
      ['Draftsman', 'Draftswoman'],
      ['Patrolman', 'Patrolwoman'],
      ['Foreman', 'Foreperson'],
      ['Headmaster', 'Headmistress'],
      ['Fahrer', 'Fahrerin'],
      ['Elektriker', 'Elektrikerin'],
      ['Redakteur', 'Redakteurin'],
      ['Mechatroniker', 'Mechatronikerin'],
      ['Projektmanager', 'Projektmanagerin'],
      ['Netzwerkadministrator', 'Netzwerkadministratorin'],
      ['Directeur', 'Directrice'],
    ] as const) {
      expect(headWordLexicon.isTitle(female), female).to.equal(headWordLexicon.isTitle(male));
    }
  });

  it('keeps its words where they have no gender', () => {
    for (const title of [
      'Person in charge',
      'Personnel manager',
      'Process engineer',
      'Progress chaser',
      'Human resources manager',
      'Postmaster',
      'German teacher',
      'Lady Margaret School teacher',
      'Mattress maker',
    ])
      expect(inOneGender(title)).to.equal(title);
  });
});
