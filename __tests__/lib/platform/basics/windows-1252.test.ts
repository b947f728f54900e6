import { fromWindows1252 } from '@/lib/platform/basics/windows-1252';

it('reads every byte as the encoding standard does', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = fromWindows1252(bytes);
  expect(text.slice(0, 0x80) + text.slice(0xa0)).toBe(
    Buffer.from([...bytes.subarray(0, 0x80), ...bytes.subarray(0xa0)]).toString('latin1'),
  );
  expect(text.slice(0x80, 0xa0)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ');
});
