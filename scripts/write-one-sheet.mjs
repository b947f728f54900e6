import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ONE_SHEET, hrefsOf } from './one-sheet.mjs';
import { say } from './say.mjs';

/** An icon that is smaller than what asking for it costs (bytes). */
const SMALL = 1_024;

/** The sheet with the small ones of `public/icons/` in it: they are in the first screen of nearly every page. */
const withIcons = (css) =>
  css.replace(/url\((\/icons\/[\w-]+\.svg)\)/g, (url, address) => {
    const drawing = readFileSync(join('public', address), 'utf8').trim();
    if (drawing.length > SMALL) return url;
    // A line that ends within it would end what a browser takes for the sheet.
    const text = drawing.replace(/\s+/g, ' ').replaceAll('"', "'");
    return `url("data:image/svg+xml,${text.replace(/[%#\\]/g, encodeURIComponent)}")`;
  });

/** Writes the one file of a build, of the sheets its home page has, if they are where they are looked for. They stay there. */
export function writeOneSheet(distDir) {
  const of = hrefsOf(readFileSync(join(distDir, 'server', 'app', 'index.html'), 'utf8'));
  const files = of.map((href) => join(distDir, href.replace('/_next/', '')));
  const note = (what) => writeFileSync(join(distDir, ONE_SHEET), JSON.stringify(what));
  if (files.length < 2 || !files.every((file) => existsSync(file))) {
    say('build', `no style sheet of one file: ${of.join(', ')} are not there or too few`);
    note({});
    return;
  }
  const content = withIcons(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 8)}.css`;
  // Addresses in them are relative to their folder.
  writeFileSync(join(dirname(files[0]), name), content);
  note({ href: `${dirname(of[0])}/${name}`, of });
}
