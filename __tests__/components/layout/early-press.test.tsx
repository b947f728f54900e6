/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { EarlyPress } from '@/components/layout/early-press';

const aMoment = () => act(() => new Promise<void>((done) => void setTimeout(done, 5)));

let order: string[] = [];
beforeEach(() => {
  order = [];
  document.body.replaceChildren();
});

/** A button that tells of its presses. */
function addButton(name: string, attributes: Readonly<Record<string, string>> = {}) {
  const button = document.createElement('button');
  button.type = 'button';
  for (const [attribute, value] of Object.entries(attributes))
    button.setAttribute(attribute, value);
  button.addEventListener('click', () => order.push(name));
  document.body.append(button);
  return button;
}

/** What the page itself remembers (scripts/after-first-paint.mjs): null for a press on nothing. */
async function afterEarly(...pressed: readonly (HTMLElement | null)[]) {
  Reflect.set(window, 'pressedEarly', pressed);
  render(<EarlyPress />);
  await aMoment();
}

it('presses again what was pressed early, each once and in its order', async () => {
  const [clear, next] = [addButton('clear'), addButton('next')];
  await afterEarly(clear, next, clear, null, next);
  expect(order).toEqual(['clear', 'next']);
});

it('does so once in the life of a page', async () => {
  await afterEarly(addButton('clear'));
  expect(Reflect.get(window, 'pressedEarly')).toBeNull();
  render(<EarlyPress />);
  await aMoment();
  expect(order).toEqual(['clear']);
});

it('presses it again where React takes the page over within the press', async () => {
  const button = addButton('clear');
  Reflect.set(window, 'pressedEarly', [button]);
  button.addEventListener('click', () => void render(<EarlyPress />), { once: true });
  act(() => button.click());
  expect(order).toEqual(['clear']);
  await aMoment();
  expect(order).toEqual(['clear', 'clear']);
});

it('opens only what was pressed last', async () => {
  const state = addButton('state', { 'aria-expanded': 'false' });
  const menu = addButton('menu', { 'aria-haspopup': 'dialog' });
  const clear = addButton('clear');
  await afterEarly(state, clear, menu);
  expect(order).toEqual(['clear', 'menu']);
  order = [];
  await afterEarly(menu, state, null);
  expect(order).toEqual([]);
});

it.each([
  ['sends no form again', { type: 'submit' }],
  ['keeps no job again', { 'data-save': '' }],
])('%s', async (_, attributes) => {
  await afterEarly(addButton('it', attributes), addButton('clear'));
  expect(order).toEqual(['clear']);
});

it('does without a page that remembers anything', async () => {
  Reflect.deleteProperty(window, 'pressedEarly');
  render(<EarlyPress />);
  await aMoment();
  expect(order).toEqual([]);
});
