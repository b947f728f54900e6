/** @jest-environment jsdom */
const settings: { sentryDsn: string | null } = { sentryDsn: null };
jest.mock('@/lib/config/reporting', () => ({ REPORTING: settings }));
const createSender = jest.fn();
const sent: unknown[] = [];
jest.mock('@/lib/client/reports/error-sender', () => ({
  createSender: (dsn: string) => {
    createSender(dsn);
    return (error: unknown) => void sent.push(error);
  },
}));

const DSN = 'https://key@errors.example/1';
const heard = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Loads the module anew, as on another page. */
async function reports(dsn: string | null = DSN, privacy = false) {
  settings.sentryDsn = dsn;
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: privacy, configurable: true });
  jest.resetModules();
  const { startErrorReports } = await import('@/lib/client/reports/error-listeners');
  const { noteError } = await import('@/lib/client/reports/error-reports');
  return { startErrorReports, noteError };
}
beforeEach(() => {
  createSender.mockClear();
  sent.length = 0;
});

describe('error reporting (AN-04)', () => {
  it('loads its sender with the first error, once', async () => {
    const { noteError } = await reports();
    await heard();
    expect(createSender).not.toHaveBeenCalled();
    const errors = [new Error('one'), new Error('two')];
    errors.forEach(noteError);
    await heard();
    expect(createSender.mock.calls).toEqual([[DSN]]);
    expect(sent).toEqual(errors);
  });

  it.each([
    ['without a setting', null, false],
    ['under Global Privacy Control', DSN, true],
  ] as const)('does nothing %s', async (_, dsn, privacy) => {
    const listen = jest.spyOn(window, 'addEventListener');
    const { noteError, startErrorReports } = await reports(dsn, privacy);
    startErrorReports();
    expect(listen).not.toHaveBeenCalled();
    noteError(new Error('unheard'));
    await heard();
    expect(createSender).not.toHaveBeenCalled();
    listen.mockRestore();
  });

  it('reports each error once, and five of them at most', async () => {
    const { noteError } = await reports();
    const again = new Error('again');
    for (const error of [again, again, again]) noteError(error);
    for (let n = 0; n < 10; n += 1) noteError(new Error(String(n)));
    await heard();
    expect(sent).toHaveLength(5);
  });

  it.each([
    ['a text', 'jo@mail.example'],
    ['the values of a form', { email: 'jo@mail.example' }],
    ['nothing', null],
    ["the server's own failure", Object.assign(new Error('x'), { digest: '5' })],
    [
      "an extension's error",
      Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/a.js:1:1' }),
    ],
  ])('does not report %s', async (_, thrown) => {
    const { noteError } = await reports();
    noteError(thrown);
    await heard();
    expect(sent).toEqual([]);
  });

  it('reports uncaught errors, but not what was aborted, such as a transition that Safari skips', async () => {
    const { startErrorReports } = await reports();
    startErrorReports();
    const thrown = new Error('thrown');
    const rejected = new Error('rejected');
    window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
    const skipped = new DOMException('Skipping view transition', 'AbortError');
    for (const reason of [skipped, rejected])
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    await heard();
    expect(sent).toEqual([thrown, rejected]);
  });
});
