import { addChanges, mergeChanges, type JobChanges } from '@/lib/domain/job-history/change-list';
import { changesBetween } from '@/lib/domain/job-history/changes-between';
import { buildJob } from '@/__tests__/support/build-job';
import type { Job } from '@/lib/domain/job/job';

const ON = '2026-11-12';
const job = (told: Partial<Job>) => buildJob({ id: 'a1', ...told });
const between = (before: Partial<Job>, after: Partial<Job>) =>
  changesBetween(job(before), job(after), ON);

describe('what changed between two records', () => {
  test.each<[string, string | null, string | null, JobChanges]>([
    ['a raise', '$2,000 weekly', '$2,120 weekly', [[ON, 'pay', 120, 120]]],
    ['a cut', '$2,120 weekly', '$2,000/wk', [[ON, 'pay', -120, -120]]],
    ['a range, both ends', '$2,000 - $2,200', '$2,100 - $2,300', [[ON, 'pay', 100, 100]]],
    ['a range, its upper end', '$2,000 - $2,200', '$2,000 - $2,300', [[ON, 'pay', 0, 100]]],
    ['a figure that becomes a range', '$2,000', '$1,900 - $2,300', [[ON, 'pay', -100, 300]]],
    ['other words, the same figures', '$2,000 - $2,200 weekly', '$2,000 – $2,200 / week', []],
    ['cents', '$2,000.00', '$2,000.40', []],
    ['figures by the hour', '$58/hr', '$60/hr', [[ON, 'pay']]],
    ['no figures', 'Competitive', 'Negotiable', [[ON, 'pay']]],
    ['from words to a figure', 'Competitive', '$2,000 weekly', [[ON, 'pay']]],
    ['what no week pays', '$58 weekly', '$60 weekly', [[ON, 'pay']]],
    ['another way to say the hour', '$45/hr', '$45 per hour', []],
    ['words that are not shown', 'Competitive', 'Competitive weekly', []],
    ['other spaces and letters', 'Competitive  pay', 'competitive pay', []],
    ['pay that was not named', null, '$2,000', []],
    ['pay that is no longer named', '$2,000', null, []],
  ])('pay: %s', (_, before, after, changes) => {
    expect(between({ payText: before }, { payText: after })).toEqual(changes);
  });

  test.each<[string, Partial<Job>, Partial<Job>, JobChanges]>([
    ['shift', { shifts: ['Days'] }, { shifts: ['Nights'] }, [[ON, 'shift']]],
    ['the same shifts', { shifts: ['Days', 'Nights'] }, { shifts: ['nights', 'days '] }, []],
    ['a shift that was not named', { shifts: [] }, { shifts: ['Nights'] }, []],
    ['length', { contractLength: '13 weeks' }, { contractLength: '8 weeks' }, [[ON, 'length']]],
    ['a length no longer named', { contractLength: '13 weeks' }, { contractLength: null }, []],
    ['title', { title: 'ICU RN' }, { title: 'PICU RN' }, [[ON, 'title']]],
    ['order type', { orderTypes: ['Travel'] }, { orderTypes: ['Local'] }, [[ON, 'type']]],
    ['town', { city: 'Ames' }, { city: 'Boone' }, [[ON, 'place']]],
    ['a town not named before', { city: null }, { city: 'Ames' }, []],
    [
      'start',
      { contract: { startsOn: '2026-12-07' } },
      { contract: { startsOn: 'asap' } },
      [[ON, 'start']],
    ],
    ['hours', { contract: { hoursAWeek: 36 } }, { contract: { hoursAWeek: 48 } }, [[ON, 'hours']]],
    ['a start not named before', {}, { contract: { startsOn: 'asap' } }, []],
    ['openings', { contract: { openings: 3 } }, { contract: { openings: 2 } }, []],
    ['age', { daysOpen: 3 }, { daysOpen: 4 }, []],
  ])('%s', (_, before, after, changes) => {
    expect(between(before, after)).toEqual(changes);
  });

  it('the description, and several at once in the order of the page', () => {
    const description = (text: string) => text as NonNullable<Job['description']>;
    expect(
      between(
        { description: description('<p>A</p>'), shifts: ['Days'], payText: '$2,000' },
        { description: description('<p>B</p>'), shifts: ['Nights'], payText: '$2,120' },
      ),
    ).toEqual([
      [ON, 'pay', 120, 120],
      [ON, 'shift'],
      [ON, 'description'],
    ]);
  });
});

describe('the list of changes of a job', () => {
  const raised: JobChanges = [['2026-11-12', 'pay', 120, 120]];

  it('grows by new changes', () => {
    expect(addChanges(raised, [['2026-11-14', 'shift']])).toEqual([
      ...raised,
      ['2026-11-14', 'shift'],
    ]);
  });

  it('merges two changes of a day, and has no amount if pay returned to what it was', () => {
    expect(addChanges(raised, [['2026-11-12', 'pay', 30, 30]])).toEqual([
      ['2026-11-12', 'pay', 150, 150],
    ]);
    expect(addChanges(raised, [['2026-11-12', 'pay', -120, -120]])).toEqual([
      ['2026-11-12', 'pay'],
    ]);
    expect(addChanges(raised, [['2026-11-12', 'pay']])).toEqual([['2026-11-12', 'pay']]);
    expect(addChanges([[ON, 'shift']], [[ON, 'shift']])).toEqual([[ON, 'shift']]);
  });

  it('is limited, however often values flap: two of a kind, four of all, the latest', () => {
    let changes: JobChanges = [[ON, 'title']];
    for (let day = 13; day <= 29; day += 1) {
      const on = `2026-11-${day}`;
      const by = day % 2 === 0 ? 100 : -100;
      changes = addChanges(changes, [
        [on, 'pay', by, by],
        [on, 'shift'],
      ]);
    }
    expect(changes).toEqual([
      ['2026-11-28', 'pay', 100, 100],
      ['2026-11-28', 'shift'],
      ['2026-11-29', 'pay', -100, -100],
      ['2026-11-29', 'shift'],
    ]);
  });

  it('merged from two instances has what either knows, once, in order', () => {
    const own: JobChanges = [['2026-11-10', 'shift'], ...raised];
    const told: JobChanges = [
      ['2026-11-12', 'pay', 150, 150],
      ['2026-11-13', 'title'],
    ];
    expect(mergeChanges(own, told)).toEqual([['2026-11-10', 'shift'], ...told]);
    expect(mergeChanges(told, told)).toEqual(told);
  });
});
