import { plainCharacters } from '@/lib/domain/words/plain-characters';

const named = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

it.each(
  [
    0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200e, 0x202e, 0x2060, 0x2069,
    0x3164, 0xfe00, 0xfeff, 0xffa0, 0xfff9, 0xfffa, 0xfffb, 0xfffe, 0xfdd0, 0xd800, 0xe0001,
    0xe0041, 0xe007f,
  ].map((code) => [named(code), String.fromCodePoint(code)] as const),
)('leaves out %s, which is invisible', (_, character) => {
  expect(plainCharacters(character)).toBe('');
  expect(plainCharacters(`Da${character}na`)).toBe('Dana');
});

it.each(['\u200C', '\u200D', '\uFE0F', '\u3164\u200D', ' \u200D\u200C'])(
  'leaves out joiners and selectors alone, so that %j is no name',
  (text) => {
    expect(plainCharacters(text).trim()).toBe('');
  },
);

it.each([
  ['I\u200DCU', 'ICU'],
  ['RN\u200C 3\u200Dx12', 'RN 3x12'],
  ['RN\u200D👩\u200D⚕\uFE0F', 'RN👩\u200D⚕\uFE0F'],
])('leaves out joiners after letters and figures that never join: %j', (text, expected) => {
  expect(plainCharacters(text)).toBe(expected);
});

it.each([
  ['joiners within words', 'می\u200Cخواهم क्\u200Dष'],
  ['emoji of several parts, and their styles', '👩🏽\u200D⚕\uFE0F ❤\uFE0F ☎\uFE0E 🇺🇸'],
  ['accents, tabs and line breaks', 'Zoe\u0308 José\t1\r\n2'],
  ['Hangul', '한국 김'],
])('keeps %s', (_, text) => {
  expect(plainCharacters(text)).toBe(text);
});

it('replaces control characters with spaces', () => {
  expect(plainCharacters('a\u0000b\u0085c')).toBe('a b c');
});
