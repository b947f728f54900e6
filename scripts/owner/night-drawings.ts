import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'public/art';
const NIGHT_FILE = /^(.+)-night\.svg$/;
/** The colours of the night, in a night file. For screens alone: paper stays light. */
const NIGHT_RULES = /<style>(@media screen\{.*\})<\/style>/s;

/**
 * A drawing by night: the day's whole file, and the rules that colour it.
 * @param day the SVG by day
 * @param night the present SVG by night, whose rules are kept
 * @throws Error if the night file has no rules
 */
export function nightDrawing(day: string, night: string, file = 'A night file'): string {
  const [, rules] = NIGHT_RULES.exec(night) ?? [];
  if (!rules)
    throw new Error(`${file} needs <style>@media screen{…}</style> with the colours of the night`);
  return day.trimEnd().replace(/<\/svg>$/, () => `<style>${rules}</style></svg>\n`);
}

/** The drawings that have a night file: the paths of both. */
export function drawingPairs(): { readonly day: string; readonly night: string }[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const [, name] = NIGHT_FILE.exec(file) ?? [];
      return name ? [{ day: `${FOLDER}/${name}.svg`, night: `${FOLDER}/${file}` }] : [];
    });
}

/** Draws each night file again from its day's file. Its own colours stay. */
export function makeNightDrawings(): { readonly path: string; readonly bytes: number }[] {
  return drawingPairs().map(({ day, night }) => {
    const svg = nightDrawing(readFileSync(day, 'utf8'), readFileSync(night, 'utf8'), night);
    writeFileSync(night, svg);
    return { path: night, bytes: Buffer.byteLength(svg) };
  });
}
