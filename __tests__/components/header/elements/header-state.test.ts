import { headerAfterScroll, type HeaderState } from '@/components/header/elements/header-state';

const HEIGHT = 80;

describe('the header after a scroll (HD-10)', () => {
  it.each<[HeaderState, number, number, HeaderState, string]>([
    ['top', 0, 0, 'top', 'the page as it opens'],
    ['top', 0, 50, 'top', 'exactly 50 px is still the top'],
    ['top', 50, 51, 'shown', 'it appears after 50 px'],
    ['top', 0, 60, 'shown', 'it appears after 50 px'],
    ['top', 0, 130, 'shown', 'while its own place is still in view'],
    ['top', 0, 131, 'hidden', 'a jump counts as scrolling down'],
    ['shown', 51, 52, 'hidden', 'down'],
    ['shown', 400, 900, 'hidden', 'down'],
    ['hidden', 900, 1400, 'hidden', 'further down'],
    ['hidden', 900, 899, 'shown', 'up'],
    ['shown', 900, 51, 'shown', 'further up'],
    ['shown', 900, 50, 'top', 'up to the top'],
    ['hidden', 900, 0, 'top', 'up to the top'],
    ['hidden', 900, -20, 'top', 'past the top, where a page springs back'],
    ['hidden', 900, 900, 'hidden', 'sideways'],
    ['shown', 900, 900, 'shown', 'sideways'],
    ['top', 900, 900, 'shown', 'a page that opens further down'],
  ])('%s, from %d to %d: %s (%s)', (state, from, to, expected) => {
    expect(headerAfterScroll(state, { from, to, headerHeight: HEIGHT })).toBe(expected);
  });
});
