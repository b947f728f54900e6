import { formatPlace, readPlaceText } from '@/lib/domain/place/place';

describe('the place of a job (DT-05)', () => {
  it.each([
    [{ city: 'Austin', state: 'TX', placeText: null }, 'Austin, TX'],
    [{ city: 'Toronto', state: 'Ontario', placeText: null }, 'Toronto, Ontario'],
    [{ city: 'Austin', state: null, placeText: 'Remote' }, 'Austin'],
    [{ city: null, state: 'TX', placeText: null }, 'Texas'],
    [{ city: null, state: null, placeText: 'Remote, anywhere' }, 'Remote, anywhere'],
    [{ city: null, state: null, placeText: null }, 'Location Not Available'],
    [{ city: '', state: '', placeText: '' }, 'Location Not Available'],
  ])('%p reads %s', (job, place) => {
    expect(formatPlace(job)).toBe(place);
  });
});

describe('the place of an ad-hoc job (DT-10)', () => {
  it.each([
    ['Austin, TX', 'Austin', 'TX'],
    [' St. Louis ,mo ', 'St. Louis', 'MO'],
    ['Des Moines, Iowa', 'Des Moines', 'IA'],
    ['Austin, TX 78701', 'Austin', 'TX'],
    ['Austin, TX, 78701-1234', 'Austin', 'TX'],
    ['Austin, TX, USA', 'Austin', 'TX'],
    ['Austin, TX 78701, United States', 'Austin', 'TX'],
    ['Washington, DC', 'Washington', 'DC'],
  ])('splits %p', (text, city, state) => {
    expect(readPlaceText(text)).toEqual({ city, state });
  });

  it.each([
    '',
    'Remote',
    'Texas',
    'Toronto, Ontario',
    'Suite 5, Austin, TX',
    ', TX',
    '12, TX',
    'USA',
  ])('leaves %p as text', (text) => {
    expect(readPlaceText(text)).toBeNull();
  });
});
