import boxes from '@/lib/domain/place/state-bounds.json' with { type: 'json' };
import { neighboursOf } from '@/lib/domain/place/neighbours';
import { STATE_NAMES, TERRITORIES } from '@/lib/domain/place/states';

const CODES = Object.keys(STATE_NAMES);
const ALONE = ['AK', 'HI', ...TERRITORIES];
const borders = CODES.flatMap((code) => neighboursOf(code).map((other) => [code, other] as const));

describe('the states that border on one', () => {
  it.each([
    ['TX', 'AR LA NM OK'],
    ['ME', 'NH'],
    ['TN', 'AL AR GA KY MO MS NC VA'],
    ['MO', 'AR IA IL KS KY NE OK TN'],
    ['CO', 'KS NE NM OK UT WY'],
    ['DC', 'MD VA'],
    ['DE', 'MD NJ PA'],
    ['MI', 'IN OH WI'],
    ['RI', 'CT MA'],
    ['WA', 'ID OR'],
    ['FL', 'AL GA'],
  ])('of %s are %s', (code, others) => {
    expect(neighboursOf(code)).toEqual(others.split(' '));
  });

  it('exist for the 48 contiguous states and the District of Columbia, and for no other', () => {
    expect(CODES.filter((code) => neighboursOf(code).length === 0).sort()).toEqual(ALONE.sort());
    expect(CODES.length - ALONE.length).toBe(49);
  });

  it('are 107 borders, each listed from both sides, once', () => {
    expect(new Set(borders.map(String)).size).toBe(borders.length);
    expect(borders).toHaveLength(2 * 107);
    for (const [code, other] of borders) expect(neighboursOf(other)).toContain(code);
  });

  it('are other states, with known codes', () => {
    for (const [code, other] of borders) {
      expect(other).not.toBe(code);
      expect(CODES).toContain(other);
    }
  });

  it('touch on the map: their boxes meet', () => {
    // A box is rounded to a hundredth of a degree.
    const near = 0.05;
    const known: Readonly<Record<string, readonly number[]>> = boxes;
    for (const [code, other] of borders) {
      const [south = 0, west = 0, north = 0, east = 0] = known[code] ?? [];
      const [south2 = 0, west2 = 0, north2 = 0, east2 = 0] = known[other] ?? [];
      const apart = Math.max(south2 - north, south - north2, west2 - east, west - east2);
      expect([code, other, apart <= near]).toEqual([code, other, true]);
    }
  });

  it('are found by a name and by lowercase codes, and not for an unknown state', () => {
    expect(neighboursOf('maine')).toEqual(['NH']);
    expect(neighboursOf('me')).toEqual(['NH']);
    for (const code of ['ZZ', '', 'constructor', '__proto__', 'Ontario'])
      expect(neighboursOf(code)).toEqual([]);
  });
});
