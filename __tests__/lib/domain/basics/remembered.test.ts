import { remembered } from '@/lib/domain/basics/remembered';

describe('memoized work', () => {
  it('runs once for a text, even if the result is null', () => {
    const work = jest.fn((text: string) => (text === '' ? null : text.length));
    const lengthOf = remembered(work);
    expect(['abc', '', 'abc', ''].map(lengthOf)).toEqual([3, null, 3, null]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('starts over after very many texts, so that it never grows', () => {
    const work = jest.fn((text: string) => text);
    const same = remembered(work);
    for (let at = 0; at < 10_001; at += 1) same(`${at}`);
    same('10000');
    expect(work).toHaveBeenCalledTimes(10_001);
    same('0');
    expect(work).toHaveBeenCalledTimes(10_002);
  });
});
