import { BREAKPOINTS } from '@/lib/config/limits';
import { PAGE_STOPS } from '@/stylelint.config.mjs';

it('lint lets pages change at the widths that scripts know, and at no other (CN-01, CN-16)', () => {
  expect(PAGE_STOPS).toEqual([...new Set(Object.values(BREAKPOINTS))]);
});
