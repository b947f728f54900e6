import { clusterRadius, markerStep } from '@/lib/domain/map/map-markers';

describe('markers by number of jobs (CN-20)', () => {
  it.each([
    [1, 'blue', 28],
    [2, 'light green', 32],
    [4, 'light green', 32],
    [5, 'yellow', 36],
    [9, 'yellow', 36],
    [10, 'orange', 42],
    [19, 'orange', 42],
    [20, 'dark orange', 46],
    [34, 'dark orange', 46],
    [35, 'dark orange', 48],
    [49, 'dark orange', 48],
    [50, 'red', 56],
    [1000, 'red', 56],
  ])('%d: %s, %d px', (count, colour, sizePx) => {
    expect(markerStep(count)).toMatchObject({ colour, sizePx });
  });
});

describe('the cluster radius by zoom (CN-21)', () => {
  it.each([
    [3, 50],
    [3.75, 50],
    [4, 50],
    [4.75, 50],
    [5, 60],
    [6, 70],
    [7, 50],
    [8, 40],
    [9, 30],
    [10, 30],
    [11, 20],
    [12, 20],
    [13, 15],
    [18, 15],
  ])('at zoom %d: %d px', (zoom, radius) => {
    expect(clusterRadius(zoom)).toBe(radius);
  });
});
