import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import {
  findOptions,
  meantOption,
  searchOptions,
  type SearchOption,
} from '@/lib/domain/search/search-options';

const job = (id: number, title: string, specialty: string, state: string | null) =>
  buildJob({ id: String(id), titles: [title], specialties: [specialty], state });
const { titles, specialties, states } = searchOptions(
  indexJobs([
    job(1, 'Registered Nurse (RN)', 'ICU', 'TX'),
    job(2, 'Registered Nurse (RN)', 'Emergency Department', 'AL'),
    job(3, 'Registered Nurse (RN)', 'Labor and Delivery', 'TX'),
    job(4, 'Infection Prevention Registered Nurse (RN)', 'NICU', 'TX'),
    job(5, 'Licensed Practical Nurse (LPN)', 'Telemetry', 'CA'),
    job(6, 'Licensed Practical Nurse (LPN)', 'Long Term Care', 'QQ'),
    job(7, 'CT Technologist', 'CT', 'IA'),
    job(8, 'Cath Lab Technologist', 'Cath Lab', null),
    job(9, 'Pharmacist, Hospital Pharmacy', 'Pharmacy', 'NY'),
    job(10, 'PTA', 'PTA', 'NM'),
    job(11, 'Certified Surgical Tech (CST)', 'Operating Room', 'NM'),
  ]),
);
const roles = [...titles, ...specialties];
const labels = (options: readonly SearchOption[], typed: string) =>
  findOptions(options, typed).map(({ label }) => label);

describe('the options of the home search (HM-04)', () => {
  it('offer each title and specialty once, the most frequent first, with their jobs', () => {
    expect(titles.slice(0, 3).map(({ label, jobs }) => [label, jobs])).toEqual([
      ['Registered Nurse (RN)', 3],
      ['Licensed Practical Nurse (LPN)', 2],
      ['Cath Lab Technologist', 1],
    ]);
    expect(specialties).toHaveLength(11);
    expect(specialties).toContainEqual({
      facet: 'specialty',
      value: 'ICU',
      label: 'ICU',
      jobs: 1,
    });
  });

  it('offer the states with jobs by name, and no unknown code', () => {
    expect(states.map(({ value, label, jobs }) => [value, label, jobs])).toEqual([
      ['AL', 'Alabama', 1],
      ['CA', 'California', 1],
      ['IA', 'Iowa', 1],
      ['NM', 'New Mexico', 2],
      ['NY', 'New York', 1],
      ['TX', 'Texas', 3],
    ]);
  });

  it.each([
    ['tX', ['Texas']],
    ['EXA', ['Texas']],
    ['ia', ['Iowa', 'California']],
    ['al', ['Alabama', 'California']],
    ['  iowa ', ['Iowa']],
    ['new', ['New Mexico', 'New York']],
    ['n', ['New Mexico', 'New York', 'California']],
    ['!', []],
    ['zz', []],
    ['qq', []],
  ])('a state is found by code or full name, in any case: %j', (typed, expected) => {
    expect(labels(states, typed)).toEqual(expected);
  });

  it.each<[string, string, readonly string[]]>([
    [
      'no Practical before a word',
      'ct',
      [
        'CT',
        'CT Technologist',
        'Licensed Practical Nurse (LPN)',
        'Infection Prevention Registered Nurse (RN)',
      ],
    ],
    ['no NICU before ICU', 'icu', ['ICU', 'NICU']],
    ['a group with a better option first', 'cath lab', ['Cath Lab', 'Cath Lab Technologist']],
    ['every word begins one', 'reg nur', [...labels(titles, 'registered')]],
    [
      'whole words before beginnings',
      'tech',
      ['Certified Surgical Tech (CST)', 'Cath Lab Technologist'],
    ],
    ['an abbreviation', 'L&D', ['Labor and Delivery']],
    ['a beginning', 'tele', ['Telemetry']],
  ])('exact, then whole word, then beginning, then any part: %s', (_, typed, expected) => {
    expect(labels(roles, typed).slice(0, expected.length)).toEqual(expected);
  });

  it('are all shown while nothing is typed', () => {
    expect(findOptions(roles, ' ')).toBe(roles);
  });
});

describe('the option that a typed text means (HM-08)', () => {
  it.each<[string, string, string | null]>([
    ['an exact option', 'cath lab technologist', 'title: Cath Lab Technologist'],
    ['an exact option among others', 'Cath Lab', 'specialty: Cath Lab'],
    ['the same for CT, and no LPN', 'ct', 'specialty: CT'],
    ['a specialty', ' icu ', 'specialty: ICU'],
    ['the only option', 'pharmacist', 'title: Pharmacist, Hospital Pharmacy'],
    ['the only option, by a part of its name', 'lpn', 'title: Licensed Practical Nurse (LPN)'],
    ['an abbreviation', 'er', 'specialty: Emergency Department'],
    ['an abbreviation with a mark', 'L&D', 'specialty: Labor and Delivery'],
    ['an abbreviation that is a word', 'OR', 'specialty: Operating Room'],
    ['another name', 'emergency room', 'specialty: Emergency Department'],
    ['several', 'RN', null],
    ['several that are spelled out', 'pta', null],
    ['none', 'travel', null],
    ['nothing', '  ', null],
    ['marks', '&', null],
  ])('%s: %j', (_, typed, expected) => {
    const meant = meantOption(roles, typed);
    expect(meant && `${meant.facet}: ${meant.value}`).toBe(expected);
  });

  it('is the option that is spelled out, before one that means the same', () => {
    const option = (facet: 'title' | 'specialty', label: string) => ({
      facet,
      value: label,
      label,
      jobs: 1,
    });
    const both = [option('specialty', 'Intensive Care'), option('specialty', 'ICU')];
    expect(meantOption(both, 'icu')?.label).toBe('ICU');
    expect(labels(both, 'icu')).toEqual(['ICU', 'Intensive Care']);
    const therapy = [option('specialty', 'Respiratory'), option('title', 'Respiratory Therapist')];
    expect(meantOption(therapy, 'respiratory therapist')?.label).toBe('Respiratory Therapist');
    const emergency = [option('specialty', 'Emergency Room'), option('specialty', 'ER')];
    expect(meantOption(emergency, 'er')?.label).toBe('ER');
  });

  it.each([
    ['TEXAS', 'TX'],
    ['tx', 'TX'],
    ['tex', 'TX'],
    ['texas ', 'TX'],
    ['new', null],
    ['omaha', null],
  ])('a state: %j', (typed, code) => {
    expect(meantOption(states, typed)?.value ?? null).toBe(code);
  });
});
