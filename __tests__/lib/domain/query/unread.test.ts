import { unreadFilters, unreadSentence, withUnread } from '@/lib/domain/query/unread';

describe('filters of an address that cannot be read', () => {
  it.each([
    ['minPay=abc', ['minPay']],
    ['MinPay=45/hr', ['minPay']],
    ['minPay=200000', ['minPay']],
    ['near=Austin&radius=30', ['radius']],
    ['sort=newest', ['sort']],
    ['near=Austin&minPay=x&amp;radius=y&sort=z', ['minPay', 'radius', 'sort']],
    ['radius=30', []],
    ['sort=distance', ['sort']],
    ['Sort=Distance&near=+', ['sort']],
    ['sort=distance&near=Austin', []],
    ['sort=x&sort=recent', []],
    ['near=+&radius=30', []],
    ['unread=radius', []],
    [`q=${'nurse+'.repeat(20)}`, ['q']],
    [`q=${'a'.repeat(100)}`, []],
    ['near=Austin&unread=minPay,radius', ['minPay', 'radius']],
    ['unread=title,%3Cb%3E', []],
    ['minPay=2,000&radius=25&sort=recent', []],
    ['minPay=&radius=&sort=', []],
    ['minPay=0', []],
    ['minPay=x&minPay=2000', []],
    ['utm_source=a&fbclid=b&page=x&per=7', []],
  ])('%s: %j', (search, names) => {
    expect(unreadFilters(search)).toEqual(names);
  });

  it('are kept by their names alone, so that nobody can invent pages', () => {
    expect(withUnread('title=RN', unreadFilters('minPay=made-up-1'))).toBe(
      'title=RN&unread=minPay',
    );
    expect(withUnread('', ['radius'])).toBe('unread=radius');
    expect(withUnread('title=RN', [])).toBe('title=RN');
    expect(unreadFilters(withUnread('near=A', unreadFilters('near=A&minPay=x&radius=y')))).toEqual([
      'minPay',
      'radius',
    ]);
  });

  it('are named in one sentence, with what is shown instead', () => {
    expect(unreadSentence([])).toBeNull();
    expect(unreadSentence(['minPay'])).toBe(
      'The minimum pay in this address could not be read, so jobs with any pay are shown.',
    );
    expect(unreadSentence(['sort'])).toBe(
      'The order in this address could not be used, so jobs are in the usual order.',
    );
    expect(unreadSentence(['minPay', 'radius'])).toBe(
      'The minimum pay and the distance in this address could not be read, so jobs with any pay are shown, and jobs at any distance are shown.',
    );
  });
});
