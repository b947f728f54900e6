import { readXml } from '@/lib/server/applications/read-xml';

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => bytes(`${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`);
const row = (count: number) => bytes(`<all>${'<a/>'.repeat(count)}</all>`);

describe('how much of an XML part is read', () => {
  it.each([
    ['as deep as any part of Office', nested(16)],
    ['as long as a very long document’s', row(9_999)],
  ])('%s: all of it', (_, part) => {
    expect(readXml(part).length).toBeGreaterThan(15);
  });

  it.each([
    ['deeper', nested(17)],
    ['a thousand times deeper, and never closed', bytes('<a>'.repeat(60_000))],
    ['longer', row(10_000)],
  ])('%s: none, and the reading stops there', (_, part) => {
    expect(() => readXml(part)).toThrow('too much to read');
  });
});
