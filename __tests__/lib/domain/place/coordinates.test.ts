import fc from 'fast-check';
import { distanceMiles, isOnMap, toCoordinates } from '@/lib/domain/place/coordinates';

const austin = { latitude: 30.27, longitude: -97.74 };

describe('Geolocation as the feed sends it (DT-09, MP-11, MP-12)', () => {
  it.each([
    ['an object', { latitude: 30.27, longitude: -97.74 }],
    ['JSON text', '{"latitude": 30.27, "longitude": -97.74}'],
    ['numeric strings', { latitude: '30.27', longitude: ' -97.74 ' }],
    ['numeric strings in JSON text', '{"latitude":"30.27","longitude":"-97.74"}'],
    ['an object with more in it', { ...austin, accuracy: 3 }],
  ])('reads %s', (_, value) => {
    expect(toCoordinates(value)).toEqual({ coordinates: austin, unparseable: false });
  });

  it.each([null, undefined, '', '  ', 'null'])('takes %p as not sent', (value) => {
    expect(toCoordinates(value)).toEqual({ coordinates: null, unparseable: false });
  });

  it.each([
    {},
    { latitude: 30.27 },
    { latitude: null, longitude: null },
    { latitude: 'north', longitude: 'west' },
    { latitude: '', longitude: '' },
    { latitude: '0x1E', longitude: '-97.74' },
    { latitude: NaN, longitude: -97.74 },
    { latitude: Infinity, longitude: -97.74 },
    { latitude: true, longitude: false },
    '{"latitude": [30], "longitude": {}}',
  ])('finds no place in %p', (value) => {
    expect(toCoordinates(value)).toEqual({ coordinates: null, unparseable: false });
  });

  it.each([
    '30.27, -97.74',
    '{"latitude": 30.27',
    'Austin',
    '[30.27, -97.74]',
    '30',
    30,
    [1, 2],
    true,
  ])('calls %p unparseable', (value) => {
    expect(toCoordinates(value)).toEqual({ coordinates: null, unparseable: true });
  });

  it('never throws and yields finite degrees, for any value', () => {
    const degrees = fc.oneof(fc.anything(), fc.double(), fc.double().map(String));
    const values = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.record({ latitude: degrees, longitude: degrees }),
    );
    fc.assert(
      fc.property(values, (value) => {
        const { coordinates, unparseable } = toCoordinates(value);
        if (!coordinates) return;
        expect(unparseable).toBe(false);
        // One by one, because the sum of two huge numbers may be infinite.
        expect(Object.values(coordinates).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('a job on the map (MP-11, MP-13)', () => {
  it.each([
    [20, -60],
    [72, -180],
    [30.27, -97.74],
  ])('is shown at %d, %d', (latitude, longitude) => {
    expect(isOnMap({ coordinates: { latitude, longitude }, city: 'Austin', state: 'TX' })).toBe(
      true,
    );
  });

  it.each([
    [19.99, -97.74],
    [72.01, -97.74],
    [30.27, -180.01],
    [30.27, -59.99],
    [30.27, 97.74],
    [NaN, -97.74],
  ])('is not shown at %d, %d', (latitude, longitude) => {
    expect(isOnMap({ coordinates: { latitude, longitude }, city: 'Austin', state: 'TX' })).toBe(
      false,
    );
  });

  it.each([
    { coordinates: austin, city: null, state: 'TX' },
    { coordinates: austin, city: 'Austin', state: null },
    { coordinates: austin, city: '', state: '' },
    { coordinates: null, city: 'Austin', state: 'TX' },
  ])('needs coordinates, city and state: %p', (job) => {
    expect(isOnMap(job)).toBe(false);
  });
});

describe('the distance between two places', () => {
  it.each([
    ['none to itself', austin, austin, 0],
    ['Austin to San Antonio', austin, { latitude: 29.42, longitude: -98.49 }, 74],
    [
      'New York to Los Angeles',
      { latitude: 40.7128, longitude: -74.006 },
      { latitude: 34.0522, longitude: -118.2437 },
      2_446,
    ],
    [
      'half round the earth',
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 0 },
      12_437,
    ],
  ])('%s, in miles', (_, from, to, miles) => {
    expect(Math.round(distanceMiles(from, to))).toBe(miles);
    expect(distanceMiles(to, from)).toBeCloseTo(distanceMiles(from, to));
  });
});
