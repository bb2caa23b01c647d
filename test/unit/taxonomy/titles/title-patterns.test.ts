import { expect } from 'chai';
import { titlePatterns } from '../../../../core/taxonomy/data/title-patterns.js';
import { widerTitlePatterns } from '../../../../core/taxonomy/data/wider-title-patterns.js';
import { parseRows } from '../../../../core/taxonomy/loading/parse-lines.js';
import { tokenize } from '../../../../core/taxonomy/phrases/tokens.js';
import { TitlePatterns } from '../../../../core/taxonomy/titles/title-patterns.js';
import { occupations } from '../../../support/taxonomy.js';

const found = (lines: string[][], title: string): string | undefined =>
  new TitlePatterns(lines).find(title, tokenize(title))?.id;

describe('A title that is made by rule', () => {
  const LAMPS = [
    ['@lamp', 'lamp; lantern; oil lamp'],
    ['fitter; setter', '@lamp', 'lamp-fitter'],
    ['fitter', 'gas', 'gas-fitter'],
    ['keeper', '*', 'keeper'],
  ];

  it('is the occupation of the word right before its head', () => {
    expect(found(LAMPS, 'Oil lamp fitter')).to.equal('lamp-fitter');
    expect(found(LAMPS, 'Lanterns setter')).to.equal('lamp-fitter');
    expect(found(LAMPS, 'Senior gas fitter II')).to.equal('gas-fitter');
    expect(found(LAMPS, 'Lantern glass fitter')).to.equal(undefined);
  });

  it('is that of whatever words before a head that is a profession by itself, and none of the head alone', () => {
    expect(found(LAMPS, 'Harbour keeper')).to.equal('keeper');
    expect(found(LAMPS, 'Keeper')).to.equal(undefined);
    expect(found(LAMPS, 'Fitter')).to.equal(undefined);
  });

  it('is decided by the word that comes first in the rules where it may stand anywhere', () => {
    const lines = [
      ['operator', 'lantern', 'lamps', 'anywhere'],
      ['operator', 'glass', 'glass', 'anywhere'],
    ];
    expect(found(lines, 'Lantern glass machine operator')).to.equal('lamps');
    expect(found(lines, 'Glass lantern operator')).to.equal('lamps');
  });

  it('may name the words behind a comma', () => {
    expect(found(LAMPS, 'Fitter, oil lamps')).to.equal('lamp-fitter');
  });

  it('is none of who helps, and none of what stands behind a preposition', () => {
    expect(found(LAMPS, 'Assistant lamp fitter')).to.equal(undefined);
    expect(found(LAMPS, 'Secretary to the lamp fitter')).to.equal(undefined);
  });

  it('may be made with a list of words of other rules', () => {
    const others = new TitlePatterns(LAMPS);
    const wider = new TitlePatterns([['polisher', '@lamp', 'lamp-polisher']], others);
    expect(wider.find('Lantern polisher', tokenize('Lantern polisher'))?.id).to.equal('lamp-polisher');
    expect(wider.isHead('fitter')).to.equal(false);
  });

  it('is refused with a list of words that is not known', () => {
    expect(() => new TitlePatterns([['fitter', '@lamp', 'lamp-fitter']])).to.throw('@lamp');
  });
});

