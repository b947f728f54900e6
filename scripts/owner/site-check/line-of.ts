import { existsSync, readFileSync } from 'node:fs';

/** The file, with the line on which the text stands first, as editors and terminals follow it; the file alone where it stands nowhere. */
export function lineOf(file: string, text: string): string {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = text === '' ? -1 : source.indexOf(text);
  return at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`;
}
