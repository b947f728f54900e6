import { createRequestGate } from '@/lib/server/request-gate';

const spent = createRequestGate({ admit: () => ({ admitted: false, retryAfterSeconds: 42 }) });
const open = createRequestGate({ admit: () => ({ admitted: true }) });

describe('the gate before job pages (PL-06)', () => {
  it.each([
    ['GET', '/jobs/a1'],
    ['HEAD', '/jobs/a1'],
    ['GET', '/apply/a1'],
    ['GET', '/jobs/a1/'],
  ])(
    '%s %s answers 503 with Retry-After and the text of ER-17 once the budget is spent',
    (method, path) => {
      const answer = spent({ method, path });
      expect(answer).toMatchObject({
        status: 503,
        headers: {
          'retry-after': '42',
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
        },
      });
      expect(answer?.body).toContain('Failed to load job details. Please try again later.');
      expect(answer?.body).not.toContain('noindex');
    },
  );

  it.each([
    ['GET', '/jobs'],
    ['GET', '/jobs/'],
    ['GET', '/'],
    ['GET', '/jobs/a1/apply'],
    ['GET', '/jobs/a%20b'],
    ['GET', '/api/jobs'],
    ['POST', '/jobs/a1'],
  ])('%s %s passes all the same', (method, path) => {
    expect(spent({ method, path })).toBeNull();
  });

  it('lets a job page pass while the budget lasts', () => {
    expect(open({ method: 'GET', path: '/jobs/a1' })).toBeNull();
  });
});
