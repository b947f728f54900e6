import { sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await sandboxForTest({ jobs: 1 });
});
afterAll(() => sandbox.remove());

it.each([
  ['/hosted/reference?id=r-7', 'Reference form', 'r-7'],
  ['/hosted/candidate-reference?contactId=c-7', 'Candidate reference form', 'c-7'],
  ['/hosted/upload?recordId=u-7', 'Upload portal', 'u-7'],
  ['/hosted/upload?recordId=%3Cb%3E', 'Upload portal', '&lt;b&gt;'],
])('%s shows its id, may be framed and reports its height', async (at, title, id) => {
  const answer = await sandbox.get(at);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-frame-options')).toBeNull();
  expect(page).toContain(`<h1>${title}`);
  expect(page).toContain(`<code>${id}</code>`);
  expect(page).toContain("type: 'resize'");
  expect(page).toContain("type: 'scrollToTop'");
});

it.each([
  ['/hosted/reference?id=r-7-silent', false, null],
  ['/hosted/upload?recordId=u-7-refused', true, 'DENY'],
])('%s can be made to stay silent, or to refuse framing', async (at, tells, framing) => {
  const answer = await sandbox.get(at);
  expect((await answer.text()).includes('parent.postMessage')).toBe(tells);
  expect(answer.headers.get('x-frame-options')).toBe(framing);
});
