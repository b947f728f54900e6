import { scrubText, withoutQuery } from '@/lib/client/reports/scrub-text';

describe('a text that leaves the browser', () => {
  it.each([
    ['at https://site.example/jobs?from=title%3DRN#top:3', 'at https://site.example/jobs'],
    ['GET /reference?id=42 failed', 'GET /reference failed'],
    ['"/apply/a0X1?utm_source=x" is not valid', '"/apply/a0X1" is not valid'],
    ["no account for jo.o'neil+rn@sub.mail.example!", 'no account for [email]!'],
    ['jo%40mail.example', '[email]'],
    ['call (515) 555-0168 or +1 515-555-0168', 'call [phone] or [phone]'],
    ['5155550168, 515.555.0168', '[phone], [phone]'],
    ['x is undefined', 'x is undefined'],
    ['took 1200 ms, 404, a0X5155550168', 'took 1200 ms, 404, a0X5155550168'],
    ['Is this a question? Yes', 'Is this a question? Yes'],
  ])('%s', (text, scrubbed) => expect(scrubText(text)).toBe(scrubbed));

  it('quotes no field of the page, and hides the longest value first', () => {
    expect(
      scrubText('Unexpected "Whitfield-Jones" of Whitfield, RN', [
        'Whitfield',
        'Whitfield-Jones',
        'RN',
        ' ',
      ]),
    ).toBe('Unexpected "[typed]" of [typed], RN');
  });
});

it('our own file keeps its path', () => {
  expect(withoutQuery('https://site.example/_next/static/chunks/0a.js?dpl=7')).toBe(
    'https://site.example/_next/static/chunks/0a.js',
  );
});
