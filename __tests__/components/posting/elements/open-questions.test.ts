/** @jest-environment jsdom */
import '@/components/posting/elements/open-questions';

beforeEach(() => {
  document.body.innerHTML = `
    <a data-asks href="/contact?job=J-1#asked">Ask</a>
    <a data-asks href="sms:+15155550142?&amp;body=Hi%2C%20about%20J-1.%20">Text</a>
    <a href="/contact">Contact</a>
    <open-questions><form>
      <label><input type="checkbox" name="ask" value="ratio" data-question="How many?"><span>Ratio</span></label>
      <label><input type="checkbox" name="ask" value="call" data-question="Is there call?"><span>Call</span></label>
    </form></open-questions>`;
});

const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const box = (value: string) => document.querySelector<HTMLInputElement>(`[value='${value}']`);
const PLAIN = [
  '/contact?job=J-1#asked',
  'sms:+15155550142?&body=Hi%2C%20about%20J-1.%20',
  '/contact',
];

test('ticked questions are added to the links that ask, and to no others', () => {
  expect(hrefs()).toEqual(PLAIN);
  box('ratio')?.click();
  box('call')?.click();
  const [ask, text, other] = hrefs();
  expect(ask).toBe('/contact?job=J-1&ask=ratio&ask=call#asked');
  expect(decodeURIComponent(text ?? '')).toBe(
    'sms:+15155550142?&body=Hi, about J-1. \n- How many?\n- Is there call?',
  );
  expect(other).toBe('/contact');
  box('ratio')?.click();
  box('call')?.click();
  expect(hrefs()).toEqual(PLAIN);
});

test('a box that the browser ticked again on the way back counts', () => {
  box('call')?.setAttribute('checked', '');
  window.dispatchEvent(new Event('pageshow'));
  expect(hrefs()[0]).toBe('/contact?job=J-1&ask=call#asked');
});

test('a translated page asks in the words of the posting', () => {
  for (const words of document.querySelectorAll('label span'))
    words.innerHTML = '<font><font>Proporción</font></font>';
  box('ratio')?.click();
  expect(decodeURIComponent(hrefs()[1] ?? '')).toMatch(/- How many\?$/);
});
