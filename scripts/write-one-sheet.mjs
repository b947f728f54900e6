import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { criticalRules, withAddressesIn } from './critical-rules.mjs';
import { FONT, ONE_SHEET, hrefsOf } from './one-sheet.mjs';
import { say } from './say.mjs';

/** An icon that is smaller than what asking for it costs (bytes). */
const SMALL = 1_024;
/** A style sheet in what Next notes of a page. */
const SHEET_OF_NOTE = /static\/chunks\/[\w.~-]+\.css/g;

/** The sheet with the small ones of `public/icons/` in it: they are in the first screen of nearly every page. */
const withIcons = (css) =>
  css.replace(/url\((\/icons\/[\w-]+\.svg)\)/g, (url, address) => {
    const drawing = readFileSync(join('public', address), 'utf8').trim();
    if (drawing.length > SMALL) return url;
    // A line that ends within it would end what a browser takes for the sheet.
    const text = drawing.replace(/\s+/g, ' ').replaceAll('"', "'");
    return `url("data:image/svg+xml,${text.replace(/[%#\\]/g, encodeURIComponent)}")`;
  });

/** The letters of a range of a face, as between the brackets of a regular expression; null where it has no plain range. */
function lettersOf(face) {
  const [, range = ''] = /unicode-range:([^;}]*)/.exec(face) ?? [];
  if (!/^(?:\s*U\+[\dA-F]+(?:-[\dA-F]+)?,?)+$/i.test(range)) return null;
  return range
    .replace(/[\s,]|U\+/gi, ' ')
    .replace(/[\dA-F]+/gi, '\\u{$&}')
    .replaceAll(' ', '');
}

/**
 * The sheet without the faces of fonts that pages say themselves, and those: were they in a sheet that comes after the first paint,
 * every line would be measured anew as it comes.
 * - `first`: that of the font every page asks for early; what it has letters for is told by the font itself
 * - `local`: those of fonts that are on the device
 * - `rare`: `{ text, letters }`, those for the pages that have one of their letters
 */
function withoutFaces(css, font, folder) {
  const faces = { first: null, local: '', rare: [] };
  const rest = css.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    const text = withAddressesIn(folder, face);
    const letters = lettersOf(face);
    if (font && face.includes(`/${basename(font)}`)) {
      faces.first = text.replace(/unicode-range:[^;}]*;?/, '').trim();
    } else if (!face.includes('url(')) faces.local += text;
    else if (letters) faces.rare.push({ text, letters });
    else return face;
    return '';
  });
  return { rest, faces };
}

/** The sheets that pages begin with, by what Next notes of each. */
function sheetsOfPages(folder) {
  const notes = readdirSync(folder, { recursive: true }).filter((name) =>
    name.endsWith('page_client-reference-manifest.js'),
  );
  return notes
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(SHEET_OF_NOTE) ?? [])
    .map((file) => `/_next/${file}`);
}

/**
 * Writes the one file of a build, of the sheets that its pages begin with, those of the home page first, if they are where they are
 * looked for. They stay there.
 */
export function writeOneSheet(distDir) {
  const pages = join(distDir, 'server', 'app');
  const home = readFileSync(join(pages, 'index.html'), 'utf8');
  const of = [...new Set([...hrefsOf(home), ...sheetsOfPages(pages)])];
  const files = of.map((href) => join(distDir, href.replace('/_next/', '')));
  const note = (what) => writeFileSync(join(distDir, ONE_SHEET), JSON.stringify(what));
  if (files.length < 2 || !files.every((file) => existsSync(file))) {
    say('build', `no style sheet of one file: ${of.join(', ')} are not there or too few`);
    note({});
    return;
  }
  const css = withIcons(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const folder = dirname(of[0]);
  const { rest, faces } = withoutFaces(css, FONT.exec(home)?.[1], dirname(folder));
  const name = `${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
  // Addresses in them are relative to their folder.
  writeFileSync(join(dirname(files[0]), name), rest);
  note({ href: `${folder}/${name}`, of, faces, rules: criticalRules(css, dirname(folder)) });
}
