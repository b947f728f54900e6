import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${more}>`;
const page = (...names: readonly string[]) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload"/>${names.map((name) => link(name, '/')).join('')}</head><body></body></html>`;

describe('one style sheet', () => {
  const build = mkdtempSync(join(tmpdir(), 'one-sheet-'));
  const chunks = join(build, 'static', 'chunks');
  afterAll(() => rmSync(build, { recursive: true }));

  /** What a page of the build becomes. */
  const inOneSheet = (html: string, distDir = build) =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { inOneSheet, takeOneSheetOf } from './scripts/one-sheet.mjs';
       import './scripts/read-one-sheet.mjs';
       takeOneSheetOf(${JSON.stringify(distDir)});
       process.stdout.write(inOneSheet(${JSON.stringify(html)}).html);`,
    ]).toString();

  /** Writes the one file, and gives back what is said. */
  const write = () =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { writeOneSheet } from './scripts/write-one-sheet.mjs'; writeOneSheet(${JSON.stringify(build)});`,
    ]).toString();

  beforeAll(() => {
    mkdirSync(chunks, { recursive: true });
    mkdirSync(join(build, 'server', 'app'), { recursive: true });
    for (const name of ['a', 'b', 'c', 'd'])
      writeFileSync(join(chunks, `${name}.css`), `.${name}{}`);
    writeFileSync(
      join(chunks, 'b.css'),
      '.b{mask:url(/icons/social.svg)}.c{mask:url(../media/c.png)}',
    );
    writeFileSync(join(build, 'server', 'app', 'index.html'), page('a.css', 'b.css'));
    // As Next notes what a page begins with.
    const saved = join(build, 'server', 'app', 'saved');
    mkdirSync(saved);
    writeFileSync(
      join(saved, 'page_client-reference-manifest.js'),
      'x={"entryCSSFiles":{"/page":[{"path":"static/chunks/b.css"},{"path":"static/chunks/d.css"}]}}',
    );
    write();
    rmSync(saved, { recursive: true });
  });

  it('holds what the sheets hold that pages begin with, those of the home page first, beside them', () => {
    const [one] = readdirSync(chunks).filter((name) => name.length > 'a.css'.length);
    const [, drawing] =
      /^\.a\{\}\n\.b\{mask:url\("data:image\/svg\+xml,(.*)"\)\}\.c\{mask:url\(\.\.\/media\/c\.png\)\}\n\.d\{\}$/.exec(
        readFileSync(join(chunks, one!), 'utf8'),
      )!;
    expect(decodeURIComponent(drawing!).replaceAll("'", '"')).toBe(
      readFileSync('public/icons/social.svg', 'utf8').trim().replace(/\s+/g, ' '),
    );
    expect(inOneSheet(page('a.css', 'b.css', 'c.css'))).toBe(
      page().replace(
        '<link rel="preload"/>',
        `<link rel="stylesheet" href="/_next/static/chunks/${one}"><link rel="preload"/>` +
          link('a.css', ' disabled') +
          link('b.css', ' disabled') +
          link('c.css', '/'),
      ),
    );
    const other = page('c.css', 'b.css', 'a.css').replace('<meta charSet="utf-8"/>', '');
    expect(inOneSheet(other)).toContain(
      `<head><link rel="stylesheet" href="/_next/static/chunks/${one}"><link rel="preload"/>`,
    );
  });

  it('leaves the faces of fonts to the page, which says those it needs with its nonce', () => {
    const core =
      '@font-face{font-family:F;src:url(../media/f.p.woff2)format("woff2");unicode-range:U+20-7E,U+A0;font-display:optional}';
    const local = '@font-face{font-family:H;src:local(Arial)}';
    const rare =
      '@font-face{font-family:R;src:url(../media/r.woff2);unicode-range:U+0141-0144, U+20AC}';
    const other = '@font-face{font-family:G;src:url(../media/g.woff2)format("woff2")}';
    const font =
      '<link rel="preload" href="/_next/static/media/f.p.woff2" as="font" crossorigin=""/>';
    writeFileSync(join(chunks, 'a.css'), `.a{}${core}${local}${rare}${other}`);
    const html = page('a.css', 'b.css').replace('<link rel="preload"/>', font);
    writeFileSync(join(build, 'server', 'app', 'index.html'), html);
    write();
    const withText = (text: string) =>
      inOneSheet(html.replace('</body>', `${text}<script nonce="n1"></script></body>`));
    const shown = withText('Jose');
    const [, name] = /<head>.*?href="\/_next\/static\/chunks\/(\w{8}\.css)">/.exec(shown)!;
    expect(readFileSync(join(chunks, name!), 'utf8')).toContain(`.a{}${other}\n`);
    const first =
      '@font-face{font-family:F;src:url(/_next/static/media/f.p.woff2)format("woff2");font-display:optional}';
    expect(shown).toContain(`${name}"><style nonce="n1">${local}${first}</style>`);
    const inItsPlace = rare.replace('../', '/_next/static/');
    for (const letter of ['Ł', 'ł', 'ń', '€'])
      expect(withText(letter)).toContain(`<style nonce="n1">${local}${inItsPlace}${first}</style>`);
    for (const letter of ['é', 'Ņ', '₫']) expect(withText(letter)).not.toContain(inItsPlace);
  });

  it.each([
    ['none', page()],
    ['others', page('c.css')],
    ['some of them', page('a.css')],
    ['a head of another kind', page('a.css', 'b.css').replace('<head>', '<head id="x">')],
  ])('leaves a page with %s as it is', (_, html) => {
    expect(inOneSheet(html)).toBe(html);
  });

  it('leaves the pages of a build without it as they are', () => {
    const html = page('a.css', 'b.css');
    expect(inOneSheet(html, chunks)).toBe(html);
  });

  it.each([
    ['elsewhere', page('a.css', 'e.css')],
    ['alone', page('a.css')],
    ['none', page()],
  ])('is not made of sheets that are %s, and the build says so', (_, html) => {
    writeFileSync(join(build, 'server', 'app', 'index.html'), html);
    const before = readdirSync(chunks);
    expect(write()).toContain('no style sheet of one file');
    expect(readdirSync(chunks)).toEqual(before);
    expect(inOneSheet(page('a.css', 'b.css'))).toBe(page('a.css', 'b.css'));
  });
});
