import type { EngineName } from '../../support/engines/engine';
import { expect, test } from '../../support/engines/test';
import { button, COUNT, facet, inOverlay, link } from './targets';

const KEYWORD = { css: 'form input[name=q]' };
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
