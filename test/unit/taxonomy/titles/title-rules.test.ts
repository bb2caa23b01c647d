import { expect } from 'chai';
import { TitleRules } from '../../../../core/taxonomy/titles/title-rules.js';
import { tokenize } from '../../../../core/taxonomy/phrases/tokens.js';

describe('Rules for titles', () => {
  const found = (rules: TitleRules, title: string): string | undefined => rules.find(title, tokenize(title))?.id;

  it('are read at the first use, or ahead of it where a host asks for that', () => {
    const late: string[][][] = [[['fitter', 'gas', 'gas-fitter']]];
    const ahead = structuredClone(late);
    const [whenAsked, prepared] = [new TitleRules(late), new TitleRules(ahead)];
    prepared.prepare();
    late[0]!.length = 0;
    ahead[0]!.length = 0;
    expect(found(whenAsked, 'gas fitter')).to.equal(undefined);
    expect(found(prepared, 'gas fitter')).to.equal('gas-fitter');
  });
});
