/** @jest-environment jsdom */
import { keepControls, onPageReturn } from '@/lib/client/page/page-return';

const transition = (name: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const control = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** Leaves the page and returns to it as Safari does: controls are reset after `pageshow`, before any timer. */
async function leaveAndReturn() {
  transition('pagehide', true);
  transition('pageshow', true);
  document.querySelector('form')?.reset();
  await nextTask();
}

beforeAll(keepControls);
beforeEach(() => {
  document.body.innerHTML = `<form autocomplete="off">
    <input type="checkbox" id="box"><input type="radio" name="r" id="radio">
    <input id="text"><input type="search" id="search" value="of the server"><textarea id="area"></textarea>
    <input type="hidden" id="hidden" value="a"><input type="file" id="file">
    <select id="select"><option value="a">A</option><option value="b">B</option></select></form>`;
});

describe('a page that returns from the back/forward cache', () => {
  it('has every control as it was left', async () => {
    control<HTMLInputElement>('box').checked = true;
    control<HTMLInputElement>('radio').checked = true;
    for (const id of ['text', 'search', 'area', 'hidden'])
      control<HTMLInputElement>(id).value = `typed in ${id}`;
    control<HTMLSelectElement>('select').value = 'b';
    await leaveAndReturn();
    expect(control<HTMLInputElement>('box').checked).toBe(true);
    expect(control<HTMLInputElement>('radio').checked).toBe(true);
    for (const id of ['text', 'search', 'area', 'hidden'])
      expect(control<HTMLInputElement>(id).value).toBe(`typed in ${id}`);
    expect(control<HTMLSelectElement>('select').value).toBe('b');
  });

  it('tells its listeners only then, because they may know better', async () => {
    const box = control<HTMLInputElement>('box');
    const stop = onPageReturn(() => {
      box.checked = true;
    });
    await leaveAndReturn();
    stop();
    expect(box.checked).toBe(true);
    box.checked = false;
    await leaveAndReturn();
    expect(box.checked).toBe(false);
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
