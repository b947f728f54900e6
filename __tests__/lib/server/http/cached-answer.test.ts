import { cachedAnswer } from '@/lib/server/http/cached-answer';

const CHANGED_AT = new Date('2026-08-20T15:00:00.750Z');
const CONTENT = { body: () => 'text', etag: '"abc"', type: 'text/plain' };
const ask = (ifNoneMatch: string | null, ifModifiedSince: string | null) =>
  cachedAnswer({ ...CONTENT, ifNoneMatch, changed: { at: CHANGED_AT, ifModifiedSince } });

describe('a response that the client may already have', () => {
  it('states when it changed, with its content or without', () => {
    for (const answer of [ask(null, null), ask('"abc"', null)]) {
      expect(answer.headers.get('last-modified')).toBe('Thu, 20 Aug 2026 15:00:00 GMT');
      expect(answer.headers.get('etag')).toBe('"abc"');
    }
  });

  it.each([
    ['the moment it says itself', 'Thu, 20 Aug 2026 15:00:00 GMT', 304],
    ['a later one', 'Fri, 21 Aug 2026 15:00:00 GMT', 304],
    ['an earlier one', 'Thu, 20 Aug 2026 14:59:59 GMT', 200],
    ['no moment at all', 'yesterday', 200],
    ['a moment in no form of HTTP', '2027-01-01', 200],
  ])('answers If-Modified-Since with %s', (_, since, status) => {
    expect(ask(null, since).status).toBe(status);
  });

  it.each([
    ['"other"', 'Fri, 21 Aug 2026 15:00:00 GMT', 200],
    ['W/"abc"', 'Thu, 20 Aug 2026 14:59:59 GMT', 304],
  ])('uses only the tag if both are sent: %s, %s', (tag, since, status) => {
    expect(ask(tag, since).status).toBe(status);
  });

  it('has no date if none is known', () => {
    const answer = cachedAnswer({ ...CONTENT, ifNoneMatch: null });
    expect([answer.status, answer.headers.get('last-modified')]).toEqual([200, null]);
  });
});
