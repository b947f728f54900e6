/** @jest-environment jsdom */
import { keepControls, onPageReturn } from '@/lib/client/page/page-return';

const transition = (name: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const control = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** Leaves the page and returns to it as Safari does: what has `autocomplete` off by then is reset at some time after `pageshow`. */
async function leaveAndReturn() {
  transition('pagehide', true);
  const toReset = [...document.querySelectorAll<HTMLElement>('[autocomplete="off" i]')];
  transition('pageshow', true);
  await nextTask();
  await nextTask();
  for (const element of toReset) {
    if (element instanceof HTMLFormElement) element.reset();
    if (!(element instanceof HTMLInputElement)) continue;
    element.value = element.defaultValue;
    element.checked = element.defaultChecked;
  }
}

beforeAll(keepControls);
beforeEach(() => {
  document.body.innerHTML = `<input id="alone" autocomplete="off"><form autocomplete="Off">
    <input type="checkbox" id="box" autocomplete="off"><input type="radio" name="r" id="radio">
    <input id="text" autocomplete="email"><input type="search" id="search" value="of the server" autocomplete="off">
    <textarea id="area"></textarea>
    <select id="select"><option value="a">A</option><option value="b">B</option></select></form>`;
});

describe('a page that returns from the back/forward cache', () => {
  it('has every control as it was left', async () => {
    control<HTMLInputElement>('box').checked = true;
    control<HTMLInputElement>('radio').checked = true;
    const texts = ['alone', 'text', 'search', 'area'];
    for (const id of texts) control<HTMLInputElement>(id).value = `typed in ${id}`;
    control<HTMLSelectElement>('select').value = 'b';
    await leaveAndReturn();
    expect(control<HTMLInputElement>('box').checked).toBe(true);
    expect(control<HTMLInputElement>('radio').checked).toBe(true);
    for (const id of texts) expect(control<HTMLInputElement>(id).value).toBe(`typed in ${id}`);
    expect(control<HTMLSelectElement>('select').value).toBe('b');
  });

  it('has every attribute as it was, for each time it is left', async () => {
    const attributes = () =>
      [...document.querySelectorAll('*')].map((element) => element.getAttribute('autocomplete'));
    const before = attributes();
    await leaveAndReturn();
    expect(attributes()).toEqual(before);
    control<HTMLInputElement>('alone').value = 'typed';
    await leaveAndReturn();
    expect(control<HTMLInputElement>('alone').value).toBe('typed');
  });

  it('tells its listeners when it is whole again', async () => {
    const seen: (string | null)[] = [];
    const stop = onPageReturn(() => seen.push(control('alone').getAttribute('autocomplete')));
    await leaveAndReturn();
    stop();
    await leaveAndReturn();
    expect(seen).toEqual(['off']);
  });

  it('keeps its attributes when it is left for good', () => {
    transition('pagehide', false);
    expect(control('alone').getAttribute('autocomplete')).toBe('off');
  });

  it('is not meant when a page is shown for the first time', async () => {
    const heard = jest.fn();
    const stop = onPageReturn(heard);
    transition('pageshow', false);
    await nextTask();
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});
