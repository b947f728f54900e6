import { buildJob } from '@/__tests__/support/build-job';
import {
  FACT_LABELS,
  factsIn,
  IN_BRIEF,
  IN_COMPARISON,
  IN_FEED,
  ON_CARD,
  ON_JOB_PAGE,
  ON_MAP_LINE,
  shortFacts,
  wholeFacts,
  wordsIn,
  type Shown,
} from '@/lib/domain/job/job-facts';

const job = buildJob({
  orderTypes: ['Travel', 'Local'],
  shifts: ['Nights', 'Days'],
  contractLength: '13 weeks',
});
const silent = buildJob({ orderTypes: [], shifts: [], contractLength: null });

describe('the facts of a job', () => {
  it('are all that its record states, or as a card has room for: the first shift', () => {
    expect(wholeFacts(job)).toEqual({
      jobType: 'Travel, Local',
      shift: 'Nights, Days',
      length: '13 weeks',
    });
    expect(shortFacts(job).shift).toBe('Nights');
  });

  it.each<[string, Shown, string]>([
    ['a card', ON_CARD, 'jobType shift length'],
    ['a line beside the map', ON_MAP_LINE, 'jobType shift'],
    ['the job’s page', ON_JOB_PAGE, 'jobType shift length'],
    ['a comparison', IN_COMPARISON, 'jobType length shift'],
    ['a feed', IN_FEED, 'jobType shift length'],
    ['brief', IN_BRIEF, 'shift length'],
  ])('in %s have the order of the view', (_, view, names) => {
    expect(factsIn(view, shortFacts(job)).map(({ name }) => name)).toEqual(names.split(' '));
  });

  it.each<[string, Shown, string[]]>([
    ['a card', ON_CARD, []],
    ['brief', IN_BRIEF, []],
    ['the job’s page', ON_JOB_PAGE, ['Ask us', 'Ask us']],
    ['a comparison', IN_COMPARISON, ['Ask us', 'Ask us', 'Ask us']],
  ])('in %s, if they are not stated, are asked for or left out', (_, view, words) => {
    expect(wordsIn(view, wholeFacts(silent))).toEqual(words);
  });

  it('have labels', () => {
    expect(FACT_LABELS).toEqual({ jobType: 'Job type', shift: 'Shift', length: 'Contract' });
  });
});
