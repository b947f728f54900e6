import { countInView, isMoved } from '@/lib/domain/map/map-view';
import type { MapView } from '@/lib/domain/map/map-view';

const HOME: MapView = { centre: { latitude: 39.83, longitude: -98.58 }, zoom: 4 };

describe('whether the map was moved (MP-18)', () => {
  it.each([
    ['where it started', 0, 0, 4, false],
    ['a hundredth of a degree is not yet moved', 0.0099, -0.0099, 4, false],
    ['north', 0.011, 0, 4, true],
    ['south', -0.011, 0, 4, true],
    ['east', 0, 0.011, 4, true],
    ['west', 0, -0.011, 4, true],
    ['zoomed by the least step', 0, 0, 4.25, true],
    ["another window's zoom", 0, 0, 3.75, true],
  ])('%s', (_, north, east, zoom, moved) => {
    const centre = { latitude: 39.83 + north, longitude: -98.58 + east };
    expect(isMoved({ centre, zoom }, HOME)).toBe(moved);
  });

  it('compares with the initial zoom of this window', () => {
    const phone: MapView = { ...HOME, zoom: 3.75 };
    expect(isMoved(phone, phone)).toBe(false);
    expect(isMoved(HOME, phone)).toBe(true);
  });
});

it('counts the jobs in view, including those on its edge', () => {
  const at = (latitude: number, longitude: number, total: number) => ({
    position: { latitude, longitude },
    total,
  });
  const bounds = { south: 30, west: -100, north: 40, east: -90 };
  const groups = [at(35, -95, 3), at(30, -90, 1), at(41, -95, 5), at(35, -101, 7), at(29, -95, 9)];
  expect(countInView(groups, bounds)).toBe(4);
});
