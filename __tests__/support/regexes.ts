import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A regular expression of the sources. */
export type Found = { readonly where: string; readonly source: string; readonly flags: string };

/** Where text from outside arrives: the platform's, an address, a form, a file, a header. */
const FOLDERS = ['app', 'components', 'elements', 'lib', 'server'];
const FILES = ['middleware.ts', 'instrumentation.ts'];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.(?:ts|tsx|mjs)$/.test(path) ? [path] : [];
  });
}

/** The text of an expression that is made of literals and of constants of its own file; null if it needs more. */
function textOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, constants);
  if (ts.isTaggedTemplateExpression(node)) return rawTextOf(node, constants);
  if (ts.isTemplateExpression(node))
    return joined(
      node.templateSpans.map(({ expression, literal }) => [expression, literal.text]),
      node.head.text,
      constants,
    );
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value ? textOf(value, constants) : null;
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return patternOf(node.expression, constants)?.source ?? null;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, constants), textOf(node.right, constants)];
    return left === null || right === null ? null : left + right;
  }
  return null;
}

function rawTextOf(
  { tag, template }: ts.TaggedTemplateExpression,
  constants: ReadonlyMap<string, ts.Expression>,
): string | null {
  if (tag.getText() !== 'String.raw') return null;
  const raw = (part: ts.TemplateLiteralLikeNode) => part.rawText ?? part.text;
  if (ts.isNoSubstitutionTemplateLiteral(template)) return raw(template);
  return joined(
    template.templateSpans.map(({ expression, literal }) => [expression, raw(literal)]),
    raw(template.head),
    constants,
  );
}

function joined(
  spans: readonly (readonly [ts.Expression, string])[],
  head: string,
  constants: ReadonlyMap<string, ts.Expression>,
): string | null {
  let whole = head;
  for (const [expression, literal] of spans) {
    const text = textOf(expression, constants);
    if (text === null) return null;
    whole += text + literal;
  }
  return whole;
}

/** The pattern of a literal, of `new RegExp`, or of a constant that is one; null for anything else. */
function patternOf(
  node: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): { source: string; flags: string } | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value ? patternOf(value, constants) : null;
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [pattern, flags] = node.arguments ?? [];
  const source = pattern ? textOf(pattern, constants) : null;
  return source === null ? null : { source, flags: flags ? (textOf(flags, constants) ?? '') : '' };
}

/** Every regular expression of the product's sources, and the places of those that are put together from more than constants. */
export function regexesOfTheSources(): { found: readonly Found[]; unread: readonly string[] } {
  const found: Found[] = [];
  const unread: string[] = [];
  for (const path of [...FOLDERS.flatMap(filesUnder), ...FILES]) {
    const file = ts.createSourceFile(
      path,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const constants = new Map<string, ts.Expression>();
    const visit = (node: ts.Node, act: (node: ts.Node) => void): void => {
      act(node);
      node.forEachChild((child) => visit(child, act));
    };
    visit(file, (node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        constants.set(node.name.text, node.initializer);
    });
    visit(file, (node) => {
      const isPattern =
        ts.isRegularExpressionLiteral(node) ||
        (ts.isNewExpression(node) && node.expression.getText() === 'RegExp');
      if (!isPattern) return;
      const where = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      const pattern = patternOf(node, constants);
      if (pattern) found.push({ where, ...pattern });
      else unread.push(where);
    });
  }
  return { found, unread };
}

/** Where in the sources a module is just building an expression. */
function callerOf(stack: string): string | null {
  for (const [, path = '', line = ''] of stack.matchAll(
    /\(?((?:\/|[A-Z]:\\)[^\s():]+):(\d+):\d+\)?$/gm,
  )) {
    const file = relative(process.cwd(), path);
    if (!file.startsWith('__tests__') && !file.includes('node_modules')) return `${file}:${line}`;
  }
  return null;
}

/** The expressions built with `new RegExp` at these places ('lib/x.ts:7') as their modules are loaded, each once. */
export function regexesBuiltAt(places: readonly string[]): readonly Found[] {
  const built = new Map<string, Found>();
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      const expression = new target(pattern, flags);
      const where = callerOf(new Error().stack ?? '');
      if (where !== null && places.includes(where))
        built.set(`${where} ${expression}`, {
          where,
          source: expression.source,
          flags: expression.flags,
        });
      return expression;
    },
  });
  try {
    jest.isolateModules(() => {
      for (const path of new Set(places.map((place) => place.replace(/:\d+$/, ''))))
        jest.requireActual(join(process.cwd(), path));
    });
  } finally {
    globalThis.RegExp = Native;
  }
  return [...built.values()];
}
