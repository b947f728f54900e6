import { jsonLdText, keepJsonLd } from '@/components/seo/json-ld-texts';

describe('structured data on its way into the HTML', () => {
  it('is there when its page is written', () => {
    keepJsonLd('a', '{"a":1}');
    expect(jsonLdText('a')).toBe('{"a":1}');
    expect(jsonLdText('b')).toBeUndefined();
  });

  it('makes room for the newest, and one that is used again is new again', () => {
    for (let i = 0; i < 1_000; i += 1) {
      keepJsonLd(`n${i}`, '{}');
      if (i === 500) keepJsonLd('n0', '{}');
    }
    keepJsonLd('last', '{}');
    expect(jsonLdText('a')).toBeUndefined();
    expect(jsonLdText('n0')).toBe('{}');
    expect(jsonLdText('n1')).toBeUndefined();
    expect(jsonLdText('last')).toBe('{}');
  });
});
