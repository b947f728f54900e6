import { matchesEtag } from '@/server/etag.mjs';

describe('If-None-Match', () => {
  it.each([
    ['no header', null, false],
    ['the tag', '"abc"', true],
    ['the tag made weak on the way', 'W/"abc"', true],
    ['one of several', '"x", W/"abc" ,"y"', true],
    ['any', '*', true],
    ['another', '"abd"', false],
    ['without quotes', 'abc', false],
  ])('%s', (_name, header, matches) => {
    expect(matchesEtag(header, '"abc"')).toBe(matches);
    expect(matchesEtag(header, 'W/"abc"')).toBe(matches);
  });

  it('a response without a tag never matches', () => expect(matchesEtag('*', '')).toBe(false));
});
