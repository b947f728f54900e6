import { isSameId } from '@/lib/domain/job/job-id';

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
