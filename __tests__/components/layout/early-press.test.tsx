/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import * as React from 'react';

/** A document of its own: what was pressed early is pressed again once. */
async function takeOver() {
  jest.resetModules();
  jest.doMock('react', () => React);
  const { EarlyPress } = await import('@/components/layout/early-press');
  return () => void render(<EarlyPress />);
}

const aMoment = () => act(() => new Promise<void>((done) => void setTimeout(done, 5)));

function addButton(type: 'button' | 'submit' = 'button') {
  const button = document.createElement('button');
  button.type = type;
  document.body.append(button);
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  Reflect.set(window, 'pressedEarly', button);
  return { button, pressed };
}

it('presses again what was pressed early, once', async () => {
  const { pressed } = addButton();
  (await takeOver())();
  await aMoment();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses it again where React takes the page over within the press', async () => {
  const { button, pressed } = addButton();
  const start = await takeOver();
  button.addEventListener('click', start, { once: true });
  act(() => button.click());
  expect(pressed).toHaveBeenCalledTimes(1);
  await aMoment();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('sends no form again', async () => {
  const { pressed } = addButton('submit');
  (await takeOver())();
  await aMoment();
  expect(pressed).not.toHaveBeenCalled();
});
