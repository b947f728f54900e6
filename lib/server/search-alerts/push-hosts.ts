import 'server-only';

/**
 * Whether an endpoint is one that this server calls: any other address could be one of our own network. The name of a push service over
 * https at its usual port, or a whole origin that the settings name.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const { protocol, host, origin, port } = new URL(endpoint);
  return hosts.some((allowed) => {
    if (allowed.startsWith('http://')) return origin === allowed;
    if (protocol !== 'https:' || port !== '') return false;
    return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
  });
}
