import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

/** A text that grows: a beginning, a part that is repeated, and an end that keeps the expression from matching. */
export type Pump = { readonly before: string; readonly part: string; readonly after: string };

/** Fewer repetitions cannot be slow. */
const MANY = 10;
const ENDS = ['', '\u0001', '\n!'];
const COMMON = [...' aA5-._/<>"\'&:;,\n\t$@#?=(){}[]|+*\\é•–\u0301\uD800'];

const isOne = (node: AST.Node): node is AST.CharacterSet | AST.CharacterClass | AST.Character =>
  node.type === 'CharacterSet' || node.type === 'CharacterClass' || node.type === 'Character';

function matches(node: AST.Node, text: string, flags: string): boolean {
  return new RegExp(`^(?:${node.raw})$`, flags.replace(/[gy]/g, '')).test(text);
}

/** The shortest way through a part of an expression, with each repetition made once. */
function sampleOf(node: AST.Node, flags: string): string {
  if (node.type === 'Character') return String.fromCodePoint(node.value);
  if (isOne(node)) return COMMON.find((text) => matches(node, text, flags)) ?? '';
  if (node.type === 'Quantifier')
    return sampleOf(node.element, flags).repeat(node.max === 0 ? 0 : Math.max(node.min, 1));
  if (node.type === 'Group' || node.type === 'CapturingGroup' || node.type === 'Pattern')
    return node.alternatives[0] ? sampleOf(node.alternatives[0], flags) : '';
  if (node.type === 'Alternative')
    return node.elements.map((element) => sampleOf(element, flags)).join('');
  return '';
}

/** What comes before a node, within all that encloses it. */
function beforeOf(node: AST.Node, flags: string): string {
  const { parent } = node;
  if (!parent || parent.type === 'RegExpLiteral') return '';
  if (parent.type !== 'Alternative') return beforeOf(parent, flags);
  const at = parent.elements.indexOf(node as AST.Element);
  const here = parent.elements.slice(0, at).map((element) => sampleOf(element, flags));
  return beforeOf(parent, flags) + here.join('');
}

/** The ways to go once through what a quantifier repeats; for a single character, several that it takes. */
function partsOf({ element }: AST.Quantifier, flags: string, used: readonly string[]): string[] {
  if (isOne(element))
    return [...used, ...COMMON].filter((text) => matches(element, text, flags)).slice(0, 4);
  if (element.type !== 'Group' && element.type !== 'CapturingGroup')
    return [sampleOf(element, flags)];
  return element.alternatives.map((alternative) => sampleOf(alternative, flags));
}

/**
 * Texts that would make an expression slow if anything in it could: each repetition of it, begun and never ended; each beginning of a
 * match, again and again; each of its characters.
 */
export function pumpsOf(source: string, flags: string): readonly Pump[] {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, unicode);
  const used: string[] = [];
  const parts = new Map<string, string>();
  const add = (before: string, part: string) =>
    part !== '' && parts.set(`${before}\0${part}`, before);
  const quantifiers: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => void used.push(String.fromCodePoint(value)),
    onQuantifierEnter: (node) => void (node.max >= MANY && quantifiers.push(node)),
  });
  const characters = [...new Set(used)];
  for (const quantifier of quantifiers)
    for (const part of partsOf(quantifier, flags, characters))
      add(beforeOf(quantifier, flags), part);
  for (const alternative of pattern.alternatives) {
    const sample = [...sampleOf(alternative, flags)];
    for (let length = 1; length <= Math.min(sample.length, 12); length += 1)
      add('', sample.slice(0, length).join(''));
    add('', sample.slice(0, -1).join(''));
  }
  for (const character of characters.slice(0, 8)) add('', character);
  return [...parts].flatMap(([key, before]) =>
    ENDS.map((after) => ({ before, part: key.slice(before.length + 1), after })),
  );
}

export const grown = ({ before, part, after }: Pump, times: number): string =>
  before + part.repeat(times) + after;
