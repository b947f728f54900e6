import { findPlace, nearestPlace } from '@/lib/domain/place/near';
import { indexPlaces } from '@/lib/domain/search/place-index';
import { atOnce } from '@/lib/domain/basics/sliced-work';

const job = (city: string | null, state: string | null, latitude = 40, longitude = -90) => ({
  city,
  state,
  coordinates: { latitude, longitude },
});
const PLACES = atOnce(
  indexPlaces([
    job('Austin', 'TX', 30.2, -97.7),
    job('austin ', 'tx', 30.4, -97.9),
    job('Portland', 'OR', 45.52, -122.68),
    job('Portland', 'ME', 43.66, -70.26),
    job('St. Louis', 'MO', 38.63, -90.2),
    job('Cañon City', 'CO', 38.44, -105.24),
    job('Washington', 'DC', 38.9, -77.04),
    job('Memphis', 'TN', 35.15, -90.05),
    job('San Juan', 'PR', 18.47, -66.11),
    job('San Antonio', 'TX', 29.42, -98.49),
    job('Toronto', 'Ontario', 43.65, -79.38),
    job(null, 'IA'),
    job('Nowhere', null),
    job('Zero', 'TX', 0, 0),
    job('Beyond', 'TX', 91, 10),
    { city: 'Unplaced', state: 'TX', coordinates: null },
  ]),
);

it('offers eight towns at most', () => {
  const towns = [...'abcdefghi'].map((letter) => job(`S${letter}`, 'TX', 30, -97));
  const { choices } = findPlace(atOnce(indexPlaces(towns)), 's');
  expect(choices).toHaveLength(8);
});

it('knows the towns by name, each at the median of its jobs, or at none if no job has a position', () => {
  expect(PLACES.map(({ name }) => name)).toEqual([
    'Austin, TX',
    'Beyond, TX',
    'Cañon City, CO',
    'Memphis, TN',
    'Portland, ME',
    'Portland, OR',
    'San Antonio, TX',
    'San Juan, PR',
    'St. Louis, MO',
    'Toronto, Ontario',
    'Unplaced, TX',
    'Washington, DC',
    'Zero, TX',
  ]);
  expect(PLACES[0]?.position).toEqual({ latitude: 30.3, longitude: -97.8 });
  const nowhere = PLACES.filter(({ position }) => position === null);
  expect(nowhere.map(({ name }) => name)).toEqual(['Beyond, TX', 'Unplaced, TX', 'Zero, TX']);
});

it('is not moved by one position that is wrong, however few jobs a town has', () => {
  const right = { latitude: 40.81, longitude: -96.7 };
  for (const others of [1, 2, 9]) {
    const [place] = atOnce(
      indexPlaces([
        job('Lincoln', 'NE', 40.81, 96.7),
        ...Array.from({ length: others }, () => job('Lincoln', 'NE', 40.81, -96.7)),
      ]),
    );
    expect(place?.position).toEqual(right);
  }
});

it('is one town however its name is spelt', () => {
  const spellings = ['St. Louis', 'Saint Louis', 'ST LOUIS', 'St Louis '].map((city) =>
    job(city, 'MO', 38.63, -90.2),
  );
  const others = ['Ft. Worth', 'Fort Worth', 'N. Platte', 'North Platte', 'Mt Airy', 'Mount Airy'];
  const towns = atOnce(indexPlaces([...spellings, ...others.map((city) => job(city, 'TX'))]));
  expect(towns.map(({ name }) => name)).toEqual([
    'Ft. Worth, TX',
    'Mt Airy, TX',
    'N. Platte, TX',
    'St. Louis, MO',
  ]);
});

describe('a typed place', () => {
  it.each([
    ['Austin, TX', 'Austin, TX'],
    ['austin tx', 'Austin, TX'],
    ['AUSTIN, Texas', 'Austin, TX'],
    ['Austin', 'Austin, TX'],
    ['aus', 'Austin, TX'],
    ['Portland, Maine', 'Portland, ME'],
    ['Saint Louis', 'St. Louis, MO'],
    ['st louis, mo', 'St. Louis, MO'],
    ['canon city', 'Cañon City, CO'],
    ['toronto ontario', 'Toronto, Ontario'],
    ['Washington, D.C.', 'Washington, DC'],
    ['washington d.c.', 'Washington, DC'],
    ['AUSTIN TX 78701', 'Austin, TX'],
    ['Austin 78701-1234', 'Austin, TX'],
    ['st louis, mo 63101', 'St. Louis, MO'],
    ['st louis mo usa', 'St. Louis, MO'],
    ['Austin, TX 78701, United States', 'Austin, TX'],
    ['Austin Tex.', 'Austin, TX'],
    ['near austin tx', 'Austin, TX'],
    ['jobs near Austin', 'Austin, TX'],
    ['Jobs in Austin, TX (metro area)', 'Austin, TX'],
    ['around Saint Louis', 'St. Louis, MO'],
  ])('%p is %s', (text, name) => {
    expect(findPlace(PLACES, text)).toMatchObject({ text, place: { name }, choices: [] });
  });

  it.each([
    ['Portland', ['Portland, ME', 'Portland, OR']],
    ['por', ['Portland, ME', 'Portland, OR']],
    ['near portland usa', ['Portland, ME', 'Portland, OR']],
    ['san', ['San Antonio, TX', 'San Juan, PR']],
  ])('%p could be several places, so none is taken', (text, choices) => {
    expect(findPlace(PLACES, text)).toEqual({ text, place: null, choices });
  });

  it.each([
    'Springfield',
    'TX',
    'Austin, OR',
    'Austin, OR 78701',
    'near me',
    'jobs near me',
    'near',
    '78701',
    'USA',
    '!!',
    ' ',
    '(.*)+',
    'a'.repeat(80),
  ])('%p is no known place', (text) => {
    expect(findPlace(PLACES, text)).toEqual({ text, place: null, choices: [] });
  });
});

it('the town nearest to a position, and its distance', () => {
  expect(nearestPlace(PLACES, { latitude: 30.5, longitude: -97.7 })).toMatchObject({
    place: { name: 'Austin, TX' },
    miles: 15,
  });
  expect(nearestPlace([], { latitude: 30.5, longitude: -97.7 })).toBeNull();
});
