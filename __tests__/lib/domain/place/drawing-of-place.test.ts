import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import type { Coordinates } from '@/lib/domain/job/job';
import { distanceMiles, isPosition } from '@/lib/domain/place/coordinates';
import { readJobRecords } from '@/lib/platform/jobs';
import { defaultRecords } from '@/sandbox/jobs/catalogue';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** Points along the shores, written down independently of the table of towns. */
const SHORE: readonly Coordinates[] = [
  at(48.4, -122.6),
  at(47.6, -122.4),
  at(48.1, -123.4),
  at(46.2, -123.9),
  at(44.6, -124.1),
  at(43.4, -124.2),
  at(41.8, -124.2),
  at(40.8, -124.2),
  at(39.4, -123.8),
  at(37.8, -122.5),
  at(36.6, -121.9),
  at(35.3, -120.8),
  at(34.4, -119.7),
  at(33.9, -118.4),
  at(32.7, -117.2),
  at(44.4, -68.2),
  at(43.7, -70.2),
  at(42.4, -71),
  at(41.7, -70.3),
  at(41.8, -71.4),
  at(41.3, -72.9),
  at(40.6, -73.6),
  at(39.4, -74.4),
  at(38.7, -75.1),
  at(36.9, -76),
  at(34.7, -76.7),
  at(34.2, -77.9),
  at(32.8, -79.9),
  at(32, -81),
  at(30.3, -81.4),
  at(28.1, -80.6),
  at(25.8, -80.1),
  at(26.6, -81.9),
  at(27.9, -82.6),
  at(30.4, -87.2),
  at(30.7, -88),
  at(30.4, -88.9),
  at(29.3, -94.8),
  at(27.8, -97.4),
  at(46.8, -92.1),
  at(46.5, -87.4),
  at(44.8, -85.6),
  at(43.2, -86.3),
  at(42.1, -80.1),
  at(58.3, -134.4),
  at(21.3, -157.9),
  at(19.7, -155.1),
  at(18.5, -66.1),
  at(18, -66.6),
];

const { jobs } = readJobRecords(defaultRecords(), '2026-01-15');

const milesToShore = (place: Coordinates) =>
  Math.min(...SHORE.map((point) => distanceMiles(point, place)));

describe('the landscape of a place', () => {
  it.each([
    ['Tupelo', 'MS'],
    ['Redding', 'CA'],
    ['Plattsburgh', 'NY'],
    ['Bend', 'OR'],
    ['Springfield', 'MA'],
    ['Portland', 'OR'],
    ['Anytown', 'FL'],
    [null, 'CA'],
  ])('%s, %s has no lighthouse and no sail', (city, state) => {
    expect(drawingOf({ city, state })).not.toBe('coast');
  });

  it.each([
    ['Portland', 'ME', 'coast'],
    ['Traverse City', 'MI', 'coast'],
    ['Hilo', 'HI', 'coast'],
    ['Ponce', 'PR', 'coast'],
    ['Portland', 'OR', 'city'],
    ['Chicago', 'IL', 'city'],
    ['Flagstaff', 'AZ', 'desert'],
    ['Cody', 'WY', 'mountains'],
    ['Ames', 'IA', 'prairie'],
  ])('%s, %s: %s', (city, state, drawing) => {
    expect(drawingOf({ city, state })).toBe(drawing);
  });

  it.each([null, '', 'Ontario', 'co'])('of %p, which is not a state, is the prairie', (state) => {
    expect(drawingOf({ city: 'Salem', state })).toBe('prairie');
  });

  it('is never a coast for a sandbox job more than 40 miles from the shore', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(400);
    const coastal = jobs.filter((job) => drawingOf(job) === 'coast');
    expect(coastal.length).toBeGreaterThan(40);
    const inland = coastal.filter(
      ({ coordinates }) => isPosition(coordinates) && milesToShore(coordinates) > 40,
    );
    expect(inland.map(({ city, state }) => `${city}, ${state}`)).toEqual([]);
  });

  it('varies: each drawing has its share of the jobs', () => {
    const shares = new Map<string, number>();
    for (const job of jobs) shares.set(drawingOf(job), (shares.get(drawingOf(job)) ?? 0) + 1);
    for (const [drawing, share] of shares) expect([drawing, share > 8]).toEqual([drawing, true]);
  });
});
