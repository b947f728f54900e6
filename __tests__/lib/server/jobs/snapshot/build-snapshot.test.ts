import { buildJob } from '@/__tests__/support/build-job';
import { stateOf } from '@/__tests__/support/snapshot-state';

it('names the drawing of each job’s place, for lists that the browser draws', () => {
  const state = stateOf([
    buildJob({ id: 'a', city: 'Galveston', state: 'TX' }),
    buildJob({ id: 'b', city: 'Dallas', state: 'TX' }),
    buildJob({ id: 'c', city: 'Amarillo', state: 'TX' }),
    buildJob({ id: 'd', city: null, state: null }),
  ]);
  const drawings = state.ok
    ? state.snapshot.summaries.map(({ id, drawing }) => [id, drawing])
    : null;
  expect(Object.fromEntries(drawings ?? [])).toEqual({
    a: 'coast',
    b: 'city',
    c: 'plains',
    d: 'prairie',
  });
});
