import 'server-only';
import { ownValue } from '@/lib/domain/basics/own-value';
import { createHash } from 'node:crypto';
import { PUBLIC } from '@/lib/config/public';
import { PAGE_FADE } from '@/lib/content/pages/page-fade';
import { FILTER_FOLD_SCRIPT } from '@/lib/domain/query/filter-fold';
import { logger } from '@/lib/server/process/log';

type Directives = Readonly<Record<string, readonly string[]>>;
/** The browser settings that name another host. */
export type PolicySettings = Pick<
  typeof PUBLIC,
  | 'recaptchaV3SiteKey'
  | 'recaptchaV2SiteKey'
  | 'emailjsPublicKey'
  | 'emailjsOrigin'
  | 'hostedReferenceUrl'
  | 'hostedCandidateReferenceUrl'
  | 'hostedUploadUrl'
  | 'mapTileUrl'
  | 'gtmId'
  | 'sentryDsn'
>;

const CAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
/** The embedded map of a town (components/map/city-map.tsx). */
const TOWN_MAP = 'https://www.google.com';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The origin of a tile address, whose host may contain a `{s}` that stands for one of several. */
const tileOrigin = (address: string) =>
  originOf(address.replace(/\{s\}/, 'any-of-them')).map((origin) =>
    origin.replace('any-of-them', '*'),
  );
const originOf = (address: string | null) => (address ? [new URL(address).origin] : []);

/** Which hosts a page may load from: this site, and those that the settings name. */
function directivesFor(settings: PolicySettings): Directives {
  const captcha = settings.recaptchaV3SiteKey || settings.recaptchaV2SiteKey ? CAPTCHA : [];
  const tagManager = settings.gtmId ? [TAG_MANAGER] : [];
  const analytics = settings.gtmId ? [TAG_MANAGER, ...ANALYTICS] : [];
  const hosted = [
    settings.hostedReferenceUrl,
    settings.hostedCandidateReferenceUrl,
    settings.hostedUploadUrl,
  ].flatMap(originOf);
  const mail = settings.emailjsPublicKey
    ? originOf(settings.emailjsOrigin ?? 'https://api.emailjs.com')
    : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captcha, ...tagManager],
    'style-src': ["'self'", sha256(PAGE_FADE)],
    'img-src': ["'self'", 'data:', ...tileOrigin(settings.mapTileUrl), ...analytics],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...captcha, ...mail, ...analytics, ...originOf(settings.sentryDsn)],
    'frame-src': [TOWN_MAP, ...captcha, ...hosted],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Responses that are not pages load nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Next's and React's own inline scripts. What is in the parentheses must be data and nothing else. */
const FRAMEWORK_SCRIPTS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
  /^self\.__next_f\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
];
const INLINE_SCRIPT =
  /<script(?![^<>]*\ssrc=)([^<>]*)>([^<]*(?:<(?!\/?script\b)[^<]*)*)<\/script>/g;
const IS_DATA = /\stype="application\/(?:ld\+)?json"/;

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What may run in a cached page: the framework's scripts and our own one. */
const isAllowedScript = (script: string) =>
  script === FILTER_FOLD_SCRIPT ||
  FRAMEWORK_SCRIPTS.some((shape) => {
    const [, payload] = shape.exec(script.trim()) ?? [];
    return payload !== undefined && isData(payload);
  });

type FramedBy = 'nobody' | 'anyone';
const framing = (by: FramedBy): Directives => (by === 'anyone' ? { 'frame-ancestors': ['*'] } : {});

/** A policy's text, with more sources for one directive. */
function toText(directives: Directives, more: Directives = {}): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...new Set(sources), ...(ownValue(more, name) ?? [])].join(' '),
    )
    .join('; ');
}

/**
 * The Content-Security-Policy of pages. Pages that are rendered once and cached carry hashes of the framework's own inline scripts
 * and of our own one, but not of anything else that may have got into them; a document has none; pages rendered for one request carry
 * a nonce (docs/decisions/0003).
 */
export class PagePolicy {
  readonly #directives: Directives;
  readonly #unknown: (script: string) => void;

  constructor(
    settings: PolicySettings = PUBLIC,
    unknown = (script: string) =>
      logger().error(
        { script: script.slice(0, 80) },
        'A page holds an inline script that is not the framework’s: it will not run',
      ),
  ) {
    this.#directives = directivesFor(settings);
    this.#unknown = unknown;
  }

  /** The policy of a cached page: its HTML is searched for the framework's scripts, of which a document has none. */
  ofHtml(html: string, framedBy: FramedBy = 'nobody'): string {
    const hashes = new Set<string>();
    for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
      if (IS_DATA.test(attributes)) continue;
      if (isAllowedScript(script)) hashes.add(sha256(script));
      else this.#unknown(script);
    }
    return toText({ ...this.#directives, ...framing(framedBy) }, { 'script-src': [...hashes] });
  }

  /** The policy of a page rendered for this one request. */
  withNonce(nonce: string, framedBy: FramedBy = 'nobody'): string {
    const own = [`'nonce-${nonce}'`];
    return toText(
      { ...this.#directives, ...framing(framedBy) },
      { 'script-src': [...own, sha256(FILTER_FOLD_SCRIPT)], 'style-src': own },
    );
  }
}

/** The policy of a self-contained page with one style element and no script (lib/server/gate/unavailable-page.ts). */
export const plainPagePolicy = (style: string, framedBy: "'none'" | '*' = "'none'") =>
  `default-src 'none'; img-src 'self'; style-src ${sha256(style)}; base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy}`;
