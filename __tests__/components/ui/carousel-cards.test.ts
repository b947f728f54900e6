import { readFileSync } from 'node:fs';
import { CAROUSEL } from '@/lib/config/limits';

it('the style sheet of the carousel shows as many cards at once as the rules say (CN-02)', () => {
  const css = readFileSync('components/ui/boxes/carousel.module.css', 'utf8');
  expect(Number(/--cards: (\d+);/.exec(css)?.[1])).toBe(CAROUSEL.pageSizeDesktop);
});
