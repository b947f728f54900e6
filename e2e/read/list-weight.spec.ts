import { LONG_LIST_TEXT } from '../support/weight-budgets';
import { expect, test } from '../support/test';

test('1,000 jobs: the HTML of /jobs stays within its budget, and no description reaches the browser', async ({
  ownWorld,
  request,
}) => {
  const { site } = await ownWorld({ jobs: 1000 });
  const html = await (await request.get(`${site.url}/jobs`)).text();
  const withoutCss = html.replace(/<style[\s\S]*?<\/style>/g, '');
  test
    .info()
    .annotations.push({ type: 'bytes', description: String(Buffer.byteLength(withoutCss)) });
  expect(Buffer.byteLength(withoutCss)).toBeLessThanOrEqual(LONG_LIST_TEXT);
  const data = await (await request.get(`${site.url}/api/jobs`)).text();
  expect(data).not.toMatch(/description/i);
  expect(data).not.toContain('<p>');
});
