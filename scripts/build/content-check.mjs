import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { findNodeAtLocation, parse, parseTree, printParseErrorCode } from 'jsonc-parser';

const FOLDER = 'content';
const SCHEMAS = join(FOLDER, 'schema');
const STRICT = { allowTrailingComma: false, disallowComments: true };

const jsonFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === SCHEMAS ? [] : jsonFiles(path);
    return entry.name.endsWith('.json') ? [path] : [];
  });

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

/** Converts a path of ajv's (`/reviews/3/rating`) to the segments that jsonc-parser expects. */
const segments = (pointer, value) => {
  let at = value;
  return pointer
    .split('/')
    .slice(1)
    .map((coded) => {
      const key = coded.replaceAll('~1', '/').replaceAll('~0', '~');
      const segment = Array.isArray(at) ? Number(key) : key;
      at = at?.[segment];
      return segment;
    });
};

/** What is wrong, in words for the owner. */
function inWords({ keyword, params, parentSchema, message }) {
  if (keyword === 'additionalProperties')
    return `'${params.additionalProperty}' is not known here: fix its spelling or remove it`;
  if (keyword === 'required') return `'${params.missingProperty}' is missing`;
  if (keyword === 'enum') return `has to be one of ${params.allowedValues.join(', ')}`;
  return parentSchema.description ? `has to be ${parentSchema.description}` : message;
}

function makeChecker() {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });
  addFormats(ajv);
  for (const name of readdirSync(SCHEMAS)) {
    const schema = JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
    ajv.addSchema(schema, name);
  }
  return ajv;
}

/** One error per mistake: keeps `anyOf` instead of the errors of its parts, and drops `if`, which only repeats that a branch failed. */
function worthSaying(errors) {
  const either = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ instancePath }) => instancePath);
  return errors.filter(
    ({ keyword, instancePath }) =>
      keyword !== 'if' && (keyword === 'anyOf' || !either.includes(instancePath)),
  );
}

const IN_FOLDERS = { specialties: 'specialty', legal: 'legal-text' };

/** A file's schema follows from its location, not from its first line, which may have been copied from another file. */
function schemaOf(file) {
  const name = `${IN_FOLDERS[basename(dirname(file))] ?? basename(file, '.json')}.schema.json`;
  const up = relative(dirname(file), SCHEMAS).split(sep).join('/');
  return { name, address: `${up.startsWith('.') ? up : `./${up}`}/${name}` };
}

/** What JSON allows and a page does not: a name that occurs twice in an object, an id or a slug twice in a list. */
function saidTwice(node) {
  const repeated = (nodes, words) => {
    const seen = new Set();
    return nodes
      .filter(({ value }) => seen.size === seen.add(value).size)
      .map(({ offset, value }) => ({ offset, words: words(value) }));
  };
  const inner = node.children ?? [];
  const own =
    node.type === 'object'
      ? repeated(
          inner.map(({ children: [name] }) => name),
          (name) => `'${name}' appears twice: the second hides the first`,
        )
      : ['id', 'slug'].flatMap((key) =>
          repeated(
            inner.flatMap((entry) =>
              entry.type === 'object' ? (findNodeAtLocation(entry, [key]) ?? []) : [],
            ),
            (value) => `${key}: another entry is '${value}' too`,
          ),
        );
  return [...own, ...inner.flatMap(saidTwice)];
}

/** Photographs that are referenced but missing. */
function photosMissing(node) {
  if (node.type === 'property') {
    const [name, { value, offset }] = node.children;
    if (name.value === 'src' && !existsSync(join('public', value)))
      return [{ offset, words: `there is no file public${value}` }];
  }
  return (node.children ?? []).flatMap(photosMissing);
}

/** Reviews dated in the future, which pages would call today's. One day ahead is allowed: it is already that day somewhere. */
function daysToCome(node) {
  if (node.type === 'property') {
    const [name, { value, offset }] = node.children;
    if (name.value === 'writtenOn' && Date.parse(value) > Date.now() + A_DAY)
      return [{ offset, words: `${value} is in the future` }];
  }
  return (node.children ?? []).flatMap(daysToCome);
}

const A_DAY = 86_400_000;

function problemsOf(file, ajv) {
  const place = { file: file.split(sep).join('/') };
  const text = readFileSync(file, 'utf8');
  if (text.startsWith('\uFEFF'))
    return [
      { ...place, line: 1, text: 'begins with an invisible mark (BOM): save it as plain UTF-8' },
    ];
  const at = (offset, words) => ({ ...place, line: lineAt(text, offset), text: words });
  const unread = [];
  const value = parse(text, unread, STRICT);
  if (unread.length > 0) {
    const [{ error, offset }] = unread;
    const what = printParseErrorCode(error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return [at(offset, `not JSON: ${what.toLowerCase()} here, or just before`)];
  }
  const { name, address } = schemaOf(file);
  const validate = ajv.getSchema(name);
  if (!validate) return [at(0, `content/schema has no ${name} for it`)];
  if (value?.$schema !== address)
    return [at(0, `its first line has to be "$schema": "${address}"`)];
  const tree = parseTree(text, [], STRICT);
  const twice = saidTwice(tree).map(({ offset, words }) => at(offset, words));
  if (validate(value))
    return [
      ...twice,
      ...[...photosMissing(tree), ...daysToCome(tree)].map(({ offset, words }) =>
        at(offset, words),
      ),
    ];
  const wrong = worthSaying(validate.errors).map((error) => {
    const path = segments(error.instancePath, value);
    const extra = error.keyword === 'additionalProperties' ? error.params.additionalProperty : null;
    const node = findNodeAtLocation(tree, extra === null ? path : [...path, extra]);
    const place = path.join(' › ');
    return at(node?.offset ?? 0, place ? `${place}: ${inWords(error)}` : inWords(error));
  });
  return [...twice, ...wrong];
}

/**
 * Problems in `content/` that would break a page, each with its file and line (docs/decisions/0050).
 * @returns {{ file: string, line: number, text: string }[]} in the order of files and lines; empty if there are none
 */
export function contentProblems() {
  const ajv = makeChecker();
  return jsonFiles(FOLDER)
    .sort()
    .flatMap((file) => problemsOf(file, ajv).sort((a, b) => a.line - b.line));
}

/** In the format of compilers, so that many editors and terminals can jump to the place. */
export const problemLine = ({ file, line, text }) => `${file}:${line} ${text}`;
