import fc from 'fast-check';
import { serializeJsonLd } from '@/lib/seo/structured-data/json-ld';

describe('structured data in a script element (SD-01)', () => {
  it('escapes what could end the element or a line', () => {
    expect(serializeJsonLd({ a: '</script><!-- & \u2028\u2029' })).toBe(
      '{"a":"\\u003c/script\\u003e\\u003c!-- \\u0026 \\u2028\\u2029"}',
    );
  });

  it('parses to the same value, for any value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (data) => {
        const text = serializeJsonLd(data);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
