import { indexOfId, recordId } from '@/sandbox/jobs/record-id';

it('makes ids of 18 letters and digits, and reads the index back from either prefix', () => {
  for (const index of [0, 1, 61, 62, 4_000, 99_999]) {
    expect(recordId(index)).toMatch(/^a0K[A-Za-z0-9]{15}$/);
    expect(indexOfId(recordId(index))).toBe(index);
    expect(indexOfId(recordId(index, 'a0J'))).toBe(index);
  }
});

it('ends an id with a checksum of its letter case, so that the first fifteen are unique ignoring case', () => {
  // Capitals at 3 of the first five characters, none of the second five, the first and third of the last.
  expect(recordId(0).slice(0, 15)).toBe('a0KVf000000DBGr');
  expect(recordId(0).slice(15)).toBe('MAO');
});

it.each([
  '',
  'a0K',
  recordId(5).slice(0, 15),
  `${recordId(5).slice(0, 17)}Z`,
  'b'.repeat(18),
  '%3Cscript%3Ealert(1',
])('has no index for %j', (id) => {
  expect(indexOfId(id)).toBeNull();
});
