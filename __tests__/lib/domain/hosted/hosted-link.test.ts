import fc from 'fast-check';
import { hostedLink, readHostedId } from '@/lib/domain/hosted/hosted-link';

it.each<[string | null, string | null]>([
  ['a0KVf000000DBHqMAO', 'a0KVf000000DBHqMAO'],
  ['r-7_done', 'r-7_done'],
  ['  003Vf00000abcde \n', '003Vf00000abcde'],
  ['x'.repeat(64), 'x'.repeat(64)],
])('%j is an id', (value, id) => {
  expect(readHostedId(value)).toEqual({ kind: 'id', id });
});

it.each([null, '', '   '])('%j is no id (HF-03)', (value) => {
  expect(readHostedId(value)).toEqual({ kind: 'missing' });
});

it.each(['a b', 'a/b', '../x', '<b>', 'a&id=b', 'ä', 'x'.repeat(65), '%41', 'undefined?'])(
  '%j is not a valid id',
  (value) => {
    expect(readHostedId(value)).toEqual({ kind: 'bad' });
  },
);

it.each([
  ['https://forms.test/reference', 'id', 'https://forms.test/reference?id=r-7'],
  [
    'https://forms.test/r?form=12#top',
    'contactId',
    'https://forms.test/r?form=12&contactId=r-7#top',
  ],
  ['https://forms.test/r?recordId=old', 'recordId', 'https://forms.test/r?recordId=r-7'],
])('%s is opened with its own parameter for the id (HF-01, HF-02)', (address, name, href) => {
  expect(hostedLink(address, name, 'r-7')).toEqual({ href, origin: 'https://forms.test' });
});

it('no text leads to another origin, or adds a parameter', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readHostedId(text);
      if (read.kind !== 'id') return;
      const url = new URL(hostedLink('https://forms.test/r', 'id', read.id).href);
      expect(url.origin + url.pathname).toBe('https://forms.test/r');
      expect([...url.searchParams]).toEqual([['id', text.trim()]]);
    }),
  );
});
