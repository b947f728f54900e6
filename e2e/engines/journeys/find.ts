import type { EngineName } from '../../support/engines/engine';
import { BLUR_CLOSE_MS } from '@/lib/config/browser-limits/layout';
import { expect, faultsIn, test } from '../../support/engines/test';
import { Visitor } from '../../support/engines/visitor';
import { startFront } from '../../support/world/front';
import { button, COUNT, facet, inOverlay, link } from './targets';

const KEYWORD = { css: 'input[name=q]' };
const MARKER = { css: '.leaflet-marker-icon' };

/** Finding a job on a wide screen, and on the map. */
export function findJourneys(engine: EngineName): void {
  test.describe('on a wide screen', { tag: '@long' }, () => {
    test(`${engine}: an open filter closes, and leaves the focus to what was pressed`, async ({
      visitor,
    }) => {
      await visitor.open('/jobs');
      await visitor.press(facet('Job Title'));
      await visitor.shows(inOverlay('label'));
      await visitor.press(KEYWORD);
      await visitor.keys(...'icu nights');
      await visitor.hides(inOverlay('label'));
      await visitor.rests();
      expect(await visitor.value(KEYWORD)).toBe('icu nights');
      await visitor.press(facet('Shift'));
      await visitor.press(facet('Speciality'));
      await visitor.rests();
      expect((await visitor.reads(facet('Shift'))).expanded).toBe(false);
      expect((await visitor.reads(facet('Speciality'))).expanded).toBe(true);
      await visitor.sees(pressAsOnAMac);
      // Longer than a filter stays open without the focus.
      await visitor.press(facet('Speciality'), 2 * BLUR_CLOSE_MS.filters);
      await visitor.rests();
      expect((await visitor.reads(facet('Speciality'))).expanded).toBe(false);
    });

    test(`${engine}: a list that loads slowly is there after Back, although its page was left meanwhile`, async ({
      engineWindow,
      world,
    }) => {
      const front = await startFront(world.site.url);
      const visitor = new Visitor(engineWindow, front.url);
      try {
        const list = front.hold('/api/jobs/compact');
        await visitor.open('/jobs');
        const all = await visitor.text(COUNT);
        await visitor.press(facet('Shift'));
        await visitor.press(inOverlay('label'));
        await visitor.waits('for the request', () => Promise.resolve(list.isAsked()));
        await visitor.press({ css: 'footer a', says: 'Privacy' });
        await visitor.arrives('/privacy-policy');
        await visitor.back();
        await visitor.arrives(/^\/jobs\?shift=/);
        await visitor.rests();
        list.release();
        await visitor.waits('for fewer jobs', async () => (await visitor.text(COUNT)) !== all);
        expect(await visitor.sees(() => document.body.innerText)).not.toContain('Failed to load');
        expect(faultsIn(await visitor.errors())).toEqual([]);
      } finally {
        await front.close();
      }
    });

    test(`${engine}: menus open by a press, and close by Escape and a press beside them`, async ({
      visitor,
    }) => {
      await visitor.open('/');
      const [browse, about] = [button('Browse Jobs menu'), button('About menu')];
      const isOpen = async () => [
        (await visitor.reads(browse)).expanded,
        (await visitor.reads(about)).expanded,
      ];
      await visitor.press(browse);
      await visitor.shows({ css: 'header a', says: 'Nursing Jobs' });
      expect(await isOpen()).toEqual([true, false]);
      await visitor.keys('Escape');
      expect(await isOpen()).toEqual([false, false]);
      await visitor.press(about);
      expect(await isOpen()).toEqual([false, true]);
      await visitor.pressAt(640, 880);
      expect(await isOpen()).toEqual([false, false]);
    });

    test(`${engine}: the map shows jobs, opens a place and leads to a job`, async ({ visitor }) => {
      await visitor.open('/job-map?state=TX');
      await visitor.shows(MARKER);
      const all = await visitor.text(COUNT);
      await visitor.press(facet('Shift'));
      await visitor.press(inOverlay('label'));
      await visitor.waits('for fewer jobs', async () => (await visitor.text(COUNT)) !== all);
      const few = await visitor.text(COUNT);
      await visitor.keys('Escape');
      await visitor.press(button('Reset Map'));
      await visitor.press(button('Clear All'));
      await visitor.waits('for more jobs', async () => (await visitor.text(COUNT)) !== few);
      await visitor.open('/job-map?state=TX');
      // A place, and not a cluster of several.
      await visitor.press({ css: '.leaflet-marker-icon', says: ', TX' });
      await visitor.rests();
      await visitor.press({ css: '.leaflet-popup a', says: 'View Details' });
      await visitor.arrives(/^\/jobs\/\w+/);
      await visitor.shows(link('Apply Now'));
    });
  });
}

/** A press gives a button no focus, and takes it from what has it, unless the page prevents that. Other systems focus the button. */
function pressAsOnAMac(): void {
  window.addEventListener('mousedown', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('button');
    if (!pressed || event.defaultPrevented) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
