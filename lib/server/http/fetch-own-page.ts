import 'server-only';
import { get, type IncomingMessage } from 'node:http';
import { globals, OWN_KEY_HEADER } from '@/server/process-globals.mjs';

type Own = {
  readonly deadlineMs: number;
  /** Makes Next render the page, without the guard's cache, gate and policy. */
  readonly past?: 'the guard';
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Requests one of its pages from this process at the port it listens on: the site's own address may lead to another machine.
 * @returns null while it does not listen
 * @throws Error if it does not answer in time
 */
export function fetchOwnPage(
  path: string,
  { deadlineMs, past, headers: asked }: Own,
): Promise<IncomingMessage> | null {
  const at = globals.server?.address();
  if (!at || typeof at === 'string') return null;
  const host = at.address === '::' || at.address === '0.0.0.0' ? 'localhost' : at.address;
  const signal = AbortSignal.timeout(deadlineMs);
  const headers = { ...asked, ...(past && { [OWN_KEY_HEADER]: globals.ownKey }) };
  return new Promise((resolve, reject) => {
    get({ host, port: at.port, path, agent: false, signal, headers }, resolve).on('error', reject);
  });
}
