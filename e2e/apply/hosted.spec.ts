import { HOSTED_FORMS } from '@/lib/config/limits';
import type { Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { answerForms, FORMS } from '../support/world/hosted-forms';
import { expect, expectAccessible, test } from '../support/test';
import type { World } from '../support/world/world';

test.use({ build: 'full' });
test.afterEach(({ world }) => world.platform.heal());

const REFERENCE = { name: 'Reference form', path: '/reference', call: '/referencestatus' };
const CANDIDATE = {
  name: 'Candidate reference form',
  path: '/ref',
  call: '/candidatereferencestatus',
};
const UPLOAD = 'Onboarding upload portal';

const frameOf = (page: Page, name: string) => page.locator(`iframe[title="${name}"]`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The queries of the calls the platform received on this path. */
async function callsTo({ platform }: World, path: string) {
  const { calls }: { calls: { path: string; query: Record<string, string> }[] } = await (
    await fetch(`${platform.url}/__calls`)
  ).json();
  return calls.filter((call) => call.path.endsWith(path)).map((call) => call.query);
}

for (const { name, path, call, frameId, id } of [
  { ...REFERENCE, frameId: 'id', id: 'r-41' },
  { ...CANDIDATE, frameId: 'contactId', id: 'c-41' },
]) {
  test(`${path} checks the link, then shows the form at the height it reports (HF-01, HF-05..09, PL-09)`, async ({
    page,
    context,
    world,
  }) => {
    await answerForms(context, world.platform);
    await world.platform.fault({ match: call, delayMs: 1_500 });
    await page.goto(`${path}?id=${id}`);
    await expect(page.getByRole('status').filter({ hasText: 'Checking your link' })).toBeAttached();
    await expectAccessible(page, `${path}, checking`);
    const frame = frameOf(page, name);
    await expect(frame).toHaveAttribute('src', new RegExp(`^${FORMS}/.*\\?${frameId}=${id}$`));
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-same-origin allow-popups allow-downloads',
    );
    expect(await callsTo(world, call)).toContainEqual({
      id,
      _t: expect.stringMatching(/^\d{13}$/),
    });

    const form = page.frameLocator(`iframe[title="${name}"]`);
    await expect(form.getByText(id)).toBeVisible();
    const followsTheForm = async () => {
      let told = 0;
      await expect(async () => {
        const root = form.locator('html');
        told = Math.ceil(await root.evaluate((html) => html.getBoundingClientRect().height));
        expect((await frame.boundingBox())?.height).toBe(told + 20);
      }).toPass();
      return told;
    };
    await expect(page.getByRole('status').filter({ hasText: `${name} is open` })).toBeAttached();
    const before = await followsTheForm();
    await page.setViewportSize({ width: 390, height: 500 });
    await followsTheForm();
    // Not by wheel: its scrolling may continue after the press.
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await form.getByRole('button', { name: 'Next question' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await followsTheForm()).toBeGreaterThan(before);

    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Open in new window' })).toHaveCount(0);
    await expectAccessible(page, `${path}, with its form`);
  });

  test(`${path} says when the reference is complete, and when none is pending (HF-05)`, async ({
    page,
  }) => {
    await page.goto(`${path}?id=${id}-done`);
    await expect(heading(page, 'This reference is complete')).toBeVisible();
    const notice = page.getByRole('status');
    for (const text of ['For Sample Candidate', 'Submitted November 2, 2026', 'Thank you'])
      await expect(notice).toContainText(text);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAccessible(page, `${path}, completed`);
    await page.goto(`${path}?id=${id}-none`);
    await expect(heading(page, 'No pending request')).toBeVisible();
    await expect(page.getByRole('status')).toContainText('There is no pending reference request.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAccessible(page, `${path}, nothing pending`);
  });

  test(`${path} says when the check fails, and can retry (ER-04)`, async ({
    page,
    context,
    world,
  }) => {
    await answerForms(context, world.platform);
    const says =
      path === '/ref'
        ? 'Failed to check candidate reference status'
        : 'Failed to check reference status';
    for (const body of ['<h1>Maintenance</h1>', 'null', '{}']) {
      await world.platform.fault({ match: call, status: 200, body });
      await page.goto(`${path}?id=${id}`);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(says);
      await world.platform.heal();
    }
    await world.platform.fault({ match: call, status: 500, times: 1 });
    await page.goto(`${path}?id=${id}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(says);
    await expectAccessible(page, `${path}, failed`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(frameOf(page, name)).toBeVisible();
    await expect(heading(page, name)).toBeFocused();
    await page.goto(`${path}?id=${id}-unknown`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(says);
  });
}

test('/upload and /onboarding load for a while, then open the portal (HF-02, RT-07)', async ({
  page,
  context,
  world,
}) => {
  await answerForms(context, world.platform);
  for (const path of ['/upload', '/onboarding']) {
    await page.goto(`${path}?recordId=u-41`);
    await expect(
      page.getByRole('status').filter({ hasText: 'Loading the upload portal' }),
    ).toBeAttached();
    await expect(frameOf(page, UPLOAD)).toHaveAttribute(
      'src',
      `${FORMS}/hosted/upload?recordId=u-41`,
    );
    await expect(page.frameLocator('iframe').getByText('u-41')).toBeVisible();
  }
  await expectAccessible(page, 'the portal');
});

test('another query string starts over, with a new check and a new frame (HF-04)', async ({
  page,
  context,
  world,
}) => {
  await answerForms(context, world.platform);
  const frame = frameOf(page, REFERENCE.name);
  await page.goto('/reference?id=r-51');
  await expect(frame).toHaveAttribute('src', /id=r-51$/);
  await page.evaluate(() => window.history.pushState(null, '', '/reference?id=r-52-done'));
  await expect(heading(page, 'This reference is complete')).toBeVisible();
  await page.evaluate(() => window.history.pushState(null, '', '/reference?id=r-53&again=1'));
  await expect(frame).toHaveAttribute('src', /id=r-53$/);
  await frame.evaluate((element) => element.setAttribute('data-old', ''));
  await page.evaluate(() => window.history.pushState(null, '', '/reference?id=r-53&again=2'));
  await expect(page.locator('iframe[data-old]')).toHaveCount(0);
  await expect(frame).toHaveAttribute('src', /id=r-53$/);
  await page.goBack();
  await page.goBack();
  await expect(heading(page, 'This reference is complete')).toBeVisible();
  const asked = (await callsTo(world, REFERENCE.call)).map(({ id }) => id);
  expect(asked.filter((id) => id === 'r-53').length).toBeGreaterThanOrEqual(2);
});

for (const [path, text] of [
  ['/reference', 'Missing Reference ID'],
  ['/ref?id=', 'Missing Contact ID'],
  ['/upload?id=u-1', 'Missing Record ID'],
  ['/onboarding', 'Missing Record ID'],
] as const) {
  test(
    `${path}: shows ${text}, redirects to /contact, and Back skips it (HF-03, ER-26)`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/about');
      await page.goto(path);
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(text);
      await expect(alert.getByRole('link', { name: 'contact us' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await page.waitForURL('**/contact');
      await page.goBack();
      await expect(page).toHaveURL('/about');
    },
  );
}

test('a visitor without an id can stop the redirect (WCAG 2.2.1)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/ref');
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByText('You are staying on this page.')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expectAccessible(page, 'a missing id');
  await expect(page).toHaveURL('/ref');
});

test('an invalid id is neither looked up nor shown', async ({ page, world }) => {
  for (const path of ['/reference?id=', '/ref?id=', '/upload?recordId=']) {
    await page.goto(`${path}${encodeURIComponent('<b>bad id</b>')}`);
    await expect(heading(page, 'This link does not work')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('bad id');
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await expectAccessible(page, 'a bad link');
  const ids = [
    ...(await callsTo(world, REFERENCE.call)),
    ...(await callsTo(world, CANDIDATE.call)),
  ].map(({ id }) => id);
  expect(ids.filter((id) => id?.includes('bad'))).toEqual([]);
});

for (const order of ['silent', 'refused']) {
  test(`with a host that is ${order} a link to a new window appears, and the frame stays (HF-06)`, async ({
    page,
    context,
    world,
  }) => {
    await answerForms(context, world.platform);
    await page.clock.install();
    await page.goto(`/reference?id=r-61-${order}`);
    await expect(frameOf(page, REFERENCE.name)).toBeVisible();
    const way = page.getByRole('status').getByRole('link', { name: 'Open in new window' });
    await expect(way).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(way).toBeVisible();
    await expect(way).toHaveAttribute('href', `${FORMS}/hosted/reference?id=r-61-${order}`);
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    const frame = frameOf(page, REFERENCE.name);
    await expect(frame).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(HOSTED_FORMS.defaultHeightPx);
    await expectAccessible(page, `a ${order} host`);
    if (order === 'refused') return;
    const late = page.frames().find((one) => one.url().startsWith(FORMS));
    await late?.evaluate(() => parent.postMessage({ type: 'resize', height: 900 }, '*'));
    await expect(way).toHaveCount(0);
  });
}

/** Resolves once everything posted before the word 'barrier' has been received and had time to take effect. */
const barrier = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => {
          if (data === 'barrier') setTimeout(resolve, 200);
        });
      }),
  );

/** Opens a screen whose form has reported 1500 px, scrolled down a little. */
async function openScrolled(page: Page) {
  await page.goto('/reference?id=r-71');
  await expect(page.frameLocator('iframe').getByText('r-71')).toBeVisible();
  const inside = page.frames().find((one) => one.url().startsWith(FORMS));
  if (!inside) throw new Error('no frame');
  const frame = frameOf(page, REFERENCE.name);
  const height = async () => (await frame.boundingBox())?.height;
  const tell = (...messages: readonly unknown[]) =>
    inside.evaluate((all) => all.forEach((one) => parent.postMessage(one, '*')), messages);
  await tell({ type: 'resize', height: 1_500 });
  await expect.poll(height).toBe(1_520);
  await page.evaluate(() => window.scrollTo(0, 200));
  const expectUnmoved = async () => {
    expect(await height()).toBe(1_520);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  };
  return { inside, height, tell, expectUnmoved } as const;
}

test('only valid messages from the frame’s own window and origin are accepted (HF-07, HF-08)', async ({
  page,
  context,
  world,
}) => {
  await answerForms(context, world.platform);
  const loud = `<script>
    for (const message of [{ type: 'resize', height: 5000 }, { type: 'scrollToTop' }, 'barrier'])
      parent.postMessage(message, '*');
  </script>`;
  // The page's policy blocks frames of any other origin (docs/decisions/0003).
  const strangers = ['https://www.google.com/stranger', `${FORMS}/stranger`];
  for (const src of strangers)
    await context.route(src, (route) => route.fulfill({ contentType: 'text/html', body: loud }));
  const { tell, expectUnmoved, height } = await openScrolled(page);

  for (const src of strangers) {
    const heard = barrier(page);
    await page.evaluate((address) => {
      const stranger = document.createElement('iframe');
      stranger.src = address;
      document.body.append(stranger);
    }, src);
    await heard;
    await expectUnmoved();
  }
  const ours = barrier(page);
  await page.evaluate(() => {
    window.postMessage({ type: 'resize', height: 5_000 }, '*');
    window.postMessage({ type: 'scrollToTop' }, '*');
    window.postMessage('barrier', '*');
  });
  await ours;
  await expectUnmoved();
  for (const nonsense of [
    { type: 'resize', height: -1 },
    { type: 'resize', height: '4000' },
    { type: 'redirect', height: 4_000, url: 'https://evil.example/' },
    { type: 'resize', height: 1_510 },
  ]) {
    const heard = barrier(page);
    await tell(nonsense, 'barrier');
    await heard;
    await expectUnmoved();
  }
  await tell({ type: 'resize', height: 1e9 });
  await expect.poll(height).toBe(20_000);
});

test('a flood of messages is throttled (HF-07, HF-08)', async ({ page, context, world }) => {
  await answerForms(context, world.platform);
  const { inside, height } = await openScrolled(page);
  await page.evaluate(() => {
    const counted = { changes: 0, scrolls: 0 };
    Reflect.set(window, 'counted', counted);
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...asked: readonly unknown[]) => {
      counted.scrolls += 1;
      Reflect.apply(scrollTo, window, asked);
    };
    const target = document.querySelector('iframe');
    if (target)
      new MutationObserver((changes) => (counted.changes += changes.length)).observe(target, {
        attributes: true,
      });
  });
  await inside.evaluate(() => {
    for (let n = 0; n < 5_000; n += 1) {
      parent.postMessage({ type: 'resize', height: 800 + (n % 2) * 400 }, '*');
      parent.postMessage({ type: 'scrollToTop' }, '*');
    }
    parent.postMessage({ type: 'resize', height: 1_000 }, '*');
  });
  await expect.poll(height).toBe(1_020);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const { changes, scrolls } = await page.evaluate(() => Reflect.get(window, 'counted'));
  expect(changes).toBeLessThan(500);
  expect(scrolls).toBeGreaterThan(0);
  expect(scrolls).toBeLessThan(100);
});

test('the id reaches no log, no report, no data layer, no referrer, and no later page (HF-10)', async ({
  page,
  context,
  world,
}) => {
  const canary = 'canary-81c0ffee';
  const told: string[] = [];
  const elsewhere: string[] = [];
  await context.route('https://errors.example/**', async (route) => {
    told.push(route.request().postData() ?? '');
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '{}' });
  });
  const asked = await answerForms(context, world.platform);
  page.on('request', (request) => {
    const referrer = request.headers().referer ?? '';
    const { origin } = new URL(request.url());
    const line = `${request.url()} ${request.postData() ?? ''}`;
    if (referrer.includes(canary)) elsewhere.push(`referrer of ${request.url()}`);
    if (origin !== world.site.url && origin !== FORMS && line.includes(canary))
      elsewhere.push(line);
    if (request.url().includes('googletagmanager')) elsewhere.push(`analytics: ${page.url()}`);
  });
  await world.platform.fault({ match: REFERENCE.call, status: 500, times: 1 });
  await page.goto(`/reference?id=${canary}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').getByText(canary)).toBeVisible();
  expect(asked.flatMap(({ referer }) => (referer ? [referer] : []))).toEqual([]);
  await page.evaluate((id) => {
    setTimeout(() => {
      throw new Error(`Broken for ${id} at /reference?id=${id}`);
    });
  }, canary);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toContain('Broken for [typed] at /reference');
  expect(told.join('')).not.toContain(canary);
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).not.toContain(canary);
  expect(elsewhere).toEqual([]);

  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(false);
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await expect.poll(() => elsewhere.join()).toContain('analytics');
  expect(elsewhere.join()).not.toContain(canary);
  expect(world.site.output()).not.toContain(canary);
});

test('after too many checks the page says how long to wait and which number to call (decisions, rate limits)', async ({
  page,
}) => {
  await page.route('**/api/references/**', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '130' }, body: '{}' }),
  );
  await page.goto('/reference?id=r-91');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Please wait 3 minutes');
  await expect(alert).toContainText(SITE.phone.text);
});

test('a client is told to wait after sixty checks, whatever address it forges', async ({
  ownWorld,
  request,
}) => {
  const { site } = await ownWorld({ jobs: 1 });
  const check = (n: number) =>
    request.get(`${site.url}/api/references/reference?id=r-${n}`, {
      headers: { 'x-forwarded-for': `198.51.100.${n}` },
    });
  for (let n = 0; n < 60; n += 1) expect((await check(n)).status()).toBe(200);
  const refused = await check(60);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
});

test('over plain HTTP: whole pages without caching, indexing or referrer (HF-10, RT-07, RT-12)', async ({
  request,
}) => {
  for (const path of ['/reference', '/ref', '/upload', '/onboarding']) {
    for (const query of ['', '?id=r-1&recordId=r-1', '?id=%3Cb%3E&recordId=%3Cb%3E']) {
      const response = await request.get(`${path}${query}`);
      expect(response.status(), `${path}${query}`).toBe(200);
      expect(response.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      const html = await response.text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toContain('content="noindex, nofollow"');
      expect(html).not.toContain('<footer');
    }
    for (const spelled of [`${path}/`, path.toUpperCase()]) {
      const moved = await request.get(`${spelled}?id=r-1&recordId=r-1`, { maxRedirects: 0 });
      expect(moved.status(), spelled).toBe(308);
      expect(moved.headers()).toMatchObject({
        location: `${path}?id=r-1&recordId=r-1`,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    }
  }
});

test('nothing scrolls sideways on the smallest screen, with text twice as large and long words', async ({
  page,
  context,
  world,
}) => {
  await answerForms(context, world.platform);
  await world.platform.fault({
    match: CANDIDATE.call,
    status: 200,
    body: {
      success: true,
      isCompleted: true,
      formAvailable: false,
      candidateName: `Sample ${'Wolfeschlegel'.repeat(4)}`,
      submittedDate: '11/2/2026',
      statusMessage: null,
    },
  });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, title] of [
    ['/reference?id=r-95', REFERENCE.name],
    ['/ref?id=c-95', 'This reference is complete'],
    ['/ref?id=%3C', 'This link does not work'],
    ['/upload?recordId=u-95-silent', UPLOAD],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const main = document.querySelector('main');
      return main && main.scrollWidth - main.clientWidth;
    });
    expect(overflow, path).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/reference?id=r-1', '/upload?recordId=u-1', '/ref']) {
    test(`${path} offers phone and email`, { tag: '@long' }, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: SITE.phone.text }).first()).toBeVisible();
      await expect(main.getByRole('link', { name: SITE.email }).first()).toBeVisible();
      await expect(
        main.getByText(/^(Checking your link|Loading)/).filter({ visible: true }),
      ).toHaveCount(0);
      await expect(main.getByText('You will be taken')).toBeHidden();
    });
  }
});

test('without the form’s address each screen says so, and shows phone and email', async ({
  ownWorld,
  page,
}) => {
  const { site } = await ownWorld({ jobs: 1 });
  for (const path of ['/reference?id=r-1', '/ref?id=c-1', '/upload?recordId=u-1']) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByText('The form won’t open right now.')).toBeVisible();
    await expect(
      page.getByRole('complementary').getByRole('link', { name: SITE.email }),
    ).toBeVisible();
  }
  await expectAccessible(page, 'a screen without its form');
  await page.goto(`${site.url}/reference`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Missing Reference ID');
});
