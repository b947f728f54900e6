import { boundsOfStates, fitView } from '@/lib/domain/map/fit-view';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';

describe('the bounds of states (MP-21)', () => {
  it('span all of them, by code or name', () => {
    const texas = boundsOfStates(['TX']);
    expect(texas).toEqual({ south: 25.84, west: -106.65, north: 36.5, east: -93.52 });
    expect(boundsOfStates(['Texas'])).toEqual(texas);
    const both = boundsOfStates(['TX', 'ME']);
    expect(both).toMatchObject({ south: 25.84, west: -106.65 });
    expect(both?.east).toBeGreaterThan(-68);
  });

  it('end Alaska at the date line', () => {
    expect(boundsOfStates(['AK'])?.east).toBeLessThan(-129);
  });

  it.each([[[]], [['ZZ']], [['']]])('are unknown for %j', (states) => {
    expect(boundsOfStates(states)).toBeNull();
  });
});

it('fits the place a query is near, else its states', () => {
  const place = { name: 'Austin, TX', position: { latitude: 30, longitude: -97 } };
  const query = parseJobQuery('state=ME&near=Austin, TX&radius=50');
  const near = { text: query.near, place, choices: [] };
  expect(fitView(query, near)).toMatchObject({ south: 30 - 50 / 69, north: 30 + 50 / 69 });
  expect(fitView(query, { ...near, place: null })).toEqual(boundsOfStates(['ME']));
  expect(fitView(parseJobQuery(''), null)).toBeNull();
});
