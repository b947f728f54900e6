import { SITE } from '@/lib/config/site';
import { isUncrawled } from '@/lib/content/addresses/uncrawled';
import { plainPagePolicy } from './content-security-policy';

export type UnavailablePage = {
  readonly heading: string;
  /** The text of the specification's section 8. */
  readonly text: string;
  /** Ways on beside trying again and calling. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
};

/**
 * A whole page in one response, in the site's colours, for when no page can be rendered: no style sheet, font or script to wait for.
 * It contains nothing from a visitor or the feed except a job id, whose characters are validated. Its links leave a frame, for
 * the embedded map.
 */
export function unavailablePage({ heading, text, links }: UnavailablePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} | ${SITE.titleBrand}</title>
<link rel="icon" href="/icon.svg">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/" target="_top"><img src="/art/wordmark.svg" alt="${SITE.brand}" width="141" height="36"></a></header>
<main>
<h1>${heading}</h1>
<div role="alert">
<p>${text}</p>
<p>Call us and we will help: <a href="${SITE.phone.href}">${SITE.phone.text}</a></p>
</div>
<p class="ways"><a class="again" href="">Try again</a> ${links.map(linkTo).join(' ')}</p>
</main>
</body>
</html>
`;
}

function linkTo({ href, text }: UnavailablePage['links'][number]): string {
  const rel = isUncrawled(href) ? ' rel="nofollow"' : '';
  return `<a href="${href}"${rel} target="_top">${text}</a>`;
}

/** The tokens' values (app/tokens.css, app/tokens-night.css), which this page cannot load. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f9f3e9;color:#12332c;font:1.0625rem/1.6 'Instrument Sans',Arial,sans-serif}
header,main{max-width:44rem;margin:0 auto;padding:1.25rem}
header a{display:inline-block}
h1{margin:2rem 0 1.5rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;letter-spacing:-.02em}
[role=alert]{padding:1rem 1.25rem;border-left:.25rem solid #a61b2b;border-radius:.875rem;background:#fcebe9}
[role=alert] p{margin:.25rem 0}
a{color:#235a4c;font-weight:600}
a:focus-visible{outline:.1875rem solid #12332c;outline-offset:.1875rem;border-radius:.375rem}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}
.ways a{padding:.75rem 1.25rem;border-radius:999px;text-decoration:none;border:1px solid #857660}
.ways .again{background:#b63a22;border-color:#b63a22;color:#fff}
:root{color-scheme:light dark}
@media screen and (prefers-color-scheme:dark){body{background:#0f1b19;color:#f1eadf}[role=alert]{border-color:#ffb4ab;background:#45201f}
a{color:#a3d9c2}a:focus-visible{outline-color:#f7c548}.ways a{border-color:#7d958b}.ways .again{background:#ff8a6b;border-color:#ff8a6b;color:#0c2721}}
`.replaceAll('\n', '');

/** The policy that lets this page, and nothing in it but its own style, through. */
export const UNAVAILABLE_POLICY = plainPagePolicy(STYLE);
/** The same where other sites may show it: the embedded map. */
export const UNAVAILABLE_IN_A_FRAME = plainPagePolicy(STYLE, '*');
