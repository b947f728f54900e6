import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${more}>`;
const page = (...names: readonly string[]) =>
  `<!DOCTYPE html><html><head>${names.map((name) => link(name, '/')).join('')}</head><body></body></html>`;

describe('one style sheet', () => {
  const build = mkdtempSync(join(tmpdir(), 'one-sheet-'));
  const chunks = join(build, 'static', 'chunks');
  afterAll(() => rmSync(build, { recursive: true }));

  /** What a page of the build becomes. */
  const inOneSheet = (html: string, distDir = build) =>
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { inOneSheet, readOneSheet } from './scripts/one-sheet.mjs';
       readOneSheet(${JSON.stringify(distDir)});
       process.stdout.write(inOneSheet(${JSON.stringify(html)}));`,
    ]).toString();

  beforeAll(() => {
    mkdirSync(chunks, { recursive: true });
    mkdirSync(join(build, 'server', 'app'), { recursive: true });
    for (const name of ['a', 'b', 'c']) writeFileSync(join(chunks, `${name}.css`), `.${name}{}`);
    writeFileSync(
      join(chunks, 'b.css'),
      '.b{mask:url(/icons/clock.svg)}.c{mask:url(../media/c.png)}',
    );
    writeFileSync(join(build, 'server', 'app', 'index.html'), page('a.css', 'b.css'));
    execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { writeOneSheet } from './scripts/one-sheet.mjs'; writeOneSheet(${JSON.stringify(build)});`,
    ]);
  });

  it('holds what the home page’s sheets hold, in their order, beside them', () => {
    const [one] = readdirSync(chunks).filter((name) => name.length > 'a.css'.length);
    const [, drawing] =
      /^\.a\{\}\n\.b\{mask:url\("data:image\/svg\+xml,(.*)"\)\}\.c\{mask:url\(\.\.\/media\/c\.png\)\}$/.exec(
        readFileSync(join(chunks, one!), 'utf8'),
      )!;
    expect(decodeURIComponent(drawing!).replaceAll("'", '"')).toBe(
      readFileSync('public/icons/clock.svg', 'utf8').trim(),
    );
    expect(inOneSheet(page('a.css', 'b.css', 'c.css'))).toBe(
      page().replace(
        '<head>',
        `<head><link rel="stylesheet" href="/_next/static/chunks/${one}">` +
          link('a.css', ' disabled') +
          link('b.css', ' disabled') +
          link('c.css', '/'),
      ),
    );
  });

  it.each([
    ['none', page()],
    ['others', page('c.css')],
    ['some of them', page('a.css')],
    ['them in another order', page('b.css', 'a.css')],
  ])('leaves a page with %s as it is', (_, html) => {
    expect(inOneSheet(html)).toBe(html);
  });

  it('leaves the pages of a build without it as they are', () => {
    const html = page('a.css', 'b.css');
    expect(inOneSheet(html, chunks)).toBe(html);
  });
});
