import fc from 'fast-check';
import STATE_BOUNDS from '@/lib/domain/place/state-bounds.json';
import { COMPACT_STATES, STATE_NAMES, stateName, toStateCode } from '@/lib/domain/place/states';

describe('state names (DT-19)', () => {
  it('include the 50 states, DC and five territories', () => {
    expect(Object.keys(STATE_NAMES)).toHaveLength(56);
    expect(new Set(Object.values(STATE_NAMES)).size).toBe(56);
  });

  it('each have a box that the map can fit', () => {
    expect(Object.keys(STATE_BOUNDS).toSorted()).toEqual(Object.keys(STATE_NAMES).toSorted());
  });

  it.each([
    ['DC', 'District of Columbia'],
    ['PR', 'Puerto Rico'],
    ['VI', 'Virgin Islands'],
    ['GU', 'Guam'],
    ['AS', 'American Samoa'],
    ['MP', 'Northern Mariana Islands'],
    ['tx', 'Texas'],
  ])('%s is %s', (code, name) => {
    expect(stateName(code)).toBe(name);
  });

  it.each(['ZZ', 'Ontario', '', 'constructor', '__proto__'])(
    'show an unknown code as it is: %p',
    (code) => {
      expect(stateName(code)).toBe(code);
      expect(toStateCode(code)).toBe(code);
    },
  );
});

describe('a state in the URL (JL-25)', () => {
  it.each([
    ['TX', 'TX'],
    ['tx', 'TX'],
    [' Tx ', 'TX'],
    ['Texas', 'TX'],
    ['NEW  york', 'NY'],
    [' Ontario ', 'Ontario'],
  ])('%p means %s', (text, code) => {
    expect(toStateCode(text)).toBe(code);
  });

  it('is the same by code and by name', () => {
    for (const [code, name] of Object.entries(STATE_NAMES)) {
      expect(toStateCode(name)).toBe(code);
      expect(toStateCode(code.toLowerCase())).toBe(code);
    }
  });

  it('never throws, and does not change when read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expect(toStateCode(toStateCode(text))).toBe(toStateCode(text)),
      ),
    );
  });
});

describe('the compact states (CN-09)', () => {
  it('are 39 known codes, each once', () => {
    expect(COMPACT_STATES).toHaveLength(39);
    expect(new Set(COMPACT_STATES).size).toBe(39);
    expect(COMPACT_STATES.filter((code) => !(code in STATE_NAMES))).toEqual([]);
  });
});
