import fc from 'fast-check';
import { editPhone, formatPhone, mayBeForeign, phoneProblem } from '@/lib/forms/phone';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const tenDigits = fc.stringMatching(/^[2-9]\d{9}$/);

/** Types one text at the caret, as a browser does before our handler runs. */
const type = (before: string, at: number, text: string) =>
  editPhone({
    before,
    raw: before.slice(0, at) + text + before.slice(at),
    caret: at + text.length,
  });
const erase = (before: string, at: number) =>
  editPhone({ before, raw: before.slice(0, at - 1) + before.slice(at), caret: at - 1 });
const shown = ({ value, caret }: { value: string; caret: number }) =>
  `${value.slice(0, caret)}|${value.slice(caret)}`;

describe('a phone number is formatted while it is typed (VL-05)', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['515', '515'],
    ['5155', '(515) 5'],
    ['515555', '(515) 555'],
    ['5155550', '(515) 555-0'],
    ['5155550168', '(515) 555-0168'],
    ['(515) 555-0168', '(515) 555-0168'],
    ['515.555.0168', '(515) 555-0168'],
    ['+1 (515) 555-0168', '(515) 555-0168'],
    ['15155550168', '(515) 555-0168'],
    ['1515555016', '(151) 555-5016'],
    ['51555501689', '51555501689'],
    ['515 555 0123 ext 4', '515 555 0123 ext 4'],
    ['no digits', ''],
    ['\u202a+1 515\u00a0555 0168\u202c', '(515) 555-0168'],
    ['tel:+1-515-555-0168', '(515) 555-0168'],
    ['５１５５５５０１６８', '(515) 555-0168'],
    ['＋１ ５１５ ５５５ ０１６８', '(515) 555-0168'],
    ['٥١٥٥٥٥٠١٦٨', '(515) 555-0168'],
    ['۵۱۵', '515'],
    ['515٥', '(515) 5'],
  ])('%j becomes %j', (text, formatted) => {
    expect(formatPhone(text)).toBe(formatted);
  });

  it.each([
    '+63 917 123 4567',
    '+639171234567',
    '+44 20 7946 0958',
    '+52 55 1234 5678',
    '+6591234567',
    '＋６５ ９１２３ ４５６７',
    '(+65) 9123 4567',
    'tel:+6591234567',
    '+',
    '+1',
    '+1 515 555 016',
    '0917 123 4567',
    '0912345678',
    '020 7946 095',
    '00 1 515 555 0168',
    '011 63 917 123 4567',
    '10917123456',
    '639171234567',
    '0',
  ])('%j stays as typed', (text) => {
    expect(formatPhone(text)).toBe(text);
  });

  const pluses = Array.from({ length: 0x2_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => sign.normalize('NFKC') === '+')
    .concat('\u2795', '\u2795\ufe0f', '\u02d6');

  it('knows every plus sign', () => {
    expect(pluses).toEqual(expect.arrayContaining(['+', '\uff0b', '\ufe62', '\u207a', '\u208a']));
  });

  it.each(pluses)('a number of another country is none of ours behind %j', (plus) => {
    for (const text of [`${plus}65 9123 4567`, `(${plus}65) 91234567`, `${plus}63 917 123 4567`]) {
      expect(formatPhone(text)).toBe(text);
      expect(mayBeForeign(text)).toBe(true);
      expect(phoneProblem(text, { exact: true })).not.toBeNull();
      expect(phoneProblem(text, { exact: false })).not.toBeNull();
    }
    let field = { value: '', caret: 0 };
    for (const sign of `${plus}6591234567`) field = type(field.value, field.caret, sign);
    expect(field.value).toBe(`${plus}6591234567`);
    expect(formatPhone(`${plus}1 515 555 0168`)).toBe('(515) 555-0168');
  });

  it.each([['⁵¹⁵ ⁵⁵⁵ ⁰¹⁶⁸'], ['①⑤①⑤⑤⑤⑤⓪①⑥⑧'], ['𝟓𝟏𝟓𝟓𝟓𝟓𝟎𝟏𝟔𝟖']])(
    'the digits of %j are digits',
    (text) => {
      expect(formatPhone(text)).toBe('(515) 555-0168');
    },
  );

  it('loses no digit but the country code, and does not change when formatted again', () => {
    const withDigits = fc.stringMatching(/^[+\d ()x-]{0,24}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), withDigits), (text) => {
        const once = formatPhone(text);
        expect([digitsOf(once), `1${digitsOf(once)}`]).toContain(digitsOf(text));
        expect(formatPhone(once)).toBe(once);
      }),
    );
  });

  it('has the same digits in order, typed one by one or pasted at once', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        let field = { value: '', caret: 0 };
        for (const digit of digits) field = type(field.value, field.caret, digit);
        expect(field).toEqual({ value: formatPhone(digits), caret: formatPhone(digits).length });
        expect(digitsOf(field.value)).toBe(digits);
        expect(type('', 0, `+1 ${digits}`)).toEqual(field);
      }),
    );
  });
});

