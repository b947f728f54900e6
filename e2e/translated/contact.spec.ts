import { test } from '../support/test';
import { field, fillPerson, submit } from './steps';
import { compareSteps, MANNERS } from './translator';

// The form needs mail keys.
test.use({ build: 'full' });

for (const manner of MANNERS)
  test(`the contact form under a translator that ${manner} @long`, async ({ page }) => {
    await compareSteps(page, '/contact', manner, [
      { name: 'errors', do: submit },
      { name: 'filled in', do: fillPerson },
      { name: 'more', do: (each) => field(each, 'subject').fill('Hello') },
      { name: 'all', do: (each) => field(each, 'message').fill('A question') },
    ]);
  });
