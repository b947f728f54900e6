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

/** What the page itself remembers (scripts/after-first-paint.mjs). */
function remembered(type: string, target: Element = document.body): Event {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

async function afterEarly(...events: readonly Event[]) {
  Reflect.set(window, 'early', events);
  render(<EarlyPress />);
  await aMoment();
}

const afterPresses = (...pressed: readonly (Element | undefined)[]) =>
  afterEarly(...pressed.map((target) => remembered('click', target)));

it('presses again what was pressed early, each once and in the order of the last presses', async () => {
  const [clear, next] = [addButton('clear'), addButton('next')];
  await afterPresses(clear, next, undefined, clear);
  expect(order).toEqual(['next', 'clear']);
});

it('presses a button where what is in it was pressed', async () => {
  const button = addButton('clear');
  const words = document.createElement('span');
  button.append(words);
  await afterPresses(words);
  expect(order).toEqual(['clear']);
});

it('nothing that was pressed before something was typed', async () => {
  const [clear, next] = [addButton('clear'), addButton('next')];
  await afterEarly(remembered('click', clear), remembered('input'), remembered('click', next));
  expect(order).toEqual(['next']);
});

it('does so once in the life of a page', async () => {
  await afterPresses(addButton('clear'));
  expect(Reflect.get(window, 'early')).toBeNull();
  render(<EarlyPress />);
  await aMoment();
  expect(order).toEqual(['clear']);
});

it('presses it again where React takes the page over within the press', async () => {
  const button = addButton('clear');
  Reflect.set(window, 'early', [remembered('click', button)]);
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
  await afterPresses(state, clear, menu);
  expect(order).toEqual(['clear', 'menu']);
  order = [];
  await afterPresses(menu, state, undefined);
  expect(order).toEqual([]);
});

it.each([
  ['sends no form again', { type: 'submit' }],
  ['keeps no job again', { 'data-save': '' }],
])('%s', async (_, attributes) => {
  await afterPresses(addButton('it', attributes), addButton('clear'));
  expect(order).toEqual(['clear']);
});

it('does without a page that remembers anything', async () => {
  Reflect.deleteProperty(window, 'early');
  render(<EarlyPress />);
  await aMoment();
  expect(order).toEqual([]);
});