describe('the caret stays where it was', () => {
  it.each([
    ['a digit typed in the middle', type('(515) 55', 3, '9'), '(519|) 555'],
    ['a digit typed after the area code', type('(515) 55', 6, '9'), '(515) 9|55'],
    ['a digit erased in the middle', erase('(515) 555-0168', 8), '(515) 5|50-168'],
    [
      'the space erased: nothing changes, the caret steps over it',
      erase('(515) 555', 6),
      '(515|) 555',
    ],
    ['the last digit erased', erase('(515) 555-0', 11), '(515) 555|'],
    [
      'the eleventh digit, after which no shape fits',
      type('(515) 555-0168', 14, '9'),
      '51555501689|',
    ],
    ['several digits at once, to the twelfth', type('(639) 171', 9, '234567'), '639171234567|'],
    ['an eleventh digit in the middle', type('(515) 555-0168', 3, '9'), '519|55550168'],
    ['a 0 put before a number', type('(917) 123-4567', 0, '0'), '0|9171234567'],
    ['a plus put before a number', type('(917) 123-4567', 0, '+'), '+|(917) 123-4567'],
    ['the 1 after that plus', type('+(917) 123-4567', 1, '1'), '|(917) 123-4567'],
    ['a digit of another script', type('(515) 55', 8, '５'), '(515) 555|'],
    ['a letter is not taken', type('(515) 555', 3, 'x'), '(51|5) 555'],
    [
      'a 1 put before a full number is the country code',
      type('(515) 555-0168', 0, '1'),
      '|(515) 555-0168',
    ],
    [
      'the digit that shows the first 1 to be the country code',
      type('(151) 555-5016', 14, '8'),
      '(515) 555-0168|',
    ],
  ])('%s', (_, field, expected) => {
    expect(shown(field)).toBe(expected);
  });

  it('moves past punctuation on the Delete key', () => {
    const field = editPhone({
      before: '(515) 555',
      raw: '(515 555',
      caret: 4,
      deletesForward: true,
    });
    expect(shown(field)).toBe('(515) |555');
  });

  it('stays at the end on the Delete key once nothing follows', () => {
    const field = editPhone({ before: '(515) 5', raw: '(515) ', caret: 6, deletesForward: true });
    expect(field).toEqual({ value: '515', caret: 3 });
  });

  it('several digits behind a whole number leave none of its punctuation', () => {
    expect(shown(type('(639) 171-2345', 14, '67'))).toBe('639171234567|');
  });

  it('a whole new number replaces the old one', () => {
    expect(editPhone({ before: '(515) 555-0168', raw: '6155550169', caret: 10 }).value).toBe(
      '(615) 555-0169',
    );
  });

  it.each([
    ['into the empty field', type('', 0, '515 555 0123 ext 4'), '515 555 0123 ext 4|'],
    ['all in a row', type('', 0, '5155550123456'), '5155550123456|'],
    ['into a full number', type('(515) 555-0168', 14, ' x42'), '(515) 555-0168 x42|'],
    ['with a digit first', type('(515) 555-0168', 14, '9 x42'), '(515) 555-01689 x42|'],
  ])('stays at the end of what was pasted %s, however many digits it has', (_, field, expected) => {
    expect(shown(field)).toBe(expected);
  });

  it.each([
    ['another digit is taken', type('515 555 0123 ext 4', 18, '2'), '515 555 0123 ext 42|'],
    ['and any other sign', type('515 555 0123 ext 4', 3, 'x'), '515x| 555 0123 ext 4'],
    ['it can be erased', erase('515 555 0123 ext 42', 19), '515 555 0123 ext 4|'],
    [
      'and takes its shape as soon as it is a number',
      erase('515 555 0123 ext 4', 18),
      '(515) 555-0123|',
    ],
  ])('of a number that is too long: %s', (_, field, expected) => {
    expect(shown(field)).toBe(expected);
  });

  it('has as many digits before it as the browser left there', () => {
    fc.assert(
      fc.property(tenDigits, fc.nat(9), fc.nat(14), (digits, length, place) => {
        const before = formatPhone(digits.slice(0, length));
        const at = Math.min(place, before.length);
        const { value, caret } = type(before, at, '7');
        expect(digitsOf(value.slice(0, caret)).length).toBe(
          digitsOf(before.slice(0, at)).length + 1,
        );
      }),
    );
  });
});

