import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { criticalRules } from './critical-rules.mjs';
import { FONT, ONE_SHEET, hrefsOf } from './one-sheet.mjs';
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

/**
 * The sheet without the face of the font that every page asks for early, and that face: were it in a sheet that comes after the first
 * paint, words would move as it comes. What it has letters for is told by the font itself.
 */
function withoutFace(css, font) {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const face = faces.find((text) => font && text.includes(`/${basename(font)}`));
  if (!face) return { rest: css, face: null };
  const text = face
    .replace(/url\([^)]*\)/, `url(${font})`)
    .replace(/unicode-range:[^;}]*;?/, '')
    .trim();
  return { rest: css.replace(face, ''), face: text };
}

/** Writes the one file of a build, of the sheets its home page has, if they are where they are looked for. They stay there. */
export function writeOneSheet(distDir) {
  const home = readFileSync(join(distDir, 'server', 'app', 'index.html'), 'utf8');
  const of = hrefsOf(home);
  const files = of.map((href) => join(distDir, href.replace('/_next/', '')));
  const note = (what) => writeFileSync(join(distDir, ONE_SHEET), JSON.stringify(what));
  if (files.length < 2 || !files.every((file) => existsSync(file))) {
    say('build', `no style sheet of one file: ${of.join(', ')} are not there or too few`);
    note({});
    return;
  }
  const css = withIcons(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const { rest, face } = withoutFace(css, FONT.exec(home)?.[1]);
  const name = `${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
  // Addresses in them are relative to their folder.
  writeFileSync(join(dirname(files[0]), name), rest);
  const folder = dirname(of[0]);
  note({ href: `${folder}/${name}`, of, face, rules: criticalRules(rest, dirname(folder)) });
}
