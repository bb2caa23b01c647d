import { expect } from 'chai';
import type { Education, Work } from '../../../../core/candidate/profile.js';
import { dateHints } from '../../../../core/intelligence/integrity/date-hints.js';

const of = (work: Work[], education: Education[] = []): string[] =>
  dateHints({ work, education }, '2026-03-01').map(({ code, pointer }) => `${code} ${pointer}`);
const job = (startDate: string, endDate?: string, name = 'Ostwind Harbour', position = 'Rigger'): Work => ({
  name,
  position,
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
});
const degree = (studyType: string, startDate: string | undefined, endDate: string): Education => ({
  studyType,
  endDate,
  ...(startDate === undefined ? {} : { startDate }),
});

describe('Dates that cannot all be right', () => {
  it('are none in an ordinary life', () => {
    expect(
      of(
        [job('2019-05'), job('2015', '2019', 'Tarp & Sons'), job('2008-07', '2008-08', 'Seaville Ice', 'Ice seller')],
        [
          degree('Abitur', undefined, '2009'),
          degree('BSc', '2009-10', '2012'),
          degree('MSc', '2012', '2014'),
          degree('PhD', '2024', '2028'),
        ],
      ),
    ).to.deep.equal([]);
  });

  it('are an end in the future, of a position or far off of studies', () => {
    expect(of([job('2025-01', '2027-01')])).to.deep.equal(['integrity.ends_in_future /profile/work/0']);
    expect(of([job('2025-01', '2026-03'), job('2020', '2026', 'Tarp & Sons', 'Part-time sailmaker')])).to.deep.equal(
      [],
    );
    expect(of([], [degree('BSc', '2024', '2040')])).to.deep.equal(['integrity.ends_in_future /profile/education/0']);
  });

  it('are studies that end before they start', () => {
    expect(of([], [degree('BSc', '2014', '2011')])).to.deep.equal([
      'integrity.education_ends_before_start /profile/education/0',
    ]);
    expect(of([], [degree('BSc', '2014', '2014')])).to.deep.equal([]);
  });

  it('are a higher degree before the first lower one, but not a second study', () => {
    expect(of([], [degree('PhD', undefined, '2005'), degree('Bachelor of Science', undefined, '2009')])).to.deep.equal([
      'integrity.degrees_out_of_order /profile/education/0',
    ]);
    expect(
      of([], [degree('MSc', undefined, '2005'), degree('BA', undefined, '2009'), degree('BSc', undefined, '2003')]),
    ).to.deep.equal([]);
  });

  it('are work years before the end of school, or longer ago than people work', () => {
    const school = [degree('High school diploma', undefined, '2010')];
    expect(of([job('2001', '2003')], school)).to.deep.equal(['integrity.work_before_plausible_age /profile/work/0']);
    expect(of([job('2007', '2009')], school)).to.deep.equal([]);
    expect(of([job('1950', '1960')])).to.deep.equal(['integrity.work_before_plausible_age /profile/work/0']);
    // Many study after years of work.
    expect(of([job('1990', '2008')], [degree('BSc', '2008', '2012')])).to.deep.equal([]);
  });

  it('are full-time positions at two employers over years', () => {
    const long = job('2015-01', '2020-12');
    expect(of([long, job('2016-01', '2020-12', 'Tarp & Sons')])).to.deep.equal([
      'integrity.long_overlap /profile/work/0',
    ]);
    for (const beside of [
      job('2018-06', '2022-01', 'Tarp & Sons'),
      job('2016-01', '2020-12', 'Ostwind Harbour GmbH', 'Head rigger'),
      job('2016-01', '2020-12', 'Tarp & Sons', 'Freelance sailmaker'),
      job('2016-01', '2020-12', 'Seaville College', 'Adjunct lecturer'),
      job('2016-01', '2020-12', 'Sea Rescue', 'Board member'),
    ]) {
      expect(of([long, beside]), beside.position).to.deep.equal([]);
    }
  });

  it('are listed up to a number that a person reads', () => {
    const many = Array.from({ length: 12 }, (_, at) => job('2010', '2020', `Harbour number${String(at)}`));
    expect(of(many)).to.have.length(5);
  });
});
