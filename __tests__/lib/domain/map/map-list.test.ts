import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { groupByPlace } from '@/lib/domain/map/map-groups';
import { countPlaces, toMapList } from '@/lib/domain/map/map-list';

const listOf = (jobs: ReturnType<typeof buildJobs>) =>
  toMapList({ total: jobs.length, ...groupByPlace(jobs) });

describe('the map as a list (MP-21)', () => {
  it('has the same groups, sorted by state and city', () => {
    const jobs = buildJobs(80);
    const { groups } = groupByPlace(jobs);
    const list = listOf(jobs);
    const inList = list.states.flatMap(({ code, places }) =>
      places.map(({ city, total }) => `${city}, ${code}: ${total}`),
    );
    const onMap = groups.map(({ city, state, jobs: here }) => `${city}, ${state}: ${here.length}`);
    expect([...inList].sort()).toEqual(onMap.sort());
    expect(countPlaces(list)).toBe(groups.length);
    expect(list.states.map(({ code }) => code)).toEqual(['AK', 'CA', 'IA', 'ME', 'MO', 'OR', 'TX']);
  });

  it('adds up, job for job', () => {
    const jobs = buildJobs(80, 3);
    const { states, unplaced, total } = listOf(jobs);
    const ids = states.flatMap(({ places }) => places.flatMap((place) => place.jobs));
    expect(ids.length + unplaced.jobs.length).toBe(total);
    for (const { total: ofState, places } of states) {
      expect(places.reduce((sum, place) => sum + place.total, 0)).toBe(ofState);
    }
  });

  it('has of a job what a line and a card need, and no more', () => {
    const [job] = listOf([buildJob()]).states[0]?.places[0]?.jobs ?? [];
    expect(Object.keys(job ?? {})).toEqual(
      ['id', 'title', 'pay', 'shifts', 'orderTypes'].concat('contractLength'),
    );
  });
});
