import { readJson } from '@/lib/platform/http/response-body';

const LIST = [{ city: 'Cañon', title: 'Children’s RN' }, { city: 'Café – “résumé”' }];
const PLAIN = [{ city: 'Café résumé' }];

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
/** The bytes of a text in the alphabet of Windows, for characters it shares with Latin-1. */
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Reads an answer whose body arrives in pieces of `size` bytes. */
async function read(bytes: Buffer, contentType: string | null, size = 5): Promise<unknown> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
  const response = new Response(body);
  if (contentType !== null) response.headers.set('content-type', contentType);
  return (await readJson(response, 1_000_000)).value;
}

describe('an answer is read in the alphabet that it declares', () => {
  it.each([
    ['none', null],
    ['UTF-8', 'application/json; charset=UTF-8'],
    ['one nobody knows', 'application/json; charset=klingon'],
    ['an empty one', 'application/json; charset='],
  ])('%s: UTF-8', async (_name, type) => {
    expect(await read(Buffer.from(JSON.stringify(LIST)), type)).toEqual(LIST);
  });

  it.each(['ISO-8859-1', 'iso-8859-1', '"windows-1252"', 'latin1'])('%s', async (charset) => {
    const type = `application/json;charset=${charset}`;
    expect(await read(latin1(JSON.stringify(PLAIN)), type)).toEqual(PLAIN);
    expect(await read(latin1('[{"city":"d\x92Alene"}]'), type)).toEqual([{ city: 'd’Alene' }]);
    expect(await read(latin1(JSON.stringify({ data: PLAIN })), type)).toEqual({ data: PLAIN });
  });

  it.each(['utf-16le', 'utf-16'])('%s', async (charset) => {
    const bytes = Buffer.from(JSON.stringify(LIST), 'utf16le');
    expect(await read(bytes, `application/json; charset=${charset}`)).toEqual(LIST);
  });

  it('UTF-16 that says so in its first two bytes alone', async () => {
    const text = `\uFEFF${JSON.stringify(LIST)}`;
    expect(await read(Buffer.from(text, 'utf16le'), 'application/json')).toEqual(LIST);
    expect(await read(utf16be(text), null, 1_000)).toEqual(LIST);
  });

  it('letters of Windows in an answer that should be UTF-8', async () => {
    expect(await read(latin1('[{"city":"Caf\xe9"}]'), 'application/json')).toEqual([
      { city: 'Café' },
    ]);
  });
});
