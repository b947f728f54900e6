import { isNewSince, visitOn } from '@/lib/domain/saved/visits';

describe('visitOn', () => {
  it.each([
    ['the first visit', '2026-11-22', null, { day: '2026-11-22', before: null }],
    [
      'later the same day',
      '2026-11-22',
      { day: '2026-11-22', before: '2026-11-15' },
      { day: '2026-11-22', before: '2026-11-15' },
    ],
    [
      'the same day, when it was the first',
      '2026-11-22',
      { day: '2026-11-22', before: null },
      { day: '2026-11-22', before: null },
    ],
    [
      'another day',
      '2026-11-22',
      { day: '2026-11-20', before: '2026-11-15' },
      { day: '2026-11-22', before: '2026-11-20' },
    ],
    [
      'over New Year',
      '2027-01-01',
      { day: '2026-12-31', before: null },
      { day: '2027-01-01', before: '2026-12-31' },
    ],
    [
      'a clock set back',
      '2026-11-22',
      { day: '2027-11-22', before: '2026-11-15' },
      { day: '2026-11-22', before: '2026-11-15' },
    ],
    [
      'a clock set back before all visits',
      '2026-11-10',
      { day: '2027-11-22', before: '2026-11-15' },
      { day: '2026-11-10', before: null },
    ],
  ])('%s', (_, today, kept, visit) => {
    expect(visitOn(today, kept)).toEqual(visit);
  });
});

describe('isNewSince', () => {
  it.each([
    ['posted after the day', '2026-11-21', '2026-11-20', true],
    ['posted on the day: perhaps seen', '2026-11-20', '2026-11-20', false],
    ['posted before', '2026-11-19', '2026-11-20', false],
    ['no posting date', null, '2026-11-20', false],
    ['a first visit', '2026-11-21', null, false],
  ])('%s', (_, postedOn, lastVisit, isNew) => {
    expect(isNewSince({ postedOn }, lastVisit)).toBe(isNew);
  });
});
