import colors from '@/lib/config/painted-colors.json' with { type: 'json' };
import { SITE } from '@/lib/config/site';
import { isUncrawled } from '@/lib/content/addresses/uncrawled';
import { plainPagePolicy } from './content-security-policy';

export type UnavailablePage = {
  readonly heading: string;
  /** The text of the specification's section 8. */
  readonly text: string;
  /** Links to offer besides trying again and calling. */
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
<header><a href="/" target="_top"><picture><source media="screen and (prefers-color-scheme:dark)" srcset="/art/wordmark-night.svg"><img src="/art/wordmark.svg" alt="${SITE.brand}" width="141" height="36"></picture></a></header>
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

/** The colour tokens' values, inlined because this page loads no style sheet. */
const { day, night } = colors;
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:${day['color-ground']};color:${day['color-ink']};font:1.0625rem/1.6 'Instrument Sans',Arial,sans-serif}
header,main{max-width:44rem;margin:0 auto;padding:1.25rem}
header a{display:inline-block}
h1{margin:2rem 0 1.5rem;font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;letter-spacing:-.02em}
[role=alert]{padding:1rem 1.25rem;border-left:.25rem solid ${day['color-danger']};border-radius:.875rem;background:${day['color-danger-bg']}}
[role=alert] p{margin:.25rem 0}
a{color:${day['color-link']};font-weight:600}
a:focus-visible{outline:.1875rem solid ${day['color-ink']};outline-offset:.1875rem;border-radius:.375rem}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}
.ways a{padding:.75rem 1.25rem;border-radius:999px;text-decoration:none;border:1px solid ${day['color-line-strong']}}
.ways .again{background:${day['color-action-hover']};border-color:${day['color-action-hover']};color:${day['color-action-ink']}}
:root{color-scheme:light dark}
@media screen and (prefers-color-scheme:dark){body{background:${night['color-ground']};color:${night['color-ink']}}[role=alert]{border-color:${night['color-danger']};background:${night['color-danger-bg']}}
a{color:${night['color-link']}}a:focus-visible{outline-color:${night['color-accent']}}.ways a{border-color:${night['color-line-strong']}}.ways .again{background:${night['color-action']};border-color:${night['color-action']};color:${night['color-action-ink']}}}
`.replaceAll('\n', '');

/** The policy of this page, which allows its own style and images of the site, and nothing else. */
export const UNAVAILABLE_POLICY = plainPagePolicy(STYLE);
/** The same for a page that other sites may show: the embedded map. */
export const UNAVAILABLE_IN_A_FRAME = plainPagePolicy(STYLE, '*');
