import { gunzipSync } from 'node:zlib';
import { finishPage, withoutFramework } from '@/lib/server/pages/finished-page';

const LEFT = `<script type="application/ld+json">{"@type":"Organization"}</script><script type="module" src="/_next/static/site/site-A1.js"></script>`;
/** A page as Next 16 renders it, shortened. */
const page = (kind: string) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="preload" href="/f.woff2" as="font"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script></head><body><main id="main" data-kind="${kind}"><p>&lt;script&gt;</p></main>${LEFT}<script id="_R_">(globalThis["TURBOPACK"]||[]).push({})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<b>\\u003c/b>"])</script></body></html>`;

describe('Next’s scripts', () => {
  it('are removed from a document, which keeps its text, its JSON data and the one script', () => {
    expect(withoutFramework(page('document'))).toBe(
      `<!DOCTYPE html><html lang="en"><head><link rel="preload" href="/f.woff2" as="font"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body><main id="main" data-kind="document"><p>&lt;script&gt;</p></main>${LEFT}</body></html>`,
    );
  });

  it('stay in other pages, whatever their text says', () => {
    for (const html of [
      page('app'),
      '<main id="main">data-kind=&quot;document&quot;</main><script>self.x=1</script>',
    ])
      expect(withoutFramework(html)).toBe(html);
  });

  const whole = page('document');

  it('are removed from a document without an end, and all text stays', () => {
    const html = withoutFramework(whole.replace('</body></html>', ''));
    expect(html).toContain('<p>&lt;script&gt;</p>');
    expect(html).toContain(LEFT);
    expect(html).not.toContain('__next_f');
  });

  it('are removed if those that carry data are missing', () => {
    const html = withoutFramework(whole.replace(/<script>[^<]*__next_f.*?<\/script>/g, ''));
    expect(html).toBe(withoutFramework(whole));
  });

  it('of an unknown shape run, and nothing else is lost', () => {
    const strange = whole.replace('<script id="_R_">', '<script data-new-in-17 type="text/x">');
    const html = withoutFramework(strange);
    expect(html).toContain('<p>&lt;script&gt;</p>');
    expect(html).toContain(LEFT);
  });

  it.each([
    ['no end', '<!DOCTYPE html><body><main data-kind="document">words</main>'],
    ['no scripts', '<!DOCTYPE html><main data-kind="document">words</main></body>'],
    ['a script that has no end', '<main data-kind="document">words</main><script>self.x=1'],
  ])('a document with %s is unchanged', (_, html) => {
    expect(withoutFramework(html)).toBe(html);
  });
});

describe('a finished page', () => {
  const made = (html: string, headers = {}) => ({ status: 200, headers, body: Buffer.from(html) });
  const policy = (html: string) => ({ 'content-security-policy': `policy of ${html}` });

  it('has the headers of its HTML as visitors get it, and those of Next that are its own', () => {
    const lean = '<main data-kind="document">A</main>';
    const next = { link: '</font>; rel=preload', 'x-robots-tag': 'noindex', 'x-powered-by': 'N' };
    const page = finishPage(made(`${lean}<script>self.x=1</script>`, next), policy);
    expect(page).toMatchObject({ status: 200, html: Buffer.from(lean) });
    expect(page.headers).toEqual({
      'content-security-policy': `policy of ${lean}`,
      link: '</font>; rel=preload',
      'x-robots-tag': 'noindex',
    });
  });

  it('has the same tag for the same page, and another for another policy', () => {
    const tag = (html: string, text: string) =>
      finishPage(made(html), () => ({ 'content-security-policy': text })).etag;
    expect(tag('a', 'p')).toBe(tag('a', 'p'));
    expect(tag('a', 'p')).not.toBe(tag('b', 'p'));
    expect(tag('a', 'p')).not.toBe(tag('a', 'q'));
  });

  it('is compressed once', async () => {
    const page = finishPage(made('A'), policy);
    expect(gunzipSync(await page.gzipped()).toString()).toBe('A');
    expect(page.gzipped()).toBe(page.gzipped());
  });
});
