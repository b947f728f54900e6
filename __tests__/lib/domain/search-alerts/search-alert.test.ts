import {
  SEARCH_ALERT,
  alertSearch,
  toAlertOrder,
  toEndpoint,
} from '@/lib/domain/search-alerts/search-alert';
import { PAGE_SIZES } from '@/lib/domain/query/job-query';

const [, OTHER] = PAGE_SIZES;

const ENDPOINT = 'https://push.example/send/abc';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const target = { endpoint: ENDPOINT, keys: KEYS };

describe('a search that can be followed', () => {
  it('has one spelling: its filters, without order, page and folding', () => {
    expect(
      alertSearch(`sort=highestPay&state=TX&title=RN&page=3&per=${OTHER}&collapsed=true`),
    ).toBe('title=RN&state=TX');
    expect(alertSearch('near=Austin, TX&radius=50')).toBe('near=Austin,+TX&radius=50');
  });

  it.each(['', 'sort=recent', 'near=Austin', 'page=2', `q=${'x'.repeat(1_000)}`])(
    'has a filter, and a limited length: not %s',
    (search) => expect(alertSearch(search)).toBeNull(),
  );
});

describe('an order', () => {
  it('keeps its known fields, and each search once', () => {
    const sent = {
      target: { ...target, expirationTime: null, keys: { ...KEYS, auth: `${KEYS.auth}==` } },
      searches: ['state=TX', 'sort=recent&state=tx', 'specialty=ICU'],
    };
    expect(toAlertOrder(sent)).toEqual({ target, searches: ['state=TX', 'specialty=ICU'] });
  });

  it.each([
    null,
    'text',
    {},
    { target, searches: [] },
    { target, searches: ['sort=recent'] },
    { target, searches: ['state=TX', 7] },
    { target, searches: 'state=TX' },
    { target, searches: ['CA', 'IA', 'ME', 'NY', 'OH', 'TX', 'WA'].map((code) => `state=${code}`) },
    { target: { endpoint: ENDPOINT }, searches: ['state=TX'] },
    { target: { ...target, keys: { ...KEYS, p256dh: 'short' } }, searches: ['state=TX'] },
    { target: { ...target, endpoint: 'javascript:alert(1)' }, searches: ['state=TX'] },
  ])('is rejected: %j', (sent) => expect(toAlertOrder(sent)).toBeNull());

  it.each([
    'push.example',
    'ftp://push.example/',
    'https://user:secret@push.example/',
    `https://push.example/${'x'.repeat(SEARCH_ALERT.endpointMaxCharacters)}`,
    7,
  ])('has an endpoint that can be called: not %s', (endpoint) =>
    expect(toEndpoint(endpoint)).toBeNull(),
  );
});
