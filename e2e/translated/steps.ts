import { expect, type Page } from '@playwright/test';
import type { Step } from './translator';
import { OTHER_SIZE } from '../support/page-sizes';

export const at = (search: RegExp) => (page: Page) => expect(page).toHaveURL(search);
/** Names of controls only begin as they do in English. */
export const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

export async function toggle(page: Page, label: RegExp, facet: string, which = 0) {
  await button(page, label).click();
  const option = page.locator(`dialog[open] input[name="${facet}"]`).nth(which);
  await option.click();
  await page.keyboard.press('Escape');
}
export const type = async (page: Page, name: string, text: string) => {
  await page.locator(`input[name="${name}"]`).fill(text);
  await page.keyboard.press('Enter');
};
export const clear = (page: Page) => button(page, /^Clear all/i).press('Enter');

export const LIST: readonly Step[] = [
  {
    name: 'sort',
    do: (page) => page.locator('select[name="sort"]').selectOption('highestPay'),
    then: at(/sort=highestPay/),
  },
  { name: 'page 2', do: (page) => page.locator('a[rel="next"]').click(), then: at(/page=2/) },
  {
    name: 'page 4',
    do: (page) => page.locator('[data-width="desktop"] a[aria-label="Page 4"]').click(),
    then: at(/page=4/),
  },
  {
    name: `${OTHER_SIZE} a page`,
    do: (page) => page.locator('select[name="per"]').selectOption(String(OTHER_SIZE)),
    then: at(new RegExp(`per=${OTHER_SIZE}`)),
  },
  { name: 'a filter', do: (page) => toggle(page, /^Shift/, 'shift'), then: at(/shift=/) },
  { name: 'no job', do: (page) => type(page, 'q', 'zzzz'), then: at(/q=zzzz/) },
  {
    name: 'all again',
    do: clear,
    then: at(new RegExp(`/jobs(\\?sort=highestPay(&per=${OTHER_SIZE})?)?$`)),
  },
];

export const field = (page: Page, name: string) => page.locator(`form[id] [name="${name}"]`);
export const submit = (page: Page) => page.locator('form[id] [type="submit"]').click();
export const fillPerson = async (page: Page) => {
  await field(page, 'firstName').fill('Sample');
  await field(page, 'lastName').fill('Applicant');
  await field(page, 'email').fill('sample@example.com');
  await field(page, 'phone').fill('5155550168');
  await field(page, 'phone').blur();
};
