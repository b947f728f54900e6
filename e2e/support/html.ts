const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string) =>
  text.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => decode(found));

/** An address without its origin: a cached page has the origin of the build. */
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '') || '/';

const textOf = (html: string) =>
  decode(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

export type Html = {
  readonly title: string;
  readonly description: string;
  /** 'index' unless the head says otherwise. */
  readonly robots: string;
  /** Path and query; null without one. */
  readonly canonical: string | null;
  /** The text of its h1. */
  readonly heading: string;
  /** The text of the page, without its scripts. */
  readonly text: string;
  readonly links: readonly string[];
  /** Those that ask not to be followed. */
  readonly unfollowed: readonly string[];
  readonly blocks: readonly unknown[];
};

/** What a crawler that runs no script reads in a page's first HTML. Head entries count only in the head. */
export function readHtml(html: string): Html {
  const head = html.slice(0, html.indexOf('</head>'));
  const body = html.slice(head.length).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '');
  const canonical = all(head, /<link rel="canonical" href="([^"]*)"/g)[0];
  return {
    title: all(head, /<title>([^<]*)<\/title>/g).join(' + '),
    description: all(head, /<meta name="description" content="([^"]*)"/g).join(' + '),
    robots: all(head, /<meta name="robots" content="([^"]*)"/g).join(' + ') || 'index',
    canonical: canonical === undefined ? null : pathOf(canonical),
    heading: textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(body)?.[1] ?? ''),
    text: textOf(body),
    links: all(body, /<a\b[^>]*?\shref="([^"]*)"/g),
    unfollowed: all(body, /<a\b(?=[^>]*\srel="[^"]*\bnofollow)[^>]*?\shref="([^"]*)"/g),
    blocks: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  };
}

/** The type of a block of structured data. */
export const typeOf = (block: unknown): unknown =>
  typeof block === 'object' && block !== null ? Reflect.get(block, '@type') : undefined;

/** The addresses a sitemap or its index names. */
export const locsOf = (xml: string): readonly string[] => all(xml, /<loc>([^<]*)<\/loc>/g);
