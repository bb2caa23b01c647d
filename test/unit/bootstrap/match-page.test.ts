import { expect } from 'chai';
import { matchPage } from '../../../bootstrap/commands/report/match-page.js';
import type { ShownMatch } from '../../../bootstrap/commands/report/matched-candidates.js';

function category(name: string, weight: number, score: number | null): ShownMatch['categories'][number] {
  const appliedWeight = score === null ? 0 : weight;
  return { category: name, weight, appliedWeight, score, found: [], missing: [], adjacent: [], evidence: [] };
}

describe('The report of a match', () => {
  const match: ShownMatch = {
    ...{ candidateId: 'cand_1', score: 80, potential: 90, band: 'strong', explanation: 'Because.' },
    categories: [category('skills', 60, 80), category('languages', 40, null), category('education', 0, null)],
    constraints: [{ name: 'workAuthorization', outcome: 'unknown', detail: 'The candidate has not said.' }],
    ...{ engineVersion: '1', taxonomyVersion: '2' },
  };
  const candidate = { id: 'cand_1', externalId: null, profile: {}, intelligence: null };
  const page = matchPage(
    { job: { id: 'job_1', title: 'Baker' }, matches: [{ match, candidate }] },
    new Date('2026-11-22T12:00:00Z'),
  );

  it('shows each category that the job asks for, and tells no data from nothing', () => {
    expect(page).to.contain('aria-label="skills: 80 × 60"').and.to.contain('aria-label="languages: no data"');
    expect(page).to.match(/class="track open"[^>]*aria-label="languages/);
    expect(page).not.to.contain('education');
  });

  it('says in words what is checked, and how many there are', () => {
    expect(page).to.contain('<dt>work authorization</dt>').and.to.contain('The best match ·');
  });
});
