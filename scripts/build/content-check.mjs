import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
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

/** Where a path of ajv's (`/reviews/3/rating`) stands, as jsonc-parser asks for it. */
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

/** What is wrong, in an owner's words. */
function inWords({ keyword, params, parentSchema, message }) {
  if (keyword === 'additionalProperties')
    return `'${params.additionalProperty}' is not known here: a slip of the pen, or one thing too many`;
  if (keyword === 'required') return `'${params.missingProperty}' is missing`;
  if (keyword === 'enum') return `has to be one of ${params.allowedValues.join(', ')}`;
  return parentSchema.description ? `has to be ${parentSchema.description}` : message;
}

function makeChecker() {
  const ajv = new Ajv({ allErrors: true, verbose: true });
  addFormats(ajv);
  for (const name of readdirSync(SCHEMAS)) {
    const schema = JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
    ajv.addSchema(schema, name);
  }
  return ajv;
}

/** The innermost errors: what `anyOf` says of a value says also that none of its parts fits. */
function told(errors) {
  const either = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ instancePath }) => instancePath);
  return errors.filter(
    ({ keyword, instancePath }) => keyword === 'anyOf' || !either.includes(instancePath),
  );
}

function problemsOf(file, ajv) {
  const text = readFileSync(file, 'utf8');
  const at = (offset, words) => ({
    file: file.split(sep).join('/'),
    line: lineAt(text, offset),
    text: words,
  });
  const unread = [];
  const value = parse(text, unread, STRICT);
  if (unread.length > 0) {
    const [{ error, offset }] = unread;
    const what = printParseErrorCode(error).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return [at(offset, `not JSON: ${what.toLowerCase()} here, or just before`)];
  }
  const named = typeof value?.$schema === 'string' ? resolve(dirname(file), value.$schema) : '';
  const schema = relative(SCHEMAS, named);
  const validate = named && existsSync(named) && ajv.getSchema(schema);
  if (!validate) return [at(0, 'its first line has to name a "$schema" of content/schema')];
  if (validate(value)) return [];
  const tree = parseTree(text, [], STRICT);
  return told(validate.errors).map((error) => {
    const path = segments(error.instancePath, value);
    const extra = error.keyword === 'additionalProperties' ? error.params.additionalProperty : null;
    const node = findNodeAtLocation(tree, extra === null ? path : [...path, extra]);
    const place = path.join(' › ');
    return at(node?.offset ?? 0, place ? `${place}: ${inWords(error)}` : inWords(error));
  });
}

/**
 * What in `content/` would not make a page, each with its file and line (docs/decisions/0050).
 * @returns {{ file: string, line: number, text: string }[]} in the order of files and lines; none where all is well
 */
export function contentProblems() {
  const ajv = makeChecker();
  return jsonFiles(FOLDER)
    .sort()
    .flatMap((file) => problemsOf(file, ajv).sort((a, b) => a.line - b.line));
}

/** As compilers say it: many editors and terminals lead to such a place. */
export const problemLine = ({ file, line, text }) => `${file}:${line} ${text}`;
