import { SIMILAR_JOBS } from '@/lib/config/limits';
import { asPattern } from '@/__tests__/support/as-pattern';
import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { answerTiles } from '../support/map';
import { expect, expectAccessible, test } from '../support/test';

/** A job with a city, a state, pay, a description and a contract length: its id and its record. */
async function plainJob(platform: { records: () => Promise<readonly Record<string, unknown>[]> }) {
  const record = (await platform.records()).find(
    (r) =>
      typeof r.Record_Id === 'string' &&
      r.city &&
      r.State &&
      r.CalculatedPayRange &&
      r.Jobdescriptionrich &&
      r.Contract_Length,
  );
  if (!record) throw new Error('the sandbox has no plain job');
  return { id: String(record.Record_Id), record };
}

test.describe('the job page', () => {
  test('shows header, stats, description, benefits and the pay disclaimer (JD-03..07)', async ({
    page,
    world,
  }) => {
    const { id, record } = await plainJob(world.platform);
    await page.goto(`/jobs/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(
      page.getByText(`${String(record.city)}, ${String(record.State)}`).first(),
    ).toBeVisible();
    for (const name of ['Shift', 'Contract', 'Pay'])
      await expect(page.locator('dt').getByText(name, { exact: true })).toBeVisible();
    for (const text of [
      'Dedicated recruiter',
      '$1,000 unlimited referral bonus',
      '401(k)',
      'Completion bonus',
    ]) {
      await expect(page.getByText(text)).toHaveCount(1);
    }
    await expect(page.getByText('estimate, not an offer, and may change')).toBeVisible();
    // The bonus is never shown without its qualifier (docs/product/decisions.md, 'referral bonus').
    await page.getByText('Benefits', { exact: true }).click();
    await expect(page.getByRole('main').getByText(REFERRAL_BONUS.qualifier)).toBeVisible();
    await expectAccessible(page, 'the job page');
  });

  test('says what the contract comes to, what others pay, what to ask, and where to ask it', async ({
    browser,
    world,
  }) => {
    const { id } = await plainJob(world.platform);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
      baseURL: world.site.url,
    });
    const page = await context.newPage();
    await page.goto(`/jobs/${id}`);
    const pay = page.getByRole('region', { name: 'What it pays' });
    await expect(pay.getByText(/^about \$[\d,]+( – \$[\d,]+)? for the contract$/)).toBeVisible();
    await expect(
      pay.getByText(/^about \$\d+( – \$\d+)? an hour, all pay blended together$/),
    ).toBeVisible();
    await expect(pay.getByText(/^\d+ open .+: median \$[\d,]+ a week/)).toBeVisible();
    await expect(pay.getByText('What’s in this number?')).toBeHidden();
    await pay.getByText('How we work it out').click();
    await expect(pay.getByText('What’s in this number?')).toBeVisible();
    await expect(pay.getByText('before taxes, if you work every week.')).toBeVisible();
    await expect(pay.getByText(/^Hour: \d+ hours a week, /)).toBeVisible();
    await page.getByText('Not in the posting:').click();
    await expect(page.getByRole('link', { name: 'Contact form' })).toHaveAttribute(
      'href',
      new RegExp(`^/contact\\?job=${id}(&ask=[a-z]+)+#asked$`),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await context.close();
  });

  test('the license hint is only for RN and LPN jobs in compact states whose posting does not say so', async ({
    request,
    ownWorld,
  }) => {
    const base = { JobTitlen: 'Registered Nurse (RN)', city: 'Ames', State: 'IA' };
    const records = [
      { ...base, Jobdescriptionrich: '<p>A kind team. An active RN license is required.</p>' },
      { ...base, Jobdescriptionrich: '<p>A kind team. Iowa or compact RN license required.</p>' },
      { ...base, State: 'CA' },
      { ...base, JobTitlen: 'Physical Therapist' },
    ].map((record, at) => ({ ...record, Record_Id: `a0Xlicense00000000${at}` }));
    const { site } = await ownWorld({ records });
    const hints: boolean[] = [];
    for (const { Record_Id } of records) {
      const html = await (await request.get(`${site.url}/jobs/${Record_Id}`)).text();
      hints.push(html.includes('is a compact state: a multistate license is enough.'));
      expect(html.includes('https://www.nursecompact.com/')).toBe(hints.at(-1));
    }
    expect(hints).toEqual([true, false, false, false]);
  });

  test(
    'Back to jobs keeps the query, and nothing else that `from` may contain (JD-01, JD-02)',
    { tag: '@long' },
    async ({ page, world }) => {
      const { id } = await plainJob(world.platform);
      const back = page.getByRole('link', { name: 'Back to jobs' });
      await page.goto(`/jobs/${id}?from=${encodeURIComponent('state=TX&sort=highestPay')}`);
      await expect(back).toHaveAttribute('href', '/jobs?state=TX&sort=highestPay');
      for (const hostile of [
        'https://evil.example/',
        '//evil.example',
        'javascript:alert(1)',
        '%E0%A4%A',
        '"><b>',
      ]) {
        await page.goto(`/jobs/${id}?from=${encodeURIComponent(hostile)}`);
        await page.waitForLoadState('networkidle');
        await expect(back).toHaveAttribute('href', '/jobs');
      }
    },
  );

  test(
    'without `from`, Back to jobs returns to the previous page of the site',
    { tag: '@long' },
    async ({ page, world }) => {
      const { id } = await plainJob(world.platform);
      // A build has no jobs: the first request triggers a render with them.
      await expect(async () => {
        await page.goto('/');
        await expect(
          page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first(),
        ).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(/\/jobs\/\w+/);
      await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/apply\//);
      await page.goBack({ waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Back to jobs' }).click();
      await expect(page).toHaveURL('/');
      await page.goto(`/jobs/${id}`, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Back to jobs' }).click();
      await expect(page).toHaveURL('/jobs');
    },
  );

  test('Back to jobs keeps what was chosen on the map (JD-02)', async ({ page, context }) => {
    await answerTiles(context);
    await page.goto('/job-map?utm_source=mail');
    await page.getByRole('button', { name: /^Specialty/ }).click();
    await page.getByRole('group', { name: 'Specialty' }).getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show as list' }).click();
    await page.getByRole('main').locator('details summary').first().click();
    await page.getByRole('main').locator('details[open] a').first().click();
    await expect(page).toHaveURL(/\/jobs\/\w+$/);
    const back = page.getByRole('link', { name: 'Back to jobs' });
    await expect(back).toHaveAttribute('href', /^\/job-map\?specialty=[^&]+&utm_source=mail$/);
    // Opening the form in between does not change where it leads back to.
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await page.getByRole('link', { name: 'Back to the job' }).click();
    await expect(page).toHaveURL(/\/jobs\/\w+$/);
    await expect(back).toHaveAttribute('href', /^\/job-map\?specialty=[^&]+&utm_source=mail$/);
    await back.click();
    await expect(page).toHaveURL(/\/job-map\?specialty=/);
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1);
  });

  test('shares with the message of the specification (JD-09, JD-10)', async ({ page, world }) => {
    const { id } = await plainJob(world.platform);
    await page.goto(`/jobs/${id}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const url = `${world.site.url}/jobs/${id}`;
    const links = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('link', { name: 'Facebook' }) });
    const href = async (name: string) =>
      decodeURIComponent((await links.getByRole('link', { name }).getAttribute('href')) ?? '');
    for (const name of ['Facebook', 'LinkedIn', 'Email', 'SMS'])
      expect(await href(name)).toContain(url);
    expect(await href('Email')).toMatch(/^mailto:/);
    expect(await href('SMS')).toMatch(/^sms:/);
    for (const name of ['Facebook', 'LinkedIn', 'Email', 'SMS']) {
      expect(await href(name)).toMatch(
        new RegExp(`Check out this .+ in .+, [A-Z]{2} at ${asPattern(SITE.jobsBrand)}!`),
      );
    }
    expect(await href('Email')).toContain(title);
  });

  test('the real map loads on one click and not before (JD-11)', async ({ page, world }) => {
    const { id } = await plainJob(world.platform);
    await page.goto(`/jobs/${id}`);
    await expect(page.getByRole('main').getByRole('link', { name: /on the map$/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\//,
    );
    await expect(page.locator('main iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.locator('main iframe')).toHaveAttribute('title', /^Map of /);
    await expect(page.locator('main iframe')).toBeFocused();
  });

  test('Apply Now pushes an event to the data layer (AN-01)', async ({ page, world }) => {
    const { id } = await plainJob(world.platform);
    await page.goto(`/jobs/${id}`);
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    });
    const link = page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first();
    await expect(async () => {
      await link.click();
      const events = await page.evaluate(() => Reflect.get(window, 'dataLayer'));
      expect(events).toContainEqual(
        expect.objectContaining({
          event: 'apply_click',
          job_id: id,
          job_title: expect.any(String),
          job_location: expect.any(String),
        }),
      );
    }).toPass();
  });

  test('one JobPosting is in the first HTML, the same in every render (SD-01..08)', async ({
    request,
    world,
  }) => {
    const { id } = await plainJob(world.platform);
    const postings = async () => {
      const html = await (await request.get(`/jobs/${id}`)).text();
      return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
        .map((match) => JSON.parse(match[1] ?? 'null'))
        .filter((data) => data['@type'] === 'JobPosting');
    };
    const [posting, ...others] = await postings();
    expect(others).toEqual([]);
    expect(posting).toMatchObject({
      employmentType: 'CONTRACTOR',
      directApply: true,
      jobLocation: { '@type': 'Place', address: { addressCountry: 'US' } },
      baseSalary: { currency: 'USD', value: { unitText: 'WEEK' } },
    });
    expect(await postings()).toEqual([posting]);
    const list = await (await request.get('/jobs')).text();
    expect(list).not.toContain('"JobPosting"');
  });

  test('an unknown job is a 404 with a way back and open jobs (RT-10, ER-18)', async ({
    page,
    request,
  }) => {
    expect((await request.get('/jobs/a0XNOSUCHJOB000001')).status()).toBe(404);
    expect((await request.get('/apply/a0XNOSUCHJOB000001')).status()).toBe(404);
    await page.goto('/jobs/a0XNOSUCHJOB000001');
    await expect(page.getByRole('heading', { level: 1, name: 'Job not found.' })).toBeVisible();
    await expect(page).toHaveTitle(/^Job not found \|/);
    await expect(page.getByRole('article')).toHaveCount(SIMILAR_JOBS.insteadOfJob);
    await expect(page.getByRole('link', { name: 'Back to jobs' })).toHaveAttribute('href', '/jobs');
    await expect(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/contact?job=a0XNOSUCHJOB000001#asked',
    );
    await expectAccessible(page, 'job not found');
  });

  test('the page of an unknown job needs no script to say so or to lead on', async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/jobs/a0XNOSUCHJOB000002', '/apply/a0XNOSUCHJOB000002', '/jobs/no such']) {
      // First rendered, then cached.
      for (let visit = 0; visit < 2; visit += 1) {
        const answer = await page.goto(world.site.url + path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { name: 'Job not found.' })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(SIMILAR_JOBS.insteadOfJob);
        // Next adds one of its own when it renders a page again that it had cached as a 404.
        for (const meta of await page.locator('meta[name="robots"]').all())
          await expect(meta).toHaveAttribute('content', /noindex/);
        await expect(page.locator('meta[name="robots"][content="noindex, follow"]')).toHaveCount(1);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
        await expect(page.locator('script[type*="json"]')).toHaveCount(1);
      }
    }
    await page.getByRole('searchbox', { name: 'Search by keyword or job ID' }).fill('RN');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${world.site.url}/jobs?q=RN`);
    await context.close();
  });

  test(
    'the head of an unknown job’s page stays the same when it is rendered again',
    { tag: '@long' },
    async ({ request }) => {
      test.setTimeout(150_000);
      const paths = ['/jobs/a0XNOSUCHJOB000005', '/apply/a0XNOSUCHJOB000005'];
      const heads = () =>
        Promise.all(
          paths.map(async (path) => {
            const html = await (await request.get(path)).text();
            return [/<title>[^<]*/.exec(html)?.[0], /noindex, follow/.test(html)];
          }),
        );
      const first = await heads();
      expect(first).toEqual(paths.map(() => [`<title>Job not found | ${SITE.titleBrand}`, true]));
      // The cached page is old by then, and is rendered anew.
      await new Promise((done) => setTimeout(done, 61_000));
      expect(await heads()).toEqual(first);
    },
  );

  test(
    'a job that opens after its page was a 404 may be indexed from its first page on',
    { tag: '@long' },
    async ({ request, world }) => {
      test.setTimeout(150_000);
      const [record] = await world.platform.records();
      const path = '/jobs/a0XOPENSLATER0001';
      expect((await request.get(path)).status()).toBe(404);
      await world.platform.addUnlisted([{ ...record, Record_Id: 'a0XOPENSLATER0001' }]);
      let answer = await request.get(path);
      for (let waited = 0; answer.status() === 404 && waited < 90; waited += 3) {
        await new Promise((done) => setTimeout(done, 3_000));
        answer = await request.get(path);
      }
      expect(answer.status()).toBe(200);
      // Next writes 'noindex' into a page that it renders while it answers 404.
      expect(/<meta name="robots"[^>]*>/.exec(await answer.text())?.[0]).toBeUndefined();
    },
  );

  test('the second apply address redirects to the first (RD-06)', async ({ request, world }) => {
    const { id } = await plainJob(world.platform);
    const answer = await request.get(`/jobs/${id}/apply?utm_source=x`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(`/apply/${id}?utm_source=x`);
  });
});

test('hostile HTML in a description runs nothing (JD-04)', async ({ world, page }) => {
  await world.platform.addUnlisted([
    {
      Record_Id: 'a0Xhostile000000002',
      JobTitlen: 'Registered Nurse',
      city: 'Ames',
      State: 'IA',
      Days_Open__c: '2',
      Jobdescriptionrich:
        '<p>Kind words.</p><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">link</a><iframe src="https://evil.example"></iframe>',
    },
    {
      Record_Id: 'a0Xsilent0000000003',
      JobTitlen: 'Registered Nurse',
      city: 'Ames',
      State: 'IA',
    },
  ]);
  await page.goto('/jobs/a0Xhostile000000002');
  await expect(page.getByText('Kind words.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  expect(await page.locator('main').innerHTML()).not.toMatch(/onerror|javascript:|evil\.example/);
  await page.goto('/jobs/a0Xsilent0000000003');
  await expect(page.getByText('No description available')).toBeVisible();
});

test('no record of the feed breaks its page', { tag: '@long' }, async ({ ownWorld, request }) => {
  test.setTimeout(180_000);
  const { site, platform } = await ownWorld();
  const odd = [
    {
      Record_Id: 'a0Xsurrogate0000001',
      JobTitlen: 'RN \ud800 nurse',
      city: 'A\udfff',
      State: 'IA',
    },
    {
      Record_Id: 'a0Xtypes00000000002',
      JobTitlen: 7,
      city: ['x'],
      State: {},
      Days_Open__c: 'soon',
      Geolocation: 'here',
    },
    { Id: 'a0Xordertype0000003', Order_Type: 'Travel', Specialty: 'ICU' },
    { Record_Id: 'a0Xtitleonly0000004', Job_Title__c: 'Registered Nurse' },
  ];
  await platform.serve({
    records: [...(await platform.records()), null, 'text', { JobTitlen: 'no id' }, ...odd],
  });
  const { jobs }: { jobs: { id: string }[] } = await (
    await request.get(`${site.url}/api/jobs`)
  ).json();
  const ids = new Set([
    ...jobs.map(({ id }) => id),
    ...odd.map((record) => String(record.Record_Id ?? record.Id)),
  ]);
  const broken: string[] = [];
  for (const id of ids) {
    const answer = await request.get(`${site.url}/jobs/${id}`);
    if (answer.status() !== 200) broken.push(`${id}: ${answer.status()}`);
  }
  expect(broken).toEqual([]);
});
