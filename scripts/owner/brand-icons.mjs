import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The brand's mark on its own square: every icon is made from it. */
const SOURCE = 'app/icon.svg';
/** Browsers without SVG icons take the size they need from one file. */
const FAVICON_SIZES = [16, 32, 48];

/** The mark on a square without rounded corners, for systems that cut their own shape; `share` is the mark's share of the width. */
function fullBleed(svg, share) {
  const inset = (48 * (1 - share)) / 2;
  const [, ground, mark] = /^<svg[^>]*>(<rect[^>]*\/>)(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (!ground || !mark) throw new Error(`${SOURCE} is not a ground with a mark on it`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${ground.replace(/ rx="\d+"/, '')}<g transform="translate(${inset} ${inset}) scale(${share})">${mark}</g></svg>`;
}

const toPng = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48, effort: 10 })
    .toBuffer();

/** An .ico file: a table of sizes, and a PNG for each. */
function toIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [row, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * row;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/**
 * Draws the favicon, the touch icon, and the manifest's four icons: unchanged, and for systems that cut a circle (the mark stays
 * within 80 %).
 */
export async function makeIcons() {
  const svg = await readFile(SOURCE, 'utf8');
  const favicons = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({ size, png: await toPng(svg, size) })),
  );
  const files = [
    ['app/favicon.ico', toIco(favicons)],
    ['app/apple-icon.png', await toPng(fullBleed(svg, 0.86), 180)],
    ['public/icons/app-192.png', await toPng(svg, 192)],
    ['public/icons/app-512.png', await toPng(svg, 512)],
    ['public/icons/app-maskable-192.png', await toPng(fullBleed(svg, 0.8), 192)],
    ['public/icons/app-maskable-512.png', await toPng(fullBleed(svg, 0.8), 512)],
  ];
  for (const [path, bytes] of files) await writeFile(path, bytes);
  return files.map(([path, bytes]) => ({ path, bytes: bytes.length }));
}
