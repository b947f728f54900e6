/**
 * A page's data, which React takes it over with, is all of the page a second time: as long as it stands in the HTML, the first
 * screen waits for it (docs/decisions/0032). Works on the HTML as Next makes it.
 */

/** Next's own note that data follows, and the pieces of it. */
const BEGIN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const PIECE = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;
const TEXT = 1;

function parse(piece) {
  try {
    return JSON.parse(piece);
  } catch {
    return [];
  }
}

/**
 * @param {string} html a whole page
 * @returns the page without its data, and the data; all of the page and no data where some of it is written in another way
 */
export function withoutData(html) {
  const pieces = Array.from(html.matchAll(PIECE), ([, piece]) => parse(piece));
  if (!html.includes(BEGIN) || pieces.some(([kind]) => kind !== TEXT))
    return { rest: html, data: '' };
  return {
    rest: html.replace(BEGIN, '').replace(PIECE, ''),
    data: pieces.map(([, text]) => text).join(''),
  };
}
