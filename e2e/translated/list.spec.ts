import { test } from '../support/test';
import { LIST } from './steps';
import { compareSteps } from './translator';

test('a translated list shows the jobs of every order, page and filter', async ({ page }) => {
  await compareSteps(page, '/jobs', 'follows', LIST);
});
