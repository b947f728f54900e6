import fc from 'fast-check';
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

it('gives up on an item that does not end', () => {
  const reader = createListReader();
  const megabyte = Buffer.alloc(1024 * 1024, 'x');
  reader.read(Buffer.from('"'));
  expect(() => {
    for (let n = 0; n < 10; n += 1) reader.read(megabyte);
  }).toThrow(SyntaxError);
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
