import { BREAKPOINTS } from '@/lib/config/limits';
import { PAGE_STOPS } from '@/stylelint.config.mjs';

it('lint allows pages to change only at the widths that scripts know (CN-01, CN-16)', () => {
  expect(PAGE_STOPS).toEqual([...new Set(Object.values(BREAKPOINTS))]);
});
