import type { EngineName } from '../../support/engines/engine';
import { expect, test } from '../../support/engines/test';
import type { Visitor } from '../../support/engines/visitor';

const MAP = { css: '.leaflet-container' };
const HINT = { css: '.leaflet-container p', says: ' ' };

/** Who moves: the page, or the map below the finger or the wheel. */
export function mapGestureJourneys(engine: EngineName): void {
  test.describe('over the map', { tag: '@long' }, () => {
    test(`${engine}: the wheel scrolls the page, and zooms the map with Ctrl or after a press`, async ({
      visitor,
    }) => {
      await openMap(visitor);
      const before = await placeOf(visitor);
      await visitor.wheel(MAP, 90);
      await visitor.shows({ ...HINT, says: 'to zoom with the wheel' });
      await visitor.waits('for the page', async () => (await placeOf(visitor)).y < before.y);
      expect((await placeOf(visitor)).view).toBe(before.view);

      const scrolled = await placeAtRest(visitor);
      await visitor.wheel(MAP, -240, 'Control');
      await visitor.waits(
        'for the map',
        async () => (await placeOf(visitor)).view !== scrolled.view,
      );
      expect((await placeOf(visitor)).y).toBe(scrolled.y);

      const zoomed = await placeAtRest(visitor);
      await visitor.press(MAP);
      await visitor.wheel(MAP, -240);
      await visitor.waits('for the map', async () => (await placeOf(visitor)).view !== zoomed.view);
      expect((await placeOf(visitor)).y).toBe(zoomed.y);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test(`${engine}: one finger is left to the page, two move the map`, async ({ visitor }) => {
        test.skip(!visitor.hasFingers, `the driver of ${engine} has no fingers`);
        await openMap(visitor);
        const before = await placeOf(visitor);
        await visitor.sees(watchFingers);
        await visitor.drag(MAP, 1, -200);
        await visitor.shows({ ...HINT, says: 'Use two fingers to move the map' });
        // Not how far the page scrolls: fingers of Firefox's driver scroll nothing.
        expect(await visitor.sees(keptFromPage)).toEqual({ 1: false });
        expect((await placeAtRest(visitor)).view).toBe(before.view);

        const scrolled = await placeAtRest(visitor);
        await visitor.drag(MAP, 2, -80);
        await visitor.waits(
          'for the map',
          async () => (await placeOf(visitor)).view !== scrolled.view,
        );
        expect(await visitor.sees(keptFromPage)).toMatchObject({ 2: true });
        expect((await placeOf(visitor)).y).toBe(scrolled.y);
      });
    });
  });
}

/** Opens the map of a state whose places are few, and brings all of it into view. */
async function openMap(visitor: Visitor): Promise<void> {
  await visitor.open('/job-map?state=TX');
  await visitor.shows({ css: '.leaflet-marker-icon' });
  await visitor.sees(
    (css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    MAP.css,
  );
  await visitor.rests();
}

/** Where the map is in the window, and what it shows: the place of its first marker from its own corner. */
function placeOf(visitor: Visitor): Promise<{ readonly y: number; readonly view: string }> {
  return visitor.sees((css) => {
    const corner = document.querySelector(css)?.getBoundingClientRect();
    const marker = document.querySelector('.leaflet-marker-icon')?.getBoundingClientRect();
    if (!corner) throw new Error('No map');
    const view = marker
      ? `${Math.round(marker.x - corner.x)}, ${Math.round(marker.y - corner.y)}`
      : 'nothing';
    return { y: Math.round(corner.y), view };
  }, MAP.css);
}

/** The same, once neither the page nor the map moves on. */
async function placeAtRest(visitor: Visitor) {
  let place = await placeOf(visitor);
  await visitor.waits('for rest', async () => {
    const before = place;
    await visitor.rests();
    place = await placeOf(visitor);
    return place.y === before.y && place.view === before.view;
  });
  return place;
}

/** Notes, by the number of fingers that move, whether the page may follow them. */
function watchFingers(): void {
  const kept: Record<number, boolean> = {};
  Object.assign(window, { kept });
  window.addEventListener('touchmove', ({ touches, defaultPrevented }) => {
    kept[touches.length] = defaultPrevented;
  });
}

const keptFromPage = () => (window as unknown as { kept: Record<number, boolean> }).kept;
