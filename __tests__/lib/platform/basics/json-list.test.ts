import fc from 'fast-check';
import { costsAtMost } from '@/__tests__/support/cost';
import { createListReader } from '@/lib/platform/basics/json-list';

/** Reads a list's text in pieces of `size` bytes, as a connection splits them. */
function readInPieces(text: string, size: number): readonly unknown[] {
  const bytes = Buffer.from(text).subarray(1);
  const reader = createListReader();
  for (let at = 0; at < bytes.length; at += size) reader.read(bytes.subarray(at, at + size));
  return reader.end();
}

it('reads what JSON.parse reads, wherever the connection splits it', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), (list, size) => {
      const text = JSON.stringify(list);
      expect(readInPieces(text, size)).toEqual(JSON.parse(text));
      const spacious = ` ${JSON.stringify(list, null, 2)}\n`.trimStart();
      expect(readInPieces(spacious, size)).toEqual(JSON.parse(text));
    }),
  );
});

it.each(['["a\\"]","b"]', '["\\\\",{"x":"}]"}]', '[ ]', '["→ ✓ 🩺"]', '[[1,[2]],{}]', '[null,0]'])(
  '%s, byte by byte',
  (text) => {
    expect(readInPieces(text, 1)).toEqual(JSON.parse(text));
  },
);

it.each([
  '[',
  '[1',
  '[1,',
  '[1,]',
  '[,1]',
  '[1 2]',
  '[1]]',
  '[1] and more',
  '["a]',
  '[{"a":1]',
  '[}]',
  '[tru]',
])('%s is not a list', (text) => {
  expect(() => readInPieces(text, 3)).toThrow(SyntaxError);
});

it.each([
  ['a text of 5 MB', JSON.stringify('🌾'.repeat(1_250_000)), true],
  ['a text of 9 MB', JSON.stringify('x'.repeat(9_000_000)), false],
  ['200,000 numbers', JSON.stringify(Array.from({ length: 200_000 }, (_, at) => at)), false],
  ['a text of 1,100,000 line breaks', `"${'\n'.repeat(1_100_000)}"`, false],
  ['a text of 1,100,000 escapes', `"${'\\n'.repeat(1_100_000)}"`, false],
  ['64 brackets', '['.repeat(64) + ']'.repeat(64), true],
  ['65 brackets', '['.repeat(65) + ']'.repeat(65), false],
])('%s takes no other record with it', (_name, large, isRead) => {
  const text = `[{"Id":"a"},${large},{"Id":"b"}]`;
  for (const size of [60_000, text.length]) {
    const [before, between, ...after] = readInPieces(text, size);
    expect([before, after]).toEqual([{ Id: 'a' }, [{ Id: 'b' }]]);
    expect(JSON.stringify(between) === large).toBe(isRead);
  }
});

it.each([1, 49, 50, 51, 100, 120])('hands %d items over as they come, fifty at once', (count) => {
  const list = Array.from({ length: count }, (_, at) => ({ at }));
  const handed: (readonly unknown[])[] = [];
  const reader = createListReader({ drain: (items) => handed.push(items), every: 50 });
  reader.read(Buffer.from(JSON.stringify(list).slice(1)));
  const left = reader.end();
  expect(handed.map(({ length }) => length)).toEqual(
    Array.from({ length: Math.floor((count - 1) / 50) }, () => 50),
  );
  expect([...handed.flat(), ...left]).toEqual(list);
});

it('a list cut off after some items were handed over is not complete', () => {
  const reader = createListReader({ drain: () => {}, every: 2 });
  reader.read(Buffer.from('1,2,3,'));
  expect(() => reader.end()).toThrow(SyntaxError);
  const trailing = createListReader({ drain: () => {}, every: 2 });
  expect(() => trailing.read(Buffer.from('1,2,]'))).toThrow(SyntaxError);
});

it('reads control characters that were not escaped in a text, wherever the connection splits it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary-ascii' }), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (texts, size) => {
        const list = texts.map((text) => ({ [text]: `\n\t\u0000"\\${text}` }));
        const raw = JSON.stringify(list, null, 2).replaceAll(
          /\\\\|\\([bfnrt]|u00[01].)/g,
          (escape, control?: string) => (control ? String(JSON.parse(`"${escape}"`)) : escape),
        );
        expect(readInPieces(raw, size)).toEqual(list);
      },
    ),
  );
});

it.each([
  ['a broken escape', '{"Id":"bad","city":"C:\\x"}'],
  ['a line break behind a backslash', '{"Id":"bad","city":"a\\\nb"}'],
  ['a control character outside of a text', '{"Id":"bad",\u0001"city":"Boise"}'],
  ['a quotation mark in a text', '{"Id":"bad","title":"a 5" wound","city":"Boise"}'],
  ['no comma', '{"Id":"bad" "city":"Boise"}'],
  ['a brace too many', '{"Id":"bad"}}'],
  ['no closing brace', '{"Id":"bad","city":"Boise"'],
  ['no closing quotation mark', '{"Id":"bad","city":"Boise}'],
  ['no comma behind it', '{"Id":"bad"}{"Id":"good"}'],
  ['two commas behind it', '{"Id":"bad"},'],
])('a record with %s refuses the list', (_name, bad) => {
  for (const list of [`[${bad},{"Id":"good"}]`, `[{"Id":"good"},${bad}, {"Id":"good"}]`])
    for (const size of [1, 7, 1_000]) expect(() => readInPieces(list, size)).toThrow(SyntaxError);
});

it('a list that is cut off is refused, wherever it is cut', () => {
  const text = JSON.stringify([
    { Id: 'a1', at: { x: [1] } },
    { Id: 'a2', city: 'Tulsa' },
  ]);
  for (let end = 1; end < text.length; end += 1)
    expect(() => readInPieces(text.slice(0, end), 9)).toThrow(SyntaxError);
});

it('a record that is no UTF-8 is read as Windows-1252, the others as UTF-8', () => {
  const reader = createListReader();
  reader.read(Buffer.from('{"city":"Cañon"},', 'utf8'));
  reader.read(Buffer.from('{"city":"Ca\xf1on \x96 d\x92Alene"}]', 'latin1'));
  expect(reader.end()).toEqual([{ city: 'Cañon' }, { city: 'Cañon – d’Alene' }]);
});

describe('a list eight times as long costs far less than its square', () => {
  /** Characters read. */
  const LENGTH = 50_000;

  function reading(part: string, length: number): () => void {
    const text = `[{"a":1},${part.repeat(Math.ceil(length / part.length))}`;
    return () => {
      try {
        readInPieces(text, 4_096);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
    };
  }

  it.each([
    ' ',
    '1,',
    '"',
    '[',
    '\\',
    '"\n",',
    '"\n',
    '{"a":1},',
    '{"a":"\n"},',
    '{"l":[{"x":1},',
    '[{"Record_Id":"x","List":[ {"a":1} ,',
  ])('of %j', (part) => {
    expect(costsAtMost(32, reading(part, 8 * LENGTH), reading(part, LENGTH))).toBe(true);
  });
});
