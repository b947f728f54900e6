import { existsSync, readFileSync } from 'node:fs';

/** The file and the first line that contains the text, in the form editors and terminals follow; the file alone if no line does. */
export function lineOf(file: string, text: string): string {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = text === '' ? -1 : source.indexOf(text);
  return at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`;
}
