import type { EngineName } from '../../support/engines/engine';
import { expect, test } from '../../support/engines/test';
import type { Visitor } from '../../support/engines/visitor';
import { COUNT, field } from './targets';

const PHONE = { css: 'form input[name=phone]' };
const WORDS = { css: 'input[name=q]' };
const PICKER = { css: '#pick-q' };
const NUMBER = '5155550168';
const SHOWN = '(515) 555-0168';

/** What keyboards do beside typing: they compose, paste and undo. */
export function typeJourneys(engine: EngineName): void {
  test.describe('with every keyboard', { tag: '@long' }, () => {
    test(`${engine}: a keyboard that composes its digits doubles none, and full-width ones are read`, async ({
      visitor,
    }) => {
      await visitor.open('/quickapply');
      await compose(visitor, PHONE.css, NUMBER);
      expect(await visitor.value(PHONE)).toBe(SHOWN);
      await clear(visitor);
      expect(await visitor.value(PHONE)).toBe('');
      await compose(visitor, PHONE.css, '５１５５５５０１６８');
      expect(await visitor.value(PHONE)).toBe(SHOWN);
      await clear(visitor);
      // What a keyboard for Japanese enters without composing.
      await visitor.keys(...'５１５５５５０１６８');
      await shows(visitor, SHOWN);
    });

    test(`${engine}: a number is undone step by step, and pasted`, async ({ visitor }) => {
      await visitor.open('/quickapply');
      await visitor.press(PHONE);
      await visitor.keys(...NUMBER);
      await shows(visitor, SHOWN);
      let left = NUMBER;
      for (let steps = 0; left !== ''; steps += 1) {
        expect(steps, 'steps until nothing is left').toBeLessThan(12);
        // What the menu's 'Undo' does: WebKitGTK leaves the keys for it to the application.
        await visitor.sees(() => document.execCommand('undo'));
        const digits = (await visitor.value(PHONE)).replace(/\D/g, '');
        expect(left.startsWith(digits), `${digits} after ${left}`).toBe(true);
        left = digits;
      }
      await visitor.keys(...NUMBER);
      await shows(visitor, SHOWN);
      await clear(visitor);

      await visitor.type(field('First name'), '+1 515-555-0169');
      await visitor.keys('Control+a', 'Control+c');
      await visitor.press(PHONE);
      await visitor.keys('Control+v');
      await shows(visitor, '(515) 555-0169');
      await clear(visitor);
      await visitor.keys(...NUMBER);
      await shows(visitor, SHOWN);
      // Back through all of the above, to an empty field: each engine takes steps of its own.
      for (let steps = 0; steps < 40; steps += 1) {
        await visitor.sees(() => document.execCommand('undo'));
        const undone = (await visitor.value(PHONE)).replace(/^\+1|\D/g, '');
        expect(
          [NUMBER, '5155550169'].some((number) => number.startsWith(undone)),
          undone,
        ).toBe(true);
      }
      expect(await visitor.value(PHONE)).toBe('');
    });

    test(`${engine}: words that are composed or pasted are searched for as they stand`, async ({
      visitor,
    }) => {
      await visitor.open('/jobs');
      const all = await visitor.text(COUNT);
      await compose(visitor, WORDS.css, 'icu');
      await visitor.waits('for the words', async () => /[?&]q=icu$/.test(await visitor.path()));
      await visitor.waits('for fewer jobs', async () => (await visitor.text(COUNT)) !== all);
      expect(await visitor.value(WORDS)).toBe('icu');
      await visitor.press(WORDS);
      await visitor.keys('Control+a', 'Control+c', 'Backspace');
      await visitor.waits('for all jobs', async () => (await visitor.text(COUNT)) === all);
      await visitor.keys('Control+v');
      await visitor.waits('for the words', async () => /[?&]q=icu$/.test(await visitor.path()));
      await visitor.sees(() => document.execCommand('undo'));
      await visitor.waits('for all jobs', async () => (await visitor.text(COUNT)) === all);
      expect(await visitor.value(WORDS)).toBe('');
    });

    test(`${engine}: Enter that ends a composed word chooses nothing`, async ({ visitor }) => {
      await visitor.open('/');
      await visitor.type(PICKER, 'icu');
      await visitor.shows({ css: '[role=option]' });
      await visitor.keys('ArrowDown');
      // Safari tells of the last key by its code alone.
      await visitor.sees(pressEnter, PICKER.css, { isComposing: true });
      await visitor.sees(pressEnter, PICKER.css, { keyCode: 229 });
      expect(await visitor.value(PICKER)).toBe('icu');
      await visitor.keys('Enter');
      await visitor.waits('for a choice', async () => (await visitor.value(PICKER)) !== 'icu');
    });
  });
}

/** The field formats what was typed in a task of its own. */
const shows = (visitor: Visitor, number: string) =>
  visitor.waits(`for ${number}`, async () => (await visitor.value(PHONE)) === number);

async function clear(visitor: Visitor): Promise<void> {
  await visitor.press(PHONE);
  await visitor.keys('Control+a', 'Backspace');
}

/** Composes a text letter by letter: no driver has such a keyboard, so these are its events, in the order of UI Events, 5.7.4. */
async function compose(visitor: Visitor, css: string, text: string): Promise<void> {
  await visitor.press({ css });
  await visitor.sees(composeIn, css, text);
}

function composeIn(css: string, text: string): void {
  const input = document.querySelector<HTMLInputElement>(css);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  if (!input || !set) throw new Error(`No ${css}`);
  const tell = (type: string, data: string) =>
    input.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, cancelable: true }));
  const before = input.value;
  tell('compositionstart', '');
  for (let length = 1; length <= text.length; length += 1) {
    const data = text.slice(0, length);
    const told = { data, inputType: 'insertCompositionText', isComposing: true, bubbles: true };
    input.dispatchEvent(new InputEvent('beforeinput', told));
    tell('compositionupdate', data);
    // The keyboard writes all of its text again, over its own earlier text and nothing else.
    const isAsLeft = input.value === before + text.slice(0, length - 1);
    set.call(input, (isAsLeft ? before : input.value) + data);
    input.dispatchEvent(new InputEvent('input', told));
  }
  tell('compositionend', text);
}

function pressEnter(css: string, how: { isComposing?: boolean; keyCode?: number }): void {
  const enter = { key: 'Enter', bubbles: true, cancelable: true, ...how };
  document.querySelector(css)?.dispatchEvent(new KeyboardEvent('keydown', enter));
}
