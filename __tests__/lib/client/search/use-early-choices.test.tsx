/** @jest-environment jsdom */
import { cleanup, renderHook } from '@testing-library/react';
import { useEarlyChoices } from '@/lib/client/search/use-early-choices';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';

const PAGE = `
  <form id="filters">
    <select name="per"><option>10</option><option>25</option></select>
    <select name="sort"><option value=""></option><option value="highestPay"></option></select>
    <select name="minPay"><option value=""></option><option>2000</option></select>
    <select name="radius"><option value=""></option><option>50</option></select>
    <input name="q"><input name="near">
    <input type="checkbox" name="state" value="TX">
    <input type="checkbox" name="state" value="OH" checked>
  </form>
  <select name="per"><option>10</option><option>100</option></select>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
});
afterEach(cleanup);

/** Does what a visitor does before the script is there, and says what the script reports. */
function reported(search: string, choose: () => void) {
  const change = jest.fn();
  choose();
  const hook = renderHook(() => useEarlyChoices('filters', parseJobQuery(search), change));
  hook.rerender();
  return change.mock.calls.map(([query, mode]) => [serializeJobQuery(query), mode]);
}

const set = (name: string, value: string) => () => {
  const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
  if (field) field.value = value;
};
const press = (value: string) => () =>
  document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();

it.each<[string, () => void, string, string]>([
  ['a page size', set('per', '25'), 'state=OH&per=25', 'push'],
  ['an order', set('sort', 'highestPay'), 'state=OH&sort=highestPay', 'push'],
  ['the least pay', set('minPay', '2000'), 'state=OH&minPay=2000', 'replace'],
  ['words', set('q', 'night'), 'state=OH&q=night', 'replace'],
  ['a place', set('near', 'Austin'), 'state=OH&near=Austin', 'replace'],
  ['a box that is ticked', press('TX'), 'state=OH,TX', 'replace'],
  ['a box that is cleared', press('OH'), '', 'replace'],
])('%s chosen before the script came is reported once, on the first page', (_, choose, ...told) => {
  expect(reported('state=OH&page=3', choose)).toEqual([told]);
});

it('a distance is reported with the place it is from', () => {
  expect(
    reported('state=OH&near=Austin', () => {
      document.querySelector('[name=near]')?.setAttribute('value', 'Austin');
      set('radius', '50')();
    }),
  ).toEqual([['state=OH&near=Austin&radius=50', 'replace']]);
});

it('reports nothing where nothing was chosen, or only outside the form', () => {
  expect(reported('state=OH', () => undefined)).toEqual([]);
  const outside = document.querySelector<HTMLSelectElement>('form + select');
  expect(reported('state=OH', () => outside && (outside.value = '100'))).toEqual([]);
});