/** Signs as they come from a keyboard or the clipboard: some digits of other scripts among them. */
const sign = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'0123456789') },
  { weight: 3, arbitrary: fc.constantFrom(...'+ ()-.x', '５', '٥', '\u202a') },
);
const pasted = fc.string({ unit: sign, maxLength: 16 });
const plain = (text: string) => digitsOf(text.replace(/[５٥]/g, '5'));

describe('no digit is ever lost, and none appears', () => {
  it('whatever is typed and pasted at the end, but for the 1 of a whole number', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, pasted), { maxLength: 20 }), (pieces) => {
        let field = { value: '', caret: 0 };
        let given = '';
        for (const piece of pieces) {
          const before = plain(field.value);
          field = type(field.value, field.value.length, piece);
          given = plain(piece);
          const all = before + given;
          expect([all, /^1[1-9]\d{9}$/.test(all) ? all.slice(1) : all]).toContain(
            plain(field.value),
          );
          expect(field.caret).toBe(field.value.length);
        }
      }),
    );
  });

  it('whatever is typed, pasted over and erased anywhere; and the caret keeps its digits', () => {
    const edit = fc.record({ from: fc.nat(20), to: fc.nat(20), text: fc.oneof(sign, pasted) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        let value = '';
        for (const { from, to, text } of edits) {
          const [start = 0, end = 0] = [from, to].sort((a, b) => a - b);
          const raw = value.slice(0, start) + text + value.slice(end);
          const caret = Math.min(start, value.length) + text.length;
          const after = editPhone({ before: value, raw, caret });
          const all = plain(raw);
          const dropsCode = plain(after.value) !== all;
          if (dropsCode) expect(all).toMatch(/^1[1-9]\d{9}$/);
          expect(plain(after.value)).toBe(dropsCode ? all.slice(1) : all);
          const left = plain(raw.slice(0, caret)).length;
          expect(plain(after.value.slice(0, after.caret)).length).toBe(
            Math.max(0, dropsCode ? left - 1 : left),
          );
          value = after.value;
        }
      }),
    );
  });

  it('a foreign number is never accepted, typed sign by sign, pasted, or sent without the form', () => {
    const foreign = fc.oneof(
      fc.stringMatching(/^\+[02-9][\d ]{5,16}$/),
      fc.stringMatching(/^0[\d ]{5,16}$/),
      fc.stringMatching(/^[2-9]\d{10,14}$/),
    );
    fc.assert(
      fc.property(foreign, (number) => {
        let field = { value: '', caret: 0 };
        for (const one of number) field = type(field.value, field.caret, one);
        expect(digitsOf(field.value)).toBe(digitsOf(number));
        for (const text of [field.value, type('', 0, number).value, number, digitsOf(number)]) {
          if (/^[1-9]\d{9}$/.test(text)) continue;
          expect(phoneProblem(formatPhone(text), { exact: true })).not.toBeNull();
        }
        expect(mayBeForeign(field.value)).toBe(true);
      }),
    );
  });
});

describe('errors of a phone number (VL-03, VL-04)', () => {
  it.each([
    ['', 'Phone number is required'],
    ['   ', 'Phone number is required'],
    ['515', 'Please enter a valid phone number'],
    ['(515) 555-016', 'Please enter a valid phone number'],
    ['515-555-0168', 'Please enter a valid phone number'],
    ['abc', 'Please enter a valid phone number'],
    ['51555501689', 'Phone number must be exactly 10 digits'],
    ['(515) 555-01689', 'Phone number must be exactly 10 digits'],
    ['+63 917 123 4567', 'Phone number must be exactly 10 digits'],
    ['+65 9123 4567', 'Please enter a valid phone number'],
    ['0912345678', 'Please enter a valid phone number'],
    ['(091) 234-5678', 'Please enter a valid phone number'],
    ['+1 515 555 016', 'Please enter a valid phone number'],
    ['(515) 555-0168', null],
    ['5155550168', null],
  ])('%j in an application: %j', (text, message) => {
    expect(phoneProblem(text, { exact: true })).toBe(message);
  });

  it('has no text about exactly ten digits outside applications', () => {
    expect(phoneProblem('51555501689', { exact: false })).toBe('Please enter a valid phone number');
  });

  it.each([
    ['+6', true],
    ['0', true],
    ['51555501689', true],
    ['', false],
    ['+', false],
    ['+1 515', false],
    ['515', false],
    ['(515) 555-0168', false],
    // Too many digits, but the rest is an extension.
    ['515 555 0123 ext 4', false],
    ['(515) 555-0123 #4', false],
  ])('whether %j may be of another country: %s', (text, isForeign) => {
    expect(mayBeForeign(text)).toBe(isForeign);
  });
});

it('a phone number with spaces around it is right', () => {
  for (const exact of [true, false])
    expect(phoneProblem(' (515) 555-0168\n', { exact })).toBeNull();
});
