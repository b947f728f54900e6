import type { Page } from '@playwright/test';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { expect, test } from '../support/test';
import type { World } from '../support/world/world';

/** A word as long as a fact may be, with no place to break it. */
const word = (letters: string, length: number) => letters.repeat(length).slice(0, length);
const FACTS = {
  vms_order_type__c: word('Traveling', 60),
  Specialityn: word('Intensivecare', 110),
  JobTitlen: word('Registerednurse', 200),
  city: word('Llanfairpwllgwyngyll', 80),
  State: word('Wyoming', 70),
  Shiftn: word('Nights', 110),
  CalculatedPayRange: `$${word('2310', 118)}`,
  Contract_Length: word('Thirteenweeks', 120),
  Client_Job_ID: word('48211', 120),
};
/** A job whose given facts are such words; the others are usual. */
const record = (id: string, facts: Readonly<Record<string, string>>) =>
  buildRawJob({
    Record_Id: id,
    Jobdescriptionrich: `<p>Cares for adults. ${word('Unbroken', 150)}</p>`,
    ...facts,
  });
const RECORDS = [
  record('a0Xall', FACTS),
  ...Object.entries(FACTS).map(([name, text]) =>
    record(`a0X${name.replaceAll('_', '')}`, { [name]: text }),
  ),
  // Without a specialty: what an order type alone does to the title.
  record('a0Xtype', { vms_order_type__c: word('Travel', 120), Specialityn: '' }),
];
const IDS = RECORDS.map(({ Record_Id }) => Record_Id);

const PAGES = [
  ...IDS.map((id) => `/jobs/${id}`),
  ...IDS.map((id) => `/apply/${id}`),
  '/jobs',
  '/jobs?collapsed=true',
  `/jobs?title=${FACTS.JobTitlen}&state=${FACTS.State}`,
  `/jobs?q=${word('nowhere', 90)}`,
  '/jobs/a0Xnone',
  '/job-directory',
  '/job-map',
  '/',
  `/compare?ids=${IDS.slice(0, 3).join()}`,
  `/compare?ids=${IDS.slice(3, 7).join()}`,
  '/saved',
  '/contact?job=a0Xall',
  '/Travel-Nursing-Jobs',
  '/Nursing-Staffing-Services',
];

/** How far the page extends beyond the window, and which elements do. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const over = scrollWidth - clientWidth;
    const widest =
      over > 0
        ? [...document.querySelectorAll('body *')]
            .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
            .map((part) => `${part.tagName}.${part.className}`)
            .slice(-3)
        : [];
    return { over, widest };
  });

test.describe('an endless word', () => {
  let world: World;
  for (const width of [320, 390, 768, 1280]) {
    test(`widens nothing at ${width} px`, async ({ page, ownWorld }) => {
      test.slow();
      world = await ownWorld({ records: RECORDS });
      await page.setViewportSize({ width, height: 900 });
      await keepThem(page, world);
      const found: unknown[] = [];
      for (const path of PAGES) {
        await page.goto(world.site.url + path);
        const { over, widest } = await beyond(page);
        if (over > 0) found.push([path.slice(0, 60), over, widest]);
      }
      expect(found).toEqual([]);
    });
  }
});

/** Views and saves some of these jobs, as a visitor would. */
async function keepThem(page: Page, { site }: World): Promise<void> {
  for (const id of ['a0Xall', 'a0XJobTitlen', 'a0Xcity']) {
    await page.goto(`${site.url}/jobs/${id}`);
    await page.getByRole('button', { name: /^Save/ }).first().click();
  }
}
