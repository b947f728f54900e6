import { sandboxForTest } from '@/__tests__/sandbox/with-sandbox';
import type { TestSandbox } from '@/__tests__/sandbox/with-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await sandboxForTest({ jobs: 1 });
});
afterAll(() => sandbox.remove());

const SEND = '/api/v1.0/email/send';
const mail = {
  service_id: 'service_1',
  template_id: 'template_1',
  user_id: 'public_key',
  template_params: {
    from_name: 'Sample Visitor',
    reply_to: 'visitor@fernway.example',
    subject: 'Housing',
    message: 'Do you help with housing?',
  },
};

it('accepts a message from a browser on another origin and shows it in the inbox', async () => {
  const answer = await sandbox.post(SEND, mail);
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await (await sandbox.get('/inbox.json')).json()).toEqual([
    expect.objectContaining({
      kind: 'message',
      serviceId: 'service_1',
      templateId: 'template_1',
      params: mail.template_params,
    }),
  ]);
  const shown = await (await sandbox.get('/')).text();
  for (const text of Object.values(mail.template_params)) expect(shown).toContain(text);
});

it('answers the preflight', async () => {
  const answer = await fetch(`${sandbox.url}${SEND}`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toContain('content-type');
});

it.each(['service_id', 'template_id', 'user_id'])('requires %s', async (name) => {
  const answer = await sandbox.post(SEND, { ...mail, [name]: '' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(name);
});

it('lets a browser read a fault too', async () => {
  await sandbox.post('/__faults', { match: `POST ${SEND}`, status: 429, body: 'slow down' });
  const answer = await sandbox.post(SEND, mail);
  expect([answer.status, await answer.text()]).toEqual([429, 'slow down']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});
