/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import * as React from 'react';

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

/** A part of the page with a script of its own, and two buttons. */
function addPart(...names: readonly [string, string]) {
  const part = document.createElement('div');
  part.dataset.part = '';
  document.body.append(part);
  const [one, other] = [addButton(names[0]), addButton(names[1])];
  part.append(one, other);
  return { part, one, other };
}

/** What the page itself remembers (scripts/after-first-paint.mjs). */
function remembered(type: string, target: Element = document.body): Event {
  const event = new Event(type);
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

/** The scripts of a page in which this happened before; gives back what React does when it has taken it over. */
async function scriptsAfter(...events: readonly Event[]) {
  Reflect.set(window, 'early', events);
  jest.resetModules();
  jest.doMock('react', () => React);
  const { EarlyPress } = await import('@/components/layout/early-press');
  return () => void render(<EarlyPress />);
}

async function afterEarly(...events: readonly Event[]) {
  (await scriptsAfter(...events))();
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

it('does so once, and what was heard is not pressed again', async () => {
  const [clear, next] = [addButton('clear'), addButton('next')];
  await afterPresses(clear);
  expect(Reflect.get(window, 'early')).toBeNull();
  act(() => next.click());
  const { pressAgain } = await import('@/components/ui/early-presses');
  pressAgain();
  await aMoment();
  expect(order).toEqual(['clear', 'next']);
});

it('presses again what was pressed between the scripts’ coming and React’s taking over', async () => {
  const [clear, next] = [addButton('clear'), addButton('next')];
  const takeOver = await scriptsAfter(remembered('click', clear));
  act(() => next.click());
  takeOver();
  await aMoment();
  expect(order).toEqual(['next', 'clear', 'next']);
});

it('keeps for later what is not heard this time either', async () => {
  const [clear, state] = [addButton('clear'), addButton('state', { 'aria-expanded': 'false' })];
  const asleep = document.createElement('div');
  asleep.append(clear, state);
  document.body.append(asleep);
  // As React lets no click through to what it has not taken over.
  const stop = (event: Event) => event.stopPropagation();
  asleep.addEventListener('click', stop, true);
  await afterPresses(clear, state);
  expect(order).toEqual([]);
  asleep.removeEventListener('click', stop, true);
  const { pressAgain } = await import('@/components/ui/early-presses');
  pressAgain(asleep);
  await aMoment();
  expect(order).toEqual(['clear', 'state']);
});

it('keeps what opens something and was pressed before the others are pressed again', async () => {
  const [clear, state] = [addButton('clear'), addButton('state', { 'aria-expanded': 'false' })];
  const takeOver = await scriptsAfter(remembered('click', clear));
  const part = document.createElement('div');
  part.append(clear, state);
  document.body.append(part);
  const stop = (event: Event) => event.stopPropagation();
  part.addEventListener('click', stop, true);
  takeOver();
  // Before the others' turn has come.
  act(() => state.click());
  await aMoment();
  part.removeEventListener('click', stop, true);
  part.dataset.awake = 'true';
  const { pressAgain } = await import('@/components/ui/early-presses');
  pressAgain(part);
  pressAgain(part);
  await aMoment();
  expect(order).toEqual(['clear', 'state']);
});

it('presses what a part has had no time for before what is pressed in it next', async () => {
  const { part, one, other } = addPart('clear', 'next');
  (await scriptsAfter())();
  await aMoment();
  const stop = (event: Event) => event.stopPropagation();
  part.addEventListener('click', stop, true);
  act(() => one.click());
  part.removeEventListener('click', stop, true);
  part.dataset.awake = 'true';
  act(() => other.click());
  const { pressAgain } = await import('@/components/ui/early-presses');
  pressAgain(part);
  await aMoment();
  expect(order).toEqual(['clear', 'next']);
});

it('remembers nothing of a part that hears, whether or not it lets clicks come back up', async () => {
  const { part, one, other } = addPart('save', 'next');
  part.dataset.awake = 'true';
  (await scriptsAfter())();
  await aMoment();
  one.addEventListener('click', (event) => event.stopPropagation());
  act(() => one.click());
  act(() => other.click());
  await aMoment();
  expect(order).toEqual(['save', 'next']);
});

it('presses it again where React takes the page over within the press', async () => {
  const button = addButton('clear');
  const takeOver = await scriptsAfter();
  button.addEventListener('click', takeOver, { once: true });
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
  const form = document.createElement('form');
  document.body.append(form);
  const it = addButton('it', attributes);
  form.append(it);
  await afterPresses(it, addButton('clear'));
  expect(order).toEqual(['clear']);
});

it('does without a page that remembers anything', async () => {
  Reflect.deleteProperty(window, 'early');
  jest.resetModules();
  jest.doMock('react', () => React);
  const { EarlyPress } = await import('@/components/layout/early-press');
  render(<EarlyPress />);
  await aMoment();
  expect(order).toEqual([]);
});
