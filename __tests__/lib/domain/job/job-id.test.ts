import { isSameId, withCapitals } from '@/lib/domain/job/job-id';

describe('two ids are one record’s', () => {
  it.each([
    ['x1', 'x1', true],
    ['a0X5e000001AbCdEAK', 'a0X5e000001AbCd', true],
    ['a0X5e000001AbCd', 'a0X5e000001AbCdEAK', true],
    ['a0X5e000001AbCd', 'a0X5e000001ABCDEAK', false],
    ['a0X5e000001AbC', 'a0X5e000001AbCdEAK', false],
    ['x1', 'X1', false],
    ['', 'x1', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameId(one, other)).toBe(same);
  });
});

describe('a long id in small letters', () => {
  it.each([
    // Salesforce's own example of the two forms, and others worked out by its rule.
    ['001a0000006v3moaaa', '001a0000006v3moAAA'],
    ['a0xbc000001defgqae', 'a0xbC000001dEfgQAE'],
  ])('%s has the capitals that its end says: %s', (given, own) => {
    expect(withCapitals(given)).toBe(own);
  });

  it.each([
    'a0xbc000001defg',
    'a0XbC000001dEfgQAE',
    '00000000000000000',
    'travel-rn-tulsa-01',
    'a0xbc000001defgqa9',
  ])('%s stays as it is', (id) => {
    expect(withCapitals(id)).toBeNull();
  });
});
