import fc from 'fast-check';
import {
  formatReceipt,
  readReceipt,
  receiptHref,
  receiptOf,
} from '@/lib/domain/application/receipt';

describe('a receipt', () => {
  it('is ten unambiguous characters, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 32 }), (bytes) => {
        const code = receiptOf(bytes);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
        expect(readReceipt(formatReceipt(code).toLowerCase())).toBe(code);
      }),
    );
  });

  it.each([
    ['K7Q2M-8XWRD', 'K7Q2M8XWRD'],
    [' k7q2m 8xwrd ', 'K7Q2M8XWRD'],
    ['OIL00-00000', '0110000000'],
    ['K7Q2M-8XWR', null],
    ['K7Q2M-8XWRU', null],
    ['../../etc', null],
    [7, null],
  ])('is read however it is written: %s', (text, code) => expect(readReceipt(text)).toBe(code));

  it('has a page', () => expect(receiptHref('K7Q2M8XWRD')).toBe('/application/K7Q2M-8XWRD'));
});
