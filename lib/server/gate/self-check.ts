import 'server-only';
import { createHash } from 'node:crypto';
import { globals } from '@/server/process-globals.mjs';
import { logger } from '@/lib/server/process/log';

type Kind = 'document' | 'app';
type Answer = { readonly status: number; readonly policy: string; readonly html: string };

/** A page of each kind that is in every build and needs no jobs. */
const PAGES: Readonly<Record<Kind, string>> = { document: '/accessibility', app: '/contact' };
/** Delayed, so that the first visitors are served first. */
const AFTER_MS = 2_000;
const LONGEST_MS = 20_000;

const SCRIPT = /<script\b([^<>]*)>([^<]*(?:<(?!\/?script\b)[^<]*)*)<\/script>/g;
const IS_DATA = /\stype="application\/(?:ld\+)?json"/;
const IS_OURS = /\ssrc="\/_next\/static\/site\//;
const IS_NEXTS = /\ssrc="\/_next\/static\/chunks\//;
/** A source that lets an inline script run. */
const FOR_INLINE = /'(?:sha\d+|nonce)-/;

/**
 * What is wrong with a page of this kind (docs/decisions/0003): a document has the site's module and no other script, and its policy
 * allows no inline script; an app has Next's scripts too, and its policy allows those that are inline.
 */
export function faultsOf(kind: Kind, { status, policy, html }: Answer): readonly string[] {
  const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  const scripts = [...html.matchAll(SCRIPT)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ attributes }) => !IS_DATA.test(attributes));
  const others = scripts.filter(({ attributes }) => !IS_OURS.test(attributes));
  const inline = others.filter(({ attributes }) => !attributes.includes(' src='));
  const isLet = ({ code }: { readonly code: string }) =>
    sources.includes(createHash('sha256').update(code).digest('base64'));
  const isStrict = sources.startsWith("'self'") && !sources.includes("'unsafe-");
  const isPolicyRight =
    isStrict && (kind === 'document' ? !FOR_INLINE.test(sources) : inline.every(isLet));
  const isWithNexts = others.some(({ attributes }) => IS_NEXTS.test(attributes));
  const areOthersRight = kind === 'document' ? others.length === 0 : isWithNexts;
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(isPolicyRight ? [] : ['policy']),
    ...(scripts.length > others.length && areOthersRight ? [] : ['scripts']),
  ];
}

async function ask(path: string): Promise<Answer | null> {
  const at = globals.server?.address();
  if (!at || typeof at === 'string') return null;
  // The site's own address may lead to another machine.
  const host = at.address === '::' || at.address === '0.0.0.0' ? 'localhost' : at.address;
  const signal = AbortSignal.timeout(LONGEST_MS);
  const answer = await fetch(`http://${host}:${at.port}${path}`, { signal });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { status: answer.status, policy, html: await answer.text() };
}

async function check(): Promise<void> {
  const faults = new Map<string, readonly string[]>();
  for (const kind of ['document', 'app'] as const) {
    const answer = await ask(PAGES[kind]);
    if (answer === null) return;
    const found = faultsOf(kind, answer);
    if (found.length > 0) faults.set(PAGES[kind], found);
  }
  if (faults.size === 0) logger().debug('Pages are served as they should be');
  else
    logger().error(
      { faults: Object.fromEntries(faults) },
      'Pages are not served as they should be',
    );
}

/**
 * Shortly after the start the site requests one page of each kind from itself and logs an error if one is not as it should be, so that
 * a change in Next is noticed before visitors notice it. If it cannot reach itself it logs at debug level only.
 */
export function checkSelfLater(afterMs = AFTER_MS): void {
  const note = () => logger().debug('The site could not ask itself for a page');
  setTimeout(() => void check().catch(note), afterMs).unref();
}