describe('The rules for titles', () => {
  it('lead to occupations of the taxonomy only', () => {
    const first = new TitlePatterns(parseRows(titlePatterns));
    const ids = [...first.ids(), ...new TitlePatterns(parseRows(widerTitlePatterns), first).ids()];
    expect(ids.filter((id) => occupations.occupation(id) === undefined)).to.deep.equal([]);
    expect(ids.length).to.be.above(500);
  });

  it('name the trade of titles that nobody has written down', () => {
    for (const [title, id] of [
      ['Lace loom tender', 'textile-machine-operator'],
      ['Lantern operator', undefined],
      ['Forklift truck operator nights', 'forklift-operator'],
      ['Substitute algebra teacher', 'substitute-teacher'],
      ['Oncology research nurse practitioner', 'nurse-practitioner'],
      ['Hospice social worker', 'medical-social-worker'],
      ['Pontoon carpenter', 'carpenter'],
      ['Kennel attendant', 'animal-caretaker'],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
  });

  it('read a word that only says how a machine is driven, or where somebody stands, as no trade', () => {
    for (const [title, id] of [
      ['Power press tender', 'metal-press-operator'],
      ['Steam hammer operator', 'forging-press-worker'],
      ['Dog barber', 'pet-groomer'],
      ['Insurance special agent', 'insurance-agent'],
      ['Health unit coordinator', 'medical-secretary'],
      ['Secondary school head teacher', 'school-principal'],
      ['Golf course designer', 'landscape-architect'],
      ['Fuel cell systems engineer', 'fuel-cell-engineer'],
      ['Sewer systems supervisor', undefined],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
  });

  it('name by the wider ones what the others say nothing of, and nothing else', () => {
    for (const [title, id] of [
      ['Rope sales representative', 'sales-representative'],
      ['Lockstitch operator', 'sewing-machine-operator'],
      ['Fugitive investigator', 'detective'],
      ['Slip cover maker', 'sewing-machine-operator'],
      ['Special educational needs teacher secondary school', 'special-education-teacher'],
      ['Chemical processing plant controller', 'control-room-operator'],
      // A title that is written down goes before them, also as a part.
      ['Advertising sales manager', 'sales-manager'],
      ['Adult psychiatric mental health nurse practitioner', 'nurse-practitioner'],
      // Beside these words a head means too many things.
      ['Production assistant', undefined],
      ['Press operator', undefined],
      ['Collection manager', undefined],
      ['Service manager', undefined],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
  });

  it('tell who leads engineers of one kind from who leads engineers', () => {
    for (const [title, id] of [
      ['Support Engineering Manager', 'it-service-desk-manager'],
      ['Ground Support Engineering Manager', 'engineering-manager'],
      ['Process Engineering Manager', 'engineering-manager'],
      ['Physical Design Engineering Tech Lead & Manager', 'engineering-manager'],
      ['Software Engineering Tech Lead', 'engineering-team-lead'],
      ['Head of Platform Engineering', 'software-engineering-manager'],
      ['Engineering Manager - Frontend', 'software-engineering-manager'],
      ['Customer Engineering Manager, Lantern Cloud', 'engineering-manager'],
      ['Director, Data Engineering', 'data-engineering-manager'],
      ['Customer Solutions Engineer', 'technical-support-engineer'],
      ['Solutions Engineer', 'sales-engineer'],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
  });

  it('tell who leads events from who plans them', () => {
    for (const title of ['Director - Events', 'Head of Events', 'Conference Manager', 'Responsable événementiel'])
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal('event-manager');
    for (const title of ['Conference coordinator', 'Event planning consultant', 'Trade show specialist'])
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal('event-planner');
  });

  it('decide by words behind a separator only where no title is written down before it', () => {
    for (const [title, id] of [
      ['Bar manager - Corporate events', 'bar-manager'],
      ['Operations manager - Events', 'operations-manager'],
      ['Assembler, metal furniture', 'furniture-assembler'],
      ['Machine operator - plastics', 'plastics-machine-operator'],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
  });

  it('go behind a title that is written down in as many words, and behind the whole field of who leads it', () => {
    for (const [title, id] of [
      ['Claims supervisor - Auto', 'claims-supervisor-insurance'],
      ['Revenue analyst II', 'revenue-analyst'],
      ['Supervisor - Claims', 'claims-supervisor-insurance'],
      ['Manager, Paid social', 'paid-social-manager'],
      ['Plastics machine operator', 'plastics-machine-operator'],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
  });

  it('say nothing of a word that is used in other trades as well', () => {
    for (const [title, id] of [
      ['Delivery manager', undefined],
      ['Head of delivery', undefined],
      ['Head of service delivery', 'service-delivery-manager'],
      ['Parcel delivery manager', 'logistics-manager'],
      ['Domestic gas engineer', 'gas-engineer'],
      ['Oil and gas engineer', 'petroleum-engineer'],
      ['Account analyst', undefined],
      ['Accounts analyst', 'accounting-analyst'],
      ['Operations analyst', undefined],
      ['Operations research analyst', 'operations-research-analyst'],
      ['Account supervisor', undefined],
      ['Accounts supervisor', 'accounting-manager'],
      ['Registrar clerk', undefined],
      ['Document processor - Mortgage', 'loan-processor'],
      ['Consumer loan officer', 'loan-officer'],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
  });

  it('leave out who is led behind the title of a leader, and nobody who has a second title', () => {
    for (const [title, id] of [
      ['Unit manager - RN', undefined],
      ['Manager / Safety advisor', 'occupational-health-and-safety-specialist'],
      ['Owner - Graphic artist', 'graphic-designer'],
      ['Project manager - Registered nurse', 'registered-nurse'],
    ] as const)
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal(id);
    const both = occupations.allOfTitle('General manager / Executive chef').map(({ occupation }) => occupation.id);
    expect(both).to.deep.equal(['general-manager', 'executive-chef']);
  });

  it('are surer of nothing than of a title that is written down', () => {
    expect(occupations.ofTitle('Pontoon carpenter')?.confidence).to.be.below(1);
    expect(occupations.ofTitle('Carpenter')?.confidence).to.equal(1);
  });
});
