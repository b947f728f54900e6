import postcss from 'postcss';

/**
 * The rules of a style sheet, as scripts/critical-styles.mjs picks those of one page from them (docs/decisions/0032). Left out is what
 * nobody sees until the whole sheet is there, a moment after the first paint: what happens under a pointer, transitions, printing.
 * What is drawn by a picture in the sheet is not there until then.
 *
 * - `{ at, rules }`: `@media`, `@layer` and their like, with what is in them
 * - `{ text }`: kept as it is · `{ text, animation }`: kept where something asks for it by this name
 * - `{ selectors, needs, declarations }`: each selector with the classes and elements it needs, as `.name` and `name`
 */

/** Of a moment: none of it is there before the visitor has moved. */
const OF_A_MOMENT = /:(?:hover|active|focus(?!-visible))/;
const LATER =
  /^(?:transition|cursor|will-change|user-select|scroll-(?:behavior|margin|padding)|touch-action|overscroll|-webkit-(?:text-decoration|tap))/;
/** Paper, a system's own colours; and whoever runs no script has the whole sheet from the start. */
const LATER_MEDIA = /^print$|forced-colors|scripting:\s*none/;
/** Icons, in the sheet or beside it. */
const PICTURE = /url\((?:"data:[^"]*"|\/icons\/[^)]*)\)/g;
const NOTHING_TO_SEE = 'linear-gradient(#0000,#0000)';

/** What stands in brackets says what may not be, or may be one of several. */
const withoutBrackets = (selector) => {
  const one = selector.replace(/:(?:is|where)\(([^(),]*)\)/g, '$1');
  let plain = one;
  do {
    selector = plain;
    plain = selector.replace(/\([^()]*\)/g, '');
  } while (plain !== selector);
  return plain.replace(/\[[^\]]*\]/g, '');
};

function needsOf(selector) {
  const plain = withoutBrackets(selector);
  const classes = Array.from(plain.matchAll(/\.((?:\\.|[\w-])+)/g), ([whole]) =>
    whole.replaceAll('\\', ''),
  );
  const elements = plain
    .replace(/[.#](?:\\.|[\w-])+/g, '')
    .replace(/::?[\w-]+/g, '')
    .match(/[a-z][a-z\d-]*/gi);
  return [...classes, ...(elements ?? []).map((name) => name.toLowerCase())];
}

/** Addresses are relative to the sheet's folder; what is taken out of it stands in pages of any path. */
export const withAddressesIn = (folder, text) =>
  text.replace(/url\((["']?)\.\.\//g, (_, quote) => `url(${quote}${folder}/`);

const valueOf = (value, folder) => withAddressesIn(folder, value.replace(PICTURE, NOTHING_TO_SEE));

const isPicture = ({ value }) => value.search(PICTURE) >= 0;

const declarationsOf = (node, folder) =>
  node.nodes
    .filter(({ type, prop }) => type === 'decl' && !LATER.test(prop))
    // Old browsers know a picture's mask by its other name alone, all others by both.
    .filter((declaration) => !(declaration.prop.startsWith('mask') && isPicture(declaration)))
    .map(
      ({ prop, value, important }) =>
        `${prop}:${valueOf(value, folder)}${important ? '!important' : ''}`,
    );

function toRule(node, folder) {
  if (node.type === 'rule') {
    const selectors = node.selectors.filter(
      (selector) => !OF_A_MOMENT.test(selector.replace(/:not\([^()]*\)/g, '')),
    );
    const declarations = declarationsOf(node, folder);
    if (selectors.length === 0 || declarations.length === 0) return [];
    return [{ selectors, needs: selectors.map(needsOf), declarations }];
  }
  if (node.type !== 'atrule') return [];
  const at = `@${node.name} ${node.params}`.trim();
  if (node.name === 'font-face') {
    const text = `${at}{${declarationsOf(node, folder).join(';')}}`;
    // Those that have to be fetched have a place of their own (scripts/one-sheet.mjs).
    return text.includes('url(') ? [] : [{ text }];
  }
  if (node.name === 'starting-style') return [];
  if (node.name.endsWith('keyframes')) return [{ text: node.toString(), animation: node.params }];
  if (!node.nodes) return [{ text: `${at};` }];
  if (node.name === 'media' && LATER_MEDIA.test(node.params)) return [];
  return [{ at, rules: node.nodes.flatMap((child) => toRule(child, folder)) }];
}

/**
 * @param {string} css a style sheet
 * @param {string} folder address of the folder above the sheet's, without a slash at its end
 */
export const criticalRules = (css, folder) =>
  postcss.parse(css).nodes.flatMap((node) => toRule(node, folder));
