/** @jest-environment jsdom */
import { keepOneOpen } from '@/elements/page/one-open';

const HTML = `
  <details name="a" id="a1" open></details><details name="a" id="a2"></details>
  <details name="b" id="b1" open></details><details id="none" open></details>`;

const open = (id: string) => {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) throw new Error(id);
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
};
const areOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = HTML;
});

it('closes the others of a name, and only those', () => {
  keepOneOpen();
  open('a2');
  expect(areOpen()).toEqual(['a2', 'b1', 'none']);
  open('none');
  expect(areOpen()).toEqual(['a2', 'b1', 'none']);
});

it('leaves it to a browser that does so itself', () => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', { value: '', configurable: true });
  const listen = jest.spyOn(document, 'addEventListener');
  keepOneOpen();
  expect(listen).not.toHaveBeenCalled();
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
});
