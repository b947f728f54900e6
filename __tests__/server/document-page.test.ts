import { isDocument, withoutFramework } from '@/server/document-page.mjs';

const LEFT = `<script type="application/ld+json">{"@type":"Organization"}</script><script type="module" src="/_next/static/site/site-A1.js"></script>`;
/** A page as Next 16 renders it, shortened. */
const page = (kind: string) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="preload" href="/f.woff2" as="font"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script></head><body><main id="main" data-kind="${kind}"><p>&lt;script&gt;</p></main>${LEFT}<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<b>\\u003c/b>"])</script></body></html>`;

it('a document keeps its text, its JSON data and the one script', () => {
  const html = page('document');
  expect(isDocument(html)).toBe(true);
  expect(withoutFramework(html)).toBe(
    `<!DOCTYPE html><html lang="en"><head><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body><main id="main" data-kind="document"><p>&lt;script&gt;</p></main>${LEFT}</body></html>`,
  );
});

it('other pages are not recognised as documents, whatever their text says', () => {
  expect(isDocument(page('app'))).toBe(false);
  expect(isDocument('<main id="main">data-kind=&quot;document&quot;</main>')).toBe(false);
});

describe('fails open', () => {
  const whole = page('document');

  it('without its end: Next’s parts are removed all the same, and all text stays', () => {
    const html = withoutFramework(whole.replace('</body></html>', ''));
    expect(html).toContain('<p>&lt;script&gt;</p>');
    expect(html).toContain(LEFT);
    expect(html).not.toContain('__next_f');
  });

  it('without the scripts that carry data: the others are removed', () => {
    const html = withoutFramework(whole.replace(/<script>[^<]*__next_f.*?<\/script>/g, ''));
    expect(html).toBe(withoutFramework(whole));
  });

  it('with scripts of an unknown shape: they run, and nothing else is lost', () => {
    const strange = whole.replace('<script id="_R_">', '<script data-new-in-17 type="text/x">');
    const html = withoutFramework(strange);
    expect(html).toContain('<p>&lt;script&gt;</p>');
    expect(html).toContain(LEFT);
  });
});

it.each([
  ['no end', '<!DOCTYPE html><body><main data-kind="document">words</main>'],
  ['no scripts', '<!DOCTYPE html><main data-kind="document">words</main></body>'],
  ['a script that has no end', '<main data-kind="document">words</main><script>self.x=1'],
])('a page with %s is unchanged', (_, html) => {
  expect(withoutFramework(html)).toBe(html);
});
