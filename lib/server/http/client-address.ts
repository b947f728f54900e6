import 'server-only';

/**
 * The client, for counting requests: the address that `server/guard.mjs` has set. For an IPv6 address only the first
 * half, which is what one household or one server gets. Clients without an address are counted together.
 */
export const clientAddress = (headers: Headers): string =>
  clientOf(headers.get('x-forwarded-for') ?? '');

/** The same from that header's text; '' if there is none. */
export function clientOf(forwardedFor: string): string {
  const address = forwardedFor.split(',', 1)[0]?.trim() || 'unknown';
  return address.includes(':') ? networkOf(address) : address;
}

/** The first four groups, with those a '::' stands for written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}
