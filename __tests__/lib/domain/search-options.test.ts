import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/lib/domain/job-index';
import { exactOption, findOptions, stateOptions, titleOptions } from '@/lib/domain/search-options';

const job = (id: string, title: string, state: string | null) =>
  buildJob({ id, titles: [title], state });
const index = indexJobs([
  job('1', 'RN', 'TX'),
  job('2', 'CT Technologist', 'IA'),
  job('3', 'RN', 'AL'),
  job('4', 'LPN', 'CA'),
  job('5', 'LPN', 'QQ'),
  job('6', 'LPN', null),
]);
const states = stateOptions(index);
const labels = (typed: string) => findOptions(states, typed).map(({ label }) => label);

describe('the options of the home search (HM-04)', () => {
  it('offer each title once, the most frequent first', () => {
    expect(titleOptions(index).map(({ value }) => value)).toEqual(['LPN', 'RN', 'CT Technologist']);
  });

  it('offer the states with jobs by name, and no code that nobody knows', () => {
    expect(states).toEqual([
      { value: 'AL', label: 'Alabama', code: 'AL' },
      { value: 'CA', label: 'California', code: 'CA' },
      { value: 'IA', label: 'Iowa', code: 'IA' },
      { value: 'TX', label: 'Texas', code: 'TX' },
    ]);
  });

  it.each([
    ['', ['Alabama', 'California', 'Iowa', 'Texas']],
    ['tX', ['Texas']],
    ['EXA', ['Texas']],
    ['ia', ['Iowa', 'California']],
    ['al', ['Alabama', 'California']],
    ['  iowa ', ['Iowa']],
    ['zz', []],
    ['qq', []],
  ])('a state is found by code or full name, in any case: %j', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });

  it('tell the one that is spelled out', () => {
    expect(exactOption(states, 'TEXAS')?.value).toBe('TX');
    expect(exactOption(states, 'tx')?.value).toBe('TX');
    expect(exactOption(states, 'tex')).toBeUndefined();
    expect(exactOption(states, '')).toBeUndefined();
  });
});
