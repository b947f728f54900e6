import fc from 'fast-check';
import { isBrokenItem } from '@/lib/platform/basics/broken-item';
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
  trailing.read(Buffer.from('1,2,]'));
  expect(() => trailing.end()).toThrow(SyntaxError);
});

describe('a record that is not JSON costs itself alone', () => {
  const good = (n: number) => JSON.stringify({ Record_Id: `a${n}`, city: 'Tulsa', at: { x: n } });
  const BROKEN: readonly (readonly [string, string])[] = [
    ['a raw line break', '{"Record_Id":"bad","Jobdescriptionrich":"one\ntwo"}'],
    ['a raw tab', '{"Record_Id":"bad","city":"a\tb"}'],
    ['a NUL', '{"Record_Id":"bad","city":"a\u0000b"}'],
    ['a broken escape', '{"Record_Id":"bad","city":"C:\\x"}'],
    ['half an escape', '{"Record_Id":"bad","city":"\\u12"}'],
    ['one quotation mark', '{"Record_Id":"bad","title":"a 5" wound","city":"Boise"}'],
    ['one in the last text', '{"Record_Id":"bad","city":"Boise","title":"5" wound"}'],
    ['one before an object', '{"Record_Id":"bad","title":"5" wound","at":{"x":1}}'],
    ['one before null', '{"Record_Id":"bad","title":"5" wound","at":null}'],
    ['two of them', '{"Record_Id":"bad","title":"a "float" RN"}'],
    ['a list’s end between two', '{"Record_Id":"bad","title":"a "b] c" RN"}'],
    ['a record’s end between two', '{"Record_Id":"bad","title":"a "b} c" RN"}'],
    ['no comma', '{"Record_Id":"bad" "city":"Boise"}'],
    ['a comma too many', '{"Record_Id":"bad",}'],
    ['a brace too many', '{"Record_Id":"bad"}}'],
    ['no closing brace', '{"Record_Id":"bad","city":"Boise"'],
    ['no closing brace of an object', '{"Record_Id":"bad","at":{"x":1}'],
    ['no opening brace', '"Record_Id":"bad","city":"Boise"}'],
    ['no closing quotation mark', '{"Record_Id":"bad","city":"Boise}'],
    ['no opening quotation mark', '{"Record_Id":"bad","city":Boise"}'],
    ['no colon', '{"Record_Id":"bad","city""Boise"}'],
    ['no value', '{"Record_Id":"bad","city":}'],
    ['a list of records', '{"Record_Id":"bad","t":"\\x","l":[{"Id":"b"},{"Id":"c"},{"Id":"d"}]}'],
    ['behind such a list', '{"Record_Id":"bad","l":[{"Id":"b"},{"Id":"c"},{"Id":"d"}],"t":"\\x"}'],
    ['within such a list', '{"Record_Id":"bad","l":[{"Id":"b"},{"Id":"c","t":"\\x"},{"Id":"d"}]}'],
    ['NaN', '{"Record_Id":"bad","Contract_Length":NaN}'],
    ...['ends } here, ok', '6" } x, y', '6" } ] x', '6" { x', '6" [ x', '6" ] x'].flatMap((text) =>
      ['5" tall', '"tall"', 'tall'].map((before): readonly [string, string] => [
        `${text} behind ${before}`,
        `{"Record_Id":"bad","c":"${before} ","d":"${text}","e":\\x}`,
      ]),
    ),
    ['a bracket that opens in its text', '{"Record_Id":"bad","c":"a "b [ c" d"}'],
    ['a brace that opens in its text', '{"Record_Id":"bad","c":"a "b { c" d"}'],
    ['a list that opens in its text', '{"Record_Id":"bad","c":"a "b [{ c" d"}'],
  ];
  const places = [0, 1, 2, 4] as const;

  it.each(BROKEN)('%s', (_name, bad) => {
    for (const place of places) {
      for (const separator of [',', ', ', ',\n  ']) {
        const items = [1, 2, 3, 4].map(good).toSpliced(place, 0, bad);
        for (const size of [1, 7, 64, 10_000]) {
          const read = readInPieces(`[${items.join(separator)}]`, size);
          expect(read.map(isBrokenItem)).toEqual(items.map((_, at) => at === place));
          expect(read.filter((item) => !isBrokenItem(item))).toEqual(
            [1, 2, 3, 4].map((n) => JSON.parse(good(n)) as unknown),
          );
          expect(read[place]).toMatchObject({
            position: place + 1,
            text: expect.stringContaining('"bad"'),
          });
        }
      }
    }
  });

  it('what is left behind a comma in its text is no record', () => {
    const text = `[${good(1)},{"Record_Id":"bad","title":"a "b}, c" RN"},${good(2)},${good(3)}]`;
    for (const size of [1, 9, 10_000])
      expect(readInPieces(text, size).map((item) => isBrokenItem(item))).toEqual([
        false,
        true,
        false,
        false,
      ]);
  });

  it.each([
    `${good(1)}${good(2)},${good(3)}`,
    `${good(1)} ${good(2)}\n${good(3)}`,
    `${good(1)},,${good(2)},${good(3)},`,
    `${good(1)}, ,\n,${good(2)},${good(3)}, ,`,
  ])('commas too few or too many between records cost none: %j', (text) => {
    for (const size of [1, 9, 10_000])
      expect(readInPieces(`[${text}]`, size)).toEqual([1, 2, 3].map((n) => JSON.parse(good(n))));
  });

  it('a list in it without an end or a beginning costs no other record, also far behind it', () => {
    const others = Array.from({ length: 200 }, (_, n) => good(n));
    for (const bad of [
      '{"Id":"bad","l":[{"x":\\x},{"y":1}',
      '{"Id":"bad","t":\\x,"l":[{"x":1}',
      '{"Id":"bad","l":[{"x":1},{"y":2}}',
      '{"Id":"bad","l":{"x":1},{"y":2}]}',
    ]) {
      const read = readInPieces(`[${[bad, ...others].join(',')}]`, 1_000);
      const kept = others.filter((item) => read.some((one) => JSON.stringify(one) === item));
      expect(kept).toHaveLength(others.length);
    }
  });

  describe('a list in it that does not end, with nothing else wrong', () => {
    const record = (n: number) =>
      JSON.stringify({ Id: `a${n}`, city: 'Ames', state: 'IA', pay: `$${n}`, tags: [{ x: n }] });
    const others = Array.from({ length: 60 }, (_, n) => record(n));
    it.each([
      '{"Id":"bad","city":"Ames","state":"IA","pay":"$1","tags":[{"x":1}',
      '{"Id":"bad","city":"Ames","state":"IA","pay":"$1","tags":[{"x":1},{"x":2},{"x":3}',
      '{"Id":"bad","city":"Ames","state":"IA","pay":"$1","tags":[{"Id":"i1"},{"Id":"i2"},{"Id":"i3"}}',
      '{"Id":"bad","city":"Ames","state":"IA","pay":"$1","tags":[{"Id":"i1"},{"Id":"i2"},{"Id":"i3"}]',
    ])('costs that record, and no part of it becomes one: %s', (bad) => {
      for (const at of [0, 1, 30, 59])
        for (const size of [7, 100_000]) {
          const items = [...others.slice(0, at), bad, ...others.slice(at)];
          const read = readInPieces(`[${items.join(',')}]`, size);
          const whole = read
            .filter((item) => !isBrokenItem(item))
            .map((item) => JSON.stringify(item));
          expect(others.filter((item) => !whole.includes(item))).toEqual([]);
          if (at > 0) expect(whole).toHaveLength(others.length);
          expect(read.filter(isBrokenItem).length).toBeGreaterThan(0);
        }
    });

    it('is not taken for a list that is cut off in a record, which stays unreadable', () => {
      const text = `[${others.join(',')},{"Id":"last","city":"Ames","state":"IA","pay":"$1","tags":[{"x":1}]`;
      for (const size of [7, 100_000]) expect(() => readInPieces(text, size)).toThrow(SyntaxError);
    });
  });

  it('several of them, one after the other', () => {
    // Behind another broken one, a record without its opening brace is a part of it.
    const all = BROKEN.map(([, bad]) => bad).filter((bad) => bad.startsWith('{'));
    const text = `[${all.join(',')},${good(1)}]`;
    const read = readInPieces(text, 11);
    expect(read.at(-1)).toEqual(JSON.parse(good(1)));
    expect(read.filter(isBrokenItem)).toHaveLength(all.length);
  });

  it('texts that end like a record are texts', () => {
    const list = ['},{', '}, {', ' },{ '].flatMap((text) => [
      { a: text, b: text },
      { a: text },
      [{ a: text }, { b: [{ c: text }, { d: 1 }] }],
    ]);
    for (const size of [1, 3, 1_000])
      expect(readInPieces(JSON.stringify(list), size)).toEqual(list);
  });

  it('any one damaged text costs at most its record', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary-ascii' }), { minLength: 3, maxLength: 6 }),
        fc.constantFrom('\n', '\t', '\\x', '\\', '\u0001'),
        fc.nat(),
        (texts, damage, seed) => {
          const items = texts.map((text, n) => JSON.stringify({ Id: `a${n}`, text }));
          const place = seed % items.length;
          items[place] = `{"Id":"a${place}","text":"x${damage}y"}`;
          const read = readInPieces(`[${items.join(',')}]`, 5);
          expect(read).toHaveLength(items.length);
          expect(isBrokenItem(read[place])).toBe(true);
        },
      ),
    );
  });

  it('any signs of JSON anywhere in one record cost at most it and a neighbour', () => {
    const signs = fc
      .array(fc.constantFrom(...'"{}[],:\\ x'), { minLength: 1, maxLength: 6 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(
        signs,
        fc.nat(4),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 200 }),
        fc.boolean(),
        (damage, place, at, size, isSpacious) => {
          const items = [0, 1, 2, 3, 4].map((n) =>
            JSON.stringify({ Record_Id: `a${n}`, city: 'Tulsa, OK', at: { x: [n, { y: 1 }] } }),
          );
          const bad = items[place] ?? '';
          const cut = Math.min(at, bad.length - 1);
          items[place] = `${bad.slice(0, cut)}${damage}${bad.slice(cut)}`;
          const read = readInPieces(`[${items.join(isSpacious ? ' , ' : ',')}]`, size);
          const kept = items.filter(
            (item, n) => n !== place && read.some((one) => JSON.stringify(one) === item),
          );
          expect(kept.length).toBeGreaterThanOrEqual(3);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('a list that is cut off stays unreadable, wherever it is cut', () => {
    const text = `[${[1, 2, 3].map(good).join(',')}]`;
    for (let end = 1; end < text.length; end += 1)
      expect(() => readInPieces(text.slice(0, end), 9)).toThrow(SyntaxError);
  });

  it('a record that is no UTF-8 is read as Windows-1252, the others as UTF-8', () => {
    const reader = createListReader();
    reader.read(Buffer.from('{"city":"Cañon"},', 'utf8'));
    reader.read(Buffer.from('{"city":"Ca\xf1on \x96 d\x92Alene"}]', 'latin1'));
    expect(reader.end()).toEqual([{ city: 'Cañon' }, { city: 'Cañon – d’Alene' }]);
  });
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
    ',',
    ', ',
    ' ',
    '"',
    '{',
    '[',
    '\\',
    '{"a":1},',
    '{"a":1},,,',
    '{"a":1}',
    '{"a":"',
    '{"a":{"b":',
    '{"l":[{"x":1},',
    '{"x":1},{"l":[{"y":1},{"y":1},',
    '{"t":\\x,"l":[{"x":1},',
    '{"t":\\x,"l":[{"x":1},{"x":1},{"x":1}]},',
    '{"l":[{"x":1},{"y":"},',
    '[{"x":1},{"x":',
    '"a\\"",',
    '{ "a',
  ])('of %j', (part) => {
    expect(costsAtMost(32, reading(part, 8 * LENGTH), reading(part, LENGTH))).toBe(true);
  });
});
