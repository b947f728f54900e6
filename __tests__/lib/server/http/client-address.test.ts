import { clientAddress } from '@/lib/server/http/client-address';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['192.0.2.7, 198.51.100.1', '192.0.2.7'],
  ['', 'unknown'],
])('%s is counted as %s', (address, client) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': address }))).toBe(client);
});

it('callers without an address are counted together', () => {
  expect(clientAddress(new Headers())).toBe('unknown');
});
