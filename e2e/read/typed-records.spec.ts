import { typedList, typedRecords } from '../../__tests__/support/typed-records';
import { expect, expectAccessible, sharedWorld, test } from '../support/test';

const COUNT = 400;
const records = typedRecords(COUNT);
/** The id of the record that has this value in a field. */
const idWith = (name: string, value: string): string =>
  String(records.find((record) => record[name] === value)?.Record_Id);

const world = sharedWorld({
  records,
  faults: [{ match: 'Job_Type', body: typedList(COUNT) }],
});

test('a list whose texts hold raw line breaks is read on a cold start', async () => {
  const { site } = world();
  const answer = await fetch(`${site.url}/api/jobs`);
  const { jobs } = (await answer.json()) as { jobs: readonly unknown[] };
  expect(jobs).toHaveLength(COUNT);
});

test('no page, feed or posting says null, N/A or shows a code', async () => {
  test.setTimeout(300_000);
  const { site } = world();
  const SAYS =
    /\bnull\b|\bundefined\b|\bNaN\b|(?<!Job ID:? ?)\bN\/A\b|\bTBD\b|--None--|&amp;(?:amp|#\d+|[a-z]+dash|nbsp);/;
  for (const path of [
    '/feeds/jobs.xml',
    '/jobs/feed.xml',
    '/jobs/feed.json',
    '/api/jobs/options',
  ]) {
    const answer = await fetch(`${site.url}${path}`);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, SAYS.exec(text.replaceAll(':null', ''))?.[0]]).toEqual([path, undefined]);
  }
  for (const [name, value] of [
    ['JobTitlen', 'null'],
    ['Specialityn', 'N/A - N/A'],
    ['city', 'TBA'],
    ['State', 'null'],
    ['Shiftn', 'N/A'],
    ['CalculatedPayRange', '$null - $null weekly'],
    ['Contract_Length', '0 weeks'],
    ['vms_order_type__c', '--None--'],
    ['Jobdescriptionrich', '<p>TBD</p>'],
  ] as const) {
    const answer = await fetch(`${site.url}/jobs/${idWith(name, value)}`);
    const html = await answer.text();
    expect([name, answer.status]).toEqual([name, 200]);
    const visible = html.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '');
    expect([name, SAYS.exec(visible.replaceAll(':null', ''))?.[0]]).toEqual([name, undefined]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('codes are characters, escaped markup is formatting, breaks are breaks', async ({
    page,
  }) => {
    const { site } = world();
    const open = (name: string, value: string) =>
      page.goto(`${site.url}/jobs/${idWith(name, value)}`);
    await open('JobTitlen', 'Labor &amp; Delivery RN');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Labor & Delivery RN');
    await open('city', 'Coeur d&#39;Alene');
    await expect(page.getByText("Coeur d'Alene, ", { exact: false }).first()).toBeVisible();
    await page.goto(`${site.url}/jobs?q=amp`);
    await expect(page.getByRole('heading', { name: /Labor/ })).toHaveCount(0);

    const escaped = records.find(({ Jobdescriptionrich: html }) =>
      String(html).startsWith('&lt;p&gt;'),
    );
    await page.goto(`${site.url}/jobs/${String(escaped?.Record_Id)}`);
    await expect(page.getByRole('listitem').filter({ hasText: /^BLS$/ })).toBeVisible();
    await expect(page.getByText('<p>')).toHaveCount(0);
    await expectAccessible(page, 'a job whose description arrived escaped');
    const broken = records.find(({ Jobdescriptionrich: html }) =>
      String(html).startsWith('Duties:'),
    );
    await page.goto(`${site.url}/jobs/${String(broken?.Record_Id)}`);
    await expect(page.getByText('- Assess patients', { exact: true })).toBeVisible();
  });
});

test('an address with a NUL in it is answered without one', async () => {
  const { site } = world();
  for (const query of ['title=%00RN', 'q=%00icu', 'near=%00Boise', 'state=%00ID']) {
    const html = await (await fetch(`${site.url}/jobs?${query}`)).text();
    expect([query, html.includes('\u0000')]).toEqual([query, false]);
  }
});
