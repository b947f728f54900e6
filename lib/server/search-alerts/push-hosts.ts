import 'server-only';

/**
 * Whether this server may call an endpoint: any other address could be in our own network. Allowed are the name of a push service
 * over https at its usual port, and a whole origin that the settings name.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const { protocol, host, origin, port } = new URL(endpoint);
  return hosts.some((allowed) => {
    if (allowed.startsWith('http://')) return origin === allowed;
    if (protocol !== 'https:' || port !== '') return false;
    return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
  });
}
