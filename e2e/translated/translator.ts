import type { Page } from '@playwright/test';
import { hydratesFully } from '../support/comes-to-life';
import { expect } from '../support/test';

/**
 * How a translator changes a page. 'wraps': each text once, in two elements, as Google Translate does. 'follows': each sentence in an
 * element of its own, and whatever changes later too. 'tidies': the text itself, again and again; it joins text nodes and removes comments
 * and white space.
 */
export const MANNERS = ['wraps', 'follows', 'tidies'] as const;
export type Manner = (typeof MANNERS)[number];

/** At the end of every translated text, so that a text can be told from its translation and compared with it. */
const MARK = '¤';

declare global {
  interface Window {
    /** How many texts have been translated. */
    translated?: number;
  }
}

/** Translates what is on the page, now and, in two manners, from now on. */
export async function translate(page: Page, manner: Manner): Promise<void> {
  await page.evaluate(startTranslator, [manner, MARK] as const);
}

function startTranslator([manner, mark]: readonly [Manner, string]): void {
  const { documentElement: root, body } = document;
  root.lang = 'es';
  root.classList.add('translated-ltr');
  window.translated = 0;

  function wrap(text: Text, parts: readonly string[]) {
    const make = () => {
      const font = document.createElement('font');
      font.style.verticalAlign = 'inherit';
      return font;
    };
    const outer = make();
    for (const part of parts) {
      const inner = make();
      inner.textContent = part;
      outer.append(inner);
    }
    outer.lastElementChild?.append(mark);
    text.replaceWith(outer);
  }

  function translateIn(within: Node) {
    if (manner === 'tidies') within.normalize();
    const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
    const nodes: CharacterData[] = [];
    while (walk.nextNode()) nodes.push(walk.currentNode as CharacterData);
    for (const node of nodes) {
      const { parentElement } = node;
      if (
        !parentElement ||
        parentElement.closest('script,style,textarea,svg,noscript,title,[translate="no"]')
      )
        continue;
      // A name in braces is a word like any other.
      const data = node.data.replaceAll('}', `${mark}}`);
      if (data.trim() === '' || node.nodeType === Node.COMMENT_NODE) {
        if (manner === 'tidies') node.remove();
        continue;
      }
      if (node.data.includes(mark) || parentElement.closest('font')) continue;
      window.translated = (window.translated ?? 0) + 1;
      if (manner === 'tidies') node.data = data.trimEnd() + mark;
      else wrap(node as Text, manner === 'wraps' ? [data] : data.split(/(?<=[.?!] )/));
    }
  }

  translateIn(body);
  if (manner === 'wraps') return;
  const options = { childList: true, characterData: true, subtree: true };
  // Its translations come from a server, a little later.
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      translateIn(body);
    }, 20);
  }).observe(body, options);
}

/**
 * What a page shows, in the words of its maker: its cards, and everything else. Not how many jobs a map has in view: it makes room for a
 * card, and a translated card has another height.
 */
const shown = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement, mark) => {
    const words = (element: HTMLElement) =>
      element.innerText
        .replaceAll(mark, '')
        .replace(/\d+ in view of|\s+/g, '')
        .toLowerCase();
    const cards = [...main.querySelectorAll<HTMLElement>('article')].map(words);
    return [...cards, cards.reduce((rest, card) => rest.replace(card, ''), words(main))];
  }, MARK);

export type Step = {
  readonly name: string;
  readonly do: (page: Page) => Promise<unknown>;
  /** What is true afterwards. */
  readonly then?: (page: Page) => Promise<unknown>;
};

/** Collects errors of a page and of its console. */
export function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    // The tag manager and others of the build with every setting lead nowhere here (playwright.config.ts).
    const isElsewhere = message.text().includes('ERR_NAME_NOT_RESOLVED');
    if (message.type() === 'error' && !isElsewhere) said.push(message.text());
  });
  return said;
}

/**
 * React's own error when it cannot hydrate a part of the page that something else has changed, and draws that part anew. Parts that nobody
 * sees yet, such as closed lists of options, are hydrated last.
 */
export const IS_HYDRATION = /Minified React error #4(?:18|23|25)/;

/** Takes the same steps on a page and on its translation: each time both show the same, and nothing fails. */
export async function compareSteps(
  page: Page,
  path: string,
  manner: Manner,
  steps: readonly Step[],
): Promise<void> {
  const plain = await page.context().newPage();
  const said = listen(page);
  for (const each of [plain, page]) {
    await each.goto(path);
    await hydratesFully(each);
  }
  await translate(page, manner);
  for (const step of [{ name: 'translated', do: async () => {} }, ...steps] as const) {
    for (const each of [plain, page]) {
      // What moves stands still in a tab that is not shown.
      await each.bringToFront();
      await step.do(each);
    }
    for (const each of [plain, page])
      if ('then' in step)
        await step.then?.(each).catch((error: unknown) => {
          throw new Error([`after '${step.name}'`, ...said].join('; '), { cause: error });
        });
    await expect(async () => {
      expect(await shown(page), `${step.name}, ${manner}`).toEqual(await shown(plain));
    }).toPass({ timeout: 15_000 });
  }
  await expectAtRest(page);
  expect(said.filter((text) => !IS_HYDRATION.test(text))).toEqual([]);
  await plain.close();
}

/** The page and its translator do not answer each other for ever. */
async function expectAtRest(page: Page): Promise<void> {
  const count = () => page.evaluate(() => window.translated);
  await expect(async () => {
    const before = await count();
    await page.waitForTimeout(200);
    expect(await count()).toBe(before);
  }).toPass({ timeout: 5_000 });
}
