import { sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await sandboxForTest({ jobs: 1 });
});
afterEach(() => sandbox.remove());

const ALERT = {
  text: '1 application held for you to decide.\nThe oldest came 2 minutes ago.',
  reason: 'held',
  applicationsHeld: 1,
  ids: ['c2b5a82e'],
};

it('stores an alert, shows it, and has it after a restart', async () => {
  expect((await sandbox.post('/alerts', ALERT)).status).toBe(204);
  const shown = await (await sandbox.get('/')).text();
  for (const text of ['<h2>1 application held for you to decide.</h2>', 'c2b5a82e', '1 alert came'])
    expect(shown).toContain(text);
  await sandbox.close();
  sandbox = await sandboxForTest({ jobs: 1, dataDir: sandbox.dataDir });
  expect(await (await sandbox.get('/inbox.json')).json()).toEqual([
    { kind: 'alert', n: 1, receivedAt: expect.any(String), alert: ALERT },
  ]);
});

it('shows received text escaped', async () => {
  const evil = '<script>alert(1)</script>';
  await sandbox.post('/alerts', { text: `${evil}\n${evil}`, [evil]: evil });
  const shown = await (await sandbox.get('/')).text();
  expect(shown).toContain('&lt;script&gt;');
  expect(shown).not.toContain('<script');
});

it('accepts only an object', async () => {
  expect((await sandbox.post('/alerts', ['text'])).status).toBe(400);
  expect(await (await sandbox.get('/inbox.json')).json()).toEqual([]);
});
