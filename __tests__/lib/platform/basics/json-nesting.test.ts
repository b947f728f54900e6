import { readNesting } from '@/lib/platform/basics/json-nesting';

describe('readNesting', () => {
  it('names the brackets that are open, and where the text first had none', () => {
    expect(readNesting('{"a": ["]"')).toEqual({ nesting: '{[', firstEnd: null });
    expect(readNesting('{} {"a": [')).toEqual({ nesting: '{[', firstEnd: 2 });
  });

  it.each([
    [64, '['.repeat(64)],
    [65, null],
  ])('%i levels', (levels, nesting) => {
    expect(readNesting('['.repeat(levels))).toEqual({ nesting, firstEnd: null });
  });

  it.each(['{]', '}', '{"a'])('%s cannot go on', (json) => {
    expect(readNesting(json).nesting).toBeNull();
  });
});
