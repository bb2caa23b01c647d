import { expect } from 'chai';
import { cleanLine } from '../../../../adapters/enrichment/extract/clean-line.js';
import { describeFont } from '../../../../adapters/enrichment/extract/pdf/painting/graphics-state.js';

describe('Accents that stand before their letters', () => {
  it('are one with them', () => {
    expect(cleanLine('Universit´e du Phare, Secr´etaire m´edicale')).to.equal(
      'Université du Phare, Secrétaire médicale',
    );
    expect(cleanLine('J¨urgen Lampe, Fran¸cais, Hˆotesse, Garc´ıa, Espa˜na, R´edaction')).to.equal(
      'Jürgen Lampe, Français, Hôtesse, García, España, Rédaction',
    );
  });

  it('are apostrophes between an article and its word, and signs beside numbers', () => {
    for (const line of ['l´entreprise d´études qu´il lorsqu´il', 'women´s shelter, O´Neill, don´t', '5´ bei 10˚ C'])
      expect(cleanLine(line)).to.equal(line);
  });
});

describe('Hyphens of other code points', () => {
  it('are plain ones, and dashes stay', () => {
    expect(cleanLine('mara@tern‐lamps.example · e‑mail')).to.equal('mara@tern-lamps.example · e-mail');
    expect(cleanLine('2018 – 2020 — Farsund')).to.equal('2018 – 2020 — Farsund');
  });
});

describe('Fonts of pictures', () => {
  it('are known by their names, and fonts of letters are not among them', () => {
    const isIcons = (name: string): boolean => describeFont({ name }).icons;
    expect(['LICSTW+FontAwesome5Free-Solid', 'AAAAAA+MarVoSym', 'MaterialIcons-Regular'].every(isIcons)).to.equal(true);
    expect(['RYXEVI+Lato-Heavy', 'Materia-Regular', 'AwesomeSans'].some(isIcons)).to.equal(false);
    expect(describeFont({ name: 'Wingdings' })).to.include({ symbol: true, icons: false });
  });
});
